# The screen reader NVDA and the voices of Windows.

spoken_by_nvda = NVDA speaks from now on.
spoken_by_system = NVDA is not running. The voice of Windows speaks.
read_by_screen_reader = Your screen reader reads this window. Hector itself does not speak.
# $language (&str)
no_windows_voice_for = No voice for { $language }. Add one in the settings of Windows, under Time and language, Speech.
mute_no_nvda = No voice: NVDA is not running, or accepts no text from Hector.
# $file (&str)
mute_no_nvda_library = No voice: { $file } is missing or damaged. Without it Hector cannot reach NVDA.
mute_other_reader = Another screen reader is running. It reads the window of Hector, and Hector itself does not speak.
mute_windows_none = No voice: Windows has none for other programs.
mute_windows_silent = No voice: Windows accepted the text and did not speak it to the end.
the_voice_of_windows = the voice of Windows
# $line (&str)
fix_by_starting_nvda = start NVDA with Control, Alt and N, or delete this line in settings.txt: { $line }
# $file (&str)
fix_by_nvda_library = unpack the zip file of Hector again, so that { $file } is there
braille_by_nvda = Braille goes through NVDA, which is running. Whether a display is connected to it, NVDA does not say.
blank_no_nvda = No braille: NVDA is not running, or accepts no text from Hector.
# $file (&str)
blank_no_nvda_library = No braille: { $file } is missing or damaged. Without it Hector cannot reach NVDA.
fix_braille_by_nvda = start NVDA with Control, Alt and N, and choose your display there, in its braille settings
