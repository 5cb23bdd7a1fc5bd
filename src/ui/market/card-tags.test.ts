import { describe, expect, test } from 'vitest';
import { tagsOf } from './card-tags.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const plain = {
  inventory: 1,
  price: 100,
  comparePrice: null,
  comparePriceKind: 'NEW_PRICE' as const,
  reservedUntil: null,
  publicationDate: '2026-01-01T00:00:00Z',
  timePeriod: 'VINTAGE',
  secondChanceType: null,
  collections: [],
};
const kinds = (facts: Partial<Parameters<typeof tagsOf>[0]>) =>
  tagsOf({ ...plain, ...facts }, now).map((tag) => tag.kind);
const yesterday = '2026-11-20T12:00:00Z';

describe('tags of a tile', () => {
  test('an ordinary item has none', () => expect(kinds({})).toEqual([]));
  test('LIST-005 the discount badge has the rounded percentage', () => {
    expect(tagsOf({ ...plain, price: 1450, comparePrice: 1900 }, now)).toEqual([
      { kind: 'discount', percent: 24, of: 'NEW_PRICE' },
    ]);
  });
  test('a reserved product shows only that, to its own buyer that the payment is open, and nothing once it is over', () => {
    const reserved = { ...plain, comparePrice: 200, reservedUntil: '2026-11-21T12:20:00Z' };
    expect(tagsOf(reserved, now)).toEqual([{ kind: 'reserved', until: '2026-11-21T12:20:00Z' }]);
    expect(tagsOf(reserved, now, 'payment')).toEqual([{ kind: 'paying' }]);
    expect(tagsOf(reserved, now, 'bid')).toEqual([
      { kind: 'reserved_for_you', until: '2026-11-21T12:20:00Z' },
    ]);
    expect(tagsOf(reserved, now + 20 * 60_000).map(({ kind }) => kind)).toEqual(['discount']);
    expect(tagsOf({ ...reserved, inventory: 0 }, now)).toEqual([{ kind: 'sold' }]);
  });
  test('LIST-006 "new" for 14 days, and never beside a discount', () => {
    expect(kinds({ publicationDate: yesterday })).toEqual(['new']);
    expect(kinds({ publicationDate: '2026-11-07T12:00:00Z' })).toEqual(['new']);
    expect(kinds({ publicationDate: '2026-11-07T11:59:59Z' })).toEqual([]);
    expect(kinds({ publicationDate: yesterday, comparePrice: 200 })).toEqual(['discount']);
    expect(kinds({ publicationDate: null })).toEqual([]);
  });
  test('LIST-011 a sold-out product shows that and nothing else', () => {
    expect(kinds({ inventory: 0, publicationDate: yesterday, comparePrice: 200 })).toEqual(['sold']);
  });
  test('LIST-012 second-chance items are marked', () => {
    expect(kinds({ timePeriod: 'SECOND_CHANCE' })).toEqual(['second_chance']);
    expect(kinds({ secondChanceType: 'SHOWROOM_MODEL' })).toEqual(['second_chance']);
    expect(kinds({ secondChanceType: 'UNKNOWN' })).toEqual([]);
  });
  test('LIST-013 items of the we-love collection are marked', () => {
    expect(kinds({ collections: [{ value: 'we-love' }] })).toEqual(['we_love']);
    expect(kinds({ collections: [{ value: 'winter' }] })).toEqual([]);
  });
});
