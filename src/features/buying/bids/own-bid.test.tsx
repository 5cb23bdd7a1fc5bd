import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ownReservations$ } from '#src/data/header-counts.ts';
import { forgetVisitorBids, storeVisitorBid, visitorBids$ } from '#src/data/visitor-bids.ts';
import { session$ } from '#src/platform/session/session.ts';
import { BidDialog } from './bid-dialog.tsx';
import { followOwnBids } from './follow-own-bids.ts';
import { isReservedFor, useOwnBid } from './own-bid.ts';
import { OwnBidNote } from './own-bid-note.tsx';

const { request } = vi.hoisted(() => ({ request: vi.fn() }));
vi.mock('#src/data/graphql/client.ts', () => ({ request }));

// Finding C6 of docs/reviews/2026-11-findings.md: after a bid the page offers no second one.

const productUuid = '4f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e01';
const uuid = '3f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e02';
const product = {
  ...{ uuid: productUuid, title: 'Teak sideboard', inventory: 1, price: 450, minimumBidPrice: 270 },
  productTranslations: [],
};
const session = {
  ...{
    token: 't',
    userId: 'u',
    email: 'robin@hervonden.test',
    name: 'Robin',
    isStaff: false,
    sellerId: null,
  },
};
const pending = {
  ...{
    __typename: 'Bid',
    uuid,
    amount: 300,
    counterbidAmount: null,
    status: 'PENDING',
    isPaid: false,
    closedReason: null,
  },
  validUntil: '2099-05-09T10:00:00.000Z',
};

let bid: object | null;
let accounts: object[];
let key: string | null;

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  bid = null;
  accounts = [];
  key = 'placed-key';
  request.mockReset();
  request.mockImplementation(async ({ name }: { name: string }) => {
    if (name === 'PlaceBid') {
      bid = pending;
      return { placeBid: { __typename: 'BidPlaced', uuid, key } };
    }
    if (name === 'VisitorBid')
      return { bid: bid ?? { __typename: 'ObjectDoesNotExistError', errorCode: 'object_does_not_exist' } };
    return { bids: { __typename: 'BidList', bids: accounts } };
  });
});
afterEach(() => {
  cleanup();
  session$.next(null);
  forgetVisitorBids();
});

function Actions() {
  const own = useOwnBid(productUuid);
  return own === null ? (
    <BidDialog product={product} isOpen onOpenChange={() => undefined} />
  ) : (
    <>
      <OwnBidNote bid={own} />
      {isReservedFor(own) && <p>held for the reader</p>}
    </>
  );
}

function show(client = new QueryClient({ defaultOptions: { queries: { retry: false } } })) {
  const rootRoute = createRootRoute({ component: Actions });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  return client;
}
const asked = () => request.mock.calls.map(([{ name }]) => name);

async function placeBid(email: string | null) {
  fireEvent.change(await screen.findByRole('textbox', { name: 'Your bid' }), { target: { value: '300' } });
  if (email !== null)
    fireEvent.change(screen.getByRole('textbox', { name: 'Email address' }), { target: { value: email } });
  fireEvent.click(screen.getByRole('button', { name: 'Place bid' }));
}

describe('BID-016 the reader’s own bid takes the place of the bid button', () => {
  test('for a visitor as soon as it is placed, with a link to it', async () => {
    show();
    await placeBid('noor@hervonden.test');
    expect(await screen.findByText(/^You bid €/)).toBeDefined();
    expect(visitorBids$.value).toEqual([{ uuid, productUuid, key: 'placed-key' }]);
    expect(screen.getByRole('link', { name: 'View your bid' }).getAttribute('href')).toBe(
      `/account/biedingen/${uuid}?sleutel=placed-key`,
    );
    expect(request.mock.calls.at(-1)?.[1]).toEqual({ uuid, key: 'placed-key' });
  });

  test('for a visitor who comes back, and shows that it is reserved once it was accepted', async () => {
    storeVisitorBid({ uuid, productUuid, key: 'placed-key' });
    bid = { ...pending, status: 'ACCEPTED' };
    show();
    expect(await screen.findByText(/was accepted$/)).toBeDefined();
    expect(screen.getByText('held for the reader')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Pay for your bid' })).toBeDefined();
  });

  test('a paid one asks for no payment: the product of which more are left was bought', async () => {
    storeVisitorBid({ uuid, productUuid, key: 'placed-key' });
    bid = { ...pending, status: 'ACCEPTED', isPaid: true, counterbidAmount: 350 };
    show();
    expect(await screen.findByText('You bought this product for € 350,–')).toBeDefined();
    expect(screen.getByRole('link', { name: 'View your bid' })).toBeDefined();
    expect(screen.queryByText(/Pay for your bid|reserved/)).toBeNull();
  });

  test.each([
    ['accepted_elsewhere', 'The seller accepted another buyer’s bid.'],
    ['sold', 'The product was sold to another buyer.'],
    ['gone', 'The product is no longer for sale.'],
  ])('shows what ended a bid that nobody declined: %s', async (closedReason, text) => {
    storeVisitorBid({ uuid, productUuid, key: 'placed-key' });
    bid = { ...pending, status: 'REJECTED', closedReason };
    show();
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.getByText(/^Your bid of € 300,– is no longer valid$/)).toBeDefined();
    expect(screen.queryByText(/declined/)).toBeNull();
  });

  test('not when the server does not open it any more: then it is forgotten', async () => {
    storeVisitorBid({ uuid, productUuid, key: 'placed-key' });
    show();
    await waitFor(() => expect(visitorBids$.value).toEqual([]));
    expect(screen.getByRole('button', { name: 'Place bid' })).toBeDefined();
  });

  test('for an account the account’s bid counts, not a visitor’s bid on this device', async () => {
    storeVisitorBid({ uuid, productUuid, key: 'placed-key' });
    bid = pending;
    accounts = [{ ...pending, amount: 320 }];
    session$.next(session);
    show();
    expect((await screen.findByText(/^You bid €/)).textContent).toContain('320');
    expect(screen.getByRole('link', { name: 'View your bid' }).getAttribute('href')).toBe(
      `/account/biedingen/${uuid}`,
    );
    expect(asked()).not.toContain('VisitorBid');
  });
});

describe('what accepted bids have reserved for the reader', () => {
  const other = '4f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e09';

  test('is known to tiles, for a visitor and for an account, and goes when it signs out', async () => {
    followOwnBids(new QueryClient({ defaultOptions: { queries: { retry: false } } }));
    bid = { ...pending, status: 'ACCEPTED' };
    act(() => storeVisitorBid({ uuid, productUuid, key: 'placed-key' }));
    await waitFor(() => expect(ownReservations$.value.bids).toEqual([productUuid]));
    accounts = [{ product: { uuid: other } }];
    session$.next(session);
    await waitFor(() => expect(ownReservations$.value.bids).toEqual([other]));
    session$.next(null);
    await waitFor(() => expect(ownReservations$.value.bids).toEqual([]));
    expect(visitorBids$.value).toEqual([]);
  });
});
