//! `hector arbiter`: the arbiter's desk of one table, on a machine of the arbiter's own. It
//! follows the game fact by fact, tells what is the arbiter's, and sends what the arbiter
//! does. Never decides anything itself.

use std::net::SocketAddr;
use std::path::PathBuf;

use crate::clock::Moment;
use crate::devices::link::{self, LinkEvent, Secret, SharedKey};
use crate::devices::timepiece::Timepiece;
use crate::devices::{folders, whole};
use crate::present::conversation::{Leaving, Out, Session, Settings};
use crate::present::editor::{Key as Pressed, KeyEntry};
use crate::present::spoken::{Alphabet, Priority, Utterance};
use crate::present::tone::{Tone, Tones};
use crate::record::{Post, read_post, write_post};
use crate::scenes::failure::{Failure, Outcome};
use crate::scenes::place::{HeardOrRead, Place, Reached};
use crate::scenes::settings_file;
use crate::table::{ArbiterTold, Game, Notice, Recorded, tell};
use crate::words::scripts::arbiter_line;
use crate::words::scripts::unreadable::NotUnderstood;
use crate::words::{Answer, Command, Lexicon, Texts, Wording, command, hear_answer, tell_arbiter};

use super::meeting::{UnreadLetters, code_of, doubt, keep_key, kept_key, located, refusal};
use super::{DeskOptions, running};

/// Sits down at the desk.
pub(super) fn sit_down(address: &str, options: &DeskOptions) -> Outcome {
    let (settings, spoiled) = settings_file::chosen(options.language);
    let texts = &Texts::new(settings.language);
    let address = located(address, texts)?;
    let secret = match options.again {
        true => Some(Secret::Key(known_key(texts)?)),
        false => None,
    };
    let mut place = Place::open(&settings, HeardOrRead::unless(options.silent))?;
    place.carry_out(spoiled.into_iter().map(Out::Text).collect());
    let secret = match secret {
        Some(secret) => secret,
        None => match code_of(&mut place, &settings) {
            Some(code) => Secret::Code(code),
            None => return Ok(()),
        },
    };
    let mut desk = Desk::new(settings, address);
    place.carry_out(desk.greeting());
    place.begin(KeyEntry::Line, Tones::Off);
    place.join(address, secret)?;
    let _ = place.serve(&mut desk, Timepiece::started());
    Ok(())
}

fn path() -> Option<PathBuf> {
    folders::home().map(|home| home.join("desk.link"))
}

fn known_key(texts: &Texts) -> Result<SharedKey, Failure> {
    let text = path().and_then(|path| whole::text(&path, whole::SMALL).ok());
    text.as_deref()
        .and_then(kept_key)
        .ok_or_else(|| Failure::Input(texts.no_table_known("--again")))
}

/// The desk.
struct Desk {
    settings: Settings,
    texts: Texts,
    address: SocketAddr,
    answers: Lexicon,
    table: Option<TableAtTheDesk>,
    leaving: Leaving,
    unread: UnreadLetters,
}

/// The table, as far as its facts have come.
struct TableAtTheDesk {
    game: Game,
    wording: Wording,
    lexicon: Lexicon,
    facts: usize,
    /// Facts of before are not told one by one.
    following: Following,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Following {
    CatchesUp,
    Follows,
}

impl Desk {
    fn new(settings: Settings, address: SocketAddr) -> Desk {
        Desk {
            texts: Texts::new(settings.language),
            settings,
            address,
            answers: Lexicon::of_every_language(Wording::default()),
            table: None,
            leaving: Leaving::NotAsked,
            unread: UnreadLetters::default(),
        }
    }

    fn says(&self, priority: Priority, sentence: &str) -> Out {
        Out::Say(Utterance::new(priority, self.settings.language, sentence))
    }

    fn greeting(&self) -> Vec<Out> {
        let address = self.address.to_string();
        let going = self.texts.going_there(&address);
        vec![self.says(Priority::Answer, &going)]
    }

    fn take_post(&mut self, letter: &[u8], now: Moment) -> Vec<Out> {
        match read_post(&String::from_utf8_lossy(letter)) {
            Ok(Post::Game { head, .. }) => {
                let setting = head.setting;
                let table = self.table.get_or_insert_with(|| TableAtTheDesk {
                    wording: running::wording(&setting),
                    lexicon: running::lexicon(&setting),
                    game: Game::new(setting),
                    facts: 0,
                    following: Following::CatchesUp,
                });
                table.following = Following::CatchesUp;
                vec![Out::Post(write_post(&Post::From(table.facts)))]
            }
            Ok(Post::Happened { number, recorded }) => self.follow(number, &recorded),
            // The table has told all that there is.
            Ok(Post::From(_)) => self.caught_up(),
            Ok(
                Post::Letter(_)
                | Post::Proven { .. }
                | Post::Witness { .. }
                | Post::View(_)
                | Post::Wish(_),
            ) => Vec::new(),
            Err(error) => self.unread.told(&error, &self.texts, now).into_iter().collect(),
        }
    }

    fn follow(&mut self, number: usize, recorded: &Recorded) -> Vec<Out> {
        let Some(table) = &mut self.table else { return Vec::new() };
        if number > table.facts {
            return vec![Out::Post(write_post(&Post::From(table.facts)))];
        }
        if number < table.facts {
            return Vec::new();
        }
        table.facts += 1;
        table.game.apply(recorded);
        if table.following == Following::CatchesUp {
            return Vec::new();
        }
        let (told, wording) = (tell(recorded, &table.game), table.wording);
        told.iter().filter_map(|notice| self.told(notice, wording)).collect()
    }

    fn told(&self, notice: &Notice, wording: Wording) -> Option<Out> {
        let Notice::ToArbiter(told) = notice else { return None };
        let priority = match told.as_ref() {
            ArbiterTold::Case(_) => Priority::Alarm,
            _ => Priority::Telling,
        };
        Some(self.says(priority, &tell_arbiter(told, wording, &self.texts)))
    }

    /// Nothing of before is told but the cases that are open, and that once: what happened while
    /// the table told what was before made this end ask for it, and be answered, again.
    fn caught_up(&mut self) -> Vec<Out> {
        let Some(table) = &mut self.table else { return Vec::new() };
        if table.following == Following::Follows {
            return Vec::new();
        }
        table.following = Following::Follows;
        let moves = table.game.plies().len().div_ceil(2);
        let open = table.game.cases().iter().filter(|case| case.is_open()).cloned();
        let open: Vec<Notice> = open
            .map(|case| Notice::ToArbiter(Box::new(ArbiterTold::Case(Box::new(case)))))
            .collect();
        let wording = table.wording;
        let ready = self.texts.desk_ready(moves);
        let mut out = vec![self.says(Priority::Telling, &ready)];
        out.extend(open.iter().filter_map(|notice| self.told(notice, wording)));
        out
    }

    /// What every place does for whoever sits there; what the arbiter does is told in a line.
    fn obey(&mut self, command: Command) -> Option<Vec<Out>> {
        Some(match command {
            Command::Repeat => vec![Out::Repeat],
            Command::Spell => vec![Out::Spell(Alphabet::Letters)],
            Command::Hush => vec![Out::Hush],
            Command::Help | Command::Keys => {
                vec![self.says(Priority::Answer, &self.texts.desk_help())]
            }
            Command::Quit => self.interrupted(),
            _ => return None,
        })
    }

    fn act(&self, line: &str) -> Vec<Out> {
        let Some(table) = &self.table else {
            return vec![self.says(Priority::Answer, &self.texts.desk_cut_off())];
        };
        let line = line.strip_prefix("arbiter ").unwrap_or(line);
        match arbiter_line::read(line, &table.lexicon) {
            Ok(act) => vec![Out::Post(write_post(&Post::Wish(act)))],
            Err(NotUnderstood::Line(unreadable)) => {
                vec![Out::Text(unreadable.sentence(&self.texts))]
            }
            Err(NotUnderstood::Words(words)) => vec![Out::Text(words.told(&self.texts))],
        }
    }
}

impl Session for Desk {
    fn take_line(&mut self, line: &str, _: Moment) -> Vec<Out> {
        let line = line.trim();
        if self.leaving == Leaving::Asked {
            self.leaving = Leaving::NotAsked;
            return match hear_answer(line, &self.answers) {
                Ok(Answer::Yes) => vec![Out::Leave],
                _ => vec![self.says(Priority::Answer, &self.texts.all_as_it_was())],
            };
        }
        if line.is_empty() {
            return Vec::new();
        }
        let command = command(line).map(|(command, _)| command);
        command.and_then(|command| self.obey(command)).unwrap_or_else(|| self.act(line))
    }

    fn take_command(&mut self, command: Command, _: Moment) -> Vec<Out> {
        self.obey(command).unwrap_or_else(|| vec![Out::Sound(Tone::Error)])
    }

    fn take_key(&mut self, _: Pressed, _: Moment) -> Vec<Out> {
        Vec::new()
    }

    fn interrupted(&mut self) -> Vec<Out> {
        self.leaving = Leaving::Asked;
        vec![self.says(Priority::Answer, &self.texts.sure_to_leave_desk())]
    }

    fn let_time_pass(&mut self, _: Moment) -> Vec<Out> {
        Vec::new()
    }

    fn wake_at(&self, _: Moment) -> Option<Moment> {
        None
    }
}

impl Reached for Desk {
    fn take_link(&mut self, event: link::LinkEvent, now: Moment) -> Vec<Out> {
        match event {
            LinkEvent::Letter(letter) => self.take_post(&letter, now),
            LinkEvent::Met(key) => {
                let unkept = keep_key(path().as_deref(), &key, "", &self.texts).err();
                unkept.map(Out::Text).into_iter().collect()
            }
            LinkEvent::Alone if self.table.is_none() => {
                vec![self.says(Priority::Answer, &self.texts.nobody_answers())]
            }
            LinkEvent::Alone => vec![self.says(Priority::Alarm, &self.texts.desk_cut_off())],
            LinkEvent::TurnedAway(how) => {
                vec![self.says(Priority::Answer, &doubt(how, &self.texts))]
            }
            LinkEvent::Refused(refused) => {
                vec![self.says(Priority::Answer, &refusal(refused, &self.texts)), Out::Leave]
            }
            LinkEvent::Together | LinkEvent::WrongCodeTried { .. } => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test fails by panicking")]

    use crate::chess::Color;
    use crate::record::{read_fact, read_head};
    use crate::words::Language;

    use super::*;

    #[test]
    fn a_table_that_answers_twice_is_ready_once() {
        let mut desk = Desk::new(Settings::new(Language::English), ([127, 0, 0, 1], 1).into());
        let head = read_head(include_str!("../../../tests/seeds/record/head-1.txt"));
        let head = Box::new(head.expect("a head"));
        let recorded = read_fact("0 arbiter starts").expect("a fact");
        let fact = |number| Post::Happened { number, recorded: recorded.clone() };
        let mut told = |post: Post| {
            let out = desk.take_post(write_post(&post).as_bytes(), Moment::ZERO);
            let words = |out: &Out| match out {
                Out::Post(post) => post.clone(),
                Out::Say(utterance) => utterance.text(),
                _ => String::new(),
            };
            out.iter().map(words).collect::<Vec<_>>()
        };
        let asks = [write_post(&Post::From(0))];
        assert_eq!(told(Post::Game { yours: Color::White, head: head.clone() }), asks);
        // Something happens before the answer comes.
        assert_eq!(told(fact(1)), asks);
        assert!(told(fact(0)).is_empty() && told(fact(1)).is_empty());
        assert_eq!(told(Post::From(0)), ["The table is here. Moves made: 0."]);
        assert!(told(fact(0)).is_empty() && told(fact(1)).is_empty());
        assert!(told(Post::From(0)).is_empty());
        // Found again after a cut, it says so.
        told(Post::Game { yours: Color::White, head });
        assert_eq!(told(Post::From(0)), ["The table is here. Moves made: 0."]);
    }
}
