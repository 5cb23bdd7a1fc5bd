import type { Locale } from '#domain/catalog/entry.ts';
import { fieldRank, type Stems, sharedStem } from '../expand-word.ts';
import { namedWords } from '../names.ts';
import { fieldEnd, type RowCursor } from './row-text.ts';
import { type Postings, StagedWords } from './staged-words.ts';
import { WordTable } from './word-table.ts';

/** Where a word stands, as two bits of a posting. */
export const fieldCodes = [fieldRank.description, fieldRank.brand, fieldRank.title] as const;

/** The rank of the place in a posting. */
export function rankOfPosting(posting: number): number {
  return fieldCodes[posting & 3] ?? 0;
}

type Language = keyof Stems;
const languages: readonly Language[] = ['nl', 'en', 'fr'];
const noStems: Stems = { nl: null, en: null, fr: null };
const nothing = new Uint32Array(0);
/** A brand that says that nobody knows it; its words are no words of the listing. */
const unknownBrand = `unknown${fieldEnd}`;

/**
 * Which listings hold which words. A posting is a row and the best place where the word stands in it. Rows of the start
 * lie in one packed list, sorted by word; rows that came later in a list for each word, by their own numbers.
 */
export class TextIndex {
  readonly #table = new WordTable();
  readonly words = this.#table.words;
  readonly stems: (Stems | undefined)[] = [];
  readonly #byStem: Record<Language, Map<string, number[]>> = { nl: new Map(), en: new Map(), fr: new Map() };
  #start: Postings = { starts: new Uint32Array(1), packed: nothing };
  readonly #later = new Map<number, number[]>();
  #staged: StagedWords | null = null;
  #seenIn = new Int32Array(1024).fill(-1);
  /** Words up to here have been asked for their stems. */
  #stemmed = 0;
  /** Words by length, for typing errors; made up to `#sorted`. */
  readonly #byLength = new Map<number, number[]>();
  #sorted = 0;

  constructor() {
    for (const word of namedWords) this.#table.add(word);
  }

  #forEachWord(row: number, listing: RowCursor, found: (word: number, code: number) => void): void {
    const { text } = listing;
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
    // The best place first: a word counts once for a row.
    this.#table.forEach(text, listing.from('title'), listing.to('title'), put(2));
    const [from, to] = [listing.from('brand'), listing.to('brand')];
    if (!text.startsWith(unknownBrand, from)) this.#table.forEach(text, from, to, put(1));
    this.#table.forEach(text, listing.from('description'), listing.to('description'), put(0));
  }

  /** Takes a listing of the start; rows come in their order, from 0. */
  stage(row: number, listing: RowCursor): void {
    const staged = this.#staged ?? new StagedWords();
    this.#staged = staged;
    this.#forEachWord(row, listing, (word, code) => staged.add(word * 4 + code));
    staged.endRow();
  }

  /** Packs what was staged; `order` gives for each new row the staged one. */
  pack(order: Uint32Array): void {
    const staged = this.#staged ?? new StagedWords();
    this.#start = staged.pack(this.words.length, order);
    this.#staged = null;
    this.#seenIn.fill(-1);
  }

  /** Takes a listing that came after the start. */
  append(row: number, listing: RowCursor): void {
    this.#forEachWord(row, listing, (word, code) => {
      const postings = this.#later.get(word);
      if (postings === undefined) this.#later.set(word, [row * 4 + code]);
      else postings.push(row * 4 + code);
    });
  }

  /** The postings of a word in the start, of rows that are gone too. */
  startPostings(word: number): Uint32Array {
    const { starts, packed } = this.#start;
    return word + 1 < starts.length ? packed.subarray(starts[word], starts[word + 1]) : nothing;
  }

  /** The postings of a word in what came later, of rows that are gone too. */
  laterPostings(word: number): readonly number[] {
    return this.#later.get(word) ?? [];
  }

  /** Words whose stems are not known yet; asking empties the list. */
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
    for (const language of languages) {
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

  /** Words that share a stem with the given ones in this language, or in any. */
  withStems(stems: Stems, asked: Locale | 'any'): number[] {
    return (asked === 'any' ? languages : [asked]).flatMap((language) => {
      const stem = sharedStem(stems[language]);
      return stem === null ? [] : (this.#byStem[language].get(stem) ?? []);
    });
  }

  /** Words of about this length. */
  *ofLength(length: number, give: number): Iterable<number> {
    for (; this.#sorted < this.words.length; this.#sorted += 1) {
      const letters = this.words[this.#sorted]?.length ?? 0;
      const same = this.#byLength.get(letters);
      if (same === undefined) this.#byLength.set(letters, [this.#sorted]);
      else same.push(this.#sorted);
    }
    for (let near = length - give; near <= length + give; near += 1) yield* this.#byLength.get(near) ?? [];
  }

  /** What an image keeps. */
  save() {
    return { words: this.words, stems: this.stems, ...this.#start };
  }

  /** A text index from its image. */
  static load(saved: Pick<ReturnType<TextIndex['save']>, 'words' | 'stems'> & Postings): TextIndex {
    const index = new TextIndex();
    for (const word of saved.words) index.#table.add(word);
    index.#start = { starts: saved.starts, packed: saved.packed };
    index.#stemmed = index.words.length;
    for (const [number, stems] of saved.stems.entries()) index.#learn(number, stems ?? noStems);
    return index;
  }
}
