//! Journals in real files: a row altered, lost, exchanged or added is named; spoiled
//! files give a reason; nobody writes beside the one who writes.

use crate::common::asked;
use std::fs;
use std::path::{Path, PathBuf};

use crate::common::dice::Dice;
use crate::common::forger::forge_after;
use hector::devices::journal::{
    Altered, DeviceKey, Journal, JournalError, NewRow, RowFault, RowKind, read, verify,
    verify_telling,
};
use rusqlite::Connection;

const ROWS: u64 = 12;

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("journal-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn entry(number: u64) -> NewRow {
    let kind = match number {
        0 => RowKind::Head,
        number if number.is_multiple_of(3) => RowKind::Fact,
        11 => RowKind::Result,
        _ => RowKind::Move,
    };
    NewRow { wall: 1_000 * number as i64, kind, body: format!("row {number}") }
}

/// A journal of twelve rows, closed.
fn written(folder: &Path) -> (PathBuf, DeviceKey) {
    let key = DeviceKey::load_or_create(folder).expect("a key");
    let path = folder.join("game.hector");
    let mut journal = Journal::create(&path, &key, &entry(0)).expect("a journal");
    for number in 1..ROWS {
        journal.append(&[entry(number)]).expect("a row");
    }
    (path, key)
}

fn first_altered(path: &Path) -> Altered {
    verify(&read(path).expect("a journal")).expect_err("an alteration")
}

#[test]
fn sqlite_is_as_new_as_the_record_needs() {
    let version: Vec<u32> =
        rusqlite::version().split('.').map(|part| part.parse().unwrap()).collect();
    assert!(version >= vec![3, 51, 3], "{version:?}");
}

#[test]
fn what_was_written_is_read_and_proved() {
    let folder = folder("whole");
    let (path, key) = written(&folder);
    let record = read(&path).expect("a journal");
    let verified = verify(&record).expect("nothing altered");
    assert_eq!(verified.rows, ROWS);
    assert_eq!(record.public_key, key.public());
    let (mut journal, again) = Journal::resume(&path, &key).expect("the journal");
    assert_eq!(again, record);
    assert_eq!(journal.last_hash(), verified.last);
    assert_eq!(verified.last.to_string().len(), 79);
    journal.append(&[entry(12)]).expect("one more row");
    journal.stay_alive(50, "5").expect("a sign of life");
    journal.stay_alive(60, "6").expect("another over it");
    drop(journal);
    let record = read(&path).expect("a journal");
    let alive = record.alive.as_ref().expect("a sign of life");
    assert_eq!((record.rows.len(), &*alive.body, alive.wall()), (13, "6", Some(60)));
    assert_eq!(verify(&record).expect("nothing altered").rows, 13);
}

#[test]
fn how_many_rows_are_proven_is_told_row_by_row_up_to_the_altered_one() {
    let folder = folder("telling");
    let (path, _) = written(&folder);
    let mut record = read(&path).expect("a journal");
    let mut told = Vec::new();
    verify_telling(&record, |rows| told.push(rows)).expect("nothing altered");
    assert_eq!(told, (1..=ROWS).collect::<Vec<_>>());
    record.rows[3].body.push(' ');
    told.clear();
    verify_telling(&record, |rows| told.push(rows)).expect_err("an alteration");
    assert_eq!(told, [1, 2, 3]);
}

#[test]
fn every_altered_row_is_named() {
    let folder = folder("altered");
    let (path, _) = written(&folder);
    let whole = fs::read(&path).unwrap();
    let changes = [
        ("UPDATE rows SET body = body || '!' WHERE number = ?1", RowFault::Hash, 0),
        ("UPDATE rows SET wall = wall + 1 WHERE number = ?1", RowFault::Hash, 0),
        ("UPDATE rows SET kind = 'other' WHERE number = ?1", RowFault::Hash, 0),
        ("UPDATE rows SET hash = zeroblob(32) WHERE number = ?1", RowFault::Hash, 0),
        ("DELETE FROM rows WHERE number = ?1", RowFault::Missing, 0),
        ("UPDATE rows SET number = number + 100 WHERE number = ?1", RowFault::Missing, 0),
        ("UPDATE rows SET signature = zeroblob(64) WHERE number = ?1", RowFault::Signature, 0),
    ];
    for number in 0..ROWS {
        for (sql, fault, _) in changes {
            fs::write(&path, &whole).unwrap();
            let database = Connection::open(&path).unwrap();
            database.execute(sql, [number as i64]).unwrap();
            database.close().unwrap();
            let is_last = number + 1 == ROWS;
            if is_last && fault == RowFault::Missing && !sql.contains("100") {
                // A row taken from the end leaves no gap: the last hash on paper shows it.
                let rows = verify(&read(&path).unwrap()).unwrap().rows;
                assert_eq!(rows, ROWS - 1);
                continue;
            }
            assert_eq!(first_altered(&path), Altered { row: number, fault }, "{sql} {number}");
        }
    }
}

#[test]
fn an_exchanged_row_or_key_is_named() {
    let folder = folder("exchanged");
    let (path, _) = written(&folder);
    let whole = fs::read(&path).unwrap();
    let change = |sql: &str| {
        fs::write(&path, &whole).unwrap();
        let database = Connection::open(&path).unwrap();
        database.execute_batch(sql).unwrap();
        database.close().unwrap();
    };
    change(
        "UPDATE rows SET number = 99 WHERE number = 4; UPDATE rows SET number = 4 WHERE number = 5; UPDATE rows SET number = 5 WHERE number = 99;",
    );
    assert_eq!(first_altered(&path), Altered { row: 4, fault: RowFault::Hash });
    change("UPDATE device SET public_key = zeroblob(32)");
    assert_eq!(first_altered(&path), Altered { row: 0, fault: RowFault::Hash });
    change("UPDATE rows SET signature = NULL WHERE number = 7");
    assert_eq!(first_altered(&path), Altered { row: 7, fault: RowFault::Unsigned });
    change("DELETE FROM rows");
    assert_eq!(first_altered(&path), Altered { row: 0, fault: RowFault::Missing });
}

/// Three minutes away became none by a later sign of life.
#[test]
fn a_sign_of_life_that_was_moved_is_named() {
    let folder = folder("alive");
    let (path, key) = written(&folder);
    let (mut journal, _) = Journal::resume(&path, &key).expect("the journal");
    journal.stay_alive(60_000, "60000000").expect("a sign of life");
    let row = NewRow { wall: 61_000, kind: RowKind::Alive, body: "61000000".to_owned() };
    journal.append(&[row]).expect("a row of life");
    drop(journal);
    let whole = fs::read(&path).unwrap();
    assert_eq!(verify(&read(&path).unwrap()).expect("nothing altered").rows, ROWS + 1);
    for sql in [
        "UPDATE alive SET body = replace(body, '60000000', '240000000')",
        "UPDATE alive SET body = replace(body, char(10) || '60000' || char(10), char(10) || '240000' || char(10))",
        "UPDATE alive SET body = '240000000'",
        "UPDATE alive SET body = '240000000'; PRAGMA user_version = 1",
        "UPDATE alive SET body = ''",
        "UPDATE alive SET body = body || '00'",
        "UPDATE alive SET body = replace(body, char(10) || '12' || char(10), char(10) || '11' || char(10))",
    ] {
        fs::write(&path, &whole).unwrap();
        let database = Connection::open(&path).unwrap();
        database.execute_batch(sql).unwrap();
        database.close().unwrap();
        assert_eq!(first_altered(&path), Altered { row: ROWS, fault: RowFault::Alive }, "{sql}");
        assert!(matches!(Journal::resume(&path, &key), Err(JournalError::Altered { .. })));
    }
}

/// As a Hector of before wrote it: its signs of life were not signed.
#[test]
fn a_record_of_before_is_proved_and_gone_on_with() {
    let folder = folder("before");
    let (path, key) = written(&folder);
    let database = Connection::open(&path).unwrap();
    let before = "INSERT INTO alive(id, body) VALUES (1, '5000000'); PRAGMA user_version = 1";
    database.execute_batch(before).unwrap();
    database.close().unwrap();
    let record = read(&path).expect("a journal");
    assert_eq!(verify(&record).expect("nothing altered").rows, ROWS);
    assert_eq!(record.alive.as_ref().expect("a sign").wall(), None);
    let (mut journal, _) = Journal::resume(&path, &key).expect("the journal");
    journal.stay_alive(60, "6").expect("a sign of life");
    journal.append(&[entry(12)]).expect("one more row");
    drop(journal);
    let record = read(&path).expect("a journal");
    assert_eq!(record.tables, 2);
    assert_eq!(verify(&record).expect("nothing altered").rows, ROWS + 1);
}

/// A trigger swallowed rows, and a view without end kept a reader for ever.
#[test]
fn nothing_in_the_file_acts() {
    let folder = folder("acts");
    let (path, key) = written(&folder);
    let whole = fs::read(&path).unwrap();
    let endless = "WITH RECURSIVE n(x) AS (VALUES(0) UNION ALL SELECT x + 1 FROM n)";
    for sql in [
        "CREATE TRIGGER swallow BEFORE INSERT ON rows BEGIN SELECT RAISE(IGNORE); END",
        "CREATE TRIGGER change AFTER INSERT ON rows BEGIN DELETE FROM rows WHERE number = 3; END",
        "CREATE TABLE more(a)",
        "CREATE INDEX more ON rows(body)",
        &format!(
            "DROP TABLE alive; CREATE VIEW alive AS {endless} SELECT 'x' AS body FROM n WHERE x < 0"
        ),
        &format!(
            "ALTER TABLE rows RENAME TO others; CREATE VIEW rows AS {endless} SELECT x AS number, 0 AS wall, 'fact' AS kind, 'b' AS body, x'' AS hash, NULL AS signature FROM n"
        ),
        "ALTER TABLE rows ADD COLUMN more TEXT",
    ] {
        fs::write(&path, &whole).unwrap();
        let database = Connection::open(&path).unwrap();
        database.execute_batch(sql).unwrap();
        database.close().unwrap();
        let tables = Altered { row: 0, fault: RowFault::Tables };
        for refused in [read(&path).map(drop), Journal::resume(&path, &key).map(drop)] {
            match refused {
                Err(JournalError::Altered { altered, .. }) => assert_eq!(altered, tables, "{sql}"),
                other => panic!("{sql}: {other:?}"),
            }
        }
    }
}

/// Windows lets nobody take away or rename what a program has open.
#[cfg(windows)]
#[test]
fn a_record_that_is_written_can_not_be_taken_away() {
    let folder = folder("gone");
    let (path, key) = written(&folder);
    let (mut journal, _) = Journal::resume(&path, &key).expect("the journal");
    fs::remove_file(&path).expect_err("it is open");
    fs::rename(&path, folder.join("elsewhere")).expect_err("it is open");
    fs::write(folder.join("other"), "another").unwrap();
    fs::rename(folder.join("other"), &path).expect_err("it is open");
    journal.append(&[entry(12)]).expect("it is there");
}

/// Whoever copies the file alone, without the log beside it, has every row of before.
#[test]
fn the_file_itself_has_every_row_once_it_was_settled() {
    let folder = folder("settled");
    let (path, key) = written(&folder);
    let (mut journal, _) = Journal::resume(&path, &key).expect("the journal");
    let copied = folder.join("copied.hector");
    for number in 12..40 {
        journal.append(&[entry(number)]).expect("a row");
        if number % 9 == 0 {
            journal.settle().expect("settled");
            fs::copy(&path, &copied).expect("a copy of the file alone");
            let record = read(&copied).expect("a journal");
            assert_eq!(verify(&record).expect("nothing altered").rows, number + 1);
        }
    }
    drop(journal);
    assert_eq!(verify(&read(&path).expect("a journal")).expect("nothing altered").rows, 40);
}

/// Elsewhere a name can be taken from a file that is open.
#[cfg(not(windows))]
#[test]
fn a_record_that_is_deleted_while_it_is_written_says_so() {
    let folder = folder("gone");
    let (path, key) = written(&folder);
    for (what, rid) in [("deleted", 0), ("moved", 1), ("exchanged", 2)] {
        let (mut journal, _) = Journal::resume(&path, &key).expect("the journal");
        let kept = fs::read(&path).unwrap();
        match rid {
            0 => fs::remove_file(&path).unwrap(),
            1 => fs::rename(&path, folder.join("elsewhere")).unwrap(),
            _ => {
                fs::write(folder.join("other"), &kept).unwrap();
                fs::rename(folder.join("other"), &path).unwrap();
            }
        }
        let refused = journal.append(&[entry(12)]).expect_err(what);
        assert!(matches!(refused, JournalError::Gone(_)), "{what}: {refused}");
        assert!(matches!(journal.stay_alive(1, "1"), Err(JournalError::Gone(_))), "{what}");
        drop(journal);
        fs::write(&path, kept).unwrap();
    }
}

/// The file stays the same one, and something else is in it.
#[test]
fn a_record_that_somebody_else_writes_into_says_so() {
    let folder = folder("written-into");
    let (path, key) = written(&folder);
    let before = fs::read(&path).unwrap();
    for (what, at) in [("cut", 0), ("of before", 1), ("empty", 2), ("a byte", 3), ("its log", 4)] {
        let (mut journal, record) = Journal::resume(&path, &key).expect(what);
        let next = record.rows.len() as u64;
        journal.append(&[entry(next)]).expect(what);
        let kept = fs::read(&path).unwrap();
        let log = path.with_extension("hector-wal");
        match at {
            0 => fs::File::options().write(true).open(&path).unwrap().set_len(4096).unwrap(),
            1 => fs::write(&path, [&before[..], &[0; 4096]].concat()).unwrap(),
            2 => fs::write(&path, "").unwrap(),
            3 => {
                let mut changed = kept.clone();
                let last = changed.len() - 1;
                changed[last] ^= 1;
                fs::write(&path, changed).unwrap();
            }
            _ => fs::File::options().write(true).open(&log).unwrap().set_len(64).unwrap(),
        }
        let refused = journal.append(&[entry(next + 1)]).expect_err(what);
        assert!(matches!(refused, JournalError::WrittenInto(_)), "{what}: {refused}");
        assert!(matches!(journal.settle(), Err(JournalError::WrittenInto(_))), "{what}");
        journal.abandon();
        fs::write(&path, &before).unwrap();
    }
}

#[test]
fn a_journal_that_could_not_be_made_leaves_nothing_in_its_way() {
    let folder = folder("drafts");
    let key = DeviceKey::load_or_create(&folder.join("key")).expect("a key");
    let path = folder.join("game.hector");
    fs::write(folder.join("game.hector-wal"), "of another game").unwrap();
    let refused = Journal::create(&path, &key, &entry(0)).expect_err("a log is in the way");
    assert!(matches!(refused, JournalError::Exists(_)), "{refused}");
    fs::remove_file(folder.join("game.hector-wal")).unwrap();
    drop(Journal::create(&path, &key, &entry(0)).expect("a journal"));
    let mut names: Vec<_> =
        fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    names.sort();
    assert_eq!(names, ["game.hector", "key"]);
}

#[test]
fn what_is_too_large_for_a_record_is_refused_before_it_is_read() {
    let folder = folder("large");
    let (path, key) = written(&folder);
    let file = fs::OpenOptions::new().write(true).open(&path).unwrap();
    file.set_len(100 << 20).unwrap();
    for refused in [read(&path).map(drop), Journal::resume(&path, &key).map(drop)] {
        let refused = refused.expect_err("100 megabytes");
        assert!(matches!(refused, JournalError::TooLarge { most: 64, .. }), "{refused}");
    }
}

/// Every bit of a whole journal. A flip is found, or changes nothing that is told.
#[test]
fn a_flipped_bit_is_found_or_changes_nothing() {
    let every = asked::number("HECTOR_FLIPS").unwrap_or(211) as usize;
    let folder = folder("flipped");
    let (path, key) = written(&folder);
    let (mut journal, _) = Journal::resume(&path, &key).expect("the journal");
    journal.stay_alive(60, "6").expect("a sign of life");
    drop(journal);
    let whole = fs::read(&path).unwrap();
    let record = read(&path).expect("a journal");
    let (mut found, mut harmless) = (0, 0);
    // The count of rows on the page of the sign of life: its only one was gone without a trace.
    let count_of_signs = (3 * 4096 + 4) * 8;
    for bit in (0..whole.len() * 8).step_by(every).chain([count_of_signs]) {
        let mut bytes = whole.clone();
        bytes[bit / 8] ^= 1 << (bit % 8);
        fs::write(&path, bytes).unwrap();
        match read(&path) {
            Ok(again) if verify(&again).is_ok() => {
                // The number of the tables is beside the chain; a lower one claims less.
                let same = again.rows == record.rows && again.alive == record.alive;
                assert!(same, "bit {bit} changes what is told, and nobody notices");
                harmless += 1;
            }
            _ => found += 1,
        }
    }
    println!("{} bits flipped, {found} found, {harmless} change nothing", found + harmless);
    assert!(found > 0 && harmless > 0);
}

#[test]
fn a_chain_forged_without_the_key_fails_at_the_next_signature() {
    let folder = folder("forged");
    let (path, _) = written(&folder);
    // Another device writes the same rows but one, and its hashes are put in.
    let other = folder.join("other");
    let forger = DeviceKey::load_or_create(&other).unwrap();
    let forged = other.join("game.hector");
    let mut journal = Journal::create(&forged, &forger, &entry(0)).unwrap();
    for number in 1..ROWS {
        journal.append(&[entry(number)]).unwrap();
    }
    drop(journal);
    let key = read(&path).unwrap().public_key;
    let database = Connection::open(&forged).unwrap();
    database.execute("UPDATE device SET public_key = ?1", [key.as_bytes()]).unwrap();
    database.close().unwrap();
    assert_eq!(first_altered(&forged), Altered { row: 0, fault: RowFault::Hash });
    assert!(matches!(Journal::resume(&path, &forger), Err(JournalError::OtherKey(_))));
}

/// A resignation stored as a plain fact needed no signature, and the record was unaltered.
#[test]
fn nothing_can_be_written_behind_a_record_without_the_key() {
    let folder = folder("behind");
    let (path, key) = written(&folder);
    let whole = fs::read(&path).unwrap();
    for kinds in [&["fact"][..], &["began"], &["fact", "began", "fact"]] {
        // Behind the whole, and behind one that was cut off at any row.
        for cut in 1..=ROWS {
            fs::write(&path, &whole).unwrap();
            let database = Connection::open(&path).unwrap();
            database.execute("DELETE FROM rows WHERE number >= ?1", [cut as i64]).unwrap();
            database.close().unwrap();
            assert_eq!(
                verify(&read(&path).unwrap()).unwrap().rows,
                cut,
                "a row lacks its signature"
            );
            for kind in kinds {
                forge_after(&path, kind, "7 did white player white resigns");
            }
            let forged = Altered { row: cut, fault: RowFault::Unproven };
            assert_eq!(first_altered(&path), forged, "{kinds:?} behind {cut}");
            match Journal::resume(&path, &key) {
                Err(JournalError::Altered { altered, .. }) => assert_eq!(altered, forged),
                other => panic!("gone on with: {other:?}"),
            }
        }
    }
    for (kind, fault) in
        [("move", RowFault::Unsigned), ("result", RowFault::Unsigned), ("head", RowFault::Kind)]
    {
        fs::write(&path, &whole).unwrap();
        forge_after(&path, kind, "7 did white player white resigns");
        assert_eq!(first_altered(&path), Altered { row: ROWS, fault }, "{kind}");
    }
}

/// The first ones signed no plain facts. What comes after one proves it: a signed row, or the sign of life.
#[test]
fn a_fact_of_before_is_proven_by_what_is_signed_after_it() {
    let folder = folder("covered");
    let (path, key) = written(&folder);
    let strip = |number: u64| {
        let database = Connection::open(&path).unwrap();
        let sql = "UPDATE rows SET signature = NULL WHERE number = ?1";
        database.execute(sql, [number as i64]).unwrap();
        database.close().unwrap();
    };
    strip(3);
    strip(9);
    assert_eq!(verify(&read(&path).unwrap()).expect("covered by row 11").rows, ROWS);
    let (mut journal, _) = Journal::resume(&path, &key).expect("the journal");
    journal.append(&[entry(12)]).expect("a fact");
    drop(journal);
    strip(12);
    assert_eq!(first_altered(&path), Altered { row: 12, fault: RowFault::Unproven });
    // A sign of life of before that fact does not prove it, and one of after it does.
    let whole = fs::read(&path).unwrap();
    let other = folder.join("other.hector");
    for (entries, proven) in [(ROWS, false), (ROWS + 1, true)] {
        let _ = fs::remove_file(&other);
        let mut journal = Journal::create(&other, &key, &entry(0)).expect("a journal");
        for number in 1..entries {
            journal.append(&[entry(number)]).expect("a row");
        }
        journal.stay_alive(60, "6").expect("a sign of life");
        drop(journal);
        let sign: String = Connection::open(&other)
            .unwrap()
            .query_row("SELECT body FROM alive", [], |row| row.get(0))
            .unwrap();
        fs::write(&path, &whole).unwrap();
        let database = Connection::open(&path).unwrap();
        database.execute("INSERT INTO alive(id, body) VALUES (1, ?1)", [sign]).unwrap();
        database.close().unwrap();
        assert_eq!(verify(&read(&path).unwrap()).is_ok(), proven, "a sign after {entries} rows");
    }
}

#[test]
fn spoiled_files_give_a_reason_and_never_a_panic() {
    let folder = folder("spoiled");
    let (path, key) = written(&folder);
    let whole = fs::read(&path).unwrap();
    let mut dice = Dice::new(7);
    for round in 0..400 {
        let mut bytes = whole.clone();
        match round % 3 {
            0 => bytes.truncate(dice.below(whole.len())),
            1 => {
                let at = dice.below(bytes.len());
                bytes[at] = bytes[at].wrapping_add(1 + dice.below(255) as u8);
            }
            _ => {
                let at = dice.below(bytes.len());
                let end = (at + dice.below(600)).min(bytes.len());
                bytes[at..end].fill(0xaa);
            }
        }
        let spoiled = folder.join("spoiled.hector");
        let _ = fs::remove_file(folder.join("spoiled.hector-wal"));
        fs::write(&spoiled, bytes).unwrap();
        if let Ok(record) = read(&spoiled) {
            let _ = verify(&record);
        }
        if let Err(error) = Journal::resume(&spoiled, &key) {
            assert!(error.to_string().contains("spoiled.hector"), "{error}");
        }
    }
}

#[test]
fn what_cannot_be_used_is_told_apart() {
    let folder = folder("refused");
    let (path, key) = written(&folder);
    let exists = Journal::create(&path, &key, &entry(0)).expect_err("a file is there");
    assert!(matches!(exists, JournalError::Exists(_)), "{exists}");
    let nowhere = folder.join("no/such/folder/game.hector");
    let open = Journal::create(&nowhere, &key, &entry(0)).expect_err("no folder");
    assert!(matches!(open, JournalError::CannotOpen(_)), "{open}");
    let text = folder.join("text.hector");
    fs::write(
        &text,
        "1. e4 e5, and so on, for as long as it takes to be no database at all. ".repeat(20),
    )
    .unwrap();
    assert!(matches!(read(&text), Err(JournalError::NotAJournal(_))));
    let other = folder.join("other.hector");
    Connection::open(&other).unwrap().execute_batch("CREATE TABLE t(a)").unwrap();
    assert!(matches!(read(&other), Err(JournalError::NotAJournal(_))));
    let later = folder.join("later.hector");
    fs::copy(&path, &later).unwrap();
    Connection::open(&later).unwrap().pragma_update(None, "user_version", 9).unwrap();
    assert!(matches!(read(&later), Err(JournalError::Newer { found: 9, .. })));
    let (_first, _) = Journal::resume(&path, &key).expect("the journal");
    let second = Journal::resume(&path, &key).expect_err("it is in use");
    assert!(matches!(second, JournalError::InUse(_)), "{second}");
    fs::write(folder.join("key"), "short").unwrap();
    assert!(matches!(DeviceKey::load_or_create(&folder), Err(JournalError::NoKey(_))));
}

/// Whoever names another file by mistake still has it as it was.
#[test]
fn going_on_with_what_is_no_journal_leaves_it_as_it_is() {
    let folder = folder("others");
    let (path, key) = written(&folder);
    let database = folder.join("database");
    Connection::open(&database).unwrap().execute_batch("CREATE TABLE t(a)").unwrap();
    let database = fs::read(database).unwrap();
    let mut another = fs::read(&path).unwrap();
    another[68..72].copy_from_slice(b"abcd");
    let file = folder.join("file");
    for bytes in [b"".as_slice(), b"\n", b"1. e4 e5 1-0\n", &[0; 8192], &database, &another] {
        fs::write(&file, bytes).unwrap();
        let error = Journal::resume(&file, &key).expect_err("no journal");
        assert!(matches!(error, JournalError::NotAJournal(_)), "{error}");
        assert!(fs::read(&file).unwrap() == bytes, "{} bytes were changed", bytes.len());
        assert!(!folder.join("file-wal").exists() && !folder.join("file-journal").exists());
    }
}

/// Whoever has such a file is told in their language: no words of the database are left for them.
#[test]
fn a_cut_or_damaged_file_is_told_apart_from_one_that_is_no_journal() {
    let folder = folder("damaged");
    let (path, key) = written(&folder);
    let whole = fs::read(&path).expect("a file");
    let damaged = folder.join("damaged.hector");
    for length in [16, 50, 100, 511, 4096, 5000, 8192, whole.len() - 4096] {
        fs::write(&damaged, &whole[..length]).unwrap();
        for error in [read(&damaged).expect_err("cut"), resumed(&damaged, &key)] {
            assert!(matches!(error, JournalError::Cut(_)), "{length}: {error}");
        }
    }
    for length in [0, 15] {
        fs::write(&damaged, &whole[..length]).unwrap();
        assert!(matches!(read(&damaged), Err(JournalError::NotAJournal(_))), "{length}");
    }
    let mut dice = Dice::new(11);
    let mut found = 0;
    for _ in 0..200 {
        let mut bytes = whole.clone();
        let from = dice.below(bytes.len());
        let length = dice.pick(&[1, 16, 600]);
        for byte in bytes.iter_mut().skip(from).take(length) {
            *byte ^= 1 + (dice.next() % 255) as u8;
        }
        fs::write(&damaged, &bytes).unwrap();
        let _ = fs::remove_file(folder.join("damaged.hector-wal"));
        match read(&damaged) {
            Err(JournalError::Other { reason, .. }) => panic!("{from} and {length}: {reason}"),
            Err(JournalError::Damaged(_)) => found += 1,
            _ => {}
        }
    }
    assert!(found > 3, "{found}");
}

fn resumed(path: &Path, key: &DeviceKey) -> JournalError {
    Journal::resume(path, key).expect_err("cut")
}

#[cfg(unix)]
#[test]
fn a_record_is_its_owners_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = folder("owner");
    let (path, key) = written(&folder);
    let _journal = Journal::resume(&path, &key).expect("the journal");
    for name in ["game.hector", "game.hector-wal"] {
        let mode = fs::metadata(folder.join(name)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
}

#[cfg(unix)]
#[test]
fn the_key_is_its_owners_alone_and_stays_the_same() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = folder("key");
    let key = DeviceKey::load_or_create(&folder).expect("a key");
    let mode = fs::metadata(folder.join("key")).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    assert_eq!(DeviceKey::load_or_create(&folder).unwrap().public(), key.public());
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "drafts are cleared away");
    assert!(!format!("{key:?}").contains(&format!("{:?}", fs::read(folder.join("key")).unwrap())));
}
