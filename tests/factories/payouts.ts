import { randomUUID } from 'node:crypto';
import { scopeOf } from '#server/command.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { bookPaid, bookReleased } from '#server/modules/ledger/public.ts';
import { planSeller } from '#server/modules/payouts/plan-seller.ts';
import { setDeadline } from '#server/process/deadlines.ts';
import type { ApiHarness } from '../setup/api-harness.ts';
import { buy } from './orders.ts';
import { placedOrder } from './placed-order.ts';
import { makeProduct } from './products.ts';
import { makeSeller } from './sellers.ts';

export function createTestClock(start: string) {
  let now = new Date(start);
  return {
    now: () => now,
    set: (moment: string) => {
      now = new Date(moment);
    },
  };
}

export interface SoldLine {
  readonly id: string;
  readonly transactionUid: string;
}

/**
 * Sells a product of this seller and has it delivered and confirmed at the clock's time; the proceeds are due to the
 * seller.
 */
export async function confirmedSale(
  api: ApiHarness,
  people: {
    readonly sellerId: string;
    readonly buyer: { readonly id: string; readonly email: string; readonly token: string };
    /** What the buyer paid for a delivery that is not the seller's, in cents; its payment is not in the ledger. */
    readonly deliveryCents?: number;
  },
): Promise<SoldLine> {
  const product = await makeProduct(api.db, people.sellerId, { title: `Stoel ${randomUUID()}` });
  const { transactionUid, lines } = await buy(api, people.buyer, [{ ...product, type: 'pickup_transport' }]);
  const line = lines[0];
  if (line === undefined) throw new Error('nothing was sold');
  await api.db
    .updateTable('order_deliveries')
    .set({
      ...{ status: 'ARRIVED', arrived_at: api.server.deps.clock.now() },
      price_paid_by_customer_cents: people.deliveryCents ?? 0,
    })
    .where('id', '=', line.deliveryUuid)
    .execute();
  const { data } = await api.graphql<{ it: { readonly __typename: string } }>(
    `mutation ($uuid: String!) {
      it: updateDeliveryStatus(uuid: $uuid, isConfirmed: true) { __typename ... on Error { message } }
    }`,
    { uuid: line.deliveryUuid },
    { token: people.buyer.token },
  );
  if (data.it.__typename !== 'OrderProduct') throw new Error(`not confirmed: ${JSON.stringify(data.it)}`);
  return { id: line.uuid, transactionUid };
}

/** Runs due deadlines and event handlers until nothing is left. */
export async function settleAll(api: ApiHarness): Promise<void> {
  for (let round = 0; round < 4; round += 1) await api.server.background.runOnce();
}

/** Executes the daily payout run now. */
export async function payoutRunNow(api: ApiHarness): Promise<void> {
  const { deps } = api.server;
  await inTransaction(api.db, async (tx) => {
    await setDeadline(tx, { kind: 'payout_run', subjectId: 'every-day', dueAt: deps.clock.now() });
  });
  await settleAll(api);
}

const account = { iban: 'NL91ABNA0417164300', holder: 'Robin de Vries' } as const;

/**
 * Plans a payout to a new seller for a product that this buyer paid for and received a month ago. The rows and ledger
 * entries match those of a real sale. Returns the payout's id.
 */
export async function plannedPayout(
  api: ApiHarness,
  buyer: { readonly id: string; readonly email: string },
): Promise<string> {
  const sellerId = await dueSale(api, buyer);
  const { deps } = api.server;
  const planned = await inTransaction(api.db, (tx) =>
    planSeller(scopeOf(tx, deps.bus, deps.clock.now()), { sellerId, runId: null }),
  );
  if (planned === null) throw new Error('nothing was planned');
  return planned;
}

/** A failed payout whose money is still due. Returns its id. */
export async function failedPayout(
  api: ApiHarness,
  buyer: { readonly id: string; readonly email: string },
): Promise<string> {
  const sellerId = await dueSale(api, buyer);
  const id = randomUUID();
  await api.db
    .insertInto('payouts')
    .values({
      ...{ id, run_id: null, seller_id: sellerId, amount_cents: 38_000, status: 'FAILED', problem: 'OTHER' },
      ...{ iban: account.iban, account_holder: account.holder, created_at: api.server.deps.clock.now() },
    })
    .execute();
  return id;
}

/** A payout in a file that the bank has received. Returns its id. */
export async function payoutInFile(
  api: ApiHarness,
  buyer: { readonly id: string; readonly email: string },
): Promise<string> {
  const id = await plannedPayout(api, buyer);
  await api.db.updateTable('payouts').set({ status: 'SENT', channel: 'FILE' }).where('id', '=', id).execute();
  return id;
}

async function dueSale(
  { db, server: { deps } }: ApiHarness,
  buyer: { readonly id: string; readonly email: string },
): Promise<string> {
  const sellerId = await makeSeller(db, { iban: account.iban, account_holder: account.holder });
  const { id: productId } = await makeProduct(db, sellerId, { inventory: 0 });
  const sold = await placedOrder(db, { buyer, sellerId, productId, street: 'Biltstraat' });
  const now = deps.clock.now();
  const confirmed_at = new Date(now.getTime() - 30 * 24 * 60 * 60 * 1000);
  await db
    .updateTable('order_deliveries')
    .set({ status: 'CONFIRMED', arrived_at: confirmed_at, confirmed_at })
    .where('id', '=', sold.deliveryUuid)
    .execute();
  const money = { paid: 45_000, payout: 38_000, returned: 0 };
  await inTransaction(db, async (tx) => {
    const scope = scopeOf(tx, deps.bus, confirmed_at);
    await bookPaid(scope, sold.transactionUid, money.paid);
    await bookReleased(scope, {
      ...{ transactionId: sold.transactionUid, orderProductId: sold.orderUuid, ...money },
    });
  });
  return sellerId;
}

/**
 * Inserts only the rows of a payout that a seller has received, bypassing all rules: with its line, the fee invoice,
 * a credit note for it, and the notice of the yearly figures.
 */
export async function invoicedPayout(
  db: ApiHarness['db'],
  sellerId: string,
  orderProductId: string,
): Promise<void> {
  const [id, now] = [randomUUID(), new Date()];
  const { last } = await db
    .selectFrom('fee_invoices')
    .select((eb) => eb.fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  const number = (last ?? 0) + 1;
  const paidTo = { iban: account.iban, account_holder: 'x' };
  await db
    .insertInto('payouts')
    .values({
      ...{ id, run_id: null, seller_id: sellerId, amount_cents: 100, ...paidTo, created_at: now },
      ...{ status: 'PAID', channel: 'PROVIDER', sent_at: now, paid_at: now },
    })
    .execute();
  await db
    .insertInto('payout_lines')
    .values({ payout_id: id, order_product_id: orderProductId, amount_cents: 100 })
    .execute();
  await db
    .updateTable('order_deliveries')
    .set({ status: 'CONFIRMED', confirmed_at: now })
    .where('order_product_id', '=', orderProductId)
    .execute();
  await db
    .insertInto('fee_invoices')
    .values({
      ...{ number, payout_id: id, seller_id: sellerId, total_cents: 121, vat_cents: 21 },
      ...{ seller_name: 'x', seller_address: 'x', seller_vat_number: null, created_at: now },
    })
    .execute();
  await db
    .insertInto('fee_invoice_lines')
    .values({ order_product_id: orderProductId, invoice_number: number, fee_cents: 121 })
    .execute();
  await creditedInvoice(db, number, orderProductId);
  await db
    .insertInto('seller_year_notices')
    .values({ seller_id: sellerId, year: now.getFullYear(), created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Inserts only the rows of a refund and its credit note for an invoice. */
async function creditedInvoice(
  db: ApiHarness['db'],
  invoice: number,
  order_product_id: string,
): Promise<void> {
  const [posting_id, created_at] = [randomUUID(), new Date()];
  const { transaction_id } = await db
    .selectFrom('order_products')
    .innerJoin('orders', 'orders.id', 'order_products.order_id')
    .where('order_products.id', '=', order_product_id)
    .select('transaction_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('ledger_postings')
    .values({ id: posting_id, kind: 'refunded', transaction_id, order_product_id, created_at })
    .execute();
  const { last } = await db
    .selectFrom('fee_credit_notes')
    .select((eb) => eb.fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  await db
    .insertInto('fee_credit_notes')
    .values({
      ...{ number: (last ?? 0) + 1, invoice_number: invoice, order_product_id, posting_id },
      ...{ total_cents: 121, vat_cents: 21, created_at },
    })
    .execute();
}

/**
 * Sets the final state of a transfer at the simulated bank; with `copies` above 1, the bank has executed it that
 * often.
 */
export async function settlePayout(
  db: ApiHarness['db'],
  reference: string,
  end: { readonly status: 'PAID' | 'FAILED' | 'RETURNED'; readonly copies?: number },
): Promise<void> {
  await db
    .updateTable('simulated_payouts')
    .set({ status: end.status, copies: end.copies ?? 1 })
    .where('reference', '=', reference)
    .execute();
}
