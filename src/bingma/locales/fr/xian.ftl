# Xi'an : tout ce qui s'en dit. Les noms de la notation (workshop, A1, halberd-2) sont les mêmes dans
# toutes les langues ; leurs mots sont ici.

xian-building-workshop = atelier
xian-building-lab = labo
xian-building-armory = armurerie
xian-building-palace = palais

xian-does-workshop = façonner
xian-does-lab = peindre
xian-does-armory = forger
xian-does-palace = avancer

xian-goods-coin = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
  }
xian-goods-clay = { $n } argile
xian-goods-Y = { $n } jaune
xian-goods-R = { $n } rouge
xian-goods-G = { $n } vert
xian-goods-B = { $n } bleu
xian-points = { $n } PP

xian-resource-coin = pièce
xian-resource-clay = argile
xian-resource-Y = jaune
xian-resource-R = rouge
xian-resource-G = vert
xian-resource-B = bleu

xian-tile-open-free = ouvert/gratuit
xian-tile-market = marché
xian-tile-discount = remise
xian-tile-extra = action en plus
xian-track-open-free = Ouvert/gratuit
xian-track-market = Marché
xian-track-discount = Remise
xian-track-extra = Action en plus

xian-end-resources = 1 PP par ressource, 15 au plus
xian-end-prestige = 1 PP par tranche complète de 10 PP
xian-end-tiles = 3 PP par tuile bonus non utilisée
xian-end-warriors = 2 PP par guerrier à vous
xian-end-helpers = 2 PP par assistant
xian-end-six = 6 PP
xian-end-majorities = 5 PP par section où vous êtes premier
xian-end-pairs = 4 PP par paire d'équipements de même sorte

xian-helper-ceramist = céramiste
xian-helper-accountant = comptable
xian-helper-administrator = intendant
xian-helper-emissary = émissaire
xian-helper-scientist = savant
xian-helper-officer = officier
xian-ability-ceramist = +1 PP à chaque statue façonnée
xian-ability-accountant = percepteurs +1 pièce
xian-ability-administrator = artisans +1 argile
xian-ability-emissary = un échange à chaque pas en avant
xian-ability-scientist = façonner coûte 1 argile de moins
xian-ability-officer = forger coûte 1 pièce de moins

xian-material-wood = bois
xian-material-bronze = bronze

xian-part-play = en jeu
xian-part-majorities = majorités
xian-part-equipment = équipement
xian-part-mausoleum = tuiles non utilisées
xian-part-end_tile = tuile de fin
xian-part-resources = ressources

# Questions

xian-ask-favour = Faveur de l'Empereur : quelles cartes sous le paquet, pour autant d'autres ?
xian-ask-plan = Manche { $round } : dessus la carte qui travaille, dessous celle qui donne l'ordre.
xian-ask-work = Votre { $card } travaille : son action, ou 1 pigment { $colour } ?
xian-ask-build = Dans quel bâtiment entre votre maître bâtisseur ? Ou passez-vous ?
xian-ask-discount = La remise est annoncée : quelle action de bâtiment en profite ?
xian-ask-after = Utilisez-vous une autre tuile, ou terminez-vous votre coup ?
xian-ask-craft = Dans quelle niche façonnez-vous une statue ? Vous avez { $clay } argile.
xian-ask-seal = Posez-vous l'un de vos { $seals ->
    [one] sceaux (il en reste { $seals })
   *[other] { $seals } sceaux
  } sous la nouvelle statue ?
xian-ask-paint = Quelle statue peignez-vous ?
xian-ask-pay = Quel pigment payez-vous pour cela ?
xian-ask-forge = Quel équipement forgez-vous ? Vous avez { xian-goods-coin }.
xian-ask-keep = Quelle tuile de fin de partie gardez-vous ?
xian-ask-give = Échange avec la réserve : que donnez-vous ?
xian-ask-take = Échange avec la réserve : que prenez-vous en retour ?
xian-ask-none = Ce n'est pas à vous de décider maintenant.

# Ce qu'un choix coûte et apporte

xian-pay = payer { $goods }
xian-goods-to = { $goods } à { $name }
xian-gain = +{ $goods }
xian-lose = perdre { $goods }
xian-to-space = jusqu'à la case { $space }
xian-take-tile = prendre la tuile { $tile }
xian-group = un groupe de { $size }
xian-recruit = recruter : { $helper } ({ $ability })
xian-equipment-kind = { $card }, { $material }, section { $section }
xian-then-workshop = puis façonner
xian-then-lab = puis peindre
xian-then-armory = puis forger
xian-then-palace = puis garder une tuile de fin de partie
xian-then-pay = puis choisir un pigment à payer
xian-use-market = échanger une ou deux ressources avec la réserve
xian-use-discount = façonner ou forger pour 1 de moins, ou peindre avec 1 pigment
xian-end-go = terminer votre coup
xian-keep-all = garder les quatre
xian-draw-new = { $count ->
    [one] piocher { $count } carte
   *[other] piocher { $count } cartes
  }
xian-only-you = personne d'autre ne pourra la peindre
xian-anybody = n'importe qui pourra la peindre
xian-stop = ne plus rien échanger
xian-nothing = rien
xian-works = { $work }, joue avec { $number }
xian-recruited-for = { $helper }, { $points }
xian-has = vous en avez { $count }
xian-in-stock = { $count } en réserve
xian-column-craft = Section { $section } : payer { $clay } argile
xian-column-plan = { $card } : { $work }

# Le journal : chaque phrase est un nom et un ou plusieurs de ces mots, séparés par des virgules

xian-log = { $name } { $what }.
xian-event-works = travaille et ne reçoit rien
xian-event-no-pigment = prend un pigment, mais la réserve n'en a pas
xian-event-pass = passe
xian-event-favoured = { $cards ->
    [0] garde ses quatre cartes
    [one] échange { $cards } carte
   *[other] échange { $cards } cartes
  }
xian-event-drawn = pioche { $cards }
xian-event-gained = reçoit { $goods }
xian-event-paid = paie { $goods }
xian-event-scored = marque { $points } PP
xian-event-lost = perd { $points } PP
xian-event-recruited = recrute : { $helper }
xian-event-builder-sent = { $building ->
    [atelier] envoie un bâtisseur à l'atelier
    [labo] envoie un bâtisseur au labo
    [armurerie] envoie un bâtisseur à l'armurerie
    [palais] envoie un bâtisseur au palais
   *[other] envoie un bâtisseur ({ $building })
  }
xian-event-crafted = façonne une statue en { $space }
xian-event-sealed = la scelle
xian-event-painted = { $group ->
    [one] peint { $space }
   *[other] peint { $space } (groupe de { $group })
  }
xian-event-forged = forge { $card }
xian-event-advanced = avance à la case { $space }
xian-event-tile-taken = prend la tuile { $tile }
xian-event-tile-used = utilise la tuile { $tile }
xian-event-end-tile-kept = garde la tuile de fin de partie { $tile }

# Le journal : des phrases entières

xian-event-turn-began = Le tour { $turn } commence.
xian-event-round-began = La manche { $round } commence.
xian-event-revealed = Révélé, dans l'ordre du jeu : { $pairs }.
xian-pair-of = { $name } { $pair }
xian-event-builders-home = Les bâtisseurs rentrent chez eux.
xian-event-request-fulfilled = Demande accomplie en { $space } : { $colour } { $token }.
xian-event-minister-moved = { $building ->
    [atelier] Le Premier ministre est à l'atelier.
    [labo] Le Premier ministre est au labo.
    [armurerie] Le Premier ministre est à l'armurerie.
    [palais] Le Premier ministre est au palais.
   *[other] Premier ministre : { $building }.
  }
xian-event-request-opened = Nouvelle demande en { $space } : { $colour } { $token }.
xian-event-equipment-left = { $count ->
    [one] { $cards } quitte l'étal.
   *[other] { $cards } quittent l'étal.
  }
xian-event-equipment-opened = Nouvel équipement : { $cards }.
xian-event-part-scored = Décompte final, { $part } : { $points }.
xian-points-of = { $name } { $points }
xian-event-game-ended = La partie est finie.

# Pourquoi pas

reason-already-decided = Vous avez déjà décidé.
reason-not-now = { $decision ->
    [favour] On décide maintenant de la faveur de l'Empereur.
    [plan] On prépare maintenant les paires de cartes.
    [work] L'ouvrier vient d'abord.
    [build] C'est maintenant l'étape du bâtisseur.
    [after] L'étape du bâtisseur est passée.
    [craft] Une statue est en train d'être façonnée.
    [seal] Le sceau vient d'abord.
    [paint] Une statue est en train d'être peinte.
    [pay] Il faut d'abord payer le pigment.
    [forge] Un équipement est en train d'être forgé.
    [keep] Il faut d'abord garder une tuile de fin de partie.
    [exchange] Un échange est en cours.
   *[other] Pas maintenant.
  }
reason-discount-announced = La remise est annoncée : seule une action de bâtiment peut suivre.
reason-no-discount-in-palace = Le palais n'a pas de prix à réduire.
reason-two-cards-needed = Il faut deux cartes différentes de votre main.
reason-first-exchange-required = Le marché doit faire son premier échange.
reason-none-owned = Vous n'en avez pas : { $resource }.
reason-out-of-stock = La réserve n'en a plus : { $resource }.
reason-not-requested = Cette couleur n'est pas demandée ici : { $colour }.
reason-end-tile-taken = { $seat } a déjà la tuile de fin de partie { $tile }.
reason-end-tile-not-in-game = La tuile de fin de partie { $tile } n'est pas dans cette partie.
reason-pair-closed = La paire { $building } et { $other } est fermée : { $count } sur { $limit }.
reason-no-raw-statue = Il n'y a plus de statue brute en réserve.
reason-too-little-clay = Il faut { $needed } argile, vous en avez { $owned }.
reason-pit-full = Toutes les niches de la fosse sont prises.
reason-no-warrior-left = Vous n'avez plus de guerrier.
reason-no-statue-to-paint = Il n'y a aucune statue que vous puissiez peindre.
reason-too-few-pigments = Il vous manque des pigments : { $needed }.
reason-display-empty = L'étal d'équipement est vide.
reason-too-few-coins = { $fee ->
    [0] { $needed ->
        [one] Il faut { $needed } pièce, vous en avez { $owned }.
       *[other] Il faut { $needed } pièces, vous en avez { $owned }.
      }
   *[other] { $needed ->
        [one] Il faut { $needed } pièce, et après la redevance de { $fee } il vous en reste { $owned }.
       *[other] Il faut { $needed } pièces, et après la redevance de { $fee } il vous en reste { $owned }.
      }
  }
reason-end-of-track = Votre contremaître est au bout de la piste.
reason-space-taken = { $space } est prise.
reason-nothing-there = Il n'y a rien en { $space }.
reason-already-painted = { $space } est déjà un guerrier ({ $seat }).
reason-sealed = { $space } porte un sceau ({ $seat }).
reason-slot-empty = La place { $slot } de l'étal est vide.
reason-tile-not-owned = Vous n'avez pas la tuile { $tile }.
reason-tile-used = Votre tuile { $tile } est utilisée.
reason-pair-not-closed = La paire n'est pas fermée, il n'y a rien à ouvrir ({ $building }).
reason-no-fee-due = Aucune redevance n'est due ici ({ $building }).
reason-nothing-to-discount = Aucune action de bâtiment n'est possible avec la remise.
reason-nothing-to-exchange = Vous n'avez rien à échanger.

# La table, dessinée

xian-round = manche { $round }
xian-first-favour = la faveur de l'Empereur
xian-order = ordre :
xian-you = vous
xian-mausoleum = Mausolée
xian-space-start = 0 Départ
xian-space-tile = { $space } { $tile }
xian-space-end = 5 Tuile de fin
xian-label-end-tiles = Tuiles fin
xian-none-left = plus aucune
xian-empty-slot = –
xian-craft-clay = façon { $clay } arg.
xian-paint-with = peindre
xian-token = #{ $token }
xian-any = libre
xian-short-clay = { $clay } arg.
xian-raw = cru
xian-left-pair = paire gauche
xian-right-pair = paire droite
xian-places = { $count }/{ $limit }
xian-closed = fermée
xian-fee = dû { $coins }
xian-no-fee = dû 0
xian-minister = Ministre
xian-stock = Réserve
xian-stock-raw = { $count } cru
xian-head-coins = pcs
xian-head-clay = arg.
xian-head-tiles = tuiles
xian-head-end-tile = de fin
xian-head-helpers = assistants
xian-head-tile-helpers = fin, assistants
xian-head-points = PP
xian-head-pigments = pigments
xian-head-warriors = guer
xian-head-seals = sc.
xian-head-equipment = éq.
xian-hand = Main
xian-hand-empty = vide
xian-or-pigment = ou 1 { $colour }
xian-own-equipment = Équipement : { $cards }
xian-own-score = Fin maintenant : { $total } PP
xian-planned = Prévu : { $pair }
xian-short-helper-ceramist = cér
xian-short-helper-accountant = com
xian-short-helper-administrator = int
xian-short-helper-emissary = émi
xian-short-helper-scientist = sav
xian-short-helper-officer = off

# Ce que veulent dire les signes du dessin

xian-legend-pit = Dans la fosse, « C5 6$$ » est une niche vide qui rapporte 6 PP et 2 pièces, « 7R » 7 PP et 1 pigment rouge.
xian-legend-statue = « cru » est une statue brute à peindre, la marque d'un joueur un guerrier ; une seconde marque (§) est le sceau sous la statue.
xian-legend-request = « peindre R+libre #8 » : un pigment rouge et un de couleur libre, selon la demande 8 de l'Empereur.
xian-legend-minister = « ★ Ministre » : le premier à entrer là reçoit 1 pièce et 1 PP. « dû » est la redevance pour entrer.
xian-legend-tiles = Tuiles : O ouvert/gratuit, M marché, R remise, A action en plus ; « – » est utilisée, « · » pas encore prise.
xian-legend-helpers = Assistants : { $helpers }.
xian-legend-helper = { $short } { $helper } ({ $ability })

# La table, lue à voix haute

xian-read-turn = Tour { $turn } sur 6, manche { $round }.
xian-read-favour = Tour { $turn } sur 6, avant la première manche.
xian-read-order = Ordre du jeu : { $names }.
xian-read-track = Mausolée : { $places }.
xian-read-on-space = { $names } sur la case { $space }
xian-read-end-tiles = Tuiles de fin de partie disponibles : { $tiles }.
xian-read-no-end-tiles = Il n'y a plus de tuile de fin de partie.
xian-read-section = Section { $section } : peindre demande { $colours } ({ $tokens }).
xian-read-any = un pigment au choix
xian-read-token = demande { $token }
xian-read-craft = Y façonner vous coûte { $clay } argile.
xian-read-spaces = { $spaces }.
xian-read-empty = { $space } libre, rapporte { $goods }
xian-read-raw = { $space } statue brute
xian-read-painted = { $space } guerrier ({ $name })
xian-read-sealed = { $statue } avec un sceau ({ $name })
xian-read-pair = { $pair }, occupée à { $count } sur { $limit } :
xian-read-pair-closed = { $pair }, fermée avec { $count } sur { $limit } :
xian-read-builders = { $building } avec des bâtisseurs ({ $names })
xian-read-no-builders = { $building } sans bâtisseur
xian-read-building-fee = { $building }, redevance { $goods }
xian-read-minister = { $building ->
    [atelier] Le Premier ministre est à l'atelier.
    [labo] Le Premier ministre est au labo.
    [armurerie] Le Premier ministre est à l'armurerie.
    [palais] Le Premier ministre est au palais.
   *[other] Premier ministre : { $building }.
  }
xian-read-minister-bonus = { xian-read-minister } Il récompensera le premier qui entrera.
xian-read-display = Étal d'équipement : { $cards }.
xian-read-display-empty = L'étal d'équipement est vide.
xian-read-card = { $slot } { $card } pour { $goods }
xian-read-card-clay = { $card } avec { $clay } argile
xian-read-stock = En réserve : { $raw ->
    [one] { $raw } statue brute
   *[other] { $raw } statues brutes
  }, { $pigments }.
xian-read-player = { $name } : { $points } PP, { $goods }.
xian-read-pieces = Il reste { $warriors ->
    [one] { $warriors } guerrier
   *[other] { $warriors } guerriers
  } et { $seals ->
    [one] { $seals } sceau
   *[other] { $seals } sceaux
  } ; { $equipment ->
    [one] { $equipment } carte équipement
   *[other] { $equipment } cartes équipement
  }.
xian-read-tiles = Tuiles : { $tiles }.
xian-read-tile-used = { $tile } (utilisée)
xian-read-end-tile = Tuile de fin de partie : { $tile }.
xian-read-helpers = Assistants : { $helpers }.
xian-read-revealed = A joué { $top } sur { $bottom }.
xian-read-hand = Votre main : { $cards }.
xian-read-no-hand = Votre main est vide.
xian-read-hand-card = { $card } ({ $work })
xian-read-equipment = Votre équipement : { $cards }.
xian-read-score = Si la partie finissait maintenant, vous auriez { $total } PP : { $parts }.
