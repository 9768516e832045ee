# Xi'an : tout ce qui s'en dit, dans le terminal et sur la page. Les noms de la notation (workshop,
# A1, halberd-2) sont les mêmes dans toutes les langues ; leurs mots sont ici.
#
# Un joueur est { $who } ; { $who-you } vaut « yes » pour celui qui écoute. Une chose apporte ses
# attributs : { $building-the } est l'attribut « the » d'un bâtiment. Les termes sont ceux de la règle
# publiée en français ; docs/glossary.md les réunit.

## La première page (door)

xian-door = Modelez et peignez des statues, et dominez la fosse.
xian-moment = Tour { $turn } sur { $turns }, phase { $round }
xian-moment-favour = Tour { $turn } sur { $turns }, avant la première phase

## Les choses

xian-building-workshop = atelier
    .the = l'atelier
    .to = à l'atelier
    .taken = occupé
xian-building-lab = laboratoire
    .the = le laboratoire
    .to = au laboratoire
    .taken = occupé
xian-building-armory = armurerie
    .the = l'armurerie
    .to = à l'armurerie
    .taken = occupée
xian-building-palace = palais
    .the = le palais
    .to = au palais
    .taken = occupé

# Ce qu'on y fait.
xian-does-workshop = modeler
xian-does-lab = peindre
xian-does-armory = forger
xian-does-palace = avancer

xian-goods-coin = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
  }
xian-goods-clay = { $n ->
    [one] { $n } argile
   *[other] { $n } argiles
  }
xian-goods-Y = { $n ->
    [one] { $n } jaune
   *[other] { $n } jaunes
  }
xian-goods-R = { $n ->
    [one] { $n } rouge
   *[other] { $n } rouges
  }
xian-goods-G = { $n ->
    [one] { $n } vert
   *[other] { $n } verts
  }
xian-goods-B = { $n ->
    [one] { $n } bleu
   *[other] { $n } bleus
  }
xian-points = { $n } PP

xian-resource-coin = pièce
    .of = de pièce
xian-resource-clay = argile
    .of = d'argile
xian-resource-Y = pigment jaune
    .of = de pigment jaune
xian-resource-R = pigment rouge
    .of = de pigment rouge
xian-resource-G = pigment vert
    .of = de pigment vert
xian-resource-B = pigment bleu
    .of = de pigment bleu

xian-colour-Y = jaune
    .f = jaune
xian-colour-R = rouge
    .f = rouge
xian-colour-G = vert
    .f = verte
xian-colour-B = bleu
    .f = bleue
xian-colour-any = un au choix

xian-card = { $colour-f } { $number }
xian-cards = { $cards }
    .the = { $cards-count ->
        [one] la carte { $cards }
       *[other] les cartes { $cards }
      }

xian-tile-open-free = Ouvert/gratuit
    .the = la tuile Ouvert/gratuit
xian-tile-market = Marché
    .the = la tuile Marché
xian-tile-discount = Réduction
    .the = la tuile Réduction
xian-tile-extra = +1 action
    .the = la tuile +1 action

xian-end-resources = Ressources
    .scores = { $n } PP par ressource rendue, { $most } au plus
xian-end-prestige = Prestige
    .scores = { $n } PP par tranche complète de { $each } PP
xian-end-tiles = Tuiles
    .scores = { $n } PP par tuile Bonus inutilisée
xian-end-warriors = Soldats
    .scores = { $n } PP par soldat que vous avez peint
xian-end-helpers = Assistants
    .scores = { $n } PP par assistant
xian-end-six = Six
    .scores = { $n } PP
xian-end-majorities = Majorités
    .scores = { $n } PP par section où vous êtes en tête
xian-end-pairs = Paires
    .scores = { $n } PP par paire d'équipements de même sorte

xian-helper-ceramist = céramiste
    .the = le céramiste
    .can = +1 PP à chaque statue modelée
xian-helper-accountant = comptable
    .the = le comptable
    .can = percepteurs +1 pièce
xian-helper-administrator = administrateur
    .the = l'administrateur
    .can = artisans +1 argile
xian-helper-emissary = émissaire
    .the = l'émissaire
    .can = un échange à chaque pas en avant
xian-helper-scientist = scientifique
    .the = le scientifique
    .can = modeler coûte 1 argile de moins
xian-helper-officer = officier
    .the = l'officier
    .can = forger coûte 1 pièce de moins

xian-equipment-crossbow = arbalète
    .full = arbalète
    .the = l'arbalète
xian-equipment-arrowheads = flèches
    .full = pointes de flèches
    .the = les pointes de flèches
xian-equipment-chariot = char
    .full = char
    .the = le char
xian-equipment-halberd = hallebarde
    .full = hallebarde
    .the = la hallebarde
xian-equipment-horse = cheval
    .full = cheval
    .the = le cheval
xian-equipment-sword = épée
    .full = épée
    .the = l'épée

xian-material-wood = bois
xian-material-bronze = bronze

xian-part-play = en jeu
    .title = En jeu
xian-part-majorities = majorités
    .title = Majorités
xian-part-section = section { $section }
    .title = Majorité dans la section { $section }
xian-part-equipment = équipement
    .title = Équipement
xian-part-mausoleum = tuiles inutilisées
    .title = Tuiles inutilisées
xian-part-end_tile = tuile de fin de partie
    .title = Tuile de fin de partie
xian-part-resources = ressources
    .title = Ressources

xian-source-work = le travail
xian-source-pigment = le pigment
xian-source-pass = le fait de passer
xian-source-minister = le Premier ministre
xian-source-fee = la redevance
xian-source-craft = la case
xian-source-ceramist = votre céramiste
xian-source-paint = la peinture
xian-source-helper = l'assistant
xian-source-equipment = l'équipement
xian-source-exchange = l'échange
xian-source-start = le départ
xian-source-space = la case

## Les questions : que faire, et une ligne d'aide

xian-turn-of = tour { $turn } sur { $turns }
xian-ask-favour = La faveur de l'Empereur
xian-help-favour = Choisissez les cartes à échanger : elles vont sous votre paquet, et vous en piochez autant.
xian-ask-plan = Préparez votre paire
xian-help-plan = La carte du dessus travaille ; le nombre de celle du dessous donne l'ordre du jeu.
xian-ask-work = Votre ouvrier
xian-help-work = { $card } : { $work }, ou 1 pigment { $colour }.
xian-ask-build = Envoyez un maître-bâtisseur
xian-help-build = Choisissez un bâtiment, ou passez pour 1 pièce.
xian-ask-discount = La réduction est annoncée
xian-help-discount = Choisissez l'action Bâtiment qui en profite.
xian-ask-after = Autre chose ?
xian-help-after = Utilisez une autre tuile, ou terminez votre coup.
xian-ask-craft = Où modelez-vous une statue ?
xian-help-craft = Elle rapporte ce qui est dessiné sur la case. Vous avez { $goods }.
xian-ask-seal = Signez-vous la statue en { $space } ?
xian-help-seal = { $seals ->
    [one] Personne d'autre ne pourra la peindre. C'est votre dernier jeton Signature.
   *[other] Personne d'autre ne pourra la peindre. Vous avez { $seals } jetons Signature, et ils ne reviennent jamais.
  }
xian-ask-paint = Quelle statue peignez-vous ?
xian-help-paint = Elle rapporte 1 PP pour chacun de vos soldats dans son groupe.
xian-ask-pay = Quel pigment payez-vous pour { $space } ?
xian-help-pay = Choisissez l'un des vôtres.
xian-ask-forge = Quel équipement forgez-vous ?
xian-help-forge = Les prix sont ceux que vous payez maintenant. Vous avez { $goods }.
xian-ask-keep = Quelle tuile de fin de partie gardez-vous ?
xian-help-keep = Elle compte au décompte final.
xian-ask-give = Échange : que donnez-vous ?
xian-help-give = Choisissez l'une de vos ressources, ou arrêtez.
xian-ask-take = Échange : que prenez-vous ?
xian-help-take = Choisissez une ressource de la réserve.
xian-ask-planned = Votre choix est fait. Les paires seront révélées quand tout le monde aura décidé.

## Les choix

xian-do-enter = Entrer { $building-to }
xian-do-open = Ouvrir { $building-the }
xian-do-free = Entrer gratuitement { $building-to }
xian-do-extra = +1 action { $building-to }
xian-do-craft = Modeler en { $space }
xian-do-paint = Peindre { $space }
xian-do-pay = Payer { $goods }
xian-do-give = Donner { $goods }
xian-do-take = Prendre { $goods }
xian-do-keep = Garder « { $tile } »
xian-do-forge = Forger { $card-the }
xian-do-forge-slot = Forger la carte de l'emplacement { $slot }
xian-do-plan = Poser la { $top } sur la { $bottom }
xian-do-favour = Échanger { $cards-the }
xian-do-favour-none = Garder les quatre cartes
xian-do-work = Faire travailler l'ouvrier
xian-do-recruit = Recruter { $helper-the }
xian-do-pigment = Prendre un pigment
xian-do-market = Marché
xian-do-discount = Réduction
xian-do-pass = Passer
xian-do-done = Terminer mon coup
xian-do-seal = Signer la statue
xian-do-no-seal = Ne pas signer
xian-do-stop = Arrêter

xian-work-goods = { $goods }
xian-work-helper = { $points ->
    [0] recruter { $helper-the }
   *[other] recruter { $helper-the } et gagner { $points } PP
  }
xian-note-works = { $work }, ou 1 pigment { $colour }
xian-note-first-in-ties = vous jouez avec le { $number }, en premier en cas d'égalité
xian-note-last-in-ties = vous jouez avec le { $number }, en dernier en cas d'égalité
xian-note-in-ties = vous jouez avec le { $number }, après { $names } en cas d'égalité
xian-note-draw = { $count ->
    [0] ne pas piocher
    [one] piocher { $count } carte
   *[other] piocher { $count } cartes
  }
xian-note-recruit = recruter { $helper-the } : { $helper-can }
xian-note-group = un groupe de { $size }
xian-note-equipment = { $material }, section { $section }
xian-note-advance = jusqu'à la case { $space }
xian-note-tile = prendre { $tile-the }
xian-note-end-tile = { $tile-scores }
xian-note-owned = vous en avez { $count }
xian-note-stock = { $count } en réserve
xian-note-nothing = ne rapporte rien
xian-note-market = échanger une ou deux ressources avec la réserve
xian-note-discount = modeler ou forger pour 1 de moins, ou peindre avec un seul pigment
xian-note-done = c'est au joueur suivant
xian-note-stop = ne plus rien échanger
xian-note-seal = personne d'autre ne pourra la peindre
xian-note-no-seal = tout le monde pourra la peindre
xian-leads-craft = à portée : { $n ->
    [one] section { $spaces }
   *[other] sections { $spaces }
  }
xian-leads-craft-best = à portée : { $n ->
    [one] section { $spaces }
   *[other] sections { $spaces }
  }, au mieux { $best } pour { $points }
xian-leads-paint = à peindre : { $spaces }
xian-leads-paint-best = à peindre : { $spaces }, au mieux { $best } pour { $points }
xian-leads-forge = à portée : { $cards }
xian-leads-keep = au choix : { $tiles }
xian-then-workshop = puis modeler
xian-then-lab = puis peindre
xian-then-armory = puis forger
xian-then-palace = puis garder une tuile de fin de partie
xian-then-pay = puis choisir le pigment à payer
xian-group-craft = Section { $section } : { $goods }
xian-group-plan = { $card } : { $work }

## Le journal : une ligne par action

xian-turn = Tour { $turn }
xian-round = Phase { $round }
xian-scoring = Décompte final
xian-did-work = { $who-you ->
    [yes] travaillez
   *[no] travaille
  }
xian-did-pigment = { $who-you ->
    [yes] employez votre ouvrier pour un pigment
   *[no] emploie son ouvrier pour un pigment
  }
xian-did-pass = { $who-you ->
    [yes] passez
   *[no] passe
  }
xian-did-pass-alone = { $who-you ->
    [yes] ne pouvez entrer nulle part et passez
   *[no] ne peut entrer nulle part et passe
  }
xian-did-favour = { $cards ->
    [0] { $who-you ->
        [yes] gardez vos quatre cartes
       *[no] garde ses quatre cartes
      }
    [one] { $who-you ->
        [yes] échangez { $cards } carte
       *[no] échange { $cards } carte
      }
   *[other] { $who-you ->
        [yes] échangez { $cards } cartes
       *[no] échange { $cards } cartes
      }
  }
xian-did-draw = { $who-you ->
    [yes] piochez { $cards-the }
   *[no] pioche { $cards-the }
  }
xian-did-recruit = { $who-you ->
    [yes] recrutez { $helper-the }
   *[no] recrute { $helper-the }
  }
xian-did-enter = { $who-you ->
    [yes] entrez { $building-to }
   *[no] entre { $building-to }
  }
xian-did-craft = { $who-you ->
    [yes] modelez une statue en { $space }
   *[no] modèle une statue en { $space }
  }
xian-did-seal = { $who-you ->
    [yes] la signez
   *[no] la signe
  }
xian-did-paint = { $group ->
    [one] { $who-you ->
        [yes] peignez { $space }
       *[no] peint { $space }
      }
   *[other] { $who-you ->
        [yes] peignez { $space } (un groupe de { $group })
       *[no] peint { $space } (un groupe de { $group })
      }
  }
xian-did-forge = { $who-you ->
    [yes] forgez { $card-the }
   *[no] forge { $card-the }
  }
xian-did-advance = { $who-you ->
    [yes] avancez à la case { $space }
   *[no] avance à la case { $space }
  }
xian-did-take-tile = { $who-you ->
    [yes] prenez { $tile-the }
   *[no] prend { $tile-the }
  }
xian-did-use-tile = { $who-you ->
    [yes] utilisez { $tile-the }
   *[no] utilise { $tile-the }
  }
xian-did-keep = { $who-you ->
    [yes] gardez la tuile de fin de partie « { $tile } »
   *[no] garde la tuile de fin de partie « { $tile } »
  }
xian-log-revealed = Révélé, dans l'ordre du jeu : { $pairs }
xian-pair-of = { $who-you ->
    [yes] vous { $top } sur { $bottom }
   *[no] { $who } { $top } sur { $bottom }
  }
xian-log-turn-ended = Le tour s'achève : { $what }
xian-between-builders-home = les bâtisseurs rentrent chez eux
xian-between-fulfilled = la requête { $token } ({ $colour-f }) est satisfaite
xian-between-minister = le Premier ministre va { $building-to }
xian-between-opened = la requête { $token } ({ $colour-f }) arrive en { $space }
xian-between-left = retiré de l'étal : { $cards }
xian-between-equipment = nouvel équipement : { $cards }
xian-log-part = { $part-title }
xian-log-part-none = { $part-title } : aucun point
xian-log-ended = La partie est finie
xian-wins = { $who-you ->
    [yes] Vous l'emportez avec { $points }, { $ahead } de plus que { $second }.
   *[no] { $second-you ->
        [yes] { $who } l'emporte avec { $points }, { $ahead } de plus que vous.
       *[no] { $who } l'emporte avec { $points }, { $ahead } de plus que { $second }.
      }
  }
xian-wins-tie = { $who-you ->
    [yes] Vous l'emportez avec { $points } ; à égalité avec { $second }, votre superviseur décide.
   *[no] { $who } l'emporte avec { $points } ; à égalité avec { $second-you ->
        [yes] vous
       *[no] { $second }
      }, son superviseur décide.
  }

## Pourquoi pas

xian-why-not-now = { $decision ->
    [favour] On décide maintenant de la faveur de l'Empereur.
    [plan] On prépare maintenant les paires de cartes.
    [work] L'ouvrier vient d'abord.
    [build] C'est maintenant l'étape du bâtisseur.
    [after] L'étape du bâtisseur est passée.
    [craft] Une statue est en train d'être modelée.
    [seal] La signature vient d'abord.
    [paint] Une statue est en train d'être peinte.
    [pay] Il faut d'abord payer le pigment.
    [forge] Un équipement est en train d'être forgé.
    [keep] Il faut d'abord garder une tuile de fin de partie.
    [exchange] Un échange est en cours.
   *[other] Pas maintenant.
  }
xian-why-discount-announced = La réduction est annoncée : seule une action Bâtiment peut suivre.
xian-why-no-discount-in-palace = Le palais n'a pas de prix : il n'y a rien à réduire.
xian-why-two-cards-needed = Il faut deux cartes différentes de votre main.
xian-why-first-exchange-required = Le marché doit faire son premier échange.
xian-why-none-owned = Vous n'avez pas { $resource-of }.
xian-why-out-of-stock = Il n'y a plus { $resource-of } en réserve.
xian-why-not-requested = Aucun { $colour } n'est demandé ici.
xian-why-end-tile-taken = { $seat-you ->
    [yes] Vous avez déjà cette tuile.
   *[no] { $seat } a déjà cette tuile.
  }
xian-why-end-tile-not-in-game = Cette tuile n'est pas dans cette partie.
xian-why-pair-closed = Cette paire est fermée : { $count } sur { $limit }.
xian-why-no-raw-statue = Il n'y a plus de statue brute en réserve.
xian-why-too-little-clay = { $needed ->
    [one] Il faut { $needed } argile, vous en avez { $owned }.
   *[other] Il faut { $needed } argiles, vous en avez { $owned }.
  }
xian-why-pit-full = Toutes les cases de la fosse sont prises.
xian-why-no-warrior-left = Vous avez déjà peint tous vos soldats.
xian-why-no-statue-to-paint = Il n'y a aucune statue que vous puissiez peindre.
xian-why-too-few-pigments = Vos pigments ne suffisent pas. Il faudrait { $pigments }.
xian-why-all-of = { $colours } en section { $section }
xian-why-one-of = { $colours-count ->
    [one] un seul pigment ({ $colours }) en section { $section }
   *[other] un seul pigment parmi { $colours } en section { $section }
  }
xian-why-display-empty = L'étal d'équipement est vide.
xian-why-too-few-coins = { $fee ->
    [0] { $needed ->
        [one] Il faut { $needed } pièce, vous en avez { $owned }.
       *[other] Il faut { $needed } pièces, vous en avez { $owned }.
      }
   *[other] { $needed ->
        [one] Il faut { $needed } pièce, et après la redevance de { $fee } il vous en reste { $owned }.
       *[other] Il faut { $needed } pièces, et après la redevance de { $fee } il vous en reste { $owned }.
      }
  }
xian-why-end-of-track = Votre superviseur est au bout de la piste.
xian-why-space-taken = La case { $space } est prise.
xian-why-nothing-there = Il n'y a rien en { $space }.
xian-why-already-painted = { $seat-you ->
    [yes] Votre soldat se dresse déjà en { $space }.
   *[no] { $seat } a déjà peint { $space }.
  }
xian-why-sealed = { $seat } a signé la statue en { $space }.
xian-why-slot-empty = L'emplacement { $slot } de l'étal est vide.
xian-why-tile-not-owned = Vous n'avez pas { $tile-the }.
xian-why-tile-used = Vous avez déjà utilisé { $tile-the }.
xian-why-pair-not-closed = La paire n'est pas fermée, il n'y a rien à ouvrir.
xian-why-no-fee-due = Aucune redevance n'y est due.
xian-why-nothing-to-discount = Aucune action Bâtiment n'est possible avec la réduction.
xian-why-nothing-to-exchange = Vous n'avez rien à échanger.

## La table en mots

xian-words-time = Où en est la partie
xian-words-players = Joueurs
xian-words-own = Vos cartes
xian-words-section = La fosse, section { $section }
xian-words-buildings = Bâtiments
xian-words-display = Étal d'équipement
xian-words-track = Mausolée
xian-words-stock = Réserve
xian-words-points = Points, si la partie finissait maintenant
xian-read-turn = Tour { $turn } sur { $turns }, phase { $round }.
xian-read-favour = Tour { $turn } sur { $turns }, avant la première phase.
xian-read-order = Ordre du jeu : { $names }.
xian-read-ties = Ordre en cas d'égalité : { $names }.
xian-read-fulfilled = Requêtes satisfaites : { $requests }.
xian-read-request = { $token } ({ $colour-f })
xian-read-player = { $who-you ->
    [yes] Vous : { $what }.
   *[no] { $who } : { $what }.
  }
xian-read-warriors = { $n ->
    [one] encore { $n } soldat
   *[other] encore { $n } soldats
  }
xian-read-seals = { $n ->
    [one] encore { $n } jeton Signature
   *[other] encore { $n } jetons Signature
  }
xian-read-builders-left = { $n ->
    [one] { $n } bâtisseur disponible
   *[other] { $n } bâtisseurs disponibles
  }
xian-read-equipment-count = { $n ->
    [one] { $n } carte Équipement
   *[other] { $n } cartes Équipement
  }
xian-read-supervisor = superviseur sur la case { $space }
xian-read-helpers = { $helpers-count ->
    [one] assistant : { $helpers }
   *[other] assistants : { $helpers }
  }
xian-read-tile-unused = { $tile-the }
xian-read-tile-used = { $tile-the }, utilisée
xian-read-end-tile = tuile de fin de partie « { $tile } »
xian-read-pair = paire révélée : { $top } sur { $bottom }
xian-read-discards = défausse : { $cards }
xian-read-cards = { $held ->
    [one] { $held } carte en main, { $left } dans le paquet
   *[other] { $held } cartes en main, { $left } dans le paquet
  }
xian-read-hand = Main : { $cards }.
xian-read-no-hand = Votre main est vide.
xian-read-hand-card = { $card } ({ $work })
xian-read-plan = Paire préparée : { $top } sur { $bottom }.
xian-read-under-deck = Sous votre paquet : { $cards }.
xian-read-own-equipment = Équipement : { $cards }.
xian-read-equipment = { $card-full }, { $material }, section { $section }
xian-read-score = Si la partie finissait maintenant, vous auriez { $total } PP : { $parts }.
xian-read-points-now = { $who } : { $parts }
xian-read-painting = { $tokens-count ->
    [one] Pigments à payer pour peindre : { $colours } (requête { $tokens }).
   *[other] Pigments à payer pour peindre : { $colours } (requêtes { $tokens }).
  }
xian-read-crafting = Modeler coûte { $goods }.
xian-read-empty = { $space } : libre, rapporte { $goods }
xian-read-raw = { $space } : statue brute
xian-read-painted = { $who-you ->
    [yes] { $space } : votre soldat
   *[no] { $space } : soldat peint par { $who }
  }
xian-read-sealed = { $owner-you ->
    [yes] { $statue }, avec votre jeton Signature
   *[no] { $statue }, jeton Signature posé par { $owner }
  }
xian-read-majority = Majorité pour l'instant : { $shares }.
xian-read-no-majority = Aucun soldat n'y est encore peint.
xian-read-share = { $who-you ->
    [yes] vous
   *[no] { $who }
  } { $n ->
    [one] { $n } soldat, { $points } PP
   *[other] { $n } soldats, { $points } PP
  }
xian-read-pair-open = { $count ->
    [one] { $count } place prise sur { $limit } : { $buildings }.
   *[other] { $count } places prises sur { $limit } : { $buildings }.
  }
xian-read-pair-closed = Paire fermée, { $count } places prises sur { $limit } : { $buildings }.
xian-read-builders = { $building }, { $building-taken } par { $names }
xian-read-no-builders = { $building } sans bâtisseur
xian-read-fee = { $text }, redevance de { $goods }
xian-read-minister = Le Premier ministre est { $building-to } ; sa récompense de ce tour est déjà prise.
xian-read-minister-bonus = Le Premier ministre est { $building-to } et donne 1 pièce et 1 PP à qui y entre en premier.
xian-read-slot = { $slot } : { $card }, pour { $goods }
xian-read-slot-clay = { $text }, rapporte { $goods }
xian-read-slot-leaves = { $text } ; part à la fin du tour
xian-read-slot-empty = { $slot } : vide
xian-read-on-space = Case { $space } : { $names }
xian-read-end-tiles = Tuiles de fin de partie à prendre : { $tiles }.
xian-read-end-tile-text = { $tile } ({ $tile-scores })
xian-read-no-end-tiles = Il n'y a plus de tuile de fin de partie à prendre.
xian-read-raw-stock = { $n ->
    [one] { $n } statue brute
   *[other] { $n } statues brutes
  }
xian-read-pigment-stock = Pigments : { $goods }
xian-read-equipment-left = { $n ->
    [one] { $n } carte Équipement dans la pile
   *[other] { $n } cartes Équipement dans la pile
  }

## La table, dessinée dans un terminal

xian-track-open-free = Ouvert/gratuit
xian-track-market = Marché
xian-track-discount = Réduction
xian-track-extra = +1 action
xian-round-now = phase { $round }
xian-first-favour = la faveur de l'Empereur
xian-order = ordre :
xian-you = vous
xian-mausoleum = Mausolée
xian-space-start = 0 Départ
xian-space-tile = { $space } { $tile }
xian-space-end = { $space } Tuile de fin
xian-label-end-tiles = De fin
xian-none-left = plus aucune
xian-empty-slot = –
xian-craft-clay = argile { $clay }
xian-paint-with = peindre
xian-token = #{ $token }
xian-any = libre
xian-short-clay = { $clay } arg.
xian-raw = brut
xian-left-pair = paire gauche
xian-right-pair = paire droite
xian-places = { $count }/{ $limit }
xian-closed = fermée
xian-fee = dû { $coins }
xian-no-fee = gratis
xian-minister = P.M.
xian-stock = Réserve
xian-stock-raw = { $count ->
    [one] { $count } brut
   *[other] { $count } bruts
  }
xian-head-coins = pcs
xian-head-clay = arg.
xian-head-tiles = tuiles
xian-head-end-tile = de fin
xian-head-helpers = assistants
xian-head-tile-helpers = fin, assistants
xian-head-points = PP
xian-head-pigments = pigments
xian-head-warriors = sold
xian-head-seals = sign
xian-head-equipment = éq.
xian-hand = Main
xian-hand-empty = vide
xian-or-pigment = ou 1 { $colour }
xian-own-equipment = Équipement : { $cards }
xian-own-score = Fin maintenant : { $total } PP
xian-planned = Préparé : { $pair }
xian-short-helper-ceramist = cér
xian-short-helper-accountant = com
xian-short-helper-administrator = adm
xian-short-helper-emissary = émi
xian-short-helper-scientist = sci
xian-short-helper-officer = off
xian-short-end-resources = ressources
xian-short-end-prestige = prestige
xian-short-end-tiles = tuiles
xian-short-end-warriors = soldats
xian-short-end-helpers = assistants
xian-short-end-six = six
xian-short-end-majorities = majorités
xian-short-end-pairs = paires

xian-legend-pit = Dans la fosse, « C5 6$$ » est une case libre qui rapporte 6 PP et 2 pièces, « 7R » 7 PP et 1 pigment rouge.
xian-legend-statue = « brut » est une statue brute à peindre, la marque d'un joueur un soldat peint ; une seconde marque (§) est la signature sous la statue.
xian-legend-request = « peindre R+libre #8 » : un pigment rouge et un au choix, selon la requête 8 de l'Empereur.
xian-legend-minister = « ★ P.M. » est le Premier ministre : le premier à entrer là reçoit 1 pièce et 1 PP. « dû 2 » est la redevance.
xian-legend-tiles = Tuiles : O Ouvert/gratuit, M Marché, R Réduction, + +1 action ; « – » est utilisée, « · » pas encore prise.
xian-legend-helpers = Assistants : { $helpers }.
xian-legend-helper = { $short } { $helper } ({ $helper-can })

## La table, dessinée sur une page

xian-in-stock = réserve
xian-slot = Emplacement { $slot }
xian-space = Case { $space }
xian-for-nothing = gratuit
xian-most-warriors = majorité
# The pictures that the table is cut into on a small screen.
xian-picture-pit = fosse
xian-picture-buildings = bâtiments
xian-picture-track = mausolée
xian-picture-stock = majorités
xian-majority-of = Majorité dans la section { $section }
xian-game-end-tiles = tuiles de fin de partie
xian-places-of = { $taken } sur { $limit }
xian-places-taken = { $taken ->
    [one] { $taken } place sur { $limit } occupée
   *[other] { $taken } places sur { $limit } occupées
  }
xian-round-of = phase { $round } sur { $rounds }
xian-before-round = avant la phase 1
xian-turn-word = tour
xian-scoring-word = décompte
xian-top = Dessus
xian-place-does-top = travaille
xian-place-short-top = travail
xian-bottom = Dessous
xian-place-does-bottom = donne l'ordre
xian-place-short-bottom = ordre
xian-swap = Inverser les deux cartes
xian-on-top = Dessus : { $card }
xian-in-hand = main
xian-deck = Paquet
xian-deck-left = { $n ->
    [0] plus aucune carte
    [one] encore { $n } carte
   *[other] encore { $n } cartes
  }
xian-store = Vos ressources
xian-own-things = Vos tuiles, assistants et équipements
xian-played = Paire jouée
xian-pair = { $top } sur { $bottom }
xian-hand-deck = Cartes en main / dans le paquet
xian-discards = Défausse
xian-open-hands = Les cartes de chacun
xian-face-down = carte face cachée
xian-finish = L'armée est debout
xian-points-by-turn = Points par tour

xian-tip-coin = Pièce
    .text = Sert à payer les redevances et l'équipement. Sans limite.
xian-tip-clay = Argile
    .text = Sert à modeler les statues : { $a } en section A, { $b } en B, { $c } en C.
xian-tip-pigment-y = Pigment jaune, orpiment
    .text = Sert à peindre.
xian-tip-pigment-r = Pigment rouge, cinabre
    .text = Sert à peindre.
xian-tip-pigment-g = Pigment vert, malachite
    .text = Sert à peindre.
xian-tip-pigment-b = Pigment bleu, azurite
    .text = Sert à peindre.
xian-tip-points = Si la partie finissait maintenant
    .text = { $parts }
xian-tip-prestige = Points de prestige
    .text = Qui en a le plus à la fin gagne.
xian-tip-raw = Statue brute
    .text = Elle attend d'être peinte au laboratoire. Si elle porte un jeton Signature, seul son propriétaire peut la peindre.
xian-tip-raw-stock = Statues brutes en réserve
    .text = Sans elles, personne ne peut modeler. Peindre en rend une.
xian-tip-warrior = Soldat
    .text = Une statue peinte par son joueur. Les voisins d'un même joueur forment un groupe ; chaque statue peinte rapporte la taille de son groupe.
xian-tip-seal = Jeton Signature
    .text = Seul son propriétaire peut peindre cette statue. Un jeton posé ne revient jamais.
xian-tip-niche = Case de la fosse
    .text = Modeler une statue ici rapporte ce qui y est dessiné.
xian-tip-request = Requête de l'Empereur
    .text = La couleur qu'il faut pour peindre dans cette section. À la fin du tour, la plus petite requête est satisfaite et déplace le Premier ministre.
xian-tip-turn = Tour
    .text = La partie compte { $turns } tours de { $rounds } phases.
xian-tip-turn-track = Requête satisfaite
    .text = C'était la plus petite à la fin de ce tour.
xian-tip-craft-price = Prix d'une statue
    .text = L'argile que modeler dans cette section vous coûte maintenant.
xian-tip-paint-price = Prix de la peinture
    .text = Les pigments qu'il faut pour peindre dans cette section. Un bol sans couleur : au choix.
xian-tip-majority = Majorité
    .text = À la fin, ceux qui ont le plus de soldats dans une section reçoivent ces points ; en cas d'égalité, on partage.
xian-tip-building-workshop = Atelier : modeler
    .text = Payez de l'argile, posez une statue brute sur une case libre et recevez son bonus. Vous pouvez la signer.
xian-tip-building-lab = Laboratoire : peindre
    .text = Payez deux pigments et faites d'une statue brute votre soldat. Rapporte la taille de son groupe.
xian-tip-building-armory = Armurerie : forger
    .text = Achetez une carte de l'étal. Elle compte à la fin.
xian-tip-building-palace = Palais : avancer
    .text = Votre superviseur avance d'une case et prend la tuile qui s'y trouve.
xian-tip-closed = Fermée
    .text = Toutes les places de cette paire de bâtiments sont prises.
xian-tip-places = Places de la paire
    .text = Les bâtisseurs et le Premier ministre les occupent. Une paire pleine est fermée.
xian-tip-fee = Redevance
    .text = Ce que vous payez à ceux dont les bâtisseurs sont déjà là. Chaque pièce qui vous manque coûte 2 PP.
xian-tip-builder = Maître-bâtisseur
    .text = Chacun en envoie un par phase. Qui arrive plus tard paie une redevance.
xian-tip-minister = Premier ministre
    .text = Il occupe une place. Sa récompense de ce tour est déjà prise.
xian-tip-minister-bonus = Premier ministre
    .text = Qui entre ici en premier pendant ce tour reçoit 1 pièce et 1 PP.
xian-tip-leaves = Bientôt partie
    .text = Cette carte s'en va à la fin du tour.
xian-tip-slot = Emplacement vide
    .text = L'étal se remplit à la fin du tour.
xian-tip-supervisor = Superviseur
    .text = En cas d'égalité, le plus avancé joue d'abord ; sur la même case, celui du dessus.
xian-tip-initiative = Nombre
    .text = Le nombre de la carte du dessous donne l'ordre du jeu : le plus grand commence.
xian-tip-card = { $card }
    .text = Dessus, elle rapporte { $works }. Dessous, son nombre donne l'ordre du jeu.
xian-tip-card-pigment = Plutôt un pigment
    .text = Toute carte peut donner un pigment de sa couleur.
xian-tip-deck = Votre paquet
    .text = Le tour suivant apporte quatre nouvelles cartes.
xian-tip-worker-tax = Percepteur
    .text = Rapporte des pièces.
xian-tip-worker-craft = Artisan
    .text = Rapporte de l'argile.
xian-tip-worker-miner = Mineur
    .text = Rapporte les pigments dessinés.
xian-tip-helper = { $helper }
    .text = { $helper-can }.
xian-tip-eq = { $card }
    .text = Une, deux ou trois sortes d'une même matière rapportent { $one }, { $two } ou { $three } ; avec un soldat dans sa section, 3 de plus.
xian-tip-eq-back = Équipement
    .text = Les cartes que ce joueur a forgées, face cachée.
xian-tip-tile-open = Ouvert/gratuit
    .text = Une fois : entrer dans une paire fermée, ou entrer sans payer la redevance.
xian-tip-tile-market = Marché
    .text = Une fois : échanger une ou deux ressources avec la réserve.
xian-tip-tile-discount = Réduction
    .text = Une fois : modeler ou forger pour 1 de moins, ou peindre avec un seul pigment.
xian-tip-tile-extra = +1 action
    .text = Une fois : faire l'action d'un bâtiment sans bâtisseur.
xian-tip-tile-end = Tuile de fin de partie
    .text = Qui arrive ici garde une des tuiles de fin de partie.
xian-tip-tile-blank = Tuile utilisée
    .text = Une tuile inutilisée rapporte 1 PP à la fin.
xian-tip-end = { $tile }
    .text = À la fin : { $tile-scores }.

## Une première leçon (lesson)
#
# Une phrase ou deux pour chaque étape. Celles qui portent le nom d'une décision sont dites aussi dans
# les vraies parties, la première fois qu'on la rencontre.

xian-lesson-goal = Le plus de points de prestige l'emporte. Cette fosse en donne le plus : modelez des statues, peignez-les et dominez ses sections A, B et C.
xian-lesson-plan = Posez deux cartes : celle du dessus travaille pour vous, le nombre de celle du dessous donne l'ordre du jeu. Le plus grand commence.
xian-lesson-plan-other = Votre mineur apporterait deux pigments. Ils servent à peindre ; ce qu'il vous faut maintenant, ce sont des pièces.
xian-lesson-work = Votre ouvrier fait ce que montre la carte du dessus, ou rapporte à la place un pigment de sa couleur. Chaque carte sait faire les deux.
xian-lesson-work-other = Un pigment de la couleur de la carte : tout ouvrier peut le rapporter. Ici, les quatre pièces vous serviraient mieux.
xian-lesson-palace = Un maître-bâtisseur entre maintenant dans un bâtiment. Au palais, votre superviseur monte d'une case et prend la tuile qui s'y trouve.
xian-lesson-pass = Passer rapporte 1 pièce, et votre bâtisseur reste chez lui. C'est pour les coups où aucun bâtiment n'en vaut la peine.
xian-lesson-extra = Cette tuile permet une action de plus, même là où tout est plein. Utilisez-la aussitôt : forgez un équipement à l'armurerie.
xian-lesson-extra-palace = Un pas de plus, et vous gardez une tuile de fin de partie. C'est bien ; forger rapporte plus ici, car vous collectionnez le bronze.
xian-lesson-done = Votre coup se termine, et la tuile reste à vous. Utilisez-la plus tard, ou jamais : une tuile inutilisée vaut 1 PP.
xian-lesson-forge = L'équipement compte à la fin : une, deux ou trois sortes d'une même matière valent 2, 5 ou 10 PP. Vous avez deux sortes de bronze.
xian-lesson-forge-other = Cette carte est à vous. Mais avec l'épée vous auriez trois sortes de bronze, et 10 PP au lieu de 5.
xian-lesson-turn = Un nouveau tour : les bâtisseurs rentrent, chacun a quatre nouvelles cartes pour deux phases. Il faut de l'argile : l'artisan dessus.
xian-lesson-turn-other = Toutes les paires sont permises. Celle-ci n'apporte pas l'argile d'une statue en section B, et c'est ce que vous cherchez.
xian-lesson-workshop = À l'atelier, on modèle des statues avec de l'argile. Le Premier ministre donne 1 pièce et 1 PP au premier qui y entre.
xian-lesson-workshop-other = Ce bâtiment vous est ouvert aussi. Mais vos trois argiles attendent de devenir une statue, et cela se fait à l'atelier.
xian-lesson-craft = Une statue rapporte aussitôt ce qui est dessiné sur sa case. À côté d'un de vos soldats, elle rapportera encore plus une fois peinte.
xian-lesson-craft-other = La statue est là, et sa case vous a payé. B4 touche votre soldat en B3 : elle rapporterait plus ensuite.
xian-lesson-seal = Avec votre jeton Signature dessous, personne d'autre ne peut peindre cette statue. Vous en avez deux pour toute la partie.
xian-lesson-seal-other = Sans jeton Signature, quiconque a les pigments peut la peindre, et ce serait son soldat, pas le vôtre.
xian-lesson-pigment = La dernière phase ; vos deux dernières cartes sont posées. Les requêtes de la section B veulent du rouge et du jaune : le rouge manque.
xian-lesson-pigment-other = De l'argile, et pas de pigment rouge : la statue resterait brute, et la partie finit avec cette phase.
xian-lesson-lab = Au laboratoire, on peint. Le bâtisseur de Meng Tian y est déjà : entrer vous coûte une redevance de 2 pièces, qu'il reçoit.
xian-lesson-lab-other = C'est ouvert aussi. Mais un soldat de plus décide de la section B, et c'est votre dernier coup.
xian-lesson-paint = Une statue peinte est votre soldat : 1 PP pour chacun de son groupe. À la fin, le plus de soldats dans une section donne sa majorité.
xian-lesson-paint-other = Un soldat à vous, seul dans son groupe. En B4 il en rejoindrait deux et rapporterait 3 PP, et personne d'autre ne peut y peindre.
xian-lesson-end = L'armée est debout, tout est compté : la section B vous donne la victoire. Vous connaissez le jeu : place à une vraie partie !

xian-lesson-favour = Les cartes qui ne vous plaisent pas vont sous votre paquet, et vous en piochez autant. Une seule fois, avant la première phase.
xian-lesson-build = Envoyez un maître-bâtisseur dans un bâtiment pour faire son action, ou passez pour 1 pièce. Là où d'autres sont, vous leur payez une redevance.
xian-lesson-discount = La réduction est annoncée : modeler ou forger coûte 1 de moins, peindre ne demande qu'un pigment.
xian-lesson-after = Votre bâtisseur a fini. Une tuile pas encore utilisée peut servir maintenant, ou dans un autre coup.
xian-lesson-pay = Payez avec le pigment qui vous manquera le moins. En section A, le second est de n'importe quelle couleur.
xian-lesson-keep = Vous arrivez assez loin pour garder l'une de ces tuiles. Elle compte à la fin : prenez ce que vous faites déjà bien.
xian-lesson-give = Un échange : donnez l'une de vos ressources, prenez-en une autre dans la réserve.
xian-lesson-take = Prenez une ressource de la réserve pour celle que vous avez donnée.

xian-sheet-draw = Piochez quatre cartes : elles servent pour les deux phases de ce tour.
xian-sheet-plan = Préparez une paire en secret : une carte dessus, qui travaille, sur une autre dont le nombre donne l'ordre.
xian-sheet-work = À votre coup, travaillez d'abord : ce que montre la carte du dessus, ou un pigment de sa couleur.
xian-sheet-build = Envoyez ensuite un maître-bâtisseur dans un bâtiment pour son action, ou passez pour 1 pièce.
xian-sheet-fee = Les bâtisseurs des autres dans le même bâtiment coûtent une redevance, et une paire de bâtiments pleine est fermée.
xian-sheet-tiles = Les tuiles du mausolée s'utilisent à n'importe lequel de vos coups, chacune une fois.
xian-sheet-ends = Après deux phases, les bâtisseurs rentrent, la requête la plus basse s'en va, de l'équipement arrive. Six tours, puis le décompte.
xian-sheet-points-craft = Modeler une statue : ce qui est dessiné sur sa case.
xian-sheet-points-paint = Peindre : 1 PP pour chacun de vos soldats dans le groupe.
xian-sheet-points-helper = Recruter un assistant : plus il est tard, plus il rapporte.
xian-sheet-points-minister = Premier chez le Premier ministre dans un tour : 1 pièce et 1 PP.
xian-sheet-points-majorities = À la fin, le plus de soldats : 10, 5, 2 en section A ; 12, 6, 3 en B ; 14, 7, 4 en C. À égalité, on partage.
xian-sheet-points-equipment = À la fin, une, deux ou trois sortes d'une matière : 2, 5 ou 10 ; et 3 pour chaque carte avec un soldat dans sa section.
xian-sheet-points-tiles = À la fin, 1 PP pour chaque tuile inutilisée, puis votre tuile de fin de partie.
xian-sheet-points-resources = À la fin, 1 PP pour trois ressources qui restent.
