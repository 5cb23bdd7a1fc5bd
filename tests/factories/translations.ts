import type { ApiHarness } from '../setup/api-harness.ts';

/** Adds titles of a product in other languages, bypassing all rules. */
export async function translateTitle(
  { db }: Pick<ApiHarness, 'db'>,
  productId: string,
  titles: Readonly<Partial<Record<'nl' | 'en' | 'fr', string>>>,
): Promise<void> {
  for (const language of ['nl', 'en', 'fr'] as const) {
    const title = titles[language];
    if (title === undefined) continue;
    await db
      .insertInto('product_translations')
      .values({ product_id: productId, language, title, description: '', editorial_description: null })
      .execute();
  }
}
