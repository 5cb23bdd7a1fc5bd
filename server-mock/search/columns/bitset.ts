/** A set of rows with one bit per row, possibly in memory shared between threads. */
export type Bits = Uint32Array;

export function emptyBits(rows: number): Bits {
  return new Uint32Array((rows + 31) >>> 5);
}

export function setBit(bits: Bits, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) | (1 << (row & 31));
}

export function clearBit(bits: Bits, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) & ~(1 << (row & 31));
}

export function hasBit(bits: Bits, row: number): boolean {
  return (((bits[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;
}

/** Replaces `into` by its intersection with `other`. */
export function intersect(into: Bits, other: Bits): void {
  for (let at = 0; at < into.length; at += 1) into[at] = (into[at] ?? 0) & (other[at] ?? 0);
}

/** Adds all rows of `other` to `into`. */
export function unite(into: Bits, other: Bits): void {
  for (let at = 0; at < into.length; at += 1) into[at] = (into[at] ?? 0) | (other[at] ?? 0);
}

/** Counts the set bits of a 32-bit word. */
export function popcount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Counts the rows of a set. */
export function countBits(bits: Bits): number {
  let total = 0;
  for (let at = 0; at < bits.length; at += 1) total += popcount(bits[at] ?? 0);
  return total;
}

/** Returns the intersection as a new set. */
export function common(one: Bits, other: Bits): Bits {
  const bits = new Uint32Array(Math.min(one.length, other.length));
  for (let at = 0; at < bits.length; at += 1) bits[at] = (one[at] ?? 0) & (other[at] ?? 0);
  return bits;
}

/** Calls back for every row of the set, in ascending order. */
export function forEachRow(bits: Bits, found: (row: number) => void): void {
  for (let at = 0; at < bits.length; at += 1) {
    let word = bits[at] ?? 0;
    while (word !== 0) {
      found((at << 5) + (31 - Math.clz32(word & -word)));
      word &= word - 1;
    }
  }
}

/** Adds the rows from `from` (inclusive) to `to` (exclusive). */
export function setRange(bits: Bits, from: number, to: number): void {
  let row = from;
  for (; row < to && (row & 31) !== 0; row += 1) setBit(bits, row);
  const whole = to & ~31;
  if (row < whole) {
    bits.fill(0xffff_ffff, row >>> 5, whole >>> 5);
    row = whole;
  }
  for (; row < to; row += 1) setBit(bits, row);
}
