/**
 * Returns the number of typing errors tolerated in a word: none below four letters, one up to seven, two beyond; none
 * in numbers.
 */
export function allowedErrors(word: string): 0 | 1 | 2 {
  if (/\d/.test(word) || word.length < 4) return 0;
  return word.length <= 7 ? 1 : 2;
}

/** Whether two words differ by at most `most` insertions, deletions, substitutions or swaps of adjacent letters. */
export function isWithin(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  const width = other.length + 1;
  let before = new Uint8Array(width);
  let row = Uint8Array.from({ length: width }, (_, at) => at);
  let next = new Uint8Array(width);
  for (let i = 1; i <= one.length; i += 1) {
    next[0] = i;
    let least = i;
    for (let j = 1; j < width; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (swapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return false;
    [before, row, next] = [row, next, before];
  }
  return (row[width - 1] ?? 0) <= most;
}
