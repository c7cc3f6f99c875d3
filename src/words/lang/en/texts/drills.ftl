# The drills: what is asked, and what is told of an answer.

# $drills (&str), $due (usize)
which_drill =
    { $due ->
        [one] Which drill? { $drills }. 1 question is due; Enter takes it.
       *[other] Which drill? { $drills }. { $due } questions are due; Enter takes them.
    }
# $drills (&str), $first (&str)
which_drill_nothing_due = Which drill? { $drills }. Nothing is due; Enter for { $first }.
expected_drill = Expected a drill by its name or its number.
# $text (&str), $drills (&str)
no_such_drill = No drill is called "{ $text }". Expected { $drills }.
# $drill (&str)
drill_begins = Drill: { $drill }.
# $drill (&str), $level (u8)
drill_begins_at = Drill: { $drill }, level { $level }.
what_is_due_begins = What is due.
nothing_more_due = Nothing more is due.
nothing_due = Nothing is due.
# $drills (&str)
due_are = Due: { $drills }.
# $days (u32)
due_in_days =
    { $days ->
        [one] Nothing is due until tomorrow.
       *[other] Nothing is due for { $days } days.
    }
right = Right.
wrong = Wrong.
skipped = Skipped.
# $level (u8)
level_is = Level { $level }.
# $text (&str), $most (u8)
no_such_level = "{ $text }" is not a level of this drill. Expected 1 to { $most }.
one_level = This drill has only one level.
level_of_which_drill = A level belongs to one drill. Choose a drill first.
# $text (&str), $expected (&str)
no_answer = "{ $text }" is neither an answer here nor a command. { $expected }
# $right (u32), $wrong (u32)
drill_summary = Right: { $right }. Wrong: { $wrong }.
no_board_here = No board is shown here. Keep it in mind.
not_in_drills = That belongs to a game. Here questions are answered.
# $command (&str)
only_in_drills = That is only for { $command }.
drill_help = Answer in words or in notation. skip goes to the next question, hint helps, solution tells the answer, stop ends the drill.
does_ask_again = the question again
does_help = a hint; the question then comes back sooner
does_stop_drill = end this drill
does_leave_drills = leave the drills
# $drill (&str), $right (u32), $wrong (u32), $kept (usize)
progress_of = { $drill }: right { $right }, wrong { $wrong }, to be repeated { $kept }.
# $drill (&str), $level (u8), $right (u32), $wrong (u32), $kept (usize)
progress_at = { $drill }, level { $level }: right { $right }, wrong { $wrong }, to be repeated { $kept }.
no_progress_yet = You have not done a drill yet.
# $date (&str)
picture_of_progress = Progress at the drills, { $date }
# $drill (&str), $percent (u32), $right (u32), $all (u64)
picture_row = { $drill }: { $percent } percent right, { $right } of { $all }
# $drill (&str), $level (u8)
picture_level = { $drill }, level { $level }
# $kept (usize), $date (&str)
picture_kept = To be repeated: { $kept }, the next on { $date }
picture_nothing_kept = Nothing to be repeated
# $path (&str)
progress_written = Your progress is in { $path }.
nowhere_to_keep_progress = Progress cannot be saved: no home folder is known. Name another place with the option file.
# $reason (&str)
progress_not_kept = Progress cannot be saved: { $reason }.
# $line (usize), $text (&str)
progress_damaged = Line { $line } does not belong in a progress file: "{ $text }".
progress_newer = A newer Hector has written this file. Use that one, or another file.
# $file (&str)
progress_set_aside = It is kept as { $file }, and progress starts again from zero.
which_file_is = Which file?
which_rank_is = Which rank?
which_square_is = Which square?
which_move_is = Which move?
# $signs (&str)
in_words = In words: { $signs }
drill_expects_file = Expected a file, such as g.
drill_expects_rank = Expected a rank, such as 3.
drill_expects_square = Expected a square, such as g3.
drill_expects_move = Expected a move, such as g1f3.
# $example (&str)
drill_expects_words = Expected the words of an announcement, such as { $example }.
alphabet_files_are = So that nobody mishears them, each file from a to h has a name in announcements:
alphabet_ranks_are = The ranks from 1 to 8 are called:
both_squares = Say both squares, as in a tournament.
# $letters (&str)
begins_with = It begins with { $letters }.
light_or_dark = Light or dark?
is_light = is light.
is_dark = is dark.
light = light
dark = dark
expected_light_or_dark = Expected light or dark, or white or black.
knight_in_two = Can a knight go there in exactly two moves? Yes or no.
knight_how_many = How many moves does a knight need?
knight_which_route = A shortest route for the knight, square by square?
no_knight_move = that is not a knight's move.
route_ends_on = That ends on
# $moves (usize), $least (usize)
route_too_long =
    { $least ->
        [one] That takes { $moves } moves, and one is enough.
       *[other] That takes { $moves } moves, and { $least } are enough.
    }
# $moves (usize)
knight_moves =
    { $moves ->
        [one] 1 move:
       *[other] { $moves } moves:
    }
expected_count_or_route = Expected a number of moves, or the squares of a route.
expected_route = Expected the squares of a route, such as f3 e5.
route_begins_with = It can begin with
same_colour_even = Both squares have the same colour: an even number of moves.
other_colour_odd = The squares have different colours: an odd number of moves.
same_diagonal = The same diagonal? Yes or no.
diagonal_goes_over = Towards the second square the diagonal goes over
diagonal_at_the_edge = Towards the second square there is no diagonal: the first is at the edge.
one_diagonal = The same diagonal:
two_diagonals = Not the same diagonal.
they_cross_on = A bishop goes over
ask_what_stands_on = What is on
where_stands = Where:
expected_contents = Expected a colour and a piece, such as white knight, or empty.
expected_squares = Expected squares, such as b1 g1.
# $squares (usize)
so_many_squares =
    { $squares ->
        [one] 1 square.
       *[other] { $squares } squares.
    }
moved_away_or_never_there = Nothing is there any more.
# $side (Color)
a_piece_of = A piece of { $side }.
# $moves (u32)
white_mates_in =
    { $moves ->
        [one] White mates in 1 move.
       *[other] White mates in { $moves } moves.
    }
# $moves (u32)
mate_in =
    { $moves ->
        [one] Mate in 1 move.
       *[other] Mate in { $moves } moves.
    }
mate = Mate.
no_mate = That is not mate.
black_escapes_by = Black escapes:
# $number (u32), $side (Color)
mistake_was_made = Move { $number } of one of your games. You were { $side } and played:
# $number (u32), $game (&str), $side (Color)
mistake_was_made_in = Move { $number } of { $game }. You were { $side } and played:
# $date (&str)
game_of_day = your game of { $date }
# $date (&str), $opponent (&str)
game_of_day_against = your game of { $date } against { $opponent }
# $pawns (u32)
mistake_cost =
    { $pawns ->
        [one] It cost about a pawn.
       *[other] It cost about as much as { $pawns } pawns.
    }
mistake_cost_the_game = It cost the game.
mistake_board = The word board reads the position.
mistake_better = What is better?
mistake_again = That is what you played in the game.
best_was = Best is:
no_mistake_so_far = No mistake has been found in your games so far. The drill mistakes keeps looking.
# $command (&str)
no_game_for_mistakes = There is no game of yours yet. Play one with { $command }.
# $command (&str)
no_mistake_left = No more mistakes were found in your games. Play new games with { $command }.
this_piece_moves = Move this piece:
solution_is = Solution:
mate_them = You have White. Checkmate Black.
take_the_pawn_home = You have White. Promote the pawn.
hold_against_the_pawn = You have Black and the move. Hold the draw.
# $moves (usize), $fewest (usize)
mate_after =
    { $moves ->
        [one] Mate in 1 move
       *[other] Mate in { $moves } moves
    }; { $fewest } would have been enough.
pawn_is_home = The pawn gets through.
held = The draw is held.
that_is_stalemate = That is stalemate.
win_thrown_away = That throws the win away.
draw_thrown_away = That loses.
fifty_moves_without_mate = Fifty moves without a mate are a draw.
# $most (usize)
expected_choice = Expected the number of an answer, 1 to { $most }, or words from it.
# $article (&str)
look_there = The answer is in { $article }.
# $because (&str), $article (&str)
by_article = { $because } See { $article }.
# $number (usize), $count (usize)
lesson_of = Lesson { $number } of { $count }.
lesson_board = The board has eight files, a to h, from left to right as White sees them, and eight ranks, 1 to 8, from White to Black. A square is called by its file and its rank: at White's bottom left is a1, which is dark. Above it is a2, and to its right b1.
lesson_names = So that nobody mishears them, each file from a to h has a name:
lesson_names_example = g3 is called:
lesson_start = At the start White's pieces stand on the first rank, from a to h: rook, knight, bishop, queen, king, bishop, knight, rook. In front of them, on the second rank, stand eight pawns. Black's stand opposite, on the eighth and the seventh rank. White begins.
lesson_stalemate = If the side to move is not in check but has no legal move, it is stalemate, and the game is drawn.
exercise_board = Which square is at White's bottom right? Type it, such as a2.
exercise_names = Type this square, such as g3:
exercise_start = On which square does the black king stand at the start?
exercise_stalemate = Your turn, with White: give stalemate.
hint_board = The last file and the first rank.
hint_names = The first letter of the name is the file.
hint_start = It stands opposite the white king, which is on e1.
lesson_rook = The rook goes straight along its rank or file, as far as the way is free. It takes an opposing piece by going to its square.
lesson_bishop = The bishop goes along the diagonals, as far as the way is free. It always stays on squares of one colour.
lesson_queen = The queen goes as a rook or as a bishop does: along ranks, files and diagonals.
lesson_knight = The knight goes two squares straight and then one to the side. It alone jumps over other pieces.
lesson_king = The king goes one square in any direction, never to a square that an opposing piece attacks.
lesson_pawn = The pawn goes one square forward, or two on its first move. It takes one square diagonally forward, and in no other way.
lesson_check = A king that is attacked is in check.
lesson_out_of_check = A player in check must end it at once: the king goes away, the attacker is taken, or a piece goes between.
lesson_mate = If no move ends the check, it is checkmate and the game is won.
lesson_castling = Castling moves king and rook at once: the king goes two squares towards the rook, which goes to the square that the king crossed. Neither may have moved before, nothing may stand between them, and the king may not be in check, nor cross or reach an attacked square.
lesson_en_passant = A pawn that has just gone two squares may be taken by a pawn beside it as if it had gone one: on the very next move, and not later. That is en passant.
lesson_promotion = A pawn that reaches the last rank becomes a queen, a rook, a bishop or a knight at once. Name the piece after the square.
exercise_capture = Your turn, with White: take the black piece that is not the king.
exercise_check = Your turn, with White: give check.
exercise_out_of_check = Your turn, with White: bring your king out of check.
exercise_mate = Your turn, with White: mate with one move.
exercise_castling = Your turn, with White: castle, to either side.
exercise_en_passant = Black has just moved the pawn beside yours two squares. Your turn, with White: take it en passant.
exercise_promotion = Your turn, with White: promote the pawn.
drills_leave = Leave? What you have done is saved. Yes or no.
