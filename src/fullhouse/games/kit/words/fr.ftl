## Poser des tuiles

event-laid = { $points ->
    [0] { $seat } pose le { $symbol } en { $cell }, sans marquer de point.
    [one] { $seat } pose le { $symbol } en { $cell } et marque { $points } point.
   *[other] { $seat } pose le { $symbol } en { $cell } et marque { $points } points.
}
event-laid-alone = { $points ->
    [0] Le { $symbol } est posé en { $cell } et ne rapporte rien.
    [one] Le { $symbol } est posé en { $cell } et rapporte { $points } point.
   *[other] Le { $symbol } est posé en { $cell } et rapporte { $points } points.
}
event-laid-you = { $points ->
    [0] Vous posez le { $symbol } en { $cell }, sans marquer de point.
    [one] Vous posez le { $symbol } en { $cell } et marquez { $points } point.
   *[other] Vous posez le { $symbol } en { $cell } et marquez { $points } points.
}
story-laid = { $seat } pose le { $symbol } en { $cell }
story-laid-alone = Le { $symbol } est posé en { $cell }
story-laid-you = Vous posez le { $symbol } en { $cell }
event-drew = { $symbol ->
    [none] { $seat } pioche une tuile.
   *[other] { $seat } pioche une tuile : { $symbol }.
}{ $left ->
    [0] { " " }C’était la dernière.
    [one] { " " }Il en reste { $left }.
   *[other] { " " }Il en reste { $left }.
}
event-drew-alone = { $symbol ->
    [none] Une tuile est piochée.
   *[other] La tuile suivante : { $symbol }.
}{ $left ->
    [0] { " " }C’était la dernière.
    [one] { " " }Il en reste { $left }.
   *[other] { " " }Il en reste { $left }.
}
event-drew-you = { $symbol ->
    [none] Vous piochez une tuile.
   *[other] Vous piochez une tuile : { $symbol }.
}{ $left ->
    [0] { " " }C’était la dernière.
    [one] { " " }Il en reste { $left }.
   *[other] { " " }Il en reste { $left }.
}
event-discarded = { $points ->
    [0] Le { $symbol } quitte le jeu.
    [one] Le { $symbol } quitte le jeu, et { $seat } rend { $points } point.
   *[other] Le { $symbol } quitte le jeu, et { $seat } rend { $points } points.
}
event-discarded-you = { $points ->
    [0] Le { $symbol } quitte le jeu.
    [one] Le { $symbol } quitte le jeu, et vous rendez { $points } point.
   *[other] Le { $symbol } quitte le jeu, et vous rendez { $points } points.
}
event-claimed = { $seat } dit ne pas pouvoir jouer : le { $symbol } ne convient nulle part.
event-claimed-alone = Le { $symbol } ne convient nulle part.
event-claimed-you = Vous dites ne pas pouvoir jouer : le { $symbol } ne convient nulle part.
event-no-room = { $seat } : le { $symbol } ne convient nulle part.
event-no-room-alone = Le { $symbol } ne convient nulle part.
event-no-room-you = Votre { $symbol } ne convient nulle part.
event-shown = { $right ->
    [yes] { $seat } montre { $cell } : la tuile y convient.
   *[no] { $seat } montre { $cell }, mais la tuile n’y convient pas.
}
event-shown-you = { $right ->
    [yes] Vous montrez { $cell } : la tuile y convient.
   *[no] Vous montrez { $cell }, mais la tuile n’y convient pas.
}

error-not-stuck = Vous pouvez jouer : le { $symbol } convient encore quelque part, par exemple en { $cell }.
error-no-claim = Personne n’a dit ne pas pouvoir jouer.
error-golden-clash = Le { $symbol } en { $cell } est incompatible avec les tuiles déjà posées.
error-stack-too-high = La pioche a { $count } tuiles ; il y a de la place pour { $most } au plus.

option-scoring = Ce qu’une tuile rapporte
option-scoring-full = Un point par tuile de sa ligne, de sa colonne et de son bloc, chacune comptée une fois
option-scoring-simple = Un point par tuile de sa ligne et de sa colonne ; les blocs ne comptent pas
option-scoring-block = Un point par tuile de son bloc
option-scoring-value = La somme des chiffres sur les tuiles de sa ligne, de sa colonne et de son bloc
option-stack-end = Quand la pioche est épuisée
option-stack-end-play-on = Chacun pose la tuile qui lui reste
option-stack-end-stop = La partie s’arrête à la fin du tour où quelqu’un ne peut plus piocher
mark-scoring-value = [edition|La règle citée compte les tuiles ; une édition plus récente additionne leurs chiffres.]
mark-scoring = [printed|Cette façon de compter est dans la règle.]
mark-stack-end-play-on = [reading|Les éditions diffèrent. Autre lecture : la partie finit quand quelqu’un ne peut plus piocher.]
mark-stack-end-stop = [edition|L’édition russe le dit ; dans la néerlandaise, chacun pose la tuile qui lui reste.]
mark-golden-lines = [printed|Chaque ligne et chaque colonne a une tuile dorée.]
mark-golden-blocks = [edition|La règle citée ne parle que de lignes et de colonnes ; d’autres éditions ajoutent les blocs.]
mark-golden-numbers = [reading|La règle ne dit pas quels chiffres sont dorés. Autre lecture : neuf tuiles quelconques.]
mark-tokens = [reading|La boîte contient 16 jetons. Autre lecture : ensuite, on n’en gagne plus.]
mark-window = [reading|Imprimé : on peut contester tant que la tuile suivante n’est pas piochée. Ici, piocher fait partie du coup : personne n’aurait le temps de regarder.]
mark-nowhere = [reading|La règle n’en parle pas. Autre lecture : la tuile quitte la partie et le jeu continue.]
mark-sand-glass-end = [addition|La règle ne prévoit pas de sablier ; elle ne dit donc pas ce qui arrive à la fin du temps.]
mark-solo-helper = [reading|La règle ne dit pas qui contrôle une personne seule. Autre lecture : personne.]
mark-pointing = [addition|À une vraie table, on montre la tuile et tous regardent ; ici, on demande à chacun.]

## Retourner et placer des tuiles

event-flipped = { $fits ->
    [yes] { $seat } retourne { $cell } : le { $symbol } convient et reste.
   *[no] { $seat } retourne { $cell } : le { $symbol } ne convient pas et va dans sa main.
}
event-flipped-alone = { $fits ->
    [yes] { $cell } retournée : le { $symbol } convient et reste.
   *[no] { $cell } retournée : le { $symbol } ne convient pas et va dans votre main.
}
event-flipped-you = { $fits ->
    [yes] Vous retournez { $cell } : le { $symbol } convient et reste.
   *[no] Vous retournez { $cell } : le { $symbol } ne convient pas et va dans votre main.
}
story-flipped = { $fits ->
    [yes] { $seat } retourne { $cell } : le { $symbol } convient
   *[no] { $seat } retourne { $cell } : le { $symbol } ne convient pas
}
story-flipped-alone = { $fits ->
    [yes] { $cell } retournée : le { $symbol } convient
   *[no] { $cell } retournée : le { $symbol } ne convient pas
}
story-flipped-you = { $fits ->
    [yes] Vous retournez { $cell } : le { $symbol } convient
   *[no] Vous retournez { $cell } : le { $symbol } ne convient pas
}
event-inserted = { $seat } place le { $symbol } en { $cell }.
event-inserted-alone = Le { $symbol } est placé en { $cell }.
event-inserted-you = Vous placez le { $symbol } en { $cell }.

error-not-face-down = Il n’y a pas de tuile face cachée en { $cell }.
error-cell-face-down = Il y a une tuile face cachée en { $cell }.
error-not-in-hand = { $hand-count ->
    [0] Vous n’avez pas de { $symbol } : votre main est vide.
   *[other] Vous n’avez pas de { $symbol } en main, seulement { $hand }.
}
error-no-tile-there = Dans « { $field } » : il n’y a pas de tuile en { $cell }.
error-bad-hand-count = { $count ->
    [one] Il y a { $count } main pour { $seats } places.
   *[other] Il y a { $count } mains pour { $seats } places.
}

## Jouer sur une grille

error-cell-given = Le chiffre en { $cell } est un chiffre de départ.
error-cell-empty = Il n’y a rien à effacer en { $cell }.

event-wrote = { $points ->
    [0] { $seat } écrit { $symbol } en { $cell }.
    [one] { $seat } écrit { $symbol } en { $cell } et marque { $points } point.
   *[other] { $seat } écrit { $symbol } en { $cell } et marque { $points } points.
}
event-wrote-alone = { $symbol } est écrit en { $cell }.
event-wrote-you = { $points ->
    [0] Vous écrivez { $symbol } en { $cell }.
    [one] Vous écrivez { $symbol } en { $cell } et marquez { $points } point.
   *[other] Vous écrivez { $symbol } en { $cell } et marquez { $points } points.
}
event-erased = { $seat } : le { $symbol } en { $cell } est effacé.
event-erased-alone = Le { $symbol } en { $cell } est effacé.
event-erased-you = Votre { $symbol } en { $cell } est effacé.
event-round = La manche { $round } commence, dans cet ordre : { $order }.

option-fault = Ce qui compte comme faute
option-fault-rule = Seulement un chiffre qui ne convient pas
option-fault-solution = Tout chiffre qui n’est pas celui de la solution
option-time-limit = Minutes pour toute la partie

## Before the first move: what it is about, beside a small picture

goal-full = 1 point par tuile de sa ligne, de sa colonne et de son bloc.
goal-simple = 1 point par tuile de sa ligne et de sa colonne.
goal-block = 1 point par tuile de son bloc.
goal-value = Vos points : la somme des chiffres de sa ligne, de sa colonne et de son bloc.
goal-open = 1 point par tuile visible de sa ligne, de sa colonne et de son bloc.
goal-three = N’ayez jamais trois tuiles identiques en main.

goal-digit = Chaque chiffre rapporte sa valeur : 9 points pour un 9.
goal-once = Chaque chiffre, une fois par ligne, par colonne et par bloc.
