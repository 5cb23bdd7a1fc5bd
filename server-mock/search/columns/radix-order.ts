const digits = 1 << 16;

/** 16 bits of the keys: of the low or the high half of each, and how far to the right. */
interface Digit {
  readonly half: 0 | 1;
  readonly shift: 0 | 16;
}

/** One stable pass: the rows of `from` by a digit of their keys, into `to`. False when all are the same. */
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

/** The rows of `order` by their keys, lowest first; equal keys stay in the order they came in. */
export function radixOrder(keys: Float64Array<ArrayBuffer>, order: Uint32Array): Uint32Array {
  const words = new Uint32Array(keys.slice().buffer);
  for (let row = 0; row < keys.length; row += 1) {
    // The bits of doubles sort as unsigned numbers once negative ones are turned round. Little-endian.
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
