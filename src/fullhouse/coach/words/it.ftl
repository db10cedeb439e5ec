## Nomi: righe, colonne e settori, tecniche, i sei metodi del libretto

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
coach-way-full_house = Comincia dove non resta quasi nulla da fare. Scorri una riga, una colonna o un settore con una sola casella libera: il numero che non incontri va lì. Ogni casella riempita può lasciare un’altra riga, un’altra colonna o un altro settore con una sola casella libera.
coach-way-slide = Scegli un numero e un settore in cui manca. Se lo stesso numero c’è già in una riga o colonna che attraversa il settore, nessuna casella di quella linea può contenerlo. Se nel settore resta una sola casella, il numero va lì. Continua di settore in settore con lo stesso numero, prima di sceglierne un altro.
coach-way-block_crossing = Scegli un settore con poche caselle libere e chiediti quali numeri gli mancano. Prendili uno dopo l’altro e guarda lungo le righe e le colonne che passano per le caselle libere. Un numero escluso da tutte le caselle tranne una va in quella.
coach-way-crossing = Lo stesso per una riga o una colonna intera: quali numeri le mancano? Cerca ciascuno nelle colonne o nelle righe che incrociano le caselle libere, e nei settori intorno. Dove una sola casella può ricevere il numero, scrivilo.
coach-way-elimination = Rovescia la domanda: guarda una casella libera di una riga o colonna a cui mancano pochi numeri. Fra questi, scarta quelli che ci sono già nella linea che la incrocia o nel settore. Se ne resta uno solo, va in quella casella.
coach-way-exclusion = Cerca una casella la cui riga, colonna e settore mostrano insieme otto numeri diversi: resta solo il nono. Queste caselle si trovano dove si incontrano molti numeri diversi, non dove si ripetono gli stessi.
coach-way-deduction = Qui il posto di un numero non è ancora noto, ma la scelta si è ristretta, e questo basta a escluderlo altrove. Può succedere che in un settore tutti i posti siano sulla stessa linea; che due caselle si dividano gli stessi due numeri; che tre se ne dividano tre. Annota negli angoli ciò che resta, trai la conclusione e torna ai metodi semplici: prima o poi troverai un numero.
coach-tip-1 = Risolvere è una catena: ogni numero scritto ne svela altri. Dopo ciascuno torna ai metodi semplici e guarda che cosa è cambiato, prima di cercare altrove.
coach-tip-2 = Comincia dalle zone più piene. Una riga, una colonna o un settore con poche caselle libere rivela prima i suoi numeri, e a una casella dove si incontrano molti numeri diversi ne resta presto uno solo.
coach-tip-3 = Segna quello che sai. Piccoli appunti negli angoli ricordano i numeri ancora possibili, così non li cerchi due volte; cancella quelli che un nuovo numero esclude.
coach-tip-4 = Non trascurare una linea con molte caselle libere: anche lì un numero può avere un solo posto. Passa alla deduzione quando i metodi semplici non bastano più, e torna a quelli appena puoi.

coach-name-full_house = ultima casella
coach-name-slide = singolo nascosto in un settore
coach-name-block_crossing = singolo nascosto in un settore
coach-name-crossing = singolo nascosto in una riga o colonna
coach-name-elimination = singolo nudo in una riga o colonna
coach-name-exclusion = singolo nudo
coach-name-pointing = candidati bloccati in un settore
coach-name-claiming = candidati bloccati in una riga o colonna
coach-name-naked_pair = coppia nuda
coach-name-naked_triple = tripla nuda
coach-name-naked_quad = quadrupla nuda
coach-name-hidden_pair = coppia nascosta
coach-name-hidden_triple = tripla nascosta
coach-name-hidden_quad = quadrupla nascosta
coach-name-x_wing = X-Wing
coach-name-swordfish = Swordfish
coach-name-jellyfish = Jellyfish
coach-name-finned_x_wing = X-Wing con pinne
coach-name-finned_swordfish = Swordfish con pinne
coach-name-finned_jellyfish = Jellyfish con pinne
coach-name-sashimi_x_wing = X-Wing sashimi
coach-name-sashimi_swordfish = Swordfish sashimi
coach-name-sashimi_jellyfish = Jellyfish sashimi
coach-name-skyscraper = grattacielo
coach-name-two_string_kite = aquilone a due fili
coach-name-turbot_fish = Turbot Fish
coach-name-empty_rectangle = rettangolo vuoto
coach-name-xy_wing = XY-Wing
coach-name-xyz_wing = XYZ-Wing
coach-name-w_wing = W-Wing
coach-name-remote_pair = coppia remota
coach-name-simple_colouring = colorazione semplice
coach-name-multi_colouring = colorazione multipla
coach-name-unique_rectangle = rettangolo unico
coach-name-unique_rectangle-type = rettangolo unico, tipo { $type }
coach-name-bug = BUG+1, una sola casella con più di due candidati
coach-name-x_chain = catena X
coach-name-xy_chain = catena XY
coach-name-aic = catena di inferenze alternate
coach-name-grouped_aic = catena di inferenze alternate con gruppi
coach-name-als_xz = ALS-XZ
coach-name-als_xy_wing = ALS-XY-Wing
coach-name-als_chain = catena di insiemi quasi bloccati
coach-name-sue_de_coq = Sue de Coq
coach-name-death_blossom = fiore della morte
coach-name-forcing_chain = catena forzata
coach-name-forcing_net = rete forzata dinamica
coach-name-nested_net = rete forzata annidata
coach-name-hidden_rectangle = rettangolo nascosto
coach-name-avoidable_rectangle = rettangolo evitabile
coach-name-unique_rectangle_3 = rettangolo unico, tipo 3
coach-name-unique_rectangle_5 = rettangolo unico, tipo 5
coach-name-unique_rectangle_6 = rettangolo unico, tipo 6
coach-name-bug_n = BUG+n
coach-name-fireworks = fuoco d’artificio triplo
coach-name-franken_fish = Franken Fish
coach-name-mutant_fish = Mutant Fish
coach-name-als_aic = ALS-AIC, catena con insiemi quasi bloccati
coach-name-exocet = exocet junior
coach-name-sk_loop = SK-loop, anello di coppie
coach-name-multi_sector = insieme bloccato multisettore
coach-name-tridagon = tridagono
coach-name-kraken_fish = pesce Kraken

## Idee: una frase per ciascuna

coach-idea-full_house = Se in una riga, una colonna o un settore resta una sola casella libera, lì va l’unico numero che manca.
coach-idea-slide = Uno stesso numero, già presente in righe o colonne che attraversano un settore, vi lascia una sola casella in cui può stare.
coach-idea-block_crossing = Fra le caselle libere di un settore, una sola può ancora contenere un numero che al settore manca.
coach-idea-crossing = A una riga o colonna manca un numero, e una sola delle sue caselle libere può ancora contenerlo.
coach-idea-elimination = Dei pochi numeri che mancano a una riga o colonna, uno solo può ancora stare in una delle sue caselle.
coach-idea-exclusion = La riga, la colonna e il settore di una casella mostrano insieme otto numeri diversi.
coach-idea-exclusion-noted = Per una casella resta un solo numero: riga, colonna e settore ne mostrano alcuni, gli altri sono già esclusi.
coach-idea-pointing = In un settore tutti i posti di un numero sono in una stessa riga o colonna: nel resto di quella riga o colonna non può stare.
coach-idea-claiming = In una riga o colonna tutti i posti di un numero sono in uno stesso settore: nel resto di quel settore non può stare.
coach-idea-naked_pair = Due caselle di una riga, colonna o settore hanno in tutto solo due numeri possibili. Quindi le altre caselle di quella zona non possono contenerli.
coach-idea-naked_triple = Tre caselle di una riga, colonna o settore hanno in tutto solo tre numeri possibili. Quindi le altre caselle di quella zona non possono contenerli.
coach-idea-naked_quad = Quattro caselle di una riga, colonna o settore hanno in tutto solo quattro numeri possibili. Quindi le altre caselle di quella zona non possono contenerli.
coach-idea-hidden_pair = Due numeri di una riga, colonna o settore possono stare solo nelle stesse due caselle. Quindi lì non va altro.
coach-idea-hidden_triple = Tre numeri di una riga, colonna o settore possono stare solo nelle stesse tre caselle. Quindi lì non va altro.
coach-idea-hidden_quad = Quattro numeri di una riga, colonna o settore possono stare solo nelle stesse quattro caselle. Quindi lì non va altro.
coach-idea-finned_x_wing = Un X-Wing, se non fosse per altri posti in un settore. Una casella che perderebbe il numero e vede tutti questi posti lo perde comunque.
coach-idea-sashimi_x_wing = Un X-Wing a cui manca un angolo, sostituito da altri posti in un settore. Una casella che perderebbe il numero e vede tutti questi posti lo perde comunque.
coach-idea-finned_swordfish = Uno Swordfish, se non fosse per altri posti in un settore. Una casella che perderebbe il numero e vede tutti questi posti lo perde comunque.
coach-idea-sashimi_swordfish = Uno Swordfish a cui manca un angolo, sostituito da altri posti in un settore. Una casella che perderebbe il numero e vede tutti questi posti lo perde comunque.
coach-idea-finned_jellyfish = Un Jellyfish, se non fosse per altri posti in un settore. Una casella che perderebbe il numero e vede tutti questi posti lo perde comunque.
coach-idea-sashimi_jellyfish = Un Jellyfish a cui manca un angolo, sostituito da altri posti in un settore. Una casella che perderebbe il numero e vede tutti questi posti lo perde comunque.
coach-idea-x_wing = In due righe un numero può stare solo nelle stesse due colonne. Quindi è escluso dal resto di quelle colonne. Lo stesso vale scambiando righe e colonne.
coach-idea-swordfish = In tre righe un numero può stare solo nelle stesse tre colonne. Quindi è escluso dal resto di quelle colonne. Lo stesso vale scambiando righe e colonne.
coach-idea-jellyfish = In quattro righe un numero può stare solo nelle stesse quattro colonne. Quindi è escluso dal resto di quelle colonne. Lo stesso vale scambiando righe e colonne.
coach-idea-skyscraper = In ciascuna di due righe un numero ha due soli posti, e un posto dell’una è nella stessa colonna di uno dell’altra: almeno uno degli altri due lo contiene. Lo stesso vale scambiando righe e colonne.
coach-idea-two_string_kite = Un numero ha due soli posti in una riga e due in una colonna, e un posto dell’una è nello stesso settore di uno dell’altra: almeno uno degli altri due lo contiene.
coach-idea-turbot_fish = Un numero ha due soli posti in ciascuna di due zone (righe, colonne o settori), e un posto dell’una vede uno dell’altra: almeno uno degli altri due lo contiene.
coach-idea-empty_rectangle = In un settore tutti i posti di un numero sono in una riga e in una colonna; una coppia di posti altrove decide fra le due.
coach-idea-xy_wing = Una casella con due numeri ne vede altre due e, qualunque dei due numeri prenda, una di queste ha lo stesso terzo numero.
coach-idea-xyz_wing = Una casella con tre numeri ne vede altre due, e una delle tre ha il numero che condividono.
coach-idea-w_wing = Due caselle hanno gli stessi due numeri, e uno dei due non può stare in entrambe: una riga, colonna o settore fra loro ne resterebbe senza.
coach-idea-remote_pair = Caselle con gli stessi due numeri formano una catena: ai due estremi ci sono entrambi i numeri, uno per parte.
coach-idea-simple_colouring = I posti di un numero, collegati a coppie, si colorano alternando due colori: uno dei due è quello vero.
coach-idea-multi_colouring = Due catene colorate di un numero si toccano: non tutti i loro colori possono essere veri.
coach-idea-unique_rectangle = Se quattro caselle avessero solo gli stessi due numeri, questi si potrebbero scambiare, ma lo schema ha una sola soluzione.
coach-idea-bug = Se a ogni casella restassero due numeri, la soluzione non potrebbe essere unica: il numero di troppo è quindi vero.
coach-idea-x_chain = Una catena di posti di un numero: se il primo non lo ha, lo ha l’ultimo.
coach-idea-xy_chain = Una catena di caselle con due numeri: se la prima non ha il numero, lo ha l’ultima.
coach-idea-aic = Una catena di candidati, alternativamente falsi e veri: almeno uno dei due estremi è vero.
coach-idea-grouped_aic = Una catena in cui più posti allineati di un settore contano per uno: almeno uno dei due estremi è vero.
coach-idea-als_xz = Due gruppi di caselle hanno ciascuno un numero di troppo e non possono avere entrambi un numero che condividono.
coach-idea-als_xy_wing = Tre gruppi di caselle hanno ciascuno un numero di troppo, e quello di mezzo toglie un numero all’uno o all’altro degli estremi.
coach-idea-als_chain = In una catena di gruppi con un numero di troppo, ciascuno ne toglie uno al successivo.
coach-idea-sue_de_coq = Dove un settore incrocia una riga o colonna, le caselle comuni e poche altre hanno in tutto tanti numeri quante sono le caselle.
coach-idea-death_blossom = Qualunque numero vada in una casella, lo toglie a uno dei gruppi vicini, e quel gruppo deve allora contenere un altro numero, sempre lo stesso.
coach-idea-forcing_chain = Segui anello per anello ciò che un’ipotesi impone, finché non si contraddice o tutti i casi non finiscono allo stesso modo.
coach-idea-forcing_net = Segui tutto ciò che un’ipotesi impone, anche per più ragioni insieme, finché non si contraddice o tutti i casi non finiscono allo stesso modo.
coach-idea-nested_net = Segui un’ipotesi e, dove si ferma, prova ogni caso: tutti portano a una contraddizione.
coach-idea-hidden_rectangle = Quattro caselle condividono due numeri. Se l’ultimo angolo ne prendesse uno, l’altro andrebbe negli angoli vicini, e i due numeri si potrebbero scambiare.
coach-idea-avoidable_rectangle = I numeri che hai trovato tu non devono completare un rettangolo di due numeri che si potrebbero scambiare.
coach-idea-unique_rectangle_3 = Due angoli hanno numeri in più, e uno di questi è vero. Con altre caselle questi numeri formano una coppia, una tripla o una quadrupla nuda.
coach-idea-unique_rectangle_5 = Lo stesso numero in più è in angoli opposti o in tre angoli del rettangolo. Uno di questi angoli lo contiene.
coach-idea-unique_rectangle_6 = Un numero legato a due lati del rettangolo riempirebbe due angoli opposti, e allora i numeri si potrebbero scambiare.
coach-idea-bug_n = Se a ogni casella restassero due numeri, la soluzione non potrebbe essere unica: uno dei pochi numeri di troppo è quindi vero.
coach-idea-fireworks = Tre numeri escono da un settore solo con una casella nella riga e una nella colonna. Quindi riempiono queste due caselle e l’incrocio.
coach-idea-franken_fish = Un pesce in cui contano anche i settori: alcune righe e alcuni settori, coperti da colonne e settori in numero uguale.
coach-idea-mutant_fish = Un pesce di righe, colonne e settori qualsiasi: quelli che hanno bisogno del numero sono coperti da altrettanti altri.
coach-idea-als_aic = Una catena che passa anche per gruppi con un numero di troppo: se a un gruppo manca un numero, ha tutti gli altri.
coach-idea-exocet = Due caselle di un settore contengono due fra tre o quattro numeri. Due caselle dei settori accanto sono i soli posti rimasti per gli stessi due.
coach-idea-sk_loop = Coppie di caselle formano un anello per due righe, due colonne e quattro settori. In ognuna di queste zone due numeri servono all’anello e non possono stare altrove.
coach-idea-multi_sector = Dove alcune righe incrociano alcune colonne, un numero può stare al massimo una volta per riga, o per colonna. Se non avanza posto, lì servono tutti.
coach-idea-tridagon = In queste dodici caselle di quattro settori, tre soli numeri non si possono disporre senza ripetizioni. Quindi uno dei pochi altri numeri rimasti lì è vero.
coach-idea-kraken_fish = Un pesce con qualche posto di troppo. O vale il pesce, o è vera una di queste pinne, e una breve catena da ogni pinna finisce allo stesso modo.

## Passo 1: dove guardare

coach-where-house = Guarda { $in }.
coach-where-digit = Guarda dove può stare il { $digit }.
coach-where-cell = Guarda intorno a { $cell }.
coach-where-lines = Guarda { $lines }.

## Passo 2: che cosa cercare

coach-what = Cerca questo: { $name }. { $idea }
coach-what-booklet = Cerca quello che il libretto chiama «{ $booklet }» ({ $name }). { $idea }
coach-what-deduction = Cerca questo: { $name } (nel libretto: «{ $booklet }»). { $idea }

## Passo 3: la prova

coach-proof-full_house = Resta una sola casella libera { $in }, e manca solo il { $digit }.
coach-proof-hidden = Per via del { $digit } in { $tiles }, questo numero non può stare in nessun’altra casella libera { $in }.
coach-proof-hidden-noted = Per via del { $digit } in { $tiles }, e perché in { $out } è già escluso, questo numero non può stare in nessun’altra casella libera { $in }.
coach-proof-hidden-only-noted = Per il { $digit } resta un solo posto { $in }: in { $out } è già escluso.
coach-proof-elimination = Mancano ancora { $in }: { $missing }. Di questi, { $cell } vede { $seen } (in { $tiles }), quindi resta solo il { $digit }.
coach-proof-elimination-noted = Mancano ancora { $in }: { $missing }. Di questi, { $cell } vede { $seen } (in { $tiles }); già esclusi lì: { $out }. Resta solo il { $digit }.
coach-proof-elimination-only-noted = Mancano ancora { $in }: { $missing }. Già esclusi in { $cell }: { $out }. Resta solo il { $digit }.
coach-proof-exclusion = La riga, la colonna e il settore di { $cell } mostrano insieme tutti i numeri tranne il { $digit }.
coach-proof-exclusion-noted = La riga, la colonna e il settore di { $cell } mostrano { $seen }; già esclusi lì: { $out }. Resta solo il { $digit }.
coach-proof-exclusion-only-noted = In { $cell } tutti i numeri tranne il { $digit } sono già esclusi.
coach-proof-locked = Tutti i posti del { $digit } { $in } ({ $places }) sono anche { $in-cover }.
coach-proof-naked_subset = Alle caselle { $places } { $in } restano in tutto solo { $digits }: { $count } numeri per { $count } caselle.
coach-proof-hidden_subset = I numeri { $digits } possono stare { $in } solo in { $places }: { $count } caselle per { $count } numeri.
coach-proof-fish = Il { $digit } può stare { $bases } solo { $covers }. Quindi prende una casella in ciascuna di queste.
coach-proof-finned_fish = Il { $digit } può stare { $bases } solo { $covers }, oppure in { $either }. In ogni caso è escluso dalle caselle { $covers } che vedono anche { $fins }.
coach-proof-turbot = Il { $digit } ha due posti { $in } e due { $in-two }. Le caselle { $near } si vedono, quindi almeno una fra { $far } ha il { $digit }.
coach-proof-empty_rectangle = Il { $digit } può stare { $in } solo { $in-arm } o { $in-other }.
coach-proof-rectangle-pair = Il { $digit } ha solo due posti { $in-pair }: { $near } e { $far }. Se non è in { $far }, è in { $near }, e allora il { $digit } del settore è { $in-other }.
coach-proof-xy_wing = In { $pivot } c’è { $x } o { $y }. Se è { $x }, allora il { $digit } è in { $one }; se è { $y }, allora il { $digit } è in { $two }.
coach-proof-xyz_wing = In { $pivot } c’è { $x }, { $y } o { $digit }. Se è { $x }, allora il { $digit } è in { $one }; se è { $y }, allora il { $digit } è in { $two }. Una delle tre caselle ha quindi il { $digit }.
coach-proof-w_wing = Alle caselle { $one } e { $two } restano solo { $digits }. Se avessero entrambe il { $link }, per il { $link } non ci sarebbe più posto { $in }; una delle due ha quindi il { $digit }.
coach-proof-remote_pair = Alle caselle { $places } restano solo { $digits }, e ciascuna vede la successiva. Quindi in { $first } e { $last } ci sono entrambi i numeri, uno per casella.
coach-proof-colours = Di coppia in coppia, il { $digit } è in { $first } oppure in { $second }.
coach-proof-colours-too = Allo stesso modo, il { $digit } è in { $first } oppure in { $second }.
coach-proof-sees-both = Una casella che vede posti di entrambi i gruppi non può quindi avere il { $digit }.
coach-proof-colour-twice = Ma { $one } e { $two } sono entrambe { $in }: il { $digit } non è quindi in { $second }.
coach-proof-colour-sees-both = Ma { $one } vede { $two }, e { $other } vede { $four }: con il { $digit } in { $first }, dall’altra parte non avrebbe più alcun posto.
coach-proof-colours-touch = Poiché { $one } e { $two } si vedono, il { $digit } non è sia in { $first } sia in { $third }; è quindi in { $second } o in { $fourth }.
coach-proof-unique_rectangle = In { $floor } restano solo { $digits }. Se anche in { $roof } non restasse altro, i numeri delle quattro caselle si potrebbero scambiare, e ci sarebbero due soluzioni.
coach-proof-rectangle-bound = Il { $link } può stare { $in } solo in { $roof }. Con il { $digit } accanto, i due si potrebbero scambiare.
coach-proof-rectangle-extra = Una delle caselle { $roof } ha quindi il { $digit }.
coach-proof-bug = Senza il { $digit } in { $cell }, a ogni casella libera resterebbero due numeri, e a ciascuno due posti nella sua riga, colonna e settore. La soluzione allora non potrebbe essere unica.
coach-proof-chain = Se { $first } è falso, allora { $last } è vero: { $chain }. Almeno uno dei due è quindi vero.
coach-proof-chain-place = Anche se { $first } fosse falso, ne seguirebbe che è vero: { $chain }.
coach-proof-als = Gruppi con un numero possibile in più delle caselle: { $sets }.
coach-proof-als-link = I gruppi { $one } e { $two } non possono avere entrambi il { $digit }.
coach-proof-als-ends = Quindi { $first } o { $last } ha il { $digit }.
coach-proof-first-set = Se { $gone }, { $name } non ha il { $digit } e ha tutti gli altri numeri: { $claim }.
coach-proof-first-house = Se { $gone }, allora { $claim }: l’unico altro posto { $in }.
coach-proof-first-cell = Se { $gone }, allora { $claim }: l’unico altro numero possibile.
coach-proof-link-set = Quindi { $gone }; senza il { $digit }, { $name } ha tutti gli altri numeri: { $claim }.
coach-proof-link-house = Quindi { $gone }, e { $claim }: l’unico altro posto { $in }.
coach-proof-link-cell = Quindi { $gone }, e { $claim }: l’unico altro numero possibile.
coach-proof-chain-ends = Almeno uno dei due estremi è vero: { $first } o { $last }.
coach-proof-sue_de_coq = Le caselle { $crossing }, { $line } e { $block } sono { $count } caselle per esattamente { $count } numeri: { $digits }. Nessun numero resta sia in { $line } sia in { $block }: ciascuno è quindi in queste caselle esattamente una volta.
coach-proof-death_blossom = In { $stem } c’è { $either }.
coach-proof-petal = Se in { $stem } c’è il { $link }, il gruppo { $places } ({ $digits }) ha il { $digit }.
coach-proof-rectangle-set = Una delle caselle { $roof } ha quindi uno di questi numeri: { $extras }. Questa, con { $places }, fa { $count } caselle { $in } per { $count } numeri: { $digits }.
coach-proof-rectangle-sides = Il { $link } può stare { $in } e { $in-two } solo negli angoli. In una delle caselle { $roof } sarebbe in entrambe, e { $floor } avrebbero il { $digit }.
coach-proof-hidden_rectangle = In { $floor } restano solo { $digits }. Se anche { $roof } avessero solo questi due numeri, i due si potrebbero scambiare, e ci sarebbero due soluzioni.
coach-proof-rectangle-hidden = Il { $link } può stare { $in } e { $in-two } solo negli angoli. Con il { $digit } in { $cell }, il { $link } sarebbe in { $near }, e anche in { $floor } ci sarebbe il { $digit }.
coach-proof-avoidable_rectangle = I numeri in { $floor } sono stati trovati, non dati. Se il rettangolo di { $digits } si completasse in { $roof }, questi si potrebbero scambiare, e ci sarebbero due soluzioni.
coach-proof-bug_n = Senza { $because }, a ogni casella libera resterebbero due numeri, e a ciascuno due posti nella sua riga, colonna e settore. La soluzione allora non potrebbe essere unica: quindi almeno uno di questi è vero.
coach-proof-mixed_fish = In ognuna di queste zone deve stare il { $digit }, e nessun suo posto è comune a due di esse: { $bases }. Tutti questi posti sono in altrettante altre zone: { $covers }. Quindi il { $digit } è escluso dal resto di queste ultime.
coach-proof-mixed_fish-fins = In ognuna di queste zone deve stare il { $digit }, e nessun suo posto è comune a due di esse: { $bases }. A parte { $fins }, tutti questi posti sono in altrettante altre zone: { $covers }. In ogni caso il { $digit } è escluso dalle altre caselle di queste ultime che vedono { $fins }.
coach-proof-fireworks = I numeri { $digits } possono stare { $in } solo { $in-corner } e in { $one }. Allo stesso modo, { $in-two }, solo { $in-corner } e in { $two }.
coach-proof-fireworks-corner = Un numero che non è né in { $one } né in { $two } dev’essere in { $cell }, all’incrocio. Quindi i { $count } numeri riempiono queste { $count } caselle.
coach-proof-exocet = Due dei numeri { $digits } sono in { $base }. Ciascuno dei due deve stare anche { $covers }, una volta in ognuna.
coach-proof-exocet-targets = In quelle linee, fuori da questi settori ({ $band }), può stare al massimo due volte. Dentro restano solo { $targets }. Quindi { $targets } hanno gli stessi due numeri di { $base }.
coach-proof-sk_loop = { $count ->
    [one] { $count } casella libera forma
   *[other] { $count } caselle libere formano
} un anello di coppie { $rows } e { $columns }.
coach-proof-sk_loop-lines = Lungo una linea, ognuno di questi numeri può stare nell’anello al massimo una volta: { $links }.
coach-proof-sk_loop-blocks = Gli altri possono starci al massimo una volta per settore: { $links }.
coach-proof-sk_loop-locked = In tutto c’è posto per { $count ->
    [one] { $count } numero
   *[other] { $count } numeri
}, quindi ognuno serve nell’anello. Non può stare altrove nella sua linea o nel suo settore.
coach-proof-multi_sector = { $count ->
    [one] { $count } casella libera sta
   *[other] { $count } caselle libere stanno
} sia { $rows } sia { $columns }.
coach-proof-multi_sector-rows = Contando ognuno al massimo una volta per riga, lì c’è posto per { $digits }: { $count ->
    [one] { $count } volta
   *[other] { $count } volte
} in tutto.
coach-proof-multi_sector-columns = Contando ognuno al massimo una volta per colonna, lì c’è posto per { $digits }: { $count ->
    [one] { $count } volta
   *[other] { $count } volte
} in tutto.
coach-proof-multi_sector-locked = È appena quanto serve per { $count ->
    [one] { $count } casella
   *[other] { $count } caselle
}. Quindi questi numeri non possono stare altrove nelle linee in cui sono stati contati.
coach-proof-tridagon = Quattro settori ({ $band }) hanno tre caselle ciascuno, mai due nella stessa linea: { $places }.
coach-proof-tridagon-digits = Con i soli numeri { $digits }, in una riga o in una colonna uno di loro comparirebbe due volte, comunque li si disponga.
coach-proof-tridagon-one = Quindi l’unico altro numero rimasto lì è vero: { $because }.
coach-proof-tridagon-some = Quindi uno degli altri numeri rimasti lì è vero: { $because }.
coach-proof-kraken_fish = Senza { $fins }, il { $digit } può stare { $bases } solo { $covers }. Allora in { $cell } non può stare il { $digit }.
coach-proof-kraken_fish-near = Se il { $digit } è in { $near }, { $cell } lo vede.
coach-link = { $house } ({ $digits })

coach-suppose = Supponiamo { $assumed }.
coach-impossible = È impossibile.
coach-follows = Allora { $line }.
coach-case = Caso { $assumed }.
coach-cases-cell = Proviamo tutti i numeri che restano in { $cell }: { $digits }.
coach-cases-house = Proviamo tutti i posti rimasti per il { $digit } { $in }: { $places }.
coach-cases-fins = Proviamo ogni pinna come posto del { $digit }: { $places }.
coach-cases-agree = In tutti i casi: { $claim }.
coach-cases-fail = Tutti i casi portano quindi a una contraddizione.
coach-end-cell = Per { $cell } non resta alcun numero.
coach-end-house = Per il { $digit } non resta posto { $in }.
coach-end-twice = Il { $digit } comparirebbe due volte { $in }.
coach-end-two = In { $cell } ci sarebbero due numeri.
coach-line-house = { $claim }: l’unico posto rimasto { $in }, a causa di { $because }.
coach-line-cell = { $claim }: l’unico numero rimasto lì, a causa di { $because }.
coach-line-seen = { $claim }, a causa di { $because }.
coach-net-links = Questa prova ha { $count } anelli.
coach-net-cases = Restano { $count } casi, e falliscono tutti.
coach-join = { $one }; { $two }
coach-join-sentences = { $one }. { $two }
coach-set = { $name } = { $places } ({ $digits })

coach-so-place = Quindi in { $cell } va il { $digit }.
coach-so-not = Perciò { $claims }.
coach-so-remove = Perciò { $removals }.
coach-removal = il { $digit } è escluso in { $places }

## I cinque livelli

level-1 = Facile
level-2 = Medio
level-3 = Insidioso
level-4 = Difficile
level-5 = Diabolico

level-1-idea = Bastano i primi cinque metodi del libretto, senza appunti.
level-2-idea = Deduzioni in una riga, una colonna o un settore e nei vicini: candidati bloccati, coppie e triple.
level-3-idea = Figure su tutto lo schema: pesci, wing, colori.
level-4-idea = Catene, e gruppi di caselle con un numero di troppo.
level-5-idea = Bisogna seguire le ipotesi fino a una contraddizione.

## Errori del giocatore

coach-mistake-where = Qualcosa { $in } non può essere giusto.
coach-mistake-what-digit = Guarda ancora il { $digit } in { $cell }.
coach-mistake-what-note = Guarda ancora i tuoi appunti in { $cell }.
coach-mistake-clash = Il { $digit } in { $cell } è in contrasto con il { $digit } in { $seen }.
coach-mistake-digit = Il { $digit } in { $cell } non può essere giusto.
coach-mistake-then-cell = Alla fine non resta nessun numero per { $cell }.
coach-mistake-then-house = Alla fine non resta nessun posto per il { $digit } { $in }.
coach-mistake-then-twice = Alla fine il { $digit } comparirebbe due volte { $in }.
coach-mistake-then-two = Alla fine ci sarebbero due numeri in { $cell }.
coach-mistake-cases = Qualunque cosa si provi dopo, alla fine fallisce.
coach-mistake-note = Il numero che va in { $cell } non è fra i tuoi appunti.
coach-mistake-back = Per tornare a prima dell’errore, cancella { $erase }.
coach-mistake-back-note = Cancella gli appunti in { $erase } e riscrivili.

## Legends

coach-legend-area = dove guardare
coach-legend-cells = caselle che contano
coach-legend-wrong = sembra sbagliato
coach-legend-house = riga, colonna, settore o casella
coach-legend-base = dove il numero deve andare
coach-legend-cover = linee in comune
coach-legend-group = gruppo di caselle
coach-legend-rectangle = i quattro angoli
coach-legend-ray = esclude questa casella
coach-legend-premise = punto di partenza
coach-legend-pair = la coppia
coach-legend-extra = numero in più
coach-legend-fin = posto in più (pinna)
coach-legend-pivot = perno
coach-legend-pincer = pinza
coach-legend-target = uno di questi è vero
coach-legend-colour_a = primo colore
coach-legend-colour_b = secondo colore
coach-legend-colour_c = terzo colore
coach-legend-colour_d = quarto colore
coach-legend-assumed = ipotesi
coach-legend-true = diventa vero
coach-legend-false = diventa falso
coach-legend-strong = legame forte: uno è vero
coach-legend-weak = legame debole: non entrambi
coach-legend-leads = porta a
coach-legend-elimination = si può togliere
coach-legend-placement = va qui

## Fine

coach-solved = Lo schema è completo, ed è tutto giusto.
coach-stuck = Da questo schema non si deduce altro: ogni casella libera si può ancora riempire in più modi.
coach-budget = La ricerca del passo successivo è stata fermata perché durava troppo.
coach-no-way = «{ $way }» qui per ora non porta a nulla. Il passo più facile è: { $name }.

## Messaggi di errore

error-problem-is-full = Non c’è nulla da risolvere: nessuna casella è libera.
error-problem-is-empty = Non c’è nulla da cui partire: nessuna casella è riempita.
error-bad-notes = «{ $value }» non è un appunto. Scrivi una casella, un segno di uguale e dei numeri, per esempio a1=259.
error-not-from-problem = Non è lo schema di partenza: in { $cell } deve esserci { $symbol }, un numero dato.
error-bad-stage = La tappa { $value } non esiste; le tappe sono 1, 2 e 3.
error-unknown-way = «{ $value }» non è un metodo di soluzione.
error-nothing-to-rate = In { $path } non c’è nessuno schema.
error-file-unwritable = { $path } non si può scrivere: { $detail }.
error-picture-ending = Le immagini sono file SVG: scrivi un nome che finisce in «.svg» invece di { $path }.
error-bad-problem-line = Riga { $line }: { $cause }

## La riga di comando

cli-hint = Dà un suggerimento per il passo successivo.
cli-hint-problem = Lo schema: 81 caratteri, un punto o 0 per ogni casella libera; oppure un altro formato noto, o un file con uno schema.
cli-hint-stage = 1: dove guardare, 2: che cosa cercare, 3: tutto il ragionamento.
cli-hint-lang = La lingua: en, fr, it, nl, ru o de.
cli-hint-svg = Scrive un’immagine del passo in questo file.
cli-hint-grid = Il tuo schema, al punto in cui sei.
cli-hint-notes = I tuoi appunti, per esempio a1=259 b3=47.
cli-hint-unique = Ammette anche ragioni che valgono solo perché uno schema ha una sola soluzione.
cli-hint-way = Segue un solo metodo, per esempio deduction o x-wing, anche se un altro è più facile.
cli-hint-all = Elenca tutti i passi possibili ora, per tecnica.
cli-rate = Dice quanto sono difficili gli schemi, una riga per ognuno.
cli-rate-file = Lo schema stesso, o un file con uno schema per riga; - legge l’ingresso standard.
cli-rate-json = Scrive un documento JSON per ogni schema.
cli-rate-se = Aggiunge il numero di Sudoku Explainer; più lento.
cli-rate-number = SE { $number }
cli-rate-solved = risolto con la logica
cli-rate-not-solved = non risolto con la logica
cli-rate-budget = fermato, ricerca troppo lunga
cli-rate-line = { $problem } livello { $level }, { $score } punti, { $hardest }, { $logic } (insieme di tecniche { $set })
cli-explain = Spiega tutta la strada fino alla soluzione.
cli-explain-problem = Lo schema: 81 caratteri, un punto o 0 per ogni casella libera; oppure un altro formato noto, o un file con uno schema.
cli-explain-lang = La lingua: en, fr, it, nl, ru o de.
cli-explain-unique = Ammette anche ragioni che valgono solo perché uno schema ha una sola soluzione.
cli-explain-svg = Scrive un’immagine di ogni passo in questa cartella, o di un solo passo in questo file (*.svg).
cli-explain-step = Solo questo passo, contando da 1.
cli-explain-without = Fa a meno di queste tecniche, per esempio x_wing,swordfish.
cli-explain-shortest = Sceglie ogni volta il passo con meno anelli invece del più facile.
cli-explain-costs = Dice quanto costa fare a meno di ogni tecnica del percorso.
cli-explain-cost = { $name }: senza, { $more } punti in più in { $steps } passi, il più difficile è { $hardest }
cli-explain-no-harder = { $name }: senza, non è più difficile, { $steps } passi, il più difficile è { $hardest }
cli-explain-needed = { $name }: senza, la logica non porta oltre
cli-explain-line = { $n }. { $name }: { $proof }

error-unknown-order = Scrivi «easiest» o «shortest», non «{ $value }».
error-no-such-step = Questa strada ha { $steps } passi; il passo { $value } non c’è.
