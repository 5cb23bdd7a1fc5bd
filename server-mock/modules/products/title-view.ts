import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Locale } from '../../messages.ts';

/** Returns the title of a product as the pages show it: in the reader's language, otherwise `fallback`. */
export async function titleFor(
  db: Kysely<Database>,
  { productId, fallback }: { readonly productId: string; readonly fallback: string },
  locale: Locale,
): Promise<string> {
  const translated = await db
    .selectFrom('product_translations')
    .select('title')
    .where('product_id', '=', productId)
    .where('language', '=', locale)
    .executeTakeFirst();
  return translated === undefined || translated.title === '' ? fallback : translated.title;
}
