tiles-name = Tuiles dorées
tiles-summary = Posez votre chiffre là où il convient, avec le plus de tuiles possible dans sa ligne, sa colonne et son bloc.

tiles-option-golden = Où se trouvent les tuiles dorées
tiles-option-golden-blocks = Une par ligne, par colonne et par bloc
tiles-option-golden-lines = Une par ligne et par colonne

# Without a tile to look at, the fault was to say “stuck”.
tiles-event-called = { $because-count ->
    [0] L’arbitre montre { $cell } : la tuile y convient, { $against } pouvait jouer.
   *[other] L’arbitre signale une faute : { $against }, { $cell }. Regardez { $because }.
}
tiles-event-called-you = { $because-count ->
    [0] L’arbitre montre { $cell } : la tuile y convient, vous pouviez jouer.
   *[other] L’arbitre signale une faute de votre part en { $cell }. Regardez { $because }.
}

## Les règles

tiles-rules-goal =
    De 1 à 4 joueurs posent des tuiles numérotées sur un même plateau. Une tuile rapporte des points pour les autres tuiles de sa ligne, de sa colonne et de son bloc. À la fin, qui a le plus de points gagne. { rules-shared-win }

    { rules-sudoku }
tiles-rules-material =
    Il y a 81 tuiles, neuf de chaque chiffre de 1 à 9, pour un plateau de 9×9 cases en blocs de 3×3. Neuf tuiles sont dorées, une de chaque chiffre. { mark-golden-numbers } On les dispose d’abord, au hasard, de façon que chaque ligne et chaque colonne en ait exactement une.

    Les 72 autres sont mélangées, face cachée : c’est la pioche. Chacun pioche une tuile et la garde secrète, et tous les pions sont sur le 0 de la piste des points.

    { rules-seats }
tiles-rules-turn =
    - Posez la tuile que vous avez en main sur une case vide.
    - Comptez vos points.
    - Piochez la tuile suivante. C’est alors au joueur suivant.

    Si votre tuile ne convient à aucune case vide, dites que vous ne pouvez pas jouer et montrez-la : la partie est terminée. Mais s’il existe malgré tout une case et qu’un adversaire la montre, votre tuile quitte le jeu sans points, vous en piochez une autre, et le joueur suivant continue. Montrer une mauvaise case ne coûte rien. L’annonce vaut quand tous les adversaires l’acceptent. { mark-pointing } L’arbitre la juge aussitôt ; avec l’assistant, personne n’a rien à dire : il termine lui-même la partie quand la tuile de celui dont c’est le tour ne convient nulle part, et refuse une annonce fausse. { mark-referee-guard }
tiles-rules-points =
    Votre tuile rapporte un point pour chaque tuile de son bloc, et un pour chaque tuile de sa ligne et de sa colonne hors de ce bloc. Elle-même ne compte jamais. Par exemple, un 7 avec trois autres tuiles dans son bloc, deux de plus dans sa ligne et une de plus dans sa colonne rapporte 6 points.

    La piste a 40 cases, de 0 à 39. Chaque fois que votre pion atteint ou dépasse le 0, vous recevez un jeton qui vaut 40. Vos points : 40 par jeton, plus le nombre de la case où se trouve votre pion. Il y a autant de jetons qu’il en faut. { mark-tokens }
tiles-rules-mistakes =
    C’est une faute de poser une tuile là où elle ne convient pas. On peut contester jusqu’à ce que le joueur suivant pose une tuile ou dise ne pas pouvoir jouer ; si son temps s’écoule sans qu’il joue, on peut encore contester. { mark-window } Si l’objection est fondée, la tuile quitte le jeu et ses points sont repris ; la tuile déjà piochée reste, et c’est au joueur suivant. Si personne ne remarque rien, la tuile et les points restent. Si la tuile retirée ne convenait nulle part, le joueur ne pouvait pas jouer, et la partie est terminée. { mark-nowhere }

    { rules-referees }

    { rules-referees-usual }
tiles-rules-clock = Il n’y a pas de sablier, mais vous pouvez en ajouter un. { mark-sand-glass-on } Quand le temps est écoulé, la tuile en main quitte le jeu sans points, le joueur pioche la suivante, et le tour est fini. { mark-sand-glass-end }
tiles-rules-end =
    La partie s’arrête quand un joueur ne peut pas jouer à son tour, ou quand les tuiles sont épuisées. { mark-stack-end-play-on } Une fois la pioche vide, on ne pioche plus : chacun pose la tuile qui lui reste, on saute le tour de ceux qui n’en ont plus, et la partie est finie quand personne n’a plus de tuile.

    Qui a le plus de points gagne.
tiles-rules-solo = En solitaire, vous piochez, posez et comptez, tuile après tuile. Essayez de battre votre record ; chaque façon de compter a sa propre liste.
tiles-rules-variants =
    Le compte des points : outre la façon habituelle, une tuile peut rapporter des points

    - pour les tuiles de sa ligne et celles de sa colonne ; les blocs ne comptent pas ;
    - seulement pour les tuiles de son bloc, une façon de compter pour les enfants ;
    - pour les tuiles habituelles, mais en additionnant leurs chiffres au lieu de les compter. { mark-scoring-value }

    Les tuiles dorées : on peut aussi les disposer de façon que chaque bloc, lui aussi, en ait exactement une. { mark-golden-blocks }

    La fin : la partie peut aussi s’arrêter à la fin du tour où un joueur ne peut plus piocher. { mark-stack-end-stop }
tiles-rules-credit = D’après « Sudoku – Das Brettspiel » de Reiner Knizia, édité par Kosmos. L’addition des chiffres et les tuiles dorées par blocs viennent d’autres éditions ; poser ce qu’on a encore vient de l’édition néerlandaise, s’arrêter aussitôt de l’édition russe.

## À la table, dans le navigateur

tiles-fault-here = Compte comme faute : une tuile qui ne convient pas.

## La première partie guidée, et l’exemple à côté des règles

tiles-learn-1 = Posez votre { $symbol } en { $cell } : aucun chiffre ne peut figurer deux fois dans une ligne, une colonne ou un bloc.
tiles-learn-2 = Un point pour chaque autre tuile de sa ligne, de sa colonne et de son bloc. Posez maintenant votre { $symbol } en { $cell }.
tiles-learn-3 = { $name } a posé un { $theirs } en { $there }, mais il y en a déjà un dans la ligne, la colonne ou le bloc. À vous de réagir : touchez « Objection ! »
tiles-learn-4 = Bien vu : la tuile est retirée, ses points aussi. Posez votre { $symbol } en { $cell }.
tiles-learn-5 = Votre { $symbol } ne convient plus nulle part. Appuyez sur « Je ne peux pas jouer », puis confirmez : la partie se termine.
tiles-learn-6 = { $name } est d’accord, et vous avez le plus de points. Vous connaissez maintenant tout le jeu !

## The rules in a minute: one sentence for each drawn step

tiles-rules-minute-1 = Chacun a une tuile secrète en main. Aucun chiffre ne peut figurer deux fois dans une ligne, une colonne ou un bloc.
tiles-rules-minute-2 = Posez votre tuile là où elle convient. Elle rapporte 1 point par autre tuile de sa ligne, de sa colonne et de son bloc : ici, 2.
tiles-rules-minute-3 = Plus sa ligne, sa colonne et son bloc sont remplis, plus une tuile rapporte : ici, 3. Puis piochez la suivante.
tiles-rules-minute-4 = Une tuile enfreint la règle ? Faites objection avant la pose suivante : tuile et points disparaissent. { mark-window }
tiles-rules-minute-5 = La partie se termine quand il n’y a plus de tuiles, ou quand la vôtre ne convient nulle part. Qui a le plus de points gagne.

## For whom, and tips: on its page, and now and then at the table of a first game

tiles-rules-players = De 1 à 4 joueurs à partir de 10 ans, environ 30 minutes. Le plus âgé commence.
tiles-tip-1 = Cherchez une case avec d’autres tuiles à la fois dans sa ligne, sa colonne et son bloc : les endroits bien remplis rapportent le plus.
tiles-tip-2 = Votre tuile compte aussi pour le joueur suivant : ne lui préparez pas une case riche.
tiles-tip-3 = Surveillez les chiffres qui n’ont plus que peu de cases : dès que l’un ne convient nulle part, la partie se termine.
tiles-rules-tips =
    - { tiles-tip-1 }
    - { tiles-tip-2 }
    - { tiles-tip-3 }
