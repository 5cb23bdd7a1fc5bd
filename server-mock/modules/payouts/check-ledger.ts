import { type Kysely, sql } from 'kysely';
import { command } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { payoutAlarmRaised } from './events.ts';
import type { LedgerProblem } from './tables.ts';

/** Maximum number of orders, and of sellers, in one report. */
const mostNamed = 20;

/**
 * Checks the sums of the ledger, stores the result with the report of the day, given as YYYY-MM-DD, and alerts staff if
 * they are wrong. Needs no payout provider.
 */
export async function checkLedger(deps: ServerDeps, day: string): Promise<void> {
  const { db, bus, clock, log } = deps;
  const request = { name: 'checkLedger', body: { day } };
  const problems = await command({ db, bus, clock, viewer: null }, request, async ({ tx, now, emit }) => {
    const found = await ledgerProblemsOf(tx);
    const report = { ledger_problems: JSON.stringify(found), created_at: now };
    await tx
      .insertInto('payout_reconciliations')
      .values({ day, compared: null, mismatches: '[]', ...report })
      .onConflict((conflict) => conflict.column('day').doUpdateSet(report))
      .execute();
    if (found.length > 0) await emit(payoutAlarmRaised, { day, what: 'ledger' });
    return found;
  });
  if (problems.length > 0) log.error({ day, problems }, 'the ledger does not add up');
}

/** Wrong sums of the ledger: of everything, of single orders, and of single sellers. Empty when it is correct. */
export async function ledgerProblemsOf(db: Kysely<Database>): Promise<readonly LedgerProblem[]> {
  return [...(await totalProblems(db)), ...(await orderProblems(db)), ...(await sellerProblems(db))];
}

async function totalProblems(db: Kysely<Database>): Promise<readonly LedgerProblem[]> {
  const { rows } = await sql<{ sum: string; paid_out: string; held: string; payouts: string }>`
    select coalesce(sum(amount_cents), 0) as sum,
      coalesce(sum(amount_cents) filter (where account = 'paid_out'), 0) as paid_out,
      coalesce(sum(amount_cents) filter (where account = 'held'), 0) as held,
      (select coalesce(sum(amount_cents), 0) from payouts where status = 'PAID') as payouts
    from ledger_entries`.execute(db);
  const [row] = rows;
  if (row === undefined) return [];
  const [total, paidOut, held, payouts] = [row.sum, row.paid_out, row.held, row.payouts].map(Number) as [
    number,
    number,
    number,
    number,
  ];
  return [
    ...(total === 0 ? [] : [{ kind: 'SUM', expected: 0, found: total } as const]),
    ...(paidOut === payouts ? [] : [{ kind: 'PAID_OUT', expected: payouts, found: paidOut } as const]),
    ...(held >= 0 ? [] : [{ kind: 'HELD', expected: 0, found: held } as const]),
  ];
}

/**
 * Payments whose entries do not add up to 0, or from which more was taken than was held. They are checked one by one,
 * because errors may cancel out in the totals.
 */
async function orderProblems(db: Kysely<Database>): Promise<readonly LedgerProblem[]> {
  const { rows } = await sql<{ subject: string; sum: string; held: string }>`
    select coalesce(min(orders.number::text), ledger_postings.transaction_id::text) as subject,
      sums.sum, sums.held
    from (
      select ledger_postings.transaction_id, sum(amount_cents) as sum,
        coalesce(sum(amount_cents) filter (where account = 'held'), 0) as held
      from ledger_entries inner join ledger_postings on ledger_postings.id = ledger_entries.posting_id
      group by ledger_postings.transaction_id
    ) as sums
    inner join ledger_postings on ledger_postings.transaction_id = sums.transaction_id
    left join orders on orders.transaction_id = sums.transaction_id
    where sums.sum <> 0 or sums.held < 0
    group by ledger_postings.transaction_id, sums.sum, sums.held
    order by subject limit ${mostNamed}`.execute(db);
  return rows.map(({ subject, sum, held }) => ({
    ...{ kind: 'ORDER', subject, expected: 0 },
    found: Number(sum) === 0 ? Number(held) : Number(sum),
  }));
}

/** Sellers for whom the sum of the payouts differs from the ledger. */
async function sellerProblems(db: Kysely<Database>): Promise<readonly LedgerProblem[]> {
  const { rows } = await sql<{ subject: string; booked: string; paid: string }>`
    select sellers.name as subject, coalesce(ledger.booked, 0) as booked, coalesce(transfers.paid, 0) as paid
    from sellers
    left join (
      select order_products.seller_id, sum(ledger_entries.amount_cents) as booked
      from ledger_entries
      inner join ledger_postings on ledger_postings.id = ledger_entries.posting_id
      inner join order_products on order_products.id = ledger_postings.order_product_id
      where ledger_entries.account = 'paid_out' group by order_products.seller_id
    ) as ledger on ledger.seller_id = sellers.id
    left join (
      select seller_id, sum(amount_cents) as paid from payouts where status = 'PAID' group by seller_id
    ) as transfers on transfers.seller_id = sellers.id
    where coalesce(ledger.booked, 0) <> coalesce(transfers.paid, 0)
    order by sellers.name, sellers.id limit ${mostNamed}`.execute(db);
  return rows.map(({ subject, booked, paid }) => ({
    ...{ kind: 'SELLER', subject, expected: Number(paid), found: Number(booked) },
  }));
}
