# Ce qui se dit de tout jeu : listes, lignes du journal, coûts et gains, attente, refus, fin.

list-and = { $most } et { $last }
list-comma = {", "}
list-clause = {" ; "}
list-space = {" "}

# Une ligne du journal : qui, et ce qu'il fait, en un ou plusieurs verbes.
line-of = { $who-you ->
    [yes] Vous { $what }
   *[no] { $who } { $what }
  }
line = { $line }.
line-effects = { $line } : { $effects }.
times = { $who } ×{ $n }

effect-gain = +{ $goods }
effect-cost = −{ $goods }
effect-paid-to = { $to-you ->
    [yes] −{ $goods } en votre faveur
   *[no] −{ $goods } à { $to }
  }
effect-for = { $who-you ->
    [yes] { $effects } pour vous
   *[no] { $effects } pour { $who }
  }

wait-for = { $names-you ->
    [yes] C'est à vous de décider
   *[no] { $names-count ->
        [one] C'est à { $names } de décider
       *[other] { $names } doivent décider
      }
  }
wait-together = On attend { $names }
wait-over = La partie est finie

# Who is next, on the button that ends a go
next-seats = { $names-you ->
    [yes] ensuite : vous
   *[no] ensuite : { $names }
  }
next-end = ensuite, la partie se termine
ahead-none = Personne ici n'est joué par les règles.

why-game-over = La partie est finie.
why-no-such-seat = La place { $seat } n'existe pas.
why-no-such-action = L'action { $id } n'existe pas.
why-not-your-decision = C'est à { $seat } de décider maintenant.
why-already-decided = Vous avez déjà décidé.
why-impossible-chance = Ce tirage est impossible ici.

score-part = { $part } { $points }
winner = { $names-you ->
    [yes] Vous gagnez avec { $points }.
   *[no] { $names-count ->
        [one] { $names } gagne avec { $points }.
       *[other] { $names } gagnent ensemble, avec { $points } chacun.
      }
  }

# Une partie finie en texte
text-data = Données du matériel : { $data }
text-seat = { $name } : { $who }
text-human = une personne
text-open = personne
text-bot = un robot ({ $bot })
text-automaton = joue selon les règles du jeu
text-place = { $place }. { $name }, { $points }

# Une leçon : rien n'est à décider, ou une autre action que celle qui est proposée a été jouée.
lesson-look = Regardez la table
lesson-tried = Vous avez essayé autre chose
lesson-other = C'est permis aussi. La leçon prend un autre chemin : essayez encore, ou continuez avec elle.
