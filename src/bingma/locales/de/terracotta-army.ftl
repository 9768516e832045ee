# Terracotta Army: alles, was darüber gesagt wird, im Terminal und auf der Seite. Die Namen der
# Notation (place craftsman 5, at C4) sind in jeder Sprache gleich; ihre Wörter stehen hier.
#
# Ein Spieler ist { $who }; { $who-you } ist „yes“, wo der Zuhörer gemeint ist. Li Si, der
# Premier-Minister, hört nie zu, also hat das, was er tut, eine einzige Form. Ein Ding bringt seine
# Attribute mit: { $figure-einen } ist das Attribut „einen“ einer Figur (nom: wer, acc: wen, dat: wem;
# title: am Anfang eines Satzes). Die Begriffe nennt docs/glossary.md.

## Die erste Seite (door)

ta-door = Ein Rad voller Aktionen, 63 Felder.
ta-door-alone = Der Premier-Minister spielt nach festen Regeln und sagt, warum.
ta-moment = Runde { $round } von { $rounds }
ta-door-option-1 = In jedem Zug ein Erlass
    .hint = gewürfelt, falls keiner kam
    .about = Er würfelt in jedem Zug, der keinen Erlass hatte, einen.
ta-door-option-2 = Ersatzaktionen: 5 SP
    .hint = statt 2
    .about = Eine Ersatzaktion bringt ihm 5 SP statt 2.
ta-door-option-3 = Billigere Überraschungen
    .hint = ab 6 Gütern, 3 zahlt er
    .about = Überraschungsbauten macht er schon ab 6 Lehm oder Münzen und zahlt je 3.
ta-door-option-4 = Zwei Meister zu Beginn
    .hint = statt einem
    .about = Er hat von Anfang an zwei Meister statt einem.
ta-door-option-5 = Kunsthandwerker, 4 Lehm
    .hint = von Anfang an
    .about = Einer seiner Handwerker ist von Anfang an Kunsthandwerker, und er hat 4 Lehm mehr.
ta-door-option-6 = +1 bei den Inspektoren
    .hint = in Reihe und Spalte
    .about = Er zählt in der inspizierten Reihe und Spalte einen Krieger mehr.
ta-door-option-7 = +1 bei Wertungsplättchen
    .hint = Münze, Lehm oder Krieger
    .about = Er zählt bei jedem Wertungsplättchen eine Münze, einen Lehm oder einen Krieger mehr.
ta-door-option-8 = Bauen kostet ihn 2 Lehm
    .hint = was auch das Rad sagt
    .about = Bauen kostet ihn 2 Lehm, was auch das Rad oder ein Erlass sagt.

# How hard he is: the chosen options by their measured strength (docs/li-si.md).
ta-difficulty-1 = Höflich
    .about = Ein einfacher Spieler gewinnt etwa jedes dritte Spiel.
ta-difficulty-2 = Wachsam
    .about = Ein einfacher Spieler gewinnt etwa jedes vierte Spiel.
ta-difficulty-3 = Streng
    .about = Ein einfacher Spieler gewinnt etwa jedes achte Spiel.
ta-difficulty-4 = Unerbittlich
    .about = Ein einfacher Spieler gewinnt etwa jedes zwanzigste Spiel.
ta-difficulty-5 = Das eiserne Gesetz
    .about = Ein einfacher Spieler gewinnt kaum eins von hundert Spielen.
ta-difficulty-6 = Alles unter dem Himmel
    .about = Niemand sollte gewinnen. Beweise das Gegenteil.

## Dinge

ta-points = { $n } SP
ta-goods-coins = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
  }
ta-goods-wet = { $n } feuchter Lehm
ta-goods-dry = { $n } trockener Lehm
# Der des Premier-Ministers, der nie trocknet.
ta-goods-clay = { $n } Lehm
ta-plus = +{ $n }
ta-minus = −{ $n }
ta-zero = { $n }

ta-figure-officer = Offizier
    .der = der Offizier
    .einen = einen Offizier
    .title = Einen Offizier
    .viele = Offiziere
    .vielen = Offizieren
ta-figure-guard = Wächter
    .der = der Wächter
    .einen = einen Wächter
    .title = Einen Wächter
    .viele = Wächter
    .vielen = Wächtern
ta-figure-archer = Schütze
    .der = der Schütze
    .einen = einen Schützen
    .title = Einen Schützen
    .viele = Schützen
    .vielen = Schützen
ta-figure-soldier = Soldat
    .der = der Soldat
    .einen = einen Soldaten
    .title = Einen Soldaten
    .viele = Soldaten
    .vielen = Soldaten
ta-figure-horse = Pferd
    .der = das Pferd
    .einen = ein Pferd
    .title = Ein Pferd
    .head = Pferd
    .viele = Pferde
    .vielen = Pferden
ta-figure-musician = Musiker
    .der = der Musiker
    .einen = einen Musiker
    .title = Einen Musiker
    .head = Musiker
    .viele = Musiker
    .vielen = Musikern
ta-figure-footman = Fußsoldat
    .der = der Fußsoldat
    .einen = einen Fußsoldaten
    .title = Einen Fußsoldaten
    .head = Fußsoldat
    .viele = Fußsoldaten
    .vielen = Fußsoldaten
ta-figure-kneeling_archer = kniender Schütze
    .der = der kniende Schütze
    .einen = einen knienden Schützen
    .title = Einen knienden Schützen
    .head = Kniender Schütze
    .viele = kniende Schützen
    .vielen = knienden Schützen
ta-figures = { $figure-viele }

ta-weapon-sword = Schwert
    .nom = das Schwert
    .acc = das Schwert
    .dein = dein Schwert
    .deinen = dein Schwert
    .seinem = seinem Schwert
ta-weapon-halberd = Hellebarde
    .nom = die Hellebarde
    .acc = die Hellebarde
    .dein = deine Hellebarde
    .deinen = deine Hellebarde
    .seinem = seiner Hellebarde
ta-weapon-bow = Bogen
    .nom = der Bogen
    .acc = den Bogen
    .dein = dein Bogen
    .deinen = deinen Bogen
    .seinem = seinem Bogen
ta-weapon-spear = Speer
    .nom = der Speer
    .acc = den Speer
    .dein = dein Speer
    .deinen = deinen Speer
    .seinem = seinem Speer
ta-the-weapon = { $weapon-acc }
ta-weapon-on = { $weapon } aktiv
ta-weapon-off = { $weapon } inaktiv
# Die des Premier-Ministers.
ta-his-weapon-on = { $weapon } verfügbar
ta-his-weapon-off = { $weapon } nicht verfügbar

ta-worker-craftsman = Handwerker
    .einen = einen Handwerker
ta-worker-artisan = Kunsthandwerker
    .einen = einen Kunsthandwerker
# Wo ein Arbeiter steht.
ta-worker-on = Segment { $slice } ({ $who-you ->
    [yes] dein { $worker }
   *[no] { $worker } von { $who }
  })

ta-his-worker-on = Segment { $slice } (sein { $worker })

ta-direction-north = Norden
ta-direction-east = Osten
ta-direction-south = Süden
ta-direction-west = Westen

ta-ring-inner = innerer Ring
    .title = Der innere Ring
ta-ring-middle = mittlerer Ring
    .title = Der mittlere Ring
ta-ring-outer = äußerer Ring
    .title = Der äußere Ring

ta-inspector-col = Inspektor der Spalten
ta-inspector-row = Inspektor der Reihen
ta-column = Spalte { $line }
ta-row = Reihe { $line }
ta-spaces = { $n ->
    [one] { $n } Feld
   *[other] { $n } Felder
  }

# Was ein Wertungsplättchen zählt.
ta-tile-officer = Offiziere
ta-tile-guard = Wächter
ta-tile-archer = Schützen
ta-tile-soldier = Soldaten
ta-tile-quad_nw = Nordwesten
ta-tile-quad_ne = Nordosten
ta-tile-quad_sw = Südwesten
ta-tile-quad_se = Südosten
ta-tile-border = Rand
ta-tile-centre_cross = Kreuz
ta-tile-coins = Münzen
ta-tile-clay = Lehm

# Was ein Ring auf einem Segment zeigt; Meister heißen ebenso. „do“ ist die Aktion als Möglichkeit.
ta-shown-coins = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
  }
    .nom = die Münzen
    .acc = die Münzen
    .do = Die Münzen nehmen
ta-shown-clay = { $n } Lehm
    .nom = der Lehm
    .acc = den Lehm
    .do = Den Lehm nehmen
ta-shown-build = bauen für { $n } Lehm
    .nom = ein Bau
    .acc = einen Bau
    .do = Bauen
ta-shown-soak = wässern
    .nom = das Wässern
    .acc = das Wässern
    .do = Wässern
ta-shown-upgrade = befördern
    .nom = das Befördern
    .acc = das Befördern
    .do = Befördern
ta-shown-priority = Vorrang
    .nom = der Vorrang
    .acc = den Vorrang
    .do = Den Vorrang nehmen
ta-shown-specialist = Spezialist
    .nom = ein Spezialist
    .acc = einen Spezialisten
    .do = Einen Spezialisten aufstellen
ta-shown-builder = Baumeister
    .nom = der Baumeister
    .acc = den Baumeister
    .do = Den Baumeister nutzen
ta-shown-administrator = Verwalter
    .nom = der Verwalter
    .acc = den Verwalter
    .do = Den Verwalter nutzen
ta-shown-inspector = Inspektor
    .nom = der Meister Inspektor
    .acc = den Meister Inspektor
    .do = Den Meister Inspektor nutzen
ta-shown-claymaker = Töpfer
    .nom = der Töpfer
    .acc = den Töpfer
    .do = Den Töpfer nutzen
ta-shown-craftsman = Handwerksmeister
    .nom = der Handwerksmeister
    .acc = den Handwerksmeister
    .do = Den Handwerksmeister nutzen
ta-shown-blacksmith = Schmied
    .nom = der Schmied
    .acc = den Schmied
    .do = Den Schmied nutzen
ta-shown-sword = Schwert
    .nom = das Schwert
    .acc = das Schwert
    .do = Das Schwert nehmen
ta-shown-halberd = Hellebarde
    .nom = die Hellebarde
    .acc = die Hellebarde
    .do = Die Hellebarde nehmen
ta-shown-bow = Bogen
    .nom = der Bogen
    .acc = den Bogen
    .do = Den Bogen nehmen
ta-shown-spear = Speer
    .nom = der Speer
    .acc = den Speer
    .do = Den Speer nehmen

ta-part-rack = Regal
ta-part-weapon = Waffen
ta-part-spare = Ersatzaktionen
ta-part-decree = Erlasse
ta-part-priority = Vorrang
ta-part-inspector = Inspektoren
ta-part-musician = Musiker
ta-part-tile = Plättchen
ta-part-footman = Fußsoldaten
ta-part-group = Gruppen
ta-part-leftover = Übriges

ta-option-1 = in jedem Zug ein Erlass
ta-option-2 = Ersatzaktionen bringen ihm 5 SP
ta-option-3 = Überraschungsbauten sind billiger
ta-option-4 = zwei Meister zu Beginn
ta-option-5 = ein Kunsthandwerker und 4 Lehm zu Beginn
ta-option-6 = ein Krieger mehr für ihn bei den Inspektoren
ta-option-7 = von allem eins mehr für ihn bei Plättchen
ta-option-8 = Bauen kostet ihn 2 Lehm

# Eine Zahl von jemandem.
ta-share = { $who-you ->
    [yes] du { $n }
   *[no] { $who } { $n }
  }
ta-score-of = { $who-you ->
    [yes] du { $n } ({ $points })
   *[no] { $who } { $n } ({ $points })
  }

## Fragen: was zu tun ist, und eine Zeile Hilfe

ta-ask-place = Setze einen Arbeiter
ta-help-place = { $artisans ->
    [0] { $craftsmen ->
        [one] Du hast { $craftsmen } Handwerker zur Hand; er braucht ein leeres Segment.
       *[other] Du hast { $craftsmen } Handwerker zur Hand; sie brauchen ein leeres Segment.
      }
   *[other] { $craftsmen ->
        [0] Zur Hand: Kunsthandwerker { $artisans } (für ein Segment ohne Kunsthandwerker).
       *[other] Zur Hand: Handwerker { $craftsmen } (für ein leeres Segment) und Kunsthandwerker { $artisans } (für eines ohne Kunsthandwerker).
      }
  }
ta-ask-ring = Segment { $slice }, { $ring }: { $shown }
ta-help-ring = Das hast du: { $goods }.
ta-ask-space = Wohin kommt dein { $figure }?
ta-ask-rider = Welcher deiner Krieger bekommt das Pferd?
ta-ask-face = Wohin blickt { $figure-der } auf { $space }?
ta-ask-face-horse = In welcher Richtung steht das Pferd auf { $space }?
ta-ask-weapon = Benutzt du { $weapon-deinen }?
ta-help-weapon = Die Waffe bringt { $brings }. Danach ist sie inaktiv.
ta-bonus-sword = { $points }, und du darfst einen Inspektor ein Feld versetzen
ta-bonus-spear = { $points } und { $coins }
ta-bonus-statue = { $points } für jede Statue rings um den Krieger
ta-bonus-space = { $points } für jedes Feld zwischen dem Krieger und der nächsten Statue
ta-ask-inspector = Welchen Inspektor versetzt dein Schwert?
ta-ask-pm-space = { $minister } baut: Wohin kommt sein { $figure }?
ta-help-pm-space = Diese { $n } Felder sind für ihn gleich gut, also wählst du.
ta-ask-pm-face = { $minister } baut: Wem wendet sich sein { $figure } zu?
# A look ahead at Li Si.
ta-ask-ahead = Was wird { $minister } tun?
ta-ahead = Wenn { $minister } jetzt an der Reihe wäre
ta-ahead-none = { $minister } kommt nicht als Nächster an die Reihe.
ta-ahead-slice = Segment { $slice }: { $n } von { $throws } Würfen, der kleinere Würfel zeigt { $smaller }
ta-ahead-decree = Was folgt, hängt von den Würfeln für den Erlass ab.
ta-ahead-inspector = Welcher Inspektor zieht, wird ausgelost; was folgt, ist offen.
ta-ahead-stack = Welcher der gleichen Stapel es ist, wird ausgelost; was folgt, ist offen.
ta-ahead-pm-space = Dann { $human-you ->
    [yes] wählst du
   *[no] wählt { $human }
  } unter gleich guten Feldern; was folgt, hängt davon ab.
ta-ahead-pm-face = Dann { $human-you ->
    [yes] wählst du
   *[no] wählt { $human }
  } eine Richtung; was folgt, hängt davon ab.
# Was gezogen wurde, gesagt von dem, der neben der eigenen Schachtel spielt.
ta-ask-draw-dice = Was zeigen die zwei Würfel von { $minister }?
ta-ask-draw-decree = Was zeigen die Würfel für den Erlass?
ta-ask-draw-inspector = Beide Inspektoren sind für { $minister } gleich gut: Ziehe einen
ta-ask-draw-stack = Mehrere Lager sind gleich voll: Ziehe eines
ta-ask-draw-master = Ziehe den neuen Meister von { $minister }
ta-help-draw = Sag, was herausgekommen ist, oder lass für dich ziehen.
ta-drew-dice = { $first } und { $second }
ta-drew-stack = { $figure-viele }
ta-drew = { $what }
ta-wait-draw = Es muss etwas gezogen werden

## Möglichkeiten

ta-do-place = { $worker } auf Segment { $slice } setzen
ta-do-rotate-inner = Den inneren Ring drehen
ta-do-rotate-middle = Den mittleren Ring drehen
ta-do-take = { $shown-do }
ta-do-take-coin = Eine Münze nehmen
ta-do-take-clay = Einen Lehm nehmen
ta-do-decline-coin = Stattdessen eine Münze nehmen
ta-do-decline-clay = Stattdessen einen Lehm nehmen
ta-do-hire = { $shown } anwerben
ta-do-build = { $figure-title } bauen
ta-do-specialist = { $figure-title } aufstellen
ta-do-stacks = Den Lehm der { $types } nehmen
ta-do-inspect = Den { $inspector } { $steps ->
    [-1] ein Feld zurückrücken
    [1] ein Feld vorrücken
   *[other] zwei Felder vorrücken
  }
ta-do-stay = Keinen Inspektor versetzen
ta-do-at = Auf { $space } stellen
ta-do-ride = Dem Krieger auf { $space } das Pferd geben
ta-do-face-direction = Nach { $direction } wenden
ta-do-use = Die Waffe benutzen
ta-do-use-direction = Den Bogen nach { $direction } benutzen
ta-do-skip = Die Waffe behalten

ta-note-rotate-inner = der innere Ring dreht sich ein Segment im Uhrzeigersinn
ta-note-rotate-middle = der mittlere Ring dreht sich ein Segment gegen den Uhrzeigersinn
ta-note-then-place = dann das Feld wählen
ta-note-then-face = dann die Richtung wählen
ta-note-armed = { $weapon-dein } ist aktiv
ta-note-spent = { $weapon-dein } wird inaktiv
ta-note-weapon = { $weapon-dein } wird aktiv
ta-note-soak = { $n } trockener Lehm wird feucht
ta-note-upgrade = dein Handwerker wird für immer Kunsthandwerker
ta-note-priority = du spielst in der nächsten Runde früher
ta-note-blacksmith = alle deine Waffen werden aktiv
ta-note-skip = sie bleibt aktiv
ta-note-stay = beide bleiben, wo sie sind
ta-note-nothing = bringt nichts
ta-note-no-change = sonst ändert sich nichts
ta-note-horse = ein Krieger von dir nimmt drei Felder ein
ta-note-musician = wertet in jeder Runde die Krieger in seiner Reihe und Spalte
ta-note-footman = wertet am Ende die Krieger ringsum
ta-note-kneeling_archer = +1 Stärke für den Krieger, dem er sich zuwendet
ta-note-hire = später: { $use }; { $each }
ta-note-brings-coin = jede Runde 1 Münze
ta-note-keeps-clay = jede Runde bleibt 1 Lehm feucht
ta-use-builder = einen Krieger für Münzen bauen
ta-use-administrator = die innere Aktion noch einmal
ta-use-inspector = einen Inspektor vorrücken
ta-use-claymaker = { $clay }
ta-use-craftsman = der Lehm aus zwei Lagern
ta-use-blacksmith = alle Waffen aktiv

# Was ein Ring eines Segments jetzt tun würde.
ta-offer-impossible = { $what } (nicht möglich)
ta-offer-hire = { $master } für { $price } anwerben
ta-offer-copy = { $master }: { $shown }
ta-offer-soak = { $n ->
    [0] wässern
   *[other] wässern ({ $n })
  }
ta-offer-builder = { $master } für { $price }

# Was eine Figur oder ein Inspektor auf einem Feld ändert.
ta-alone = allein
ta-group-led = Gruppe von { $size } ({ $shares }): { $leader-you ->
    [yes] du führst
   *[no] { $leader } führt
  }
ta-group-tied = Gruppe von { $size } ({ $shares }): Gleichstand
ta-change-of = { $who-you ->
    [yes] du { $change }
   *[no] { $who } { $change }
  }
ta-change-weapon = Waffe bis zu +{ $points }
ta-change-inspector = Inspektoren { $shares }
ta-change-musician = Musiker { $shares }
ta-change-tile = Plättchen { $shares }
ta-change-footman = Fußsoldaten { $shares }
ta-change-group = Gruppen { $shares }
# Dasselbe in wenigen Buchstaben: was sich für dich ändert, und für den besten anderen.
ta-brief = { $parts }
ta-brief-group = Gruppe { $size }
ta-brief-change-inspector = Insp { $own }/{ $other }
ta-brief-change-musician = Mus { $own }/{ $other }
ta-brief-change-tile = Plät { $own }/{ $other }
ta-brief-change-footman = Fuß { $own }/{ $other }
ta-brief-change-group = Grp { $own }/{ $other }

## Das Protokoll: eine Zeile für eine Aktion

ta-round = Runde { $round }
ta-heading-turn = { $who-you ->
    [yes] Dein Zug
   *[no] Zug von { $who }
  }
ta-heading-scoring = Wertung der Runde { $round }
ta-heading-cleanup = Aufräumen
ta-heading-final = Schlusswertung

ta-did-worker = { $who-you ->
    [yes] setzt { $worker-einen } auf Segment { $slice }
   *[no] setzt { $worker-einen } auf Segment { $slice }
  }
ta-did-rotate-inner = { $who-you ->
    [yes] drehst den inneren Ring
   *[no] dreht den inneren Ring
  }
ta-did-rotate-middle = { $who-you ->
    [yes] drehst den mittleren Ring
   *[no] dreht den mittleren Ring
  }
ta-did-take-coins = { $who-you ->
    [yes] nimmst Münzen
   *[no] nimmt Münzen
  }
ta-did-take-clay = { $who-you ->
    [yes] nimmst Lehm
   *[no] nimmt Lehm
  }
ta-did-without = { $who-you ->
    [yes] verzichtest auf { $shown-acc }
   *[no] verzichtet auf { $shown-acc }
  }
ta-did-hire = { $who-you ->
    [yes] wirbst { $master-acc } an
   *[no] wirbt { $master-acc } an
  }
ta-did-use-master = { $who-you ->
    [yes] nutzt { $master-acc }
   *[no] nutzt { $master-acc }
  }
ta-did-build = { $who-you ->
    [yes] baust { $figure-einen }
   *[no] baut { $figure-einen }
  }
ta-did-build-on = { $who-you ->
    [yes] baust { $figure-einen } auf { $space }
   *[no] baut { $figure-einen } auf { $space }
  }
ta-did-use = { $who-you ->
    [yes] benutzt { $weapon-acc }
   *[no] benutzt { $weapon-acc }
  }
ta-did-inspect = { $who-you ->
    [yes] rückst
   *[no] rückt
  } den { $inspector } { $steps ->
    [-1] ein Feld zurück
    [1] ein Feld vor
   *[other] zwei Felder vor
  }, zu { $line }
ta-did-place = { $who-you ->
    [yes] stellst { $figure-einen } auf
   *[no] stellt { $figure-einen } auf
  }
ta-did-place-on = { $who-you ->
    [yes] stellst { $figure-einen } auf { $space }
   *[no] stellt { $figure-einen } auf { $space }
  }
ta-did-place-facing = { $who-you ->
    [yes] stellst { $figure-einen } auf { $space }, mit Blick nach { $direction }
   *[no] stellt { $figure-einen } auf { $space }, mit Blick nach { $direction }
  }
ta-did-horse = { $who-you ->
    [yes] gibst dem Krieger auf { $space } ein Pferd nach { $direction }
   *[no] gibt dem Krieger auf { $space } ein Pferd nach { $direction }
  }
ta-did-weapons = { $who-you ->
    [yes] machst { $weapons } aktiv
   *[no] macht { $weapons } aktiv
  }
ta-did-soak = { $who-you ->
    [yes] wässerst { $n } Lehm
   *[no] wässert { $n } Lehm
  }
ta-did-upgrade = { $who-you ->
    [yes] beförderst den Handwerker zum Kunsthandwerker
   *[no] befördert den Handwerker zum Kunsthandwerker
  }
ta-did-take-priority = { $who-you ->
    [yes] nimmst einen Vorrangmarker
   *[no] nimmt einen Vorrangmarker
  }
# Im Solospiel, wo das Punkte und eine Münze oder einen Lehm bringt.
ta-did-priority = { $who-you ->
    [yes] nutzt die Aktion Vorrang
   *[no] nutzt die Aktion Vorrang
  }
ta-did-stacks = { $who-you ->
    [yes] nimmst den Lehm der { $types }
   *[no] nimmt den Lehm der { $types }
  }
ta-did-get-for-masters = { $who-you ->
    [yes] bekommst Münzen für deine Meister
   *[no] bekommt Münzen für die Meister
  }

ta-log-dried = { $who-you ->
    [yes] { $n } Lehm von dir
   *[no] { $n } Lehm von { $who }
  } { $n ->
    [one] trocknet
   *[other] trocknen
  }
ta-log-home = Alle Arbeiter kommen zurück
ta-log-wheel = Das Rad dreht sich weiter: { $turns }
ta-turns-inner = { $n ->
    [one] innen um { $n } Segment
   *[other] innen um { $n } Segmente
  }
ta-turns-middle = { $n ->
    [one] in der Mitte um { $n } Segment
   *[other] in der Mitte um { $n } Segmente
  }
ta-log-inspectors-on = Die Inspektoren rücken vor, zu { $column } und { $row }
ta-log-order = Reihenfolge der nächsten Runde: { $names }
ta-log-inspectors = Inspektoren an { $column } und { $row }
ta-log-musician = Musiker auf { $space }
ta-log-tile = Plättchen der Runde { $round }, { $tile }
ta-log-footman = Fußsoldat auf { $space }
ta-log-lone = { $n ->
    [one] { $n } Krieger ohne Gruppe geht
   *[other] { $n } Krieger ohne Gruppe gehen
  }
ta-log-group = Gruppe von { $size } { $figure-vielen } bei { $space }
ta-log-leftover = Übrige Münzen und übriger Lehm
ta-log-no-points = { $what }: keine Punkte
ta-log-ended = Das Spiel ist aus

ta-more-line = Krieger in { $line }: { $shares }.
ta-more-footman = Krieger ringsum: { $shares }.
ta-more-tile = Gezählt: { $shares }.
ta-more-group = Stärken: { $shares }.
ta-more-leftover = Zusammen: { $shares }.
ta-more-lone = Es gehen: { $warriors }.
ta-warrior = { $who-you ->
    [yes] dein { $figure } auf { $space }
   *[no] { $figure } von { $who } auf { $space }
  }

## Das Protokoll: Li Si. Ein Satz ist sein Name, der Ring oder der Erlass, durch den er handelt, und was er tut.
## Nach „weil“ steht das Verb am Ende.

ta-pm-within = ({ $within }) { $what }
ta-within-ring = { $ring }
ta-within-copy = Verwalter
ta-within-row = Erlass { $row }

ta-pm-overseer = würfelt { $a } und { $b }: Der Aufseher geht { $n ->
    [one] { $n } Segment
   *[other] { $n } Segmente
  } weiter, auf Segment { $slice }
ta-pm-roll = würfelt für einen Erlass, weil { $why }
ta-pm-decree = würfelt { $a } und { $b } für einen Erlass: { $mark }
ta-pm-decree-as = würfelt { $a } und { $b } für einen Erlass, weil { $why }: { $mark }
ta-mark = Zeile { $row } wird markiert
ta-mark-other = Zeile { $sum } ist schon markiert, also wird es Zeile { $row }
ta-mark-none = Alle Zeilen sind schon markiert
ta-as-roll-blocked = { $by-you ->
    [yes] auf Segment { $slice } dein Handwerker steht
   *[no] auf Segment { $slice } der Handwerker von { $by } steht
  } und er selbst keinen Kunsthandwerker hat
ta-as-roll-priority = die Aktion Vorrang ihm einen bringt
ta-as-roll-option = er in diesem Zug noch keinen hatte
ta-pm-worker-empty = setzt { $worker-einen } auf Segment { $slice }
ta-pm-worker-no-craftsman = setzt { $worker-einen } auf Segment { $slice }, weil er keinen Handwerker mehr hat
ta-pm-worker-beside = { $human-you ->
    [yes] setzt { $worker-einen } neben deinen Handwerker auf Segment { $slice }
   *[no] setzt { $worker-einen } neben den Handwerker von { $human } auf Segment { $slice }
  }
ta-pm-worker-blocked = setzt { $worker-einen } auf Segment { $slice }, das nächste freie
ta-pm-rotation = dreht das Rad { $turns } ({ $rows-count ->
    [one] Erlass { $rows }
   *[other] Erlasse { $rows }
  })

ta-pm-gain-coins = nimmt Münzen
ta-pm-gain-clay = nimmt Lehm
ta-pm-upgrade = befördert seinen Handwerker zum Kunsthandwerker
ta-pm-soak = { $types-count ->
    [one] nimmt so viel Lehm, wie im vollsten Lager liegt, dem der { $types }
   *[other] nimmt so viel Lehm, wie in jedem der vollsten Lager liegt, denen der { $types }
  }
ta-pm-stack = nimmt den Lehm aus dem vollsten Lager, dem der { $figure-viele }
ta-pm-discard = legt den aus dem nächsten ab, dem der { $figure-viele }
ta-pm-blacksmith = macht alle seine Waffen verfügbar
ta-pm-ready = macht { $weapon-acc } verfügbar
ta-pm-ready-leftmost = macht { $weapon-acc } verfügbar, die erste Waffe von links, die es noch nicht ist
ta-pm-ready-instead = macht { $weapon-acc } verfügbar, die erste Waffe von links, die es noch nicht ist, weil { $shown-nom } es schon ist
ta-pm-use-master = nutzt { $master-acc }
ta-pm-fail-build = kann nicht bauen und muss für einen Erlass würfeln, weil { $why }
ta-pm-fail-builder = kann nicht bauen und muss für einen Erlass würfeln, weil { $why }
ta-pm-fail-upgrade = kann nicht befördern und muss für einen Erlass würfeln, weil { $why }
ta-pm-spare = nimmt eine Ersatzaktion, weil { $why }
ta-pm-score = erhält Punkte
ta-as-no-clay = { $owned ->
    [0] er { $needed } Lehm braucht und keinen hat
   *[other] er { $needed } Lehm braucht und nur { $owned } hat
  }
ta-as-no-coins = { $needed ->
    [one] er { $needed } Münze braucht und keine hat
   *[other] { $owned ->
        [0] er { $needed } Münzen braucht und keine hat
       *[other] er { $needed } Münzen braucht und nur { $owned } hat
      }
  }
ta-as-no-base = er keinen Sockel mehr hat
ta-as-no-warrior = im Regal kein Krieger mehr steht
ta-as-no-space = kein Feld leer ist
ta-as-artisan = sein Arbeiter schon Kunsthandwerker ist
ta-as-no-master = er { $master-acc } nicht hat
ta-as-no-stack = alle Lager leer sind
ta-as-nothing-to-soak = alle Lager leer sind
ta-as-available = { $weapon-nom } schon verfügbar ist
ta-as-all-available = alle seine Waffen verfügbar sind
ta-as-priority = die Aktion Vorrang ihm eine bringt
ta-as-decree = der Erlass es so will

ta-pm-specialist = { $human-you ->
    [yes] stellt mit { $weapon-seinem } { $figure-einen } auf; du wählst das Feld
   *[no] stellt mit { $weapon-seinem } { $figure-einen } auf; { $human } wählt das Feld
  }
ta-pm-specialist-on = stellt mit { $weapon-seinem } { $figure-einen } auf { $space }
ta-pm-specialist-on-facing = stellt mit { $weapon-seinem } { $figure-einen } auf { $space }, mit Blick nach { $direction }
ta-pm-no-specialist-unarmed = stellt keinen Spezialisten auf, weil keine seiner Waffen verfügbar ist
ta-pm-no-specialist-unwilling = stellt keinen Spezialisten auf, weil er kein gutes Feld für einen sieht
ta-pm-no-specialist-no-coins = stellt keinen Spezialisten auf, weil er zu wenige Münzen hat
ta-pm-no-specialist-gone = stellt keinen Spezialisten auf, weil keiner mehr da ist, den er nehmen könnte

ta-pm-will-build = baut
ta-pm-build = { $human-you ->
    [yes] baut { $figure-einen } ({ $reasons }); du wählst das Feld
   *[no] baut { $figure-einen } ({ $reasons }); { $human } wählt das Feld
  }
ta-pm-build-on = baut { $figure-einen } auf { $space } ({ $reasons })
ta-pm-surprise = { $human-you ->
    [yes] baut überraschend { $figure-einen } ({ $reasons }); du wählst das Feld
   *[no] baut überraschend { $figure-einen } ({ $reasons }); { $human } wählt das Feld
  }
ta-pm-surprise-on = baut überraschend { $figure-einen } auf { $space } ({ $reasons })
ta-pm-use = benutzt { $weapon-acc }
ta-pm-inspect = rückt den { $inspector } { $steps ->
    [-1] ein Feld zurück
    [1] ein Feld vor
   *[other] zwei Felder vor
  }, zu { $line }, für einen Umschwung von { $swing } SP
ta-pm-stay = lässt die Inspektoren, wo sie sind
ta-pm-new-master = bekommt { $master-acc }

# Warum dieser Typ, diese Gruppe, dieses Feld, in wenigen Worten.
ta-because-type-only = der einzige Typ, der noch da ist
ta-because-type-weapon = der einzige Typ mit verfügbarer Waffe
ta-because-type-much-more = mindestens 3 SP mehr wert als jeder Typ mit verfügbarer Waffe
ta-because-type-points = die meisten SP
ta-because-type-tile = am frühesten gewertet, in Runde { $round }
ta-because-type-row = seine Waffe liegt am weitesten links
ta-because-group-a = um bei Gleichstand in Führung zu gehen
ta-because-group-b = { $size ->
    [1] { $human-you ->
        [yes] neben einem einzelnen Krieger von dir
       *[no] neben einem einzelnen Krieger von { $human }
      }
   *[other] um in einer Gruppe aufzuholen, in der ihm einer fehlt
  }
ta-because-group-c = um in einer gemeinsamen Gruppe aufzuholen
ta-because-group-d = { $human-you ->
    [yes] um sich einer Gruppe von dir anzuschließen, die er noch gewinnen kann
   *[no] um sich einer Gruppe von { $human } anzuschließen, die er noch gewinnen kann
  }
ta-because-group-e = um eine Gruppe zu stärken, in der er führt
ta-because-group-f = neben eigenen Kriegern
ta-because-new = keine Gruppe zum Anschließen
ta-because-touching = keine Gruppe zum Anschließen, und kein Feld abseits dieses Typs
ta-because-priority = { $n ->
    [1] Rang 1 bei den Inspektoren
   *[other] Rang 1 bis { $n } bei den Inspektoren
  }
ta-because-tile = im Gebiet des Plättchens der Runde { $round }, { $tile }
ta-because-best-priority = bester Rang bei den Inspektoren, { $n }
ta-because-musicians = die meisten Musiker in Reihe und Spalte
ta-because-footman = neben einem Fußsoldaten
ta-because-chosen = { $human-you ->
    [yes] von dir unter { $n } Feldern gewählt
   *[no] von { $human } unter { $n } Feldern gewählt
  }
ta-because-only-space = das einzige Feld

# Wie er entscheidet, Schritt für Schritt: ganze Sätze.
ta-step-counted = { $slices-count ->
    [one] Der Aufseher zählt Segment { $slices }.
   *[other] Der Aufseher zählt die Segmente { $slices }.
  }
ta-step-skipped = { $counted } Er überspringt { $workers }.
ta-step-no-decree = Alle Zeilen sind schon markiert.
ta-step-ring = { $ring-title } von Segment { $slice } zeigt: { $shown }.
ta-step-copy = Der Verwalter macht die innere Aktion noch einmal: { $shown }.
ta-step-row = Erlass { $row }: { $order }.
ta-order-spare = eine Ersatzaktion
ta-order-weapon = { $weapon-nom } wird verfügbar
ta-order-build = bauen für { $n } Lehm
ta-order-leftmost-weapon = die erste nicht verfügbare Waffe von links wird verfügbar
ta-order-score = Punkte
ta-step-weapons = Seine Waffen von links: { $weapons }.
ta-step-stacks = Lehm in den Lagern: { $stacks }.
ta-stack = { $figure-viele } { $n }
ta-step-spare-tile = Er nimmt dazu { $good ->
    [coins] eine Münze
   *[other] einen Lehm
  }, weil das Plättchen dieser Runde { $good ->
    [coins] Münzen
   *[other] Lehm
  } wertet.
ta-step-spare-much-clay = Er nimmt dazu eine Münze, weil er 5 oder mehr Lehm hat.
ta-step-spare-usual = Er nimmt dazu einen Lehm, wie üblich.
ta-step-specialist = Spezialisten, nach seinen Waffen von rechts: { $kinds }.
ta-step-specialist-sword = Nur das Schwert ist verfügbar, also zahlt er damit einen anderen Spezialisten: { $kinds }.
ta-kind-willing = { $figure } für { $price }: ja
ta-kind-unwilling = { $figure }: kein gutes Feld
ta-kind-no-coins = { $figure }: zu teuer mit { $price }
ta-kind-sold-out = { $figure }: nicht mehr da
ta-step-chosen = { $human-you ->
    [yes] Gleich gut für ihn, also wählst du: { $spaces }.
   *[no] Gleich gut für ihn, also wählt { $human }: { $spaces }.
  }
ta-step-only-space = Das einzige Feld, das er will: { $spaces }.
ta-step-surprise = Ein Überraschungsbau braucht { $needed }, und er hat { $owned }.
ta-step-type = Typ: { $parts }.
ta-type-rack = { $types }
ta-type-seen = { $figure } { $points }
ta-type-armed = { $figure } { $points } mit Waffe
ta-type-weapon = mit verfügbarer Waffe: { $types }
ta-type-much-more = ein anderer Typ ist mindestens 3 SP mehr wert, also zählen Waffen nicht
ta-type-points = die meisten SP: { $types }
ta-type-tile = am frühesten gewertet, mit dem Plättchen der Runde { $round }: { $types }
ta-type-row = die Waffe am weitesten links in seiner Reihe: { $types }
ta-step-group = Gruppe: { $groups }. Also: { $reason }.
ta-step-no-group = Gruppe: keine dieses Typs zum Anschließen.
ta-group-seen = { $space } ({ $shares }) { $rank }
ta-group-a = hat Gleichstand
ta-group-b = { $size ->
    [1] ist ein einzelner Krieger
   *[other] ist gemeinsam, und er hat einen weniger
  }
ta-group-c = ist gemeinsam, und er hat weniger
ta-group-d = ist noch zu gewinnen
ta-group-e = ist gemeinsam, und er hat mehr
ta-group-f = gehört ihm allein
ta-group-out = wird übergangen
ta-step-space-narrowed = Feld: { $by }: { $left ->
    [one] von { $n } bleibt { $spaces }
   *[other] von { $n } bleiben { $spaces }
  }.
ta-step-space-all = Feld: { $by }: Es bleiben alle.
ta-step-space-left-out = Feld: { $by }: Es bliebe keines, also entfällt das.
ta-step-inspector = Umschwünge: { $moves }.
ta-move = { $inspector } { $steps ->
    [-1] ein Feld zurück
    [1] ein Feld vor
   *[other] zwei Felder vor
  } { $swing } SP

## Das Ende

ta-won = { $who-you ->
    [yes] Du schlägst { $minister } mit { $mine } zu { $his } SP.
   *[no] { $who } schlägt { $minister } mit { $mine } zu { $his } SP.
  }
ta-lost = { $who-you ->
    [yes] { $minister } gewinnt mit { $his } zu { $mine } SP: Du verlierst.
   *[no] { $minister } gewinnt mit { $his } zu { $mine } SP: { $who } verliert.
  }
ta-lost-tie = { $who-you ->
    [yes] Je { $mine } SP: Bei Gleichstand gewinnt { $minister }, und du verlierst.
   *[no] Je { $mine } SP: Bei Gleichstand gewinnt { $minister }, und { $who } verliert.
  }

## Warum nicht

ta-why-only-drawn = Das spielt niemand: Es wird gezogen.
ta-why-minister-never-decides = Der Premier-Minister entscheidet nie.
ta-why-draw-first = Zuerst muss etwas gezogen werden.
ta-why-not-now = { $decision ->
    [place] Zuerst muss ein Arbeiter gesetzt werden.
    [inner] Jetzt kommt die Aktion des inneren Rings.
    [middle] Jetzt kommt die Aktion des mittleren Rings.
    [outer] Jetzt kommt die Aktion des äußeren Rings.
    [space] Zuerst muss ein Feld gewählt werden.
    [face] Zuerst muss eine Richtung gewählt werden.
    [weapon] Sage zuerst, ob du die Waffe benutzt.
    [inspector] Zuerst kommt der Inspektor.
    [pm-space] Wähle zuerst das Feld für den Premier-Minister.
    [pm-face] Wähle zuerst, wem sein Schütze sich zuwendet.
   *[other] Nicht jetzt.
  }
ta-why-no-craftsman-at-hand = Du hast keinen Handwerker zur Hand.
ta-why-no-artisan-at-hand = Du hast keinen Kunsthandwerker zur Hand.
ta-why-already-rotated = Du hast in diesem Zug schon einen Ring gedreht.
ta-why-no-base = Du hast keinen Sockel mehr.
ta-why-no-empty-space = Alle Felder des Mausoleums sind besetzt.
ta-why-no-dry-clay = Du hast keinen trockenen Lehm zum Wässern.
ta-why-worker-is-artisan = Dein Arbeiter hier ist schon Kunsthandwerker.
ta-why-no-priority-token-left = In dieser Runde ist kein Vorrangmarker mehr da.
ta-why-priority-token-taken = Du hast schon einen Vorrangmarker.
ta-why-all-weapons-active = Alle deine Waffen sind aktiv.
ta-why-two-stacks-possible = In zwei Lagern liegt Lehm: Nimm beide.
ta-why-too-far = So weit oder in diese Richtung kann ein Inspektor nicht rücken.
ta-why-worker-there = { $seat-you ->
    [yes] Auf Segment { $slice } steht dein Arbeiter: Ein Handwerker braucht ein leeres.
   *[no] Auf Segment { $slice } steht ein Arbeiter von { $seat }: Ein Handwerker braucht ein leeres.
  }
ta-why-artisan-there = { $seat-you ->
    [yes] Auf Segment { $slice } steht dein Kunsthandwerker.
   *[no] Auf Segment { $slice } steht ein Kunsthandwerker von { $seat }.
  }
ta-why-coin-or-clay = Sage, was du willst: eine Münze oder einen Lehm.
ta-why-less-of-the-same = Auf { $shown-acc } zu verzichten, brächte nur weniger vom Gleichen.
ta-why-too-few-coins = { $needed ->
    [one] Nötig ist { $needed } Münze, du hast { $owned }.
   *[other] Nötig sind { $needed } Münzen, du hast { $owned }.
  }
ta-why-too-little-clay = { $dry ->
    [0] { $needed } feuchter Lehm nötig, du hast { $wet }.
   *[other] { $needed } feuchter Lehm nötig, du hast { $wet } (und { $dry } trocken: erst wässern).
  }
ta-why-none-on-rack = Im Regal steht kein { $type } mehr.
ta-why-weapon-active = Bei dir ist { $weapon-nom } schon aktiv.
ta-why-weapon-inactive = Bei dir ist { $weapon-nom } nicht aktiv.
ta-why-none-left = Es ist kein { $specialist } mehr da.
ta-why-no-legal-space = Für { $specialist-einen } gibt es kein Feld.
ta-why-warehouse-empty = { $types-count ->
    [one] Das Lager der { $types } ist leer.
   *[other] Die Lager der { $types } sind leer.
  }
ta-why-master-hired = Du hast { $master-acc } schon angeworben.
ta-why-master-not-hired = Du hast { $master-acc } nicht angeworben.
ta-why-not-offered = Dieser Ring bietet etwas anderes: { $shown }.
ta-why-not-among-choices = Zur Wahl stehen { $choices }.
ta-why-not-his-warrior = Im { $direction } steht kein Krieger von ihm, dem er sich zuwenden könnte.
ta-why-no-warrior-there = Auf { $space } steht kein Krieger.
ta-why-not-own-warrior = Der Krieger auf { $space } gehört { $seat }.
ta-why-has-horse = Der Krieger auf { $space } hat schon ein Pferd.
ta-why-no-room-for-horse = Ein Pferd braucht dort zwei leere Felder in einer Linie.
ta-why-space-taken = { $space } ist besetzt.
ta-why-group-has-archer = Dieser Gruppe ist schon ein kniender Schütze zugewandt.
ta-why-no-warrior-to-face = Dort ist kein Krieger, dem er sich zuwenden könnte.
ta-why-direction-needed = Sage, in welche Richtung du den Bogen benutzt.
ta-why-no-direction-needed = Nur der Bogen braucht eine Richtung.
ta-why-no-statue-that-way = Im { $direction } steht keine Statue.
ta-why-no-points = Das brächte nichts.

## Der Tisch in Worten

ta-words-time = Stand des Spiels
ta-words-players = Spieler
ta-words-minister = Der Premier-Minister
ta-words-wheel = Rad
ta-words-mausoleum = Mausoleum
ta-words-groups = Gruppen
ta-words-scoring = Inspektoren und Plättchen
ta-words-rack = Regal
ta-words-specialists = Spezialisten
ta-read-round = Runde { $round } von { $rounds }. Reihenfolge: { $order }.
ta-read-priority = Vorrangmarker genommen: { $names }.
ta-read-options = Schwierigkeit: { $options }.
ta-read-player = { $who-you ->
    [yes] Du: { $what }.
   *[no] { $who }: { $what }.
  }
ta-read-craftsmen = { $n ->
    [one] { $n } Handwerker zur Hand
   *[other] { $n } Handwerker zur Hand
  }
ta-read-artisans = { $n ->
    [one] { $n } Kunsthandwerker zur Hand
   *[other] { $n } Kunsthandwerker zur Hand
  }
ta-read-bases = { $n ->
    [one] { $n } Sockel übrig
   *[other] { $n } Sockel übrig
  }
ta-read-weapons = Waffen: { $weapons }
ta-read-masters = { $masters-count ->
    [one] Meister: { $masters }
   *[other] Meister: { $masters }
  }
ta-read-no-masters = kein Meister
ta-read-overseer = Der Aufseher steht auf Segment { $slice }.
ta-read-decrees = { $rows-count ->
    [one] Markierter Erlass: { $rows }.
   *[other] Markierte Erlasse: { $rows }.
  }
ta-read-no-decrees = Kein Erlass ist markiert.
ta-read-decree-turns = Erlass { $row }: { $order }; das Rad dreht sich { $turns }.
ta-read-slice = Segment { $slice }: { $what }.
ta-read-worker = { $who-you ->
    [yes] dort steht dein { $worker }
   *[no] dort steht ein { $worker } von { $who }
  }
ta-read-overseer-here = dort steht der Aufseher
ta-read-rotate = Einmal im Zug kann ein Ring gedreht werden, für { $goods }.
ta-read-rotated = In diesem Zug ist schon ein Ring gedreht worden.
ta-read-row = Reihe { $row }: { $spaces }.
ta-read-space = { $space } { $figure }
ta-read-empty = Das Mausoleum ist leer.
ta-read-of = { $who-you ->
    [yes] dein { $figure }
   *[no] { $figure } von { $who }
  }
ta-read-horse = Pferd von { $space }
ta-read-mounted = { $figure } mit Pferd nach { $direction }
ta-read-facing = { $figure } mit Blick nach { $direction }
ta-read-group = { $figure-viele } auf { $spaces }: { $group }.
ta-read-no-groups = Es gibt noch keine Gruppe.
ta-read-inspected = Inspiziert wird { $line }, { $dominance } oder { $presence } SP: { $shares }.
ta-read-tile = Runde { $round }: { $tile }, { $dominance } oder { $presence } SP.
ta-read-tile-now = Runde { $round }, jetzt: { $tile }, { $dominance } oder { $presence } SP: { $shares }.
ta-read-tile-past = Runde { $round }, schon gewertet: { $tile }, { $dominance } oder { $presence } SP.
ta-read-nobody = niemand
ta-read-type = { $figure-viele }: Der nächste bringt { $points }, noch { $left } da, { $clay } Lehm im Lager.
ta-read-type-gone = { $figure-viele }: keiner mehr da, { $clay } Lehm im Lager.
ta-read-specialist = { $figure-head }: für { $goods } und { $weapon-acc }, noch { $left } da.
ta-read-specialist-gone = { $figure-head }: nicht mehr da.

## Der Tisch, im Terminal gezeichnet

ta-round-of = Runde { $round } von { $rounds }
ta-options-are = Varianten { $options }
ta-decrees = Erlasse { $rows }
ta-wheel = Rad
ta-wheel-build = bauen für { $n }
ta-wheel-hire = + { $master } { $price }$
ta-inner = innen
ta-middle = Mitte
ta-outer = außen
ta-rack = Regal
ta-next = SP
ta-left = übrig
ta-clay = Lehm
ta-tiles = Wertung
ta-specialists = Spezialisten
ta-priced = { $figure } { $price }$
ta-priced-left = { $figure } { $price }$ ({ $left })
ta-sold-out = { $figure } –
ta-you = du
ta-head-points = SP
ta-head-coins = Münz
ta-head-wet = feu
ta-head-dry = tro
ta-head-bases = Sock.
ta-head-workers = Arbeit.
ta-head-weapons = Waffen
ta-head-masters = Meister
ta-workers = { $craftsmen }H { $artisans }K

ta-brief-coins = Münz
ta-brief-clay = Lehm
ta-brief-build = Bau
ta-brief-soak = wäss
ta-brief-upgrade = bef.
ta-brief-priority = Vorr
ta-brief-specialist = Spez
ta-brief-builder = Baum
ta-brief-administrator = Verw
ta-brief-inspector = Insp
ta-brief-claymaker = Töpf
ta-brief-craftsman = Handw
ta-brief-blacksmith = Schmd
ta-brief-sword = Schwt
ta-brief-halberd = Helle
ta-brief-bow = Bogen
ta-brief-spear = Speer
ta-letter-officer = O
ta-letter-guard = W
ta-letter-archer = B
ta-letter-soldier = S
ta-letter-sword = S
ta-letter-halberd = H
ta-letter-bow = B
ta-letter-spear = P
ta-brief-figure-officer = Off
ta-brief-figure-guard = Wäc
ta-brief-figure-archer = Sch
ta-brief-figure-soldier = Sol
ta-brief-figure-horse = Pferd
ta-brief-figure-musician = Musik
ta-brief-figure-footman = Fuß
ta-brief-figure-kneeling_archer = knien
ta-brief-tile-officer = Offiz.
ta-brief-tile-guard = Wächt.
ta-brief-tile-archer = Schütz.
ta-brief-tile-soldier = Sold.
ta-brief-tile-quad_nw = NW
ta-brief-tile-quad_ne = NO
ta-brief-tile-quad_sw = SW
ta-brief-tile-quad_se = SO
ta-brief-tile-border = Rand
ta-brief-tile-centre_cross = Kreuz
ta-brief-tile-coins = Münzen
ta-brief-tile-clay = Lehm

ta-legend-figures = Krieger: O Offizier, W Wächter, B Schütze (mit dem Bogen), S Soldat, mit dem Zeichen ihres Besitzers; = ist ein Pferd, die zwei anderen Felder seines Kriegers.
ta-legend-specialists = Spezialisten: ♪ Musiker, F Fußsoldat, K kniender Schütze mit einem Pfeil zu dem, dem er sich zuwendet. Unter dem Rad ihre Preise in Münzen ($) und wie viele noch da sind.
ta-legend-spaces = Leere Felder: · und im Gebiet des Plättchens der Runde □.
ta-legend-inspectors = Inspektoren: ▼ über der inspizierten Spalte, ► vor der inspizierten Reihe.
ta-legend-wheel = Rad: Ein Zeichen ist ein Handwerker dieses Spielers, zwei Zeichen ein Kunsthandwerker, ◎ der Aufseher, ► das Segment, das gerade ausgeführt wird. + ist ein Meister zum Anwerben. Was du jetzt nicht tun kannst, steht in Klammern (schmal: ×).
ta-legend-rack = Regal: die Punkte des nächsten Kriegers jedes Typs und der Lehm in seinem Lager (schmal: w).
ta-legend-weapons = Waffen: S Schwert, H Hellebarde, B Bogen, P Speer; ein kleiner Buchstabe ist nicht aktiv. Seine liegen in der Ordnung seiner Reihe. Lehm: feu ist feucht, tro trocken.
ta-legend-changes = Möglichkeiten in wenigen Worten: „Insp +3/−2“ ist, was sich bei den Inspektoren für dich ändert, dann für den besten anderen; Mus Musiker, Plät Plättchen, Fuß Fußsoldaten, Grp Gruppen.

## Täfelchen der Erzählung, zwei oder drei Wörter
ta-told-overseer = Aufseher auf Segment { $slice }
ta-told-roll = würfelt für einen Erlass
ta-told-mark = Erlass { $row }
ta-told-mark-none = kein Erlass
ta-told-worker = setzt { $worker-einen }
ta-told-rotation = Ringe drehen sich
ta-told-gain = nimmt Güter
ta-told-upgrade = Beförderung
ta-told-soak = wässert Lehm
ta-told-stacks = nimmt einen Stapel
ta-told-blacksmith = alle Waffen bereit
ta-told-ready = { $weapon } bereit
ta-told-fail = geht nicht
ta-told-spare = Ersatzaktion
ta-told-score = Punkte
ta-told-master = { $master }
ta-told-specialist = kein Spezialist
ta-told-build = baut
ta-told-surprise = Überraschungsbau
ta-told-type = { $figure }
ta-told-built = { $figure }, { $space }
ta-told-inspect = versetzt einen Inspektor
ta-told-new-master = neuer Meister: { $master }
ta-told-inspectors = Inspektoren
ta-told-tile = Plättchen der Runde
ta-told-lone = Einzelne gehen
ta-told-leftover = Übriges
ta-told-home = Arbeiter gehen heim
ta-told-wheel = Ringe drehen sich
ta-told-inspectors-on = Inspektoren ziehen weiter
ta-told-order = neue Reihenfolge
ta-told-dried = Lehm trocknet
ta-told-masters = Meister bringen ein
ta-told-ended = das Ende

## Der Tisch, auf einer Seite gezeichnet

ta-space = { $space }, leer
ta-line = Linie { $line }
ta-warehouse = { $n } Lehm im Lager: { $figure-viele }
ta-picture-mausoleum = Mausoleum
ta-picture-wheel = Rad
ta-picture-rack = Regal
ta-picture-players = Spieler
ta-box-tiles = Die Wertungsplättchen der Runden 1 bis 5
ta-box-weapons = Seine Waffen, von links nach rechts
ta-box-masters = { $n ->
    [one] Sein erster Meister
   *[other] Seine ersten { $n } Meister
  }
ta-die-first = Erster Würfel: { $n }
ta-die-second = Zweiter Würfel: { $n }
ta-key-wheel = zum Rad gehen
ta-key-mausoleum = zum Mausoleum gehen
ta-decree-chart = Erlasse
ta-none-marked = keiner markiert
# Auf einem Telefon sind die Streifen schmal.
ta-slip-inspector = Insp.
ta-slip-musician = Musik
ta-slip-tile = Plätt.
ta-slip-footman = Fußs.
ta-slip-group = Gruppe
ta-store = Deine Güter und Arbeiter
ta-own-things = Deine Waffen und Meister
ta-hire = anwerben
ta-now = sofort
ta-changes = Was das ändert
ta-standing = Würde jetzt gewertet
ta-finish = Die Armee steht
ta-finish-won = Der Kaiser ist geehrt
ta-finish-lost = { $minister } behält das Ohr des Kaisers
ta-points-by-source = Woher die Punkte kommen
ta-points-by-round = Punkte nach Runden
ta-round-word = Runde
ta-final-word = Schluss
ta-groups = Gruppen
ta-group-place = bei { $space }

ta-tip-coin = Münzen
    .text = Bezahlen Meister, Spezialisten und das Drehen eines Rings.
ta-tip-clay-wet = Feuchter Lehm
    .text = Bezahlt Krieger. Er trocknet beim Aufräumen.
ta-tip-clay-dry = Trockener Lehm
    .text = Er muss gewässert werden, bevor du damit bauen kannst.
ta-tip-clay = Sein Lehm
    .text = Der Lehm des Premier-Ministers trocknet nie.
ta-tip-bases = Sockel
    .text = Ein Sockel zeigt, wem ein Krieger gehört. Ohne Sockel baut niemand.
ta-tip-craftsmen = Handwerker zur Hand
    .text = Ein Handwerker braucht ein leeres Segment.
ta-tip-artisans = Kunsthandwerker zur Hand
    .text = Ein Kunsthandwerker darf zu einem Handwerker, aber nicht zu einem anderen Kunsthandwerker.
ta-tip-points = Punkte bisher
    .text = { $parts }; jetzt gewertet dazu: { $more }
ta-tip-prestige = Siegpunkte
    .text = Wer die meisten SP hat, gewinnt.
ta-tip-slice = Ein Segment des Rads
    .text = Dein Arbeiter führt seine drei Aktionen von innen nach außen aus.
ta-tip-build = Bauen
    .text = Nimm einen Krieger aus dem Regal, stelle ihn auf und werte, was das Regal zeigt.
ta-tip-soak = Wässern
    .text = Dein ganzer trockener Lehm wird feucht.
ta-tip-upgrade = Befördern
    .text = Der Handwerker, den du gerade gesetzt hast, wird für immer zum Kunsthandwerker.
ta-tip-priority = Vorrang
    .text = Du bist in der nächsten Runde früher am Zug. Im Solospiel bringt er { $n } SP und eine Münze oder einen Lehm.
ta-tip-specialist = Spezialist
    .text = Stelle einen Spezialisten auf, für Münzen und seine Waffe.
ta-tip-master = { $master }
    .text = Ohne deinen Marker: anwerben. Mit ihm: { $use }. Beim Aufräumen: { $each }.
ta-tip-weapon-sword = Schwert
    .text = Nach einem Offizier: { $n } SP, und ein Inspektor darf ein Feld weiter. Es bezahlt auch ein Pferd.
ta-tip-weapon-halberd = Hellebarde
    .text = Nach einem Wächter: { $n } SP für jede Statue um ihn herum. Sie bezahlt auch einen Musiker.
ta-tip-weapon-bow = Bogen
    .text = Nach einem Schützen: { $n } SP für jedes Feld bis zur nächsten Statue in einer Linie. Er bezahlt auch einen knienden Schützen.
ta-tip-weapon-spear = Speer
    .text = Nach einem Soldaten: { $n } SP und { $coins }. Er bezahlt auch einen Fußsoldaten.
ta-tip-warrior = { $figure }
    .text = Krieger eines Typs, die sich berühren, sind eine Gruppe, wem sie auch gehören. Die Waffe dazu: { $weapon }.
ta-tip-horse = Pferd
    .text = Steht hinter einem deiner Krieger auf den nächsten zwei Feldern, sodass der Krieger drei bedeckt.
ta-tip-musician = Musiker
    .text = Jede Runde bekommen alle { $n } SP für jeden eigenen Krieger in seiner Reihe und Spalte.
ta-tip-footman = Fußsoldat
    .text = Am Ende zählen die Krieger auf den acht Feldern um ihn: { $dominance } SP für die meisten, sonst { $presence }.
ta-tip-kneeling_archer = Kniender Schütze
    .text = Der Krieger, auf den er blickt, zählt in seiner Gruppe eins mehr.
ta-tip-space = Feld des Mausoleums
    .text = Ziegel: Hier zählt das Plättchen der Runde. Geharkt: Hier blickt ein Inspektor hin.
ta-tip-inspector = Inspektoren
    .text = Jede Runde werden ihre Spalte und ihre Reihe gewertet: { $dominance } SP für die meisten Krieger, sonst { $presence }.
ta-tip-group = Gruppe
    .text = Am Ende bringt sie für jeden Krieger { $dominance } SP, wo man am stärksten ist, sonst { $presence }. Einzelne Krieger gehen.
ta-tip-tile = Plättchen: { $tile }
    .text = Am Ende seiner Runde bekommt, wer am meisten hat, die erste Zahl, alle anderen, die etwas haben, die zweite.
ta-tip-warehouse = Lager
    .text = Jeder Bau lässt hier einen trockenen Lehm liegen. Der Handwerksmeister holt ihn.
ta-tip-turn = Einen Ring drehen
    .text = Einmal in deinem Zug, bevor du einen Arbeiter setzt, für { $n ->
        [one] 1 Münze
       *[other] { $n } Münzen
      }.
ta-tip-decree = Erlasse
    .text = Was die Würfel ihm befehlen können. Ein lehmfarbener Punkt dreht den inneren Ring, ein heller den mittleren. Ein markierter Erlass ist herausgezogen.
ta-tip-option = Variante { $n }
    .text = { $option }
ta-tip-hire = Der nächste Meister
    .text = Was ein weiterer Meister dich jetzt kostet.

## Die Werte der eigenen Schachtel (box)

ta-box-part-wheel = Das Rad
ta-box-part-wheel-hint = So, wie es am Anfang liegt, Segment 0 beim Befördern. Tippe auf eine Stelle und wähle, was dort aufgedruckt ist.
ta-box-part-rack = Das Regal
ta-box-part-rack-hint = Die SP für den nächsten Krieger eines Typs, vom ersten bis zum elften.
ta-box-part-specialists = Spezialisten
ta-box-part-specialists-hint = Die Waffe, die jeder braucht, und was der erste bis vierte kostet.
ta-box-part-weapons = Waffen
ta-box-part-weapons-hint = Was eine Waffe dem bringt, der sie einsetzt.
ta-box-part-masters = Meister
ta-box-part-masters-hint = Wer beim Aufräumen eine Münze bringt oder einen Lehm feucht hält, was manche geben, und der Preis des ersten bis sechsten Markers eines Spielers.
ta-box-part-start = Der Anfang
ta-box-part-start-hint = Was die Spieler zu Beginn haben.
ta-box-part-inspectors = Inspektoren
ta-box-part-inspectors-hint = Wo sie beginnen, wie weit sie beim Aufräumen gehen, und was ihre Reihe und Spalte zählen.
ta-box-part-scoring = Wertung
ta-box-part-scoring-hint = Die Plättchen der Runden 1 bis 5, und was jede Runde und am Ende gewertet wird.
ta-box-part-areas = Gebiete
ta-box-part-areas-hint = Die Felder, die jedes Plättchen zählt. Tippe auf ein Feld, um es dazuzunehmen oder wegzulassen.
ta-box-part-decrees = Erlasse
ta-box-part-decrees-hint = Die Tafel von Li Si: die Waffen der Zeilen 3 bis 6, der Lehm der Zeilen 7 bis 10, und welche Ringe eine Zeile dreht.
ta-box-part-priority = Li Sis Felder
ta-box-part-priority-hint = Welchen Rang er einem Feld gibt, je nachdem, wie weit es vor der inspizierten Spalte und Reihe liegt. Tippe zum Weiterzählen auf ein Feld, oder gib eine Zahl ein.

ta-box-slice = { $ring }, Segment { $n }
ta-box-wheel-rotate_cost = Preis für das Drehen eines Rings
ta-box-start-workers = { $n ->
    [1] Arbeiter zu zweit
    [2] Arbeiter zu dritt
   *[other] Arbeiter zu viert
  }
ta-box-start-coins = Münzen
ta-box-start-clay = feuchter Lehm des Spielers { $n } der Reihenfolge
ta-box-start-bases = Sockel
ta-box-inspectors-column = erste Spalte
ta-box-inspectors-row = erste Reihe
ta-box-inspectors-cleanup_step = Schritte beim Aufräumen
ta-box-inspectors-vp = inspizierte Linie, { $n ->
    [1] Dominanz
   *[other] Präsenz
  }
ta-box-scoring-tiles = Plättchen der Runde { $n }, { $m ->
    [1] Dominanz
   *[other] Präsenz
  }
ta-box-scoring-footman = Fußsoldat, { $n ->
    [1] Dominanz
   *[other] Präsenz
  }
ta-box-scoring-group = Gruppe, je Krieger, { $n ->
    [1] Dominanz
   *[other] Präsenz
  }
ta-box-scoring-musician = SP je Krieger
ta-box-scoring-leftover_per_vp = Münzen und Lehm für 1 SP
ta-box-scoring-priority_tokens = Vorrangmarker
ta-box-rack-vp = SP des Kriegers { $n } eines Typs
ta-box-weapons-sword-vp = SP
ta-box-weapons-halberd-vp_per_statue = SP je Statue ringsum
ta-box-weapons-bow-vp_per_space = SP je Feld dazwischen
ta-box-weapons-spear-vp = SP
ta-box-weapons-spear-coins = Münzen
ta-box-specialists-weapon = { $figure }: Waffe
ta-box-specialists-prices = { $figure }: Preis von Nummer { $n }
ta-box-masters-bring_coin = bringt eine Münze
ta-box-masters-keep_clay = hält einen Lehm feucht
ta-box-masters-prices = Preis des Meisters { $n }
ta-box-masters-claymaker_clay = Lehm
ta-box-masters-inspector_steps = Felder
ta-box-masters-craftsman_stacks = Lager
ta-box-areas = { $tile }, Reihe { $n }
ta-box-priority-chart = Rang der Felder, Reihe { $n }
ta-box-decrees-weapons = Waffe des Erlasses { $n }
ta-box-decrees-clay = Lehm des Erlasses { $n }
ta-box-decrees-rotate_inner = dreht den inneren Ring
ta-box-decrees-rotate_middle = dreht den mittleren Ring

# Teile, an denen als Ganzes etwas falsch ist.
ta-box-all-wheel-inner = innerer Ring
ta-box-all-wheel-middle = mittlerer Ring
ta-box-all-wheel-outer = äußerer Ring
ta-box-all-rack-vp = das Regal
ta-box-all-scoring-tiles = Plättchen
ta-box-all-scoring-footman = Fußsoldat
ta-box-all-scoring-group = Gruppen
ta-box-all-inspectors-vp = inspizierte Linie
ta-box-all-specialists = die Waffen der Spezialisten
ta-box-all-specialists-horse-prices = Preise der Pferde
ta-box-all-specialists-musician-prices = Preise der Musiker
ta-box-all-start-workers = Arbeiter
ta-box-all-start-clay = Feuchter Lehm nach Reihenfolge
ta-box-all-decrees-weapons = Waffen der Erlasse
ta-box-all-priority-chart = die Ränge

ta-box-sign-coins = Münzen
ta-box-sign-clay = Lehm
ta-box-sign-build = bauen
ta-box-on-slice = { $label }: { $sign }{ $n ->
    [0] {""}
   *[other] {" "}{ $n }
  }
ta-box-slice-before = Segment davor
ta-box-slice-after = Segment danach
ta-box-rings = Ring
ta-box-how-many = Anzahl
ta-box-nth = Nr. { $n }
ta-box-players = { $n } Spieler
ta-box-each-player = Jeder Spieler
ta-box-master-prices = Preis der Marker eines Spielers
ta-box-round = Runde { $n }
ta-box-dominance = Dominanz
ta-box-presence = Präsenz
ta-box-decree = Erlass { $n }
ta-box-spaces = Felder
ta-box-space = { $space }: { $what }
ta-box-in-area = im Gebiet
ta-box-out-of-area = außerhalb
ta-box-rank = Rang { $n }

ta-box-unsaid-1 = Die Form des Spielplans: ein Rad mit zwölf Segmenten und drei Ringen, von denen sich der innere im Uhrzeigersinn dreht und der mittlere dagegen; ein Mausoleum mit neun Spalten und sieben Reihen.
ta-box-unsaid-2 = Was auf welchem Ring steht: innen Bauen, Wässern und Befördern; in der Mitte Meister und Vorrang; außen Waffen und Spezialisten. Befördern, Vorrang und jeder Meister stehen dort einmal.
ta-box-unsaid-3 = Was eine Waffe, ein Meister oder ein Spezialist tut; nur die Zahl dazu kann eingegeben werden. Die Waffe des Pferdes ist das Schwert.
ta-box-unsaid-4 = Wie viel es von allem gibt: elf Krieger je Typ, vier Spezialisten je Art, zwölf Wertungsplättchen, sechs Meister. Zu zweit hat jeder 5 Arbeiter, und die Dominanz eines Fußsoldaten zählt 8 SP.
ta-box-unsaid-5 = Was das Soloheft in Worten sagt: Li Sis Zug, die Erlasse 2, 11 und 12, seine Varianten, was wann gezogen wird.
ta-box-unsaid-6 = Die Reihenfolge der Schritte einer Runde, und Gleichstände.

## Auf einer Seite (lesson)

ta-sheet-place = Setze einen Arbeiter auf ein Segment des Rades: einen Handwerker, wo niemand steht, einen Kunsthandwerker, wo kein anderer steht.
ta-sheet-turn = Davor darfst du Münzen zahlen und den inneren oder den mittleren Ring um ein Segment drehen.
ta-sheet-actions = Führe die drei Aktionen des Segments aus, von innen nach außen. Eine, die du ablehnst, bringt 1 Münze oder 1 feuchten Lehm.
ta-sheet-build = Bauen kostet feuchten Lehm und stellt einen Krieger auf ein leeres Feld; das Regal zeigt, was er bringt.
ta-sheet-masters = Ein Meister, den du angeworben hast, hilft dir jedes Mal, wenn du wieder zu ihm kommst, und bringt beim Aufräumen etwas.
ta-sheet-scoring = Sind alle Arbeiter gesetzt: Inspektoren, Musiker und das Wertungsplättchen der Runde.
ta-sheet-cleanup = Dann trocknet feuchter Lehm, die Arbeiter kommen heim, Ringe und Inspektoren gehen weiter. Fünf Runden, dann die Schlusswertung.
ta-sheet-points-rack = Jeder Krieger, den du baust: was das Regal zeigt, immer weniger.
ta-sheet-points-weapon = Eine Waffe, die du mit ihrem Krieger benutzt, und der Vorrang allein gegen Li Si.
ta-sheet-points-inspector = In jeder Runde die meisten Krieger in der inspizierten Reihe, und in der Spalte; wer dort sonst steht, bekommt weniger.
ta-sheet-points-tile = In jeder Runde ihr Wertungsplättchen, das von Runde zu Runde mehr wert ist.
ta-sheet-points-specialists = Ein Musiker in jeder Runde, ein Fußsoldat am Ende.
ta-sheet-points-group = Am Ende die Gruppen eines Typs: Wer dominiert, bekommt am meisten. Krieger ohne Gruppe werden vorher entfernt.
ta-sheet-points-leftovers = Am Ende Übriges: Münzen und Lehm.
