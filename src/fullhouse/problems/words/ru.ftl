## Тексты, которые не удаётся прочитать

error-nothing-to-read = Здесь нечего читать.
error-unknown-page = Задачи { $number } в буклете нет: есть задачи с 1 по { $most }.
error-unknown-figure = В буклете нет рисунка { $number }: есть рисунки с { $least } по { $most }.
error-unknown-link = Шагов на рисунке { $number }: всего { $most }.
error-input-too-large = Слишком много данных: за один раз читается не больше { $most } знаков.
error-not-text = Это не текст, а что-то другое.
error-unknown-format = Формата «{ $name }» нет.
error-format-not-recognised = Не похоже ни на один из известных форматов. Если вы знаете, какой это формат, укажите его.
error-one-problem-only = В формате { $format } текст содержит ровно одну задачу, а здесь их { $count }.
error-bad-json = Начиная отсюда, это неправильный JSON: «{ $detail }».
error-bad-xml = Это неправильный XML (строка { $line }, столбец { $column }).
error-xml-with-doctype = Из соображений безопасности XML с собственным типом документа или сущностями не читается.
error-wrong-shape = Данные не соответствуют формату: { misread }.
error-nested-too-deep = Вложенность глубже, чем нужно любой задаче.
error-bad-compression = Сжатая часть ссылки повреждена. Возможно, ссылка обрезана.
error-expands-too-far = После распаковки получилось бы больше { $most } знаков.
error-bad-link = Ссылка повреждена в месте «{ $detail }».
error-link-without-problem = Эта ссылка лишь указывает на задачу, которая лежит на сайте. Самой задачи в ней нет.
error-bad-library-line = Это не строка из библиотеки HoDoKu.
error-bad-candidate = «{ $value }» — не кандидат. Пишутся цифра, строка и столбец: 412.
error-another-kind-of-problem = Это не обычное судоку 9×9: в нём есть «{ $rule }».

## Сетки, которые не являются задачами

error-problem-without-givens = Эта сетка пуста. В задаче хотя бы несколько цифр должны быть заданы.
error-problem-with-clash = Цифры задачи противоречат друг другу: { $symbol } стоит в { $both }, то есть дважды в одной строке, столбце или блоке.

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
cli-convert-file = Сама задача или файл с задачами; - читает стандартный ввод.
cli-convert-to = В каком формате записать: text, grid, sdk, sdm, ss, hodoku, opensudoku, ipuz, fpuzzles, sudokupad или sudokuwiki.
cli-convert-from = Формат файла, если он не определяется сам.

## Упражнения и задачи дня

practice-right = Верно.
practice-more = Верно, и из этого же шага следует ещё больше.
practice-nothing = Ответа ещё нет.
practice-filled = Клетка { $cell } уже заполнена.
practice-no-candidate = Цифры { $digit } нет среди кандидатов в { $cell }.
practice-not-there = Цифра { $digit } невозможна в { $cell }.
practice-must-stay = Цифра { $digit } должна остаться в { $cell }: она есть в решении.
practice-another-way = Для цифры { $digit } в { $cell } это верно, но здесь это не следует из нужного приёма ({ $name }).
practice-find = Найдите сами: { $name }. { $idea }
practice-is-one = Да.
practice-spoiled = Нет. Без кандидата { $digit } в { $cell } приём сработал бы. Пока эта цифра там возможна, ничего не следует.
practice-given = Нет. Цифра { $digit } в { $cell } задана. Заданные цифры нельзя поменять местами, поэтому ничего не следует.
practice-second-place = Нет. В этой области для цифры { $digit } есть место и в { $cell }: её место ещё не определено.
practice-second-digit = Нет. В { $cell } возможна и цифра { $digit }: клетка ещё не определена.
error-unknown-technique = Приёма «{ $value }» нет.
error-technique-without-positions = Нет позиции для упражнения в приёме «{ $technique }»: в библиотеке таких нет, и новой задачи, где он нужен, не нашлось.
error-technique-without-puzzle = Задача с такой симметрией и такого уровня, где нужен приём «{ $technique }», неизвестна. Без симметрии и без уровня она найдётся.
error-technique-without-look-alike = Для приёма «{ $technique }» нет похожего примера.
error-bad-answer = «{ $value }» — не ответ. Пишите c3=5, чтобы поставить цифру, и c3-5, чтобы убрать кандидата.
error-bad-date = Даты «{ $value }» нет. Пишите год, месяц и день, например 2026-03-01.
error-daily-not-yet = Задачи на { $date } появятся в тот день.
error-bad-problem-code = «{ $value }» — не код задачи.
cli-practice = Упражняться в приёме: позиция, где нужен именно он.
cli-practice-technique = Приём, например naked_pair или x_wing.
cli-practice-seed = Другое число даёт другую позицию.
cli-practice-answer = Ваш ответ: c3=5 ставит цифру, c3-5 убирает кандидата; несколько — через пробел.
cli-practice-show = Показать шаг с доказательством.
cli-practice-svg = Записать картинку позиции в этот файл, вместе с шагом, если он показан.
cli-practice-json = Записать позицию как документ JSON.
cli-practice-lang = Язык: en, fr, it, nl, ru или de.
cli-daily = Показать задачи дня, по одной на каждый уровень.
cli-daily-date = День, например 2026-03-01; если не указан, сегодня.
cli-daily-level = Только этот уровень, от 1 до 5.
cli-daily-line = Уровень { $level }, { $name }: { $problem }
cli-booklet = Показать пятьдесят пронумерованных задач буклета или одну из них.
cli-booklet-number = Номер задачи, от 1 до 50; без него — все.
cli-booklet-json = Вывести каждую задачу отдельной строкой в формате JSON.
cli-booklet-level = Уровень { $level }: { $ways }
cli-library = Показать задачи библиотеки, сначала самые лёгкие каждого уровня, по одной в строке.
cli-library-technique = Только те, где нужен этот приём, например x-wing.
cli-library-hardest = Ничего труднее этого приёма не нужно.
cli-library-clues = Сколько заданных цифр, например 24 или 24-26.
cli-library-score = Оценка трудности, например 1000-2000; примерно от 500 (лёгкие) до 18 000 (дьявольские).
cli-library-number = Наибольшее число задач; без него — все.
