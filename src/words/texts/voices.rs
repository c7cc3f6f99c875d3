//! Why a voice is not learned and a recording not heard, and how well a voice is known. Names of texts only.

use super::argument::texts;

texts! {
    pub fn:
    no_folder_for_voices(name: &str);
    no_such_voice(name: &str, known: &str);
    no_voice_learned(name: &str);
    no_name_for_a_voice(read: &str);
    few_recordings(there: usize, fewest: usize, better: usize);
    list_names_no_recording(line: usize, list: &str, read: &str);
    no_sound(path: &str, why: &str);
    sound_of_no_wave(one: &str, other: &str);
    sound_cut_short();
    sound_of_broken_format();
    sound_compressed(tag: u16, bits: u16);
    sound_of_no_rate(rate: u32);
    sound_too_long(most: u64);
    starter_unreadable(path: &str, why: &str);
    model_broken_at(at: usize);
    model_setting_unusable(line: &str);
    no_phone_in_line(line: &str, file: &str);
    no_word_in_line(line: &str, file: &str, phones: &str);
    silence_is_unknown(number: usize, file: &str);
    word_not_in_model(word: &str);
    model_parts_differ(settings: usize, network: usize);
    phone_without_output(phone: usize);
    nothing_learned();
    other_layers();
    not_in_model(phrase: &str);
    heard_instead(phrase: &str, instead: &str);
    voice_is(name: &str);
    voice_learned_on(day: &str);
    voice_learned_from(learned: usize);
    voice_tried_on(others: usize);
    voice_before(understood: &str);
    voice_now(understood: &str);
    voice_understood(whole: usize, of: usize, wrong: usize, words: usize);
    not_a_voice(read: &str, longest: usize);
}
