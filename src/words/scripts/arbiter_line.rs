//! Reads what the arbiter does from a line.

use crate::chess::Color;
use crate::chess::notation::harmless;
use crate::laws::{Mode, Sanction};
use crate::table::{ArbiterAct, Points, TakingUp};
use crate::{DeskLine, Lexicon, Texts, desk_words};

use super::length;
use super::seen_line;
use super::unreadable::{NotUnderstood, UnreadableLine, any_of, said};

/// Examples for an arbiter who typed something else.
const EXAMPLES: [&str; 3] = ["stops", "gives black 2 minutes", "settles 1"];
#[cfg(test)]
const VERBS: [&str; 25] = [
    "starts",
    "stops",
    "resumes",
    "sets",
    "gives",
    "takes",
    "warns",
    "fines",
    "excludes",
    "expels",
    "reconstructs",
    "audits",
    "restores",
    "corrects",
    "settles",
    "dismisses",
    "sees",
    "declares",
    "switches",
    "asks",
    "no longer asks to seal",
    "adjourns until",
    "reads the sealed move",
    "takes up",
    "consents",
];

const ACTS: [(&str, ArbiterAct); 17] = [
    ("starts", ArbiterAct::Starts),
    ("stops", ArbiterAct::Stops),
    ("resumes", ArbiterAct::Resumes(None)),
    ("resumes white", ArbiterAct::Resumes(Some(Color::White))),
    ("resumes black", ArbiterAct::Resumes(Some(Color::Black))),
    ("consents to a draw", ArbiterAct::ConsentsToDraw),
    ("asks to seal", ArbiterAct::AsksToSeal),
    ("no longer asks to seal", ArbiterAct::AsksNoLongerToSeal),
    ("sees white's envelope", ArbiterAct::SeesEnvelope(Color::White)),
    ("sees black's envelope", ArbiterAct::SeesEnvelope(Color::Black)),
    ("seals the device", ArbiterAct::SealsDevice),
    ("opens the device", ArbiterAct::OpensDevice),
    ("asks the device", ArbiterAct::AsksForCapabilities),
    ("audits white", ArbiterAct::Audits(Color::White)),
    ("audits black", ArbiterAct::Audits(Color::Black)),
    ("asks for a report", ArbiterAct::AsksForReport),
    ("restores the start", ArbiterAct::Restores(0)),
];

const RESULTS: [(&str, Points); 7] = [
    ("white wins", Points::Win(Color::White)),
    ("black wins", Points::Win(Color::Black)),
    ("a draw", Points::Draw),
    ("both lose", Points::BothLose),
    ("half for white", Points::HalfForOne(Color::White)),
    ("half for black", Points::HalfForOne(Color::Black)),
    ("the game annulled", Points::Annulled),
];

static RESULT_NAMES: [&str; RESULTS.len()] = {
    let (mut names, mut at) = ([""; RESULTS.len()], 0);
    while at < names.len() {
        names[at] = RESULTS[at].0;
        at += 1;
    }
    names
};

/// Whether the arbiter asks for the end of the record. That is not an act of the game.
pub fn asks_for_record(text: &str) -> bool {
    desk_words(text) == "asks for the record"
}

/// Reads what the arbiter does, in the words of any language.
pub fn read(text: &str, lexicon: &Lexicon) -> Result<ArbiterAct, NotUnderstood> {
    let line = DeskLine::of(text);
    read_words(line.words(), lexicon).map_err(|no| no.quoting(|read| line.typed_for(read)))
}

fn read_words(text: &str, lexicon: &Lexicon) -> Result<ArbiterAct, NotUnderstood> {
    if let Some((_, act)) = ACTS.iter().find(|(name, _)| *name == text) {
        return Ok(act.clone());
    }
    let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
    let rest = rest.trim();
    Ok(match verb {
        "sets" => sets(rest)?,
        "gives" => {
            sided(rest).and_then(|(side, rest)| Ok(ArbiterAct::Gives(side, length::read(rest)?)))?
        }
        "takes" => match rest.strip_prefix("up ") {
            Some(how) => ArbiterAct::TakesUp(takes_up(how, lexicon)?),
            None => {
                let (side, rest) = sided(rest)?;
                ArbiterAct::Takes(side, length::read(rest)?)
            }
        },
        "warns" => sanction(rest, Sanction::Warning)?,
        "fines" => sanction(rest, Sanction::Fine)?,
        "excludes" => sanction(rest, Sanction::Exclusion)?,
        "expels" => sanction(rest, Sanction::Expulsion)?,
        "reconstructs" => {
            let moves = rest.strip_suffix(" moves").unwrap_or(rest);
            ArbiterAct::Reconstructs(number(moves, Texts::moves_to_reconstruct)?)
        }
        "restores" => ArbiterAct::Restores(number(
            rest.strip_prefix("ply ").unwrap_or(rest),
            Texts::a_ply_and_a_number,
        )?),
        "corrects" => match rest {
            "white's board" => ArbiterAct::CorrectsBoard(Color::White),
            "black's board" => ArbiterAct::CorrectsBoard(Color::Black),
            _ => {
                return Err(
                    UnreadableLine::one_of(rest, &["white's board", "black's board"]).into()
                );
            }
        },
        "settles" => settles(rest)?,
        "dismisses" => ArbiterAct::Dismisses(number(rest, Texts::number_of_a_case)?),
        "sees" => ArbiterAct::Observes(seen_line::read(rest)?),
        "declares" => ArbiterAct::Declares(result(rest)?),
        "switches" => match rest {
            "to training" => ArbiterAct::SwitchesMode(Mode::Training),
            "to tournament" => ArbiterAct::SwitchesMode(Mode::Tournament),
            _ => return Err(UnreadableLine::one_of(rest, &["to training", "to tournament"]).into()),
        },
        "asks" if rest.starts_with("to seal ") => seals_early(rest)?,
        "adjourns" => match rest.strip_prefix("until ") {
            Some(when) => ArbiterAct::Adjourns { resumption: harmless(when).into_owned() },
            None => return Err(UnreadableLine::told(rest, Texts::until_when_and_where).into()),
        },
        "reads" => match rest.strip_prefix("the sealed move ") {
            Some(words) => ArbiterAct::ReadsSealedMove(said(words, lexicon)?),
            None => return Err(UnreadableLine::told(rest, Texts::the_sealed_move_and_which).into()),
        },
        _ => {
            return Err(UnreadableLine::told(text, |texts| {
                texts.what_the_arbiter_does(&any_of(&EXAMPLES, texts))
            })
            .into());
        }
    })
}

fn number<T: std::str::FromStr>(
    text: &str,
    expected: fn(&Texts) -> String,
) -> Result<T, UnreadableLine> {
    text.parse().map_err(|_| UnreadableLine::told(text, expected))
}

/// A side and the rest of the line.
fn sided(text: &str) -> Result<(Color, &str), UnreadableLine> {
    let (side, rest) = text.split_once(' ').unwrap_or((text, ""));
    let rest = rest.trim();
    match side {
        "white" => Ok((Color::White, rest)),
        "black" => Ok((Color::Black, rest)),
        _ => Err(UnreadableLine::one_of(side, &["white", "black"])),
    }
}

/// "warns white" and so on (12.9). Time and points are given, taken and declared elsewhere.
fn sanction(text: &str, sanction: Sanction) -> Result<ArbiterAct, UnreadableLine> {
    match sided(text)? {
        (side, "") => Ok(ArbiterAct::Sanctions(side, sanction)),
        (_, more) => Err(UnreadableLine::told(more, Texts::one_side_and_no_more)),
    }
}

/// "sets white time 10 min", "sets white moves 37".
fn sets(text: &str) -> Result<ArbiterAct, UnreadableLine> {
    let (side, rest) = sided(text)?;
    if let Some(time) = rest.strip_prefix("time ") {
        return Ok(ArbiterAct::SetsTime(side, length::read(time)?));
    }
    match rest.strip_prefix("moves ") {
        Some(moves) => Ok(ArbiterAct::SetsMoves(side, number(moves, Texts::a_number_of_moves)?)),
        None => Err(UnreadableLine::told(rest, Texts::time_or_moves)),
    }
}

/// "settles 1", "settles 1 with 2".
fn settles(text: &str) -> Result<ArbiterAct, UnreadableLine> {
    let expected = Texts::case_and_remedy;
    let (case, remedy) = text.split_once(" with ").unwrap_or((text, "1"));
    Ok(ArbiterAct::Settles { case: number(case, expected)?, remedy: number(remedy, expected)? })
}

fn result(text: &str) -> Result<Points, UnreadableLine> {
    let found = RESULTS.iter().find(|(name, _)| *name == text);
    found.map(|(_, points)| *points).ok_or_else(|| UnreadableLine::one_of(text, &RESULT_NAMES))
}

const TAKING_UP: [&str; 9] = [
    "with both present",
    "with the replier absent",
    "with both absent",
    "as the replier arrives",
    "with the position lost",
    "without the sealed move",
    "with the envelope unreadable",
    "with the envelope missing, and a move",
    "with the sealer absent, and a move",
];

/// "asks to seal 20 min early" (I.1.2).
fn seals_early(text: &str) -> Result<ArbiterAct, UnreadableLine> {
    let early = text.strip_prefix("to seal ").and_then(|rest| rest.strip_suffix(" early"));
    let early = early.ok_or_else(|| UnreadableLine::told(text, Texts::how_early_to_seal))?;
    Ok(ArbiterAct::AsksToSealEarly(length::read(early)?))
}

/// How an adjourned game is resumed (I.9 to I.12).
fn takes_up(text: &str, lexicon: &Lexicon) -> Result<TakingUp, NotUnderstood> {
    if let Some(words) = text.strip_prefix("with the envelope missing, ") {
        return Ok(TakingUp::EnvelopeMissing(said(words, lexicon)?));
    }
    if let Some(words) = text.strip_prefix("with the sealer absent, ") {
        return Ok(TakingUp::SealerAbsent(said(words, lexicon)?));
    }
    Ok(match text {
        "with both present" => TakingUp::ReplierPresent,
        "with the replier absent" => TakingUp::ReplierAbsent,
        "with both absent" => TakingUp::BothAbsent,
        "as the replier arrives" => TakingUp::ReplierArrives,
        "with the position lost" => TakingUp::PositionLost,
        "without the sealed move" => TakingUp::WithoutSeal,
        "with the envelope unreadable" => TakingUp::EnvelopeUnreadable,
        _ => {
            return Err(UnreadableLine::one_of(text, &TAKING_UP).into());
        }
    })
}

#[cfg(test)]
#[allow(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::{Language, Wording, desk_word};

    /// Valid lines of the desk.
    const LINES: [&str; 33] = [
        "starts",
        "stops",
        "resumes",
        "resumes white",
        "sets white time 1 h 20 min",
        "sets black moves 37",
        "gives black 2 min",
        "takes white 30 s",
        "warns white",
        "fines black",
        "excludes white",
        "expels black",
        "reconstructs 7 moves",
        "audits black",
        "restores ply 10",
        "restores the start",
        "corrects white's board",
        "settles 1 with 2",
        "dismisses 1",
        "switches to training",
        "asks to seal",
        "asks to seal 20 min early",
        "takes up with the envelope unreadable",
        "sees white's envelope",
        "sees black's envelope",
        "reads the sealed move Springer Gustav eins Felix drei",
        "asks the device",
        "asks for a report",
        "seals the device",
        "consents to a draw",
        "takes up with the replier absent",
        "takes up with the envelope missing, Springer Gustav eins Felix drei",
        "adjourns until Sonntag mit Zeit und Kaffee, Saal B",
    ];

    fn lines() -> Vec<String> {
        let with = |verb: &'static str, names: Vec<&'static str>| {
            names.into_iter().map(move |name| format!("{verb} {name}"))
        };
        let mut lines: Vec<String> = LINES.map(str::to_owned).to_vec();
        lines.extend(with("declares", RESULTS.iter().map(|(name, _)| *name).collect()));
        lines.extend(with("sees", seen_line::SEEN.iter().map(|(name, _)| *name).collect()));
        lines.extend(with(
            "sees",
            vec![
                "white's flag",
                "black late by 20 minutes",
                "black late by 20 minutes to the resumption",
            ],
        ));
        for what in [
            "two hands by",
            "a press without a move by",
            "an illegal move by",
            "displaced pieces by",
            "a forbidden device of",
            "the wrong hand on the clock by",
            "a mishandled clock by",
            "an unjustified stop by",
            "an assistant for the clock of",
            "an assistant for the score of",
        ] {
            lines.push(format!("sees {what} white"));
        }
        lines
    }

    #[test]
    fn the_desk_is_spoken_to_in_every_language() {
        let lexicon = Lexicon::of(Wording::default());
        for line in lines() {
            let act = read(&line, &lexicon).ok().expect(&line);
            for language in [Language::German, Language::French] {
                let own = desk_word(&line, language);
                assert_ne!(own, line, "{language:?}");
                assert_eq!(read(&own, &lexicon).ok().as_ref(), Some(&act), "{own}");
            }
        }
    }

    #[test]
    fn what_is_not_understood_is_told_in_the_words_of_the_language() {
        let lexicon = Lexicon::of(Wording::default());
        for (language, line, expected) in [
            (
                Language::German,
                "gibt rot 2 min",
                "„rot“ ist hier nicht verständlich. Erwartet: weiß oder schwarz.",
            ),
            (
                Language::French,
                "donne rouge 2 min",
                "« rouge » n'est pas compris ici. Attendu : blancs ou noirs.",
            ),
            (
                Language::German,
                "berichtigt alles",
                "„alles“ ist hier nicht verständlich. Erwartet: das brett von weiß oder das brett von schwarz.",
            ),
        ] {
            let texts = Texts::new(language);
            let Err(NotUnderstood::Line(unreadable)) = read(line, &lexicon) else {
                unreachable!("{line} is read")
            };
            assert_eq!(unreadable.sentence(&texts), expected);
        }
        for language in [Language::German, Language::French] {
            for word in VERBS.iter().chain(&TAKING_UP) {
                assert_ne!(desk_word(word, language), *word, "{language:?}");
            }
        }
    }
}
