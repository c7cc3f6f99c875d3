# Models of speech.

# $name (&str)
no_folder_for_models = There is no folder for models. Set { $name }.
# $line (usize), $path (&str)
model_list_unreadable = Line { $line } of { $path } is not a model. Expected, with spaces between: a name; de, fr or en; dynamic or fixed; bytes; licence; SHA-256; address. A hyphen where nothing is known.
# $name (&str), $languages (&str), $megabytes (u64), $licence (&str)
model_own =
    { $megabytes ->
        [one] { $name }: comes with Hector. { $languages }. { $megabytes } megabyte. Licence { $licence }.
       *[other] { $name }: comes with Hector. { $languages }. { $megabytes } megabytes. Licence { $licence }.
    }
# $name (&str), $language (&str), $megabytes (u64), $licence (&str)
model_here =
    { $megabytes ->
        [one] { $name }: on this computer. { $language }. { $megabytes } megabyte. Licence { $licence }.
       *[other] { $name }: on this computer. { $language }. { $megabytes } megabytes. Licence { $licence }.
    }
# $name (&str), $megabytes (u64)
model_of_the_user =
    { $megabytes ->
        [one] { $name }: on this computer, put there by you. { $megabytes } megabyte.
       *[other] { $name }: on this computer, put there by you. { $megabytes } megabytes.
    }
model_in_use = In use.
# $name (&str), $why (&str)
model_not_usable = { $name }: not usable. { $why }
# $name (&str), $language (&str), $megabytes (u64), $licence (&str)
model_fetchable =
    { $megabytes ->
        [one] { $name }: can be downloaded. { $language }. { $megabytes } megabyte. Licence { $licence }.
       *[other] { $name }: can be downloaded. { $language }. { $megabytes } megabytes. Licence { $licence }.
    }
# $name (&str), $language (&str), $licence (&str)
model_fetchable_of_any_size = { $name }: can be downloaded. { $language }. Licence { $licence }.
# $name (&str), $language (&str)
model_of_no_use = { $name }: of no use to Hector, because it cannot be told what to listen for. { $language }.
# $fetch (&str), $select (&str), $compare (&str)
models_how = Download: { $fetch }. Choose: { $select }. Compare: { $compare }.
# $name (Quoted), $known (&str)
model_not_there = There is no model called "{ $name }" on this computer. Expected: { $known }.
# $name (Quoted), $command (&str)
model_none_here = There is no model called "{ $name }" on this computer, nor any other. { $command } downloads one.
# $name (&str)
model_used_now = Hector now listens with { $name }.
# $voice (&str)
voice_before_models = Hector listens with the voice { $voice } that it learned. It comes before any model.
# $command (&str)
model_use_by = To listen with the new one: { $command }.
model_own_stays = Hector's own model cannot be deleted.
# $name (&str), $megabytes (u64)
model_remove_asked =
    { $megabytes ->
        [one] Delete { $name } and free { $megabytes } megabyte? Yes or no.
       *[other] Delete { $name } and free { $megabytes } megabytes? Yes or no.
    }
# $command (&str)
model_remove_by = Nothing is deleted: nobody can be asked. To delete it without a question: { $command }.
# $name (&str)
model_removed = { $name } is deleted.
# $name (&str)
model_stays = { $name } stays.
# $name (Quoted), $known (&str)
model_unknown = There is no model called "{ $name }" to download. Expected: { $known }.
# $name (&str), $known (&str)
model_fixed_unfetched = { $name } cannot be told what to listen for, so Hector could not use it. Nothing was downloaded. Expected: { $known }.
# $name (&str), $command (&str)
model_already_there = { $name } is already on this computer. To download it again, delete it first: { $command }.
# $name (&str)
model_fetched_elsewhere = Another Hector is downloading { $name } right now.
# $name (&str), $megabytes (u64), $address (&str)
fetch_begins =
    { $megabytes ->
        [one] Downloading { $name }, { $megabytes } megabyte, from { $address }.
       *[other] Downloading { $name }, { $megabytes } megabytes, from { $address }.
    }
# $name (&str), $address (&str)
fetch_begins_of_any_size = Downloading { $name } from { $address }.
# $name (&str), $megabytes (u64)
fetch_goes_on =
    { $megabytes ->
        [one] Continuing with { $name }: { $megabytes } megabyte is already here.
       *[other] Continuing with { $name }: { $megabytes } megabytes are already here.
    }
# $folder (&str), $needed (u64), $left (u64)
fetch_no_room = Not enough space for { $folder }. Megabytes needed: { $needed }; free: { $left }.
# $program (&str), $command (&str)
fetch_no_curl = The program { $program } is missing. Windows 10 and macOS come with it; on Debian install it with: { $command }.
# $program (&str), $why (&str)
fetch_not_started = The program { $program } does not start: { $why }.
# $address (&str), $number (u16)
fetch_refused = The server does not provide the file at { $address }: answer { $number }. Expected: the file. Try again later.
# $address (&str), $other (&str)
fetch_elsewhere = The server at { $address } points to another place: { $other }. Nothing was downloaded from there.
# $address (&str), $why (&str)
fetch_unreached = No connection to { $address }: { $why }. Check the internet connection and try again.
# $seconds (u64), $command (&str)
fetch_late = Nothing came for { $seconds } seconds. What is here is kept. To continue: { $command }.
# $megabytes (u64), $command (&str)
fetch_cut =
    { $megabytes ->
        [one] The download broke off. { $megabytes } megabyte is here and kept. To continue: { $command }.
       *[other] The download broke off. { $megabytes } megabytes are here and kept. To continue: { $command }.
    }
# $expected (u64), $found (u64)
fetch_other_size = Not kept: the file has the wrong size. Expected: { $expected } bytes. Found: { $found }.
# $address (&str)
fetch_no_size = The server at { $address } does not say how large the file is, or it is larger than any model. Nothing was downloaded.
# $name (&str), $expected (&str), $found (&str)
fetch_other_sum = { $name } is not kept: the checksum is wrong, so it is not the file that the list means. Expected: { $expected }. Found: { $found }.
# $written (Quoted)
sum_is_none = "{ $written }" is not a checksum. Expected: a SHA-256 of 64 digits and letters from a to f.
# $name (&str), $bytes (u64), $sum (&str)
sum_was_unknown = The list has no checksum for { $name }. The file has { $bytes } bytes and the SHA-256 { $sum }.
sum_asked = Is that the right file, and do you want to keep it? Yes or no.
# $command (&str)
sum_confirmed_by = Not unpacked: nobody can be asked. If the checksum is right: { $command }.
# $name (&str)
fetch_declined = { $name } is not kept.
# $name (&str)
model_fetched = { $name } is here, and works.
try_set_missing = There are no recordings beside this Hector. Name a folder with --recordings.
# $folder (&str), $list (&str), $other (&str)
try_list_missing = There is no list in { $folder }. Expected: { $list } or { $other }.
# $line (usize), $list (&str), $read (Quoted)
try_list_unreadable = Line { $line } of { $list } is "{ $read }". Expected: the name of a WAV file in the same folder, a tab, de, fr or en, a tab and the words, if any.
# $path (&str)
try_list_empty = There is no recording in { $path }.
# $more (usize)
try_lacks_more = Other things that are listened for and that the model lacks: { $more }.
# $name (&str), $recordings (usize)
try_begins = Model { $name }. Recordings: { $recordings }.
# $language (&str), $figures (&str)
try_of_language = { $language }: { $figures }
# $whole (usize), $of (usize), $right (usize), $wrong (usize)
try_figures = Heard in full: { $whole } of { $of }. Taken correctly: { $right }. Taken wrongly: { $wrong }.
# $hundredths (u64)
try_time = Time for each second of sound, in hundredths of a second: { $hundredths }.
# $why (&str)
archive_unreadable = The downloaded file cannot be read: { $why }.
archive_is_none = Not unpacked: the downloaded file is not a ZIP archive, or is cut short.
archive_damaged = Not unpacked: the archive is damaged.
archive_too_large = Not unpacked: the archive says that it contains more than any model does.
# $file (&str)
archive_locked = Not unpacked: "{ $file }" in the archive is locked with a password.
# $file (&str)
archive_odd_name = Not unpacked: "{ $file }" in the archive is not a name of a model's file. Expected: files in one folder.
# $file (&str)
archive_no_file = Not unpacked: "{ $file }" in the archive is not a plain file.
# $file (&str)
archive_twice = Not unpacked: "{ $file }" is in the archive twice.
# $file (&str)
archive_odd_packing = Not unpacked: "{ $file }" in the archive is packed in an unknown way.
# $file (&str)
archive_odd_contents = Not unpacked: "{ $file }" in the archive does not contain what the archive says.
# $why (&str)
archive_unwritable = Not unpacked: the files cannot be written: { $why }. The archive is kept.
