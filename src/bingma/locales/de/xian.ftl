# Xi'an: alles, was darüber gesagt wird, im Terminal und auf der Seite. Die Namen der Notation
# (workshop, A1, halberd-2) sind in jeder Sprache gleich; ihre Wörter stehen hier.
#
# Ein Spieler ist { $who }; { $who-you } ist „yes“, wo der Zuhörer gemeint ist. Ein Ding bringt seine
# Attribute mit: { $building-acc } ist das Attribut „acc“ eines Gebäudes (acc: wen, dat: wem). Die
# Begriffe folgen dem deutschen Regelblatt; docs/glossary.md nennt sie alle.

## Die erste Seite (door)

xian-door = Forme und bemale Statuen und führe in der Baugrube.
xian-moment = Zug { $turn } von { $turns }, Runde { $round }
xian-moment-favour = Zug { $turn } von { $turns }, vor der ersten Runde

## Dinge

xian-building-workshop = Werkstatt
    .acc = die Werkstatt
    .in = in der Werkstatt
    .into = in die Werkstatt
xian-building-lab = Labor
    .acc = das Labor
    .in = im Labor
    .into = ins Labor
xian-building-armory = Schmiede
    .acc = die Schmiede
    .in = in der Schmiede
    .into = in die Schmiede
xian-building-palace = Palast
    .acc = den Palast
    .in = im Palast
    .into = in den Palast

# Was man dort tut.
xian-does-workshop = formen
xian-does-lab = bemalen
xian-does-armory = schmieden
xian-does-palace = vorrücken

xian-goods-coin = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
  }
xian-goods-clay = { $n } Lehm
xian-goods-Y = { $n } Gelb
xian-goods-R = { $n } Rot
xian-goods-G = { $n } Grün
xian-goods-B = { $n } Blau
xian-points = { $n } PP

xian-resource-coin = Münze
    .none = keine Münze
    .none-acc = keine Münze
xian-resource-clay = Lehm
    .none = kein Lehm
    .none-acc = keinen Lehm
xian-resource-Y = gelbes Farb-Plättchen
    .none = kein gelbes Farb-Plättchen
    .none-acc = kein gelbes Farb-Plättchen
xian-resource-R = rotes Farb-Plättchen
    .none = kein rotes Farb-Plättchen
    .none-acc = kein rotes Farb-Plättchen
xian-resource-G = grünes Farb-Plättchen
    .none = kein grünes Farb-Plättchen
    .none-acc = kein grünes Farb-Plättchen
xian-resource-B = blaues Farb-Plättchen
    .none = kein blaues Farb-Plättchen
    .none-acc = kein blaues Farb-Plättchen

xian-colour-Y = Gelb
    .adj = gelbes
xian-colour-R = Rot
    .adj = rotes
xian-colour-G = Grün
    .adj = grünes
xian-colour-B = Blau
    .adj = blaues
xian-colour-any = ein beliebiges

xian-card = { $colour } { $number }
xian-cards = { $cards }

xian-tile-open-free = Offen/gratis
    .the = das Bonus-Teil Offen/gratis
xian-tile-market = Markt
    .the = das Bonus-Teil Markt
xian-tile-discount = Rabatt
    .the = das Bonus-Teil Rabatt
xian-tile-extra = Zusatzaktion
    .the = das Bonus-Teil Zusatzaktion

xian-end-resources = Ressourcen
    .scores = { $n } PP je zurückgegebener Ressource, höchstens { $most }
xian-end-prestige = Prestige
    .scores = { $n } PP je volle { $each } PP
xian-end-tiles = Teile
    .scores = { $n } PP je unbenutztem Bonus-Teil
xian-end-warriors = Krieger
    .scores = { $n } PP je eigenem bemalten Krieger
xian-end-helpers = Gehilfen
    .scores = { $n } PP je Gehilfe
xian-end-six = Sechs
    .scores = { $n } PP
xian-end-majorities = Mehrheiten
    .scores = { $n } PP je Sektion, in der du vorn liegst
xian-end-pairs = Paare
    .scores = { $n } PP je Paar gleicher Ausrüstung

xian-helper-ceramist = Keramiker
    .acc = den Keramiker
    .can = +1 PP für jede geformte Statue
xian-helper-accountant = Buchhalter
    .acc = den Buchhalter
    .can = Steuereintreiber +1 Münze
xian-helper-administrator = Verwalter
    .acc = den Verwalter
    .can = Handwerker +1 Lehm
xian-helper-emissary = Gesandter
    .acc = den Gesandten
    .can = ein Tausch bei jedem Schritt vorwärts
xian-helper-scientist = Gelehrter
    .acc = den Gelehrten
    .can = Formen kostet 1 Lehm weniger
xian-helper-officer = Offizier
    .acc = den Offizier
    .can = Schmieden kostet 1 Münze weniger

xian-equipment-crossbow = Armbrust
    .acc = die Armbrust
xian-equipment-arrowheads = Pfeilspitzen
    .acc = die Pfeilspitzen
xian-equipment-chariot = Streitwagen
    .acc = den Streitwagen
xian-equipment-halberd = Hellebarde
    .acc = die Hellebarde
xian-equipment-horse = Pferd
    .acc = das Pferd
xian-equipment-sword = Schwert
    .acc = das Schwert

xian-material-wood = Holz
xian-material-bronze = Bronze

xian-part-play = im Spiel
    .title = Im Spiel
xian-part-majorities = Mehrheiten
    .title = Mehrheiten
xian-part-section = Sektion { $section }
    .title = Mehrheit in Sektion { $section }
xian-part-equipment = Ausrüstung
    .title = Ausrüstung
xian-part-mausoleum = unbenutzte Bonus-Teile
    .title = Unbenutzte Bonus-Teile
xian-part-end_tile = Spielende-Teil
    .title = Spielende-Teil
xian-part-resources = Ressourcen
    .title = Ressourcen

# Im Dativ, nach „von“.
xian-source-work = der Arbeit
xian-source-pigment = dem Farb-Plättchen
xian-source-pass = dem Passen
xian-source-minister = dem Premier-Minister
xian-source-fee = der Gebühr
xian-source-craft = dem Feld
xian-source-ceramist = deinem Keramiker
xian-source-paint = dem Bemalen
xian-source-helper = dem Gehilfen
xian-source-equipment = der Ausrüstung
xian-source-exchange = dem Tausch
xian-source-start = dem Start
xian-source-space = dem Feld

## Fragen: was zu tun ist, und eine Zeile Hilfe

xian-turn-of = Zug { $turn } von { $turns }
xian-ask-favour = Die Gunst des Kaisers
xian-help-favour = Wähle die Karten, die du tauschen willst: Sie kommen unter deinen Stapel, und du ziehst ebenso viele neue.
xian-ask-plan = Plane dein Paar
xian-help-plan = Oben liegt die Karte, die arbeitet; die Zahl der unteren bestimmt die Reihenfolge.
xian-ask-work = Dein Arbeiter
xian-help-work = { $card }: { $work }, oder 1 { $colour-adj } Farb-Plättchen.
xian-ask-build = Schicke einen Meister-Bauer los
xian-help-build = Wähle ein Gebäude, oder passe für 1 Münze.
xian-ask-discount = Der Rabatt ist angesagt
xian-help-discount = Wähle die Bau-Aktion, die ihn nutzt.
xian-ask-after = Noch etwas?
xian-help-after = Benutze noch ein Bonus-Teil, oder sage, dass du fertig bist.
xian-ask-craft = Wo formst du eine Statue?
xian-help-craft = Sie bringt, was auf dem Feld steht. Du hast { $goods }.
xian-ask-seal = Versiegelst du die Statue auf { $space }?
xian-help-seal = { $seals ->
    [one] Dann kannst nur noch du sie bemalen. Das ist dein letztes Siegel.
   *[other] Dann kannst nur noch du sie bemalen. Du hast { $seals } Siegel, und sie kommen nie zurück.
  }
xian-ask-paint = Welche Statue bemalst du?
xian-help-paint = Sie bringt 1 PP für jeden deiner Krieger in ihrer Gruppe.
xian-ask-pay = Welches Farb-Plättchen zahlst du für { $space }?
xian-help-pay = Wähle eines von deinen.
xian-ask-forge = Welche Ausrüstung schmiedest du?
xian-help-forge = So viel kosten sie dich jetzt. Du hast { $goods }.
xian-ask-keep = Welches Spielende-Teil behältst du?
xian-help-keep = Es zählt in der Schlusswertung.
xian-ask-give = Tausch: Was gibst du?
xian-help-give = Wähle eine deiner Ressourcen, oder höre auf.
xian-ask-take = Tausch: Was nimmst du?
xian-help-take = Wähle eine Ressource aus dem Vorrat.
xian-ask-planned = Deine Wahl steht. Die Paare werden aufgedeckt, wenn alle entschieden haben.

## Möglichkeiten

xian-do-enter = { $building } betreten
xian-do-open = { $building } öffnen
xian-do-free = { $building } gratis betreten
xian-do-extra = Zusatzaktion { $building-in }
xian-do-craft = Auf { $space } formen
xian-do-paint = { $space } bemalen
xian-do-pay = { $goods } zahlen
xian-do-give = { $goods } geben
xian-do-take = { $goods } nehmen
xian-do-keep = „{ $tile }“ behalten
xian-do-forge = { $card } schmieden
xian-do-forge-slot = Die Karte auf Platz { $slot } schmieden
xian-do-plan = { $top } über { $bottom } legen
xian-do-favour = { $cards } tauschen
xian-do-favour-none = Alle vier Karten behalten
xian-do-work = Arbeiten
xian-do-recruit = Anwerben: { $helper }
xian-do-pigment = Ein Farb-Plättchen nehmen
xian-do-market = Markt
xian-do-discount = Rabatt
xian-do-pass = Passen
xian-do-done = Ich bin fertig
xian-do-seal = Versiegeln
xian-do-no-seal = Nicht versiegeln
xian-do-stop = Aufhören

xian-work-goods = { $goods }
xian-work-helper = { $points ->
    [0] { $helper-acc } anwerben
   *[other] { $helper-acc } anwerben ({ $points } PP)
  }
xian-note-works = { $work } oder 1 { $colour }
xian-note-first-in-ties = mit der { $number } dran, bei Gleichstand zuerst
xian-note-last-in-ties = mit der { $number } dran, bei Gleichstand zuletzt
xian-note-in-ties = mit der { $number } dran, bei Gleichstand nach { $names }
xian-note-draw = { $count ->
    [0] keine Karte ziehen
    [one] { $count } neue Karte ziehen
   *[other] { $count } neue Karten ziehen
  }
xian-note-recruit = { $helper-acc } anwerben: { $helper-can }
xian-note-group = eine Gruppe von { $size }
xian-note-equipment = { $material }, Sektion { $section }
xian-note-advance = auf Feld { $space }
xian-note-tile = { $tile-the } nehmen
xian-note-end-tile = { $tile-scores }
xian-note-owned = du hast { $count }
xian-note-stock = { $count } im Vorrat
xian-note-nothing = bringt nichts
xian-note-market = eine oder zwei Ressourcen mit dem Vorrat tauschen
xian-note-discount = für 1 weniger formen oder schmieden, oder mit nur einem Farb-Plättchen bemalen
xian-note-done = der nächste Spieler ist an der Reihe
xian-note-stop = nichts mehr tauschen
xian-note-seal = sonst kann niemand sie bemalen
xian-note-no-seal = alle können sie bemalen
xian-leads-craft = in Reichweite: { $n ->
    [one] Sektion { $spaces }
   *[other] Sektionen { $spaces }
  }
xian-leads-craft-best = in Reichweite: { $n ->
    [one] Sektion { $spaces }
   *[other] Sektionen { $spaces }
  }, am besten { $best } für { $points }
xian-leads-paint = zu bemalen: { $spaces }
xian-leads-paint-best = zu bemalen: { $spaces }, am besten { $best } für { $points }
xian-leads-forge = in Reichweite: { $cards }
xian-leads-keep = zur Wahl: { $tiles }
xian-then-workshop = dann formen
xian-then-lab = dann bemalen
xian-then-armory = dann schmieden
xian-then-palace = dann ein Spielende-Teil behalten
xian-then-pay = dann das Farb-Plättchen wählen, das du zahlst
xian-group-craft = Sektion { $section }: { $goods }
xian-group-plan = { $card }: { $work }

## Das Protokoll: eine Zeile für eine Aktion

xian-turn = Zug { $turn }
xian-round = Runde { $round }
xian-scoring = Schlusswertung
xian-did-work = { $who-you ->
    [yes] arbeitest
   *[no] arbeitet
  }
xian-did-pigment = { $who-you ->
    [yes] nutzt deinen Arbeiter für ein Farb-Plättchen
   *[no] nutzt den Arbeiter für ein Farb-Plättchen
  }
xian-did-pass = { $who-you ->
    [yes] passt
   *[no] passt
  }
xian-did-pass-alone = { $who-you ->
    [yes] kannst kein Gebäude betreten und passt
   *[no] kann kein Gebäude betreten und passt
  }
xian-did-favour = { $cards ->
    [0] { $who-you ->
        [yes] behältst alle vier Karten
       *[no] behält alle vier Karten
      }
    [one] { $who-you ->
        [yes] tauschst { $cards } Karte
       *[no] tauscht { $cards } Karte
      }
   *[other] { $who-you ->
        [yes] tauschst { $cards } Karten
       *[no] tauscht { $cards } Karten
      }
  }
xian-did-draw = { $who-you ->
    [yes] ziehst { $cards }
   *[no] zieht { $cards }
  }
xian-did-recruit = { $who-you ->
    [yes] wirbst { $helper-acc } an
   *[no] wirbt { $helper-acc } an
  }
xian-did-enter = { $who-you ->
    [yes] betrittst { $building-acc }
   *[no] betritt { $building-acc }
  }
xian-did-craft = { $who-you ->
    [yes] formst eine Statue auf { $space }
   *[no] formt eine Statue auf { $space }
  }
xian-did-seal = { $who-you ->
    [yes] versiegelst sie
   *[no] versiegelt sie
  }
xian-did-paint = { $group ->
    [one] { $who-you ->
        [yes] bemalst { $space }
       *[no] bemalt { $space }
      }
   *[other] { $who-you ->
        [yes] bemalst { $space } (eine Gruppe von { $group })
       *[no] bemalt { $space } (eine Gruppe von { $group })
      }
  }
xian-did-forge = { $who-you ->
    [yes] schmiedest { $card-acc }
   *[no] schmiedet { $card-acc }
  }
xian-did-advance = { $who-you ->
    [yes] rückst auf Feld { $space } vor
   *[no] rückt auf Feld { $space } vor
  }
xian-did-take-tile = { $who-you ->
    [yes] nimmst { $tile-the }
   *[no] nimmt { $tile-the }
  }
xian-did-use-tile = { $who-you ->
    [yes] benutzt { $tile-the }
   *[no] benutzt { $tile-the }
  }
xian-did-keep = { $who-you ->
    [yes] behältst das Spielende-Teil „{ $tile }“
   *[no] behält das Spielende-Teil „{ $tile }“
  }
xian-log-revealed = Aufgedeckt, in Spielreihenfolge: { $pairs }
xian-pair-of = { $who-you ->
    [yes] du { $top } über { $bottom }
   *[no] { $who } { $top } über { $bottom }
  }
xian-log-turn-ended = Der Zug endet: { $what }
xian-between-builders-home = die Meister-Bauer kehren heim
xian-between-fulfilled = Ersuchen { $token } ({ $colour }) ist erfüllt
xian-between-minister = der Premier-Minister geht { $building-into }
xian-between-opened = Ersuchen { $token } ({ $colour }) kommt nach { $space }
xian-between-left = aus der Auslage abgelegt: { $cards }
xian-between-equipment = neue Ausrüstung: { $cards }
xian-log-part = { $part-title }
xian-log-part-none = { $part-title }: keine Punkte
xian-log-ended = Das Spiel ist aus
xian-wins = { $who-you ->
    [yes] Du gewinnst mit { $points }, { $ahead } vor { $second }.
   *[no] { $second-you ->
        [yes] { $who } gewinnt mit { $points }, { $ahead } vor dir.
       *[no] { $who } gewinnt mit { $points }, { $ahead } vor { $second }.
      }
  }
xian-wins-tie = { $who-you ->
    [yes] Du gewinnst mit { $points }; dein Aufseher entscheidet den Gleichstand mit { $second }.
   *[no] { $who } gewinnt mit { $points }; der Aufseher entscheidet den Gleichstand{ $second-you ->
        [yes] {" "}mit dir
       *[no] {" "}mit { $second }
      }.
  }

## Warum nicht

xian-why-not-now = { $decision ->
    [favour] Jetzt wird über die Gunst des Kaisers entschieden.
    [plan] Jetzt werden die Karten geplant.
    [work] Zuerst kommt der Arbeiter.
    [build] Jetzt kommt der Schritt des Meister-Bauers.
    [after] Der Schritt des Meister-Bauers ist vorbei.
    [craft] Gerade wird eine Statue geformt.
    [seal] Zuerst kommt das Siegel.
    [paint] Gerade wird eine Statue bemalt.
    [pay] Zuerst muss das Farb-Plättchen gezahlt werden.
    [forge] Gerade wird Ausrüstung geschmiedet.
    [keep] Zuerst musst du ein Spielende-Teil wählen.
    [exchange] Gerade wird getauscht.
   *[other] Nicht jetzt.
  }
xian-why-discount-announced = Der Rabatt ist angesagt: Nur eine Bau-Aktion kann folgen.
xian-why-no-discount-in-palace = Der Palast hat keinen Preis, der sinken könnte.
xian-why-two-cards-needed = Nötig sind zwei verschiedene Karten deiner Hand.
xian-why-first-exchange-required = Mit dem Markt musst du mindestens einmal tauschen.
xian-why-none-owned = Du hast { $resource-none-acc }.
xian-why-out-of-stock = Im Vorrat ist { $resource-none }.
xian-why-not-requested = Hier wird { $colour-none } verlangt.
xian-why-end-tile-taken = { $seat-you ->
    [yes] Du hast dieses Teil schon.
   *[no] { $seat } hat dieses Teil schon.
  }
xian-why-end-tile-not-in-game = Dieses Teil ist in diesem Spiel nicht dabei.
xian-why-pair-closed = Dieses Paar ist geschlossen: { $count } von { $limit }.
xian-why-no-raw-statue = Im Vorrat ist keine rohe Statue mehr.
xian-why-too-little-clay = { $needed } Lehm nötig, du hast { $owned }.
xian-why-pit-full = Alle Felder der Baugrube sind besetzt.
xian-why-no-warrior-left = Du hast keinen Krieger mehr.
xian-why-no-statue-to-paint = Es gibt keine Statue, die du bemalen könntest.
xian-why-too-few-pigments = Dir fehlen Farb-Plättchen. Nötig sind { $pigments }.
xian-why-all-of = in Sektion { $section } { $colours }
xian-why-one-of = { $colours-count ->
    [one] in Sektion { $section } nur { $colours }
   *[other] in Sektion { $section } nur eines von { $colours }
  }
xian-why-display-empty = Die Auslage ist leer.
xian-why-too-few-coins = { $fee ->
    [0] { $needed ->
        [one] { $needed } Münze nötig, du hast { $owned }.
       *[other] { $needed } Münzen nötig, du hast { $owned }.
      }
   *[other] { $needed ->
        [one] { $needed } Münze nötig, und nach der Gebühr von { $fee } hast du { $owned }.
       *[other] { $needed } Münzen nötig, und nach der Gebühr von { $fee } hast du { $owned }.
      }
  }
xian-why-end-of-track = Dein Aufseher ist am Ende der Leiste.
xian-why-space-taken = { $space } ist besetzt.
xian-why-nothing-there = Auf { $space } steht nichts.
xian-why-already-painted = { $seat-you ->
    [yes] Auf { $space } steht schon dein Krieger.
   *[no] Auf { $space } steht schon ein Krieger von { $seat }.
  }
xian-why-sealed = { $space } trägt das Siegel von { $seat }.
xian-why-slot-empty = Platz { $slot } der Auslage ist leer.
xian-why-tile-not-owned = Du hast { $tile-the } nicht.
xian-why-tile-used = Du hast { $tile-the } schon benutzt.
xian-why-pair-not-closed = Das Paar ist nicht geschlossen, es gibt nichts zu öffnen.
xian-why-no-fee-due = Dort ist keine Gebühr fällig.
xian-why-nothing-to-discount = Mit dem Rabatt ist keine Bau-Aktion möglich.
xian-why-nothing-to-exchange = Du hast nichts zu tauschen.

## Der Tisch in Worten

xian-words-time = Wie das Spiel steht
xian-words-players = Spieler
xian-words-own = Deine Karten
xian-words-section = Die Baugrube, Sektion { $section }
xian-words-buildings = Gebäude
xian-words-display = Auslage der Ausrüstung
xian-words-track = Mausoleum
xian-words-stock = Vorrat
xian-words-points = Punkte, wäre das Spiel jetzt aus
xian-read-turn = Zug { $turn } von { $turns }, Runde { $round }.
xian-read-favour = Zug { $turn } von { $turns }, vor der ersten Runde.
xian-read-order = Reihenfolge: { $names }.
xian-read-ties = Bei Gleichstand: { $names }.
xian-read-fulfilled = Erfüllte Ersuchen: { $requests }.
xian-read-request = { $token } ({ $colour })
xian-read-player = { $who-you ->
    [yes] Du: { $what }.
   *[no] { $who }: { $what }.
  }
xian-read-warriors = noch { $n } Krieger
xian-read-seals = noch { $n } Siegel
xian-read-builders-left = noch { $n } Meister-Bauer
xian-read-equipment-count = { $n ->
    [one] { $n } Ausrüstungskarte
   *[other] { $n } Ausrüstungskarten
  }
xian-read-supervisor = Aufseher auf Feld { $space }
xian-read-helpers = { $helpers-count ->
    [one] Gehilfe: { $helpers }
   *[other] Gehilfen: { $helpers }
  }
xian-read-tile-unused = { $tile-the }
xian-read-tile-used = { $tile-the }, benutzt
xian-read-end-tile = Spielende-Teil „{ $tile }“
xian-read-pair = aufgedecktes Paar: { $top } über { $bottom }
xian-read-discards = Ablage: { $cards }
xian-read-cards = { $held ->
    [one] { $held } Karte auf der Hand, { $left } im Stapel
   *[other] { $held } Karten auf der Hand, { $left } im Stapel
  }
xian-read-hand = Hand: { $cards }.
xian-read-no-hand = Deine Hand ist leer.
xian-read-hand-card = { $card } ({ $work })
xian-read-plan = Geplant: { $top } über { $bottom }.
xian-read-under-deck = Unter deinem Stapel: { $cards }.
xian-read-own-equipment = Ausrüstung: { $cards }.
xian-read-equipment = { $card }, { $material }, Sektion { $section }
xian-read-score = Wäre das Spiel jetzt aus, hättest du { $total } PP: { $parts }.
xian-read-points-now = { $who }: { $parts }
xian-read-painting = Zum Bemalen nötig: { $colours } (Ersuchen { $tokens }).
xian-read-crafting = Formen kostet { $goods }.
xian-read-empty = { $space }: leer, bringt { $goods }
xian-read-raw = { $space }: rohe Statue
xian-read-painted = { $who-you ->
    [yes] { $space }: dein Krieger
   *[no] { $space }: Krieger von { $who }
  }
xian-read-sealed = { $owner-you ->
    [yes] { $statue }, mit deinem Siegel
   *[no] { $statue }, mit dem Siegel von { $owner }
  }
xian-read-majority = Mehrheit im Moment: { $shares }.
xian-read-no-majority = Hier steht noch kein Krieger.
xian-read-share = { $who-you ->
    [yes] du
   *[no] { $who }
  } { $n } Krieger, { $points } PP
xian-read-pair-open = { $count } von { $limit } Plätzen besetzt: { $buildings }.
xian-read-pair-closed = Geschlossen, { $count } von { $limit } Plätzen besetzt: { $buildings }.
xian-read-builders = { $building } mit Meister-Bauern von { $names }
xian-read-no-builders = { $building } ohne Meister-Bauer
xian-read-fee = { $text }, Gebühr { $goods }
xian-read-minister = Der Premier-Minister ist { $building-in }; seine Belohnung in diesem Zug ist schon vergeben.
xian-read-minister-bonus = Der Premier-Minister ist { $building-in } und gibt dem Ersten, der dort eintritt, 1 Münze und 1 PP.
xian-read-slot = { $slot }: { $card }, für { $goods }
xian-read-slot-clay = { $text }, bringt { $goods }
xian-read-slot-leaves = { $text }; kommt am Ende des Zuges weg
xian-read-slot-empty = { $slot }: leer
xian-read-on-space = Feld { $space }: { $names }
xian-read-end-tiles = Spielende-Teile dort: { $tiles }.
xian-read-end-tile-text = { $tile } ({ $tile-scores })
xian-read-no-end-tiles = Dort liegt kein Spielende-Teil mehr.
xian-read-raw-stock = { $n ->
    [one] { $n } rohe Statue
   *[other] { $n } rohe Statuen
  }
xian-read-pigment-stock = Farb-Plättchen: { $goods }
xian-read-equipment-left = { $n ->
    [one] { $n } Ausrüstungskarte im Stapel
   *[other] { $n } Ausrüstungskarten im Stapel
  }

## Der Tisch, im Terminal gezeichnet

xian-track-open-free = Offen/gratis
xian-track-market = Markt
xian-track-discount = Rabatt
xian-track-extra = Zusatzaktion
xian-round-now = Runde { $round }
xian-first-favour = die Gunst des Kaisers
xian-order = Folge:
xian-you = du
xian-mausoleum = Mausoleum
xian-space-start = 0 Start
xian-space-tile = { $space } { $tile }
xian-space-end = { $space } Spielende-Teil
xian-label-end-tiles = Spielende
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
xian-no-fee = gratis
xian-minister = Minister
xian-stock = Vorrat
xian-stock-raw = { $count } roh
xian-head-coins = Münz.
xian-head-clay = Lehm
xian-head-tiles = Teile
xian-head-end-tile = Spielende
xian-head-helpers = Gehilfen
xian-head-tile-helpers = Ende, Gehilfen
xian-head-points = PP
xian-head-pigments = Farben
xian-head-warriors = Krg.
xian-head-seals = Sgl.
xian-head-equipment = Au.
xian-hand = Hand
xian-hand-empty = leer
xian-or-pigment = oder 1 { $colour }
xian-own-equipment = Ausrüstung: { $cards }
xian-own-score = Wäre jetzt Schluss: { $total } PP
xian-planned = Geplant: { $pair }
xian-short-helper-ceramist = Ker
xian-short-helper-accountant = Buc
xian-short-helper-administrator = Ver
xian-short-helper-emissary = Ges
xian-short-helper-scientist = Gel
xian-short-helper-officer = Off
xian-short-end-resources = Ressourcen
xian-short-end-prestige = Prestige
xian-short-end-tiles = Teile
xian-short-end-warriors = Krieger
xian-short-end-helpers = Gehilfen
xian-short-end-six = Sechs
xian-short-end-majorities = Mehrheiten
xian-short-end-pairs = Paare

xian-legend-pit = In der Baugrube ist „C5 6$$“ ein leeres Feld, das 6 PP und 2 Münzen bringt, „7R“ bringt 7 PP und 1 rotes Farb-Plättchen.
xian-legend-statue = „roh“ ist eine Statue zum Bemalen, das Zeichen eines Spielers ein Krieger; ein zweites Zeichen (§) ist das Siegel darunter.
xian-legend-request = „malen R+Wahl #8“: ein rotes Farb-Plättchen und eines nach Wahl, nach dem Ersuchen 8 des Kaisers.
xian-legend-minister = „★ Minister“ ist der Premier-Minister: Wer dort als Erster eintritt, erhält 1 Münze und 1 PP. „Geb. 2“ ist die Gebühr.
xian-legend-tiles = Bonus-Teile: O Offen/gratis, M Markt, R Rabatt, Z Zusatzaktion; „–“ ist benutzt, „·“ noch nicht genommen.
xian-legend-helpers = Gehilfen: { $helpers }.
xian-legend-helper = { $short } { $helper } ({ $helper-can })

## Der Tisch, auf einer Seite gezeichnet

xian-in-stock = Vorrat
xian-slot = Platz { $slot }
xian-space = Feld { $space }
xian-for-nothing = gratis
xian-most-warriors = meiste Krieger
# The pictures that the table is cut into on a small screen.
xian-picture-pit = Baugrube
xian-picture-buildings = Gebäude
xian-picture-track = Mausoleum
xian-picture-stock = Mehrheiten
xian-majority-of = Mehrheit in Sektion { $section }
xian-game-end-tiles = Spielende-Teile
xian-places-of = { $taken } von { $limit }
xian-places-taken = { $taken } von { $limit } Plätzen besetzt
xian-round-of = Runde { $round } von { $rounds }
xian-before-round = vor Runde 1
xian-turn-word = Zug
xian-scoring-word = Wertung
xian-top = Oben
xian-place-does-top = erledigt die Arbeit
xian-place-short-top = oben: Arbeit
xian-bottom = Unten
xian-place-does-bottom = gibt die Reihen{"\u00AD"}folge
xian-place-short-bottom = unten: Rang
xian-swap = Die beiden Karten vertauschen
xian-on-top = Oben: { $card }
xian-in-hand = Hand
xian-deck = Stapel
xian-deck-left = { $n ->
    [0] keine Karte mehr
    [one] noch { $n } Karte
   *[other] noch { $n } Karten
  }
xian-store = Deine Ressourcen
xian-own-things = Deine Teile, Gehilfen und Ausrüstung
xian-played = Gespieltes Paar
xian-pair = { $top } über { $bottom }
xian-hand-deck = Karten auf der Hand / im Stapel
xian-discards = Ablage
xian-open-hands = Die Karten aller
xian-face-down = verdeckte Karte
xian-finish = Die Armee steht
xian-points-by-turn = Punkte nach Zügen

xian-tip-coin = Münze
    .text = Damit bezahlst du Gebühren und Ausrüstung. Unbegrenzt.
xian-tip-clay = Lehm
    .text = Damit bezahlst du das Formen von Statuen: { $a } in Sektion A, { $b } in B, { $c } in C.
xian-tip-pigment-y = Gelbes Farb-Plättchen, Auripigment
    .text = Damit bezahlst du das Bemalen.
xian-tip-pigment-r = Rotes Farb-Plättchen, Zinnober
    .text = Damit bezahlst du das Bemalen.
xian-tip-pigment-g = Grünes Farb-Plättchen, Malachit
    .text = Damit bezahlst du das Bemalen.
xian-tip-pigment-b = Blaues Farb-Plättchen, Azurit
    .text = Damit bezahlst du das Bemalen.
xian-tip-points = Wäre das Spiel jetzt aus
    .text = { $parts }
xian-tip-prestige = Prestigepunkte
    .text = Wer am Ende die meisten hat, gewinnt.
xian-tip-raw = Rohe Statue
    .text = Wartet darauf, im Labor bemalt zu werden. Liegt ein Siegel darunter, kann das nur dessen Besitzer.
xian-tip-raw-stock = Rohe Statuen im Vorrat
    .text = Ohne sie kann niemand formen. Bemalen bringt eine zurück.
xian-tip-warrior = Krieger
    .text = Eine Statue, die ihr Spieler bemalt hat. Benachbarte Krieger eines Spielers sind eine Gruppe; jedes Bemalen bringt deren Größe.
xian-tip-seal = Siegel
    .text = Nur sein Besitzer kann diese Statue bemalen. Ein Siegel kommt nie zurück.
xian-tip-niche = Feld der Baugrube
    .text = Wer hier eine Statue formt, erhält, was darauf gezeichnet ist.
xian-tip-request = Ersuchen des Kaisers
    .text = Die Farbe, die das Bemalen in dieser Sektion braucht. Am Ende des Zuges ist die kleinste Zahl erfüllt und versetzt den Premier-Minister.
xian-tip-turn = Zug
    .text = Das Spiel hat { $turns } Züge zu je { $rounds } Runden.
xian-tip-turn-track = Erfülltes Ersuchen
    .text = Es war am Ende jenes Zuges das kleinste.
xian-tip-craft-price = Preis einer Statue
    .text = Der Lehm, den das Formen in dieser Sektion dich jetzt kostet.
xian-tip-paint-price = Preis des Bemalens
    .text = Die Farb-Plättchen, die das Bemalen in dieser Sektion braucht. Eine Schale ohne Farbe: nach Wahl.
xian-tip-majority = Mehrheit
    .text = Am Ende erhält diese Punkte, wer die meisten Krieger in der Sektion hat; bei Gleichstand wird geteilt.
xian-tip-building-workshop = Werkstatt: formen
    .text = Zahle Lehm, stelle eine rohe Statue auf ein leeres Feld und nimm dessen Bonus. Du darfst sie versiegeln.
xian-tip-building-lab = Labor: bemalen
    .text = Zahle zwei Farb-Plättchen und mache aus einer rohen Statue deinen Krieger. Bringt die Größe seiner Gruppe.
xian-tip-building-armory = Schmiede: schmieden
    .text = Kaufe eine Karte der Auslage. Sie zählt am Ende.
xian-tip-building-palace = Palast: vorrücken
    .text = Dein Aufseher geht ein Feld weiter und nimmt das Teil, das dort liegt.
xian-tip-closed = Geschlossen
    .text = Alle Plätze dieses Paars von Gebäuden sind besetzt.
xian-tip-places = Plätze des Paars
    .text = Meister-Bauer und der Premier-Minister besetzen sie. Ein volles Paar ist geschlossen.
xian-tip-fee = Gebühr
    .text = Was du denen zahlst, deren Meister-Bauer schon dort sind. Jede Münze, die dir fehlt, kostet 2 PP.
xian-tip-builder = Meister-Bauer
    .text = Alle schicken in jeder Runde einen los. Wer später kommt, zahlt eine Gebühr.
xian-tip-minister = Premier-Minister
    .text = Er belegt einen Platz. Seine Belohnung in diesem Zug ist schon vergeben.
xian-tip-minister-bonus = Premier-Minister
    .text = Wer in diesem Zug als Erster hier eintritt, erhält 1 Münze und 1 PP.
xian-tip-leaves = Bald fort
    .text = Diese Karte kommt am Ende des Zuges weg.
xian-tip-slot = Leerer Platz
    .text = Die Auslage wird am Ende des Zuges aufgefüllt.
xian-tip-supervisor = Aufseher
    .text = Bei Gleichstand ist zuerst an der Reihe, wer weiter vorn ist; auf demselben Feld, wer oben liegt.
xian-tip-initiative = Zahl
    .text = Die Zahl der unteren Karte gibt die Reihenfolge: Die höchste beginnt.
xian-tip-card = { $card }
    .text = Oben bringt sie { $works }. Unten bestimmt ihre Zahl die Reihenfolge.
xian-tip-card-pigment = Stattdessen ein Farb-Plättchen
    .text = Jede Karte kann ein Farb-Plättchen ihrer Farbe bringen.
xian-tip-deck = Dein Stapel
    .text = Der nächste Zug bringt vier neue Karten.
xian-tip-worker-tax = Steuereintreiber
    .text = Bringt Münzen.
xian-tip-worker-craft = Handwerker
    .text = Bringt Lehm.
xian-tip-worker-miner = Bergmann
    .text = Bringt die gezeichneten Farb-Plättchen.
xian-tip-helper = { $helper }
    .text = { $helper-can }.
xian-tip-eq = { $card }
    .text = Eine, zwei oder drei Arten eines Materials bringen { $one }, { $two } oder { $three }; mit einem Krieger in der Sektion 3 mehr.
xian-tip-eq-back = Ausrüstung
    .text = Karten, die dieser Spieler geschmiedet hat, verdeckt.
xian-tip-tile-open = Offen/gratis
    .text = Einmal: ein geschlossenes Paar betreten, oder ohne Gebühr eintreten.
xian-tip-tile-market = Markt
    .text = Einmal: eine oder zwei Ressourcen mit dem Vorrat tauschen.
xian-tip-tile-discount = Rabatt
    .text = Einmal: für 1 weniger formen oder schmieden, oder mit nur einem Farb-Plättchen bemalen.
xian-tip-tile-extra = Zusatzaktion
    .text = Einmal: die Aktion eines Gebäudes ohne Meister-Bauer ausführen.
xian-tip-tile-end = Spielende-Teil
    .text = Wer hier ankommt, behält eines der Spielende-Teile.
xian-tip-tile-blank = Benutztes Bonus-Teil
    .text = Ein unbenutztes Bonus-Teil bringt am Ende 1 PP.
xian-tip-end = { $tile }
    .text = Am Ende: { $tile-scores }.

## Eine erste Lektion (lesson)
#
# Ein Satz oder zwei für jeden Schritt. Was nach einer Entscheidung heißt, wird auch in echten Partien
# gesagt, wenn man ihr zum ersten Mal begegnet.

xian-lesson-goal = Die meisten Prestigepunkte gewinnen. Diese Baugrube bringt das meiste: Forme Statuen, bemale sie und führe in ihren Sektionen A, B und C.
xian-lesson-plan = Lege zwei Karten: Die obere arbeitet für dich, die Zahl der unteren bestimmt die Reihenfolge. Die höchste ist zuerst dran.
xian-lesson-plan-other = Dein Bergmann brächte zwei Farb-Plättchen. Die braucht man zum Bemalen; was dir jetzt hilft, sind Münzen.
xian-lesson-work = Dein Arbeiter tut, was die obere Karte zeigt, oder bringt stattdessen ein Farb-Plättchen ihrer Farbe. Jede Karte kann beides.
xian-lesson-work-other = Ein Farb-Plättchen in der Farbe der Karte: Das kann jeder Arbeiter bringen. Hier helfen dir die vier Münzen mehr.
xian-lesson-palace = Jetzt betritt ein Meister-Bauer ein Gebäude. Im Palast geht dein Aufseher ein Feld weiter und nimmt das Teil, das dort liegt.
xian-lesson-pass = Passen bringt 1 Münze, und dein Meister-Bauer bleibt zu Hause. Das ist für den Fall, dass sich kein Gebäude lohnt.
xian-lesson-extra = Das Teil erlaubt eine Aktion mehr, auch wo alles besetzt ist. Benutze es sofort: Schmiede eine Ausrüstung.
xian-lesson-extra-palace = Noch ein Schritt, und du behältst ein Spielende-Teil. Auch gut; schmieden bringt hier mehr, denn du sammelst Bronze.
xian-lesson-done = Dann ist der Nächste an der Reihe, und das Teil bleibt dir. Benutze es später oder nie: Unbenutzt zählt es 1 PP.
xian-lesson-forge = Ausrüstung zählt am Ende: Eine, zwei oder drei Arten eines Materials bringen 2, 5 oder 10 PP. Du hast zwei Arten aus Bronze.
xian-lesson-forge-other = Sie gehört dir. Mit dem Schwert hättest du aber drei Arten aus Bronze, und 10 PP statt 5.
xian-lesson-turn = Ein neuer Zug: Alle Meister-Bauer gehen heim, jeder hat vier neue Karten für zwei Runden. Du brauchst Lehm: den Handwerker nach oben.
xian-lesson-turn-other = Jedes Paar ist erlaubt. Dieses bringt keinen Lehm für eine Statue in Sektion B, und die willst du formen.
xian-lesson-workshop = In der Werkstatt formst du Statuen aus Lehm. Wer dort zuerst eintritt, bekommt vom Premier-Minister 1 Münze und 1 PP.
xian-lesson-workshop-other = Auch das steht dir offen. Dein Lehm wartet aber darauf, eine Statue zu werden, und das geht in der Werkstatt.
xian-lesson-craft = Eine Statue bringt sofort, was auf ihrem Feld steht. Neben einem deiner Krieger bringt sie noch mehr, wenn du sie bemalst.
xian-lesson-craft-other = Die Statue steht, und ihr Feld hat dich bezahlt. B4 berührt deinen Krieger auf B3: Dort brächte sie später mehr.
xian-lesson-seal = Mit deinem Siegel darunter kann niemand sonst diese Statue bemalen. Du hast zwei Siegel für das ganze Spiel.
xian-lesson-seal-other = Ohne Siegel kann sie bemalen, wer die Farb-Plättchen hat, und dann ist es dessen Krieger, nicht deiner.
xian-lesson-pigment = Die letzte Runde; deine letzten beiden Karten liegen schon. Die Ersuchen der Sektion B verlangen Rot und Gelb, und Rot fehlt dir.
xian-lesson-pigment-other = Lehm statt Rot: Die Statue bliebe roh, und mit dieser Runde endet das Spiel.
xian-lesson-lab = Im Labor bemalst du. Der Meister-Bauer von Meng Tian war zuerst da: Eintreten kostet dich eine Gebühr von 2 Münzen, die er bekommt.
xian-lesson-lab-other = Auch das ist offen. Ein Krieger mehr entscheidet aber Sektion B, und du bist zum letzten Mal an der Reihe.
xian-lesson-paint = Eine bemalte Statue ist dein Krieger: 1 PP für jeden in seiner Gruppe. Am Ende bringen die meisten Krieger einer Sektion die Mehrheit.
xian-lesson-paint-other = Ein Krieger für dich, allein in seiner Gruppe. Auf B4 käme er zu zwei anderen und brächte 3 PP, und nur du kannst dort bemalen.
xian-lesson-end = Die Armee steht, alles ist gezählt: Sektion B hat dir den Sieg gebracht. Jetzt kennst du das Spiel: Auf zu einer echten Partie!

xian-lesson-favour = Karten, die dir nicht gefallen, kommen unter deinen Stapel, und du ziehst ebenso viele neue. Das geht nur einmal, vor der ersten Runde.
xian-lesson-build = Schicke einen Meister-Bauer in ein Gebäude und tu, was es anbietet, oder passe für 1 Münze. Wo andere sind, zahlst du ihnen eine Gebühr.
xian-lesson-discount = Der Rabatt ist angesagt: Das nächste Formen oder Schmieden kostet 1 weniger, das nächste Bemalen nur ein Farb-Plättchen.
xian-lesson-after = Dein Meister-Bauer ist fertig. Ein Bonus-Teil, das du noch nicht benutzt hast, kannst du jetzt benutzen oder ein andermal.
xian-lesson-pay = Zahle mit dem Farb-Plättchen, das du am wenigsten brauchst. In Sektion A darf das zweite jede Farbe haben.
xian-lesson-keep = Du bist so weit gekommen, dass du eines dieser Teile behältst. Es zählt am Ende: Nimm, was du ohnehin schon gut machst.
xian-lesson-give = Ein Tausch: Gib eine deiner Ressourcen und nimm eine andere aus dem Vorrat.
xian-lesson-take = Nimm eine Ressource aus dem Vorrat für die, die du gegeben hast.

xian-sheet-draw = Ziehe vier Karten: Sie sind für die beiden Runden dieses Zuges.
xian-sheet-plan = Plane verdeckt ein Paar: oben die Karte, die arbeitet, unten die, deren Zahl die Reihenfolge bestimmt.
xian-sheet-work = Bist du an der Reihe, arbeite zuerst: was die obere Karte zeigt, oder ein Farb-Plättchen ihrer Farbe.
xian-sheet-build = Schicke dann einen Meister-Bauer in ein Gebäude und nutze seine Bau-Aktion, oder passe für 1 Münze.
xian-sheet-fee = Meister-Bauer anderer im selben Gebäude kosten eine Gebühr, und ein volles Paar von Gebäuden ist geschlossen.
xian-sheet-tiles = Bonus-Teile des Mausoleums benutzt du, wann immer du an der Reihe bist, jedes einmal.
xian-sheet-ends = Nach zwei Runden gehen die Meister-Bauer heim, das niedrigste Ersuchen geht, neue Ausrüstung kommt. Sechs Züge, dann die Schlusswertung.
xian-sheet-points-craft = Eine Statue formen: was auf ihrem Feld steht.
xian-sheet-points-paint = Bemalen: 1 PP für jeden deiner Krieger in der Gruppe.
xian-sheet-points-helper = Einen Gehilfen anwerben: je später, desto mehr.
xian-sheet-points-minister = Als Erster beim Premier-Minister in einem Zug: 1 Münze und 1 PP.
xian-sheet-points-majorities = Am Ende die meisten Krieger: 10, 5, 2 in Sektion A; 12, 6, 3 in B; 14, 7, 4 in C. Bei Gleichstand wird geteilt.
xian-sheet-points-equipment = Am Ende eine, zwei oder drei Arten eines Materials: 2, 5 oder 10; und 3 für jede Karte mit einem Krieger in ihrer Sektion.
xian-sheet-points-tiles = Am Ende 1 PP für jedes unbenutzte Bonus-Teil, dann dein Spielende-Teil.
xian-sheet-points-resources = Am Ende 1 PP für je drei Ressourcen, die übrig sind.
