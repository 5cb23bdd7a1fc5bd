import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showPage } from '#tests/setup/show-page.tsx';
import { OrderPage } from './order-page.tsx';

const euros = {
  paid: 450,
  giftCard: 0,
  discount: 0,
  held: 450,
  refunded: 0,
  due: 0,
  paidOut: 0,
  platform: 0,
};
const line = {
  ...{ uuid: 'l1', deliveryUuid: 'd1', title: 'Teak chair', slug: null, quantity: 1, paid: 450, payout: 400 },
  ...{ giftCard: 0, sellerName: 'Vintage Noord', sellerUserUuid: null, status: 'PENDING', complaint: null },
  ...{ shippingDay: '2026-05-12', canCancel: false, canRelease: false },
};
const staffOrder = {
  __typename: 'StaffOrderDetail',
  order: {
    ...{ uuid: 'o1', number: '100042', created: '2026-05-04T10:00:00Z', buyerUuid: null, buyerName: null },
    ...{ buyerEmail: 'noor@hervonden.test', paymentStatus: 'completed', transactionUid: 't', ...euros },
    ...{ paymentMethod: 'ideal', lines: [line] },
  },
  address: null,
  history: [
    {
      at: '2026-05-05T10:00:00Z',
      what: 'ledger_partly_refunded',
      title: 'Teak chair',
      who: null,
      amount: 80,
    },
    {
      at: '2026-05-06T10:00:00Z',
      what: 'ledger_payout_returned',
      title: 'Teak chair',
      who: null,
      amount: 320,
    },
  ],
  deadlines: [{ uuid: 'x', kind: 'order_clock', due: '2026-05-08T07:00:00Z', error: null }],
};

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { staffOrder } }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('S23 the history and the next steps are shown as text, and days as dates', async () => {
  await showPage(<OrderPage userId="staff" id="o1" notFound="None" />);
  await screen.findByRole('heading', { level: 1, name: 'Order 100042' });
  expect(screen.getByText('Part of the money returned to the buyer')).toBeTruthy();
  expect(screen.getByText('Payout returned by the bank')).toBeTruthy();
  expect(screen.getByText(/Next step of the delivery/)).toBeTruthy();
  expect(screen.getByText('Transport on 12 May 2026')).toBeTruthy();
});
