import { describe, expect, test } from 'vitest';
import { paymentEnd, pollDelay } from './payment-end.ts';
import { transactionStatuses } from './transaction.ts';

describe('where a payment’s status leads', () => {
  test('CHECK-013 created goes back to paying', () => expect(paymentEnd('created')).toBe('again'));
  test('CHECK-014 CHECK-015 CHECK-016 CHECK-017 a payment that arrived or is pending leads to the success page', () => {
    for (const status of ['chargeback', 'completed', 'refunded', 'reserved'])
      expect(paymentEnd(status)).toBe('success');
  });
  test('CHECK-018 CHECK-019 CHECK-020 an unpaid payment leads to paying again, with a message about it', () => {
    for (const status of ['cancelled', 'expired', 'failed']) expect(paymentEnd(status)).toBe('failed');
  });
  test('CHECK-021 an unknown status waits; every known status leads somewhere', () => {
    for (const status of ['authorized', '', 'constructor']) expect(paymentEnd(status)).toBe('wait');
    for (const status of transactionStatuses) expect(paymentEnd(status)).not.toBe('wait');
  });
});

test('an order that is not there yet is read ever more rarely', () => {
  expect([0, 1, 2, 3, 4, 50].map(pollDelay)).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
});
