import { describe, expect, test } from 'vitest';
import { explainFit, type Fit, fitOf, type ProductSize } from './fit.ts';
import { type FitPlace, readFitPlace, usualDoorHeight, writeFitPlace } from './fit-place.ts';

const home: FitPlace = {
  room: { width: 400, depth: 350, height: 260 },
  door: 83,
  stairs: 90,
  doorHeight: usualDoorHeight,
};
const product = (width: number | null, depth: number | null, height: number | null): ProductSize => ({
  width,
  depth,
  height,
  diameter: null,
});

describe('a product on its route into the home', () => {
  test.each<[string, ProductSize, Fit]>([
    ['a sideboard goes end first', product(200, 45, 75), 'fits'],
    ['a deep sofa goes on its back', product(220, 95, 80), 'turn'],
    ['a tall wardrobe lies down and is raised', product(100, 60, 215), 'turn'],
    ['a wardrobe that cannot be raised under the ceiling stays outside', product(180, 65, 255), 'too-wide'],
    ['a big cube goes through no door', product(100, 100, 90), 'too-wide'],
    ['longer than the room', product(450, 60, 75), 'too-wide'],
    ['higher than the room', product(60, 40, 270), 'too-wide'],
    ['no depth', product(100, null, 90), 'unknown'],
    ['nought is no size', product(0, 10, 10), 'unknown'],
    ['a round table on its edge', { width: null, depth: null, height: 75, diameter: 120 }, 'turn'],
  ])('%s', (_, size, fit) => expect(fitOf(size, home)).toBe(fit));

  test('names the obstacle, with both measurements', () => {
    expect(explainFit(product(220, 95, 84), home)).toEqual({
      fit: 'too-wide',
      obstacle: 'door',
      need: 84,
      have: 83,
    });
    expect(explainFit(product(60, 60, 215), { ...home, door: null })).toMatchObject({
      obstacle: 'stairs',
      have: 200,
    });
  });

  test('without a door or stairs only the room counts', () => {
    expect(fitOf(product(300, 300, 250), { ...home, door: null, stairs: null })).toBe('fits');
  });
});

/** A seeded generator, so that every run uses the same sizes. */
function* randomSizes(count: number) {
  let seed = 7;
  const next = (limit: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return 1 + (seed % limit);
  };
  for (let index = 0; index < count; index += 1) {
    const box = product(next(260), next(140), next(260));
    const place: FitPlace = {
      room: { width: next(500), depth: next(500), height: 180 + next(120) },
      door: next(5) === 1 ? null : 50 + next(80),
      stairs: next(3) === 1 ? null : 50 + next(80),
      doorHeight: 180 + next(60),
    };
    yield { box, place, more: next(60) };
  }
}

const rank: Record<Fit, number> = { unknown: -1, 'too-wide': 0, turn: 1, fits: 2 };

describe('rules that hold for every product and every home', () => {
  test('more space never makes it worse', () => {
    for (const { box, place, more } of randomSizes(3000)) {
      const before = rank[fitOf(box, place)];
      const { room } = place;
      const wider: FitPlace[] = [
        { ...place, door: place.door === null ? null : place.door + more },
        { ...place, stairs: place.stairs === null ? null : place.stairs + more },
        { ...place, door: null },
        { ...place, stairs: null },
        { ...place, doorHeight: place.doorHeight + more },
        { ...place, room: { ...room, width: room.width + more } },
        { ...place, room: { ...room, depth: room.depth + more } },
        { ...place, room: { ...room, height: room.height + more } },
      ];
      for (const larger of wider) expect(rank[fitOf(box, larger)]).toBeGreaterThanOrEqual(before);
    }
  });

  test('a smaller product never fits worse', () => {
    for (const { box, place, more } of randomSizes(3000)) {
      const before = rank[fitOf(box, place)];
      for (const side of ['width', 'depth', 'height'] as const) {
        const smaller = { ...box, [side]: Math.max(1, (box[side] ?? 0) - more) };
        expect(rank[fitOf(smaller, place)]).toBeGreaterThanOrEqual(before);
      }
    }
  });

  test('swapping width and depth makes no difference, for the product and for the room', () => {
    for (const { box, place } of randomSizes(3000)) {
      const fit = fitOf(box, place);
      expect(fitOf({ ...box, width: box.depth, depth: box.width }, place)).toBe(fit);
      const { room } = place;
      expect(fitOf(box, { ...place, room: { ...room, width: room.depth, depth: room.width } })).toBe(fit);
    }
  });

  test('an answer other than "fits" names an obstacle that is too small', () => {
    for (const { box, place } of randomSizes(1000)) {
      const answer = explainFit(box, place);
      if (answer.fit === 'fits') expect(answer.obstacle).toBeNull();
      else expect(answer.need).toBeGreaterThan(answer.have ?? Number.POSITIVE_INFINITY);
    }
  });
});

describe('the value of a fit filter', () => {
  test('reads what it writes', () => {
    for (const { place } of randomSizes(300)) {
      const written = writeFitPlace(place);
      const read = readFitPlace(written);
      expect(read === null ? null : writeFitPlace(read)).toBe(written);
    }
    expect(readFitPlace('400x350x260;door=83;stairs=90')).toEqual(home);
  });
  test.each([
    '',
    '400x350',
    '0x1x1',
    '400x350x1001',
    '4x4x4;door=0',
    '4x4x4;stairs=9;door=8',
    'axbxc',
    '1x1x1x1',
  ])('refuses "%s"', (value) => expect(readFitPlace(value)).toBeNull());
});
