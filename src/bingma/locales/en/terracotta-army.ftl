# Terracotta Army: everything that is said about it. Names in the notation (place craftsman 5, at C4)
# are the same in every language; their words are here.

ta-points = { $n } VP
ta-goods-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
  }
ta-goods-clay = { $n } wet clay
ta-goods-dry-clay = { $n } dry clay
ta-goods-any-clay = { $n } clay
ta-none = none

ta-figure-officer = officer
ta-figure-guard = guard
ta-figure-archer = archer
ta-figure-soldier = soldier
ta-figure-horse = horse
ta-figure-musician = musician
ta-figure-footman = footman
ta-figure-kneeling_archer = kneeling archer

ta-weapon-sword = sword
ta-weapon-halberd = halberd
ta-weapon-bow = bow
ta-weapon-spear = spear

ta-worker-craftsman = craftsman
ta-worker-artisan = artisan

ta-direction-north = north
ta-direction-east = east
ta-direction-south = south
ta-direction-west = west

ta-ring-inner = inner ring
ta-ring-middle = middle ring
ta-ring-outer = outer ring

ta-inspector-col = column inspector
ta-inspector-row = row inspector

ta-tile-officer = officers
ta-tile-guard = guards
ta-tile-archer = archers
ta-tile-soldier = soldiers
ta-tile-quad_nw = north-west
ta-tile-quad_ne = north-east
ta-tile-quad_sw = south-west
ta-tile-quad_se = south-east
ta-tile-border = border
ta-tile-centre_cross = centre cross
ta-tile-coins = coins
ta-tile-clay = clay

ta-part-rack = rack
ta-part-weapon = weapons
ta-part-spare = spare actions
ta-part-decree = decrees
ta-part-priority = priority
ta-part-inspector = inspectors
ta-part-musician = musicians
ta-part-tile = tiles
ta-part-footman = footmen
ta-part-group = groups
ta-part-leftover = leftovers

ta-option-1 = a decree in every turn
ta-option-2 = spare actions give 5 VP
ta-option-3 = surprise builds are cheaper
ta-option-4 = two masters at the start
ta-option-5 = an artisan and 4 clay at the start
ta-option-6 = one more warrior for him at the inspectors
ta-option-7 = one more of everything for him at tiles
ta-option-8 = builds cost him 2 clay

# What a slice shows

ta-shown-coins = { ta-goods-coins }
ta-shown-clay = { $n } clay
ta-shown-build = build for { $n } clay
ta-shown-soak = soak
ta-shown-upgrade = upgrade
ta-shown-priority = priority
ta-shown-specialist = specialist
ta-shown-builder = builder
ta-shown-administrator = administrator
ta-shown-inspector = inspector
ta-shown-claymaker = claymaker
ta-shown-craftsman = master craftsman
ta-shown-blacksmith = blacksmith
ta-shown-sword = sword
ta-shown-halberd = halberd
ta-shown-bow = bow
ta-shown-spear = spear
ta-impossible = { $words } not possible
ta-hire-for = hire { $master } for { $price }
ta-soak-now = soak { $n } clay
ta-builder-now = builder, { $price ->
    [one] 1 coin
   *[other] { $price } coins
  }

ta-brief-coins = coin
ta-brief-clay = clay
ta-brief-build = bld
ta-brief-soak = soak
ta-brief-upgrade = upgr
ta-brief-priority = prior
ta-brief-specialist = spec
ta-brief-builder = bldr
ta-brief-administrator = admin
ta-brief-inspector = insp
ta-brief-claymaker = claym
ta-brief-craftsman = craft
ta-brief-blacksmith = smith
ta-brief-sword = sword
ta-brief-halberd = halbd
ta-brief-bow = bow
ta-brief-spear = spear

# Questions

ta-ask-place = { $artisans ->
    [0] Place a worker: type the number of a slice for a craftsman ({ $craftsmen } at hand).
   *[other] { $craftsmen ->
        [0] Place a worker: type a and the number of a slice for an artisan ({ $artisans } at hand).
       *[other] Place a worker: the number of a slice for a craftsman ({ $craftsmen } at hand), a and the number for an artisan ({ $artisans }).
      }
  }
ta-ask-ring = Slice { $slice }, { $ring }: { $shown }. What do you do? You have { $goods }.
ta-ask-space = On which space does your { $figure } stand?
ta-ask-rider = Which of your warriors gets the horse?
ta-ask-face = Which way does the { $figure } on { $space } go?
ta-ask-weapon = Do you use your { $weapon }?
ta-ask-inspector = The sword may move an inspector one space. Which one?
ta-ask-pm-space = { $minister } builds: you choose the space of his { $figure }.
ta-ask-pm-face = { $minister } builds: you choose whom his { $figure } faces.
ta-ask-none = It is not your decision now.
ta-ends-turn = { $action } ends your turn. The dice are rolled at once, and then it cannot be taken back.

# What a choice costs and brings

ta-pay = pay { $goods }
ta-gain = +{ $goods }
ta-rotates-inner = the inner ring turns one slice clockwise
ta-rotates-middle = the middle ring turns one slice counter-clockwise
ta-then-place = then place the { $figure }
ta-then-face = then choose its direction
ta-weapon-ready = your { $weapon } is active
ta-weapon-spent = your { $weapon } becomes inactive
ta-take-weapon = your { $weapon } becomes active
ta-take-soak = { $n } dry clay becomes wet
ta-take-upgrade = your craftsman becomes an artisan for good
ta-take-priority = you play earlier in the next round
ta-take-blacksmith = all your weapons become active
ta-skip = keep the weapon
ta-stay = no inspector moves
ta-no-change = nothing else changes
ta-does-horse = a warrior of yours covers three spaces
ta-does-musician = scores each round for warriors in its row and column
ta-does-footman = scores at the end for the warriors around it
ta-does-kneeling_archer = +1 strength for the warrior it faces
ta-does-builder = later: build a warrior for coins; 1 coin each round
ta-does-administrator = later: the inner action again; 1 coin each round
ta-does-inspector = later: move an inspector; 1 coin each round
ta-does-claymaker = later: 3 wet clay; 1 clay stays wet each round
ta-does-craftsman = later: clay of two warehouses; 1 clay stays wet each round
ta-does-blacksmith = later: all weapons active; 1 clay stays wet each round

ta-alone = alone
ta-strength = { $name } { $n }
ta-group-yours = group of { $size } ({ $strengths }): you lead
ta-group-led = group of { $size } ({ $strengths }): { $leader } leads
ta-group-tied = group of { $size } ({ $strengths }): tied
ta-change-of = { $name } { $change }
ta-change-weapon = weapon up to +{ $points }
ta-change-inspector = inspectors { $shares }
ta-change-musician = musicians { $shares }
ta-change-tile = tile { $shares }
ta-change-footman = footmen { $shares }
ta-change-group = groups { $shares }
ta-brief-group = group { $size }
ta-brief-change-inspector = insp { $amount }
ta-brief-change-musician = mus { $amount }
ta-brief-change-tile = tile { $amount }
ta-brief-change-footman = foot { $amount }
ta-brief-change-group = grp { $amount }

# The log: a player's sentence is the name and some of these, with commas between

ta-log = { $name } { $what }.
ta-log-place = places { $worker ->
    [artisan] an artisan
   *[other] a { $worker }
  } on slice { $slice }
ta-log-rotate = turns the { $ring }
ta-log-decline = declines { $shown }
ta-log-hire = hires the { $master }
ta-log-inspect = moves the { $inspector } { $steps ->
    [-1] one space back
    [1] one space forward
   *[other] two spaces forward
  }
ta-log-use = uses the weapon
ta-log-weapon = makes the { $weapon } active
ta-log-soak = soaks the dry clay
ta-log-upgrade = turns the craftsman into an artisan
ta-log-priority = takes a priority token
ta-log-blacksmith = makes all weapons active
ta-log-pays = pays { $goods }
ta-log-gets = gets { $goods }
ta-log-scores = scores { $points }
ta-log-builds = builds { $figure ->
    [officer] an officer
    [archer] an archer
   *[other] a { $figure }
  } on { $space }
ta-log-facing = { $what } to the { $direction }
ta-log-chooses = chooses { $what } for him
ta-log-dried = { $name } sees { $n } clay dry.
ta-log-round = Round { $round } begins.
ta-log-over = The game is over.

# The log: the Prime Minister, with the rule at the end

ta-log-rule = { $name } { $what }. [{ $rule }]
ta-pm-overseer = rolls { $a } and { $b }: the overseer goes { $count ->
    [one] 1 slice
   *[other] { $count } slices
  }, to slice { $slice }
ta-pm-decree = rolls { $a } and { $b } for a decree: row { $row } is marked
ta-pm-other-decree = rolls { $a } and { $b } for a decree: row { $sum } is marked already, so row { $row } is
ta-pm-no-decree = rolls { $a } and { $b } for a decree, but every row is marked
ta-pm-worker = places { $worker ->
    [artisan] an artisan
   *[other] a { $worker }
  } on slice { $slice }
ta-pm-cannot-build = cannot build ({ $why }) and rolls for a decree
ta-pm-cannot-upgrade = cannot upgrade ({ $why }) and rolls for a decree
ta-pm-spare = takes a spare action ({ $why }): { $effects }
ta-pm-upgrade = turns his craftsman into an artisan
ta-pm-weapon = makes the { $weapon } available
ta-pm-blacksmith = makes all his weapons available
ta-pm-administrator = copies the inner action with the administrator: { $shown }
ta-pm-stack = takes the clay of the { $stack } warehouse: { $effects }
ta-pm-stacks = takes the clay of the { $stack } warehouse ({ $effects }); that of the { $other } warehouse is discarded
ta-pm-rotation = turns the rings: inner { $inner }, middle { $middle }
ta-pm-row = follows decree row { $row }: { $order }
ta-row-weapon = the { $weapon } becomes available
ta-row-weapon-had = the { $weapon } is available already
ta-row-build = build for { $n } clay
ta-row-2 = a spare action
ta-row-11 = the leftmost unavailable weapon
ta-row-12 = points
ta-pm-row-12 = the last decree
ta-pm-no-specialist = places no specialist: { $effects }
ta-pm-specialist = places a { $figure } on { $space } with his { $weapon }: { $effects }
ta-pm-uses = uses the { $weapon }: { $effects }
ta-pm-stays = leaves the inspectors where they are
ta-pm-inspector = moves the { $inspector } { $steps ->
    [-1] one space back
    [1] one space forward
   *[other] two spaces forward
  }, a swing of { $swing } VP
ta-pm-master = gets the { $master }
ta-pm-gains = gains { $goods }
ta-pm-gets = resolves { $what }: { $effects }
ta-pm-builds = { $payment } { $figure ->
    [officer] an officer
    [archer] an archer
   *[other] a { $figure }
  } on { $space } ({ $effects }): { $reasons }
ta-pm-will-build = { $payment } { $figure ->
    [officer] an officer
    [archer] an archer
   *[other] a { $figure }
  }: { $reasons }; the space is yours to choose
ta-paid-clay = pays { $goods } and builds
ta-paid-builder = uses the builder for { $goods } and builds
ta-paid-surprise = builds by surprise, for { $goods },
ta-paid-before = builds

ta-why-no-clay = too little clay
ta-why-no-coins = too few coins
ta-why-no-room = no base, warrior or space
ta-why-artisan = it is an artisan already
ta-why-no-master = the master is not his
ta-why-no-stack = all warehouses are empty
ta-why-nothing-to-soak = the warehouses are empty
ta-why-available = available already
ta-why-priority = priority
ta-why-decree = by decree

ta-because-group-a = to lead a tied group
ta-because-group-b = to catch up by one, or beside a lone warrior
ta-because-group-c = to catch up in a shared group
ta-because-group-d = to join a group that he may still win
ta-because-group-e = to strengthen a group he leads
ta-because-group-f = beside his own
ta-because-group-new = no group to join
ta-because-priority = near the inspectors
ta-because-tile = inside { $tile }
ta-because-best-priority = nearest to the inspectors
ta-because-musicians = most musicians
ta-because-footman = next to a footman
ta-because-chosen = one of { $n } spaces, chosen for him
ta-because-only = the only space left

ta-scored-inspectors = Inspectors in column { $column } and row { $row }: { $shares }. [{ $rule }]
ta-scored-musician = Musician on { $chosen }: { $shares }. [{ $rule }]
ta-scored-tile = The round's tile, { $chosen }: { $shares }. [{ $rule }]
ta-scored-footman = Footman on { $chosen }: { $shares }. [{ $rule }]
ta-scored-group = Group of { $chosen }s at { $space }: { $shares }. [{ $rule }]
ta-scored-leftover = Leftovers, { $chosen }: { $shares }. [{ $rule }]
ta-points-of = { $name } { $points }

ta-more = { $rule }: considered { $considered }. Chosen: { $chosen }.
ta-more-decided = What decided: { $rule }.

# The end

ta-won = { $name } beats { $minister } by { $mine } VP to { $his }.
ta-lost = { $minister } wins by { $his } VP to { $mine }: { $name } loses.
ta-lost-tie = { $mine } VP each: a tie is a win for { $minister }, and { $name } loses.

# Why not

ta-reason-only-drawn = Nobody plays that: it is drawn.
ta-reason-minister-never-decides = The Prime Minister never decides.
ta-reason-draw-first = Something has to be drawn first: { $draw }.
ta-reason-not-now = { $decision ->
    [place] A worker has to be placed first.
    [inner] The inner ring's action comes now.
    [middle] The middle ring's action comes now.
    [outer] The outer ring's action comes now.
    [space] A space has to be chosen first.
    [face] A direction has to be chosen first.
    [weapon] First say whether you use the weapon.
    [inspector] The inspector comes first.
    [pm-space] First choose the space for the Prime Minister.
    [pm-face] First choose whom his archer faces.
   *[other] Not now.
  }
ta-reason-no-craftsman-at-hand = You have no craftsman at hand.
ta-reason-no-artisan-at-hand = You have no artisan at hand.
ta-reason-already-rotated = You have turned a ring in this turn.
ta-reason-no-base = You have no base left.
ta-reason-no-empty-space = Every space of the mausoleum is taken.
ta-reason-no-dry-clay = You have no dry clay to soak.
ta-reason-worker-is-artisan = Your worker here is an artisan already.
ta-reason-no-priority-token-left = No priority token is left in this round.
ta-reason-priority-token-taken = You have a priority token already.
ta-reason-all-weapons-active = All your weapons are active.
ta-reason-two-stacks-possible = Two warehouses hold clay: take both.
ta-reason-too-far = An inspector cannot move so far, or that way.
ta-reason-worker-there = A worker stands on slice { $slice } ({ $seat }): a craftsman needs an empty one.
ta-reason-artisan-there = An artisan stands on slice { $slice } ({ $seat }).
ta-reason-coin-or-clay = Say which: take coin or take clay.
ta-reason-less-of-the-same = Declining would only bring less of the same ({ $shown }).
ta-reason-too-few-coins = { $needed ->
    [one] 1 coin needed, you have { $owned }.
   *[other] { $needed } coins needed, you have { $owned }.
  }
ta-reason-too-little-clay = { $needed } wet clay needed, you have { $wet }{ $dry ->
    [0] .
   *[other] {" "}(and { $dry } dry: soak first).
  }
ta-reason-none-on-rack = No { $type } is left on the rack.
ta-reason-weapon-active = Your { $weapon } is active already.
ta-reason-weapon-inactive = Your { $weapon } is not active.
ta-reason-none-left = No { $specialist } is left.
ta-reason-no-legal-space = There is no space for a { $specialist }.
ta-reason-warehouse-empty = No clay lies in the warehouse: { $types }.
ta-reason-master-hired = You have hired the { $master } already.
ta-reason-master-not-hired = You have not hired the { $master }.
ta-reason-not-offered = This ring offers something else: { $shown }.
ta-reason-not-among-choices = The choice is among { $choices }.
ta-reason-not-his-warrior = To the { $direction } stands no warrior of his to be faced.
ta-reason-no-warrior-there = No warrior stands on { $space }.
ta-reason-not-own-warrior = The warrior on { $space } belongs to { $seat }.
ta-reason-has-horse = The warrior on { $space } has a horse.
ta-reason-no-room-for-horse = A horse needs two empty spaces in a line there.
ta-reason-space-taken = { $space } is taken.
ta-reason-group-has-archer = A kneeling archer faces that group already.
ta-reason-no-warrior-to-face = There is no warrior to face.
ta-reason-direction-needed = Say in which direction the bow is used.
ta-reason-no-direction-needed = Only the bow needs a direction.
ta-reason-no-statue-that-way = No statue stands to the { $direction }.
ta-reason-no-points = That would score nothing.

# The table read aloud

ta-read-round = Round { $round } of { $rounds }. Order: { $order }.
ta-read-tile = round { $round } { $tile }, { $dominance } or { $presence } VP
ta-read-tiles = Scoring tiles: { $tiles }.
ta-read-priority = Priority tokens taken: { $names }.
ta-read-options = Difficulty: { $options }.
ta-read-slice = Slice { $slice }: { $words }.
ta-read-craftsman = a craftsman of { $name } stands there
ta-read-artisan = an artisan of { $name } stands there
ta-read-overseer = the overseer stands there
ta-read-row = Row { $row }: { $spaces }.
ta-read-space = { $space } { $figure }
ta-read-empty-grid = The mausoleum is empty.
ta-read-of = { $figure } of { $name }
ta-read-horse = horse of { $space }
ta-read-mounted = { $figure } with a horse to the { $direction }
ta-read-facing = { $figure } facing { $direction }
ta-read-inspectors = Inspectors: column { $column } and row { $row }, { $dominance } or { $presence } VP each.
ta-read-group = At { $space }, { $figure }s: { $group }.
ta-read-type = Rack: { $figure } { $points } VP, { $left } left, { $clay } clay in the warehouse.
ta-read-specialist = Specialist: { $figure } for { $goods } and the { $weapon }, { $left } left.
ta-read-specialist-gone = Specialist: no { $figure } is left.
ta-read-weapon-on = { $weapon } active
ta-read-weapon-off = { $weapon } inactive
ta-read-player = { $name }: { $points }, { $goods }, { $bases } bases. Workers at hand: { $craftsmen } craftsmen, { $artisans } artisans. Weapons: { $weapons }. Masters: { $masters }.

# The drawing

ta-round-of = round { $round } of { $rounds }
ta-options-are = options { $options }
ta-decrees = decrees { $rows }
ta-wheel = Wheel
ta-wheel-build = build for { $n }
ta-wheel-hire = hire { $master } { $price }$
ta-inner = inner
ta-middle = middle
ta-outer = outer
ta-rack = Rack
ta-next = next VP
ta-left = left
ta-clay = clay
ta-tiles = Tiles
ta-specialists = Specialists
ta-priced = { $figure } { $price }$
ta-priced-left = { $figure } { $price }$ ({ $left })
ta-sold-out = { $figure } –
ta-you = you
ta-head-points = VP
ta-head-coins = coins
ta-head-wet = wet
ta-head-dry = dry
ta-head-bases = bases
ta-head-workers = workers
ta-head-weapons = weapons
ta-head-masters = masters
ta-workers = { $craftsmen }c { $artisans }a

ta-letter-officer = O
ta-letter-guard = G
ta-letter-archer = A
ta-letter-soldier = S
ta-letter-sword = S
ta-letter-halberd = H
ta-letter-bow = B
ta-letter-spear = P
ta-brief-figure-officer = off
ta-brief-figure-guard = gua
ta-brief-figure-archer = arc
ta-brief-figure-soldier = sol
ta-brief-figure-horse = horse
ta-brief-figure-musician = music
ta-brief-figure-footman = foot
ta-brief-figure-kneeling_archer = kneel
ta-brief-tile-officer = officers
ta-brief-tile-guard = guards
ta-brief-tile-archer = archers
ta-brief-tile-soldier = soldiers
ta-brief-tile-quad_nw = NW
ta-brief-tile-quad_ne = NE
ta-brief-tile-quad_sw = SW
ta-brief-tile-quad_se = SE
ta-brief-tile-border = border
ta-brief-tile-centre_cross = cross
ta-brief-tile-coins = coins
ta-brief-tile-clay = clay

ta-legend-figures = Warriors: O officer, G guard, A archer, S soldier, with the mark of their owner; = is a horse, its other two spaces.
ta-legend-specialists = Specialists: ♪ musician, F footman, K kneeling archer with an arrow to whom it faces. Below the wheel, their prices in coins ($) and how many are left.
ta-legend-spaces = Empty spaces: · and inside the area of the round's tile □.
ta-legend-inspectors = Inspectors: ▼ over the inspected column, ► before the inspected row.
ta-legend-wheel = Wheel: a mark is a craftsman of that player, two marks an artisan, ◎ the overseer. What you cannot do now is in brackets (narrow: ×; + is a master to hire).
ta-legend-rack = Rack: the points of the next warrior of each type, and the clay in its warehouse (narrow: w).
ta-legend-weapons = Weapons: S sword, H halberd, B bow, P spear; a small letter is not active. His stand in the order of his row.
