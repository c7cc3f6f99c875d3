# The pages of a hall for browsers.

web_skip = Skip to the content
web_ways = Pages
web_languages = Languages
web_board = Board
# $board (u32)
web_board_number = Board { $board }
web_moves = Moves
web_clock_white = White's clock
web_clock_black = Black's clock
web_result = Result
web_games = Games
# $round (&str)
web_games_of_round = Games of round { $round }
web_no_games = No game can be seen yet.
web_shows_nothing = This event shows no games while they are played.
# $delay (Span)
web_is_late = Games are shown { $delay } late.
web_is_played = in play
web_is_adjourned = adjourned
web_not_begun = not begun
web_no_clock = not shown
# $white (&str), $black (&str)
web_game_title = { $white } against { $black }
web_event = Event
web_round = Round
web_last_move = Last move
# $number (usize), $side (Color), $said (&str)
web_move_of = { $side }, move { $number }: { $said }
# $said (&str), $left (&str)
web_move_with_clock = { $said }, { $left } left
web_game_file = Download the game as PGN
web_board_now = Board now
web_board_caption = What stands on each square, from the eighth rank down
web_rank = Rank
web_number = Number
web_no_moves = No move yet.
web_moves_unheard = The moves of this game are not announced to the device at the board: moves and position are not known here.
# $side (Color)
web_moves_as_written = Moves and position as { $side }'s own score has them. No moves are announced to the device at the board.
web_moves_in_words = Moves in words
# $read (&str), $example (&str)
web_bad_address = "{ $read }" is no address for pages. Expected a number and a port, such as { $example }.
# $file (&str)
web_needs_certificate = Pages that others can reach need the certificate { $file }. Put it there with its key, or name 127.0.0.1 and let a proxy seal the line.
# $reason (&str)
web_bad_certificate = The certificate for the pages cannot be used: { $reason }
# $address (&str), $reason (&str)
web_cannot_serve = Pages cannot be served at { $address }: { $reason }
# $address (&str)
web_open = Pages for spectators: { $address }
# $address (&str)
web_desk_at = Pages for arbiters: { $address }
# $option (&str)
web_no_password = There are no pages for arbiters, because no password is set. { $option } asks for one.
web_asks_password = Password of the arbiters' pages, unseen:
web_asks_password_again = The same again:
web_passwords_differ = The two passwords differ. Start the hall again.
# $least (usize)
web_password_too_short = The password of the arbiters' pages is too short or too long. Expected at least { $least } characters and at most 200.
web_no_game = no game yet
web_name = Your name, as it stands beside what you order
web_password = Password
web_enter = Sign in
web_way_in = Arbiters: sign in
web_wrong = Name or password is wrong.
web_later = Too many wrong tries. Please wait a little, then try again.
web_name_taken = Nobody signs in under this name here: it is, looks or sounds like that of an arbiter who has a code, or it has signs that no name has. Give another, such as your first and last name.
web_refused = That did not work
web_back = Go back
web_unreadable = The browser's request could not be read. Go back, and try it from there.
web_not_allowed = That is for those who have signed in, from a page that is still current. Go back, sign in if you are asked to, then do it again.
web_not_here = There is no such page here.
web_not_so = Pages here are read, and forms are sent. Nothing else is done.
web_too_slow = That took too long, and not all of it came. Go back, and send it again.
web_too_long = That is too long. Go back, and send less.
web_too_often = That was too much at once. Wait a few seconds, then load the page again.
web_head_too_long = The address, or what the browser sends along, is too long. Shorten the address or delete the cookies for this page, then try again.
web_failed = Something failed here. Wait a moment, then try again.
web_too_busy = Too much is waiting here. Nothing was done. Go back, and send it again in a moment.
web_desk = Arbiters' desk
web_exceptions = What wants an arbiter
web_tables = Tables
web_all_tables = All tables
web_table = Table
# $table (u32)
web_table_number = Table { $table }
web_open_cases = Open cases
web_cases = Cases
# $case (u32)
web_case = Case { $case }
# $case (u32)
web_take = Take case { $case }
# $case (u32)
web_leave = Give case { $case } back
# $case (u32), $remedy (usize)
web_settle = Settle case { $case } with remedy { $remedy }
# $case (u32)
web_dismiss = Dismiss case { $case }
web_act = Act at this table
web_order = Order, in the words of the desk
# $example (&str)
web_order_help = For example: { $example }
web_sure = I am sure, also if this ends the game or another has taken the case
# $why (&str)
web_needs_sure = { $why } Tick the box, then send it again.
web_send = Send
web_notes = What was done at these pages
# $arbiter (&str), $what (&str), $came (&str)
web_note = { $arbiter }, { $what }: { $came }
web_leave_desk = Sign out
