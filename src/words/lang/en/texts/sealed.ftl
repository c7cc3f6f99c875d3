# The proof that a device tells a player nothing that the Laws forbid, in English.

# $program (&str), $version (&str)
sealed_program = This is { $program }, version { $version }.
sealed_recorder = This program only records: it has no engine, no judgement of positions, no practice, no drills and no review of games. Nobody can reach it over a network; only its voice or braille display can be at another machine, if its user has set that up.
sealed_mode = Sealed: what this device tells a player in tournament mode, at this event.
sealed_asked = To a player who asks:
sealed_unasked = By itself, in each situation:
# $situation (&str), $told (&str)
sealed_situation = { $situation }: { $told }
# $count (usize)
sealed_holds = The check passes: in all { $count } situations the players were told nothing else.
# $faults (usize)
sealed_broken =
    { $faults ->
        [one] The check fails: 1 notice that no player may be given.
       *[other] The check fails: { $faults } notices that no player may be given.
    }
sealed_do_not_use = This device must not be used at a tournament board.
sealed_nothing = nothing
sealed_ordinary = an ordinary move
sealed_illegal = an illegal move, completed
sealed_misheard = a move repeated incorrectly
sealed_capture = a capture
sealed_check = a check, and one that was not parried
sealed_mate = mate
sealed_stalemate = stalemate
sealed_dead = a dead position
sealed_repetition = a position for the fifth time
sealed_last_rank = a pawn left on the last rank
sealed_flag = a fallen flag
sealed_boards = boards that differ
