//! The rules of design, found again cell by cell from the picture, and held against our ten sheets and many
//! generated ones; and that the ten really differ.

use std::collections::{BTreeMap, BTreeSet};

use crate::generator::{SplitMix, generate};
use crate::{Sheet, SheetId, violations};

type Picture = [[char; 8]; 8];

fn picture(sheet: &Sheet) -> Picture {
    core::array::from_fn(|row| {
        let text: Vec<char> = sheet.row(row as u8).as_str().chars().collect();
        core::array::from_fn(|column| text[column])
    })
}

fn cells() -> impl Iterator<Item = (i32, i32)> {
    (0..64).map(|n| (n % 8, n / 8))
}

fn at(picture: &Picture, (x, y): (i32, i32)) -> Option<char> {
    picture.get(usize::try_from(y).ok()?)?.get(usize::try_from(x).ok()?).copied()
}

fn beside((x, y): (i32, i32)) -> [(i32, i32); 4] {
    [(x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)]
}

fn one_apart((x, y): (i32, i32)) -> impl Iterator<Item = (i32, i32)> {
    let steps = [(-2, -2), (0, -2), (2, -2), (-2, 0), (2, 0), (-2, 2), (0, 2), (2, 2)];
    steps.into_iter().map(move |(dx, dy)| (x + dx, y + dy))
}

/// The troughs as lists of cells.
fn troughs(picture: &Picture) -> Vec<Vec<(i32, i32)>> {
    let mut troughs: Vec<Vec<(i32, i32)>> = Vec::new();
    for cell in cells().filter(|cell| at(picture, *cell) == Some('=')) {
        match troughs.iter_mut().find(|trough| trough.iter().any(|other| beside(*other).contains(&cell))) {
            Some(trough) => trough.push(cell),
            None => troughs.push(vec![cell]),
        }
    }
    troughs
}

/// What is wrong with a sheet, in words; nothing, if it keeps all seven rules.
fn complaints(picture: &Picture) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut need = |holds: bool, what: String| {
        if !holds {
            wrong.push(what);
        }
    };
    let count = |cells: &[(i32, i32)], symbol: char| {
        cells.iter().filter(|c| at(picture, **c) == Some(symbol)).count()
    };
    let all: Vec<_> = cells().collect();
    let troughs = troughs(picture);

    let mut sizes: Vec<usize> = troughs.iter().map(Vec::len).collect();
    sizes.sort();
    need(sizes == [1, 1, 2, 2], format!("1: trough sizes {sizes:?}"));
    for (n, trough) in troughs.iter().enumerate() {
        need(
            trough.iter().all(|(x, y)| (1..7).contains(x) && (1..7).contains(y)),
            format!("1: {n} on the border"),
        );
        for other in &troughs[..n] {
            let is_near = |a: &(i32, i32), b: &(i32, i32)| (a.0 - b.0).abs() <= 1 && (a.1 - b.1).abs() <= 1;
            need(
                !trough.iter().any(|a| other.iter().any(|b| is_near(a, b))),
                format!("1: {n} touches another"),
            );
            let around =
                |trough: &[(i32, i32)]| trough.iter().copied().flat_map(beside).collect::<BTreeSet<_>>();
            need(around(trough).is_disjoint(&around(other)), format!("1: {n} shares a neighbour"));
        }
    }
    need(count(&all, 'c') == 18, "2: cows".to_string());
    for (qx, qy) in [(0, 0), (4, 0), (0, 4), (4, 4)] {
        let quarter: Vec<_> =
            all.iter().copied().filter(|(x, y)| x - x % 4 == qx && y - y % 4 == qy).collect();
        let inside = troughs.iter().filter(|trough| trough.iter().all(|cell| quarter.contains(cell))).count();
        need(inside == 1, format!("1: troughs in the quarter at {qx} {qy}"));
        need(('1'..='5').all(|number| count(&quarter, number) == 2), format!("2: numbers at {qx} {qy}"));
        need(count(&quarter, 'c') + count(&quarter, '=') == 6, format!("2: cows at {qx} {qy}"));
    }
    for n in 0..8 {
        for line in [(0..8).map(|k| (k, n)).collect::<Vec<_>>(), (0..8).map(|k| (n, k)).collect()] {
            need((1..=4).contains(&count(&line, 'c')), format!("3: cows in {line:?}"));
            need(('1'..='5').all(|number| count(&line, number) <= 2), format!("3: numbers in {line:?}"));
            if n % 7 == 0 {
                need((2..=3).contains(&count(&line, 'c')), format!("4: cows in {line:?}"));
                need(('1'..='5').all(|number| count(&line, number) >= 1), format!("4: numbers in {line:?}"));
            }
        }
    }
    let mut cow_contacts = 0;
    for cell in cells() {
        let alike = beside(cell).iter().filter(|other| at(picture, **other) == at(picture, cell)).count();
        match at(picture, cell) {
            Some('=') => {}
            Some('c') => {
                need(alike <= 1, format!("5: three cows at {cell:?}"));
                cow_contacts += alike;
            }
            _ => need(alike == 0, format!("5: a number beside itself at {cell:?}")),
        }
    }
    need(cow_contacts <= 2 * 4, "5: cows touch too often".to_string());
    for trough in &troughs {
        let around: Vec<_> =
            trough.iter().copied().flat_map(beside).filter(|cell| !trough.contains(cell)).collect();
        let most = if trough.len() == 2 { 2 } else { 1 };
        need((1..=most).contains(&count(&around, 'c')), format!("6: cows around {trough:?}"));
        need(('1'..='5').all(|number| count(&around, number) <= 1), format!("6: numbers around {trough:?}"));
    }
    let mut pairs: BTreeMap<char, usize> = BTreeMap::new();
    for cell in cells() {
        let seen: BTreeSet<char> = one_apart(cell).filter_map(|other| at(picture, other)).collect();
        match at(picture, cell) {
            Some('c') => {
                need(seen.iter().filter(|s| s.is_ascii_digit()).count() >= 2, format!("7: cow at {cell:?}"));
            }
            Some(number) if number != '=' => {
                need(seen.contains(&'c'), format!("7: number at {cell:?}"));
                *pairs.entry(number).or_default() +=
                    one_apart(cell).filter(|other| at(picture, *other) == Some('c')).count();
            }
            _ => {}
        }
    }
    let (least, most) = (pairs.values().min().copied(), pairs.values().max().copied());
    need(least >= Some(12), format!("7: {pairs:?}"));
    need(most.zip(least).is_some_and(|(most, least)| most - least <= 5), format!("7: {pairs:?}"));
    wrong
}

#[test]
fn our_sheets_keep_the_rules() {
    for id in SheetId::ALL {
        assert_eq!(complaints(&picture(id.sheet())), [""; 0], "{id}");
        assert_eq!(violations(id.sheet()), [0; 7], "{id}");
    }
}

#[test]
fn generated_sheets_keep_the_rules() {
    for seed in (0..200).chain([u64::MAX, u64::MAX / 2, 1 << 63]) {
        let sheet = generate(seed);
        assert_eq!(complaints(&picture(&sheet)), [""; 0], "seed {seed}");
        assert_eq!(violations(&sheet), [0; 7], "seed {seed}");
    }
}

/// Both ways of checking see the same: swapped cells, mostly bad sheets, some still good.
#[test]
fn both_checks_agree_on_damaged_sheets() {
    use cowbell_rules::{Dice, quick};
    let mut dice = quick(3);
    let mut kept = 0;
    for n in 0..4000 {
        let mut sheet = *SheetId::ALL[n % 10].sheet();
        let (a, b) = (1u64 << dice.below(64), 1u64 << dice.below(64));
        for cells in sheet.symbols.iter_mut().chain([&mut sheet.troughs]) {
            if (*cells & a == 0) != (*cells & b == 0) {
                *cells ^= a | b;
            }
        }
        // Four troughs are as many as can be listed, so a sheet with more is told apart by its cells alone.
        if troughs(&picture(&sheet)).iter().any(|trough| trough.len() > 2)
            || troughs(&picture(&sheet)).len() != 4
        {
            continue;
        }
        let broken: BTreeSet<usize> =
            complaints(&picture(&sheet)).iter().map(|text| text[..1].parse().unwrap()).collect();
        let counted: BTreeSet<usize> =
            (1..).zip(violations(&sheet)).filter(|(_, n)| *n > 0).map(|(n, _)| n).collect();
        assert_eq!(broken, counted, "{:?} {:?}", complaints(&picture(&sheet)), violations(&sheet));
        kept += broken.is_empty() as u32;
    }
    assert!(kept > 50, "{kept}");
}

/// The same number, the same sheet, for ever: records name sheets by it.
#[test]
fn generated_sheets_never_change() {
    let rows =
        |seed| (0..8).rev().map(|row| generate(seed).row(row).to_string()).collect::<Vec<_>>().join(" ");
    assert_eq!(rows(0), "cc435312 542c1=4c 1c31c=5c 25c=32c4 c425452c 2=c1=3c5 3=1cc4c3 4c351c21");
    assert_eq!(rows(7), "5c21cc34 23c=3421 c45=2c=5 1c34c51c 25c1c351 3==c4c=3 412c524c c4531cc2");
    assert_eq!(rows(u64::MAX), "34c5c2c1 c341c435 2c5c2=5c 12=c1c34 5c13c31c 4=324cc2 c=142==5 c25c5413");
}

/// The published sequence of SplitMix64 from 0.
#[test]
fn random_numbers_are_splitmix() {
    let mut numbers = SplitMix(0);
    let first = [0xe220_a839_7b1d_cdaf, 0x6e78_9e6a_a1b9_65f4, 0x06c4_5d18_8009_454f];
    assert_eq!([numbers.next(), numbers.next(), numbers.next()], first);
}

fn turned(picture: &Picture) -> Picture {
    core::array::from_fn(|y| core::array::from_fn(|x| picture[7 - x][y]))
}

fn mirrored(picture: &Picture) -> Picture {
    picture.map(|mut row| {
        row.reverse();
        row
    })
}

/// The numbers renamed in the order in which they appear.
fn renamed(picture: &Picture) -> Picture {
    let mut names = String::new();
    let mut rename = |symbol: char| match symbol {
        'c' | '=' => symbol,
        _ => {
            let n = names.find(symbol).unwrap_or_else(|| {
                names.push(symbol);
                names.len() - 1
            });
            (b'1' + n as u8) as char
        }
    };
    picture.map(|row| row.map(&mut rename))
}

/// The least of the eight ways to lay a sheet.
fn least(picture: Picture, name: fn(&Picture) -> Picture) -> Picture {
    let turns = core::iter::successors(Some(picture), |picture| Some(turned(picture))).take(4);
    turns.flat_map(|picture| [name(&picture), name(&mirrored(&picture))]).min().expect("eight ways")
}

/// However a sheet is turned, mirrored or renumbered, it is no other; the same holds for the troughs alone.
#[test]
fn our_ten_sheets_differ() {
    let pictures = SheetId::ALL.map(|id| picture(id.sheet()));
    let sheets: BTreeSet<Picture> = pictures.iter().map(|picture| least(*picture, renamed)).collect();
    assert_eq!(sheets.len(), 10);
    let only_troughs =
        |picture: &Picture| picture.map(|row| row.map(|cell| if cell == '=' { '=' } else { '.' }));
    let layouts: BTreeSet<Picture> = pictures.iter().map(|picture| least(*picture, only_troughs)).collect();
    assert_eq!(layouts.len(), 10);
    let is_diagonal = |picture: &Picture| {
        let corner = |trough: &Vec<(i32, i32)>| (trough[0].0 / 4, trough[0].1 / 4);
        let large: Vec<_> = troughs(picture).iter().filter(|t| t.len() == 2).map(corner).collect();
        large[0].0 != large[1].0 && large[0].1 != large[1].1
    };
    let diagonal = pictures.each_ref().map(is_diagonal);
    assert_eq!(diagonal, [true, true, false, false, false, false, true, true, true, true]);
}
