# Xi'an: alles, was darüber gesagt wird. Die Namen der Notation (workshop, A1, halberd-2) sind in jeder
# Sprache gleich; ihre Wörter stehen hier.

xian-building-workshop = Werkstatt
xian-building-lab = Labor
xian-building-armory = Schmiede
xian-building-palace = Palast

xian-does-workshop = formen
xian-does-lab = bemalen
xian-does-armory = schmieden
xian-does-palace = vorrücken

xian-goods-coin = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
  }
xian-goods-clay = { $n } Lehm
xian-goods-Y = { $n } Gelb
xian-goods-R = { $n } Rot
xian-goods-G = { $n } Grün
xian-goods-B = { $n } Blau
xian-points = { $n } PP

xian-resource-coin = Münze
xian-resource-clay = Lehm
xian-resource-Y = Gelb
xian-resource-R = Rot
xian-resource-G = Grün
xian-resource-B = Blau

xian-tile-open-free = offen/frei
xian-tile-market = Markt
xian-tile-discount = Rabatt
xian-tile-extra = Zusatzaktion
xian-track-open-free = Offen/frei
xian-track-market = Markt
xian-track-discount = Rabatt
xian-track-extra = Zusatzaktion

xian-end-resources = 1 PP je Rohstoff, höchstens 15
xian-end-prestige = 1 PP je volle 10 PP
xian-end-tiles = 3 PP je unbenutztem Bonusplättchen
xian-end-warriors = 2 PP je eigenem Krieger
xian-end-helpers = 2 PP je Helfer
xian-end-six = 6 PP
xian-end-majorities = 5 PP je Abschnitt, in dem du Erster bist
xian-end-pairs = 4 PP je Paar gleicher Ausrüstung

xian-helper-ceramist = Keramiker
xian-helper-accountant = Buchhalter
xian-helper-administrator = Verwalter
xian-helper-emissary = Gesandter
xian-helper-scientist = Gelehrter
xian-helper-officer = Offizier
xian-ability-ceramist = jede Statue +1 PP
xian-ability-accountant = Steuereintreiber +1 Münze
xian-ability-administrator = Handwerker +1 Lehm
xian-ability-emissary = ein Tausch bei jedem Schritt
xian-ability-scientist = Formen kostet 1 Lehm weniger
xian-ability-officer = Schmieden kostet 1 Münze weniger

xian-material-wood = Holz
xian-material-bronze = Bronze

xian-part-play = im Spiel
xian-part-majorities = Mehrheiten
xian-part-equipment = Ausrüstung
xian-part-mausoleum = unbenutzte Plättchen
xian-part-end_tile = Endplättchen
xian-part-resources = Rohstoffe

# Fragen

xian-ask-favour = Gunst des Kaisers: Welche Karten kommen unter den Stapel, für ebenso viele neue?
xian-ask-plan = Plane Teil { $round }: oben die Karte, die arbeitet, unten die, die die Folge gibt.
xian-ask-work = { $card } arbeitet für dich: die eigene Aktion, oder 1 Pigment ({ $colour })?
xian-ask-build = Welches Gebäude betritt dein Baumeister? Oder passt du?
xian-ask-discount = Der Rabatt ist angesagt: Welche Gebäudeaktion nutzt ihn?
xian-ask-after = Benutzt du noch ein Plättchen, oder beendest du deinen Zug?
xian-ask-craft = In welcher Nische formst du eine Statue? Du hast { $clay } Lehm.
xian-ask-seal = Legst du eines deiner { $seals ->
    [one] Siegel (noch 1)
   *[other] { $seals } Siegel
  } unter die neue Statue?
xian-ask-paint = Welche Statue bemalst du?
xian-ask-pay = Welches Pigment zahlst du dafür?
xian-ask-forge = Welche Ausrüstung schmiedest du? Du hast { xian-goods-coin }.
xian-ask-keep = Welches Endplättchen behältst du?
xian-ask-give = Tausch mit dem Vorrat: Was gibst du?
xian-ask-take = Tausch mit dem Vorrat: Was nimmst du dafür?
xian-ask-none = Du hast jetzt nichts zu entscheiden.

# Was eine Wahl kostet und bringt

xian-pay = zahle { $goods }
xian-goods-to = { $goods } an { $name }
xian-gain = +{ $goods }
xian-lose = verliere { $goods }
xian-to-space = auf Feld { $space }
xian-take-tile = nimm das Plättchen { $tile }
xian-group = eine Gruppe von { $size }
xian-recruit = wirb an: { $helper } ({ $ability })
xian-equipment-kind = { $card }, { $material }, Abschnitt { $section }
xian-then-workshop = dann formen
xian-then-lab = dann bemalen
xian-then-armory = dann schmieden
xian-then-palace = dann ein Endplättchen behalten
xian-then-pay = dann ein Pigment zum Zahlen wählen
xian-use-market = einen oder zwei Rohstoffe mit dem Vorrat tauschen
xian-use-discount = für 1 weniger formen oder schmieden, oder mit 1 Pigment bemalen
xian-end-go = deinen Zug beenden
xian-keep-all = alle vier behalten
xian-draw-new = { $count ->
    [one] 1 Karte ziehen
   *[other] { $count } Karten ziehen
  }
xian-only-you = sonst kann niemand sie bemalen
xian-anybody = alle können sie bemalen
xian-stop = nichts mehr tauschen
xian-nothing = nichts
xian-works = { $work }, spielt mit { $number }
xian-recruited-for = { $helper }, { $points }
xian-has = du hast { $count }
xian-in-stock = { $count } im Vorrat
xian-column-craft = Abschnitt { $section }: zahle { $clay } Lehm
xian-column-plan = { $card }: { $work }

# Das Protokoll: Jeder Satz ist ein Name und eines oder mehrere davon, mit Kommas dazwischen

xian-log = { $name } { $what }.
xian-event-works = arbeitet und bekommt nichts
xian-event-no-pigment = nimmt ein Pigment, aber keines ist im Vorrat
xian-event-pass = passt
xian-event-favoured = { $cards ->
    [0] behält alle vier Karten
    [one] tauscht 1 Karte
   *[other] tauscht { $cards } Karten
  }
xian-event-drawn = zieht { $cards }
xian-event-gained = erhält { $goods }
xian-event-paid = zahlt { $goods }
xian-event-scored = erhält { $points } PP
xian-event-lost = verliert { $points } PP
xian-event-recruited = wirbt an: { $helper }
xian-event-builder-sent = { $building ->
    [Werkstatt] sendet einen Baumeister in die Werkstatt
    [Labor] sendet einen Baumeister ins Labor
    [Schmiede] sendet einen Baumeister in die Schmiede
    [Palast] sendet einen Baumeister in den Palast
   *[other] sendet einen Baumeister ({ $building })
  }
xian-event-crafted = formt eine Statue auf { $space }
xian-event-sealed = siegelt sie
xian-event-painted = { $group ->
    [one] bemalt { $space }
   *[other] bemalt { $space } (Gruppe von { $group })
  }
xian-event-forged = schmiedet { $card }
xian-event-advanced = rückt auf Feld { $space }
xian-event-tile-taken = nimmt das Plättchen { $tile }
xian-event-tile-used = benutzt das Plättchen { $tile }
xian-event-end-tile-kept = behält das Endplättchen { $tile }

# Das Protokoll: ganze Sätze

xian-event-turn-began = Runde { $turn } beginnt.
xian-event-round-began = Teil { $round } beginnt.
xian-event-revealed = Aufgedeckt, in der Reihenfolge der Züge: { $pairs }.
xian-pair-of = { $name } { $pair }
xian-event-builders-home = Die Baumeister gehen nach Hause.
xian-event-request-fulfilled = Die Forderung in { $space } ist erfüllt: { $colour } { $token }.
xian-event-minister-moved = { $building ->
    [Werkstatt] Der Kanzler steht auf der Werkstatt.
    [Labor] Der Kanzler steht auf dem Labor.
    [Schmiede] Der Kanzler steht auf der Schmiede.
    [Palast] Der Kanzler steht auf dem Palast.
   *[other] Kanzler: { $building }.
  }
xian-event-request-opened = Neue Forderung in { $space }: { $colour } { $token }.
xian-event-equipment-left = { $count ->
    [one] { $cards } verlässt die Auslage.
   *[other] { $cards } verlassen die Auslage.
  }
xian-event-equipment-opened = Neue Ausrüstung: { $cards }.
xian-event-part-scored = Schlusswertung, { $part }: { $points }.
xian-points-of = { $name } { $points }
xian-event-game-ended = Das Spiel ist aus.

# Warum nicht

reason-already-decided = Du hast schon entschieden.
reason-not-now = { $decision ->
    [favour] Jetzt wird über die Gunst des Kaisers entschieden.
    [plan] Jetzt werden die Karten geplant.
    [work] Zuerst kommt der Arbeiter.
    [build] Jetzt kommt der Schritt des Baumeisters.
    [after] Der Schritt des Baumeisters ist vorbei.
    [craft] Gerade wird eine Statue geformt.
    [seal] Zuerst kommt das Siegel.
    [paint] Gerade wird eine Statue bemalt.
    [pay] Zuerst muss das Pigment gezahlt werden.
    [forge] Gerade wird Ausrüstung geschmiedet.
    [keep] Zuerst muss ein Endplättchen behalten werden.
    [exchange] Gerade wird getauscht.
   *[other] Nicht jetzt.
  }
reason-discount-announced = Der Rabatt ist angesagt: Nur eine Gebäudeaktion kann folgen.
reason-no-discount-in-palace = Der Palast hat keinen Preis, der sinken könnte.
reason-two-cards-needed = Zwei verschiedene Karten deiner Hand sind nötig.
reason-first-exchange-required = Der Markt muss seinen ersten Tausch machen.
reason-none-owned = Das hast du nicht: { $resource }.
reason-out-of-stock = Nicht im Vorrat: { $resource }.
reason-not-requested = Hier nicht gefordert: { $colour }.
reason-end-tile-taken = { $seat } hat das Endplättchen { $tile }.
reason-end-tile-not-in-game = Das Endplättchen { $tile } ist nicht in diesem Spiel.
reason-pair-closed = Das Paar { $building } und { $other } ist geschlossen: { $count } von { $limit }.
reason-no-raw-statue = Keine rohe Statue ist mehr im Vorrat.
reason-too-little-clay = { $needed } Lehm nötig, du hast { $owned }.
reason-pit-full = Alle Nischen der Grube sind besetzt.
reason-no-warrior-left = Du hast keinen Krieger mehr.
reason-no-statue-to-paint = Es gibt keine Statue, die du bemalen könntest.
reason-too-few-pigments = Dir fehlen Pigmente: { $needed }.
reason-display-empty = Die Auslage ist leer.
reason-too-few-coins = { $fee ->
    [0] { $needed ->
        [one] 1 Münze nötig, du hast { $owned }.
       *[other] { $needed } Münzen nötig, du hast { $owned }.
      }
   *[other] { $needed ->
        [one] 1 Münze nötig, und nach der Gebühr von { $fee } hast du { $owned }.
       *[other] { $needed } Münzen nötig, und nach der Gebühr von { $fee } hast du { $owned }.
      }
  }
reason-end-of-track = Dein Aufseher ist am Ende der Leiste.
reason-space-taken = { $space } ist besetzt.
reason-nothing-there = Auf { $space } steht nichts.
reason-already-painted = { $space } ist schon ein Krieger von { $seat }.
reason-sealed = { $space } trägt das Siegel von { $seat }.
reason-slot-empty = Platz { $slot } der Auslage ist leer.
reason-tile-not-owned = Du hast das Plättchen { $tile } nicht.
reason-tile-used = Dein Plättchen { $tile } ist verbraucht.
reason-pair-not-closed = Das Paar ist nicht geschlossen, es gibt nichts zu öffnen ({ $building }).
reason-no-fee-due = Hier ist keine Gebühr fällig ({ $building }).
reason-nothing-to-discount = Mit dem Rabatt ist keine Gebäudeaktion möglich.
reason-nothing-to-exchange = Du hast nichts zu tauschen.

# Der Tisch, gezeichnet

xian-round = Teil { $round }
xian-first-favour = die Gunst des Kaisers
xian-order = Folge:
xian-you = du
xian-mausoleum = Mausoleum
xian-space-start = 0 Start
xian-space-tile = { $space } { $tile }
xian-space-end = 5 Endplättchen
xian-label-end-tiles = Endplättch.
xian-none-left = keine mehr
xian-empty-slot = –
xian-craft-clay = formen { $clay } Lehm
xian-paint-with = malen
xian-token = #{ $token }
xian-any = Wahl
xian-short-clay = { $clay } Lehm
xian-raw = roh
xian-left-pair = linkes Paar
xian-right-pair = rechtes Paar
xian-places = { $count }/{ $limit }
xian-closed = zu
xian-fee = Geb. { $coins }
xian-no-fee = frei
xian-minister = Kanzler
xian-stock = Vorrat
xian-stock-raw = { $count } roh
xian-head-coins = Münz
xian-head-clay = Lehm
xian-head-tiles = Plätt.
xian-head-end-tile = Endpl.
xian-head-helpers = Helfer
xian-head-tile-helpers = Endpl., Helfer
xian-head-points = PP
xian-head-pigments = Pigmente
xian-head-warriors = Krg.
xian-head-seals = Sgl.
xian-head-equipment = Au.
xian-hand = Hand
xian-hand-empty = leer
xian-or-pigment = oder 1 { $colour }
xian-own-equipment = Ausrüstung: { $cards }
xian-own-score = Jetzt Schluss: { $total } PP
xian-planned = Geplant: { $pair }
xian-short-helper-ceramist = Ker
xian-short-helper-accountant = Buc
xian-short-helper-administrator = Ver
xian-short-helper-emissary = Ges
xian-short-helper-scientist = Gel
xian-short-helper-officer = Off

# Was die Zeichen der Zeichnung bedeuten

xian-legend-pit = In der Grube ist „C5 6$$“ eine leere Nische, die 6 PP und 2 Münzen bringt, „7R“ bringt 7 PP und 1 rotes Pigment.
xian-legend-statue = „roh“ ist eine Statue zum Bemalen, das Zeichen eines Spielers ein Krieger; ein zweites Zeichen (§) ist das Siegel darunter.
xian-legend-request = „malen R+Wahl #8“: ein rotes Pigment und eines nach Wahl, nach der Forderung 8 des Kaisers.
xian-legend-minister = „★ Kanzler“: Wer als Erster dort eintritt, erhält 1 Münze und 1 PP. „Geb.“ ist die Gebühr.
xian-legend-tiles = Plättchen: O offen/frei, M Markt, R Rabatt, Z Zusatzaktion; „–“ ist verbraucht, „·“ noch nicht genommen.
xian-legend-helpers = Helfer: { $helpers }.
xian-legend-helper = { $short } { $helper } ({ $ability })

# Der Tisch, vorgelesen

xian-read-turn = Runde { $turn } von 6, Teil { $round }.
xian-read-favour = Runde { $turn } von 6, vor dem ersten Teil.
xian-read-order = Reihenfolge: { $names }.
xian-read-track = Mausoleum: { $places }.
xian-read-on-space = { $names } auf Feld { $space }
xian-read-end-tiles = Endplättchen dort: { $tiles }.
xian-read-no-end-tiles = Dort liegt kein Endplättchen mehr.
xian-read-section = Abschnitt { $section }: Bemalen braucht { $colours } ({ $tokens }).
xian-read-any = ein Pigment nach Wahl
xian-read-token = Forderung { $token }
xian-read-craft = Formen kostet dich dort { $clay } Lehm.
xian-read-spaces = { $spaces }.
xian-read-empty = { $space } leer, bringt { $goods }
xian-read-raw = { $space } rohe Statue
xian-read-painted = { $space } Krieger von { $name }
xian-read-sealed = { $statue } mit dem Siegel von { $name }
xian-read-pair = { $pair }, { $count } von { $limit } Plätzen besetzt:
xian-read-pair-closed = { $pair }, geschlossen mit { $count } von { $limit }:
xian-read-builders = { $building } mit Baumeistern von { $names }
xian-read-no-builders = { $building } ohne Baumeister
xian-read-building-fee = { $building }, Gebühr { $goods }
xian-read-minister = { $building ->
    [Werkstatt] Der Kanzler steht auf der Werkstatt.
    [Labor] Der Kanzler steht auf dem Labor.
    [Schmiede] Der Kanzler steht auf der Schmiede.
    [Palast] Der Kanzler steht auf dem Palast.
   *[other] Kanzler: { $building }.
  }
xian-read-minister-bonus = { xian-read-minister } Er wird den Ersten belohnen, der eintritt.
xian-read-display = Auslage: { $cards }.
xian-read-display-empty = Die Auslage ist leer.
xian-read-card = { $slot } { $card } für { $goods }
xian-read-card-clay = { $card } mit { $clay } Lehm
xian-read-stock = Im Vorrat: { $raw ->
    [one] 1 rohe Statue
   *[other] { $raw } rohe Statuen
  }, { $pigments }.
xian-read-player = { $name }: { $points } PP, { $goods }.
xian-read-pieces = { $warriors } Krieger und { $seals } Siegel übrig, { $equipment ->
    [one] 1 Ausrüstungskarte
   *[other] { $equipment } Ausrüstungskarten
  }.
xian-read-tiles = Plättchen: { $tiles }.
xian-read-tile-used = { $tile } (verbraucht)
xian-read-end-tile = Endplättchen: { $tile }.
xian-read-helpers = Helfer: { $helpers }.
xian-read-revealed = Gespielt: { $top } über { $bottom }.
xian-read-hand = Deine Hand: { $cards }.
xian-read-no-hand = Deine Hand ist leer.
xian-read-hand-card = { $card } ({ $work })
xian-read-equipment = Deine Ausrüstung: { $cards }.
xian-read-score = Wäre das Spiel jetzt aus, hättest du { $total } PP: { $parts }.
