//! The ratings of a tournament as a picture (SVG): a dot for each bot and a line for its interval.

use core::fmt::Write;

use super::report::{Report, Row};

const LEFT: f64 = 150.0;
const WIDTH: f64 = 480.0;
const ROW: f64 = 34.0;
const TOP: f64 = 54.0;

/// An SVG picture of the ratings; of the shares of first places where nobody met anybody.
pub fn plot(report: &Report) -> String {
    let has_elo = report.bots.iter().all(|row| row.elo.is_some());
    let figure = |row: &Row| match (row.elo, row.elo_interval) {
        (Some(elo), Some(interval)) if has_elo => (elo, interval),
        _ => {
            let (low, high) = row.first_interval;
            (100.0 * row.first, (100.0 * low, 100.0 * high))
        }
    };
    let figures: Vec<_> = report.bots.iter().map(figure).collect();
    let step = if has_elo { 100.0 } else { 10.0 };
    let low = figures.iter().map(|(_, interval)| interval.0).fold(0.0, f64::min);
    let high = figures.iter().map(|(_, interval)| interval.1).fold(0.0, f64::max);
    let (low, high) = ((low / step).floor() * step, ((high / step).ceil() * step).max(step));
    let x = |value: f64| LEFT + WIDTH * (value - low) / (high - low);
    let height = TOP + ROW * figures.len() as f64 + 30.0;
    let unit = if has_elo { "Elo" } else { "first places in %" };

    let mut svg = String::new();
    let mut draw = |line: core::fmt::Arguments<'_>| {
        // Writing to a string cannot fail.
        let _ = svg.write_fmt(line);
        svg.push('\n');
    };
    draw(format_args!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 680 {height}" font-family="sans-serif" font-size="13">"#
    ));
    draw(format_args!("<title>{}: {unit}</title>", report.game));
    draw(format_args!(r##"<rect width="680" height="{height}" fill="#fff"/>"##));
    draw(format_args!(
        r#"<text x="20" y="26" font-size="16">{}, {} matches, {unit} with 95 % intervals</text>"#,
        report.game, report.matches
    ));
    let ticks = ((high - low) / step).round() as usize;
    for tick in (0..=ticks).step_by(ticks.div_ceil(8).max(1)) {
        let value = low + step * tick as f64;
        let (at, bottom) = (x(value), height - 26.0);
        draw(format_args!(r##"<line x1="{at:.1}" y1="40" x2="{at:.1}" y2="{bottom}" stroke="#ddd"/>"##));
        draw(format_args!(r#"<text x="{at:.1}" y="{}" text-anchor="middle">{value}</text>"#, height - 8.0));
    }
    for (index, (row, (value, (from, to)))) in report.bots.iter().zip(&figures).enumerate() {
        let y = TOP + ROW * index as f64 + ROW / 2.0;
        draw(format_args!(r#"<text x="20" y="{}">{}</text>"#, y + 4.0, row.bot));
        draw(format_args!(
            r##"<line x1="{:.1}" y1="{y}" x2="{:.1}" y2="{y}" stroke="#06c" stroke-width="2"/>"##,
            x(*from),
            x(*to)
        ));
        draw(format_args!(r##"<circle cx="{:.1}" cy="{y}" r="5" fill="#06c"/>"##, x(*value)));
    }
    draw(format_args!("</svg>"));
    svg
}
