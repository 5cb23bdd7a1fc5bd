import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPayoutsHarness, type PayoutsHarness, type Shop } from './payouts/harness.ts';

let harness: PayoutsHarness;

beforeAll(async () => {
  harness = await openPayoutsHarness();
});

afterAll(async () => await harness.api.close());

const seen = ({ token }: { readonly token: string }, uuid: string) =>
  harness.ask(
    `query ($uuid: String!) { it: orderProduct(uuid: $uuid) {
      __typename ... on Error { errorCode }
      ... on OrderProduct { money payout payoutMade chargedBackAt delivery { status } } } }`,
    { uuid },
    token,
  );

/** A confirmed sale whose payment is charged back by the buyer's bank, before or after the payout. */
async function chargedBack(seller: Shop, isPaidOut: boolean): Promise<string> {
  const { id } = await harness.dueTo(seller);
  const [line = ''] = await harness.linesOf(id);
  expect(await seen(seller, line)).toMatchObject({ money: 'DUE', chargedBackAt: null });
  if (isPaidOut) {
    await harness.release([id]);
    await harness.runAll();
    await harness.settle(id, 'PAID');
    expect(await seen(seller, line)).toMatchObject({ money: 'PAID_OUT' });
  }
  await harness.chargeBack(line);
  await harness.runAll();
  return line;
}

const subject = /betaling van .* teruggeboekt/;

test('ORDER-020 both sides see that the bank took the payment back, and the seller is emailed what follows', async () => {
  const seller = await harness.shop();
  const line = await chargedBack(seller, true);
  const chargedBackAt = harness.clock.now().toISOString();
  const shown = { money: 'CHARGED_BACK', chargedBackAt, delivery: { status: 'CONFIRMED' } };
  expect(await seen(seller, line)).toMatchObject({ ...shown, payout: 0, payoutMade: true });
  expect(await seen(harness.buyer, line)).toMatchObject({ ...shown, payout: null, payoutMade: null });
  const [mail, ...more] = harness.mailsTo(seller.email, subject);
  expect(more).toEqual([]);
  expect(mail?.text).toContain('We trekken dat bedrag af van je volgende uitbetalingen.');
  expect(mail?.text).toContain(`/account/bestellingen/${line}`);
  const [alarm] = harness.mailsTo(harness.staff.email, subject);
  expect(alarm?.text).toContain('dus de verkoop blijft geldig');
  // Reporting it again changes nothing and sends no email.
  await harness.chargeBack(line);
  await harness.runAll();
  expect(harness.mailsTo(seller.email, subject)).toHaveLength(1);
});

test('ORDER-020 a seller who was not paid yet reads that the amount is no longer paid', async () => {
  const seller = await harness.shop();
  const line = await chargedBack(seller, false);
  expect(await seen(seller, line)).toMatchObject({ money: 'CHARGED_BACK', payout: 0, payoutMade: false });
  const [mail] = harness.mailsTo(seller.email, subject);
  expect(mail?.text).toContain('Dat bedrag betalen we je niet meer uit.');
});

test('ORDER-017 a chargeback of an open sale cancels it; staff are notified, the seller by the cancellation', async () => {
  const seller = await harness.shop();
  const sale = await harness.sale(seller);
  await harness.api.db
    .updateTable('order_deliveries')
    .set({ status: 'ARRIVED', confirmed_at: null })
    .where('order_product_id', '=', sale.id)
    .execute();
  const before = harness.mailsTo(harness.staff.email, subject).length;
  await harness.chargeBack(sale.id);
  await harness.runAll();
  expect(await seen(seller, sale.id)).toMatchObject({ money: 'RETURNED', delivery: { status: 'CANCELLED' } });
  expect(harness.mailsTo(seller.email, subject)).toEqual([]);
  const alarms = harness.mailsTo(harness.staff.email, subject);
  expect(alarms).toHaveLength(before + 1);
  expect(alarms.at(-1)?.text).toContain('De verkoop is geannuleerd.');
});
