import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { toastStore } from '#src/ui/kit/toast-store.ts';
import { ChangePrice } from './change-price.tsx';
import type { MyProductDetail } from './my-products-query.ts';

const product: MyProductDetail = {
  uuid: '8f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e02',
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
  requestedChanges: [],
  removal: null,
  terms: { margin: 0, marginIncluded: 10, transactionFee: 0 },
};

/** The server's answer. */
let updateProduct: object;
const sent: { variables: Record<string, unknown> }[] = [];

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  sent.length = 0;
  updateProduct = { __typename: 'Product', uuid: product.uuid, price: 400 };
  vi.stubGlobal('fetch', async (_url: string, init: { body: string }) => {
    sent.push(JSON.parse(init.body));
    return new Response(JSON.stringify({ data: { updateProduct } }), {
      headers: { 'content-type': 'application/json' },
    });
  });
});
afterEach(() => {
  online$.next(true);
  cleanup();
  vi.unstubAllGlobals();
});

async function open() {
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <ChangePrice product={product} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Change price' }));
  return await screen.findByRole('textbox', { name: /whole euros/ });
}

const save = () => screen.getByRole('button', { name: 'Save price' });

test('FORM-042 a new price is sent once, with an id of its own, and the window closes', async () => {
  const field = await open();
  expect(save().hasAttribute('disabled')).toBe(true);
  fireEvent.change(field, { target: { value: '400' } });
  fireEvent.click(save());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveLength(1);
  expect(sent[0]?.variables).toMatchObject({ slug: 'teak-dressoir', price: 400 });
  expect(toastStore.read().map(({ text }) => text)).toEqual(['The new price is live.']);
  expect(sent[0]?.variables.commandId).toMatch(/^[0-9a-f-]{36}$/);
});

test('FORM-060 FORM-064 cents are shown to be dropped before the price is saved, with what the seller receives', async () => {
  const field = await open();
  expect(screen.getByText(/^The price is now/).textContent).toContain('450');
  fireEvent.change(field, { target: { value: '449,95' } });
  expect(screen.getByText(/^The new price will be/).textContent).toContain('449,–');
  expect(screen.getByText(/^you receive/).textContent).toContain('404,10');
});

test('a price of zero can’t be saved, and without a network none can; typed text stays', async () => {
  const field = await open();
  fireEvent.change(field, { target: { value: '0' } });
  expect(save().hasAttribute('disabled')).toBe(true);
  expect(screen.getByText('Enter a price in whole euros, from 1 to 999,999.')).toBeTruthy();
  fireEvent.change(field, { target: { value: '380' } });
  expect(save().hasAttribute('disabled')).toBe(false);
  act(() => online$.next(false));
  expect(save().hasAttribute('disabled')).toBe(true);
  expect(screen.getByText(/You are offline/)).toBeTruthy();
  expect(screen.getByRole('textbox')).toHaveProperty('value', '380');
  expect(sent).toEqual([]);
});

test('a price that the server refuses shows the reason, and stays in the field', async () => {
  const message = 'Somebody is paying for this product.';
  updateProduct = { __typename: 'FailedToUpdateError', errorCode: 'product_is_being_paid', message };
  const field = await open();
  fireEvent.change(field, { target: { value: '400' } });
  fireEvent.click(save());
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole('textbox')).toHaveProperty('value', '400');
});
