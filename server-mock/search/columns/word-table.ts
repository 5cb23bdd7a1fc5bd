import { wordsOf } from '../words.ts';
import { ownText } from './text-slots.ts';

const spread = 16_777_619;
const blank = 32;

/** Maps words to small integers. Words are looked up within a text, without creating a string for a known word. */
export class WordTable {
  readonly words: string[] = [];
  #slots = new Int32Array(1 << 12).fill(-1);

  /** Returns the number of a word in the format of `wordsOf`, and adds the word if it is new. */
  add(word: string): number {
    return this.#at(word, 0, word.length, hashOf(word));
  }

  find(word: string): number | undefined {
    const number = this.#slots[this.#slotOf(word, 0, word.length, hashOf(word))] ?? -1;
    return number < 0 ? undefined : number;
  }

  /**
   * Calls back with the number of every word of a text between `start` and `end`, split in the same way as by
   * `wordsOf`; a word may occur twice. ASCII characters other than letters and digits always separate words, so only
   * segments with non-ASCII characters are normalised and split by `wordsOf`.
   */
  forEach(text: string, start: number, end: number, found: (word: number) => void): void {
    let from = -1;
    let isPlain = true;
    let hash = 0;
    for (let at = start; at <= end; at += 1) {
      const code = at < end ? text.charCodeAt(at) : blank;
      const lower = code | 32;
      const isSign = (lower >= 97 && lower <= 122) || (code >= 48 && code <= 57) || code > 127;
      if (isSign) {
        if (from < 0) {
          from = at;
          hash = 0;
        }
        hash = Math.imul(hash ^ lower, spread);
        if (code > 127) isPlain = false;
      } else if (from >= 0) {
        if (isPlain) found(this.#at(text, from, at, hash));
        else for (const word of wordsOf(text.slice(from, at))) found(this.add(word));
        from = -1;
        isPlain = true;
      }
    }
  }

  #at(text: string, from: number, to: number, hash: number): number {
    const slot = this.#slotOf(text, from, to, hash);
    const known = this.#slots[slot] ?? -1;
    if (known >= 0) return known;
    const number = this.words.length;
    this.words.push(ownText(text, from, to).toLowerCase());
    this.#slots[slot] = number;
    if (this.words.length * 2 > this.#slots.length) this.#grow();
    return number;
  }

  #slotOf(text: string, from: number, to: number, hash: number): number {
    const mask = this.#slots.length - 1;
    for (let slot = (hash ^ (hash >>> 15)) & mask; ; slot = (slot + 1) & mask) {
      const number = this.#slots[slot] ?? -1;
      if (number < 0 || isWord(this.words[number] ?? '', text, from, to)) return slot;
    }
  }

  #grow(): void {
    this.#slots = new Int32Array(this.#slots.length * 2).fill(-1);
    for (const [number, word] of this.words.entries())
      this.#slots[this.#slotOf(word, 0, word.length, hashOf(word))] = number;
  }
}

/** The same hash as `forEach` computes while it scans a word. */
function hashOf(word: string): number {
  let hash = 0;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ (word.charCodeAt(at) | 32), spread);
  return hash;
}

/** Only for letters and digits: bit 5 turns ASCII letters into lower case and is set in every digit. */
function isWord(word: string, text: string, from: number, to: number): boolean {
  if (word.length !== to - from) return false;
  for (let at = 0; at < word.length; at += 1) {
    if (word.charCodeAt(at) !== (text.charCodeAt(from + at) | 32)) return false;
  }
  return true;
}
