### Numbers, days and single words that are shown beside data.

## How numbers and days are written

decimal-sign = ,
day = { $day }.{ $month }.{ $year }

## How grave a diagnostic is, and its lines of help

level-error = ошибка
level-warning = предупреждение
level-note = замечание
level-help = подсказка

## What is expected or compared, where it is no tie-break

subject-rank = место
subject-adjusted = скорр. результат
subject-adjusted-MP = скорр. результат (MP)
subject-adjusted-GP = скорр. результат (GP)

## What the scoring system gives points for

scoring-points = { $what } — { $points }
scoring-win = победа
scoring-draw = ничья
scoring-loss = поражение
scoring-forfeit-win = победа из-за неявки соперника
scoring-forfeit-loss = поражение за неявку
scoring-pairing-allocated-bye = бай по жеребьёвке
scoring-full-point-bye = бай с полным очком
scoring-half-point-bye = бай с половиной очка
scoring-zero-point-bye = бай без очка
scoring-absence = отсутствие

## The columns of the unified diff

diff-expected = ожидалось
diff-computed = по расчёту
