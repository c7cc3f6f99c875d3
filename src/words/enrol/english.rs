//! The sentences of learning a voice in English. Words only.

use super::EnrolWords;

pub(super) static ENGLISH: EnrolWords = EnrolWords {
    welcome: "Hector learns your voice. You hear {prompts} announcements and say each of them as you say it at the board. It takes about four minutes.",
    goes_on: "{done} of {prompts} are read already. Go on.",
    keys: "Enter: speak now; when you are silent, the next one comes. R: hear it again. B: say the one before again. Escape: stop, and go on another day.",
    progress: "{done} of {prompts}.",
    nothing_heard: "Nothing was heard. Enter, and say it again.",
    too_soft: "Too soft. Come nearer to the microphone; Enter, and say it again.",
    too_loud: "Too loud, it crackles. Go away from the microphone a little; Enter, and say it again.",
    too_long: "That was more than an announcement. Enter, and say it again.",
    no_microphone: "{reason} What was read is kept.",
    none_before: "There is none before.",
    interrupted: "Kept: {done} of {prompts}. {command} goes on.",
    all_read: "That was the last one. Thank you.",
    learning: "Learning from {sentences} announcements. It takes up to a minute.",
    left_out: "Left out, because the words were not found in them: {files}.",
    figures: "Understood of {prompts} announcements that were not learned from: before {before}, now {after}.",
    kept: "Kept as {name}.",
    not_kept: "Not kept: less would be understood than before. Nothing has changed.",
    removed: "The voice {name} is forgotten.",
    none_yet: "No voice was learned yet.",
};
