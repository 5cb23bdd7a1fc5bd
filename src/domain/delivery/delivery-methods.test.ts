import { expect, test } from 'vitest';
import { deliveryMethodOffers } from './delivery-methods.ts';

const kinds = (weightCategory: string | null, acceptPickup = true) =>
  deliveryMethodOffers({ weightCategory, acceptPickup }).map(({ kind }) => kind);

test('PROD-045 the weight class decides the delivery methods: A and C also by post, B with the partner only', () => {
  expect(kinds('A')).toEqual(['pickup', 'parcel', 'transport']);
  expect(kinds('C')).toEqual(['pickup', 'parcel', 'transport']);
  expect(kinds('B')).toEqual(['pickup', 'transport']);
  expect(kinds(null)).toEqual(['pickup', 'transport']);
});

test('PROD-045 pick up is named only when the seller offers it', () => {
  expect(kinds('B', false)).toEqual(['transport']);
});

test('PROD-045 the prices are the ranges of the post and of the partner, in euros', () => {
  expect(deliveryMethodOffers({ weightCategory: 'A', acceptPickup: false })).toEqual([
    { kind: 'parcel', price: { from: 3.95, to: 10.95 }, insuredUpTo: 100 },
    { kind: 'transport', price: { from: 6.95, to: 59 }, insuredUpTo: 1000 },
  ]);
});
