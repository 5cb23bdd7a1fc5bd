import type { Kysely } from 'kysely';
import type { LedgerAccount } from '#domain/payments/ledger.ts';
import type { Database } from '#server/db/schema.ts';
import type { LifeRecord, LineRecord } from './history.ts';
import type { Banks } from './life.ts';
import type { ModelState } from './model.ts';
import { refundedOf } from './payment-bank.ts';
import { statusOf } from './payout-bank.ts';
import type { GiftCard } from './vouchers.ts';

export interface Expected {
  readonly line: LineRecord;
  /** Every end state that the model allows. */
  readonly ends: readonly ModelState[];
}

export interface End {
  readonly banks: Banks;
  readonly records: readonly LifeRecord[];
  readonly expected: readonly Expected[];
  readonly cards: readonly GiftCard[];
  readonly now: number;
}

type Sums = Partial<Record<LedgerAccount, number>>;

interface Entry {
  readonly transactionId: string;
  readonly orderProductId: string | null;
  readonly postingId: string;
  readonly kind: string;
  readonly payoutId: string | null;
  readonly account: LedgerAccount;
  readonly amount: number;
}

function sumsOf(entries: readonly Entry[]): Sums {
  const sums: Sums = {};
  for (const { account, amount } of entries) sums[account] = (sums[account] ?? 0) + amount;
  return sums;
}

async function entriesOf(db: Kysely<Database>): Promise<readonly Entry[]> {
  const rows = await db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_postings', 'ledger_postings.id', 'ledger_entries.posting_id')
    .select([
      'transaction_id',
      'order_product_id',
      'posting_id',
      'kind',
      'payout_id',
      'account',
      'amount_cents',
    ])
    .execute();
  return rows.map((row) => ({
    ...{ transactionId: row.transaction_id, orderProductId: row.order_product_id, postingId: row.posting_id },
    ...{ kind: row.kind, payoutId: row.payout_id, account: row.account, amount: Number(row.amount_cents) },
  }));
}

/** The ledger, the banks and the model must agree to the cent. */
export async function checkMoney(db: Kysely<Database>, end: End): Promise<readonly string[]> {
  const entries = await entriesOf(db);
  return [
    ...checkPostings(entries),
    ...checkPayments(entries, end, await paymentsOf(db)),
    ...checkLines(entries, end),
    ...(await checkPayouts(db, entries, end)),
    ...(await checkSellers(db, entries, end)),
  ];
}

function checkPostings(entries: readonly Entry[]): readonly string[] {
  return [...Map.groupBy(entries, ({ postingId }) => postingId).values()].flatMap((posting) => {
    const sum = posting.reduce((total, { amount }) => total + amount, 0);
    return sum === 0 ? [] : [`a posting "${posting[0]?.kind}" sums to ${sum} cents`];
  });
}

/** The payment of each sold product. */
async function paymentsOf(db: Kysely<Database>): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('order_products')
    .innerJoin('orders', 'orders.id', 'order_products.order_id')
    .select(['order_products.id', 'orders.transaction_id'])
    .execute();
  return new Map(rows.map(({ id, transaction_id }) => [id, transaction_id]));
}

/** Per payment: amounts received and returned, in the ledger and at the bank, and the refunds that the rules allow. */
function checkPayments(
  entries: readonly Entry[],
  { banks, expected }: End,
  paymentOf: ReadonlyMap<string, string>,
): readonly string[] {
  const findings: string[] = [];
  const byPayment = Map.groupBy(entries, ({ transactionId }) => transactionId);
  const lines = Map.groupBy(expected, ({ line }) => paymentOf.get(line.uuid) ?? '');
  for (const payment of banks.payments.payments.values()) {
    const { reference, amount, status, chargedBack } = payment;
    const sums = sumsOf(byPayment.get(reference) ?? []);
    const [came, back] = [status === 'paid' ? amount : 0, refundedOf(payment) + chargedBack];
    const compare = (what: string, found: number, wanted: number) => {
      if (found !== wanted)
        findings.push(`payment ${reference}: ${what} is ${found} cents instead of ${wanted}`);
    };
    compare('what came in', -(sums.buyer ?? 0), came);
    compare('what went back in the ledger', sums.refund ?? 0, back);
    compare('what is held', sums.held ?? 0, 0);
    const own = lines.get(reference) ?? [];
    if (own.length === 0) compare('what the bank gave back of a payment that bought nothing', back, came);
    else if (!possibleSums(own.map(({ ends }) => ends.map(({ refunded }) => refunded))).has(back))
      findings.push(
        `payment ${reference}: the bank gave back ${back} cents, which no rule says (${described(own)})`,
      );
  }
  return findings;
}

/** All sums of one choice from each set. */
export function possibleSums(choices: readonly (readonly number[])[]): ReadonlySet<number> {
  let sums = new Set([0]);
  for (const options of choices)
    sums = new Set([...sums].flatMap((sum) => options.map((option) => sum + option)));
  return sums;
}

const described = (own: readonly Expected[]) =>
  own
    .map(
      ({ line, ends }) =>
        `${line.title}: ${ends.map(({ status, refunded }) => `${status} ${refunded}`).join(' or ')}`,
    )
    .join('; ');

/** Per line: the amounts of the seller and the buyer must match an end state of that line. */
function checkLines(entries: readonly Entry[], { expected }: End): readonly string[] {
  const byLine = Map.groupBy(entries, ({ orderProductId }) => orderProductId);
  return expected.flatMap(({ line, ends }) => {
    const sums = sumsOf(byLine.get(line.uuid) ?? []);
    const sellers = (sums.seller ?? 0) + (sums.paid_out ?? 0);
    const refunded = sums.refund ?? 0;
    if (ends.some((end) => end.sellers === sellers && end.refunded === refunded)) return [];
    const wanted = ends.map((end) => `${end.sellers} and ${end.refunded}`).join(' or ');
    return [`${line.title}: seller and buyer got ${sellers} and ${refunded} cents instead of ${wanted}`];
  });
}

/** Each payout exists once at the bank, with the same end state as in the shop, and the ledger's total matches. */
async function checkPayouts(
  db: Kysely<Database>,
  entries: readonly Entry[],
  { banks, now }: End,
): Promise<readonly string[]> {
  const findings: string[] = [];
  const payouts = await db
    .selectFrom('payouts')
    .select(['id', 'status', 'amount_cents', 'provider_id'])
    .execute();
  const transfers = Map.groupBy(banks.payouts.transfers, ({ reference }) => reference);
  const statuses = { processing: 'SENT', paid: 'PAID', failed: 'FAILED', returned: 'RETURNED' } as const;
  for (const { id, status, amount_cents, provider_id } of payouts) {
    const [transfer, ...more] = transfers.get(id) ?? [];
    if (more.length > 0) findings.push(`payout ${id} was carried out ${more.length + 1} times`);
    if (provider_id !== null && transfer?.id !== provider_id)
      findings.push(`payout ${id} is not at the bank`);
    if (provider_id === null && transfer !== undefined)
      findings.push(`payout ${id} is at the bank unknown to us`);
    if (transfer === undefined) continue;
    const theirs = statuses[statusOf(transfer, now)];
    if (theirs !== status) findings.push(`payout ${id} is ${theirs} at the bank and ${status} in the shop`);
    if (transfer.amount !== Number(amount_cents))
      findings.push(`payout ${id} has another amount at the bank`);
  }
  const known = new Set(payouts.map(({ id }) => id));
  for (const reference of transfers.keys())
    if (!known.has(reference)) findings.push(`the bank carried out ${reference}, which no payout asked for`);
  const paid = banks.payouts.transfers.filter((transfer) => statusOf(transfer, now) === 'paid');
  const [ours, theirs] = [sumsOf(entries).paid_out ?? 0, paid.reduce((sum, { amount }) => sum + amount, 0)];
  if (ours !== theirs) findings.push(`${ours} cents were paid out in the ledger, ${theirs} at the bank`);
  for (const [key, same] of Map.groupBy(
    entries.filter(({ account, payoutId }) => account === 'paid_out' && payoutId !== null),
    ({ payoutId, orderProductId, kind }) => `${payoutId} ${orderProductId} ${kind}`,
  ))
    if (same.length > 1) findings.push(`booked ${same.length} times: ${key}`);
  return findings;
}

/** No money is due to a seller any more: it was paid out, or netted with what they owe. */
async function checkSellers(
  db: Kysely<Database>,
  entries: readonly Entry[],
  { expected }: End,
): Promise<readonly string[]> {
  const findings: string[] = [];
  const sellerOf = new Map(expected.map(({ line }) => [line.uuid, line.sellerId]));
  const bySeller = Map.groupBy(entries, ({ orderProductId }) => sellerOf.get(orderProductId ?? '') ?? '');
  const paid = await db
    .selectFrom('payouts')
    .where('status', '=', 'PAID')
    .groupBy('seller_id')
    .select((eb) => ['seller_id', eb.fn.sum<string>('amount_cents').as('sum')])
    .execute();
  for (const [sellerId, own] of bySeller) {
    if (sellerId === '') continue;
    const sums = sumsOf(own);
    const received = Number(paid.find(({ seller_id }) => seller_id === sellerId)?.sum ?? 0);
    if ((sums.seller ?? 0) > 0) findings.push(`seller ${sellerId} still waits for ${sums.seller} cents`);
    if ((sums.paid_out ?? 0) !== received)
      findings.push(`seller ${sellerId} received ${received} cents, ${sums.paid_out ?? 0} in the ledger`);
  }
  const total = entries.reduce((sum, { amount }) => sum + amount, 0);
  return total === 0 ? findings : [...findings, `the ledger sums to ${total} cents`];
}
