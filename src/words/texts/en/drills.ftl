# The drills: what is asked, and what is told of an answer.

which_drill =
    { $due ->
        [one] Which drill? { $drills }. 1 question is due; Enter takes it.
       *[other] Which drill? { $drills }. { $due } questions are due; Enter takes them.
    }
which_drill_nothing_due = Which drill? { $drills }. Nothing is due; Enter for { $first }.
expected_drill = Expected a drill by its name or its number.
no_such_drill = No drill is called "{ $text }". Expected { $drills }.
drill_begins = Drill: { $drill }.
drill_begins_at = Drill: { $drill }, level { $level }.
what_is_due_begins = What is due.
nothing_more_due = Nothing more is due.
nothing_due = Nothing is due.
due_are = Due: { $drills }.
due_in_days =
    { $days ->
        [one] Nothing is due until tomorrow.
       *[other] Nothing is due for { $days } days.
    }
right = Right.
wrong = Wrong.
skipped = Skipped.
level_is = Level { $level }.
no_such_level = "{ $text }" is no level of this drill. Expected 1 to { $most }.
one_level = This drill has one level.
level_of_which_drill = A level belongs to one drill. Choose a drill first.
no_answer = "{ $text }" is no answer here, and no command. { $expected }
drill_summary = Right: { $right }. Wrong: { $wrong }.
no_board_here = No board is shown here. Keep it in mind.
not_in_drills = That belongs to a game. Here questions are answered.
only_in_drills = That belongs to hector drill.
drill_help = Answer in words or in signs. skip goes on, hint helps, solution tells the answer, stop ends the drill.
does_ask_again = the question again
does_help = a hint; the question then comes back sooner
does_stop_drill = end this drill
does_leave_drills = leave the drills
progress_of = { $drill }: right { $right }, wrong { $wrong }, kept for repetition { $kept }.
progress_at = { $drill }, level { $level }: right { $right }, wrong { $wrong }, kept for repetition { $kept }.
no_progress_yet = No drill was done yet.
nowhere_to_keep_progress = Progress cannot be kept: no home folder is known. The option file names another place.
progress_not_kept = Progress cannot be kept: { $reason }.
progress_damaged = Line { $line } is none of a file of progress: "{ $text }".
progress_newer = A later Hector has written this file. Take that one, or another file.
progress_set_aside = It is kept as { $file }, and progress begins anew.
which_file_is = Which file?
which_rank_is = Which rank?
which_square_is = Which square?
which_move_is = Which move?
in_words = In words: { $signs }
drill_expects_file = Expected a file, such as g.
drill_expects_rank = Expected a rank, such as 3.
drill_expects_square = Expected a square, such as g3.
drill_expects_move = Expected a move, such as g1f3.
drill_expects_words = Expected the words of an announcement, such as Gustav drei.
drill_expects_words_of_move = Expected the words of an announcement, such as Springer Gustav eins Felix drei.
both_squares = Say both squares, as in a tournament.
begins_with = It begins with { $letters }.
light_or_dark = Light or dark?
light = light
dark = dark
expected_light_or_dark = Expected light or dark, or white or black.
knight_in_two = Can a knight go there in exactly two moves? Yes or no.
knight_how_many = How many moves does a knight need?
knight_which_route = A shortest route of a knight, square by square?
no_knight_move = that is no move of a knight.
route_ends_on = That ends on
route_too_long = That takes { $moves } moves, and { $least } are enough.
knight_moves =
    { $moves ->
        [one] 1 move:
       *[other] { $moves } moves:
    }
expected_count_or_route = Expected a number of moves, or the squares of a route.
expected_route = Expected the squares of a route, such as f3 e5.
route_begins_with = It can begin with
same_colour_even = Both squares have one colour: an even number of moves.
other_colour_odd = The squares have two colours: an odd number of moves.
same_diagonal = One diagonal? Yes or no.
diagonal_goes_over = Towards the second square the diagonal goes over
diagonal_at_the_edge = Towards the second square there is no diagonal: the first lies at the edge.
one_diagonal = One diagonal:
two_diagonals = Not one diagonal.
they_cross_on = A bishop goes over
ask_what_stands_on = What stands on
where_stands = Where:
expected_contents = Expected a colour and a piece, such as white knight, or empty.
expected_squares = Expected squares, such as b1 g1.
so_many_squares =
    { $squares ->
        [one] 1 square.
       *[other] { $squares } squares.
    }
moved_away_or_never_there = Nothing stands there any more.
a_piece_of = A piece of { $side }.
white_mates_in =
    { $moves ->
        [one] White mates in 1 move.
       *[other] White mates in { $moves } moves.
    }
mate_in =
    { $moves ->
        [one] Mate in 1 move.
       *[other] Mate in { $moves } moves.
    }
mate = Mate.
no_mate = That is no mate.
black_escapes_by = Black escapes:
this_piece_moves = It moves:
solution_is = Solution:
mate_them = You have White and mate.
take_the_pawn_home = You have White and take the pawn home.
hold_against_the_pawn = You have Black, are to move, and hold the draw.
mate_after = Mate after { $moves } moves; the fewest were { $fewest }.
pawn_is_home = The pawn is home.
held = The draw is held.
that_is_stalemate = That is stalemate.
win_thrown_away = That throws the win away.
draw_thrown_away = That loses.
fifty_moves_without_mate = Fifty moves without a mate are a draw.
expected_choice = Expected the number of an answer, 1 to { $most }, or words of it.
look_there = It is answered by { $article }.
by_article = { $because } See { $article }.
