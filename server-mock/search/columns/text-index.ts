import { type Locale, locales } from '#domain/constants/locales.ts';
import { fieldRank, type Stems, sharedStem } from '../expand-word.ts';
import { namedWords } from '../names.ts';
import { fieldEnd, type RowCursor } from './row-text.ts';
import { type Postings, StagedWords } from './staged-words.ts';
import { WordTable } from './word-table.ts';

/** The field that contains a word, as two bits of a posting. */
export const fieldCodes = [fieldRank.description, fieldRank.brand, fieldRank.title] as const;

/** Returns the rank of the field in a posting. */
export function rankOfPosting(posting: number): number {
  return fieldCodes[posting & 3] ?? 0;
}

const noStems: Stems = { nl: null, en: null, fr: null };
const nothing = new Uint32Array(0);
/** The value for an unknown brand; its words are not indexed. */
const unknownBrand = `unknown${fieldEnd}`;

/**
 * An inverted index from words to products. A posting is a row and the best field in which the word occurs. Postings
 * of the start are packed in one list, sorted by word; rows added later have a list per word, with their own row
 * numbers.
 */
export class TextIndex {
  readonly #table = new WordTable();
  readonly words = this.#table.words;
  readonly stems: (Stems | undefined)[] = [];
  readonly #byStem: Record<Locale, Map<string, number[]>> = { nl: new Map(), en: new Map(), fr: new Map() };
  #start: Postings = { starts: new Uint32Array(1), packed: nothing };
  readonly #later = new Map<number, number[]>();
  #staged: StagedWords | null = null;
  #seenIn = new Int32Array(1024).fill(-1);
  /** Stems of words below this number have been requested. */
  #stemmed = 0;
  /** Words by length, to find typing errors; filled up to `#sorted`. */
  readonly #byLength = new Map<number, number[]>();
  #sorted = 0;

  constructor() {
    for (const word of namedWords) this.#table.add(word);
  }

  #forEachWord(row: number, cursor: RowCursor, found: (word: number, code: number) => void): void {
    const { text } = cursor;
    const put = (code: number) => (number: number) => {
      if (number >= this.#seenIn.length) {
        const seen = new Int32Array(Math.max(number + 1, this.#seenIn.length * 2)).fill(-1);
        seen.set(this.#seenIn);
        this.#seenIn = seen;
      }
      if (this.#seenIn[number] === row) return;
      this.#seenIn[number] = row;
      found(number, code);
    };
    // The best field comes first, because a word only counts once per row.
    this.#table.forEach(text, cursor.from('title'), cursor.to('title'), put(2));
    const [from, to] = [cursor.from('brand'), cursor.to('brand')];
    if (!text.startsWith(unknownBrand, from)) this.#table.forEach(text, from, to, put(1));
    this.#table.forEach(text, cursor.from('description'), cursor.to('description'), put(0));
  }

  /** Adds a product to the start; rows must be added in order, from 0. */
  stage(row: number, cursor: RowCursor): void {
    const staged = this.#staged ?? new StagedWords();
    this.#staged = staged;
    this.#forEachWord(row, cursor, (word, code) => staged.add(word * 4 + code));
    staged.endRow();
  }

  /** Packs the staged rows; `order` maps each new row to the staged one. */
  pack(order: Uint32Array): void {
    const staged = this.#staged ?? new StagedWords();
    this.#start = staged.pack(this.words.length, order);
    this.#staged = null;
    this.#seenIn.fill(-1);
  }

  /** Adds a product after the start was built. */
  append(row: number, cursor: RowCursor): void {
    this.#forEachWord(row, cursor, (word, code) => {
      const postings = this.#later.get(word);
      if (postings === undefined) this.#later.set(word, [row * 4 + code]);
      else postings.push(row * 4 + code);
    });
  }

  /** Returns the postings of a word in the start, including deleted rows. */
  startPostings(word: number): Uint32Array {
    const { starts, packed } = this.#start;
    return word + 1 < starts.length ? packed.subarray(starts[word], starts[word + 1]) : nothing;
  }

  /** Returns the postings of a word in the rows added later, including deleted rows. */
  laterPostings(word: number): readonly number[] {
    return this.#later.get(word) ?? [];
  }

  /** Returns the words whose stems have not been requested yet, and marks them as requested. */
  takeUnstemmed(): string[] {
    const words = this.words.slice(this.#stemmed);
    this.#stemmed = this.words.length;
    return words;
  }

  learnStems(stems: ReadonlyMap<string, Stems>): void {
    for (const [word, known] of stems) {
      const number = this.find(word);
      if (number !== undefined) this.#learn(number, known);
    }
  }

  #learn(number: number, known: Stems): void {
    if (this.stems[number] !== undefined) return;
    this.stems[number] = known;
    for (const language of locales) {
      const stem = known[language];
      if (stem === null) continue;
      const same = this.#byStem[language].get(stem);
      if (same === undefined) this.#byStem[language].set(stem, [number]);
      else same.push(number);
    }
  }

  stemsOf(word: string): Stems | undefined {
    const number = this.find(word);
    return number === undefined ? undefined : this.stems[number];
  }

  find(word: string): number | undefined {
    return this.#table.find(word);
  }

  /** Returns the words that share a stem with the given ones in this language, or in any. */
  withStems(stems: Stems, asked: Locale | 'any'): number[] {
    return (asked === 'any' ? locales : [asked]).flatMap((language) => {
      const stem = sharedStem(stems[language]);
      return stem === null ? [] : (this.#byStem[language].get(stem) ?? []);
    });
  }

  /** Returns the words whose length differs by at most `give`. */
  *ofLength(length: number, give: number): Iterable<number> {
    for (; this.#sorted < this.words.length; this.#sorted += 1) {
      const letters = this.words[this.#sorted]?.length ?? 0;
      const same = this.#byLength.get(letters);
      if (same === undefined) this.#byLength.set(letters, [this.#sorted]);
      else same.push(this.#sorted);
    }
    for (let near = length - give; near <= length + give; near += 1) yield* this.#byLength.get(near) ?? [];
  }

  /** Returns what an image stores. */
  save() {
    return { words: this.words, stems: this.stems, ...this.#start };
  }

  /** Restores a text index from its image. */
  static load(saved: Pick<ReturnType<TextIndex['save']>, 'words' | 'stems'> & Postings): TextIndex {
    const index = new TextIndex();
    for (const word of saved.words) index.#table.add(word);
    index.#start = { starts: saved.starts, packed: saved.packed };
    index.#stemmed = index.words.length;
    for (const [number, stems] of saved.stems.entries()) index.#learn(number, stems ?? noStems);
    return index;
  }
}
