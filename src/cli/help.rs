//! The help of the commands in other languages than English, which stands beside the arguments themselves.
//!
//! The words are in `help.ftl` of the language: `help-standings` is what the command does, its attribute `.file` the help
//! of an argument, `.format-csv` that of one of its values. What several commands share is in `help-shared`, the names of
//! values in `help-value`.

use clap::{Arg, ArgAction, Command};

use crate::locale::{ENGLISH, Locale};

/// The command with its help in the language.
pub(super) fn in_language(command: Command, locale: &Locale) -> Command {
    if locale.language() == ENGLISH {
        return command;
    }
    let help = Help { locale };
    let root = help.command(command).subcommand_help_heading(help.word("commands")).subcommand_value_name(help.word("command"));
    let root = root.disable_version_flag(true);
    let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    let root = root.arg(version.help(help.word("version")).help_heading(help.word("options")));
    let root = root.mut_subcommands(|subcommand| help.command(subcommand));
    // The parser writes the usage, with a heading and a word of its own.
    let mut built = root.clone();
    built.build();
    let usage = help.usage(&mut built);
    let usages: Vec<(String, String)> =
        built.get_subcommands_mut().map(|subcommand| (subcommand.get_name().to_owned(), help.usage(subcommand))).collect();
    usages
        .into_iter()
        .fold(root.override_usage(usage), |root, (name, usage)| root.mut_subcommand(name, |subcommand| subcommand.override_usage(usage)))
}

/// Looks up the words.
struct Help<'l> {
    locale: &'l Locale,
}

impl Help<'_> {
    fn text(&self, key: &str) -> Option<String> {
        self.locale.text(key, &[])
    }

    /// A word of the layout.
    fn word(&self, name: &str) -> String {
        self.text(&format!("help-layout.{name}")).unwrap_or_default()
    }

    /// The text of an argument, or of one of its values, of a command.
    fn of(&self, command: &str, name: &str) -> Option<String> {
        let name = name.replace('_', "-");
        self.text(&format!("help-{command}.{name}")).or_else(|| self.text(&format!("help-shared.{name}")))
    }

    /// A command with the help of its own arguments.
    fn command(&self, command: Command) -> Command {
        let name = command.get_name().to_owned();
        let header = *command.get_styles().get_header();
        let template = format!(
            "{{before-help}}{{about-with-newline}}\n{header}{}{header:#} {{usage}}\n\n{{all-args}}{{after-help}}",
            self.word("usage")
        );
        let asked = Arg::new("help").short('h').long("help").action(ArgAction::Help);
        let asked = asked.help(self.word("help")).help_heading(self.word("options"));
        let command = command.about(self.text(&format!("help-{name}")).unwrap_or_default()).help_template(template);
        let command = match self.text(&format!("help-{name}.after")) {
            Some(after) => command.after_long_help(after),
            None => command,
        };
        command.mut_args(|argument| self.argument(&name, argument)).disable_help_flag(true).arg(asked)
    }

    /// An argument with its help. Its default and its values, which the parser would add in English, are part of it.
    fn argument(&self, command: &str, argument: Arg) -> Arg {
        let id = argument.get_id().to_string();
        let text = self.of(command, &id).unwrap_or_default();
        let heading = self.word(if argument.is_positional() { "arguments" } else { "options" });
        let names: Vec<String> = argument.get_value_names().unwrap_or_default().iter().map(|name| self.value_name(name)).collect();
        let default: Vec<String> = argument.get_default_values().iter().map(|value| value.to_string_lossy().into_owned()).collect();
        let values: Vec<String> = argument.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
        let remark = |word: &str, values: &[String]| match values {
            [] => String::new(),
            values => format!("[{}: {}]", self.word(word), values.join(", ")),
        };
        let joined =
            |parts: [String; 3], between: &str| parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(between);
        let short = joined([text.clone(), remark("default", &default), remark("values", &values)], " ");
        let list = values.iter().map(|value| format!("- {value}: {}", self.of(command, &format!("{id}-{value}")).unwrap_or_default()));
        let list = if values.is_empty() {
            String::new()
        } else {
            format!("{}:\n{}", self.word("possible-values"), list.collect::<Vec<_>>().join("\n"))
        };
        let long = joined([text, list, remark("default", &default)], "\n\n");
        let argument = argument.help(short).hide_default_value(true).hide_possible_values(true).help_heading(heading);
        let argument = if values.is_empty() { argument } else { argument.long_help(long) };
        if names.is_empty() { argument } else { argument.value_names(names) }
    }

    /// The name of a value, such as `AXIS=OPTION`.
    fn value_name(&self, name: &str) -> String {
        let key: String = name.to_lowercase().chars().map(|letter| if letter.is_alphanumeric() { letter } else { '-' }).collect();
        self.text(&format!("help-value.{key}")).unwrap_or_else(|| name.to_owned())
    }

    /// How a command is written.
    fn usage(&self, command: &mut Command) -> String {
        let usage = command.render_usage().to_string();
        let usage = usage.strip_prefix("Usage: ").unwrap_or(&usage);
        usage.replace("[OPTIONS]", &format!("[{}]", self.word("options").to_uppercase()))
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;

    #[test]
    fn every_command_and_argument_has_its_help_in_every_language() {
        for language in Locale::languages().filter(|&language| language != ENGLISH) {
            let locale = Locale::of(language).expect(language);
            let help = Help { locale };
            let mut open = vec![super::super::Arguments::command()];
            while let Some(command) = open.pop() {
                let name = command.get_name();
                assert!(help.text(&format!("help-{name}")).is_some(), "{language}: help-{name}");
                assert_eq!(
                    command.get_after_long_help().is_some(),
                    help.text(&format!("help-{name}.after")).is_some(),
                    "{language}: help-{name}.after"
                );
                for argument in command.get_arguments() {
                    let id = argument.get_id().as_str();
                    assert!(help.of(name, id).is_some(), "{language}: help-{name}.{id}");
                    for value in argument.get_possible_values() {
                        let value = format!("{id}-{}", value.get_name());
                        assert!(help.of(name, &value).is_some(), "{language}: help-{name}.{value}");
                    }
                    for value in argument.get_value_names().unwrap_or_default() {
                        assert_ne!(help.value_name(value), value.as_str(), "{language}: help-value for {value}");
                    }
                }
                open.extend(command.get_subcommands().cloned());
            }
        }
    }

    #[test]
    fn the_help_holds_no_english() {
        let locale = Locale::of("ru").expect("there is Russian");
        let mut root = in_language(super::super::Arguments::command(), locale);
        root.build();
        let mut pages = vec![root.render_help().to_string(), root.render_long_help().to_string()];
        for command in root.get_subcommands_mut() {
            pages.extend([command.render_help().to_string(), command.render_long_help().to_string()]);
        }
        for page in pages {
            for word in
                ["Usage", "Options", "OPTIONS", "Arguments", "Commands", "COMMAND", "default", "possible values", "Possible", "Print "]
            {
                assert!(!page.contains(word), "{word} in {page}");
            }
            assert!(page.contains("Использование") && page.contains("--lang") && page.contains("--help"), "{page}");
        }
    }
}
