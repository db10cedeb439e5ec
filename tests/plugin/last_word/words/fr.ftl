last-word-name = Dernier mot
last-word-summary = Écrivez des chiffres qui conviennent, jusqu’au dernier : c’est lui qui rapporte.
last-word-option-starters = Un chiffre de chaque sorte est sur le plateau au départ

last-word-event-placed = { $points ->
    [0] { $seat } écrit { $symbol } en { $cell }.
   *[other] { $seat } écrit { $symbol } en { $cell } et complète { $points ->
        [1] une ligne, une colonne ou un bloc.
       *[other] { $points } lignes, colonnes ou blocs.
    }
}
last-word-event-waited = { $seat } passe.
last-word-reason-nothing_fits = Plus aucun chiffre ne convient.
error-last-word-passed = Vous avez déjà passé : une fois par partie suffit.

last-word-rules-goal = De 2 à 4 joueurs écrivent les chiffres de 1 à 6 sur un même plateau. Compléter une ligne, une colonne ou un bloc rapporte des points, le dernier chiffre aussi.
last-word-rules-material = Un plateau de 6×6 cases, en blocs de deux lignes et trois colonnes. Six chiffres, un de chaque sorte, y figurent au départ, sauf si vous choisissez un plateau vide.
last-word-rules-turn = Écrivez un chiffre dans une case vide où il convient : jamais deux fois dans une ligne, une colonne ou un bloc. Une fois par partie, vous pouvez passer.
last-word-rules-points = Un point par ligne, colonne ou bloc que votre chiffre complète. Trois de plus pour le dernier chiffre qui convient.
last-word-rules-mistakes = Un chiffre qui ne convient pas est refusé, et vous réessayez.
last-word-rules-end = La partie se termine quand plus aucun chiffre ne convient à aucune case vide. Qui a le plus de points gagne.
last-word-rules-credit = Un jeu du projet Full House.
