import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { OrderPage } from '#src/features/orders/orders/order-page.tsx';
import { online$ } from '#src/platform/connectivity/connectivity.ts';

export const uuid = '8f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e02';
const delivery = {
  __typename: 'OrderDelivery',
  uuid: 'd',
  status: 'PENDING',
  deliveryMethod: { __typename: 'OrderDeliveryMethod', type: 'pickup_transport' },
  possible: [] as string[],
  hasArrived: false,
  arrivedAt: null as string | null,
  handedOffAt: null as string | null,
  shippedAt: null as string | null,
  appointmentAt: null as string | null,
  courierDay: null as string | null,
  hasTrouble: false,
  handOverProvedAt: null as string | null,
  transportChangedAt: null as string | null,
  inReviewAt: null as string | null,
  hasComplaint: true,
  endedBy: null as string | null,
  confirmedAt: null as string | null,
  cancelledAt: null as string | null,
  complaint: null as string | null,
  staffReason: null as string | null,
  shipBy: null as string | null,
  asksForTransport: false,
  transportHandledBySeller: false,
  answeredTransportQuestion: false,
  pricePaidByCustomer: 0,
  pricePaidToTransporter: null as number | null,
  trackAndTraceLink: null as string | null,
  dhlTrackerCode: null as string | null,
  postnlLabelLink: null as string | null,
  shippingAddress: {
    __typename: 'OrderAddress',
    ...{ firstName: 'Noor', lastName: 'Janssen', companyName: '', street: 'Oudegracht', houseNumber: '112' },
    ...{ houseNumberExtension: 'A', postcode: '3511 AV', city: 'Utrecht', country: 'NL' },
  },
};
/** An order without changes, as its buyer sees it. */
export const sold = {
  __typename: 'OrderProduct',
  uuid,
  created: '2026-05-04T10:00:00.000Z',
  title: 'Teakhouten dressoir',
  price: 450,
  discount: 0,
  giftCard: 0 as number | null,
  quantity: 1,
  role: 'BUYER',
  buyerName: null as string | null,
  payout: null as number | null,
  payoutMade: null as boolean | null,
  payoutDays: null as object | null,
  payoutDelay: null as 'ACCOUNT' | 'BANK' | null,
  payoutStatus: null as string | null,
  vatScheme: null as 'ORDINARY' | 'MARGIN' | null,
  ...{ money: 'HELD', isNothingDue: false, chargedBackAt: null as string | null },
  ...{ withdrawnAt: null as string | null, isWithdrawalOpen: false, mayWithdraw: false },
  ...{ complaintStep: null as object | null, withdrawalStep: null as object | null },
  order: { __typename: 'Order', orderNumber: '100042' },
  product: null,
  delivery,
};
type Change = { readonly [Key in keyof typeof delivery]?: unknown };
export const forBuyer = (change: Change = {}, rest: object = {}) => ({
  ...sold,
  ...rest,
  delivery: { ...delivery, ...change },
});
export const forSeller = (change: Change = {}, rest: object = {}) =>
  forBuyer(change, { role: 'SELLER', payout: 381.5, payoutMade: false, ...rest });
export const method = (type: string) => ({ __typename: 'OrderDeliveryMethod', type });

interface Call {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The answers of the fake server and the calls it received. */
export const server = {
  shown: {} as object,
  /** The answer to a mutation. */
  answer: {} as object | 'no network',
  /** The order after a mutation; null if unchanged. */
  after: null as object | null,
  calls: [] as Call[],
};

const mutations = ['updateDeliveryStatus', 'setTransportHandledBySeller', 'cancelLateOrder'];

/** Installs the fake server before each test and cleans up after it. */
export function withOrderServer(): void {
  beforeEach(() => {
    i18n.loadAndActivate({ locale: 'en', messages: {} });
    Object.assign(server, { calls: [], after: null, answer: { __typename: 'OrderProduct', uuid } });
    vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
      const sent = JSON.parse(body) as Call;
      const name = mutations.find((one) => sent.query.includes(one));
      let data: object = { orderProduct: server.shown };
      if (name !== undefined) {
        server.calls.push(sent);
        if (server.answer === 'no network') throw new TypeError('Failed to fetch');
        server.shown = server.after ?? server.shown;
        data = { [name]: server.answer };
      }
      return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });
    });
  });
  afterEach(() => {
    online$.next(true);
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** Renders the order page. */
export async function open(order: object): Promise<void> {
  server.shown = order;
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <OrderPage
          userId="me"
          uuid={uuid}
          notFound="No such order"
          backLink={(isBought) => (isBought ? 'All bought' : 'All')}
          transport={(delivery) => <p>Transport of {delivery}</p>}
          shipment={(delivery) => <p>Shipment of {delivery}</p>}
          pickup={(delivery) => <p>Pickup of {delivery}</p>}
          notifications={(role) => <p>Notifications for the {role}</p>}
        />
      </QueryClientProvider>
    </I18nProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Teakhouten dressoir' });
}

export const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
export const button = (name: string) => screen.queryByRole('button', { name });
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const block = (name: string) => screen.queryByRole('region', { name });
