import { fieldRank, type Stems } from '../expand-word.ts';
import { valuesOfWord } from '../names.ts';
import { wordsOf } from '../words.ts';
import type { IndexRow } from './row-text.ts';

/** Where a word stands, as two bits of a posting. */
const fieldCodes = [fieldRank.description, fieldRank.brand, fieldRank.title] as const;

/** The rank of the place in a posting. */
export function rankOfPosting(posting: number): number {
  return fieldCodes[posting & 3] ?? 0;
}

type Language = keyof Stems;
const languages: readonly Language[] = ['nl', 'en', 'fr'];

/**
 * Which listings hold which words. A posting is a row and the best place where the word stands in it. Rows of the start
 * lie in one packed list, sorted by word; rows that came later in a list for each word.
 */
export class TextIndex {
  readonly words: string[] = [];
  readonly stems: (Stems | undefined)[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #byStem: Record<Language, Map<string, number[]>> = { nl: new Map(), en: new Map(), fr: new Map() };
  #starts = new Uint32Array(1);
  #packed = new Uint32Array(0);
  readonly #later = new Map<number, number[]>();
  /** While the start is read: for each row its words, as `word * 4 + code`. */
  #staged: Uint32Array | null = null;
  #stagedEnd = 0;
  #rowEnds: number[] = [];
  #seenIn = new Int32Array(1024).fill(-1);
  #unstemmed: string[] = [];
  /** Words by length, for typing errors. */
  readonly #byLength = new Map<number, number[]>();

  constructor() {
    for (const word of valuesOfWord.keys()) this.#add(word);
  }

  get size(): number {
    return this.#packed.length;
  }

  #add(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.words.length;
    this.words.push(word);
    this.#numbers.set(word, number);
    this.#unstemmed.push(word);
    const same = this.#byLength.get(word.length);
    if (same === undefined) this.#byLength.set(word.length, [number]);
    else same.push(number);
    if (number >= this.#seenIn.length) {
      const seen = new Int32Array(this.#seenIn.length * 2).fill(-1);
      seen.set(this.#seenIn);
      this.#seenIn = seen;
    }
    return number;
  }

  #forEachWord(row: number, listing: IndexRow, found: (word: number, code: number) => void): void {
    const brand = listing.brand === 'unknown' ? '' : listing.brand;
    // The best place first: a word counts once for a row.
    for (const [code, text] of [
      [2, listing.title],
      [1, brand],
      [0, listing.description],
    ] as const) {
      for (const word of wordsOf(text)) {
        const number = this.#add(word);
        if (this.#seenIn[number] === row) continue;
        this.#seenIn[number] = row;
        found(number, code);
      }
    }
  }

  /** Takes a listing of the start; rows come in their order, from 0. */
  stage(row: number, listing: IndexRow): void {
    this.#staged ??= new Uint32Array(1 << 16);
    this.#forEachWord(row, listing, (word, code) => {
      let staged = this.#staged ?? new Uint32Array(0);
      if (this.#stagedEnd === staged.length) {
        const longer = new Uint32Array(staged.length * 2);
        longer.set(staged);
        staged = longer;
        this.#staged = staged;
      }
      staged[this.#stagedEnd] = word * 4 + code;
      this.#stagedEnd += 1;
    });
    this.#rowEnds.push(this.#stagedEnd);
  }

  /** Packs what was staged; `order` gives for each new row the staged one. */
  pack(order: Uint32Array): void {
    const staged = this.#staged ?? new Uint32Array(0);
    const starts = new Uint32Array(this.words.length + 1);
    for (let at = 0; at < this.#stagedEnd; at += 1) {
      const word = (staged[at] ?? 0) >>> 2;
      starts[word + 1] = (starts[word + 1] ?? 0) + 1;
    }
    for (let word = 1; word < starts.length; word += 1) {
      starts[word] = (starts[word] ?? 0) + (starts[word - 1] ?? 0);
    }
    const next = starts.slice();
    const packed = new Uint32Array(this.#stagedEnd);
    for (let row = 0; row < order.length; row += 1) {
      const from = order[row] ?? 0;
      const end = this.#rowEnds[from] ?? 0;
      for (let at = from === 0 ? 0 : (this.#rowEnds[from - 1] ?? 0); at < end; at += 1) {
        const token = staged[at] ?? 0;
        const place = next[token >>> 2] ?? 0;
        packed[place] = row * 4 + (token & 3);
        next[token >>> 2] = place + 1;
      }
    }
    this.#starts = starts;
    this.#packed = packed;
    this.#staged = null;
    this.#rowEnds = [];
    this.#seenIn.fill(-1);
  }

  /** Takes a listing that came after the start. */
  append(row: number, listing: IndexRow): void {
    this.#forEachWord(row, listing, (word, code) => {
      const postings = this.#later.get(word);
      if (postings === undefined) this.#later.set(word, [row * 4 + code]);
      else postings.push(row * 4 + code);
    });
  }

  /** Calls back for every posting of a word, of rows that are gone too. */
  forEachPosting(word: number, found: (posting: number) => void): void {
    const end = this.#starts[word + 1] ?? 0;
    for (let at = word + 1 < this.#starts.length ? (this.#starts[word] ?? 0) : end; at < end; at += 1) {
      found(this.#packed[at] ?? 0);
    }
    for (const posting of this.#later.get(word) ?? []) found(posting);
  }

  /** Words whose stems are not known yet; asking empties the list. */
  takeUnstemmed(): string[] {
    const words = this.#unstemmed;
    this.#unstemmed = [];
    return words;
  }

  learnStems(stems: ReadonlyMap<string, Stems>): void {
    for (const [word, known] of stems) {
      const number = this.#numbers.get(word);
      if (number === undefined || this.stems[number] !== undefined) continue;
      this.stems[number] = known;
      for (const language of languages) {
        const stem = known[language];
        if (stem === null) continue;
        const same = this.#byStem[language].get(stem);
        if (same === undefined) this.#byStem[language].set(stem, [number]);
        else same.push(number);
      }
    }
  }

  stemsOf(word: string): Stems | undefined {
    const number = this.#numbers.get(word);
    return number === undefined ? undefined : this.stems[number];
  }

  find(word: string): number | undefined {
    return this.#numbers.get(word);
  }

  /** Words that share a stem with the given ones in one language. */
  withStems(stems: Stems): number[] {
    return languages.flatMap((language) => {
      const stem = stems[language];
      return stem === null ? [] : (this.#byStem[language].get(stem) ?? []);
    });
  }

  /** Words of about this length. */
  *ofLength(length: number, give: number): Iterable<number> {
    for (let near = length - give; near <= length + give; near += 1) yield* this.#byLength.get(near) ?? [];
  }

  /** What a snapshot keeps. */
  save() {
    return { words: this.words, stems: this.stems, starts: this.#starts, packed: this.#packed };
  }

  /** A text index from its snapshot. */
  static load(saved: ReturnType<TextIndex['save']>): TextIndex {
    const index = new TextIndex();
    for (const word of saved.words) index.#add(word);
    index.#starts = saved.starts;
    index.#packed = saved.packed;
    index.takeUnstemmed();
    index.learnStems(new Map(saved.words.map((word, at) => [word, saved.stems[at] ?? noStems])));
    return index;
  }
}

const noStems: Stems = { nl: null, en: null, fr: null };
