## The review of a game

review = Analyse
review-of = Analyse: { $name }
review-progress = Nader bekeken: { $done } van { $count }
review-partial = Niet alle zetten konden goed bekeken worden; wat je ziet, is een eerste schatting.
review-turning = Keerpunten
review-calm = Geen enkele zet kostte veel.
review-every = Alle zetten
review-best = Beste zet van het spel: { $n }. { $move } ({ $name })
review-accuracy = Nauwkeurigheid
review-lost = Weggegeven kansen
review-luck = Geluk
review-player = { $name }: nauwkeurigheid { $accuracy }%, weggegeven kansen { $lost }%, geluk { $luck }%
review-solver = { $name }: nauwkeurigheid { $accuracy }%
review-solver-hints = { $name }: nauwkeurigheid { $accuracy }%, hints { $count }
review-alone = { $name }: nauwkeurigheid { $accuracy }%, weggegeven punten { $points }
review-points-lost = Weggegeven punten
review-hints = Gevraagde hints
review-expected = Te verwachten punten: { $before } met de beste zet, { $after } na deze.
review-points-curve = De te verwachten punten, zet voor zet
review-unlucky = Minder kansen weggegeven dan de winnaar, en toch niet gewonnen: { $names }.
review-curve = De kans om te winnen, zet voor zet: { $names }
review-progress-curve = Hoeveel van het rooster klopt, zet voor zet: { $names }
review-chance = Kans om te winnen: { $before }% met de beste zet, { $after }% na deze.
review-ahead = Verwachte voorsprong: { $before } met de beste zet, { $after } na deze.
review-better = Beter: { $moves }
review-good = Er is niets beters gevonden.
review-kind-points = Een andere zet levert meteen meer op: +{ $points }.
review-kind-opened = Hierdoor kan de volgende speler meer scoren: +{ $points }.
review-kind-forced = Hier had “Enige plek!” gezegd kunnen worden.
review-kind-later = De betere zet loont later in het spel.
review-kind-fault = Dit was een fout.
review-kind-unnoticed = Dit was een fout, en niemand merkte het.
review-kind-claim = Dit was niet nodig: er was nog iets mogelijk.
review-kind-missed = Een bezwaar was hier terecht geweest.
review-kind-wasted = Het bezwaar was niet terecht.
review-kind-time = De tijd was om.
review-kind-mistake = In { $cell } hoort de { $right }, niet de { $symbol }. Foute cijfers daarna: { $count }.
review-judge-net = Beoordeeld door de sterkste bot, op grond van wat elke speler toen kon zien.
review-judge-playouts = Beoordeeld door het spel vele malen verder te spelen, op grond van wat elke speler toen kon zien.
review-judge-solution = Beoordeeld aan de hand van de oplossing.
review-path = De weg door het rooster
review-hardest = Moeilijkste stap op de weg van de coach: { $symbol } in { $cell } ({ $technique })
review-slowest = Langst nagedacht: { $symbol } in { $cell }, { $time } ({ $technique })
review-unproved = toen nog nergens uit af te leiden
review-faultless = Geen enkel fout cijfer.
review-played = Gespeeld: { $move }
review-save = Opslaan met de analyse
review-picture = Als afbeelding opslaan
review-print = Afdrukken
review-exercises = Vind de betere zet
review-show = Tonen
review-play-on = Vanaf hier verderspelen
review-against = Tegen
review-find = Tik op het vakje van een betere zet.
review-found = Goed: iets beters is er niet gevonden.
review-found-better = Beter dan de gespeelde zet. Nog beter: { $move }
review-found-played = Dat is de gespeelde zet.
review-not-found = Dat is geen van de beste zetten.
review-next = Volgende oefening
review-exercise-gone = Deze oefening staat niet meer op dit apparaat.
review-solved = Opgelost: { $done } van { $count }
review-whole = Analyse bekijken

## A move in words, as what somebody does; without a tile that nobody could know

review-move-lay = { $symbol ->
    [none] de tegel op { $cell } leggen
   *[other] de { $symbol } op { $cell } leggen
}
review-move-stuck = zeggen vast te zitten
review-move-show = { $cell } aanwijzen
review-move-object = { $cell ->
    [none] bezwaar maken
   *[other] bezwaar maken tegen { $cell }
}
review-move-accept = akkoord gaan
review-move-timeout = de tijd laten verstrijken
review-move-flip = { $cell } omdraaien
review-move-write = { $symbol } in { $cell } schrijven
review-move-erase = { $cell } wissen
review-move-done = de beurt beëindigen
review-digit = { $symbol } in { $cell }

## Reviews that are refused

error-review-no-decisions = In dit spel valt niets te analyseren: niemand heeft iets beslist (zetten: { $moves }).
error-review-too-long = { $count } beslissingen zijn te veel voor een analyse; hoogstens { $most }.
error-review-budget = Het budget van een analyse is een getal van 1 tot en met { $most }, niet { $budget }.
error-review-no-records = In { $path } staan geen opgenomen partijen.
error-review-running = Een spel kan pas na afloop worden geanalyseerd.
error-play-on-running = Een spel kan pas na afloop weer worden opgepakt.

## The command

cli-review = Vertellen wat elke beslissing van een opgenomen partij waard was, of van alle partijen in een map.
cli-review-record = Het bestand met de partij, “-” voor de standaardinvoer, of een map met partijen.
cli-review-json = JSON voor programma’s schrijven; bij een map één regel per partij.
cli-review-budget = Hoeveel werk er in elke beslissing gaat.
cli-review-lang = De taal: en, fr, it, nl, ru of de.
cli-review-engine = Bij een map, wie er werkt: de kernen van deze machine (local) of een Dask-cluster (dask).
cli-review-address = Het adres van het Dask-cluster; zonder adres start er hier een.
