import { randomUUID } from 'node:crypto';
import type { Insertable, Transaction } from 'kysely';
import { sql } from 'kysely';
import { centsOf, eurosOf } from '#domain/money/cents.ts';
import {
  fewestViews,
  fullDays,
  lowestPrice,
  priceSuggestion,
  suggestionPace,
} from '#domain/suggestion/price-suggestion.ts';
import type { CommandScope } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import { similarSold } from '../catalog/similar-sold-view.ts';
import type { ProductView } from '../products/product-view.ts';
import { loadProducts } from '../products/public.ts';
import { sellerAddresses } from '../sellers/contact-view.ts';
import { suggestionsMade } from './events.ts';
import { lapseSuggestions } from './lapse-suggestions.ts';
import type { SaleSuggestionsTable } from './tables.ts';

type Tx = Transaction<Database>;

const day = 24 * 60 * 60 * 1000;
/**
 * The number of products in one batch, and of batches in one round: a shop with thousands of products must not block
 * the sweep.
 */
const atOnce = 100;
const rounds = 5;

/** The only type of suggestion that is made. Clients show the value as it is (SALE-001, docs/readings.md). */
const priceReduction = 'PRICE_REDUCTION';

/**
 * Suggests a lower price for a seller's products where the rule of src/domain/suggestion applies, while fewer than
 * five suggestions are open. Withdraws suggestions that no longer fit first. The most viewed products come first,
 * because there a lower price is seen. Does nothing for a seller without an active account. Returns the number of
 * suggestions made.
 */
export async function makeSuggestions(scope: CommandScope, sellerId: string): Promise<number> {
  const { tx } = scope;
  await lapseSuggestions(scope, { sellerId });
  if ((await sellerAddresses(tx, sellerId)).length === 0) return 0;
  const made: string[] = [];
  let left = suggestionPace.openPerSeller - (await openCount(tx, sellerId));
  let last: ProductView | undefined;
  for (let round = 0; round < rounds && left > 0; round += 1) {
    const views = await candidates(scope, sellerId, last?.product);
    last = views.at(-1);
    for (const view of views) {
      if (left <= 0) break;
      const row = await suggestionFor(scope, view);
      const id = row === null ? undefined : await store(tx, row);
      if (id === undefined) continue;
      made.push(id);
      left -= 1;
    }
    if (views.length < atOnce) break;
  }
  if (made.length > 0) await scope.emit(suggestionsMade, { sellerId, suggestionIds: made });
  return made.length;
}

async function openCount(tx: Tx, sellerId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('sale_suggestions')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('seller_id', '=', sellerId)
    .where('status', '=', 'PENDING')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** When a suggestion was answered or, if the system withdrew it, made. */
const ended = sql<Date>`coalesce(sale_suggestions.responded_at, sale_suggestions.created_at)`;

/**
 * The next products, after `last`, that meet the conditions of the rule which the database can check. They are counted
 * from `last`, because a product with a new suggestion is no candidate any more.
 */
async function candidates(
  { tx, now }: CommandScope,
  sellerId: string,
  last: ProductView['product'] | undefined,
): Promise<ProductView[]> {
  const since = (days: number) => new Date(now.getTime() - days * day);
  const rows = await tx
    .selectFrom('products')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('status', '=', 'PUBLISHED')
    .where('inventory', '>', 0)
    .where('publication_date', '<=', since(suggestionPace.firstAfter))
    .where('view_count', '>=', fewestViews)
    .where('raw_price_cents', '>=', centsOf(lowestPrice))
    .where(sql<boolean>`raw_price_cents % 100 = 0`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sale_suggestions')
            .select('sale_suggestions.id')
            .whereRef('sale_suggestions.product_id', '=', 'products.id')
            .where((eb) =>
              eb.or([
                eb('sale_suggestions.status', '=', 'PENDING'),
                eb(ended, '>', since(suggestionPace.afterAnswer)),
              ]),
            ),
        ),
      ),
    )
    .$if(last !== undefined, (query) =>
      query.where(({ eb, or, and }) =>
        or([
          eb('view_count', '<', last?.view_count ?? 0),
          and([eb('view_count', '=', last?.view_count ?? 0), eb('id', '>', last?.id ?? '')]),
        ]),
      ),
    )
    .orderBy('view_count', 'desc')
    .orderBy('id')
    .limit(atOnce)
    .execute();
  return await loadProducts(
    tx,
    rows.map(({ id }) => id),
  );
}

async function suggestionFor(
  { tx, now }: CommandScope,
  { product, wishlistCount }: ProductView,
): Promise<Insertable<SaleSuggestionsTable> | null> {
  const { publication_date: published, raw_price_cents: asked, price_cents: paid } = product;
  if (published === null || asked === null || paid === null) return null;
  const past = await pastOf(tx, product.id, published);
  const daysSince = (moment: Date) => fullDays(moment.getTime(), now.getTime());
  const sold = (await similarSold(tx, product))?.prices ?? [];
  const onWishlists = await wishlistCount();
  const daysOnline = daysSince(published);
  const suggestion = priceSuggestion({
    price: eurosOf(asked),
    daysOnline,
    daysAtPrice: daysSince(past.priceSince ?? published),
    views: product.view_count,
    wishlistCount: onWishlists,
    // Converts the buyers' prices into asking prices, with the terms of this seller.
    soldPrices: sold.map((price) => (price * asked) / paid),
    earlier: past.earlier,
    daysSinceAnswer: past.answeredAt === null ? null : daysSince(past.answeredAt),
  });
  if (suggestion === null) return null;
  return {
    ...{ id: randomUUID(), product_id: product.id, seller_id: product.seller_id, type: priceReduction },
    ...{ step: suggestion.step, price_cents: asked },
    suggested_price_cents: centsOf(suggestion.suggestedPrice),
    custom_price_cents: null,
    ...{ view_count: product.view_count, wishlist_count: onWishlists, days_online: daysOnline },
    ...{ sold_prices: [...sold], error_code: null, created_at: now, published_at: now },
    ...{ responded_at: null, applied_at: null },
  };
}

/** Stores a suggestion and returns its id; undefined if another process stored one first. */
async function store(tx: Tx, row: Insertable<SaleSuggestionsTable>): Promise<string | undefined> {
  const stored = await tx
    .insertInto('sale_suggestions')
    .values(row)
    .onConflict((conflict) => conflict.column('product_id').where('status', '=', 'PENDING').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored?.id;
}

interface Past {
  readonly priceSince: Date | null;
  /** Earlier suggestions of this series, which began with the publication. */
  readonly earlier: number;
  readonly answeredAt: Date | null;
}

async function pastOf(tx: Tx, productId: string, published: Date): Promise<Past> {
  const price = await tx
    .selectFrom('product_price_changes')
    .select((select) => select.fn.max('changed_at').as('since'))
    .where('product_id', '=', productId)
    .executeTakeFirst();
  const earlier = await tx
    .selectFrom('sale_suggestions')
    .select(['created_at', 'responded_at'])
    .where('product_id', '=', productId)
    .orderBy('created_at', 'desc')
    .execute();
  const ends = earlier.map((one) => (one.responded_at ?? one.created_at).getTime());
  return {
    priceSince: price?.since ?? null,
    earlier: earlier.filter((one) => one.created_at >= published).length,
    answeredAt: ends.length === 0 ? null : new Date(Math.max(...ends)),
  };
}
