### Numbers, days and single words that are shown beside data.

## How numbers and days are written

decimal-sign = .
day = { $year }-{ $month }-{ $day }

## How grave a diagnostic is, and its lines of help

level-error = error
level-warning = warning
level-note = note
level-help = help

## What is expected or compared, where it is no tie-break

subject-rank = rank
subject-adjusted = adjusted
subject-adjusted-MP = adjusted:MP
subject-adjusted-GP = adjusted:GP

## What the scoring system gives points for

scoring-points = { $what } { $points }
scoring-win = win
scoring-draw = draw
scoring-loss = loss
scoring-forfeit-win = forfeit-win
scoring-forfeit-loss = forfeit-loss
scoring-pairing-allocated-bye = pairing-allocated-bye
scoring-full-point-bye = full-point-bye
scoring-half-point-bye = half-point-bye
scoring-zero-point-bye = zero-point-bye
scoring-absence = absence

## The columns of the unified diff

diff-expected = expected
diff-computed = computed
