import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

interface Watcher {
  readonly userId: string;
  readonly since: Date;
}

/** The accounts that watch a product, in the order in which they began; without those that can no longer sign in. */
export async function watchersOf(db: Kysely<Database>, productId: string): Promise<readonly Watcher[]> {
  return await db
    .selectFrom('product_watches')
    .innerJoin('users', 'users.id', 'product_watches.user_id')
    .where('product_watches.product_id', '=', productId)
    .where('users.is_active', '=', true)
    .select(['product_watches.user_id as userId', 'product_watches.created_at as since'])
    .orderBy('product_watches.created_at')
    .orderBy('product_watches.user_id')
    .execute();
}
