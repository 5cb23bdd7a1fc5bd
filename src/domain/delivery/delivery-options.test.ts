import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deliveryTypes } from '../orders/delivery-method.ts';
import { type DeliverableProduct, deliveryOptions, type SellerTerms } from './delivery-options.ts';
import { deliveryTitle } from './delivery-type.ts';
import { isOnWaddenIslands } from './wadden-islands.ts';

const countries = fc.constantFrom('NL' as const, 'BE' as const);
const side = fc.option(fc.integer({ min: 1, max: 500 }), { nil: null });
const product: fc.Arbitrary<DeliverableProduct> = fc.record({
  weightCategory: fc.constantFrom('A', 'B', 'C', null),
  country: countries,
  province: fc.constantFrom('nl-friesland', 'nl-utrecht', 'be-antwerpen'),
  ...{ width: side, height: side, depth: side, diameter: side },
});
const terms: fc.Arbitrary<SellerTerms> = fc.record({
  acceptPickup: fc.boolean(),
  ownTransport: fc.array(
    fc.record({
      type: fc.constantFrom('free_transport' as const, 'noop_transport' as const),
      price: fc.integer({ min: 0, max: 5900 }),
    }),
    { maxLength: 3 },
  ),
});
const trip = fc.record({
  distanceKm: fc.option(fc.double({ min: 0, max: 600, noNaN: true }), { nil: null }),
  terms,
});
const mainland = fc.record({
  country: countries,
  postcode: fc.constantFrom('3572 BJ', '9000', '8911 AA'),
  province: fc.constantFrom('nl-friesland', 'nl-utrecht', null),
});

const chair: DeliverableProduct = {
  ...{ weightCategory: 'A', country: 'NL', province: 'nl-utrecht' },
  ...{ width: 60, height: 80, depth: 50, diameter: null },
};
const plain = { acceptPickup: true, ownTransport: [] };
const utrecht = { country: 'NL', postcode: '3572 BJ', province: 'nl-utrecht' } as const;
const typesOf = (of: Partial<DeliverableProduct>, own: Partial<SellerTerms> = {}) =>
  deliveryOptions({ ...chair, ...of }, utrecht, {
    distanceKm: 10,
    terms: { ...plain, ...own },
  }).map(({ type }) => type);

test('DELIV-003 A and C may go by post, B never; every product with the partner, and pickup where the seller offers it', () => {
  fc.assert(
    fc.property(product, mainland, trip, (one, to, fromTo) => {
      const types = deliveryOptions(one, to, fromTo).map(({ type }) => type);
      expect(types.includes('post_transport')).toBe(one.weightCategory === 'A' || one.weightCategory === 'C');
      expect(types).toContain('brenger_transport');
      expect(types.includes('pickup_transport')).toBe(fromTo.terms.acceptPickup);
      expect(new Set(types).size).toBe(types.length);
    }),
  );
});

test('DELIV-004 the six types, each offered in its case', () => {
  expect([...deliveryTypes].sort()).toEqual([
    ...['brenger_transport', 'free_transport', 'frl_transport'],
    ...['noop_transport', 'pickup_transport', 'post_transport'],
  ]);
  expect(typesOf({})).toEqual(['post_transport', 'brenger_transport', 'pickup_transport']);
  const both = [
    { type: 'free_transport', price: 0 } as const,
    { type: 'noop_transport', price: 2000 } as const,
  ];
  expect(typesOf({}, { ownTransport: both })).toEqual([
    ...['free_transport', 'post_transport', 'brenger_transport', 'noop_transport', 'pickup_transport'],
  ]);
  const regional = deliveryOptions(
    { ...chair, province: 'nl-friesland' },
    { ...utrecht, province: 'nl-friesland' },
    {
      ...{ distanceKm: 10, terms: plain },
    },
  );
  expect(regional.map(({ type }) => type)).toContain('frl_transport');
});

test('DELIV-008 people are offered a courier to the door, parcel post or picking it up', () => {
  const titles = (['brenger_transport', 'post_transport', 'pickup_transport'] as const).map(deliveryTitle);
  expect(titles.map(({ titles }) => titles.nl)).toEqual(['Koerier aan huis', 'Pakketpost', 'Zelf ophalen']);
  expect(new Set(deliveryTypes.map((type) => deliveryTitle(type).titles.nl)).size).toBe(deliveryTypes.length);
});

describe('prices', () => {
  const pricesOf = (wanted: string) => {
    const seen: number[] = [];
    fc.assert(
      fc.property(product, mainland, trip, (one, to, fromTo) => {
        for (const { type, price } of deliveryOptions(one, to, fromTo)) if (type === wanted) seen.push(price);
      }),
      { numRuns: 3000 },
    );
    return seen;
  };
  const post = (of: Partial<DeliverableProduct>, country: 'NL' | 'BE' = 'NL') =>
    deliveryOptions(
      { ...chair, ...of },
      { country, postcode: '9000', province: null },
      {
        ...{ distanceKm: 10, terms: plain },
      },
    ).find(({ type }) => type === 'post_transport')?.price;

  test('DELIV-009 post costs 3.95 for a small parcel to 10.95, and only up to 20 kg', () => {
    const seen = pricesOf('post_transport');
    expect(Math.min(...seen)).toBeGreaterThanOrEqual(395);
    expect(Math.max(...seen)).toBeLessThanOrEqual(1095);
    expect(post({ width: 30, height: 20, depth: 8 })).toBe(395);
    expect(post({ weightCategory: 'C' }, 'BE')).toBe(1095);
    expect(post({ weightCategory: 'B' })).toBeUndefined();
  });

  test('DELIV-010 the transport partner costs 6.95 to 59.00, more for farther, heavier and abroad', () => {
    const partner = (
      of: Partial<DeliverableProduct>,
      distanceKm: number | null,
      country: 'NL' | 'BE' = 'NL',
    ) =>
      deliveryOptions(
        { ...chair, ...of },
        { country, postcode: '9000', province: null },
        {
          ...{ distanceKm, terms: plain },
        },
      ).find(({ type }) => type === 'brenger_transport')?.price ?? Number.NaN;
    const seen = pricesOf('brenger_transport');
    expect(Math.min(...seen)).toBeGreaterThanOrEqual(695);
    expect(Math.max(...seen)).toBeLessThanOrEqual(5900);
    expect(partner({}, 0)).toBe(695);
    expect(partner({ weightCategory: 'B', width: 240 }, null, 'BE')).toBe(5900);
    fc.assert(
      fc.property(product, fc.nat(500), fc.nat(500), (one, near, more) => {
        expect(partner(one, near + more)).toBeGreaterThanOrEqual(partner(one, near));
        expect(partner(one, null)).toBeGreaterThanOrEqual(partner(one, near));
        expect(partner({ ...one, weightCategory: 'C' }, near)).toBeGreaterThan(
          partner({ ...one, weightCategory: 'A' }, near),
        );
        expect(partner({ ...one, weightCategory: 'B' }, near)).toBeGreaterThan(
          partner({ ...one, weightCategory: 'C' }, near),
        );
      }),
    );
  });

  test('DELIV-011 DELIV-012 a parcel is insured up to 100 euro, transport up to 1000, picking up not at all', () => {
    const insured = Object.fromEntries(
      deliveryOptions(chair, utrecht, { distanceKm: 10, terms: plain }).map((one) => [
        one.type,
        one.insuredUpTo,
      ]),
    );
    expect(insured).toEqual({ post_transport: 100, brenger_transport: 1000, pickup_transport: null });
  });
});

describe('DELIV-017 the Wadden islands', () => {
  test('pickup is the only option, whatever the seller offers', () => {
    const islands = fc.constantFrom(1790, 1799, 8880, 8899, 9160, 9169).map((code) => `${code} AB`);
    fc.assert(
      fc.property(product, islands, trip, (one, postcode, fromTo) => {
        const options = deliveryOptions(one, { country: 'NL', postcode, province: null }, fromTo);
        expect(options.map(({ type }) => type)).toEqual(
          fromTo.terms.acceptPickup ? ['pickup_transport'] : [],
        );
      }),
    );
  });

  test('the numbers beside them and the same numbers in Belgium are on the mainland', () => {
    for (const code of ['1789 AA', '1800 AA', '8879 AA', '8900 AA', '9159 AA', '9170 AA'])
      expect(isOnWaddenIslands({ country: 'NL', postcode: code })).toBe(false);
    expect(isOnWaddenIslands({ country: 'BE', postcode: '1790' })).toBe(false);
    expect(isOnWaddenIslands({ country: 'NL', postcode: '1791aa' })).toBe(true);
  });
});
