import { type Kysely, sql } from 'kysely';
import type { Cents } from '#domain/money/cents.ts';
import { priceForSeller } from '#domain/money/pricing.ts';
import type { CommandScope } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import { FailedToDeleteError, FailedToUpdateError } from '../../graphql/errors.ts';
import { beingPaidUntil, endPaymentsFor } from '../reservations/being-paid-view.ts';
import { holdsOn } from '../reservations/holds-view.ts';
import { loadSellers } from '../sellers/store.ts';
import { catalogTopic, productRepriced } from './events.ts';
import { isTrader } from './price-history.ts';
import type { ProductRow, ProductView } from './product-view.ts';
import { transitionProduct } from './transition.ts';

/** Returns products with all their parts, in the order of `ids`; unknown ids are left out. */
export async function loadProducts(db: Kysely<Database>, ids: readonly string[]): Promise<ProductView[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  const views = new Map((await withParts(db, rows)).map((view) => [view.product.id, view]));
  return ids.flatMap((id) => views.get(id) ?? []);
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
  const row = await db.selectFrom('products').selectAll().where('slug', '=', slug).executeTakeFirst();
  const [view] = row === undefined ? [] : await withParts(db, [row]);
  return view;
}

async function withParts(db: Kysely<Database>, rows: readonly ProductRow[]): Promise<ProductView[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const sellerIds = rows.map((row) => row.seller_id);
  const images = await db
    .selectFrom('product_images')
    .selectAll()
    .where('product_id', 'in', ids)
    .orderBy('position')
    .execute();
  const translations = await db
    .selectFrom('product_translations')
    .selectAll()
    .where('product_id', 'in', ids)
    .orderBy('language')
    .execute();
  const imagesOf = Map.groupBy(images, (image) => image.product_id);
  const translationsOf = Map.groupBy(translations, (translation) => translation.product_id);
  const sellers = await loadSellers(db, sellerIds);
  const saved = await wishlistCounts(db, ids);
  const holds = await holdsOn(db, ids);
  return rows.flatMap((product) => {
    const seller = sellers.get(product.seller_id);
    if (seller === undefined) return [];
    return {
      product,
      images: imagesOf.get(product.id) ?? [],
      translations: translationsOf.get(product.id) ?? [],
      seller,
      wishlistCount: saved.get(product.id) ?? 0,
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

/** Counts one visit of the product's page (PROD-020). */
export async function countView(db: Kysely<Database>, id: string): Promise<void> {
  await db
    .updateTable('products')
    .set({ view_count: sql<number>`view_count + 1` })
    .where('id', '=', id)
    .execute();
}

/** Returns the id of the published product with this slug; undefined if there is none. */
export async function idOfPublished(db: Kysely<Database>, slug: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('products')
    .select('id')
    .where('slug', '=', slug)
    .where('status', '=', 'PUBLISHED')
    .executeTakeFirst();
  return row?.id;
}

/**
 * Archives all products of a seller who is leaving, in the caller's transaction. Payments in progress are cancelled.
 * Throws FailedToDeleteError while the bank processes such a payment.
 */
export async function endProducts(scope: CommandScope, sellerId: string): Promise<void> {
  const open = await scope.tx
    .selectFrom('products')
    .select(['id', 'status', 'inventory', 'seller_id'])
    .where('seller_id', '=', sellerId)
    .where('status', 'not in', ['ARCHIVED', 'REJECTED'])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const ids = open.map(({ id }) => id);
  const until = await endPaymentsFor(scope, ids);
  if (until !== null) throw new FailedToDeleteError('seller_is_being_paid', until);
  for (const product of open) {
    const move = { product, seller: { can_publish: false }, event: 'delete', actor: 'seller' } as const;
    await transitionProduct(scope, move, (code) => new Error(`a listing could not be ended: ${code}`));
  }
}

export interface NewPrice {
  /** The seller's new asking price. */
  readonly asked: Cents;
  /** Whether the previous price becomes a trader's compare price. */
  readonly isReduction: boolean;
}

/**
 * Sets a new price in the caller's transaction; the caller holds the row lock of the product. The buyer's price
 * follows from the seller's terms, and the price history and the search index are updated. Throws FailedToUpdateError
 * if the product cannot be saved or while a payment is in progress.
 */
export async function repriceProduct(
  scope: CommandScope,
  { product, seller: { seller } }: ProductView,
  { asked, isReduction }: NewPrice,
): Promise<void> {
  const until = await beingPaidUntil(scope.tx, [product.id], scope.now);
  if (until !== null) throw new FailedToUpdateError('product_is_being_paid', until);
  const terms = {
    margin: product.margin_ppm ?? seller.margin_ppm,
    transactionFee: seller.transaction_fee_cents,
  };
  await scope.tx
    .updateTable('products')
    .set({
      raw_price_cents: asked,
      price_cents: priceForSeller(asked, terms),
      ...(isReduction && isTrader(seller) && { compare_price_cents: compareOf(product) }),
    })
    .where('id', '=', product.id)
    .execute();
  if (asked !== product.raw_price_cents)
    await scope.emit(productRepriced, { productId: product.id, sellerId: seller.id });
  const move = { product, seller, event: 'save', actor: 'seller' } as const;
  await transitionProduct(scope, move, (code) => new FailedToUpdateError(code));
}

/**
 * Returns the previous price. A scraped product keeps the price it was imported with, which is also its maximum
 * (FORM-043).
 */
function compareOf(product: ProductRow): Cents | null {
  if (product.scrape_url === null) return product.price_cents;
  return product.compare_price_cents ?? product.original_price_cents ?? product.price_cents;
}

/**
 * Subtracts bought products from the stock, in the caller's transaction; the last one triggers the transition to
 * sold. The caller holds the row lock of the product and has checked the stock.
 */
export async function sellProducts(
  scope: CommandScope,
  product: Pick<ProductRow, 'id' | 'status' | 'inventory' | 'seller_id'>,
  quantity: number,
): Promise<void> {
  if (quantity >= product.inventory) {
    const move = { product, seller: { can_publish: false }, event: 'mark_sold', actor: 'system' } as const;
    await transitionProduct(scope, move, (code) => new Error(`a bought piece could not be sold: ${code}`));
    return;
  }
  await scope.tx
    .updateTable('products')
    .set({ inventory: product.inventory - quantity, updated_at: scope.now })
    .where('id', '=', product.id)
    .execute();
  scope.publish(catalogTopic, { productId: product.id });
}
