//! Where speech begins and ends, by its loudness compared with the noise of the room.

use std::time::Duration;

use super::loudness::decibels;
use crate::sound::SAMPLES_A_SECOND;

/// One frame, the stretch whose loudness is measured.
pub(super) const FRAME: usize = (SAMPLES_A_SECOND / 100) as usize;
pub(super) const FRAME_TIME: Duration = Duration::from_millis(10);
/// Speech is this many decibels louder than the room.
const ABOVE_THE_ROOM: f32 = 9.0;
/// During speech, this much is enough to go on.
const STILL_ABOVE: f32 = 6.0;
/// Nothing quieter is speech, however quiet the room, in decibels below full scale.
const QUIETEST: f32 = -62.0;
/// The noise of the room is not assumed to be louder than this.
const LOUDEST_ROOM: f32 = -22.0;
/// This many loud frames among the last `LAST` are speech. Fewer are a click.
const ENOUGH: u32 = 6;
const LAST: u32 = 10;
/// How fast the estimate of the room's noise rises, in decibels a frame: 6 a second.
const ROOM_RISES: f32 = 0.06;
/// How fast the estimate falls, as a part of the difference.
const ROOM_FALLS: f32 = 0.2;

/// The result of a frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Voicing {
    /// Nobody speaks.
    Quiet,
    /// Somebody began to speak this long ago.
    Begun(Duration),
    /// Somebody speaks.
    Speaks,
    /// Somebody spoke and has been silent for this long.
    Pauses(Duration),
}

/// Follows the loudness of a room.
#[derive(Debug, Default)]
pub(super) struct EndPointing {
    /// The loudness of the room without speech. `None` at first.
    room: Option<f32>,
    /// The last frames as bits, the newest lowest: set if the frame was loud.
    loud: u32,
    speech: Option<SpokenStretch>,
    /// The last sample heard and passed on, for the high pass.
    before: (f32, f32),
}

#[derive(Debug)]
struct SpokenStretch {
    quiet: Duration,
}

impl EndPointing {
    pub(super) fn take(&mut self, frame: &[f32]) -> Voicing {
        let level = self.level(frame);
        let room = self.room.get_or_insert(level.clamp(QUIETEST - ABOVE_THE_ROOM, LOUDEST_ROOM));
        let margin = if self.speech.is_some() { STILL_ABOVE } else { ABOVE_THE_ROOM };
        let is_loud = level > (*room + margin).max(QUIETEST);
        *room = if level < *room {
            *room + (level - *room) * ROOM_FALLS
        } else {
            (*room + ROOM_RISES).min(level)
        }
        .clamp(QUIETEST - ABOVE_THE_ROOM, LOUDEST_ROOM);
        self.loud = (self.loud << 1 | u32::from(is_loud)) & ((1 << LAST) - 1);
        match &mut self.speech {
            None if self.loud.count_ones() >= ENOUGH => {
                self.speech = Some(SpokenStretch { quiet: Duration::ZERO });
                Voicing::Begun(FRAME_TIME * (u32::BITS - self.loud.leading_zeros()))
            }
            None => Voicing::Quiet,
            Some(speech) => {
                // A single loud frame is a click, not a word.
                let goes_on = is_loud && (self.loud & 0b1111).count_ones() >= 3;
                speech.quiet = if goes_on { Duration::ZERO } else { speech.quiet + FRAME_TIME };
                if speech.quiet.is_zero() { Voicing::Speaks } else { Voicing::Pauses(speech.quiet) }
            }
        }
    }

    /// Ends the utterance: the next word begins a new one.
    pub(super) fn end(&mut self) {
        (self.speech, self.loud) = (None, 0);
    }

    /// How loud a frame is without the hum below all voices.
    fn level(&mut self, frame: &[f32]) -> f32 {
        // A first-order high pass at about 150 hertz.
        const KEPT: f32 = 0.942;
        let (mut heard, mut passed) = self.before;
        let mut squares = 0.0;
        for sample in frame {
            passed = KEPT * (passed + sample - heard);
            heard = *sample;
            squares += passed * passed;
        }
        self.before = (heard, passed);
        decibels((squares / frame.len().max(1) as f32).sqrt())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Seconds of noise at a loudness, the same each time.
    fn noise(seconds: f32, loud: f32) -> Vec<f32> {
        let mut state = 0x2545_f491_u32;
        let count = (seconds * SAMPLES_A_SECOND as f32) as usize;
        let mut next = || {
            state ^= state << 13;
            state ^= state >> 17;
            state ^= state << 5;
            (state as f32 / u32::MAX as f32 - 0.5) * 2.0 * loud
        };
        (0..count).map(|_| next()).collect()
    }

    /// When speech began and when it had been silent for 300 milliseconds, both in milliseconds.
    fn utterances(sound: &[f32]) -> Vec<(u128, u128)> {
        let mut pointing = EndPointing::default();
        let mut found = Vec::new();
        let mut begun = 0;
        for (number, frame) in sound.chunks(FRAME).enumerate() {
            let now = (number as u128 + 1) * 10;
            match pointing.take(frame) {
                Voicing::Begun(ago) => begun = now - ago.as_millis(),
                Voicing::Pauses(quiet) if quiet >= Duration::from_millis(300) => {
                    pointing.end();
                    found.push((begun, now));
                }
                _ => {}
            }
        }
        found
    }

    #[test]
    fn words_are_found_in_a_quiet_and_in_a_noisy_room() {
        for room in [0.0, 0.0005, 0.01, 0.03] {
            let mut sound = noise(1.0, room);
            for _ in 0..3 {
                sound.extend(noise(0.8, 0.3));
                sound.extend(noise(1.2, room));
            }
            let found = utterances(&sound);
            assert_eq!(found.len(), 3, "{room}: {found:?}");
            for (number, (begun, ended)) in found.iter().enumerate() {
                let expected = 1_000 + 2_000 * number as u128;
                assert!(begun.abs_diff(expected) <= 20, "{room}: {found:?}");
                assert!(ended.abs_diff(expected + 1_100) <= 60, "{room}: {found:?}");
            }
        }
    }

    #[test]
    fn clicks_and_a_fan_that_starts_are_no_words() {
        let mut sound = noise(1.0, 0.0005);
        for _ in 0..5 {
            sound.extend(noise(0.02, 0.5));
            sound.extend(noise(0.5, 0.0005));
        }
        assert_eq!(utterances(&sound), []);
        // A fan is taken for speech at first, and then for the noise of the room.
        sound.extend(noise(6.0, 0.01));
        assert!(utterances(&sound).len() <= 1);
    }
}
