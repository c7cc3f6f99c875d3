# The microphone and what it hears.

ear_off = Microphone off.
ear_by_key = Microphone by key: space bar, then speak.
ear_open = Microphone open.
ear_by_name = Microphone open for all that follows the word Hector.
heard_right = Heard right? Yes or no.
listening_on = Listening.
not_heard = Not understood.
too_loud = Not understood: too loud. Speak more softly, or further from the microphone.
too_quiet = Not understood: too quiet. Speak up, or nearer to the microphone.
microphone_silent = Silence in the microphone. It may be switched off.
no_microphone = No microphone. It is sought until one is there; hector doctor says what helps.
microphone_back = The microphone is back.
recording_not_kept = The recording is not kept.
