# What is said about any game: lists, lines of the log, costs and gains, waiting, refusals, the end.

list-and = { $most } and { $last }
list-comma = {", "}
list-clause = {"; "}
list-space = {" "}

# A line of the log: who, and what they do, as one or several verbs.
line-of = { $who-you ->
    [yes] You { $what }
   *[no] { $who } { $what }
  }
line = { $line }.
line-effects = { $line }: { $effects }.
times = { $who } ×{ $n }

effect-gain = +{ $goods }
effect-cost = −{ $goods }
effect-paid-to = { $to-you ->
    [yes] −{ $goods } to you
   *[no] −{ $goods } to { $to }
  }
effect-for = { $who-you ->
    [yes] { $effects } for you
   *[no] { $effects } for { $who }
  }

wait-for = { $names-you ->
    [yes] It is your decision
   *[no] { $names-count ->
        [one] { $names } has to decide
       *[other] { $names } have to decide
      }
  }
wait-together = Waiting for { $names }
wait-over = The game is over

# Who is next, on the button that ends a go
next-seats = { $names-you ->
    [yes] next: you
   *[no] next: { $names }
  }
next-end = then the game ends
ahead-none = Nobody here is played by the rules.

why-game-over = The game is over.
why-no-such-seat = There is no seat { $seat }.
why-no-such-action = There is no action { $id }.
why-not-your-decision = { $seat } has to decide now.
why-already-decided = You have decided already.
why-impossible-chance = This cannot be drawn here.

score-part = { $part } { $points }
winner = { $names-you ->
    [yes] You win with { $points }.
   *[no] { $names-count ->
        [one] { $names } wins with { $points }.
       *[other] { $names } win together, with { $points } each.
      }
  }

# A finished game as text
text-data = Component data: { $data }
text-seat = { $name }: { $who }
text-human = a person
text-open = nobody
text-bot = a bot ({ $bot })
text-automaton = plays by the rules of the game
text-place = { $place }. { $name }, { $points }

# A lesson: nothing is decided, or another action than the suggested one was played.
lesson-look = Look at the table
lesson-tried = You have tried something else
lesson-other = That is a legal move too. The lesson goes another way: try again, or go on with it.
