# Was über jedes Spiel gesagt wird: Listen, Zeilen des Protokolls, Kosten und Gewinn, Warten, Ablehnung, Ende.

list-and = { $most } und { $last }
list-comma = {", "}
list-clause = {"; "}
list-space = {" "}

# Eine Zeile des Protokolls: wer, und was getan wird, mit einem oder mehreren Verben.
line-of = { $who-you ->
    [yes] Du { $what }
   *[no] { $who } { $what }
  }
line = { $line }.
line-effects = { $line }: { $effects }.
times = { $who } ×{ $n }

effect-gain = +{ $goods }
effect-cost = −{ $goods }
effect-paid-to = { $to-you ->
    [yes] −{ $goods } an dich
   *[no] −{ $goods } an { $to }
  }
effect-for = { $who-you ->
    [yes] { $effects } für dich
   *[no] { $effects } für { $who }
  }

wait-for = { $names-you ->
    [yes] Du entscheidest jetzt
   *[no] { $names-count ->
        [one] { $names } entscheidet jetzt
       *[other] { $names } entscheiden jetzt
      }
  }
wait-together = Warten auf { $names }
wait-over = Das Spiel ist aus

# Who is next, on the button that ends a go
next-seats = { $names-you ->
    [yes] dann: du
   *[no] dann: { $names }
  }
next-end = dann endet das Spiel
ahead-none = Hier wird niemand von den Regeln gespielt.

why-game-over = Das Spiel ist aus.
why-no-such-seat = Einen Platz { $seat } gibt es nicht.
why-no-such-action = Eine Aktion { $id } gibt es nicht.
why-not-your-decision = Jetzt entscheidet { $seat }.
why-already-decided = Du hast schon entschieden.
why-impossible-chance = Das kann hier nicht gezogen werden.

score-part = { $part } { $points }
winner = { $names-you ->
    [yes] Du gewinnst mit { $points }.
   *[no] { $names-count ->
        [one] { $names } gewinnt mit { $points }.
       *[other] { $names } gewinnen gemeinsam, mit je { $points }.
      }
  }

# Ein beendetes Spiel als Text
text-data = Daten des Materials: { $data }
text-seat = { $name }: { $who }
text-human = ein Mensch
text-open = niemand
text-bot = ein Bot ({ $bot })
text-automaton = spielt nach den Regeln des Spiels
text-place = { $place }. { $name }, { $points }

# Eine Lektion: Nichts ist zu entscheiden, oder es wurde etwas anderes gespielt als vorgeschlagen.
lesson-look = Sieh dir den Tisch an
lesson-tried = Du hast etwas anderes versucht
lesson-other = Auch das ist erlaubt. Die Lektion geht einen anderen Weg: Versuche es noch einmal, oder geh mit ihr weiter.
