import { scopeOf } from '../../command.ts';
import type { Viewer } from '../../graphql/context.ts';
import { checkPayment } from '../../modules/payments/public/check-payment.ts';
import { checkPayout } from '../../modules/payouts/check-payout.ts';
import { creditFees } from '../../modules/payouts/credit-fees.ts';
import { payoutChanged, payoutReleased } from '../../modules/payouts/events.ts';
import { planSeller } from '../../modules/payouts/plan-seller.ts';
import { releasePayouts } from '../../modules/payouts/release-payouts.ts';
import { sendPayout } from '../../modules/payouts/send-payout.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { inTransaction } from '../transaction.ts';
import { actAt, demoPeople, type OrderPlan, seedOrder, soldProduct } from './demo-orders.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

interface PayoutPlan {
  readonly daysAgo: number;
  readonly sales: number;
  readonly end: 'PAID' | 'RETURNED' | 'SENT' | null;
}

/**
 * The end states of the payouts, with their age in days and number of sales; null for one that waits for its release.
 */
const ends: readonly PayoutPlan[] = [
  { daysAgo: 40, sales: 1, end: 'PAID' },
  { daysAgo: 30, sales: 1, end: 'RETURNED' },
  { daysAgo: 10, sales: 1, end: 'SENT' },
  // One of the two sales compensates for the chargeback.
  { daysAgo: 0, sales: 2, end: null },
];

/** The brand's payouts. */
const brandEnds: readonly PayoutPlan[] = [{ daysAgo: 20, sales: 1, end: 'PAID' }];

/** Days since the chargeback of the first payout's sale. */
const chargedBackDaysAgo = 5;

/** Days after which every sale of the plan is due, weekends and holidays included. */
const rest = 8;

/**
 * Creates payouts of the demo's sellers in every state through the same commands as real ones: a sale, its
 * confirmation, the payout run, the release by staff and the provider's report.
 */
export async function seedPayouts(deps: ServerDeps): Promise<void> {
  await seedPayoutsOf(deps, { who: 'verkoper', plans: ends, iban: 'NL91ABNA0417164300' });
  await seedPayoutsOf(deps, { who: 'merk', plans: brandEnds, iban: 'BE68539007547034' });
  // Demo payouts send no emails, and their transfers have been ordered already.
  await deps.db
    .deleteFrom('event_outbox')
    .where('type', 'in', [payoutReleased, payoutChanged])
    .where('done_at', 'is', null)
    .execute();
}

interface SellerPayouts {
  readonly who: 'verkoper' | 'merk';
  readonly plans: readonly PayoutPlan[];
  readonly iban: string;
}

async function seedPayoutsOf(deps: ServerDeps, { who, plans, iban }: SellerPayouts): Promise<void> {
  const people = await demoPeople(deps);
  const { sellerId, name } = people[who];
  if (sellerId === null) return;
  const now = deps.clock.now().getTime();
  const account = { iban, account_holder: name };
  await deps.db.updateTable('sellers').set(account).where('id', '=', sellerId).execute();
  const deliveries: string[] = [];
  for (const { daysAgo, sales, end } of plans) {
    const plan = confirmedAfter(who, (daysAgo + rest) * 24);
    for (let count = 0; count < sales; count += 1) {
      const productId = await soldProduct(deps, who);
      // A small demo has sold nothing.
      if (productId === undefined) return;
      deliveries.push(await seedOrder(deps, people, plan, { productId, now }));
    }
    if (end === null) await chargeBack(deps, deliveries[0] ?? '', now);
    const parts = { ...deps, clock: { now: () => new Date(now - daysAgo * day) } };
    const payoutId = await inTransaction(deps.db, (tx) =>
      planSeller(scopeOf(tx, deps.bus, parts.clock.now()), { sellerId, runId: null, isRetry: true }),
    );
    if (payoutId === null || end === null) continue;
    await releaseAndSend(parts, people.staf, payoutId);
    if (end === 'SENT') continue;
    await deps.db
      .updateTable('simulated_payouts')
      .set({ status: end })
      .where('reference', '=', payoutId)
      .execute();
    await checkPayout(parts, payoutId);
  }
}

const confirmedAfter = (seller: SellerPayouts['who'], hoursAgo: number): OrderPlan => ({
  ...{ type: 'pickup_transport', hoursAgo },
  moves: [
    [seller, 'arrive', 1],
    ['koper', 'confirm', 2],
  ],
});

/** Charges back a sale that was already paid out and invoiced: the seller owes the amount and gets a credit note. */
async function chargeBack(deps: ServerDeps, deliveryId: string, now: number): Promise<void> {
  const { db, bus } = deps;
  const { id, transaction_id } = await db
    .selectFrom('order_deliveries')
    .innerJoin('order_products', 'order_products.id', 'order_deliveries.order_product_id')
    .innerJoin('orders', 'orders.id', 'order_products.order_id')
    .where('order_deliveries.id', '=', deliveryId)
    .select(['order_products.id', 'orders.transaction_id'])
    .executeTakeFirstOrThrow();
  await db
    .updateTable('simulated_payments')
    .set({ status: 'chargeback' })
    .where('reference', '=', transaction_id)
    .execute();
  const at = new Date(now - chargedBackDaysAgo * day);
  await checkPayment({ ...deps, clock: { now: () => at } }, transaction_id);
  await inTransaction(db, (tx) => creditFees(scopeOf(tx, bus, at), id));
}

async function releaseAndSend(parts: ServerDeps, staff: Viewer, payoutId: string): Promise<void> {
  const { context } = actAt(parts, staff, parts.clock.now());
  await releasePayouts(context, { uuids: [payoutId], code: null });
  await sendPayout(parts, payoutId);
}
