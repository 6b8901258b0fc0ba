### Readings, regulations side by side, and what scenarios cover.

readings-title = The reading of { $edition }
readings-lead = On each of these points editions differ, the text is open, or programs and people err. The option that the edition takes is marked.
readings-takes = { $edition } takes { $option }
readings-editions = What the editions take
readings-articles = Articles
readings-taken = taken
readings-numbered = Articles in the texts are numbered as in { $edition }.

compare-lead = { $own }, compared with { $other }
compare-differences = Points that are read otherwise
compare-no-differences = Nothing is read otherwise.
compare-changes = { $count ->
    [one] changes { $count } value or rank alone
   *[other] changes { $count } values and ranks alone
}
compare-changes-none = changes nothing here
compare-values = Values that change
compare-no-values = No value changes.
compare-ranks = Ranks that change
compare-no-ranks = No rank changes.
compare-same = { $count ->
    [one] { $count } value or rank is the same.
   *[other] { $count } values and ranks are the same.
}
compare-number = no.
compare-name = { $entrants ->
    [teams] team
   *[players] name
}
compare-of = value
compare-before = here
compare-after = there
compare-by = by
compare-articles = articles here → there
compare-articles-of = { $here } → { $there }
compare-articles-none = none
compare-refused-note = × is a code that the regulations do not allow.

coverage-title = What the scenarios test
coverage-summary = { $scenarios ->
    [one] { $scenarios } scenario
   *[other] { $scenarios } scenarios
}; other options swapped in { $swapped } times, { $failed } times noticed.
coverage-score = { $noticed } of { $options } options would be noticed, on { $on } of { $axes } points of reading.
coverage-options = Options
coverage-axis = axis
coverage-option = option
coverage-is = what it is
coverage-taken = taken
coverage-caught = noticed by
coverage-nobody = nobody
coverage-missed = These misreadings would go unnoticed: { $options }.
coverage-complete = Every known misreading is noticed.
coverage-articles = Articles
coverage-article = article
coverage-article-title = title
coverage-unexercised = Articles that no scenario exercises: { $articles }.
coverage-all-exercised = Every article that can be computed is exercised.
coverage-scenarios = scenarios
