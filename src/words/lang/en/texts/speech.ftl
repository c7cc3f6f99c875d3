# The voice and its settings.

voice_lost = No voice for now. Everything is shown as text.
voice_back = The voice is back.
# $language (&str)
no_voice_for = No voice for { $language }. sudo apt install espeak-ng-data speech-dispatcher-espeak-ng gets one.
no_tones = No tones: no loudspeaker is available.
reads_moves_back = Training reads back what it notes.
reads_no_moves_back = Training notes without reading back.
# $language (&str), $name (&str)
chosen_voice_is = Voice for { $language }: { $name }. voice and a name chooses another, voices lists them, voice any takes whichever there is.
whichever_voice = whichever there is
voice_whichever = Whichever voice there is.
# $name (&str)
voice_chosen = Voice { $name }.
no_list_of_voices = The speech system does not say which voices it has. Nothing changed.
# $language (&str), $name (&str)
no_voice_called = No voice for { $language } has { $name } in its name. voices lists them. Nothing changed.
# $count (usize), $language (&str), $names (&str)
voices_are =
    { $count ->
        [one] 1 voice
       *[other] { $count } voices
    } for { $language }: { $names }.
# $count (usize), $language (&str), $names (&str)
voices_begin = { $count } voices for { $language }. The first: { $names }. A part of a name after voices finds others.
# $words (i32)
voice_speaks = About { $words } words a minute.
# $words (i32)
voice_faster = Faster: about { $words } words a minute.
# $words (i32)
voice_fastest = No faster than this: about { $words } words a minute.
# $words (i32)
voice_slower = Slower: about { $words } words a minute.
# $words (i32)
voice_slowest = No slower than this: about { $words } words a minute.
# $level (i32)
volume_is = Volume { $level }.
# $level (i32)
pitch_is = Pitch { $level }.
few_words = Few words.
usual_words = Normal words.
all_words = All words.
times_in_minutes = Minutes.
times_in_minutes_and_seconds = Minutes and seconds.
times_in_seconds = Seconds only.
language_is = English.
# $times (&str)
times_to_tell = In training the time is told at: { $times }.
no_time_to_tell = The time is not told by itself.
# $text (&str)
times_to_tell_unclear = "{ $text }" names no times. Expected, for example, remind 10 min, 1 min, 30 s, or remind never.
# $language (&str)
announcements_in = Moves are announced in { $language }. Over the board this counts from the next game on.
announcements_in_own_language = At home moves are announced in your own language, over the board in German, as Appendix D has it.
# $text (&str)
announcement_words_unclear = "{ $text }" is not a language of announcements. Expected german, french, english or own.
# $time (&str)
alarm_is_at = Alarm at { $time } left on your clock.
alarm_is_off = No alarm is set.
# $time (&str)
alarm_goes_off = Alarm: you have { $time }.
# $text (&str)
alarm_unclear = "{ $text }" names no time. Expected minutes such as alarm 5, a time such as alarm 90 s, or alarm off.
# $left (&str)
alarm_too_late = You have only { $left } left.
alarm_without_clock = Your game has no clock, so there is no alarm.
# $time (&str)
you_have_left = You have { $time }.
# $time (&str)
opponent_has_left = The opponent has { $time }.
