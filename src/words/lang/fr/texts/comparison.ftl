# Où deux feuilles ou deux échiquiers se séparent, et ce qu'en disent les Règles.

the_first_score = la première feuille
the_second_score = la deuxième feuille
the_first_board = le premier échiquier
the_second_board = le deuxième échiquier
score_of = la feuille des { $side }
board_of = l'échiquier des { $side }
plies_counted =
    { $plies ->
        [one] 1 demi-coup
       *[other] { $plies } demi-coups
    }
compared_scores_agree = Les feuilles concordent : { $plies }.
agree_as_far = Les feuilles concordent aussi loin que va { $shorter }, { $plies }. { $longer } a ensuite encore { $more } : { $moves }.
at_the_first_move = dès le premier coup
after_move = après { $place }
move_of = le coup { $number } des { $side }
move_with_words = { $place }, { $words }
scores_part = Les feuilles divergent { $after } : { $one } a « { $first } », { $other } a « { $second } ». La différence : { $parts }.
one_lacks = { $score } est incomplète { $after }. Ce qui manque, { $missing } : { $moves }. Ensuite, les deux concordent de nouveau pendant { $then }.
one_wrote_twice = { $score } a quelque chose en double { $after }, { $extra } : { $moves }. Ensuite, les deux concordent de nouveau pendant { $then }.
one_has_too_many = { $score } a quelque chose de trop { $after }, { $extra } : { $moves }. Cela ne peut pas se jouer là. Ensuite, les deux concordent de nouveau pendant { $then }.
one_has_more = { $score } a quelque chose de plus { $after }, { $extra } : { $moves }. Cela répète ce qui précède et peut se jouer : c'est écrit deux fois, ou cela manque sur l'autre feuille. Ensuite, les deux concordent de nouveau pendant { $then }.
column_shifted = Seule la colonne des { $side } est décalée ; l'autre est à sa place.
entries_swapped = Deux inscriptions sont dans l'ordre inverse { $after } : « { $first } » et « { $second } ».
pairs_swapped = Deux paires de coups sont dans l'ordre inverse { $after } : « { $first } » et « { $second } ».
only_so_playable = Elles ne peuvent se jouer que dans l'ordre qu'a { $score }.
then_alike = Ensuite, les deux concordent de nouveau pendant { $then }.
both_have_a_blank = Les deux feuilles ont une lacune { $after }.
scores_lead_alike = Les deux feuilles mènent à la même position.
boards_show_alike = Les deux échiquiers montrent la même position.
article_is_for_others = { $article } de l'édition de { $edition } ne s'applique pas ici, mais seulement à des positions qui diffèrent.
scores_put_right = les feuilles sont corrigées. Rien n'est repris, et les pendules restent comme elles sont.
rights_differ = Les pièces sont placées de même, mais le droit de roquer ou de prendre en passant n'est pas le même. Ce sont les coups joués qui décident.
strike_out = ce qui est de trop est rayé sur { $score }.
without_the_entries = Sans cela : { $position }.
boards_unlike_scores = Les feuilles donnent une autre position. L'arbitre établit si ce sont les échiquiers ou les feuilles qui sont faux.
unclear_in_both = { $place }, est sur les deux feuilles et peut désigner plus d'un coup : de { $squares }. Demandez aux joueurs lequel.
reads_well_with = Cela se lit bien avec { $options }.
score_reads_well_with = Lue ainsi, { $score } a une inscription qui n'est pas un coup légal. Avec { $options }, elle n'en a pas.
record_has_its_edition = « { $name } » est un enregistrement sous l'édition de { $edition }. Attendu : pas d'autre { $option }.
record_stands_alone = « { $name } » est un enregistrement d'Hector et contient les deux feuilles. Attendu : ce fichier seul.
no_text_in_it = « { $name } » n'est pas un texte. Attendu : une feuille ou un échiquier, enregistré comme texte simple.
more_after_result = « { $word } » suit le résultat, qui termine la feuille. Attendu : une partie.
score_seen_otherwise = { $score } est { $other }, { $ways }. Ainsi elles concordent : { $plies }.
board_seen_otherwise = { $board } est { $other }, { $ways }.
board_of_the_score = l'échiquier selon la feuille
way_turned = avec une rotation de 180 degrés
way_ranks_reversed = avec les rangées comptées de l'autre côté
way_files_reversed = avec les colonnes comptées de l'autre côté
way_colours_exchanged = avec les couleurs échangées
way_columns_exchanged = avec les colonnes des Blancs et des Noirs échangées
turned_goes_on = la partie continue, et la position est mise sur un échiquier bien orienté.
turned_starts_again = la partie recommence si on l'a vu avant le quatrième coup des Noirs, et continue sinon.
colours_start_again = une nouvelle partie si chacun a joué moins de dix coups, sinon celle-ci continue.
colours_go_on = la partie continue, sauf décision contraire de l'arbitre.
arbiter_decides = l'arbitre décide.
if_only_written_so = Si cela a seulement été écrit ainsi, la feuille est corrigée : { $article }.
results_differ = Les résultats diffèrent : { $one } a { $first }, { $other } a { $second }.
one_has_a_blank = { $score } a une lacune { $after }.
contradict_later = Plus loin, pour { $place }, elles se contredisent : « { $first } » et « { $second } ».
no_later_contradiction = Aucun coup suivant ne dit le contraire.
nothing_written = rien
and_so_on = et ainsi de suite
by_article_of = Selon l'édition de { $edition }, { $article }
no_rule_for_this = L'édition de { $edition } n'a pas de règle pour cela
what_follows = { $by } : { $what }
boards_set_as_scores = les feuilles concordent, chaque échiquier est donc corrigé d'après elles, quoi qu'on y ait joué. Rien n'est repris, et les pendules restent comme elles sont.
last_move_unwritten = Le dernier coup n'est peut-être pas encore écrit{ $article }. Demandez à qui tient { $score }.
up_to_there = Jusque-là elles concordent.
back_to_what_both_have = retour à la dernière position commune. Elle est rétablie sur les deux échiquiers, et le trait est aux { $side }.
clocks_by_judgement = l'arbitre règle les pendules et leurs compteurs au mieux de son jugement, ou les laisse comme elles sont.
no_article_for_incomplete = Aucun article ne dit ce qu'il faut faire quand une feuille est incomplète.
both_reconstruct = les deux reconstituent les coups sur un autre échiquier.
with_missing_moves = Avec les coups manquants : { $position }.
back_if_they_disagree = s'ils ne s'accordent pas, retour à la dernière position identifiable.
position_is = Position : { $position }.
illegal_in_both = { $place }, est sur les deux feuilles et illégal : { $reason }.
applies_as_well = { $article } s'applique aussi.
clock_after_agreed = Pendule après le dernier coup commun : Blancs { $white }, Noirs { $black }.
clock_at_the_end = Pendule à la fin : Blancs { $white }, Noirs { $black }.
clock_counts_as_both =
    { $counted ->
        [one] La pendule compte 1 coup des { $side }, comme les deux feuilles.
       *[other] La pendule compte { $counted } coups des { $side }, comme les deux feuilles.
    }
clock_counts_as_one =
    { $counted ->
        [one] La pendule compte 1 coup des { $side }, comme { $score }.
       *[other] La pendule compte { $counted } coups des { $side }, comme { $score }.
    }
clock_counts_otherwise =
    { $counted ->
        [one] La pendule compte 1 coup des { $side }
       *[other] La pendule compte { $counted } coups des { $side }
    } ; { $one } en a { $first }, { $other } en a { $second }. Quelqu'un a appuyé sans jouer, ou un coup a été joué sans appuyer ou n'a pas été noté.
compared_boards_agree = Les échiquiers concordent.
compared_boards_differ = Les échiquiers diffèrent en { $squares }.
to_make_like = Pour que { $one } soit comme { $other } : { $corrections }.
board_not_read = Personne n'a lu { $board } : ce qui s'y trouve vraiment n'est pas connu.
one_score_in_record = Seule la feuille des { $here } est dans cet enregistrement ; celle des { $elsewhere } est tenue ailleurs.
no_score_in_record = Les deux joueurs tiennent leur feuille ailleurs. Cet enregistrement a les coups tels qu'ils ont été annoncés : { $plies }.
nothing_in_record = « { $name } » n'a rien à comparer : les deux feuilles sont tenues ailleurs, et aucun coup n'y a été annoncé. Attendu : un enregistrement avec une feuille ou des coups.
score_has = { $score } a { $plies }.
score_as_announced = { $score } est telle que les coups ont été annoncés : { $plies }.
score_not_as_announced = { $score } n'est pas telle que les coups ont été annoncés. Première différence, { $place } : il est écrit « { $written } », il a été annoncé « { $announced } ».
move_still_made = Un coup est encore en train d'être joué : { $place }. Jusque-là, un échiquier peut le montrer ou non.
move_still_copied = Un coup est encore en train d'être reproduit sur l'échiquier des { $side } : { $place }. Jusque-là, cet échiquier peut le montrer ou non.
scores_tell_which = Les feuilles disent lequel est juste. Comparez-les aussi : { $command } FEUILLE FEUILLE.
held_before_the_gap =
    { $plies ->
        [one] La feuille a une lacune après 1 demi-coup, l'échiquier est donc comparé à la position d'avant.
       *[other] La feuille a une lacune après { $plies } demi-coups, l'échiquier est donc comparé à la position d'avant.
    }
board_as_score_says = L'échiquier concorde avec la feuille.
board_to_set_right = { $board } est faux en { $squares }. Pour le corriger : { $corrections }.
the_two_differ = Les deux ne concordent pas.
no_pair_of_counters = « { $read } » n'est pas une paire de compteurs. Attendu : celui des Blancs et celui des Noirs, par exemple { $example }.
too_many_moves = « { $name } » a trop de coups pour une seule partie. Attendu : { $most } au plus, blancs et noirs ensemble.
word_too_long = « { $name } » contient un mot trop long pour un coup. Attendu : { $most } octets au plus.
no_move_in_it = « { $name } » ne contient aucun coup. Attendu : une feuille comme 1. e4 e5, ou un échiquier.
score_instead_of_board = « { $name } » est une feuille. Attendu : un échiquier, en FEN ou en huit rangées comme on les lit à voix haute.
nothing_to_compare_with = Il manque quelque chose à comparer avec « { $name } ». Attendu : deux feuilles ou échiquiers, ou un enregistrement d'Hector.
board_beside_a_board = Un échiquier à côté d'un échiquier. Attendu : l'échiquier d'un joueur dont la feuille est donnée.
scores_begin_differently = Les feuilles commencent par des positions différentes. Attendu : deux feuilles d'une même partie.
score_begins_elsewhere = La feuille commence par une autre position que { $option }. Attendu : l'une des deux.
file_unreadable = Le fichier « { $path } » ne peut pas être lu comme { $kind } : { $why }.
file_too_long = Le fichier « { $path } » est trop long pour être lu comme { $kind }. Attendu : { $most } octets au plus.
kind_score_or_board = feuille ou échiquier
kind_game = partie
kind_settings = réglages du tournoi
no_game_in_it = Le fichier de partie « { $name } » ne contient pas de partie. Attendu : des coups comme 1. e4 e5.
