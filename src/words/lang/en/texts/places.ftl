# A game at two places, and the arbiter's desk far from the table.

# $address (&str), $code (&str)
place_listens = The other place finds this one at { $address }. The code: { $code }.
# $address (&str), $code (&str)
table_listens_for_desk = The arbiter's desk finds this table at { $address }. The code: { $code }.
# $moves (&str)
desk_ready = Connected to the table. Moves made: { $moves }.
desk_ready_unheard = Connected to the table. No moves are announced to its device.
desk_help = Type what you do, such as stops, gives black 2 minutes or settles 1. help clock, cases, penalties, result or device tells more; quit closes the desk.
# $arbiter (&str)
desk_help_at_the_seat = After { $arbiter } comes what the arbiter does, for example: stops, gives black 2 minutes, settles 1. { $arbiter } help clock, cases, penalties, result or device tells more.
desk_cut_off = Not connected to the table. What you do has to wait until it is.
desk_act_not_sent = Nothing was done: the table cannot be reached. Please do it again once the desk is connected.
# $line (Quoted)
desk_act_lost = The connection was lost before this reached the table, and it was not done: "{ $line }". Do it again if you still want it.
sure_to_leave_desk = Leave the desk? The game goes on. Yes or no.
which_code = The code that the other place gives: four squares.
# $text (&str)
code_unclear = "{ $text }" is not a code. Expected four squares, such as Eva four, Anna one, Hector eight, David five, or e4 a1 h8 d5.
code_help = Type the four squares that the other place gives, such as e4 a1 h8 d5, and press Enter. quit leaves Hector.
# $address (&str)
going_there = Connecting to { $address }.
nobody_answers = Nobody answers there yet. Hector keeps trying.
place_is_there = The other place is connected.
place_cut_off = The connection to the other place is lost. Play goes on here, and what is missed is made up later.
place_cut_off_at_rest = The connection to the other place is lost. What is missed is made up later.
# $tried (u32)
wrong_code_tried = Somebody tried a wrong code. Wrong tries so far: { $tried }. code tells the right one again.
no_hector_there = No Hector answers there. Expected the address that the other place gives. Hector keeps trying.
code_is_wrong = The code is wrong. Compare the four squares with the other place; there, code tells it again.
codes_were_wrong = Five codes were wrong, or somebody else answers there. Have the code read to you, and connect again; it is still valid.
waits_at_the_door = Still connecting. If the code was wrong, type the right one. quit leaves Hector.
# $game (&str)
goes_on_with_host = There is an unfinished game with this place, and it goes on: { $game }.
host_knows_no_game = The other place no longer plays the unfinished game. A new one needs a code.
no_door_open = No code is open: nobody new is expected here.
code_unanswered = The other place broke off five times without saying whether the code is right. As whoever answers there could guess codes that way, Hector does not go on by itself. Please connect again.
not_known_there = The other place does not know this one. Hector keeps trying. If that lasts, start again with a new code.
nobody_new_there = The other place admits nobody new: its code has already been used.
no_code_now = The other place breaks off: too many come to its door, too many wrong codes were tried there, or the line is bad. Hector keeps trying.
call_the_arbiter = Call the arbiter.
# $here (&str), $there (&str)
places_part = The two places differ. Entered here: { $here }. Announced there: { $there }. By D.2.9 the last position that both have is restored at both places.
places_differ_in_counters = The two places differ in the number of moves.
places_differ_in_position = The two places differ in the position.
places_differ_in_white_score = The two places differ in White's score.
places_differ_in_black_score = The two places differ in Black's score.
places_differ_in_clock = The two places differ in whose clock runs.
places_parted_there = The other place has another move than was announced here, and takes nothing more from here. By D.2.9 the last position that both have is restored at both places.
