### Ce que dit le serveur, en français.

server-not-built = Le serveur tourne, mais les pages pour le navigateur n’ont pas encore été construites.

## Les commandes

cli-serve = Lancer le serveur pour les tables, les pages et les programmes.
cli-serve-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer d’autres appareils.
cli-serve-port = Le port d’écoute.
cli-serve-database = Le fichier qui garde les tables et les résultats, ou l’adresse d’une base PostgreSQL : postgresql://utilisateur:mot-de-passe@hôte/nom.
cli-serve-bus = L’adresse d’un serveur Redis ou Valkey par lequel plusieurs nœuds se tiennent au courant : redis://machine:6379/0.
cli-serve-node = Le nom de ce nœud dans les journaux et dans la base ; par défaut celui de la machine.
cli-serve-workers = Combien de processus se partagent le travail ; plus d’un demande PostgreSQL.
cli-serve-public-url = L’adresse par laquelle on joint ce serveur, s’il est derrière un autre.
cli-play = Lancer le serveur, ouvrir le navigateur et montrer l’adresse pour les téléphones du même réseau.
cli-play-game = Commencer avec ce jeu.
cli-play-port = Le port d’écoute ; un autre est pris s’il est occupé.
cli-play-browser = Ouvrir le navigateur.
cli-play-nearby = Laisser entrer les téléphones et les ordinateurs du même réseau.
serve-ready = Full House est prêt : { $address }
play-ready = À ouvrir ici : { $address }
play-phones = Sur un téléphone du même réseau : { $address }
play-nearby = Toute personne de votre réseau peut l’ouvrir. Pour le réserver à cet ordinateur : { $command }
play-stop = Ctrl+C pour arrêter. Les tables sont gardées.

## Places et tours

error-game-fault = Les règles de { $game } ont un défaut : la partie ne peut pas continuer ici.
error-which-seat = Cet appareil tient plusieurs places ; dites pour laquelle.
error-no-seat = Il faut une place à la table pour cela.
error-not-your-seat = Ce n’est pas votre place.
error-table-paused = La partie est en pause.
error-bot-drives = Un robot joue pour cette place.
error-no-bot-drives = Aucun robot ne joue pour cette place.
error-only-the-clock = Seule l’horloge dit « { $move } ».
error-unknown-seq = Cela n’est pas encore arrivé.
error-stale = Quelqu’un a été plus rapide : regardez de nouveau le plateau.
error-wrong-stage = { $stage ->
    [gathering] La partie n’a pas encore commencé.
    [playing] La partie est déjà en cours.
   *[over] La partie est terminée.
}
error-still-looking = On n’a pas encore attendu cette personne assez longtemps.
error-still-there = Cette personne est encore là, ou n’est pas partie depuis assez longtemps.
error-host-only = Seule la personne qui a ouvert la table peut le faire.
error-bad-order = Ce n’est pas un ordre des { $seats } places.
error-colour-taken = La place { $seat } a déjà cette couleur.
error-unknown-bot = Il n’y a pas de robot « { $bot } » pour ce jeu.
error-no-such-vote = On ne peut pas en décider maintenant.
error-bad-name = Un nom a de 1 à { $most } caractères visibles.
error-open-seat-named = La place { $seat } est libre : elle n’a pas encore de nom.
error-no-open-seat = Aucune place n’est libre ici.
error-no-spectators = Cette table n’admet pas de spectateurs.
error-table-full = On a joué trop longtemps à cette table. Ouvrez-en une nouvelle.
error-no-such-round = Cette partie n’a pas eu lieu à cette table.
error-not-alone = Cette table ne peut pas être déplacée : des joueurs sur d’autres appareils y ont leur place.
error-still-running = Une partie en cours ne peut pas être copiée depuis le serveur.
error-bad-log = La ligne { $line } du journal de cette table n’est pas conforme aux règles.
error-no-deck-here = { $game } ne se joue pas sur un problème : aucun paquet n’est nécessaire.
error-setup-and-deck = Votre propre problème ou un paquet : l’un ou l’autre, pas les deux.
error-moves-without-setup = Des coups déjà joués exigent la mise en place dont ils partent : envoyez les deux, ou aucun.
error-problem-not-made = Aucun problème de ce niveau n’a été trouvé à temps. Réessayez, ou choisissez un autre niveau.

## Clés, codes et liaison

error-unknown-token = Ce lien n’est pas valable, ou ne l’est plus.
error-unknown-code = Il n’y a pas de table avec ce code.
error-no-code-left = Aucun code libre n’a été trouvé. Réessayez.
error-too-many-requests = { $wait ->
    [one] Trop de demandes. Attendez { $wait } seconde.
   *[other] Trop de demandes. Attendez { $wait } secondes.
}
error-too-many-connections = Trop de connexions depuis cet endroit. Réessayez dans un instant.
error-busy = { $wait ->
    [one] Le serveur est occupé. Réessayez dans { $wait } seconde.
   *[other] Le serveur est occupé. Réessayez dans { $wait } secondes.
}
error-too-much-work = C’est trop long à calculer pour le serveur.
error-too-many-messages = Trop vite. Attendez un instant.
error-too-many-reactions = Cela fait beaucoup de réactions. { $most } en { $seconds } secondes suffisent.
error-hello-first = Une connexion commence par une salutation.
error-hello-once = La salutation a déjà été faite.
error-wrong-protocol = Cette page n’est plus à jour. Rechargez-la.
error-message-too-large = Le message est trop grand.
error-bad-message = Le message n’a pas été compris : { misread }.
error-bad-request = La demande n’a pas été comprise : { misread }.
error-unknown-path = Il n’y a rien à cette adresse.
error-wrong-method = Cette adresse n’accepte pas ce genre de demande.
error-internal-error = Une erreur s’est produite sur le serveur. Rien n’a changé.
error-database-unusable = La base de données { $path } n’est pas utilisable : { $detail }.
error-database-locked = La base de données { $path } est utilisée par un autre serveur.
error-bad-database-address = Ce n’est pas l’adresse d’une base PostgreSQL ; elle ressemble à postgresql://utilisateur:mot-de-passe@hôte:5432/nom.
error-database-login = PostgreSQL n’accepte pas cet utilisateur avec ce mot de passe : { $path }.
error-database-missing = PostgreSQL n’a pas de base appelée { $name } ({ $path }). Créez-la d’abord, par exemple avec createdb.
error-database-away = Aucun serveur PostgreSQL n’est joignable à { $path } : { $detail }.
error-no-answer = pas de réponse à temps
error-database-newer = une version plus récente de Full House l’a créée
error-database-before-release = elle date d’avant la première version publiée : mettez { $path } de côté
error-database-foreign = un autre programme y garde ses tables
error-database-unused = aucun serveur ne l’a encore utilisée
error-database-is-damaged = elle est endommagée
error-not-a-database = ce n’est pas une base de données
error-used-by-another = un autre programme l’utilise
error-postgresql-missing = PostgreSQL demande un paquet de plus : pip install "fullhouse[postgresql]".
error-bad-bus-address = Ce n’est pas l’adresse d’un serveur Redis ou Valkey ; elle ressemble à redis://machine:6379/0.
error-bus-away = Le bus { $path } est injoignable : { $detail }.
error-redis-missing = Un bus demande un paquet de plus : pip install "fullhouse[redis]".
error-workers-need-postgresql = Plusieurs processus demandent une base PostgreSQL commune : donnez son adresse avec --database.
error-bus-needs-postgresql = Un bus relie des serveurs qui partagent une base PostgreSQL : donnez son adresse avec --database.
error-database-not-a-file = Cette base est sur un serveur ; les outils de PostgreSQL, pg_dump et pg_restore, font et rétablissent ses sauvegardes.
error-store-trouble = Le serveur ne peut rien enregistrer pour le moment.
error-port-unusable = Impossible d’écouter sur { $host }, port { $port } : { $detail }.
error-unknown-host = Ce serveur ne répond pas sous le nom { $host }. La personne qui l’administre peut autoriser ce nom : --allowed-host { $host }.
error-cross-site = Cette requête venait d’une page d’un autre site.
error-not-json = Une requête qui modifie quelque chose contient du JSON (application/json).
error-bad-upgrade = Un WebSocket exige une requête GET et HTTP/1.1.
error-metrics-closed = Les mesures ne sont pas publiques : il faut un jeton, ou les demander depuis la machine elle-même.
error-coach-closed = Une partie contre d’autres se joue en ce moment sur ce problème : pas d’indices avant la fin.
error-problem-in-play = Ce problème sert en ce moment à une partie contre d’autres : autres parties et vérifications après la fin seulement.
error-hint-gone = Cet indice ne correspond plus à la grille.
error-no-step-there = Cette étape n’est pas possible ici.
error-hint-at-table = Pour votre propre partie, demandez les indices à sa table : la partie les compte.
error-no-reason = Personne ne peut dire comment le chiffre en { $cell } a été trouvé.
error-rude-name = Choisissez un autre nom.
error-bad-name-letters = Un nom contient au moins une lettre ou un chiffre, et pas trop d’accents sur une même lettre.

bye-game-fault = Ce jeu a un défaut.
bye-not-stored = Le serveur n’a pas pu enregistrer le coup. Attendez un instant.
bye-not-told = Le serveur a perdu le fil. Attendez un instant.
bye-too-many-messages = Trop vite. Attendez un instant.
bye-stopping = Le serveur s’arrête.
bye-no-spectators = Cette table n’admet plus de spectateurs.
bye-moved = Cette place est passée sur un autre appareil.
bye-too-slow = La connexion est trop lente. Attendez un instant.
bye-store-trouble = Le serveur ne peut rien enregistrer pour le moment. Attendez un instant.
bye-names-changed = Un nom de cette table a été supprimé. Attendez un instant.
