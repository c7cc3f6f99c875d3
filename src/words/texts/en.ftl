# Every sentence that Hector tells in a game, in English. A sentence is on one line, so
# that it is told in one breath. Signs that a voice or a braille table stumbles over have
# no place here. The words of announcements are put in as they are.

## Boards and scores

white = White
black = Black
without_limit = without limit
and_last = { $first } and { $last }
or_last = { $first } or { $last }
and_next = { $first }; { $next }
white_piece = white { $piece }
black_piece = black { $piece }
move_piece = take the { $piece } from { $from }, put it on { $to }
take_off = take the { $piece } from { $from } off the board
put_white_on = put a white { $piece } on { $to }
put_black_on = put a black { $piece } on { $to }
percent_sure = { $percent } percent sure
nothing_wrong_so_far = Nothing wrong so far, { $sure }.
nothing_wrong = Nothing wrong, { $sure }.
likely_wrong = Wrong. Likely, { $sure }: { $corrections }.
wrong_unexplained = Wrong, and no likely mistake explains it. Have the whole board read out.
what_stands_on = what stands on { $square }? { $found }
no_more_questions = no more questions. { $found }
scores_agree = the scores agree
scores_agree_for =
    { $plies ->
        [one] the scores agree for 1 ply
       *[other] the scores agree for { $plies } plies
    }
score_lacks =
    { $missing ->
        [one] { $side }'s score lacks 1 ply
       *[other] { $side }'s score lacks { $missing } plies
    } after { $plies ->
        [one] 1 ply that agrees
       *[other] { $plies } plies that agree
    }
score_has_gap =
    { $plies ->
        [one] { $side }'s score has a gap after 1 ply that agrees
       *[other] { $side }'s score has a gap after { $plies } plies that agree
    }
score_kept_elsewhere = { $side }'s score is kept elsewhere, so hold it against this one; where they part decides
part_castling = castling
part_piece = the piece
part_from_file = the first file
part_from_rank = the first rank
part_to_file = the second file
part_to_rank = the second rank
part_promotion = the promotion

## Players

noted = Noted.
draw_offered = Draw offered.
times = Yours { $own }. Opponent's { $opponent }.
moves_completed = Moves completed: yours { $own }, opponent's { $opponent }.
score_empty = Your score is empty.
score = Your score: { $moves }.
score_missing = missing
with_draw_offer = { $words } with a draw offer
device_does = This device { $duties }. Nothing else.
does_keep_score = keeps the score that is dictated
does_read_own_score = reads a player's own score back on request
does_run_clock = runs the clocks
does_tell_times = tells the times on request
does_tell_moves = tells the number of completed moves on request
does_hear_announcements = hears announced and repeated moves
does_compare_boards = compares boards and scores for the arbiter alone
does_relay = passes announcements on as they were said
result = Result: { $points }.
white_wins = 1-0, White wins
black_wins = 0-1, Black wins
draw = half a point each, draw
both_lose = 0-0, both lose
half_for_white = half a point for White, none for Black
half_for_black = half a point for Black, none for White
annulled = annulled, a new game is played
adjourned = Adjourned.
tournament_mode = Tournament mode: no help from now on.
training_mode = Training mode: help is given.
help = Help: { $help }
repetition_differs = the repetition differs in { $parts }.
check = check.
square_empty = { $square } is empty.
square_holds = { $square }: { $piece }.
nothing_can_move = nothing on { $square } can move.
can_move_to = from { $square } to { $squares }.
may_claim = a draw may be claimed.
may_not_claim = no draw may be claimed.

## What was not taken, or cannot be played

say_both_squares = Say both squares, always: from where and to where.
not_under_profile = Not at this event: the device is not one that { $duty }.
game_over = The game is over.
game_adjourned = The game is adjourned. Expected the arbiter to take it up.
no_offer = There is no draw offer to answer.
no_such_case = There is no open case { $case }.
no_remedy = Case { $case } has no remedy to choose. Dismiss it, or act on your own.
no_such_remedy = Case { $case } has remedies 1 to { $remedies }. Expected one of them.
no_such_ply = There is no ply { $ply } to go by. Expected one that was played.
not_sealing = Nothing is sealed or asked to be sealed, so there is nothing to do.
play_has_ended = A claim has ended play. Expected the designated arbiter to decide.
nothing_to_verify = No claim waits for you to verify it.
no_such_sanction = The sanctions of this edition do not have this one: { $sanction }.
only_in_training = Only training answers that.
nothing_to_sign = There is no result to sign yet.
impossible = Impossible: { $reason }.
nothing_there = no piece stands on { $square }
piece_not_yours = the { $piece } on { $square } is the opponent's
other_piece_there = a { $found } stands on { $square }, not a { $named }
no_such_piece = there is no own { $piece }
no_such_piece_on_file = there is no own { $piece } on the { $file }-file
no_such_piece_on_rank = there is no own { $piece } on rank { $rank }
no_such_piece_on_square = there is no own { $piece } on { $square }
no_piece = there is no own piece
no_piece_on_file = there is no own piece on the { $file }-file
no_piece_on_rank = there is no own piece on rank { $rank }
no_piece_on_square = there is no own piece on { $square }
several_can_go = more than one piece can go to { $square }: from { $squares }
not_its_move = a { $piece } does not go from { $from } to { $to }
own_piece_there = an own piece stands on { $square }
piece_in_the_way = a piece on { $square } is in the way
nothing_to_capture = there is nothing for a pawn to capture on { $square }
en_passant_gone = the capture en passant on { $square } is not possible now
king_attacked = the own king on { $square } would be attacked from { $from }
promotion_missing = the pawn that reaches { $square } must become a queen, rook, bishop or knight
promotion_impossible = the move to { $square } cannot turn into a { $piece }
castling_lost =
    { $wing ->
        [short] the right to castle king's side is lost or never existed
       *[long] the right to castle queen's side is lost or never existed
    }
castling_blocked =
    { $wing ->
        [short] castling king's side is prevented: a piece stands on { $square }
       *[long] castling queen's side is prevented: a piece stands on { $square }
    }
castling_attacked =
    { $wing ->
        [short] castling king's side is prevented: { $square } is attacked from { $from }
       *[long] castling queen's side is prevented: { $square } is attacked from { $from }
    }

## The arbiter

away = The device was away for { $time } and is back. The clock went on.
was_off = The device was off and is back. The clock stands as it was last recorded.
not_taken_from = Not taken from { $side }: { $reason }
case_is_open = Case { $case } is open.
case_lost_ground = Case { $case } has lost its ground.
misheard = { $side } repeated "{ $repeated }" for "{ $announced }", which differs in { $parts }.
not_repeated = { $side } did not repeat { $opponent }'s move{ $article }.
corrected = { $side } corrected "{ $before }" to "{ $now }" in time{ $article }.
out_of_turn = { $side } said "{ $words }" out of turn. It is kept and changes nothing.
offer_out_of_time = { $side } offered a draw at another time than after the move and before the press. The offer stands{ $article }.
claim_accepted = { $side } accepts the draw. Agreement is restricted, so the claim is checked all the same{ $article }.
sheet_asked = { $side } asks to see the score sheet, { $times } of { $most } times.
sheet_asked_too_often = { $side } asks to see the score sheet, { $times } times now. More than { $most } may be a distraction{ $article }.
idle_press = { $side } pressed, and the clock did not change.
pressed_back = { $side } pressed the clock back after a press without a move.
late_press = { $side } pressed after the reply{ $article }.
declined_by_touch = { $side } declined the draw by touching a piece{ $article }.
scores_differ =
    { $plies ->
        [one] The scores agree for 1 ply
       *[other] The scores agree for { $plies } plies
    } and differ on the next, though the boards agree{ $article }.
counter_differs = { $side }'s clock counts { $counted } moves, and { $completed } are completed{ $article }.
audit_of = Audit of { $side }'s board: { $audit }
start_restored = The initial position is restored on both boards. Times and counters are yours to set{ $article }.
position_restored =
    { $plies ->
        [one] The position after 1 ply
       *[other] The position after { $plies } plies
    } is restored on both boards. Times and counters are yours to set{ $article }.
has_more_time = { $side } has { $time } more.
envelope_opened = The envelope is open. Sealed: "{ $words }".
referred = Play has ended by a claim without an arbiter. Final position { $position }. The opponent verifies it, and the designated arbiter decides{ $article }.
verified = { $side } has verified the final position and what is written{ $article }.
both_signed = Both players have signed: the result stands{ $article }.
nothing_changed = Nothing changed: there was nothing to do it to.
challenge_counted = { $side }'s challenge: fifty moves are counted from here{ $article }.
envelope = Envelope: sealed by { $side }, move { $number }.
times_of_both = White { $white }, Black { $black }.
resumption = Resumption: { $when }.
position = Position { $fen }.
offer_waits = { $side }'s draw offer waits.
resumption_not_set = not set yet
assistant_unknown = An assistant acted for { $side }, who has none on record, article D.2.10.
assistant_of_the_sighted = The assistant of { $side }, who sees, did what { $article } gives a blind player's assistant only; article D.2.11.
assistant_not_needed = The assistant of { $side }, who sees, acted though the blind player has one, article D.2.11.
whites_clock_started = White's clock is started.
clocks_stopped = Both clocks are stopped.
clock_runs_again = The clock runs again.
time_set = { $side }'s time is set to { $time }.
moves_set = { $side }'s move counter is set to { $moves }.
time_given = Time is given.
time_taken = { $side } loses { $time }.
sanctioned = { $side }: { $sanction }.
reconstructed =
    { $moves ->
        [one] 1 move is reconstructed.
       *[other] { $moves } moves are reconstructed.
    } The counters go on from the next period, or from there if that is more.
restoring = Restoring.
board_audited = { $side }'s board is audited.
board_set_right = { $side }'s board is set right.
case_settled = Case { $case } is settled with remedy { $remedy }.
case_dismissed = Case { $case } is dismissed.
observed = Observed: { $observation }.
asked_to_seal = The player on move is asked to seal, guideline I.1.1.
to_be_resumed = To be resumed: { $when }.
taken_up = The game is taken up: { $how }.
taken_up_opened = the envelope is opened, guideline I.9
taken_up_replier_runs = the clock of the player who must reply runs, guideline I.9
taken_up_reply_sealed = the reply is sealed, guideline I.9
taken_up_both_absent = the clock of the player who must reply runs, guideline I.11
taken_up_arrived = the player has come and the envelope is opened, guideline I.9
taken_up_from_sealer = the sealer says what was sealed, guideline I.12.1
taken_up_position_lost = the position is lost, guideline I.12.2
declared = Declared.
mode_is_tournament = The mode is tournament.
mode_is_training = The mode is training.
draw_consented = You consent to a draw.
plies_played = Plies { $plies }.
completed = Completed: White { $white }, Black { $black }.
clock_shows = White { $white }, Black { $black }, clock { $clock }.
illegal_moves = Illegal moves: White { $white }, Black { $black }.
clock_not_started = not started
clock_runs_for = { $side } runs
clock_stopped_for = stopped, { $side } ran
need_not_record = Need not record: { $sides }.
no_open_case = No open case.
open_cases = Open cases: { $cases }.

## Cases: the matter

case = Case { $case }: { $matter }.
at_move = at move { $number }
by_articles = By { $articles } of { $edition }.
article = article { $number }
articles = articles { $numbers }
guideline = guideline { $number }
paragraph = paragraph { $number }
appendix = Appendix { $letter }
unverified_article = unverified article
remedy = Remedy: { $remedy }.
remedy_of_several = Remedy { $number }: { $remedy }.
your_judgement = Left to your judgement.
arbiters_judgement = Left to the arbiter.
then = { $first }, then { $next }
illegal_move_completed = { $side } completed an illegal move{ $at }
pawn_left = { $side } left a pawn on { $square }{ $at }
pressed_without_move = { $side } pressed without a move
not_announced = { $side } pressed and had not announced the move{ $at }
hand_against_words = { $side } announced one move and made another{ $at }
touched_and_moved_otherwise = { $side } touched a piece and moved otherwise{ $at }{ $article }
other_new_piece = { $side } set a new { $piece } down and promoted to another piece{ $at }
gesture = { $side } { $gesture }; ask whether it means a resignation
gesture_stopped_the_clock = stopped the clock without a word
gesture_laid_the_king_down = laid the king down
gesture_offered_a_hand = offered a hand
scores_incomplete = the scores are to be completed: { $lacking }
lacks_moves =
    { $moves ->
        [one] { $side } lacks one move
       *[other] { $side } lacks { $moves } moves
    }
times_lost = the times since the last record are lost, and both clocks stand
resumed_times = { $side } says that the clock was set wrongly at the resumption
resumed_times_too_late = { $side } says that the clock was set wrongly at the resumption, after a move of its own, too late
written_move_not_played = { $side } did not play the move written for the claim{ $at }
boards_differ = the boards differ{ $at }: { $boards }; { $scores }
board_wrong_on = { $side }'s board is wrong on { $squares }
flag_down = { $side }'s flag is down
both_flags_down = both flags are down, { $first }'s fell first
assistant_missing = { $side } has no assistant against a player who does not hear
moves_missing = { $side } completed { $completed } moves of { $required } in time
claims_time = { $side } claims a win on time
claims_draw = { $side } claims a draw
claims_draw_with_move = { $side } claims a draw with the written move "{ $words }"
claims_without_the_move = { $side } claims a draw without having the move
claims_perpetual_check = { $side } claims perpetual check
challenge_run_out = fifty moves by each since { $side }'s challenge, without mate
agreement_not_allowed = a draw was agreed that is not allowed yet
offer_not_allowed = { $side } offered a draw that the event does not allow
over_on_the_board = the game is over on the board
resigns = { $side } resigns
asks_for_increment = { $side } asks for five seconds a move
claims_cannot_win = { $side } claims that { $opponent } cannot win by normal means
claims_no_effort = { $side } claims that { $opponent } makes no effort to win
calls_arbiter = { $side } stopped the clock and calls you: { $reason }
reason_missing_piece = a piece to promote to is missing
reason_disturbance = a disturbance
reason_illness = illness
reason_resumed_times = the clock times after the resumption
reason_boards = the boards do not seem to agree
reason_none = no reason given
protests = { $side } protests: { $complaint }
complaint_illegal_move = the move was illegal
complaint_touched_piece = a piece was touched and not moved
complaint_two_hands = two hands were used
complaint_displaced = pieces were displaced
sealed_move_unplayable = { $side }'s sealed move "{ $words }" cannot be played
seen_offence = { $side }: { $offence }
seen_displaced = { $side } displaced pieces
seen_wrong_set_up = the pieces were set up wrongly
seen_illegal_position = an illegal position that neither player has claimed; one more move is waited for
seen_board_turned = the board was put down the wrong way
seen_colours_reversed = the colours are reversed
seen_faulty_clock = the clock is faulty
seen_late =
    { $minutes ->
        [one] { $side } came 1 minute late
       *[other] { $side } came { $minutes } minutes late
    }
seen_nobody_records = neither player keeps score
seen_forbidden_device = { $side } has a forbidden device
offence_illegal_move = an illegal move
offence_pawn_not_replaced = a pawn left on the last rank
offence_two_hands = one move made with two hands
offence_press_without_move = a press without a move
offence_wrong_draw_claim = a wrong claim of a draw
offence_increment_request = a request for five seconds a move
offence_last_minutes_rejected = a claim of the last two minutes, rejected
offence_last_minutes_postponed = a claim of the last two minutes, postponed

## Cases: the remedies

restore_start = restore the initial position
restore_position =
    { $plies ->
        [one] restore the position after 1 ply
       *[other] restore the position after { $plies } plies
    }
demand_nothing = nothing is demanded of { $side }
demand_move =
    { $count ->
        [one] { $side } must move or capture with the piece on { $squares }, without castling
       *[other] { $side } must move or capture with the pieces on { $squares }, without castling
    }
has_sealed = { $side } has sealed "{ $words }"
has_sealed_from = { $side } has sealed "{ $words }, from { $square }"
put_right = it is put right before the clock starts
pawn_is_queen = the pawn on { $square } is a queen
count_against = count { $offence } against { $side }
give_time = give { $side } { $time }
five_seconds = five seconds a move for both
set_board_right = set { $side }'s board right
set_board_right_by = set { $side }'s board right: { $corrections }
must_play = { $side } must play "{ $words }"
game_annulled = the game is annulled, a new game is played
declare = declare { $points }
clock_runs = { $side }'s clock runs
postpone = postpone the decision

## What the Laws say

verdict_wins = { $side } wins.
verdict_draw = Draw.
verdict_goes_on = The game goes on.
verdict_unknown = Unknown.
verdict_claim_correct = Correct claim: draw at once.
verdict_claim_wrong =
    { $minutes ->
        [one] Wrong claim: 1 minute more for the opponent.
       *[other] Wrong claim: { $minutes } minutes more for the opponent.
    }
verdict_claim_wrong_only = Wrong claim.
verdict_claim_lost = No claim on this move.
verdict_extra_minutes =
    { $minutes ->
        [one] 1 minute more for the opponent.
       *[other] { $minutes } minutes more for the opponent.
    }
verdict_increment =
    { $minutes ->
        [one] Five seconds more a move for both, and 1 minute more for the opponent.
       *[other] Five seconds more a move for both, and { $minutes } minutes more for the opponent.
    }
verdict_offender_loses = Loss for the offender.
verdict_loses_unless_no_mate = Loss for the offender, or draw if the opponent cannot mate.
verdict_move_stands = The move stands.
verdict_nothing_due = Nothing is due: the move is not completed.
verdict_forced_move = No time penalty: the opponent may demand a move.
verdict_no_penalty_named = Forbidden, but no penalty is named.
verdict_not_regulated = Not regulated in this edition.
checkmated = { $side } is checkmated.
stalemated = { $side } has no legal move and is not in check.
nobody_can_mate = Nobody can mate by any series of legal moves.
cannot_mate = { $side } cannot mate by any series of legal moves.
can_mate = { $side } can mate: a series of { $plies } plies to mate was found.
mate_unknown = Whether { $side } can still mate is unknown: the pieces allow it, but no mate was found.
claiming_the_win = Claiming the win: { $how }.
win_claim_not_regulated = not regulated
win_claim_stop_both = the claimant must stop both clocks with the own flag up
win_claim_stop_with_time = the claimant must stop the clock and have time left
win_claim_may_stop_with_time = the claimant may stop the clock and must have time left
win_claim_may_stop = the claimant may stop the clock, time left or not
calling_the_flag = The arbiter calling the flag: { $how }.
flag_call_not_regulated = not regulated
flag_call_must_not = must not, unless both have fallen
flag_call_may = may
flag_call_shall = shall
unverified = unverified
resignation_must_be_clear = A stopped clock, a king laid down or a handshake alone is no resignation: the arbiter asks.
intended_move_illegal = The intended move { $words } is not legal: { $reason }.
no_history = The moves before are not known, so repetition was not looked at.
flag_fallen = { $side }'s flag has fallen.
has_resigned = { $side } has resigned.
repeated = The position after ply { $ply } stood { $times } times, after plies { $plies }.
quiet = There were { $moves } without a capture or a pawn move.
quiet_up_to = Up to ply { $ply } there were { $moves } without a capture or a pawn move.
claim_short =
    { $times ->
        [one] The position stood 1 time, with { $moves } without a capture or a pawn move.
       *[other] The position stood { $times } times, with { $moves } without a capture or a pawn move.
    }
moves_by_each =
    { $moves ->
        [one] 1 move by each player
       *[other] { $moves } moves by each player
    }
moves_and_a_half_by_each = { $moves } and a half moves by each player
ground_threefold = Ground: the same position for at least the third time.
ground_fifty_moves = Ground: fifty moves by each player without a capture or a pawn move.
with_intended_move = With the intended move { $words }, written down and not played, and no longer to be changed.
written_move_not_known = This edition knows no claim with a move that was only written down.
claimant = { $side } has the move and claims.
opponent_can_mate = The opponent can still mate.
opponent_cannot_mate = The opponent cannot mate by any series of legal moves.
sanctions_unverified = The list of sanctions in this edition is unverified.
number_of_player = Number { $count } of this player in this game.
opponent_has_replied = The opponent has made the next move.
only_on_claim = Only if the opponent claims it before making the next move.
clock_not_pressed = The clock has not been pressed.
restored_and_touched = The position before is restored, and touch-move binds the new move.
pawn_becomes_queen = The pawn becomes a queen.
intended_must_be_played = The intended move must be played, if it is legal.
claim_is_offer = The claim is an offer of a draw too, so the opponent may accept at once.
request_is_offer = The request is an offer of a draw too.
checked_even_if_agreed = Draws by agreement are restricted here, so the claim is checked even if the opponent agrees.
set_by_event = The minutes are set by the event.
minutes_not_stated = The text gives no minutes for blitz with one arbiter to a game: to be confirmed.
pace = Pace: { $regime }.
only_if_announced = Only if the event announced this rule.
not_at_this_pace = The rule does not apply in { $pace }.
pace_standard = standard
pace_rapid = rapid
pace_blitz = blitz
each_game_supervised = { $pace }, each game supervised
not_every_game_supervised = { $pace }, not every game supervised
board_came_first = The game was over on the board before that.
sanction_warning = warning
sanction_more_time = more time for the opponent
sanction_less_time = less time for the offender
sanction_more_points = more points for the opponent, up to the maximum
sanction_fewer_points = fewer points for the offender
sanction_loss = loss of the game
sanction_fine = a fine announced in advance
sanction_exclusion = exclusion from one or more rounds
sanction_expulsion = expulsion from the event

## Words that were not understood

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

## The record, and a line being typed

not_on_record = Not on record. { $reason } The game goes on.
still_not_on_record = Not on record.
on_record_again = On record again. Nothing is missing.
record_given_up = The record is given up. The game goes on without one.
record_ends_with = Record: { $rows } rows. Last hash: { $hash }.
no_record_kept = No record is kept.
line_full = The line is full.
line_start = Start of the line.
line_end = End of the line.
no_earlier_line = No earlier line.
no_later_line = No later line.
nothing_erased = Nothing was erased.
no_such_key = No such key here.
