import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { FailedToCreateError } from '../../graphql/errors.ts';
import type { ContentColumns } from './columns.ts';
import { slugCandidates } from './slug.ts';

/**
 * Stores a new product as DRAFT under the first free slug. Returns false if the id is taken, also by a concurrent
 * transaction; the caller then checks the existing product.
 */
export async function insertProduct(
  db: Kysely<Database>,
  product: {
    readonly id: string;
    readonly sellerId: string;
    readonly columns: ContentColumns;
    readonly now: Date;
  },
): Promise<boolean> {
  for (const slug of slugCandidates(product.columns.title, product.id)) {
    // A conflict on the slug must not raise an error, because that would abort the transaction.
    const inserted = await db
      .insertInto('products')
      .values({
        ...product.columns,
        id: product.id,
        slug,
        seller_id: product.sellerId,
        status: 'DRAFT',
        created_at: product.now,
        updated_at: product.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted !== undefined) return true;
    const known = await db
      .selectFrom('products')
      .select('id')
      .where('id', '=', product.id)
      .executeTakeFirst();
    if (known !== undefined) return false;
  }
  throw new FailedToCreateError();
}
