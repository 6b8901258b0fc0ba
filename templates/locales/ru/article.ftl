### Pages on articles.

article-unverified = Не проверено: { $why }
cite-unverified = { $number }, не проверено
cite-of-edition = { $article } ({ $edition })
article-code = Определяет { $code }.
article-code-of-teams = Определяет { $code }, код для команд.
article-family = Называет семейство { $code }; коды, которые в него входят, определены ниже.
article-code-refused = Определяет { $code }; этот код распознаётся, но пока не вычисляется.
article-twins = В других редакциях
article-twin = { $title } ({ $edition })
article-modifiers = Модификаторы для него задают пункты
article-exception-to = Делает исключение из пунктов
article-exceptions = Исключения из него делают пункты
article-confused-with = Не путать с пунктами
article-referred-by = Пункты, которые на него ссылаются
article-axis = Вопрос прочтения: { $id }
article-ruling = Разъяснение: { $id }
article-taken = принято этой редакцией
standing-edition = правило одной из редакций
standing-former = правило одной из редакций, действовавших до сентября 2023 года
standing-admissible = допустимое прочтение
standing-misreading = известное ошибочное прочтение
article-scenarios = Сценарии, в которых он применяется
article-not-computable = По этому пункту ничего не вычисляется.
