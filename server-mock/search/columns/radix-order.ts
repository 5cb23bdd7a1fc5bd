const digits = 1 << 16;

/** A 16-bit digit of the keys: in the low or high half, at bit 0 or 16 of it. */
interface Digit {
  readonly half: 0 | 1;
  readonly shift: 0 | 16;
}

/**
 * Runs one stable pass: sorts the rows of `from` by a digit of their keys into `to`. Returns false if all digits are
 * equal.
 */
function pass(words: Uint32Array, { half, shift }: Digit, from: Uint32Array, to: Uint32Array): boolean {
  const mask = digits - 1;
  const starts = new Uint32Array(digits + 1);
  for (let at = half; at < words.length; at += 2) {
    const digit = ((words[at] ?? 0) >>> shift) & mask;
    starts[digit + 1] = (starts[digit + 1] ?? 0) + 1;
  }
  const first = ((words[half] ?? 0) >>> shift) & mask;
  if (starts[first + 1] === from.length) return false;
  for (let digit = 1; digit <= digits; digit += 1) {
    starts[digit] = (starts[digit] ?? 0) + (starts[digit - 1] ?? 0);
  }
  for (let at = 0; at < from.length; at += 1) {
    const row = from[at] ?? 0;
    const digit = ((words[row * 2 + half] ?? 0) >>> shift) & mask;
    const place = starts[digit] ?? 0;
    to[place] = row;
    starts[digit] = place + 1;
  }
  return true;
}

/** Sorts the rows of `order` by key, lowest first; the sort is stable. */
export function radixOrder(keys: Float64Array<ArrayBuffer>, order: Uint32Array): Uint32Array {
  const words = new Uint32Array(keys.slice().buffer);
  for (let row = 0; row < keys.length; row += 1) {
    // The bits of a double sort as an unsigned integer once negative numbers are inverted. Assumes little-endian
    // order.
    const low = words[row * 2] ?? 0;
    const high = words[row * 2 + 1] ?? 0;
    const negative = high >>> 31 === 1;
    words[row * 2] = negative ? ~low : low;
    words[row * 2 + 1] = negative ? ~high : high ^ 0x80000000;
  }
  let from = order.slice();
  let to = new Uint32Array(order.length);
  for (const digit of [
    { half: 0, shift: 0 },
    { half: 0, shift: 16 },
    { half: 1, shift: 0 },
    { half: 1, shift: 16 },
  ] as const) {
    if (pass(words, digit, from, to)) [from, to] = [to, from];
  }
  return from;
}
