# L'aide de la ligne de commande. Une commande porte le nom de son chemin, ses options sont des attributs.

shared = Ce que plusieurs commandes ont en commun
    .language = La langue des réponses : de, fr ou en. Par défaut, la vôtre ou celle du système
    .announcements = La langue dans laquelle les coups sont annoncés : de, fr ou en ; par défaut, celle que vous avez choisie
    .fen = La position de départ en FEN ; par défaut, la position initiale
    .chess960 = Jouer au Chess960, même si le FEN ne l'indique pas
    .words = La langue des pièces et du roque. Par défaut l'allemand, comme à l'annexe D ; pour entendre, celle de vos annonces ou la vôtre
    .ranks = La langue des rangées : l'allemand, sauf décision contraire de l'arbitre
    .files = Les noms des colonnes
    .letters = Les lettres des pièces dans les coups écrits. Par défaut les anglaises ; pour dire et entendre, d'abord celles de votre langue
    .edition = L'édition des Règles : 1929, 2009, 2014, 2017, 2018 ou 2023
    .regime = La catégorie de cadence : standard, rapid ou blitz
    .unsupervised = En rapide et en blitz : toutes les parties n'ont pas un arbitre qui les surveille et les note
    .silent = Sans voix ni sons : tout s'affiche en texte
    .microphone = Une partie du nom du micro ; par défaut, le micro du système
    .screen = Comment la ligne tapée s'affiche : append n'efface rien et continue en dessous, ce qui convient à un lecteur d'écran ; in-place reste sur la ligne. Sans cette option, ce que disent les réglages, et append si ACCESSIBLE est défini
    .resume = Reprendre la partie de cet enregistrement ; sans fichier, la dernière partie inachevée
    .line = Donner aussi les coups jusqu'au mat
    .json = Répondre en JSON, un objet par ligne
    .quick = Ne dire que ce qui se voit tout de suite
    .within = Temps de calcul maximal par position, par exemple 200ms ou 2s
    .braille = Le braille de la sortie : le code d'échecs d'un pays, ou du texte ordinaire selon une table braille
    .braille_ranks = Comment le code d'échecs écrit les nombres des rangées ; par défaut, comme dans son pays
    .liblouis = Au lieu d'un code d'échecs, écrire du texte ordinaire selon cette table de liblouis, avec les lettres de --letters ; chaque coup doit y rester distinct
    .comments = Écrire les commentaires selon cette table de liblouis, même en abrégé ; un commentaire abrégé ne peut plus être relu
    .line_length = Nombre de cellules par ligne de braille
    .page_length = Nombre de lignes par page d'embosseuse
    .page_numbers = Place du numéro de page pour l'embosseuse

values = Ce qui peut suivre une option
    .SCENE = SCÈNE
    .CODE = CODE
    .PORT = PORT
    .OF = DE_QUI
    .VENUE = LIEU
    .ARBITER = ARBITRE
    .MEMBER = DE_QUI
    .EVENT = TOURNOI
    .TABLES = TABLES
    .DRILL = EXERCICE
    .MANNER = MANIÈRE
    .FILE = FICHIER
    .MINUTES = MINUTES
    .FOLDER = DOSSIER
    .NAME = NOM
    .NUMBER = NUMÉRO
    .ADDRESS = ADRESSE
    .LANGUAGE = LANGUE
    .TIME = TEMPS
    .TIMES = MOMENTS
    .KEYS = TOUCHES
    .DEPTH = PROFONDEUR
    .FEN = FEN
    .MOVES = COUPS
    .STYLE = STYLE
    .WORDS = MOTS
    .RANKS = RANGÉES
    .FILES = COLONNES
    .NOTATION = NOTATION
    .LETTERS = LETTRES
    .FROM_LETTERS = LETTRES
    .IN = ENTRÉE
    .TO = FORMAT
    .FROM = SOURCE
    .OUT = SORTIE
    .BRAILLE = CODE
    .BRAILLE_RANKS = RANGÉES
    .FROM_BRAILLE = CODE
    .FROM_BRAILLE_RANKS = RANGÉES
    .TABLE = TABLE
    .CELLS = CELLULES
    .LINES = LIGNES
    .PAGE_NUMBERS = PLACE
    .EDITION = ÉDITION
    .GAME = PARTIE
    .FALLEN = CAMP
    .REGIME = CATÉGORIE
    .BY = CAMP
    .PLY = DEMI-COUP
    .INTENDED = COUP
    .OFFENCE = INFRACTION
    .NTH = NUMÉRO
    .BLACK = NOIRS
    .RATINGS = CLASSEMENTS
    .RATING_RULES = RÈGLEMENT
    .ROUNDS_A_DAY = RONDES
    .SCORE = POINTS
    .PLAYERS = JOUEURS
    .FEDERATIONS = FÉDÉRATIONS
    .RULE = RÈGLE
    .SHEET = FEUILLE
    .OTHER = AUTRE
    .BOARD = ÉCHIQUIER
    .COUNTERS = COMPTEURS
    .HASH = EMPREINTE
    .GRAMMAR = VOCABULAIRE
    .CHECK = VÉRIFICATION

hector = Le compagnon d'échecs des joueurs qui ne voient pas l'échiquier

hector-recorder = Feuille de partie, pendule et voix pour les tournois, pour les joueurs qui ne voient pas l'échiquier

play = Jouer une partie à l'échiquier
    .event = Le fichier TOML des réglages du tournoi
    .seat = Prendre la place d'un des joueurs, même si les lignes viennent d'un fichier ou d'un tube : chaque ligne est ce que tape le joueur
    .lines = Au terminal aussi, lire des lignes pour toute la table, et non celles d'un seul joueur. La réponse est en anglais, ou dans la langue de --language
    .arbiter_number = Demander un numéro que l'arbitre choisit lui-même, pour l'enregistrement et pour le bureau de l'arbitre : il est tapé deux fois sans être affiché, ou lu dans les deux premières lignes de l'entrée standard
    .language = La langue qu'Hector parle avec le joueur : de, fr ou en ; par défaut, celle du système
    .transcript = Écrire avant chaque réponse la ligne à laquelle elle répond, pour que la sortie soit le compte rendu de la partie ; les lignes lues qui commencent par « to » sont ignorées
    .replay = À la fin, rejouer l'enregistrement et signaler une erreur s'il donne une autre partie
    .real_time = Faire vraiment tourner la pendule, comme au terminal, même si les lignes viennent d'un fichier ou d'un tube
    .record = Enregistrer la partie dans ce fichier. Au terminal, elle l'est sinon dans le dossier des parties
    .listen = Attendre ici le programme Hector de l'adversaire : adresse et port, par exemple 0.0.0.0:4711
    .arbiter = Attendre ici le bureau de l'arbitre : adresse et port
    .hall = Transmettre la partie à une salle : le code de cette table, ou le fichier qui le contient
    .page = Servir une page pour le téléphone de l'adversaire, à ce numéro et à ce port, par exemple 0.0.0.0:8443, qui vaut aussi par défaut
    .board = Lire un échiquier électronique : son port, par exemple /dev/ttyUSB0, bluetooth pour un échiquier sans câble, chessnut pour un Chessnut à un câble USB, ou son langage et le port, par exemple chesslink:/dev/ttyUSB0. Deux échiquiers se nomment par leur propriétaire : opponent=/dev/ttyUSB0 et mine=/dev/ttyUSB1
    .board_of = À qui est l'échiquier, si un seul est nommé : à l'adversaire (opponent, par défaut) ou à vous (mine)
    .no_record = Ne pas enregistrer la partie

menu = Demander que faire : jouer, apprendre ou écouter
    .language = { practice.language }
    .transcript = { practice.transcript }

practice = Jouer contre Hector ou un programme d'échecs, à l'oreille
    .game = Reprendre cette partie inachevée, un fichier du dossier practice
    .new = Commencer une nouvelle partie, sans proposer celle qui est inachevée
    .options = Demander la couleur, l'adversaire et la cadence avant la partie ; sinon elle est comme votre dernière
    .seed = Point de départ du hasard : avec le même nombre, l'adversaire joue de la même façon. Par défaut, un autre à chaque fois
    .board = Jouer sur un échiquier électronique : son port, par exemple /dev/ttyUSB0, bluetooth, chessnut pour un Chessnut à un câble USB, ou ce qu'il parle et le port, par exemple chesslink:/dev/ttyUSB0. Vous y jouez vos coups, et vous y posez ceux de l'adversaire comme Hector les dit
    .language = La langue qu'Hector parle : de, fr ou en ; par défaut, celle du système
    .transcript = Si les lignes viennent d'un fichier ou d'un tube : écrire avant chaque réponse la ligne à laquelle elle répond

review = Écouter les parties d'un fichier
    .file = Le fichier de parties, en PGN ; ou le numéro d'une de vos parties, ou dernière. Par défaut, vos propres parties
    .game = Commencer par cette partie ; la première a le numéro 1
    .board = Poser la partie sur un échiquier électronique : son port, par exemple /dev/ttyUSB0, bluetooth, chessnut pour un Chessnut à un câble USB, ou ce qu'il parle et le port, par exemple chesslink:/dev/ttyUSB0. Les coups qui viennent d'eux-mêmes attendent que le précédent soit posé
    .language = { practice.language }
    .transcript = { practice.transcript }

drill = Apprendre les annonces, les cases, les mats, les finales et la procédure, à l'oreille
    .drill = Commencer par cet exercice : alphabet, couleurs, cavalier, diagonales, mémoire, mat, finales, procédure, leçons ou erreurs. Les leçons montrent comment se déplacent les pièces ; erreurs prend des positions de vos propres parties
    .progress = Dire seulement ce que vous avez réussi et ce qui est à revoir
    .export = Écrire seulement vos progrès dans ce fichier, en tableau CSV ; un tiret désigne la sortie standard
    .picture = Écrire seulement vos progrès dans ce fichier, en image avec du texte (SVG), pour un entraîneur voyant ; un tiret désigne la sortie standard
    .file = Garder les progrès dans ce fichier au lieu du fichier habituel
    .seed = Point de départ du hasard : avec le même nombre viennent les mêmes exercices. Par défaut, un autre à chaque fois
    .language = { practice.language }
    .transcript = { practice.transcript }

relay = Jouer une partie contre un adversaire qui se trouve ailleurs
    .address = Où attend le programme Hector de l'adversaire : adresse et port, par exemple 192.168.1.5:4711
    .arbiter_number = Demander un numéro que choisit l'arbitre de ce lieu : il est tapé deux fois sans être affiché
    .language = { practice.language }

hall = Suivre de nombreuses parties en tant qu'arbitre
    .event = Le fichier TOML des réglages du tournoi. Ce que la salle sauvegarde est placé à côté, dans un dossier du même nom
    .tables = Combien de tables il y a. Une table qui a un code le garde
    .address = Où les tables trouvent cet ordinateur : son nom ou son numéro, et un port ; le port suivant est utilisé aussi. Par défaut, le numéro de cet ordinateur et le port 4333
    .name = Le nom de qui est à cet ordinateur ; il accompagne tout ce qu'il ordonne
    .arbiter = Un arbitre à un autre ordinateur et ses tables, par exemple "Anna=1-20,35" ; le nom seul pour toutes les tables. À répéter pour chacun
    .new_code = Donner un nouveau code à cette table ou à cet arbitre ; l'ancien n'ouvre plus rien. À répéter pour chacun
    .pairings = Un rapport de tournoi au format de la FIDE (TRF), avec les appariements de la ronde à jouer. La première paire est à la table 1
    .pair_list = Les paires de la ronde comme un programme d'appariement les énumère, pour un rapport qui ne les contient pas encore
    .round = La ronde du rapport. Par défaut, la première qui est appariée et n'a pas de résultat
    .live = Écrire un fichier de partie par échiquier pendant la partie, avec ce retard en minutes. Par défaut, ce que le tournoi dit sous hall.live_delay, sinon aucun
    .broadcast = Un fichier de deux lignes : l'adresse d'un serveur qui reçoit les parties en cours comme lichess.org, et le jeton qui y donne accès
    .web = Servir des pages aux spectateurs et aux arbitres à ce numéro et à ce port, par exemple 0.0.0.0:8443. Sur 127.0.0.1 sans chiffrement, pour un proxy de cette machine
    .web_password = Demander un nouveau mot de passe pour les pages des arbitres, deux fois et sans le montrer
    .web_behind_proxy = Un proxy de cette machine dit dans X-Forwarded-For de qui vient chaque demande : les limites et les mots de passe faux comptent alors pour chaque lecteur, et non pour tous ensemble
    .web_password_file = Un fichier dont la première ligne est le mot de passe des pages des arbitres. On peut ensuite le supprimer
    .nats = Un serveur qui tourne déjà, par exemple tls://a.example:4222 ; à répéter pour chacun d'un groupe. Par défaut, la salle lance le sien
    .language = { practice.language }

hall_configure = Écrire ce qu'il faut aux serveurs d'un groupe, un dossier pour chaque ordinateur
    .event = { hall.event }
    .tables = { hall.tables }
    .address = { hall.address }
    .arbiter = { hall.arbiter }
    .new_code = { hall.new_code }
    .server = Un serveur du groupe, par exemple a.example:4222 ; à indiquer trois fois. Le port suivant est utilisé aussi
    .venue = Un lieu de jeu avec son propre serveur, dont les tables continuent quand sa ligne est coupée : son nom, l'adresse du serveur et ses tables, par exemple berlin=b.example:4222=1-20,35

arbiter = Suivre une partie en tant qu'arbitre
    .address = Où la table attend l'arbitre : adresse et port, par exemple 192.168.1.5:4712
    .hall = Suivre d'ici les tables d'une salle : le code de votre bureau ou le fichier qui le contient
    .again = Revenir sans code à la table précédente
    .check = Vérifier et afficher ce que cet appareil dit aux joueurs en mode tournoi
    .event = Le fichier TOML des réglages du tournoi concerné
    .silent = Sans voix : tout s'affiche en texte
    .language = { practice.language }

clock = La pendule parlante seule, pour deux personnes
    .time = La cadence : 90+30, "40/90 then 30 each 30 s", ou comme dans PGN
    .black = La cadence des Noirs, si elle est différente
    .left = Les touches du joueur de gauche
    .right = Les touches du joueur de droite
    .black_left = Les Noirs sont assis à gauche
    .tournament = Ne rien dire de soi-même, pas même la chute d'un drapeau, et pas de sons
    .remind = Annoncer le temps restant quand il en reste autant : "10 min, 1 min, 30 s"
    .language = { practice.language }

perft = Compter les positions que donnent les coups légaux
    .depth = La profondeur, en demi-coups
    .divide = Compter séparément pour chaque premier coup

say = Écrire des coups comme on les annonce
    .moves = Les coups dans l'ordre, par exemple e4 Nf3 g1f3 O-O ; par défaut lus sur l'entrée standard, un par ligne
    .style = Le détail : full nomme toujours les deux cases, short le strict nécessaire, literate aussi prise, échec et mat
    .aloud = Lire aussi chaque réponse à voix haute

hear = Trouver quel coup désigne une annonce
    .spoken = Les mots d'un coup ; par défaut lus sur l'entrée standard, un coup par ligne
    .any_language = Comprendre à la fois l'allemand, le français et l'anglais, et les deux noms des colonnes

convert = Convertir des parties d'une notation à une autre
    .input = Le fichier à lire ; par défaut ou avec un tiret, l'entrée standard
    .to = Le format de la sortie ; braille est le braille Unicode sans pages, brf est le braille ASCII en pages, pour une embosseuse
    .from = Le format du fichier ; auto reconnaît le PGN à une balise au début, le braille à un signe braille au début, et lit le reste comme des coups algébriques ; braille est le braille Unicode, brf est le braille ASCII des embosseuses
    .from_letters = Les lettres des pièces dans le fichier ; elles ne sont jamais devinées
    .out = Le fichier à écrire ; par défaut, la sortie standard
    .style = Le détail des annonces
    .from_braille = Le code dans lequel le fichier en braille est écrit ; il n'est jamais deviné
    .from_braille_ranks = Comment ce code écrit les nombres des rangées

rule = Consulter ce que disent les Règles

rule_over = La partie est-elle finie dans cette position ?
    .fen = La position
    .game = Un fichier de partie, pour compter aussi les répétitions

rule_flag = Comment finit la partie quand un drapeau est tombé ?
    .fen = La position ; par défaut, des positions lues sur l'entrée standard, une par ligne
    .fallen = Le drapeau tombé : white ou black

rule_resign = Comment finit la partie quand un joueur abandonne ?
    .fen = { rule_flag.fen }
    .by = Qui abandonne : white ou black

rule_dead = Est-ce une position morte, sans mat possible ?
    .fen = { rule_flag.fen }

rule_claim = Une demande de nulle est-elle fondée ?
    .game = La partie, en PGN ou coups seuls ; la première d'un fichier ; un tiret désigne l'entrée standard
    .ply = Après combien de demi-coups la demande est faite ; par défaut, à la fin de la partie
    .intended = Le coup écrit mais pas encore joué, par exemple Nf3 ou g1f3
    .touched = Le joueur qui demande a déjà touché une pièce à ce coup
    .restricted = Les nulles par accord mutuel sont limitées dans ce tournoi

rule_penalty = Que coûte une infraction ?
    .offence = L'infraction, par exemple illegal-move, two-hands, press-without-move ou wrong-claim
    .nth = Le rang de ce coup illégal parmi ceux du joueur : 1 pour le premier
    .replied = L'adversaire a déjà joué le coup suivant
    .unpressed = Le joueur n'a pas appuyé sur la pendule
    .fen = La position, pour voir si l'adversaire peut mater
    .by = Qui a commis l'infraction : white ou black

rule_class = Une cadence est-elle standard, rapide ou blitz ?
    .time = Minutes et secondes par coup, par exemple 15+10, ou périodes, par exemple "40/90 then 30 each 30 s"
    .black = { clock.black }
    .ratings = Les classements des joueurs, pour la cadence standard
    .rating_rules = Le règlement du classement : 2017 ou 2024

rule_norms = Ces chiffres suffisent-ils pour une norme de titre ?
    .rounds_a_day = Nombre de rondes par jour
    .score = Points et parties, par exemple 5.5/9
    .players = Nombre de joueurs du tournoi
    .federations = Nombre de fédérations d'où viennent les joueurs
    .disabled_players = C'est un championnat du monde de joueurs non-voyants, sourds ou handicapés physiques

rule_table = Tout ce que fixe une édition des Règles

rule_event = Que dit le fichier d'un tournoi ?
    .file = Le fichier, écrit comme docs/event-example.toml

rule_article = Dans quel article se trouve une règle ?
    .rule = Un numéro comme 7.5.5 ou un nom comme illegal-move ; par défaut, toutes les règles

compare = Trouver en quoi deux feuilles ou deux échiquiers diffèrent, et ce qu'en disent les Règles
    .one = Une feuille (PGN, coups, ou une annonce par ligne), un échiquier (un FEN, ou des rangées comme on les lit à voix haute), ou un enregistrement d'Hector, qui contient les deux feuilles ; un tiret désigne l'entrée standard
    .other = La seconde ; elle peut manquer après un enregistrement d'Hector
    .first_board = Ce qu'il y a sur le premier échiquier, pour dire ce qu'il faut y changer
    .second_board = Ce qu'il y a sur le second échiquier
    .counters = Les compteurs de coups de la pendule pour les Blancs et les Noirs, par exemple 12/11
    .first_letters = Les lettres des pièces sur la première feuille, si elles diffèrent de --letters
    .second_letters = Les lettres des pièces sur la deuxième feuille
    .first_notation = Comment la première feuille est écrite : algebraic, algébrique, ou descriptive comme en 1929
    .second_notation = Comment la deuxième feuille est écrite
    .edition = L'édition des Règles : 1929, 2009, 2014, 2017, 2018 ou 2023. Par défaut, celle de l'enregistrement, sinon 2023

games = Lister les parties enregistrées, ou en écrire une
    .folder = Le dossier des enregistrements

games_pgn = Écrire une partie en PGN, avec les temps de la pendule
    .file = L'enregistrement, ou son numéro dans la liste des parties, ou dernière
    .letters = Les lettres des pièces

games_sheet = Écrire les feuilles de partie des deux joueurs, avec toutes leurs différences
    .file = { games_pgn.file }
    .to = Le format des feuilles : text ; html, une page à imprimer et à signer, lisible aussi par un lecteur d'écran ; braille, le braille Unicode sans pages ; brf, le braille ASCII en pages, pour une embosseuse
    .letters = Les lettres des pièces ; par défaut celles de votre langue

verify = Vérifier si un enregistrement a été modifié
    .file = { games_pgn.file }
    .arbiter_number = Demander le numéro que l'arbitre a choisi avant la partie, et le comparer : il est tapé sans être affiché, ou lu dans la première ligne de l'entrée standard
    .hash = Une empreinte lue ou imprimée pendant ou après la partie ; les espaces ne comptent pas

transcribe = Transcrire des enregistrements comme l'oreille les comprend
    .recordings = Des fichiers WAV ; peu importent la fréquence et le nombre de canaux
    .grammar = Les mots attendus ; à répéter si plusieurs choses sont possibles
    .json = Un objet JSON par ligne : file, text, accepted, et words avec start, end et conf
    .model = Le dossier d'un modèle de parole pour Vosk ; par défaut, celui d'Hector
    .voice = Une voix apprise par hector apprendre
    .language = La langue des réponses et des commandes attendues, par défaut celle des pièces, et celle des messages, par défaut la vôtre

enrol = Habituer la reconnaissance à votre voix
    .name = Un nom pour la voix : jusqu'à 40 lettres, chiffres, tirets et tirets bas
    .from = Apprendre des enregistrements d'un dossier, sans micro. La liste prompts.tsv y a une ligne pour chacun : le nom du fichier WAV, une tabulation et le texte prononcé
    .from_games = Apprendre de vos annonces dans les parties dont vous avez gardé le son, sans micro
    .list = Lister les voix apprises
    .remove = Effacer la voix : la reconnaissance travaille de nouveau comme sans elle
    .model = Le dossier du modèle à adapter ; par défaut, celui d'Hector
    .language = La langue qu'Hector parle avec vous
    .silent = Afficher les annonces sans les lire à voix haute

contribute = Enregistrer votre voix, pour ceux qui améliorent la reconnaissance vocale
    .remove = Effacer ce qui a été enregistré et n'est pas encore réuni en un fichier
    .language = { enrol.language }
    .silent = { enrol.silent }

model = Lister, télécharger, comparer et supprimer les modèles de reconnaissance vocale
    .sources = Une liste d'autres modèles à télécharger, dans la forme de models/fetchable.txt

model_list = Lister les modèles présents et ceux qui peuvent être téléchargés

model_fetch = Télécharger un modèle d'internet, avec curl. Ce qui a été interrompu est continué
    .model = Le nom du modèle, tel que la liste le donne
    .sum = Le SHA-256 que l'archive doit avoir, là où la liste n'en a pas

model_test = Essayer un modèle sur des enregistrements, pour comparer les modèles
    .model = Le nom d'un modèle, ou son dossier ; par défaut, celui qui est utilisé
    .recordings = Un dossier d'enregistrements avec une liste, expected.tsv ou prompts.tsv ; par défaut, ceux d'Hector
    .json = Répondre en JSON, pour des programmes

model_use = Écouter désormais avec ce modèle
    .model = { model_fetch.model }

model_remove = Supprimer un modèle téléchargé
    .model = { model_fetch.model }
    .yes = Ne pas demander

doctor = Vérifier ce qui fonctionne sur cet ordinateur, et dire comment réparer le reste
    .json = { model_test.json }
    .check = Ne faire que cette vérification et répondre en JSON
    .try_model = Charger seulement un modèle de parole et dire si cela réussit

keys = Afficher toutes les touches et tous les mots
    .scene = La scène dont on veut les touches, par exemple entraînement ; par défaut celles de toutes
