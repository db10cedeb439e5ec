one-two-three-name = Раз-два-три
one-two-three-summary = Одна цифра за ход, потом две, потом три: заполняйте сетку вместе и собирайте бонусы.

one-two-three-option-sand-glass = Секунд на каждую цифру хода и на исправление (в печатных правилах 60)
one-two-three-option-sequence = Число цифр за ход, круг за кругом
one-two-three-option-sequence-classic = 1, 2, 3, 1, 2, 3 и так далее
one-two-three-option-sequence-shortened = 1, 2, потом всегда 3
one-two-three-option-sequence-express = Всегда 3
one-two-three-option-handicap = Фора: места со 2 по 5 начинают с 4, 6, 8 и 10 очками
one-two-three-option-final-order = Порядок ходов в последнем круге
one-two-three-option-final-order-lowest-first = Сначала те, у кого меньше очков
one-two-three-option-final-order-unchanged = Тот же порядок, что и всегда
one-two-three-option-teams = Команды: вчетвером, места 1 и 3 против 2 и 4
one-two-three-option-corrected-counts = Верное исправление приносит очки
one-two-three-mark-sand-glass = [printed|Часы необязательны: минута на цифру.]
one-two-three-mark-fault-solution = [reading|Сетку надо заполнить, поэтому мы сверяем с решением. Другое прочтение: ошибка — только цифра, которая не подходит.]
one-two-three-mark-fault-rule = [reading|Правило можно понять и так. Другое прочтение: сверяют с решением, ведь сетку надо заполнить.]
one-two-three-mark-sequence-classic = [printed|1, 2, 3, 1, 2, 3 и так далее.]
one-two-three-mark-sequence = [edition|В правилах 2006 года есть только 1, 2, 3, 1, 2, 3.]
one-two-three-mark-handicap-on = [printed|Кто начинает позже, получает очки заранее.]
one-two-three-mark-handicap-off = [edition|По правилам 2006 года места 2–5 начинают с 4, 6, 8 и 10 очками.]
one-two-three-mark-final-order-lowest-first = [printed|Начинает тот, у кого меньше очков.]
one-two-three-mark-final-order-unchanged = [edition|По правилам 2006 года последний круг начинает тот, у кого меньше очков.]
one-two-three-mark-teams-on = [edition|По правилам 2006 года каждый играет за себя.]
one-two-three-mark-teams-off = [printed|Каждый играет за себя.]
one-two-three-mark-corrected-counts-on = [printed|За верное исправление дают очки.]
one-two-three-mark-corrected-counts-off = [edition|По правилам 2006 года за верное исправление дают очки.]
one-two-three-mark-correction-must = [printed|Цифру надо исправить.]
one-two-three-mark-correction-may = [reading|В правилах не сказано, что делать, если цифры не знают. Другое прочтение: написать надо обязательно.]
one-two-three-mark-fine-printed = [printed|Ошибка стоит очков.]
one-two-three-mark-fine-none = [addition|По правилам ошибка стоит 1, 2 или 3 очка. Это — для первого вечера.]
one-two-three-mark-fewer-may = [reading|По правилам пишут все цифры хода. Другое прочтение: прежде чем написать меньше, спрашивают соперников.]
one-two-three-mark-fewer-asked = [reading|По правилам пишут все цифры хода и не сказано, что делать, если цифры не находят. Другое прочтение: остановиться можно в любой момент.]
one-two-three-mark-stopped-early = [reading|В правилах об этом не сказано. Другое прочтение: тот, кто закончил раньше, 10 очков не теряет.]
one-two-three-mark-final-round = [reading|В правилах не сказано, как узнать последний круг. Другое прочтение: тот, в котором сетка заполнится.]
one-two-three-mark-triple = [reading|Правило можно понять двояко. Другое прочтение: три очка сверх этих 2.]
one-two-three-mark-nothing-left = [reading|В правилах не сказано, что значит «писать нечего». Другое прочтение: цифру не находят, хотя клетки ещё свободны.]
one-two-three-mark-recount = [reading|В правилах сказано лишь, чего стоит ошибка. Другое прочтение: очки за тот ход остаются.]
one-two-three-mark-wrong-correction = [reading|В правилах сказано лишь, что цифру надо исправить. Другое прочтение: за неверное исправление больше ничего не снимают.]
one-two-three-mark-correction-clock = [addition|В правилах нет часов для исправления.]
one-two-three-mark-stuck = [addition|По правилам игра кончается только с заполненной сеткой.]
one-two-three-option-correction = После ошибки
one-two-three-option-correction-may = Исправить цифру или оставить клетку свободной
one-two-three-option-correction-must = Цифру надо исправить
one-two-three-option-fine = Штраф за ошибку
one-two-three-option-fine-printed = 1, 2 или 3 очка, смотря какой круг
one-two-three-option-fine-none = Без штрафа: цифра стирается и считается одной из цифр хода
one-two-three-option-fewer = Написать меньше цифр, чем положено
one-two-three-option-fewer-may = Когда угодно
one-two-three-option-fewer-asked = Только с согласия соперников
one-two-three-reason-stuck = Ни в одну свободную клетку не подходит ни одна цифра: игра окончена.
one-two-three-sheet = Таблица очков
one-two-three-sheet-line = { $round ->
    [0] Начало
   *[other] Круг { $round }
}, { $seat }: { $parts } = { $sum }
one-two-three-sheet-turn = { $round ->
    [0] Начало
   *[other] Круг { $round }
}
one-two-three-sheet-pair = пара
one-two-three-sheet-triple = тройка
one-two-three-sheet-house = завершение
one-two-three-sheet-handicap = фора
one-two-three-sheet-unable = нечего вписать
one-two-three-sheet-fines = штраф
one-two-three-pack-family = Цифра, которая не подходит, не принимается; неверная стирается без штрафа. Без часов.
one-two-three-pack-strict = Каждая ошибка сразу объявляется и штрафуется. Секунд на цифру: { $seconds }.

one-two-three-event-round = { $final ->
    [yes] Начинается последний круг
   *[no] Начинается круг { $round }
}, { $asks ->
    [one] по { $asks } цифре
    [few] по { $asks } цифры
   *[many] по { $asks } цифр
}: { $order }.
one-two-three-event-erased = { $points ->
    [0] { $seat }: цифра { $symbol } в { $cell } стёрта.
    [one] { $seat }: цифра { $symbol } в { $cell } стёрта, и { $points } очко снято.
    [few] { $seat }: цифра { $symbol } в { $cell } стёрта, и { $points } очка снято.
   *[many] { $seat }: цифра { $symbol } в { $cell } стёрта, и { $points } очков снято.
}
one-two-three-event-erased-you = { $points ->
    [0] Ваша цифра { $symbol } в { $cell } стёрта.
    [one] Ваша цифра { $symbol } в { $cell } стёрта, и { $points } очко снято.
    [few] Ваша цифра { $symbol } в { $cell } стёрта, и { $points } очка снято.
   *[many] Ваша цифра { $symbol } в { $cell } стёрта, и { $points } очков снято.
}
one-two-three-event-matched = { $count ->
    [2] Две цифры { $symbol } за один ход
   *[3] Три цифры { $symbol } за один ход
}: { $points ->
    [one] { $seat } получает ещё { $points } очко.
    [few] { $seat } получает ещё { $points } очка.
   *[many] { $seat } получает ещё { $points } очков.
}
one-two-three-event-matched-you = { $count ->
    [2] Две цифры { $symbol } за один ход
   *[3] Три цифры { $symbol } за один ход
}: { $points ->
    [one] вы получаете ещё { $points } очко.
    [few] вы получаете ещё { $points } очка.
   *[many] вы получаете ещё { $points } очков.
}
one-two-three-event-completed = { $houses-count ->
    [one] { $seat } заполняет строку, столбец или блок
    [few] { $seat } заполняет сразу { $houses-count } области (строка, столбец, блок)
   *[many] { $seat } заполняет сразу { $houses-count } областей (строка, столбец, блок)
}: { $points ->
    [0] бонус за этот ход уже есть.
    [one] ещё { $points } очко.
    [few] ещё { $points } очка.
   *[many] ещё { $points } очков.
}
one-two-three-event-completed-you = { $houses-count ->
    [one] Вы заполняете строку, столбец или блок
    [few] Вы заполняете сразу { $houses-count } области (строка, столбец, блок)
   *[many] Вы заполняете сразу { $houses-count } областей (строка, столбец, блок)
}: { $points ->
    [0] бонус за этот ход уже есть.
    [one] ещё { $points } очко.
    [few] ещё { $points } очка.
   *[many] ещё { $points } очков.
}
one-two-three-event-fined = { $points ->
    [one] { $seat } теряет { $points } очко за ошибку в { $cell }.
    [few] { $seat } теряет { $points } очка за ошибку в { $cell }.
   *[many] { $seat } теряет { $points } очков за ошибку в { $cell }.
}
one-two-three-event-fined-you = { $points ->
    [one] Вы теряете { $points } очко за ошибку в { $cell }.
    [few] Вы теряете { $points } очка за ошибку в { $cell }.
   *[many] Вы теряете { $points } очков за ошибку в { $cell }.
}
one-two-three-event-correction-due = { $seat } может исправить { $cell } или оставить клетку свободной.
one-two-three-event-correction-due-you = Вы можете исправить { $cell } или оставить клетку свободной.
one-two-three-event-correction-required = { $seat }: клетку { $cell } надо исправить.
one-two-three-event-correction-required-you = Вам надо исправить клетку { $cell }.
one-two-three-event-corrected = { $right ->
    [yes] { $points ->
        [0] { $seat } исправляет клетку { $cell }, цифра { $symbol }: верно, без очков.
        [one] { $seat } исправляет клетку { $cell }, цифра { $symbol }: верно, { $points } очко.
        [few] { $seat } исправляет клетку { $cell }, цифра { $symbol }: верно, { $points } очка.
       *[many] { $seat } исправляет клетку { $cell }, цифра { $symbol }: верно, { $points } очков.
    }
   *[no] { $because-count ->
        [0] { $seat } исправляет клетку { $cell }, цифра { $symbol }: снова неверно.
       *[other] { $seat } исправляет клетку { $cell }, цифра { $symbol }: снова неверно, смотрите { $because }.
    }
}
one-two-three-event-corrected-you = { $right ->
    [yes] { $points ->
        [0] Вы исправляете клетку { $cell }, цифра { $symbol }: верно, без очков.
        [one] Вы исправляете клетку { $cell }, цифра { $symbol }: верно, { $points } очко.
        [few] Вы исправляете клетку { $cell }, цифра { $symbol }: верно, { $points } очка.
       *[many] Вы исправляете клетку { $cell }, цифра { $symbol }: верно, { $points } очков.
    }
   *[no] { $because-count ->
        [0] Вы исправляете клетку { $cell }, цифра { $symbol }: снова неверно.
       *[other] Вы исправляете клетку { $cell }, цифра { $symbol }: снова неверно, смотрите { $because }.
    }
}
one-two-three-event-left-empty = { $seat } оставляет { $cell } свободной.
one-two-three-event-left-empty-you = Вы оставляете { $cell } свободной.
one-two-three-event-finished = { $written ->
    [0] { $seat } заканчивает ход, ничего не написав.
    [one] { $seat } заканчивает ход после { $written } цифры.
    [few] { $seat } заканчивает ход после { $written } цифр.
   *[many] { $seat } заканчивает ход после { $written } цифр.
}
one-two-three-event-finished-you = { $written ->
    [0] Вы заканчиваете ход, ничего не написав.
    [one] Вы заканчиваете ход после { $written } цифры.
    [few] Вы заканчиваете ход после { $written } цифр.
   *[many] Вы заканчиваете ход после { $written } цифр.
}
one-two-three-event-wants-to-stop = { $seat } больше ничего не находит и предлагает идти дальше.
one-two-three-event-wants-to-stop-you = Вы больше ничего не находите и предлагаете идти дальше.
one-two-three-event-keep-looking = { $seat } просит поискать ещё: { $against }.
one-two-three-event-keep-looking-you = Вы просите поискать ещё.
one-two-three-event-compensated = { $seats-count ->
    [1] Писать стало нечего раньше, чем дошла очередь: { $seats } получает { $points } очков.
   *[other] Писать стало нечего раньше, чем дошла очередь: { $seats } получают по { $points } очков.
}
one-two-three-event-compensated-you = Писать стало нечего раньше, чем дошла очередь: вы получаете { $points } очков.
one-two-three-move-correct = исправить { $cell } на { $symbol }
one-two-three-move-leave = оставить { $cell } свободной

error-no-digit-there = В { $cell } никто не писал цифры.
error-nothing-to-correct = В { $cell } вам нечего исправлять.
error-must-correct = Исправьте { $cell }: туда ещё подходит цифра.
error-correction-owed = Сначала место { $owing } должно исправить { $cell } или оставить клетку свободной.
error-teams-need-four = Для команд нужны 4 игрока, а не { $seats }.

## Правила

one-two-three-rules-goal =
    От 2 до 5 игроков вместе заполняют одну задачу 9×9. Когда сетка заполнена, побеждает тот, у кого больше всех очков. { rules-shared-win }

    { rules-sudoku }
one-two-three-rules-material =
    Одна задача с ровно одним решением, на одном поле.

    { rules-seats } Чтобы уравнять шансы, места 2, 3, 4 и 5 начинают с 4, 6, 8 и 10 очками.
one-two-three-rules-turn =
    В первом круге каждый пишет в свой ход одну цифру, во втором две, в третьем три, потом снова одну, две, три и так далее, каждую в свободную клетку. Закончить можно и раньше; как в коробке, соперники должны согласиться, но отказать они могут только раз за ход. { one-two-three-mark-fewer-asked } Если свободных клеток осталось меньше, вы пишете, сколько есть.

    Последний круг: в начале каждого круга сосчитайте свободные клетки. Если их не больше, чем все игроки вместе должны написать в этом круге, он последний. { one-two-three-mark-final-round } В нём ходят в порядке очков, начиная с того, у кого их меньше; при равенстве порядок обычный. Если сетка и после него не заполнена, идёт следующий круг последовательности, и он снова последний.
one-two-three-rules-points =
    - Каждая цифра: её значение, то есть за 7 — 7 очков.
    - Две одинаковые цифры за один ход: ещё 2.
    - Три одинаковые цифры за один ход: ещё 3, вместо этих 2. { one-two-three-mark-triple }
    - Заполнить строку, столбец или блок: ещё 10, но один раз за ход, сколько бы их ни было.
    - Если в последнем круге вы ничего не можете написать, потому что сетка уже заполнена: 10. { one-two-three-mark-nothing-left } Тот, кто в последнем круге закончил раньше, их не получает. { one-two-three-mark-stopped-early }

    Пример с Аной, Беном и Клео, которые начинают с 0, 4 и 6. В круге с одной цифрой Ана пишет 9, у неё 9. Бен пишет 7 и заполняет столбец: 4 + 7 + 10 = 21. Клео пишет 5, у неё 11. В круге с двумя цифрами Ана пишет 8 и 8: 9 + 16 + 2 = 27. Бен пишет 6 и неверную 4, и кто-то это заметил: 4 стирают, и штраф — 2 очка, так что у него 21 + 6 − 2 = 25. Он исправляет её на верную 1, и у него 26.
one-two-three-rules-mistakes =
    Цифра, которая не совпадает с решением, — ошибка. { one-two-three-mark-fault-solution } Все всё время проверяют: возразить можно против любой цифры, которую написал игрок, даже против своей, в любую минуту до конца игры.

    Если возражение верно:

    - Цифру стирают, и тот ход считают заново без неё: значение, одинаковые цифры и заполненные строки, столбцы и блоки. { one-two-three-mark-recount }
    - Тот, кто её написал, теряет 1, 2 или 3 очка: столько, сколько цифр пишут за ход в том круге, когда она появилась.
    - Прежде чем игра пойдёт дальше, он её исправляет: пишет одну цифру в ту же клетку или оставляет клетку свободной. { one-two-three-mark-correction-may } Верное исправление считается так, будто его написали в тот самый ход. За неверное снимают ещё столько же очков, и клетка остаётся свободной. { one-two-three-mark-wrong-correction }

    При подсчёте в конце ничего не судят заново. При судье ошибку объявляют в ту минуту, когда она написана.

    { rules-referees-choose }

    - Игроки, как в печатной игре: написанная цифра остаётся, а все смотрят в оба до конца игры. Если возражение неверно, штрафа нет и цифра остаётся. { mark-wrong-objection }
    { rules-referees-rest }

    { rules-referees-last }

    { rules-referees-solution }

    { rules-referees-people }
one-two-three-rules-clock = Если не выбрать другого, часов нет. Если их включить, ход в круге с одной, двумя или тремя цифрами длится одну, две или три минуты. Что написано вовремя, то считается, и ход окончен. На исправление даётся одна минута; потом клетка остаётся свободной. { one-two-three-mark-correction-clock }
one-two-three-rules-end = Игра кончается, когда сетка заполнена. Если за ошибками следят игроки, сначала все смотрят в последний раз: возразить можно против любой цифры, пока все не примут ход. { mark-last-move } Если ошибка — только цифра, которая не подходит, игра кончается и тогда, когда ни в одну свободную клетку не подходит ни одна цифра; в последнем круге те, до кого не дошла очередь, получают 10 очков. { one-two-three-mark-stuck } Она кончается и тогда, когда за три круга подряд на поле не прибавилось ни одной цифры. { one-two-three-mark-stuck } Побеждает тот, у кого больше очков.
one-two-three-rules-variants =
    - Меньше кругов: по 1, 2, 3, 3, 3… цифры или сразу по 3, 3, 3… { one-two-three-mark-sequence }
    - Без форы: все начинают с 0. { one-two-three-mark-handicap-off }
    - В последнем круге порядок может остаться обычным. { one-two-three-mark-final-order-unchanged }
    - Команды: четверо играют двое на двое, места 1 и 3 против 2 и 4, и складывают свои очки. { one-two-three-mark-teams-on }
    - Ошибка — только цифра, которая не подходит. { one-two-three-mark-fault-rule }
    - Верное исправление не приносит очков, как в более позднем издании. { one-two-three-mark-corrected-counts-off }
one-two-three-rules-credit = По игре «Défi Sudoku en famille ou entre amis», издательство Sudoku123.ca, 2006 год.

## За столом, в браузере

one-two-three-line-asks = { $final ->
    [yes] Последний круг
   *[no] Круг { $round }
}: { $left ->
    [one] написать { $left } цифру
    [few] написать { $left } цифры
    [many] написать { $left } цифр
   *[other] написать { $left } цифр
}
one-two-three-line-handicap = Кто ходит позже, получает фору в несколько очков.
one-two-three-line-correct = Исправьте { $cell }: впишите верную цифру или оставьте клетку свободной.
one-two-three-line-must-correct = Исправьте { $cell }: впишите верную цифру.
one-two-three-act-leave = Оставить свободной
one-two-three-line-fewer = { $name } больше ничего не находит. Продолжаем?
one-two-three-act-fewer-yes = Да, продолжаем
one-two-three-act-fewer-no = Нет, ищите ещё
one-two-three-line-last-look = Последняя проверка: ещё можно возразить против любой цифры.
one-two-three-fault-here = { $fault ->
    [solution] Ошибкой считается цифра, которая не совпадает с решением.
   *[rule] Ошибкой считается цифра, которая не подходит.
}

## Первая игра с подсказками и пример рядом с правилами

one-two-three-learn-1 = В этом круге каждый пишет одну цифру и получает столько же очков. Напишите { $symbol } в { $cell }.
one-two-three-learn-2 = { $name } пишет { $theirs } в { $there }, а в строке, столбце или блоке такая уже есть. Нажмите «Возражаю!», затем { $there }.
one-two-three-learn-3 = { $name }: минус одно очко, и ошибка исправлена. Теперь все пишут по две цифры. Сначала { $symbol } в { $cell }.
one-two-three-learn-4 = И ещё одна { $symbol } в { $cell }: за пару ещё 2 очка.
one-two-three-learn-5 = { $name } заполняет сетку. Всё верно: нажмите «Принимаю».
one-two-three-learn-6 = Полная строка, столбец или блок — ещё 10 очков. Дальше был бы круг по три цифры. Теперь вы знаете всю игру!

## The rules in a minute: one sentence for each drawn step

one-two-three-rules-minute-1 = Вы вместе заполняете одну сетку. В первом круге каждый пишет одну цифру, во втором две, в третьем три, потом всё сначала.
one-two-three-rules-minute-2 = Каждая цифра приносит очки по своему значению: 5 очков за 5. Кто начинает позже, получает заранее от 4 до 10 очков.
one-two-three-rules-minute-3 = Кто-то замечает неверную цифру: это стоит Бену от одного до трёх очков, и он её исправляет.
one-two-three-rules-minute-4 = Две одинаковые цифры за ход приносят ещё 2 очка, три — 3. { one-two-three-mark-triple } Заполнить строку, столбец или блок: ещё 10.
one-two-three-rules-minute-5 = Последний круг начинает тот, у кого меньше очков. Если сетка заполнена до вашего хода, вы получаете 10 очков. { one-two-three-mark-nothing-left }
one-two-three-rules-minute-6 = Игра кончается, когда сетка заполнена. Побеждает тот, у кого больше очков.

## For whom, and tips: on its page, and now and then at the table of a first game

one-two-three-rules-players = От 2 до 5 игроков; советуем от 10 лет. { mark-players }
one-two-three-tip-1 = Продумайте каждый круг и думайте о следующем.
one-two-three-tip-2 = Пишите большие цифры или одинаковые: две или три одинаковые дают бонус.
one-two-three-tip-3 = Заполняйте строку, столбец или блок и оставляйте другим как можно меньше очков.
one-two-three-rules-tips =
    - { one-two-three-tip-1 }
    - { one-two-three-tip-2 }
    - { one-two-three-tip-3 }
