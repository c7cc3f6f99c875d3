//! The settings of cepstra, from a model's `conf/mfcc.conf`. Settings that this program does not support are refused.

/// The settings that a model may choose.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CepstraSettings {
    /// The number of triangles on the mel scale.
    pub mels: usize,
    /// The number of coefficients for each frame.
    pub cepstra: usize,
    /// The lowest frequency, in hertz.
    pub low: f32,
    /// The highest frequency, in hertz. In the file, 0 or less is relative to half the sampling rate.
    pub high: f32,
}

/// A setting with which the results would differ from the recogniser's.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("\"{line}\" in the settings of the speech model cannot be followed. Expected {expected}.")]
pub struct UnusableSettings {
    line: String,
    expected: &'static str,
}

impl UnusableSettings {
    #[must_use]
    pub fn line(&self) -> &str {
        &self.line
    }
}

impl CepstraSettings {
    /// Reads the lines of a settings file, each such as `--num-ceps=40`.
    ///
    /// # Errors
    /// If a line asks for something that is not computed here.
    pub fn read(text: &str) -> Result<CepstraSettings, UnusableSettings> {
        // The recogniser's defaults.
        let mut settings = CepstraSettings { mels: 23, cepstra: 13, low: 20.0, high: 0.0 };
        let mut energy = Energy::First;
        for line in text.lines().map(|line| line.split('#').next().unwrap_or("").trim()) {
            if !line.is_empty() {
                settings
                    .take(line, &mut energy)
                    .map_err(|expected| UnusableSettings { line: line.to_owned(), expected })?;
            }
        }
        if settings.high <= 0.0 {
            settings.high += super::SAMPLE_RATE as f32 / 2.0;
        }
        let refuse =
            |line: &str, expected| Err(UnusableSettings { line: line.to_owned(), expected });
        if energy == Energy::First {
            return refuse("--use-energy=true", "--use-energy=false");
        }
        let top = super::SAMPLE_RATE as f32 / 2.0;
        let ordered = (0.0..settings.high).contains(&settings.low) && settings.high <= top;
        let counts =
            (1..=200).contains(&settings.mels) && (1..=settings.mels).contains(&settings.cepstra);
        match ordered && counts {
            true => Ok(settings),
            false => {
                refuse(text.trim(), "frequencies from 0 to 8000, and no more cepstra than mels")
            }
        }
    }

    fn take(&mut self, line: &str, energy: &mut Energy) -> Result<(), &'static str> {
        let (name, value) = line.split_once('=').ok_or("a name, an equals sign and a value")?;
        let (name, value) = (name.trim(), value.trim());
        let same = |known: f32| value.parse() == Ok(known);
        match name {
            "--num-mel-bins" => self.mels = value.parse().map_err(|_| "a number of mels")?,
            "--num-ceps" => self.cepstra = value.parse().map_err(|_| "a number of cepstra")?,
            "--low-freq" => self.low = value.parse().map_err(|_| "a frequency")?,
            "--high-freq" => self.high = value.parse().map_err(|_| "a frequency")?,
            "--use-energy" if value == "false" => *energy = Energy::None,
            "--use-energy" => return Err("--use-energy=false"),
            // This program adds no dither, whatever the setting.
            "--dither" => {}
            "--sample-frequency" if same(16_000.0) => {}
            "--frame-length" if same(25.0) => {}
            "--frame-shift" if same(10.0) => {}
            "--preemphasis-coefficient" if same(0.97) => {}
            "--cepstral-lifter" if same(22.0) => {}
            "--window-type" if value == "povey" => {}
            "--remove-dc-offset" | "--snip-edges" | "--round-to-power-of-two"
                if value == "true" => {}
            "--htk-compat" if value == "false" => {}
            _ => return Err("mel bins, cepstra and frequencies alone to be chosen"),
        }
        Ok(())
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Energy {
    /// The first coefficient is the energy.
    First,
    None,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_settings_of_a_model_are_followed_or_refused() {
        let text = "--use-energy=false\n--num-mel-bins=40 # many\n\n--num-ceps=40\n--low-freq=20\n--high-freq=-400\n";
        assert_eq!(
            CepstraSettings::read(text),
            Ok(CepstraSettings { mels: 40, cepstra: 40, low: 20.0, high: 7_600.0 })
        );
        for (other, sentence) in [
            (
                "--use-energy=true",
                "\"--use-energy=true\" in the settings of the speech model cannot be followed. Expected --use-energy=false.",
            ),
            (
                "--use-energy=false\n--frame-shift=12",
                "\"--frame-shift=12\" in the settings of the speech model cannot be followed. Expected mel bins, cepstra and frequencies alone to be chosen.",
            ),
            (
                "--use-energy=false\n--num-ceps=many",
                "\"--num-ceps=many\" in the settings of the speech model cannot be followed. Expected a number of cepstra.",
            ),
        ] {
            let refused = CepstraSettings::read(other).map_err(|refused| refused.to_string());
            assert_eq!(refused, Err(sentence.to_owned()));
        }
        for other in
            ["", "--use-energy=false\n--low-freq=NaN", "--use-energy=false\n--num-ceps=0", "high"]
        {
            assert!(CepstraSettings::read(other).is_err(), "{other}");
        }
    }
}
