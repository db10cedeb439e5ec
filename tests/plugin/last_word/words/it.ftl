last-word-name = Ultima parola
last-word-summary = Scrivete numeri che ci stanno fino all’ultimo: è quello che paga.
last-word-option-starters = Un numero di ogni tipo sta sul tabellone dall’inizio.

last-word-event-placed = { $points ->
    [0] { $seat } scrive { $symbol } in { $cell }.
   *[other] { $seat } scrive { $symbol } in { $cell } e completa { $points ->
        [1] una casa.
       *[other] { $points } case.
    }
}
last-word-event-waited = { $seat } passa.
last-word-reason-nothing_fits = Nessun numero ci sta più.
error-last-word-passed = Hai già passato: una volta a partita basta.

last-word-rules-goal = Da 2 a 4 giocatori scrivono i numeri da 1 a 6 sullo stesso tabellone. Completare case porta punti, e così l’ultimo numero che ci sta.
last-word-rules-material = Un tabellone di 6×6 caselle, a blocchi di due righe e tre colonne. Sei numeri ci sono dall’inizio, uno di ogni tipo, se il tavolo non comincia vuoto.
last-word-rules-turn = Scrivi un numero in una casella vuota dove ci sta: mai due volte in una riga, una colonna o un blocco. Una volta a partita puoi passare.
last-word-rules-points = Un punto per ogni riga, colonna o blocco che il tuo numero completa. Altri tre per l’ultimo numero che ci sta.
last-word-rules-mistakes = Un numero che non ci sta viene rifiutato, e riprovi.
last-word-rules-end = La partita finisce quando nessun numero sta più in nessuna casella vuota. Vince chi ha più punti.
last-word-rules-credit = Un gioco del progetto Full House.
