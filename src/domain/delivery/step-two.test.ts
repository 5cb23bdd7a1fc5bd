import { expect, test } from 'vitest';
import { isCompletePlace, placeProblems, stepTwoProblems } from './step-two.ts';

const place = {
  ...{ street: 'Biltstraat', houseNumber: '88', postcode: '3572 BJ', city: 'Utrecht' },
  country: 'NL',
} as const;

test('CART-016 CART-018 street, house number, postcode and city are all needed', () => {
  expect(isCompletePlace(place)).toBe(true);
  expect(isCompletePlace(null)).toBe(false);
  for (const part of ['street', 'houseNumber', 'postcode', 'city'] as const) {
    expect(placeProblems({ ...place, [part]: ' ' })).toEqual([part]);
    expect(stepTwoProblems({ address: { ...place, [part]: '' }, chosen: [true] })).toEqual([
      'cart_add_address_b',
    ]);
  }
  expect(placeProblems({ ...place, country: 'BE' })).toEqual(['postcode']);
});

test('CART-017 CART-019 every delivery needs a method', () => {
  expect(stepTwoProblems({ address: place, chosen: [true, true] })).toEqual([]);
  expect(stepTwoProblems({ address: place, chosen: [true, false] })).toEqual([
    'cart_pick_delivery_method_for_all_products_b',
  ]);
  expect(stepTwoProblems({ address: null, chosen: [false] })).toEqual([
    ...['cart_add_address_b', 'cart_pick_delivery_method_for_all_products_b'],
  ]);
});
