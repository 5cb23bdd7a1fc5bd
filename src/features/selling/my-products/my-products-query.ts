import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { accountPageSize, type ListState } from '#domain/account-list/list-state.ts';
import type { SaleTerms } from '#domain/money/payout-at.ts';
import { defaultMyProductSort, myProductSorts } from '#domain/product/my-product-sort.ts';
import { productStatuses } from '#domain/product/product-status.ts';
import { request } from '#src/data/graphql/client.ts';
import type { Locale } from '#src/i18n/locale.ts';
import type { AccountListItem } from '#src/ui/market/account-list-types.ts';
import { titleIn } from '#src/ui/market/card-title.ts';
import { MyProductDocument, type MyProductPartsFragment, MyProductsDocument } from './my-products.gen.ts';

/** A product of the signed-in seller, in any status. Prices in whole euros, the payout in euros. */
export interface MyProduct extends AccountListItem {
  readonly slug: string;
  readonly price: number;
  /** The asking price; null in a draft without one. */
  readonly rawPrice: number | null;
  readonly inventory: number;
  /** ISO date. */
  readonly created: string;
  readonly viewCount: number;
  readonly wishlistCount: number;
}

/** The filter for sold products, which have the status PUBLISHED on the server. */
const soldFilter = 'SOLD';

/** The title is the one that buyers see in this language; the form loads the seller's own. */
function myProductOf({ productTranslations, ...product }: MyProductPartsFragment, locale: Locale): MyProduct {
  return {
    ...product,
    title: titleIn({ title: product.title, productTranslations }, locale),
    rawPrice: product.rawPrice ?? null,
    payout: product.payout ?? null,
    // Payouts belong to orders, which are not part of this query.
    payoutMade: false,
    created: product.created ?? '',
    featuredImage: product.featuredImage ?? null,
  };
}

export interface MyProductsPage {
  readonly rows: readonly MyProduct[];
  readonly totalCount: number;
}

/** Loads one page of the list as it is filtered and sorted; `limit` is at most 100. */
async function loadMyProducts(
  state: ListState,
  page: { readonly limit: number; readonly offset: number },
  locale: Locale,
  signal?: AbortSignal,
): Promise<MyProductsPage> {
  const statuses = productStatuses.filter((status) => state.filters.includes(status));
  const { sellerProducts } = await request(
    MyProductsDocument,
    {
      ...page,
      ...(state.filters.length > 0 && { statuses, sold: state.filters.includes(soldFilter) }),
      search: state.search,
      sort: myProductSorts.find((sort) => sort === state.sort) ?? defaultMyProductSort,
      direction: state.direction,
    },
    signal === undefined ? {} : { signal },
  );
  // The session ended meanwhile, which is reported elsewhere.
  if (sellerProducts.__typename !== 'ProductList') return { rows: [], totalCount: 0 };
  return {
    rows: sellerProducts.products.map((product) => myProductOf(product, locale)),
    totalCount: sellerProducts.totalCount,
  };
}

/** A page of the person's own products, persisted for reading offline; not fetched when `userId` is null. */
export function myProductsQuery(userId: string | null, state: ListState, locale: Locale) {
  return queryOptions({
    queryKey: ['my-products', userId, state, locale],
    enabled: userId !== null,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      loadMyProducts(
        state,
        { limit: accountPageSize, offset: (state.page - 1) * accountPageSize },
        locale,
        signal,
      ),
  });
}

/** All products that match the filters, for a file. */
export async function loadAllMyProducts(state: ListState, locale: Locale): Promise<readonly MyProduct[]> {
  const rows: MyProduct[] = [];
  for (;;) {
    const page = await loadMyProducts(state, { limit: 100, offset: rows.length }, locale);
    rows.push(...page.rows);
    if (page.rows.length === 0 || rows.length >= page.totalCount) return rows;
  }
}

interface MyRemoval {
  /** The reason, as a sentence. */
  readonly text: string;
  /** What staff wrote. */
  readonly explanation: string;
  /** The report whose decision is the removal, which the seller can appeal against; null for a removal without one. */
  readonly reportUuid: string | null;
}

export interface MyProductDetail extends MyProduct {
  readonly requestedChanges: readonly string[];
  /** Why staff took it offline; null once they approved it again, or if they never did. */
  readonly removal: MyRemoval | null;
  /** What a sale of it costs its seller. */
  readonly terms: SaleTerms;
}

/** One of the person's own products, or any for staff; null when there is none with this id. */
export function myProductQuery(userId: string | null, uuid: string, locale: Locale) {
  return queryOptions({
    queryKey: ['my-products', userId, 'one', uuid, locale],
    enabled: userId !== null,
    queryFn: async ({ signal }): Promise<MyProductDetail | null> => {
      const { productByUuid } = await request(MyProductDocument, { uuid }, { signal });
      if (productByUuid.__typename !== 'Product') return null;
      // Everybody can read a product that is for sale, but only its seller and staff get its asking price. A draft
      // may lack a price, but it is visible to nobody else.
      if (productByUuid.status !== 'DRAFT' && productByUuid.rawPrice == null) return null;
      const { requestedChanges, removal, margin, seller } = productByUuid;
      const terms = {
        margin: margin ?? 0,
        marginIncluded: seller.marginIncluded ?? 0,
        transactionFee: seller.transactionFee ?? 0,
      };
      return { ...myProductOf(productByUuid, locale), requestedChanges, removal, terms };
    },
  });
}
