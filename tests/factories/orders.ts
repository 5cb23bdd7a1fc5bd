import { randomBytes, randomUUID } from 'node:crypto';
import type { DeliveryType } from '#domain/orders/delivery-method.ts';
import type { TransactionStatus } from '#domain/payments/transaction.ts';
import { checkPayment } from '#server/modules/payments/public/check-payment.ts';
import { settle } from '#server/outside/payment/simulator.ts';
import type { ApiHarness } from '../setup/api-harness.ts';

/** A buyer: an account, or a visitor with an email address. */
export type Buyer = { readonly id: string; readonly email: string } | { readonly email: string };

/** Inserts a cart with these products, bypassing all rules, with an address and by default a free delivery method. */
export async function makeCart(
  { db }: ApiHarness,
  buyer: Buyer,
  products: readonly { readonly id: string; readonly quantity?: number; readonly type?: DeliveryType }[],
): Promise<string> {
  const id = randomUUID();
  const now = new Date();
  const address = {
    ...{ firstName: 'Noor', lastName: 'Janssen', companyName: '', street: 'Biltstraat', houseNumber: '12' },
    ...{ houseNumberExtension: '', postcode: '3572 BJ', city: 'Utrecht', country: 'NL' as const },
    ...{ phoneNumber: '', email: buyer.email },
  };
  const userId = 'id' in buyer ? buyer.id : null;
  if (userId !== null) {
    await db.deleteFrom('carts').where('user_id', '=', userId).where('status', '=', 'OPEN').execute();
  }
  await db
    .insertInto('carts')
    .values({
      ...{ id, user_id: userId, created_at: now, updated_at: now },
      shipping_address: JSON.stringify(address),
      billing_address: JSON.stringify(address),
    })
    .execute();
  for (const { id: product_id, quantity = 1 } of products) {
    await db
      .insertInto('cart_lines')
      .values({
        ...{ id: randomUUID(), cart_id: id, product_id, quantity },
        delivery_method_id: 'pickup_transport',
      })
      .execute();
  }
  return id;
}

export interface PaymentAnswer {
  readonly __typename: string;
  readonly transactionUid?: string;
  readonly redirectUrl?: string;
  readonly errorCode?: string;
  readonly message?: string;
}

export interface Payer {
  readonly token?: string | undefined;
  readonly method?: string | null;
  /** The client address; a new one by default. */
  readonly from?: string;
}

/** An IPv6 address in a network of its own. */
export function ownAddress(): string {
  return `2001:${randomBytes(6).toString('hex').match(/.{4}/g)?.join(':')}::1`;
}

/** Starts the payment of a cart; returns the answer with the payment page. */
export async function pay(
  api: ApiHarness,
  cartUuid: string,
  { token, method = 'ideal', from = ownAddress() }: Payer = {},
): Promise<PaymentAnswer> {
  const { data, errors } = await api.graphql<{ it: PaymentAnswer }>(
    `mutation ($cartUuid: String!, $paymentMethod: PaymentMethod) {
      it: getUsableTransaction(cartUuid: $cartUuid, paymentMethod: $paymentMethod) {
        __typename
        ... on UsableTransaction { transactionUid redirectUrl }
        ... on Error { errorCode message }
      }
    }`,
    { cartUuid, paymentMethod: method },
    { token, from },
  );
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.it;
}

/** Sets the result of a payment at the simulated provider and has the server check it. */
export async function end(api: ApiHarness, transactionUid: string, status: TransactionStatus): Promise<void> {
  const { payment_id } = await api.db
    .selectFrom('transactions')
    .select('payment_id')
    .where('id', '=', transactionUid)
    .executeTakeFirstOrThrow();
  await settle(api.db, payment_id ?? '', status, [
    'created',
    'reserved',
    'completed',
    'cancelled',
    'expired',
  ]);
  await checkPayment(api.server.deps, transactionUid);
}

export interface Bought {
  readonly cartUuid: string;
  readonly transactionUid: string;
  /** The sold products and their deliveries, in the order of the cart. */
  readonly lines: readonly { readonly uuid: string; readonly deliveryUuid: string }[];
}

/** Buys products as the app does: cart, payment, confirmation of the provider. */
export async function buy(
  api: ApiHarness,
  buyer: Buyer & { readonly token?: string },
  products: Parameters<typeof makeCart>[2],
): Promise<Bought> {
  const cartUuid = await makeCart(api, buyer, products);
  const { transactionUid, errorCode } = await pay(api, cartUuid, { token: buyer.token });
  if (transactionUid === undefined) throw new Error(`nothing to pay: ${errorCode}`);
  await end(api, transactionUid, 'completed');
  const lines = await api.db
    .selectFrom('order_products')
    .innerJoin('orders', 'orders.id', 'order_products.order_id')
    .innerJoin('order_deliveries', 'order_deliveries.order_product_id', 'order_products.id')
    .innerJoin('item_claims', (join) =>
      join
        .onRef('item_claims.product_id', '=', 'order_products.product_id')
        .onRef('item_claims.transaction_id', '=', 'orders.transaction_id'),
    )
    .where('orders.cart_id', '=', cartUuid)
    .orderBy('item_claims.position')
    .select(['order_products.id as uuid', 'order_deliveries.id as deliveryUuid'])
    .execute();
  for (const [at, { type }] of products.entries()) {
    if (type === undefined) continue;
    await api.db
      .updateTable('order_deliveries')
      .set({ delivery_type: type, original_type: type })
      .where('id', '=', lines[at]?.deliveryUuid ?? '')
      .execute();
  }
  return { cartUuid, transactionUid, lines };
}

/** The balance of each ledger account in cents, in total or for one payment. */
export async function balances({ db }: ApiHarness, transactionUid?: string): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_postings', 'ledger_postings.id', 'ledger_entries.posting_id')
    .$if(transactionUid !== undefined, (query) =>
      query.where('ledger_postings.transaction_id', '=', transactionUid ?? ''),
    )
    .groupBy('account')
    .select((eb) => ['account', eb.fn.sum<string>('amount_cents').as('sum')])
    .execute();
  return Object.fromEntries(rows.map(({ account, sum }) => [account, Number(sum)]));
}
