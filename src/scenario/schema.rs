//! The JSON Schema of scenarios, made from the description of the format.

use serde_json::{Map, Value as Json, json};

use super::shape::{EXPECTED, SCENARIO, Shape, Value};
use crate::locale::Locale;
use crate::render::in_language;
use crate::rules::{AXES, Edition, Texts, rules};
use crate::tiebreak::Name;

/// Exact numbers as texts: `2`, `½`, `2½`, `2.5`, `2,5`, `5/2`, with a minus sign in front or not.
const NUMBER: &str = "^[-−]?([0-9]{1,10}|[0-9]{0,10}[½¼¾⅓⅔⅙⅚]|[0-9]{0,10}[.,][0-9]{1,6}|[0-9]{1,10}/[0-9]{1,10})$";
/// Paths of steps: `TPR/p4/dp/rounded`.
const PATH: &str = "[A-Za-z0-9:+-]+(/[A-Za-z0-9:+-]+)+";
/// Places: `4`, or `4-5` where they are shared.
const PLACE: &str = "^[1-9][0-9]*([-–][1-9][0-9]*)?$";
/// Words for unplayed rounds, the opponent first, the result first.
const CELL: &str = concat!(
    "^([pP][aA][bB]|[fFhHzZ][pP][bB]|[+=]?[bB][yY][eE]|[uUfFhHzZ]|[+-]1|-½|-0([.,]5)?|--|[aA][bB][sS]([eE][nN][tT])?|0000",
    "|[fF][rR][eE][eE]|[rR][eE][sS][tT]|[?]",
    "|[0-9]{1,9}([wWbBбБчЧ?](1|0|½|=|0?[.,]5|1/2)|[wWbBбБчЧ?]?(\\+|-|--|\\*))",
    "|[-+=−][wWbBбБчЧ?][0-9]{1,9}|[-+xX−][fF][0-9]{1,9})$"
);
/// The same for teams, with game points for a result.
const TEAM_CELL: &str = concat!(
    "^([pP][aA][bB]|[fFhHzZ][pP][bB]|[aA][bB][sS]([eE][nN][tT])?|[fF][rR][eE][eE]",
    "|[0-9]{1,9}([wWbBбБчЧ?]([0-9]{1,3}[½¼¾]?|[½¼¾]|[0-9]{0,3}[.,][0-9]{1,2}|[0-9]{1,4}/[0-9]{1,3})|[wWbBбБчЧ?]?(\\+|-|--|\\*)))$"
);
/// The teams of a match, or a team without one.
const MATCH: &str = "^\\s*[0-9]{1,9}(\\s*[-–?:]\\s*[0-9]{1,9})?\\s*$";
/// Who met whom and how it ended, or who sat out.
const PAIRING: &str = "^\\s*[0-9]{1,9}(\\s*[-–?:]\\s*[0-9]{1,9})?\\s+\\S.*$";

/// The JSON Schema (draft-07) of a scenario file, with what it explains in a language. Editors that know it complete
/// keys, explain them and mark faults while one writes; the reader itself reports more.
pub fn schema(locale: &Locale) -> Json {
    let mut definitions = Definitions { made: Map::new(), locale };
    let root = shape(&SCENARIO, &mut definitions);
    let mut definitions = definitions.made;
    let mut schema = json!({
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": locale.text("schema-title", &[]),
    });
    if let (Json::Object(schema), Json::Object(root)) = (&mut schema, root) {
        schema.extend(root);
        definitions.sort_keys();
        schema.insert("definitions".to_owned(), definitions.into());
    }
    schema
}

/// The definitions that were made so far, and the language of their words.
struct Definitions<'l> {
    made: Map<String, Json>,
    locale: &'l Locale,
}

impl Definitions<'_> {
    /// What a message says, such as `schema-player.rating`.
    fn words(&self, key: &str) -> Json {
        self.locale.text(&format!("schema-{key}"), &[]).map_or(Json::Null, Json::from)
    }
}

fn shape(shape: &'static Shape, definitions: &mut Definitions<'_>) -> Json {
    let mut properties = Map::new();
    for key in shape.keys {
        let mut property = value(&key.value, definitions);
        if property.get("$ref").is_some() {
            // In draft-07 nothing may stand beside a reference.
            property = json!({ "allOf": [property] });
        }
        property["description"] = definitions.words(&format!("{}.{}", shape.name, key.name));
        properties.insert(key.name.to_owned(), property);
    }
    let required: Vec<&str> = shape.keys.iter().filter(|key| key.required).map(|key| key.name).collect();
    let doc = definitions.words(shape.name);
    let mut object = json!({ "description": doc, "type": "object", "additionalProperties": false, "properties": properties });
    if !required.is_empty() {
        object["required"] = required.into();
    }
    object
}

fn value(kind: &'static Value, definitions: &mut Definitions<'_>) -> Json {
    match kind {
        Value::Line => json!({ "type": ["string", "number"] }),
        Value::Text => json!({ "type": "string" }),
        Value::Words(text) => {
            let text = value(text, definitions);
            let per_language: Map<String, Json> = Locale::languages().map(|language| (language.to_owned(), text.clone())).collect();
            let doc = definitions.words("words");
            let languages = json!({
                "description": doc, "type": "object", "properties": per_language, "minProperties": 1, "additionalProperties": false,
            });
            json!({ "anyOf": [text, languages] })
        }
        Value::Number => define("number", definitions, |definitions| number(definitions)),
        Value::Whole(least, most) => json!({ "type": "integer", "minimum": least, "maximum": most }),
        Value::Word(name, words) => {
            let doc = |word: &str| definitions.words(&format!("{name}.{word}"));
            let options: Vec<Json> = words.iter().map(|word| json!({ "const": word, "description": doc(word) })).collect();
            json!({ "oneOf": options })
        }
        Value::Edition => {
            let described = |edition: &Edition| described(&edition.id, &edition.title, definitions.locale);
            let editions: Vec<Json> = rules().editions().map(described).collect();
            json!({ "oneOf": editions })
        }
        Value::Code => define("code", definitions, |_| json!({ "type": "string", "pattern": format!("^{}$", code_pattern()) })),
        Value::Subject => {
            json!({ "oneOf": [{ "enum": ["rank", "adjusted", "adjusted:MP", "adjusted:GP"] }, value(&Value::Code, definitions)] })
        }
        Value::Cell => define("cell", definitions, |_| text_or_whole(CELL)),
        Value::TeamCell => define("team-cell", definitions, |_| text_or_whole(TEAM_CELL)),
        Value::Matches => define("matches", definitions, |_| {
            let boards =
                json!({ "anyOf": [{ "type": ["string", "number"] }, { "type": "array", "items": { "type": ["string", "number"] } }] });
            json!({ "type": "object", "patternProperties": { MATCH: boards }, "additionalProperties": false })
        }),
        Value::Pairing => define("pairing", definitions, |_| json!({ "type": "string", "pattern": PAIRING })),
        Value::Participant => json!({ "type": ["string", "integer"], "description": definitions.words("participant") }),
        Value::Contribution => {
            define("contribution", definitions, |definitions| json!({ "anyOf": [number(definitions), { "enum": ["-", "–", "−"] }] }))
        }
        Value::LineUps => {
            let line_up = json!({ "type": "array", "items": { "type": ["string", "integer"] } });
            json!({ "type": "object", "patternProperties": { "^[1-9][0-9]*$": line_up }, "additionalProperties": false })
        }
        Value::Path => json!({ "type": "string", "pattern": format!("^{PATH}$") }),
        Value::Steps => define("steps", definitions, |definitions| {
            let value = json!({ "anyOf": [number(definitions), { "const": "undefined" }] });
            json!({ "type": "object", "patternProperties": { format!("^{PATH}$"): value }, "additionalProperties": false })
        }),
        Value::Place => json!({ "type": ["string", "integer"], "pattern": PLACE, "minimum": 1 }),
        Value::Undefined => json!({ "const": "undefined" }),
        Value::List(item) => json!({ "type": "array", "items": value(item, definitions) }),
        Value::Mapping(inner) => define(inner.name, definitions, |definitions| shape(inner, definitions)),
        Value::Readings => define("readings", definitions, |definitions| readings(definitions)),
        Value::Expectations => define("expectations", definitions, expectations),
        Value::Under => {
            let values = value(&Value::Expectations, definitions);
            let ids: Vec<String> = rules().editions().map(|edition| edition.id.clone()).collect();
            let changes: Vec<String> = AXES.iter().map(|(axis, options)| format!("{axis}=({})", options.join("|"))).collect();
            let part = format!("({}|{})", ids.join("|"), changes.join("|"));
            json!({ "type": "object", "propertyNames": { "pattern": format!("^{part}(\\+{part})*$") }, "additionalProperties": values })
        }
        Value::Either(kinds) => {
            let options: Vec<Json> = kinds.iter().map(|kind| value(kind, definitions)).collect();
            json!({ "anyOf": options })
        }
    }
}

/// A reference to a definition, which is made when it is first asked for.
fn define(name: &str, definitions: &mut Definitions<'_>, make: impl FnOnce(&mut Definitions<'_>) -> Json) -> Json {
    if !definitions.made.contains_key(name) {
        definitions.made.insert(name.to_owned(), Json::Null);
        let made = make(definitions);
        definitions.made.insert(name.to_owned(), made);
    }
    json!({ "$ref": format!("#/definitions/{name}") })
}

fn described(id: &str, texts: &Texts, locale: &Locale) -> Json {
    json!({ "const": id, "description": in_language(texts, &locale.language()) })
}

/// A number as YAML reads it, or the text of one.
fn number(definitions: &Definitions<'_>) -> Json {
    json!({ "type": ["number", "string"], "pattern": NUMBER, "description": definitions.words("number") })
}

/// A text that YAML may take for a whole number.
fn text_or_whole(pattern: &str) -> Json {
    json!({ "anyOf": [{ "type": "string", "pattern": pattern }, { "type": "integer" }] })
}

/// Codes in any letter case: JSON Schema has no flag for that, so each letter is written twice.
fn code_pattern() -> String {
    let any_case = |text: &str| -> String {
        text.chars().map(|letter| format!("[{}{}]", letter.to_ascii_uppercase(), letter.to_ascii_lowercase())).collect()
    };
    let mut names: Vec<&str> = Name::ALL.iter().map(|name| name.as_str()).collect();
    names.extend(["GE", "POINTS"]);
    let names: Vec<String> = names.into_iter().map(any_case).collect();
    format!("({})(:[MmGg][Pp])?([-/]([CcMm][12]|[Ll][+-]?[0-9]+|[Kk][0-9]+|[PpFfRr]))*", names.join("|"))
}

fn readings(definitions: &Definitions<'_>) -> Json {
    let mut properties = Map::new();
    for axis in rules().axes() {
        let options: Vec<Json> = axis.options.iter().map(|option| described(&option.id, &option.text, definitions.locale)).collect();
        let property = json!({ "oneOf": options, "description": in_language(&axis.question, &definitions.locale.language()) });
        properties.insert(axis.id.clone(), property);
    }
    json!({ "type": "object", "additionalProperties": false, "properties": properties })
}

fn expectations(definitions: &mut Definitions<'_>) -> Json {
    let expected = value(&EXPECTED, definitions);
    let mut place = value(&Value::Place, definitions);
    place["description"] = definitions.words("rank");
    let mut adjusted = expected.clone();
    adjusted["description"] = definitions.words("adjusted");
    let participant = json!({
        "type": "object",
        "description": definitions.words("expected"),
        "properties": { "rank": place, "adjusted": adjusted.clone(), "adjusted:MP": adjusted.clone(), "adjusted:GP": adjusted },
        "patternProperties": { format!("^{}$", code_pattern()): expected },
        "additionalProperties": false,
    });
    json!({ "type": "object", "description": definitions.words("expectations"), "additionalProperties": participant })
}
