//! Lessons: whole rows, the same for equal seeds, and nothing in them that the seat does not know.

use cowbell_catalog::{Options, infos};

use crate::lessons::{Course, play_any};

fn course(threads: usize) -> Course {
    let bot = "expert@12".parse().expect("a bot");
    Course {
        bot,
        tables: vec![(Options::new(), 1.0)],
        seed: 4,
        threads,
        matches: 2,
        asides: 0.5,
        until: None,
    }
}

#[test]
fn lessons_are_whole_rows_and_come_again() {
    let folder = std::env::temp_dir().join(format!("cowbell-lessons-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    for info in infos() {
        let read = || {
            let written = play_any(info.slug, &course(1), &folder).expect("lessons");
            (written, std::fs::read(folder.join(format!("{}-0.rows", info.slug))).expect("rows"))
        };
        let (written, rows) = read();
        assert_eq!(written.matches, 2, "{}", info.slug);
        assert!(written.rows > 10, "{}", info.slug);
        assert_eq!(rows.len() as u64, written.rows * written.shape.bytes as u64, "{}", info.slug);
        assert_eq!(read().1, rows, "{}", info.slug);
        // Some decisions show their moves, and their shares add up to one.
        let shares = rows.chunks(written.shape.bytes).map(|row| {
            let shown = row[row.len() - 4 * written.shape.shown..].as_chunks::<4>().0;
            shown.iter().map(|[_, _, low, high]| f64::from(u16::from_le_bytes([*low, *high]))).sum::<f64>()
        });
        let shown: Vec<f64> = shares.filter(|sum| *sum > 0.0).collect();
        assert!(!shown.is_empty() && shown.iter().all(|sum| (15_000.0..65_600.0).contains(sum)), "{shown:?}");
    }
    std::fs::remove_dir_all(&folder).expect("the folder goes again");
    assert!(play_any("chess", &course(1), &folder).is_err());
}
