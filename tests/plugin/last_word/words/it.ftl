last-word-name = Ultima parola
last-word-summary = Scrivete i numeri che possono stare sul tabellone, fino all’ultimo: è quello che dà più punti.
last-word-option-starters = Sul tabellone c’è dall’inizio un numero di ogni tipo

last-word-event-placed = { $points ->
    [0] { $seat } scrive { $symbol } in { $cell }.
   *[other] { $seat } scrive { $symbol } in { $cell } e completa { $points ->
        [1] una riga, una colonna o un settore.
       *[other] { $points } fra righe, colonne e settori.
    }
}
last-word-event-waited = { $seat } passa.
last-word-reason-nothing_fits = Nessun numero può più stare da nessuna parte.
error-last-word-passed = Hai già passato: una volta a partita basta.

last-word-rules-goal = Da 2 a 4 giocatori scrivono i numeri da 1 a 6 sullo stesso tabellone. Completare righe, colonne e settori dà punti, e così l’ultimo numero che può stare sul tabellone.
last-word-rules-material = Un tabellone di 6×6 caselle, in settori di due righe e tre colonne. Sei numeri ci sono dall’inizio, uno di ogni tipo, se il tabellone non comincia vuoto.
last-word-rules-turn = Scrivi un numero in una casella libera dove può stare: mai due volte in una riga, una colonna o un settore. Una volta a partita puoi passare.
last-word-rules-points = Un punto per ogni riga, colonna o settore che il tuo numero completa. Altri tre per l’ultimo numero che può stare sul tabellone.
last-word-rules-mistakes = Un numero che non può stare nella casella viene rifiutato, e riprovi.
last-word-rules-end = La partita finisce quando nessun numero può più stare in nessuna casella libera. Vince chi ha più punti.
last-word-rules-credit = Un gioco del progetto Full House.
