solitaire-name = Solitaire
solitaire-summary = Retournez les 81 tuiles sans jamais en garder trois identiques en main.

solitaire-option-places = Les places possibles sont montrées
solitaire-mark-places-on = [addition|Le livret ne prévoit aucune aide.]
solitaire-mark-places-off = [printed|Le livret ne prévoit aucune aide : vous cherchez vous-même.]
solitaire-pack-family = Les places pour une troisième tuile identique sont montrées.
solitaire-pack-printed = Rien n’est montré : vous cherchez les places vous-même.

solitaire-event-due = { $seat } a trois { $symbol } en main : il faut en placer un tout de suite.{ $cells-count ->
    [0] { "" }
   *[other] { " " }Il convient en { $cells }.
}
solitaire-event-due-alone = Trois { $symbol } en main : il faut en placer un tout de suite.{ $cells-count ->
    [0] { "" }
   *[other] { " " }Il convient en { $cells }.
}
solitaire-event-succeeded = { $points ->
    [one] Réussi ! Plus aucune tuile n’est face cachée. La main vaut { $points } point pour l’instant.
   *[other] Réussi ! Plus aucune tuile n’est face cachée. La main vaut { $points } points pour l’instant.
}
solitaire-move-write = placer le { $symbol } en { $cell }
solitaire-move-finish = terminer la partie

error-too-many-equal = Vous ne pouvez pas garder en main plus de { $most } tuiles portant le { $symbol }.
error-not-succeeded = { $left ->
    [one] Vous pourrez finir quand plus aucune tuile ne sera face cachée ; il en reste { $left }.
   *[other] Vous pourrez finir quand plus aucune tuile ne sera face cachée ; il en reste { $left }.
}
error-not-in-this-game = Il n’y a pas de « { $move } » dans ce jeu.
error-must-insert = Vous avez trois { $symbol } en main : placez-en d’abord un.

## Les règles

solitaire-rules-goal =
    Une seule personne essaie de retourner les 81 tuiles sans jamais rester avec trois tuiles identiques en main.

    { rules-sudoku }
solitaire-rules-material = Les 81 tuiles, neuf de chaque chiffre de 1 à 9, sont mélangées et posées face cachée, une par case du plateau de 9×9. Au début, aucune n’est retournée. Seules les tuiles face visible décident de ce qui convient.
solitaire-rules-turn =
    Vous avez le choix entre deux actions :

    - Retourner : retournez n’importe quelle tuile face cachée. Si elle convient, elle reste. Sinon, vous la prenez en main et sa case est vide.
    - Placer : posez une tuile de votre main sur une case vide où elle convient.

    Vous ne pouvez jamais garder trois tuiles identiques en main. Si vous en retournez une troisième qui ne convient pas, il faut aussitôt placer une tuile de ce chiffre sur une case vide où elle convient ; rien d’autre n’est permis. Si elle ne convient nulle part, la partie est perdue.
solitaire-rules-points =
    À la fin, chaque chiffre de 1 à 9 compte :

    - 3 points s’il n’en reste aucune tuile dans votre main,
    - 1 point s’il en reste exactement une,
    - 0 point s’il en reste deux.

    Plus de 10 points, c’est un excellent résultat ; 27 serait une grille complète. Une partie perdue n’a pas de points.
solitaire-rules-mistakes = L’assistant vérifie : une tuile placée là où elle ne convient pas est refusée, et vous essayez de nouveau. { mark-referee-guard }
solitaire-rules-end = C’est réussi quand plus aucune tuile n’est face cachée. Vous pouvez alors continuer à placer et vous arrêter quand vous voulez ; la partie s’arrête aussi d’elle-même quand on ne peut plus rien placer. Vos parties, vos réussites, votre meilleur résultat et tous les autres sont conservés.
solitaire-rules-credit = D’après « Solitaire Sudoku », dans la boîte de « Challenge Sudoku » de L. Colovini, D. De Toffoli et D. Zaccariotto, édité par Clementoni en 2005.

## À la table, dans le navigateur

solitaire-line-due = Trois { $symbol } en main : placez-en un maintenant.
solitaire-line-succeeded = Toutes les tuiles sont retournées. Placez-en autant que possible, puis terminez.
solitaire-line-face-down = { $count ->
    [one] Encore { $count } tuile face cachée.
   *[other] Encore { $count } tuiles face cachée.
}
solitaire-act-finish = Terminer
solitaire-sure-finish = Oui, terminer
solitaire-sure-finish-text = Les tuiles que vous pourriez encore placer rapporteraient plus de points.
solitaire-ending-failed = Trois { $symbol } en main, et aucun ne convient : c’est la fin.
solitaire-ending-points = { $points ->
    [one] { $points } point. Au-dessus de 10, c’est un excellent résultat, dit le livret.
   *[other] { $points } points. Au-dessus de 10, c’est un excellent résultat, dit le livret.
}
solitaire-fault-here = La tuile placée doit convenir.

## La première partie guidée, et l’exemple à côté des règles

solitaire-learn-1 = Retournez { $cell }. Ce qui convient reste.
solitaire-learn-2 = Elle convient. Retournez maintenant { $cell }.
solitaire-learn-3 = Celle-ci ne convient pas : vous l’avez en main, et sa case est vide. Retournez { $cell }.
solitaire-learn-4 = Choisissez le { $symbol } de votre main et placez-le en { $cell }.
solitaire-learn-5 = Et le { $symbol } en { $cell }. Jamais trois tuiles identiques en main : ce serait la fin.
solitaire-learn-6 = La dernière tuile : retournez { $cell }.
solitaire-learn-7 = Plus rien face cachée, plus rien en main : 27 points, le maximum.

## The rules in a minute: one sentence for each drawn step

solitaire-rules-minute-1 = Les 81 tuiles sont face cachée. Retournez-les toutes, sans jamais en avoir trois identiques en main.
solitaire-rules-minute-2 = Une tuile qui convient reste en place.
solitaire-rules-minute-3 = Une tuile qui ne convient pas va dans votre main et laisse sa case vide.
solitaire-rules-minute-4 = Placez les tuiles de votre main dans des cases vides où elles conviennent.
solitaire-rules-minute-5 = Une troisième tuile identique qui ne peut pas être placée aussitôt, et c’est perdu. À la fin, plus la main est vide, plus il y a de points.

## For whom, and tips: on its page, and now and then at the table of a first game

solitaire-rules-players = 1 joueur, environ 15 minutes ; conseillé dès 10 ans. { mark-players }
solitaire-tip-1 = Deux tuiles identiques en main sont un avertissement : gardez une case vide où l’une d’elles convient.
solitaire-tip-2 = Avant de placer une tuile, regardez quels autres chiffres perdent cette case.
solitaire-rules-tips =
    - { solitaire-tip-1 }
    - { solitaire-tip-2 }
