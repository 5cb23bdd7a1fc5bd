import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { end, makeCart, pay } from '../../factories/orders.ts';
import { makeProduct } from '../../factories/products.ts';
import type { openOrdersHarness } from './harness.ts';

type Harness = Pick<Awaited<ReturnType<typeof openOrdersHarness>>, 'api' | 'buyer' | 'seller'>;

/** Gift cards, and purchases that they pay. */
export function giftCardsOf({ api, buyer, seller }: Harness) {
  async function giftCard(cents: number, validUntil: Date | null = null) {
    const card = { id: randomUUID(), code: `BON${randomUUID().slice(0, 8)}`.toUpperCase() };
    await api.db
      .insertInto('gift_cards')
      .values({ ...card, initial_cents: cents, created_at: new Date(), valid_until: validUntil })
      .execute();
    return card;
  }

  /**
   * Buys products at these prices in cents with a card, the rest through the bank. The lines are ordered by the bank's
   * part, smallest first.
   */
  async function buyWith(code: string, prices: readonly number[]) {
    const products = [];
    for (const price_cents of prices)
      products.push(await makeProduct(api.db, seller.sellerId, { price_cents, inventory: 1 }));
    const cart = await makeCart(api, buyer, products);
    const { errors } = await api.graphql(
      `mutation { addDiscount(cartUuid: "${cart}", discountCode: "${code}") { __typename } }`,
      {},
      buyer,
    );
    expect(errors).toEqual([]);
    const { transactionUid = '' } = await pay(api, cart, { token: buyer.token, method: 'creditcard' });
    await end(api, transactionUid, 'completed');
    const lines = await api.db
      .selectFrom('order_products')
      .innerJoin('orders', 'orders.id', 'order_products.order_id')
      .innerJoin('order_deliveries', 'order_deliveries.order_product_id', 'order_products.id')
      .where('orders.transaction_id', '=', transactionUid)
      .orderBy('gift_card_cents', 'desc')
      .select(['order_deliveries.id as deliveryUuid', 'order_products.gift_card_cents'])
      .execute();
    return {
      transactionUid,
      deliveries: lines.map(({ deliveryUuid }) => deliveryUuid),
      byCard: lines.map(({ gift_card_cents }) => Number(gift_card_cents)),
    };
  }

  return { giftCard, buyWith };
}
