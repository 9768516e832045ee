# Das Spiel im Terminal und die Befehlszeile, für jedes Spiel.


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
bot-steward = der Haushofmeister, ein Bot
bot-minister = der Minister, ein Bot
bot-emperor = der Kaiser, ein Bot

# The same sentences as on the page.
bot-random-character = Spielt, was gerade kommt; gut, um die Regeln kennenzulernen.
bot-greedy-character = Nimmt, was die meisten Punkte bringt, und schaut selten weiter.
bot-apprentice-character = Eifrig und flink, lernt noch, worauf es ankommt.
bot-steward-character = Sparsam mit dem, was er hat, vergeudet selten einen Arbeiter.
bot-minister-character = Plant den ganzen Zug und achtet darauf, was du vorhast.
bot-emperor-character = Denkt weit voraus und verzeiht nichts.

bot-thinks = bis zu { $seconds } s

# Why a bot did what it did; plan: actions as they are typed
bot-why = Der Plan: { $plan }. Am Ende zu erwarten: { $points } Punkte. Aussicht auf den Sieg: { $chance } %.
bot-why-plan = Der Plan: { $plan }.
bot-why-random = Jede erlaubte Aktion ist so gut wie die andere.
bot-why-greedy = Das bringt sofort am meisten.
bot-why-nothing = Er hat noch nicht nachgedacht.

seated = { $name }: { $who }

# Der Ablauf

welcome = { $title }, { $players } Spieler. Tippe eine Zahl oder eine Aktion; „hilfe“ sagt mehr.
resumed = Das Spiel geht weiter, wo es aufgehört hat.
prompt = { $name } >
choice-effect = { $choice }: { $effect }
prompt-plain = Deine Wahl:
read-heading = { $heading }:
more = Weiter mit Enter, mit q zurück zum Tisch:
back = Mit Enter zurück zum Tisch:
choices-more = { $count ->
    [one] … noch eine Möglichkeit, die sich auch tippen lässt: möglichkeiten
   *[other] … noch { $count } Möglichkeiten, die sich auch tippen lassen: möglichkeiten
  }
choices-typed = Zu tippen: { $keys }
story-prompt = Weiter mit Enter, mehr mit warum, überspringen mit q:
why-no-more = Dazu gibt es nicht mehr zu sagen.
confirm-draw = Nach „{ $action }“ wird sofort gewürfelt oder gezogen, und dann lässt es sich nicht mehr zurücknehmen.
confirm-prompt = Enter bestätigt, nein bricht ab:
answers-yes = ja, j
answers-no = nein, n
confirm-on = Vor einer Aktion, die sich nicht zurücknehmen lässt, wirst du gefragt.
confirm-off = Vor einer Aktion, die sich nicht zurücknehmen lässt, wirst du nicht mehr gefragt.
log-more = { $count ->
    [one] … noch eine Zeile vor diesen: verlauf
   *[other] … noch { $count } Zeilen vor diesen: verlauf
  }
terminal-small = Das Terminal ist zu klein für den Tisch: Er braucht { $width } Spalten und { $height } Zeilen.
taken-back = Zurückgenommen: { $actions }.
not-an-action = { $fault } Tippe eine Zahl, eine Aktion oder hilfe.
refused = { $action }: { $reason }
allowed = { $action } ist jetzt möglich.
allowed-effect = { $action } ist jetzt möglich: { $effect }.
why-what = Sage, welche Aktion, zum Beispiel: warum { $example }
why-what-else = Zu dem, was andere taten, gibt es nicht mehr zu sagen. Zu einer Aktion, zum Beispiel: warum { $example }
hint = Tipp: { $action }.
hint-effect = Tipp: { $action } ({ $effect }).
rules-what = Sage, welche Regel oder welches Wort, zum Beispiel: regeln { $example }
save-what = Sage, welche Datei, zum Beispiel: speichern spiel.json
saved = In { $file } gespeichert.
saved-secrets = In { $file } gespeichert. Die Datei enthält alle Geheimnisse dieses Spiels.
not-saved = Lässt sich nicht in { $file } speichern: { $problem }
not-autosaved = Dieses Spiel lässt sich unterwegs nicht speichern: { $problem }
other-file = eine andere Datei heißt schon so
left = Das Spiel ist gespeichert. Weiter geht es mit: { $command }
left-unsaved = Das Spiel konnte nicht gespeichert werden.

# Neben einer echten Schachtel

dealt-welcome = Du spielst mit deinem Material und tippst, was du getan hast; das Programm spielt { $names }.
    Sag zuerst, was ausgelegt wurde, mit Zahl oder Wort, einzeln oder mit Kommas dazwischen. „zurück“ nimmt zurück, „ende“ hört auf.
dealt-options = Die Varianten
dealt-prompt-options = Varianten (Enter: keine):
dealt-prompt = { $left ->
    [one] Noch eins:
   *[other] Noch { $left }, der Reihe nach:
  }
dealt-so-far = Bisher: { $things }
dealt-unknown = „{ $word }“ gehört nicht dazu.
dealt-twice = „{ $thing }“ wurde schon genannt.
dealt-too-many = { $left ->
    [one] Es fehlt nur noch eins.
   *[other] Es fehlen nur noch { $left }.
  }
draw-how = Tippe es (zum Beispiel { $example }) oder „ziehen“, dann wird für dich gezogen.
drawn = Gezogen: { $outcome }.
hint-draw = Kein Tipp: Das entscheidet der Zufall.
undo-anything = die letzte Eingabe zurücknehmen, was immer sie war

# Zwischen zweien an einer Tastatur

curtain = Gib die Tastatur an { $name }.
curtain-enter = { $name }, drücke Enter, wenn sonst niemand hinsieht.
curtain-undo = { $name }, tippe zurück, wenn du deine letzte Aktion zurücknehmen willst.
curtain-prompt = Enter:

# Das Ende

over = Das Spiel ist aus.
place = { $place }. { $name } ({ $kind }), { $points }
total = Summe
scores-of = { $name }: { $parts }.
record-kept = Die Aufzeichnung dieses Spiels:
seed-was = Die Startzahl { $seed } gibt denselben Aufbau noch einmal.
solo-none = Noch kein Solo-Spiel beendet. bingma play --game terracotta-army beginnt eines.
solo-title = { $title }, allein:
solo-line = { $difficulty } ({ $chosen }): { $won } gewonnen, { $lost } verloren, größter Vorsprung { $lead }
solo-plain = ohne Varianten
solo-options = { $count ->
    [one] Variante { $options }
   *[other] Varianten { $options }
  }

# Warum nicht


# Befehle

help-title = Tippe die Zahl einer Möglichkeit oder die Aktion selbst (Tab ergänzt sie). Befehle:
command-draw = ziehen
command-draw-help = das Programm ziehen lassen, was zu ziehen ist
command-undo = zurück
command-undo-help = deine letzte Aktion zurücknehmen
command-restart = zug-zurück
command-restart-help = alles zurücknehmen, was du getan hast, seit du an der Reihe bist
command-why = warum, warum AKTION
command-why-help = mehr zu dem, was andere taten; warum nicht, oder was es bringt
command-hint = tipp
command-hint-help = sagen, was ein starker Bot hier täte, was es bringt und was er vorhat
command-ahead = voraus
command-ahead-help = sehen, was der Gegner, den die Regeln spielen, als Nächstes tun kann
command-table = tisch
command-table-help = den ganzen Tisch noch einmal zeigen
command-choices = möglichkeiten
command-choices-help = die Möglichkeiten noch einmal auflisten
command-log = verlauf
command-log-help = alles zeigen, was geschehen ist
command-rules = regeln ID oder WORT
command-rules-help = etwas in den Regeln nachschlagen
command-position = position
command-position-help = die Stellung als Text zeigen, für Meldungen und für play --position
command-confirm = nachfragen
command-confirm-help = vor Aktionen gefragt werden, die sich nicht zurücknehmen lassen, oder nicht
command-save = speichern DATEI
command-save-help = das Spiel in eine Datei schreiben
command-help = hilfe
command-help-help = diese Liste zeigen
command-quit = ende
command-quit-help = aufhören; das Spiel ist gespeichert, weiter mit { $command }

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
replay-draw = Zufall
replay-move = { $n }. { $name }: { $action }
replay-points = { $name }: { $points }
