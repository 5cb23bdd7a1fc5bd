import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** A question with its product for an email or a notification; undefined once it was deleted with its product. */
export async function loadQuestion(db: Kysely<Database>, questionId: string) {
  return await db
    .selectFrom('questions')
    .innerJoin('products', 'products.id', 'questions.product_id')
    .where('questions.id', '=', questionId)
    .select([
      'questions.id',
      'questions.kind',
      'questions.name',
      'questions.email',
      'questions.message',
      'questions.days',
    ])
    .select(['products.title', 'products.slug', 'products.seller_id', 'questions.product_id'])
    .executeTakeFirst();
}
