//! What a name may be, and what someone may write. Both are shown to strangers beside other texts, so they must not reorder the
//! text around them, pass for another one by invisible characters, be nothing to the eye, or pile up marks over the lines above.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;
use unicode_segmentation::UnicodeSegmentation as _;

/// The longest name, in what readers take for one character each.
const LONGEST: usize = 40;
/// Marks on one letter. Languages need up to three.
const MARKS: usize = 4;
/// Code points for each character of the longest text; some emoji have a dozen.
const POINTS: usize = 5;

/// The name as it is stored: composed (NFC), without spare blanks. None if it cannot be a name.
pub(crate) fn clean(name: &str) -> Option<String> {
    clean_text(name, LONGEST)
}

/// The same for a text of at most this many characters.
pub(crate) fn clean_text(text: &str, longest: usize) -> Option<String> {
    let points = POINTS * longest;
    // Composing makes a text at most three times as long; what is far too long is not looked at.
    if text.len() > 16 * points {
        return None;
    }
    let composed: String = text.nfc().collect();
    let text = composed.split_whitespace().collect::<Vec<_>>().join(" ");
    let is_short = text.graphemes(true).count() <= longest && text.chars().count() <= points;
    let is_seen = text.chars().any(|point| is_visible(point) && !is_combining_mark(point));
    (is_short && is_seen && !composed.chars().any(is_forbidden) && most_marks(&text) <= MARKS).then_some(text)
}

/// The same for a name from elsewhere, which is made fit: what may not be there is left out.
pub(crate) fn mend(name: &str) -> Option<String> {
    let kept: String = name
        .chars()
        .map(|point| if point.is_whitespace() { ' ' } else { point })
        .filter(|point| !is_forbidden(*point))
        .collect();
    let first: String = kept.graphemes(true).take(LONGEST).collect();
    clean(&first)
}

/// Controls, what changes the direction of text, and what is not text at all.
fn is_forbidden(point: char) -> bool {
    point.is_control()
        || matches!(point,
            '\u{00ad}' | '\u{034f}' | '\u{061c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffd}'
            | '\u{e000}'..='\u{f8ff}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{10ffff}')
}

/// Whether a reader sees it. Joiners and variation selectors only change their neighbours.
fn is_visible(point: char) -> bool {
    !point.is_whitespace() && !matches!(point, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}')
}

fn most_marks(name: &str) -> usize {
    let mut run = 0;
    name.chars().fold(0, |most, point| {
        run = if is_combining_mark(point) { run + 1 } else { 0 };
        most.max(run)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_people_are_names() {
        for name in [
            "Ada",
            "Zoë",
            "Nguyễn Thị Minh",
            "李小龍",
            "محمد",
            "שרה",
            "O’Brien",
            "Ольга",
            "山田 太郎",
            "ไพลิน",
            "👩‍🌾 Farmer",
            "می‌خواهم",
            "❤️",
            "R2-D2",
            "d'Artagnan",
            "한글",
        ] {
            assert_eq!(clean(name).as_deref(), Some(name));
        }
        assert_eq!(clean("Zoe\u{308}").as_deref(), Some("Zoë"), "composed");
        assert_eq!(clean("  Ada \u{a0}  B. ").as_deref(), Some("Ada B."));
        assert_eq!(clean(&"👩‍👩‍👧‍👧".repeat(20)).as_deref(), Some(&*"👩‍👩‍👧‍👧".repeat(20)), "20 characters to the eye");
    }

    #[test]
    fn what_deceives_is_no_name() {
        for name in [
            "",
            "   ",
            "\u{200b}",
            "\u{200d}\u{200d}",
            "\u{fe0f}",
            "\u{3164}",
            "\u{2800}",
            "\u{301}",
            "Ada\u{202e}adA",
            "\u{2066}Ada",
            "Ada\u{200e}",
            "A\u{200b}da",
            "A\u{ad}da",
            "A\nda",
            "A\u{7}da",
            "Ada\u{e0041}",
            "\u{feff}Ada",
            "a\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}",
            "\u{e000}",
            "A\u{2028}B",
        ] {
            assert_eq!(clean(name), None, "{name:?}");
        }
        assert_eq!(clean(&"x".repeat(41)), None);
        assert!(clean(&"x".repeat(40)).is_some());
        assert_eq!(clean(&"x".repeat(1_000_000)), None);
    }

    #[test]
    fn a_name_from_elsewhere_is_made_fit() {
        assert_eq!(mend("Ada\u{202e}adA").as_deref(), Some("AdaadA"));
        assert_eq!(mend(&"x".repeat(100)), Some("x".repeat(40)));
        assert_eq!(mend("A\nda").as_deref(), Some("A da"));
        assert_eq!(mend("\u{200b}"), None);
        assert_eq!(mend("Zoë"), clean("Zoë"));
    }
}
