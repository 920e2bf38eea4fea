//! A set of move numbers as bits: the legal moves, requested millions of times a second.

/// A set of move numbers. Put them in, then [write](Numbers::write) their mask: only that counts them, so [`Numbers::len`]
/// and [`Numbers::nth`] are right only afterwards.
#[derive(Clone, Debug)]
pub struct Numbers {
    /// Bit `n % 64` of word `n / 64` is number `n`. There is one word more than needed.
    words: Vec<u64>,
    /// How many numbers there are up to and including each word, once counted.
    counts: Vec<u16>,
}

impl Numbers {
    /// No number yet, with room for those below `end`.
    pub fn below(end: usize) -> Numbers {
        Numbers { words: vec![0; end.div_ceil(64) + 1], counts: vec![0; end.div_ceil(64)] }
    }

    /// Takes every number out.
    #[inline]
    pub fn clear(&mut self) {
        self.words.fill(0);
    }

    /// Puts in a set whose bit 0 is the number `first`.
    #[inline]
    pub fn insert(&mut self, first: usize, set: u64) {
        let (word, shift) = (first / 64, first % 64);
        self.words[word] |= set << shift;
        // Two shifts, because one by 64 would overflow; and no branch, because mispredicting it costs more.
        self.words[word + 1] |= set >> 1 >> (63 - shift);
    }

    /// Writes the mask, for each place whether its number is there, and counts them.
    #[inline]
    pub fn write(&mut self, mask: &mut [bool]) {
        mask.fill(false);
        let mut count = 0;
        let (wholes, rest) = mask.as_chunks_mut::<64>();
        let mut places = wholes.iter_mut();
        for (word, sum) in self.words.iter().zip(&mut self.counts) {
            let places = places.next();
            // Moves of a kind have numbers close together: many words stay empty.
            if *word != 0 {
                count += (running_counts(*word) >> 56) as u16;
                match places {
                    Some(places) => write_word(*word, places),
                    None => write_word(*word, rest),
                }
            }
            *sum = count;
        }
    }

    /// Whether a number is there.
    #[inline]
    pub fn has(&self, number: usize) -> bool {
        self.words.get(number / 64).is_some_and(|word| word >> (number % 64) & 1 == 1)
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.counts.last().map_or(0, |count| usize::from(*count))
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The number with exactly `at` smaller ones in the set, which has more than `at`.
    #[inline]
    pub fn nth(&self, at: usize) -> usize {
        // Looks at all of them, because mispredicting where to stop costs more.
        let index: usize = self.counts.iter().map(|count| usize::from(usize::from(*count) <= at)).sum();
        let before = if index == 0 { 0 } else { self.counts[index - 1] };
        let word = self.words[index];
        64 * index + select(word, running_counts(word), (at - usize::from(before)) as u32) as usize
    }
}

/// Eight places at a time.
#[inline]
fn write_word(word: u64, places: &mut [bool]) {
    let mut bytes = word.to_le_bytes().into_iter();
    let (eights, rest) = places.as_chunks_mut::<8>();
    for (eight, byte) in eights.iter_mut().zip(&mut bytes) {
        *eight = OCTETS[byte as usize];
    }
    if let Some(byte) = bytes.next() {
        rest.iter_mut().enumerate().for_each(|(bit, place)| *place = byte >> bit & 1 == 1);
    }
}

static OCTETS: [[bool; 8]; 256] = {
    let mut octets = [[false; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut bit = 0;
        while bit < 8 {
            octets[byte][bit] = byte >> bit & 1 == 1;
            bit += 1;
        }
        byte += 1;
    }
    octets
};

/// In each byte, how many bits of the word are set up to and including that byte. The usual parallel sum: plain
/// arithmetic is faster here, because not every machine has an instruction that counts bits.
#[inline]
pub const fn running_counts(set: u64) -> u64 {
    let pairs = set - (set >> 1 & 0x5555_5555_5555_5555);
    let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let bytes = (nibbles + (nibbles >> 4)) & 0x0F0F_0F0F_0F0F_0F0F;
    bytes.wrapping_mul(0x0101_0101_0101_0101)
}

/// The bit with exactly `at` lower bits in the set, which has more than `at`; `counts` are its [`running_counts`].
#[inline]
pub fn select(set: u64, counts: u64, mut at: u32) -> u32 {
    // The high bit of a byte stays where its running count is at most `at`; the bit is in the first other one.
    let high = 0x8080_8080_8080_8080;
    let passed = ((at as u64 * 0x0101_0101_0101_0101) | high) - counts;
    let shift = (!passed & high).trailing_zeros() - 7;
    at -= ((counts << 8) >> shift & 0xFF) as u32;
    let byte = (set >> shift & 0xFF) as usize;
    shift + BITS[byte][at as usize & 7] as u32
}

/// The bits of a byte, ascending.
static BITS: [[u8; 8]; 256] = {
    let mut bits = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut count) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                bits[byte][count] = bit as u8;
                count += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    bits
};

#[cfg(test)]
mod tests {
    use super::*;

    /// One set in all its forms, by sets that lie across words, against a plain list.
    #[test]
    fn a_set_is_what_was_put_in() {
        const END: usize = 203;
        for (first, set) in
            [(0, 1), (0, u64::MAX), (63, 0b101), (64, 1 << 63), (70, u64::MAX), (139, u64::MAX)]
        {
            let mut numbers = Numbers::below(END);
            numbers.insert(first, set);
            let mut list: Vec<usize> =
                (0..64).filter(|bit| set >> bit & 1 == 1).map(|bit| first + bit).collect();
            if first > 0 {
                numbers.insert(0, 1);
                list.insert(0, 0);
            }
            let mut mask = [true; END];
            numbers.write(&mut mask);
            assert_eq!(numbers.len(), list.len());
            assert_eq!((0..list.len()).map(|at| numbers.nth(at)).collect::<Vec<_>>(), list);
            for (number, is_there) in mask.into_iter().enumerate() {
                assert_eq!(is_there, list.contains(&number));
                assert_eq!(is_there, numbers.has(number));
            }
            assert!(!numbers.has(END) && !numbers.has(usize::MAX));
            numbers.clear();
            numbers.write(&mut mask);
            assert!(numbers.is_empty() && mask == [false; END]);
        }
    }
}
