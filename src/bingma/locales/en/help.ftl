# What `bingma --help` says. Read without Fluent, so only plain messages: no variables, no
# selectors, no terms.

help-bingma = Board games about China's Terracotta Army, in a browser or a terminal. Unofficial, with our own
    words and drawings.
help-version = Show the version.

help-serve = Serve tables to browsers: with friends by link, against bots, for a club.
help-host = The address to listen on.
help-port = The port to listen on; 0 takes any that is free.
help-data = The folder for the database and the server's key. [default: the user's data folder]
help-database = A PostgreSQL or SQLite database, in place of the one in the data folder.
help-lan = Let others in your network in: listen on all addresses, and say which one to hand on.
help-name = A name that others know the server by, such as that of a proxy in front; may be given again.
help-serve-workers = Processes that share the work, with PostgreSQL only.
help-metrics = A port where this machine alone can ask what the server measures, for Prometheus.
help-admin = For whoever runs a server: its tables, its people, its backups.
help-admin-table = The id of a table, as its address has it.
help-admin-seat = The number of a seat, from 0.
help-admin-file = The file of a backup, compressed lines of JSON.
help-admin-list = The tables that were played at last.
help-admin-status = Only those of a status.
help-admin-limit = So many at most.
help-admin-show = What is stored of a table, without cards and secrets.
help-admin-close = End a game that is on, without a result.
help-admin-delete = Delete a table with its log.
help-admin-link = A new link for a seat; the old one opens nothing any more.
help-admin-export = Everything that is stored of whoever owns a seat.
help-admin-forget = Forget whoever owns a seat, at all tables: a bot goes on. Says at how many seats.
help-admin-purge = Delete all tables where nothing has happened for long. Says how many.
help-admin-days = For so many days.
help-admin-backup = Write all tables to a file, while the server runs. Says how many rows.
help-admin-restore = Read a backup into a new database. Says how many rows.
help-open = Open the page in a browser.

help-play = Play a game in the terminal, against bots or with others at one keyboard.
help-play-file = A saved game to continue.
help-resume = Continue the game that was played last, or the one in FILE.
help-companion = Play with your own box: the program plays the automaton of the game, you say what was dealt, done
    and drawn, and may take back anything.
help-position = Begin in a position, written as a text (docs/positions.md). It names the game, its players and
    options; what it leaves unknown is drawn.
help-seats = Who plays, in seat order: human, apprentice, steward, minister or
    emperor (bingma bots tells about them), with commas between. [default: one human, stewards]
help-players = The number of players.
help-seed = A whole number: the same one gives the same set-up.
help-pace = “step” waits for Enter after each line of what others do, “all” does not.
help-no-confirm = Do not ask before an action that cannot be taken back.
help-plain = Lines only, without colour and drawing: for screen readers and pipes.
help-components = A file of component data to play with, in place of the built-in one.
help-options = Numbers of the game's options, with commas between.
help-game = Which game: xian or terracotta-army. [default: the one of the component file, or xian]
help-language = The language of words and rules. [default: that of the system]

help-simulate = Play many games between bots and sum up what came of them.
help-games = How many games.
help-bots = The bots, in seat order, with commas between; with more seats they begin again.
help-records = A folder for the record of every game.
help-json = Print JSON.

help-learn = Learn a game at the table, step by step; it goes on where you left it.
help-learn-step = The step to begin at. [default: where you left, else the first]
help-bots-command = List the bots, weakest first.
help-results = Show what you have won and lost alone, by options.

help-arena = Measure bots against each other, with seats and set-ups balanced: shares of wins, ratings, a report.
help-arena-bots = Two bots or more, with commas between; each plays each other one. “emperor@500”
    has a budget of its own, “package.module:Name” is your own bot.
help-arena-games = How many games for each pairing and number of players, rounded up so that
    every set-up is played from every seat.
help-player-numbers = The numbers of players, with commas between.
help-budget = How much a bot may think about a decision: iterations (200) or seconds (0.5s). With
    seconds the same games do not come again. [default: each bot's own]
help-workers = How many processes of this machine share the work. [default: one for each core]
help-ray = The address of a Ray cluster that does the work; “local” starts one here.
help-out = A folder for games, tables and the report. An interrupted run goes on there.

help-study-group = Studies of a game by many games between bots.
help-balance = How much seats, tiles, helpers, buildings and sources of points matter for winning.
help-study-bot = The bot that plays all seats.
help-study-games = How many games for each number of players.

help-replay = Tell what happened in a recorded game.
help-replay-file = A game record.
help-replay-json = One JSON object for each decision.
help-replay-components = The file of component data that the record was made with.
help-to = Stop after so many actions.

help-components-group = Files of component data.
help-check = Check a file of component data and list every fault.
help-check-file = A file of component data.

help-rules = Print the rules, in our own words.
help-rules-about = The id of a rule (X6.4), the number of a section, or a word. [default: contents]
