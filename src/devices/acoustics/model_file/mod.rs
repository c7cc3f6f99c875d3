//! The file of an acoustic model in Kaldi's format (`final.mdl`): read into a network, and written with another
//! network of the same shape. Everything else in it, and every unchanged number, is kept byte for byte. The caller
//! reads and writes the file.

mod cursor;
mod nodes;
mod reading;

use std::ops::Range;

use super::{Matrix, Network};
use cursor::FileForm;

/// A model file that was read.
#[derive(Debug, Clone)]
pub struct ModelFile {
    bytes: Vec<u8>,
    form: FileForm,
    network: Network,
    /// The ranges of the network's parameters in the file, in order.
    places: Vec<Range<usize>>,
    /// The output of the network for each phone, by the phone's number.
    sounds: Vec<Option<usize>>,
}

/// Why bytes are not a usable model file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "The speech model cannot be read at byte {at}: \"{found}\" stands there. Expected {expected}."
)]
pub struct UnreadableModel {
    at: usize,
    expected: String,
    found: String,
}

impl UnreadableModel {
    /// The byte where reading failed.
    #[must_use]
    pub fn at(&self) -> usize {
        self.at
    }

    fn new(at: usize, expected: impl ToString, found: &[u8]) -> UnreadableModel {
        const ENOUGH: usize = 24;
        let found = String::from_utf8_lossy(found.get(..ENOUGH).unwrap_or(found));
        let shown = found.chars().map(|sign| if sign.is_control() { ' ' } else { sign });
        UnreadableModel {
            at,
            expected: expected.to_string(),
            found: shown.collect::<String>().trim().to_owned(),
        }
    }
}

/// A network whose layers differ from the file's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("The network has other layers than the speech model it shall be written into.")]
pub struct OtherShape;

impl ModelFile {
    /// Reads the bytes of a model file.
    ///
    /// # Errors
    /// If it has anything but a chain of affine layers, rectified or with a softmax.
    pub fn read(bytes: Vec<u8>) -> Result<ModelFile, UnreadableModel> {
        let read = reading::read(&bytes)?;
        Ok(ModelFile {
            bytes,
            form: read.form,
            network: read.network,
            places: read.places,
            sounds: read.sounds,
        })
    }

    #[must_use]
    pub fn network(&self) -> &Network {
        &self.network
    }

    /// The output of the network for a phone, by the phone's number.
    #[must_use]
    pub fn sound_of(&self, phone: usize) -> Option<usize> {
        self.sounds.get(phone).copied().flatten()
    }

    /// The file with this network instead of its own.
    ///
    /// # Errors
    /// If the network has another shape.
    pub fn with(&self, network: &Network) -> Result<Vec<u8>, OtherShape> {
        let shape = |network: &Network| -> Vec<[usize; 2]> {
            network.layers().iter().map(|layer| [layer.output(), layer.weights.columns()]).collect()
        };
        if shape(network) != shape(&self.network) {
            return Err(OtherShape);
        }
        let mut pieces: Vec<(&Range<usize>, Option<Vec<u8>>)> = self
            .places
            .iter()
            .zip(self.network.parameters().zip(network.parameters()))
            .zip(columns(network))
            .map(|((place, (old, new)), columns)| {
                (place, (old != new).then(|| self.written(new, columns)))
            })
            .collect();
        pieces.sort_by_key(|(place, _)| place.start);
        let mut written = Vec::with_capacity(self.bytes.len());
        let mut from = 0;
        for (place, piece) in pieces {
            written.extend_from_slice(&self.bytes[from..place.start]);
            match piece {
                Some(piece) => written.extend(piece),
                None => written.extend_from_slice(&self.bytes[place.clone()]),
            }
            from = place.end;
        }
        written.extend_from_slice(&self.bytes[from..]);
        Ok(written)
    }

    /// Numbers in the form of this file: a matrix if there are columns, otherwise a vector.
    fn written(&self, values: &[f32], columns: Option<usize>) -> Vec<u8> {
        match self.form {
            FileForm::Binary => in_binary(values, columns),
            FileForm::Text => in_text(values, columns).into_bytes(),
        }
    }
}

/// For each piece of a network's parameters, the number of its columns.
fn columns(network: &Network) -> impl Iterator<Item = Option<usize>> {
    network.layers().iter().flat_map(|layer| [Some(Matrix::columns(&layer.weights)), None])
}

fn in_binary(values: &[f32], columns: Option<usize>) -> Vec<u8> {
    let count = |count: usize| {
        let mut bytes = vec![4];
        // Counts come from such a file, so they fit.
        bytes.extend(i32::try_from(count).unwrap_or(i32::MAX).to_le_bytes());
        bytes
    };
    let mut bytes = Vec::with_capacity(values.len() * 4 + 16);
    match columns {
        Some(columns) => {
            bytes.extend(b"FM ");
            bytes.extend(count(values.len() / columns));
            bytes.extend(count(columns));
        }
        None => {
            bytes.extend(b"FV ");
            bytes.extend(count(values.len()));
        }
    }
    bytes.extend(values.iter().flat_map(|value| value.to_le_bytes()));
    bytes
}

fn in_text(values: &[f32], columns: Option<usize>) -> String {
    let mut text = "[".to_owned();
    for row in values.chunks(columns.unwrap_or(values.len()).max(1)) {
        if columns.is_some() {
            text += "\n ";
        }
        for value in row {
            text += &format!(" {value}");
        }
    }
    text + " ]\n"
}
