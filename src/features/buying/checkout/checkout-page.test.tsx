import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { NetworkError } from '#src/data/graphql/errors.ts';
import { session$ } from '#src/platform/session/session.ts';
import { called, leave, payable, sent, server, session, show, submit } from '#tests/setup/checkout-bench.tsx';
import { sampleCart, sampleCode } from '#tests/setup/sample-cart.ts';
import type { CheckoutCart } from './checkout-query.ts';

const { track } = vi.hoisted(() => ({ track: vi.fn() }));
vi.mock('#src/data/graphql/client.ts', async () => await import('#tests/setup/mocked-request.ts'));
vi.mock('#src/data/tracking/track.ts', () => ({ track }));
vi.mock('#src/data/db/use-live.ts', () => ({ useLiveQuery: () => ({ ready: true, documents: [] }) }));

const nobody = { firstName: '', lastName: '', companyName: '', email: '', phoneNumber: '' };
const someone = {
  ...{ firstName: 'Noor', lastName: 'van den Berg', companyName: '' },
  ...{ email: 'noor@work.test', phoneNumber: '+31600000000' },
};

beforeEach(() => void track.mockReset());

function withLines(facts: Partial<CheckoutCart['deliveries'][number]['lines'][number]>): CheckoutCart {
  const deliveries = sampleCart.deliveries.map((delivery) => ({
    ...delivery,
    lines: delivery.lines.map((line) => ({ ...line, ...facts })),
  }));
  return { ...sampleCart, deliveries };
}

describe('ROUTE-062 step 3', () => {
  test('CHECK-010 CHECK-026 CHECK-030 CHECK-039 pays with iDEAL unless something else is chosen, and leaves for the provider', async () => {
    await show();
    const methods = await screen.findByRole('radiogroup', { name: 'Payment method' });
    expect(
      within(methods)
        .getAllByRole('radio')
        .map((one) => one.closest('label')?.textContent),
    ).toEqual([
      expect.stringMatching(/^iDEAL/),
      expect.stringMatching(/^Bancontact/),
      expect.stringMatching(/^Credit card/),
    ]);
    expect(within(methods).getByRole('radio', { name: /iDEAL/, checked: true })).toBeDefined();
    await submit();
    await vi.waitFor(() => expect(leave).toHaveBeenCalledWith(payable.redirectUrl));
    expect(called()).toEqual(['UpdateCheckoutAddresses', 'UpdateTracking', 'GetUsableTransaction']);
    expect(sent('GetUsableTransaction')).toEqual({
      ...{ cartUuid: server.cart.uuid, paymentMethod: 'ideal', expectedTotal: 489.95 },
    });
    expect(sent('UpdateCheckoutAddresses')).toMatchObject({
      shippingAddress: { firstName: 'Noor', street: 'Biltstraat' },
      billingAddress: { firstName: 'Noor', street: 'Biltstraat' },
    });
  });

  test('what protects the buyer stands at the payment', async () => {
    await show();
    expect(await screen.findByRole('region', { name: 'Buyer protection' })).toBeDefined();
  });

  test('a payment that the bank has in hand leads to its status; no second one begins', async () => {
    const openPayment = { transactionUid: 't', status: 'reserved', until: null } as const;
    server.cart = { ...sampleCart, openPayment: { ...openPayment } };
    await show();
    const status = await screen.findByRole('link', { name: 'View payment status' });
    expect(status.getAttribute('href')).toBe(`/checkout/${server.cart.uuid}/status?transactionUid=t`);
    expect(screen.getByRole('button', { name: /^Pay / })).toHaveProperty('disabled', true);
  });

  test('CHECK-031 shows the marks of cards and Klarna without offering them', async () => {
    await show();
    const marks = await screen.findByRole('list', { name: 'Also accepted on the payment page' });
    expect(
      within(marks)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([...['MasterCard', 'VISA', 'Klarna']]);
    expect(screen.getAllByRole('radio')).toHaveLength(3);
  });

  test('CHECK-023 CHECK-024 the terms are ticked; without them nothing is sent', async () => {
    await show();
    const terms = await screen.findByRole('checkbox', { name: /I accept the terms for/, checked: true });
    fireEvent.click(terms);
    await submit();
    expect((await screen.findAllByText('Accept the terms to continue.')).length).toBeGreaterThan(0);
    expect(called()).toEqual([]);
    fireEvent.click(terms);
    await submit();
    await vi.waitFor(() => expect(leave).toHaveBeenCalled());
  });

  test('CHECK-025 name and phone of an account come from its latest order, and typed text wins', async () => {
    server.cart = {
      ...server.cart,
      shippingAddress: { ...(server.cart.shippingAddress ?? fail()), ...nobody },
    };
    server.answers.LastAddress = () => ({
      me: { lastAddress: { ...server.cart.shippingAddress, ...someone } },
    });
    session$.next(session);
    await show();
    const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
    await waitFor(() => expect(value('Phone')).toBe('+31600000000'));
    expect([value('First name'), value('Last name')]).toEqual(['Noor', 'van den Berg']);
    expect(value('Email address')).toBe('noor@hervonden.test');
    fireEvent.change(screen.getByLabelText('First name'), { target: { value: '' } });
    expect(value('First name')).toBe('');
    fireEvent.change(screen.getByLabelText('First name'), { target: { value: 'Robin' } });
    await submit();
    await vi.waitFor(() => expect(leave).toHaveBeenCalled());
    expect(sent('UpdateCheckoutAddresses')).toMatchObject({
      shippingAddress: { firstName: 'Robin', lastName: 'van den Berg', phoneNumber: '+31600000000' },
    });
  });

  test('CHECK-025 an account without an order begins with its own name; a visitor with nothing', async () => {
    server.cart = {
      ...server.cart,
      shippingAddress: { ...(server.cart.shippingAddress ?? fail()), ...nobody },
    };
    server.answers.LastAddress = () => ({ me: { lastAddress: null } });
    await show();
    const name = await screen.findByLabelText<HTMLInputElement>('First name');
    expect(name.value).toBe('');
    expect(called()).toEqual([]);
    act(() => session$.next(session));
    expect(name.value).toBe('Noor');
    expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Jansen');
  });

  test('CHECK-025 CHECK-029 an incomplete form blocks, and every field says what is wrong and gets the focus', async () => {
    server.cart = {
      ...server.cart,
      shippingAddress: { ...(server.cart.shippingAddress ?? fail()), firstName: '', email: 'noor@' },
    };
    await show();
    await submit();
    const problems = await screen.findByRole('alert');
    expect(
      within(problems)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      ...['Enter your first name.', 'Email address is invalid. Enter an address such as name@example.com.'],
    ]);
    expect(document.activeElement).toBe(screen.getByLabelText('First name'));
    expect(called()).toEqual([]);
    fireEvent.change(screen.getByLabelText('First name'), { target: { value: 'Noor' } });
    fireEvent.change(screen.getByLabelText('Email address'), { target: { value: 'noor@hervonden.test' } });
    await submit();
    await vi.waitFor(() => expect(leave).toHaveBeenCalled());
  });

  test('CHECK-027 CHECK-028 with nothing to pay no method is asked for, and the button places the order', async () => {
    server.cart = { ...server.cart, totalDiscount: 489.95, total: 0 };
    await show();
    expect(await screen.findByRole('button', { name: 'Place order' })).toBeDefined();
    expect(screen.queryByRole('radiogroup')).toBeNull();
    await submit();
    await vi.waitFor(() => expect(leave).toHaveBeenCalled());
    expect(sent('GetUsableTransaction')).toMatchObject({ paymentMethod: null, expectedTotal: 0 });
  });

  test('CART-005 an invoice to another address is asked for whole and sent apart', async () => {
    await show();
    fireEvent.click(await screen.findByRole('checkbox', { name: /same as my delivery address/ }));
    for (const [label, value] of [
      ['Postcode', '9712 CP'],
      ['House number', '1'],
      ['Street', 'Kerkstraat'],
    ] as const)
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await submit();
    expect((await screen.findAllByText('Enter the city.')).length).toBeGreaterThan(0);
    fireEvent.change(screen.getByLabelText('City'), { target: { value: 'Groningen' } });
    await submit();
    await vi.waitFor(() => expect(leave).toHaveBeenCalled());
    expect(sent('UpdateCheckoutAddresses')).toMatchObject({
      shippingAddress: { city: 'Utrecht' },
      billingAddress: { firstName: 'Noor', city: 'Groningen' },
    });
  });
});

test('CART-063 the payment waits while a code is being checked: the button shows the new total afterwards', async () => {
  let arrive: (answer: object) => void = () => undefined;
  await show();
  await screen.findByRole('button', { name: /^Pay/ });
  fireEvent.click(screen.getByRole('button', { name: 'Add a discount code or gift card' }));
  fireEvent.change(screen.getByLabelText('Discount code or gift card'), { target: { value: 'WELKOM10' } });
  server.answers.AddDiscount = () => new Promise((resolve) => (arrive = resolve));
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  const pay = (sum: string) => screen.findByRole('button', { name: new RegExp(`^Pay .*${sum}`) });
  await vi.waitFor(async () => expect((await pay('489,95')).hasAttribute('disabled')).toBe(true));
  server.cart = { ...server.cart, discounts: [sampleCode], totalDiscount: 45, total: 444.95 };
  arrive({ addDiscount: server.cart });
  await vi.waitFor(async () => expect((await pay('444,95')).hasAttribute('disabled')).toBe(false));
  expect(called()).toEqual(['AddDiscount']);
});

test('CART-017 a sold product needs no delivery; it leads to the cart, where it is removed', async () => {
  const [product] = server.cart.deliveries;
  if (product === undefined) fail();
  const lines = product.lines.map((line) => ({ ...line, isAvailable: false }));
  server.cart = {
    ...server.cart,
    deliveries: [product, { ...product, uuid: 'sold', deliveryMethod: null, lines }],
  };
  await show();
  expect((await screen.findByRole('button', { name: /^Pay/ })).hasAttribute('disabled')).toBe(false);
  expect(screen.getByRole('link', { name: /^Remove it from your cart/ }).getAttribute('href')).toBe(
    '/winkelwagen',
  );
});

test('CART-049 more than are left: says how many, counts those, and leads to the cart', async () => {
  const [product] = server.cart.deliveries;
  if (product === undefined) fail();
  const lines = product.lines.map((line) => ({ ...line, quantity: 3, remaining: 2 }));
  server.cart = { ...server.cart, deliveries: [{ ...product, lines }] };
  await show();
  expect(await screen.findByText(/^Only 2 left\./)).toBeDefined();
  expect(screen.getByText(/900,–$/)).toBeDefined();
  const change = screen.getByRole('link', { name: /^Change the quantity in your cart/ });
  expect(change.getAttribute('href')).toBe('/winkelwagen');
});

function fail(): never {
  throw new Error('the sample has an address');
}

describe('a payment that did not come about', () => {
  test('ROUTE-065 CHECK-001 CHECK-002 CHECK-003 shows whom to contact and the code', async () => {
    await show({ hasFailed: true, failedStatus: 'expired' });
    const banner = screen.getByRole('alert');
    expect(banner.textContent).toContain('Something went wrong with your payment. Try again.');
    const email = await within(banner).findByRole('link', { name: 'post@gevonden.test' });
    expect(email.getAttribute('href')).toBe('mailto:post@gevonden.test');
    expect(banner.textContent).toContain('mention code expired');
    cleanup();
    await show({ hasFailed: true, failedStatus: 'cancelled' });
    expect(screen.getByRole('alert').textContent).toContain('You cancelled this payment.');
  });

  test('CHECK-032 CHECK-036 CART-032 CART-056 names where submitting stopped, with the server’s sentence, and counts it', async () => {
    const refusal = { errorCode: 'cart_product_is_not_available', message: 'This product is gone.' };
    server.answers.GetUsableTransaction = () => ({ getUsableTransaction: refusal });
    await show();
    await submit();
    const banner = await screen.findByRole('alert');
    expect(banner.textContent).toContain('This product is gone.');
    expect(banner.textContent).toContain('105');
    expect(track).toHaveBeenCalledWith({ type: 'error', detail: 'cart_product_is_not_available' });
    server.answers.UpdateTracking = () => ({ updateTracking: { errorCode: 'cart_is_frozen', message: 'x' } });
    await submit();
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('101'));
    expect(leave).not.toHaveBeenCalled();
  });

  test('a product that somebody else just reserved shows a message without a code, and cannot be paid', async () => {
    const refusal = { errorCode: 'cart_product_is_reserved', message: 'It is reserved.' };
    server.answers.GetUsableTransaction = () => {
      const until = new Date(Date.now() + 3_600_000).toISOString();
      server.cart = withLines({ reservedUntil: until });
      return { getUsableTransaction: refusal };
    };
    await show();
    await submit();
    expect((await screen.findByRole('alert')).textContent).toMatch(/^A product in your cart is reserved/);
    expect(await screen.findByText(/^Reserved until /)).toBeDefined();
    expect(screen.queryByText(/105/)).toBeNull();
    expect(screen.getByRole('button', { name: /^Pay / })).toHaveProperty('disabled', true);
  });

  test('CHECK-033 CHECK-034 CHECK-035 and where the network or the server failed', async () => {
    await show();
    const codeAfter = async (name: string, error: Error) => {
      const before = server.answers[name];
      server.answers[name] = () => {
        throw error;
      };
      await submit();
      const found = await screen.findByText(/mention code/);
      if (before !== undefined) server.answers[name] = before;
      return /code (\d+)/.exec(found.textContent ?? '')?.[1];
    };
    expect(await codeAfter('UpdateCheckoutAddresses', new NetworkError('x'))).toBe('103');
    await vi.waitFor(async () =>
      expect(await codeAfter('UpdateTracking', new NetworkError('x'))).toBe('102'),
    );
    await vi.waitFor(async () => expect(await codeAfter('UpdateTracking', new Error('x'))).toBe('104'));
  });
});
