# Xi'an: everything that is said about it, in the terminal and on the page. Names in the notation
# (workshop, A1, halberd-2) are the same in every language; their words are here.
#
# A player is { $who }; { $who-you } is “yes” where the listener is meant. A thing brings its
# attributes: { $building-the } is the attribute “the” of a building.

## The first page (door)

xian-door = Craft and paint statues, and take the lead in the pit.
xian-moment = Turn { $turn } of { $turns }, round { $round }
xian-moment-favour = Turn { $turn } of { $turns }, before the first round

## Things

xian-building-workshop = workshop
    .the = the workshop
xian-building-lab = lab
    .the = the lab
xian-building-armory = armory
    .the = the armory
xian-building-palace = palace
    .the = the palace

# What is done there.
xian-does-workshop = craft
xian-does-lab = paint
xian-does-armory = forge
xian-does-palace = advance

xian-goods-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
xian-goods-clay = { $n } clay
xian-goods-Y = { $n } yellow
xian-goods-R = { $n } red
xian-goods-G = { $n } green
xian-goods-B = { $n } blue
xian-points = { $n } PP

xian-resource-coin = coin
xian-resource-clay = clay
xian-resource-Y = yellow pigment
xian-resource-R = red pigment
xian-resource-G = green pigment
xian-resource-B = blue pigment

xian-colour-Y = yellow
xian-colour-R = red
xian-colour-G = green
xian-colour-B = blue
xian-colour-any = any colour

xian-card = { $colour } { $number }
xian-cards = { $cards }

xian-tile-open-free = open/free
    .the = the open/free tile
xian-tile-market = market
    .the = the market tile
xian-tile-discount = discount
    .the = the discount tile
xian-tile-extra = extra action
    .the = the extra action tile

xian-end-resources = Resources
    .scores = { $n } PP for each resource returned, { $most } at most
xian-end-prestige = Prestige
    .scores = { $n } PP for every full { $each } PP
xian-end-tiles = Tiles
    .scores = { $n } PP for each unused bonus tile
xian-end-warriors = Warriors
    .scores = { $n } PP for each of your painted warriors
xian-end-helpers = Helpers
    .scores = { $n } PP for each helper
xian-end-six = Six
    .scores = { $n } PP
xian-end-majorities = Majorities
    .scores = { $n } PP for each section where you are first
xian-end-pairs = Pairs
    .scores = { $n } PP for each pair of the same kind of equipment

xian-helper-ceramist = ceramist
    .can = each craft +1 PP
xian-helper-accountant = accountant
    .can = tax collectors +1 coin
xian-helper-administrator = administrator
    .can = craftsmen +1 clay
xian-helper-emissary = emissary
    .can = an exchange at each step forward
xian-helper-scientist = scientist
    .can = crafting costs 1 clay less
xian-helper-officer = officer
    .can = forging costs 1 coin less

xian-equipment-crossbow = crossbow
    .the = the crossbow
xian-equipment-arrowheads = arrowheads
    .the = the arrowheads
xian-equipment-chariot = chariot
    .the = the chariot
xian-equipment-halberd = halberd
    .the = the halberd
xian-equipment-horse = horse
    .the = the horse
xian-equipment-sword = sword
    .the = the sword

xian-material-wood = wood
xian-material-bronze = bronze

xian-part-play = in play
    .title = In play
xian-part-majorities = majorities
    .title = Majorities
xian-part-section = section { $section }
    .title = Majority in section { $section }
xian-part-equipment = equipment
    .title = Equipment
xian-part-mausoleum = unused tiles
    .title = Unused tiles
xian-part-end_tile = game-end tile
    .title = Game-end tile
xian-part-resources = resources
    .title = Resources

xian-source-work = work
xian-source-pigment = pigment
xian-source-pass = passing
xian-source-minister = the Prime Minister
xian-source-fee = the fee
xian-source-craft = the space
xian-source-ceramist = your ceramist
xian-source-paint = painting
xian-source-helper = the helper
xian-source-equipment = equipment
xian-source-exchange = the exchange
xian-source-start = the start
xian-source-space = the space

## Questions: what to do, and a line of help

xian-turn-of = turn { $turn } of { $turns }
xian-ask-favour = The Emperor's favour
xian-help-favour = Mark the cards that you want to exchange: they go under your deck, and you draw as many.
xian-ask-plan = Plan your pair
xian-help-plan = One card on top, which does the work, over one whose number gives the order.
xian-ask-work = Your worker
xian-help-work = { $card }: { $work }, or 1 { $colour } pigment.
xian-ask-build = Send a master builder
xian-help-build = Choose a building, or pass for 1 coin.
xian-ask-discount = The discount is announced
xian-help-discount = Choose the building action that uses it.
xian-ask-after = Anything else?
xian-help-after = Use another tile, or end your go.
xian-ask-craft = Where do you craft a statue?
xian-help-craft = It brings what is drawn on the space. You have { $goods }.
xian-ask-seal = Do you seal the statue on { $space }?
xian-help-seal = { $seals ->
    [one] Only you can then paint it. This is your last seal.
   *[other] Only you can then paint it. You have { $seals } seals, and they never come back.
  }
xian-ask-paint = Which statue do you paint?
xian-help-paint = It scores 1 PP for each warrior of yours in its group.
xian-ask-pay = Which pigment do you pay for { $space }?
xian-help-pay = Choose one of yours.
xian-ask-forge = Which equipment do you forge?
xian-help-forge = Prices are what you pay now. You have { $goods }.
xian-ask-keep = Which game-end tile do you keep?
xian-help-keep = It scores at the end.
xian-ask-give = Exchange: what do you give?
xian-help-give = Choose one of your resources, or stop.
xian-ask-take = Exchange: what do you take?
xian-help-take = Choose one resource from the stock.
xian-ask-planned = Your choice is made. The pairs are shown when everybody has decided.

## Choices

xian-do-enter = Enter { $building-the }
xian-do-open = Open { $building-the }
xian-do-free = Enter { $building-the } free of charge
xian-do-extra = Extra action: { $building }
xian-do-craft = Craft on { $space }
xian-do-paint = Paint { $space }
xian-do-pay = Pay { $goods }
xian-do-give = Give { $goods }
xian-do-take = Take { $goods }
xian-do-keep = Keep “{ $tile }”
xian-do-forge = Forge { $card-the }
xian-do-forge-slot = Forge from slot { $slot }
xian-do-plan = Plan { $top } over { $bottom }
xian-do-favour = Exchange { $cards }
xian-do-favour-none = Keep all four cards
xian-do-work = Do the work
xian-do-recruit = Recruit the { $helper }
xian-do-pigment = Take a pigment
xian-do-market = Market
xian-do-discount = Discount
xian-do-pass = Pass
xian-do-done = End my go
xian-do-seal = Seal it
xian-do-no-seal = No seal
xian-do-stop = Stop

xian-work-goods = { $goods }
xian-work-helper = { $points ->
    [0] recruit the { $helper }
   *[other] recruit the { $helper } and score { $points } PP
  }
xian-note-works = { $work }, or 1 { $colour } pigment
xian-note-first-in-ties = you go with { $number }, first in ties
xian-note-last-in-ties = you go with { $number }, last in ties
xian-note-in-ties = you go with { $number }, in ties after { $names }
xian-note-draw = { $count ->
    [0] draw no new card
    [one] draw { $count } new card
   *[other] draw { $count } new cards
  }
xian-note-recruit = recruit the { $helper }: { $helper-can }
xian-note-group = a group of { $size }
xian-note-equipment = { $material }, section { $section }
xian-note-advance = to space { $space }
xian-note-tile = take { $tile-the }
xian-note-end-tile = { $tile-scores }
xian-note-owned = you have { $count }
xian-note-stock = { $count } in stock
xian-note-nothing = brings nothing
xian-note-market = exchange one or two resources with the stock
xian-note-discount = craft or forge for 1 less, or paint with a single pigment
xian-note-done = the next player goes
xian-note-stop = exchange nothing more
xian-note-seal = nobody else can paint it
xian-note-no-seal = anybody can paint it
xian-leads-craft = within reach: { $n ->
    [one] section { $spaces }
   *[other] sections { $spaces }
  }
xian-leads-craft-best = within reach: { $n ->
    [one] section { $spaces }
   *[other] sections { $spaces }
  }, best { $best } for { $points }
xian-leads-paint = can be painted: { $spaces }
xian-leads-paint-best = can be painted: { $spaces }, best { $best } for { $points }
xian-leads-forge = within reach: { $cards }
xian-leads-keep = to choose from: { $tiles }
xian-then-workshop = then craft
xian-then-lab = then paint
xian-then-armory = then forge
xian-then-palace = then keep a game-end tile
xian-then-pay = then choose the pigment to pay
xian-group-craft = Section { $section }: { $goods }
xian-group-plan = { $card }: { $work }

## The log: one line for one action

xian-turn = Turn { $turn }
xian-round = Round { $round }
xian-scoring = Final scoring
xian-did-work = { $who-you ->
    [yes] work
   *[no] works
  }
xian-did-pigment = { $who-you ->
    [yes] use your worker for a pigment
   *[no] uses the worker for a pigment
  }
xian-did-pass = { $who-you ->
    [yes] pass
   *[no] passes
  }
xian-did-pass-alone = { $who-you ->
    [yes] find no building open and pass
   *[no] finds no building open and passes
  }
xian-did-favour = { $cards ->
    [0] { $who-you ->
        [yes] keep all four cards
       *[no] keeps all four cards
      }
    [one] { $who-you ->
        [yes] exchange { $cards } card
       *[no] exchanges { $cards } card
      }
   *[other] { $who-you ->
        [yes] exchange { $cards } cards
       *[no] exchanges { $cards } cards
      }
  }
xian-did-draw = { $who-you ->
    [yes] draw { $cards }
   *[no] draws { $cards }
  }
xian-did-recruit = { $who-you ->
    [yes] recruit the { $helper }
   *[no] recruits the { $helper }
  }
xian-did-enter = { $who-you ->
    [yes] enter { $building-the }
   *[no] enters { $building-the }
  }
xian-did-craft = { $who-you ->
    [yes] craft a statue on { $space }
   *[no] crafts a statue on { $space }
  }
xian-did-seal = { $who-you ->
    [yes] seal it
   *[no] seals it
  }
xian-did-paint = { $group ->
    [one] { $who-you ->
        [yes] paint { $space }
       *[no] paints { $space }
      }
   *[other] { $who-you ->
        [yes] paint { $space } (a group of { $group })
       *[no] paints { $space } (a group of { $group })
      }
  }
xian-did-forge = { $who-you ->
    [yes] forge { $card-the }
   *[no] forges { $card-the }
  }
xian-did-advance = { $who-you ->
    [yes] move to { $space }
   *[no] moves to { $space }
  }
xian-did-take-tile = { $who-you ->
    [yes] take { $tile-the }
   *[no] takes { $tile-the }
  }
xian-did-use-tile = { $who-you ->
    [yes] use { $tile-the }
   *[no] uses { $tile-the }
  }
xian-did-keep = { $who-you ->
    [yes] keep the game-end tile “{ $tile }”
   *[no] keeps the game-end tile “{ $tile }”
  }
xian-log-revealed = Shown, in the order of play: { $pairs }
xian-pair-of = { $who-you ->
    [yes] you { $top } over { $bottom }
   *[no] { $who } { $top } over { $bottom }
  }
xian-log-turn-ended = The turn ends: { $what }
xian-between-builders-home = the builders go home
xian-between-fulfilled = request { $token } ({ $colour }) is fulfilled
xian-between-minister = the Prime Minister goes to { $building-the }
xian-between-opened = request { $token } ({ $colour }) opens in { $space }
xian-between-left = discarded from the display: { $cards }
xian-between-equipment = new equipment: { $cards }
xian-log-part = { $part-title }
xian-log-part-none = { $part-title }: no points
xian-log-ended = The game is over
xian-wins = { $who-you ->
    [yes] You win with { $points }, { $ahead } ahead of { $second }.
   *[no] { $second-you ->
        [yes] { $who } wins with { $points }, { $ahead } ahead of you.
       *[no] { $who } wins with { $points }, { $ahead } ahead of { $second }.
      }
  }
xian-wins-tie = { $who-you ->
    [yes] You win with { $points }; your supervisor decides the tie with { $second }.
   *[no] { $who } wins with { $points }; the supervisor decides the tie{ $second-you ->
        [yes] {" "}with you
       *[no] {" "}with { $second }
      }.
  }

## Why not

xian-why-not-now = { $decision ->
    [favour] The favour of the Emperor is decided now.
    [plan] The cards are planned now.
    [work] The worker comes first.
    [build] The builder's step comes now.
    [after] The builder's step is over.
    [craft] A statue is being crafted.
    [seal] The seal comes first.
    [paint] A statue is being painted.
    [pay] The pigment has to be paid first.
    [forge] Equipment is being forged.
    [keep] A game-end tile has to be kept first.
    [exchange] An exchange is going on.
   *[other] Not now.
  }
xian-why-discount-announced = The discount is announced: only a building action can follow.
xian-why-no-discount-in-palace = The palace has no price, so nothing can be discounted there.
xian-why-two-cards-needed = Two different cards of your hand are needed.
xian-why-first-exchange-required = The market must make its first exchange.
xian-why-none-owned = You have no { $resource }.
xian-why-out-of-stock = There is no { $resource } in stock.
xian-why-not-requested = No { $colour } is requested here.
xian-why-end-tile-taken = { $seat-you ->
    [yes] You have that tile.
   *[no] { $seat } has that tile.
  }
xian-why-end-tile-not-in-game = That tile is not in this game.
xian-why-pair-closed = This pair is closed: { $count } of { $limit }.
xian-why-no-raw-statue = No raw statue is in the stock.
xian-why-too-little-clay = { $needed } clay needed, you have { $owned }.
xian-why-pit-full = Every space of the pit is taken.
xian-why-no-warrior-left = You have no warrior left.
xian-why-no-statue-to-paint = There is no statue that you could paint.
xian-why-too-few-pigments = You lack pigments. { $pigments }.
xian-why-all-of = Section { $section } takes { $colours }
xian-why-one-of = { $colours-count ->
    [one] Section { $section } takes 1 pigment ({ $colours })
   *[other] Section { $section } takes 1 pigment out of { $colours }
  }
xian-why-display-empty = The equipment display is empty.
xian-why-too-few-coins = { $fee ->
    [0] { $needed ->
        [one] { $needed } coin needed, you have { $owned }.
       *[other] { $needed } coins needed, you have { $owned }.
      }
   *[other] { $needed ->
        [one] { $needed } coin needed, and after the fee of { $fee } you have { $owned }.
       *[other] { $needed } coins needed, and after the fee of { $fee } you have { $owned }.
      }
  }
xian-why-end-of-track = Your supervisor is at the end of the track.
xian-why-space-taken = { $space } is taken.
xian-why-nothing-there = Nothing stands on { $space }.
xian-why-already-painted = { $seat-you ->
    [yes] { $space } is your warrior already.
   *[no] { $space } is a warrior of { $seat } already.
  }
xian-why-sealed = { $space } is sealed by { $seat }.
xian-why-slot-empty = Slot { $slot } of the display is empty.
xian-why-tile-not-owned = You do not have { $tile-the }.
xian-why-tile-used = You have used { $tile-the }.
xian-why-pair-not-closed = The pair is not closed, so there is nothing to open.
xian-why-no-fee-due = No fee is due there.
xian-why-nothing-to-discount = No building action is possible with the discount.
xian-why-nothing-to-exchange = You have nothing to exchange.

## The table in words

xian-words-time = Where the game stands
xian-words-players = Players
xian-words-own = Your cards
xian-words-section = The pit, section { $section }
xian-words-buildings = Buildings
xian-words-display = Equipment display
xian-words-track = Mausoleum
xian-words-stock = Stock
xian-words-points = Points, if the game ended now
xian-read-turn = Turn { $turn } of { $turns }, round { $round }.
xian-read-favour = Turn { $turn } of { $turns }, before the first round.
xian-read-order = Order of play: { $names }.
xian-read-ties = Order in ties: { $names }.
xian-read-fulfilled = Fulfilled requests: { $requests }.
xian-read-request = { $token } ({ $colour })
xian-read-player = { $who-you ->
    [yes] You: { $what }.
   *[no] { $who }: { $what }.
  }
xian-read-warriors = { $n ->
    [one] { $n } warrior left
   *[other] { $n } warriors left
  }
xian-read-seals = { $n ->
    [one] { $n } seal left
   *[other] { $n } seals left
  }
xian-read-builders-left = { $n ->
    [one] { $n } builder at home
   *[other] { $n } builders at home
  }
xian-read-equipment-count = { $n ->
    [one] { $n } equipment card
   *[other] { $n } equipment cards
  }
xian-read-supervisor = supervisor on space { $space }
xian-read-helpers = { $helpers-count ->
    [one] helper: { $helpers }
   *[other] helpers: { $helpers }
  }
xian-read-tile-unused = { $tile-the }
xian-read-tile-used = { $tile-the }, used
xian-read-end-tile = game-end tile “{ $tile }”
xian-read-pair = revealed pair: { $top } over { $bottom }
xian-read-discards = discards: { $cards }
xian-read-cards = { $held } cards in hand, { $left } in the deck
xian-read-hand = Hand: { $cards }.
xian-read-no-hand = Your hand is empty.
xian-read-hand-card = { $card } ({ $work })
xian-read-plan = Planned: { $top } over { $bottom }.
xian-read-under-deck = Under your deck: { $cards }.
xian-read-own-equipment = Equipment: { $cards }.
xian-read-equipment = { $card }, { $material }, section { $section }
xian-read-score = If the game ended now you would have { $total } PP: { $parts }.
xian-read-points-now = { $who }: { $parts }
xian-read-painting = Painting takes { $colours } ({ $tokens-count ->
    [one] request { $tokens }
   *[other] requests { $tokens }
  }).
xian-read-crafting = Crafting costs { $goods }.
xian-read-empty = { $space }: empty, brings { $goods }
xian-read-raw = { $space }: raw statue
xian-read-painted = { $who-you ->
    [yes] { $space }: your warrior
   *[no] { $space }: warrior of { $who }
  }
xian-read-sealed = { $owner-you ->
    [yes] { $statue }, with your seal
   *[no] { $statue }, with the seal of { $owner }
  }
xian-read-majority = Majority now: { $shares }.
xian-read-no-majority = No warrior stands here.
xian-read-share = { $who-you ->
    [yes] you
   *[no] { $who }
  } { $n ->
    [one] { $n } warrior, { $points } PP
   *[other] { $n } warriors, { $points } PP
  }
xian-read-pair-open = { $count } of { $limit } places taken: { $buildings }.
xian-read-pair-closed = Closed, { $count } of { $limit } places taken: { $buildings }.
xian-read-builders = { $building } with builders of { $names }
xian-read-no-builders = { $building } without builders
xian-read-fee = { $text }, fee { $goods }
xian-read-minister = The Prime Minister is in { $building-the }; his reward for this turn is gone.
xian-read-minister-bonus = The Prime Minister is in { $building-the } and gives 1 coin and 1 PP to the first who enters.
xian-read-slot = { $slot }: { $card }, for { $goods }
xian-read-slot-clay = { $text }, brings { $goods }
xian-read-slot-leaves = { $text }; leaves at the end of the turn
xian-read-slot-empty = { $slot }: empty
xian-read-on-space = Space { $space }: { $names }
xian-read-end-tiles = Game-end tiles there: { $tiles }.
xian-read-end-tile-text = { $tile } ({ $tile-scores })
xian-read-no-end-tiles = No game-end tile is there any more.
xian-read-raw-stock = { $n ->
    [one] { $n } raw statue
   *[other] { $n } raw statues
  }
xian-read-pigment-stock = Pigments: { $goods }
xian-read-equipment-left = { $n ->
    [one] { $n } equipment card in the stack
   *[other] { $n } equipment cards in the stack
  }

## The table, drawn in a terminal

xian-track-open-free = Open/free
xian-track-market = Market
xian-track-discount = Discount
xian-track-extra = Extra action
xian-round-now = round { $round }
xian-first-favour = the Emperor's favour
xian-order = order:
xian-you = you
xian-mausoleum = Mausoleum
xian-space-start = 0 Start
xian-space-tile = { $space } { $tile }
xian-space-end = { $space } End tile
xian-label-end-tiles = End tiles
xian-none-left = none left
xian-empty-slot = –
xian-craft-clay = craft { $clay } clay
xian-paint-with = paint
xian-token = #{ $token }
xian-any = any
xian-short-clay = { $clay } clay
xian-raw = raw
xian-left-pair = left pair
xian-right-pair = right pair
xian-places = { $count } of { $limit }
xian-closed = closed
xian-fee = fee { $coins }
xian-no-fee = no fee
xian-minister = Minister
xian-stock = Stock
xian-stock-raw = { $count } raw
xian-head-coins = coins
xian-head-clay = clay
xian-head-tiles = tiles
xian-head-end-tile = end tile
xian-head-helpers = helpers
xian-head-tile-helpers = end, helpers
xian-head-points = PP
xian-head-pigments = pigments
xian-head-warriors = warr
xian-head-seals = seal
xian-head-equipment = eq.
xian-hand = Your hand
xian-hand-empty = empty
xian-or-pigment = or 1 { $colour }
xian-own-equipment = Your equipment: { $cards }
xian-own-score = If it ended now: { $total } PP
xian-planned = Planned: { $pair }
xian-short-helper-ceramist = cer
xian-short-helper-accountant = acc
xian-short-helper-administrator = adm
xian-short-helper-emissary = emi
xian-short-helper-scientist = sci
xian-short-helper-officer = off
xian-short-end-resources = resources
xian-short-end-prestige = prestige
xian-short-end-tiles = tiles
xian-short-end-warriors = warriors
xian-short-end-helpers = helpers
xian-short-end-six = six
xian-short-end-majorities = majorities
xian-short-end-pairs = pairs

xian-legend-pit = In the pit, “C5 6$$” is an empty space that brings 6 PP and 2 coins, “7R” 7 PP and 1 red pigment.
xian-legend-statue = “raw” is a statue to paint, a player's mark a warrior; a second mark (§) is the seal under it.
xian-legend-request = “paint R+any #8”: one red pigment and one of any colour, by the Emperor's request 8.
xian-legend-minister = “★ Minister”: the first to enter there gets 1 coin and 1 PP.
xian-legend-tiles = Tiles: O open/free, M market, D discount, E extra action; “–” is used, “·” not taken yet.
xian-legend-helpers = Helpers: { $helpers }.
xian-legend-helper = { $short } { $helper } ({ $helper-can })

## The table, drawn on a page

xian-in-stock = stock
xian-slot = Slot { $slot }
xian-space = Space { $space }
xian-for-nothing = free
xian-most-warriors = most warriors
# The pictures that the table is cut into on a small screen.
xian-picture-pit = pit
xian-picture-buildings = buildings
xian-picture-track = mausoleum
xian-picture-stock = majorities
xian-majority-of = Majority in section { $section }
xian-game-end-tiles = game-end tiles
xian-places-of = { $taken } of { $limit }
xian-places-taken = { $taken } of { $limit } places taken
xian-round-of = round { $round } of { $rounds }
xian-before-round = before round 1
xian-turn-word = turn
xian-scoring-word = scoring
xian-top = Top
xian-place-does-top = does the work
xian-place-short-top = top: work
xian-bottom = Bottom
xian-place-does-bottom = gives the order
xian-place-short-bottom = bottom: order
xian-swap = Swap the two cards
xian-on-top = On top: { $card }
xian-in-hand = hand
xian-deck = Deck
xian-deck-left = { $n ->
    [0] no card left
    [one] { $n } card left
   *[other] { $n } cards left
  }
xian-store = Your resources
xian-own-things = Your tiles, helpers and equipment
xian-played = Played
xian-pair = { $top } over { $bottom }
xian-hand-deck = Cards in hand / deck
xian-discards = Discards
xian-open-hands = Everybody's cards
xian-face-down = face-down card
xian-finish = The army stands
xian-points-by-turn = Points by turn

xian-tip-coin = Coin
    .text = Pays fees and equipment. Without limit.
xian-tip-clay = Clay
    .text = Pays for crafting statues: { $a } in section A, { $b } in B, { $c } in C.
xian-tip-pigment-y = Yellow pigment, orpiment
    .text = Pays for painting.
xian-tip-pigment-r = Red pigment, cinnabar
    .text = Pays for painting.
xian-tip-pigment-g = Green pigment, malachite
    .text = Pays for painting.
xian-tip-pigment-b = Blue pigment, azurite
    .text = Pays for painting.
xian-tip-points = If the game ended now
    .text = { $parts }
xian-tip-prestige = Prestige points
    .text = Whoever has most at the end wins.
xian-tip-raw = Raw statue
    .text = Waits to be painted in the lab. Under a seal only its owner can paint it.
xian-tip-raw-stock = Raw statues in stock
    .text = Without one nobody can craft. Painting brings one back.
xian-tip-warrior = Warrior
    .text = A statue painted by its player. Neighbours of one player are a group; each painting scores the size of its group.
xian-tip-seal = Seal
    .text = Nobody but its owner can paint this statue. A seal never comes back.
xian-tip-niche = Space of the pit
    .text = Crafting a statue here brings what is drawn on it.
xian-tip-request = Emperor's request
    .text = The colour that painting in this section takes. The lowest number is fulfilled at the end of the turn and moves the Prime Minister.
xian-tip-turn = Turn
    .text = There are { $turns } turns of { $rounds } rounds.
xian-tip-turn-track = Fulfilled request
    .text = It was the lowest request at the end of that turn.
xian-tip-craft-price = Price of a statue
    .text = The clay that crafting in this section costs you now.
xian-tip-paint-price = Price of painting
    .text = The pigments that painting in this section takes. A plain bowl is any colour.
xian-tip-majority = Majority
    .text = At the end the players with most warriors in a section score these points; players who are tied share.
xian-tip-building-workshop = Workshop: craft
    .text = Pay clay, put a raw statue on an empty space and take its bonus. You may seal it.
xian-tip-building-lab = Lab: paint
    .text = Pay two pigments and turn a raw statue into your warrior. Scores the size of its group.
xian-tip-building-armory = Armory: forge
    .text = Buy a card of the equipment display. It scores at the end.
xian-tip-building-palace = Palace: advance
    .text = Your supervisor goes one space on and takes the tile there.
xian-tip-closed = Closed
    .text = Every place of this pair of buildings is taken.
xian-tip-places = Places of the pair
    .text = Builders and the Prime Minister take them. A full pair is closed.
xian-tip-fee = Fee
    .text = What you pay the players whose builders are already there. Each coin that you lack costs 2 PP.
xian-tip-builder = Master builder
    .text = Each player sends one in each round. Who comes later pays a fee.
xian-tip-minister = Prime Minister
    .text = He takes one place. His reward for this turn is gone.
xian-tip-minister-bonus = Prime Minister
    .text = The first to enter here in this turn gets 1 coin and 1 PP.
xian-tip-leaves = Leaves soon
    .text = This card leaves at the end of the turn.
xian-tip-slot = Empty slot
    .text = The display is filled again at the end of the turn.
xian-tip-supervisor = Supervisor
    .text = Further ahead goes first in ties; on the same space the one on top.
xian-tip-initiative = Number
    .text = The bottom card's number gives the order of play: the highest goes first.
xian-tip-card = { $card }
    .text = On top it brings { $works }. Below, its number gives the order of play.
xian-tip-card-pigment = Pigment instead
    .text = Any card can be used for one pigment of its colour.
xian-tip-deck = Your deck
    .text = The next turn brings four new cards.
xian-tip-worker-tax = Tax collector
    .text = Brings coins.
xian-tip-worker-craft = Craftsman
    .text = Brings clay.
xian-tip-worker-miner = Miner
    .text = Brings the pigments shown.
xian-tip-helper = { $helper }
    .text = { $helper-can }.
xian-tip-eq = { $card }
    .text = One, two or three kinds of one material score { $one }, { $two } or { $three }; with a warrior in its section 3 more.
xian-tip-eq-back = Equipment
    .text = Cards that this player has forged, face down.
xian-tip-tile-open = Open/free
    .text = Once: enter a closed pair, or enter without paying the fee.
xian-tip-tile-market = Market
    .text = Once: exchange one or two resources with the stock.
xian-tip-tile-discount = Discount
    .text = Once: craft or forge for 1 less, or paint with a single pigment.
xian-tip-tile-extra = Extra action
    .text = Once: do the action of any building without a builder.
xian-tip-tile-end = Game-end tile
    .text = Who arrives here keeps one of the game-end tiles.
xian-tip-tile-blank = Used tile
    .text = A tile that is not used scores 1 PP at the end.
xian-tip-end = { $tile }
    .text = At the end: { $tile-scores }.

## A first lesson (lesson)
#
# One sentence or two for each step, 140 characters at most in English. Those that are named after a
# decision are told in real games too, the first time that it is met.

xian-lesson-goal = The most prestige points win. This pit gives most of them: craft statues, paint them, and lead its sections A, B and C.
xian-lesson-plan = Lay two cards: the one on top works for you, the number of the one below gives the order of play. The highest goes first.
xian-lesson-plan-other = Your miner would bring two pigments. They are good for painting; what you can use now are coins.
xian-lesson-work = Your worker does what the top card shows, or brings one pigment of its colour instead. Every card can do either.
xian-lesson-work-other = One pigment of the card's colour: any worker can bring that. Just now the four coins would do more for you.
xian-lesson-palace = Now a master builder enters a building. In the palace your supervisor goes one space up and takes the tile there.
xian-lesson-pass = A pass brings 1 coin and leaves your builder at home. It is for goes in which no building is worth it.
xian-lesson-extra = The tile lets you do one more action, even where everything is full. Use it at once: forge equipment in the armory.
xian-lesson-extra-palace = One more step, and you keep a game-end tile. A fair use; forging brings more here, since you collect bronze.
xian-lesson-done = Your go ends, and the tile stays with you. Use it later, or never: an unused tile scores 1 PP.
xian-lesson-forge = Equipment scores at the end: one, two or three kinds of one material are 2, 5 or 10 PP. You have two kinds of bronze.
xian-lesson-forge-other = It is yours. But with the sword you would have three kinds of bronze, and 10 PP in place of 5.
xian-lesson-turn = A new turn: all builders go home, everybody has four new cards for two rounds. Clay is next: plan the craftsman on top.
xian-lesson-turn-other = Every pair can be planned. This one brings no clay for a statue in section B, and that is what you are after.
xian-lesson-workshop = In the workshop you craft statues from clay. The Prime Minister gives the first who enters there 1 coin and 1 PP.
xian-lesson-workshop-other = That building is open to you too. But your three clay wait to become a statue, and that is made in the workshop.
xian-lesson-craft = A statue brings what is drawn on its space, at once. Next to a warrior of yours it brings more again when you paint it.
xian-lesson-craft-other = The statue stands, and its space has paid you. B4 touches your warrior on B3, so it would bring more later.
xian-lesson-seal = With your seal under it nobody else can paint this statue. You have two seals in the whole game.
xian-lesson-seal-other = Without a seal anybody who has the pigments can paint it, and it would be their warrior, not yours.
xian-lesson-pigment = The last round; your last two cards lie there. The requests of section B take red and yellow paint, and red is missing.
xian-lesson-pigment-other = Clay now, and no red pigment: the statue would stay raw, and the game ends with this round.
xian-lesson-lab = In the lab you paint. Meng Tian's builder came first: entering costs you a fee of 2 coins, which he gets.
xian-lesson-lab-other = That is open too. But a painted warrior decides section B, and this is your last go.
xian-lesson-paint = A painted statue is your warrior: 1 PP for each in its group. At the end, most warriors in a section score its majority.
xian-lesson-paint-other = A warrior of yours, alone in its group. On B4 it would join two others and score 3 PP, and nobody else can paint there.
xian-lesson-end = The army stands, and all is counted: section B has won it for you. You know the game now: sit down at a real table!

xian-lesson-favour = Cards that do not please you go under your deck, and you draw as many. You may do this once, before the first round.
xian-lesson-build = Send a master builder into a building to do what it offers, or pass for 1 coin. Where others are, you pay them a fee.
xian-lesson-discount = The discount is announced: the next craft or forging costs 1 less, the next painting one pigment only.
xian-lesson-after = Your builder is done. A tile that you have not used yet can still be used now, or in a later go.
xian-lesson-pay = Choose the pigment to pay with: the one that you can best do without. In section A the second may be of any colour.
xian-lesson-keep = You have come far enough to keep one of these tiles. It scores at the end: take what you already do well.
xian-lesson-give = An exchange: give one of your resources, take any other from the stock.
xian-lesson-take = Take any one resource from the stock for what you gave.

xian-sheet-draw = Draw four cards: they are for the two rounds of this turn.
xian-sheet-plan = Plan a pair in secret: one card on top, which works, over one whose number gives the order.
xian-sheet-work = In your go, first work: what the top card shows, or one pigment of its colour.
xian-sheet-build = Then send a master builder into a building for its action, or pass for 1 coin.
xian-sheet-fee = Builders of others in the same building cost a fee, and a full pair of buildings is closed.
xian-sheet-tiles = Tiles of the mausoleum can be used in any go of yours, each of them once.
xian-sheet-ends = After two rounds the builders go home, the lowest request leaves, new equipment comes. Six turns, then the scoring.
xian-sheet-points-craft = Crafting a statue: what is drawn on its space.
xian-sheet-points-paint = Painting: 1 PP for each warrior of yours in the group.
xian-sheet-points-helper = Recruiting a helper: more, the later it is.
xian-sheet-points-minister = First with the Prime Minister in a turn: 1 coin and 1 PP.
xian-sheet-points-majorities = At the end, most warriors: 10, 5, 2 in section A; 12, 6, 3 in B; 14, 7, 4 in C. Who is tied shares.
xian-sheet-points-equipment = At the end, one, two or three kinds of one material: 2, 5 or 10; and 3 for each card with a warrior in its section.
xian-sheet-points-tiles = At the end, 1 PP for each unused tile, then your game-end tile.
xian-sheet-points-resources = At the end, 1 PP for every three resources that are left.
