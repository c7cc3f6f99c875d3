//! Which names can be confused, by eye or by ear. In doubt, two names count as alike.

use super::spelling::{fold, fold_to_digraphs};

/// Letters of other scripts and of the phonetic alphabet, each with the Latin letter that it resembles.
const DRAWN_AS: [(&str, &str); 4] = [
    ("АВСЕНІЈКМОРЅТХУӀаеорсухіјѕԁһӏԛԝвгкмнтьп", "abcehijkmopstxyiaeopcyxijsdhiqwbrkmhtbn"),
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβγεηικνορτυχω", "abezhikmnoptyxabyenikvoptuxw"),
    ("ıſɑɡɩɪʙɢʜʟɴʀʏªº", "isagiibghinryao"),
    ("ᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢꜰꜱ", "acdejkmoptuvwzfs"),
];
/// Letters and digits that look almost the same.
const ONE_STROKE: &str = "il1|";
/// Digits and signs that people write for letters.
const FOR_LETTERS: [(char, &str); 9] = [
    ('0', "o"),
    ('3', "e"),
    ('4', "a"),
    ('5', "s"),
    ('7', "t"),
    ('8', "b"),
    ('@', "a"),
    ('$', "s"),
    ('€', "e"),
];

/// Whether a reader or a listener may take one name for the other.
#[must_use]
pub fn are_alike(one: &str, other: &str) -> bool {
    let (one_heard, other_heard) = (heard(one), heard(other));
    seen(one) == seen(other) || one_heard.iter().any(|name| other_heard.contains(name))
}

/// Whether a name mixes Latin letters with those of another script. Only tricks do.
#[must_use]
pub fn mixes_scripts(name: &str) -> bool {
    let mut letters = name.chars().map(plain).filter(|letter| letter.is_alphabetic());
    let is_latin = letters.next().map(is_latin_letter);
    letters.any(|letter| Some(is_latin_letter(letter)) != is_latin)
}

/// What a name looks like: its letters and digits as the plain ones that they resemble.
fn seen(name: &str) -> String {
    let drawn = |sign: char| {
        let sign = plain(sign);
        match FOR_LETTERS.iter().find(|(written, _)| *written == sign) {
            Some((_, letter)) => (*letter).to_owned(),
            None if sign == 'I' || ONE_STROKE.contains(sign) => "i".to_owned(),
            None => fold(&latin(sign).to_string()),
        }
    };
    let signs: String = name.chars().map(drawn).collect();
    let signs: String = signs.chars().filter(|sign| sign.is_alphanumeric()).collect();
    signs.replace("rn", "m").replace("vv", "w").replace('l', "i")
}

/// What a name sounds like: letters without case and accents, umlauts in both spellings, no letter twice in a row.
fn heard(name: &str) -> [String; 2] {
    let name: String = name.chars().map(plain).collect();
    [fold(&name), fold_to_digraphs(&name)].map(|name| {
        let mut letters: Vec<char> = name.chars().filter(|sign| sign.is_alphanumeric()).collect();
        letters.dedup();
        letters.into_iter().collect()
    })
}

/// The plain form of a letter or digit of another size, weight or ring.
fn plain(sign: char) -> char {
    let code = u32::from(sign);
    let (first, places, begins) = match code {
        0xFF01..=0xFF5E => (0xFF01, 94, '!'),
        0x1D400..=0x1D6A3 => return plain_of_two_cases((code - 0x1D400) % 52),
        0x1D7CE..=0x1D7FF => (0x1D7CE, 10, '0'),
        0x24B6..=0x24CF => (0x24B6, 26, 'A'),
        0x249C..=0x24B5 => (0x249C, 26, 'a'),
        0x24D0..=0x24E9 => (0x24D0, 26, 'a'),
        0x1F130..=0x1F149 => (0x1F130, 26, 'A'),
        0x1F150..=0x1F169 => (0x1F150, 26, 'A'),
        0x1F170..=0x1F189 => (0x1F170, 26, 'A'),
        0x1F1E6..=0x1F1FF => (0x1F1E6, 26, 'A'),
        _ => return sign,
    };
    char::from_u32(u32::from(begins) + (code - first) % places).unwrap_or(sign)
}

fn plain_of_two_cases(place: u32) -> char {
    let (begins, place) = if place < 26 { ('A', place) } else { ('a', place - 26) };
    char::from_u32(u32::from(begins) + place).unwrap_or('?')
}

/// The Latin letter that a sign looks like, or the sign itself.
fn latin(sign: char) -> char {
    let of_table = |(drawn, as_latin): &(&str, &str)| {
        drawn.chars().zip(as_latin.chars()).find(|(drawn, _)| *drawn == sign)
    };
    DRAWN_AS.iter().find_map(of_table).map_or(sign, |(_, latin)| latin)
}

fn is_latin_letter(letter: char) -> bool {
    matches!(
        u32::from(letter),
        0x41..=0x5A
            | 0x61..=0x7A
            | 0xAA
            | 0xBA
            | 0xC0..=0x2B8
            | 0x1D00..=0x1DBF
            | 0x1E00..=0x1EFF
            | 0x2C60..=0x2C7F
            | 0xA720..=0xA7FF
            | 0xAB30..=0xAB6F
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_have_a_letter_for_each() {
        for (drawn, latin) in DRAWN_AS {
            assert_eq!(drawn.chars().count(), latin.chars().count(), "{drawn}");
        }
    }

    #[test]
    fn names_that_look_or_sound_like_one_are_taken_for_it() {
        for (one, other) in [
            ("Anna", "anna"),
            ("Anna", "  A n n a  "),
            ("Anna", "A\u{200b}nna\u{ad}"),
            ("Anna", "\u{410}nn\u{430}"),
            ("Anna", "Ann\u{3b1}"),
            ("Anna", "\u{ff21}\u{ff4e}\u{ff4e}\u{ff41}"),
            ("Anna", "\u{1d400}\u{1d427}\u{1d427}\u{1d41a}"),
            ("Anna", "\u{24b6}nna"),
            ("Anna", "An\u{301}na"),
            ("Anna", "Ana"),
            ("Anna", "Anna."),
            ("Mario", "\u{41c}\u{430}\u{433}\u{456}\u{43e}"),
            ("Ian", "lan"),
            ("Paul", "Pau1"),
            ("Anna", "4nna"),
            ("Anna", "@nn@"),
            ("Steve Best", "573v3 8357"),
            ("Otto", "0tt0"),
            ("Marna", "Mama"),
            ("Jörg Weiß", "joerg weiss"),
            ("Jörg Weiß", "Jorg-Weis"),
            ("René", "rene\u{301}"),
            ("Анна", "анна"),
        ] {
            assert!(are_alike(one, other) && are_alike(other, one), "{one}, {other}");
        }
        for (one, other) in [
            ("Anna", "Anne"),
            ("Anna", "Hanna"),
            ("Anna", "Anna Schmidt"),
            ("Ben", "Bernd"),
            ("Clara", "Claire"),
            ("Анна", "Инна"),
            ("Jörg", "Georg"),
        ] {
            assert!(!are_alike(one, other), "{one}, {other}");
        }
    }

    #[test]
    fn letters_of_two_scripts_in_a_name_are_found() {
        for name in ["\u{410}nna", "Ann\u{3b1}", "B\u{13aa}n", "\u{2102}lara"] {
            assert!(mixes_scripts(name), "{name}");
        }
        for name in [
            "",
            "17",
            "Anna",
            "Jörg Weiß",
            "Łukasz",
            "Анна Ивановна",
            "Νίκος",
            "安娜",
            "\u{ff21}nna",
        ] {
            assert!(!mixes_scripts(name), "{name}");
        }
    }
}
