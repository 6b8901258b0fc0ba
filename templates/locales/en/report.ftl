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
articles-intro = In our own words, as far as this page uses them; the words that bind are those of the regulation.
made-by = Computed exactly, without rounding, by Halfpoint.
