import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Ends all follows of a seller who leaves the shop. */
export async function endFollowsOf(tx: Transaction<Database>, sellerId: string): Promise<void> {
  await tx.deleteFrom('seller_follows').where('seller_id', '=', sellerId).execute();
}
