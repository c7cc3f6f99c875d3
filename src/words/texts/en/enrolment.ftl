# Learning a voice.

enrol_welcome = Hector learns your voice. You hear { $prompts } announcements and say each of them as you say it at the board. It takes about four minutes.
enrol_goes_on = { $done } of { $prompts } are read already. Go on.
enrol_keys = Enter: speak now; when you are silent, the next one comes. R: hear it again. B: say the one before again. Escape: stop, and go on another day.
enrol_progress = { $done } of { $prompts }.
enrol_nothing_heard = Nothing was heard. Enter, and say it again.
enrol_too_soft = Too soft. Come nearer to the microphone; Enter, and say it again.
enrol_too_loud = Too loud, it crackles. Go away from the microphone a little; Enter, and say it again.
enrol_too_long = That was more than an announcement. Enter, and say it again.
enrol_no_microphone = { $reason } What was read is kept.
enrol_none_before = There is none before.
enrol_interrupted = Kept: { $done } of { $prompts }. { $command } goes on.
enrol_all_read = That was the last one. Thank you.
enrol_learning = Learning from { $sentences } announcements. It takes up to a minute.
enrol_left_out = Left out, because the words were not found in them: { $files }.
enrol_figures = Understood of { $prompts } announcements that were not learned from: before { $before }, now { $after }.
enrol_kept = Kept as { $name }.
enrol_not_kept = Not kept: less would be understood than before. Nothing has changed.
enrol_removed = The voice { $name } is forgotten.
enrol_none_yet = No voice was learned yet.
