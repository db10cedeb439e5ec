### Ce que lit qui fait tourner le serveur, en français.

## Les commandes

cli-archive = Lister les parties terminées par date ou par table, la plus récente d’abord ; le serveur peut tourner pendant ce temps.
cli-archive-code = Seulement les parties de la table avec ce code.
cli-archive-since = Seulement les parties terminées ce jour-là ou après, par exemple 2026-11-15 ou 2026-11-15T20:30 (UTC).
cli-archive-until = Seulement les parties terminées avant ce jour.
cli-archive-most = Le nombre maximal de parties.
cli-archive-records = Donner plutôt chaque partie enregistrée, une par ligne.
archive-game = { $at } · { $code } · partie { $round } · { $game } · { $seats }
archive-deleted = { $game } : la table a été effacée, et la partie enregistrée avec elle.
archive-none = Aucune partie trouvée.
cli-backup = Copier la base de données dans un fichier et vérifier la copie ; le serveur peut tourner pendant ce temps.
cli-backup-file = Le fichier de la copie.
cli-backup-replace = Remplacer le fichier s’il existe.
cli-restore = Vérifier une sauvegarde et en faire la base de données ; le serveur doit être arrêté.
cli-restore-file = La sauvegarde.
cli-restore-replace = Remplacer une base de données non vide ; l’ancienne reste à côté, renommée en NOM.old.
cli-copy-store = Copier tout d’une base de données dans une autre, vide, et vérifier la copie ; aucun serveur ne doit tourner.
cli-copy-store-source = La base à copier : un fichier, ou l’adresse d’une base PostgreSQL.
cli-copy-store-target = La base vide pour la copie : un fichier, ou l’adresse d’une base PostgreSQL.
cli-doctor = Examiner les réglages, la base de données, l’horloge, le disque et le port, et dire ce qui cloche.
cli-play-reload = Redémarrer le serveur dès qu’un fichier d’un jeu venu d’un autre paquet change : pour qui écrit un jeu.
play-reloaded = Un fichier a changé : le serveur redémarre.
cli-new-game = Écrire un paquet avec un petit jeu jouable tout de suite, pour vos propres règles.
cli-new-game-name = L’identifiant du jeu : minuscules, chiffres et traits d’union.
cli-new-game-folder = Le dossier ; sans indication, fullhouse- suivi de l’identifiant.
new-game-made = { $path } contient un jeu jouable tout de suite. Pour l’essayer : pip install --no-deps --editable { $path }, puis fullhouse play-out { $name }. Les règles sont dans rules.py, les textes dans words/en.ftl.
cli-serve-trusted-proxy = Un proxy, ou un réseau de proxys, dont on croit l’en-tête X-Forwarded-For ; peut être répété.
cli-serve-allowed-host = Un nom sous lequel le serveur répond, en plus de celui de son adresse publique ; peut être répété.
cli-serve-known-key = La clé publique d’un autre serveur, pour reconnaître ses parties ; peut être répété.
cli-serve-metrics-token = Qui présente ce jeton peut lire /metrics d’ailleurs ; sans jeton, seule cette machine le peut.
cli-serve-access-log = Journaliser chaque requête, sans jetons ni codes de table.
cli-serve-log-format = La forme du journal : des lignes pour les gens, ou du JSON pour les programmes.
cli-serve-name-filter = Refuser les noms grossiers.
backup-checking = Vérification de la copie…
backup-made = { $tables ->
    [one] { $path } : copie vérifiée, avec { $tables } table.
   *[other] { $path } : copie vérifiée, avec { $tables } tables.
}
backup-restored = { $tables ->
    [one] { $path } est rétabli, avec { $tables } table.
   *[other] { $path } est rétabli, avec { $tables } tables.
}

## Le diagnostic

doctor-client-built = Les pages pour le navigateur sont là.
doctor-client-missing = Les pages pour le navigateur n’ont pas été construites.
doctor-kernel = Le solveur est là ({ $name }).
doctor-open-to-network = Le serveur est ouvert au réseau sans adresse publique : à réserver aux amis.
doctor-only-here = Le serveur n’est accessible que depuis cette machine.
doctor-public-address = Adresse publique { $address } ; proxys de confiance : { $proxies }.
doctor-not-encrypted = L’adresse publique { $address } n’est pas chiffrée ; utilisez https.
doctor-database-new = La base de données { $path } n’existe pas encore ; le serveur la créera.
doctor-database-empty = La base de données { $path } est vide ; le serveur la préparera.
doctor-folder-unwritable = On ne peut pas écrire dans le dossier { $path }.
doctor-database = { $tables ->
    [one] La base de données { $path } est intacte : { $tables } table.
   *[other] La base de données { $path } est intacte : { $tables } tables.
}
doctor-database-readable = D’autres utilisateurs de cette machine peuvent lire { $path } ; chmod 600 l’empêche.
doctor-bus = Le bus { $path } répond.
doctor-snapshots = { $count ->
    [one] La position enregistrée de { $count } longue partie correspond à son journal.
   *[other] Les positions enregistrées de { $count } longues parties correspondent à leurs journaux.
}
doctor-snapshots-differ = Les positions enregistrées de ces tables diffèrent de leurs journaux : { $tables }.
doctor-clock = L’horloge indique { $now }.
doctor-clock-behind = L’horloge indique { $now }, mais le serveur a déjà servi à { $last }.
doctor-clock-jumped = Aucun serveur n’a tourné pendant { $days } jours, depuis { $last }, ou l’horloge est fausse. Ces jours ne comptent pour aucune table, et rien n’est effacé avant un jour de service.
doctor-nothing-due = Aucune table n’est restée seule assez longtemps pour être arrêtée ou effacée.
doctor-due-end = { $count ->
    [one] { $count } partie est restée seule longtemps et serait arrêtée : { $tables }.
   *[other] { $count } parties sont restées seules longtemps et seraient arrêtées : { $tables }.
}
doctor-due-delete = { $count ->
    [one] { $count } table est restée seule longtemps et serait effacée : { $tables }.
   *[other] { $count } tables sont restées seules longtemps et seraient effacées : { $tables }.
}
doctor-disk = { $free } Mo sont libres sur le disque.
doctor-disk-low = Il ne reste que { $free } Mo sur le disque.
doctor-port = { $host }, port { $port } : libre.
doctor-running = Le serveur tourne déjà sur { $host }, port { $port }.

## Les erreurs

error-bad-time = « { $value } » n’est ni un jour ni une heure, comme 2026-11-15 ou 2026-11-15T20:30.
error-time-order = La fin, { $until }, doit être après le début, { $since }.
error-file-exists = { $path } existe déjà ; --replace le remplace.
error-folder-not-empty = Le dossier { $path } n’est pas vide.
error-same-file = { $path } est la base de données elle-même.
error-database-not-empty = La base de données { $path } n’est pas vide ; --replace la remplace et garde l’ancienne.
error-database-in-use = La base de données { $path } est utilisée : arrêtez d’abord le serveur.
error-database-damaged = La base de données { $path } est endommagée : { $detail }.
error-not-our-database = { $path } n’est pas une base de données de Full House.
error-copy-target-used = { $path } n’est pas vide ; il faut une base vide pour la copie.
error-copy-differs = La copie dans { $path } diffère de sa source ({ $name }) ; rien n’en a été gardé.
error-not-copied = { $path } n’a pas pu être copié : { $detail }.
error-bad-public-url = « { $value } » n’est pas une adresse comme https://play.example.org.
error-bad-proxy = « { $value } » n’est ni une adresse ni un réseau comme 10.0.0.0/8.
error-bad-host = « { $value } » n’est pas le nom d’une machine.
error-bad-known-key = « { $value } » n’est pas une clé publique : elle a 64 signes de 0 à f.
error-no-such-option = L’option { $name } n’existe pas ici. « { $command } --help » donne la liste des options.
error-misused-option = L’option { $name } est mal employée : il manque une valeur, ou il y en a une de trop. « { $command } --help » montre l’emploi.
error-missing-argument = Il manque « { $name } ». « { $command } --help » dit ce qui est attendu.
error-argument-out-of-range = « { $name } » doit être un nombre de { $first } à { $last }.
error-bad-argument = La valeur donnée pour « { $name } » ne convient pas. « { $command } --help » dit ce qui est attendu.
error-argument-no-int = « { $name } » doit être un nombre entier, et non « { $value } ».
error-argument-no-float = « { $name } » doit être un nombre, et non « { $value } ».
error-no-such-command = La commande « { $name } » n’existe pas.
error-unknown-shell = L’autocomplétion existe pour bash, zsh, fish et PowerShell, pas pour « { $name } ».
error-bad-command-line = Il y a trop de mots sur la ligne de commande. « { $command } --help » montre l’emploi de la commande.
error-batch-actions = Il y a { $games } parties, mais les actions ont la forme { $count }.
error-batch-action = L’action { $action } n’est pas permise dans la partie { $place }.
error-bot-not-started = « { $command } » n’a pas pu être lancé : { $detail }.
error-no-board-yet = Aucun plateau n’est visible depuis cette place (état de la table : { $stage }).
error-bot-silent = Le programme n’a pas dit « { $expected } » en { $seconds } s.
error-bot-ended = Le programme « { $bot } » s’est terminé de lui-même (état { $status }).
error-bot-not-offered = « { $line } » n’est pas un des coups proposés à { $bot }.
error-bot-stays = Le programme ne s’est pas terminé comme il faut après « quit » (état { $status }).
error-bot-unfinished = Le jeu { $game } n’a pas été joué jusqu’à la fin (coups joués : { $moves }).
error-ladder-alone = Le jeu { $game } n’a pas d’adversaires auxquels se mesurer.
error-server-away = { $address } ne répond pas : { $detail }.

## Le cadre des pages d’aide

cli-frame-usage = Utilisation :
cli-frame-help = Afficher cette page.
cli-frame-version = Afficher la version.
cli-frame-completion = Écrire un script qui complète commandes et options dans ce shell : bash, zsh, fish ou PowerShell.
cli-frame-arguments = Arguments
cli-frame-options = Options
cli-frame-commands = Commandes
cli-frame-default = par défaut : { $value }
cli-frame-variable = variable d’environnement : { $value }
cli-frame-required = obligatoire

## Programmes qui jouent

cli-bot = Asseoir à une table d’un serveur un programme qui parle ligne par ligne, comme les programmes d’échecs.
cli-bot-address = L’adresse du serveur, par exemple http://127.0.0.1:8181.
cli-bot-code = Le code de la table.
cli-bot-program = Le programme et ses arguments, après « -- ».
cli-bot-name = Son nom à la table ; à défaut, celui qu’il annonce.
cli-bot-seconds = Combien de secondes il peut réfléchir à un coup.
cli-bot-trace = Montrer chaque ligne envoyée au programme ou reçue de lui.
bot-finished = La partie est terminée : { $scores }.
cli-check-bot = Vérifier qu’un programme qui joue parle comme il le doit : il joue une fois à chaque jeu.
cli-check-bot-game = Seulement ce jeu ; peut être répété.
check-bot-greeting = Il dit qui il est et qu’il est prêt.
check-bot-strange = Il ignore les lignes qu’il ne connaît pas, et joue à { $game } jusqu’à la fin ({ $moves } coups choisis).
check-bot-game = Il joue à { $game } jusqu’à la fin ({ $moves } coups choisis).
check-bot-refusal = Il choisit un autre coup quand un coup est refusé.
check-bot-quit = Il s’arrête quand on le lui dit.
cli-ladder = Mesurer un programme aux cinq niveaux de robots : 400 points d’avance, c’est dix parties gagnées sur onze.
cli-ladder-games = Nombre de parties contre chaque niveau, et de chaque niveau contre le suivant.
ladder-won = { $percent } % gagnées contre lui
cli-check-game = Vérifier qu’un jeu tient ce que tout jeu promet, avec n’importe quelles places et options.
cli-check-game-games = Nombre de parties jouées pour chaque promesse.
check-game-ends = Il se termine, dit qui a gagné, et personne ne peut plus rien faire ensuite.
check-game-legal = Ce qui est permis est accepté, tout le reste est refusé, et rien de cela ne change la position.
check-game-declared = Ses verbes ont un rôle, et il se termine pour des raisons qu’il a annoncées.
check-game-points = Les points montrés avant un coup sont ceux qu’il rapporte.
check-game-unchanged = Une position ne change jamais, et le même coup a de nouveau le même effet.
check-game-secrets = Ce que quelqu’un ne doit pas voir ne change rien à ce qu’il reçoit.
check-game-views = Une vue faite à côté d’une autre est bien celle de la personne.
check-game-apart = Deux parties jouées côte à côte ne se touchent pas.
check-game-replays = Son enregistrement est rejoué jusqu’à la même fin.
check-game-dealt-anew = Après une nouvelle donne, les mêmes coups montrent à une place ce qu’elle a vu.
check-game-found = À { $where } : { $evidence }
cli-baselines = Faire jouer entre eux le hasard, le glouton, ISMCTS et le robot le plus fort : les chiffres auxquels un nouveau joueur se compare.
cli-baselines-games = Nombre de parties de chaque paire.
cli-baselines-rounds = Combien de fois ISMCTS redistribue ce qui est caché pour un coup.

## A site without a server

cli-static = Écrire les jeux comme un site sans serveur : un dossier que tout hébergement peut servir.
cli-static-folder = Le dossier ; un ancien site de Full House qui s’y trouve est remplacé.
static-done = Le site est dans { $folder }, { $size } Mo. Tout hébergement peut le servir ; pour l’essayer : python -m http.server --directory { $folder }
error-no-offline-parts = Il manque les fichiers pour les navigateurs : installez fullhouse[play], ou lancez « make pocket » dans les sources.
error-no-brotli = Écrire un site demande le paquet brotli : installez fullhouse[static].
