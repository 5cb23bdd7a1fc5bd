import { describe, expect, test } from 'vitest';
import { freeOf, reservedUntil } from './reservation.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 13, minute));
const hold = (minute: number, quantity = 1) => ({ quantity, until: at(minute) });

describe('until when a product is reserved', () => {
  test.each([
    ['nothing is held', 1, [], 1, null],
    ['the only one is held', 1, [hold(20)], 1, at(20)],
    ['one of two is held', 2, [hold(20)], 1, null],
    ['both are held: the first that may come free counts', 2, [hold(40), hold(20)], 1, at(20)],
    ['both are wanted: the last one counts', 2, [hold(40), hold(20)], 2, at(40)],
    ['one hold of two, two wanted', 2, [hold(40, 2)], 2, at(40)],
    ['more is held than there is', 1, [hold(20), hold(40)], 1, at(40)],
    ['it is sold out', 0, [hold(20)], 1, null],
    ['more is wanted than there is', 1, [hold(20)], 2, null],
  ])('%s', (_name, inventory, holds, wanted, until) => {
    expect(reservedUntil(inventory, holds, wanted)).toEqual(until);
  });

  test('the free stock is never below zero', () => {
    expect(freeOf(3, [hold(20, 2)])).toBe(1);
    expect(freeOf(1, [hold(20, 2)])).toBe(0);
  });
});
