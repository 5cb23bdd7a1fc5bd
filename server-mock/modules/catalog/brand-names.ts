import type { Kysely } from 'kysely';
import { brands } from '#domain/catalog/brands.ts';
import { slugOf } from '#domain/catalog/entry.ts';
import type { Database } from '../../db/schema.ts';

const known = new Map(brands.map((brand) => [brand.value, brand.titles.nl]));

/** Returns the names of brands by slug: from the reference data, otherwise as a seller wrote them. */
export async function brandNames(
  db: Kysely<Database>,
  slugs: readonly string[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const slug of slugs) {
    const name = known.get(slug);
    if (name !== undefined) names.set(slug, name);
  }
  if (slugs.every((slug) => names.has(slug))) return names;
  const wanted = new Set(slugs);
  const rows = await db
    .selectFrom('products')
    .select('brand')
    .distinct()
    .where('status', '=', 'PUBLISHED')
    .where('brand', 'is not', null)
    .orderBy('brand')
    .execute();
  for (const { brand } of rows) {
    const slug = slugOf(brand ?? '');
    if (brand !== null && wanted.has(slug) && !names.has(slug)) names.set(slug, brand);
  }
  return names;
}
