const digitBits = 16;
const digits = 1 << digitBits;

/** One stable pass: the rows of `from` by the 16 bits that `digitOf` gives, into `to`. False when all are the same. */
function pass(from: Uint32Array, to: Uint32Array, digitOf: (row: number) => number): boolean {
  const starts = new Uint32Array(digits + 1);
  for (let at = 0; at < from.length; at += 1) {
    const digit = digitOf(from[at] ?? 0);
    starts[digit + 1] = (starts[digit + 1] ?? 0) + 1;
  }
  if (from.length > 0 && starts[digitOf(from[0] ?? 0) + 1] === from.length) return false;
  for (let digit = 1; digit <= digits; digit += 1) {
    starts[digit] = (starts[digit] ?? 0) + (starts[digit - 1] ?? 0);
  }
  for (let at = 0; at < from.length; at += 1) {
    const row = from[at] ?? 0;
    const digit = digitOf(row);
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
  for (const [word, shift] of [
    [0, 0],
    [0, digitBits],
    [1, 0],
    [1, digitBits],
  ] as const) {
    const moved = pass(from, to, (row) => ((words[row * 2 + word] ?? 0) >>> shift) & (digits - 1));
    if (moved) [from, to] = [to, from];
  }
  return from;
}
