# The desk of a hall, and what a table hears of its hall.

hall_found = The hall is connected.
hall_is_away = The hall cannot be reached. The game goes on, and the hall gets everything later.
hall_is_another = What answers there does not know the code of this table. The game goes on without the hall.
hall_code_doubled = Somebody else reports this game to the hall with the code of this table. Please tell the arbiter.
hall_differs = The hall has another record of this game than this table. Please tell the arbiter.
hall_code_unreadable = "{ $read }" is not the code of a table, nor a file with one. Expected address, table and squares, such as { $example }.
hall_not_built_in = This Hector was built without the hall. Expected one that was built with the feature "hall".
hall_ready =
    { $tables ->
        [one] The hall is open, with one table.
       *[other] The hall is open, with { $tables } tables.
    } { $games ->
        [0] No game has begun.
        [one] One game is on record.
       *[other] { $games } games are on record.
    }
hall_code = Table { $table }: { $command }
hall_codes_in = Each table's code is in a file of its own in { $folder }.
hall_of_table = Table { $table }: { $told }
hall_table_line = Table { $table }: { $white } against { $black }, { $moves }.
hall_table_without_game = Table { $table }: no game yet.
hall_result = Result: { $result }.
hall_result_line = { $white } against { $black }: { $result }.
hall_open_cases =
    { $count ->
        [one] One open case.
       *[other] { $count } open cases.
    }
hall_is_silent = Nothing has been heard from this table for some time.
hall_is_heard = Connected again.
hall_game_begins = A game begins.
hall_row_unreadable = Entry { $row } of the record cannot be read by this version.
hall_row_altered = Entry { $row } does not fit the record and was refused. The table itself has the true one.
hall_row_foreign = Something that is no part of a record came under the name of this table and was refused.
hall_server_away = The connection to all tables is lost. They go on playing and report later.
hall_server_back = The tables can be reached again.
hall_not_kept = What the tables report cannot be saved: { $reason }. They keep it until it can.
hall_kept_again = What the tables report is saved again.
hall_no_cases = No open cases.
hall_no_results = No results yet.
hall_no_such_table = There is no table { $table }. Expected a number from 1 to { $most }.
hall_at_no_table = No table is open.
hall_leaves_table = Table { $table } is closed.
hall_not_understood = "{ $read }" is not understood here. Expected "all", "cases", "results", or "table" and a number; then what the arbiter does there.
hall_order_sent = Sent to table { $table }.
hall_sure_to_close = Close the hall? The games go on at their tables.
hall_help = Type "all" for all tables, "cases" for what is open, "results", or "table" and its number. At a table, type what you decide there, such as "settles 1"; "back" leaves it.
hall_needs_server = The program nats-server is missing. To fix it: { $remedy }.
hall_server_ended = The server of the hall ended at once: { $reason }
hall_server_silent = The server of the hall does not answer.
hall_cannot_open = The hall cannot be opened in { $folder }: { $reason }
hall_bad_address = "{ $read }" is not an address for a hall. Expected a name or number and a port below 65535, such as { $example }.
hall_too_many_tables = Expected 1 to { $most } tables.
hall_order_waits = Too many orders are waiting. Please give this one again.
hall_clocks = White { $white }, Black { $black }.
