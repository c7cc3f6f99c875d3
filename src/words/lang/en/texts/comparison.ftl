# Where two scores or boards part, and what the Laws do about it.

the_first_score = the first score
the_second_score = the second score
the_first_board = the first board
the_second_board = the second board
# $side (Color)
score_of = { $side }'s score
# $side (Color)
board_of = { $side }'s board
# $plies (usize)
plies_counted =
    { $plies ->
        [one] 1 ply
       *[other] { $plies } plies
    }
# $plies (&str)
compared_scores_agree = The scores agree: { $plies }.
# $shorter (&str), $plies (&str), $longer (&str), $more (&str), $moves (&str)
agree_as_far = The scores agree as far as { $shorter } goes, { $plies }. { $longer } has { $more } more: { $moves }.
at_the_first_move = from the first move on
# $place (&str)
after_move = after { $place }
# $side (Color), $number (usize)
move_of = { $side }'s move { $number }
# $place (&str), $words (&str)
move_with_words = { $place }, { $words }
# $after (&str), $one (&str), $first (&str), $other (&str), $second (&str), $parts (&str)
scores_part = The scores part { $after }: { $one } has "{ $first }", { $other } has "{ $second }". They differ in { $parts }.
# $score (&str), $missing (&str), $after (&str), $moves (&str), $then (&str)
one_lacks = { $score } lacks { $missing } { $after }: { $moves }. Then both go on alike for { $then }.
# $score (&str), $extra (&str), $after (&str), $moves (&str), $then (&str)
one_wrote_twice = { $score } has { $extra } written twice { $after }: { $moves }. Then both go on alike for { $then }.
# $score (&str), $extra (&str), $after (&str), $moves (&str), $then (&str)
one_has_too_many = { $score } has { $extra } too many { $after }: { $moves }, which cannot be played there. Then both go on alike for { $then }.
# $score (&str), $extra (&str), $after (&str), $moves (&str), $then (&str)
one_has_more = { $score } has { $extra } more { $after }: { $moves }. They repeat those before and can be played: written twice, or missing from the other score. Then both go on alike for { $then }.
# $side (Color)
column_shifted = Only { $side }'s column is shifted; the other one is in its place.
# $after (&str), $first (&str), $second (&str)
entries_swapped = The scores have two entries in the other order { $after }: "{ $first }" and "{ $second }".
# $after (&str), $first (&str), $second (&str)
pairs_swapped = The scores have two pairs of moves in the other order { $after }: "{ $first }" and "{ $second }".
# $score (&str)
only_so_playable = They can be played only in the order of { $score }.
# $then (&str)
then_alike = Then both go on alike for { $then }.
# $after (&str)
both_have_a_blank = Both scores have a blank { $after }.
scores_lead_alike = Both scores lead to the same position.
boards_show_alike = Both boards show the same position.
# $article (&str), $edition (&str)
article_is_for_others = { $article } of { $edition } does not apply here: it is for positions that differ.
scores_put_right = the scores are corrected. Nothing is taken back, and the clocks stay as they are.
rights_differ = The pieces are placed alike, but the right to castle or to capture en passant is not the same. The moves as they were played are what counts.
# $score (&str)
strike_out = what { $score } has too much is struck out.
# $position (&str)
without_the_entries = Without it: { $position }.
boards_unlike_scores = The scores lead to another position. The arbiter finds out whether the boards or the scores are wrong.
# $place (&str), $squares (&str)
unclear_in_both = { $place } in both scores fits more than one move: from { $squares }. Ask the players which one is meant.
# $options (&str)
reads_well_with = It reads well with { $options }.
# $score (&str), $options (&str)
score_reads_well_with = As it was read, { $score } has an entry that is not a legal move. With { $options } it has none.
# $name (&str), $edition (&str), $option (&str)
record_has_its_edition = "{ $name }" is a record under the edition of { $edition }. Expected no other { $option }.
# $name (&str)
record_stands_alone = "{ $name }" is a record of Hector and holds both players' scores. Expected this file alone.
# $name (&str)
no_text_in_it = "{ $name }" is not text. Expected a score or a board, saved as plain text.
# $word (&str)
more_after_result = "{ $word }" follows the result, which ends the score. Expected one game.
# $score (&str), $other (&str), $ways (&str), $plies (&str)
score_seen_otherwise = { $score } is { $other }, { $ways }. So they agree for { $plies }.
# $board (&str), $other (&str), $ways (&str)
board_seen_otherwise = { $board } is { $other }, { $ways }.
board_of_the_score = the board that the score leads to
way_turned = turned by 180 degrees
way_ranks_reversed = with the ranks counted from the other side
way_files_reversed = with the files counted from the other side
way_colours_exchanged = with the colours exchanged
way_columns_exchanged = with the columns of White and Black exchanged
turned_goes_on = the game goes on, and the position is set up on a board placed correctly.
turned_starts_again = the game starts again if this was seen before Black's fourth move, and otherwise goes on.
colours_start_again = a new game if each side has made fewer than ten moves, otherwise this one goes on.
colours_go_on = the game goes on unless the arbiter rules otherwise.
arbiter_decides = the arbiter decides.
# $article (&str)
if_only_written_so = If it was only written down that way, the score is corrected by { $article }.
# $one (&str), $first (&str), $other (&str), $second (&str)
results_differ = The results differ: { $one } has { $first }, { $other } has { $second }.
# $score (&str), $after (&str)
one_has_a_blank = { $score } has a blank { $after }.
# $place (&str), $first (&str), $second (&str)
contradict_later = Later, at { $place }, they contradict each other: "{ $first }" and "{ $second }".
no_later_contradiction = No later move contradicts.
nothing_written = nothing
and_so_on = and so on
# $article (&str), $edition (&str)
by_article_of = By { $article } of { $edition }
# $edition (&str)
no_rule_for_this = The edition of { $edition } has no rule for this
# $by (&str), $what (&str)
what_follows = { $by }: { $what }
boards_set_as_scores = the scores agree, so each board is set up as they say, whatever was moved. Nothing is taken back, and the clocks stay as they are.
# $article (&str), $score (&str)
last_move_unwritten = The last move may not be written yet{ $article }. Ask the writer of { $score }.
up_to_there = Up to there they agree.
# $side (Color)
back_to_what_both_have = back to the last position that both have. It is set up on both boards, and { $side } has the move.
clocks_by_judgement = the arbiter sets the clocks and their counters by best judgement, or leaves them as they are.
no_article_for_incomplete = No article says what to do when one score is incomplete.
both_reconstruct = both reconstruct the moves on another board.
# $position (&str)
with_missing_moves = With the missing moves: { $position }.
back_if_they_disagree = if they cannot agree, back to the last position that can be identified.
# $position (&str)
position_is = Position: { $position }.
# $place (&str), $reason (&str)
illegal_in_both = { $place } in both scores is not legal: { $reason }.
# $article (&str)
applies_as_well = { $article } applies as well.
# $white (Option<Span>), $black (Option<Span>)
clock_after_agreed = Clock after the last agreed move: White { $white }, Black { $black }.
# $white (Option<Span>), $black (Option<Span>)
clock_at_the_end = Clock at the end: White { $white }, Black { $black }.
# $counted (u32), $side (Color)
clock_counts_as_both =
    { $counted ->
        [one] The clock counts 1 move of { $side }, as both scores do.
       *[other] The clock counts { $counted } moves of { $side }, as both scores do.
    }
# $counted (u32), $side (Color), $score (&str)
clock_counts_as_one =
    { $counted ->
        [one] The clock counts 1 move of { $side }, as { $score } does.
       *[other] The clock counts { $counted } moves of { $side }, as { $score } does.
    }
# $counted (u32), $side (Color), $one (&str), $first (usize), $other (&str), $second (usize)
clock_counts_otherwise =
    { $counted ->
        [one] The clock counts 1 move of { $side }
       *[other] The clock counts { $counted } moves of { $side }
    }; { $one } has { $first }, { $other } has { $second }. Somebody pressed without a move, or a move was not pressed or not written down.
compared_boards_agree = The boards agree.
# $squares (&str)
compared_boards_differ = The boards differ on { $squares }.
# $one (&str), $other (&str), $corrections (&str)
to_make_like = To make { $one } like { $other }: { $corrections }.
# $board (&str)
board_not_read = Nobody has read { $board }: what really stands there is not known.
# $here (Color), $elsewhere (Color)
one_score_in_record = Only { $here }'s score is in this record; { $elsewhere }'s score is kept elsewhere.
# $plies (&str)
no_score_in_record = Both players keep their scores elsewhere. This record has the moves as they were announced: { $plies }.
# $name (&str)
nothing_in_record = "{ $name }" has nothing to compare: both scores are kept elsewhere, and no moves were announced to it. Expected a record with a score or with moves.
# $score (&str), $plies (&str)
score_has = { $score } has { $plies }.
# $score (&str), $plies (&str)
score_as_announced = { $score } is as the moves were announced: { $plies }.
# $score (&str), $place (&str), $written (&str), $announced (&str)
score_not_as_announced = { $score } is not as the moves were announced. The first difference is { $place }: it has "{ $written }", announced was "{ $announced }".
# $place (&str)
move_still_made = A move is still being made: { $place }. Until then a board may show it or not.
# $place (&str), $side (Color)
move_still_copied = A move is still being copied to { $side }'s board: { $place }. Until then that board may show it or not.
# $command (&str)
scores_tell_which = The scores tell which is right. Compare them too: { $command } SCORE SCORE.
# $plies (usize)
held_before_the_gap =
    { $plies ->
        [one] The score has a gap after 1 ply, so the board is compared with the position there.
       *[other] The score has a gap after { $plies } plies, so the board is compared with the position there.
    }
board_as_score_says = The board agrees with the score.
# $board (&str), $squares (&str), $corrections (&str)
board_to_set_right = { $board } is wrong on { $squares }. To correct it: { $corrections }.
the_two_differ = The two do not agree.
# $read (&str), $example (&str)
no_pair_of_counters = "{ $read }" is not a pair of counters. Expected White's and Black's, such as { $example }.
# $name (&str), $most (usize)
too_many_moves = "{ $name }" has too many moves for one game. Expected { $most } at most, White's and Black's together.
# $name (&str), $most (usize)
word_too_long = "{ $name }" has a word that is too long for a move. Expected { $most } bytes at most.
# $name (&str)
no_move_in_it = "{ $name }" has no move in it. Expected a score such as 1. e4 e5, or a board.
# $name (&str)
score_instead_of_board = "{ $name }" is a score. Expected a board: a FEN, or eight ranks as they are read out.
# $name (&str)
nothing_to_compare_with = "{ $name }" has nothing to be compared with. Expected two scores or boards, or one record of Hector.
board_beside_a_board = A board beside a board. Expected the board of a player whose score is given.
scores_begin_differently = The scores begin with different positions. Expected two scores of one game.
# $option (&str)
score_begins_elsewhere = The score begins with another position than { $option }. Expected one of them.
# $kind (&str), $path (&str), $why (&str)
file_unreadable = The { $kind } file "{ $path }" cannot be read: { $why }.
# $kind (&str), $path (&str), $most (u64)
file_too_long = The { $kind } file "{ $path }" is too long. Expected { $most } bytes at most.
kind_score_or_board = score or board
kind_game = game
kind_settings = settings
# $name (&str)
no_game_in_it = The game file "{ $name }" has no game in it. Expected moves such as 1. e4 e5.
