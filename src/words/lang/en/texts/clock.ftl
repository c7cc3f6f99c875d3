# The talking clock alone.

# $time (&str), $left (&str), $right (&str)
clock_ready = Ready: { $time }. Left: { $left }. Right: { $right }. Black's key starts White's clock. A question mark lists the keys.
# $side (&str), $time (&str)
time_of_side = { $side }: { $time }.
# $white (u32), $black (u32)
moves_of_both = Moves: White { $white }, Black { $black }.
clock_stopped = Stopped.
# $side (&str)
clock_goes_for = { $side }'s clock runs.
# $side (&str)
flag_of = Flag: { $side }.
# $side (&str), $period (u32)
period_began = { $side }: period { $period }.
clock_line = Expected white or black and a time, such as white 10 min.
# $left (&str), $right (&str)
clock_keys = { $left }: the player on the left presses. { $right }: the player on the right presses. S: stop or go on. T: both times. F5: the left player's time. F6: the right player's time. M or F7: moves. F2: repeat. Arrow up or down: faster or slower speech. Page up or down: louder or softer. Escape: stop speaking. Q: leave. White 10 min: set a time.
sure_to_leave_clock = Leave the clock? Press q again to leave, any other key to stay.
sure_to_leave_clock_for_menu = Leave the clock for the menu? Press q to leave, any other key to stay.
# $left (&str), $right (&str)
clock_ready_as_told = Ready. Left: { $left }. Right: { $right }. Black's key starts White's clock. A question mark lists the keys.
