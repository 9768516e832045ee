# Terracotta Army : tout ce qui s'en dit, dans le terminal et sur la page. Les noms de la notation
# (place craftsman 5, at C4) sont les mêmes dans toutes les langues ; leurs mots sont ici.
#
# Un joueur est { $who } ; { $who-you } vaut « yes » pour celui qui écoute. Li Si, le Premier ministre,
# n'écoute jamais : ce qu'il fait n'a qu'une forme. Une chose apporte ses attributs : { $figure-un } est
# l'attribut « un » d'une statue. Un nom n'est pas précédé de « de », qui s'élide parfois.

## La première page (door)

ta-door = Une roue d'actions, 63 cases.
ta-door-alone = Le Premier ministre suit des règles fixes et dit pourquoi.
ta-moment = Manche { $round } sur { $rounds }
ta-door-option-1 = Un décret à chaque tour
    .hint = lancé s'il n'y en a pas eu
    .about = Il lance un décret à chaque tour qui n'en a pas eu.
ta-door-option-2 = Actions de rechange : 5 PV
    .hint = au lieu de 2
    .about = Une action de rechange lui donne 5 PV au lieu de 2.
ta-door-option-3 = Surprises moins chères
    .hint = dès 6 biens, 3 sont payés
    .about = Il fait ses constructions surprises dès 6 argiles ou pièces, et en paie 3 pour chacune.
ta-door-option-4 = Deux maîtres au départ
    .hint = au lieu d'un
    .about = Il a deux maîtres dès le départ, au lieu d'un.
ta-door-option-5 = Un artisan et 4 argiles
    .hint = dès le départ
    .about = L'un de ses compagnons est un artisan dès le départ, et il a 4 argiles de plus.
ta-door-option-6 = +1 aux inspecteurs
    .hint = en rangée et colonne
    .about = Il compte un guerrier de plus dans la rangée et la colonne inspectées.
ta-door-option-7 = +1 aux tuiles
    .hint = pièce, argile ou guerrier
    .about = Il compte une pièce, une argile ou un guerrier de plus à chaque tuile de décompte.
ta-door-option-8 = Bâtir lui coûte 2 argiles
    .hint = quoi que dise la roue
    .about = Bâtir lui coûte 2 argiles, quoi que disent la roue ou un décret.

# How hard he is: the chosen options by their measured strength (docs/li-si.md).
ta-difficulty-1 = Courtois
    .about = Un joueur simple gagne environ une partie sur trois.
ta-difficulty-2 = Vigilant
    .about = Un joueur simple gagne environ une partie sur quatre.
ta-difficulty-3 = Sévère
    .about = Un joueur simple gagne environ une partie sur huit.
ta-difficulty-4 = Implacable
    .about = Un joueur simple gagne environ une partie sur vingt.
ta-difficulty-5 = La loi de fer
    .about = Un joueur simple gagne à peine une partie sur cent.
ta-difficulty-6 = Tout sous le ciel
    .about = Personne ne devrait gagner. Prouvez-nous le contraire.

## Les choses

ta-points = { $n } PV
ta-goods-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
  }
ta-goods-wet = { $n ->
    [one] { $n } argile humide
   *[other] { $n } argiles humides
  }
ta-goods-dry = { $n ->
    [one] { $n } argile sèche
   *[other] { $n } argiles sèches
  }
# Celle du Premier ministre, qui ne sèche jamais.
ta-goods-clay = { $n ->
    [one] { $n } argile
   *[other] { $n } argiles
  }
ta-plus = +{ $n }
ta-minus = −{ $n }
ta-zero = { $n }

ta-figure-officer = officier
    .un = un officier
    .de = d'officier
    .des = des officiers
    .pluriel = officiers
    .titres = Officiers
ta-figure-guard = garde
    .un = un garde
    .de = de garde
    .des = des gardes
    .pluriel = gardes
    .titres = Gardes
ta-figure-archer = archer
    .un = un archer
    .de = d'archer
    .des = des archers
    .pluriel = archers
    .titres = Archers
ta-figure-soldier = soldat
    .un = un soldat
    .de = de soldat
    .des = des soldats
    .pluriel = soldats
    .titres = Soldats
ta-figure-horse = cheval
    .un = un cheval
    .le = le cheval
    .de = de cheval
    .titre = Cheval
ta-figure-musician = musicien
    .un = un musicien
    .le = le musicien
    .de = de musicien
    .titre = Musicien
ta-figure-footman = fantassin
    .un = un fantassin
    .le = le fantassin
    .de = de fantassin
    .titre = Fantassin
ta-figure-kneeling_archer = archer à genoux
    .un = un archer à genoux
    .le = l'archer à genoux
    .de = d'archer à genoux
    .titre = Archer à genoux
# Toujours après « l'argile », « celui », « l'entrepôt ».
ta-figures = { $figure-des }

ta-weapon-sword = épée
    .le = l'épée
    .son = son épée
    .actif = active
    .inactif = inactive
ta-weapon-halberd = hallebarde
    .le = la hallebarde
    .son = sa hallebarde
    .actif = active
    .inactif = inactive
ta-weapon-bow = arc
    .le = l'arc
    .son = son arc
    .actif = actif
    .inactif = inactif
ta-weapon-spear = lance
    .le = la lance
    .son = sa lance
    .actif = active
    .inactif = inactive
ta-the-weapon = { $weapon-le }
ta-weapon-on = { $weapon } { $weapon-actif }
ta-weapon-off = { $weapon } { $weapon-inactif }
# Celles du Premier ministre.
ta-his-weapon-on = { $weapon } disponible
ta-his-weapon-off = { $weapon } indisponible

ta-worker-craftsman = compagnon
    .un = un compagnon
ta-worker-artisan = artisan
    .un = un artisan
# Où se trouve un ouvrier.
ta-worker-on = le secteur { $slice } ({ $who-you ->
    [yes] votre { $worker }
   *[no] { $worker }, { $who }
  })

ta-his-worker-on = le secteur { $slice } (son { $worker })

ta-direction-north = nord
    .le = le nord
    .au = au nord
ta-direction-east = est
    .le = l'est
    .au = à l'est
ta-direction-south = sud
    .le = le sud
    .au = au sud
ta-direction-west = ouest
    .le = l'ouest
    .au = à l'ouest

ta-ring-inner = anneau intérieur
    .le = l'anneau intérieur
ta-ring-middle = anneau médian
    .le = l'anneau médian
ta-ring-outer = anneau extérieur
    .le = l'anneau extérieur

ta-inspector-col = inspecteur des colonnes
    .le = l'inspecteur des colonnes
ta-inspector-row = inspecteur des rangées
    .le = l'inspecteur des rangées
ta-column = colonne { $line }
    .le = la colonne { $line }
ta-row = rangée { $line }
    .le = la rangée { $line }
ta-spaces = { $n ->
    [one] { $n } case
   *[other] { $n } cases
  }

# Ce que compte une tuile de décompte.
ta-tile-officer = officiers
ta-tile-guard = gardes
ta-tile-archer = archers
ta-tile-soldier = soldats
ta-tile-quad_nw = nord-ouest
ta-tile-quad_ne = nord-est
ta-tile-quad_sw = sud-ouest
ta-tile-quad_se = sud-est
ta-tile-border = bordure
ta-tile-centre_cross = croix centrale
ta-tile-coins = pièces
ta-tile-clay = argile

# Ce que montre un anneau sur un secteur ; les maîtres portent les mêmes noms. « faire » est le choix de
# l'action, « refus » suit le verbe refuser.
ta-shown-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
  }
    .faire = Prendre les pièces
    .refus = les pièces
ta-shown-clay = { $n ->
    [one] { $n } argile
   *[other] { $n } argiles
  }
    .faire = Prendre l'argile
    .refus = l'argile
ta-shown-build = { $n ->
    [one] bâtir pour { $n } argile
   *[other] bâtir pour { $n } argiles
  }
    .faire = Bâtir
    .refus = de bâtir
ta-shown-soak = mouiller
    .faire = Mouiller l'argile sèche
    .refus = de mouiller l'argile
ta-shown-upgrade = promotion
    .faire = Prendre la promotion
    .refus = la promotion
ta-shown-priority = priorité
    .faire = Prendre un jeton de priorité
    .refus = la priorité
ta-shown-specialist = spécialiste
    .faire = Placer un spécialiste
    .refus = de placer un spécialiste
ta-shown-builder = bâtisseur
    .le = le bâtisseur
    .faire = Utiliser le bâtisseur
    .refus = le bâtisseur
ta-shown-administrator = administrateur
    .le = l'administrateur
    .faire = Utiliser l'administrateur
    .refus = l'administrateur
ta-shown-inspector = inspecteur
    .le = le maître inspecteur
    .faire = Utiliser le maître inspecteur
    .refus = le maître inspecteur
ta-shown-claymaker = potier
    .le = le potier
    .faire = Utiliser le potier
    .refus = le potier
ta-shown-craftsman = maître artisan
    .le = le maître artisan
    .faire = Utiliser le maître artisan
    .refus = le maître artisan
ta-shown-blacksmith = forgeron
    .le = le forgeron
    .faire = Utiliser le forgeron
    .refus = le forgeron
ta-shown-sword = épée
    .faire = Activer l'épée
    .refus = l'épée
ta-shown-halberd = hallebarde
    .faire = Activer la hallebarde
    .refus = la hallebarde
ta-shown-bow = arc
    .faire = Activer l'arc
    .refus = l'arc
ta-shown-spear = lance
    .faire = Activer la lance
    .refus = la lance

ta-part-rack = présentoir
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
ta-option-2 = les actions de rechange lui donnent 5 PV
ta-option-3 = les constructions surprises coûtent moins
ta-option-4 = deux maîtres au départ
ta-option-5 = un artisan et 4 argiles au départ
ta-option-6 = un guerrier de plus pour lui auprès des inspecteurs
ta-option-7 = un de plus de tout pour lui aux tuiles
ta-option-8 = bâtir lui coûte 2 argiles

# Un nombre de quelqu'un.
ta-share = { $who-you ->
    [yes] vous { $n }
   *[no] { $who } { $n }
  }
ta-score-of = { $who-you ->
    [yes] vous { $n } ({ $points })
   *[no] { $who } { $n } ({ $points })
  }

## Les questions : que faire, et une ligne d'aide

ta-ask-place = Placez un ouvrier
ta-help-place = { $artisans ->
    [0] { $craftsmen ->
        [one] Vous avez { $craftsmen } compagnon en main ; il lui faut un secteur vide.
       *[other] Vous avez { $craftsmen } compagnons en main ; il leur faut un secteur vide.
      }
   *[other] { $craftsmen ->
        [0] Artisans en main : { $artisans }. Il leur faut un secteur sans autre artisan.
       *[other] En main : compagnons { $craftsmen }, à qui il faut un secteur vide, et artisans { $artisans }, à qui il en faut un sans autre artisan.
      }
  }
ta-ask-ring = Secteur { $slice }, { $ring } : { $shown }
ta-help-ring = Vous avez { $goods }.
ta-ask-space = Où se dresse votre { $figure } ?
ta-ask-rider = Lequel de vos guerriers reçoit le cheval ?
ta-ask-face = De quel côté se tourne { $figure-le } en { $space } ?
ta-ask-face-horse = De quel côté se place le cheval du guerrier en { $space } ?
ta-ask-weapon = Utilisez-vous votre { $weapon } ?
ta-help-weapon = Cette arme rapporte { $brings } et devient inactive.
ta-bonus-sword = { $points }, permet de déplacer un inspecteur d'une case
ta-bonus-spear = { $points } et { $coins }
ta-bonus-statue = { $points } par statue autour du guerrier
ta-bonus-space = { $points } par case entre le guerrier et la statue suivante
ta-ask-inspector = Quel inspecteur votre épée déplace-t-elle ?
ta-ask-pm-space = { $minister } bâtit : où se dresse son { $figure } ?
ta-help-pm-space = Ces { $n } cases se valent pour lui : à vous de choisir.
ta-ask-pm-face = { $minister } bâtit : vers qui se tourne son { $figure } ?
# A look ahead at Li Si.
ta-ask-ahead = Que fera { $minister } ?
ta-ahead = Si c'était maintenant au tour de { $minister }
ta-ahead-none = Aucun tour de { $minister } ne suit.
ta-ahead-slice = Secteur { $slice } : { $n ->
    [one] { $n } lancer
   *[other] { $n } lancers
  } sur { $throws }, le plus petit dé indique { $smaller }
ta-ahead-decree = La suite dépend des dés du décret.
ta-ahead-inspector = L'inspecteur qui se déplace est tiré au sort ; la suite reste ouverte.
ta-ahead-stack = La pile est tirée au sort entre les égales ; la suite reste ouverte.
ta-ahead-pm-space = { $human-you ->
    [yes] Vous choisissez
   *[no] { $human } choisit
  } alors entre des cases équivalentes ; la suite en dépend.
ta-ahead-pm-face = { $human-you ->
    [yes] Vous choisissez
   *[no] { $human } choisit
  } alors une direction ; la suite en dépend.
# Ce qui a été tiré, dit par qui joue à côté de sa boîte.
ta-ask-draw-dice = Que montrent les deux dés de { $minister } ?
ta-ask-draw-decree = Que montrent les dés pour le décret ?
ta-ask-draw-inspector = Les deux inspecteurs se valent pour { $minister } : tirez-en un
ta-ask-draw-stack = Plusieurs entrepôts sont aussi pleins : tirez-en un
ta-ask-draw-master = Tirez le nouveau maître de { $minister }
ta-help-draw = Dites ce qui est sorti, ou laissez tirer pour vous.
ta-drew-dice = { $first } et { $second }
ta-drew-stack = { $figure-pluriel }
ta-drew = { $what }
ta-wait-draw = Il faut d'abord un tirage

## Les choix

ta-do-place = Placer { $worker-un } sur le secteur { $slice }
ta-do-rotate-inner = Tourner l'anneau intérieur
ta-do-rotate-middle = Tourner l'anneau médian
ta-do-take = { $shown-faire }
ta-do-take-coin = Prendre une pièce
ta-do-take-clay = Prendre une argile
ta-do-decline-coin = Prendre une pièce à la place
ta-do-decline-clay = Prendre une argile à la place
ta-do-hire = Engager { $shown-le }
ta-do-build = Bâtir { $figure-un }
ta-do-specialist = Placer { $figure-un }
ta-do-stacks = Prendre l'argile { $types }
ta-do-inspect = { $steps ->
    [-1] Reculer { $inspector-le } d'une case
    [1] Avancer { $inspector-le } d'une case
   *[other] Avancer { $inspector-le } de deux cases
  }
ta-do-stay = Ne déplacer aucun inspecteur
ta-do-at = Placer en { $space }
ta-do-ride = Donner le cheval au guerrier en { $space }
ta-do-face-direction = Tourner vers { $direction-le }
ta-do-use = Utiliser l'arme
ta-do-use-direction = Utiliser l'arc vers { $direction-le }
ta-do-skip = Garder l'arme

ta-note-rotate-inner = l'anneau intérieur tourne d'un secteur dans le sens des aiguilles d'une montre
ta-note-rotate-middle = l'anneau médian tourne d'un secteur en sens inverse des aiguilles d'une montre
ta-note-then-place = puis choisir sa case
ta-note-then-face = puis choisir sa direction
ta-note-armed = votre { $weapon } est { $weapon-actif }
ta-note-spent = votre { $weapon } devient { $weapon-inactif }
ta-note-weapon = votre { $weapon } devient { $weapon-actif }
ta-note-soak = { $n ->
    [one] { $n } argile sèche devient humide
   *[other] { $n } argiles sèches deviennent humides
  }
ta-note-upgrade = votre compagnon devient artisan pour de bon
ta-note-priority = vous jouez plus tôt à la manche suivante
ta-note-blacksmith = toutes vos armes deviennent actives
ta-note-skip = elle reste active
ta-note-stay = tous deux restent où ils sont
ta-note-nothing = ne rapporte rien
ta-note-no-change = rien d'autre ne change
ta-note-horse = un de vos guerriers couvre trois cases
ta-note-musician = rapporte à chaque manche pour les guerriers de sa rangée et de sa colonne
ta-note-footman = rapporte à la fin pour les guerriers qui l'entourent
ta-note-kneeling_archer = +1 de force au guerrier vers qui il se tourne
ta-note-hire = plus tard : { $use } ; { $each }
ta-note-brings-coin = 1 pièce à chaque manche
ta-note-keeps-clay = 1 argile reste humide à chaque manche
ta-use-builder = bâtir un guerrier contre des pièces
ta-use-administrator = encore l'action intérieure
ta-use-inspector = déplacer un inspecteur
ta-use-claymaker = { $clay }
ta-use-craftsman = l'argile de deux entrepôts
ta-use-blacksmith = toutes les armes actives

# Ce que ferait maintenant un anneau d'un secteur.
ta-offer-impossible = { $what } (impossible)
ta-offer-hire = engager { $master-le } pour { $price }
ta-offer-copy = { $master } : { $shown }
ta-offer-soak = { $n ->
    [0] mouiller
   *[other] mouiller { $n }
  }
ta-offer-builder = { $master }, { $price }

# Ce que change un placement.
ta-alone = seul
ta-group-led = groupe de { $size } ({ $shares }) : { $leader-you ->
    [yes] vous menez
   *[no] { $leader } mène
  }
ta-group-tied = groupe de { $size } ({ $shares }) : égalité
ta-change-of = { $who-you ->
    [yes] vous { $change }
   *[no] { $who } { $change }
  }
ta-change-weapon = arme jusqu'à +{ $points }
ta-change-inspector = inspecteurs { $shares }
ta-change-musician = musiciens { $shares }
ta-change-tile = tuile { $shares }
ta-change-footman = fantassins { $shares }
ta-change-group = groupes { $shares }
# De même en peu de lettres : ce qui change pour vous, puis pour le meilleur autre.
ta-brief = { $parts }
ta-brief-group = groupe { $size }
ta-brief-change-inspector = insp { $own }/{ $other }
ta-brief-change-musician = mus { $own }/{ $other }
ta-brief-change-tile = tuile { $own }/{ $other }
ta-brief-change-footman = fant { $own }/{ $other }
ta-brief-change-group = grp { $own }/{ $other }

## Le journal : une ligne par action

ta-round = Manche { $round }
ta-heading-turn = { $who-you ->
    [yes] Votre tour
   *[no] À { $who } de jouer
  }
ta-heading-scoring = Décompte de la manche { $round }
ta-heading-cleanup = Rangement
ta-heading-final = Décompte final

ta-did-worker = { $who-you ->
    [yes] placez { $worker-un } sur le secteur { $slice }
   *[no] place { $worker-un } sur le secteur { $slice }
  }
ta-did-rotate-inner = { $who-you ->
    [yes] tournez l'anneau intérieur
   *[no] tourne l'anneau intérieur
  }
ta-did-rotate-middle = { $who-you ->
    [yes] tournez l'anneau médian
   *[no] tourne l'anneau médian
  }
ta-did-take-coins = { $who-you ->
    [yes] prenez des pièces
   *[no] prend des pièces
  }
ta-did-take-clay = { $who-you ->
    [yes] prenez de l'argile
   *[no] prend de l'argile
  }
ta-did-without = { $who-you ->
    [yes] refusez { $shown-refus }
   *[no] refuse { $shown-refus }
  }
ta-did-hire = { $who-you ->
    [yes] engagez { $master-le }
   *[no] engage { $master-le }
  }
ta-did-use-master = { $who-you ->
    [yes] utilisez { $master-le }
   *[no] utilise { $master-le }
  }
ta-did-build = { $who-you ->
    [yes] bâtissez { $figure-un }
   *[no] bâtit { $figure-un }
  }
ta-did-build-on = { $who-you ->
    [yes] bâtissez { $figure-un } en { $space }
   *[no] bâtit { $figure-un } en { $space }
  }
ta-did-use = { $who-you ->
    [yes] utilisez { $weapon-le }
   *[no] utilise { $weapon-le }
  }
ta-did-inspect = { $steps ->
    [-1] { $who-you ->
        [yes] reculez
       *[no] recule
      } { $inspector-le } d'une case
    [1] { $who-you ->
        [yes] avancez
       *[no] avance
      } { $inspector-le } d'une case
   *[other] { $who-you ->
        [yes] avancez
       *[no] avance
      } { $inspector-le } de deux cases
  }, jusqu'à { $line-le }
ta-did-place = { $who-you ->
    [yes] placez { $figure-un }
   *[no] place { $figure-un }
  }
ta-did-place-on = { $who-you ->
    [yes] placez { $figure-un } en { $space }
   *[no] place { $figure-un } en { $space }
  }
ta-did-place-facing = { $who-you ->
    [yes] placez { $figure-un } en { $space }, tourné vers { $direction-le }
   *[no] place { $figure-un } en { $space }, tourné vers { $direction-le }
  }
ta-did-horse = { $who-you ->
    [yes] donnez au guerrier en { $space } un cheval vers { $direction-le }
   *[no] donne au guerrier en { $space } un cheval vers { $direction-le }
  }
ta-did-weapons = { $who-you ->
    [yes] activez { $weapons }
   *[no] active { $weapons }
  }
ta-did-soak = { $n ->
    [one] { $who-you ->
        [yes] mouillez { $n } argile
       *[no] mouille { $n } argile
      }
   *[other] { $who-you ->
        [yes] mouillez { $n } argiles
       *[no] mouille { $n } argiles
      }
  }
ta-did-upgrade = { $who-you ->
    [yes] faites du compagnon un artisan
   *[no] fait du compagnon un artisan
  }
ta-did-take-priority = { $who-you ->
    [yes] prenez un jeton de priorité
   *[no] prend un jeton de priorité
  }
# Dans le jeu en solo, où elle rapporte des points et une pièce ou une argile.
ta-did-priority = { $who-you ->
    [yes] faites l'action de priorité
   *[no] fait l'action de priorité
  }
ta-did-stacks = { $who-you ->
    [yes] prenez l'argile { $types }
   *[no] prend l'argile { $types }
  }
ta-did-get-for-masters = { $who-you ->
    [yes] recevez des pièces pour vos maîtres
   *[no] reçoit des pièces pour ses maîtres
  }

ta-log-dried = { $who-you ->
    [yes] Chez vous
   *[no] Chez { $who }
  }, { $n ->
    [one] { $n } argile devient sèche
   *[other] { $n } argiles deviennent sèches
  }
ta-log-home = Tous les ouvriers reviennent
ta-log-wheel = La roue tourne : { $turns }
ta-turns-inner = { $n ->
    [one] l'anneau intérieur de { $n } secteur
   *[other] l'anneau intérieur de { $n } secteurs
  }
ta-turns-middle = { $n ->
    [one] l'anneau médian de { $n } secteur
   *[other] l'anneau médian de { $n } secteurs
  }
ta-log-inspectors-on = Les inspecteurs avancent à { $column-le } et à { $row-le }
ta-log-order = Ordre de la manche suivante : { $names }
ta-log-inspectors = Inspecteurs dans { $column-le } et { $row-le }
ta-log-musician = Musicien en { $space }
ta-log-tile = Tuile de la manche { $round }, { $tile }
ta-log-footman = Fantassin en { $space }
ta-log-lone = { $n ->
    [one] { $n } guerrier sans groupe s'en va
   *[other] { $n } guerriers sans groupe s'en vont
  }
ta-log-group = Groupe de { $size } { $figure-pluriel } en { $space }
ta-log-leftover = Pièces et argile qui restent
ta-log-no-points = { $what } : pas de points
ta-log-ended = La partie est finie

ta-more-line = Guerriers dans { $line-le } : { $shares }.
ta-more-footman = Guerriers autour de lui : { $shares }.
ta-more-tile = On compte : { $shares }.
ta-more-group = Forces : { $shares }.
ta-more-leftover = Ensemble : { $shares }.
ta-more-lone = { $warriors-count ->
    [one] Retiré : { $warriors }.
   *[other] Retirés : { $warriors }.
  }
ta-warrior = { $who-you ->
    [yes] votre { $figure } en { $space }
   *[no] { $figure } ({ $who }) en { $space }
  }

## Le journal : Li Si. Une phrase est son nom, l'anneau ou le décret qui le fait agir, et ce qu'il fait.

ta-pm-within = ({ $within }) { $what }
ta-within-ring = { $ring }
ta-within-copy = administrateur
ta-within-row = décret { $row }

ta-pm-overseer = obtient { $a } et { $b } aux dés : le surveillant avance { $n ->
    [one] de { $n } secteur
   *[other] de { $n } secteurs
  }, jusqu'au secteur { $slice }
ta-pm-roll = jette les dés pour un décret, car { $why }
ta-pm-decree = jette les dés pour un décret et obtient { $a } et { $b } : { $mark }
ta-pm-decree-as = jette les dés pour un décret, car { $why }, et obtient { $a } et { $b } : { $mark }
ta-mark = la ligne { $row } est marquée
ta-mark-other = la ligne { $sum } étant déjà marquée, c'est la ligne { $row } qui l'est
ta-mark-none = toutes les lignes sont déjà marquées
ta-as-roll-blocked = { $by-you ->
    [yes] votre compagnon est sur le secteur { $slice }
   *[no] un compagnon ({ $by }) est sur le secteur { $slice }
  } et il n'a pas d'artisan
ta-as-roll-priority = l'action de priorité lui en donne un
ta-as-roll-option = il n'en a pas encore eu dans ce tour
ta-pm-worker-empty = place { $worker-un } sur le secteur { $slice }
ta-pm-worker-no-craftsman = place { $worker-un } sur le secteur { $slice }, car il n'a plus de compagnon
ta-pm-worker-beside = { $human-you ->
    [yes] place { $worker-un } à côté de votre compagnon sur le secteur { $slice }
   *[no] place { $worker-un } à côté d'un compagnon ({ $human }) sur le secteur { $slice }
  }
ta-pm-worker-blocked = place { $worker-un } sur le secteur { $slice }, le prochain qui est libre
ta-pm-rotation = tourne { $turns } ({ $rows-count ->
    [one] décret { $rows }
   *[other] décrets { $rows }
  })

ta-pm-gain-coins = prend des pièces
ta-pm-gain-clay = prend de l'argile
ta-pm-upgrade = fait de son compagnon un artisan
ta-pm-soak = { $types-count ->
    [one] prend autant d'argile qu'il y en a dans l'entrepôt le plus plein, celui { $types }
   *[other] prend autant d'argile qu'il y en a dans chacun des entrepôts les plus pleins, ceux { $types }
  }
ta-pm-stack = prend l'argile de l'entrepôt le plus plein, celui { $figure-des }
ta-pm-discard = défausse celle du suivant, celui { $figure-des }
ta-pm-blacksmith = rend toutes ses armes disponibles
ta-pm-ready = rend { $weapon-le } disponible
ta-pm-ready-leftmost = rend { $weapon-le } disponible, son arme indisponible la plus à gauche
ta-pm-ready-instead = rend { $weapon-le } disponible, son arme indisponible la plus à gauche, car { $shown-le } l'est déjà
ta-pm-use-master = utilise { $master-le }
ta-pm-fail-build = ne peut pas bâtir et doit jeter les dés pour un décret, car { $why }
ta-pm-fail-builder = ne peut pas bâtir et doit jeter les dés pour un décret, car { $why }
ta-pm-fail-upgrade = ne peut pas faire la promotion et doit jeter les dés pour un décret, car { $why }
ta-pm-spare = prend une action de rechange, car { $why }
ta-pm-score = marque des points
ta-as-no-clay = { $owned ->
    [0] il lui faut { $needed } argiles et il n'en a pas
   *[other] il lui faut { $needed } argiles et il n'en a que { $owned }
  }
ta-as-no-coins = { $owned ->
    [0] { $needed ->
        [one] il lui faut { $needed } pièce et il n'en a pas
       *[other] il lui faut { $needed } pièces et il n'en a pas
      }
   *[other] il lui faut { $needed } pièces et il n'en a que { $owned }
  }
ta-as-no-base = il n'a plus de socle
ta-as-no-warrior = il ne reste aucun guerrier au présentoir
ta-as-no-space = aucune case n'est vide
ta-as-artisan = son ouvrier est déjà un artisan
ta-as-no-master = { $master-le } n'est pas à lui
ta-as-no-stack = tous les entrepôts sont vides
ta-as-nothing-to-soak = tous les entrepôts sont vides
ta-as-available = { $weapon-le } est déjà disponible
ta-as-all-available = toutes ses armes sont disponibles
ta-as-priority = l'action de priorité lui en donne une
ta-as-decree = le décret l'ordonne

ta-pm-specialist = { $human-you ->
    [yes] place { $figure-un } grâce à { $weapon-son } ; vous choisissez la case
   *[no] place { $figure-un } grâce à { $weapon-son } ; { $human } choisit la case
  }
ta-pm-specialist-on = place { $figure-un } en { $space } grâce à { $weapon-son }
ta-pm-specialist-on-facing = place { $figure-un } en { $space }, tourné vers { $direction-le }, grâce à { $weapon-son }
ta-pm-no-specialist-unarmed = ne place pas de spécialiste, car aucune de ses armes n'est disponible
ta-pm-no-specialist-unwilling = ne place pas de spécialiste, car il ne voit de bonne case pour aucun
ta-pm-no-specialist-no-coins = ne place pas de spécialiste, car il a trop peu de pièces
ta-pm-no-specialist-gone = ne place pas de spécialiste, car il n'en reste aucun qu'il pourrait prendre

ta-pm-will-build = bâtit
ta-pm-build = { $human-you ->
    [yes] bâtit { $figure-un } ({ $reasons }) ; vous choisissez la case
   *[no] bâtit { $figure-un } ({ $reasons }) ; { $human } choisit la case
  }
ta-pm-build-on = bâtit { $figure-un } en { $space } ({ $reasons })
ta-pm-surprise = { $human-you ->
    [yes] bâtit par surprise { $figure-un } ({ $reasons }) ; vous choisissez la case
   *[no] bâtit par surprise { $figure-un } ({ $reasons }) ; { $human } choisit la case
  }
ta-pm-surprise-on = bâtit par surprise { $figure-un } en { $space } ({ $reasons })
ta-pm-use = utilise { $weapon-le }
ta-pm-inspect = { $steps ->
    [-1] recule { $inspector-le } d'une case
    [1] avance { $inspector-le } d'une case
   *[other] avance { $inspector-le } de deux cases
  }, jusqu'à { $line-le }, pour un écart de { $swing } PV
ta-pm-stay = laisse les inspecteurs où ils sont
ta-pm-new-master = reçoit { $master-le }

# Pourquoi ce type, ce groupe, cette case, en peu de mots.
ta-because-type-only = le seul type qui reste
ta-because-type-weapon = le seul type dont l'arme est disponible
ta-because-type-much-more = vaut au moins 3 PV de plus que tous ceux dont l'arme est disponible
ta-because-type-points = le plus de PV
ta-because-type-tile = compté le plus tôt, à la manche { $round }
ta-because-type-row = son arme est la plus à gauche
ta-because-group-a = pour mener un groupe à égalité
ta-because-group-b = { $size ->
    [1] { $human-you ->
        [yes] à côté d'un guerrier seul à vous
       *[no] à côté d'un guerrier seul ({ $human })
      }
   *[other] pour rattraper un groupe où il lui en manque un
  }
ta-because-group-c = pour rattraper son retard dans un groupe partagé
ta-because-group-d = { $human-you ->
    [yes] pour rejoindre un de vos groupes, qu'il peut encore gagner
   *[no] pour rejoindre un groupe ({ $human }) qu'il peut encore gagner
  }
ta-because-group-e = pour renforcer un groupe qu'il mène
ta-because-group-f = à côté des siens
ta-because-new = aucun groupe à rejoindre
ta-because-touching = aucun groupe à rejoindre, et aucune case à l'écart de ce type
ta-because-priority = { $n ->
    [1] rang 1 auprès des inspecteurs
   *[other] rangs 1 à { $n } auprès des inspecteurs
  }
ta-because-tile = dans la zone de la tuile de la manche { $round }, { $tile }
ta-because-best-priority = meilleur rang auprès des inspecteurs, { $n }
ta-because-musicians = le plus de musiciens dans la rangée et la colonne
ta-because-footman = à côté d'un fantassin
ta-because-chosen = { $human-you ->
    [yes] case choisie par vous parmi { $n }
   *[no] case choisie par { $human } parmi { $n }
  }
ta-because-only-space = la seule case

# Comment il décide, étape par étape : des phrases entières.
ta-step-counted = { $slices-count ->
    [one] Le surveillant compte le secteur { $slices }.
   *[other] Le surveillant compte les secteurs { $slices }.
  }
ta-step-skipped = { $counted } Il saute { $workers }.
ta-step-no-decree = Toutes les lignes sont déjà marquées.
ta-step-ring = Sur { $ring-le } du secteur { $slice } : { $shown }.
ta-step-copy = L'administrateur répète l'action intérieure : { $shown }.
ta-step-row = Décret { $row } : { $order }.
ta-order-spare = une action de rechange
ta-order-weapon = { $weapon-le } devient disponible
ta-order-build = { $n ->
    [one] bâtir pour { $n } argile
   *[other] bâtir pour { $n } argiles
  }
ta-order-leftmost-weapon = l'arme indisponible la plus à gauche devient disponible
ta-order-score = des points
ta-step-weapons = Ses armes depuis la gauche : { $weapons }.
ta-step-stacks = Argile dans les entrepôts : { $stacks }.
ta-stack = { $figure-pluriel } { $n }
ta-step-spare-tile = { $good ->
    [coins] Avec l'action de rechange, il prend une pièce, car la tuile de cette manche compte les pièces.
   *[other] Avec l'action de rechange, il prend une argile, car la tuile de cette manche compte l'argile.
  }
ta-step-spare-much-clay = Avec l'action de rechange, il prend une pièce, car il a 5 argiles ou plus.
ta-step-spare-usual = Avec l'action de rechange, il prend une argile, comme d'habitude.
ta-step-specialist = Spécialistes, d'après ses armes depuis la droite : { $kinds }.
ta-step-specialist-sword = Seule l'épée est disponible, elle sert donc pour un autre spécialiste : { $kinds }.
ta-kind-willing = { $figure }, pour { $price } : oui
ta-kind-unwilling = { $figure } : pas de bonne case
ta-kind-no-coins = { $figure } : { $price }, c'est trop cher
ta-kind-sold-out = { $figure } : épuisé
ta-step-chosen = { $human-you ->
    [yes] Toutes se valent pour lui, vous choisissez donc : { $spaces }.
   *[no] Toutes se valent pour lui, { $human } choisit donc : { $spaces }.
  }
ta-step-only-space = La seule case qu'il veut : { $spaces }.
ta-step-surprise = Une construction surprise demande { $needed }, et il a { $owned }.
ta-step-type = Type : { $parts }.
ta-type-rack = { $types }
ta-type-seen = { $figure } { $points }
ta-type-armed = { $figure } { $points } avec arme
ta-type-weapon = avec une arme disponible : { $types }
ta-type-much-more = un autre type vaut au moins 3 PV de plus, les armes ne comptent donc pas
ta-type-points = le plus de PV : { $types }
ta-type-tile = compté le plus tôt, par la tuile de la manche { $round } : { $types }
ta-type-row = l'arme la plus à gauche dans sa rangée : { $types }
ta-step-group = Groupe : { $groups }. Donc : { $reason }.
ta-step-no-group = Groupe : aucun de ce type à rejoindre.
ta-group-seen = { $space } ({ $shares }) { $rank }
ta-group-a = est à égalité
ta-group-b = { $size ->
    [1] est un guerrier seul
   *[other] lui demande un guerrier de plus
  }
ta-group-c = est partagé, et il en a moins
ta-group-d = peut encore être gagné
ta-group-e = est partagé, et il en a plus
ta-group-f = est à lui seul
ta-group-out = est laissé de côté
ta-step-space-narrowed = Case, { $by } : { $left ->
    [one] reste { $spaces }
   *[other] restent { $spaces }
  } sur { $n }.
ta-step-space-all = Case, { $by } : toutes celles qui restent.
ta-step-space-left-out = Case, { $by } : aucune, cela ne compte donc pas.
ta-step-inspector = Écarts : { $moves }.
ta-move = { $inspector } { $steps ->
    [-1] d'une case en arrière
    [1] d'une case en avant
   *[other] de deux cases en avant
  }, { $swing } PV

## La fin

ta-won = { $who-you ->
    [yes] Vous battez { $minister } par { $mine } PV à { $his }.
   *[no] { $who } bat { $minister } par { $mine } PV à { $his }.
  }
ta-lost = { $who-you ->
    [yes] { $minister } gagne par { $his } PV à { $mine } : vous perdez.
   *[no] { $minister } gagne par { $his } PV à { $mine } : { $who } perd.
  }
ta-lost-tie = { $who-you ->
    [yes] { $mine } PV chacun : à égalité, { $minister } gagne, et vous perdez.
   *[no] { $mine } PV chacun : à égalité, { $minister } gagne, et { $who } perd.
  }

## Pourquoi pas

ta-why-only-drawn = Personne ne joue cela : c'est tiré au sort.
ta-why-minister-never-decides = Le Premier ministre ne décide jamais.
ta-why-draw-first = Il faut d'abord un tirage.
ta-why-not-now = { $decision ->
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
ta-why-no-craftsman-at-hand = Vous n'avez pas de compagnon en main.
ta-why-no-artisan-at-hand = Vous n'avez pas d'artisan en main.
ta-why-already-rotated = Vous avez déjà tourné un anneau dans ce tour.
ta-why-no-base = Vous n'avez plus de socle.
ta-why-no-empty-space = Toutes les cases du mausolée sont prises.
ta-why-no-dry-clay = Vous n'avez pas d'argile sèche à mouiller.
ta-why-worker-is-artisan = Votre ouvrier ici est déjà un artisan.
ta-why-no-priority-token-left = Il ne reste plus de jeton de priorité dans cette manche.
ta-why-priority-token-taken = Vous avez déjà un jeton de priorité.
ta-why-all-weapons-active = Toutes vos armes sont actives.
ta-why-two-stacks-possible = Deux entrepôts ont de l'argile : prenez les deux.
ta-why-too-far = Un inspecteur ne peut pas aller si loin, ou de ce côté.
ta-why-worker-there = { $seat-you ->
    [yes] Votre ouvrier est sur le secteur { $slice } : un compagnon demande un secteur vide.
   *[no] Un ouvrier ({ $seat }) est sur le secteur { $slice } : un compagnon demande un secteur vide.
  }
ta-why-artisan-there = { $seat-you ->
    [yes] Votre artisan est sur le secteur { $slice }.
   *[no] Un artisan ({ $seat }) est sur le secteur { $slice }.
  }
ta-why-coin-or-clay = Précisez : une pièce ou une argile.
ta-why-less-of-the-same = Refuser { $shown-refus } ne donnerait que moins de la même chose.
ta-why-too-few-coins = { $needed ->
    [one] Il faut { $needed } pièce, vous en avez { $owned }.
   *[other] Il faut { $needed } pièces, vous en avez { $owned }.
  }
ta-why-too-little-clay = { $needed ->
    [one] Il faut { $needed } argile humide
   *[other] Il faut { $needed } argiles humides
  }, vous en avez { $dry ->
    [0] { $wet }.
    [one] { $wet } (et { $dry } sèche : mouillez-la d'abord).
   *[other] { $wet } (et { $dry } sèches : mouillez-les d'abord).
  }
ta-why-none-on-rack = Il ne reste plus { $type-de } au présentoir.
ta-why-weapon-active = Votre { $weapon } est déjà { $weapon-actif }.
ta-why-weapon-inactive = Votre { $weapon } n'est pas { $weapon-actif }.
ta-why-none-left = Il ne reste plus { $specialist-de }.
ta-why-no-legal-space = Il n'y a pas de case pour { $specialist-un }.
ta-why-warehouse-empty = { $types-count ->
    [one] L'entrepôt { $types } est vide.
   *[other] Les entrepôts { $types } sont vides.
  }
ta-why-master-hired = Vous avez déjà engagé { $master-le }.
ta-why-master-not-hired = Vous n'avez pas engagé { $master-le }.
ta-why-not-offered = Cet anneau propose autre chose : { $shown }.
ta-why-not-among-choices = Le choix est parmi { $choices }.
ta-why-not-his-warrior = Il n'y a { $direction-au } aucun guerrier à lui vers qui se tourner.
ta-why-no-warrior-there = Il n'y a pas de guerrier en { $space }.
ta-why-not-own-warrior = Le guerrier en { $space } est à { $seat }.
ta-why-has-horse = Le guerrier en { $space } a déjà un cheval.
ta-why-no-room-for-horse = Il faut là deux cases vides en ligne pour un cheval.
ta-why-space-taken = La case { $space } est prise.
ta-why-group-has-archer = Un archer à genoux est déjà tourné vers ce groupe.
ta-why-no-warrior-to-face = Il n'y a aucun guerrier vers qui se tourner.
ta-why-direction-needed = Dites dans quelle direction l'arc est utilisé.
ta-why-no-direction-needed = Seul l'arc demande une direction.
ta-why-no-statue-that-way = Il n'y a aucune statue { $direction-au }.
ta-why-no-points = Cela ne rapporterait rien.

## La table en mots

ta-words-time = Où en est la partie
ta-words-players = Joueurs
ta-words-minister = Le Premier ministre
ta-words-wheel = Roue
ta-words-mausoleum = Mausolée
ta-words-groups = Groupes
ta-words-scoring = Inspecteurs et tuiles
ta-words-rack = Présentoir
ta-words-specialists = Spécialistes
ta-read-round = Manche { $round } sur { $rounds }. Ordre du jeu : { $order }.
ta-read-priority = Jetons de priorité pris par { $names }.
ta-read-options = Difficulté : { $options }.
ta-read-player = { $who-you ->
    [yes] Vous : { $what }.
   *[no] { $who } : { $what }.
  }
ta-read-craftsmen = { $n ->
    [one] { $n } compagnon en main
   *[other] { $n } compagnons en main
  }
ta-read-artisans = { $n ->
    [one] { $n } artisan en main
   *[other] { $n } artisans en main
  }
ta-read-bases = { $n ->
    [one] { $n } socle restant
   *[other] { $n } socles restants
  }
ta-read-weapons = armes : { $weapons }
ta-read-masters = { $masters-count ->
    [one] maître : { $masters }
   *[other] maîtres : { $masters }
  }
ta-read-no-masters = aucun maître
ta-read-overseer = Le surveillant est sur le secteur { $slice }.
ta-read-decrees = { $rows-count ->
    [one] Décret marqué : { $rows }.
   *[other] Décrets marqués : { $rows }.
  }
ta-read-no-decrees = Aucun décret n'est marqué.
ta-read-decree-turns = Décret { $row } : { $order } ; fait tourner { $turns }.
ta-read-slice = Secteur { $slice } : { $what }.
ta-read-worker = { $who-you ->
    [yes] votre { $worker } s'y trouve
   *[no] { $worker-un } s'y trouve ({ $who })
  }
ta-read-overseer-here = le surveillant s'y trouve
ta-read-rotate = On peut tourner un anneau une fois par tour, pour { $goods }.
ta-read-rotated = Un anneau a déjà été tourné dans ce tour.
ta-read-row = Rangée { $row } : { $spaces }.
ta-read-space = { $space } { $figure }
ta-read-empty = Le mausolée est vide.
ta-read-of = { $who-you ->
    [yes] votre { $figure }
   *[no] { $figure } ({ $who })
  }
ta-read-horse = cheval du guerrier en { $space }
ta-read-mounted = { $figure } avec un cheval vers { $direction-le }
ta-read-facing = { $figure } tourné vers { $direction-le }
ta-read-group = { $figure-titres } en { $spaces } : { $group }.
ta-read-no-groups = Il n'y a pas encore de groupe.
ta-read-inspected = Inspection de { $line-le }, { $dominance } ou { $presence } PV : { $shares }.
ta-read-tile = Manche { $round } : { $tile }, { $dominance } ou { $presence } PV.
ta-read-tile-now = Manche { $round }, maintenant : { $tile }, { $dominance } ou { $presence } PV : { $shares }.
ta-read-tile-past = Manche { $round }, déjà comptée : { $tile }, { $dominance } ou { $presence } PV.
ta-read-nobody = personne
ta-read-type = { $figure-titres } : le prochain rapporte { $points }, il en reste { $left }, { $clay ->
    [one] { $clay } argile
   *[other] { $clay } argiles
  } dans l'entrepôt.
ta-read-type-gone = { $figure-titres } : il n'en reste plus, { $clay ->
    [one] { $clay } argile
   *[other] { $clay } argiles
  } dans l'entrepôt.
ta-read-specialist = { $figure-titre } : { $goods } et { $weapon-le }, il en reste { $left }.
ta-read-specialist-gone = { $figure-titre } : il n'en reste plus.

## La table, dessinée dans un terminal

ta-round-of = manche { $round } sur { $rounds }
ta-options-are = options { $options }
ta-decrees = décrets { $rows }
ta-wheel = Roue
ta-wheel-build = bâtir à { $n }
ta-wheel-hire = + { $master } { $price }$
ta-inner = intérieur
ta-middle = médian
ta-outer = extérieur
ta-rack = Prés.
ta-next = PV
ta-left = reste
ta-clay = argile
ta-tiles = Tuiles
ta-specialists = Spécialistes
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

ta-brief-coins = pcs
ta-brief-clay = arg
ta-brief-build = bât
ta-brief-soak = moui
ta-brief-upgrade = prom
ta-brief-priority = prior
ta-brief-specialist = spéc
ta-brief-builder = bâtis
ta-brief-administrator = admin
ta-brief-inspector = insp
ta-brief-claymaker = poti
ta-brief-craftsman = artis
ta-brief-blacksmith = forg
ta-brief-sword = épée
ta-brief-halberd = hall
ta-brief-bow = arc
ta-brief-spear = lance
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
ta-brief-tile-guard = gardes
ta-brief-tile-archer = archers
ta-brief-tile-soldier = soldats
ta-brief-tile-quad_nw = NO
ta-brief-tile-quad_ne = NE
ta-brief-tile-quad_sw = SO
ta-brief-tile-quad_se = SE
ta-brief-tile-border = bord
ta-brief-tile-centre_cross = croix
ta-brief-tile-coins = pièces
ta-brief-tile-clay = argile

ta-legend-figures = Guerriers : O officier, G garde, A archer, S soldat, avec la marque de leur joueur ; = est un cheval, les deux autres cases de son guerrier.
ta-legend-specialists = Spécialistes : ♪ musicien, F fantassin, K archer à genoux avec une flèche vers qui il se tourne. Sous la roue, leurs prix en pièces ($) et combien il en reste.
ta-legend-spaces = Cases vides : · et, dans la zone de la tuile de la manche, □.
ta-legend-inspectors = Inspecteurs : ▼ au-dessus de la colonne inspectée, ► devant la rangée inspectée.
ta-legend-wheel = Roue : une marque est un compagnon de ce joueur, deux marques un artisan, ◎ le surveillant, ► le secteur dont les actions sont en cours. + est un maître à engager. Ce que vous ne pouvez pas faire maintenant est entre parenthèses (étroit : ×).
ta-legend-rack = Prés. est le présentoir : les points du prochain guerrier de chaque type, et l'argile de son entrepôt (étroit : w).
ta-legend-weapons = Armes : E épée, H hallebarde, A arc, L lance ; une petite lettre n'est pas active. Les siennes sont dans l'ordre de sa rangée. Argile : hum est humide, sec est sèche.
ta-legend-changes = Choix en peu de mots : « insp +3/−2 » est ce qui change pour vous auprès des inspecteurs, puis pour le meilleur autre ; mus musiciens, fant fantassins, grp groupes.

## Fiches du récit, en deux ou trois mots
ta-told-overseer = surveillant au secteur { $slice }
ta-told-roll = tire un décret
ta-told-mark = décret { $row }
ta-told-mark-none = aucun décret
ta-told-worker = place { $worker-un }
ta-told-rotation = les anneaux tournent
ta-told-gain = prend des biens
ta-told-upgrade = promotion
ta-told-soak = mouille l'argile
ta-told-stacks = prend une pile
ta-told-blacksmith = prépare toutes les armes
ta-told-ready = prépare { $weapon-le }
ta-told-fail = impossible
ta-told-spare = action de rechange
ta-told-score = marque des points
ta-told-master = { $master }
ta-told-specialist = aucun spécialiste
ta-told-build = bâtit
ta-told-surprise = construction surprise
ta-told-type = { $figure }
ta-told-built = { $figure }, { $space }
ta-told-inspect = déplace un inspecteur
ta-told-new-master = nouveau maître : { $master }
ta-told-inspectors = inspecteurs
ta-told-tile = tuile de la manche
ta-told-lone = guerriers seuls retirés
ta-told-leftover = restes
ta-told-home = les ouvriers rentrent
ta-told-wheel = les anneaux tournent
ta-told-inspectors-on = les inspecteurs avancent
ta-told-order = nouvel ordre
ta-told-dried = l'argile sèche
ta-told-masters = les maîtres rapportent
ta-told-ended = la fin

## La table, dessinée sur une page

ta-space = { $space }, vide
ta-line = ligne { $line }
ta-warehouse = { $n ->
    [one] { $n } argile
   *[other] { $n } argiles
  } dans l'entrepôt : { $figure-pluriel }
ta-picture-mausoleum = mausolée
ta-picture-wheel = roue
ta-picture-rack = présentoir
ta-picture-players = joueurs
ta-box-tiles = Les tuiles de décompte des manches 1 à 5
ta-box-weapons = Ses armes, de gauche à droite
ta-box-masters = { $n ->
    [one] Son premier maître
   *[other] Ses { $n } premiers maîtres
  }
ta-die-first = Premier dé : { $n }
ta-die-second = Second dé : { $n }
ta-key-wheel = aller à la roue
ta-key-mausoleum = aller au mausolée
ta-decree-chart = Décrets
ta-none-marked = aucun marqué
# Sur un téléphone, les lattes sont étroites.
ta-slip-inspector = inspect.
ta-slip-musician = musique
ta-slip-tile = tuile
ta-slip-footman = fantas.
ta-slip-group = groupes
ta-store = Vos biens et vos ouvriers
ta-own-things = Vos armes et vos maîtres
ta-hire = engager
ta-now = aussitôt
ta-changes = Ce que cela change
ta-standing = Si l'on comptait maintenant
ta-finish = L'armée est debout
ta-finish-won = L'Empereur est honoré
ta-finish-lost = { $minister } garde l'oreille de l'Empereur
ta-points-by-source = Les points et leur origine
ta-points-by-round = Points par manche
ta-round-word = manche
ta-final-word = fin
ta-groups = Groupes
ta-group-place = en { $space }

ta-tip-coin = Pièces
    .text = Paient les maîtres, les spécialistes et la rotation d'un anneau.
ta-tip-clay-wet = Argile humide
    .text = Paie les guerriers. Elle sèche lors du rangement.
ta-tip-clay-dry = Argile sèche
    .text = Il faut la mouiller avant de bâtir avec elle.
ta-tip-clay = Son argile
    .text = L'argile du Premier ministre ne sèche jamais.
ta-tip-bases = Socles
    .text = Un socle dit à qui est un guerrier. Sans socle, on ne bâtit pas.
ta-tip-craftsmen = Compagnons en main
    .text = Un compagnon a besoin d'un secteur vide.
ta-tip-artisans = Artisans en main
    .text = Un artisan peut rejoindre un compagnon, mais pas un autre artisan.
ta-tip-points = Points jusqu'ici
    .text = { $parts } ; décomptés maintenant : { $more }
ta-tip-prestige = Points de victoire
    .text = Qui a le plus de PV gagne.
ta-tip-slice = Un secteur de la roue
    .text = Votre ouvrier fait ses trois actions, de l'intérieur vers l'extérieur.
ta-tip-build = Bâtir
    .text = Prenez un guerrier du présentoir, placez-le et marquez ce que montre le présentoir.
ta-tip-soak = Mouiller
    .text = Toute votre argile sèche redevient humide.
ta-tip-upgrade = Promotion
    .text = Le compagnon que vous venez de placer devient artisan pour de bon.
ta-tip-priority = Priorité
    .text = Vous jouez plus tôt à la manche suivante. En solo, elle rapporte { $n } PV et une pièce ou une argile.
ta-tip-specialist = Spécialiste
    .text = Placez un spécialiste contre des pièces et son arme.
ta-tip-master = { $master }
    .text = Sans votre jeton : engager. Avec lui : { $use }. Au rangement : { $each }.
ta-tip-weapon-sword = Épée
    .text = Après un officier : { $n } PV, et un inspecteur peut avancer d'une case. Elle paie aussi un cheval.
ta-tip-weapon-halberd = Hallebarde
    .text = Après un garde : { $n } PV par statue autour de lui. Elle paie aussi un musicien.
ta-tip-weapon-bow = Arc
    .text = Après un archer : { $n } PV par case jusqu'à la statue suivante, en ligne droite. Il paie aussi un archer à genoux.
ta-tip-weapon-spear = Lance
    .text = Après un soldat : { $n } PV et { $coins }. Elle paie aussi un fantassin.
ta-tip-warrior = { $figure }
    .text = Les guerriers d'un même type qui se touchent forment un groupe, à qui qu'ils soient. Son arme : { $weapon }.
ta-tip-horse = Cheval
    .text = Se tient derrière un de vos guerriers sur les deux cases suivantes : le guerrier en couvre trois.
ta-tip-musician = Musicien
    .text = À chaque manche, chacun marque { $n } PV par guerrier à soi dans sa rangée et sa colonne.
ta-tip-footman = Fantassin
    .text = À la fin, les guerriers des huit cases autour comptent : { $dominance } PV pour qui en a le plus, sinon { $presence }.
ta-tip-kneeling_archer = Archer à genoux
    .text = Le guerrier auquel il fait face compte un de plus dans son groupe.
ta-tip-space = Case du mausolée
    .text = Briques : la tuile de la manche compte ici. Ratissé : un inspecteur regarde ici.
ta-tip-inspector = Inspecteurs
    .text = À chaque manche, la colonne et la rangée inspectées comptent : { $dominance } PV pour qui a le plus de guerriers, sinon { $presence }.
ta-tip-group = Groupe
    .text = À la fin, il rapporte { $dominance } PV par guerrier au plus fort, { $presence } aux autres qui y sont. Les guerriers seuls partent.
ta-tip-tile = Tuile : { $tile }
    .text = À la fin de sa manche, qui en a le plus marque le premier nombre, les autres qui en ont le second.
ta-tip-warehouse = Entrepôt
    .text = Chaque construction y laisse une argile sèche. Le maître artisan la prend.
ta-tip-turn = Tourner un anneau
    .text = Une fois dans votre tour, avant de placer un ouvrier, pour { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
      }.
ta-tip-decree = Décrets
    .text = Ce que les dés peuvent lui ordonner. Un point couleur d'argile tourne l'anneau intérieur, un point clair l'anneau médian. Un décret marqué dépasse des autres.
ta-tip-option = Option de difficulté { $n }
    .text = { $option }
ta-tip-hire = Le maître suivant
    .text = Ce que vous coûte maintenant un maître de plus.

## Les valeurs de sa propre boîte (box)

ta-box-part-wheel = La roue
ta-box-part-wheel-hint = Comme au début d'une partie, le secteur 0 étant celui de la promotion. Touchez un endroit, puis choisissez ce qui y est imprimé.
ta-box-part-rack = Le présentoir
ta-box-part-rack-hint = Les PV du prochain guerrier d'un type, du premier au onzième.
ta-box-part-specialists = Spécialistes
ta-box-part-specialists-hint = L'arme que chacun demande, et ce que coûtent le premier jusqu'au quatrième.
ta-box-part-weapons = Armes
ta-box-part-weapons-hint = Ce qu'une arme rapporte à qui l'utilise.
ta-box-part-masters = Maîtres
ta-box-part-masters-hint = Qui rapporte une pièce ou garde une argile humide au rangement, ce que donnent certains, et le prix du premier au sixième jeton d'un joueur.
ta-box-part-start = Le début
ta-box-part-start-hint = Ce que les joueurs ont au début de la partie.
ta-box-part-inspectors = Inspecteurs
ta-box-part-inspectors-hint = Où ils commencent, de combien ils avancent au rangement, et ce que comptent leur rangée et leur colonne.
ta-box-part-scoring = Décompte
ta-box-part-scoring-hint = Les tuiles des manches 1 à 5, et ce qui compte à chaque manche et à la fin.
ta-box-part-areas = Zones
ta-box-part-areas-hint = Les cases que compte chaque tuile. Touchez une case pour l'y mettre ou l'en retirer.
ta-box-part-decrees = Décrets
ta-box-part-decrees-hint = Le tableau de Li Si : les armes des lignes 3 à 6, l'argile des lignes 7 à 10, et les anneaux que tourne une ligne.
ta-box-part-priority = Les cases de Li Si
ta-box-part-priority-hint = Le rang qu'il donne à une case selon sa distance vers l'avant depuis la colonne et la rangée inspectées. Touchez une case pour compter, ou tapez un chiffre.

ta-box-slice = { $ring }, secteur { $n }
ta-box-wheel-rotate_cost = Prix pour tourner un anneau
ta-box-start-workers = { $n ->
    [1] ouvriers à 2 joueurs
    [2] ouvriers à 3 joueurs
   *[other] ouvriers à 4 joueurs
  }
ta-box-start-coins = pièces
ta-box-start-clay = argile humide du joueur { $n } dans l'ordre
ta-box-start-bases = socles
ta-box-inspectors-column = première colonne
ta-box-inspectors-row = première rangée
ta-box-inspectors-cleanup_step = pas au rangement
ta-box-inspectors-vp = ligne inspectée, { $n ->
    [1] domination
   *[other] présence
  }
ta-box-scoring-tiles = tuile de la manche { $n }, { $m ->
    [1] domination
   *[other] présence
  }
ta-box-scoring-footman = fantassin, { $n ->
    [1] domination
   *[other] présence
  }
ta-box-scoring-group = groupe, par guerrier, { $n ->
    [1] domination
   *[other] présence
  }
ta-box-scoring-musician = PV par guerrier
ta-box-scoring-leftover_per_vp = pièces et argiles pour 1 PV
ta-box-scoring-priority_tokens = jetons de priorité
ta-box-rack-vp = PV du guerrier { $n } d'un type
ta-box-weapons-sword-vp = PV
ta-box-weapons-halberd-vp_per_statue = PV par statue autour
ta-box-weapons-bow-vp_per_space = PV par case entre les deux
ta-box-weapons-spear-vp = PV
ta-box-weapons-spear-coins = pièces
ta-box-specialists-weapon = { $figure } : arme
ta-box-specialists-prices = { $figure } : prix du numéro { $n }
ta-box-masters-bring_coin = rapporte une pièce
ta-box-masters-keep_clay = garde une argile humide
ta-box-masters-prices = prix du maître { $n }
ta-box-masters-claymaker_clay = argiles
ta-box-masters-inspector_steps = cases
ta-box-masters-craftsman_stacks = entrepôts
ta-box-areas = { $tile }, rangée { $n }
ta-box-priority-chart = rang des cases, rangée { $n }
ta-box-decrees-weapons = arme du décret { $n }
ta-box-decrees-clay = argile du décret { $n }
ta-box-decrees-rotate_inner = tourne l'anneau intérieur
ta-box-decrees-rotate_middle = tourne l'anneau médian

# Parties fautives dans leur ensemble.
ta-box-all-wheel-inner = anneau intérieur
ta-box-all-wheel-middle = anneau médian
ta-box-all-wheel-outer = anneau extérieur
ta-box-all-rack-vp = le présentoir
ta-box-all-scoring-tiles = tuiles
ta-box-all-scoring-footman = fantassin
ta-box-all-scoring-group = groupes
ta-box-all-inspectors-vp = ligne inspectée
ta-box-all-specialists = les armes des spécialistes
ta-box-all-specialists-horse-prices = prix des chevaux
ta-box-all-specialists-musician-prices = prix des musiciens
ta-box-all-start-workers = Ouvriers
ta-box-all-start-clay = Argile humide selon l'ordre
ta-box-all-decrees-weapons = armes des décrets
ta-box-all-priority-chart = les rangs

ta-box-sign-coins = pièces
ta-box-sign-clay = argile
ta-box-sign-build = bâtir
ta-box-on-slice = { $label } : { $sign }{ $n ->
    [0] {""}
   *[other] {" "}{ $n }
  }
ta-box-slice-before = Secteur précédent
ta-box-slice-after = Secteur suivant
ta-box-rings = Anneau
ta-box-how-many = Nombre
ta-box-nth = nº { $n }
ta-box-players = { $n } joueurs
ta-box-each-player = Chaque joueur
ta-box-master-prices = Prix des jetons d'un joueur
ta-box-round = Manche { $n }
ta-box-dominance = domination
ta-box-presence = présence
ta-box-decree = décret { $n }
ta-box-spaces = Cases
ta-box-space = { $space } : { $what }
ta-box-in-area = dans la zone
ta-box-out-of-area = en dehors
ta-box-rank = rang { $n }

ta-box-unsaid-1 = La forme du plateau : une roue de douze secteurs et trois anneaux, dont l'intérieur tourne dans le sens des aiguilles d'une montre et le médian en sens inverse ; un mausolée de neuf colonnes et sept rangées.
ta-box-unsaid-2 = Ce qui se trouve sur quel anneau : bâtir, mouiller et la promotion à l'intérieur ; les maîtres et la priorité au milieu ; les armes et les spécialistes à l'extérieur. Il y a une promotion, une priorité et chaque maître une fois.
ta-box-unsaid-3 = Ce que fait une arme, un maître ou un spécialiste ; seul son nombre peut être saisi. L'arme du cheval est l'épée.
ta-box-unsaid-4 = Combien de pièces il y a : onze guerriers par type, quatre spécialistes par sorte, douze tuiles de décompte, six maîtres. À deux, chacun a 5 ouvriers, et la domination du fantassin vaut 8 PV.
ta-box-unsaid-5 = Ce que le livret solo dit en mots : le tour de Li Si, les décrets 2, 11 et 12, ses options, ce qui est tiré et quand.
ta-box-unsaid-6 = L'ordre des étapes d'une manche, et les égalités.

## En une page (lesson)

ta-sheet-place = Placez un ouvrier sur un secteur de la roue : un compagnon là où il n'y a personne, un artisan là où il n'y a pas d'autre artisan.
ta-sheet-turn = Avant cela, vous pouvez payer des pièces pour tourner d'un secteur l'anneau intérieur ou celui du milieu.
ta-sheet-actions = Faites les trois actions du secteur, de l'intérieur vers l'extérieur. Celle que vous refusez rapporte 1 pièce ou 1 argile humide.
ta-sheet-build = Bâtir dépense de l'argile humide et pose un guerrier sur une case libre ; le présentoir dit ce qu'il rapporte.
ta-sheet-masters = Un maître engagé vous aide chaque fois que vous revenez chez lui, et rapporte quelque chose à chaque rangement.
ta-sheet-scoring = Quand tous les ouvriers sont placés : inspecteurs, musiciens, et la tuile de décompte de la manche.
ta-sheet-cleanup = Puis l'argile humide sèche, les ouvriers rentrent, anneaux et inspecteurs avancent. Cinq manches, puis le décompte final.
ta-sheet-points-rack = Chaque guerrier que vous bâtissez : ce que montre le présentoir, de moins en moins.
ta-sheet-points-weapon = Une arme que vous utilisez avec son guerrier, et la priorité contre Li Si.
ta-sheet-points-inspector = À chaque manche, le plus de guerriers dans la rangée inspectée, et dans la colonne ; les autres présents marquent moins.
ta-sheet-points-tile = À chaque manche sa tuile de décompte, qui vaut plus de manche en manche.
ta-sheet-points-specialists = Un musicien à chaque manche, un fantassin à la fin.
ta-sheet-points-group = À la fin, les groupes d'un même type : qui domine marque le plus. Les guerriers sans groupe sont d'abord retirés.
ta-sheet-points-leftovers = À la fin, les restes : pièces et argile.
