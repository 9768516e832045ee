# La page de Xi'an. Les noms de la notation sont les mêmes dans toutes les langues ; leurs mots
# sont ici.

## Les choses

building-workshop = Atelier
building-lab = Labo
building-armory = Armurerie
building-palace = Palais
colour-Y = jaune
colour-R = rouge
colour-G = vert
colour-B = bleu
word-coin = pièces
word-clay = argile
word-Y = jaune
word-R = rouge
word-G = vert
word-B = bleu
goods-coin = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
  }
goods-clay = { $n } argile
goods-Y = { $n } jaune
goods-R = { $n } rouge
goods-G = { $n } vert
goods-B = { $n } bleu
goods-points = { $n } prestige
any-pigment = { $n ->
    [one] { $n } pigment au choix
   *[other] { $n } pigments au choix
  }
tile-open = ouvert/gratuit
tile-market = marché
tile-discount = remise
tile-extra = action en plus
tile-turned = { $tile }, utilisée
helper-ceramist = céramiste
helper-accountant = comptable
helper-administrator = intendant
helper-emissary = émissaire
helper-scientist = savant
helper-officer = officier
ability-ceramist = +1 prestige à chaque statue façonnée
ability-accountant = percepteurs +1 pièce
ability-administrator = artisans +1 argile
ability-emissary = un échange à chaque pas en avant
ability-scientist = façonner coûte 1 argile de moins
ability-officer = forger coûte 1 pièce de moins
equipment-crossbow = arbalète
equipment-arrowheads = pointes de flèche
equipment-chariot = char
equipment-halberd = hallebarde
equipment-horse = cheval
equipment-sword = épée
end-resources = Ressources
end-prestige = Prestige
end-tiles = Tuiles
end-warriors = Guerriers
end-helpers = Assistants
end-six = Six
end-majorities = Majorités
end-pairs = Paires
end-resources-text = 1 prestige par ressource rendue, 15 au plus
end-prestige-text = 1 prestige par tranche complète de 10
end-tiles-text = 3 prestige par tuile bonus non utilisée
end-warriors-text = 2 prestige par guerrier peint
end-helpers-text = 2 prestige par assistant recruté
end-six-text = 6 prestige
end-majorities-text = 5 prestige par section où vous êtes premier
end-pairs-text = 4 prestige par paire d'équipements identiques
part-play = En jeu
part-majorities = Majorités
part-equipment = Équipement
part-mausoleum = Mausolée
part-end_tile = Tuile de fin
part-resources = Ressources
source-work = le travail
source-pigment = le pigment
source-pass = la passe
source-minister = le Premier ministre
source-fee = la redevance
source-craft = la niche
source-ceramist = votre céramiste
source-paint = la peinture
source-helper = l'assistant
source-equipment = l'équipement
source-exchange = l'échange
source-start = le départ
source-space = la niche
card-name = { $colour } { $number }
card-text = { $colour } { $number } : { $work }
card-helper = recruter : { $helper }{ $points ->
    [0] {""}
   *[other] , { $points } prestige
  }

## La consigne

ask-favour = La faveur de l'Empereur
ask-favour-hint = Marquez les cartes à échanger : elles vont sous votre paquet et vous en piochez autant.
ask-plan = Préparez votre paire
ask-plan-hint = Une carte dessus, elle travaille ; une carte dessous, son nombre donne l'ordre.
plan-takes = Prenez { $goods } ou 1 pigment { $colour }.
plan-recruits = Recrutez : { $helper }{ $points ->
    [0] {""}
   *[other] {" "}pour { $points } prestige
  }, ou prenez 1 pigment { $colour }.
plan-order = { $place ->
    [first] Vous jouez avec { $number }, premier à égalité.
    [last] Vous jouez avec { $number }, dernier à égalité.
   *[after] Vous jouez avec { $number }, à égalité après { $names }.
  }
ask-work = Votre ouvrier
ask-build = Envoyez un bâtisseur
ask-build-hint = Choisissez un bâtiment, ou passez pour une pièce.
ask-discount = La remise est annoncée
ask-discount-hint = Choisissez l'action de bâtiment qui en profite.
ask-after = Autre chose ?
ask-after-hint = Utilisez une autre tuile, ou terminez votre coup.
ask-craft = Choisissez une niche
ask-craft-hint = La statue rapporte ce qui est dessiné dans la niche.
ask-seal = Poser un sceau ?
ask-seal-hint = Vous seul pourrez la peindre. Un sceau ne revient jamais.
ask-paint = Choisissez une statue
ask-paint-hint = Elle rapporte un point par guerrier à vous dans son groupe.
ask-pay = Choisissez un pigment
ask-pay-hint = Prenez-le dans votre réserve.
ask-forge = Choisissez un équipement
ask-forge-hint = Les prix sont ceux que vous payez maintenant.
ask-keep = Choisissez une tuile de fin
ask-keep-hint = Vous en gardez une ; elle compte à la fin.
ask-give = Échange : que donnez-vous ?
ask-give-hint = Choisissez une de vos ressources, ou arrêtez.
ask-take = Échange : que prenez-vous ?
ask-take-hint = Choisissez une ressource de la réserve générale.
wait = Un instant
wait-for = { $names } joue
wait-together = { $count ->
    [one] En attente de { $names }
   *[other] En attente de { $names }
  }
wait-planned = Votre choix est fait. Les paires sont révélées quand tout le monde a décidé.
past-title = Le plateau après le coup { $n }
past-hint = On ne peut rien choisir ici.
over-title = La partie est finie
reconnecting = Reconnexion…
reconnecting-hint = Votre choix est gardé et partira dès que la table répondra.
back-to-now = Revenir au présent
pay = payer
gain = recevoir
lose = perdre
do-enter = Entrer : { $building }
do-open = Ouvrir : { $building }
do-free = Entrer gratuitement : { $building }
do-extra = En plus : { $building }
do-craft = Façonner en { $space }
do-paint = Peindre { $space }
do-pay = Payer { $goods }
do-give = Donner { $goods }
do-take = Prendre { $goods }
do-keep = Garder { $tile }
do-forge = Forger, place { $slot }
do-forge-card = Forger : { $card }
do-plan = Poser { $top } sur { $bottom }
do-favour = { $count ->
    [0] Tout garder
    [one] Échanger { $count } carte
   *[other] Échanger { $count } cartes
  }
do-work = Travailler
do-pigment = Prendre un pigment
do-market = Marché
do-discount = Remise
do-pass = Passer
do-done = Terminer mon coup
do-seal = Sceller
do-no-seal = Sans sceau
do-stop = Arrêter
say-pay = payer { $goods }
say-fee = dont { $goods } à { $name }
say-gain = recevoir { $goods }
say-lose = perdre { $goods }
say-advance = jusqu'à la case { $space }
say-tile = tuile { $tile }
say-group = un groupe de { $size }
say-source = { $points } par { $source }
say-plan = Poser { $top } dessus, { $bottom } dessous. La première travaille, vous jouez avec { $number }.
say-favour = Échanger { $cards }
undo = Annuler
restart = Recommencer mon coup
planned = Prévu : { $top }, ordre { $bottom }

## La table

table = La table
mausoleum = Mausolée
display = Étal d'équipement
stock = réserve
slot = Place { $slot }
niche = Niche { $space }
craft = façonner
paint = peindre
for-nothing = gratuit
most-warriors = majorité
majority-of = Majorité dans la section { $section }
label-end-tiles = tuiles de fin
places-taken = { $taken } places sur { $limit } occupées
turn = Tour { $turn }
turn-of = Tour { $turn } sur 6
turn-word = tour
turn-round = Tour { $turn }, manche { $round }
round-of = manche { $round } sur 2
before-round = avant la manche 1
game-over = décompte final
scoring = décompte
top = Dessus
place-does-top = fait le travail
place-short-top = travail
bottom = Dessous
place-does-bottom = donne l'ordre
place-short-bottom = ordre
swap = Inverser les deux cartes
hand = main
deck = Paquet
deck-left = { $n ->
    [0] plus aucune carte
    [one] encore { $n } carte
   *[other] encore { $n } cartes
  }
store = Vos ressources
own-things = Vos tuiles, assistants et équipements
tray = Votre main et votre réserve
warriors-left = guerriers restants
builders-left = bâtisseurs disponibles
seals-left = sceaux restants
equipment-cards = cartes équipement
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
played = Joué
pair = { $top } sur { $bottom }
cards-hand-deck = Cartes en main / paquet
discards = Défausse
watching = Vous regardez cette table.
curtain = Joueur suivant
curtain-for = { $name }, c'est à vous
curtain-hint = Les autres détournent les yeux, merci.
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
take-back = Reprendre
link-to-watch = Lien vers cette table, pour regarder
copy-seat = Copier le lien de ma place
copy-seat-hint = Le lien de votre place l'ouvre sur un autre appareil. Gardez-le pour vous : qui le possède joue à votre place.

## Le journal

log = Journal
log-look = Montrer le plateau à ce moment
since-last = Depuis votre dernier coup
recap-hint = Une ligne montre le plateau à ce moment.
go-on = Continuer
log-favoured = { $cards ->
    [0] garde ses quatre cartes
    [one] échange { $cards } carte
   *[other] échange { $cards } cartes
  }
log-recruited = recrute : { $helper }
log-builder-sent = entre : { $building }
log-crafted = façonne { $space }
log-sealed = scelle { $space }
log-painted = { $group ->
    [1] peint { $space }
   *[other] peint { $space }, groupe de { $group }
  }
log-forged = forge : { $card }
log-advanced = avance à la case { $space }
log-tile-taken = prend la tuile : { $tile }
log-tile-used = utilise la tuile : { $tile }
log-end-tile-kept = garde la tuile : { $tile }
log-turn-began = Tour { $turn }
log-round-began = Manche { $round }
log-revealed = montre { $top } sur { $bottom }
log-minister-moved = Premier ministre : { $building }
log-request-fulfilled = accomplie : { $colour } { $token }
log-request-opened = nouvelle demande : { $colour } { $token } en { $space }
log-equipment-left = s'en va : { $card }
log-equipment-opened = nouveau : { $card }
log-part-scored = { $part } : { $points }
log-game-ended = La partie est finie
log-work = travaille
log-pigment = prend un pigment
log-pass = passe
log-give = donne { $resource }
log-take = prend { $resource }
log-undone = { $actions ->
    [one] reprend une action
   *[other] reprend { $actions } actions
  }

## Pourquoi pas

why-game-over = La partie est finie.
why-no-such-seat = Cette place n'existe pas.
why-no-such-action = Cette action n'existe pas.
why-already-decided = Vous avez déjà décidé.
why-not-your-decision = C'est à { $seat } de décider.
why-not-now = Pas maintenant.
why-discount-announced = La remise est annoncée : seule une action de bâtiment peut suivre.
why-no-discount-in-palace = Le palais n'a pas de prix à réduire.
why-two-cards-needed = Il faut deux cartes de votre main.
why-first-exchange-required = Le marché doit faire son premier échange.
why-none-owned = Vous n'en avez pas : { $resource }.
why-out-of-stock = Épuisé : { $resource }.
why-not-requested = Pas demandé ici : { $colour }.
why-end-tile-taken = { $seat } a cette tuile : { $tile }.
why-end-tile-not-in-game = Pas dans cette partie : { $tile }.
why-pair-closed = Cette paire est pleine : { $count } sur { $limit }.
why-no-raw-statue = Il n'y a plus de statue brute.
why-too-little-clay = Il faut { $needed } argile, vous en avez { $owned }.
why-pit-full = Toutes les niches sont prises.
why-no-warrior-left = Vous n'avez plus de guerrier.
why-no-statue-to-paint = Aucune statue que vous puissiez peindre.
why-too-few-pigments = Il vous manque des pigments : { $needed }.
why-display-empty = L'étal est vide.
why-too-few-coins = { $fee ->
    [0] Il faut { $needed } pièces, vous en avez { $owned }.
   *[other] Il faut { $needed } pièces ; après la redevance de { $fee } il vous en reste { $owned }.
  }
why-end-of-track = Votre contremaître est au bout de la piste.
why-space-taken = { $space } est prise.
why-nothing-there = Il n'y a rien en { $space }.
why-already-painted = { $space } est déjà un guerrier de { $seat }.
why-sealed = { $space } porte le sceau de { $seat }.
why-slot-empty = La place { $slot } est vide.
why-tile-not-owned = Vous n'avez pas cette tuile : { $tile }.
why-tile-used = Cette tuile est utilisée : { $tile }.
why-pair-not-closed = Cette paire n'est pas pleine, il n'y a rien à ouvrir.
why-no-fee-due = Aucune redevance ici : { $building }.
why-nothing-to-discount = Aucune action de bâtiment n'est possible avec la remise.
why-nothing-to-exchange = Vous n'avez rien à échanger.

## Ce que sont les symboles

rules-more = Plus dans les règles
tip-coin = Pièce
    .text = Paie les redevances et l'équipement. Sans limite.
tip-clay = Argile
    .text = Paie les statues : 2 en section A, 3 en B, 5 en C.
tip-Y = Pigment jaune, orpiment
    .text = Paie la peinture. Il y en a 6 de chaque couleur.
tip-R = Pigment rouge, cinabre
    .text = Paie la peinture. Il y en a 6 de chaque couleur.
tip-G = Pigment vert, malachite
    .text = Paie la peinture. Il y en a 6 de chaque couleur.
tip-B = Pigment bleu, azurite
    .text = Paie la peinture. Il y en a 6 de chaque couleur.
tip-prestige = Prestige
    .text = Des points. Qui en a le plus à la fin gagne.
tip-raw = Statue brute
    .text = Attend d'être peinte au labo. Sous un sceau, seul son propriétaire peut la peindre.
tip-raw-stock = Statues brutes en réserve
    .text = Sans elles l'atelier est fermé. Peindre en rend une.
tip-warrior = Guerrier
    .text = Une statue peinte par son joueur. Des voisins d'une couleur forment un groupe ; chaque peinture rapporte la taille du groupe. Chacun en a six.
tip-seal = Sceau
    .text = Seul son propriétaire peut peindre cette statue. Chacun en a deux, qui ne reviennent jamais.
tip-niche = Niche
    .text = Une case de la fosse. Façonner une statue ici rapporte ce qui y est dessiné.
tip-request = Demande de l'Empereur
    .text = La couleur qu'il faut pour peindre dans cette section. À la fin du tour, le plus petit des quatre nombres est accompli et déplace le Premier ministre.
tip-turn = Tour
    .text = Six tours de deux manches.
tip-turn-track = Demande accomplie
    .text = C'était la plus petite à la fin de ce tour.
tip-craft-price = Prix d'une statue
    .text = L'argile que façonner dans cette section vous coûte maintenant.
tip-paint-price = Prix de la peinture
    .text = Les pigments qu'il faut pour peindre dans cette section. Un bol sans couleur : au choix.
tip-majority = Majorité
    .text = À la fin, ceux qui ont le plus de guerriers dans une section reçoivent ces points ; les ex æquo partagent.
tip-building-workshop = Atelier : façonner
    .text = Payez de l'argile, posez une statue brute dans une niche libre et recevez son bonus. Vous pouvez la sceller.
tip-building-lab = Labo : peindre
    .text = Payez deux pigments et faites d'une statue brute votre guerrier. Rapporte la taille de son groupe.
tip-building-armory = Armurerie : forger
    .text = Achetez une carte de l'étal. Elle compte à la fin.
tip-building-palace = Palais : avancer
    .text = Votre contremaître avance d'une case et prend la tuile qui s'y trouve.
tip-closed = Fermé
    .text = Cette paire de bâtiments est pleine.
tip-places = Places de la paire
    .text = Les bâtisseurs et le Premier ministre les occupent. Une paire pleine est fermée.
tip-fee = Redevance
    .text = Ce que vous payez à ceux dont les bâtisseurs sont déjà là. Chaque pièce manquante coûte 2 prestige.
tip-builder = Bâtisseur
    .text = Chacun en envoie un par manche. Qui arrive après paie une redevance.
tip-minister = Premier ministre
    .text = Il occupe une place. Sa récompense de ce tour est déjà prise.
tip-minister-bonus = Premier ministre
    .text = Le premier à entrer ici pendant ce tour reçoit 1 pièce et 1 prestige.
tip-leaves = Bientôt parti
    .text = Les cartes des deux premières places s'en vont à la fin du tour.
tip-slot = Place vide
    .text = L'étal se remplit à la fin du tour.
tip-supervisor = Contremaître
    .text = À égalité, le plus avancé joue d'abord ; sur la même case, celui du dessus.
tip-initiative = Nombre
    .text = Le nombre de la carte du dessous donne l'ordre : le plus grand commence.
tip-card-pigment = Plutôt un pigment
    .text = Toute carte peut donner un pigment de sa couleur.
tip-deck = Votre paquet
    .text = Le tour suivant apporte quatre nouvelles cartes.
tip-worker-tax = Percepteur
    .text = Rapporte des pièces.
tip-worker-craft = Artisan
    .text = Rapporte de l'argile.
tip-worker-miner = Mineur
    .text = Rapporte les pigments dessinés.
tip-helper-ceramist = Céramiste
    .text = +1 prestige à chaque statue façonnée.
tip-helper-accountant = Comptable
    .text = Vos percepteurs rapportent 1 pièce de plus.
tip-helper-administrator = Intendant
    .text = Vos artisans rapportent 1 argile de plus.
tip-helper-emissary = Émissaire
    .text = À chaque pas de votre contremaître, vous pouvez échanger une ressource.
tip-helper-scientist = Savant
    .text = Façonner vous coûte 1 argile de moins.
tip-helper-officer = Officier
    .text = Forger vous coûte 1 pièce de moins.
tip-eq-crossbow = Arbalète, bois, section A
    .text = Des sortes différentes d'une matière rapportent 2, 5 ou 10 ; avec un guerrier dans sa section 3 de plus.
tip-eq-arrowheads = Pointes de flèche, bronze, section A
    .text = Des sortes différentes d'une matière rapportent 2, 5 ou 10 ; avec un guerrier dans sa section 3 de plus.
tip-eq-chariot = Char, bois, section B
    .text = Des sortes différentes d'une matière rapportent 2, 5 ou 10 ; avec un guerrier dans sa section 3 de plus.
tip-eq-halberd = Hallebarde, bronze, section B
    .text = Des sortes différentes d'une matière rapportent 2, 5 ou 10 ; avec un guerrier dans sa section 3 de plus.
tip-eq-horse = Cheval, bois, section C
    .text = Des sortes différentes d'une matière rapportent 2, 5 ou 10 ; avec un guerrier dans sa section 3 de plus.
tip-eq-sword = Épée, bronze, section C
    .text = Des sortes différentes d'une matière rapportent 2, 5 ou 10 ; avec un guerrier dans sa section 3 de plus.
tip-eq-back = Équipement
    .text = Les cartes que ce joueur a forgées, face cachée.
tip-tile-open = Ouvert ou gratuit
    .text = Une fois : entrer dans une paire pleine, ou entrer sans payer la redevance.
tip-tile-market = Marché
    .text = Une fois : échanger une ou deux ressources.
tip-tile-discount = Remise
    .text = Une fois : façonner ou forger pour 1 de moins, ou peindre avec un seul pigment.
tip-tile-extra = Action en plus
    .text = Une fois : faire l'action d'un bâtiment sans bâtisseur.
tip-tile-end = Tuile de fin de partie
    .text = Qui arrive ici garde une des tuiles de fin de partie.
tip-tile-blank = Tuile utilisée
    .text = Une tuile non utilisée rapporte 1 prestige à la fin.
tip-end-resources = Ressources
    .text = À la fin : 1 prestige par ressource rendue, 15 au plus.
tip-end-prestige = Prestige
    .text = À la fin : 1 prestige par tranche complète de 10.
tip-end-tiles = Tuiles
    .text = À la fin : 3 prestige par tuile bonus non utilisée.
tip-end-warriors = Guerriers
    .text = À la fin : 2 prestige par guerrier peint.
tip-end-helpers = Assistants
    .text = À la fin : 2 prestige par assistant recruté.
tip-end-six = Six
    .text = À la fin : 6 prestige.
tip-end-majorities = Majorités
    .text = À la fin : 5 prestige par section où son propriétaire est premier.
tip-end-pairs = Paires
    .text = À la fin : 4 prestige par paire d'équipements identiques.

## La table en mots

text-go = La table en mots
text-leave = Revenir à la table dessinée
text-choices = Vos choix
text-no-choices = Rien à choisir maintenant.
text-refused = Pas possible maintenant
text-you = Votre main
text-hand = Main : { $cards }.
text-equipment = Équipement : { $cards }.
text-score = Si la partie finissait maintenant, vous auriez { $total } prestige.
text-players = Joueurs
text-order = Ordre : { $names }
text-pieces = encore { $warriors ->
    [one] { $warriors } guerrier
   *[other] { $warriors } guerriers
  } et { $seals ->
    [one] { $seals } sceau
   *[other] { $seals } sceaux
  }, { $equipment ->
    [one] { $equipment } carte équipement
   *[other] { $equipment } cartes équipement
  }
text-space = contremaître sur la case { $space }
text-helpers = assistants : { $helpers }
text-buildings = Bâtiments
text-builders = bâtisseurs de { $names }
text-minister = le Premier ministre
text-minister-bonus = le Premier ministre avec 1 pièce et 1 prestige pour le premier
text-fee = redevance { $goods }
text-pit = La fosse
text-section = Façonner coûte { $clay } argile. Peindre demande { $pigments }.
text-empty = { $space } libre, rapporte { $goods }
text-raw = { $space } statue brute
text-warrior = { $space } guerrier de { $name }
text-seal = sceau de { $name }
text-card = { $slot } : { $card }, { $price }{ $clay ->
    [0] {""}
   *[other] , rapporte { $clay } argile
  }
text-slot-empty = { $slot } : vide
text-stock = Statues brutes : { $raw }. Pigments : { $pigments }.

## La fin et la relecture

finish-title = L'armée est debout
finish-wins = { $name } gagne avec { $points } prestige, { $ahead } de plus que { $second }.
finish-tie = { $name } gagne avec { $points } prestige, grâce à la place du contremaître.
points-by-turn = Points par tour
rematch = Revanche
rematch-go = Vers la revanche
see-board = Voir le plateau
see-result = Voir le résultat
replay = Revoir
save-record = Enregistrer
save-text = En texte
my-games = Mes parties
replay-title = Coup { $n } sur { $last }
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lecture
replay-stop = Arrêt
replay-on = Un coup en avant
replay-last = À la fin
replay-moment = Moment de la partie
decided-favour = décide de la faveur de l'Empereur
decided-plan = prépare une paire
play-on = Continuer d'ici
play-on-hint = Une nouvelle table commence à ce moment. Qui voulez-vous être ? Des robots prennent les autres places.
play-as = Jouer { $name }
to-table = Vers la table
open-hands = Les cartes de chacun
face-down = carte cachée

## La première page

subtitle = Levez une armée d'argile pour le Premier Empereur
start-bots = Jouer contre des robots
start-bots-hint = Sans compte, rien à installer.
your-name = Votre nom
you-name = Vous
guest = Invité
opponents = Adversaires
strength = Force
strength-of = force { $strength } sur { $most }
opponent-n = Adversaire { $n }
mixed-strengths = Une force pour chaque adversaire
bot-random = Dé
bot-random-character = Joue ce qui vient ; bien pour découvrir les règles.
bot-greedy = Boulier
bot-greedy-character = Prend le plus de points possible et voit rarement plus loin.
bot-apprentice = Apprenti
bot-apprentice-character = Vif et plein d'ardeur, il apprend encore ce qu'il faut à la fosse.
bot-steward = Intendant
bot-steward-character = Économe de ses pièces et de son argile, il gaspille rarement un bâtisseur.
bot-minister = Ministre
bot-minister-character = Prévoit tout le tour et surveille ce que vous visez.
bot-emperor = Empereur
bot-emperor-character = Voit loin et ne pardonne rien.
play-now = Jouer
start-friends = Jouer avec des amis
start-friends-hint = Vous recevez un lien ; qui l'ouvre prend une place.
open-seats = Places libres
list-in-lobby = Montrer dans le salon
make-table = Ouvrir la table
start-screen = À un seul écran
start-screen-hint = L'appareil passe de main en main ; un rideau cache les cartes.
add-player = Ajouter un joueur
remove-player = En retirer un
my-tables = Mes tables
no-tables = Aucune encore dans ce navigateur.
lobby = Tables ouvertes
no-open-tables = Personne n'attend pour le moment.
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
copied = Copié
join = Prendre place
leave = Quitter
start = Commencer
start-anyway = Commencer, des robots prennent les places libres
bots-for-open = Robots aux places libres
give-to-which = Le robot qui prend une place

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
set-confirm = Confirmer
set-confirm-touch = Toucher deux fois, cliquer une fois
set-confirm-always = Toujours deux fois
set-confirm-timed = De lui-même après 2 secondes
set-confirm-never = Jamais : le premier appui joue
set-sound = Son
set-text = La table en mots
key-move = aller d'un choix éclairé à l'autre
key-enter = jouer le choix visé
key-tab = au groupe suivant
key-undo = annuler
key-restart = recommencer mon coup
key-board = au premier choix
key-hand = à la main
key-text = la table en mots, et retour
key-log = journal
key-skip = passer l'animation
key-escape = retirer le choix
key-help = cette liste
search = Chercher
nothing-found = Rien trouvé.
rules-in-english = Les règles ne sont pas encore traduites ; voici le texte anglais.

## Ce que le serveur refuse

error-stale = Quelqu'un a été plus rapide ; voici la table à présent.
error-illegal-action = Ce n'est pas possible maintenant.
error-not-undoable = On ne peut pas revenir là-dessus.
error-bot-plays = Un robot joue cette place en ce moment.
error-no-such-table = Cette table n'existe pas.
error-not-your-seat = Ce n'est pas votre place.
error-wrong-token = Ce lien n'ouvre aucune place.
error-players-only = Seuls ses joueurs peuvent regarder cette table.
error-not-started = Cette table n'a pas commencé.
error-game-over = La partie est finie.
error-no-open-seat = Il n'y a plus de place libre.
error-started = Cette table a déjà commencé.
error-seat-present = Ce joueur est à la table.
error-bad-record = Cette partie enregistrée ne peut pas être lue.
error-too-large = Ce fichier est trop grand.
error-too-many-requests = Un peu trop vite. Attendez un instant.
error-server-error = Le serveur a eu un problème. Rien de ce qui était confirmé n'est perdu.
