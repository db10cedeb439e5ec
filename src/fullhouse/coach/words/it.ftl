### Quello che dice l’allenatore, in italiano.

## Nomi: case, tecniche, i sei modi del libretto

coach-house = { $kind ->
    [row] riga { $name }
    [column] colonna { $name }
   *[block] settore { $name }
}
coach-in-house = { $kind ->
    [row] nella riga { $name }
    [column] nella colonna { $name }
   *[block] nel settore { $name }
}
coach-in-lines = { $kind ->
    [row] nelle righe { $names }
   *[column] nelle colonne { $names }
}

coach-booklet-slide = slittamento
coach-booklet-crossing = incrocio
coach-booklet-block_crossing = incrocio di settore
coach-booklet-elimination = incrocio ad eliminazione
coach-booklet-exclusion = esclusione
coach-booklet-deduction = deduzione

coach-name-full_house = casa piena
coach-name-slide = singolo nascosto in un settore
coach-name-block_crossing = singolo nascosto in un settore
coach-name-crossing = singolo nascosto in una riga o colonna
coach-name-elimination = singolo nudo in una riga o colonna
coach-name-exclusion = singolo nudo
coach-name-pointing = candidati bloccati, puntamento
coach-name-claiming = candidati bloccati, rivendicazione
coach-name-naked_pair = coppia nuda
coach-name-naked_triple = tripla nuda
coach-name-naked_quad = quadrupla nuda
coach-name-hidden_pair = coppia nascosta
coach-name-hidden_triple = tripla nascosta
coach-name-hidden_quad = quadrupla nascosta
coach-name-x_wing = ala a X
coach-name-swordfish = pesce spada
coach-name-jellyfish = medusa
coach-name-finned_x_wing = ala a X con pinne
coach-name-finned_swordfish = pesce spada con pinne
coach-name-finned_jellyfish = medusa con pinne
coach-name-sashimi_x_wing = ala a X sashimi
coach-name-sashimi_swordfish = pesce spada sashimi
coach-name-sashimi_jellyfish = medusa sashimi
coach-name-skyscraper = grattacielo
coach-name-two_string_kite = aquilone a due fili
coach-name-turbot_fish = rombo
coach-name-empty_rectangle = rettangolo vuoto
coach-name-xy_wing = ala XY
coach-name-xyz_wing = ala XYZ
coach-name-w_wing = ala W
coach-name-remote_pair = coppia remota
coach-name-simple_colouring = colorazione semplice
coach-name-multi_colouring = colorazione multipla
coach-name-unique_rectangle = rettangolo unico
coach-name-bug = BUG+1, la tomba delle caselle a due candidati
coach-name-x_chain = catena X
coach-name-xy_chain = catena XY
coach-name-aic = catena di inferenze alternate
coach-name-grouped_aic = catena di inferenze alternate con gruppi
coach-name-als_xz = ALS-XZ
coach-name-als_xy_wing = ala ALS-XY
coach-name-als_chain = catena di insiemi quasi bloccati
coach-name-sue_de_coq = Sue de Coq
coach-name-death_blossom = fiore della morte
coach-name-forcing_chain = catena forzata
coach-name-forcing_net = rete forzata
coach-name-nested_net = rete forzata annidata

## Idee: una frase per ciascuna

coach-idea-full_house = Una casa con una sola casella vuota prende l’unico numero che le manca.
coach-idea-slide = Numeri uguali nelle linee che attraversano un settore lasciano a quel numero una sola casella.
coach-idea-block_crossing = Fra le caselle vuote di un settore, una sola può ancora prendere un numero che al settore manca.
coach-idea-crossing = A una riga o colonna manca un numero, e una sola delle sue caselle vuote può ancora prenderlo.
coach-idea-elimination = Dei numeri che mancano a una linea, tutti meno uno sono vietati a una sua casella.
coach-idea-exclusion = La riga, la colonna e il settore di una casella mostrano insieme otto numeri diversi.
coach-idea-pointing = Tutti i posti di un numero in un settore stanno su una linea: altrove su quella linea non c’è.
coach-idea-claiming = Tutti i posti di un numero su una linea stanno in un settore: altrove in quel settore non c’è.
coach-idea-naked_subset = Alcune caselle di una casa si dividono altrettanti numeri e li esauriscono fra loro.
coach-idea-hidden_subset = Alcuni numeri di una casa vanno solo in altrettante caselle: lì non va altro.
coach-idea-fish = In alcune linee parallele un numero ha posti solo in altrettante linee perpendicolari, che così sono occupate.
coach-idea-finned_fish = Sarebbe un pesce, se non ci fossero altri posti in un settore; ciò che vede anche questi è comunque escluso.
coach-idea-sashimi_fish = Un pesce a cui manca un angolo, sostituito da altri posti in un settore.
coach-idea-skyscraper = Due linee parallele hanno due posti ciascuna per un numero e si toccano da un lato: uno degli altri due capi lo ha.
coach-idea-two_string_kite = Una riga e una colonna hanno due posti ciascuna per un numero e si toccano in un settore: uno dei capi lontani lo ha.
coach-idea-turbot_fish = Due case hanno due posti ciascuna per un numero e sono legate da un lato: uno dei capi lontani lo ha.
coach-idea-empty_rectangle = In un settore un numero sta solo in una riga e in una colonna; una coppia altrove fa girare l’angolo.
coach-idea-xy_wing = Una casella con due numeri ne vede altre due e, qualunque prenda, una di queste ha lo stesso terzo numero.
coach-idea-xyz_wing = Una casella con tre numeri ne vede altre due, e una delle tre ha il numero che condividono.
coach-idea-w_wing = Due caselle uguali non possono avere entrambe lo stesso numero, perché una casa fra loro ne ha bisogno.
coach-idea-remote_pair = Caselle con gli stessi due numeri formano una catena: i suoi capi hanno uno ciascuno.
coach-idea-simple_colouring = I posti di un numero, colorati a turno lungo le coppie: uno dei due colori è vero.
coach-idea-multi_colouring = Due catene colorate di un numero si toccano: non tutti i colori possono essere veri.
coach-idea-unique_rectangle = Quattro caselle con gli stessi due numeri si potrebbero scambiare, ma il problema ha una sola soluzione.
coach-idea-bug = Se a ogni casella restassero due numeri ci sarebbero due soluzioni: quello di troppo è dunque vero.
coach-idea-x_chain = Una catena di posti di un numero: se il primo non lo ha, lo ha l’ultimo.
coach-idea-xy_chain = Una catena di caselle con due numeri: se la prima non ha il numero, lo ha l’ultima.
coach-idea-aic = Una catena di candidati, a turno falsi e veri: il primo o l’ultimo è vero.
coach-idea-grouped_aic = Una catena in cui più posti allineati di un settore contano per uno: il primo o l’ultimo è vero.
coach-idea-als_xz = Due gruppi di caselle hanno ciascuno un numero di troppo e non possono avere entrambi quello che condividono.
coach-idea-als_xy_wing = Tre gruppi di caselle hanno ciascuno un numero di troppo, e quello di mezzo lo toglie a uno degli altri.
coach-idea-als_chain = Gruppi di caselle con un numero di troppo si passano la mancanza l’un l’altro.
coach-idea-sue_de_coq = Dove un settore e una linea si incrociano, le caselle con poche altre hanno esattamente tanti numeri quante sono.
coach-idea-death_blossom = Qualunque numero prenda una casella, lo toglie a un gruppo, e ciascuno di questi gruppi tiene allora lo stesso.
coach-idea-forcing_chain = Segui anello per anello ciò che una supposizione impone, finché fallisce o tutti i casi finiscono allo stesso modo.
coach-idea-forcing_net = Segui tutto ciò che una supposizione impone, anche per più ragioni insieme, finché fallisce o tutti i casi finiscono allo stesso modo.
coach-idea-nested_net = Segui una supposizione e, dove si ferma, prova ogni caso: falliscono tutti.

## Passo 1: dove guardare

coach-where-house = Guarda { $in }.
coach-where-digit = Guarda dove può stare il { $digit }.
coach-where-cell = Guarda intorno a { $cell }.

## Passo 2: che cosa cercare

coach-what = Cerca questo: { $name }. { $idea }
coach-what-booklet = Cerca quello che il libretto chiama «{ $booklet }» ({ $name }). { $idea }
coach-what-deduction = Cerca questo: { $name } (nel libretto: «{ $booklet }»). { $idea }

## Passo 3: la prova

coach-proof-full_house = Resta una sola casella vuota { $in }, e manca solo il { $digit }.
coach-proof-hidden = { $tiles-count ->
    [0] Il { $digit } non ha altro posto { $in }: tutte le altre caselle sono già escluse.
   *[other] { $noted ->
        [0] Il { $digit } in { $tiles } vieta tutte le altre caselle vuote { $in }.
       *[other] Il { $digit } in { $tiles } e ciò che è già escluso non lasciano altra casella { $in }.
    }
}
coach-proof-elimination = Ciò che manca ancora { $in }: { $missing }. Di questi, { $cell } li vede tutti tranne il { $digit }.
coach-proof-exclusion = { $noted ->
    [0] La riga, la colonna e il settore di { $cell } mostrano insieme tutti i numeri tranne il { $digit }.
   *[other] In { $cell } tutti i numeri tranne il { $digit } sono esclusi: da riga, colonna e settore, o già prima.
}
coach-proof-locked = Tutti i posti del { $digit } { $in } ({ $places }) sono anche { $in-cover }.
coach-proof-naked_subset = Alle caselle { $places } { $in } restano solo { $digits }: { $count } numeri per { $count } caselle.
coach-proof-hidden_subset = I numeri { $digits } vanno { $in } solo in { $places }: { $count } caselle per { $count } numeri.
coach-proof-fish = I { $digit } { $bases } stanno solo { $covers }, e vi prendono una casella ciascuno.
coach-proof-finned_fish = I { $digit } { $bases } stanno solo { $covers }, a meno che uno sia in { $fins }. Ciò che vede il pesce e anche { $fins } non può averlo.
coach-proof-turbot = Il { $digit } ha due posti { $in } e due { $in-two }. Le caselle { $near } si vedono, quindi almeno una fra { $far } ha il { $digit }.
coach-proof-empty_rectangle = Il { $digit } sta { $in } solo in una riga e in una colonna. Ha due posti { $in-two }: { $pair }. O lo ha { $far }, oppure chiude un braccio del settore, e il { $digit } del settore è nell’altro.
coach-proof-xy_wing = Qualunque numero prenda { $pivot }, { $one } o { $two } diventa { $digit }.
coach-proof-xyz_wing = Qualunque numero prenda { $pivot }, il { $digit } è lì, in { $one } o in { $two }.
coach-proof-w_wing = Alle caselle { $one } e { $two } restano solo { $digits }. Se fossero entrambe { $link }, non ci sarebbe un { $link } { $in }; una delle due è dunque { $digit }.
coach-proof-remote_pair = Alle caselle { $places } restano solo { $digits }, e si vedono una dopo l’altra: i due capi hanno uno ciascuno.
coach-proof-simple_colouring = { $twice ->
    [yes] I { $digit } si alternano fra { $first } e { $second }. Due di { $second } stanno in una stessa casa, quindi { $second } sono tutte false.
   *[no] I { $digit } si alternano fra { $first } e { $second }: o lo hanno tutte le prime, o lo hanno tutte le seconde.
}
coach-proof-multi_colouring = I { $digit } si alternano fra { $first } da un lato e { $second } dall’altro, e così fra { $third } e { $fourth }. { $both ->
    [yes] Il lato { $first } vede { $third } e { $fourth }, uno dei quali è vero: dunque è falso.
   *[no] I lati { $first } e { $third } si vedono e non sono veri entrambi: lo è dunque { $second } o { $fourth }.
}
coach-proof-unique_rectangle = In { $floor } restano solo { $digits }. Se anche in { $roof } non restasse altro, le quattro caselle si potrebbero scambiare: ci sarebbero due soluzioni.
coach-proof-bug = A tutte le caselle vuote tranne { $cell } restano due numeri, ciascuno due volte nella sua casa. Solo il { $digit } in { $cell } impedisce che ci siano due soluzioni.
coach-proof-chain = Se il primo è falso, l’ultimo è vero: { $chain }.
coach-proof-chain-place = Non può essere falso senza essere vero: { $chain }.
coach-proof-als = Gruppi con un numero di troppo: { $sets }. Sono legati da { $links }, quindi il { $digit } resta nel primo o nell’ultimo.
coach-proof-sue_de_coq = Le caselle { $crossing } con { $line } e { $block } sono { $count } caselle per esattamente { $count } numeri: { $digits }.
coach-proof-death_blossom = Qualunque numero prenda { $stem }, lo toglie a uno di questi gruppi: { $sets }. Ciascuno di essi ha allora il { $digit }.
coach-proof-fails = Supponiamo { $assumed }. { $story } È impossibile.
coach-proof-cases = { $cases } Tutti i casi portano allo stesso punto.

coach-case = Se { $assumed }: { $story }
coach-cases-cell = Proviamo tutti i numeri di { $cell }:
coach-cases-house = Proviamo tutti i posti del { $digit } { $in }:
coach-end-cell = Per { $cell } non resta nulla.
coach-end-house = Per il { $digit } non resta posto { $in }.
coach-end-twice = Il { $digit } sarebbe due volte { $in }.
coach-end-two = In { $cell } ci sarebbero due numeri.
coach-set = { $cells } ({ $digits })

coach-so-place = Quindi { $cell } è { $digit }.
coach-so-remove = Quindi { $removals }.
coach-removal = il { $digit } è escluso in { $places }

## I cinque livelli

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

## Errori del giocatore

coach-mistake-where = Qualcosa { $in } non può essere giusto.
coach-mistake-what-digit = Riguarda il { $digit } in { $cell }.
coach-mistake-what-note = Riguarda le tue note in { $cell }.
coach-mistake-clash = Il { $digit } in { $cell } vede il { $digit } in { $seen }.
coach-mistake-digit = Il { $digit } in { $cell } non può essere giusto. { $why }
coach-mistake-note = Alle tue note in { $cell } manca il numero che va lì.
coach-mistake-back = Per tornare a prima dell’errore, cancella { $erase }.

## Fine

coach-solved = È tutto riempito, ed è tutto giusto.
coach-stuck = Da questa griglia non segue altro: ogni casella vuota si può ancora riempire in più modi.
coach-budget = La ricerca del passo successivo è stata fermata perché durava troppo.

## Messaggi di errore

error-problem-is-full = Non c’è nulla da risolvere: nessuna casella è vuota.
error-problem-is-empty = Non c’è nulla da cui partire: nessuna casella è riempita.
error-bad-notes = «{ $value }» non è una nota. Scrivi una casella, un segno di uguale e dei numeri, per esempio a1=259.
error-not-from-problem = In { $cell } la griglia non ha il { $symbol } del problema.
error-bad-stage = Non c’è un passo { $value }; i passi sono 1, 2 e 3.
error-nothing-to-rate = In { $path } non c’è nessun problema.
error-file-unwritable = { $path } non si può scrivere: { $detail }.
error-bad-problem-line = Riga { $line }: { $cause }

## La riga di comando

cli-hint = Dà un suggerimento per il passo successivo.
cli-hint-problem = Il problema: 81 caratteri, un punto o 0 per ogni casella vuota.
cli-hint-stage = 1: dove guardare, 2: che cosa cercare, 3: tutta la prova.
cli-hint-lang = La lingua: en, fr, it, nl, ru o de.
cli-hint-svg = Scrive un’immagine del passo in questo file.
cli-hint-grid = La tua griglia, al punto in cui sei.
cli-hint-notes = Le tue note, per esempio a1=259 b3=47.
cli-hint-unique = Ammette anche ragioni che valgono solo perché un problema ha una sola soluzione.
cli-rate = Dice quanto sono difficili dei problemi: una riga per ogni problema di un file.
cli-rate-file = Il file, un problema per riga; - legge l’ingresso standard.
cli-rate-json = Scrive un documento JSON per ogni problema.
cli-rate-solved = risolto con la logica
cli-rate-not-solved = non risolto con la logica
cli-rate-budget = fermato, ricerca troppo lunga
cli-rate-line = { $problem } livello { $level }, { $score } punti, { $hardest }, { $logic } (insieme di tecniche { $set })
cli-explain = Spiega tutta la strada fino alla soluzione.
cli-explain-problem = Il problema: 81 caratteri, un punto o 0 per ogni casella vuota.
cli-explain-lang = La lingua: en, fr, it, nl, ru o de.
cli-explain-unique = Ammette anche ragioni che valgono solo perché un problema ha una sola soluzione.
cli-explain-svg = Scrive un’immagine di ogni passo in questa cartella, o di un solo passo in questo file (*.svg).
cli-explain-step = Solo questo passo, contando da 1.
error-no-such-step = Questa strada ha { $steps } passi; il passo { $value } non c’è.
cli-explain-line = { $n }. { $name }: { $proof }
