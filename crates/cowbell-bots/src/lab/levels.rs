//! Reports of several bots side by side, as a table in Markdown: does the analysis find small errors where play is good, is
//! luck zero on average, and how much calmer is a result without luck?

use core::fmt::Write as _;

use super::report::{Interval, LabReport};

/// One row for each report whose matches were analysed.
pub fn table(reports: &[LabReport]) -> String {
    let mut out = String::from(
        "| game | bot | matches | errors per decision | given up per decision | accuracy | luck | result | result less luck \
         | variance falls by |\n|---|---|---|---|---|---|---|---|---|---|\n",
    );
    for report in reports {
        let Some(skill) = &report.skill else { continue };
        // Writing to a string cannot fail.
        let _ = writeln!(
            out,
            "| {} | {} | {} | {} | {:.1} to {:.1} % | {:.0} % | {} | {} | {} | {} |",
            report.game,
            report.bot,
            skill.matches,
            percent(&skill.errors),
            100.0 * skill.fair_loss.mean.max(0.0),
            100.0 * skill.loss.mean,
            100.0 * skill.accuracy.mean,
            percent(&skill.luck),
            percent(&skill.result),
            percent(&skill.result_without_luck),
            percent(&skill.variance_falls_by),
        );
    }
    out
}

/// A share and its interval in percent.
pub(super) fn percent(interval: &Interval) -> String {
    let of = |share: f64| {
        let text = format!("{:.1}", 100.0 * share);
        if text == "-0.0" { "0.0".to_string() } else { text.replace('-', "−") }
    };
    format!("{} % [{}, {}]", of(interval.mean), of(interval.low), of(interval.high))
}
