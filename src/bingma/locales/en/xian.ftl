# Xi'an: everything that is said about it. Names in the notation (workshop, A1, halberd-2) are the
# same in every language; their words are here.

xian-building-workshop = workshop
xian-building-lab = lab
xian-building-armory = armory
xian-building-palace = palace

xian-does-workshop = craft
xian-does-lab = paint
xian-does-armory = forge
xian-does-palace = advance

xian-goods-coin = { $n ->
    [one] 1 coin
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
xian-resource-Y = yellow
xian-resource-R = red
xian-resource-G = green
xian-resource-B = blue

xian-tile-open-free = open/free
xian-tile-market = market
xian-tile-discount = discount
xian-tile-extra = extra action
xian-track-open-free = Open/free
xian-track-market = Market
xian-track-discount = Discount
xian-track-extra = Extra action

xian-end-resources = 1 PP for each resource, at most 15
xian-end-prestige = 1 PP for every full 10 PP
xian-end-tiles = 3 PP for each unused bonus tile
xian-end-warriors = 2 PP for each of your warriors
xian-end-helpers = 2 PP for each helper
xian-end-six = 6 PP
xian-end-majorities = 5 PP for each section where you are first
xian-end-pairs = 4 PP for each pair of the same kind of equipment

xian-helper-ceramist = ceramist
xian-helper-accountant = accountant
xian-helper-administrator = administrator
xian-helper-emissary = emissary
xian-helper-scientist = scientist
xian-helper-officer = officer
xian-ability-ceramist = each craft +1 PP
xian-ability-accountant = tax collectors +1 coin
xian-ability-administrator = craftsmen +1 clay
xian-ability-emissary = an exchange at each step forward
xian-ability-scientist = crafting costs 1 clay less
xian-ability-officer = forging costs 1 coin less

xian-material-wood = wood
xian-material-bronze = bronze

xian-part-play = in play
xian-part-majorities = majorities
xian-part-equipment = equipment
xian-part-mausoleum = unused tiles
xian-part-end_tile = game-end tile
xian-part-resources = resources

# Questions

xian-ask-favour = Favour of the Emperor: which cards go under your deck? You draw as many again.
xian-ask-plan = Plan round { $round }: a card on top that works, over one whose number gives the order.
xian-ask-work = Your { $card } is at work: its own action, or 1 { $colour } pigment?
xian-ask-build = Which building does your master builder enter? Or do you pass?
xian-ask-discount = The discount is announced: which building action uses it?
xian-ask-after = Do you use another tile, or end your go?
xian-ask-craft = On which space do you craft a statue? You have { $clay } clay.
xian-ask-seal = Do you put one of your { $seals ->
    [one] seals (1 left)
   *[other] { $seals } seals
  } under the new statue?
xian-ask-paint = Which statue do you paint?
xian-ask-pay = Which pigment do you pay for it?
xian-ask-forge = Which equipment do you forge? You have { xian-goods-coin }.
xian-ask-keep = Which game-end tile do you keep?
xian-ask-give = Exchange with the stock: what do you give?
xian-ask-take = Exchange with the stock: what do you take for it?
xian-ask-none = It is not your decision now.

# What a choice costs and brings

xian-pay = pay { $goods }
xian-goods-to = { $goods } to { $name }
xian-gain = +{ $goods }
xian-lose = lose { $goods }
xian-to-space = to space { $space }
xian-take-tile = take the tile { $tile }
xian-group = a group of { $size }
xian-recruit = recruit the { $helper }: { $ability }
xian-equipment-kind = { $card }, { $material }, section { $section }
xian-then-workshop = then craft
xian-then-lab = then paint
xian-then-armory = then forge
xian-then-palace = then keep a game-end tile
xian-then-pay = then choose a pigment to pay
xian-use-market = exchange one or two resources with the stock
xian-use-discount = craft or forge 1 cheaper, or paint with 1 pigment
xian-end-go = end your go
xian-keep-all = keep all four
xian-draw-new = { $count ->
    [one] draw 1 card
   *[other] draw { $count } cards
  }
xian-only-you = nobody else can paint it
xian-anybody = anybody can paint it
xian-stop = exchange nothing more
xian-nothing = nothing
xian-works = { $work }, goes with { $number }
xian-recruited-for = { $helper }, { $points }
xian-has = you have { $count }
xian-in-stock = { $count } in stock
xian-column-craft = Section { $section }: pay { $clay } clay
xian-column-plan = { $card }: { $work }

# The log: each sentence is a name and one or more of these, with commas between

xian-log = { $name } { $what }.
xian-event-works = works and gets nothing
xian-event-no-pigment = takes a pigment, but none is in stock
xian-event-pass = passes
xian-event-favoured = { $cards ->
    [0] keeps all four cards
    [one] exchanges 1 card
   *[other] exchanges { $cards } cards
  }
xian-event-drawn = draws { $cards }
xian-event-gained = gets { $goods }
xian-event-paid = pays { $goods }
xian-event-scored = scores { $points } PP
xian-event-lost = loses { $points } PP
xian-event-recruited = recruits the { $helper }
xian-event-builder-sent = sends a builder to the { $building }
xian-event-crafted = crafts a statue on { $space }
xian-event-sealed = seals it
xian-event-painted = { $group ->
    [one] paints { $space }
   *[other] paints { $space } (group of { $group })
  }
xian-event-forged = forges { $card }
xian-event-advanced = moves to space { $space }
xian-event-tile-taken = takes the tile { $tile }
xian-event-tile-used = uses { $tile }
xian-event-end-tile-kept = keeps the game-end tile { $tile }

# The log: whole sentences

xian-event-turn-began = Turn { $turn } begins.
xian-event-round-began = Round { $round } begins.
xian-event-revealed = Revealed, in the order of play: { $pairs }.
xian-pair-of = { $name } { $pair }
xian-event-builders-home = The builders go home.
xian-event-request-fulfilled = The { $colour } request { $token } in { $space } is fulfilled.
xian-event-minister-moved = The Prime Minister is in the { $building }.
xian-event-request-opened = The { $colour } request { $token } opens in { $space }.
xian-event-equipment-left = { $count ->
    [one] { $cards } leaves the display.
   *[other] { $cards } leave the display.
  }
xian-event-equipment-opened = New equipment: { $cards }.
xian-event-part-scored = Final scoring, { $part }: { $points }.
xian-points-of = { $name } { $points }
xian-event-game-ended = The game is over.

# Why not

reason-already-decided = You have decided already.
reason-not-now = { $decision ->
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
reason-discount-announced = The discount is announced: only a building action can follow.
reason-no-discount-in-palace = The palace has no price, so nothing can be discounted there.
reason-two-cards-needed = Two different cards of your hand are needed.
reason-first-exchange-required = The market must make its first exchange.
reason-none-owned = You have no { $resource }.
reason-out-of-stock = There is no { $resource } in stock.
reason-not-requested = { $colour } is not requested here.
reason-end-tile-taken = { $seat } has the game-end tile { $tile }.
reason-end-tile-not-in-game = The game-end tile { $tile } is not in this game.
reason-pair-closed = The pair of { $building } and { $other } is closed: { $count } of { $limit }.
reason-no-raw-statue = No raw statue is in the stock.
reason-too-little-clay = { $needed } clay needed, you have { $owned }.
reason-pit-full = Every space of the pit is taken.
reason-no-warrior-left = You have no warrior left.
reason-no-statue-to-paint = There is no statue that you could paint.
reason-too-few-pigments = You lack the pigments: { $needed }.
reason-display-empty = The equipment display is empty.
reason-too-few-coins = { $fee ->
    [0] { $needed ->
        [one] 1 coin needed, you have { $owned }.
       *[other] { $needed } coins needed, you have { $owned }.
      }
   *[other] { $needed ->
        [one] 1 coin needed, and after the fee of { $fee } you have { $owned }.
       *[other] { $needed } coins needed, and after the fee of { $fee } you have { $owned }.
      }
  }
reason-end-of-track = Your supervisor is at the end of the track.
reason-space-taken = { $space } is taken.
reason-nothing-there = Nothing stands on { $space }.
reason-already-painted = { $space } is a warrior of { $seat } already.
reason-sealed = { $space } is sealed by { $seat }.
reason-slot-empty = Slot { $slot } of the display is empty.
reason-tile-not-owned = You do not have the tile { $tile }.
reason-tile-used = Your tile { $tile } is used.
reason-pair-not-closed = The pair of the { $building } is not closed, so there is nothing to open.
reason-no-fee-due = No fee is due in the { $building }.
reason-nothing-to-discount = No building action is possible with the discount.
reason-nothing-to-exchange = You have nothing to exchange.

# The table, drawn

xian-round = round { $round }
xian-first-favour = the Emperor's favour
xian-order = order:
xian-you = you
xian-mausoleum = Mausoleum
xian-space-start = 0 Start
xian-space-tile = { $space } { $tile }
xian-space-end = 5 End tile
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

# What the signs of the drawing mean

xian-legend-pit = In the pit, “C5 6$$” is an empty space that brings 6 PP and 2 coins, “7R” 7 PP and 1 red pigment.
xian-legend-statue = “raw” is a statue to paint, a player's mark a warrior; a second mark (§) is the seal under it.
xian-legend-request = “paint R+any #8”: one red pigment and one of any colour, by the Emperor's request 8.
xian-legend-minister = “★ Minister”: the first to enter there gets 1 coin and 1 PP.
xian-legend-tiles = Tiles: O open/free, M market, D discount, E extra action; “–” is used, “·” not taken yet.
xian-legend-helpers = Helpers: { $helpers }.
xian-legend-helper = { $short } { $helper } ({ $ability })

# The table, read aloud

xian-read-turn = Turn { $turn } of 6, round { $round }.
xian-read-favour = Turn { $turn } of 6, before the first round.
xian-read-order = Order of play: { $names }.
xian-read-track = Mausoleum: { $places }.
xian-read-on-space = { $names } on space { $space }
xian-read-end-tiles = Game-end tiles there: { $tiles }.
xian-read-no-end-tiles = No game-end tile is there any more.
xian-read-section = Section { $section }: painting takes { $colours } ({ $tokens }).
xian-read-any = any
xian-read-token = request { $token }
xian-read-craft = Crafting there costs you { $clay } clay.
xian-read-spaces = { $spaces }.
xian-read-empty = { $space } empty, worth { $goods }
xian-read-raw = { $space } a raw statue
xian-read-painted = { $space } a warrior of { $name }
xian-read-sealed = { $statue } with the seal of { $name }
xian-read-pair = { $pair }, { $count } of { $limit } places taken:
xian-read-pair-closed = { $pair }, closed with { $count } of { $limit }:
xian-read-builders = { $building } with builders of { $names }
xian-read-no-builders = { $building } without builders
xian-read-building-fee = { $building }, fee { $goods }
xian-read-minister = The Prime Minister is in the { $building }.
xian-read-minister-bonus = The Prime Minister is in the { $building } and will reward the first to enter.
xian-read-display = Equipment display: { $cards }.
xian-read-display-empty = The equipment display is empty.
xian-read-card = { $slot } { $card } for { $goods }
xian-read-card-clay = { $card } with { $clay } clay
xian-read-stock = In stock: { $raw ->
    [one] 1 raw statue
   *[other] { $raw } raw statues
  }, { $pigments }.
xian-read-player = { $name }: { $points } PP, { $goods }.
xian-read-pieces = { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
  } left, { $seals ->
    [one] 1 seal
   *[other] { $seals } seals
  }, { $equipment ->
    [one] 1 equipment card
   *[other] { $equipment } equipment cards
  }.
xian-read-tiles = Tiles: { $tiles }.
xian-read-tile-used = { $tile } (used)
xian-read-end-tile = Game-end tile: { $tile }.
xian-read-helpers = Helpers: { $helpers }.
xian-read-revealed = Played { $top } over { $bottom }.
xian-read-hand = Your hand: { $cards }.
xian-read-no-hand = Your hand is empty.
xian-read-hand-card = { $card } ({ $work })
xian-read-equipment = Your equipment: { $cards }.
xian-read-score = If the game ended now you would have { $total } PP: { $parts }.
