import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleCart } from '#tests/setup/sample-cart.ts';
import { showCheckout } from '#tests/setup/show-checkout.tsx';
import type { CheckoutCart } from './checkout-query.ts';
import { SuccessPage } from './success-page.tsx';

const { request } = vi.hoisted(() => ({ request: vi.fn() }));
vi.mock('#src/data/graphql/client.ts', () => ({ request }));
vi.mock('#src/data/tracking/track.ts', () => ({ track: vi.fn() }));

const order = {
  ...{ __typename: 'CartOrder' as const, orderNumber: '100042', created: '2026-03-26T22:30:00Z' },
  products: sampleCart.deliveries.flatMap(({ lines }) =>
    lines.map(({ product }) => ({
      ...{ __typename: 'CartOrderProduct' as const, uuid: 'o1', productUuid: product.uuid },
    })),
  ),
};
const paid: CheckoutCart = { ...sampleCart, status: 'FROZEN', confirmedTo: 'noor@hervonden.test', order };
let cart: CheckoutCart;

beforeEach(() => {
  cart = paid;
  request.mockReset();
  request.mockImplementation(async () => ({ cart }));
});
afterEach(cleanup);

const message = vi.fn(({ orderUuid }: { readonly orderUuid: string }) => <p>message about {orderUuid}</p>);
const account = (uuid: string, email: string) => (
  <p>
    account of {email} for {uuid}
  </p>
);

async function show(hasAccount: boolean) {
  const slots = { message, account, onBought: vi.fn(), onSeeOrders: vi.fn(), notFound: null };
  showCheckout(<SuccessPage uuid={cart.uuid} hasAccount={hasAccount} {...slots} />);
  await screen.findByRole('heading', { level: 1 });
}

test('ROUTE-064 a buyer without an account writes to the seller, and is offered an account', async () => {
  await show(false);
  expect(screen.getByText('message about o1')).toBeDefined();
  expect(message.mock.lastCall?.[0]).toEqual({
    ...{ orderUuid: 'o1', productUuid: order.products[0]?.productUuid, orderNumber: '100042' },
    sender: { name: 'Noor Janssen', email: 'noor@hervonden.test' },
  });
  expect(screen.getByText(`account of noor@hervonden.test for ${paid.uuid}`)).toBeDefined();
});

test('ROUTE-064 a buyer with an account is offered no other', async () => {
  await show(true);
  expect(screen.getByText('message about o1')).toBeDefined();
  expect(screen.queryByText(/^account of/)).toBeNull();
});

test('with two products, the buyer chooses which one the message is about', async () => {
  const [delivery] = paid.deliveries;
  const [line] = delivery?.lines ?? [];
  if (delivery === undefined || line === undefined) throw new Error('the sample has a product');
  const lamp = { ...line.product, uuid: 'p2', title: 'Hanglamp' };
  cart = {
    ...paid,
    deliveries: [delivery, { ...delivery, uuid: 'd2', lines: [{ ...line, product: lamp }] }],
    order: {
      ...order,
      products: [...order.products, { uuid: 'o2', productUuid: 'p2' }],
    },
  };
  await show(true);
  fireEvent.click(screen.getByRole('radio', { name: 'Hanglamp' }));
  expect(await screen.findByText('message about o2')).toBeDefined();
});

test('while the bank has the payment there is nobody to write to yet', async () => {
  cart = { ...paid, status: 'OPEN', order: null, confirmedTo: null };
  await show(false);
  expect(screen.queryByText(/^message about|^account of/)).toBeNull();
});
