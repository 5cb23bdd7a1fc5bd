import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** When the accepted bids end that keep a piece of this product each, the first first; paid ones keep nothing. */
export async function keptUntil(db: Kysely<Database>, productId: string, now: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('bids')
    .select('expires_at')
    .where('product_id', '=', productId)
    .where('status', '=', 'ACCEPTED')
    .where('paid_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('expires_at')
    .execute();
  return rows.map((row) => row.expires_at);
}
