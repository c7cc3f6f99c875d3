# Boards and scores.

white = White
black = Black
without_limit = without limit
# $first (&str), $last (&str)
and_last = { $first } and { $last }
# $first (&str), $last (&str)
or_last = { $first } or { $last }
# $first (&str), $next (&str)
and_next = { $first }; { $next }
# $piece (Role)
white_piece = white { $piece }
# $side (Color)
pieces_of_side = { $side }:
# $piece (Role), $count (usize)
pieces_called =
    { $count ->
        [one] { $piece }
       *[other] { $piece }s
    }
# $first (&str), $last (&str), $rank (&str)
row_of_squares = { $first }{ $rank } through { $last }{ $rank }
# $piece (Role)
black_piece = black { $piece }
# $piece (&str), $from (&str), $to (&str)
move_piece = take the { $piece } from { $from }, put it on { $to }
# $piece (&str), $from (&str)
take_off = take the { $piece } from { $from } off the board
# $piece (&str), $to (&str)
put_white_on = put a white { $piece } on { $to }
# $piece (&str), $to (&str)
put_black_on = put a black { $piece } on { $to }
# $percent (u16)
percent_sure = { $percent } percent sure
# $sure (&str)
nothing_wrong_so_far = Nothing wrong so far, { $sure }.
# $sure (&str)
nothing_wrong = Nothing wrong, { $sure }.
# $sure (&str), $corrections (&str)
likely_wrong = Wrong. Most likely, { $sure }: { $corrections }.
wrong_unexplained = Wrong, and no likely mistake explains it. Have the whole board read out.
# $square (&str), $found (&str)
what_stands_on = What is on { $square }? { $found }
# $found (&str)
no_more_questions = No more questions. { $found }
scores_agree = the scores agree
# $plies (usize)
scores_agree_for =
    { $plies ->
        [one] the scores agree for 1 ply
       *[other] the scores agree for { $plies } plies
    }
# $side (Color), $missing (usize), $plies (usize)
score_lacks =
    { $missing ->
        [one] { $side }'s score lacks 1 ply
       *[other] { $side }'s score lacks { $missing } plies
    } after { $plies ->
        [one] 1 ply that agrees
       *[other] { $plies } plies that agree
    }
# $side (Color), $extra (usize), $plies (usize)
score_has_too_many =
    { $extra ->
        [one] { $side }'s score has 1 ply too many
       *[other] { $side }'s score has { $extra } plies too many
    } after { $plies ->
        [one] 1 ply that agrees
       *[other] { $plies } plies that agree
    }
# $side (Color), $plies (usize)
score_has_gap =
    { $plies ->
        [0] { $side }'s score has a gap at its beginning
        [one] { $side }'s score has a gap after 1 ply that agrees
       *[other] { $side }'s score has a gap after { $plies } plies that agree
    }
# $side (Color)
score_kept_elsewhere = { $side }'s score is kept elsewhere, so compare it with this one; the place where they differ decides
part_castling = castling
part_piece = the piece
part_from_file = the first file
part_from_rank = the first rank
part_to_file = the second file
part_to_rank = the second rank
part_promotion = the promotion
