# Words that were not understood.

nothing_said = Nothing was said. Expected the words of a move.
nothing_read = Nothing was said. Expected a rank with its eight squares, or a square.
too_many_words = Too many words for one move. Expected { $most } at most, and one move at a time.
unknown_word = "{ $word }" is not a known word. Expected { $expected }.
did_you_mean = Did you mean "{ $nearest }"?
lone_letter = "{ $letter }" alone could be a file or a piece. Expected the whole word, or a square such as "{ $letter }4".
cannot_stand_here = "{ $word }" cannot stand here. Expected { $expected }.
move_incomplete = The move is not complete. Expected { $expected }.
reading_incomplete = The reading is not complete. Expected { $expected }.
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
expected_castling = castling with its side
expected_promotion = the piece of a promotion
expected_capture = the word for capturing
expected_remark = a word such as check
expected_answer = yes or no
expected_colour = a colour
expected_empty = the word for empty
expected_rank_word = the word for a rank
