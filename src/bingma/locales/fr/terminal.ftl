# Le jeu dans le terminal et la ligne de commande, pour tous les jeux.


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
bot-apprentice-character = Vif et plein d'ardeur, il apprend encore ce qui compte.
bot-steward-character = Économe de ce qu'il a, il gaspille rarement un ouvrier.
bot-minister-character = Prévoit tout le tour et surveille ce que vous visez.
bot-emperor-character = Voit loin et ne pardonne rien.

bot-thinks = jusqu'à { $seconds } s

# Why a bot did what it did; plan: actions as they are typed
bot-why = Le plan : { $plan }. Score attendu à la fin : { $points }. Chance de gagner : { $chance } %.
bot-why-plan = Le plan : { $plan }.
bot-why-random = Toute action permise en vaut une autre.
bot-why-greedy = C'est ce qui rapporte le plus sur-le-champ.
bot-why-nothing = Il n'a pas encore réfléchi.

seated = { $name } : { $who }

# La boucle de jeu

played-with = { $difficulty } : { $options }.
welcome = { $title }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }. Tapez un nombre, une action, ou aide pour en savoir plus.
resumed = La partie reprend où elle s'était arrêtée.
prompt = { $name } >
choice-effect = { $choice } : { $effect }
prompt-plain = Votre choix :
prompt-plain-of = { $name }, votre choix :
read-heading = { $heading } :
more = Entrée pour continuer, q pour revenir à la table :
back = Entrée pour revenir à la table :
choices-more = { $count ->
    [one] … { $count } autre choix peut aussi se taper : choix
   *[other] … { $count } autres choix peuvent aussi se taper : choix
  }
choices-typed = À taper : { $keys }
story-prompt = Entrée pour continuer, pourquoi pour en savoir plus, q pour passer le reste :
why-no-more = Il n'y a rien de plus à en dire.
confirm-draw = Après « { $action } », un lancer ou un tirage suit aussitôt, et vous ne pourrez plus l'annuler.
confirm-prompt = Entrée pour confirmer, non pour revenir :
answers-yes = oui, o
answers-no = non, n
confirm-on = Une confirmation vous sera demandée avant toute action irréversible.
confirm-off = Aucune confirmation ne vous sera plus demandée avant une action irréversible.
log-more = { $count ->
    [one] … { $count } ligne avant celles-ci : journal
   *[other] … { $count } lignes avant celles-ci : journal
  }
terminal-small = Le terminal est trop petit pour la table : il lui faut { $width } colonnes et { $height } lignes.
taken-back = Annulé : { $actions }.
not-an-action = { $fault } Tapez un nombre, une action ou aide.
refused = { $action } : { $reason }
allowed = { $action } est possible maintenant.
allowed-effect = { $action } est possible maintenant : { $effect }.
why-what = Dites quelle action, par exemple : pourquoi { $example }
why-what-else = Il n'y a rien de plus à dire de ce que les autres ont fait. D'une action, par exemple : pourquoi { $example }
hint = Conseil : { $action }.
hint-effect = Conseil : { $action } ({ $effect }).
rules-what = Dites quelle règle ou quel mot, par exemple : règles { $example }
save-what = Dites quel fichier, par exemple : enregistrer partie.json
saved = Enregistré dans { $file }.
saved-secrets = Enregistré dans { $file }. Ce fichier contient tous les secrets de la partie.
not-saved = Impossible d'enregistrer dans { $file } : { $problem }
not-autosaved = Cette partie ne peut pas être enregistrée au fur et à mesure : { $problem }
other-file = un autre fichier porte ce nom
left = La partie est enregistrée. Pour la continuer : { $command }
left-unsaved = La partie n'a pas pu être enregistrée.

# Une leçon

learn-step = Leçon, étape { $n } sur { $all } : { $sentence }
learn-suggested = À vous : { $action } (Entrée). Tout le reste est essayé.
learn-tried = Entrée pour réessayer, suite pour continuer la leçon.
learn-enter = Entrée pour continuer.
learn-last = Entrée pour finir la leçon.
learn-left = Vous avez quitté la leçon à l'étape { $n } sur { $all }. Pour continuer : { $command }
learn-unkept = Cette leçon ne peut pas être gardée au fur et à mesure : { $problem }
learn-over = C'était la leçon. Pour jouer : { $command }
learn-quit-help = quitter ; { $command } reprend ici

# À côté d'une vraie boîte

dealt-welcome = Vous jouez avec vos pièces et tapez ce que vous avez fait ; le programme joue { $names }.
    Dites d'abord ce qui a été distribué, par numéro ou par mot, un par un ou avec des virgules. « annuler » revient en arrière, « quitter » arrête.
dealt-options = Les options
dealt-prompt-options = Options (Entrée : aucune) :
dealt-prompt = { $left ->
    [one] Encore un :
   *[other] Encore { $left }, dans l'ordre :
  }
dealt-so-far = Jusqu'ici : { $things }
dealt-unknown = « { $word } » n'en fait pas partie.
dealt-twice = « { $thing } » a déjà été nommé.
dealt-too-many = { $left ->
    [one] Il n'en manque plus qu'un.
   *[other] Il n'en manque plus que { $left }.
  }
draw-how = Tapez-le (par exemple { $example }), ou tirer pour laisser tirer.
drawn = Tiré : { $outcome }.
hint-draw = Pas de conseil : c'est le hasard qui décide.
undo-anything = annuler la dernière entrée, quelle qu'elle soit

# Entre deux personnes au même clavier

curtain = Passez le clavier à { $name }.
curtain-enter = { $name }, appuyez sur Entrée quand personne d'autre ne regarde.
curtain-undo = { $name }, tapez annuler si vous voulez annuler votre dernière action.
curtain-prompt = Entrée :

# La fin

place = { $place }. { $name } ({ $kind }), { $points }
total = total
scores-of = { $name } : { $parts }.
record-kept = L'enregistrement de cette partie :
seed-was = La graine { $seed } redonne la même mise en place.
solo-none = Aucune partie en solo terminée. bingma play --game terracotta-army en commence une.
solo-title = { $title }, en solo :
solo-line = { $difficulty } ({ $chosen }) : { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
  }, { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
  }, meilleure avance { $lead }
solo-plain = sans options
solo-options = { $count ->
    [one] option { $options }
   *[other] options { $options }
  }

# Pourquoi pas


# Commandes

help-title = Tapez le numéro d'un choix, ou l'action elle-même (Tab la complète). Commandes :
command-draw = tirer
command-draw-help = laisser le programme tirer ce qui est à tirer
command-undo = annuler
command-undo-help = annuler votre dernière action
command-restart = recommencer
command-restart-help = annuler tout votre coup
command-next = suite
command-next-help = passer à l'étape suivante
command-back = retour
command-back-help = revenir d'une étape
command-why = pourquoi, pourquoi ACTION
command-why-help = plus sur ce que les autres ont fait ; pourquoi pas, ou ce que cela apporte
command-hint = conseil
command-hint-help = dire ce qu'un robot fort ferait ici, ce que cela apporte et ce qu'il prévoit
command-ahead = prévoir
command-ahead-help = voir ce que peut faire ensuite l'adversaire que jouent les règles
command-table = table
command-table-help = montrer à nouveau toute la table
command-choices = choix
command-choices-help = lister à nouveau les choix
command-log = journal
command-log-help = montrer tout ce qui s'est passé
command-rules = règles ID ou MOT
command-rules-help = chercher quelque chose dans les règles
command-position = position
command-position-help = montrer la position en texte, pour un rapport ou pour play --position
command-confirm = confirmation
command-confirm-help = demander une confirmation avant toute action irréversible, ou non
command-save = enregistrer FICHIER
command-save-help = écrire la partie dans un fichier
command-help = aide
command-help-help = montrer cette liste
command-quit = quitter
command-quit-help = quitter ; la partie est enregistrée, { $command } la continue

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
replay-draw = tirage
replay-move = { $n }. { $name } : { $action }
replay-points = { $name } : { $points }
