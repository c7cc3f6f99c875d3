//! What a listener types, says and presses becomes what is told. Never opens a device.

use crate::chess::opponent::{Budget, Level, Seed, think};
use crate::chess::{Color, Square};
use crate::clock::{Moment, Span};
use crate::laws::Mode;
use crate::present::cells::Surroundings;
use crate::present::editor::Key;
use crate::present::spoken::{Alphabet, Segment};
use crate::present::tone::Tone;
use crate::scenes::board_answers::walk::{self, Stride, Walker};
use crate::scenes::place::{Heard, Out, Person, Question, Saying, VoiceOffer, VoiceWish};
use crate::scenes::play::colour_named;
use crate::table::Permit;
use crate::words::{
    Answer, Attention, Command, Listening, Readings, Style, Texts, announce, command, command_word,
    hear_yes_or_no, likelier, review_commands, time_control,
};

use super::course::Course;
use super::keys;
use super::listening::{Deed, Reviewing};

/// How many of the last moves are told where no number is given.
const LAST_MOVES: usize = 4;
/// At how many positions Hector looks for a judgement.
const ADVICE: u64 = 60_000;
/// Nobody waits longer between two moves.
const LONGEST_PACE: usize = 60;
/// How long a voice of the usual rate speaks a letter, in milliseconds.
const A_LETTER: u64 = 65;

impl Reviewing {
    fn obey(&mut self, command: Command, rest: &str, now: Moment) -> Vec<Out> {
        match command {
            Command::Keys => self.tell_keys(),
            Command::Help => self.tell_help(),
            Command::Repeat => vec![Out::Repeat],
            Command::Spell => vec![Out::Spell(Alphabet::Letters)],
            Command::SpellByNames => vec![Out::Spell(Alphabet::Nato)],
            Command::Hush => vec![Out::Hush],
            Command::Talk => vec![Out::Talk],
            Command::Quit => self.interrupted(),
            Command::Voice | Command::Voices => {
                VoiceWish::ask(command, rest, &mut self.settings, &mut self.voice_wished)
            }
            Command::BrailleTable => self.settings.take_braille_table(rest),
            Command::Find => self.find(rest),
            Command::Found => self.tell_found(rest),
            Command::AllGames => self.all_games(),
            Command::Game => self.game_named(rest),
            Command::NextGame => self.next_game(),
            Command::PreviousGame => self.previous_game(),
            Command::Header => self.tell_header(),
            Command::Bookmarks => self.tell_bookmarks(),
            Command::ToBookmark => self.go_to_bookmark(rest),
            Command::RemoveBookmark => self.remove_bookmark(rest),
            Command::Pace => self.set_pace(rest),
            command if command.is_for_the_table() || command.is_for_playing() => {
                self.refuse(&self.texts.not_in_review())
            }
            command if would_tell_the_move(command) && self.guessing.is_some() => {
                self.refuse(&self.texts.stop_guessing_first())
            }
            command => self.obey_in_game(command, rest, now),
        }
    }

    /// What can be asked and done where a game is open.
    fn obey_in_game(&mut self, command: Command, rest: &str, now: Moment) -> Vec<Out> {
        match command {
            Command::Forward => self.steps(rest, Reviewing::forward),
            Command::Back => self.steps(rest, Reviewing::back),
            Command::ToStart => self.jump(Course::rewind),
            Command::ToEnd => self.jump(|course| course.go_to(usize::MAX)),
            Command::GoTo => self.go_to(rest),
            Command::Play => self.play(now),
            Command::Stop => self.stop(),
            Command::Branch => self.enter(rest),
            Command::LeaveBranch => self.leave(),
            Command::LastMove => self.tell_latest(),
            Command::Moves => self.tell_place(),
            Command::Bookmark => self.set_bookmark(rest),
            Command::Guess => self.guess(rest),
            Command::Show => self.show_move(),
            Command::Hint => self.hint(),
            Command::Walk => self.walk_or_stop(),
            _ => match &self.course {
                _ if is_setting(command) => self.change(command),
                Some(course) => self.ask(course, command, rest),
                None => self.refuse(&self.trouble),
            },
        }
    }

    /// What is asked of the game and of the board.
    fn ask(&self, course: &Course, command: Command, rest: &str) -> Vec<Out> {
        let board = self.board(course);
        match command {
            Command::Branches => self.tell_branches(course),
            Command::Comment => self.tell_comments(course),
            Command::RecordedWorth => self.tell_judgement(course),
            Command::Arrows => self.tell_drawn(course),
            Command::Times => self.tell_times(course),
            Command::Result => {
                let result = self.entry.as_ref().map(|entry| entry.result).unwrap_or_default();
                vec![self.answer(&self.result(result))]
            }
            Command::LastMoves => self.tell_moves(course, rest),
            Command::Score => self.tell_moves(course, "1000"),
            Command::Evaluation => self.evaluation(course),
            Command::Attacked => board.what_is_attacked(),
            Command::Material => board.what_material(),
            Command::Opening => board.opening_name(course.history()),
            Command::Changed => {
                board.what_changed(course.history().positions().iter().rev().nth(1))
            }
            Command::Board
            | Command::Pieces
            | Command::Scan
            | Command::Square
            | Command::MovesFrom
            | Command::Captures
            | Command::Attackers
            | Command::Defenders
            | Command::Diagonals
            | Command::Lines => board.look_at(command, rest),
            _ => self.refuse(&self.texts.not_in_review()),
        }
    }

    fn steps(&mut self, rest: &str, go: fn(&mut Reviewing, usize) -> Vec<Out>) -> Vec<Out> {
        match self.number_said(rest) {
            _ if rest.is_empty() => go(self, 1),
            Some(count) => go(self, count),
            None => self.refuse(&self.texts.how_many(rest)),
        }
    }

    fn jump(&mut self, go: impl FnOnce(&mut Course)) -> Vec<Out> {
        let Some(course) = &mut self.course else { return self.refuse(&self.trouble) };
        go(course);
        let mut out = self.tell_latest();
        if let Some(course) = &self.course
            && course.coming().is_none()
        {
            out.push(self.answer(&self.end_told(course)));
        }
        out
    }

    /// "12", "12 black", on the line that was played.
    fn go_to(&mut self, rest: &str) -> Vec<Out> {
        let Some(course) = &self.course else { return self.refuse(&self.trouble) };
        let (number, side) = match rest.rsplit_once(' ') {
            Some((number, side)) => (number, colour_named(side)),
            None => (rest, Some(Color::White)),
        };
        let number = self.number_said(number).and_then(|number| u32::try_from(number).ok());
        let plies = course.game.main_line().moves().len();
        let wanted = number.zip(side);
        let made = (1..=plies).find(|made| Some(course.number(*made)) == wanted);
        match made {
            Some(made) => {
                let Some(course) = &mut self.course else { return Vec::new() };
                course.go_to(made);
                self.tell_latest()
            }
            None => self.refuse(&self.texts.which_move(rest)),
        }
    }

    fn enter(&mut self, rest: &str) -> Vec<Out> {
        let branch = if rest.is_empty() { Some(1) } else { self.number_said(rest) };
        let Some(course) = &mut self.course else { return self.refuse(&self.trouble) };
        let count = course.branches().len();
        if count == 0 {
            return self.refuse(&self.texts.no_branch_here());
        }
        let branch = branch.and_then(|branch| branch.checked_sub(1));
        if branch.and_then(|branch| course.enter(branch)).is_none() {
            return self.refuse(&self.texts.which_branch(rest, count));
        }
        let Some(course) = &self.course else { return Vec::new() };
        let mut told = self.comments(course.line().introduction());
        told.extend(self.latest_told(course, super::telling::Numbered::Always));
        vec![self.says(told)]
    }

    fn leave(&mut self) -> Vec<Out> {
        let Some(course) = &mut self.course else { return self.refuse(&self.trouble) };
        if course.leave().is_none() {
            return self.refuse(&self.texts.not_in_branch());
        }
        let mut out = vec![self.answer(&self.texts.branch_left())];
        out.extend(self.tell_latest());
        out
    }

    fn play(&mut self, now: Moment) -> Vec<Out> {
        let Some(course) = &self.course else { return self.refuse(&self.trouble) };
        if course.coming().is_none() {
            return self.refuse(&self.end_told(course));
        }
        let told = self.answer(&self.texts.plays_by_itself(seconds_of(self.pace)));
        self.playing = Some(now + self.spoken_for(std::slice::from_ref(&told)) + self.pace);
        vec![told]
    }

    /// No more moves by themselves, or no more guesses.
    fn stop(&mut self) -> Vec<Out> {
        if self.playing.take().is_some() {
            return vec![self.answer(&self.texts.stopped())];
        }
        if self.guessing.is_some() {
            return self.stop_guessing();
        }
        vec![Out::Hush]
    }

    fn set_pace(&mut self, rest: &str) -> Vec<Out> {
        if !rest.is_empty() {
            match self.number_said(rest).filter(|seconds| *seconds <= LONGEST_PACE) {
                Some(seconds) => self.pace = Span::from_millis(seconds as u64 * 1_000),
                None => return self.refuse(&self.texts.pace_unclear(rest)),
            }
        }
        vec![self.answer(&self.texts.pace_is(seconds_of(self.pace)))]
    }

    /// The next move by itself, once it is time.
    fn play_on(&mut self, now: Moment) -> Vec<Out> {
        if self.playing.is_none_or(|at| now < at) {
            return Vec::new();
        }
        let out = self.forward(1);
        let goes_on = self.course.as_ref().is_some_and(|course| course.coming().is_some());
        self.playing = Some(now + self.spoken_for(&out) + self.pace).filter(|_| goes_on);
        let Some(course) = self.course.as_ref().filter(|_| !goes_on) else { return out };
        let ends = self.tells(&self.end_told(course));
        out.into_iter().chain([ends]).collect()
    }

    /// About how long it takes to say something, so that no move is told into another.
    fn spoken_for(&self, told: &[Out]) -> Span {
        let letters = told.iter().map(|one| match one {
            Out::Say(utterance) => utterance.text().chars().count() as u64,
            _ => 0,
        });
        let rate = u64::from(self.settings.voice.rate.level().unsigned_abs());
        let usual = letters.sum::<u64>() * A_LETTER;
        // The fastest voices are three times as fast, the slowest a third.
        let millis = match self.settings.voice.rate.level() {
            0.. => usual * 100 / (100 + 2 * rate),
            _ => usual * (100 + 2 * rate) / 100,
        };
        Span::from_millis(millis)
    }

    fn tell_moves(&self, course: &Course, rest: &str) -> Vec<Out> {
        let count = self.number_said(rest).unwrap_or(LAST_MOVES);
        let history = course.history();
        let first = history.moves().len().saturating_sub(count);
        let played = history.moves().iter().zip(history.positions()).enumerate().skip(first);
        let segments: Vec<Segment> = played
            .map(|(ply, (legal, before))| {
                let words = self.wording.say(&announce(before, *legal, Style::Full));
                let (number, side) = course.number(ply + 1);
                let number =
                    if side == Color::White { format!("{number}. ") } else { String::new() };
                self.said(&format!("{number}{words}."))
            })
            .collect();
        if segments.is_empty() {
            return vec![self.answer(&self.texts.no_moves_yet())];
        }
        vec![self.says(segments)]
    }

    /// Who stands better, as Hector finds.
    fn evaluation(&self, course: &Course) -> Vec<Out> {
        let budget = Budget { nodes: ADVICE, ..Budget::default() };
        match think(course.history(), Level::FULL, Seed(0), &budget, || false) {
            Some(thought) => {
                let turn = course.position().turn();
                vec![self.answer(&self.board(course).worth(thought.worth, turn))]
            }
            None => {
                let mate = course.position().is_check();
                let winner = !course.position().turn();
                let told = if mate {
                    self.texts.over_by_mate(winner)
                } else {
                    self.texts.over_by_stalemate()
                };
                vec![self.answer(&told)]
            }
        }
    }

    /// A number as digits, or as it is said.
    pub(super) fn number_said(&self, text: &str) -> Option<usize> {
        let said = time_control(text, self.settings.language);
        said.as_deref().unwrap_or(text).parse().ok()
    }

    fn walk_or_stop(&mut self) -> Vec<Out> {
        if self.walker.take().is_some() {
            return vec![Out::Keys(keys::KEYS.entry()), self.answer(&self.texts.walk_ends())];
        }
        let Some(course) = &self.course else { return self.refuse(&self.trouble) };
        let walker = Walker::new(self.seen_from(), self.settings.language);
        let board = self.board(course);
        let mut out = vec![Out::Keys(walk::entry()), self.answer(&self.texts.walk_begins())];
        out.push(board.says(board.contents(walker.at, ".")));
        self.walker = Some(walker);
        out
    }

    /// Takes a key of a walk, if there is one and it is one.
    fn take_stride(&mut self, key: Key, now: Moment) -> Option<Vec<Out>> {
        let mut walker = self.walker?;
        let course = self.course.as_ref()?;
        let pieces = shakmaty::Position::board(course.position().board());
        let stride = walker.stride(key, self.seen_from(), pieces)?;
        self.walker = Some(walker);
        let board = self.board(course);
        Some(match (board.stride(stride, walker.at), stride) {
            (Some(told), _) => told,
            (None, Stride::LastCapture) => {
                let last = course.history().moves().last();
                board.captured(last.and_then(|legal| legal.capture()))
            }
            (None, Stride::Times) => self.tell_times(course),
            (None, Stride::End) => self.walk_or_stop(),
            (None, _) => self.obey(Command::LastMove, "", now),
        })
    }

    fn answered(&mut self, deed: Deed, line: &str) -> Vec<Out> {
        // Enter goes on where one stopped, and leaves nothing by accident.
        let usual = matches!(deed, Deed::Resume(_)).then_some(Answer::Yes);
        let answer = match line {
            "" => usual,
            line => hear_yes_or_no(line, self.settings.language, &self.lexicon),
        };
        match (answer, deed) {
            (Some(Answer::Yes), Deed::Resume(place)) => self.go_to_place(&place),
            (Some(Answer::No), Deed::Resume(_)) => self.open_game(0),
            (Some(Answer::Yes), Deed::Leave) => self.leave_file(),
            (Some(Answer::Yes), Deed::Hears(text, said_at)) => self.take_line(&text, said_at),
            (Some(Answer::No), _) => vec![self.answer(self.words().kept)],
            (None, deed) => {
                self.asked = Some(deed);
                self.refuse(self.words().yes_or_no)
            }
        }
    }

    fn leave_file(&mut self) -> Vec<Out> {
        let mut out = self.keep_place();
        out.push(self.answer(&self.texts.review_left()));
        out.push(Out::Leave);
        out
    }

    fn tell_help(&self) -> Vec<Out> {
        let language = self.settings.language;
        let commands = review_commands().map(|command| {
            let does = keys::does(command, &self.texts);
            Out::Text(format!("{}: {does}", command_word(command, language)))
        });
        std::iter::once(self.answer(&self.texts.review_help())).chain(commands).collect()
    }

    fn tell_keys(&self) -> Vec<Out> {
        let does = |command| keys::does(command, &self.texts);
        self.tell_place().into_iter().chain(keys::KEYS.told(self.words(), does)).collect()
    }

    /// Changes how Hector speaks.
    fn change(&mut self, command: Command) -> Vec<Out> {
        let sentence = self.settings.change(command);
        if self.texts.language() != self.settings.language {
            self.texts = Texts::new(self.settings.language);
        }
        vec![Out::Set(self.settings.clone()), self.answer(&sentence)]
    }

    /// What may have been meant instead of what was understood, the position weighing in.
    fn likelier(&self, saying: &Saying) -> Option<String> {
        let permit = Permit::in_mode(Mode::Training)?;
        let position = self.course.as_ref()?.position();
        likelier(&saying.text, &saying.alternatives, position, &self.lexicon, permit)
            .map(str::to_owned)
    }

    /// Waits until the work beside is done, for who has lines and no keys.
    pub(super) fn wait_for_work(&mut self) -> Vec<Out> {
        let mut out = Vec::new();
        while let Some(done) = self.work.as_ref().map(|work| work.next_done()) {
            out.extend(self.take_work(done));
        }
        out
    }
}

/// What tells the move that is to be guessed.
fn would_tell_the_move(command: Command) -> bool {
    matches!(
        command,
        Command::Forward
            | Command::Back
            | Command::ToEnd
            | Command::ToStart
            | Command::GoTo
            | Command::Play
            | Command::Branch
    )
}

/// What changes how Hector speaks and listens.
fn is_setting(command: Command) -> bool {
    matches!(
        command,
        Command::Faster
            | Command::Slower
            | Command::Louder
            | Command::Softer
            | Command::Higher
            | Command::Lower
            | Command::Verbosity
            | Command::Precision
            | Command::BrailleAlone
            | Command::Speak(_)
            | Command::Ear
    )
}

fn seconds_of(span: Span) -> u64 {
    std::time::Duration::from(span).as_secs()
}

impl Person for Reviewing {
    fn take_line(&mut self, line: &str, now: Moment) -> Vec<Out> {
        let line = line.trim();
        let mut out = self.let_time_pass(now);
        // Whoever types has heard enough for now.
        let played = self.playing.take();
        out.extend(match (self.asked.take(), command(line)) {
            (Some(deed), _) => self.answered(deed, line),
            (None, _) if line.is_empty() && played.is_some() => {
                vec![self.answer(&self.texts.stopped())]
            }
            (None, _) if line.is_empty() => self.obey(Command::Forward, "", now),
            (None, _) if line == "?" => self.obey(Command::Keys, "", now),
            (None, Some((Command::Stop, _))) if played.is_some() => {
                vec![self.answer(&self.texts.stopped())]
            }
            (None, Some((command, rest))) => self.obey(command, &rest, now),
            (None, None) => self.take_move(line),
        });
        out
    }

    fn take_key(&mut self, key: Key, now: Moment) -> Vec<Out> {
        let mut out = self.let_time_pass(now);
        if self.playing.take().is_some() {
            out.push(Out::Hush);
            out.push(self.answer(&self.texts.stopped()));
            return out;
        }
        if let Some(told) = self.take_stride(key, now) {
            out.extend(told);
            return out;
        }
        out.extend(match keys::KEYS.command_of(key) {
            Some(Command::Talk) => vec![Out::Talk],
            Some(_) if key == Key::Enter => self.take_line("", now),
            Some(command) if self.asked.is_none() => self.obey(command, "", now),
            Some(_) => vec![self.answer(self.words().yes_or_no)],
            None => vec![Out::Sound(Tone::Error)],
        });
        out
    }

    fn take_saying(&mut self, saying: &Saying, now: Moment) -> Vec<Out> {
        let begun = self.goes_on.take();
        let question = if self.asked.is_some() { Question::Open } else { Question::Closed };
        let likelier = |saying: &Saying| self.likelier(saying);
        match saying.weighed(begun, question, self.settings.language, likelier, wants_more) {
            Heard::Noise => self.refuse(self.words().not_heard),
            Heard::NoAnswer => vec![self.answer(self.words().yes_or_no)],
            Heard::AskedBack(text) => {
                let asked =
                    vec![self.said(&format!("{text}:")), self.plain(self.words().heard_right)];
                self.asked = Some(Deed::Hears(text, now));
                vec![self.says(asked)]
            }
            Heard::GoesOn(begun) => {
                self.goes_on = Some(begun);
                vec![self.answer(self.words().listens)]
            }
            Heard::Line(text) => self.take_line(&text, now),
        }
    }

    fn attention(&self) -> Option<Attention> {
        let listening = match (&self.asked, self.goes_on) {
            (Some(_), _) => vec![Listening::Answer],
            (None, Some(_)) => {
                vec![Listening::Announcement, Listening::Promotion, Listening::Review]
            }
            (None, None) => vec![Listening::Announcement, Listening::Review],
        };
        Some(Attention {
            listening,
            wording: self.wording,
            language: self.settings.language,
            readings: Readings::Several,
        })
    }

    fn interrupted(&mut self) -> Vec<Out> {
        self.playing = None;
        if self.course.is_none() {
            return vec![Out::Leave];
        }
        self.asked = Some(Deed::Leave);
        vec![self.answer(&self.texts.review_leave())]
    }

    fn take_voices(&mut self, offers: &[VoiceOffer]) -> Vec<Out> {
        let wish = self.voice_wished.take();
        wish.map(|wish| wish.among(offers, &mut self.settings)).unwrap_or_default()
    }

    /// Looks what the work beside has brought, and whether the next move is due.
    fn let_time_pass(&mut self, now: Moment) -> Vec<Out> {
        let mut out = Vec::new();
        while let Some(done) = self.work.as_ref().and_then(|work| work.done()) {
            out.extend(self.take_work(done));
        }
        out.extend(self.play_on(now));
        out
    }

    fn wake_at(&self, _: Moment) -> Option<Moment> {
        self.playing
    }

    fn around(&self) -> Surroundings {
        self.surroundings()
    }

    fn look(&mut self, at: Square, now: Moment) -> Vec<Out> {
        let mut out = self.let_time_pass(now);
        if let Some(course) = &self.course {
            let board = self.board(course);
            out.push(board.says(board.contents(at, ".")));
        }
        out
    }
}

/// A question that was said alone, and goes on with what is said next.
fn wants_more(text: &str) -> Option<Command> {
    let (command, rest) = command(text)?;
    let is_cut_short = matches!(
        command,
        Command::Square
            | Command::MovesFrom
            | Command::Attackers
            | Command::Defenders
            | Command::Diagonals
            | Command::Lines
            | Command::Pieces
            | Command::Scan
            | Command::GoTo
    );
    (rest.is_empty() && is_cut_short).then_some(command)
}
