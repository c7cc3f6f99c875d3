# Moves and games in a file that cannot be read, and what was repaired in them.

# $line (u64), $column (u64)
place_in_text = Line { $line }, column { $column }
# $place (&str), $side (Color), $number (u32)
place_of_move = { $place }, { $side }'s move { $number }
# $place (&str), $what (&str)
at_place = { $place }: { $what }
# $word (&str)
word_cut_short = { $word } and so on
# $word (&str)
pgn_no_move = "{ $word }" is not a move. Expected a move or a result.
# $side (Color)
no_pass_in_check = { $side } is in check and cannot pass
# $side (Color)
passes = { $side } passes.
# $side (Color), $number (u32)
game_with_a_pass = In move { $number }, { $side } passes. For this question, only a game in which everybody moves counts.
# $side (Color), $number (u32), $word (&str), $reason (&str)
pgn_illegal = { $side }'s move { $number }, { $word }, is not legal: { $reason }.
# $word (&str)
pgn_after_result = "{ $word }" comes after the result of the game. Expected the next game.
# $variant (&str)
pgn_other_game = The variant "{ $variant }" is another game. Expected standard chess or Chess960.
# $name (&str)
pgn_tag_value = The tag { $name } has no value. Expected one in quotation marks, then a bracket.
pgn_open_comment = This comment is not closed. Expected a closing brace.
pgn_open_variation = This variation is not closed. Expected a closing parenthesis.
pgn_no_variation = This parenthesis closes nothing. Expected a move or a result.
# $most (usize)
pgn_too_deep = This variation is nested too deeply. Expected { $most } within each other at most.
# $most (usize)
pgn_too_long = This game is too long. Expected { $most } bytes at most.
remark_latin1 = Not UTF-8. This game was read as Latin-1, as in old files.
remark_bare_quote = A quotation mark within a value has no backslash before it. It was kept.
remark_bare_backslash = A backslash comes before a character that needs none. It was kept.
remark_open_tag = A tag has no end. Its whole line was taken for it.
# $name (&str)
remark_tag_twice = The tag { $name } appears here again. The first one counts.
remark_comment_before_tag = A comment before a tag belongs to no move. It was left out.
# $end (&str), $tag (&str), $counts (&str)
remark_other_result = The result after the moves is { $end }, but the tag has "{ $tag }". It was read as { $counts }.
remark_no_result = The moves end without a result.
remark_result_in_variation = A result is in a variation. It was left out.
remark_odd_space = An unusual space stands between the moves. It was read as a space.
# $word (&str), $result (&str)
remark_odd_result = The result "{ $word }" was read as { $result }.
# $word (&str)
remark_letter_for_novelty = "{ $word }" after the move was read as the sign for a novelty.
# $word (&str)
remark_letter_for_diagram = "{ $word }" after the move was read as the sign for a diagram.
# $word (&str)
remark_stray_word = "{ $word }" belongs to no move. It was left out.
# $bracket (&str)
remark_stray_bracket = The bracket "{ $bracket }" closes nothing. It was left out.
remark_open_comment = This comment is not closed. The rest of the game was read as a comment.
remark_open_variation = This variation is not closed. It was closed at the end of the game.
remark_nothing_to_replace = This variation replaces no move. It was left out.
# $name (&str)
remark_bare_tag = The value of the tag { $name } is not in quotation marks. It was read anyway.
# $name (&str)
remark_tag_name = "{ $name }" is not the name of a tag. Expected letters, digits and underscores. The tag was left out.
# $why (&str)
remark_cut_variation = { $why } The rest of the variation was left out.
remark_stray_glyph = A glyph comes before any move. It was left out.
# $number (&str)
remark_unknown_glyph = There is no glyph { $number }. Expected one from 0 to 255. It was left out.
# $word (&str), $warning (&str)
remark_forgiven = "{ $word }" was read anyway: { $warning }.
remark_and_more = More was corrected from here on.
warning_pawn_letter = a pawn is written without a letter
warning_double_plus = two plus signs mean mate, though in older texts they mean double check
warning_no_check = the move does not give check
warning_no_mate = the move does not give mate
warning_no_capture = the move captures nothing
warning_not_en_passant = the move is not a capture en passant
# $word (&str), $one (&str), $other (&str)
uci_unread = "{ $word }" is not a move between squares. Expected one such as { $one } or { $other }.
# $word (&str)
listed_after_result = "{ $word }" follows the result, which ends the list.
# $word (&str), $why (&str)
listed_unplayable = { $word } cannot be played: { $why }.
# $expected (&str), $found (&str)
descriptive_found = expected { $expected }, but found "{ $found }".
# $expected (&str)
descriptive_ends = expected { $expected }, but the text ends there.
# $pieces (&str)
descriptive_piece = a piece, { $pieces }, or castling
# $square (&str), $takes (&str)
descriptive_square_or_takes = a square such as { $square }, or { $takes }
descriptive_rank = a rank from 1 to 8
# $files (&str)
descriptive_file = a file, { $files }
descriptive_start = the rank or file that the piece comes from
# $pieces (&str), $square (&str)
descriptive_victim = what is taken, { $pieces }, or a square such as { $square }
# $sides (&str)
descriptive_castling_side = the side of castling, { $sides }
# $pieces (&str)
descriptive_promotion = what the pawn becomes, { $pieces }
descriptive_end = the end of the move
descriptive_after_result = more follows the result of the game.
# $moves (&str)
several_moves_fit = more than one move fits: { $moves }
# $from (&str), $to (&str)
way_of_squares = { $from } to { $to }
# $piece (&str)
no_such_victim = the opponent has no { $piece } there to be taken
no_victim = the opponent has nothing there to be taken
# $piece (&str), $squares (&str)
no_own_piece_takes = no own { $piece } can take on { $squares }
# $piece (&str), $squares (&str)
no_own_piece_goes = no own { $piece } can go to { $squares }
# $piece (Role)
piece_of_any_kind = { $piece }
# $piece (&str)
piece_of_king = king's { $piece }
# $piece (&str)
piece_of_queen = queen's { $piece }
# $piece (&str), $pawn (&str)
pawn_of_piece = { $piece }'s { $pawn }
# $codes (&str), $asked (&str)
descriptive_unknown_in = Descriptive notation is known in { $codes }, not in { $asked }.
