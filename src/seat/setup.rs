//! The lines that fix a game's setting before anything happens: the event, the players, the start. File contents and
//! the PIN are passed in.

use crate::chess::notation::{Letters, harmless};
use crate::chess::{ByColor, Chess960Start, ClaimedMove, Color, Position, Square};
use crate::clock::calendar::Stamp;
use crate::laws::{
    Announcements, AnnouncingLanguage, ArbiterPresence, DrawOffers, Edition, Event, Minutes, Mode,
    Pace, PeriodPolicy, Profile, QuickplayFinish, Rule, Supervision, read_event,
};
use crate::record::{ArbiterNumber, Began, Head, Occasion};
use crate::table::{Assistance, Hearing, Odds, Player, ScoreKept, Setting, Sight};
use crate::words::control_times::times;
use crate::words::event_text::settings;
use crate::words::scripts::player_line::role_named;
use crate::words::scripts::unreadable::UnreadableLine;
use crate::words::{Language, Lexicon, MoveReader, Texts, Wording, tell_article, tell_pace};

/// The setting as fixed so far.
#[derive(Clone)]
pub struct Setup {
    event: Event,
    pace: PaceSaid,
    lateness: LatenessSaid,
    players: ByColor<Player>,
    start: Position,
    odds: Option<Odds>,
    /// Who has the first move in a game at odds.
    first_at_odds: Color,
    arbiter_number: ArbiterNumber,
    occasion: Occasion,
    names: ByColor<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum PaceSaid {
    /// From the time control, by the edition.
    ByTheTime,
    /// From a line of its own.
    ByALine,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum LatenessSaid {
    /// From the edition, which may have none.
    ByTheEdition,
    /// From the event, or from a line of its own.
    ByTheEvent,
}

impl LatenessSaid {
    fn of(event: &Event) -> LatenessSaid {
        match event.default_time == Event::silent_default_time(event.edition) {
            true => LatenessSaid::ByTheEdition,
            false => LatenessSaid::ByTheEvent,
        }
    }
}

/// The default: an unnamed event today, a sighted player with White, a blind one with Black, and the full profile.
const DEFAULT_EVENT: &str =
    "[time]\ncontrol = \"90+30\"\n[device]\nprofile = \"full announcement\"\n";

impl Default for Setup {
    fn default() -> Setup {
        Setup::of(read_event(DEFAULT_EVENT).unwrap_or_else(|error| unreachable!("{error:?}")))
    }
}

impl Setup {
    fn of(event: Event) -> Setup {
        Setup {
            pace: PaceSaid::ByTheTime,
            lateness: LatenessSaid::of(&event),
            event,
            players: ByColor { white: Player::SIGHTED, black: Player::BLIND },
            start: Position::initial(),
            odds: None,
            first_at_odds: Color::White,
            arbiter_number: ArbiterNumber::None,
            occasion: Occasion::default(),
            names: ByColor { white: String::new(), black: String::new() },
        }
    }

    /// The setting from the text of an event file.
    pub fn of_event(text: &str, texts: &Texts) -> Result<Setup, String> {
        settings(text, texts).map(Setup::of)
    }

    /// Takes over the event of another setting, but nothing of its game.
    pub fn take_event(&mut self, other: Setup) {
        (self.event, self.pace, self.lateness) = (other.event, other.pace, other.lateness);
    }

    /// Takes a line of the setting. `None` if the line is something else.
    pub fn take(&mut self, text: &str) -> Option<Result<(), UnreadableLine>> {
        for side in [Color::White, Color::Black] {
            let name = side.fold_wb("white ", "black ");
            if let Some(rest) = text.strip_prefix(name) {
                return self.player(side, rest);
            }
        }
        if text == "no arbiter is present" {
            self.event.arbiter = ArbiterPresence::Absent;
            return Some(Ok(()));
        }
        let (key, value) = text.split_once(' ')?;
        if let Some(place) = self.occasion_named(key) {
            *place = harmless(value.trim()).into_owned();
            return Some(Ok(()));
        }
        Some(match key {
            "edition" => self.edition(value),
            "time" => self.try_time(value),
            "pace" => {
                self.pace = PaceSaid::ByALine;
                set(&mut self.event.regime.pace, value, &["standard", "rapid", "blitz"])
            }
            "supervision" => self.supervision(value),
            "default-time" => self.default_time(value),
            "period" => self.period(value),
            "draws" => self.draws(value),
            "quickplay" => self.quickplay(value),
            "mode" => choose(&mut self.event.mode, value, &Mode::NAMES),
            "profile" => choose(&mut self.event.profile, value, &Profile::NAMES),
            "words" => choose(&mut self.event.announcements.words, value, &TONGUES),
            "ranks" => choose(&mut self.event.announcements.ranks, value, &TONGUES),
            "position" => match Position::from_fen(value) {
                Ok(position) => {
                    self.start = position;
                    Ok(())
                }
                Err(error) => Err(UnreadableLine::Position(Box::new(error))),
            },
            "chess960" => self.chess960(value),
            _ => return None,
        })
    }

    /// Announcements are made in this language, ranks included.
    pub fn announce_in(&mut self, language: Language) {
        let tongue = match language {
            Language::German => AnnouncingLanguage::German,
            Language::French => AnnouncingLanguage::French,
            Language::English => AnnouncingLanguage::English,
        };
        self.event.announcements = Announcements { words: tongue, ranks: tongue };
    }

    pub(crate) fn mode(&self) -> Mode {
        self.event.mode
    }

    /// The complete setting, when the first thing happens.
    pub fn finish(&self) -> Result<Setting, UnreadableLine> {
        let mut setting =
            Setting::new(self.event.clone(), self.players).map_err(UnreadableLine::Time)?;
        setting.start = self.start_at_odds();
        setting.odds.clone_from(&self.odds);
        if self.pace == PaceSaid::ByTheTime {
            let pace = times(&setting.control).pace(self.event.edition);
            setting.event.regime.pace = pace.unwrap_or(self.event.regime.pace);
        }
        Ok(setting)
    }

    /// A warning for the arbiter if the pace does not fit the time control.
    pub fn warning(&self, setting: &Setting, texts: &Texts) -> Option<String> {
        let (event, times) = (&setting.event, times(&setting.control));
        if times.allows(event.regime.pace, event.edition) {
            return None;
        }
        let made = times.pace(event.edition)?;
        let rule = if made == Pace::Blitz { Rule::BlitzRange } else { Rule::RapidRange };
        Some(texts.pace_differs(
            &tell_pace(event.regime.pace, texts),
            &event.time_control.text,
            &tell_pace(made, texts),
            &tell_article(rule.article(event.edition)?, texts),
        ))
    }

    /// Takes a time control if a clock can use it.
    pub(crate) fn try_time(&mut self, time: &str) -> Result<(), UnreadableLine> {
        let before = self.event.time_control.clone();
        time.clone_into(&mut self.event.time_control.text);
        self.finish().map(drop).inspect_err(|_| self.event.time_control = before)
    }

    /// Sets what is stored of the arbiter's PIN.
    pub fn set_arbiter_number(&mut self, number: ArbiterNumber) {
        self.arbiter_number = number;
    }

    /// What is stored of the arbiter's PIN.
    pub fn arbiter_number(&self) -> &ArbiterNumber {
        &self.arbiter_number
    }

    pub fn head(&self, began: Began, wall: i64) -> Result<Head, UnreadableLine> {
        let mut occasion = self.occasion.clone();
        if occasion.date.is_empty() {
            occasion.date = Stamp::of(wall).date();
        }
        Ok(Head {
            program: env!("CARGO_PKG_VERSION").to_owned(),
            arbiter_number: self.arbiter_number.clone(),
            began,
            occasion,
            names: self.names.clone(),
            setting: self.finish()?,
        })
    }

    fn occasion_named(&mut self, key: &str) -> Option<&mut String> {
        let Occasion { event, site, round, date } = &mut self.occasion;
        Some(match key {
            "title" => event,
            "site" => site,
            "round" => round,
            "date" => date,
            _ => return None,
        })
    }

    fn player(&mut self, side: Color, rest: &str) -> Option<Result<(), UnreadableLine>> {
        if let Some(name) = rest.strip_prefix("is named ") {
            *self.names.get_mut(side) = harmless(name.trim()).into_owned();
            return Some(Ok(()));
        }
        let player = self.players.get_mut(side);
        match rest {
            "is blind" => player.sight = Sight::Blind,
            "is sighted" => player.sight = Sight::Sighted,
            "is deaf" => player.hearing = Hearing::Deaf,
            "keeps the score elsewhere" => player.score = ScoreKept::Elsewhere,
            "has an assistant" => player.assistance = Assistance::Assisted,
            _ => {
                let given = rest.strip_prefix("gives ")?;
                return Some(self.gives(side, given));
            }
        }
        Some(Ok(()))
    }

    /// Reads the odds of paragraph 22: "white gives a1", "black gives pawn and move", "black gives the moves e4 d4". A
    /// piece without a square is the usual one of its kind.
    fn gives(&mut self, giver: Color, given: &str) -> Result<(), UnreadableLine> {
        let (pieces, moves) = match given.strip_prefix("the moves ") {
            Some(moves) => ("", Some(moves)),
            None => match given.split_once(" and the moves ") {
                Some((pieces, moves)) => (pieces, Some(moves)),
                None => (given, None),
            },
        };
        let (pieces, first) = match pieces.strip_suffix(" and move") {
            Some(pieces) => (pieces, !giver),
            None => (pieces, giver),
        };
        let square = |word: &str| match role_named(word) {
            Some(role) => Odds::usual_square(giver, role),
            None => word.parse().ok(),
        };
        let taken: Option<Vec<Square>> = pieces.split_whitespace().map(square).collect();
        let Some(taken) = taken.filter(|taken| !taken.is_empty() || moves.is_some()) else {
            return Err(UnreadableLine::told(given, Texts::odds_to_give));
        };
        let mut odds = Odds { giver, taken, extra: Vec::new() };
        for written in moves.into_iter().flat_map(str::split_whitespace) {
            let claim = self.extra_move(&odds, written)?;
            odds.extra.push(claim);
        }
        self.odds = Some(odds);
        self.first_at_odds = first;
        Ok(())
    }

    /// An extra move, which stays on the player's own half of the board.
    fn extra_move(&self, odds: &Odds, written: &str) -> Result<ClaimedMove, UnreadableLine> {
        let unreadable = || UnreadableLine::told(written, Texts::a_move_on_the_own_half);
        let position = odds.before_the_next_extra(&self.start).ok_or_else(unreadable)?;
        let lexicon = Lexicon::of_every_language(Wording::default());
        let given = MoveReader::of_letters(Letters::English, &lexicon).read(written).ok();
        given
            .and_then(|given| given.legal(&position).ok())
            .filter(|legal| odds.keeps_to_the_own_half(*legal))
            .and_then(|legal| Some(ClaimedMove::between(legal.from()?, legal.to())))
            .ok_or_else(unreadable)
    }

    /// The position before the odds. The giver of odds moves first unless the move is given too (paragraph 22); a
    /// position that was set up says itself who moves.
    fn start_at_odds(&self) -> Position {
        let first = self.odds.as_ref().map_or(Color::White, |_| self.first_at_odds);
        let black_begins = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1";
        match Position::from_fen(black_begins) {
            Ok(start) if first == Color::Black && self.start == Position::initial() => start,
            _ => self.start.clone(),
        }
    }

    fn supervision(&mut self, value: &str) -> Result<(), UnreadableLine> {
        const KINDS: [(&str, Supervision); 2] =
            [("each game", Supervision::EachGame), ("otherwise", Supervision::Otherwise)];
        choose(&mut self.event.regime.supervision, value, &KINDS)
    }

    fn default_time(&mut self, value: &str) -> Result<(), UnreadableLine> {
        let minutes = value.strip_suffix(" min").and_then(|minutes| minutes.parse().ok());
        let minutes =
            minutes.ok_or_else(|| UnreadableLine::told(value, Texts::minutes_to_come_late))?;
        self.event.default_time = Some(Minutes(minutes));
        self.lateness = LatenessSaid::ByTheEvent;
        Ok(())
    }

    fn edition(&mut self, value: &str) -> Result<(), UnreadableLine> {
        set(&mut self.event.edition, value, &Edition::ALL.map(Edition::name))?;
        if self.lateness == LatenessSaid::ByTheEdition {
            self.event.default_time = Event::silent_default_time(self.event.edition);
        }
        Ok(())
    }

    fn period(&mut self, value: &str) -> Result<(), UnreadableLine> {
        choose(&mut self.event.period_policy, value, &PeriodPolicy::NAMES)
    }

    fn draws(&mut self, value: &str) -> Result<(), UnreadableLine> {
        self.event.draw_offers = match value {
            "free" => DrawOffers::Free,
            "through the arbiter" => DrawOffers::ThroughArbiter,
            _ => {
                let number = value.strip_prefix("not before move ").and_then(|n| n.parse().ok());
                let number = number.filter(|number| *number <= DrawOffers::LAST_MOVE);
                let unreadable = || UnreadableLine::told(value, Texts::draw_offers_to_choose);
                DrawOffers::not_before(number.ok_or_else(unreadable)?)
            }
        };
        Ok(())
    }

    fn quickplay(&mut self, value: &str) -> Result<(), UnreadableLine> {
        const VALUES: [(&str, QuickplayFinish); 2] = [
            ("announced", QuickplayFinish::Announced),
            ("not announced", QuickplayFinish::NotAnnounced),
        ];
        choose(&mut self.event.quickplay_finish, value, &VALUES)
    }

    fn chess960(&mut self, value: &str) -> Result<(), UnreadableLine> {
        let unreadable = || UnreadableLine::told(value, Texts::number_of_a_start);
        let index = value.parse().map_err(|_| unreadable())?;
        let start = Chess960Start::new(index).map_err(|_| unreadable())?;
        self.start = start.position();
        Ok(())
    }
}

const TONGUES: [(&str, AnnouncingLanguage); 3] = [
    ("german", AnnouncingLanguage::German),
    ("french", AnnouncingLanguage::French),
    ("english", AnnouncingLanguage::English),
];

fn choose<T: Copy>(
    place: &mut T,
    value: &str,
    choices: &[(&'static str, T)],
) -> Result<(), UnreadableLine> {
    match choices.iter().find(|(name, _)| *name == value) {
        Some((_, chosen)) => {
            *place = *chosen;
            Ok(())
        }
        None => Err(UnreadableLine::one_named(value, choices.iter().map(|(name, _)| *name))),
    }
}

fn set<T: std::str::FromStr>(
    place: &mut T,
    value: &str,
    names: &[&'static str],
) -> Result<(), UnreadableLine> {
    *place = value.parse().map_err(|_| UnreadableLine::one_named(value, names.iter().copied()))?;
    Ok(())
}
