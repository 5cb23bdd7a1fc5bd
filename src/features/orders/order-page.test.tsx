import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { OrderPage } from './order-page.tsx';

const uuid = '8f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e02';
const delivery = {
  __typename: 'OrderDelivery',
  uuid: 'd',
  status: 'PENDING',
  deliveryMethod: { __typename: 'OrderDeliveryMethod', type: 'pickup_transport' },
  possible: [] as string[],
  hasArrived: false,
  arrivedAt: null as string | null,
  handedOffAt: null as string | null,
  confirmedAt: null as string | null,
  cancelledAt: null as string | null,
  complaint: null as string | null,
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
    ...{ houseNumberExtension: '', postcode: '3511 AV', city: 'Utrecht', country: 'NL' },
  },
};
const sold = {
  __typename: 'OrderProduct',
  uuid,
  created: '2026-05-04T10:00:00.000Z',
  title: 'Teakhouten dressoir',
  price: 450,
  discount: 0,
  quantity: 1,
  role: 'BUYER',
  payout: null as number | null,
  payoutMade: null as boolean | null,
  payoutDays: null as object | null,
  money: 'HELD',
  order: { __typename: 'Order', orderNumber: '100042' },
  product: null,
  delivery,
};
type Change = { readonly [Key in keyof typeof delivery]?: unknown };
const forBuyer = (change: Change = {}, rest: object = {}) => ({
  ...sold,
  ...rest,
  delivery: { ...delivery, ...change },
});
const forSeller = (change: Change = {}, rest: object = {}) =>
  forBuyer(change, { role: 'SELLER', payout: 381.5, payoutMade: false, ...rest });
const method = (type: string) => ({ __typename: 'OrderDeliveryMethod', type });

interface Call {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

let shown: object;
let told: object | 'no network';
let after: object | null;
const calls: Call[] = [];

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  calls.length = 0;
  after = null;
  told = { __typename: 'OrderProduct', uuid };
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const sent = JSON.parse(body) as Call;
    const name = ['updateDeliveryStatus', 'setTransportHandledBySeller'].find((one) =>
      sent.query.includes(one),
    );
    let data: object = { orderProduct: shown };
    if (name !== undefined) {
      calls.push(sent);
      if (told === 'no network') throw new TypeError('Failed to fetch');
      shown = after ?? shown;
      data = { [name]: told };
    }
    return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  online$.next(true);
  cleanup();
  vi.unstubAllGlobals();
});

async function open(order: object): Promise<void> {
  shown = order;
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <OrderPage
          userId="me"
          uuid={uuid}
          notFound="No such order"
          backLink={(isBought) => (isBought ? 'All bought' : 'All')}
          transport={(delivery) => <p>Transport of {delivery}</p>}
        />
      </QueryClientProvider>
    </I18nProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Teakhouten dressoir' });
}

const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
const button = (name: string) => screen.queryByRole('button', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const block = (name: string) => screen.queryByRole('region', { name });

test('ORDER-031 the way back from a bought piece leads to what was bought', async () => {
  await open(forBuyer());
  expect(text()).toContain('All bought');
  cleanup();
  await open(forSeller());
  expect(text()).not.toContain('All bought');
});

describe('ORDER-010 the planning of the transport', () => {
  test('is there for both sides where the partner brings it, until it has arrived', async () => {
    const brenger = { deliveryMethod: method('brenger_transport') };
    for (const order of [forBuyer(brenger), forSeller(brenger)]) {
      await open(order);
      expect(text()).toContain('Transport of d');
      cleanup();
    }
    for (const other of [{ ...brenger, status: 'ARRIVED' }, { ...brenger, status: 'CANCELLED' }, {}]) {
      await open(forBuyer(other));
      expect(text()).not.toContain('Transport of d');
      cleanup();
    }
  });
});

describe('ROUTE-072 the course of an order', () => {
  test('says how far it is and where the money is', async () => {
    await open(forBuyer({ pricePaidByCustomer: 39 }));
    const steps = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      ...['Paid4 May 2026', 'Arrived or picked up', 'Receipt confirmed', 'Seller paid'],
    ]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
    expect(text()).toContain('We hold your money.');
    expect(text()).toContain('Order number100042');
    expect(text()).toContain('You pick it up · € 39,–');
    expect(text()).toContain('€ 450,–');
    expect(text()).not.toContain('You receive');
  });

  test('ORDER-017 a cancelled one says so and asks nothing any more', async () => {
    const cancelled = { status: 'CANCELLED', cancelledAt: '2026-05-06T10:00:00.000Z' };
    await open(forBuyer(cancelled, { money: 'RETURNED' }));
    expect(text()).toContain('This order was cancelled');
    expect(text()).toContain('Your money goes back to you');
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(block('Your delivery')).toBeNull();
  });

  test('ORDER-017 a cancelled sale promises its seller no money', async () => {
    const cancelled = { status: 'CANCELLED', cancelledAt: '2026-05-06T10:00:00.000Z' };
    await open(forSeller(cancelled, { money: 'RETURNED' }));
    expect(text()).toContain('This order was cancelled');
    expect(text()).not.toContain('You receive');
  });

  test('ORDER-020 ORDER-021 once confirmed the seller reads when the money comes', async () => {
    const payoutDays = { __typename: 'PayoutDays', from: '2026-05-08', until: '2026-05-13' };
    const confirmed = { status: 'CONFIRMED', arrivedAt: sold.created, confirmedAt: sold.created };
    await open(forSeller(confirmed, { payoutDays, money: 'DUE' }));
    expect(text()).toContain(
      'Your money comes within 2 to 5 working days: between 8 May 2026 and 13 May 2026.',
    );
  });
});

describe('ORDER-008 ORDER-028 the block of the buyer', () => {
  const arrived = { status: 'ARRIVED', arrivedAt: sold.created, possible: ['confirm', 'dispute'] };

  test('ORDER-015 before arrival there is nothing to confirm; after it there is', async () => {
    await open(forBuyer());
    expect(block('Your delivery')).not.toBeNull();
    expect(block('The delivery')).toBeNull();
    expect(button('Confirm receipt')).toBeNull();
    cleanup();
    await open(forBuyer(arrived));
    const confirmed = { status: 'CONFIRMED', arrivedAt: sold.created, confirmedAt: sold.created };
    after = forBuyer(confirmed, { money: 'DUE' });
    press('Confirm receipt');
    await waitFor(() => expect(text()).toContain('You have received it. Enjoy!'));
    expect(calls).toHaveLength(1);
    expect(calls[0]?.variables).toMatchObject({ uuid: 'd', isConfirmed: true });
    expect(calls[0]?.variables.commandId).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('ORDER-016 a complaint needs ten characters; what was typed stays when sending fails', async () => {
    await open(forBuyer({ ...arrived, status: 'HANDED_OFF' }));
    press('Something is wrong');
    const field = screen.getByRole('textbox', { name: 'What is wrong?' });
    fireEvent.change(field, { target: { value: 'kort' } });
    press('Send the complaint');
    expect(text()).toContain('Tell us in at least 10 characters what is wrong.');
    expect(calls).toEqual([]);
    fireEvent.change(field, { target: { value: 'A leg is broken.' } });
    told = 'no network';
    press('Send the complaint');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Please try again.'));
    expect(field).toHaveProperty('value', 'A leg is broken.');
    act(() => online$.next(true));
    told = { __typename: 'OrderProduct', uuid };
    after = forBuyer({ status: 'IN_REVIEW', handedOffAt: sold.created, complaint: 'A leg is broken.' });
    await waitFor(() => expect(button('Send the complaint')?.hasAttribute('disabled')).toBe(false));
    press('Send the complaint');
    await waitFor(() => expect(text()).toContain('We are looking at your complaint.'));
    expect(calls.at(-1)?.variables).toMatchObject({ isInReview: true, complaint: 'A leg is broken.' });
    expect(new Set(calls.map(({ variables }) => variables.commandId)).size).toBe(1);
  });

  test('without a network nothing is confirmed, and it says why', async () => {
    await open(forBuyer(arrived));
    act(() => online$.next(false));
    expect(button('Confirm receipt')?.hasAttribute('disabled')).toBe(true);
    expect(text()).toContain('You can go on here once you are back online.');
  });

  test('a refusal of the server is told in its words', async () => {
    await open(forBuyer(arrived));
    told = {
      __typename: 'ValidationError',
      errorCode: 'wrong_state',
      message: 'This is no longer possible.',
    };
    press('Confirm receipt');
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('This is no longer possible.'),
    );
  });
});

describe('ORDER-009 ORDER-030 the block of the seller', () => {
  test.each([
    ['ORDER-012 it arrived', 'post_transport', 'arrive', 'It has arrived', { hasArrived: true }],
    [
      'ORDER-013 it was picked up',
      'pickup_transport',
      'arrive',
      'The buyer has picked it up',
      { hasArrived: true },
    ],
    [
      'ORDER-014 it was handed off',
      'frl_transport',
      'hand_off',
      'Handed to the courier',
      { isHandedOff: true },
    ],
  ])('%s', async (_what, type, event, words, flag) => {
    await open(forSeller({ deliveryMethod: method(type), possible: [event] }));
    expect(block('The delivery')).not.toBeNull();
    after = forSeller({ deliveryMethod: method(type), status: 'ARRIVED', arrivedAt: sold.created });
    press(words);
    await waitFor(() => expect(text()).toContain('After that we pay you within 2 to 5 working days.'));
    expect(calls[0]?.variables).toMatchObject({ uuid: 'd', ...flag });
  });

  test('ORDER-018 ORDER-022 a parcel: the label, the last day, the address', async () => {
    const label = 'https://post.test/label';
    const post = { deliveryMethod: method('post_transport'), postnlLabelLink: label, shipBy: '2026-05-09' };
    await open(forSeller(post));
    expect(screen.getByRole('link', { name: 'Open the label for the parcel' })).toHaveProperty('href', label);
    expect(text()).toContain('Send the parcel within 5 days: by 9 May 2026 at the latest.');
    expect(text()).toContain('Oudegracht 112');
  });

  test('ORDER-019 ORDER-029 the transport question says what bringing it oneself pays', async () => {
    const asked = {
      deliveryMethod: method('brenger_transport'),
      asksForTransport: true,
      pricePaidToTransporter: 39,
    };
    await open(forSeller(asked));
    expect(text()).toContain('You receive € 381,50, and € 39,– more when you bring it yourself.');
    after = forSeller({ ...asked, answeredTransportQuestion: true, transportHandledBySeller: true });
    press('I bring it myself');
    await waitFor(() => expect(text()).toContain('You bring it yourself.'));
    expect(calls[0]?.variables).toEqual({ deliveryUuid: 'd', transportHandledBySeller: true });
  });

  test('ORDER-029 once a day is agreed with the transport partner nobody is asked who brings it', async () => {
    await open(forSeller({ deliveryMethod: method('brenger_transport'), asksForTransport: false }));
    expect(block('Who brings it')).toBeNull();
    expect(button('I bring it myself')).toBeNull();
    expect(text()).toContain('Transport of d');
  });
});
