### Что говорит только браузер, по-русски.

skip = К содержанию
nav = Страницы
nav-how = Как играть
nav-problems = Задачи
nav-learn = Уроки
nav-me = Профиль
home-link = Full House: ко всем играм
to-shelf = Ко всем играм
close = Закрыть
settings = Язык и настройки
language = Язык
language-unfinished = { $language } (частично на английском)
sound-on = Включить звук
sound-off = Выключить звук
credit = По мотивам игр Райнера Книции (Kosmos), Л. Коловини, Д. Де Тоффоли и Д. Дзаккариотто (Clementoni), Ravensburger и Sudoku123.ca. Все тексты — наши собственные.
trouble-title = Что-то пошло не так
trouble-text = Не получилось. Проверьте связь и попробуйте ещё раз.
trouble-again = Попробовать ещё раз
coming-in = Загрузка…

theme = Цвета
theme-auto = Как на устройстве
theme-light = Светлые
theme-dark = Тёмные
theme-contrast = Высокий контраст
surface = Стол
surface-oak = Дерево
surface-felt = Зелёное сукно
surface-slate = Сланец
setting-preview = Показывать очки до хода
setting-cells = Названия клеток
setting-coloured = Задачи с цветными плитками вместо цифр
setting-sound = Звук
setting-volume = Громкость
setting-notify = Сообщать, когда мой ход
setting-brisk = Боты играют быстрее, начиная со следующего стола
setting-reactions = Показывать реакции других
not-found-title = Здесь ничего нет
not-found-text = По этому адресу нет страницы. Все игры — на главной странице.
no-script = Чтобы показать стол, странице нужен JavaScript. Разрешите его и загрузите страницу ещё раз.

## Home

home-title = Во что сыграем?
home-first = Учебная партия
as-tv = Использовать этот экран как телевизор
shelf = Игры
today-on = Сегодня, { $date }
today-deal = { $game }: одна раздача для всех
today-title = Одна раздача для всех
today-play = Сыграть раздачу дня
today-go-on = Продолжить раздачу дня
today-puzzle = Задача дня
today-see = Итоги дня
today-next = теперь вы
today-yours = Ваши очки: { $points }
today-windows = Окна: { $lit } из 9
first-here = Вы здесь впервые?
players = { $most ->
    [1] 1 игрок
   *[other] { $fewest ->
        [1] 1–{ $most } { $most ->
            [few] игрока
           *[other] игроков
        }
       *[other] { $fewest }–{ $most } { $most ->
            [few] игрока
           *[other] игроков
        }
    }
}
players-exact = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
minutes = { $from }–{ $to } мин
play-bots = Против бота: { $name }
play-alone = Играть
experienced = Я знаю судоку: без помощи, по правилам из коробки
opening = Открываем…
code-label = Войти по коду
code-go = Войти
code-enter = Ввести код
your-tables = Ваши столы
tables-away = Сервер сейчас недоступен. Вот что помнит это устройство.
table-with = за столом: { $names }
still-gathering = ждёт игроков
your-turn = Ваш ход
your-turn-at = Ваш ход: { $game }

opponent = С кем играть?
beaten = победа есть
play-against = Играть: { $name }
best-points = Ваш рекорд: { $points }
won-against = Ваши победы: { $won } из { $played }.
with-friends = С друзьями

## A new table

who-plays = Кто играет?
how-sit = Как будете играть?
way-bots = С ботами
way-bots-note = Вы и компьютер.
way-apart = Каждый на своём устройстве
way-apart-short = Свои устройства
way-apart-note = Остальные входят по коду, ссылке или QR-коду.
way-round = Одно устройство по кругу
way-round-short = Одно на всех
way-round-note = Все играют здесь и передают устройство; тайну видит только тот, у кого устройство в руках.
way-alone = В одиночку
way-alone-note = Игра для одного человека.
way-tv = Телевизор и телефоны
way-tv-note = Поле на большом экране, каждый играет на своём телефоне.
way-change = Изменить
seat-kind = Кто сидит на месте { $n }
seat-me = На этом устройстве
seat-me-first = Я
seat-open-note = Кто-нибудь войдёт по коду.
name-of-seat = Имя на месте { $n }
bot-of-seat = Уровень бота на месте { $n }
bot-beginner-plays = Смотрит на одну строку, один столбец или блок и делает первый хороший ход, который найдёт.
bot-casual-plays = Играет для удовольствия, видит многое и кое-что пропускает.
bot-club-plays = Видит почти всё поле, начинает планировать и редко ошибается.
bot-expert-plays = Видит почти всё, учитывает, что будет дальше, и не ошибается.
bot-master-plays = Видит всё и просчитывает так далеко, как может. Победить трудно.
remove-seat = Убрать место { $n }
add-seat = Добавить место
which-problem = Какая задача?
who-sits = Кто здесь сидит?
problem-own = Своя
problem-text = 81 цифра, точки или нули вместо свободных клеток
level = Уровень
options-changed = { $count ->
    [one] Изменена { $count } настройка.
    [few] Изменены { $count } настройки.
    [many] Изменено { $count } настроек.
   *[other] Изменено { $count } настройки.
}
pack = Правила
pack-family = Первый вечер
pack-printed = Как в коробке
pack-strict = По сети
pack-family-text = Неподходящий ход не принимается, штрафа нет. Без ограничения времени.
pack-printed-text = Правила из печатной игры.
pack-printed-ours = { $count ->
    [one] { $count } фраза в правилах наша и отмечена.
    [few] { $count } фразы в правилах наши и отмечены.
    [many] { $count } фраз в правилах наши и отмечены.
   *[other] { $count } фраз в правилах наши и отмечены.
}
pack-strict-text = Каждая ошибка сразу объявляется и штрафуется. Секунд на ход: { $seconds }.
pack-family-alone = Без ограничения времени.
pack-strict-alone = Секунд на ход: { $seconds }.
stretch = Больше времени на всё
mark-stretch = [addition|Для тех, кому надо больше времени, чтобы рассмотреть, прочесть или сходить.]
table-pace = Как играем
table-pace-live = Все играют сейчас
table-pace-post = По переписке: ход время от времени, дни или недели
allow-spectators = Смотреть может любой, у кого есть код
allow-coach = Каждый может спросить тренера об этой задаче
allow-coach-note = Иначе тренер этого сервера молчит о задаче до конца игры. Запретить посторонние программы-решатели никто не может: тут остаётся доверять друг другу.
start = Начать
seats = Места
seat-open = Свободное место
chair-free = Свободно
seat-bot = Бот
player-n = Игрок { $n }
bot-beginner = Бот: новичок
bot-casual = Бот: любитель
bot-club = Бот: клубный игрок
bot-expert = Бот: эксперт
bot-master = Бот: мастер
bot-random = Бот: ходит наугад
bot-greedy = Бот: больше очков сразу
bot-helper = Бот: напарник
name-of-bot-beginner = Утёнок
name-of-bot-casual = Белка
name-of-bot-club = Лиса
name-of-bot-expert = Ворон
name-of-bot-master = Сова
name-of-bot-random = Мотылёк
name-of-bot-greedy = Сорока
name-of-bot-helper = Бобёр
on = да
off = нет
open-table = Открыть стол
learn = Учебная партия
rules = Правила
play-now = Играть

## At the door and in the lobby

no-table-title = Здесь нет стола
door-title = Войти за стол: { $name }
door-full = Все места заняты. Вы можете смотреть.
door-over = Эта игра окончена. Её можно посмотреть.
your-name = Ваше имя
rename = Сменить имя
rename-done = Готово
introduce = Как вас зовут?
introduce-not = Не сейчас
your-piece = Ваш цвет
take-seat = Сесть за стол
watch = Смотреть
lobby-title = { $count ->
    [one] Свободно { $count } место
    [few] Свободны { $count } места
    [many] Свободно { $count } мест
   *[other] Свободно { $count } места
}
lobby-ready = Все в сборе
lobby-in = Вы за столом
invite = Пригласить
open-tv = Открыть экран для телевизора
tv-how = На телевизоре откройте этот адрес:
tv-phone = Или выберите на телефоне
tv-phone-text = Откройте там стол и введите его код здесь.
tv-join = Присоединяйтесь с телефона
only-here = Телефоны и другие компьютеры не могут открыть этот адрес. Закройте Full House, запустите его командой { $command } и откройте показанный адрес.
qr-label = QR-код ссылки на этот стол
start-without = Начать, не дожидаясь остальных
start-bots = Добавить ботов и начать
shuffle = Перемешать места
lobby-wait-seats = Ждём ещё игроков…
lobby-wait-host = Все в сборе. Игру начинает хозяин стола.
join-code = Код для входа
you-here = Вы
you = вы
bot = бот
bot-level = бот, { $level }
share-link = Поделиться ссылкой
copied = Скопировано
table-gone-title = Этого стола больше нет
table-gone-text = Ссылка больше не ведёт к столу. Возможно, место перешло на другое устройство.

## The table

table-of = Стол: { $name }
board-of = Поле: { $name }
beside-board = Рядом с полем
status = Что происходит
players-label = Игроки
to-move = ходит
is-asked = отвечает
is-away = отсутствует
has-left = уже не за столом
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
colon = :
percent = { $value } %
points-for-you = { $points ->
    [one] { $points } очко вам
    [few] { $points } очка вам
   *[other] { $points } очков вам
}
holds = в руке { $tiles }
turn-name = Ходит { $name }
asked-you = Принимаете?
asked-names = { $names-count ->
    [1] Отвечает { $names }
   *[other] Отвечают { $names }
}
all-may-act = Писать могут все
clock-show = Показать время
clock-hide = Время { $time }: скрыть
tap-to-go-on = Коснитесь, чтобы продолжить
is-paused = Игра на паузе
is-over = Игра окончена
opponents = соперники
whole-game = вся игра
tap-again = Коснитесь { $cell } ещё раз, чтобы сделать ход.
confirm = Ход на { $cell }
your-hand = Плитки в руке
claimed-tile = Плитка, о которой речь
keypad = Цифры
key-digit = { $symbol }, осталось { $left }
actions = Что можно сделать
tale = Ход игры
sheet-touch = Коснитесь строки, чтобы увидеть её клетки.
clock-label = Осталось времени: { $name }
clock-late = Время почти вышло: { $name }
why-points = Почему столько очков? (правила)
why-mistakes = Что считается ошибкой? (правила)
why-clock = Что будет, когда выйдет время? (правила)
pass-to = Передайте устройство игроку { $name }
pass-text = Сейчас ходит { $name }, и эту плитку больше никто не должен видеть.
pass-done = Это я, { $name }: показать плитку
point-object = Что неверно? Коснитесь.
point-other = Коснитесь нужной клетки.
say-point-elsewhere = Против { $cell } возражать нельзя. Укажите отмеченную клетку.
say-point-other = На { $cell } это невозможно.
say-choose-symbol = Сначала выберите цифру или плитку, затем коснитесь клетки.
say-look-who-waves = Не сюда. Смотрите, кто машет!
do-touch = Коснитесь клетки, чтобы сделать ход.
do-take-and-touch = Возьмите плитку из руки, затем коснитесь клетки.
line-last-look = На этом игра закончится: это последняя возможность возразить.
now-asked = Примите ход или возразите, если видите ошибку.
now-scored = Вам +{ $points }.
now-lost = Вам −{ $points }.
now-lead = { $points ->
    [one] Вы впереди на { $points } очко.
    [few] Вы впереди на { $points } очка.
    [many] Вы впереди на { $points } очков.
   *[other] Вы впереди на { $points } очков.
}
now-behind = { $points ->
    [one] Вы отстаёте на { $points } очко.
    [few] Вы отстаёте на { $points } очка.
    [many] Вы отстаёте на { $points } очков.
   *[other] Вы отстаёте на { $points } очков.
}
now-level = Счёт равный.
refused-in-row = Цифра { $symbol } уже есть в этой строке: { $cell }.
refused-in-column = Цифра { $symbol } уже есть в этом столбце: { $cell }.
refused-in-block = Цифра { $symbol } уже есть в этом блоке: { $cell }.
help-on = Включить помощь
help-off = Выключить помощь
line-hints = { $count ->
    [0] Без подсказок.
    [one] { $count } подсказка.
    [few] { $count } подсказки.
   *[other] { $count } подсказок.
}
tip = Совет: { $tip }
mark-counted = Зелёная рамка: клетки, которые принесли очки.
mark-reason = Кружок: клетки, которые объясняют почему.
mark-last = Уголки отмечают последний ход.
link-gone = Связь потеряна. Восстанавливаем… Пока связи нет, ваши действия не отправляются.
link-slow = Ответа пока нет. Ваши действия сохраняются и уйдут, как только он появится.
link-moved = Это место теперь на другом устройстве.
who-object = Кто возражает?
who-other = Кто это говорит?
act-object = Возражаю!
act-accept = Принимаю
act-see-none = Не вижу
act-stuck = Ходить некуда
sure-stuck = Да, не подходит никуда
sure-stuck-text = Посмотрите ещё раз на все свободные клетки: если плитка никуда не подходит, игра окончена.
act-pass = Пропустить ход
act-done = Закончить ход
act-undo = Отменить
act-redo = Повторить
act-hint = Подсказка
act-why = Почему?
act-note = Пометки
note-tools = Несколько пометок сразу
act-fill = Расставить пометки
act-clear = Стереть пометки
act-centre = В середине
act-colour = Цвета
act-tint = Красить пометки
act-fill-one = Пометить все { $symbol }
act-clear-one = Убрать все { $symbol }
act-sweep = Цифры убирают пометки
act-erase = Стереть
act-other = { $move }
referee-table = Следят игроки: возражайте вовремя.
referee-umpire = Ошибки объявляет судья.
referee-guard = Автопроверка не пропускает явных ошибок.
fault-here = Ошибкой считается то, что не подходит.
rule-table = Игроки следят друг за другом
rule-umpire = Следит судья
rule-guard = Следит автопроверка
table-rules = Правила за этим столом
story-before = До этого: { $told }
story-all = Все ходы
reactions = Реакции
reacted = { $name }: { $said }
watcher = Кто-то из зрителей
reaction-hello = Привет!
reaction-bravo = Браво!
reaction-good = Хороший ход!
reaction-love = Прелесть!
reaction-laugh = Ха-ха!
reaction-wow = Ух ты!
reaction-hmm = Хм…
reaction-oops = Ой!
reaction-phew = Фух!
reaction-sad = О нет!
reaction-luck = Удачи!
reaction-thanks = Спасибо!
reaction-take_your_time = Не спешите
reaction-your_move = Ваш ход?
menu = Меню
vote-pause = Пауза
vote-resume = Продолжить
vote-abandon = Прервать без результата
sure-abandon = Да, прервать без результата
to-result = К результату

asked-digit = Эта { $symbol } в { $cell } верна?
asked-digit-name = { $name }, эта { $symbol } в { $cell } верна?
do-write = Коснитесь клетки, затем цифры.
now-write-open = { $count ->
    [0] Цифра { $symbol } сейчас никуда не подходит.
    [one] Для цифры { $symbol } есть { $count } клетка.
    [few] Для цифры { $symbol } есть { $count } клетки. Коснитесь любой.
    [many] Для цифры { $symbol } есть { $count } клеток. Коснитесь любой.
   *[other] Для цифры { $symbol } есть { $count } клеток. Коснитесь любой.
}
now-write = Выбрана цифра { $symbol }. Коснитесь клетки.
now-missed = Не сюда: в { $kind ->
    [row] этой строке
    [column] этом столбце
   *[block] этом блоке
} цифра { $symbol } стоит в одной из клеток в рамке. Вы ничего не теряете.
line-full-wrong = Поле заполнено, но не все цифры верны.
hand-empty = В руке пусто.
hand-tile = Взять плитку { $symbol }
hand-only = Ваша плитка: { $symbol }. Выберите клетку на поле.
hand-places = { $count ->
    [0] нигде
    [one] { $count } место
    [few] { $count } места
    [many] { $count } мест
   *[other] { $count } места
}
hand-good = Показать хорошую
hand-good-at = на { $cell }
hand-fits = { $count ->
    [one] клетка подходит
    [few] клетки подходят
    [many] клеток подходит
   *[other] клетки подходят
}
story-row = { $count } в строке
story-column = { $count } в столбце
story-block = { $count } в блоке
stack-left = { $count ->
    [0] плиток больше нет
    [one] осталась { $count } плитка
    [few] осталось { $count } плитки
   *[other] осталось { $count } плиток
}
tokens = { $count ->
    [one] { $count } жетон на 40
    [few] { $count } жетона на 40
   *[other] { $count } жетонов на 40
}
point-show = Укажите клетку, куда она подходит.
say-choose-tile = Сначала возьмите плитку из руки, потом коснитесь клетки.
say-flip-sure = Вы держите плитку { $symbol }. Коснитесь { $cell } ещё раз, чтобы открыть плитку там.
say-hand-empty = В руке пусто: откройте плитку.
say-face-up = Эта плитка уже открыта и остаётся на месте.
say-not-in-hand = В руке нет плитки { $symbol }.
do-lay = Коснитесь свободной клетки, куда подходит ваша плитка.
do-lay-open = Коснитесь зелёной клетки.
do-flip = Коснитесь плитки, чтобы открыть её.
do-insert = Откройте плитку или поставьте свою.
now-lay-open = { $count ->
    [0] Ваша плитка { $symbol } никуда не подходит.
    [one] Для вашей плитки { $symbol } есть { $count } клетка.
    [few] Положите плитку { $symbol }.
    [many] Положите плитку { $symbol }.
   *[other] Положите плитку { $symbol }.
}
now-lay = Положите плитку { $symbol }.
now-insert-open = { $count ->
    [0] Плитка { $symbol } сейчас никуда не подходит. Откройте плитку.
    [one] Для плитки { $symbol } есть { $count } клетка. Или откройте плитку.
    [few] Для плитки { $symbol } есть { $count } клетки. Или откройте плитку.
    [many] Для плитки { $symbol } есть { $count } клеток. Или откройте плитку.
   *[other] Для плитки { $symbol } есть { $count } клеток. Или откройте плитку.
}
now-insert = Поставьте плитку { $symbol } или откройте другую.
now-insert-none = Сейчас ничего не подходит: откройте плитку.
line-claimed = { $name } не находит места для плитки { $symbol }. Видите его? Коснитесь клетки.
line-claimed-others = { $name } не находит места для плитки { $symbol }. Остальные ищут.
menu-back = Назад
menu-game = Игра
menu-help = Помощь
menu-leave = Выход
menu-waits = стол подождёт
menu-bot = Пусть играет бот
about-deal = Об этой раздаче
other-device = Играть на другом устройстве
other-device-text = Отсканируйте код другим устройством или отправьте себе ссылку. Никому их не показывайте: это ключ от вашего места.
give-back = Вернуть место игроку { $name }
bot-for-me = Пусть за игрока { $name } пока играет бот?
bot-for-you = Пусть за вас пока играет бот?
asked-nudge-you = Все ждут вашего ответа.
act-still-looking = Ещё смотрю
act-go-on-without = Не ждать: { $name }
go-on-without-text = { $name } не отвечает. На этот вопрос вместо игрока может ответить судья.
act-bot-plays-for = Пусть за игрока { $name } играет бот
bot-plays-for-text = { $name } давно не ходит. Место можно вернуть одним касанием.
paused-by = Паузу берёт { $name }
paused-by-you = Вы поставили игру на паузу
asked-abandon = { $name } предлагает прервать игру без результата. Согласны?
asked-stop = { $name } предлагает закончить игру. Согласны?
asked-pause = { $name } предлагает паузу. Согласны?
asked-resume = { $name } предлагает продолжить. Согласны?
waits-abandon = Вы предлагаете прервать игру
waits-stop = Вы предлагаете закончить игру
waits-pause = Вы предлагаете паузу
waits-resume = Вы предлагаете продолжить
waits-for = Ждём ответа: { $names }.
act-agree-abandon = Прервать
act-agree-stop = Закончить
act-refuse-abandon = Играть дальше
act-refuse-resume = Оставить паузу
act-nobody-objects = Никто не возражает
press-and-hold = удерживайте
plays-again = { $name } снова за столом.
plays-again-you = Вы снова за столом и играете сами.
bot-instead = { $name } уже не за столом. Пусть дальше играет бот?
bot-plays-on = Пусть играет бот
bot-plays-for = Вместо игрока { $name } играет бот.
bot-plays-for-you = Вместо вас играет бот.
play-myself = Вернуться за стол

## The moments

moment-objected = { $name } возражает!
moment-objected-you = Вы возражаете!
moment-upheld = Возражение верно!
moment-rejected = Ошибки нет
moment-called = Ошибка: { $name }
moment-called-you = Ваша ошибка!
moment-cost = { $name }: −{ $points }
moment-tile-lost = { $name } теряет плитку
moment-tile-lost-you = Вы теряете плитку
moment-claimed = { $name }: ходить некуда?
moment-claimed-you = Ходить некуда?
moment-passed = { $name } пропускает ход
moment-passed-you = Вы пропускаете ход
moment-shown = Подходит сюда!
moment-forced = Единственное место!
moment-lap = Полный круг: +40

moment-missed = { $name }: не совсем
moment-missed-you = Не совсем! Вы ничего не теряете.
event-missed = В клетке { $cell } нужна другая цифра.
tv-go-on = Ещё одна игра? Нажмите «{ rematch }» на телефонах.
tv-no-fault = { $name }: ошибки нет

## For ears

cell-empty = свободно
cell-down = закрыто
cell-golden = { $symbol }, золотая плитка
cell-given = { $symbol }, задана
cell-by = { $symbol }, { $name }
cell-yours = { $symbol }, ваша
cell-notes = пометки { $notes }
cell-centre = в середине { $notes }
cell-colours = цвета { $colours }
cell-tints = цветные пометки { $notes }
key-colour = Цвет { $colour }
key-tint = { $symbol } { $colour }: красить пометки
cell-clash = повторяется
cell-wrong = неверно
clash-heard = Повтор в строке, столбце или блоке: { $repeated }
hear-row = Строка
hear-column = Столбец
hear-block = Блок
keys-title = Клавиши
key-arrows = двигаться по полю
key-block = через блок
key-ends = начало и конец строки
key-digits = написать цифру или взять плитку
key-select = выбрать несколько клеток (можно и провести по полю или нажимать с Ctrl)
key-enter = сделать ход на эту клетку
key-delete = стереть
key-escape = положить взятое обратно
key-hear = услышать строку, столбец или блок
key-scores = услышать очки
key-last = услышать последний ход
key-help = этот список

## The coach

hint-stage = { $stage ->
    [1] Куда смотреть:
    [2] Какой приём:
   *[3] Всё доказательство:
}
hint-more = Нажмите «Подсказка» ещё раз, чтобы узнать больше.
hint-why = Почему { $cell }?
hint-save = Сохранить рисунок
hint-print = Напечатать
hint-write = Вписать { $symbol } в { $cell }
hint-strike = { $count ->
    [one] Убрать { $count } пометку
    [few] Убрать { $count } пометки
    [many] Убрать { $count } пометок
   *[other] Убрать { $count } пометки
}
hint-fill-and-strike = Расставить пометки и убрать { $count }
hint-erase = { $count ->
    [one] Стереть { $count } цифру
    [few] Стереть { $count } цифры
    [many] Стереть { $count } цифр
   *[other] Стереть { $count } цифры
}
hint-player = Шаг за шагом
hint-back = На шаг назад
hint-on = На шаг вперёд
hint-play = Показать шаг за шагом
hint-stop = Остановить
hint-beat = { $beat } из { $beats }
hint-legend = Что значат знаки
hint-links = { $count ->
    [one] { $count } звено
    [few] { $count } звена
    [many] { $count } звеньев
   *[other] { $count } звена
}
hint-case = Открыть или закрыть этот случай
hint-show-line = Показать на поле
hint-shorter = Более короткий путь ({ $count })
hint-no-shorter = Более короткого пути с известным приёмом нет.
hint-digit = Просто показать цифру
hint-digit-is = { $cell }: { $symbol }.
hint-way = Способ решения
hint-way-easiest = самый простой шаг
coach-looks = Тренер смотрит на поле…
coach-asked = { $count ->
    [one] Тренера спросили об этой задаче { $count } раз.
    [few] Тренера спросили об этой задаче { $count } раза.
    [many] Тренера спросили об этой задаче { $count } раз.
   *[other] Тренера спросили об этой задаче { $count } раза.
}

## The end

end-mistakes = { $count ->
    [0] Без ошибок.
    [one] По пути { $count } неверная цифра.
    [few] По пути { $count } неверные цифры.
    [many] По пути { $count } неверных цифр.
   *[other] По пути { $count } неверной цифры.
}
end-technique = { $name } ({ $count })
end-techniques = Нужные приёмы: { $list }.
next-problem = Следующая задача
end-winners = { $winners-count ->
    [1] { $winners } побеждает!
   *[other] { $winners } побеждают вместе!
}
end-nobody = Никто не победил
end-ahead = { $points ->
    [one] { $name } отстаёт от вас на { $points } очко.
    [few] { $name } отстаёт от вас на { $points } очка.
    [many] { $name } отстаёт от вас на { $points } очков.
   *[other] { $name } отстаёт от вас на { $points } очка.
}
next-timer = А теперь с песочными часами?
next-box = А теперь как в коробке?
end-abandoned = Прервано без результата
end-best-yet = Ваш лучший результат!
end-so-close = Совсем чуть-чуть!
end-good-game = Хорошая партия!
end-behind = { $points ->
    [one] { $name } впереди на { $points } очко.
    [few] { $name } впереди на { $points } очка.
    [many] { $name } впереди на { $points } очков.
   *[other] { $name } впереди на { $points } очка.
}
end-your-points = { $points ->
    [one] У вас { $points } очко: больше, чем когда-либо.
    [few] У вас { $points } очка: больше, чем когда-либо.
    [many] У вас { $points } очков: больше, чем когда-либо.
   *[other] У вас { $points } очка: больше, чем когда-либо.
}
end-record = { $points ->
    [one] Новый рекорд: { $points } очко!
    [few] Новый рекорд: { $points } очка!
    [many] Новый рекорд: { $points } очков!
   *[other] Новый рекорд: { $points } очка!
}
end-place = Место { $place } из { $count } в вашем списке.
end-no-result = Вы решили закончить.
end-no-result-alone = Вы остановили игру.
end-solved = Решено!
end-full = Поле заполнено
end-no_progress = Никто не продвинулся дальше
end-time_up = Время вышло
end-agreed = Вы решили закончить
end-agreed-alone = Вы остановили игру
end-rounds_played = Последний круг сыгран
end-complete = Сетка заполнена!
end-stuck = Ваша плитка никуда не подходит
end-tiles_used_up = Стопка кончилась!
end-nothing_to_do = Больше ничего нельзя сделать
end-failed = Пасьянс не сошёлся
end-finished = Готово!
reason-solved = Все цифры верны.
reason-full = Все клетки заполнены, но не все цифры верны.
reason-no_progress = За три круга подряд на поле не прибавилось ни одной цифры.
reason-time_up = Время игры вышло.
reason-agreed = Все захотели закончить.
reason-agreed-alone = Задача ещё не решена.
reason-rounds_played = Сыгран последний круг.
reason-complete = Сетка заполнена.
reason-stuck = Для плитки не нашлось места.
reason-tiles_used_up = В стопке больше нет плиток.
reason-nothing_to_do = Тот, чей ход, больше ничего не может сделать.
reason-failed = Три одинаковые плитки в руке, и ни одна не подходит.
reason-finished = Закрытых плиток больше нет.
end-far = { $done ->
    [one] { $done } плитка из { $all } нашла своё место.
    [few] { $done } плитки из { $all } нашли своё место.
    [many] { $done } плиток из { $all } нашли своё место.
   *[other] { $done } плиток из { $all } нашли своё место.
}
end-more = Ещё
end-hand = В руке в конце:
end-no-place = Места не нашлось: { $symbol }
end-laid =
    { $count ->
        [one] { $count } зверь нашёл место!
        [few] { $count } зверя нашли место!
        [many] { $count } зверей нашли место!
       *[other] { $count } зверя нашли место!
    }
end-sticker = Наклейка для вас: { $symbol }
end-time = Время: { $time }.
end-first-time = Ваш первый результат на этом уровне.
end-best-time = Ваше лучшее время на этом уровне!
end-time-to-beat = Ваше лучшее время на этом уровне: { $time }.
your-progress = Ваши успехи
winner = победа
chart-title = Очки, ход за ходом
chart-label = График очков: { $names }, ход за ходом
chart-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}
series-title = Серия
series-after = { $count ->
    [one] После { $count } игры
    [few] После { $count } игр
    [many] После { $count } игр
   *[other] После { $count } игры
}
series-game = Игра { $game } из { $count }
series-match = { $count ->
    [one] В матче { $count } игра: каждый начинает один раз.
    [few] В матче { $count } игры: каждый начинает один раз.
    [many] В матче { $count } игр: каждый начинает один раз.
   *[other] В матче { $count } игры: каждый начинает один раз.
}
series-won = { $count ->
    [one] { $count } победа
    [few] { $count } победы
    [many] { $count } побед
   *[other] { $count } победы
}
series-begins = Следующую игру начинает { $name }.
series-begins-you = Следующую игру начинаете вы.
series-winners = { $winners-count ->
    [1] { $winners } побеждает в матче!
   *[other] { $winners } вместе побеждают в матче!
}
series-winners-you = Вы победили в матче!
series-new = Новый матч
rematch-waits = Ждём: { $names }
rematch-wanted = Сыграем ещё? Вас ждут: { $names }
look-at-board = Посмотреть поле
game-fault-title = В этой игре произошёл сбой
game-fault-text = Правила остановились из-за ошибки в программе, но ничего не потеряно: игру до этого места можно сохранить в файл. Причина записана в журнале сервера.
game-fault-again = Попробовать ещё раз
save-record = Сохранить партию
deal-check = Проверить раздачу
deal-explained = Перед партией сервер показывает отпечаток секретного числа. Затем устройство каждого игрока добавляет свои случайные числа, и поэтому никто, даже сервер, не может выбрать раздачу. После партии секрет открывают, и любой может проверить, что отпечаток тот же и что из секрета получается именно эта раздача.
deal-checking = Проверяем…
deal-good = { $count ->
    [0] Раздача такая, как обещано: её сделал только сервер.
    [one] Раздача такая, как обещано: её сделали сервер и { $count } устройство.
    [few] Раздача такая, как обещано: её сделали сервер и { $count } устройства.
    [many] Раздача такая, как обещано: её сделали сервер и { $count } устройств.
   *[other] Раздача такая, как обещано: её сделали сервер и { $count } устройств.
}
deal-mine = Числа этого устройства среди них, и отпечаток тот же, что оно видело перед партией.
deal-not-mine = Это устройство не участвовало и проверило только то, что сказано в записи.
deal-signed = Все ходы такие, какими их сыграли и подписали.
deal-unsigned = Эта партия не подписана: ни один сервер за неё не ручается.
deal-false = Этому устройству обещали другую раздачу.
deal-elsewhere = Если вы не доверяете этой странице, сохраните партию и проверьте её в другом месте: fullhouse verify
deal-fingerprint = Отпечаток раздачи
table-imported = Этот стол перенесён из другого места. Тот, кто его перенёс, может знать, что скрыто в начатой там игре. Его результаты не входят в число лучших.

end-shared-you = Вы победили, { $winners } тоже!
end-you-win = Вы победили!
scores = Очки
rematch = Сыграть ещё
replay = Повтор
share = Поделиться

## Replay

replay-of = Повтор: { $name }
replay-first = К началу
replay-back = Ход назад
replay-next = Ход вперёд
replay-last = К концу
replay-run = Пуск
replay-stop = Стоп
replay-move = Ход { $n } из { $count }
replay-start = Начало.
the-table = стол
record-drop = Перетащите сюда запись партии или выберите файл.
replay-empty = Каждую доигранную партию можно посмотреть снова: на её последней странице есть «{ replay }».
record-choose = Выбрать файл
record-too-big = Этот файл слишком велик для записи партии.
record-no-json = Это не запись партии: файл не в формате JSON.

## Problems

nav-daily = Задачи дня
home-solving = Для любителей судоку
race-progress = Заполнено клеток: { $filled } из { $count }
problem-level = Уровень: { $level }.
printout-title = Лист для печати
printout-count = Задач на странице
printout-solutions = С решениями
printout-answers = Решения
printout-empty = Нет задач для печати.
daily-month-before = Предыдущий месяц
daily-month-after = Следующий месяц
daily-solved-on = { $day }: { $count ->
    [one] решена { $count }
    [few] решены { $count }
   *[other] решено { $count }
}
daily-record = Решено задач: { $problems }. Дней: { $days }.
search-scale = Оценки — примерно от 500 (лёгкие) до 18 000 (дьявольские).
daily-others = Решений здесь: { $count }, половина — за { $median } или быстрее. Без подсказок: { $free }.
daily-own = Ваш первый раз: неверных цифр { $mistakes }, подсказок { $hints }.
daily-faultless = Без неверных цифр: { $faultless } из { $counted }.
daily-faster = Быстрее, чем { $share } из 100.
today-number = № { $number }
today-text = Каждый день одна раздача и одна задача, одинаковые для всех. Засчитывается первая партия.
today-house = За каждый день с игрой загорается окно. Пропущенный день не гасит ни одного.
today-against = Соперник: { $bot }
today-made = Вы { $points }, { $bot } { $others }
today-picture = Сохранить картинку
today-best = Лучшие здесь сегодня
today-played = Партий здесь: { $count }
today-nobody = Здесь эту раздачу ещё никто не доиграл.
today-levels = Ещё пять задач, по одной на уровень
daily-text = По одной на каждый уровень, одинаковые для всех. Задачи прошлых дней остаются доступны.
daily-before = Предыдущий день
daily-after = Следующий день
daily-day = Другой день
daily-share = Поделиться результатом
mark-solved = Решена за { $time }
mark-started = Начата
mark-new = Не начата
next-unsolved = Следующая нерешённая: { $number }
problem-numbers = Задачи по номерам
booklet-title = Буклет
booklet-text = Пятьдесят задач на шесть способов решения, каждая чуть труднее предыдущей. Начните с первой.
booklet-numbers = Задачи буклета
booklet-level = Уровень { $level }: { $ways }
booklet-solved = Решено { $solved } из { $count }
search-problems = Поиск по библиотеке
search-any = Не важно
search-technique = Нужный приём
search-as-hardest = Ничего труднее не нужно
search-symmetry = Симметрия
search-clues-from = Заданных цифр, от
search-clues-to = Заданных цифр, до
search-score-from = Трудность, от
search-score-to = Трудность, до
search-go = Найти
search-found = { $count ->
    [0] Таких задач в библиотеке нет.
    [one] Найдена { $count } задача.
    [few] Найдены { $count } задачи.
    [many] Найдено { $count } задач.
   *[other] Найдено { $count } задачи.
}
search-facts = Заданных цифр: { $clues }, трудность { $score }, SE { $se }.
search-more = Показать ещё
search-make = Составить новую
search-make-text = Уровень: { $level }. Симметрия выбрана выше.
search-make-technique = Этот приём — самый трудный шаг. Симметрия: поворот на 180° или никакой.
search-make-pattern = Путь к решению проходит через этот приём. Симметрия: поворот на 180° или никакой.
symmetry-half-turn = Поворот на 180°
symmetry-quarter-turn = Поворот на 90°
symmetry-left-right = Левая и правая половины
symmetry-top-bottom = Верхняя и нижняя половины
symmetry-diagonal = Диагональ
symmetry-antidiagonal = Другая диагональ
daily-streak = { $count ->
    [one] { $count } день подряд.
    [few] { $count } дня подряд.
    [many] { $count } дней подряд.
   *[other] { $count } дня подряд.
}
new-problem = Новая задача
new-problem-making = Составляем…
new-problem-text = Свежая задача этого уровня, составленная для вас.
collection = Ваша коллекция
collection-text = Задачи, которые вы храните на этом устройстве. Откройте файл, где в каждой строке по задаче.
collection-file = Открыть файл
collection-fault = Строка { $line }: { $why }
collection-drop = Убрать
collection-save = Сохранить коллекцию
collection-keep = Оставить себе
collection-came = { $count ->
    [one] Добавлена { $count } задача.
    [few] Добавлены { $count } задачи.
    [many] Добавлено { $count } задач.
   *[other] Добавлено { $count } задачи.
}
own-problem = Своя задача
own-problem-text = Наберите или вставьте задачу в обычном виде. Мы проверим, что у неё ровно одно решение.
problem-file = Задача из файла
problem-good = Задача в порядке. Заданных цифр: { $givens }.
problem-board = Задача { $name }

web-error-not-a-text = «{ $file }» — не текст. Задачи читаются из текстовых файлов, например по 81 цифре или точке в строке; картинку прочитать нельзя.
web-error-collection-full = В вашей коллекции есть место для { $most } задач, а с этими их было бы больше. Ничего не изменилось.

## Me

me-title = Ваши игры
me-change = Имя и фишка
me-data = Данные и устройства
me-text = Здесь ваши игры с этого устройства и то, что сервер знает о ваших местах. Всё это можно сохранить в файл и взять с собой.
me-empty = Здесь пока пусто: сначала сыграйте.
erase-text = Ваше имя и ваши ключи исчезнут со всех столов этого устройства, а результаты и сохранённые задачи — с самого устройства. Игры останутся для других: вместо имени будет номер. Отменить это нельзя.
erase-sure = Да, удалить мои данные
erase-done = Ваши данные удалены.
erase-left = { $count ->
    [one] Не удалось связаться с { $count } столом. Попробуйте позже.
    [few] Не удалось связаться с { $count } столами. Попробуйте позже.
    [many] Не удалось связаться с { $count } столами. Попробуйте позже.
   *[other] Не удалось связаться с { $count } столами. Попробуйте позже.
}
me-games = Игры
stickers = Наклейки
stickers-text = { $won } из { $count }. Каждая доигранная партия со зверями приносит одну.
me-played = { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[other] { $count } игр
}
me-won = { $count ->
    [one] { $count } победа
    [few] { $count } победы
   *[other] { $count } побед
}
me-times = Время в одиночку
me-best = Рекорды в одиночку
me-house = Лучшие в одиночку на этом сервере
level-other = Другие задачи
me-bots = Против ботов
variant-full = строка, столбец и блок
variant-simple = строка и столбец
variant-block = блок
variant-value = сумма цифр
me-successes = Сыграно: { $played }, удалось: { $succeeded }; лучший результат: { $best }.
me-spread = Набранные очки
plot-label = График времени по уровням, решений: { $count }
export = Сохранить в файл
import = Загрузить из файла
import-good = { $count ->
    [one] { $count } новый результат.
    [few] { $count } новых результата.
   *[other] { $count } новых результатов.
}
import-bad = В этом файле нет результатов Full House.

erase = Удалить мои данные
install = Установить как приложение
keep-offline = Сохранить для игры без сети

## How to play

how-text = К каждой игре есть учебная партия на несколько ходов и полные правила.
how-full = Все правила
how-step-board = Шаг { $n } на поле
how-again = Показать ход ещё раз
lessons-tips = Как действовать
learn-figure = Как это работает
learn-find = Найдите сами
learn-find-place = Коснитесь клетки, затем цифры, которая должна в ней стоять, и нажмите «Проверить».
learn-find-out = Коснитесь клетки, затем каждой цифры, которую можно убрать, и нажмите «Проверить».
learn-not-noted = Цифры { $symbol } нет среди пометок в { $cell }.
learn-check = Проверить
learn-another = Другая позиция
learn-whole = Целая задача с этим приёмом
learn-found = { $count ->
    [0] Пока не найдено.
    [one] Найдено { $count } раз.
    [few] Найдено { $count } раза.
    [many] Найдено { $count } раз.
   *[other] Найдено { $count } раза.
}
learn-next = Дальше
learn-again = Начать сначала
learn-today = Пять минут сегодня
learn-today-due = { $drills }.
learn-today-none = Сегодня повторять нечего. Следующий урок: { $technique }.
learn-why-hint = { $technique } (с подсказкой)
learn-why-slow = { $technique } (искали долго)
learn-why-wrong = { $technique } (в прошлый раз не нашли)
learn-why-due = { $technique } (пора повторить)
learn-nothing-due = Сегодня повторять нечего.
learn-session-done = На сегодня всё. Найдено с первой попытки: { $first } из { $count }.
learn-days = { $count ->
    [one] Вы занимались { $count } день.
    [few] Вы занимались { $count } дня.
    [many] Вы занимались { $count } дней.
   *[other] Вы занимались { $count } дня.
}
learn-days-row = { $count ->
    [one] { $count } день подряд.
    [few] { $count } дня подряд.
    [many] { $count } дней подряд.
   *[other] { $count } дня подряд.
}
learn-start = Начать учиться
learn-practise = Потренируйтесь: { $technique }
learn-standing-new = не начат
learn-standing-begun = начат
learn-standing-practised = в работе
learn-standing-mastered = освоен
learn-standing-next = следующий урок
learn-chapter-start = Для начала
learn-chapter-booklet = Буклет: шесть способов
learn-chapter-deduction = Запертые цифры, пары и тройки
learn-chapter-links = Одна цифра, две связи
learn-chapter-fish = Рыбы
learn-chapter-wings = Крылья
learn-chapter-sets = Четыре клетки
learn-chapter-uniqueness = Решение только одно
learn-chapter-colours = Цвета
learn-chapter-chains = Цепи
learn-chapter-groups = Группы клеток
learn-chapter-large = Большие рыбы с плавниками
learn-chapter-mixed = Линии и блоки вместе
learn-chapter-nets = Предположения
learn-screen = Экран { $number } из { $count }
learn-figure-number = По рисунку { $number } из буклета, позиция наша
learn-figure-link = Шаг { $link } из { $links }
learn-theme-slide = Куда встанет цифра? Через блок проходят строки и столбцы, где она уже есть.
learn-theme-few_gaps = Здесь мало свободных клеток. Для каждой недостающей цифры спросите себя, куда она ещё подходит.
learn-theme-many_gaps = Даже там, где свободных клеток много, одна цифра может найти своё место.
learn-theme-block = Каких цифр не хватает блоку? Строки и столбцы оставляют одной из них только одну клетку.
learn-theme-elimination = Свободная клетка закрыта для всех недостающих цифр, кроме одной.
learn-theme-whole_line = То же в столбце с четырьмя свободными клетками: цифра за цифрой, пока не встанут все. Рисунок 15 — этот же, решённый.
learn-theme-exclusion = Смотрите туда, где встречается много разных цифр, а не где повторяются одни и те же.
learn-theme-block_to_line = Все места в блоке лежат на одной линии. Больше нигде на ней этой цифры быть не может.
learn-theme-three_for_three = Две клетки для двух цифр, а значит, три для трёх. В следующем блоке мест становится меньше, и три цифры можно поставить.
learn-theme-chain = В двух столбцах и одной строке не хватает по две цифры. Вывод следует за выводом, пока не встанут все шесть.
learn-figure-play = Найдите каждый вывод: последний даёт цифру.
learn-figure-fill = Заполните свободные клетки одну за другой.
learn-deduction-whole = Решите задачу выводами
learn-deduction-text = Исчерпайте простые способы, потом делайте выводы. За столом подсказка может следовать одному способу: выберите «вывод».
learn-worked = Ещё пример
learn-alike = { $technique }: да или нет?
learn-alike-digit = Ищите цифру { $digit } внутри рамки.
learn-alike-yes = Да, верно
learn-alike-no = Нет
learn-alike-touch = Коснитесь клетки, которая мешает.
learn-alike-elsewhere = Дело не в этой клетке. Посмотрите ещё раз.
learn-alike-show = Показать
learn-test = Короткая проверка
learn-test-text = Три позиции без подсказок, на каждую один ответ. Достаточно двух верных.
learn-test-passed = Сдано: { $right } из { $count }.
learn-test-failed = { $right } из { $count }. Потренируйтесь ещё немного.
learn-test-again = Пройти проверку ещё раз
learn-continue = Дальше
learn-back = Назад
learn-skip = Пропустить
learn-save = Сохранить мои успехи
learn-load = Загрузить успехи из файла
learn-load-bad = В этом файле нет данных об уроках.

lessons-title = Уроки тренера

## What is refused

web-error-no-connection = Сейчас нет связи с сервером. Ничего не отправлено; попробуйте чуть позже.
web-error-follow-hand = Пока следуйте за рукой: она покажет, что дальше.
web-error-server-trouble = На сервере неполадки. Попробуйте чуть позже.
web-error-not-understood = Сервер этого не понял. Обновите страницу и попробуйте ещё раз.
web-error-stale = Кто-то успел раньше: посмотрите на поле ещё раз.
web-error-other = Сейчас это невозможно.

web-error-needs-server = Люди на других устройствах могут присоединиться только через сервер, а он недоступен. Можно играть в одиночку, против ботов или передавая это устройство друг другу.
web-error-no-local-server = Не удалось запустить игры в этом браузере: { $why }
web-error-no-room = Устройство не может сохранить игру: возможно, на нём кончилось место.
web-error-unknown-code = Стола с таким кодом нет. Проверьте каждый слог или попросите ссылку ещё раз.
web-error-format-not-recognised = Это не похоже на задачу. 81 цифра, с точками или нулями вместо свободных клеток, понятна всегда.
web-error-no-open-seat = Все места за этим столом заняты.
web-error-not-your-turn = Сейчас не ваш ход; ходит { $turn }.
web-error-correction-owed = Сначала { $owing } исправляет { $cell } или оставляет клетку свободной.
web-error-cell-taken = В { $cell } уже стоит цифра игрока { $by }.

## Colours and order of the seats

colour-1 = Голубой
colour-2 = Жёлтый
colour-3 = Синий
colour-4 = Красный
colour-5 = Розовый
colour-6 = Зелёный
colour-7 = Оранжевый
colour-of = Цвет игрока { $name }
seat-up = { $name }: на место выше
order-note = Начинает игрок на месте 1.
order-note-oldest = Начинает игрок на месте 1; в настольной игре это самый старший.

## The board for a problem of one’s own

editor-board = Сетка вашей задачи
editor-how = Перепишите задачу из газеты: коснитесь клетки и выберите цифру или наберите её. Выбранная цифра ставится в каждую клетку, которой вы касаетесь.
editor-more = { $givens ->
    [one] Пока { $givens } цифра. В задаче с одним решением их не меньше { $fewest }.
    [few] Пока { $givens } цифры. В задаче с одним решением их не меньше { $fewest }.
    [many] Пока { $givens } цифр. В задаче с одним решением их не меньше { $fewest }.
   *[other] Пока { $givens } цифры. В задаче с одним решением их не меньше { $fewest }.
}
editor-clash = Одинаковые цифры в строке, столбце или блоке: посмотрите на отмеченные клетки.
editor-checking = Проверяем…
editor-text = Лучше вставить текстом
editor-clear = Очистить сетку

## Playing without a network

offline-title = Игра без сети
offline-text = Сохраните игры на этом устройстве и играйте без сети: в одиночку, против ботов или передавая устройство друг другу. Нужно загрузить: { $size } МБ.
offline-doing = { $done } из { $size } МБ
offline-done = Игры сохранены на этом устройстве и работают без сети. Они занимают { $size } МБ.
offline-remove = Удалить их
offline-stop = Остановить
offline-bad-damaged = Загруженные файлы повреждены и удалены. Попробуйте ещё раз.
offline-bad-full = На этом устройстве недостаточно места.
offline-bad-away = Загрузка прервалась. Проверьте связь и попробуйте ещё раз: она продолжится с этого места.
offline-lack-wasm = Этот браузер не может запускать игры без сервера: в нём нет WebAssembly.
offline-lack-storage = Этот браузер не может сохранять здесь игры. В приватном окне так бывает часто.
offline-lack-locks = Этот браузер не может запускать игры без сервера. Нужен современный браузер и адрес, который начинается с https.
offline-trouble = Не удалось запустить игры на этом устройстве: { $why }
offline-gone = Игра снова запускается в этом браузере. То, что вы делаете сейчас, не учитывается.
offline-full = Устройство не сохраняет ваши ходы: возможно, на нём кончилось место. Освободите место, и игра продолжится с последнего сохранённого хода.
offline-here = Эта игра только на этом устройстве. Чтобы другие могли присоединиться, перенесите её на сервер.
offline-invite = Перенести и пригласить
offline-no-server = Здесь нет сервера: всё происходит в этом браузере. Чтобы играть с людьми на других устройствах, откройте Full House, который работает на сервере.
offline-offer = { $count ->
    [one] { $count } игры с этого устройства нет на сервере. Сохранить и там, для ваших результатов?
    [few] { $count } игр с этого устройства нет на сервере. Сохранить и там, для ваших результатов?
    [many] { $count } игр с этого устройства нет на сервере. Сохранить и там, для ваших результатов?
   *[other] { $count } игр с этого устройства нет на сервере. Сохранить и там, для ваших результатов?
}
offline-offer-yes = Да, и впредь тоже
offline-offer-no = Нет, только здесь

## Analysts, and what solvers have in their fingers

nav-analyse = Анализ
act-pen = Линии
analyse-title = Сетка для анализа
analyse-intro = Посмотрите все шаги решения, сравните пути и проверьте любое «а что, если…».
analyse-paste = Задача в любом известном формате:
analyse-open = Открыть
analyse-which = { $count ->
    [one] В этом тексте { $count } задача.
    [few] В этом тексте { $count } задачи. Выберите одну:
   *[other] В этом тексте { $count } задач. Выберите одну:
}
analyse-number = Задача { $number }
analyse-another = Другая задача
analyse-panels = Части анализа
analyse-steps = Шаги
analyse-path = Путь
analyse-tree = Ветви
analyse-save = Сохранить
analyse-do = Сделать этот шаг
analyse-lesson = Урок
analyse-fails-cell = В эту клетку больше ничего не подходит: эта ветвь не ведёт к решению.
analyse-fails-twice = Цифра { $symbol } стоит дважды: эта ветвь не ведёт к решению.
analyse-fails-digit = Здесь больше нет места для { $symbol }: эта ветвь не ведёт к решению.
analyse-solved = Всё заполнено, и верно.
analyse-solutions-0 = Отсюда нет ни одного решения.
analyse-solutions-1 = Одно решение. Коснитесь шага, чтобы увидеть его на поле, и ещё раз, чтобы сделать.
analyse-solutions-2 = Несколько решений.
analyse-links = { $count ->
    [one] { $count } звено
    [few] { $count } звена
   *[other] { $count } звеньев
}
analyse-steps-count = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[other] { $count } шагов
}
analyse-more = Ещё { $count }
analyse-looking = Поиск…
analyse-deep = Также длинные цепи групп и сети
analyse-unique = Доводы, которым нужна единственность решения
analyse-not-all = Более сложные техники не искались: это заняло бы слишком много времени.
analyse-order-easiest = Сначала лёгкое
analyse-order-shortest = Сначала короткое
analyse-compare = Сравнить с…
analyse-without = Приёмы второго пути
analyse-with-all = Со всеми приёмами
analyse-without-one = Без приёма: { $technique }
analyse-from-here = Отсюда
analyse-result = Шагов: { $steps }, усилие: { $effort }, самый трудный приём: { $technique }
analyse-stuck = Логика дальше не ведёт, шагов: { $steps }.
analyse-late = Поиск длился слишком долго. Шагов до остановки: { $steps }.
analyse-chart = Усилие шаг за шагом
analyse-effort-text = Усилие складывается из трудности каждого шага и 8 за каждую клетку.
analyse-costs = Что экономит каждый приём?
analyse-cost = На { $more } больше, самый трудный приём: { $technique }.
analyse-cost-none = Не труднее.
analyse-needed = Пути до конца нет.
analyse-instead = Нужно: { $techniques }.
analyse-left-out = Не посчитано, потому что длилось слишком долго: { $techniques }.
analyse-root = Начало
analyse-tree-text = Всё, что вы отменили, остаётся здесь. Коснитесь шага, чтобы перейти к нему; другая цифра начнёт оттуда новую ветвь.
analyse-leaf-fails = { $move }: не ведёт к решению
analyse-other = Другая ветвь
analyse-modes = Что вводят клавиши
analyse-mode-put = Цифры
analyse-mode-note = Кандидаты
analyse-mode-centre = Середина
analyse-mode-colour = Цвета
analyse-mode-pen = Линии
analyse-text = Текст
analyse-print = Напечатать или сохранить как PDF
key-entry-digit = написать цифру, в том числе с цифрового блока
key-entry-modes = цифры, пометки в углах, пометки в середине, цвета
key-entry-pen = рисовать линии между клетками или вдоль границ
key-entry-corner = пометка в углу
key-entry-centre = пометка в середине
key-entry-colour = раскрасить клетку (также Ctrl Shift)
key-entry-double = двойной щелчок: все такие же цифры
key-entry-space = переключить: цифры или пометки
key-entry-all = выбрать все клетки
key-entry-undo = отменить и вернуть; ничего не теряется, ветви остаются
key-entry-other = перейти к следующей отменённой ветви
