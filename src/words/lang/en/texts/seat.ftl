# At the table, beside the notices of the game.

# $time (&str)
own_time_is = Yours: { $time }.
# $time (&str)
opponents_time_is = Opponent's: { $time }.
empty_score = Your score is empty.
missing_move = missing
draw_offered_with = with a draw offer
draw_not_offered = That does not offer a draw.
draw_is_offered = Draw offered.
# $accepts (&str), $declines (&str)
draw_is_offered_here = Draw offered. Then: { $accepts }, or { $declines }.
sure_to_resign = Resign? Yes or no.
sure_to_offer_draw = Offer a draw? Yes or no.
sure_to_accept_draw = Accept the draw? Yes or no.
sure_to_leave = Leave? The game stays on record and can be resumed. Yes or no.
sure_to_leave_the_rest = Leave? What happened last could not be recorded; only the beginning can be resumed. Yes or no.
sure_to_lose = Leave? The game is not being recorded and cannot be resumed. Yes or no.
sure_to_abandon = Nobody has continued this game for 24 hours. End it? That goes on record, and nobody wins. Yes or no.
sure_to_claim_draw = Claim a draw? Yes or no.
# $words (&str)
sure_to_claim_draw_with = Claim a draw with { $words }? Yes or no.
opponent_really_resigns = Has the opponent resigned? Yes or no.
opponent_really_accepts = Has the opponent accepted your draw offer? Yes or no.
# $words (&str)
sure_to_seal = Seal { $words }? After that nobody changes it. Yes or no.
sealed_on_paper = Is your move on paper in the envelope? Yes or no.
opponent_really_sealed = Is the opponent's move on paper in the envelope? Yes or no.
# $seal (&str)
seal_which_move = Which move? Type { $seal } and the move, such as { $seal } ng1f3.
# $words (&str)
other_move_was_made = You made { $words } on the board after you were asked. That is the move to seal.
opponent_is_to_seal = Your opponent is asked to seal, not you.
you_are_to_seal = You are asked to seal, not your opponent.
not_asked_to_seal = Nobody is asked to seal a move. The arbiter asks for it.
sealed_already = A move is in the envelope already. It stays there until the arbiter takes the game up.
opponent_seals_elsewhere = The opponent seals at the other place, and it is told here by itself.
# $when (&str)
adjourned_until = The game is adjourned. It is to be resumed: { $when }.
adjourned_without_date = The game is adjourned. When it is resumed is not set yet.
resumption_waits = The arbiter has taken the game up. The envelope is closed until the player comes who is not there.
help_adjourned = You can ask for times and score, answer a draw offer and resign. quit leaves the game until the resumption.
sure_to_end_game = That ends the game. Sure? Yes or no.
no_tournament_without_number = Without an arbiter's number there is no tournament.
# $option (&str)
tournament_on_record = A tournament game is always recorded. { $option } is not allowed.
# $command (&str)
tournament_goes_on_at_terminal = A tournament game is continued at the player's seat, at a terminal. Expected { $command }.
yes_or_no = Yes or no?
all_as_it_was = No. Nothing changes.
nothing_was_asked = Nothing was asked.
question_left = The question is withdrawn. Nothing changes.
# $back (&str)
help_yes_or_no = Answer yes or no. "{ $back }" withdraws the question.
help_own_move_or_reply = Yes: it replaces your move. No: it is your opponent's reply. Or type the move you mean.
press_without_move = You have not moved yet. Press all the same? Yes or no.
# $side (Color)
press_without_move_of = { $side } has not moved yet. Press all the same? Yes or no.
# $text (Quoted), $reason (&str)
not_understood = Not understood: "{ $text }". { $reason }
correct_to_what = Correct it to what? The move follows the command.
# $side (Color)
not_pressed_read_as = Not pressed yet: read as { $side }'s move.
# $side (Color)
not_pressed_corrected = Not pressed yet: read as a correction of { $side }'s move.
# $side (Color)
out_of_turn_read_as = Out of turn: read as { $side }'s move. Nothing changed.
# $side (Color)
taken_as_move_of = Read as { $side }'s move.
# $side (Color)
taken_as_correction_of = Read as a correction of { $side }'s move.
# $words (&str)
is_it_yours = { $words }. Is it your move? Yes or no.
# $words (&str)
is_it_your_move = Not pressed yet: { $words }. Is it your move? Yes or no.
# $words (&str)
is_it_your_move_unrepeated = Your opponent's move is not repeated yet: { $words }. Is it your move? Yes or no.
nothing_to_correct = Nothing to correct: no move is waiting for the clock to be pressed.
nothing_can_be_corrected = Nothing to correct.
# $number (usize), $side (Color)
no_such_entry = Your score has no move { $number } by { $side }.
read_what = Read what? Expected squares of your board, such as: read Eva vier white pawn. board reads it to you.
noted_is = Noted:
# $side (Color)
noted_of = Noted, { $side }:
# $number (usize), $side (Color)
noted_as = Noted, { $number } { $side }
# $words (&str), $number (usize), $side (Color)
sure_to_write_again = { $words } is written already, as move { $number } of { $side }. Write it again? Yes or no.
repeated_is = Repeated:
# $side (Color)
corrected_is = { $side } corrects:
# $side (Color)
clock_does_not_run = { $side }'s clock is not running. Nothing changed.
# $side (Color)
opponent_has_not_pressed = { $side } has not pressed yet, so your clock is not running. You will be told when it runs.
opponent_pressed = The opponent has pressed the clock.
# $side (Color)
whose_clock_runs = { $side }'s clock runs.
no_clock_runs = No clock runs.
no_such_line = Which rank or file? Expected 1 to 8 or a to h.
# $how (&str)
board_unclear = "{ $how }" does not say how to show the board. Expected board alone, board by ranks or board draw.
# $game (&str)
unfinished_game = There is an unfinished game: { $game }. Continue it? Yes or no; Enter for yes.
# $game (&str)
resumes_latest = The latest unfinished game goes on: { $game }.
which_colour = Your colour? White or black; Enter for white.
# $usual (&str), $other (&str)
which_time = Which time control? For example { $usual } or { $other }; Enter for { $usual }.
which_mode = Training or tournament? Enter for training.
help_resume = Yes continues where the game was left. No begins something new; the unfinished game stays.
help_colour = Your colour is the one you play at your own board.
help_time = The thinking time for each player: minutes, and perhaps seconds for each move, such as ninety plus thirty.
help_mode = Training answers your questions and refuses impossible moves. Tournament keeps to what the Laws allow: Hector records, tells the clock, and helps with nothing.
# $words (&str), $command (&str)
announcements_at_board = Announcements use the international words, { $words }; { $command } changes that.
# $back (&str)
help_with_question = Type an answer and press Enter. Enter alone takes the usual answer; { $back } asks the question before once more; Control and C leaves Hector.
first_question = This is the first question.
# $text (Quoted)
colour_unclear = "{ $text }" is not a colour. Expected white or black.
# $text (Quoted)
mode_unclear = "{ $text }" is not a mode. Expected training or tournament.
# $colour (&str), $time (&str)
game_ready = Ready. You play { $colour }, { $time }. Enter starts White's clock; a question mark lists the keys.
# $colour (&str), $time (&str)
game_ready_without_clock = Ready. You play { $colour }, { $time }. A question mark lists the keys.
moves_are_written_down = Moves that you type go into your score: yours and the opponent's, in their order.
# $moves (usize)
game_resumed = The game continues. Moves made: { $moves }.
enter_starts_clock = The clock is not started. Enter starts it.
# $files (&str)
game_saved = Saved: { $files }.
# $reason (&str)
game_not_saved = Not saved: { $reason }
# $resign (&str)
game_not_over = The game is not over: { $resign } ends it.
# $command (&str)
game_left = { $command } continues it.
# $option (&str)
game_left_elsewhere = The same command with { $option } continues it.
game_left_by_this_command = The same command continues it.
left_unrecorded = The game is not on record.
left_on_record = The game is on record.
left_in_part = Only the beginning of the game is on record.
number_beside_command = No number after a command: it would be seen. Type the command alone; then the number is asked for.
own_move_unpressed = Your move is announced, not yet pressed.
help_before_start = The clock has not been started. Enter starts White's clock.
help_own_turn = Your move. Type it with both squares, such as springer gustav eins felix drei, ng1f3 or g1f3, then press the clock with Enter.
help_opponents_turn = The opponent's move. Type what you hear; that repeats the move. Tab presses the opponent's clock.
help_dictating = Type every move, yours and the opponent's, in their order, such as springer gustav eins felix drei, ng1f3 or g1f3. It goes into your score. correct and the right move replaces the last one; score reads them all.
help_both_presses = Enter presses your clock, Tab the opponent's.
help_clocks_alone = Hector only runs the clocks here.
help_over = The game is over. sign confirms the result. Then new game, review, send or quit.
only_in_training = That exists in training only.
training = training
tournament = tournament
side_of_white = White
side_of_black = Black
empty_square = empty
# $count (u16), $number (&str)
empty_squares =
    { $count ->
        [one] empty
       *[other] { $number } empty
    }
