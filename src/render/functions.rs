//! What templates can call: sentences, citations, arithmetic, Markdown and text that is laid out.

use std::sync::Arc;

use minijinja::value::{Kwargs, Serde};
use minijinja::{Environment, Error, ErrorKind, State, Value};

use serde::Deserialize;

use super::sentence::{Arg, Line, Sentence, Style};
use super::{Citations, Output, SURROUNDINGS, Surroundings, escape, markdown, text};
use crate::locale::{FluentValue, Locale};
use crate::rules::{Edition, Texts, rules};

/// The width of plain text.
const WIDTH: usize = 88;

/// Puts functions and filters into an environment.
pub(super) fn register(environment: &mut Environment<'static>, locale: &'static Locale) {
    environment.add_function("t", move |state: &State, key: &str, values: Kwargs| -> Result<Value, Error> {
        let mut sentence = super::say(key.to_owned());
        for name in values.args().map(str::to_owned).collect::<Vec<_>>() {
            let value: Value = values.get(&name)?;
            sentence.args.insert(name.into(), argument(value)?);
        }
        values.assert_all_used()?;
        Speaker::of(state, locale).sentence(&sentence).map(Value::from_safe_string)
    });
    environment.add_function("say", move |state: &State, sentence: Serde<Sentence>| {
        Speaker::of(state, locale).sentence(&sentence).map(Value::from_safe_string)
    });
    environment.add_function("show", move |state: &State, value: Serde<Arg>| {
        Speaker::of(state, locale).argument(&value).map(Value::from_safe_string)
    });
    environment
        .add_function("line", move |state: &State, line: Serde<Line>| Value::from_safe_string(Speaker::of(state, locale).line(&line)));
    environment.add_function("cite", move |state: &State, number: &str| Value::from_safe_string(Speaker::of(state, locale).cite(number)));
    // A number, or a text with numbers of our own making in it, as the language writes them.
    environment.add_filter("number", move |source: &str| locale.number(source));
    // What a value is a value of: a code as it is, everything else in words.
    environment.add_filter("subject", move |source: &str| {
        locale.text(&format!("subject-{}", source.replace(':', "-")), &[]).unwrap_or_else(|| source.to_owned())
    });
    // A sentence without any markup, for titles and attributes.
    environment.add_function("unmarked", move |state: &State, sentence: Serde<Sentence>| -> Result<Value, Error> {
        let plain = Speaker { output: Output::Text, ..Speaker::of(state, locale) }.sentence(&sentence)?;
        Ok(Value::from_safe_string(Output::of_state(state).escape(&plain)))
    });
    // The articles in it are those of the page's edition, or of another one whose id is given.
    environment.add_filter("markdown", move |state: &State, source: &str, edition: Option<&str>| {
        let speaker = Speaker::of(state, locale);
        let cite = |number: &str| match edition.and_then(|id| rules().edition(id)) {
            Some(edition) => edition.article(number).is_some().then(|| speaker.cite_in(&edition.id, number)),
            None => speaker.title(number).is_some().then(|| speaker.cite(number)),
        };
        Value::from_safe_string(match speaker.output {
            Output::Markdown => markdown::cited(source, &cite),
            Output::Html | Output::Text => markdown::to_html(source, &cite),
        })
    });
    // Markdown as plain text for a terminal, every line after the first indented.
    environment.add_filter("plain", |source: &str, indent: usize| Value::from_safe_string(markdown::to_plain(source, WIDTH, indent)));
    // Text that Halfpoint laid out itself, colours included.
    environment.add_filter("trusted", |source: &str| Value::from_safe_string(source.to_owned()));
    environment.add_filter("indented", |source: &str, indent: usize| {
        let lines = source.lines().map(|line| format!("{}{}", " ".repeat(indent), escape::plain(line)));
        Value::from_safe_string(lines.collect::<Vec<_>>().join("\n"))
    });
    // A path as a link: what a URL could misread is escaped.
    environment.add_filter("href", |path: &str| Value::from_safe_string(escape::url(path)));
    // Text of several lines as it stands, such as a file.
    environment.add_filter("verbatim", |state: &State, source: &str| {
        Value::from_safe_string(match Output::of_state(state) {
            Output::Html => escape::lines(source),
            // The text stands in a fence of four tildes, which it must not close.
            Output::Markdown | Output::Text => source.lines().map(escape::plain).collect::<Vec<_>>().join("\n").replace("~~~~", "~ ~ ~ ~"),
        })
    });
    // A heading in which “Cut-1” is not broken over two lines.
    environment.add_filter("unbroken", |source: Value| {
        let text = source.to_string();
        let mut kept = String::with_capacity(text.len() + 8);
        let mut letters = text.chars().peekable();
        while let Some(letter) = letters.next() {
            kept.push(letter);
            if letter == '-' && letters.peek().is_some_and(char::is_ascii_digit) {
                kept.push('\u{2060}');
            }
        }
        if source.is_safe() { Value::from_safe_string(kept) } else { Value::from(kept) }
    });
    environment.add_filter("anchor", |number: &str| slug(number));
    environment.add_filter("wrap", |source: &str, indent: usize| Value::from_safe_string(text::wrap(source, WIDTH, indent)));
    environment.add_function("ends", |left: &str, right: &str| Value::from_safe_string(text::ends(left, right, WIDTH)));
    environment.add_function("laid_out", move |state: &State, grid: Serde<Grid>, indent: usize| -> Result<Value, Error> {
        let speaker = Speaker::of(state, locale);
        let heads = grid.columns.iter().map(|column| speaker.argument(&column.head)).collect::<Result<Vec<_>, _>>()?;
        let mut rows = vec![heads];
        for row in &grid.rows {
            rows.push(row.cells.iter().map(|cell| speaker.argument(&cell.value)).collect::<Result<_, _>>()?);
        }
        let numeric: Vec<bool> = grid.columns.iter().map(|column| column.numeric).collect();
        let layout = text::Layout { heads: true, width: WIDTH, indent };
        Ok(Value::from_safe_string(text::columns(&rows, &numeric, layout)))
    });
    environment.add_function("columns", |rows: Vec<Vec<String>>, numeric: Vec<bool>, indent: usize| {
        let layout = text::Layout { heads: false, width: usize::MAX, indent };
        Value::from_safe_string(text::columns(&rows, &numeric, layout))
    });
}

/// A table as far as its layout goes.
#[derive(Debug, Deserialize)]
struct Grid {
    columns: Vec<GridColumn>,
    rows: Vec<GridRow>,
}

#[derive(Debug, Deserialize)]
struct GridColumn {
    head: Arg,
    numeric: bool,
}

#[derive(Debug, Deserialize)]
struct GridRow {
    cells: Vec<GridCell>,
}

#[derive(Debug, Deserialize)]
struct GridCell {
    value: Arg,
}

/// The name of an article in links: `16-4-2`.
pub(crate) fn slug(number: &str) -> String {
    number.chars().map(|letter| if letter.is_alphanumeric() { letter } else { '-' }).collect()
}

/// A value that a template hands to a sentence.
fn argument(value: Value) -> Result<Arg, Error> {
    if value.is_undefined() || value.is_none() {
        return Err(Error::new(ErrorKind::UndefinedError, "a value of a sentence is not defined"));
    }
    if let Some(count) = value.as_i64() {
        return Ok(Arg::Count(count));
    }
    if let Some(text) = value.as_str() {
        return Ok(Arg::Text(text.to_owned()));
    }
    if value.get_attr("kind").is_ok_and(|kind| !kind.is_undefined()) {
        return Arg::deserialize(value);
    }
    if value.get_attr("key").is_ok_and(|key| !key.is_undefined()) {
        return Sentence::deserialize(value).map(Arg::from);
    }
    Err(Error::new(ErrorKind::InvalidOperation, format!("a sentence takes no {}", value.kind())))
}

/// Puts sentences into words for one output.
pub(super) struct Speaker {
    pub(super) locale: &'static Locale,
    pub(super) output: Output,
    pub(super) surroundings: Option<Arc<Surroundings>>,
}

impl Speaker {
    fn of(state: &State<'_, '_>, locale: &'static Locale) -> Speaker {
        let surroundings = state.lookup(SURROUNDINGS).and_then(|value| value.downcast_object::<Surroundings>());
        Speaker { locale, output: Output::of_state(state), surroundings }
    }

    /// A sentence with its values escaped.
    pub(super) fn sentence(&self, sentence: &Sentence) -> Result<String, Error> {
        let (entrants, kind) = self.entrants();
        let mut values: Vec<(String, FluentValue<'_>)> = vec![(entrants.to_owned(), kind)];
        for (name, arg) in &sentence.args {
            let value = match arg {
                Arg::Count(count) => FluentValue::from(*count),
                Arg::Term(word) => FluentValue::from(word.clone()),
                Arg::Number { whole, .. } => {
                    let plural = whole.map_or_else(|| FluentValue::from("fraction"), FluentValue::from);
                    values.push((format!("{name}-count"), plural));
                    self.argument(arg)?.into()
                }
                Arg::Name(written) => {
                    // English writes the possessive by it.
                    let ending = if written.trim().ends_with(['s', 'S']) { "s" } else { "other" };
                    values.push((format!("{name}-ending"), ending.into()));
                    self.argument(arg)?.into()
                }
                arg => self.argument(arg)?.into(),
            };
            values.push((name.to_string(), value));
        }
        let values: Vec<(&str, FluentValue<'_>)> = values.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
        self.locale.text(&sentence.key, &values).ok_or_else(|| {
            let fault = format!("there is no message {} in the language {}", sentence.key, self.locale.language());
            Error::new(ErrorKind::InvalidOperation, fault)
        })
    }

    /// The value by which a message chooses between the words for players and for teams.
    fn entrants(&self) -> (&'static str, FluentValue<'static>) {
        Locale::entrants(self.surroundings.as_ref().is_some_and(|surroundings| surroundings.teams))
    }

    /// A value as the output shows it.
    pub(super) fn argument(&self, arg: &Arg) -> Result<String, Error> {
        Ok(match arg {
            Arg::Empty => String::new(),
            Arg::Text(text) => self.output.escape(text.trim()),
            // In a page a name keeps its direction of writing to itself.
            Arg::Name(name) if self.output == Output::Html => format!("<bdi>{}</bdi>", self.output.escape(name.trim())),
            Arg::Name(name) => self.output.escape(name.trim()),
            Arg::Number { text, style, .. } => self.number(&self.locale.number(text), *style),
            Arg::Count(count) => count.to_string(),
            Arg::Cite(number) => self.cite(number),
            Arg::Cites(numbers) => numbers.iter().map(|number| self.cite(number)).collect::<Vec<_>>().join(", "),
            Arg::CitesIn { edition, numbers } => numbers.iter().map(|number| self.cite_in(edition, number)).collect::<Vec<_>>().join(", "),
            Arg::Reading { axis, option } => self.reading(axis, option),
            Arg::Edition(id) => self.edition(id, |edition| &edition.title),
            Arg::EditionShort(id) => self.edition(id, |edition| &edition.short),
            Arg::Colour(colour) => self.colour(colour)?,
            Arg::List(items) => self.list(items)?,
            Arg::Items(items) => self.all(items)?.join("; "),
            Arg::Row(items) => self.all(items)?.join(" "),
            Arg::Term(_) => String::new(),
            Arg::Sentence(sentence) => self.sentence(sentence)?,
            Arg::Line(line) => self.line(line),
        })
    }

    fn number(&self, number: &str, style: Style) -> String {
        match (self.output, style) {
            (Output::Text, _) | (Output::Markdown, Style::Plain) => number.to_owned(),
            (Output::Markdown, Style::Strong) => format!("**{number}**"),
            (Output::Markdown, Style::Cut) => format!("~~{number}~~"),
            (Output::Html, Style::Plain) => format!("<span class=\"n\">{number}</span>"),
            (Output::Html, Style::Strong) => format!("<strong class=\"n\">{number}</strong>"),
            (Output::Html, Style::Cut) => format!("<del class=\"n\">{number}</del>"),
        }
    }

    /// A line of arithmetic.
    pub(super) fn line(&self, line: &Line) -> String {
        let count = line.terms.len();
        let terms = line.terms.iter().map(|term| {
            let number = self.number(&self.locale.number(&term.text), term.style);
            // In a line no column beside the number says that it is cut, so a word does.
            let number = match (term.style, self.output) {
                (Style::Cut, Output::Text) => self.word("number-cut", &[("number", number.clone().into())]).unwrap_or(number),
                (Style::Cut, Output::Html) => match self.word("cut-word", &[]) {
                    Some(word) => format!("{number} <small class=\"cut-word\">{word}</small>"),
                    None => number,
                },
                _ => number,
            };
            match (term.sign.as_str(), self.output) {
                ("", _) => number,
                (sign, Output::Html) => format!("<span class=\"sign\">{}</span> {number}", self.output.escape(sign)),
                (sign, _) => format!("{sign} {number}"),
            }
        });
        let line = terms.collect::<Vec<_>>().join(" ");
        match self.output {
            // A short line stays together.
            Output::Html => format!("<span class=\"line{}\">{line}</span>", if count <= 3 { " short" } else { "" }),
            _ => line,
        }
    }

    fn title(&self, number: &str) -> Option<&str> {
        let titles = &self.surroundings.as_ref()?.titles;
        titles.iter().find(|(known, _)| known == number).map(|(_, title)| title.as_str())
    }

    /// A citation of an article.
    pub(super) fn cite(&self, number: &str) -> String {
        let title = self.title(number);
        let citations = self.surroundings.as_ref().map_or(&Citations::Plain, |surroundings| &surroundings.citations);
        let shown = if self.output == Output::Html { escape::html(number) } else { escape::plain(number) };
        // What is not certain about an edition is said wherever it is cited.
        let unverified = self.surroundings.as_ref().is_some_and(|surroundings| surroundings.unverified.iter().any(|one| one == number));
        let shown = match self.word("cite-unverified", &[("number", shown.clone().into())]) {
            Some(marked) if unverified => marked,
            _ => shown,
        };
        let href = match citations {
            Citations::Pages(pattern) if title.is_some() => Some(pattern.replace("{}", &slug(number))),
            Citations::Listed(numbers) if numbers.iter().any(|listed| listed == number) => Some(format!("#article-{}", slug(number))),
            _ => None,
        };
        match (self.output, href) {
            (Output::Markdown, Some(href)) if matches!(citations, Citations::Pages(_)) => format!("[{shown}]({href})"),
            (Output::Text | Output::Markdown, _) => format!("[{shown}]"),
            (Output::Html, href) => {
                let title = title.map(|title| format!(" title=\"{}\"", escape::html(title))).unwrap_or_default();
                match href {
                    Some(href) => format!("<a class=\"cite\" href=\"{}\"{title}>{shown}</a>", escape::html(&href)),
                    None => format!("<span class=\"cite\"{title}>{shown}</span>"),
                }
            }
        }
    }

    /// A citation of an article of another edition than the page is about.
    fn cite_in(&self, edition: &str, number: &str) -> String {
        let citations = self.surroundings.as_ref().map_or(&Citations::Plain, |surroundings| &surroundings.citations);
        let article = rules().edition(edition).and_then(|edition| edition.article(number));
        let shown = if self.output == Output::Html { escape::html(number) } else { escape::plain(number) };
        let shown = match self.word("cite-unverified", &[("number", shown.clone().into())]) {
            Some(marked) if article.is_some_and(|article| article.unverified.is_some()) => marked,
            _ => shown,
        };
        let named = format!("{edition}/{number}");
        let href = match citations {
            // The pages of each edition have a folder of their own.
            Citations::Pages(pattern) if article.is_some() => {
                let own = self.surroundings.as_ref().map_or("", |surroundings| &surroundings.edition);
                Some(pattern.replace(&format!("/{own}/"), &format!("/{edition}/")).replace("{}", &slug(number)))
            }
            Citations::Listed(numbers) if numbers.contains(&named) => Some(format!("#article-{}", slug(&named))),
            _ => None,
        };
        if self.output != Output::Html {
            return match href.filter(|_| matches!(citations, Citations::Pages(_))) {
                Some(href) if self.output == Output::Markdown => format!("[{shown}]({href})"),
                _ => format!("[{shown}]"),
            };
        }
        let title = article.map(|article| super::in_language(&article.title, &self.locale.language()).to_owned());
        let title = title.map(|title| format!(" title=\"{}\"", escape::html(&title))).unwrap_or_default();
        match href {
            Some(href) => format!("<a class=\"cite\" href=\"{}\"{title}>{shown}</a>", escape::html(&href)),
            None => format!("<span class=\"cite\"{title}>{shown}</span>"),
        }
    }

    /// The question of an axis and the text of an option.
    fn reading(&self, axis: &str, option: &str) -> String {
        let language = self.locale.language();
        let words = rules().axis(axis).and_then(|axis| Some((&axis.question, &axis.option(option)?.text)));
        let text =
            words.map(|(question, text)| format!("{} {}", super::in_language(question, &language), super::in_language(text, &language)));
        self.output.escape(&text.unwrap_or_else(|| format!("{axis}={option}")))
    }

    /// The words of an edition; its id where there is no such edition.
    fn edition(&self, id: &str, texts: impl Fn(&Edition) -> &Texts) -> String {
        let words = rules().edition(id).map_or(id, |edition| super::in_language(texts(edition), &self.locale.language()));
        self.output.escape(words)
    }

    fn colour(&self, colour: &str) -> Result<String, Error> {
        let sign = if colour == "black" { "●" } else { "○" };
        if self.output != Output::Html {
            return Ok(sign.to_owned());
        }
        let name = self.sentence(&super::say(if colour == "black" { "colour-black" } else { "colour-white" }))?;
        Ok(format!("<span class=\"colour\" role=\"img\" aria-label=\"{}\">{sign}</span>", escape::html(&name)))
    }

    fn all(&self, items: &[Arg]) -> Result<Vec<String>, Error> {
        items.iter().map(|item| self.argument(item)).collect()
    }

    /// “A, B and C”, as the language writes it.
    fn list(&self, items: &[Arg]) -> Result<String, Error> {
        let mut items = self.all(items)?;
        let Some(last) = items.pop() else { return Ok(String::new()) };
        if items.is_empty() {
            return Ok(last);
        }
        let before = items.join(", ");
        self.join("list-end", before, last)
    }

    fn word(&self, key: &str, values: &[(&str, FluentValue<'_>)]) -> Option<String> {
        self.locale.text(key, values)
    }

    fn join(&self, key: &str, before: String, last: String) -> Result<String, Error> {
        let joined = self.locale.text(key, &[("before", before.into()), ("last", last.into())]);
        joined.ok_or_else(|| Error::new(ErrorKind::InvalidOperation, format!("there is no message {key}")))
    }
}
