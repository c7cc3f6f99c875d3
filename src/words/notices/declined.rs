//! Why something was not taken, as a sentence that says what was expected.

use crate::table::Declined;

use super::player::doing;

pub(super) fn declined(reason: &Declined) -> String {
    match reason {
        Declined::SayBothSquares => "Say both squares, always: from where and to where.".to_owned(),
        Declined::NotUnderProfile(capability) => {
            format!("Not at this event: the device is not one that {}.", doing(*capability))
        }
        Declined::GameOver => "The game is over.".to_owned(),
        Declined::Adjourned => {
            "The game is adjourned. Expected the arbiter to take it up.".to_owned()
        }
        Declined::NoOffer => "There is no draw offer to answer.".to_owned(),
        Declined::NoSuchCase(number) => format!("There is no open case {number}."),
        Declined::NoSuchRemedy { case, remedies: 0 } => {
            format!("Case {case} has no remedy to choose. Dismiss it, or act on your own.")
        }
        Declined::NoSuchRemedy { case, remedies } => {
            format!("Case {case} has remedies 1 to {remedies}. Expected one of them.")
        }
        Declined::NoSuchPly(ply) => {
            format!("There is no ply {ply} to go by. Expected one that was played.")
        }
        Declined::NotSealing => {
            "Nothing is sealed or asked to be sealed, so there is nothing to do.".to_owned()
        }
        Declined::Referred => {
            "A claim has ended play. Expected the designated arbiter to decide.".to_owned()
        }
        Declined::NothingToVerify => "No claim waits for you to verify it.".to_owned(),
        Declined::NoSuchSanction(sanction) => {
            format!("The sanctions of this edition do not have this one: {sanction}.")
        }
        Declined::OnlyInTraining => "Only training answers that.".to_owned(),
        Declined::NothingToSign => "There is no result to sign yet.".to_owned(),
        Declined::Impossible(_, refusal) => format!("Impossible: {refusal}."),
    }
}
