## Cases: the matter

# $case (u32), $matter (&str)
case = Case { $case }: { $matter }.
# $number (usize)
at_move = at move { $number }
# $articles (&str), $edition (&str)
by_articles = By { $articles } of { $edition }.
# $number (&str)
article = article { $number }
# $numbers (&str)
articles = articles { $numbers }
# $number (&str)
guideline = guideline { $number }
# $number (&str)
paragraph = paragraph { $number }
# $letter (&str)
appendix = Appendix { $letter }
unverified_article = unverified article
# $remedy (&str)
remedy = Remedy: { $remedy }.
# $number (usize), $remedy (&str)
remedy_of_several = Remedy { $number }: { $remedy }.
your_judgement = Left to your judgement.
arbiters_judgement = Left to the arbiter.
# $first (&str), $next (&str)
then = { $first }, then { $next }
# $side (Color), $at (&str)
illegal_move_completed = { $side } completed an illegal move{ $at }
legal_on_a_wrong_board = On the player's own board, which was wrong before, the move was legal.
# $case (u32)
legal_on_a_wrong_board_of_case = On the player's own board, which was wrong before, the move was legal: see case { $case }.
# $case (u32)
goes_after = Case { $case } was open before, in time, and what it says goes first.
# $side (Color), $square (&str), $at (&str)
pawn_left = { $side } left a pawn on { $square }{ $at }
# $side (Color)
pressed_without_move = { $side } pressed the clock without making a move
# $side (Color), $at (&str)
not_announced = { $side } pressed the clock without announcing the move{ $at }
# $side (Color), $at (&str)
hand_against_words = { $side } announced one move and made another{ $at }
# $side (Color), $at (&str), $article (&str)
touched_and_moved_otherwise = { $side } touched a piece and made another move{ $at }{ $article }
# $side (Color), $at (&str)
demand_not_met = { $side } did not make the move that was demanded{ $at }
# $side (Color), $piece (Role), $at (&str)
other_new_piece = { $side } set a new { $piece } down and promoted to another piece{ $at }
# $side (Color), $piece (Role), $at (&str)
announced_other_new_piece = { $side } announced a new { $piece } and promoted to another piece{ $at }
# $side (Color), $gesture (&str)
gesture = { $side } { $gesture }; ask whether this means resignation
gesture_stopped_the_clock = stopped the clock without a word
gesture_laid_the_king_down = laid the king down
gesture_offered_a_hand = offered a hand
gesture_signed_the_sheet = signed the score sheet
# $lacking (&str)
scores_incomplete = the scores are to be completed: { $lacking }
# $side (Color), $moves (usize)
lacks_moves =
    { $moves ->
        [one] { $side } lacks one move
       *[other] { $side } lacks { $moves } moves
    }
times_lost = the times since the last record are lost, and both clocks are stopped
# $side (Color), $shown (Span), $known (Span)
clock_doubted = { $side }'s clock is said to show { $shown } at the other place; here it shows { $known }
# $side (Color)
resumed_times = { $side } says that the clock was set wrongly at the resumption
# $side (Color)
resumed_times_too_late = { $side } says that the clock was set wrongly at the resumption, but only after making a move, and so too late: the error stays uncorrected, unless you find the consequences too severe
# $side (Color)
resumed_times_after_press = { $side } says that the clock was set wrongly at the resumption, but only after pressing it. No moves are announced to this device: whoever has made a move since is too late, and the error stays uncorrected, unless you find the consequences too severe
# $side (Color)
resumed_times_unheard = { $side } says that the clock was set wrongly at the resumption. No moves are announced to this device: please establish whether { $side } has made a move since, and so is too late: then the error stays uncorrected, unless you find the consequences too severe
# $side (Color), $at (&str)
written_move_not_played = { $side } did not play the move written for the claim{ $at }
# $at (&str), $boards (&str), $scores (&str)
boards_differ = the boards differ{ $at }: { $boards }; { $scores }
# $at (&str), $squares (&str), $scores (&str)
boards_alike = both boards show the same{ $at }, and not the moves: they are wrong on { $squares }; what was announced decides; { $scores }
# $side (Color), $squares (&str)
board_wrong_on = { $side }'s board is wrong on { $squares }
# $side (Color)
flag_down = { $side }'s flag is down
# $first (Color)
both_flags_down = both flags are down, { $first }'s fell first
# $side (Color)
assistant_missing = { $side } has no assistant, though the opponent is deaf
# $side (Color), $completed (u32), $required (u64)
moves_missing = { $side } completed { $completed } of { $required } moves in time
# $side (Color)
claims_time = { $side } claims a win on time
# $side (Color)
claims_draw = { $side } claims a draw
# $side (Color), $words (&str)
claims_draw_with_move = { $side } claims a draw with the written move "{ $words }"
# $side (Color)
claims_without_the_move = { $side } claims a draw without having the move
# $side (Color)
claims_perpetual_check = { $side } claims perpetual check
# $side (Color)
challenge_run_out = fifty moves by each since { $side }'s challenge, without mate
agreement_unclear = a draw was agreed; whether enough was played for it is yours to establish
agreement_not_allowed = a draw was agreed that is not allowed yet
agreement_after = a draw was agreed
# $white (u16), $black (u16)
both_late = both players came too late, White by { $white } minutes, Black by { $black }
# $side (Color)
offer_unclear = { $side } offered a draw; whether the event allows it at this move is yours to establish
# $side (Color)
offer_not_allowed = { $side } offered a draw, which the event does not allow
over_on_the_board = the game is over on the board
# $side (Color)
resigns = { $side } resigns
# $side (Color)
asks_for_increment = { $side } asks for five seconds a move
# $side (Color), $opponent (Color)
claims_cannot_win = { $side } claims a draw: { $opponent } cannot win by normal means
# $side (Color), $opponent (Color)
claims_no_effort = { $side } claims a draw: { $opponent } makes no effort to win
# $side (Color), $reason (&str)
calls_arbiter = { $side } stopped the clock and calls you: { $reason }
reason_missing_piece = a piece to promote to is missing
reason_disturbance = a disturbance
reason_illness = illness
reason_resumed_times = the clock times after the resumption
reason_boards = the boards do not seem to agree
reason_none = no reason given
# $side (Color), $complaint (&str)
protests = { $side } protests: { $complaint }
complaint_illegal_move = the move was illegal
complaint_touched_piece = a piece was touched and not moved
complaint_two_hands = two hands were used
complaint_displaced = pieces were displaced
# $side (Color), $words (&str)
other_move_sealed = { $side } sealed another move than "{ $words }", which was made on the board after the request
# $side (Color)
seal_unreadable = { $side }'s envelope is empty or cannot be read
# $side (Color), $time (Span)
late_at_resumption = { $side } came { $time } late to the resumption
# $side (Color), $words (&str)
sealed_move_unplayable = { $side }'s sealed move "{ $words }" cannot be played
# $side (Color), $offence (&str)
seen_offence = { $side }: { $offence }
# $side (Color)
seen_displaced = { $side } displaced pieces
both_flags_seen = both flags are down
# $side (Color)
seen_wrong_hand = { $side } pressed with the other hand or kept a finger on the button
# $side (Color)
seen_clock_mishandled = { $side } handled the clock improperly
# $side (Color)
seen_unjustified_stop = { $side } stopped the clock without a good reason
# $side (Color)
seen_clock_assistant = an assistant handles { $side }'s clock
# $side (Color)
seen_score_assistant = an assistant keeps { $side }'s score
# $side (Color), $minutes (u16)
seen_late_at_resumption =
    { $minutes ->
        [one] { $side } came 1 minute late to the resumption
       *[other] { $side } came { $minutes } minutes late to the resumption
    }
seen_wrong_set_up = the pieces were set up wrongly
seen_illegal_position = an illegal position that neither player has claimed
seen_board_turned = the board was put down the wrong way
seen_colours_reversed = the colours are reversed
seen_faulty_clock = the clock is faulty
# $side (Color), $minutes (u16)
seen_late =
    { $minutes ->
        [one] { $side } came 1 minute late
       *[other] { $side } came { $minutes } minutes late
    }
seen_nobody_records = neither player keeps score
# $side (Color)
seen_forbidden_device = { $side } has a forbidden device
offence_illegal_move = an illegal move
offence_pawn_not_replaced = a pawn left on the last rank
offence_two_hands = one move made with two hands
offence_press_without_move = a press without a move
offence_wrong_draw_claim = an incorrect claim of a draw
offence_increment_request = a request for five seconds a move
offence_last_minutes_rejected = a claim of the last two minutes, rejected
offence_last_minutes_postponed = a claim of the last two minutes, postponed

## Cases: the remedies

restore_start = restore the initial position
# $plies (usize)
restore_position =
    { $plies ->
        [one] restore the position after 1 ply
       *[other] restore the position after { $plies } plies
    }
# $side (Color)
demand_nothing = demand nothing of { $side }
# $side (Color), $square (&str)
demand_move = make { $side } move or capture with the piece on { $square }, without castling
# $side (Color), $square (&str)
demand_capture = make { $side } capture the piece on { $square }
# $side (Color), $square (&str), $piece (&str)
demand_capture_with = make { $side } capture the piece on { $square } with the piece on { $piece }
# $side (Color), $words (&str)
has_sealed = take "{ $words }" as { $side }'s sealed move
# $side (Color), $words (&str), $piece (Role)
has_sealed_promoting = take "{ $words }" with the new piece { $piece } as { $side }'s sealed move
# $side (Color), $words (&str), $square (&str)
has_sealed_from = take "{ $words }" from { $square } as { $side }'s sealed move
mirror = mirror the position and both scores onto a board placed correctly, a for h
put_right = correct it before the clock starts
# $square (&str)
pawn_is_queen = replace the pawn on { $square } with a queen
# $side (Color), $offence (&str)
count_against = count { $offence } against { $side }
# $side (Color), $time (Span)
give_time = give { $side } { $time }
# $side (Color)
next_period = give { $side } the time of the next period
five_seconds = give both players five seconds a move
# $side (Color)
set_board_right = correct { $side }'s board
# $side (Color), $corrections (&str)
set_board_right_by = correct { $side }'s board: { $corrections }
# $side (Color), $words (&str)
must_play = make { $side } play "{ $words }"
game_annulled = annul the game and have a new one played
# $points (&str)
declare = declare the result: { $points }
let_play_go_on = let play go on
restore_by_hand = restore the position before it on the boards and in the score
# $side (Color)
clock_runs = start { $side }'s clock again
postpone = postpone the decision
warn_both = warn both players
# $side (Color)
warn = warn { $side }
# $side (Color), $time (Span)
take_time = take { $time } from { $side }
transfer = transfer the position to a board that is placed correctly
as_the_event_says = do what the regulations of the event provide for it
consent = consent to it
