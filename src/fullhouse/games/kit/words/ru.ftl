## Выкладывать плитки

event-laid = { $points ->
    [0] { $seat } кладёт плитку { $symbol } на { $cell }: без очков.
    [one] { $seat } кладёт плитку { $symbol } на { $cell }: { $points } очко.
    [few] { $seat } кладёт плитку { $symbol } на { $cell }: { $points } очка.
   *[many] { $seat } кладёт плитку { $symbol } на { $cell }: { $points } очков.
}
event-laid-alone = { $points ->
    [0] Плитка { $symbol } лежит на { $cell }: без очков.
    [one] Плитка { $symbol } лежит на { $cell }: { $points } очко.
    [few] Плитка { $symbol } лежит на { $cell }: { $points } очка.
   *[many] Плитка { $symbol } лежит на { $cell }: { $points } очков.
}
event-laid-you = { $points ->
    [0] Вы кладёте плитку { $symbol } на { $cell }: без очков.
    [one] Вы кладёте плитку { $symbol } на { $cell }: { $points } очко.
    [few] Вы кладёте плитку { $symbol } на { $cell }: { $points } очка.
   *[many] Вы кладёте плитку { $symbol } на { $cell }: { $points } очков.
}
story-laid = { $seat } кладёт плитку { $symbol } на { $cell }
story-laid-alone = Плитка { $symbol } лежит на { $cell }
story-laid-you = Вы кладёте плитку { $symbol } на { $cell }
event-drew = { $symbol ->
    [none] { $seat } берёт плитку.
   *[other] { $seat } берёт плитку { $symbol }.
}{ $left ->
    [0] { " " }Она была последней.
    [one] { " " }Осталась { $left } плитка.
    [few] { " " }Осталось { $left } плитки.
   *[many] { " " }Осталось { $left } плиток.
}
event-drew-alone = { $symbol ->
    [none] Взята плитка.
   *[other] Следующая плитка: { $symbol }.
}{ $left ->
    [0] { " " }Она была последней.
    [one] { " " }Осталась { $left } плитка.
    [few] { " " }Осталось { $left } плитки.
   *[many] { " " }Осталось { $left } плиток.
}
event-drew-you = { $symbol ->
    [none] Вы берёте плитку.
   *[other] Вы берёте плитку { $symbol }.
}{ $left ->
    [0] { " " }Она была последней.
    [one] { " " }Осталась { $left } плитка.
    [few] { " " }Осталось { $left } плитки.
   *[many] { " " }Осталось { $left } плиток.
}
event-discarded = { $points ->
    [0] Плитка { $symbol } выходит из игры.
    [one] Плитка { $symbol } выходит из игры, и { $seat } теряет { $points } очко.
    [few] Плитка { $symbol } выходит из игры, и { $seat } теряет { $points } очка.
   *[many] Плитка { $symbol } выходит из игры, и { $seat } теряет { $points } очков.
}
event-discarded-you = { $points ->
    [0] Плитка { $symbol } выходит из игры.
    [one] Плитка { $symbol } выходит из игры, и вы теряете { $points } очко.
    [few] Плитка { $symbol } выходит из игры, и вы теряете { $points } очка.
   *[many] Плитка { $symbol } выходит из игры, и вы теряете { $points } очков.
}
event-claimed = { $seat } объявляет, что ходить некуда: плитка { $symbol } никуда не подходит.
event-claimed-alone = Плитка { $symbol } никуда не подходит.
event-claimed-you = Вы объявляете, что ходить некуда: плитка { $symbol } никуда не подходит.
event-no-room = { $seat }: плитка { $symbol } никуда не подходит.
event-no-room-alone = Плитка { $symbol } никуда не подходит.
event-no-room-you = Ваша плитка { $symbol } никуда не подходит.
event-shown = { $right ->
    [yes] { $seat } показывает на { $cell }: туда она подходит.
   *[no] { $seat } показывает на { $cell }, но туда она не подходит.
}
event-shown-you = { $right ->
    [yes] Вы показываете на { $cell }: туда она подходит.
   *[no] Вы показываете на { $cell }, но туда она не подходит.
}

error-not-stuck = Ход есть: плитка { $symbol } ещё подходит, например, на { $cell }.
error-no-claim = Никто не объявлял, что ходить некуда.
error-golden-clash = Плитка { $symbol } на { $cell } не подходит: мешают плитки, которые уже лежат.
error-stack-too-high = Плиток в стопке: { $count }; места хватит самое большее на { $most }.

option-scoring = За что плитка приносит очки
option-scoring-full = За каждую плитку в её строке, столбце и блоке, считая каждую один раз
option-scoring-simple = За каждую плитку в её строке и столбце; блоки не считаются
option-scoring-block = За каждую плитку в её блоке
option-scoring-value = За сумму цифр на плитках в её строке, столбце и блоке
option-stack-end = Когда стопка кончилась
option-stack-end-play-on = Каждый выкладывает плитку, которая ещё осталась
option-stack-end-stop = Игра кончается ходом, после которого кому-то нечего взять
mark-scoring-value = [edition|Названные здесь правила считают плитки; более позднее издание складывает числа.]
mark-scoring = [printed|Этот способ счёта есть в правилах.]
mark-stack-end-play-on = [reading|Издания расходятся. Другое прочтение: игра кончается, когда кто-то не может взять плитку.]
mark-stack-end-stop = [edition|Так в русском издании; в голландском каждый выкладывает плитку, которая у него осталась.]
mark-golden-lines = [printed|В каждой строке и каждом столбце по одной золотой плитке.]
mark-golden-blocks = [edition|В названных здесь правилах есть только строки и столбцы; в других изданиях — ещё и блоки.]
mark-golden-numbers = [reading|В правилах не сказано, какие числа золотые. Другое прочтение: любые девять плиток.]
mark-tokens = [reading|В коробке 16 жетонов. Другое прочтение: больше получить нельзя.]
mark-window = [reading|По правилам возражать можно, пока не взята следующая плитка. Здесь плитка берётся вместе с ходом, и посмотреть никто бы не успел.]
mark-nowhere = [reading|В правилах об этом не сказано. Другое прочтение: плитка выходит из игры, и игра идёт дальше.]
mark-sand-glass-end = [addition|Песочных часов в правилах нет, поэтому не сказано и о том, что бывает, когда время вышло.]
mark-solo-helper = [reading|В правилах не сказано, кто проверяет того, кто играет один. Другое прочтение: никто.]
mark-pointing = [addition|За настоящим столом плитку показывают, и все смотрят; здесь спрашивают каждого.]

## Открывать и ставить плитки

event-flipped = { $fits ->
    [yes] { $seat } открывает { $cell }: плитка { $symbol } подходит и остаётся.
   *[no] { $seat } открывает { $cell }: плитка { $symbol } не подходит и уходит в руку.
}
event-flipped-alone = { $fits ->
    [yes] { $cell } открыта: плитка { $symbol } подходит и остаётся.
   *[no] { $cell } открыта: плитка { $symbol } не подходит и уходит в руку.
}
event-flipped-you = { $fits ->
    [yes] Вы открываете { $cell }: плитка { $symbol } подходит и остаётся.
   *[no] Вы открываете { $cell }: плитка { $symbol } не подходит и уходит вам в руку.
}
story-flipped = { $fits ->
    [yes] { $seat } открывает { $cell }: { $symbol } подходит
   *[no] { $seat } открывает { $cell }: { $symbol } не подходит
}
story-flipped-alone = { $fits ->
    [yes] { $cell } открыта: { $symbol } подходит
   *[no] { $cell } открыта: { $symbol } не подходит
}
story-flipped-you = { $fits ->
    [yes] Вы открываете { $cell }: { $symbol } подходит
   *[no] Вы открываете { $cell }: { $symbol } не подходит
}
event-inserted = { $seat } ставит плитку { $symbol } на { $cell }.
event-inserted-alone = Плитка { $symbol } поставлена на { $cell }.
event-inserted-you = Вы ставите плитку { $symbol } на { $cell }.

error-not-face-down = На { $cell } нет закрытой плитки.
error-cell-face-down = На { $cell } лежит закрытая плитка.
error-not-in-hand = { $hand-count ->
    [0] У вас нет плитки { $symbol }: в руке пусто.
   *[other] У вас нет плитки { $symbol }, в руке только { $hand }.
}
error-no-tile-there = В «{ $field }»: на { $cell } нет плитки.
error-bad-hand-count = Рук указано { $count }, а мест { $seats }.

## Играть на задаче

error-cell-given = Цифра в { $cell } задана, её нельзя изменить.
error-cell-empty = В { $cell } нечего стирать.

event-wrote = { $points ->
    [0] { $seat } пишет { $symbol } в { $cell }.
    [one] { $seat } пишет { $symbol } в { $cell }: { $points } очко.
    [few] { $seat } пишет { $symbol } в { $cell }: { $points } очка.
   *[many] { $seat } пишет { $symbol } в { $cell }: { $points } очков.
}
event-wrote-alone = Цифра { $symbol } вписана в { $cell }.
event-wrote-you = { $points ->
    [0] Вы пишете { $symbol } в { $cell }.
    [one] Вы пишете { $symbol } в { $cell }: { $points } очко.
    [few] Вы пишете { $symbol } в { $cell }: { $points } очка.
   *[many] Вы пишете { $symbol } в { $cell }: { $points } очков.
}
event-erased = { $seat }: цифра { $symbol } в { $cell } стёрта.
event-erased-alone = Цифра { $symbol } в { $cell } стёрта.
event-erased-you = Ваша цифра { $symbol } в { $cell } стёрта.
event-round = Начинается круг { $round }, порядок: { $order }.

option-fault = Что считается ошибкой
option-fault-rule = Только цифра, которая не подходит
option-fault-solution = Любая цифра, которая не совпадает с решением
option-time-limit = Минут на всю игру

## Before the first move: what it is about, beside a small picture

goal-full = 1 очко за каждую плитку в строке, столбце и блоке вашей плитки.
goal-simple = 1 очко за каждую плитку в строке и столбце вашей плитки.
goal-block = 1 очко за каждую плитку в блоке вашей плитки.
goal-value = Ваши очки — сумма чисел в строке, столбце и блоке вашей плитки.
goal-open = 1 очко за каждую открытую плитку в строке, столбце и блоке вашей плитки.
goal-three = Никогда не держите в руке три одинаковые плитки.

goal-digit = Каждая цифра приносит очки по своему значению: 9 очков за 9.
goal-once = Каждая цифра по одному разу в каждой строке, столбце и блоке.
