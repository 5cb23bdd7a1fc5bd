import type { Kysely } from 'kysely';
import { daysToCompare } from '#domain/payouts/reconcile.ts';
import type { Database } from '../../db/schema.ts';

const most = 60;

/** The daily reconciliation reports, the newest day first. */
export async function readReconciliations(db: Kysely<Database>) {
  return await db
    .selectFrom('payout_reconciliations')
    .selectAll()
    .orderBy('day', 'desc')
    .limit(most)
    .execute();
}

export type ReconciliationView = Awaited<ReturnType<typeof readReconciliations>>[number];

/** The days up to yesterday, given as YYYY-MM-DD, that have not been compared with the provider's list, oldest first. */
export async function missingDays(db: Kysely<Database>, yesterday: string): Promise<readonly string[]> {
  const { first } = await db
    .selectFrom('payout_reconciliations')
    .select((eb) => eb.fn.min<string | null>('day').as('first'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('payout_reconciliations')
    .select('day')
    .where('compared', 'is not', null)
    .orderBy('day', 'desc')
    .limit(most)
    .execute();
  return daysToCompare(yesterday, { first, compared: new Set(rows.map(({ day }) => day)) });
}
