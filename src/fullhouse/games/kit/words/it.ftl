## Posare tessere

event-laid = { $points ->
    [0] { $seat } posa la tessera { $symbol } in { $cell }: nessun punto.
    [one] { $seat } posa la tessera { $symbol } in { $cell }: { $points } punto.
   *[other] { $seat } posa la tessera { $symbol } in { $cell }: { $points } punti.
}
event-laid-alone = { $points ->
    [0] Posata la tessera { $symbol } in { $cell }: nessun punto.
    [one] Posata la tessera { $symbol } in { $cell }: { $points } punto.
   *[other] Posata la tessera { $symbol } in { $cell }: { $points } punti.
}
event-laid-you = { $points ->
    [0] Posi la tessera { $symbol } in { $cell }: nessun punto.
    [one] Posi la tessera { $symbol } in { $cell }: { $points } punto.
   *[other] Posi la tessera { $symbol } in { $cell }: { $points } punti.
}
story-laid = { $seat } posa la tessera { $symbol } in { $cell }
story-laid-alone = Posata la tessera { $symbol } in { $cell }
story-laid-you = Posi la tessera { $symbol } in { $cell }
event-drew = { $symbol ->
    [none] { $seat } pesca una tessera.
   *[other] { $seat } pesca la tessera { $symbol }.
}{ $left ->
    [0] { " " }Era l’ultima.
    [one] { " " }Ne resta { $left }.
   *[other] { " " }Ne restano { $left }.
}
event-drew-alone = { $symbol ->
    [none] Pescata una tessera.
   *[other] La prossima tessera: { $symbol }.
}{ $left ->
    [0] { " " }Era l’ultima.
    [one] { " " }Ne resta { $left }.
   *[other] { " " }Ne restano { $left }.
}
event-drew-you = { $symbol ->
    [none] Peschi una tessera.
   *[other] Peschi la tessera { $symbol }.
}{ $left ->
    [0] { " " }Era l’ultima.
    [one] { " " }Ne resta { $left }.
   *[other] { " " }Ne restano { $left }.
}
event-discarded = { $points ->
    [0] La tessera { $symbol } esce dal gioco.
    [one] La tessera { $symbol } esce dal gioco, e { $seat } restituisce { $points } punto.
   *[other] La tessera { $symbol } esce dal gioco, e { $seat } restituisce { $points } punti.
}
event-discarded-you = { $points ->
    [0] La tessera { $symbol } esce dal gioco.
    [one] La tessera { $symbol } esce dal gioco, e tu restituisci { $points } punto.
   *[other] La tessera { $symbol } esce dal gioco, e tu restituisci { $points } punti.
}
event-claimed = { $seat } dichiara di non poter giocare: la tessera { $symbol } non può stare da nessuna parte.
event-claimed-alone = La tessera { $symbol } non può stare da nessuna parte.
event-claimed-you = Dichiari di non poter giocare: la tessera { $symbol } non può stare da nessuna parte.
event-no-room = La tessera { $symbol } di { $seat } non può stare da nessuna parte.
event-no-room-alone = La tessera { $symbol } non può stare da nessuna parte.
event-no-room-you = La tua tessera { $symbol } non può stare da nessuna parte.
event-shown = { $right ->
    [yes] { $seat } indica { $cell }: lì la tessera può stare.
   *[no] { $seat } indica { $cell }, ma lì la tessera non può stare.
}
event-shown-you = { $right ->
    [yes] Indichi { $cell }: lì la tessera può stare.
   *[no] Indichi { $cell }, ma lì la tessera non può stare.
}

error-not-stuck = Puoi giocare: la tessera { $symbol } può ancora stare, per esempio, in { $cell }.
error-no-claim = Nessuno ha dichiarato di non poter giocare.
error-golden-clash = La tessera { $symbol } non può stare in { $cell } con quelle già posate.
error-stack-too-high = La pila ha { $count } tessere; c’è posto per { $most } al massimo.

option-scoring = Per che cosa una tessera dà punti
option-scoring-full = Per ogni tessera della sua riga, colonna e settore, contata una volta
option-scoring-simple = Per ogni tessera della sua riga e colonna; i settori non contano
option-scoring-block = Per ogni tessera del suo settore
option-scoring-value = Per i numeri delle tessere della sua riga, colonna e settore, sommati
option-stack-end = Quando la pila è finita
option-stack-end-play-on = Ognuno posa la tessera che ha ancora
option-stack-end-stop = La partita finisce con il turno in cui qualcuno non può pescare
mark-scoring-value = [edition|Il regolamento citato conta le tessere; un’edizione successiva somma i numeri.]
mark-scoring = [printed|Questo conteggio è nel regolamento.]
mark-stack-end-play-on = [reading|Le edizioni differiscono. Altra interpretazione: la partita finisce quando qualcuno non può pescare.]
mark-stack-end-stop = [edition|Lo dice l’edizione russa; in quella olandese ciascuno gioca la tessera che ha ancora.]
mark-golden-lines = [printed|Ogni riga e ogni colonna ha una tessera dorata.]
mark-golden-blocks = [edition|Il regolamento citato parla solo di righe e colonne; altre edizioni aggiungono i settori.]
mark-golden-numbers = [reading|Il regolamento non dice quali numeri sono dorati. Altra interpretazione: nove tessere qualsiasi.]
mark-tokens = [reading|La scatola ha 16 gettoni. Altra interpretazione: poi non se ne vincono più.]
mark-window = [reading|Da regolamento si può obiettare solo finché la tessera successiva non è pescata. Qui pescare fa parte della mossa, e nessuno avrebbe il tempo di guardare.]
mark-nowhere = [reading|Il regolamento non ne parla. Altra interpretazione: la tessera esce e si continua a giocare.]
mark-sand-glass-end = [addition|Il regolamento non prevede la clessidra, quindi non dice che cosa succede quando finisce.]
mark-solo-helper = [reading|Il regolamento non dice chi controlla chi gioca da solo. Altra interpretazione: nessuno.]
mark-pointing = [addition|A un vero tavolo si mostra la tessera e tutti guardano; qui si chiede a ciascuno.]

## Scoprire e inserire tessere

event-flipped = { $fits ->
    [yes] { $seat } scopre { $cell }: la tessera { $symbol } può stare lì e resta.
   *[no] { $seat } scopre { $cell }: la tessera { $symbol } non può stare lì e passa in mano.
}
event-flipped-alone = { $fits ->
    [yes] { $cell } scoperta: la tessera { $symbol } può stare lì e resta.
   *[no] { $cell } scoperta: la tessera { $symbol } non può stare lì e passa in mano.
}
event-flipped-you = { $fits ->
    [yes] Scopri { $cell }: la tessera { $symbol } può stare lì e resta.
   *[no] Scopri { $cell }: la tessera { $symbol } non può stare lì e passa nella tua mano.
}
story-flipped = { $fits ->
    [yes] { $seat } scopre { $cell }: il { $symbol } può stare lì
   *[no] { $seat } scopre { $cell }: il { $symbol } non può stare lì
}
story-flipped-alone = { $fits ->
    [yes] { $cell } scoperta: il { $symbol } può stare lì
   *[no] { $cell } scoperta: il { $symbol } non può stare lì
}
story-flipped-you = { $fits ->
    [yes] Scopri { $cell }: il { $symbol } può stare lì
   *[no] Scopri { $cell }: il { $symbol } non può stare lì
}
event-inserted = { $seat } inserisce la tessera { $symbol } in { $cell }.
event-inserted-alone = Inserita la tessera { $symbol } in { $cell }.
event-inserted-you = Inserisci la tessera { $symbol } in { $cell }.

error-not-face-down = In { $cell } non c’è una tessera coperta.
error-cell-face-down = In { $cell } c’è una tessera coperta.
error-not-in-hand = { $hand-count ->
    [0] Non hai la tessera { $symbol }: la tua mano è vuota.
   *[other] Non hai in mano la tessera { $symbol }, solo { $hand }.
}
error-no-tile-there = In «{ $field }»: in { $cell } non c’è una tessera.
error-bad-hand-count = { $count ->
    [one] C’è { $count } mano per { $seats } posti.
   *[other] Ci sono { $count } mani per { $seats } posti.
}

## Giocare su uno schema

error-cell-given = Il numero in { $cell } è un numero dato.
error-cell-empty = In { $cell } non c’è nulla da cancellare.

event-wrote = { $points ->
    [0] { $seat } scrive { $symbol } in { $cell }.
    [one] { $seat } scrive { $symbol } in { $cell }: { $points } punto.
   *[other] { $seat } scrive { $symbol } in { $cell }: { $points } punti.
}
event-wrote-alone = Scritto { $symbol } in { $cell }.
event-wrote-you = { $points ->
    [0] Scrivi { $symbol } in { $cell }.
    [one] Scrivi { $symbol } in { $cell }: { $points } punto.
   *[other] Scrivi { $symbol } in { $cell }: { $points } punti.
}
event-erased = { $seat }: il numero { $symbol } in { $cell } viene cancellato.
event-erased-alone = Cancellato il numero { $symbol } in { $cell }.
event-erased-you = Il tuo numero { $symbol } in { $cell } viene cancellato.
event-round = Comincia il giro { $round }, nell’ordine { $order }.

option-fault = Che cosa conta come errore
option-fault-rule = Solo un numero che non può stare nella casella
option-fault-solution = Ogni numero che non è quello della soluzione
option-time-limit = Minuti per tutta la partita

## Before the first move: what it is about, beside a small picture

goal-full = 1 punto per ogni altra tessera in riga, colonna e settore.
goal-simple = 1 punto per ogni altra tessera in riga e colonna.
goal-block = 1 punto per ogni altra tessera nello stesso settore.
goal-value = I tuoi punti: la somma dei numeri in riga, colonna e settore.
goal-open = 1 punto per ogni altra tessera scoperta in riga, colonna e settore.
goal-three = Non avere mai in mano tre tessere uguali.

goal-digit = Ogni numero dà i punti che indica: 9 punti per un 9.
goal-once = Ogni numero una volta per riga, per colonna e per settore.
