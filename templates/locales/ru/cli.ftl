### What the commands say beside their output.

cli-error = ошибка: { $why }
cli-warning = предупреждение: { $why }
cli-words = { $words }
cli-loss = замечание: в турнирный отчёт не вошло: { $what }
cli-left-out = предупреждение: { $path }: { $why }; код исключён из списка

## Languages, folders and files

cli-no-language =
    .similar = языка «{ $text }» нет; может быть, «{ $similar }»?
    .known = языка «{ $text }» нет; есть: { $known }
cli-no-templates = папки с шаблонами { $path } не существует
cli-does-not-exist = { $path }: такого файла или папки нет
cli-cannot-read = { $path }: файл не читается: { $why }
cli-is-folder = это папка
cli-is-no-file = это не файл; чтобы читать стандартный ввод, напишите -
cli-cannot-write = { $path }: файл не записывается: { $why }
cli-no-encoding = кодировки «{ $text }» нет
cli-nothing-to-check = здесь нет ни сценариев (*.yaml), ни турнирных отчётов (*.trf): { $paths }
cli-nothing-to-cover = сценариев (*.yaml) там нет

## Regulations

cli-no-edition = редакции «{ $text }» нет; есть: { $known }
cli-no-reading = «{ $text }» не задаёт прочтения; пишется ВОПРОС=ВАРИАНТ, например dummy-cap=uncapped
cli-no-axis =
    .similar = вопроса «{ $text }» нет; может быть, «{ $similar }»?
    .known = вопроса «{ $text }» нет; все вопросы перечисляет команда halfpoint readings
cli-no-option =
    .similar = у вопроса { $axis } нет варианта «{ $text }»; может быть, «{ $similar }»?
    .known = у вопроса { $axis } нет варианта «{ $text }»; есть: { $known }
cli-edition-after-plus = «{ $text }» стоит после первого +, а там указывают вопрос с другим вариантом
cli-no-topic = нет ни пункта, ни кода, ни сообщения «{ $text }»
cli-no-topic-similar = нет ни пункта, ни кода, ни сообщения «{ $text }»; может быть, «{ $similar }»?
cli-no-article = в редакции { $edition } нет пункта { $number }

## Tie-breaks

cli-code-twice = { $code } стоит в списке дважды
cli-points-first = очки важнее любого дополнительного показателя: поставьте PTS первым или уберите

## Participants and steps

cli-no-participant = { $entrants ->
    [teams] команды «{ $text }» нет; можно указать и номер
   *[players] участника «{ $text }» нет; можно указать и номер
}
cli-no-participant-similar = { $entrants ->
    [teams] команды «{ $text }» нет; может быть, «{ $similar }»?
   *[players] участника «{ $text }» нет; может быть, «{ $similar }»?
}
cli-several-participants = { $entrants ->
    [teams] «{ $text }» подходит нескольким командам: { $names }; напишите название полностью или укажите номер
   *[players] «{ $text }» подходит нескольким участникам: { $names }; напишите имя полностью или укажите номер
}
cli-same-participant = { $entrants ->
    [teams] «{ $one }» и «{ $two }» — одна и та же команда
   *[players] «{ $one }» и «{ $two }» — один и тот же участник
}
cli-not-compared = { $entrants ->
    [teams] эти две команды сравнить нельзя
   *[players] этих двух участников сравнить нельзя
}
cli-step-takes-both = вместе с --step указывают и --participant, и --tie-break либо ни того, ни другого
cli-no-step = шага «{ $path }» нет
cli-no-shared-step = шага «{ $path }» нет; шаг, общий для многих расчётов, ищите вместе с --participant и --tie-break
cli-no-step-of-a-round = шага «{ $path }» нет; из круговой таблицы туры не видны: встречи в ней называются g1, g2 … в порядке таблицы

## What is written as a comment into an imported scenario

import-from = Источник: { $name }.
import-from-standard-input = Источник: стандартный ввод.
import-look = Обратите внимание:
import-kept = Записи файла, которые ни на что не влияют:
import-line = - строка { $line }: { $found }

## Why a tournament cannot be written as a report file

trf-unwritable-boards = не все результаты на досках известны, а турнирный отчёт состоит из партий
trf-unwritable-knock-out = личные турниры с выбыванием в виде турнирного отчёта не записываются
trf-unwritable-number = номер участника { $number } не помещается в турнирный отчёт: в нём слишком много цифр
trf-unwritable-grid = у партий неполной круговой таблицы нет туров, а в турнирном отчёте они нужны
