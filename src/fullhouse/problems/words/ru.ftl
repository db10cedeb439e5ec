### Задачи и их форматы, по-русски.

## Тексты, которые не удаётся прочитать

error-nothing-to-read = Здесь нечего читать.
error-input-too-large = Слишком много данных: за один раз читается не больше { $most } знаков.
error-not-text = Это не текст, а что-то другое.
error-unknown-format = Формата «{ $name }» нет.
error-format-not-recognised = Не похоже ни на один из известных форматов. Если вы знаете, какой это формат, укажите его.
error-one-problem-only = В формате { $format } текст содержит ровно одну задачу, а здесь их { $count }.
error-bad-json = Это не JSON: { $detail }.
error-bad-xml = Это не XML: { $detail }.
error-xml-with-doctype = Из соображений безопасности XML с собственным типом документа или сущностями не читается.
error-wrong-shape = Данные не соответствуют формату, место { $where }: { $detail }.
error-nested-too-deep = Вложенность глубже, чем нужно любой задаче.
error-bad-compression = Сжатая часть ссылки повреждена. Возможно, ссылка обрезана.
error-expands-too-far = После распаковки получилось бы больше { $most } знаков.
error-bad-link = Ссылка повреждена в месте «{ $detail }».
error-link-without-problem = Эта ссылка лишь указывает на задачу, которая лежит на сайте. Самой задачи в ней нет.
error-bad-library-line = Это не строка из библиотеки HoDoKu.
error-bad-candidate = «{ $value }» — не кандидат. Пишутся цифра, строка и столбец: 412.
error-another-kind-of-problem = Это не обычное судоку 9×9: в нём есть «{ $rule }».

## Сетки, которые не являются задачами

error-problem-without-givens = Эта сетка пуста. В задаче должны быть данные цифры.
error-problem-with-clash = Данные цифры противоречат друг другу: { $symbol } стоит в { $both }, то есть дважды в одной строке, столбце или блоке.

## Преобразование

convert-at-line = Строка { $number }:
convert-left-out = В формате { $format } не для всего есть место. Пропущено: { $fields }.
problem-digits = вписанные цифры
problem-candidates = кандидаты
problem-title = название
problem-author = автор
problem-comment = комментарий
problem-source = источник
cli-convert = Преобразовать задачи из одного формата в другой.
cli-convert-file = Файл с задачами или - для стандартного ввода.
cli-convert-to = В каком формате записать: text, grid, sdk, sdm, ss, hodoku, opensudoku, ipuz, fpuzzles, sudokupad или sudokuwiki.
cli-convert-from = Формат файла, если он не определяется сам.
