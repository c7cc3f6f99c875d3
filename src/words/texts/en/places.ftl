# A game at two places, and the arbiter's desk far from the table.

place_listens = The other place finds this one at { $address }. The code: { $code }.
table_listens_for_desk = The arbiter's desk finds this table at { $address }. The code: { $code }.
desk_ready = Connected to the table. Moves made: { $moves }.
desk_help = Type what you do, such as stops, resumes, settles 1, gives black 2 min, restores 10, asks for a report. quit closes the desk.
desk_cut_off = Not connected to the table. What you do has to wait until it is.
sure_to_leave_desk = Leave the desk? The game goes on. Yes or no.
which_code = The code that the other place gives: four squares.
code_unclear = "{ $text }" is not a code. Expected four squares, such as Eva vier, Anna eins, Hector acht, David fünf, or e4 a1 h8 d5.
going_there = Connecting to { $address }.
nobody_answers = Nobody answers there yet. Hector keeps trying.
place_is_there = The other place is connected.
place_cut_off = The connection to the other place is lost. Play goes on here, and what is missed is made up later.
wrong_code_tried = Somebody tried a wrong code. Wrong tries so far: { $tried }. The next ones have to wait longer and longer.
no_hector_there = No Hector answers there. Expected the address that the other place gives. Hector keeps trying.
wrong_code = The code failed five times: it is wrong, or somebody else answers there. Ask for the code again.
not_known_there = The other place does not know this one. Hector keeps trying. If that lasts, start again with a new code.
nobody_new_there = The other place admits nobody new: its code has already been used.
no_code_now = Too many wrong codes were tried there. Yours has to wait. Hector keeps trying.
call_the_arbiter = Call the arbiter.
places_part = The two places differ. Entered here: { $here }. Announced there: { $there }. By D.2.9 the last position that both have is restored at both places.
places_differ_in_counters = The two places differ in the number of moves.
places_differ_in_position = The two places differ in the position.
places_differ_in_white_score = The two places differ in White's score.
places_differ_in_black_score = The two places differ in Black's score.
places_differ_in_clock = The two places differ in whose clock runs.
places_parted_there = The other place has another move than was announced here, and takes nothing more from here. By D.2.9 the last position that both have is restored at both places.
