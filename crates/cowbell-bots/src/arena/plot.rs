//! The ratings of a tournament as a picture (SVG): a dot for each bot, a line for its interval, and the figure.

use core::fmt::Write;

use super::report::{BotResult, Report};

const WHOLE: f64 = 720.0;
const LEFT: f64 = 150.0;
const WIDTH: f64 = 360.0;
const ROW: f64 = 34.0;
const TOP: f64 = 64.0;

/// An SVG picture of the ratings; of the shares of first places where nobody met anyone.
pub fn plot(report: &Report) -> String {
    let has_elo = report.bots.iter().all(|row| row.elo.is_some());
    let figures: Vec<Figure> = report.bots.iter().map(|row| Figure::of(row, has_elo)).collect();
    let unit = if has_elo { "Elo" } else { "first places in %" };
    let scale = Scale::of(&figures, if has_elo { 100.0 } else { 10.0 });
    let bottom = TOP + ROW * figures.len() as f64;

    let mut svg = String::new();
    let mut draw = |line: core::fmt::Arguments<'_>| {
        // Writing to a string cannot fail.
        let _ = svg.write_fmt(line);
        svg.push('\n');
    };
    let height = bottom + 34.0;
    draw(format_args!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="{WHOLE}" height="{height}" viewBox="0 0 {WHOLE} {height}" font-family="system-ui, sans-serif" font-size="14" fill="#222">"##
    ));
    draw(format_args!("<title>{}: {unit} with 95 % intervals</title>", report.game));
    draw(format_args!(r##"<rect width="{WHOLE}" height="{height}" rx="8" fill="#fff"/>"##));
    draw(format_args!(r#"<text x="20" y="28" font-size="17" font-weight="600">{}</text>"#, report.game));
    draw(format_args!(
        r##"<text x="20" y="48" fill="#666">{unit} with 95 % intervals; {} seats, {} matches, seed {}</text>"##,
        report.seats, report.matches, report.seed
    ));
    for value in scale.ticks() {
        let at = scale.x(value);
        // The middle of all ratings stands out.
        let stroke = if value == 0.0 { "#999" } else { "#e2e2e2" };
        draw(format_args!(r#"<line x1="{at:.1}" y1="{TOP}" x2="{at:.1}" y2="{bottom}" stroke="{stroke}"/>"#));
        draw(format_args!(
            r##"<text x="{at:.1}" y="{}" text-anchor="middle" font-size="12" fill="#666">{value}</text>"##,
            bottom + 20.0
        ));
    }
    for (index, (row, figure)) in report.bots.iter().zip(&figures).enumerate() {
        let y = TOP + ROW * (index as f64 + 0.5);
        let [low, at, high] = [figure.low, figure.value, figure.high].map(|value| scale.x(value));
        draw(format_args!(r#"<text x="20" y="{}">{}</text>"#, y + 5.0, row.bot));
        draw(format_args!(
            r##"<path d="M{low:.1} {y}H{high:.1}M{low:.1} {up}v10M{high:.1} {up}v10" stroke="#1f6feb" stroke-width="2"/>"##,
            up = y - 5.0
        ));
        draw(format_args!(r##"<circle cx="{at:.1}" cy="{y}" r="6" fill="#1f6feb"/>"##));
        draw(format_args!(
            r#"<text x="{}" y="{}" text-anchor="end">{}</text>"#,
            WHOLE - 20.0,
            y + 5.0,
            figure.text
        ));
    }
    draw(format_args!("</svg>"));
    svg
}

/// What is drawn of a bot.
struct Figure {
    value: f64,
    low: f64,
    high: f64,
    text: String,
}

impl Figure {
    fn of(row: &BotResult, has_elo: bool) -> Figure {
        match (row.elo, row.elo_interval) {
            (Some(value), Some((low, high))) if has_elo => {
                Figure { value, low, high, text: format!("{value:+.0} ({low:+.0} to {high:+.0})") }
            }
            _ => {
                let (low, high) = row.first_interval;
                let [value, low, high] = [row.first, low, high].map(|part| 100.0 * part);
                Figure { value, low, high, text: format!("{value:.1} ({low:.1} to {high:.1})") }
            }
        }
    }
}

/// From figures to the width of the picture, in steps that are easy to read.
struct Scale {
    low: f64,
    high: f64,
    step: f64,
}

impl Scale {
    fn of(figures: &[Figure], step: f64) -> Scale {
        let low = figures.iter().map(|figure| figure.low).fold(0.0, f64::min);
        let high = figures.iter().map(|figure| figure.high).fold(0.0, f64::max);
        // At most eight steps.
        let step = step * ((high - low) / step / 8.0).ceil().max(1.0);
        Scale { low: (low / step).floor() * step, high: ((high / step).ceil() * step).max(step), step }
    }

    fn x(&self, value: f64) -> f64 {
        LEFT + WIDTH * (value - self.low) / (self.high - self.low)
    }

    fn ticks(&self) -> impl Iterator<Item = f64> {
        let (low, step) = (self.low, self.step);
        (0..=((self.high - low) / step).round() as u32).map(move |tick| low + step * f64::from(tick))
    }
}
