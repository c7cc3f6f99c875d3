# Electronic boards.

# $board (CalledBoard), $kind (&str)
board_here = { $board } answers: { $kind }.
# $board (CalledBoard)
board_ready = { $board } stands as the game does.
# $board (CalledBoard)
board_agrees_again = { $board } stands as the game does again.
# $board (CalledBoard), $words (&str)
board_shows = { $board } shows: { $words }.
# $board (CalledBoard), $words (&str)
board_shows_take = { $board } shows: { $words }. Take it? Yes or no.
# $board (CalledBoard), $words (&str)
board_shows_one_of = { $board } shows one of these: { $words }. Say which.
# $board (WhichBoard), $words (&str)
board_taken_back =
    Taken back on { $board ->
        [mine] your board
        [opponent] the opponent's board
       *[only] the board
    }: { $words }.
# $board (CalledBoard)
board_differs_call = { $board } does not show the game. Call the arbiter.
# $side (Color), $squares (&str)
board_differs_on = { $side }'s board differs from the game on { $squares }.
# $side (Color), $squares (&str), $number (usize)
board_differs_since = { $side }'s board has differed from the game since move { $number }, on { $squares }.
# $board (WhichBoard), $square (&str)
board_square_not_believed =
    The square { $square } of { $board ->
        [mine] your board
        [opponent] the opponent's board
       *[only] the board
    } is not believed any more: it sticks or flickers, or something stands there that is not the game. Look at it. Hector goes on without it; a move to it has to be said.
# $board (WhichBoard)
board_one_square_not_believed =
    One square of { $board ->
        [mine] your board
        [opponent] the opponent's board
       *[only] the board
    } is not believed any more. Hector goes on without it; a move to it has to be said.
# $side (Color), $square (&str)
boards_square_not_believed = On { $side }'s board the square { $square } is not believed any more: it sticks or flickers, or something stands there that is not the game. What that board says of it counts for nothing.
# $own (&str), $opponents (&str)
boards_show_otherwise = Your board shows: { $own }. The opponent's board shows: { $opponents }. Say the move that was announced.
boards_show_otherwise_say = The boards do not show the same move. Say the move that was announced.
# $white (&str), $black (&str)
boards_show_two_moves = White's board shows: { $white }. Black's board shows: { $black }. Neither of the two is announced yet.
# $squares (&str)
boards_alike_differ_on = Both boards show the same, and differ from the game on { $squares }. The move that was announced decides.
# $squares (&str), $number (usize)
boards_alike_differ_since = Both boards show the same, and have differed from the game since move { $number }, on { $squares }. The move that was announced decides.
boards_differ_call = Neither board shows the game. Call the arbiter.
# $squares (&str)
own_board_differs_on = Your board differs from the game on { $squares }.
# $side (Color)
electronic_board_of = { $side }'s board
electronic_board = The board
own_electronic_board = Your board
opponents_electronic_board = The opponent's board
# $board (&str)
board_is_empty = { $board } is empty: no piece is felt on it.
# $board (&str)
board_is_overfull = { $board } holds more pieces than a game has.
# $board (&str)
board_is_mirrored = { $board } stands as the game does in a mirror. Exchange the sides.
# $board (&str)
board_is_turned_by_a_quarter = { $board } stands as the game does, turned by a quarter. Turn it.
# $board (&str)
board_shows_another_position = { $board } shows quite another position than the game.
# $side (Color), $pieces (&str)
board_touched = On { $side }'s board these pieces were touched before the move, in this order: { $pieces }. Whether that binds is yours to decide, by 4.2 and 4.3.
# $side (Color), $pieces (&str)
board_touched_before_asking = On { $side }'s board these pieces were touched on this move before a claim, a protest or the acceptance of a draw, in this order: { $pieces }. Whether the right to it is lost is yours to decide, by 9.4, 4.8 and 9.1.2.1.
# $board (CalledBoard)
board_no_port = { $board } is not there: its port does not exist. Plug it in or switch it on; Hector goes on looking.
# $board (CalledBoard)
board_not_allowed = { $board } cannot be used: you are not allowed to open its port. Join the group dialout, then log in again.
# $board (CalledBoard)
board_device_not_allowed = { $board } cannot be used: you are not allowed to open its device. The chapter on electronic boards says with which line you allow it.
# $board (CalledBoard)
board_taken_by_brltty = { $board } cannot be used: BRLTTY has its port, because it looks for displays there. Name your display behind braille-device in brltty.conf, then restart BRLTTY.
# $board (CalledBoard), $program (&str)
board_taken_by = { $board } cannot be used: { $program } has its port. End it; Hector goes on looking.
# $board (CalledBoard)
board_taken_by_another = { $board } cannot be used: another program has its port. End it; Hector goes on looking.
# $board (WhichBoard)
board_no_answer =
    At the port of { $board ->
        [mine] your board
        [opponent] the opponent's board
       *[only] the board
    } nothing answers that Hector knows. Is it switched on? Hector goes on looking.
# $board (WhichBoard)
board_none_at_cables =
    { $board ->
        [mine] Your board is not plugged in by USB, or Hector does not know it.
        [opponent] The opponent's board is not plugged in by USB, or Hector does not know it.
       *[only] No board that Hector knows is plugged in by USB.
    } Plug it in and switch it on; Hector goes on looking.
# $count (usize), $example (&str), $doctor (&str)
board_several_at_cables = { $count } boards are plugged in by USB, and Hector takes none by chance. Start again with the one that is meant, such as { $example }; { $doctor } names them.
# $board (CalledBoard), $why (&str)
board_gone = { $board } is lost: { $why }. Hector goes on looking.
# $board (CalledBoard)
board_no_bluetooth = { $board } cannot be reached: this machine has no Bluetooth, or it is off. Switch it on; Hector goes on looking.
# $board (WhichBoard)
board_none_in_the_air =
    { $board ->
        [mine] Your board is not found by Bluetooth, or Hector does not know it.
        [opponent] The opponent's board is not found by Bluetooth, or Hector does not know it.
       *[only] No board that Hector knows is found by Bluetooth.
    } Switch it on, and end the program or telephone that has it; Hector goes on looking.
# $board (CalledBoard), $example (&str)
board_is_the_others = { $board } is not found by Bluetooth: the only one that it may be is used as the other player's already. Switch it on, or start again and name each board by its address, such as { $example }. Hector goes on looking.
# $board (CalledBoard), $example (&str)
board_locked = { $board } tells nothing: it wants a key, which its maker gives. Name it so: { $example }.
# $board (CalledBoard)
board_plays_no_chess960 = { $board } does not know this kind of chess, such as Chess960. Go on without it.
bluetooth_not_built_in = This Hector was built without Bluetooth Low Energy.
# $read (&str), $example (&str)
board_address_unreadable = "{ $read }" names no board. Expected a port, usb or bluetooth, with or without a family of boards before it, such as { $example }.
# $owner (&str), $example (&str)
board_of_nobody = "{ $owner }" is nobody whose board is known here. Expected opponent or mine before the port, such as { $example }.
# $example (&str)
boards_of_one_owner = Two boards are named for the same player. Expected at most one of the opponent's and one of yours, such as { $example }.
# $example (&str)
boards_without_owner = Of two boards it has to be said whose each is. Expected something like { $example }.
# $option (&str), $example (&str)
board_owner_said_twice = Whose the board is has been said before its port. Leave { $option } out, as in { $example }.
# $one (&str), $other (&str), $example (&str)
boards_at_one_place = "{ $one }" and "{ $other }" may be the same board. Expected for each a port, a number or a name of its own, such as { $example }.
# $count (usize)
one_board_here = There is one board here, your own, and { $count } are named. Name one.
only_your_board_here = There is one board here, your own, and the opponent's is named. Name the port alone.
boards_not_built_in = This Hector was built without electronic boards.
the_board = electronic boards
# $ports (&str)
ports_for_boards = Electronic boards: there may be one at { $ports }.
# $boards (&str)
boards_in_the_air = Electronic boards by Bluetooth: { $boards }.
# $boards (&str)
boards_at_cables = Electronic boards by USB: { $boards }.
port_is_brlttys = which BRLTTY has taken
no_port_for_boards = Electronic boards: none is connected. A game needs none.
fix_by_connecting_board = connect one, and start the game with the option --board.
board_needs_terminal = A board is played on at a terminal. Start Hector there, without lines from a file or a pipe.
