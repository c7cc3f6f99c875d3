# The proof that a device tells a player nothing that the Laws forbid, in English.

sealed_mode = Sealed: what this device tells a player in tournament mode, at this event.
sealed_asked = To a player who asks:
sealed_unasked = By itself, in each situation:
sealed_situation = { $situation }: { $told }
sealed_holds = The check holds: in all { $count } situations the players were told nothing but that.
sealed_broken =
    { $faults ->
        [one] The check fails: 1 notice that no player may be told.
       *[other] The check fails: { $faults } notices that no player may be told.
    }
sealed_do_not_use = This device must not stand at a tournament table.
sealed_nothing = nothing
sealed_ordinary = an ordinary move
sealed_illegal = an illegal move, completed
sealed_misheard = a move repeated wrongly
sealed_capture = a capture
sealed_check = a check, and one that was left standing
sealed_mate = mate
sealed_stalemate = stalemate
sealed_dead = a dead position
sealed_repetition = a position for the fifth time
sealed_last_rank = a pawn left on the last rank
sealed_flag = a flag that has fallen
sealed_boards = boards that differ
