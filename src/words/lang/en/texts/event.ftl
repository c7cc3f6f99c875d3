# The settings of an event, read out, and why a FEN is none.

# $edition (&str)
event_edition = Laws of { $edition }.
# $control (&str)
event_time = Time control: { $control }.
# $pace (&str)
event_pace = Pace: { $pace }.
# $time (&str)
event_default_time = Default time: { $time }.
# $edition (&str)
event_no_default_time = Default time: none is given, and the Laws of { $edition } have none of their own. The arbiter decides about lateness.
# $when (&str)
event_period = The next period is added { $when }.
# $time (&str)
event_illegal_move = Illegal move: { $time } for the opponent.
# $time (&str)
event_wrong_claim = Incorrect draw claim: { $time } for the opponent.
# $time (&str)
event_supervised_blitz = Penalties in blitz, for which the Laws name no minutes: { $time } for the opponent.
# $draws (&str)
event_draws = Draw by agreement: { $draws }.
# $rules (&str)
event_last_minutes = Last two minutes: { $rules }.
event_without_arbiter = No arbiter is present: a designated arbiter decides afterwards.
# $words (&str), $ranks (&str)
event_announcements = Announcements: pieces in { $words }, ranks in { $ranks }.
# $mode (&str)
event_mode = Mode: { $mode }.
# $profile (&str)
event_device = Device: { $profile }. It
event_touches = The arbiter is told which pieces hands have touched on an electronic board.
# $adaptation (&str)
event_adapted = Adapted under D.1: { $adaptation }.
period_at_zero = when the clock reaches zero
period_at_zero_for_both = to both when either clock reaches zero
period_by_moves = when the moves of the period are made
draws_free = allowed as the Laws say
# $number (u16)
draws_not_before = not before move { $number } without the arbiter's consent
draws_through_arbiter = not without the arbiter's consent
rules_announced = rules announced
rules_not_announced = no rules announced
# $article (&str)
law_of_last_minutes = a draw may be claimed under { $article }, announced or not
# $article (&str)
no_law_of_last_minutes = { $article } does not apply to this event
in_german = German
in_french = French
in_english = English
mode_tournament = tournament
mode_training = training
profile_recorder = recorder
profile_clock = clock
profile_recorder_and_clock = recorder and clock
profile_full = full announcement
profile_relay = relay
device_keeps_score = keeps the score that the blind player dictates
device_reads_own_score = reads the player's own score back on request
device_runs_clock = runs the clocks of both players
device_tells_times = says the times of both players on request
device_tells_moves = says the number of completed moves on request
device_hears = hears announced and repeated moves and keeps them
device_compares = compares boards and scores, for the arbiter alone
device_relays = passes announcements on as they were said
# $what (&str), $fen (&str), $none (&str)
fen_unreadable = { $what } in the FEN "{ $fen }". Expected ranks 8 to 1 with slashes, then w or b, castling rights or { $none }, an en passant square or { $none }, and two counters.
fen_of_wrong_length = Something is missing, or there is too much
fen_board = The board part is wrong
fen_pocket = There is a pocket, which chess does not have,
fen_turn = The side to move is wrong
fen_castling = The castling rights are wrong
fen_en_passant = The en passant square is wrong
fen_half_moves = The halfmove counter is wrong
fen_full_moves = The move number is wrong
fen_checks = There is a count of checks, which chess does not have,
# $rank (usize), $fen (&str), $what (&str)
fen_row = Rank { $rank } of the FEN "{ $fen }": { $what }.
# $digits (&str)
fen_row_digits = the digits { $digits } stand next to each other. Expected one digit for all empty squares in a row
# $sign (&str)
fen_row_sign = "{ $sign }" is no piece and no digit from 1 to 8
# $count (usize)
fen_row_squares = { $count } squares. Expected 8
fen_castling_left_out = The castling rights do not fit king and rooks. The wrong ones were left out.
fen_en_passant_left_out = The en passant square does not fit the pawns. It was left out.
# $fen (&str), $reasons (&str)
fen_impossible = No game can reach the position "{ $fen }": { $reasons }.
setup_empty = the board is empty
setup_without_king = a king is missing
setup_with_many_kings = there are too many kings
setup_with_pawn_at_the_edge = a pawn stands on the first or last rank
setup_with_false_castling = the castling rights do not fit king and rooks
setup_with_false_en_passant = the en passant square does not fit the pawns
setup_with_mover_in_check = the side that has just moved is in check
setup_with_many_checks = the king is in check from too many pieces at once
# $line (usize), $written (&str)
setting_not_toml = Line { $line }: "{ $written }" is not TOML. Expected a key, an equals sign and a value, texts in quotes, each key once.
# $line (usize), $key (&str), $nearest (&str)
setting_unknown = Line { $line }: the key { $key } is not known. The nearest known key is { $nearest }.
# $line (usize), $key (&str), $known (&str)
setting_unlike_any = Line { $line }: the key { $key } is not known. Known are { $known }.
# $line (usize), $key (&str), $found (&str), $expected (&str)
setting_cannot_be = Line { $line }: { $key } cannot be { $found }. Expected { $expected }.
# $key (&str), $expected (&str)
setting_missing = The key { $key } is missing. Expected { $expected }.
setting_long_text = a text that long
setting_fraction = a number with a fraction
setting_date = a date
setting_list = a list
setting_section = a section
# $yes (&str), $no (&str)
expected_truth = { $yes } or { $no }
# $most (u16)
expected_number_to = a whole number from 0 to { $most }
# $examples (&str)
expected_time_control = a text such as { $examples }
expected_texts = a list of texts in quotes
# $edition (&str)
expected_default_time = minutes, because the Laws of { $edition } name no default
# $other (&str)
expected_only_one = only one of the two keys, this one or { $other }
# $other (&str), $value (&str)
expected_left_out = no such key, because { $other } is { $value }
# $values (&str), $other (&str), $value (&str)
expected_beside = { $values } or no such key, because { $other } is { $value }
# $edition (&str), $regime (&str)
expected_no_minutes = no such key, because an illegal move loses at once under the Laws of { $edition }. Pace: { $regime }
# $edition (&str)
expected_by_the_laws = no such key, because the Laws of { $edition } set these minutes themselves
# $regime (&str)
expected_in_supervised_blitz = no such key, because it is for blitz with an arbiter for each game. Pace: { $regime }
# $pace (&str), $time (&str), $made (&str), $article (&str)
pace_differs = The pace is set to { $pace }, but { $time } makes it { $made }, { $article }.
