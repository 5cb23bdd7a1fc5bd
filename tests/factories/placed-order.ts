import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';

export interface PlacedOrder {
  readonly orderUuid: string;
  readonly deliveryUuid: string;
  readonly transactionUid: string;
}

/** Inserts only the rows of a paid order of one product, bypassing all rules and without ledger entries. */
export async function placedOrder(
  db: Kysely<Database>,
  sale: {
    readonly buyer: { readonly id: string; readonly email: string };
    readonly sellerId: string;
    readonly productId: string;
    readonly street: string;
    /** The moment of sale; now by default. */
    readonly at?: Date;
  },
): Promise<PlacedOrder> {
  const { buyer, sellerId, productId, street } = sale;
  const [transactionUid, orderId, orderUuid, deliveryUuid] = [0, 1, 2, 3].map(() => randomUUID()) as [
    string,
    string,
    string,
    string,
  ];
  const now = sale.at ?? new Date();
  const cart_id = randomUUID();
  const address = JSON.stringify({
    ...{ firstName: 'Anna', lastName: 'Bos', companyName: '', street, houseNumber: '1', email: '' },
    ...{ houseNumberExtension: '', postcode: '3572 BJ', city: 'Utrecht', country: 'NL', phoneNumber: '' },
  });
  const person = { user_id: buyer.id, email: buyer.email, locale: 'nl', created_at: now } as const;
  const addresses = { shipping_address: address, billing_address: address };
  await db
    .insertInto('transactions')
    .values({
      ...{ id: transactionUid, cart_id, ...person, ...addresses, status: 'completed' },
      ...{ payment_method: 'ideal', amount_cents: 45_000, payment_id: null, redirect_url: null },
      ...{ checked_at: null, updated_at: now },
    })
    .execute();
  await db
    .insertInto('orders')
    .values({ id: orderId, transaction_id: transactionUid, cart_id, ...person, ...addresses })
    .execute();
  await db
    .insertInto('order_products')
    .values({
      ...{ id: orderUuid, order_id: orderId, product_id: productId, seller_id: sellerId },
      ...{ title: 'Teak dressoir', price_cents: 45_000, quantity: 1, payout_cents: 38_000 },
      ...{ payout_made_at: null, created_at: now },
    })
    .execute();
  await db
    .insertInto('order_deliveries')
    .values({
      ...{ id: deliveryUuid, order_product_id: orderUuid, delivery_type: 'brenger_transport' },
      ...{ original_type: 'brenger_transport', track_and_trace_link: null, dhl_tracker_code: null },
      ...{ postnl_label_link: null, complaint: null, arrived_at: null, handed_off_at: null },
      ...{ confirmed_at: null, in_review_at: null, cancelled_at: null, updated_at: now },
    })
    .execute();
  return { orderUuid, deliveryUuid, transactionUid };
}
