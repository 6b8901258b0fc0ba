### Readings, regulations side by side, and what scenarios cover.

readings-title = Прочтение: { $edition }
readings-lead = По каждому из этих вопросов редакции расходятся, или текст можно понять по-разному, или ошибаются программы и люди. Отмечен вариант, который выбран в редакции.
readings-takes = { $edition }: { $option }
readings-editions = Что выбрано в редакциях
readings-articles = Пункты
readings-taken = выбрано
readings-numbered = Номера пунктов в текстах — по редакции: { $edition }.

compare-lead = { $own } — сравнение с другими правилами: { $other }
compare-differences = Вопросы, которые читаются иначе
compare-no-differences = Иначе не читается ничего.
compare-changes = { $count ->
    [one] одно это меняет { $count } значение или место
    [few] одно это меняет { $count } значения и места
    [many] одно это меняет { $count } значений и мест
   *[other] одно это меняет { $count } значения и места
}
compare-changes-none = здесь ничего не меняет
compare-values = Значения, которые меняются
compare-no-values = Ни одно значение не меняется.
compare-ranks = Места, которые меняются
compare-no-ranks = Ни одно место не меняется.
compare-same = { $count ->
    [one] { $count } значение или место не меняется.
    [few] { $count } значения и места не меняются.
    [many] { $count } значений и мест не меняются.
   *[other] { $count } значения и места не меняются.
}
compare-number = №
compare-name = { $entrants ->
    [teams] команда
   *[players] участник
}
compare-of = показатель
compare-before = здесь
compare-after = там
compare-by = из-за чего
compare-articles = пункты здесь → там
compare-articles-of = { $here } → { $there }
compare-articles-none = нет
compare-refused-note = × — код, который правила не допускают.

coverage-title = Что проверяют сценарии
coverage-summary = { $scenarios ->
    [one] { $scenarios } сценарий
    [few] { $scenarios } сценария
    [many] { $scenarios } сценариев
   *[other] { $scenarios } сценария
}; подстановок другого варианта: { $swapped }, из них замечено: { $failed }.
coverage-score = Замечено вариантов: { $noticed } из { $options }; вопросов, по которым замечен хотя бы один: { $on } из { $axes }.
coverage-options = Варианты
coverage-axis = вопрос
coverage-option = вариант
coverage-is = что это
coverage-taken = выбран
coverage-caught = кем замечен
coverage-nobody = никем
coverage-missed = Эти ошибочные прочтения остались бы незамеченными: { $options }.
coverage-complete = Каждое известное ошибочное прочтение будет замечено.
coverage-articles = Пункты
coverage-article = пункт
coverage-article-title = название
coverage-unexercised = Пункты, которых не касается ни один сценарий: { $articles }.
coverage-all-exercised = Сценарии касаются каждого пункта, который вычисляется.
coverage-scenarios = сценарии
