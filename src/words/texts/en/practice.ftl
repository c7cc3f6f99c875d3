# A game against Hector or an engine.

which_opponent = Against whom? A level from 1, a beginner, to 8, or an engine by its name; Enter for level 3.
opponent_unclear = No opponent is called "{ $text }". Expected a level from 1 to 8, such as 3, stockfish, or the path of an engine.
which_practice_clock = A clock? A time such as fifteen plus ten; Enter for none.
practice_unfinished = An unfinished practice game: { $game }. Go on with it? Yes or no; Enter for yes.
practice_described = { $side } against { $opponent }, { $moves } moves
practice_ready = Ready. You play { $side } against { $opponent }. A question mark tells the keys.
practice_resumed =
    { $moves ->
        [one] The game goes on after 1 move.
       *[other] The game goes on after { $moves } moves.
    }
opponent_is_level = Hector at level { $level }
your_move = Your move.
opponent_thinks = The opponent is thinking.
opponent_to_move = It is the opponent's move.
engine_ready = The engine is { $name }.
engine_lacks = The engine does not know: { $options }.
engine_not_started = { $program } cannot be started: { $reason }
engine_speaks_no_uci = it does not speak UCI
engine_gone = it has ended by itself
engine_late = it does not answer
engine_endless = it writes without end
engine_illegal = its move is not legal
engine_restarted = The engine failed: { $reason }. It was started anew.
engine_set_aside = The engine is set aside: { $reason }. Go on against Hector at level { $level }? Yes or no.
taken_back = Taken back.
nothing_to_take_back = There is no move of yours to take back.
blindfold_withholds = Withheld at blindfold { $level }.
blindfold_none = Blindfold 0. Nothing is withheld.
blindfold_no_advice = Blindfold 1. No hints, no evaluation, no attacks.
blindfold_no_board = Blindfold 2. Single squares are told, and no more of the board.
blindfold_no_squares = Blindfold 3. No square is told. Moves can still be heard again.
blindfold_moves_alone = Blindfold 4. Only the last move, the times and the end are told.
blindfold_unclear = "{ $text }" is no blindfold. Expected 0 to 4.
hint_is = Hint:
attacked_own = Yours, attacked:
attacked_theirs = The opponent's, attacked:
attacked_of = { $side }, attacked:
nothing_attacked = Nothing is attacked.
attack_it = Attackers:
defend_it = Defenders:
nobody_attacks = No attackers.
nobody_defends = No defenders.
nothing_on_lines = Nothing stands there.
takes_nothing = Nothing can be taken.
takes_nothing_last = The last move took nothing.
can_take = Can take:
can_go = Can go to:
cannot_go = Nothing can go from there.
changed_to = Now:
nothing_changed_yet = Nothing has changed yet.
no_moves_yet = No move has been made.
material_of = { $side }: { $pieces }.
material_equal = The material is equal.
worth_equal = The game is level.
worth_slight = { $side } stands slightly better.
worth_clear = { $side } stands clearly better.
worth_winning = { $side } is winning.
worth_mate =
    { $moves ->
        [one] { $side } mates in 1 move.
       *[other] { $side } mates in { $moves } moves.
    }
opening_is = Opening: { $name }.
opening_unknown = This opening has no name that Hector knows.
which_square = Which square? Expected such as Eva vier, or e4.
which_piece = Which pieces? Expected such as knights or white knights, or a letter: N for white, n for black.
walk_begins = Walking over the board. Arrows go, I ends.
walk_ends = Moves can be typed again.
walk_no_such_piece = There is none.
towards = Towards
no_later_position = Nothing lies after this.
edge_of_board = Edge.
over_by_mate = Mate. { $side } wins.
over_by_stalemate = Stalemate. Draw.
over_by_dead_position = Nobody can mate. Draw.
over_by_repetition = The same position again. Draw.
over_by_fifty_moves = Too many moves without a capture or a pawn move. Draw.
over_by_agreement = Draw by agreement.
over_by_resignation = { $side } resigns.
over_by_resignation_drawn = { $side } resigns, and the opponent cannot mate. Draw.
over_by_flag = The flag of { $side } has fallen, and the game is lost.
over_by_flag_drawn = The flag of { $side } has fallen, and the opponent cannot mate. Draw.
practice_summary = { $ended } Moves: { $moves }. Taken back: { $takebacks }. Hints: { $hints }.
game_is_over = The game is over. quit leaves.
draw_accepted = The opponent accepts.
draw_declined = The opponent declines.
opponent_offers_draw = The opponent offers a draw.
no_draw_offered = No draw is offered.
offer_declined = Declined.
opponent_may_end = The opponent may resign and offer draws.
opponent_plays_on = The opponent plays on to the end. It neither resigns nor offers draws.
no_draw_to_claim = No draw can be claimed here.
practice_left = The game is kept. hector practice goes on with it.
not_in_practice = That belongs to a game over the board. Here moves are typed, and the opponent answers.
only_in_practice = That belongs to hector practice.
practice_help = Type a move, such as springer gustav eins felix drei, sg1f3 or g1f3. Ask such as square e4, where are knights, who attacks e4, hint.
practice_not_kept = The game cannot be kept: { $reason }.
no_practice_game = No unfinished practice game lies there.
does_read_board = read the board, rank by rank
does_find_pieces = where pieces stand, by name, colour or letter
does_scan = what stands on a rank or file
does_look = what stands on a square
does_find_moves = where the piece on a square can go
