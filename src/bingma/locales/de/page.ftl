# Die Seite: was sie von sich selbst sagt. Was über ein Spiel gesagt wird, steht in dessen eigener
# Datei, und in telling.ftl, was über jedes gesagt wird.

## Die Aufforderung und die Wahl

place-refused = { $place }: { $why }
points-from = { $points } von { $source }
past-title = Das Brett nach Schritt { $n }
past-hint = Hier kann nichts gewählt werden.
reconnecting = Verbindung wird wiederhergestellt …
reconnecting-hint = Deine Wahl ist aufgehoben und gilt, sobald der Tisch antwortet.
back-to-now = Zurück zum Jetzt
pay = kostet
gain = bringt
lose = verliert
undo = Zurücknehmen
end-loses = { $n ->
    [one] du verlierst 1 Punkt
   *[other] du verlierst { $n } Punkte
  }
end-ask = „{ $choice }“ – { $what }. Wähle es noch einmal, um es zu spielen.
held-title = Es gilt in 3 Sekunden: noch kannst du es zurücknehmen
restart = Neu beginnen
choose-else = Etwas anderes wählen

## Der Tisch

table = Der Tisch
tray = Was vor dir liegt
player = Spieler
player-n = Spieler { $n }
player-open = , alles zeigen
total = Summe
bot = Bot
away = abwesend
here = da
you = du
status-your-go = du bist dran
status-thinks = wählt
status-next = danach
status-done = hat entschieden
watching = Du schaust an diesem Tisch zu.
curtain = Nächster Spieler
curtain-for = { $name }, du bist dran
curtain-hint = Die anderen schauen bitte weg.
curtain-open = Ich bin { $name }
your-move = Du bist dran
menu = Menü
home = Start
rules = Regeln
seats = Plätze
settings = Optionen
keys = Tasten
close = Schließen
loading = Einen Augenblick …
give-to-bot = Einem Bot geben
given-by = { $bot }, gerufen von { $name }
take-back = Platz wieder übernehmen
take-over = Übernehmen
bot-plays-for-you = { $bot } spielt für dich.
bot-plays-this-go = Deine Zeit war um: Diesmal spielt ein Bot für dich.
you-resigned = Du hast diesen Platz aufgegeben; { $bot } spielt ihn zu Ende.
game-ended = Das Spiel wurde vorzeitig beendet.
resign = Aufgeben
resign-alone-hint = Niemand sonst spielt hier mit: Das Spiel ist sofort zu Ende.
resign-hint = Ein Bot übernimmt deinen Platz für immer. Du kannst weiter zusehen.
resign-really = Ja, aufgeben
resign-not = Nein, weiterspielen
end-together = Das Spiel gemeinsam beenden
end-together-hint = Es ist zu Ende, wenn alle Menschen am Tisch es wollen.
end-wanted = { $names } würde das Spiel hier beenden.
end-agree = Einverstanden
end-withdraw = Doch nicht
time-left = noch { $time }
time-short = Noch { $time } Bedenkzeit für dich.
time-up = Zeit um
time-up-mine = Deine Zeit ist um.
note = Meine Notiz
note-hint = Niemand sonst kann sie lesen.
say = Etwas sagen
say-hello = Hallo, auf ein gutes Spiel!
say-well-played = Gut gespielt!
say-one-moment = Einen Moment, bitte.
say-thanks = Danke für das Spiel!
say-hint = Alle am Tisch lesen es einige Sekunden lang. Es wird nirgends aufbewahrt.
say-mute = { $name } nicht mehr hören
say-hear = { $name } wieder hören
said = { $name }: { $what }
link-to-watch = Link zu diesem Tisch, zum Zuschauen
copy-seat = Link meines Platzes kopieren
copy-seat-hint = Der Link deines Platzes öffnet ihn auf einem anderen Gerät. Behalte ihn für dich: Wer ihn hat, spielt für dich.
copy-position = Stellung kopieren

## Das Protokoll

log = Protokoll
log-look = Das Brett in diesem Augenblick zeigen
since-last = Seit du zuletzt dran warst
recap-hint = Wähle eine Zeile, um das Brett in diesem Augenblick zu sehen.
go-on = Weiter

## Was die Zeichen sind

rules-more = Mehr in den Regeln

## Der Tisch in Worten

text-go = Der Tisch in Worten
text-leave = Zurück zum gezeichneten Tisch
text-choices = Deine Möglichkeiten
seat-of = { $name } ({ $who })
text-no-choices = Jetzt ist nichts zu wählen.
text-refused = Jetzt nicht möglich

## Ende und Wiederholung

rematch = Revanche
rematch-go = Zur Revanche
see-board = Brett ansehen
see-result = Ergebnis ansehen
replay = Wiederholung
save-record = Spiel speichern
save-text = Als Text speichern
my-games = Meine Spiele
replay-title = Schritt { $n } von { $last }
replay-first = An den Anfang
replay-back = Ein Schritt zurück
replay-play = Abspielen
replay-stop = Anhalten
replay-on = Ein Schritt weiter
replay-last = Ans Ende
replay-speed = Tempo { $n }, ändern
chart-replay = { $part } { $n }: dort die Wiederholung öffnen
replay-moment = Augenblick des Spiels
play-on = Von hier weiterspielen
play-on-hint = Ein neuer Tisch beginnt in diesem Augenblick. Wer willst du sein? Bots nehmen die anderen Plätze.
play-as = Als { $name } spielen
to-table = Zum Tisch

## Die erste Seite

subtitle = Brettspiele um die Terrakotta-Armee
start-bots = Gegen Bots
start-bots-hint = Vier Stärken, vom Lehrling bis zum Kaiser
your-name = Dein Name
opponents = Gegner
strength = Stärke
strength-of = Stärke { $strength } von { $most }
mixed-strengths = Selbst wählen, wer wo sitzt
bot-random = Würfel
bot-random-character = Spielt, was gerade kommt; gut, um die Regeln kennenzulernen.
bot-greedy = Abakus
bot-greedy-character = Nimmt, was die meisten Punkte bringt, und schaut selten weiter.
bot-apprentice = Lehrling
bot-apprentice-character = Eifrig und flink, lernt noch, worauf es ankommt.
bot-steward = Haushofmeister
bot-steward-character = Sparsam mit dem, was er hat, vergeudet selten einen Arbeiter.
bot-minister = Minister
bot-minister-character = Plant den ganzen Zug und achtet darauf, was du vorhast.
bot-emperor = Kaiser
bot-emperor-character = Denkt weit voraus und verzeiht nichts.
play-now = Jetzt spielen
start-friends = Mit Freunden
start-friends-hint = Ein Link für jeden Platz
open-seats = Freie Plätze
list-in-lobby = In der Lobby zeigen
go-time = Bedenkzeit
go-time-none = so lange es dauert
at-zero = Wenn sie um ist
at-zero-nothing = geschieht nichts
at-zero-call = dürfen andere einen Bot rufen
at-zero-bot = spielt diesmal ein Bot
go-time-told = Bedenkzeit: { $time }. Wenn sie um ist: { $then }.
make-table = Tisch aufstellen
start-screen = An einem Bildschirm
start-screen-hint = Alle nennen ihren Namen; ein Vorhang verbirgt, was die anderen nicht sehen dürfen.
start-screen-open-hint = Alle nennen ihren Namen, und der Tisch wendet sich dem zu, der an der Reihe ist.
which-game = Welches Spiel?
door-players = { $low } bis { $high } Spieler.
door-alone = Allein gegen { $names } oder { $low } bis { $high } Spieler.
which-way = Wie möchtest du spielen?
start-box = Neben meiner Schachtel
box-hint = Du spielst mit deinem Material und sagst hier, was du getan hast. Das Programm spielt { $names }. Sag, was ausgelegt wurde:
box-missing = Oben fehlt noch etwas.
begin-beside = Beginnen
draw-it = Für mich ziehen
start-alone = Allein gegen { $names }
challenge = { $names } herausfordern
options = Varianten
options-hint = Mit jeder Variante ist { $names } schwerer zu schlagen.
difficulty = Schwierigkeit
difficulty-of = Schwierigkeit { $level } von { $most }
seat-n = Platz { $n }
seed = Startzahl
seed-any = zufällig
seed-hint = Dieselbe Startzahl gibt denselben Aufbau. Würfel und spätere Ziehungen sind immer neu.
seed-wrong = Eine Startzahl ist eine ganze Zahl, wie ein Tisch sie zeigt.
seed-of = Startzahl dieses Aufbaus: { $seed }
dealt-server = Vom Server zufällig ausgeteilt.
dealt-seed = Aus einer Startzahl ausgeteilt, die jemand gewählt hat: Wer sie kennt, kann wissen, was verdeckt ist.
dealt-record = Aus einer Aufzeichnung oder einem Aufbau begonnen, den jemand angab: Wer ihn kennt, kann wissen, was verdeckt ist.
copy-seed = Link dazu kopieren
same-deal = Gleicher Aufbau noch einmal
start-go-on = Weiterspielen
more-tables = Weitere Tische ({ $count })
forget-table = Diesen Tisch vergessen
forget-sure = Wirklich vergessen
points-list = Punkte: { $points }
devices = Meine Tische auf einem anderen Gerät
devices-hint = Öffne diesen Link auf dem anderen Gerät, oder richte seine Kamera auf den Code. Er gilt einmal und zehn Minuten lang; danach haben beide dieselben Tische. Tu das, bevor du die Seite auf einen Startbildschirm legst: Eine App dort kennt die Tische dieses Browsers vielleicht nicht, und Browser vergessen sie nach einigen Wochen ohne Besuch.
devices-link = Link für dein anderes Gerät
devices-join = Diesen Browser verbinden?
devices-join-hint = Er hat dann dieselben Tische wie der Browser, der den Link gemacht hat, und jener hat seine. Mach nur weiter, wenn du den Link selbst gemacht hast.
devices-go = Verbinden
devices-done = Fertig: Das sind die Tische von beiden.
to-move = { $names } am Zug
join-friends = Zu Freunden setzen
join-link = Link einfügen
sit-down = Platz nehmen
join-wrong = Das ist kein Link zu einem Tisch von hier.
my-results = Meine Solo-Ergebnisse
results-with = Varianten
results-none = keine
results-won = Gewonnen
results-lost = Verloren
results-lead = Größter Vorsprung
my-box = Meine Schachtel
numbers = Werte
numbers-reconstructed = { $n ->
    [one] 1 Wert dieses Spiels ist rekonstruiert
   *[other] { $n } Werte dieses Spiels sind rekonstruiert
  }, nicht die der Schachtel.
numbers-own = Mit den Werten meiner Schachtel spielen: { $name }
numbers-of = Werte dieses Tischs: { $name }
numbers-usual = teils rekonstruiert
add-player = Noch ein Spieler
remove-player = Ein Spieler weniger
lobby = Offene Tische
watch-record = Gespeichertes Spiel ansehen
seat-open = freier Platz
table-waiting = wartet
table-playing = läuft
table-over = beendet
unofficial = Eine inoffizielle Umsetzung.
no-server = Der Server antwortet nicht. Bitte gleich noch einmal versuchen.
no-such-page = Hier ist nichts
no-such-table-hint = Vielleicht ist der Link unvollständig, oder der Tisch wurde entfernt.
other-game = { $title } wird nicht auf dieser Seite gespielt
other-game-hint = Gespielt wird es in einem Terminal: { $command }
waiting-title = Warten auf Mitspieler
waiting-hint = { $count ->
    [0] Alle sind da.
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
  }
link-for-friends = Link für deine Freunde
copy = Link kopieren
share = Teilen
qr-code = QR-Code
qr-code-of = QR-Code des Links { $link }
reach-alone = Diesen Link kann nur dieser Rechner öffnen: Der Server hört auf niemand anderen. Um andere aus deinem Netz hereinzulassen, beende ihn und starte ihn neu mit
copied = Kopiert
not-copied = Nicht kopiert
join = Platz nehmen
leave = Verlassen
start = Beginnen
start-anyway = Beginnen, Bots nehmen die freien Plätze
bots-for-open = Bots auf den freien Plätzen
give-to-which = Der Bot, der einen Platz übernimmt

## Einstellungen, Tasten, Regeln

set-language = Sprache
set-system = Wie der Browser
set-theme = Farben
set-theme-system = Wie das System
set-theme-light = Hell
set-theme-dark = Dunkel
set-motion = Animationen
set-motion-off = Aus
set-motion-fast = Schnell
set-motion-normal = Normal
set-story = Erzählung der Regeln
set-story-run = Von selbst
set-story-step = Schritt für Schritt
set-story-off = Ohne
set-end = Wenn ich fertig bin
set-end-ask = Fragt nach
set-end-wait = 3 Sekunden lang zurücknehmbar
set-end-once = Gilt sofort
set-sound = Ton
set-text = Der Tisch in Worten
key-move = zwischen den beleuchteten Plätzen wechseln
key-enter = spielen, was gerade markiert ist
key-tab = zur nächsten Gruppe gehen
key-undo = zurücknehmen
key-restart = alles noch einmal, seit ich an der Reihe bin
key-ahead = vorausschauen, was als Nächstes kommt
key-board = zur ersten Möglichkeit gehen
key-hand = zur Hand gehen
key-text = der Tisch in Worten, und zurück
key-log = Protokoll
key-skip = Animation überspringen
key-escape = die Auswahl oder das Letzte zurücknehmen
key-help = diese Liste
search = Suchen
nothing-found = Nichts gefunden.
rules-in-english = Die Regeln sind noch nicht übersetzt; dies ist der englische Text.

## Was der Server ablehnt

error-stale = Jemand war schneller; so steht der Tisch jetzt.
error-illegal-action = Das ist jetzt nicht möglich.
error-not-undoable = Das lässt sich nicht zurücknehmen.
error-bot-plays = Ein Bot spielt gerade diesen Platz.
error-no-such-table = Diesen Tisch gibt es nicht.
error-not-your-seat = Das ist nicht dein Platz.
error-wrong-token = Dieser Link öffnet keinen Platz.
error-players-only = Nur seine Spieler dürfen diesen Tisch sehen.
error-not-started = Dieser Tisch hat noch nicht begonnen.
error-game-over = Das Spiel ist aus.
error-no-open-seat = Kein Platz ist mehr frei.
error-started = Dieser Tisch hat schon begonnen.
error-seat-present = Diese Person kann noch kommen; ihren Platz kann noch niemand weggeben.
error-resigned = Dieser Platz wurde für immer aufgegeben.
error-resign-first = An diesem Tisch warten andere auf dich. Gib dort zuerst auf.
error-wrong-pass = Dieser Link wurde schon benutzt oder ist zu alt. Mach einen neuen.
error-no-tables = Dieser Browser hat noch keine Tische.
error-not-possible = Das ist an diesem Tisch jetzt nicht möglich.
error-other-rules = Diese Partie wurde nach den Regeln { $made } gespielt, und dies sind die Regeln { $here }. Sie lässt sich lesen, aber weder nachspielen noch weiterspielen.
error-bad-record = Dieses gespeicherte Spiel kann nicht gelesen werden.
error-bad-components = Die Werte deiner Schachtel haben einen Fehler. Sieh sie dir unter „Meine Schachtel“ an.
error-too-large = Diese Datei ist zu groß.
error-too-many-requests = Das war etwas zu schnell. Bitte warte einen Augenblick.
error-too-many-connections = Von hier bestehen zu viele Live-Verbindungen. Der Tisch geht trotzdem, nur etwas langsamer.
error-too-many-tables = Du hast { $most } unfertige Tische. Spiel oder vergiss erst einige davon.
error-storage = Deine Wahl konnte noch nicht gespeichert werden. Sie wird von selbst noch einmal gesendet.
error-cannot-replay = Die Regeln hier können dieses Spiel nicht so nachspielen, wie es gespeichert ist. Seine Züge sind erhalten.
error-no-more-undo = An diesem Tisch wurde zu oft zurückgenommen; spiel von hier aus weiter.
error-server-error = Auf dem Server ging etwas schief. Nichts Bestätigtes ist verloren.

# Was die Regeln von selbst tun, Schritt für Schritt erzählt
story-step = Weiter
story-run = Von selbst
story-pause = Anhalten
story-skip = Überspringen
story-why = Warum?
story-place = { $n } von { $all }
story-rule = Regel { $rule }
story-reasons = Wie es entschieden wurde
drawn = Zufall

## Die Lektion, und Tipps für eine erste Partie

lesson-step = Lektion, Schritt { $n } von { $all }
lesson-try = Jetzt du: { $what }
lesson-do = Vormachen
lesson-again = Noch einmal versuchen
lesson-leave = Verlassen
lesson-over = Eine Partie spielen
lesson-restart = Von vorn
lesson-offer = { $title } ist neu für dich?
lesson-begin = In zehn Minuten lernen
lesson-return = Weiter mit der Lektion, Schritt { $n } von { $all }
first-time = Zum ersten Mal
tip-seen = Verstanden
tips-off = Keine Tipps mehr
set-tips = Tipps für eine erste Partie
sheet = { $title } auf einer Seite
sheet-turn = Ein Zug auf einen Blick
sheet-symbols = Was die Zeichen bedeuten
sheet-points = Woher die Punkte kommen
sheet-rules = Alle Regeln

## Tipps, durch eine Suche im Browser

hint-ask = Tipp
hint = Tipp
hint-thinking = Wird durchdacht … { $n } Partien bisher.
hint-failed = Hier ist gerade kein Tipp zu haben. Vielleicht wurde die Seite ohne gebaut.
hint-why = gewinnt { $chance } %, am Ende { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
hint-why-placed = { $best ->
    [yes] damit stehst du am besten
   *[no] schien weniger gut
  }
hint-how = { $n }-mal in Gedanken gespielt, mit dem, was du wissen kannst; dieselbe Suche, die die Bots haben.
key-hint = ein Tipp, was jetzt gut wäre
error-no-hints = An diesem Tisch gibt es keine Tipps.
error-nothing-to-decide = Es gibt für dich gerade nichts zu entscheiden.

## Die Werte der eigenen Schachtel (box)

box-about = { $title } wird mit Werten aus einer Datei gespielt. Viele sind nicht öffentlich: Sie sind rekonstruiert, stimmig und spielbar gewählt, und nicht die der Schachtel. Hier gibst du die Werte deines eigenen Spielplans ein. Ein eingegebener Wert ist deiner, auch wenn er gleich bleibt. Alles bleibt in diesem Browser.
box-about-table = Das sind die Werte, mit denen dieser Tisch gespielt wird. Die rekonstruierten sind nicht die der Schachtel von { $title }.
box-source-mine = meine
box-source-mine-hint = Eingegeben oder mit der Schachtel verglichen.
box-source-book = Heft
box-source-book-hint = Steht in Regeln und veröffentlichten Rezensionen.
box-source-derived = abgeleitet
box-source-derived-hint = Folgt aus diesen.
box-source-reconstructed = rekonstruiert
box-source-reconstructed-hint = Nicht öffentlich; nicht der Wert der Schachtel.
box-field = { $label } ({ $source })
box-empty = nichts
box-name = Name dieser Schachtel
box-usual-name = Meine Schachtel
box-parts = Teile der Schachtel
box-claim = Alles wie in meiner Schachtel
box-reset = Wie am Anfang
box-wrong = { $place }: { $problem }.
box-checking = Wird geprüft …
box-good = Kein Fehler gefunden. Neue Tische können mit diesen Werten gespielt werden.
box-same = Das sind noch die Werte, die mit dem Spiel kommen.
box-faults = { $n ->
    [one] 1 Fehler
   *[other] { $n } Fehler
  }
box-silent = Der Server antwortet nicht. Deine Werte sind hier aufgehoben und werden geprüft, sobald er antwortet.
box-not-kept = Dieser Browser hebt nichts auf. Speichere deine Werte als Datei, bevor du gehst.
box-import = Datei öffnen
box-export = Als Datei speichern
box-use = Damit spielen
box-adopt = In meine Schachtel übernehmen
box-bad-file = { $file }: { $problem } Nichts wurde geändert.
box-forget = Von vorn beginnen
box-forget-sure = Alle deine Werte werden vergessen, und die des Spiels sind wieder da. Speichere sie als Datei, wenn du sie behalten willst.
box-unsaid = Was nicht eingegeben werden kann
box-unsaid-hint = Wenn deine Schachtel hierin anders ist, kann ein Tisch nicht nach ihr gespielt werden:
