//! Whose turn it is to sound: the rules of speech and tones, as short transcripts.

use hector::clock::{Moment, Span};
use hector::present::spoken::{
    Alphabet, Priority, SpeechAct, SpeechQueue, Ticket, Utterance, Verbosity,
};
use hector::present::tone::{Tone, Tones};
use hector::words::Language;

/// A queue, the time, and what it was told to do, a line an act.
struct Table {
    queue: SpeechQueue,
    now: Moment,
    acts: Vec<String>,
}

impl Table {
    fn new() -> Table {
        let queue = SpeechQueue::new(Verbosity::Normal, Tones::On);
        Table { queue, now: Moment::ZERO, acts: Vec::new() }
    }

    fn note(&mut self, acts: Vec<SpeechAct>) {
        self.acts.extend(acts.into_iter().map(|act| match act {
            SpeechAct::Say { ticket, utterance, after: Span::ZERO } => {
                format!("{} {}", ticket.0, utterance.text())
            }
            SpeechAct::Say { ticket, utterance, after } => {
                let after = after.as_micros() / 1_000;
                format!("{} after {after}: {}", ticket.0, utterance.text())
            }
            SpeechAct::Sound(tone) => format!("{tone:?}"),
            SpeechAct::Hush => "hush".to_owned(),
            SpeechAct::Untold(utterance) => format!("text: {}", utterance.text()),
        }));
    }

    fn say(&mut self, priority: Priority, text: &str) {
        let utterance = Utterance::new(priority, Language::English, text);
        let acts = self.queue.take(utterance, self.now);
        self.note(acts);
    }

    fn tell(&mut self, text: &str) {
        self.say(Priority::Telling, text);
    }

    fn answer(&mut self, text: &str) {
        self.say(Priority::Answer, text);
    }

    fn alarm(&mut self, text: &str) {
        self.say(Priority::Alarm, text);
    }

    fn over(&mut self, ticket: u64) {
        let acts = self.queue.over(Ticket(ticket), self.now);
        self.note(acts);
    }

    fn sound(&mut self, tone: Tone) {
        let acts = self.queue.sound(tone, self.now);
        self.note(acts);
    }

    fn hush(&mut self) {
        let acts = self.queue.hush();
        self.note(acts);
    }

    fn give_way(&mut self) {
        let acts = self.queue.give_way(self.now);
        self.note(acts);
    }

    fn speak_again(&mut self) {
        let acts = self.queue.speak_again(self.now);
        self.note(acts);
    }

    fn pass(&mut self, millis: u64) {
        self.now = self.now + Span::from_millis(millis);
    }

    #[track_caller]
    fn expect(&mut self, acts: &[&str]) {
        assert_eq!(self.acts, acts);
        self.acts.clear();
    }
}

#[test]
fn news_waits_for_its_turn() {
    let mut table = Table::new();
    table.tell("one");
    table.tell("two");
    table.tell("three");
    table.expect(&["1 one"]);
    table.over(1);
    table.over(1);
    table.expect(&["2 two"]);
    table.over(2);
    table.over(3);
    table.expect(&["3 three"]);
}

#[test]
fn an_answer_interrupts_news_which_is_told_anew_after_it() {
    let mut table = Table::new();
    table.tell("Springer Gustav eins Felix drei");
    table.tell("your clock runs");
    table.answer("twelve minutes");
    table.over(1);
    table.over(2);
    table.over(3);
    table.expect(&[
        "1 Springer Gustav eins Felix drei",
        "2 twelve minutes",
        "3 Springer Gustav eins Felix drei",
        "4 your clock runs",
    ]);
}

#[test]
fn the_newest_answer_is_the_one_that_counts() {
    let mut table = Table::new();
    table.answer("twelve minutes");
    table.answer("nine minutes");
    table.over(2);
    table.expect(&["1 twelve minutes", "2 nine minutes"]);
    table.alarm("your flag fell");
    table.answer("old");
    table.answer("new");
    table.over(3);
    table.expect(&["3 your flag fell", "text: old", "4 new"]);
}

#[test]
fn an_alarm_interrupts_everything_but_an_alarm() {
    let mut table = Table::new();
    table.tell("news");
    table.answer("answer");
    table.alarm("first alarm");
    table.alarm("second alarm");
    for ticket in 1..=5 {
        table.over(ticket);
    }
    table.expect(&["1 news", "2 answer", "3 first alarm", "4 second alarm", "5 answer", "6 news"]);
}

#[test]
fn the_player_silences_everything_at_once() {
    let mut table = Table::new();
    table.hush();
    table.expect(&[]);
    table.tell("one");
    table.tell("two");
    table.sound(Tone::Error);
    table.hush();
    table.expect(&["1 one", "hush", "text: two"]);
    table.over(1);
    table.expect(&[]);
    table.tell("three");
    table.expect(&["2 three"]);
}

#[test]
fn news_that_comes_while_the_player_speaks_is_told_afterwards() {
    let mut table = Table::new();
    table.give_way();
    table.tell("Springer Gustav eins Felix drei");
    table.tell("your clock runs");
    assert!(!table.queue.is_heard(), "the ear would take it for the player's words");
    // Once more, to end: the key that is pressed then silences nothing that nobody has heard.
    table.give_way();
    table.hush();
    table.expect(&[]);
    table.answer("noted");
    table.expect(&["1 noted"]);
    table.over(1);
    table.expect(&[]);
    table.speak_again();
    table.over(2);
    table.over(3);
    table.expect(&["2 Springer Gustav eins Felix drei", "3 your clock runs"]);
    table.tell("news");
    table.expect(&["4 news"]);
}

#[test]
fn news_that_the_player_cuts_to_speak_is_told_again_if_nothing_of_it_was_heard() {
    let mut table = Table::new();
    table.tell("one");
    table.tell("two");
    table.pass(300);
    table.give_way();
    table.speak_again();
    table.expect(&["1 one", "hush", "2 one"]);
    // Whoever speaks into the middle of it knows of it, and may ask for it again.
    table.pass(700);
    table.give_way();
    table.speak_again();
    table.expect(&["hush", "3 two"]);
    table.pass(700);
    table.alarm("your flag fell");
    table.pass(700);
    table.give_way();
    table.speak_again();
    table.over(5);
    table.expect(&["4 your flag fell", "hush", "5 your flag fell", "6 two"]);
}

#[test]
fn an_alarm_and_what_is_asked_for_do_not_wait_for_the_player_to_have_spoken() {
    let mut table = Table::new();
    table.give_way();
    table.tell("news");
    table.alarm("your flag fell");
    table.over(1);
    table.answer("twelve minutes");
    assert!(table.queue.is_heard());
    table.over(2);
    table.sound(Tone::Press);
    table.sound(Tone::Flag);
    table.expect(&["1 your flag fell", "2 twelve minutes"]);
    table.speak_again();
    table.expect(&["Flag", "3 after 430: news"]);
}

#[test]
fn when_too_many_wait_the_oldest_news_goes_and_is_told_in_text() {
    let mut table = Table::new();
    table.alarm("alarm");
    for number in 1..=SpeechQueue::MOST_WAITING {
        table.tell(&format!("news {number}"));
    }
    table.expect(&["1 alarm"]);
    table.tell("one more");
    table.expect(&["text: news 1"]);
    table.alarm("second alarm");
    table.expect(&["text: news 2"]);
    for _ in 0..SpeechQueue::MOST_WAITING {
        table.alarm("another alarm");
    }
    table.acts.clear();
    table.tell("news among alarms");
    table.expect(&["text: news among alarms"]);
}

#[test]
fn no_tone_sounds_over_speech() {
    let mut table = Table::new();
    table.tell("news");
    table.sound(Tone::Press);
    table.sound(Tone::Error);
    table.sound(Tone::Flag);
    table.sound(Tone::LowTime);
    table.expect(&["1 news"]);
    table.over(1);
    table.expect(&["Flag"]);
}

#[test]
fn speech_waits_until_a_tone_is_over() {
    let mut table = Table::new();
    table.sound(Tone::Error);
    table.pass(30);
    table.answer("not a move");
    table.expect(&["Error", "1 after 220: not a move"]);
    table.pass(1_000);
    table.answer("not a move");
    table.expect(&["2 not a move"]);
}

#[test]
fn a_press_does_not_sound_over_a_falling_flag() {
    let mut table = Table::new();
    table.sound(Tone::Flag);
    table.sound(Tone::Press);
    table.pass(1_000);
    table.sound(Tone::Press);
    table.sound(Tone::Press);
    table.expect(&["Flag", "Press", "Press"]);
}

#[test]
fn a_tournament_has_no_tones() {
    let mut table = Table::new();
    table.tell("news");
    table.sound(Tone::Error);
    table.queue.set_tones(Tones::Off);
    table.over(1);
    table.sound(Tone::Flag);
    table.expect(&["1 news"]);
}

#[test]
fn the_last_words_are_repeated_and_spelled() {
    let mut table = Table::new();
    let nothing = table.queue.repeat(table.now);
    table.note(nothing);
    table.tell("Eva 4");
    table.over(1);
    for _ in 0..2 {
        let again = table.queue.repeat(table.now);
        table.note(again);
    }
    let spelled = table.queue.spell(Alphabet::Letters, table.now);
    table.note(spelled);
    let spelled = table.queue.spell(Alphabet::Nato, table.now);
    table.note(spelled);
    table.expect(&[
        "1 Eva 4",
        "2 Eva 4",
        "3 Eva 4",
        "4 E, V, A. four",
        "5 Echo, Victor, Alfa. four",
    ]);
}

#[test]
fn while_the_voice_is_away_answers_are_text_and_news_waits() {
    let mut table = Table::new();
    table.tell("news");
    table.answer("twelve minutes");
    let away = table.queue.away(table.now);
    table.note(away);
    table.answer("eleven minutes");
    table.expect(&[
        "1 news",
        "2 twelve minutes",
        "hush",
        "text: twelve minutes",
        "3 news",
        "text: eleven minutes",
    ]);
    table.queue.back();
    table.answer("ten minutes");
    table.over(4);
    table.expect(&["4 ten minutes", "5 news"]);
}

#[test]
fn what_the_speaker_gives_up_is_text() {
    let mut table = Table::new();
    table.tell("one");
    table.tell("two");
    let given_up = table.queue.unspoken(Ticket(1), table.now);
    table.note(given_up);
    let again = table.queue.unspoken(Ticket(1), table.now);
    table.note(again);
    table.expect(&["1 one", "text: one", "2 two"]);
}

#[test]
fn a_brief_player_hears_nothing_where_nothing_must_be_said() {
    let mut table = Table::new();
    table.queue.set_verbosity(Verbosity::Brief);
    table.tell("  ");
    table.expect(&[]);
    table.tell("news");
    table.expect(&["1 news"]);
}
