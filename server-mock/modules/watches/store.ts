import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Ends the watches of these people on a product; a watch of anybody else that began in the meantime stays. */
export async function endWatches(
  tx: Transaction<Database>,
  productId: string,
  watchers: readonly { readonly userId: string }[],
): Promise<void> {
  if (watchers.length === 0) return;
  await tx
    .deleteFrom('product_watches')
    .where('product_id', '=', productId)
    .where(
      'user_id',
      'in',
      watchers.map(({ userId }) => userId),
    )
    .execute();
}
