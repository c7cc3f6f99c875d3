# Models of speech.

no_folder_for_models = There is no folder for models. Set { $name }.
model_list_unreadable = Line { $line } of { $path } is not a model. Expected, with spaces between: a name; de, fr or en; dynamic or fixed; bytes; licence; SHA-256; address. A hyphen where nothing is known.
model_own =
    { $megabytes ->
        [one] { $name }: comes with Hector. { $languages }. { $megabytes } megabyte. Licence { $licence }.
       *[other] { $name }: comes with Hector. { $languages }. { $megabytes } megabytes. Licence { $licence }.
    }
model_here =
    { $megabytes ->
        [one] { $name }: on this computer. { $language }. { $megabytes } megabyte. Licence { $licence }.
       *[other] { $name }: on this computer. { $language }. { $megabytes } megabytes. Licence { $licence }.
    }
model_of_the_user =
    { $megabytes ->
        [one] { $name }: on this computer, put there by you. { $megabytes } megabyte.
       *[other] { $name }: on this computer, put there by you. { $megabytes } megabytes.
    }
model_in_use = In use.
model_not_usable = { $name }: not usable. { $why }
model_fetchable =
    { $megabytes ->
        [one] { $name }: can be downloaded. { $language }. { $megabytes } megabyte. Licence { $licence }.
       *[other] { $name }: can be downloaded. { $language }. { $megabytes } megabytes. Licence { $licence }.
    }
model_fetchable_of_any_size = { $name }: can be downloaded. { $language }. Licence { $licence }.
model_of_no_use = { $name }: of no use to Hector, because it cannot be told what to listen for. { $language }.
models_how = Download: { $fetch }. Choose: { $select }. Compare: { $compare }.
model_not_there = There is no model called "{ $name }" on this computer. Expected: { $known }.
model_none_here = There is no model called "{ $name }" on this computer, nor any other. { $command } downloads one.
model_used_now = Hector now listens with { $name }.
voice_before_models = Hector listens with the voice { $voice } that it learned. It comes before any model.
model_use_by = To listen with the new one: { $command }.
model_own_stays = Hector's own model cannot be deleted.
model_remove_asked =
    { $megabytes ->
        [one] Delete { $name } and free { $megabytes } megabyte? Yes or no.
       *[other] Delete { $name } and free { $megabytes } megabytes? Yes or no.
    }
model_remove_by = Nothing is deleted: nobody can be asked. To delete it without a question: { $command }.
model_removed = { $name } is deleted.
model_stays = { $name } stays.
model_unknown = There is no model called "{ $name }" to download. Expected: { $known }.
model_fixed_unfetched = { $name } cannot be told what to listen for, so Hector could not use it. Nothing was downloaded. Expected: { $known }.
model_already_there = { $name } is already on this computer. To download it again, delete it first: { $command }.
model_fetched_elsewhere = Another Hector is downloading { $name } right now.
fetch_begins =
    { $megabytes ->
        [one] Downloading { $name }, { $megabytes } megabyte, from { $address }.
       *[other] Downloading { $name }, { $megabytes } megabytes, from { $address }.
    }
fetch_begins_of_any_size = Downloading { $name } from { $address }.
fetch_goes_on =
    { $megabytes ->
        [one] Continuing with { $name }: { $megabytes } megabyte is already here.
       *[other] Continuing with { $name }: { $megabytes } megabytes are already here.
    }
fetch_no_room = Not enough space for { $folder }. Megabytes needed: { $needed }; free: { $left }.
fetch_no_curl = The program { $program } is missing. Windows 10 and macOS come with it; on Debian install it with: { $command }.
fetch_not_started = The program { $program } does not start: { $why }.
fetch_refused = The server does not provide the file at { $address }: answer { $number }. Expected: the file. Try again later.
fetch_elsewhere = The server at { $address } points to another place: { $other }. Nothing was downloaded from there.
fetch_unreached = No connection to { $address }: { $why }. Check the internet connection and try again.
fetch_late = Nothing came for { $seconds } seconds. What is here is kept. To continue: { $command }.
fetch_cut =
    { $megabytes ->
        [one] The download broke off. { $megabytes } megabyte is here and kept. To continue: { $command }.
       *[other] The download broke off. { $megabytes } megabytes are here and kept. To continue: { $command }.
    }
fetch_other_size = Not kept: the file has the wrong size. Expected: { $expected } bytes. Found: { $found }.
fetch_no_size = The server at { $address } does not say how large the file is, or it is larger than any model. Nothing was downloaded.
fetch_other_sum = { $name } is not kept: the checksum is wrong, so it is not the file that the list means. Expected: { $expected }. Found: { $found }.
sum_is_none = "{ $written }" is not a checksum. Expected: a SHA-256 of 64 digits and letters from a to f.
sum_was_unknown = The list has no checksum for { $name }. The file has { $bytes } bytes and the SHA-256 { $sum }.
sum_asked = Is that the right file, and do you want to keep it? Yes or no.
sum_confirmed_by = Not unpacked: nobody can be asked. If the checksum is right: { $command }.
fetch_declined = { $name } is not kept.
model_fetched = { $name } is here, and works.
try_set_missing = There are no recordings beside this Hector. Name a folder with --recordings.
try_list_missing = There is no list in { $folder }. Expected: { $list } or { $other }.
try_list_unreadable = Line { $line } of { $list } is "{ $read }". Expected: the name of a WAV file in the same folder, a tab, de, fr or en, a tab and the words, if any.
try_list_empty = There is no recording in { $path }.
try_lacks_more = Other things that are listened for and that the model lacks: { $more }.
try_begins = Model { $name }. Recordings: { $recordings }.
try_of_language = { $language }: { $figures }
try_figures = Heard in full: { $whole } of { $of }. Taken correctly: { $right }. Taken wrongly: { $wrong }.
try_time = Time for each second of sound, in hundredths of a second: { $hundredths }.
archive_unreadable = The downloaded file cannot be read: { $why }.
archive_is_none = Not unpacked: the downloaded file is not a ZIP archive, or is cut short.
archive_damaged = Not unpacked: the archive is damaged.
archive_too_large = Not unpacked: the archive says that it contains more than any model does.
archive_locked = Not unpacked: "{ $file }" in the archive is locked with a password.
archive_odd_name = Not unpacked: "{ $file }" in the archive is not a name of a model's file. Expected: files in one folder.
archive_no_file = Not unpacked: "{ $file }" in the archive is not a plain file.
archive_twice = Not unpacked: "{ $file }" is in the archive twice.
archive_odd_packing = Not unpacked: "{ $file }" in the archive is packed in an unknown way.
archive_odd_contents = Not unpacked: "{ $file }" in the archive does not contain what the archive says.
archive_unwritable = Not unpacked: the files cannot be written: { $why }. The archive is kept.
