# Terracotta Army : tout ce qui s'en dit. Les noms de la notation (place craftsman 5, at C4) sont les
# mêmes dans toutes les langues ; leurs mots sont ici.

ta-points = { $n } PV
ta-goods-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
  }
ta-goods-clay = { $n } argile humide
ta-goods-dry-clay = { $n } argile sèche
ta-goods-any-clay = { $n } argile
ta-none = aucun

ta-figure-officer = officier
ta-figure-guard = garde
ta-figure-archer = archer
ta-figure-soldier = soldat
ta-figure-horse = cheval
ta-figure-musician = musicien
ta-figure-footman = fantassin
ta-figure-kneeling_archer = archer à genoux

ta-weapon-sword = épée
ta-weapon-halberd = hallebarde
ta-weapon-bow = arc
ta-weapon-spear = lance

ta-worker-craftsman = compagnon
ta-worker-artisan = artisan

# Avec l'article : toujours après « vers ».
ta-direction-north = le nord
ta-direction-east = l'est
ta-direction-south = le sud
ta-direction-west = l'ouest

ta-ring-inner = anneau intérieur
ta-ring-middle = anneau médian
ta-ring-outer = anneau extérieur

ta-inspector-col = inspecteur des colonnes
ta-inspector-row = inspecteur des rangées

ta-tile-officer = officiers
ta-tile-guard = gardes
ta-tile-archer = archers
ta-tile-soldier = soldats
ta-tile-quad_nw = nord-ouest
ta-tile-quad_ne = nord-est
ta-tile-quad_sw = sud-ouest
ta-tile-quad_se = sud-est
ta-tile-border = bordure
ta-tile-centre_cross = croix
ta-tile-coins = pièces
ta-tile-clay = argile

ta-part-rack = rayon
ta-part-weapon = armes
ta-part-spare = actions de rechange
ta-part-decree = décrets
ta-part-priority = priorité
ta-part-inspector = inspecteurs
ta-part-musician = musiciens
ta-part-tile = tuiles
ta-part-footman = fantassins
ta-part-group = groupes
ta-part-leftover = restes

ta-option-1 = un décret à chaque tour
ta-option-2 = les actions de rechange donnent 5 PV
ta-option-3 = les constructions surprises coûtent moins
ta-option-4 = deux maîtres au départ
ta-option-5 = un artisan et 4 argile au départ
ta-option-6 = un guerrier de plus pour lui chez les inspecteurs
ta-option-7 = un de plus de tout pour lui aux tuiles
ta-option-8 = bâtir lui coûte 2 argile

# Ce que montre un secteur

ta-shown-coins = { ta-goods-coins }
ta-shown-clay = { $n } argile
ta-shown-build = bâtir pour { $n } argile
ta-shown-soak = mouiller
ta-shown-upgrade = promotion
ta-shown-priority = priorité
ta-shown-specialist = renfort
ta-shown-builder = bâtisseur
ta-shown-administrator = intendant
ta-shown-inspector = inspecteur
ta-shown-claymaker = potier
ta-shown-craftsman = maître artisan
ta-shown-blacksmith = forgeron
ta-shown-sword = épée
ta-shown-halberd = hallebarde
ta-shown-bow = arc
ta-shown-spear = lance
ta-impossible = { $words } (impossible)
ta-hire-for = { $master } à engager pour { $price }
ta-soak-now = mouiller { $n }
ta-builder-now = bâtisseur, { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
  }

ta-brief-coins = pcs
ta-brief-clay = arg
ta-brief-build = bât
ta-brief-soak = moui
ta-brief-upgrade = prom
ta-brief-priority = prior
ta-brief-specialist = renf
ta-brief-builder = bâtis
ta-brief-administrator = inten
ta-brief-inspector = insp
ta-brief-claymaker = poti
ta-brief-craftsman = artis
ta-brief-blacksmith = forg
ta-brief-sword = épée
ta-brief-halberd = halle
ta-brief-bow = arc
ta-brief-spear = lance

# Questions

ta-ask-place = { $artisans ->
    [0] Placez un ouvrier : le numéro d'un secteur pour un compagnon ({ $craftsmen } en main).
   *[other] { $craftsmen ->
        [0] Placez un ouvrier : a et le numéro d'un secteur pour un artisan ({ $artisans } en main).
       *[other] Placez un ouvrier : le numéro d'un secteur pour un compagnon ({ $craftsmen } en main), a et le numéro pour un artisan ({ $artisans }).
      }
  }
ta-ask-ring = Secteur { $slice }, { $ring } : { $shown }. Que faites-vous ? Vous avez { $goods }.
ta-ask-space = Sur quelle case se dresse votre { $figure } ?
ta-ask-rider = Lequel de vos guerriers reçoit le cheval ?
ta-ask-face = De quel côté se tourne la figurine en { $space } ({ $figure }) ?
ta-ask-weapon = Utilisez-vous votre { $weapon } ?
ta-ask-inspector = L'épée peut déplacer un inspecteur d'une case. Lequel ?
ta-ask-pm-space = { $minister } bâtit : vous choisissez la case de son { $figure }.
ta-ask-pm-face = { $minister } bâtit : vous choisissez vers qui se tourne son { $figure }.
ta-ask-none = Ce n'est pas à vous de décider maintenant.
ta-ends-turn = { $action } termine votre tour. Les dés sont jetés aussitôt, et on ne peut plus revenir là-dessus.

# Ce qu'un choix coûte et apporte

ta-pay = payer { $goods }
ta-gain = +{ $goods }
ta-rotates-inner = l'anneau intérieur tourne d'un secteur dans le sens des aiguilles d'une montre
ta-rotates-middle = l'anneau médian tourne d'un secteur en sens inverse des aiguilles d'une montre
ta-then-place = puis placer : { $figure }
ta-then-face = puis choisir sa direction
ta-weapon-ready = arme active : { $weapon }
ta-weapon-spent = arme dépensée : { $weapon }
ta-take-weapon = arme activée : { $weapon }
ta-take-soak = { $n } argile sèche devient humide
ta-take-upgrade = votre compagnon devient artisan pour de bon
ta-take-priority = vous jouez plus tôt à la manche suivante
ta-take-blacksmith = toutes vos armes deviennent actives
ta-skip = garder l'arme
ta-stay = aucun inspecteur ne bouge
ta-no-change = rien d'autre ne change
ta-does-horse = un guerrier à vous couvre trois cases
ta-does-musician = marque à chaque manche pour les guerriers de sa rangée et de sa colonne
ta-does-footman = marque à la fin pour les guerriers autour de lui
ta-does-kneeling_archer = +1 de force au guerrier vers qui il se tourne
ta-does-builder = plus tard : bâtir un guerrier contre des pièces ; 1 pièce à chaque manche
ta-does-administrator = plus tard : encore l'action intérieure ; 1 pièce à chaque manche
ta-does-inspector = plus tard : déplacer un inspecteur ; 1 pièce à chaque manche
ta-does-claymaker = plus tard : 3 argile humide ; 1 argile reste humide à chaque manche
ta-does-craftsman = plus tard : l'argile de deux entrepôts ; 1 argile reste humide à chaque manche
ta-does-blacksmith = plus tard : toutes les armes actives ; 1 argile reste humide à chaque manche

ta-alone = seul
ta-strength = { $name } { $n }
ta-group-yours = groupe de { $size } ({ $strengths }) : vous menez
ta-group-led = groupe de { $size } ({ $strengths }) : { $leader } mène
ta-group-tied = groupe de { $size } ({ $strengths }) : égalité
ta-change-of = { $name } { $change }
ta-change-weapon = arme jusqu'à +{ $points }
ta-change-inspector = inspecteurs { $shares }
ta-change-musician = musiciens { $shares }
ta-change-tile = tuile { $shares }
ta-change-footman = fantassins { $shares }
ta-change-group = groupes { $shares }
ta-brief-group = groupe { $size }
ta-brief-change-inspector = insp { $amount }
ta-brief-change-musician = mus { $amount }
ta-brief-change-tile = tuile { $amount }
ta-brief-change-footman = fant { $amount }
ta-brief-change-group = grp { $amount }

# Le journal : la phrase d'un joueur est son nom et quelques-uns de ces mots, séparés par des virgules

ta-log = { $name } { $what }.
ta-log-place = place un { $worker } sur le secteur { $slice }
ta-log-rotate = tourne l'{ $ring }
ta-log-decline = refuse ({ $shown })
ta-log-hire = engage un maître ({ $master })
ta-log-inspect = { $steps ->
    [-1] recule l'{ $inspector } d'une case
    [1] avance l'{ $inspector } d'une case
   *[other] avance l'{ $inspector } de deux cases
  }
ta-log-use = utilise son arme
ta-log-weapon = active une arme ({ $weapon })
ta-log-soak = mouille l'argile sèche
ta-log-upgrade = fait du compagnon un artisan
ta-log-priority = prend un jeton de priorité
ta-log-blacksmith = active toutes ses armes
ta-log-pays = paie { $goods }
ta-log-gets = reçoit { $goods }
ta-log-scores = marque { $points }
ta-log-builds = bâtit un { $figure } en { $space }
ta-log-facing = { $what } vers { $direction }
ta-log-chooses = choisit { $what } pour lui
ta-log-dried = { $name } voit sécher { $n } argile.
ta-log-round = La manche { $round } commence.
ta-log-over = La partie est finie.

# Le journal : le Premier ministre, avec la règle à la fin

ta-log-rule = { $name } { $what }. [{ $rule }]
ta-pm-overseer = jette { $a } et { $b } : le surveillant avance { $count ->
    [one] d'un secteur
   *[other] de { $count } secteurs
  }, jusqu'au secteur { $slice }
ta-pm-decree = jette { $a } et { $b } pour un décret : la ligne { $row } est marquée
ta-pm-other-decree = jette { $a } et { $b } pour un décret : la ligne { $sum } est déjà marquée, la ligne { $row } l'est donc
ta-pm-no-decree = jette { $a } et { $b } pour un décret, mais toutes les lignes sont marquées
ta-pm-worker = place un { $worker } sur le secteur { $slice }
ta-pm-cannot-build = ne peut pas bâtir ({ $why }) et jette les dés pour un décret
ta-pm-cannot-upgrade = ne peut pas promouvoir ({ $why }) et jette les dés pour un décret
ta-pm-spare = prend une action de rechange ({ $why }) : { $effects }
ta-pm-upgrade = fait de son compagnon un artisan
ta-pm-weapon = rend une arme disponible ({ $weapon })
ta-pm-blacksmith = rend toutes ses armes disponibles
ta-pm-administrator = répète l'action intérieure grâce à l'intendant : { $shown }
ta-pm-stack = prend l'argile d'un entrepôt ({ $stack }) : { $effects }
ta-pm-stacks = prend l'argile d'un entrepôt ({ $stack } ; { $effects }) ; celle d'un autre est défaussée ({ $other })
ta-pm-rotation = tourne les anneaux : intérieur { $inner }, médian { $middle }
ta-pm-row = suit la ligne de décret { $row } : { $order }
ta-row-weapon = une arme devient disponible ({ $weapon })
ta-row-weapon-had = l'arme est déjà disponible ({ $weapon })
ta-row-build = bâtir pour { $n } argile
ta-row-2 = une action de rechange
ta-row-11 = l'arme indisponible la plus à gauche
ta-row-12 = des points
ta-pm-row-12 = le dernier décret
ta-pm-no-specialist = ne place pas de renfort : { $effects }
ta-pm-specialist = place un { $figure } en { $space } avec son arme ({ $weapon }) : { $effects }
ta-pm-uses = utilise une arme ({ $weapon }) : { $effects }
ta-pm-stays = laisse les inspecteurs où ils sont
ta-pm-inspector = { $steps ->
    [-1] recule l'{ $inspector } d'une case, un écart de { $swing } PV
    [1] avance l'{ $inspector } d'une case, un écart de { $swing } PV
   *[other] avance l'{ $inspector } de deux cases, un écart de { $swing } PV
  }
ta-pm-master = reçoit un maître ({ $master })
ta-pm-gains = gagne { $goods }
ta-pm-gets = accomplit { $what } : { $effects }
ta-pm-builds = { $payment } un { $figure } en { $space } ({ $effects }) : { $reasons }
ta-pm-will-build = { $payment } un { $figure } : { $reasons } ; à vous de choisir la case
ta-paid-clay = paie { $goods } et bâtit
ta-paid-builder = emploie le bâtisseur pour { $goods } et bâtit
ta-paid-surprise = bâtit par surprise, pour { $goods },
ta-paid-before = bâtit

ta-why-no-clay = trop peu d'argile
ta-why-no-coins = trop peu de pièces
ta-why-no-room = ni socle, ni guerrier, ni case
ta-why-artisan = c'est déjà un artisan
ta-why-no-master = ce maître n'est pas à lui
ta-why-no-stack = tous les entrepôts sont vides
ta-why-nothing-to-soak = les entrepôts sont vides
ta-why-available = déjà disponible
ta-why-priority = priorité
ta-why-decree = par décret

ta-because-group-a = pour mener un groupe à égalité
ta-because-group-b = pour rattraper un écart de un, ou à côté d'un guerrier seul
ta-because-group-c = pour rattraper un groupe partagé
ta-because-group-d = pour rejoindre un groupe qu'il peut encore gagner
ta-because-group-e = pour renforcer un groupe qu'il mène
ta-because-group-f = à côté des siens
ta-because-group-new = aucun groupe à rejoindre
ta-because-priority = près des inspecteurs
ta-because-tile = dans la zone { $tile }
ta-because-best-priority = au plus près des inspecteurs
ta-because-musicians = le plus de musiciens
ta-because-footman = à côté d'un fantassin
ta-because-chosen = une case parmi { $n }, choisie pour lui
ta-because-only = la seule case qui reste

ta-scored-inspectors = Inspecteurs en colonne { $column } et rangée { $row } : { $shares }. [{ $rule }]
ta-scored-musician = Musicien en { $chosen } : { $shares }. [{ $rule }]
ta-scored-tile = La tuile de la manche, { $chosen } : { $shares }. [{ $rule }]
ta-scored-footman = Fantassin en { $chosen } : { $shares }. [{ $rule }]
ta-scored-group = Groupe en { $space } ({ $chosen }s) : { $shares }. [{ $rule }]
ta-scored-leftover = Restes, { $chosen } : { $shares }. [{ $rule }]
ta-points-of = { $name } { $points }

ta-more = { $rule } : a examiné { $considered }. Choisi : { $chosen }.
ta-more-decided = Ce qui a tranché : { $rule }.

# La fin

ta-won = { $name } bat { $minister } par { $mine } PV à { $his }.
ta-lost = { $minister } gagne par { $his } PV à { $mine } : { $name } perd.
ta-lost-tie = { $mine } PV chacun : l'égalité est une victoire de { $minister }, et { $name } perd.

# Pourquoi pas

ta-reason-only-drawn = Personne ne joue cela : c'est tiré au sort.
ta-reason-minister-never-decides = Le Premier ministre ne décide jamais.
ta-reason-draw-first = Il faut d'abord un tirage : { $draw }.
ta-reason-not-now = { $decision ->
    [place] Il faut d'abord placer un ouvrier.
    [inner] C'est maintenant l'action de l'anneau intérieur.
    [middle] C'est maintenant l'action de l'anneau médian.
    [outer] C'est maintenant l'action de l'anneau extérieur.
    [space] Il faut d'abord choisir une case.
    [face] Il faut d'abord choisir une direction.
    [weapon] Dites d'abord si vous utilisez l'arme.
    [inspector] L'inspecteur vient d'abord.
    [pm-space] Choisissez d'abord la case pour le Premier ministre.
    [pm-face] Choisissez d'abord vers qui se tourne son archer.
   *[other] Pas maintenant.
  }
ta-reason-no-craftsman-at-hand = Vous n'avez plus de compagnon en main.
ta-reason-no-artisan-at-hand = Vous n'avez pas d'artisan en main.
ta-reason-already-rotated = Vous avez déjà tourné un anneau dans ce tour.
ta-reason-no-base = Vous n'avez plus de socle.
ta-reason-no-empty-space = Toutes les cases du mausolée sont prises.
ta-reason-no-dry-clay = Vous n'avez pas d'argile sèche à mouiller.
ta-reason-worker-is-artisan = Votre ouvrier ici est déjà un artisan.
ta-reason-no-priority-token-left = Il ne reste plus de jeton de priorité dans cette manche.
ta-reason-priority-token-taken = Vous avez déjà un jeton de priorité.
ta-reason-all-weapons-active = Toutes vos armes sont actives.
ta-reason-two-stacks-possible = Deux entrepôts ont de l'argile : prenez les deux.
ta-reason-too-far = Un inspecteur ne peut pas aller si loin, ou de ce côté.
ta-reason-worker-there = Un ouvrier occupe le secteur { $slice } ({ $seat }) : il faut un secteur vide pour un compagnon.
ta-reason-artisan-there = Un artisan occupe le secteur { $slice } ({ $seat }).
ta-reason-coin-or-clay = Précisez : take coin ou take clay.
ta-reason-less-of-the-same = Refuser ne donnerait que moins de la même chose ({ $shown }).
ta-reason-too-few-coins = { $needed ->
    [one] Il faut { $needed } pièce, vous en avez { $owned }.
   *[other] Il faut { $needed } pièces, vous en avez { $owned }.
  }
ta-reason-too-little-clay = Il faut { $needed } argile humide, vous en avez { $wet }{ $dry ->
    [0] .
   *[other] {" "}(et { $dry } sèche : mouillez-la d'abord).
  }
ta-reason-none-on-rack = Il n'y en a plus au rayon : { $type }.
ta-reason-weapon-active = Cette arme est déjà active : { $weapon }.
ta-reason-weapon-inactive = Cette arme n'est pas active : { $weapon }.
ta-reason-none-left = Il n'en reste plus : { $specialist }.
ta-reason-no-legal-space = Il n'y a pas de case pour cette figurine : { $specialist }.
ta-reason-warehouse-empty = L'entrepôt est vide : { $types }.
ta-reason-master-hired = Vous avez déjà engagé ce maître : { $master }.
ta-reason-master-not-hired = Vous n'avez pas engagé ce maître : { $master }.
ta-reason-not-offered = Cet anneau propose autre chose : { $shown }.
ta-reason-not-among-choices = Le choix est parmi { $choices }.
ta-reason-not-his-warrior = Vers { $direction }, il n'y a aucun guerrier à lui.
ta-reason-no-warrior-there = Il n'y a pas de guerrier en { $space }.
ta-reason-not-own-warrior = Le guerrier en { $space } est à { $seat }.
ta-reason-has-horse = Le guerrier en { $space } a déjà un cheval.
ta-reason-no-room-for-horse = Il faut là deux cases vides en ligne pour un cheval.
ta-reason-space-taken = { $space } est prise.
ta-reason-group-has-archer = Un archer à genoux est déjà tourné vers ce groupe.
ta-reason-no-warrior-to-face = Il n'y a aucun guerrier vers qui se tourner.
ta-reason-direction-needed = Dites dans quelle direction tire l'arc.
ta-reason-no-direction-needed = Seul l'arc demande une direction.
ta-reason-no-statue-that-way = Il n'y a aucune statue vers { $direction }.
ta-reason-no-points = Cela ne rapporterait rien.

# La table lue à voix haute

ta-read-round = Manche { $round } sur { $rounds }. Ordre : { $order }.
ta-read-tile = manche { $round } { $tile }, { $dominance } ou { $presence } PV
ta-read-tiles = Tuiles de décompte : { $tiles }.
ta-read-priority = Jetons de priorité pris : { $names }.
ta-read-options = Difficulté : { $options }.
ta-read-slice = Secteur { $slice } : { $words }.
ta-read-craftsman = un compagnon s'y trouve ({ $name })
ta-read-artisan = un artisan s'y trouve ({ $name })
ta-read-overseer = le surveillant s'y trouve
ta-read-row = Rangée { $row } : { $spaces }.
ta-read-space = { $space } { $figure }
ta-read-empty-grid = Le mausolée est vide.
ta-read-of = { $figure } ({ $name })
ta-read-horse = cheval de { $space }
ta-read-mounted = { $figure } avec un cheval vers { $direction }
ta-read-facing = { $figure } tourné vers { $direction }
ta-read-inspectors = Inspecteurs : colonne { $column } et rangée { $row }, { $dominance } ou { $presence } PV chacun.
ta-read-group = En { $space }, { $figure }s : { $group }.
ta-read-type = Rayon : { $figure } { $points } PV, reste { $left }, { $clay } argile dans l'entrepôt.
ta-read-specialist = Renfort : { $figure } pour { $goods } et son arme ({ $weapon }), reste { $left }.
ta-read-specialist-gone = Renfort épuisé : { $figure }.
ta-read-weapon-on = { $weapon } en service
ta-read-weapon-off = { $weapon } hors service
ta-read-player = { $name } : { $points }, { $goods }. Socles : { $bases }. Ouvriers en main, compagnons : { $craftsmen }, artisans : { $artisans }. Armes : { $weapons }. Maîtres : { $masters }.

# Le dessin

ta-round-of = manche { $round } sur { $rounds }
ta-options-are = options { $options }
ta-decrees = décrets { $rows }
ta-wheel = Roue
ta-wheel-build = bâtir à { $n }
ta-wheel-hire = { $master } pour { $price }$
ta-inner = intérieur
ta-middle = médian
ta-outer = extérieur
ta-rack = Rayon
ta-next = PV
ta-left = reste
ta-clay = argile
ta-tiles = Tuiles
ta-specialists = Renforts
ta-priced = { $figure } { $price }$
ta-priced-left = { $figure } { $price }$ ({ $left })
ta-sold-out = { $figure } –
ta-you = vous
ta-head-points = PV
ta-head-coins = pcs
ta-head-wet = hum
ta-head-dry = sec
ta-head-bases = socle
ta-head-workers = ouvr.
ta-head-weapons = armes
ta-head-masters = maîtres
ta-workers = { $craftsmen }c { $artisans }a

ta-letter-officer = O
ta-letter-guard = G
ta-letter-archer = A
ta-letter-soldier = S
ta-letter-sword = E
ta-letter-halberd = H
ta-letter-bow = A
ta-letter-spear = L
ta-brief-figure-officer = off
ta-brief-figure-guard = gar
ta-brief-figure-archer = arc
ta-brief-figure-soldier = sol
ta-brief-figure-horse = chev
ta-brief-figure-musician = music
ta-brief-figure-footman = fant
ta-brief-figure-kneeling_archer = genou
ta-brief-tile-officer = offic.
ta-brief-tile-guard = garde
ta-brief-tile-archer = archer
ta-brief-tile-soldier = soldat
ta-brief-tile-quad_nw = NO
ta-brief-tile-quad_ne = NE
ta-brief-tile-quad_sw = SO
ta-brief-tile-quad_se = SE
ta-brief-tile-border = bord
ta-brief-tile-centre_cross = croix
ta-brief-tile-coins = pièces
ta-brief-tile-clay = argile

ta-legend-figures = Guerriers : O officier, G garde, A archer, S soldat, avec la marque de leur joueur ; = est un cheval, ses deux autres cases.
ta-legend-specialists = Renforts : ♪ musicien, F fantassin, K archer à genoux, avec une flèche vers qui il se tourne. Sous la roue, leurs prix en pièces ($) et combien il en reste.
ta-legend-spaces = Cases vides : · et, dans la zone de la tuile de la manche, □.
ta-legend-inspectors = Inspecteurs : ▼ au-dessus de la colonne inspectée, ► devant la rangée inspectée.
ta-legend-wheel = Roue : une marque est un compagnon de ce joueur, deux marques un artisan, ◎ le surveillant. Ce que vous ne pouvez pas faire est entre parenthèses (étroit : × ; + est un maître à engager).
ta-legend-rack = Rayon : les points du prochain guerrier de chaque type, et l'argile de son entrepôt (étroit : w).
ta-legend-weapons = Armes : E épée, H hallebarde, A arc, L lance ; une petite lettre n'est pas active. Celles du Premier ministre sont dans l'ordre de sa rangée.
