## Après une erreur : ce qui aurait été possible

allowed-now = { $allowed-count ->
    [0] Rien n’est possible pour cette place en ce moment.
   *[other] Possible maintenant : { $allowed }.
}
in-problem = Problème { $problem } :

accepted = Accepté : { $allowed }.
did-you-mean = Voulais-tu dire { $allowed } ?

## Coups refusés

error-league-needs-bots = Un championnat à { $seats } places demande au moins autant de robots différents, pas { $bots }.
error-league-needs-games = Un championnat demande au moins une partie, pas { $games }.
error-league-differs = { $path } appartient à un autre championnat. Choisissez un autre nom ou supprimez-le.
error-extra-missing = Il faut le paquet { $package }, qui n’est pas installé : pip install "fullhouse[{ $extra }]"
error-no-cluster = Pas de cluster Dask à « { $address } ».
error-workers-lost = Des processus de travail se sont arrêtés { $attempts } fois, peut-être par manque de mémoire. Inachevé : { $left }
error-table-without-texts = Ce tableau n’a aucune colonne de textes. Ses colonnes : { $columns }.
error-cannot-resume = Impossible de reprendre « { $path } » : il faut un fichier non compressé à lire et un autre à écrire, tels qu’ils ont été laissés.
error-scheduler-without-engine = Un ordonnanceur ({ $address }) demande --engine dask.
error-bad-budget = Il faut à un robot un budget d’au moins 1, et non { $budget }.
error-game-over = La partie est terminée.
error-unknown-seat = { $most ->
    [1] Il n’y a pas de place { $seat } à cette table ; la seule place est la 1.
   *[other] Il n’y a pas de place { $seat } à cette table ; les places vont de 1 à { $most }.
}
error-unknown-move = « { $move } » n’est pas un coup de ce jeu.
error-bad-move = « { $move } » n’est pas écrit comme un coup de ce jeu.
error-not-your-turn = C’est le tour de la place { $turn }, pas de la place { $seat }.
error-not-asked = On n’a rien demandé à la place { $seat }.
error-nobody-asked = On n’a rien demandé à personne.
error-only-the-table = Seule la table elle-même (place 0) dit « { $move } ».
error-only-players = « { $move } » est réservé aux joueurs, pas à la table elle-même (place 0).
error-opponents-asked = Les adversaires doivent d’abord répondre.
error-answer-first = Il faut d’abord répondre : accepter, ou dire ce qui ne convient pas.
error-cell-not-empty = La case { $cell } n’est pas vide.
error-does-not-fit = Le { $symbol } ne convient pas en { $cell } : regardez { $because }.
error-nothing-to-object = Il n’y a rien à contester.
error-window-closed = Il est trop tard pour contester { $cell } ; on ne peut plus contester que { $last }.
error-own-move = On ne conteste pas son propre coup.

## Mises en place, options et grilles refusées

error-unknown-game = Il n’y a pas de jeu « { $name } ».
error-plugin-import = On ne peut pas le charger : { $detail }.
error-plugin-no-game = Son point d’entrée ne mène à aucun jeu.
error-plugin-id = « { $name } » n’est pas un identifiant de jeu : lettres minuscules, chiffres et traits d’union, 23 au plus.
error-plugin-taken = Il y a déjà un jeu « { $name } ».
error-plugin-seats = Il ne dit pas combien de personnes peuvent jouer : { $fewest } à { $most } n’est pas un nombre de places.
error-plugin-lacks = Il ne déclare pas « { $field } ».
error-plugin-words = Il n’a pas de texte pour « { $missing } » ({ $locale }).
error-plugin-setup = On ne peut pas le mettre en place : { $detail }.
error-unknown-language = Full House ne parle pas « { $name } ».
error-bad-seat-count = { $most ->
    [1] { $game } se joue à une place, pas à { $seats }.
   *[other] { $is_exact ->
        [yes] { $game } se joue à { $most } places, pas à { $seats }.
       *[no] { $game } se joue de { $fewest } à { $most } places, pas à { $seats }.
    }
}
error-bad-seed = La graine doit être un nombre entier, seul, et non « { $value } ».
error-unknown-option = Ce jeu n’a pas d’option « { $name } ».
error-bad-option = L’option « { $name } » ne peut pas être « { $value } ».
error-options-not-json = Les options ne sont pas du JSON valable à partir d’ici : « { $detail } ».
error-unknown-setup-field = La mise en place de ce jeu n’a pas de champ « { $name } ».
error-missing-setup-field = Il manque le champ « { $name } » à la mise en place.
error-unknown-cell = Il n’y a pas de case { $cell }. Les cases vont de { $first } à { $last }.
error-bad-cell = Dans « { $field } », « { $value } » n’est pas le nom d’une case.
error-bad-symbol = Dans « { $field } », « { $value } » n’est pas un nombre de 1 à { $most }.
error-bad-grid-length = { $length ->
    [one] La grille a { $length } caractère au lieu de { $expected }.
   *[other] La grille a { $length } caractères au lieu de { $expected }.
}
error-bad-grid-character = « { $character } » en { $cell } n’est ni un nombre de 1 à { $most } ni un point pour une case vide.
error-bad-grid-text = Une grille a { $expected } cases ; ce texte en a { $length }. Le premier caractère qui n’est pas une case est « { $character } », au rang { $position }.
error-not-a-grid = « { $value } » n’est pas une grille : il faut un texte de 81 ou 36 cases, des rangées de nombres ou un tableau.
error-not-an-object = « { $field } » doit être un objet JSON, et non « { $value } ».
error-not-a-list = « { $field } » doit être une liste, et non « { $value } ».
error-not-a-text = « { $field } » doit être un texte, et non « { $value } ».
error-not-a-number = « { $field } » doit être un nombre, et non « { $value } ».
error-problem-without-solution = Ce problème n’a pas de solution.
error-problem-with-several-solutions = Ce problème a plusieurs solutions. Deux d’entre elles diffèrent d’abord en { $both } : en { $cell }, ce peut être { $symbols }.
error-bad-number = « { $field } » doit être un nombre entier à partir de { $least }, et non « { $value } ».
error-number-too-large = « { $field } » doit être un nombre entier jusqu’à { $most }, et non « { $value } ».
error-bad-array = Un tableau de problèmes a une rangée de 81 ou 36 octets pour chacun ; celui-ci a la forme { $shape } et le format « { $format } ».
error-kernel-missing = Le noyau ({ $module }) manque ou ne se charge pas : « { $install } » l’apporte, dans un paquet fait pour cette machine ou avec son compilateur C++.
error-unknown-kernel = Il n’y a pas de noyau « { $name } » sur cette machine.
error-bad-level = Il n’y a pas de niveau { $value }.
error-level-without-rate = Le niveau { $level } ne peut être choisi que si les problèmes sont évalués.
error-wishes-together = Ces options ne peuvent pas être utilisées ensemble : { $options }.
error-bad-side = Une grille ne peut pas avoir { $value } cases par côté.
error-unknown-symmetry = Il n’y a pas de symétrie « { $name } ».

## Parties notées

error-file-unreadable = { $path } ne peut pas être lu : { $detail }.
# Reasons of the system, within a sentence.
error-no-such-file = ce fichier n’existe pas
error-no-such-folder = ce dossier n’existe pas
error-is-a-folder = c’est un dossier
error-not-permitted = ce n’est pas permis
error-disk-full = le disque est plein
error-damaged-file = les données compressées sont endommagées
error-address-in-use = un autre programme utilise cette adresse
error-no-such-address = cette machine n’a pas cette adresse
error-not-utf8 = ce n’est pas du texte en UTF-8
error-no-such-host = aucune machine ne porte ce nom
error-connection-refused = la connexion a été refusée
error-system-reason = le système signale « { $name } »
# Why a message or a file could not be read, within a sentence.
misread = { $kind ->
    [json] ce n’est pas du JSON valable au caractère { $position }
    [short] il manque la fin
    [utf8] ce n’est pas du texte en UTF-8
    [deep] l’imbrication est trop profonde
    [missing] le champ « { $field } » manque{ misread-where }
    [unknown] le champ « { $field } » n’existe pas{ misread-where }
    [too-short] trop court, minimum { $limit }{ misread-where }
    [too-long] trop long, maximum { $limit }{ misread-where }
    [low] valeur trop petite, la limite est { $limit }{ misread-where }
    [high] valeur trop grande, la limite est { $limit }{ misread-where }
    [type] il faut { misread-expected }, pas { misread-got }{ misread-where }
    [value] « { $got } » n’est pas admis{ misread-where }
    [form] le texte n’a pas la forme voulue{ misread-where }
   *[other] quelque chose n’est pas comme il faut{ misread-where }
}
misread-where = { $where ->
    [none] { "" }
   *[other] { "" } (dans « { $where } »)
}
misread-expected = { $expected ->
    [int] un nombre entier
    [float] un nombre
    [str] du texte
    [bool] vrai ou faux
    [array] une liste
    [object] un objet
   *[other] « { $expected } »
}
misread-got = { $got ->
    [int] un nombre entier
    [float] un nombre
    [str] du texte
    [bool] vrai ou faux
    [array] une liste
    [object] un objet
    [null] rien
   *[other] « { $got } »
}
error-record-not-json = Ce n’est pas une partie enregistrée, car ce n’est pas du JSON valable à partir d’ici : « { $detail } ».
error-record-too-large = Cette partie dépasse { $most } octets.
error-record-format = Le format de la partie est « { $value } » au lieu de « { $expected } ».
error-record-unknown-field = Champ inconnu « { $name } » dans « { $where } ».
error-record-missing-field = Il manque le champ « { $name } » dans « { $where } ».
error-record-bad-name = « { $value } » n’est pas un nom de joueur : c’est un texte de { $most } caractères au plus.
error-record-too-many-moves = La partie a { $count } coups ; le maximum est { $most }.
error-record-rules = On ne connaît pas de version « { $value } » des règles de ce jeu.
error-record-proof = La preuve de cette partie n’a pas la bonne forme : { misread }.
error-proof-missing = Cette partie n’a pas de preuve : il n’y a rien à comparer.
error-proof-changed = Cette partie a été modifiée après coup : ce n’est pas celle qui a été signée.
error-proof-signature = La signature de cette partie est fausse.
error-proof-name = Le nom « { $value } » du joueur { $seat } n’est pas celui qui a été signé.
error-proof-times = Les temps de cette partie ne sont pas ceux qui ont été signés.
error-proof-key = Cette partie est signée avec une autre clé : « { $value } » au lieu de « { $expected } ».
error-proof-promise = Ce n’est pas la donne promise : son empreinte est « { $value } » au lieu de « { $expected } ».
error-proof-commitment = Le serveur n’a pas tenu sa promesse : le secret n’a pas l’empreinte affichée avant la partie.
error-proof-deal = Cette partie n’a pas été distribuée comme promis : le secret et les nombres des appareils mènent à une autre donne.
error-replay-stopped = coup { $n } (place { $seat }, « { $move } ») : { $cause }
error-no-such-move = Cette partie n’a pas de coup { $n } ; elle en a { $moves }.

## Vérification d’une partie

verify-moves = { $count ->
    [one] Les règles permettent le seul coup joué.
   *[other] Les règles permettent les { $count } coups.
}
verify-deal-shared = { $count ->
    [one] Distribuée comme promis : par le secret du serveur et les nombres d’un appareil.
   *[other] Distribuée comme promis : par le secret du serveur et les nombres de { $count } appareils.
}
verify-deal-server = Distribuée comme promis : par le secret du serveur seul, car aucun appareil n’a rien ajouté.
verify-deal-chosen = Pas de donne au hasard : la mise en place a été choisie.
verify-deal-unknown = On ne sait pas comment elle a été distribuée.
verify-commitment = Empreinte affichée avant la partie : { $commitment }
verify-signed-ours = Signée par ce serveur, et inchangée depuis. Clé : { $signer }
verify-signed-another = Signée par un autre serveur, dont la clé a été indiquée, et inchangée depuis. Clé : { $signer }
verify-signed-unknown = Signée avec une clé inconnue ici ; tout le monde peut en créer une. Comparez-la avec celle du serveur : { $signer }
verify-people = Les noms et les temps sont signés aussi.
verify-no-people = Des noms ou des temps ont été retirés de ce qui est signé : personne ne se porte garant de ceux qui sont affichés.
verify-unsigned = Pas de signature : aucun serveur ne se porte garant de cette partie.

## Ce qui s’est passé

event-objected = { $upheld ->
    [yes] { $because-count ->
        [0] { $seat } conteste { $cell }, avec raison.
       *[other] { $seat } conteste { $cell }, avec raison : regardez { $because }.
    }
   *[no] { $seat } conteste { $cell }. Pas de faute : le coup est maintenu.
}
event-objected-you = { $upheld ->
    [yes] { $because-count ->
        [0] Vous contestez { $cell }, avec raison.
       *[other] Vous contestez { $cell }, avec raison : regardez { $because }.
    }
   *[no] Vous contestez { $cell }. Pas de faute : le coup est maintenu.
}
event-called = { $because-count ->
    [0] L’arbitre signale une faute : { $against }, { $cell }.
   *[other] L’arbitre signale une faute : { $against }, { $cell }. Regardez { $because }.
}
event-called-you = { $because-count ->
    [0] L’arbitre signale une faute de votre part en { $cell }.
   *[other] L’arbitre signale une faute de votre part en { $cell }. Regardez { $because }.
}
event-accepted = { $silent ->
    [yes] { $seats-count ->
        [1] { $seats } ne conteste pas.
       *[other] { $seats } ne contestent pas.
    }
   *[no] { $seats-count ->
        [1] { $seats } accepte.
       *[other] { $seats } acceptent.
    }
}
event-accepted-you = { $silent ->
    [yes] Vous ne contestez pas.
   *[no] Vous acceptez.
}
event-answered-for = L’arbitre répond pour { $seat }.
event-answered-for-you = L’arbitre répond pour vous.
went-on = { $by } continue sans { $seat } : l’arbitre a répondu pour { $seat }.
went-on-you = Vous continuez sans { $seat } : l’arbitre a répondu pour { $seat }.
went-on-without-you = { $by } continue sans vous : l’arbitre a répondu à votre place.
event-timed-out = Temps écoulé pour { $seat }.
event-timed-out-alone = Le temps est écoulé.
event-timed-out-you = Votre temps est écoulé.
event-turn = C’est à { $seat } de jouer.
event-ended = { $reason ->
    [solved] Problème résolu !
    [full] Le plateau est plein.
    [no_progress] Personne n’a avancé : la partie est terminée.
    [time_up] Le temps est écoulé : la partie est terminée.
    [agreed] La partie est arrêtée.
    [rounds_played] La dernière manche est jouée.
    [complete] La grille est complète.
    [stuck] Aucune place trouvée pour une tuile : la partie est terminée.
    [tiles_used_up] Il n’y a plus de tuile à piocher : la partie est terminée.
    [nothing_to_do] Le joueur dont c’est le tour ne peut plus rien faire : la partie est terminée.
    [failed] La partie est perdue, cette fois.
   *[finished] Terminé.
}{ ended-winners }
event-ended-own = { $why }{ ended-winners }
ended-winners = { $winners-count ->
    [0] { "" }
    [1] { " " }{ $winners } gagne.
   *[other] { " " }{ $winners } gagnent ensemble.
}

## Options communes à plusieurs jeux

option-referee = Qui vérifie les coups
option-referee-table = Les joueurs, s’ils contestent à temps : la règle imprimée
option-referee-umpire = L’arbitre, aussitôt
option-referee-guard = L’assistant : un coup visiblement faux est refusé, et vous essayez de nouveau
option-silence = Secondes de silence qui valent « j’accepte » (le triple pour une annonce ou la dernière vérification)
option-sand-glass = Secondes par tour
mark-printed = règle imprimée
mark-edition = autre édition
mark-reading = notre lecture
mark-addition = notre ajout
mark-referee-table = [printed|Les joueurs se surveillent.]
mark-referee-umpire = [addition|Dans les règles, les joueurs se surveillent et personne d’autre ne signale une faute.]
mark-referee-guard = [addition|Dans les règles, personne n’empêche un coup fautif.]
mark-silence-on = [addition|Dans les règles, chacun répond ; le silence n’est pas une réponse.]
mark-silence-off = [printed|Chaque personne interrogée répond.]
mark-sand-glass-on = [addition|La règle ne prévoit pas de sablier.]
mark-sand-glass-off = [printed|La règle ne prévoit pas de sablier.]

## Le récit d’une partie

tell-player = Joueur { $n }
tell-seats = Joueurs : { $names }
tell-move = { $n }. { $name } : { $move }
tell-table = La table
tell-score = { $points ->
    [one] { $name } : { $points } point
   *[other] { $name } : { $points } points
}
tell-to-move = La partie continue. C’est à { $name } de jouer.
tell-running = La partie continue.

## L’étagère

shelf-seats = { $most ->
    [1] en solitaire
   *[other] de { $fewest } à { $most } joueurs
}
shelf-seats-exact = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
shelf-default = (par défaut : { $value })
shelf-on = oui
shelf-off = non
shelf-left-off = { $name } n’est pas parmi les jeux. { $cause }
shelf-english-only = (En anglais seulement.)

## Les règles : titres, et ce qui vaut pour tous les jeux

rules-heading-minute = En une minute
rules-heading-players = Pour qui
rules-heading-goal = Le but du jeu
rules-heading-material = Matériel et mise en place
rules-heading-turn = À votre tour
rules-heading-points = Les points
rules-heading-mistakes = Les fautes
rules-heading-clock = Le temps
rules-heading-end = La fin
rules-heading-solo = En solitaire
rules-heading-variants = Variantes
rules-heading-options = Les options et leur origine
rules-heading-marks = Ce qui n’est pas imprimé
rules-heading-tips = Conseils
rules-heading-credit = D’où vient ce jeu

rules-sudoku =
    Une seule règle sur tous les plateaux : aucun chiffre ne figure deux fois dans la même ligne, la même colonne ou le même bloc. Un chiffre convient à une case s’il n’est visible ni dans la ligne, ni dans la colonne, ni dans le bloc de cette case. Savoir s’il sera juste à la fin est une autre affaire.

    Une case se nomme par sa colonne et sa ligne : a1 est en haut à gauche, i1 en haut à droite, i9 en bas à droite.
rules-seats = La place 1 commence, puis on joue dans le sens des aiguilles d’une montre. Choisissez vous-mêmes l’ordre des places, ou faites-les mélanger. { mark-seats }
rules-referees =
    { rules-referees-choose }

    - Les joueurs, comme dans le jeu imprimé : tout coup est joué, et les adversaires ouvrent l’œil. Qui repère une faute la conteste tant qu’il en est temps. Une objection fondée entraîne la pénalité ; une objection infondée ne coûte rien, et le coup est maintenu. { mark-wrong-objection } Une faute que personne ne conteste à temps reste pour de bon.
    { rules-referees-rest }

    { rules-referees-last }
rules-referees-choose = Avant de commencer, choisissez qui vérifie les coups :
rules-referees-rest =
    - L’arbitre : une faute est jouée, puis signalée aussitôt, avec la même pénalité. { mark-referee-umpire }
    - L’assistant : un coup visiblement faux est refusé, avec la raison. Rien ne change, vous essayez de nouveau, et le temps continue de s’écouler. { mark-referee-guard }
rules-referees-last = Quand les joueurs vérifient, le coup qui termine la partie peut lui aussi être contesté : le résultat est acquis dès que tous les adversaires ont accepté. { mark-last-move } Qui est absent n’a pas accepté. Si quelqu’un ne répond pas pendant une minute, les autres peuvent continuer sans lui ; l’arbitre répond alors à sa place. { mark-away } Vous pouvez aussi fixer un délai après lequel le silence vaut « j’accepte ». { mark-silence-on }
rules-referees-solution = L’assistant ne refuse pas un chiffre qui convient à sa case mais n’est pas celui de la solution ; une telle faute est signalée, comme par l’arbitre. { mark-referee-guard }
rules-referees-usual = { rules-referees-people } En solitaire, c’est l’assistant. { mark-solo-helper }
rules-referees-people = Par défaut, ce sont les joueurs qui vérifient, même quand des robots jouent.
rules-shared-win = À égalité de points, la victoire est partagée. { mark-shared-win }
rules-marks = Un signe après une phrase dit qu’elle n’est pas dans la règle, et ce qui serait possible aussi.
mark-shared-win = [reading|La règle ne dit pas qui gagne à égalité. Autre lecture : une nouvelle partie décide.]
mark-wrong-objection = [reading|La règle ne prévoit pas de pénalité pour une objection fausse. Autre lecture : elle coûte des points ou un tour.]
mark-last-move = [reading|La règle ne dit pas si l’on peut contester le dernier coup. Autre lecture : la partie finit aussitôt.]
mark-away = [addition|Autour d’un jeu imprimé, personne n’est absent.]
mark-seats = [reading|La plupart des règles font commencer l’aîné, d’autres ne disent rien. Ici, la place 1 commence : choisissez qui s’y assoit.]
mark-players = [addition|La règle ne donne pas d’âge : c’est notre conseil.]
mark-length = [addition|La règle ne donne pas de durée : c’est notre expérience.]

## La ligne de commande

cli = Des jeux de plateau autour du sudoku, et le moteur de sudoku qui les fait tourner.
cli-games = Lister les jeux, avec leurs places et leurs options.
cli-games-json = Écrire du JSON pour les programmes.
cli-replay = Rejouer une partie enregistrée, coup par coup.
cli-replay-record = Le fichier de la partie ; - lit l’entrée standard.
cli-replay-json = Écrire un document JSON pour les programmes.
cli-replay-lang = La langue : en, fr, it, nl, ru ou de.
cli-verify = Vérifier qu’une partie a été distribuée comme promis et que rien n’y a été modifié.
cli-verify-key = La clé publique avec laquelle la partie doit être signée.
cli-verify-commitment = L’empreinte affichée avant la partie.
cli-rules = Afficher les règles d’un jeu.
cli-play-out = Jouer une partie au hasard, dans les règles, et l’enregistrer.
cli-play-out-game = L’identifiant du jeu, tel que le donne « games ».
cli-play-out-seed = La même graine donne la même partie.
cli-play-out-seats = Nombre de joueurs.
cli-play-out-options = Les options du jeu, sous forme d’objet JSON.
cli-play-out-json = Écrire la partie sur une seule ligne.
cli-league = Faire jouer un championnat de robots : tous contre tous, avec intervalles et classements.
cli-league-game = L’identifiant du jeu, tel que le donne « games ».
cli-league-bots = Les robots, séparés par des virgules : niveaux, ou forces comme 1350.
cli-league-games = Nombre approximatif de parties par paire (ou groupe).
cli-league-seats = Nombre de joueurs.
cli-league-seed = La même graine donne les mêmes parties.
cli-league-engine = Qui joue : les cœurs de cette machine (local) ou un cluster Dask (dask).
cli-league-out = Où vont les résultats : ce nom en JSONL (avancement, peut être repris), en JSON et en SVG.
cli-league-json = Écrire les résultats en un document JSON.
cli-solve = Résoudre des problèmes, un par ligne : la solution, « none » (aucune) ou « several » (plusieurs).
cli-solve-file = Le problème lui-même, ou un fichier avec un problème par ligne ; - lit l’entrée standard.
cli-solve-count = Écrire plutôt le nombre de solutions, compté jusqu’à cette limite.
cli-solve-check = Terminer avec le code 1 si une grille n’a pas exactement une solution.
cli-canonical = Écrire la forme canonique des problèmes : la même pour tous ceux qui ne diffèrent que par le nom des chiffres, une rotation, une symétrie ou un échange de lignes ou de colonnes.
cli-lines-threads = Nombre de fils d’exécution ; par défaut, autant que de cœurs.
cli-lines-skip-errors = Laisser de côté les lignes fautives : chacune est signalée sur la sortie d’erreur, les autres reçoivent leur réponse.
cli-lines-out = Le fichier où écrire au lieu de la sortie standard ; compressé si son nom se termine par « gz » ou « zst », un tableau s’il se termine par « parquet » ou « arrow ».
cli-lines-processes = Nombre de processus ; par défaut, autant que de cœurs.
cli-lines-engine = Qui travaille : ce processus et ses fils d’exécution (local) ou un cluster Dask (dask).
cli-lines-scheduler = L’adresse du cluster Dask ; sans elle, un cluster est lancé ici.
cli-lines-resume = Reprendre là où la commande a été interrompue ; les réponses vont dans le fichier de --out.
lines-skipped = { $count ->
    [one] { $count } ligne a été laissée de côté.
   *[other] { $count } lignes ont été laissées de côté.
}
problems-skipped = { $count ->
    [one] { $count } problème a été laissé de côté.
   *[other] { $count } problèmes ont été laissés de côté.
}
cli-generate = Créer des problèmes, un par ligne.
cli-generate-level = Le niveau, de 1 (le plus facile) à 5 ; sans lui, n’importe lequel.
cli-generate-clues = Ce nombre de chiffres de départ au plus, à partir de 17 (19 : un instant, 18 : des secondes, 17 : peut-être des heures) ; sans autre critère.
cli-generate-score = Ce score au moins, tel que le donne « rate » ; sans autre critère.
cli-generate-needs = Une technique qu’ils demandent, par exemple x-wing ou nested-net ; avec un niveau, de plus difficiles peuvent s’y ajouter.
cli-generate-number = Nombre de problèmes.
cli-generate-seed = La même graine donne les mêmes problèmes.
cli-generate-symmetry = La symétrie des chiffres de départ : none, half-turn, quarter-turn, left-right, top-bottom, diagonal ou antidiagonal.
cli-generate-size = Cases par côté : 9 ou 6.

cli-rules-game = L’identifiant du jeu, tel que le donne « games ».
cli-rules-lang = La langue : en, fr, it, nl, ru ou de.
