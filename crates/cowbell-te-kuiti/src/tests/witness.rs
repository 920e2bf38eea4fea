//! The legal moves once more, slow and plain: read off the printed picture, in the digest's own coordinates
//! (rows from the north), with paths searched cell by cell.

use cowbell_rules::Game;

use crate::{Cells, Move, TeKuiti};

/// The picture as the digest names things: `horizontal[r][c]` is on the north side of cell rc,
/// `vertical[r][c]` on its west side.
struct Picture {
    tiles: [[String; 5]; 5],
    horizontal: [[bool; 5]; 6],
    vertical: [[bool; 6]; 5],
}

fn value(text: &str, key: &str) -> String {
    let line = text.lines().find(|line| line.split_whitespace().next() == Some(key));
    line.map_or(String::new(), |line| line[key.len()..].trim_end().to_string())
}

/// Reads by columns, which the engine does not: a corner every four characters, from the fourth on.
fn picture(text: &str) -> Picture {
    let mut picture =
        Picture { tiles: Default::default(), horizontal: [[false; 5]; 6], vertical: [[false; 6]; 5] };
    let keys = ["5n", "5", "4n", "4", "3n", "3", "2n", "2", "1n", "1", "1s"];
    for (line, key) in keys.iter().enumerate() {
        let row = format!("{key}{}", value(text, key));
        let at = |column: usize| row.chars().nth(column).unwrap_or(' ');
        for c in 0..6 {
            if line % 2 == 0 && c < 5 {
                picture.horizontal[line / 2][c] = at(4 * c + 4) == '-';
            } else if line % 2 == 1 {
                picture.vertical[line / 2][c] = at(4 * c + 3) == '|';
            }
        }
        if line % 2 == 1 {
            for c in 0..5 {
                let tile: String = (4..7).map(|i| at(4 * c + i)).collect();
                picture.tiles[line / 2][c] = tile.trim().to_string();
            }
        }
    }
    picture
}

impl Picture {
    /// Whether a path leads from here to the outside.
    fn is_open(&self, r: usize, c: usize, visited: &mut [[bool; 5]; 5]) -> bool {
        if std::mem::replace(&mut visited[r][c], true) {
            return false;
        }
        let sides = [
            (self.horizontal[r][c], r == 0, (r.wrapping_sub(1), c)),
            (self.vertical[r][c + 1], c == 4, (r, c + 1)),
            (self.horizontal[r + 1][c], r == 4, (r + 1, c)),
            (self.vertical[r][c], c == 0, (r, c.wrapping_sub(1))),
        ];
        sides
            .into_iter()
            .any(|(is_fenced, is_outer, (r, c))| !is_fenced && (is_outer || self.is_open(r, c, visited)))
    }

    /// Every edge with its name and whether it is fenced.
    fn edges(&self) -> Vec<(String, bool)> {
        let name = |r: usize, c: usize, side: char| format!("{}{}{side}", (b'a' + c as u8) as char, 5 - r);
        let mut edges = Vec::new();
        for r in 0..6 {
            for c in 0..6 {
                if c < 5 {
                    let edge = if r < 5 { name(r, c, 'n') } else { name(4, c, 's') };
                    edges.push((edge, self.horizontal[r][c]));
                }
                if r < 5 {
                    let edge = if c > 0 { name(r, c - 1, 'e') } else { name(r, 0, 'w') };
                    edges.push((edge, self.vertical[r][c]));
                }
            }
        }
        edges
    }
}

/// The open cells, each by a search of its own.
pub(super) fn open(state: &TeKuiti) -> Cells {
    let picture = picture(&state.position());
    let cells = (0..25).filter(|cell| picture.is_open(4 - cell / 5, cell % 5, &mut Default::default()));
    cells.map(|cell| 1 << cell).sum()
}

/// The legal moves, as text read back.
pub(super) fn moves(state: &TeKuiti) -> Vec<Move> {
    let text = state.position();
    let picture = picture(&text);
    let is_final = value(&text, "final").trim() == "true";
    let n_flipped: u8 = value(&text, "flipped").trim()[..1].parse().expect("a digit");
    let mut moves: Vec<String> = Vec::new();
    match value(&text, "phase").split_whitespace().next() {
        Some("place" | "herd") => {
            let free = picture.edges().into_iter().filter(|(_, is_fenced)| !is_fenced);
            moves.extend(free.map(|(edge, _)| format!("fence {edge}")));
        }
        Some("ram") => {
            let fenced = picture.edges().into_iter().filter(|(_, is_fenced)| *is_fenced);
            moves.extend(fenced.map(|(edge, _)| format!("unfence {edge}")));
        }
        Some("flip") => {
            let mut up: Vec<(String, char)> = Vec::new();
            for r in 0..5 {
                for c in 0..5 {
                    let tile = &picture.tiles[r][c];
                    let cell = format!("{}{}", (b'a' + c as u8) as char, 5 - r);
                    if tile == "." || !picture.is_open(r, c, &mut Default::default()) {
                        continue;
                    }
                    if tile.ends_with('*') {
                        up.push((cell, tile.chars().next().expect("a letter")));
                    } else if n_flipped < 2 {
                        moves.push(format!("flip {cell}"));
                    }
                }
            }
            if is_final {
                let has_flip = !moves.is_empty();
                for (i, (one, kind)) in up.iter().enumerate() {
                    for (other, _) in up[i + 1..].iter().filter(|(_, other)| other == kind) {
                        moves.push(format!("take {one}+{other}"));
                    }
                }
                if !has_flip {
                    moves.push("end".into());
                }
            }
        }
        _ => {}
    }
    moves.iter().map(|text| text.parse().expect("the witness writes moves")).collect()
}
