### Wat de coach zegt, in het Nederlands.

## Namen: huizen, technieken, de zes manieren van het boekje

coach-house = { $kind ->
    [row] rij { $name }
    [column] kolom { $name }
   *[block] blok { $name }
}
coach-in-house = { $kind ->
    [row] in rij { $name }
    [column] in kolom { $name }
   *[block] in blok { $name }
}
coach-in-lines = { $kind ->
    [row] in de rijen { $names }
   *[column] in de kolommen { $names }
}

coach-booklet-slide = schuiven
coach-booklet-crossing = kruisen
coach-booklet-block_crossing = kruisen in een blok
coach-booklet-elimination = kruisen door wegstrepen
coach-booklet-exclusion = uitsluiting
coach-booklet-deduction = redenering

coach-name-full_house = vol huis
coach-name-slide = verborgen enkele in een blok
coach-name-block_crossing = verborgen enkele in een blok
coach-name-crossing = verborgen enkele in een lijn
coach-name-elimination = naakte enkele in een lijn
coach-name-exclusion = naakte enkele
coach-name-pointing = vergrendelde kandidaten, wijzend
coach-name-claiming = vergrendelde kandidaten, opeisend
coach-name-naked_pair = naakt paar
coach-name-naked_triple = naakt drietal
coach-name-naked_quad = naakt viertal
coach-name-hidden_pair = verborgen paar
coach-name-hidden_triple = verborgen drietal
coach-name-hidden_quad = verborgen viertal
coach-name-x_wing = X-vleugel
coach-name-swordfish = zwaardvis
coach-name-jellyfish = kwal
coach-name-finned_x_wing = X-vleugel met vin
coach-name-finned_swordfish = zwaardvis met vin
coach-name-finned_jellyfish = kwal met vin
coach-name-sashimi_x_wing = sashimi-X-vleugel
coach-name-sashimi_swordfish = sashimi-zwaardvis
coach-name-sashimi_jellyfish = sashimi-kwal
coach-name-skyscraper = wolkenkrabber
coach-name-two_string_kite = vlieger met twee touwen
coach-name-turbot_fish = tarbot
coach-name-empty_rectangle = lege rechthoek
coach-name-xy_wing = XY-vleugel
coach-name-xyz_wing = XYZ-vleugel
coach-name-w_wing = W-vleugel
coach-name-remote_pair = ver paar
coach-name-simple_colouring = eenvoudig kleuren
coach-name-multi_colouring = meervoudig kleuren
coach-name-unique_rectangle = unieke rechthoek
coach-name-bug = BUG+1, het graf van louter tweetallen
coach-name-x_chain = X-ketting
coach-name-xy_chain = XY-ketting
coach-name-aic = alternerende ketting
coach-name-grouped_aic = alternerende ketting met groepen
coach-name-als_xz = ALS-XZ
coach-name-als_xy_wing = ALS-XY-vleugel
coach-name-als_chain = ketting van bijna vergrendelde groepen
coach-name-sue_de_coq = Sue de Coq
coach-name-death_blossom = doodsbloesem
coach-name-forcing_chain = dwingende ketting
coach-name-forcing_net = dwingend net
coach-name-nested_net = genest dwingend net

## Ideeën: een zin voor elk

coach-idea-full_house = Een huis met één leeg vakje krijgt het ene getal dat eraan ontbreekt.
coach-idea-slide = Gelijke getallen in de lijnen die een blok kruisen, laten daar maar één vakje voor dat getal over.
coach-idea-block_crossing = Van de lege vakjes van een blok kan er nog maar één een getal opnemen dat het blok mist.
coach-idea-crossing = Een rij of kolom mist een getal, en maar één van haar lege vakjes kan het nog opnemen.
coach-idea-elimination = Van de getallen die een lijn mist, zijn er in één vakje op één na allemaal uitgesloten.
coach-idea-exclusion = De rij, de kolom en het blok van een vakje tonen samen acht verschillende getallen.
coach-idea-pointing = Alle plaatsen voor een getal in een blok liggen op één lijn, dus staat het verder nergens op die lijn.
coach-idea-claiming = Alle plaatsen voor een getal op een lijn liggen in één blok, dus staat het verder nergens in dat blok.
coach-idea-naked_subset = Enkele vakjes van een huis delen even weinig getallen en maken die onderling op.
coach-idea-hidden_subset = Enkele getallen van een huis passen alleen in even weinig vakjes, dus daar past niets anders.
coach-idea-fish = In enkele evenwijdige lijnen heeft een getal plaatsen in maar evenveel kruisende lijnen, en die zijn dus bezet.
coach-idea-finned_fish = Het zou een vis zijn als er niet nog plaatsen in één blok waren; wat ook die ziet, valt toch af.
coach-idea-sashimi_fish = Een vis waaraan een hoek ontbreekt; andere plaatsen in één blok nemen die over.
coach-idea-skyscraper = Twee evenwijdige lijnen hebben elk twee plaatsen voor een getal en raken elkaar aan één kant: een van de andere uiteinden heeft het.
coach-idea-two_string_kite = Een rij en een kolom hebben elk twee plaatsen voor een getal en raken elkaar in een blok: een van de verre uiteinden heeft het.
coach-idea-turbot_fish = Twee huizen hebben elk twee plaatsen voor een getal en zijn aan één kant verbonden: een van de verre uiteinden heeft het.
coach-idea-empty_rectangle = In een blok ligt een getal alleen in één rij en één kolom; een paar elders gaat de hoek om.
coach-idea-xy_wing = Een vakje met twee getallen ziet twee andere, en wat het ook neemt: een van die twee heeft hetzelfde derde getal.
coach-idea-xyz_wing = Een vakje met drie getallen ziet twee andere, en een van de drie heeft het getal dat ze delen.
coach-idea-w_wing = Twee gelijke vakjes kunnen niet allebei hetzelfde getal hebben, want een huis ertussen heeft het nodig.
coach-idea-remote_pair = Vakjes met dezelfde twee getallen vormen een ketting, dus de uiteinden hebben er elk een van.
coach-idea-simple_colouring = Plaatsen van een getal, langs paren om en om gekleurd: een van de twee kleuren klopt.
coach-idea-multi_colouring = Twee gekleurde kettingen van een getal raken elkaar, dus niet alle kleuren kunnen kloppen.
coach-idea-unique_rectangle = Vier vakjes met dezelfde twee getallen zouden verwisseld kunnen worden, maar de puzzel heeft maar één oplossing.
coach-idea-bug = Had elk vakje nog twee getallen, dan waren er twee oplossingen; dus het getal dat te veel is, klopt.
coach-idea-x_chain = Een ketting van plaatsen voor één getal: heeft de eerste het niet, dan heeft de laatste het.
coach-idea-xy_chain = Een ketting van vakjes met elk twee getallen: heeft het eerste het getal niet, dan heeft het laatste het.
coach-idea-aic = Een ketting van kandidaten, om en om onjuist en juist: de eerste of de laatste klopt.
coach-idea-grouped_aic = Een ketting waarin meer plaatsen op één lijn van een blok als één tellen: de eerste of de laatste klopt.
coach-idea-als_xz = Twee groepen vakjes hebben elk een getal te veel en kunnen het gedeelde niet allebei hebben.
coach-idea-als_xy_wing = Drie groepen vakjes hebben elk een getal te veel, en de middelste neemt er een van een van de andere af.
coach-idea-als_chain = Groepen vakjes met een getal te veel geven het tekort aan elkaar door.
coach-idea-sue_de_coq = Waar een blok en een lijn elkaar kruisen, hebben de vakjes met enkele andere precies zoveel getallen als het er zijn.
coach-idea-death_blossom = Wat een vakje ook neemt, het ontneemt een groep een getal, en elk van die groepen houdt dan hetzelfde.
coach-idea-forcing_chain = Volg schakel voor schakel wat een aanname afdwingt, tot ze vastloopt of elk geval gelijk eindigt.
coach-idea-forcing_net = Volg alles wat een aanname afdwingt, ook om meer redenen tegelijk, tot ze vastloopt of elk geval gelijk eindigt.
coach-idea-nested_net = Volg een aanname, en probeer elk geval waar ze stilvalt: ze lopen allemaal vast.

## Stap 1: waar kijken

coach-where-house = Kijk { $in }.
coach-where-digit = Kijk waar de { $digit } kan staan.
coach-where-cell = Kijk rond { $cell }.

## Stap 2: wat zoeken

coach-what = Zoek dit: { $name }. { $idea }
coach-what-booklet = Zoek wat het boekje “{ $booklet }” noemt ({ $name }). { $idea }
coach-what-deduction = Zoek dit: { $name } (in het boekje: “{ $booklet }”). { $idea }

## Stap 3: het bewijs

coach-proof-full_house = Er is { $in } nog maar één vakje leeg, en alleen de { $digit } ontbreekt.
coach-proof-hidden = { $tiles-count ->
    [0] De { $digit } heeft { $in } geen andere plaats: alle andere vakjes zijn al uitgesloten.
   *[other] { $noted ->
        [0] De { $digit } in { $tiles } sluit { $in } alle andere lege vakjes uit.
       *[other] De { $digit } in { $tiles } en wat al uitgesloten is, laten { $in } geen ander vakje over.
    }
}
coach-proof-elimination = Wat { $in } nog ontbreekt: { $missing }. Daarvan ziet { $cell } alles behalve de { $digit }.
coach-proof-exclusion = { $noted ->
    [0] De rij, de kolom en het blok van { $cell } tonen samen alle getallen behalve de { $digit }.
   *[other] In { $cell } zijn alle getallen behalve de { $digit } uitgesloten: door rij, kolom en blok, of al eerder.
}
coach-proof-locked = Alle plaatsen voor de { $digit } { $in } ({ $places }) liggen ook { $in-cover }.
coach-proof-naked_subset = Voor de vakjes { $places } { $in } blijven alleen { $digits } over: { $count } getallen voor { $count } vakjes.
coach-proof-hidden_subset = De getallen { $digits } passen { $in } alleen in { $places }: { $count } vakjes voor { $count } getallen.
coach-proof-fish = De { $digit } staat { $bases } alleen { $covers }, en neemt daar van elke lijn één vakje.
coach-proof-finned_fish = De { $digit } staat { $bases } alleen { $covers }, tenzij er een in { $fins } staat. Wat de vis en ook { $fins } ziet, kan het getal niet hebben.
coach-proof-turbot = De { $digit } heeft { $in } en { $in-two } elk twee plaatsen. De vakjes { $near } zien elkaar, dus minstens een van { $far } heeft de { $digit }.
coach-proof-empty_rectangle = De { $digit } ligt { $in } alleen in één rij en één kolom. Er zijn { $in-two } twee plaatsen voor: { $pair }. Ofwel { $far } heeft hem, ofwel hij sluit een arm van het blok af, en de { $digit } van het blok staat in de andere.
coach-proof-xy_wing = Welk getal { $pivot } ook neemt: { $one } of { $two } wordt { $digit }.
coach-proof-xyz_wing = Welk getal { $pivot } ook neemt: de { $digit } staat daar, in { $one } of in { $two }.
coach-proof-w_wing = Voor de vakjes { $one } en { $two } blijven alleen { $digits } over. Waren ze allebei { $link }, dan was er { $in } geen { $link }; dus een van beide is { $digit }.
coach-proof-remote_pair = Voor de vakjes { $places } blijven alleen { $digits } over, en ze zien elkaar om de beurt; dus de twee uiteinden hebben er elk een van.
coach-proof-simple_colouring = { $twice ->
    [yes] De plaatsen van de { $digit } wisselen af tussen { $first } en { $second }. Twee van { $second } staan in één huis, dus { $second } zijn allemaal onjuist.
   *[no] De plaatsen van de { $digit } wisselen af tussen { $first } en { $second }: of al deze, of al die hebben het getal.
}
coach-proof-multi_colouring = De plaatsen van de { $digit } wisselen af tussen { $first } aan de ene en { $second } aan de andere kant, en ook tussen { $third } en { $fourth }. { $both ->
    [yes] De kant { $first } ziet { $third } en { $fourth }, waarvan er een klopt; dus is ze onjuist.
   *[no] De kanten { $first } en { $third } zien elkaar en kloppen niet allebei, dus klopt { $second } of { $fourth }.
}
coach-proof-unique_rectangle = In { $floor } blijven alleen { $digits } over. Bleef ook in { $roof } niet meer over, dan konden de vier vakjes verwisseld worden: er waren twee oplossingen.
coach-proof-bug = Alle lege vakjes behalve { $cell } hebben nog twee getallen, elk twee keer in zijn huis. Alleen de { $digit } in { $cell } voorkomt twee oplossingen.
coach-proof-chain = Is de eerste onjuist, dan is de laatste juist: { $chain }.
coach-proof-chain-place = Het kan niet onjuist zijn zonder juist te zijn: { $chain }.
coach-proof-als = Groepen met een getal te veel: { $sets }. Ze zijn verbonden door { $links }, dus de { $digit } blijft in de eerste of in de laatste.
coach-proof-sue_de_coq = De vakjes { $crossing } met { $line } en { $block } zijn { $count } vakjes voor precies { $count } getallen: { $digits }.
coach-proof-death_blossom = Wat { $stem } ook neemt, het ontneemt een van deze groepen een getal: { $sets }. Elk ervan heeft dan de { $digit }.
coach-proof-fails = Stel { $assumed }. { $story } Dat is onmogelijk.
coach-proof-cases = { $cases } Elk geval leidt tot hetzelfde.

coach-case = Als { $assumed }: { $story }
coach-cases-cell = Probeer nu alle getallen van { $cell }:
coach-cases-house = Probeer nu alle plaatsen voor de { $digit } { $in }:
coach-end-cell = Voor { $cell } blijft niets over.
coach-end-house = Voor de { $digit } blijft { $in } geen plaats over.
coach-end-twice = De { $digit } zou { $in } twee keer staan.
coach-end-two = In { $cell } zouden twee getallen staan.
coach-set = { $cells } ({ $digits })

coach-so-place = Dus { $cell } is { $digit }.
coach-so-remove = Dus vervalt { $removals }.
coach-removal = de { $digit } in { $places }

## De vijf niveaus

level-1 = Makkelijk
level-2 = Gemiddeld
level-3 = Pittig
level-4 = Moeilijk
level-5 = Duivels

level-1-idea = De eerste vijf manieren van het boekje zijn genoeg, zonder notities.
level-2-idea = Redeneringen binnen een huis en zijn buren: vergrendelde getallen, paren en drietallen.
level-3-idea = Patronen over het hele rooster: vissen, vleugels, kleuren.
level-4-idea = Kettingen en groepen vakjes die bijna vol zijn.
level-5-idea = Aannames moeten worden gevolgd tot ze vastlopen.

## Fouten van de speler

coach-mistake-where = Er kan { $in } iets niet kloppen.
coach-mistake-what-digit = Kijk nog eens naar de { $digit } in { $cell }.
coach-mistake-what-note = Kijk nog eens naar je notities in { $cell }.
coach-mistake-clash = De { $digit } in { $cell } ziet de { $digit } in { $seen }.
coach-mistake-digit = De { $digit } in { $cell } kan niet kloppen. { $why }
coach-mistake-note = In je notities in { $cell } ontbreekt het getal dat daar hoort.
coach-mistake-back = Om terug te gaan tot vóór de fout, wis je { $erase }.

## Einde

coach-solved = Alles is ingevuld, en alles klopt.
coach-stuck = Uit dit rooster volgt niets meer: elk leeg vakje kan nog op meer dan één manier worden ingevuld.
coach-budget = Het zoeken naar de volgende stap is gestopt omdat het te lang duurde.

## Foutmeldingen

error-problem-is-full = Er valt niets op te lossen: geen vakje is leeg.
error-problem-is-empty = Er is niets om op af te gaan: geen vakje is ingevuld.
error-bad-notes = “{ $value }” is geen notitie. Schrijf een vakje, een gelijkteken en getallen, zoals a1=259.
error-not-from-problem = In { $cell } heeft het rooster niet de { $symbol } van de puzzel.
error-bad-stage = Stap { $value } bestaat niet; de stappen zijn 1, 2 en 3.
error-nothing-to-rate = In { $path } staat geen puzzel.
error-file-unwritable = { $path } kan niet worden geschreven: { $detail }.
error-bad-problem-line = Regel { $line }: { $cause }

## De opdrachtregel

cli-hint = Geef een hint voor de volgende stap.
cli-hint-problem = De puzzel: 81 tekens, een punt of 0 voor elk leeg vakje.
cli-hint-stage = 1: waar kijken, 2: wat zoeken, 3: het hele bewijs.
cli-hint-lang = De taal: en, fr, it, nl, ru of de.
cli-hint-svg = Schrijf een plaatje van de stap naar dit bestand.
cli-hint-grid = Je eigen rooster, zo ver als je bent.
cli-hint-notes = Je eigen notities, zoals a1=259 b3=47.
cli-hint-unique = Sta ook redenen toe die alleen gelden omdat een puzzel één oplossing heeft.
cli-rate = Zeg hoe moeilijk puzzels zijn: een regel voor elke puzzel van een bestand.
cli-rate-file = Het bestand, een puzzel op elke regel; - leest de standaardinvoer.
cli-rate-json = Schrijf voor elke puzzel een JSON-document.
cli-rate-solved = met logica opgelost
cli-rate-not-solved = niet met logica opgelost
cli-rate-budget = gestopt, te lang gezocht
cli-rate-line = { $problem } niveau { $level }, score { $score }, { $hardest }, { $logic } (techniekenset { $set })
cli-explain = Leg de hele weg naar de oplossing uit.
cli-explain-problem = De puzzel: 81 tekens, een punt of 0 voor elk leeg vakje.
cli-explain-lang = De taal: en, fr, it, nl, ru of de.
cli-explain-unique = Sta ook redenen toe die alleen gelden omdat een puzzel één oplossing heeft.
cli-explain-svg = Schrijf een plaatje van elke stap naar deze map, of van één stap naar dit bestand (*.svg).
cli-explain-step = Alleen deze stap, geteld vanaf 1.
error-no-such-step = Deze weg heeft { $steps } stappen; een stap { $value } is er niet.
cli-explain-line = { $n }. { $name }: { $proof }
