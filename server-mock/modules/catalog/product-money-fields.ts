import { freshness, recommendationScore } from '#domain/catalog/scores.ts';
import { eurosOf, percentOf } from '#domain/money/cents.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { ProductType } from '../products/product-ref.ts';
import { mayOpenProduct, minimumBidOf, type ProductView, payoutOf } from '../products/product-view.ts';
import { isTrader } from './price-history.ts';

/** Converts cents to euros; null stays null. */
function euros(cents: number | null): number | null {
  return cents === null ? null : eurosOf(cents);
}

/** Returns the value for the product's seller and staff; null for everyone else (PROD-014, docs/readings.md). */
function forInsiders<Value>(view: ProductView, { viewer }: GraphqlContext, value: Value): Value | null {
  return mayOpenProduct(viewer, view.product) ? value : null;
}

async function scoreOf({ product, images, wishlistCount }: ProductView, now: Date): Promise<number> {
  return recommendationScore({
    freshness: freshness(product.publication_date, now),
    views: product.view_count,
    wishlistCount: await wishlistCount(),
    pictures: images.length,
    letters: product.description.length,
  });
}

const ComparePriceKindType = builder.enumType('ComparePriceKind', {
  description: 'What a compare price is.',
  values: {
    NEW_PRICE: { description: 'What the product costs new, as its private seller states it.' },
    LOWEST_PRICE: { description: 'The lowest price of the 30 days before a trader reduced it.' },
  } as const,
});

/**
 * The kind follows the stored price rather than the seller, whose type may have changed a moment ago: a stated new price
 * must never be shown as a lowest price. Before the first publication there is no lowest price yet.
 */
function compareKindOf({ product, seller }: ProductView): 'LOWEST_PRICE' | 'NEW_PRICE' {
  const isLowest = product.lowest_before_cents !== null;
  const isTradersDraft = product.publication_date === null && isTrader(seller.seller);
  return isLowest || isTradersDraft ? 'LOWEST_PRICE' : 'NEW_PRICE';
}

builder.objectFields(ProductType, (t) => ({
  price: t.int({
    description: 'Whole euros that the buyer pays; 0 in a draft without price.',
    resolve: ({ product }) => Math.round(eurosOf(product.price_cents ?? 0)),
  }),
  comparePrice: t.int({
    nullable: true,
    description:
      'What stands struck through beside the price, in whole euros: what `comparePriceKind` says it is. A reduction only when it is above the price.',
    resolve: ({ product }) => {
      const value = euros(product.shown_compare_cents);
      return value === null ? null : Math.round(value);
    },
  }),
  comparePriceKind: t.field({
    type: ComparePriceKindType,
    description: 'What the compare price is: it depends on who sells.',
    resolve: compareKindOf,
  }),
  minimumBidPrice: t.float({
    nullable: true,
    description: 'The lowest bid in euros; null when the seller takes no bids.',
    resolve: (view) => euros(minimumBidOf(view)),
  }),
  rawPrice: t.float({
    nullable: true,
    description: 'Euros that the seller asks; what the form edits. Only for the seller and staff.',
    resolve: (view, _args, context) => forInsiders(view, context, euros(view.product.raw_price_cents)),
  }),
  payout: t.float({
    nullable: true,
    description: 'Euros that the seller receives at this price. Only for the seller and staff.',
    resolve: (view, _args, context) => forInsiders(view, context, eurosOf(payoutOf(view))),
  }),
  margin: t.float({
    nullable: true,
    description:
      "Percent on top of what the seller asks, the product's own or the seller's. Only for the seller and staff.",
    resolve: (view, _args, context) =>
      forInsiders(view, context, percentOf(view.product.margin_ppm ?? view.seller.seller.margin_ppm)),
  }),
  fs: t.float({
    nullable: true,
    description: 'Freshness, 0 to 100. Only for the seller and staff.',
    resolve: (view, _args, context) =>
      forInsiders(view, context, freshness(view.product.publication_date, context.clock.now())),
  }),
  esScore: t.float({
    nullable: true,
    description: 'What the order of recommendation thinks of it, 0 to 100. Only for the seller and staff.',
    resolve: async (view, _args, context) =>
      mayOpenProduct(context.viewer, view.product) ? await scoreOf(view, context.clock.now()) : null,
  }),
  requestedChanges: t.stringList({
    description: 'Codes of what staff asked to change; empty for everyone but the seller and staff.',
    resolve: (view, _args, context) => forInsiders(view, context, view.product.requested_changes) ?? [],
  }),
  sellerProductId: t.string({
    nullable: true,
    description: "The seller's own number. Only for the seller and staff.",
    resolve: (view, _args, context) => forInsiders(view, context, view.product.seller_product_id),
  }),
  scrapeUrl: t.string({
    nullable: true,
    description: 'Where the product was imported from. Only for the seller and staff.',
    resolve: (view, _args, context) => forInsiders(view, context, view.product.scrape_url),
  }),
}));
