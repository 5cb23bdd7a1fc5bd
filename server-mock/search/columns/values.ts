import { fitOf } from '#domain/fit/fit.ts';
import type { FitPlace } from '#domain/fit/fit-place.ts';
import type { Point } from '../catalog-search.ts';
import { distanceKm } from '../distance.ts';
import type { PointKind, ValuePoints } from '../points.ts';
import type { FilterGroup } from '../read-question.ts';
import { type Bits, emptyBits, hasBit, setBit, unite } from './bitset.ts';
import type { Columns, DictionaryName } from './columns.ts';

/** For every number of the category dictionary 1 when it lies under one of the paths. */
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

/** Rows whose number is in the mask. */
function rowsInMask(columns: Columns, name: DictionaryName, mask: Uint8Array): Bits {
  const bits = emptyBits(columns.capacity);
  const column = columns.ints[name];
  for (let row = 0; row < columns.rows; row += 1) if (mask[column[row] ?? 0] === 1) setBit(bits, row);
  return bits;
}

/** Kilometres to every place of the catalogue, by the number of the place; Infinity where it is unknown. */
export function placeDistances(columns: Columns, place: Point): Float64Array {
  return Float64Array.from(columns.dictionaries.place.values, (text) => {
    const [lat, lon] = text.split(' ');
    return lat === undefined || lon === undefined
      ? Number.POSITIVE_INFINITY
      : distanceKm(place, Number(lat), Number(lon));
  });
}

function fitting(columns: Columns, places: readonly FitPlace[]): Bits {
  const bits = emptyBits(columns.capacity);
  const { width, depth, height, diameter } = columns.ints;
  const known = new Map<string, boolean>();
  const side = (column: Int32Array, row: number) => column[row] || null;
  for (let row = 0; row < columns.rows; row += 1) {
    const key = `${width[row]}x${depth[row]}x${height[row]}x${diameter[row]}`;
    let fits = known.get(key);
    if (fits === undefined) {
      const piece = {
        width: side(width, row),
        depth: side(depth, row),
        height: side(height, row),
        diameter: side(diameter, row),
      };
      fits = places.some((place) => ['fits', 'turn'].includes(fitOf(piece, place)));
      known.set(key, fits);
    }
    if (fits) setBit(bits, row);
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

/** Rows that one filter type lets through; rows that are gone may be among them. */
export function groupBits(columns: Columns, group: FilterGroup, place: Point | null): Bits {
  switch (group.kind) {
    case 'values':
      switch (group.type) {
        case 'CATEGORY':
          return rowsInMask(columns, 'path', pathMask(columns, group.values));
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
          // 0 stands for unknown, which lies in no range.
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
    case 'fit':
      return fitting(columns, group.places);
  }
}

const listOf = { style: 'STYLES', color: 'COLORS', material: 'MATERIALS' } as const;

/** How to look up the points of a row. */
export function pointsOf(columns: Columns, points: readonly ValuePoints[]): (row: number) => number {
  const masks: { readonly column: Int32Array; readonly worth: Int32Array }[] = [];
  const addMask = (name: DictionaryName, of: readonly ValuePoints[], mask: (value: string) => Uint8Array) => {
    const worth = new Int32Array(columns.dictionaries[name].values.length);
    for (const { value, points: worthIs } of of) {
      for (const [number, hit] of mask(value).entries())
        if (hit === 1) worth[number] = (worth[number] ?? 0) + worthIs;
    }
    masks.push({ column: columns.ints[name], worth });
  };
  const ofKind = (kind: PointKind) => points.filter((point) => point.kind === kind);
  addMask('path', ofKind('path'), (value) => pathMask(columns, [value]));
  addMask('brand', ofKind('brand'), (value) => maskOf(columns, 'brand', [value]));
  addMask('decade', ofKind('period'), (value) => maskOf(columns, 'decade', [value]));
  addMask('period', ofKind('period'), (value) => maskOf(columns, 'period', [value]));
  const sets = points.flatMap(({ kind, value, points: worth }) => {
    if (kind !== 'style' && kind !== 'color' && kind !== 'material') return [];
    const bits = columns.lists[listOf[kind]].get(value);
    return bits === undefined ? [] : [{ bits, worth }];
  });
  return (row) => {
    let total = 0;
    for (const { column, worth } of masks) total += worth[column[row] ?? 0] ?? 0;
    for (const { bits, worth } of sets) if (hasBit(bits, row)) total += worth;
    return total;
  };
}
