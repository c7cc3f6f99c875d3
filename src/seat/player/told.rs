//! What the player is told: notices of the game, times, score, help, reminders and the end. Notices for the opponent or
//! the arbiter are not told here.

use crate::chess::{Color, Ending, ending};
use crate::clock::{Moment, Span};
use crate::clocks::Parted;
use crate::laws::Mode;
use crate::present::spoken::{Priority, Segment, Utterance, Verbosity};
use crate::present::tone::Tone;
use crate::record_keeper::{Kept, OnRecord};
use crate::running::{Told, wall_set};
use crate::table::{
    Act, ArbiterTold, Entry, Fact, Help, Intent, News, Notice, Permit, Person, Phase, PlayerTold,
    Points, Question, Spoken, Turn,
};
use crate::words::{remaining, tell_arbiter, tell_player};

use super::{EndTold, Seat, SeatDeed};
use crate::present::conversation::{Dialogue as _, Out, TimesAsked, TimesToTell};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ScoreAsked {
    Whole,
    LastMove,
    OpponentsLast,
}

impl Seat {
    /// Sorts notices: those for the player are spoken, those for the arbiter go to the desk.
    pub fn tell(&mut self, told: Vec<Told>) -> Vec<Out> {
        let mut out = Vec::new();
        for told in told {
            match told {
                Told::OfRecord(kept) => out.extend(self.of_record(&kept)),
                Told::OfClocks(Parted::Slept(slept)) => {
                    let sentence = self.tongue.texts.machine_slept(slept);
                    out.push(self.utter(Priority::Alarm, &sentence));
                }
                Told::OfClocks(Parted::WallSet(by, way)) => {
                    let sentence = wall_set(&self.tongue.texts, by, way);
                    self.desk.put(sentence.clone());
                    out.push(Out::Arbiter(sentence));
                }
                Told::Notice(Notice::ToPlayer(side, told)) => {
                    let is_refused = matches!(told, PlayerTold::Declined(_));
                    // The result is told by `tell_end`, with everything that belongs to it.
                    let is_end = matches!(told, PlayerTold::Result(_));
                    if (side == self.own || is_refused) && !is_end {
                        out.extend(is_refused.then_some(Out::Sound(Tone::Error)));
                        out.push(Out::Say(self.uttered(&told)));
                    }
                }
                Told::Notice(Notice::ToArbiter(told)) if self.is_beyond_hearing(&told) => {}
                Told::Notice(Notice::ToArbiter(told)) => {
                    let sentence = tell_arbiter(&told, self.running.wording, &self.tongue.texts);
                    self.desk.put(sentence.clone());
                    out.push(Out::Arbiter(sentence));
                }
                Told::SealNotKept(error) => {
                    let reason = error.told(&self.tongue.texts);
                    let sentence = self.tongue.texts.seal_not_kept(&reason);
                    self.desk.put(sentence.clone());
                    out.push(Out::Arbiter(sentence));
                }
                Told::Sealed(..) => out.extend(self.tell_head_of_record()),
            }
        }
        out
    }

    /// Tells how the record fares, if there is a problem.
    pub fn tell_kept(&mut self, kept: &Kept) -> Vec<Out> {
        let told = self.of_record(kept);
        told.into_iter().collect()
    }

    /// Whether this is about a repetition by the opponent. Repetitions are not typed here, so a missing one is not
    /// reported.
    fn is_beyond_hearing(&self, told: &ArbiterTold) -> bool {
        matches!(told, ArbiterTold::News(News::NotRepeated(side), _) if *side != self.own)
    }

    fn uttered(&self, told: &PlayerTold) -> Utterance {
        let language = self.tongue.settings.language;
        match told {
            // The same words whatever was said; brief verbosity leaves them out.
            PlayerTold::Noted => Utterance {
                priority: Priority::Telling,
                segments: vec![
                    Segment::new(language, self.said(told)).from_verbosity(Verbosity::Normal),
                ],
            },
            PlayerTold::Relayed { spoken, said } => {
                let label = match spoken {
                    Spoken::Repeated => self.tongue.texts.repeated_is(),
                    Spoken::Corrected => self.tongue.texts.corrected_is(!self.own),
                    _ => self.tongue.texts.pieces_of_side(!self.own),
                };
                let segments = vec![self.plain(label), self.announced(&said.words)];
                Utterance { priority: Priority::Telling, segments }
            }
            PlayerTold::OwnScore(entries) => self.score_told(entries),
            PlayerTold::Help(_, Help::OnSquare(at, found)) => self.found_on(*at, *found),
            PlayerTold::Help(_, Help::MovesFrom(_, to)) => self.moves_from(to),
            _ => Utterance::new(Priority::Answer, language, self.said(told)),
        }
    }

    pub(super) fn said(&self, told: &PlayerTold) -> String {
        tell_player(told, self.words_told(), &self.tongue.texts)
    }

    /// A word of receipt for an act of the opponent.
    pub(crate) fn receipt(&self) -> Out {
        Out::Say(self.uttered(&PlayerTold::Noted))
    }

    /// The requested times, in the user's language and precision.
    pub(crate) fn tell_times(&mut self, asked: TimesAsked, now: Moment) -> Vec<Out> {
        let mut out = Vec::new();
        for told in self.ask_quietly(Question::Times, now) {
            if let Told::Notice(Notice::ToPlayer(_, PlayerTold::Times { own, opponent })) = told {
                let texts = &self.tongue.texts;
                let own = texts.own_time_is(&self.left(own));
                let opponent = texts.opponents_time_is(&self.left(opponent));
                out.push(self.answer(asked.of(own, opponent)));
            } else {
                out.extend(self.tell(vec![told]));
            }
        }
        out
    }

    pub(super) fn tell_score(&mut self, asked: ScoreAsked, now: Moment) -> Vec<Out> {
        let mut out = Vec::new();
        for told in self.ask_quietly(Question::OwnScore, now) {
            match told {
                Told::Notice(Notice::ToPlayer(_, PlayerTold::OwnScore(entries))) => {
                    out.push(Out::Say(match (asked, entries.split_last()) {
                        (ScoreAsked::LastMove, Some((last, before))) => {
                            self.last_told(last, before.len() + 1)
                        }
                        (ScoreAsked::OpponentsLast, _) => match last_of(!self.own, &entries) {
                            Some((ply, entry)) => self.last_told(entry, ply + 1),
                            None => Utterance::new(
                                Priority::Answer,
                                self.tongue.settings.language,
                                self.tongue.texts.opponent_has_not_moved(),
                            ),
                        },
                        _ => self.score_told(&entries),
                    }));
                }
                other => out.extend(self.tell(vec![other])),
            }
        }
        out
    }

    fn ask_quietly(&mut self, question: Question, now: Moment) -> Vec<Told> {
        let side = self.own;
        let intent = Intent::Ask { side, who: Person::Player(side), question };
        self.running.happens_awake(&intent, now).told
    }

    /// The last move of a score, after the name of its side.
    fn last_told(&self, last: &Option<Entry>, ply: usize) -> Utterance {
        let mut told = self.score_told(std::slice::from_ref(last));
        let side = self.tongue.texts.pieces_of_side(self.by_ply(ply));
        told.segments.insert(0, self.plain(side));
        told
    }

    /// The moves of a score in their own language, numbered if there are several.
    fn score_told(&self, entries: &[Option<Entry>]) -> Utterance {
        let (texts, language) = (&self.tongue.texts, self.tongue.settings.language);
        if entries.is_empty() {
            return Utterance::new(Priority::Answer, language, texts.empty_score());
        }
        let mut segments = Vec::new();
        for (ply, entry) in entries.iter().enumerate() {
            if entries.len() > 1 && ply % 2 == 0 {
                segments.push(Segment::new(language, format!("{}.", ply / 2 + 1)));
            }
            match entry {
                None => segments.push(Segment::new(language, format!("{},", texts.missing_move()))),
                Some(entry) => {
                    segments.push(self.announced(&format!("{},", entry.said.words)));
                    let offer = entry.draw_offer.then(|| texts.draw_offered_with());
                    segments.extend(offer.map(|text| Segment::new(language, format!("{text},"))));
                }
            }
        }
        if let Some(last) = segments.last_mut() {
            last.text = last.text.trim_end_matches(',').to_owned() + ".";
        }
        Utterance { priority: Priority::Answer, segments }
    }

    fn left(&self, time: Option<Span>) -> String {
        let Some(time) = time else { return self.tongue.texts.without_limit() };
        remaining(time.into(), self.tongue.settings.precision, self.tongue.settings.language)
    }

    fn of_record(&self, kept: &Kept) -> Option<Out> {
        let texts = &self.tongue.texts;
        let sentence = match kept {
            Kept::Safe | Kept::StillFailing => return None,
            Kept::Failed(error) => texts.not_on_record(&error.told(texts)),
            Kept::Again => texts.on_record_again(),
            Kept::Rewritten(path) => texts.record_anew(&path.display().to_string()),
            Kept::GivenUp => texts.record_given_up(),
        };
        Some(self.utter(Priority::Alarm, &sentence))
    }

    /// Help for the present moment.
    pub(crate) fn moment_help(&self) -> String {
        let texts = &self.tongue.texts;
        let Turn { by, .. } = self.running.game.turn();
        match self.running.game.phase() {
            Phase::Over(_) => texts.help_over(),
            _ if self.has_not_begun() => texts.help_before_start(),
            Phase::Adjourned(_) => self.help_adjourned().unwrap_or_default(),
            _ => self.help_without_announcements().unwrap_or_else(|| match *by == self.own {
                true => texts.help_own_turn(),
                false => texts.help_opponents_turn(),
            }),
        }
    }

    /// Whether a player may be told that a clock was not pressed: only in training (12.6).
    pub(crate) fn may_tell_of_presses(&self) -> bool {
        Permit::in_mode(self.running.game.mode()).is_some()
    }

    /// Whose turn it is, by the game and not by the position.
    pub(crate) fn whose_turn(&self) -> String {
        let texts = &self.tongue.texts;
        let Turn { by, made, .. } = self.running.game.turn();
        match self.running.game.phase() {
            Phase::Over(_) => texts.help_over(),
            _ if self.has_not_begun() => texts.help_before_start(),
            Phase::Adjourned(_) => self.told_of_adjournment().unwrap_or_default(),
            _ => self.turn_without_announcements().unwrap_or_else(|| match *by == self.own {
                // A player has the move whether the clock was pressed or not (1.3), and a player in a tournament is not
                // told of presses (12.6).
                _ if !self.may_tell_of_presses() => {
                    match self.running.game.has_the_move(self.own) {
                        true => texts.your_move(),
                        false => texts.opponent_to_move(),
                    }
                }
                false => texts.opponent_to_move(),
                true if made.is_some() => texts.own_move_unpressed(),
                true => texts.your_move(),
            }),
        }
    }

    /// Whose clock runs, if Hector runs the clocks.
    pub fn tell_whose_clock_runs(&self) -> Option<Out> {
        if !self.runs_clocks() {
            return None;
        }
        let texts = &self.tongue.texts;
        let sentence = match (self.running.game.phase(), self.running.game.clock().running()) {
            (Phase::Over(_), _) => return None,
            (_, Some(side)) => texts.whose_clock_runs(side),
            _ if self.has_not_begun() => texts.help_before_start(),
            (_, None) => texts.no_clock_runs(),
        };
        Some(self.utter(Priority::Telling, sentence))
    }

    /// The answer to starting a game that is already in progress.
    pub(super) fn tell_started(&self) -> Vec<Out> {
        match self.tell_whose_clock_runs() {
            _ if !self.runs_clocks() => self.refuse_without_clocks(),
            Some(told) => vec![told],
            None => vec![self.answer(self.tongue.texts.no_clock_runs())],
        }
    }

    /// Time until the next reminder.
    pub(crate) fn next_reminder(&self, now: Moment) -> Option<Span> {
        let (side, left) = self.running_time(now)?;
        self.times_to_tell(side).until_next(left)
    }

    /// Sets an alarm at a remaining time: help that only training gives.
    pub(crate) fn set_alarm(&mut self, rest: &str, now: Moment) -> Vec<Out> {
        if self.running.game.mode() != Mode::Training {
            return self.refuse(self.tongue.texts.only_in_training());
        }
        if !self.runs_clocks() {
            return self.refuse_without_clocks();
        }
        let left = self.running.game.clock().reading(now).of(self.own).remaining;
        let mut alarm = self.alarm;
        let out = alarm.take(rest, left, &self.tongue);
        self.alarm = alarm;
        out
    }

    fn times_to_tell(&self, side: Color) -> TimesToTell {
        let given = self.running.game.clock().control().of(side).first_base();
        self.tongue.settings.times_to_tell.after(given)
    }

    /// Time until the alarm goes off.
    pub(crate) fn next_alarm(&self, now: Moment) -> Option<Span> {
        let (_, left) = self.running_time(now).filter(|(side, _)| *side == self.own)?;
        self.alarm.until(left)
    }

    /// The side whose clock runs and its remaining time. Only in training, which gives reminders.
    pub(crate) fn running_time(&self, now: Moment) -> Option<(Color, Span)> {
        if self.running.game.mode() != Mode::Training {
            return None;
        }
        let side = self.running.game.clock().running()?;
        Some((side, self.running.game.clock().reading(now).of(side).remaining?))
    }

    /// Gives a reminder or alarm that is due.
    pub(crate) fn remind(&mut self, now: Moment) -> Vec<Out> {
        let running = self.running_time(now);
        let times = running.map_or(TimesToTell::NONE, |(side, _)| self.times_to_tell(side));
        let come = self.last_look.time_to_tell(running, &times);
        if let Some((_, left)) = running.filter(|(side, _)| *side == self.own)
            && let Some(left) = self.alarm.goes_off(left)
        {
            let sentence = self.tongue.texts.alarm_goes_off(&self.left(Some(left)));
            return vec![Out::Sound(Tone::LowTime), self.utter(Priority::Alarm, &sentence)];
        }
        let (Some((side, _)), Some(left)) = (running, come) else { return Vec::new() };
        let (texts, left) = (&self.tongue.texts, self.left(Some(left)));
        let sentence = match side == self.own {
            true => texts.you_have_left(&left),
            false => texts.opponent_has_left(&left),
        };
        vec![Out::Sound(Tone::LowTime), self.utter(Priority::Telling, &sentence)]
    }

    /// Tells the end of the game, once: the result, and a failure to save it.
    pub(crate) fn tell_end(&mut self) -> Vec<Out> {
        let mut out = self.keep_names();
        let Some(points) = self.running.game.result() else { return out };
        if self.end == EndTold::Told {
            out.extend(self.saved_again());
            return out;
        }
        self.end = EndTold::Told;
        // Open questions about the game are obsolete.
        if !self.asks_for_number() {
            self.open.asked = None;
        }
        out.push(self.tells(self.how_it_ended(points)));
        let asks_for_name = self.is_name_wanted();
        if !asks_for_name {
            out.push(self.tells(self.what_next()));
        }
        if let Some(Err(reason)) = self.running.keeper.save(&self.tongue.texts) {
            let sentence = self.tongue.texts.game_not_saved(&reason);
            out.push(self.utter(Priority::Alarm, sentence));
        }
        self.saved = self.running.facts.len();
        if asks_for_name {
            out.extend(self.ask(SeatDeed::Name));
        }
        out
    }

    /// Saves the game again if something was recorded after the end, such as a signature. Says something only if that
    /// fails.
    fn saved_again(&mut self) -> Option<Out> {
        if self.running.facts.len() == self.saved {
            return None;
        }
        self.saved = self.running.facts.len();
        let texts = &self.tongue.texts;
        let reason = self.running.keeper.save(texts)?.err()?;
        Some(self.utter(Priority::Alarm, texts.game_not_saved(&reason)))
    }

    /// The result; in training, also how it came about, if one sentence can say both.
    fn how_it_ended(&self, points: Points) -> String {
        let texts = &self.tongue.texts;
        let told = Permit::in_mode(self.running.game.mode()).and_then(|_| {
            let ending = self.running.game.present().position().and_then(ending);
            match (points, ending, self.last_act()) {
                (Points::Win(winner), Some(Ending::Checkmate { .. }), _) => {
                    Some(texts.over_by_mate(winner))
                }
                (Points::Draw, Some(Ending::Stalemate), _) => Some(texts.over_by_stalemate()),
                (Points::Win(winner), _, Some((side, Act::Resigns))) if side == !winner => Some(
                    format!("{} {}", texts.over_by_resignation(side), texts.game_won_by(winner)),
                ),
                (Points::Draw, _, Some((_, Act::AcceptsDraw))) => Some(texts.over_by_agreement()),
                _ => None,
            }
        });
        let result = || tell_player(&PlayerTold::Result(points), self.running.wording, texts);
        told.unwrap_or_else(result)
    }

    /// The last act, and its side.
    fn last_act(&self) -> Option<(Color, Act)> {
        self.running.facts.iter().rev().find_map(|recorded| match &recorded.fact {
            Fact::Did { side, act, .. } => Some((*side, act.clone())),
            _ => None,
        })
    }

    /// Tells where the game is saved.
    pub(super) fn tell_where_saved(&mut self) -> Vec<Out> {
        let texts = &self.tongue.texts;
        let saved = match self.end {
            EndTold::NotYet => None,
            EndTold::Told => self.running.keeper.save(texts),
        };
        match saved {
            Some(Ok(files)) => vec![self.answer(texts.game_saved(&files))],
            Some(Err(reason)) => self.refuse(texts.game_not_saved(&reason)),
            None => vec![self.answer(match self.running.keeper.on_record() {
                OnRecord::Whole => texts.left_on_record(),
                OnRecord::Beginning => texts.left_in_part(),
                OnRecord::Nothing => texts.left_unrecorded(),
            })],
        }
    }
}

/// The last entry of a side in a score, with its index.
fn last_of(side: Color, entries: &[Option<Entry>]) -> Option<(usize, &Option<Entry>)> {
    let is_theirs =
        |ply: usize| side == if ply.is_multiple_of(2) { Color::White } else { Color::Black };
    entries.iter().enumerate().rev().find(|(ply, _)| is_theirs(*ply))
}
