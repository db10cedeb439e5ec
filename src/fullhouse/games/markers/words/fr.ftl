markers-name = Feutres de couleur
markers-summary = Chacun écrit dans sa couleur sur une même grille, et les grands chiffres rapportent le plus.

markers-option-variant = Comment on joue.
markers-option-variant-basic = Un chiffre par tour.
markers-option-variant-advanced = Autant de chiffres que possible avant que le sable s’écoule.
markers-option-variant-solo = En solitaire : on écrit et on efface comme on veut.
markers-option-rounds = Combien de manches a le jeu avancé ; d’ordinaire une par joueur.
markers-option-time-limit = Minutes pour toute la partie ; en solitaire, minutes pour la grille.

markers-event-passed = { $seat } termine son tour.
markers-event-voted = { $stop ->
    [yes] { $seat } voudrait s’arrêter.
   *[no] { $seat } préfère continuer.
}{ $votes-count ->
    [0] { "" }
    [one] { " " }{ $votes-count } voix pour l’arrêt.
   *[other] { " " }{ $votes-count } voix pour l’arrêt.
}

error-variant-needs-seats = La variante « { $variant } » ne se joue pas à { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}.
error-already-voted = Vous avez déjà voté pour l’arrêt.
error-no-vote = Vous n’avez pas voté pour l’arrêt.
error-other-variant = Il n’y a pas de « { $move } » dans la variante « { $variant } ».
error-erase-first = Effacez d’abord ce qui a été signalé : { $cells }.
error-not-called = Aucune faute n’a été signalée en { $cell }.
error-already-called = La faute en { $cell } a déjà été signalée.

## Les règles

markers-rules-goal =
    De 1 à 4 joueurs écrivent des chiffres sur une même grille, chacun dans sa couleur. À la fin, vos points sont la somme des chiffres inscrits dans votre couleur, et le plus grand nombre de points gagne. { rules-shared-win }

    { rules-sudoku }
markers-rules-material =
    La grille vient d’un paquet mélangé de 60 cartes du niveau choisi, chacune avec sa solution au dos. La première est recopiée en noir sur le plateau : ce sont les chiffres donnés. Aucune carte ne revient avant que les 60 soient passées.

    Vous pouvez aussi prendre toute autre grille à solution unique : la taper, la coller ou en faire composer une. Vous voyez sa difficulté avant de l’accepter, car elle doit convenir à tous.

    { rules-seats }
markers-rules-turn =
    Voici le jeu de base, de 2 à 4 joueurs. Écrivez un chiffre dans n’importe quelle case vide, ou passez. Votre tour est fini dès que vous avez écrit ; personne n’attend la fin du sable.

    Quand c’est la table qui veille, tous les adversaires doivent ensuite accepter le chiffre, ou l’un d’eux le conteste ; alors seulement le joueur suivant continue. Qui ne dit rien pendant 10 secondes a accepté.
markers-rules-points = Seule la fin compte : additionnez tous les chiffres de votre couleur sur le plateau. Un 9 vaut neuf fois un 1 ; c’est tentant, et souvent faux.
markers-rules-mistakes =
    On convient avant la partie de ce qui est une faute (« fault »), et la table l’affiche toujours :

    - « rule », d’ordinaire : exactement un chiffre qui ne va pas dans sa case. Un chiffre qui y va reste, même là où il ne peut pas être juste. La grille finit souvent sans être résolue, et cela fait partie du jeu.
    - « solution » : exactement un chiffre qui n’est pas celui de la solution. L’arbitre regarde au dos de la carte.

    La pénalité : le chiffre est effacé et le tour est fini. Une fois un chiffre accepté par tous, il ne peut plus jamais être effacé. Avec l’arbitre et avec le gardien, personne n’a rien à accepter.

    { rules-referees }

    { rules-referees-solution }

    { rules-referees-usual }
markers-rules-clock = Vous avez 30 secondes par tour ; votre voisin de gauche tient le sablier. Quand le sable s’est écoulé, votre tour est fini et rien n’est écrit. Le temps peut être changé ou supprimé.
markers-rules-end =
    La partie s’arrête dès qu’une de ces choses arrive :

    - Toutes les cases sont remplies ; la grille est résolue si tous les chiffres sont ceux de la solution.
    - Pendant trois tours de table de suite, personne n’a inscrit de chiffre qui soit encore là.
    - Le temps de jeu convenu est écoulé (« time_limit », en minutes ; d’ordinaire il n’y en a pas).
    - Tous les joueurs veulent s’arrêter. Chacun peut voter pour, et reprendre sa voix.
markers-rules-solo =
    En solitaire, vous écrivez et effacez librement, dans une seule couleur, et rien n’est signalé. Vous avez 20 minutes pour la grille ; ce temps peut être changé ou supprimé.

    Il n’y a pas de points : la grille est résolue ou non, et le temps dit le reste. Tous vos résultats sont conservés, pour que vous puissiez suivre vos progrès.
markers-rules-variants =
    Le jeu avancé (« variant » : « advanced »), de 2 à 4 joueurs, est comme le jeu de base, sauf que :

    - Un tour dure 30 secondes, et vous écrivez autant de chiffres que vous pouvez. « done » le termine plus tôt. Les adversaires vérifient pendant ce temps.
    - Si une faute est signalée pendant votre tour, vous devez l’effacer avant d’écrire autre chose, et le sable continue de couler. Avec l’arbitre, elle est signalée aussitôt. Il n’y a pas d’autre pénalité.
    - Une faute que personne n’a signalée avant que le joueur suivant écrive son premier chiffre reste. Une faute signalée mais pas encore effacée à la fin du temps est effacée par l’arbitre.
    - Il y a autant de manches que de joueurs (« rounds » change cela) ; la manche 2 commence par la place 2, la manche 3 par la place 3, et ainsi de suite. La partie s’arrête après la dernière manche, ou plus tôt si le plateau est plein, si le temps est écoulé ou si tous veulent s’arrêter.
markers-rules-credit = D’après « Sudoku – the board game », édité par Ravensburger en 2005.

## À la table, dans le navigateur

markers-line-round-of = Manche { $round } sur { $rounds }
markers-line-erase-first = Effacez d’abord { $cell } : touchez la case.
markers-line-votes = { $count ->
    [one] { $count } joueur veut arrêter.
   *[other] { $count } joueurs veulent arrêter.
}
markers-act-stop = Je veux arrêter
markers-sure-stop = Oui, arrêter
markers-sure-stop-text = La partie finit et les points sont comptés dès que tout le monde veut arrêter.
markers-act-continue = Je veux continuer
markers-fault-here = { $fault ->
    [solution] Une faute : un chiffre qui n’est pas celui de la solution.
   *[rule] Une faute : un chiffre qui ne va pas.
}

## La première partie guidée, et l’exemple à côté des règles

markers-example = Chacun a sa couleur ; les grands chiffres rapportent le plus.
markers-learn-1 = Vous êtes Ana. Chacun écrit dans sa couleur ; à la fin on additionne vos chiffres.
markers-learn-2 = Écrivez un 5 en e5.
markers-learn-3 = Maintenant Ben doit dire s’il accepte, ou contester.
markers-learn-4 = Ben a écrit un 9 en c1. Regardez b3 : il y a déjà un 9 dans ce bloc. Contestez !
markers-learn-5 = Le 9 est effacé et le tour de Ben est fini. Un chiffre accepté reste pour toujours, juste ou faux.

## For whom, and tips: on its page, and now and then at the table of a first game

markers-rules-players = De 1 à 4 joueurs ; nous conseillons dès 10 ans. Le plus âgé commence.
markers-tip-1 = Les grands chiffres sont tentants et souvent faux : soyez sûr avant d’écrire un 9.
markers-tip-2 = Seul, votre temps diminue de problème en problème : suivez vos progrès dans « Moi ».
markers-tip-3 = Comment trouver un chiffre : les leçons l’enseignent, en commençant par le plus simple.
markers-rules-tips =
    - { markers-tip-1 }
    - { markers-tip-2 }
    - { markers-tip-3 }
