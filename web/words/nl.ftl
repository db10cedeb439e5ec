### Wat alleen de browser zegt, in het Nederlands.

skip = Naar de inhoud
nav = Pagina’s
nav-how = Spelregels
nav-problems = Puzzels
nav-learn = Leren
nav-me = Profiel
home-link = Full House: naar alle spellen
to-shelf = Naar alle spellen
close = Sluiten
settings = Taal en instellingen
language = Taal
language-unfinished = { $language } (deels in het Engels)
sound-on = Geluid aanzetten
sound-off = Geluid uitzetten
credit = Naar spellen van Reiner Knizia (Kosmos), L. Colovini, D. De Toffoli en D. Zaccariotto (Clementoni), Ravensburger en Sudoku123.ca. Alle teksten zijn van ons.
trouble-title = Er ging iets mis
trouble-text = Dat lukte niet. Controleer de verbinding en probeer het opnieuw.
trouble-again = Probeer opnieuw
coming-in = Even geduld …

theme = Kleuren
theme-auto = Zoals het apparaat
theme-light = Licht
theme-dark = Donker
theme-contrast = Hoog contrast
surface = Tafel
surface-oak = Hout
surface-felt = Groen vilt
surface-slate = Leisteen
setting-preview = Punten van een zet vooraf tonen
setting-cells = Namen van vakjes
setting-coloured = Puzzels met gekleurde tegels in plaats van gewone cijfers
setting-sound = Geluid
setting-volume = Geluidssterkte
setting-notify = Melding als ik aan de beurt ben
setting-brisk = Bots spelen sneller, vanaf de volgende tafel
setting-reactions = Reacties van anderen tonen
not-found-title = Hier is niets
not-found-text = Deze pagina bestaat niet. Op de startpagina staan alle spellen.
no-script = Full House heeft JavaScript nodig om de tafel te tekenen. Sta het toe voor deze pagina en laad de pagina opnieuw.

## Home

home-title = Welk spel wordt het?
home-first = Spel met uitleg
as-tv = Dit scherm als televisie gebruiken
shelf = Alle spellen
today-on = Vandaag, { $date }
today-deal = { $game }, dezelfde verdeling voor iedereen
today-title = Eén verdeling voor iedereen
today-play = Speel het spel van vandaag
today-go-on = Verder met het spel van vandaag
today-puzzle = Puzzel van vandaag
today-see = Bekijk vandaag
today-next = nu jij
today-yours = Jouw punten: { $points }
today-windows = { $lit } van 9 ramen
first-here = Voor het eerst hier?
players = { $most ->
    [1] 1 speler
   *[other] { $fewest ->
        [1] 1–{ $most } spelers
       *[other] { $fewest }–{ $most } spelers
    }
}
players-exact = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
minutes = { $from }–{ $to } min
play-bots = Tegen een bot: { $name }
play-alone = Spelen
experienced = Ik ken sudoku: geen hulp, regels zoals in de doos
opening = Wordt geopend …
code-label = Meedoen met een code
code-go = Meedoen
code-enter = Code invoeren
your-tables = Jouw tafels
tables-away = De server is nu niet bereikbaar. Dit is wat dit apparaat heeft onthouden.
table-with = met { $names }
still-gathering = wacht op spelers
your-turn = Jij bent aan de beurt
your-turn-at = Jij bent aan de beurt: { $game }

opponent = Tegen wie wil je spelen?
beaten = verslagen
play-against = Speel tegen { $name }
best-points = Jouw record: { $points }
won-against = Jij won { $won } van { $played }.
with-friends = Met anderen

## A new table

who-plays = Wie speelt er?
how-sit = Hoe wil je spelen?
way-bots = Tegen bots
way-bots-note = Jij en de computer.
way-apart = Ieder op een eigen apparaat
way-apart-short = Eigen apparaten
way-apart-note = De anderen doen mee met een code, een link of een QR-code.
way-round = Samen op één apparaat
way-round-short = Eén voor allen
way-round-note = Jullie geven dit apparaat door; wat geheim is, blijft verborgen tot de juiste persoon het heeft.
way-alone = In je eentje
way-alone-note = Het spel voor één persoon.
way-tv = Televisie en telefoons
way-tv-note = Het bord op het grote scherm, iedereen speelt op de eigen telefoon.
way-change = Wijzigen
seat-kind = Wie zit op plaats { $n }
seat-me = Hier
seat-me-first = Ik
seat-open-note = Hier kan iemand meedoen met de code.
name-of-seat = Naam op plaats { $n }
bot-of-seat = Niveau van de bot op plaats { $n }
bot-beginner-plays = Kijkt naar één rij, kolom of blok tegelijk en speelt de eerste goede zet.
bot-casual-plays = Speelt voor het plezier, ziet veel en mist weleens iets.
bot-club-plays = Ziet het grootste deel van het bord, begint te plannen en vergist zich zelden.
bot-expert-plays = Ziet bijna alles, denkt aan wat nog komt en maakt geen fouten.
bot-master-plays = Ziet alles en denkt zo ver mogelijk vooruit. Moeilijk te verslaan.
remove-seat = Plaats { $n } weghalen
add-seat = Plaats toevoegen
which-problem = Welke puzzel?
who-sits = Wie zit hier?
problem-own = Mijn eigen
problem-text = 81 cijfers, met punten of nullen voor vrije vakjes
level = Niveau
options-changed = { $count ->
    [one] { $count } optie gewijzigd.
   *[other] { $count } opties gewijzigd.
}
pack = Spelregels
pack-family = Eerste avond
pack-printed = Zoals in de doos
pack-strict = Online
pack-family-text = Wat niet past, wordt geweigerd en kost niets. Zonder klok.
pack-printed-text = De regels zoals ze in de doos zitten.
pack-printed-ours = { $count ->
    [one] { $count } zin van deze regels is van ons, met een teken.
   *[other] { $count } zinnen van deze regels zijn van ons, met een teken.
}
pack-strict-text = Elke fout wordt meteen gemeld en bestraft. { $seconds } seconden per beurt.
pack-family-alone = Zonder klok.
pack-strict-alone = { $seconds } seconden per beurt.
stretch = Meer tijd op alle klokken
mark-stretch = [addition|Voor wie langer nodig heeft om te kijken, te lezen of te zetten.]
table-pace = Tempo
table-pace-live = Iedereen speelt nu
table-pace-post = Per post: af en toe een zet, dagen- of wekenlang
allow-spectators = Wie de code heeft, mag kijken
allow-coach = Iedereen mag de coach om hulp vragen bij deze puzzel
allow-coach-note = Anders zwijgt de coach van deze server over de puzzel tot het spel is afgelopen. Niemand kan uitsluiten dat iemand elders een oplosprogramma gebruikt: dat is een kwestie van vertrouwen.
start = Beginnen
seats = Plaatsen
seat-open = Vrije plaats
chair-free = Vrij
seat-bot = Bot
player-n = Speler { $n }
bot-beginner = Bot: beginner
bot-casual = Bot: amateur
bot-club = Bot: clubspeler
bot-expert = Bot: expert
bot-master = Bot: meester
bot-random = Bot: zomaar een zet
bot-greedy = Bot: puntenjager
bot-helper = Bot: partner
name-of-bot-beginner = Eendje
name-of-bot-casual = Eekhoorn
name-of-bot-club = Vos
name-of-bot-expert = Raaf
name-of-bot-master = Uil
name-of-bot-random = Vlinder
name-of-bot-greedy = Ekster
name-of-bot-helper = Bever
on = aan
off = uit
open-table = Tafel openen
learn = Eerste spel met uitleg
rules = De regels
play-now = Nu spelen

## At the door and in the lobby

no-table-title = Hier is geen tafel
door-title = Meedoen: { $name }
door-full = Alle plaatsen zijn bezet. Je mag kijken.
door-over = Dit spel is afgelopen. Je mag het bekijken.
your-name = Jouw naam
rename = Naam veranderen
rename-done = Klaar
introduce = Hoe heet je?
introduce-not = Niet nu
your-piece = Jouw kleur
take-seat = Meespelen
watch = Kijken
lobby-title = { $count ->
    [one] Eén plaats is vrij
   *[other] { $count } plaatsen zijn vrij
}
lobby-ready = Iedereen is er
lobby-in = Je zit aan tafel
invite = Uitnodigen
open-tv = Televisiescherm openen
tv-how = Open dit adres op de televisie:
tv-phone = Of kies met een telefoon
tv-phone-text = Open daar een tafel en typ de code hier.
tv-join = Doe mee met je telefoon
only-here = Telefoons en andere computers kunnen dit adres niet bereiken. Sluit Full House, start het met { $command } en open het adres dat het toont.
qr-label = QR-code van de link naar deze tafel
start-without = Beginnen zonder de vrije plaatsen
start-bots = Aanvullen met bots en beginnen
shuffle = Om de plaatsen loten
lobby-wait-seats = We wachten op meer spelers …
lobby-wait-host = Iedereen is er. Wie de tafel heeft geopend, start het spel.
join-code = Code om mee te doen
you-here = Jij
you = jij
bot = bot
bot-level = bot, { $level }
share-link = Link delen
copied = Gekopieerd
table-gone-title = Deze tafel is er niet meer
table-gone-text = De link opent geen tafel meer. Misschien is de plaats naar een ander apparaat verhuisd.

## The table

table-of = Tafel: { $name }
board-of = Bord: { $name }
beside-board = Naast het bord
status = Wat er gebeurt
players-label = Spelers
to-move = aan de beurt
is-asked = moet nog antwoorden
is-away = weg
has-left = is vertrokken
points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
colon = :
percent = { $value }%
points-for-you = { $points ->
    [one] { $points } punt voor jou
   *[other] { $points } punten voor jou
}
holds = heeft in de hand: { $tiles }
turn-name = { $name } is aan de beurt
asked-you = Ga je akkoord?
asked-names = { $names-count ->
    [1] Wachten op antwoord van { $names }
   *[other] Wachten op antwoorden van { $names }
}
all-may-act = Iedereen mag schrijven
clock-show = Toon de tijd
clock-hide = Tijd { $time }: verbergen
tap-to-go-on = Tik om verder te gaan
is-paused = Het spel is onderbroken
is-over = Het spel is afgelopen
opponents = de tegenstanders
whole-game = het hele spel
tap-again = Tik nog eens op { $cell } om daar te spelen.
confirm = Op { $cell } spelen
your-hand = Jouw hand
claimed-tile = De tegel waar het om gaat
keypad = Cijfers
key-digit = { $symbol }, nog { $left }
actions = Wat je kunt doen
tale = Het spel tot nu toe
sheet-touch = Tik op een regel om de vakjes te zien.
clock-label = Resterende tijd: { $name }
clock-late = De tijd is bijna om: { $name }
why-points = Waarom deze punten? (regels)
why-mistakes = Wat is een fout? (regels)
why-clock = Wat doet de zandloper? (regels)
pass-to = Geef door aan { $name }
pass-text = { $name } is aan de beurt, en alleen { $name } mag de tegel zien.
pass-done = Ik ben { $name }: toon mijn tegel
point-object = Wat is er fout? Tik erop.
point-other = Tik op het vakje dat je bedoelt.
say-point-elsewhere = Tegen { $cell } kun je geen bezwaar maken. Wijs een gemarkeerd vakje aan.
say-point-other = Dat kan niet op { $cell }.
say-choose-symbol = Kies eerst een cijfer of een tegel en tik dan op het vakje.
say-look-who-waves = Niet hier. Kijk wie er zwaait!
do-touch = Tik op een vakje om daar te spelen.
do-take-and-touch = Pak een tegel uit je hand en tik dan op een vakje.
line-last-look = Hier eindigt het spel: dit is de laatste kans om bezwaar te maken.
now-asked = Ga akkoord, of maak bezwaar als je een fout ziet.
now-scored = +{ $points } voor jou.
now-lost = −{ $points } voor jou.
now-lead = { $points ->
    [one] Je staat { $points } punt voor.
   *[other] Je staat { $points } punten voor.
}
now-behind = { $points ->
    [one] Je staat { $points } punt achter.
   *[other] Je staat { $points } punten achter.
}
now-level = Jullie staan gelijk.
refused-in-row = De { $symbol } staat al in deze rij: { $cell }.
refused-in-column = De { $symbol } staat al in deze kolom: { $cell }.
refused-in-block = De { $symbol } staat al in dit blok: { $cell }.
help-on = Hulp aanzetten
help-off = Hulp uitzetten
line-hints = { $count ->
    [0] Geen hints gevraagd.
    [one] { $count } hint gevraagd.
   *[other] { $count } hints gevraagd.
}
tip = Advies: { $tip }
mark-counted = Groen omlijst: de vakjes die meetelden.
mark-reason = Omcirkeld: de vakjes die de reden zijn.
mark-last = De vier hoekjes tonen de laatste zet.
link-gone = Verbinding verbroken. We maken opnieuw verbinding; wat je nu doet, wordt niet verstuurd.
link-slow = Nog geen antwoord van de server. Wat je doet, wordt bewaard en verstuurd zodra dat kan.
link-moved = Deze plaats is nu op een ander apparaat.
who-object = Wie maakt bezwaar?
who-other = Wie zegt dat?
act-object = Bezwaar!
act-accept = Akkoord
act-see-none = Ik zie er geen
act-stuck = Ik zit vast
sure-stuck = Ja, hij past nergens
sure-stuck-text = Kijk nog eens naar elk vrij vakje: past je tegel nergens, dan is het spel uit.
act-pass = Passen
act-done = Beurt beëindigen
act-undo = Ongedaan maken
act-redo = Opnieuw uitvoeren
act-hint = Hint
act-why = Waarom?
act-note = Notities
note-tools = Meerdere notities tegelijk
act-fill = Notities invullen
act-clear = Notities wissen
act-centre = Midden
act-colour = Kleuren
act-tint = Notities kleuren
act-fill-one = Notities { $symbol } invullen
act-clear-one = Notities { $symbol } wissen
act-sweep = Automatisch wegstrepen
act-erase = Wissen
act-other = { $move }
referee-table = De spelers letten op: maak op tijd bezwaar.
referee-umpire = De scheidsrechter meldt fouten.
referee-guard = De assistent weigert zichtbare fouten.
fault-here = Wat niet past, is een fout.
rule-table = Spelers letten op elkaar
rule-umpire = De scheidsrechter let op
rule-guard = De assistent let op
table-rules = De regels aan deze tafel
story-before = Daarvoor: { $told }
story-all = Alle zetten
reactions = Reacties
reacted = { $name }: { $said }
watcher = Iemand die kijkt
reaction-hello = Hallo!
reaction-bravo = Bravo!
reaction-good = Goede zet!
reaction-love = Prachtig!
reaction-laugh = Haha!
reaction-wow = Wauw!
reaction-hmm = Hmm …
reaction-oops = Oeps!
reaction-phew = Oef!
reaction-sad = O nee!
reaction-luck = Succes!
reaction-thanks = Dank je!
reaction-take_your_time = Neem de tijd
reaction-your_move = Jouw beurt?
menu = Menu
vote-pause = Pauze
vote-resume = Verder
vote-abandon = Stoppen zonder uitslag
sure-abandon = Ja, stoppen zonder uitslag
to-result = Naar de uitslag

asked-digit = Is deze { $symbol } in { $cell } goed?
asked-digit-name = { $name }, is deze { $symbol } in { $cell } goed?
do-write = Tik op een vakje en dan op een cijfer.
now-write-open = { $count ->
    [0] De { $symbol } past nu nergens.
    [one] De { $symbol } past in één vakje.
   *[other] De { $symbol } past in { $count } vakjes. Tik op een ervan.
}
now-write = Je hebt de { $symbol } gekozen. Tik op een vakje.
now-missed = Niet hier: in { $kind ->
    [row] deze rij
    [column] deze kolom
   *[block] dit blok
} hoort de { $symbol } in een omlijst vakje. Je verliest niets.
line-full-wrong = Het bord is vol, maar niet elk cijfer klopt.
hand-empty = Je hand is leeg.
hand-tile = De { $symbol } oppakken
hand-only = Jouw tegel: { $symbol }. Kies een vakje op het bord.
hand-places = { $count ->
    [0] nergens
    [one] { $count } plek
   *[other] { $count } plekken
}
hand-good = Toon een goed vakje
hand-good-at = op { $cell }
hand-fits = { $count ->
    [one] vakje past
   *[other] vakjes passen
}
story-row = { $count } in de rij
story-column = { $count } in de kolom
story-block = { $count } in het blok
stack-left = { $count ->
    [0] geen tegel meer
    [one] nog { $count } tegel
   *[other] nog { $count } tegels
}
tokens = { $count ->
    [one] { $count } rondekaartje van 40
   *[other] { $count } rondekaartjes van 40
}
point-show = Wijs het vakje aan waar de tegel past.
say-choose-tile = Pak eerst een tegel uit je hand en tik dan op het vakje.
say-flip-sure = Je houdt de { $symbol } vast. Tik nog eens op { $cell } om de tegel daar om te draaien.
say-hand-empty = Je hand is leeg: draai een tegel om.
say-face-up = Deze tegel ligt al open en blijft liggen.
say-not-in-hand = Je hebt geen { $symbol } in de hand.
do-lay = Tik op een vrij vakje waar je tegel past.
do-lay-open = Tik op een groen vakje.
do-flip = Tik op een tegel om hem om te draaien.
do-insert = Draai een tegel om, of leg er een neer.
now-lay-open = { $count ->
    [0] Je { $symbol } past nergens.
    [one] Je { $symbol } past in één vakje.
   *[other] Leg je { $symbol } neer.
}
now-lay = Leg je { $symbol } neer.
now-insert-open = { $count ->
    [0] Je { $symbol } past nu nergens. Draai een tegel om.
    [one] Je { $symbol } past in één vakje. Of draai een tegel om.
   *[other] Je { $symbol } past in { $count } vakjes. Of draai een tegel om.
}
now-insert = Plaats de { $symbol }, of draai een tegel om.
now-insert-none = Geen van je tegels past nu. Draai een tegel om.
line-claimed = { $name } vindt geen plek voor de { $symbol }. Zie jij er een? Tik erop.
line-claimed-others = { $name } vindt geen plek voor de { $symbol }. De anderen kijken.
menu-back = Terug
menu-game = Spel
menu-help = Hulp
menu-leave = Weggaan
menu-waits = de tafel wacht
menu-bot = Een bot laten spelen
about-deal = Over deze verdeling
other-device = Op een ander apparaat spelen
other-device-text = Scan dit met het andere apparaat, of stuur jezelf de link. Houd het voor jezelf: het is de sleutel van je plaats.
give-back = { $name } weer zelf laten spelen
bot-for-me = Een bot even voor { $name } laten spelen?
bot-for-you = Een bot even voor jou laten spelen?
asked-nudge-you = Iedereen wacht op jouw antwoord.
act-still-looking = Ik kijk nog
act-go-on-without = Verder zonder { $name }
go-on-without-text = { $name } antwoordt niet. Ga je verder, dan beantwoordt de scheidsrechter deze ene vraag.
act-bot-plays-for = Bot laten spelen voor { $name }
bot-plays-for-text = { $name } heeft al even niets gedaan en kan de plek met een tik terugnemen.
paused-by = { $name } heeft het spel onderbroken
paused-by-you = Je hebt het spel onderbroken
asked-abandon = { $name } wil stoppen zonder uitslag. Akkoord?
asked-stop = { $name } wil hier stoppen. Akkoord?
asked-pause = { $name } wil even pauze. Akkoord?
asked-resume = { $name } wil verderspelen. Akkoord?
waits-abandon = Je wilt stoppen zonder uitslag
waits-stop = Je wilt hier stoppen
waits-pause = Je wilt even pauze
waits-resume = Je wilt verderspelen
waits-for = Nog geen antwoord van { $names }.
act-agree-abandon = Stoppen
act-agree-stop = Stoppen
act-refuse-abandon = Verderspelen
act-refuse-resume = In pauze blijven
act-nobody-objects = Niemand heeft bezwaar
press-and-hold = ingedrukt houden
plays-again = { $name } is terug en speelt weer.
plays-again-you = Je bent terug en speelt weer zelf.
bot-instead = { $name } is vertrokken. Een bot laten invallen?
bot-plays-on = Een bot laten spelen
bot-plays-for = Een bot speelt voor { $name }.
bot-plays-for-you = Een bot speelt voor jou.
play-myself = Zelf verderspelen

## The moments

moment-objected = { $name } maakt bezwaar!
moment-objected-you = Je maakt bezwaar!
moment-upheld = Goed gezien!
moment-rejected = Geen fout
moment-called = Fout van { $name }!
moment-called-you = Je hebt een fout gemaakt!
moment-cost = { $name }: −{ $points }
moment-tile-lost = { $name } raakt de tegel kwijt
moment-tile-lost-you = Je raakt de tegel kwijt
moment-claimed = { $name } zit vast?
moment-claimed-you = Zit je vast?
moment-passed = { $name } past
moment-passed-you = Je past
moment-shown = Hier past hij!
moment-forced = Enige plek!
moment-lap = Rondje vol: +40

moment-missed = { $name }: net niet
moment-missed-you = Net niet! Je verliest niets.
event-missed = In { $cell } hoort een ander cijfer.
tv-go-on = Nog een spel? Tik op je telefoon op “{ rematch }”.
tv-no-fault = { $name } heeft geen fout gemaakt

## For ears

cell-empty = vrij
cell-down = verdekt
cell-golden = gouden { $symbol }
cell-given = { $symbol }, gegeven
cell-by = { $symbol } van { $name }
cell-yours = { $symbol }, van jou
cell-notes = notities { $notes }
cell-centre = in het midden { $notes }
cell-colours = kleuren { $colours }
cell-tints = gekleurde notities { $notes }
key-colour = Kleur { $colour }
key-tint = { $symbol } { $colour }: notities kleuren
cell-clash = dubbel
cell-wrong = fout
clash-heard = Dubbel in een rij, kolom of blok: { $repeated }
hear-row = Rij
hear-column = Kolom
hear-block = Blok
keys-title = Toetsen
key-arrows = over het bord bewegen
key-block = een blok verder
key-ends = begin en eind van de rij
key-digits = cijfer schrijven of tegel oppakken
key-select = meerdere vakjes kiezen; ook door te slepen of met Ctrl
key-enter = op dit vakje spelen
key-delete = wissen
key-escape = terugleggen wat je hebt opgepakt
key-hear = rij, kolom of blok horen
key-scores = punten horen
key-last = laatste zet horen
key-help = deze lijst

## The coach

hint-stage = { $stage ->
    [1] Waar je moet kijken:
    [2] Welke techniek:
   *[3] Het hele bewijs:
}
hint-more = Tik nog eens op “Hint” voor meer.
hint-why = Waarom { $cell }?
hint-save = Afbeelding bewaren
hint-print = Afdrukken
hint-write = Schrijf { $symbol } in { $cell }
hint-strike = { $count ->
    [one] Haal { $count } notitie weg
   *[other] Haal { $count } notities weg
}
hint-fill-and-strike = Vul de notities in en haal er { $count } weg
hint-erase = { $count ->
    [one] Wis dit cijfer
   *[other] Wis deze { $count } cijfers
}
hint-player = Stap voor stap
hint-back = Een stap terug
hint-on = Een stap verder
hint-play = Speel stap voor stap af
hint-stop = Stop
hint-beat = { $beat } van { $beats }
hint-legend = Wat de tekens betekenen
hint-links = { $count ->
    [one] { $count } schakel
   *[other] { $count } schakels
}
hint-case = Dit geval open- of dichtklappen
hint-show-line = Toon dit op het bord
hint-shorter = Een kortere weg ({ $count })
hint-no-shorter = Er is geen kortere weg met een bekende techniek.
hint-digit = Laat me gewoon het cijfer zien
hint-digit-is = In { $cell } komt de { $symbol }.
hint-way = Manier van oplossen
hint-way-easiest = de makkelijkste stap
coach-looks = De coach kijkt naar het bord …
coach-asked = { $count ->
    [one] Bij deze puzzel is de coach { $count } keer om hulp gevraagd.
   *[other] Bij deze puzzel is de coach { $count } keer om hulp gevraagd.
}

## The end

end-mistakes = { $count ->
    [0] Geen fouten.
    [one] { $count } fout cijfer onderweg.
   *[other] { $count } foute cijfers onderweg.
}
end-technique = { $name } ({ $count })
end-techniques = Nodig waren: { $list }.
next-problem = Volgende puzzel
end-winners = { $winners-count ->
    [1] { $winners } wint!
   *[other] { $winners } winnen samen!
}
end-nobody = Niemand wint
end-ahead = { $points ->
    [one] Je hebt { $points } punt meer dan { $name }.
   *[other] Je hebt { $points } punten meer dan { $name }.
}
next-timer = En nu met de zandloper?
next-box = En nu zoals in de doos?
end-abandoned = Gestopt zonder uitslag
end-best-yet = Je beste tot nu toe!
end-so-close = Dat scheelde weinig!
end-good-game = Goed gespeeld!
end-behind = { $points ->
    [one] { $name } had { $points } punt meer.
   *[other] { $name } had { $points } punten meer.
}
end-your-points = { $points ->
    [one] { $points } punt: je beste score tot nu toe!
   *[other] { $points } punten: je beste score tot nu toe!
}
end-record = { $points ->
    [one] Een nieuw record: { $points } punt!
   *[other] Een nieuw record: { $points } punten!
}
end-place = Plaats { $place } van { $count } in je eigen lijst.
end-no-result = Jullie hebben besloten te stoppen.
end-no-result-alone = Je bent gestopt.
end-solved = Opgelost!
end-full = Het bord is vol
end-no_progress = Niemand kwam verder
end-time_up = De tijd is om
end-agreed = Jullie zijn gestopt
end-agreed-alone = Je bent gestopt
end-rounds_played = De laatste ronde is voorbij
end-complete = Het rooster is compleet!
end-stuck = Je tegel past nergens
end-tiles_used_up = De stapel is op!
end-nothing_to_do = Geen zet meer mogelijk
end-failed = Deze keer is het niet gelukt
end-finished = Klaar!
reason-solved = Elk cijfer klopt.
reason-full = Elk vakje is gevuld, maar niet elk cijfer klopt.
reason-no_progress = Drie ronden lang is er geen cijfer bijgekomen dat er nog staat.
reason-time_up = De speeltijd is om.
reason-agreed = Iedereen wilde stoppen.
reason-agreed-alone = De puzzel is nog niet opgelost.
reason-rounds_played = De laatste ronde is gespeeld.
reason-complete = Het rooster is compleet.
reason-stuck = Voor een tegel is geen plek gevonden.
reason-tiles_used_up = Er zijn geen tegels meer om te trekken.
reason-nothing_to_do = Wie aan de beurt is, kan niets meer doen.
reason-failed = Drie gelijke tegels in de hand, en geen ervan past.
reason-finished = Er ligt geen tegel meer verdekt.
end-far = { $done ->
    [one] { $done } van de { $all } tegels ligt op zijn plaats.
   *[other] { $done } van de { $all } tegels liggen op hun plaats.
}
end-more = Meer
end-hand = Aan het eind in de hand:
end-no-place = Geen plek meer voor: { $symbol }
end-laid =
    { $count ->
        [one] { $count } dier heeft een plek!
       *[other] { $count } dieren hebben een plek!
    }
end-sticker = Een sticker voor jou: { $symbol }
end-time = Tijd: { $time }.
end-first-time = Je eerste resultaat op dit niveau.
end-best-time = Je beste tijd op dit niveau!
end-time-to-beat = Je beste tijd op dit niveau: { $time }.
your-progress = Je vooruitgang
winner = heeft gewonnen
chart-title = Het verloop van de punten
chart-label = Grafiek van de punten van { $names }, zet voor zet
chart-moves = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
}
series-title = De wedstrijd
series-after = { $count ->
    [one] Na { $count } spel
   *[other] Na { $count } spellen
}
series-game = Spel { $game } van { $count }
series-match = Een wedstrijd bestaat uit { $count } spellen: iedereen begint één keer.
series-won = { $count ->
    [one] { $count } spel gewonnen
   *[other] { $count } spellen gewonnen
}
series-begins = { $name } begint het volgende spel.
series-begins-you = Jij begint het volgende spel.
series-winners = { $winners-count ->
    [1] { $winners } wint de wedstrijd!
   *[other] { $winners } winnen samen de wedstrijd!
}
series-winners-you = Je wint de wedstrijd!
series-new = Een nieuwe wedstrijd
rematch-waits = We wachten op { $names }
rematch-wanted = Nog een keer? Voorstel van { $names }
look-at-board = Bord bekijken
game-fault-title = Dit spel is vastgelopen
game-fault-text = Door een programmafout kan het hier niet verder, maar er is niets verloren: je kunt het spel tot hier als bestand bewaren. Wie de server beheert, vindt de reden in het logboek.
game-fault-again = Opnieuw proberen
save-record = Spel bewaren
deal-check = Verdeling controleren
deal-explained = Vóór het spel toont de server de vingerafdruk van een geheim getal. Daarna voegt het apparaat van elke speler eigen toevalsgetallen toe, zodat niemand, ook de server niet, de verdeling kan kiezen. Na het spel wordt het geheim getoond, en kan iedereen controleren dat het deze vingerafdruk heeft en tot deze verdeling leidt.
deal-checking = Controleren …
deal-good = { $count ->
    [0] Verdeeld zoals beloofd, door de server alleen.
    [one] Verdeeld zoals beloofd, door de server en één apparaat.
   *[other] Verdeeld zoals beloofd, door de server en { $count } apparaten.
}
deal-mine = De getallen van dit apparaat horen erbij, en de vingerafdruk is die van vóór het spel.
deal-not-mine = Dit apparaat deed niet mee en heeft alleen gecontroleerd wat er in het bewaarde spel staat.
deal-signed = Elke zet is zoals hij is gespeeld en ondertekend.
deal-unsigned = Dit spel is niet ondertekend: geen server staat ervoor in.
deal-false = Dit is niet de verdeling die dit apparaat is beloofd.
deal-elsewhere = Vertrouw je deze pagina niet, bewaar het spel dan en controleer het elders: fullhouse verify
deal-fingerprint = Vingerafdruk van de verdeling
table-imported = Deze tafel komt van elders. Wie hem heeft meegebracht, weet misschien wat er verborgen is in het spel dat meekwam. De resultaten tellen niet mee bij de beste.

end-shared-you = Je deelt de overwinning met { $winners }!
end-you-win = Je hebt gewonnen!
scores = Punten
rematch = Nog eens
replay = Naspelen
share = Delen

## Replay

replay-of = Naspelen: { $name }
replay-first = Naar het begin
replay-back = Eén zet terug
replay-next = Eén zet verder
replay-last = Naar het eind
replay-run = Afspelen
replay-stop = Stop
replay-move = Zet { $n } van { $count }
replay-start = Het begin.
the-table = de tafel
record-drop = Sleep een bewaard spel hierheen of kies een bestand.
replay-empty = Elk voltooid spel kun je terugkijken: op de laatste pagina staat “{ replay }”.
record-choose = Bestand kiezen
record-too-big = Dit bestand is te groot voor een bewaard spel.
record-no-json = Dit is geen bewaard spel: het bestand is geen JSON.

## Problems

nav-daily = Puzzels van de dag
home-solving = Voor puzzelaars
race-progress = { $filled } van { $count } vakjes gevuld
problem-level = Niveau: { $level }.
printout-title = Blad om af te drukken
printout-count = Puzzels per pagina
printout-solutions = Met oplossingen
printout-answers = Oplossingen
printout-empty = Er is geen puzzel om af te drukken.
daily-month-before = Vorige maand
daily-month-after = Volgende maand
daily-solved-on = { $day }: { $count ->
    [one] { $count } opgelost
   *[other] { $count } opgelost
}
daily-record = Opgeloste puzzels: { $problems }. Dagen: { $days }.
search-scale = De moeilijkheid loopt van ongeveer 500 (makkelijk) tot 18.000 (duivels).
daily-others = Hier { $count } keer opgelost, de helft in { $median } of minder. Zonder hint: { $free }.
daily-own = Je eerste keer: foute cijfers { $mistakes }, hints { $hints }.
daily-faultless = Zonder fout cijfer: { $faultless } van { $counted }.
daily-faster = Sneller dan { $share } van de 100.
today-number = Nr. { $number }
today-text = Eén verdeling en één puzzel per dag, voor iedereen dezelfde. Je eerste spel telt.
today-house = Voor elke dag dat je speelt gaat er een raam aan. Een gemiste dag dooft er geen.
today-against = Tegen { $bot }
today-made = Jij { $points }, { $bot } { $others }
today-picture = Plaatje bewaren
today-best = De besten hier vandaag
today-played = Spellen hier: { $count }
today-nobody = Nog niemand heeft dit spel hier uitgespeeld.
today-levels = Nog vijf puzzels, één per niveau
daily-text = Eén per niveau, voor iedereen dezelfde. Ook eerdere dagen kun je nog spelen.
daily-before = De dag ervoor
daily-after = De dag erna
daily-day = Andere dag
daily-share = Resultaat delen
mark-solved = Opgelost in { $time }
mark-started = Begonnen
mark-new = Niet begonnen
next-unsolved = Volgende onopgeloste: { $number }
problem-numbers = Puzzels op nummer
booklet-title = Het boekje
booklet-text = Vijftig puzzels voor de zes manieren van oplossen, elk iets moeilijker dan de vorige. Begin bij nummer 1.
booklet-numbers = Puzzels uit het boekje
booklet-level = Niveau { $level }: { $ways }
booklet-solved = { $solved } van { $count } opgelost
search-problems = De bibliotheek doorzoeken
search-any = Maakt niet uit
search-technique = Benodigde techniek
search-as-hardest = Niets moeilijkers nodig
search-symmetry = Symmetrie
search-clues-from = Gegeven cijfers, minstens
search-clues-to = Gegeven cijfers, hoogstens
search-score-from = Moeilijkheid, minstens
search-score-to = Moeilijkheid, hoogstens
search-go = Zoeken
search-found = { $count ->
    [0] Geen enkele puzzel in de bibliotheek voldoet hieraan.
    [one] { $count } puzzel gevonden.
   *[other] { $count } puzzels gevonden.
}
search-facts = { $clues } gegeven cijfers, moeilijkheid { $score }, SE { $se }.
search-more = Meer tonen
search-make = Een nieuwe maken
search-make-text = Niveau: { $level }. Symmetrie zoals hierboven gekozen.
search-make-technique = Deze techniek is de moeilijkste stap. Symmetrie: een halve slag, of geen.
search-make-pattern = De weg naar de oplossing gaat via dit patroon. Symmetrie: een halve slag, of geen.
symmetry-half-turn = Halve slag
symmetry-quarter-turn = Kwartslag
symmetry-left-right = Links en rechts
symmetry-top-bottom = Boven en onder
symmetry-diagonal = Diagonaal
symmetry-antidiagonal = Andere diagonaal
daily-streak = { $count ->
    [one] { $count } dag op rij.
   *[other] { $count } dagen op rij.
}
new-problem = Een nieuwe puzzel
new-problem-making = Wordt gemaakt …
new-problem-text = Een gloednieuwe puzzel van dit niveau, speciaal voor jou gemaakt.
collection = Jouw verzameling
collection-text = Puzzels die je op dit apparaat bewaart. Open een bestand met één puzzel per regel.
collection-file = Bestand openen
collection-fault = Regel { $line }: { $why }
collection-drop = Verwijderen
collection-save = Verzameling opslaan
collection-keep = Bewaren
collection-came = { $count ->
    [one] { $count } puzzel toegevoegd.
   *[other] { $count } puzzels toegevoegd.
}
own-problem = Je eigen puzzel
own-problem-text = Typ of plak een puzzel in een gangbare vorm. We kijken of er precies één oplossing is.
problem-file = Puzzel uit een bestand
problem-good = De puzzel klopt en heeft { $givens } gegeven cijfers.
problem-board = Puzzel { $name }

web-error-not-a-text = “{ $file }” is geen tekst. Puzzels komen uit tekstbestanden, bijvoorbeeld met 81 cijfers en punten op een regel; een plaatje kan niet worden gelezen.
web-error-collection-full = Je verzameling heeft plaats voor { $most } puzzels, en dit zouden er meer worden. Er is niets veranderd.

## Me

me-title = Jouw spellen
me-change = Naam en pion
me-data = Gegevens en apparaten
me-text = Je spellen worden bewaard op dit apparaat, samen met wat de server van je plaatsen weet. Neem alles mee als bestand.
me-empty = Hier is nog niets: speel eerst een spel.
erase-text = Je naam en je sleutels verdwijnen van alle tafels waaraan dit apparaat meedeed; je uitslagen en bewaarde puzzels verdwijnen van dit apparaat. De anderen houden hun spellen: daar staat een nummer in plaats van je naam. Dit kan niet ongedaan worden gemaakt.
erase-sure = Ja, mijn gegevens wissen
erase-done = Je gegevens zijn gewist.
erase-left = { $count ->
    [one] { $count } tafel was niet bereikbaar. Probeer het later opnieuw.
   *[other] { $count } tafels waren niet bereikbaar. Probeer het later opnieuw.
}
me-games = Spellen
stickers = Stickers
stickers-text = { $won } van { $count }. Elk voltooid spel met de dieren levert er één op.
me-played = { $count ->
    [one] { $count } spel
   *[other] { $count } spellen
}
me-won = { $count ->
    [one] { $count } keer gewonnen
   *[other] { $count } keer gewonnen
}
me-times = Jouw solotijden
me-best = Jouw hoogste soloscores
me-house = Beste soloscores op deze server
level-other = Andere puzzels
me-bots = Tegen bots
variant-full = rij, kolom en blok
variant-simple = rij en kolom
variant-block = blok
variant-value = cijfers opgeteld
me-successes = { $played } gespeeld, { $succeeded } gelukt; beste resultaat { $best }.
me-spread = Behaalde punten
plot-label = { $count ->
    [one] Grafiek van { $count } oplostijd, per niveau
   *[other] Grafiek van { $count } oplostijden, per niveau
}
export = Als bestand bewaren
import = Uit een bestand laden
import-good = { $count ->
    [one] { $count } nieuw resultaat.
   *[other] { $count } nieuwe resultaten.
}
import-bad = In dit bestand staan geen resultaten van Full House.

erase = Mijn gegevens wissen
install = Als app installeren
keep-offline = Offline bewaren

## How to play

how-text = Bij elk spel vind je een kort eerste spel met uitleg en alle regels.
how-full = Alle regels
how-step-board = Stap { $n } op het bord
how-again = De zet nog eens zien
lessons-tips = Hoe je te werk gaat
learn-figure = Hoe het werkt
learn-find = Zoek het zelf
learn-find-place = Tik op een vakje, kies het cijfer dat er hoort en tik dan op “Controleren”.
learn-find-out = Tik op een vakje, kies elk cijfer dat eruit kan en tik dan op “Controleren”.
learn-not-noted = De { $symbol } staat niet bij de notities van { $cell }.
learn-check = Controleren
learn-another = Andere oefening
learn-whole = Een hele puzzel met deze techniek
learn-found = { $count ->
    [0] Je hebt het nog niet gevonden.
    [one] Je hebt het { $count } keer gevonden.
   *[other] Je hebt het { $count } keer gevonden.
}
learn-next = Verder
learn-again = Opnieuw beginnen
learn-today = Vijf minuten vandaag
learn-today-due = { $drills }.
learn-today-none = Vandaag is er niets te herhalen. Volgende les: { $technique }.
learn-why-hint = { $technique } (met een hint)
learn-why-slow = { $technique } (het duurde even)
learn-why-wrong = { $technique } (de vorige keer niet gevonden)
learn-why-due = { $technique } (tijd om te herhalen)
learn-nothing-due = Vandaag is er niets te herhalen.
learn-session-done = Klaar voor vandaag. In één keer gevonden: { $first } van { $count }.
learn-days = { $count ->
    [one] Je hebt op één dag geoefend.
   *[other] Je hebt op { $count } dagen geoefend.
}
learn-days-row = { $count ->
    [one] { $count } dag op rij.
   *[other] { $count } dagen op rij.
}
learn-start = Begin met leren
learn-practise = Oefen dit: { $technique }
learn-standing-new = nog niet begonnen
learn-standing-begun = begonnen
learn-standing-practised = aan het oefenen
learn-standing-mastered = onder de knie
learn-standing-next = volgende les
learn-chapter-start = Om te beginnen
learn-chapter-booklet = Het boekje: zes manieren
learn-chapter-deduction = Locked candidates, paren en drietallen
learn-chapter-links = Eén cijfer, twee schakels
learn-chapter-fish = Vissen
learn-chapter-wings = Wings
learn-chapter-sets = Vier vakjes
learn-chapter-uniqueness = Maar één oplossing
learn-chapter-colours = Kleuren
learn-chapter-chains = Ketens
learn-chapter-groups = Groepen vakjes
learn-chapter-large = Grote vissen met vinnen
learn-chapter-mixed = Lijnen en blokken samen
learn-chapter-nets = Aannames
learn-screen = Scherm { $number } van { $count }
learn-figure-number = Naar figuur { $number } van het boekje, onze stelling
learn-figure-link = Stap { $link } van { $links }
learn-theme-slide = Waar komt het cijfer? Rijen en kolommen die het al hebben, kruisen het blok.
learn-theme-few_gaps = Een rij of kolom met weinig vrije vakjes. Vraag bij elk ontbrekend cijfer waar het nog past.
learn-theme-many_gaps = Ook een rij of kolom met veel vrije vakjes kan één cijfer prijsgeven.
learn-theme-block = Welke cijfers ontbreken in dit blok? Rijen en kolommen laten voor één ervan maar één vakje over.
learn-theme-elimination = In één vrij vakje van een rij of kolom vallen alle ontbrekende cijfers af, op één na.
learn-theme-whole_line = Hetzelfde in een kolom met vier vrije vakjes: het ene cijfer na het andere, tot ze er alle vier staan. Figuur 15 is deze, opgelost.
learn-theme-exclusion = Kijk waar veel verschillende cijfers samenkomen, niet waar dezelfde zich herhalen.
learn-theme-block_to_line = Alle plekken voor het cijfer in een blok liggen in één rij of kolom. Verder past het nergens in die rij of kolom.
learn-theme-three_for_three = Twee vakjes voor twee cijfers, en dus drie voor drie. In het volgende blok blijft minder over, en je kunt drie cijfers schrijven.
learn-theme-chain = In twee kolommen en een rij ontbreken elk twee cijfers. De ene conclusie volgt uit de andere, tot ze er alle zes staan.
learn-figure-play = Vind elke conclusie. De laatste levert een cijfer op.
learn-figure-fill = Vul de vrije vakjes na elkaar.
learn-deduction-whole = Los een puzzel op door te redeneren
learn-deduction-text = Gebruik eerst alle eenvoudige manieren en ga dan redeneren. Aan tafel kan de hint één manier volgen: kies daar “redenering”.
learn-worked = Nog een voorbeeld
learn-alike = { $technique }: ja of nee?
learn-alike-digit = Zoek de { $digit } in het kader.
learn-alike-yes = Ja, het klopt
learn-alike-no = Nee
learn-alike-touch = Tik op het vakje waardoor het niet klopt.
learn-alike-elsewhere = Dit vakje is het niet. Kijk nog eens.
learn-alike-show = Laat zien
learn-test = Korte test
learn-test-text = Drie oefeningen zonder hints, met elk één antwoord. Twee goede antwoorden zijn genoeg.
learn-test-passed = Geslaagd: { $right } van { $count }.
learn-test-failed = { $right } van { $count }. Oefen nog even verder.
learn-test-again = Test opnieuw doen
learn-continue = Verder
learn-back = Terug
learn-skip = Deze overslaan
learn-save = Mijn voortgang opslaan
learn-load = Voortgang uit een bestand laden
learn-load-bad = In dit bestand staat geen voortgang van de lessen.

lessons-title = De lessen van de coach

## What is refused

web-error-no-connection = Er is nu geen verbinding met de server. Er is niets verstuurd; probeer het zo opnieuw.
web-error-follow-hand = Volg voorlopig de hand: die laat zien wat er nu komt.
web-error-server-trouble = De server heeft problemen. Probeer het zo opnieuw.
web-error-not-understood = De server begreep dat niet. Laad de pagina opnieuw en probeer het nog eens.
web-error-stale = Iemand was sneller: kijk nog eens naar het bord.
web-error-other = Dat kan nu niet.

web-error-needs-server = Mensen op andere apparaten kunnen alleen via een server meedoen, en er is er geen bereikbaar. Je kunt in je eentje spelen, tegen bots of door dit apparaat door te geven.
web-error-no-local-server = De spellen konden in deze browser niet worden gestart: { $why }
web-error-no-room = Dit apparaat kan het spel niet bewaren: misschien is er geen ruimte meer.
web-error-unknown-code = Er is geen tafel met deze code. Controleer elke lettergreep, of vraag de link nog eens.
web-error-format-not-recognised = Dit lijkt geen puzzel. 81 cijfers, met punten of nullen voor vrije vakjes, worden altijd begrepen.
web-error-no-open-seat = Alle plaatsen aan deze tafel zijn bezet.
web-error-not-your-turn = Jij bent niet aan de beurt; { $turn } is aan de beurt.
web-error-correction-owed = Eerst moet { $owing } het vakje { $cell } corrigeren of vrijlaten.
web-error-cell-taken = { $by } heeft al in { $cell } geschreven.

## Colours and order of the seats

colour-1 = Lichtblauw
colour-2 = Geel
colour-3 = Blauw
colour-4 = Rood
colour-5 = Roze
colour-6 = Groen
colour-7 = Oranje
colour-of = De kleur van { $name }
seat-up = { $name } een plaats omhoog
order-note = Plaats 1 begint.
order-note-oldest = Plaats 1 begint; in het gedrukte spel is dat de oudste speler.

## The board for a problem of one’s own

editor-board = Het rooster van je puzzel
editor-how = Neem een puzzel uit de krant over: tik op een vakje en kies een cijfer, of typ het. Een gekozen cijfer komt in elk vakje waarop je tikt.
editor-more = { $givens ->
    [one] { $givens } cijfer tot nu toe. Een puzzel met één oplossing heeft er minstens { $fewest }.
   *[other] { $givens } cijfers tot nu toe. Een puzzel met één oplossing heeft er minstens { $fewest }.
}
editor-clash = Twee keer hetzelfde cijfer in een rij, kolom of blok: kijk naar de gemarkeerde vakjes.
editor-checking = Controleren …
editor-text = Liever als tekst plakken
editor-clear = Rooster leegmaken

## Playing without a network

offline-title = Spelen zonder netwerk
offline-text = Bewaar de spellen op dit apparaat en speel zonder netwerk: in je eentje, tegen bots of door het apparaat door te geven. Te downloaden: { $size } MB.
offline-doing = { $done } van { $size } MB
offline-done = De spellen staan op dit apparaat en werken zonder netwerk. Ze nemen { $size } MB in.
offline-remove = Verwijderen
offline-stop = Stoppen
offline-bad-damaged = De download was beschadigd en is weggegooid. Probeer het opnieuw.
offline-bad-full = Er is niet genoeg ruimte op dit apparaat.
offline-bad-away = De download is onderbroken. Controleer de verbinding en probeer het opnieuw: hij gaat verder waar hij was gebleven.
offline-lack-wasm = Deze browser kan de spellen niet zonder server draaien: hij heeft geen WebAssembly.
offline-lack-storage = Deze browser kan hier geen spellen opslaan. In een privévenster is dat vaak zo.
offline-lack-locks = Deze browser kan de spellen niet zonder server draaien. Daarvoor is een recente browser nodig en een adres dat met https begint.
offline-trouble = De spellen konden op dit apparaat niet worden gestart: { $why }
offline-gone = Het spel wordt in deze browser opnieuw gestart. Wat je nu doet, telt nog niet.
offline-full = Dit apparaat bewaart je zetten niet: misschien is er geen ruimte meer. Maak ruimte vrij, dan gaat het spel verder na de laatste bewaarde zet.
offline-here = Dit spel staat alleen op dit apparaat. Zet het op de server om anderen te laten meedoen.
offline-invite = Op de server zetten en uitnodigen
offline-no-server = Hier is geen server: alles gebeurt in deze browser. Wil je met mensen op andere apparaten spelen, gebruik dan een Full House dat op een server draait.
offline-offer = { $count ->
    [one] Eén spel op dit apparaat staat niet op de server. Wil je het daar ook bewaren, voor je resultaten?
   *[other] { $count } spellen op dit apparaat staan niet op de server. Wil je ze daar ook bewaren, voor je resultaten?
}
offline-offer-yes = Ja, vanaf nu
offline-offer-no = Nee, alleen hier

## Analysts, and what solvers have in their fingers

nav-analyse = Analyseren
act-pen = Lijnen
analyse-title = Rooster om te analyseren
analyse-intro = Bekijk alle stappen van een puzzel, vergelijk wegen naar de oplossing en probeer uit wat er gebeurt als je iets aanneemt.
analyse-paste = Puzzel in een bekend formaat:
analyse-open = Openen
analyse-which = { $count ->
    [one] In deze tekst staat { $count } puzzel.
   *[other] In deze tekst staan { $count } puzzels. Kies er een:
}
analyse-number = Puzzel { $number }
analyse-another = Een andere puzzel
analyse-panels = Delen van de analyse
analyse-steps = Stappen
analyse-path = Oplosweg
analyse-tree = Takken
analyse-save = Opslaan
analyse-do = Deze stap doen
analyse-lesson = Les
analyse-fails-cell = In dit vakje past niets meer: deze tak loopt vast.
analyse-fails-twice = De { $symbol } staat er twee keer: deze tak loopt vast.
analyse-fails-digit = Hier is geen plek meer voor de { $symbol }: deze tak loopt vast.
analyse-solved = Alles is ingevuld, en juist.
analyse-solutions-0 = Vanaf hier is er geen oplossing.
analyse-solutions-1 = Eén oplossing. Tik op een stap om hem te tekenen, nog eens om hem te doen.
analyse-solutions-2 = Meer dan één oplossing.
analyse-links = { $count ->
    [one] { $count } schakel
   *[other] { $count } schakels
}
analyse-steps-count = { $count ->
    [one] { $count } stap
   *[other] { $count } stappen
}
analyse-more = Nog { $count }
analyse-looking = Zoeken …
analyse-deep = Ook lange groepsketens en netten
analyse-unique = Redenen die één oplossing veronderstellen
analyse-not-all = Moeilijkere technieken zijn niet gezocht: dat zou te lang duren.
analyse-order-easiest = Makkelijkste eerst
analyse-order-shortest = Kortste eerst
analyse-compare = Vergelijken met …
analyse-without = Technieken van de tweede weg
analyse-with-all = Met alle technieken
analyse-without-one = Zonder: { $technique }
analyse-from-here = Vanaf deze stand
analyse-result = { $steps } stappen, inspanning { $effort }, moeilijkste: { $technique }
analyse-stuck = Na { $steps } stappen komt de logica niet verder.
analyse-late = Het zoeken duurde te lang en stopte na { $steps } stappen.
analyse-chart = Inspanning stap voor stap
analyse-effort-text = De inspanning is de moeilijkheid van alle stappen bij elkaar, plus 8 per vakje.
analyse-costs = Wat bespaart elke techniek?
analyse-cost = { $more } meer, moeilijkste: { $technique }.
analyse-cost-none = Niet moeilijker.
analyse-needed = Dan is er geen weg naar de oplossing.
analyse-instead = Nodig: { $techniques }.
analyse-left-out = Niet uitgerekend, omdat het te lang duurde: { $techniques }.
analyse-root = Begin
analyse-tree-text = Wat je terugneemt, blijft hier. Tik op een stap om erheen te gaan; schrijf je daar een ander cijfer, dan begint een nieuwe tak.
analyse-leaf-fails = { $move }: loopt vast
analyse-other = Andere tak
analyse-modes = Wat de toetsen invoeren
analyse-mode-put = Cijfers
analyse-mode-note = Kandidaten
analyse-mode-centre = Midden
analyse-mode-colour = Kleuren
analyse-mode-pen = Lijnen
analyse-text = Tekst
analyse-print = Afdrukken of opslaan als PDF
key-entry-digit = het cijfer schrijven, ook met het numerieke blok
key-entry-modes = cijfers, hoeknotities, notities in het midden, kleuren
key-entry-pen = lijnen trekken tussen vakjes of langs randen
key-entry-corner = een notitie in de hoek schrijven
key-entry-centre = een notitie in het midden schrijven
key-entry-colour = het vakje kleuren (ook Ctrl Shift)
key-entry-double = dubbelklikken: alle gelijke cijfers selecteren
key-entry-space = wisselen tussen cijfers en notities
key-entry-all = alle vakjes selecteren
key-entry-undo = ongedaan maken en opnieuw; niets gaat verloren, takken blijven
key-entry-other = naar de volgende tak van wat je terugnam
