markers-name = Kleurstiften
markers-summary = Iedereen schrijft in een eigen kleur in dezelfde puzzel, en hoge cijfers leveren het meest op.

markers-option-variant = Manier van spelen
markers-option-variant-basic = Eén cijfer per beurt
markers-option-variant-advanced = Zo veel cijfers als je kunt voordat de zandloper leeg is
markers-option-variant-solo = In je eentje: schrijf en wis zoals je wilt
markers-option-rounds = Aantal ronden (als je niets kiest: één per speler)
markers-option-time-limit = Minuten voor het hele spel; speel je alleen, dan minuten voor de puzzel
markers-mark-sand-glass-on = [printed|30 seconden. Een andere tijd kies je zelf.]
markers-mark-sand-glass-off = [addition|In de spelregels duurt elke beurt 30 seconden.]
markers-mark-glass-limit = [addition|De spelregels stellen geen grens; met meer tijd vult één beurt het bord.]
markers-mark-fault-rule = [reading|De spelregels zijn op twee manieren te lezen. Andere interpretatie: de oplossing op de achterkant van de kaart telt.]
markers-mark-fault-solution = [reading|De spelregels zijn op twee manieren te lezen. Andere interpretatie: alleen een cijfer dat niet past, is een fout.]
markers-mark-variant = [printed|Alle drie de spellen staan in de spelregels.]
markers-mark-time-limit = [printed|Je mag een speeltijd afspreken; in je eentje is het maar een advies.]
markers-mark-rounds = [printed|Als advies: net zo veel ronden als spelers.]
markers-mark-pass = [reading|De spelregels spreken niet van passen. Andere interpretatie: je wacht tot de zandloper leeg is.]
markers-mark-unjudged = [reading|De spelregels zeggen niet wat er met een nog niet gecontroleerd cijfer gebeurt. Andere interpretatie: het blijft staan.]
markers-mark-turn-checked = [reading|De spelregels zeggen niet hoelang bezwaar tegen cijfers van een beurt kan. Andere interpretatie: alleen tijdens die beurt.]
markers-mark-nothing-fits = [reading|De spelregel zegt niet wat er gebeurt als er niets meer past. De andere interpretatie: er gaan drie ronden voorbij.]
markers-pack-strict = Elk cijfer dat afwijkt van de oplossing, wordt meteen als fout gemeld. { $seconds } seconden per beurt.

markers-event-nothing-fits = Er past nergens meer een cijfer.
markers-event-passed = { $seat } beëindigt de beurt.
markers-event-passed-alone = De beurt is voorbij.
markers-event-passed-you = Je beëindigt je beurt.
markers-event-voted = { $alone ->
    [yes] Je bent gestopt.
   *[no] { $stop ->
        [yes] { $seat } wil graag stoppen.
       *[no] { $seat } gaat liever door.
    }{ $votes-count ->
        [0] { "" }
        [one] { " " }{ $votes-count } stem om te stoppen.
       *[other] { " " }{ $votes-count } stemmen om te stoppen.
    }
}
markers-event-voted-you = { $alone ->
    [yes] Je bent gestopt.
   *[no] { $stop ->
        [yes] Je wilt graag stoppen.
       *[no] Je gaat liever door.
    }{ $votes-count ->
        [0] { "" }
        [one] { " " }{ $votes-count } stem om te stoppen.
       *[other] { " " }{ $votes-count } stemmen om te stoppen.
    }
}
markers-move-pass = de beurt beëindigen

error-variant-needs-seats = { $variant ->
    [basic] Het basisspel
    [advanced] Het spel voor gevorderden
   *[solo] Het solospel
} is niet voor { $seats ->
    [one] { $seats } speler
   *[other] { $seats } spelers
}.
error-already-voted = Je hebt al gestemd om te stoppen.
error-no-vote = Niemand heeft gestemd om te stoppen.
error-other-variant = “{ $move }” bestaat niet in { $variant ->
    [basic] het basisspel
    [advanced] het spel voor gevorderden
   *[solo] het solospel
}.
error-erase-first = Wis eerst wat gemeld is: { $cells }.
error-not-called = In { $cell } is geen fout gemeld.
error-already-called = De fout in { $cell } is al gemeld.
error-glass-needed = Het spel voor gevorderden heeft de zandloper nodig: zonder zandloper zou één beurt het hele rooster kunnen vullen. Hij mag tot een minuut lopen.
error-glass-too-long = In het spel voor gevorderden loopt de zandloper hoogstens { $most } seconden, extra tijd meegerekend: met meer tijd zou één beurt het hele rooster kunnen vullen.

## De regels

markers-rules-goal =
    1 tot 4 spelers schrijven cijfers in één puzzel, ieder in een eigen kleur. Aan het eind zijn je punten de som van de cijfers die in jouw kleur staan. Wie de meeste punten heeft, wint. { rules-shared-win }

    { rules-sudoku }
markers-rules-material =
    De puzzel komt van een geschudde stapel van 60 kaarten van het gekozen niveau, elk met de oplossing op de achterkant. De bovenste wordt in het zwart op het bord overgenomen: dat zijn de gegeven cijfers. Geen kaart komt twee keer voordat alle 60 geweest zijn.

    Je kunt ook elke andere puzzel met precies één oplossing nemen: intypen, plakken of laten maken. Je ziet hoe moeilijk hij is voordat je hem kiest, want hij moet geschikt zijn voor iedereen.

    { rules-seats }
markers-rules-turn =
    Dit is het basisspel, voor 2 tot 4 spelers. Schrijf één cijfer in een vrij vakje naar keuze, of pas. { markers-mark-pass } Je beurt is voorbij zodra je geschreven hebt; niemand wacht op de zandloper.

    Letten de spelers op, dan gaat de volgende pas verder als alle tegenstanders akkoord zijn of een van hen bezwaar heeft gemaakt.
markers-rules-points = Alleen het eind telt: tel alle cijfers in jouw kleur op het bord bij elkaar op. Een 9 is negen keer zo veel waard als een 1: dat is verleidelijk, en vaak fout.
markers-rules-mistakes =
    Wat een fout is, spreek je vóór het spel af, en je ziet het altijd aan tafel:

    - Kies je niets anders, dan alleen een cijfer dat niet past. { markers-mark-fault-rule } Een cijfer dat past, blijft staan, ook waar het niet goed kan zijn. Vaak blijft de puzzel onopgelost, en dat hoort bij het spel.
    - Of elk cijfer dat afwijkt van de oplossing: de scheidsrechter kijkt op de achterkant van de kaart. { markers-mark-fault-solution }

    De straf: het cijfer wordt gewist en de beurt is voorbij. Is iedereen eenmaal akkoord met een cijfer, dan kan het nooit meer worden gewist. Let de scheidsrechter of de assistent op, dan hoeft niemand akkoord te gaan.

    { rules-referees }

    { rules-referees-solution }

    { rules-referees-people }
markers-rules-clock = Je hebt 30 seconden voor een beurt; wie links van je zit, let op de zandloper. Is de tijd om, dan is je beurt voorbij en wordt er niets geschreven. De tijd kan worden veranderd of uitgezet. { markers-mark-sand-glass-off } In het spel voor gevorderden loopt de zandloper altijd, hoogstens een minuut. { markers-mark-glass-limit }
markers-rules-end =
    Het spel eindigt zodra een van deze dingen gebeurt:

    - Elk vakje is gevuld; de puzzel is opgelost als alle cijfers met de oplossing overeenkomen.
    - Drie ronden achter elkaar is er geen cijfer bijgekomen dat er nog staat. Past er nergens meer een cijfer, dan beëindigt de scheidsrechter of de assistent het spel meteen. De spelers moeten het zelf merken: na een ronde zonder cijfer wordt iedereen gevraagd of het spel stopt. { markers-mark-nothing-fits }
    - De afgesproken speeltijd is om; zonder afspraak is er geen grens. Over een cijfer waarmee nog niet iedereen akkoord is, oordeelt dan de scheidsrechter. { markers-mark-unjudged }
    - Alle spelers willen stoppen. Iedereen mag daarvoor stemmen, en die stem weer intrekken. Ook een cijfer waarmee nog niet iedereen akkoord is, wordt dan beoordeeld. { markers-mark-unjudged }
markers-rules-solo =
    In je eentje schrijf, vervang en wis je vrij, in een kleur naar keuze, en er wordt niets gemeld. Er is geen tijdslimiet, tenzij je er een wilt; 20 minuten is een goed begin. Cijfers die in een rij, kolom of blok dubbel staan, worden gemarkeerd.

    Er zijn geen punten: de puzzel is opgelost of niet, en de tijd zegt hoe goed. Al je resultaten worden bewaard, zodat je kunt zien hoe je beter wordt.
markers-rules-variants =
    Het spel voor gevorderden, met 2 tot 4 spelers, gaat als het basisspel, behalve:

    - Een beurt duurt 30 seconden, en je schrijft zo veel cijfers als je kunt; je mag eerder stoppen. Iedereen controleert intussen, en je mag ook een eigen fout aanwijzen.
    - Een fout die tijdens je beurt wordt gemeld, moet je wissen voordat je iets anders schrijft, en de zandloper loopt door. De scheidsrechter meldt elke fout meteen. Een andere straf is er niet.
    - Is je beurt voorbij en letten de spelers op, dan controleren ze de cijfers voordat de volgende schrijft: iedereen gaat akkoord, of een fout wordt gemeld en gewist. { markers-mark-turn-checked } Daarna blijft de rest voorgoed staan. Een gemelde fout die nog niet gewist is als de tijd om is, wist de scheidsrechter.
    - Er zijn net zo veel ronden als spelers, tenzij je een ander aantal afspreekt; ronde 2 begint met plaats 2, ronde 3 met plaats 3, enzovoort. Het spel eindigt na de laatste ronde, of eerder, zoals het basisspel.
markers-rules-credit = Naar “Sudoku – the board game”, in 2005 uitgegeven door Ravensburger.

## Aan tafel, in de browser

markers-line-round-of = Ronde { $round } van { $rounds }
markers-line-erase-first = Wis eerst { $cell }: tik op het vakje.
markers-line-stop-offer = Een hele ronde zonder cijfer. Stoppen?
markers-act-stop = Ik wil stoppen
markers-sure-stop = Ja, stoppen
markers-sure-stop-text = Zodra iedereen wil stoppen, is het spel uit en worden de punten geteld.
markers-act-give-up = Ik geef op
markers-sure-give-up = Ja, ik geef op
markers-sure-give-up-text = Het spel is uit, en de puzzel blijft onopgelost.
markers-fault-here = { $variant ->
    [solo] Schrijf en wis zoals je wilt, tot alles klopt.
   *[other] { $fault ->
        [solution] Een cijfer dat afwijkt van de oplossing, is een fout.
       *[rule] Een cijfer dat niet past, is een fout.
    }
}

## Het eerste spel met uitleg, en het voorbeeld naast de regels

markers-learn-1 = Kies de { $symbol } en schrijf hem in { $cell }. Cijfers in jouw kleur zijn jouw punten.
markers-learn-2 = { $name } ging akkoord en schreef een { $theirs } in { $there }. In de rij, de kolom of het blok staat er al een: tik op “Bezwaar!”
markers-learn-3 = Gewist. Jij bent weer aan de beurt: schrijf de { $symbol } in { $cell }.
markers-learn-4 = Is de { $theirs } van { $name } in { $there } goed? Hij past: tik op “Akkoord”. Wat akkoord is, blijft voorgoed staan.
markers-learn-5 = Het laatste vakje: schrijf de { $symbol } in { $cell }.
markers-learn-6 = Het rooster is vol en jouw cijfers zijn samen meer waard. Nu ken je het hele spel!

## The rules in a minute: one sentence for each drawn step

markers-rules-minute-1 = Iedereen schrijft in een eigen kleur. Geen cijfer mag twee keer in een rij, kolom of blok staan.
markers-rules-minute-2 = Schrijf in je beurt één cijfer in een vrij vakje, of pas. { markers-mark-pass }
markers-rules-minute-3 = De anderen gaan akkoord, en het blijft voorgoed staan. Hoge cijfers tellen meer: een 9 levert 9 punten op.
markers-rules-minute-4 = Of iemand maakt bezwaar: in dit blok staat al een 9. Het cijfer wordt gewist en de beurt is voorbij.
markers-rules-minute-5 = Is het rooster vol of komt niemand verder, tel dan de cijfers in je kleur op. Wie de meeste punten heeft, wint.

## For whom, and tips: on its page, and now and then at the table of a first game

markers-rules-players = 1 tot 4 spelers; aanbevolen vanaf 10 jaar. { mark-players } De oudste begint.
markers-tip-1 = Hoge cijfers zijn verleidelijk en vaak fout: schrijf een 9 pas als je het zeker weet.
markers-tip-2 = Speel je alleen, dan word je van puzzel tot puzzel sneller: volg je vooruitgang bij “Profiel”.
markers-tip-3 = Hoe je een cijfer vindt, leer je in de lessen van de coach, te beginnen met de eenvoudigste manier.
markers-rules-tips =
    - { markers-tip-1 }
    - { markers-tip-2 }
    - { markers-tip-3 }
