# Files, records and settings that cannot be used.

why_not_there = it does not exist
why_not_allowed = permission denied
why_no_room = there is no space left
why_folder = it is a folder
why_nothing_comes = nothing comes out of this pipe
why_too_large = it is too large
why_no_text = it is not UTF-8 text
# $words (&str)
system_says = the system reports "{ $words }"
# $path (&str), $why (&str)
settings_file_unreadable = Your settings in { $path } cannot be read: { $why }. The usual ones apply.
# $count (usize), $lines (&str), $path (&str), $example (&str)
settings_unreadable =
    { $count ->
        [one] { $lines } in { $path } cannot be read and is ignored. Expected such as { $example }.
       *[other] { $lines } in { $path } cannot be read and are ignored. Expected such as { $example }.
    }
# $text (Quoted)
quoted = "{ $text }"
# $path (&str), $why (&str)
settings_not_kept = Your settings cannot be saved in { $path }: { $why }.
# $path (&str), $why (&str)
folder_unreadable = The folder "{ $path }" cannot be read: { $why }.
# $names (&str)
no_folder_known = No folder for records is known. Set { $names }.
# $path (&str)
record_exists = The record "{ $path }" already exists. Expected a new name.
# $path (&str), $option (&str)
record_exists_or_resume = The record "{ $path }" already exists. Expected a new name, or { $option } to continue it.
# $path (&str)
no_record_there = There is no record "{ $path }". The command games lists the records that exist.
# $path (&str)
record_not_opened = The record "{ $path }" cannot be opened or created. Expected a folder that you may write in.
# $path (&str)
record_not_writable = The record "{ $path }" may not be written. Expected a folder and a file that you may write in.
# $path (&str)
disk_full = The disk is full, so "{ $path }" is not written. Make room, and what is missing will be written.
# $path (&str)
record_written_into = Another program wrote into the record "{ $path }" while it was written.
# $path (&str)
record_gone = The record "{ $path }" was deleted or moved while it was written.
# $path (&str), $most (u64)
record_too_large = "{ $path }" is too large for a record of Hector. Expected { $most } megabytes at most.
# $path (&str), $most (u64)
record_has_too_many_rows = "{ $path }" has too many rows for a record of Hector. Expected { $most } at most.
# $path (&str)
record_in_use = The record "{ $path }" is being written by another Hector.
# $path (&str)
not_a_record = "{ $path }" is not a record of Hector.
# $path (&str)
record_cut = The record "{ $path }" is cut short: its end is missing. Expected a complete copy.
# $path (&str)
record_damaged = The record "{ $path }" is damaged and cannot be read. Expected an undamaged copy.
# $path (&str)
record_not_readable = The record "{ $path }" cannot be opened. Expected a file that you may read.
# $path (&str), $most (i32), $found (i32)
record_newer = "{ $path }" was written by a newer Hector. Expected tables of version { $most } at most, found { $found }.
# $path (&str), $how (&str)
record_altered = "{ $path }" was altered: { $how }
# $path (&str), $row (u64)
record_unproven = The end of "{ $path }" is unproven: from row { $row } on, nothing is signed. An earlier Hector may have written these rows, but so may anybody else.
# $path (&str)
signed_by_another_key = "{ $path }" was signed with another key, so this Hector cannot continue it.
# $path (&str)
key_file_broken = "{ $path }" is not a key. Expected 32 bytes; move the file away, and a new key is created.
# $path (&str), $why (&str)
key_unusable = The key "{ $path }" cannot be read or created: { $why }.
no_random_numbers = The system gives no random numbers, so no key can be created.
# $path (&str), $why (&str)
record_not_copied = "{ $path }" cannot be copied to be read: { $why }.
# $path (&str), $why (&str)
record_fails = The record "{ $path }" cannot be used: { $why }.
# $row (u64)
row_missing = row { $row } is missing.
# $row (u64)
row_unlike_its_hash = row { $row } does not match its hash.
# $row (u64)
row_of_wrong_kind = row { $row } is of a kind that does not belong there.
# $row (u64)
row_unsigned = row { $row } lacks its signature.
# $row (u64)
row_unlike_its_signature = row { $row }, or one since the last signed row before it, does not match the signature.
alive_unlike_its_signature = the last sign of life does not match its signature.
tables_unlike_a_record = its tables are not those of a record.
no_first_row = This is not the first row of a record.
# $found (u32), $most (u32)
record_format_newer = This record has format { $found }; this Hector reads formats up to { $most }.
# $line (usize), $why (&str)
first_row_line = Line { $line } of the first row cannot be read: { $why }.
# $row (u64), $why (&str)
row_unreadable = row { $row } cannot be read: { $why }.
# $path (&str), $why (&str)
about_file = "{ $path }": { $why }
# $path (&str)
game_in_record_is_over = The game in "{ $path }" is over.
# $path (&str), $option (&str)
sealed_for = This device is sealed for the game in "{ $path }". Expected { $option }, or the arbiter who opens it.
# $error (&str)
seal_not_kept = The seal lasts only as long as the program runs: { $error }.
sealed_until_opened = The device is sealed. You can leave it when the game has a result, when the arbiter opens it, or after 24 hours in which nobody plays on.
# $path (&str), $option (&str)
no_unfinished_game = There is no unfinished game in "{ $path }". Expected one, or the file of a record after { $option }.
# $why (&str)
reading_failed = The input could not be read: { $why }.
# $why (&str)
writing_failed = The answer could not be written: { $why }.
# $number (u64), $why (&str)
line_numbered = Line { $number }: { $why }
# $most (u64)
line_too_long = Too long. Expected { $most } bytes at most.
line_no_text = Not text. Expected UTF-8.
# $found (&str), $expected (&str)
row_word_unlike = "{ $found }" is where the form has "{ $expected }"
# $expected (&str)
row_ends = the line ends where the form has "{ $expected }"
# $found (&str)
row_goes_on = "{ $found }" follows the end
# $expected (&str)
row_begins_otherwise = it does not begin with "{ $expected }"
# $line (usize), $why (&str)
first_row_says = Line { $line } of the first row: { $why }
