# Explanations of single values.
#
# Sentences are trusted: no signs of Markdown or HTML in them. Values come in escaped. A participant is named, never
# referred to by a pronoun. For a number $x that need not be whole, $x-count is the number itself when it is whole and
# "fraction" when it is not. Every message has $entrants, which is "teams" in tournaments of teams and "players" in others.

## Names of tie-breaks

tie-break-PTS = Очки
tie-break-MPTS = Матчевые очки
tie-break-GPTS = Игровые очки
tie-break-DE = Личная встреча
tie-break-WIN = Число побед
tie-break-WON = Число побед за доской
tie-break-BPG = { $entrants ->
    [teams] Матчи чёрными
   *[players] Партии чёрными
}
tie-break-BWG = Победы чёрными
tie-break-PS = Коэффициент прогресса
    .cut = Коэффициент прогресса, усечение { $count }
tie-break-REP = Туры с готовностью играть
tie-break-STD = Стандартные очки
tie-break-TPN = Турнирный номер
    .reversed = Турнирный номер (обратный порядок)
tie-break-BH = Коэффициент Бухгольца
    .cut = Усечённый коэффициент Бухгольца, усечение { $count }
    .median = Медианный коэффициент Бухгольца, медиана { $count }
tie-break-AOB = Средний коэффициент Бухгольца соперников
    .fore = Средний опережающий коэффициент Бухгольца соперников
tie-break-FB = Опережающий коэффициент Бухгольца
    .cut = Усечённый опережающий коэффициент Бухгольца, усечение { $count }
    .median = Медианный опережающий коэффициент Бухгольца, медиана { $count }
tie-break-SB = Коэффициент Зоннеборна–Бергера
    .cut = Усечённый коэффициент Зоннеборна–Бергера, усечение { $count }
    .median = Медианный коэффициент Зоннеборна–Бергера, медиана { $count }
tie-break-KS = Система Койи
    .raised = Система Койи (порог +{ $moved })
    .lowered = Система Койи (порог −{ $moved })
tie-break-ARO = Средний рейтинг соперников
    .cut = Средний рейтинг соперников, усечение { $count }
    .median = Средний рейтинг соперников, медиана { $count }
tie-break-TPR = Турнирный перформанс
tie-break-PTP = Идеальный турнирный перформанс
tie-break-APRO = Средний перформанс соперников
tie-break-APPO = Средний идеальный перформанс соперников
tie-break-RTNG = Рейтинг
    .reversed = Рейтинг (обратный порядок)
tie-break-BC = Счёт по доскам
tie-break-TBR = Результаты первых досок
tie-break-BBE = Исключение последних досок
tie-break-MPvGP = Матчевые или игровые очки
tie-break-EMMSB = Расширенный коэффициент Зоннеборна–Бергера, матчевые очки на матчевые
    .cut = Расширенный коэффициент Зоннеборна–Бергера, усечение { $count }, матчевые очки на матчевые
tie-break-EMGSB = Расширенный коэффициент Зоннеборна–Бергера, матчевые очки на игровые
    .cut = Расширенный коэффициент Зоннеборна–Бергера, усечение { $count }, матчевые очки на игровые
tie-break-EGMSB = Расширенный коэффициент Зоннеборна–Бергера, игровые очки на матчевые
    .cut = Расширенный коэффициент Зоннеборна–Бергера, усечение { $count }, игровые очки на матчевые
tie-break-EGGSB = Расширенный коэффициент Зоннеборна–Бергера, игровые очки на игровые
    .cut = Расширенный коэффициент Зоннеборна–Бергера, усечение { $count }, игровые очки на игровые
tie-break-EDE = Расширенная личная встреча
tie-break-EDEBT = Расширенная личная встреча, затем счёт по доскам и результаты первых досок
tie-break-EDEBB = Расширенная личная встреча, затем счёт по доскам и исключение последних досок
tie-break-EDET = Расширенная личная встреча, затем результаты первых досок
tie-break-EDEB = Расширенная личная встреча, затем исключение последних досок
tie-break-SSSC = Сочетание очков и силы соперников
    .fore = Сочетание очков и силы соперников с опережающим коэффициентом Бухгольца
tie-break-again = { $name } ({ $turn })
tie-break-with-forfeits = { $entrants ->
    [teams] { $name } (неявки считаются матчами)
   *[players] { $name } (неявки считаются партиями)
}
tie-break-on-match-points = { $name }, по матчевым очкам
tie-break-on-game-points = { $name }, по игровым очкам

## Headings

title-value = { $tie-break }: { $name } ({ $number }) — { $value }
title-undefined = { $tie-break }: { $name } ({ $number }) — значения нет
summary-value = { $code }: { $name } ({ $number }) = { $value }
summary-undefined = { $code }: { $name } ({ $number }) — значения нет

title-place = { $tie-break }: { $name } ({ $number }) — место { $first } из { $count }
title-places = { $tie-break }: { $name } ({ $number }) — места { $first }–{ $last } из { $count }
summary-place = { $code }: { $name } ({ $number }) = место { $first } из { $count }
summary-places = { $code }: { $name } ({ $number }) = места { $first }–{ $last } из { $count }

lead-edition = Редакция: { $edition }.
lead-score = { $maximum-count ->
    [one] { $name }: { $score } из { $maximum } возможного очка.
   *[other] { $name }: { $score } из { $maximum } возможных очков.
}
lead-score-MP = { $maximum-count ->
    [one] { $name }: { $score } из { $maximum } возможного матчевого очка.
   *[other] { $name }: { $score } из { $maximum } возможных матчевых очков.
}
lead-score-GP = { $maximum-count ->
    [one] { $name }: { $score } из { $maximum } возможного игрового очка.
   *[other] { $name }: { $score } из { $maximum } возможных игровых очков.
}
lead-primary-score = Вид очков в коде не назван, поэтому считается основной результат соревнования: { $score } ({ $rule }, { $term }).
score-match-points = матчевые очки
score-game-points = игровые очки
lead-interim = Это промежуточное положение после тура { $round } из { $rounds }.
lead-changed = В одном вопросе соревнование отступает от редакции ({ $rule }). { $reading }
lead-tied-on = { $score-count ->
    [one] { $names } делят место: у каждого { $score } очко.
    [few] { $names } делят место: у каждого { $score } очка.
    [many] { $names } делят место: у каждого { $score } очков.
   *[other] { $names } делят место: у каждого { $score } очка.
}
lead-tied-on-MP = { $score-count ->
    [one] { $names } делят место: у каждой команды { $score } матчевое очко.
    [few] { $names } делят место: у каждой команды { $score } матчевых очка.
    [many] { $names } делят место: у каждой команды { $score } матчевых очков.
   *[other] { $names } делят место: у каждой команды { $score } матчевого очка.
}
lead-tied-on-GP = { $score-count ->
    [one] { $names } делят место: у каждой команды { $score } игровое очко.
    [few] { $names } делят место: у каждой команды { $score } игровых очка.
    [many] { $names } делят место: у каждой команды { $score } игровых очков.
   *[other] { $names } делят место: у каждой команды { $score } игрового очка.
}
lead-tied = К моменту применения этого показателя { $names } делят место.
lead-koya-in-swiss = Система Койи предназначена для круговых турниров ({ $rule }); в швейцарском турнире её можно применять, только если это предусмотрено регламентом самого соревнования.

section-opponents = Учитываемые очки соперников
section-own-rounds = { $count ->
    [1] Собственный несыгранный тур: { $name }
   *[other] Собственные несыгранные туры: { $name }
}
section-opponents-rounds = Собственные несыгранные туры соперников
section-final-round = Последний тур как ничья
section-contributions = Вклады
section-sum = Сумма
section-cuts = { $count ->
    [1] Усечение
   *[other] Усечения
}
section-result = Значение
section-limit = Порог
section-koya = Кто достигает порога
section-koya-own = Собственный результат
section-rounds = Тур за туром
section-running = Очки нарастающим итогом
section-points = Очки
section-number = Номер
section-opponents-buchholz = Коэффициент Бухгольца каждого соперника
section-average = { $entrants ->
    [teams] Соперники, с которыми сыгран матч
   *[players] Соперники, с которыми сыграно за доской
}
section-average-of-opponents = Соперники
section-quotient = Среднее
section-secondary = Второй результат
section-factor = Делитель
section-boards = Доски
section-by-boards = { $tie-break }
section-on-score = Матчи между собой ({ $score }): { $names }
section-encounters = { $entrants ->
    [teams] Матчи команд, делящих место, между собой
   *[players] Партии участников, делящих место, между собой
}
section-encounters-anew = Новая таблица: { $names }
section-order = Порядок
section-undefined = Почему значения нет
section-average-rating = Средний рейтинг соперников
section-fraction = Доля набранных очков
section-difference = Разница рейтингов
section-score-to-reach = Результат, которого нужно достичь
section-expected = Ожидаемый результат при рейтинге { $rating }
section-opponents-performances = Перформанс каждого соперника
section-opponents-perfect = Идеальный перформанс каждого соперника
section-rating = Рейтинг

## Tables

caption-excerpt = Нужные строки турнирной таблицы
caption-grid = Турнирная таблица: каждый с каждым
caption-contributions = Вклад каждого тура
caption-final-round = Очки, если тур { $round } считать ничьей
caption-koya = Соперники и порог
caption-rounds = Что даёт каждый тур
caption-running = Очки после каждого тура
caption-points = Очки в каждом туре
caption-encounters = Отдельная таблица
caption-average = Коэффициент Бухгольца соперника в каждом туре
caption-boards = Очки по доскам: { $name }
caption-compared = Что сравнивается
caption-ratings = Рейтинг соперника в каждом туре
caption-performances = Перформанс соперника в каждом туре
caption-perfect-performances = Идеальный перформанс соперника в каждом туре
caption-expected = Ожидаемый результат при рейтинге { $rating }, по партиям

column-number = №
column-name = { $entrants ->
    [teams] команда
   *[players] участник
}
column-participant = { $entrants ->
    [teams] команда
   *[players] участник
}
column-points = очки
column-for-opponents = для соперников
column-round = тур
column-game = партия
column-opponent = соперник
column-result = результат
column-counts = очки
column-opponent-score = очки соперника
column-times = свои очки
column-product = произведение
column-opponent-match-points = матчевые очки соперника
column-opponent-game-points = игровые очки соперника
column-times-match-points = свои матчевые очки
column-times-game-points = свои игровые очки
column-board = доска
column-round-against = { $round }: { $opponent }
column-board-product = × доска
column-on-board = доска { $board }
column-times-board = { $board } × доска { $board }
column-board-count = счёт по доскам
column-boards-up-to = { $board ->
    [1] доска 1
   *[other] доски 1–{ $board }
}
column-what = учёт
column-why = почему
column-final-round = тур { $round }
column-taken-as = считается
column-fore-points = очки тогда
column-score-and-limit = очки и порог
column-points-counted = очки
column-counted = в зачёт
column-before-and-points = до тура и в туре
column-running = очки после тура
column-buchholz = Бухгольц
column-rating = рейтинг
column-performance = TPR
column-perfect-performance = PTP
column-difference = разница
column-expected = ожидается

column-has = набрано
column-least = не меньше
column-most = может набрать
column-place = место

place-alone = { $first }
place-shared = { $first }–{ $last }
cell-self = ×
cell-not-met = ?
cell-nothing = –

as-awarded = как начислено
undefined-value = нет значения

part-counts = учтено
part-left-out = не учтено
part-unknown = неизвестно
part-cut = отброшено

remark = { $words } { $cites }
remarks = { $before }; { $after }
remark-adjusted = скорректировано, начислено { $score }
remark-fore = последний тур — ничья, начислено { $score }
remark-dummy = фиктивный соперник с собственным результатом
remark-virtual-opponent = виртуальный соперник
remark-dummy-draws = фиктивный соперник: { $own }, но не больше { $draw } × { $rounds }
remark-dummy-opponent = фиктивный соперник: { $own }, но не больше очков назначенного соперника, { $cap }

cell-game = { $opponent } { $colour } { $points }
cell-game-without-colour = { $opponent }: { $points }
cell-points = { $points }
cell-forfeit-win-alone = +
cell-forfeit-loss-alone = −
cell-open = …
cell-forfeit-win = { $opponent } +
cell-forfeit-loss = { $opponent } −
cell-pairing-allocated-bye = pab { $points }
cell-full-point-bye = fpb { $points }
cell-half-point-bye = hpb { $points }
cell-zero-point-bye = zpb { $points }
cell-absent = –
cell-free-round = своб.
cell-not-yet-played = { $opponent } …
cell-unknown = ?

result-game = { $colour } { $points }
result-points = { $points }
result-forfeit-win = + неявка соперника
result-forfeit-loss = − неявка
result-forfeit-both = − обоюдная неявка
result-not-yet-played = …
result-none = –

against-pairing-allocated-bye = бай по жеребьёвке
against-full-point-bye = бай с полным очком
against-half-point-bye = бай с половиной очка
against-zero-point-bye = бай без очка
against-absent = отсутствие после выбытия
against-free-round = свободный тур
against-unknown = { $entrants ->
    [teams] матчи неизвестны
   *[players] партии неизвестны
}

legend-used = входит в расчёт
legend-cut = отброшено из суммы
legend-changed = считается не так, как начислено
legend-colours = ● партия чёрными, ○ партия белыми
legend-colours-of-teams = ● чёрные на доске 1, ○ белые на доске 1
legend-forfeits = + победа из-за неявки соперника, − поражение за неявку; указан назначенный соперник
legend-pairing-allocated-bye = pab: бай по жеребьёвке, с начисленными очками
legend-full-point-bye = fpb: бай с полным очком, с начисленными очками
legend-half-point-bye = hpb: бай с половиной очка, с начисленными очками
legend-zero-point-bye = zpb: бай без очка, с начисленными очками
legend-absent = – отсутствие после выбытия
legend-unknown = ? неизвестно
legend-not-yet-played = … ещё не сыграно

## What opponents count (16.3)

opponents-fixed-pairings = Пары известны заранее: у всех учитываются очки из таблицы, включая неявки ({ $rule }).
opponents-fixed-pairings-fore = Пары известны заранее: у всех учитываются очки, пересчитанные с последним туром вничью ({ $fore-rule }); неявки прежних туров — как в таблице ({ $rule }).
opponents-drew-the-final-round = { $count ->
    [1] { $names }: сыграны все туры, последний (тур { $round }) — вничью. Поэтому учитываются собственные очки: если считать этот тур ничьей ({ $rule }), ничего не меняется.
   *[other] { $names }: сыграны все туры, последний (тур { $round }) — вничью. Поэтому у всех учитываются собственные очки: если считать этот тур ничьей ({ $rule }), ничего не меняется.
}
opponents-final-scores = { $count ->
    [1] { $names }: известны не все результаты, поэтому учитывается итоговый результат в том виде, в каком он указан.
   *[other] { $names }: известны не все результаты, поэтому у всех учитываются итоговые результаты в том виде, в каком они указаны.
}
opponents-final-round-unknown = { $count ->
    [1] { $names }: результат последнего тура неизвестен, а значит, неизвестно и то, сколько очков останется, если считать его ничьей.
   *[other] { $names }: результаты последнего тура неизвестны, а значит, неизвестно и то, сколько очков останется, если считать его ничьей.
}
opponents-own-scores = { $count ->
    [1] { $names }: сыграны все туры, поэтому учитываются собственные очки.
   *[other] { $names }: сыграны все туры, поэтому у всех учитываются собственные очки.
}
opponents-all-own-scores = { $count ->
    [1] { $names }: сыграны все туры. Учитываются собственные очки, корректировать нечего.
   *[other] { $names }: сыграны все туры. У всех учитываются собственные очки, корректировать нечего.
}
opponent-counts-adjusted = { $name }: для соперников учитывается { $adjusted }, хотя начислено { $score }.
opponent-counts-awarded = { $name }: учитывается { $adjusted }, как начислено.
opponent-pairing-allocated-bye = { $count ->
    [1] Тур { $rounds } — бай по жеребьёвке, категория { $category }; учитывается { $points }, как начислено ({ $rule }).
   *[other] Туры { $rounds } — баи по жеребьёвке, категория { $category }; за каждый учитывается { $points }, как начислено ({ $rule }).
}
opponent-full-point-bye = { $count ->
    [1] Тур { $rounds } — бай с полным очком, категория { $category }; учитывается { $points }, как начислено ({ $rule }).
   *[other] Туры { $rounds } — баи с полным очком, категория { $category }; за каждый учитывается { $points }, как начислено ({ $rule }).
}
opponent-forfeit-win = { $count ->
    [1] Тур { $rounds } — победа из-за неявки соперника, категория { $category }; учитывается { $points }, как начислено ({ $rule }).
   *[other] Туры { $rounds } — победы из-за неявки соперника, категория { $category }; за каждую учитывается { $points }, как начислено ({ $rule }).
}
opponent-half-point-bye = { $count ->
    [1] Тур { $rounds } — бай по заявке с половиной очка, после которого не все туры пропущены добровольно, категория { $category }; учитывается { $points }, как начислено ({ $rule }).
   *[other] Туры { $rounds } — баи по заявке с половиной очка, после каждого из которых не все туры пропущены добровольно, категория { $category }; за каждый учитывается { $points }, как начислено ({ $rule }).
}
opponent-zero-point-bye = { $count ->
    [1] Тур { $rounds } — бай без очка, после которого не все туры пропущены добровольно, категория { $category }; учитывается { $points }, как начислено ({ $rule }).
   *[other] Туры { $rounds } — баи без очка, после каждого из которых не все туры пропущены добровольно, категория { $category }; за каждый учитывается { $points }, как начислено ({ $rule }).
}
opponent-half-point-bye-before-the-final-round = { $count ->
    [1] Тур { $rounds } — бай по заявке с половиной очка перед туром { $final }, который считается сыгранным вничью ({ $fore-rule }), а значит, не является добровольно пропущенным, категория { $category }; учитывается { $points }, как начислено ({ $rule }).
   *[other] Туры { $rounds } — баи по заявке с половиной очка перед туром { $final }, который считается сыгранным вничью ({ $fore-rule }), а значит, не является добровольно пропущенным, категория { $category }; за каждый учитывается { $points }, как начислено ({ $rule }).
}
opponent-zero-point-bye-before-the-final-round = { $count ->
    [1] Тур { $rounds } — бай без очка перед туром { $final }, который считается сыгранным вничью ({ $fore-rule }), а значит, не является добровольно пропущенным, категория { $category }; учитывается { $points }, как начислено ({ $rule }).
   *[other] Туры { $rounds } — баи без очка перед туром { $final }, который считается сыгранным вничью ({ $fore-rule }), а значит, не является добровольно пропущенным, категория { $category }; за каждый учитывается { $points }, как начислено ({ $rule }).
}
opponent-final-round-drawn = { $ended ->
    [won] Последний тур ({ $round }) закончился победой, но считается ничьей: { $draw }, хотя начислено { $points } ({ $rule }).
    [lost] Последний тур ({ $round }) закончился поражением, но считается ничьей: { $draw }, хотя начислено { $points } ({ $rule }).
    [drawn] Последний тур ({ $round }) закончился вничью и считается ничьей: { $draw }, хотя начислено { $points } ({ $rule }).
    [won-by-forfeit] Последний тур ({ $round }) — победа из-за неявки соперника. Но каждая пара этого тура считается сыгравшей вничью: { $draw }, хотя начислено { $points }; несыгранным этот тур не является ({ $rule }).
    [lost-by-forfeit] Последний тур ({ $round }) — поражение за неявку. Но каждая пара этого тура считается сыгравшей вничью: { $draw }, хотя начислено { $points }; несыгранным этот тур не является ({ $rule }).
    [forfeited-by-both] Последний тур ({ $round }) — обоюдная неявка. Но каждая пара этого тура считается сыгравшей вничью: { $draw }, хотя начислено { $points }; несыгранным этот тур не является ({ $rule }).
   *[not-played] Последний тур ({ $round }) ещё не сыгран и считается ничьей: { $draw } ({ $rule }).
}
opponent-forfeit-loss = { $count ->
    [1] Тур { $rounds } — поражение за неявку, категория { $category }; неявка никогда не превращается в ничью, и учитывается { $points }, как начислено ({ $rule }).
   *[other] Туры { $rounds } — поражения за неявку, категория { $category }; неявка никогда не превращается в ничью, и за каждую учитывается { $points }, как начислено ({ $rule }).
}
opponent-requested-bye-drawn = { $count ->
    [1] Тур { $rounds } — бай по заявке, категория { $category }; по прочтению, принятому в соревновании, он, как и бай в конце турнира, считается ничьей, { $draw } ({ $rule }).
   *[other] Туры { $rounds } — баи по заявке, категория { $category }; по прочтению, принятому в соревновании, каждый из них, как и бай в конце турнира, считается ничьей, { $draw } ({ $rule }).
}
opponent-forfeit-loss-drawn = { $count ->
    [1] Тур { $rounds } — поражение за неявку в конце турнира, категория { $category }; при этом прочтении оно считается ничьей, { $draw }.
   *[other] Туры { $rounds } — поражения за неявку в конце турнира, категория { $category }; при этом прочтении каждое считается ничьей, { $draw }.
}
opponent-withdrawn-drawn = { $count ->
    [1] { $end ->
        [last] { $name } выбывает перед последним туром ({ $rounds }): это бай без очка ({ $term }), категория { $category }, и для соперников он считается ничьей, { $draw } ({ $rule }).
       *[other] { $name } выбывает перед туром { $rounds }: этот тур — бай без очка ({ $term }), после которого все туры пропущены добровольно, категория { $category }; для соперников он считается ничьей, { $draw } ({ $rule }).
    }
   *[other] { $end ->
        [last] { $name } выбывает перед туром { $first }: последние туры ({ $rounds }) — баи без очка ({ $term }), категория { $category }, и для соперников каждый считается ничьей, { $draw } ({ $rule }).
       *[other] { $name } выбывает перед туром { $first }: туры { $rounds } — баи без очка ({ $term }), причём начиная с первого из них все туры пропущены добровольно, категория { $category }; для соперников каждый считается ничьей, { $draw } ({ $rule }).
    }
}
opponent-trailing-half-point-bye-drawn = { $count ->
    [1] { $end ->
        [last] Последний тур ({ $rounds }) — бай по заявке с половиной очка, категория { $category }; для соперников он считается ничьей, { $draw } ({ $rule }).
       *[other] Тур { $rounds } — бай по заявке с половиной очка, после которого все туры пропущены добровольно, категория { $category }; для соперников он считается ничьей, { $draw } ({ $rule }).
    }
   *[other] { $end ->
        [last] Последние туры ({ $rounds }) — баи по заявке с половиной очка, категория { $category }; для соперников каждый считается ничьей, { $draw } ({ $rule }).
       *[other] Туры { $rounds } — баи по заявке с половиной очка, причём начиная с первого из них все туры пропущены добровольно, категория { $category }; для соперников каждый считается ничьей, { $draw } ({ $rule }).
    }
}
opponent-trailing-zero-point-bye-drawn = { $count ->
    [1] { $end ->
        [last] Последний тур ({ $rounds }) — бай без очка ({ $term }), категория { $category }; для соперников он считается ничьей, { $draw } ({ $rule }).
       *[other] Тур { $rounds } — бай без очка ({ $term }), после которого все туры пропущены добровольно, категория { $category }; для соперников он считается ничьей, { $draw } ({ $rule }).
    }
   *[other] { $end ->
        [last] Последние туры ({ $rounds }) — баи без очка ({ $term }), категория { $category }; для соперников каждый считается ничьей, { $draw } ({ $rule }).
       *[other] Туры { $rounds } — баи без очка ({ $term }), причём начиная с первого из них все туры пропущены добровольно, категория { $category }; для соперников каждый считается ничьей, { $draw } ({ $rule }).
    }
}
opponent-unplayed-drawn = { $count ->
    [1] Тур { $first } не сыгран за доской: ничья, { $draw } ({ $rule }).
   *[other] Туры { $rounds } не сыграны за доской: за каждый ничья, { $draw } ({ $rule }).
}
opponent-trailing-bye = { $count ->
    [1] { $end ->
        [last] Последний тур ({ $rounds }) — бай по заявке, категория { $category }; при этом прочтении он учитывается { $points }, как начислено.
       *[other] Тур { $rounds } — бай по заявке, после которого все туры пропущены добровольно, категория { $category }; при этом прочтении он учитывается { $points }, как начислено.
    }
   *[other] { $end ->
        [last] Последние туры ({ $rounds }) — баи по заявке, категория { $category }; при этом прочтении за каждый учитывается { $points }, как начислено.
       *[other] Туры { $rounds } — баи по заявке, причём начиная с первого из них все туры пропущены добровольно, категория { $category }; при этом прочтении за каждый учитывается { $points }, как начислено.
    }
}

## The final round as drawn (8.3)

final-round-drawn = Каждая пара тура { $round } считается сыгравшей вничью: по { $draw } обеим сторонам, даже при неявке; бай сохраняет свои очки. Все результаты пересчитываются на этой основе ({ $rule }).
final-round-not-paired = Жеребьёвки последнего тура ещё нет, так что считать ничьей нечего: значение то же, что у коэффициента Бухгольца ({ $rule }).

## Own unplayed rounds (16.4)

own-pairing-allocated-bye = Тур { $round } — бай по жеребьёвке, о котором никто не просит: категория { $category }.
own-full-point-bye = Тур { $round } — бай с полным очком: категория { $category }.
own-forfeit-win = В туре { $round } назначенный соперник ({ $opponent }) не явился, и { $name } получает победу без игры: категория { $category }.
own-forfeit-loss = В туре { $round } { $name } получает поражение за неявку (назначенный соперник — { $opponent }): категория { $category }.
own-forfeit-both = { $entrants ->
    [teams] В туре { $round } на игру не явились ни { $name }, ни { $opponent }: поражение за неявку обеим командам, категория { $category }.
   *[players] В туре { $round } на игру не явились ни { $name }, ни { $opponent }: поражение за неявку обоим, категория { $category }.
}
own-half-point-bye = { $later ->
    [drawn] Тур { $round } — бай по заявке с половиной очка ({ $term }). После него идёт тур { $final }, который считается сыгранным вничью ({ $fore-rule }), а значит, не является добровольно пропущенным ({ $voluntary }): категория { $category }.
    [played] Тур { $round } — бай по заявке с половиной очка ({ $term }), позже { $name } снова играет: категория { $category }.
   *[other] Тур { $round } — бай по заявке с половиной очка ({ $term }), и после него не все туры пропущены добровольно ({ $voluntary }): категория { $category }.
}
own-zero-point-bye = { $later ->
    [drawn] Тур { $round } — бай без очка ({ $term }). После него идёт тур { $final }, который считается сыгранным вничью ({ $fore-rule }), а значит, не является добровольно пропущенным ({ $voluntary }): категория { $category }.
    [played] Тур { $round } — бай без очка ({ $term }), позже { $name } ещё играет: категория { $category }.
   *[other] Тур { $round } — бай без очка ({ $term }), и после него не все туры пропущены добровольно ({ $voluntary }): категория { $category }.
}
own-withdrawn = { $later ->
    [nothing] Последний тур ({ $round }) идёт уже после выбытия; это бай без очка ({ $term }): категория { $category }.
   *[other] Тур { $round } идёт уже после выбытия; это бай без очка ({ $term }), и после него все туры пропущены добровольно ({ $voluntary }): категория { $category }.
}
own-trailing-half-point-bye = { $later ->
    [nothing] Последний тур ({ $round }) — бай по заявке с половиной очка ({ $term }): категория { $category }.
   *[other] Тур { $round } — бай по заявке с половиной очка ({ $term }), и после него все туры пропущены добровольно ({ $voluntary }): категория { $category }.
}
own-trailing-zero-point-bye = { $later ->
    [nothing] Последний тур ({ $round }) — бай без очка ({ $term }): категория { $category }.
   *[other] Тур { $round } — бай без очка ({ $term }), и после него все туры пропущены добровольно ({ $voluntary }): категория { $category }.
}
own-forfeit-as-game = { $entrants ->
    [teams] Тур { $round } — неявка. Здесь неявки считаются матчами с назначенным соперником ({ $rule }): учитываются очки соперника ({ $opponent }), фиктивного соперника нет.
   *[players] Тур { $round } — неявка. Здесь неявки считаются партиями с назначенным соперником ({ $rule }): учитываются очки соперника ({ $opponent }), фиктивного соперника нет.
}
own-regular-game = { $entrants ->
    [teams] Матч с соперником ({ $opponent }) не состоялся из-за неявки. При заранее известных парах это обычный матч с начисленными очками ({ $rule }), фиктивного соперника нет.
   *[players] Партия с соперником ({ $opponent }) не состоялась из-за неявки. При заранее известных парах это обычная партия с начисленными очками ({ $rule }), фиктивного соперника нет.
}
own-free-round = Тур { $round } — свободный. При заранее известных парах свободный тур в сумму не входит ({ $rule }).
own-not-yet-played = { $entrants ->
    [teams] Матч с соперником ({ $opponent }) ещё не сыгран и пока ничего не даёт.
   *[players] Партия с соперником ({ $opponent }) ещё не сыграна и пока ничего не даёт.
}

dummy-uncapped =
    Начислено { $awarded }, поэтому тур считается { $result ->
        [win] победой
        [draw] ничьей
       *[loss] поражением
    } в { $entrants ->
        [teams] матче
       *[players] партии
    } с фиктивным соперником. Его очки — это { $from ->
        [adjusted] скорректированные очки { $entrants ->
            [teams] команды
           *[players] участника
        } { $name }
        [fore] собственные очки { $entrants ->
            [teams] команды
           *[players] участника
        } { $name } с последним туром, засчитанным вничью
       *[final] собственные очки { $entrants ->
            [teams] команды
           *[players] участника
        } { $name }
    }, { $own } ({ $dummy }).
dummy-capped-by-draws =
    Начислено { $awarded }, поэтому тур считается { $result ->
        [win] победой
        [draw] ничьей
       *[loss] поражением
    } в { $entrants ->
        [teams] матче
       *[players] партии
    } с фиктивным соперником. Его очки — это { $from ->
        [adjusted] скорректированные очки { $entrants ->
            [teams] команды
           *[players] участника
        } { $name }
        [fore] собственные очки { $entrants ->
            [teams] команды
           *[players] участника
        } { $name } с последним туром, засчитанным вничью
       *[final] собственные очки { $entrants ->
            [teams] команды
           *[players] участника
        } { $name }
    }, { $own } ({ $dummy }), но не больше, чем дала бы ничья в каждом туре: { $product } ({ $draws-rule }).
dummy-capped-by-draws-alone =
    Начислено { $awarded }, поэтому тур считается { $result ->
        [win] победой
        [draw] ничьей
       *[loss] поражением
    } в { $entrants ->
        [teams] матче
       *[players] партии
    } с фиктивным соперником. Его очки — это { $from ->
        [adjusted] скорректированные очки { $entrants ->
            [teams] команды
           *[players] участника
        } { $name }
        [fore] собственные очки { $entrants ->
            [teams] команды
           *[players] участника
        } { $name } с последним туром, засчитанным вничью
       *[final] собственные очки { $entrants ->
            [teams] команды
           *[players] участника
        } { $name }
    }, { $own } ({ $dummy }), но, по прочтению, принятому в соревновании, и при неявке не больше, чем дала бы ничья в каждом туре: { $product } ({ $draws-rule }).
dummy-capped-by-opponent =
    Начислено { $awarded }, поэтому тур считается { $result ->
        [win] победой
        [draw] ничьей
       *[loss] поражением
    } в { $entrants ->
        [teams] матче
       *[players] партии
    } с фиктивным соперником. Его очки — это { $from ->
        [adjusted] скорректированные очки { $entrants ->
            [teams] команды
           *[players] участника
        } { $name }
        [fore] собственные очки { $entrants ->
            [teams] команды
           *[players] участника
        } { $name } с последним туром, засчитанным вничью
       *[final] собственные очки { $entrants ->
            [teams] команды
           *[players] участника
        } { $name }
    }, { $own } ({ $dummy }), но не больше очков, которые учитываются у назначенного соперника ({ $opponent }): { $cap } ({ $forfeit-rule }).
dummy-capped-by-both =
    Начислено { $awarded }, поэтому тур считается { $result ->
        [win] победой
        [draw] ничьей
       *[loss] поражением
    } в { $entrants ->
        [teams] матче
       *[players] партии
    } с фиктивным соперником. Его очки — это { $from ->
        [adjusted] скорректированные очки { $entrants ->
            [teams] команды
           *[players] участника
        } { $name }
        [fore] собственные очки { $entrants ->
            [teams] команды
           *[players] участника
        } { $name } с последним туром, засчитанным вничью
       *[final] собственные очки { $entrants ->
            [teams] команды
           *[players] участника
        } { $name }
    }, { $own } ({ $dummy }), но, по прочтению, принятому в соревновании, не больше очков назначенного соперника ({ $opponent }), { $opponent-cap } ({ $forfeit-rule }), и не больше, чем дала бы ничья в каждом туре, { $product } ({ $draws-rule }).
own-virtual-opponent = { $entrants ->
    [teams] Тур { $round } не сыгран; { $name } получает за него { $awarded }. Он считается матчем с виртуальным соперником ({ $rule }). Результат виртуального соперника складывается из очков команды { $name } перед этим туром ({ $before }), недостающего до победы ({ $complement }) и ничьих в следующих турах ({ $later }): { $value }.
   *[players] Тур { $round } не сыгран за доской; { $name } получает за него { $awarded }. Он считается партией с виртуальным соперником ({ $rule }). Результат виртуального соперника складывается из очков участника { $name } перед этим туром ({ $before }), недостающего до победы ({ $complement }) и ничьих в следующих турах ({ $later }): { $value }.
}
cap-binds = Потолок ниже и действует: { $value }.
cap-idle = Собственные очки не выше потолка, он не действует: { $value }.

aside-no-forfeit-cap = Другой потолок, очки назначенного соперника ({ $rule }), действует только при неявках.
aside-no-draws-cap = Другой потолок, ничья в каждом туре ({ $rule }), действует для баев и для туров после выбытия.
aside-own-score-not-adjusted = { $entrants ->
    [teams] В показателях соперников у команды { $name } учитывается { $adjusted } ({ $rule }); фиктивный соперник берётся с собственным результатом, как он начислен, — { $score } ({ $dummy }).
   *[players] В показателях соперников у участника { $name } учитывается { $adjusted } ({ $rule }); фиктивный соперник берётся с собственным результатом, как он начислен, — { $score } ({ $dummy }).
}

## Cuts (14, 16.5)

cut-lowest-head = Нижнее усечение № { $order }.
cut-highest-head = Верхнее усечение № { $order }.
cut-equal = Из нескольких равных значений отбрасывается одно.
cut-least = { $source ->
    [game] Наименьшее значение — { $value } (партия { $round }, соперник { $opponent }); оно отбрасывается ({ $rule }).
    [opponent] Наименьшее значение — { $value } (тур { $round }, соперник { $opponent }); оно отбрасывается ({ $rule }).
   *[dummy] Наименьшее значение — { $value } (тур { $round }, фиктивный соперник); оно отбрасывается ({ $rule }).
}
cut-least-product = { $by ->
    [product] Отбрасывается наименьшее произведение — { $value } из тура { $round }.
   *[opponent] { $equal ->
        [several] { $source ->
            [game] Наименьшее число очков у соперников, { $score }, встречается не один раз. Из соответствующих ему произведений отбрасывается наименьшее: { $value }, партия { $round }, соперник { $opponent } ({ $rule }).
            [opponent] Наименьшее число очков у соперников, { $score }, встречается не один раз. Из соответствующих ему произведений отбрасывается наименьшее: { $value }, тур { $round }, соперник { $opponent } ({ $rule }).
           *[dummy] Наименьшее число очков у соперников, { $score }, встречается не один раз. Из соответствующих ему произведений отбрасывается наименьшее: { $value }, тур { $round }, фиктивный соперник ({ $rule }).
        }
       *[one] { $source ->
            [game] Меньше всего очков у соперника { $opponent }: { $score }. Отбрасывается соответствующее ему произведение, каким бы оно ни было: { $value } из партии { $round } ({ $rule }).
            [opponent] Меньше всего очков у соперника { $opponent }: { $score }. Отбрасывается соответствующее ему произведение, каким бы оно ни было: { $value } из тура { $round } ({ $rule }).
           *[dummy] Меньше всего очков у фиктивного соперника в туре { $round }: { $score }. Отбрасывается соответствующее ему произведение, каким бы оно ни было: { $value } ({ $rule }).
        }
    }
}
cut-would-be = { $source ->
    [game] Наименьшее значение — { $value } (партия { $round }, соперник { $opponent }); по общему правилу следовало бы отбросить его ({ $rule }).
    [opponent] Наименьшее значение — { $value } (тур { $round }, соперник { $opponent }); по общему правилу следовало бы отбросить его ({ $rule }).
   *[dummy] Наименьшее значение — { $value } (тур { $round }, фиктивный соперник); по общему правилу следовало бы отбросить его ({ $rule }).
}
cut-would-be-product = { $by ->
    [product] Наименьшее произведение — { $value } (тур { $round }); следовало бы отбросить его.
   *[opponent] { $equal ->
        [several] { $source ->
            [game] Наименьшее число очков у соперников, { $score }, встречается не один раз. По общему правилу из соответствующих ему произведений следовало бы отбросить наименьшее: { $value }, партия { $round }, соперник { $opponent } ({ $rule }).
            [opponent] Наименьшее число очков у соперников, { $score }, встречается не один раз. По общему правилу из соответствующих ему произведений следовало бы отбросить наименьшее: { $value }, тур { $round }, соперник { $opponent } ({ $rule }).
           *[dummy] Наименьшее число очков у соперников, { $score }, встречается не один раз. По общему правилу из соответствующих ему произведений следовало бы отбросить наименьшее: { $value }, тур { $round }, фиктивный соперник ({ $rule }).
        }
       *[one] { $source ->
            [game] Меньше всего очков у соперника { $opponent }: { $score }. По общему правилу следовало бы отбросить соответствующее ему произведение: { $value } из партии { $round } ({ $rule }).
            [opponent] Меньше всего очков у соперника { $opponent }: { $score }. По общему правилу следовало бы отбросить соответствующее ему произведение: { $value } из тура { $round } ({ $rule }).
           *[dummy] Меньше всего очков у фиктивного соперника в туре { $round }: { $score }. По общему правилу следовало бы отбросить соответствующее ему произведение: { $value } ({ $rule }).
        }
    }
}
cut-voluntary-instead = { $entrants ->
    [teams] Но у команды { $name } есть добровольно пропущенный тур ({ $term }), и тогда вместо этого отбрасывается наименьший вклад такого тура, кроме случая, когда он ещё меньше ({ $rule }). Вклад тура { $round } равен { $voluntary }, это не меньше, чем { $least }; поэтому отбрасывается { $cut }, а { $least } остаётся ({ $exception }).
   *[players] Но у участника { $name } есть добровольно пропущенный тур ({ $term }), и тогда вместо этого отбрасывается наименьший вклад такого тура, кроме случая, когда он ещё меньше ({ $rule }). Вклад тура { $round } равен { $voluntary }, это не меньше, чем { $least }; поэтому отбрасывается { $cut }, а { $least } остаётся ({ $exception }).
}
cut-voluntary-is-least = Этот тур сам пропущен добровольно ({ $term }), а из таких туров первым отбрасывается наименьший вклад ({ $rule }): оба правила указывают на одно и то же значение, отбрасывается { $cut } ({ $exception }).
cut-voluntary-lower = { $entrants ->
    [teams] У команды { $name } есть добровольно пропущенный тур ({ $term }), и вместо этого отбрасывался бы наименьший вклад такого тура, кроме случая, когда он ещё меньше ({ $rule }). Вклад тура { $round } равен { $voluntary }, это меньше, чем { $least }; поэтому исключение не применяется и отбрасывается { $cut } ({ $exception }).
   *[players] У участника { $name } есть добровольно пропущенный тур ({ $term }), и вместо этого отбрасывался бы наименьший вклад такого тура, кроме случая, когда он ещё меньше ({ $rule }). Вклад тура { $round } равен { $voluntary }, это меньше, чем { $least }; поэтому исключение не применяется и отбрасывается { $cut } ({ $exception }).
}
cut-most = { $source ->
    [game] Наибольшее из оставшихся значений — { $value } (партия { $round }, соперник { $opponent }); оно отбрасывается ({ $rule }).
    [opponent] Наибольшее из оставшихся значений — { $value } (тур { $round }, соперник { $opponent }); оно отбрасывается ({ $rule }).
   *[dummy] Наибольшее из оставшихся значений — { $value } (тур { $round }, фиктивный соперник); оно отбрасывается ({ $rule }).
}
cut-most-product = { $source ->
    [game] Из оставшихся больше всего очков у соперника { $opponent }: { $score }. Соответствующее ему произведение отбрасывается, из нескольких — наибольшее: { $value } из партии { $round } ({ $rule }).
    [opponent] Из оставшихся больше всего очков у соперника { $opponent }: { $score }. Соответствующее ему произведение отбрасывается, из нескольких — наибольшее: { $value } из тура { $round } ({ $rule }).
   *[dummy] Из оставшихся больше всего очков у фиктивного соперника в туре { $round }: { $score }. Соответствующее ему произведение отбрасывается, из нескольких — наибольшее: { $value } ({ $rule }).
}
cut-running = Отбрасывается результат после тура { $round } — { $value }, каким бы этот тур ни был ({ $rule }).

aside-no-voluntary = { $entrants ->
    [teams] У команды { $name } нет добровольно пропущенных туров ({ $term }), поэтому правило, по которому такой тур отбрасывается первым ({ $rule }), не применяется.
   *[players] У участника { $name } нет добровольно пропущенных туров ({ $term }), поэтому правило, по которому такой тур отбрасывается первым ({ $rule }), не применяется.
}
aside-no-voluntary-left = Там, где вкладов добровольно пропущенных туров ({ $term }) не осталось, правило, по которому такой тур отбрасывается первым ({ $rule }), не применяется.
aside-high-cut = Исключение для добровольно пропущенных туров ({ $rule }) действует только для нижних усечений; верхнее отбрасывает наибольшее значение, каким бы ни был тур.
aside-progressive-cut = Исключение для добровольно пропущенных туров ({ $rule }) на коэффициент прогресса не распространяется.
aside-smaller-product = { $source ->
    [game] Меньшее произведение { $value } (партия { $round }, соперник { $opponent }) остаётся: усечение ищет соперника с наименьшими очками, а у этого их { $score } ({ $rule }).
    [opponent] Меньшее произведение { $value } (тур { $round }, соперник { $opponent }) остаётся: усечение ищет соперника с наименьшими очками, а у этого их { $score } ({ $rule }).
   *[dummy] Меньшее произведение { $value } (тур { $round }, фиктивный соперник) остаётся: усечение ищет соперника с наименьшими очками, а у фиктивного их { $score } ({ $rule }).
}

## Koya (9.2)

limit-half = { $threshold ->
    [above] { $unit ->
        [rounds] За наибольший возможный результат принято { $maximum }: победы во всех турах (их { $games }). Учитываются соперники, набравшие больше половины; порог — { $limit } ({ $rule }).
       *[games] { $entrants ->
            [teams] Наибольший возможный результат — { $maximum }: победы во всех матчах (их { $games }). Учитываются соперники, набравшие больше половины; порог — { $limit } ({ $rule }).
           *[players] Наибольший возможный результат — { $maximum }: победы во всех партиях (их { $games }). Учитываются соперники, набравшие больше половины; порог — { $limit } ({ $rule }).
        }
    }
   *[at-least] { $unit ->
        [rounds] За наибольший возможный результат принято { $maximum }: победы во всех турах (их { $games }). Учитываются соперники, набравшие не меньше половины; порог — { $limit } ({ $rule }).
       *[games] { $entrants ->
            [teams] Наибольший возможный результат — { $maximum }: победы во всех матчах (их { $games }). Учитываются соперники, набравшие не меньше половины; порог — { $limit } ({ $rule }).
           *[players] Наибольший возможный результат — { $maximum }: победы во всех партиях (их { $games }). Учитываются соперники, набравшие не меньше половины; порог — { $limit } ({ $rule }).
        }
    }
}
limit-half-to-be-moved = { $unit ->
    [rounds] За наибольший возможный результат принято { $maximum }: победы во всех турах (их { $games }); порог — половина, { $limit } ({ $rule }).
   *[games] { $entrants ->
        [teams] Наибольший возможный результат — { $maximum }: победы во всех матчах (их { $games }); порог — половина, { $limit } ({ $rule }).
       *[players] Наибольший возможный результат — { $maximum }: победы во всех партиях (их { $games }); порог — половина, { $limit } ({ $rule }).
    }
}
limit-raised = { $threshold ->
    [above] { $steps ->
        [1] Код поднимает этот порог на половину очка: учитываются соперники, набравшие больше { $limit } ({ $rule }).
        [one] Код поднимает этот порог на { $steps } шаг по половине очка: учитываются соперники, набравшие больше { $limit } ({ $rule }).
        [few] Код поднимает этот порог на { $steps } шага по половине очка: учитываются соперники, набравшие больше { $limit } ({ $rule }).
       *[many] Код поднимает этот порог на { $steps } шагов по половине очка: учитываются соперники, набравшие больше { $limit } ({ $rule }).
    }
   *[at-least] { $steps ->
        [1] Код поднимает этот порог на половину очка: учитываются соперники, набравшие не меньше { $limit } ({ $rule }).
        [one] Код поднимает этот порог на { $steps } шаг по половине очка: учитываются соперники, набравшие не меньше { $limit } ({ $rule }).
        [few] Код поднимает этот порог на { $steps } шага по половине очка: учитываются соперники, набравшие не меньше { $limit } ({ $rule }).
       *[many] Код поднимает этот порог на { $steps } шагов по половине очка: учитываются соперники, набравшие не меньше { $limit } ({ $rule }).
    }
}
limit-raised-by-groups = { $steps ->
    [1] Код исключает нижнюю из учитывавшихся очковых групп, и порог становится равным { $limit } ({ $rule }).
    [one] Код исключает { $steps } нижнюю очковую группу из учитывавшихся, и порог становится равным { $limit } ({ $rule }).
    [few] Код исключает { $steps } нижние очковые группы из учитывавшихся, и порог становится равным { $limit } ({ $rule }).
   *[many] Код исключает { $steps } нижних очковых групп из учитывавшихся, и порог становится равным { $limit } ({ $rule }).
}
limit-lowered-by-groups = { $steps ->
    [1] Код добавляет ещё одну очковую группу ниже, и порог становится равным { $limit } ({ $rule }).
    [one] Код добавляет ещё { $steps } очковую группу ниже, и порог становится равным { $limit } ({ $rule }).
    [few] Код добавляет ещё { $steps } очковые группы ниже, и порог становится равным { $limit } ({ $rule }).
   *[many] Код добавляет ещё { $steps } очковых групп ниже, и порог становится равным { $limit } ({ $rule }).
}
limit-lowered = { $threshold ->
    [above] { $steps ->
        [1] Код опускает этот порог на половину очка: учитываются соперники, набравшие больше { $limit } ({ $rule }).
        [one] Код опускает этот порог на { $steps } шаг по половине очка: учитываются соперники, набравшие больше { $limit } ({ $rule }).
        [few] Код опускает этот порог на { $steps } шага по половине очка: учитываются соперники, набравшие больше { $limit } ({ $rule }).
       *[many] Код опускает этот порог на { $steps } шагов по половине очка: учитываются соперники, набравшие больше { $limit } ({ $rule }).
    }
   *[at-least] { $steps ->
        [1] Код опускает этот порог на половину очка: учитываются соперники, набравшие не меньше { $limit } ({ $rule }).
        [one] Код опускает этот порог на { $steps } шаг по половине очка: учитываются соперники, набравшие не меньше { $limit } ({ $rule }).
        [few] Код опускает этот порог на { $steps } шага по половине очка: учитываются соперники, набравшие не меньше { $limit } ({ $rule }).
       *[many] Код опускает этот порог на { $steps } шагов по половине очка: учитываются соперники, набравшие не меньше { $limit } ({ $rule }).
    }
}
koya-without-own = { $entrants ->
    [teams] По прочтению, принятому в соревновании, соперник измеряется без очков из матчей с командой { $name } ({ $rule }).
   *[players] По прочтению, принятому в соревновании, соперник измеряется без очков из партий с участником { $name } ({ $rule }).
}
koya-own-score-added = { $name }: { $score }, порог тоже достигнут; по прочтению, принятому в соревновании, к сумме прибавляется собственный результат ({ $rule }).
koya-own-score-short = { $name }: { $score }, порог не достигнут; иначе, по прочтению, принятому в соревновании, к сумме прибавился бы собственный результат ({ $rule }).

## The own record (7)

counts-WIN = { $entrants ->
    [teams] Тур засчитывается, если за него начислено столько же, сколько за победу, { $win }, — неважно, состоялся матч или нет ({ $rule }).
   *[players] Тур засчитывается, если за него начислено столько же, сколько за победу, { $win }, — неважно, состоялась партия или нет ({ $rule }).
}
counts-WON = { $entrants ->
    [teams] Тур засчитывается, если матч сыгран и выигран; баи и неявки не засчитываются ({ $rule }).
   *[players] Тур засчитывается, если партия выиграна за доской; баи и неявки не засчитываются ({ $rule }).
}
counts-WON-with-forfeits = { $entrants ->
    [teams] Тур засчитывается, если матч сыгран и выигран ({ $rule }) или выигран из-за неявки соперника: при заранее известных парах неявка читается как обычный матч ({ $fixed }).
   *[players] Тур засчитывается, если партия выиграна за доской ({ $rule }) или из-за неявки соперника: при заранее известных парах неявка читается как обычная партия ({ $fixed }).
}
counts-BPG = { $entrants ->
    [teams] Тур засчитывается, если матч сыгран и у команды на доске 1 были чёрные, с любым результатом ({ $rule }).
   *[players] Тур засчитывается, если партия сыграна за доской чёрными, с любым результатом ({ $rule }).
}
counts-BPG-with-forfeits = { $entrants ->
    [teams] Тур засчитывается, если у команды на доске 1 были чёрные и матч сыгран, с любым результатом ({ $rule }), или выигран из-за неявки соперника: при заранее известных парах неявка читается как обычный матч ({ $fixed }).
   *[players] Тур засчитывается, если партия сыграна за доской чёрными, с любым результатом ({ $rule }), или выиграна чёрными из-за неявки соперника: при заранее известных парах неявка читается как обычная партия ({ $fixed }).
}
counts-BWG = { $entrants ->
    [teams] Тур засчитывается, если матч сыгран и выигран и у команды на доске 1 были чёрные ({ $rule }).
   *[players] Тур засчитывается, если партия выиграна за доской чёрными ({ $rule }).
}
counts-BWG-with-forfeits = { $entrants ->
    [teams] Тур засчитывается, если у команды на доске 1 были чёрные и матч сыгран и выигран ({ $rule }) или выигран из-за неявки соперника: при заранее известных парах неявка читается как обычный матч ({ $fixed }).
   *[players] Тур засчитывается, если партия выиграна чёрными за доской ({ $rule }) или из-за неявки соперника: при заранее известных парах неявка читается как обычная партия ({ $fixed }).
}
counts-REP = Тур засчитывается, если это не бай с половиной очка, не бай без очка и не поражение за неявку ({ $rule }).
counts-REP-with-forfeits = { $entrants ->
    [teams] Тур засчитывается, если это не бай с половиной очка и не бай без очка ({ $rule }); при заранее известных парах поражение за неявку — обычный матч и тоже засчитывается ({ $fixed }).
   *[players] Тур засчитывается, если это не бай с половиной очка и не бай без очка ({ $rule }); при заранее известных парах поражение за неявку — обычная партия и тоже засчитывается ({ $fixed }).
}
counts-STD = Тур даёт 1, если очков за него больше, чем у назначенного соперника, ½ — если столько же, 0 — если меньше; без соперника — 1, если очков больше, чем за ничью ({ $draw }), и ½, если ровно столько ({ $rule }).
counts-STD-against-draw = По прочтению, принятому в соревновании, тур даёт 1, если очков за него больше, чем за ничью ({ $draw }), ½ — если ровно столько, 0 — если меньше, сколько бы ни получил назначенный соперник ({ $rule }).
running-rule = После каждого тура берутся набранные к этому времени очки, несыгранные туры — с начисленными очками; эти результаты складываются ({ $rule }).
number-rule = { $entrants ->
    [teams] Команды, делящие место, располагаются по номерам, начиная с меньшего ({ $rule }). { $name }: номер { $number }.
   *[players] Участники, делящие место, располагаются по номерам, начиная с меньшего ({ $rule }). { $name }: номер { $number }.
}
number-reversed = { $entrants ->
    [teams] Команды, делящие место, располагаются по номерам в обратном порядке, начиная с большего ({ $rule }). { $name }: номер { $number }.
   *[players] Участники, делящие место, располагаются по номерам в обратном порядке, начиная с большего ({ $rule }). { $name }: номер { $number }.
}

## Average of opponents' Buchholz (8.2)

opponent-buchholz = { $name } — { $value }:
average-rule = { $entrants ->
    [teams] Сумма делится на число сыгранных матчей и не округляется ({ $rule }).
   *[players] Сумма делится на число партий, сыгранных за доской, и не округляется ({ $rule }).
}

## Ratings (10)

only-over-board = Учитываются только партии за доской; баи и неявки не дают ни одного соперника ({ $rule }).
only-over-board-fixed = Учитываются только партии за доской ({ $rule }); и при заранее известных парах неявка не даёт соперника ({ $fixed }).
ratings-with-forfeits = При заранее известных парах неявка — обычная партия ({ $rule }); по прочтению, принятому в соревновании, она учитывается и здесь.
average-whole = Среднее целое, округлять нечего ({ $rule }).
average-rounded = Среднее округляется до ближайшего целого: { $value } ({ $rule }).
average-rounded-half = Среднее округляется до ближайшего целого; { $average } лежит ровно посередине и округляется вверх: { $value } ({ $rule }).
average-rounded-half-even = Среднее округляется до ближайшего целого ({ $rule }); { $average } лежит ровно посередине и, по прочтению, принятому в соревновании, округляется до чётного: { $value }.
average-rounded-down = По прочтению, принятому в соревновании, среднее округляется вниз ({ $rule }): { $value }.
cut-lowest-rating = { $left ->
    [all] Наименьший рейтинг — { $value } (соперник { $opponent }, { $unit ->
            [game] партия { $round }
           *[round] тур { $round }
        }); он отбрасывается ({ $rule }).
   *[left] Наименьший из оставшихся рейтингов — { $value } (соперник { $opponent }, { $unit ->
            [game] партия { $round }
           *[round] тур { $round }
        }); он отбрасывается ({ $rule }).
}
cut-highest-rating = Наибольший из оставшихся рейтингов — { $value } (соперник { $opponent }, { $unit ->
            [game] партия { $round }
           *[round] тур { $round }
        }); он отбрасывается ({ $rule }).
aside-ratings-cut = У участника { $name } есть добровольно пропущенный тур, но правило, по которому такой тур отбрасывается первым ({ $rule }), на рейтинги не распространяется: у несыгранного тура рейтинга нет.
score-over-board = { $name }: { $points } из { $games } в партиях за доской ({ $rule }).
score-with-forfeits = { $name }: { $points } из { $games }; среди этих партий есть неявки, которые, по прочтению, принятому в соревновании, и здесь — обычные партии ({ $rule }).
score-free-rounds-left-out = Свободные туры и ещё не сыгранные партии не входят ни в очки, ни в число партий.
score-left-out = Баи и неявки не входят ни в очки, ни в число партий.
score-standard = Здесь победа — 1, ничья — ½, сколько бы ни начислялось в соревновании ({ $rule }).
fraction-rounded = С округлением до сотых (половина — вверх) это { $fraction } ({ $rule }).
fraction-rounded-half-even = С округлением до сотых (половина — до чётной, по прочтению, принятому в соревновании) это { $fraction } ({ $rule }).
fraction-rounded-down = С округлением до сотых вниз, по прочтению, принятому в соревновании, это { $fraction } ({ $rule }).
difference-found = Для доли { $fraction } таблица даёт { $difference } ({ $table }).
difference-full = При стопроцентном результате прибавляется { $difference } ({ $rule }, { $table }).
difference-zero = При нулевом результате вычитается 800: { $difference } ({ $rule }, { $table }).
expected-total = ожидаемый результат
expected-reached = При рейтинге { $rating } ожидаемый результат — { $expected }, не меньше набранных { $points } ({ $rule }).
expected-missed = На пункт ниже, при рейтинге { $rating }, он равен { $expected } — меньше, чем { $points }. Значит, { $least } — наименьший рейтинг, которого достаточно ({ $rule }).
expected-not-exceeded = При рейтинге { $rating } ожидаемый результат — { $expected }, не больше набранных { $points } ({ $rule }).
expected-exceeded = На пункт выше, при рейтинге { $rating }, он равен { $expected } — больше, чем { $points }. Значит, { $greatest } — наибольший подходящий рейтинг, по прочтению, принятому в соревновании ({ $rule }).
expected-full = Целое очко в партии ожидается только при рейтинге на 736 пунктов выше, чем у соперника ({ $table }), поэтому при стопроцентном результате значение на столько же выше самого высокого рейтинга соперников.
perfect-zero = При любом достаточно низком рейтинге ожидаемый результат равен нулю, поэтому наименьшего рейтинга нет. При нулевом результате значение на 800 пунктов ниже самого низкого рейтинга соперников ({ $rule }).
opponent-performance = { $name }: перформанс { $value } ({ $points } из { $games }, доля { $fraction }, средний рейтинг соперников { $average }):
opponent-perfect = { $name }: { $value }, результат { $points } из { $games }. Ожидаемый результат — { $reached } при рейтинге { $value } и { $missed } при рейтинге { $less }.
opponent-perfect-highest = { $name }: { $value }, результат { $points } из { $games }. Ожидаемый результат — { $reached } при рейтинге { $value } и { $missed } при рейтинге { $more }.
opponent-perfect-zero = { $games ->
    [1] { $name }: { $value }, на 800 ниже рейтинга единственного соперника, результат 0 из 1:
   *[other] { $name }: { $value }, на 800 ниже самого низкого рейтинга соперников, результат 0 из { $games }:
}
rating-rule = Участники, делящие место, располагаются по собственному рейтингу, начиная с большего ({ $rule }). { $name }: рейтинг { $rating }.
rating-reversed = Участники, делящие место, располагаются по собственному рейтингу в обратном порядке, начиная с меньшего ({ $rule }). { $name }: рейтинг { $rating }.
rating-substitute = Это рейтинг, объявленный для участников без рейтинга, к которым относится { $name } ({ $rule }).
rating-first = У участника { $name } несколько рейтингов: { $ratings }; учитывается первый ({ $rule }).
rating-last = У участника { $name } несколько рейтингов: { $ratings }; в соревновании объявлено, что учитывается последний ({ $rule }).

## Direct encounter (6)

encounter-not-tied = Когда дошла очередь до личной встречи, { $name } ни с кем не делит место, и решать нечего ({ $rule }).
encounter-average = { $name } – { $opponent }: учитываемых встреч — { $count }. Берётся не сумма очков в них, а среднее ({ $rule }): { $name } — { $own }, { $opponent } — { $other }.
encounter-forfeit-left-out = { $rounds ->
    [known] { $name } – { $opponent }, тур { $round }: неявка. В личной встрече она не учитывается: соперники не встретились ({ $rule }).
   *[unknown] { $count ->
        [1] { $name } – { $opponent }: одна неявка. В личной встрече она не учитывается: соперники не встретились ({ $rule }).
       *[other] { $name } – { $opponent }: неявок — { $count }. В личной встрече они не учитываются: соперники не встретились ({ $rule }).
    }
}
encounter-forfeit-regular = { $rounds ->
    [known] { $name } – { $opponent }, тур { $round }: неявка. При заранее известных парах это обычный результат, он учитывается ({ $rule }).
   *[unknown] { $count ->
        [1] { $name } – { $opponent }: одна неявка. При заранее известных парах это обычный результат, он учитывается ({ $rule }).
       *[other] { $name } – { $opponent }: неявок — { $count }. При заранее известных парах это обычные результаты, они учитываются ({ $rule }).
    }
}
encounter-forfeit-counts = { $rounds ->
    [known] { $name } – { $opponent }, тур { $round }: неявка. В этом соревновании неявки включены, поэтому она учитывается ({ $rule }).
   *[unknown] { $count ->
        [1] { $name } – { $opponent }: одна неявка. В этом соревновании неявки включены, поэтому она учитывается ({ $rule }).
       *[other] { $name } – { $opponent }: неявок — { $count }. В этом соревновании неявки включены, поэтому они учитываются ({ $rule }).
    }
}
encounter-not-yet-played = { $rounds ->
    [known] { $name } – { $opponent }, тур { $round }: встреча ещё не состоялась.
   *[unknown] { $count ->
        [1] { $name } – { $opponent }: одна встреча ещё не состоялась.
       *[other] { $name } – { $opponent }: ещё не состоявшихся встреч — { $count }.
    }
}
encounter-pair = { $name } – { $opponent }
encounter-missing = { $count ->
    [1] У одной пары нет учитываемой встречи: { $pairs }.
   *[other] Пары без учитываемой встречи, всего { $count }: { $pairs }.
}
encounter-missing-ignored = По прочтению, принятому в соревновании, результаты сравниваются, хотя встретились не все.
encounter-all-met = { $count ->
    [2] Они встретились, поэтому решают очки, набранные друг против друга ({ $rule }).
   *[other] Все встретились между собой, поэтому порядок в группе определяют набранные очки ({ $rule }).
}
encounter-all-equal = { $count ->
    [2] Они встретились между собой и набрали поровну: личная встреча их не разделяет ({ $rule }).
   *[other] Все встретились между собой и набрали поровну: личная встреча их не разделяет ({ $rule }).
}
encounter-one-table = { $names } остаются равными: второй таблицы нет.
encounter-begin-anew = { $names } пока без отдельного места; для них всё начинается заново, только со встречами между собой ({ $rule }).
encounter-games-unknown = Известны не все встречи группы, поэтому никому нельзя дать место: те, кто как будто не встречался, могли встретиться в неизвестном туре.
encounter-must-all-meet = Встретились не все, и по прочтению, принятому в соревновании, тогда никто не получает места.
encounter-some-certain = Встретились не все. Место даётся, только если оно гарантировано при любом исходе недостающих встреч ({ $rule }).
encounter-certain = { $name } гарантированно имеет { $least }, и никто из остальных не может набрать больше { $most }: место { $place }.
encounter-last = Из группы остаётся только { $name }: место { $place }.
encounter-uncertain = { $than ->
    [more] Место { $place } никому не гарантировано: { $name } гарантированно имеет { $least }, но { $other } может набрать { $most }.
   *[as-much] Место { $place } никому не гарантировано: { $name } гарантированно имеет { $least }, но { $other } может набрать столько же, { $most }.
}
encounter-nothing-certain = Встретились не все. Тогда для первого места нужно, чтобы чей-то худший исход был лучше наилучшего исхода всех остальных ({ $rule }).
encounter-could-catch-up = { $than ->
    [more] { $name } гарантированно имеет { $least }, но { $other } может набрать { $most }: места не получает никто.
   *[as-much] { $name } гарантированно имеет { $least }, но { $other } может набрать столько же, { $most }: места не получает никто.
}
encounter-order = Порядок по личной встрече: { $order }.
encounter-stay-tied = { $names } остаются равными; между ними решает следующий показатель списка ({ $rule }).
encounter-stay-tied-at-last = { $names } остаются равными, а показателей в списке больше нет: они делят свои места ({ $rule }).
encounter-still-tied = { $names } всё ещё равны; между ними решает следующий показатель списка ({ $rule }).

## Teams (11-13)

strength-secondary = Основной результат — { $primary } ({ $rule }), второй результат — { $score }.
factor-fixed = Делитель установлен регламентом соревнования: { $factor } ({ $rule }).
factor-rule = Наибольший основной результат ({ $primary }), возможный за турнир, — { $highest }, по { $win } за победу. Он делится на наибольший второй результат ({ $secondary }), возможный за один матч, — { $match } ({ $rule }).
factor-rounded = После округления вниз до целого делитель равен { $factor }; частное, которое он даёт, не округляется ({ $rule }).
factor-whole = Это целое число: делитель равен { $factor } ({ $rule }).
factor-of-nought = После округления вниз получился бы 0, на который делить нельзя; делитель принимается равным { $factor } ({ $rule }).

counts-BC = На каждой доске игровые очки всех учитываемых матчей, кто бы ни играл, умножаются на номер доски, и произведения складываются. Лучше меньшая сумма; показатель применяется только к командам с равными игровыми очками ({ $rule }).
boards-rule-TBR = Сравниваются игровые очки на доске 1; команды, оставшиеся равными, сравниваются на доске 2 и так далее ({ $rule }).
boards-rule-BBE = Сравниваются игровые очки на всех досках, кроме последней; команды, оставшиеся равными, сравниваются без двух последних досок и так далее ({ $rule }).
boards-of = { $name } по доскам, тур за туром с номером соперника:
boards-mutual = Здесь учитывается только матч между этими двумя командами ({ $rule }).
boards-line-up = Тур { $round }, соперник — { $against }, начиная с доски 1: { $players }.
boards-player = { $name } — { $points }
boards-nobody = никого — { $points }
boards-win = Тур { $round } — бай по жеребьёвке; он считается победой на каждой доске, по { $points }, сколько бы ни начислялось за него в соревновании ({ $rule }).
boards-forfeit = Матч тура { $round } (соперник — { $against }) не состоялся из-за неявки команды и считается на каждой доске как { $points } ({ $rule }).
boards-nothing = Тур { $round } ({ $against }) на досках ничего не даёт: исключение сделано только для бая по жеребьёвке ({ $rule }).
boards-bye = По прочтению, принятому в соревновании, тур { $round } ({ $against }) считается на каждой доске как { $points } ({ $rule }).
boards-game-forfeited = Партия на доске { $board } в туре { $round } (соперник — { $against }) не состоялась из-за неявки. На досках неявка считается обычным результатом, { $points } ({ $rule }).
boards-lower-count = { $above } — { $first }, { $below } — { $second }: выше команда с меньшим счётом по доскам ({ $rule }).
boards-differ-on = На доске { $board }: { $above } — { $first }, { $below } — { $second }. Это и решает ({ $rule }).
boards-differ-up-to = { $board ->
    [1] На доске 1: { $above } — { $first }, { $below } — { $second }. Это и решает ({ $rule }).
   *[other] На досках 1–{ $board }: { $above } — { $first }, { $below } — { $second }. Это и решает ({ $rule }).
}
boards-equal = Доски команд не разделяют ({ $rule }).
boards-game-points-differ = Игровые очки не равны, поэтому счёт по доскам не применяется ({ $rule }).
boards-no-mutual-match = По прочтению, принятому в соревновании, учитывается только матч между двумя командами, а здесь команд больше двух либо они не встречались: никто не разделён ({ $rule }).
boards-unknown = Результаты одного из матчей по доскам неизвестны.

stage-primary = Это решили { $primary }, а { $secondary } уже не рассматриваются ({ $rule }).
stage-secondary = Основной результат, { $primary }, никого не разделяет; решает второй, { $secondary } ({ $rule }).
stage-neither = Ни { $primary }, ни { $secondary } команд не разделяют ({ $rule }).
stage-boards = Ни { $primary }, ни { $secondary } эти две команды не разделяют; тогда по коду сравниваются доски ({ $rule }).
stage-anew = { $names } всё ещё делят место; для них всё начинается заново (сначала { $primary }), только с матчами между собой ({ $rule }).
ranking-order = Порядок: { $order }.
ranking-not-tied = Когда дошла очередь до этого показателя, { $name } ни с кем не делит место, и решать нечего ({ $rule }).

## No value

undefined-nobody-met = { $entrants ->
    [teams] { $name }: не сыграно ни одного матча, а без матчей значения нет ({ $rule }). У кого нет значения, тот стоит ниже всех, у кого оно есть.
   *[players] { $name }: за доской не сыграно ни одной партии, а без партий значения нет ({ $rule }). У кого нет значения, тот стоит ниже всех, у кого оно есть.
}
undefined-games-unknown = { $entrants ->
    [teams] Матчи, нужные для значения, неизвестны.
   *[players] Партии, нужные для значения, неизвестны.
}
undefined-colour-unknown = { $entrants ->
    [teams] В матче, который мог бы учитываться, неизвестен цвет фигур на доске 1.
   *[players] В партии, которая могла бы учитываться, неизвестен цвет фигур.
}
undefined-opponent-undefined = У одного из соперников значения нет.
undefined-nothing-left = После усечений не остаётся ни одного соперника, и усреднять нечего ({ $rule }). У кого нет значения, тот стоит ниже всех, у кого оно есть.
undefined-unrated = Не у всех, кто нужен для расчёта, есть рейтинг, а рейтинг для участников без рейтинга в соревновании не объявлен.
undefined-no-mutual-match = По прочтению, принятому в соревновании, на досках учитывается только матч между двумя командами, поэтому у отдельной команды значения нет; оно есть у пары, делящей место ({ $rule }).
undefined-boards-unknown = Результаты по доскам неизвестны.
undefined-unknown = По имеющимся данным значение вычислить нельзя.

## Why one is above another

why-title = { $above } выше, чем { $below }
why-title-level = { $above } и { $below } делят место
why-points = { $above } — { $first }, { $below } — { $second }: решают очки, до дополнительных показателей дело не доходит.
why-both-scored = Очков поровну, по { $score }.
why-both-scored-MP = Матчевых очков поровну, по { $score }.
why-both-scored-GP = Игровых очков поровну, по { $score }.
why-first = Решает первый показатель списка — «{ $tie-break }» ({ $rule }).
why-earlier = «{ $name }»
why-later = { $count ->
    [1] Показатель { $earlier } не разделяет их; тогда решает «{ $tie-break }» ({ $rule }).
   *[other] Предыдущие показатели не разделяют их: { $earlier }. Тогда решает «{ $tie-break }» ({ $rule }).
}
why-higher = { $above } — { $first }, { $below } — { $second }.
why-lower = { $above } — { $first }, { $below } — { $second }; меньшее число ставит выше.
why-lower-rating = { $above } — { $first }, { $below } — { $second }; меньший рейтинг ставит выше.
why-met-once = Они встретились один раз, в туре { $round }; победитель — { $winner }.
why-met-once-in-a-grid = Они встретились один раз; победитель — { $winner }.
why-group = Всего место делят { $count }: { $names }.
why-encounter-scores = { $count ->
    [2] Очки во встречах между собой: { $above } — { $first }, { $below } — { $second } ({ $rule }).
   *[other] Очки во встречах тех, кто делит место (их { $count }): { $above } — { $first }, { $below } — { $second } ({ $rule }).
}
why-certain = { $above } гарантированно имеет { $least }, а { $below } может набрать не больше { $most } ({ $rule }).
why-places-given = Места по этому показателю: { $above } — { $first }, { $below } — { $second }.
why-level = По всем показателям списка { $above } и { $below } равны. Они делят места с { $first } по { $last }, если в соревновании не бросают жребий ({ $rule }).
why-value = { $code } { $value }
why-level-values = Одинаковые значения: { $values }.
why-level-not-met = { $above } – { $below }: между ними нет встречи, которая учитывалась бы ({ $rule }).
why-level-equal = Во встречах между собой { $above } и { $below } набирают поровну, по { $first } ({ $rule }).
why-level-in-the-table = Очки во встречах между собой: { $above } — { $first }, { $below } — { $second } ({ $rule }); но вместе с остальными, кто делит место, это их не разделяет.
why-read-above = Тогда { $above } стоит выше, чем { $below }.
why-read-level = Тогда { $above } и { $below } остаются наравне.
why-list = Список: { $list }.
why-had-begun = { $entrants ->
    [teams] Если бы список начинался с { $code }, впереди была бы команда { $below }, а не { $above }: { $first } против { $second } ({ $rule }).
   *[players] Если бы список начинался с { $code }, впереди был бы участник { $below }, а не { $above }: { $first } против { $second } ({ $rule }).
}
why-place = место { $first }
why-places = места { $first }–{ $last }
why-code = { $name } ({ $code })
why-not-tied = –
why-decides = решает
why-equal = равны
why-not-asked = не понадобилось
why-list-heading = Список дополнительных показателей
why-otherwise-heading = При другом порядке
caption-list = { $entrants ->
    [teams] Что каждый показатель говорит об этих двух командах
   *[players] Что каждый показатель говорит об этих двоих
}
column-tie-break = показатель
column-verdict = итог

## Why a step is as it is, in a few words

reason-bye = бай не по заявке
reason-forfeit-win = победа из-за неявки соперника
reason-requested-bye = бай по заявке
reason-forfeit-loss = поражение за неявку
reason-trailing-bye = бай по заявке в конце турнира
reason-draw-for-opponents = для соперников — ничья
reason-cap-binds = потолок действует
reason-cap-idle = потолок не действует
reason-forfeit-as-game = { $entrants ->
    [teams] неявка, считается матчем
   *[players] неявка, считается партией
}
reason-regular-game = { $entrants ->
    [teams] неявка, обычный матч
   *[players] неявка, обычная партия
}
reason-stays-unplayed = { $entrants ->
    [teams] поражение за неявку, матч остаётся несыгранным
   *[players] поражение за неявку, партия остаётся несыгранной
}
reason-final-round-drawn = считается ничьей
reason-reaches-limit = достигает порога
reason-below-limit = не достигает порога
reason-worth-win = очки как за победу
reason-not-worth-win = очки не как за победу
reason-won-over-board = { $entrants ->
    [teams] победа в сыгранном матче
   *[players] победа за доской
}
reason-not-won = сыграно, но не выиграно
reason-not-over-board = { $entrants ->
    [teams] матч не сыгран
   *[players] не за доской
}
reason-played-black = { $entrants ->
    [teams] чёрные на доске 1
   *[players] партия чёрными
}
reason-played-white = { $entrants ->
    [teams] белые на доске 1
   *[players] партия белыми
}
reason-elected = готовность играть
reason-not-elected = отказ от игры
reason-more-than-opponent = больше, чем у соперника
reason-equal-to-opponent = столько же, сколько у соперника
reason-less-than-opponent = меньше, чем у соперника
reason-more-than-draw = больше, чем за ничью
reason-exactly-draw = ровно как за ничью
reason-less-than-draw = меньше, чем за ничью
reason-free-round = свободный тур, в сумму не входит
reason-after-withdrawal = после выбытия, по прочтению соревнования не учитывается
reason-not-yet-played = ещё не сыграно
reason-games-unknown = { $entrants ->
    [teams] матчи неизвестны
   *[players] партии неизвестны
}
reason-colour-unknown = цвет неизвестен
reason-nobody-met = за доской не сыграно ни с кем
reason-opponent-undefined = у соперника нет значения
reason-least-significant = наименее значимое значение
reason-most-significant = наиболее значимое значение
reason-voluntary-instead = добровольно пропущенный тур, отбрасывается первым
reason-voluntary-is-least = наименьшее, и тур пропущен добровольно
reason-voluntary-lower = наименее значимое; вклад добровольно пропущенного тура ещё меньше
reason-first-round = отбрасываются первые туры
reason-all-met = встретились все
reason-some-certain = часть мест гарантирована
reason-nothing-certain = ни одно место не гарантировано
reason-all-equal = все равны
reason-must-all-meet = встретились не все
reason-forfeit-left-out = неявка, не учитывается
reason-win-on-every-board = бай по жеребьёвке, победа на каждой доске
reason-forfeit-on-every-board = неявка команды, одинаково на каждой доске
reason-nothing-on-boards = бай, на досках ничего
reason-bye-on-every-board = бай, считается на каждой доске
reason-boards-unknown = доски неизвестны
reason-game-points-differ = игровые очки не равны, не применяется
reason-no-mutual-match = нет матча между ровно двумя командами
reason-boards-decide = разделяют доски
reason-boards-equal = на досках равенство
reason-primary-decides = разделяет основной результат
reason-secondary-decides = разделяет второй результат
reason-no-score-decides = ни один результат не разделяет
reason-factor-of-nought = округляется до 0, принимается 1
reason-factor-fixed = установлен регламентом соревнования
reason-place = место в группе
reason-forfeit-unplayed = неявка, не за доской
reason-standard-result = 1, ½ или 0, сколько бы ни начислялось в соревновании
reason-substitute-rating = объявлен для участников без рейтинга
reason-unrated = рейтинга нет
reason-first-rating = первый из нескольких рейтингов
reason-last-rating = последний из нескольких рейтингов
reason-nothing-left = после усечений ничего не остаётся
reason-zero-score = при нулевом результате
reason-score-reached = достаточно
reason-score-missed = слишком мало
reason-score-not-exceeded = не слишком много
reason-score-exceeded = слишком много

## What another reading would give

notes-heading = Что дали бы другие прочтения
note-edition = Другая редакция
note-admissible = Другое прочтение
note-misreading = Ошибка
note-differs = Тогда получится { $line }.
note-differs-bare = Тогда получится { $value }.
note-again = Получится то же значение: { $line }.
note-again-after-cut = Тогда сумма до усечения — { $sum }, а значение то же: { $line }.
note-again-bare = Получится то же значение, { $value }.
note-undefined = Тогда значения нет.
note-order = Тогда порядок такой: { $order }.
note-all-tied = Тогда все остаются равными.
order-place = { $first }. { $names }
order-places = { $first }–{ $last }. { $names }
reading-taken = { $reading }

reading-dummy-cap-capped = С 1 марта 2026 года у фиктивного соперника в несыгранном туре есть потолок ({ $rule }).
    .by = ограничивать фиктивного соперника потолком ({ $rule })
reading-dummy-cap-uncapped = До 1 марта 2026 года у фиктивного соперника в несыгранном туре потолка не было.
    .by = не ограничивать фиктивного соперника потолком ({ $rule })
reading-dummy-cap-both-caps = Ошибка — ограничивать фиктивного соперника при неявке сразу двумя потолками ({ $rule }).
    .by = ограничивать фиктивного соперника при неявке сразу двумя потолками ({ $rule })
reading-dummy-cap-draws-only = Ошибка — ограничивать каждого фиктивного соперника ничьими во всех турах, не спрашивая о категории тура ({ $rule }).
    .by = ограничивать фиктивного соперника ничьими во всех турах, не спрашивая о категории тура ({ $rule })
reading-own-score-final = По правилам редакции фиктивный соперник берётся с итоговым результатом, как он начислен ({ $rule }).
    .by = брать для фиктивного соперника итоговый результат, как он начислен ({ $rule })
reading-own-score-adjusted = Ошибка — брать для фиктивного соперника собственный скорректированный результат ({ $rule }).
    .by = брать для фиктивного соперника собственный скорректированный результат ({ $rule })
reading-cap-rounds-computed-for = Потолок можно считать по числу туров, для которых составлена таблица ({ $rule }).
    .by = считать в потолке только прошедшие туры ({ $rule })
reading-cap-rounds-scheduled = Потолок можно считать по числу всех назначенных туров, даже в промежуточном положении ({ $rule }).
    .by = считать в потолке все назначенные туры ({ $rule })
reading-trailing-byes-draws = По правилам редакции баи по заявке в конце турнира, и только они, считаются для соперников ничьими ({ $rule }).
    .by = считать ничьими баи соперников по заявке в конце турнира, и только их ({ $rule })
reading-trailing-byes-as-awarded = Частая ошибка — брать очки соперников с баями по заявке в конце турнира такими, какими они стоят в таблице ({ $rule }).
    .by = считать баи соперников в конце турнира как начислено, а не ничьими ({ $rule })
reading-trailing-byes-every-bye = Ошибка — считать ничьей каждый бай соперника по заявке, даже если после него были сыгранные туры ({ $rule }).
    .by = считать ничьей каждый бай соперников по заявке ({ $rule })
reading-trailing-forfeits-as-awarded = По правилам редакции поражение за неявку учитывается для соперников как начислено ({ $rule }).
    .by = считать поражения соперников за неявку в конце турнира как начислено ({ $rule })
reading-trailing-forfeits-draws = Ошибка — считать для соперников ничьей поражение за неявку в конце турнира ({ $rule }).
    .by = считать ничьими поражения соперников за неявку в конце турнира ({ $rule })
reading-cut-order-voluntary-first = С 1 сентября 2023 года первыми отбрасываются добровольно пропущенные туры ({ $rule }).
    .by = отбрасывать первыми добровольно пропущенные туры ({ $rule })
reading-cut-order-plain-lowest = Частая ошибка — отбрасывать просто наименьшее значение, не глядя на вид тура ({ $rule }).
    .by = отбрасывать просто наименьшее, каким бы ни был тур ({ $rule })
reading-sonneborn-berger-cut-lowest-opponent = С 1 августа 2024 года отбрасывается произведение с соперником, у которого меньше всего очков, из нескольких — наименьшее ({ $rule }).
    .by = отбрасывать произведение с соперником, у которого меньше всего очков ({ $rule })
reading-sonneborn-berger-cut-worst-result = До 31 июля 2024 года включительно отбрасывался худший результат против соперников, у которых меньше всего очков.
    .by = отбрасывать худший результат с соперниками, у которых меньше всего очков ({ $rule })
reading-sonneborn-berger-cut-lowest-product = Частая ошибка — отбрасывать наименьшее произведение ({ $rule }).
    .by = отбрасывать наименьшее произведение ({ $rule })
reading-sonneborn-berger-unplayed-dummy = { $entrants ->
    [teams] По правилам редакции несыгранный тур — это матч с фиктивным соперником ({ $rule }).
   *[players] По правилам редакции несыгранный тур — это партия с фиктивным соперником ({ $rule }).
}
    .by = умножать несыгранные туры на очки фиктивного соперника ({ $rule })
reading-sonneborn-berger-unplayed-left-out = Частая ошибка — не учитывать несыгранные туры ({ $rule }).
    .by = не умножать несыгранные туры ({ $rule })
reading-fore-final-round-last-scheduled = По правилам редакции последний тур — это последний из назначенных ({ $rule }).
    .by = считать последним последний назначенный тур ({ $rule })
reading-fore-final-round-last-entered = Ошибка — принимать за последний тур тот, который внесён последним ({ $rule }).
    .by = считать последним последний из проведённых туров ({ $rule })
reading-direct-encounter-missing-certainty = С 1 сентября 2023 года гарантированное место даётся, даже если встретились не все ({ $rule }).
    .by = давать гарантированные места, хотя встретились не все ({ $rule })
reading-direct-encounter-missing-all-must-meet = Частая ошибка — никому не давать места, пока не встретились все ({ $rule }).
    .by = никого не располагать, пока не встретились все ({ $rule })
reading-direct-encounter-missing-ignore-missing = Частая ошибка — сравнивать очки так, будто встретились все ({ $rule }).
    .by = сравнивать очки так, будто встретились все ({ $rule })
reading-direct-encounter-repeats-average = { $entrants ->
    [teams] С 1 сентября 2023 года несколько матчей между одними и теми же командами усредняются ({ $rule }).
   *[players] С 1 сентября 2023 года несколько партий между одними и теми же соперниками усредняются ({ $rule }).
}
    .by = { $entrants ->
        [teams] усреднять несколько матчей между одними и теми же командами ({ $rule })
       *[players] усреднять несколько партий между одними и теми же соперниками ({ $rule })
    }
reading-direct-encounter-repeats-sum = { $entrants ->
    [teams] Ошибка — складывать несколько матчей между одними и теми же командами ({ $rule }).
   *[players] Ошибка — складывать несколько партий между одними и теми же соперниками ({ $rule }).
}
    .by = { $entrants ->
        [teams] складывать несколько матчей между одними и теми же командами ({ $rule })
       *[players] складывать несколько партий между одними и теми же соперниками ({ $rule })
    }
reading-direct-encounter-forfeits-left-out = По правилам редакции неявки учитываются, только если пары известны заранее или соревнование их включает ({ $rule }).
    .by = учитывать неявки в личной встрече, только если пары известны заранее или соревнование их включает ({ $rule })
reading-direct-encounter-forfeits-counted = Регламент соревнования может включать неявки ({ $rule }).
    .by = учитывать неявки в личной встрече ({ $rule })
reading-direct-encounter-forfeits-never = Ошибка — не учитывать неявки в личной встрече кругового турнира ({ $rule }).
    .by = не учитывать неявки в личной встрече кругового турнира ({ $rule })
reading-koya-maximum-own-games = { $entrants ->
    [teams] Максимум можно понимать как победу в каждом матче, который может достаться команде по жеребьёвке ({ $rule }).
   *[players] Максимум можно понимать как победу в каждой партии, которая может достаться участнику по жеребьёвке ({ $rule }).
}
    .by = { $entrants ->
        [teams] брать половину от побед во всех матчах, которые могут достаться команде ({ $rule })
       *[players] брать половину от побед во всех партиях, которые могут достаться участнику ({ $rule })
    }
reading-koya-maximum-rounds = { $entrants ->
    [teams] Ошибка — принимать за максимум победу в каждом туре, когда каждая команда один тур свободна ({ $rule }).
   *[players] Ошибка — принимать за максимум победу в каждом туре, когда каждый участник один тур свободен ({ $rule }).
}
    .by = { $entrants ->
        [teams] брать половину от побед во всех турах, хотя каждая команда один тур свободна ({ $rule })
       *[players] брать половину от побед во всех турах, хотя каждый участник один тур свободен ({ $rule })
    }
reading-koya-threshold-at-least-half = По правилам редакции достаточно ровно половины максимума ({ $rule }).
    .by = учитывать соперников ровно с половиной максимума ({ $rule })
reading-koya-threshold-above-half = Частая ошибка — требовать больше половины максимума ({ $rule }).
    .by = не учитывать соперников ровно с половиной максимума ({ $rule })
reading-round-robin-forfeit-wins-over-the-board = { $entrants ->
    [teams] Текст можно прочесть так, что победа из-за неявки соперника — не сыгранный матч ({ $rule }).
   *[players] Текст можно прочесть так, что победа из-за неявки соперника — не партия за доской ({ $rule }).
}
    .by = { $entrants ->
        [teams] учитывать только сыгранные матчи ({ $rule })
       *[players] учитывать только партии за доской ({ $rule })
    }
reading-round-robin-forfeit-wins-regular-games = { $entrants ->
    [teams] Текст можно прочесть так, что при заранее известных парах победа из-за неявки соперника — обычный матч ({ $rule }).
   *[players] Текст можно прочесть так, что при заранее известных парах победа из-за неявки соперника — обычная партия ({ $rule }).
}
    .by = { $entrants ->
        [teams] считать победу из-за неявки обычным матчем ({ $rule })
       *[players] считать победу из-за неявки обычной партией ({ $rule })
    }
reading-round-robin-forfeit-losses-unplayed = { $entrants ->
    [teams] С 1 марта 2026 года поражение за неявку при заранее известных парах остаётся здесь несыгранным матчем ({ $rule }).
   *[players] С 1 марта 2026 года поражение за неявку при заранее известных парах остаётся здесь несыгранной партией ({ $rule }).
}
    .by = вычитать поражения за неявку ({ $rule })
reading-round-robin-forfeit-losses-regular-games = { $entrants ->
    [teams] До 28 февраля 2026 года включительно поражение за неявку при заранее известных парах было здесь обычным матчем.
   *[players] До 28 февраля 2026 года включительно поражение за неявку при заранее известных парах было здесь обычной партией.
}
    .by = { $entrants ->
        [teams] считать поражение за неявку обычным матчем ({ $rule })
       *[players] считать поражение за неявку обычной партией ({ $rule })
    }
reading-standard-points-against-opponent = По правилам редакции очки сравниваются с очками назначенного соперника ({ $rule }).
    .by = сравнивать очки с очками назначенного соперника ({ $rule })
reading-standard-points-against-draw = Ошибка — сравнивать очки каждого тура с ничьей ({ $rule }).
    .by = сравнивать очки каждого тура с ничьей ({ $rule })
reading-buchholz-in-round-robins-refused = С 1 марта 2026 года этот код в круговом турнире не допускается ({ $rule }).
    .by = не допускать код в круговом турнире ({ $rule })
reading-buchholz-in-round-robins-allowed = До 1 марта 2026 года этот код в круговом турнире допускался.
    .by = допускать код в круговом турнире ({ $rule })
reading-unplayed-own-dummy = { $entrants ->
    [teams] С 1 сентября 2023 года несыгранный тур — это матч с фиктивным соперником ({ $rule }).
   *[players] С 1 сентября 2023 года несыгранный тур — это партия с фиктивным соперником ({ $rule }).
}
    .by = { $entrants ->
        [teams] заменять каждый собственный несыгранный тур матчем с фиктивным соперником ({ $rule })
       *[players] заменять каждый собственный несыгранный тур партией с фиктивным соперником ({ $rule })
    }
reading-unplayed-own-virtual-opponent = { $entrants ->
    [teams] До 1 сентября 2023 года несыгранный тур был матчем с виртуальным соперником.
   *[players] До 1 сентября 2023 года несыгранный тур был партией с виртуальным соперником.
}
    .by = { $entrants ->
        [teams] заменять каждый собственный несыгранный тур матчем с виртуальным соперником ({ $rule })
       *[players] заменять каждый собственный несыгранный тур партией с виртуальным соперником ({ $rule })
    }
reading-unplayed-opponents-adjusted = С 1 сентября 2023 года для соперников ничьими становятся только баи по заявке в конце турнира ({ $rule }).
    .by = считать ничьими только баи соперников по заявке в конце турнира ({ $rule })
reading-unplayed-opponents-all-draws = До 1 сентября 2023 года каждый несыгранный тур соперника считался ничьей.
    .by = считать ничьей каждый несыгранный тур соперника ({ $rule })
reading-rounds-after-withdrawal-byes = По правилам редакции туры после выбытия — баи без очка и считаются как все остальные ({ $rule }).
    .by = учитывать туры после выбытия как другие баи без очка ({ $rule })
reading-rounds-after-withdrawal-dropped = Частая ошибка — не учитывать туры после выбытия ({ $rule }).
    .by = не учитывать туры после выбытия ({ $rule })
reading-sonneborn-berger-draws-points-scored = По правилам редакции при ничьей очки соперника умножаются на очки за ничью ({ $rule }).
    .by = умножать очки соперника на очки за ничью ({ $rule })
reading-sonneborn-berger-draws-whole = Ошибка — брать при ничьей все очки соперника ({ $rule }).
    .by = брать за ничью все очки соперника ({ $rule })
reading-direct-encounter-rest-anew = С 1 сентября 2023 года те, кто остался равным, сравниваются заново между собой ({ $rule }).
    .by = сравнивать заново тех, кто остался равным ({ $rule })
reading-direct-encounter-rest-one-table = Частая ошибка — останавливаться после первой таблицы ({ $rule }).
    .by = останавливаться после первой таблицы ({ $rule })
reading-koya-steps-half-points = С 1 сентября 2023 года порог сдвигается по половине очка ({ $rule }).
    .by = сдвигать порог по половине очка ({ $rule })
reading-koya-steps-score-groups = До 1 сентября 2023 года порог сдвигался по очковым группам.
    .by = сдвигать порог по очковым группам ({ $rule })
reading-koya-forfeits-counted = По правилам редакции в круговом турнире неявки учитываются ({ $rule }).
    .by = { $entrants ->
        [teams] учитывать неявки как матчи ({ $rule })
       *[players] учитывать неявки как партии ({ $rule })
    }
reading-koya-forfeits-left-out = Ошибка — не учитывать неявки в круговом турнире ({ $rule }).
    .by = не учитывать неявки ({ $rule })
reading-koya-own-result-nothing = По правилам редакции собственный результат роли не играет ({ $rule }).
    .by = измерять соперников их итоговыми результатами и больше ничего не прибавлять ({ $rule })
reading-koya-own-result-taken-from-opponents = { $entrants ->
    [teams] Ошибка — измерять соперника без очков из матчей с самой командой ({ $rule }).
   *[players] Ошибка — измерять соперника без очков из партий с самим участником ({ $rule }).
}
    .by = { $entrants ->
        [teams] измерять соперников без очков из матчей с самой командой ({ $rule })
       *[players] измерять соперников без очков из партий с самим участником ({ $rule })
    }
reading-koya-own-result-added = Ошибка — прибавлять собственный результат, если он достигает порога ({ $rule }).
    .by = прибавлять собственный результат к очкам, набранным против других ({ $rule })
reading-rating-rounding-half-up = По правилам редакции среднее округляется до ближайшего целого, ровно половина — вверх ({ $rule }).
    .by = округлять среднее, лежащее ровно посередине, вверх ({ $rule })
reading-rating-rounding-half-even = Ошибка — округлять среднее, лежащее ровно посередине, до чётного ({ $rule }).
    .by = округлять среднее, лежащее ровно посередине, до чётного ({ $rule })
reading-rating-rounding-down = Частая ошибка — округлять среднее вниз ({ $rule }).
    .by = округлять среднее вниз ({ $rule })
reading-fraction-rounding-half-up = Долю очков можно округлять до ближайшей сотой, ровно половину — вверх, как в официальных упражнениях ({ $rule }).
    .by = округлять долю очков, лежащую ровно посередине, вверх ({ $rule })
reading-fraction-rounding-half-even = Ошибка — округлять долю очков, лежащую ровно посередине, до чётной сотой ({ $rule }).
    .by = округлять долю очков, лежащую ровно посередине, до чётной сотой ({ $rule })
reading-fraction-rounding-down = Ошибка — округлять долю очков вниз ({ $rule }).
    .by = округлять долю очков вниз ({ $rule })
reading-perfect-performance-lowest = По правилам редакции берётся наименьший рейтинг, при котором ожидаются набранные очки ({ $rule }).
    .by = брать наименьший рейтинг, при котором ожидаются набранные очки ({ $rule })
reading-perfect-performance-highest = Ошибка — брать наибольший рейтинг, подходящий к набранным очкам ({ $rule }).
    .by = брать наибольший рейтинг, подходящий к набранным очкам ({ $rule })
reading-round-robin-forfeit-ratings-over-the-board = С 1 марта 2026 года в показателях по рейтингам неявки остаются несыгранными и при заранее известных парах ({ $rule }).
    .by = не учитывать неявки в показателях по рейтингам ({ $rule })
reading-round-robin-forfeit-ratings-regular-games = До 28 февраля 2026 года текст можно было понять так, что при заранее известных парах неявки здесь учитываются.
    .by = учитывать неявки при заранее известных парах как партии и для рейтингов ({ $rule })
reading-extended-direct-encounter-restart-restart-on-primary = Если второй результат разделил группу, каждая меньшая группа снова начинает с основного ({ $rule }).
    .by = начинать в каждой меньшей группе снова с основного результата ({ $rule })
reading-extended-direct-encounter-restart-stay-on-secondary = Если второй результат разделил группу, в меньших группах можно и продолжать по нему, как в официальных упражнениях ({ $rule }).
    .by = продолжать в меньших группах по второму результату ({ $rule })
reading-board-tie-breaks-scope-whole-tournament = На досках можно сравнивать все матчи турнира ({ $rule }).
    .by = сравнивать доски во всех матчах турнира ({ $rule })
reading-board-tie-breaks-scope-mutual-match = Доски можно сравнивать и только в матче между этими двумя командами, как в официальных упражнениях ({ $rule }).
    .by = сравнивать доски только в матче двух команд между собой ({ $rule })
reading-team-bye-boards-nothing = Бай по заявке может ничего не давать на досках ({ $rule }).
    .by = ничего не давать на досках за бай по заявке ({ $rule })
reading-team-bye-boards-as-result = Бай по заявке может и считаться на каждой доске тем результатом, которому он равен ({ $rule }).
    .by = считать бай по заявке на каждой доске тем, чего он стоит ({ $rule })

## Single steps

step-tie-break = { $tie-break }, { $name }
step-contribution = { $unit ->
    [game] Партия { $round }, { $against }
   *[round] Тур { $round }, { $against }
}
step-score = { $entrants ->
    [teams] Очки команды { $name }
   *[players] Очки участника { $name }
}
step-fore-score = { $entrants ->
    [teams] Очки команды { $name } с последним туром, засчитанным вничью
   *[players] Очки участника { $name } с последним туром, засчитанным вничью
}
step-adjusted = { $entrants ->
    [teams] Очки команды { $name } для соперников
   *[players] Очки участника { $name } для соперников
}
step-fore-adjusted = { $entrants ->
    [teams] Очки команды { $name } для соперников с последним туром, засчитанным вничью
   *[players] Очки участника { $name } для соперников с последним туром, засчитанным вничью
}
step-awarded = { $unit ->
    [game] Очки за партию { $round }
   *[round] Очки за тур { $round }
}
step-stated = Результат, как он указан
step-addition = { $unit ->
    [game] Что прибавляет партия { $round }
   *[round] Что прибавляет тур { $round }
}
step-dummy = Очки фиктивного соперника
step-virtual-opponent = Очки виртуального соперника
step-complement = Сколько ещё дала бы победа
step-later-draws = Ничьи в следующих турах
step-opponent-cap = Потолок — очки назначенного соперника
step-draws-cap = Потолок — ничья в каждом туре
step-draw = Очки за ничью
step-win = Очки за победу
step-rounds = Число туров
step-games = { $entrants ->
    [teams] Число матчей
   *[players] Число партий
}
step-half = Половина
step-limit = Порог
step-moved-limit = Сдвинутый порог
step-limit-moved = На сколько он сдвинут
step-reaches = Достигнут ли порог (1 — да)
step-without-own = { $entrants ->
    [teams] Очки без матчей с командой
   *[players] Очки без партий с участником
}
step-against-own = { $entrants ->
    [teams] Очки из матчей с командой
   *[players] Очки из партий с участником
}
step-before = Очки перед туром
step-running = Очки после тура
step-cut = { $unit ->
    [game] Усечение { $order }, партия { $round }
   *[round] Усечение { $order }, тур { $round }
}
step-candidate = { $unit ->
    [game] Наименее значимое значение, партия { $round }
   *[round] Наименее значимое значение, тур { $round }
}
step-candidate-voluntary = { $unit ->
    [game] Наименьшее значение добровольно пропущенной партии, партия { $round }
   *[round] Наименьшее значение добровольно пропущенного тура, тур { $round }
}
step-sum = Сумма
step-count = На сколько делится
step-table = Отдельная таблица
step-table-anew = Новая таблица
step-encounters = { $entrants ->
    [teams] Очки команды { $name } в отдельной таблице
   *[players] Очки участника { $name } в отдельной таблице
}
step-certain = Гарантировано
step-reachable = Может быть набрано
step-missing = Недостающие встречи
step-pairing-number = { $entrants ->
    [teams] Номер команды
   *[players] Номер участника
}
step-ranking = { $entrants ->
    [teams] Порядок по показателю «{ $tie-break }» в группе команды { $name }
   *[players] Порядок по показателю «{ $tie-break }» в группе участника { $name }
}
step-stage = Группа, делящая место
step-stage-anew = Меньшая группа, с самого начала
step-on-score = Личная встреча { $score ->
        [MP] по матчевым очкам
       *[GP] по игровым очкам
    }
step-on-boards = Результаты этих двух команд на досках
step-board-total = Очки команды { $name } на доске { $board }
step-board = Доска { $board }: её номер, умноженный на очки
step-board-number = Номер доски
step-top-boards = { $count ->
        [1] Доска 1
       *[other] Доски 1–{ $count } вместе
    }
step-factor = Делитель
step-factor-quotient = Делитель до округления
step-rounded-factor = Делитель, округлённый вниз
step-highest-score = Наибольший основной результат в турнире
step-least-factor = Наименьший делитель, на который можно делить
step-divided = Сила соперников, делённая на делитель
step-rating = Рейтинг участника { $name }
step-over-board = Очки участника { $name } за доской
step-average = Среднее, ещё не округлённое
step-fraction = Доля набранных очков
step-rounded-fraction = Доля в целых сотых
step-from-fraction = Разница рейтингов для этой доли
step-lowest-rating = Самый низкий рейтинг соперника
step-below-lowest = На сколько ниже него значение при нулевом результате
step-expectation = Ожидаемый результат при рейтинге { $rating }
step-distance = Разница рейтингов
step-assumed = Испытываемый рейтинг

step-above = Выше него
step-below = Из этих шагов
