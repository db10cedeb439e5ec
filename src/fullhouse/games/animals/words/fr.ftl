animals-name = Tuiles des animaux
animals-summary = Posez votre animal là où il convient : jamais deux fois le même dans une ligne, une colonne ou un bloc.

animals-symbol-1 = chat
animals-symbol-2 = poisson
animals-symbol-3 = escargot
animals-symbol-4 = papillon
animals-symbol-5 = éléphant
animals-symbol-6 = oiseau

# The animal of $symbol, as what somebody lays or draws.
animals-some = { $symbol ->
    [1] un chat
    [2] un poisson
    [3] un escargot
    [4] un papillon
    [5] un éléphant
   *[6] un oiseau
}
# The same animal, as what fits or leaves the game; with a capital, because it begins the sentence.
animals-this = { $symbol ->
    [1] Le chat
    [2] Le poisson
    [3] L’escargot
    [4] Le papillon
    [5] L’éléphant
   *[6] L’oiseau
}

animals-option-starters = Les animaux posés au départ
animals-option-starters-blocks = Un de chaque : un par ligne, par colonne et par bloc
animals-option-starters-lines = Un de chaque : un par ligne et par colonne
animals-option-starters-off = Aucun : le plateau est vide
animals-mark-starters-lines = [reading|Les pages imprimées ne disent rien de la mise en place. Ici, comme les tuiles dorées ; autre lecture : le plateau est vide.]
animals-mark-starters-blocks = [reading|Les pages imprimées ne disent rien de la mise en place. Nous posons un animal de chaque ; autre lecture : le plateau est vide.]
animals-mark-starters-off = [reading|Les pages imprimées ne disent rien de la mise en place. Autre lecture : on pose d’abord un animal de chaque.]
animals-mark-blocks = [reading|Les pages imprimées ne disent pas le sens des blocs. Autre lecture : trois lignes de haut, deux colonnes de large.]
animals-mark-scoring-block = [reading|Imprimé comme la façon la plus simple ; commencer par elle est notre choix. Autre lecture : ligne et colonne comptent aussi.]
animals-mark-gentle-on = [addition|Pour les plus petits.]
animals-mark-gentle-off = [printed|La règle n’a pas de telle aide.]
animals-option-gentle = Plus doux pour les petits : les robots laissent de la place et une bonne case est montrée
animals-pack-family = Pour les petits : les robots laissent de la place et une bonne case est montrée.
animals-pack-family-no-bots = Pour les petits : une bonne case est montrée.
animals-pack-strict = Un animal mal posé est perdu. La ligne, la colonne et le bloc comptent.
animals-pack-strict-alone = La ligne, la colonne et le bloc comptent.
animals-option-scoring-value = La somme des numéros des animaux de sa ligne, de sa colonne et de son bloc

line-claimed-pictures = { $name } ne trouve pas de place pour cet animal. Vous en voyez une ? Touchez-la.
line-claimed-pictures-others = { $name } ne trouve pas de place pour cet animal. Les autres cherchent.

animals-event-laid = { $points ->
    [0] { $seat } pose { animals-some } en { $cell }, sans marquer de point.
    [one] { $seat } pose { animals-some } en { $cell } et marque { $points } point.
   *[other] { $seat } pose { animals-some } en { $cell } et marque { $points } points.
}
animals-event-laid-you = { $points ->
    [0] Vous posez { animals-some } en { $cell }, sans marquer de point.
    [one] Vous posez { animals-some } en { $cell } et marquez { $points } point.
   *[other] Vous posez { animals-some } en { $cell } et marquez { $points } points.
}
animals-event-drew = { $symbol ->
    [none] { $seat } pioche une tuile.
   *[other] { $seat } pioche { animals-some }.
}{ $left ->
    [0] { " " }C’était la dernière tuile.
    [one] { " " }Il reste { $left } tuile.
   *[other] { " " }Il reste { $left } tuiles.
}
animals-event-drew-you = { $symbol ->
    [none] Vous piochez une tuile.
   *[other] Vous piochez { animals-some }.
}{ $left ->
    [0] { " " }C’était la dernière tuile.
    [one] { " " }Il reste { $left } tuile.
   *[other] { " " }Il reste { $left } tuiles.
}
animals-event-discarded = { $points ->
    [0] { animals-this } quitte le jeu.
    [one] { animals-this } quitte le jeu, et { $seat } rend { $points } point.
   *[other] { animals-this } quitte le jeu, et { $seat } rend { $points } points.
}
animals-event-discarded-you = { $points ->
    [0] { animals-this } quitte le jeu.
    [one] { animals-this } quitte le jeu, et vous rendez { $points } point.
   *[other] { animals-this } quitte le jeu, et vous rendez { $points } points.
}
animals-event-claimed = { $seat } dit ne pas pouvoir jouer. { animals-this } ne convient nulle part.
animals-event-claimed-you = Vous dites ne pas pouvoir jouer. { animals-this } ne convient nulle part.
animals-event-no-room = { animals-this } ne convient nulle part.
# Without a tile to look at, the fault was to say “stuck”.
animals-event-called = { $because-count ->
    [0] L’arbitre montre { $cell } : la tuile y convient, { $against } pouvait jouer.
   *[other] L’arbitre signale une faute : { $against }, { $cell }. Regardez { $because }.
}
animals-event-called-you = { $because-count ->
    [0] L’arbitre montre { $cell } : la tuile y convient, vous pouviez jouer.
   *[other] L’arbitre signale une faute de votre part en { $cell }. Regardez { $because }.
}
animals-move-lay = { $symbol ->
    [none] poser la tuile en { $cell }
   *[other] poser { animals-some } en { $cell }
}

animals-error-does-not-fit = { animals-this } ne convient pas en { $cell } : regardez { $because }.
animals-error-not-stuck = Vous pouvez jouer. { animals-this } convient encore quelque part, par exemple en { $cell }.
animals-error-golden-clash = { animals-this } en { $cell } est incompatible avec les tuiles déjà posées.

## Les règles

animals-rules-goal =
    De 1 à 4 joueurs, dès 6 ans, posent des animaux sur un même plateau. Une tuile rapporte des points pour les autres tuiles de son bloc. À la fin, qui a le plus de points gagne. { rules-shared-win }

    Une seule règle : aucun animal ne figure deux fois dans la même ligne, la même colonne ou le même bloc. Un animal convient à une case si le même animal n’est visible ni dans la ligne, ni dans la colonne, ni dans le bloc de cette case.

    Une case se nomme par sa colonne et sa ligne : a1 est en haut à gauche, f1 en haut à droite, f6 en bas à droite.
animals-rules-material =
    Le plateau a 6×6 cases, en blocs de six : deux lignes de haut et trois colonnes de large. { animals-mark-blocks } Il y a 36 tuiles avec six animaux, six de chacun : { animals-symbol-1 }, { animals-symbol-2 }, { animals-symbol-3 }, { animals-symbol-4 }, { animals-symbol-5 } et { animals-symbol-6 }. Dans les parties enregistrées, ce sont les nombres de 1 à 6, dans cet ordre.

    On dispose d’abord une tuile de chaque animal, au hasard, de façon que chaque ligne, chaque colonne et chaque bloc en ait exactement une. { animals-mark-starters-blocks } Les 30 autres sont mélangées, face cachée : c’est la pioche. Chacun pioche une tuile et la garde secrète, et tous les pions sont sur le 0 de la piste des points.

    { rules-seats }
animals-rules-turn =
    - Posez la tuile que vous avez en main sur une case vide où elle convient.
    - Comptez vos points.
    - Piochez la tuile suivante. C’est alors au joueur suivant.

    Si votre tuile ne convient nulle part, vous ne pouvez pas jouer et la partie est terminée. L’assistant le remarque tout seul. { mark-referee-guard } Avec les joueurs ou l’arbitre, dites que vous ne pouvez pas jouer et montrez la tuile. S’il existe malgré tout une case et qu’un adversaire la montre, votre tuile quitte le jeu sans points, vous en piochez une autre, et c’est au joueur suivant. Montrer une mauvaise case ne coûte rien. L’annonce vaut quand tous les adversaires l’acceptent ; l’arbitre la juge aussitôt. { mark-pointing }
animals-rules-points =
    Votre tuile rapporte un point pour chaque autre tuile de son bloc. { animals-mark-scoring-block }

    La piste des points a 40 cases, de 0 à 39. Chaque fois que votre pion atteint ou dépasse le 0, vous recevez un jeton qui vaut 40. Vos points : 40 par jeton, plus le nombre de la case où se trouve votre pion.
animals-rules-mistakes =
    Par défaut, c’est l’assistant qui vérifie : une tuile qui ne convient pas n’est pas acceptée, et vous essayez de nouveau. { mark-referee-guard }

    Avec les joueurs ou l’arbitre, poser une tuile là où elle ne convient pas est une faute. On peut contester jusqu’à ce que le joueur suivant pose une tuile ou dise ne pas pouvoir jouer ; si son temps s’écoule sans qu’il joue, on peut encore contester. { mark-window } Si l’objection est fondée, la tuile quitte le jeu et ses points sont repris ; la tuile déjà piochée reste en main, et c’est au joueur suivant. Si personne ne remarque rien, la tuile et les points restent. Si la tuile retirée ne convenait nulle part, le joueur ne pouvait pas jouer, et la partie est terminée. { mark-nowhere }

    { rules-referees }
animals-rules-clock = Il n’y a pas de sablier, mais vous pouvez en ajouter un. { mark-sand-glass-on } Quand le temps est écoulé, la tuile en main quitte le jeu sans points, le joueur pioche la suivante, et le tour est fini. { mark-sand-glass-end }
animals-rules-end =
    La partie s’arrête quand un joueur ne peut pas jouer à son tour, ou quand les tuiles sont épuisées. { mark-stack-end-play-on } Une fois la pioche vide, on ne pioche plus : chacun pose la tuile qui lui reste, on saute le tour de ceux qui n’en ont plus, et la partie est finie quand personne n’a plus de tuile.

    Qui a le plus de points gagne.
animals-rules-solo = En solitaire, vous piochez, posez et comptez, tuile après tuile. Essayez de battre votre record ; chaque façon de compter a sa propre liste.
animals-rules-variants =
    Comme dans la boîte : les joueurs vérifient, les animaux du début sont disposés de façon que chaque ligne et chaque colonne en ait exactement un, et une tuile rapporte des points pour son bloc, sa ligne et sa colonne.

    Le départ : le plateau peut aussi être vide au début ; la pioche a alors les 36 tuiles. { animals-mark-starters-off }

    Le compte des points : par défaut, une tuile rapporte des points pour son bloc. Elle peut aussi en rapporter

    - pour les tuiles de sa ligne et celles de sa colonne ; les blocs ne comptent pas ;
    - pour les tuiles de son bloc, et celles de sa ligne et de sa colonne hors de ce bloc ;
    - pour ces mêmes tuiles, mais en additionnant les numéros des animaux au lieu de compter les tuiles. { mark-scoring-value }

    La fin : la partie peut aussi s’arrêter à la fin du tour où un joueur ne peut plus piocher. { mark-stack-end-stop }

    Pour les plus jeunes : le jeu peut être plus doux. Les robots posent alors là où ils laissent le plus de place à chaque animal, et une bonne case est montrée. { animals-mark-gentle-on }
animals-rules-credit = D’après « SudoKids », le jeu pour enfants de la boîte « Sudoku – Das Brettspiel » de Reiner Knizia, édité par Kosmos.

## À la table, dans le navigateur

animals-fault-here = Jamais deux fois le même animal dans une ligne, une colonne ou un bloc.

## La première partie guidée, et l’exemple à côté des règles

animals-learn-1 = Touchez la case que montre la main !
animals-learn-2 = Un point pour chaque animal du même bloc. Encore une fois !
animals-learn-3 = Jamais deux fois le même animal dans une ligne, une colonne ou un bloc.
animals-learn-4 = Le dernier !
animals-learn-5 = Bravo ! On fait une vraie partie ?

## The rules in a minute: one sentence for each drawn step

animals-rules-minute-1 = Vous avez un animal en main. Jamais deux fois le même dans une ligne, une colonne ou un bloc !
animals-rules-minute-2 = Posez-le là où il convient : 1 point par animal déjà dans le bloc. Ici, il y a le chat : 1 point.
animals-rules-minute-3 = Puis c’est à Ben : son éléphant trouve deux animaux dans le bloc, 2 points.
animals-rules-minute-4 = Plus le bloc est plein, mieux c’est : 3 points pour l’oiseau.
animals-rules-minute-5 = La partie se termine quand il n’y a plus de tuiles, ou quand un animal n’a plus de place. Qui a le plus de points gagne.

## For whom, and tips: on its page, and now and then at the table of a first game

animals-rules-players = De 1 à 4 enfants à partir de 6 ans, environ 15 minutes. { mark-length }
animals-tip-1 = Cherchez le bloc où il y a le plus d’animaux : c’est là que le vôtre rapporte le plus.
animals-tip-2 = Gardez une place pour chaque animal : quand l’un n’en trouve plus, la partie est finie.
animals-rules-tips =
    - { animals-tip-1 }
    - { animals-tip-2 }
