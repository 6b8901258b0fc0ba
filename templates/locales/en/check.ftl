### What `halfpoint check` says of results.

check-passed = { $right ->
    [one] { $right } value right
   *[other] { $right } values right
}
check-passed-printed = { $right ->
    [one] { $right } value right
   *[other] { $right } values right
}, { $printed ->
    [one] { $printed } printed value wrong as stated
   *[other] { $printed } printed values wrong as stated
}
check-nothing-expected = nothing is expected
check-faulty = has faults and was not computed
check-unreadable = cannot be read: { $why }
check-program-failed = Halfpoint failed at this file, which it never should; please report it with the file
check-progress = { $done } of { $total } files

check-value-wrong = { $code } of { $name } ({ $number }) is expected to be { $expected }; it is { $computed }.
check-value-undefined = { $code } of { $name } ({ $number }) is expected to be { $expected }; it is undefined.
check-value-expected-undefined = { $code } of { $name } ({ $number }) is expected to be undefined; it is { $computed }.
check-value-derivation = { $code } of { $name } ({ $number }) is { $computed } as expected, but comes about otherwise.
check-rank-wrong = { $name } ({ $number }) is expected in place { $expected }; the place is { $computed }.
check-adjusted-wrong = { $name } ({ $number }) is expected to count { $expected } for opponents; the adjusted score is { $computed }.
check-printed-wrong = { $code } of { $name } ({ $number }) is printed as { $expected }; it is { $computed }.
check-printed-undefined = { $code } of { $name } ({ $number }) is printed as { $expected }; it is undefined.
check-printed-rank-wrong = { $name } ({ $number }) is printed in place { $expected }; the place is { $computed }.
check-printed-adjusted-wrong = { $name } ({ $number }) is printed to count { $expected } for opponents; the adjusted score is { $computed }.
check-printed-right = { $code } of { $name } ({ $number }) is said to be printed wrong as { $expected }; that is what the rules give.
check-printed-rank-right = { $name } ({ $number }) is said to be printed in the wrong place { $expected }; that is the place.
check-printed-adjusted-right = { $name } ({ $number }) is said to be printed wrong as { $expected } for opponents; that is the adjusted score.
check-printed-step-wrong = { $code } of { $name } ({ $number }): “{ $words }” is printed as { $expected }; it is { $computed }.
check-printed-step-right = { $code } of { $name } ({ $number }): “{ $words }” is said to be printed wrong as { $expected }; that is what the rules give.
check-no-step = { $code } of { $name } ({ $number }): the working has no step { $step }.

check-refused-team-score = { $code } of { $name } ({ $number }) is expected to be { $expected }; match points and game points exist in team tournaments only.
check-refused-for-teams = { $code } of { $name } ({ $number }) is expected to be { $expected }; the code is for teams, and the participants are players.
check-refused-score-fixed = { $code } of { $name } ({ $number }) is expected to be { $expected }; the code takes neither :MP nor :GP.
check-refused-match-points-only = { $code } of { $name } ({ $number }) is expected to be { $expected }; the code counts match points only.
check-refused-ratings-of-teams = { $code } of { $name } ({ $number }) is expected to be { $expected }; the rating codes are for players.
check-refused-boards-not-known = { $code } of { $name } ({ $number }) is expected to be { $expected }; the code needs the results on the boards of every match.
check-refused-knock-out = { $code } of { $name } ({ $number }) is expected to be { $expected }; the code is not for a knock-out.
check-refused-buchholz-in-round-robin = { $code } of { $name } ({ $number }) is expected to be { $expected }; the Buchholz family is not allowed in a round robin.
check-refused-unrated = { $code } of { $name } ({ $number }) is expected to be { $expected }; a player has no rating, and the event announced none for unrated players.
check-refused-rounds-not-known = { $code } of { $name } ({ $number }) is expected to be { $expected }; a grid does not tell the rounds, which this code needs.
check-refused-colours-not-known = { $code } of { $name } ({ $number }) is expected to be { $expected }; the code needs the colours of all games.

check-under = under { $key }
check-parts-contribution-round = first difference: round { $slot } gives { $computed }, expected { $expected }
check-parts-contribution-encounter = first difference: encounter { $slot } gives { $computed }, expected { $expected }
check-parts-counted = first difference: the encounter with { $opponent } does not count, though expected to
check-parts-not-counted = first difference: the encounter with { $opponent } counts, though expected not to
check-parts-cut-round = first difference: round { $slot } is cut, though expected to stay
check-parts-kept-round = first difference: round { $slot } is not cut, though expected to be
check-parts-cut-encounter = first difference: encounter { $slot } is cut, though expected to stay
check-parts-kept-encounter = first difference: encounter { $slot } is not cut, though expected to be
check-parts-step = first difference: the step { $step } is { $computed }, expected { $expected }
check-parts-no-step = the working has no step { $step }
check-diagnosis-edition = { $expected } is what { $edition }, gives.
check-diagnosis-edition-by = { $expected } is what { $edition }, gives: { $reading }.
check-diagnosis-edition-with = { $expected } is what { $edition }, gives together with a mistake: { $reading }.
check-diagnosis-reading = { $is ->
    [misreading] { $expected } is what a mistake gives: { $reading }.
    [admissible] { $expected } is what another reading gives: { $reading }.
   *[edition] { $expected } is what a rule of other editions gives: { $reading }.
}
check-diagnosis-readings = { $expected } is what two readings give together: { $reading }; { $second }.
check-diagnosis-explains = The same reading gives { $count } of the { $wrong } wrong values.
check-diagnosis-none = No edition and no known misreading gives { $expected }.
check-articles = articles concerned: { $articles }
check-step = explained by: halfpoint explain { $path } --step { $step }
check-step-under = explained by: halfpoint explain { $path } --step { $step } { $regulations }
check-why = explained by: halfpoint explain { $path } --why { $one } { $two }
check-why-by-list = explained by: halfpoint explain { $path } --tie-breaks { $list } --why { $one } { $two }
check-line = { $path }:{ $line }
check-because = why: { $because }
check-printed-in = printed in { $where }

check-summary = { $scenarios ->
    [one] { $scenarios } scenario
   *[other] { $scenarios } scenarios
}: { $right ->
    [one] { $right } expected value right
   *[other] { $right } expected values right
}, { $wrong } wrong; { $printed ->
    [one] { $printed } printed value wrong as stated
   *[other] { $printed } printed values wrong as stated
}.
check-report = The report lies in { $path }
check-totals = { $passed } passed, { $failed } failed
