# The arbiter.

# $time (Span)
away = The device was away for { $time } and is back.
was_off = The device was off and is back.
# $side (Color), $reason (&str)
letter_refused = Not accepted from { $side }'s place: { $reason }.
overreach_other_side = the message acts for the other side
overreach_other_person = the message acts for somebody who does not sit there
overreach_no_deed = the message tells what only this device can find
overreach_no_proof = the message acts as the arbiter, without proof
overreach_wrong_proof = the message acts as the arbiter, with a wrong proof
overreach_after_result = the game is over
overreach_clock_too_high = its clock shows more than is possible
seal_vanished = The seal of this device was removed. It is renewed.
seal_came_back = The seal of this device was removed or replaced. It is renewed.
seal_other_home = Hector was started on this sealed device with another home folder.
seal_runs_apart = A second Hector runs on this sealed device in a namespace of its own, where the seal may not hold.
seal_other_use = Something other than the game was asked of the sealed device, and refused.
# $times (u32)
seal_other_homes = Hector was started on this sealed device { $times } times with another home folder.
# $times (u32)
seal_other_uses = Something other than the game was asked of the sealed device { $times } times, and refused.
# $side (Color)
game_abandoned = { $side } ended the game: nobody had continued it for 24 hours.
number_tried = Wrong number: somebody tried to open your desk.
# $time (Span)
was_off_for = The device was off and is back. By the computer's clock that took { $time }.
# $wall (Span)
away_disputed = The computer's clock says { $wall }: it was changed in the meantime.
away_while_the_clock_stood = The device was away while the clock stood, and is back.
# $time (Span)
was_suspended = The program was suspended for { $time } and goes on.
the_clock_went_on = The clock went on.
the_chess_clock_went_on = The chess clock went on.
the_clock_is_as_recorded = The clock shows what was last recorded.
the_chess_clock_is_as_recorded = The chess clock shows what was last recorded.
# $side (Color), $reason (&str)
not_taken_from = Not accepted from { $side }: { $reason }
# $case (u32)
case_is_open = Case { $case } is open.
# $case (u32)
case_undone = Case { $case } has ended: the position before it is restored.
# $case (u32)
case_ended_with_the_game = Case { $case } has ended: the game is over.
# $case (u32)
case_ended_on_the_board = Case { $case } has ended: the game is over on the board.
# $case (u32), $article (&str)
case_move_stands = Case { $case } has ended: the opponent has made the next move, so what was done stands{ $article }.
# $case (u32), $article (&str)
case_right_lost = Case { $case } has ended: the opponent has touched a piece or moved since{ $article }.
# $case (u32), $article (&str)
case_narrowed = Case { $case } has changed: the opponent has touched a piece or moved since, so nothing can be demanded any more{ $article }.
# $case (u32)
case_boards_agree = Case { $case } has ended: the boards agree again.
# $case (u32), $article (&str)
case_legal_again = Case { $case } has ended: the position is legal again{ $article }.
# $case (u32)
case_clock_runs = Case { $case } has ended: the clock runs again.
# $case (u32)
case_time_set = Case { $case } has ended: the time has been set, and the flag is up.
# $case (u32), $article (&str)
case_both_late = Case { $case } has ended: the other player came too late as well{ $article }.
# $case (u32)
case_played_on = Case { $case } has ended: play went on.
# $case (u32), $article (&str)
case_both_flags = Case { $case } has ended: the other flag is down too{ $article }.
# $side (Color), $repeated (&str), $announced (&str), $parts (&str)
misheard = { $side } repeated "{ $repeated }" instead of "{ $announced }", which differs in { $parts }.
# $side (Color), $opponent (Color), $article (&str)
not_repeated = { $side } did not repeat { $opponent }'s move{ $article }.
# $side (Color), $before (&str), $now (&str), $article (&str)
corrected = { $side } corrected "{ $before }" to "{ $now }" in time{ $article }.
# $side (Color), $words (&str)
out_of_turn = { $side } said "{ $words }" out of turn. It is on record and changes nothing.
# $side (Color), $article (&str)
offer_out_of_time = { $side } offered a draw at another time than between the move and the press of the clock. The offer stands{ $article }.
# $side (Color), $times (u32), $article (&str)
offers_often = { $side } offers a draw again, { $times } times in a row. Who does that too often may disturb the opponent{ $article }.
# $side (Color), $article (&str)
claim_accepted = { $side } accepts the draw. Agreement is restricted, so the claim is checked all the same{ $article }.
# $side (Color), $times (u32), $most (u32)
sheet_asked = { $side } asks to see the score sheet, request { $times } of at most { $most }.
# $side (Color), $times (u32), $most (u32), $article (&str)
sheet_asked_too_often = { $side } asks to see the score sheet, { $times } times now. More than { $most } times may be a distraction{ $article }.
# $side (Color), $article (&str)
adjusted_out_of_turn = { $side } adjusted pieces without having the move{ $article }.
# $side (Color), $article (&str)
assistant_pressed_for_opponent = { $side }'s assistant pressed the clock for the opponent, which is no duty of an assistant{ $article }.
# $side (Color), $article (&str)
sheet_asked_out_of_turn = { $side } does not have the move and may not ask for the score sheet now{ $article }.
# $white (Span), $black (Span)
times_used = Time used: White { $white }, Black { $black }.
# $side (Color)
idle_press = { $side } pressed the clock, and it did not change.
# $side (Color)
pressed_back = { $side } pressed the clock back after a press without a move.
# $side (Color), $opponent (Color)
gave_the_clock_back = { $side } gave the clock back: { $opponent } is to move.
# $side (Color), $ply (usize), $article (&str)
recorded_in_advance = { $side } recorded ply { $ply } before that move was made, which only a claim or sealing allows{ $article }.
# $side (Color), $article (&str)
late_press = { $side } pressed the clock only after the reply{ $article }.
# $side (Color), $article (&str)
declined_by_touch = { $side } declined the draw by touching a piece{ $article }.
# $plies (usize), $article (&str)
scores_differ =
    { $plies ->
        [one] The scores agree for 1 ply
       *[other] The scores agree for { $plies } plies
    } and differ on the next, though the boards agree{ $article }.
# $plies (usize), $article (&str)
scores_differ_boards_unknown =
    { $plies ->
        [one] The scores agree for 1 ply
       *[other] The scores agree for { $plies } plies
    } and differ on the next. Whether the boards agree is not known{ $article }.
# $side (Color), $counted (u32), $completed (u32), $article (&str)
counter_differs =
    { $counted ->
        [one] { $side }'s clock counts 1 move
       *[other] { $side }'s clock counts { $counted } moves
    }, { $completed ->
        [one] and 1 is completed
       *[other] and { $completed } are completed
    }{ $article }.
# $side (Color), $audit (&str)
audit_of = Check of { $side }'s board: { $audit }
# $article (&str)
start_restored = The initial position is restored on both boards. Times and counters are yours to set{ $article }.
# $plies (usize), $article (&str)
position_restored =
    { $plies ->
        [one] The position after 1 ply
       *[other] The position after { $plies } plies
    } is restored on both boards. Times and counters are yours to set{ $article }.
# $side (Color), $time (Span)
has_more_time = { $side } has { $time } more.
# $words (&str)
envelope_opened = The envelope is open. Sealed: "{ $words }".
# $article (&str)
referred_unheard = Play has ended by a claim without an arbiter. No moves were announced to this device: the players write the final position down. The opponent verifies it, and the designated arbiter decides{ $article }.
# $position (&str), $article (&str)
referred = Play has ended by a claim without an arbiter. Final position { $position }. The opponent verifies it, and the designated arbiter decides{ $article }.
# $side (Color), $article (&str)
verified = { $side } has verified the final position and what is written{ $article }.
# $article (&str)
both_signed = Both players have signed: the result stands{ $article }.
nothing_changed = Nothing changed: there was nothing to apply it to.
# $side (Color)
after_the_end = { $side } made a claim, a request or a gesture after the game had ended on the board. It changes nothing.
# $side (Color), $article (&str)
challenge_uncounted = { $side }'s challenge: fifty moves from here. No moves are announced to this device, so the players count them{ $article }.
# $side (Color), $article (&str)
challenge_counted = { $side }'s challenge: fifty moves are counted from here{ $article }.
# $side (Color)
envelope_unnumbered = Envelope: sealed by { $side }. Add the number of the move and the position: no moves were announced to this device.
# $side (Color), $number (usize)
envelope = Envelope: sealed by { $side }, move { $number }.
envelope_unseen = The move is not known here.
# $words (&str)
sealed_move_read = Read from the envelope: "{ $words }".
# $white (Option<Span>), $black (Option<Span>)
times_of_both = White { $white }, Black { $black }.
# $when (&str)
resumption = Resumption: { $when }.
# $fen (&str)
position = Position { $fen }.
# $side (Color)
offer_waits = { $side }'s draw offer waits for an answer.
resumption_not_set = not set yet
# $side (Color), $article (&str)
assistant_unknown = An assistant acted for { $side }, who has none on record{ $article }.
# $side (Color), $article (&str), $limit (&str)
assistant_of_the_sighted = The assistant of { $side }, who sees, did what { $article } gives a blind player's assistant only; article { $limit }.
# $side (Color)
assistant_of_the_sighted_only = The assistant of { $side }, who sees, did what only a blind player's assistant may do.
# $side (Color), $article (&str)
assistant_not_needed = The assistant of { $side }, who sees, acted though the blind player has one{ $article }.
# $what (&str), $side (Color), $article (&str)
assistant_for_the_player = { $what } by { $side }'s assistant does not count: that is for the player alone{ $article }.
own_resignation = A resignation
own_draw_offer = A draw offer
own_answer_to_an_offer = An answer to a draw offer
own_draw_claim = A claim of a draw
own_perpetual_check_claim = A claim of perpetual check
own_challenge = A challenge
own_increment_request = A request for five seconds a move
own_last_minutes_claim = A claim of the last two minutes
own_gesture = A gesture
own_verification = A verification
own_signature = A signature
# $side (Color)
clock_started = { $side }'s clock is started.
clocks_stopped = Both clocks are stopped.
clock_runs_again = The clock runs again.
# $side (Color), $time (Span)
time_set = { $side }'s time is set to { $time }.
# $side (Color), $moves (u32)
moves_set = { $side }'s move counter is set to { $moves }.
time_given = Time added.
# $side (Color), $time (Span)
time_taken = { $side } loses { $time }.
# $side (Color), $sanction (&str)
sanctioned = { $side }: { $sanction }.
# $moves (u32)
reconstructed =
    { $moves ->
        [one] 1 move has been reconstructed.
       *[other] { $moves } moves have been reconstructed.
    } The counters go on from the next period, or from there if that is more.
restoring = The position is being restored.
# $side (Color)
board_audited = { $side }'s board is being checked.
# $side (Color)
board_set_right = { $side }'s board is corrected.
# $case (u32), $remedy (usize)
case_settled = Case { $case } is settled with remedy { $remedy }.
# $case (u32)
case_dismissed = Case { $case } is dismissed.
# $observation (&str)
observed = Observed: { $observation }.
# $side (Color), $article (&str)
moved_instead_of_sealing = { $side } is asked to seal, has moved instead and pressed: the clock goes on until that move is sealed{ $article }.
# $article (&str)
asked_to_seal = The player on move is asked to seal{ $article }.
# $article (&str)
black_asked_to_seal = Black is asked to seal{ $article }.
# $article (&str)
black_to_seal_after_white = White moves, then Black is asked to seal{ $article }.
no_longer_asked_to_seal = Nobody is asked to seal any more. The game goes on.
# $side (Color)
seal_is_void = { $side }'s sealed move counts no more, because an earlier position is restored. The envelope stays closed.
# $side (Color), $time (Span), $article (&str)
adjourned_early = { $side } adjourns { $time } before the end of the session and has used that time{ $article }.
# $side (Color), $article (&str)
offer_at_the_seal = { $side } offered a draw while a move is sealed. The offer stands until it is answered{ $article }.
# $side (Color), $article (&str)
offer_not_with_the_seal = { $side } offered a draw with the sealed move, which nothing may accompany. The offer stands{ $article }.
# $when (&str)
to_be_resumed = To be resumed: { $when }.
# $how (&str)
taken_up = The game is resumed: { $how }.
# $article (&str)
taken_up_opened = the envelope is opened{ $article }
# $article (&str)
taken_up_replier_runs = the clock of the player who must reply runs{ $article }
# $article (&str)
taken_up_reply_sealed = the reply is sealed{ $article }
# $article (&str)
taken_up_both_absent = the clock of the player who must reply runs{ $article }
# $article (&str)
taken_up_arrived = the player has come and the envelope is opened{ $article }
# $article (&str)
taken_up_from_sealer = the sealer says what was sealed{ $article }
taken_up_without_seal = it goes on from the restored position, and the clock of the player on move runs
# $article (&str)
taken_up_position_lost = the position is lost{ $article }
declared = The result is declared.
mode_is_tournament = Tournament mode is on.
mode_is_training = Training mode is on.
device_is_sealed = The device is sealed and does nothing but this game until you open it.
# $times (u32)
device_opened_away = The device is open. { $times ->
    [0] It has never been away since it was sealed.
    [one] It has been away once since it was sealed.
   *[other] It has been away { $times } times since it was sealed.
 }
draw_consented = You consent to a draw.
position_not_known = No moves are announced to this device: position and moves are not known here.
# $plies (usize)
plies_played = Plies { $plies }.
# $white (u32), $black (u32)
completed = Completed: White { $white }, Black { $black }.
# $white (Option<Span>), $black (Option<Span>), $clock (&str)
clock_shows = White { $white }, Black { $black }, clock { $clock }.
# $white (usize), $black (usize)
illegal_moves = Illegal moves: White { $white }, Black { $black }.
clock_not_started = not started
# $side (Color)
clock_runs_for = running for { $side }
# $side (Color)
clock_stopped_for = stopped, was running for { $side }
# $sides (&str)
need_not_record = Need not record: { $sides }.
no_open_case = No open case.
# $cases (&str)
open_cases = Open cases: { $cases }.
