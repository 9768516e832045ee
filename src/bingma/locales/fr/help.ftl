# Ce que dit `bingma --help`. Lu sans Fluent, donc des messages simples : pas de variables, pas de
# sélecteurs, pas de termes.

help-bingma = Des jeux de plateau sur l'armée de terre cuite, dans un navigateur ou un terminal. Non officiel,
    avec nos propres mots et nos propres dessins.
help-version = Afficher la version.

help-serve = Servir des tables aux navigateurs : avec des amis par un lien, contre des robots, pour un club.
help-host = L'adresse où écouter.
help-port = Le port où écouter ; 0 prend n'importe quel port libre.
help-data = Le dossier de la base de données et de la clé du serveur. [par défaut : le dossier de
    données de l'utilisateur]
help-database = Une base PostgreSQL ou SQLite, à la place de celle du dossier de données.
help-lan = Laisser entrer les autres de votre réseau : écouter sur toutes les adresses, et dire laquelle donner.
help-name = Un nom sous lequel d'autres connaissent le serveur, par exemple celui d'un proxy ; peut être répété.
help-serve-workers = Nombre de processus qui se partagent le travail ; seulement avec PostgreSQL.
help-metrics = Un port où cette machine seule peut demander ce que le serveur mesure, pour Prometheus.
help-admin = Pour qui fait tourner un serveur : ses tables, ses joueurs, ses sauvegardes.
help-admin-table = L'identifiant d'une table, comme dans son adresse.
help-admin-seat = Le numéro d'une place, à partir de 0.
help-admin-file = Le fichier d'une sauvegarde, des lignes de JSON compressées.
help-admin-list = Les tables où l'on a joué en dernier.
help-admin-status = Seulement celles d'un état.
help-admin-limit = Autant au plus.
help-admin-show = Ce qui est enregistré d'une table, sans les cartes ni les secrets.
help-admin-close = Mettre fin à une partie en cours, sans résultat.
help-admin-delete = Supprimer une table avec son journal.
help-admin-link = Un nouveau lien pour une place ; l'ancien n'ouvre plus rien.
help-admin-export = Tout ce qui est enregistré de la personne à qui une place appartient.
help-admin-forget = Oublier la personne à qui une place appartient, à toutes les tables : un bot continue. Dit à combien de places.
help-admin-purge = Supprimer les tables où il ne s'est rien passé depuis longtemps. Dit combien.
help-admin-days = Depuis autant de jours.
help-admin-backup = Écrire toutes les tables dans un fichier, pendant que le serveur tourne. Dit combien de lignes.
help-admin-restore = Lire une sauvegarde dans une nouvelle base. Dit combien de lignes.
help-open = Ouvrir la page dans un navigateur.

help-play = Jouer une partie dans le terminal, contre des robots ou à plusieurs au même clavier.
help-play-file = Une partie enregistrée à continuer.
help-resume = Continuer la dernière partie jouée, ou celle de FILE.
help-companion = Jouer avec votre propre boîte : le programme joue l'automate du jeu, vous dites ce qui a été
    distribué, fait et tiré, et pouvez tout annuler.
help-position = Commencer dans une position, écrite en texte (docs/positions.md). Il nomme le jeu, les
    places et les options ; ce qui reste inconnu est tiré au sort.
help-seats = Qui joue, dans l'ordre des places : human, apprentice, steward, minister ou
    emperor (bingma bots les présente), séparés par des virgules. [par défaut : un humain, des intendants (steward)]
help-players = Le nombre de joueurs.
help-seed = Un nombre entier : le même donne la même mise en place.
help-pace = « step » attend Entrée après chaque ligne de ce que font les autres, « all » non.
help-no-confirm = Ne rien demander avant une action sur laquelle on ne peut pas revenir.
help-plain = Des lignes seulement, sans couleur ni dessin : pour les lecteurs d'écran et les redirections.
help-components = Un fichier de données du matériel à la place de celui du programme.
help-options = Les numéros des options du jeu, séparés par des virgules.
help-game = Quel jeu : xian ou terracotta-army. [par défaut : celui du fichier de données, ou xian]
help-language = La langue des mots et des règles. [par défaut : celle du système]

help-simulate = Faire jouer beaucoup de parties à des robots et résumer ce qu'elles ont donné.
help-games = Combien de parties.
help-bots = Les robots, dans l'ordre des places, séparés par des virgules ; s'il y a plus de places,
    on reprend au début.
help-records = Un dossier pour l'enregistrement de chaque partie.
help-json = Écrire du JSON.

help-learn = Apprendre un jeu à la table, étape par étape ; on reprend où l'on s'est arrêté.
help-learn-step = L'étape où commencer. [par défaut : là où vous étiez, sinon la première]
help-bots-command = Lister les robots, du plus faible au plus fort.
help-results = Montrer les parties gagnées et perdues en solo, par options.

help-arena = Mesurer les robots les uns contre les autres, places et mises en place équilibrées : parts de victoires, classement, rapport.
help-arena-bots = Deux robots ou plus, séparés par des virgules ; chacun joue contre chaque autre.
    « emperor@500 » a son propre budget, « paquet.module:Nom » est un robot à vous.
help-arena-games = Combien de parties pour chaque duel et chaque nombre de joueurs, arrondi pour que
    chaque mise en place soit jouée depuis chaque place.
help-player-numbers = Les nombres de joueurs, séparés par des virgules.
help-budget = Combien un robot peut réfléchir à une décision : itérations (200) ou secondes (0.5s). Avec
    des secondes, les mêmes parties ne reviennent pas. [par défaut : ce que fait chaque robot]
help-workers = Combien de processus de cette machine partagent le travail. [par défaut : un par cœur]
help-ray = L'adresse d'une grappe Ray qui fait le travail ; « local » en démarre une ici.
help-out = Un dossier pour les parties, les tableaux et le rapport. Une mesure interrompue y reprend.

help-study-group = Études d'un jeu par de nombreuses parties entre robots.
help-balance = Combien les places, tuiles, assistants, bâtiments et sources de points comptent pour gagner.
help-study-bot = Le robot qui joue toutes les places.
help-study-games = Combien de parties pour chaque nombre de joueurs.

help-replay = Raconter ce qui s'est passé dans une partie enregistrée.
help-replay-file = Une partie enregistrée.
help-replay-json = Un objet JSON par décision.
help-replay-components = Le fichier de données du matériel avec lequel la partie a été enregistrée.
help-to = S'arrêter après tant d'actions.

help-components-group = Les fichiers de données du matériel.
help-check = Vérifier un fichier de données du matériel et lister toutes ses erreurs.
help-check-file = Un fichier de données du matériel.

help-rules = Afficher les règles, avec nos propres mots.
help-rules-about = L'identifiant d'une règle (X6.4), le numéro d'une section ou un mot. [par défaut :
    le sommaire]
