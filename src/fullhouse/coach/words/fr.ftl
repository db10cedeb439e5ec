### Ce que dit l’entraîneur, en français.

## Noms : maisons, techniques, les six voies du livret

coach-house = { $kind ->
    [row] ligne { $name }
    [column] colonne { $name }
   *[block] bloc { $name }
}
coach-in-house = { $kind ->
    [row] dans la ligne { $name }
    [column] dans la colonne { $name }
   *[block] dans le bloc { $name }
}
coach-in-lines = { $kind ->
    [row] dans les lignes { $names }
   *[column] dans les colonnes { $names }
}

coach-booklet-slide = glissement
coach-booklet-crossing = croisement
coach-booklet-block_crossing = croisement de bloc
coach-booklet-elimination = croisement par élimination
coach-booklet-exclusion = par exclusion
coach-booklet-deduction = déduction

coach-name-full_house = maison pleine
coach-name-slide = singleton caché dans un bloc
coach-name-block_crossing = singleton caché dans un bloc
coach-name-crossing = singleton caché dans une ligne ou une colonne
coach-name-elimination = singleton nu dans une ligne ou une colonne
coach-name-exclusion = singleton nu
coach-name-pointing = candidats verrouillés, pointage
coach-name-claiming = candidats verrouillés, revendication
coach-name-naked_pair = paire nue
coach-name-naked_triple = triplet nu
coach-name-naked_quad = quadruplet nu
coach-name-hidden_pair = paire cachée
coach-name-hidden_triple = triplet caché
coach-name-hidden_quad = quadruplet caché
coach-name-x_wing = aile en X
coach-name-swordfish = espadon
coach-name-jellyfish = méduse
coach-name-finned_x_wing = aile en X à nageoires
coach-name-finned_swordfish = espadon à nageoires
coach-name-finned_jellyfish = méduse à nageoires
coach-name-sashimi_x_wing = aile en X sashimi
coach-name-sashimi_swordfish = espadon sashimi
coach-name-sashimi_jellyfish = méduse sashimi
coach-name-skyscraper = gratte-ciel
coach-name-two_string_kite = cerf-volant à deux fils
coach-name-turbot_fish = turbot
coach-name-empty_rectangle = rectangle vide
coach-name-xy_wing = aile XY
coach-name-xyz_wing = aile XYZ
coach-name-w_wing = aile W
coach-name-remote_pair = paire éloignée
coach-name-simple_colouring = coloriage simple
coach-name-multi_colouring = coloriage multiple
coach-name-unique_rectangle = rectangle unique
coach-name-bug = BUG+1, la tombe des cases à deux candidats
coach-name-x_chain = chaîne X
coach-name-xy_chain = chaîne XY
coach-name-aic = chaîne d’inférences alternées
coach-name-grouped_aic = chaîne d’inférences alternées avec groupes
coach-name-als_xz = ALS-XZ
coach-name-als_xy_wing = aile ALS-XY
coach-name-als_chain = chaîne d’ensembles presque verrouillés
coach-name-sue_de_coq = Sue de Coq
coach-name-death_blossom = fleur de la mort
coach-name-forcing_chain = chaîne forcée
coach-name-forcing_net = réseau forcé
coach-name-nested_net = réseau forcé emboîté

## Idées : une phrase pour chacune

coach-idea-full_house = Une maison à qui il ne reste qu’une case vide prend le seul nombre qui lui manque.
coach-idea-slide = Des nombres égaux dans les lignes et colonnes qui traversent un bloc n’y laissent qu’une case à ce nombre.
coach-idea-block_crossing = Parmi les cases vides d’un bloc, une seule peut encore prendre un nombre qui manque au bloc.
coach-idea-crossing = Il manque un nombre à une ligne ou à une colonne, et une seule de ses cases vides peut encore le prendre.
coach-idea-elimination = Des nombres qui manquent à une ligne ou à une colonne, tous sauf un sont interdits à l’une de ses cases.
coach-idea-exclusion = La ligne, la colonne et le bloc d’une case montrent ensemble huit nombres différents.
coach-idea-pointing = Toutes les places d’un nombre dans un bloc sont alignées : il n’est nulle part ailleurs sur cet alignement.
coach-idea-claiming = Toutes les places d’un nombre dans une ligne ou une colonne sont dans un même bloc : il n’est nulle part ailleurs dans ce bloc.
coach-idea-naked_subset = Quelques cases d’une maison se partagent aussi peu de nombres et les épuisent entre elles.
coach-idea-hidden_subset = Quelques nombres d’une maison ne vont que dans aussi peu de cases : rien d’autre n’y va.
coach-idea-fish = Dans quelques parallèles, un nombre n’a de places que dans autant de perpendiculaires : celles-ci sont prises.
coach-idea-finned_fish = Ce serait un poisson sans quelques places de plus dans un bloc ; ce qui les voit aussi est quand même exclu.
coach-idea-sashimi_fish = Un poisson auquel il manque un coin, remplacé par d’autres places dans un bloc.
coach-idea-skyscraper = Deux parallèles ont chacune deux places pour un nombre et se rejoignent d’un côté : l’un des deux autres bouts le porte.
coach-idea-two_string_kite = Une ligne et une colonne ont chacune deux places pour un nombre et se rejoignent dans un bloc : l’un des bouts éloignés le porte.
coach-idea-turbot_fish = Deux maisons ont chacune deux places pour un nombre et sont liées d’un côté : l’un des bouts éloignés le porte.
coach-idea-empty_rectangle = Dans un bloc, un nombre ne tient qu’en une ligne et une colonne ; une paire ailleurs fait tourner le coin.
coach-idea-xy_wing = Une case à deux nombres en voit deux autres et, quoi qu’elle prenne, l’une de celles-ci porte le même troisième nombre.
coach-idea-xyz_wing = Une case à trois nombres en voit deux autres, et l’une des trois porte le nombre qu’elles partagent.
coach-idea-w_wing = Deux cases égales ne peuvent porter toutes deux le même nombre, car une maison entre elles en a besoin.
coach-idea-remote_pair = Des cases aux deux mêmes nombres forment une chaîne : ses bouts portent chacun l’un des deux.
coach-idea-simple_colouring = Les places d’un nombre, coloriées tour à tour le long de paires : l’une des deux couleurs est vraie.
coach-idea-multi_colouring = Deux chaînes coloriées d’un nombre se touchent : toutes leurs couleurs ne peuvent être vraies.
coach-idea-unique_rectangle = Quatre cases aux deux mêmes nombres pourraient s’échanger, or la grille n’a qu’une solution.
coach-idea-bug = S’il restait deux nombres à chaque case, il y aurait deux solutions : celui qui est de trop est donc vrai.
coach-idea-x_chain = Une chaîne de places d’un nombre : si la première ne le porte pas, la dernière le porte.
coach-idea-xy_chain = Une chaîne de cases à deux nombres : si la première ne porte pas le nombre, la dernière le porte.
coach-idea-aic = Une chaîne de candidats, tour à tour faux et vrais : le premier ou le dernier est vrai.
coach-idea-grouped_aic = Une chaîne où plusieurs places alignées d’un bloc comptent pour une : le premier ou le dernier est vrai.
coach-idea-als_xz = Deux groupes de cases ont chacun un nombre de trop et ne peuvent porter tous deux celui qu’ils partagent.
coach-idea-als_xy_wing = Trois groupes de cases ont chacun un nombre de trop, et celui du milieu en prend un à l’un des autres.
coach-idea-als_chain = Des groupes de cases qui ont un nombre de trop se transmettent le manque l’un à l’autre.
coach-idea-sue_de_coq = Là où un bloc croise une ligne ou une colonne, les cases et quelques autres portent exactement autant de nombres qu’elles sont.
coach-idea-death_blossom = Quoi que prenne une case, elle prive un groupe d’un nombre, et chacun de ces groupes garde alors le même.
coach-idea-forcing_chain = Suivez maillon par maillon ce qu’impose une supposition, jusqu’à ce qu’elle échoue ou que tous les cas finissent de même.
coach-idea-forcing_net = Suivez tout ce qu’impose une supposition, même par plusieurs raisons à la fois, jusqu’à ce qu’elle échoue ou que tous les cas finissent de même.
coach-idea-nested_net = Suivez une supposition et, là où elle s’arrête, essayez chaque cas : tous échouent.

## Étape 1 : où regarder

coach-where-house = Regardez { $in }.
coach-where-digit = Regardez où le { $digit } peut aller.
coach-where-cell = Regardez autour de { $cell }.

## Étape 2 : que chercher

coach-what = Cherchez ceci : { $name }. { $idea }
coach-what-booklet = Cherchez ce que le livret appelle « { $booklet } » ({ $name }). { $idea }
coach-what-deduction = Cherchez ceci : { $name } (dans le livret : « { $booklet } »). { $idea }

## Étape 3 : la preuve

coach-proof-full_house = Il ne reste qu’une case vide { $in }, et seul le { $digit } manque.
coach-proof-hidden = { $tiles-count ->
    [0] Le { $digit } n’a pas d’autre place { $in } : toutes les autres cases sont déjà exclues.
   *[other] { $noted ->
        [0] Le { $digit } en { $tiles } interdit toutes les autres cases vides { $in }.
       *[other] Le { $digit } en { $tiles } et ce qui est déjà exclu ne laissent pas d’autre case { $in }.
    }
}
coach-proof-elimination = Ce qui manque encore { $in } : { $missing }. De ceux-là, { $cell } les voit tous sauf le { $digit }.
coach-proof-exclusion = { $noted ->
    [0] La ligne, la colonne et le bloc de { $cell } montrent ensemble tous les nombres sauf le { $digit }.
   *[other] Tous les nombres sauf le { $digit } sont exclus en { $cell } : par sa ligne, sa colonne et son bloc, ou déjà avant.
}
coach-proof-locked = Toutes les places du { $digit } { $in } ({ $places }) sont aussi { $in-cover }.
coach-proof-naked_subset = Il ne reste aux cases { $places } { $in } que { $digits } : { $count } nombres pour { $count } cases.
coach-proof-hidden_subset = Les nombres { $digits } ne vont { $in } qu’en { $places } : { $count } cases pour { $count } nombres.
coach-proof-fish = Les { $digit } { $bases } ne sont que { $covers }, et y prennent chacun une case.
coach-proof-finned_fish = Les { $digit } { $bases } ne sont que { $covers }, à moins que l’un ne soit en { $fins }. Ce qui voit le poisson et aussi { $fins } ne peut le porter.
coach-proof-turbot = Le { $digit } a deux places { $in } et deux { $in-two }. Les cases { $near } se voient, donc l’une au moins de { $far } porte le { $digit }.
coach-proof-empty_rectangle = Le { $digit } ne tient { $in } qu’en une ligne et une colonne. Il a deux places { $in-two } : { $pair }. Ou bien { $far } le porte, ou bien il barre un bras du bloc, et le { $digit } du bloc est dans l’autre.
coach-proof-xy_wing = Quel que soit le nombre que prend { $pivot }, { $one } ou { $two } devient { $digit }.
coach-proof-xyz_wing = Quel que soit le nombre que prend { $pivot }, le { $digit } est là, en { $one } ou en { $two }.
coach-proof-w_wing = Il ne reste aux cases { $one } et { $two } que { $digits }. Si les deux étaient { $link }, il n’y aurait pas de { $link } { $in } ; l’une des deux est donc { $digit }.
coach-proof-remote_pair = Il ne reste aux cases { $places } que { $digits }, et elles se voient de proche en proche : les deux bouts portent chacun l’un des deux.
coach-proof-simple_colouring = { $twice ->
    [yes] Les { $digit } alternent entre { $first } et { $second }. Deux de { $second } sont dans une même maison, donc { $second } sont toutes fausses.
   *[no] Les { $digit } alternent entre { $first } et { $second } : ou bien toutes les premières le portent, ou bien toutes les secondes.
}
coach-proof-multi_colouring = Les { $digit } alternent entre { $first } d’un côté et { $second } de l’autre, et de même entre { $third } et { $fourth }. { $both ->
    [yes] Le côté { $first } voit { $third } et { $fourth }, dont l’un est vrai : il est donc faux.
   *[no] Les côtés { $first } et { $third } se voient et ne sont pas vrais tous deux : { $second } ou { $fourth } l’est donc.
}
coach-proof-unique_rectangle = Il ne reste que { $digits } en { $floor }. S’il n’en restait pas plus en { $roof }, les quatre cases pourraient s’échanger : il y aurait deux solutions.
coach-proof-bug = Il reste deux nombres à toutes les cases vides sauf { $cell }, chacun deux fois dans sa maison. Seul le { $digit } en { $cell } empêche qu’il y ait deux solutions.
coach-proof-chain = Si le premier est faux, le dernier est vrai : { $chain }.
coach-proof-chain-place = Il ne peut être faux sans être vrai : { $chain }.
coach-proof-als = Groupes qui ont un nombre de trop : { $sets }. Ils sont liés par { $links }, donc le { $digit } reste dans le premier ou dans le dernier.
coach-proof-sue_de_coq = Les cases { $crossing } avec { $line } et { $block } sont { $count } cases pour exactement { $count } nombres : { $digits }.
coach-proof-death_blossom = Quoi que prenne { $stem }, un de ces groupes y perd un nombre : { $sets }. Chacun d’eux porte alors le { $digit }.
coach-proof-fails = Supposons { $assumed }. { $story } C’est impossible.
coach-proof-cases = { $cases } Tous les cas mènent au même point.

coach-case = Si { $assumed } : { $story }
coach-cases-cell = Essayons tous les nombres de { $cell } :
coach-cases-house = Essayons toutes les places du { $digit } { $in } :
coach-end-cell = Il ne reste rien pour { $cell }.
coach-end-house = Il ne reste pas de place pour le { $digit } { $in }.
coach-end-twice = Le { $digit } serait deux fois { $in }.
coach-end-two = Il y aurait deux nombres en { $cell }.
coach-set = { $cells } ({ $digits })

coach-so-place = Donc { $cell } est { $digit }.
coach-so-remove = Donc { $removals }.
coach-removal = le { $digit } est exclu en { $places }

## Les cinq niveaux

level-1 = Facile
level-2 = Modéré
level-3 = Corsé
level-4 = Difficile
level-5 = Diabolique

level-1-idea = Les cinq premières voies du livret suffisent, sans aucune note.
level-2-idea = Déductions dans une maison et ses voisines : nombres verrouillés, paires et triplets.
level-3-idea = Motifs à travers la grille : poissons, ailes, couleurs.
level-4-idea = Chaînes et groupes de cases presque complets.
level-5-idea = Il faut suivre des suppositions jusqu’à ce qu’elles échouent.

## Erreurs du joueur

coach-mistake-where = Quelque chose ne peut être juste { $in }.
coach-mistake-what-digit = Regardez encore le { $digit } en { $cell }.
coach-mistake-what-note = Regardez encore vos notes en { $cell }.
coach-mistake-clash = Le { $digit } en { $cell } voit le { $digit } en { $seen }.
coach-mistake-digit = Le { $digit } en { $cell } ne peut être juste. { $why }
coach-mistake-note = Il manque à vos notes en { $cell } le nombre qui va là.
coach-mistake-back = Pour revenir avant l’erreur, effacez { $erase }.

## Fins

coach-solved = Tout est rempli, et tout est juste.
coach-stuck = Rien de plus ne suit de cette grille : chaque case vide peut encore être remplie de plusieurs façons.
coach-budget = La recherche de l’étape suivante a été arrêtée parce qu’elle durait trop.

## Messages d’erreur

error-problem-is-full = Il n’y a rien à résoudre : aucune case n’est vide.
error-problem-is-empty = Il n’y a rien d’où partir : aucune case n’est remplie.
error-bad-notes = « { $value } » n’est pas une note. Écrivez une case, un signe égal et des nombres, par exemple a1=259.
error-not-from-problem = En { $cell }, la grille n’a pas le { $symbol } du problème.
error-bad-stage = Il n’y a pas d’étape { $value } ; les étapes sont 1, 2 et 3.
error-nothing-to-rate = Il n’y a pas de problème dans { $path }.
error-file-unwritable = { $path } ne peut être écrit : { $detail }.
error-bad-problem-line = Ligne { $line } : { $cause }

## La ligne de commande

cli-hint = Donne un indice pour l’étape suivante.
cli-hint-problem = Le problème : 81 caractères, un point ou 0 pour chaque case vide.
cli-hint-stage = 1 : où regarder, 2 : que chercher, 3 : toute la preuve.
cli-hint-lang = La langue : en, fr, it, nl, ru ou de.
cli-hint-svg = Écrit une image de l’étape dans ce fichier.
cli-hint-grid = Votre propre grille, là où vous en êtes.
cli-hint-notes = Vos propres notes, par exemple a1=259 b3=47.
cli-hint-unique = Admet aussi les raisons qui ne valent que parce qu’un problème a une seule solution.
cli-rate = Dit combien des problèmes sont difficiles : une ligne pour chaque problème d’un fichier.
cli-rate-file = Le fichier, un problème par ligne ; - lit l’entrée standard.
cli-rate-json = Écrit un document JSON pour chaque problème.
cli-rate-solved = résolu par la logique
cli-rate-not-solved = non résolu par la logique
cli-rate-budget = arrêté, recherche trop longue
cli-rate-line = { $problem } niveau { $level }, { $score } points, { $hardest }, { $logic } (jeu de techniques { $set })
cli-explain = Explique tout le chemin jusqu’à la solution.
cli-explain-problem = Le problème : 81 caractères, un point ou 0 pour chaque case vide.
cli-explain-lang = La langue : en, fr, it, nl, ru ou de.
cli-explain-unique = Admet aussi les raisons qui ne valent que parce qu’un problème a une seule solution.
cli-explain-svg = Écrit une image de chaque étape dans ce dossier, ou d’une seule dans ce fichier (*.svg).
cli-explain-step = Cette étape seulement, en comptant à partir de 1.
error-no-such-step = Ce chemin a { $steps } étapes ; il n’y a pas d’étape { $value }.
cli-explain-line = { $n }. { $name } : { $proof }
