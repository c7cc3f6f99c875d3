# Games that are listened to.

# $command (&str)
only_in_review = That is only for { $command }.
review_help = Enter tells the next move. Type, for example, back, move 12, variation 1, play, find, guess, or ask as in practice: square e4, who attacks e4.
# $game (u64), $number (u32), $side (Color)
review_where = Game { $game }, after { $side }'s move { $number }.
# $game (u64)
review_at_start = Game { $game }, at the start.
# $command (&str)
review_left = Your place is saved. { $command } with this file continues there.
review_leave = Leave? Yes or no.
not_in_review = That belongs to a game that is played. Here games are listened to.
# $game (u64), $number (u32)
review_unfinished = You stopped in game { $game } at move { $number }. Continue there? Yes or no; Enter for yes.
indexing = The games of this file are being counted, this once only.
index_damaged = The index of this file is damaged. It is being rebuilt.
index_outdated = The file has changed. Its games are counted again.
# $why (&str)
index_failed = The games cannot be counted: { $why }.
still_busy = Not yet: that is still in progress.
# $count (u64)
games_counted =
    { $count ->
        [one] 1 game.
       *[other] { $count } games.
    }
# $path (&str)
file_is_packed = "{ $path }" is compressed. Expected a game file: unpack it first.
# $path (&str)
file_is_no_game_file = "{ $path }" is not a game file. Expected games in PGN.
# $path (&str)
file_is_utf_16 = "{ $path }" is saved in UTF-16. Expected UTF-8: open it in a text editor, and save it with the encoding UTF-8.
input_is_packed = The standard input is compressed. Expected games: unpack them first.
input_is_no_game_file = The standard input is not a game file. Expected games in PGN.
# $command (&str)
input_is_utf_16 = The standard input is in UTF-16. Expected UTF-8: save the file as UTF-8, or convert it with { $command }.
file_has_changed = The file has changed in the meantime. Leave and open it again.
# $why (&str)
file_fails = The file cannot be read: { $why }.
# $number (u64), $why (&str)
game_broken = Game { $number } is broken. { $why }
# $number (u64), $count (u64), $white (&str), $black (&str)
game_headed = Game { $number } of { $count }: { $white } against { $black }.
# $number (u64), $count (u64)
game_headed_without_names = Game { $number } of { $count }.
# $number (u64), $white (&str), $black (&str)
game_listed = Game { $number }: { $white } against { $black }.
# $number (u64)
game_listed_without_names = Game { $number }.
somebody = somebody
practice_event = Practice game
you_as_player = you
# $side (Color)
game_won_by = { $side } wins.
game_drawn = Draw.
game_open = No result.
# $month (u8), $year (&str)
month_told =
    { $month ->
        [1] January { $year }.
        [2] February { $year }.
        [3] March { $year }.
        [4] April { $year }.
        [5] May { $year }.
        [6] June { $year }.
        [7] July { $year }.
        [8] August { $year }.
        [9] September { $year }.
        [10] October { $year }.
        [11] November { $year }.
       *[12] December { $year }.
    }
# $day (u8), $month (u8), $year (&str)
date_told =
    { $month ->
        [1] { $day } January { $year }.
        [2] { $day } February { $year }.
        [3] { $day } March { $year }.
        [4] { $day } April { $year }.
        [5] { $day } May { $year }.
        [6] { $day } June { $year }.
        [7] { $day } July { $year }.
        [8] { $day } August { $year }.
        [9] { $day } September { $year }.
        [10] { $day } October { $year }.
        [11] { $day } November { $year }.
       *[12] { $day } December { $year }.
    }
# $number (u32)
move_of_black = { $number }, Black:
game_starts = Start.
# $side (Color)
set_up_start = The game does not start from the initial position. { $side } to move.
line_ends = The variation ends here.
# $result (&str)
game_ends = End. { $result }
at_the_start = There is nothing before this.
# $count (usize)
branches_here =
    { $count ->
        [one] One variation.
       *[other] { $count } variations.
    }
# $number (usize)
branch_begins = Variation { $number }:
no_branch_here = No variation here.
# $text (&str), $count (usize)
which_branch =
    { $count ->
        [one] There is no variation "{ $text }". There is only variation 1 here.
       *[other] There is no variation "{ $text }". Expected 1 to { $count }.
    }
not_in_branch = This is the main line.
branch_left = Back:
no_comment = No comment here.
no_arrows = Nothing is drawn here.
drawn_here = Drawn:
arrow_to = to
no_recorded_worth = The file has no evaluation here.
# $side (Color), $pawns (&str)
recorded_worth = The file: { $side } is ahead by { $pawns }.
recorded_level = The file: level.
# $side (Color), $moves (u32)
recorded_mate =
    The file: { $moves ->
        [one] { $side } mates in 1 move.
       *[other] { $side } mates in { $moves } moves.
    }
# $side (Color), $time (Span)
clock_left = { $side }: { $time }.
# $time (Span)
move_took = The move took { $time }.
no_clock_here = The file has no times here.
no_comment_that_way = No more comments that way.
no_mistake_that_way = The file marks no more mistakes that way.
# $text (&str), $first (u32), $last (u32)
which_move = "{ $text }" is not a move of this game. Expected a number from { $first } to { $last }, such as { $first }, or { $first } black.
# $first (u32), $last (u32)
move_by_its_number = To which move? Expected a number from { $first } to { $last }, such as { $first }, or { $first } black.
game_without_moves = This game has no moves.
# $text (&str)
how_many = "{ $text }" is not a number of moves. Expected, for example, 5.
move_not_in_file = The file has another move here. Type guess to guess.
# $seconds (u64)
plays_by_itself =
    Playing. Silence between moves: { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }. Any key stops.
stopped = Stopped.
# $seconds (u64)
pace_is =
    Silence between moves: { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }.
# $text (&str)
pace_unclear = "{ $text }" is not a pace. Expected 0 to 60 seconds.
# $text (&str), $count (u64)
which_game =
    { $count ->
        [one] There is no game "{ $text }". The file has only game 1.
       *[other] There is no game "{ $text }". Expected 1 to { $count }.
    }
# $name (&str), $number (u64), $count (u64)
no_game_of_number =
    { $count ->
        [one] There is no game { $number } in "{ $name }". It has only one game.
       *[other] There is no game { $number } in "{ $name }". Expected 1 to { $count }.
    }
no_next_game = There is no next game.
no_previous_game = There is no previous game.
seek_what = Find what? For example find carlsen, find player tal result 1-0, find opening B90, find position, find pawns, find material KRPKR.
# $text (&str)
sought_year_unclear = "{ $text }" is not a year. Expected one such as 1999.
# $text (&str)
sought_result_unclear = "{ $text }" is not a result. Expected white, black or draw.
# $text (&str)
sought_material_unclear = "{ $text }" does not name two sides. Expected, for example, KRPKR, or rook and pawn against rook.
found_none = Nothing found.
# $count (usize)
found_games =
    { $count ->
        [one] 1 game found. next game goes on to it
       *[other] { $count } games found. next game goes on to them
    }, all games ends the search.
nothing_sought = Nothing was searched for.
all_games_again = All games.
positions_first = For the first such search, all moves are read once.
position_in_branch = The position is in a variation.
# $error (&str)
game_breaks_off = The game breaks off here. { $error }
# $number (u32), $side (Color)
breaks_off_after = It breaks off after { $side }'s move { $number }.
breaks_off_at_once = It breaks off before the first move.
# $count (usize)
branches_cut =
    { $count ->
        [one] One variation has a move that is not possible: it stops before it.
       *[other] { $count } variations have a move that is not possible: they stop before it.
    }
# $count (usize)
more_repaired =
    { $count ->
        [one] One more thing was corrected.
       *[other] { $count } more things were corrected.
    }
# $error (&str)
variation_breaks_off = The variation breaks off here. { $error }
position_not_here = The position does not occur here after all.
# $number (usize)
bookmark_set = Bookmark { $number }.
# $number (usize), $word (&str), $game (u64), $place (u32)
bookmark_is =
    { $number }: { $word } game { $game }, { $place ->
        [0] start
       *[other] move { $place }
    }.
no_bookmarks = No bookmarks.
# $text (&str)
which_bookmark = There is no bookmark "{ $text }".
# $number (usize)
bookmark_removed = Bookmark { $number } removed.
bookmark_elsewhere = The file has another game there now.
# $most (usize)
too_many_bookmarks = No more than { $most } bookmarks fit. Remove one first.
# $why (&str)
places_not_kept = Your places are not saved: { $why }.
places_unread = Your bookmarks of this file cannot all be read. Those that can are kept.
# $side (Color)
guess_begins = Guess the moves of { $side }. hint helps, show tells the move, stop ends it.
your_guess = Your guess?
guess_right = Right.
guess_good = Good too. The game continued:
guess_wrong = No. That is weaker.
# $piece (Role)
guess_hint_piece = This piece moved: { $piece }.
# $square (&str)
guess_hint_square = To { $square }.
# $right (u32), $good (u32), $wrong (u32), $shown (u32), $hints (u32)
guess_counts = Right: { $right }. Good too: { $good }. Wrong: { $wrong }. Shown: { $shown }. Hints: { $hints }.
guess_over = There is nothing left to guess.
not_guessing = You are not guessing. Type guess to begin.
stop_guessing_first = That would give the move away. show tells it, stop ends the guessing.
# $number (u8)
glyph_told =
    { $number ->
        [0] No remark.
        [1] Good move.
        [2] Mistake.
        [3] Brilliant move.
        [4] Blunder.
        [5] Interesting move.
        [6] Dubious move.
        [7] Forced move.
        [8] The only move.
        [9] The worst move.
        [10] Even.
        [11] Even and quiet.
        [12] Even and lively.
        [13] Unclear.
        [140] With the idea:
        [141] Aimed against:
        [142] Better is:
        [143] Worse is:
        [144] As good is:
        [145] Remark of the editor.
        [146] Novelty.
        [147] Weak point.
        [148] Endgame.
        [149] File.
        [150] Diagonal.
        [151] White has the pair of bishops.
        [152] Black has the pair of bishops.
        [153] Bishops of opposite colours.
        [154] Bishops of the same colour.
        [220] Diagram.
        [221] Diagram, from Black's side.
       *[other] Unknown sign { $number }.
    }
# $number (u8), $side (Color)
glyph_of_side =
    { $side }: { $number ->
        [14] slightly better
        [16] clearly better
        [18] winning
        [20] crushing; the other side should resign
        [22] in zugzwang
        [24] slightly more space
        [26] clearly more space
        [28] decisively more space
        [30] slightly ahead in development
        [32] clearly ahead in development
        [34] decisively ahead in development
        [36] has the initiative
        [38] has a lasting initiative
        [40] attacks
        [42] not enough compensation
        [44] enough compensation
        [46] more than enough compensation
        [48] slightly stronger in the centre
        [50] clearly stronger in the centre
        [52] decisively stronger in the centre
        [54] slightly stronger on the kingside
        [56] clearly stronger on the kingside
        [58] decisively stronger on the kingside
        [60] slightly stronger on the queenside
        [62] clearly stronger on the queenside
        [64] decisively stronger on the queenside
        [66] weak first rank
        [68] safe first rank
        [70] unsafe king
        [72] safe king
        [74] king badly placed
        [76] king well placed
        [78] very weak pawns
        [80] weak pawns
        [82] strong pawns
        [84] very strong pawns
        [86] knights badly placed
        [88] knights well placed
        [90] bishops badly placed
        [92] bishops well placed
        [94] rooks badly placed
        [96] rooks well placed
        [98] queen badly placed
        [100] queen well placed
        [102] pieces work badly together
        [104] pieces work well together
        [106] played the opening very badly
        [108] played the opening badly
        [110] played the opening well
        [112] played the opening very well
        [114] played the middlegame very badly
        [116] played the middlegame badly
        [118] played the middlegame well
        [120] played the middlegame very well
        [122] played the endgame very badly
        [124] played the endgame badly
        [126] played the endgame well
        [128] played the endgame very well
        [130] slight counterplay
        [132] clear counterplay
        [134] decisive counterplay
        [136] short of time
        [138] very short of time
       *[other] { $number }
    }.
# $whole (u32), $decimals (&str)
decimal = { $whole }.{ $decimals }
does_tell_recorded_times = both times, as the file has them
does_tell_place = where you are
does_tell_moves_heard = the moves up to here
does_tell_latest = the latest move again
does_hint_guess = a hint, while you guess
index_damaged_now = The index of this file is damaged. Leave and open it again.
