# Das Spiel im Terminal und die Befehlszeile, für jedes Spiel.

list-clauses = {"; "}
list-and = { $most } und { $last }
turn-of = Runde { $turn } von { $turns }

# Spieler und Bots

seat-purple = Violett
seat-orange = Orange
seat-cyan = Cyan
seat-jade = Jade

bot-human = ein Mensch an dieser Tastatur
bot-automaton = spielt nach den Regeln des Spiels
bot-random = ein Bot, der irgendeine erlaubte Aktion spielt
bot-greedy = ein Bot, der nimmt, was jetzt am meisten wert ist
bot-apprentice = der Lehrling, ein Bot
bot-steward = der Verwalter, ein Bot
bot-minister = der Minister, ein Bot
bot-emperor = der Kaiser, ein Bot

# The same sentences as on the page.
bot-random-character = Spielt, was gerade kommt; gut, um die Regeln kennenzulernen.
bot-greedy-character = Nimmt, was die meisten Punkte bringt, und schaut selten weiter.
bot-apprentice-character = Eifrig und flink, lernt noch, was die Grube braucht.
bot-steward-character = Sparsam mit Münzen und Lehm, vergeudet selten einen Baumeister.
bot-minister-character = Plant die ganze Runde und achtet darauf, was du vorhast.
bot-emperor-character = Denkt weit voraus und verzeiht nichts.

bot-thinks = bis zu { $seconds } s

# Why a bot did what it did; plan: actions as they are typed
bot-why = Der Plan: { $plan }. Am Ende zu erwarten: { $points } Punkte. Aussicht auf den Sieg: { $chance } %.
bot-why-plan = Der Plan: { $plan }.
bot-why-random = Jede erlaubte Aktion ist so gut wie die andere.
bot-why-greedy = Das bringt sofort am meisten.
bot-why-nothing = Es wurde noch an nichts gedacht.

seated = { $name }: { $who }

# Der Ablauf

welcome = { $title }, { $players } Spieler. Tippe eine Zahl oder eine Aktion; „help“ sagt mehr.
resumed = Das Spiel geht weiter, wo es aufgehört hat.
prompt = { $name } >
choice-effect = { $choice }: { $effect }
prompt-plain = Deine Wahl:
more = Enter geht weiter, q zurück zum Tisch:
back = Enter geht zurück zum Tisch:
choices-more = { $count ->
    [one] … noch eine Möglichkeit, die sich auch tippen lässt: choices
   *[other] … noch { $count } Möglichkeiten, die sich auch tippen lassen: choices
  }
story-prompt = Enter geht weiter, why sagt mehr, q überspringt:
why-no-more = Dazu gibt es nicht mehr zu sagen.
confirm-prompt = Enter tut es, no geht zurück:
confirm-on = Vor einer Aktion, die sich nicht zurücknehmen lässt, wirst du gefragt.
confirm-off = Vor einer Aktion, die sich nicht zurücknehmen lässt, wirst du nicht mehr gefragt.
log-more = { $count ->
    [one] … noch eine Zeile vor diesen: log
   *[other] … noch { $count } Zeilen vor diesen: log
  }
terminal-small = Das Terminal ist zu klein für den Tisch: Er braucht { $width } Spalten und { $height } Zeilen.
taken-back = Zurückgenommen: { $actions }.
nothing-to-undo = Es gibt nichts zurückzunehmen: Inzwischen hat ein anderer entschieden, oder Verborgenes wurde gezeigt.
not-an-action = { $detail }. Tippe eine Zahl, eine Aktion oder help.
refused = { $action }: { $reason }
allowed = { $action } ist jetzt möglich.
allowed-effect = { $action } ist jetzt möglich: { $effect }.
why-what = Sage, welche Aktion, zum Beispiel: why { $example }
rules-what = Sage, welche Regel oder welches Wort, zum Beispiel: rules { $example }
save-what = Sage, welche Datei, zum Beispiel: save game.json
saved = In { $file } gespeichert. Die Datei enthält alle Geheimnisse dieses Spiels.
not-saved = Lässt sich nicht in { $file } speichern: { $problem }
not-autosaved = Dieses Spiel lässt sich unterwegs nicht speichern: { $problem }
other-file = eine andere Datei heißt schon so
left = Das Spiel ist gespeichert. Weiter geht es mit: bingma play --resume
left-unsaved = Das Spiel konnte nicht gespeichert werden.
log-empty = Noch ist nichts geschehen.

# Zwischen zweien an einer Tastatur

curtain = Gib die Tastatur an { $name }.
curtain-enter = { $name }, drücke Enter, wenn sonst niemand hinsieht.
curtain-undo = { $name }, tippe undo, wenn du deine letzte Aktion zurücknehmen willst.
curtain-prompt = Enter:

# Das Ende

over = Das Spiel ist aus.
winner = { $count ->
    [one] { $name } gewinnt mit { $points }.
   *[other] { $name } teilen sich den ersten Platz mit { $points }.
  }
place = { $place }. { $name } ({ $kind }), { $points }
total = Summe
scores-of = { $name }: { $parts }.
score-part = { $part } { $points }
record-kept = Die Aufzeichnung dieses Spiels: { $file }
seed-was = Die Startzahl { $seed } gibt denselben Aufbau noch einmal.

# Warum nicht

reason-game-over = Das Spiel ist aus.
reason-no-such-seat = Diesen Platz gibt es nicht.
reason-no-such-action = Diese Aktion gibt es nicht.
reason-impossible-chance = Das kann nicht gezogen werden.
reason-not-your-decision = Jetzt entscheidet { $seat }.

# Befehle

help-title = Tippe die Zahl einer Möglichkeit oder die Aktion selbst (Tab ergänzt sie). Befehle:
command-undo = undo
command-undo-help = deine letzte Aktion zurücknehmen
command-restart = restart
command-restart-help = deinen ganzen Zug zurücknehmen
command-why = why, why AKTION
command-why-help = mehr zu dem, was andere taten; warum nicht, oder was es bringt
command-hint = hint
command-hint-help = sagen, was der Minister hier täte, und warum
command-table = table
command-table-help = den ganzen Tisch noch einmal zeigen
command-choices = choices
command-choices-help = die Möglichkeiten noch einmal auflisten
command-log = log
command-log-help = alles zeigen, was geschehen ist
command-rules = rules ID oder WORT
command-rules-help = etwas in den Regeln nachschlagen
command-confirm = confirm
command-confirm-help = vor Unumkehrbarem gefragt werden, oder nicht
command-save = save DATEI
command-save-help = das Spiel in eine Datei schreiben
command-help = help
command-help-help = diese Liste zeigen
command-quit = quit
command-quit-help = aufhören; das Spiel ist gespeichert, weiter mit bingma play --resume

# Fehler

fault-players = { $title } ist für { $low } bis { $high } Spieler, nicht für { $players }.
fault-seats = { $players } Spieler brauchen { $players } Plätze, und --seats nennt { $seats }.
fault-seat-kind = Es gibt keinen Bot „{ $kind }“. Ein Platz ist „human“ oder einer von: { $bots }.
fault-nothing-to-resume = Es gibt kein unbeendetes Spiel, das weitergehen könnte.
fault-resume-over = Das Spiel in { $file } ist aus. Anzusehen mit: bingma replay { $file }
fault-seed = Eine Startzahl ist eine ganze Zahl von 0 bis 2^63 - 1.
fault-not-so = Das ist nicht möglich: { $problem }.
fault-pace = Das Tempo ist „all“ oder „step“, nicht „{ $pace }“.
fault-rules = In den Regeln steht nichts zu „{ $about }“.
fault-options = Varianten sind ganze Zahlen mit Kommas dazwischen, nicht „{ $options }“.

# Andere Befehle

components-good = { $file }: kein Fehler gefunden.
components-identity = { $game }, Daten des Materials „{ $identity }“.
rules-found = { $count ->
    [one] Eine Regel spricht von „{ $about }“.
   *[other] { $count } Regeln sprechen von „{ $about }“.
  }
rules-more = Die anderen: { $ids }.
replay-title = { $title }: { $players }.
replay-unfinished = Die Aufzeichnung endet hier; das Spiel ist nicht aus.
