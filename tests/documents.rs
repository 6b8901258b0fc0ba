//! The commands in the documentation are run, and what they print is compared.

#[test]
fn the_commands_of_the_documents_print_what_they_show() {
    // Whatever language somebody's environment asks for, the documents are in English where they do not say otherwise.
    trycmd::TestCases::new().env("HALFPOINT_LANG", "").case("README.md").case("book/src/import.md").case("tests/commands/*.md");
}
