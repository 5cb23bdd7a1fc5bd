import { Buffer } from 'node:buffer';

// An open hash table of texts, asked with a part of a longer text where it stands. A slot holds the number of a text,
// or -1. Twice as many slots as texts, a power of two.

const spread = 16_777_619;
const fewest = 1 << 6;

export function noSlots(): Int32Array {
  return new Int32Array(fewest).fill(-1);
}

/** The slot of what stands in `text` from `from` up to `to`: the one that holds its number, or the empty one for it. */
export function findSlot(
  slots: Int32Array,
  texts: readonly string[],
  text: string,
  from: number,
  to: number,
): number {
  const mask = slots.length - 1;
  let hash = to - from;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), spread);
  for (let slot = (hash ^ (hash >>> 15)) & mask; ; slot = (slot + 1) & mask) {
    const number = slots[slot] ?? -1;
    if (number < 0 || isText(texts[number] ?? '', text, from, to)) return slot;
  }
}

/** A string of its own: a slice of a page would keep the whole page in memory. */
export function ownText(text: string, from: number, to: number): string {
  return Buffer.from(text.slice(from, to)).toString();
}

/** Slots for these texts with room for as many again. */
export function growSlots(texts: readonly string[]): Int32Array {
  let size = fewest;
  while (size < texts.length * 4) size *= 2;
  const slots = new Int32Array(size).fill(-1);
  for (const [number, text] of texts.entries()) slots[findSlot(slots, texts, text, 0, text.length)] = number;
  return slots;
}

function isText(known: string, text: string, from: number, to: number): boolean {
  if (known.length !== to - from) return false;
  for (let at = 0; at < known.length; at += 1) {
    if (known.charCodeAt(at) !== text.charCodeAt(from + at)) return false;
  }
  return true;
}
