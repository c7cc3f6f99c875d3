# Les mots qui n'ont pas été compris.

nothing_said = Aucun mot trouvé. Attendu : les mots d'un coup.
nothing_read = Aucun mot trouvé. Attendu : une rangée avec ses huit cases, ou une case.
too_many_words = Trop de mots pour un coup. Attendu : { $most } au plus, et un coup à la fois.
understood_with = Avec { $option }, c'est compris.
several_moves = Ce sont plusieurs coups. Attendu : un seul à la fois.
unknown_word = « { $word } » n'est pas un mot connu. Attendu : { $expected }.
move_such_as = Un coup se tape comme { $example } ; aide dit le reste.
question_such_as = Demandez par exemple : où est ma dame ; aide dit le reste.
did_you_mean = Vouliez-vous dire « { $nearest } » ?
lone_letter = « { $letter } » seul peut être une colonne ou une pièce. Attendu : le mot entier, ou une case comme « { $letter }4 ».
cannot_stand_here = « { $word } » ne convient pas ici. Attendu : { $expected }.
move_incomplete = Le coup est incomplet. Attendu : { $expected }.
reading_incomplete = La lecture est incomplète. Attendu : { $expected }.
squares_missing =
    { $squares ->
        [0] La rangée { $rank } n'a ici aucune case. Attendu : huit.
        [1] La rangée { $rank } n'a ici qu'une case. Attendu : huit.
       *[other] La rangée { $rank } a ici { $squares } cases. Attendu : huit.
    }
expected_end = la fin
expected_piece = une pièce
expected_file = une colonne
expected_rank = une rangée
expected_castling = un roque avec son côté, petit ou grand
expected_promotion = la pièce d'une promotion
expected_capture = le mot pour prendre
expected_remark = un mot comme échec
expected_answer = oui ou non
expected_colour = une couleur
expected_empty = le mot pour vide
expected_rank_word = le mot pour une rangée
unread_move = « { $word } » n'est pas un coup. Attendu à la position { $column } : { $expected }.
one_single_move = un seul coup
no_letter_for_a_pawn = pas de lettre pour un pion
piece_letter_or_file = la lettre d'une pièce ou une colonne de a à h
rank_number = une rangée de 1 à 8
rank_number_perhaps_one = une rangée de 1 à 8, peut-être le chiffre 1
file_letter = une colonne de a à h
file_letter_perhaps_g = une colonne de a à h, peut-être la lettre g
letter_of_promotion = la lettre de la pièce que devient le pion
closing_bracket = une parenthèse fermante
end_or_sign = la fin du coup ou un signe comme { $signs }
moves_or_blank = Attendu : des coups comme e4, ou { $blank } là où il en manque un.
how_moves_are_written = Un coup s'écrit comme e4, { $knight }f3, g1f3 ou O-O.
typed_ambiguous = « { $typed } » est ambigu : { $why }.
typed_impossible = « { $typed } » n'est pas possible : { $why }.
ambiguous_say_which = Ambigu. Dites lequel : { $choices }.
or_rather = { $first }, ou { $next }
nothing_to_take = Il n'y a rien à prendre sur { $square }. Dites le coup sans prise.
another_piece_there = Il y a une autre pièce sur { $square } : { $found }, et non { $named }.
ordinary_move = Pas en passant : le coup vers { $square } est un coup ordinaire.
piece_named = { $piece }
what_does_it_become = Que devient-il ? { $pieces }.
which_of_these =
    { $piece ->
        [dame] Quelle dame, { $squares } ?
        [tour] Quelle tour, { $squares } ?
       *[other] Quel { $piece }, { $squares } ?
    }
which_piece_moves = { $pieces } ?
where_does_it_go =
    { $piece ->
        [dame] La dame, où ?
        [tour] La tour, où ?
       *[other] Le { $piece }, où ?
    }
help_where_to = Dites la case où va la pièce, ou un autre coup. « { $back } » ne joue rien.
castling_which_side = Petit ou grand roque ?
castling_short = petit
castling_long = grand
help_which_move = Votre coup peut vouloir dire plusieurs choses. Dites un mot de la question, ou un autre coup. « { $back } » ne joue rien.
stands_so_already = C'est déjà ainsi : { $words }.
