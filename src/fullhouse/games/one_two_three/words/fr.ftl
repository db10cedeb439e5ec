one-two-three-name = Un-deux-trois
one-two-three-summary = Un chiffre par tour, puis deux, puis trois : remplissez la grille ensemble et gagnez des bonus.

one-two-three-option-sand-glass = Secondes par chiffre d’un tour, et pour une correction (60 dans la règle imprimée)
one-two-three-option-sequence = Nombre de chiffres par tour, manche après manche
one-two-three-option-sequence-classic = 1, 2, 3, 1, 2, 3 et ainsi de suite
one-two-three-option-sequence-shortened = 1, 2, puis toujours 3
one-two-three-option-sequence-express = Toujours 3
one-two-three-option-handicap = Handicap : les places 2 à 5 commencent avec 4, 6, 8 et 10 points
one-two-three-option-final-order = Qui commence la manche finale
one-two-three-option-final-order-lowest-first = Le score le plus bas d’abord
one-two-three-option-final-order-unchanged = Comme à chaque manche
one-two-three-option-teams = Équipes : à quatre joueurs, places 1 et 3 contre 2 et 4
one-two-three-option-corrected-counts = Une bonne correction rapporte des points
one-two-three-mark-sand-glass = [printed|Le sablier est facultatif : une minute par chiffre.]
one-two-three-mark-fault-solution = [reading|La grille doit être complétée : nous suivons la solution. Autre lecture : seul un chiffre qui ne convient pas est une faute.]
one-two-three-mark-fault-rule = [reading|La règle peut se lire ainsi. Autre lecture : la solution compte, car la grille doit être complétée.]
one-two-three-mark-sequence-classic = [printed|1, 2, 3, 1, 2, 3, et ainsi de suite.]
one-two-three-mark-sequence = [edition|La règle de 2006 n’a que 1, 2, 3, 1, 2, 3.]
one-two-three-mark-handicap-on = [printed|Qui commence plus tard reçoit des points d’avance.]
one-two-three-mark-handicap-off = [edition|Dans la règle de 2006, les places 2 à 5 commencent avec 4, 6, 8 et 10 points.]
one-two-three-mark-final-order-lowest-first = [printed|Le score le plus bas commence.]
one-two-three-mark-final-order-unchanged = [edition|Dans la règle de 2006, le score le plus bas commence la dernière manche.]
one-two-three-mark-teams-on = [edition|Dans la règle de 2006, chacun joue pour soi.]
one-two-three-mark-teams-off = [printed|Chacun joue pour soi.]
one-two-three-mark-corrected-counts-on = [printed|Une correction juste rapporte.]
one-two-three-mark-corrected-counts-off = [edition|Dans la règle de 2006, une correction juste rapporte.]
one-two-three-mark-correction-must = [printed|Le chiffre doit être corrigé.]
one-two-three-mark-correction-may = [reading|La règle ne dit pas quoi faire si l’on ignore le chiffre. Autre lecture : il faut en écrire un.]
one-two-three-mark-fine-printed = [printed|Une faute coûte des points.]
one-two-three-mark-fine-none = [addition|Dans la règle, une faute coûte 1, 2 ou 3 points. Ceci est pour une première soirée.]
one-two-three-mark-fewer-may = [reading|La règle attend tous les chiffres du tour. Autre lecture : on demande aux adversaires avant d’en écrire moins.]
one-two-three-mark-fewer-asked = [reading|La règle attend tous les chiffres du tour et ne dit pas quoi faire si l’on n’en trouve pas. Autre lecture : on s’arrête à tout moment.]
one-two-three-mark-stopped-early = [reading|La règle n’en parle pas. Autre lecture : s’arrêter plus tôt ne fait pas perdre les 10 points.]
one-two-three-mark-final-round = [reading|La règle ne dit pas à quoi l’on reconnaît la dernière manche. Autre lecture : celle où la grille se remplit.]
one-two-three-mark-triple = [reading|La règle se lit des deux façons. Autre lecture : trois points en plus des 2.]
one-two-three-mark-nothing-left = [reading|La règle ne dit pas ce que veut dire ne rien pouvoir écrire. Autre lecture : ne trouver aucun chiffre, malgré des cases vides.]
one-two-three-mark-recount = [reading|La règle ne dit que le prix d’une faute. Autre lecture : les points de ce tour restent.]
one-two-three-mark-wrong-correction = [reading|La règle dit seulement de corriger le chiffre. Autre lecture : une correction fausse ne coûte rien de plus.]
one-two-three-mark-correction-clock = [addition|La règle n’a pas de sablier pour une correction.]
one-two-three-mark-stuck = [addition|Dans la règle, la partie ne finit qu’avec une grille pleine.]
one-two-three-option-correction = Après une faute
one-two-three-option-correction-may = Corriger le chiffre ou laisser la case vide
one-two-three-option-correction-must = Le chiffre doit être corrigé
one-two-three-option-fine = Ce que coûte une faute
one-two-three-option-fine-printed = 1, 2 ou 3 points, selon la manche
one-two-three-option-fine-none = Aucun point : le chiffre est effacé et compte parmi ceux du tour
one-two-three-option-fewer = Écrire moins de chiffres que demandé
one-two-three-option-fewer-may = Permis
one-two-three-option-fewer-asked = Seulement si les adversaires sont d’accord
one-two-three-reason-stuck = Plus aucun chiffre ne convient à aucune case vide : la partie est finie.
one-two-three-sheet = Feuille de score
one-two-three-sheet-line = { $round ->
    [0] Départ
   *[other] Manche { $round }
}, { $seat } : { $parts } = { $sum }
one-two-three-sheet-turn = { $round ->
    [0] Départ
   *[other] Manche { $round }
}
one-two-three-sheet-pair = paire
one-two-three-sheet-triple = brelan
one-two-three-sheet-house = complété
one-two-three-sheet-handicap = avance
one-two-three-sheet-unable = rien à écrire
one-two-three-sheet-fines = faute
one-two-three-pack-family = Un chiffre qui ne convient pas est refusé ; un chiffre faux est effacé et ne coûte aucun point. Pas de sablier.
one-two-three-pack-strict = Chaque faute est aussitôt signalée et pénalisée. { $seconds } secondes par chiffre.

one-two-three-event-round = { $final ->
    [yes] La manche finale commence
   *[no] La manche { $round } commence
}, { $asks ->
    [one] avec { $asks } chiffre chacun
   *[other] avec { $asks } chiffres chacun
} : { $order }.
one-two-three-event-erased = { $points ->
    [0] { $seat } : le { $symbol } en { $cell } est effacé.
    [one] { $seat } : le { $symbol } en { $cell } est effacé, et { $points } point repris.
   *[other] { $seat } : le { $symbol } en { $cell } est effacé, et { $points } points repris.
}
one-two-three-event-erased-you = { $points ->
    [0] Votre { $symbol } en { $cell } est effacé.
    [one] Votre { $symbol } en { $cell } est effacé, et { $points } point repris.
   *[other] Votre { $symbol } en { $cell } est effacé, et { $points } points repris.
}
one-two-three-event-matched = { $count ->
    [2] Deux { $symbol } en un tour
   *[3] Trois { $symbol } en un tour
} : { $points ->
    [one] { $points } point de plus pour { $seat }.
   *[other] { $points } points de plus pour { $seat }.
}
one-two-three-event-matched-you = { $count ->
    [2] Deux { $symbol } en un tour
   *[3] Trois { $symbol } en un tour
} : { $points ->
    [one] { $points } point de plus pour vous.
   *[other] { $points } points de plus pour vous.
}
one-two-three-event-completed = { $houses-count ->
    [one] { $seat } complète une ligne, une colonne ou un bloc
   *[other] { $seat } complète { $houses-count } lignes, colonnes ou blocs
} : { $points ->
    [0] ce tour a déjà son bonus.
    [one] { $points } point de plus.
   *[other] { $points } points de plus.
}
one-two-three-event-completed-you = { $houses-count ->
    [one] Vous complétez une ligne, une colonne ou un bloc
   *[other] Vous complétez { $houses-count } lignes, colonnes ou blocs
} : { $points ->
    [0] ce tour a déjà son bonus.
    [one] { $points } point de plus.
   *[other] { $points } points de plus.
}
one-two-three-event-fined = { $points ->
    [one] { $seat } perd { $points } point pour la faute en { $cell }.
   *[other] { $seat } perd { $points } points pour la faute en { $cell }.
}
one-two-three-event-fined-you = { $points ->
    [one] Vous perdez { $points } point pour la faute en { $cell }.
   *[other] Vous perdez { $points } points pour la faute en { $cell }.
}
one-two-three-event-correction-due = { $seat } peut corriger { $cell } ou laisser la case vide.
one-two-three-event-correction-due-you = Vous pouvez corriger { $cell } ou laisser la case vide.
one-two-three-event-correction-required = { $seat } doit corriger { $cell }.
one-two-three-event-correction-required-you = Vous devez corriger { $cell }.
one-two-three-event-corrected = { $right ->
    [yes] { $points ->
        [0] { $seat } corrige { $cell } avec un { $symbol } : juste, mais sans point.
        [one] { $seat } corrige { $cell } avec un { $symbol } : juste, { $points } point.
       *[other] { $seat } corrige { $cell } avec un { $symbol } : juste, { $points } points.
    }
   *[no] { $because-count ->
        [0] { $seat } corrige { $cell } avec un { $symbol } : encore faux.
       *[other] { $seat } corrige { $cell } avec un { $symbol } : encore faux, regardez { $because }.
    }
}
one-two-three-event-corrected-you = { $right ->
    [yes] { $points ->
        [0] Vous corrigez { $cell } avec un { $symbol } : juste, mais sans point.
        [one] Vous corrigez { $cell } avec un { $symbol } : juste, { $points } point.
       *[other] Vous corrigez { $cell } avec un { $symbol } : juste, { $points } points.
    }
   *[no] { $because-count ->
        [0] Vous corrigez { $cell } avec un { $symbol } : encore faux.
       *[other] Vous corrigez { $cell } avec un { $symbol } : encore faux, regardez { $because }.
    }
}
one-two-three-event-left-empty = { $seat } laisse { $cell } vide.
one-two-three-event-left-empty-you = Vous laissez { $cell } vide.
one-two-three-event-finished = { $written ->
    [0] { $seat } termine son tour sans écrire.
    [one] { $seat } termine son tour après { $written } chiffre.
   *[other] { $seat } termine son tour après { $written } chiffres.
}
one-two-three-event-finished-you = { $written ->
    [0] Vous terminez votre tour sans écrire.
    [one] Vous terminez votre tour après { $written } chiffre.
   *[other] Vous terminez votre tour après { $written } chiffres.
}
one-two-three-event-wants-to-stop = { $seat } ne trouve plus rien et demande à s’arrêter là.
one-two-three-event-wants-to-stop-you = Vous ne trouvez plus rien et demandez à vous arrêter là.
one-two-three-event-keep-looking = { $seat } demande à { $against } de chercher encore.
one-two-three-event-keep-looking-you = Vous demandez de chercher encore.
one-two-three-event-compensated = { $seats-count ->
    [1] Plus rien à écrire avant son tour : { $seats } reçoit { $points } points.
   *[other] Plus rien à écrire avant leur tour : { $seats } reçoivent { $points } points chacun.
}
one-two-three-event-compensated-you = Plus rien à écrire avant votre tour : vous recevez { $points } points.
one-two-three-move-correct = corriger { $cell } avec un { $symbol }
one-two-three-move-leave = laisser { $cell } vide

error-no-digit-there = Personne n’a écrit de chiffre en { $cell }.
error-nothing-to-correct = Vous n’avez rien à corriger en { $cell }.
error-must-correct = Vous devez corriger { $cell } : un chiffre y convient encore.
error-correction-owed = La place { $owing } doit d’abord corriger { $cell } ou laisser la case vide.
error-teams-need-four = Pour jouer en équipes, il faut 4 joueurs, et non { $seats }.

## Les règles

one-two-three-rules-goal =
    De 2 à 5 joueurs remplissent ensemble une grille de 9×9. Quand elle est complète, qui a le plus de points gagne. { rules-shared-win }

    { rules-sudoku }
one-two-three-rules-material =
    Un problème à solution unique, sur un plateau.

    { rules-seats } En compensation, les places 2, 3, 4 et 5 commencent avec 4, 6, 8 et 10 points.
one-two-three-rules-turn =
    De manche en manche, chacun écrit 1, 2, 3, puis de nouveau 1, 2, 3 chiffres, et ainsi de suite. Dans une manche de deux, par exemple, chaque joueur écrit à son tour deux chiffres, dans deux cases vides. Vous pouvez vous arrêter plus tôt ; « Comme dans la boîte », les adversaires doivent être d’accord, mais ils ne peuvent refuser qu’une fois par tour. { one-two-three-mark-fewer-asked } S’il ne reste pas autant de cases vides, vous écrivez ce qui est possible.

    La manche finale : au début de chaque manche, comptez les cases vides. S’il n’y en a pas plus que ce que tous les joueurs ensemble doivent écrire dans cette manche, c’est la manche finale. { one-two-three-mark-final-round } Elle se joue dans l’ordre des scores, le plus bas d’abord ; à égalité, l’ordre habituel reste. Si la grille n’est toujours pas complète ensuite, on joue la manche suivante de la série, et c’est de nouveau une manche finale.
one-two-three-rules-points =
    - Chaque chiffre : sa valeur.
    - Deux chiffres identiques en un tour : 2 de plus.
    - Trois chiffres identiques en un tour : 3 de plus, au lieu des 2. { one-two-three-mark-triple }
    - Compléter une ligne, une colonne ou un bloc : 10 de plus, mais une seule fois par tour, quel qu’en soit le nombre.
    - Si vous ne pouvez rien écrire dans la manche finale parce que la grille est déjà pleine : 10. { one-two-three-mark-nothing-left } Qui s’est arrêté plus tôt dans une manche finale ne les reçoit pas. { one-two-three-mark-stopped-early }

    Un exemple avec Ana, Ben et Cléo, qui commencent avec 0, 4 et 6. Dans la manche d’un chiffre, Ana écrit un 9 et a 9. Ben écrit un 7 qui complète une colonne : 4 + 7 + 10 = 21. Cléo écrit un 5 et a 11. Dans la manche de deux, Ana écrit 8 et 8 : 9 + 16 + 2 = 27. Ben écrit un 6, puis un 4 qui est faux, et quelqu’un le remarque : le 4 est repris et coûte 2, ce qui lui fait 21 + 6 − 2 = 25. Il le remplace par le bon chiffre, un 1, et a 26.
one-two-three-rules-mistakes =
    Un chiffre qui n’est pas celui de la solution est une faute. { one-two-three-mark-fault-solution } Tout le monde vérifie tout le temps : vous pouvez contester n’importe quel chiffre écrit par un joueur, même le vôtre, à tout moment jusqu’à la fin de la partie.

    Si l’objection est fondée :

    - Le chiffre est effacé, et ce tour est recompté sans lui : valeur, chiffres identiques, et lignes, colonnes et blocs complétés. { one-two-three-mark-recount }
    - La personne qui l’a écrit perd 1, 2 ou 3 points : autant que la manche où il a été écrit demandait de chiffres.
    - Avant que le jeu continue, elle corrige : elle écrit un chiffre dans la même case, ou la laisse vide. { one-two-three-mark-correction-may } Une bonne correction compte comme si elle avait été écrite dans ce tour. Une mauvaise coûte encore les mêmes points, et la case reste vide. { one-two-three-mark-wrong-correction }

    Au décompte final, rien n’est rejugé. Avec l’arbitre, une faute est signalée au moment où elle est écrite.

    { rules-referees-choose }

    - Les joueurs, comme dans le jeu imprimé : tout chiffre écrit reste, et chacun ouvre l’œil jusqu’à la fin. Une objection infondée ne coûte rien, et le chiffre reste. { mark-wrong-objection }
    { rules-referees-rest }

    { rules-referees-last }

    { rules-referees-solution }

    { rules-referees-people }
one-two-three-rules-clock = Par défaut, il n’y a pas de sablier. Si vous en mettez un, un tour dure une, deux ou trois minutes dans une manche d’un, deux ou trois chiffres. Ce qui est écrit à temps compte, et le tour est fini. On a une minute pour corriger ; après quoi la case reste vide. { one-two-three-mark-correction-clock }
one-two-three-rules-end = La partie s’arrête quand la grille est complète. Quand les joueurs vérifient, il y a d’abord une dernière vérification : tout chiffre peut encore être contesté, jusqu’à ce que tous aient accepté. { mark-last-move } Là où seul un chiffre qui ne convient pas est une faute, elle s’arrête aussi quand plus aucun chiffre ne convient à aucune case vide ; dans une manche finale, ceux qui n’ont pas encore joué reçoivent alors 10 points. { one-two-three-mark-stuck } Elle s’arrête aussi quand, en trois manches de suite, aucun chiffre écrit n’est resté sur la grille. { one-two-three-mark-stuck } Qui a le plus de points gagne.
one-two-three-rules-variants =
    - Moins de manches : 1, 2, 3, 3, 3… chiffres, ou 3, 3, 3… dès le début. { one-two-three-mark-sequence }
    - Sans handicap : tout le monde commence à 0. { one-two-three-mark-handicap-off }
    - La manche finale peut garder l’ordre habituel. { one-two-three-mark-final-order-unchanged }
    - En équipes : quatre joueurs jouent à deux contre deux, places 1 et 3 contre 2 et 4, et additionnent leurs points. { one-two-three-mark-teams-on }
    - Seul un chiffre qui ne convient pas à sa case est une faute. { one-two-three-mark-fault-rule }
    - Une bonne correction ne rapporte rien, comme dans une édition plus récente. { one-two-three-mark-corrected-counts-off }
one-two-three-rules-credit = D’après « Défi Sudoku en famille ou entre amis », édité par Sudoku123.ca en 2006.

## À la table, dans le navigateur

one-two-three-line-asks = { $final ->
    [yes] Manche finale
   *[no] Manche { $round }
} : { $left ->
    [one] { $left } chiffre à écrire
   *[other] { $left } chiffres à écrire
}
one-two-three-line-handicap = Qui joue plus tard commence avec quelques points d’avance.
one-two-three-line-correct = Corrigez { $cell } : écrivez son chiffre, ou laissez la case vide.
one-two-three-line-must-correct = Corrigez { $cell } : écrivez son chiffre.
one-two-three-act-leave = Laisser vide
one-two-three-line-fewer = { $name } ne trouve plus rien. On passe au suivant ?
one-two-three-act-fewer-yes = Oui, au suivant
one-two-three-act-fewer-no = Non, encore un effort
one-two-three-line-last-look = Dernière vérification : c’est le moment de contester n’importe quel chiffre. Tout est juste ? Acceptez.
one-two-three-fault-here = { $fault ->
    [solution] Compte comme faute : un chiffre qui n’est pas celui de la solution.
   *[rule] Compte comme faute : un chiffre qui ne convient pas.
}

## La première partie guidée, et l’exemple à côté des règles

one-two-three-learn-1 = Dans cette manche, chacun écrit un chiffre et marque sa valeur. Écrivez le { $symbol } en { $cell }.
one-two-three-learn-2 = { $name } a écrit un { $theirs } en { $there }, mais il y en a déjà un dans la ligne, la colonne ou le bloc. Touchez « Objection ! », puis { $there }.
one-two-three-learn-3 = { $name } a perdu un point et corrigé son chiffre. Maintenant, deux chiffres chacun. D’abord le { $symbol } en { $cell }.
one-two-three-learn-4 = Et un autre { $symbol } en { $cell } : une paire rapporte 2 points de plus.
one-two-three-learn-5 = { $name } a rempli la grille. Tout est juste : touchez « J’accepte ».
one-two-three-learn-6 = Une ligne, une colonne ou un bloc complet a rapporté 10 points de plus. Ensuite viendrait une manche à trois chiffres. Vous connaissez maintenant tout le jeu !

## The rules in a minute: one sentence for each drawn step

one-two-three-rules-minute-1 = Vous remplissez une grille ensemble. À la première manche, un chiffre chacun ; à la deuxième, deux ; à la troisième, trois ; puis on recommence.
one-two-three-rules-minute-2 = Chaque chiffre rapporte sa valeur : 5 points pour le 5. Qui commence plus tard reçoit 4 à 10 points d’avance.
one-two-three-rules-minute-3 = Quelqu’un voit un chiffre faux : Ben perd 1 à 3 points et le corrige.
one-two-three-rules-minute-4 = Deux chiffres identiques dans un tour rapportent 2 points de plus, trois en rapportent 3. { one-two-three-mark-triple } Une ligne, une colonne ou un bloc complété : 10.
one-two-three-rules-minute-5 = Le score le plus bas commence la manche finale. Grille pleine avant vous : 10 points. { one-two-three-mark-nothing-left }
one-two-three-rules-minute-6 = La partie se termine quand la grille est pleine. Qui a le plus de points gagne.

## For whom, and tips: on its page, and now and then at the table of a first game

one-two-three-rules-players = De 2 à 5 joueurs ; conseillé dès 10 ans. { mark-players }
one-two-three-tip-1 = Ayez un plan pour chaque manche, et pensez à la suivante.
one-two-three-tip-2 = Écrivez de grands chiffres, ou des chiffres identiques : deux ou trois dans un tour donnent un bonus.
one-two-three-tip-3 = Complétez une ligne, une colonne ou un bloc, et laissez aux autres le moins de points possible.
one-two-three-rules-tips =
    - { one-two-three-tip-1 }
    - { one-two-three-tip-2 }
    - { one-two-three-tip-3 }
