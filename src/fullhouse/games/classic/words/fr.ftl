classic-name = Classique
classic-summary = Un problème de sudoku, à résoudre en solitaire ou tous ensemble.

classic-option-check = Les chiffres faux sont montrés
classic-option-auto-notes = Un chiffre écrit efface ses notes dans la ligne, la colonne et le bloc
classic-option-race = Une course : chacun a son propre plateau, et le premier à résoudre le problème gagne
classic-mark-check-on = [addition|Le livret ne donne que le problème.]
classic-mark-check-off = [printed|Personne ne dit quel chiffre est faux.]
classic-mark-auto-notes-on = [addition|Les petites tuiles de la boîte ne bougent pas seules.]
classic-mark-auto-notes-off = [printed|Les notes se mettent et s’enlèvent à la main.]
classic-mark-race-on = [addition|Le livret ne connaît pas de course.]
classic-mark-race-off = [printed|Un problème, en solo ou ensemble.]
classic-mark-time-limit-on = [addition|Le livret ne fixe pas de durée.]
classic-mark-time-limit-off = [printed|Le livret ne fixe pas de durée.]
classic-mark-screen = [addition|Ce que seul un écran peut faire ; le livret a du papier et de petites tuiles.]
classic-pack-family = Les chiffres faux sont signalés et les notes tenues à jour.
classic-pack-strict = Personne ne dit quel chiffre est faux. 20 minutes.

classic-event-wrote = { $swept-count ->
    [0] { $seat } écrit { $symbol } en { $cell }.
   *[other] { $seat } écrit { $symbol } en { $cell }. Les notes en { $swept } disparaissent.
}
classic-event-wrote-alone = { $swept-count ->
    [0] { $symbol } est écrit en { $cell }.
   *[other] { $symbol } est écrit en { $cell }. Les notes en { $swept } disparaissent.
}
classic-event-wrote-you = { $swept-count ->
    [0] Vous écrivez { $symbol } en { $cell }.
   *[other] Vous écrivez { $symbol } en { $cell }. Les notes en { $swept } disparaissent.
}
classic-event-erased = { $seat } efface le { $symbol } en { $cell }.
classic-event-erased-alone = Le { $symbol } en { $cell } est effacé.
classic-event-erased-you = Vous effacez le { $symbol } en { $cell }.
classic-event-noted = { $put ->
    [yes] { $seat } note { $symbol } en { $cell }.
   *[no] { $seat } retire la note { $symbol } de { $cell }.
}
classic-event-noted-alone = { $put ->
    [yes] { $symbol } est noté en { $cell }.
   *[no] La note { $symbol } en { $cell } est retirée.
}
classic-event-noted-you = { $put ->
    [yes] Vous notez { $symbol } en { $cell }.
   *[no] Vous retirez la note { $symbol } de { $cell }.
}
classic-event-centred = { $put ->
    [yes] { $seat } note { $symbol } au centre de { $cell }.
   *[no] { $seat } retire la note { $symbol } du centre de { $cell }.
}
classic-event-centred-alone = { $put ->
    [yes] { $symbol } est noté au centre de { $cell }.
   *[no] La note { $symbol } au centre de { $cell } est retirée.
}
classic-event-centred-you = { $put ->
    [yes] Vous notez { $symbol } au centre de { $cell }.
   *[no] Vous retirez la note { $symbol } du centre de { $cell }.
}
classic-event-renoted = { $seat } change les notes (ajoutées : { $put } ; retirées : { $taken }).
classic-event-renoted-alone = Les notes changent (ajoutées : { $put } ; retirées : { $taken }).
classic-event-renoted-you = Vous changez les notes (ajoutées : { $put } ; retirées : { $taken }).
classic-event-switched = { $sweeps ->
    [yes] { $seat } active la mise à jour des notes à chaque chiffre écrit.
   *[no] { $seat } laisse les notes en place quand un chiffre est écrit.
}
classic-event-switched-alone = { $sweeps ->
    [yes] Les notes sont maintenant tenues à jour à chaque chiffre écrit.
   *[no] Les notes restent maintenant en place quand un chiffre est écrit.
}
classic-event-switched-you = { $sweeps ->
    [yes] Vous activez la mise à jour des notes à chaque chiffre écrit.
   *[no] Vous laissez les notes en place quand un chiffre est écrit.
}
classic-event-undid = { $again ->
    [yes] { $seat } rétablit l’action annulée.
   *[no] { $seat } annule sa dernière action.
}
classic-event-undid-alone = { $again ->
    [yes] Action rétablie.
   *[no] Action annulée.
}
classic-event-undid-you = { $again ->
    [yes] Vous rétablissez l’action annulée.
   *[no] Vous annulez votre dernière action.
}
classic-event-raced = { $cell ->
    [none] { $seat } a rempli { $filled ->
        [one] { $filled } case.
       *[other] { $filled } cases.
    }
   *[other] { $seat } écrit { $symbol } en { $cell }.
}
classic-event-raced-you = { $cell ->
    [none] Vous avez rempli { $filled ->
        [one] { $filled } case.
       *[other] { $filled } cases.
    }
   *[other] Vous écrivez { $symbol } en { $cell }.
}
classic-line-ask = Une difficulté ? « Indice » dit où regarder, puis pourquoi.
classic-event-hinted = { $stage ->
    [1] { $seat } demande au coach où regarder.
    [2] { $seat } demande au coach la technique.
   *[3] { $seat } demande au coach le raisonnement complet.
} { $hints ->
    [one] { $hints } indice jusqu’ici.
   *[other] { $hints } indices jusqu’ici.
}
classic-event-hinted-alone = { $stage ->
    [1] Question au coach : où regarder.
    [2] Question au coach : la technique.
   *[3] Question au coach : le raisonnement complet.
} { $hints ->
    [one] { $hints } indice jusqu’ici.
   *[other] { $hints } indices jusqu’ici.
}
classic-event-hinted-you = { $stage ->
    [1] Vous demandez au coach où regarder.
    [2] Vous demandez au coach la technique.
   *[3] Vous demandez au coach le raisonnement complet.
} { $hints ->
    [one] { $hints } indice jusqu’ici.
   *[other] { $hints } indices jusqu’ici.
}

error-cell-taken = La place { $by } a déjà écrit en { $cell }.
error-nothing-to-fill = Rien à remplir : toutes les notes sont là et conviennent.
error-nothing-to-clear = Il n’y a pas de notes à effacer.
error-nothing-to-undo = Vous n’avez rien à annuler.
error-nothing-to-redo = Vous n’avez rien à rétablir.
error-no-hints-in-race = Dans une course, le coach ne donne pas d’indices.

## Les règles

classic-rules-goal =
    Un problème sur un plateau, à résoudre en solitaire ou à plusieurs, sans limite de nombre. Il n’y a pas de points : le problème est résolu, ou pas encore.

    { rules-sudoku }
classic-rules-material =
    Un problème est une grille de 9×9 cases, avec quelques chiffres de départ et une seule solution ; tout autre est refusé, avec la raison : aucune solution, ou plusieurs. La bibliothèque a cinq niveaux d’au moins 10 problèmes chacun. Vous pouvez aussi taper un problème, le coller, l’ouvrir depuis un fichier ou en faire composer un au niveau voulu.

    Chaque chiffre a sa couleur, pour que le plateau se lise bien de tous les côtés de la table, et ce n’est jamais la couleur seule qui les distingue.
classic-rules-turn =
    On ne joue pas à tour de rôle. Chacun peut écrire, effacer et noter à tout moment :

    - Écrivez un chiffre dans une case vide, ou effacez-en un qui n’est pas un chiffre de départ. Si deux personnes touchent la même case au même instant, la première l’emporte et l’autre en est avertie. Tout le monde voit qui a écrit quoi.
    - Notez de petits chiffres dans les coins ou au centre d’une case vide, n’importe lesquels de 1 à 9, et retirez-les à votre gré. Les notes appartiennent à toute la table et restent jusqu’à ce que quelqu’un les retire.
    - Remplissez les notes, pour tous les chiffres ou pour un seul : chaque chiffre possible est noté là où il n’y a pas encore de notes, et les notes devenues impossibles disparaissent. Ce que vous avez rayé ne revient pas. Vous pouvez aussi effacer les notes. Le remplissage ne touche que les coins ; ce qui est au centre est à vous. { classic-mark-screen }
    - Annulez et rétablissez : chacun ne revient que sur ses propres actions. { classic-mark-screen }
    - Demandez un indice au coach. L’étape suivante vous est montrée en trois temps : où regarder, quelle technique, et le raisonnement complet avec le chiffre. Les indices sont comptés et affichés à la fin. { classic-mark-screen }
classic-rules-mistakes = Un chiffre faux ne coûte rien ; quelqu’un finira par le trouver. La vérification peut être activée : les chiffres faux sont alors montrés. { classic-mark-check-on } Pour une personne seule, la vérification est active dès le début.
classic-rules-clock = Une horloge compte le temps et peut être mise en pause. { classic-mark-screen } Vous pouvez fixer une limite en minutes ; une fois atteinte, la partie est terminée. { classic-mark-time-limit-on }
classic-rules-end = Le problème est résolu quand chaque case porte le chiffre de la solution.
classic-rules-variants =
    Des notes qui se mettent à jour toutes seules : un chiffre écrit efface ses notes dans sa ligne, sa colonne et son bloc. Chacun peut activer ou désactiver cette aide à tout moment. { classic-mark-auto-notes-on }

    Une course, à deux ou plus : chacun reçoit le même problème sur son propre plateau. Vous voyez combien de cases les autres ont remplies, mais pas lesquelles. Le premier qui le résout gagne. Le coach ne donne pas d’indices. { classic-mark-race-on }
classic-rules-credit = D’après « Standard Sudoku », dans la boîte de « Challenge Sudoku » de L. Colovini, D. De Toffoli et D. Zaccariotto, édité par Clementoni en 2005.

## À la table, dans le navigateur

classic-fault-here = Ni tours ni fautes : écrivez où vous voulez.

## La première partie guidée, et l’exemple à côté des règles

classic-learn-1 = Choisissez le { $symbol } et écrivez-le en { $cell } : rien d’autre n’y convient.
classic-learn-2 = Un doute ? Activez « Notes » et mettez un petit { $symbol } en { $cell }.
classic-learn-3 = Désactivez les notes et écrivez le { $symbol } en { $cell }.
classic-learn-4 = Maintenant le { $symbol } en { $cell }.
classic-learn-5 = Et le dernier : le { $symbol } en { $cell }, par-dessus votre note.
classic-learn-6 = On peut tout annuler, et le coach donne des indices. Vous savez tout ce qu’il faut !

## The rules in a minute: one sentence for each drawn step

classic-rules-minute-1 = Remplissez la grille : chaque chiffre de 1 à 9, une fois par ligne, par colonne et par bloc.
classic-rules-minute-2 = Cherchez une case où un seul chiffre convient, et écrivez-le.
classic-rules-minute-3 = Un doute ? Écrivez une petite note.
classic-rules-minute-4 = Chaque chiffre trouvé aide à trouver le suivant. En cas de blocage, le coach montre où regarder.
classic-rules-minute-5 = Le problème est résolu quand tous les chiffres sont justes. Il n’y a qu’une solution.

## For whom, and tips: on its page, and now and then at the table of a first game

classic-rules-players = En solitaire, ou ensemble sur une seule grille ; conseillé dès 8 ans. { mark-players }
classic-tip-1 = Chaque chiffre trouvé en révèle d’autres : après chacun, revenez aux méthodes simples.
classic-tip-2 = Regardez là où beaucoup de chiffres différents se croisent : c’est là qu’une case n’en a bientôt plus qu’un.
classic-tip-3 = Notez dans les coins les chiffres encore possibles ; même une ligne presque vide peut livrer un chiffre.
classic-tip-4 = Quand les méthodes simples ne donnent plus rien, place à la déduction : on connaît souvent la ligne d’un chiffre avant sa case. Elle ramène aux méthodes simples.
classic-rules-tips =
    - { classic-tip-1 }
    - { classic-tip-2 }
    - { classic-tip-3 }
    - { classic-tip-4 }
