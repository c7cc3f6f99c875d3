//! The acoustic model of the speech recogniser: read, run and trained. Recording is in `ear`. Only functions that say
//! so open files.

mod adam;
mod alignment;
mod cepstra;
mod chance;
mod change;
mod matrix;
mod model;
mod model_file;
mod network;
mod passing;
mod product;
mod profiles;
mod pronunciations;
mod teaching;

pub use cepstra::{Cepstra, CepstraSettings, SAMPLE_RATE, UnusableSettings, Warp};
pub use matrix::Matrix;
pub use model::{AcousticModel, NETWORK_FILE, NotTeachable};
pub use model_file::{ModelFile, OtherShape, UnreadableModel};
pub use network::Network;
pub use passing::FRAMES_A_STEP;
pub use profiles::{ProfileDraft, ProfileName, Profiles, Unkept, UnusableName};
pub use pronunciations::{Pronunciation, Pronunciations, Unpronounced};
pub use teaching::{
    HeardInstead, Learned, Misfit, NothingLearned, Prompted, TeachingPlan, TeachingProgress,
    misfits, teach,
};
