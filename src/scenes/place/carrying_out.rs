//! Carries out what a session returns: says, shows, sounds, sends and stores it.

use std::io::{self, Write as _};

use crate::present::cells::Heed;
use crate::present::conversation::{Out, answers_in_one};
use crate::present::spoken::{Priority, Utterance, spelled};
use crate::scenes::settings_file;
use crate::words::Texts;

use super::contraction::table_found;
use super::ways::send_over;
use super::{Leaves, Place};

impl Place {
    pub(in crate::scenes) fn carry_out(&mut self, all: Vec<Out>) {
        self.carry_out_with(all, Heed::Now);
    }

    pub(super) fn carry_out_with(&mut self, all: Vec<Out>, heed: Heed) {
        let lines = self.braille.felt(&all);
        let is_alarm = all.iter().any(Out::cannot_wait);
        self.braille.say(lines, if is_alarm { Heed::Now } else { heed });
        // Spoken as one answer, at the place of the first, and written line by line.
        let mut answer = answers_in_one(&all);
        for one in all {
            let told = match one {
                Out::Say(utterance) => {
                    let written = self.voiced.written(utterance.text());
                    self.print_all(written);
                    let spoken = match utterance.priority {
                        Priority::Answer => answer.take(),
                        Priority::Telling | Priority::Alarm => Some(utterance),
                    };
                    self.latest = spoken.clone().or(self.latest.take());
                    spoken.map(|utterance| self.voiced.say(utterance)).unwrap_or_default()
                }
                Out::Text(text) => self.voiced.written_alone(text),
                // Waits at the arbiter's desk; players do not see it here.
                Out::Arbiter(_) => Vec::new(),
                Out::Sound(tone) => self.voiced.sound(tone),
                Out::Repeat => {
                    self.braille.say_again();
                    match self.voiced.speaks() {
                        true => self.voiced.repeat(),
                        false => self.latest.iter().map(Utterance::text).collect(),
                    }
                }
                Out::Spell(alphabet) if self.voiced.speaks() => self.voiced.spell(alphabet),
                Out::Spell(alphabet) => {
                    self.latest.iter().map(|latest| spelled(latest, alphabet).text()).collect()
                }
                Out::Hush => self.voiced.hush(),
                Out::ToOtherPlace(letter) => {
                    send_over(self.ways.other_place.as_deref(), letter, self.language)
                }
                Out::Wish { by, wish } => {
                    let hall = self.ways.hall.as_ref();
                    match hall.is_none_or(|hall| hall.takes(by, wish)) {
                        true => Vec::new(),
                        false => vec![Texts::new(self.language).hall_order_waits()],
                    }
                }
                Out::OrderTaken(number) => {
                    if let Some(table) = &self.ways.reports {
                        table.has_taken(number);
                    }
                    Vec::new()
                }
                Out::ToDesk(letter) => send_over(self.ways.desk.as_deref(), letter, self.language),
                Out::ToBoard(to, game) => {
                    if let Some((_, board)) = self.ways.boards.iter().find(|(of, _)| *of == to) {
                        board.shows(game);
                    }
                    Vec::new()
                }
                Out::ToPage(shown) => {
                    if let Some(page) = &self.ways.page {
                        page.shows(shown);
                    }
                    Vec::new()
                }
                Out::Keys(entry) => {
                    self.typing.enter_by(entry);
                    Vec::new()
                }
                Out::Talk => {
                    self.talk();
                    Vec::new()
                }
                Out::AskForVoices => {
                    self.voiced.ask_for_voices();
                    Vec::new()
                }
                Out::FindTable(name, language) => {
                    self.found = Some(table_found(&name, language));
                    Vec::new()
                }
                Out::Set(settings) => {
                    self.voiced.set(&settings);
                    self.braille.set(&settings);
                    self.language = settings.language;
                    self.eared.set(&settings);
                    settings_file::keep(&settings).err().into_iter().collect()
                }
                Out::Leave => {
                    self.leaves = Leaves::Now;
                    Vec::new()
                }
                Out::ToMenu => {
                    self.leaves = Leaves::ForMenu;
                    Vec::new()
                }
            };
            self.print_all(told);
        }
        let _ = io::stdout().flush();
    }

    pub(super) fn print_all(&mut self, lines: Vec<String>) {
        for line in lines {
            self.typing.print_line(&line);
        }
    }
}
