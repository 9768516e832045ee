# Was Leute falsch gemacht haben. `fault-…` ist ein ganzer Satz, `problem-…` das, was darin auf
# einen Namen und einen Doppelpunkt folgt.

# Dateien und Ordner

fault-at = { $place }: { $problem }.
fault-in-file = { $file }: { $fault }
fault-cannot-read = { $file } lässt sich nicht lesen: { $problem }.
fault-cannot-write = { $file } lässt sich nicht schreiben: { $problem }.
fault-not-text = { $file } ist keine Textdatei in UTF-8.
fault-not-json = { $file } ist kein JSON: { $detail }.
fault-folder = In den Ordner { $folder } lässt sich nichts schreiben: { $problem }. Nenne einen anderen.
fault-components =
    { $file }: { $count ->
        [one] 1 Fehler
       *[other] { $count } Fehler
    }
    {"  "}{ $faults }

problem-not-there = Diese Datei oder diesen Ordner gibt es nicht
problem-not-allowed = Das darfst du nicht
problem-read-only = Dort darf nur gelesen werden
problem-is-folder = Das ist ein Ordner
problem-not-folder = Wo ein Ordner sein müsste, ist eine Datei
problem-no-room = Der Datenträger ist voll
problem-long-name = Der Name ist zu lang
problem-no-answer = Dort antwortet niemand
problem-no-host = Einen Rechner dieses Namens gibt es nicht

## Dateien mit Daten des Materials (box)

fault-not-toml = { $file } ist kein TOML: { $detail }.
fault-nested = { $file } ist zu tief verschachtelt.
fault-long-number = { $file } enthält eine Zahl mit zu vielen Ziffern.
fault-data-large = { $file } ist zu groß: Daten des Materials haben höchstens { $most } KiB.
fault-data-object = Daten des Materials sind eine Tabelle von Werten.

## Werte in Dateien und Aufzeichnungen (box)

problem-missing = fehlt
problem-object = muss ein Objekt sein
problem-table = muss eine Tabelle sein
problem-list = muss eine Liste sein
problem-list-of = muss eine Liste mit { $count } Einträgen sein
problem-entries = muss { $count ->
    [one] 1 Eintrag
   *[other] { $count } Einträge
  } haben, nicht { $found }
problem-text = muss ein Text sein, nicht { $value }
problem-long-text = darf höchstens { $most } Zeichen haben
problem-number = muss eine ganze Zahl sein, nicht { $value }
problem-range = muss von { $low } bis { $high } sein, nicht { $value }
problem-be = muss { $wanted } sein, nicht { $value }
problem-one-of = muss eines von { $known } sein, nicht { $value }
problem-four-of = muss vier verschiedene nennen von { $known }
problem-ascending = muss aus Zahlen von { $low } bis { $high } bestehen, aufsteigend
problem-unknown = ist hier nicht bekannt; bekannt sind { $known }
problem-twice = enthält { $value } zweimal
problem-there-already = ist schon da
problem-different = darf nichts zweimal nennen
problem-seat = muss ein Objekt sein wie {"{"}"name": …, "kind": …{"}"}
problem-pair = muss ein Paar sein: [Platz, Aktion]
problem-word-each = muss ein Wort für jeden Wert haben
problem-no-place = { $value } ist weder ein Wert noch ein Teil dieser Daten

## Daten des Materials von Xi'an (box)

problem-colour-taken = ist schon die Farbe von { $worker }
problem-letters = muss aus einem oder zweien der Buchstaben { $letters } bestehen, nicht { $value }
problem-three-kinds = drei Arten müssen aus { $material } sein
problem-two-kinds = zwei Arten müssen zur Sektion { $section } gehören
problem-statues = muss { $count } Statuen "S" haben, nicht { $found }
problem-space = muss "S" sein oder Prestige mit einem Bonus, wie "3$$" oder "4R", nicht { $value }
problem-three-of = drei müssen { $colour } sein, nicht { $found }
problem-columns = muss die { $spaces } Felder einer Sektion füllen
problem-example = das gedruckte Beispiel { $example } verlangt { $wanted }

## Daten des Materials von Terracotta Army (box)

problem-workers = { $players } Spieler mit je { $workers } Arbeitern sind mehr als { $slices } Segmente
problem-brings-coin = { $master } steht schon in bring_coin
problem-drawing = muss aus { $count } Zeichen von "{ $letters }" bestehen
problem-no-space = muss ein Feld haben
problem-once = muss { $name } einmal haben, nicht { $found }-mal
problem-must-have = muss { $name } haben
problem-builds = Bauen muss 2 bis 4 Lehm kosten, einmal 2 und einmal mehr
problem-rises = darf nicht steigen
problem-falls = muss insgesamt um mindestens { $least } fallen
problem-grows = muss von Runde zu Runde wachsen
problem-early-tiles = Runde 1 und 2 müssen unter den { $inspectors } der Inspektoren liegen
problem-late-tiles = Runde 4 und 5 müssen über den { $inspectors } der Inspektoren und unter dem Doppelten liegen
problem-dominance = Dominanz darf nicht weniger zählen als Präsenz
problem-must-rise = muss steigen
problem-four-weapons = muss vier verschiedene Waffen verlangen
problem-chart = muss 1 sein, wo sie sich kreuzen, 2 ein Feld davor, und sonst nirgends

## Spiele und Aufbau

fault-game = Es gibt kein Spiel „{ $game }“, sondern: { $games }.
fault-players = { $title } ist für { $low } bis { $high } Spieler, nicht für { $players }.
fault-seed = Eine Startzahl ist eine ganze Zahl von 0 bis 2^63 - 1.
fault-seat-count = { $players ->
    [one] 1 Spieler braucht { $needed } Plätze
   *[other] { $players } Spieler brauchen { $needed } Plätze
  }, nicht { $seats }.
fault-no-options = { $title } hat keine Varianten.
fault-option-number = Varianten gibt es von { $low } bis { $high }, nicht { $option }.
fault-options-solo = Diese Varianten gibt es nur im Solospiel.

# Aktionen

fault-action-missing = Es fehlt eine Aktion.
fault-no-action = „{ $text }“ ist keine Aktion von { $title }.
fault-card-twice = „{ $text }“ nennt eine Karte zweimal.
fault-two-cards = „{ $text }“ braucht zwei Karten, wie „plan G2/B1“: die obere, dann die untere.
fault-no-card = „{ $text }“ ist keine Arbeiterkarte; sie heißen wie Y4 oder G2.
fault-not-in-hand = { $card } ist nicht auf der Hand.
fault-not-legal = „{ $action }“ ist nicht erlaubt: { $reason }.
fault-undo-nothing = Es gibt nichts zurückzunehmen: Du hast noch nichts getan.
fault-undo-decided = Es gibt nichts zurückzunehmen: Inzwischen hat ein anderer entschieden.
fault-undo-drawn = Es gibt nichts zurückzunehmen: Inzwischen wurde gewürfelt oder gezogen.
fault-undo-shown = Es gibt nichts zurückzunehmen: Verborgenes wurde gezeigt.
fault-undo-one-by-one = Neben einer echten Schachtel werden Eingaben einzeln zurückgenommen: mit „Zurücknehmen“.
fault-no-draw = Jetzt ist nichts zu ziehen.
fault-no-companion = { $title } hat niemanden, den das Programm neben einer echten Schachtel spielen könnte.
fault-companion-alone = Neben einer echten Schachtel spielt eine Person { $title } allein gegen den, den die Regeln spielen.
fault-companion-option = { $option } passt nicht zu --companion: Eine Person spielt, mit einer echten Schachtel.
fault-companion-new = --companion beginnt ein Spiel; ein gespeichertes geht weiter, wie es begonnen wurde.
fault-no-lesson = Zu { $title } gibt es keine Lektion.
fault-no-lesson-step = Die Lektion hat { $steps } Schritte; Schritt { $number } gibt es nicht.

# Aufzeichnungen

fault-record-object = Eine Aufzeichnung ist ein JSON-Objekt.
fault-record-data = Die Aufzeichnung entstand mit den Daten „{ $made }“, und dies sind „{ $here }“. Gib die Datei an, mit der sie entstand (--components).
fault-record-rules = Diese Partie wurde nach den Regeln { $made } von { $title } gespielt, und dies sind die Regeln { $here }: Sie lässt sich lesen (bingma replay DATEI), aber weder nachspielen noch weiterspielen.
fault-record-seats = { $title } ist für 2 bis { $high } Spieler, und die Aufzeichnung hat { $seats } Plätze.
fault-record-solo-seats = Das Solospiel hat 2 Plätze, zuerst den des Premier-Ministers, nicht { $seats }.
fault-record-action = Aktion { $n } ({ $entry }): { $fault }
fault-record-over = Das Spiel ist vorher aus.
fault-record-chance-missing = Davor fehlt ein Zufallsereignis.
fault-record-no-chance = Hier ist kein Zufallsereignis fällig, sondern eine Entscheidung von Platz { $seats }.
fault-record-turn = Nicht Platz { $seat } entscheidet, sondern Platz { $seats }.
fault-record-result = Das Ergebnis der Aufzeichnung ist nicht das, zu dem ihre Aktionen führen.
fault-record-early-result = Die Aufzeichnung hat ein Ergebnis, aber nach der letzten Aktion ist das Spiel nicht aus.

# Bots

fault-bot = Es gibt keinen Bot „{ $bot }“, sondern: { $bots }.
fault-budget = „{ $text }“ ist kein Budget: Nenne Durchgänge, wie 500, oder Sekunden, wie 0.5s.
fault-bot-at-once = „{ $name }“: { $bot } antwortet sofort und braucht kein Budget.
fault-guest = Der Bot „{ $bot }“, Platz { $seat } von { $players }, { $game }: { $error }.
fault-guest-answer = Der Bot „{ $bot }“, Platz { $seat } von { $players }, { $game }, antwortete { $answer }, was jetzt nicht erlaubt ist; erlaubt: { $legal }.
fault-guest-name = Der Bot „{ $bot }“: { $module } hat kein „{ $name }“.
fault-guest-made = Der Bot „{ $bot }“ lässt sich nicht erzeugen: { $error }.
fault-guest-choose = Der Bot „{ $bot }“ hat keine Methode „choose“.
fault-guest-module = Der Bot „{ $bot }“: Es gibt kein Modul „{ $module }“, weder in diesem Ordner noch installiert.
fault-guest-import = Der Bot „{ $bot }“: { $module } lässt sich nicht importieren: { $error }.

# Viele Spiele

fault-games = Mindestens { $least } { $least ->
    [one] Spiel ist nötig
   *[other] Spiele sind nötig
  }, nicht { $games }.
fault-no-bots = Mindestens ein Bot ist nötig.
fault-two-bots = Eine Arena braucht mindestens zwei Bots, mit Kommas dazwischen.
fault-bot-twice = Der Bot „{ $bot }“ ist zweimal genannt.
fault-no-players = Mindestens eine Spielerzahl ist nötig.
fault-two-players = Das ist für 2 Spieler oder mehr.
fault-players-twice = { $players } Spieler sind zweimal genannt.
fault-player-numbers = --players nimmt ganze Zahlen mit Kommas dazwischen, wie 2,4, nicht „{ $players }“.
fault-twins = „{ $one }“ und „{ $other }“ sind mit dem Budget { $budget } derselbe Spieler; gib jedem ein eigenes, wie { $example }.
fault-workers = Mindestens 1 Prozess ist nötig, nicht { $workers }.
fault-workers-or-ray = --workers ist für einen Rechner und --ray für viele: Nenne eines davon.
fault-worker-ended = Ein Prozess wurde von außen beendet, vielleicht fehlte Speicher. Mit --out macht derselbe Befehl weiter, wo dieser aufgehört hat; weniger --workers brauchen weniger Speicher.
fault-ray = Der Ray-Verbund „{ $address }“ ist nicht zu erreichen: { $error }.
fault-extra = Das braucht { $packages }, was hier nicht installiert ist: pip install 'bingma[{ $extra }]'
fault-no-compiler = Die nativen Regeln sind hier nicht gebaut, und es gibt weder einen C-Compiler noch das Paket ziglang, um sie zu bauen. Spielen lässt sich trotzdem, aber Bots sehen weniger weit voraus, und viele Spiele auf einmal dauern etwa fünfzigmal so lang.
fault-not-native = Die nativen Regeln sind hier nicht zu haben ({ $error }). Spielen lässt sich trotzdem, aber Bots sehen weniger weit voraus, und viele Spiele auf einmal dauern etwa fünfzigmal so lang.
fault-out = --out braucht den Namen eines Ordners.
fault-no-plan = { $games } ist da, aber nicht { $plan }, worin steht, was gespielt wurde; nenne mit --out einen anderen Ordner.
fault-other-plan = { $plan } hat keine Arena geschrieben; nenne mit --out einen anderen Ordner.
fault-other-games = { $folder } enthält andere Spiele: { $problem }. Um sie fortzusetzen, mache das rückgängig; um neu zu beginnen, nenne mit --out einen anderen Ordner.
problem-other-program = sie wurden mit einer anderen Fassung der Regeln oder der Bots begonnen
problem-other-value = { $name } war dort { $was } und ist jetzt { $now }

# Die Befehlszeile

fault-usage = { $problem } Hilfe: { $command } --help
fault-usage-option = Die Option „{ $option }“ gibt es hier nicht.
fault-usage-command = Den Befehl „{ $command }“ gibt es nicht.
fault-usage-missing = { $name } fehlt.
fault-usage-value = { $option } braucht einen Wert.
fault-usage-surplus = „{ $word }“ ist ein Wort zu viel.
fault-usage-number = { $option } nimmt eine ganze Zahl, nicht „{ $value }“.
fault-usage-range = { $option } nimmt eine ganze Zahl von { $low } bis { $high }, nicht „{ $value }“.
fault-usage-least = { $option } nimmt eine ganze Zahl ab { $low }, nicht „{ $value }“.
fault-usage-choice = { $option } ist eines von { $known }, nicht „{ $value }“.
fault-seats = { $players } Spieler brauchen { $players } Plätze, und --seats nennt { $seats }.
fault-seat-kind = Es gibt keinen Bot „{ $kind }“. Ein Platz ist „human“ oder einer von: { $bots }.
fault-nothing-to-resume = Es gibt kein unbeendetes Spiel, das weitergehen könnte.
fault-resume-over = Das Spiel in { $file } ist aus. Anzusehen mit: bingma replay { $file }
fault-pace = Das Tempo ist „all“ oder „step“, nicht „{ $pace }“.
fault-rules = In den Regeln steht nichts zu „{ $about }“.
fault-rules-empty = Sage, welche Regel oder welches Wort, zum Beispiel: bingma rules { $example }
fault-options = Varianten sind ganze Zahlen mit Kommas dazwischen, nicht „{ $options }“.

# Der Server

fault-port-used = Der Port { $port } ist schon belegt. Beende, was ihn benutzt, oder nenne mit --port einen anderen; 0 nimmt irgendeinen freien.
fault-port-forbidden = Den Port { $port } darfst du nicht benutzen. Nenne mit --port einen ab 1024.
fault-host = „{ $host }“ ist keine Adresse dieses Rechners. Nenne mit --host eine andere, wie 127.0.0.1.
fault-database-kind = „{ $url }“ ist keine Datenbank, die Bingma kennt. Gib mit --database postgresql://benutzer@rechner/name oder sqlite:///datei an.
fault-database-driver = Eine PostgreSQL-Datenbank braucht einen Treiber, der nicht installiert ist: pip install 'bingma[postgresql]'
fault-database = Die Datenbank „{ $url }“ lässt sich nicht öffnen: { $problem }. Sieh nach, ob sie läuft und ob --database sie richtig nennt.
fault-workers-sqlite = Mehrere Prozesse brauchen eine Datenbank, in die alle schreiben können: Nenne mit --database eine von PostgreSQL, oder lass --workers weg.
fault-workers-connections = PostgreSQL lässt { $most } Verbindungen zu, und die Prozesse brauchen { $needed }. Erhöhe max_connections, oder nenne mit --workers eine kleinere Zahl.
fault-no-table = In dieser Datenbank gibt es keinen Tisch „{ $table }“. `bingma admin list` zeigt alle.
fault-no-seat = Am Tisch „{ $table }“ gibt es keinen Platz { $seat }.
fault-not-on = Am Tisch „{ $table }“ läuft keine Partie.
fault-no-owner = Der Platz { $seat } am Tisch „{ $table }“ gehört niemandem und hat keinen Link.
fault-restore-used = In dieser Datenbank gibt es schon Tische. Lies eine Sicherung in eine neue.
fault-restore-version = Die Sicherung „{ $file }“ stammt von einer anderen Version von Bingma. Lies sie mit jener, und starte dann diese auf der Datenbank.
fault-no-backup = „{ $file }“ ist keine Sicherung von Bingma oder nur ein Teil davon.
fault-backup-file = Die Datei „{ $file }“ ist nicht zu gebrauchen: { $problem }.

# Texte von Stellungen; Wörter des Textes bleiben, wie sie geschrieben sind

fault-position = Das ist keine Stellung, die man spielen kann: { $problem }.
fault-position-over = Das Spiel dieser Stellung ist aus.
fault-position-option = { $option } passt nicht zu --position, das es schon sagt.
problem-in-field = { $field }: { $problem }
problem-in-seat = Platz { $seat }, { $field }: { $problem }
problem-position-game = sie muss mit dem Namen ihres Spiels beginnen ({ $games }), nicht mit „{ $word }“
problem-no-positions = Stellungen von { $title } haben keinen Text
problem-position-long = sie darf höchstens { $most } Buchstaben haben
problem-position-seats = { $title } hat 2 bis 4 Plätze, und hier sind { $seats }: jeder Platz ist eine Gruppe nach „ / “
problem-position-solo-seats = das Solospiel hat 2 Plätze, und hier sind { $seats }: jeder Platz ist eine Gruppe nach „ / “
problem-position-alone = ein Aufbau mit einer Stellung enthält nichts anderes
problem-position-unknown = die Stellung einer Aufzeichnung darf nichts offenlassen
problem-position-record-seats = die Stellung hat { $needed } Plätze, und die Aufzeichnung { $seats }
problem-moment = nach dem Namen des Spiels kommen Zeitpunkt und Entscheidung, wie „{ $example }“, oder „over“
problem-nothing-to-choose = diese Entscheidung lässt keine Wahl
problem-no-field = ist kein Feld; Felder schreibt man wie coins:3
problem-no-meaning = bedeutet hier nichts
problem-no-equals = „{ $value }“ hat kein „=“
problem-all-of = muss alle nennen: { $known }
problem-most-entries = darf höchstens { $most } Einträge haben
problem-at-most = { $what } hat höchstens { $most }
problem-only-of = es gibt nur { $most } von { $what }
problem-only-seats = es gibt nur { $count } Plätze
problem-too-many = so viele davon gibt es nicht
problem-none-left = dafür ist nichts mehr da

# Stellungen von Xi'an

problem-all-decided = alle haben entschieden, also ist es vorbei
problem-favour-first = nur „favour“ im Zug 1 kommt vor der ersten Runde
problem-names-seat = „favour“ und „plan“ entscheiden alle; die anderen nennen einen Platz, wie build@0
problem-pit = „{ $value }“ muss { $count } Felder sein: „.“ leer, „r“ roh, oder der Platz dessen, der sie bemalt hat; mit einem Siegel darunter „r*1“ oder „1*“
problem-has-statue = { $space } hat von Anfang an eine Statue
problem-too-few = Platz { $seat } hat nicht so viele { $what ->
    [warriors] Krieger
   *[seals] Siegel
  }
problem-every-seat = muss jeden Platz einmal haben
problem-not-come = der Aufseher ist noch nicht bis { $tile } gekommen
problem-keeps = ein Spielende-Teil behält man am Ende der Leiste, und nur dort
problem-ends = { $count } Spielende-Teile sind im Spiel, auch die, die Spieler behalten
problem-not-in-hand = { $card } ist nicht auf der Hand
problem-two-cards = muss ein Paar wie G2/B1 sein, die obere über der unteren, nicht „{ $value }“
problem-not-on-top = „{ $helper }“ wurde nicht als obere Karte eines Paares gespielt
problem-lie-open = müssen alle bekannt sein, denn sie liegen offen
problem-most-cards = bis hierher kann ein Spieler höchstens { $most ->
    [one] 1 Karte
   *[other] { $most } Karten
  } haben
problem-below-unknown = unter einer unbekannten Karte sind alle unbekannt
problem-higher-first = die höhere untere Karte ist zuerst dran
problem-after-work = ein Gebäude betritt man erst nach der Aktion des Arbeiters
problem-no-raw = dort steht keine rohe Statue ohne fremdes Siegel
problem-no-seal = dort ist kein Siegel zu legen
problem-no-choice = nur Sektion A oder ein Rabatt lässt eine Wahl
problem-not-used = Platz { $seat } hat dieses Bonus-Teil nicht benutzt
problem-sent = Platz { $seat } hat in diesem Zug höchstens { $most } geschickt

# Stellungen von Terracotta Army

problem-nobody = auf Platz { $seat } entscheidet niemand
problem-solo = gehört zum Solospiel
problem-masters = in dieser Runde hat der Premier-Minister { $count }
problem-taken = { $space } ist besetzt
problem-no-horse-room = für das Pferd von { $space } ist kein Raum
problem-direction = braucht eine Richtung, wie { $example }
problem-no-direction = hat keine Richtung
problem-faces-nobody = { $space } blickt auf keinen eigenen Krieger
problem-worker = „{ $value }“ ist kein Arbeiter: ein Platz, und „a“ dahinter für einen Kunsthandwerker
problem-two-workers = zwei solche Arbeiter sind auf Segment { $slice }
problem-only-workers = es gibt nur { $most } Arbeiter, auf dem Rad oder im Vorrat
problem-marks = Marken bleiben nur bis zum Ende des Zuges des Premier-Ministers
problem-not-marked = ist in decrees nicht markiert
problem-extra = gehört zur Variante 1, in einem Zug ohne anderen Erlass
problem-in-turn = die Plätze setzen ihre Arbeiter reihum, in ihrer Reihenfolge
problem-workers-back = alle Arbeiter sind zurück, wenn ein Meister gezogen wird
problem-round-goes-on = eine Runde dauert, bis alle Arbeiter gesetzt sind
problem-seats-turn = nach seinen Arbeitern ist Platz { $seat } am Zug
problem-seat-decides = das entscheidet Platz { $seat }
problem-slice = muss das des eben gesetzten Arbeiters sein
problem-no-worker = dort ist kein Arbeiter von Platz { $seat }
problem-not-built = Platz { $seat } hat dort nicht eben einen Krieger gebaut
problem-no-weapon = es ist keine Waffe zu benutzen
problem-no-sword = dort wird nichts gebaut und kein Schwert benutzt
problem-overseer-free = das Segment des Aufsehers ist für einen Arbeiter frei
problem-no-tie = zwischen zwei Zügen ist kein Gleichstand auszulosen
problem-no-craftsman = der Premier-Minister hat dort keinen Handwerksmeister
problem-still-there = der Stapel { $stack } ist noch da
problem-cannot-place = eine solche Figur kann dort nicht stehen
