# The page of Xi'an. Names of things in the notation are the same in every language; their words
# are here.

## Things

building-workshop = Workshop
building-lab = Lab
building-armory = Armory
building-palace = Palace
colour-Y = yellow
colour-R = red
colour-G = green
colour-B = blue
word-coin = coins
word-clay = clay
word-Y = yellow
word-R = red
word-G = green
word-B = blue
goods-coin = { $n ->
    [one] 1 coin
   *[other] { $n } coins
  }
goods-clay = { $n } clay
goods-Y = { $n } yellow
goods-R = { $n } red
goods-G = { $n } green
goods-B = { $n } blue
goods-points = { $n } prestige
any-pigment = { $n ->
    [one] any 1 pigment
   *[other] any { $n } pigments
  }
tile-open = open/free
tile-market = market
tile-discount = discount
tile-extra = extra action
tile-turned = { $tile }, used
helper-ceramist = ceramist
helper-accountant = accountant
helper-administrator = administrator
helper-emissary = emissary
helper-scientist = scientist
helper-officer = officer
ability-ceramist = each craft +1 prestige
ability-accountant = tax collectors +1 coin
ability-administrator = craftsmen +1 clay
ability-emissary = an exchange at each step forward
ability-scientist = crafting costs 1 clay less
ability-officer = forging costs 1 coin less
equipment-crossbow = crossbow
equipment-arrowheads = arrowheads
equipment-chariot = chariot
equipment-halberd = halberd
equipment-horse = horse
equipment-sword = sword
end-resources = Resources
end-prestige = Prestige
end-tiles = Tiles
end-warriors = Warriors
end-helpers = Helpers
end-six = Six
end-majorities = Majorities
end-pairs = Pairs
end-resources-text = 1 prestige for each resource you return, 15 at most
end-prestige-text = 1 prestige for every full 10
end-tiles-text = 3 prestige for each unused bonus tile
end-warriors-text = 2 prestige for each of your painted warriors
end-helpers-text = 2 prestige for each recruited helper
end-six-text = 6 prestige
end-majorities-text = 5 prestige for each section where you are first
end-pairs-text = 4 prestige for each pair of the same equipment
part-play = In play
part-majorities = Majorities
part-equipment = Equipment
part-mausoleum = Mausoleum
part-end_tile = End tile
part-resources = Resources
source-work = work
source-pigment = pigment
source-pass = passing
source-minister = the Prime Minister
source-fee = the fee
source-craft = the niche
source-ceramist = your ceramist
source-paint = painting
source-helper = the helper
source-equipment = equipment
source-exchange = exchange
source-start = the start
source-space = the niche
card-name = { $colour } { $number }
card-text = { $colour } { $number }: { $work }
card-helper = recruit the { $helper }{ $points ->
    [0] {""}
   *[other] , { $points } prestige
  }

## The prompt

ask-favour = The Emperor's favour
ask-favour-hint = Mark the cards that you want to exchange: they go under your deck, and you draw as many.
ask-plan = Plan your pair
ask-plan-hint = Lay one card on top, it does the work, and one at the bottom, its number gives the order.
plan-takes = Take { $goods } or 1 { $colour } pigment.
plan-recruits = Recruit the { $helper }{ $points ->
    [0] {""}
   *[other] {" "}for { $points } prestige
  }, or take 1 { $colour } pigment.
plan-order = { $place ->
    [first] You go with { $number }, first in ties.
    [last] You go with { $number }, last in ties.
   *[after] You go with { $number }, in ties after { $names }.
  }
ask-work = Your worker
ask-build = Send a builder
ask-build-hint = Choose a building, or pass for one coin.
ask-discount = The discount is announced
ask-discount-hint = Choose the building action that uses it.
ask-after = Anything else?
ask-after-hint = Use another tile, or end your go.
ask-craft = Choose a niche
ask-craft-hint = The statue brings what is drawn in the niche.
ask-seal = Seal your statue?
ask-seal-hint = Only you can then paint it. A seal never comes back.
ask-paint = Choose a statue
ask-paint-hint = It scores one for each warrior of yours in its group.
ask-pay = Choose a pigment
ask-pay-hint = Choose one in your store.
ask-forge = Choose equipment
ask-forge-hint = Prices are what you pay now.
ask-keep = Choose a game-end tile
ask-keep-hint = You keep one; it scores at the end.
ask-give = Exchange: what do you give?
ask-give-hint = Choose one of your resources, or stop.
ask-take = Exchange: what do you take?
ask-take-hint = Choose one resource from the stock.
wait = Please wait
wait-for = { $names } is playing
wait-together = { $count ->
    [one] Waiting for { $names }
   *[other] Waiting for { $names }
  }
wait-planned = Your choice is made. The pairs are shown when everybody has decided.
past-title = The board after move { $n }
past-hint = Nothing can be chosen here.
over-title = The game is over
reconnecting = Reconnecting…
reconnecting-hint = Your choice is kept and sent as soon as the table answers.
back-to-now = Back to now
pay = pay
gain = gain
lose = lose
do-enter = Enter the { $building }
do-open = Open the { $building }
do-free = Enter the { $building } free
do-extra = Extra: { $building }
do-craft = Craft at { $space }
do-paint = Paint { $space }
do-pay = Pay { $goods }
do-give = Give { $goods }
do-take = Take { $goods }
do-keep = Keep { $tile }
do-forge = Forge slot { $slot }
do-forge-card = Forge the { $card }
do-plan = Plan { $top } over { $bottom }
do-favour = { $count ->
    [0] Keep all four
    [one] Exchange 1 card
   *[other] Exchange { $count } cards
  }
do-work = Do the work
do-pigment = Take a pigment
do-market = Market
do-discount = Discount
do-pass = Pass
do-done = End my go
do-seal = Seal it
do-no-seal = No seal
do-stop = Stop
say-pay = pay { $goods }
say-fee = of these { $goods } to { $name }
say-gain = gain { $goods }
say-lose = lose { $goods }
say-advance = to space { $space }
say-tile = tile { $tile }
say-group = a group of { $size }
say-source = { $points } from { $source }
say-plan = Plan { $top } on top, over { $bottom }. It works, you go with { $number }.
say-favour = Exchange { $cards }
undo = Undo
restart = Restart my go
planned = Planned: { $top }, order { $bottom }

## The table

table = The table
mausoleum = Mausoleum
display = Equipment display
stock = stock
slot = Slot { $slot }
niche = Niche { $space }
craft = craft
paint = paint
for-nothing = free
most-warriors = most warriors
majority-of = Majority in section { $section }
label-end-tiles = game-end tiles
places-taken = { $taken } of { $limit } places taken
turn = Turn { $turn }
turn-of = Turn { $turn } of 6
turn-word = turn
turn-round = Turn { $turn }, round { $round }
round-of = round { $round } of 2
before-round = before round 1
game-over = final scoring
scoring = scoring
top = Top
place-does-top = does the work
place-short-top = top: work
bottom = Bottom
place-does-bottom = gives the order
place-short-bottom = bottom: order
swap = Swap the two cards
hand = hand
deck = Deck
deck-left = { $n ->
    [0] no card left
    [one] 1 card left
   *[other] { $n } cards left
  }
store = Your resources
own-things = Your tiles, helpers and equipment
tray = Your hand and store
warriors-left = warriors left
builders-left = builders at home
seals-left = seals left
equipment-cards = equipment cards
player = Player
player-n = Player { $n }
player-open = , show everything
total = Total
bot = bot
away = away
here = here
you = you
status-your-go = your go
status-thinks = choosing
status-next = next
status-done = has decided
played = Played
pair = { $top } over { $bottom }
cards-hand-deck = Cards in hand / deck
discards = Discards
watching = You are watching this table.
curtain = Next player
curtain-for = { $name }, it is your turn
curtain-hint = The others please look away.
curtain-open = I am { $name }
your-move = Your move
menu = Menu
home = Home
rules = Rules
seats = Seats
settings = Settings
keys = Keys
close = Close
loading = One moment…
give-to-bot = Give to a bot
take-back = Take back
link-to-watch = Link to this table, for watching
copy-seat = Copy my seat's link
copy-seat-hint = The link of your seat opens it on another device. Keep it to yourself: whoever has it plays for you.

## The log

log = Log
log-look = Show the board at this moment
since-last = Since your last move
recap-hint = A line shows the board at that moment.
go-on = Go on
log-favoured = { $cards ->
    [0] keeps all four cards
    [one] exchanges 1 card
   *[other] exchanges { $cards } cards
  }
log-recruited = recruits the { $helper }
log-builder-sent = enters the { $building }
log-crafted = crafts { $space }
log-sealed = seals { $space }
log-painted = { $group ->
    [1] paints { $space }
   *[other] paints { $space }, group of { $group }
  }
log-forged = forges: { $card }
log-advanced = moves to space { $space }
log-tile-taken = takes tile: { $tile }
log-tile-used = uses tile: { $tile }
log-end-tile-kept = keeps tile: { $tile }
log-turn-began = Turn { $turn }
log-round-began = Round { $round }
log-revealed = shows { $top } over { $bottom }
log-minister-moved = Prime Minister: { $building }
log-request-fulfilled = fulfilled: { $colour } { $token }
log-request-opened = new request: { $colour } { $token } in { $space }
log-equipment-left = leaves: { $card }
log-equipment-opened = new: { $card }
log-part-scored = { $part }: { $points }
log-game-ended = The game is over
log-work = works
log-pigment = takes a pigment
log-pass = passes
log-give = gives { $resource }
log-take = takes { $resource }
log-undone = { $actions ->
    [one] takes back a step
   *[other] takes back { $actions } steps
  }

## Why not

why-game-over = The game is over.
why-no-such-seat = There is no such seat.
why-no-such-action = There is no such action.
why-already-decided = You have decided already.
why-not-your-decision = { $seat } has to decide now.
why-not-now = Not now.
why-discount-announced = The discount is announced: only a building action can follow.
why-no-discount-in-palace = The palace has no price to discount.
why-two-cards-needed = Two cards of your hand are needed.
why-first-exchange-required = The market must make its first exchange.
why-none-owned = You have none: { $resource }.
why-out-of-stock = None in stock: { $resource }.
why-not-requested = Not requested here: { $colour }.
why-end-tile-taken = { $seat } has this tile: { $tile }.
why-end-tile-not-in-game = Not in this game: { $tile }.
why-pair-closed = This pair is full: { $count } of { $limit }.
why-no-raw-statue = No raw statue is in the stock.
why-too-little-clay = { $needed } clay needed, you have { $owned }.
why-pit-full = Every niche is taken.
why-no-warrior-left = You have no warrior left.
why-no-statue-to-paint = There is no statue that you could paint.
why-too-few-pigments = You lack the pigments: { $needed }.
why-display-empty = The equipment display is empty.
why-too-few-coins = { $fee ->
    [0] { $needed } coins needed, you have { $owned }.
   *[other] { $needed } coins needed; after the fee of { $fee } you have { $owned }.
  }
why-end-of-track = Your supervisor is at the end of the track.
why-space-taken = { $space } is taken.
why-nothing-there = Nothing stands on { $space }.
why-already-painted = { $space } is a warrior of { $seat } already.
why-sealed = { $space } is sealed by { $seat }.
why-slot-empty = Slot { $slot } is empty.
why-tile-not-owned = You do not have this tile: { $tile }.
why-tile-used = This tile is used: { $tile }.
why-pair-not-closed = This pair is not full, there is nothing to open.
why-no-fee-due = No fee is due here: { $building }.
why-nothing-to-discount = No building action is possible with the discount.
why-nothing-to-exchange = You have nothing to exchange.

## What the symbols are

rules-more = More in the rules
tip-coin = Coin
    .text = Pays fees and equipment. Without limit.
tip-clay = Clay
    .text = Pays for crafting statues: 2 in section A, 3 in B, 5 in C.
tip-Y = Yellow pigment, orpiment
    .text = Pays for painting. There are 6 of each colour.
tip-R = Red pigment, cinnabar
    .text = Pays for painting. There are 6 of each colour.
tip-G = Green pigment, malachite
    .text = Pays for painting. There are 6 of each colour.
tip-B = Blue pigment, azurite
    .text = Pays for painting. There are 6 of each colour.
tip-prestige = Prestige
    .text = Points. Whoever has most at the end wins.
tip-raw = Raw statue
    .text = Waits to be painted in the lab. Under a seal only its owner can paint it.
tip-raw-stock = Raw statues in stock
    .text = Without one the workshop is closed. Painting brings one back.
tip-warrior = Warrior
    .text = A statue painted by its player. Neighbours of one colour are a group; each painting scores the size of its group. Everybody has six.
tip-seal = Seal
    .text = Nobody but its owner can paint this statue. Everybody has two, and they never come back.
tip-niche = Niche
    .text = A space of the pit. Crafting a statue here brings what is drawn in it.
tip-request = Emperor's request
    .text = The colour that painting in this section takes. The lowest number of the four is fulfilled at the end of the turn and moves the Prime Minister.
tip-turn = Turn
    .text = Six turns of two rounds.
tip-turn-track = Fulfilled request
    .text = It was the lowest request at the end of that turn.
tip-craft-price = Price of a statue
    .text = The clay that crafting in this section costs you now.
tip-paint-price = Price of painting
    .text = The pigments that painting in this section takes. A plain bowl is any colour.
tip-majority = Majority
    .text = At the end the players with most warriors in a section score these points; players who are tied share.
tip-building-workshop = Workshop: craft
    .text = Pay clay, put a raw statue into an empty niche and take its bonus. You may seal it.
tip-building-lab = Lab: paint
    .text = Pay two pigments and turn a raw statue into your warrior. Scores the size of its group.
tip-building-armory = Armory: forge
    .text = Buy a card of the equipment display. It scores at the end.
tip-building-palace = Palace: advance
    .text = Your supervisor goes one space on and takes the tile there.
tip-closed = Closed
    .text = This pair of buildings is full.
tip-places = Places of the pair
    .text = Builders and the Prime Minister fill them. A full pair is closed.
tip-fee = Fee
    .text = What you pay the players whose builders are already there. Each coin that you lack costs 2 prestige.
tip-builder = Master builder
    .text = Each player sends one builder in each round. Who comes later pays a fee.
tip-minister = Prime Minister
    .text = He takes one place. His reward for this turn is gone.
tip-minister-bonus = Prime Minister
    .text = The first to enter here in this turn gets 1 coin and 1 prestige.
tip-leaves = Leaves soon
    .text = Cards in the first two slots leave at the end of the turn.
tip-slot = Empty slot
    .text = The display is filled again at the end of the turn.
tip-supervisor = Supervisor
    .text = Further ahead goes first in ties; on the same space the one on top.
tip-initiative = Number
    .text = The bottom card's number gives the order of play: the highest goes first.
tip-card-pigment = Pigment instead
    .text = Any card can be used for one pigment of its colour.
tip-deck = Your deck
    .text = The next turn brings four new cards.
tip-worker-tax = Tax collector
    .text = Brings coins.
tip-worker-craft = Craftsman
    .text = Brings clay.
tip-worker-miner = Miner
    .text = Brings the pigments shown.
tip-helper-ceramist = Ceramist
    .text = +1 prestige at each craft.
tip-helper-accountant = Accountant
    .text = Your tax collectors bring 1 coin more.
tip-helper-administrator = Administrator
    .text = Your craftsmen bring 1 clay more.
tip-helper-emissary = Emissary
    .text = At each step of your supervisor you may exchange one resource with the stock.
tip-helper-scientist = Scientist
    .text = Crafting costs you 1 clay less.
tip-helper-officer = Officer
    .text = Forging costs you 1 coin less.
tip-eq-crossbow = Crossbow, wood, section A
    .text = Different kinds of one material score 2, 5 or 10; with a warrior in its section 3 more.
tip-eq-arrowheads = Arrowheads, bronze, section A
    .text = Different kinds of one material score 2, 5 or 10; with a warrior in its section 3 more.
tip-eq-chariot = Chariot, wood, section B
    .text = Different kinds of one material score 2, 5 or 10; with a warrior in its section 3 more.
tip-eq-halberd = Halberd, bronze, section B
    .text = Different kinds of one material score 2, 5 or 10; with a warrior in its section 3 more.
tip-eq-horse = Horse, wood, section C
    .text = Different kinds of one material score 2, 5 or 10; with a warrior in its section 3 more.
tip-eq-sword = Sword, bronze, section C
    .text = Different kinds of one material score 2, 5 or 10; with a warrior in its section 3 more.
tip-eq-back = Equipment
    .text = Cards that this player has forged, face down.
tip-tile-open = Open or free
    .text = Once: enter a full pair, or enter without paying the fee.
tip-tile-market = Market
    .text = Once: exchange one or two resources with the stock.
tip-tile-discount = Discount
    .text = Once: craft or forge for 1 less, or paint with a single pigment.
tip-tile-extra = Extra action
    .text = Once: do the action of any building without a builder.
tip-tile-end = Game-end tile
    .text = Who arrives here keeps one of the game-end tiles.
tip-tile-blank = Used tile
    .text = A tile that is not used scores 1 prestige at the end.
tip-end-resources = Resources
    .text = At the end: 1 prestige for each resource returned, 15 at most.
tip-end-prestige = Prestige
    .text = At the end: 1 prestige for every full 10.
tip-end-tiles = Tiles
    .text = At the end: 3 prestige for each unused bonus tile.
tip-end-warriors = Warriors
    .text = At the end: 2 prestige for each painted warrior.
tip-end-helpers = Helpers
    .text = At the end: 2 prestige for each recruited helper.
tip-end-six = Six
    .text = At the end: 6 prestige.
tip-end-majorities = Majorities
    .text = At the end: 5 prestige for each section where its owner is first.
tip-end-pairs = Pairs
    .text = At the end: 4 prestige for each pair of the same equipment.

## The table in words

text-go = The table in words
text-leave = Back to the drawn table
text-choices = Your choices
text-no-choices = Nothing to choose now.
text-refused = Not possible now
text-you = Your hand
text-hand = Hand: { $cards }.
text-equipment = Equipment: { $cards }.
text-score = If the game ended now you would have { $total } prestige.
text-players = Players
text-order = Order: { $names }
text-pieces = { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
  } and { $seals ->
    [one] 1 seal
   *[other] { $seals } seals
  } left, { $equipment ->
    [one] 1 equipment card
   *[other] { $equipment } equipment cards
  }
text-space = supervisor on space { $space }
text-helpers = helpers: { $helpers }
text-buildings = Buildings
text-builders = builders of { $names }
text-minister = the Prime Minister
text-minister-bonus = the Prime Minister with 1 coin and 1 prestige for the first
text-fee = fee { $goods }
text-pit = The pit
text-section = Crafting costs { $clay } clay. Painting takes { $pigments }.
text-empty = { $space } empty, brings { $goods }
text-raw = { $space } raw statue
text-warrior = { $space } warrior of { $name }
text-seal = seal of { $name }
text-card = { $slot }: { $card }, { $price }{ $clay ->
    [0] {""}
   *[other] , brings { $clay } clay
  }
text-slot-empty = { $slot }: empty
text-stock = Raw statues: { $raw }. Pigments: { $pigments }.

## The end and the replay

finish-title = The army stands
finish-wins = { $name } wins with { $points } prestige, { $ahead } ahead of { $second }.
finish-tie = { $name } wins with { $points } prestige, by the place of the supervisor.
points-by-turn = Points by turn
rematch = Rematch
rematch-go = To the rematch
see-board = See the board
see-result = See the result
replay = Replay
save-record = Save record
save-text = Save as text
my-games = My games
replay-title = Move { $n } of { $last }
replay-first = To the start
replay-back = One move back
replay-play = Play
replay-stop = Stop
replay-on = One move on
replay-last = To the end
replay-moment = Moment of the game
decided-favour = decides on the Emperor's favour
decided-plan = plans a pair
play-on = Play on from here
play-on-hint = A new table begins at this moment. Who do you want to be? Bots take the other seats.
play-as = Play as { $name }
to-table = To the table
open-hands = Everybody's cards
face-down = face-down card

## The first page

subtitle = Raise an army of clay for the First Emperor
start-bots = Play against bots
start-bots-hint = No account, nothing to set up.
your-name = Your name
you-name = You
guest = Guest
opponents = Opponents
strength = Strength
strength-of = strength { $strength } of { $most }
opponent-n = Opponent { $n }
mixed-strengths = A strength of its own for each opponent
bot-random = Dice
bot-random-character = Plays whatever comes; good for a first look at the rules.
bot-greedy = Abacus
bot-greedy-character = Takes the most points at hand and seldom looks further.
bot-apprentice = Apprentice
bot-apprentice-character = Eager and quick, still learning what the pit needs.
bot-steward = Steward
bot-steward-character = Careful with coins and clay, and rarely wastes a builder.
bot-minister = Minister
bot-minister-character = Plans the whole turn and watches what you are after.
bot-emperor = Emperor
bot-emperor-character = Thinks far ahead and forgives nothing.
play-now = Play now
start-friends = Play with friends
start-friends-hint = You get a link; whoever opens it takes a seat.
open-seats = Open seats
list-in-lobby = Show in the lobby
make-table = Make the table
start-screen = At one screen
start-screen-hint = Pass the device around; a curtain hides the hands.
add-player = Add a player
remove-player = Remove one
my-tables = My tables
no-tables = None yet in this browser.
lobby = Open tables
no-open-tables = Nobody is waiting at the moment.
watch-record = Watch a saved record
seat-open = open seat
table-waiting = waiting
table-playing = in play
table-over = over
unofficial = An unofficial implementation.
no-server = The server does not answer. Please try again in a moment.
no-such-page = There is nothing here
no-such-table-hint = Perhaps the link is not complete, or the table was removed.
other-game = { $title } is not played on this page
other-game-hint = It is played in a terminal: { $command }
waiting-title = Waiting for players
waiting-hint = { $count ->
    [0] Everybody is here.
    [one] One seat is open.
   *[other] { $count } seats are open.
  }
link-for-friends = Link for your friends
copy = Copy the link
copied = Copied
join = Take a seat
leave = Leave
start = Start
start-anyway = Start, bots take the open seats
bots-for-open = Bots on the open seats
give-to-which = The bot that takes a seat

## Settings, keys, rules

set-language = Language
set-system = As the browser
set-theme = Colours
set-theme-system = As the system
set-theme-light = Light
set-theme-dark = Dark
set-motion = Animations
set-motion-off = Off
set-motion-fast = Fast
set-motion-normal = Normal
set-confirm = Confirm
set-confirm-touch = Tap twice, click once
set-confirm-always = Always twice
set-confirm-timed = Plays by itself after 2 seconds
set-confirm-never = Never: the first tap plays
set-sound = Sound
set-text = The table in words
key-move = move between the lit places
key-enter = play the focused choice
key-tab = to the next group
key-undo = undo
key-restart = restart my go
key-board = to the first choice
key-hand = to the hand
key-text = the table in words, and back
key-log = log
key-skip = skip the animation
key-escape = take the choice back
key-help = this list
search = Search
nothing-found = Nothing found.
rules-in-english = The rules are not translated yet; this is the English text.

## What the server refuses

error-stale = Somebody was faster; this is the table now.
error-illegal-action = That is not possible now.
error-not-undoable = This cannot be taken back.
error-bot-plays = A bot plays this seat at the moment.
error-no-such-table = There is no such table.
error-not-your-seat = This is not your seat.
error-wrong-token = This link does not open a seat.
error-players-only = Only its players may watch this table.
error-not-started = This table has not started.
error-game-over = The game is over.
error-no-open-seat = No seat is open any more.
error-started = This table has started already.
error-seat-present = This player is at the table.
error-bad-record = This is not a record that can be played.
error-too-large = This file is too large.
error-too-many-requests = That was a little too fast. Please wait a moment.
error-server-error = Something went wrong on the server. Nothing that was confirmed is lost.
