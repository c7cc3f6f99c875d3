# Time controls, times to tell, and the keys of a clock.

# $periods (&str)
control_means = That means { $periods }.
# $white (&str), $black (&str)
control_of_sides = for White { $white }, for Black { $black }
# $first (&str), $next (&str)
period_then = { $first }, then { $next }
# $moves (usize), $time (&str)
period_of_moves =
    { $moves ->
        [one] one move
       *[other] { $moves } moves
    } in { $time }
# $time (&str)
period_for_the_rest = { $time } for the rest of the game
# $period (&str), $bonus (&str)
period_with_bonus = { $period }, and { $bonus } more for each move
# $period (&str), $delay (&str)
period_with_delay = { $period }, with a delay of { $delay } at each move
# $column (usize), $read (&str), $expected (&str)
control_not_understood = Time control not understood at character { $column }: "{ $read }". Expected { $expected }.
# $read (&str), $expected (&str)
control_unknown = "{ $read }" is not a time control. Expected { $expected }.
# $column (usize), $expected (&str)
control_cut_short = Time control not understood at character { $column }: the text ends there. Expected { $expected }.
# $column (usize), $problem (&str)
control_impossible = Time control not possible at character { $column }. { $problem }
# $length (usize), $most (usize), $example (&str)
control_too_long = Time control too long: { $length } characters. Expected at most { $most }, such as { $example }.
# $word (&str)
control_without_period = No period in this time control. Expected at least one; write "{ $word }" for no limit.
# $most (usize)
control_of_too_many_periods = More than { $most } periods. Expected at most { $most }.
# $number (usize), $example (&str)
period_not_last = Period { $number } lasts for the rest of the game, but another follows. Expected a number of moves, as in { $example }.
# $number (usize)
period_without_time = Period { $number } gives no time. Expected more than zero.
# $number (usize)
period_too_long = Period { $number } is too long. Expected at most 10,000 hours.
a_time = a time, such as 90 or 90 min
a_bonus = a bonus, such as 30 or 30 s
moves_at_least_one = a number of moves, at least one
a_number_of_moves = a number of moves
a_number_of_seconds = a number of seconds
few_minutes_or_a_unit = at most 240 minutes, or a number with its unit, as in 300 s or 5 h
# $example (&str)
what_goes_on = a bonus such as { $example }, "then" and another period, "each" and a bonus for all, or the end
# $word (&str)
black_with_its_time = a semicolon and "{ $word }" with its time
# $word (&str)
a_word_and_a_time = "{ $word }" and a time
# $word (&str)
this_word = the word "{ $word }"
increment_delay_or_bronstein = "increment", "delay" or "bronstein"
a_unit = a unit: h, min or s
few_decimals = one to three decimals, as in 0.5
at_most_nine_digits = a number of at most nine digits
# $word (&str)
begins_at_the_first_move = "{ $word }": a bonus begins with the first move
what_goes_on_in_a_tag = a colon and another period, a plus sign and an increment, or the end
# $read (&str)
no_times_named = "{ $read }" names no times. Expected lengths of time with commas between, such as 10 min, 30 s.
# $name (&str)
not_a_key = "{ $name }" is not a key. Expected characters and names such as Tab, Enter, Left, Right, Backspace or F9, with spaces between.
a_side_without_a_key = A side has no key. Expected at least one for each side.
# $name (&str)
key_of_both_sides = "{ $name }" is a key of both sides. Expected other keys on the left than on the right.
# $name (&str)
no_key_called = There is no key "{ $name }".
