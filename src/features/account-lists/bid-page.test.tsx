import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BidPage } from './bid-page.tsx';

const uuid = '8f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e02';
const product = {
  __typename: 'Product',
  uuid: 'p',
  slug: 'teak-dressoir',
  title: 'Teakhouten dressoir',
  productTranslations: [{ __typename: 'ProductTranslation', language: 'en', title: 'Teak dressoir' }],
  price: 450,
  status: 'ARCHIVED',
  publicationDate: null,
  featuredImage: null,
};
const bid = {
  __typename: 'Bid',
  uuid,
  amount: 300,
  counterbidAmount: null as number | null,
  created: '2026-05-04T10:00:00.000Z',
  modified: '2026-05-04T10:00:00.000Z',
  email: 'bidder@hervonden.test',
  isPaid: false,
  payout: null as number | null,
  sellerRespondedAt: null as string | null,
  status: 'PENDING',
  role: 'BUYER',
  duration: 432_000_000,
  paymentLink: null,
  product,
};
let answer: object = bid;

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  vi.stubGlobal('fetch', async () => {
    return new Response(JSON.stringify({ data: { bid: answer } }), {
      headers: { 'content-type': 'application/json' },
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function facts(of: object): Promise<Record<string, string>> {
  answer = of;
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <BidPage userId="me" uuid={uuid} notFound="No such bid" backLink="All bids" />
      </QueryClientProvider>
    </I18nProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Teak dressoir' });
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent ?? '');
  const values = screen
    .getAllByRole('definition')
    .map(({ textContent }) => (textContent ?? '').replaceAll('\u00a0', ' '));
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
}

test('BID-015 an open bid says until when it holds, to its buyer', async () => {
  expect(await facts(bid)).toEqual({
    Bid: '€ 300,–',
    'Asking price': '€ 450,–',
    'Placed on': '4 May 2026',
    'Valid until': '9 May 2026',
  });
  expect(screen.getByRole('status').textContent).toContain('Your bid has been received.');
});

test('a counterbid shows its seller what comes of it, when and to whom', async () => {
  const countered = { ...bid, role: 'SELLER', status: 'COUNTERBID', counterbidAmount: 400, payout: 352 };
  expect(await facts({ ...countered, sellerRespondedAt: '2026-05-05T10:00:00.000Z' })).toEqual({
    Bid: '€ 300,–',
    Counterbid: '€ 400,–',
    'Asking price': '€ 450,–',
    'You receive': '€ 352,–',
    'Placed on': '4 May 2026',
    'Answered on': '5 May 2026',
    Bidder: 'bidder@hervonden.test',
  });
  expect(screen.getByRole('status').textContent).toContain('You made a counterbid.');
});

test("somebody else's bid, or none, is not found", async () => {
  answer = { __typename: 'UserHasNoObjectPermissionError', errorCode: 'no_object_permission' };
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <BidPage userId="me" uuid={uuid} notFound="No such bid" backLink="All bids" />
      </QueryClientProvider>
    </I18nProvider>,
  );
  expect(await screen.findByText('No such bid')).toBeTruthy();
});
