markers-name = Feutres de couleur
markers-summary = Chacun écrit dans sa couleur sur un même problème, et les grands chiffres rapportent le plus.

markers-option-variant = Façon de jouer
markers-option-variant-basic = Un chiffre par tour
markers-option-variant-advanced = Autant de chiffres que possible avant la fin du sablier
markers-option-variant-solo = En solitaire : on écrit et on efface comme on veut
markers-option-rounds = Nombre de manches (par défaut, une par joueur)
markers-option-time-limit = Minutes pour toute la partie ; en solitaire, minutes pour le problème
markers-mark-sand-glass-on = [printed|30 secondes. Vous pouvez choisir une autre durée.]
markers-mark-sand-glass-off = [addition|Dans la règle, chaque tour dure 30 secondes.]
markers-mark-glass-limit = [addition|La règle ne fixe pas de limite ; avec plus de temps, un seul tour pourrait remplir le plateau.]
markers-mark-fault-rule = [reading|La règle se lit des deux façons. Autre lecture : on regarde la solution au dos de la carte.]
markers-mark-fault-solution = [reading|La règle se lit des deux façons. Autre lecture : seul un chiffre qui ne convient pas est une faute.]
markers-mark-variant = [printed|Les trois jeux sont dans la règle.]
markers-mark-time-limit = [printed|On peut convenir d’un temps de jeu ; en solitaire, ce n’est qu’un conseil.]
markers-mark-rounds = [printed|Un conseil : autant de manches que de joueurs.]
markers-mark-pass = [reading|La règle ne parle pas de passer. Autre lecture : on attend la fin du sablier.]
markers-mark-unjudged = [reading|La règle ne dit pas ce que devient un chiffre non vérifié. Autre lecture : il reste.]
markers-mark-turn-checked = [reading|La règle ne dit pas jusqu’à quand on peut contester les chiffres d’un tour. Autre lecture : pendant ce tour seulement.]
markers-mark-nothing-fits = [reading|La règle ne dit pas ce qui se passe quand rien ne convient. L’autre lecture : trois manches passent.]
markers-pack-strict = Tout chiffre qui n’est pas celui de la solution est aussitôt signalé comme faute. { $seconds } secondes par tour.

markers-event-nothing-fits = Plus aucun chiffre ne convient nulle part.
markers-event-passed = { $seat } termine son tour.
markers-event-passed-alone = Le tour est terminé.
markers-event-passed-you = Vous terminez votre tour.
markers-event-voted = { $alone ->
    [yes] Vous avez arrêté.
   *[no] { $stop ->
        [yes] { $seat } voudrait s’arrêter.
       *[no] { $seat } préfère continuer.
    }{ $votes-count ->
        [0] { "" }
        [one] { " " }{ $votes-count } voix pour l’arrêt.
       *[other] { " " }{ $votes-count } voix pour l’arrêt.
    }
}
markers-event-voted-you = { $alone ->
    [yes] Vous avez arrêté.
   *[no] { $stop ->
        [yes] Vous voudriez vous arrêter.
       *[no] Vous préférez continuer.
    }{ $votes-count ->
        [0] { "" }
        [one] { " " }{ $votes-count } voix pour l’arrêt.
       *[other] { " " }{ $votes-count } voix pour l’arrêt.
    }
}
markers-move-pass = terminer le tour

error-variant-needs-seats = { $variant ->
    [basic] Le jeu de base
    [advanced] Le jeu avancé
   *[solo] Le jeu en solitaire
} ne se joue pas à { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}.
error-already-voted = Vous avez déjà voté pour l’arrêt.
error-no-vote = Personne n’a voté pour l’arrêt.
error-other-variant = Il n’y a pas de « { $move } » dans { $variant ->
    [basic] le jeu de base
    [advanced] le jeu avancé
   *[solo] le jeu en solitaire
}.
error-erase-first = Effacez d’abord ce qui a été signalé : { $cells }.
error-not-called = Aucune faute n’a été signalée en { $cell }.
error-already-called = La faute en { $cell } a déjà été signalée.
error-glass-needed = Le jeu avancé a besoin du sablier : sans lui, un seul tour pourrait remplir la grille. Il peut durer jusqu’à une minute.
error-glass-too-long = Dans le jeu avancé, le sablier dure { $most } secondes au plus, temps supplémentaire compris : avec plus de temps, un seul tour pourrait remplir la grille.

## Les règles

markers-rules-goal =
    De 1 à 4 joueurs écrivent des chiffres sur un même problème, chacun dans sa couleur. À la fin, vos points sont la somme des chiffres inscrits dans votre couleur ; qui a le plus de points gagne. { rules-shared-win }

    { rules-sudoku }
markers-rules-material =
    Le problème vient d’un paquet mélangé de 60 cartes du niveau choisi, chacune avec sa solution au dos. La première est recopiée en noir sur le plateau : ce sont les chiffres de départ. Aucune carte ne revient avant que les 60 soient passées.

    Vous pouvez aussi prendre tout autre problème à solution unique : le taper, le coller ou en faire composer un. Vous voyez sa difficulté avant de l’accepter, car il doit plaire à tous.

    { rules-seats }
markers-rules-turn =
    Voici le jeu de base, de 2 à 4 joueurs. Écrivez un chiffre dans n’importe quelle case vide, ou passez. { markers-mark-pass } Votre tour est fini dès que vous avez écrit ; personne n’attend la fin du sablier.

    Quand les joueurs vérifient, tous les adversaires doivent ensuite accepter le chiffre, ou l’un d’eux le conteste ; alors seulement, c’est au joueur suivant.
markers-rules-points = Seule la fin compte : additionnez tous les chiffres de votre couleur sur le plateau. Un 9 vaut neuf fois un 1 : la tentation est grande, et l’erreur fréquente.
markers-rules-mistakes =
    On convient avant la partie de ce qui est une faute, et c’est toujours affiché à côté du plateau :

    - Par défaut, seulement un chiffre qui ne convient pas à sa case. { markers-mark-fault-rule } Un chiffre qui convient reste, même là où il ne peut pas être juste. Le problème finit souvent sans être résolu, et cela fait partie du jeu.
    - Ou bien tout chiffre qui n’est pas celui de la solution : l’arbitre regarde au dos de la carte. { markers-mark-fault-solution }

    La pénalité : le chiffre est effacé et le tour est fini. Une fois un chiffre accepté par tous, il ne peut plus jamais être effacé. Avec l’arbitre et avec l’assistant, personne n’a rien à accepter.

    { rules-referees }

    { rules-referees-solution }

    { rules-referees-people }
markers-rules-clock = Vous avez 30 secondes par tour ; votre voisin de gauche tient le sablier. Quand le temps est écoulé, votre tour est fini et rien n’est écrit. Le temps peut être changé ou supprimé. { markers-mark-sand-glass-off } Au jeu avancé, il y a toujours un sablier, d’une minute au plus. { markers-mark-glass-limit }
markers-rules-end =
    La partie s’arrête dans l’un de ces cas :

    - Toutes les cases sont remplies ; le problème est résolu si tous les chiffres sont ceux de la solution.
    - Pendant trois manches de suite, aucun chiffre écrit n’est resté sur le plateau. Quand plus aucun chiffre ne convient, l’arbitre ou l’assistant arrête aussitôt la partie. Les joueurs doivent le remarquer eux-mêmes : après une manche sans chiffre, on demande à tous s’il faut arrêter. { markers-mark-nothing-fits }
    - Le temps de jeu convenu est écoulé ; par défaut, il n’y a pas de limite. Un chiffre qui n’est pas encore accepté est alors jugé par l’arbitre. { markers-mark-unjudged }
    - Tous les joueurs veulent arrêter. Chacun peut voter pour, et reprendre sa voix. Un chiffre qui n’est pas encore accepté est alors jugé aussi. { markers-mark-unjudged }
markers-rules-solo =
    En solitaire, vous écrivez, remplacez et effacez librement, dans la couleur de votre choix, et rien n’est signalé. Il n’y a pas de limite de temps, sauf si vous en voulez une ; 20 minutes sont un bon début. Les chiffres répétés dans une ligne, une colonne ou un bloc sont marqués.

    Il n’y a pas de points : le problème est résolu ou non, et le temps dit le reste. Tous vos résultats sont conservés, pour que vous puissiez suivre vos progrès.
markers-rules-variants =
    Le jeu avancé, de 2 à 4 joueurs, est comme le jeu de base, sauf que :

    - Un tour dure 30 secondes, et vous écrivez autant de chiffres que vous pouvez ; vous pouvez le finir plus tôt. Tout le monde vérifie pendant ce temps, et vous pouvez signaler vous-même l’une de vos fautes.
    - Si une faute est signalée pendant votre tour, vous devez l’effacer avant d’écrire autre chose, et le sable continue de couler. Avec l’arbitre, elle est signalée aussitôt. Il n’y a pas d’autre pénalité.
    - Quand votre tour est fini et que les joueurs vérifient, ils contrôlent ses chiffres avant que le suivant écrive : chacun accepte, ou une faute est signalée et effacée. { markers-mark-turn-checked } Ensuite, le reste est définitif. Une faute signalée mais pas encore effacée à la fin du temps est effacée par l’arbitre.
    - Il y a autant de manches que de joueurs, sauf si vous convenez d’un autre nombre ; la manche 2 commence par la place 2, la manche 3 par la place 3, et ainsi de suite. La partie s’arrête après la dernière manche, ou plus tôt dans les mêmes cas que le jeu de base.
markers-rules-credit = D’après « Sudoku – the board game », édité par Ravensburger en 2005.

## À la table, dans le navigateur

markers-line-round-of = Manche { $round } sur { $rounds }
markers-line-erase-first = Effacez d’abord { $cell } : touchez la case.
markers-line-stop-offer = Personne n’a rien écrit de toute une manche. On arrête ?
markers-act-stop = Je veux arrêter
markers-sure-stop = Oui, arrêter
markers-sure-stop-text = La partie s’arrête et les points sont comptés dès que tout le monde veut arrêter.
markers-act-give-up = Abandonner
markers-sure-give-up = Oui, abandonner
markers-sure-give-up-text = La partie s’arrête sans que le problème soit résolu.
markers-fault-here = { $variant ->
    [solo] Écrivez et effacez comme vous voulez, jusqu’à ce que tout soit juste.
   *[other] { $fault ->
        [solution] Compte comme faute : un chiffre qui n’est pas celui de la solution.
       *[rule] Compte comme faute : un chiffre qui ne convient pas.
    }
}

## La première partie guidée, et l’exemple à côté des règles

markers-learn-1 = Choisissez le { $symbol } et écrivez-le en { $cell }. Les chiffres de votre couleur sont vos points.
markers-learn-2 = { $name } l’a accepté, puis a écrit un { $theirs } en { $there }. Il y en a déjà un dans la ligne, la colonne ou le bloc : touchez « Objection ! »
markers-learn-3 = Il est effacé. À vous de nouveau : écrivez le { $symbol } en { $cell }.
markers-learn-4 = { $name } a écrit un { $theirs } en { $there }. Est-ce bon ? Il convient : touchez « J’accepte ». Ce qui est accepté reste pour de bon.
markers-learn-5 = La dernière case : écrivez le { $symbol } en { $cell }.
markers-learn-6 = La grille est pleine, et votre somme est la plus élevée. Vous connaissez maintenant tout le jeu !

## The rules in a minute: one sentence for each drawn step

markers-rules-minute-1 = Chacun écrit dans sa couleur. Aucun chiffre ne peut figurer deux fois dans une ligne, une colonne ou un bloc.
markers-rules-minute-2 = À votre tour, écrivez un chiffre dans une case vide, ou passez. { markers-mark-pass }
markers-rules-minute-3 = Les autres l’acceptent, et il reste pour de bon. Les grands chiffres rapportent plus : un 9 vaut 9 points.
markers-rules-minute-4 = Ou quelqu’un fait objection : il y a déjà un 9 dans ce bloc. Le chiffre est effacé et le tour est fini.
markers-rules-minute-5 = Quand la grille est pleine, ou que personne n’avance plus, additionnez les chiffres de votre couleur. Qui a le plus de points gagne.

## For whom, and tips: on its page, and now and then at the table of a first game

markers-rules-players = De 1 à 4 joueurs ; conseillé dès 10 ans. { mark-players } Le plus âgé commence.
markers-tip-1 = Les grands chiffres sont tentants et souvent faux : vérifiez bien avant d’écrire un 9.
markers-tip-2 = En solitaire, vos temps raccourcissent de problème en problème : suivez vos progrès dans « Profil ».
markers-tip-3 = Comment trouver un chiffre : les leçons du coach l’enseignent, en commençant par le plus simple.
markers-rules-tips =
    - { markers-tip-1 }
    - { markers-tip-2 }
    - { markers-tip-3 }
