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
import { type Bits, emptyBits, forEachRow, hasBit, setBit } from './bitset.ts';
import type { Columns } from './columns.ts';
import { fieldCodes, type TextIndex } from './text-index.ts';
import { forEachRange, pathMask } from './values.ts';

/** The rows of one part of the index that hold all words, and how well. */
export interface WordMatch {
  readonly bits: Bits;
  /** By row; only rows of `bits` count. */
  readonly scores: Uint8Array;
}

/** The parts of the index: the start and what came later. */
export interface Parts {
  readonly start: Columns;
  readonly later: Columns;
}
type Both<Value> = { readonly [Part in keyof Parts]: Value };

const noStems: Stems = { nl: null, en: null, fr: null };

/** Leaves in `best` for every row the best score that one word of the catalogue gives. */
function addScores(parts: Parts, text: TextIndex, best: Both<Uint8Array>, word: number, near: number): void {
  const scores = Uint8Array.from(fieldCodes, (rank) => wordScore(rank, near));
  addPostings(text.startPostings(word), scores, best.start);
  addPostings(text.laterPostings(word), scores, best.later);
  const named = valuesOfWord.get(text.words[word] ?? '');
  if (named === undefined) return;
  const score = wordScore(fieldRank.name, near);
  for (const value of named) {
    addName(parts.start, best.start, value, score);
    addName(parts.later, best.later, value, score);
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

function addName(columns: Columns, best: Uint8Array, { kind, value }: NamedValue, score: number): void {
  const put = (row: number) => {
    if (score > (best[row] ?? 0)) best[row] = score;
  };
  if (kind === 'path') {
    forEachRange(columns, pathMask(columns, [value]), (from, to) => {
      for (let row = from; row < to; row += 1) put(row);
    });
    return;
  }
  const list = { color: 'COLORS', material: 'MATERIALS', style: 'STYLES' } as const;
  const bits = columns.lists[list[kind]].get(value);
  if (bits !== undefined) forEachRow(bits, put);
}

function countLive({ rows }: Columns, alive: Bits, best: Uint8Array): number {
  let count = 0;
  for (let row = 0; row < rows && count < fewListings; row += 1) {
    if ((best[row] ?? 0) > 0 && hasBit(alive, row)) count += 1;
  }
  return count;
}

/** What words are looked for in. */
export interface Searched {
  readonly parts: Parts;
  /** Rows of the start that are not gone. */
  readonly alive: Bits;
  readonly text: TextIndex;
}

/** The scores of one word of the search. */
function scoresOf(
  { parts, alive, text }: Searched,
  word: string,
  stems: Stems,
  unfinished: boolean,
): Both<Uint8Array> {
  const best = {
    start: new Uint8Array(parts.start.capacity),
    later: new Uint8Array(parts.later.capacity),
  };
  const known = new Map<number, number>();
  const same = text.find(word);
  if (same !== undefined) known.set(same, nearness.same);
  for (const other of text.withStems(stems)) known.set(other, nearness.same);
  if (unfinished && word.length >= shortestPrefix) {
    for (const [number, candidate] of text.words.entries()) {
      if (!known.has(number) && candidate.startsWith(word)) known.set(number, nearness.prefix);
    }
  }
  for (const [number, near] of known) addScores(parts, text, best, number, near);
  const errors = allowedErrors(word);
  if (errors === 0) return best;
  const found =
    countLive(parts.start, alive, best.start) + countLive(parts.later, parts.later.live, best.later);
  if (found >= fewListings) return best;
  for (const number of text.ofLength(word.length, errors)) {
    if (!known.has(number) && isWithin(word, text.words[number] ?? '', errors)) {
      addScores(parts, text, best, number, nearness.typo);
    }
  }
  return best;
}

function addWord(total: Uint8Array, best: Uint8Array, rows: number): void {
  for (let row = 0; row < rows; row += 1) {
    const [one, other] = [total[row] ?? 0, best[row] ?? 0];
    total[row] = one > 0 && other > 0 ? one + other : 0;
  }
}

function matchOf({ capacity, rows }: Columns, scores: Uint8Array): WordMatch {
  const bits = emptyBits(capacity);
  for (let row = 0; row < rows; row += 1) if ((scores[row] ?? 0) > 0) setBit(bits, row);
  return { bits, scores };
}

/** Listings that hold all words of a search, with their scores; rows that are gone may be among them. */
export function matchWords(
  searched: Searched,
  words: readonly string[],
  stems: Readonly<Record<string, Stems>>,
): Both<WordMatch> {
  const { parts, text } = searched;
  const stemsOf = (word: string) => text.stemsOf(word) ?? stems[word] ?? noStems;
  let total: Both<Uint8Array> | null = null;
  for (const word of requiredWords(words, stemsOf)) {
    const best = scoresOf(searched, word, stemsOf(word), word === words.at(-1));
    if (total === null) total = best;
    else {
      addWord(total.start, best.start, parts.start.rows);
      addWord(total.later, best.later, parts.later.rows);
    }
  }
  const scores = total ?? { start: new Uint8Array(0), later: new Uint8Array(0) };
  return { start: matchOf(parts.start, scores.start), later: matchOf(parts.later, scores.later) };
}
