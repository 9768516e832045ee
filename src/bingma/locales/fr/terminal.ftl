# Le jeu dans le terminal et la ligne de commande, pour tous les jeux.

list-clauses = {" ; "}
list-and = { $most } et { $last }
turn-of = tour { $turn } sur { $turns }

# Joueurs et robots

seat-purple = Violet
seat-orange = Orange
seat-cyan = Cyan
seat-jade = Jade

bot-human = une personne à ce clavier
bot-automaton = joue selon les règles du jeu
bot-random = un robot qui joue n'importe quelle action légale
bot-greedy = un robot qui prend ce qui vaut le plus maintenant
bot-apprentice = l'apprenti, un robot
bot-steward = l'intendant, un robot
bot-minister = le ministre, un robot
bot-emperor = l'empereur, un robot

# The same sentences as on the page.
bot-random-character = Joue ce qui vient ; bien pour découvrir les règles.
bot-greedy-character = Prend le plus de points possible et voit rarement plus loin.
bot-apprentice-character = Vif et plein d'ardeur, il apprend encore ce qu'il faut à la fosse.
bot-steward-character = Économe de ses pièces et de son argile, il gaspille rarement un bâtisseur.
bot-minister-character = Prévoit tout le tour et surveille ce que vous visez.
bot-emperor-character = Voit loin et ne pardonne rien.

bot-thinks = jusqu'à { $seconds } s

# Why a bot did what it did; plan: actions as they are typed
bot-why = Le plan : { $plan }. Score attendu à la fin : { $points }. Chance de gagner : { $chance } %.
bot-why-plan = Le plan : { $plan }.
bot-why-random = Toute action permise en vaut une autre.
bot-why-greedy = C'est ce qui rapporte le plus sur-le-champ.
bot-why-nothing = Il n'a encore pensé à rien.

seated = { $name } : { $who }

# La boucle de jeu

welcome = { $title }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }. Tapez un nombre, une action, ou help pour en savoir plus.
resumed = La partie reprend où elle s'était arrêtée.
prompt = { $name } >
choice-effect = { $choice } : { $effect }
prompt-plain = Votre choix :
more = Entrée continue, q revient à la table :
back = Entrée revient à la table :
choices-more = { $count ->
    [one] … { $count } autre choix peut aussi se taper : choices
   *[other] … { $count } autres choix peuvent aussi se taper : choices
  }
story-prompt = Entrée continue, why en dit plus, q passe le reste :
why-no-more = Il n'y a rien de plus à en dire.
confirm-prompt = Entrée le fait, no revient en arrière :
confirm-on = On vous demande désormais avant une action irréversible.
confirm-off = On ne vous demande plus rien avant une action irréversible.
log-more = { $count ->
    [one] … { $count } ligne avant celles-ci : log
   *[other] … { $count } lignes avant celles-ci : log
  }
terminal-small = Le terminal est trop petit pour la table : il lui faut { $width } colonnes et { $height } lignes.
taken-back = Repris : { $actions }.
nothing-to-undo = Il n'y a rien à reprendre : un autre joueur a décidé depuis, ou quelque chose de caché a été montré.
not-an-action = { $detail }. Tapez un nombre, une action ou help.
refused = { $action } : { $reason }
allowed = { $action } est possible maintenant.
allowed-effect = { $action } est possible maintenant : { $effect }.
why-what = Dites quelle action, par exemple : why { $example }
rules-what = Dites quelle règle ou quel mot, par exemple : rules { $example }
save-what = Dites quel fichier, par exemple : save game.json
saved = Sauvé dans { $file }. Ce fichier contient tous les secrets de la partie.
not-saved = Impossible de sauver dans { $file } : { $problem }
not-autosaved = Cette partie ne peut pas être sauvée au fur et à mesure : { $problem }
other-file = un autre fichier porte ce nom
left = La partie est sauvée. Pour la continuer : bingma play --resume
left-unsaved = La partie n'a pas pu être sauvée.
log-empty = Rien ne s'est encore passé.

# Entre deux personnes au même clavier

curtain = Passez le clavier à { $name }.
curtain-enter = { $name }, appuyez sur Entrée quand personne d'autre ne regarde.
curtain-undo = { $name }, tapez undo si vous voulez reprendre votre dernière action.
curtain-prompt = Entrée :

# La fin

over = La partie est finie.
winner = { $count ->
    [one] { $name } gagne avec { $points }.
   *[other] { $name } partagent la première place avec { $points }.
  }
place = { $place }. { $name } ({ $kind }), { $points }
total = total
scores-of = { $name } : { $parts }.
score-part = { $part } { $points }
record-kept = L'enregistrement de cette partie : { $file }
seed-was = La graine { $seed } redonne la même mise en place.

# Pourquoi pas

reason-game-over = La partie est finie.
reason-no-such-seat = Cette place n'existe pas.
reason-no-such-action = Cette action n'existe pas.
reason-impossible-chance = Ce tirage est impossible.
reason-not-your-decision = C'est à { $seat } de décider maintenant.

# Commandes

help-title = Tapez le numéro d'un choix, ou l'action elle-même (Tab la complète). Commandes :
command-undo = undo
command-undo-help = reprendre votre dernière action
command-restart = restart
command-restart-help = reprendre tout votre coup
command-why = why, why ACTION
command-why-help = plus sur ce que les autres ont fait ; pourquoi pas, ou ce que cela apporte
command-hint = hint
command-hint-help = dire ce que le ministre ferait ici, et pourquoi
command-table = table
command-table-help = montrer à nouveau toute la table
command-choices = choices
command-choices-help = lister à nouveau les choix
command-log = log
command-log-help = montrer tout ce qui s'est passé
command-rules = rules ID ou MOT
command-rules-help = chercher quelque chose dans les règles
command-confirm = confirm
command-confirm-help = être consulté avant ce qui est irréversible, ou non
command-save = save FICHIER
command-save-help = écrire la partie dans un fichier
command-help = help
command-help-help = montrer cette liste
command-quit = quit
command-quit-help = quitter ; la partie est sauvée, bingma play --resume la continue

# Erreurs

fault-players = { $title } se joue de { $low } à { $high } joueurs, pas à { $players }.
fault-seats = Pour { $players } joueurs il faut { $players } places, et --seats en nomme { $seats }.
fault-seat-kind = Il n'y a pas de robot « { $kind } ». Une place est « human » ou l'un de ceux-ci : { $bots }.
fault-nothing-to-resume = Il n'y a pas de partie inachevée à continuer.
fault-resume-over = La partie de { $file } est finie. Pour la regarder : bingma replay { $file }
fault-seed = Une graine est un nombre entier de 0 à 2^63 - 1.
fault-not-so = Ce n'est pas possible : { $problem }.
fault-pace = L'allure est « all » ou « step », pas « { $pace } ».
fault-rules = Les règles ne disent rien de « { $about } ».
fault-options = Les options sont des nombres entiers séparés par des virgules, pas « { $options } ».

# Autres commandes

components-good = { $file } : aucune erreur trouvée.
components-identity = { $game }, données du matériel « { $identity } ».
rules-found = { $count ->
    [one] { $count } règle parle de « { $about } ».
   *[other] { $count } règles parlent de « { $about } ».
  }
rules-more = Les autres : { $ids }.
replay-title = { $title } : { $players }.
replay-unfinished = L'enregistrement s'arrête ici ; la partie n'est pas finie.
