# What people did wrong. `fault-…` is a whole sentence, `problem-…` is what follows a name and a
# colon inside one.

# Files and folders

fault-at = { $place }: { $problem }.
fault-in-file = { $file }: { $fault }
fault-cannot-read = { $file } cannot be read: { $problem }.
fault-cannot-write = { $file } cannot be written: { $problem }.
fault-not-text = { $file } is not a text file in UTF-8.
fault-not-json = { $file } is not JSON: { $detail }.
fault-folder = Nothing can be written to the folder { $folder }: { $problem }. Name another one.
fault-components =
    { $file }: { $count ->
        [one] 1 fault
       *[other] { $count } faults
    }
    {"  "}{ $faults }

problem-not-there = there is no such file or folder
problem-not-allowed = you may not do that
problem-read-only = it can only be read
problem-is-folder = it is a folder
problem-not-folder = a file is where a folder should be
problem-no-room = the disk is full
problem-long-name = the name is too long
problem-no-answer = nobody answers there
problem-no-host = there is no machine of that name

## Component files (box)

fault-not-toml = { $file } is not TOML: { $detail }.
fault-nested = { $file } is nested too deeply.
fault-long-number = { $file } has a number with too many digits.
fault-data-large = { $file } is too large: component data has at most { $most } KiB.
fault-data-object = Component data is a table of values.

## Values in files and records (box)

problem-missing = is missing
problem-object = must be an object
problem-table = must be a table
problem-list = must be a list
problem-list-of = must be a list of { $count } entries
problem-entries = must have { $count ->
    [one] 1 entry
   *[other] { $count } entries
  }, not { $found }
problem-text = must be a text, not { $value }
problem-long-text = must have at most { $most } letters
problem-number = must be a whole number, not { $value }
problem-range = must be from { $low } to { $high }, not { $value }
problem-be = must be { $wanted }, not { $value }
problem-one-of = must be one of { $known }, not { $value }
problem-four-of = must be four different ones of { $known }
problem-ascending = must be numbers from { $low } to { $high }, ascending
problem-unknown = is not known here; known are { $known }
problem-twice = has { $value } twice
problem-there-already = is there already
problem-different = must all be different
problem-seat = must be an object like {"{"}"name": …, "kind": …{"}"}
problem-pair = must be a pair [seat, action]
problem-word-each = must have one word for each value
problem-no-place = { $value } is no value or part of this data

## Component data of Xi'an (box)

problem-colour-taken = is the colour of { $worker } already
problem-letters = must be one or two of the letters { $letters }, not { $value }
problem-three-kinds = three kinds must be of { $material }
problem-two-kinds = two kinds must belong to section { $section }
problem-statues = must have { $count } statue icons "S", not { $found }
problem-space = must be "S", or prestige and a bonus, like "3$$" or "4R", not { $value }
problem-three-of = three must be { $colour }, not { $found }
problem-columns = must fill the { $spaces } spaces of a section
problem-example = the printed example { $example } needs { $wanted }

## Component data of Terracotta Army (box)

problem-workers = { $players } players with { $workers } workers each are more than { $slices } slices
problem-brings-coin = { $master } is in bring_coin already
problem-drawing = must be { $count } of "{ $letters }"
problem-no-space = must have a space
problem-once = must have { $name } once, not { $found } times
problem-must-have = must have { $name }
problem-builds = builds must cost 2 to 4 clay, one of them 2 and one more
problem-rises = must not rise
problem-falls = must fall by { $least } or more in all
problem-grows = must grow by round
problem-early-tiles = rounds 1 and 2 must be below the inspectors' { $inspectors }
problem-late-tiles = rounds 4 and 5 must be above the inspectors' { $inspectors } and below twice that
problem-dominance = dominance must not be below presence
problem-must-rise = must rise
problem-four-weapons = must need four different weapons
problem-chart = must be 1 at the crossing and 2 one forward of it, and nowhere else

## Games and set-ups

fault-game = There is no game “{ $game }”; there are: { $games }.
fault-players = { $title } is for { $low } to { $high } players, not { $players }.
fault-seed = A seed is a whole number from 0 to 2^63 - 1.
fault-seat-count = { $players ->
    [one] 1 player needs { $needed } seats
   *[other] { $players } players need { $needed } seats
  }, not { $seats }.
fault-no-options = { $title } has no options.
fault-option-number = Difficulty options are { $low } to { $high }, not { $option }.
fault-options-solo = Difficulty options are for the solo game only.

# Actions

fault-action-missing = An action is missing.
fault-no-action = “{ $text }” is no action of { $title }.
fault-card-twice = “{ $text }” names a card twice.
fault-two-cards = “{ $text }” needs two cards, like “plan G2/B1”: top over bottom.
fault-no-card = “{ $text }” is no worker card; they are called like Y4 or G2.
fault-not-in-hand = { $card } is not in the hand.
fault-not-legal = “{ $action }” is not legal: { $reason }.
fault-undo-nothing = There is nothing to take back: you have not done anything yet.
fault-undo-decided = There is nothing to take back: another player has decided since.
fault-undo-drawn = There is nothing to take back: dice have been rolled since, or something was drawn.
fault-undo-shown = There is nothing to take back: something hidden has been shown.
fault-undo-one-by-one = Beside a real box entries are taken back one by one: use undo.
fault-no-draw = Nothing has to be drawn now.
fault-no-companion = { $title } has nobody whom the program could play beside a real box.
fault-companion-alone = Beside a real box one person plays { $title } alone against whom the rules play.
fault-companion-option = { $option } does not go with --companion: one person plays, with a real box.
fault-companion-new = --companion begins a game; a saved one goes on as it was begun.
fault-no-lesson = { $title } has no lesson.
fault-no-lesson-step = The lesson has { $steps } steps; there is no step { $number }.

# Records

fault-record-object = A record is a JSON object.
fault-record-data = The record was made with the component data “{ $made }”, and this is “{ $here }”. Give the file it was made with (--components).
fault-record-rules = This game was played by rules { $made } of { $title }, and these are rules { $here }: it can be read (bingma replay FILE), but neither replayed nor played on.
fault-record-seats = { $title } is for 2 to { $high } players, and the record has { $seats } seats.
fault-record-solo-seats = The solo game has 2 seats, the Prime Minister's first, not { $seats }.
fault-record-action = Action { $n } ({ $entry }): { $fault }
fault-record-over = The game is over before it.
fault-record-chance-missing = A chance event is missing before it.
fault-record-no-chance = No chance event is due here, but a decision of seat { $seats }.
fault-record-turn = It is not the decision of seat { $seat }, but of seat { $seats }.
fault-record-result = The record's result is not what its actions lead to.
fault-record-early-result = The record has a result, but the game is not over after the last action.

# Bots

fault-bot = There is no bot “{ $bot }”; there are: { $bots }.
fault-budget = “{ $text }” is no budget: give iterations, such as 500, or seconds, such as 0.5s.
fault-bot-at-once = “{ $name }”: { $bot } answers at once, so it takes no budget.
fault-guest = The bot “{ $bot }”, seat { $seat } of { $players }, { $game }: { $error }.
fault-guest-answer = The bot “{ $bot }”, seat { $seat } of { $players }, { $game }, answered { $answer }, which is not legal now; legal: { $legal }.
fault-guest-name = The bot “{ $bot }”: { $module } has no “{ $name }”.
fault-guest-made = The bot “{ $bot }” cannot be made: { $error }.
fault-guest-choose = The bot “{ $bot }” has no method “choose”.
fault-guest-module = The bot “{ $bot }”: there is no module “{ $module }”, neither in this folder nor installed.
fault-guest-import = The bot “{ $bot }”: { $module } cannot be imported: { $error }.

# Many games

fault-games = At least { $least } { $least ->
    [one] game is needed
   *[other] games are needed
  }, not { $games }.
fault-no-bots = At least one bot is needed.
fault-two-bots = An arena needs at least two bots, with commas between.
fault-bot-twice = The bot “{ $bot }” is named twice.
fault-no-players = At least one number of players is needed.
fault-two-players = This is for 2 players or more.
fault-players-twice = { $players } players are named twice.
fault-player-numbers = --players takes whole numbers with commas between, like 2,4, not “{ $players }”.
fault-twins = “{ $one }” and “{ $other }” are the same player with the budget { $budget }; give each its own, such as { $example }.
fault-workers = At least 1 worker is needed, not { $workers }.
fault-workers-or-ray = --workers is for one machine and --ray for many: give one of them.
fault-worker-ended = A worker was ended from outside, perhaps because memory ran out. With --out the same command goes on where this one stopped; fewer --workers need less memory.
fault-ray = The Ray cluster at “{ $address }” cannot be reached: { $error }.
fault-extra = This needs { $packages }, not installed here: pip install 'bingma[{ $extra }]'
fault-no-compiler = The native rules are not built here, and there is neither a C compiler nor the package ziglang to build them with. Games are played all the same, but bots look less far ahead, and many games at once are about fifty times slower.
fault-not-native = The native rules are not to be had here ({ $error }). Games are played all the same, but bots look less far ahead, and many games at once are about fifty times slower.
fault-out = --out needs the name of a folder.
fault-no-plan = { $games } is there, but not { $plan } that says what was played; name another folder with --out.
fault-other-plan = { $plan } is not what an arena wrote; name another folder with --out.
fault-other-games = { $folder } holds other games: { $problem }. To go on with them, change that back; to begin anew, name another folder with --out.
problem-other-program = they were begun with another version of the rules or the bots
problem-other-value = { $name } was { $was } there and is { $now } now

# The command line

fault-usage = { $problem } Help: { $command } --help
fault-usage-option = There is no option “{ $option }” here.
fault-usage-command = There is no command “{ $command }”.
fault-usage-missing = { $name } is missing.
fault-usage-value = { $option } needs a value.
fault-usage-surplus = “{ $word }” is one word too many.
fault-usage-number = { $option } takes a whole number, not “{ $value }”.
fault-usage-range = { $option } takes a whole number from { $low } to { $high }, not “{ $value }”.
fault-usage-least = { $option } takes a whole number from { $low } on, not “{ $value }”.
fault-usage-choice = { $option } is one of { $known }, not “{ $value }”.
fault-seats = { $players } players need { $players } seats, and --seats names { $seats }.
fault-seat-kind = There is no bot “{ $kind }”. A seat is “human” or one of: { $bots }.
fault-nothing-to-resume = There is no unfinished game to resume.
fault-resume-over = The game in { $file } is over. Look at it with: bingma replay { $file }
fault-pace = The pace is “all” or “step”, not “{ $pace }”.
fault-rules = The rules have nothing about “{ $about }”.
fault-rules-empty = Say which rule or word, for example: bingma rules { $example }
fault-options = Options are whole numbers with commas between, not “{ $options }”.

# The server

fault-port-used = Port { $port } is in use already. Stop what uses it, or name another with --port; 0 takes any that is free.
fault-port-forbidden = You may not use port { $port }. Name one from 1024 on with --port.
fault-host = “{ $host }” is no address of this machine. Name one with --host, such as 127.0.0.1.
fault-database-kind = “{ $url }” is no database that Bingma knows. Give postgresql://user@host/name or sqlite:///file with --database.
fault-database-driver = A PostgreSQL database needs a driver that is not installed: pip install 'bingma[postgresql]'
fault-database = The database “{ $url }” cannot be opened: { $problem }. Look whether it runs and whether --database names it rightly.
fault-workers-sqlite = Several workers need a database that all of them can write to: name a PostgreSQL one with --database, or leave out --workers.
fault-workers-connections = PostgreSQL allows { $most } connections, and the workers need { $needed }. Raise max_connections, or give a smaller number with --workers.
fault-no-table = There is no table “{ $table }” in this database. `bingma admin list` shows them.
fault-no-seat = There is no seat { $seat } at the table “{ $table }”.
fault-not-on = No game is on at the table “{ $table }”.
fault-no-owner = Nobody has the seat { $seat } at the table “{ $table }”, so that it has no link.
fault-restore-used = There are tables in this database already. Read a backup into a new one.
fault-restore-version = The backup “{ $file }” was made by another version of Bingma. Read it with that one, and start this one on the database then.
fault-no-backup = “{ $file }” is no backup of Bingma, or only a part of one.
fault-backup-file = The file “{ $file }” cannot be used: { $problem }.

# Texts of positions; words of the text itself stay as they are written

fault-position = This is no position to play: { $problem }.
fault-position-over = The game of this position is over.
fault-position-option = { $option } does not go with --position, which says that already.
problem-in-field = { $field }: { $problem }
problem-in-seat = seat { $seat }, { $field }: { $problem }
problem-position-game = it must begin with the name of its game ({ $games }), not with “{ $word }”
problem-no-positions = positions of { $title } have no text
problem-position-long = it may have at most { $most } letters
problem-position-seats = { $title } has 2 to 4 seats, and here are { $seats }: each seat is a group after “ / ”
problem-position-solo-seats = the solo game has 2 seats, and here are { $seats }: each seat is a group after “ / ”
problem-position-alone = a set-up with a position has nothing else
problem-position-unknown = the position of a record must leave nothing unknown
problem-position-record-seats = the position has { $needed } seats, and the record { $seats }
problem-moment = after the name of the game come the time and the decision, like “{ $example }”, or “over”
problem-nothing-to-choose = this decision has nothing to choose from
problem-no-field = is no field; fields are written like coins:3
problem-no-meaning = has no meaning here
problem-no-equals = “{ $value }” has no “=”
problem-all-of = must name all of { $known }
problem-most-entries = must have at most { $most } entries
problem-at-most = { $what } has at most { $most }
problem-only-of = there are only { $most } of { $what }
problem-only-seats = there are only { $count } seats
problem-too-many = there are not so many of them
problem-none-left = nothing is left for it

# Positions of Xi'an

problem-all-decided = everybody has decided, so it is over
problem-favour-first = only favour, in turn 1, comes before the first round
problem-names-seat = all decide favour and plan; the others name a seat, like build@0
problem-pit = “{ $value }” must be { $count } spaces: “.” empty, “r” raw, or the seat of the painter; with a seal under it “r*1” or “1*”
problem-has-statue = { $space } has a statue from the start of the game
problem-too-few = seat { $seat } has not so many { $what ->
    [warriors] warriors
   *[seals] seals
  }
problem-every-seat = must have every seat once
problem-not-come = the supervisor has not come to { $tile } yet
problem-keeps = a game-end tile is kept at the end of the track, and only there
problem-ends = { $count } tiles are in play, those that players keep among them
problem-not-in-hand = { $card } is not in the hand
problem-two-cards = must be a pair like G2/B1, top over bottom, not “{ $value }”
problem-not-on-top = “{ $helper }” has not been played on top of a pair
problem-lie-open = must all be known, for they lie open
problem-most-cards = by now a player can have at most { $most ->
    [one] 1 card
   *[other] { $most } cards
  }
problem-below-unknown = below an unknown card all are unknown
problem-higher-first = the higher bottom card goes first
problem-after-work = a building is entered only after the worker's action
problem-no-raw = no raw statue without another's seal stands there
problem-no-seal = there is no seal to put there
problem-no-choice = only section A or a discount leaves a choice
problem-not-used = seat { $seat } has not used that tile
problem-sent = seat { $seat } has sent at most { $most } in this turn

# Positions of Terracotta Army

problem-nobody = nobody at seat { $seat } decides
problem-solo = belongs to the solo game
problem-masters = in this round the Prime Minister has { $count }
problem-taken = { $space } is taken
problem-no-horse-room = there is no room for the horse of { $space }
problem-direction = needs a direction, like { $example }
problem-no-direction = has no direction
problem-faces-nobody = { $space } faces no warrior of its own
problem-worker = “{ $value }” is no worker: a seat, and “a” after it for an artisan
problem-two-workers = two such workers are on slice { $slice }
problem-only-workers = there are only { $most } workers, on the wheel or at hand
problem-marks = marks stay only to the end of the Prime Minister's turn
problem-not-marked = is not marked in decrees
problem-extra = belongs to option 1, in a turn without another decree
problem-in-turn = the seats place their workers in turn, in their order
problem-workers-back = all workers are back when a master is drawn
problem-round-goes-on = a round goes on until all workers are placed
problem-seats-turn = by its workers it is the turn of seat { $seat }
problem-seat-decides = seat { $seat } decides this
problem-slice = must be that of the worker just placed
problem-no-worker = no worker of seat { $seat } is there
problem-not-built = seat { $seat } has not just built a warrior there
problem-no-weapon = there is no weapon to use
problem-no-sword = nothing is built there, and no sword used
problem-overseer-free = the overseer's slice is free for a worker
problem-no-tie = there is no tie between two moves to be drawn
problem-no-craftsman = the Prime Minister has no master craftsman there
problem-still-there = the stack { $stack } is still there
problem-cannot-place = no such figure can be placed there
