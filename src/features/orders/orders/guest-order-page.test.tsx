import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PathLinkProps } from '#src/ui/kit/path-link.tsx';
import { GuestOrderPage } from './guest-order-page.tsx';

vi.mock('#src/ui/kit/path-link.tsx', () => ({
  PathLink: ({ href, children }: PathLinkProps) => <a href={href}>{children}</a>,
}));

const uuid = '8f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e02';
const linkKey = `${uuid}.zzzzz.${'a'.repeat(64)}`;
const delivery = {
  ...{ __typename: 'OrderDelivery', uuid: 'd', status: 'ARRIVED', hasArrived: true, possible: ['confirm'] },
  deliveryMethod: { __typename: 'OrderDeliveryMethod', type: 'post_transport' },
  ...{ arrivedAt: '2026-05-06T10:00:00.000Z', handedOffAt: null, shippedAt: '2026-05-05T10:00:00.000Z' },
  ...{
    appointmentAt: null,
    courierDay: null,
    hasTrouble: false,
    handOverProvedAt: null,
    ...{ inReviewAt: null, hasComplaint: true, transportChangedAt: null },
    endedBy: null,
    confirmedAt: null,
  },
  ...{ cancelledAt: null, complaint: null, shipBy: '2026-05-09', asksForTransport: false },
  ...{ transportHandledBySeller: false, answeredTransportQuestion: false, pricePaidByCustomer: 7 },
  ...{ pricePaidToTransporter: null, trackAndTraceLink: 'https://postnl.test/3S', dhlTrackerCode: null },
  ...{ postnlLabelLink: null, shippingAddress: null },
};
const order = (change: object = {}, rest: object = {}) => ({
  ...{ __typename: 'OrderProduct', uuid, created: '2026-05-04T10:00:00.000Z', title: 'Teakhouten dressoir' },
  ...{ price: 450, discount: 0, quantity: 1, role: 'BUYER', payout: null, payoutMade: null },
  ...{
    payoutDays: null,
    vatScheme: null,
    money: 'HELD',
    chargedBackAt: null,
    order: { __typename: 'Order', orderNumber: '100042' },
  },
  ...{ withdrawnAt: null, isWithdrawalOpen: false, mayWithdraw: false },
  ...{ complaintStep: null, withdrawalStep: null, payoutDelay: null },
  ...{ product: null, delivery: { ...delivery, ...change }, ...rest },
});

let shown: object;
let calls: { readonly name: string; readonly variables: Record<string, unknown> }[];

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  calls = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body) as { query: string; variables: Record<string, unknown> };
    const name = ['changeGuestOrder', 'sendGuestOrderLink'].find((one) => query.includes(one));
    if (name !== undefined) calls.push({ name, variables });
    const data =
      name === undefined ? { guestOrder: shown } : { [name]: { __typename: 'GuestOrderLinkSent', uuid } };
    return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(answer: object, heading: string): Promise<void> {
  shown = answer;
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <GuestOrderPage
          linkKey={linkKey}
          backLink="Shop"
          newComplaint={(key, { uuid }) => <p>{`Complaint form of ${uuid} with ${key}`}</p>}
          complaint={(key, isOpen) => <p>{`Complaint ${isOpen ? 'open' : 'ended'} with ${key}`}</p>}
          pickup={(key, deliveryUuid) => <p>{`Pickup ${deliveryUuid} with ${key}`}</p>}
          messages={(key) => <p>{`Messages of ${key}`}</p>}
          account={(orderUuid, label) => <a href={`/account?to=${orderUuid}`}>{label}</a>}
        />
      </QueryClientProvider>
    </I18nProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: heading });
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('ORDER-028 without an account: shows status and tracking, and confirms receipt with the key of the link', async () => {
  await open(order(), 'Teakhouten dressoir');
  expect(screen.getByRole('link', { name: 'Track parcel' }).getAttribute('href')).toBe(
    'https://postnl.test/3S',
  );
  expect(screen.getByRole('link', { name: /Create an account/ }).getAttribute('href')).toContain(uuid);
  expect(screen.getByText(`Messages of ${linkKey}`)).toBeTruthy();
  press('Confirm receipt');
  press('Yes, pay the seller');
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toMatchObject({
    ...{ name: 'changeGuestOrder', variables: { key: linkKey, event: 'confirm' } },
  });
});

test('the form of a complaint is on this page while one can be opened', async () => {
  await open(order({ possible: ['dispute'] }), 'Teakhouten dressoir');
  expect(screen.getByText(new RegExp(`^Complaint form of .+ with ${linkKey}$`))).toBeTruthy();
  cleanup();
  await open(order({ possible: [] }), 'Teakhouten dressoir');
  expect(screen.queryByText(/^Complaint form/)).toBeNull();
});

test('a sale under the margin scheme shows that its price contains no VAT to deduct', async () => {
  await open(order({}, { vatScheme: 'MARGIN' }), 'Teakhouten dressoir');
  expect(screen.getByText(/^Margin scheme – second-hand goods: the price contains no VAT/)).toBeTruthy();
});

test('an expired link offers a new one by email; an invalid link does not', async () => {
  const refusal = (errorCode: string) => ({ __typename: 'ValidationError', errorCode, message: 'Oud.' });
  await open(refusal('guest_order_link_expired'), 'This link has expired');
  press('Email me a new link');
  await screen.findByText(/We have sent a new link/);
  expect(calls).toEqual([{ name: 'sendGuestOrderLink', variables: { key: linkKey } }]);
  cleanup();
  await open(refusal('guest_order_link_wrong'), 'We can’t open this order');
  expect(screen.queryByRole('button')).toBeNull();
});

test('the complaint and the hand-over in person are on this page', async () => {
  const complaint = { status: 'IN_REVIEW', inReviewAt: '2026-05-07T10:00:00.000Z', complaint: 'Kapot.' };
  await open(order({ ...complaint, possible: [] }), 'Teakhouten dressoir');
  expect(screen.getByRole('link', { name: 'Track parcel' })).toBeTruthy();
  cleanup();
  await open(order({ ...complaint, possible: [], trackAndTraceLink: null }), 'Teakhouten dressoir');
  expect(screen.getByText(`Complaint open with ${linkKey}`)).toBeTruthy();
  // A heading is not rendered without content below it.
  expect(screen.queryByRole('heading', { name: 'Your delivery' })).toBeNull();
  cleanup();
  const pickup = { __typename: 'OrderDeliveryMethod', type: 'pickup_transport' };
  const pending = { status: 'PENDING', shippedAt: null, arrivedAt: null, possible: [] };
  await open(order({ ...pending, deliveryMethod: pickup }), 'Teakhouten dressoir');
  expect(screen.getByText(`Pickup d with ${linkKey}`)).toBeTruthy();
});

test('L5 the link to withdraw from the purchase takes the order number along', async () => {
  await open(order({}, { mayWithdraw: true }), 'Teakhouten dressoir');
  expect(screen.getByRole('link', { name: 'Withdraw from purchase' }).getAttribute('href')).toBe(
    '/herroepen?bestelling=100042',
  );
});
