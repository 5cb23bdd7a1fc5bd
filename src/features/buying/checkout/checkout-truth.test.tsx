import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Session, session$ } from '#src/platform/session/session.ts';
import { sampleCart } from '#tests/setup/sample-cart.ts';
import { showCheckout } from '#tests/setup/show-checkout.tsx';
import { dropDraft } from './checkout-draft.ts';
import { CheckoutPage } from './checkout-page.tsx';

// Step 3 must say what the server does: where the email goes, what the total is, and which cart is paid.

const { request } = vi.hoisted(() => ({ request: vi.fn() }));
vi.mock('#src/data/graphql/client.ts', () => ({ request }));
vi.mock('#src/data/tracking/track.ts', () => ({ track: vi.fn() }));
vi.mock('#src/data/db/use-live.ts', () => ({ useLiveQuery: () => ({ ready: true, documents: [] }) }));

const session: Session = {
  ...{ token: 'stub', userId: 'u1', email: 'account@hervonden.test', name: 'Noor Jansen' },
  ...{ isStaff: false, sellerId: null },
};
let total: number;
let payable: object;
const leave = vi.fn();
const sent = (name: string) =>
  request.mock.calls.filter(([document]) => document.name === name).map(([, variables]) => variables);

beforeEach(() => {
  total = sampleCart.total;
  for (const one of [request, leave]) one.mockReset();
  request.mockImplementation(async ({ name }: { name: string }) => {
    if (name === 'Checkout') return { cart: { ...sampleCart, total } };
    if (name === 'LastAddress') return { me: { lastAddress: null } };
    if (name === 'Company') return { company: null };
    if (name === 'GetUsableTransaction') return { getUsableTransaction: payable };
    return { updateAddresses: { __typename: 'Cart' }, updateTracking: { __typename: 'Cart' } };
  });
});
afterEach(() => {
  cleanup();
  session$.next(null);
  dropDraft(sampleCart.uuid);
});

const slots = { steps: null, nothingInIt: null, addressSearch: () => null, leave };
function show({ uuid = sampleCart.uuid, failedStatus = null as string | null } = {}) {
  const props = { uuid, failedStatus, hasFailed: failedStatus !== null };
  return showCheckout(<CheckoutPage {...props} {...slots} />, `/checkout/${uuid}`);
}

test('CHECK-025 a signed-in buyer sees that the confirmation goes to the account’s address, a visitor does not', async () => {
  show();
  await screen.findByLabelText('Email address');
  expect(screen.queryByText(/The confirmation goes to/)).toBeNull();
  act(() => session$.next(session));
  expect(screen.getByText('The confirmation goes to your account: account@hervonden.test')).toBeDefined();
});

test('CHECK-037 a price that rose meanwhile is refused, shown, and paid at the next press', async () => {
  payable = { errorCode: 'cart_total_changed', message: 'The total has changed.' };
  show();
  const pay = await screen.findByRole('button', { name: /^Pay .*489,95/ });
  total = 520;
  fireEvent.click(pay);
  expect((await screen.findByRole('alert')).textContent).toContain('The total has changed.');
  const next = await screen.findByRole('button', { name: /^Pay .*520/ });
  expect(leave).not.toHaveBeenCalled();
  payable = { transactionUid: '7f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e01', redirectUrl: 'https://pay.test/1' };
  fireEvent.click(next);
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce());
  expect(sent('GetUsableTransaction').map(({ expectedTotal }) => expectedTotal)).toEqual([489.95, 520]);
});

test('a cart whose products cannot be reserved now shows a message with next steps and without an error code', async () => {
  payable = { errorCode: 'reservation_crowded_guest', message: 'Checkout is busy. Your cart is saved.' };
  show();
  fireEvent.click(await screen.findByRole('button', { name: /^Pay / }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/^Your products cannot be reserved right now.*Your cart is saved\./);
  expect(screen.queryByText(/went wrong|105/)).toBeNull();
  const hrefs = within(alert)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/winkelwagen', '/net-binnen']);
});

test('PERM-004 ROUTE-065 the address of a cart that a sign-in put into another leads to that, with what failed', async () => {
  const { router } = show({ uuid: '3f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e08', failedStatus: 'expired' });
  await vi.waitFor(() => expect(router.state.location.pathname).toBe(`/checkout/${sampleCart.uuid}`));
  expect(router.state.location.search).toEqual({ payment_failed: 'true', payment_status: 'expired' });
});
