import { expect, test, vi } from 'vitest';
import { NetworkError, ServerUnavailableError } from '#src/data/graphql/errors.ts';
import { type CheckoutSteps, submitCheckout } from './submit-checkout.ts';

const payable = { transactionUid: '3f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e01', redirectUrl: 'https://pay.test/1' };
const refused = { ok: false, message: 'Not like this.', errorCode: 'cart_is_frozen' } as const;

function steps(change: Partial<CheckoutSteps> = {}) {
  return {
    addresses: vi.fn(async () => ({ ok: true, done: null }) as const),
    tracking: vi.fn(async () => ({ ok: true, done: null }) as const),
    pay: vi.fn(async () => ({ ok: true, done: payable }) as const),
    ...change,
  };
}
const codeOf = async (change: Partial<CheckoutSteps>) => {
  const end = await submitCheckout(steps(change));
  return end.ok ? null : end.failure;
};
const throwing = (error: Error) => async () => {
  throw error;
};

test('CHECK-007 CHECK-008 CHECK-009 addresses, then tracking, then the payment, each after the other has ended', async () => {
  const order: string[] = [];
  const slow =
    <Done>(name: string, done: Done) =>
    async () => {
      await Promise.resolve();
      order.push(name);
      return { ok: true, done } as const;
    };
  const end = await submitCheckout({
    ...{ addresses: slow('addresses', null), tracking: slow('tracking', null), pay: slow('pay', payable) },
  });
  expect(order).toEqual(['addresses', 'tracking', 'pay']);
  expect(end).toEqual({ ok: true, payable });
});

test('CHECK-034 code 103 when the addresses could not be sent; nothing follows', async () => {
  const all = steps({ addresses: throwing(new NetworkError('gone')) });
  expect(await submitCheckout(all)).toMatchObject({ ok: false, failure: { code: 103, message: null } });
  expect(all.tracking).not.toHaveBeenCalled();
  expect(all.pay).not.toHaveBeenCalled();
  expect(await codeOf({ addresses: async () => refused })).toMatchObject({
    ...{ code: 103, message: 'Not like this.' },
  });
});

test('CHECK-032 code 101 when the server refuses the tracking', async () => {
  expect(await codeOf({ tracking: async () => refused })).toMatchObject({ code: 101 });
});

test('CHECK-033 code 102 when the network fails under the tracking', async () => {
  expect(await codeOf({ tracking: throwing(new NetworkError('gone')) })).toMatchObject({ code: 102 });
});

test('CHECK-035 code 104 when the tracking fails in another manner; there is no payment then', async () => {
  const all = steps({ tracking: throwing(new ServerUnavailableError(502, null)) });
  expect(await submitCheckout(all)).toMatchObject({ failure: { code: 104 } });
  expect(all.pay).not.toHaveBeenCalled();
});

test('CHECK-036 code 105 when the payment could not be made, with the server’s reason', async () => {
  expect(await codeOf({ pay: async () => refused })).toEqual({
    ...{ code: 105, message: 'Not like this.', errorCode: 'cart_is_frozen' },
  });
  expect(await codeOf({ pay: throwing(new Error('x')) })).toMatchObject({ code: 105, message: null });
});
