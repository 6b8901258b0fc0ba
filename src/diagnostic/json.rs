//! Diagnostics for machines.

use serde_json::{Value, json};

use super::{Diagnostic, Label, Severity, Source};
use crate::locale::Locale;

impl Severity {
    /// The word for machines: `error`, `warning` or `note`.
    pub fn as_str(self) -> &'static str {
        match self {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Note => "note",
        }
    }
}

impl Diagnostic {
    /// The diagnostic as JSON: lines and columns count from 1 (columns in characters), spans are bytes from 0.
    pub fn to_json(&self, source: &Source, locale: &Locale) -> Value {
        let labels: Vec<Value> = self
            .secondary
            .iter()
            .map(|label| {
                let mut value = place(label, source);
                value["text"] = self.label_text(label, locale);
                value
            })
            .collect();
        let help: Vec<String> = self.help.iter().map(|name| self.attribute(locale, name)).collect();
        let mut value = json!({
            "code": self.code.as_str(),
            "severity": self.severity.as_str(),
            "message": self.headline(locale),
            "path": source.path.to_string_lossy(),
        });
        if let (Value::Object(fields), Value::Object(primary)) = (&mut value, place(&self.primary, source)) {
            fields.extend(primary);
        }
        value["label"] = self.label_text(&self.primary, locale);
        value["labels"] = labels.into();
        value["help"] = help.into();
        value
    }

    fn label_text(&self, label: &Label, locale: &Locale) -> Value {
        label.text.map_or(Value::Null, |name| self.attribute(locale, name).into())
    }
}

fn place(label: &Label, source: &Source) -> Value {
    let (start, end) = (source.position(label.span.start), source.position(label.span.end));
    json!({
        "line": start.line,
        "column": start.column,
        "end_line": end.line,
        "end_column": end.column,
        "span": [label.span.start, label.span.end],
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::Code;

    #[test]
    fn tells_bytes_and_characters_apart() {
        let source = Source { path: "x.yaml".into(), text: "½: Ёж\nb: 2".to_owned() };
        let fault = Diagnostic::error(Code::DuplicateKey, 4..8).arg("key", "½").also(9..10, "first");
        let json = fault.to_json(&source, Locale::english());
        assert_eq!((&json["line"], &json["column"], &json["end_column"]), (&1.into(), &4.into(), &6.into()));
        assert_eq!(json["span"], json!([4, 8]));
        assert_eq!((&json["labels"][0]["line"], &json["severity"]), (&2.into(), &"error".into()));
    }
}
