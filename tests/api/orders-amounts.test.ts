import { afterAll, expect, test } from 'vitest';
import { scopeOf } from '#server/command.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { refundPart } from '#server/modules/ledger/public.ts';
import { bookedLine, lockLine } from '#server/modules/orders/public/lines.ts';
import { transitionDelivery } from '#server/modules/orders/public/transition-delivery.ts';
import { openOrdersHarness } from './orders/harness.ts';

const { api, mails, buyer, seller, sale, read, move, ask, settled } = await openOrdersHarness();
afterAll(() => api.close());

/** The seller's payout in euros for a sale of €450. */
const share = 381.65;
const transport = 39;

/** A sale that the seller delivers themselves, for a price that the buyer paid. */
async function broughtSale() {
  const sold = await sale('noop_transport');
  const cents = transport * 100;
  await api.db
    .updateTable('order_deliveries')
    .set({ price_paid_by_customer_cents: cents, price_paid_to_transporter_cents: cents })
    .where('id', '=', sold.deliveryUuid)
    .execute();
  return sold;
}

const heldOf = async () => {
  const answer = await ask(
    'query { it: sellerPayouts { __typename ... on SellerPayouts { held } } }',
    {},
    seller.token,
  );
  return (answer as { readonly held?: number }).held;
};
const mailed = (subject: RegExp) =>
  mails.filter((mail) => mail.to === seller.email && subject.test(mail.subject)).at(-1)?.text ?? '';

test('ORDER-019 ORDER-020 the seller sees what they receive: with their own transport, less a settled refund', async () => {
  const sold = await broughtSale();
  expect(await read(sold.uuid, seller.token)).toMatchObject({ payout: share + transport });
  expect(await heldOf()).toBe(share + transport);
  await settled();
  expect(mailed(/verkocht/i)).toContain('€\u00a0420,65');

  await move(seller, sold.deliveryUuid, { hasArrived: true });
  await move(buyer, sold.deliveryUuid, { isInReview: true, complaint: 'De linkerpoot is gebroken.' });
  await inTransaction(api.db, async (tx) => {
    const line = await lockLine(tx, sold.uuid);
    if (line === undefined) throw new Error('there is no such line');
    const scope = scopeOf(tx, api.server.bus, new Date());
    await refundPart(scope, await bookedLine(tx, line), 2_000);
    await transitionDelivery(scope, { line, event: 'settle', actor: 'system' }, (code) => new Error(code));
  });
  await settled();
  expect(await read(sold.uuid, seller.token)).toMatchObject({
    ...{ money: 'DUE', payout: share + transport - 20, delivery: { status: 'CONFIRMED' } },
  });
  expect(mailed(/afgerond/i)).toContain('€\u00a0400,65');
  expect(await heldOf()).toBe(0);
});
