import { afterAll, describe, expect, test } from 'vitest';
import { payout } from '#domain/money/pricing.ts';
import { scopeOf } from '#server/command.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { refundPart } from '#server/modules/ledger/public.ts';
import { bookedLine, lockLine } from '#server/modules/orders/public/lines.ts';
import { transitionDelivery } from '#server/modules/orders/public/transition-delivery.ts';
import { checkPayment } from '#server/modules/payments/public/check-payment.ts';
import { balances, end } from '../factories/orders.ts';
import { giftCardsOf } from './orders/gift-cards.ts';
import { openOrdersHarness } from './orders/harness.ts';

const harness = await openOrdersHarness();
const { api, buyer, seller, staff, move, settled } = harness;
const { giftCard, buyWith } = giftCardsOf(harness);
afterAll(() => api.close());

const shareOf = (price: number) => payout(price, { marginIncluded: 150_000, transactionFee: 100 });
const day = 24 * 60 * 60 * 1000;
const fromNow = (days: number) => new Date(Date.now() + days * day);

/** The sum of the card's movements in cents. */
async function movedOn(cardId: string): Promise<number> {
  const { sum } = await api.db
    .selectFrom('gift_card_movements')
    .select((eb) => eb.fn.sum<string>('amount_cents').as('sum'))
    .where('card_id', '=', cardId)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

async function statusesOf(ids: readonly string[]): Promise<readonly string[]> {
  const rows = await api.db
    .selectFrom('order_deliveries')
    .select(['id', 'status'])
    .where('id', 'in', [...ids])
    .execute();
  return ids.map((id) => rows.find((row) => row.id === id)?.status ?? '');
}

async function receive(delivery = ''): Promise<void> {
  await move(seller, delivery, { hasArrived: true });
  expect(await move(buyer, delivery, { isConfirmed: true })).toMatchObject({ money: 'DUE' });
}

describe('a chargeback of what the bank paid besides a gift card', () => {
  test('leaves the card as it is when the product was received and the buyer keeps it', async () => {
    const card = await giftCard(9_900);
    const { transactionUid, deliveries } = await buyWith(card.code, [10_000]);
    await receive(deliveries[0]);
    await end(api, transactionUid, 'chargeback');
    expect(await movedOn(card.id)).toBe(-9_900);
    expect(await statusesOf(deliveries)).toEqual(['CONFIRMED']);
    // The seller bears the amount that the bank charged back, and keeps the card's part.
    expect(await balances(api, transactionUid)).toMatchObject({
      held: 0,
      refund: 100,
      seller: shareOf(10_000) - 100,
    });
  });

  test('takes nothing from the seller of a product that the card alone paid and the buyer keeps', async () => {
    const card = await giftCard(9_999);
    const { transactionUid, deliveries } = await buyWith(card.code, [5_000, 5_000]);
    await receive(deliveries[0]);
    await end(api, transactionUid, 'chargeback');
    expect(await statusesOf(deliveries)).toEqual(['CONFIRMED', 'CANCELLED']);
    expect(await balances(api, transactionUid)).toMatchObject({ held: 0, refund: 1, seller: shareOf(5_000) });
  });

  test('gives the card its part of a product that is cancelled with it, once', async () => {
    const card = await giftCard(9_900);
    const { transactionUid, deliveries } = await buyWith(card.code, [10_000]);
    await end(api, transactionUid, 'chargeback');
    await checkPayment(api.server.deps, transactionUid);
    expect(await movedOn(card.id)).toBe(0);
    expect(await statusesOf(deliveries)).toEqual(['CANCELLED']);
  });
});

describe('a sale of a trader that is charged back, and ends by a withdrawal after it', () => {
  const ask = async (who: typeof buyer, mutation: string) => {
    const { data, errors } = await api.graphql<{ it: Record<string, unknown> }>(
      `mutation { it: ${mutation} { __typename ... on Error { errorCode } ... on Purchase {
        refundable refundableInPart withdrawal { uuid state refund } } } }`,
      {},
      { token: who.token },
    );
    expect(errors).toEqual([]);
    return data.it;
  };
  const uuidOf = ({ withdrawal }: Record<string, unknown>) => (withdrawal as { readonly uuid: string }).uuid;

  /** A received product that was partly paid with a card of this many cents. */
  async function received(cents: number) {
    const card = await giftCard(cents);
    const sold = await buyWith(card.code, [10_000]);
    await receive(sold.deliveries[0]);
    const { order_product_id: orderUuid } = await api.db
      .selectFrom('order_deliveries')
      .select('order_product_id')
      .where('id', '=', sold.deliveries[0] ?? '')
      .executeTakeFirstOrThrow();
    // Withdrawal is possible only for sales by traders.
    await api.db
      .updateTable('order_products')
      .set({ sold_by_trader: true })
      .where('id', '=', orderUuid)
      .execute();
    const declare = () =>
      ask(buyer, `declareWithdrawal(orderUuid: "${orderUuid}", name: "Noor", reason: "")`);
    return {
      ...sold,
      card,
      orderUuid,
      declare,
      chargeBack: () => end(api, sold.transactionUid, 'chargeback'),
    };
  }

  test('the card gets its part once the seller has the product, and the seller loses the rest of the share', async () => {
    const { transactionUid, deliveries, card, declare, chargeBack } = await received(4_000);
    const uuid = uuidOf(await declare());
    await chargeBack();
    // The seller keeps the card's part until the product is returned.
    expect(await balances(api, transactionUid)).toMatchObject({
      ...{ seller: shareOf(10_000) - 6_000, refund: 6_000 },
    });
    await ask(buyer, `changeWithdrawal(uuid: "${uuid}", event: send_back, text: "3SABCD1234")`);
    expect(await ask(seller, `changeWithdrawal(uuid: "${uuid}", event: receive_back)`)).toMatchObject({
      ...{ refundable: 0, withdrawal: { state: 'REFUNDED', refund: 40 } },
    });
    await settled();
    expect(await statusesOf(deliveries)).toEqual(['CANCELLED']);
    expect(await movedOn(card.id)).toBe(0);
    // The bank already has its part; the seller's share now refunds the card.
    expect(await balances(api, transactionUid)).toMatchObject({ held: 0, seller: 0, refund: 6_000 });
  });

  test('the buyer may declare it after the chargeback too, and staff can return the card’s part', async () => {
    const { deliveries, card, declare, chargeBack } = await received(4_000);
    await chargeBack();
    const declared = await declare();
    expect(declared).toMatchObject({ refundable: 40, refundableInPart: 0 });
    const decide = (refund: number) =>
      ask(
        staff,
        `decideWithdrawal(uuid: "${uuidOf(declared)}", refund: ${refund}, text: "Het is terug bij de verkoper.")`,
      );
    expect(await decide(39)).toMatchObject({ __typename: 'ValidationError' });
    await decide(40);
    await settled();
    expect(await statusesOf(deliveries)).toEqual(['CANCELLED']);
    expect(await movedOn(card.id)).toBe(0);
  });

  test('the fee is credited although the bank took the whole share of the seller', async () => {
    const { orderUuid, transactionUid, chargeBack } = await received(500);
    await chargeBack();
    expect(await balances(api, transactionUid)).toMatchObject({ seller: 0 });
    const { bus, clock } = api.server.deps;
    await inTransaction(api.db, async (tx) => {
      const line = await lockLine(tx, orderUuid);
      if (line === undefined) throw new Error('there is no such line');
      await tx.deleteFrom('deadlines').where('kind', '=', 'fee_credit').execute();
      const refused = (code: string) => new Error(code);
      await transitionDelivery(
        scopeOf(tx, bus, clock.now()),
        { line, event: 'refund', actor: 'system' },
        refused,
      );
      const due = await tx
        .selectFrom('deadlines')
        .select('subject_id')
        .where('kind', '=', 'fee_credit')
        .execute();
      expect(due).toEqual([{ subject_id: orderUuid }]);
    });
    const postings = await api.db
      .selectFrom('ledger_postings')
      .select('kind')
      .where('order_product_id', '=', orderUuid)
      .orderBy('position')
      .execute();
    expect(postings.map(({ kind }) => kind)).toEqual(['released', 'charged_back', 'forfeited']);
  });
});

describe('the bank’s part of an order is given back', () => {
  const twoLines = async () => {
    const card = await giftCard(9_999);
    const sold = await buyWith(card.code, [5_000, 5_000]);
    expect(sold.byCard).toEqual([5_000, 4_999]);
    return { card, ...sold };
  };

  test('because staff cancelled the one line that it paid of: what the card alone paid is still sold', async () => {
    const { card, transactionUid, deliveries } = await twoLines();
    await move(staff, deliveries[1] ?? '', { isCancelled: true });
    await settled();
    expect(await checkPayment(api.server.deps, transactionUid)).toBe('refunded');
    expect(await statusesOf(deliveries)).toEqual(['PENDING', 'CANCELLED']);
    expect(await movedOn(card.id)).toBe(-5_000);
    await receive(deliveries[0]);
    expect(await movedOn(card.id)).toBe(-5_000);
  });

  test('at the provider: the open payment ends, the received one stays, and the card gets its part of the first alone', async () => {
    const { card, transactionUid, deliveries } = await twoLines();
    await receive(deliveries[0]);
    await end(api, transactionUid, 'refunded');
    expect(await statusesOf(deliveries)).toEqual(['CONFIRMED', 'CANCELLED']);
    expect(await movedOn(card.id)).toBe(-5_000);
    const whole = await twoLines();
    await end(api, whole.transactionUid, 'refunded');
    expect(await statusesOf(whole.deliveries)).toEqual(['CANCELLED', 'CANCELLED']);
    expect(await movedOn(whole.card.id)).toBe(0);
  });
});

describe('a partial refund of all that the bank paid', () => {
  const refundPartOf = async (deliveryUuid: string, amount: number) => {
    await inTransaction(api.db, async (tx) => {
      const { order_product_id } = await tx
        .selectFrom('order_deliveries')
        .select('order_product_id')
        .where('id', '=', deliveryUuid)
        .executeTakeFirstOrThrow();
      const line = await lockLine(tx, order_product_id);
      if (line === undefined) throw new Error('there is no such line');
      const scope = scopeOf(tx, api.server.bus, new Date());
      await refundPart(scope, await bookedLine(tx, line), amount);
    });
    await settled();
  };

  test('leaves the seller what the card paid, when the provider then reports a refund of the payment', async () => {
    const card = await giftCard(9_900);
    const { transactionUid, deliveries } = await buyWith(card.code, [10_000]);
    await receive(deliveries[0]);
    await refundPartOf(deliveries[0] ?? '', 100);
    expect(await checkPayment(api.server.deps, transactionUid)).toBe('refunded');
    const left = { held: 0, refund: 100, seller: shareOf(10_000) - 100 };
    expect(await balances(api, transactionUid)).toMatchObject(left);
    expect(await statusesOf(deliveries)).toEqual(['CONFIRMED']);
    expect(await movedOn(card.id)).toBe(-9_900);
    // A chargeback of the same money does not charge the seller a second time.
    await end(api, transactionUid, 'chargeback');
    expect(await balances(api, transactionUid)).toMatchObject(left);
  });

  test('does not cancel what the card alone paid of the same order', async () => {
    const card = await giftCard(9_999);
    const { transactionUid, deliveries } = await buyWith(card.code, [5_000, 5_000]);
    await receive(deliveries[1]);
    await refundPartOf(deliveries[1] ?? '', 1);
    expect(await checkPayment(api.server.deps, transactionUid)).toBe('refunded');
    expect(await statusesOf(deliveries)).toEqual(['PENDING', 'CONFIRMED']);
    expect(await movedOn(card.id)).toBe(-9_999);
  });
});

describe('the amount returned to a gift card can be spent again', () => {
  const cancel = async (deliveries: readonly string[]) =>
    expect(await move(staff, deliveries[0] ?? '', { isCancelled: true })).toMatchObject({
      delivery: { status: 'CANCELLED' },
    });
  const endOf = async (cardId: string) => {
    const card = api.db.selectFrom('gift_cards').select('valid_until').where('id', '=', cardId);
    return (await card.executeTakeFirstOrThrow()).valid_until;
  };

  test('for a year, when the card was over by then', async () => {
    const card = await giftCard(9_900, fromNow(1));
    const { deliveries } = await buyWith(card.code, [10_000]);
    await api.db
      .updateTable('gift_cards')
      .set({ valid_until: fromNow(-1) })
      .where('id', '=', card.id)
      .execute();
    await cancel(deliveries);
    expect((await endOf(card.id))?.getTime()).toBeGreaterThan(fromNow(364).getTime());
    const again = await buyWith(card.code, [10_000]);
    expect(again.byCard).toEqual([9_900]);
  });

  test('as long as before, when that is longer', async () => {
    const [long, endless] = [await giftCard(9_900, fromNow(900)), await giftCard(9_900)];
    for (const { code } of [long, endless]) await cancel((await buyWith(code, [10_000])).deliveries);
    expect((await endOf(long.id))?.getTime()).toBeGreaterThan(fromNow(899).getTime());
    expect(await endOf(endless.id)).toBeNull();
  });
});
