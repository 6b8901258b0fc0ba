### What `halfpoint check` says of results.

check-passed = { $right ->
    [one] верно { $right } значение
    [few] верны { $right } значения
    [many] верно { $right } значений
   *[other] верны { $right } значения
}
check-passed-printed = { $right ->
    [one] верно { $right } значение
    [few] верны { $right } значения
    [many] верно { $right } значений
   *[other] верны { $right } значения
}, { $printed ->
    [one] неверно { $printed } напечатанное, как и указано
    [few] неверны { $printed } напечатанных, как и указано
    [many] неверно { $printed } напечатанных, как и указано
   *[other] неверны { $printed } напечатанного, как и указано
}
check-nothing-expected = ожидаемых значений нет
check-faulty = в файле есть ошибки, расчёта не было
check-unreadable = файл не читается: { $why }
check-program-failed = на этом файле Halfpoint дал сбой, чего быть не должно; пожалуйста, сообщите об этом и приложите файл
check-progress = файлы: { $done } из { $total }

check-value-wrong = { $name } ({ $number }), { $code }: ожидается { $expected }, по расчёту { $computed }.
check-value-undefined = { $name } ({ $number }), { $code }: ожидается { $expected }, а по расчёту значения нет.
check-value-expected-undefined = { $name } ({ $number }), { $code }: ожидается, что значения нет, а по расчёту оно { $computed }.
check-value-derivation = { $name } ({ $number }), { $code }: по расчёту { $computed }, как и ожидается, но получается иначе.
check-rank-wrong = { $name } ({ $number }): ожидается место { $expected }, по расчёту место { $computed }.
check-adjusted-wrong = { $name } ({ $number }): ожидается, что для соперников считается { $expected }; скорректированный результат — { $computed }.
check-printed-wrong = { $name } ({ $number }), { $code }: напечатано { $expected }, по расчёту { $computed }.
check-printed-undefined = { $name } ({ $number }), { $code }: напечатано { $expected }, а по расчёту значения нет.
check-printed-rank-wrong = { $name } ({ $number }): напечатано место { $expected }, по расчёту место { $computed }.
check-printed-adjusted-wrong = { $name } ({ $number }): напечатано, что для соперников считается { $expected }; скорректированный результат — { $computed }.
check-printed-right = { $name } ({ $number }), { $code }: сказано, что { $expected } напечатано неверно, но именно это дают правила.
check-printed-rank-right = { $name } ({ $number }): сказано, что место { $expected } напечатано неверно, но это место верное.
check-printed-adjusted-right = { $name } ({ $number }): сказано, что { $expected } для соперников напечатано неверно, но именно таков скорректированный результат.
check-printed-step-wrong = { $name } ({ $number }), { $code }, шаг «{ $words }»: напечатано { $expected }, по расчёту { $computed }.
check-printed-step-right = { $name } ({ $number }), { $code }, шаг «{ $words }»: сказано, что { $expected } напечатано неверно, но именно это дают правила.
check-no-step = { $name } ({ $number }), { $code }: в ходе расчёта нет шага { $step }.

check-refused-team-score = { $name } ({ $number }), { $code }: ожидается { $expected }; матчевые и игровые очки бывают только в командных турнирах.
check-refused-for-teams = { $name } ({ $number }), { $code }: ожидается { $expected }; этот код для команд, а участники — игроки.
check-refused-score-fixed = { $name } ({ $number }), { $code }: ожидается { $expected }; с этим кодом не ставят ни :MP, ни :GP.
check-refused-match-points-only = { $name } ({ $number }), { $code }: ожидается { $expected }; этот код считает только матчевые очки.
check-refused-ratings-of-teams = { $name } ({ $number }), { $code }: ожидается { $expected }; коды, основанные на рейтинге, — для игроков.
check-refused-boards-not-known = { $name } ({ $number }), { $code }: ожидается { $expected }; для этого кода нужны результаты на досках всех матчей.
check-refused-knock-out = { $name } ({ $number }), { $code }: ожидается { $expected }; этот код не для турнира с выбыванием.
check-refused-buchholz-in-round-robin = { $name } ({ $number }), { $code }: ожидается { $expected }; семейство показателей Бухгольца в круговом турнире не допускается.
check-refused-unrated = { $name } ({ $number }), { $code }: ожидается { $expected }; у одного из участников нет рейтинга, а рейтинг для таких участников не был объявлен.
check-refused-rounds-not-known = { $name } ({ $number }), { $code }: ожидается { $expected }; для этого кода нужны туры, а из круговой таблицы они не видны.
check-refused-colours-not-known = { $name } ({ $number }), { $code }: ожидается { $expected }; для этого кода нужен цвет всех партий.

check-under = по другим правилам: { $key }
check-parts-contribution-round = первое расхождение: тур { $slot } даёт { $computed }, ожидается { $expected }
check-parts-contribution-encounter = первое расхождение: встреча { $slot } даёт { $computed }, ожидается { $expected }
check-parts-counted = первое расхождение: встреча не учитывается, хотя ожидалось, что учитывается; соперник — { $opponent }
check-parts-not-counted = первое расхождение: встреча учитывается, хотя ожидалось, что не учитывается; соперник — { $opponent }
check-parts-cut-round = первое расхождение: тур { $slot } отброшен, хотя ожидалось, что он останется
check-parts-kept-round = первое расхождение: тур { $slot } не отброшен, хотя это ожидалось
check-parts-cut-encounter = первое расхождение: встреча { $slot } отброшена, хотя ожидалось, что она останется
check-parts-kept-encounter = первое расхождение: встреча { $slot } не отброшена, хотя это ожидалось
check-parts-step = первое расхождение: шаг { $step } равен { $computed }, ожидается { $expected }
check-parts-no-step = в ходе расчёта нет шага { $step }
check-diagnosis-edition = { $expected } получается по другой редакции: { $edition }.
check-diagnosis-edition-by = { $expected } получается по другой редакции ({ $edition }), то есть если { $reading }.
check-diagnosis-edition-with = { $expected } получается по другой редакции ({ $edition }), если при этом по ошибке { $reading }.
check-diagnosis-reading = { $is ->
    [misreading] { $expected } получается, если по ошибке { $reading }.
    [admissible] { $expected } получается при другом прочтении: если { $reading }.
   *[edition] { $expected } получается по правилу других редакций: если { $reading }.
}
check-diagnosis-readings = { $expected } получается при двух прочтениях вместе: если { $reading }; если { $second }.
check-diagnosis-explains = То же прочтение объясняет { $count } из { $wrong ->
    [one] { $wrong } неверного значения
    [few] { $wrong } неверных значений
    [many] { $wrong } неверных значений
   *[other] { $wrong } неверного значения
}.
check-diagnosis-none = Ни одна редакция и ни одно известное ошибочное прочтение не даёт { $expected }.
check-articles = пункты, о которых идёт речь: { $articles }
check-step = объяснение: halfpoint explain { $path } --step { $step } --lang ru
check-step-under = объяснение: halfpoint explain { $path } --step { $step } { $regulations } --lang ru
check-why = объяснение: halfpoint explain { $path } --why { $one } { $two } --lang ru
check-why-by-list = объяснение: halfpoint explain { $path } --tie-breaks { $list } --why { $one } { $two } --lang ru
check-line = { $path }:{ $line }
check-because = причина: { $because }
check-printed-in = где напечатано: { $where }

check-summary = { $scenarios ->
    [one] { $scenarios } сценарий
    [few] { $scenarios } сценария
    [many] { $scenarios } сценариев
   *[other] { $scenarios } сценария
}: { $right ->
    [one] верно { $right } ожидаемое значение
    [few] верны { $right } ожидаемых значения
    [many] верно { $right } ожидаемых значений
   *[other] верны { $right } ожидаемого значения
}, неверно { $wrong }; напечатано с ошибкой, как и указано: { $printed }.
check-report = Отчёт: { $path }
check-totals = проверку прошли: { $passed }, не прошли: { $failed }
