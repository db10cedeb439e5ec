### Что говорит сервер, по-русски.

server-not-built = Сервер работает, но страницы для браузера ещё не собраны.

## Команды

cli-serve = Запустить сервер для столов, страниц и программ.
cli-serve-host = Адрес, на котором работает сервер; 0.0.0.0 впускает другие устройства.
cli-serve-port = Порт, на котором работает сервер.
cli-serve-database = Файл, в котором хранятся столы и результаты, или адрес базы данных PostgreSQL: postgresql://пользователь:пароль@узел/имя.
cli-serve-bus = Адрес сервера Redis или Valkey, через который узлы сообщают друг другу о событиях: redis://машина:6379/0.
cli-serve-node = Имя этого узла в журналах и в базе; по умолчанию имя машины.
cli-serve-workers = Сколько серверных процессов делят работу; для нескольких нужен PostgreSQL.
cli-serve-public-url = Публичный адрес сервера, если он работает за прокси.
cli-play = Запустить сервер, открыть браузер и показать адрес для телефонов в той же сети.
cli-play-game = Начать с этой игры.
cli-play-port = Порт, на котором работает сервер; если он занят, берётся другой.
cli-play-browser = Открыть браузер.
cli-play-nearby = Впускать телефоны и компьютеры из той же сети.
serve-ready = Full House готов: { $address }
play-ready = Открыть здесь: { $address }
play-phones = На телефоне в той же сети: { $address }
play-nearby = Открыть может любой в вашей сети. Только на этом компьютере: { $command }
play-stop = Ctrl+C завершает работу. Столы сохраняются.

## Места и ходы

error-game-fault = В правилах игры { $game } произошёл сбой: здесь её не продолжить.
error-which-seat = На этом устройстве несколько мест: укажите, за какое вы ходите.
error-no-seat = Для этого нужно место за столом.
error-not-your-seat = Это не ваше место.
error-table-paused = Игра на паузе.
error-bot-drives = За это место играет бот.
error-no-bot-drives = За это место бот не играет.
error-only-the-clock = Сообщить «{ $move }» могут только часы.
error-unknown-seq = Этого ещё не было.
error-stale = Кто-то успел раньше: посмотрите на поле ещё раз.
error-wrong-stage = { $stage ->
    [gathering] Игра ещё не началась.
    [playing] Игра уже идёт.
   *[over] Игра окончена.
}
error-still-looking = Этого игрока ждали ещё недостаточно долго.
error-still-there = Этот игрок ещё здесь или отсутствует недостаточно долго.
error-host-only = Это может сделать только хозяин стола.
error-bad-order = Это не порядок мест: всего мест { $seats }.
error-colour-taken = Этот цвет уже у места { $seat }.
error-unknown-bot = Для этой игры нет бота «{ $bot }».
error-no-such-vote = Сейчас об этом решать нельзя.
error-bad-name = В имени должно быть от 1 до { $most } видимых знаков.
error-open-seat-named = Место { $seat } свободно: у него ещё нет имени.
error-no-open-seat = Свободных мест там нет.
error-no-spectators = Этот стол закрыт для зрителей.
error-table-full = За этим столом играли слишком долго. Откройте, пожалуйста, новый.
error-no-such-round = Такой игры за этим столом не было.
error-not-alone = Этот стол нельзя перенести: за ним сидят и люди с других устройств.
error-still-running = Идущую игру нельзя скопировать с сервера.
error-bad-log = Строка { $line } в журнале этого стола не соответствует правилам.
error-no-deck-here = { $game }: здесь играют без задачи, колода не нужна.
error-setup-and-deck = Своя задача или колода: одно из двух, а не то и другое.
error-moves-without-setup = К уже сделанным ходам нужна исходная расстановка: пришлите и то и другое или ничего.
error-problem-not-made = Задача этого уровня вовремя не нашлась. Попробуйте ещё раз или выберите другой уровень.

## Ключи, коды и связь

error-unknown-token = Эта ссылка недействительна или больше не действует.
error-unknown-code = Стола с таким кодом нет.
error-no-code-left = Свободный код не нашёлся. Попробуйте ещё раз.
error-too-many-requests = { $wait ->
    [one] Слишком много запросов. Подождите { $wait } секунду.
    [few] Слишком много запросов. Подождите { $wait } секунды.
   *[many] Слишком много запросов. Подождите { $wait } секунд.
}
error-too-many-connections = Слишком много подключений отсюда. Попробуйте чуть позже.
error-busy = { $wait ->
    [one] Сервер занят. Попробуйте снова через { $wait } секунду.
    [few] Сервер занят. Попробуйте снова через { $wait } секунды.
   *[many] Сервер занят. Попробуйте снова через { $wait } секунд.
}
error-too-much-work = Это занимает у сервера слишком много времени.
error-too-many-messages = Слишком быстро. Подождите немного.
error-too-many-reactions = Слишком много реакций: не больше { $most } за { $seconds } с.
error-hello-first = Соединение начинается с приветствия.
error-hello-once = Приветствие уже было.
error-wrong-protocol = Эта страница устарела. Обновите её.
error-message-too-large = Сообщение слишком большое.
error-bad-message = Сообщение непонятно: { misread }.
error-bad-request = Запрос непонятен: { misread }.
error-unknown-path = По этому адресу ничего нет.
error-wrong-method = Этот адрес не принимает таких запросов.
error-internal-error = На сервере что-то пошло не так. Ничего не изменилось.
error-database-unusable = Базу данных { $path } нельзя использовать: { $detail }.
error-database-locked = База данных { $path } занята другим сервером.
error-bad-database-address = Это не адрес базы данных PostgreSQL; он выглядит так: postgresql://пользователь:пароль@узел:5432/имя.
error-database-login = PostgreSQL не принимает этого пользователя с этим паролем: { $path }.
error-database-missing = В PostgreSQL нет базы данных с именем { $name } ({ $path }). Сначала создайте её, например командой createdb.
error-database-away = По адресу { $path } сервер PostgreSQL недоступен: { $detail }.
error-no-answer = ответ не пришёл вовремя
error-database-newer = её создала более новая версия Full House
error-database-before-release = она создана до первого выпуска: переместите { $path } в другое место
error-database-foreign = в ней хранит свои таблицы другая программа
error-database-unused = ни один сервер её ещё не использовал
error-database-is-damaged = она повреждена
error-not-a-database = это не база данных
error-used-by-another = её использует другая программа
error-postgresql-missing = Для PostgreSQL нужен дополнительный пакет: pip install "fullhouse[postgresql]".
error-bad-bus-address = Это не адрес сервера Redis или Valkey; он выглядит так: redis://машина:6379/0.
error-bus-away = Шина { $path } недоступна: { $detail }.
error-redis-missing = Для шины нужен ещё один пакет: pip install "fullhouse[redis]".
error-workers-need-postgresql = Нескольким процессам нужна общая база PostgreSQL: укажите её адрес в --database.
error-bus-needs-postgresql = Шина связывает серверы с общей базой PostgreSQL: укажите её адрес в --database.
error-database-not-a-file = Эта база данных находится на сервере; её копии делают и восстанавливают программы PostgreSQL: pg_dump и pg_restore.
error-store-trouble = Сервер сейчас не может ничего сохранить.
error-port-unusable = Сервер не может работать на { $host }, порт { $port }: { $detail }.
error-unknown-host = На имя { $host } этот сервер не отвечает. Тот, кто им управляет, может разрешить это имя: --allowed-host { $host }.
error-cross-site = Этот запрос пришёл со страницы другого сайта.
error-not-json = Запрос, который что-то меняет, должен быть в JSON (application/json).
error-bad-upgrade = Для WebSocket нужен запрос GET и HTTP/1.1.
error-metrics-closed = Показатели закрыты: нужен токен либо запрос с самой машины.
error-coach-closed = С этой задачей сейчас идёт игра с соперниками: до её конца подсказок нет.
error-problem-in-play = С этой задачей сейчас идёт игра с соперниками: другие игры с ней и проверки — только после её конца.
error-hint-gone = Эта подсказка устарела: сетка изменилась.
error-no-step-there = Этот шаг здесь невозможен.
error-hint-at-table = Подсказки к своей игре просите за её столом: игра их считает.
error-no-reason = Никто не может сказать, как была найдена цифра в { $cell }.
error-rude-name = Выберите, пожалуйста, другое имя.
error-bad-name-letters = В имени нужна хотя бы одна буква или цифра, и над буквой не может быть много знаков.

bye-game-fault = В этой игре произошёл сбой.
bye-not-stored = Сервер не смог сохранить ход. Подождите немного.
bye-not-told = Сервер потерял связь с этой игрой. Подождите немного.
bye-too-many-messages = Слишком быстро. Подождите немного.
bye-stopping = Сервер останавливается.
bye-no-spectators = Этот стол теперь закрыт для зрителей.
bye-moved = Это место перешло на другое устройство.
bye-too-slow = Связь слишком медленная. Подождите немного.
bye-store-trouble = Сервер сейчас не может ничего сохранить. Подождите немного.
bye-names-changed = Имя за этим столом удалено. Подождите немного.
