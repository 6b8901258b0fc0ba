//! The pitfalls of report files, each with the test that holds it: result letters, records, columns, extensions.

use std::collections::BTreeSet;
use std::path::Path;

/// What can go wrong, or be read wrongly, and the test about it.
const PITFALLS: &[(&str, &str)] = &[
    // Lines.
    ("line ends CR, LF and CRLF", "line_ends_marks_and_comments_do_not_matter"),
    ("a byte order mark, blanks at the ends of lines, ### comments", "line_ends_marks_and_comments_do_not_matter"),
    ("UTF-8, windows-1251 and windows-1252", "encodings_of_report_files"),
    ("lines that end before the last field", "rounds_without_play"),
    ("columns that count bytes, tabs, shifted fields", "shifted_and_tabbed_records"),
    ("unknown tags and national rating records", "records_that_nothing_is_made_of_are_kept"),
    ("draft codes of 2025 (ACC TSE PAB FPB HPB ZPB MFO DFM) are unknown tags", "draft_codes_are_not_known"),
    ("tags and letters in lower case", "letters_of_either_case"),
    // Header records.
    ("012 022 032 052 102 112 122 132 152 172 182 222 801 802 change nothing", "records_that_are_kept_and_named"),
    ("042 with the year in front, behind, short, or unreadable", "rounds_dates_and_lists"),
    ("042 decides the edition", "rounds_dates_and_lists"),
    ("062 and 082 against the lists", "records_of_players_and_teams_that_do_not_fit"),
    ("142 and XXR, which may contradict each other and the rounds", "rounds_dates_and_lists"),
    ("162 and XXS, BBW BBD BBL BBZ BBF BBU", "what_results_are_worth"),
    ("162 with the letters A, P and X", "what_results_are_worth"),
    ("192 of every kind, 092 in several languages", "the_type_of_the_tournament"),
    ("192 of teams: MP and GP in either order", "the_type_tells_the_system_and_the_primary_score"),
    ("202 and 212, once, twice, contradicting", "rounds_dates_and_lists"),
    ("codes of a list in every spelling", "codes_as_report_files_spell_them"),
    // Players.
    ("1 0 = W D L + - with an opponent", "every_letter_of_a_game"),
    ("a double forfeit is - on both sides", "every_letter_of_a_game"),
    ("F H U Z and blanks without an opponent; F is no U", "every_letter_without_an_opponent"),
    ("0000 with + - = as files before 2016 write byes", "every_letter_without_an_opponent"),
    ("0000 - in an individual file names no scheduled opponent", "every_letter_without_an_opponent"),
    ("? and adjourned games", "an_unknown_result_takes_its_worth_from_the_points"),
    ("a rest in an odd round robin, a game to be played", "rounds_without_play"),
    ("rounds to come", "rounds_to_come_are_left_out_of_a_table"),
    ("- for the colour of a game", "a_game_without_a_colour"),
    ("shared ranks and ranks of their own", "ranks_are_compared_when_the_list_is_whole"),
    ("240 for players", "byes_of_record_240"),
    ("250 and XXA: points of acceleration count in no tie-break", "acceleration_counts_in_no_tie_break"),
    ("260, XXP, XXZ, XXC and XXB", "records_that_are_kept_and_named"),
    ("299 at the columns of either description", "points_awarded_otherwise"),
    // Teams.
    ("013 without numbers, ignored where there is a 310", "files_of_2016_and_of_2026_list_the_same_teams"),
    ("013 in an individual tournament", "teams_of_an_individual_tournament_are_left_aside"),
    ("310 with published scores and ranks", "published_scores_and_ranks_of_teams"),
    ("300 line-ups out of order, empty boards", "line_ups_that_are_out_of_order"),
    ("320, 240 for teams", "byes_of_teams"),
    ("byes of teams before 2026", "byes_of_teams_in_files_of_2016"),
    ("330 and forfeits on single boards, 0000 with + and -", "forfeits_on_boards_and_of_matches"),
    ("352 and 362", "what_matches_and_games_are_worth"),
    ("299 for teams", "points_of_teams_awarded_otherwise"),
    ("players of one team against several", "records_of_players_and_teams_that_do_not_fit"),
];

#[test]
fn every_pitfall_has_its_test() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let sources =
        ["files.rs", "team_files.rs", "report_records.rs"].map(|name| std::fs::read_to_string(tests.join(name)).unwrap()).concat();
    let missing: BTreeSet<&str> =
        PITFALLS.iter().map(|&(_, test)| test).filter(|test| !sources.contains(&format!("#[test]\nfn {test}()"))).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
