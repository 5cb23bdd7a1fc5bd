import { type Kysely, sql } from 'kysely';
import { productScores, type Score, type ScoreFacts, type ScoreName } from '#domain/staff/product-scores.ts';
import type { Database } from '../../db/schema.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { ObjectDoesNotExistError } from '../../graphql/errors.ts';
import type { ProductRow, ProductView } from '../products/product-view.ts';
import { loadProductBySlug } from '../products/public.ts';

/**
 * The scores of a product (STAFF-040); they are read-only (STAFF-019, docs/readings.md). Throws
 * ObjectDoesNotExistError.
 */
export async function readScores(
  context: Pick<GraphqlContext, 'db' | 'clock'>,
  slug: string,
): Promise<Readonly<Record<ScoreName, Score>>> {
  const view = await loadProductBySlug(context.db, slug);
  if (view === undefined) throw new ObjectDoesNotExistError();
  const now = context.clock.now();
  const facts: ScoreFacts = {
    publishedAt: view.product.publication_date,
    wishlistCount: await view.wishlistCount(),
    filled: filledOf(view),
    stars: (await view.seller.rating()).average,
    carts: await cartsWith(context.db, view.product.id),
    cheaperThan: await cheaperThan(context.db, view.product),
    ...(await counted(context.db, slug, now)),
  };
  return productScores(facts, now);
}

/** The share of the details of a product that are filled in, 0 to 1. */
function filledOf({ product, images }: ProductView): number {
  const scores = [
    product.description.length >= 200,
    images.length >= 4,
    product.brand !== null && product.brand !== 'unknown',
    product.colors.length > 0,
    product.materials.length > 0,
    product.styles.length > 0,
    (product.product_state ?? 'UNKNOWN') !== 'UNKNOWN',
    (product.width ?? product.diameter) !== null,
    (product.depth ?? product.diameter) !== null,
    product.attributes.length > 0,
  ];
  return scores.filter(Boolean).length / scores.length;
}

async function cartsWith(db: Kysely<Database>, productId: string): Promise<number> {
  const { count } = await db
    .selectFrom('cart_lines')
    .innerJoin('carts', 'carts.id', 'cart_lines.cart_id')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('product_id', '=', productId)
    .where('carts.status', '=', 'OPEN')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The share of the other products for sale in its category that cost as much or more; null when there are none. */
async function cheaperThan(db: Kysely<Database>, product: ProductRow): Promise<number | null> {
  if (product.price_cents === null) return null;
  const row = await db
    .selectFrom('products')
    .select(({ fn }) => [
      fn.countAll<string>().as('all'),
      sql<string>`count(*) filter (where price_cents >= ${product.price_cents})`.as('dearer'),
    ])
    .where('status', '=', 'PUBLISHED')
    .where('main_category', '=', product.main_category)
    .where('sub_category', '=', product.sub_category)
    .where('category', '=', product.category)
    .where('id', '<>', product.id)
    .executeTakeFirstOrThrow();
  return Number(row.all) === 0 ? null : Number(row.dearer) / Number(row.all);
}

const countedFor = 30 * 24 * 60 * 60 * 1000;

/** Impressions and page views of the last 30 days, of people who consented to be counted. */
async function counted(
  db: Kysely<Database>,
  slug: string,
  now: Date,
): Promise<Pick<ScoreFacts, 'impressions' | 'visits'>> {
  const row = await db
    .selectFrom('logged_events')
    .select([
      sql<string>`count(*) filter (where type = 'product_impression'
        and product_slugs @> ${JSON.stringify([slug])}::jsonb)`.as('impressions'),
      sql<string>`count(*) filter (where type = 'page_view' and path = ${`/products/${slug}`})`.as('visits'),
    ])
    .where('at', '>', new Date(now.getTime() - countedFor))
    .executeTakeFirstOrThrow();
  return { impressions: Number(row.impressions), visits: Number(row.visits) };
}
