## The review of a game

review = Analyse
review-of = Analyse : { $name }
review-progress = Examen plus précis : { $done } sur { $count }
review-partial = Certains coups n’ont pas pu être examinés de près ; ce qui est montré est une première estimation.
review-turning = Moments clés
review-calm = Aucun coup n’a beaucoup coûté.
review-every = Tous les coups
review-best = Meilleur coup de la partie : { $n }. { $move } ({ $name })
review-accuracy = Précision
review-lost = Chances perdues
review-luck = Hasard
review-player = { $name } : précision { $accuracy } %, chances perdues { $lost } %, hasard { $luck } %
review-solver = { $name } : précision { $accuracy } %
review-solver-hints = { $name } : précision { $accuracy } %, indices { $count }
review-alone = { $name } : précision { $accuracy } %, points perdus { $points }
review-points-lost = Points perdus
review-hints = Indices
review-expected = Points à attendre : { $before } avec le meilleur coup, { $after } après celui-ci.
review-points-curve = Les points à attendre, coup par coup
review-unlucky = Moins de chances perdues que les gagnants, mais pas de victoire : { $names }.
review-curve = Les chances de gagner, coup par coup : { $names }
review-progress-curve = La part juste de la grille, coup par coup : { $names }
review-chance = Chances de gagner : { $before } % avec le meilleur coup, { $after } % après celui-ci.
review-ahead = Avance attendue : { $before } avec le meilleur coup, { $after } après celui-ci.
review-better = Mieux : { $moves }
review-good = Rien de mieux n’a été trouvé.
review-kind-points = Un autre coup rapporte plus tout de suite : +{ $points }.
review-kind-opened = Le joueur suivant peut marquer plus : +{ $points }.
review-kind-forced = Une place obligée n’a pas été déclarée.
review-kind-later = Le meilleur coup porte ses fruits plus tard.
review-kind-fault = C’était une faute.
review-kind-unnoticed = C’était une faute, et personne ne l’a vue.
review-kind-claim = Ce n’était pas nécessaire : un coup restait possible.
review-kind-missed = Ici, une objection aurait été fondée.
review-kind-wasted = L’objection n’était pas fondée.
review-kind-time = Le temps s’est écoulé.
review-kind-mistake = En { $cell }, c’est le { $right }, pas le { $symbol }. Chiffres faux ensuite : { $count }.
review-judge-net = Jugé par le robot le plus fort, d’après ce que chacun pouvait voir à ce moment.
review-judge-playouts = Jugé en poursuivant la partie de nombreuses fois, d’après ce que chacun pouvait voir à ce moment.
review-judge-solution = Jugé d’après la solution.
review-path = Le chemin à travers la grille
review-hardest = Étape la plus difficile sur le chemin du coach : { $symbol } en { $cell } ({ $technique })
review-slowest = Réflexion la plus longue : { $symbol } en { $cell }, { $time } ({ $technique })
review-unproved = rien ne le prouvait alors
review-faultless = Aucun chiffre faux.
review-played = Joué : { $move }
review-save = Enregistrer avec l’analyse
review-picture = Enregistrer comme image
review-print = Imprimer
review-exercises = Trouvez le meilleur coup
review-show = Montrer
review-play-on = Rejouer à partir d’ici
review-against = Contre
review-find = Touchez la case d’un meilleur coup.
review-found = Juste : rien de mieux n’a été trouvé.
review-found-better = Mieux que le coup joué. Encore mieux : { $move }
review-found-played = C’est le coup qui a été joué.
review-not-found = Ce n’est pas un des meilleurs coups.
review-next = Exercice suivant
review-exercise-gone = Cet exercice n’est plus sur cet appareil.
review-solved = Résolus : { $done } sur { $count }
review-whole = Voir l’analyse

## A move in words, as what somebody does; without a tile that nobody could know

review-move-lay = { $symbol ->
    [none] poser la tuile en { $cell }
   *[other] poser le { $symbol } en { $cell }
}
review-move-stuck = dire ne pas pouvoir jouer
review-move-show = montrer { $cell }
review-move-object = { $cell ->
    [none] faire objection
   *[other] contester { $cell }
}
review-move-accept = accepter
review-move-timeout = laisser le temps s’écouler
review-move-flip = retourner { $cell }
review-move-write = écrire { $symbol } en { $cell }
review-move-erase = effacer { $cell }
review-move-done = terminer le tour
review-digit = { $symbol } en { $cell }

## Reviews that are refused

error-review-no-decisions = Il n’y a rien à analyser dans cette partie : personne n’a rien décidé (coups : { $moves }).
error-review-too-long = { $count } décisions, c’est trop pour une analyse ; { $most } au plus.
error-review-budget = Le budget d’une analyse est un nombre de 1 à { $most }, pas { $budget }.
error-review-no-records = Il n’y a aucun enregistrement de partie dans { $path }.
error-review-running = Une partie ne peut être analysée qu’une fois finie.
error-play-on-running = Une partie ne peut être reprise qu’une fois finie.

## The command

cli-review = Dire ce que valait chaque décision d’une partie enregistrée, ou de toutes celles d’un dossier.
cli-review-record = Le fichier de la partie, « - » pour l’entrée standard, ou un dossier de parties.
cli-review-json = Écrire du JSON pour les programmes ; pour un dossier, une ligne par partie.
cli-review-budget = Quantité de travail par décision.
cli-review-lang = La langue : en, fr, it, nl, ru ou de.
cli-review-engine = Pour un dossier, qui travaille : les cœurs de cette machine (local) ou un cluster Dask (dask).
cli-review-address = L’adresse du cluster Dask ; sans elle, un cluster est lancé ici.
