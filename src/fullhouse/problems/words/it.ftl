### I cinque livelli

level-1 = Facile
level-2 = Moderato
level-3 = Insidioso
level-4 = Difficile
level-5 = Diabolico

level-1-idea = Bastano i primi cinque modi del libretto, senza note.
level-2-idea = Deduzioni in una casa e nelle vicine: numeri bloccati, coppie e triple.
level-3-idea = Figure su tutta la griglia: pesci, ali, colori.
level-4-idea = Catene e gruppi di caselle quasi completi.
level-5-idea = Bisogna seguire supposizioni finché falliscono.
