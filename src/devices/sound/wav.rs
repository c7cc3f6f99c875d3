//! Reads WAV files with every common kind of sample, and writes them with one kind.

use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use super::resampling::{Resampling, SAMPLES_A_SECOND};
use crate::whole;

/// The bytes that identify a WAV file.
const HEAD: u64 = 12;

/// The longest recording, in bytes.
const LONGEST: u64 = WavFault::MOST_MEGABYTES << 20;

/// Why a file is not read as sound.
#[derive(Debug, thiserror::Error)]
#[error("no sound: {self:?}")]
pub enum UnreadableSound {
    /// It cannot be opened or read.
    Unreadable {
        path: PathBuf,
        /// The system's message.
        error: io::Error,
    },
    /// It is not a WAV file, or is damaged.
    NoSound {
        path: PathBuf,
        /// Why it is rejected.
        reason: WavFault,
    },
}

/// What is wrong with a sound file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no WAV: {self:?}")]
pub enum WavFault {
    /// It does not begin as WAV files do.
    NotWave,
    /// It ends before the sound data begins.
    Short,
    /// It does not describe the format of its samples.
    Format,
    /// Its samples are compressed or have an unknown size.
    Compressed {
        /// The format code.
        tag: u16,
        /// Bits of one sample.
        bits: u16,
    },
    /// No microphone has this rate.
    Rate(u32),
    /// It is too long to be an utterance.
    TooLong,
}

impl WavFault {
    /// Half an hour with the largest samples. No recording of speech is longer.
    pub const MOST_MEGABYTES: u64 = 512;
}

/// Reads a file as the recogniser takes it: one channel, 16,000 samples a second, each between -1 and 1.
///
/// # Errors
/// If the file cannot be read, or is not a WAV file.
pub fn read_wav(path: &Path) -> Result<Vec<f32>, UnreadableSound> {
    let unreadable = |error| UnreadableSound::Unreadable { path: path.to_owned(), error };
    let no_sound = |reason| UnreadableSound::NoSound { path: path.to_owned(), reason };
    let mut bytes = Vec::new();
    let mut file = whole::open(path).map_err(unreadable)?.take(HEAD);
    file.read_to_end(&mut bytes).map_err(unreadable)?;
    if !is_wave(&bytes) {
        return Err(no_sound(WavFault::NotWave));
    }
    file.set_limit(LONGEST + 1 - HEAD);
    file.read_to_end(&mut bytes).map_err(unreadable)?;
    if bytes.len() as u64 > LONGEST {
        return Err(no_sound(WavFault::TooLong));
    }
    parse_wav(&bytes).map_err(no_sound)
}

fn is_wave(bytes: &[u8]) -> bool {
    bytes.get(..4) == Some(b"RIFF") && bytes.get(8..12) == Some(b"WAVE")
}

/// Reads the bytes of a WAV file.
///
/// # Errors
/// If they are not a WAV file.
pub fn parse_wav(bytes: &[u8]) -> Result<Vec<f32>, WavFault> {
    if !is_wave(bytes) {
        return Err(WavFault::NotWave);
    }
    let mut rest = bytes.get(12..).unwrap_or_default();
    let mut format = None;
    while let Some((head, body)) = rest.split_at_checked(8) {
        let length = u32::from_le_bytes([head[4], head[5], head[6], head[7]]) as usize;
        // A program that writes into a pipe does not know the length of the sound beforehand.
        let chunk = body.get(..length).unwrap_or(body);
        match &head[..4] {
            b"fmt " => format = Some(Format::of(chunk)?),
            b"data" => {
                let chunk = if length == 0 { body } else { chunk };
                return Ok(format.ok_or(WavFault::Format)?.sound(chunk));
            }
            _ => {}
        }
        // Chunks begin at even offsets.
        rest = body.get(length.saturating_add(length % 2)..).unwrap_or_default();
    }
    Err(WavFault::Short)
}

/// Writes recorded speech with 16 bits a sample, readable by the owner only: it is a person's voice.
///
/// # Errors
/// If the file cannot be written.
pub fn write_wav(path: &Path, samples: &[i16]) -> io::Result<()> {
    whole::create_private(path)?.write_all(&to_wav(samples)?)
}

/// The bytes of a WAV file with recorded speech, 16 bits a sample.
///
/// # Errors
/// If there are more samples than such a file can count.
pub fn to_wav(samples: &[i16]) -> io::Result<Vec<u8>> {
    let length = u32::try_from(samples.len() * 2).map_err(io::Error::other)?;
    let mut bytes = Vec::with_capacity(44 + samples.len() * 2);
    bytes.extend(b"RIFF");
    bytes.extend(length.saturating_add(36).to_le_bytes());
    bytes.extend(b"WAVEfmt \x10\0\0\0\x01\0\x01\0");
    bytes.extend(SAMPLES_A_SECOND.to_le_bytes());
    bytes.extend((SAMPLES_A_SECOND * 2).to_le_bytes());
    bytes.extend(b"\x02\0\x10\0data");
    bytes.extend(length.to_le_bytes());
    bytes.extend(samples.iter().flat_map(|sample| sample.to_le_bytes()));
    Ok(bytes)
}

/// How the samples of a file are encoded.
#[derive(Debug, Clone, Copy)]
struct Format {
    kind: ChunkKind,
    channels: usize,
    rate: u32,
    /// Bytes of one sample of one channel.
    width: usize,
}

#[derive(Debug, Clone, Copy)]
enum ChunkKind {
    Unsigned,
    Signed,
    Floating,
    /// As in telephony: logarithmic steps.
    MuLaw,
}

impl Format {
    fn of(chunk: &[u8]) -> Result<Format, WavFault> {
        let number = |at: usize| {
            let bytes = chunk.get(at..at + 2).ok_or(WavFault::Format)?;
            Ok(u16::from_le_bytes([bytes[0], bytes[1]]))
        };
        let channels = usize::from(number(2)?);
        let rate = u32::from(number(4)?) | u32::from(number(6)?) << 16;
        let (block, bits) = (usize::from(number(12)?), number(14)?);
        let tag = match number(0)? {
            // The extensible form has its format code further on.
            0xfffe => number(24)?,
            tag => tag,
        };
        if channels == 0 || block == 0 || block % channels != 0 {
            return Err(WavFault::Format);
        }
        if Resampling::from_rate(rate).is_none() {
            return Err(WavFault::Rate(rate));
        }
        let width = block / channels;
        let kind = match (tag, width) {
            (1, 1) => ChunkKind::Unsigned,
            (1, 2..=4) => ChunkKind::Signed,
            (3, 4 | 8) => ChunkKind::Floating,
            (7, 1) => ChunkKind::MuLaw,
            _ => return Err(WavFault::Compressed { tag, bits }),
        };
        Ok(Format { kind, channels, rate, width })
    }

    /// One channel at the recogniser's rate. Several channels are averaged.
    fn sound(&self, chunk: &[u8]) -> Vec<f32> {
        let mut out = Vec::new();
        let Some(mut resampling) = Resampling::from_rate(self.rate) else { return out };
        let frames = chunk.chunks_exact(self.width * self.channels);
        let mean = frames.map(|frame| {
            let sum: f32 = frame.chunks_exact(self.width).map(|bytes| self.sample(bytes)).sum();
            sum / self.channels as f32
        });
        resampling.take(mean, &mut out);
        resampling.finish(&mut out);
        out
    }

    fn sample(&self, bytes: &[u8]) -> f32 {
        let sample = match (self.kind, bytes) {
            (ChunkKind::MuLaw, &[byte]) => of_mu_law(byte),
            (ChunkKind::Unsigned, &[byte]) => (f32::from(byte) - 128.0) / 128.0,
            (ChunkKind::Signed, &[low, high]) => {
                f32::from(i16::from_le_bytes([low, high])) / 32_768.0
            }
            (ChunkKind::Signed, &[low, middle, high]) => {
                i32::from_le_bytes([0, low, middle, high]) as f32 / 2_147_483_648.0
            }
            (ChunkKind::Signed, &[a, b, c, d]) => {
                i32::from_le_bytes([a, b, c, d]) as f32 / 2_147_483_648.0
            }
            (ChunkKind::Floating, &[a, b, c, d]) => f32::from_le_bytes([a, b, c, d]),
            (ChunkKind::Floating, &[a, b, c, d, e, f, g, h]) => {
                f64::from_le_bytes([a, b, c, d, e, f, g, h]) as f32
            }
            _ => 0.0,
        };
        // A file of floating point may hold anything.
        if sample.is_finite() { sample.clamp(-1.0, 1.0) } else { 0.0 }
    }
}

/// A sample of G.711: a sign, an exponent and four bits, all inverted. Each exponent doubles the step.
fn of_mu_law(byte: u8) -> f32 {
    const BIAS: i16 = 132;
    let turned = !byte;
    let step = i16::from(turned & 0x0f) << 3;
    let loudness = ((step + BIAS) << (turned >> 4 & 7)) - BIAS;
    let sample = if turned & 0x80 == 0 { loudness } else { -loudness };
    f32::from(sample) / 32_768.0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(tag: u16, channels: u16, rate: u32, bits: u16, data: &[u8]) -> Vec<u8> {
        let block = channels * bits / 8;
        let mut bytes = b"RIFF\0\0\0\0WAVELIST\x03\0\0\0abc\0fmt \x10\0\0\0".to_vec();
        bytes.extend([tag, channels].into_iter().flat_map(u16::to_le_bytes));
        bytes.extend([rate, rate * u32::from(block)].into_iter().flat_map(u32::to_le_bytes));
        bytes.extend([block, bits].into_iter().flat_map(u16::to_le_bytes));
        bytes.extend(b"data");
        bytes.extend(u32::try_from(data.len()).unwrap().to_le_bytes());
        bytes.extend(data);
        bytes
    }

    #[test]
    fn every_kind_of_sample_is_the_same_sound() {
        let half: Vec<(u16, u16, Vec<u8>)> = vec![
            (1, 8, vec![192]),
            (1, 16, 16_384_i16.to_le_bytes().to_vec()),
            (1, 24, vec![0, 0, 0x40]),
            (1, 32, (1_i32 << 30).to_le_bytes().to_vec()),
            (3, 32, 0.5_f32.to_le_bytes().to_vec()),
            (3, 64, 0.5_f64.to_le_bytes().to_vec()),
        ];
        for (tag, bits, sample) in half {
            for channels in [1, 2, 6] {
                let data = sample.repeat(usize::from(channels) * 10);
                let sound = parse_wav(&file(tag, channels, 16_000, bits, &data)).unwrap();
                assert_eq!(sound.len(), 10);
                assert!(sound.iter().all(|sample| (sample - 0.5).abs() < 1e-3), "{tag} {bits}");
            }
        }
    }

    #[test]
    fn what_telephones_write_is_read() {
        // The softest and the loudest value of both signs, and one in between, from the table of G.711.
        for (byte, sample) in [
            (0xff, 0_i16),
            (0x7f, 0),
            (0x80, 32_124),
            (0x00, -32_124),
            (0xb2, 3_644),
            (0x32, -3_644),
        ] {
            let sound = parse_wav(&file(7, 1, 16_000, 8, &[byte; 10])).unwrap();
            let expected = f32::from(sample) / 32_768.0;
            assert!(
                sound.iter().all(|sample| (sample - expected).abs() < 1e-4),
                "{byte} {sound:?}"
            );
        }
    }

    #[test]
    fn what_is_no_sound_is_named() {
        let reason = |bytes: &[u8]| parse_wav(bytes).unwrap_err();
        let whole = file(1, 1, 16_000, 16, &[0; 64]);
        assert_eq!(reason(b""), WavFault::NotWave);
        assert_eq!(reason(b"ID3"), WavFault::NotWave);
        assert_eq!(reason(&whole[..40]), WavFault::Format);
        assert_eq!(reason(&whole[..12]), WavFault::Short);
        assert_eq!(reason(&file(1, 0, 16_000, 16, &[])), WavFault::Format);
        assert_eq!(
            reason(&file(6, 1, 8_000, 8, &[0; 9])),
            WavFault::Compressed { tag: 6, bits: 8 }
        );
        assert_eq!(reason(&file(1, 1, 3, 16, &[0; 9])), WavFault::Rate(3));
        for length in 0..whole.len() {
            let _ = parse_wav(&whole[..length]);
        }
    }

    #[test]
    fn what_is_written_is_read_again() {
        let path = std::env::temp_dir().join(format!("hector-wav-{}.wav", std::process::id()));
        let samples: Vec<i16> = (0..1_000).map(|at| at * 30 - 15_000).collect();
        write_wav(&path, &samples).unwrap();
        let read: Vec<i16> =
            read_wav(&path).unwrap().iter().map(|sample| (sample * 32_768.0) as i16).collect();
        std::fs::remove_file(&path).unwrap();
        assert_eq!(read, samples);
    }
}
