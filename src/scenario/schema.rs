//! The JSON Schema of scenarios, made from the description of the format.

use serde_json::{Map, Value as Json, json};

use super::shape::{EXPECTED, SCENARIO, Shape, Value};
use crate::rules::{AXES, rules};
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

/// The JSON Schema (draft-07) of a scenario file. Editors that know it complete keys, explain them and mark faults
/// while one writes; the reader itself reports more.
pub fn schema() -> Json {
    let mut definitions = Map::new();
    let root = shape(&SCENARIO, &mut definitions);
    let mut schema = json!({
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "Halfpoint scenario",
    });
    if let (Json::Object(schema), Json::Object(root)) = (&mut schema, root) {
        schema.extend(root);
        definitions.sort_keys();
        schema.insert("definitions".to_owned(), definitions.into());
    }
    schema
}

fn shape(shape: &'static Shape, definitions: &mut Map<String, Json>) -> Json {
    let mut properties = Map::new();
    for key in shape.keys {
        let mut property = value(&key.value, definitions);
        if property.get("$ref").is_some() {
            // In draft-07 nothing may stand beside a reference.
            property = json!({ "allOf": [property] });
        }
        property["description"] = key.doc.into();
        properties.insert(key.name.to_owned(), property);
    }
    let required: Vec<&str> = shape.keys.iter().filter(|key| key.required).map(|key| key.name).collect();
    let mut object = json!({ "description": shape.doc, "type": "object", "additionalProperties": false, "properties": properties });
    if !required.is_empty() {
        object["required"] = required.into();
    }
    object
}

fn value(kind: &'static Value, definitions: &mut Map<String, Json>) -> Json {
    match kind {
        Value::Line => json!({ "type": ["string", "number"] }),
        Value::Text => json!({ "type": "string" }),
        Value::Number => define("number", definitions, |_| number()),
        Value::Whole(least, most) => json!({ "type": "integer", "minimum": least, "maximum": most }),
        Value::Word(words) => {
            let options: Vec<Json> = words.iter().map(|(word, doc)| json!({ "const": word, "description": doc })).collect();
            json!({ "oneOf": options })
        }
        Value::Edition => {
            let editions: Vec<Json> = rules().editions().map(|edition| described(&edition.id, edition.title.get("en"))).collect();
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
        Value::Participant => json!({ "type": ["string", "integer"], "description": "A participant: the name or the pairing number." }),
        Value::Contribution => define("contribution", definitions, |_| json!({ "anyOf": [number(), { "enum": ["-", "–", "−"] }] })),
        Value::LineUps => {
            let line_up = json!({ "type": "array", "items": { "type": ["string", "integer"] } });
            json!({ "type": "object", "patternProperties": { "^[1-9][0-9]*$": line_up }, "additionalProperties": false })
        }
        Value::Path => json!({ "type": "string", "pattern": format!("^{PATH}$") }),
        Value::Steps => define("steps", definitions, |_| {
            let value = json!({ "anyOf": [number(), { "const": "undefined" }] });
            json!({ "type": "object", "patternProperties": { format!("^{PATH}$"): value }, "additionalProperties": false })
        }),
        Value::Place => json!({ "type": ["string", "integer"], "pattern": PLACE, "minimum": 1 }),
        Value::Undefined => json!({ "const": "undefined" }),
        Value::List(item) => json!({ "type": "array", "items": value(item, definitions) }),
        Value::Mapping(inner) => define(inner.name, definitions, |definitions| shape(inner, definitions)),
        Value::Readings => define("readings", definitions, |_| readings()),
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
fn define(name: &str, definitions: &mut Map<String, Json>, make: impl FnOnce(&mut Map<String, Json>) -> Json) -> Json {
    if !definitions.contains_key(name) {
        definitions.insert(name.to_owned(), Json::Null);
        let made = make(definitions);
        definitions.insert(name.to_owned(), made);
    }
    json!({ "$ref": format!("#/definitions/{name}") })
}

fn described(id: &str, text: Option<&String>) -> Json {
    let mut option = json!({ "const": id });
    if let Some(text) = text {
        option["description"] = text.as_str().into();
    }
    option
}

/// A number as YAML reads it, or the text of one.
fn number() -> Json {
    json!({ "type": ["number", "string"], "pattern": NUMBER, "description": "An exact number: 2, ½, 2½, 2.5, 2,5 or 5/2." })
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

fn readings() -> Json {
    let mut properties = Map::new();
    for axis in rules().axes() {
        let options: Vec<Json> = axis.options.iter().map(|option| described(&option.id, option.text.get("en"))).collect();
        let mut property = json!({ "oneOf": options });
        if let Some(question) = axis.question.get("en") {
            property["description"] = question.as_str().into();
        }
        properties.insert(axis.id.clone(), property);
    }
    json!({ "type": "object", "additionalProperties": false, "properties": properties })
}

fn expectations(definitions: &mut Map<String, Json>) -> Json {
    let expected = value(&EXPECTED, definitions);
    let mut place = value(&Value::Place, definitions);
    place["description"] = "The rank in the final standings: 4, or 4-5 where places are shared.".into();
    let mut adjusted = expected.clone();
    adjusted["description"] = "The score that counts for opponents (C.07 16.3).".into();
    let participant = json!({
        "type": "object",
        "description": "What is expected of one participant: tie-break codes with their values, rank, adjusted.",
        "properties": { "rank": place, "adjusted": adjusted.clone(), "adjusted:MP": adjusted.clone(), "adjusted:GP": adjusted },
        "patternProperties": { format!("^{}$", code_pattern()): expected },
        "additionalProperties": false,
    });
    json!({ "type": "object", "description": "Participants, by name or pairing number.", "additionalProperties": participant })
}
