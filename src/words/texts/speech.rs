//! What a player hears of the voice and its settings. Names of texts only.

use super::argument::texts;

texts! {
    pub fn:
    voice_lost();
    voice_back();
    no_voice_for(language: &str);
    no_tones();
    chosen_voice_is(language: &str, name: &str);
    whichever_voice();
    voice_whichever();
    voice_chosen(name: &str);
    no_list_of_voices();
    no_voice_called(language: &str, name: &str);
    voices_are(count: usize, language: &str, names: &str);
    voices_begin(count: usize, language: &str, names: &str);
    voice_speaks(words: i32);
    voice_faster(words: i32);
    voice_fastest(words: i32);
    voice_slower(words: i32);
    voice_slowest(words: i32);
    volume_is(level: i32);
    pitch_is(level: i32);
    few_words();
    usual_words();
    all_words();
    reads_moves_back();
    reads_no_moves_back();
    times_in_minutes();
    times_in_minutes_and_seconds();
    times_in_seconds();
    language_is();
    times_to_tell(times: &str);
    no_time_to_tell();
    times_to_tell_unclear(text: &str);
    alarm_is_at(time: &str);
    alarm_is_off();
    alarm_goes_off(time: &str);
    alarm_unclear(text: &str);
    alarm_too_late(left: &str);
    alarm_without_clock();
    announcements_in(language: &str);
    announcements_in_own_language();
    announcement_words_unclear(text: &str);
    you_have_left(time: &str);
    opponent_has_left(time: &str);
}
