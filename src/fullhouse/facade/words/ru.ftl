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
error-record-seats = Мест в записи — { $expected }, а не { $count }.
error-seat-not-named = Сейчас могут действовать несколько мест: скажите, какое.
error-nothing-to-pop = Ещё не сделано ни одного хода, который можно было бы взять назад.
