import { fieldRank } from '../expand-word.ts';
import { type NamedValue, namedValues } from '../names.ts';
import type { Phrase } from '../suggestions.ts';
import { wordsOf } from '../words.ts';
import { type Bits, common, countBits, forEachRow, hasBit } from './bitset.ts';
import type { Columns } from './columns.ts';
import type { Searched } from './match-words.ts';
import { rankOfPosting } from './text-index.ts';
import { forEachRange, pathMask } from './values.ts';

const shortestWord = 3;
const lists = { color: 'COLORS', material: 'MATERIALS', style: 'STYLES' } as const;

/** The valid rows of one part of the index. */
interface Live {
  readonly columns: Columns;
  readonly live: Bits;
}

function countRange(bits: Bits, from: number, to: number): number {
  let count = 0;
  for (let row = from; row < to; row += 1) if (hasBit(bits, row)) count += 1;
  return count;
}

function countNamed({ columns, live }: Live, { kind, value }: NamedValue): number {
  let count = 0;
  if (kind === 'path') {
    forEachRange(columns, pathMask(columns, [value]), (from, to) => {
      count += countRange(live, from, to);
    });
    return count;
  }
  const bits = columns.lists[lists[kind]].get(value);
  return bits === undefined ? 0 : countBits(common(bits, live));
}

function countBrands(parts: readonly Live[]): Uint32Array {
  const counts = new Uint32Array(parts[0]?.columns.dictionaries.brand.values.length ?? 0);
  for (const { columns, live } of parts) {
    const { brand } = columns.ints;
    forEachRow(live, (row) => {
      const number = brand[row] ?? 0;
      counts[number] = (counts[number] ?? 0) + 1;
    });
  }
  return counts;
}

function countTitles(postings: ArrayLike<number>, live: Bits): number {
  let count = 0;
  for (let at = 0; at < postings.length; at += 1) {
    const posting = postings[at] ?? 0;
    if (rankOfPosting(posting) === fieldRank.title && hasBit(live, posting >>> 2)) count += 1;
  }
  return count;
}

/**
 * Returns everything that can be suggested: names of the reference data, brands and words of titles. Counted on first
 * use.
 */
export function phrasesOf({ parts, liveRows, text }: Omit<Searched, 'locale'>): Phrase[] {
  const { start, later } = parts;
  const live: readonly Live[] = [
    { columns: start, live: liveRows },
    { columns: later, live: later.live },
  ];
  let brandCounts: Uint32Array | null = null;
  const countBrand = (number: number) => {
    brandCounts ??= countBrands(live);
    return brandCounts[number] ?? 0;
  };
  const names = namedValues.flatMap((value) =>
    [...new Set(Object.values(value.titles))].map((words) => ({
      words,
      parts: wordsOf(words),
      count: () => live.reduce((sum, part) => sum + countNamed(part, value), 0),
    })),
  );
  const brands = later.dictionaries.brand.values.slice(1).map((slug, at) => {
    const words = later.names.brandNames.get(slug) ?? slug;
    return { words, parts: wordsOf(words), count: () => countBrand(at + 1) };
  });
  const titles = text.words.flatMap((word, number) =>
    word.length < shortestWord
      ? []
      : [
          {
            words: word,
            parts: [word],
            count: () =>
              countTitles(text.startPostings(number), liveRows) +
              countTitles(text.laterPostings(number), later.live),
          },
        ],
  );
  return [...names, ...brands, ...titles];
}
