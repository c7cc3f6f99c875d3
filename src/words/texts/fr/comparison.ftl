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
agree_as_far = Les feuilles concordent jusqu'où va { $shorter }, { $plies }. { $longer } en a d'autres, { $more } : { $moves }.
at_the_first_move = dès le premier coup
after_move = après { $place }
move_of = le coup { $number } des { $side }
move_with_words = { $place }, { $words }
scores_part = Les feuilles divergent { $after } : { $one } a « { $first } », { $other } a « { $second } ». La différence : { $parts }.
one_lacks = { $score } est incomplète { $after }. Ce qui manque, { $missing } : { $moves }. Puis les deux continuent de même, { $then }.
one_wrote_twice = { $score } a une répétition { $after }, { $extra } en double : { $moves }. Puis les deux continuent de même, { $then }.
one_has_too_many = { $score } en a trop { $after }, { $extra } : { $moves }. Cela ne peut pas se jouer là. Puis les deux continuent de même, { $then }.
one_has_more = { $score } en a plus { $after }, { $extra } : { $moves }. C'est ce qui précède, et cela peut se jouer : écrit deux fois, ou absent de l'autre feuille. Puis les deux continuent de même, { $then }.
column_shifted = Seule la colonne des { $side } est décalée ; l'autre est à sa place.
entries_swapped = Deux inscriptions sont dans l'ordre inverse { $after } : « { $first } » et « { $second } ».
pairs_swapped = Deux paires de coups sont dans l'ordre inverse { $after } : « { $first } » et « { $second } ».
only_so_playable = Elles ne peuvent se jouer que dans l'ordre qu'a { $score }.
then_alike = Puis les deux continuent de même, { $then }.
both_have_a_blank = Les deux feuilles ont un blanc { $after }.
scores_lead_alike = Les deux feuilles mènent à la même position.
boards_show_alike = Les deux échiquiers montrent la même position.
article_is_for_others = { $article } de l'édition de { $edition } : il est pour des positions qui diffèrent et ne s'applique pas ici.
scores_put_right = les feuilles sont corrigées. Rien n'est repris, et les pendules restent.
rights_differ = Les pièces sont placées de même, mais le droit de roquer ou de prendre en passant n'est pas le même. Les coups tels qu'ils ont été joués décident.
strike_out = ce qui est de trop est rayé sur { $score }.
without_the_entries = Sans cela : { $position }.
boards_unlike_scores = Les feuilles disent une autre position. L'arbitre établit si ce sont les échiquiers ou les feuilles qui sont faux.
unclear_in_both = { $place }, est sur les deux feuilles et peut désigner plus d'un coup : de { $squares }. Ceux qui l'ont écrit disent lequel.
reads_well_with = Cela se lit bien avec { $options }.
score_reads_well_with = Lue ainsi, { $score } a une inscription qui n'est pas un coup légal. Avec { $options }, elle n'en a pas.
record_has_its_edition = « { $name } » est un enregistrement sous l'édition de { $edition }. Attendu : pas d'autre { $option }.
record_stands_alone = « { $name } » est un enregistrement de Hector et contient les deux feuilles. Attendu : lui seul.
no_text_in_it = « { $name } » n'est pas un texte. Attendu : une feuille ou un échiquier, enregistré comme texte simple.
more_after_result = « { $word } » suit le résultat, qui termine la feuille. Attendu : une partie.
score_seen_otherwise = { $score } est { $other }, { $ways }. Ainsi elles concordent : { $plies }.
board_seen_otherwise = { $board } est { $other }, { $ways }.
board_of_the_score = l'échiquier que dit la feuille
way_turned = après un tour de 180 degrés
way_ranks_reversed = avec les rangées comptées de l'autre côté
way_files_reversed = avec les colonnes comptées de l'autre côté
way_colours_exchanged = avec les couleurs échangées
way_columns_exchanged = avec les colonnes des Blancs et des Noirs échangées
turned_goes_on = la partie continue, et la position est mise sur un échiquier bien placé.
turned_starts_again = la partie recommence si on l'a vu avant le quatrième coup des Noirs, et continue sinon.
colours_start_again = une nouvelle partie si chacun a joué moins de dix coups, sinon celle-ci continue.
colours_go_on = la partie continue, sauf décision contraire de l'arbitre.
arbiter_decides = l'arbitre décide.
if_only_written_so = Si cela a seulement été écrit ainsi, la feuille est corrigée : { $article }.
results_differ = Les résultats diffèrent : { $one } a { $first }, { $other } a { $second }.
one_has_a_blank = { $score } a un blanc { $after }.
contradict_later = Plus loin, pour { $place }, elles se contredisent : « { $first } » et « { $second } ».
no_later_contradiction = Aucun coup plus loin ne contredit.
nothing_written = rien
and_so_on = et ainsi de suite
by_article_of = Selon l'édition de { $edition }, { $article }
no_rule_for_this = L'édition de { $edition } n'a pas de règle pour cela
what_follows = { $by } : { $what }
boards_set_as_scores = les feuilles concordent, chaque échiquier est donc mis comme elles disent, quoi qu'on ait joué. Rien n'est repris, et les pendules restent.
last_move_unwritten = Le dernier coup n'est peut-être pas encore écrit { $article }. Demandez à qui tient { $score }.
up_to_there = Jusque-là elles concordent.
back_to_what_both_have = retour à la dernière position commune. Elle est mise sur les deux échiquiers, et le trait est aux { $side }.
clocks_by_judgement = l'arbitre règle les pendules et leurs compteurs selon son meilleur jugement, ou les laisse.
no_article_for_incomplete = Aucun article ne dit que faire quand une feuille est incomplète.
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
    } ; { $one } en a { $first }, { $other } en a { $second }. Un appui sans coup, ou un coup sans appui ou non écrit.
compared_boards_agree = Les échiquiers concordent.
compared_boards_differ = Les échiquiers diffèrent sur { $squares }.
to_make_like = Pour que { $one } soit comme { $other } : { $corrections }.
scores_tell_which = Les feuilles disent lequel est juste. Comparez-les aussi : hector comparer FEUILLE FEUILLE.
held_before_the_gap =
    { $plies ->
        [one] La feuille a un blanc après 1 demi-coup, l'échiquier est donc comparé à la position d'alors.
       *[other] La feuille a un blanc après { $plies } demi-coups, l'échiquier est donc comparé à la position d'alors.
    }
board_as_score_says = L'échiquier est comme dit la feuille.
board_to_set_right = { $board } est faux sur { $squares }. Pour le corriger : { $corrections }.
the_two_differ = Les deux ne concordent pas.
no_pair_of_counters = « { $read } » n'est pas une paire de compteurs. Attendu : celui des Blancs et celui des Noirs, par exemple { $example }.
no_move_in_it = « { $name } » ne contient aucun coup. Attendu : une feuille comme 1. e4 e5, ou un échiquier.
score_instead_of_board = « { $name } » est une feuille. Attendu : un échiquier, un FEN ou huit rangées comme on les lit.
nothing_to_compare_with = « { $name } » n'a rien à quoi être comparé. Attendu : deux feuilles ou échiquiers, ou un enregistrement de Hector.
board_beside_a_board = Un échiquier à côté d'un échiquier. Attendu : l'échiquier d'un joueur dont la feuille est donnée.
scores_begin_differently = Les feuilles commencent par des positions différentes. Attendu : deux feuilles d'une même partie.
score_begins_elsewhere = La feuille commence par une autre position que { $option }. Attendu : l'une des deux.
file_unreadable = Le fichier « { $path } », { $kind }, ne peut être lu : { $why }.
file_too_long = Le fichier « { $path } », { $kind }, est trop long. Attendu : { $most } octets au plus.
kind_score_or_board = feuille ou échiquier
kind_game = partie
kind_settings = réglages du tournoi
no_game_in_it = Le fichier de partie « { $name } » ne contient pas de partie. Attendu : des coups comme 1. e4 e5.
