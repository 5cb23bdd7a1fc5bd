import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { expect } from 'vitest';
import type { SaleSuggestionsTable } from '#server/modules/suggestions/tables.ts';
import { createManualClock } from '#tests/setup/manual-clock.ts';
import { makeProduct } from '../../factories/products.ts';
import { makeSellerUser, type TestSeller } from '../../factories/sellers.ts';
import { startApi } from '../../setup/api-harness.ts';

interface Suggestion {
  readonly uuid: string;
  readonly status: string;
  readonly customPrice: number | null;
  readonly respondedAt: string | null;
  readonly appliedAt: string | null;
  readonly errorMessage: string | null;
  readonly product: {
    readonly uuid: string;
    readonly price: number;
    readonly rawPrice: number;
    readonly comparePrice: number | null;
    readonly comparePriceKind: string;
  } | null;
}

export interface Answer extends Partial<Suggestion> {
  readonly __typename: string;
  readonly errorCode?: string;
  readonly message?: string;
  readonly fields?: readonly { readonly field: string; readonly code: string }[];
  readonly totalCount?: number;
  readonly suggestions?: readonly Suggestion[];
}

export type Seller = TestSeller & { readonly token: string };
export type ProductPart = NonNullable<Parameters<typeof makeProduct>[2]>;

const shown = `... on SaleSuggestion {
  uuid type status price suggestedPrice step suggestedDiscountPercentage amount customPrice
  created appliedAt respondedAt publishedAt errorMessage viewCount wishlistCount daysOnline soldPrices
  product { uuid price rawPrice comparePrice comparePriceKind }
}`;
const refusal = '... on Error { errorCode message }';
const fields = '... on ValidationError { fields { field code } }';

/** A server with a manual clock, and the actions of sellers on suggestions; `acting.seller` is the default one. */
export async function openSuggestionsHarness() {
  const day = 24 * 60 * 60 * 1000;
  const clock = createManualClock(new Date('2026-03-02T09:00:00Z'));
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * day);
  const api = await startApi({ clock });

  async function newSeller(given: Parameters<typeof makeSellerUser>[1] = {}): Promise<Seller> {
    const user = await makeSellerUser(api.db, given);
    return { ...user, token: await api.signIn(user) };
  }
  const acting = { seller: await newSeller() };

  async function ask(query: string, variables: object, token?: string, locale: 'nl' | 'en' | 'fr' = 'nl') {
    const { data, errors } = await api.graphql<{ it: Answer }>(query, { ...variables }, { token, locale });
    expect(errors).toEqual([]);
    return data.it;
  }

  const one = (uuid: string, token?: string, locale?: 'nl' | 'en' | 'fr') =>
    ask(
      `query ($uuid: String!) { it: saleSuggestion(uuid: $uuid) { __typename ${shown} ${refusal} } }`,
      { uuid },
      token,
      locale,
    );
  const list = (variables: object = {}, token: string | undefined = acting.seller.token) =>
    ask(
      `query ($filters: SaleSuggestionFilters, $limit: Int, $offset: Int, $searchString: String,
        $sort: SaleSuggestionSort, $sortDirection: SortDirection) {
        it: saleSuggestions(filters: $filters, limit: $limit, offset: $offset, searchString: $searchString,
          sort: $sort, sortDirection: $sortDirection) {
          __typename ... on SaleSuggestionList { totalCount suggestions { uuid status } } ${refusal}
        }
      }`,
      variables,
      token,
    );
  const answer =
    (name: string) =>
    (uuid: string, token: string | undefined = acting.seller.token, commandId: string | null = null) =>
      ask(
        `mutation ($uuid: String!, $commandId: String) {
          it: ${name}(uuid: $uuid, commandId: $commandId) { __typename ${shown} ${refusal} }
        }`,
        { uuid, commandId },
        token,
      );
  const accept = answer('acceptProductSaleSuggestion');
  const decline = answer('rejectProductSaleSuggestion');
  const customPrice = (
    given: { readonly uuid: string; readonly slug: string; readonly price: number },
    token: string | undefined = acting.seller.token,
  ) =>
    ask(
      `mutation ($price: Int!, $slug: String!, $uuid: String!) {
        it: updateSaleSuggestionPrice(price: $price, slug: $slug, uuid: $uuid) {
          __typename ${shown} ${refusal} ${fields}
        }
      }`,
      given,
      token,
    );

  /** A product with a suggestion to lower its price from €450 to €400. */
  async function suggested(
    given: Partial<Insertable<SaleSuggestionsTable>> = {},
    of: ProductPart = {},
    by: Seller = acting.seller,
  ) {
    const product = await makeProduct(api.db, by.sellerId, { publication_date: daysAgo(40), ...of });
    const id = randomUUID();
    await api.db
      .insertInto('sale_suggestions')
      .values({
        ...{ id, product_id: product.id, seller_id: by.sellerId, type: 'PRICE_REDUCTION', step: 2 },
        ...{ price_cents: 45_000, suggested_price_cents: 40_000, custom_price_cents: null },
        ...{ view_count: 120, wishlist_count: 5, days_online: 40, sold_prices: [380, 410, 390] },
        ...{ error_code: null, created_at: daysAgo(1), published_at: daysAgo(1) },
        ...{ responded_at: null, applied_at: null },
        ...given,
      })
      .execute();
    return { ...product, uuid: id };
  }

  const priceOf = async (id: string) =>
    await api.db
      .selectFrom('products')
      .select(['price_cents', 'raw_price_cents', 'compare_price_cents', 'shown_compare_cents'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  return {
    api,
    clock,
    day,
    daysAgo,
    acting,
    newSeller,
    ask,
    one,
    list,
    accept,
    decline,
    customPrice,
    suggested,
    priceOf,
  };
}
