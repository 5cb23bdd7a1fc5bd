import { fitOf } from '#domain/fit/fit.ts';
import type { FitPlace } from '#domain/fit/fit-place.ts';
import { distanceKm } from '../distance.ts';
import type { Point } from '../point.ts';
import type { PointKind, ValuePoints } from '../points.ts';
import type { FilterGroup } from '../read-question.ts';
import { type Bits, emptyBits, setBit, setRange, unite } from './bitset.ts';
import type { Columns, DictionaryName } from './columns.ts';
import type { Dictionary } from './dictionary.ts';
import { fieldEnd, valuesOfSet } from './row-text.ts';

/** Returns a mask over the category dictionary: 1 for categories below one of the paths. */
export function pathMask(columns: Columns, paths: readonly string[]): Uint8Array {
  const known = columns.dictionaries.path.values;
  const asked = paths.filter((path) => path.split('/').length <= 3);
  return Uint8Array.from(known, (path) =>
    path !== '' && asked.some((value) => path === value || path.startsWith(`${value}/`)) ? 1 : 0,
  );
}

function maskOf(columns: Columns, name: DictionaryName, values: readonly string[]): Uint8Array {
  const dictionary = columns.dictionaries[name];
  const mask = new Uint8Array(dictionary.values.length);
  for (const value of values) {
    const number = dictionary.find(value);
    if (number !== undefined && number !== 0) mask[number] = 1;
  }
  return mask;
}

/** Returns the rows whose number is in the mask. */
function rowsInMask(columns: Columns, name: DictionaryName, mask: Uint8Array): Bits {
  const bits = emptyBits(columns.capacity);
  const column = columns.ints[name];
  for (let row = 0; row < columns.rows; row += 1) if (mask[column[row] ?? 0] === 1) setBit(bits, row);
  return bits;
}

/** Calls back for ranges of rows below the paths of the mask, from a row (inclusive) to another (exclusive). */
export function forEachRange(
  { ranges, ints, rows }: Columns,
  mask: Uint8Array,
  found: (from: number, to: number) => void,
): void {
  if (ranges === null) {
    for (let row = 0; row < rows; row += 1) if (mask[ints.path[row] ?? 0] === 1) found(row, row + 1);
    return;
  }
  for (let path = 0; path < mask.length; path += 1) {
    const [from = 0, to = 0] = [ranges[path * 2], ranges[path * 2 + 1]];
    if (mask[path] === 1 && to > from) found(from, to);
  }
}

function rowsUnder(columns: Columns, paths: readonly string[]): Bits {
  const bits = emptyBits(columns.capacity);
  forEachRange(columns, pathMask(columns, paths), (from, to) => setRange(bits, from, to));
  return bits;
}

const coordinates = new WeakMap<Dictionary, [number, number][]>();

/** Returns the kilometres to every place of the catalogue, by number of the place; Infinity if unknown. */
export function placeDistances({ dictionaries }: Columns, place: Point): Float64Array {
  const { values } = dictionaries.place;
  const known = coordinates.get(dictionaries.place) ?? [];
  coordinates.set(dictionaries.place, known);
  for (let at = known.length; at < values.length; at += 1) {
    const [lat = Number.NaN, lon = Number.NaN] = (values[at] ?? '').split(fieldEnd).map(Number);
    known.push(values[at] === '' ? [Number.NaN, Number.NaN] : [lat, lon]);
  }
  return Float64Array.from(known, ([lat, lon]) =>
    Number.isNaN(lat) || Number.isNaN(lon) ? Number.POSITIVE_INFINITY : distanceKm(place, lat, lon),
  );
}

function fitting(columns: Columns, places: readonly FitPlace[]): Bits {
  const bits = emptyBits(columns.capacity);
  const { width, depth, height, diameter } = columns.ints;
  const side = (column: Int32Array, row: number) => column[row] || null;
  for (let row = 0; row < columns.rows; row += 1) {
    const size = {
      width: side(width, row),
      depth: side(depth, row),
      height: side(height, row),
      diameter: side(diameter, row),
    };
    for (const place of places) {
      const fit = fitOf(size, place);
      if (fit !== 'fits' && fit !== 'turn') continue;
      setBit(bits, row);
      break;
    }
  }
  return bits;
}

const dictionaryOf = {
  SELLER: 'seller',
  PROVINCE: 'province',
  BRAND: 'brand',
  DECADE_PERIOD: 'decade',
} as const;
const columnOf = { PRICE: 'price', WIDTH: 'width', HEIGHT: 'height', DEPTH: 'depth' } as const;

function united(columns: Columns, sets: readonly (Bits | undefined)[]): Bits {
  const bits = emptyBits(columns.capacity);
  for (const set of sets) if (set !== undefined) unite(bits, set);
  return bits;
}

/** Returns the rows that match the filters of one type; deleted rows may be included. */
export function groupBits(columns: Columns, group: FilterGroup, place: Point | null): Bits {
  switch (group.kind) {
    case 'within':
      return rowsUnder(columns, group.paths);
    case 'values':
      switch (group.type) {
        case 'CATEGORY':
          return rowsUnder(columns, group.values);
        case 'COLORS':
        case 'MATERIALS':
        case 'STYLES':
        case 'COLLECTIONS': {
          const sets = columns.lists[group.type];
          return united(
            columns,
            group.values.map((value) => sets.get(value)),
          );
        }
        default: {
          const name = dictionaryOf[group.type];
          return rowsInMask(columns, name, maskOf(columns, name, group.values));
        }
      }
    case 'flag':
      if (group.type === 'WE_LOVE') return united(columns, [columns.lists.COLLECTIONS.get('we-love')]);
      return columns.flags[group.type];
    case 'ranges': {
      const bits = emptyBits(columns.capacity);
      const column = columns.ints[columnOf[group.type]];
      for (const { min, max } of group.ranges) {
        for (let row = 0; row < columns.rows; row += 1) {
          const value = column[row] ?? 0;
          // 0 means unknown, which is in no range.
          if (value !== 0 && value >= min && value <= max) setBit(bits, row);
        }
      }
      return bits;
    }
    case 'discount': {
      const bits = emptyBits(columns.capacity);
      const least = Math.max(0, group.percent);
      for (let row = 0; row < columns.rows; row += 1) {
        if ((columns.ints.discount[row] ?? -1) >= least) setBit(bits, row);
      }
      return bits;
    }
    case 'distance': {
      if (place === null) return emptyBits(columns.capacity);
      const mask = Uint8Array.from(placeDistances(columns, place), (km) => (km <= group.km ? 1 : 0));
      return rowsInMask(columns, 'place', mask);
    }
    case 'near': {
      const mask = Uint8Array.from(placeDistances(columns, group.point), (km) => (km <= group.km ? 1 : 0));
      return rowsInMask(columns, 'place', mask);
    }
    case 'fit':
      return fitting(columns, group.places);
  }
}

const listOf = { style: 'STYLES', color: 'COLORS', material: 'MATERIALS' } as const;

/** Sums the points of every row, column by column, from the value of each dictionary number. */
export function pointsOf(columns: Columns, points: readonly ValuePoints[]): Int32Array {
  const totals = new Int32Array(columns.rows);
  const add = (name: DictionaryName, worthOf: (value: string) => number) => {
    const worth = Int32Array.from(columns.dictionaries[name].values, worthOf);
    if (worth.some((of) => of !== 0)) addWorth(totals, columns.ints[name], worth);
  };
  const sum = (kinds: readonly PointKind[], has: (value: string) => boolean) =>
    points.reduce(
      (total, { kind, value, points: worth }) => total + (kinds.includes(kind) && has(value) ? worth : 0),
      0,
    );
  add('path', (path) =>
    path === '' ? 0 : sum(['path'], (value) => path === value || path.startsWith(`${value}/`)),
  );
  add('brand', (slug) => (slug === '' ? 0 : sum(['brand'], (value) => value === slug)));
  for (const name of ['decade', 'period'] as const) {
    add(name, (known) => (known === '' ? 0 : sum(['period'], (value) => value === known)));
  }
  for (const kind of ['style', 'color', 'material'] as const) {
    add(listOf[kind], (set) => {
      const values = valuesOfSet(set);
      return sum([kind], (value) => values.includes(value));
    });
  }
  return totals;
}

function addWorth(totals: Int32Array, column: Int32Array, worth: Int32Array): void {
  for (let row = 0; row < totals.length; row += 1) {
    totals[row] = (totals[row] ?? 0) + (worth[column[row] ?? 0] ?? 0);
  }
}
