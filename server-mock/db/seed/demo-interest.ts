import type { Insertable } from 'kysely';
import type { Database } from '../schema.ts';
import { demoSellerId } from './demo-sellers.ts';
import type { CatalogueRows } from './product-rows.ts';
import { steadyId } from './steady.ts';
import { steadyRandom } from './steady-random.ts';

type Row<Table extends keyof Database> = Insertable<Database[Table]>;
export type DemoProduct = CatalogueRows['products'][number];

const day = 24 * 60 * 60 * 1000;
/** Two years: the dashboard compares a year with the year before, and shows nothing older. */
const longestDays = 730;

/** The sellers whose dashboards can be opened: those of the demo accounts. */
const watched = ['verkoper', 'merk'];

/**
 * Number of accounts that nobody uses. They only have wishlist entries, so that sellers see counts; their names are
 * never shown.
 */
const admirerCount = 16;
const admirers = Array.from({ length: admirerCount }, (_, index) => steadyId(`admirer ${index}`));

/** Returns the products of the demo accounts' sellers. */
export function watchedProducts(products: readonly DemoProduct[]): DemoProduct[] {
  const sellers = new Set(watched.map(demoSellerId));
  return products.filter(({ seller_id: seller }) => sellers.has(seller));
}

function span({ publication_date: from, sold_at: sold }: DemoProduct, now: Date) {
  const first = new Date(from ?? now).getTime();
  return { first, last: Math.max(first, new Date(sold ?? now).getTime()) };
}

/**
 * Spreads the product's view count over the days since its publication, with most views in the first days. The sum
 * never exceeds `view_count`.
 */
export function viewDayRows(product: DemoProduct, now: Date): Row<'product_view_days'>[] {
  const random = steadyRandom(`views ${product.slug}`);
  const { first, last } = span(product, now);
  const days = Math.min(longestDays, Math.floor((last - first) / day) + 1);
  const weights = Array.from(
    { length: days },
    (_, index) => (0.4 + random.next()) * (1 + 5 / (1 + index / 3)),
  );
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let passed = 0;
  let given = 0;
  return weights.flatMap((weight, index) => {
    passed += weight;
    const views = Math.round(((product.view_count ?? 0) * passed) / whole) - given;
    if (views < 1) return [];
    given += views;
    return [{ product_id: product.id, day: new Date(first + index * day).toISOString().slice(0, 10), views }];
  });
}

export interface WishlistRows {
  readonly documents: Row<'sync_documents'>[];
  readonly heads: Row<'sync_heads'>[];
}

/** Builds wishlist entries of the invented accounts: about one per fifty views of a product. */
export function wishlistRows(products: readonly DemoProduct[], now: Date): WishlistRows {
  const counted = new Map<string, number>();
  const documents = products.flatMap((product) => {
    const random = steadyRandom(`hearts ${product.slug}`);
    const { first, last } = span(product, now);
    const count = Math.min(
      admirerCount,
      Math.round((product.view_count ?? 0) * (0.008 + random.next() * 0.03)),
    );
    const from = random.whole(0, admirerCount - 1);
    return Array.from({ length: count }, (_, index) => {
      const user = admirers[(from + index) % admirerCount] ?? '';
      const seq = (counted.get(user) ?? 0) + 1;
      counted.set(user, seq);
      const at = new Date(first + random.next() * (last - first));
      const content = JSON.stringify({ id: product.id, addedAt: at.getTime() });
      return {
        user_id: user,
        collection: 'wishlist',
        id: product.id,
        content,
        deleted: false,
        seq,
        created_at: at,
        updated_at: at,
      };
    });
  });
  const heads = [...counted].map(([user, seq]) => ({
    user_id: user,
    collection: 'wishlist',
    seq,
    horizon: 0,
  }));
  return { documents, heads };
}

/** Builds the invented accounts from `like`, an account whose password nobody knows. */
export function admirerRows(like: Row<'users'>): Row<'users'>[] {
  return admirers.map((id, index) => ({
    ...like,
    id,
    email: `bezoeker-${index + 1}@hervonden.test`,
    wishlist_uuid: steadyId(`admirer list ${index}`),
  }));
}
