//! The drill on knight moves on an empty board: whether two moves are enough, how many are needed, and a shortest
//! route.

use crate::chess::Square;
use crate::chess::drills::{RouteFault, judge_route, knight_moves, knight_route};
use crate::drills::task::KnightTask;
use crate::present::cells::Choice;
use crate::present::spoken::Segment;
use crate::words::{Answer, Listening, hear_yes_or_no};

use super::question::{AnswerTaken, DrillQuestion};
use crate::present::conversation::Tongue;

/// Two squares, and the question about the way between them.
pub(crate) struct Knight {
    asked: KnightTask,
    from: Square,
    to: Square,
}

impl Knight {
    pub(crate) fn new(asked: KnightTask, from: Square, to: Square) -> Knight {
        Knight { asked, from, to }
    }

    fn judge_route(&self, route: &[Square], tongue: &Tongue) -> AnswerTaken {
        let name = |at: Square| tongue.wording.say_square(at);
        // A route may begin with the knight's own square.
        let route = route.strip_prefix(&[self.from]).unwrap_or(route);
        let told = match judge_route(self.from, self.to, route) {
            Ok(()) => return AnswerTaken::Right(Vec::new()),
            Err(RouteFault::NoKnightMove(from, to)) => {
                vec![
                    tongue.said(tongue.texts.introduced(&format!("{}, {}", name(from), name(to)))),
                    tongue.plain(tongue.texts.no_knight_move()),
                ]
            }
            Err(RouteFault::EndsOn(at)) => {
                vec![tongue.plain(tongue.texts.route_ends_on()), tongue.listed(&[at])]
            }
            Err(RouteFault::TooLong(moves, least)) => {
                vec![tongue.plain(tongue.texts.route_too_long(moves, least))]
            }
        };
        AnswerTaken::Wrong(told.into_iter().chain(self.solution(tongue)).collect())
    }

    fn settle(&self, is_right: bool, tongue: &Tongue) -> AnswerTaken {
        if is_right {
            AnswerTaken::Right(Vec::new())
        } else {
            AnswerTaken::Wrong(self.solution(tongue))
        }
    }
}

impl DrillQuestion for Knight {
    fn asks(&self, tongue: &Tongue) -> Vec<Segment> {
        let asked = match self.asked {
            KnightTask::Two => tongue.texts.knight_in_two(),
            KnightTask::Count => tongue.texts.knight_how_many(),
            KnightTask::Route => tongue.texts.knight_which_route(),
        };
        let name = |at: Square| tongue.wording.say_square(at);
        let between = format!("{}, {}.", name(self.from), name(self.to));
        vec![tongue.said(between), tongue.plain(asked)]
    }

    fn take(&mut self, line: &str, tongue: &Tongue) -> AnswerTaken {
        let least = knight_moves(self.from, self.to);
        let yes = hear_yes_or_no(line, tongue.settings.language, &tongue.lexicon);
        match (self.asked, yes, tongue.number(line)) {
            (KnightTask::Two, Some(yes), _) => {
                return self.settle((yes == Answer::Yes) == (least == 2), tongue);
            }
            (KnightTask::Count, _, Some(moves)) => return self.settle(moves == least, tongue),
            _ => {}
        }
        match (self.asked, tongue.squares(line)) {
            (KnightTask::Two, _) | (_, None) => AnswerTaken::NoAnswer(match self.asked {
                KnightTask::Two => tongue.texts.yes_or_no(),
                KnightTask::Count => tongue.texts.expected_count_or_route(),
                KnightTask::Route => tongue.texts.expected_route(),
            }),
            (_, Some(route)) if route.is_empty() => {
                AnswerTaken::NoAnswer(tongue.texts.expected_route())
            }
            (_, Some(route)) => self.judge_route(&route, tongue),
        }
    }

    /// The colours of the squares, or the first square of the route.
    fn hint(&self, tongue: &Tongue) -> Vec<Segment> {
        match (self.asked, knight_route(self.from, self.to).first()) {
            (KnightTask::Route, Some(first)) => {
                vec![tongue.plain(tongue.texts.route_begins_with()), tongue.listed(&[*first])]
            }
            _ if self.from.is_light() == self.to.is_light() => {
                vec![tongue.plain(tongue.texts.same_colour_even())]
            }
            _ => vec![tongue.plain(tongue.texts.other_colour_odd())],
        }
    }

    fn solution(&self, tongue: &Tongue) -> Vec<Segment> {
        let route = knight_route(self.from, self.to);
        let counted = tongue.texts.knight_moves(route.len());
        vec![tongue.plain(counted), tongue.listed(&route)]
    }

    fn listening(&self) -> Vec<Listening> {
        match self.asked {
            KnightTask::Two => vec![Listening::Answer],
            KnightTask::Count => vec![Listening::Numbers, Listening::Route],
            KnightTask::Route => vec![Listening::Route],
        }
    }

    fn choices(&self, tongue: &Tongue) -> Vec<Choice> {
        match self.asked {
            KnightTask::Two => Choice::yes_and_no(tongue.settings.language).to_vec(),
            KnightTask::Count => {
                (1..=6).map(|count: u8| Choice::line(&count.to_string())).collect()
            }
            KnightTask::Route => Vec::new(),
        }
    }
}
