//! The template environment.
//!
//! Templates are part of the program and may be replaced one by one by a folder of the user's. The name decides the
//! output: in `*.html.j2` and `*.md.j2` every value is escaped for HTML or Markdown by itself, in `*.txt.j2` it loses its
//! control characters. Sentences come from the files of the language and are trusted; the values put into them are
//! escaped like all others. A variable that does not exist is an error, and so is printing a bare `true` or `none`.

mod escape;
mod functions;
mod markdown;
mod sentence;
mod text;

use std::fmt;

use include_dir::{Dir, include_dir};
use minijinja::syntax::SyntaxConfig;
use minijinja::value::{Object, Serde, ValueKind};
use minijinja::{AutoEscape, Environment, ErrorKind, TemplateSource, UndefinedBehavior, Value};
use serde::Serialize;

#[cfg(feature = "cli")]
pub(crate) use functions::slug;
pub use markdown::to_html as markdown_to_html;
pub use sentence::{Arg, Line, Sentence, Style, Term, say};

use crate::locale::Locale;
use crate::rules::Edition;

static EMBEDDED: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/templates");

/// The kind of output that a template makes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Output {
    /// Plain text for a terminal.
    Text,
    /// Markdown.
    Markdown,
    /// HTML.
    Html,
}

impl Output {
    fn of_template(name: &str) -> Output {
        let name = name.strip_suffix(".j2").unwrap_or(name);
        match name.rsplit_once('.').map(|(_, extension)| extension) {
            Some("html") => Output::Html,
            Some("md") => Output::Markdown,
            _ => Output::Text,
        }
    }

    fn of_state(state: &minijinja::State<'_, '_>) -> Output {
        match state.auto_escape() {
            AutoEscape::Html => Output::Html,
            AutoEscape::Custom(name) if name.as_ref() == "markdown" => Output::Markdown,
            _ => Output::Text,
        }
    }

    /// Escapes text from outside.
    fn escape(self, text: &str) -> String {
        match self {
            Output::Text => escape::plain(text),
            Output::Markdown => escape::markdown(text),
            Output::Html => escape::html(text),
        }
    }
}

/// Where a citation leads.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Citations {
    /// Nowhere; the title of the article is at hand where the output can show it.
    #[default]
    Plain,
    /// To the list on the same page, for the articles that are in it; their ids are such as `article-16-4-2`.
    Listed(Vec<String>),
    /// To a page per article; `{}` in the pattern stands for `16-4-2`.
    Pages(String),
}

/// What a page is made with beside its own data.
#[derive(Clone, Debug, Default)]
pub struct Setting<'a> {
    /// The edition whose articles are cited.
    pub edition: Option<&'a Edition>,
    /// Where citations lead.
    pub citations: Citations,
    /// Whether the participants are teams, which messages call so.
    pub teams: bool,
}

/// What functions look up while a template is rendered.
#[derive(Debug)]
struct Surroundings {
    /// The id of the edition whose articles are cited.
    edition: String,
    /// The articles that may be cited: number and title.
    titles: Vec<(String, String)>,
    /// The numbers of the articles that are not certain.
    unverified: Vec<String>,
    citations: Citations,
    teams: bool,
}

impl Object for Surroundings {}

/// The name under which [`Surroundings`] are a global of the environment.
const SURROUNDINGS: &str = "_surroundings";

/// The templates of one language.
pub struct Templates {
    environment: Environment<'static>,
    locale: &'static Locale,
}

impl Templates {
    /// The templates that are part of the program.
    pub fn embedded(locale: &'static Locale) -> Templates {
        Templates::with_loader(locale, embedded)
    }

    /// The same, except those found in a folder of the user's.
    #[cfg(feature = "cli")]
    pub fn overridden(locale: &'static Locale, folder: &std::path::Path) -> Templates {
        let own = minijinja::path_loader(folder);
        Templates::with_loader(locale, move |name| match own(name)? {
            Some(found) => Ok(Some(found)),
            None => embedded(name),
        })
    }

    fn with_loader(
        locale: &'static Locale,
        load: impl Fn(&str) -> Result<Option<TemplateSource>, minijinja::Error> + Send + Sync + 'static,
    ) -> Templates {
        let mut environment = Environment::new();
        environment.set_undefined_behavior(UndefinedBehavior::Strict);
        environment.set_debug(true);
        environment.set_auto_escape_callback(|name| match Output::of_template(name) {
            Output::Html => AutoEscape::Html,
            Output::Markdown => AutoEscape::Custom("markdown".into()),
            Output::Text => AutoEscape::Custom("text".into()),
        });
        let syntax = SyntaxConfig::builder().trim_blocks(true).lstrip_blocks(true).build();
        environment.set_syntax(syntax.expect("the delimiters are the usual ones"));
        environment.set_formatter(|out, state, value| {
            if value.is_none() || value.is_undefined() || value.kind() == ValueKind::Bool {
                let fault = format!("refusing to print {value:?}: say what it means instead");
                return Err(minijinja::Error::new(ErrorKind::InvalidOperation, fault));
            }
            let text = value.to_string();
            let text = if value.is_safe() { text } else { Output::of_state(state).escape(&text) };
            out.write_str(&text).map_err(minijinja::Error::from)
        });
        environment.set_loader(load);
        functions::register(&mut environment, locale);
        // Each page is rendered in a copy of the environment; what is parsed now is parsed once. A fault in a template
        // is told when it is used.
        let mut open = vec![&EMBEDDED];
        while let Some(folder) = open.pop() {
            open.extend(folder.dirs());
            for name in folder.files().filter_map(|file| file.path().to_str()).filter(|name| name.ends_with(".j2")) {
                let _ = environment.get_template(name);
            }
        }
        Templates { environment, locale }
    }

    /// The language.
    pub fn locale(&self) -> &'static Locale {
        self.locale
    }

    /// Renders a template; the model is its variable `page`.
    ///
    /// # Errors
    ///
    /// When there is no such template, or a fault in one.
    pub fn render(&self, name: &str, model: &impl Serialize, setting: &Setting<'_>) -> Result<String, RenderError> {
        let mut environment = self.environment.clone();
        let language = self.locale.language();
        let titles = setting.edition.into_iter().flat_map(Edition::articles);
        let titles = titles.map(|article| (article.number.clone(), in_language(&article.title, &language).to_owned())).collect();
        let unverified = setting.edition.into_iter().flat_map(Edition::articles).filter(|article| article.unverified.is_some());
        let unverified = unverified.map(|article| article.number.clone()).collect();
        let edition = setting.edition.map(|edition| edition.id.clone()).unwrap_or_default();
        let surroundings = Surroundings { edition, titles, unverified, citations: setting.citations.clone(), teams: setting.teams };
        environment.add_global(SURROUNDINGS, Value::from_object(surroundings));
        environment.add_global("language", language);
        let template = environment.get_template(name)?;
        let mut text = template.render(minijinja::context! { page => Value::from(Serde(model)) })?;
        if !text.ends_with('\n') {
            text.push('\n');
        }
        Ok(text)
    }

    /// A sentence as plain text.
    ///
    /// # Errors
    ///
    /// When the language has no such sentence.
    pub fn plain(&self, sentence: &Sentence) -> Result<String, RenderError> {
        plain(sentence, self.locale)
    }
}

/// A sentence as plain text in a language.
///
/// # Errors
///
/// When the language has no such sentence.
pub fn plain(sentence: &Sentence, locale: &'static Locale) -> Result<String, RenderError> {
    let speaker = functions::Speaker { locale, output: Output::Text, surroundings: None };
    Ok(speaker.sentence(sentence)?)
}

impl fmt::Debug for Templates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Templates").field("locale", &self.locale).finish_non_exhaustive()
    }
}

#[expect(clippy::unnecessary_wraps, reason = "the signature is that of a loader")]
fn embedded(name: &str) -> Result<Option<TemplateSource>, minijinja::Error> {
    Ok(EMBEDDED.get_file(name).and_then(|file| file.contents_utf8()).map(TemplateSource::from))
}

/// A text of the rules in a language. A test holds the rules to having every text in every language, so that none is
/// put in by another.
pub(crate) fn in_language<'t>(texts: &'t crate::rules::Texts, language: &str) -> &'t str {
    texts.get(language).map_or("", String::as_str)
}

/// A template could not be rendered: a fault in the template, never in the user's data.
pub struct RenderError(minijinja::Error);

impl RenderError {
    /// The fault with the place in the template and the variables at hand.
    pub fn details(&self) -> String {
        format!("{self}\n{}", self.0.display_debug_info())
    }
}

impl From<minijinja::Error> for RenderError {
    fn from(error: minijinja::Error) -> RenderError {
        RenderError(error)
    }
}

impl fmt::Display for RenderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The innermost cause names the template and the line that must be mended.
        let mut error: &dyn std::error::Error = &self.0;
        while let Some(source) = error.source() {
            error = source;
        }
        write!(f, "{error}")
    }
}

impl fmt::Debug for RenderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.details())
    }
}

impl std::error::Error for RenderError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn render(name: &'static str, source: &'static str, model: &impl Serialize) -> Result<String, RenderError> {
        let templates = Templates::with_loader(Locale::english(), move |asked| Ok((asked == name).then(|| source.into())));
        templates.render(name, model, &Setting::default())
    }

    const HOSTILE: &str = "<script>alert(1)</script> **b**| [x](javascript:1)\n# y";

    #[test]
    fn the_name_of_the_template_decides_the_escaping() {
        for (name, expected) in [
            ("a.html.j2", "&lt;script&gt;alert(1)&lt;/script&gt; **b**| [x](javascript:1) # y\n"),
            ("a.md.j2", "&lt;script>alert(1)&lt;/script> \\*\\*b\\*\\*\\| \\[x\\](javascript:1) # y\n"),
            ("a.txt.j2", "<script>alert(1)</script> **b**| [x](javascript:1) # y\n"),
        ] {
            assert_eq!(render(name, "{{ page }}", &HOSTILE).expect(name), expected);
        }
    }

    #[test]
    fn values_in_sentences_are_escaped_and_the_sentence_is_not() {
        let source = "{{ t('check-because', because=page) }}";
        assert_eq!(render("a.html.j2", source, &"<b>").expect(source), "why: &lt;b&gt;\n");
        let source = "{{ say(page) }}";
        let sentence = say("check-because").with("because", Arg::Text("a|b".into()));
        assert_eq!(render("a.md.j2", source, &sentence).expect(source), "why: a\\|b\n");
    }

    #[test]
    fn faults_are_errors() {
        assert!(render("a.html.j2", "{{ page.x }}", &"").is_err());
        assert!(render("a.html.j2", "{{ page }}", &true).is_err());
        assert!(render("a.html.j2", "{{ page }}", &None::<u8>).is_err());
        let error = render("a.html.j2", "{{ t('no-such-message') }}", &"").expect_err("there is no such message");
        assert!(error.to_string().contains("no-such-message"), "{error}");
    }

    #[test]
    fn every_template_can_be_read() {
        let templates = Templates::embedded(Locale::english());
        let mut open = vec![&EMBEDDED];
        let mut seen = 0;
        while let Some(folder) = open.pop() {
            open.extend(folder.dirs());
            for file in folder.files() {
                let name = file.path().to_str().expect("names are plain");
                if name.ends_with(".j2") {
                    templates.environment.get_template(name).unwrap_or_else(|error| panic!("{error:#}"));
                    seen += 1;
                }
            }
        }
        assert!(seen > 0);
    }
}
