import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { compileOnce } from '../../db/compile-once.ts';
import { loadWhenAsked } from '../../db/load-when-asked.ts';
import type { Database } from '../../db/schema.ts';
import { holdsAsJson, holdsOfJson, holdsOn } from '../reservations/holds-view.ts';
import { loadSellers, sellerAsJson, sellerOfJson, viewSellers } from '../sellers/public.ts';
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

/** The product with this slug; undefined when there is none. In one query, to save round trips. */
export async function loadProductBySlug(
  db: Kysely<Database>,
  slug: string,
): Promise<ProductView | undefined> {
  const [row] = await productWithPartsBySlug(db, slug);
  if (row === undefined || row.seller === null) return undefined;
  const { images, translations, seller: sellerJson, holds, saved, ...product } = row;
  const seller = viewSellers(db, [sellerOfJson(sellerJson)]).get(product.seller_id);
  if (seller === undefined) return undefined;
  const wishlistCount = async () => saved ?? 0;
  return { product, images, translations, seller, wishlistCount, holds: holdsOfJson(holds) };
}

const productWithPartsBySlug = compileOnce((db, slug) =>
  productsWithImagesAndTexts(db)
    .select(() => [
      sellerAsJson(db).as('seller'),
      holdsAsJson(db).as('holds'),
      wishlistCountOf(db).as('saved'),
    ])
    .where('slug', '=', slug),
);

/** Products with their images and texts, in one query; neither has a column that JSON would change. */
function productsWithImagesAndTexts(db: Kysely<Database>) {
  return db
    .selectFrom('products')
    .selectAll('products')
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

/** Without parameters, so that a prepared query can use the index of these documents. */
const isOnWishlist = sql<boolean>`collection = 'wishlist' and not deleted`;

/** How many people have each product of a query on their wishlist (PROD-020). */
function wishlistCountOf(db: Kysely<Database>) {
  return db
    .selectFrom('sync_documents')
    .where(isOnWishlist)
    .where('sync_documents.id', '=', sql<string>`${sql.ref('products.id')}::text`)
    .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('count'));
}

/** Returns how many people have each product on their wishlist (PROD-020). */
async function wishlistCounts(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('sync_documents')
    .select((select) => ['id', select.fn.countAll<string>().as('count')])
    .where(isOnWishlist)
    .where('id', 'in', [...ids])
    .groupBy('id')
    .execute();
  return new Map(rows.map((row) => [row.id, Number(row.count)]));
}
