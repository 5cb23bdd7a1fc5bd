import { type Facet, type FacetOption, type FilterType, histogramBins } from '../catalog-search.ts';
import { byCount, mostSellers, valueFacet } from '../facet.ts';
import { discountSteps, distanceSteps, flagTypes, type RangeType, rangeTypes } from '../read-question.ts';
import { countCommon, type Match } from './bitset.ts';
import { type Columns, type DictionaryName, listNames } from './columns.ts';

/** How many rows of the match have each number of a column. */
function countNumbers({ rows }: Match, column: Int32Array, numbers: number): Uint32Array {
  const counts = new Uint32Array(numbers);
  for (let at = 0; at < rows.length; at += 1) {
    const number = column[rows[at] ?? 0] ?? 0;
    counts[number] = (counts[number] ?? 0) + 1;
  }
  return counts;
}

function dictionaryOptions(columns: Columns, match: Match, name: DictionaryName): FacetOption[] {
  const { values } = columns.dictionaries[name];
  const counts = countNumbers(match, columns.ints[name], values.length);
  const options: FacetOption[] = [];
  for (let number = 1; number < counts.length; number += 1) {
    const count = counts[number] ?? 0;
    if (count > 0) options.push({ value: values[number] ?? '', count });
  }
  return options;
}

function categories(columns: Columns, match: Match): Facet {
  const counts = new Map<string, number>();
  for (const { value, count } of dictionaryOptions(columns, match, 'path')) {
    const parts = value.split('/');
    for (let level = 1; level <= parts.length; level += 1) {
      const path = parts.slice(0, level).join('/');
      counts.set(path, (counts.get(path) ?? 0) + count);
    }
  }
  return valueFacet(
    'CATEGORY',
    [...counts].map(([value, count]) => ({ value, count })),
  );
}

// Values below this are counted by value, in one pass; there are few beyond.
const tableSize = 1 << 16;
const table = new Uint32Array(tableSize);
const columnOf = { PRICE: 'price', WIDTH: 'width', HEIGHT: 'height', DEPTH: 'depth' } as const;

function range(columns: Columns, { rows }: Match, type: RangeType): Facet {
  const column = columns.ints[columnOf[type]];
  const unit = type === 'PRICE' ? 100 : 1;
  let min = Number.POSITIVE_INFINITY;
  let max = 0;
  const large: number[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const cell = column[rows[at] ?? 0] ?? 0;
    if (cell === 0) continue;
    const value = unit === 1 ? cell : (cell / unit) | 0;
    if (value < min) min = value;
    if (value > max) max = value;
    if (value < tableSize) table[value] = (table[value] ?? 0) + 1;
    else large.push(value);
  }
  if (max === 0 && min !== 0) return { type, options: [], min: null, max: null, histogram: [] };
  const histogram = Array.from({ length: histogramBins }, () => 0);
  const put = (value: number, count: number) => {
    const bin = max === min ? 0 : Math.floor(((value - min) * histogramBins) / (max - min));
    const last = Math.min(histogramBins - 1, bin);
    histogram[last] = (histogram[last] ?? 0) + count;
  };
  for (let value = min; value <= Math.min(max, tableSize - 1); value += 1) {
    const count = table[value] ?? 0;
    if (count === 0) continue;
    put(value, count);
    table[value] = 0;
  }
  for (const value of large) put(value, 1);
  return { type, options: [], min, max, histogram };
}

function flag(columns: Columns, match: Match, type: (typeof flagTypes)[number]): Facet {
  const bits = type === 'WE_LOVE' ? columns.lists.COLLECTIONS.get('we-love') : columns.flags[type];
  return valueFacet(type, [{ value: 'true', count: bits === undefined ? 0 : countCommon(match, bits) }]);
}

function discounts(columns: Columns, match: Match): Facet {
  const counts = new Uint32Array(102);
  for (let at = 0; at < match.rows.length; at += 1) {
    const percent = (columns.ints.discount[match.rows[at] ?? 0] ?? -1) + 1;
    counts[percent] = (counts[percent] ?? 0) + 1;
  }
  const from = (least: number) => counts.subarray(least + 1).reduce((sum, count) => sum + count, 0);
  return valueFacet(
    'MIN_DISCOUNT',
    discountSteps.map((step) => ({ value: String(step), count: from(step) })),
  );
}

function circles(columns: Columns, match: Match, distances: Float64Array): Facet {
  const counts = countNumbers(match, columns.ints.place, distances.length);
  const within = (km: number) =>
    counts.reduce((sum, count, at) => sum + ((distances[at] ?? 0) <= km ? count : 0), 0);
  return valueFacet(
    'DISTANCE',
    distanceSteps.map((step) => ({ value: String(step), count: within(step) })),
  );
}

const singles = { PROVINCE: 'province', BRAND: 'brand', DECADE_PERIOD: 'decade' } as const;

/** Every facet, each over the match that leaves its own filter out. */
export function countFacets(
  columns: Columns,
  matchWithout: (type: FilterType) => Match,
  distances: Float64Array | null,
): Facet[] {
  const single = (type: keyof typeof singles) =>
    valueFacet(type, dictionaryOptions(columns, matchWithout(type), singles[type]));
  const sellers = byCount(dictionaryOptions(columns, matchWithout('SELLER'), 'seller'));
  const lists = new Map(
    listNames.map((type) => {
      const match = matchWithout(type);
      const options = [...columns.lists[type]].map(([value, bits]) => ({
        value,
        count: countCommon(match, bits),
      }));
      return [type, valueFacet(type, options)];
    }),
  );
  const list = (type: (typeof listNames)[number]) => lists.get(type) ?? valueFacet(type, []);
  return [
    categories(columns, matchWithout('CATEGORY')),
    valueFacet('SELLER', sellers.slice(0, mostSellers)),
    single('PROVINCE'),
    single('BRAND'),
    list('COLORS'),
    list('MATERIALS'),
    list('STYLES'),
    single('DECADE_PERIOD'),
    list('COLLECTIONS'),
    ...flagTypes.map((type) => flag(columns, matchWithout(type), type)),
    discounts(columns, matchWithout('MIN_DISCOUNT')),
    ...(distances === null ? [] : [circles(columns, matchWithout('DISTANCE'), distances)]),
    ...rangeTypes.map((type) => range(columns, matchWithout(type), type)),
  ];
}
