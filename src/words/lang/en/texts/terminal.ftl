# The record, a line being typed, and how far long work is.

# $reason (&str)
not_on_record = Not on record. { $reason } The game goes on.
still_not_on_record = Not on record.
on_record_again = On record again. Nothing is missing.
# $path (&str)
record_anew = The record was removed or changed. It has been written again in full, as "{ $path }".
record_given_up = Recording has stopped. The game goes on without it.
# $time (Span)
machine_slept = The device was asleep for { $time }. The chess clock went on.
# $by (Span)
wall_goes_forward = The computer's clock was set forward by { $by }. The chess clock does not follow it.
# $by (Span)
wall_goes_back = The computer's clock was set back by { $by }. The chess clock does not follow it.
# $rows (u64), $hash (&str)
record_ends_with =
    { $rows ->
        [one] Record: 1 row. Last hash: { $hash }.
       *[other] Record: { $rows } rows. Last hash: { $hash }.
    }
no_record_kept = No record is kept.
line_full = The line is full.
line_start = Start of the line.
line_end = End of the line.
no_earlier_line = No earlier line.
no_later_line = No later line.
nothing_erased = Nothing was erased.
no_such_key = That key does nothing here.
# $percent (u64)
share_done = { $percent } percent.
# $percent (u64), $left (Span)
share_done_and_left = { $percent } percent. About { $left } left.
