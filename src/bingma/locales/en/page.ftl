# The page: what it says of itself. What is said about a game stands in the game's own file, and in
# telling.ftl what is said about any.

## The prompt and the choices

place-refused = { $place }: { $why }
points-from = { $points } from { $source }
past-title = The board after step { $n }
past-hint = Nothing can be chosen here.
reconnecting = Reconnecting…
reconnecting-hint = Your choice is kept and sent as soon as the table answers.
back-to-now = Back to now
pay = pay
gain = gain
lose = lose
undo = Undo
end-loses = { $n ->
    [one] you lose 1 point
   *[other] you lose { $n } points
  }
end-ask = “{ $choice }” – { $what }. Choose it once more to play it.
held-title = It goes in 3 seconds: undo takes it back
restart = Restart my go
choose-else = Choose something else

## The table

table = The table
tray = What you have before you
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
given-by = { $bot }, called by { $name }
take-back = Take my seat back
take-over = Take over
bot-plays-for-you = { $bot } plays for you.
bot-plays-this-go = Your time was up: a bot plays this go for you.
you-resigned = You gave up this seat; { $bot } plays it to the end.
game-ended = The game was ended before its time.
resign = Resign
resign-alone-hint = Nobody else plays here: the game ends at once.
resign-hint = A bot takes your seat for good. You can go on watching.
resign-really = Yes, resign
resign-not = No, play on
end-together = End the game together
end-together-hint = It is over when all people at the table want it.
end-wanted = { $names } would end the game here.
end-agree = I agree
end-withdraw = No longer
time-left = time left: { $time }
time-short = { $time } left for your go.
time-up = time is up
time-up-mine = Your time is up.
note = My note
note-hint = Nobody else can read it.
say = Say something
say-hello = Hello, have a good game!
say-well-played = Well played!
say-one-moment = One moment, please.
say-thanks = Thank you for the game!
say-hint = Everybody at the table reads it for some seconds. It is kept nowhere.
say-mute = Do not hear { $name } any more
say-hear = Hear { $name } again
said = { $name }: { $what }
link-to-watch = Link to this table, for watching
copy-seat = Copy my seat's link
copy-seat-hint = The link of your seat opens it on another device. Keep it to yourself: whoever has it plays for you.
copy-position = Copy position

## The log

log = Log
log-look = Show the board at this moment
since-last = Since your last move
recap-hint = Choose a line to see the board at that moment.
go-on = Go on

## What the symbols are

rules-more = More in the rules

## The table in words

text-go = The table in words
text-leave = Back to the drawn table
text-choices = Your choices
seat-of = { $name } ({ $who })
text-no-choices = Nothing to choose now.
text-refused = Not possible now

## The end and the replay

rematch = Rematch
rematch-go = To the rematch
see-board = See the board
see-result = See the result
replay = Replay
save-record = Save the record
save-text = Save as text
my-games = My games
replay-title = Step { $n } of { $last }
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-stop = Stop
replay-on = One step on
replay-last = To the end
replay-speed = Speed { $n }, change it
chart-replay = { $part } { $n }: open the replay there
replay-moment = Moment of the game
play-on = Play on from here
play-on-hint = A new table begins at this moment. Who do you want to be? Bots take the other seats.
play-as = Play as { $name }
to-table = To the table

## The first page

subtitle = Board games about the army of clay
start-bots = With bots
start-bots-hint = Four strengths, from apprentice to emperor
your-name = Your name
opponents = Opponents
strength = Strength
strength-of = strength { $strength } of { $most }
mixed-strengths = Choose who sits where
bot-random = Dice
bot-random-character = Plays whatever comes; good for a first look at the rules.
bot-greedy = Abacus
bot-greedy-character = Takes the most points at hand and seldom looks further.
bot-apprentice = Apprentice
bot-apprentice-character = Eager and quick, still learning what matters.
bot-steward = Steward
bot-steward-character = Careful with what it has, and rarely wastes a worker.
bot-minister = Minister
bot-minister-character = Plans the whole turn and watches what you are after.
bot-emperor = Emperor
bot-emperor-character = Thinks far ahead and forgives nothing.
play-now = Play now
start-friends = With friends
start-friends-hint = A link for each seat
open-seats = Open seats
list-in-lobby = Show in the lobby
go-time = Time for a go
go-time-none = as long as it takes
at-zero = When it is up
at-zero-nothing = nothing happens
at-zero-call = others may call a bot
at-zero-bot = a bot plays this go
go-time-told = Time for a go: { $time }. When it is up: { $then }.
make-table = Make the table
start-screen = At one screen
start-screen-hint = Names are asked; a curtain hides what others must not see.
start-screen-open-hint = Names are asked, and the table turns to whoever is next.
which-game = Which game?
door-players = { $low } to { $high } players.
door-alone = Alone against { $names }, or { $low } to { $high } players.
which-way = How do you want to play?
start-box = Beside my own box
box-hint = You play with your own pieces and say here what you did. The program plays { $names }. Say what was dealt:
box-missing = Something is still missing above.
begin-beside = Begin
draw-it = Draw it for me
start-alone = Alone against { $names }
challenge = Challenge { $names }
options = Options
options-hint = Each option makes { $names } harder to beat.
difficulty = Difficulty
difficulty-of = difficulty { $level } of { $most }
seat-n = Seat { $n }
seed = Seed
seed-any = at random
seed-hint = The same seed deals the same set-up again. Dice and later draws are always new.
seed-wrong = A seed is a whole number, as a table shows it.
seed-of = Seed of this deal: { $seed }
dealt-server = Dealt at random by the server.
dealt-seed = Dealt from a seed that somebody chose: they may know what is hidden.
dealt-record = Begun from a record or a set-up that somebody gave: they may know what is hidden.
copy-seed = Copy a link to it
same-deal = Same deal again
start-go-on = Go on
more-tables = More tables ({ $count })
forget-table = Forget this table
forget-sure = Really forget
points-list = points: { $points }
devices = My tables on another device
devices-hint = Open this link on the other device, or point its camera at the code. It works once, within ten minutes; from then on both have the same tables. Do this before you put the page on a home screen: an app there may not know this browser's tables, and browsers forget them after some weeks without a visit.
devices-link = Link for your other device
devices-join = Join this browser?
devices-join-hint = It will have the same tables as the browser that made the link, and that one will have its tables. Go on only if you made the link yourself.
devices-go = Join
devices-done = Done: these are the tables of both.
to-move = { $names } to move
join-friends = Join friends
join-link = Paste your link
sit-down = Sit down
join-wrong = This is not the link of a table here.
my-results = My solo results
results-with = Options
results-none = none
results-won = Won
results-lost = Lost
results-lead = Best lead
my-box = My box
numbers = Numbers
numbers-reconstructed = { $n ->
    [one] 1 number of this game is reconstructed
   *[other] { $n } numbers of this game are reconstructed
  }, not those of the box.
numbers-own = Play with the numbers of my box: { $name }
numbers-of = Numbers of this table: { $name }
numbers-usual = some reconstructed
add-player = Add a player
remove-player = Remove one
lobby = Open tables
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
share = Share
qr-code = QR code
qr-code-of = QR code of the link { $link }
reach-alone = Only this computer can open this link: the server listens to nobody else. To let others in your network in, stop it and start it again with
copied = Copied
not-copied = Not copied
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
set-story = Story of the rules
set-story-run = By itself
set-story-step = Step by step
set-story-off = Not told
set-end = The end of my go
set-end-ask = Asks first
set-end-wait = Can be taken back for 3 seconds
set-end-once = Goes at once
set-sound = Sound
set-text = The table in words
key-move = move between the lit places
key-enter = play the focused choice
key-tab = go to the next group
key-undo = undo
key-restart = restart my go
key-ahead = look ahead at what comes next
key-board = go to the first choice
key-hand = go to the hand
key-text = the table in words, and back
key-log = log
key-skip = skip the animation
key-escape = drop the choice, take back the end of my go
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
error-seat-present = This player may still come; nobody can take the seat yet.
error-resigned = This seat was given up for good.
error-resign-first = Others wait for you at that table. Resign there first.
error-wrong-pass = This link was used already, or is too old. Make a new one.
error-no-tables = This browser has no tables yet.
error-not-possible = That is not possible at this table now.
error-other-rules = This game was played by rules { $made }, and these are rules { $here }. It can be read, but neither replayed nor played on.
error-bad-record = This is not a record that can be played.
error-bad-components = The numbers of your box have a fault. Look at them in “My box”.
error-too-large = This file is too large.
error-too-many-requests = That was a little too fast. Please wait a moment.
error-too-many-connections = Too many connections from here are watching live. The table still works, a little more slowly.
error-too-many-tables = You have { $most } unfinished tables. Finish or forget some of them first.
error-storage = Your choice could not be stored yet. It is sent again by itself.
error-cannot-replay = The rules here cannot replay this game as it is stored. Its moves are kept.
error-no-more-undo = Too much was taken back at this table; play on from here.
error-server-error = Something went wrong on the server. Nothing that was confirmed is lost.

# What the rules do by themselves, told step by step
story-step = Next step
story-run = Go on by itself
story-pause = Pause
story-skip = Skip
story-why = Why?
story-place = { $n } of { $all }
story-rule = Rule { $rule }
story-reasons = How it was decided
drawn = Drawn

## The lesson, and tips for a first game

lesson-step = Lesson, step { $n } of { $all }
lesson-try = Your move: { $what }
lesson-do = Show me
lesson-again = Try again
lesson-leave = Leave
lesson-over = Play a game
lesson-restart = From the start
lesson-offer = New to { $title }?
lesson-begin = Learn it in ten minutes
lesson-return = Go on with the lesson, step { $n } of { $all }
first-time = For the first time
tip-seen = Understood
tips-off = No more tips
set-tips = Tips for a first game
sheet = { $title } on one page
sheet-turn = A turn at a glance
sheet-symbols = What the symbols mean
sheet-points = How points come
sheet-rules = All the rules

## Hints, from a search in the browser

hint-ask = Hint
hint = Hint
hint-thinking = Thinking it through … { $n } games so far.
hint-failed = No hint can be had here at the moment. The page may be built without it.
hint-why = wins { $chance } %, { $points ->
    [one] 1 point
   *[other] { $points } points
  } at the end
hint-why-placed = { $best ->
    [yes] leaves you best placed
   *[no] seemed less good
  }
hint-how = Tried { $n } times in thought, from what you can know; the same search as the bots have.
key-hint = a hint for this move
error-no-hints = There are no hints at this table.
error-nothing-to-decide = There is nothing for you to decide now.

## The numbers of one's own box (box)

box-about = { $title } is played with numbers from a file. Many of them are not public: they are reconstructed, chosen to be consistent and playable, and not those of the box. Here you enter the numbers of your own board. Typing a number makes it yours, even the same one. Everything is kept in this browser.
box-about-table = These are the numbers that this table is played with. Those that are reconstructed are not those of the box of { $title }.
box-source-mine = mine
box-source-mine-hint = Entered, or compared with the box.
box-source-book = book
box-source-book-hint = Stated in rules and published reviews.
box-source-derived = derived
box-source-derived-hint = Follows from those.
box-source-reconstructed = reconstructed
box-source-reconstructed-hint = Not public; not the number of the box.
box-field = { $label } ({ $source })
box-empty = nothing
box-name = Name of this box
box-usual-name = My box
box-parts = Parts of the box
box-claim = All as in my box
box-reset = As it came
box-wrong = { $place }: { $problem }.
box-checking = Looking at it…
box-good = No fault found. New tables can be made with these numbers.
box-same = These are still the numbers that came with the game.
box-faults = { $n ->
    [one] 1 fault
   *[other] { $n } faults
  }
box-silent = The server does not answer. Your numbers are kept here, and looked at as soon as it does.
box-not-kept = This browser keeps nothing. Save your numbers as a file before you leave.
box-import = Open a file
box-export = Save as a file
box-use = Play with it
box-adopt = Take into my box
box-bad-file = { $file }: { $problem } Nothing was changed.
box-forget = Begin again
box-forget-sure = All your numbers are forgotten, and those that come with the game are here again. Save them as a file if you want to keep them.
box-unsaid = What cannot be entered
box-unsaid-hint = If your box differs in one of these, a table cannot be played by it:
