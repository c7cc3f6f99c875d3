//! The permit to help a player. Help can only be told with one, and only training gives
//! one: so what the Laws forbid in tournament mode cannot be put into a player's notice.

use crate::laws::Mode;

/// Proof that help may be given. It can only come from [`Permit::in_mode`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Permit(());

impl Permit {
    /// The permission to help, which tournament mode does not have.
    #[must_use]
    pub fn in_mode(mode: Mode) -> Option<Permit> {
        match mode {
            Mode::Tournament => None,
            Mode::Training => Some(Permit(())),
        }
    }
}
