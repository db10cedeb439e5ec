### Что говорит тренер, по-русски.

## Названия: строки, столбцы и блоки, приёмы, шесть способов буклета

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
coach-booklet-crossing = пересечение
coach-booklet-block_crossing = пересечение в блоке
coach-booklet-elimination = пересечение с вычёркиванием
coach-booklet-exclusion = исключение
coach-booklet-deduction = вывод

coach-name-full_house = последняя клетка
coach-name-slide = скрытая одиночка в блоке
coach-name-block_crossing = скрытая одиночка в блоке
coach-name-crossing = скрытая одиночка в строке или столбце
coach-name-elimination = явная одиночка в строке или столбце
coach-name-exclusion = явная одиночка
coach-name-pointing = запертые кандидаты в блоке
coach-name-claiming = запертые кандидаты в строке или столбце
coach-name-naked_pair = явная пара
coach-name-naked_triple = явная тройка
coach-name-naked_quad = явная четвёрка
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

coach-idea-full_house = Строка, столбец или блок с одной свободной клеткой получает единственную недостающую цифру.
coach-idea-slide = Одинаковые цифры в строках или столбцах, пересекающих блок, оставляют в нём для этой цифры одну клетку.
coach-idea-block_crossing = Из свободных клеток блока только одна ещё может принять цифру, которой блоку недостаёт.
coach-idea-crossing = Строке или столбцу недостаёт цифры, и принять её может только одна из свободных клеток.
coach-idea-elimination = Из немногих цифр, которых недостаёт строке или столбцу, к одной из клеток подходит только одна.
coach-idea-exclusion = В строке, столбце и блоке клетки вместе видны восемь разных цифр.
coach-idea-exclusion-noted = Для клетки осталась одна цифра: часть остальных видна в её строке, столбце и блоке, другие исключены раньше.
coach-idea-pointing = Все места цифры в блоке лежат в одной строке или одном столбце, поэтому больше нигде там её нет.
coach-idea-claiming = Все места цифры в строке или столбце лежат в одном блоке, поэтому больше нигде в этом блоке её нет.
coach-idea-naked_subset = Нескольким клеткам строки, столбца или блока осталось ровно столько же цифр, и они делят их между собой.
coach-idea-hidden_subset = Несколько цифр строки, столбца или блока подходят лишь к стольким же клеткам, и ничего другого там быть не может.
coach-idea-fish = В нескольких строках (или столбцах) у цифры есть места лишь в стольких же столбцах (или строках), и в каждом она занимает одну клетку.
coach-idea-finned_fish = Была бы рыба, не будь лишних мест в одном блоке; что видит и их, всё равно отпадает.
coach-idea-sashimi_fish = Рыба без одного угла: его заменяют другие места в одном блоке.
coach-idea-skyscraper = В двух строках (или двух столбцах) у цифры по два места, и они связаны с одной стороны: она стоит в одном из других концов.
coach-idea-two_string_kite = В строке и в столбце у цифры по два места, и они встречаются в блоке: она стоит в одном из дальних концов.
coach-idea-turbot_fish = У цифры по два места в двух областях (строках, столбцах или блоках), связанных с одной стороны: она стоит в одном из дальних концов.
coach-idea-empty_rectangle = В блоке цифра может стоять лишь в одной строке и одном столбце; два её места в стороне решают, где именно.
coach-idea-xy_wing = Клетка с двумя цифрами видит две другие, и что бы в ней ни стояло, в одной из них будет одна и та же третья цифра.
coach-idea-xyz_wing = Клетка с тремя цифрами видит две другие, и в одной из трёх стоит их общая цифра.
coach-idea-w_wing = В двух клетках с одними и теми же двумя цифрами не может стоять одна и та же: она нужна строке, столбцу или блоку между ними.
coach-idea-remote_pair = Клетки с одними и теми же двумя цифрами образуют цепь, и на её концах стоят разные из них.
coach-idea-simple_colouring = Места цифры раскрашиваются поочерёдно вдоль пар: один из двух цветов верен.
coach-idea-multi_colouring = Две раскрашенные цепи цифры соприкасаются, и не все их цвета могут быть верны.
coach-idea-unique_rectangle = Четыре клетки с одними и теми же двумя цифрами можно было бы поменять местами, но решение у задачи одно.
coach-idea-bug = Останься у каждой клетки по две цифры, решение не могло бы быть единственным; значит, лишняя цифра верна.
coach-idea-x_chain = Цепь мест одной цифры: если её нет в первом, она в последнем.
coach-idea-xy_chain = Цепь клеток с двумя цифрами: если в первой нет этой цифры, она в последней.
coach-idea-aic = Цепь кандидатов, поочерёдно неверных и верных: верен первый или последний.
coach-idea-grouped_aic = Цепь, где несколько мест в одной строке или столбце блока считаются за одно: верно первое или последнее звено.
coach-idea-als_xz = В двух группах клеток по одной лишней цифре, и общая цифра не может стоять в обеих.
coach-idea-als_xy_wing = В трёх группах клеток по одной лишней цифре, и средняя отнимает цифру у одной из крайних.
coach-idea-als_chain = В цепи групп с одной лишней цифрой каждая отнимает цифру у следующей.
coach-idea-sue_de_coq = Где блок пересекается со строкой или столбцом, у этих клеток вместе с несколькими другими ровно столько цифр, сколько их самих.
coach-idea-death_blossom = Что бы ни стояло в клетке, она отнимает эту цифру у одной из групп, и та тогда сохраняет одну и ту же цифру.
coach-idea-forcing_chain = Проследите звено за звеном, к чему ведёт предположение, пока оно не рухнет или все случаи не кончатся одинаково.
coach-idea-forcing_net = Проследите всё, к чему ведёт предположение, даже по нескольким причинам сразу, пока оно не рухнет или все случаи не кончатся одинаково.
coach-idea-nested_net = Проследите предположение, а где оно остановится, переберите все случаи: рушатся все.

## Шаг 1: куда смотреть

coach-where-house = Поищите { $in }.
coach-where-digit = Посмотрите, где может стоять { $digit }.
coach-where-cell = Посмотрите вокруг { $cell }.

## Шаг 2: что искать

coach-what = Ищите вот что: { $name }. { $idea }
coach-what-booklet = Ищите то, что буклет называет «{ $booklet }» ({ $name }). { $idea }
coach-what-deduction = Ищите вот что: { $name } (в буклете — «{ $booklet }»). { $idea }

## Шаг 3: доказательство

coach-proof-full_house = Осталась одна свободная клетка { $in }, и недостаёт только цифры { $digit }.
coach-proof-hidden = Из-за цифры { $digit } в { $tiles } ни одна другая свободная клетка { $in } не может её принять.
coach-proof-hidden-noted = Из-за цифры { $digit } в { $tiles } и потому, что в { $out } она исключена раньше, ни одна другая свободная клетка { $in } не может её принять.
coach-proof-hidden-only-noted = У цифры { $digit } осталось { $in } одно место: в { $out } она исключена раньше.
coach-proof-elimination = Чего ещё недостаёт { $in }: { $missing }. Из них клетка { $cell } видит { $seen } (в { $tiles }), остаётся только { $digit }.
coach-proof-elimination-noted = Чего ещё недостаёт { $in }: { $missing }. Из них клетка { $cell } видит { $seen } (в { $tiles }); исключено в ней раньше: { $out }. Остаётся только { $digit }.
coach-proof-elimination-only-noted = Чего ещё недостаёт { $in }: { $missing }. Из них в клетке { $cell } исключено раньше: { $out }. Остаётся только { $digit }.
coach-proof-exclusion = В строке, столбце и блоке клетки { $cell } вместе видны все цифры, кроме { $digit }.
coach-proof-exclusion-noted = В строке, столбце и блоке клетки { $cell } видны { $seen }; исключено в ней раньше: { $out }. Остаётся только { $digit }.
coach-proof-exclusion-only-noted = В клетке { $cell } все цифры, кроме { $digit }, исключены раньше.
coach-proof-locked = Все места цифры { $digit } { $in } ({ $places }) лежат также { $in-cover }.
coach-proof-naked_subset = Клеткам { $places } { $in } на всех остаются только { $digits }: цифр — { $count }, клеток — { $count }.
coach-proof-hidden_subset = Цифры { $digits } подходят { $in } только к { $places }: клеток — { $count }, цифр — { $count }.
coach-proof-fish = Цифра { $digit } может стоять { $bases } только { $covers } и занимает там по одной клетке.
coach-proof-finned_fish = Цифра { $digit } может стоять { $bases } только { $covers } или же в { $either }. В любом случае её нет в клетках { $covers }, которые видят и { $fins }.
coach-proof-turbot = У цифры { $digit } два места { $in } и два { $in-two }. Клетки { $near } видят друг друга, значит, хотя бы в одной из { $far } стоит { $digit }.
coach-proof-empty_rectangle = Цифра { $digit } может стоять { $in } только { $in-arm } или { $in-other }.
coach-proof-rectangle-pair = У цифры { $digit } { $in-pair } всего два места: { $near } и { $far }. Если она не в { $far }, то в { $near }, и тогда { $digit } блока стоит { $in-other }.
coach-proof-xy_wing = В { $pivot } стоит { $x } или { $y }. Если { $x }, то в { $one } стоит { $digit }; если { $y }, то в { $two } стоит { $digit }.
coach-proof-xyz_wing = В { $pivot } стоит { $x }, { $y } или { $digit }. Если { $x }, то в { $one } стоит { $digit }; если { $y }, то в { $two } стоит { $digit }. Значит, { $digit } стоит в одной из трёх клеток.
coach-proof-w_wing = Клеткам { $one } и { $two } остаются только { $digits }. Будь в обеих { $link }, для { $link } не осталось бы места { $in }; значит, в одной из них { $digit }.
coach-proof-remote_pair = Клеткам { $places } остаются только { $digits }, и каждая видит следующую. Значит, в { $first } и { $last } стоят разные из них.
coach-proof-colours = От пары к паре: цифра { $digit } стоит либо в { $first }, либо в { $second }.
coach-proof-colours-too = Точно так же цифра { $digit } стоит либо в { $first }, либо в { $second }.
coach-proof-sees-both = Значит, в клетке, которая видит и те, и другие, цифры { $digit } быть не может.
coach-proof-colour-twice = Но { $one } и { $two } обе лежат { $in }; значит, цифры { $digit } нет в { $second }.
coach-proof-colour-sees-both = Но { $one } видит { $two }, а { $other } видит { $four }: стой цифра { $digit } в { $first }, с другой стороны ей не осталось бы места.
coach-proof-colours-touch = Поскольку { $one } и { $two } видят друг друга, цифра { $digit } не стоит и в { $first }, и в { $third }; значит, она в { $second } или в { $fourth }.
coach-proof-unique_rectangle = В { $floor } остаются только { $digits }. Не останься и в { $roof } других цифр, четыре клетки можно было бы поменять местами, и решений было бы два.
coach-proof-rectangle-bound = Цифра { $link } может стоять { $in } только в { $roof }. Окажись рядом { $digit }, их можно было бы поменять местами.
coach-proof-rectangle-extra = Значит, в одной из { $roof } стоит { $digit }.
coach-proof-bug = Без цифры { $digit } в { $cell } у каждой свободной клетки осталось бы по две цифры, и у каждой из них по два места в строке, столбце и блоке. Тогда решение не могло бы быть единственным.
coach-proof-chain = Если { $first } неверно, то верно { $last }: { $chain }. Значит, одно из двух верно.
coach-proof-chain-place = Даже если считать { $first } неверным, выходит, что оно верно: { $chain }.
coach-proof-als = Группы клеток, где цифр на одну больше, чем клеток: { $sets }.
coach-proof-als-link = Цифра { $digit } не может стоять сразу в обеих группах { $one } и { $two }.
coach-proof-als-ends = Значит, { $digit } стоит в { $first } или в { $last }.
coach-proof-sue_de_coq = Клетки { $crossing }, { $line } и { $block }: клеток — { $count }, и цифр ровно { $count }: { $digits }. Ни одна цифра не осталась сразу и в { $line }, и в { $block }, поэтому каждая стоит в этих клетках ровно один раз.
coach-proof-death_blossom = В { $stem } стоит { $either }.
coach-proof-petal = Если в { $stem } стоит { $link }, то в группе { $places } ({ $digits }) стоит { $digit }.

coach-suppose = Предположим, что { $assumed }.
coach-impossible = Это невозможно.
coach-follows = Тогда { $line }.
coach-case = Если { $assumed }:
coach-cases-cell = Переберём все цифры, оставшиеся в { $cell }: { $digits }.
coach-cases-house = Переберём все места, оставшиеся для { $digit } { $in }: { $places }.
coach-cases-agree = Во всех случаях: { $claim }.
coach-cases-fail = Значит, рушатся все случаи.
coach-end-cell = Для { $cell } не остаётся ни одной цифры.
coach-end-house = Для цифры { $digit } не остаётся места { $in }.
coach-end-twice = Цифра { $digit } стояла бы { $in } дважды.
coach-end-two = В { $cell } стояли бы две цифры.
coach-join = { $one }; { $two }
coach-set = { $name } = { $places } ({ $digits })

coach-so-place = Значит, в { $cell } стоит { $digit }.
coach-so-remove = Поэтому { $removals }.
coach-removal = { $digit } исключается в { $places }

## Пять уровней

level-1 = Лёгкий
level-2 = Средний
level-3 = Хитрый
level-4 = Трудный
level-5 = Дьявольский

level-1-idea = Хватает первых пяти способов буклета, без пометок.
level-2-idea = Выводы внутри строки, столбца или блока и их соседей: запертые цифры, пары и тройки.
level-3-idea = Узоры по всей сетке: рыбы, крылья, цвета.
level-4-idea = Цепи и группы клеток с одной лишней цифрой.
level-5-idea = Предположения приходится прослеживать, пока они не рухнут.

## Ошибки игрока

coach-mistake-where = Что-то { $in } не может быть верно.
coach-mistake-what-digit = Посмотрите ещё раз на цифру { $digit } в { $cell }.
coach-mistake-what-note = Посмотрите ещё раз на свои пометки в { $cell }.
coach-mistake-clash = Цифра { $digit } в { $cell } видит { $digit } в { $seen }.
coach-mistake-digit = Цифра { $digit } в { $cell } не может быть верна.
coach-mistake-note = Цифры, которой место в { $cell }, нет среди ваших пометок.
coach-mistake-back = Чтобы вернуться к тому, что было до ошибки, очистите { $erase }.
coach-mistake-back-note = Сотрите пометки в { $erase } и запишите их заново.

## Конец

coach-solved = Всё заполнено, и всё верно.
coach-stuck = Из этой сетки больше ничего не следует: каждую свободную клетку ещё можно заполнить по-разному.
coach-budget = Поиск следующего шага остановлен: он длился слишком долго.

## Сообщения об ошибках

error-problem-is-full = Решать нечего: свободных клеток нет.
error-problem-is-empty = Не от чего оттолкнуться: ни одна клетка не заполнена.
error-bad-notes = «{ $value }» — не пометка. Напишите клетку, знак равенства и цифры, например a1=259.
error-not-from-problem = В { $cell } у сетки нет цифры { $symbol }, данной в задаче.
error-bad-stage = Шага { $value } нет; шаги — 1, 2 и 3.
error-nothing-to-rate = В { $path } нет ни одной задачи.
error-file-unwritable = Не удаётся записать { $path }: { $detail }.
error-bad-problem-line = Строка { $line }: { $cause }

## Командная строка

cli-hint = Подсказать следующий шаг.
cli-hint-problem = Задача: 81 знак, точка или 0 для каждой свободной клетки.
cli-hint-stage = 1: куда смотреть, 2: что искать, 3: всё доказательство.
cli-hint-lang = Язык: en, fr, it, nl, ru или de.
cli-hint-svg = Записать картинку шага в этот файл.
cli-hint-grid = Ваша сетка, как она есть сейчас.
cli-hint-notes = Ваши пометки, например a1=259 b3=47.
cli-hint-unique = Разрешить и те доводы, что верны лишь потому, что решение одно.
cli-rate = Оценить, насколько трудны задачи, по строке на каждую.
cli-rate-file = Сама задача или файл, по задаче в строке; - читает стандартный ввод.
cli-rate-json = Записать для каждой задачи документ JSON.
cli-rate-solved = решается логикой
cli-rate-not-solved = логикой не решена
cli-rate-budget = остановлено, поиск слишком долгий
cli-rate-line = { $problem } уровень { $level }, очки { $score }, { $hardest }, { $logic } (набор приёмов { $set })
cli-explain = Объяснить весь путь к решению.
cli-explain-problem = Задача: 81 знак, точка или 0 для каждой свободной клетки.
cli-explain-lang = Язык: en, fr, it, nl, ru или de.
cli-explain-unique = Разрешить и те доводы, что верны лишь потому, что решение одно.
cli-explain-svg = Записать картинку каждого шага в эту папку или одного шага в этот файл (*.svg).
cli-explain-step = Только этот шаг, счёт с 1.
error-no-such-step = Шагов на этом пути: { $steps }; шага { $value } нет.
cli-explain-line = { $n }. { $name }: { $proof }
