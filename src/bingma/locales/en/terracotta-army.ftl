# Terracotta Army: everything that is said about it, in the terminal and on the page. Names in the
# notation (place craftsman 5, at C4) are the same in every language; their words are here.
#
# A player is { $who }; { $who-you } is “yes” where the listener is meant. Li Si, the Prime Minister,
# never listens, so what he does has one form. A thing brings its attributes: { $figure-a } is the
# attribute “a” of a figure. A language may give a thing other attributes than these.

## The first page (door)

ta-door = A wheel of actions, 63 spaces.
ta-door-alone = The Prime Minister plays by fixed rules and tells why.
ta-moment = Round { $round } of { $rounds }
ta-door-option-1 = A decree in every turn
    .hint = rolled if none was
    .about = He rolls a decree in every turn that had none.
ta-door-option-2 = Spare actions: 5 VP
    .hint = in place of 2
    .about = A spare action gives him 5 VP in place of 2.
ta-door-option-3 = Cheaper surprises
    .hint = from 6 goods, 3 are paid
    .about = He makes surprise builds from 6 clay or coins on, and pays 3 for each.
ta-door-option-4 = Two masters at first
    .hint = in place of one
    .about = He has two masters from the start, in place of one.
ta-door-option-5 = An artisan and 4 clay
    .hint = from the start
    .about = One of his craftsmen is an artisan from the start, and he has 4 more clay.
ta-door-option-6 = +1 at the inspectors
    .hint = in row and column
    .about = He counts one more warrior in the inspected row and column.
ta-door-option-7 = +1 at scoring tiles
    .hint = coin, clay or warrior
    .about = He counts one more coin, clay or warrior at every scoring tile.
ta-door-option-8 = Builds cost him 2 clay
    .hint = whatever the wheel says
    .about = A build costs him 2 clay, whatever the wheel or a decree says.

# How hard he is: the chosen options by their measured strength (docs/li-si.md).
ta-difficulty-1 = Courteous
    .about = A simple player wins about one game in three.
ta-difficulty-2 = Watchful
    .about = A simple player wins about one game in four.
ta-difficulty-3 = Stern
    .about = A simple player wins about one game in eight.
ta-difficulty-4 = Ruthless
    .about = A simple player wins about one game in twenty.
ta-difficulty-5 = The iron law
    .about = A simple player wins hardly one game in a hundred.
ta-difficulty-6 = All under heaven
    .about = Nobody is expected to win. Prove us wrong.

## Things

ta-points = { $n } VP
ta-goods-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
ta-goods-wet = { $n } wet clay
ta-goods-dry = { $n } dry clay
# The Prime Minister's, which never dries.
ta-goods-clay = { $n } clay
ta-plus = +{ $n }
ta-minus = −{ $n }
ta-zero = { $n }

ta-figure-officer = officer
    .a = an officer
    .many = officers
ta-figure-guard = guard
    .a = a guard
    .many = guards
ta-figure-archer = archer
    .a = an archer
    .many = archers
ta-figure-soldier = soldier
    .a = a soldier
    .many = soldiers
ta-figure-horse = horse
    .a = a horse
    .many = horses
ta-figure-musician = musician
    .a = a musician
    .many = musicians
ta-figure-footman = footman
    .a = a footman
    .many = footmen
ta-figure-kneeling_archer = kneeling archer
    .a = a kneeling archer
    .many = kneeling archers
ta-figures = { $figure-many }

ta-weapon-sword = sword
    .the = the sword
ta-weapon-halberd = halberd
    .the = the halberd
ta-weapon-bow = bow
    .the = the bow
ta-weapon-spear = spear
    .the = the spear
ta-the-weapon = { $weapon-the }
ta-weapon-on = { $weapon } active
ta-weapon-off = { $weapon } inactive
# The Prime Minister's.
ta-his-weapon-on = { $weapon } available
ta-his-weapon-off = { $weapon } not available

ta-worker-craftsman = craftsman
    .a = a craftsman
ta-worker-artisan = artisan
    .a = an artisan
# Where a worker stands.
ta-worker-on = slice { $slice } ({ $who-you ->
    [yes] your { $worker }
   *[no] { $worker } of { $who }
  })

ta-his-worker-on = slice { $slice } (his { $worker })

ta-direction-north = north
ta-direction-east = east
ta-direction-south = south
ta-direction-west = west

ta-ring-inner = inner ring
ta-ring-middle = middle ring
ta-ring-outer = outer ring

ta-inspector-col = column inspector
ta-inspector-row = row inspector
ta-column = column { $line }
ta-row = row { $line }
ta-spaces = { $n } spaces

# What a scoring tile counts.
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

# What a ring shows on a slice; masters have the same names.
ta-shown-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
    .the = the coins
ta-shown-clay = { $n } clay
    .the = the clay
ta-shown-build = build for { $n } clay
    .the = a build
ta-shown-soak = soak
    .the = soaking
ta-shown-upgrade = upgrade
    .the = the upgrade
ta-shown-priority = priority
    .the = the priority action
ta-shown-specialist = specialist
    .the = a specialist
ta-shown-builder = builder
    .the = the builder
ta-shown-administrator = administrator
    .the = the administrator
ta-shown-inspector = inspector
    .the = the master inspector
ta-shown-claymaker = claymaker
    .the = the claymaker
ta-shown-craftsman = master craftsman
    .the = the master craftsman
ta-shown-blacksmith = blacksmith
    .the = the blacksmith
ta-shown-sword = sword
    .the = the sword
ta-shown-halberd = halberd
    .the = the halberd
ta-shown-bow = bow
    .the = the bow
ta-shown-spear = spear
    .the = the spear

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
ta-option-2 = spare actions give him 5 VP
ta-option-3 = surprise builds are cheaper
ta-option-4 = two masters at the start
ta-option-5 = an artisan and 4 clay at the start
ta-option-6 = one more warrior for him at the inspectors
ta-option-7 = one more of everything for him at tiles
ta-option-8 = builds cost him 2 clay

# A number of somebody.
ta-share = { $who-you ->
    [yes] you { $n }
   *[no] { $who } { $n }
  }
ta-score-of = { $who-you ->
    [yes] you { $n } ({ $points })
   *[no] { $who } { $n } ({ $points })
  }

## Questions: what to do, and a line of help

ta-ask-place = Place a worker
ta-help-place = { $artisans ->
    [0] { $craftsmen ->
        [one] You have { $craftsmen } craftsman at hand; it needs an empty slice.
       *[other] You have { $craftsmen } craftsmen at hand; they need an empty slice.
      }
   *[other] { $craftsmen ->
        [0] Artisans at hand: { $artisans }. They need a slice without another artisan.
       *[other] At hand: craftsmen { $craftsmen }, who need an empty slice, and artisans { $artisans }, who need one without another artisan.
      }
  }
ta-ask-ring = Slice { $slice }, { $ring }: { $shown }
ta-help-ring = You have { $goods }.
ta-ask-space = Where does your { $figure } stand?
ta-ask-rider = Which of your warriors gets the horse?
ta-ask-face = Which way does the { $figure } on { $space } face?
ta-ask-face-horse = Which way does the horse on { $space } stand?
ta-ask-weapon = Do you use your { $weapon }?
ta-help-weapon = It brings { $brings } and becomes inactive.
ta-bonus-sword = { $points }, and one inspector may move a space,
ta-bonus-spear = { $points } and { $coins }
ta-bonus-statue = { $points } for each statue around the warrior
ta-bonus-space = { $points } for each space between the warrior and the next statue
ta-ask-inspector = Which inspector does your sword move?
ta-ask-pm-space = { $minister } builds: where does his { $figure } stand?
ta-help-pm-space = These { $n } spaces are equally good to him, so you choose.
ta-ask-pm-face = { $minister } builds: whom does his { $figure } face?
# A look ahead at Li Si.
ta-ask-ahead = What will { $minister } do?
ta-ahead = If { $minister }'s turn came now
ta-ahead-none = No turn of { $minister } comes next.
ta-ahead-slice = Slice { $slice }: { $n } of { $throws } throws, the smaller die shows { $smaller }
ta-ahead-decree = What follows depends on the dice for the decree.
ta-ahead-inspector = Which inspector moves is drawn; what follows is open.
ta-ahead-stack = Which of the equal stacks it is, is drawn; what follows is open.
ta-ahead-pm-space = Then { $human-you ->
    [yes] you choose
   *[no] { $human } chooses
  } among equal spaces; what follows depends on it.
ta-ahead-pm-face = Then { $human-you ->
    [yes] you choose
   *[no] { $human } chooses
  } a direction; what follows depends on it.
# What was drawn, told by somebody who plays beside a real box.
ta-ask-draw-dice = What do { $minister }'s two dice show?
ta-ask-draw-decree = What do the dice for the decree show?
ta-ask-draw-inspector = Both inspectors are equally good to { $minister }: draw one
ta-ask-draw-stack = Several warehouses are equally full: draw one
ta-ask-draw-master = Draw { $minister }'s new master
ta-help-draw = Say how it fell, or let it be drawn for you.
ta-drew-dice = { $first } and { $second }
ta-drew-stack = { $figure-many }
ta-drew = { $what }
ta-wait-draw = Something has to be drawn

## Choices

ta-do-place = Place { $worker-a } on slice { $slice }
ta-do-rotate-inner = Turn the inner ring
ta-do-rotate-middle = Turn the middle ring
ta-do-take = Take { $shown-the }
ta-do-take-coin = Take a coin
ta-do-take-clay = Take a clay
ta-do-decline-coin = Take a coin instead
ta-do-decline-clay = Take a clay instead
ta-do-hire = Hire { $shown-the }
ta-do-build = Build { $figure-a }
ta-do-specialist = Place { $figure-a }
ta-do-stacks = Take the clay of the { $types }
ta-do-inspect = Move the { $inspector } { $steps ->
    [-1] one space back
    [1] one space forward
   *[other] two spaces forward
  }
ta-do-stay = Move no inspector
ta-do-at = Place it on { $space }
ta-do-ride = Give the horse to the warrior on { $space }
ta-do-face-direction = Turn it { $direction }
ta-do-use = Use the weapon
ta-do-use-direction = Use the bow to the { $direction }
ta-do-skip = Keep the weapon

ta-note-rotate-inner = the inner ring turns one slice clockwise
ta-note-rotate-middle = the middle ring turns one slice counter-clockwise
ta-note-then-place = then choose its space
ta-note-then-face = then choose its direction
ta-note-armed = your { $weapon } is active
ta-note-spent = your { $weapon } becomes inactive
ta-note-weapon = your { $weapon } becomes active
ta-note-soak = { $n } dry clay becomes wet
ta-note-upgrade = your craftsman becomes an artisan for good
ta-note-priority = you play earlier in the next round
ta-note-blacksmith = all your weapons become active
ta-note-skip = it stays active
ta-note-stay = both stay where they are
ta-note-nothing = it brings nothing
ta-note-no-change = nothing else changes
ta-note-horse = a warrior of yours covers three spaces
ta-note-musician = scores each round for warriors in its row and column
ta-note-footman = scores at the end for the warriors around it
ta-note-kneeling_archer = +1 strength for the warrior it faces
ta-note-hire = later: { $use }; { $each }
ta-note-brings-coin = 1 coin each round
ta-note-keeps-clay = 1 clay stays wet each round
ta-use-builder = build a warrior for coins
ta-use-administrator = the inner action again
ta-use-inspector = move an inspector
ta-use-claymaker = { $clay }
ta-use-craftsman = clay of two warehouses
ta-use-blacksmith = all weapons active

# What a ring of a slice would do now.
ta-offer-impossible = { $what } not possible
ta-offer-hire = hire { $master } for { $price }
ta-offer-copy = { $master }: { $shown }
ta-offer-soak = { $n ->
    [0] soak
   *[other] soak { $n } clay
  }
ta-offer-builder = { $master }, { $price }

# What a placement changes.
ta-alone = alone
ta-group-led = group of { $size } ({ $shares }): { $leader-you ->
    [yes] you lead
   *[no] { $leader } leads
  }
ta-group-tied = group of { $size } ({ $shares }): tied
ta-change-of = { $who-you ->
    [yes] you { $change }
   *[no] { $who } { $change }
  }
ta-change-weapon = weapon up to +{ $points }
ta-change-inspector = inspectors { $shares }
ta-change-musician = musicians { $shares }
ta-change-tile = tile { $shares }
ta-change-footman = footmen { $shares }
ta-change-group = groups { $shares }
# The same in few letters: your change, and that of the best other.
ta-brief = { $parts }
ta-brief-group = group { $size }
ta-brief-change-inspector = insp { $own }/{ $other }
ta-brief-change-musician = mus { $own }/{ $other }
ta-brief-change-tile = tile { $own }/{ $other }
ta-brief-change-footman = foot { $own }/{ $other }
ta-brief-change-group = grp { $own }/{ $other }

## The log: one line for one action

ta-round = Round { $round }
ta-heading-turn = { $who-you ->
    [yes] Your turn
   *[no] Turn of { $who }
  }
ta-heading-scoring = Scoring of round { $round }
ta-heading-cleanup = Clean-up
ta-heading-final = Final scoring

ta-did-worker = { $who-you ->
    [yes] place { $worker-a } on slice { $slice }
   *[no] places { $worker-a } on slice { $slice }
  }
ta-did-rotate-inner = { $who-you ->
    [yes] turn the inner ring
   *[no] turns the inner ring
  }
ta-did-rotate-middle = { $who-you ->
    [yes] turn the middle ring
   *[no] turns the middle ring
  }
ta-did-take-coins = { $who-you ->
    [yes] take coins
   *[no] takes coins
  }
ta-did-take-clay = { $who-you ->
    [yes] take clay
   *[no] takes clay
  }
ta-did-without = { $who-you ->
    [yes] do without { $shown-the }
   *[no] does without { $shown-the }
  }
ta-did-hire = { $who-you ->
    [yes] hire { $master-the }
   *[no] hires { $master-the }
  }
ta-did-use-master = { $who-you ->
    [yes] use { $master-the }
   *[no] uses { $master-the }
  }
ta-did-build = { $who-you ->
    [yes] build { $figure-a }
   *[no] builds { $figure-a }
  }
ta-did-build-on = { $who-you ->
    [yes] build { $figure-a } on { $space }
   *[no] builds { $figure-a } on { $space }
  }
ta-did-use = { $who-you ->
    [yes] use { $weapon-the }
   *[no] uses { $weapon-the }
  }
ta-did-inspect = { $who-you ->
    [yes] move
   *[no] moves
  } the { $inspector } { $steps ->
    [-1] one space back
    [1] one space forward
   *[other] two spaces forward
  }, to { $line }
ta-did-place = { $who-you ->
    [yes] place { $figure-a }
   *[no] places { $figure-a }
  }
ta-did-place-on = { $who-you ->
    [yes] place { $figure-a } on { $space }
   *[no] places { $figure-a } on { $space }
  }
ta-did-place-facing = { $who-you ->
    [yes] place { $figure-a } on { $space }, facing { $direction }
   *[no] places { $figure-a } on { $space }, facing { $direction }
  }
ta-did-horse = { $who-you ->
    [yes] give the warrior on { $space } a horse to the { $direction }
   *[no] gives the warrior on { $space } a horse to the { $direction }
  }
ta-did-weapons = { $who-you ->
    [yes] make { $weapons } active
   *[no] makes { $weapons } active
  }
ta-did-soak = { $who-you ->
    [yes] soak { $n } clay
   *[no] soaks { $n } clay
  }
ta-did-upgrade = { $who-you ->
    [yes] turn the craftsman into an artisan
   *[no] turns the craftsman into an artisan
  }
ta-did-take-priority = { $who-you ->
    [yes] take a priority token
   *[no] takes a priority token
  }
# In the solo game, where it brings points and a coin or a clay.
ta-did-priority = { $who-you ->
    [yes] use the priority action
   *[no] uses the priority action
  }
ta-did-stacks = { $who-you ->
    [yes] take the clay of the { $types }
   *[no] takes the clay of the { $types }
  }
ta-did-get-for-masters = { $who-you ->
    [yes] get coins for your masters
   *[no] gets coins for the masters
  }

ta-log-dried = { $who-you ->
    [yes] { $n } clay of yours dries
   *[no] { $n } clay of { $who } dries
  }
ta-log-home = All workers go home
ta-log-wheel = The wheel goes on: { $turns }
ta-turns-inner = { $n ->
    [one] the inner ring by { $n } slice
   *[other] the inner ring by { $n } slices
  }
ta-turns-middle = { $n ->
    [one] the middle ring by { $n } slice
   *[other] the middle ring by { $n } slices
  }
ta-log-inspectors-on = The inspectors go on to { $column } and { $row }
ta-log-order = Order of the next round: { $names }
ta-log-inspectors = Inspectors in { $column } and { $row }
ta-log-musician = Musician on { $space }
ta-log-tile = Tile of round { $round }, { $tile }
ta-log-footman = Footman on { $space }
ta-log-lone = { $n ->
    [one] { $n } warrior without a group leaves
   *[other] { $n } warriors without a group leave
  }
ta-log-group = Group of { $size } { $figure-many } at { $space }
ta-log-leftover = Coins and clay that are left
ta-log-no-points = { $what }: no points
ta-log-ended = The game is over

ta-more-line = Warriors in { $line }: { $shares }.
ta-more-footman = Warriors around it: { $shares }.
ta-more-tile = It counts { $shares }.
ta-more-group = Strengths: { $shares }.
ta-more-leftover = Together: { $shares }.
ta-more-lone = { $warriors }.
ta-warrior = { $who-you ->
    [yes] your { $figure } on { $space }
   *[no] { $figure } of { $who } on { $space }
  }

## The log: Li Si. A sentence is his name, the ring or the decree that has him act, and what he does.

ta-pm-within = ({ $within }) { $what }
ta-within-ring = { $ring }
ta-within-copy = administrator
ta-within-row = decree { $row }

ta-pm-overseer = rolls { $a } and { $b }: the overseer goes on by { $n ->
    [one] { $n } slice
   *[other] { $n } slices
  }, to slice { $slice }
ta-pm-roll = rolls for a decree, because { $why }
ta-pm-decree = rolls { $a } and { $b } for a decree: { $mark }
ta-pm-decree-as = rolls { $a } and { $b } for a decree, because { $why }: { $mark }
ta-mark = row { $row } is marked
ta-mark-other = row { $sum } is marked already, so row { $row } is
ta-mark-none = every row is marked already
ta-as-roll-blocked = { $by-you ->
    [yes] your craftsman is on slice { $slice }
   *[no] the craftsman of { $by } is on slice { $slice }
  } and he has no artisan
ta-as-roll-priority = the priority action brings him one
ta-as-roll-option = he has had none in this turn
ta-pm-worker-empty = places { $worker-a } on slice { $slice }
ta-pm-worker-no-craftsman = places { $worker-a } on slice { $slice }, as he has no craftsman left
ta-pm-worker-beside = { $human-you ->
    [yes] places { $worker-a } beside your craftsman on slice { $slice }
   *[no] places { $worker-a } beside the craftsman of { $human } on slice { $slice }
  }
ta-pm-worker-blocked = places { $worker-a } on slice { $slice }, the next one that is free
ta-pm-rotation = turns { $turns } ({ $rows-count ->
    [one] decree { $rows }
   *[other] decrees { $rows }
  })

ta-pm-gain-coins = takes coins
ta-pm-gain-clay = takes clay
ta-pm-upgrade = turns his craftsman into an artisan
ta-pm-soak = takes as much clay as the highest warehouse holds, that of the { $types }
ta-pm-stack = takes the clay of the highest warehouse, that of the { $figure-many }
ta-pm-discard = discards the next one, that of the { $figure-many }
ta-pm-blacksmith = makes all his weapons available
ta-pm-ready = makes { $weapon-the } available
ta-pm-ready-leftmost = makes { $weapon-the } available, the leftmost that is not
ta-pm-ready-instead = makes { $weapon-the } available, the leftmost that is not, because { $shown-the } is already
ta-pm-use-master = uses { $master-the }
ta-pm-fail-build = cannot build and has to roll for a decree, because { $why }
ta-pm-fail-builder = cannot build and has to roll for a decree, because { $why }
ta-pm-fail-upgrade = cannot upgrade and has to roll for a decree, because { $why }
ta-pm-spare = takes a spare action, because { $why }
ta-pm-score = scores
ta-as-no-clay = he has { $owned } of { $needed } clay
ta-as-no-coins = he has { $owned } of { $needed } coins
ta-as-no-base = he has no base left
ta-as-no-warrior = no warrior is left on the rack
ta-as-no-space = no space is empty
ta-as-artisan = his worker is an artisan already
ta-as-no-master = { $master-the } is not his
ta-as-no-stack = all warehouses are empty
ta-as-nothing-to-soak = all warehouses are empty
ta-as-available = { $weapon-the } is available already
ta-as-all-available = all his weapons are available
ta-as-priority = the priority action brings him one
ta-as-decree = that is what it orders

ta-pm-specialist = { $human-you ->
    [yes] places { $figure-a } with his { $weapon }; you choose the space
   *[no] places { $figure-a } with his { $weapon }; { $human } chooses the space
  }
ta-pm-specialist-on = places { $figure-a } on { $space } with his { $weapon }
ta-pm-specialist-on-facing = places { $figure-a } on { $space }, facing { $direction }, with his { $weapon }
ta-pm-no-specialist-unarmed = places no specialist, because none of his weapons is available
ta-pm-no-specialist-unwilling = places no specialist, because he sees no good space for one
ta-pm-no-specialist-no-coins = places no specialist, because he has too few coins
ta-pm-no-specialist-gone = places no specialist, because none that he could take is left

ta-pm-will-build = builds
ta-pm-build = { $human-you ->
    [yes] builds { $figure-a } ({ $reasons }); you choose the space
   *[no] builds { $figure-a } ({ $reasons }); { $human } chooses the space
  }
ta-pm-build-on = builds { $figure-a } on { $space } ({ $reasons })
ta-pm-surprise = { $human-you ->
    [yes] builds { $figure-a } by surprise ({ $reasons }); you choose the space
   *[no] builds { $figure-a } by surprise ({ $reasons }); { $human } chooses the space
  }
ta-pm-surprise-on = builds { $figure-a } by surprise on { $space } ({ $reasons })
ta-pm-use = uses { $weapon-the }
ta-pm-inspect = moves the { $inspector } { $steps ->
    [-1] one space back
    [1] one space forward
   *[other] two spaces forward
  }, to { $line }, for a swing of { $swing } VP
ta-pm-stay = leaves the inspectors where they are
ta-pm-new-master = gets { $master-the }

# Why this type, this group, this space, in few words.
ta-because-type-only = the only type left
ta-because-type-weapon = the only type with an available weapon
ta-because-type-much-more = worth at least 3 VP more than any with an available weapon
ta-because-type-points = most VP
ta-because-type-tile = scored soonest, in round { $round }
ta-because-type-row = its weapon stands furthest left
ta-because-group-a = to lead a tied group
ta-because-group-b = { $size ->
    [1] { $human-you ->
        [yes] beside a lone warrior of yours
       *[no] beside a lone warrior of { $human }
      }
   *[other] to catch up in a group where one is missing
  }
ta-because-group-c = to catch up in a shared group
ta-because-group-d = { $human-you ->
    [yes] to join a group of yours that he may still win
   *[no] to join a group of { $human } that he may still win
  }
ta-because-group-e = to strengthen a group that he leads
ta-because-group-f = beside his own
ta-because-new = no group to join
ta-because-touching = no group to join, and no space away from the type
ta-because-priority = { $n ->
    [1] priority 1 at the inspectors
   *[other] priority 1 to { $n } at the inspectors
  }
ta-because-tile = inside the tile of round { $round }, { $tile }
ta-because-best-priority = best priority at the inspectors, { $n }
ta-because-musicians = most musicians in row and column
ta-because-footman = next to a footman
ta-because-chosen = { $human-you ->
    [yes] chosen by you among { $n } spaces
   *[no] chosen by { $human } among { $n } spaces
  }
ta-because-only-space = the only space

# How he decides, step by step: whole sentences.
ta-step-counted = { $slices-count ->
    [one] The overseer counts slice { $slices }.
   *[other] The overseer counts slices { $slices }.
  }
ta-step-skipped = { $counted } He skips { $workers }.
ta-step-no-decree = Every row is marked already.
ta-step-ring = The { $ring } of slice { $slice } shows: { $shown }.
ta-step-copy = The administrator does the inner action again: { $shown }.
ta-step-row = Decree { $row }: { $order }.
ta-order-spare = a spare action
ta-order-weapon = { $weapon-the } becomes available
ta-order-build = build for { $n } clay
ta-order-leftmost-weapon = the leftmost weapon that is not available becomes so
ta-order-score = points
ta-step-weapons = His weapons from the left: { $weapons }.
ta-step-stacks = Clay in the warehouses: { $stacks }.
ta-stack = { $figure-many } { $n }
ta-step-spare-tile = He takes { $good ->
    [coins] a coin
   *[other] a clay
  } with it, because the tile of this round scores { $good ->
    [coins] coins
   *[other] clay
  }.
ta-step-spare-much-clay = He takes a coin with it, because he has 5 clay or more.
ta-step-spare-usual = He takes a clay with it, as usual.
ta-step-specialist = Specialists, by his weapons from the right: { $kinds }.
ta-step-specialist-sword = Only the sword is available, so it pays for another specialist: { $kinds }.
ta-kind-willing = { $figure }, for { $price }: yes
ta-kind-unwilling = { $figure }: no good space
ta-kind-no-coins = { $figure }: { $price } are too much
ta-kind-sold-out = { $figure }: none left
ta-step-chosen = { $human-you ->
    [yes] All of these are equal to him, so you choose: { $spaces }.
   *[no] All of these are equal to him, so { $human } chooses: { $spaces }.
  }
ta-step-only-space = The only space that he wants: { $spaces }.
ta-step-surprise = A surprise build needs { $needed }, and he has { $owned }.
ta-step-type = Type: { $parts }.
ta-type-rack = { $types }
ta-type-seen = { $figure } { $points }
ta-type-armed = { $figure } { $points } with weapon
ta-type-weapon = with an available weapon: { $types }
ta-type-much-more = another type is worth at least 3 VP more, so weapons do not count
ta-type-points = most VP: { $types }
ta-type-tile = scored soonest, by the tile of round { $round }: { $types }
ta-type-row = whose weapon stands furthest left in his row: { $types }
ta-step-group = Group: { $groups }. So: { $reason }.
ta-step-no-group = Group: none of this type to join.
ta-group-seen = { $space } ({ $shares }) { $rank }
ta-group-a = is tied
ta-group-b = { $size ->
    [1] is a lone warrior
   *[other] needs one more
  }
ta-group-c = is shared, and he has fewer
ta-group-d = can still be won
ta-group-e = is shared, and he has more
ta-group-f = is his own
ta-group-out = is passed over
ta-step-space-narrowed = Space: { $by }: { $left ->
    [one] { $spaces }
   *[other] { $spaces }
  } of { $n }.
ta-step-space-all = Space: { $by }: all that are left.
ta-step-space-left-out = Space: { $by }: none, so this does not count.
ta-step-inspector = Swings: { $moves }.
ta-move = { $inspector } { $steps ->
    [-1] one back
    [1] one forward
   *[other] two forward
  } { $swing } VP

## The end

ta-won = { $who-you ->
    [yes] You beat { $minister } by { $mine } VP to { $his }.
   *[no] { $who } beats { $minister } by { $mine } VP to { $his }.
  }
ta-lost = { $who-you ->
    [yes] { $minister } wins by { $his } VP to { $mine }: you lose.
   *[no] { $minister } wins by { $his } VP to { $mine }: { $who } loses.
  }
ta-lost-tie = { $who-you ->
    [yes] { $mine } VP each: a tie is a win for { $minister }, and you lose.
   *[no] { $mine } VP each: a tie is a win for { $minister }, and { $who } loses.
  }

## Why not

ta-why-only-drawn = Nobody plays that: it is drawn.
ta-why-minister-never-decides = The Prime Minister never decides.
ta-why-draw-first = Something has to be drawn first.
ta-why-not-now = { $decision ->
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
ta-why-no-craftsman-at-hand = You have no craftsman at hand.
ta-why-no-artisan-at-hand = You have no artisan at hand.
ta-why-already-rotated = You have turned a ring in this turn.
ta-why-no-base = You have no base left.
ta-why-no-empty-space = Every space of the mausoleum is taken.
ta-why-no-dry-clay = You have no dry clay to soak.
ta-why-worker-is-artisan = Your worker here is an artisan already.
ta-why-no-priority-token-left = No priority token is left in this round.
ta-why-priority-token-taken = You have a priority token already.
ta-why-all-weapons-active = All your weapons are active.
ta-why-two-stacks-possible = Two warehouses hold clay: take both.
ta-why-too-far = An inspector cannot move so far, or that way.
ta-why-worker-there = { $seat-you ->
    [yes] Your worker stands on slice { $slice }: a craftsman needs an empty one.
   *[no] A worker of { $seat } stands on slice { $slice }: a craftsman needs an empty one.
  }
ta-why-artisan-there = { $seat-you ->
    [yes] Your artisan stands on slice { $slice }.
   *[no] An artisan of { $seat } stands on slice { $slice }.
  }
ta-why-coin-or-clay = Say which: a coin or a clay.
ta-why-less-of-the-same = Doing without { $shown-the } would only bring less of the same.
ta-why-too-few-coins = { $needed ->
    [one] { $needed } coin needed, you have { $owned }.
   *[other] { $needed } coins needed, you have { $owned }.
  }
ta-why-too-little-clay = { $dry ->
    [0] { $needed } wet clay needed, you have { $wet }.
   *[other] { $needed } wet clay needed, you have { $wet } (and { $dry } dry: soak first).
  }
ta-why-none-on-rack = No { $type } is left on the rack.
ta-why-weapon-active = Your { $weapon } is active already.
ta-why-weapon-inactive = Your { $weapon } is not active.
ta-why-none-left = No { $specialist } is left.
ta-why-no-legal-space = There is no space for { $specialist-a }.
ta-why-warehouse-empty = { $types-count ->
    [one] The warehouse of the { $types } is empty.
   *[other] The warehouses of the { $types } are empty.
  }
ta-why-master-hired = You have hired { $master-the } already.
ta-why-master-not-hired = You have not hired { $master-the }.
ta-why-not-offered = This ring offers something else: { $shown }.
ta-why-not-among-choices = The choice is among { $choices }.
ta-why-not-his-warrior = To the { $direction } stands no warrior of his to be faced.
ta-why-no-warrior-there = No warrior stands on { $space }.
ta-why-not-own-warrior = The warrior on { $space } belongs to { $seat }.
ta-why-has-horse = The warrior on { $space } has a horse.
ta-why-no-room-for-horse = A horse needs two empty spaces in a line there.
ta-why-space-taken = { $space } is taken.
ta-why-group-has-archer = A kneeling archer faces that group already.
ta-why-no-warrior-to-face = There is no warrior to face.
ta-why-direction-needed = Say in which direction the bow is used.
ta-why-no-direction-needed = Only the bow needs a direction.
ta-why-no-statue-that-way = No statue stands to the { $direction }.
ta-why-no-points = That would score nothing.

## The table in words

ta-words-time = Where the game stands
ta-words-players = Players
ta-words-minister = The Prime Minister
ta-words-wheel = Wheel
ta-words-mausoleum = Mausoleum
ta-words-groups = Groups
ta-words-scoring = Inspectors and tiles
ta-words-rack = Rack
ta-words-specialists = Specialists
ta-read-round = Round { $round } of { $rounds }. Order of play: { $order }.
ta-read-priority = Priority tokens taken by { $names }.
ta-read-options = Difficulty: { $options }.
ta-read-player = { $who-you ->
    [yes] You: { $what }.
   *[no] { $who }: { $what }.
  }
ta-read-craftsmen = { $n ->
    [one] { $n } craftsman at hand
   *[other] { $n } craftsmen at hand
  }
ta-read-artisans = { $n ->
    [one] { $n } artisan at hand
   *[other] { $n } artisans at hand
  }
ta-read-bases = { $n ->
    [one] { $n } base left
   *[other] { $n } bases left
  }
ta-read-weapons = weapons: { $weapons }
ta-read-masters = { $masters-count ->
    [one] master: { $masters }
   *[other] masters: { $masters }
  }
ta-read-no-masters = no master
ta-read-overseer = The overseer stands on slice { $slice }.
ta-read-decrees = { $rows-count ->
    [one] Marked decree: { $rows }.
   *[other] Marked decrees: { $rows }.
  }
ta-read-no-decrees = No decree is marked.
ta-read-decree-turns = Decree { $row }: { $order }; turns { $turns }.
ta-read-slice = Slice { $slice }: { $what }.
ta-read-worker = { $who-you ->
    [yes] your { $worker } stands there
   *[no] { $worker } of { $who } stands there
  }
ta-read-overseer-here = the overseer stands there
ta-read-rotate = A ring can be turned once a turn, for { $goods }.
ta-read-rotated = A ring has been turned in this turn.
ta-read-row = Row { $row }: { $spaces }.
ta-read-space = { $space } { $figure }
ta-read-empty = The mausoleum is empty.
ta-read-of = { $who-you ->
    [yes] your { $figure }
   *[no] { $figure } of { $who }
  }
ta-read-horse = horse of { $space }
ta-read-mounted = { $figure } with a horse to the { $direction }
ta-read-facing = { $figure } facing { $direction }
ta-read-group = { $figure-many } on { $spaces }: { $group }.
ta-read-no-groups = There is no group yet.
ta-read-inspected = Inspected { $line }, { $dominance } or { $presence } VP: { $shares }.
ta-read-tile = Round { $round }: { $tile }, { $dominance } or { $presence } VP.
ta-read-tile-now = Round { $round }, now: { $tile }, { $dominance } or { $presence } VP: { $shares }.
ta-read-tile-past = Round { $round }, scored: { $tile }, { $dominance } or { $presence } VP.
ta-read-nobody = nobody
ta-read-type = { $figure-many }: the next brings { $points }, { $left } left, { $clay } clay in the warehouse.
ta-read-type-gone = { $figure-many }: none left, { $clay } clay in the warehouse.
ta-read-specialist = { $figure }: { $goods } and the { $weapon }, { $left } left.
ta-read-specialist-gone = { $figure }: none left.

## The table, drawn in a terminal

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
ta-legend-wheel = Wheel: a mark is a craftsman of that player, two marks an artisan, ◎ the overseer, ► the slice that is being resolved. What you cannot do now is in brackets (narrow: ×; + is a master to hire).
ta-legend-rack = Rack: the points of the next warrior of each type, and the clay in its warehouse (narrow: w).
ta-legend-weapons = Weapons: S sword, H halberd, B bow, P spear; a small letter is not active. His stand in the order of his row.
ta-legend-changes = Choices in few words: “insp +3/−2” is your change at the inspectors, then that of the best other; mus musicians, foot footmen, grp groups.

## Slips of the story: two or three words
ta-told-overseer = overseer to slice { $slice }
ta-told-roll = rolls for a decree
ta-told-mark = decree { $row }
ta-told-mark-none = no decree
ta-told-worker = places { $worker-a }
ta-told-rotation = the rings turn
ta-told-gain = takes goods
ta-told-upgrade = becomes an artisan
ta-told-soak = soaks clay
ta-told-stacks = takes a stack
ta-told-blacksmith = readies all weapons
ta-told-ready = readies { $weapon-the }
ta-told-fail = cannot
ta-told-spare = spare action
ta-told-score = scores
ta-told-master = { $master }
ta-told-specialist = no specialist
ta-told-build = builds
ta-told-surprise = surprise build
ta-told-type = { $figure }
ta-told-built = { $figure }, { $space }
ta-told-inspect = moves an inspector
ta-told-new-master = new master: { $master }
ta-told-inspectors = inspectors
ta-told-tile = tile of the round
ta-told-lone = lone warriors leave
ta-told-leftover = leftovers
ta-told-home = workers go home
ta-told-wheel = the rings turn
ta-told-inspectors-on = inspectors go on
ta-told-order = new order
ta-told-dried = clay dries
ta-told-masters = masters pay
ta-told-ended = the end

## The table, drawn on a page

ta-space = { $space }, empty
ta-line = line { $line }
ta-warehouse = { $n } clay in the warehouse of the { $figure-many }
ta-picture-mausoleum = mausoleum
ta-picture-wheel = wheel
ta-picture-rack = rack
ta-picture-players = players
ta-box-tiles = The scoring tiles of rounds 1 to 5
ta-box-weapons = His weapons, from left to right
ta-box-masters = { $n ->
    [one] His first master
   *[other] His first { $n } masters
  }
ta-die-first = First die: { $n }
ta-die-second = Second die: { $n }
ta-key-wheel = go to the wheel
ta-key-mausoleum = go to the mausoleum
ta-decree-chart = Decrees
ta-none-marked = none marked
# Slips are narrow on a phone.
ta-slip-inspector = inspect
ta-slip-musician = music
ta-slip-tile = tile
ta-slip-footman = foot
ta-slip-group = groups
ta-store = Your goods and workers
ta-own-things = Your weapons and masters
ta-hire = hire
ta-now = now
ta-changes = What this changes
ta-standing = If it were scored now
ta-finish = The army stands
ta-finish-won = The Emperor is honoured
ta-finish-lost = { $minister } keeps the Emperor's ear
ta-points-by-source = Points by source
ta-points-by-round = Points by round
ta-round-word = round
ta-final-word = final
ta-groups = Groups
ta-group-place = at { $space }

ta-tip-coin = Coins
    .text = Pay for masters, specialists and turning a ring.
ta-tip-clay-wet = Wet clay
    .text = Pays for warriors. It dries in the clean-up.
ta-tip-clay-dry = Dry clay
    .text = Has to be soaked before you can build with it.
ta-tip-clay = His clay
    .text = The Prime Minister's clay never dries.
ta-tip-bases = Bases
    .text = A base marks a warrior as its owner's. Without one nobody builds.
ta-tip-craftsmen = Craftsmen at hand
    .text = A craftsman needs an empty slice.
ta-tip-artisans = Artisans at hand
    .text = An artisan may join a craftsman, but not another artisan.
ta-tip-points = Points so far
    .text = { $parts }; if it were scored now: { $more }
ta-tip-prestige = Victory points
    .text = The most VP win.
ta-tip-slice = A slice of the wheel
    .text = Your worker does its three actions from the inside out.
ta-tip-build = Build
    .text = Take a warrior from the rack, place it and score what the rack shows.
ta-tip-soak = Soak
    .text = All your dry clay becomes wet.
ta-tip-upgrade = Upgrade
    .text = The craftsman that you just placed becomes an artisan for good.
ta-tip-priority = Priority
    .text = You play earlier in the next round. In the solo game it brings { $n } VP and a coin or a clay.
ta-tip-specialist = Specialist
    .text = Place a specialist for coins and its weapon.
ta-tip-master = { $master }
    .text = Without your token: hire. With it: { $use }. In the clean-up: { $each }.
ta-tip-weapon-sword = Sword
    .text = After an officer: { $n } VP, and one inspector may move a space. It also pays for a horse.
ta-tip-weapon-halberd = Halberd
    .text = After a guard: { $n } VP for each statue around it. It also pays for a musician.
ta-tip-weapon-bow = Bow
    .text = After an archer: { $n } VP for each space to the next statue in a line. It also pays for a kneeling archer.
ta-tip-weapon-spear = Spear
    .text = After a soldier: { $n } VP and { $coins }. It also pays for a footman.
ta-tip-warrior = { $figure }
    .text = Warriors of one type that touch are a group, whoever owns them. Its weapon is { $weapon-the }.
ta-tip-horse = Horse
    .text = Stands behind a warrior of yours on the next two spaces, so that the warrior covers three.
ta-tip-musician = Musician
    .text = Each round everybody scores { $n } VP for each own warrior in its row and column.
ta-tip-footman = Footman
    .text = At the end the warriors on the eight spaces around score: { $dominance } VP for the most, else { $presence }.
ta-tip-kneeling_archer = Kneeling archer
    .text = The warrior that it faces counts one more in its group.
ta-tip-space = Space of the mausoleum
    .text = Bricks: the round's tile counts here. Swept: an inspector looks here.
ta-tip-inspector = Inspectors
    .text = Each round the inspected column and row score: { $dominance } VP for the most warriors, else { $presence }.
ta-tip-group = Group
    .text = At the end it scores { $dominance } VP a warrior for who is strongest, { $presence } for the others in it. Lone warriors leave.
ta-tip-tile = Tile: { $tile }
    .text = At the end of its round the most score the first number, everybody else who has some the second.
ta-tip-warehouse = Warehouse
    .text = Each build leaves a dry clay here. The master craftsman takes it.
ta-tip-turn = Turning a ring
    .text = Once in your turn, before you place a worker, for { $n ->
        [one] { $n } coin
       *[other] { $n } coins
      }.
ta-tip-decree = Decrees
    .text = What the dice may make him do. A clay dot turns the inner ring, a pale one the middle ring. A marked decree sticks out.
ta-tip-option = Difficulty option { $n }
    .text = { $option }
ta-tip-hire = The next master
    .text = What hiring one more master costs you now.

## The numbers of one's own box (box)

ta-box-part-wheel = The wheel
ta-box-part-wheel-hint = As it lies at the start of a game, with slice 0 where the upgrade stands. Tap a place, then choose what is printed there.
ta-box-part-rack = The rack
ta-box-part-rack-hint = The VP for the next warrior of a type, from the first to the eleventh.
ta-box-part-specialists = Specialists
ta-box-part-specialists-hint = The weapon that each needs, and what the first to the fourth costs.
ta-box-part-weapons = Weapons
ta-box-part-weapons-hint = What a weapon brings a player who uses it.
ta-box-part-masters = Masters
ta-box-part-masters-hint = Who brings a coin or keeps a clay wet in clean-up, what some of them give, and the price of a player's first to sixth token.
ta-box-part-start = The start
ta-box-part-start-hint = What players have when the game begins.
ta-box-part-inspectors = Inspectors
ta-box-part-inspectors-hint = Where they begin, how far they go in clean-up, and what their row and column score.
ta-box-part-scoring = Scoring
ta-box-part-scoring-hint = Tiles of rounds 1 to 5, and what is scored each round and at the end.
ta-box-part-areas = Areas
ta-box-part-areas-hint = The spaces that each tile counts. Tap a space to put it in or out.
ta-box-part-decrees = Decrees
ta-box-part-decrees-hint = The chart of Li Si: the weapons of rows 3 to 6, the clay of rows 7 to 10, and which rings a row turns.
ta-box-part-priority = Li Si's spaces
ta-box-part-priority-hint = How he ranks a space, by how far forward of the inspected column and row it lies. Tap a space to count on, or type a number.

ta-box-slice = { $ring }, slice { $n }
ta-box-wheel-rotate_cost = Price of turning a ring
ta-box-start-workers = { $n ->
    [1] workers with 2 players
    [2] workers with 3 players
   *[other] workers with 4 players
  }
ta-box-start-coins = coins
ta-box-start-clay = wet clay of player { $n } in the order
ta-box-start-bases = bases
ta-box-inspectors-column = first column
ta-box-inspectors-row = first row
ta-box-inspectors-cleanup_step = steps in clean-up
ta-box-inspectors-vp = inspected line, { $n ->
    [1] dominance
   *[other] presence
  }
ta-box-scoring-tiles = tile of round { $n }, { $m ->
    [1] dominance
   *[other] presence
  }
ta-box-scoring-footman = footman, { $n ->
    [1] dominance
   *[other] presence
  }
ta-box-scoring-group = group, for each warrior, { $n ->
    [1] dominance
   *[other] presence
  }
ta-box-scoring-musician = VP for each warrior
ta-box-scoring-leftover_per_vp = coins and clay for 1 VP
ta-box-scoring-priority_tokens = priority tokens
ta-box-rack-vp = VP of warrior { $n } of a type
ta-box-weapons-sword-vp = VP
ta-box-weapons-halberd-vp_per_statue = VP for each statue around
ta-box-weapons-bow-vp_per_space = VP for each space between
ta-box-weapons-spear-vp = VP
ta-box-weapons-spear-coins = coins
ta-box-specialists-weapon = { $figure }: weapon
ta-box-specialists-prices = { $figure }: price of number { $n }
ta-box-masters-bring_coin = brings a coin
ta-box-masters-keep_clay = keeps a clay wet
ta-box-masters-prices = price of master { $n }
ta-box-masters-claymaker_clay = clay
ta-box-masters-inspector_steps = spaces
ta-box-masters-craftsman_stacks = warehouses
ta-box-areas = { $tile }, row { $n }
ta-box-priority-chart = rank of the spaces, row { $n }
ta-box-decrees-weapons = weapon of decree { $n }
ta-box-decrees-clay = clay of decree { $n }
ta-box-decrees-rotate_inner = turns the inner ring
ta-box-decrees-rotate_middle = turns the middle ring

# Parts that are wrong as a whole.
ta-box-all-wheel-inner = inner ring
ta-box-all-wheel-middle = middle ring
ta-box-all-wheel-outer = outer ring
ta-box-all-rack-vp = the rack
ta-box-all-scoring-tiles = tiles
ta-box-all-scoring-footman = footman
ta-box-all-scoring-group = groups
ta-box-all-inspectors-vp = inspected line
ta-box-all-specialists = the weapons of specialists
ta-box-all-specialists-horse-prices = prices of horses
ta-box-all-specialists-musician-prices = prices of musicians
ta-box-all-start-workers = Workers
ta-box-all-start-clay = Wet clay by place in the order
ta-box-all-decrees-weapons = weapons of decrees
ta-box-all-priority-chart = the ranks

ta-box-sign-coins = coins
ta-box-sign-clay = clay
ta-box-sign-build = build
ta-box-on-slice = { $label }: { $sign }{ $n ->
    [0] {""}
   *[other] {" "}{ $n }
  }
ta-box-slice-before = Slice before
ta-box-slice-after = Slice after
ta-box-rings = Ring
ta-box-how-many = Number
ta-box-nth = no. { $n }
ta-box-players = { $n } players
ta-box-each-player = Each player
ta-box-master-prices = Price of a player's tokens
ta-box-round = Round { $n }
ta-box-dominance = dominance
ta-box-presence = presence
ta-box-decree = decree { $n }
ta-box-spaces = Spaces
ta-box-space = { $space }: { $what }
ta-box-in-area = in the area
ta-box-out-of-area = outside
ta-box-rank = rank { $n }

ta-box-unsaid-1 = The shape of the board: a wheel of twelve slices and three rings, of which the inner one turns clockwise and the middle one against it; a mausoleum of nine columns and seven rows.
ta-box-unsaid-2 = What stands on which ring: builds, soaking and the upgrade inside; masters and priority in the middle; weapons and specialists outside. There is one upgrade, one priority and each master once.
ta-box-unsaid-3 = What a weapon, a master or a specialist does; only its number can be entered. The weapon of the horse is the sword.
ta-box-unsaid-4 = How many pieces there are: eleven warriors of a type, four specialists of a kind, twelve scoring tiles, six masters. Two players have 5 workers each, and a footman's dominance is 8 VP.
ta-box-unsaid-5 = What the solo book says in words: Li Si's turn, decrees 2, 11 and 12, his options, what is drawn when.
ta-box-unsaid-6 = The order of the steps of a round, and ties.

## On one page (lesson)

ta-sheet-place = Place one worker on a slice of the wheel: a craftsman where nobody stands, an artisan where no other artisan does.
ta-sheet-turn = Before that you may pay coins to turn the inner or the middle ring by one slice.
ta-sheet-actions = Do the three actions of the slice, from the inside out. One that you turn down brings 1 coin or 1 wet clay.
ta-sheet-build = Building spends wet clay and puts a warrior on an empty space; the rack tells what it scores.
ta-sheet-masters = A hired master helps whenever you come to his place again, and brings something in each clean-up.
ta-sheet-scoring = When all workers are placed: inspectors, musicians, and the scoring tile of the round.
ta-sheet-cleanup = Then wet clay dries, workers come home, rings and inspectors move on. Five rounds, then the final scoring.
ta-sheet-points-rack = Each warrior that you build: what the rack shows, less and less.
ta-sheet-points-weapon = A weapon that you use with its warrior, and the priority action alone against Li Si.
ta-sheet-points-inspector = Each round, most warriors in the inspected row, and in the inspected column; the others there score less.
ta-sheet-points-tile = Each round its scoring tile, worth more from round to round.
ta-sheet-points-specialists = A musician in each round, a footman at the end.
ta-sheet-points-group = At the end, groups of one type: who dominates scores most. Warriors in no group are removed first.
ta-sheet-points-leftovers = At the end, leftovers: coins and clay.
