# What a refused line of a game should have said.

a_script_line = wait, moves, white, black, white's assistant, black's assistant or arbiter
what_an_assistant_begins_with = the word assistant, then what the assistant does
what_a_player_does = what is said or done, such as announces, repeats, corrects, says, presses, touches, copies, moves, removes, puts, sets down, writes, offers, accepts, declines, claims, asks, calls, protests, seals, verifies, lays the king down, resigns or signs
what_is_asked = asks the time, the moves, the score, the device, the position, for a claim, square e4 or moves from e4
what_is_claimed = claims a draw, a draw with a move, the win on time, perpetual check, that the opponent cannot win or that the opponent does not try
a_piece_and_a_square = a piece and a square, such as white knight f3
a_new_piece = down a new queen, or another piece
a_board_of_a_fen = the board and the first field of a FEN
a_ply_and_a_move = the number of a ply and a move
odds_to_give = squares, or pawn, knight, rook or queen, and then and move, or and the moves and what they are
a_move_on_the_own_half = a move such as e4 that stays on the own half of the board
minutes_to_come_late = minutes such as 30 min
draw_offers_to_choose = free, through the arbiter, or not before move and a number
number_of_a_start = the number of a start, 0 to 959
a_position_for_moves = a position that moves can be read in
no_waiting = no waiting: at a terminal time passes by itself
