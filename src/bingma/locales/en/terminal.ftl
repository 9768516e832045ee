# The terminal game and the command line, for every game.

list-clauses = {"; "}
list-and = { $most } and { $last }
turn-of = turn { $turn } of { $turns }

# Players and bots

seat-purple = Purple
seat-orange = Orange
seat-cyan = Cyan
seat-jade = Jade

bot-human = a person at this keyboard
bot-automaton = plays by the rules of the game
bot-random = a bot that plays any legal action
bot-greedy = a bot that takes what is worth most now
bot-apprentice = the apprentice, a bot
bot-steward = the steward, a bot
bot-minister = the minister, a bot
bot-emperor = the emperor, a bot

# The same sentences as on the page.
bot-random-character = Plays whatever comes; good for a first look at the rules.
bot-greedy-character = Takes the most points at hand and seldom looks further.
bot-apprentice-character = Eager and quick, still learning what the pit needs.
bot-steward-character = Careful with coins and clay, and rarely wastes a builder.
bot-minister-character = Plans the whole turn and watches what you are after.
bot-emperor-character = Thinks far ahead and forgives nothing.

bot-thinks = up to { $seconds } s

# Why a bot did what it did; plan: actions as they are typed
bot-why = The plan: { $plan }. Score expected at the end: { $points }. Chance to win: { $chance } %.
bot-why-plan = The plan: { $plan }.
bot-why-random = Any legal action is as good.
bot-why-greedy = This brings most at once.
bot-why-nothing = Nothing has been thought about yet.

seated = { $name }: { $who }

# The play loop

welcome = { $title }, { $players ->
    [one] 1 player
   *[other] { $players } players
  }. Type a number or an action; “help” tells more.
resumed = The game goes on where it stopped.
prompt = { $name } >
choice-effect = { $choice }: { $effect }
prompt-plain = Your choice:
more = Enter goes on, q goes back to the table:
back = Enter goes back to the table:
choices-more = … { $count } more that can be typed too: choices
story-prompt = Enter goes on, why tells more, q skips:
why-no-more = There is no more to tell about this.
confirm-prompt = Enter does it, no goes back:
confirm-on = You are asked before an action that cannot be taken back.
confirm-off = You are not asked any more before an action that cannot be taken back.
log-more = … { $count } more before these: log
terminal-small = The terminal is too small for the table: it needs { $width } columns and { $height } lines.
taken-back = Taken back: { $actions }.
nothing-to-undo = There is nothing to take back: another player has decided since, or something hidden was shown.
not-an-action = { $detail }. Type a number, an action, or help.
refused = { $action }: { $reason }
allowed = { $action } is possible now.
allowed-effect = { $action } is possible now: { $effect }.
why-what = Say which action: for example, why { $example }
rules-what = Say which rule or word: for example, rules { $example }
save-what = Say which file: for example, save game.json
saved = Saved to { $file }. It holds every secret of this game.
not-saved = Cannot be saved to { $file }: { $problem }
not-autosaved = This game cannot be saved as it goes on: { $problem }
other-file = there is another file of that name
left = The game is saved. Go on with: bingma play --resume
left-unsaved = The game could not be saved.
log-empty = Nothing has happened yet.

# Between two people at one keyboard

curtain = Pass the keyboard to { $name }.
curtain-enter = { $name }, press Enter when nobody else is looking.
curtain-undo = { $name }, type undo if you want to take back what you did last.
curtain-prompt = Enter:

# The end

over = The game is over.
winner = { $count ->
    [one] { $name } wins with { $points }.
   *[other] { $name } share the first place with { $points }.
  }
place = { $place }. { $name } ({ $kind }), { $points }
total = total
scores-of = { $name }: { $parts }.
score-part = { $part } { $points }
record-kept = The record of this game: { $file }
seed-was = Seed { $seed } gives the same set-up again.

# Why not

reason-game-over = The game is over.
reason-no-such-seat = There is no such seat.
reason-no-such-action = There is no such action.
reason-impossible-chance = That cannot be drawn.
reason-not-your-decision = { $seat } has to decide now.

# Commands

help-title = Type the number of a choice, or the action itself (Tab completes it). Commands:
command-undo = undo
command-undo-help = take back your last action
command-restart = restart
command-restart-help = take back your whole go
command-why = why, why ACTION
command-why-help = more about what others did; why not, or what it brings
command-hint = hint
command-hint-help = say what the minister would do here, and why
command-table = table
command-table-help = show the whole table again
command-choices = choices
command-choices-help = list the choices again
command-log = log
command-log-help = show everything that has happened
command-rules = rules ID or WORD
command-rules-help = look something up in the rules
command-confirm = confirm
command-confirm-help = be asked before what cannot be taken back, or not
command-save = save FILE
command-save-help = write a record of the game to a file
command-help = help
command-help-help = show this list
command-quit = quit
command-quit-help = leave; the game is saved, and bingma play --resume goes on

# Faults

fault-players = { $title } is for { $low } to { $high } players, not { $players }.
fault-seats = { $players } players need { $players } seats, and --seats names { $seats }.
fault-seat-kind = There is no bot “{ $kind }”. A seat is “human” or one of: { $bots }.
fault-nothing-to-resume = There is no unfinished game to resume.
fault-resume-over = The game in { $file } is over. Look at it with: bingma replay { $file }
fault-seed = A seed is a whole number from 0 to 2^63 - 1.
fault-not-so = That is not possible: { $problem }.
fault-pace = The pace is “all” or “step”, not “{ $pace }”.
fault-rules = The rules have nothing about “{ $about }”.
fault-options = Options are whole numbers with commas between, not “{ $options }”.

# Other commands

components-good = { $file }: no fault found.
components-identity = { $game }, component data “{ $identity }”.
rules-found = { $count ->
    [one] 1 rule speaks of “{ $about }”.
   *[other] { $count } rules speak of “{ $about }”.
  }
rules-more = The others: { $ids }.
replay-title = { $title }: { $players }.
replay-unfinished = The record ends here; the game is not over.
