import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { loadWhenAsked } from '../../db/load-when-asked.ts';
import type { Database } from '../../db/schema.ts';
import { holdsOn } from '../reservations/holds-view.ts';
import { loadSellers } from '../sellers/public.ts';
import type { ProductRow, ProductView } from './product-view.ts';

/** Returns products with all their parts, in the order of `ids`; unknown ids are left out. */
export async function loadProducts(db: Kysely<Database>, ids: readonly string[]): Promise<ProductView[]> {
  if (ids.length === 0) return [];
  const rows = await productsWithImagesAndTexts(db)
    .where('id', 'in', [...ids])
    .execute();
  const views = new Map((await withParts(db, rows)).map((view) => [view.product.id, view]));
  return ids.flatMap((id) => views.get(id) ?? []);
}

/** Products with all their parts by id, for `loadBatched`. */
export async function productsById(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProductView>> {
  return new Map((await loadProducts(db, ids)).map((view) => [view.product.id, view]));
}

/** The product with this id; undefined when there is none. */
export async function loadProduct(db: Kysely<Database>, id: string): Promise<ProductView | undefined> {
  const [view] = await loadProducts(db, [id]);
  return view;
}

/** The product with this slug; undefined when there is none. */
export async function loadProductBySlug(
  db: Kysely<Database>,
  slug: string,
): Promise<ProductView | undefined> {
  const row = await productsWithImagesAndTexts(db).where('slug', '=', slug).executeTakeFirst();
  const [view] = row === undefined ? [] : await withParts(db, [row]);
  return view;
}

/** Products with their images and texts, in one query; neither has a column that JSON would change. */
function productsWithImagesAndTexts(db: Kysely<Database>) {
  return db
    .selectFrom('products')
    .selectAll()
    .select(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('product_images')
          .selectAll('product_images')
          .whereRef('product_id', '=', 'products.id')
          .orderBy('position'),
      ).as('images'),
      jsonArrayFrom(
        selectFrom('product_translations')
          .selectAll('product_translations')
          .whereRef('product_id', '=', 'products.id')
          .orderBy('language'),
      ).as('translations'),
    ]);
}

type RowWithImagesAndTexts = ProductRow & Pick<ProductView, 'images' | 'translations'>;

async function withParts(
  db: Kysely<Database>,
  rows: readonly RowWithImagesAndTexts[],
): Promise<ProductView[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const sellerIds = rows.map((row) => row.seller_id);
  const sellers = await loadSellers(db, sellerIds);
  const savedOf = loadWhenAsked(() => wishlistCounts(db, ids), 0);
  const holds = await holdsOn(db, ids);
  return rows.flatMap(({ images, translations, ...product }) => {
    const seller = sellers.get(product.seller_id);
    if (seller === undefined) return [];
    return {
      ...{ product, images, translations },
      seller,
      wishlistCount: () => savedOf(product.id),
      holds: holds.get(product.id) ?? [],
    };
  });
}

/** Returns how many people have each product on their wishlist (PROD-020). */
async function wishlistCounts(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('sync_documents')
    .select((select) => ['id', select.fn.countAll<string>().as('count')])
    .where('collection', '=', 'wishlist')
    .where('deleted', '=', false)
    .where('id', 'in', [...ids])
    .groupBy('id')
    .execute();
  return new Map(rows.map((row) => [row.id, Number(row.count)]));
}
