## Testi che non si possono leggere

error-nothing-to-read = Qui non c’è niente da leggere.
error-unknown-page = Il libretto ha gli schemi da 1 a { $most }; il { $number } non c’è.
error-unknown-figure = Nel libretto non c’è la figura { $number }: vanno da { $least } a { $most }.
error-unknown-link = Passi della figura { $number }: solo { $most }.
error-input-too-large = È troppo grande: non si leggono più di { $most } caratteri alla volta.
error-not-text = Questo non è un testo, ma qualcos’altro.
error-unknown-format = Il formato «{ $name }» non esiste.
error-format-not-recognised = Non assomiglia a nessuno dei formati conosciuti. Se sai qual è, indicalo.
error-one-problem-only = Un testo nel formato { $format } contiene un solo schema, non { $count }.
error-bad-json = Da qui in poi non è JSON valido: «{ $detail }».
error-bad-xml = Questo non è XML valido (riga { $line }, colonna { $column }).
error-xml-with-doctype = Per sicurezza non si legge XML che porta con sé un tipo di documento o entità proprie.
error-wrong-shape = Qualcosa non corrisponde al formato: { misread }.
error-nested-too-deep = Qui l’annidamento è più profondo di quanto serva a qualsiasi schema.
error-bad-compression = La parte compressa del link è danneggiata. Forse il link è stato tagliato.
error-expands-too-far = Una volta decompresso, avrebbe più di { $most } caratteri.
error-bad-link = Il link è danneggiato in «{ $detail }».
error-link-without-problem = Questo link indica soltanto uno schema che si trova sul sito. Non lo contiene.
error-bad-library-line = Questa non è una riga di una libreria di HoDoKu.
error-bad-candidate = «{ $value }» non è un candidato. Si scrivono numero, riga e colonna: 412.
error-another-kind-of-problem = Questo non è un normale sudoku 9×9: contiene «{ $rule }».

## Schemi che non vanno bene

error-problem-without-givens = Questo schema è vuoto. Servono dei numeri dati.
error-problem-with-clash = I numeri dati si contraddicono: { $symbol } è in { $both }, cioè due volte nella stessa riga, nella stessa colonna o nello stesso settore.

## Conversione

convert-at-line = Riga { $number }:
convert-left-out = Nel formato { $format } non c’è posto per tutto. Tralasciati: { $fields }.
problem-digits = i numeri scritti
problem-candidates = i candidati
problem-title = il titolo
problem-author = l’autore
problem-comment = il commento
problem-source = la fonte
cli-convert = Converte schemi da un formato a un altro.
cli-convert-file = Lo schema stesso, o un file con gli schemi; - legge l’ingresso standard.
cli-convert-to = Il formato in cui scrivere: text, grid, sdk, sdm, ss, hodoku, opensudoku, ipuz, fpuzzles, sudokupad o sudokuwiki.
cli-convert-from = Il formato del file, se non viene riconosciuto da solo.

## Esercizi e schemi del giorno

practice-right = Giusto.
practice-more = Giusto, e dallo stesso passo segue ancora di più.
practice-nothing = Non c’è ancora una risposta.
practice-filled = { $cell } è già riempita.
practice-no-candidate = Il { $digit } non è un candidato in { $cell }.
practice-not-there = Il { $digit } non può stare in { $cell }.
practice-must-stay = Il { $digit } deve restare in { $cell }: è nella soluzione.
practice-another-way = È vero per il { $digit } in { $cell }, ma qui non segue dalla tecnica richiesta ({ $name }).
practice-find = Trovalo tu: { $name }. { $idea }
practice-is-one = Sì.
practice-spoiled = No. Senza il { $digit } in { $cell } la tecnica varrebbe. Finché lì è possibile, non se ne ricava nulla.
practice-given = No. Il { $digit } in { $cell } è dato. I numeri dati non si possono scambiare, quindi non ne segue nulla.
practice-second-place = No. In questa zona il numero { $digit } può stare anche in { $cell }: il suo posto non è ancora certo.
practice-second-digit = No. In { $cell } è possibile anche il numero { $digit }: la casella non è ancora certa.
error-unknown-technique = Non c’è nessuna tecnica «{ $value }».
error-technique-without-positions = Non c’è nessuna posizione per esercitarsi con la tecnica «{ $technique }»: la biblioteca non ne ha, e non si è trovato nessun nuovo schema che la richieda.
error-technique-without-puzzle = Non si conosce nessuno schema con questa simmetria e di questo livello che richieda la tecnica «{ $technique }». Senza simmetria né livello ce n’è uno.
error-technique-without-look-alike = Non c’è una posizione che somigli soltanto a «{ $technique }».
error-bad-answer = «{ $value }» non è una risposta. Scrivi c3=5 per mettere un numero, c3-5 per togliere un candidato.
error-bad-date = La data «{ $value }» non esiste. Scrivi anno, mese e giorno, come 2026-03-01.
error-daily-not-yet = Gli schemi del { $date } arrivano quel giorno.
error-bad-problem-code = «{ $value }» non è il codice di uno schema.
cli-practice = Propone un esercizio su una tecnica: una posizione in cui serve proprio quella.
cli-practice-technique = La tecnica, per esempio naked_pair o x_wing.
cli-practice-seed = Un altro numero dà un’altra posizione.
cli-practice-answer = La tua risposta: c3=5 mette un numero, c3-5 toglie un candidato; più risposte, separate da spazi.
cli-practice-show = Mostra il passo con il suo ragionamento.
cli-practice-svg = Scrive un’immagine della posizione in questo file, con il passo se viene mostrato.
cli-practice-json = Scrive la posizione come documento JSON.
cli-practice-lang = La lingua: en, fr, it, nl, ru o de.
cli-daily = Mostra gli schemi di un giorno, uno per livello.
cli-daily-date = Il giorno, come 2026-03-01; oggi, se non lo indichi.
cli-daily-level = Solo questo livello, da 1 a 5.
cli-daily-line = Livello { $level }, { $name }: { $problem }
cli-booklet = Mostra i cinquanta schemi numerati del libretto, o uno di essi.
cli-booklet-number = Il numero di uno schema, da 1 a 50; tutti se non lo indichi.
cli-booklet-json = Scrive ogni schema come documento JSON, uno per riga.
cli-booklet-level = Livello { $level }: { $ways }
cli-library = Mostra schemi della biblioteca, i più facili di ogni livello per primi, uno per riga.
cli-library-technique = Solo quelli che richiedono questa tecnica, per esempio x-wing.
cli-library-hardest = Solo quelli in cui non serve niente di più difficile della tecnica.
cli-library-clues = Quanti numeri dati, per esempio 24 o 24-26.
cli-library-score = Il punteggio di difficoltà, per esempio 1000-2000; da circa 500 (facile) a 18.000 (diabolico).
cli-library-number = Quanti schemi al massimo; tutti se non lo indichi.
