import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AddressPlace } from '#domain/address/address-rules.ts';
import { NetworkError } from '#src/data/graphql/errors.ts';
import type { PlaceFormSlotProps } from '#src/ui/market/place-form-slot.ts';
import { CartDeliveryPage } from './cart-delivery-page.tsx';
import { storeCartId } from './cart-id.ts';

const { request, track } = vi.hoisted(() => ({ request: vi.fn(), track: vi.fn() }));
vi.mock('#src/data/graphql/client.ts', () => ({ request }));
vi.mock('#src/data/tracking/track.ts', () => ({ track }));

const uuid = '3f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e01';
const utrecht: AddressPlace = {
  ...{ street: 'Biltstraat', houseNumber: '88', houseNumberExtension: '' },
  ...{ postcode: '3572 BJ', city: 'Utrecht', country: 'NL' },
};
const post = {
  id: 'post_transport',
  type: 'post_transport',
  price: 6.95,
  comparePrice: null,
  insuredUpTo: 100,
};
const pickup = { ...post, id: 'pickup_transport', type: 'pickup_transport', price: 0, insuredUpTo: null };

interface State {
  readonly address: AddressPlace | null;
  readonly chosen: readonly (string | null)[];
}
let state: State;
let given: AddressPlace;
/** The server's answer to a change, instead of the cart. */
let answer: object | Error | null;
/** A change waits for this before it reaches the server. */
let held: Promise<void> | null;
/** Products that can no longer be bought. */
let gone: readonly string[];

function cartNow() {
  const options = state.address === null ? [] : [post, pickup];
  const deliveries = ['Vaas', 'Lamp'].map((title, at) => ({
    uuid: `delivery-${at}`,
    deliveryMethod: options.find(({ id }) => id === state.chosen[at]) ?? null,
    deliveryOptions: options,
    lines: [
      {
        quantity: at + 1,
        price: 75,
        reservedUntil: null,
        isAvailable: !gone.includes(title),
        remaining: null,
        product: {
          uuid: title,
          slug: title,
          title,
          productTranslations: [],
          city: 'Gent',
          featuredImage: null,
        },
      },
    ],
  }));
  const totalDelivery = deliveries.reduce((sum, { deliveryMethod }) => sum + (deliveryMethod?.price ?? 0), 0);
  return {
    ...{ uuid, status: 'OPEN', numLines: 2, subTotal: 90, totalDelivery, total: 90 + totalDelivery },
    totalDiscount: 0,
    shippingAddress: state.address,
    deliveries,
  };
}

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  state = { address: null, chosen: [null, null] };
  given = utrecht;
  answer = null;
  held = null;
  gone = [];
  track.mockReset();
  request.mockReset();
  request.mockImplementation(
    async (
      document: { name: string },
      variables: Partial<Record<'deliveryUuid' | 'deliveryMethodId', string>>,
    ) => {
      if (document.name === 'Cart' || document.name === 'CartDelivery') return { cart: cartNow() };
      if (held !== null) await held;
      if (answer instanceof Error) throw answer;
      if (document.name === 'UpdateCartAddresses') {
        state = { address: utrecht, chosen: [null, null] };
        return { updateAddresses: answer ?? cartNow() };
      }
      const at = variables.deliveryUuid === 'delivery-1' ? 1 : 0;
      if (answer === null)
        state = { ...state, chosen: state.chosen.with(at, variables.deliveryMethodId ?? null) };
      return { selectDeliveryMethod: answer ?? cartNow() };
    },
  );
  storeCartId(uuid);
});
afterEach(() => {
  storeCartId(null);
  cleanup();
});

const placeForm = ({ onGiven, action }: PlaceFormSlotProps) => (
  <button type="button" onClick={() => onGiven(given)}>
    {action}
  </button>
);

async function show(page = <CartDeliveryPage placeForm={placeForm} tiles={null} />) {
  const rootRoute = createRootRoute({ component: () => page });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  await screen.findByRole('navigation');
  return router;
}
const proceed = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
const use = async () => fireEvent.click(await screen.findByRole('button', { name: 'Use this address' }));
const methods = (title: string) =>
  screen.findByRole('radiogroup', { name: new RegExp(`Delivery method.*${title}`) });
const lastChange = () =>
  request.mock.calls.findLast(([{ name }]) => name !== 'Cart' && name !== 'CartDelivery')?.[1];
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

describe('CART-016 CART-017 CART-031 step 2', () => {
  test('asks for the address, then for the delivery of every product, adds up, and continues to step 3', async () => {
    const router = await show();
    expect(await screen.findAllByText('from Ghent')).toHaveLength(2);
    expect(await screen.findAllByText(/Enter an address to see the delivery methods/)).toHaveLength(2);
    await use();
    fireEvent.click(within(await methods('Vaas')).getByRole('radio', { name: /Parcel post/ }));
    expect(await screen.findByText(/^€ 96,95$/)).toBeDefined();
    await proceed();
    expect(alerts()).toEqual(['Choose a delivery method for every product']);
    fireEvent.click(within(await methods('Lamp')).getByRole('radio', { name: /Pick it up/ }));
    await vi.waitFor(() => expect(alerts()).toEqual([]));
    await proceed();
    await vi.waitFor(() => expect(router.state.location.pathname).toBe(`/checkout/${uuid}`));
    expect(lastChange()).toEqual({
      ...{ cartUuid: uuid, deliveryUuid: 'delivery-1', deliveryMethodId: 'pickup_transport' },
    });
  });

  test('CART-054 CART-055 CART-018 CART-019 missing choices are shown inline and counted as errors', async () => {
    await show();
    await proceed();
    expect(alerts()).toEqual(['Enter a delivery address', 'Choose a delivery method for every product']);
    expect(track.mock.calls).toEqual([
      [{ type: 'error', detail: 'cart_add_address_b' }],
      [{ type: 'error', detail: 'cart_pick_delivery_method_for_all_products_b' }],
    ]);
    await use();
    await methods('Vaas');
    expect(alerts()).toEqual(['Choose a delivery method for every product']);
  });

  test('DELIV-011 shows how much of the delivery is insured: two lamps exceed the insured value of a parcel', async () => {
    state = { address: utrecht, chosen: [null, null] };
    await show();
    const insured = async (title: string) =>
      /insured [^,]*,–(?: of the [^,]*,–)?/.exec((await methods(title)).textContent ?? '')?.[0];
    expect(await insured('Vaas')).toBe('insured up to €\u00a0100,–');
    expect(await insured('Lamp')).toBe('insured for €\u00a0100,– of the €\u00a0150,–');
  });

  test('another address sends the cart there and clears the methods', async () => {
    state = { address: utrecht, chosen: ['post_transport', 'post_transport'] };
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Change address' }));
    await use();
    expect(await screen.findByText('Biltstraat 88, 3572 BJ Utrecht')).toBeDefined();
    const { country, ...rest } = utrecht;
    expect(lastChange()).toEqual({
      ...{ cartUuid: uuid, shippingAddress: { ...rest, country }, clearDeliveryMethod: true },
    });
    expect(within(await methods('Vaas')).queryByRole('radio', { checked: true })).toBeNull();
  });

  test('CART-016 an open address form blocks step 3 until it is used or closed', async () => {
    state = { address: utrecht, chosen: ['post_transport', 'post_transport'] };
    const router = await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Change address' }));
    await proceed();
    expect(alerts()).toEqual(['Use the new address or keep the previous one.']);
    expect(document.activeElement?.textContent).toContain('Delivery costs depend on your address.');
    expect(router.state.location.pathname).toBe('/');
    fireEvent.click(screen.getByRole('button', { name: 'Keep previous address' }));
    await vi.waitFor(() => expect(alerts()).toEqual([]));
    await proceed();
    await vi.waitFor(() => expect(router.state.location.pathname).toBe(`/checkout/${uuid}`));
  });

  test('CART-065 a pending choice blocks step 3, which shows its price afterwards; a failed one stays on this page', async () => {
    state = { address: utrecht, chosen: ['post_transport', 'post_transport'] };
    const router = await show();
    const choose = async (name: RegExp) =>
      fireEvent.click(within(await methods('Vaas')).getByRole('radio', { name }));
    let arrive: () => void = () => undefined;
    const hold = () => {
      held = new Promise((resolve) => (arrive = resolve));
    };
    hold();
    answer = { errorCode: 'cart_is_frozen', message: 'This cart has already been paid for.' };
    await choose(/Pick it up/);
    await proceed();
    expect(router.state.location.pathname).toBe('/');
    arrive();
    await vi.waitFor(() => expect(alerts()).toEqual(['This cart has already been paid for.']));
    expect(router.state.location.pathname).toBe('/');
    answer = null;
    hold();
    await choose(/Pick it up/);
    await proceed();
    expect(router.state.location.pathname).toBe('/');
    arrive();
    await vi.waitFor(() => expect(router.state.location.pathname).toBe(`/checkout/${uuid}`));
    expect(state.chosen[0]).toBe('pickup_transport');
  });

  test('CART-017 a sold product needs no method, and leads to the cart where it is removed', async () => {
    state = { address: utrecht, chosen: [null, 'post_transport'] };
    gone = ['Vaas'];
    const router = await show();
    const out = await screen.findByRole('link', { name: /^Remove it from your cart.*Vaas/ });
    expect(out.getAttribute('href')).toBe('/winkelwagen');
    await proceed();
    await vi.waitFor(() => expect(router.state.location.pathname).toBe(`/checkout/${uuid}`));
  });

  test('an incomplete address is not sent, and counted', async () => {
    given = { ...utrecht, city: '' };
    await show();
    await use();
    expect(alerts()).toEqual(['Enter your full address to see the delivery costs.']);
    expect(track).toHaveBeenCalledWith({ type: 'address_incomplete', detail: 'city' });
    expect(request.mock.calls.map(([document]) => document.name)).not.toContain('UpdateCartAddresses');
  });

  test('CART-053 a failure shows a general message, a refusal its reason', async () => {
    state = { address: utrecht, chosen: [null, null] };
    await show();
    const [first] = within(await methods('Vaas')).getAllByRole('radio');
    answer = new Error('broken');
    fireEvent.click(first ?? document.body);
    await vi.waitFor(() => expect(alerts()).toEqual(['Something went wrong. Try again.']));
    answer = { errorCode: 'cart_is_frozen', message: 'This cart has already been paid for.' };
    fireEvent.click(within(await methods('Lamp')).getAllByRole('radio')[0] ?? document.body);
    await vi.waitFor(() => expect(alerts()).toEqual(['This cart has already been paid for.']));
  });

  test('without a network nothing is lost and the page can be asked again', async () => {
    request.mockRejectedValue(new NetworkError('gone'));
    await show();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
