# A game against Hector or an engine.

random_colour = random
# $text (Quoted)
practice_colour_unclear = "{ $text }" is not a colour. Expected white, black or random.
which_opponent = Against whom? A level from 1, for beginners, to 8, or an engine by name; Enter for level 3.
# $text (Quoted)
opponent_unclear = No opponent is called "{ $text }". Expected a level from 1 to 8, such as 3, stockfish, or the path of an engine.
# $program (Quoted)
opponent_not_there = There is no engine called "{ $program }" here. Expected a level from 1 to 8, such as 3, or the name or path of an installed engine.
which_practice_clock = With a clock? For example fifteen plus ten; Enter for no clock.
# $game (&str)
practice_unfinished = There is an unfinished practice game: { $game }. Continue it? Yes or no; Enter for yes.
# $name (Quoted), $alone (&str)
no_such_practice = "{ $name }" is not an unfinished practice game. { $alone } alone offers the latest, and asks for the opponent of a new one.
# $side (Color), $opponent (&str), $moves (usize)
practice_described =
    { $side } against { $opponent }, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
# $opponent (&str)
practice_begins_with_white = White against { $opponent }. Your move, such as e4.
# $opponent (&str)
practice_begins_with_black = Black against { $opponent }. The opponent moves first.
help_colour_at_home = White moves first. Black lets Hector begin; random leaves it to chance.
help_opponent = Level 1 is for beginners, level 8 for strong players. A chess engine on this machine is named by its name, such as stockfish, and a rating, such as stockfish 1500.
# $moves (usize)
practice_resumed =
    { $moves ->
        [one] The game continues after 1 move.
       *[other] The game continues after { $moves } moves.
    }
# $level (u8)
opponent_is_level = Hector at level { $level }
level_of_opponent = The level holds for the whole game. For the next one, type options.
moves_stay = At the board a move stays. After a slip of the tongue, type correct and the right move, before you press the clock.
no_check = No check.
your_move = Your move.
opponent_thinks = The opponent is thinking.
opponent_to_move = It is the opponent's move.
# $name (&str)
engine_ready = The engine is { $name }.
engine_is_ready = The engine is ready.
# $options (&str)
engine_lacks = The engine does not know: { $options }.
# $program (&str), $reason (&str)
engine_not_started = { $program } cannot be started: { $reason }
engine_speaks_no_uci = it does not speak UCI
engine_gone = it has stopped by itself
engine_late = it does not answer
engine_endless = it does not stop writing
engine_illegal = its move is not legal
# $reason (&str)
engine_restarted = The engine failed: { $reason }. It was restarted.
engine_says_no_worth = it gives no evaluation
# $name (&str)
engine_judges = Your moves are judged by { $name }.
# $reason (&str)
engine_judges_no_more = The engine is no longer used: { $reason }. Hector judges now.
judge_still_thinks = The engine is still thinking.
judge_is_silent = The engine does not answer yet. Hector waits for it. stop ends the drill.
# $reason (&str), $level (u8)
engine_set_aside = The engine is no longer used: { $reason }. Continue against Hector at level { $level }? Yes or no.
taken_back = Taken back.
nothing_to_take_back = You have no move to take back.
no_time_comes_back = A flag has fallen, and a move that is taken back brings no time back.
# $level (u8)
blindfold_withholds = Not allowed at blindfold { $level }.
blindfold_none = Blindfold 0. All help is allowed.
blindfold_no_advice = Blindfold 1. No hints, no evaluation, no attacks.
blindfold_no_board = Blindfold 2. Single squares only, nothing else of the board.
blindfold_no_squares = Blindfold 3. No squares. Moves are repeated on request.
blindfold_moves_alone = Blindfold 4. Only the last move, the times and the end of the game.
# $text (&str)
blindfold_unclear = "{ $text }" is not a blindfold level. Expected 0 to 4.
hint_is = Hint:
attacked_own = Yours, attacked:
attacked_theirs = The opponent's, attacked:
# $side (Color)
attacked_of = { $side }, attacked:
nothing_attacked = Nothing is attacked.
attack_it = Attackers:
defend_it = Defenders:
nobody_attacks = No attackers.
nobody_defends = No defenders.
nothing_on_lines = Nothing is there.
takes_nothing = Nothing can be taken.
takes_nothing_last = The last move took nothing.
can_take = Can take:
can_go = Can go to:
cannot_go = Nothing can go from there.
changed_to = Now:
nothing_changed_yet = Nothing has changed yet.
# $moves (usize)
moves_so_far =
    { $moves ->
        [0] No move has been made yet.
        [one] One move has been made.
       *[other] { $moves } moves have been made.
    }
opponent_has_not_moved = The opponent has not moved yet.
# $short (&str), $long (&str)
how_to_castle = On the king's side type 0-0 or { $short }, on the queen's side 0-0-0 or { $long }.
# $sides (&str)
castling_possible_now = Possible now: { $sides }.
castling_not_possible_now = Not possible now.
no_legal_move = No move is possible.
no_moves_yet = No move has been made yet.
# $side (Color), $pieces (&str)
material_of = { $side }: { $pieces }.
material_equal = The material is equal.
worth_equal = The position is level.
# $side (Color)
worth_slight = { $side } is slightly better.
# $side (Color)
worth_clear = { $side } is clearly better.
# $side (Color)
worth_winning = { $side } is winning.
# $side (Color), $moves (u32)
worth_mate =
    { $moves ->
        [one] { $side } mates in 1 move.
       *[other] { $side } mates in { $moves } moves.
    }
# $name (&str)
opening_is = Opening: { $name }.
opening_unknown = This opening has no name that Hector knows.
# $example (&str)
which_square = Which square? For example { $example }, or e4.
which_piece = Which pieces? For example knights or white knights, or a letter: N for white, n for black.
walk_begins = Walking over the board. Arrow keys move, I ends it.
walk_ends = You can type moves again.
walk_arrows = arrow keys
walk_goes_on = one square on
walk_corners = square brackets and slashes
walk_goes_aslant = one square on, diagonally
walk_digits = 1 to 8
walk_to_rank = to that rank on this file
walk_signs = Shift and 1 to 8
walk_to_file = to that file on this rank
walk_to_piece = to the next king, queen, rook, bishop, knight or pawn; with Shift to the one before
walk_tells_square = what is here
walk_tells_moves = where the piece here can go; with Shift, what it can take
walk_tells_attackers = who attacks this square; who defends it
walk_tells_diagonals = the next diagonal; with Shift the one before
walk_tells_lines = the next rank or file; with Shift the one before
walk_tells_steps = what is a knight's step away; with Shift a king's step
walk_tells_last = the last move; what was taken last
walk_turns_back = the position one move earlier; one move later
walk_tab_key = i, Tab
walk_goes_to_typing = type moves again
walk_no_such_piece = There is none.
no_pawns = There are no pawns.
files_without_pawns = No pawns:
# $words (&str)
introduced = { $words }:
towards = Towards
no_later_position = There is nothing after this.
edge_of_board = Edge of the board.
# $side (Color)
over_by_mate = Mate. { $side } wins.
over_by_stalemate = Stalemate. Draw.
over_by_dead_position = Nobody can mate. Draw.
over_by_repetition = Repetition of the position. Draw.
over_by_fifty_moves = Too many moves without a capture or a pawn move. Draw.
over_by_agreement = Draw by agreement.
# $side (Color)
over_by_resignation = { $side } resigns.
# $side (Color)
over_by_resignation_drawn = { $side } resigns, and the opponent cannot mate. Draw.
# $side (Color)
over_by_flag = { $side }'s flag has fallen. The game is lost.
# $side (Color)
over_by_flag_drawn = { $side }'s flag has fallen, and the opponent cannot mate. Draw.
# $moves (usize), $takebacks (u32), $hints (u32)
practice_summary = Moves: { $moves }. Taken back: { $takebacks }. Hints: { $hints }.
game_is_over = The game is over. Type quit to leave.
draw_accepted = The opponent accepts.
draw_declined = The opponent declines.
opponent_offers_draw = The opponent offers a draw.
no_draw_offered = No draw is offered.
offer_declined = Declined.
opponent_may_end = The opponent may resign and offer draws.
opponent_plays_on = The opponent plays on to the end. It neither resigns nor offers draws.
no_draw_to_claim = No draw can be claimed here.
# $words (&str)
no_draw_to_claim_with = With { $words } no draw can be claimed.
# $command (&str)
practice_left = The game is saved. { $command } continues it.
practice_lost = The game is not saved.
not_in_practice = That belongs to a game over the board. Here moves are typed, and the opponent answers.
# $command (&str)
only_in_practice = That is only for { $command }.
not_in_the_recorder = This program does not have that; it only records.
# $resign (&str), $quit (&str)
game_goes_on = The game is not over: { $resign } ends it, { $quit } leaves it for later.
# $commands (&str)
what_next = What next? { $commands }.
# $side (Color), $opponent (&str)
rematch_ready = Rematch. You play { $side } against { $opponent }.
# $file (&str), $folder (&str)
game_written = The game is ready to send: { $file }, in your folder { $folder }.
# $reason (&str)
game_not_written = The game cannot be written: { $reason }.
no_documents_folder = no folder for documents is known
back_from_review = Back at the game that is over.
practice_help = Type a move, such as knight gustav one felix three, ng1f3 or g1f3. Or ask, for example, square e4, where are the knights, who attacks e4, hint.
practice_kept_again = The game is saved again.
# $reason (&str)
practice_not_kept = The game cannot be saved: { $reason }.
no_practice_game = There is no unfinished practice game there.
does_read_board = read the board; "board by ranks": rank by rank
does_find_pieces = where pieces are, by name, colour or letter
does_scan = what is on a rank or file
does_look = what is on a square
does_find_moves = where the piece on a square can go
