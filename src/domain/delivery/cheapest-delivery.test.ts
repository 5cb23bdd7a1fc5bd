import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deliveryTypes } from '../orders/delivery-method.ts';
import { cheapestDelivery } from './cheapest-delivery.ts';

const methods = fc.array(
  fc.record({ type: fc.constantFrom(...deliveryTypes), price: fc.integer({ min: -100, max: 5900 }) }),
);
const pickup = { type: 'pickup_transport', price: 0 } as const;
const free = { type: 'free_transport', price: 0 } as const;
const post = { type: 'post_transport', price: 695 } as const;
const courier = { type: 'brenger_transport', price: 1295 } as const;

test('DELIV-013 the cheapest paid method is named; free delivery and pickup do not count', () => {
  expect(cheapestDelivery([courier, post, pickup]).delivery).toBe(695);
  fc.assert(
    fc.property(methods, (all) => {
      const paid = all.filter(({ type }) => type !== 'free_transport' && type !== 'pickup_transport');
      const { delivery } = cheapestDelivery(all);
      if (typeof delivery === 'number') expect(delivery).toBe(Math.min(...paid.map(({ price }) => price)));
    }),
  );
});

test('DELIV-014 a cheapest price of zero or less is free', () => {
  expect(cheapestDelivery([{ type: 'noop_transport', price: 0 }, courier]).delivery).toBe('free');
  fc.assert(
    fc.property(methods, (all) => {
      const { delivery } = cheapestDelivery(all);
      if (typeof delivery === 'number') expect(delivery).toBeGreaterThan(0);
    }),
  );
});

test('DELIV-015 with free transport delivery is free, at any price of the others', () => {
  fc.assert(
    fc.property(methods, (all) => {
      expect(cheapestDelivery([...all, free]).delivery).toBe('free');
    }),
  );
});

test('DELIV-016 pickup is called free beside paid methods, and when it is the only method', () => {
  expect(cheapestDelivery([pickup, post])).toEqual({ delivery: 695, hasFreePickup: true });
  expect(cheapestDelivery([pickup])).toEqual({ delivery: null, hasFreePickup: true });
  expect(cheapestDelivery([pickup, free])).toEqual({ delivery: 'free', hasFreePickup: false });
  expect(cheapestDelivery([pickup, { type: 'noop_transport', price: 0 }]).hasFreePickup).toBe(false);
  expect(cheapestDelivery([])).toEqual({ delivery: null, hasFreePickup: false });
});
