# What was not taken, or cannot be played.

say_both_squares = Always say both squares: from where and to where.
# $duty (&str)
not_under_profile = Not provided for at this event: that takes a device that { $duty }.
game_over = The game is over.
game_adjourned = The game is adjourned. Expected the arbiter to resume it.
no_offer = There is no draw offer to answer.
# $case (u32)
no_such_case = There is no open case { $case }.
# $case (u32)
no_remedy = Case { $case } has no remedy to choose. Dismiss it, or act on your own.
# $case (u32), $remedies (usize)
no_such_remedy =
    { $remedies ->
        [one] Case { $case } has only remedy 1. Expected that one.
       *[other] Case { $case } has remedies 1 to { $remedies }. Expected one of them.
    }
# $ply (usize)
no_such_ply = There is no ply { $ply }. Expected one that was played.
not_sealing = Nothing is sealed or asked to be sealed, so there is nothing to do.
seal_lacks_from = A sealed move names both squares: from where and to where. Nothing is sealed yet.
seal_lacks_new_piece = A sealed move says what the pawn becomes. Nothing is sealed yet.
seal_lacks_piece = A sealed move to the last rank says which piece moves or, if it is a pawn, what it becomes. Nothing is sealed yet.
# $sees (&str)
not_sealed_yet = The move is asked for and not sealed yet. If it is on paper in the envelope, type: { $sees }.
# $reads (&str)
sealed_move_unseen = What the envelope holds is not known here: it is on paper or at the other place. Take the game up where the move was sealed, or open the envelope and type first: { $reads } and the move.
sealed_move_known = The move in the envelope is known here already.
seal_stands = A move is in the envelope already, and counts. Take the game up with it.
# $resume (&str)
seal_void = An earlier position was restored, so that the sealed move counts no more. Expected: { $resume }.
# $resume (&str)
at_rest = The game is adjourned, and no clock runs. To go on, type: { $resume }.
play_has_ended = A claim has ended play. Expected the designated arbiter to decide.
nothing_to_verify = No claim waits for you to verify it.
# $sanction (&str)
no_such_sanction = This edition does not have that sanction: { $sanction }.
only_in_tournament = Only tournament mode is sealed.
device_stays_sealed = The device is sealed. The arbiter opens it.
device_not_sealed = The device is not sealed.
nothing_to_sign = There is no result to sign yet.
players_own = Not taken: only the player can say that, not an assistant.
# $reason (&str)
impossible = Impossible: { $reason }.
# $square (&str)
nothing_there = there is no piece on { $square }
# $piece (Role), $square (&str)
piece_not_yours = the { $piece } on { $square } is the opponent's
# $found (Role), $named (Role), $square (&str)
other_piece_there = there is a { $found } on { $square }, not a { $named }
# $piece (Role)
no_such_piece = the side to move has no { $piece }
# $piece (Role), $file (&str)
no_such_piece_on_file = the side to move has no { $piece } on the { $file }-file
# $piece (Role), $rank (&str)
no_such_piece_on_rank = the side to move has no { $piece } on rank { $rank }
# $piece (Role), $square (&str)
no_such_piece_on_square = the side to move has no { $piece } on { $square }
no_piece = the side to move has no piece
# $file (&str)
no_piece_on_file = the side to move has no piece on the { $file }-file
# $rank (&str)
no_piece_on_rank = the side to move has no piece on rank { $rank }
# $square (&str)
no_piece_on_square = the side to move has no piece on { $square }
# $square (&str), $squares (&str)
several_can_go = more than one piece can go to { $square }: from { $squares }
# $piece (Role), $from (&str), $to (&str)
not_its_move = a { $piece } does not go from { $from } to { $to }
# $piece (Role), $square (&str)
already_there = the { $piece } is already on { $square }
# $piece (Role), $square (&str)
none_reaches = no { $piece } goes to { $square }
# $square (&str)
own_piece_there = a piece of the same side is on { $square }
# $square (&str)
piece_in_the_way = a piece on { $square } is in the way
# $square (&str)
nothing_to_capture = a pawn has nothing to capture on { $square }
# $square (&str)
en_passant_gone = the capture en passant on { $square } is not possible now
# $square (&str), $from (&str)
king_attacked = the king on { $square } would be attacked from { $from }
# $square (&str)
king_captured = the king on { $square } is never captured
# $square (&str)
promotion_missing = the pawn that reaches { $square } must become a queen, rook, bishop or knight
# $piece (Role), $square (&str)
promotion_impossible = a move to { $square } cannot promote to a { $piece }
# $wing (CastlingSide)
castling_lost =
    { $wing ->
        [short] the right to castle kingside is lost or never existed
       *[long] the right to castle queenside is lost or never existed
    }
# $wing (CastlingSide), $square (&str)
castling_blocked =
    { $wing ->
        [short] castling kingside is prevented: a piece stands on { $square }
       *[long] castling queenside is prevented: a piece stands on { $square }
    }
# $wing (CastlingSide), $square (&str), $from (&str)
castling_attacked =
    { $wing ->
        [short] castling kingside is prevented: { $square } is attacked from { $from }
       *[long] castling queenside is prevented: { $square } is attacked from { $from }
    }
