# Words that every page shares.
#
# Sentences are trusted: no signs of Markdown or HTML in them. Values come in escaped.

list-end = { $before } and { $last }
colour-black = Black
colour-white = White
number-cut = [cut { $number }]
cut-word = cut

skip-link = To the content
not-applied = What did not apply
articles-heading = The articles
articles-of-edition = The articles: { $edition }
articles-intro = In our own words, as far as this page uses them; the words that bind are those of the regulation.
made-by = Computed exactly, without rounding, by Halfpoint.

caption-crosstable = The crosstable
report-title = Halfpoint report
report-lead = Chess tie-breaks, recomputed from the games, with the article that orders each step.
report-scenarios = Scenarios
report-articles = The articles
report-all = All scenarios
report-status-pass = as expected
report-status-fail = not as expected
report-status-fault = has faults
report-column-scenario = scenario
report-column-verdict = verdict
report-column-right = right
report-column-wrong = wrong
report-column-printed = printed wrong
report-caption-group = { $folder }
report-caption-root = Scenarios
report-source = From { $origin }.
report-file = The scenario file
report-scoring = Scoring: { $values }
report-failures = Not as expected
report-printed = Printed values that are wrong, as the scenario says
report-diff = Expected and computed standings
report-faults = Faults
report-nothing-expected = Nothing is expected of this scenario.
report-values-right = { $right ->
    [one] { $right } expected value is right
   *[other] All { $right } expected values are right
}.
report-values-wrong = { $wrong ->
    [one] { $wrong } expectation is not met
   *[other] { $wrong } expectations are not met
}; { $right ->
    [one] { $right } value is right
   *[other] { $right } values are right
}.
report-values-hint = Each value in the table leads to its explanation.
report-standings = The standings
report-articles-used = Articles at work
report-participant = { $name } ({ $number })
report-back = { $title }
report-on-this-page = On this page
report-used-by = Scenarios that use it
report-previous = Previous: { $number } { $title }
report-next = Next: { $number } { $title }
report-disagreements = Where the order of the list matters
report-unplayed = Unplayed rounds
unplayed-of = { $name } ({ $number })
report-readings = How every point is read
