import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { CaseState } from '#domain/cases/case-life-cycle.ts';
import type { Database } from '#server/db/schema.ts';
import { failedPayout, payoutInFile, plannedPayout } from '#tests/factories/payouts.ts';
import type { ApiHarness } from '#tests/setup/api-harness.ts';
import type { People } from './principals.ts';

type Row<Table extends keyof Database> = Insertable<Database[Table]>;

/** Objects that staff decide on. */
export interface DeskThings {
  /** An unrelated account; the other one is suspended. */
  readonly memberUuid: string;
  readonly suspendedUuid: string;
  /** A report of the buyer that is not decided yet. */
  readonly reportUuid: string;
  /** A report of the buyer that was decided without a violation, and one whose decision the buyer has appealed. */
  readonly decidedReportUuid: string;
  readonly appealedReportUuid: string;
  /** The buyer's case about their purchase, under negotiation; the other one is waiting for staff. */
  readonly caseUuid: string;
  readonly staffCaseUuid: string;
  /** The buyer's withdrawal from another purchase from the seller, with its return pending. */
  readonly withdrawalUuid: string;
  /** A payout awaiting release, one that failed, and one in a file at the bank. */
  readonly payoutUuid: string;
  readonly failedPayoutUuid: string;
  readonly filePayoutUuid: string;
  /** The order that contains the buyer's purchase. */
  readonly wholeOrderUuid: string;
}

interface Sold {
  readonly productId: string;
  readonly orderUuid: string;
  /** Another purchase of the buyer, to be decided by staff. */
  readonly disputedUuid: string;
  /** Another purchase, which the buyer received. */
  readonly reviewedUuid: string;
}

/** Creates the objects that staff decide on. Its accounts have no passwords of their own. */
export async function deskThings(
  api: ApiHarness,
  { buyer }: People,
  { productId, orderUuid, disputedUuid, reviewedUuid }: Sold,
): Promise<DeskThings> {
  const { db } = api;
  const now = new Date();
  const account = async (suspended_at: Date | null) => {
    const id = randomUUID();
    const own = { id, email: `${id}@hervonden.test`, wishlist_uuid: randomUUID(), seller_id: null };
    await db
      .insertInto('users')
      .values({ ...buyer.row, ...own, is_staff: false, suspended_at })
      .execute();
    return id;
  };
  const [memberUuid, suspendedUuid] = [await account(null), await account(now)];
  const suspension = { reason: 'SPAM', words: 'x', started_at: now, started_by: null } as const;
  await db
    .insertInto('suspensions')
    .values({ id: randomUUID(), user_id: suspendedUuid, ...suspension, ended_at: null, ended_by: null })
    .execute();
  const reportUuid = randomUUID();
  const about = { kind: 'PRODUCT', subject_id: productId, reporter_id: buyer.id, reason: 'SCAM' } as const;
  await db.deleteFrom('reports').where('reporter_id', '=', buyer.id).execute();
  await db
    .insertInto('reports')
    .values({ id: reportUuid, ...about, words: 'x', created_at: now })
    .execute();
  const decidedReportUuid = await decidedReport({ db }, about, 'DECIDED');
  const appealedReportUuid = await decidedReport({ db }, about, 'APPEALED');
  const sold = await db
    .selectFrom('order_products')
    .select('order_id')
    .where('id', '=', orderUuid)
    .executeTakeFirstOrThrow();
  return {
    ...{ memberUuid, suspendedUuid, reportUuid, decidedReportUuid, appealedReportUuid },
    wholeOrderUuid: sold.order_id,
    caseUuid: await complaintAbout(db, orderUuid, 'NEGOTIATING'),
    staffCaseUuid: await complaintAbout(db, disputedUuid, 'ESCALATED'),
    withdrawalUuid: await withdrawalFrom(db, reviewedUuid),
    ...(await payoutThings(api, buyer)),
  };
}

type PayoutThings = Pick<DeskThings, 'payoutUuid' | 'failedPayoutUuid' | 'filePayoutUuid'>;

const madePayouts = new WeakMap<ApiHarness, PayoutThings>();

/** Payouts require complete sales, so those of an earlier call are reused until an operation changes them. */
async function payoutThings(api: ApiHarness, buyer: People['buyer']): Promise<PayoutThings> {
  const made = madePayouts.get(api);
  if (made !== undefined && (await areUntouched(api, made))) return made;
  const things = {
    payoutUuid: await plannedPayout(api, buyer),
    failedPayoutUuid: await failedPayout(api, buyer),
    filePayoutUuid: await payoutInFile(api, buyer),
  };
  madePayouts.set(api, things);
  return things;
}

async function areUntouched({ db }: ApiHarness, things: PayoutThings): Promise<boolean> {
  const ids = Object.values(things);
  const sellers = db.selectFrom('payouts').select('seller_id').where('id', 'in', ids);
  const rows = await db
    .selectFrom('payouts')
    .select('status')
    .where('seller_id', 'in', sellers)
    .orderBy('status')
    .execute();
  // A second payout of one of these sellers would be a replacement that was planned later.
  return rows.map(({ status }) => status).join() === 'FAILED,PLANNED,SENT';
}

async function decidedReport(
  { db }: Pick<ApiHarness, 'db'>,
  about: Pick<Row<'reports'>, 'kind' | 'subject_id' | 'reporter_id' | 'reason'>,
  state: 'DECIDED' | 'APPEALED',
): Promise<string> {
  const [id, now] = [randomUUID(), new Date()];
  const decided = {
    decision: 'NO_VIOLATION',
    explanation: 'Er is niets mis mee.',
    resolved_at: now,
  } as const;
  await db
    .insertInto('reports')
    .values({ id, ...about, ...decided, words: 'x', state, created_at: now })
    .execute();
  if (state === 'DECIDED') return id;
  const appeal = { side: 'REPORTER', user_id: about.reporter_id, text: 'Kijk nog eens.' } as const;
  await db
    .insertInto('report_appeals')
    .values({ id: randomUUID(), report_id: id, ...appeal, created_at: now })
    .execute();
  return id;
}

async function withdrawalFrom(db: ApiHarness['db'], order_product_id: string): Promise<string> {
  const id = randomUUID();
  const now = new Date();
  const declared = { name: 'Anna Bos', state: 'RETURN_PENDING', state_since: now, declared_at: now } as const;
  await db
    .insertInto('withdrawals')
    .values({ id, order_product_id, ...declared })
    .execute();
  return id;
}

async function complaintAbout(
  db: ApiHarness['db'],
  order_product_id: string,
  state: CaseState,
): Promise<string> {
  const id = randomUUID();
  const now = new Date();
  await db
    .insertInto('cases')
    .values({
      ...{ id, order_product_id, reason: 'OTHER', checks: '{}', wish: 'FULL_REFUND', state },
      ...{ state_since: now, opened_at: now },
    })
    .execute();
  return id;
}
