# Die Seite von Xi'an. Die Namen der Notation sind in jeder Sprache gleich; ihre Wörter stehen
# hier.

## Dinge

building-workshop = Werkstatt
building-lab = Labor
building-armory = Schmiede
building-palace = Palast
colour-Y = gelb
colour-R = rot
colour-G = grün
colour-B = blau
word-coin = Münzen
word-clay = Lehm
word-Y = Gelb
word-R = Rot
word-G = Grün
word-B = Blau
goods-coin = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
  }
goods-clay = { $n } Lehm
goods-Y = { $n } Gelb
goods-R = { $n } Rot
goods-G = { $n } Grün
goods-B = { $n } Blau
goods-points = { $n } Prestige
any-pigment = { $n ->
    [one] 1 Pigment nach Wahl
   *[other] { $n } Pigmente nach Wahl
  }
tile-open = offen/frei
tile-market = Markt
tile-discount = Rabatt
tile-extra = Zusatzaktion
tile-turned = { $tile }, verbraucht
helper-ceramist = Keramiker
helper-accountant = Buchhalter
helper-administrator = Verwalter
helper-emissary = Gesandter
helper-scientist = Gelehrter
helper-officer = Offizier
ability-ceramist = jede Statue +1 Prestige
ability-accountant = Steuereintreiber +1 Münze
ability-administrator = Handwerker +1 Lehm
ability-emissary = ein Tausch bei jedem Schritt
ability-scientist = Formen kostet 1 Lehm weniger
ability-officer = Schmieden kostet 1 Münze weniger
equipment-crossbow = Armbrust
equipment-arrowheads = Pfeilspitzen
equipment-chariot = Streitwagen
equipment-halberd = Hellebarde
equipment-horse = Pferd
equipment-sword = Schwert
end-resources = Vorräte
end-prestige = Prestige
end-tiles = Plättchen
end-warriors = Krieger
end-helpers = Helfer
end-six = Sechs
end-majorities = Mehrheiten
end-pairs = Paare
end-resources-text = 1 Prestige je zurückgegebenem Rohstoff, höchstens 15
end-prestige-text = 1 Prestige je volle 10
end-tiles-text = 3 Prestige je unbenutztem Bonusplättchen
end-warriors-text = 2 Prestige je eigenem bemaltem Krieger
end-helpers-text = 2 Prestige je angeworbenem Helfer
end-six-text = 6 Prestige
end-majorities-text = 5 Prestige je Abschnitt, in dem du Erster bist
end-pairs-text = 4 Prestige je Paar gleicher Ausrüstung
part-play = Im Spiel
part-majorities = Mehrheiten
part-equipment = Ausrüstung
part-mausoleum = Mausoleum
part-end_tile = Endplättchen
part-resources = Vorräte
source-work = der Arbeit
source-pigment = dem Pigment
source-pass = dem Passen
source-minister = dem Kanzler
source-fee = der Gebühr
source-craft = der Nische
source-ceramist = deinem Keramiker
source-paint = dem Bemalen
source-helper = dem Helfer
source-equipment = der Ausrüstung
source-exchange = dem Tausch
source-start = dem Anfang
source-space = der Nische
card-name = { $colour } { $number }
card-text = { $colour } { $number }: { $work }
card-helper = anwerben: { $helper }{ $points ->
    [0] {""}
   *[other] , { $points } Prestige
  }

## Die Aufforderung

ask-favour = Die Gunst des Kaisers
ask-favour-hint = Markiere, was du tauschen willst: Es kommt unter deinen Stapel, und du ziehst ebenso viele nach.
ask-plan = Plane dein Paar
ask-plan-hint = Eine Karte oben, sie arbeitet; eine unten, ihre Zahl gibt die Reihenfolge.
plan-takes = Nimm { $goods } oder 1 Pigment ({ $colour }).
plan-recruits = Wirb an: { $helper }{ $points ->
    [0] {""}
   *[other] {" "}für { $points } Prestige
  } oder nimm 1 Pigment ({ $colour }).
plan-order = { $place ->
    [first] Du ziehst mit { $number }, bei Gleichstand zuerst.
    [last] Du ziehst mit { $number }, bei Gleichstand zuletzt.
   *[after] Du ziehst mit { $number }, bei Gleichstand nach { $names }.
  }
ask-work = Dein Arbeiter
ask-build = Sende einen Baumeister
ask-build-hint = Wähle ein Gebäude, oder passe für eine Münze.
ask-discount = Der Rabatt ist angesagt
ask-discount-hint = Wähle die Gebäudeaktion, die ihn nutzt.
ask-after = Noch etwas?
ask-after-hint = Benutze ein weiteres Plättchen, oder beende deinen Zug.
ask-craft = Wähle eine Nische
ask-craft-hint = Die Statue bringt, was in der Nische gezeichnet ist.
ask-seal = Die Statue siegeln?
ask-seal-hint = Dann kannst nur du sie bemalen. Ein Siegel kommt nie zurück.
ask-paint = Wähle eine Statue
ask-paint-hint = Sie bringt einen Punkt je eigenem Krieger ihrer Gruppe.
ask-pay = Wähle ein Pigment
ask-pay-hint = Wähle eines aus deinem Vorrat.
ask-forge = Wähle Ausrüstung
ask-forge-hint = Die Preise sind, was du jetzt zahlst.
ask-keep = Wähle ein Endplättchen
ask-keep-hint = Du behältst eines; es zählt am Ende.
ask-give = Tausch: Was gibst du?
ask-give-hint = Wähle einen deiner Rohstoffe, oder höre auf.
ask-take = Tausch: Was nimmst du?
ask-take-hint = Wähle einen Rohstoff aus dem Vorrat.
wait = Bitte warten
wait-for = { $names } ist am Zug
wait-together = { $count ->
    [one] Warten auf { $names }
   *[other] Warten auf { $names }
  }
wait-planned = Deine Wahl steht. Aufgedeckt wird, wenn alle entschieden haben.
past-title = Das Brett nach Schritt { $n }
past-hint = Hier kann nichts gewählt werden.
over-title = Das Spiel ist aus
reconnecting = Verbindung wird wiederhergestellt …
reconnecting-hint = Deine Wahl ist aufgehoben und geht ab, sobald der Tisch antwortet.
back-to-now = Zurück zum Jetzt
pay = zahle
gain = erhalte
lose = verliere
do-enter = Betreten: { $building }
do-open = Öffnen: { $building }
do-free = Frei betreten: { $building }
do-extra = Zusätzlich: { $building }
do-craft = Formen auf { $space }
do-paint = { $space } bemalen
do-pay = { $goods } zahlen
do-give = { $goods } geben
do-take = { $goods } nehmen
do-keep = { $tile } behalten
do-forge = Schmieden, Platz { $slot }
do-forge-card = Schmieden: { $card }
do-plan = { $top } über { $bottom }
do-favour = { $count ->
    [0] Alle behalten
    [one] 1 Karte tauschen
   *[other] { $count } Karten tauschen
  }
do-work = Arbeiten
do-pigment = Pigment nehmen
do-market = Markt
do-discount = Rabatt
do-pass = Passen
do-done = Zug beenden
do-seal = Siegeln
do-no-seal = Kein Siegel
do-stop = Aufhören
say-pay = zahle { $goods }
say-fee = davon { $goods } an { $name }
say-gain = erhalte { $goods }
say-lose = verliere { $goods }
say-advance = auf Feld { $space }
say-tile = Plättchen { $tile }
say-group = eine Gruppe von { $size }
say-source = { $points } von { $source }
say-plan = { $top } nach oben, { $bottom } nach unten. Die obere arbeitet, du gehst mit { $number }.
say-favour = { $cards } tauschen
undo = Zurücknehmen
restart = Zug neu beginnen
planned = Geplant: { $top }, Reihenfolge { $bottom }

## Der Tisch

table = Der Tisch
mausoleum = Mausoleum
display = Ausrüstung in der Auslage
stock = Vorrat
slot = Platz { $slot }
niche = Nische { $space }
craft = formen
paint = bemalen
for-nothing = umsonst
most-warriors = meiste Krieger
majority-of = Mehrheit in Abschnitt { $section }
label-end-tiles = Endplättchen
places-taken = { $taken } von { $limit } Plätzen besetzt
turn = Runde { $turn }
turn-of = Runde { $turn } von 6
turn-word = Runde
turn-round = Runde { $turn }, Teil { $round }
round-of = Teil { $round } von 2
before-round = vor Teil 1
game-over = Schlusswertung
scoring = Wertung
top = Oben
place-does-top = tut die Arbeit
place-short-top = oben: Arbeit
bottom = Unten
place-does-bottom = gibt die Reihen{"\u00AD"}folge
place-short-bottom = unten: Folge
swap = Die beiden Karten vertauschen
hand = Hand
deck = Stapel
deck-left = { $n ->
    [0] keine Karte mehr
    [one] noch 1 Karte
   *[other] noch { $n } Karten
  }
store = Deine Rohstoffe
own-things = Deine Plättchen, Helfer und Ausrüstung
tray = Deine Hand und dein Vorrat
warriors-left = Krieger übrig
builders-left = Baumeister zu Hause
seals-left = Siegel übrig
equipment-cards = Ausrüstungskarten
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
played = Gespielt
pair = { $top } über { $bottom }
cards-hand-deck = Karten auf der Hand / im Stapel
discards = Abgelegt
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
take-back = Zurücknehmen
link-to-watch = Link zu diesem Tisch, zum Zuschauen
copy-seat = Link meines Platzes kopieren
copy-seat-hint = Der Link deines Platzes öffnet ihn auf einem anderen Gerät. Behalte ihn für dich: Wer ihn hat, spielt für dich.

## Das Protokoll

log = Protokoll
log-look = Das Brett in diesem Augenblick zeigen
since-last = Seit deinem letzten Zug
recap-hint = Eine Zeile zeigt das Brett in diesem Augenblick.
go-on = Weiter
log-favoured = { $cards ->
    [0] behält alle vier Karten
    [one] tauscht 1 Karte
   *[other] tauscht { $cards } Karten
  }
log-recruited = wirbt an: { $helper }
log-builder-sent = betritt: { $building }
log-crafted = formt { $space }
log-sealed = siegelt { $space }
log-painted = { $group ->
    [1] bemalt { $space }
   *[other] bemalt { $space }, Gruppe von { $group }
  }
log-forged = schmiedet: { $card }
log-advanced = rückt auf Feld { $space }
log-tile-taken = nimmt Plättchen: { $tile }
log-tile-used = nutzt Plättchen: { $tile }
log-end-tile-kept = behält Plättchen: { $tile }
log-turn-began = Runde { $turn }
log-round-began = Teil { $round }
log-revealed = zeigt { $top } über { $bottom }
log-minister-moved = Kanzler: { $building }
log-request-fulfilled = erfüllt: { $colour } { $token }
log-request-opened = neue Forderung: { $colour } { $token } in { $space }
log-equipment-left = verschwindet: { $card }
log-equipment-opened = neu: { $card }
log-part-scored = { $part }: { $points }
log-game-ended = Das Spiel ist aus
log-work = arbeitet
log-pigment = nimmt ein Pigment
log-pass = passt
log-give = gibt { $resource }
log-take = nimmt { $resource }
log-undone = { $actions ->
    [one] nimmt einen Schritt zurück
   *[other] nimmt { $actions } Schritte zurück
  }

## Warum nicht

why-game-over = Das Spiel ist aus.
why-no-such-seat = Diesen Platz gibt es nicht.
why-no-such-action = Diese Aktion gibt es nicht.
why-already-decided = Du hast schon entschieden.
why-not-your-decision = Jetzt entscheidet { $seat }.
why-not-now = Nicht jetzt.
why-discount-announced = Der Rabatt ist angesagt: Nur eine Gebäudeaktion kann folgen.
why-no-discount-in-palace = Der Palast hat keinen Preis, der sinken könnte.
why-two-cards-needed = Zwei Karten deiner Hand sind nötig.
why-first-exchange-required = Der Markt muss seinen ersten Tausch machen.
why-none-owned = Du hast keine: { $resource }.
why-out-of-stock = Nicht im Vorrat: { $resource }.
why-not-requested = Hier nicht gefordert: { $colour }.
why-end-tile-taken = { $seat } hat dieses Plättchen: { $tile }.
why-end-tile-not-in-game = Nicht in diesem Spiel: { $tile }.
why-pair-closed = Dieses Paar ist voll: { $count } von { $limit }.
why-no-raw-statue = Keine rohe Statue ist mehr im Vorrat.
why-too-little-clay = { $needed } Lehm nötig, du hast { $owned }.
why-pit-full = Alle Nischen sind besetzt.
why-no-warrior-left = Du hast keinen Krieger mehr.
why-no-statue-to-paint = Keine Statue, die du bemalen könntest.
why-too-few-pigments = Dir fehlen Pigmente: { $needed }.
why-display-empty = Die Auslage ist leer.
why-too-few-coins = { $fee ->
    [0] { $needed } Münzen nötig, du hast { $owned }.
   *[other] { $needed } Münzen nötig; nach der Gebühr von { $fee } hast du { $owned }.
  }
why-end-of-track = Dein Aufseher ist am Ende der Leiste.
why-space-taken = { $space } ist besetzt.
why-nothing-there = Auf { $space } steht nichts.
why-already-painted = { $space } ist schon ein Krieger von { $seat }.
why-sealed = { $space } trägt das Siegel von { $seat }.
why-slot-empty = Platz { $slot } ist leer.
why-tile-not-owned = Du hast dieses Plättchen nicht: { $tile }.
why-tile-used = Dieses Plättchen ist verbraucht: { $tile }.
why-pair-not-closed = Dieses Paar ist nicht voll, es gibt nichts zu öffnen.
why-no-fee-due = Hier ist keine Gebühr fällig: { $building }.
why-nothing-to-discount = Mit dem Rabatt ist keine Gebäudeaktion möglich.
why-nothing-to-exchange = Du hast nichts zu tauschen.

## Was die Zeichen sind

rules-more = Mehr in den Regeln
tip-coin = Münze
    .text = Zahlt Gebühren und Ausrüstung. Unbegrenzt.
tip-clay = Lehm
    .text = Zahlt Statuen: 2 in Abschnitt A, 3 in B, 5 in C.
tip-Y = Gelbes Pigment, Auripigment
    .text = Zahlt das Bemalen. Es gibt 6 von jeder Farbe.
tip-R = Rotes Pigment, Zinnober
    .text = Zahlt das Bemalen. Es gibt 6 von jeder Farbe.
tip-G = Grünes Pigment, Malachit
    .text = Zahlt das Bemalen. Es gibt 6 von jeder Farbe.
tip-B = Blaues Pigment, Azurit
    .text = Zahlt das Bemalen. Es gibt 6 von jeder Farbe.
tip-prestige = Prestige
    .text = Punkte. Wer am Ende die meisten hat, gewinnt.
tip-raw = Rohe Statue
    .text = Wartet darauf, im Labor bemalt zu werden. Unter einem Siegel kann das nur sein Besitzer.
tip-raw-stock = Rohe Statuen im Vorrat
    .text = Ohne sie ist die Werkstatt geschlossen. Bemalen bringt eine zurück.
tip-warrior = Krieger
    .text = Eine von ihrem Spieler bemalte Statue. Nachbarn einer Farbe sind eine Gruppe; jedes Bemalen bringt deren Größe. Jeder hat sechs.
tip-seal = Siegel
    .text = Nur sein Besitzer kann diese Statue bemalen. Jeder hat zwei, und sie kommen nie zurück.
tip-niche = Nische
    .text = Ein Feld der Grube. Wer hier eine Statue formt, erhält, was darin gezeichnet ist.
tip-request = Forderung des Kaisers
    .text = Die Farbe, die das Bemalen in diesem Abschnitt braucht. Am Ende der Runde ist die kleinste der vier Zahlen erfüllt und versetzt den Kanzler.
tip-turn = Runde
    .text = Sechs Runden zu zwei Teilen.
tip-turn-track = Erfüllte Forderung
    .text = Sie war am Ende jener Runde die kleinste.
tip-craft-price = Preis einer Statue
    .text = Der Lehm, den das Formen in diesem Abschnitt dich jetzt kostet.
tip-paint-price = Preis des Bemalens
    .text = Die Pigmente, die das Bemalen in diesem Abschnitt braucht. Eine Schale ohne Farbe: nach Wahl.
tip-majority = Mehrheit
    .text = Am Ende erhalten diese Punkte, wer die meisten Krieger im Abschnitt hat; bei Gleichstand wird geteilt.
tip-building-workshop = Werkstatt: formen
    .text = Zahle Lehm, stelle eine rohe Statue in eine leere Nische und nimm deren Bonus. Du darfst sie siegeln.
tip-building-lab = Labor: bemalen
    .text = Zahle zwei Pigmente und mache aus einer rohen Statue deinen Krieger. Bringt die Größe seiner Gruppe.
tip-building-armory = Schmiede: schmieden
    .text = Kaufe eine Karte der Auslage. Sie zählt am Ende.
tip-building-palace = Palast: vorrücken
    .text = Dein Aufseher geht ein Feld weiter und nimmt das Plättchen dort.
tip-closed = Geschlossen
    .text = Dieses Paar von Gebäuden ist voll.
tip-places = Plätze des Paars
    .text = Baumeister und der Kanzler füllen sie. Ein volles Paar ist geschlossen.
tip-fee = Gebühr
    .text = Was du denen zahlst, deren Baumeister schon dort sind. Jede fehlende Münze kostet 2 Prestige.
tip-builder = Baumeister
    .text = Jeder sendet in jedem Teil einen. Wer später kommt, zahlt eine Gebühr.
tip-minister = Kanzler
    .text = Er belegt einen Platz. Seine Belohnung dieser Runde ist vergeben.
tip-minister-bonus = Kanzler
    .text = Wer in dieser Runde als Erster hier eintritt, erhält 1 Münze und 1 Prestige.
tip-leaves = Bald fort
    .text = Karten auf den ersten zwei Plätzen verschwinden am Ende der Runde.
tip-slot = Leerer Platz
    .text = Die Auslage wird am Ende der Runde aufgefüllt.
tip-supervisor = Aufseher
    .text = Bei Gleichstand ist zuerst dran, wer weiter vorn ist; auf demselben Feld, wer oben liegt.
tip-initiative = Zahl
    .text = Die Zahl der unteren Karte gibt die Reihenfolge: Die höchste beginnt.
tip-card-pigment = Stattdessen Pigment
    .text = Jede Karte kann ein Pigment ihrer Farbe bringen.
tip-deck = Dein Stapel
    .text = Die nächste Runde bringt vier neue Karten.
tip-worker-tax = Steuereintreiber
    .text = Bringt Münzen.
tip-worker-craft = Handwerker
    .text = Bringt Lehm.
tip-worker-miner = Bergmann
    .text = Bringt die gezeichneten Pigmente.
tip-helper-ceramist = Keramiker
    .text = +1 Prestige bei jeder geformten Statue.
tip-helper-accountant = Buchhalter
    .text = Deine Steuereintreiber bringen 1 Münze mehr.
tip-helper-administrator = Verwalter
    .text = Deine Handwerker bringen 1 Lehm mehr.
tip-helper-emissary = Gesandter
    .text = Bei jedem Schritt deines Aufsehers darfst du einen Rohstoff tauschen.
tip-helper-scientist = Gelehrter
    .text = Formen kostet dich 1 Lehm weniger.
tip-helper-officer = Offizier
    .text = Schmieden kostet dich 1 Münze weniger.
tip-eq-crossbow = Armbrust, Holz, Abschnitt A
    .text = Verschiedene Arten eines Materials bringen 2, 5 oder 10; mit einem Krieger im Abschnitt 3 mehr.
tip-eq-arrowheads = Pfeilspitzen, Bronze, Abschnitt A
    .text = Verschiedene Arten eines Materials bringen 2, 5 oder 10; mit einem Krieger im Abschnitt 3 mehr.
tip-eq-chariot = Streitwagen, Holz, Abschnitt B
    .text = Verschiedene Arten eines Materials bringen 2, 5 oder 10; mit einem Krieger im Abschnitt 3 mehr.
tip-eq-halberd = Hellebarde, Bronze, Abschnitt B
    .text = Verschiedene Arten eines Materials bringen 2, 5 oder 10; mit einem Krieger im Abschnitt 3 mehr.
tip-eq-horse = Pferd, Holz, Abschnitt C
    .text = Verschiedene Arten eines Materials bringen 2, 5 oder 10; mit einem Krieger im Abschnitt 3 mehr.
tip-eq-sword = Schwert, Bronze, Abschnitt C
    .text = Verschiedene Arten eines Materials bringen 2, 5 oder 10; mit einem Krieger im Abschnitt 3 mehr.
tip-eq-back = Ausrüstung
    .text = Karten, die dieser Spieler geschmiedet hat, verdeckt.
tip-tile-open = Offen oder frei
    .text = Einmal: ein volles Paar betreten, oder ohne Gebühr eintreten.
tip-tile-market = Markt
    .text = Einmal: einen oder zwei Rohstoffe mit dem Vorrat tauschen.
tip-tile-discount = Rabatt
    .text = Einmal: für 1 weniger formen oder schmieden, oder mit nur einem Pigment bemalen.
tip-tile-extra = Zusatzaktion
    .text = Einmal: die Aktion eines Gebäudes ohne Baumeister ausführen.
tip-tile-end = Endplättchen
    .text = Wer hier ankommt, behält eines der Endplättchen.
tip-tile-blank = Verbrauchtes Plättchen
    .text = Ein unbenutztes Plättchen bringt am Ende 1 Prestige.
tip-end-resources = Vorräte
    .text = Am Ende: 1 Prestige je zurückgegebenem Rohstoff, höchstens 15.
tip-end-prestige = Prestige
    .text = Am Ende: 1 Prestige je volle 10.
tip-end-tiles = Plättchen
    .text = Am Ende: 3 Prestige je unbenutztem Bonusplättchen.
tip-end-warriors = Krieger
    .text = Am Ende: 2 Prestige je bemaltem Krieger.
tip-end-helpers = Helfer
    .text = Am Ende: 2 Prestige je angeworbenem Helfer.
tip-end-six = Sechs
    .text = Am Ende: 6 Prestige.
tip-end-majorities = Mehrheiten
    .text = Am Ende: 5 Prestige je Abschnitt, in dem der Besitzer Erster ist.
tip-end-pairs = Paare
    .text = Am Ende: 4 Prestige je Paar gleicher Ausrüstung.

## Der Tisch in Worten

text-go = Der Tisch in Worten
text-leave = Zurück zum gezeichneten Tisch
text-choices = Deine Möglichkeiten
text-no-choices = Jetzt ist nichts zu wählen.
text-refused = Jetzt nicht möglich
text-you = Deine Hand
text-hand = Hand: { $cards }.
text-equipment = Ausrüstung: { $cards }.
text-score = Wäre das Spiel jetzt aus, hättest du { $total } Prestige.
text-players = Spieler
text-order = Reihenfolge: { $names }
text-pieces = { $warriors } Krieger und { $seals } Siegel übrig, { $equipment ->
    [one] 1 Ausrüstungskarte
   *[other] { $equipment } Ausrüstungskarten
  }
text-space = Aufseher auf Feld { $space }
text-helpers = Helfer: { $helpers }
text-buildings = Gebäude
text-builders = Baumeister von { $names }
text-minister = der Kanzler
text-minister-bonus = der Kanzler mit 1 Münze und 1 Prestige für den Ersten
text-fee = Gebühr { $goods }
text-pit = Die Grube
text-section = Formen kostet { $clay } Lehm. Bemalen braucht { $pigments }.
text-empty = { $space } leer, bringt { $goods }
text-raw = { $space } rohe Statue
text-warrior = { $space } Krieger von { $name }
text-seal = Siegel von { $name }
text-card = { $slot }: { $card }, { $price }{ $clay ->
    [0] {""}
   *[other] , bringt { $clay } Lehm
  }
text-slot-empty = { $slot }: leer
text-stock = Rohe Statuen: { $raw }. Pigmente: { $pigments }.

## Ende und Wiederholung

finish-title = Die Armee steht
finish-wins = { $name } gewinnt mit { $points } Prestige, { $ahead } vor { $second }.
finish-tie = { $name } gewinnt mit { $points } Prestige durch den Platz des Aufsehers.
points-by-turn = Punkte nach Runden
rematch = Revanche
rematch-go = Zur Revanche
see-board = Brett ansehen
see-result = Ergebnis ansehen
replay = Wiederholung
save-record = Speichern
save-text = Als Text
my-games = Meine Spiele
replay-title = Schritt { $n } von { $last }
replay-first = An den Anfang
replay-back = Ein Schritt zurück
replay-play = Abspielen
replay-stop = Anhalten
replay-on = Ein Schritt weiter
replay-last = Ans Ende
replay-moment = Augenblick des Spiels
decided-favour = entscheidet über die Gunst des Kaisers
decided-plan = plant ein Paar
play-on = Von hier weiterspielen
play-on-hint = Ein neuer Tisch beginnt in diesem Augenblick. Wer willst du sein? Bots nehmen die anderen Plätze.
play-as = Als { $name } spielen
to-table = Zum Tisch
open-hands = Alle Karten
face-down = verdeckte Karte

## Die erste Seite

subtitle = Stelle eine Armee aus Ton für den Ersten Kaiser auf
start-bots = Gegen Bots spielen
start-bots-hint = Ohne Konto, nichts einzurichten.
your-name = Dein Name
you-name = Du
guest = Gast
opponents = Gegner
strength = Stärke
strength-of = Stärke { $strength } von { $most }
opponent-n = Gegner { $n }
mixed-strengths = Jedem Gegner seine eigene Stärke
bot-random = Würfel
bot-random-character = Spielt, was gerade kommt; gut, um die Regeln kennenzulernen.
bot-greedy = Abakus
bot-greedy-character = Nimmt, was die meisten Punkte bringt, und schaut selten weiter.
bot-apprentice = Lehrling
bot-apprentice-character = Eifrig und flink, lernt noch, was die Grube braucht.
bot-steward = Verwalter
bot-steward-character = Sparsam mit Münzen und Lehm, vergeudet selten einen Baumeister.
bot-minister = Minister
bot-minister-character = Plant die ganze Runde und achtet darauf, was du vorhast.
bot-emperor = Kaiser
bot-emperor-character = Denkt weit voraus und verzeiht nichts.
play-now = Jetzt spielen
start-friends = Mit Freunden spielen
start-friends-hint = Du bekommst eine Adresse; wer sie öffnet, nimmt Platz.
open-seats = Freie Plätze
list-in-lobby = In der Lobby zeigen
make-table = Tisch aufstellen
start-screen = An einem Bildschirm
start-screen-hint = Das Gerät geht herum; ein Vorhang verbirgt die Hände.
add-player = Spieler dazu
remove-player = Einer weniger
my-tables = Meine Tische
no-tables = Noch keine in diesem Browser.
lobby = Offene Tische
no-open-tables = Im Augenblick wartet niemand.
watch-record = Gespeichertes Spiel ansehen
seat-open = freier Platz
table-waiting = wartet
table-playing = läuft
table-over = vorbei
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
link-for-friends = Adresse für deine Freunde
copy = Adresse kopieren
copied = Kopiert
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
set-confirm = Bestätigen
set-confirm-touch = Zweimal tippen, einmal klicken
set-confirm-always = Immer zweimal
set-confirm-timed = Nach 2 Sekunden von selbst
set-confirm-never = Nie: das erste Tippen zählt
set-sound = Ton
set-text = Der Tisch in Worten
key-move = zwischen den beleuchteten Plätzen
key-enter = die Wahl im Fokus spielen
key-tab = zur nächsten Gruppe
key-undo = zurücknehmen
key-restart = Zug neu beginnen
key-board = zur ersten Möglichkeit
key-hand = zur Hand
key-text = der Tisch in Worten, und zurück
key-log = Protokoll
key-skip = Animation überspringen
key-escape = die Wahl zurücklegen
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
error-wrong-token = Diese Adresse öffnet keinen Platz.
error-players-only = Nur seine Spieler dürfen diesen Tisch sehen.
error-not-started = Dieser Tisch hat noch nicht begonnen.
error-game-over = Das Spiel ist aus.
error-no-open-seat = Kein Platz ist mehr frei.
error-started = Dieser Tisch hat schon begonnen.
error-seat-present = Dieser Spieler sitzt am Tisch.
error-bad-record = Dieses gespeicherte Spiel kann nicht gelesen werden.
error-too-large = Diese Datei ist zu groß.
error-too-many-requests = Das war etwas zu schnell. Bitte warte einen Augenblick.
error-server-error = Auf dem Server ging etwas schief. Nichts Bestätigtes ist verloren.
