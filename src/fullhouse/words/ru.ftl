## После ошибки: что было бы возможно

allowed-now = { $allowed-count ->
    [0] Игрок на этом месте сейчас ничего не может сделать.
   *[other] Сейчас можно: { $allowed }.
}
in-problem = Задача { $problem }:

accepted = Можно: { $allowed }.
did-you-mean = Может быть, { $allowed }?

## Ходы, которые не принимаются

error-league-needs-bots = Мест за столом в лиге — { $seats }; разных ботов нужно не меньше, а их { $bots }.
error-league-needs-games = Лиге нужна хотя бы одна партия, а не { $games }.
error-league-differs = { $path } относится к другой лиге. Выберите другое имя или удалите файл.
error-extra-missing = Нужен пакет { $package }, он не установлен: pip install "fullhouse[{ $extra }]"
error-no-cluster = По адресу «{ $address }» нет кластера Dask.
error-workers-lost = Рабочие процессы прерывались (раз: { $attempts }), возможно, из-за нехватки памяти. Не закончено: { $left }
error-table-without-texts = В этой таблице нет столбца с текстами. Её столбцы: { $columns }.
error-cannot-resume = Продолжить «{ $path }» нельзя: нужны несжатый файл для чтения и файл для записи, оба в прежнем виде.
error-scheduler-without-engine = Для планировщика ({ $address }) нужен параметр --engine dask.
error-bad-budget = Боту нужен бюджет не меньше 1, а не { $budget }.
error-game-over = Игра окончена.
error-unknown-seat = { $most ->
    [1] За этим столом нет места { $seat }; место здесь одно — 1.
   *[other] За этим столом нет места { $seat }; места — от 1 до { $most }.
}
error-unknown-move = «{ $move }» — не ход этой игры.
error-bad-move = «{ $move }» записано не так, как ход этой игры.
error-not-your-turn = Сейчас ходит место { $turn }, а не место { $seat }.
error-not-asked = Место { $seat } ни о чём не спрашивали.
error-nobody-asked = Никого ни о чём не спрашивали.
error-only-the-table = Сообщить «{ $move }» может только сам стол (место 0).
error-only-players = «{ $move }» — дело игроков, а не самого стола (место 0).
error-opponents-asked = Сначала должны ответить соперники.
error-answer-first = Сначала нужен ответ: принять ход или сказать, что не так.
error-cell-not-empty = Клетка { $cell } не свободна.
error-does-not-fit = Цифра { $symbol } для { $cell } не подходит: смотрите { $because }.
error-nothing-to-object = Возражать не против чего.
error-window-closed = Возражать против { $cell } уже поздно; можно только против { $last }.
error-own-move = Против своего хода не возражают.

## Расстановки, настройки и задачи, которые не принимаются

error-unknown-game = Нет игры «{ $name }».
error-plugin-import = Её не удаётся загрузить: { $detail }.
error-plugin-no-game = Точка входа не ведёт ни к какой игре.
error-plugin-id = «{ $name }» — не имя игры: строчные буквы, цифры и дефисы, не больше 23.
error-plugin-taken = Игра «{ $name }» уже есть.
error-plugin-seats = Не сказано, сколько человек играет: от { $fewest } до { $most } — не число мест.
error-plugin-lacks = Не указано «{ $field }».
error-plugin-words = Нет текста для «{ $missing }» ({ $locale }).
error-plugin-setup = Её не удаётся подготовить: { $detail }.
error-unknown-language = Языка «{ $name }» в Full House нет.
error-bad-seat-count = { $most ->
    [1] { $game }: одно место, а не { $seats }.
   *[other] { $is_exact ->
        [yes] { $game }: число мест — { $most }, а не { $seats }.
       *[no] { $game }: от { $fewest } до { $most } мест, а не { $seats }.
    }
}
error-bad-seed = Начальное число должно быть целым и стоять одно, а не «{ $value }».
error-unknown-option = В этой игре нет настройки «{ $name }».
error-bad-option = Настройка «{ $name }» не может быть «{ $value }».
error-options-not-json = Начиная отсюда, настройки записаны неправильно (JSON): «{ $detail }».
error-unknown-setup-field = В расстановке этой игры нет поля «{ $name }».
error-missing-setup-field = В расстановке не хватает поля «{ $name }».
error-unknown-cell = Нет клетки { $cell }. Клетки — от { $first } до { $last }.
error-bad-cell = В «{ $field }» значение «{ $value }» — не имя клетки.
error-bad-symbol = В «{ $field }» значение «{ $value }» — не цифра от 1 до { $most }.
error-bad-grid-length = { $length ->
    [one] В сетке { $length } знак вместо { $expected }.
    [few] В сетке { $length } знака вместо { $expected }.
   *[many] В сетке { $length } знаков вместо { $expected }.
}
error-bad-grid-character = «{ $character }» в { $cell } — не цифра от 1 до { $most } и не точка для свободной клетки.
error-bad-grid-text = Клеток в сетке: { $expected }, а знаков в этом тексте: { $length }. Первый знак, который не клетка, — «{ $character }», по счёту { $position }-й.
error-not-a-grid = «{ $value }» — не сетка: нужен текст из 81 или 36 клеток, строки цифр или массив.
error-not-an-object = «{ $field }» должно быть объектом JSON, а не «{ $value }».
error-not-a-list = «{ $field }» должно быть списком, а не «{ $value }».
error-not-a-text = «{ $field }» должно быть текстом, а не «{ $value }».
error-not-a-number = «{ $field }» должно быть числом, а не «{ $value }».
error-problem-without-solution = У этой задачи нет решения.
error-problem-with-several-solutions = У этой задачи несколько решений. Два из них впервые расходятся в { $both }: в { $cell } может стоять { $symbols }.
error-bad-number = «{ $field }» должно быть целым числом от { $least }, а не «{ $value }».
error-number-too-large = «{ $field }» должно быть целым числом не больше { $most }, а не «{ $value }».
error-bad-array = В массиве задач на каждую — строка из 81 или 36 байт; у этого форма { $shape } и формат «{ $format }».
error-kernel-missing = Ядро ({ $module }) отсутствует или не загружается: его даст «{ $install }» — из пакета для этого компьютера или с помощью компилятора C++.
error-unknown-kernel = На этом компьютере нет ядра «{ $name }».
error-bad-level = Уровня { $value } нет.
error-level-without-rate = Уровень { $level } можно выбрать, только если задачи оцениваются.
error-wishes-together = Эти параметры нельзя указывать вместе: { $options }.
error-bad-side = У сетки не может быть { $value } клеток на стороне.
error-unknown-symmetry = Симметрии «{ $name }» нет.

## Записи партий

error-file-unreadable = { $path } не читается: { $detail }.
# Reasons of the system, within a sentence.
error-no-such-file = такого файла нет
error-no-such-folder = такой папки нет
error-is-a-folder = это папка
error-not-permitted = это не разрешено
error-disk-full = диск заполнен
error-damaged-file = сжатые данные повреждены
error-address-in-use = этот адрес занят другой программой
error-no-such-address = у этого компьютера нет такого адреса
error-not-utf8 = это не текст в UTF-8
error-no-such-host = компьютера с таким именем нет
error-connection-refused = в соединении отказано
error-system-reason = система сообщает «{ $name }»
# Why a message or a file could not be read, within a sentence.
misread = { $kind ->
    [json] неправильный JSON, знак { $position }
    [short] не хватает конца
    [utf8] это не текст в UTF-8
    [deep] вложенность слишком глубока
    [missing] нет поля «{ $field }»{ misread-where }
    [unknown] поле «{ $field }» неизвестно{ misread-where }
    [too-short] слишком коротко, минимум { $limit }{ misread-where }
    [too-long] слишком длинно, максимум { $limit }{ misread-where }
    [low] число слишком мало, предел — { $limit }{ misread-where }
    [high] число слишком велико, предел — { $limit }{ misread-where }
    [type] ожидается { misread-expected }, а не { misread-got }{ misread-where }
    [value] «{ $got }» здесь не допускается{ misread-where }
    [form] текст записан не в той форме{ misread-where }
   *[other] что-то записано не так{ misread-where }
}
misread-where = { $where ->
    [none] { "" }
   *[other] { "" } (в «{ $where }»)
}
misread-expected = { $expected ->
    [int] целое число
    [float] число
    [str] текст
    [bool] «да» или «нет»
    [array] список
    [object] объект
   *[other] «{ $expected }»
}
misread-got = { $got ->
    [int] целое число
    [float] число
    [str] текст
    [bool] «да» или «нет»
    [array] список
    [object] объект
    [null] ничего
   *[other] «{ $got }»
}
error-record-not-json = Это не запись партии: начиная с «{ $detail }», JSON неправильный.
error-record-too-large = Эта запись больше { $most } байт.
error-record-format = Формат записи — «{ $value }», а не «{ $expected }».
error-record-unknown-field = Неизвестное поле «{ $name }» в «{ $where }».
error-record-missing-field = В «{ $where }» не хватает поля «{ $name }».
error-record-bad-name = «{ $value }» — не имя для места: это текст не длиннее { $most } знаков.
error-record-too-many-moves = Ходов в записи: { $count }; больше { $most } не бывает.
error-record-rules = Версия «{ $value }» правил этой игры неизвестна.
error-record-proof = Доказательство в этой записи неверной формы: { misread }.
error-proof-missing = В этой записи нет доказательства: сравнивать не с чем.
error-proof-changed = Эту запись изменили после партии: подписана была другая.
error-proof-signature = Подпись этой записи поддельная.
error-proof-name = Имя «{ $value }» игрока { $seat } не то, которое было подписано.
error-proof-times = Время ходов в этой записи не то, которое было подписано.
error-proof-key = Эта запись подписана другим ключом: «{ $value }» вместо «{ $expected }».
error-proof-promise = Обещана была другая раздача: её отпечаток — «{ $value }» вместо «{ $expected }».
error-proof-commitment = Сервер не сдержал обещание: у секрета не тот отпечаток, что был показан перед партией.
error-proof-deal = Раздача не та, что была обещана: секрет и числа устройств дают другую.
error-replay-stopped = ход { $n } (место { $seat }, «{ $move }»): { $cause }
error-no-such-move = В этой партии нет хода { $n }; всего ходов: { $moves }.

## Проверка записи

verify-moves = { $count ->
    [one] Правила допускают { $count } ход записи.
    [few] Правила допускают все { $count } хода.
   *[many] Правила допускают все { $count } ходов.
}
verify-deal-shared = { $count ->
    [one] Раздача такая, как обещано: из секрета сервера и чисел { $count } устройства.
    [few] Раздача такая, как обещано: из секрета сервера и чисел { $count } устройств.
   *[many] Раздача такая, как обещано: из секрета сервера и чисел { $count } устройств.
}
verify-deal-server = Раздача такая, как обещано: из одного секрета сервера, устройства ничего не добавили.
verify-deal-chosen = Раздачи не было: расстановку выбрали.
verify-deal-unknown = Какой была раздача, неизвестно.
verify-commitment = Отпечаток перед партией: { $commitment }
verify-signed-ours = Подписано этим сервером и с тех пор не менялось. Ключ: { $signer }
verify-signed-another = Подписано другим сервером, чей ключ был указан, и с тех пор не менялось. Ключ: { $signer }
verify-signed-unknown = Подписано ключом, который здесь неизвестен; такой может создать кто угодно. Сравните его с ключом сервера: { $signer }
verify-people = Имена и время ходов тоже подписаны.
verify-no-people = Имена или время убраны из подписанного: за те, что показаны, никто не ручается.
verify-unsigned = Подписи нет: ни один сервер за эту партию не ручается.

## Что произошло

event-objected = { $upheld ->
    [yes] { $because-count ->
        [0] { $seat } возражает против { $cell }, и возражение верно.
       *[other] { $seat } возражает против { $cell }, и возражение верно: смотрите { $because }.
    }
   *[no] { $seat } возражает против { $cell }. Ошибки нет: всё остаётся.
}
event-objected-you = { $upheld ->
    [yes] { $because-count ->
        [0] Вы возражаете против { $cell }, и возражение верно.
       *[other] Вы возражаете против { $cell }, и возражение верно: смотрите { $because }.
    }
   *[no] Вы возражаете против { $cell }. Ошибки нет: всё остаётся.
}
event-called = { $because-count ->
    [0] Судья объявляет ошибку: { $against }, { $cell }.
   *[other] Судья объявляет ошибку: { $against }, { $cell }. Смотрите { $because }.
}
event-called-you = { $because-count ->
    [0] Судья объявляет вашу ошибку: { $cell }.
   *[other] Судья объявляет вашу ошибку: { $cell }. Смотрите { $because }.
}
event-accepted = { $silent ->
    [yes] { $seats-count ->
        [1] { $seats } не возражает.
       *[other] { $seats } не возражают.
    }
   *[no] { $seats-count ->
        [1] { $seats } принимает ход.
       *[other] { $seats } принимают ход.
    }
}
event-accepted-you = { $silent ->
    [yes] Вы не возражаете.
   *[no] Вы принимаете ход.
}
event-answered-for = За { $seat } отвечает судья.
event-answered-for-you = За вас отвечает судья.
went-on = { $by } решает не ждать: за игрока { $seat } отвечает судья.
went-on-you = Вы решили не ждать: за игрока { $seat } отвечает судья.
went-on-without-you = { $by } решает не ждать: за вас отвечает судья.
event-timed-out = Время на ход вышло: { $seat }.
event-timed-out-alone = Время вышло.
event-timed-out-you = Ваше время на ход вышло.
event-turn = Ходит { $seat }.
event-ended = { $reason ->
    [solved] Решено!
    [full] Поле заполнено.
    [no_progress] Никто не продвинулся дальше: игра окончена.
    [time_up] Время вышло: игра окончена.
    [agreed] Игра остановлена.
    [rounds_played] Последний круг сыгран.
    [complete] Сетка заполнена.
    [stuck] Для плитки не нашлось места: игра окончена.
    [tiles_used_up] В стопке больше нет плиток: игра окончена.
    [nothing_to_do] Тот, чей ход, больше ничего не может сделать: игра окончена.
    [failed] В этот раз пасьянс не сошёлся.
   *[finished] Готово.
}{ ended-winners }
event-ended-own = { $why }{ ended-winners }
ended-winners = { $winners-count ->
    [0] { "" }
    [1] { " " }Побеждает { $winners }.
   *[other] { " " }Вместе побеждают { $winners }.
}

## Общие настройки игр

option-referee = Кто следит за ошибками
option-referee-table = Игроки, если вовремя возразят: как в печатных правилах
option-referee-umpire = Судья, сразу
option-referee-guard = Автопроверка: явно неверный ход не принимается, и вы пробуете ещё раз
option-silence = Секунд молчания до «принимаю» (втрое дольше для заявлений и последней проверки)
option-sand-glass = Секунд на ход
mark-printed = из правил
mark-edition = другое издание
mark-reading = наше прочтение
mark-addition = добавили мы
mark-referee-table = [printed|Игроки следят друг за другом.]
mark-referee-umpire = [addition|В правилах игроки следят друг за другом, и больше никто ошибок не называет.]
mark-referee-guard = [addition|В правилах никто не останавливает неверный ход заранее.]
mark-silence-on = [addition|В правилах отвечает каждый; молчание — не ответ.]
mark-silence-off = [printed|Отвечает каждый, кого спросили.]
mark-sand-glass-on = [addition|В правилах песочных часов нет.]
mark-sand-glass-off = [printed|В правилах песочных часов нет.]

## Рассказ о партии

tell-player = Игрок { $n }
tell-seats = Играют: { $names }
tell-move = { $n }. { $name }: { $move }
tell-table = Стол
tell-score = { $points ->
    [one] { $name }: { $points } очко
    [few] { $name }: { $points } очка
   *[many] { $name }: { $points } очков
}
tell-to-move = Игра продолжается. Ходит { $name }.
tell-running = Игра продолжается.

## Полка

shelf-seats = { $most ->
    [1] один игрок
   *[other] от { $fewest } до { $most } игроков
}
shelf-seats-exact = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
shelf-default = (по умолчанию: { $value })
shelf-on = да
shelf-off = нет
shelf-left-off = Игры { $name } нет на полке. { $cause }
shelf-english-only = (Только на английском.)

## Правила: заголовки и то, что верно для всех игр

rules-heading-minute = За минуту
rules-heading-players = Для кого
rules-heading-goal = Цель игры
rules-heading-material = Что на столе
rules-heading-turn = Ваш ход
rules-heading-points = Очки
rules-heading-mistakes = Ошибки
rules-heading-clock = Время
rules-heading-end = Конец игры
rules-heading-solo = В одиночку
rules-heading-variants = Как ещё можно играть
rules-heading-options = Настройки и откуда они взяты
rules-heading-marks = Чего нет в правилах
rules-heading-tips = Советы
rules-heading-credit = Откуда эта игра

rules-sudoku =
    На любом поле правило одно: ни одна цифра не стоит дважды в одной строке, одном столбце или одном блоке. Цифра подходит для клетки, если в строке, столбце и блоке этой клетки не видно такой же. Окажется ли она в конце верной — другой вопрос.

    Клетки называют по столбцу и строке: a1 — слева вверху, i1 — справа вверху, i9 — справа внизу.
rules-seats = Начинает место 1, дальше ходят по часовой стрелке. Выберите порядок мест сами или дайте столу их перемешать. { mark-seats }
rules-referees =
    { rules-referees-choose }

    - Игроки, как в печатной игре: сделать можно любой ход, а соперники смотрят в оба. Кто заметил ошибку, возражает, пока не поздно. Если возражение верно, следует штраф; если нет, штрафа нет и ход остаётся. { mark-wrong-objection } Ошибка, против которой никто вовремя не возразил, остаётся насовсем.
    { rules-referees-rest }

    { rules-referees-last }
rules-referees-choose = Перед игрой выберите, кто следит за ошибками:
rules-referees-rest =
    - Судья: сделать можно любой ход, но ошибка сразу объявляется, с тем же штрафом. { mark-referee-umpire }
    - Автопроверка: явно неверный ход не принимается, и вы видите почему. Ничего не меняется, вы пробуете ещё раз, а часы идут. { mark-referee-guard }
rules-referees-last = Если за ошибками следят игроки, возразить можно и против хода, который заканчивает игру: результат в силе, когда его приняли все соперники. { mark-last-move } Кого нет за столом, тот ход не принял. Если кто-то не отвечает минуту, остальные могут не ждать; тогда за него отвечает судья. { mark-away } По желанию можно задать время, после которого молчание значит «принимаю». { mark-silence-on }
rules-referees-solution = Цифру, которая подходит, но не совпадает с решением, автопроверка не отклоняет: такую ошибку объявляют, как сделал бы судья. { mark-referee-guard }
rules-referees-usual = { rules-referees-people } В одиночку следит автопроверка. { mark-solo-helper }
rules-referees-people = Если не выбрать другого, следят игроки, даже когда играют боты.
rules-shared-win = При равенстве очков победа общая. { mark-shared-win }
rules-marks = Знак после фразы говорит, что в правилах её нет, и как ещё может быть.
mark-shared-win = [reading|В правилах не сказано, кто побеждает при равенстве очков. Другое прочтение: решает ещё одна игра.]
mark-wrong-objection = [reading|В правилах нет штрафа за ошибочное возражение. Другое прочтение: оно стоит очков или хода.]
mark-last-move = [reading|В правилах не сказано, можно ли возражать против последнего хода. Другое прочтение: игра сразу окончена.]
mark-away = [addition|За печатной игрой никто не пропадает.]
mark-seats = [reading|В большинстве правил начинает старший, в других об этом не сказано. Здесь начинает место 1: решите, кто там сидит.]
mark-players = [addition|В правилах возраст не указан: это наш совет.]
mark-length = [addition|В правилах длительность не указана: так выходит у нас.]

## Командная строка

cli = Печатные настольные игры в судоку и движок судоку, на котором они работают.
cli-games = Показать игры, места и настройки.
cli-games-json = Вывести JSON для программ.
cli-replay = Повторить записанную партию ход за ходом.
cli-replay-record = Файл с записью; - читает стандартный ввод.
cli-replay-json = Вывести один документ JSON для программ.
cli-replay-lang = Язык: en, fr, it, nl, ru или de.
cli-verify = Проверить, что раздача была такой, как обещано, и что запись не изменили.
cli-verify-key = Открытый ключ, которым должна быть подписана запись.
cli-verify-commitment = Отпечаток, показанный перед партией.
cli-rules = Показать правила игры.
cli-play-out = Сыграть случайную партию по правилам и записать её.
cli-play-out-game = Обозначение игры, как в списке «games».
cli-play-out-seed = То же начальное число даёт ту же партию.
cli-play-out-seats = Сколько игроков.
cli-play-out-options = Настройки игры в виде объекта JSON.
cli-play-out-json = Записать партию одной строкой.
cli-league = Провести лигу ботов: каждый против каждого, с интервалами и рейтингами.
cli-league-game = Обозначение игры, как в списке «games».
cli-league-bots = Боты через запятую: уровни или силы, например 1350.
cli-league-games = Сколько примерно партий играет каждая пара (или группа).
cli-league-seats = Сколько игроков.
cli-league-seed = То же начальное число даёт те же партии.
cli-league-engine = Кто играет: ядра этой машины (local) или кластер Dask (dask).
cli-league-out = Куда записать результаты: под этим именем в JSONL (ход работы, можно продолжить), JSON и SVG.
cli-league-json = Записать результаты одним документом JSON.
cli-solve = Решить задачи, по одной в строке: решение, «none» (нет) или «several» (несколько).
cli-solve-file = Сама задача или файл, по задаче в строке; - читает стандартный ввод.
cli-solve-count = Вместо этого вывести число решений, считая не дальше этого числа.
cli-solve-check = Завершить работу с кодом 1, если у какой-либо задачи не ровно одно решение.
cli-canonical = Вывести каноническую форму задач: одну и ту же для всех, что различаются только обозначениями, поворотом, отражением или переставленными линиями.
cli-lines-threads = Сколько потоков работает; по умолчанию — по числу ядер.
cli-lines-skip-errors = Пропускать ошибочные строки: каждая называется в выводе ошибок, на остальные даётся ответ.
cli-lines-out = Файл, в который писать вместо стандартного вывода; сжатый, если имя оканчивается на «gz» или «zst», таблица — если на «parquet» или «arrow».
cli-lines-processes = Сколько процессов работает; по умолчанию — по числу ядер.
cli-lines-engine = Кто работает: этот процесс и его потоки (local) или кластер Dask (dask).
cli-lines-scheduler = Адрес кластера Dask; без него кластер запускается здесь.
cli-lines-resume = Продолжить с того места, где команда была прервана; ответы пишутся в файл --out.
lines-skipped = { $count ->
    [one] Пропущена { $count } строка.
    [few] Пропущены { $count } строки.
   *[many] Пропущено { $count } строк.
}
problems-skipped = { $count ->
    [one] Пропущена { $count } задача.
    [few] Пропущены { $count } задачи.
   *[many] Пропущено { $count } задач.
}
cli-generate = Составить задачи, по одной в строке.
cli-generate-level = Уровень от 1 (самый лёгкий) до 5; без него — любой.
cli-generate-clues = Не больше стольких заданных цифр, от 17 (19 — мгновение, 18 — секунды, 17 — возможно, часы); без других пожеланий.
cli-generate-score = Не меньше этой оценки, какую даёт rate; без других пожеланий.
cli-generate-needs = Приём, который в них нужен, например x-wing или nested-net; с уровнем могут понадобиться и более трудные.
cli-generate-number = Сколько задач.
cli-generate-seed = То же начальное число даёт те же задачи.
cli-generate-symmetry = Симметрия заданных цифр: none, half-turn, quarter-turn, left-right, top-bottom, diagonal или antidiagonal.
cli-generate-size = Клеток на стороне: 9 или 6.

cli-rules-game = Обозначение игры, как в списке «games».
cli-rules-lang = Язык: en, fr, it, nl, ru или de.
