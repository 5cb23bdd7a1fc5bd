import {
  allowedErrors,
  fewListings,
  fieldRank,
  isWithin,
  nearness,
  requiredWords,
  type Stems,
  shortestPrefix,
  wordScore,
} from '../expand-word.ts';
import { type NamedValue, valuesOfWord } from '../names.ts';
import { type Bits, emptyBits, setBit } from './bitset.ts';
import type { Columns } from './columns.ts';
import { rankOfPosting, type TextIndex } from './text-index.ts';
import { pathMask } from './values.ts';

/** The rows that hold all words, and how well. */
export interface WordMatch {
  readonly bits: Bits;
  /** By row; only rows of `bits` count. */
  readonly scores: Uint8Array;
}

const noStems: Stems = { nl: null, en: null, fr: null };

/** Leaves in `best` for every row the best score that one word of the catalogue gives. */
function addScores(columns: Columns, text: TextIndex, best: Uint8Array, word: number, near: number): void {
  text.forEachPosting(word, (posting) => {
    const row = posting >>> 2;
    const score = wordScore(rankOfPosting(posting), near);
    if (score > (best[row] ?? 0)) best[row] = score;
  });
  const named = valuesOfWord.get(text.words[word] ?? '');
  if (named === undefined) return;
  const score = wordScore(fieldRank.name, near);
  for (const value of named) addName(columns, best, value, score);
}

function addName(columns: Columns, best: Uint8Array, { kind, value }: NamedValue, score: number): void {
  if (kind === 'path') {
    const mask = pathMask(columns, [value]);
    const paths = columns.ints.path;
    for (let row = 0; row < columns.rows; row += 1) {
      if (mask[paths[row] ?? 0] === 1 && score > (best[row] ?? 0)) best[row] = score;
    }
    return;
  }
  const list = { color: 'COLORS', material: 'MATERIALS', style: 'STYLES' } as const;
  const bits = columns.lists[list[kind]].get(value) ?? emptyBits(0);
  for (let position = 0; position < bits.length; position += 1) {
    let word = bits[position] ?? 0;
    while (word !== 0) {
      const row = (position << 5) + (31 - Math.clz32(word & -word));
      word &= word - 1;
      if (score > (best[row] ?? 0)) best[row] = score;
    }
  }
}

function isFew(columns: Columns, best: Uint8Array): boolean {
  let count = 0;
  for (let row = 0; row < columns.rows && count < fewListings; row += 1) {
    const live = ((columns.live[row >>> 5] ?? 0) >>> (row & 31)) & 1;
    if (live === 1 && (best[row] ?? 0) > 0) count += 1;
  }
  return count < fewListings;
}

/** The scores of one word of the search. */
function scoresOf(
  columns: Columns,
  text: TextIndex,
  word: string,
  stems: Stems,
  unfinished: boolean,
): Uint8Array {
  const best = new Uint8Array(columns.capacity);
  const known = new Map<number, number>();
  const same = text.find(word);
  if (same !== undefined) known.set(same, nearness.same);
  for (const other of text.withStems(stems)) known.set(other, nearness.same);
  if (unfinished && word.length >= shortestPrefix) {
    for (const [number, candidate] of text.words.entries()) {
      if (!known.has(number) && candidate.startsWith(word)) known.set(number, nearness.prefix);
    }
  }
  for (const [number, near] of known) addScores(columns, text, best, number, near);
  const errors = allowedErrors(word);
  if (errors === 0 || !isFew(columns, best)) return best;
  for (const number of text.ofLength(word.length, errors)) {
    if (!known.has(number) && isWithin(word, text.words[number] ?? '', errors)) {
      addScores(columns, text, best, number, nearness.typo);
    }
  }
  return best;
}

/** Listings that hold all words of a search, with their scores; rows that are gone may be among them. */
export function matchWords(
  columns: Columns,
  text: TextIndex,
  words: readonly string[],
  stems: Readonly<Record<string, Stems>>,
): WordMatch {
  const stemsOf = (word: string) => text.stemsOf(word) ?? stems[word] ?? noStems;
  let total: Uint8Array | null = null;
  for (const word of requiredWords(words, stemsOf)) {
    const best = scoresOf(columns, text, word, stemsOf(word), word === words.at(-1));
    if (total === null) {
      total = best;
      continue;
    }
    for (let row = 0; row < columns.rows; row += 1) {
      const [one, other] = [total[row] ?? 0, best[row] ?? 0];
      total[row] = one > 0 && other > 0 ? one + other : 0;
    }
  }
  const scores = total ?? new Uint8Array(columns.capacity);
  const bits = emptyBits(columns.capacity);
  for (let row = 0; row < columns.rows; row += 1) if ((scores[row] ?? 0) > 0) setBit(bits, row);
  return { bits, scores };
}
