## The review of a game

review = Разбор
review-of = Разбор: { $name }
review-progress = Подробный просмотр: { $done } из { $count }
review-partial = Не все ходы удалось рассмотреть подробно; показана первая оценка.
review-turning = Переломные моменты
review-calm = Ни один ход не обошёлся дорого.
review-every = Все ходы
review-best = Лучший ход партии: { $n }. { $move } ({ $name })
review-accuracy = Точность
review-lost = Упущенные шансы
review-luck = Везение
review-player = { $name }: точность { $accuracy } %, упущенные шансы { $lost } %, везение { $luck } %
review-solver = { $name }: точность { $accuracy } %
review-solver-hints = { $name }: точность { $accuracy } %, подсказок { $count }
review-alone = { $name }: точность { $accuracy } %, потеряно очков { $points }
review-points-lost = Потеряно очков
review-hints = Подсказки
review-expected = Ожидаемые очки: { $before } при лучшем ходе, { $after } после этого.
review-points-curve = Ожидаемые очки, ход за ходом
review-unlucky = Упущено меньше, чем у победителей, но без победы: { $names }.
review-curve = Шансы на победу, ход за ходом: { $names }
review-progress-curve = Какая часть поля верна, ход за ходом: { $names }
review-chance = Шансы на победу: { $before } % при лучшем ходе, { $after } % после этого.
review-ahead = Ожидаемый отрыв: { $before } при лучшем ходе, { $after } после этого.
review-better = Лучше: { $moves }
review-good = Ничего лучше не нашлось.
review-kind-points = Другой ход сразу приносит больше: +{ $points }.
review-kind-opened = Следующий игрок сможет получить больше: +{ $points }.
review-kind-forced = Единственное место не было названо.
review-kind-later = Лучший ход окупится позже.
review-kind-fault = Это была ошибка.
review-kind-unnoticed = Это была ошибка, и никто её не заметил.
review-kind-claim = Это было не нужно: ход ещё был.
review-kind-missed = Здесь возражение было бы верным.
review-kind-wasted = Возражение было неверным.
review-kind-time = Время вышло.
review-kind-mistake = В { $cell } должна стоять { $right }, а не { $symbol }. Неверных цифр после неё: { $count }.
review-judge-net = Оценка сильнейшего бота по тому, что каждый мог тогда видеть.
review-judge-playouts = Оценка по множеству продолжений партии, исходя из того, что каждый мог тогда видеть.
review-judge-solution = Оценка по решению.
review-path = Путь через сетку
review-hardest = Самый трудный шаг на пути тренера: { $symbol } в { $cell } ({ $technique })
review-slowest = Самое долгое раздумье: { $symbol } в { $cell }, { $time } ({ $technique })
review-unproved = тогда ничто на это не указывало
review-faultless = Ни одной неверной цифры.
review-played = Сыграно: { $move }
review-save = Сохранить с разбором
review-picture = Сохранить как картинку
review-print = Напечатать
review-exercises = Найдите лучший ход
review-show = Показать
review-play-on = Играть дальше отсюда
review-against = Против
review-find = Коснитесь клетки лучшего хода.
review-found = Верно: ничего лучше не нашлось.
review-found-better = Лучше сыгранного. Ещё лучше: { $move }
review-found-played = Это и есть сыгранный ход.
review-not-found = Это не из лучших ходов.
review-next = Следующее упражнение
review-exercise-gone = Этого упражнения на этом устройстве больше нет.
review-solved = Решено: { $done } из { $count }
review-whole = Открыть разбор

## A move in words, as what somebody does; without a tile that nobody could know

review-move-lay = { $symbol ->
    [none] положить плитку на { $cell }
   *[other] положить плитку { $symbol } на { $cell }
}
review-move-stuck = объявить, что ходить некуда
review-move-show = показать на { $cell }
review-move-object = { $cell ->
    [none] возразить
   *[other] возразить против { $cell }
}
review-move-accept = принять ход
review-move-timeout = не успеть сделать ход
review-move-flip = открыть { $cell }
review-move-write = написать { $symbol } в { $cell }
review-move-erase = стереть { $cell }
review-move-done = закончить ход
review-digit = { $symbol } в { $cell }

## Reviews that are refused

error-review-no-decisions = В этой партии нечего разбирать: решений не было (ходов: { $moves }).
error-review-too-long = Слишком много решений для разбора: { $count }; не больше { $most }.
error-review-budget = Бюджет разбора: число от 1 до { $most }, а не { $budget }.
error-review-no-records = В { $path } нет записей партий.
error-review-running = Партию можно разобрать только после её окончания.
error-play-on-running = Партию можно продолжить только после её окончания.

## The command

cli-review = Оценить каждое решение записанной партии; для папки — всех её партий.
cli-review-record = Файл с записью, «-» для стандартного ввода, или папка с записями.
cli-review-json = Вывести JSON для программ; для папки — по строке на партию.
cli-review-budget = Сколько работы тратится на каждое решение.
cli-review-lang = Язык: en, fr, it, nl, ru или de.
cli-review-engine = Для папки, кто работает: ядра этой машины (local) или кластер Dask (dask).
cli-review-address = Адрес кластера Dask; без него кластер запускается здесь.
