one-two-three-name = Een-twee-drie
one-two-three-summary = Eén cijfer per beurt, dan twee, dan drie: vul samen het rooster en verdien bonussen.

one-two-three-option-sand-glass = Seconden voor elk cijfer van een beurt, en voor een correctie (60 in de gedrukte regels)
one-two-three-option-sequence = Aantal cijfers per beurt, ronde na ronde
one-two-three-option-sequence-classic = 1, 2, 3, 1, 2, 3 enzovoort
one-two-three-option-sequence-shortened = 1, 2, dan steeds 3
one-two-three-option-sequence-express = Steeds 3
one-two-three-option-handicap = Voorgift: de plaatsen 2 tot en met 5 beginnen met 4, 6, 8 en 10 punten
one-two-three-option-final-order = Wie de slotronde begint
one-two-three-option-final-order-lowest-first = De laagste score eerst
one-two-three-option-final-order-unchanged = Dezelfde volgorde als in elke ronde
one-two-three-option-teams = Teams: met vier spelers, plaatsen 1 en 3 tegen 2 en 4
one-two-three-option-corrected-counts = Een goede correctie geeft punten
one-two-three-mark-sand-glass = [printed|De klok is facultatief: één minuut per cijfer.]
one-two-three-mark-fault-solution = [reading|Het rooster moet vol, dus kijken wij naar de oplossing. Andere interpretatie: alleen een cijfer dat niet past, is een fout.]
one-two-three-mark-fault-rule = [reading|Zo kun je de spelregels lezen. Andere interpretatie: de oplossing telt, want het rooster moet vol.]
one-two-three-mark-sequence-classic = [printed|1, 2, 3, 1, 2, 3 enzovoort.]
one-two-three-mark-sequence = [edition|De spelregels van 2006 hebben alleen 1, 2, 3, 1, 2, 3.]
one-two-three-mark-handicap-on = [printed|Wie later begint, krijgt punten vooraf.]
one-two-three-mark-handicap-off = [edition|In de spelregels van 2006 beginnen plaatsen 2 tot 5 met 4, 6, 8 en 10 punten.]
one-two-three-mark-final-order-lowest-first = [printed|Wie de laagste score heeft, begint.]
one-two-three-mark-final-order-unchanged = [edition|In de spelregels van 2006 begint wie de laagste score heeft.]
one-two-three-mark-teams-on = [edition|In de spelregels van 2006 speelt iedereen voor zich.]
one-two-three-mark-teams-off = [printed|Iedereen speelt voor zich.]
one-two-three-mark-corrected-counts-on = [printed|Een goede correctie levert punten op.]
one-two-three-mark-corrected-counts-off = [edition|In de spelregels van 2006 levert een goede correctie punten op.]
one-two-three-mark-correction-must = [printed|Het cijfer moet gecorrigeerd worden.]
one-two-three-mark-correction-may = [reading|De spelregels zeggen niet wat je doet als je het cijfer niet weet. Andere interpretatie: je moet er een schrijven.]
one-two-three-mark-fine-printed = [printed|Een fout kost punten.]
one-two-three-mark-fine-none = [addition|In de spelregels kost een fout 1, 2 of 3 punten. Dit is voor een eerste avond.]
one-two-three-mark-fewer-may = [reading|De spelregels verwachten elk cijfer van de beurt. Andere interpretatie: je vraagt het de tegenstanders voordat je er minder schrijft.]
one-two-three-mark-fewer-asked = [reading|De spelregels verwachten elk cijfer en zeggen niet wat je doet als je er geen vindt. Andere interpretatie: je stopt wanneer je wilt.]
one-two-three-mark-stopped-early = [reading|De spelregels zeggen hier niets over. Andere interpretatie: wie eerder stopt, verliest de 10 punten niet.]
one-two-three-mark-final-round = [reading|De spelregels zeggen niet hoe je de laatste ronde herkent. Andere interpretatie: de ronde waarin het rooster vol raakt.]
one-two-three-mark-triple = [reading|De spelregels zijn op twee manieren te lezen. Andere interpretatie: drie punten boven op de 2.]
one-two-three-mark-nothing-left = [reading|De spelregels zeggen niet wat niet kunnen schrijven betekent. Andere interpretatie: je vindt geen cijfer, al zijn er vakjes vrij.]
one-two-three-mark-recount = [reading|De spelregels zeggen alleen wat een fout kost. Andere interpretatie: de punten van die beurt blijven.]
one-two-three-mark-wrong-correction = [reading|De spelregels zeggen alleen dat het cijfer gecorrigeerd moet worden. Andere interpretatie: een foute correctie kost niets extra.]
one-two-three-mark-correction-clock = [addition|In de spelregels is er geen klok voor een correctie.]
one-two-three-mark-stuck = [addition|In de spelregels eindigt het spel alleen met een vol rooster.]
one-two-three-option-correction = Na een fout
one-two-three-option-correction-may = Het cijfer corrigeren of het vakje vrijlaten
one-two-three-option-correction-must = Het cijfer moet worden gecorrigeerd
one-two-three-option-fine = Wat een fout kost
one-two-three-option-fine-printed = 1, 2 of 3 punten, afhankelijk van de ronde
one-two-three-option-fine-none = Geen punten: het cijfer wordt gewist en telt als een van de cijfers van de beurt
one-two-three-option-fewer = Minder cijfers schrijven dan gevraagd
one-two-three-option-fewer-may = Wanneer je wilt
one-two-three-option-fewer-asked = Alleen als de tegenstanders akkoord gaan
one-two-three-reason-stuck = Geen cijfer past in een vrij vakje: het spel is voorbij.
one-two-three-sheet = Scoreblad
one-two-three-sheet-line = { $round ->
    [0] Start
   *[other] Ronde { $round }
}, { $seat }: { $parts } = { $sum }
one-two-three-sheet-turn = { $round ->
    [0] Start
   *[other] Ronde { $round }
}
one-two-three-sheet-pair = paar
one-two-three-sheet-triple = drietal
one-two-three-sheet-house = voltooid
one-two-three-sheet-handicap = voorgift
one-two-three-sheet-unable = niets te schrijven
one-two-three-sheet-fines = fout
one-two-three-pack-family = Een cijfer dat niet past, wordt geweigerd; een fout cijfer wordt gewist en kost geen punten. Geen klok.
one-two-three-pack-strict = Elke fout wordt meteen gemeld en bestraft. { $seconds } seconden per cijfer.

one-two-three-event-round = { $final ->
    [yes] De slotronde begint
   *[no] Ronde { $round } begint
}, { $asks ->
    [one] met { $asks } cijfer per speler
   *[other] met { $asks } cijfers per speler
}: { $order }.
one-two-three-event-erased = { $points ->
    [0] De { $symbol } van { $seat } in { $cell } wordt gewist.
    [one] De { $symbol } van { $seat } in { $cell } wordt gewist, en { $points } punt wordt teruggenomen.
   *[other] De { $symbol } van { $seat } in { $cell } wordt gewist, en { $points } punten worden teruggenomen.
}
one-two-three-event-erased-you = { $points ->
    [0] Jouw { $symbol } in { $cell } wordt gewist.
    [one] Jouw { $symbol } in { $cell } wordt gewist, en { $points } punt wordt teruggenomen.
   *[other] Jouw { $symbol } in { $cell } wordt gewist, en { $points } punten worden teruggenomen.
}
one-two-three-event-matched = { $count ->
    [2] Twee keer { $symbol } in één beurt
   *[3] Drie keer { $symbol } in één beurt
}: { $points ->
    [one] { $points } punt erbij voor { $seat }.
   *[other] { $points } punten erbij voor { $seat }.
}
one-two-three-event-matched-you = { $count ->
    [2] Twee keer { $symbol } in één beurt
   *[3] Drie keer { $symbol } in één beurt
}: { $points ->
    [one] { $points } punt erbij voor jou.
   *[other] { $points } punten erbij voor jou.
}
one-two-three-event-completed = { $houses-count ->
    [one] { $seat } maakt een rij, kolom of blok vol
   *[other] { $seat } maakt { $houses-count } rijen, kolommen of blokken vol
}: { $points ->
    [0] de bonus voor deze beurt is al gegeven.
    [one] { $points } punt erbij.
   *[other] { $points } punten erbij.
}
one-two-three-event-completed-you = { $houses-count ->
    [one] Je maakt een rij, kolom of blok vol
   *[other] Je maakt { $houses-count } rijen, kolommen of blokken vol
}: { $points ->
    [0] de bonus voor deze beurt is al gegeven.
    [one] { $points } punt erbij.
   *[other] { $points } punten erbij.
}
one-two-three-event-fined = { $points ->
    [one] { $seat } verliest { $points } punt voor de fout in { $cell }.
   *[other] { $seat } verliest { $points } punten voor de fout in { $cell }.
}
one-two-three-event-fined-you = { $points ->
    [one] Je verliest { $points } punt voor de fout in { $cell }.
   *[other] Je verliest { $points } punten voor de fout in { $cell }.
}
one-two-three-event-correction-due = { $seat } mag { $cell } corrigeren of vrijlaten.
one-two-three-event-correction-due-you = Je mag { $cell } corrigeren of vrijlaten.
one-two-three-event-correction-required = { $seat } moet { $cell } corrigeren.
one-two-three-event-correction-required-you = Je moet { $cell } corrigeren.
one-two-three-event-corrected = { $right ->
    [yes] { $points ->
        [0] { $seat } schrijft als correctie { $symbol } in { $cell }: goed, zonder punten.
        [one] { $seat } schrijft als correctie { $symbol } in { $cell }: goed, { $points } punt.
       *[other] { $seat } schrijft als correctie { $symbol } in { $cell }: goed, { $points } punten.
    }
   *[no] { $because-count ->
        [0] { $seat } schrijft als correctie { $symbol } in { $cell }: weer fout.
       *[other] { $seat } schrijft als correctie { $symbol } in { $cell }: weer fout, kijk naar { $because }.
    }
}
one-two-three-event-corrected-you = { $right ->
    [yes] { $points ->
        [0] Je schrijft als correctie { $symbol } in { $cell }: goed, zonder punten.
        [one] Je schrijft als correctie { $symbol } in { $cell }: goed, { $points } punt.
       *[other] Je schrijft als correctie { $symbol } in { $cell }: goed, { $points } punten.
    }
   *[no] { $because-count ->
        [0] Je schrijft als correctie { $symbol } in { $cell }: weer fout.
       *[other] Je schrijft als correctie { $symbol } in { $cell }: weer fout, kijk naar { $because }.
    }
}
one-two-three-event-left-empty = { $seat } laat { $cell } vrij.
one-two-three-event-left-empty-you = Je laat { $cell } vrij.
one-two-three-event-finished = { $written ->
    [0] { $seat } beëindigt de beurt zonder te schrijven.
    [one] { $seat } beëindigt de beurt na { $written } cijfer.
   *[other] { $seat } beëindigt de beurt na { $written } cijfers.
}
one-two-three-event-finished-you = { $written ->
    [0] Je beëindigt je beurt zonder te schrijven.
    [one] Je beëindigt je beurt na { $written } cijfer.
   *[other] Je beëindigt je beurt na { $written } cijfers.
}
one-two-three-event-wants-to-stop = { $seat } vindt niets meer en vraagt om te stoppen.
one-two-three-event-wants-to-stop-you = Je vindt niets meer en vraagt om te stoppen.
one-two-three-event-keep-looking = { $seat } vindt dat { $against } verder moet zoeken.
one-two-three-event-keep-looking-you = Je vraagt om verder te zoeken.
one-two-three-event-compensated = { $seats-count ->
    [1] Er was niets meer te schrijven voordat { $seats } aan de beurt was: { $points } punten.
   *[other] Er was niets meer te schrijven voordat { $seats } aan de beurt waren: elk { $points } punten.
}
one-two-three-event-compensated-you = Er was niets meer te schrijven voordat je aan de beurt was: { $points } punten.
one-two-three-move-correct = als correctie { $symbol } in { $cell } schrijven
one-two-three-move-leave = { $cell } vrijlaten

error-no-digit-there = Niemand heeft een cijfer in { $cell } geschreven.
error-nothing-to-correct = In { $cell } heb je niets te corrigeren.
error-must-correct = Je moet { $cell } corrigeren: er past nog een cijfer.
error-correction-owed = Eerst moet plaats { $owing } het vakje { $cell } corrigeren of vrijlaten.
error-teams-need-four = Voor teams zijn 4 spelers nodig, niet { $seats }.

## De regels

one-two-three-rules-goal =
    2 tot 5 spelers vullen samen één puzzel van 9×9. Wie de meeste punten heeft als het rooster compleet is, wint. { rules-shared-win }

    { rules-sudoku }
one-two-three-rules-material =
    Eén puzzel met precies één oplossing, op één bord.

    { rules-seats } Als compensatie beginnen de plaatsen 2, 3, 4 en 5 met 4, 6, 8 en 10 punten.
one-two-three-rules-turn =
    Het aantal cijfers per beurt is in elke ronde anders: 1, 2, 3, 1, 2, 3 … In een ronde van twee bijvoorbeeld schrijft iedereen om de beurt twee cijfers, elk in een vrij vakje. Je mag eerder stoppen; zoals in de doos moeten de tegenstanders akkoord gaan, maar ze mogen maar één keer per beurt weigeren. { one-two-three-mark-fewer-asked } Zijn er niet meer zo veel vrije vakjes, dan schrijf je wat nog kan.

    De slotronde: tel aan het begin van elke ronde de vrije vakjes. Zijn het er niet meer dan alle spelers samen in deze ronde moeten schrijven, dan is dit de slotronde. { one-two-three-mark-final-round } Die wordt gespeeld in de volgorde van de scores, de laagste eerst; bij gelijke scores blijft de gewone volgorde. Is het rooster daarna nog niet compleet, dan volgt de volgende ronde van de reeks, en dat is weer een slotronde.
one-two-three-rules-points =
    - Elk cijfer: zijn waarde.
    - Twee gelijke cijfers in één beurt: 2 erbij.
    - Drie gelijke cijfers in één beurt: 3 erbij, in plaats van de 2. { one-two-three-mark-triple }
    - Een rij, een kolom of een blok vol maken: 10 erbij, maar één keer per beurt, hoeveel het er ook zijn.
    - Als je in de slotronde niets kunt schrijven omdat het rooster al vol is: 10. { one-two-three-mark-nothing-left } Wie in een slotronde eerder is gestopt, krijgt ze niet. { one-two-three-mark-stopped-early }

    Een voorbeeld met Ana, Ben en Cleo, die met 0, 4 en 6 beginnen. In de ronde van één schrijft Ana een 9 en heeft 9. Ben schrijft een 7 die een kolom vol maakt: 4 + 7 + 10 = 21. Cleo schrijft een 5 en heeft 11. In de ronde van twee schrijft Ana 8 en 8: 9 + 16 + 2 = 27. Ben schrijft een 6 en een foute 4, en iemand merkt het: de 4 wordt teruggenomen en kost 2, dus heeft hij 21 + 6 − 2 = 25. Hij schrijft als correctie de juiste 1 en heeft 26.
one-two-three-rules-mistakes =
    Een cijfer dat afwijkt van de oplossing, is een fout. { one-two-three-mark-fault-solution } Iedereen controleert de hele tijd: je mag bezwaar maken tegen elk cijfer dat een speler heeft geschreven, ook tegen je eigen cijfer, op elk moment tot het spel is afgelopen.

    Is het bezwaar terecht:

    - Het cijfer wordt gewist, en die beurt wordt opnieuw geteld zonder dat cijfer: waarde, gelijke cijfers en volle rijen, kolommen en blokken. { one-two-three-mark-recount }
    - Wie het schreef, verliest 1, 2 of 3 punten: evenveel als het aantal cijfers van de ronde waarin het werd geschreven.
    - Voordat het spel verdergaat, komt de correctie: wie het cijfer schreef, schrijft één cijfer in hetzelfde vakje of laat het vrij. { one-two-three-mark-correction-may } Een goede correctie telt alsof ze in die beurt was geschreven. Een foute kost nog eens evenveel punten, en het vakje blijft vrij. { one-two-three-mark-wrong-correction }

    Bij de eindtelling wordt niets opnieuw beoordeeld. Let de scheidsrechter op, dan wordt een fout gemeld zodra die is geschreven.

    { rules-referees-choose }

    - De spelers, zoals in het gedrukte spel: elk geschreven cijfer blijft staan en iedereen let op tot het einde. Is een bezwaar onterecht, dan kost het niets en blijft het cijfer staan. { mark-wrong-objection }
    { rules-referees-rest }

    { rules-referees-last }

    { rules-referees-solution }

    { rules-referees-people }
one-two-three-rules-clock = Kies je niets anders, dan is er geen klok. Zet je er een aan, dan duurt een beurt in een ronde van één, twee of drie cijfers één, twee of drie minuten. Wat op tijd geschreven is, telt, en de beurt is voorbij. Voor een correctie is er één minuut; daarna blijft het vakje vrij. { one-two-three-mark-correction-clock }
one-two-three-rules-end = Het spel eindigt als het rooster vol is. Letten de spelers op, dan kijkt iedereen eerst nog één keer: tegen elk cijfer kun je nog bezwaar maken, tot iedereen akkoord is. { mark-last-move } Is alleen een cijfer dat niet past een fout, dan eindigt het ook als geen enkel cijfer nog in een vrij vakje past; in een slotronde krijgt wie nog niet aan de beurt was dan 10 punten. { one-two-three-mark-stuck } Het eindigt ook als er drie ronden achter elkaar geen cijfer is bijgekomen dat er nog staat. { one-two-three-mark-stuck } Wie de meeste punten heeft, wint.
one-two-three-rules-variants =
    - Minder ronden: 1, 2, 3, 3, 3 … cijfers, of 3, 3, 3 … vanaf het begin. { one-two-three-mark-sequence }
    - Zonder voorgift: iedereen begint met 0. { one-two-three-mark-handicap-off }
    - De slotronde kan de gewone volgorde houden. { one-two-three-mark-final-order-unchanged }
    - Teams: vier spelers spelen twee tegen twee, plaatsen 1 en 3 tegen 2 en 4, en tellen hun punten op. { one-two-three-mark-teams-on }
    - Alleen een cijfer dat niet past, is een fout. { one-two-three-mark-fault-rule }
    - Een goede correctie geeft geen punten, zoals in een latere uitgave. { one-two-three-mark-corrected-counts-off }
one-two-three-rules-credit = Naar “Défi Sudoku en famille ou entre amis”, in 2006 uitgegeven door Sudoku123.ca.

## Aan tafel, in de browser

one-two-three-line-asks = { $final ->
    [yes] Slotronde
   *[no] Ronde { $round }
}: { $left ->
    [one] nog { $left } cijfer schrijven
   *[other] nog { $left } cijfers schrijven
}
one-two-three-line-handicap = Wie later aan de beurt komt, begint met enkele punten voorsprong.
one-two-three-line-correct = Corrigeer { $cell }: schrijf het juiste cijfer, of laat het vakje vrij.
one-two-three-line-must-correct = Corrigeer { $cell }: schrijf het juiste cijfer.
one-two-three-act-leave = Vrijlaten
one-two-three-line-fewer = { $name } vindt niets meer. Verdergaan?
one-two-three-act-fewer-yes = Ja, verder
one-two-three-act-fewer-no = Nee, zoek verder
one-two-three-line-last-look = Laatste kans: heb je nog bezwaar tegen een cijfer?
one-two-three-fault-here = { $fault ->
    [solution] Een cijfer dat afwijkt van de oplossing, is een fout.
   *[rule] Een cijfer dat niet past, is een fout.
}

## Het eerste spel met uitleg, en het voorbeeld naast de regels

one-two-three-learn-1 = In deze ronde schrijft iedereen één cijfer en krijgt de waarde ervan als punten. Schrijf de { $symbol } in { $cell }.
one-two-three-learn-2 = { $name } schreef een { $theirs } in { $there }, maar in de rij, de kolom of het blok staat er al een. Tik op “Bezwaar!” en dan op { $there }.
one-two-three-learn-3 = { $name } verloor een punt en corrigeerde het cijfer. Nu schrijft iedereen twee cijfers. Eerst de { $symbol } in { $cell }.
one-two-three-learn-4 = En nog een { $symbol } in { $cell }: twee gelijke cijfers geven 2 punten extra.
one-two-three-learn-5 = { $name } heeft het rooster gevuld. Alles klopt: tik op “Akkoord”.
one-two-three-learn-6 = Een volle rij, een volle kolom of een vol blok gaf 10 punten extra. Daarna zou een ronde van drie komen. Nu ken je het hele spel!

## The rules in a minute: one sentence for each drawn step

one-two-three-rules-minute-1 = Jullie vullen samen één rooster. In de eerste ronde schrijft iedereen één cijfer, in de tweede twee, in de derde drie, en dan opnieuw.
one-two-three-rules-minute-2 = Elk cijfer levert zijn waarde op: 5 punten voor de 5. Wie later begint, krijgt 4 tot 10 punten vooraf.
one-two-three-rules-minute-3 = Iemand ziet een fout cijfer: dat kost Ben 1 tot 3 punten, en hij corrigeert het.
one-two-three-rules-minute-4 = Twee gelijke cijfers in één beurt geven 2 punten extra, drie gelijke 3. { one-two-three-mark-triple } Een rij, kolom of blok compleet: 10.
one-two-three-rules-minute-5 = De laagste score begint de slotronde. Is het rooster vol voor je beurt, dan krijg je 10 punten. { one-two-three-mark-nothing-left }
one-two-three-rules-minute-6 = Het spel is uit als het rooster vol is. Wie de meeste punten heeft, wint.

## For whom, and tips: on its page, and now and then at the table of a first game

one-two-three-rules-players = 2 tot 5 spelers; aanbevolen vanaf 10 jaar. { mark-players }
one-two-three-tip-1 = Heb voor elke ronde een plan, en denk aan de ronde erna.
one-two-three-tip-2 = Schrijf hoge cijfers, of gelijke: twee of drie gelijke geven een bonus.
one-two-three-tip-3 = Maak een rij, kolom of blok vol, en laat de anderen zo weinig mogelijk punten over.
one-two-three-rules-tips =
    - { one-two-three-tip-1 }
    - { one-two-three-tip-2 }
    - { one-two-three-tip-3 }
