# Lines that say nothing that can be done.

at_the_desk = Arbiter: { $told }
not_readable_here = "{ $read }" cannot be read here. Expected { $expected }.
what_the_arbiter_does = what the arbiter does, such as { $words }
a_length_of_time = a length of time such as 20 s, 1 min 30 s or 2 h, a year at most
moves_to_reconstruct = the number of moves, such as reconstructs 37 moves
a_ply_and_a_number = ply and a number
until_when_and_where = until, and when and where
number_of_a_case = the number of a case
one_side_and_no_more = white or black and nothing more
time_or_moves = time and a length, or moves and a number
case_and_remedy = the number of a case, and with and the number of a remedy if there are several
what_was_seen = what is seen, such as { $words }
a_square = a square such as e4
a_line_of_text = text in UTF-8 of { $most } bytes at most
