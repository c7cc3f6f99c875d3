# Échiquiers et feuilles de partie.

white = Blancs
black = Noirs
without_limit = sans limite
and_last = { $first } et { $last }
or_last = { $first } ou { $last }
and_next = { $first } ; { $next }
white_piece =
    { $piece ->
        [dame] dame blanche
        [tour] tour blanche
       *[other] { $piece } blanc
    }
pieces_of_side = { $side } :
pieces_called =
    { $count ->
        [one] { $piece }
       *[other] { $piece }s
    }
row_of_squares = { $first }{ $rank } à { $last }{ $rank }
black_piece =
    { $piece ->
        [dame] dame noire
        [tour] tour noire
       *[other] { $piece } noir
    }
move_piece =
    { $piece ->
        [Dame] prendre la Dame en { $from }, la poser en { $to }
        [Queen] prendre la Queen en { $from }, la poser en { $to }
        [Rook] prendre la Rook en { $from }, la poser en { $to }
        [Tour] prendre la Tour en { $from }, la poser en { $to }
        [Turm] prendre la Turm en { $from }, la poser en { $to }
       *[other] prendre le { $piece } en { $from }, le poser en { $to }
    }
take_off =
    { $piece ->
        [Dame] retirer de l'échiquier la Dame en { $from }
        [Queen] retirer de l'échiquier la Queen en { $from }
        [Rook] retirer de l'échiquier la Rook en { $from }
        [Tour] retirer de l'échiquier la Tour en { $from }
        [Turm] retirer de l'échiquier la Turm en { $from }
       *[other] retirer de l'échiquier le { $piece } en { $from }
    }
put_white_on =
    { $piece ->
        [Dame] poser une Dame blanche en { $to }
        [Queen] poser une Queen blanche en { $to }
        [Rook] poser une Rook blanche en { $to }
        [Tour] poser une Tour blanche en { $to }
        [Turm] poser une Turm blanche en { $to }
       *[other] poser un { $piece } blanc en { $to }
    }
put_black_on =
    { $piece ->
        [Dame] poser une Dame noire en { $to }
        [Queen] poser une Queen noire en { $to }
        [Rook] poser une Rook noire en { $to }
        [Tour] poser une Tour noire en { $to }
        [Turm] poser une Turm noire en { $to }
       *[other] poser un { $piece } noir en { $to }
    }
percent_sure = sûr à { $percent } pour cent
nothing_wrong_so_far = Aucune erreur jusqu'ici, { $sure }.
nothing_wrong = Aucune erreur, { $sure }.
likely_wrong = Faux. Probablement, { $sure } : { $corrections }.
wrong_unexplained = Faux, et aucune erreur probable ne l'explique. Faites lire tout l'échiquier.
what_stands_on = Qu'y a-t-il en { $square } ? { $found }
no_more_questions = Plus de questions. { $found }
scores_agree = les feuilles de partie concordent
scores_agree_for =
    { $plies ->
        [one] les feuilles de partie concordent pour { $plies } demi-coup
       *[other] les feuilles de partie concordent pour { $plies } demi-coups
    }
score_lacks =
    { $missing ->
        [one] il manque { $missing } demi-coup
       *[other] il manque { $missing } demi-coups
    } à la feuille des { $side } après { $plies ->
        [one] { $plies } qui concorde
       *[other] { $plies } qui concordent
    }
score_has_too_many =
    { $extra ->
        [one] { $extra } demi-coup de trop
       *[other] { $extra } demi-coups de trop
    } sur la feuille des { $side } après { $plies ->
        [one] { $plies } qui concorde
       *[other] { $plies } qui concordent
    }
score_has_gap =
    { $plies ->
        [0] la feuille des { $side } a un trou dès le début
        [one] la feuille des { $side } a un trou après { $plies } demi-coup qui concorde
       *[other] la feuille des { $side } a un trou après { $plies } demi-coups qui concordent
    }
score_kept_elsewhere = la feuille des { $side } est tenue ailleurs : comparez-la à celle-ci ; l'endroit où elles divergent décide
part_castling = le roque
part_piece = la pièce
part_from_file = la première colonne
part_from_rank = la première rangée
part_to_file = la deuxième colonne
part_to_rank = la deuxième rangée
part_promotion = la promotion
