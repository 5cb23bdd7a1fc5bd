import { type Kysely, sql } from 'kysely';

/**
 * A debt that a paid payout netted no longer blocks its line: a later refund or chargeback of the same line makes a new
 * debt, which another payout nets.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update payout_lines set is_live = false from payouts
    where payouts.id = payout_lines.payout_id and payouts.status = 'PAID'
      and payout_lines.amount_cents < 0 and payout_lines.is_live`.execute(db);
}
