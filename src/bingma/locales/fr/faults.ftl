# Ce que les gens ont fait de travers. `fault-…` est une phrase entière, `problem-…` ce qui suit un
# nom et deux-points à l'intérieur d'une phrase.

# Fichiers et dossiers

fault-at = { $place } : { $problem }.
fault-in-file = { $file } : { $fault }
fault-cannot-read = Impossible de lire { $file } : { $problem }.
fault-cannot-write = Impossible d'écrire { $file } : { $problem }.
fault-not-text = { $file } n'est pas un fichier texte en UTF-8.
fault-not-json = { $file } n'est pas du JSON : { $detail }.
fault-folder = Impossible d'écrire dans le dossier { $folder } : { $problem }. Nommez-en un autre.
fault-components =
    { $file } : { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
    {"  "}{ $faults }

problem-not-there = ce fichier ou ce dossier n'existe pas
problem-not-allowed = vous n'en avez pas le droit
problem-read-only = on ne peut que le lire
problem-is-folder = c'est un dossier
problem-not-folder = un fichier se trouve là où il faut un dossier
problem-no-room = le disque est plein
problem-long-name = le nom est trop long
problem-no-answer = personne n'y répond
problem-no-host = il n'y a pas de machine de ce nom

## Fichiers du matériel (box)

fault-not-toml = { $file } n'est pas du TOML : { $detail }.
fault-nested = { $file } est imbriqué trop profondément.
fault-long-number = { $file } contient un nombre qui a trop de chiffres.
fault-data-large = { $file } est trop grand : les données du matériel ont au plus { $most } Kio.
fault-data-object = Les données du matériel sont un tableau de valeurs.

## Valeurs dans les fichiers et les enregistrements (box)

problem-missing = manque
problem-object = doit être un objet
problem-table = doit être une table
problem-list = doit être une liste
problem-list-of = doit être une liste de { $count } éléments
problem-entries = doit avoir { $count ->
    [one] { $count } élément
   *[other] { $count } éléments
  }, pas { $found }
problem-text = doit être un texte, pas { $value }
problem-long-text = doit avoir au plus { $most } lettres
problem-number = doit être un nombre entier, pas { $value }
problem-range = doit être compris entre { $low } et { $high }, pas { $value }
problem-be = doit être { $wanted }, pas { $value }
problem-one-of = doit être l'un de { $known }, pas { $value }
problem-four-of = doit en nommer quatre différents parmi { $known }
problem-ascending = doit être fait de nombres de { $low } à { $high }, en ordre croissant
problem-unknown = est inconnu ici ; on connaît { $known }
problem-twice = contient { $value } deux fois
problem-there-already = existe déjà
problem-different = ne doit rien répéter
problem-seat = doit être un objet comme {"{"}"name": …, "kind": …{"}"}
problem-pair = doit être une paire [place, action]
problem-word-each = doit avoir un mot pour chaque valeur
problem-no-place = { $value } n'est ni une valeur ni une partie de ces données

## Données du matériel de Xi'an (box)

problem-colour-taken = est déjà la couleur de { $worker }
problem-letters = doit être une ou deux des lettres { $letters }, pas { $value }
problem-three-kinds = trois sortes doivent être en { $material }
problem-two-kinds = deux sortes doivent appartenir à la section { $section }
problem-statues = doit avoir { $count } icônes de statue "S", pas { $found }
problem-space = doit être "S", ou du prestige et un bonus, comme "3$$" ou "4R", pas { $value }
problem-three-of = il en faut trois { $colour }, pas { $found }
problem-columns = doit remplir les { $spaces } cases d'une section
problem-example = l'exemple imprimé { $example } exige { $wanted }

## Données du matériel de Terracotta Army (box)

problem-workers = { $players } joueurs avec { $workers } ouvriers chacun, c'est plus que { $slices } secteurs
problem-brings-coin = { $master } est déjà dans bring_coin
problem-drawing = doit être { $count } fois l'un de "{ $letters }"
problem-no-space = doit avoir une case
problem-once = doit avoir { $name } une fois, pas { $found }
problem-must-have = doit avoir { $name }
problem-builds = les constructions doivent coûter de 2 à 4 argiles, l'une d'elles 2 et une autre plus
problem-rises = ne doit pas monter
problem-falls = doit descendre d'au moins { $least } en tout
problem-grows = doit croître de manche en manche
problem-early-tiles = les manches 1 et 2 doivent rester sous les { $inspectors } des inspecteurs
problem-late-tiles = les manches 4 et 5 doivent dépasser les { $inspectors } des inspecteurs, sans aller au double
problem-dominance = la domination ne doit pas valoir moins que la présence
problem-must-rise = doit monter
problem-four-weapons = doit demander quatre armes différentes
problem-chart = doit être 1 au croisement et 2 un pas devant lui, et nulle part ailleurs

## Jeux et mises en place

fault-game = Il n'y a pas de jeu « { $game } » ; il y a : { $games }.
fault-players = { $title } se joue de { $low } à { $high } joueurs, pas à { $players }.
fault-seed = Une graine est un nombre entier de 0 à 2^63 - 1.
fault-seat-count = { $players ->
    [one] Pour { $players } joueur
   *[other] Pour { $players } joueurs
  } il faut { $needed } places, pas { $seats }.
fault-no-options = { $title } n'a pas d'options.
fault-option-number = Les options de difficulté vont de { $low } à { $high } ; { $option } n'existe pas.
fault-options-solo = Les options de difficulté ne valent que pour le jeu en solo.

# Actions

fault-action-missing = Il manque une action.
fault-no-action = « { $text } » n'est pas une action de { $title }.
fault-card-twice = « { $text } » nomme une carte deux fois.
fault-two-cards = « { $text } » demande deux cartes, comme « plan G2/B1 » : celle du dessus, puis celle du dessous.
fault-no-card = « { $text } » n'est pas une carte ouvrier ; elles s'appellent comme Y4 ou G2.
fault-not-in-hand = { $card } n'est pas dans la main.
fault-not-legal = « { $action } » n'est pas permis : { $reason }.
fault-undo-nothing = Il n'y a rien à annuler : vous n'avez encore rien fait.
fault-undo-decided = Il n'y a rien à annuler : un autre joueur a décidé depuis.
fault-undo-drawn = Il n'y a rien à annuler : depuis, on a lancé les dés ou pioché.
fault-undo-shown = Il n'y a rien à annuler : quelque chose de caché a été montré.
fault-undo-one-by-one = À côté d'une vraie boîte, les saisies s'annulent une à une : utilisez « annuler ».
fault-no-draw = Il n'y a rien à tirer maintenant.
fault-no-companion = { $title } n'a personne que le programme pourrait jouer à côté d'une vraie boîte.
fault-companion-alone = À côté d'une vraie boîte, une personne joue à { $title } seule contre celui que jouent les règles.
fault-companion-option = { $option } ne va pas avec --companion : une personne joue, avec une vraie boîte.
fault-companion-new = --companion commence une partie ; une partie enregistrée continue comme elle a commencé.
fault-no-lesson = { $title } n'a pas de leçon.
fault-no-lesson-step = La leçon a { $steps } étapes ; il n'y a pas d'étape { $number }.

# Enregistrements

fault-record-object = Un enregistrement est un objet JSON.
fault-record-data = L'enregistrement a été fait avec les données du matériel « { $made } », et celles-ci sont « { $here } ». Donnez le fichier avec lequel il a été fait (--components).
fault-record-rules = Cette partie a été jouée selon les règles { $made } de { $title }, et voici les règles { $here } : elle peut être lue (bingma replay FICHIER), mais ni rejouée ni poursuivie.
fault-record-seats = { $title } se joue de 2 à { $high } joueurs, et l'enregistrement a { $seats } places.
fault-record-solo-seats = Le jeu en solo a 2 places, d'abord celle du Premier ministre, pas { $seats }.
fault-record-action = Action { $n } ({ $entry }) : { $fault }
fault-record-over = La partie est finie avant elle.
fault-record-chance-missing = Il manque un tirage avant elle.
fault-record-no-chance = Aucun tirage n'est attendu ici, mais une décision de la place { $seats }.
fault-record-turn = Ce n'est pas à la place { $seat } de décider, mais à la place { $seats }.
fault-record-result = Le résultat de l'enregistrement n'est pas celui auquel mènent ses actions.
fault-record-early-result = L'enregistrement a un résultat, mais la partie n'est pas finie après la dernière action.

# Robots

fault-bot = Il n'y a pas de robot « { $bot } » ; il y a : { $bots }.
fault-budget = « { $text } » n'est pas un budget : donnez des itérations, comme 500, ou des secondes, comme 0.5s.
fault-bot-at-once = « { $name } » : { $bot } répond tout de suite et ne prend pas de budget.
fault-guest = Le robot « { $bot } », place { $seat } sur { $players }, { $game } : { $error }.
fault-guest-answer = Le robot « { $bot } », place { $seat } sur { $players }, { $game }, a répondu { $answer }, ce qui n'est pas permis maintenant ; sont permis : { $legal }.
fault-guest-name = Le robot « { $bot } » : { $module } n'a pas de « { $name } ».
fault-guest-made = Le robot « { $bot } » ne peut pas être créé : { $error }.
fault-guest-choose = Le robot « { $bot } » n'a pas de méthode « choose ».
fault-guest-module = Le robot « { $bot } » : il n'y a pas de module « { $module } », ni dans ce dossier ni installé.
fault-guest-import = Le robot « { $bot } » : { $module } ne peut pas être importé : { $error }.

# Beaucoup de parties

fault-games = Il faut au moins { $least } { $least ->
    [one] partie
   *[other] parties
  }, pas { $games }.
fault-no-bots = Il faut au moins un robot.
fault-two-bots = Une arène demande au moins deux robots, séparés par des virgules.
fault-bot-twice = Le robot « { $bot } » est nommé deux fois.
fault-no-players = Il faut au moins un nombre de joueurs.
fault-two-players = Il faut ici 2 joueurs ou plus.
fault-players-twice = { $players } joueurs sont nommés deux fois.
fault-player-numbers = --players prend des nombres entiers séparés par des virgules, comme 2,4, pas « { $players } ».
fault-twins = « { $one } » et « { $other } » sont le même joueur avec le budget { $budget } ; donnez à chacun le sien, comme { $example }.
fault-workers = Il faut au moins 1 processus, pas { $workers }.
fault-workers-or-ray = --workers vaut pour une machine et --ray pour plusieurs : donnez l'un des deux.
fault-worker-ended = Un processus a été arrêté de l'extérieur, peut-être faute de mémoire. Avec --out la même commande continue où celle-ci s'est arrêtée ; moins de --workers demandent moins de mémoire.
fault-ray = La grappe Ray à « { $address } » est injoignable : { $error }.
fault-extra = Il faut pour cela { $packages }, qui manque ici : pip install 'bingma[{ $extra }]'
fault-no-compiler = Les règles natives ne sont pas construites ici, et il n'y a ni compilateur C ni paquet ziglang pour les construire. On joue quand même, mais les robots voient moins loin, et beaucoup de parties à la fois prennent environ cinquante fois plus de temps.
fault-not-native = Les règles natives ne sont pas disponibles ici ({ $error }). On joue quand même, mais les robots voient moins loin, et beaucoup de parties à la fois prennent environ cinquante fois plus de temps.
fault-out = --out demande le nom d'un dossier.
fault-no-plan = { $games } existe, mais pas { $plan } qui dit ce qui a été joué ; nommez un autre dossier avec --out.
fault-other-plan = { $plan } n'a pas été écrit par une arène ; nommez un autre dossier avec --out.
fault-other-games = { $folder } contient d'autres parties : { $problem }. Pour les continuer, revenez en arrière sur ce point ; pour recommencer, nommez un autre dossier avec --out.
problem-other-program = elles ont été commencées avec une autre version des règles ou des robots
problem-other-value = { $name } y était { $was } et est maintenant { $now }

# La ligne de commande

fault-usage = { $problem } Aide : { $command } --help
fault-usage-option = Il n'y a pas d'option « { $option } » ici.
fault-usage-command = Il n'y a pas de commande « { $command } ».
fault-usage-missing = Il manque { $name }.
fault-usage-value = { $option } demande une valeur.
fault-usage-surplus = « { $word } » est un mot de trop.
fault-usage-number = { $option } prend un nombre entier, pas « { $value } ».
fault-usage-range = { $option } prend un nombre entier de { $low } à { $high }, pas « { $value } ».
fault-usage-least = { $option } prend un nombre entier à partir de { $low }, pas « { $value } ».
fault-usage-choice = { $option } est l'un de { $known }, pas « { $value } ».
fault-seats = Pour { $players } joueurs il faut { $players } places, et --seats en nomme { $seats }.
fault-seat-kind = Il n'y a pas de robot « { $kind } ». Une place est « human » ou l'un de ceux-ci : { $bots }.
fault-nothing-to-resume = Il n'y a pas de partie inachevée à continuer.
fault-resume-over = La partie de { $file } est finie. Pour la regarder : bingma replay { $file }
fault-pace = L'allure est « all » ou « step », pas « { $pace } ».
fault-rules = Les règles ne disent rien de « { $about } ».
fault-rules-empty = Dites quelle règle ou quel mot, par exemple : bingma rules { $example }
fault-options = Les options sont des nombres entiers séparés par des virgules, pas « { $options } ».

# Le serveur

fault-port-used = Le port { $port } est déjà pris. Arrêtez ce qui l'utilise, ou nommez-en un autre avec --port ; 0 en prend un qui est libre.
fault-port-forbidden = Vous n'avez pas le droit d'utiliser le port { $port }. Nommez-en un à partir de 1024 avec --port.
fault-host = « { $host } » n'est pas une adresse de cette machine. Nommez-en une avec --host, comme 127.0.0.1.
fault-database-kind = « { $url } » n'est pas une base de données que Bingma connaît. Donnez postgresql://utilisateur@hôte/nom ou sqlite:///fichier avec --database.
fault-database-driver = Une base PostgreSQL demande un pilote qui n'est pas installé : pip install 'bingma[postgresql]'
fault-database = La base de données « { $url } » ne s'ouvre pas : { $problem }. Vérifiez qu'elle tourne et que --database la nomme bien.
fault-workers-sqlite = Plusieurs processus ont besoin d'une base où tous peuvent écrire : nommez une base PostgreSQL avec --database, ou laissez --workers de côté.
fault-workers-connections = PostgreSQL permet { $most } connexions, et les processus en demandent { $needed }. Augmentez max_connections, ou donnez un nombre plus petit avec --workers.
fault-no-table = Il n'y a pas de table « { $table } » dans cette base. `bingma admin list` les montre.
fault-no-seat = Il n'y a pas de place { $seat } à la table « { $table } ».
fault-not-on = Aucune partie n'est en cours à la table « { $table } ».
fault-no-owner = Personne n'a la place { $seat } à la table « { $table } » : elle n'a pas de lien.
fault-restore-used = Il y a déjà des tables dans cette base. Lisez une sauvegarde dans une nouvelle.
fault-restore-version = La sauvegarde « { $file } » vient d'une autre version de Bingma. Lisez-la avec celle-là, puis lancez celle-ci sur la base.
fault-no-backup = « { $file } » n'est pas une sauvegarde de Bingma, ou n'en est qu'une partie.
fault-backup-file = Le fichier « { $file } » ne peut pas servir : { $problem }.

# Textes de positions ; les mots du texte restent tels qu'ils sont écrits

fault-position = Ce n'est pas une position jouable : { $problem }.
fault-position-over = La partie de cette position est finie.
fault-position-option = { $option } ne va pas avec --position, qui le dit déjà.
problem-in-field = { $field } : { $problem }
problem-in-seat = place { $seat }, { $field } : { $problem }
problem-position-game = elle doit commencer par le nom de son jeu ({ $games }), pas par « { $word } »
problem-no-positions = les positions de { $title } n'ont pas de texte
problem-position-long = elle peut avoir { $most } lettres au plus
problem-position-seats = { $title } a de 2 à 4 places, et il y en a { $seats } ici : chaque place est un groupe après « / »
problem-position-solo-seats = le jeu en solo a 2 places, et il y en a { $seats } ici : chaque place est un groupe après « / »
problem-position-alone = une mise en place avec une position ne contient rien d'autre
problem-position-unknown = la position d'un enregistrement ne doit rien laisser d'inconnu
problem-position-record-seats = la position a { $needed } places, et l'enregistrement { $seats }
problem-moment = après le nom du jeu viennent le moment et la décision, comme « { $example } », ou « over »
problem-nothing-to-choose = cette décision ne laisse aucun choix
problem-no-field = n'est pas un champ ; les champs s'écrivent comme coins:3
problem-no-meaning = n'a pas de sens ici
problem-no-equals = « { $value } » n'a pas de « = »
problem-all-of = doit tous les nommer : { $known }
problem-most-entries = doit avoir { $most } éléments au plus
problem-at-most = { $what } en a { $most } au plus
problem-only-of = il n'y a que { $most } { $what }
problem-only-seats = il n'y a que { $count } places
problem-too-many = il n'y en a pas autant
problem-none-left = il ne reste rien pour cela

# Positions de Xi'an

problem-all-decided = tout le monde a décidé, donc c'est fini
problem-favour-first = seul « favour », au tour 1, vient avant la première phase
problem-names-seat = tous décident « favour » et « plan » ; les autres nomment une place, comme build@0
problem-pit = « { $value } » doit être { $count } cases : « . » vide, « r » brute, ou la place de qui l'a peinte ; avec un jeton Signature dessous « r*1 » ou « 1* »
problem-has-statue = { $space } a une statue dès le début de la partie
problem-too-few = la place { $seat } n'a pas autant de { $what ->
    [warriors] soldats
   *[seals] jetons Signature
  }
problem-every-seat = doit avoir chaque place une fois
problem-not-come = le superviseur n'est pas encore arrivé à { $tile }
problem-keeps = on garde une tuile de fin de partie au bout de la piste, et là seulement
problem-ends = { $count } tuiles sont en jeu, y compris celles que les joueurs gardent
problem-not-in-hand = { $card } n'est pas dans la main
problem-two-cards = doit être une paire comme G2/B1, le haut sur le bas, pas « { $value } »
problem-not-on-top = « { $helper } » n'a pas été joué au-dessus d'une paire
problem-lie-open = doivent tous être connus, car ils sont visibles
problem-most-cards = à ce moment, un joueur peut avoir { $most ->
    [one] { $most } carte
   *[other] { $most } cartes
  } au plus
problem-below-unknown = sous une carte inconnue, toutes sont inconnues
problem-higher-first = la carte du bas la plus forte joue d'abord
problem-after-work = on n'entre dans un bâtiment qu'après l'action de l'ouvrier
problem-no-raw = il n'y a pas là de statue brute sans le jeton Signature d'un autre
problem-no-seal = il n'y a pas de jeton Signature à poser là
problem-no-choice = seule la section A ou une Réduction laisse un choix
problem-not-used = la place { $seat } n'a pas utilisé cette tuile
problem-sent = la place { $seat } en a envoyé { $most } au plus à ce tour

# Positions de Terracotta Army

problem-nobody = personne ne décide à la place { $seat }
problem-solo = fait partie du jeu en solo
problem-masters = à cette manche, le Premier ministre en a { $count }
problem-taken = { $space } est prise
problem-no-horse-room = il n'y a pas de place pour le cheval de { $space }
problem-direction = demande une direction, comme { $example }
problem-no-direction = n'a pas de direction
problem-faces-nobody = { $space } ne fait face à aucun guerrier qui soit le sien
problem-worker = « { $value } » n'est pas un ouvrier : une place, suivie de « a » pour un artisan
problem-two-workers = deux ouvriers de cette sorte sont sur le secteur { $slice }
problem-only-workers = il n'y a que { $most } ouvriers, sur la roue ou en réserve
problem-marks = les marques ne restent que jusqu'à la fin du tour du Premier ministre
problem-not-marked = n'est pas marquée dans decrees
problem-extra = fait partie de l'option 1, dans un tour sans autre décret
problem-in-turn = les places posent leurs ouvriers tour à tour, dans leur ordre
problem-workers-back = tous les ouvriers sont rentrés quand on tire un maître
problem-round-goes-on = une manche dure jusqu'à ce que tous les ouvriers soient posés
problem-seats-turn = d'après ses ouvriers, c'est à la place { $seat } de jouer
problem-seat-decides = c'est la place { $seat } qui décide cela
problem-slice = doit être celui de l'ouvrier qui vient d'être posé
problem-no-worker = il n'y a pas là d'ouvrier de la place { $seat }
problem-not-built = la place { $seat } ne vient pas d'y bâtir un guerrier
problem-no-weapon = il n'y a pas d'arme à utiliser
problem-no-sword = on n'y bâtit rien, et aucune épée n'est utilisée
problem-overseer-free = le secteur du surveillant est libre pour un ouvrier
problem-no-tie = il n'y a pas d'égalité entre deux déplacements à tirer au sort
problem-no-craftsman = le Premier ministre n'y a pas de maître artisan
problem-still-there = la pile { $stack } est encore là
problem-cannot-place = aucune figure de cette sorte ne peut y être placée
