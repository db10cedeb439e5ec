## Noms : lignes, colonnes et blocs, techniques, les six voies du livret

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
coach-booklet-exclusion = exclusion
coach-booklet-deduction = déduction
coach-way-full_house = Commencez là où il ne reste presque rien à faire. Parcourez une ligne, une colonne ou un bloc qui n’a qu’une case vide : elle reçoit le seul chiffre que vous n’y trouvez pas. Chaque case remplie peut ne laisser qu’une case vide dans une autre ligne, une autre colonne ou un autre bloc.
coach-way-slide = Choisissez un chiffre et un bloc où il manque. Repérez ce même chiffre dans les lignes et les colonnes qui traversent le bloc : aucune case de ces lignes et de ces colonnes ne peut plus le recevoir. S’il ne reste qu’une case dans le bloc, le chiffre y va. Glissez de bloc en bloc avec le même chiffre avant d’en choisir un autre.
coach-way-block_crossing = Choisissez un bloc avec peu de cases vides et demandez-vous quels chiffres lui manquent. Prenez-les l’un après l’autre et regardez le long des lignes et des colonnes qui passent par les cases vides. Un chiffre exclu de toutes les cases sauf une va dans celle-là.
coach-way-crossing = Choisissez une ligne ou une colonne entière : quels chiffres lui manquent ? Cherchez chacun d’eux dans les colonnes ou les lignes qui croisent les cases vides, et dans les blocs autour. Là où une seule case peut recevoir le chiffre, écrivez-le.
coach-way-elimination = Prenez la question à l’envers : regardez une case vide d’une ligne ou d’une colonne à laquelle il manque peu de chiffres. Parmi ces chiffres, rayez ceux que montrent déjà le bloc de la case et la colonne ou la ligne qui la traverse. S’il n’en reste qu’un, il va dans la case.
coach-way-exclusion = Cherchez une case dont la ligne, la colonne et le bloc montrent ensemble huit chiffres différents : il ne reste que le neuvième. On trouve ces cases là où beaucoup de chiffres différents se rencontrent, pas là où les mêmes se répètent.
coach-way-deduction = Ici, on ne connaît pas encore la place d’un chiffre, mais on sait déjà dans quelle ligne, quelle colonne ou quelles cases il se trouve, et cela l’exclut ailleurs. Toutes ses places dans un bloc sont alignées ; deux cases se partagent les deux mêmes chiffres ; trois cases s’en partagent trois. Notez dans les coins ce qui reste possible, tirez la conclusion et revenez aux méthodes simples : tôt ou tard, elle mène à un chiffre.
coach-tip-1 = Un sudoku se résout en chaîne : chaque chiffre écrit en révèle d’autres. Après chacun, revenez aux méthodes simples et regardez ce qu’il a changé avant de chercher ailleurs.
coach-tip-2 = Commencez par les zones bien remplies. Une ligne, une colonne ou un bloc avec peu de cases vides livre ses chiffres le plus tôt, et une case où beaucoup de chiffres différents se rencontrent n’en a bientôt plus qu’un.
coach-tip-3 = Notez ce que vous savez. De petites notes dans les coins gardent la trace des chiffres encore possibles : vous n’aurez pas à les chercher deux fois. Rayez ce qu’un nouveau chiffre exclut.
coach-tip-4 = Ne passez pas à côté d’une ligne ou d’une colonne avec beaucoup de cases vides : elle peut n’avoir plus qu’une place pour un chiffre. Déduisez quand les méthodes simples sont épuisées, et revenez-y dès que possible.

coach-name-full_house = dernière case
coach-name-slide = candidat unique caché dans un bloc
coach-name-block_crossing = candidat unique caché dans un bloc
coach-name-crossing = candidat unique caché dans une ligne ou une colonne
coach-name-elimination = candidat unique nu dans une ligne ou une colonne
coach-name-exclusion = candidat unique nu
coach-name-pointing = candidats verrouillés dans un bloc
coach-name-claiming = candidats verrouillés dans une ligne ou une colonne
coach-name-naked_pair = paire nue
coach-name-naked_triple = triplet nu
coach-name-naked_quad = quadruplet nu
coach-name-hidden_pair = paire cachée
coach-name-hidden_triple = triplet caché
coach-name-hidden_quad = quadruplet caché
coach-name-x_wing = X-Wing
coach-name-swordfish = Swordfish
coach-name-jellyfish = Jellyfish
coach-name-finned_x_wing = X-Wing à nageoires
coach-name-finned_swordfish = Swordfish à nageoires
coach-name-finned_jellyfish = Jellyfish à nageoires
coach-name-sashimi_x_wing = X-Wing sashimi
coach-name-sashimi_swordfish = Swordfish sashimi
coach-name-sashimi_jellyfish = Jellyfish sashimi
coach-name-skyscraper = gratte-ciel
coach-name-two_string_kite = cerf-volant à deux fils
coach-name-turbot_fish = Turbot Fish
coach-name-empty_rectangle = rectangle vide
coach-name-xy_wing = XY-Wing
coach-name-xyz_wing = XYZ-Wing
coach-name-w_wing = W-Wing
coach-name-remote_pair = paire éloignée
coach-name-simple_colouring = coloriage simple
coach-name-multi_colouring = coloriage multiple
coach-name-unique_rectangle = rectangle unique
coach-name-unique_rectangle-type = rectangle unique, type { $type }
coach-name-bug = BUG+1
coach-name-x_chain = chaîne X
coach-name-xy_chain = chaîne XY
coach-name-aic = chaîne d’inférences alternées
coach-name-grouped_aic = chaîne d’inférences alternées avec groupes
coach-name-als_xz = ALS-XZ
coach-name-als_xy_wing = ALS-XY-Wing
coach-name-als_chain = chaîne d’ensembles presque verrouillés
coach-name-sue_de_coq = Sue de Coq
coach-name-death_blossom = fleur de la mort
coach-name-forcing_chain = chaîne forcée
coach-name-forcing_net = réseau forcé dynamique
coach-name-nested_net = réseau forcé emboîté
coach-name-hidden_rectangle = rectangle caché
coach-name-avoidable_rectangle = rectangle évitable
coach-name-unique_rectangle_3 = rectangle unique, type 3
coach-name-unique_rectangle_5 = rectangle unique, type 5
coach-name-unique_rectangle_6 = rectangle unique, type 6
coach-name-bug_n = BUG+n
coach-name-fireworks = feu d’artifice triple
coach-name-franken_fish = Franken Fish
coach-name-mutant_fish = Mutant Fish
coach-name-als_aic = ALS-AIC, chaîne à ensembles presque verrouillés
coach-name-exocet = exocet junior
coach-name-sk_loop = SK-loop, anneau de paires
coach-name-multi_sector = ensemble verrouillé multi-secteurs
coach-name-tridagon = tridagone
coach-name-kraken_fish = Kraken Fish

## Idées : une phrase pour chacune

coach-idea-full_house = Une ligne, une colonne ou un bloc où il ne reste qu’une case vide reçoit le seul chiffre qui manque.
coach-idea-slide = Déjà présent dans des lignes ou des colonnes qui traversent un bloc, un chiffre n’y a plus qu’une case possible.
coach-idea-block_crossing = Parmi les cases vides d’un bloc, une seule peut encore recevoir un chiffre qui manque au bloc.
coach-idea-crossing = Il manque un chiffre à une ligne ou à une colonne, et une seule de ses cases vides peut encore le recevoir.
coach-idea-elimination = Parmi les quelques chiffres qui manquent à une ligne ou à une colonne, un seul convient encore à l’une de ses cases.
coach-idea-exclusion = La ligne, la colonne et le bloc d’une case montrent ensemble huit chiffres différents.
coach-idea-exclusion-noted = Il ne reste qu’un chiffre pour une case : sa ligne, sa colonne et son bloc en montrent certains, les autres sont déjà exclus.
coach-idea-pointing = Dans un bloc, toutes les places d’un chiffre sont sur une même ligne ou colonne : il n’est nulle part ailleurs sur celle-ci.
coach-idea-claiming = Dans une ligne ou une colonne, toutes les places d’un chiffre sont dans un même bloc : il n’est nulle part ailleurs dans ce bloc.
coach-idea-naked_pair = Deux cases d’une ligne, d’une colonne ou d’un bloc n’ont plus que deux chiffres à elles deux. Ces chiffres sont donc exclus du reste de cette zone.
coach-idea-naked_triple = Trois cases d’une ligne, d’une colonne ou d’un bloc n’ont plus que trois chiffres à elles trois. Ces chiffres sont donc exclus du reste de cette zone.
coach-idea-naked_quad = Quatre cases d’une ligne, d’une colonne ou d’un bloc n’ont plus que quatre chiffres à elles quatre. Ces chiffres sont donc exclus du reste de cette zone.
coach-idea-hidden_pair = Deux chiffres d’une ligne, d’une colonne ou d’un bloc ne vont que dans les deux mêmes cases. Rien d’autre ne peut donc y aller.
coach-idea-hidden_triple = Trois chiffres d’une ligne, d’une colonne ou d’un bloc ne vont que dans les trois mêmes cases. Rien d’autre ne peut donc y aller.
coach-idea-hidden_quad = Quatre chiffres d’une ligne, d’une colonne ou d’un bloc ne vont que dans les quatre mêmes cases. Rien d’autre ne peut donc y aller.
coach-idea-finned_x_wing = Un X-Wing avec quelques places en plus dans un bloc : les nageoires. Une case visée qui voit toutes les nageoires perd quand même le chiffre.
coach-idea-sashimi_x_wing = Un X-Wing auquel il manque un coin, remplacé par d’autres places d’un bloc. Une case visée qui voit toutes ces places perd le chiffre.
coach-idea-finned_swordfish = Un Swordfish avec quelques places en plus dans un bloc : les nageoires. Une case visée qui voit toutes les nageoires perd quand même le chiffre.
coach-idea-sashimi_swordfish = Un Swordfish auquel il manque un coin, remplacé par d’autres places d’un bloc. Une case visée qui voit toutes ces places perd le chiffre.
coach-idea-finned_jellyfish = Un Jellyfish avec quelques places en plus dans un bloc : les nageoires. Une case visée qui voit toutes les nageoires perd quand même le chiffre.
coach-idea-sashimi_jellyfish = Un Jellyfish auquel il manque un coin, remplacé par d’autres places d’un bloc. Une case visée qui voit toutes ces places perd le chiffre.
coach-idea-x_wing = Dans deux lignes, un chiffre ne peut aller que dans les deux mêmes colonnes. Il est donc exclu du reste de ces colonnes. De même en échangeant lignes et colonnes.
coach-idea-swordfish = Dans trois lignes, un chiffre ne peut aller que dans les trois mêmes colonnes. Il est donc exclu du reste de ces colonnes. De même en échangeant lignes et colonnes.
coach-idea-jellyfish = Dans quatre lignes, un chiffre ne peut aller que dans les quatre mêmes colonnes. Il est donc exclu du reste de ces colonnes. De même en échangeant lignes et colonnes.
coach-idea-skyscraper = Deux lignes (ou deux colonnes) ont chacune deux places pour un chiffre et se rejoignent d’un côté : l’un au moins des deux autres bouts le porte.
coach-idea-two_string_kite = Une ligne et une colonne ont chacune deux places pour un chiffre et se rejoignent dans un bloc : l’un au moins des deux bouts éloignés le porte.
coach-idea-turbot_fish = Un chiffre a deux places dans chacune de deux zones (lignes, colonnes ou blocs) reliées d’un côté : l’un au moins des deux bouts éloignés le porte.
coach-idea-empty_rectangle = Dans un bloc, toutes les places d’un chiffre se répartissent sur une ligne et une colonne ; ailleurs, deux places de ce chiffre décident entre les deux.
coach-idea-xy_wing = Une case à deux chiffres en voit deux autres et, quoi qu’elle prenne, l’une de celles-ci porte le même troisième chiffre.
coach-idea-xyz_wing = Une case à trois chiffres en voit deux autres, et l’une des trois porte le chiffre qu’elles partagent.
coach-idea-w_wing = Deux cases n’ont plus que les deux mêmes chiffres. Elles ne peuvent pas porter toutes deux le premier, car une ligne, une colonne ou un bloc n’aurait plus de place pour lui : l’une d’elles porte donc le second.
coach-idea-remote_pair = Des cases aux deux mêmes chiffres forment une chaîne : l’un de ses bouts porte le premier chiffre, l’autre le second.
coach-idea-simple_colouring = On colorie les places d’un chiffre de paire en paire, en alternant deux couleurs : l’une des deux est vraie.
coach-idea-multi_colouring = Deux chaînes coloriées d’un même chiffre se touchent : deux couleurs qui se voient ne peuvent pas être vraies à la fois.
coach-idea-unique_rectangle = Si quatre cases n’avaient que les deux mêmes chiffres, on pourrait échanger ceux-ci, or le problème n’a qu’une solution.
coach-idea-bug = S’il restait deux chiffres à chaque case, la solution ne pourrait être unique : le chiffre de trop est donc vrai.
coach-idea-x_chain = Une chaîne de places d’un chiffre : si la première ne le porte pas, la dernière le porte.
coach-idea-xy_chain = Une chaîne de cases à deux chiffres : si la première ne porte pas le chiffre, la dernière le porte.
coach-idea-aic = Une chaîne de candidats, tour à tour faux et vrais : l’un au moins de ses deux bouts est vrai.
coach-idea-grouped_aic = Une chaîne où plusieurs places alignées d’un bloc comptent pour une : l’un au moins de ses deux bouts est vrai.
coach-idea-als_xz = Deux groupes de cases ont chacun un chiffre de trop et ne peuvent porter tous deux un chiffre qu’ils partagent.
coach-idea-als_xy_wing = Trois groupes de cases ont chacun un chiffre de trop, et le groupe du milieu prend un chiffre à l’un des deux autres.
coach-idea-als_chain = Dans une chaîne de groupes qui ont un chiffre de trop, chaque groupe prend un chiffre au suivant.
coach-idea-sue_de_coq = Là où un bloc croise une ligne ou une colonne, les cases communes et quelques autres ont exactement autant de chiffres que de cases.
coach-idea-death_blossom = Quel que soit le chiffre d’une case, il est retiré à l’un de plusieurs groupes. Celui-ci porte alors, dans tous les cas, un même autre chiffre.
coach-idea-forcing_chain = Suivez maillon par maillon ce qu’impose une supposition, jusqu’à ce qu’elle échoue ou que tous les cas mènent à la même conclusion.
coach-idea-forcing_net = Suivez tout ce qu’impose une supposition, même par plusieurs raisons à la fois. Arrêtez-vous quand elle échoue ou quand tous les cas mènent à la même conclusion.
coach-idea-nested_net = Suivez une supposition et, là où elle s’arrête, essayez chaque cas : tous échouent.
coach-idea-hidden_rectangle = Quatre cases partagent deux chiffres. Si le dernier coin prenait l’un, l’autre irait dans les coins voisins, et les deux chiffres pourraient s’échanger.
coach-idea-avoidable_rectangle = Les chiffres que vous avez trouvés ne doivent pas compléter un rectangle de deux chiffres qui pourraient s’échanger.
coach-idea-unique_rectangle_3 = Deux coins ont des chiffres en plus, dont l’un est vrai. Avec d’autres cases, ces chiffres forment une paire, un triplet ou un quadruplet nus.
coach-idea-unique_rectangle_5 = Le même chiffre en plus se trouve dans des coins opposés ou dans trois coins du rectangle. L’un d’eux le porte.
coach-idea-unique_rectangle_6 = Sur deux côtés du rectangle, un chiffre ne peut aller que dans les coins. Mal placé, il remplirait deux coins opposés, et les chiffres pourraient alors s’échanger.
coach-idea-bug_n = S’il restait deux chiffres à chaque case, la solution ne pourrait être unique : l’un des rares chiffres de trop est donc vrai.
coach-idea-fireworks = Trois chiffres ne sortent d’un bloc que par une case dans une ligne et une dans une colonne. Ils remplissent donc ces deux cases et le croisement.
coach-idea-franken_fish = Un poisson où les blocs comptent aussi : des lignes et des blocs, couverts par autant de colonnes et de blocs.
coach-idea-mutant_fish = Un poisson de lignes, de colonnes et de blocs quelconques : les zones qui ont besoin du chiffre sont couvertes par autant d’autres.
coach-idea-als_aic = Une chaîne qui traverse aussi des groupes ayant un chiffre de trop : si un tel groupe perd un chiffre, il porte tous les autres.
coach-idea-exocet = Deux cases d’un bloc portent deux chiffres parmi trois ou quatre. Deux cases des blocs voisins sont les seules places qui restent pour ces deux-là.
coach-idea-sk_loop = Des paires de cases forment un anneau à travers deux lignes, deux colonnes et quatre blocs. Chacune de ces zones fournit deux chiffres à l’anneau et n’a pas d’autre place pour eux.
coach-idea-multi_sector = Au croisement de certaines lignes et colonnes, chaque chiffre entre au plus une fois par ligne, ou au plus une fois par colonne. Si le total suffit tout juste à remplir les cases, tous y sont nécessaires.
coach-idea-tridagon = Trois chiffres seuls ne peuvent jamais remplir ces douze cases de quatre blocs sans se répéter dans une ligne ou une colonne. L’un des rares autres chiffres qui y restent est donc vrai.
coach-idea-kraken_fish = Un poisson avec quelques places en trop. Ou bien le poisson tient, ou bien l’une de ces nageoires est vraie, et une courte chaîne partie de chacune mène à la même conclusion.

## Étape 1 : où regarder

coach-where-house = Regardez { $in }.
coach-where-digit = Regardez où le { $digit } peut aller.
coach-where-cell = Regardez autour de { $cell }.
coach-where-lines = Regardez { $lines }.

## Étape 2 : que chercher

coach-what = Cherchez ceci : { $name }. { $idea }
coach-what-booklet = Cherchez ce que le livret appelle « { $booklet } » ({ $name }). { $idea }
coach-what-deduction = Cherchez ceci : { $name } (dans le livret : « { $booklet } »). { $idea }

## Étape 3 : la preuve

coach-proof-full_house = Il ne reste qu’une case vide { $in }, et seul le { $digit } manque.
coach-proof-hidden = Comme on voit le { $digit } en { $tiles }, il ne reste { $in } qu’une case vide qui puisse le recevoir.
coach-proof-hidden-noted = Comme on voit le { $digit } en { $tiles } et qu’il est déjà exclu en { $out }, il ne reste { $in } qu’une case vide qui puisse le recevoir.
coach-proof-hidden-only-noted = Le { $digit } n’a plus qu’une place { $in } : il est déjà exclu en { $out }.
coach-proof-elimination = Il manque encore { $in } : { $missing }. Or { $cell } voit { $seen } (en { $tiles }) : il ne reste que le { $digit }.
coach-proof-elimination-noted = Il manque encore { $in } : { $missing }. Or { $cell } voit { $seen } (en { $tiles }) ; déjà exclu à cet endroit : { $out }. Il ne reste que le { $digit }.
coach-proof-elimination-only-noted = Il manque encore { $in } : { $missing }. Déjà exclu en { $cell } : { $out }. Il ne reste que le { $digit }.
coach-proof-exclusion = La ligne, la colonne et le bloc de { $cell } montrent ensemble tous les chiffres sauf le { $digit }.
coach-proof-exclusion-noted = La ligne, la colonne et le bloc de { $cell } montrent { $seen } ; déjà exclu à cet endroit : { $out }. Il ne reste que le { $digit }.
coach-proof-exclusion-only-noted = En { $cell }, tous les chiffres sauf le { $digit } sont déjà exclus.
coach-proof-locked = Toutes les places du { $digit } { $in } ({ $places }) sont aussi { $in-cover }.
coach-proof-naked_subset = Les cases { $places } { $in } n’ont plus ensemble que { $digits } : { $count } chiffres pour { $count } cases.
coach-proof-hidden_subset = Les chiffres { $digits } n’ont de place { $in } qu’en { $places } : { $count } cases pour { $count } chiffres.
coach-proof-fish = Le { $digit } ne peut être { $bases } que { $covers }. Chacune de ces dernières le porte donc à l’une de ces places.
coach-proof-finned_fish = Le { $digit } ne peut être { $bases } que { $covers } ou en { $either }. Dans tous les cas, il est exclu des autres cases { $covers } qui voient { $fins }.
coach-proof-turbot = Le { $digit } a deux places { $in } et deux { $in-two }. Les cases { $near } se voient, donc l’une au moins des cases { $far } porte le { $digit }.
coach-proof-empty_rectangle = Le { $digit } ne peut être { $in } que { $in-arm } ou { $in-other }.
coach-proof-rectangle-pair = Le { $digit } n’a que deux places { $in-pair } : { $near } et { $far }. S’il n’est pas en { $far }, il est en { $near }, et alors le { $digit } du bloc est { $in-other }.
coach-proof-xy_wing = En { $pivot }, il y a { $x } ou { $y }. Si c’est { $x }, le { $digit } est en { $one } ; si c’est { $y }, le { $digit } est en { $two }.
coach-proof-xyz_wing = En { $pivot }, il y a { $x }, { $y } ou { $digit }. Si c’est { $x }, le { $digit } est en { $one } ; si c’est { $y }, le { $digit } est en { $two }. L’une des trois cases porte donc le { $digit }.
coach-proof-w_wing = Les cases { $one } et { $two } n’ont plus que { $digits }. Si toutes deux portaient le { $link }, il n’y aurait plus de place pour le { $link } { $in } ; l’une des deux porte donc le { $digit }.
coach-proof-remote_pair = Les cases { $places } n’ont plus que { $digits }, et chacune voit la suivante. L’une des cases { $first } et { $last } porte donc le premier chiffre, l’autre le second.
coach-proof-colours = De paire en paire, le { $digit } est soit en { $first }, soit en { $second }.
coach-proof-colours-too = De même, le { $digit } est soit en { $first }, soit en { $second }.
coach-proof-sees-both = Une case qui voit une place de chacun des deux groupes ne peut donc pas recevoir le { $digit }.
coach-proof-colour-twice = Mais { $one } et { $two } sont toutes deux { $in } : le { $digit } n’est donc pas en { $second }.
coach-proof-colour-sees-both = Mais { $one } voit { $two }, et { $other } voit { $four } : avec le { $digit } en { $first }, il n’aurait plus aucune place de l’autre côté.
coach-proof-colours-touch = Comme { $one } et { $two } se voient, le { $digit } n’est pas à la fois en { $first } et en { $third } ; il est donc en { $second } ou en { $fourth }.
coach-proof-unique_rectangle = Il ne reste que { $digits } en { $floor }. S’il ne restait rien d’autre en { $roof }, on pourrait échanger les chiffres des quatre cases, et il y aurait deux solutions.
coach-proof-rectangle-bound = Le { $link } ne peut être { $in } qu’en { $roof }. Avec le { $digit } dans l’autre de ces cases, les deux pourraient s’échanger.
coach-proof-rectangle-extra = L’une des cases { $roof } porte donc le { $digit }.
coach-proof-bug = Sans le { $digit } en { $cell }, il resterait deux chiffres à chaque case vide. Chacun aurait deux places dans sa ligne, sa colonne et son bloc. La solution ne pourrait alors être unique.
coach-proof-chain = Si { $first } est faux, alors { $last } est vrai : { $chain }. L’un des deux est donc vrai.
coach-proof-chain-place = Même en supposant { $first } faux, on trouve que c’est vrai : { $chain }.
coach-proof-als = Groupes ayant un chiffre de plus que de cases : { $sets }.
coach-proof-als-link = Les groupes { $one } et { $two } ne peuvent porter tous deux le { $digit }.
coach-proof-als-ends = Donc { $first } ou { $last } porte le { $digit }.
coach-proof-first-set = Si { $gone }, { $name } n’a pas le { $digit } et porte tous ses autres chiffres : { $claim }.
coach-proof-first-house = Si { $gone }, alors { $claim } : seule autre place { $in }.
coach-proof-first-cell = Si { $gone }, alors { $claim } : seul autre chiffre possible.
coach-proof-link-set = Donc { $gone } ; sans le { $digit }, { $name } porte tous ses autres chiffres : { $claim }.
coach-proof-link-house = Donc { $gone }, et { $claim } : seule autre place { $in }.
coach-proof-link-cell = Donc { $gone }, et { $claim } : seul autre chiffre possible.
coach-proof-chain-ends = L’un des deux bouts est vrai : { $first } ou { $last }.
coach-proof-sue_de_coq = Les cases { $crossing }, { $line } et { $block } sont { $count } cases pour exactement { $count } chiffres : { $digits }. Aucun chiffre ne reste à la fois en { $line } et en { $block } : chacun est donc exactement une fois dans ces cases.
coach-proof-death_blossom = En { $stem }, il y a { $either }.
coach-proof-petal = Si { $stem } porte le { $link }, le groupe { $places } ({ $digits }) porte le { $digit }.
coach-proof-rectangle-set = L’une des cases { $roof } porte donc l’un de ces chiffres : { $extras }. Avec { $places }, cela fait { $count } cases { $in } pour { $count } chiffres : { $digits }.
coach-proof-rectangle-sides = Le { $link } ne peut être { $in } et { $in-two } que dans les coins. S’il était dans l’une des cases { $roof }, il serait dans les deux, et { $floor } porteraient le { $digit }.
coach-proof-hidden_rectangle = Il ne reste que { $digits } en { $floor }. Si { $roof } ne portaient que ces deux chiffres, on pourrait les échanger, et il y aurait deux solutions.
coach-proof-rectangle-hidden = Le { $link } ne peut être { $in } et { $in-two } que dans les coins. Avec le { $digit } en { $cell }, le { $link } serait en { $near }, et { $floor } porterait aussi le { $digit }.
coach-proof-avoidable_rectangle = Les chiffres en { $floor } ont été trouvés : ce ne sont pas des chiffres de départ. Si le rectangle de { $digits } se complétait en { $roof }, on pourrait les échanger, et il y aurait deux solutions.
coach-proof-bug_n = Sans { $because }, il resterait deux chiffres à chaque case vide. Chacun aurait deux places dans sa ligne, sa colonne et son bloc. La solution ne pourrait alors être unique : l’un d’eux est donc vrai.
coach-proof-mixed_fish = Chacune de ces zones a besoin du { $digit }, sans place commune : { $bases }. Toutes leurs places sont dans autant d’autres zones : { $covers }. Le { $digit } est donc exclu du reste de ces dernières.
coach-proof-mixed_fish-fins = Chacune de ces zones a besoin du { $digit }, sans place commune : { $bases }. Hormis { $fins }, toutes leurs places sont dans autant d’autres zones : { $covers }. Dans tous les cas, le { $digit } est exclu des autres cases de ces dernières qui voient { $fins }.
coach-proof-fireworks = Les chiffres { $digits } ne peuvent être { $in } que { $in-corner } et en { $one }. De même, { $in-two }, ils ne peuvent être que { $in-corner } et en { $two }.
coach-proof-fireworks-corner = Un chiffre qui n’est ni en { $one } ni en { $two } est forcément en { $cell }, au croisement. Les { $count } chiffres remplissent donc ces { $count } cases.
coach-proof-exocet = Deux des chiffres { $digits } sont en { $base }. Chacun des deux doit aussi se trouver { $covers }, une fois dans chacune.
coach-proof-exocet-targets = Hors de ces blocs ({ $band }), il y entre au plus deux fois. Dans ces blocs, il ne reste que { $targets }. Donc { $targets } portent les deux mêmes chiffres que { $base }.
coach-proof-sk_loop = { $count ->
    [one] { $count } case vide forme
   *[other] { $count } cases vides forment
} un anneau de paires { $rows } et { $columns }.
coach-proof-sk_loop-lines = Chaque chiffre y entre au plus une fois par ligne ou colonne : { $links }.
coach-proof-sk_loop-blocks = Les autres y entrent au plus une fois par bloc : { $links }.
coach-proof-sk_loop-locked = Cela fait tout juste { $count ->
    [one] { $count } chiffre
   *[other] { $count } chiffres
}, un par case : chacun est donc nécessaire dans l’anneau, et n’est nulle part ailleurs dans sa ligne, sa colonne ou son bloc.
coach-proof-multi_sector = { $count ->
    [one] { $count } case vide est
   *[other] { $count } cases vides sont
} { $rows } et aussi { $columns }.
coach-proof-multi_sector-rows = Au plus une fois par ligne : { $digits }, soit { $count } fois en tout.
coach-proof-multi_sector-columns = Au plus une fois par colonne : { $digits }, soit { $count } fois en tout.
coach-proof-multi_sector-locked = Cela suffit tout juste pour { $count ->
    [one] { $count } case
   *[other] { $count } cases
}. Ces chiffres sont donc exclus du reste des lignes ou des colonnes où ils ont été comptés.
coach-proof-tridagon = Quatre blocs ({ $band }) ont chacun trois cases qui ne partagent ni ligne ni colonne : { $places }.
coach-proof-tridagon-digits = Avec { $digits } seulement, une ligne ou une colonne aurait l’un d’eux deux fois, de quelque façon qu’on les place.
coach-proof-tridagon-one = Le seul autre chiffre qui y reste est donc vrai : { $because }.
coach-proof-tridagon-some = L’un des autres chiffres qui y restent est donc vrai : { $because }.
coach-proof-kraken_fish = Sans { $fins }, le { $digit } ne peut être { $bases } que { $covers }. Alors { $cell } ne peut pas être { $digit }.
coach-proof-kraken_fish-near = Si le { $digit } est en { $near }, { $cell } le voit.
coach-link = { $house } ({ $digits })

coach-suppose = Supposons { $assumed }.
coach-impossible = C’est impossible.
coach-follows = Alors { $line }.
coach-case = Cas { $assumed }.
coach-cases-cell = Essayons tous les chiffres qui restent en { $cell } : { $digits }.
coach-cases-house = Essayons toutes les places qui restent au { $digit } { $in } : { $places }.
coach-cases-fins = Essayons chaque nageoire comme place du { $digit } : { $places }.
coach-cases-agree = Dans tous les cas : { $claim }.
coach-cases-fail = Tous les cas échouent donc.
coach-end-cell = Il ne reste aucun chiffre pour { $cell }.
coach-end-house = Il ne reste pas de place pour le { $digit } { $in }.
coach-end-twice = Le { $digit } serait deux fois { $in }.
coach-end-two = Il y aurait deux chiffres en { $cell }.
coach-line-house = { $claim } : seule place possible { $in }, à cause de { $because }.
coach-line-cell = { $claim } : seul chiffre qui y reste, à cause de { $because }.
coach-line-seen = { $claim }, à cause de { $because }.
coach-net-links = Cette preuve a { $count } maillons.
coach-net-cases = Il reste { $count } cas, et tous échouent.
coach-join = { $one } ; { $two }
coach-join-sentences = { $one }. { $two }
coach-set = { $name } = { $places } ({ $digits })

coach-so-place = Le { $digit } va donc en { $cell }.
coach-so-not = Par conséquent, { $claims }.
coach-so-remove = Par conséquent, { $removals }.
coach-removal = le { $digit } est exclu en { $places }

## Les cinq niveaux

level-1 = Facile
level-2 = Moyen
level-3 = Corsé
level-4 = Difficile
level-5 = Diabolique

level-1-idea = Les cinq premières méthodes du livret suffisent, sans aucune note.
level-2-idea = Déductions dans une ligne, une colonne ou un bloc et ses voisins : chiffres verrouillés, paires et triplets.
level-3-idea = Motifs à travers la grille : poissons, wings, couleurs.
level-4-idea = Chaînes, et groupes de cases qui ont un chiffre de trop.
level-5-idea = Il faut suivre des suppositions jusqu’à ce qu’elles échouent.

## Erreurs du joueur

coach-mistake-where = Il y a une erreur { $in }.
coach-mistake-what-digit = Regardez encore le { $digit } en { $cell }.
coach-mistake-what-note = Regardez encore vos notes en { $cell }.
coach-mistake-clash = Le { $digit } en { $cell } voit le { $digit } en { $seen }.
coach-mistake-digit = Le { $digit } en { $cell } ne peut pas être juste.
coach-mistake-then-cell = À la fin, il ne reste aucun chiffre pour { $cell }.
coach-mistake-then-house = À la fin, il n’y a plus de place pour le { $digit } { $in }.
coach-mistake-then-twice = À la fin, le { $digit } apparaîtrait deux fois { $in }.
coach-mistake-then-two = À la fin, il y aurait deux chiffres en { $cell }.
coach-mistake-cases = Quoi qu’on essaie ensuite, cela échoue.
coach-mistake-note = Le chiffre qui va en { $cell } n’est pas parmi vos notes.
coach-mistake-back = Pour revenir avant l’erreur, effacez { $erase }.
coach-mistake-back-note = Effacez vos notes en { $erase } et refaites-les.

## Legends

coach-legend-area = où regarder
coach-legend-cells = cases qui comptent
coach-legend-wrong = semble faux
coach-legend-house = ligne, colonne, bloc ou case
coach-legend-base = où le chiffre doit aller
coach-legend-cover = lignes ou colonnes communes
coach-legend-group = groupe de cases
coach-legend-rectangle = les quatre coins
coach-legend-ray = interdit cette case
coach-legend-premise = point d’appui
coach-legend-pair = la paire
coach-legend-extra = chiffre en plus
coach-legend-fin = place en plus (nageoire)
coach-legend-pivot = la case pivot
coach-legend-pincer = pince
coach-legend-target = l’un d’eux est vrai
coach-legend-colour_a = première couleur
coach-legend-colour_b = deuxième couleur
coach-legend-colour_c = troisième couleur
coach-legend-colour_d = quatrième couleur
coach-legend-assumed = supposé
coach-legend-true = devient vrai
coach-legend-false = devient faux
coach-legend-strong = lien fort : l’un est vrai
coach-legend-weak = lien faible : pas les deux
coach-legend-leads = mène à
coach-legend-elimination = à retirer
coach-legend-placement = va ici

## Fins

coach-solved = Tout est rempli, et tout est juste.
coach-stuck = Rien de plus ne se déduit de cette grille : chaque case vide peut encore être remplie de plusieurs façons.
coach-budget = La recherche de l’étape suivante a été arrêtée parce qu’elle durait trop.
coach-no-way = « { $way } » ne mène à rien ici pour l’instant. L’étape la plus facile : { $name }.

## Messages d’erreur

error-problem-is-full = Il n’y a rien à résoudre : aucune case n’est vide.
error-problem-is-empty = Il n’y a rien d’où partir : aucune case n’est remplie.
error-bad-notes = « { $value } » n’est pas une note. Écrivez une case, un signe égal et des chiffres, par exemple a1=259.
error-not-from-problem = La grille ne correspond pas au problème : en { $cell }, il faut le { $symbol }.
error-bad-stage = Il n’y a pas d’étape { $value } ; les étapes sont 1, 2 et 3.
error-unknown-way = « { $value } » n’est pas une méthode connue.
error-nothing-to-rate = Il n’y a pas de problème dans { $path }.
error-file-unwritable = { $path } ne peut être écrit : { $detail }.
error-picture-ending = Les images sont des fichiers SVG : écrivez un nom avec l’extension svg au lieu de { $path }.
error-bad-problem-line = Ligne { $line } : { $cause }

## La ligne de commande

cli-hint = Donner un indice pour l’étape suivante.
cli-hint-problem = Le problème : 81 caractères, un point ou 0 pour chaque case vide ; ou tout format connu, ou un fichier avec un problème.
cli-hint-stage = 1 : où regarder, 2 : que chercher, 3 : le raisonnement complet.
cli-hint-lang = La langue : en, fr, it, nl, ru ou de.
cli-hint-svg = Écrire une image de l’étape dans ce fichier.
cli-hint-grid = Votre grille, telle qu’elle est maintenant.
cli-hint-notes = Vos notes, par exemple a1=259 b3=47.
cli-hint-unique = Admettre aussi les raisons qui ne valent que parce qu’un problème a une seule solution.
cli-hint-way = Suivre une seule méthode, par exemple deduction ou x-wing, même si une autre est plus facile.
cli-hint-all = Lister toutes les étapes possibles maintenant, par technique.
cli-rate = Évaluer la difficulté de problèmes, une ligne pour chacun.
cli-rate-file = Le problème lui-même, ou un fichier avec un problème par ligne ; - lit l’entrée standard.
cli-rate-json = Écrire un document JSON pour chaque problème.
cli-rate-se = Ajouter le nombre de Sudoku Explainer ; plus lent.
cli-rate-number = SE { $number }
cli-rate-solved = résolu par la logique
cli-rate-not-solved = non résolu par la logique
cli-rate-budget = arrêté, recherche trop longue
cli-rate-line = { $problem } niveau { $level }, { $score } points, { $hardest }, { $logic } (jeu de techniques { $set })
cli-explain = Expliquer tout le chemin jusqu’à la solution.
cli-explain-problem = Le problème : 81 caractères, un point ou 0 pour chaque case vide ; ou tout format connu, ou un fichier avec un problème.
cli-explain-lang = La langue : en, fr, it, nl, ru ou de.
cli-explain-unique = Admettre aussi les raisons qui ne valent que parce qu’un problème a une seule solution.
cli-explain-svg = Écrire une image de chaque étape dans ce dossier, ou d’une seule dans ce fichier (*.svg).
cli-explain-step = Cette étape seulement, en comptant à partir de 1.
cli-explain-without = Se passer de ces techniques, par exemple x_wing,swordfish.
cli-explain-shortest = À chaque moment, prendre l’étape qui a le moins de maillons au lieu de la plus facile.
cli-explain-costs = Dire ce qu’il en coûte de se passer de chaque technique du chemin.
cli-explain-cost = { $name } : sans elle, { $more } points de plus en { $steps } étapes, la plus difficile étant { $hardest }
cli-explain-no-harder = { $name } : sans elle, pas plus difficile, { $steps } étapes, la plus difficile étant { $hardest }
cli-explain-needed = { $name } : sans elle, la logique ne mène pas plus loin
cli-explain-line = { $n }. { $name } : { $proof }

error-unknown-order = Indiquez « easiest » ou « shortest », pas « { $value } ».
error-no-such-step = Ce chemin a { $steps } étapes ; il n’y a pas d’étape { $value }.
