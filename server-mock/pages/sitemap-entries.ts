import type { Kysely } from 'kysely';
import { brands } from '#domain/catalog/brands.ts';
import { collections } from '#domain/catalog/collections.ts';
import { decades, styles } from '#domain/catalog/styles.ts';
import { brandSlug } from '#domain/search/catalog-words.ts';
import { isCategoryPath } from '#domain/search/filter-value.ts';
import { type ProductListBase, productListOf } from '#domain/search/product-list-state.ts';
import { productListHref } from '#src/paths/product-list-href.ts';
import type { Database } from '../db/schema.ts';
import { isSecondChance } from '../db/second-chance.ts';

/** A sitemap entry: a path, and the time of the last change of its content. */
export interface SitemapEntry {
  readonly path: string;
  /** Null for pages whose content has no date. */
  readonly changedAt: Date | null;
}

export interface SitemapEntries {
  readonly productLists: readonly SitemapEntry[];
  readonly products: readonly SitemapEntry[];
}

/** Returns every product that is or was for sale, and every product list that is not empty. */
export async function readSitemapEntries(db: Kysely<Database>): Promise<SitemapEntries> {
  const rows = await db
    .selectFrom('products')
    .select(['slug', 'updated_at', 'main_category', 'sub_category', 'category', 'brand', 'decade'])
    .select(['styles', 'collections'])
    .select(['price_cents', 'shown_compare_cents', 'time_period', 'second_chance_type'])
    .where('status', '=', 'PUBLISHED')
    .orderBy('publication_date', 'desc')
    .execute();
  const changes = new Map<string, Date>();
  for (const row of rows) for (const base of basesOf(row)) note(changes, base, row.updated_at);
  return {
    products: rows.map(({ slug, updated_at }) => ({
      path: `/products/${encodeURIComponent(slug)}`,
      changedAt: updated_at,
    })),
    productLists: [...changes].sort().map(([path, changedAt]) => ({ path, changedAt })),
  };
}

interface Row {
  readonly main_category: string | null;
  readonly sub_category: string | null;
  readonly category: string | null;
  /** As entered by the seller. */
  readonly brand: string | null;
  readonly decade: string | null;
  readonly styles: readonly string[];
  readonly collections: readonly string[];
  readonly price_cents: number | null;
  readonly shown_compare_cents: number | null;
  readonly time_period: string | null;
  readonly second_chance_type: string | null;
}

function isSale({ price_cents: price, shown_compare_cents: before }: Row): boolean {
  return before !== null && price !== null && before > price;
}

/** Returns the unfiltered product lists that contain a product. */
function basesOf(row: Row): readonly ProductListBase[] {
  const known = (entries: readonly { readonly value: string }[], value: string | null) =>
    entries.filter((one) => one.value === value).map((one) => one.value);
  return [
    { kind: 'new' },
    ...(isSale(row) ? [{ kind: 'sale' } as const] : []),
    ...(isSecondChance(row) ? [{ kind: 'second-chance' } as const] : []),
    ...(row.main_category === 'meubels' && row.styles.includes('design')
      ? [{ kind: 'design' } as const]
      : []),
    ...categoriesOf(row),
    ...known(brands, brandSlug(row.brand)).map((value) => ({ kind: 'brand' as const, value })),
    ...known(decades, row.decade).map((value) => ({ kind: 'decade' as const, value })),
    ...row.styles.flatMap((one) => known(styles, one)).map((value) => ({ kind: 'style' as const, value })),
    ...row.collections
      .flatMap((one) => known(collections, one))
      .map((value) => ({ kind: 'collection' as const, value })),
  ];
}

/** Returns the categories of a product, from the top down, each also as its second-chance list if that applies. */
function categoriesOf(row: Row): readonly ProductListBase[] {
  const path = [row.main_category, row.sub_category, row.category].filter((part) => part !== null);
  return path
    .map((_part, index) => path.slice(0, index + 1))
    .filter(isCategoryPath)
    .flatMap((part) => {
      const base = { kind: 'category', path: part, secondChance: false } as const;
      return isSecondChance(row) ? [base, { ...base, secondChance: true }] : [base];
    });
}

function note(changes: Map<string, Date>, base: ProductListBase, at: Date): void {
  const path = productListHref(productListOf(base));
  const before = changes.get(path);
  if (before === undefined || before < at) changes.set(path, at);
}
