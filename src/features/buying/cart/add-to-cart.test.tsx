import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { toastStore } from '#src/ui/kit/toast-store.ts';
import { AddToCart } from './add-to-cart.tsx';
import { storeCartId } from './cart-id.ts';

const { request, track } = vi.hoisted(() => ({ request: vi.fn(), track: vi.fn() }));
vi.mock('#src/data/graphql/client.ts', () => ({ request }));
vi.mock('#src/data/tracking/track.ts', () => ({ track }));

const cartUuid = '3f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e01';
const product = { uuid: '8f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e02', slug: 'teak-dressoir', inventory: 3 };

let client: QueryClient;

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  request.mockReset();
  track.mockReset();
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
});
afterEach(() => {
  storeCartId(null);
  online$.next(true);
  cleanup();
});

async function show(shown: typeof product) {
  const rootRoute = createRootRoute({ component: () => <AddToCart product={shown} quantity={1} /> });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  await screen.findByText(/cart|Sold/);
}

function cartWith(uuids: readonly string[]): void {
  const deliveries = uuids.map((uuid) => ({
    uuid: `delivery-${uuid}`,
    lines: [{ quantity: 1, isAvailable: true, remaining: null, reservedUntil: null, product: { uuid } }],
  }));
  client.setQueryData<unknown>(['cart', cartUuid], {
    uuid: cartUuid,
    status: 'OPEN',
    openPayment: null,
    numLines: uuids.length,
    subTotal: 0,
    deliveries,
  });
  storeCartId(cartUuid);
}

const button = () => screen.queryByRole('button', { name: /Add to cart|Sold/ });

test('an available product can be added', async () => {
  await show(product);
  expect(button()?.hasAttribute('disabled')).toBe(false);
});

test('TRACK-006 a product that was added is counted as add_to_cart, a refused one is not', async () => {
  cartWith([]);
  await show(product);
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  request.mockResolvedValueOnce({ addProductToCart: { errorCode: 'x', message: 'Not any more.' } });
  press();
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(1));
  await vi.waitFor(() => expect(toastStore.read().map(({ text }) => text)).toContain('Not any more.'));
  await act(async () => undefined);
  expect(track).not.toHaveBeenCalled();
  request.mockResolvedValueOnce({
    addProductToCart: { uuid: cartUuid, numLines: 1, deliveries: [{ lines: [{ product }] }] },
  });
  press();
  await vi.waitFor(() =>
    expect(track.mock.calls).toEqual([[{ type: 'add_to_cart', productSlugs: [product.slug] }]]),
  );
});

test('PROD-053 a sold-out product cannot be added', async () => {
  await show({ ...product, inventory: 0 });
  expect(button()?.hasAttribute('disabled')).toBe(true);
  expect(button()?.textContent).toBe('Sold');
});

test('PROD-054 a product in the cart cannot be added again: the cart is shown instead', async () => {
  cartWith([product.uuid]);
  await show(product);
  expect(button()).toBeNull();
  expect(screen.getByRole('link', { name: 'View in cart' }).getAttribute('href')).toBe('/winkelwagen');
});

test('without a network the button is disabled and shows the reason', async () => {
  await show(product);
  act(() => online$.next(false));
  expect(button()?.hasAttribute('disabled')).toBe(true);
  expect(screen.getByText('You are offline. You can buy this once you are back online.')).toBeDefined();
});
