# Was eine abgewiesene Zeile einer Partie hätte sagen sollen. Ihre Wörter sind englisch, wie sie gelesen werden.

a_script_line = wait, moves, white, black, white's assistant, black's assistant oder arbiter
what_an_assistant_begins_with = das Wort assistant, dann was der Assistent tut
what_a_player_does = was gesagt oder getan wird, etwa announces, repeats, corrects, says, presses, touches, copies, moves, removes, puts, sets down, writes, offers, accepts, declines, claims, asks, calls, protests, seals, verifies, lays the king down, resigns oder signs
what_is_asked = asks und dann the time, the moves, the score, the device, the position, for a claim, square e4 oder moves from e4
what_is_claimed = claims und dann a draw, a draw with und ein Zug, the win on time, perpetual check, that the opponent cannot win oder that the opponent does not try
a_piece_and_a_square = eine Figur und ein Feld, etwa white knight f3
a_new_piece = down a new queen, oder eine andere Figur
a_board_of_a_fen = the board und das erste Feld eines FEN-Textes
a_ply_and_a_move = die Nummer eines Halbzugs und ein Zug
odds_to_give = Felder, oder pawn, knight, rook oder queen, und danach „and move“, oder „and the moves“ und die Züge
a_move_on_the_own_half = ein Zug wie e4, der auf der eigenen Hälfte des Brettes bleibt
minutes_to_come_late = Minuten, etwa 30 min
draw_offers_to_choose = free, through the arbiter, oder „not before move“ und eine Zahl
number_of_a_start = die Nummer einer Anfangsstellung, 0 bis 959
a_position_for_moves = eine Stellung, in der Züge zu lesen sind
no_waiting = kein Warten: an einem Terminal vergeht die Zeit von selbst
