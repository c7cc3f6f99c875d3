# Electronic boards.

board_here = The board answers: { $kind }.
board_ready = The board stands as the game does.
board_agrees_again = The board stands as the game does again.
board_shows = The board shows: { $words }.
board_shows_take = The board shows: { $words }. Take it? Yes or no.
board_shows_one_of = The board shows one of these: { $words }. Say which.
board_taken_back = Taken back on the board: { $words }.
board_differs_call = The board does not show the game. Call the arbiter.
board_differs_on = { $side }'s board differs from the game on { $squares }.
board_differs_since = { $side }'s board has differed from the game since move { $number }, on { $squares }.
board_touched = On { $side }'s board these pieces were touched before the move, in this order: { $pieces }. Whether that binds is yours to decide (4.2, 4.3).
board_no_port = The board is not there: its port does not exist. Plug it in or switch it on; Hector goes on looking.
board_not_allowed = The board cannot be used: you are not allowed to open its port. Join the group dialout, then log in again.
board_taken_by_brltty = The board cannot be used: BRLTTY has its port, because it looks for displays there. Name your display behind braille-device in brltty.conf, then restart BRLTTY.
board_taken_by = The board cannot be used: { $program } has its port. End it; Hector goes on looking.
board_taken_by_another = The board cannot be used: another program has its port. End it; Hector goes on looking.
board_no_answer = At the port of the board nothing answers that Hector knows. Is it switched on? Hector goes on looking.
board_gone = The board is lost: { $why }. Hector goes on looking.
board_address_unreadable = "{ $read }" is no port of a board. Expected a port, or a family of boards and a port, such as { $example }.
boards_not_built_in = This Hector was built without electronic boards.
the_board = electronic boards
ports_for_boards = Electronic boards: there may be one at { $ports }.
port_is_brlttys = which BRLTTY has taken
no_port_for_boards = Electronic boards: none is connected by a cable. A game needs none.
fix_by_plugging_board = plug one in, and start the game with the option --board.
