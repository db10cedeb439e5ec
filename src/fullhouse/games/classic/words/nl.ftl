classic-name = Klassiek
classic-summary = Eén sudoku, die je in je eentje of met zijn allen oplost.

classic-option-check = Foute cijfers worden aangewezen
classic-option-auto-notes = Een geschreven cijfer verdwijnt uit de notities in zijn rij, kolom en blok
classic-option-race = Een race: iedereen heeft een eigen bord en wie de puzzel als eerste oplost, wint
classic-mark-check-on = [addition|In het boekje staat alleen de puzzel.]
classic-mark-check-off = [printed|Niemand zegt welk cijfer fout is.]
classic-mark-auto-notes-on = [addition|De kleine tegels uit de doos verschuiven niet vanzelf.]
classic-mark-auto-notes-off = [printed|Notities zet je en haal je zelf weg.]
classic-mark-race-on = [addition|In het boekje is er geen wedstrijd.]
classic-mark-race-off = [printed|Eén puzzel, alleen of samen.]
classic-mark-time-limit-on = [addition|In het boekje is er geen tijdslimiet.]
classic-mark-time-limit-off = [printed|In het boekje is er geen tijdslimiet.]
classic-mark-screen = [addition|Wat alleen een scherm kan; bij het boekje horen papier en kleine tegels.]
classic-pack-family = Foute cijfers worden getoond en notities bijgehouden.
classic-pack-strict = Niemand zegt welk cijfer fout is. 20 minuten.

classic-event-wrote = { $swept-count ->
    [0] { $seat } schrijft { $symbol } in { $cell }.
   *[other] { $seat } schrijft { $symbol } in { $cell }. Daarmee verdwijnt de notitie { $symbol } uit { $swept }.
}
classic-event-wrote-alone = { $swept-count ->
    [0] { $symbol } staat in { $cell }.
   *[other] { $symbol } staat in { $cell }. Daarmee verdwijnt de notitie { $symbol } uit { $swept }.
}
classic-event-wrote-you = { $swept-count ->
    [0] Je schrijft { $symbol } in { $cell }.
   *[other] Je schrijft { $symbol } in { $cell }. Daarmee verdwijnt de notitie { $symbol } uit { $swept }.
}
classic-event-erased = { $seat } wist de { $symbol } in { $cell }.
classic-event-erased-alone = De { $symbol } in { $cell } is gewist.
classic-event-erased-you = Je wist de { $symbol } in { $cell }.
classic-event-noted = { $put ->
    [yes] { $seat } noteert { $symbol } in { $cell }.
   *[no] { $seat } haalt de notitie { $symbol } weg uit { $cell }.
}
classic-event-noted-alone = { $put ->
    [yes] { $symbol } is genoteerd in { $cell }.
   *[no] De notitie { $symbol } in { $cell } is weg.
}
classic-event-noted-you = { $put ->
    [yes] Je noteert { $symbol } in { $cell }.
   *[no] Je haalt de notitie { $symbol } weg uit { $cell }.
}
classic-event-centred = { $put ->
    [yes] { $seat } noteert { $symbol } midden in { $cell }.
   *[no] { $seat } haalt de notitie { $symbol } weg uit het midden van { $cell }.
}
classic-event-centred-alone = { $put ->
    [yes] { $symbol } is midden in { $cell } genoteerd.
   *[no] De notitie { $symbol } midden in { $cell } is weg.
}
classic-event-centred-you = { $put ->
    [yes] Je noteert { $symbol } midden in { $cell }.
   *[no] Je haalt de notitie { $symbol } weg uit het midden van { $cell }.
}
classic-event-renoted = { $seat } wijzigt de notities ({ $put } erbij, { $taken } weg).
classic-event-renoted-alone = De notities veranderen ({ $put } erbij, { $taken } weg).
classic-event-renoted-you = Je wijzigt de notities ({ $put } erbij, { $taken } weg).
classic-event-switched = { $sweeps ->
    [yes] { $seat } zet automatisch wegstrepen aan.
   *[no] { $seat } zet automatisch wegstrepen uit.
}
classic-event-switched-alone = { $sweeps ->
    [yes] Automatisch wegstrepen staat nu aan.
   *[no] Automatisch wegstrepen staat nu uit.
}
classic-event-switched-you = { $sweeps ->
    [yes] Je zet automatisch wegstrepen aan.
   *[no] Je zet automatisch wegstrepen uit.
}
classic-event-undid = { $again ->
    [yes] { $seat } voert de stap opnieuw uit.
   *[no] { $seat } maakt een stap ongedaan.
}
classic-event-undid-alone = { $again ->
    [yes] De stap is opnieuw uitgevoerd.
   *[no] De stap is ongedaan gemaakt.
}
classic-event-undid-you = { $again ->
    [yes] Je voert de stap opnieuw uit.
   *[no] Je maakt een stap ongedaan.
}
classic-event-raced = { $cell ->
    [none] { $seat } heeft { $filled ->
        [one] { $filled } vakje gevuld.
       *[other] { $filled } vakjes gevuld.
    }
   *[other] { $seat } schrijft { $symbol } in { $cell }.
}
classic-event-raced-you = { $cell ->
    [none] Je hebt { $filled ->
        [one] { $filled } vakje gevuld.
       *[other] { $filled } vakjes gevuld.
    }
   *[other] Je schrijft { $symbol } in { $cell }.
}
classic-line-ask = Zit je vast? “Hint” zegt waar je moet kijken, en dan waarom.
classic-event-hinted = { $stage ->
    [1] { $seat } vraagt de coach waar je moet kijken.
    [2] { $seat } vraagt de coach om de techniek.
   *[3] { $seat } vraagt de coach om het hele bewijs.
} { $hints ->
    [one] Tot nu toe { $hints } hint.
   *[other] Tot nu toe { $hints } hints.
}
classic-event-hinted-alone = { $stage ->
    [1] Hint van de coach: waar je moet kijken.
    [2] Hint van de coach: de techniek.
   *[3] Hint van de coach: het hele bewijs.
} { $hints ->
    [one] Tot nu toe { $hints } hint.
   *[other] Tot nu toe { $hints } hints.
}
classic-event-hinted-you = { $stage ->
    [1] Je vraagt de coach waar je moet kijken.
    [2] Je vraagt de coach om de techniek.
   *[3] Je vraagt de coach om het hele bewijs.
} { $hints ->
    [one] Tot nu toe { $hints } hint.
   *[other] Tot nu toe { $hints } hints.
}

error-cell-taken = In { $cell } heeft plaats { $by } al geschreven.
error-nothing-to-fill = Er valt niets in te vullen: alle notities staan er en passen.
error-nothing-to-clear = Er zijn geen notities om te wissen.
error-nothing-to-undo = Je hebt niets om ongedaan te maken.
error-nothing-to-redo = Je hebt niets om opnieuw uit te voeren.
error-no-hints-in-race = In een race geeft de coach geen hints.

## De regels

classic-rules-goal =
    Eén puzzel op één bord, opgelost door één persoon of door zo veel mensen als je wilt. Punten zijn er niet: de puzzel is opgelost, of nog niet.

    { rules-sudoku }
classic-rules-material =
    Een puzzel is een rooster van 9×9 vakjes met een aantal gegeven cijfers en precies één oplossing. Al het andere wordt geweigerd, en je leest waarom: geen oplossing, of meer dan één. De bibliotheek heeft vijf niveaus met elk ten minste 10 puzzels. Je kunt ook een puzzel intypen, plakken, uit een bestand openen of laten maken op het niveau dat je wilt.

    Elk cijfer heeft een eigen kleur, zodat het bord van alle kanten van de tafel goed te lezen is; de kleur is nooit het enige verschil.
classic-rules-turn =
    Er zijn geen beurten. Iedereen mag altijd schrijven, wissen en noteren:

    - Schrijf een cijfer in een vrij vakje, of wis er een dat niet gegeven is. Kiezen twee mensen op hetzelfde moment hetzelfde vakje, dan geldt wie het eerst was en krijgt de ander een melding. Iedereen ziet wie wat heeft geschreven.
    - Noteer kleine cijfers in de hoeken of in het midden van een vrij vakje, welke je maar wilt van 1 tot en met 9, en haal ze weg zoals je wilt. Notities zijn van de hele tafel en blijven staan tot iemand ze weghaalt.
    - Vul de notities in, van alle cijfers of van één: elk cijfer dat past, wordt genoteerd waar nog geen notities staan, en notities die niet meer passen, verdwijnen. Wat je hebt weggestreept, komt niet terug. Of wis de notities. Invullen verandert alleen de hoeken; wat in het midden staat, is van jou. { classic-mark-screen }
    - Maak stappen ongedaan of doe ze opnieuw: ieder alleen de eigen stappen. { classic-mark-screen }
    - Vraag de coach om een hint. De volgende stap wordt in drie fasen getoond: waar je moet kijken, welke techniek je nodig hebt, en het hele bewijs met het cijfer. De hints worden geteld en aan het eind getoond. { classic-mark-screen }
classic-rules-mistakes = Een fout cijfer wordt niet bestraft; iemand zal het wel vinden. Je kunt laten controleren: dan zie je welke geschreven cijfers fout zijn. { classic-mark-check-on } Voor één speler staat de controle vanaf het begin aan.
classic-rules-clock = Er loopt een klok mee, die je op pauze kunt zetten. { classic-mark-screen } Je kunt een grens in minuten stellen; is die bereikt, dan is het spel afgelopen. { classic-mark-time-limit-on }
classic-rules-end = De puzzel is opgelost als in elk vakje het cijfer van de oplossing staat.
classic-rules-variants =
    Notities die zichzelf opruimen: een geschreven cijfer verwijdert zijn notities uit zijn rij, kolom en blok. Iedereen kan dit op elk moment aan- en uitzetten. { classic-mark-auto-notes-on }

    Een race, met twee of meer: iedereen krijgt dezelfde puzzel op een eigen bord. Je ziet hoeveel vakjes de anderen hebben gevuld, maar niet welke. Wie hem als eerste oplost, wint. De coach geeft geen hints. { classic-mark-race-on }
classic-rules-credit = Naar “Standard Sudoku” in de doos van “Challenge Sudoku” van L. Colovini, D. De Toffoli en D. Zaccariotto, in 2005 uitgegeven door Clementoni.

## Aan tafel, in de browser

classic-fault-here = Geen beurten en geen straf voor fouten: schrijf waar je wilt.

## Het eerste spel met uitleg, en het voorbeeld naast de regels

classic-learn-1 = Kies de { $symbol } en schrijf hem in { $cell }: iets anders past daar niet.
classic-learn-2 = Nog niet zeker? Zet “Notities” aan en schrijf een kleine { $symbol } in { $cell }.
classic-learn-3 = Zet de notities weer uit en schrijf de { $symbol } in { $cell }.
classic-learn-4 = Nu de { $symbol } in { $cell }.
classic-learn-5 = En de laatste: de { $symbol } in { $cell }, over je notitie heen.
classic-learn-6 = Alles is ongedaan te maken, en de coach geeft hints. Nu weet je alles wat je nodig hebt!

## The rules in a minute: one sentence for each drawn step

classic-rules-minute-1 = Vul het rooster: elk cijfer van 1 tot en met 9 één keer in elke rij, kolom en elk blok.
classic-rules-minute-2 = Zoek een vakje waarin maar één cijfer past en schrijf dat erin.
classic-rules-minute-3 = Nog niet zeker? Schrijf een kleine notitie.
classic-rules-minute-4 = Elk gevonden cijfer helpt bij het volgende. Kom je niet verder, dan laat de coach zien waar je moet kijken.
classic-rules-minute-5 = De puzzel is opgelost als elk cijfer klopt. Er is maar één oplossing.

## For whom, and tips: on its page, and now and then at the table of a first game

classic-rules-players = Alleen, of samen op één rooster; aanbevolen vanaf 8 jaar. { mark-players }
classic-tip-1 = Elk gevonden cijfer maakt de weg vrij voor andere: ga na elk cijfer terug naar de eenvoudige manieren.
classic-tip-2 = Kijk waar veel verschillende cijfers samenkomen: daar houdt een vakje het eerst maar één cijfer over.
classic-tip-3 = Noteer in de hoeken welke cijfers nog kunnen; ook een rij met veel vrije vakjes kan een cijfer prijsgeven.
classic-tip-4 = Leveren de eenvoudige manieren niets meer op, dan is het tijd om te redeneren: vaak ken je de rij van een cijfer eerder dan het vakje. Daarna kun je weer eenvoudig verder.
classic-rules-tips =
    - { classic-tip-1 }
    - { classic-tip-2 }
    - { classic-tip-3 }
    - { classic-tip-4 }
