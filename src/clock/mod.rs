//! How time passes: periods, bonuses, presses and flags. Never reads a clock:
//! every moment comes in as an argument.
