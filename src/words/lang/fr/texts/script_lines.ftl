# Ce qu'une ligne de partie refusée aurait dû dire. Ses mots sont anglais, tels qu'ils sont lus.

a_script_line = wait, moves, white, black, white's assistant, black's assistant ou arbiter
what_an_assistant_begins_with = le mot assistant, puis ce que fait l'assistant
what_a_player_does = ce qui est dit ou fait, par exemple announces, repeats, corrects, says, presses, touches, copies, moves, removes, puts, sets down, writes, offers, accepts, declines, claims, asks, calls, protests, seals, verifies, lays the king down, resigns ou signs
what_is_asked = asks, puis the time, the moves, the score, the device, the position, for a claim, square e4 ou moves from e4
what_is_claimed = claims, puis a draw, a draw with et un coup, the win on time, perpetual check, that the opponent cannot win ou that the opponent does not try
a_piece_and_a_square = une pièce et une case, par exemple white knight f3
a_new_piece = down a new queen, ou une autre pièce
a_board_of_a_fen = the board et le premier champ d'un texte FEN
a_ply_and_a_move = le numéro d'un demi-coup et un coup
odds_to_give = des cases, ou pawn, knight, rook ou queen, et ensuite « and move », ou « and the moves » et les coups
a_move_on_the_own_half = un coup comme e4, qui reste dans sa propre moitié de l'échiquier
minutes_to_come_late = des minutes, par exemple 30 min
draw_offers_to_choose = free, through the arbiter, ou « not before move » et un nombre
number_of_a_start = le numéro d'une position de départ, de 0 à 959
a_position_for_moves = une position où des coups peuvent être lus
no_waiting = pas d'attente : à un terminal, le temps passe de lui-même
