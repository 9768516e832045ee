# Terracotta Army: alles, was darüber gesagt wird. Die Namen der Notation (place craftsman 5, at C4)
# sind in jeder Sprache gleich; ihre Wörter stehen hier.

ta-points = { $n } SP
ta-goods-coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
  }
ta-goods-clay = { $n } Lehm feucht
ta-goods-dry-clay = { $n } Lehm trocken
ta-goods-any-clay = { $n } Lehm
ta-none = keine

ta-figure-officer = Offizier
ta-figure-guard = Wächter
ta-figure-archer = Schütze
ta-figure-soldier = Soldat
ta-figure-horse = Pferd
ta-figure-musician = Musiker
ta-figure-footman = Fußknecht
ta-figure-kneeling_archer = kniender Schütze

ta-weapon-sword = Schwert
ta-weapon-halberd = Hellebarde
ta-weapon-bow = Bogen
ta-weapon-spear = Speer

ta-worker-craftsman = Handwerker
ta-worker-artisan = Kunsthandwerker

ta-direction-north = Norden
ta-direction-east = Osten
ta-direction-south = Süden
ta-direction-west = Westen

ta-ring-inner = innerer Ring
ta-ring-middle = mittlerer Ring
ta-ring-outer = äußerer Ring

ta-inspector-col = Inspektor der Spalten
ta-inspector-row = Inspektor der Reihen

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

ta-part-rack = Regal
ta-part-weapon = Waffen
ta-part-spare = Ersatzaktionen
ta-part-decree = Erlasse
ta-part-priority = Vorrang
ta-part-inspector = Inspektoren
ta-part-musician = Musiker
ta-part-tile = Plättchen
ta-part-footman = Fußknechte
ta-part-group = Gruppen
ta-part-leftover = Übriges

ta-option-1 = in jedem Zug ein Erlass
ta-option-2 = Ersatzaktionen bringen 5 SP
ta-option-3 = Überraschungsbauten sind billiger
ta-option-4 = zwei Meister zu Beginn
ta-option-5 = ein Kunsthandwerker und 4 Lehm zu Beginn
ta-option-6 = ein Krieger mehr für ihn bei den Inspektoren
ta-option-7 = von allem eins mehr für ihn bei Plättchen
ta-option-8 = Bauen kostet ihn 2 Lehm

# Was ein Segment zeigt

ta-shown-coins = { ta-goods-coins }
ta-shown-clay = { $n } Lehm
ta-shown-build = bauen für { $n } Lehm
ta-shown-soak = wässern
ta-shown-upgrade = befördern
ta-shown-priority = Vorrang
ta-shown-specialist = Spezialist
ta-shown-builder = Baumeister
ta-shown-administrator = Verwalter
ta-shown-inspector = Inspektor
ta-shown-claymaker = Töpfer
ta-shown-craftsman = Handwerksmeister
ta-shown-blacksmith = Schmied
ta-shown-sword = Schwert
ta-shown-halberd = Hellebarde
ta-shown-bow = Bogen
ta-shown-spear = Speer
ta-impossible = { $words } (nicht möglich)
ta-hire-for = { $master } anwerben für { $price }
ta-soak-now = { $n } wässern
ta-builder-now = Baumeister, { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
  }

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

# Fragen

ta-ask-place = { $artisans ->
    [0] Setze einen Arbeiter: die Zahl eines Segments für einen Handwerker ({ $craftsmen } zur Hand).
   *[other] { $craftsmen ->
        [0] Setze einen Arbeiter: a und die Zahl eines Segments für einen Kunsthandwerker ({ $artisans } zur Hand).
       *[other] Setze einen Arbeiter: die Zahl eines Segments für einen Handwerker ({ $craftsmen } zur Hand), a und die Zahl für einen Kunsthandwerker ({ $artisans }).
      }
  }
ta-ask-ring = Segment { $slice }, { $ring }: { $shown }. Was tust du? Du hast { $goods }.
ta-ask-space = Auf welchem Feld steht dein { $figure }?
ta-ask-rider = Welcher deiner Krieger bekommt das Pferd?
ta-ask-face = Wohin wendet sich die Figur auf { $space } ({ $figure })?
ta-ask-weapon = Benutzt du deine Waffe ({ $weapon })?
ta-ask-inspector = Das Schwert darf einen Inspektor ein Feld versetzen. Welchen?
ta-ask-pm-space = { $minister } baut: Du wählst, wo sein { $figure } steht.
ta-ask-pm-face = { $minister } baut: Du wählst, wem sein { $figure } sich zuwendet.
ta-ask-none = Du hast jetzt nichts zu entscheiden.
ta-ends-turn = { $action } beendet deinen Zug. Gleich danach wird gewürfelt, und dann lässt es sich nicht zurücknehmen.

# Was eine Wahl kostet und bringt

ta-pay = zahle { $goods }
ta-gain = +{ $goods }
ta-rotates-inner = der innere Ring dreht sich ein Segment im Uhrzeigersinn
ta-rotates-middle = der mittlere Ring dreht sich ein Segment gegen den Uhrzeigersinn
ta-then-place = dann stellst du auf: { $figure }
ta-then-face = dann wählst du die Richtung
ta-weapon-ready = Waffe aktiv: { $weapon }
ta-weapon-spent = Waffe wird inaktiv: { $weapon }
ta-take-weapon = Waffe wird aktiv: { $weapon }
ta-take-soak = { $n } trockener Lehm wird feucht
ta-take-upgrade = dein Handwerker wird für immer Kunsthandwerker
ta-take-priority = du spielst in der nächsten Runde früher
ta-take-blacksmith = alle deine Waffen werden aktiv
ta-skip = die Waffe behalten
ta-stay = kein Inspektor geht
ta-no-change = sonst ändert sich nichts
ta-does-horse = ein eigener Krieger bedeckt drei Felder
ta-does-musician = wertet in jeder Runde die Krieger seiner Reihe und Spalte
ta-does-footman = wertet am Ende die Krieger um ihn herum
ta-does-kneeling_archer = +1 Stärke für den Krieger, dem er sich zuwendet
ta-does-builder = später: ein Krieger für Münzen; jede Runde 1 Münze
ta-does-administrator = später: die innere Aktion noch einmal; jede Runde 1 Münze
ta-does-inspector = später: einen Inspektor versetzen; jede Runde 1 Münze
ta-does-claymaker = später: 3 Lehm feucht; jede Runde bleibt 1 Lehm feucht
ta-does-craftsman = später: der Lehm aus zwei Lagern; jede Runde bleibt 1 Lehm feucht
ta-does-blacksmith = später: alle Waffen aktiv; jede Runde bleibt 1 Lehm feucht

ta-alone = allein
ta-strength = { $name } { $n }
ta-group-yours = Gruppe von { $size } ({ $strengths }): du führst
ta-group-led = Gruppe von { $size } ({ $strengths }): { $leader } führt
ta-group-tied = Gruppe von { $size } ({ $strengths }): Gleichstand
ta-change-of = { $name } { $change }
ta-change-weapon = Waffe bis zu +{ $points }
ta-change-inspector = Inspektoren { $shares }
ta-change-musician = Musiker { $shares }
ta-change-tile = Plättchen { $shares }
ta-change-footman = Fußknechte { $shares }
ta-change-group = Gruppen { $shares }
ta-brief-group = Gruppe { $size }
ta-brief-change-inspector = Insp { $amount }
ta-brief-change-musician = Mus { $amount }
ta-brief-change-tile = Plät { $amount }
ta-brief-change-footman = Fußk { $amount }
ta-brief-change-group = Grp { $amount }

# Das Protokoll: Der Satz eines Spielers ist sein Name und einiges davon, mit Kommas dazwischen

ta-log = { $name } { $what }.
ta-log-place = setzt einen { $worker } auf Segment { $slice }
ta-log-rotate = dreht einen Ring ({ $ring })
ta-log-decline = lehnt ab ({ $shown })
ta-log-hire = wirbt einen Meister an ({ $master })
ta-log-inspect = { $steps ->
    [-1] rückt den { $inspector } ein Feld zurück
    [1] rückt den { $inspector } ein Feld vor
   *[other] rückt den { $inspector } zwei Felder vor
  }
ta-log-use = benutzt die Waffe
ta-log-weapon = macht eine Waffe aktiv ({ $weapon })
ta-log-soak = wässert den trockenen Lehm
ta-log-upgrade = macht den Handwerker zum Kunsthandwerker
ta-log-priority = nimmt einen Vorrangmarker
ta-log-blacksmith = macht alle Waffen aktiv
ta-log-pays = zahlt { $goods }
ta-log-gets = erhält { $goods }
ta-log-scores = erhält { $points }
ta-log-builds = baut auf { $space } ({ $figure })
ta-log-facing = { $what } nach { $direction }
ta-log-chooses = wählt { $what } für ihn
ta-log-dried = { $name } sieht { $n } Lehm trocknen.
ta-log-round = Runde { $round } beginnt.
ta-log-over = Das Spiel ist aus.

# Das Protokoll: der Kanzler, mit der Regel am Ende

ta-log-rule = { $name } { $what }. [{ $rule }]
ta-pm-overseer = würfelt { $a } und { $b }: Der Aufseher geht { $count ->
    [one] 1 Segment
   *[other] { $count } Segmente
  }, auf Segment { $slice }
ta-pm-decree = würfelt { $a } und { $b } für einen Erlass: Zeile { $row } wird markiert
ta-pm-other-decree = würfelt { $a } und { $b } für einen Erlass: Zeile { $sum } ist schon markiert, also wird es Zeile { $row }
ta-pm-no-decree = würfelt { $a } und { $b } für einen Erlass, aber jede Zeile ist markiert
ta-pm-worker = setzt einen { $worker } auf Segment { $slice }
ta-pm-cannot-build = kann nicht bauen ({ $why }) und würfelt für einen Erlass
ta-pm-cannot-upgrade = kann nicht befördern ({ $why }) und würfelt für einen Erlass
ta-pm-spare = nimmt eine Ersatzaktion ({ $why }): { $effects }
ta-pm-upgrade = macht seinen Handwerker zum Kunsthandwerker
ta-pm-weapon = macht eine Waffe verfügbar ({ $weapon })
ta-pm-blacksmith = macht alle seine Waffen verfügbar
ta-pm-administrator = wiederholt mit dem Verwalter die innere Aktion: { $shown }
ta-pm-stack = nimmt den Lehm eines Lagers ({ $stack }): { $effects }
ta-pm-stacks = nimmt den Lehm eines Lagers ({ $stack }; { $effects }); der eines anderen wird abgelegt ({ $other })
ta-pm-rotation = dreht die Ringe: innen { $inner }, Mitte { $middle }
ta-pm-row = folgt der Erlasszeile { $row }: { $order }
ta-row-weapon = eine Waffe wird verfügbar ({ $weapon })
ta-row-weapon-had = die Waffe ist schon verfügbar ({ $weapon })
ta-row-build = bauen für { $n } Lehm
ta-row-2 = eine Ersatzaktion
ta-row-11 = die erste nicht verfügbare Waffe von links
ta-row-12 = Punkte
ta-pm-row-12 = den letzten Erlass
ta-pm-no-specialist = stellt keinen Spezialisten auf: { $effects }
ta-pm-specialist = stellt auf { $space } einen Spezialisten auf ({ $figure }), mit seiner Waffe ({ $weapon }): { $effects }
ta-pm-uses = benutzt eine Waffe ({ $weapon }): { $effects }
ta-pm-stays = lässt die Inspektoren, wo sie sind
ta-pm-inspector = { $steps ->
    [-1] rückt den { $inspector } ein Feld zurück, ein Ausschlag von { $swing } SP
    [1] rückt den { $inspector } ein Feld vor, ein Ausschlag von { $swing } SP
   *[other] rückt den { $inspector } zwei Felder vor, ein Ausschlag von { $swing } SP
  }
ta-pm-master = bekommt einen Meister ({ $master })
ta-pm-gains = erhält { $goods }
ta-pm-gets = führt aus: { $what } ({ $effects })
ta-pm-builds = { $payment } auf { $space } ({ $figure }, { $effects }): { $reasons }
ta-pm-will-build = { $payment } ({ $figure }): { $reasons }; das Feld wählst du
ta-paid-clay = zahlt { $goods } und baut
ta-paid-builder = nutzt den Baumeister für { $goods } und baut
ta-paid-surprise = baut überraschend für { $goods }
ta-paid-before = baut

ta-why-no-clay = zu wenig Lehm
ta-why-no-coins = zu wenige Münzen
ta-why-no-room = kein Sockel, Krieger oder Feld
ta-why-artisan = er ist schon Kunsthandwerker
ta-why-no-master = der Meister ist nicht seiner
ta-why-no-stack = alle Lager sind leer
ta-why-nothing-to-soak = die Lager sind leer
ta-why-available = schon verfügbar
ta-why-priority = Vorrang
ta-why-decree = durch Erlass

ta-because-group-a = um in einer Gruppe mit Gleichstand zu führen
ta-because-group-b = um einen Rückstand von eins aufzuholen, oder neben einem Einzelnen
ta-because-group-c = um in einer gemeinsamen Gruppe aufzuholen
ta-because-group-d = um zu einer Gruppe zu kommen, die er noch gewinnen kann
ta-because-group-e = um eine Gruppe zu stärken, in der er führt
ta-because-group-f = neben den eigenen
ta-because-group-new = keine Gruppe zum Anschließen
ta-because-priority = nahe den Inspektoren
ta-because-tile = im Gebiet { $tile }
ta-because-best-priority = am nächsten bei den Inspektoren
ta-because-musicians = die meisten Musiker
ta-because-footman = neben einem Fußknecht
ta-because-chosen = eines von { $n } Feldern, für ihn gewählt
ta-because-only = das einzige Feld, das bleibt

ta-scored-inspectors = Inspektoren in Spalte { $column } und Reihe { $row }: { $shares }. [{ $rule }]
ta-scored-musician = Musiker auf { $chosen }: { $shares }. [{ $rule }]
ta-scored-tile = Das Plättchen der Runde, { $chosen }: { $shares }. [{ $rule }]
ta-scored-footman = Fußknecht auf { $chosen }: { $shares }. [{ $rule }]
ta-scored-group = Gruppe auf { $space } ({ $chosen }): { $shares }. [{ $rule }]
ta-scored-leftover = Übriges, { $chosen }: { $shares }. [{ $rule }]
ta-points-of = { $name } { $points }

ta-more = { $rule }: erwogen { $considered }. Gewählt: { $chosen }.
ta-more-decided = Den Ausschlag gab: { $rule }.

# Das Ende

ta-won = { $name } schlägt { $minister } mit { $mine } zu { $his } SP.
ta-lost = { $minister } gewinnt mit { $his } zu { $mine } SP: { $name } verliert.
ta-lost-tie = Je { $mine } SP: Bei Gleichstand gewinnt { $minister }, und { $name } verliert.

# Warum nicht

ta-reason-only-drawn = Das spielt niemand: Es wird ausgelost.
ta-reason-minister-never-decides = Der Kanzler entscheidet nie.
ta-reason-draw-first = Zuerst muss etwas ausgelost werden: { $draw }.
ta-reason-not-now = { $decision ->
    [place] Zuerst muss ein Arbeiter gesetzt werden.
    [inner] Jetzt kommt die Aktion des inneren Rings.
    [middle] Jetzt kommt die Aktion des mittleren Rings.
    [outer] Jetzt kommt die Aktion des äußeren Rings.
    [space] Zuerst muss ein Feld gewählt werden.
    [face] Zuerst muss eine Richtung gewählt werden.
    [weapon] Sage zuerst, ob du die Waffe benutzt.
    [inspector] Zuerst kommt der Inspektor.
    [pm-space] Wähle zuerst das Feld für den Kanzler.
    [pm-face] Wähle zuerst, wem sein Schütze sich zuwendet.
   *[other] Nicht jetzt.
  }
ta-reason-no-craftsman-at-hand = Du hast keinen Handwerker zur Hand.
ta-reason-no-artisan-at-hand = Du hast keinen Kunsthandwerker zur Hand.
ta-reason-already-rotated = Du hast in diesem Zug schon einen Ring gedreht.
ta-reason-no-base = Du hast keinen Sockel mehr.
ta-reason-no-empty-space = Jedes Feld des Mausoleums ist besetzt.
ta-reason-no-dry-clay = Du hast keinen trockenen Lehm zum Wässern.
ta-reason-worker-is-artisan = Dein Arbeiter hier ist schon Kunsthandwerker.
ta-reason-no-priority-token-left = In dieser Runde ist kein Vorrangmarker mehr da.
ta-reason-priority-token-taken = Du hast schon einen Vorrangmarker.
ta-reason-all-weapons-active = Alle deine Waffen sind aktiv.
ta-reason-two-stacks-possible = In zwei Lagern liegt Lehm: Nimm beide.
ta-reason-too-far = So weit, oder in diese Richtung, kann ein Inspektor nicht gehen.
ta-reason-worker-there = Auf Segment { $slice } steht ein Arbeiter ({ $seat }): Ein Handwerker braucht ein leeres.
ta-reason-artisan-there = Auf Segment { $slice } steht ein Kunsthandwerker ({ $seat }).
ta-reason-coin-or-clay = Sage, was: take coin oder take clay.
ta-reason-less-of-the-same = Ablehnen brächte nur weniger vom Gleichen ({ $shown }).
ta-reason-too-few-coins = { $needed ->
    [one] 1 Münze nötig, du hast { $owned }.
   *[other] { $needed } Münzen nötig, du hast { $owned }.
  }
ta-reason-too-little-clay = { $needed } feuchter Lehm nötig, du hast { $wet }{ $dry ->
    [0] .
   *[other] {" "}(und { $dry } trocken: erst wässern).
  }
ta-reason-none-on-rack = Im Regal ist keiner mehr: { $type }.
ta-reason-weapon-active = Diese Waffe ist schon aktiv: { $weapon }.
ta-reason-weapon-inactive = Diese Waffe ist nicht aktiv: { $weapon }.
ta-reason-none-left = Nicht mehr da: { $specialist }.
ta-reason-no-legal-space = Dafür gibt es kein Feld: { $specialist }.
ta-reason-warehouse-empty = In diesem Lager liegt kein Lehm: { $types }.
ta-reason-master-hired = Diesen Meister hast du schon angeworben: { $master }.
ta-reason-master-not-hired = Diesen Meister hast du nicht angeworben: { $master }.
ta-reason-not-offered = Dieser Ring bietet etwas anderes: { $shown }.
ta-reason-not-among-choices = Zur Wahl stehen { $choices }.
ta-reason-not-his-warrior = Nach { $direction } steht kein Krieger von ihm.
ta-reason-no-warrior-there = Auf { $space } steht kein Krieger.
ta-reason-not-own-warrior = Der Krieger auf { $space } gehört { $seat }.
ta-reason-has-horse = Der Krieger auf { $space } hat schon ein Pferd.
ta-reason-no-room-for-horse = Ein Pferd braucht dort zwei leere Felder in einer Linie.
ta-reason-space-taken = { $space } ist besetzt.
ta-reason-group-has-archer = Dieser Gruppe wendet sich schon ein kniender Schütze zu.
ta-reason-no-warrior-to-face = Es gibt keinen Krieger, dem er sich zuwenden könnte.
ta-reason-direction-needed = Sage, in welche Richtung der Bogen schießt.
ta-reason-no-direction-needed = Nur der Bogen braucht eine Richtung.
ta-reason-no-statue-that-way = Nach { $direction } steht keine Statue.
ta-reason-no-points = Das brächte nichts.

# Der Tisch, vorgelesen

ta-read-round = Runde { $round } von { $rounds }. Reihenfolge: { $order }.
ta-read-tile = Runde { $round } { $tile }, { $dominance } oder { $presence } SP
ta-read-tiles = Wertungsplättchen: { $tiles }.
ta-read-priority = Vorrangmarker haben genommen: { $names }.
ta-read-options = Schwierigkeit: { $options }.
ta-read-slice = Segment { $slice }: { $words }.
ta-read-craftsman = dort steht ein Handwerker von { $name }
ta-read-artisan = dort steht ein Kunsthandwerker von { $name }
ta-read-overseer = dort steht der Aufseher
ta-read-row = Reihe { $row }: { $spaces }.
ta-read-space = { $space } { $figure }
ta-read-empty-grid = Das Mausoleum ist leer.
ta-read-of = { $figure } von { $name }
ta-read-horse = Pferd von { $space }
ta-read-mounted = { $figure } mit Pferd nach { $direction }
ta-read-facing = { $figure } nach { $direction }
ta-read-inspectors = Inspektoren: Spalte { $column } und Reihe { $row }, je { $dominance } oder { $presence } SP.
ta-read-group = Auf { $space }, { $figure }: { $group }.
ta-read-type = Regal: { $figure } { $points } SP, noch { $left }, { $clay } Lehm im Lager.
ta-read-specialist = Spezialist: { $figure } für { $goods } und die Waffe { $weapon }, noch { $left }.
ta-read-specialist-gone = Spezialist nicht mehr da: { $figure }.
ta-read-weapon-on = { $weapon } aktiv
ta-read-weapon-off = { $weapon } inaktiv
ta-read-player = { $name }: { $points }, { $goods }, { $bases } Sockel. Arbeiter zur Hand: { $craftsmen } Handwerker, { $artisans } Kunsthandwerker. Waffen: { $weapons }. Meister: { $masters }.

# Die Zeichnung

ta-round-of = Runde { $round } von { $rounds }
ta-options-are = Varianten { $options }
ta-decrees = Erlasse { $rows }
ta-wheel = Rad
ta-wheel-build = bauen für { $n }
ta-wheel-hire = { $master } für { $price }$
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
ta-brief-figure-archer = Bog
ta-brief-figure-soldier = Sol
ta-brief-figure-horse = Pferd
ta-brief-figure-musician = Musik
ta-brief-figure-footman = Fußkn
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

ta-legend-figures = Krieger: O Offizier, W Wächter, B Schütze (mit dem Bogen), S Soldat, mit dem Zeichen ihres Spielers; = ist ein Pferd, dessen andere zwei Felder.
ta-legend-specialists = Spezialisten: ♪ Musiker, F Fußknecht, K kniender Schütze mit einem Pfeil dorthin, wohin er sich wendet. Unter dem Rad ihre Preise in Münzen ($) und wie viele übrig sind.
ta-legend-spaces = Leere Felder: · und im Gebiet des Plättchens der Runde □.
ta-legend-inspectors = Inspektoren: ▼ über der inspizierten Spalte, ► vor der inspizierten Reihe.
ta-legend-wheel = Rad: Ein Zeichen ist ein Handwerker dieses Spielers, zwei Zeichen ein Kunsthandwerker, ◎ der Aufseher. Was du jetzt nicht tun kannst, steht in Klammern (schmal: ×; + ist ein Meister zum Anwerben).
ta-legend-rack = Regal: die Punkte des nächsten Kriegers jedes Typs und der Lehm in seinem Lager (schmal: w).
ta-legend-weapons = Waffen: S Schwert, H Hellebarde, B Bogen, P Speer; ein kleiner Buchstabe ist nicht aktiv. Seine liegen in der Ordnung seiner Reihe. Lehm: feu ist feucht, tro trocken.
