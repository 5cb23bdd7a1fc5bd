/** A set of rows, one bit for each. */
export type Bits = Uint32Array<ArrayBuffer>;

/** An empty set with room for so many rows. */
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

/** Leaves in `into` what is also in `other`. */
export function intersect(into: Bits, other: Bits): void {
  for (let at = 0; at < into.length; at += 1) into[at] = (into[at] ?? 0) & (other[at] ?? 0);
}

/** Adds `other` to `into`. */
export function unite(into: Bits, other: Bits): void {
  for (let at = 0; at < into.length; at += 1) into[at] = (into[at] ?? 0) | (other[at] ?? 0);
}

/** How many of 32 bits are set. */
export function popcount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** A set as counting needs it: its words that are not empty, where they stand, and its rows. */
export interface Match {
  readonly bits: Bits;
  readonly total: number;
  /** Positions of words that hold a row. */
  readonly at: Uint32Array;
  readonly rows: Uint32Array;
}

/** Reads a set once for all that is counted over it. */
export function matchOf(bits: Bits): Match {
  let total = 0;
  let words = 0;
  for (let at = 0; at < bits.length; at += 1) {
    const word = bits[at] ?? 0;
    if (word === 0) continue;
    words += 1;
    total += popcount(word);
  }
  const at = new Uint32Array(words);
  const rows = new Uint32Array(total);
  let next = 0;
  let row = 0;
  for (let position = 0; position < bits.length; position += 1) {
    let word = bits[position] ?? 0;
    if (word === 0) continue;
    at[next] = position;
    next += 1;
    while (word !== 0) {
      rows[row] = (position << 5) + (31 - Math.clz32(word & -word));
      row += 1;
      word &= word - 1;
    }
  }
  return { bits, total, at, rows };
}

/** How many rows of the match are in the other set. */
export function countCommon({ bits, at }: Match, other: Bits): number {
  let count = 0;
  for (let next = 0; next < at.length; next += 1) {
    const position = at[next] ?? 0;
    count += popcount((bits[position] ?? 0) & (other[position] ?? 0));
  }
  return count;
}
