//! RULES.md: its scenarios hold, every clause is shown by one, every refusal occurs in one.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use cowbell_rules::Fault;

use crate::Subject;
use crate::scenario::{Block, Does, blocks, run};
use crate::walk::{Verdict, caught, ensure};

/// Every scenario of RULES.md holds and names only clauses that there are.
pub fn scenarios_hold<S: Subject>() -> Verdict {
    let blocks = read::<S>()?;
    ensure!(!blocks.is_empty(), "{}/RULES.md has no block that begins with ```scenario", S::FOLDER);
    let mut failures = Vec::new();
    for block in &blocks {
        failures.extend(failed::<S>(block));
        let strangers = block.clauses.iter().filter(|clause| !is_clause::<S>(clause));
        failures.extend(strangers.map(|clause| {
            format!("RULES.md:{}: `{clause}` is not a clause: CLAUSES in src/tests.rs lists them", block.line)
        }));
    }
    ensure!(
        failures.is_empty(),
        "{}\n{} of {} blocks looked at",
        failures.join("\n"),
        failures.len(),
        blocks.len()
    );
    Ok(())
}

/// Every clause is named by a scenario that holds.
pub fn every_clause_is_shown<S: Subject>() -> Verdict {
    let unique: BTreeSet<&str> = S::CLAUSES.iter().copied().collect();
    ensure!(
        !unique.is_empty() && unique.len() == S::CLAUSES.len(),
        "CLAUSES in src/tests.rs is empty or names a clause twice"
    );
    let blocks = read::<S>()?;
    let holding = blocks.iter().filter(|block| failed::<S>(block).is_empty());
    let shown: BTreeSet<&str> = holding.flat_map(|block| &block.clauses).map(String::as_str).collect();
    let missing: Vec<&str> = S::CLAUSES.iter().copied().filter(|clause| !shown.contains(clause)).collect();
    ensure!(
        missing.is_empty(),
        "{}/RULES.md: no passing scenario shows {}; add it to a ```scenario line",
        S::FOLDER,
        missing.join(" ")
    );
    Ok(())
}

/// Every code of the game occurs in a `refuse` step of a scenario that holds.
pub fn every_code_is_shown<S: Subject>() -> Verdict {
    let blocks = read::<S>()?;
    let holding = blocks.iter().filter(|block| failed::<S>(block).is_empty());
    let shown: BTreeSet<&str> = holding
        .flat_map(|block| &block.steps)
        .filter_map(|step| match &step.does {
            Does::Refuse { code, .. } => Some(code.as_str()),
            _ => None,
        })
        .collect();
    let missing: Vec<&str> = S::Fault::CODES.iter().copied().filter(|code| !shown.contains(code)).collect();
    ensure!(
        missing.is_empty(),
        "{}/RULES.md: no passing scenario refuses with {}; add a `refuse` step",
        S::FOLDER,
        missing.join(" ")
    );
    Ok(())
}

/// A clause of the game, a ruling or vector on it (`TTM-A3`, `TTM-V12`), or a ruling of the digest (`R-5`).
pub(crate) fn is_clause<S: Subject>(id: &str) -> bool {
    let Some((prefix, number)) = id.split_once('-') else { return false };
    let is_known = S::CLAUSES.iter().any(|clause| clause.split_once('-').is_some_and(|(p, _)| p == prefix));
    let ruling = match number.strip_prefix(['A', 'V']) {
        Some(digits) => is_known.then_some(digits),
        None => (prefix == "R").then_some(number),
    };
    let is_number = |digits: &str| !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    S::CLAUSES.contains(&id) || ruling.is_some_and(is_number)
}

fn read<S: Subject>() -> Result<Vec<Block>, String> {
    let path = Path::new(S::FOLDER).join("RULES.md");
    let text = fs::read_to_string(&path).map_err(|why| {
        format!("{}: {why}; create it with one ```scenario block for each clause", path.display())
    })?;
    Ok(blocks(&text))
}

fn failed<S: Subject>(block: &Block) -> Vec<String> {
    let failures = caught(|| Ok(run::<S>(block)));
    match failures {
        Ok(failures) => failures.iter().map(|failure| format!("RULES.md:{failure}")).collect(),
        Err(why) => vec![format!("RULES.md:{}: {why}", block.line)],
    }
}
