import type { Locale } from '#domain/catalog/entry.ts';
import { allowedErrors, isWithin } from '#domain/search/typing-errors.ts';
import { bareForms } from '../diminutives.ts';
import {
  fewProducts,
  highestScore,
  nearness,
  requiredWords,
  type Stems,
  shortestPrefix,
  wordScore,
} from '../expand-word.ts';
import { isNamed, isWholeName, type Meaning, meaningsOf, meaningsTogether } from '../names.ts';
import { type Bits, emptyBits, forEachRow, hasBit, setBit } from './bitset.ts';
import type { Columns } from './columns.ts';
import { fieldCodes, type TextIndex } from './text-index.ts';
import { forEachRange, pathMask } from './values.ts';

/** The rows of one part of the index that contain all words, with their scores. */
export interface WordMatch {
  readonly bits: Bits;
  /** Indexed by row; only valid for rows in `bits`. */
  readonly scores: Uint8Array;
}

/** The two parts of the index: the start and the rows added later. */
export interface Parts {
  readonly start: Columns;
  readonly later: Columns;
}
type Both<Value> = { readonly [Part in keyof Parts]: Value };

const lists = {
  color: 'COLORS',
  material: 'MATERIALS',
  style: 'STYLES',
  collection: 'COLLECTIONS',
} as const;
const noStems: Stems = { nl: null, en: null, fr: null };

interface Asked {
  readonly word: string;
  readonly stems: Stems;
  readonly unfinished: boolean;
  /** Its meanings in combination with the other words. */
  readonly together: readonly Meaning[];
}

/** Raises the scores in `best` to those that one word of the catalogue gives for the searched word. */
function addScores(
  { parts, text, locale }: Searched,
  best: Both<Uint8Array>,
  asked: string,
  number: number,
  near: number,
): void {
  const scores = Uint8Array.from(fieldCodes, (rank) => wordScore(asked, rank, near));
  addPostings(text.startPostings(number), scores, best.start);
  addPostings(text.laterPostings(number), scores, best.later);
  addMeanings(parts, best, meaningsOf(text.words[number] ?? '', locale, asked), asked, near);
}

function addMeanings(
  parts: Parts,
  best: Both<Uint8Array>,
  meanings: readonly Meaning[],
  asked: string,
  near: number,
): void {
  for (const meaning of meanings) {
    const score = wordScore(asked, meaning.rank, near);
    addMeaning(parts.start, best.start, meaning, score);
    addMeaning(parts.later, best.later, meaning, score);
  }
}

function addPostings(postings: ArrayLike<number>, scores: Uint8Array, best: Uint8Array): void {
  for (let at = 0; at < postings.length; at += 1) {
    const posting = postings[at] ?? 0;
    const score = scores[posting & 3] ?? 0;
    const row = posting >>> 2;
    if (score > (best[row] ?? 0)) best[row] = score;
  }
}

function addMeaning(columns: Columns, best: Uint8Array, { kind, value }: Meaning, score: number): void {
  const put = (row: number) => {
    if (score > (best[row] ?? 0)) best[row] = score;
  };
  if (kind === 'path') {
    forEachRange(columns, pathMask(columns, [value]), (from, to) => {
      for (let row = from; row < to; row += 1) put(row);
    });
    return;
  }
  if (kind === 'brand') {
    const number = columns.dictionaries.brand.find(value);
    const { brand } = columns.ints;
    if (number !== undefined)
      for (let row = 0; row < columns.rows; row += 1) if (brand[row] === number) put(row);
    return;
  }
  const bits = columns.lists[lists[kind]].get(value);
  if (bits !== undefined) forEachRow(bits, put);
}

function countLive({ rows }: Columns, liveRows: Bits, best: Uint8Array): number {
  let count = 0;
  for (let row = 0; row < rows && count < fewProducts; row += 1) {
    if ((best[row] ?? 0) > 0 && hasBit(liveRows, row)) count += 1;
  }
  return count;
}

export interface Searched {
  readonly parts: Parts;
  /** Rows of the start that have not been deleted. */
  readonly liveRows: Bits;
  readonly text: TextIndex;
  readonly locale: Locale;
}

/** Returns the numbers of the word and of its inflected forms in the language. */
function sameWords(text: TextIndex, word: string, stems: Stems, language: Locale | 'any'): number[] {
  const same = text.find(word);
  return [...(same === undefined ? [] : [same]), ...text.withStems(stems, language)];
}

/** Computes the scores of one word of the search; `stemsOf` also returns the stems of its base forms. */
function scoresOf(searched: Searched, asked: Asked, stemsOf: (word: string) => Stems): Both<Uint8Array> {
  const { parts, liveRows, text, locale } = searched;
  const { word } = asked;
  const best = {
    start: new Uint8Array(parts.start.capacity),
    later: new Uint8Array(parts.later.capacity),
  };
  const known = new Set<number>();
  const add = (number: number, near: number) => {
    if (known.has(number)) return;
    known.add(number);
    addScores(searched, best, word, number, near);
  };
  const isFew = () =>
    countLive(parts.start, liveRows, best.start) + countLive(parts.later, parts.later.live, best.later) <
    fewProducts;
  const same = sameWords(text, word, asked.stems, locale);
  for (const number of same) add(number, nearness.same);
  addMeanings(parts, best, asked.together, word, nearness.same);
  if (asked.unfinished && word.length >= shortestPrefix) {
    for (const [number, candidate] of text.words.entries()) {
      if (candidate.startsWith(word)) add(number, nearness.prefix);
    }
  }
  if (!isFew()) return best;
  // Shared stems in other languages rank lower: "servies" is no form of "servir" to the user.
  const foreign = sameWords(text, word, asked.stems, 'any');
  for (const number of foreign) add(number, nearness.prefix);
  const errors = allowedErrors(word);
  if (errors === 0 || !isFew()) return best;
  const bare = bareForms(word)
    .map((form) => sameWords(text, form, stemsOf(form), locale))
    .find((numbers) => numbers.length > 0);
  for (const number of bare ?? []) add(number, nearness.prefix);
  const typed = [...foreign, ...(bare ?? [])].map((number) => text.words[number] ?? '');
  if (isNamed(typed) || !isFew()) return best;
  const meant = [...text.ofLength(word.length, errors)]
    .filter((number) => !known.has(number))
    .map((number) => text.words[number] ?? '')
    .filter((candidate) => isWithin(word, candidate, errors));
  // All forms of a corrected word count.
  for (const one of meant) {
    for (const form of sameWords(text, one, stemsOf(one), locale)) add(form, nearness.typo);
  }
  return best;
}

function addWord(total: Uint8Array, best: Uint8Array, rows: number): void {
  for (let row = 0; row < rows; row += 1) {
    const [one, other] = [total[row] ?? 0, best[row] ?? 0];
    total[row] = one > 0 && other > 0 ? Math.min(highestScore, one + other) : 0;
  }
}

function matchOf({ capacity, rows }: Columns, scores: Uint8Array): WordMatch {
  const bits = emptyBits(capacity);
  for (let row = 0; row < rows; row += 1) if ((scores[row] ?? 0) > 0) setBit(bits, row);
  return { bits, scores };
}

/** Finds the products that contain all words of a search, with their scores; deleted rows may be included. */
export function matchWords(
  searched: Searched,
  words: readonly string[],
  stems: Readonly<Record<string, Stems>>,
): Both<WordMatch> {
  const { parts, text } = searched;
  const stemsOf = (word: string) => text.stemsOf(word) ?? stems[word] ?? noStems;
  const together = meaningsTogether(words);
  let total: Both<Uint8Array> | null = null;
  for (const word of requiredWords(words, stemsOf)) {
    const named = together.get(word) ?? [];
    const best = scoresOf(
      searched,
      {
        word,
        stems: stemsOf(word),
        unfinished: word === words.at(-1) && !isWholeName(word, searched.locale, named),
        together: named,
      },
      stemsOf,
    );
    if (total === null) total = best;
    else {
      addWord(total.start, best.start, parts.start.rows);
      addWord(total.later, best.later, parts.later.rows);
    }
  }
  const scores = total ?? { start: new Uint8Array(0), later: new Uint8Array(0) };
  return { start: matchOf(parts.start, scores.start), later: matchOf(parts.later, scores.later) };
}
