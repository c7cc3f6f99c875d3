# Learning a voice.

# $prompts (usize)
enrol_welcome = Hector learns your voice. You hear { $prompts } announcements and say each of them as you say it at the board. It takes about four minutes.
# $done (usize), $prompts (usize)
enrol_goes_on = Already said: { $done } of { $prompts }. Continuing.
enrol_keys = Enter: speak now; when you are silent, the next one comes. R: hear it again. B: say the one before again. Escape: stop, and continue later.
# $done (usize), $prompts (usize)
enrol_progress = { $done } of { $prompts }.
enrol_nothing_heard = Nothing was heard. Press Enter and say it again.
enrol_too_soft = Too quiet. Move closer to the microphone, press Enter and say it again.
enrol_too_loud = Too loud, it crackles. Move back from the microphone a little, press Enter and say it again.
enrol_too_long = That was more than one announcement. Press Enter and say it again.
# $reason (&str)
enrol_no_microphone = { $reason } What was said is kept.
enrol_none_before = There is none before.
# $done (usize), $prompts (usize), $command (&str)
enrol_interrupted = Saved: { $done } of { $prompts }. { $command } continues.
enrol_all_read = That was the last one. Thank you.
# $sentences (usize)
enrol_learning = Learning from { $sentences } announcements. This takes up to a minute.
# $files (&str)
enrol_other_words = Left out, because other words are heard in them than were asked for: { $files }.
# $files (&str)
enrol_no_speech = Left out, because nobody is heard in them: { $files }.
# $prompts (usize), $before (usize), $after (usize)
enrol_figures = Understood of { $prompts } announcements that were not learned from: before { $before }, now { $after }.
# $name (&str)
enrol_kept = Saved as { $name }.
enrol_not_kept = Not saved: less would be understood than before. Nothing has changed.
# $name (&str)
enrol_removed = The voice { $name } is deleted.
enrol_none_yet = No voice has been learned yet.
