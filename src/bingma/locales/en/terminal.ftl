# The terminal game and the command line, for every game.


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
bot-apprentice-character = Eager and quick, still learning what matters.
bot-steward-character = Careful with what it has, and rarely wastes a worker.
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

played-with = { $difficulty }: { $options }.
welcome = { $title }, { $players ->
    [one] 1 player
   *[other] { $players } players
  }. Type a number or an action; “help” tells more.
resumed = The game goes on where it stopped.
prompt = { $name } >
choice-effect = { $choice }: { $effect }
prompt-plain = Your choice:
prompt-plain-of = { $name }, your choice:
read-heading = { $heading }:
more = Enter goes on, q goes back to the table:
back = Enter goes back to the table:
choices-more = … { $count } more that can be typed too: choices
choices-typed = Type one of: { $keys }
story-prompt = Enter goes on, why tells more, q skips:
why-no-more = There is no more to tell about this.
confirm-draw = After “{ $action }” something is rolled or drawn at once, and then it cannot be taken back.
confirm-prompt = Enter does it, no goes back:
answers-yes = yes, y
answers-no = no, n
confirm-on = You are asked before an action that cannot be taken back.
confirm-off = You are not asked any more before an action that cannot be taken back.
log-more = … { $count } more before these: log
terminal-small = The terminal is too small for the table: it needs { $width } columns and { $height } lines.
taken-back = Taken back: { $actions }.
not-an-action = { $fault } Type a number, an action, or help.
refused = { $action }: { $reason }
allowed = { $action } is possible now.
allowed-effect = { $action } is possible now: { $effect }.
why-what = Say which action: for example, why { $example }
why-what-else = There is no more to tell about what the others did. Of an action: for example, why { $example }
hint = Advice: { $action }.
hint-effect = Advice: { $action } ({ $effect }).
rules-what = Say which rule or word: for example, rules { $example }
save-what = Say which file: for example, save game.json
saved = Saved to { $file }.
saved-secrets = Saved to { $file }. It holds every secret of this game.
not-saved = Cannot be saved to { $file }: { $problem }
not-autosaved = This game cannot be saved as it goes on: { $problem }
other-file = there is another file of that name
left = The game is saved. Go on with: { $command }
left-unsaved = The game could not be saved.

# A lesson

learn-step = Lesson, step { $n } of { $all }: { $sentence }
learn-suggested = Your move: { $action } (Enter). Anything else is tried out.
learn-tried = Enter tries again, next goes on with the lesson.
learn-enter = Enter goes on.
learn-last = Enter ends the lesson.
learn-left = You left the lesson at step { $n } of { $all }. Go on with: { $command }
learn-unkept = This lesson cannot be kept as it goes on: { $problem }
learn-over = That was the lesson. To play: { $command }
learn-quit-help = leave; { $command } goes on here

# Beside a real box

dealt-welcome = You play with your own pieces and type what you did; the program plays { $names }.
    First say what was dealt, by number or word, one by one or with commas between. “undo” takes back, “quit” leaves.
dealt-options = The options
dealt-prompt-options = Options (Enter for none):
dealt-prompt = { $left ->
    [one] One:
   *[other] { $left } in order:
  }
dealt-so-far = So far: { $things }
dealt-unknown = “{ $word }” is none of these.
dealt-twice = “{ $thing }” was named already.
dealt-too-many = { $left ->
    [one] Only one is still missing.
   *[other] Only { $left } are still missing.
  }
draw-how = Type it (for example { $example }), or draw to have it drawn.
drawn = Drawn: { $outcome }.
hint-draw = No advice: this falls by chance.
undo-anything = take back the last entry, whatever it was

# Between two people at one keyboard

curtain = Pass the keyboard to { $name }.
curtain-enter = { $name }, press Enter when nobody else is looking.
curtain-undo = { $name }, type undo if you want to take back what you did last.
curtain-prompt = Enter:

# The end

place = { $place }. { $name } ({ $kind }), { $points }
total = total
scores-of = { $name }: { $parts }.
record-kept = The record of this game:
seed-was = Seed { $seed } gives the same set-up again.
solo-none = No finished solo game yet. bingma play --game terracotta-army begins one.
solo-title = { $title }, alone:
solo-line = { $difficulty } ({ $chosen }): { $won } won, { $lost } lost, best lead { $lead }
solo-plain = no options
solo-options = { $count ->
    [one] option { $options }
   *[other] options { $options }
  }

# Why not


# Commands

help-title = Type the number of a choice, or the action itself (Tab completes it). Commands:
command-draw = draw
command-draw-help = have the program draw what is due
command-undo = undo
command-undo-help = take back your last action
command-restart = restart
command-restart-help = take back your whole go
command-next = next
command-next-help = go on to the next step
command-back = back
command-back-help = go one step back
command-why = why, why ACTION
command-why-help = more about what others did; why not, or what it brings
command-hint = hint
command-hint-help = say what a strong bot would do here, what that brings, and what it plans
command-ahead = ahead
command-ahead-help = see what the opponent whom the rules play may do next
command-table = table
command-table-help = show the whole table again
command-choices = choices
command-choices-help = list the choices again
command-log = log
command-log-help = show everything that has happened
command-rules = rules ID or WORD
command-rules-help = look something up in the rules
command-position = position
command-position-help = show the position as a text, for reports and for play --position
command-confirm = confirm
command-confirm-help = be asked before what cannot be taken back, or not
command-save = save FILE
command-save-help = write a record of the game to a file
command-help = help
command-help-help = show this list
command-quit = quit
command-quit-help = leave; the game is saved, and { $command } goes on

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
replay-draw = draw
replay-move = { $n }. { $name }: { $action }
replay-points = { $name }: { $points }
