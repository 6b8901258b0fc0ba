//! The register of diagnostic codes.

use std::fmt;

macro_rules! codes {
    ($($code:ident $name:ident),* $(,)?) => {
        /// The kind of a fault; its texts are in `templates/locales/`, an example of each in the gallery.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[expect(missing_docs, reason = "the texts of each code are in templates/locales")]
        pub enum Code { $($name),* }

        impl Code {
            /// Every code.
            pub const ALL: &'static [Code] = &[$(Code::$name),*];

            /// The code as it is printed, such as `S014`.
            pub fn as_str(self) -> &'static str {
                match self { $(Code::$name => stringify!($code)),* }
            }

            /// The name in words, such as `unknown-participant`.
            pub fn name(self) -> String {
                let name = match self { $(Code::$name => stringify!($name)),* };
                let mut words = String::new();
                for (at, letter) in name.char_indices() {
                    if letter.is_ascii_uppercase() && at > 0 {
                        words.push('-');
                    }
                    words.push(letter.to_ascii_lowercase());
                }
                words
            }
        }
    };
}

codes! {
    // The text of the file.
    S001 NotYaml,
    S002 FileTooLarge,
    S003 NestedTooDeep,
    S004 TooManyNodes,
    S005 SeveralDocuments,
    S006 EmptyFile,
    S007 AliasInItself,
    S008 TagNotUsed,
    // Keys and values.
    S009 KeyNotText,
    S010 DuplicateKey,
    S011 UnknownKey,
    S012 MissingKey,
    S013 WrongKind,
    S014 UnknownParticipant,
    S015 EmptyValue,
    S016 SeveralLines,
    S017 ControlCharacter,
    S018 NotANumber,
    S019 NotAWholeNumber,
    // Regulations.
    S020 UnknownEdition,
    S021 UnknownAxis,
    S022 UnknownOption,
    S023 AxisTwice,
    S024 NothingChanged,
    // The tournament as it is written.
    S025 UnknownSystem,
    S026 NoGames,
    S027 SeveralWays,
    S028 BadCell,
    S029 BadPairing,
    S030 BadResult,
    S031 PairedTwice,
    S032 UnknownNumber,
    S033 TableWithoutNames,
    S034 TableRow,
    S035 GridNotSquare,
    S036 GridDiagonal,
    S037 BadGridCell,
    // The facts against each other.
    S038 NoParticipants,
    S039 TooLarge,
    S040 NumberTwice,
    S041 NameTwice,
    S042 NameOfDigits,
    S043 RowLength,
    S044 RoundsDiffer,
    S045 OwnOpponent,
    S046 OneSided,
    S047 ResultsDisagree,
    S048 ColoursDisagree,
    S049 OpponentTaken,
    S050 NotOfSystem,
    S051 BackAfterWithdrawal,
    S052 WrongTotal,
    S053 NoScore,
    S054 ImpossibleScore,
    S055 MetTooOften,
    S056 TooManyMeetings,
    S057 ScoringValue,
    S058 ScoringOrder,
    // The list of tie-breaks.
    S059 UnknownTieBreak,
    S060 UnknownTeamScore,
    S061 UnknownModifier,
    S062 RepeatedModifier,
    S063 ModifierNotTaken,
    S064 EmptyList,
    S065 RepeatedCode,
    S066 PointsNotFirst,
    S067 CodeForTeams,
    S068 TeamScoreOfPlayers,
    S069 BuchholzInRoundRobin,
    S070 RoundsNotKnown,
    S071 ColoursNotKnown,
    S072 KoyaInSwiss,
    // Expected and printed values.
    S073 ParticipantTwice,
    S074 SubjectTwice,
    S075 NotAPlace,
    S076 PlacesUpsideDown,
    S077 PlaceBeyondField,
    S078 ContributionsLength,
    S079 CutBeyondRounds,
    S080 CutTwice,
    S081 TooManyCuts,
    S082 NotAnOpponent,
    S083 CountedTwice,
    S084 DerivationNotTaken,
    S085 PrintedAsExpected,
    S086 QuestionTwice,
    // Ratings.
    S087 UnratedPlayer,
    S088 UnknownWord,
    // Teams.
    S089 KeyOfOtherSystem,
    S090 BadBoards,
    S091 BoardCount,
    S092 NoSuchMatch,
    S093 BoardPoints,
    S094 ImpossibleMatch,
    S095 ScoreFixed,
    S096 RatingsOfTeams,
    S097 BoardsNotKnown,
    S098 NotForKnockOut,
    // The bytes of the file.
    S099 NotUtf8,
    // Editions.
    S100 NotInEdition,
    S101 NotADay,
    S102 NoEditionInForce,
    // The columns of a pasted table.
    S103 UnknownColumn,
    // Steps of workings.
    S104 NotAPath,
    // Line-ups.
    S105 UnknownMember,
    S106 LineUpOrder,
    S107 EmptyBoard,
    S108 SameNameInTeam,
    // Points awarded otherwise.
    S109 AwardedTwice,
    // Encodings.
    T001 OtherEncoding,
    T002 NotThisEncoding,
    // Report files: the records and their columns.
    T003 NoPlayerRecords,
    T004 UnknownRecord,
    T005 NoEffect,
    T006 TabInRecord,
    T007 ColumnsInBytes,
    T008 MisalignedRecord,
    T009 BadField,
    T010 FieldIgnored,
    T011 NameChanged,
    // Report files: the games.
    T012 UnknownResult,
    T013 OpponentWithBye,
    T014 ByeAssumed,
    T015 ForfeitWithoutOpponent,
    T016 ColourMissing,
    T017 ResultMissing,
    T018 RoundNotPlayed,
    T019 NoRounds,
    // Report files: what is said of the tournament.
    T020 RoundsContradict,
    T021 BadHeader,
    T022 EditionAssumed,
    T023 SystemAssumed,
    T024 SystemNotHeld,
    T025 TeamsLeftAside,
    T026 BadScoring,
    T027 ScoringNotHeld,
    T028 AbnormalPoints,
    T029 ByeRecord,
    T030 NoTieBreakList,
    T031 CodeLeftOut,
    T032 RanksInPart,
    T033 RanksNotDecided,
    T034 SeveralAllocatedByes,
    T035 HeaderTwice,
    T036 PlayersCount,
    // Pasted tables.
    T037 NoTable,
    T038 NumbersUnclear,
    T039 ByeUnclear,
    T040 TieBreakUnnamed,
    T041 RowLeftOut,
    // Report files: teams.
    T042 MemberUnknown,
    T043 MemberTwice,
    T044 NoTeam,
    T045 MemberPoints,
    T046 MatchUnclear,
    T047 MatchNotOver,
    T048 MatchNotPlayed,
    T049 BoardOrder,
    T050 BoardsOfMatch,
    T051 TeamWithoutMatch,
    T052 TeamRecord,
}

impl Code {
    /// The code that a text such as `S014` names, in any case.
    pub fn find(text: &str) -> Option<Code> {
        Code::ALL.iter().copied().find(|code| code.as_str().eq_ignore_ascii_case(text))
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_numbered_without_a_gap() {
        // S are scenarios, T are report files and tables.
        for series in ['S', 'T'] {
            let codes = Code::ALL.iter().filter(|code| code.as_str().starts_with(series));
            for (index, code) in codes.enumerate() {
                assert_eq!(code.as_str(), format!("{series}{:03}", index + 1));
            }
        }
    }

    #[test]
    fn codes_are_numbered_in_their_order() {
        assert!(Code::ALL.is_sorted_by_key(|code| code.as_str()));
    }

    #[test]
    fn finds_what_it_prints() {
        assert_eq!(Code::find("s014"), Some(Code::UnknownParticipant));
        assert_eq!(Code::find("S999"), None);
        assert_eq!(Code::UnknownParticipant.name(), "unknown-participant");
    }
}
