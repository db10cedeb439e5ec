challenge-name = Défi
challenge-summary = Retournez des tuiles, placez celles qui n’ont pas pu rester, et prouvez qu’une place est obligée.
challenge-option-proof = Preuve d’une place obligée
challenge-option-proof-found = La raison peut être omise : l’arbitre en cherche une
challenge-option-proof-named = Le joueur donne la raison
challenge-mark-sand-glass = [reading|Imprimé : qui réfléchit souvent plus de 30 secondes environ est averti, puis perd son tour et 10 points. Un sablier à chaque tour est notre lecture.]
challenge-mark-proof-named = [printed|Toute place obligée se prouve.]
challenge-mark-proof-found = [addition|Imprimé : c’est au joueur de prouver la place obligée. Ici, l’arbitre peut chercher la raison.]
challenge-mark-first-tile = [reading|Imprimé : les joueurs choisissent cette tuile. Ici, c’est le hasard.]
challenge-mark-open = [reading|La règle ne dit pas si une tuile face cachée laisse la case ouverte. Autre lecture : seules les cases vides comptent.]
challenge-mark-wrong-ground = [reading|La règle ne parle pas d’une place obligée mal justifiée. Autre lecture : seule une place non obligée est une faute.]
challenge-mark-covered = [reading|La règle ne dit pas ce que devient la tuile face cachée qui était dessous. Autre lecture : elle reste hors de la partie.]
challenge-mark-negative = [reading|La règle ne dit pas si le score s’arrête à zéro. Autre lecture : oui.]
challenge-mark-drop = [reading|La règle ne dit pas quand on peut écarter des tuiles. Autre lecture : à tout moment.]

# Why a declared place is forced, as the player says it; empty where no ground was given.
challenge-ground = { $ground ->
    [cell] , car rien d’autre n’y convient
    [row] { " " }à cause de sa ligne
    [column] { " " }à cause de sa colonne
    [block] { " " }à cause de son bloc
   *[none] { "" }
}
challenge-event-flipped = { $fits ->
    [yes] { $points ->
        [0] { $seat } retourne { $cell } : le { $symbol } convient et reste, mais ne rapporte rien.
        [one] { $seat } retourne { $cell } : le { $symbol } convient et reste, { $points } point.
       *[other] { $seat } retourne { $cell } : le { $symbol } convient et reste, { $points } points.
    }
   *[no] { $seat } retourne { $cell } : le { $symbol } ne convient pas et va dans sa main.
}
challenge-event-flipped-you = { $fits ->
    [yes] { $points ->
        [0] Vous retournez { $cell } : le { $symbol } convient et reste, mais ne rapporte rien.
        [one] Vous retournez { $cell } : le { $symbol } convient et reste, { $points } point.
       *[other] Vous retournez { $cell } : le { $symbol } convient et reste, { $points } points.
    }
   *[no] Vous retournez { $cell } : le { $symbol } ne convient pas et va dans votre main.
}
challenge-event-inserted = { $declared ->
    [yes] { $seat } place le { $symbol } en { $cell } et déclare la place obligée{ challenge-ground }
   *[no] { $seat } place le { $symbol } en { $cell }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.{ $covered ->
    [yes] { " " }La tuile du dessous quitte le jeu sans être vue.
   *[no] { "" }
}
challenge-event-inserted-you = { $declared ->
    [yes] Vous placez le { $symbol } en { $cell } et déclarez la place obligée{ challenge-ground }
   *[no] Vous placez le { $symbol } en { $cell }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.{ $covered ->
    [yes] { " " }La tuile du dessous quitte le jeu sans être vue.
   *[no] { "" }
}
challenge-event-undone = { $why ->
    [wrong-ground] { $cell } est bien une place obligée, mais la raison donnée ne tient pas : le { $symbol } quitte le jeu
    [not-forced] { $cell } n’est pas une place obligée : le { $symbol } quitte le jeu
   *[does-not-fit] Le { $symbol } ne convient pas en { $cell } et quitte le jeu
}.{ $points ->
    [0] { "" }
    [one] { " " }{ $seat } rend { $points } point.
   *[other] { " " }{ $seat } rend { $points } points.
}{ $face_down ->
    [yes] { " " }La tuile face cachée y est de nouveau.
   *[no] { "" }
}
challenge-event-undone-you = { $why ->
    [wrong-ground] { $cell } est bien une place obligée, mais la raison donnée ne tient pas : le { $symbol } quitte le jeu
    [not-forced] { $cell } n’est pas une place obligée : le { $symbol } quitte le jeu
   *[does-not-fit] Le { $symbol } ne convient pas en { $cell } et quitte le jeu
}.{ $points ->
    [0] { "" }
    [one] { " " }Vous rendez { $points } point.
   *[other] { " " }Vous rendez { $points } points.
}{ $face_down ->
    [yes] { " " }La tuile face cachée y est de nouveau.
   *[no] { "" }
}
challenge-event-dropped = { $seat } écarte le { $symbol } : il ne convient plus nulle part.
challenge-event-dropped-you = Vous écartez le { $symbol } : il ne convient plus nulle part.
challenge-event-warned = { $seat } reçoit un avertissement, et le sablier est retourné.
challenge-event-warned-you = Vous recevez un avertissement, et le sablier est retourné.
challenge-event-fined = { $points ->
    [one] { $seat } perd son tour et { $points } point.
   *[other] { $seat } perd son tour et { $points } points.
}
challenge-event-fined-you = { $points ->
    [one] Vous perdez votre tour et { $points } point.
   *[other] Vous perdez votre tour et { $points } points.
}
challenge-move-write = placer le { $symbol } en { $cell }
challenge-move-declare = placer le { $symbol } en { $cell } comme place obligée{ challenge-ground }
challenge-move-drop = écarter le { $symbol }

error-not-forced = { $cell } n’est pas une place obligée pour le { $symbol } : regardez { $because }.
error-wrong-ground = { $cell } est bien une place obligée pour le { $symbol }, mais la raison donnée ne tient pas : regardez { $because }.
error-still-fits = Le { $symbol } convient encore quelque part, par exemple en { $cell } : on ne peut pas l’écarter.
error-fits-somewhere = Le { $symbol } convient encore quelque part : il ne peut pas être écarté.
error-name-the-ground = Dites pourquoi { $cell } est une place obligée : touchez la ligne, la colonne, le bloc ou la case.
challenge-error-cell-face-down = Il y a une tuile face cachée en { $cell }. Vous ne pouvez la couvrir qu’en déclarant la place obligée.

## Les règles

challenge-rules-goal =
    De 2 à 4 joueurs découvrent un plateau et le remettent en ordre, en 30 à 45 minutes. À la fin, qui a le plus de points gagne. { rules-shared-win }

    { rules-sudoku }
challenge-rules-material =
    Les 81 tuiles, neuf de chaque chiffre de 1 à 9, sont mélangées et posées face cachée, une par case du plateau de 9×9. Une tuile du bloc central est retournée, au hasard ; à une vraie table, vous la choisissez. { challenge-mark-first-tile }

    Une case porte une tuile face visible, une tuile face cachée, ou rien. Elle est libre si elle est vide ou si sa tuile est face cachée. { challenge-mark-open } Seules les tuiles face visible décident de ce qui convient.

    { rules-seats }
challenge-rules-turn =
    Vous avez le choix entre deux actions ; passer n’est pas permis.

    Retourner : retournez une tuile face cachée. Si elle convient, elle reste, face visible. Sinon, vous la prenez en main et sa case est vide. Tout le monde voit les tuiles en main.

    Placer : posez une tuile de votre main sur une case vide où elle convient. Si vous pensez que la place est obligée, déclarez-le en la plaçant : cela rapporte plus, et vous pouvez même couvrir une tuile face cachée, qui quitte le jeu sans être vue. Sans déclaration, on ne couvre pas une tuile.

    Une place est obligée dans l’un de ces deux cas ; les raisonnements plus complexes ne comptent pas :

    - Dans sa ligne, sa colonne ou son bloc, le chiffre ne convient à aucune autre case libre, même si d’autres chiffres conviennent à celle-ci.
    - Aucun autre chiffre ne convient à cette case.

    Il faut le prouver : donnez la raison, à savoir la case, la ligne, la colonne ou le bloc, et tout le monde voit la preuve sur le plateau. Si vous jouez comme dans la boîte, il faut toujours la donner : une déclaration sans raison n’est pas acceptée. Sinon, vous pouvez l’omettre, et l’arbitre en cherche une. { challenge-mark-proof-found }

    Avant de retourner ou de placer, vous pouvez écarter des tuiles de votre main qui ne conviennent plus à aucune case libre. { challenge-mark-drop } Elles quittent le jeu et ne vous coûtent plus de points. On ne peut pas écarter une tuile qui convient encore quelque part. Quand les joueurs vérifient, c’est à vous de remarquer ces tuiles : rien ne les signale, et si une tuile ne peut pas être écartée, on ne vous dit pas où elle convient. L’arbitre et l’assistant indiquent une case.
challenge-rules-points =
    - Une tuile retournée qui reste : un point pour chaque autre tuile face visible de sa ligne, de sa colonne ou de son bloc, comptée une fois.
    - Une tuile retournée que vous prenez en main : rien.
    - Une tuile placée : 10, moins un par tuile qui vous reste alors en main. Avec 2, 7 et 9 en main, placer le 2 rapporte 10 − 2 = 8.
    - Une tuile placée, place déclarée obligée : 20, moins un par tuile qui vous reste alors en main.

    Les points peuvent descendre sous zéro. { challenge-mark-negative }
challenge-rules-mistakes =
    C’est une faute de placer une tuile là où elle ne convient pas, de déclarer obligée une place qui ne l’est pas, ou de donner une raison qui ne tient pas. { challenge-mark-wrong-ground } On peut contester jusqu’à ce que le joueur suivant retourne ou place une tuile ; s’il écarte une tuile ou laisse passer son temps, on peut encore contester. Si l’objection est fondée, le placement est annulé, il ne rapporte rien, et la tuile quitte le jeu. { challenge-mark-covered } Si personne ne remarque rien, la tuile et les points restent.

    Retourner une tuile n’est jamais une faute : si elle ne convient pas, vous la prenez simplement en main.

    { rules-referees }

    { rules-referees-people }
challenge-rules-clock = Vous avez 30 secondes par tour. { challenge-mark-sand-glass } La première fois que votre temps s’écoule dans une partie, vous recevez un avertissement et le sablier est retourné. Ensuite, vous perdez chaque fois votre tour et 10 points. Le temps peut être changé ou supprimé.
challenge-rules-end = Tant qu’il reste une tuile face cachée, vous pouvez toujours en retourner une. La partie s’arrête quand le joueur dont c’est le tour ne peut rien faire : il n’y a plus aucune tuile face cachée, et aucune tuile de sa main ne convient à une case vide. Qui a le plus de points gagne.
challenge-rules-credit = D’après « Challenge Sudoku » de L. Colovini, D. De Toffoli et D. Zaccariotto, édité par Clementoni en 2005.

## À la table, dans le navigateur

challenge-do-forced = Prenez une tuile et touchez sa place obligée : si c’est prouvé, elle rapporte 10 points de plus.
challenge-do-ground = Pourquoi le { $symbol } va-t-il en { $cell } ? Touchez la ligne, la colonne, le bloc ou la case elle-même.
challenge-say-which-ground = Cette case est dans deux d’entre eux : touchez-en une plus loin, ou choisissez ci-dessous.
challenge-line-warned = Avertissement : la prochaine fois, tour perdu et 10 points.
challenge-act-drop = Écarter le { $symbol } : il ne convient nulle part
challenge-act-drop-this = Écarter le { $symbol }
challenge-act-drop-one = Écarter une tuile
challenge-say-drop-which = Prenez d’abord la tuile qui ne convient nulle part, puis appuyez encore.
challenge-act-forced = Place obligée !
challenge-act-ground-any = sans préciser
challenge-act-ground-cell = la case
challenge-act-ground-row = sa ligne
challenge-act-ground-column = sa colonne
challenge-act-ground-block = son bloc
challenge-fault-here = Compte comme faute : une tuile qui ne convient pas, ou une place déclarée obligée qui ne l’est pas.

## La première partie guidée, et l’exemple à côté des règles

challenge-learn-1 = Touchez { $cell } pour retourner la tuile qui s’y trouve.
challenge-learn-2 = Elle convient et reste : un point pour chaque tuile visible de sa ligne, de sa colonne et de son bloc. Retournez maintenant { $cell }.
challenge-learn-3 = Votre tuile ne convenait pas : vous l’avez en main. Puis { $name } a placé un { $theirs } en { $there }, où il ne convient pas. Touchez « Objection ! »
challenge-learn-4 = Bien vu : { $name } perd la tuile. Choisissez votre { $symbol } et placez-le en { $cell } : 10 points, moins un par tuile restée en main.
challenge-learn-5 = Dans sa ligne, votre { $symbol } ne convient qu’en { $cell }. Choisissez-le, appuyez sur « Place obligée ! », puis touchez { $cell } : 20 points.
challenge-learn-6 = Plus rien à retourner, et vous êtes en tête. Vous connaissez maintenant tout le jeu !

## The rules in a minute: one sentence for each drawn step

challenge-rules-minute-1 = Toutes les tuiles sauf une sont face cachée. À votre tour, retournez-en une ou placez-en une de votre main.
challenge-rules-minute-2 = Elle convient : elle reste et rapporte 1 point par tuile visible dans sa ligne, sa colonne et son bloc.
challenge-rules-minute-3 = Elle ne convient pas : elle va dans votre main, et sa case est vide.
challenge-rules-minute-4 = Placer une tuile rapporte 10. Vous prouvez que la place est obligée ? Alors 20. Chaque tuile restée en main coûte 1.
challenge-rules-minute-5 = Ben place un 8, mais cette colonne en a déjà un. Ana fait objection : le coup est annulé et la tuile perdue.
challenge-rules-minute-6 = La partie se termine quand on ne peut plus rien retourner ni placer. Qui a le plus de points gagne.

## For whom, and tips: on its page, and now and then at the table of a first game

challenge-rules-players = De 2 à 4 joueurs, 30 à 45 minutes ; conseillé dès 10 ans. { mark-players }
challenge-tip-1 = Plus la zone est remplie, plus une tuile retournée rapporte, et plus le risque est grand qu’elle ne convienne pas.
challenge-tip-2 = Une tuile en main n’est pas perdue : gardez-la jusqu’à ce que sa place soit obligée, elle rapporte alors dix points de plus.
challenge-tip-3 = Chaque tuile restée en main enlève un point à chaque tuile placée : écartez celles qui ne conviennent nulle part.
challenge-rules-tips =
    - { challenge-tip-1 }
    - { challenge-tip-2 }
    - { challenge-tip-3 }
