# Les mots qui n'ont pas été compris.

nothing_said = Rien n'a été dit. Attendu : les mots d'un coup.
nothing_read = Rien n'a été dit. Attendu : une rangée avec ses huit cases, ou une case.
too_many_words = Trop de mots pour un coup. Attendu : { $most } au plus, et un coup à la fois.
unknown_word = « { $word } » n'est pas un mot connu. Attendu : { $expected }.
did_you_mean = Vouliez-vous dire « { $nearest } » ?
lone_letter = « { $letter } » seul peut être une colonne ou une pièce. Attendu : le mot entier, ou une case comme « { $letter }4 ».
cannot_stand_here = « { $word } » ne peut pas être ici. Attendu : { $expected }.
move_incomplete = Le coup n'est pas complet. Attendu : { $expected }.
reading_incomplete = La lecture n'est pas complète. Attendu : { $expected }.
squares_missing =
    { $squares ->
        [0] La rangée { $rank } n'a ici aucune case. Attendu : huit.
        [1] La rangée { $rank } n'a ici qu'une case. Attendu : huit.
       *[other] La rangée { $rank } n'a ici que { $squares } cases. Attendu : huit.
    }
expected_end = la fin
expected_piece = une pièce
expected_file = une colonne
expected_rank = une rangée
expected_castling = un roque avec son côté
expected_promotion = la pièce d'une promotion
expected_capture = le mot pour prendre
expected_remark = un mot comme échec
expected_answer = oui ou non
expected_colour = une couleur
expected_empty = le mot pour vide
expected_rank_word = le mot pour rangée
