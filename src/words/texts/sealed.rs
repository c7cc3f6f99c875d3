//! The proof that a device is sealed. Names of texts only.

use super::argument::texts;

texts! {
    pub fn:
    sealed_program(program: &str, version: &str);
    sealed_recorder();
    sealed_mode();
    sealed_asked();
    sealed_unasked();
    sealed_situation(situation: &str, told: &str);
    sealed_holds(count: usize);
    sealed_broken(faults: usize);
    sealed_do_not_use();
    sealed_nothing();
    sealed_ordinary();
    sealed_illegal();
    sealed_misheard();
    sealed_capture();
    sealed_check();
    sealed_mate();
    sealed_stalemate();
    sealed_dead();
    sealed_repetition();
    sealed_last_rank();
    sealed_flag();
    sealed_boards();
}
