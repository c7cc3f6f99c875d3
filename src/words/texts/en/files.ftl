# Files, records and settings that cannot be used.

why_not_there = it does not exist
why_not_allowed = permission denied
why_no_room = there is no space left
why_folder = it is a folder
why_too_large = it is too large
why_no_text = it is not UTF-8 text
system_says = the system reports "{ $words }"
settings_file_unreadable = Your settings in { $path } cannot be read: { $why }. The usual ones apply.
settings_unreadable =
    { $count ->
        [one] { $lines } in { $path } cannot be read and is ignored. Expected such as { $example }.
       *[other] { $lines } in { $path } cannot be read and are ignored. Expected such as { $example }.
    }
quoted = "{ $text }"
settings_not_kept = Your settings cannot be saved in { $path }: { $why }.
folder_unreadable = The folder "{ $path }" cannot be read: { $why }.
no_folder_known = No folder for records is known. Set { $names }.
record_exists = The record "{ $path }" already exists. Expected a new name.
record_exists_or_resume = The record "{ $path }" already exists. Expected a new name, or { $option } to continue it.
no_record_there = There is no record "{ $path }". The command games lists the records that exist.
record_not_opened = The record "{ $path }" cannot be opened or created. Expected a folder that you may write in.
record_not_writable = The record "{ $path }" may not be written. Expected a folder and a file that you may write in.
disk_full = The disk is full, so "{ $path }" is not written. Make room, and what is missing will be written.
record_gone = The record "{ $path }" was deleted or moved while it was written.
record_too_large = "{ $path }" is too large for a record of Hector. Expected { $most } megabytes at most.
record_in_use = The record "{ $path }" is being written by another Hector.
not_a_record = "{ $path }" is not a record of Hector.
record_cut = The record "{ $path }" is cut short: its end is missing. Expected a complete copy.
record_damaged = The record "{ $path }" is damaged and cannot be read. Expected an undamaged copy.
record_not_readable = The record "{ $path }" cannot be opened. Expected a file that you may read.
record_newer = "{ $path }" was written by a newer Hector. Expected tables of version { $most } at most, found { $found }.
record_altered = "{ $path }" was altered: { $how }
record_unproven = The end of "{ $path }" is unproven: from row { $row } on, nothing is signed. An earlier Hector may have written these rows, but so may anybody else.
signed_by_another_key = "{ $path }" was signed with another key, so this Hector cannot continue it.
key_file_broken = "{ $path }" is not a key. Expected 32 bytes; move the file away, and a new key is created.
key_unusable = The key "{ $path }" cannot be read or created: { $why }.
no_random_numbers = The system gives no random numbers, so no key can be created.
record_not_copied = "{ $path }" cannot be copied to be read: { $why }.
record_fails = The record "{ $path }" cannot be used: { $why }.
row_missing = row { $row } is missing.
row_unlike_its_hash = row { $row } does not match its hash.
row_of_wrong_kind = row { $row } is of a kind that does not belong there.
row_unsigned = row { $row } lacks its signature.
row_unlike_its_signature = row { $row }, or one since the last signed row before it, does not match the signature.
alive_unlike_its_signature = the last sign of life does not match its signature.
tables_unlike_a_record = its tables are not those of a record.
no_first_row = This is not the first row of a record.
record_format_newer = This record has format { $found }; this Hector reads formats up to { $most }.
first_row_line = Line { $line } of the first row cannot be read: { $why }.
row_unreadable = row { $row } cannot be read: { $why }.
about_file = "{ $path }": { $why }
game_in_record_is_over = The game in "{ $path }" is over.
sealed_for = This device is sealed for the game in "{ $path }". Expected { $option }, or the arbiter who opens it.
seal_not_kept = The seal lasts only as long as the program runs: { $error }.
sealed_until_opened = The device is sealed. You can leave it when the game has a result, when the arbiter opens it, or after 24 hours in which nobody plays on.
no_unfinished_game = There is no unfinished game in "{ $path }". Expected one, or the file of a record after { $option }.
reading_failed = The input could not be read: { $why }.
writing_failed = The answer could not be written: { $why }.
line_numbered = Line { $number }: { $why }
line_too_long = Too long. Expected { $most } bytes at most.
line_no_text = Not text. Expected UTF-8.
row_word_unlike = "{ $found }" is where the form has "{ $expected }"
row_ends = the line ends where the form has "{ $expected }"
row_goes_on = "{ $found }" follows the end
row_begins_otherwise = it does not begin with "{ $expected }"
first_row_says = Line { $line } of the first row: { $why }
