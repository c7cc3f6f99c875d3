# Voices that are learned, and recordings that are heard.

# $name (&str)
no_folder_for_voices = There is no folder for voices. Set { $name }.
# $name (&str), $known (&str)
no_such_voice = There is no voice "{ $name }". Expected one of { $known }.
# $name (&str)
no_voice_learned = There is no voice "{ $name }". No voice has been learned yet.
# $read (&str)
no_name_for_a_voice = "{ $read }" is not a name for a voice. Expected up to 40 letters, digits, hyphens and underscores.
# $there (usize), $fewest (usize), $better (usize)
few_recordings = Too few recordings: { $there }. Expected { $fewest } or more, better { $better }.
# $line (usize), $list (&str), $read (&str)
list_names_no_recording = Line { $line } of { $list } is "{ $read }". Expected the name of a WAV file in the same folder, a tab, and what is said in it.
# $path (&str), $why (&str)
no_sound = { $path } is not a sound that can be heard: { $why }. Expected a WAV file.
# $one (&str), $other (&str)
sound_of_no_wave = it does not begin with { $one } and { $other }
sound_cut_short = it ends before its samples
sound_of_broken_format = its format is damaged
# $tag (u16), $bits (u16)
sound_compressed = format { $tag } with { $bits } bits is neither PCM nor floating point
# $rate (u32)
sound_of_no_rate = no microphone gives { $rate } samples a second
# $most (u64)
sound_too_long = it is larger than { $most } megabytes
# $path (&str), $why (&str)
starter_unreadable = No speech model: { $path } cannot be read: { $why }.
# $at (usize)
model_broken_at = The speech model cannot be read from byte { $at } on. Download it again.
# $line (&str)
model_setting_unusable = "{ $line }" in the settings of the speech model cannot be used. Expected the model that comes with Hector.
# $line (&str), $file (&str)
no_phone_in_line = "{ $line }" in { $file } is not a phone. Expected a name and a number.
# $line (&str), $file (&str), $phones (&str)
no_word_in_line = "{ $line }" in { $file } is not a word. Expected a word and phones of { $phones }.
# $number (usize), $file (&str)
silence_is_unknown = Phone { $number } is silence in the speech model, and { $file } has no such number.
# $word (&str)
word_not_in_model = "{ $word }" is not a word of the speech model.
# $settings (usize), $network (usize)
model_parts_differ = The settings of the speech model give { $settings } numbers a frame, and its network takes { $network }.
# $phone (usize)
phone_without_output = The network of the speech model has no output for phone { $phone }.
nothing_learned = Nothing was learned: the words of the text were found in none of the recordings.
other_layers = The network has other layers than the speech model it is to be written into.
# $phrase (&str)
not_in_model = The model does not know "{ $phrase }": it will not be heard.
# $phrase (&str), $instead (&str)
heard_instead = The model does not know "{ $phrase }". It hears: { $instead }.
# $name (&str)
voice_is = Voice: { $name }
# $day (&str)
voice_learned_on = Learned: { $day }
# $learned (usize)
voice_learned_from = Learned from: { $learned } announcements
# $others (usize)
voice_tried_on = Tried on: { $others } others
# $understood (&str)
voice_before = Before: { $understood }
# $understood (&str)
voice_now = Now: { $understood }
# $whole (usize), $of (usize), $wrong (usize), $words (usize)
voice_understood = { $whole } of { $of } announcements in full, { $wrong } of { $words } words wrong
# $read (&str), $longest (usize)
not_a_voice = Not a voice: "{ $read }". Expected a name on one line, up to { $longest } letters.
