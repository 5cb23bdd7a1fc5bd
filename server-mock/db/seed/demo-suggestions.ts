import type { Insertable, Kysely } from 'kysely';
import { centsOf, eurosOf } from '#domain/money/cents.ts';
import {
  fullDays,
  type PriceSuggestion,
  priceSuggestion,
  suggestionPace,
} from '#domain/suggestion/price-suggestion.ts';
import type { SuggestionStatus } from '#domain/suggestion/suggestion-status.ts';
import { similarSold } from '../../modules/catalog/similar-sold-view.ts';
import type { Database } from '../schema.ts';
import type { DemoProduct } from './demo-interest.ts';
import { demoSellerId } from './demo-sellers.ts';
import { steadyId } from './steady.ts';

type Suggestion = Insertable<Database['sale_suggestions']>;

const day = 24 * 60 * 60 * 1000;

interface Plan {
  readonly seller: string;
  readonly status: SuggestionStatus;
  readonly daysAgo: number;
  readonly answeredAfterDays?: number;
  /** Fraction of the price at that time, when the seller set a different price in response. */
  readonly ownShare?: number;
  /** Fraction of the price at that time, when the seller changed it before accepting. */
  readonly changedShare?: number;
}

/**
 * One suggestion for every possible response of the seller, and open ones: two for the private seller, one for the
 * brand.
 */
const plans: readonly Plan[] = [
  { seller: 'verkoper', status: 'APPLIED', daysAgo: 13, answeredAfterDays: 1 },
  { seller: 'verkoper', status: 'REJECTED', daysAgo: 9, answeredAfterDays: 2, ownShare: 0.97 },
  { seller: 'verkoper', status: 'ERROR', daysAgo: 10, answeredAfterDays: 3, changedShare: 1.05 },
  { seller: 'verkoper', status: 'REJECTED', daysAgo: 11, answeredAfterDays: 1 },
  { seller: 'verkoper', status: 'PENDING', daysAgo: 2 },
  { seller: 'verkoper', status: 'PENDING', daysAgo: 2 },
  { seller: 'merk', status: 'PENDING', daysAgo: 3 },
];

export interface DemoInterest {
  readonly products: readonly DemoProduct[];
  /** Number of wishlist entries by product id. */
  readonly wishlistCounts: ReadonlyMap<string, number>;
  /** Ids of products with bids; their price must not go down. */
  readonly bidOn: ReadonlySet<string>;
  /** Time of the last price change by product id. */
  readonly pricedAt: ReadonlyMap<string, Date>;
}

/**
 * Stores suggestions for the demo accounts' sellers, computed by the server's own rule, and the prices that resulted
 * from them. A plan without a product that was due at that time is skipped. The next suggestion run for both sellers
 * is due a week later.
 */
export async function seedSuggestions(
  db: Kysely<Database>,
  interest: DemoInterest,
  now: Date,
): Promise<void> {
  const taken = new Set<string>();
  for (const plan of plans) {
    for (const product of interest.products) {
      if (taken.has(product.id) || !suits(plan, product, interest)) continue;
      const row = await rowOf(db, interest, { plan, product, now });
      if (row === null) continue;
      taken.add(product.id);
      await db.insertInto('sale_suggestions').values(row).execute();
      await followPrice(db, { plan, row, now });
      break;
    }
  }
  for (const seller of new Set(plans.map((plan) => plan.seller))) {
    await db
      .insertInto('deadlines')
      .values({
        id: steadyId(`suggestions of ${seller}`),
        kind: 'sale_suggestions',
        subject_id: demoSellerId(seller),
        due_at: new Date(now.getTime() + suggestionPace.every * day),
        last_error: null,
      })
      .execute();
  }
}

function suits({ seller, status, ownShare }: Plan, product: DemoProduct, { bidOn }: DemoInterest): boolean {
  const getsCheaper = status === 'APPLIED' || ownShare !== undefined;
  return (
    product.seller_id === demoSellerId(seller) &&
    product.inventory > 0 &&
    !(getsCheaper && bidOn.has(product.id))
  );
}

interface Made {
  readonly plan: Plan;
  readonly product: DemoProduct;
  readonly now: Date;
}

async function rowOf(
  db: Kysely<Database>,
  interest: DemoInterest,
  { plan, product, now }: Made,
): Promise<Suggestion | null> {
  const { daysAgo, answeredAfterDays, status } = plan;
  const made = new Date(now.getTime() - daysAgo * day);
  const published = new Date(product.publication_date ?? now);
  const daysOnline = fullDays(published.getTime(), made.getTime());
  // Assumes constant interest over time, so that views and wishlist entries are scaled to the days online at that
  // time.
  const share = daysOnline / Math.max(1, daysOnline + daysAgo);
  const views = Math.round((product.view_count ?? 0) * share);
  const wishlistCount = Math.round((interest.wishlistCounts.get(product.id) ?? 0) * share);
  const sold = (await similarSold(db, similarTo(product)))?.prices ?? [];
  const suggestion = priceSuggestion({
    ...{ price: eurosOf(product.raw_price_cents ?? 0), daysOnline, views, wishlistCount, soldPrices: sold },
    daysAtPrice: fullDays((interest.pricedAt.get(product.id) ?? published).getTime(), made.getTime()),
    ...{ earlier: 0, daysSinceAnswer: null },
  });
  if (suggestion === null) return null;
  const answered =
    answeredAfterDays === undefined ? null : new Date(made.getTime() + answeredAfterDays * day);
  return {
    ...{ id: steadyId(`suggestion ${product.slug}`), product_id: product.id, seller_id: product.seller_id },
    ...{ type: 'PRICE_REDUCTION', status, ...pricesOf(plan, product, suggestion) },
    ...{ view_count: views, wishlist_count: wishlistCount, days_online: daysOnline, sold_prices: [...sold] },
    ...{ created_at: made, published_at: made, responded_at: answered },
    applied_at: status === 'APPLIED' ? answered : null,
  };
}

function pricesOf({ status, ownShare }: Plan, product: DemoProduct, suggestion: PriceSuggestion) {
  const asked = product.raw_price_cents ?? 0;
  return {
    step: suggestion.step,
    price_cents: asked,
    suggested_price_cents: centsOf(suggestion.suggestedPrice),
    custom_price_cents: ownShare === undefined ? null : wholeEuros(asked * ownShare),
    error_code: status === 'ERROR' ? ('suggestion_price_changed' as const) : null,
  };
}

const wholeEuros = (cents: number) => centsOf(Math.round(eurosOf(cents)));

function similarTo({ id, category, brand, decade, materials }: DemoProduct) {
  return {
    id,
    category: category ?? null,
    brand: brand ?? null,
    decade: decade ?? null,
    materials: materials ?? [],
  };
}

/**
 * Applies the response to the product's price. Nothing is added to the raw price, because demo sellers include the
 * platform's margin.
 */
async function followPrice(
  db: Kysely<Database>,
  { plan, row, now }: { readonly plan: Plan; readonly row: Suggestion; readonly now: Date },
): Promise<void> {
  const { status, changedShare, daysAgo } = plan;
  const changed = changedShare === undefined ? null : wholeEuros(row.price_cents * changedShare);
  const price = status === 'APPLIED' ? row.suggested_price_cents : (row.custom_price_cents ?? changed);
  if (price === null) return;
  // In this case the seller had already changed the price one day after the suggestion was made.
  const at = changed === null ? (row.responded_at ?? now) : new Date(now.getTime() - (daysAgo - 1) * day);
  await db
    .updateTable('products')
    .set({ raw_price_cents: price, price_cents: price })
    .where('id', '=', row.product_id)
    .execute();
  await db
    .insertInto('product_price_changes')
    .values({ product_id: row.product_id, price_cents: price, changed_at: at })
    .execute();
}
