import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/**
 * The ids of the accounts that follow a seller, in the order in which they began; without those that can no longer
 * sign in.
 */
export async function followersOf(db: Kysely<Database>, sellerId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('seller_follows')
    .innerJoin('users', 'users.id', 'seller_follows.user_id')
    .where('seller_follows.seller_id', '=', sellerId)
    .where('users.is_active', '=', true)
    .select('seller_follows.user_id')
    .orderBy('seller_follows.created_at')
    .orderBy('seller_follows.user_id')
    .execute();
  return rows.map((row) => row.user_id);
}
