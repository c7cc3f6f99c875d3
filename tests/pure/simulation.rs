//! Two thousand games between people who slip, with everything that Hector promises
//! checked after every single thing that happens. `HECTOR_GAMES=100000` plays more, and
//! `HECTOR_GAME=5374` that one alone.

use crate::common::asked::{self, Games};
use crate::common::simulation::{Tally, simulate};

/// How many games are played when nobody asks for more.
const GAMES: u64 = 2_000;

#[test]
fn whatever_people_do_hector_keeps_its_promises() {
    let games = match asked::games(GAMES) {
        Games::One(seed) => {
            println!("{:?}", simulate(seed));
            return;
        }
        Games::Many(games) => games,
    };
    let threads = std::thread::available_parallelism().map_or(1, |count| count.get() as u64);
    let played: Vec<Tally> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|worker| {
                scope.spawn(move || {
                    let mut tally = Tally::default();
                    for seed in (worker..games).step_by(threads as usize) {
                        tally.add(&simulate(seed));
                    }
                    tally
                })
            })
            .collect();
        workers.into_iter().map(|worker| worker.join().expect("every game keeps")).collect()
    });
    let mut all = Tally::default();
    played.iter().for_each(|tally| all.add(tally));
    println!("{all:?}");
    assert_eq!(all.games as u64, games);
    // The rare things must happen, or nothing was tested.
    let rare = [
        all.slips_of_hand,
        all.slips_of_tongue,
        all.corrected,
        all.misheard,
        all.not_repeated,
        all.illegal,
        all.late_presses,
        all.empty_presses,
        all.crashes,
        all.divergences_told,
        all.flags,
        all.cases_settled,
        all.boards_read,
        all.in_training,
        all.over,
    ];
    let enough = usize::try_from(games / 40).unwrap();
    assert!(rare.iter().all(|count| *count >= enough), "{all:?}");
}
