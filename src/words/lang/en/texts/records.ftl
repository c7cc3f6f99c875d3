# The games on record, their score sheets, and the proof that none was altered.

# $path (&str)
no_games_in = There are no games in { $path }.
# $date (&str), $white (&str), $black (&str), $moves (&str), $ended (&str)
game_on_record = { $date }: { $white } against { $black }, { $moves }, { $ended }
# $number (usize), $game (&str)
numbered_game = { $number }. { $game }.
# $path (&str)
games_lie_in = The games are in { $path }.
# $games (&str)
own_games_latest_first = Your games, the latest first: { $games }
no_saved_game = No game of yours is saved yet.
# $number (usize), $count (usize)
no_saved_game_of_number = There is no game { $number }. Expected 1 to { $count }.
# $number (usize)
practice_has_no_record = Game { $number } is a practice game, which has no record. Expected a game at the board.
# $moves (usize)
moves_counted =
    { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
# $moves (&str)
moves_by_clock = { $moves } by the clock
# $moves (&str), $side (Color)
moves_by_score = { $moves } by { $side }'s score
moves_not_announced = moves not announced
is_unfinished = unfinished
is_annulled = annulled
# $player (NamedSide)
sheet_of = The score of { $player }.
# $side (Color), $name (&str)
side_with_name = { $side }, { $name }
sheet_is_empty = Nothing was written down.
sheet_is_elsewhere = It is kept elsewhere and is not in this record.
no_sheet_in_record = Both scores are kept elsewhere, and neither is in this record.
# $name (&str), $value (&str)
sheet_line = { $name }: { $value }.
the_event = Event
the_site = Site
the_round = Round
the_date = Date
the_arbiters_number = Fingerprint of the arbiter's number
sheet_lacks = nothing
# $side (Color), $entry (&str)
other_sheet_has = { $side } has { $entry }
sheets_agree = The scores agree wherever both have a move.
# $side (Color), $number (usize)
sheets_differ_at = They differ at { $side }'s move { $number }.
game_not_finished = The game is not finished.
# $result (&str)
ended_with = Result: { $result }.
nobody_has_signed = Nobody has signed.
# $sides (&str)
signed_by = Signed by { $sides }.
# $white (&str), $black (&str)
sheet_of_both = Score sheet: { $white } against { $black }
sheet_columns = The moves as each player wrote them down, with the time left after a player's own move
sheet_has_no_moves = No moves were written down.
column_of_numbers = Move
column_of_differences = Difference
# $side (Color)
sheet_differs_here = The sheets differ at { $side }'s move.
the_result = Result
the_signatures = Signatures
# $player (NamedSide)
has_signed = { $player }: signed.
# $player (NamedSide)
has_not_signed = { $player }: not signed.
the_record = Record
# $rows (u64)
unaltered =
    { $rows ->
        [one] Unaltered: 1 row.
       *[other] Unaltered: { $rows } rows.
    }
# $hash (&str)
last_hash_is = Last hash: { $hash }.
# $key (&str)
signed_with_key = Signed with the key { $key }.
# $lasted (Span), $from (Span)
was_silent = Nothing was recorded for { $lasted } while a clock was running, { $from } after the start.
# $by (Span), $at (Span)
wall_set_forward = The computer's clock was set forward by { $by }, at the latest { $at } after the start.
# $by (Span), $at (Span)
wall_set_back = The computer's clock was set back by { $by }, at the latest { $at } after the start.
arbiters_number_is = The arbiter's number is the one on record.
# $fingerprint (&str)
arbiters_number_on_record = The arbiter's number is on record, salted. Fingerprint: { $fingerprint }.
arbiters_number_unprotected = The arbiter's number is readable in this record of an earlier Hector: whoever has the record knows it.
arbiters_number_is_not = That is not the arbiter's number on record.
verify_cannot_know = The file alone does not show whether it was rewritten with another key, cut at its end, or set back. Compare a hash that was written down during the game.
# $rows (u64), $hash (&str)
other_place_had =
    { $rows ->
        [one] The record of the other place had 1 row, last hash { $hash }.
       *[other] The record of the other place had { $rows } rows, last hash { $hash }.
    }
no_arbiters_number = No arbiter's number is on record.
no_row_with_that_hash = No row has that hash: the record is not the one it was read from.
# $row (u64)
hash_of_last_row = The hash is that of the last row, { $row }.
# $row (u64), $since (u64)
hash_of_row =
    { $since ->
        [one] The hash is that of row { $row }; 1 row was written since.
       *[other] The hash is that of row { $row }; { $since } rows were written since.
    }
# $read (&str)
not_a_hash = "{ $read }" is not a hash. Expected 64 digits from 0 to f.
record_gives_another_game = Replayed from its record, the game comes out differently. This is a fault in Hector: please report it with the record.
own_name_wanted = Your name for the score sheet? Enter for none.
# $name (&str)
own_name_is = Your name: { $name }.
# $command (&str)
own_name_unknown = No name. For example: { $command } Anna.
# $name (&str)
opponents_name_is = Your opponent: { $name }.
# $name (&str)
sheet_keeps_name = The score sheet keeps the name that the event gives: { $name }.
# $command (&str)
opponents_name_unknown = The opponent's name is missing. For example: { $command } Max.
# $most (usize)
name_unfit = That is not a name: at most { $most } letters, and no digits.
# $command (&str)
help_with_name = Your name stands on the score sheet and in saved games. Type it, or press Enter for none. "{ $command }" changes it at any time.
