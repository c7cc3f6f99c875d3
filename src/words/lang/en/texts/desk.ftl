# Lines that say nothing that can be done.

# $told (&str)
at_the_desk = Arbiter: { $told }
# $case (u32), $settle (&str), $dismiss (&str)
desk_next_for_case = For case { $case } type: { $settle } or { $dismiss }.
# $arbiter (&str), $example (&str)
desk_nothing_new = Nothing new for the arbiter. After the word { $arbiter } comes what the arbiter does, such as { $example }.
new_arbiters_number = The arbiter's number, please: six digits or more, twice. It is not shown.
arbiter_to_the_keyboard = Tournament: now the arbiter, please, at the keyboard. Choose a number of six digits or more, press Enter, and type it once more. Nothing of it is shown, spoken or put in braille.
enter_for_no_tournament = Enter alone: no tournament.
arbiters_number_set = The arbiter's number is set. Now the player, please, at the keyboard.
number_unasked = That was a number, and nobody asked for one. It is not repeated.
program_is_watched = Another program is watching Hector and could read the number. Expected Hector alone, without a debugger.
new_arbiters_number_again = The same number again.
arbiters_number_unfit = That is not a number for an arbiter. Expected six to thirty-two digits and nothing else.
help_with_new_number = Six to thirty-two digits and Enter, then the same digits once more. Nothing of them is shown, spoken or put in braille.
# $quit (&str)
quit_leaves = { $quit } leaves Hector.
help_with_number = The number that the arbiter has set, and Enter. Nothing of it is shown, spoken or put in braille.
enter_leaves_all = Enter alone leaves everything as it was.
arbiters_numbers_differ = The two numbers are not the same. Start again: the same number twice.
arbiters_number_wanted = The arbiter's number, please. It is not shown.
arbiters_number_wrong = Wrong number. Once more, please. Enter alone leaves everything as it was.
arbiters_number_not_right = Wrong number. Nothing was done.
# $seconds (u64)
arbiters_number_wait =
    { $seconds ->
        [one] Wait one second before the next try.
       *[other] Wait { $seconds } seconds before the next try.
    }
# $reason (&str)
number_not_kept = The arbiter's number cannot be saved: { $reason }
# $read (&str), $expected (&str)
not_readable_here = "{ $read }" is not understood here. Expected { $expected }.
# $expected (&str)
missing_here = Something is missing here. Expected { $expected }.
# $words (&str)
what_the_arbiter_does = what the arbiter does, such as { $words }; help tells more
a_length_of_time = a length of time such as 20 s, 1 min 30 s or 2 h, a year at most
moves_to_reconstruct = the number of moves, such as reconstructs 37 moves
a_ply_and_a_number = ply and a number
the_sealed_move_and_which = the sealed move, and the move
how_early_to_seal = to seal, a time such as 20 min, and early
until_when_and_where = until, and when and where
number_of_a_case = the number of a case
one_side_and_no_more = white or black and nothing more
time_or_moves = time and a length, or moves and a number
case_and_remedy = the number of a case, and with and the number of a remedy if there are several
# $words (&str)
what_was_seen = what is seen, such as { $words }
a_square = a square such as e4
moves_in_a_row = moves such as e4 e5
# $most (u64)
line_unreadable = This line cannot be read. Expected text in UTF-8 of { $most } bytes at most.
# $read (&str), $example (&str)
no_address = "{ $read }" is not an address. Expected a name or number and a port, such as { $example }.
# $address (&str), $why (&str)
no_door = Nobody can connect at { $address }: { $why }.
no_code = The system gives no random numbers, so there is no code.
# $path (&str), $command (&str)
no_game_at_two_places = "{ $path }" is not a game at two places. Expected one that { $command } began.
# $option (&str)
no_table_known = No table is known here. The first time, connect with its code, without { $option }.
# $why (&str)
letter_unreadable = A message from the other place cannot be read: { $why }.
# $why (&str)
game_there_unreadable = The game from the other place cannot be read. { $why }
# $length (usize), $most (usize)
letter_too_long = A message of { $length } bytes. Expected { $most } at most.
played_at_a_terminal = A game with another place needs a terminal, not lines from a file or a pipe.
tournament_alone = This program plays in tournament mode alone. For training take hector.
recorder_at_a_terminal = A game is recorded at a terminal. Expected somebody who types, or --seat.
