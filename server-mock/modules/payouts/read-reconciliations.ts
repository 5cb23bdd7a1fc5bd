import type { Kysely } from 'kysely';
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
