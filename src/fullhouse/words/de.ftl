## Nach einem Fehler: was möglich gewesen wäre

allowed-now = { $allowed-count ->
    [0] Von diesem Platz aus ist gerade nichts möglich.
   *[other] Jetzt möglich: { $allowed }.
}
in-problem = Rätsel { $problem }:

accepted = Möglich: { $allowed }.
did-you-mean = Meintest du { $allowed }?

## Züge, die abgelehnt werden

error-league-needs-bots = Eine Liga mit { $seats } Plätzen braucht mindestens so viele verschiedene Bots, nicht { $bots }.
error-league-needs-games = Eine Liga braucht mindestens eine Partie, nicht { $games }.
error-league-differs = { $path } gehört zu einer anderen Liga. Wähle einen anderen Namen oder lösche die Datei.
error-extra-missing = Dafür braucht es das Paket { $package }, das nicht installiert ist: pip install "fullhouse[{ $extra }]"
error-no-cluster = Unter „{ $address }“ gibt es keinen Dask-Cluster.
error-workers-lost = Arbeitsprozesse sind { $attempts }-mal abgebrochen, vielleicht aus Mangel an Speicher. Nicht fertig: { $left }
error-table-without-texts = Diese Tabelle hat keine Spalte mit Texten. Ihre Spalten: { $columns }.
error-cannot-resume = „{ $path }“ lässt sich nicht fortsetzen: Nötig sind eine unkomprimierte Datei zum Lesen und eine zum Schreiben, beide seit dem Abbruch unverändert.
error-scheduler-without-engine = Ein Scheduler ({ $address }) braucht --engine dask.
error-bad-budget = Ein Bot braucht ein Budget von mindestens 1, nicht { $budget }.
error-game-over = Das Spiel ist vorbei.
error-unknown-seat = { $most ->
    [1] An diesem Tisch gibt es keinen Platz { $seat }; der einzige Platz ist 1.
   *[other] An diesem Tisch gibt es keinen Platz { $seat }; die Plätze sind 1 bis { $most }.
}
error-unknown-move = „{ $move }“ ist kein Zug in diesem Spiel.
error-bad-move = „{ $move }“ ist nicht so geschrieben wie ein Zug in diesem Spiel.
error-not-your-turn = Platz { $turn } ist am Zug, nicht Platz { $seat }.
error-not-asked = Platz { $seat } ist nicht gefragt.
error-nobody-asked = Niemand ist gefragt.
error-only-the-table = Nur der Tisch selbst (Platz 0) sagt „{ $move }“.
error-only-players = „{ $move }“ können nur Mitspielende, nicht der Tisch selbst (Platz 0).
error-opponents-asked = Erst müssen die anderen antworten.
error-answer-first = Hier wird zuerst eine Antwort erwartet: „Einverstanden“ oder ein Einspruch.
error-cell-not-empty = Das Feld { $cell } ist nicht frei.
error-does-not-fit = Die { $symbol } passt nicht auf { $cell }: siehe { $because }.
error-nothing-to-object = Es gibt nichts, wogegen du Einspruch erheben könntest.
error-window-closed = Für einen Einspruch gegen { $cell } ist es zu spät; nur gegen { $last } ist er noch möglich.
error-own-move = Gegen den eigenen Zug kannst du keinen Einspruch erheben.

## Aufbauten, Optionen und Rätsel, die nicht angenommen werden

error-unknown-game = Es gibt kein Spiel „{ $name }“.
error-plugin-import = Es lässt sich nicht laden: { $detail }.
error-plugin-no-game = Sein Einstiegspunkt führt zu keinem Spiel.
error-plugin-id = „{ $name }“ ist keine Kennung eines Spiels: Kleinbuchstaben, Ziffern und Bindestriche, höchstens 23.
error-plugin-taken = Es gibt schon ein Spiel „{ $name }“.
error-plugin-seats = Es sagt nicht, wie viele mitspielen können: { $fewest } bis { $most } ist keine Anzahl von Plätzen.
error-plugin-lacks = Es gibt „{ $field }“ nicht an.
error-plugin-words = Es hat keinen Text für „{ $missing }“ ({ $locale }).
error-plugin-setup = Es lässt sich nicht aufbauen: { $detail }.
error-unknown-language = Full House spricht kein „{ $name }“.
error-bad-seat-count = { $most ->
    [1] { $game } ist für einen Platz, nicht für { $seats }.
   *[other] { $is_exact ->
        [yes] { $game } ist für { $most } Plätze, nicht für { $seats }.
       *[no] { $game } ist für { $fewest } bis { $most } Plätze, nicht für { $seats }.
    }
}
error-bad-seed = Der Startwert muss eine ganze Zahl sein und allein stehen, nicht „{ $value }“.
error-unknown-option = In diesem Spiel gibt es keine Option „{ $name }“.
error-bad-option = Die Option „{ $name }“ kann nicht „{ $value }“ sein.
error-options-not-json = Ab hier sind die Optionen kein gültiges JSON: „{ $detail }“.
error-unknown-setup-field = Der Aufbau dieses Spiels hat keinen Eintrag „{ $name }“.
error-missing-setup-field = Im Aufbau fehlt der Eintrag „{ $name }“.
error-unknown-cell = Es gibt kein Feld { $cell }. Die Felder gehen von { $first } bis { $last }.
error-bad-cell = In „{ $field }“ ist „{ $value }“ kein Name eines Feldes.
error-bad-symbol = In „{ $field }“ ist „{ $value }“ keine Ziffer von 1 bis { $most }.
error-bad-grid-length = { $length ->
    [one] Das Gitter hat { $length } Zeichen statt { $expected }.
   *[other] Das Gitter hat { $length } Zeichen statt { $expected }.
}
error-bad-grid-character = „{ $character }“ in { $cell } ist weder eine Ziffer von 1 bis { $most } noch ein Punkt für ein freies Feld.
error-bad-grid-text = Ein Gitter hat { $expected } Felder, dieser Text { $length }. Das erste Zeichen, das kein Feld ist, ist „{ $character }“ an Stelle { $position }.
error-not-a-grid = „{ $value }“ ist kein Gitter: Gebraucht wird ein Text mit 81 oder 36 Feldern, Zeilen von Zahlen oder ein Array.
error-not-an-object = „{ $field }“ muss ein JSON-Objekt sein, nicht „{ $value }“.
error-not-a-list = „{ $field }“ muss eine Liste sein, nicht „{ $value }“.
error-not-a-text = „{ $field }“ muss ein Text sein, nicht „{ $value }“.
error-not-a-number = „{ $field }“ muss eine Zahl sein, nicht „{ $value }“.

error-problem-without-solution = Dieses Rätsel hat keine Lösung.
error-problem-with-several-solutions = Dieses Rätsel hat mehrere Lösungen. Zwei davon unterscheiden sich zuerst in { $both }: In { $cell } passt { $symbols }.
error-bad-number = „{ $field }“ muss eine ganze Zahl ab { $least } sein, nicht „{ $value }“.
error-number-too-large = „{ $field }“ muss eine ganze Zahl bis { $most } sein, nicht „{ $value }“.
error-bad-array = Eine Liste von Rätseln hat für jedes eine Zeile von 81 oder 36 Byte; diese hat die Form { $shape } und das Format „{ $format }“.
error-kernel-missing = Der Rechenkern ({ $module }) fehlt oder lässt sich nicht laden: „{ $install }“ bringt ihn, in einem Paket für diesen Rechner oder mit dessen C++-Compiler.
error-unknown-kernel = Auf diesem Rechner gibt es keinen Rechenkern „{ $name }“.
error-bad-level = Eine Stufe { $value } gibt es nicht.
error-level-without-rate = Stufe { $level } lässt sich nur wählen, wenn die Rätsel bewertet werden.
error-wishes-together = Diese Optionen gehen nicht zusammen: { $options }.
error-bad-side = Ein Gitter kann nicht { $value } Felder je Seite haben.
error-unknown-symmetry = Eine Symmetrie „{ $name }“ gibt es nicht.

## Partien, die aufgeschrieben sind

error-file-unreadable = { $path } lässt sich nicht lesen: { $detail }.
# Reasons of the system, within a sentence.
error-no-such-file = diese Datei gibt es nicht
error-no-such-folder = diesen Ordner gibt es nicht
error-is-a-folder = das ist ein Ordner
error-not-permitted = das ist nicht erlaubt
error-disk-full = der Datenträger ist voll
error-damaged-file = die komprimierten Daten sind beschädigt
error-address-in-use = ein anderes Programm benutzt diese Adresse
error-no-such-address = dieser Rechner hat keine solche Adresse
error-not-utf8 = das ist kein Text in UTF-8
error-no-such-host = es gibt keinen Rechner mit diesem Namen
error-connection-refused = die Verbindung wurde abgelehnt
error-system-reason = das System meldet „{ $name }“
# Why a message or a file could not be read, within a sentence.
misread = { $kind ->
    [json] beim Zeichen { $position } ist es kein gültiges JSON
    [short] das Ende fehlt
    [utf8] das ist kein Text in UTF-8
    [deep] es ist zu tief verschachtelt
    [missing] das Feld „{ $field }“ fehlt{ misread-where }
    [unknown] das Feld „{ $field }“ gibt es nicht{ misread-where }
    [too-short] zu kurz, mindestens { $limit }{ misread-where }
    [too-long] zu lang, höchstens { $limit }{ misread-where }
    [low] zu klein, die Grenze ist { $limit }{ misread-where }
    [high] zu groß, die Grenze ist { $limit }{ misread-where }
    [type] erwartet wird { misread-expected }, nicht { misread-got }{ misread-where }
    [value] „{ $got }“ ist nicht erlaubt{ misread-where }
    [form] der Text hat nicht die verlangte Form{ misread-where }
   *[other] etwas stimmt nicht{ misread-where }
}
misread-where = { $where ->
    [none] { "" }
   *[other] { "" } (in „{ $where }“)
}
misread-expected = { $expected ->
    [int] eine ganze Zahl
    [float] eine Zahl
    [str] Text
    [bool] wahr oder falsch
    [array] eine Liste
    [object] ein Objekt
   *[other] „{ $expected }“
}
misread-got = { $got ->
    [int] eine ganze Zahl
    [float] eine Zahl
    [str] Text
    [bool] wahr oder falsch
    [array] eine Liste
    [object] ein Objekt
    [null] nichts
   *[other] „{ $got }“
}
error-record-not-json = Das ist keine gespeicherte Partie, denn ab hier ist es kein gültiges JSON: „{ $detail }“.
error-record-too-large = Diese Partie ist größer als { $most } Byte.
error-record-format = Das Format der Partie ist „{ $value }“ statt „{ $expected }“.
error-record-unknown-field = Unbekannter Eintrag „{ $name }“ in „{ $where }“.
error-record-missing-field = Der Eintrag „{ $name }“ fehlt in „{ $where }“.
error-record-bad-name = „{ $value }“ ist kein Name für einen Platz: Das ist ein Text mit höchstens { $most } Zeichen.
error-record-too-many-moves = Die Partie hat { $count } Züge; höchstens { $most } sind möglich.
error-record-rules = Von den Regeln dieses Spiels ist keine Fassung „{ $value }“ bekannt.
error-record-proof = Der Beweis in dieser Partie hat nicht die richtige Form: { misread }.
error-proof-missing = Diese Partie hat keinen Beweis: Es gibt nichts zu vergleichen.
error-proof-changed = Diese Partie wurde nach dem Spiel geändert: Unterschrieben war eine andere.
error-proof-signature = Die Unterschrift dieser Partie ist falsch.
error-proof-name = Der Name „{ $value }“ von Spieler { $seat } ist nicht der unterschriebene.
error-proof-times = Die Zeiten dieser Partie sind nicht die unterschriebenen.
error-proof-key = Diese Partie ist mit einem anderen Schlüssel unterschrieben: „{ $value }“ statt „{ $expected }“.
error-proof-promise = Versprochen war eine andere Verteilung: Der Fingerabdruck ist „{ $value }“ statt „{ $expected }“.
error-proof-commitment = Der Server hat sein Versprechen nicht gehalten: Das Geheimnis hat nicht den Fingerabdruck, der vor dem Spiel zu sehen war.
error-proof-deal = Verteilt wurde anders als versprochen: Aus dem Geheimnis und den Zahlen der Geräte entsteht eine andere Verteilung.
error-replay-stopped = Zug { $n } (Platz { $seat }, „{ $move }“): { $cause }
error-no-such-move = Einen Zug { $n } gibt es in dieser Partie nicht; sie hat { $moves }.

## Eine Partie prüfen

verify-moves = { $count ->
    [one] Die Regeln erlauben den einzigen Zug.
   *[other] Die Regeln erlauben alle { $count } Züge.
}
verify-deal-shared = { $count ->
    [one] Verteilt wie versprochen: aus dem Geheimnis des Servers und den Zahlen eines Geräts.
   *[other] Verteilt wie versprochen: aus dem Geheimnis des Servers und den Zahlen von { $count } Geräten.
}
verify-deal-server = Verteilt wie versprochen: nur aus dem Geheimnis des Servers, denn kein Gerät hat etwas beigetragen.
verify-deal-chosen = Nicht vom Zufall verteilt: Der Aufbau wurde gewählt.
verify-deal-unknown = Wie verteilt wurde, ist nicht bekannt.
verify-commitment = Fingerabdruck vor dem Spiel: { $commitment }
verify-signed-ours = Von diesem Server unterschrieben und seitdem unverändert. Schlüssel: { $signer }
verify-signed-another = Von einem anderen Server unterschrieben, dessen Schlüssel genannt wurde, und seitdem unverändert. Schlüssel: { $signer }
verify-signed-unknown = Mit einem Schlüssel unterschrieben, der hier nicht bekannt ist; jeder kann so einen machen. Vergleiche ihn mit dem des Servers: { $signer }
verify-people = Auch Namen und Zeiten sind unterschrieben.
verify-no-people = Namen oder Zeiten wurden aus dem Unterschriebenen entfernt: Für die angezeigten bürgt niemand.
verify-unsigned = Ohne Unterschrift: Kein Server bürgt für diese Partie.

## Was geschehen ist

event-objected = { $upheld ->
    [yes] { $because-count ->
        [0] { $seat } erhebt Einspruch gegen { $cell }, und zwar zu Recht.
       *[other] { $seat } erhebt Einspruch gegen { $cell }, und zwar zu Recht: siehe { $because }.
    }
   *[no] { $seat } erhebt Einspruch gegen { $cell }. Kein Fehler: Es bleibt dabei.
}
event-objected-you = { $upheld ->
    [yes] { $because-count ->
        [0] Du erhebst Einspruch gegen { $cell }, und zwar zu Recht.
       *[other] Du erhebst Einspruch gegen { $cell }, und zwar zu Recht: siehe { $because }.
    }
   *[no] Du erhebst Einspruch gegen { $cell }. Kein Fehler: Es bleibt dabei.
}
event-called = { $because-count ->
    [0] Der Schiedsrichter meldet einen Fehler von { $against } bei { $cell }.
   *[other] Der Schiedsrichter meldet einen Fehler von { $against } bei { $cell }: siehe { $because }.
}
event-called-you = { $because-count ->
    [0] Der Schiedsrichter meldet deinen Fehler bei { $cell }.
   *[other] Der Schiedsrichter meldet deinen Fehler bei { $cell }: siehe { $because }.
}
event-accepted = { $silent ->
    [yes] { $seats-count ->
        [1] { $seats } erhebt keinen Einspruch.
       *[other] { $seats } erheben keinen Einspruch.
    }
   *[no] { $seats-count ->
        [1] { $seats } ist einverstanden.
       *[other] { $seats } sind einverstanden.
    }
}
event-accepted-you = { $silent ->
    [yes] Du erhebst keinen Einspruch.
   *[no] Du bist einverstanden.
}
event-answered-for = Für { $seat } antwortet der Schiedsrichter.
event-answered-for-you = Für dich antwortet der Schiedsrichter.
went-on = { $by } macht ohne { $seat } weiter: Der Schiedsrichter antwortet.
went-on-you = Du machst ohne { $seat } weiter: Der Schiedsrichter antwortet.
went-on-without-you = { $by } macht ohne dich weiter: Der Schiedsrichter antwortet für dich.
event-timed-out = Die Zeit von { $seat } ist um.
event-timed-out-alone = Die Zeit ist um.
event-timed-out-you = Deine Zeit ist um.
event-turn = { $seat } ist am Zug.
event-ended = { $reason ->
    [solved] Gelöst!
    [full] Das Brett ist voll.
    [no_progress] Niemand kam weiter: Das Spiel ist vorbei.
    [time_up] Die Zeit ist um: Das Spiel ist vorbei.
    [agreed] Das Spiel wurde beendet.
    [rounds_played] Die letzte Runde ist gespielt.
    [complete] Das Gitter ist vollständig.
    [stuck] Für ein Plättchen fand sich kein Platz: Das Spiel ist vorbei.
    [tiles_used_up] Es gibt kein Plättchen mehr zu ziehen: Das Spiel ist vorbei.
    [nothing_to_do] Wer am Zug ist, kann nichts mehr tun: Das Spiel ist vorbei.
    [failed] Diesmal ist das Solitär nicht aufgegangen.
   *[finished] Fertig.
}{ ended-winners }
event-ended-own = { $why }{ ended-winners }
ended-winners = { $winners-count ->
    [0] { "" }
    [1] { " " }{ $winners } gewinnt.
   *[other] { " " }{ $winners } gewinnen gemeinsam.
}

## Optionen, die mehrere Spiele haben

option-referee = Wer auf Fehler achtet
option-referee-table = Die Spieler, wenn sie rechtzeitig Einspruch erheben: die gedruckte Regel
option-referee-umpire = Der Schiedsrichter, sofort
option-referee-guard = Die Hilfe: Ein Zug, der sichtbar falsch ist, wird abgelehnt, und du versuchst es noch einmal
option-silence = Sekunden Schweigen, die als „einverstanden“ gelten (dreimal so lang für Ansagen und den letzten Blick)
option-sand-glass = Sekunden für einen Zug
mark-printed = gedruckt
mark-edition = andere Ausgabe
mark-reading = unsere Lesart
mark-addition = unser Zusatz
mark-referee-table = [printed|Die Spieler passen aufeinander auf.]
mark-referee-umpire = [addition|In den Regeln passen die Spieler aufeinander auf; sonst meldet niemand einen Fehler.]
mark-referee-guard = [addition|In den Regeln hält niemand einen falschen Zug auf, bevor er gemacht ist.]
mark-silence-on = [addition|In den Regeln antworten alle; Schweigen ist keine Antwort.]
mark-silence-off = [printed|Wer gefragt wird, antwortet.]
mark-sand-glass-on = [addition|In der Regel gibt es keine Sanduhr.]
mark-sand-glass-off = [printed|In der Regel gibt es keine Sanduhr.]

## Eine Partie, nacherzählt

tell-player = Person { $n }
tell-seats = Es spielen: { $names }
tell-move = { $n }. { $name }: { $move }
tell-table = Der Tisch
tell-score = { $points ->
    [one] { $name }: { $points } Punkt
   *[other] { $name }: { $points } Punkte
}
tell-to-move = Das Spiel geht weiter. { $name } ist am Zug.
tell-running = Das Spiel geht weiter.

## Das Regal

shelf-seats = { $most ->
    [1] allein
   *[other] { $fewest } bis { $most } Personen
}
shelf-seats-exact = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
shelf-default = (ohne Angabe: { $value })
shelf-on = an
shelf-off = aus
shelf-left-off = { $name } ist nicht unter den Spielen. { $cause }
shelf-english-only = (Nur auf Englisch.)

## Die Regeln: Überschriften, und was für alle Spiele gilt

rules-heading-minute = In einer Minute
rules-heading-players = Für wen
rules-heading-goal = Ziel des Spiels
rules-heading-material = Material und Aufbau
rules-heading-turn = Dein Zug
rules-heading-points = Punkte
rules-heading-mistakes = Fehler
rules-heading-clock = Zeit
rules-heading-end = Das Ende
rules-heading-solo = Allein
rules-heading-variants = Varianten
rules-heading-options = Optionen und woher sie kommen
rules-heading-marks = Was nicht gedruckt ist
rules-heading-tips = Ratschläge
rules-heading-credit = Woher es kommt

rules-sudoku =
    Auf jedem Brett gibt es nur eine Regel: Keine Ziffer steht zweimal in derselben Zeile, Spalte oder im selben Block. Eine Ziffer passt auf ein Feld, wenn in dessen Zeile, Spalte und Block nicht schon die gleiche zu sehen ist. Ob sie sich am Ende als richtig erweist, ist eine andere Frage.

    Felder heißen nach Spalte und Zeile: a1 ist oben links, i1 oben rechts, i9 unten rechts.
rules-seats = Platz 1 beginnt, dann geht es im Uhrzeigersinn weiter. Bestimmt die Sitzordnung selbst, oder lasst die Plätze auslosen. { mark-seats }
rules-referees =
    { rules-referees-choose }

    - Die Spieler, wie im gedruckten Spiel: Jeder Zug wird ausgeführt, und die anderen passen auf. Wer einen Fehler entdeckt, erhebt rechtzeitig Einspruch. Ist der Einspruch berechtigt, folgt die Strafe; wenn nicht, kostet er nichts, und der Zug gilt. { mark-wrong-objection } Ein Fehler, den niemand rechtzeitig beanstandet, bleibt endgültig.
    { rules-referees-rest }

    { rules-referees-last }
rules-referees-choose = Vor dem Spiel wählt ihr, wer auf Fehler achtet:
rules-referees-rest =
    - Der Schiedsrichter: Auch ein falscher Zug wird ausgeführt, aber sofort gemeldet, mit derselben Strafe. { mark-referee-umpire }
    - Die Hilfe: Ein Zug, der sichtbar falsch ist, wird mit Begründung abgelehnt. Nichts ändert sich, du versuchst es noch einmal, und die Uhr läuft weiter. { mark-referee-guard }
rules-referees-last = Achten die Spieler auf Fehler, ist auch gegen den Zug, der das Spiel beendet, Einspruch möglich: Das Ergebnis gilt, sobald alle anderen einverstanden sind. { mark-last-move } Wer nicht da ist, hat nicht zugestimmt. Antwortet jemand eine Minute lang nicht, können die anderen ohne diese Person weitermachen; dann antwortet der Schiedsrichter. { mark-away } Auf Wunsch gilt Schweigen nach einer Zeit, die ihr festlegt, als „einverstanden“. { mark-silence-on }
rules-referees-solution = Passt eine Ziffer, ist aber nicht die der Lösung, lehnt die Hilfe sie nicht ab; ein solcher Fehler wird wie beim Schiedsrichter gemeldet. { mark-referee-guard }
rules-referees-usual = { rules-referees-people } Wer allein spielt, spielt mit der Hilfe. { mark-solo-helper }
rules-referees-people = Wenn ihr nichts anderes wählt, achten die Spieler auf Fehler, auch wenn Bots mitspielen.
rules-shared-win = Bei Gleichstand wird der Sieg geteilt. { mark-shared-win }
rules-marks = Ein Zeichen hinter einem Satz sagt, dass er nicht in der Regel steht und wie es auch sein könnte.
mark-shared-win = [reading|Die Regel sagt nicht, wer bei Gleichstand gewinnt. Andere Lesart: Ein weiteres Spiel entscheidet.]
mark-wrong-objection = [reading|Die Regel nennt keine Strafe für einen falschen Einspruch. Andere Lesart: Er kostet Punkte oder einen Zug.]
mark-last-move = [reading|Die Regel sagt nicht, ob der letzte Zug noch beanstandet werden darf. Andere Lesart: Das Spiel ist sofort aus.]
mark-away = [addition|Am gedruckten Spiel fehlt niemand.]
mark-seats = [reading|Nach den meisten Regeln beginnt die älteste Person, andere sagen nichts. Hier beginnt Platz 1: Wählt, wer dort sitzt.]
mark-players = [addition|Die Regel nennt kein Alter: Das ist unser Rat.]
mark-length = [addition|Die Regel nennt keine Dauer: Das ist unsere Erfahrung.]

## Die Kommandozeile

cli = Gedruckte Sudoku-Brettspiele und das Sudoku-Rechenwerk dahinter.
cli-games = Die Spiele auflisten, mit Plätzen und Optionen.
cli-games-json = JSON für Programme schreiben.
cli-replay = Eine aufgezeichnete Partie Zug um Zug nachspielen.
cli-replay-record = Die Datei mit der Partie; - liest die Standardeingabe.
cli-replay-json = Ein JSON-Dokument für Programme schreiben.
cli-replay-lang = Die Sprache: en, fr, it, nl, ru oder de.
cli-verify = Prüfen, ob eine Partie wie versprochen verteilt und seitdem nicht geändert wurde.
cli-verify-key = Der öffentliche Schlüssel, mit dem die Partie unterschrieben sein muss.
cli-verify-commitment = Der Fingerabdruck, der vor dem Spiel zu sehen war.
cli-rules = Die Regeln eines Spiels ausgeben.
cli-play-out = Eine zufällige, regelgerechte Partie spielen und aufzeichnen.
cli-play-out-game = Die Kennung des Spiels, wie „games“ sie auflistet.
cli-play-out-seed = Derselbe Startwert ergibt dieselbe Partie.
cli-play-out-seats = Wie viele mitspielen.
cli-play-out-options = Die Optionen des Spiels als JSON-Objekt.
cli-play-out-json = Die Partie in eine einzige Zeile schreiben.
cli-league = Bots eine Liga spielen lassen: jeder gegen jeden, mit Intervallen und Wertungen.
cli-league-game = Die Kennung des Spiels, wie „games“ sie auflistet.
cli-league-bots = Die Bots, mit Kommas getrennt: Stufen oder Stärken wie 1350.
cli-league-games = Wie viele Partien jedes Paar (oder jede Gruppe) ungefähr spielt.
cli-league-seats = Wie viele mitspielen.
cli-league-seed = Derselbe Startwert ergibt dieselben Partien.
cli-league-engine = Wer spielt: die Kerne dieses Rechners (local) oder ein Dask-Cluster (dask).
cli-league-out = Wohin die Ergebnisse kommen: dieser Name als JSONL (Stand, kann fortgesetzt werden), JSON und SVG.
cli-league-json = Die Ergebnisse als ein JSON-Dokument schreiben.
cli-solve = Rätsel lösen, eines je Zeile: die Lösung, „none“ (keine) oder „several“ (mehrere).
cli-solve-file = Das Rätsel selbst oder eine Datei mit einem Rätsel je Zeile; - liest die Standardeingabe.
cli-solve-count = Stattdessen die Zahl der Lösungen schreiben, höchstens bis zu dieser Grenze gezählt.
cli-solve-check = Mit Status 1 enden, wenn ein Rätsel nicht genau eine Lösung hat.
cli-canonical = Die kanonische Form von Rätseln schreiben: dieselbe für alle, die sich nur durch Namen, Drehen, Spiegeln oder vertauschte Linien unterscheiden.
cli-lines-threads = Wie viele Threads arbeiten; ohne Angabe so viele wie Kerne.
cli-lines-skip-errors = Fehlerhafte Zeilen auslassen: Jede wird auf der Fehlerausgabe genannt, alle anderen werden beantwortet.
cli-lines-out = Die Datei, in die statt auf die Standardausgabe geschrieben wird; komprimiert, wenn ihr Name auf „gz“ oder „zst“ endet, eine Tabelle, wenn er auf „parquet“ oder „arrow“ endet.
cli-lines-processes = Wie viele Prozesse arbeiten; ohne Angabe so viele wie Kerne.
cli-lines-engine = Wer arbeitet: dieser Prozess mit seinen Threads (local) oder ein Dask-Cluster (dask).
cli-lines-scheduler = Die Adresse des Dask-Clusters; ohne sie startet hier einer.
cli-lines-resume = Dort weitermachen, wo der Befehl abgebrochen wurde; die Antworten gehen in die Datei von --out.
lines-skipped = { $count ->
    [one] { $count } Zeile wurde ausgelassen.
   *[other] { $count } Zeilen wurden ausgelassen.
}
problems-skipped = { $count ->
    [one] { $count } Rätsel wurde ausgelassen.
   *[other] { $count } Rätsel wurden ausgelassen.
}
cli-generate = Rätsel erzeugen, eines je Zeile.
cli-generate-level = Die Stufe von 1 (am leichtesten) bis 5; ohne Angabe jede.
cli-generate-clues = Höchstens so viele Vorgaben, ab 17 (mit 19 dauert es einen Augenblick, mit 18 einige Sekunden, mit 17 vielleicht Stunden); nicht mit anderen Wünschen.
cli-generate-score = Mindestens diese Wertung, wie rate sie nennt; nicht mit anderen Wünschen.
cli-generate-needs = Eine Technik, die sie brauchen, etwa x-wing oder nested-net; mit einer Stufe können schwierigere hinzukommen.
cli-generate-number = Wie viele Rätsel.
cli-generate-seed = Derselbe Startwert ergibt dieselben Rätsel.
cli-generate-symmetry = Die Symmetrie der Vorgaben: none, half-turn, quarter-turn, left-right, top-bottom, diagonal oder antidiagonal.
cli-generate-size = Felder je Seite: 9 oder 6.

cli-rules-game = Die Kennung des Spiels, wie „games“ sie auflistet.
cli-rules-lang = Die Sprache: en, fr, it, nl, ru oder de.
