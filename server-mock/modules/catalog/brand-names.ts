import type { Kysely } from 'kysely';
import { brands } from '#domain/catalog/brands.ts';
import { slugOf } from '#domain/catalog/entry.ts';
import { unknownBrand } from '#domain/product/limits.ts';
import type { Database } from '../../db/schema.ts';
import { readHead } from '../../search/catalog-feed.ts';

const reference = new Map(brands.map((brand) => [brand.value, brand.titles.nl]));

/** Names as sellers wrote them, by slug, and the change of the catalogue up to which they were read. */
interface Written {
  readonly names: ReadonlyMap<string, string>;
  readonly head: number;
}

/** Per database, because tests open several. Reading all brands of 100,000 products takes 55 ms. */
const written = new WeakMap<Kysely<Database>, Written>();

/** Returns the names of brands by slug: from the reference data, otherwise as a seller wrote them. */
export async function brandNames(
  db: Kysely<Database>,
  slugs: readonly string[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  const others: string[] = [];
  for (const slug of slugs) {
    const name = reference.get(slug);
    if (name !== undefined) names.set(slug, name);
    else if (slug !== unknownBrand && slug !== '') others.push(slug);
  }
  if (others.length === 0) return names;
  const found = await writtenNames(db, others);
  for (const slug of others) {
    const name = found.get(slug);
    if (name !== undefined) names.set(slug, name);
  }
  return names;
}

/** The names that sellers wrote, read again if one is missing and the catalogue has changed. */
async function writtenNames(
  db: Kysely<Database>,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const known = written.get(db);
  if (known !== undefined && slugs.every((slug) => known.names.has(slug))) return known.names;
  const head = await readHead(db);
  if (known?.head === head) return known.names;
  const names = await readWritten(db);
  written.set(db, { names, head });
  return names;
}

async function readWritten(db: Kysely<Database>): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('products')
    .select('brand')
    .distinct()
    .where('status', '=', 'PUBLISHED')
    .where('brand', 'is not', null)
    .orderBy('brand')
    .execute();
  const names = new Map<string, string>();
  for (const { brand } of rows) {
    const slug = slugOf(brand ?? '');
    if (brand !== null && !names.has(slug)) names.set(slug, brand);
  }
  return names;
}
