# Was `bingma --help` sagt. Ohne Fluent gelesen, also nur schlichte Sätze: keine Variablen, keine
# Auswahl, keine Begriffe.

help-bingma = Brettspiele um Chinas Terrakotta-Armee, im Browser oder im Terminal. Inoffiziell, mit eigenen
    Worten und eigenen Zeichnungen.
help-version = Die Version zeigen.

help-serve = Tische für Browser bereitstellen: mit Freunden über einen Link, gegen Bots, für einen Verein.
help-host = Die Adresse, auf der der Server hört.
help-port = Der Port, auf dem der Server hört; 0 nimmt irgendeinen freien.
help-data = Der Ordner für die Datenbank und den Schlüssel des Servers. [Vorgabe: der Datenordner des
    Benutzers]
help-database = Eine Datenbank von PostgreSQL oder SQLite, statt der im Datenordner.
help-lan = Andere aus dem eigenen Netz hereinlassen: auf allen Adressen hören und sagen, welche man weitergibt.
help-name = Ein Name, unter dem andere den Server kennen, etwa der eines Proxys davor; mehrmals möglich.
help-serve-workers = So viele Prozesse teilen sich die Arbeit; nur mit PostgreSQL.
help-metrics = Ein Port, an dem nur dieser Rechner erfährt, was der Server misst, für Prometheus.
help-admin = Für alle, die einen Server betreiben: seine Tische, seine Leute, seine Sicherungen.
help-admin-table = Die Kennung eines Tisches, wie in seiner Adresse.
help-admin-seat = Die Nummer eines Platzes, ab 0.
help-admin-file = Die Datei einer Sicherung, komprimierte Zeilen von JSON.
help-admin-list = Die Tische, an denen zuletzt gespielt wurde.
help-admin-status = Nur solche mit diesem Stand.
help-admin-limit = Höchstens so viele.
help-admin-show = Was von einem Tisch gespeichert ist, ohne Karten und Geheimnisse.
help-admin-close = Eine laufende Partie ohne Ergebnis beenden.
help-admin-delete = Einen Tisch mit seinem Protokoll löschen.
help-admin-link = Ein neuer Link für einen Platz; der alte öffnet nichts mehr.
help-admin-export = Alles, was über die Person gespeichert ist, der ein Platz gehört.
help-admin-forget = Die Person vergessen, der ein Platz gehört, an allen Tischen: Ein Bot spielt weiter. Sagt, an wie vielen Plätzen.
help-admin-purge = Alle Tische löschen, an denen lange nichts geschehen ist. Sagt, wie viele.
help-admin-days = Seit so vielen Tagen.
help-admin-backup = Alle Tische in eine Datei schreiben, während der Server läuft. Sagt, wie viele Zeilen.
help-admin-restore = Eine Sicherung in eine neue Datenbank lesen. Sagt, wie viele Zeilen.
help-open = Die Seite in einem Browser öffnen.

help-play = Ein Spiel im Terminal spielen, gegen Bots oder mit anderen an einer Tastatur.
help-play-file = Ein gespeichertes Spiel, das weitergehen soll.
help-resume = Das zuletzt gespielte Spiel fortsetzen, oder das in FILE.
help-companion = Mit der eigenen Schachtel spielen: Das Programm spielt den Automaten des Spiels, du sagst, was
    ausgelegt, getan und gezogen wurde, und kannst alles zurücknehmen.
help-position = In einer Stellung beginnen, die als Text geschrieben ist (docs/positions.md). Er nennt
    Spiel, Plätze und Varianten; was unbekannt bleibt, wird gezogen.
help-seats = Wer spielt, in der Reihenfolge der Plätze: human, apprentice, steward, minister oder
    emperor (bingma bots stellt sie vor), mit Kommas dazwischen. [Vorgabe: ein Mensch, sonst Haushofmeister (steward)]
help-players = Die Zahl der Spieler.
help-seed = Eine ganze Zahl: Dieselbe gibt denselben Aufbau.
help-pace = „step“ wartet nach jeder Zeile, was andere tun, auf Enter, „all“ nicht.
help-no-confirm = Vor einer Aktion, die sich nicht zurücknehmen lässt, nicht fragen.
help-plain = Nur Zeilen, ohne Farbe und Zeichnung: für Bildschirmleser und Weiterleitungen.
help-components = Eine Datei mit Daten des Materials, statt der eingebauten.
help-options = Nummern der Varianten des Spiels, mit Kommas dazwischen.
help-game = Welches Spiel: xian oder terracotta-army. [Vorgabe: das der Datei mit den Daten, oder xian]
help-language = Die Sprache von Worten und Regeln. [Vorgabe: die des Systems]

help-simulate = Bots viele Spiele gegeneinander spielen lassen und das Ergebnis zusammenfassen.
help-games = Wie viele Spiele.
help-bots = Die Bots, in der Reihenfolge der Plätze, mit Kommas dazwischen; bei mehr Plätzen wieder von
    vorn.
help-records = Ein Ordner für die Aufzeichnung jedes Spiels.
help-json = JSON ausgeben.

help-learn = Ein Spiel am Tisch lernen, Schritt für Schritt; es geht weiter, wo du aufgehört hast.
help-learn-step = Der Schritt, mit dem es beginnt. [Vorgabe: wo du aufgehört hast, sonst der erste]
help-bots-command = Die Bots auflisten, den schwächsten zuerst.
help-results = Zeigen, was du allein gewonnen und verloren hast, nach Varianten.

help-arena = Bots aneinander messen, mit ausgeglichenen Plätzen und Aufbauten: Anteile der Siege, Wertung, Bericht.
help-arena-bots = Zwei Bots oder mehr, mit Kommas dazwischen; jeder spielt gegen jeden anderen. „emperor@500“
    hat sein eigenes Budget, „paket.modul:Name“ ist ein eigener Bot.
help-arena-games = Wie viele Partien für jede Paarung und Spielerzahl, aufgerundet, damit jeder Aufbau
    von jedem Platz gespielt wird.
help-player-numbers = Die Spielerzahlen, mit Kommas dazwischen.
help-budget = Wie lange ein Bot über eine Entscheidung nachdenken darf: Durchläufe (200) oder Sekunden (0.5s).
    Mit Sekunden kommen dieselben Partien nicht wieder. [Vorgabe: wie jeder Bot es tut]
help-workers = Wie viele Prozesse dieses Rechners sich die Arbeit teilen. [Vorgabe: einer je Kern]
help-ray = Die Adresse eines Ray-Clusters, der die Arbeit macht; „local“ startet hier einen.
help-out = Ein Ordner für Partien, Tabellen und Bericht. Eine unterbrochene Messung geht dort weiter.

help-study-group = Untersuchungen eines Spiels durch viele Partien zwischen Bots.
help-balance = Wie viel Plätze, Bonus-Teile, Gehilfen, Gebäude und Punktequellen zum Sieg beitragen.
help-study-bot = Der Bot, der alle Plätze spielt.
help-study-games = Wie viele Partien für jede Spielerzahl.

help-replay = Erzählen, was in einem aufgezeichneten Spiel geschah.
help-replay-file = Die Aufzeichnung eines Spiels.
help-replay-json = Ein JSON-Objekt für jede Entscheidung.
help-replay-components = Die Datei mit Daten des Materials, mit der aufgezeichnet wurde.
help-to = Nach so vielen Aktionen aufhören.

help-components-group = Dateien mit Daten des Materials.
help-check = Eine Datei mit Daten des Materials prüfen und jeden Fehler nennen.
help-check-file = Eine Datei mit Daten des Materials.

help-rules = Die Regeln ausgeben, in eigenen Worten.
help-rules-about = Die Kennung einer Regel (X6.4), die Nummer eines Abschnitts oder ein Wort. [Vorgabe:
    das Verzeichnis]
