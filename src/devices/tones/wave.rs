//! Computes the samples of a melody, one after another.

use std::f32::consts::TAU;
use std::time::Duration;

use super::{Melody, SoundedNote};

/// A melody that is being played.
pub(super) struct Wave {
    notes: Vec<SoundedNote>,
    loudness: f32,
    /// Samples since the start of the current note.
    place: u32,
    /// Samples left of a fade-out.
    fading: Option<u32>,
}

impl Wave {
    pub(super) const SAMPLES_A_SECOND: u32 = 48_000;
    /// Each note fades in and out this long, so that it does not click.
    const EDGE: u32 = Wave::SAMPLES_A_SECOND / 250;
    /// At full volume a fifth of the maximum: quiet compared with speech.
    const LOUDEST: f32 = 0.2;

    pub(super) fn of(melody: &Melody) -> Wave {
        let loudness = Wave::LOUDEST * f32::from(melody.volume.min(100)) / 100.0;
        let notes = melody.notes.iter().rev().copied().collect();
        Wave { notes, loudness, place: 0, fading: None }
    }

    /// Ends the melody within a few milliseconds.
    pub(super) fn fade(&mut self) {
        self.fading = Some(self.fading.unwrap_or(Wave::EDGE));
    }

    pub(super) fn is_over(&self) -> bool {
        self.notes.is_empty() || self.fading == Some(0)
    }

    pub(super) fn next(&mut self) -> Option<i16> {
        let faded = match &mut self.fading {
            None => 1.0,
            Some(0) => return None,
            Some(left) => {
                *left -= 1;
                *left as f32 / Wave::EDGE as f32
            }
        };
        let note = self.notes.last()?;
        let (sound, rest) = (samples(note.sound), samples(note.rest));
        let sample = if self.place < sound {
            let edge = self.place.min(sound - self.place).min(Wave::EDGE);
            let swell = edge as f32 / Wave::EDGE as f32;
            let turns = f32::from(note.frequency) * self.place as f32;
            (turns / Wave::SAMPLES_A_SECOND as f32 * TAU).sin() * swell
        } else {
            0.0
        };
        self.place += 1;
        if self.place >= sound + rest {
            self.notes.pop();
            self.place = 0;
        }
        Some((sample * faded * self.loudness * f32::from(i16::MAX)) as i16)
    }
}

fn samples(length: Duration) -> u32 {
    let samples = length.as_secs_f64() * f64::from(Wave::SAMPLES_A_SECOND);
    samples.round() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn melody() -> Melody {
        let note = |frequency| SoundedNote {
            frequency,
            sound: Duration::from_millis(50),
            rest: Duration::from_millis(10),
        };
        Melody { notes: vec![note(440), note(880)], volume: 100 }
    }

    #[test]
    fn a_melody_has_its_length_and_starts_and_ends_in_silence() {
        let mut wave = Wave::of(&melody());
        let samples: Vec<i16> = std::iter::from_fn(|| wave.next()).collect();
        assert!(wave.is_over());
        assert_eq!(samples.len(), 48 * 120);
        assert_eq!(samples.first(), Some(&0));
        assert!(samples.windows(2).all(|pair| (pair[1] - pair[0]).abs() < 900), "a click");
        let loudest = samples.iter().copied().max().expect("samples");
        assert!((6_000..6_600).contains(&loudest), "{loudest}");
    }

    #[test]
    fn a_fade_ends_it_within_four_thousandths_of_a_second() {
        let mut wave = Wave::of(&melody());
        for _ in 0..1_000 {
            wave.next();
        }
        wave.fade();
        wave.fade();
        assert_eq!(std::iter::from_fn(|| wave.next()).count(), 192);
        assert!(wave.is_over());
    }

    #[test]
    fn no_notes_are_no_sound() {
        let mut wave = Wave::of(&Melody { notes: Vec::new(), volume: 255 });
        assert!(wave.is_over());
        assert_eq!(wave.next(), None);
    }
}
