### Les cinq niveaux

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
