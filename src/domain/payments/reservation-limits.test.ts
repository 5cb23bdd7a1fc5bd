import { describe, expect, test } from 'vitest';
import {
  leastPaymentTime,
  type ReservationHolder,
  reservationLimits,
  reservationProblem,
  reservationTime,
} from './reservation-limits.ts';

const nothing = { own: 0, network: 0, subnet: 0, pool: 0 };
const problem = (
  holder: ReservationHolder,
  wanted: number,
  use: Partial<typeof nothing> = {},
  forSale = 2_000,
) => reservationProblem(holder, wanted, { ...nothing, ...use }, forSale);

describe('what may be reserved without being paid', () => {
  test('a dealer pays eight products in one cart, signed in or not', () => {
    expect(problem('guest', 8)).toBeNull();
    expect(problem('account', 8)).toBeNull();
  });

  test('a cart beyond the limit is refused with another message than open payments that use it up', () => {
    expect(problem('guest', 11)).toBe('reservation_cart_too_large_guest');
    expect(problem('account', 16)).toBe('reservation_cart_too_large');
    expect(problem('guest', 3, { own: 8 })).toBe('reservation_limit_guest');
    expect(problem('account', 8, { own: 8 })).toBe('reservation_limit');
  });

  test('a network has a limit for guests and accounts together, the networks around it one for guests', () => {
    expect(problem('account', 5, { network: 15 })).toBeNull();
    expect(problem('account', 5, { network: 16 })).toBe('reservation_limit_network');
    expect(problem('guest', 5, { subnet: 35 })).toBeNull();
    expect(problem('guest', 5, { subnet: 36 })).toBe('reservation_limit_network');
    expect(problem('account', 15, { subnet: 1_000 })).toBeNull();
  });

  test('all guests together take a tenth of the products at most, and in a crowd a pair each', () => {
    expect(problem('guest', 10, { pool: 100 })).toBeNull();
    expect(problem('guest', 3, { pool: 101 })).toBe('reservation_crowded_guest');
    expect(problem('guest', 1, { pool: 103, own: 2 })).toBe('reservation_crowded_guest');
    expect(problem('guest', 2, { pool: 198 })).toBeNull();
    expect(problem('guest', 1, { pool: 200 })).toBe('reservation_crowded_guest');
    expect(problem('account', 1, { pool: 200 })).toBe('reservation_crowded');
  });

  test.each([0, 12, 40, 200, 299, 300, 2_000])(
    'with nobody else paying, the own limit is all that counts, of %i products for sale',
    (forSale) => {
      for (const holder of ['guest', 'account'] as const) {
        const most = reservationLimits.own[holder];
        expect(problem(holder, most, {}, forSale)).toBeNull();
        for (let own = 1; own < most; own += 1)
          expect(
            problem(holder, most - own, { own, network: own, subnet: own, pool: own }, forSale),
          ).toBeNull();
      }
    },
  );

  test('only what others have reserved makes a crowd, in the smallest pool too', () => {
    const half = reservationLimits.leastPool / 2;
    expect(problem('account', 10, { pool: half }, 12)).toBeNull();
    expect(problem('account', 3, { pool: half + 1 }, 12)).toBe('reservation_crowded');
    expect(problem('account', 2, { pool: half + 1 }, 12)).toBeNull();
    expect(problem('account', 5, { own: 10, network: 10, pool: half }, 12)).toBeNull();
  });

  test('every reservation is longer than the least time for a payment', () => {
    for (const time of Object.values(reservationTime)) expect(time).toBeGreaterThan(leastPaymentTime);
  });

  test('a small shop still lets several buyers pay at once', () => {
    expect(problem('guest', 8, {}, 12)).toBeNull();
    expect(problem('guest', 1, { pool: reservationLimits.leastPool - 1 }, 12)).toBeNull();
  });
});
