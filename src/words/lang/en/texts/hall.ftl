# The desk of a hall, and what a table hears of its hall.

hall_found = The hall is connected.
# $round (&str), $table (u32), $side (&str), $opponent (&str), $player (&str)
hall_pair_here = Round { $round }, table { $table }: you have { $side } against { $opponent }. By the pairings you are { $player }.
hall_is_away = The hall cannot be reached. The game goes on, and the hall gets everything later.
hall_is_another = What answers there does not know the code of this table. The game goes on without the hall.
hall_code_doubled = Somebody else reports this game to the hall with the code of this table. Please tell the arbiter.
hall_differs = The hall has another record of this game than this table. Please tell the arbiter.
# $read (&str), $example (&str)
hall_code_unreadable = "{ $read }" is not the code of a table, nor a file with one. Expected address, table and squares, such as { $example }.
hall_not_built_in = This Hector was built without the hall. Expected one that was built with the feature "hall".
# $tables (usize), $games (usize)
hall_ready =
    { $tables ->
        [one] The hall is open, with one table.
       *[other] The hall is open, with { $tables } tables.
    } { $games ->
        [0] No game has begun.
        [one] One game is on record.
       *[other] { $games } games are on record.
    }
# $table (u32), $command (&str)
hall_code = Table { $table }: { $command }
# $folder (&str)
hall_codes_in = Each table's code is in a file of its own in { $folder }.
# $table (u32), $told (&str)
hall_of_table = Table { $table }: { $told }
# $table (u32), $white (&str), $black (&str), $moves (&str)
hall_table_line = Table { $table }: { $white } against { $black }, { $moves }.
# $table (u32)
hall_table_without_game = Table { $table }: no game yet.
# $table (u32), $white (&str), $black (&str)
hall_table_paired = Table { $table }: { $white } against { $black }, no game yet.
# $table (u32), $white (&str), $black (&str)
hall_pairing = Table { $table }: { $white } against { $black }.
# $round (&str), $pairs (usize), $file (&str)
hall_pairings_read =
    { $pairs ->
        [one] Round { $round }: one pairing read
       *[other] Round { $round }: { $pairs } pairings read
    } from { $file }. "pairings" tells them.
# $option (&str)
hall_no_pairings = No pairings have been read. Expected { $option } when the hall is opened.
# $result (&str)
hall_result = Result: { $result }.
# $white (&str), $black (&str), $result (&str)
hall_result_line = { $white } against { $black }: { $result }.
# $count (usize)
hall_open_cases =
    { $count ->
        [one] One open case.
       *[other] { $count } open cases.
    }
hall_not_begun = Not begun yet.
hall_is_silent = Nothing has been heard from this table for some time.
hall_is_heard = Connected again.
hall_game_begins = A game begins.
# $row (u64)
hall_row_unreadable = Entry { $row } of the record cannot be read by this version.
# $row (u64)
hall_row_altered = Entry { $row } does not fit the record and was refused. The table itself has the true one.
hall_row_foreign = Something that is no part of a record came under the name of this table and was refused.
hall_two_games = Two devices report as this table, each another game. Only one may have its code; a new code shuts the other out.
hall_too_much = Far more comes from this table than any game needs. It is not heard for a while, and the other tables go on. A new code shuts out whoever has the old one.
hall_unsealed = Messages came that no code of this hall has sealed. They were refused, and the games go on. Perhaps somebody else writes at the server.
# $span (Span)
hall_clock_ahead = The computer's clock at this table is { $span } fast. The chess clock does not depend on it.
# $span (Span)
hall_clock_behind = The computer's clock at this table is { $span } slow. The chess clock does not depend on it.
hall_clock_right = The computer's clock at this table is right again.
hall_server_away = The connection to all tables is lost. They go on playing and report later.
hall_server_back = The tables can be reached again.
hall_no_room = The disk of the hall is full, and what the tables report cannot be saved. They keep it. Make room: the hall then goes on by itself.
# $reason (&str)
hall_not_kept = What the tables report cannot be saved: { $reason }. They keep it until it can.
hall_stream_repaired = Somebody has changed the settings of the hall's server. They are right again. Look at who has access to this machine.
hall_kept_again = What the tables report is saved again.
hall_no_cases = No open cases.
hall_no_results = No results yet.
# $table (u32), $most (u32)
hall_no_such_table = There is no table { $table }. Expected a number from 1 to { $most }.
hall_at_no_table = No table is open.
# $table (u32)
hall_leaves_table = Table { $table } is closed.
# $read (&str)
hall_not_understood = "{ $read }" is not understood here. Expected "all", "cases", "round", "results", or "table" and a number; then what the arbiter does there.
# $table (u32)
hall_order_sent = Sent to table { $table }.
hall_nothing_done = An order changed nothing: the game had gone on before it came to the table. Please look at the table again.
hall_sure_to_close = Close the hall? The games go on at their tables.
hall_help = "all" tells all tables, "cases" what wants an arbiter, "table 3" opens a table, "back" leaves it. "help tables", "help cases" and "help hearing" tell more.
hall_help_tables = "mine" tells your tables, "pairings" who plays whom, "round" how far the round is, "results" the results; "scores" writes a file with all games. One kind of table: "playing", "adjourned", "finished", "waiting", "flags", "differing", "illegal", "dead", "claims", "calls", "silent", "low".
hall_help_cases = At a table, "take case 1" so that no other arbiter does, "leave case 1" to give it back, then what you decide, such as "settles 1". "stops", "resumes" and "gives black 2 minutes" act at that table, too.
hall_help_hearing = "hear all" has every table told unasked, "hear mine" only yours.
# $remedy (&str)
hall_needs_server = The program nats-server is missing. To fix it: { $remedy }.
# $reason (&str)
hall_server_ended = The server of the hall ended at once: { $reason }
hall_server_silent = The server of the hall does not answer.
# $folder (&str), $reason (&str)
hall_cannot_open = The hall cannot be opened in { $folder }: { $reason }
# $read (&str), $example (&str)
hall_bad_address = "{ $read }" is not an address for a hall. Expected a name or number and a port below 65535, such as { $example }.
# $most (u32)
hall_too_many_tables = Expected 1 to { $most } tables.
hall_order_waits = Too many orders are waiting. Please give this one again.
# $white (Span), $black (Span)
hall_clocks = White { $white }, Black { $black }.
# $name (&str), $sections (&str)
hall_desk_of = You are { $name }. Your tables: { $sections }.
# $name (&str)
hall_desk_of_all = You are { $name }. All tables are yours.
hall_away_from_desk = The hall cannot be reached from here. The games go on, and the desk looks for it.
hall_desk_unknown = What answers there does not know the code of this desk. Please ask for the right one.
hall_own_desk = Chief arbiter
# $name (&str), $command (&str)
hall_arbiter_code = { $name }: { $command }
# $arbiter (&str), $case (u32)
hall_case_taken = { $arbiter } has taken case { $case }.
# $case (u32)
hall_case_is_free = Case { $case } is free again.
# $table (u32), $case (u32)
hall_case_is_yours = Case { $case } at table { $table } is yours.
# $case (u32), $arbiter (&str)
hall_case_is_anothers = { $arbiter } has case { $case }.
# $case (u32)
hall_case_is_nobodys = Nobody has taken case { $case }.
# $case (u32)
hall_no_such_case = There is no open case { $case } at this table.
# $arbiter (&str)
hall_taken_by = { $arbiter } has it.
hall_taken_by_you = You have it.
# $arbiter (&str), $told (&str)
hall_done_by = By { $arbiter }: { $told }
# $table (u32)
hall_other_game = Another game has begun at table { $table }. Nothing was done.
# $reason (&str)
hall_act_not_kept = Nothing was done: the hall cannot save it. { $reason }
hall_act_not_sent = Nothing was done: the hall cannot be reached. Please do it again once the desk is connected.
hall_act_unanswered = The hall has not answered. Look whether it was done before you do it again.
hall_sure_to_leave_desk = Leave the desk? The hall and its games go on.
# $arbiter (&str), $case (u32)
hall_sure_against = { $arbiter } has case { $case }. Decide it all the same?
hall_hears_all = What happens at every table is told here.
# $sections (&str)
hall_hears_own = What happens at your tables is told here: { $sections }.
hall_no_such_tables = No table.
# $going (usize), $over (usize), $waiting (usize), $cases (usize)
hall_round =
    { $going ->
        [0] No game is being played
        [one] One game is being played
       *[other] { $going } games are being played
    }, { $over ->
        [0] none is over
        [one] one is over
       *[other] { $over } are over
    }, { $waiting ->
        [0] all have begun
        [one] one has not begun
       *[other] { $waiting } have not begun
    }. { $cases ->
        [0] No open cases.
        [one] One open case.
       *[other] { $cases } open cases.
    }
# $count (usize)
hall_silent_tables =
    { $count ->
        [one] One table is not heard.
       *[other] { $count } tables are not heard.
    }
# $count (usize)
hall_adjourned_games =
    { $count ->
        [one] One game is adjourned.
       *[other] { $count } games are adjourned.
    }
hall_of_earlier_round = It is a game of an earlier round, not of the pair that the pairings seat here now.
# $side (Color), $left (Span)
hall_clock_low = { $side } has little time left: { $left }.
hall_clock_is_low = Little time left.
# $command (&str)
hall_code_of_a_desk = This is the code of an arbiter's desk, and not of a table. Expected: { $command }
# $command (&str)
hall_code_of_a_table = This is the code of a table, and not of an arbiter's desk. Expected: { $command }
# $read (&str), $example (&str)
hall_bad_arbiter = "{ $read }" is no arbiter with tables. Expected a name, which tables are theirs after an equals sign, or the name alone for all tables, such as { $example }.
# $read (&str)
hall_bad_member = "{ $read }" is neither the number of a table nor the name of an arbiter of this hall.
# $folder (&str)
hall_of_another_version = The hall in { $folder } was made by another version of Hector. Expected the version that made it, or an event file of another name for a new hall.
# $read (&str), $example (&str)
hall_desk_code_unreadable = "{ $read }" is not the code of an arbiter's desk, nor a file with one. Expected address, desk and squares, such as { $example }.
# $name (&str)
hall_name_taken = "{ $name }" is already the name of whoever sits at the hall. Expected another name for this arbiter.
# $white (&str), $black (&str)
hall_other_names = The names given there are not those of this round's pairing: { $white } has White against { $black }.
hall_played_unknown = Whether both players have moved is not known here: no moves are announced to the device. The report counts the game as played; if somebody did not come, correct it in your pairing program.
# $games (usize), $path (&str)
hall_scores =
    { $games ->
        [one] One game is written to { $path }.
       *[other] { $games } games are written to { $path }.
    }
hall_scores_elsewhere = The scores are written at the desk of the hall itself. Type it there.
hall_no_scores = No games yet.
# $reason (&str)
hall_not_published = Not published: { $reason } It is tried again.
hall_written_again = The files are written again.
hall_broadcast_again = The broadcast server takes the games again.
# $number (u16)
hall_broadcast_refused = The broadcast server refused the games, with code { $number }.
# $words (&str)
hall_broadcast_unreached = The broadcast server cannot be reached: { $words }.
hall_broadcast_late = The broadcast server did not answer in time.
# $option (&str), $key (&str)
hall_broadcast_needs_delay = Games are handed to a server as late as the event wants. Expected { $option }, or { $key } in the event.
# $path (&str), $example (&str)
hall_broadcast_unreadable = "{ $path }" is not understood. Expected two lines: an address such as { $example }, and the token for it.
# $path (&str), $reason (&str)
hall_file_unusable = "{ $path }" cannot be used. { $reason }
report_no_players = It has no line of a player. Expected a tournament report in FIDE's format, TRF, in which these lines begin with 001.
report_no_round = No round in it is paired and still without results. Expected --round and its number.
# $line (usize), $read (&str)
report_bad_rank = Line { $line }: "{ $read }" is no starting rank. Expected a number from 1 to 9999 in columns 5 to 8.
# $line (usize), $read (&str)
report_bad_points = Line { $line }: "{ $read }" are no points. Expected points such as 2.5 in columns 81 to 84.
# $line (usize), $read (&str)
report_bad_opponent = Line { $line }: "{ $read }" is no opponent. Expected the starting rank of one, or 0000.
# $line (usize), $read (&str)
report_bad_color = Line { $line }: "{ $read }" is no colour. Expected w or b for a player who has an opponent.
# $line (usize), $read (&str)
report_bad_result = Line { $line }: "{ $read }" is no result. Expected one of the format, such as 1, 0 or H, or a space.
# $line (usize), $rank (&str)
report_rank_twice = Line { $line }: the starting rank { $rank } is there twice. Expected another number for each player.
# $line (usize), $opponent (&str)
report_unknown_opponent = Line { $line }: there is no player with the starting rank { $opponent }. Expected the starting rank of a player of the report.
# $line (usize), $player (&str), $opponent (&str)
report_one_sided = Line { $line }: player { $player } meets { $opponent }, but the line of { $opponent } does not say the same with the other colour. Expected both lines to name each other, one with w and one with b.
# $round (u16)
report_nobody_paired = Nobody is paired in round { $round }. Expected --round and the number of a round that is paired.
# $line (usize), $read (&str)
pair_list_bad_pair = Line { $line }: "{ $read }" is no pair. Expected two starting ranks, White first, with 0 for who has no opponent.
# $line (usize), $read (&str)
pair_list_bad_count = Line { $line }: "{ $read }" is not how many pairs follow. Expected a number.
# $told (usize), $found (usize)
pair_list_count = Line 1: "{ $told }" pairs, but { $found } follow. Expected as many pairs as the first line says.
# $line (usize), $rank (&str)
pair_list_twice = Line { $line }: the player with the starting rank { $rank } is in two pairs. Expected each player once.
# $command (&str)
hall_not_configured = The servers do not know everybody of this hall yet. Run { $command } with the same tables and arbiters, put each folder onto its machine and restart the server there.
# $count (usize)
hall_number_of_servers = A cluster of { $count } servers is not written. Expected one server, three or five.
# $read (&str), $example (&str)
hall_bad_venue = "{ $read }" is no venue of a hall. Expected a name of letters and digits, the address of its server and its tables, such as { $example }.
# $folder (&str)
hall_folder_of_server = For one machine: { $folder }
# $start (&str), $open (&str)
hall_servers_next = Put each folder onto its machine and start there, in the folder: { $start }. Then open the hall: { $open }
