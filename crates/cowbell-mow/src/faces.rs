//! What is printed on the cards, read from `data/cows.txt`. Everything here runs while compiling: a mistake
//! in the file stops the build, and its numbers can be corrected without touching the rules.

/// One of the two packets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Packet {
    /// In every match.
    Green,
    /// Added for six and more farmers.
    Yellow,
}

/// What a card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// An ordinary cow.
    Cow,
    /// 0 or 16: closes an end.
    Blocker,
    /// Lies on a cow with its number.
    Acrobat,
    /// Takes the place of a missing number.
    Slowpoke,
    /// One less or one more than a cow without flies at an end.
    Calf,
    /// Its player draws nothing.
    Thin,
    /// Its player draws two.
    Dairy,
    /// Takes the place of the 8.
    Mad,
}

/// What is printed on a card.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Face {
    /// What notation calls it.
    pub(crate) name: &'static str,
    pub(crate) kind: Kind,
    /// `None` on ordinary cows, which both packets have.
    pub(crate) packet: Option<Packet>,
    pub(crate) number: Option<u8>,
    pub(crate) flies: u8,
    /// How many there are in a packet that has the card.
    pub(crate) copies: u8,
}

/// How many different cards there are.
pub(crate) const COUNT: usize = 53;
/// The highest value in a herd's line; the lowest is 0.
pub(crate) const TOP: u8 = 16;
/// Ordinary cows by number, then flies; after them the specials as the file lists them.
pub(crate) const FACES: [Face; COUNT] = read(include_str!("../data/cows.txt"));

/// Cards and flies of each packet.
const PACKET: (u32, u32) = (48, 74);
/// Flies on every special.
const SPECIAL_FLIES: u8 = 5;
/// Ordinary cows are named by number and flies.
const COWS: [[&str; SPECIAL_FLIES as usize]; TOP as usize + 1] = {
    macro_rules! cows {
        ($($number:literal)*) => {
            [$([concat!($number, ".0"), concat!($number, ".1"), concat!($number, ".2"), concat!($number, ".3"),
                concat!($number, ".4")]),*]
        };
    }
    cows!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16)
};
const BLANK: Face = Face { name: "", kind: Kind::Cow, packet: None, number: None, flies: 0, copies: 1 };

const fn read(text: &'static str) -> [Face; COUNT] {
    let mut specials = [BLANK; COUNT];
    let mut n_specials = 0;
    // For each number a bit for each count of flies.
    let mut cows = [0u8; TOP as usize + 1];
    let mut rest = text.as_bytes();
    while !rest.is_empty() {
        let (line, after) = cut(rest, b'\n');
        rest = after;
        let (key, line) = word(line);
        if is(key, "cows") {
            let (flies, line) = number(line);
            let (first, line) = number(line);
            let (last, _) = number(line);
            let mut value = first.unwrap();
            while value <= last.unwrap() {
                cows[value as usize] |= 1 << flies.unwrap();
                value += 1;
            }
        } else if is(key, "special") {
            specials[n_specials] = special(line);
            n_specials += 1;
        } else {
            assert!(key.is_empty() || key[0] == b'#', "a line begins with `cows`, `special` or `#`");
        }
    }
    let faces = in_order(cows, specials, n_specials);
    prove(&faces);
    faces
}

const fn in_order(cows: [u8; TOP as usize + 1], specials: [Face; COUNT], n_specials: usize) -> [Face; COUNT] {
    let mut faces = [BLANK; COUNT];
    let mut n_faces = 0;
    let mut value = 0;
    while value <= TOP {
        let mut flies = 0;
        while flies < SPECIAL_FLIES {
            if cows[value as usize] >> flies & 1 == 1 {
                let name = COWS[value as usize][flies as usize];
                faces[n_faces] = Face { name, number: Some(value), flies, ..BLANK };
                n_faces += 1;
            }
            flies += 1;
        }
        value += 1;
    }
    let mut index = 0;
    while index < n_specials {
        faces[n_faces] = specials[index];
        n_faces += 1;
        index += 1;
    }
    assert!(n_faces == COUNT, "there are 53 different cards");
    faces
}

/// What the rules count on: whole packets, one calf and one mad cow, numbers where the rules read them.
const fn prove(faces: &[Face; COUNT]) {
    let (mut cards, mut flies) = ([0; 2], [0; 2]);
    let (mut calves, mut mad_cows) = (0, 0);
    let mut index = 0;
    while index < COUNT {
        let face = faces[index];
        let (green, yellow) = match face.packet {
            None => (1, 1),
            Some(Packet::Green) => (1, 0),
            Some(Packet::Yellow) => (0, 1),
        };
        let copies = face.copies as u32;
        cards[0] += green * copies;
        cards[1] += yellow * copies;
        flies[0] += green * copies * face.flies as u32;
        flies[1] += yellow * copies * face.flies as u32;
        match face.kind {
            Kind::Calf => calves += face.copies,
            Kind::Mad => mad_cows += face.copies,
            _ => {}
        }
        let bears_none = matches!(face.kind, Kind::Slowpoke | Kind::Calf);
        assert!(face.number.is_none() == bears_none, "only slowpokes and calves have no number");
        assert!(face.copies == 1 || face.copies == 2, "there are one or two of a card");
        index += 1;
    }
    assert!(cards[0] == PACKET.0 && cards[1] == PACKET.0, "a packet has 48 cards");
    assert!(flies[0] == PACKET.1 && flies[1] == PACKET.1, "a packet has 74 flies");
    assert!(calves == 1 && mad_cows == 1, "there is one calf and one mad cow");
}

const fn special(line: &'static [u8]) -> Face {
    let (packet, line) = word(line);
    let (name, line) = word(line);
    let (kind, line) = word(line);
    let (number, line) = number(line);
    let (copies, _) = self::number(line);
    let packet = if is(packet, "green") {
        Packet::Green
    } else {
        assert!(is(packet, "yellow"), "a packet is green or yellow");
        Packet::Yellow
    };
    let Ok(name) = core::str::from_utf8(name) else { panic!("a name is plain text") };
    let copies = copies.unwrap();
    Face { name, kind: read_kind(kind), packet: Some(packet), number, flies: SPECIAL_FLIES, copies }
}

const fn read_kind(text: &[u8]) -> Kind {
    let kinds = [
        ("blocker", Kind::Blocker),
        ("acrobat", Kind::Acrobat),
        ("slowpoke", Kind::Slowpoke),
        ("calf", Kind::Calf),
        ("thin", Kind::Thin),
        ("dairy", Kind::Dairy),
        ("mad", Kind::Mad),
    ];
    let mut index = 0;
    while index < kinds.len() {
        if is(text, kinds[index].0) {
            return kinds[index].1;
        }
        index += 1;
    }
    panic!("a kind of special")
}

/// The bytes before and after the first `mark`.
const fn cut(text: &'static [u8], mark: u8) -> (&'static [u8], &'static [u8]) {
    let mut at = 0;
    while at < text.len() && text[at] != mark {
        at += 1;
    }
    let (before, after) = text.split_at(at);
    match after.split_first() {
        Some((_, after)) => (before, after),
        None => (before, after),
    }
}

/// The next word and the rest of the line.
const fn word(mut line: &'static [u8]) -> (&'static [u8], &'static [u8]) {
    while let [b' ', rest @ ..] = line {
        line = rest;
    }
    cut(line, b' ')
}

/// The next word as a number up to 16, `None` for `-`.
const fn number(line: &'static [u8]) -> (Option<u8>, &'static [u8]) {
    let (text, rest) = word(line);
    if is(text, "-") {
        return (None, rest);
    }
    let (mut value, mut at) = (0, 0);
    assert!(!text.is_empty() && text.len() <= 2, "a number from 0 to 16");
    while at < text.len() {
        assert!(text[at].is_ascii_digit(), "a number from 0 to 16");
        value = 10 * value + text[at] - b'0';
        at += 1;
    }
    assert!(value <= TOP, "a number from 0 to 16");
    (Some(value), rest)
}

const fn is(text: &[u8], word: &str) -> bool {
    let word = word.as_bytes();
    let mut at = 0;
    while at < word.len() && at < text.len() && text[at] == word[at] {
        at += 1;
    }
    at == word.len() && at == text.len()
}
