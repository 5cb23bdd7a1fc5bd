import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { called, leave, server, submit } from '#tests/setup/checkout-bench.tsx';
import { sampleCart } from '#tests/setup/sample-cart.ts';
import { showCheckout } from '#tests/setup/show-checkout.tsx';
import { CheckoutPage } from './checkout-page.tsx';

const { track } = vi.hoisted(() => ({ track: vi.fn() }));
vi.mock('#src/data/graphql/client.ts', async () => await import('#tests/setup/mocked-request.ts'));
vi.mock('#src/data/tracking/track.ts', () => ({ track }));
vi.mock('#src/data/db/use-live.ts', () => ({ useLiveQuery: () => ({ ready: true, documents: [] }) }));

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const withoutDelivery = {
  ...sampleCart,
  ...{ total: 450, totalDelivery: 0 },
  deliveries: sampleCart.deliveries.map((delivery) => ({ ...delivery, deliveryMethod: null })),
};
let changing: (isChanging: boolean) => void = () => undefined;

async function show() {
  showCheckout(
    <CheckoutPage
      uuid={server.cart.uuid}
      hasFailed={false}
      failedStatus={null}
      steps={null}
      nothingInIt={null}
      addressSearch={() => null}
      delivery={({ sections: { address, methods }, onChanging }) => {
        changing = onChanging;
        return (
          <>
            <section id={address.id}>
              <input aria-label="address" />
              {address.error}
            </section>
            <section id={methods.id}>
              <input type="radio" aria-label="by courier" />
              {methods.error}
            </section>
          </>
        );
      }}
      leave={leave}
    />,
  );
  await screen.findByLabelText('First name');
}

test('ROUTE-062 with room for it, delivery and payment are on one page, with the summary beside them', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1, name: 'Checkout' })).toBeDefined();
  expect(screen.getByLabelText('by courier')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Change address or delivery' })).toBeNull();
  const summary = within(screen.getByRole('complementary', { name: 'Your order' }));
  expect(summary.getByText('Teak dressoir')).toBeDefined();
  fireEvent.click(summary.getByRole('button', { name: /^Pay .*489,95 with/ }));
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce());
});

test('CART-017 CART-054 CART-056 without a delivery method nothing is paid, and the choice gets the focus', async () => {
  server.cart = withoutDelivery;
  await show();
  expect(screen.getByRole('button', { name: 'Pay for your order' })).toHaveProperty('disabled', false);
  await submit();
  const text = 'Choose a delivery method for every product';
  expect(within(await screen.findByRole('alert')).getByRole('link', { name: text })).toBeDefined();
  // In the section of the choice as well, not in the list of problems alone.
  expect(screen.getAllByText(text)).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByLabelText('by courier'));
  expect(track).toHaveBeenCalledWith({
    ...{ type: 'error', detail: 'cart_pick_delivery_method_for_all_products_b' },
  });
  expect(called()).toEqual([]);
});

test('CART-016 CART-055 without an address nothing is paid, and the address gets the focus', async () => {
  server.cart = { ...withoutDelivery, shippingAddress: null, billingAddress: null };
  await show();
  await submit();
  expect((await screen.findAllByText('Enter a delivery address')).length).toBe(2);
  expect(document.activeElement).toBe(screen.getByLabelText('address'));
  expect(called()).toEqual([]);
});

test('an address that was typed and not used yet is asked for', async () => {
  await show();
  act(() => changing(true));
  await submit();
  expect((await screen.findAllByText('Use the new address or keep the previous one.')).length).toBe(2);
  expect(called()).toEqual([]);
  act(() => changing(false));
  await submit();
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce());
});

test('on a phone the order is one line with its total at the top, and the delivery has its own page', async () => {
  vi.stubGlobal('innerWidth', 390);
  await show();
  expect(screen.getByRole('heading', { level: 1, name: 'Payment' })).toBeDefined();
  expect(screen.queryByLabelText('by courier')).toBeNull();
  expect(screen.getByRole('link', { name: 'Change address or delivery' })).toBeDefined();
  const fold = screen.getByText('Teak dressoir').closest('details');
  expect(fold?.open).toBe(false);
  expect(fold?.querySelector('summary')?.textContent).toMatch(/Your order.*1 product.*489,95/);
  expect(screen.getAllByText('Teak dressoir')).toHaveLength(1);
});

test('on a phone the line is open while a product in it can no longer be bought', async () => {
  vi.stubGlobal('innerWidth', 390);
  const deliveries = sampleCart.deliveries.map((delivery) => ({
    ...delivery,
    lines: delivery.lines.map((line) => ({ ...line, isAvailable: false })),
  }));
  server.cart = { ...sampleCart, deliveries };
  await show();
  expect(screen.getByText('Teak dressoir').closest('details')?.open).toBe(true);
});

test('CHECK-030 the chosen payment method is still chosen after the payment page and another page', async () => {
  await show();
  fireEvent.click(screen.getByRole('radio', { name: /Bancontact/ }));
  cleanup();
  await show();
  expect(screen.getByRole('radio', { name: /Bancontact/, checked: true })).toBeDefined();
});
