//! A report as one HTML page with plots, which needs nothing but itself.

use core::fmt::Write as _;

use super::levels::percent;
use super::report::{Interval, LabReport, Share};
use super::skill::Skill;

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:56rem;margin:2rem auto;padding:0 1rem;\
    color:#33281c;background:#fffdf6}table{border-collapse:collapse}td,th{padding:.2rem .8rem .2rem 0;text-align:left;\
    vertical-align:top}td.n{text-align:right;font-variant-numeric:tabular-nums}svg{display:block;max-width:100%}\
    rect{fill:#3c7a3a}line{stroke:#7d5730}text{font-size:11px;fill:#33281c}.soft{color:#695a46}";

/// The reports of one game as a page: the default table first, then others to compare it with.
pub fn page(reports: &[LabReport]) -> String {
    let mut out = String::new();
    let Some(main) = reports.first() else { return out };
    let name = main.name;
    let _ = write!(
        out,
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>{name} in the lab</title><style>{STYLE}</style><h1>{name} in the lab</h1>\
         <p>{} matches between equal bots ({}), {} seats, seed {}. In brackets: 95 % intervals.</p>",
        main.matches, main.bot, main.seats, main.seed
    );
    facts(&mut out, main);
    out.push_str("<h2>Length</h2><p>Decisions in a match.</p>");
    histogram(&mut out, main);
    skill(&mut out, main);
    doublings(&mut out, main);
    bars(&mut out, "Moves", "How often each kind of move is made in a match; □ is any cell.", &main.moves);
    bars(&mut out, "Random events", "How often each outcome comes in a match.", &main.chances);
    bars(&mut out, "Endings", "How a match ends, as a share of all matches.", &main.endings);
    bars(&mut out, "Last moves", "The kind of move that ends a match.", &main.last_moves);
    if reports.len() > 1 {
        compare(&mut out, reports);
    }
    out.push_str("</html>\n");
    out
}

fn row(out: &mut String, what: &str, figure: &str) {
    let _ = write!(out, "<tr><th>{what}</th><td class=\"n\">{figure}</td></tr>");
}

fn plain(interval: &Interval, digits: usize) -> String {
    format!("{:.digits$} [{:.digits$}, {:.digits$}]", interval.mean, interval.low, interval.high)
}

fn facts(out: &mut String, report: &LabReport) {
    out.push_str("<table>");
    row(out, "Decisions in a match", &plain(&report.decisions, 1));
    row(out, "Legal moves of a decision", &plain(&report.branching, 1));
    row(out, "Most legal moves", &report.most_moves.to_string());
    row(out, "Decisions without a choice", &format!("{:.1} %", 100.0 * report.forced));
    if report.seats > 1 {
        row(out, "Result of the seat that decides first", &percent(&report.first_seat));
        row(out, "Matches without a single winner", &format!("{:.1} %", 100.0 * report.draws));
        row(out, "Points between first and second", &plain(&report.margin, 1));
    }
    out.push_str("</table>");
}

fn skill(out: &mut String, report: &LabReport) {
    let Some(skill) = &report.skill else { return };
    let _ = write!(
        out,
        "<h2>Luck and skill</h2><p>{} of the matches were analysed with {} passes. Luck is what random events and hidden \
         cards changed against their mean; decisions are what moves changed. Together with the noise of the start they \
         explain the whole variance of the results. The result less luck has the same mean and a smaller variance. Luck, \
         results and shares are those of the seat that decides first.</p><table>",
        skill.matches, skill.passes
    );
    row(out, "Share of the variance of results that luck explains", &percent(&skill.explained_by_luck));
    row(out, "Share that decisions explain", &percent(&skill.explained_by_decisions));
    row(out, "Luck", &percent(&skill.luck));
    row(out, "Result", &percent(&skill.result));
    row(out, "Result less luck", &percent(&skill.result_without_luck));
    row(out, "Variance of the result less luck is smaller by", &percent(&skill.variance_falls_by));
    row(out, "Decisions called inaccurate, mistake or blunder", &percent(&skill.errors));
    row(out, "Given up per decision, at least", &percent(&skill.fair_loss));
    row(out, "Given up per decision, at most", &percent(&skill.loss));
    row(out, "Accuracy", &percent(&skill.accuracy));
    row(out, "Changes of a clear lead in a match", &plain(&skill.lead_changes, 1));
    for (verdict, count) in &skill.verdicts {
        row(out, &format!("Decisions called {verdict}, per match"), &format!("{count:.2}"));
    }
    out.push_str("</table>");
}

fn doublings(out: &mut String, report: &LabReport) {
    if report.doublings.is_empty() {
        return;
    }
    out.push_str(
        "<h2>More thought</h2><p>First places of a bot against the same bot with half of its iterations; 50 % means \
         that more thought brings nothing.</p><table>",
    );
    for doubling in &report.doublings {
        let figure = format!("{}, {} Elo", percent(&doubling.share), plain(&doubling.elo, 0));
        row(out, &format!("{} against {} iterations", doubling.to, doubling.from), &figure);
    }
    out.push_str("</table>");
}

fn histogram(out: &mut String, report: &LabReport) {
    let (Some(least), Some(most)) = (report.lengths.keys().next(), report.lengths.keys().last()) else {
        return;
    };
    let wide = (most - least) / 40 + 1;
    let mut columns = vec![0usize; (most - least) / wide + 1];
    report.lengths.iter().for_each(|(length, count)| columns[(length - least) / wide] += count);
    let top = columns.iter().copied().max().unwrap_or(1).max(1);
    let step = 600.0 / columns.len() as f64;
    out.push_str(
        "<svg viewBox=\"0 0 620 150\" width=\"620\" role=\"img\" aria-label=\"Lengths of matches\">",
    );
    for (index, count) in columns.iter().enumerate() {
        let high = 120.0 * *count as f64 / top as f64;
        let _ = write!(
            out,
            "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{high:.1}\"><title>{} to {}: {count}</title></rect>",
            10.0 + step * index as f64,
            125.0 - high,
            (step - 1.0).max(1.0),
            least + index * wide,
            least + index * wide + wide - 1
        );
    }
    let _ = write!(
        out,
        "<line x1=\"10\" x2=\"610\" y1=\"125\" y2=\"125\"/><text x=\"10\" y=\"142\">{least}</text>\
         <text x=\"610\" y=\"142\" text-anchor=\"end\">{most}</text></svg>"
    );
}

fn bars(out: &mut String, head: &str, words: &str, shares: &[Share]) {
    if shares.is_empty() {
        return;
    }
    let _ = write!(out, "<h2>{head}</h2><p>{words}</p>");
    let top = shares.iter().map(|share| share.per_match).fold(f64::MIN_POSITIVE, f64::max);
    let high = 18 * shares.len();
    let _ = write!(out, "<svg viewBox=\"0 0 620 {high}\" width=\"620\" role=\"img\" aria-label=\"{head}\">");
    for (index, share) in shares.iter().enumerate() {
        let y = 18 * index;
        let wide = 320.0 * share.per_match / top;
        let _ = write!(
            out,
            "<text x=\"0\" y=\"{}\">{}</text><rect x=\"200\" y=\"{}\" width=\"{wide:.1}\" height=\"12\"/>\
             <text x=\"{:.1}\" y=\"{}\">{:.2}</text>",
            y + 13,
            escaped(&share.kind),
            y + 3,
            206.0 + wide,
            y + 13,
            share.per_match
        );
    }
    out.push_str("</svg>");
}

fn compare(out: &mut String, reports: &[LabReport]) {
    out.push_str(
        "<h2>What the options change</h2><table><tr><th>options</th><th>matches</th><th>decisions</th><th>legal moves</th>\
         <th>first seat</th><th>no single winner</th><th>points ahead</th><th>changes of the lead</th><th>luck explains</th>\
         <th>decisions explain</th><th>given up per decision</th></tr>",
    );
    let main = reports[0].options.as_object();
    for report in reports {
        let differs = report.options.as_object().into_iter().flatten();
        let differs = differs.filter(|(key, value)| main.and_then(|main| main.get(*key)) != Some(value));
        let words: Vec<String> = differs.map(|(key, value)| format!("{key} = {value}")).collect();
        let skill = |what: &dyn Fn(&Skill) -> String| report.skill.as_ref().map_or("–".into(), what);
        let cells = [
            report.matches.to_string(),
            plain(&report.decisions, 1),
            plain(&report.branching, 1),
            if report.seats > 1 { percent(&report.first_seat) } else { "–".into() },
            format!("{:.1} %", 100.0 * report.draws),
            if report.seats > 1 { plain(&report.margin, 1) } else { "–".into() },
            skill(&|skill| plain(&skill.lead_changes, 1)),
            skill(&|skill| percent(&skill.explained_by_luck)),
            skill(&|skill| percent(&skill.explained_by_decisions)),
            skill(&|skill| percent(&skill.loss)),
        ];
        let name = if words.is_empty() { "default".into() } else { escaped(&words.join(", ")) };
        let _ = write!(out, "<tr><td>{name}</td>");
        cells.iter().for_each(|cell| {
            let _ = write!(out, "<td class=\"n\">{cell}</td>");
        });
        out.push_str("</tr>");
    }
    out.push_str("</table>");
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
