### Что говорит только браузер, по-русски.

skip = К содержанию
nav = Страницы
nav-how = Как играть
nav-problems = Задачи
nav-me = Я
home-link = Full House: к полке
to-shelf = К полке
close = Закрыть
settings = Язык и настройки
language = Язык
theme = Цвета
theme-auto = Как на устройстве
theme-light = Светлые
theme-dark = Тёмные
theme-contrast = Высокий контраст
setting-preview = Показывать очки до хода
setting-sound = Звук
setting-notify = Сообщать, когда мой ход
credit = По играм Райнера Книции (Kosmos), Л. Коловини, Д. Де Тоффоли и Д. Дзаккариотто (Clementoni), Ravensburger и Sudoku123.ca. Все тексты наши собственные.
trouble-title = Что-то пошло не так
trouble-text = Не получилось. Проверьте связь и попробуйте ещё раз.
trouble-again = Ещё раз
not-found-title = Здесь ничего нет
not-found-text = По этому адресу нет страницы. Все игры стоят на полке.
coming-in = Идём к столу…

## Home

home-title = Во что сыграем?
home-text = Семь печатных игр судоку: за одним столом, на нескольких экранах или для вас одного.
home-first = Вы здесь впервые? Игра с подсказками покажет, как играют.
shelf = Полка
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
minutes = { $from }–{ $to } мин
play-bots = Против бота
play-alone = Играть
with-people = С людьми…
choose = Выбрать…
opening = Открываем…
code-label = Код от друга
code-go = Войти
your-tables = Ваши столы
table-with = за столом: { $names }
still-gathering = ждёт игроков
your-turn = Ваш ход
your-turn-at = Ваш ход: { $game }

## A new table

who-plays = Кто играет?
way-bots = Я и боты
way-bots-note = Вы против компьютера.
way-apart = Каждый на своём устройстве
way-apart-note = Остальные входят по коду, ссылке или QR-коду. Телевизор может показывать поле.
way-round = Одно устройство по кругу
way-round-note = Все играют здесь; тайные плитки скрыты, пока устройство не у нужного человека.
way-alone = Я один
way-alone-note = Игра для одного.
seats = Места
seat-kind = Кто сидит на месте { $n }
seat-me = Здесь
seat-me-first = Я
seat-open = Свободное место
seat-bot = Бот
seat-bot-here = Посадить бота
seat-free = Освободить место
seat-open-note = Кто-нибудь войдёт по коду.
name-of-seat = Имя на месте { $n }
player-n = Игрок { $n }
bot-of-seat = Уровень бота на месте { $n }
bot-random = Бот: любой ход
bot-greedy = Бот: больше очков сразу
bot-helper = Бот: помощник
name-of-bot-random = Мотылёк
name-of-bot-greedy = Сорока
name-of-bot-helper = Бобёр
remove-seat = Убрать место { $n }
add-seat = Добавить место
which-problem = Какая задача?
problem-own = Своя
problem-text = 81 цифра, точки или нули вместо пустых клеток
level = Уровень
options = Настройки: как в правилах
stretch = Все часы идут дольше
allow-spectators = Другие с кодом могут смотреть
on = да
off = нет
start = Начать
open-table = Открыть стол
learn = Первая игра с подсказками
rules = Правила
play-now = Играть

## At the door and in the lobby

no-table-title = Здесь нет стола
door-title = { $name }: входите
door-full = Все места заняты. Вы можете смотреть.
door-over = Эта игра окончена. Её можно посмотреть.
your-name = Ваше имя
rename = Сменить имя
rename-done = Готово
take-seat = Сесть за стол
watch = Смотреть
as-tv = Сделать этот экран телевизором
you = вы
bot = бот
bot-level = бот, { $level }
lobby-title = { $name }: кто придёт?
lobby-ready = { $name }: все в сборе
lobby-in = { $name }: вы за столом
invite = Пригласить
invite-text = Прочитайте код вслух, пошлите ссылку или дайте считать QR-код.
share-link = Поделиться ссылкой
copied = Скопировано
open-tv = Открыть телевизор
qr-label = QR-код ссылки на этот стол
start-without = Начать без свободных мест
start-note = { $count ->
    [one] { $count } место ещё свободно.
    [few] { $count } места ещё свободны.
   *[other] { $count } мест ещё свободны.
}
shuffle = Перемешать места
lobby-wait-seats = Ждём ещё игроков…
lobby-wait-host = Все в сборе. Игру начинает тот, кто открыл стол.
join-code = Код для входа
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
is-away = отошёл
has-left = ушёл
let-bot-play = Пусть играет бот
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
points-word = очков
points-for-you = { $points ->
    [one] { $points } очко вам
    [few] { $points } очка вам
   *[other] { $points } очков вам
}
holds = в руке { $tiles }
turn-name = Ходит { $name }
asked-you = Вы согласны?
asked-name = Отвечает { $name }
all-may-act = Писать могут все
is-paused = Игра остановлена
is-over = Игра окончена
opponents = соперники
whole-game = вся игра
tap-again = Коснитесь { $cell } ещё раз, чтобы сыграть туда.
confirm = Сыграть { $cell }
your-hand = Ваша рука
hand-empty = Ваша рука пуста.
hand-tile = Взять плитку { $symbol }
hand-only = Ваша плитка: { $symbol }. Выберите клетку на поле.
keypad = Цифры
key-digit = { $symbol }, осталось { $left }
actions = Что можно сделать
stack-left = { $count ->
    [0] плиток больше нет
    [one] осталась { $count } плитка
    [few] осталось { $count } плитки
   *[other] осталось { $count } плиток
}
tokens = { $count ->
    [one] { $count } жетон круга по 40
    [few] { $count } жетона круга по 40
   *[other] { $count } жетонов круга по 40
}
tale = Игра до этого хода
clock-label = Осталось времени: { $name }
clock-late = Время почти вышло: { $name }
pass-to = Передайте: { $name }
pass-text = Плитка скрыта, пока устройство не у нужного человека.
pass-done = Это я, { $name }: показать плитку
point-object = Какая цифра неверна? Укажите на неё.
point-show = Укажите клетку, куда она подходит.
say-point-elsewhere = Против { $cell } возражать нельзя. Укажите отмеченную клетку.
say-choose-tile = Сначала возьмите плитку из руки, потом коснитесь клетки.
say-hand-empty = Ваша рука пуста: переверните плитку.
say-not-in-hand = В вашей руке нет { $symbol }.
do-lay = Коснитесь пустой клетки, куда подходит ваша плитка.
do-lay-open = Коснитесь зелёной клетки.
do-flip = Коснитесь плитки, чтобы перевернуть её.
do-insert = Переверните плитку или возьмите одну из руки и коснитесь пустой клетки.
do-forced = Возьмите плитку и коснитесь клетки, где она обязана лежать: доказано — на 10 очков больше.
do-write = Коснитесь клетки, затем цифры; или сначала возьмите цифру, потом касайтесь клеток.
line-show = Это правда? Укажите клетку, куда плитка подходит. Если все согласны, игра окончена.
line-warned = Вы предупреждены: если песок высыплется снова, вы теряете ход и 10 очков.
line-due = Три плитки { $symbol }: вставьте одну сейчас.
line-succeeded = Все плитки открыты. Вставьте, сколько сможете, и закончите.
line-face-down = { $count ->
    [one] { $count } плитка лежит лицом вниз.
    [few] { $count } плитки лежат лицом вниз.
   *[other] { $count } плиток лежат лицом вниз.
}
line-hints = { $count ->
    [0] Без подсказок.
    [one] { $count } подсказка.
    [few] { $count } подсказки.
   *[other] { $count } подсказок.
}
line-round-of = Круг { $round } из { $rounds }
line-erase-first = Сначала сотрите { $cell }: коснитесь клетки.
line-votes = { $count ->
    [one] { $count } игрок хочет закончить.
    [few] { $count } игрока хотят закончить.
   *[other] { $count } игроков хотят закончить.
}
line-asks = { $final ->
    [yes] Последний круг
   *[no] Круг { $round }
}: { $left ->
    [one] написать { $left } цифру
    [few] написать { $left } цифры
   *[other] написать { $left } цифр
}
line-handicap = Кто начинает позже, получает несколько очков вперёд.
line-correct = Исправьте { $cell }: впишите верную цифру или оставьте пустой.
line-gone = Связь пропала. Мы её ищем; то, что вы делаете сейчас, не отправляется.
line-moved = Это место теперь на другом устройстве.
act-object = Возражаю!
act-accept = Согласен
act-stuck = У меня тупик
sure-stuck = Да, не подходит никуда
sure-stuck-text = Посмотрите ещё раз на все пустые клетки: если плитка никуда не подходит, игра окончена.
act-pass = Пас
act-done = Закончить ход
act-stop = Хочу закончить
sure-stop = Да, закончить
sure-stop-text = Игра окончится и очки подсчитают, как только этого захотят все.
act-continue = Хочу продолжать
act-finish = Закончить
sure-finish = Да, закончить
sure-finish-text = Плитки, которые ещё можно вставить, принесли бы больше очков.
act-undo = Назад
act-redo = Вперёд
act-hint = Подсказка
act-note = Заметки
act-erase = Стереть
act-leave = Оставить пустой
act-drop = Сбросить { $symbol }: не подходит никуда
act-forced = Вынуждено!
act-ground-any = любая причина
act-ground-cell = клетка
act-ground-row = строка
act-ground-column = столбец
act-ground-block = блок
referee-table = Следят соперники: возражайте вовремя.
referee-umpire = Ошибки объявляет судья.
referee-guard = Ошибки не принимаются.
fault-here = Ошибка: то, что не подходит.
fault-here-tiles = Ошибка: плитка, которая не подходит.
fault-here-animals = Один и тот же зверь не бывает дважды в строке, столбце или блоке.
fault-here-challenge = Ошибка: плитка, которая не подходит, или место, которое не вынуждено.
fault-here-solitaire = Вставленная плитка должна подходить.
fault-here-classic = Ни ходов, ни ошибок: пишите где хотите.
fault-here-markers = { $fault ->
    [solution] Ошибка: цифра не из решения.
   *[rule] Ошибка: цифра, которая не подходит.
}
fault-here-one-two-three = { $fault ->
    [solution] Ошибка: цифра не из решения.
   *[rule] Ошибка: цифра, которая не подходит.
}
menu = Меню
vote-pause = Пауза
vote-resume = Продолжить
vote-abandon = Закончить без итога
sure-abandon = Да, закончить без итога
other-device = Играть на другом устройстве
other-device-text = Считайте это другим устройством или отправьте себе ссылку. Никому не показывайте: это ключ от вашего места.
give-back = { $name } снова играет сам
bot-for-me = За { $name } играет бот
to-result = К итогу

## The moments

moment-objected = { $name } возражает!
moment-upheld = Верно!
moment-rejected = Ошибки нет
moment-called = Ошибка!
moment-claimed = { $name }: тупик?
moment-shown = Подходит сюда!
moment-forced = Вынуждено!
moment-lap = Круг: + 40

## For ears

cell-place = строка { $row }, столбец { $column }
cell-empty = пусто
cell-down = лицом вниз
cell-golden = золотая { $symbol }
cell-given = { $symbol }, дано
cell-by = { $symbol }, { $name }
cell-notes = заметки { $notes }
hear-row = Строка
hear-column = Столбец
hear-block = Блок
keys-title = Клавиши
key-arrows = ходить по полю
key-block = через блок
key-ends = начало и конец строки
key-digits = написать цифру или взять плитку
key-enter = сыграть в эту клетку
key-delete = стереть
key-escape = положить взятое обратно
key-hear = услышать строку, столбец или блок
key-scores = услышать очки
key-last = услышать последний ход
key-help = этот список

## The coach

hint-stage = { $stage ->
    [1] Куда смотреть
    [2] Какой приём
   *[3] Всё доказательство
}
hint-more = Нажмите «Подсказка» ещё раз, чтобы узнать больше.

## The end

end-winners = { $winners-count ->
    [1] { $winners } побеждает!
   *[other] { $winners } побеждают вместе!
}
end-nobody = Никто не победил
end-abandoned = Закончено без итога
end-no-result = Вы решили закончить.
end-solved = Решено!
end-full = Поле заполнено
end-no_progress = Дальше никто не продвинулся
end-time_up = Время вышло
end-agreed = Вы решили закончить
end-rounds_played = Последний круг сыгран
end-complete = Сетка заполнена!
end-stuck = Плитка никуда не подходит
end-tiles_used_up = Все плитки выложены!
end-nothing_to_do = Больше ничего нельзя сделать
end-failed = На этот раз не вышло
end-finished = Готово!
reason-solved = Все цифры верны.
reason-full = Все клетки заполнены, но не все цифры верны.
reason-no_progress = Три круга никто не написал цифры, которая осталась.
reason-time_up = Время игры вышло.
reason-agreed = Все захотели закончить.
reason-rounds_played = Сыгран последний круг.
reason-complete = Сетка заполнена.
reason-stuck = Плитка никуда не подходит.
reason-tiles_used_up = Все плитки выложены.
reason-nothing_to_do = Больше ничего нельзя сделать.
reason-failed = Три одинаковые плитки в руке, и ни одна не подходит.
reason-finished = Ни одна плитка не лежит лицом вниз.
scores = Очки
winner = победа
chart-title = Откуда взялись очки
chart-label = График очков: { $names }, ход за ходом
chart-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}
again = Ещё раз
again-waits = Ждём: { $names }
again-wanted = Сыграть ещё? Предлагает { $names }
replay = Повтор
look-at-board = Посмотреть поле
share = Поделиться
save-record = Сохранить партию

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
record-drop = Перетащите сюда запись партии или возьмите её из файла.
record-choose = Выбрать файл
record-too-big = Этот файл слишком велик для партии.
record-no-json = Это не партия: файл не в формате JSON.

## Problems

new-problem = Новая задача
new-problem-making = Составляется …
new-problem-text = Свежая задача этого уровня, составленная для вас.
own-problem = Своя задача
own-problem-text = Наберите или вставьте задачу в обычном виде. Мы проверим, что у неё ровно одно решение.
problem-check = Проверить
problem-file = Задача из файла
problem-empty = Пока нечего проверять: вставьте 81 цифру.
problem-too-big = Этот файл слишком велик для задачи.
problem-good = Хорошая задача, дано цифр: { $givens }.
problem-level = Уровень: { $level }.
problem-board = Задача { $name }

## Me

me-title = Ваши игры
me-text = Хранится на этом устройстве вместе с тем, что сервер знает о ваших местах. Всё можно унести с собой файлом.
me-empty = Здесь пока пусто: сначала сыграйте.
me-games = Игры
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
variant-value = сумма чисел
install = Установить как приложение
me-solitaire = Сыграно: { $played }, удалось: { $succeeded }; лучший итог { $best }.
plot-label = График времени по уровням, решений: { $count }
export = Сохранить в файл
import = Загрузить из файла
import-good = { $count ->
    [one] { $count } новый итог.
    [few] { $count } новых итога.
   *[other] { $count } новых итогов.
}
import-bad = В этом файле нет итогов Full House.

## How to play

how-text = У каждой игры есть первая игра с подсказками на несколько ходов и полные правила.
example-board = Пример
example-tiles = Семёрка встречает две плитки: 2 очка.
example-animals = Слон встречает кошку в своём блоке: 1 очко.
example-challenge = Тройка вынуждена: в её строке она не подходит ни к одной другой открытой клетке.
example-solitaire = Переворачивайте плитки; что не подходит, идёт в руку.
example-classic = Заметки маленькие; по цифрам видно, кто их написал.
example-markers = У каждого свой цвет; большие цифры выгоднее.
example-one-two-three = Одинаковые цифры за один ход приносят добавку.
learn-title = Первая игра: { $name }
learn-step = Шаг { $n } из { $count }
learn-next = Дальше
learn-show = Покажите
learn-again = Сначала
learn-skip = Пропустить, читать правила
learn-there = Не туда: попробуйте { $cell }.
learn-symbol = Сначала выберите { $symbol }.
learn-cell = Клетка { $cell }.
learn-tiles-1 = Вы Ана. Ни одно число не лежит дважды в строке, столбце или блоке. Плитка приносит очко за каждую плитку, которую встречает.
learn-tiles-2 = У вас 7. Положите её на e2: она встречает 2 в своей строке и 5 в своём столбце.
learn-tiles-3 = Два очка вам, и вы взяли новую плитку. Тройка Бена встречает три плитки. Фишки идут по дорожке.
learn-tiles-4 = Теперь ваша 4. Положите её на b5: она встречает 2 в своём столбце и 5 в своей строке.
learn-tiles-5 = Бен положил 5 на h5, но в этой строке уже есть 5. Никто его не остановит: заметить должны вы. Возражайте!
learn-tiles-6 = Вы правы: плитка уходит из игры, и Бен возвращает очки. Если ваша плитка никуда не подходит, объявите тупик, и игра окончена.
learn-animals-1 = Вы Ана. Один и тот же зверь не бывает дважды в строке, столбце или блоке.
learn-animals-2 = У вас улитка. Положите её на b2, рядом с кошкой.
learn-animals-3 = Одно очко за кошку в том же блоке. Бен положил слона и встретил двух зверей.
learn-animals-4 = Теперь птица. Положите её на a2, к трём зверям.
learn-animals-5 = Три очка! В настоящей игре светятся все клетки, куда подходит ваш зверь.
learn-challenge-1 = Вы Ана. Все плитки лежат лицом вниз; здесь открыто лишь несколько. В свой ход переверните плитку или вставьте плитку из руки.
learn-challenge-2 = Переверните e4. Если число подходит, оно остаётся и приносит очко за каждую открытую плитку, которую встречает.
learn-challenge-3 = Четвёрка подходит. Бен перевернул 8, она не подходит и идёт в его руку, которую видят все.
learn-challenge-4 = У вас 3. В строке 1 никакая другая открытая клетка её не примет: место a1 вынужденное. Выберите 3, затем a1. За настоящим столом сначала нажмите «Вынуждено!».
learn-challenge-5 = Вынуждено и доказано: 20 очков. Линии показывают, какие плитки закрывают другие клетки. Если место не вынуждено и кто-то возразит, вы теряете плитку.
learn-solitaire-1 = Вы играете один: откройте все 81 плитку и никогда не держите три одинаковые.
learn-solitaire-2 = Переверните e5.
learn-solitaire-3 = Пятёрка подходит. Переверните e9.
learn-solitaire-4 = Ещё одна 5 в том же столбце: она идёт в руку. Переверните a1.
learn-solitaire-5 = Теперь переверните a2.
learn-solitaire-6 = Семёрка не подходит, но a2 теперь пуста. Выберите 5 из руки и вставьте её в a2.
learn-solitaire-7 = Отлично. Когда лицом вниз ничего не лежит, пасьянс сошёлся; остаток в руке решает об очках.
learn-classic-1 = Одна задача на всех. Пишите где и когда хотите; очереди нет.
learn-classic-2 = Выберите 5 и напишите её в e5: больше ничего туда не подходит.
learn-classic-3 = Теперь заметка: маленькая 6 в d1, она могла бы там стоять. Выберите 6, потом d1.
learn-classic-4 = И 4 в c1.
learn-classic-5 = Ход можно взять назад, а подсказки даются в три шага. Задача решена, когда все цифры верны.
learn-markers-1 = Вы Ана. Каждый пишет своим цветом; в конце ваши цифры складываются.
learn-markers-2 = Напишите 5 в e5.
learn-markers-3 = Теперь Бен должен согласиться или возразить.
learn-markers-4 = Бен написал 9 в c1. Посмотрите на b3: в этом блоке уже есть 9. Возражайте!
learn-markers-5 = Девятка стёрта, ход Бена окончен. Принятая цифра остаётся навсегда, верная или нет.
learn-one-two-three-1 = Вы Ана. В первом круге каждый пишет одну цифру, потом две, потом три, и снова.
learn-one-two-three-2 = Напишите 5 в e5. Вы получаете её значение.
learn-one-two-three-3 = Бен написал 1 в c1. В решении другая цифра: коснитесь её, чтобы возразить.
learn-one-two-three-4 = Бен потерял цифру и одно очко и исправил её. Теперь начинается круг по две цифры.
learn-one-two-three-5 = Сначала 7 в g5.
learn-one-two-three-6 = И ещё одна 7 в c8.
learn-one-two-three-7 = Две одинаковые цифры за ход: ещё 2 очка. Закончить строку, столбец или блок — 10 очков.

## What is refused

web-error-no-connection = Сейчас нет связи с сервером. Ничего не отправлено; попробуйте чуть позже.
web-error-server-trouble = У сервера трудности. Попробуйте чуть позже.
web-error-not-understood = Сервер этого не понял. Обновите страницу и попробуйте ещё раз.
web-error-stale = Кто-то успел раньше: посмотрите на поле ещё раз.
web-error-unknown-code = Стола с таким кодом нет. Проверьте каждый слог или попросите ссылку ещё раз.
web-error-format-not-recognised = Это не похоже на задачу. 81 цифра, с точками или нулями вместо пустых клеток, понятна всегда.
web-error-no-open-seat = Все места за этим столом заняты.
web-error-not-your-turn = Сейчас не ваш ход; ходит { $turn }.
web-error-correction-owed = Сначала { $owing } исправляет { $cell } или оставляет клетку пустой.
web-error-cell-taken = В { $cell } уже стоит цифра игрока { $by }.
web-error-other = Сейчас это невозможно.
