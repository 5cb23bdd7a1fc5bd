import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blocksAround, diverseBlock, diversePage, diversified } from './diversify.ts';
import type { Neighbour } from './neighbour-block.ts';

const one: Neighbour = {
  tier: 2,
  points: 10,
  path: 'meubels/stoelen/eetkamerstoelen',
  seller: 'a',
  brand: '',
  price: 100,
  titleKey: 1,
  photo: 0,
  sides: [50, 80, 50],
  look: 'wit|hout',
};
const rows = (...changes: readonly Partial<Neighbour>[]) =>
  changes.map((change, at) => ({
    ...one,
    titleKey: at,
    seller: `${at}`,
    sides: [0, 0, 0] as const,
    look: `${at}`,
    ...change,
  }));
const sellers = (of: readonly Neighbour[]) => of.map(({ seller }) => seller).join('');

test('products of one seller, with one title or of one brand and price are spread when others are available', () => {
  const same = (row: Neighbour) => row;
  expect(sellers(diversified(rows({ seller: 'a' }, { seller: 'a' }, { seller: 'b' }), same))).toBe('aba');
  expect(sellers(diversified(rows({ titleKey: 7 }, { titleKey: 7 }, {}), same))).toBe('021');
  expect(sellers(diversified(rows({ brand: 'hay' }, { brand: 'hay' }, {}), same))).toBe('021');
  expect(sellers(diversified(rows({ seller: 'a' }, { seller: 'a' }), same))).toBe('aa');
});

test('products with one photo are spread when others are available; those without a photo share none', () => {
  const same = (row: Neighbour) => row;
  expect(sellers(diversified(rows({ photo: 7 }, { photo: 7 }, { photo: 8 }), same))).toBe('021');
  expect(sellers(diversified(rows({ photo: 0 }, { photo: 0 }, { photo: 8 }), same))).toBe('012');
});

test('near-duplicates at the border of two tiers are parted by a move in the tier before', () => {
  const same = (row: Neighbour) => row;
  const placed = diversified(
    rows(
      { tier: 0 },
      { tier: 0, photo: 7 },
      { tier: 1, photo: 7, seller: 'x' },
      { tier: 1, seller: 'y' },
      { tier: 1, photo: 7, seller: 'z' },
    ),
    same,
  );
  expect(placed.map(({ tier }) => tier)).toEqual([0, 0, 1, 1, 1]);
  const photos = placed.map(({ photo }) => photo);
  expect(photos.filter((photo, at) => photo !== 0 && photo === photos[at + 1])).toEqual([]);
});

test('a word in the title or in the brand makes no difference that keeps near-duplicates together', () => {
  const same = (row: Neighbour) => row;
  expect(sellers(diversified(rows({ seller: 'a' }, { seller: 'a' }, { points: 6 }), same))).toBe('a2a');
});

test('a product that fits worse, or of another tier, never comes before a better one', () => {
  const same = (row: Neighbour) => row;
  expect(sellers(diversified(rows({ seller: 'a' }, { seller: 'a' }, { points: 5 }), same))).toBe('aa2');
  expect(sellers(diversified(rows({ seller: 'a' }, { seller: 'a' }, { tier: 3 }), same))).toBe('aa2');
});

test('products of one look and about one size are twins; a clearly different size makes another object', () => {
  const same = (row: Neighbour) => row;
  const look = { look: 'wit|hout' };
  const wide = { ...look, sides: [120, 200, 30] as const };
  const measuredAgain = { ...look, sides: [121, 205, 31] as const };
  const narrow = { ...look, sides: [60, 200, 30] as const };
  expect(sellers(diversified(rows(wide, measuredAgain, narrow), same))).toBe('021');
  expect(sellers(diversified(rows(wide, narrow, measuredAgain), same))).toBe('012');
  expect(sellers(diversified(rows(look, look, { look: 'zwart|metaal' }), same))).toBe('021');
});

test('a product that fits worse parts twins if no other can, but not those of one seller', () => {
  const same = (row: Neighbour) => row;
  const twin = { points: 46, photo: 7 };
  const inTurn = diversified(rows(twin, twin, twin, { points: 30 }, { points: 28 }, { points: 12 }), same);
  expect(sellers(inTurn)).toBe('031425');
  expect(sellers(diversified(rows(twin, twin, { points: 27 }), same))).toBe('012');
  const ofSeller = { points: 46, seller: 'a' };
  expect(sellers(diversified(rows(ofSeller, ofSeller, { points: 30 }), same))).toBe('aa2');
});

test('of many alike, the others part those that come first', () => {
  const same = (row: Neighbour) => row;
  const many = { seller: 'a' };
  expect(sellers(diversified(rows({}, many, {}, many, many, many, many), same))).toBe('a0a2aaa');
});

test('pages of any size hold every product once', () => {
  const all = Array.from({ length: 130 }, (_, at) => ({
    ...one,
    titleKey: at,
    seller: `${at % 3}`,
    price: at % 5,
  }));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), (limit) => {
      const seen: number[] = [];
      for (let offset = 0; offset < all.length; offset += limit) {
        const { from, to } = blocksAround(offset, limit);
        const page = diversePage(all.slice(from, to), { from, offset, limit }, (row) => row);
        seen.push(...page.map(({ titleKey }) => titleKey));
      }
      expect(seen).toHaveLength(all.length);
      expect(new Set(seen).size).toBe(all.length);
    }),
  );
  expect(blocksAround(36, 36)).toEqual({ from: 0, to: 2 * diverseBlock });
});
