# Words that every page shares.
#
# Sentences are trusted: no signs of Markdown or HTML in them. Values come in escaped.

list-end = { $before } и { $last }
colour-black = чёрные
colour-white = белые
number-cut = [отброшено { $number }]
cut-word = отброшено

skip-link = К содержанию
not-applied = Что не применялось
articles-heading = Пункты правил
articles-of-edition = Пункты: { $edition }
articles-intro = Своими словами и в той мере, в какой они нужны на этой странице; обязателен текст самих правил.
made-by = Рассчитано точно, без округления, программой Halfpoint.

caption-crosstable = Турнирная таблица
report-title = Отчёт Halfpoint
report-lead = Дополнительные показатели в шахматах, заново рассчитанные по партиям, с пунктом правил для каждого шага.
report-scenarios = Сценарии
report-articles = Пункты правил
report-all = Все сценарии
report-status-pass = как ожидалось
report-status-fail = не как ожидалось
report-status-fault = есть ошибки
report-column-scenario = сценарий
report-column-verdict = итог
report-column-right = верно
report-column-wrong = неверно
report-column-printed = опечатки
report-caption-group = { $folder }
report-caption-root = Сценарии
report-source = Источник: { $origin }.
report-file = Файл сценария
report-scoring = Система начисления очков: { $values }
report-failures = Не как ожидалось
report-printed = Напечатанные значения, о которых в сценарии сказано, что они неверны
report-diff = { $entrants ->
    [teams] Положение команд: ожидаемое и рассчитанное
   *[players] Положение участников: ожидаемое и рассчитанное
}
report-faults = Ошибки
report-nothing-expected = Ожидаемых значений в этом сценарии нет.
report-values-right = { $right ->
    [1] Единственное ожидаемое значение верно
    [one] Верно всё: { $right } ожидаемое значение
    [few] Верно всё: { $right } ожидаемых значения
    [many] Верно всё: { $right } ожидаемых значений
   *[other] Верно всё: { $right } ожидаемого значения
}.
report-values-wrong = { $wrong ->
    [one] { $wrong } ожидание не подтвердилось
    [few] { $wrong } ожидания не подтвердились
    [many] { $wrong } ожиданий не подтвердились
   *[other] { $wrong } ожидания не подтвердились
}; { $right ->
    [one] верно { $right } значение
    [few] верны { $right } значения
    [many] верно { $right } значений
   *[other] верны { $right } значения
}.
report-values-hint = Каждое значение в таблице ведёт к своему объяснению.
report-standings = { $entrants ->
    [teams] Положение команд
   *[players] Положение участников
}
report-articles-used = Какие пункты применены
report-participant = { $name } ({ $number })
report-back = { $title }
report-on-this-page = На этой странице
report-used-by = Сценарии, в которых он применён
report-previous = Предыдущий: { $number } { $title }
report-next = Следующий: { $number } { $title }
report-disagreements = Где важен порядок показателей в списке
report-unplayed = Несыгранные туры
unplayed-of = { $name } ({ $number })
report-readings = Как читается каждый вопрос
