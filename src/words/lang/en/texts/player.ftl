# Players.

noted = Noted.
# $words (&str)
relayed_repetition = Repeated: { $words }
# $words (&str)
relayed_correction = Corrected: { $words }
# $number (u16)
offers_restricted =
    { $number ->
        [0] At this event no draw may be offered or agreed without the arbiter's consent.
       *[other] At this event no draw may be offered or agreed before move { $number } without the arbiter's consent.
    }
# $number (u16)
agreements_restricted =
    { $number ->
        [0] At this event no draw may be agreed without the arbiter's consent.
       *[other] At this event no draw may be agreed before move { $number } without the arbiter's consent.
    }
agreed_before_both_moved = No draw can be agreed before both players have made a move.
agreed_before_blacks_thirtieth = No draw can be agreed before Black's thirtieth move.
draw_offered = Draw offered.
# $own (Option<Span>), $opponent (Option<Span>)
times = Yours { $own }. Opponent's { $opponent }.
# $own (u32), $opponent (u32)
moves_completed = Moves completed: yours { $own }, opponent's { $opponent }.
score_empty = Your score is empty.
# $moves (&str)
score = Your score: { $moves }.
score_missing = missing
# $words (&str)
with_draw_offer = { $words } with a draw offer
# $duties (&str)
device_does = This device { $duties }. It does nothing else.
does_keep_score = writes down the moves that are dictated
does_read_own_score = reads a player's own score back on request
does_run_clock = runs the clocks
does_tell_times = tells the times on request
does_tell_moves = tells the number of completed moves on request
does_hear_announcements = hears announced and repeated moves
does_compare_boards = compares boards and scores for the arbiter alone
does_relay = passes announcements on as they were said
# $points (&str)
result = Result: { $points }.
white_wins = 1-0, White wins
black_wins = 0-1, Black wins
draw = half a point each, draw
both_lose = 0-0, both lose
half_for_white = half a point for White, none for Black
half_for_black = half a point for Black, none for White
annulled = annulled, a new game is played
press_due = Your clock runs: your move is not pressed yet.
press_counts = The opponent had pressed as well. Your press counts, and the opponent's clock runs.
# $seal (&str)
to_seal_you = You are asked to seal your move. Type { $seal } and the move; do not say it aloud.
# $seal (&str)
to_seal_as_made = You are asked to seal, and the move that you have made has to be sealed. Type { $seal } and that move; only then the clock stops.
to_seal_opponent = Your opponent is asked to seal a move.
# $seal (&str)
to_seal_whoever = The player on move is asked to seal. If that is you, type { $seal } and the move; do not say it aloud.
nobody_seals = Nobody is to seal a move now. The game goes on.
sealed_move_void = An earlier position is restored. The sealed move counts no more.
adjourned = Adjourned.
# $when (&str)
resumption_set = The game is to be resumed: { $when }.
game_taken_up = The arbiter takes the game up again.
tournament_mode = Tournament mode: no help from now on.
training_mode = Training mode: help is allowed.
device_sealed = The device is sealed for this game.
device_opened = The device is open again.
# $parts (&str)
repetition_differs = The repetition differs in { $parts }.
check = Check.
# $square (&str)
square_empty = { $square } is empty.
# $square (&str), $piece (&str)
square_holds = { $square }: { $piece }.
# $square (&str)
nothing_can_move = Nothing on { $square } can move.
# $square (&str), $squares (&str)
can_move_to = From { $square } to { $squares }.
may_claim = A draw may be claimed.
may_not_claim = No draw may be claimed.
