import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PayoutServiceError } from '#server/outside/payout/payout-service.ts';
import { buy } from '../factories/orders.ts';
import { confirmedSale, settleAll } from '../factories/payouts.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSellerUser } from '../factories/sellers.ts';
import { makeUser } from '../factories/users.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';
import { createManualClock } from '../setup/manual-clock.ts';

// The daily check of the ledger while the payout provider is unreachable.

const unreachable = async (): Promise<never> => {
  throw new PayoutServiceError('The payout service did not answer.');
};
const service = { create: unreachable, fetchStatus: unreachable, list: unreachable };

let api: ApiHarness;
const clock = createManualClock(new Date('2026-03-02T12:00:00Z'));
const mails: { readonly to: string; readonly subject: string }[] = [];

beforeAll(async () => {
  const mail = { send: async (message: { to: string; subject: string }) => void mails.push(message) };
  api = await startApi({ clock, mail, payouts: { kind: 'PROVIDER', service } });
});

afterAll(() => api.close());

test('ORDER-020 the ledger is checked without the provider, order by order, and staff are emailed each day', async () => {
  const { db } = api;
  const staff = await makeUser(db, { isStaff: true });
  const user = await makeUser(db);
  const buyer = { ...user, token: await api.signIn(user) };
  const { sellerId } = await makeSellerUser(db);
  const sold = await confirmedSale(api, { sellerId, buyer });
  // Another order still holds money, so the total does not reveal that the first one paid out too much.
  await buy(api, buyer, [{ ...(await makeProduct(db, sellerId)), type: 'pickup_transport' }]);
  const alarms = () => mails.filter((mail) => mail.to === staff.email && /grootboek/.test(mail.subject));
  const reports = () => db.selectFrom('payout_reconciliations').selectAll().orderBy('day').execute();

  clock.advance(24 * 60 * 60 * 1000);
  await settleAll(api);
  expect(await reports()).toMatchObject([{ day: '2026-03-02', compared: null, ledger_problems: [] }]);
  expect(alarms()).toEqual([]);

  const posting = { id: randomUUID(), kind: 'partly_refunded', created_at: clock.now() } as const;
  await db
    .insertInto('ledger_postings')
    .values({ ...posting, transaction_id: sold.transactionUid, order_product_id: sold.id })
    .execute();
  await db
    .insertInto('ledger_entries')
    .values([
      { posting_id: posting.id, account: 'held', amount_cents: -100 },
      { posting_id: posting.id, account: 'refund', amount_cents: 100 },
    ])
    .execute();
  for (const days of [1, 2]) {
    clock.advance(24 * 60 * 60 * 1000);
    await settleAll(api);
    expect(alarms()).toHaveLength(days);
  }
  const { number } = await db
    .selectFrom('orders')
    .select('number')
    .where('transaction_id', '=', sold.transactionUid)
    .executeTakeFirstOrThrow();
  expect((await reports()).at(-1)?.ledger_problems).toEqual([
    { kind: 'ORDER', subject: String(number), expected: 0, found: -100 },
  ]);
});
