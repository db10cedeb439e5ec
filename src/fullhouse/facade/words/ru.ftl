## Вход для тех, кто пишет на Python

error-several-problems = Здесь не одна задача, а несколько: { $count }.
error-puzzle-has-mistake = В { $cells } ошибка: сначала исправьте её.
error-coach-nine-only = Объяснять и оценивать можно только задачи 9 на 9 клеток, а не { $size } на { $size }.
error-puzzle-without-step = Следующего шага нет: одной логикой дальше не пройти.
error-way-without-step = «{ $way }»: в этой задаче сейчас ничего не находится.
error-not-a-step = «{ $value }» — не шаг решения задачи.
error-cell-is-given = Клетка { $cell } задана: цифра { $symbol } принадлежит задаче.
error-not-a-player = «{ $value }» не может сесть за стол: назовите человека или бота или дайте функцию, которая выбирает ход.
error-not-a-record = «{ $value }» — не запись партии.
error-not-a-puzzle = «{ $value }» — не то, что даёт to_dict(): нужен объект с «puzzle», и, возможно, с «digits», «notes» и «seed».
error-range-turned = Диапазон «{ $field }» начинается с { $lowest } и заканчивается на { $highest }: меньшее число стоит первым.
error-nobody-plays = В «{ $field }» никого нет: укажи хотя бы одного бота.
error-unknown-player = Игрока «{ $name }» здесь не было.
error-puzzle-not-there = Задачи { $value } здесь нет: они пронумерованы от 0 до { $most }.
error-record-seats = Мест в записи — { $expected }, а не { $count }.
error-seat-not-named = Сейчас могут действовать несколько мест: скажите, какое.
error-nothing-to-pop = Ещё не сделано ни одного хода, который можно было бы взять назад.
