//! A queue in which everyone pays with the time that was spent on them: next is always the one who has had least so far. Nobody
//! can delay another by waiting in line many times, or with work that takes long.

use core::time::Duration;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// What work is thought to cost until it is done, so that one payer does not get all threads at once.
const ADVANCE: Duration = Duration::from_millis(200);
/// Payers remembered though nothing of theirs waits.
const REMEMBERED: usize = 4096;

/// Work that waits, by who pays for it.
pub(crate) struct FairQueue<Payer, Work> {
    lines: BTreeMap<Payer, PayerQueue<Work>>,
    /// Those with work, by what they have spent.
    order: BTreeSet<(Duration, Payer)>,
    /// What the payer served last had spent. Someone new begins here: time not used is not saved up.
    now: Duration,
    len: usize,
}

struct PayerQueue<Work> {
    waiting: VecDeque<Work>,
    spent: Duration,
}

impl<Payer, Work> Default for FairQueue<Payer, Work> {
    fn default() -> Self {
        FairQueue { lines: BTreeMap::new(), order: BTreeSet::new(), now: Duration::ZERO, len: 0 }
    }
}

impl<Payer: Ord + Copy, Work> FairQueue<Payer, Work> {
    /// Adds work behind the other work of this payer.
    pub(crate) fn push(&mut self, payer: Payer, work: Work) {
        let line =
            self.lines.entry(payer).or_insert(PayerQueue { waiting: VecDeque::new(), spent: self.now });
        if line.waiting.is_empty() {
            line.spent = line.spent.max(self.now);
            self.order.insert((line.spent, payer));
        }
        line.waiting.push_back(work);
        self.len += 1;
    }

    /// Work of the payer that has spent least. [`FairQueue::done`] says later what it took.
    pub(crate) fn pop(&mut self) -> Option<(Payer, Work)> {
        self.pop_of(|_| true)
    }

    /// The same, of those payers that may be served now.
    pub(crate) fn pop_of(&mut self, may: impl Fn(Payer) -> bool) -> Option<(Payer, Work)> {
        let (spent, payer) = *self.order.iter().find(|(_, payer)| may(*payer))?;
        self.order.remove(&(spent, payer));
        self.now = spent;
        let line = self.lines.get_mut(&payer)?;
        let work = line.waiting.pop_front()?;
        line.spent += ADVANCE;
        if !line.waiting.is_empty() {
            self.order.insert((line.spent, payer));
        }
        self.len -= 1;
        Some((payer, work))
    }

    /// What popped work has taken.
    pub(crate) fn done(&mut self, payer: Payer, took: Duration) {
        if let Some(line) = self.lines.get_mut(&payer) {
            let was_in_order = self.order.remove(&(line.spent, payer));
            line.spent = (line.spent + took).saturating_sub(ADVANCE);
            if was_in_order {
                self.order.insert((line.spent, payer));
            }
        }
        if self.lines.len() > REMEMBERED {
            let now = self.now;
            self.lines.retain(|_, line| !line.waiting.is_empty() || line.spent > now);
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// How much of one payer waits.
    pub(crate) fn waiting(&self, payer: Payer) -> usize {
        self.lines.get(&payer).map_or(0, |line| line.waiting.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everyone_gets_the_same_time_however_much_they_ask_for() {
        let mut queue = FairQueue::default();
        for number in 0..240 {
            queue.push('a', number);
        }
        queue.push('b', 1000);
        let (first, _) = queue.pop().unwrap();
        queue.done(first, Duration::from_secs(1));
        let (second, _) = queue.pop().unwrap();
        assert_eq!(BTreeSet::from([first, second]), BTreeSet::from(['a', 'b']), "not the 241st");
        queue.done(second, Duration::from_millis(1));
        // From now on b asks again and again, and each time is next after what is under way.
        for number in 0..50 {
            queue.push('b', number);
            let (payer, _) = queue.pop().unwrap();
            assert_eq!(payer, 'b', "{number}");
            queue.done(payer, Duration::from_millis(1));
        }
        let (payer, number) = queue.pop().unwrap();
        assert_eq!((payer, number), ('a', 1), "in the order in which it came");
        assert_eq!((queue.len(), queue.waiting('a'), queue.waiting('b')), (238, 238, 0));
    }

    #[test]
    fn two_threads_do_not_both_work_for_one_payer_while_another_waits() {
        let mut queue = FairQueue::default();
        queue.push('a', 1);
        queue.push('a', 2);
        let first = queue.pop().unwrap();
        queue.push('b', 3);
        assert_eq!((first, queue.pop(), queue.pop()), (('a', 1), Some(('b', 3)), Some(('a', 2))));
        assert_eq!(queue.pop(), None);
    }

    #[test]
    fn a_payer_that_was_away_does_not_come_back_with_all_the_time_it_did_not_use() {
        let mut queue = FairQueue::default();
        queue.push('a', 0);
        queue.pop();
        queue.done('a', Duration::from_millis(1));
        for number in 0..100 {
            queue.push('b', number);
            queue.pop();
            queue.done('b', Duration::from_secs(1));
        }
        for number in 0..10 {
            queue.push('a', number);
            queue.push('b', number);
        }
        let mut first: Vec<char> = Vec::new();
        for _ in 0..6 {
            let (payer, _) = queue.pop().unwrap();
            queue.done(payer, Duration::from_secs(1));
            first.push(payer);
        }
        assert!(first.iter().filter(|payer| **payer == 'a').count() <= 4, "{first:?}");
    }
}
