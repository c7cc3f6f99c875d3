# What the Laws say.

# $side (Color)
verdict_wins = { $side } wins.
verdict_draw = Draw.
verdict_both_lose = Both players lose.
verdict_goes_on = The game goes on.
verdict_unknown = Unknown.
verdict_claim_correct = Correct claim: draw at once.
# $minutes (u8)
verdict_claim_wrong =
    { $minutes ->
        [one] Incorrect claim: 1 minute more for the opponent.
       *[other] Incorrect claim: { $minutes } minutes more for the opponent.
    }
verdict_claim_wrong_only = Incorrect claim.
verdict_claim_lost = Too late: no draw can be claimed on this move any more.
# $minutes (u8)
verdict_extra_minutes =
    { $minutes ->
        [one] 1 minute more for the opponent.
       *[other] { $minutes } minutes more for the opponent.
    }
# $minutes (u8)
verdict_increment =
    { $minutes ->
        [one] Five seconds more a move for both players and 1 minute more for the opponent.
       *[other] Five seconds more a move for both players and { $minutes } minutes more for the opponent.
    }
verdict_offender_loses = Loss for the offender.
verdict_loses_unless_no_mate = Loss for the offender, or draw if the opponent cannot mate.
verdict_move_stands = The move stands.
verdict_nothing_due = No consequence: the move is not completed.
verdict_forced_move = No time penalty: the opponent may demand a move.
verdict_no_penalty_named = Forbidden, but no penalty is named.
verdict_not_regulated = Not regulated in this edition.
verdict_does_not_apply = The rule does not apply here.
verdict_only_on_request = Only if a player asks for it.
verdict_protest_lost = Too late to protest.
verdict_arbiter_acts = The arbiter intervenes, if possible.
verdict_arbiter_decides = The arbiter decides.
verdict_no_adjustment = The clock is not adjusted.
verdict_new_game = A new game is played.
# $side (Color)
checkmated = { $side } is checkmated.
# $side (Color)
stalemated = { $side } has no legal move and is not in check.
nobody_can_mate = Nobody can mate by any series of legal moves.
# $side (Color)
cannot_mate = { $side } cannot mate by any series of legal moves.
why_over = No legal move is left.
why_bare_king = Nothing but the king is left to mate with.
why_lone_knight = Only a knight is left to mate with, and no piece that could block the other king.
why_light_bishops = Only light-squared bishops are left to mate with, and no piece that could block the other king.
why_dark_bishops = Only dark-squared bishops are left to mate with, and no piece that could block the other king.
why_no_visitor = No piece can ever attack a square that the other king can go to.
why_only_light_bishops = Only light-squared bishops can ever attack the squares that the other king can go to, and it always has a square left.
why_only_dark_bishops = Only dark-squared bishops can ever attack the squares that the other king can go to, and it always has a square left.
why_always_escape = Wherever the other king could be checked, its squares can never all be attacked or blocked.
why_kings_apart = The kings can never stand together where a mate would need them.
why_last_man = The last piece beside the king is captured wherever it captures to open the way.
why_only_stalemate = Whatever would open the way to mate first leaves the other side without a legal move, and is not mate itself.
why_either_way = Whether or not a piece that bars the way is captured where it stands, mate cannot come about.
why_forced = Only a few forced moves are left, and all of them lead to where no mate is possible.
# $positions (u64)
why_exhausted = Every position that can still arise was examined, { $positions } in all: none leads to mate.
# $moves (&str)
mating_moves = The moves: { $moves }.
# $text (&str), $example (&str)
no_waiting_time = "{ $text }" is not a length of time. Write a number and ms or s, such as { $example }.
# $side (Color), $plies (u32)
can_mate =
    { $plies ->
        [one] { $side } can mate: a series of 1 ply to mate was found.
       *[other] { $side } can mate: a series of { $plies } plies to mate was found.
    }
# $side (Color)
mate_unknown = Whether { $side } can still mate is unknown: the pieces allow it, but no mate was found.
# $how (&str)
claiming_the_win = Claiming the win: { $how }.
win_claim_stop_both = the claimant must stop both clocks, and the claimant's own flag must be up
win_claim_stop_with_time = the claimant must stop the clock and have time left
win_claim_may_stop_with_time = the claimant may stop the clock and must have time left
win_claim_may_stop = the claimant may stop the clock, time left or not
# $how (&str)
calling_the_flag = Calling a fallen flag: the arbiter { $how }.
flag_call_must_not = must not, unless both have fallen
flag_call_may = may
flag_call_shall = must
unverified = unverified
resignation_must_be_clear = A stopped clock, a king laid down or a handshake alone is not a resignation: the arbiter asks the player.
# $words (&str), $reason (&str)
intended_move_illegal = The intended move { $words } is not legal: { $reason }.
moves_not_heard = No moves were announced to this device: it knows neither what was played nor what stands on the board.
# $side (Color)
time_ran_for = { $side }'s time was running.
# $white (u32), $black (u32)
clock_counts = The clock's counters: White { $white }, Black { $black }.
# $side (Color)
score_says = { $side }'s score, which is not the game itself, says:
nobody_must_record = In rapid and blitz nobody has to record the moves, and no claim is lost by it.
no_history = The moves before are not known, so repetition was not checked.
# $side (Color)
flag_fallen = { $side }'s flag has fallen.
# $side (Color), $completed (u32), $required (u64)
moves_of_period = { $side } has completed { $completed } of the { $required } moves that the period asks for.
# $side (Color), $moves (u32)
counter_shows = The counter of { $side }'s clock shows { $moves }, but it counts presses, which can be forgotten or doubled.
# $side (Color)
claim_postponed = The decision on { $side }'s claim of a draw was postponed and is still to be made.
# $side (Color)
has_resigned = { $side } has resigned.
# $times (usize), $ply (usize), $plies (&str)
repeated =
    { $times ->
        [one] The position after ply { $ply } occurred once.
       *[other] The position after ply { $ply } occurred { $times } times, after plies { $plies }.
    }
# $moves (&str)
quiet = There were { $moves } without a capture or a pawn move.
# $ply (usize), $moves (&str)
quiet_up_to = Up to ply { $ply } there were { $moves } without a capture or a pawn move.
# $times (usize), $moves (&str)
claim_short =
    { $times ->
        [one] The position occurred once, with { $moves } without a capture or a pawn move.
       *[other] The position occurred { $times } times, with { $moves } without a capture or a pawn move.
    }
# $moves (u32)
moves_by_each =
    { $moves ->
        [one] 1 move by each player
       *[other] { $moves } moves by each player
    }
# $moves (u32)
moves_and_a_half_by_each = { $moves } and a half moves by each player
ground_threefold = Ground: the same position for at least the third time.
ground_fifty_moves = Ground: fifty moves by each player without a capture or a pawn move.
# $words (&str)
with_intended_move = With the intended move { $words }: written down, not played, and not to be changed any more.
written_move_not_known = This edition has no claim with a move that is only written down.
# $side (Color)
claimant = { $side } has the move and claims.
opponent_can_mate = The opponent can still mate.
opponent_cannot_mate = The opponent cannot mate by any series of legal moves.
sanctions_unverified = The list of sanctions in this edition is unverified.
# $count (u32)
number_of_player = Offence number { $count } by this player in this game.
opponent_has_replied = The opponent has made the next move.
only_on_claim = Only if the opponent claims it before making the next move.
clock_not_pressed = The clock has not been pressed.
restored_and_touched = The position before is restored, and touch-move applies to the new move.
pawn_becomes_queen = The pawn becomes a queen.
intended_must_be_played = The intended move must be played, if it is legal.
claim_is_offer = The claim is an offer of a draw too, so the opponent may accept at once.
request_is_offer = The request is an offer of a draw too.
checked_even_if_agreed = Draws by agreement are restricted here, so the claim is checked even if the opponent agrees.
set_by_event = The minutes are set by the event.
minutes_not_stated = The text gives no minutes for blitz with one arbiter to a game: to be confirmed.
# $regime (&str)
pace = Pace: { $regime }.
only_if_announced = Only if the event announced this rule.
only_if_rejected = Only if you reject the claim.
# $pace (&str)
not_at_this_pace = Not in { $pace }.
not_announced_rule = The event did not announce this rule.
# $side (Color)
has_not_the_move = { $side } does not have the move.
# $side (Color)
not_in_last_two_minutes = { $side } still has two minutes or more.
each_move_brings_time = Each move adds time.
not_the_last_period = A number of moves is still required: this is not the last period.
order_of_flags_unknown = Nobody knows which flag fell first.
# $side (Color)
flag_fell_first = { $side }'s flag fell first.
# $side (Color)
claimed_without_stopping = { $side } claimed the win without stopping the clock, and then { $side }'s own flag fell before the result was settled.
draw_in_the_last_period = In the last period it is a draw, in any other the game goes on.
no_move_yet = The player has not made the move yet.
only_with_two_pieces = This is an illegal move only when castling, capturing or promoting.
loss_only_if_completed = Where not every game is supervised, only a completed illegal move loses, and the clock has not been pressed. The Laws do not say which applies.
counted_with_this_move = Another fault in this move has already counted, and two count as one.
# $side (Color)
has_replied = { $side } has made the next move.
# $side (Color)
has_touched = { $side } has touched a piece since.
arbiter_acts_unasked = The arbiter acts without a claim.
one_more_move = The arbiter waits for one more move, then it is a draw.
still_illegal = One more move has been completed, and the position is still illegal.
# $side (Color)
is_disabled = { $side } is a disabled player.
sealed_move_stands = A sealed move that ends the game stands.
# $minutes (u16)
allowed_to_be_late =
    { $minutes ->
        [0] Players may not be late at all.
        [one] Players may be 1 minute late.
       *[other] Players may be { $minutes } minutes late.
    }
pace_standard = standard
pace_rapid = rapid
pace_blitz = blitz
# $pace (&str)
each_game_supervised = { $pace }, each game supervised
# $pace (&str)
not_every_game_supervised = { $pace }, not every game supervised
no_default_time = The event gives no default time, and this edition has none of its own.
board_came_first = The game was over on the board before that.
put_back_on_own_time = The player who displaced pieces puts them back, on that player's own time.
committee_puts_back = The clock is stopped while the committee puts the pieces back.
found_during_the_game = It was noticed during the game.
whenever_found = It counts whenever it is noticed, even after the game.
only_the_board_is_wrong = Only the board lies wrong; the position on it stands.
before_blacks_fourth = Black has not completed move 4.
after_blacks_fourth = Black has completed move 4.
fewer_than_ten_moves = Neither player has made ten moves.
ten_moves_made = A player has made ten moves.
arbiter_may_rule_otherwise = The arbiter may rule otherwise.
# $moves (u8)
set_up_settled = Each player has made { $moves } moves, so the set-up can no longer be contested.
clock_counts_unless_faulty = What the clock shows counts, unless it is evidently faulty: then the arbiter replaces it and sets the times.
play_waits_for_the_decision = Play goes on only when the arbiter or the committee has decided.
registered_time_put_right = If it is proven that the time was registered wrongly, and nobody was negligent, the error is put right.
clocks_stand_for_the_sheets = The clocks are stopped, and both complete their sheets from the arbiter's or the opponent's.
sheet_on_the_own_time = The clock is not stopped: the player completes the sheet before moving a piece.
illegal_position_is = A position is illegal if no series of legal moves leads to it.
last_identifiable_position = No illegal move is known here: play goes on from the last position that can be identified.
kings_in_check_or_pawn_left = Only if both kings are in check, or a promotion is not completed.
sanction_warning = warning
sanction_more_time = more time for the opponent
sanction_less_time = less time for the offender
sanction_more_points = more points for the opponent, up to the maximum
sanction_fewer_points = fewer points for the offender
sanction_loss = loss of the game
sanction_fine = a fine announced in advance
sanction_exclusion = exclusion from one or more rounds
sanction_expulsion = expulsion from the event

# $article (&str), $edition (&str), $about (&str)
ruling_article = { $article } of { $edition }: { $about }.
left_to_arbiter = Left to the arbiter:
left_to_opponent = Left to the opponent:
# $minutes (u8)
choice_give =
    { $minutes ->
        [one] 1 minute more for the opponent
       *[other] { $minutes } minutes more for the opponent
    }
choice_give_nothing = no extra time
choice_lost = loss for the offender
choice_drawn = draw
# $side (Color)
choice_won = win for { $side }
choice_go_on = the game goes on
choice_postpone = postpone the decision, even until a flag has fallen
choice_own_judgement = what the arbiter finds just
choice_move_of_piece = the same piece makes a legal move
choice_capture = the piece is captured legally
choice_no_consequence = no consequence, where neither is possible
# $edition (&str)
no_rapid_or_blitz = Not regulated: the edition of { $edition } knows no rapid or blitz.
# $pace (&str), $time (&str)
pace_of_sixty_moves = { $pace }: { $time } for 60 moves.
# $sentence (&str)
blacks = Black: { $sentence }
# $minutes (u32)
minutes_of =
    { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
# $minutes (&str), $seconds (u32)
minutes_and_seconds =
    { $seconds ->
        [one] { $minutes } 1 second
       *[other] { $minutes } { $seconds } seconds
    }
blitz = Blitz
rapid = Rapid
standard = Standard
# $article (&str), $edition (&str), $bounds (&str)
by_article_bounds = By { $article } of { $edition }: { $bounds }.
# $minutes (u8)
blitz_below = blitz below { $minutes } minutes, rapid from { $minutes } to below 60
# $minutes (u8)
blitz_up_to = blitz up to { $minutes } minutes, rapid above { $minutes } to below 60
# $pace (&str)
rated_as = Rated as { $pace }.
# $rating (u16), $minutes (u32)
not_rated_too_fast = Not rated: a player of { $rating } needs { $minutes } minutes for 60 moves.
not_rated_unequal = Not rated: blitz with unequal times.
not_rated_hourglass = Not rated: hourglass.
hourglass_has_no_pace = No fixed time: an hourglass makes a game neither standard, rapid nor blitz.
# $moves (u32)
not_rated_early = Not rated: the first control is at move { $moves }. Expected 30 moves at least.
not_rated_below_blitz = Not rated: too fast even for the blitz list.
# $rules (&str)
by_rating_rules = By the rating regulations of { $rules }.
name_the_ratings = Give the ratings to know this for stronger players.
norm_enough = Enough time for a title norm.
norm_for_disabled_only = No title norm without an increment of 30 seconds, except for disabled players.
norm_too_little = Too little time for a title norm.
# $read (&str), $example (&str)
no_limit_no_pace = "{ $read }" has no limit, so it has no pace. Expected a time such as { $example }.
# $read (&str)
no_rating = "{ $read }" is not a rating. Expected a number such as 2150.
norm_rounds_a_day = at most two rounds a day
norm_score = at least 35 percent of the points
norm_players = at least 8 players in a title event
norm_federations = players from five federations, or one federation for every three players
# $rule (&str)
norm_met = Met: { $rule }.
# $rule (&str)
norm_not_met = Not met: { $rule }.
# $rule (&str)
norm_asked_for = Asked for: { $rule }.
by_title_rules = By the title regulations of 2017.
arbiter_facts_follow = Arbiters, as of 2017, which may have changed since:
arbiter_fact_age = A national arbiter is at least 16 years old.
arbiter_fact_fide = Norms of a FIDE arbiter: events of at least 7 rounds, one of them may have 5 or 6.
arbiter_fact_international = Norms of an international arbiter: events of at least 9 rounds, one of them may have 7 or 8.
arbiter_fact_seminar = A seminar lasts at least 16 hours.
# $read (&str)
no_count = "{ $read }" is not a count. Expected a whole number such as 9.
# $read (&str), $example (&str)
no_score = "{ $read }" is not a score. Expected points and games, such as { $example }.
# $name (&str), $place (&str), $edition (&str), $about (&str)
rule_in_edition = { $name }: { $place } of { $edition }. { $about }.
number_unverified = number unverified
no_such_rule = no such rule
# $read (&str)
no_side = No side is called "{ $read }". Expected white or black.
# $read (&str)
no_count_of_moves = "{ $read }" is not a count of illegal moves. Expected a number from 1.
# $read (&str), $most (usize)
no_ply_of_game = "{ $read }" is no ply of this game. Expected a number from 0 to { $most }.
# $read (&str)
no_move = "{ $read }" is not a move. Expected one such as Nf3 or g1f3.
# $read (&str), $known (&str)
no_edition = No edition of the Laws is called "{ $read }". Expected { $known }.
# $read (&str), $known (&str)
no_pace = No pace of play is called "{ $read }". Expected { $known }.
# $read (&str), $known (&str)
no_offence = No offence is called "{ $read }". Expected { $known }.
# $read (&str), $known (&str)
no_rating_rules = No rating regulations are called "{ $read }". Expected { $known }.
# $read (&str), $names (&str)
no_rule = No rule is called "{ $read }". Rules have names like { $names }.
# $read (&str), $nearest (&str), $names (&str)
no_rule_but = No rule is called "{ $read }". The nearest is { $nearest }. Rules have names like { $names }.
