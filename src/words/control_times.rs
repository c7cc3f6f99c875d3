//! The figures of a time control that the Laws ask for.

use crate::chess::Color;
use crate::clock::{Span, TimeControl};
use crate::laws::{ControlTimes, EachMove, TimeForSixtyMoves};

pub fn times(control: &TimeControl) -> ControlTimes {
    let brings_time = |side: Color| {
        let last = control.of(side).periods().last();
        last.is_some_and(|period| period.mode.bonus() > Span::ZERO)
    };
    ControlTimes {
        sixty_moves: control.schedules.as_ref().map(|schedule| {
            let seconds = schedule.time_for_moves(60).map(Span::whole_seconds);
            let seconds = seconds.filter(|_| !schedule.is_hourglass());
            seconds
                .and_then(|seconds| u32::try_from(seconds).ok())
                .map(|seconds| TimeForSixtyMoves::new(seconds, 0))
        }),
        each_move: if Color::ALL.into_iter().any(brings_time) {
            EachMove::BringsTime
        } else {
            EachMove::BringsNothing
        },
    }
}
