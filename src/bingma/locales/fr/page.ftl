# La page : ce qu'elle dit d'elle-même. Ce qui se dit d'un jeu est dans le fichier du jeu, et dans
# telling.ftl ce qui se dit de tout jeu.

## La consigne et les choix

place-refused = { $place } : { $why }
points-from = { $points } par { $source }
past-title = Le plateau après l'étape { $n }
past-hint = On ne peut rien choisir ici.
reconnecting = Reconnexion…
reconnecting-hint = Votre choix est gardé et partira dès que la table répondra.
back-to-now = Revenir au présent
pay = coûte
gain = rapporte
lose = perd
undo = Annuler
end-loses = { $n ->
    [one] vous perdez { $n } point
   *[other] vous perdez { $n } points
  }
end-ask = « { $choice } » – { $what }. Choisissez-le encore une fois pour le jouer.
held-title = Joué dans 3 secondes : vous pouvez encore l'annuler
restart = Recommencer mon coup
choose-else = Choisir autre chose

## La table

table = La table
tray = Ce que vous avez devant vous
player = Joueur
player-n = Joueur { $n }
player-open = , tout montrer
total = Total
bot = robot
away = absent
here = présent
you = vous
status-your-go = à vous
status-thinks = choisit
status-next = ensuite
status-done = a décidé
watching = Vous regardez cette table.
curtain = Joueur suivant
curtain-for = { $name }, c'est à vous
curtain-hint = Que les autres regardent ailleurs, s'il vous plaît.
curtain-open = Je suis { $name }
your-move = À vous de jouer
menu = Menu
home = Accueil
rules = Règles
seats = Places
settings = Réglages
keys = Touches
close = Fermer
loading = Un instant…
give-to-bot = Confier à un robot
given-by = { $bot }, appelé par { $name }
take-back = Reprendre ma place
take-over = Reprendre la main
bot-plays-for-you = { $bot } joue pour vous.
bot-plays-this-go = Votre temps est écoulé : un robot joue ce coup pour vous.
you-resigned = Vous avez abandonné cette place ; { $bot } la joue jusqu'à la fin.
game-ended = La partie a été arrêtée avant son terme.
resign = Abandonner
resign-alone-hint = Personne d'autre ne joue ici : la partie s'arrête aussitôt.
resign-hint = Un robot prend votre place pour de bon. Vous pouvez continuer à regarder.
resign-really = Oui, abandonner
resign-not = Non, continuer
end-together = Arrêter la partie ensemble
end-together-hint = Elle s'arrête quand toutes les personnes à la table le veulent.
end-wanted = { $names } voudrait arrêter la partie ici.
end-agree = D'accord
end-withdraw = Plus maintenant
time-left = temps restant : { $time }
time-short = Encore { $time } pour votre coup.
time-up = temps écoulé
time-up-mine = Votre temps est écoulé.
note = Ma note
note-hint = Personne d'autre ne peut la lire.
say = Dire quelque chose
say-hello = Bonjour, et bonne partie !
say-well-played = Bien joué !
say-one-moment = Un instant, s'il vous plaît.
say-thanks = Merci pour la partie !
say-hint = Tout le monde à la table le lit pendant quelques secondes. Rien n'en est gardé.
say-mute = Ne plus entendre { $name }
say-hear = Entendre de nouveau { $name }
said = { $name } : { $what }
link-to-watch = Lien vers cette table, pour regarder
copy-seat = Copier le lien de ma place
copy-seat-hint = Le lien de votre place l'ouvre sur un autre appareil. Gardez-le pour vous : qui le possède joue à votre place.
copy-position = Copier la position

## Le journal

log = Journal
log-look = Montrer le plateau à ce moment
since-last = Depuis votre dernier coup
recap-hint = Choisissez une ligne pour voir le plateau à ce moment.
go-on = Continuer

## Ce que sont les symboles

rules-more = Plus dans les règles

## La table en mots

text-go = La table en mots
text-leave = Revenir à la table dessinée
text-choices = Vos choix
seat-of = { $name } ({ $who })
text-no-choices = Rien à choisir maintenant.
text-refused = Impossible pour le moment

## La fin et la relecture

rematch = Revanche
rematch-go = Vers la revanche
see-board = Voir le plateau
see-result = Voir le résultat
replay = Revoir la partie
save-record = Enregistrer la partie
save-text = Enregistrer en texte
my-games = Mes parties
replay-title = Étape { $n } sur { $last }
replay-first = Au début
replay-back = Une étape en arrière
replay-play = Lecture
replay-stop = Arrêt
replay-on = Une étape en avant
replay-last = À la fin
replay-speed = Vitesse { $n }, la changer
chart-replay = { $part } { $n } : revoir la partie à ce moment
replay-moment = Moment de la partie
play-on = Jouer à partir d'ici
play-on-hint = Une nouvelle table commence à ce moment. Qui voulez-vous être ? Des robots prennent les autres places.
play-as = Jouer à la place de { $name }
to-table = Vers la table

## La première page

subtitle = Des jeux de société autour de l'armée de terre cuite
start-bots = Contre des robots
start-bots-hint = Quatre forces, de l'apprenti à l'empereur
your-name = Votre nom
opponents = Adversaires
strength = Force
strength-of = force { $strength } sur { $most }
mixed-strengths = Choisir qui s'assoit où
bot-random = Dé
bot-random-character = Joue ce qui vient ; bien pour découvrir les règles.
bot-greedy = Boulier
bot-greedy-character = Prend le plus de points possible et voit rarement plus loin.
bot-apprentice = Apprenti
bot-apprentice-character = Vif et plein d'ardeur, il apprend encore ce qui compte.
bot-steward = Intendant
bot-steward-character = Économe de ce qu'il a, il gaspille rarement un ouvrier.
bot-minister = Ministre
bot-minister-character = Prévoit tout le tour et surveille ce que vous visez.
bot-emperor = Empereur
bot-emperor-character = Voit loin et ne pardonne rien.
play-now = Jouer
start-friends = Avec des amis
start-friends-hint = Un lien pour chaque place
open-seats = Places libres
list-in-lobby = Montrer dans le salon
go-time = Temps pour un coup
go-time-none = autant qu'il en faut
at-zero = Quand il est écoulé
at-zero-nothing = rien ne se passe
at-zero-call = les autres peuvent appeler un robot
at-zero-bot = un robot joue ce coup
go-time-told = Temps pour un coup : { $time }. Quand il est écoulé : { $then }.
make-table = Ouvrir la table
start-screen = Sur un même écran
start-screen-hint = Chacun dit son nom ; un rideau cache ce que les autres ne doivent pas voir.
start-screen-open-hint = Chacun dit son nom, et la table se tourne vers celui qui joue.
which-game = Quel jeu ?
door-players = De { $low } à { $high } joueurs.
door-alone = Seul contre { $names }, ou de { $low } à { $high } joueurs.
which-way = Comment voulez-vous jouer ?
start-box = À côté de ma boîte
box-hint = Vous jouez avec vos pièces et dites ici ce que vous avez fait. Le programme joue { $names }. Dites ce qui a été distribué :
box-missing = Il manque encore quelque chose ci-dessus.
begin-beside = Commencer
draw-it = Tirer pour moi
start-alone = Seul contre { $names }
challenge = Défier { $names }
options = Options
options-hint = Chaque option rend { $names } plus difficile à battre.
difficulty = Difficulté
difficulty-of = difficulté { $level } sur { $most }
seat-n = Place { $n }
seed = Graine
seed-any = au hasard
seed-hint = La même graine redonne la même mise en place. Les dés et les tirages sont toujours nouveaux.
seed-wrong = Une graine est un nombre entier, tel qu'une table l'affiche.
seed-of = Graine de cette mise en place : { $seed }
dealt-server = Distribué au hasard par le serveur.
dealt-seed = Distribué à partir d'une graine choisie par quelqu'un : cette personne peut connaître ce qui est caché.
dealt-record = Commencé à partir d'un enregistrement ou d'une mise en place donnée : cette personne peut connaître ce qui est caché.
copy-seed = Copier un lien
same-deal = Rejouer cette mise en place
start-go-on = Continuer
more-tables = Autres tables ({ $count })
forget-table = Oublier cette table
forget-sure = Vraiment l'oublier
points-list = points : { $points }
devices = Mes tables sur un autre appareil
devices-hint = Ouvrez ce lien sur l'autre appareil, ou visez le code avec sa caméra. Il sert une seule fois, dans les dix minutes ; ensuite les deux ont les mêmes tables. Faites-le avant de mettre la page sur un écran d'accueil : une application n'y connaît pas forcément les tables de ce navigateur, et les navigateurs les oublient après quelques semaines sans visite.
devices-link = Lien pour votre autre appareil
devices-join = Joindre ce navigateur ?
devices-join-hint = Il aura les mêmes tables que le navigateur qui a fait le lien, et celui-ci aura les siennes. Continuez seulement si vous avez fait ce lien vous-même.
devices-go = Joindre
devices-done = C'est fait : voici les tables des deux.
to-move = À { $names } de jouer
join-friends = Rejoindre des amis
join-link = Collez votre lien
sit-down = Prendre place
join-wrong = Ce n'est pas le lien d'une table d'ici.
my-results = Mes résultats en solo
results-with = Options
results-none = aucune
results-won = Gagnées
results-lost = Perdues
results-lead = Meilleure avance
my-box = Ma boîte
numbers = Valeurs
numbers-reconstructed = { $n ->
    [one] { $n } valeur de ce jeu est reconstituée
   *[other] { $n } valeurs de ce jeu sont reconstituées
  }, et non celles de la boîte.
numbers-own = Jouer avec les valeurs de ma boîte : { $name }
numbers-of = Valeurs de cette table : { $name }
numbers-usual = en partie reconstituées
add-player = Ajouter un joueur
remove-player = Retirer un joueur
lobby = Tables ouvertes
watch-record = Regarder une partie enregistrée
seat-open = place libre
table-waiting = en attente
table-playing = en cours
table-over = finie
unofficial = Une adaptation non officielle.
no-server = Le serveur ne répond pas. Réessayez dans un instant.
no-such-page = Il n'y a rien ici
no-such-table-hint = Le lien est peut-être incomplet, ou la table a été supprimée.
other-game = { $title } ne se joue pas sur cette page
other-game-hint = Ce jeu se joue dans un terminal : { $command }
waiting-title = En attente de joueurs
waiting-hint = { $count ->
    [0] Tout le monde est là.
    [one] Une place est libre.
   *[other] { $count } places sont libres.
  }
link-for-friends = Lien pour vos amis
copy = Copier le lien
share = Partager
qr-code = QR code
qr-code-of = QR code du lien { $link }
reach-alone = Seul cet ordinateur peut ouvrir ce lien : le serveur n'écoute personne d'autre. Pour laisser entrer les autres de votre réseau, arrêtez-le et relancez-le avec
copied = Copié
not-copied = Non copié
join = Prendre une place
leave = Quitter
start = Commencer
start-anyway = Commencer, des robots prennent les places libres
bots-for-open = Robots aux places libres
give-to-which = Le robot qui prend la place

## Réglages, touches, règles

set-language = Langue
set-system = Celle du navigateur
set-theme = Couleurs
set-theme-system = Comme le système
set-theme-light = Clair
set-theme-dark = Sombre
set-motion = Animations
set-motion-off = Sans
set-motion-fast = Rapides
set-motion-normal = Normales
set-story = Récit des règles
set-story-run = Tout seul
set-story-step = Pas à pas
set-story-off = Sans récit
set-end = La fin de mon coup
set-end-ask = Demander d'abord
set-end-wait = Annulable pendant 3 secondes
set-end-once = Jouer aussitôt
set-sound = Son
set-text = La table en mots
key-move = aller d'une place éclairée à l'autre
key-enter = jouer le choix visé
key-tab = aller au groupe suivant
key-undo = annuler
key-restart = recommencer mon coup
key-ahead = regarder ce qui vient ensuite
key-board = aller au premier choix
key-hand = aller à la main
key-text = la table en mots, et retour
key-log = journal
key-skip = passer l'animation
key-escape = abandonner le choix, reprendre la fin de mon coup
key-help = cette liste
search = Chercher
nothing-found = Rien trouvé.
rules-in-english = Les règles ne sont pas encore traduites ; voici le texte anglais.

## Ce que le serveur refuse

error-stale = Quelqu'un a été plus rapide ; voici la table à présent.
error-illegal-action = Ce n'est pas possible maintenant.
error-not-undoable = Ce choix ne peut plus être annulé.
error-bot-plays = Un robot joue cette place en ce moment.
error-no-such-table = Cette table n'existe pas.
error-not-your-seat = Ce n'est pas votre place.
error-wrong-token = Ce lien n'ouvre aucune place.
error-players-only = Seuls ses joueurs peuvent regarder cette table.
error-not-started = Cette table n'a pas commencé.
error-game-over = La partie est finie.
error-no-open-seat = Il n'y a plus de place libre.
error-started = Cette table a déjà commencé.
error-seat-present = Cette personne peut encore venir ; personne ne peut prendre sa place.
error-resigned = Cette place a été abandonnée pour de bon.
error-resign-first = D'autres vous attendent à cette table. Abandonnez-y d'abord.
error-wrong-pass = Ce lien a déjà servi, ou il est trop vieux. Faites-en un nouveau.
error-no-tables = Ce navigateur n'a pas encore de tables.
error-not-possible = Ce n'est pas possible à cette table maintenant.
error-other-rules = Cette partie a été jouée selon les règles { $made }, et voici les règles { $here }. Elle peut être lue, mais ni rejouée ni poursuivie.
error-bad-record = Cette partie enregistrée ne peut pas être lue.
error-bad-components = Les valeurs de votre boîte ont une faute. Voyez-les sous « Ma boîte ».
error-too-large = Ce fichier est trop volumineux.
error-too-many-requests = Un peu trop vite. Attendez un instant.
error-too-many-connections = Trop de connexions en direct depuis cette adresse. La table fonctionne quand même, un peu moins vite.
error-too-many-tables = Vous avez { $most } tables inachevées. Terminez-en ou oubliez-en d'abord quelques-unes.
error-storage = Votre choix n'a pas encore pu être enregistré. Il est renvoyé automatiquement.
error-cannot-replay = Les règles d'ici ne peuvent pas rejouer cette partie telle qu'elle est enregistrée. Ses coups sont conservés.
error-no-more-undo = Trop de coups ont été repris à cette table ; continuez à partir d'ici.
error-server-error = Le serveur a eu un problème. Rien de ce qui était confirmé n'est perdu.

# Ce que les règles font d'elles-mêmes, raconté pas à pas
story-step = Suivant
story-run = Enchaîner
story-pause = Pause
story-skip = Passer
story-why = Pourquoi ?
story-place = { $n } sur { $all }
story-rule = Règle { $rule }
story-reasons = Comment il a décidé
drawn = Tirage

## La leçon, et les conseils d'une première partie

lesson-step = Leçon, étape { $n } sur { $all }
lesson-try = À vous : { $what }
lesson-do = Montrez-moi
lesson-again = Essayer encore
lesson-leave = Quitter
lesson-over = Jouer une partie
lesson-restart = Depuis le début
lesson-offer = { $title } est nouveau pour vous ?
lesson-begin = L'apprendre en dix minutes
lesson-return = Reprendre la leçon, étape { $n } sur { $all }
first-time = Pour la première fois
tip-seen = Compris
tips-off = Plus de conseils
set-tips = Conseils pour une première partie
sheet = { $title } en une page
sheet-turn = Un tour en un coup d'œil
sheet-symbols = Ce que veulent dire les symboles
sheet-points = D'où viennent les points
sheet-rules = Toutes les règles

## Conseils, par une recherche dans le navigateur

hint-ask = Conseil
hint = Conseil
hint-thinking = Réflexion … { $n } parties jusqu'ici.
hint-failed = Pas de conseil possible ici pour le moment. La page a peut-être été construite sans.
hint-why = gagne { $chance } %, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } à la fin
hint-why-placed = { $best ->
    [yes] vous place au mieux
   *[no] a semblé moins bon
  }
hint-how = Essayé { $n } fois en pensée, d'après ce que vous pouvez savoir ; la même recherche que celle des robots.
key-hint = un conseil pour ce coup
error-no-hints = Il n'y a pas de conseils à cette table.
error-nothing-to-decide = Vous n'avez rien à décider maintenant.

## Les valeurs de sa propre boîte (box)

box-about = { $title } se joue avec les valeurs d'un fichier. Beaucoup ne sont pas publiques : elles sont reconstituées, choisies pour être cohérentes et jouables, et ce ne sont pas celles de la boîte. Saisissez ici les valeurs de votre propre plateau. Une valeur saisie devient la vôtre, même si elle ne change pas. Tout reste dans ce navigateur.
box-about-table = Voici les valeurs avec lesquelles se joue cette table. Celles qui sont reconstituées ne sont pas celles de la boîte de { $title }.
box-source-mine = à moi
box-source-mine-hint = Saisie, ou comparée à la boîte.
box-source-book = livret
box-source-book-hint = Dans les règles et les critiques publiées.
box-source-derived = déduite
box-source-derived-hint = S'ensuit de celles-ci.
box-source-reconstructed = reconstituée
box-source-reconstructed-hint = Pas publique ; pas la valeur de la boîte.
box-field = { $label } ({ $source })
box-empty = rien
box-name = Nom de cette boîte
box-usual-name = Ma boîte
box-parts = Parties de la boîte
box-claim = Tout comme dans ma boîte
box-reset = Comme au départ
box-wrong = { $place } : { $problem }.
box-checking = Vérification…
box-good = Aucune faute. De nouvelles tables peuvent se jouer avec ces valeurs.
box-same = Ce sont encore les valeurs fournies avec le jeu.
box-faults = { $n ->
    [one] { $n } faute
   *[other] { $n } fautes
  }
box-silent = Le serveur ne répond pas. Vos valeurs sont gardées ici et seront vérifiées dès qu'il répondra.
box-not-kept = Ce navigateur ne garde rien. Enregistrez vos valeurs dans un fichier avant de partir.
box-import = Ouvrir un fichier
box-export = Enregistrer un fichier
box-use = Jouer avec
box-adopt = Reprendre dans ma boîte
box-bad-file = { $file } : { $problem } Rien n'a changé.
box-forget = Recommencer
box-forget-sure = Toutes vos valeurs sont oubliées, et celles du jeu reviennent. Enregistrez-les dans un fichier si vous voulez les garder.
box-unsaid = Ce qui ne peut pas être saisi
box-unsaid-hint = Si votre boîte diffère sur l'un de ces points, une table ne peut pas se jouer selon elle :
