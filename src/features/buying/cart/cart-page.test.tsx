import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ToastRegion } from '#src/ui/kit/toast.tsx';
import { dismissToast, toast, toastStore } from '#src/ui/kit/toast-store.ts';
import { OwnReservations } from '#src/ui/market/own-reservations.ts';
import { showAdded } from './added-toast.ts';
import { cartId$, storeCartId, takeAside } from './cart-id.ts';
import { CartPage, type CartPageProps } from './cart-page.tsx';
import { cartQuery, changeOf } from './cart-query.ts';

const { request, track } = vi.hoisted(() => ({ request: vi.fn(), track: vi.fn() }));
vi.mock('#src/data/graphql/client.ts', () => ({ request }));
vi.mock('#src/data/tracking/track.ts', () => ({ track }));

const uuid = '3f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e01';

interface CartProduct {
  readonly name: string;
  readonly inventory: number;
  readonly quantity?: number;
  readonly isHidden?: boolean;
}
let products: readonly CartProduct[];
/** Until when another buyer has reserved the contents of the cart; null when they are free. */
let until: string | null;
let more: object;
let client: QueryClient;
const removed = () =>
  request.mock.calls
    .filter(([{ name }]) => name === 'RemoveProductFromCart')
    .map(([, { productUuid }]) => productUuid);

const cart = () => ({
  ...{
    uuid,
    status: 'OPEN',
    numLines: products.length,
    subTotal: 90,
    isFromBid: false,
    openPayment: null,
    ...more,
  },
  deliveries: products.map(({ name, inventory, quantity = 1, isHidden = false }) => ({
    uuid: `delivery-${name}`,
    lines: [
      {
        ...{ quantity, price: 45, isAvailable: inventory > 0 && !isHidden, reservedUntil: until },
        remaining: quantity > inventory && inventory > 0 ? inventory : null,
        product: {
          ...{ uuid: name, slug: name, title: name, productTranslations: [], city: 'Gent', inventory },
          ...{ price: 45, featuredImage: null },
        },
      },
    ],
  })),
});

let ownBids: readonly string[];

beforeEach(() => {
  ownBids = [];
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  products = [
    { name: 'Vaas', inventory: 3 },
    { name: 'Lamp', inventory: 1 },
  ];
  more = {};
  until = null;
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  request.mockReset();
  request.mockImplementation(async ({ name }: { name: string }, variables: { productUuid?: string }) => {
    if (name === 'Cart') return { cart: cart() };
    if (name === 'UpdateCartProductQuantity')
      return { updateCartProductQuantity: { errorCode: 'x', message: 'Only two are left.' } };
    products = products.filter((one) => one.name !== variables.productUuid);
    return { removeProductFromCart: cart() };
  });
  storeCartId(uuid);
});
afterEach(() => {
  vi.useRealTimers();
  storeCartId(null);
  for (const { id } of toastStore.read()) dismissToast(id);
  cleanup();
});

const slots: CartPageProps['slots'] = {
  costs: () => <p>costs</p>,
  bought: () => <p>this was bought</p>,
  tiles: <p>category tiles</p>,
};

async function show(props: Partial<CartPageProps> = {}) {
  const own = { value: { payments: [], bids: ownBids }, subscribe: () => ({ unsubscribe: () => undefined }) };
  const page = () => (
    <OwnReservations value={own}>
      <CartPage slots={slots} {...props} />
      <ToastRegion />
    </OwnReservations>
  );
  const router = createRouter({
    routeTree: createRootRoute({ component: page }),
    history: createMemoryHistory(),
  });
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  await screen.findByRole('heading', { name: 'Cart' });
}

/** In the list; the toast says the same. */
const removedNote = ['Vaas has been removed from your cart.', { selector: 'li' }] as const;

test('the message that something was added ends with the cart, which shows it; other messages stay', async () => {
  showAdded('Added.');
  showAdded('Another one added.');
  toast('Saved.');
  await show();
  await screen.findByText('Vaas');
  showAdded('Added just now.');
  expect(toastStore.read().map(({ text }) => text)).toEqual(['Saved.']);
});

test('the place of a product is in the language of the reader', async () => {
  await show();
  expect(await screen.findAllByText('Ghent')).toHaveLength(2);
});

test('what protects the buyer stands beside the sums', async () => {
  await show();
  const protection = await screen.findByRole('region', { name: 'Buyer protection' });
  expect(protection.textContent).toContain('We hold your payment');
});

test('CART-015 a removal shows a message for three seconds and reaches the server at once', async () => {
  await show();
  const take = await screen.findByRole('button', { name: 'Remove Vaas from your cart' });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.click(take);
  expect(await screen.findByText(...removedNote)).toBeDefined();
  expect(removed()).toEqual(['Vaas']);
  await act(async () => await vi.advanceTimersByTimeAsync(2_500));
  expect(screen.queryByText(...removedNote)).not.toBeNull();
  await act(async () => await vi.advanceTimersByTimeAsync(600));
  await vi.waitFor(() => expect(screen.queryByText(...removedNote)).toBeNull());
  expect(screen.getByText('Lamp')).toBeDefined();
});

test('CART-015 undoing a removal is a change of the cart like every other: the next step waits for it', async () => {
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Vaas from your cart' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  request.mockImplementation(() => new Promise(() => undefined));
  fireEvent.click(undo);
  const { mutationKey } = changeOf(uuid);
  await vi.waitFor(() => expect(client.isMutating({ mutationKey })).toBe(1));
});

test('CART-015 NAV-007 leaving the page before that reports the current number', async () => {
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Vaas from your cart' }));
  await screen.findByText(...removedNote);
  // Observes the cart as the header does, without fetching it.
  const observer = new QueryObserver(client, { ...cartQuery(uuid), refetchOnMount: false });
  const stop = observer.subscribe(() => undefined);
  expect(observer.getCurrentResult().data?.numLines).toBe(2);
  cleanup();
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.numLines).toBe(1));
  stop();
});

test('CART-062 a refused quantity shows the quantity in the cart', async () => {
  await show();
  const select = await screen.findByLabelText<HTMLSelectElement>('Quantity');
  fireEvent.change(select, { target: { value: '3' } });
  expect(await screen.findByText('Only two are left.')).toBeDefined();
  await vi.waitFor(() => expect(select.value).toBe('1'));
});

test('PROD-055 CART-049 more than are left: it says how many, counts those, and can be lowered', async () => {
  products = [{ name: 'Vaas', inventory: 1, quantity: 3 }];
  await show();
  const select = await screen.findByLabelText<HTMLSelectElement>('Quantity');
  expect([select.value, screen.getByText(/^Only 1 left\./).textContent]).toEqual([
    '3',
    'Only 1 left. Choose a lower quantity.',
  ]);
  expect(screen.getByText(/45,–$/)).toBeDefined();
  expect([screen.queryByText('No longer for sale'), removed()]).toEqual([null, []]);
  expect([...select.options].filter(({ disabled }) => !disabled).map(({ value }) => value)).toEqual(['1']);
  request.mockResolvedValue({ updateCartProductQuantity: { ...cart(), uuid } });
  fireEvent.change(select, { target: { value: '1' } });
  await vi.waitFor(() =>
    expect(request).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'UpdateCartProductQuantity' }),
      expect.objectContaining({ productUuid: 'Vaas', quantity: 1 }),
    ),
  );
});

describe('a product that was sold', () => {
  test('CART-025 CART-026 leaves the cart with a notice, and a dialog explains it', async () => {
    products = [{ name: 'Kruik', inventory: 0 }, ...products];
    await show();
    const dialog = await screen.findByRole('dialog', { name: 'Sorry, this product has already been sold' });
    await vi.waitFor(() => expect(removed()).toContain('Kruik'));
    const leave = within(dialog).getByRole('link', { name: 'Continue shopping' });
    expect(leave.getAttribute('href')).toBe('/net-binnen');
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('No longer for sale and removed from your cart: Kruik')).toBeDefined();
    await vi.waitFor(() => expect(screen.queryByRole('link', { name: 'Kruik' })).toBeNull());
  });

  test('CART-025 one that was taken off the shop is not called sold', async () => {
    products = [{ name: 'Kruik', inventory: 1, isHidden: true }, ...products];
    await show();
    await screen.findByRole('dialog', { name: 'Sorry, this product is no longer for sale' });
    await vi.waitFor(() => expect(removed()).toContain('Kruik'));
  });

  test('CART-004 of a bid stays where it is; nothing of such a cart can be changed', async () => {
    products = [{ name: 'Kruik', inventory: 0 }];
    more = { isFromBid: true };
    await show();
    await screen.findByRole('dialog');
    expect(removed()).toEqual([]);
    expect(screen.queryByRole('button', { name: /Remove Kruik from your cart/ })).toBeNull();
  });
});

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const onToDelivery = () => screen.queryByRole('link', { name: 'Continue to checkout' });

describe('what an open payment means for a cart (docs/reviews/2026-11-findings.md, C3 and C13)', () => {
  test('of somebody else: the product shows until when it is reserved, and cannot be paid', async () => {
    until = inAnHour();
    await show();
    expect(await screen.findAllByText(/^Reserved until /)).toHaveLength(2);
    expect(screen.getByText('A product in your cart is reserved')).toBeDefined();
    expect(onToDelivery()).toBeNull();
  });

  test('of nobody else: an accepted bid of the reader reserves it, and its amount is paid', async () => {
    until = inAnHour();
    ownBids = ['Vaas', 'Lamp'];
    await show();
    expect(await screen.findAllByText(/^Reserved for you until /)).toHaveLength(2);
    expect(screen.getByText(/^Your bid on it was accepted\./)).toBeDefined();
    expect(screen.queryByText(/another buyer/)).toBeNull();
    expect(onToDelivery()).toBeNull();
  });

  test('of somebody else, and over since this was stored on the device: it counts no more', async () => {
    until = new Date(Date.now() - 3_600_000).toISOString();
    await show();
    await screen.findByText('costs');
    expect(screen.queryByText(/^Reserved until /)).toBeNull();
    expect(onToDelivery()).not.toBeNull();
  });

  test('of the buyer: it leads back to paying', async () => {
    more = { openPayment: { transactionUid: 't', status: 'created', until: inAnHour() } };
    await show();
    expect(await screen.findByText('Payment not completed')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Continue to payment' }).getAttribute('href')).toBe(
      `/checkout/${uuid}`,
    );
  });

  test('that the bank has in hand: it leads to its status, and nothing is paid or changed meanwhile', async () => {
    more = { openPayment: { transactionUid: 't', status: 'reserved', until: inAnHour() } };
    await show();
    const status = await screen.findByRole('link', { name: 'View payment status' });
    expect(status.getAttribute('href')).toBe(`/checkout/${uuid}/status?transactionUid=t`);
    expect(onToDelivery()).toBeNull();
    expect(screen.queryByRole('button', { name: /Remove Vaas from your cart/ })).toBeNull();
  });
});

test('CART-023 an empty cart shows where else to look', async () => {
  products = [];
  await show();
  expect(await screen.findByText('category tiles')).toBeDefined();
  expect(screen.queryByText('costs')).toBeNull();
});

test('CART-024 ROUTE-063 the address of a cart opens it: a bought one with its products and category tiles', async () => {
  storeCartId(null);
  more = { status: 'FROZEN' };
  await show({ uuid });
  expect(await screen.findByText('this was bought')).toBeDefined();
  expect(screen.getByText('category tiles')).toBeDefined();
  expect(cartId$.value).toBeNull();
});

test('ROUTE-063 the address of a cart that is gone leads back to one’s own', async () => {
  request.mockResolvedValue({ cart: { errorCode: 'object_does_not_exist' } });
  await show({ uuid: '3f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e09' });
  const back = await screen.findByRole('link', { name: 'View your own cart' });
  expect(back.getAttribute('href')).toBe('/winkelwagen');
  expect(screen.queryByText('Your cart is empty')).toBeNull();
});

test('ROUTE-063 an open cart becomes the one of this device', async () => {
  storeCartId(null);
  await show({ uuid });
  expect(await screen.findByText('costs')).toBeDefined();
  await vi.waitFor(() => expect(cartId$.value).toBe(uuid));
});

test('PERM-004 ROUTE-063 the address of a cart that was put into the account’s opens that one', async () => {
  const visitors = '3f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e08';
  for (const here of [null, visitors, uuid]) {
    storeCartId(here);
    await show({ uuid: visitors });
    expect(await screen.findByText('costs')).toBeDefined();
    await vi.waitFor(() => expect(cartId$.value).toBe(uuid));
    expect(takeAside()).toBeNull();
    cleanup();
    client.clear();
  }
});
