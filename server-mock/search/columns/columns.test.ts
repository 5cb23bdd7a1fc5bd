import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createArrayCache } from './array-cache.ts';
import {
  type Bits,
  clearBit,
  common,
  countBits,
  emptyBits,
  forEachRow,
  hasBit,
  intersect,
  popcount,
  setBit,
  setRange,
  unite,
} from './bitset.ts';
import { compareIds, idOf, writeId } from './columns.ts';
import { radixOrder } from './radix-order.ts';

const rows = fc.uniqueArray(fc.nat(499), { maxLength: 200 });

function rowsOf(bits: Bits): number[] {
  const found: number[] = [];
  forEachRow(bits, (row) => found.push(row));
  return found;
}

test('a stretch of rows is set whole', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.nat(200), (from, to) => {
      const bits = emptyBits(224);
      setRange(bits, from, to);
      expect(rowsOf(bits)).toEqual(Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at));
    }),
  );
});

test('sets of rows meet, unite and are read as lists', () => {
  fc.assert(
    fc.property(rows, rows, (one, other) => {
      const bitsOf = (list: readonly number[]) => {
        const bits = emptyBits(500);
        for (const row of list) setBit(bits, row);
        return bits;
      };
      const [both, either] = [bitsOf(one), bitsOf(one)];
      intersect(both, bitsOf(other));
      unite(either, bitsOf(other));
      const sorted = (list: Iterable<number>) => [...list].toSorted((a, b) => a - b);
      expect(rowsOf(both)).toEqual(sorted(one.filter((row) => other.includes(row))));
      expect(common(bitsOf(one), bitsOf(other))).toEqual(both);
      expect(rowsOf(either)).toEqual(sorted(new Set([...one, ...other])));
      expect(countBits(either)).toBe(new Set([...one, ...other]).size);
      for (const row of one) clearBit(either, row);
      expect(one.some((row) => hasBit(either, row))).toBe(false);
    }),
  );
});

test('all 32 bits count', () => {
  expect([0, 1, -1, 0x80000000 | 0, 0x55555555].map(popcount)).toEqual([0, 1, 32, 1, 16]);
});

test('orders by any numbers and is stable for equal ones', () => {
  const number = fc.oneof(
    fc.integer(),
    fc.double({ noNaN: true, min: -1e16, max: 1e16 }),
    fc.constantFrom(1, 2),
  );
  fc.assert(
    fc.property(
      fc.array(
        number.map((value) => value + 0),
        { maxLength: 300 },
      ),
      (keys) => {
        const start = Uint32Array.from(keys, (_, row) => row);
        const expected = [...start].toSorted((one, other) => (keys[one] ?? 0) - (keys[other] ?? 0));
        expect([...radixOrder(Float64Array.from(keys), start)]).toEqual(expected);
      },
    ),
  );
});

test('stores ids unchanged and compares them as their texts compare', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (one, other) => {
      const ids = new Uint32Array(8);
      writeId(ids, 0, one);
      writeId(ids, 1, other);
      expect([idOf(ids, 0), idOf(ids, 1)]).toEqual([one, other]);
      expect(Math.sign(compareIds(ids, 0, 1))).toBe(one === other ? 0 : one < other ? -1 : 1);
    }),
  );
});

test('an array cache evicts what was used least recently, by the bytes of arrays and keys', () => {
  const cache = createArrayCache<Uint8Array>(10_000, ({ byteLength }) => byteLength);
  const take = (key: string, length: number) =>
    cache.memo(key, { context: () => new Uint8Array(length) }).length;
  take('a', 4_000);
  take('b', 4_000);
  expect(take('a', 1)).toBe(4_000);
  take('c', 4_000);
  expect(['a', 'b', 'c'].map((key) => cache.get(key)?.length)).toEqual([4_000, undefined, 4_000]);
  expect([take('too long', 20_000), cache.has('too long')]).toEqual([20_000, false]);
  for (let at = 0; at < 100; at += 1) take(`${at}`.padEnd(1_000), 1);
  expect(cache.size).toBeLessThan(5);
});
