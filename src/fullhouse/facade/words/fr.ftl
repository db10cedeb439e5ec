## L’entrée pour ceux qui écrivent en Python

error-several-problems = Un seul problème est attendu ; il y en a ici { $count }.
error-puzzle-has-mistake = Il y a une erreur en { $cells } : corrigez-la d’abord.
error-coach-nine-only = Seuls les problèmes de 9 cases sur 9 peuvent être expliqués et évalués, pas ceux de { $size } sur { $size }.
error-puzzle-without-step = Aucune étape n’a été trouvée : la logique seule ne mène pas plus loin.
error-way-without-step = « { $way } » ne mène à rien dans ce problème pour l’instant.
error-not-a-step = « { $value } » n’est pas une étape d’un problème.
error-cell-is-given = Le { $symbol } en { $cell } est un chiffre de départ : il fait partie du problème.
error-not-a-player = « { $value } » ne peut pas s’asseoir à une table : donnez le nom d’une personne ou d’un robot, ou une fonction qui choisit un coup.
error-not-a-record = « { $value } » n’est pas une partie enregistrée.
error-not-a-puzzle = « { $value } » n’est pas ce que donne to_dict() d’une grille : un objet avec « puzzle », et peut-être « digits », « notes » et « seed ».
error-range-turned = L’intervalle de « { $field } » commence par { $lowest } et finit par { $highest } : le plus petit nombre vient en premier.
error-nobody-plays = Il n’y a personne dans « { $field } » : donne au moins un robot.
error-unknown-player = « { $name } » n’a pas joué ici.
error-puzzle-not-there = Il n’y a pas de grille { $value } ici : elles sont numérotées de 0 à { $most }.
error-record-seats = { $expected ->
    [one] La partie a { $expected } place, et non { $count }.
   *[other] La partie a { $expected } places, et non { $count }.
}
error-seat-not-named = Plusieurs places peuvent agir maintenant : dites laquelle.
error-nothing-to-pop = Aucun coup n’a encore été joué : il n’y a rien à reprendre.
