## Namen: rijen, kolommen en blokken, technieken, de zes manieren van het boekje

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
coach-way-full_house = Begin waar bijna niets meer te doen is. Loop een rij, kolom of blok met één vrij vakje na: het cijfer dat je niet tegenkomt, hoort daar. Elk gevuld vakje kan een andere rij, een andere kolom of een ander blok met maar één vrij vakje achterlaten.
coach-way-slide = Kies een cijfer en een blok waarin het ontbreekt. Staat hetzelfde cijfer al in een rij of kolom die het blok kruist, dan kan het in geen enkel vakje op die lijn. Blijft er in het blok één vakje over, dan hoort het cijfer daar. Schuif met hetzelfde cijfer van blok naar blok voordat je een ander kiest.
coach-way-block_crossing = Kies een blok met weinig vrije vakjes en vraag je af welke cijfers ontbreken. Neem ze één voor één en kijk langs de rijen en kolommen door de vrije vakjes. Een cijfer dat in alle vrije vakjes op één na is uitgesloten, hoort in dat ene.
coach-way-crossing = Hetzelfde voor een hele rij of kolom: welke cijfers ontbreken? Zoek elk ervan in de kolommen of rijen die de vrije vakjes kruisen, en in de blokken eromheen. Waar maar één vrij vakje het cijfer kan krijgen, schrijf je het.
coach-way-elimination = Draai de vraag om en kijk naar één vrij vakje van een rij of kolom waarin weinig cijfers ontbreken. Streep van die cijfers weg wat de kruisende lijn of het blok al laat zien. Blijft er één over, dan hoort het in het vakje.
coach-way-exclusion = Zoek een vakje waarvan rij, kolom en blok samen acht verschillende cijfers laten zien: alleen het negende blijft over. Zulke vakjes vind je waar veel verschillende cijfers samenkomen, niet waar dezelfde zich herhalen.
coach-way-deduction = Soms weet je nog niet precies waar een cijfer komt, maar is de keuze al zo klein dat het elders afvalt: alle plekken in een blok liggen op één lijn, twee vakjes delen dezelfde twee cijfers, of drie vakjes delen er drie. Noteer in de hoeken wat overblijft, trek de conclusie en ga terug naar de eenvoudige manieren: vroeg of laat levert dat een cijfer op.
coach-tip-1 = Oplossen is een keten: elk cijfer dat je schrijft, maakt de weg vrij voor andere. Ga na elk cijfer terug naar de eenvoudige manieren en kijk wat het heeft veranderd voordat je ergens anders zoekt.
coach-tip-2 = Begin op de drukke plekken. Een rij, kolom of blok met weinig vrije vakjes geeft zijn cijfers het eerst prijs, en een vakje waar veel verschillende cijfers samenkomen, houdt als eerste nog maar één mogelijkheid over.
coach-tip-3 = Schrijf op wat je weet. Kleine notities in de hoeken leggen vast wat nog mogelijk is, zodat je het niet twee keer hoeft uit te zoeken; streep weg wat een nieuw cijfer uitsluit.
coach-tip-4 = Sla een lijn met veel vrije vakjes niet over: ook daar kan een cijfer nog maar één plek hebben. Ga redeneren als de eenvoudige manieren niets meer opleveren, en keer ernaar terug zodra je kunt.

coach-name-full_house = laatste vakje
coach-name-slide = verborgen single in een blok
coach-name-block_crossing = verborgen single in een blok
coach-name-crossing = verborgen single in een rij of kolom
coach-name-elimination = naakte single in een rij of kolom
coach-name-exclusion = naakte single
coach-name-pointing = locked candidates in een blok
coach-name-claiming = locked candidates in een rij of kolom
coach-name-naked_pair = naakt paar
coach-name-naked_triple = naakt drietal
coach-name-naked_quad = naakt viertal
coach-name-hidden_pair = verborgen paar
coach-name-hidden_triple = verborgen drietal
coach-name-hidden_quad = verborgen viertal
coach-name-x_wing = X-Wing
coach-name-swordfish = Swordfish
coach-name-jellyfish = Jellyfish
coach-name-finned_x_wing = Finned X-Wing
coach-name-finned_swordfish = Finned Swordfish
coach-name-finned_jellyfish = Finned Jellyfish
coach-name-sashimi_x_wing = Sashimi X-Wing
coach-name-sashimi_swordfish = Sashimi Swordfish
coach-name-sashimi_jellyfish = Sashimi Jellyfish
coach-name-skyscraper = Skyscraper
coach-name-two_string_kite = Two-String Kite
coach-name-turbot_fish = Turbot Fish
coach-name-empty_rectangle = lege rechthoek
coach-name-xy_wing = XY-Wing
coach-name-xyz_wing = XYZ-Wing
coach-name-w_wing = W-Wing
coach-name-remote_pair = paar op afstand
coach-name-simple_colouring = eenvoudig kleuren
coach-name-multi_colouring = meervoudig kleuren
coach-name-unique_rectangle = unieke rechthoek
coach-name-unique_rectangle-type = unieke rechthoek, type { $type }
coach-name-bug = BUG+1
coach-name-x_chain = X-keten
coach-name-xy_chain = XY-keten
coach-name-aic = alternerende keten
coach-name-grouped_aic = alternerende keten met groepen
coach-name-als_xz = ALS-XZ
coach-name-als_xy_wing = ALS-XY-Wing
coach-name-als_chain = ALS-keten
coach-name-sue_de_coq = Sue de Coq
coach-name-death_blossom = Death Blossom
coach-name-forcing_chain = dwingende keten
coach-name-forcing_net = dynamisch dwingend net
coach-name-nested_net = genest dwingend net
coach-name-hidden_rectangle = verborgen rechthoek
coach-name-avoidable_rectangle = vermijdbare rechthoek
coach-name-unique_rectangle_3 = unieke rechthoek, type 3
coach-name-unique_rectangle_5 = unieke rechthoek, type 5
coach-name-unique_rectangle_6 = unieke rechthoek, type 6
coach-name-bug_n = BUG+n
coach-name-fireworks = drievoudig vuurwerk
coach-name-franken_fish = Franken Fish
coach-name-mutant_fish = Mutant Fish
coach-name-als_aic = ALS-AIC, keten met ALS’en
coach-name-exocet = Junior Exocet
coach-name-sk_loop = SK-loop, ring van paren
coach-name-multi_sector = vergrendelde set over meer sectoren
coach-name-tridagon = tridagon, Thors hamer
coach-name-kraken_fish = Kraken Fish

## Ideeën: een zin voor elk

coach-idea-full_house = Een rij, kolom of blok met nog één vrij vakje krijgt het enige cijfer dat ontbreekt.
coach-idea-slide = Hetzelfde cijfer in rijen of kolommen die een blok kruisen, laat daar maar één vakje voor dat cijfer over.
coach-idea-block_crossing = Van de vrije vakjes van een blok kan er nog maar één een cijfer krijgen dat het blok mist.
coach-idea-crossing = Een rij of kolom mist een cijfer, en dat past nog maar in één van de vrije vakjes.
coach-idea-elimination = Van de weinige cijfers die een rij of kolom mist, past er in een van de vakjes nog maar één.
coach-idea-exclusion = De rij, de kolom en het blok van een vakje tonen samen acht verschillende cijfers.
coach-idea-exclusion-noted = Voor een vakje is nog maar één cijfer over: rij, kolom en blok tonen een deel van de andere, de rest is al eerder uitgesloten.
coach-idea-pointing = In een blok liggen alle plekken voor een cijfer in één rij of kolom, dus staat het verder nergens in die rij of kolom.
coach-idea-claiming = In een rij of kolom liggen alle plekken voor een cijfer in één blok, dus staat het verder nergens in dat blok.
coach-idea-naked_pair = Twee vakjes van een rij, kolom of blok hebben samen nog maar twee cijfers over. Dus vallen die in alle andere vakjes daar af.
coach-idea-naked_triple = Drie vakjes van een rij, kolom of blok hebben samen nog maar drie cijfers over. Dus vallen die in alle andere vakjes daar af.
coach-idea-naked_quad = Vier vakjes van een rij, kolom of blok hebben samen nog maar vier cijfers over. Dus vallen die in alle andere vakjes daar af.
coach-idea-hidden_pair = Twee cijfers van een rij, kolom of blok passen alleen in dezelfde twee vakjes. Dus komt daar niets anders.
coach-idea-hidden_triple = Drie cijfers van een rij, kolom of blok passen alleen in dezelfde drie vakjes. Dus komt daar niets anders.
coach-idea-hidden_quad = Vier cijfers van een rij, kolom of blok passen alleen in dezelfde vier vakjes. Dus komt daar niets anders.
coach-idea-finned_x_wing = Een X-Wing, op extra plekken in één blok na. Een vakje dat het cijfer zou verliezen en al die plekken ziet, verliest het toch.
coach-idea-sashimi_x_wing = Een X-Wing waaraan een hoek ontbreekt; extra plekken in één blok vangen dat op. Een vakje dat het cijfer door de X-Wing zou verliezen en al die plekken ziet, verliest het ook nu.
coach-idea-finned_swordfish = Een Swordfish, op extra plekken in één blok na. Een vakje dat het cijfer zou verliezen en al die plekken ziet, verliest het toch.
coach-idea-sashimi_swordfish = Een Swordfish waaraan een hoek ontbreekt; extra plekken in één blok vangen dat op. Een vakje dat het cijfer door de Swordfish zou verliezen en al die plekken ziet, verliest het ook nu.
coach-idea-finned_jellyfish = Een Jellyfish, op extra plekken in één blok na. Een vakje dat het cijfer zou verliezen en al die plekken ziet, verliest het toch.
coach-idea-sashimi_jellyfish = Een Jellyfish waaraan een hoek ontbreekt; extra plekken in één blok vangen dat op. Een vakje dat het cijfer door de Jellyfish zou verliezen en al die plekken ziet, verliest het ook nu.
coach-idea-x_wing = In twee rijen past een cijfer alleen in dezelfde twee kolommen. Dus komt het verder nergens in die kolommen. Of net zo met rijen en kolommen verwisseld.
coach-idea-swordfish = In drie rijen past een cijfer alleen in dezelfde drie kolommen. Dus komt het verder nergens in die kolommen. Of net zo met rijen en kolommen verwisseld.
coach-idea-jellyfish = In vier rijen past een cijfer alleen in dezelfde vier kolommen. Dus komt het verder nergens in die kolommen. Of net zo met rijen en kolommen verwisseld.
coach-idea-skyscraper = Twee rijen (of twee kolommen) hebben elk twee plekken voor een cijfer en raken elkaar aan één kant: een van de andere uiteinden heeft het.
coach-idea-two_string_kite = Een rij en een kolom hebben elk twee plekken voor een cijfer en raken elkaar in een blok: een van de verre uiteinden heeft het.
coach-idea-turbot_fish = Een cijfer heeft in elk van twee gebieden (rijen, kolommen of blokken) twee plekken, en die gebieden zijn aan één kant verbonden: een van de verre uiteinden heeft het.
coach-idea-empty_rectangle = In een blok kan een cijfer alleen in één rij en één kolom staan; twee plekken elders geven de doorslag.
coach-idea-xy_wing = Een vakje met twee cijfers ziet twee andere, en wat het ook krijgt: een van die twee heeft hetzelfde derde cijfer.
coach-idea-xyz_wing = Een vakje met drie cijfers ziet twee andere vakjes, en een van die drie vakjes heeft het cijfer dat ze delen.
coach-idea-w_wing = Twee vakjes met dezelfde twee cijfers kunnen een van die cijfers niet allebei hebben, want een rij, kolom of blok ertussen heeft het nodig.
coach-idea-remote_pair = Vakjes met dezelfde twee cijfers vormen een keten, dus aan de uiteinden staat elk van die cijfers één keer.
coach-idea-simple_colouring = De plekken van een cijfer worden langs paren om en om gekleurd: een van de twee kleuren klopt.
coach-idea-multi_colouring = Twee gekleurde ketens van een cijfer raken elkaar, dus niet alle kleuren kunnen kloppen.
coach-idea-unique_rectangle = Hadden vier vakjes alleen dezelfde twee cijfers, dan kon je die cijfers verwisselen, maar de puzzel heeft maar één oplossing.
coach-idea-bug = Had elk vakje nog twee cijfers, dan kon er niet precies één oplossing zijn; dus klopt het ene cijfer dat te veel is.
coach-idea-x_chain = Een keten van plekken voor één cijfer: heeft de eerste het niet, dan heeft de laatste het.
coach-idea-xy_chain = Een keten van vakjes met elk twee cijfers: heeft het eerste het cijfer niet, dan heeft het laatste het.
coach-idea-aic = Een keten van kandidaten, om en om onjuist en juist: minstens een van de twee uiteinden klopt.
coach-idea-grouped_aic = Een keten waarin meerdere plekken in één rij of kolom van een blok als één tellen: minstens een van de twee uiteinden klopt.
coach-idea-als_xz = Twee groepen vakjes hebben elk een cijfer te veel en kunnen een gedeeld cijfer niet allebei hebben.
coach-idea-als_xy_wing = Drie groepen vakjes hebben elk een cijfer te veel, en de middelste neemt een van de andere twee een cijfer af.
coach-idea-als_chain = In een keten van groepen met een cijfer te veel neemt elke groep de volgende een cijfer af.
coach-idea-sue_de_coq = Waar een blok een rij of kolom kruist, hebben die vakjes samen met enkele andere precies zoveel cijfers als er vakjes zijn.
coach-idea-death_blossom = Welk cijfer een vakje ook krijgt: telkens raakt een van enkele groepen dat cijfer kwijt, en die groep heeft dan altijd hetzelfde andere cijfer.
coach-idea-forcing_chain = Volg schakel voor schakel wat een aanname afdwingt, tot ze vastloopt of elk geval hetzelfde oplevert.
coach-idea-forcing_net = Volg alles wat een aanname afdwingt, ook om meerdere redenen samen, tot ze vastloopt of elk geval hetzelfde oplevert.
coach-idea-nested_net = Volg een aanname; waar ze niet verder komt, probeer je elk geval: alle gevallen lopen vast.
coach-idea-hidden_rectangle = Vier vakjes delen twee cijfers. Nam de laatste hoek er een van, dan moest het andere in de hoeken ernaast, en kon je de twee verwisselen.
coach-idea-avoidable_rectangle = Cijfers die je zelf hebt gevonden, mogen geen rechthoek van twee cijfers afmaken die je kunt verwisselen.
coach-idea-unique_rectangle_3 = Twee hoeken hebben extra cijfers, en een daarvan klopt. Met andere vakjes vormen die cijfers een naakt paar, drietal of viertal.
coach-idea-unique_rectangle_5 = Hetzelfde extra cijfer staat in tegenoverliggende hoeken of in drie hoeken van de rechthoek. Een daarvan heeft het.
coach-idea-unique_rectangle_6 = Een cijfer dat aan twee zijden van de rechthoek gebonden is, zou twee tegenoverliggende hoeken vullen. Dan kon je de cijfers verwisselen.
coach-idea-bug_n = Had elk vakje nog twee cijfers, dan kon er niet precies één oplossing zijn; dus klopt een van de weinige extra cijfers.
coach-idea-fireworks = Buiten een blok passen drie cijfers in een rij nog maar in één vakje, en in een kolom ook. Dus vullen ze die twee vakjes en het kruispunt in het blok.
coach-idea-franken_fish = Een vis waarin ook blokken meetellen: rijen en blokken, bedekt door evenveel kolommen en blokken.
coach-idea-mutant_fish = Een vis van willekeurige rijen, kolommen en blokken: die waarin het cijfer moet komen, worden door evenveel andere bedekt.
coach-idea-als_aic = Een keten die ook door groepen met een cijfer te veel loopt: mist zo’n groep een cijfer, dan heeft ze alle andere.
coach-idea-exocet = Twee vakjes van een blok hebben twee van drie of vier cijfers. Twee vakjes in de blokken ernaast zijn de enige plekken voor diezelfde twee.
coach-idea-sk_loop = Paren vakjes vormen een ring door twee rijen, twee kolommen en vier blokken. Elk daarvan levert de ring twee cijfers, en die moeten daar staan.
coach-idea-multi_sector = Waar rijen en kolommen elkaar kruisen, past een cijfer hoogstens één keer per rij, of één keer per kolom. Is dat samen net genoeg voor alle vakjes, dan zijn ze daar allemaal nodig.
coach-idea-tridagon = Met drie cijfers alleen zijn deze twaalf vakjes van vier blokken nooit goed te vullen. Dus klopt een van de weinige andere cijfers die daar over zijn.
coach-idea-kraken_fish = Een vis met een paar plekken te veel, de vinnen. Óf de vis klopt, óf een van de vinnen klopt, en een korte keten vanuit elke vin leidt tot hetzelfde.

## Stap 1: waar kijken

coach-where-house = Kijk { $in }.
coach-where-digit = Kijk waar de { $digit } kan staan.
coach-where-cell = Kijk rond { $cell }.
coach-where-lines = Kijk { $lines }.

## Stap 2: wat zoeken

coach-what = Zoek dit: { $name }. { $idea }
coach-what-booklet = Zoek wat het boekje “{ $booklet }” noemt ({ $name }). { $idea }
coach-what-deduction = Zoek dit: { $name } (in het boekje: “{ $booklet }”). { $idea }

## Stap 3: het bewijs

coach-proof-full_house = Er is { $in } nog maar één vakje vrij, en alleen de { $digit } ontbreekt.
coach-proof-hidden = Door de { $digit } in { $tiles } past de { $digit } { $in } in geen ander vrij vakje.
coach-proof-hidden-noted = Door de { $digit } in { $tiles }, en omdat de { $digit } in { $out } al eerder is uitgesloten, past de { $digit } { $in } in geen ander vrij vakje.
coach-proof-hidden-only-noted = De { $digit } heeft { $in } nog maar één plek: in { $out } is die al eerder uitgesloten.
coach-proof-elimination = Wat { $in } nog ontbreekt: { $missing }. Daarvan ziet { $cell } al { $seen } (in { $tiles }), dus alleen de { $digit } blijft over.
coach-proof-elimination-noted = Wat { $in } nog ontbreekt: { $missing }. Daarvan ziet { $cell } al { $seen } (in { $tiles }); daar al eerder uitgesloten: { $out }. Alleen de { $digit } blijft over.
coach-proof-elimination-only-noted = Wat { $in } nog ontbreekt: { $missing }. Daarvan in { $cell } al eerder uitgesloten: { $out }. Alleen de { $digit } blijft over.
coach-proof-exclusion = De rij, de kolom en het blok van { $cell } tonen samen alle cijfers behalve de { $digit }.
coach-proof-exclusion-noted = De rij, de kolom en het blok van { $cell } tonen { $seen }; daar al eerder uitgesloten: { $out }. Alleen de { $digit } blijft over.
coach-proof-exclusion-only-noted = In { $cell } zijn alle cijfers behalve de { $digit } al eerder uitgesloten.
coach-proof-locked = Alle plekken voor de { $digit } { $in } ({ $places }) liggen ook { $in-cover }.
coach-proof-naked_subset = Voor de vakjes { $places } { $in } zijn samen alleen { $digits } over: { $count } cijfers voor { $count } vakjes.
coach-proof-hidden_subset = De cijfers { $digits } passen { $in } alleen in { $places }: { $count } vakjes voor { $count } cijfers.
coach-proof-fish = De { $digit } past { $bases } alleen { $covers }. In elk daarvan neemt hij dus één vakje in.
coach-proof-finned_fish = De { $digit } past { $bases } alleen { $covers }, of anders in { $either }. Hoe dan ook valt de { $digit } af in vakjes { $covers } die ook { $fins } zien.
coach-proof-turbot = De { $digit } heeft { $in } twee plekken en { $in-two } ook. De vakjes { $near } zien elkaar, dus minstens een van { $far } heeft de { $digit }.
coach-proof-empty_rectangle = De { $digit } kan { $in } alleen { $in-arm } of { $in-other } staan.
coach-proof-rectangle-pair = De { $digit } heeft { $in-pair } maar twee plekken: { $near } en { $far }. Staat die niet in { $far }, dan in { $near }, en dan staat de { $digit } van het blok { $in-other }.
coach-proof-xy_wing = In { $pivot } komt een { $x } of een { $y }. Is het een { $x }, dan staat in { $one } de { $digit }; is het een { $y }, dan staat in { $two } de { $digit }.
coach-proof-xyz_wing = In { $pivot } komt een { $x }, een { $y } of een { $digit }. Is het een { $x }, dan staat in { $one } de { $digit }; is het een { $y }, dan staat in { $two } de { $digit }. Een van de drie vakjes heeft dus de { $digit }.
coach-proof-w_wing = Voor de vakjes { $one } en { $two } zijn alleen { $digits } over. Hadden ze allebei de { $link }, dan was er { $in } geen plek meer voor de { $link }; dus een van beide heeft de { $digit }.
coach-proof-remote_pair = Voor de vakjes { $places } zijn alleen { $digits } over, en elk ziet het volgende. In { $first } en { $last } staat dus elk van die cijfers één keer.
coach-proof-colours = Van paar tot paar staat de { $digit } óf in { $first }, óf in { $second }.
coach-proof-colours-too = Net zo staat de { $digit } óf in { $first }, óf in { $second }.
coach-proof-sees-both = Een vakje dat beide kleuren ziet, kan de { $digit } dus niet hebben.
coach-proof-colour-twice = Maar { $one } en { $two } liggen allebei { $in }, dus de { $digit } staat niet in { $second }.
coach-proof-colour-sees-both = Maar { $one } ziet { $two }, en { $other } ziet { $four }: met de { $digit } in { $first } bleef er in de andere keten geen plek voor de { $digit } over.
coach-proof-colours-touch = Omdat { $one } en { $two } elkaar zien, staat de { $digit } niet zowel in { $first } als in { $third }; dus staat die in { $second } of in { $fourth }.
coach-proof-unique_rectangle = In { $floor } zijn alleen { $digits } over. Was er ook in { $roof } niets anders over, dan kon je de cijfers van de vier vakjes verwisselen. Dan waren er twee oplossingen.
coach-proof-rectangle-bound = De { $link } past { $in } alleen in { $roof }. Met de { $digit } ernaast konden die twee verwisseld worden.
coach-proof-rectangle-extra = Een van { $roof } heeft dus de { $digit }.
coach-proof-bug = Zonder de { $digit } in { $cell } had elk vrij vakje nog twee cijfers, en elk daarvan twee plekken in zijn rij, kolom en blok. Dan kon er niet precies één oplossing zijn.
coach-proof-chain = Klopt { $first } niet, dan klopt { $last }: { $chain }. Een van de twee klopt dus.
coach-proof-chain-place = Zelfs als { $first } niet zou kloppen, volgt daaruit dat het wél klopt: { $chain }.
coach-proof-als = Groepen vakjes met één cijfer meer dan vakjes: { $sets }.
coach-proof-als-link = De groepen { $one } en { $two } kunnen niet allebei de { $digit } hebben.
coach-proof-als-ends = { $first } of { $last } heeft dus de { $digit }.
coach-proof-first-set = Als { $gone }, mist { $name } de { $digit } en heeft de groep al haar andere cijfers: { $claim }.
coach-proof-first-house = Als { $gone }, dan { $claim }: de enige andere plek { $in }.
coach-proof-first-cell = Als { $gone }, dan { $claim }: het enige andere cijfer daar.
coach-proof-link-set = Dus { $gone }; zonder de { $digit } heeft { $name } al haar andere cijfers: { $claim }.
coach-proof-link-house = Dus { $gone }, en { $claim }: de enige andere plek { $in }.
coach-proof-link-cell = Dus { $gone }, en { $claim }: het enige andere cijfer daar.
coach-proof-chain-ends = Een van de twee uiteinden klopt: { $first } of { $last }.
coach-proof-sue_de_coq = De vakjes { $crossing }, { $line } en { $block } zijn { $count } vakjes voor precies { $count } cijfers: { $digits }. Geen cijfer is over in zowel { $line } als { $block }, dus elk staat precies één keer in deze vakjes.
coach-proof-death_blossom = In { $stem } komt een { $either }.
coach-proof-petal = Staat in { $stem } de { $link }, dan heeft de groep { $places } ({ $digits }) de { $digit }.
coach-proof-rectangle-set = Een van { $roof } heeft dus een van deze cijfers: { $extras }. Samen met { $places } zijn dat { $count } vakjes { $in } voor { $count } cijfers: { $digits }.
coach-proof-rectangle-sides = De { $link } past { $in } en { $in-two } alleen in de hoeken. Stond die in een van { $roof }, dan ook in het andere, en dan kwam in { $floor } de { $digit }.
coach-proof-hidden_rectangle = In { $floor } zijn alleen { $digits } over. Hadden { $roof } alleen die twee cijfers, dan kon je ze verwisselen. Dan waren er twee oplossingen.
coach-proof-rectangle-hidden = De { $link } past { $in } en { $in-two } alleen in de hoeken. Met de { $digit } in { $cell } stond de { $link } in { $near }, en in { $floor } ook de { $digit }.
coach-proof-avoidable_rectangle = De cijfers in { $floor } zijn gevonden, niet gegeven. Werd de rechthoek van { $digits } in { $roof } afgemaakt, dan kon je die cijfers verwisselen. Dan waren er twee oplossingen.
coach-proof-bug_n = Zonder { $because } had elk vrij vakje nog twee cijfers, en elk daarvan twee plekken in zijn rij, kolom en blok. Dan kon er niet precies één oplossing zijn, dus een daarvan klopt.
coach-proof-mixed_fish = Elk hiervan heeft de { $digit } nodig, en geen twee delen een plek: { $bases }. Al die plekken liggen in evenveel andere rijen, kolommen of blokken: { $covers }. Dus komt de { $digit } daar verder nergens.
coach-proof-mixed_fish-fins = Elk hiervan heeft de { $digit } nodig, en geen twee delen een plek: { $bases }. Op { $fins } na liggen al die plekken in evenveel andere rijen, kolommen of blokken: { $covers }. Hoe dan ook valt de { $digit } daar af in elk ander vakje dat { $fins } ziet.
coach-proof-fireworks = De cijfers { $digits } passen { $in } alleen { $in-corner } en in { $one }. Ze passen { $in-two } alleen { $in-corner } en in { $two }.
coach-proof-fireworks-corner = Een cijfer dat niet in { $one } en niet in { $two } staat, moet in { $cell } staan, op het kruispunt. Dus vullen de { $count } cijfers deze { $count } vakjes.
coach-proof-exocet = Twee van { $digits } staan in { $base }. Elk van die twee moet ook { $covers } staan, in elk daarvan één keer.
coach-proof-exocet-targets = Buiten deze blokken ({ $band }) past zo’n cijfer daar hoogstens twee keer, en erbinnen blijven alleen { $targets } over. Dus hebben { $targets } dezelfde twee cijfers als { $base }.
coach-proof-sk_loop = { $count ->
    [one] { $count } vrij vakje vormt
   *[other] { $count } vrije vakjes vormen
} een ring van paren { $rows } en { $columns }.
coach-proof-sk_loop-lines = In een lijn past elk cijfer daar hoogstens één keer: { $links }.
coach-proof-sk_loop-blocks = De andere passen daar hoogstens één keer in een blok: { $links }.
coach-proof-sk_loop-locked = Dat is plek voor { $count ->
    [one] { $count } cijfer
   *[other] { $count } cijfers
}, dus elk is in de ring nodig. Het staat nergens anders in zijn lijn of blok.
coach-proof-multi_sector = { $count ->
    [one] { $count } vrij vakje ligt
   *[other] { $count } vrije vakjes liggen
} zowel { $rows } als { $columns }.
coach-proof-multi_sector-rows = Hoogstens één keer per rij is daar plek voor { $digits }: in totaal { $count } keer.
coach-proof-multi_sector-columns = Hoogstens één keer per kolom is daar plek voor { $digits }: in totaal { $count } keer.
coach-proof-multi_sector-locked = Dat is net genoeg voor { $count ->
    [one] { $count } vakje
   *[other] { $count } vakjes
}. Dus staan deze cijfers nergens anders in de lijnen waarin ze geteld zijn.
coach-proof-tridagon = Vier blokken ({ $band }) hebben elk drie vakjes, geen twee daarvan in één lijn: { $places }.
coach-proof-tridagon-digits = Stonden daar alleen { $digits }, dan had een rij of kolom een daarvan twee keer, hoe je ze ook invult.
coach-proof-tridagon-one = Dus klopt het ene andere cijfer dat daar over is: { $because }.
coach-proof-tridagon-some = Dus klopt een van de andere cijfers die daar over zijn: { $because }.
coach-proof-kraken_fish = Zonder { $fins } past de { $digit } { $bases } alleen { $covers }. Dan kan { $cell } geen { $digit } zijn.
coach-proof-kraken_fish-near = Staat de { $digit } in { $near }, dan ziet { $cell } hem.
coach-link = { $house } ({ $digits })

coach-suppose = Stel { $assumed }.
coach-impossible = Dat is onmogelijk.
coach-follows = Dan { $line }.
coach-case = Geval { $assumed }.
coach-cases-cell = Probeer elk cijfer dat in { $cell } over is: { $digits }.
coach-cases-house = Probeer elke plek die { $in } voor de { $digit } over is: { $places }.
coach-cases-fins = Probeer elke vin als plek van de { $digit }: { $places }.
coach-cases-agree = In alle gevallen: { $claim }.
coach-cases-fail = Elk geval loopt dus vast.
coach-end-cell = Voor { $cell } blijft geen cijfer over.
coach-end-house = Voor de { $digit } blijft { $in } geen plek over.
coach-end-twice = De { $digit } zou { $in } twee keer staan.
coach-end-two = In { $cell } zouden twee cijfers staan.
coach-line-house = { $claim }: de enige plek { $in }, vanwege { $because }.
coach-line-cell = { $claim }: het enige cijfer dat daar overblijft, vanwege { $because }.
coach-line-seen = { $claim }, vanwege { $because }.
coach-net-links = Dit bewijs heeft { $count } schakels.
coach-net-cases = Er blijven { $count } gevallen over, en die lopen allemaal vast.
coach-join = { $one }; { $two }
coach-join-sentences = { $one }. { $two }
coach-set = { $name } = { $places } ({ $digits })

coach-so-place = In { $cell } komt dus de { $digit }.
coach-so-not = Daarom { $claims }.
coach-so-remove = Daarmee valt af: { $removals }.
coach-removal = de { $digit } in { $places }

## De vijf niveaus

level-1 = Makkelijk
level-2 = Gemiddeld
level-3 = Pittig
level-4 = Moeilijk
level-5 = Duivels

level-1-idea = De eerste vijf manieren van het boekje zijn genoeg, zonder notities.
level-2-idea = Redeneringen binnen een rij, kolom of blok en de buren ervan: locked candidates, paren en drietallen.
level-3-idea = Patronen over het hele rooster: vissen, wings en kleuren.
level-4-idea = Ketens, en groepen vakjes met een cijfer te veel.
level-5-idea = Aannames moeten worden gevolgd tot ze vastlopen.

## Fouten van de speler

coach-mistake-where = Er klopt { $in } iets niet.
coach-mistake-what-digit = Kijk nog eens naar de { $digit } in { $cell }.
coach-mistake-what-note = Kijk nog eens naar je notities in { $cell }.
coach-mistake-clash = De { $digit } in { $cell } botst met de { $digit } in { $seen }.
coach-mistake-digit = De { $digit } in { $cell } kan niet kloppen.
coach-mistake-then-cell = Uiteindelijk blijft er geen cijfer over voor { $cell }.
coach-mistake-then-house = Uiteindelijk is er { $in } geen plek voor de { $digit }.
coach-mistake-then-twice = Uiteindelijk zou de { $digit } { $in } tweemaal staan.
coach-mistake-then-two = Uiteindelijk zouden er in { $cell } twee cijfers staan.
coach-mistake-cases = Wat je daarna ook probeert, het loopt vast.
coach-mistake-note = Het cijfer dat in { $cell } hoort, staat niet bij je notities.
coach-mistake-back = Om terug te gaan tot vóór de fout, wis je { $erase }.
coach-mistake-back-note = Wis je notities in { $erase } en schrijf ze opnieuw.

## Legends

coach-legend-area = waar je moet kijken
coach-legend-cells = vakjes die tellen
coach-legend-wrong = lijkt fout
coach-legend-house = rij, kolom, blok of vakje
coach-legend-base = hier moet het cijfer komen
coach-legend-cover = gedeelde lijnen
coach-legend-group = groep vakjes
coach-legend-rectangle = de vier hoeken
coach-legend-ray = sluit dit vakje uit
coach-legend-premise = hierop berust het
coach-legend-pair = het paar
coach-legend-extra = extra cijfer
coach-legend-fin = extra plek (vin)
coach-legend-pivot = spil
coach-legend-pincer = tang
coach-legend-target = een hiervan klopt
coach-legend-colour_a = eerste kleur
coach-legend-colour_b = tweede kleur
coach-legend-colour_c = derde kleur
coach-legend-colour_d = vierde kleur
coach-legend-assumed = aangenomen
coach-legend-true = blijkt juist
coach-legend-false = blijkt onjuist
coach-legend-strong = sterke schakel: één klopt
coach-legend-weak = zwakke schakel: niet allebei
coach-legend-leads = leidt tot
coach-legend-elimination = kan weg
coach-legend-placement = komt hier

## Einde

coach-solved = Alles is ingevuld, en alles klopt.
coach-stuck = Uit dit rooster volgt niets meer: elk vrij vakje kan nog op meer dan één manier worden ingevuld.
coach-budget = Het zoeken naar de volgende stap is gestopt omdat het te lang duurde.
coach-no-way = “{ $way }” levert hier nu niets op. De makkelijkste stap is: { $name }.

## Foutmeldingen

error-problem-is-full = Er valt niets op te lossen: geen vakje is vrij.
error-problem-is-empty = Er is niets om op af te gaan: geen vakje is ingevuld.
error-bad-notes = “{ $value }” is geen notitie. Schrijf een vakje, een gelijkteken en cijfers, zoals a1=259.
error-not-from-problem = Het rooster past niet bij de puzzel: in { $cell } hoort de { $symbol }.
error-bad-stage = Stap { $value } bestaat niet; de stappen zijn 1, 2 en 3.
error-unknown-way = “{ $value }” is geen manier van oplossen.
error-nothing-to-rate = In { $path } staat geen puzzel.
error-file-unwritable = { $path } kan niet worden geschreven: { $detail }.
error-picture-ending = Afbeeldingen zijn SVG-bestanden: schrijf een naam die op “.svg” eindigt in plaats van { $path }.
error-bad-problem-line = Regel { $line }: { $cause }

## De opdrachtregel

cli-hint = Een hint geven voor de volgende stap.
cli-hint-problem = De puzzel: 81 tekens, een punt of 0 voor elk vrij vakje; of elk bekend formaat, of een bestand met één puzzel.
cli-hint-stage = 1: waar kijken, 2: wat zoeken, 3: het hele bewijs.
cli-hint-lang = De taal: en, fr, it, nl, ru of de.
cli-hint-svg = Een plaatje van de stap naar dit bestand schrijven.
cli-hint-grid = Je rooster, zoals het nu is.
cli-hint-notes = Je eigen notities, zoals a1=259 b3=47.
cli-hint-unique = Ook redenen toestaan die alleen gelden omdat een puzzel één oplossing heeft.
cli-hint-way = Eén manier volgen, zoals deduction of x-wing, ook al is een andere makkelijker.
cli-hint-all = Alle stappen tonen die nu mogelijk zijn, per techniek.
cli-rate = Zeggen hoe moeilijk puzzels zijn, één regel voor elke puzzel.
cli-rate-file = De puzzel zelf, of een bestand met een puzzel op elke regel; - leest de standaardinvoer.
cli-rate-json = Voor elke puzzel een JSON-document schrijven.
cli-rate-se = Ook het getal van Sudoku Explainer; duurt langer.
cli-rate-number = SE { $number }
cli-rate-solved = met logica opgelost
cli-rate-not-solved = niet met logica opgelost
cli-rate-budget = gestopt, te lang gezocht
cli-rate-line = { $problem } niveau { $level }, score { $score }, { $hardest }, { $logic } (techniekenset { $set })
cli-explain = De hele weg naar de oplossing uitleggen.
cli-explain-problem = De puzzel: 81 tekens, een punt of 0 voor elk vrij vakje; of elk bekend formaat, of een bestand met één puzzel.
cli-explain-lang = De taal: en, fr, it, nl, ru of de.
cli-explain-unique = Ook redenen toestaan die alleen gelden omdat een puzzel één oplossing heeft.
cli-explain-svg = Een plaatje van elke stap naar deze map schrijven, of van één stap naar dit bestand (*.svg).
cli-explain-step = Alleen deze stap, geteld vanaf 1.
cli-explain-without = Deze technieken niet gebruiken, bijvoorbeeld x_wing,swordfish.
cli-explain-shortest = Telkens de stap met de minste schakels nemen in plaats van de makkelijkste.
cli-explain-costs = Zeggen wat het kost om elke techniek van de weg niet te gebruiken.
cli-explain-cost = { $name }: zonder deze techniek { $more } punten meer in { $steps } stappen, de moeilijkste is { $hardest }
cli-explain-no-harder = { $name }: zonder deze techniek niet moeilijker, { $steps } stappen, de moeilijkste is { $hardest }
cli-explain-needed = { $name }: zonder deze techniek komt de logica niet verder
cli-explain-line = { $n }. { $name }: { $proof }

error-unknown-order = Zeg “easiest” of “shortest”, niet “{ $value }”.
error-no-such-step = Deze weg heeft { $steps } stappen; een stap { $value } is er niet.
