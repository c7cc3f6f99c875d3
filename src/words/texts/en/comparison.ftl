# Where two scores or boards part, and what the Laws do about it.

the_first_score = the first score
the_second_score = the second score
the_first_board = the first board
the_second_board = the second board
score_of = { $side }'s score
board_of = { $side }'s board
plies_counted =
    { $plies ->
        [one] 1 ply
       *[other] { $plies } plies
    }
compared_scores_agree = The scores agree: { $plies }.
agree_as_far = The scores agree as far as { $shorter } goes, { $plies }. { $longer } has { $more } more: { $moves }.
at_the_first_move = from the first move on
after_move = after { $place }
move_of = { $side }'s move { $number }
move_with_words = { $place }, { $words }
scores_part = The scores part { $after }: { $one } has "{ $first }", { $other } has "{ $second }". They differ in { $parts }.
one_lacks = { $score } lacks { $missing } { $after }: { $moves }. Then both go on alike for { $then }.
one_has_a_blank = { $score } has a blank { $after }.
contradict_later = Later, at { $place }, they contradict each other: "{ $first }" and "{ $second }".
no_later_contradiction = No later move contradicts.
nothing_written = nothing
and_so_on = and so on
by_article_of = By { $article } of { $edition }
no_rule_for_this = The edition of { $edition } has no rule for this
what_follows = { $by }: { $what }
boards_set_as_scores = the scores agree, so each board is set as they say, whatever was moved. Nothing is retraced, and the clocks stay.
last_move_unwritten = The last move may not be written yet { $article }. Ask { $score }'s writer.
up_to_there = Up to there they agree.
back_to_what_both_have = back to the last position that both have. It is set on both boards, and { $side } has the move.
clocks_by_judgement = the arbiter sets the clocks and their counters by best judgement, or leaves them.
no_article_for_incomplete = No article says what to do when one score is incomplete.
both_reconstruct = both reconstruct the moves on another board.
with_missing_moves = With the missing moves: { $position }.
back_if_they_disagree = if they cannot agree, back to the last position that can be told.
position_is = Position: { $position }.
illegal_in_both = { $place } in both scores is not legal: { $reason }.
applies_as_well = { $article } applies as well.
clock_after_agreed = Clock after the last agreed move: White { $white }, Black { $black }.
clock_at_the_end = Clock at the end: White { $white }, Black { $black }.
clock_counts_as_both = The clock counts { $counted } moves of { $side }, as both scores do.
clock_counts_as_one = The clock counts { $counted } moves of { $side }, as { $score } does.
clock_counts_otherwise = The clock counts { $counted } moves of { $side }; { $one } has { $first }, { $other } has { $second }. A press without a move, or a move without a press or unwritten.
compared_boards_agree = The boards agree.
compared_boards_differ = The boards differ on { $squares }.
to_make_like = To make { $one } like { $other }: { $corrections }.
scores_tell_which = The scores tell which is right. Compare them too: { $command }.
held_before_the_gap =
    { $plies ->
        [one] The score has a gap after 1 ply, so the board is held against what stood there.
       *[other] The score has a gap after { $plies } plies, so the board is held against what stood there.
    }
board_as_score_says = The board is as the score says.
board_to_set_right = { $board } is wrong on { $squares }. To set it right: { $corrections }.
the_two_differ = The two do not agree.
no_pair_of_counters = "{ $read }" is no pair of counters. Expected White's and Black's, such as { $example }.
no_move_in_it = "{ $name }" has no move in it. Expected a score such as 1. e4 e5, or a board.
score_instead_of_board = "{ $name }" is a score. Expected a board: a FEN, or eight ranks as they are read out.
nothing_to_compare_with = "{ $name }" has nothing to be compared with. Expected two scores or boards, or one record of Hector.
board_beside_a_board = A board beside a board. Expected the board of a player whose score is given.
scores_begin_differently = The scores begin with different positions. Expected two scores of one game.
score_begins_elsewhere = The score begins with another position than { $option }. Expected one of them.
file_unreadable = The { $kind } file "{ $path }" cannot be read: { $why }.
file_too_long = The { $kind } file "{ $path }" is too long. Expected { $most } bytes at most.
kind_score_or_board = score or board
kind_game = game
kind_settings = settings
no_game_in_it = The game file "{ $name }" has no game in it. Expected moves such as 1. e4 e5.
