import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dashboard } from './dashboard.tsx';

const months = ['2026-10', '2026-11'].map((month, sold) => ({ month, sold, payout: sold * 120.5 }));
const weeks = ['2026-11-09', '2026-11-16', '2026-11-23'].map((week, index) => ({
  ...{ week, views: 1_200 * index, wishlist: index, bids: 0, sold: index === 1 ? 1 : 0 },
}));
const numbers = {
  __typename: 'SellerDashboard',
  views: { now: 5000, before: 100 },
  wishlistCount: { now: 100, before: 5 },
  bids: { now: 7, before: 0 },
  sold: { now: 0, before: 1 },
  months,
  weeks,
  pricePositions: [],
  medianDaysToSell: null as number | null,
};
let answer: object = numbers;
const periods: unknown[] = [];

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  periods.length = 0;
  vi.stubGlobal('fetch', async (_url: string, init: { body: string }) => {
    periods.push(JSON.parse(init.body).variables.period);
    return new Response(JSON.stringify({ data: { sellerDashboard: answer } }), {
      headers: { 'content-type': 'application/json' },
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show() {
  return render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <Dashboard userId="me" />
      </QueryClientProvider>
    </I18nProvider>,
  );
}

const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent?.replaceAll('\u00a0', ' ')));

test('every step is given in text and numbers; a share that rounds to zero is not zero', async () => {
  show();
  const funnel = await screen.findByRole('table', { name: 'From view to sale' });
  expect(cells(funnel).slice(1)).toEqual([
    ['Views', '5,000', '–', '100'],
    ['Favourites', '100', '2%', '5'],
    ['Bids', '7', '< 1%', '0'],
    ['Sold', '0', '0%', '1'],
  ]);
  expect(screen.getByText(/You made no sales in this period/)).toBeTruthy();
});

test('the months are drawn and listed in a table too', async () => {
  answer = { ...numbers, sold: { now: 2, before: 0 }, medianDaysToSell: 9 };
  show();
  expect(await screen.findByRole('img', { name: /You receive €\s120,50/ })).toBeTruthy();
  for (const summary of screen.getAllByText('Figures in a table')) fireEvent.click(summary);
  const twin = screen.getAllByRole('table').at(-1);
  expect(
    twin === undefined
      ? []
      : cells(twin)
          .slice(1)
          .map(([, sold, payout]) => [sold, payout]),
  ).toEqual([
    ['0', '€ 0,–'],
    ['1', '€ 120,50'],
  ]);
  expect(screen.getByText(/Half of the products you sold found a buyer within 9 days/)).toBeTruthy();
});

test('sales of which the days are unknown are still sales', async () => {
  answer = { ...numbers, sold: { now: 2, before: 0 }, medianDaysToSell: null };
  show();
  await screen.findByRole('table', { name: 'From view to sale' });
  expect(screen.queryByText(/You made no sales/)).toBeNull();
});

test('another period asks for its numbers', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: '1 year' }));
  await vi.waitFor(() => expect(periods).toEqual(['DAYS_30', 'YEAR']));
  expect(screen.getByRole('button', { name: '1 year' }).getAttribute('aria-pressed')).toBe('true');
});

test('each week is drawn with a scale for views, wishlist, bids and sales, and listed in a table', async () => {
  show();
  expect(
    await screen.findByRole('img', { name: 'Views: 3,600 in twelve weeks, 2,400 of them in this one.' }),
  ).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Sold: 1 in twelve weeks, 0 of them in this one.' })).toBeTruthy();
  for (const summary of screen.getAllByText('Figures in a table')) fireEvent.click(summary);
  const [, table] = screen.getAllByRole('table');
  expect(table === undefined ? [] : cells(table)).toEqual([
    ['Week of', 'Views', 'Favourites', 'Bids', 'Sold'],
    ['23 Nov 2026', '2,400', '2', '0', '0'],
    ['16 Nov 2026', '1,200', '1', '0', '1'],
    ['9 Nov 2026', '0', '0', '0', '0'],
  ]);
});
