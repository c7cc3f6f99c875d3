# The first start.

first_rate = The rate: plus for faster, minus for slower, Enter when it is right.
first_works = { $device } works.
first_missing = { $device } is missing; hector doctor says what helps.
first_keys = Five keys. Press each after its name; Escape skips.
first_key = { $key }: { $does }.
first_wrong = That was another key. { $key }: { $does }.
first_done = All set. Everything can be changed at any time while playing.
your_voice = The voice
your_microphone = The microphone
your_recogniser = The recogniser
your_display = The braille display
