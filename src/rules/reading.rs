//! The space of readings: every point on which editions differ, the text is open or learners err is an axis with named
//! options. A [`Reading`] is one option per axis.
//!
//! The words of an axis (its question, the ground for each option, whether an option is an edition's rule, admissible
//! or a misreading) are in `rules/readings.yaml`; a test holds the two lists together.

macro_rules! axes {
    ($($(#[$doc:meta])* $field:ident: $axis:ident $id:literal { $($(#[$option_doc:meta])* $option:ident $option_id:literal),* $(,)? })*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
            pub enum $axis { $($(#[$option_doc])* $option),* }

            impl $axis {
                const OPTIONS: &'static [&'static str] = &[$($option_id),*];

                fn find(id: &str) -> Option<$axis> {
                    match id { $($option_id => Some($axis::$option),)* _ => None }
                }

                fn id(self) -> &'static str {
                    match self { $($axis::$option => $option_id),* }
                }
            }
        )*

        /// One option per axis: how a regulation is read, completely.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct Reading { $($(#[$doc])* pub $field: $axis),* }

        /// The axes: id and the ids of the options, in the order in which they are shown.
        pub const AXES: &[(&str, &[&str])] = &[$(($id, $axis::OPTIONS)),*];

        impl Reading {
            /// The reading with these options, one per axis, looked up by axis.
            ///
            /// # Errors
            ///
            /// The first axis for which no known option is given.
            pub fn from_options<'a>(option: impl Fn(&str) -> Option<&'a str>) -> Result<Reading, &'static str> {
                Ok(Reading { $($field: option($id).and_then($axis::find).ok_or($id)?),* })
            }

            /// The same reading with one axis set to another option.
            ///
            /// # Errors
            ///
            /// When there is no such axis, or the axis has no such option.
            pub fn with(mut self, axis: &str, option: &str) -> Result<Reading, UnknownReading> {
                match axis {
                    $($id => {
                        self.$field = $axis::find(option).ok_or(UnknownReading::Option)?;
                    })*
                    _ => return Err(UnknownReading::Axis),
                }
                Ok(self)
            }

            /// The option taken on each axis: `(axis, option)`.
            pub fn options(self) -> Vec<(&'static str, &'static str)> {
                vec![$(($id, self.$field.id())),*]
            }
        }
    };
}

/// A name that the space of readings does not have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UnknownReading {
    /// There is no such axis.
    Axis,
    /// The axis has no such option.
    Option,
}

axes! {
    /// How high the dummy of an own unplayed round may score (C.07 16.4).
    dummy_cap: DummyCap "dummy-cap" {
        /// By the scheduled opponent's adjusted score for forfeits, by a draw per round for byes.
        Capped "capped",
        /// Not limited.
        Uncapped "uncapped",
        /// A forfeit's dummy is limited by both.
        BothCaps "both-caps",
        /// By a draw per round, forfeits as well.
        DrawsOnly "draws-only",
    }
    /// Which own score the dummy starts from (C.07 16.4).
    own_score: OwnScore "own-score" {
        /// The final score as awarded.
        Final "final",
        /// The adjusted score of 16.3.
        Adjusted "adjusted",
    }
    /// Which number of rounds limits the dummy in interim standings (C.07 16.4.2).
    cap_rounds: CapRounds "cap-rounds" {
        /// The rounds that the standings are computed for.
        ComputedFor "computed-for",
        /// All scheduled rounds.
        Scheduled "scheduled",
    }
    /// What trailing requested byes count for opponents (C.07 16.3.2).
    trailing_byes: TrailingByes "trailing-byes" {
        /// A draw each.
        Draws "draws",
        /// As awarded.
        AsAwarded "as-awarded",
        /// A draw each, and those that do not trail too.
        EveryBye "every-bye",
    }
    /// What a trailing forfeit loss counts for opponents (C.07 16.3.1).
    trailing_forfeits: TrailingForfeits "trailing-forfeits" {
        /// As awarded.
        AsAwarded "as-awarded",
        /// A draw each.
        Draws "draws",
    }
    /// Whether a cut takes the voluntary unplayed round first (C.07 16.5).
    cut_order: CutOrder "cut-order" {
        /// The lowest contribution of a voluntary unplayed round, unless it is lower.
        VoluntaryFirst "voluntary-first",
        /// The plain lowest.
        PlainLowest "plain-lowest",
    }
    /// Which product a cut of Sonneborn-Berger takes (C.07 14.1.1.d).
    sonneborn_berger_cut: SonnebornBergerCut "sonneborn-berger-cut" {
        /// That of the lowest opponent; among equals the smallest product.
        LowestOpponent "lowest-opponent",
        /// That of the lowest opponent; among equals the worst result.
        WorstResult "worst-result",
        /// The smallest product.
        LowestProduct "lowest-product",
    }
    /// What an own unplayed round gives in Sonneborn-Berger (C.07 16.4).
    sonneborn_berger_unplayed: SonnebornBergerUnplayed "sonneborn-berger-unplayed" {
        /// The dummy's score times the awarded points.
        Dummy "dummy",
        /// Nothing.
        LeftOut "left-out",
    }
    /// Which round is the final one of the fore Buchholz (C.07 8.3).
    fore_final_round: ForeFinalRound "fore-final-round" {
        /// The last scheduled round.
        LastScheduled "last-scheduled",
        /// The last round entered.
        LastEntered "last-entered",
    }
    /// What direct encounter does when not all have met (C.07 6.3).
    direct_encounter_missing: DirectEncounterMissing "direct-encounter-missing" {
        /// Places whoever no missing game can catch.
        Certainty "certainty",
        /// Separates nobody.
        AllMustMeet "all-must-meet",
        /// Compares the scores all the same.
        IgnoreMissing "ignore-missing",
    }
    /// How several games between the same two count in direct encounter (C.07 6.1.2).
    direct_encounter_repeats: DirectEncounterRepeats "direct-encounter-repeats" {
        /// Their average.
        Average "average",
        /// Their sum.
        Sum "sum",
    }
    /// Whether forfeits count in direct encounter (C.07 6.1.1).
    direct_encounter_forfeits: DirectEncounterForfeits "direct-encounter-forfeits" {
        /// No, unless the pairings are fixed.
        LeftOut "left-out",
        /// Yes.
        Counted "counted",
        /// No, not even where the pairings are fixed.
        Never "never",
    }
    /// The maximum that the Koya limit is half of (C.07 9.2).
    koya_maximum: KoyaMaximum "koya-maximum" {
        /// A win in every game that one can be paired for.
        OwnGames "own-games",
        /// A win in every round.
        Rounds "rounds",
    }
    /// Whether an opponent exactly on the Koya limit counts (C.07 9.2).
    koya_threshold: KoyaThreshold "koya-threshold" {
        /// Yes.
        AtLeastHalf "at-least-half",
        /// No.
        AboveHalf "above-half",
    }
    /// Whether a forfeit win of a round robin counts for WON, BPG and BWG (C.07 7.2-7.4, 15.2).
    round_robin_forfeit_wins: RoundRobinForfeitWins "round-robin-forfeit-wins" {
        /// No: it was not over the board.
        OverTheBoard "over-the-board",
        /// Yes: it is a regular game.
        RegularGames "regular-games",
    }
    /// Whether a forfeit loss of a round robin stays unplayed for the codes of article 7 (C.07 15.2).
    round_robin_forfeit_losses: RoundRobinForfeitLosses "round-robin-forfeit-losses" {
        /// Yes.
        Unplayed "unplayed",
        /// No: it is a regular game.
        RegularGames "regular-games",
    }
    /// What an own result is compared with for standard points (C.07 7.7).
    standard_points: StandardPoints "standard-points" {
        /// The opponent's result.
        AgainstOpponent "against-opponent",
        /// A draw.
        AgainstDraw "against-draw",
    }
    /// Whether the Buchholz family may be used in a round robin (C.07 8).
    buchholz_in_round_robins: BuchholzInRoundRobins "buchholz-in-round-robins" {
        /// No.
        Refused "refused",
        /// Yes.
        Allowed "allowed",
    }
    /// What an own unplayed round is in Buchholz and Sonneborn-Berger (C.07 16.4; before September 2023 15.2).
    unplayed_own: UnplayedOwn "unplayed-own" {
        /// A game against a dummy.
        Dummy "dummy",
        /// A game against a virtual opponent with the score before the round and draws after it.
        VirtualOpponent "virtual-opponent",
    }
    /// What the unplayed rounds of an opponent count (C.07 16.3; before September 2023 15.3).
    unplayed_opponents: UnplayedOpponents "unplayed-opponents" {
        /// As awarded, trailing requested byes as draws.
        Adjusted "adjusted",
        /// A draw each.
        AllDraws "all-draws",
    }
    /// What own rounds after a withdrawal bring to Buchholz and Sonneborn-Berger (C.07 16.1.1, 16.4).
    rounds_after_withdrawal: RoundsAfterWithdrawal "rounds-after-withdrawal" {
        /// They are zero-point byes, and count like others.
        Byes "byes",
        /// Nothing.
        Dropped "dropped",
    }
    /// What a draw counts in Sonneborn-Berger (C.07 9.1).
    sonneborn_berger_draws: SonnebornBergerDraws "sonneborn-berger-draws" {
        /// The points scored in it.
        PointsScored "points-scored",
        /// The whole score of the opponent, as a win.
        Whole "whole",
    }
    /// Whether those still equal after direct encounter are compared anew among themselves (C.07 6.2, 6.3).
    direct_encounter_rest: DirectEncounterRest "direct-encounter-rest" {
        /// Yes.
        Anew "anew",
        /// No: there is one table.
        OneTable "one-table",
    }
    /// By what the Koya limit is moved (C.07 14.5; before September 2023 6.2).
    koya_steps: KoyaSteps "koya-steps" {
        /// By half points.
        HalfPoints "half-points",
        /// By score groups.
        ScoreGroups "score-groups",
    }
    /// Whether forfeits count in the Koya system (C.07 9.2, 15.2).
    koya_forfeits: KoyaForfeits "koya-forfeits" {
        /// Yes, as games with the points awarded.
        Counted "counted",
        /// No.
        LeftOut "left-out",
    }
    /// What part the own result plays in the Koya system (C.07 9.2).
    koya_own_result: KoyaOwnResult "koya-own-result" {
        /// None: opponents are measured by their final scores, and only points against them count.
        Nothing "nothing",
        /// The opponents are measured without their points from the games against the participant.
        TakenFromOpponents "taken-from-opponents",
        /// A participant who reaches the limit adds the own score.
        Added "added",
    }
    /// How the averages of ratings are rounded (C.07 10.1, 10.4, 10.5).
    rating_rounding: RatingRounding "rating-rounding" {
        /// To the nearest whole number, half up.
        HalfUp "half-up",
        /// To the nearest whole number, half to the even one.
        HalfEven "half-even",
        /// Down.
        Down "down",
    }
    /// How the fraction of points is rounded for its table (C.07 10.2).
    fraction_rounding: FractionRounding "fraction-rounding" {
        /// To the nearest hundredth, half up.
        HalfUp "half-up",
        /// To the nearest hundredth, half to the even one.
        HalfEven "half-even",
        /// Down.
        Down "down",
    }
    /// Which of the ratings that fit a score is the perfect performance (C.07 10.3).
    perfect_performance: PerfectPerformance "perfect-performance" {
        /// The lowest of which at least the score is expected.
        Lowest "lowest",
        /// The highest of which no more than the score is expected.
        Highest "highest",
    }
    /// Whether forfeits of a round robin count for the tie-breaks on ratings (C.07 10, 15.2).
    round_robin_forfeit_ratings: RoundRobinForfeitRatings "round-robin-forfeit-ratings" {
        /// No: only games over the board.
        OverTheBoard "over-the-board",
        /// Yes: they are regular games.
        RegularGames "regular-games",
    }
    /// Where a smaller group goes on after the secondary score has split a group of teams (C.07 13.3.3).
    extended_direct_encounter_restart: ExtendedDirectEncounterRestart "extended-direct-encounter-restart" {
        /// With the primary score.
        RestartOnPrimary "restart-on-primary",
        /// With the secondary score.
        StayOnSecondary "stay-on-secondary",
    }
    /// Which matches the tie-breaks on boards count (C.07 12.1-12.3, 13.3.2).
    board_tie_breaks_scope: BoardTieBreaksScope "board-tie-breaks-scope" {
        /// All matches of the tournament.
        WholeTournament "whole-tournament",
        /// Only those between the two teams.
        MutualMatch "mutual-match",
    }
    /// What a requested or full-point bye of a team gives on the boards (C.07 12).
    team_bye_boards: TeamByeBoards "team-bye-boards" {
        /// Nothing.
        Nothing "nothing",
        /// On every board what the bye is worth: a draw, a win or a loss.
        AsResult "as-result",
    }
}
