# The page of the opponent at the second board.

# $address (&str), $code (&str)
page_open = The opponent's page: { $address }. The code: { $code }.
# $fingerprint (&str)
page_fingerprint = Its certificate has the SHA-256 fingerprint { $fingerprint }.
page_at_a_tournament = A telephone at the board needs the arbiter's consent.
# $read (&str), $example (&str)
page_bad_address = "{ $read }" is no address for the opponent's page. Expected a number and a port, such as { $example }.
# $address (&str), $reason (&str)
page_cannot_serve = The opponent's page cannot be served at { $address }: { $reason }
# $file (&str), $reason (&str)
page_no_certificate = The certificate of the opponent's page cannot be kept in { $file }: { $reason }
page_not_built_in = This Hector was built without pages for browsers. Expected one that was built with the feature "hall".
page_came_in = Somebody has opened the opponent's page with the code.
# $words (&str)
page_says_take = The opponent's page says: { $words }. Take it? Yes or no.
page_calls_arbiter = The opponent stops the clock and calls the arbiter.
page_title = The opponent's page
page_way_in = The opponent's page: enter the code
page_code = Code: four squares, as Hector has said them
# $example (&str)
page_code_help = For example: { $example }
page_wrong = The code is wrong.
page_not_begun = The game has not begun yet.
page_your_move = It is your move. Announce it aloud, then enter it here.
page_others_move = It is the other player's move.
page_others_clock_runs = The other clock runs.
page_not_moved = You have not moved yet. Press all the same? Then press once more.
page_heard = The other player announces:
page_repeat = Repeat it aloud, and make it on your board.
page_offers_draw = The other player offers a draw. Answer aloud.
page_announced = You have announced:
page_waits = Entered; the other player is asked to take it:
page_interrupted = The game is interrupted.
# $result (&str)
page_over = The game is over: { $result }
page_clocks = Clocks
# $side (Color)
page_your_clock = Your clock, { $side }
# $side (Color)
page_others_clock = The other clock, { $side }
page_runs = runs
page_press = Press the clock
page_enter_move = Enter your move
page_move = Your move, in words or in letters
# $words (&str), $letters (&str)
page_move_help = For example: { $words }, or { $letters }. The microphone of your keyboard dictates here.
page_enter = Enter the move
page_tap = Tap your move
page_tap_from = Choose the square from which you move.
# $square (&str)
page_tap_to = You move from { $square }. Choose the square to which you move, or { $square } again to start again.
page_becomes = A pawn becomes
page_becomes_nothing = nothing else
page_squares = Squares
page_chosen = chosen
page_call = Call the arbiter
page_call_sure = Yes, stop the clock and call the arbiter
# $read (&str), $reason (&str)
page_not_understood = "{ $read }" is not understood. { $reason }
# $most (usize)
page_unreadable = That cannot be read. Expected one move, of at most { $most } characters.
page_not_your_move = Not entered: it is not your move.
page_say_both = Not entered: name the square from which you move and the square to which you move.
page_taken = The other player has taken the move.
page_not_taken = The other player has not taken the move. Say it again, or enter it again.
page_pressed = Clock pressed.
page_clock_not_yours = Not pressed: your clock does not run.
page_arbiter_called = The clock stands, and the arbiter is called.
page_clock_stands = No clock runs. Call the arbiter aloud.
page_tick_first = Tick the box first, then call.
page_too_soon = Too soon after the last one. Wait a second, then enter it again.
page_too_many = Too many moves were entered in this turn. Announce yours aloud; the other player takes it.
page_cut = The connection is cut. What stands here may be old.
