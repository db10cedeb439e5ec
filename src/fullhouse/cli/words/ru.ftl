### Что читает тот, кто держит сервер, по-русски.

## Команды

cli-archive = Показать завершённые партии по времени или по столу, сначала последние; сервер может при этом работать.
cli-archive-code = Только партии за столом с этим кодом.
cli-archive-since = Только партии, закончившиеся в этот день или позже, например 2026-11-15 или 2026-11-15T20:30 (UTC).
cli-archive-until = Только партии, закончившиеся до этого дня.
cli-archive-most = Сколько партий, не больше.
cli-archive-records = Вместо этого вывести запись каждой партии, по одной на строку.
archive-game = { $at } · { $code } · партия { $round } · { $game } · { $seats }
archive-deleted = { $game }: стол удалён, записи больше нет.
archive-none = Партий не найдено.
cli-backup = Скопировать базу данных в файл и проверить копию; сервер при этом может работать.
cli-backup-file = Файл для копии.
cli-backup-replace = Заменить файл, если он уже есть.
cli-restore = Проверить резервную копию и сделать её базой данных; сервер должен быть остановлен.
cli-restore-file = Резервная копия.
cli-restore-replace = Заменить непустую базу данных; старая останется рядом, с «.old» в конце имени.
cli-copy-store = Скопировать всё из одной базы данных в другую, пустую, и проверить копию; сервер не должен работать.
cli-copy-store-source = База данных, которую копируют: файл или адрес базы PostgreSQL.
cli-copy-store-target = Пустая база данных для копии: файл или адрес базы PostgreSQL.
cli-doctor = Проверить настройки, базу данных, часы, диск и порт и сказать, что не так.
cli-play-reload = Перезапускать сервер, когда меняется файл игры из другого пакета: для тех, кто пишет игру.
play-reloaded = Файл изменился: сервер перезапускается.
cli-new-game = Создать пакет с небольшой игрой, в которую сразу можно играть, — для собственных правил.
cli-new-game-name = Имя игры: строчные латинские буквы, цифры и дефисы.
cli-new-game-folder = Папка; по умолчанию fullhouse- и имя игры.
new-game-made = В { $path } — игра, в которую сразу можно играть. Чтобы попробовать: pip install --no-deps --editable { $path }, затем fullhouse play-out { $name }. Правила — в rules.py, тексты — в words/en.ftl.
cli-serve-trusted-proxy = Прокси или сеть прокси, чьему заголовку X-Forwarded-For мы верим; можно указать несколько раз.
cli-serve-allowed-host = Имя, на которое сервер отвечает, кроме имени его публичного адреса; можно указать несколько раз.
cli-serve-known-key = Открытый ключ другого сервера, по которому узнаются его записи; можно указать несколько раз.
cli-serve-metrics-token = Кто предъявит этот токен, может читать /metrics извне; без него это может только эта машина.
cli-serve-access-log = Записывать в журнал каждый запрос, без токенов и кодов столов.
cli-serve-log-format = Вид журнала: строки для людей или JSON для программ.
cli-serve-name-filter = Не принимать грубые имена.
backup-checking = Проверяется копия…
backup-made = { $tables ->
    [one] { $path }: проверенная копия, в ней { $tables } стол.
    [few] { $path }: проверенная копия, в ней { $tables } стола.
   *[many] { $path }: проверенная копия, в ней { $tables } столов.
}
backup-restored = { $tables ->
    [one] База данных { $path } восстановлена: { $tables } стол.
    [few] База данных { $path } восстановлена: { $tables } стола.
   *[many] База данных { $path } восстановлена: { $tables } столов.
}

## Диагностика

doctor-client-built = Страницы для браузера на месте.
doctor-client-missing = Страницы для браузера не собраны.
doctor-kernel = Решатель на месте ({ $name }).
doctor-open-to-network = Сервер открыт для сети без публичного адреса: только для игры среди друзей.
doctor-only-here = Сервер доступен только с этой машины.
doctor-public-address = Публичный адрес { $address }; доверенные прокси: { $proxies }.
doctor-not-encrypted = Публичный адрес { $address } не шифруется; используйте https.
doctor-database-new = Базы данных { $path } ещё нет; сервер её создаст.
doctor-database-empty = База данных { $path } пуста; сервер подготовит её.
doctor-folder-unwritable = В папку { $path } нельзя записывать.
doctor-database = { $tables ->
    [one] База данных { $path } цела: { $tables } стол.
    [few] База данных { $path } цела: { $tables } стола.
   *[many] База данных { $path } цела: { $tables } столов.
}
doctor-database-readable = Другие пользователи этой машины могут читать { $path }; chmod 600 это запретит.
doctor-bus = Шина { $path } отвечает.
doctor-snapshots = { $count ->
    [one] Сохранённая позиция { $count } длинной партии совпадает с журналом.
    [few] Сохранённые позиции { $count } длинных партий совпадают с журналами.
   *[many] Сохранённые позиции { $count } длинных партий совпадают с журналами.
}
doctor-snapshots-differ = Сохранённые позиции этих столов расходятся с журналами: { $tables }.
doctor-clock = Часы показывают { $now }.
doctor-clock-behind = Часы показывают { $now }, но сервер уже работал в { $last }.
doctor-clock-jumped = Сервер не работал с { $last } (дней: { $days }), или часы идут неверно. Эти дни не считаются ни для одного стола. Пока сервер не проработает сутки, ничего не удаляется.
doctor-nothing-due = Нет столов, оставленных так надолго, чтобы их закрыть или удалить.
doctor-due-end = { $count ->
    [one] { $count } партия давно оставлена и была бы закончена: { $tables }.
    [few] { $count } партии давно оставлены и были бы закончены: { $tables }.
   *[many] { $count } партий давно оставлено и было бы закончено: { $tables }.
}
doctor-due-delete = { $count ->
    [one] { $count } стол давно оставлен и был бы удалён: { $tables }.
    [few] { $count } стола давно оставлены и были бы удалены: { $tables }.
   *[many] { $count } столов давно оставлено и было бы удалено: { $tables }.
}
doctor-disk = На диске свободно { $free } МБ.
doctor-disk-low = На диске свободно всего { $free } МБ.
doctor-port = { $host }, порт { $port } свободен.
doctor-running = Сервер уже работает на { $host }, порт { $port }.

## Ошибки

error-bad-time = «{ $value }» — не день и не время, например 2026-11-15 или 2026-11-15T20:30.
error-time-order = Конец, { $until }, должен быть позже начала, { $since }.
error-file-exists = { $path } уже есть; --replace его заменит.
error-folder-not-empty = Папка { $path } не пуста.
error-same-file = { $path } — это сама база данных.
error-database-not-empty = База данных { $path } не пуста; --replace заменит её и сохранит старую.
error-database-in-use = База данных { $path } используется: сначала остановите сервер.
error-database-damaged = База данных { $path } повреждена: { $detail }.
error-not-our-database = { $path } — не база данных Full House.
error-copy-target-used = { $path } не пуста; для копии нужна пустая база данных.
error-copy-differs = Копия в { $path } отличается от оригинала ({ $name }); от неё ничего не осталось.
error-not-copied = { $path } не удалось скопировать: { $detail }.
error-bad-public-url = «{ $value }» — не адрес вида https://play.example.org.
error-bad-proxy = «{ $value }» — не адрес и не сеть вида 10.0.0.0/8.
error-bad-host = «{ $value }» — не имя машины.
error-bad-known-key = «{ $value }» — не открытый ключ: в нём 64 знака от 0 до f.
error-no-such-option = Параметра { $name } здесь нет. «{ $command } --help» покажет, какие есть.
error-misused-option = Параметр { $name } использован неверно: не хватает значения или оно лишнее. «{ $command } --help» покажет, как им пользоваться.
error-missing-argument = Не хватает «{ $name }». «{ $command } --help» покажет, что нужно.
error-argument-out-of-range = «{ $name }» должно быть числом от { $first } до { $last }.
error-bad-argument = Такое значение для «{ $name }» не подходит. «{ $command } --help» покажет, что нужно.
error-argument-no-int = «{ $name }» должно быть целым числом, а не «{ $value }».
error-argument-no-float = «{ $name }» должно быть числом, а не «{ $value }».
error-no-such-command = Команды «{ $name }» нет.
error-unknown-shell = Автодополнение есть для bash, zsh, fish и PowerShell, но не для «{ $name }».
error-bad-command-line = В командной строке есть лишнее. «{ $command } --help» покажет, как пользоваться командой.
error-batch-actions = Игр { $games }, а действия имеют форму { $count }.
error-batch-action = Действие { $action } не разрешено в игре { $place }.
error-bot-not-started = Не удалось запустить «{ $command }»: { $detail }.
error-no-board-yet = С этого места доски не видно (состояние стола: { $stage }).
error-bot-silent = Программа не сказала «{ $expected }» за { $seconds } с.
error-bot-ended = Программа «{ $bot }» завершилась сама (код { $status }).
error-bot-not-offered = «{ $line }» нет среди ходов, которые были предложены программе { $bot }.
error-bot-stays = Программа не завершилась как нужно после «quit» (код { $status }).
error-bot-unfinished = Игра { $game } не доиграна до конца (сделано ходов: { $moves }).
error-ladder-alone = В игре { $game } нет соперников для сравнения.
error-server-away = { $address } не отвечает: { $detail }.

## Рамка страниц справки

cli-frame-usage = Использование:
cli-frame-help = Показать эту страницу.
cli-frame-version = Показать версию.
cli-frame-completion = Вывести скрипт автодополнения команд и параметров для этой оболочки: bash, zsh, fish или PowerShell.
cli-frame-arguments = Аргументы
cli-frame-options = Параметры
cli-frame-commands = Команды
cli-frame-default = по умолчанию: { $value }
cli-frame-variable = переменная окружения: { $value }
cli-frame-required = обязательно

## Программы, которые играют

cli-bot = Посадить за стол сервера программу, которая общается строками, как шахматные программы.
cli-bot-address = Адрес сервера, например http://127.0.0.1:8181.
cli-bot-code = Код стола.
cli-bot-program = Программа и её аргументы, после «--».
cli-bot-name = Её имя за столом; по умолчанию то, которое она назовёт.
cli-bot-seconds = Сколько секунд можно думать над ходом.
cli-bot-trace = Показывать каждую строку, отправленную программе или полученную от неё.
bot-finished = Игра окончена: { $scores }.
cli-check-bot = Проверить, что играющая программа общается как нужно: она играет в каждую игру один раз.
cli-check-bot-game = Только эта игра; можно указать несколько раз.
check-bot-greeting = Она называет себя и сообщает, что готова.
check-bot-strange = Она пропускает незнакомые строки и доигрывает игру { $game } до конца (выбрано ходов: { $moves }).
check-bot-game = Она доигрывает игру { $game } до конца (выбрано ходов: { $moves }).
check-bot-refusal = Она выбирает другой ход, если ход не принят.
check-bot-quit = Она завершает работу, когда её об этом просят.
cli-ladder = Сравнить программу с пятью уровнями ботов: перевес в 400 пунктов рейтинга — это десять выигранных игр из одиннадцати.
cli-ladder-games = Сколько игр она играет против каждого уровня, а каждый уровень против следующего.
ladder-won = выиграно против него: { $percent } %
cli-check-game = Проверить, что игра выполняет обещания, общие для всех игр, при любых местах и настройках.
cli-check-game-games = Сколько игр сыграть для каждого обещания.
check-game-ends = Игра заканчивается, называет победителя, и после этого никто ничего не может сделать.
check-game-legal = Разрешённое принимается, всё остальное отклоняется, и позиция при этом не меняется.
check-game-declared = У каждого вида хода есть роль, и игра заканчивается только по объявленным причинам.
check-game-points = Очки, показанные до хода, — это то, что он приносит.
check-game-unchanged = Позиция никогда не меняется, и тот же ход снова даёт то же самое.
check-game-secrets = То, чего зритель видеть не должен, ничего не меняет в том, что он получает.
check-game-views = Вид, построенный рядом с другим, — собственный вид зрителя.
check-game-apart = Две игры, которые идут рядом, не влияют друг на друга.
check-game-replays = Запись игры приводит к тому же концу.
check-game-dealt-anew = Если скрытое раздать заново, после тех же ходов место видит то же, что и раньше.
check-game-found = При { $where }: { $evidence }
cli-baselines = Сыграть партии между ботами: случайным, жадным, ISMCTS и сильнейшим; с этими показателями сравнивают нового игрока.
cli-baselines-games = Сколько игр играет каждая пара.
cli-baselines-rounds = Сколько раз ISMCTS заново раздаёт скрытое для одного хода.

## A site without a server

cli-static = Записать игры как сайт без сервера: папку, которую может раздавать любой хостинг.
cli-static-folder = Папка; прежний сайт Full House в ней будет заменён.
static-done = Сайт записан в { $folder }, { $size } МБ. Его может раздавать любой хостинг; чтобы попробовать: python -m http.server --directory { $folder }
error-no-offline-parts = Нет файлов для браузеров: установите fullhouse[play] или выполните «make pocket» в исходниках.
error-no-brotli = Чтобы записать сайт, нужен пакет brotli: установите fullhouse[static].
