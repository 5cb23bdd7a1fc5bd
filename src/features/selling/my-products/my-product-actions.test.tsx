import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { toastStore } from '#src/ui/kit/toast-store.ts';
import { MyProductActions } from './my-product-actions.tsx';
import type { MyProduct } from './my-products-query.ts';

const product: MyProduct = {
  uuid: 'u',
  slug: 'teak-dressoir',
  title: 'Teak dressoir',
  price: 450,
  rawPrice: 450,
  status: 'PUBLISHED',
  inventory: 1,
  payout: 400,
  payoutMade: false,
  publicationDate: null,
  created: '2026-01-01T00:00:00.000Z',
  viewCount: 3,
  wishlistCount: 0,
  featuredImage: null,
};
interface Sent {
  readonly operationName: string;
  readonly variables: { readonly slug: string; readonly commandId: string };
}
let sent: Sent[] = [];
let typename = 'Product';

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  sent = [];
  typename = 'Product';
  vi.stubGlobal('fetch', async (_url: string, init: { body: string }) => {
    sent.push(JSON.parse(init.body));
    const answer = { __typename: typename };
    return new Response(JSON.stringify({ data: { deleteProduct: answer, markProductAsSold: answer } }), {
      headers: { 'content-type': 'application/json' },
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  online$.next(true);
});

function show(part: Partial<MyProduct> = {}) {
  const client = new QueryClient();
  client.setQueryData(['my-products', 'me'], []);
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <MyProductActions product={{ ...product, ...part }} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  return () => client.getQueryState(['my-products', 'me'])?.isInvalidated;
}

const offered = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const toastText = () => toastStore.read().at(-1)?.text;
async function confirm(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  const question = await screen.findByRole('alertdialog');
  await act(async () => fireEvent.click(within(question).getByRole('button', { name })));
}

test('FORM-014 FORM-015 FORM-017 the offered actions follow from the state', () => {
  const seen = [
    { status: 'PUBLISHED' },
    { status: 'PUBLISHED', inventory: 0 },
    { status: 'CHANGES_REQUESTED' },
    { status: 'ARCHIVED' },
    { status: 'REJECTED' },
  ].map((part) => {
    cleanup();
    show(part);
    return offered();
  });
  expect(seen).toEqual([
    ['Mark as sold', 'Archive listing'],
    ['Archive listing'],
    ['Archive listing'],
    [],
    [],
  ]);
});

test('FORM-068 a product is deleted after a confirmation, with a message of its own, and the list is fetched again', async () => {
  const isStale = show();
  await confirm('Archive listing');
  expect(sent.map(({ operationName, variables }) => [operationName, variables.slug])).toEqual([
    ['ArchiveProduct', 'teak-dressoir'],
  ]);
  expect(toastText()).toBe('The listing has been archived.');
  expect(isStale()).toBe(true);
});

test('FORM-072 FORM-081 a product is marked as sold, with a message of its own', async () => {
  show();
  await confirm('Mark as sold');
  expect(sent.map(({ operationName }) => operationName)).toEqual(['SellProduct']);
  expect(toastText()).toBe('Congratulations: the product is marked as sold.');
});

test('FORM-073 a failure is shown; a retry is the same command; without a network nothing is sent', async () => {
  typename = 'FailedToDeleteError';
  show();
  await confirm('Archive listing');
  const question = screen.getByRole('alertdialog');
  expect((await within(question).findByRole('alert')).textContent).toContain('Nothing was lost; try again');
  await act(async () => fireEvent.click(within(question).getByRole('button', { name: 'Archive listing' })));
  expect(new Set(sent.map(({ variables }) => variables.commandId)).size).toBe(1);
  act(() => online$.next(false));
  expect(within(question).getByRole<HTMLButtonElement>('button', { name: 'Archive listing' }).disabled).toBe(
    true,
  );
  expect(within(question).getByText('You need an internet connection for this.')).toBeTruthy();
});
