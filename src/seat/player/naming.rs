//! The names of both players on the scoresheet: the player's from the settings, the opponent's as given. A missing name
//! is asked for only after the game.

use crate::chess::ByColor;
use crate::clock::Moment;
use crate::present::conversation::{
    Asked, Dialogue as _, GivenLine, LONGEST_NAME, NameGiven, Out, TakesAnswers as _,
};
use crate::words::{Activity, Answer, Command, command_word};

use super::{Seat, SeatDeed};

impl Seat {
    /// Stores the player's name if the record lacks it or has an older one. A name given by an event stays, and a
    /// player who has since chosen another one is told so.
    pub(super) fn keep_names(&mut self) -> Vec<Out> {
        let name = self.tongue.settings.own_name();
        let Some(kept) = self.running.keeper.names() else { return Vec::new() };
        let known = kept.get(self.own);
        let is_ours = known.is_empty() || *known == self.own_name;
        if known == name {
            name.clone_into(&mut self.own_name);
            return Vec::new();
        }
        if !is_ours {
            if self.own_name == name {
                return Vec::new();
            }
            let answer = self.answer(self.tongue.texts.sheet_keeps_name(known));
            name.clone_into(&mut self.own_name);
            return vec![answer];
        }
        let mut names = kept.clone();
        name.clone_into(names.get_mut(self.own));
        name.clone_into(&mut self.own_name);
        self.put_names(names)
    }

    fn put_names(&mut self, names: ByColor<String>) -> Vec<Out> {
        let kept = self.running.keeper.put_names(names);
        // The saved game does not have them yet.
        self.saved = 0;
        self.tell_kept(&kept)
    }

    /// Takes the opponent's name. Without a name, tells the present one.
    pub(super) fn name_opponent(&mut self, given: &str) -> Vec<Out> {
        let Some(kept) = self.running.keeper.names() else {
            return self.refuse(self.tongue.texts.no_record_kept());
        };
        let mut names = kept.clone();
        match NameGiven::read(given) {
            _ if given.is_empty() => return vec![self.answer(self.opponent_called(&names))],
            NameGiven::Unfit => return self.refuse(self.tongue.texts.name_unfit(LONGEST_NAME)),
            NameGiven::NoName => names.get_mut(!self.own).clear(),
            NameGiven::Name(name) => *names.get_mut(!self.own) = name,
        }
        let answer = self.answer(self.opponent_called(&names));
        let mut out = self.put_names(names);
        out.push(answer);
        out
    }

    fn opponent_called(&self, names: &ByColor<String>) -> String {
        let texts = &self.tongue.texts;
        match names.get(!self.own).as_str() {
            "" => {
                let language = self.tongue.settings.language;
                texts.opponents_name_unknown(command_word(Command::OpponentName, language))
            }
            known => texts.opponents_name_is(known),
        }
    }

    /// Whether to ask for the player's name, once, now that it is missing on a scoresheet.
    pub(super) fn is_name_wanted(&self) -> bool {
        let is_known = self.tongue.settings.name.is_some();
        let kept = self.running.keeper.names();
        let is_missing = kept.is_some_and(|names| names.get(self.own).is_empty());
        is_missing && !is_known && self.open.asked.is_none()
    }

    /// The answer to that question. A command is still obeyed, and the question then waits for another game.
    pub(super) fn name_given(&mut self, line: &str, now: Moment) -> Vec<Out> {
        let given = GivenLine::typed(line, Activity::Table);
        // "Mark Olsen" is a name although review has a command "mark"; "mark" alone is the command.
        let is_meant =
            |command: Command, rest: &str| command.is_given_in(Activity::Table) || rest.is_empty();
        let command = given.command().filter(|(command, rest)| is_meant(*command, rest));
        match (line, command, self.tongue.yes_or_no(line)) {
            ("", ..) | (_, _, Some(Answer::No)) => self.take_no_name(),
            _ if NameGiven::read(line) == NameGiven::NoName => self.take_no_name(),
            ("?", ..) | (_, Some((Command::Help | Command::Keys, "")), _) => {
                let word = command_word(Command::MyName, self.tongue.settings.language);
                let help = self.answer(self.tongue.texts.help_with_name(word));
                std::iter::once(help).chain(self.ask(SeatDeed::Name)).collect()
            }
            (_, Some((Command::MyName, rest)), _) if !rest.is_empty() => self.take_name(rest),
            (_, Some((Command::Back | Command::TakeBack, "")), _) => {
                let out = vec![self.answer(self.tongue.texts.question_left())];
                self.and_what_next(out)
            }
            (_, Some((command, rest)), _) if self.is_harmless(command) => {
                let rest = rest.to_owned();
                self.obey_beside(Asked::Deed(SeatDeed::Name), command, &rest, now)
            }
            (_, Some((command, _)), _)
                if command.is_given_in(Activity::Table) && !self.is_provided(command) =>
            {
                self.ask_for_fit_name()
            }
            (_, Some(_), _) => self.take_words(&given, now),
            (_, None, Some(Answer::Yes)) => self.ask(SeatDeed::Name),
            (_, None, None) => self.take_name(line),
        }
    }

    pub(super) fn take_no_name(&mut self) -> Vec<Out> {
        let tongue = &mut self.tongue;
        let out = tongue.settings.take_no_name(&tongue.texts);
        self.and_what_next(out)
    }

    /// Takes a name, or asks again if it cannot be one.
    fn take_name(&mut self, typed: &str) -> Vec<Out> {
        let tongue = &mut self.tongue;
        let is_move = tongue.moves().read(typed).is_ok();
        if is_move || NameGiven::read(typed) == NameGiven::Unfit {
            return self.ask_for_fit_name();
        }
        let out = tongue.settings.take_name(typed, &tongue.texts);
        self.and_what_next(out)
    }

    fn ask_for_fit_name(&mut self) -> Vec<Out> {
        let refusal = self.refuse(self.tongue.texts.name_unfit(LONGEST_NAME));
        refusal.into_iter().chain(self.ask(SeatDeed::Name)).collect()
    }

    fn and_what_next(&self, mut out: Vec<Out>) -> Vec<Out> {
        out.push(self.tells(self.what_next()));
        out
    }
}
