import { wordsOf } from '../words.ts';
import { ownText } from './text-slots.ts';

const spread = 16_777_619;

/** Words by small numbers, looked up in a text where they stand: no string is made for a word that is known. */
export class WordTable {
  readonly words: string[] = [];
  #slots = new Int32Array(1 << 12).fill(-1);

  /** The number of a word as `wordsOf` makes them, a new one for a new word. */
  add(word: string): number {
    return this.#at(word, 0, word.length);
  }

  find(word: string): number | undefined {
    const number = this.#slots[this.#slotOf(word, 0, word.length)] ?? -1;
    return number < 0 ? undefined : number;
  }

  /**
   * Calls back with the number of every word of a text from `start` up to `end`, as `wordsOf` cuts it; a word may come
   * twice.
   */
  forEach(text: string, start: number, end: number, found: (word: number) => void): void {
    let from = -1;
    for (let at = start; at < end; at += 1) {
      const code = text.charCodeAt(at);
      if (code > 127) {
        // What was found so far is found again: plain signs are cut the same way.
        for (const word of wordsOf(text.slice(start, end))) found(this.add(word));
        return;
      }
      const lower = code | 32;
      const isSign = (lower >= 97 && lower <= 122) || (code >= 48 && code <= 57);
      if (isSign) {
        if (from < 0) from = at;
      } else if (from >= 0) {
        found(this.#at(text, from, at));
        from = -1;
      }
    }
    if (from >= 0) found(this.#at(text, from, end));
  }

  #at(text: string, from: number, to: number): number {
    const slot = this.#slotOf(text, from, to);
    const known = this.#slots[slot] ?? -1;
    if (known >= 0) return known;
    const number = this.words.length;
    this.words.push(ownText(text, from, to).toLowerCase());
    this.#slots[slot] = number;
    if (this.words.length * 2 > this.#slots.length) this.#grow();
    return number;
  }

  #slotOf(text: string, from: number, to: number): number {
    const mask = this.#slots.length - 1;
    let hash = 0;
    for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ (text.charCodeAt(at) | 32), spread);
    for (let slot = (hash ^ (hash >>> 15)) & mask; ; slot = (slot + 1) & mask) {
      const number = this.#slots[slot] ?? -1;
      if (number < 0 || isWord(this.words[number] ?? '', text, from, to)) return slot;
    }
  }

  #grow(): void {
    this.#slots = new Int32Array(this.#slots.length * 2).fill(-1);
    for (const [number, word] of this.words.entries())
      this.#slots[this.#slotOf(word, 0, word.length)] = number;
  }
}

/** Letters and digits only: bit 5 makes letters small and is set in every digit. */
function isWord(word: string, text: string, from: number, to: number): boolean {
  if (word.length !== to - from) return false;
  for (let at = 0; at < word.length; at += 1) {
    if (word.charCodeAt(at) !== (text.charCodeAt(from + at) | 32)) return false;
  }
  return true;
}
