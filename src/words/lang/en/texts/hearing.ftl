# Words that were not understood.

nothing_said = No words were found. Expected the words of a move.
nothing_read = No words were found. Expected a rank with its eight squares, or a square.
# $most (usize)
too_many_words = Too many words for one move. Expected { $most } at most, and one move at a time.
# $option (&str)
understood_with = { $option } would understand it.
several_moves = Those are several moves. Expected one at a time.
# $word (Quoted), $expected (&str)
unknown_word = "{ $word }" is not a known word. Expected { $expected }.
# $example (&str)
move_such_as = A move is typed like { $example }; help tells what else there is.
question_such_as = Ask, for example, where is my queen; help tells what else there is.
# $nearest (&str)
did_you_mean = Did you mean "{ $nearest }"?
# $letter (&str)
lone_letter = "{ $letter }" alone could be a file or a piece. Expected the whole word, or a square such as "{ $letter }4".
# $word (Quoted), $expected (&str)
cannot_stand_here = "{ $word }" does not fit here. Expected { $expected }.
# $expected (&str)
move_incomplete = The move is incomplete. Expected { $expected }.
# $expected (&str)
reading_incomplete = The reading is incomplete. Expected { $expected }.
# $rank (&str), $squares (usize)
squares_missing =
    { $squares ->
        [0] Rank { $rank } has no squares here. Expected eight.
        [1] Rank { $rank } has one square here. Expected eight.
       *[other] Rank { $rank } has { $squares } squares here. Expected eight.
    }
expected_end = the end
expected_piece = a piece
expected_file = a file
expected_rank = a rank
expected_castling = castling with its side, short or long
expected_promotion = the piece of a promotion
expected_capture = the word for capturing
expected_remark = a word such as check
expected_answer = yes or no
expected_colour = a colour
expected_empty = the word for empty
expected_rank_word = the word for a rank
# $word (Quoted), $expected (&str), $column (usize)
unread_move = "{ $word }" is not a move: expected { $expected } at character { $column }.
one_single_move = a single move
no_letter_for_a_pawn = no letter for a pawn
piece_letter_or_file = a piece letter or a file from a to h
rank_number = a rank from 1 to 8
rank_number_perhaps_one = a rank from 1 to 8, perhaps the digit 1,
file_letter = a file from a to h
file_letter_perhaps_g = a file from a to h, perhaps the letter g,
letter_of_promotion = the letter of the piece the pawn becomes
closing_bracket = a closing bracket
# $signs (&str)
end_or_sign = the end of the move or a sign such as { $signs }
# $blank (&str)
moves_or_blank = Expected moves such as e4, or { $blank } where one is missing.
# $knight (&str)
how_moves_are_written = A move is written like e4, { $knight }f3, g1f3 or O-O.
# $typed (Quoted), $why (&str)
typed_ambiguous = "{ $typed }" is ambiguous: { $why }.
# $typed (Quoted), $why (&str)
typed_impossible = "{ $typed }" is not possible: { $why }.
# $choices (&str)
ambiguous_say_which = Ambiguous. Say which: { $choices }.
# $first (&str), $next (&str)
or_rather = { $first }, or { $next }
# $square (&str)
nothing_to_take = There is nothing to take on { $square }. Say the move without a capture.
# $square (&str), $found (Role), $named (Role)
another_piece_there = Another piece is on { $square }: { $found }, not { $named }.
# $square (&str)
ordinary_move = Not en passant: the move to { $square } is an ordinary move.
# $piece (Role)
piece_named = { $piece }
# $pieces (&str)
what_does_it_become = What does it become? { $pieces }.
# $piece (Role), $squares (&str)
which_of_these = Which { $piece }, { $squares }?
# $pieces (&str)
which_piece_moves = { $pieces }?
# $piece (Role)
where_does_it_go = { $piece ->
    [king] King to where?
    [queen] Queen to where?
    [rook] Rook to where?
    [bishop] Bishop to where?
    [knight] Knight to where?
   *[other] Pawn to where?
    }
# $back (&str)
help_where_to = Say the square it goes to, or another move. "{ $back }" makes no move.
castling_which_side = Short or long?
castling_short = short
castling_long = long
# $back (&str)
help_which_move = Your move may be several. Say one of the words in the question, or another move. "{ $back }" makes no move.
# $words (&str)
stands_so_already = It stands so already: { $words }.
