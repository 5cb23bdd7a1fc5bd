import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
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
  ...{
    shippingDay: '2026-05-12',
    canCancel: false,
    canRelease: false,
    caseUuid: null,
    staffReason: 'Sold elsewhere.',
  },
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

let sent: unknown[];
let shown: object;
beforeEach(() => {
  sent = [];
  shown = staffOrder;
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    const body: unknown = JSON.parse(String(init?.body));
    if (!String(init?.body).includes('DecideDelivery')) return Response.json({ data: { staffOrder: shown } });
    sent.push(body);
    return Response.json({ data: { updateDeliveryStatus: { __typename: 'OrderProduct' } } });
  });
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
  expect(screen.getByText('Reason of staff: Sold elsewhere.')).toBeTruthy();
});

test('ORDER-017 a cancellation is sent with its reason, and not without one', async () => {
  shown = { ...staffOrder, order: { ...staffOrder.order, lines: [{ ...line, canCancel: true }] } };
  await showPage(<OrderPage userId="staff" id="o1" notFound="None" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel and refund' }));
  const confirm = await screen.findByRole('button', { name: /^Refund/ });
  expect(confirm.hasAttribute('disabled')).toBe(true);
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: ' Sold elsewhere. ' } });
  fireEvent.click(confirm);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ variables: { uuid: 'd1', isCancelled: true, reason: 'Sold elsewhere.' } });
});

test('a line with a complaint links to it, and a payment method has its name', async () => {
  shown = { ...staffOrder, order: { ...staffOrder.order, lines: [{ ...line, caseUuid: 'c1' }] } };
  await showPage(<OrderPage userId="staff" id="o1" notFound="None" />);
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'View complaint' });
  expect(new URL(link.href).pathname).toBe('/staff/cases/c1');
  expect(screen.getByRole('link', { name: 'iDEAL' })).toBeTruthy();
});
