import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Locale } from '../../messages.ts';
import { titleFor } from '../products/title-view.ts';
import type { ReportRow } from './store.ts';

/** The title of a reported product or the name of a reported seller; empty for anything else. */
export async function reportTitle(
  db: Kysely<Database>,
  { kind, subject_id }: Pick<ReportRow, 'kind' | 'subject_id'>,
  locale: Locale,
): Promise<string> {
  if (kind === 'SELLER') {
    const seller = await db
      .selectFrom('sellers')
      .select('name')
      .where('id', '=', subject_id)
      .executeTakeFirst();
    return seller?.name ?? '';
  }
  if (kind !== 'PRODUCT') return '';
  const product = await db
    .selectFrom('products')
    .select('title')
    .where('id', '=', subject_id)
    .executeTakeFirst();
  return product === undefined
    ? ''
    : await titleFor(db, { productId: subject_id, fallback: product.title }, locale);
}
