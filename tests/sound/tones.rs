//! Tones as they come out of the sound system: a real PulseAudio, recorded and measured.

use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

use crate::common::recording::Stretch;
use crate::common::recording::{Recording, samples, time};
use crate::common::sound::{assert_is_silent_at_once, in_a_private_world};
use hector::devices::speaker;
use hector::devices::tones::{self, Melody, Silent, SoundedNote, TonesEvent};
use hector::present::spoken::{Priority, Utterance, VoiceSettings};
use hector::present::tone::{Tone, Tones};
use hector::scenes::voice::{SpeechAndTones, ToldInText, VoiceDeviceSignal};
use hector::words::Language;

const LIMIT: Duration = Duration::from_secs(12);
/// Shorter than the rest between the notes of any tone but the flag's.
const GAP: Duration = Duration::from_millis(30);
const QUIET: Duration = Duration::from_millis(400);

fn opened() -> (tones::ToneDevice, Receiver<TonesEvent>) {
    let (sender, events) = mpsc::sync_channel(16);
    let tones = tones::ToneDevice::open(sender).expect("a thread");
    assert_eq!(events.recv_timeout(LIMIT), Ok(TonesEvent::Back));
    (tones, events)
}

fn melody(tone: Tone, volume: u8) -> Melody {
    let note = |note: &hector::present::tone::Note| SoundedNote {
        frequency: note.frequency,
        sound: note.sound,
        rest: note.rest,
    };
    Melody { notes: tone.notes().iter().map(note).collect(), volume }
}

/// Sounds a tone alone, and returns the stretches in which it is heard.
fn hear(tones: &tones::ToneDevice, recording: &mut Recording, melody: Melody) -> Vec<Stretch> {
    let from = recording.now();
    tones.play(melody);
    let Some(sound) = recording.wait_for_sound(from, Duration::from_secs(2)) else {
        return Vec::new();
    };
    recording.wait_for_silence(sound, QUIET);
    recording.stretches(from, GAP)
}

/// Each note of a tone that begins with a stretch is itself, and none of another tone. Most of
/// its short slices must be: a busy machine may tear the sound once.
fn is_itself(recording: &Recording, tone: Tone, first: Stretch) -> Result<(), String> {
    // Stretches are found to a hundredth of a second.
    let edge = samples(Duration::from_millis(8));
    let slice = samples(Duration::from_millis(14));
    let mut from = first.from;
    for note in tone.notes() {
        let to = from + samples(note.sound);
        let starts: Vec<usize> = (from + edge..=to - edge - slice).step_by(slice / 2).collect();
        let itself = starts.iter().filter(|&&from| {
            let heard = Stretch { from, to: from + slice };
            let share = |frequency: u16| recording.share_of(f64::from(frequency), heard);
            let others = Tone::ALL.into_iter().filter(|other| *other != tone);
            share(note.frequency) > 0.7
                && others.flat_map(Tone::notes).all(|other| share(other.frequency) < 0.5)
        });
        let (itself, slices) = (itself.count(), starts.len());
        if itself * 4 < slices * 3 {
            return Err(format!("{tone:?} {note:?}: {itself} of {slices}"));
        }
        from = to + samples(note.rest);
    }
    Ok(())
}

/// Sounds a tone and says what was wrong with it.
fn try_tone(
    tones: &tones::ToneDevice,
    recording: &mut Recording,
    tone: Tone,
) -> Result<(), String> {
    let stretches = hear(tones, recording, melody(tone, 100));
    let (Some(first), Some(last)) = (stretches.first(), stretches.last()) else {
        return Err(format!("{tone:?} is not heard"));
    };
    let length = time(last.to - first.from);
    if length.abs_diff(tone.length()) > Duration::from_millis(30) {
        return Err(format!("{tone:?} is {length:?} long"));
    }
    let knocks = if tone == Tone::LowTime { 2 } else { 1 };
    if stretches.len() != knocks {
        return Err(format!("{tone:?}: {stretches:?}"));
    }
    is_itself(recording, tone, *first)
}

#[test]
fn every_tone_is_heard_with_its_own_notes() {
    in_a_private_world(module_path!(), "every_tone_is_heard_with_its_own_notes", |world| {
        let mut recording = world.record();
        let (tones, _events) = opened();
        for tone in Tone::ALL {
            // A busy machine may tear the sound; a wrong tone is wrong every time.
            let mut faults = Vec::new();
            while let Err(fault) = try_tone(&tones, &mut recording, tone) {
                faults.push(fault);
                assert!(faults.len() < 5, "{faults:?}");
            }
        }
    });
}

#[test]
fn a_way_that_is_closed_again_is_not_told_as_lost() {
    in_a_private_world(
        module_path!(),
        "a_way_that_is_closed_again_is_not_told_as_lost",
        |_world| {
            // The library asks about a stream that is gone in few of them.
            for _ in 0..200 {
                let (tones, events) = opened();
                drop(tones);
                assert_eq!(events.try_recv().ok(), None);
            }
        },
    );
}

#[test]
fn a_tone_that_is_silenced_while_the_loudspeaker_opens_does_not_sound() {
    in_a_private_world(
        module_path!(),
        "a_tone_that_is_silenced_while_the_loudspeaker_opens_does_not_sound",
        |world| {
            let mut recording = world.record();
            let (tones, _events) = opened();
            let from = recording.now();
            tones.play(melody(Tone::Press, 50));
            tones.hush();
            assert_eq!(recording.wait_for_sound(from, Duration::from_secs(1)), None);
            assert_ne!(hear(&tones, &mut recording, melody(Tone::Press, 50)), []);
        },
    );
}

#[test]
fn tones_have_a_volume_and_are_silenced() {
    in_a_private_world(module_path!(), "tones_have_a_volume_and_are_silenced", |world| {
        let mut recording = world.record();
        let (tones, _events) = opened();
        assert_eq!(hear(&tones, &mut recording, melody(Tone::Flag, 0)), []);
        assert_eq!(hear(&tones, &mut recording, melody(Tone::Flag, 50)).len(), 1);
        let long = SoundedNote {
            frequency: 440,
            sound: Duration::from_secs(5),
            rest: Duration::from_millis(0),
        };
        let took = [(); 3].map(|()| {
            let from = recording.now();
            tones.play(Melody { notes: vec![long], volume: 100 });
            recording.wait_for_sound(from, LIMIT).expect("a tone");
            tones.hush();
            let hushed = recording.now();
            let silent = recording.wait_for_silence(hushed, QUIET);
            time(silent - hushed)
        });
        assert_is_silent_at_once(took);
    });
}

/// A tone, words with two tones meant for the same time, and what was wrong with it all.
fn try_tones_and_speech(recording: &mut Recording) -> Result<(), String> {
    let (sender, signals) = mpsc::sync_channel::<VoiceDeviceSignal>(64);
    let mut voice =
        SpeechAndTones::open(&VoiceSettings::default(), Tones::On, &sender).expect("a thread");
    let mut back = 0;
    while back < 2 {
        let told = voice.settle(signals.recv_timeout(LIMIT).expect("a signal"));
        back += told
            .iter()
            .filter(|told| matches!(told, ToldInText::Back | ToldInText::TonesBack))
            .count();
    }
    let from = recording.now();
    voice.sound(Tone::Error);
    let words = "Dame David eins David acht";
    voice.say(Utterance::new(Priority::Telling, Language::German, words));
    recording.wait_for_sound(from, LIMIT).expect("a tone");
    // Now while words are spoken or about to be.
    voice.sound(Tone::Press);
    voice.sound(Tone::Flag);
    let over = VoiceDeviceSignal::Speaker(speaker::SpeakerEvent::Spoken(1));
    loop {
        let signal = signals.recv_timeout(LIMIT).expect("a signal");
        let is_over = signal == over;
        voice.settle(signal);
        if is_over {
            break;
        }
    }
    let spoken = recording.now();
    recording.wait_for_sound(spoken, LIMIT).expect("the flag");
    recording.wait_for_silence(spoken, QUIET);
    let stretches = recording.stretches(from, GAP);
    let (Some(first), Some(last)) = (stretches.first(), stretches.last()) else {
        return Err("nothing is heard".to_owned());
    };
    // First the error alone, then words, then the flag alone, and silence between them.
    if stretches.len() < 3 {
        return Err(format!("{stretches:?}"));
    }
    for (tone, stretch) in [(Tone::Error, first), (Tone::Flag, last)] {
        let length = time(stretch.to - stretch.from);
        if length.abs_diff(tone.length()) >= Duration::from_millis(30) {
            return Err(format!("{tone:?} is {length:?} long"));
        }
        is_itself(recording, tone, *stretch)?;
    }
    for spoken in &stretches[1..stretches.len() - 1] {
        for note in Tone::ALL.into_iter().flat_map(Tone::notes) {
            let share = recording.share_of(f64::from(note.frequency), *spoken);
            if share >= 0.3 {
                return Err(format!("{note:?} in {spoken:?}: {share}"));
            }
        }
    }
    Ok(())
}

#[test]
fn no_tone_sounds_over_speech() {
    in_a_private_world(module_path!(), "no_tone_sounds_over_speech", |world| {
        let mut recording = world.record();
        let mut faults = Vec::new();
        while let Err(fault) = try_tones_and_speech(&mut recording) {
            faults.push(fault);
            assert!(faults.len() < 5, "{faults:?}");
        }
    });
}

#[test]
fn sound_that_dies_is_told_and_sound_that_returns_is_used() {
    in_a_private_world(
        module_path!(),
        "sound_that_dies_is_told_and_sound_that_returns_is_used",
        |world| {
            let (tones, events) = opened();
            tones.play(melody(Tone::Press, 100));
            world.stop_pulse();
            tones.play(melody(Tone::Press, 100));
            let lost = events.recv_timeout(LIMIT);
            assert!(matches!(lost, Ok(TonesEvent::Lost(_))), "{lost:?}");
            let _server = world.start_pulse();
            let mut recording = world.record();
            let from = recording.now();
            let until = Instant::now() + LIMIT;
            // Each tone asks for the sound system, and one of them finds it.
            while events.try_recv() != Ok(TonesEvent::Back) {
                assert!(Instant::now() < until, "it does not come back");
                tones.play(melody(Tone::Press, 100));
                std::thread::sleep(Duration::from_millis(50));
            }
            tones.play(melody(Tone::Flag, 100));
            assert!(recording.wait_for_sound(from, LIMIT).is_some());
        },
    );
}

#[test]
fn without_a_sound_system_that_is_told_and_nobody_waits() {
    in_a_private_world(
        module_path!(),
        "without_a_sound_system_that_is_told_and_nobody_waits",
        |world| {
            world.stop_pulse();
            let begun = Instant::now();
            let (sender, events) = mpsc::sync_channel(16);
            let tones = tones::ToneDevice::open(sender).expect("a thread");
            tones.play(melody(Tone::Press, 100));
            assert!(begun.elapsed() < Duration::from_secs(1), "{:?}", begun.elapsed());
            // Where this machine has a sound card, the tone is heard there.
            let told = events.recv_timeout(LIMIT);
            let without =
                matches!(told, Ok(TonesEvent::Lost(Silent::NoLoudspeaker | Silent::Failed(_))));
            assert!(without || told == Ok(TonesEvent::Back), "{told:?}");
            let begun = Instant::now();
            drop(tones);
            assert!(begun.elapsed() < Duration::from_secs(1), "{:?}", begun.elapsed());
        },
    );
}
