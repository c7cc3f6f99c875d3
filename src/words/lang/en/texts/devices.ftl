# Devices: why one does not work, what the doctor found, and what fixes it.

mute_no_service = No voice: speech-dispatcher cannot be reached.
mute_no_screen_reader = No voice: Orca cannot be reached, or accepts no text from other programs.
mute_stuck = No voice: speech-dispatcher does not answer.
mute_no_synthesizer = No voice: speech-dispatcher has no synthesizer.
mute_gone = No voice: speech-dispatcher is gone, or refuses commands.
mute_unfinished = No voice: speech-dispatcher accepted the text and did not speak it to the end.
deaf_no_microphone = No microphone: the sound system reports none.
# $wanted (&str), $there (&str)
deaf_not_there = No microphone: there is none with { $wanted } in its name. There are: { $there }.
# $wanted (&str)
deaf_none_at_all = No microphone: there is none with { $wanted } in its name. The sound system reports none at all.
# $why (&str)
deaf_gone = No microphone any more: { $why }.
# $name (&str), $why (&str)
deaf_closed = No microphone: { $name } does not open: { $why }.
sound_busy = another program is using it
sound_unplugged = there is none connected
sound_no_system = the sound system does not run
sound_denied = access is not allowed
sound_no_form = it gives no sound in a form that can be used
sound_ended = it gives no more sound
# $name (&str)
deaf_silent = No microphone: { $name } opens and stays silent, without even noise.
blank_no_service = No braille: BRLTTY is not running.
blank_not_let_in = No braille: BRLTTY is running but does not let Hector in.
blank_silent = No braille: BRLTTY does not answer.
blank_no_display = No braille: BRLTTY is running, but no display is connected to it.
# $why (&str)
blank_refused = No braille: BRLTTY answers: { $why }.
input_no_terminal = Standard input is not a terminal. Start Hector in a terminal, without lines from a file or a pipe.
output_no_terminal = Standard output is not a terminal. Start Hector in a terminal, without writing to a file or a pipe.
# $why (&str)
terminal_refused = The terminal cannot be read key by key: { $why }.
# $program (&str), $version (&str)
doctor_begins = { $program } { $version }. Text and keyboard work.
# $features (&str)
built_with = Built with: { $features }.
built_for_text = Built for text only.
# $remedy (&str)
to_fix_it = To fix it: { $remedy }
the_voice = the voice
the_microphone = the microphone
the_recogniser = the speech recogniser
the_display = the braille display
the_engine = chess engines
# $engines (&str)
engines_found = Chess engines: { $engines }.
# $program (&str), $name (&str)
engine_named = { $name } as { $program }
# $program (&str), $reason (&str)
engine_fails = { $program } cannot be used: { $reason }.
# $program (&str)
engine_not_there = { $program }, the engine in your settings, does not exist.
no_engine = Chess engines: none. Practice needs none; Hector can play itself.
fix_by_installing_engine = install Stockfish.
# $address (&str), $program (&str)
fix_by_engine_beside = download Stockfish from { $address } and put it beside Hector, under the name { $program }
# $address (&str), $program (&str)
fix_by_server_beside = download the server from { $address } and put it beside Hector, under the name { $program }
# $device (&str)
check_unanswered = Unknown: { $device }. The check ended without an answer.
# $device (&str), $seconds (u64)
check_stuck = Stuck: { $device }. No answer came in { $seconds } seconds.
# $device (&str)
not_built_in = Not available: { $device }. This Hector was built without it.
# $system (&str)
voice_works = The voice works, through { $system }.
# $line (&str)
fix_by_starting_orca = start Orca, version 49 or newer, or write this line in settings.txt: { $line }
voice_lacks_german = No German voice: the one that is there reads German like another language.
# $name (&str)
microphone_works = The microphone works: { $name }.
room_dead = It gives only silence: it may be switched off.
room_clipped = It is too loud: lower it in the sound settings of the system.
room_loud = The room is noisy, or somebody is speaking.
room_quiet = The room is quiet enough.
# $model (&str)
recogniser_with = The speech recogniser works, with the model in { $model }.
model_nowhere = No speech model: there is none beside the program, nor in the user's folder.
# $folder (&str)
model_no_folder = No speech model: { $folder } is not a folder.
# $folder (&str), $file (&str)
model_lacks = No speech model: { $file } is missing in { $folder }.
# $folder (&str)
model_fixed = The model in { $folder } cannot be told what to listen for. Expected a small one.
# $folder (&str), $file (&str)
model_damaged = The model in { $folder } is damaged: { $file } is not the original.
# $file (&str), $why (&str)
model_unreadable = { $file } cannot be read: { $why }.
# $folder (&str)
model_refused = The recogniser does not understand the model in { $folder }.
# $folder (&str)
model_spoiled = The model in { $folder } is damaged: the recogniser crashed when it was tried. Unpack it again.
# $command (&str)
fix_by_model = download all of Hector again, or download another model with: { $command }
fix_by_downloading_again = download all of Hector again.
recogniser_missing = No speech recogniser: libvosk is missing, beside the program, in .libraries and in the system.
# $file (&str), $why (&str)
recogniser_unloadable = No speech recogniser: { $file } cannot be loaded: { $why }.
# $file (&str)
recogniser_foreign = No speech recogniser: { $file } is another library.
# $file (&str)
recogniser_deadly = No speech recogniser: { $file } crashes every program that loads it.
recogniser_wrong = No speech recogniser: libvosk does not answer as it should.
# $cells (u64)
display_works = The braille display works: { $cells } cells.
# $command (&str)
fix_by_check = see what this command says: { $command }
fix_by_restart = restart the service, or the computer.
# $command (&str)
fix_by_building = start Hector with { $command } from its folder, which builds everything.
# $first (&str), $next (&str)
fix_by_fetching = { $first } and then { $next }, in the folder of Hector.
# $file (&str), $folder (&str)
fix_by_library = put { $file } of the Python package vosk into { $folder }
# $command (&str)
fix_by_listening = check whether other programs can be heard; if they can: { $command }
fix_by_connecting_microphone = connect one and choose it in the sound settings of the system.
# $command (&str)
fix_by_connecting_display = connect the display, then: { $command }
# $command (&str)
fix_and_log_in = { $command }, then log in again.
fix_by_installing_voice = install speech-dispatcher and a synthesizer such as espeak-ng.
fix_by_installing_braille = install BRLTTY.
fix_by_adding_a_voice = open the Windows settings, then Time and language, then Speech, and add a voice.
fix_by_allowing_microphone = open the Windows settings, then Privacy, then Microphone, and let desktop apps use it.
fix_by_screen_reader = start your screen reader, with the display connected to it.
fix_by_whole_package = download the complete Hector for Windows.
# $command (&str), $line (&str), $file (&str)
fix_by_opening_braille = { $command }; then write the line { $line } into { $file }, and restart the computer.
# $why (&str), $command (&str)
see_doctor = { $why } See { $command }.
# $path (&str), $why (&str)
keys_unread = Your keys in { $path } are not used. { $why }
# $line (usize), $written (&str)
key_file_no_toml = Line { $line }: "{ $written }" is not TOML. Expected a key, an equals sign and a meaning in quotes, each key once.
# $line (usize), $meaning (&str), $key (&str), $known (&str)
key_without_meaning = Line { $line }: "{ $meaning }" of { $key } is not a meaning of a key. Expected, for example, { $known }, or a command.
# $line (usize), $word (&str), $known (&str)
key_file_unexpected = Line { $line }: "{ $word }" does not belong there. Expected { $known }.
