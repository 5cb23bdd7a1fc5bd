import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NetworkError, ServerUnavailableError } from '#src/data/graphql/errors.ts';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { sampleCart, sampleCode } from '#tests/setup/sample-cart.ts';
import { showCheckout } from '#tests/setup/show-checkout.tsx';
import type { CheckoutCart } from './checkout-query.ts';
import { StatusPage } from './status-page.tsx';
import { SuccessPage } from './success-page.tsx';

const { request } = vi.hoisted(() => ({ request: vi.fn() }));
vi.mock('#src/data/graphql/client.ts', () => ({ request }));
vi.mock('#src/data/tracking/track.ts', () => ({ track: vi.fn() }));

const transactionUid = '7f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e01';
let status: string;
let cart: CheckoutCart;

beforeEach(() => {
  status = 'authorized';
  cart = { ...sampleCart, status: 'FROZEN' };
  request.mockReset();
  request.mockImplementation(async ({ name }: { name: string }) =>
    name === 'Checkout' ? { cart } : { transactionStatus: { transactionUid, status, cartUuid: cart.uuid } },
  );
});
afterEach(() => {
  vi.useRealTimers();
  online$.next(true);
  cleanup();
});

const waiting = () =>
  showCheckout(<StatusPage cartUuid="c1" {...{ transactionUid }} />, '/checkout/c1/status');
const endedAt = async (next: string) => {
  status = next;
  const { router } = waiting();
  await vi.waitFor(() => expect(router.state.location.pathname).not.toBe('/checkout/c1/status'));
  cleanup();
  return router.state.location;
};

describe('ROUTE-066 the page that waits for a payment', () => {
  test('CHECK-013 created leads back to step 3, without a word', async () => {
    expect(await endedAt('created')).toMatchObject({ pathname: '/checkout/c1', search: {} });
  });

  test('CHECK-014 CHECK-015 CHECK-016 CHECK-017 a payment that arrived or is pending leads to the success page', async () => {
    for (const one of ['chargeback', 'completed', 'refunded', 'reserved'])
      expect((await endedAt(one)).pathname).toBe('/checkout/c1/success');
  });

  test('CHECK-018 CHECK-019 CHECK-020 an unpaid payment leads to step 3 with payment_failed', async () => {
    for (const one of ['cancelled', 'expired', 'failed'])
      expect(await endedAt(one)).toMatchObject({
        ...{ pathname: '/checkout/c1', search: { payment_failed: 'true', payment_status: one } },
      });
  });

  test('CHECK-012 CHECK-021 anything else waits and asks every second', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { router } = waiting();
    expect(await screen.findByText('We are checking your payment')).toBeDefined();
    await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(1));
    await act(async () => await vi.advanceTimersByTimeAsync(1_050));
    await vi.waitFor(() => expect(request.mock.calls.length).toBeGreaterThanOrEqual(2));
    // However long it takes.
    for (let second = 0; second < 15; second += 1)
      await act(async () => await vi.advanceTimersByTimeAsync(1_050));
    expect(request.mock.calls.length).toBeGreaterThanOrEqual(16);
    status = 'completed';
    await act(async () => await vi.advanceTimersByTimeAsync(1_050));
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/checkout/c1/success'));
  });

  test('CHECK-022 a question that fails is thrown: the error page takes over', async () => {
    request.mockRejectedValue(new ServerUnavailableError(500, null));
    const quiet = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    for (const spy of quiet) spy.mockImplementation(() => undefined);
    waiting();
    expect(await screen.findByText('The server answered 500')).toBeDefined();
    for (const spy of quiet) spy.mockRestore();
  });

  test('CHECK-012 a question that did not get through is asked again once there is a network; no error page', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    request.mockRejectedValueOnce(new NetworkError('gone'));
    const { router } = waiting();
    expect(await screen.findByText(/We cannot be reached at the moment/)).toBeDefined();
    act(() => online$.next(false));
    status = 'completed';
    act(() => online$.next(true));
    expect(screen.queryByText('We are checking your payment')).not.toBeNull();
    await act(async () => await vi.advanceTimersByTimeAsync(1_050));
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/checkout/c1/success'));
  });

  test('without a network it shows a message and waits', async () => {
    online$.next(false);
    waiting();
    expect(await screen.findByText(/You are offline. We check your payment/)).toBeDefined();
  });
});

describe('ROUTE-064 the success page', () => {
  const onBought = vi.fn();
  const onSeeOrders = vi.fn();
  beforeEach(() => {
    onBought.mockReset();
    onSeeOrders.mockReset();
  });
  const success = (uuid = cart.uuid, hasAccount = false) =>
    showCheckout(
      <SuccessPage
        {...{ uuid, hasAccount, onBought, onSeeOrders }}
        afterPayment={<p>ask for notifications</p>}
        notFound={<p>not here</p>}
      />,
    );

  test('CHECK-006 names the address that the server writes to, not the one of the delivery', async () => {
    cart = { ...cart, confirmedTo: 'account@hervonden.test' };
    success();
    expect(
      await screen.findByText(/^We are sending the confirmation to account@hervonden.test\./),
    ).toBeDefined();
    cleanup();
    cart = { ...cart, confirmedTo: null };
    success();
    expect(
      await screen.findByText(/^We are sending you the confirmation by email\. It has a link/),
    ).toBeDefined();
  });

  test('ORDER-022 has the order number and what happens next, with the last day on which a parcel is sent', async () => {
    const order = {
      __typename: 'CartOrder' as const,
      orderNumber: '100042',
      created: '2026-03-26T22:30:00Z',
      products: [],
    };
    const [delivery] = cart.deliveries;
    if (delivery === undefined || delivery.deliveryMethod === null)
      throw new Error('the sample has a delivery');
    const method = { ...delivery.deliveryMethod, id: 'post', type: 'post_transport' as const };
    cart = { ...cart, order, deliveries: [{ ...delivery, deliveryMethod: method }] };
    success();
    expect(await screen.findByText('Order number 100042')).toBeDefined();
    const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(steps()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/You have paid26 March 2026/),
        expect.stringMatching(/The seller sends itby 31 March 2026/),
      ]),
    );
    cleanup();
    cart = { ...cart, deliveries: [delivery] };
    success();
    expect(
      await screen.findByText(/^Start scheduling on your order page.* by \d+ April 2026\.$/),
    ).toBeDefined();
    cleanup();
    cart = { ...cart, order: null };
    success();
    await screen.findByText('Thank you for your order');
    expect(screen.queryByText('What happens next')).toBeNull();
    expect(screen.getByRole('region', { name: 'Buyer protection' })).toBeDefined();
  });

  test('PWA-040 asks for notifications once it is paid, not while the payment is pending', async () => {
    success(cart.uuid, true);
    await screen.findByText('ask for notifications');
    cleanup();
    cart = { ...cart, status: 'OPEN' };
    success(cart.uuid, true);
    await screen.findByText('Your payment is being processed');
    expect(screen.queryByText('ask for notifications')).toBeNull();
  });

  test('ORDER-031 leads to the orders, filtered by purchases', async () => {
    const { router } = success(cart.uuid, true);
    fireEvent.click(await screen.findByRole('link', { name: 'View your orders' }));
    expect(onSeeOrders).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/account/bestellingen'));
  });

  test('PERM-004 the address of a cart that was joined to another shows the products bought with it', async () => {
    success('3f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e08');
    await screen.findByText('Thank you for your order');
    expect(onBought).toHaveBeenCalledWith({ uuid: cart.uuid, slugs: ['teak-dressoir'] });
  });

  test('CHECK-004 CHECK-005 CHECK-006 CART-014 shows both addresses and what it cost, and lets go of the cart', async () => {
    const there = cart.billingAddress;
    if (there === null) throw new Error('the sample has an address');
    cart = { ...cart, billingAddress: { ...there, street: 'Kerkstraat', city: 'Gent' } };
    success();
    expect((await screen.findByText('Delivery address')).nextSibling?.textContent).toContain('Biltstraat 88');
    expect(screen.getByText('Billing address').nextSibling?.textContent).toContain('Kerkstraat 88');
    expect(screen.getByText('Total')).toBeDefined();
    expect(screen.queryByText('To be paid')).toBeNull();
    expect(onBought).toHaveBeenCalledWith({ uuid: cart.uuid, slugs: ['teak-dressoir'] });
  });

  test('CART-012 CART-013 while the bank has it the cart stays, to be paid; codes are entered into no paid cart', async () => {
    success();
    await screen.findByText('Thank you for your order');
    expect(screen.queryByRole('button', { name: /discount code/ })).toBeNull();
    cleanup();
    cart = { ...sampleCart, discounts: [sampleCode] };
    success();
    expect(await screen.findByText('Your payment is being processed')).toBeDefined();
    expect(screen.getByText('To be paid')).toBeDefined();
    // A cart whose payment has started cannot change.
    expect(screen.queryByRole('button', { name: /code/ })).toBeNull();
    expect(onBought).toHaveBeenCalledTimes(1);
  });
});
