# L'aide de la ligne de commande. Une commande porte le nom de son chemin, ses options sont des attributs.

shared = Ce que plusieurs commandes ont en commun
    .language = La langue des réponses : de, fr ou en. Sans elle, celle que vous avez choisie, ou celle du système
    .fen = La position de départ (FEN) ; sans elle, la position initiale
    .chess960 = Jouer à Chess960, même si le FEN ne le dit pas
    .words = La langue des pièces et du roque
    .ranks = La langue des rangées : l'allemand, sauf décision contraire de l'arbitre
    .files = Les noms des colonnes
    .letters = Les lettres des pièces dans les coups écrits
    .edition = L'édition des Règles : 1929, 2009, 2014, 2017, 2018 ou 2023
    .regime = La catégorie de cadence : standard, rapid ou blitz
    .unsupervised = En rapide et en blitz, chaque partie n'a pas un arbitre qui la surveille et la note
    .silent = Ni voix ni sons : tout est écrit
    .resume = Continuer la partie d'un enregistrement ; sans fichier, la dernière inachevée
    .line = Dire les coups du mat trouvé
    .json = Répondre par un objet JSON par ligne
    .quick = Ne répondre que ce qui se voit d'un coup d'œil
    .within = Combien de temps réfléchir au plus à une position, par exemple 200ms ou 2s
    .braille = Le code du braille écrit : le code d'échecs d'un pays, ou le texte épelé avec une table
    .braille_ranks = Comment un code d'échecs écrit les nombres des rangées ; sans cela comme son pays
    .liblouis = Épeler le texte avec cette table de liblouis, dans les lettres de --letters, au lieu d'un code ; elle doit distinguer tous les coups
    .comments = Épeler les commentaires avec cette table de liblouis, même abrégée ; ce qui est abrégé ne peut être relu
    .line_length = Combien de cellules a une ligne de braille
    .page_length = Combien de lignes a une page d'embosseuse
    .page_numbers = Où est le numéro d'une page d'embosseuse

values = Ce qui peut suivre une option
    .DRILL = EXERCICE
    .FILE = FICHIER
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
    .TO = BUT
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
    .ONE = UNE
    .OTHER = AUTRE
    .BOARD = ÉCHIQUIER
    .COUNTERS = COMPTEURS
    .HASH = EMPREINTE
    .GRAMMAR = VOCABULAIRE
    .CHECK = EXAMEN

hector = Le compagnon d'échecs d'un joueur qui ne voit pas l'échiquier

play = Jouer une partie à l'échiquier, ligne par ligne
    .event = Les réglages du tournoi, un fichier TOML
    .seat = S'asseoir à la table comme l'un des joueurs, comme à un terminal, même si les lignes viennent d'un fichier ou d'un tube : chaque ligne est ce que le joueur tape
    .lines = À un terminal, prendre les lignes de toute la table au lieu de celles d'un joueur
    .arbiter_number = Demander un numéro propre à l'arbitre, pour l'enregistrement et pour le bureau de l'arbitre : il est tapé deux fois et n'est pas montré, ou ce sont les deux premières lignes de l'entrée standard
    .language = La langue que Hector parle avec le joueur : de, fr ou en ; sans elle, celle du système. Les lignes de toute la table y sont aussi répondues, en anglais sans elle
    .transcript = Écrire chaque ligne lue avant ce qui en découle, pour que la sortie soit le procès-verbal de la partie ; les lignes qui commencent par « to » sont passées dans l'entrée
    .replay = À la fin, rejouer l'enregistrement et échouer si une autre partie en sort
    .real_time = Laisser passer le temps de lui-même, comme à un terminal, même si les lignes viennent d'un fichier ou d'un tube
    .record = Tenir l'enregistrement dans ce fichier. Là où quelqu'un tape, il est tenu de toute façon dans le dossier des parties
    .listen = Attendre ici un autre Hector où est assis l'adversaire : une adresse et un port, par exemple 0.0.0.0:4711
    .arbiter = Attendre ici le bureau de l'arbitre : une adresse et un port
    .no_record = Ne tenir aucun enregistrement

practice = Jouer contre Hector ou un programme, à l'oreille
    .game = Reprendre cette partie inachevée, un fichier du dossier practice
    .new = Commencer une nouvelle partie sans qu'une partie inachevée soit proposée
    .seed = Un nombre d'où suit tout ce que l'adversaire fait par hasard ; un autre chaque fois s'il manque
    .language = La langue que Hector parle : de, fr ou en ; sans elle, celle du système
    .transcript = Là où les lignes viennent d'un fichier ou d'un tube : écrire chaque ligne lue avant ce qui en suit

review = Écouter les parties d'un fichier
    .file = Le fichier de parties, en PGN
    .game = Commencer par cette partie du fichier, comptée à partir de 1
    .language = La langue que Hector parle : de, fr ou en ; sans elle, celle du système
    .transcript = Là où les lignes viennent d'un fichier ou d'un tube : écrire chaque ligne lue avant ce qui en suit

drill = Apprendre les annonces, les cases, les mats, les finales et la procédure, à l'oreille
    .drill = Commencer par cet exercice : alphabet, couleurs, cavalier, diagonales, mémoire, mat, finales ou procédure
    .progress = Dire ce que vous avez fait et ce qui est à revoir, et finir
    .export = Écrire vos progrès en tableau de valeurs entre virgules dans ce fichier, ou avec un tiret sur la sortie standard, et finir
    .file = Garder les progrès dans ce fichier au lieu de celui de Hector
    .seed = Un nombre d'où suit tout ce qui est tiré au hasard ; un autre chaque fois s'il manque
    .language = La langue que Hector parle : de, fr ou en ; sans elle, celle du système
    .transcript = Là où les lignes viennent d'un fichier ou d'un tube : écrire chaque ligne lue avant ce qui en suit

relay = Jouer à un bout d'une partie dont l'autre bout est ailleurs
    .address = Où l'autre Hector attend : son adresse et son port, par exemple 192.168.1.5:4711
    .arbiter_number = Demander un numéro propre à l'arbitre en ce lieu : il est tapé deux fois et n'est pas montré
    .language = La langue que Hector parle : de, fr ou en ; sans elle, celle du système

arbiter = S'asseoir au bureau de l'arbitre d'une table
    .address = Où la table attend son arbitre : son adresse et son port, par exemple 192.168.1.5:4712
    .again = Revenir à la table d'avant, sans code
    .check = Prouver ce que cet appareil dit aux joueurs en mode tournoi, et l'écrire
    .event = Les réglages du tournoi pour lequel cela est prouvé, un fichier TOML
    .silent = Pas de voix : tout est écrit
    .language = La langue que Hector parle : de, fr ou en ; sans elle, celle du système

clock = La pendule parlante seule, pour deux personnes quelconques
    .time = La cadence : 90+30, "40/90 then 30 each 30 s", ou comme dans PGN
    .black = La cadence des Noirs, si elle est autre
    .left = Les touches du joueur de gauche
    .right = Les touches du joueur de droite
    .black_left = Les Noirs sont assis à gauche
    .tournament = Ne rien dire que personne n'a demandé : ni drapeau, ni son
    .remind = Dire de soi-même le temps qui court quand il en reste autant : "10 min, 1 min, 30 s"
    .language = La langue que Hector parle : de, fr ou en ; sans elle, celle du système

perft = Compter les positions qu'atteignent les coups légaux
    .depth = Combien de demi-coups à l'avance
    .divide = Compter à part pour chaque premier coup

say = Dire des coups dans les mots d'une annonce
    .moves = Les coups dans l'ordre, par exemple e4 Nf3 g1f3 O-O ; sans eux, lus de l'entrée standard, un par ligne
    .style = Combien on dit : full nomme toujours les deux cases ; short seulement ce qui distingue le coup des autres ; literate ajoute prise, échec et mat
    .aloud = Prononcer aussi chaque réponse

hear = Comprendre les mots d'une annonce comme un coup
    .spoken = Les mots d'un coup ; sans eux, lus de l'entrée standard, un coup par ligne
    .any_language = Entendre à la fois l'allemand, le français et l'anglais et les deux noms des colonnes

convert = Mettre des parties d'une écriture dans une autre
    .input = Le fichier à lire ; sans lui ou avec un tiret, l'entrée standard
    .to = Comment la réponse s'écrit ; braille est le braille Unicode sans pages, brf est le braille ASCII en pages, pour une embosseuse
    .from = Comment le fichier est écrit ; auto le prend pour du PGN si une balise est en tête, pour du braille si un signe braille y est, sinon pour des coups algébriques ; braille est le braille Unicode, brf est le braille ASCII des embosseuses
    .from_letters = Les lettres des pièces dans le fichier, jamais devinées
    .out = Où écrire ; sans lui, la sortie standard
    .style = Combien dit une phrase parlée
    .from_braille = Le code dans lequel un fichier de braille est écrit, jamais deviné
    .from_braille_ranks = Comment ce code écrit les nombres des rangées

rule = Demander ce que disent les Règles d'une position, d'un drapeau, d'une infraction, d'une demande ou d'une cadence

rule_over = Cette position est-elle la fin de la partie ?
    .fen = La position
    .game = Un fichier de partie, dont les coups disent aussi les répétitions

rule_flag = Qui obtient quoi quand un drapeau est tombé ?
    .fen = La position ; sans elle, des positions de l'entrée standard, une par ligne
    .fallen = De qui le drapeau est tombé : white ou black

rule_resign = Qui obtient quoi quand un joueur abandonne ?
    .fen = La position ; sans elle, des positions de l'entrée standard, une par ligne
    .by = Qui abandonne : white ou black

rule_dead = Personne ne peut-il plus mater, par aucune suite de coups légaux ?
    .fen = La position ; sans elle, des positions de l'entrée standard, une par ligne

rule_claim = Une demande de nulle est-elle correcte, par répétition ou par cinquante coups ?
    .game = La partie : PGN ou coups seuls, la première du fichier ; un tiret lit l'entrée
    .ply = Après combien de demi-coups la demande est faite ; sans cela à la fin de la partie
    .intended = Le coup qui a été écrit et non joué, par exemple Nf3 ou g1f3
    .touched = Le demandeur a touché une pièce à ce coup
    .restricted = Le tournoi restreint les nulles par accord

rule_penalty = Que coûte une infraction ?
    .offence = L'infraction, par exemple illegal-move, two-hands, press-without-move ou wrong-claim
    .nth = Le combientième coup illégal de ce joueur c'est
    .replied = L'adversaire a déjà joué le coup suivant
    .unpressed = Le joueur n'a pas appuyé sur la pendule
    .fen = La position, pour voir si l'adversaire peut mater
    .by = Qui a commis l'infraction : white ou black

rule_class = Une cadence est-elle standard, rapide ou blitz, et compte-t-elle au classement ?
    .time = Minutes et secondes par coup, par exemple 15+10, ou périodes, par exemple "40/90 then 30 each 30 s"
    .black = La cadence des Noirs, si elle est autre
    .ratings = Les classements des joueurs, pour la cadence standard
    .rating_rules = Le règlement du classement : 2017 ou 2024

rule_norms = Que demande une norme de titre, et ces chiffres y répondent-ils ?
    .rounds_a_day = Rondes par jour
    .score = Points et parties, par exemple 5.5/9
    .players = Joueurs du tournoi
    .federations = Fédérations d'où viennent les joueurs
    .disabled_players = Un championnat du monde de joueurs non-voyants, sourds ou handicapés physiques

rule_table = Que fixe une édition ? Son tableau entier, une ligne par entrée

rule_event = Que dit un fichier de réglages d'un tournoi ?
    .file = Le fichier, dans la forme de docs/event-example.toml

rule_article = Où une édition écrit-elle une règle ?
    .rule = Un numéro comme 7.5.5 ou un nom comme illegal-move ; sans lui, toutes les règles

compare = Trouver où deux feuilles ou deux échiquiers se séparent, et ce qu'en disent les Règles
    .one = Une feuille (PGN, coups, ou une annonce par ligne), un échiquier (un FEN, ou des rangées comme on les lit à haute voix), ou un enregistrement de Hector, qui contient ceux des deux joueurs ; un tiret lit l'entrée standard
    .other = L'autre ; elle ne manque qu'après un enregistrement
    .first_board = Ce qu'il y a sur l'échiquier du premier, pour dire ce que les mains doivent y faire
    .second_board = Ce qu'il y a sur l'échiquier du second
    .counters = Les compteurs de coups de la pendule, celui des Blancs et celui des Noirs, par exemple 12/11
    .first_letters = Les lettres des pièces sur la première feuille, si ce ne sont pas celles de --letters
    .second_letters = Les lettres des pièces sur la deuxième feuille
    .first_notation = Comment la première feuille est écrite : algebraic, algébrique, ou descriptive comme en 1929
    .second_notation = Comment la deuxième feuille est écrite
    .edition = L'édition des Règles : 1929, 2009, 2014, 2017, 2018 ou 2023. Sans elle, celle d'un enregistrement, ou 2023

games = Lister les parties enregistrées, et en écrire une
    .folder = Le dossier des enregistrements

games_pgn = Une partie en PGN, avec les temps que montrait la pendule
    .file = L'enregistrement
    .letters = Les lettres des pièces

games_sheet = Les feuilles de partie des deux joueurs, avec tout ce en quoi elles diffèrent
    .file = L'enregistrement
    .to = Comment les feuilles s'écrivent : text, braille est le braille Unicode sans pages, brf est le braille ASCII en pages, pour une embosseuse
    .letters = Les lettres des pièces

verify = Prouver qu'un enregistrement n'a pas été modifié
    .file = L'enregistrement
    .arbiter_number = Demander le numéro que l'arbitre a donné avant la partie, et le comparer : il est tapé et n'est pas montré, ou c'est la première ligne de l'entrée standard
    .hash = Une empreinte qui a été lue ou imprimée pendant la partie ou après ; les espaces ne comptent pas

transcribe = Dire ce que l'oreille entend dans des enregistrements
    .recordings = Des fichiers WAV de toute fréquence et de tout nombre de canaux
    .grammar = Ce qu'on écoute ; plusieurs fois pour l'un de plusieurs
    .json = Un objet JSON par ligne : file, text, accepted, et words avec start, end et conf
    .model = Le dossier d'un modèle pour Vosk ; sans lui, celui de Hector
    .voice = Une voix apprise par hector enrol
    .language = La langue des réponses, des commandes et des plaintes ; sans elle, celle des pièces pour ce qui est entendu, et la vôtre pour ce qui est dit

enrol = Apprendre à l'oreille sa propre voix
    .name = Le nom de la voix : jusqu'à 40 lettres, chiffres, tirets et tirets bas
    .from = Apprendre des enregistrements d'un dossier, sans micro. Sa liste, prompts.tsv, a une ligne pour chacun : le nom d'un fichier WAV, une tabulation, ce qui y est dit
    .list = Lister les voix apprises
    .remove = Oublier la voix : on entend de nouveau ce qu'on entendait sans elle
    .model = Le dossier du modèle de départ ; sans lui, celui de Hector
    .microphone = Une partie du nom du micro ; sans elle, celui du système
    .language = La langue que Hector parle avec vous
    .silent = Montrer les annonces et ne pas les prononcer

doctor = Trouver ce qui marche sur cette machine, et comment réparer ce qui ne marche pas
    .json = Répondre en JSON, pour un programme
    .check = Ne faire qu'un examen et répondre en JSON
