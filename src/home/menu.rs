//! The menu: it offers what is unfinished first, then asks what to do. An answer in free words is an item, or the
//! question is repeated. The choice is returned as a value.

use std::convert::Infallible;

use crate::clock::Moment;
use crate::present::cells::{Choice, Surroundings};
use crate::present::conversation::{
    Dialogue, GivenLine, Out, Pending, Settings, Tongue, asks_about_nothing, talks_by,
};
use crate::words::{
    Activity, Answer, Command, FIRST, Language, MenuAnswer, MenuItem, MenuTool, Quoted, Texts,
    is_rest_of_a_language, menu_answer, tool_named,
};

/// How many unfinished items are told without being asked for.
const TOLD_UNASKED: usize = 3;
/// The items under "something else".
const ELSEWHERE: [MenuItem; 5] =
    [MenuItem::TwoPlaces, MenuItem::Arbiter, MenuItem::Hall, MenuItem::Clock, MenuItem::Tools];

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MenuChoice {
    /// An unfinished item, by its index in the list.
    GoOn(usize),
    PlayHector,
    /// A game against this level or engine.
    PlayAgainst(String),
    /// A game against Hector with all questions asked.
    PlayWithOptions,
    PlayAtBoard,
    Learn,
    Listen,
    Clock,
    LearnKeys,
    /// A game at two places: wait here for the other one.
    WaitForOpponent,
    /// A game at two places: connect to this address.
    GoToOpponent(String),
    /// The arbiter's desk for the table at this address.
    ArbitersDesk(String),
    /// The hall with the settings in this file.
    Hall(String),
    /// Check what works on this computer.
    CheckMachine,
    /// The list of all tools.
    AllTools,
}

/// The open question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum MenuQuestion {
    Unfinished,
    First,
    Elsewhere,
    /// The address of the other place; Enter waits here.
    OtherPlace,
    /// The address of a table.
    Table,
    /// The file of an event.
    Event,
    Tool,
}

/// Describes the unfinished items, newest first, in a language.
pub(crate) type DescribesUnfinished = Box<dyn Fn(&Texts) -> Vec<String>>;

pub struct Menu {
    tongue: Tongue,
    open: Pending<Infallible>,
    asked: MenuQuestion,
    unfinished: DescribesUnfinished,
    /// How many unfinished items are told at most.
    told: usize,
    pub chosen: Option<MenuChoice>,
}

impl Menu {
    /// The menu, and its first question.
    pub fn new(settings: Settings, unfinished: DescribesUnfinished) -> (Menu, Vec<Out>) {
        let tongue = Tongue::new(settings);
        let asked = match unfinished(&tongue.texts).is_empty() {
            true => MenuQuestion::First,
            false => MenuQuestion::Unfinished,
        };
        let open = Pending::default();
        let menu = Menu { tongue, open, asked, unfinished, told: TOLD_UNASKED, chosen: None };
        let first = vec![menu.asks()];
        (menu, first)
    }

    /// The settings, which the player may have changed here.
    pub fn settings(&self) -> &Settings {
        &self.tongue.settings
    }

    fn asks(&self) -> Out {
        let texts = &self.tongue.texts;
        self.answer(match self.asked {
            MenuQuestion::Unfinished => self.tells_unfinished(),
            MenuQuestion::First => texts.menu_question(),
            MenuQuestion::Elsewhere => texts.menu_elsewhere(),
            MenuQuestion::OtherPlace => texts.menu_other_place(),
            MenuQuestion::Table => texts.menu_table(),
            MenuQuestion::Event => texts.menu_event(),
            MenuQuestion::Tool => texts.menu_tool(),
        })
    }

    fn tells_unfinished(&self) -> String {
        let texts = &self.tongue.texts;
        let all = (self.unfinished)(texts);
        if let [only] = &all[..] {
            return texts.menu_unfinished_one(&format!("{only}."));
        }
        let numbered = all.iter().zip(1..).map(|(one, number)| format!("{number}: {one}."));
        let mut told: Vec<String> = numbered.take(self.told).collect();
        if all.len() > told.len() {
            told.push(texts.menu_unfinished_more(all.len() - told.len()));
        }
        texts.menu_unfinished(&told.join(" "))
    }

    /// Repeats the question after a sentence.
    fn asks_after(&self, told: impl Into<String>) -> Vec<Out> {
        let mut out = self.refuse(told);
        out.push(self.asks());
        out
    }

    fn asks_now(&mut self, asked: MenuQuestion) -> Vec<Out> {
        self.asked = asked;
        vec![self.asks()]
    }

    fn choose(&mut self, chosen: MenuChoice) -> Vec<Out> {
        self.chosen = Some(chosen);
        vec![Out::Leave]
    }

    /// Enter alone gives the usual answer.
    fn usual(&mut self) -> Vec<Out> {
        match self.asked {
            MenuQuestion::Unfinished => self.choose(MenuChoice::GoOn(0)),
            MenuQuestion::First => self.choose(MenuChoice::PlayHector),
            MenuQuestion::OtherPlace => self.choose(MenuChoice::WaitForOpponent),
            MenuQuestion::Tool => self.choose(MenuChoice::CheckMachine),
            MenuQuestion::Elsewhere | MenuQuestion::Table | MenuQuestion::Event => {
                vec![self.asks()]
            }
        }
    }

    /// Takes an answer to a question that is not about items.
    fn take_answer_alone(&mut self, line: &str) -> Option<Vec<Out>> {
        let chosen = match self.asked {
            MenuQuestion::Unfinished | MenuQuestion::First | MenuQuestion::Elsewhere => None,
            MenuQuestion::OtherPlace => address(line, PORT_OF_PLACES).map(MenuChoice::GoToOpponent),
            MenuQuestion::Table => address(line, PORT_OF_DESKS).map(MenuChoice::ArbitersDesk),
            MenuQuestion::Event => is_file(line).then(|| MenuChoice::Hall(line.to_owned())),
            MenuQuestion::Tool => tool_named(line).map(|tool| match tool {
                MenuTool::CheckMachine => MenuChoice::CheckMachine,
                MenuTool::All => MenuChoice::AllTools,
            }),
        };
        chosen.map(|chosen| self.choose(chosen))
    }

    fn take(&mut self, line: &str) -> Vec<Out> {
        if let Some(chosen) = self.take_answer_alone(line) {
            return chosen;
        }
        let language = self.tongue.settings.language;
        match menu_answer(line, language) {
            None if is_rest_of_a_language(line) => vec![self.asks()],
            None => self.asks_after(self.tongue.texts.menu_unclear(Quoted(line))),
            Some(MenuAnswer::Item(item)) => self.take_item(item),
            Some(MenuAnswer::Against(whom)) => self.choose(MenuChoice::PlayAgainst(whom)),
            Some(MenuAnswer::Number(number)) => self.take_number(number, line),
            Some(MenuAnswer::OneOf(items)) => {
                let named = |place: usize| items.get(place).map(|item| self.name(*item));
                let (first, second) = (named(0).unwrap_or_default(), named(1).unwrap_or_default());
                self.refuse(self.tongue.texts.menu_which(&first, &second))
            }
        }
    }

    fn take_number(&mut self, number: usize, line: &str) -> Vec<Out> {
        let place = number.checked_sub(1);
        let items: &[MenuItem] = match self.asked {
            MenuQuestion::Unfinished => {
                let count = (self.unfinished)(&self.tongue.texts).len();
                return match place.filter(|place| *place < count) {
                    Some(place) => self.choose(MenuChoice::GoOn(place)),
                    None => self.asks_after(self.tongue.texts.menu_no_such_number(Quoted(line))),
                };
            }
            MenuQuestion::First => &FIRST,
            MenuQuestion::Elsewhere => &ELSEWHERE,
            MenuQuestion::OtherPlace
            | MenuQuestion::Table
            | MenuQuestion::Event
            | MenuQuestion::Tool => &[],
        };
        match place.and_then(|place| items.get(place).copied()) {
            Some(item) => self.take_item(item),
            None => self.asks_after(self.tongue.texts.menu_no_such_number(Quoted(line))),
        }
    }

    fn take_item(&mut self, item: MenuItem) -> Vec<Out> {
        let texts = &self.tongue.texts;
        match item {
            MenuItem::PlayHector => self.choose(MenuChoice::PlayHector),
            MenuItem::PlayAtBoard => self.choose(MenuChoice::PlayAtBoard),
            MenuItem::Learn => self.choose(MenuChoice::Learn),
            MenuItem::Listen => self.choose(MenuChoice::Listen),
            MenuItem::Clock => self.choose(MenuChoice::Clock),
            MenuItem::Options => self.choose(MenuChoice::PlayWithOptions),
            MenuItem::KeyLesson => self.choose(MenuChoice::LearnKeys),
            MenuItem::SomethingElse if self.asked == MenuQuestion::Unfinished => {
                match (self.unfinished)(texts).len() > self.told {
                    true => self.told = usize::MAX,
                    false => self.asked = MenuQuestion::First,
                }
                vec![self.asks()]
            }
            MenuItem::SomethingElse => self.asks_now(MenuQuestion::Elsewhere),
            MenuItem::New => self.asks_now(MenuQuestion::First),
            MenuItem::GoOn => match (self.unfinished)(texts).is_empty() {
                false if self.asked == MenuQuestion::Unfinished => self.usual(),
                false => self.asks_now(MenuQuestion::Unfinished),
                true => self.asks_after(texts.menu_nothing_unfinished()),
            },
            MenuItem::TwoPlaces => self.asks_now(MenuQuestion::OtherPlace),
            MenuItem::Arbiter => self.asks_now(MenuQuestion::Table),
            MenuItem::Hall => self.asks_now(MenuQuestion::Event),
            MenuItem::Tools => self.asks_now(MenuQuestion::Tool),
        }
    }

    fn name(&self, item: MenuItem) -> String {
        let texts = &self.tongue.texts;
        match item {
            MenuItem::PlayHector | MenuItem::Options | MenuItem::New | MenuItem::GoOn => {
                texts.menu_item_play()
            }
            MenuItem::PlayAtBoard => texts.menu_item_board(),
            MenuItem::Learn | MenuItem::KeyLesson => texts.menu_item_learn(),
            MenuItem::Listen => texts.menu_item_listen(),
            MenuItem::SomethingElse => texts.menu_item_elsewhere(),
            MenuItem::TwoPlaces => texts.menu_item_two_places(),
            MenuItem::Arbiter => texts.menu_item_arbiter(),
            MenuItem::Hall => texts.menu_item_hall(),
            MenuItem::Clock => texts.menu_item_clock(),
            MenuItem::Tools => texts.menu_item_tools(),
        }
    }
}

impl Dialogue for Menu {
    talks_by!(tongue, open);
    asks_about_nothing!();

    fn help(&self) -> String {
        let texts = &self.tongue.texts;
        match self.asked {
            MenuQuestion::Unfinished => texts.menu_help_unfinished(),
            MenuQuestion::First => texts.menu_help(),
            MenuQuestion::Elsewhere => texts.menu_help_elsewhere(),
            MenuQuestion::OtherPlace => texts.menu_help_other_place(),
            MenuQuestion::Table => texts.menu_help_table(),
            MenuQuestion::Event => texts.menu_help_event(),
            MenuQuestion::Tool => texts.menu_help_tool(),
        }
    }

    fn moment(&self) -> Vec<Out> {
        vec![self.asks()]
    }

    fn enter_alone(&mut self, _: Moment) -> Vec<Out> {
        self.usual()
    }

    /// Every yes or no answers a question here.
    fn takes_unasked(&self, _: Answer) -> bool {
        true
    }

    /// Repeats the question, whatever was said last.
    fn repeats(&mut self) -> Vec<Out> {
        vec![self.asks()]
    }

    fn goes_to_menu(&mut self, _: Moment) -> Vec<Out> {
        self.asks_now(MenuQuestion::First)
    }

    /// The few commands that work here come first, followed by the question again. Everything else answers the
    /// question.
    fn take_words(&mut self, line: &GivenLine, now: Moment) -> Vec<Out> {
        match (line.text(), line.command()) {
            ("", _) => self.usual(),
            ("?", _) => self.obey(Command::Help, "", now),
            (_, Some((Command::Keys, ""))) => self.choose(MenuChoice::LearnKeys),
            (_, Some((command, rest))) if command.is_given_in(Activity::Menu) => {
                let mut out = self.obey(command, rest, now);
                if !matches!(command, Command::Quit | Command::Menu | Command::Repeat) {
                    out.push(self.asks());
                }
                out
            }
            (text, _) => self.take(text),
        }
    }

    fn take_other(&mut self, line: &GivenLine, _: Moment) -> Vec<Out> {
        self.take(line.text())
    }

    /// The answers, for a user who cannot type.
    fn around(&self) -> Surroundings {
        let (texts, language) = (&self.tongue.texts, self.tongue.settings.language);
        let items = |items: &[MenuItem]| {
            items.iter().map(|item| Choice::line(&self.name(*item))).collect::<Vec<_>>()
        };
        let choices = match self.asked {
            MenuQuestion::Unfinished => {
                let count = (self.unfinished)(texts).len();
                let numbers = (1..=count).map(|number| Choice::line(&number.to_string()));
                numbers.chain(no(language)).collect()
            }
            MenuQuestion::First => items(&FIRST),
            MenuQuestion::Elsewhere => items(&ELSEWHERE),
            MenuQuestion::Tool => MenuTool::ALL
                .map(|tool| Choice::line(&tool_name(tool, texts)))
                .into_iter()
                .collect(),
            MenuQuestion::OtherPlace | MenuQuestion::Table | MenuQuestion::Event => Vec::new(),
        };
        Surroundings { choices, ..Surroundings::default() }
    }

    fn leaves(&mut self) -> Vec<Out> {
        vec![Out::Leave]
    }
}

/// The default port for the other place of a game.
pub const PORT_OF_PLACES: u16 = 4711;
/// The default port for an arbiter's desk.
const PORT_OF_DESKS: u16 = 4712;

/// A typed address, with this port if it does not name one.
fn address(line: &str, port: u16) -> Option<String> {
    let is_one = !line.contains(char::is_whitespace)
        && (line == "localhost" || line.contains('.') || line.contains(':'));
    is_one.then(|| match line.contains(':') {
        true => line.to_owned(),
        false => format!("{line}:{port}"),
    })
}

/// Whether a line may name a file.
fn is_file(line: &str) -> bool {
    line.contains('.') || line.contains('/') || line.contains('\\')
}

fn tool_name(tool: MenuTool, texts: &Texts) -> String {
    match tool {
        MenuTool::CheckMachine => texts.menu_tool_check(),
        MenuTool::All => texts.menu_tool_all(),
    }
}

fn no(language: Language) -> impl Iterator<Item = Choice> {
    std::iter::once(Choice::line(crate::words::answer_word(Answer::No, language)))
}
