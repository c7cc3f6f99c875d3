//! What a hall says about tables with an adjourned game, in the same round and in a later one.

use super::busy_hall::BusyHall;

const HEAD: &str =
    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/seeds/record/head-5.txt"));

fn hall() -> BusyHall {
    let facts = [
        "arbiter starts",
        "arbiter asks-to-seal",
        "did white player white seals \"Eva zwei Eva vier\" ? e2 e4 ?",
        "arbiter adjourns \"Sunday 10:00, hall B\"",
    ];
    BusyHall::after(HEAD, &facts)
}

#[test]
fn an_adjourned_game_is_found_by_a_word_and_says_until_when() {
    let mut hall = hall();
    for line in ["all", "adjourned", "Hängepartien", "ajournees"] {
        let told = hall.answered(line);
        assert!(told.starts_with("Table 1: White against Black, 0 moves."), "{line}: {told}");
        assert!(told.contains("It is to be resumed: Sunday 10:00, hall B."), "{line}: {told}");
        assert!(!told.contains("earlier round") && !told.contains("Eva"), "{line}: {told}");
    }
    assert_eq!(hall.answered("playing"), "No table.");
    let round = hall.answered("round");
    assert!(round.starts_with("No game is being played, none is over, all have begun."), "{round}");
    assert!(round.contains("One game is adjourned."), "{round}");
}

#[test]
fn in_a_later_round_it_says_that_it_is_of_an_earlier_one() {
    let mut hall = hall();
    hall.desk.tables.get_mut(&1).expect("a table").plays_on_from_earlier();
    for line in ["all", "adjourned"] {
        let told = hall.answered(line);
        assert!(told.contains("It is a game of an earlier round"), "{line}: {told}");
    }
    hall.writes_at_all(5, "fact", "9000000 arbiter takes-up replier-present");
    assert_eq!(hall.answered("adjourned"), "No table.");
    let told = hall.answered("playing");
    assert!(told.contains("It is a game of an earlier round"), "{told}");
}
