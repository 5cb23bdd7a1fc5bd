import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, type Mock, vi } from 'vitest';
import { dropDraft } from '#src/features/buying/checkout/checkout-draft.ts';
import { CheckoutPage } from '#src/features/buying/checkout/checkout-page.tsx';
import type { CheckoutCart } from '#src/features/buying/checkout/checkout-query.ts';
import { type Session, session$ } from '#src/platform/session/session.ts';
import { request } from './mocked-request.ts';
import { sampleCart } from './sample-cart.ts';
import { showCheckout } from './show-checkout.tsx';

export const payable = {
  transactionUid: '7f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e01',
  redirectUrl: 'https://pay.test/checkout/1',
};
export const session: Session = {
  ...{ token: 'stub', userId: 'u1', email: 'noor@hervonden.test', name: 'Noor Jansen' },
  ...{ isStaff: false, sellerId: null },
};

interface CheckoutServer {
  cart: CheckoutCart;
  /** The answer to each GraphQL document, by its name. */
  answers: Record<string, () => object>;
}

/** A fake server with one cart; the same again before each test. */
export const server: CheckoutServer = { cart: sampleCart, answers: {} };
export const leave: Mock = vi.fn();
export const called = () =>
  request.mock.calls.map(([{ name }]) => name).filter((name) => !['Checkout', 'Company'].includes(name));
export const sent = (name: string) => request.mock.calls.find(([document]) => document.name === name)?.[1];

beforeEach(() => {
  server.cart = sampleCart;
  server.answers = {
    Checkout: () => ({ cart: server.cart }),
    Company: () => ({ company: { name: 'Gevonden Meubels BV', email: 'post@gevonden.test' } }),
    UpdateCheckoutAddresses: () => ({ updateAddresses: { __typename: 'Cart' } }),
    UpdateTracking: () => ({ updateTracking: { __typename: 'Cart' } }),
    GetUsableTransaction: () => ({ getUsableTransaction: payable }),
  };
  for (const one of [request, leave]) one.mockReset();
  request.mockImplementation(async ({ name }: { name: string }) => server.answers[name]?.());
});
afterEach(() => {
  cleanup();
  session$.next(null);
  dropDraft(sampleCart.uuid);
});

/** Renders the page of step 3 and waits for its heading. */
export async function show({ hasFailed = false, failedStatus = null as string | null } = {}) {
  const slots = { steps: null, nothingInIt: <p>nothing in it</p>, addressSearch: () => null, leave };
  const shown = showCheckout(
    <CheckoutPage uuid={server.cart.uuid} {...{ hasFailed, failedStatus }} {...slots} />,
  );
  await screen.findByRole('heading', { name: 'Payment' });
  return shown;
}

export const submit = async () =>
  fireEvent.click(await screen.findByRole('button', { name: /^Pay |^Place order/ }));
