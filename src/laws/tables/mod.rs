//! One table for each edition, written out in full so that each can be read on its own.

mod of_1929;
mod of_2009;
mod of_2014;
mod of_2017;
mod of_2018;
mod of_2023;

use of_1929::OF_1929;
use of_2009::OF_2009;
use of_2014::OF_2014;
use of_2017::OF_2017;
use of_2018::OF_2018;
use of_2023::OF_2023;

use super::edition::Edition;
use super::parameters::Parameters;

impl Edition {
    /// The parameters of this edition.
    #[must_use]
    pub fn parameters(self) -> &'static Parameters {
        match self {
            Edition::Of1929 => &OF_1929,
            Edition::Of2009 => &OF_2009,
            Edition::Of2014 => &OF_2014,
            Edition::Of2017 => &OF_2017,
            Edition::Of2018 => &OF_2018,
            Edition::Of2023 => &OF_2023,
        }
    }
}
