//! Positions that random play hardly ever reaches, so that tests use every message.

/// The rare positions of a game, as pairs of options and position.
pub(super) fn moments(slug: &str) -> &'static [(&'static str, &'static str)] {
    match slug {
        "tic-tac-moo" => &[
            ("{}", WALLED_IN),
            ("{}", "2 . C . . . . . .\nend field 0"),
            ("{}", "2 . C . . . . . .\nend collected 1"),
            ("{}", "2 . C . . . . . .\ntaken0 CCC\nend stuck 0"),
        ],
        "kuhlorado" => &[
            (KUHLORADO, "x f8 d7 a6 g5\no c4 h4 e3 c1\ndice 33"),
            (KUHLORADO, "x f8 d7 a6 g5\no c4 h4 e3 c1\ndice 33\nphase reroll"),
            (KUHLORADO, "x a6 b6 c6 d6 e6 f6 g6 h6 a5 b5 c5 d5 e5 f5 g5 h5 a4 b4 c4 d4\ndice 33"),
            (KUHLORADO, ONE_MARK_FROM_A_DRAW),
        ],
        "te-kuiti" => &[
            ("{}", FINAL_PHASE),
            (r#"{"rounds":1}"#, FINAL_PHASE),
            ("{}", SIX_OPEN),
            (r#"{"first-shepherd":0}"#, SHUT_IN),
            (r#"{"rounds":1}"#, LAST_FENCE),
            (r#"{"mode":"solo"}"#, "5 . . . . .\n4 . . . . .\n3 . . . . .\n2 . . . . .\n1 . . . Jn Je"),
        ],
        "tic-tac-town" => &[(
            r#"{"seats":2,"starter":0}"#,
            "phase pile\nround 2\nhand0 C04 S01 E01\nhand1 C05 S02 S03 E02\ndone0 C01 C02",
        )],
        "mow" => &[
            (r#"{"seats":3}"#, "herd 6.1 7.2\nhand0 8.3\ntotals 94 50 50\ndeck -"),
            (r#"{"seats":6,"target":1}"#, "herd 3.1 4.1\nhand0 A7 A9 SL SL CF\nhand1 5.0\ndeck 2.0 3.0"),
        ],
        _ => &[],
    }
}

/// No free space is left next to a sheep, the species of the barn, so the barn is exchanged.
const WALLED_IN: &str = "
3 H P P . . . . .
2 C S C . . . . .
1   C H . . . .
hand0 CP
barn0 S
supply0 PPHS
hand1 CC
barn1 C
supply1 CPSH
";

const KUHLORADO: &str = r#"{"sheet":"K01","starter":0}"#;

/// A cross on h1 ends the match with 13 points each.
const ONE_MARK_FROM_A_DRAW: &str = "
x b8 d8 e8 f8 a7 e7 a6 f6 a5 d5 g5 a4 e4 c3 g3 b2 d2
o c8 g8 d7 h7 c6 h6 b5 e5 h5 c4 f4 h4 a3 e3 h3 c2 g2
dice 11
";

/// Four open tiles, two of them a pair.
const FINAL_PHASE: &str = "
5n +---+---+---+---+---+
5  |?   ?   ?   ?   ?  |
4  |?   ?   ?   ?   ?  |
3n +---+---+---+---+---+
3   .   .   .   .   .
2   J*  .   .   .   ?
1   .   J*  ?   .   .
";

/// The sheep on b3 has been enclosed in the middle of the turn; its match is on b5.
const SHUT_IN: &str = "
5   J   S   ?   ?   ?
3n +   +---+   +   +   +
3   ?  |S* |?   ?   ?
2n +   +---+   +   +   +
phase flip
";

/// Six open tiles: both a pair and the fence on a2n start the final phase.
const SIX_OPEN: &str = "
5n +---+---+---+---+---+
5  |?   ?   ?   ?   ?  |
4  |?   ?   ?   ?   ?  |
3n +---+---+---+---+---+
3  |J  |.   .   .   .
2   J   .   .   J   J
1   .   T   T   .   .
phase place 1
";

/// One fence left and no points: the match ends in a draw.
const LAST_FENCE: &str = "
5n +---+---+---+---+---+
4n +---+---+---+---+---+
3n +---+---+---+---+---+
2n +---+---+---+---+---+
1n +---+---+---+---+---+
1s +---+---+---+---+   +
phase place 1
";
