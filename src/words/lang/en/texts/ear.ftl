# The microphone and what it hears.

ear_off = Microphone off.
ear_by_key = Microphone by key: space bar, then speak.
ear_open = Microphone open.
ear_by_name = Microphone open for everything after the word Hector.
heard_right = Did I hear that right? Yes or no.
listening_on = Listening.
not_heard = Not understood.
too_loud = Not understood: too loud. Speak more softly, or further away from the microphone.
too_quiet = Not understood: too quiet. Speak up, or closer to the microphone.
microphone_silent = The microphone gives only silence. It may be switched off.
# $doctor (&str)
no_microphone = No microphone. Hector keeps looking for one; { $doctor } says what helps.
microphone_back = The microphone is back.
microphone_not_ready = The microphone is not ready yet.
microphone_ready = The microphone is ready.
recording_not_kept = The recording could not be saved.
