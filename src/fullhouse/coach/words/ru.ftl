### Что говорит тренер, по-русски.

## Названия: дома, приёмы, шесть способов книжечки

coach-house = { $kind ->
    [row] строка { $name }
    [column] столбец { $name }
   *[block] блок { $name }
}
coach-in-house = { $kind ->
    [row] в строке { $name }
    [column] в столбце { $name }
   *[block] в блоке { $name }
}
coach-in-lines = { $kind ->
    [row] в строках { $names }
   *[column] в столбцах { $names }
}

coach-booklet-slide = скольжение
coach-booklet-crossing = скрещение
coach-booklet-block_crossing = скрещение в блоке
coach-booklet-elimination = скрещение с вычёркиванием
coach-booklet-exclusion = исключение
coach-booklet-deduction = вывод

coach-name-full_house = полный дом
coach-name-slide = скрытая одиночка в блоке
coach-name-block_crossing = скрытая одиночка в блоке
coach-name-crossing = скрытая одиночка в строке или столбце
coach-name-elimination = голая одиночка в строке или столбце
coach-name-exclusion = голая одиночка
coach-name-pointing = запертые кандидаты, указание
coach-name-claiming = запертые кандидаты, притязание
coach-name-naked_pair = голая пара
coach-name-naked_triple = голая тройка
coach-name-naked_quad = голая четвёрка
coach-name-hidden_pair = скрытая пара
coach-name-hidden_triple = скрытая тройка
coach-name-hidden_quad = скрытая четвёрка
coach-name-x_wing = X-крыло
coach-name-swordfish = рыба-меч
coach-name-jellyfish = медуза
coach-name-finned_x_wing = X-крыло с плавником
coach-name-finned_swordfish = рыба-меч с плавником
coach-name-finned_jellyfish = медуза с плавником
coach-name-sashimi_x_wing = X-крыло сашими
coach-name-sashimi_swordfish = рыба-меч сашими
coach-name-sashimi_jellyfish = медуза сашими
coach-name-skyscraper = небоскрёб
coach-name-two_string_kite = воздушный змей на двух нитях
coach-name-turbot_fish = тюрбо
coach-name-empty_rectangle = пустой прямоугольник
coach-name-xy_wing = XY-крыло
coach-name-xyz_wing = XYZ-крыло
coach-name-w_wing = W-крыло
coach-name-remote_pair = удалённая пара
coach-name-simple_colouring = простая раскраска
coach-name-multi_colouring = многократная раскраска
coach-name-unique_rectangle = уникальный прямоугольник
coach-name-bug = BUG+1, могила двузначных клеток
coach-name-x_chain = X-цепь
coach-name-xy_chain = XY-цепь
coach-name-aic = чередующаяся цепь
coach-name-grouped_aic = чередующаяся цепь с группами
coach-name-als_xz = ALS-XZ
coach-name-als_xy_wing = ALS-XY-крыло
coach-name-als_chain = цепь почти запертых групп
coach-name-sue_de_coq = Sue de Coq
coach-name-death_blossom = цветок смерти
coach-name-forcing_chain = вынуждающая цепь
coach-name-forcing_net = вынуждающая сеть
coach-name-nested_net = вложенная вынуждающая сеть

## Идеи: по одному предложению

coach-idea-full_house = Дом с одной пустой клеткой получает единственное число, которого ему недостаёт.
coach-idea-slide = Равные числа в линиях, пересекающих блок, оставляют в нём для этого числа одну клетку.
coach-idea-block_crossing = Из пустых клеток блока только одна ещё может принять число, которого блоку недостаёт.
coach-idea-crossing = Строке или столбцу недостаёт числа, и принять его может только одна из пустых клеток.
coach-idea-elimination = Из чисел, которых недостаёт линии, для одной её клетки закрыты все, кроме одного.
coach-idea-exclusion = Строка, столбец и блок клетки вместе показывают восемь разных чисел.
coach-idea-pointing = Все места числа в блоке лежат на одной линии, поэтому больше нигде на ней его нет.
coach-idea-claiming = Все места числа на линии лежат в одном блоке, поэтому больше нигде в этом блоке его нет.
coach-idea-naked_subset = Несколько клеток дома делят столько же чисел и расходуют их между собой.
coach-idea-hidden_subset = Несколько чисел дома подходят лишь к стольким же клеткам, и ничего другого там быть не может.
coach-idea-fish = На нескольких параллельных линиях у числа есть места лишь на стольких же пересекающих линиях, и те заняты.
coach-idea-finned_fish = Была бы рыба, не будь лишних мест в одном блоке; что видит и их, всё равно отпадает.
coach-idea-sashimi_fish = Рыба без одного угла: его заменяют другие места в одном блоке.
coach-idea-skyscraper = На двух параллельных линиях у числа по два места, и они связаны с одной стороны: один из других концов держит его.
coach-idea-two_string_kite = У числа по два места в строке и в столбце, и они встречаются в блоке: один из дальних концов держит его.
coach-idea-turbot_fish = В двух домах у числа по два места, и они связаны с одной стороны: один из дальних концов держит его.
coach-idea-empty_rectangle = В блоке число лежит лишь в одной строке и одном столбце; пара в другом месте поворачивает за угол.
coach-idea-xy_wing = Клетка с двумя числами видит две другие, и что бы она ни взяла, в одной из них будет одно и то же третье число.
coach-idea-xyz_wing = Клетка с тремя числами видит две другие, и в одной из трёх стоит их общее число.
coach-idea-w_wing = Две равные клетки не могут обе держать одно число: оно нужно дому между ними.
coach-idea-remote_pair = Клетки с одними и теми же двумя числами образуют цепь, и на её концах стоят разные из них.
coach-idea-simple_colouring = Места числа, раскрашенные поочерёдно вдоль пар: один из двух цветов верен.
coach-idea-multi_colouring = Две раскрашенные цепи числа соприкасаются, и не все цвета могут быть верны.
coach-idea-unique_rectangle = Четыре клетки с одними и теми же двумя числами можно было бы поменять местами, но решение у задачи одно.
coach-idea-bug = Останься у каждой клетки по два числа, решений было бы два; значит, лишнее число верно.
coach-idea-x_chain = Цепь мест одного числа: если его нет в первом, оно в последнем.
coach-idea-xy_chain = Цепь клеток с двумя числами: если в первой нет этого числа, оно в последней.
coach-idea-aic = Цепь кандидатов, поочерёдно неверных и верных: верен первый или последний.
coach-idea-grouped_aic = Цепь, где несколько мест на одной линии блока считаются за одно: верно первое или последнее.
coach-idea-als_xz = В двух группах клеток по одному лишнему числу, и общее не может стоять в обеих.
coach-idea-als_xy_wing = В трёх группах клеток по одному лишнему числу, и средняя отнимает его у одной из крайних.
coach-idea-als_chain = Группы клеток с одним лишним числом передают нехватку друг другу.
coach-idea-sue_de_coq = Где блок пересекается с линией, клетки вместе с несколькими другими держат ровно столько чисел, сколько их самих.
coach-idea-death_blossom = Что бы ни взяла клетка, она отнимает число у одной из групп, и каждая из них тогда держит одно и то же.
coach-idea-forcing_chain = Проследите звено за звеном, к чему вынуждает предположение, пока оно не рухнет или все случаи не кончатся одинаково.
coach-idea-forcing_net = Проследите всё, к чему вынуждает предположение, даже по нескольким причинам сразу, пока оно не рухнет или все случаи не кончатся одинаково.
coach-idea-nested_net = Проследите предположение, а где оно остановится, переберите все случаи: рушатся все.

## Шаг 1: куда смотреть

coach-where-house = Поищите { $in }.
coach-where-digit = Посмотрите, где может стоять { $digit }.
coach-where-cell = Посмотрите вокруг { $cell }.

## Шаг 2: что искать

coach-what = Ищите вот что: { $name }. { $idea }
coach-what-booklet = Ищите то, что книжечка называет «{ $booklet }» ({ $name }). { $idea }
coach-what-deduction = Ищите вот что: { $name } (в книжечке — «{ $booklet }»). { $idea }

## Шаг 3: доказательство

coach-proof-full_house = Осталась одна пустая клетка { $in }, и недостаёт только числа { $digit }.
coach-proof-hidden = { $tiles-count ->
    [0] У числа { $digit } нет другого места { $in }: все остальные клетки уже исключены.
   *[other] { $noted ->
        [0] Число { $digit } в { $tiles } закрывает { $in } все остальные пустые клетки.
       *[other] Число { $digit } в { $tiles } и то, что уже исключено, не оставляют { $in } другой клетки.
    }
}
coach-proof-elimination = Чего ещё недостаёт { $in }: { $missing }. Из них { $cell } видит все, кроме { $digit }.
coach-proof-exclusion = { $noted ->
    [0] Строка, столбец и блок клетки { $cell } вместе показывают все числа, кроме { $digit }.
   *[other] В { $cell } исключены все числа, кроме { $digit }: строкой, столбцом и блоком или ещё раньше.
}
coach-proof-locked = Все места числа { $digit } { $in } ({ $places }) лежат также { $in-cover }.
coach-proof-naked_subset = Клеткам { $places } { $in } остаются только { $digits }: чисел — { $count }, клеток — { $count }.
coach-proof-hidden_subset = Числа { $digits } подходят { $in } только к { $places }: клеток — { $count }, чисел — { $count }.
coach-proof-fish = Числа { $digit } { $bases } стоят только { $covers } и занимают по клетке на каждой линии.
coach-proof-finned_fish = Числа { $digit } { $bases } стоят только { $covers }, если ни одно не стоит в { $fins }. Что видит и рыбу, и { $fins }, не может его держать.
coach-proof-turbot = У числа { $digit } два места { $in } и два { $in-two }. Клетки { $near } видят друг друга, значит, хотя бы в одной из { $far } стоит { $digit }.
coach-proof-empty_rectangle = Число { $digit } лежит { $in } лишь в одной строке и одном столбце. У него два места { $in-two }: { $pair }. Либо оно в { $far }, либо закрывает одну сторону блока, и тогда { $digit } блока — в другой.
coach-proof-xy_wing = Какое бы число ни взяла { $pivot }, в { $one } или в { $two } встанет { $digit }.
coach-proof-xyz_wing = Какое бы число ни взяла { $pivot }, { $digit } стоит там, в { $one } или в { $two }.
coach-proof-w_wing = Клеткам { $one } и { $two } остаются только { $digits }. Будь в обеих { $link }, числа { $link } не было бы { $in }; значит, в одной из них { $digit }.
coach-proof-remote_pair = Клеткам { $places } остаются только { $digits }, и они по очереди видят друг друга; значит, на концах стоят разные из них.
coach-proof-simple_colouring = { $twice ->
    [yes] Числа { $digit } чередуются между { $first } и { $second }. Две из { $second } стоят в одном доме, значит, { $second } все неверны.
   *[no] Числа { $digit } чередуются между { $first } и { $second }: стоят либо во всех первых, либо во всех вторых.
}
coach-proof-multi_colouring = Числа { $digit } чередуются между { $first } с одной стороны и { $second } с другой, а также между { $third } и { $fourth }. { $both ->
    [yes] Сторона { $first } видит и { $third }, и { $fourth }, из которых одна верна; значит, она неверна.
   *[no] Стороны { $first } и { $third } видят друг друга и не верны обе; значит, верна { $second } или { $fourth }.
}
coach-proof-unique_rectangle = В { $floor } остаются только { $digits }. Не останься и в { $roof } большего, четыре клетки можно было бы поменять местами: решений было бы два.
coach-proof-bug = У всех пустых клеток, кроме { $cell }, осталось по два числа, каждое дважды в своём доме. Только { $digit } в { $cell } не даёт появиться двум решениям.
coach-proof-chain = Если первое неверно, последнее верно: { $chain }.
coach-proof-chain-place = Это не может быть неверно, не будучи верно: { $chain }.
coach-proof-als = Группы с одним лишним числом: { $sets }. Их связывает { $links }, поэтому { $digit } остаётся в первой или в последней.
coach-proof-sue_de_coq = Клетки { $crossing } вместе с { $line } и { $block }: клеток — { $count }, и чисел ровно { $count }: { $digits }.
coach-proof-death_blossom = Что бы ни взяла { $stem }, она отнимает число у одной из этих групп: { $sets }. В каждой из них тогда стоит { $digit }.
coach-proof-fails = Предположим { $assumed }. { $story } Это невозможно.
coach-proof-cases = { $cases } Все случаи ведут к одному.

coach-case = Если { $assumed }: { $story }
coach-cases-cell = Переберём все числа клетки { $cell }:
coach-cases-house = Переберём все места числа { $digit } { $in }:
coach-end-cell = Для { $cell } ничего не остаётся.
coach-end-house = Для числа { $digit } не остаётся места { $in }.
coach-end-twice = Число { $digit } стояло бы { $in } дважды.
coach-end-two = В { $cell } стояли бы два числа.
coach-set = { $cells } ({ $digits })

coach-so-place = Значит, в { $cell } стоит { $digit }.
coach-so-remove = Значит, { $removals }.
coach-removal = { $digit } отпадает в { $places }

## Пять уровней

level-1 = Лёгкий
level-2 = Средний
level-3 = Хитрый
level-4 = Трудный
level-5 = Дьявольский

level-1-idea = Хватает первых пяти способов книжечки, без пометок.
level-2-idea = Выводы внутри дома и его соседей: запертые числа, пары и тройки.
level-3-idea = Узоры по всей сетке: рыбы, крылья, цвета.
level-4-idea = Цепи и группы клеток, которым почти хватает чисел.
level-5-idea = Предположения приходится прослеживать, пока они не рухнут.

## Ошибки игрока

coach-mistake-where = Что-то { $in } не может быть верно.
coach-mistake-what-digit = Посмотрите ещё раз на число { $digit } в { $cell }.
coach-mistake-what-note = Посмотрите ещё раз на свои пометки в { $cell }.
coach-mistake-clash = Число { $digit } в { $cell } видит { $digit } в { $seen }.
coach-mistake-digit = Число { $digit } в { $cell } не может быть верно. { $why }
coach-mistake-note = В ваших пометках в { $cell } нет числа, которому там место.
coach-mistake-back = Чтобы вернуться к тому, что было до ошибки, очистите { $erase }.

## Конец

coach-solved = Всё заполнено, и всё верно.
coach-stuck = Из этой сетки больше ничего не следует: каждую пустую клетку ещё можно заполнить по-разному.
coach-budget = Поиск следующего шага остановлен: он длился слишком долго.

## Сообщения об ошибках

error-problem-is-full = Решать нечего: пустых клеток нет.
error-problem-is-empty = Не от чего оттолкнуться: ни одна клетка не заполнена.
error-bad-notes = «{ $value }» — не пометка. Напишите клетку, знак равенства и числа, например a1=259.
error-not-from-problem = В { $cell } у сетки нет числа { $symbol }, данного в задаче.
error-bad-stage = Шага { $value } нет; шаги — 1, 2 и 3.
error-nothing-to-rate = В { $path } нет ни одной задачи.
error-file-unwritable = Не удаётся записать { $path }: { $detail }.
error-bad-problem-line = Строка { $line }: { $cause }

## Командная строка

cli-hint = Подсказать следующий шаг.
cli-hint-problem = Задача: 81 знак, точка или 0 для каждой пустой клетки.
cli-hint-stage = 1: куда смотреть, 2: что искать, 3: всё доказательство.
cli-hint-lang = Язык: en, fr, it, nl, ru или de.
cli-hint-svg = Записать картинку шага в этот файл.
cli-hint-grid = Ваша сетка, как она есть сейчас.
cli-hint-notes = Ваши пометки, например a1=259 b3=47.
cli-hint-unique = Разрешить и те доводы, что верны лишь потому, что решение одно.
cli-rate = Сказать, насколько трудны задачи: по строке на каждую задачу файла.
cli-rate-file = Файл, по задаче на строку; - читает стандартный ввод.
cli-rate-json = Записать для каждой задачи документ JSON.
cli-rate-solved = решается логикой
cli-rate-not-solved = логикой не решена
cli-rate-budget = остановлено, поиск слишком долгий
cli-rate-line = { $problem } уровень { $level }, очки { $score }, { $hardest }, { $logic } (набор приёмов { $set })
cli-explain = Объяснить весь путь к решению.
cli-explain-problem = Задача: 81 знак, точка или 0 для каждой пустой клетки.
cli-explain-lang = Язык: en, fr, it, nl, ru или de.
cli-explain-unique = Разрешить и те доводы, что верны лишь потому, что решение одно.
cli-explain-svg = Записать картинку каждого шага в эту папку или одного шага в этот файл (*.svg).
cli-explain-step = Только этот шаг, счёт с 1.
error-no-such-step = Шагов на этом пути: { $steps }; шага { $value } нет.
cli-explain-line = { $n }. { $name }: { $proof }
