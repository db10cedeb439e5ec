challenge-name = Défi
challenge-summary = Retournez des tuiles, placez celles qui n’ont pas pu rester, et prouvez qu’une position est forcée.

# Why a declared place is forced, as the player says it; empty where no ground was given.
challenge-ground = { $ground ->
    [cell] { " " }car rien d’autre n’y va
    [row] { " " }par sa ligne
    [column] { " " }par sa colonne
    [block] { " " }par son bloc
   *[none] { "" }
}
challenge-event-flipped = { $fits ->
    [yes] { $points ->
        [0] { $seat } retourne { $cell } : le { $symbol } y va et reste, sans marquer.
        [one] { $seat } retourne { $cell } : le { $symbol } y va et reste, { $points } point.
       *[other] { $seat } retourne { $cell } : le { $symbol } y va et reste, { $points } points.
    }
   *[no] { $seat } retourne { $cell } : le { $symbol } n’y va pas et passe dans la main.
}
challenge-event-inserted = { $declared ->
    [yes] { $seat } place le { $symbol } en { $cell }, position déclarée forcée{ challenge-ground }
   *[no] { $seat } place le { $symbol } en { $cell }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.{ $covered ->
    [yes] { " " }La tuile du dessous quitte le jeu sans être vue.
   *[no] { "" }
}
challenge-event-undone = { $why ->
    [wrong-ground] { $cell } est bien une place obligée, mais la raison donnée ne tient pas : le { $symbol } quitte le jeu
    [not-forced] { $cell } n’est pas une position forcée : le { $symbol } quitte le jeu
   *[does-not-fit] Le { $symbol } ne va pas en { $cell } et quitte le jeu
}.{ $points ->
    [0] { "" }
    [one] { " " }{ $seat } rend { $points } point.
   *[other] { " " }{ $seat } rend { $points } points.
}{ $face_down ->
    [yes] { " " }La tuile cachée y est de nouveau.
   *[no] { "" }
}
challenge-event-dropped = { $seat } écarte le { $symbol } : il ne va plus nulle part.
challenge-event-warned = { $seat } reçoit un avertissement, et le sablier est retourné.
challenge-event-fined = { $points ->
    [one] { $seat } perd son tour et { $points } point.
   *[other] { $seat } perd son tour et { $points } points.
}

error-not-forced = { $cell } n’est pas une position forcée pour le { $symbol } : voyez { $because }.
error-wrong-ground = { $cell } est bien une place obligée pour le { $symbol }, mais la raison donnée ne tient pas : regardez { $because }.
error-still-fits = Le { $symbol } va encore quelque part, par exemple en { $cell } : on ne peut pas l’écarter.
challenge-error-cell-face-down = Il y a une tuile cachée en { $cell }. Vous ne pouvez la couvrir qu’en déclarant la position forcée.

## Les règles

challenge-rules-goal =
    De 2 à 4 joueurs découvrent un plateau et le remettent en ordre, en 30 à 45 minutes. À la fin, le plus grand nombre de points gagne. { rules-shared-win }

    { rules-sudoku }
challenge-rules-material =
    Les 81 tuiles, neuf de chaque nombre de 1 à 9, sont mélangées et posées faces cachées, une par case du plateau de 9×9. Une tuile du bloc central est retournée, au hasard ; à une vraie table, vous la choisissez.

    Une case est visible, cachée ou vide. Elle est libre si elle est cachée ou vide. Seules les tuiles visibles décident de ce qui va où.

    { rules-seats }
challenge-rules-turn =
    Vous faites l’une de deux choses ; passer n’est pas permis.

    Retourner : retournez une tuile cachée. Si elle y va, elle reste visible. Sinon, vous la prenez en main et sa case est vide. Toutes les mains sont visibles.

    Placer : posez une tuile de votre main sur une case vide où elle va. Si vous pensez que la position est forcée, déclarez-le en la plaçant : cela rapporte plus, et vous pouvez même couvrir une tuile cachée, qui quitte le jeu sans être vue. Sans déclaration, on ne place rien sur une case cachée.

    Une position est forcée si l’une de ces choses est vraie ; rien de plus profond ne compte :

    - Dans sa ligne, sa colonne ou son bloc, le nombre ne va dans aucune autre case libre, quoi que cette case puisse recevoir d’autre.
    - Aucun autre nombre ne va dans cette case.

    Il faut le prouver : donnez la raison, à savoir la case, la ligne, la colonne ou le bloc, et tout le monde voit la preuve sur le plateau. Si vous n’en donnez pas, l’arbitre en cherche une.

    Avant de retourner ou de placer, vous pouvez écarter des tuiles de votre main qui ne vont plus dans aucune case libre. Elles quittent le jeu et ne vous coûtent plus de points. On ne peut pas écarter une tuile qui va encore quelque part.
challenge-rules-points =
    - Une tuile retournée qui reste : un point pour chaque autre tuile visible de sa ligne, de sa colonne ou de son bloc, comptée une fois.
    - Une tuile retournée qui passe dans votre main : rien.
    - Une tuile placée : 10, moins un par tuile qui vous reste alors en main. Avec 2, 7 et 9 en main, placer le 2 rapporte 10 − 2 = 8.
    - Une tuile placée en position déclarée forcée : 20, moins un par tuile qui vous reste alors en main.

    Les points peuvent descendre sous zéro.
challenge-rules-mistakes =
    C’est une faute de placer une tuile là où elle ne va pas, de déclarer forcée une position qui ne l’est pas, ou de donner une raison qui ne tient pas. On peut contester jusqu’à ce que le joueur suivant agisse. Si c’est avec raison, le placement est annulé, il ne rapporte rien, et la tuile quitte le jeu. Si personne ne remarque rien, la tuile et les points restent.

    C’est toujours l’arbitre qui juge une tuile retournée : personne ne peut s’y tromper.

    { rules-referees }

    D’ordinaire, c’est la table qui veille ; avec une seule personne et des robots, c’est l’arbitre.
challenge-rules-clock = Vous avez 30 secondes par tour. La première fois de la partie que votre sable s’écoule, vous recevez un avertissement et le sablier est retourné. Ensuite, vous perdez chaque fois votre tour et 10 points. Le temps peut être changé ou supprimé.
challenge-rules-end = Tant qu’il reste une tuile cachée, vous pouvez toujours en retourner une. La partie s’arrête quand le joueur dont c’est le tour ne peut rien faire : plus de tuile cachée, et aucune tuile de la main ne va dans une case vide. Le plus grand nombre de points gagne.
challenge-rules-credit = D’après « Challenge Sudoku » de L. Colovini, D. De Toffoli et D. Zaccariotto, édité par Clementoni en 2005.

## À la table, dans le navigateur

challenge-do-forced = Prenez une tuile et touchez la case où elle doit aller : si c’est prouvé, elle rapporte 10 points de plus.
challenge-line-warned = Vous êtes averti : si le sable s’écoule encore une fois, cela coûte le tour et 10 points.
challenge-act-drop = Écarter le { $symbol } : il ne va nulle part
challenge-act-forced = Forcé !
challenge-act-ground-any = n’importe laquelle
challenge-act-ground-cell = la case
challenge-act-ground-row = sa ligne
challenge-act-ground-column = sa colonne
challenge-act-ground-block = son bloc
challenge-fault-here = Une faute : une tuile qui ne va pas, ou une place forcée qui ne l’est pas.

## La première partie guidée, et l’exemple à côté des règles

challenge-example = Le 3 est forcé : dans sa ligne, aucune autre case ouverte ne peut le prendre.
challenge-learn-1 = Vous êtes Ana. Toutes les tuiles sont face cachée ; quelques-unes sont déjà retournées ici. À votre tour, retournez une tuile ou insérez-en une de votre main.
challenge-learn-2 = Retournez e4. Si le nombre va, il reste et compte pour chaque tuile visible qu’il rejoint.
challenge-learn-3 = Le 4 va. Ben a retourné un 8 qui ne va pas : il vient dans sa main, que tout le monde voit.
challenge-learn-4 = Vous tenez un 3. Dans la ligne 1, aucune autre case ouverte ne peut le prendre : sa place a1 est forcée. Choisissez le 3, puis a1. À une vraie table, appuyez d’abord sur « Forcé ! ».
challenge-learn-5 = Forcé et prouvé : 20 points. Les traits montrent quelles tuiles barrent les autres cases. Une place qui n’est pas forcée vous coûte la tuile, si quelqu’un conteste.

## For whom, and tips: on its page, and now and then at the table of a first game

challenge-rules-players = De 2 à 4 joueurs, 30 à 45 minutes ; nous conseillons dès 10 ans.
challenge-tip-1 = Plus la zone est remplie, plus retourner une tuile rapporte, et plus le risque est grand qu’elle ne convienne pas.
challenge-tip-2 = Une tuile en main n’est pas perdue : gardez-la jusqu’à ce que sa place soit obligée, elle rapporte alors dix points de plus.
challenge-tip-3 = Chaque tuile restée en main coûte un point à chaque pose : défaussez celles qui ne conviennent nulle part.
challenge-rules-tips =
    - { challenge-tip-1 }
    - { challenge-tip-2 }
    - { challenge-tip-3 }
