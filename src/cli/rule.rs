//! `halfpoint rule`.

use serde::Serialize;

use super::output::Format;
use super::{Exit, Failure, input, output};
use crate::render::{Arg, Setting, Templates, say};
use crate::report::article::{ArticlePage, Topic, find};
use crate::rules::rules;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// An article (16.4.1), a tie-break code (BH-C1) or a diagnostic (S014)
    #[arg(value_name = "ARTICLE|CODE|DIAGNOSTIC")]
    topic: String,
    /// The edition, by default the newest
    #[arg(long, value_name = "ID")]
    edition: Option<String>,
    /// The format of the page
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
}

/// What a diagnostic means.
#[derive(Debug, Serialize)]
struct DiagnosticPage {
    code: &'static str,
    meaning: String,
}

/// Shows what an article, a code or a diagnostic says.
pub(super) fn run(arguments: &Arguments, templates: &Templates) -> Result<Exit, Failure> {
    let edition = match &arguments.edition {
        Some(id) => input::edition(id)?,
        None => rules().newest(),
    };
    let topic = find(edition, &arguments.topic).map_err(|near| {
        let sentence = match near {
            Some(near) => say("cli-no-topic-similar").with("similar", Arg::Text(near)),
            None => say("cli-no-topic"),
        };
        Failure::Said(sentence.with("text", Arg::Text(arguments.topic.clone())))
    })?;
    let setting = Setting { edition: Some(edition), ..Setting::default() };
    let text = match topic {
        Topic::Article(number, code) => {
            let article = edition.article(&number).ok_or_else(|| {
                let sentence = say("cli-no-article").with("edition", Arg::Text(edition.id.clone()));
                Failure::Said(sentence.with("number", Arg::Text(number.clone())))
            })?;
            let language = templates.locale().language();
            let mut page = ArticlePage::new(edition, article, &language);
            if let Some(code) = code {
                page = page.of_code(edition, code, &language);
            }
            match arguments.format {
                Format::Text => templates.render("text/article.txt.j2", &page, &setting)?,
                Format::Md => templates.render("markdown/article.md.j2", &page, &setting)?,
                Format::Html => templates.render("html/article.html.j2", &page, &setting)?,
                Format::Json => serde_json::to_string_pretty(&page).map_err(Failure::of_others)?,
            }
        }
        Topic::Diagnostic(code) => {
            let meaning = code.meaning(templates.locale());
            let page = DiagnosticPage { code: code.as_str(), meaning };
            match arguments.format {
                Format::Json => serde_json::to_string_pretty(&page).map_err(Failure::of_others)?,
                Format::Html => templates.render("html/diagnostic.html.j2", &page, &setting)?,
                Format::Text | Format::Md => templates.render("text/diagnostic.txt.j2", &page, &setting)?,
            }
        }
    };
    output::print(&text)?;
    Ok(Exit::Well)
}
