# What the Laws say.

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
