import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetListsOutside, sessionStore } from '#src/ui/market/list-memory.ts';
import { OrdersPage } from './orders-page.tsx';

const bought = {
  ...{ __typename: 'OrderProduct', uuid: '8f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e02', title: 'Teak sideboard' },
  ...{ created: '2026-05-04T10:00:00.000Z', price: 450, discount: 0, quantity: 1, role: 'BUYER' },
  ...{ payout: null, payoutMade: null, payoutDays: null, payoutDelay: null, money: 'HELD', buyerName: null },
  ...{ chargedBackAt: null, withdrawnAt: null, isWithdrawalOpen: false },
  ...{ complaintStep: null, withdrawalStep: null },
  product: {
    ...{ __typename: 'Product', uuid: 'p', slug: 'teak', title: 'Teak sideboard', status: 'SOLD' },
    ...{ productTranslations: [], featuredImage: null },
    seller: { __typename: 'Seller', uuid: 's', name: 'Studio Veer', image: null },
  },
  order: { __typename: 'Order', orderNumber: '100042' },
  delivery: {
    ...{ __typename: 'OrderDelivery', uuid: 'd', status: 'PENDING', courierDay: null, hasTrouble: false },
    ...{ arrivedAt: null, shippedAt: null, handedOffAt: null, appointmentAt: null, inReviewAt: null },
    ...{ hasComplaint: true, transportChangedAt: null },
    ...{ endedBy: null, confirmedAt: null, cancelledAt: null },
    deliveryMethod: { __typename: 'OrderDeliveryMethod', type: 'pickup_transport' },
  },
};

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { variables } = JSON.parse(body) as { variables: { filters: { role: string } } };
    const orderProducts = variables.filters.role === 'BUYER' ? [bought] : [];
    const list = { __typename: 'OrderProductList', totalCount: orderProducts.length, orderProducts };
    return new Response(JSON.stringify({ data: { orderProducts: list } }), {
      headers: { 'content-type': 'application/json' },
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** Renders the page again, as following a link or going back does. */
function open(): void {
  cleanup();
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <OrdersPage userId="me" orderLink={(_, title) => title} browseLink={null} />
      </QueryClientProvider>
    </I18nProvider>,
  );
}
const seesBought = () => screen.findByText('Teak sideboard');
async function staysWithNothingSold() {
  const label = 'Your sales appear here, from payment to payout.';
  await screen.findByText(label);
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(screen.queryByText(label)).not.toBeNull();
}

test('ORDER-031 somebody who only bought sees that first, and can look at the empty side of the seller', async () => {
  open();
  await seesBought();
  fireEvent.click(screen.getByText('Sold'));
  await staysWithNothingSold();
  open();
  await staysWithNothingSold();
  forgetListsOutside(sessionStore(), '/account');
  open();
  await seesBought();
});

test('ORDER-031 no empty list is shown before what was bought', async () => {
  const texts: string[] = [];
  const seen = new MutationObserver(() => texts.push(document.body.textContent ?? ''));
  seen.observe(document.body, { childList: true, subtree: true });
  queries.clear();
  forgetListsOutside(sessionStore(), '/account');
  open();
  await seesBought();
  seen.disconnect();
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => text.includes('Nothing here yet'))).toEqual([]);
});

test('ROUTE-071 a row leads with the seller, and says what happens next and until when before its status', async () => {
  open();
  await seesBought();
  const row = screen.getByText('Teak sideboard').closest('li, tr');
  expect(row?.textContent).toMatch(/Studio Veer.*Teak sideboard/);
  expect(row?.textContent).toMatch(/Agree on a time for the handoverby 18 May 2026.*To be delivered/);
});
