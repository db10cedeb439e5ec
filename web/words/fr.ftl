### Ce que dit seulement le navigateur, en français.

skip = Aller au contenu
nav = Pages
nav-how = Règles du jeu
nav-problems = Sudokus
nav-learn = Apprendre
nav-me = Profil
home-link = Full House : retour aux jeux
to-shelf = Retour aux jeux
close = Fermer
settings = Langue et réglages
language = Langue
language-unfinished = { $language } (en partie en anglais)
sound-on = Activer le son
sound-off = Couper le son
credit = D’après des jeux de Reiner Knizia (Kosmos), L. Colovini, D. De Toffoli et D. Zaccariotto (Clementoni), Ravensburger et Sudoku123.ca. Tous les textes sont originaux.
trouble-title = Quelque chose s’est mal passé
trouble-text = Cela n’a pas marché. Vérifiez la connexion et réessayez.
trouble-again = Réessayer
coming-in = Un instant…

theme = Couleurs
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
theme-contrast = Contraste élevé
surface = Table
surface-oak = Bois
surface-felt = Feutre vert
surface-slate = Ardoise
setting-preview = Afficher ce qu’un coup rapporte avant de le jouer
setting-cells = Noms des cases
setting-coloured = Problèmes avec des tuiles colorées au lieu de chiffres
setting-sound = Son
setting-volume = Volume sonore
setting-notify = Me prévenir quand c’est mon tour
setting-brisk = Les robots jouent plus vite, dès la prochaine table
setting-reactions = Montrer les réactions des autres
not-found-title = Il n’y a rien ici
not-found-text = Cette adresse ne mène à aucune page. Tous les jeux sont sur la page d’accueil.
no-script = Full House a besoin de JavaScript pour dessiner la table. Autorisez-le pour cette page, puis rechargez-la.

## Home

home-title = À quoi joue-t-on ?
home-first = Partie guidée
as-tv = Utiliser cet écran comme téléviseur
shelf = Les jeux
today-on = Aujourd’hui, { $date }
today-deal = { $game }, la même donne pour tous
today-title = Une donne pour tous
today-play = Jouer la donne du jour
today-go-on = Reprendre la donne du jour
today-puzzle = Sudoku du jour
today-see = Voir la journée
today-next = à vous maintenant
today-yours = Vos points : { $points }
today-windows = { $lit } fenêtres sur 9
first-here = Première visite ?
players = { $most ->
    [1] 1 joueur
   *[other] { $fewest ->
        [1] 1–{ $most } joueurs
       *[other] { $fewest }–{ $most } joueurs
    }
}
players-exact = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
minutes = { $from }–{ $to } min
play-bots = Contre un robot : { $name }
play-alone = Jouer
experienced = Je connais le sudoku : sans aide, règles de la boîte
opening = Ouverture…
code-label = Rejoindre une table avec un code
code-go = Rejoindre
code-enter = Entrer un code
your-tables = Vos tables
tables-away = Le serveur est injoignable pour l’instant. Voici ce dont cet appareil se souvient.
table-with = avec { $names }
still-gathering = en attente de joueurs
your-turn = À vous de jouer
your-turn-at = À vous de jouer : { $game }

opponent = Contre qui jouez-vous ?
beaten = vaincu
play-against = Jouer contre { $name }
best-points = Votre record : { $points }
won-against = Parties gagnées : { $won } sur { $played }.
with-friends = À plusieurs

## A new table

who-plays = Qui joue ?
how-sit = Comment jouez-vous ?
way-bots = Avec des robots
way-bots-note = Vous jouez avec l’ordinateur.
way-apart = Chacun sur son appareil
way-apart-short = Chacun le sien
way-apart-note = Les autres entrent avec un code, un lien ou un QR code.
way-round = Un seul appareil, de main en main
way-round-short = Un pour tous
way-round-note = Tout le monde joue ici ; ce qui est secret reste caché jusqu’à ce que la bonne personne ait l’appareil en main.
way-alone = En solitaire
way-alone-note = Le jeu pour une personne.
way-tv = Téléviseur et téléphones
way-tv-note = Le plateau sur le grand écran, chacun joue sur son téléphone.
way-change = Modifier
seat-kind = Qui est à la place { $n }
seat-me = Sur cet appareil
seat-me-first = Moi
seat-open-note = Quelqu’un entre avec le code.
name-of-seat = Nom à la place { $n }
bot-of-seat = Niveau du robot à la place { $n }
bot-beginner-plays = Regarde une ligne, une colonne ou un bloc à la fois et prend la première bonne idée.
bot-casual-plays = Joue pour le plaisir, voit beaucoup et laisse passer des choses.
bot-club-plays = Voit presque toute la grille, commence à prévoir et se trompe rarement.
bot-expert-plays = Voit à peu près tout, pèse la suite et ne fait pas de faute.
bot-master-plays = Voit tout et prévoit aussi loin que possible. Difficile à battre.
remove-seat = Retirer la place { $n }
add-seat = Ajouter une place
which-problem = Quel problème ?
who-sits = Qui s’assied ici ?
problem-own = Le mien
problem-text = 81 chiffres, points ou zéros pour les cases vides
level = Niveau
options-changed = { $count ->
    [one] { $count } option modifiée.
   *[other] { $count } options modifiées.
}
pack = Règles
pack-family = Première soirée
pack-printed = Comme dans la boîte
pack-strict = En ligne
pack-family-text = Ce qui ne convient pas est refusé et ne coûte rien. Sans limite de temps.
pack-printed-text = La règle imprimée, telle quelle.
pack-printed-ours = { $count ->
    [one] { $count } phrase de ces règles vient de nous : elle est marquée.
   *[other] { $count } phrases de ces règles viennent de nous : elles sont marquées.
}
pack-strict-text = Chaque faute est aussitôt signalée et pénalisée. { $seconds } secondes par tour.
pack-family-alone = Sans limite de temps.
pack-strict-alone = { $seconds } secondes par tour.
stretch = Temps supplémentaire partout
mark-stretch = [addition|Pour qui a besoin de plus de temps pour voir, lire ou jouer.]
table-pace = Rythme
table-pace-live = En direct
table-pace-post = Par correspondance : un coup de temps en temps, sur des jours ou des semaines
allow-spectators = D’autres peuvent regarder avec le code
allow-coach = Tout le monde peut interroger le coach sur ce problème
allow-coach-note = Sinon, le coach de ce serveur ne dit rien du problème avant la fin de la partie. Personne ne peut empêcher de se servir d’un solveur ailleurs : c’est une question de confiance.
start = Commencer
seats = Places
seat-open = Place libre
chair-free = Libre
seat-bot = Robot
player-n = Joueur { $n }
bot-beginner = Robot : débutant
bot-casual = Robot : amateur
bot-club = Robot : joueur de club
bot-expert = Robot : expert
bot-master = Robot : maître
bot-random = Robot : au hasard
bot-greedy = Robot : le plus de points tout de suite
bot-helper = Robot : partenaire
name-of-bot-beginner = Caneton
name-of-bot-casual = Écureuil
name-of-bot-club = Renard
name-of-bot-expert = Corbeau
name-of-bot-master = Chouette
name-of-bot-random = Papillon
name-of-bot-greedy = Pie
name-of-bot-helper = Castor
on = oui
off = non
open-table = Ouvrir la table
learn = Première partie guidée
rules = Les règles
play-now = Jouer maintenant

## At the door and in the lobby

no-table-title = Pas de table ici
door-title = Rejoindre la table : { $name }
door-full = Toutes les places sont prises. Vous pouvez regarder.
door-over = Cette partie est finie. Vous pouvez la revoir.
your-name = Votre nom
rename = Changer le nom
rename-done = Valider
introduce = Comment vous appelez-vous ?
introduce-not = Plus tard
your-piece = Votre couleur
take-seat = Prendre place
watch = Regarder
lobby-title = { $count ->
    [one] Une place est libre
   *[other] { $count } places sont libres
}
lobby-ready = Tout le monde est là
lobby-in = Vous avez votre place
invite = Inviter
open-tv = Ouvrir l’affichage pour téléviseur
tv-how = Sur le téléviseur, ouvrez cette adresse :
tv-phone = Ou choisissez avec un téléphone
tv-phone-text = Ouvrez-y une table, puis tapez son code ici.
tv-join = Rejoignez avec votre téléphone
only-here = Les téléphones et les autres ordinateurs ne peuvent pas ouvrir cette adresse. Fermez Full House, lancez-le avec { $command } et ouvrez l’adresse affichée.
qr-label = QR code du lien vers cette table
start-without = Commencer sans les places libres
start-bots = Compléter avec des robots et commencer
shuffle = Mélanger les places
lobby-wait-seats = On attend d’autres joueurs…
lobby-wait-host = Tout le monde est là. La personne qui a ouvert la table lance la partie.
join-code = Code pour entrer
you-here = Vous
you = vous
bot = robot
bot-level = robot, { $level }
share-link = Partager le lien
copied = Copié
table-gone-title = Cette table n’existe plus
table-gone-text = Le lien n’ouvre plus de table. Peut-être la place est-elle passée sur un autre appareil.

## The table

table-of = Table : { $name }
board-of = Plateau : { $name }
beside-board = À côté du plateau
status = Ce qui se passe
players-label = Joueurs
to-move = joue
is-asked = doit répondre
is-away = pas là
has-left = a quitté la table
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
colon =  :
percent = { $value } %
points-for-you = { $points ->
    [one] { $points } point pour vous
   *[other] { $points } points pour vous
}
holds = a en main { $tiles }
turn-name = C’est à { $name } de jouer
asked-you = Acceptez-vous ?
asked-names = { $names-count ->
    [1] { $names } doit répondre
   *[other] { $names } doivent répondre
}
all-may-act = Tout le monde peut écrire
clock-show = Afficher le temps
clock-hide = Temps { $time } : le masquer
tap-to-go-on = Touchez pour continuer
is-paused = La partie est en pause
is-over = La partie est finie
opponents = les adversaires
whole-game = toute la partie
tap-again = Touchez { $cell } encore une fois pour y jouer.
confirm = Jouer en { $cell }
your-hand = Votre main
claimed-tile = La tuile annoncée
keypad = Chiffres
key-digit = { $symbol }, reste { $left }
actions = Ce que vous pouvez faire
tale = La partie jusqu’ici
sheet-touch = Touchez une ligne pour voir ses cases.
clock-label = Temps restant : { $name }
clock-late = Le temps est presque écoulé : { $name }
why-points = Pourquoi ces points ? (règles)
why-mistakes = Qu’est-ce qu’une faute ? (règles)
why-clock = À quoi sert le sablier ? (règles)
pass-to = Passez l’appareil à { $name }
pass-text = C’est à { $name } de jouer ; personne d’autre ne doit voir la tuile.
pass-done = Je suis { $name } : montrer ma tuile
point-object = Qu’est-ce qui est faux ? Touchez-le.
point-other = Touchez la case voulue.
say-point-elsewhere = Vous ne pouvez pas contester { $cell }. Touchez une case marquée.
say-point-other = Ce n’est pas possible en { $cell }.
say-choose-symbol = Choisissez d’abord un chiffre ou une tuile, puis touchez la case.
say-look-who-waves = Pas ici. Regardez qui fait signe !
do-touch = Touchez une case pour y jouer.
do-take-and-touch = Prenez une tuile de votre main, puis touchez une case.
line-last-look = La partie se termine ici : c’est le moment de contester.
now-asked = Acceptez, ou contestez si vous voyez une faute.
now-scored = +{ $points } pour vous.
now-lost = −{ $points } pour vous.
now-lead = { $points ->
    [one] Vous menez de { $points } point.
   *[other] Vous menez de { $points } points.
}
now-behind = { $points ->
    [one] Vous avez { $points } point de retard.
   *[other] Vous avez { $points } points de retard.
}
now-level = Vous êtes à égalité.
refused-in-row = Le { $symbol } est déjà dans cette ligne, en { $cell }.
refused-in-column = Le { $symbol } est déjà dans cette colonne, en { $cell }.
refused-in-block = Le { $symbol } est déjà dans ce bloc, en { $cell }.
help-on = Activer l’aide
help-off = Désactiver l’aide
line-hints = { $count ->
    [0] Aucun indice demandé.
    [one] { $count } indice demandé.
   *[other] { $count } indices demandés.
}
tip = Conseil : { $tip }
mark-counted = Cadre vert : les cases qui ont compté.
mark-reason = Cercle : les cases qui expliquent pourquoi.
mark-last = Les quatre coins marquent le dernier coup.
link-gone = Connexion perdue. Reconnexion en cours… Rien de ce que vous faites n’est envoyé pour l’instant.
link-slow = Le serveur ne répond pas encore. Ce que vous faites est gardé et sera envoyé dès qu’il répondra.
link-moved = Cette place est maintenant sur un autre appareil.
who-object = Qui conteste ?
who-other = Qui le dit ?
act-object = Objection !
act-accept = J’accepte
act-see-none = Je n’en vois pas
act-stuck = Je ne peux pas jouer
sure-stuck = Oui, elle ne convient nulle part
sure-stuck-text = Regardez encore chaque case vide : si votre tuile ne convient nulle part, la partie se termine.
act-pass = Passer
act-done = Finir mon tour
act-undo = Annuler
act-redo = Rétablir
act-hint = Indice
act-why = Pourquoi ?
act-note = Notes
note-tools = Plusieurs notes à la fois
act-fill = Remplir les notes
act-clear = Effacer les notes
act-centre = Centre
act-colour = Couleurs
act-tint = Colorer les notes
act-fill-one = Noter les { $symbol }
act-clear-one = Effacer les notes { $symbol }
act-sweep = Tenir les notes à jour
act-erase = Effacer
act-other = { $move }
referee-table = Les joueurs vérifient : contestez à temps.
referee-umpire = L’arbitre signale les fautes.
referee-guard = L’assistant refuse les fautes visibles.
fault-here = Compte comme faute : ce qui ne convient pas.
rule-table = Les joueurs se surveillent
rule-umpire = L’arbitre surveille
rule-guard = L’assistant surveille
table-rules = Les règles de cette table
story-before = Avant : { $told }
story-all = Tous les coups
reactions = Réactions
reacted = { $name } : { $said }
watcher = Quelqu’un qui regarde
reaction-hello = Bonjour !
reaction-bravo = Bravo !
reaction-good = Bien joué !
reaction-love = J’adore !
reaction-laugh = Ha ha !
reaction-wow = Waouh !
reaction-hmm = Hmm…
reaction-oops = Oups !
reaction-phew = Ouf !
reaction-sad = Oh non !
reaction-luck = Bonne chance !
reaction-thanks = Merci !
reaction-take_your_time = Rien ne presse !
reaction-your_move = À qui le tour ?
menu = Menu
vote-pause = Pause
vote-resume = Reprendre
vote-abandon = Arrêter sans résultat
sure-abandon = Oui, arrêter sans résultat
to-result = Voir le résultat

asked-digit = Ce { $symbol } en { $cell } est-il bon ?
asked-digit-name = { $name }, ce { $symbol } en { $cell } est-il bon ?
do-write = Touchez une case, puis un chiffre.
now-write-open = { $count ->
    [0] Le { $symbol } ne convient nulle part pour l’instant.
    [one] Le { $symbol } ne convient qu’à une case.
   *[other] Le { $symbol } convient à { $count } cases. Touchez-en une.
}
now-write = Vous avez choisi le { $symbol }. Touchez une case.
now-missed = Pas ici : dans { $kind ->
    [row] cette ligne
    [column] cette colonne
   *[block] ce bloc
}, le { $symbol } va dans une case encadrée. Vous ne perdez rien.
line-full-wrong = Le plateau est plein, mais certains chiffres sont faux.
hand-empty = Votre main est vide.
hand-tile = Prendre le { $symbol }
hand-only = Votre tuile : { $symbol }. Choisissez une case du plateau.
hand-places = { $count ->
    [0] nulle part
    [one] { $count } place
   *[other] { $count } places
}
hand-good = En montrer une bonne
hand-good-at = en { $cell }
hand-fits = { $count ->
    [one] case possible
   *[other] cases possibles
}
story-row = { $count } dans la ligne
story-column = { $count } dans la colonne
story-block = { $count } dans le bloc
stack-left = { $count ->
    [0] pioche vide
    [one] { $count } tuile restante
   *[other] { $count } tuiles restantes
}
tokens = { $count ->
    [one] { $count } jeton de 40
   *[other] { $count } jetons de 40
}
point-show = Touchez une case où elle convient.
say-choose-tile = Prenez d’abord une tuile de votre main, puis touchez la case.
say-flip-sure = Vous tenez le { $symbol }. Touchez encore { $cell } pour y retourner la tuile.
say-hand-empty = Votre main est vide : retournez une tuile.
say-face-up = Cette tuile est déjà retournée : elle reste là.
say-not-in-hand = Il n’y a pas de { $symbol } dans votre main.
do-lay = Touchez une case vide où votre tuile convient.
do-lay-open = Touchez une case verte.
do-flip = Touchez une tuile pour la retourner.
do-insert = Retournez une tuile, ou placez-en une.
now-lay-open = { $count ->
    [0] Votre { $symbol } ne convient nulle part.
    [one] Votre { $symbol } ne convient qu’à une case.
   *[other] Posez votre { $symbol }.
}
now-lay = Posez votre { $symbol }.
now-insert-open = { $count ->
    [0] Votre { $symbol } ne convient nulle part. Retournez une tuile.
    [one] Votre { $symbol } ne convient qu’à une case. Sinon, retournez une tuile.
   *[other] Votre { $symbol } convient à { $count } cases. Sinon, retournez une tuile.
}
now-insert = Placez le { $symbol }, ou retournez une tuile.
now-insert-none = Rien ne convient pour l’instant : retournez une tuile.
line-claimed = { $name } ne trouve pas de place pour le { $symbol }. Vous en voyez une ? Touchez-la.
line-claimed-others = { $name } ne trouve pas de place pour le { $symbol }. Les autres cherchent.
menu-back = Retour
menu-game = Partie
menu-help = Aide
menu-leave = Quitter
menu-waits = la table attend
menu-bot = Laisser jouer un robot
about-deal = À propos de la donne
other-device = Jouer sur un autre appareil
other-device-text = Scannez ceci avec l’autre appareil, ou envoyez-vous le lien. Gardez-le pour vous : c’est la clé de votre place.
give-back = Rendre la place à { $name }
bot-for-me = Faire jouer un robot pour { $name } pendant un moment ?
bot-for-you = Faire jouer un robot à votre place pour un moment ?
asked-nudge-you = On attend toujours votre réponse.
act-still-looking = Je regarde encore
act-go-on-without = Continuer sans { $name }
go-on-without-text = { $name } ne répond pas. Si vous continuez, l’arbitre répond à cette question à sa place.
act-bot-plays-for = Faire jouer un robot pour { $name }
bot-plays-for-text = { $name } ne joue pas depuis un moment et pourra reprendre sa place en touchant la table.
paused-by = { $name } a mis la partie en pause
paused-by-you = Vous avez mis la partie en pause
asked-abandon = { $name } voudrait arrêter sans résultat. Et vous ?
asked-stop = { $name } voudrait arrêter ici. Et vous ?
asked-pause = { $name } voudrait une pause. Et vous ?
asked-resume = { $name } voudrait reprendre. Et vous ?
waits-abandon = Vous souhaitez arrêter sans résultat
waits-stop = Vous souhaitez arrêter ici
waits-pause = Vous souhaitez une pause
waits-resume = Vous souhaitez reprendre
waits-for = Réponse attendue : { $names }.
act-agree-abandon = Arrêter
act-agree-stop = Arrêter
act-refuse-abandon = Continuer
act-refuse-resume = Rester en pause
act-nobody-objects = Personne ne conteste
press-and-hold = maintenir appuyé
plays-again = { $name } est de retour et joue.
plays-again-you = Vous êtes de retour : c’est vous qui jouez.
bot-instead = { $name } a quitté la table. Faire jouer un robot à sa place ?
bot-plays-on = Faire jouer un robot
bot-plays-for = Un robot joue pour { $name }.
bot-plays-for-you = Un robot joue pour vous.
play-myself = Reprendre ma place

## The moments

moment-objected = { $name } : objection !
moment-objected-you = Vous contestez !
moment-upheld = Bien vu !
moment-rejected = Pas de faute
moment-called = { $name } : faute !
moment-called-you = Faute de votre part !
moment-cost = { $name } : −{ $points }
moment-tile-lost = { $name } perd la tuile
moment-tile-lost-you = Vous perdez la tuile
moment-claimed = { $name } ne peut pas jouer ?
moment-claimed-you = Vous ne pouvez pas jouer ?
moment-passed = { $name } passe
moment-passed-you = Vous passez
moment-shown = Elle convient ici !
moment-forced = Place obligée !
moment-lap = Tour de piste : +40

moment-missed = { $name } : pas tout à fait
moment-missed-you = Pas tout à fait ! Vous ne perdez rien.
event-missed = En { $cell }, il faut un autre chiffre.
tv-go-on = Encore une partie ? Appuyez sur « { rematch } » sur vos téléphones.
tv-no-fault = { $name } n’a pas fait de faute

## For ears

cell-empty = vide
cell-down = face cachée
cell-golden = { $symbol } doré
cell-given = { $symbol }, chiffre de départ
cell-by = { $symbol } par { $name }
cell-yours = { $symbol }, le vôtre
cell-notes = notes { $notes }
cell-centre = au centre { $notes }
cell-colours = couleurs { $colours }
cell-tints = notes colorées { $notes }
key-colour = Couleur { $colour }
key-tint = { $symbol } { $colour } : colorer les notes
cell-clash = en double
cell-wrong = faux
clash-heard = En double dans une ligne, une colonne ou un bloc : { $repeated }
hear-row = Ligne
hear-column = Colonne
hear-block = Bloc
keys-title = Touches
key-arrows = parcourir le plateau
key-block = sauter un bloc
key-ends = début et fin de la ligne
key-digits = écrire le chiffre ou prendre la tuile
key-select = choisir plusieurs cases (aussi en glissant ou avec Ctrl)
key-enter = jouer sur cette case
key-delete = effacer
key-escape = reposer ce que vous avez pris
key-hear = entendre la ligne, la colonne ou le bloc
key-scores = entendre les points
key-last = entendre le dernier coup
key-help = cette liste

## The coach

hint-stage = { $stage ->
    [1] Où regarder :
    [2] Quelle technique :
   *[3] Le raisonnement complet :
}
hint-more = Appuyez encore sur « Indice » pour en savoir plus.
hint-why = Pourquoi { $cell } ?
hint-save = Enregistrer l’image
hint-print = Imprimer
hint-write = Écrire { $symbol } en { $cell }
hint-strike = { $count ->
    [one] Retirer { $count } note
   *[other] Retirer { $count } notes
}
hint-fill-and-strike = Remplir les notes et en retirer { $count }
hint-erase = { $count ->
    [one] Effacer ce chiffre
   *[other] Effacer ces { $count } chiffres
}
hint-player = Pas à pas
hint-back = Un pas en arrière
hint-on = Un pas en avant
hint-play = Dérouler pas à pas
hint-stop = Arrêter
hint-beat = { $beat } sur { $beats }
hint-legend = Ce que disent les signes
hint-links = { $count ->
    [one] { $count } maillon
   *[other] { $count } maillons
}
hint-case = Ouvrir ou fermer ce cas
hint-show-line = Montrer sur la grille
hint-shorter = Un chemin plus court ({ $count })
hint-no-shorter = Aucune technique connue ne donne de chemin plus court.
hint-digit = Montrer seulement le chiffre
hint-digit-is = Le { $symbol } va en { $cell }.
hint-way = Méthode
hint-way-easiest = l’étape la plus facile
coach-looks = Le coach regarde le plateau…
coach-asked = { $count ->
    [one] Le coach a été interrogé { $count } fois sur ce problème.
   *[other] Le coach a été interrogé { $count } fois sur ce problème.
}

## The end

end-mistakes = { $count ->
    [0] Aucune erreur.
    [one] { $count } chiffre faux en cours de route.
   *[other] { $count } chiffres faux en cours de route.
}
end-technique = { $name } ({ $count })
end-techniques = Techniques nécessaires : { $list }.
next-problem = Problème suivant
end-winners = { $winners-count ->
    [1] { $winners } gagne !
   *[other] { $winners } gagnent ensemble !
}
end-nobody = Personne ne gagne
end-ahead = { $points ->
    [one] { $name } a { $points } point de moins que vous.
   *[other] { $name } a { $points } points de moins que vous.
}
next-timer = Et maintenant, avec le sablier ?
next-box = Et maintenant, comme dans la boîte ?
end-abandoned = Partie arrêtée, sans résultat
end-best-yet = Votre meilleur score !
end-so-close = Si près du but !
end-good-game = Belle partie !
end-behind = { $points ->
    [one] { $name } a { $points } point d’avance.
   *[other] { $name } a { $points } points d’avance.
}
end-your-points = { $points ->
    [one] { $points } point : vous n’avez jamais fait mieux !
   *[other] { $points } points : vous n’avez jamais fait mieux !
}
end-record = { $points ->
    [one] Nouveau record : { $points } point !
   *[other] Nouveau record : { $points } points !
}
end-place = Rang { $place } sur { $count } dans votre palmarès.
end-no-result = Vous avez décidé d’arrêter.
end-no-result-alone = Vous avez arrêté.
end-solved = Résolu !
end-full = Le plateau est plein
end-no_progress = Personne n’a avancé
end-time_up = Le temps est écoulé
end-agreed = Vous avez décidé d’arrêter
end-agreed-alone = Vous avez arrêté
end-rounds_played = La dernière manche est finie
end-complete = La grille est complète !
end-stuck = Votre tuile ne convient nulle part
end-tiles_used_up = La pioche est épuisée !
end-nothing_to_do = Il n’y a plus rien à faire
end-failed = Perdu, cette fois
end-finished = Fini !
reason-solved = Chaque chiffre est juste.
reason-full = Toutes les cases sont remplies, mais certains chiffres sont faux.
reason-no_progress = En trois manches, aucun chiffre écrit n’est resté sur le plateau.
reason-time_up = Le temps de jeu est écoulé.
reason-agreed = Tout le monde a voulu arrêter.
reason-agreed-alone = Le problème n’est pas encore résolu.
reason-rounds_played = La dernière manche a été jouée.
reason-complete = La grille est complète.
reason-stuck = On n’a trouvé aucune place pour une tuile.
reason-tiles_used_up = Il n’y a plus de tuile à piocher.
reason-nothing_to_do = Le joueur dont c’est le tour ne peut plus rien faire.
reason-failed = Trois tuiles identiques en main, et aucune ne convient.
reason-finished = Plus aucune tuile n’est face cachée.
end-far = { $done ->
    [one] { $done } tuile sur { $all } a trouvé sa place.
   *[other] { $done } tuiles sur { $all } ont trouvé leur place.
}
end-more = Plus
end-hand = Tuiles en main à la fin :
end-no-place = Aucune place trouvée pour : { $symbol }
end-laid =
    { $count ->
        [one] { $count } animal a trouvé sa place !
       *[other] { $count } animaux ont trouvé leur place !
    }
end-sticker = Un autocollant pour vous : { $symbol }
end-time = Temps : { $time }.
end-first-time = Votre premier résultat à ce niveau.
end-best-time = Votre meilleur temps à ce niveau !
end-time-to-beat = Votre meilleur temps à ce niveau : { $time }.
your-progress = Vos progrès
winner = gagne
chart-title = Les points, coup par coup
chart-label = Graphique des points, coup par coup : { $names }
chart-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
series-title = Le match
series-after = { $count ->
    [one] Après { $count } partie
   *[other] Après { $count } parties
}
series-game = Partie { $game } sur { $count }
series-match = Un match compte { $count } parties : chacun commence une fois.
series-won = { $count ->
    [one] { $count } partie gagnée
   *[other] { $count } parties gagnées
}
series-begins = { $name } commence la prochaine partie.
series-begins-you = Vous commencez la prochaine partie.
series-winners = { $winners-count ->
    [1] { $winners } gagne le match !
   *[other] { $winners } se partagent la victoire.
}
series-winners-you = Vous gagnez le match !
series-new = Un nouveau match
rematch-waits = On attend { $names }
rematch-wanted = Rejouer ? Proposé par { $names }
look-at-board = Voir le plateau
game-fault-title = Ce jeu a un défaut
game-fault-text = Ses règles se sont arrêtées sur une erreur, mais rien n’est perdu : la partie jusqu’ici peut être enregistrée dans un fichier. Le journal du serveur en donne la raison.
game-fault-again = Réessayer
save-record = Enregistrer la partie
deal-check = Vérifier la donne
deal-explained = Avant la partie, le serveur affiche l’empreinte d’un nombre secret. Puis l’appareil de chaque joueur ajoute ses propres nombres au hasard, si bien que personne, pas même le serveur, ne peut choisir la donne. Après la partie, le secret est dévoilé, et chacun peut vérifier qu’il a cette empreinte et mène à cette donne.
deal-checking = Vérification…
deal-good = { $count ->
    [0] Donne conforme à la promesse : elle vient du serveur seul.
    [one] Donne conforme à la promesse : elle vient du serveur et d’un appareil.
   *[other] Donne conforme à la promesse : elle vient du serveur et de { $count } appareils.
}
deal-mine = Les nombres de cet appareil en font partie, et l’empreinte est celle qu’il a vue avant la partie.
deal-not-mine = Cet appareil n’y a pas pris part : il n’a vérifié que ce que dit la partie enregistrée.
deal-signed = Chaque coup est tel qu’il a été joué et signé.
deal-unsigned = Cette partie n’est pas signée : aucun serveur ne s’en porte garant.
deal-false = Cette donne n’est pas celle qui a été promise à cet appareil.
deal-elsewhere = Si vous ne vous fiez pas à cette page, enregistrez la partie et vérifiez-la ailleurs : fullhouse verify
deal-fingerprint = Empreinte de la donne
table-imported = Cette table vient d’ailleurs. La personne qui l’a apportée sait peut-être ce qui est caché dans la partie venue avec elle. Ses résultats ne comptent pas parmi les meilleurs.

end-shared-you = Vous partagez la victoire avec { $winners } !
end-you-win = Vous avez gagné !
scores = Points
rematch = Rejouer
replay = Revoir
share = Partager

## Replay

replay-of = Revoir : { $name }
replay-first = Au début
replay-back = Un coup en arrière
replay-next = Un coup en avant
replay-last = À la fin
replay-run = Lecture
replay-stop = Arrêter
replay-move = Coup { $n } sur { $count }
replay-start = Le début.
the-table = la table
record-drop = Déposez ici une partie enregistrée, ou choisissez un fichier.
replay-empty = Chaque partie finie peut être revue : sa dernière page a le bouton « { replay } ».
record-choose = Choisir un fichier
record-too-big = Ce fichier est trop grand pour une partie enregistrée.
record-no-json = Ce n’est pas une partie enregistrée : le fichier n’est pas du JSON.

## Problems

nav-daily = Sudokus du jour
home-solving = Pour s’entraîner
race-progress = Cases remplies : { $filled } sur { $count }
problem-level = Niveau : { $level }.
printout-title = Feuille à imprimer
printout-count = Problèmes par page
printout-solutions = Avec les solutions
printout-answers = Solutions
printout-empty = Il n’y a aucun problème à imprimer.
daily-month-before = Mois précédent
daily-month-after = Mois suivant
daily-solved-on = { $day } : { $count ->
    [one] { $count } résolu
   *[other] { $count } résolus
}
daily-record = Problèmes résolus : { $problems }. Jours : { $days }.
search-scale = Les scores vont d’environ 500 (facile) à 18 000 (diabolique).
daily-others = Résolu ici { $count } fois, la moitié en { $median } ou moins. Sans indice : { $free }.
daily-own = Votre premier essai. Chiffres faux : { $mistakes }. Indices : { $hints }.
daily-faultless = Sans chiffre faux : { $faultless } sur { $counted }.
daily-faster = Plus rapide que { $share } % des autres.
today-number = N° { $number }
today-text = Une donne et un sudoku par jour, les mêmes pour tous. Votre première partie compte.
today-house = Une fenêtre s’allume chaque jour où vous jouez. Un jour manqué n’en éteint aucune.
today-against = Contre { $bot }
today-made = Vous { $points }, { $bot } { $others }
today-picture = Enregistrer l’image
today-best = Les meilleurs ici aujourd’hui
today-played = Parties ici : { $count }
today-nobody = Personne n’a encore terminé cette donne ici.
today-levels = Cinq autres sudokus, un par niveau
daily-text = Un par niveau, les mêmes pour tout le monde. Les jours passés restent accessibles.
daily-before = La veille
daily-after = Le lendemain
daily-day = Un autre jour
daily-share = Partager le résultat
mark-solved = Résolu en { $time }
mark-started = Commencé
mark-new = Pas commencé
next-unsolved = Prochain à résoudre : { $number }
problem-numbers = Problèmes par numéro
booklet-title = Le livret
booklet-text = Cinquante problèmes pour les six méthodes du livret, chacun un peu plus difficile que le précédent. Commencez par le numéro 1.
booklet-numbers = Problèmes du livret
booklet-level = Niveau { $level } : { $ways }
booklet-solved = Résolus : { $solved } sur { $count }
search-problems = Chercher dans la bibliothèque
search-any = Peu importe
search-technique = Technique nécessaire
search-as-hardest = Rien de plus difficile
search-symmetry = Symétrie
search-clues-from = Chiffres de départ, au moins
search-clues-to = Chiffres de départ, au plus
search-score-from = Difficulté, au moins
search-score-to = Difficulté, au plus
search-go = Chercher
search-found = { $count ->
    [0] Aucun problème de la bibliothèque ne correspond.
    [one] { $count } problème trouvé.
   *[other] { $count } problèmes trouvés.
}
search-facts = { $clues } chiffres de départ, difficulté { $score }, SE { $se }.
search-more = Afficher plus
search-make = En créer un nouveau
search-make-text = Niveau : { $level }. Symétrie choisie ci-dessus.
search-make-technique = Cette technique est son étape la plus difficile. Symétrie : demi-tour, ou aucune.
search-make-pattern = Le chemin vers la solution passe par ce motif. Symétrie : demi-tour, ou aucune.
symmetry-half-turn = Demi-tour
symmetry-quarter-turn = Quarts de tour
symmetry-left-right = Gauche et droite
symmetry-top-bottom = Haut et bas
symmetry-diagonal = Diagonale
symmetry-antidiagonal = Autre diagonale
daily-streak = { $count ->
    [one] Série en cours : { $count } jour.
   *[other] Série en cours : { $count } jours.
}
new-problem = Un nouveau problème
new-problem-making = Création…
new-problem-text = Un problème tout neuf de ce niveau, fait pour vous.
collection = Votre collection
collection-text = Les problèmes que vous gardez sur cet appareil. Vous pouvez ajouter un fichier avec un problème par ligne.
collection-file = Ajouter un fichier
collection-fault = Ligne { $line } : { $why }
collection-drop = Retirer
collection-save = Enregistrer la collection
collection-keep = Garder
collection-came = { $count ->
    [one] { $count } problème ajouté.
   *[other] { $count } problèmes ajoutés.
}
own-problem = Votre propre problème
own-problem-text = Tapez ou collez un problème sous une forme courante. On vérifie qu’il a une seule solution.
problem-file = Problème depuis un fichier
problem-good = Le problème est valable et a { $givens } chiffres de départ.
problem-board = Problème { $name }

web-error-not-a-text = « { $file } » n’est pas un fichier texte. Les problèmes viennent de fichiers texte, par exemple 81 chiffres et points sur une ligne ; une image ne peut pas être lue.
web-error-collection-full = Votre collection peut contenir { $most } problèmes, et cela en ferait trop. Rien n’a changé.

## Me

me-title = Vos parties
me-change = Nom et pion
me-data = Données et appareils
me-text = Vos résultats sont gardés sur cet appareil, avec ce que le serveur sait de vos places. Enregistrez-les dans un fichier pour les emporter.
me-empty = Rien encore ici : jouez d’abord une partie.
erase-text = Votre nom et vos clés sont effacés de toutes les tables de cet appareil ; vos résultats et vos problèmes gardés sont effacés de l’appareil lui-même. Les parties restent pour les autres, avec un numéro à la place de votre nom. C’est irréversible.
erase-sure = Oui, supprimer mes données
erase-done = Vos données sont supprimées.
erase-left = { $count ->
    [one] { $count } table n’a pas pu être atteinte. Réessayez plus tard.
   *[other] { $count } tables n’ont pas pu être atteintes. Réessayez plus tard.
}
me-games = Parties
stickers = Autocollants
stickers-text = { $won } sur { $count }. Chaque partie finie avec les animaux en apporte un.
me-played = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
me-won = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
me-times = Temps en solitaire
me-best = Meilleurs scores en solitaire
me-house = Les meilleurs en solitaire sur ce serveur
level-other = Autres problèmes
me-bots = Contre les robots
variant-full = ligne, colonne et bloc
variant-simple = ligne et colonne
variant-block = bloc
variant-value = chiffres additionnés
me-successes = Jouées : { $played } ; réussies : { $succeeded } ; meilleur résultat : { $best }.
me-spread = Points obtenus
plot-label = { $count ->
    [one] Graphique d’un temps, par niveau
   *[other] Graphique de { $count } temps, par niveau
}
export = Enregistrer dans un fichier
import = Charger un fichier
import-good = { $count ->
    [one] { $count } nouveau résultat.
   *[other] { $count } nouveaux résultats.
}
import-bad = Ce fichier ne contient pas de résultats de Full House.

erase = Supprimer mes données
install = Installer comme application
keep-offline = Garder pour jouer hors ligne

## How to play

how-text = Chaque jeu a une première partie guidée de quelques coups, et toutes ses règles.
how-full = Toutes les règles
how-step-board = Étape { $n } sur le plateau
how-again = Revoir le coup
lessons-tips = Comment s’y prendre
learn-figure = Comment ça marche
learn-find = À vous de trouver
learn-find-place = Touchez une case, puis le chiffre qui y va, et enfin « Vérifier ».
learn-find-out = Touchez une case, puis chaque chiffre à en retirer, et enfin « Vérifier ».
learn-not-noted = Le { $symbol } n’est pas parmi les notes de { $cell }.
learn-check = Vérifier
learn-another = Une autre position
learn-whole = Un problème entier avec cette technique
learn-found = { $count ->
    [0] Vous n’avez pas encore trouvé cette technique.
    [one] Vous l’avez trouvée { $count } fois.
   *[other] Vous l’avez trouvée { $count } fois.
}
learn-next = Suite
learn-again = Recommencer
learn-today = Cinq minutes aujourd’hui
learn-today-due = { $drills }.
learn-today-none = Rien à réviser aujourd’hui. Prochaine leçon : { $technique }.
learn-why-hint = { $technique } (avec un indice)
learn-why-slow = { $technique } (cela a pris du temps)
learn-why-wrong = { $technique } (échec la dernière fois)
learn-why-due = { $technique } (à réviser)
learn-nothing-due = Rien à réviser aujourd’hui.
learn-session-done = Terminé pour aujourd’hui. Trouvés du premier coup : { $first } sur { $count }.
learn-days = { $count ->
    [one] Un jour d’entraînement.
   *[other] { $count } jours d’entraînement.
}
learn-days-row = { $count ->
    [one] { $count } jour de suite.
   *[other] { $count } jours de suite.
}
learn-start = Commencer à apprendre
learn-practise = Exercez-vous : { $technique }
learn-standing-new = pas commencée
learn-standing-begun = commencée
learn-standing-practised = en cours
learn-standing-mastered = maîtrisée
learn-standing-next = prochaine leçon
learn-chapter-start = Pour commencer
learn-chapter-booklet = Le livret : six méthodes
learn-chapter-deduction = Candidats verrouillés, paires et triplets
learn-chapter-links = Un chiffre, deux liens
learn-chapter-fish = Poissons
learn-chapter-wings = Les wings
learn-chapter-sets = Quatre cases
learn-chapter-uniqueness = Une seule solution
learn-chapter-colours = Couleurs
learn-chapter-chains = Chaînes
learn-chapter-groups = Groupes de cases
learn-chapter-large = Grands poissons à nageoires
learn-chapter-mixed = Lignes et blocs ensemble
learn-chapter-nets = Suppositions
learn-screen = Page { $number } sur { $count }
learn-figure-number = D’après la figure { $number } du livret ; la position est de nous
learn-figure-link = Étape { $link } sur { $links }
learn-theme-slide = Où va le chiffre ? Des lignes et des colonnes qui l’ont déjà traversent le bloc.
learn-theme-few_gaps = Une ligne ou une colonne avec peu de cases vides. Pour chaque chiffre qui manque, demandez-vous où il peut encore aller.
learn-theme-many_gaps = Une ligne ou une colonne avec beaucoup de cases vides peut quand même livrer un chiffre.
learn-theme-block = Quels chiffres manquent à ce bloc ? Pour l’un d’eux, lignes et colonnes ne laissent qu’une case.
learn-theme-elimination = Une case vide est interdite à tous les chiffres qui manquent, sauf un.
learn-theme-whole_line = La même chose dans une colonne à quatre cases vides : un chiffre après l’autre, jusqu’au dernier. La figure 15 est celle-ci, résolue.
learn-theme-exclusion = Regardez là où beaucoup de chiffres différents se rencontrent, pas là où les mêmes se répètent.
learn-theme-block_to_line = Toutes les places d’un chiffre dans un bloc sont sur une même ligne ou une même colonne. Il ne peut donc aller nulle part ailleurs sur celle-ci.
learn-theme-three_for_three = Deux cases pour deux chiffres, et donc trois pour trois. Le bloc suivant se précise, et trois chiffres se placent.
learn-theme-chain = Deux colonnes et une ligne où manquent deux chiffres chacune. Une conclusion mène à l’autre, jusqu’à placer les six.
learn-figure-play = Trouvez chaque conclusion. La dernière donne un chiffre à écrire.
learn-figure-fill = Remplissez les cases vides l’une après l’autre.
learn-deduction-whole = Résoudre un problème par déduction
learn-deduction-text = Épuisez les méthodes simples, puis déduisez. À la table, l’indice peut suivre une seule méthode : choisissez « déduction ».
learn-worked = Un autre exemple
learn-alike = { $technique } : oui ou non ?
learn-alike-digit = Cherchez le { $digit } dans le cadre.
learn-alike-yes = Oui, c’est bon
learn-alike-no = Non
learn-alike-touch = Touchez la case qui gâche tout.
learn-alike-elsewhere = Ce n’est pas cette case. Regardez encore.
learn-alike-show = Montrez-moi
learn-test = Petit test
learn-test-text = Trois positions, sans indice, une seule réponse pour chacune. Deux bonnes réponses suffisent.
learn-test-passed = Réussi : { $right } sur { $count }.
learn-test-failed = { $right } sur { $count }. Exercez-vous encore un peu.
learn-test-again = Refaire le test
learn-continue = Continuer
learn-back = Retour
learn-skip = Passer celui-ci
learn-save = Enregistrer mes progrès
learn-load = Charger des progrès depuis un fichier
learn-load-bad = Ce fichier ne contient pas de progrès des leçons.

lessons-title = Les leçons du coach

## What is refused

web-error-no-connection = Pas de connexion au serveur pour l’instant. Rien n’a été envoyé ; réessayez dans un moment.
web-error-follow-hand = Suivez la main pour l’instant : elle montre la suite.
web-error-server-trouble = Quelque chose ne fonctionne pas sur le serveur. Réessayez dans un moment.
web-error-not-understood = Le serveur n’a pas compris. Rechargez la page et réessayez.
web-error-stale = Quelqu’un a été plus rapide : regardez de nouveau le plateau.
web-error-other = Ce n’est pas possible maintenant.

web-error-needs-server = Pour jouer avec des gens sur d’autres appareils, il faut un serveur, et aucun n’est joignable. Vous pouvez jouer en solo, contre des robots ou en vous passant cet appareil.
web-error-no-local-server = Les jeux n’ont pas pu démarrer dans ce navigateur : { $why }
web-error-no-room = Cet appareil ne peut pas enregistrer la partie : il n’a peut-être plus de place.
web-error-unknown-code = Aucune table n’a ce code. Vérifiez chaque syllabe, ou redemandez le lien.
web-error-format-not-recognised = Cela ne ressemble pas à un problème. 81 chiffres, avec des points ou des zéros pour les cases vides, sont toujours compris.
web-error-no-open-seat = Toutes les places de cette table sont prises.
web-error-not-your-turn = Ce n’est pas votre tour ; c’est à { $turn } de jouer.
web-error-correction-owed = { $owing } doit d’abord corriger { $cell } ou laisser la case vide.
web-error-cell-taken = { $by } a déjà écrit en { $cell }.

## Colours and order of the seats

colour-1 = Bleu ciel
colour-2 = Jaune
colour-3 = Bleu
colour-4 = Rouge
colour-5 = Rose
colour-6 = Vert
colour-7 = Orange
colour-of = Couleur : { $name }
seat-up = { $name } : une place plus haut
order-note = La place 1 commence.
order-note-oldest = La place 1 commence ; dans le jeu imprimé, c’est la personne la plus âgée.

## The board for a problem of one’s own

editor-board = La grille de votre problème
editor-how = Recopiez un problème du journal : touchez une case et choisissez un chiffre, ou tapez-le. Un chiffre sélectionné va dans chaque case que vous touchez.
editor-more = { $givens ->
    [one] { $givens } chiffre pour l’instant. Un problème à solution unique en a au moins { $fewest }.
   *[other] { $givens } chiffres pour l’instant. Un problème à solution unique en a au moins { $fewest }.
}
editor-clash = Deux chiffres identiques dans une ligne, une colonne ou un bloc : regardez les cases marquées.
editor-checking = Vérification…
editor-text = Le coller plutôt en texte
editor-clear = Vider la grille

## Playing without a network

offline-title = Jouer sans réseau
offline-text = Gardez les jeux sur cet appareil et jouez sans réseau : en solo, contre des robots ou en vous passant l’appareil. À télécharger : { $size } Mo.
offline-doing = { $done } sur { $size } Mo
offline-done = Les jeux sont sur cet appareil et marchent sans réseau. Ils occupent { $size } Mo.
offline-remove = Les supprimer
offline-stop = Arrêter
offline-bad-damaged = Le fichier téléchargé était endommagé et a été supprimé. Réessayez.
offline-bad-full = Il n’y a pas assez de place sur cet appareil.
offline-bad-away = Le téléchargement s’est interrompu. Vérifiez la connexion et réessayez : il reprendra où il s’est arrêté.
offline-lack-wasm = Ce navigateur ne peut pas faire tourner les jeux sans serveur : il n’a pas WebAssembly.
offline-lack-storage = Ce navigateur ne peut pas enregistrer de parties ici. C’est souvent le cas en navigation privée.
offline-lack-locks = Ce navigateur ne peut pas faire tourner les jeux sans serveur. Il faut un navigateur récent et une adresse qui commence par https.
offline-trouble = Les jeux n’ont pas pu démarrer sur cet appareil : { $why }
offline-gone = La partie redémarre dans ce navigateur. Rien de ce que vous faites maintenant n’est pris en compte.
offline-full = Cet appareil n’enregistre pas vos coups : il n’a peut-être plus de place. Libérez-en, et la partie reprendra après le dernier coup enregistré.
offline-here = Cette partie n’est que sur cet appareil. Pour que d’autres se joignent à vous, mettez-la sur le serveur.
offline-invite = La mettre sur le serveur et inviter
offline-no-server = Il n’y a pas de serveur ici : tout se passe dans ce navigateur. Pour jouer avec des gens sur d’autres appareils, prenez un Full House installé sur un serveur.
offline-offer = { $count ->
    [one] Une partie de cet appareil n’est pas sur le serveur. L’y garder aussi, pour vos résultats ?
   *[other] { $count } parties de cet appareil ne sont pas sur le serveur. Les y garder aussi, pour vos résultats ?
}
offline-offer-yes = Oui, à partir de maintenant
offline-offer-no = Non, seulement ici

## Analysts, and what solvers have in their fingers

nav-analyse = Analyser
act-pen = Lignes
analyse-title = Grille à analyser
analyse-intro = Voyez toutes les étapes d’un problème, comparez les chemins et testez vos hypothèses.
analyse-paste = Problème dans un format connu :
analyse-open = Ouvrir
analyse-which = { $count ->
    [one] Ce texte contient { $count } problème.
   *[other] Ce texte contient { $count } problèmes. Choisissez-en un :
}
analyse-number = Problème { $number }
analyse-another = Un autre problème
analyse-panels = Parties de l’analyse
analyse-steps = Étapes
analyse-path = Chemin
analyse-tree = Branches
analyse-save = Enregistrer
analyse-do = Faire cette étape
analyse-lesson = Leçon
analyse-fails-cell = Plus rien ne convient dans cette case : cette branche échoue.
analyse-fails-twice = Le { $symbol } y est deux fois : cette branche échoue.
analyse-fails-digit = Il ne reste plus de place pour le { $symbol } ici : cette branche échoue.
analyse-solved = Tout est rempli, et juste.
analyse-solutions-0 = Il n’y a plus de solution à partir d’ici.
analyse-solutions-1 = Une seule solution. Touchez une étape pour la dessiner, encore une fois pour la faire.
analyse-solutions-2 = Plusieurs solutions.
analyse-links = { $count ->
    [one] { $count } maillon
   *[other] { $count } maillons
}
analyse-steps-count = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
analyse-more = { $count } de plus
analyse-looking = Recherche…
analyse-deep = Aussi les longues chaînes de groupes et les réseaux
analyse-unique = Raisons qui supposent une solution unique
analyse-not-all = Les techniques plus difficiles n’ont pas été cherchées : ce serait trop long.
analyse-order-easiest = Le plus facile d’abord
analyse-order-shortest = Le plus court d’abord
analyse-compare = Comparer avec…
analyse-without = Techniques du second chemin
analyse-with-all = Avec toutes les techniques
analyse-without-one = Sans : { $technique }
analyse-from-here = À partir d’ici
analyse-result = { $steps } étapes, effort { $effort }, le plus difficile : { $technique }
analyse-stuck = La logique s’arrête après { $steps } étapes.
analyse-late = La recherche était trop longue : elle s’arrête après { $steps } étapes.
analyse-chart = Effort, étape par étape
analyse-effort-text = L’effort additionne la difficulté de chaque étape, et 8 par case.
analyse-costs = Que fait gagner chaque technique ?
analyse-cost = { $more } de plus, le plus difficile : { $technique }.
analyse-cost-none = Pas plus difficile.
analyse-needed = Aucun chemin ne mène au bout.
analyse-instead = Il faut : { $techniques }.
analyse-left-out = Pas calculé, car c’était trop long : { $techniques }.
analyse-root = Départ
analyse-tree-text = Ce que vous annulez reste ici. Touchez une étape pour y aller ; un autre chiffre y commence une nouvelle branche.
analyse-leaf-fails = { $move } : échoue
analyse-other = Autre branche
analyse-modes = Ce que les touches écrivent
analyse-mode-put = Chiffres
analyse-mode-note = Candidats
analyse-mode-centre = Centre
analyse-mode-colour = Couleurs
analyse-mode-pen = Lignes
analyse-text = Texte
analyse-print = Imprimer ou enregistrer en PDF
key-entry-digit = écrire le chiffre, aussi avec le pavé numérique
key-entry-modes = chiffres, notes en coin, notes au centre, couleurs
key-entry-pen = tracer des lignes entre les cases ou le long des bords
key-entry-corner = écrire une note en coin
key-entry-centre = écrire une note au centre
key-entry-colour = colorer la case (aussi Ctrl Maj)
key-entry-double = double clic : sélectionner tous les chiffres identiques
key-entry-space = passer des chiffres aux notes, et inversement
key-entry-all = sélectionner toutes les cases
key-entry-undo = annuler et rétablir ; rien n’est perdu, les branches restent
key-entry-other = aller à la branche annulée suivante
