//! The commands in the documentation are run, and what they print is compared.

#[test]
fn the_commands_of_the_documents_print_what_they_show() {
    trycmd::TestCases::new().case("README.md").case("book/src/import.md").case("tests/commands/*.md");
}
