import { Buffer } from 'node:buffer';

// An open-addressing hash table of texts that is looked up with a part of a longer text, without copying it. A slot
// contains the number of a text, or -1. The number of slots is a power of two, at least twice the number of texts.

const spread = 16_777_619;
const fewest = 1 << 6;

export function noSlots(): Int32Array {
  return new Int32Array(fewest).fill(-1);
}

/** Returns the slot for the text from `from` to `to`: either the one with its number or an empty one. */
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

/** Copies a part of a text, because a slice would keep the whole page in memory. */
export function ownText(text: string, from: number, to: number): string {
  return Buffer.from(text.slice(from, to)).toString();
}

/** Creates slots for these texts with room for as many again. */
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
