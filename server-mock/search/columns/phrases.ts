import { fieldRank } from '../expand-word.ts';
import { type NamedValue, namedValues } from '../names.ts';
import type { Phrase } from '../suggestions.ts';
import { wordsOf } from '../words.ts';
import { hasBit, popcount } from './bitset.ts';
import type { Columns } from './columns.ts';
import { rankOfPosting, type TextIndex } from './text-index.ts';
import { pathMask } from './values.ts';

const shortestWord = 3;
const lists = { color: 'COLORS', material: 'MATERIALS', style: 'STYLES' } as const;

function countNamed(columns: Columns, { kind, value }: NamedValue, byPath: Uint32Array): number {
  if (kind === 'path') {
    const mask = pathMask(columns, [value]);
    return byPath.reduce((sum, count, at) => sum + (mask[at] === 1 ? count : 0), 0);
  }
  const bits = columns.lists[lists[kind]].get(value);
  if (bits === undefined) return 0;
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) count += popcount((bits[at] ?? 0) & (columns.live[at] ?? 0));
  return count;
}

function liveNumbers(columns: Columns, column: Int32Array, numbers: number): Uint32Array {
  const counts = new Uint32Array(numbers);
  for (let row = 0; row < columns.rows; row += 1) {
    const number = column[row] ?? 0;
    if (hasBit(columns.live, row)) counts[number] = (counts[number] ?? 0) + 1;
  }
  return counts;
}

function countTitles(columns: Columns, text: TextIndex, word: number): number {
  let count = 0;
  text.forEachPosting(word, (posting) => {
    if (rankOfPosting(posting) === fieldRank.title && hasBit(columns.live, posting >>> 2)) count += 1;
  });
  return count;
}

/** What can be suggested: names of the reference data, brands and words of titles. Counted only when asked. */
export function phrasesOf(columns: Columns, text: TextIndex): Phrase[] {
  const { dictionaries, ints } = columns;
  const byPath = liveNumbers(columns, ints.path, dictionaries.path.values.length);
  const byBrand = liveNumbers(columns, ints.brand, dictionaries.brand.values.length);
  const names = namedValues.flatMap((value) =>
    value.titles.map((words) => ({
      words,
      parts: wordsOf(words),
      count: () => countNamed(columns, value, byPath),
    })),
  );
  const brands = dictionaries.brand.values.slice(1).map((slug, at) => {
    const words = columns.brandNames.get(slug) ?? slug;
    return { words, parts: wordsOf(words), count: () => byBrand[at + 1] ?? 0 };
  });
  const titles = text.words.flatMap((word, number) =>
    word.length < shortestWord
      ? []
      : [{ words: word, parts: [word], count: () => countTitles(columns, text, number) }],
  );
  return [...names, ...brands, ...titles];
}
