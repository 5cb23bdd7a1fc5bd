import { productStatuses } from '#domain/product/product-status.ts';
import { request } from '#src/data/graphql/client.ts';
import type { Locale } from '#src/i18n/locale.ts';
import { granted, grantedOrNull } from '../act/granted.ts';
import { useDeskList, useDeskQuery } from '../act/use-desk-query.ts';
import { deskPageSize } from '../list/use-desk-search.ts';
import {
  DeskEditsDocument,
  type DeskEditsQuery,
  type DeskProductFragment,
  type DeskReviewFragment,
  type DeskRowFragment,
  ReviewQueueDocument,
  ReviewReasonsDocument,
  type ReviewReasonsQuery,
  ReviewSettingsDocument,
  ReviewSheetDocument,
  type ReviewSheetQuery,
  StaffProductsDocument,
} from './review.gen.ts';

export type DeskProduct = DeskProductFragment;
export type DeskReview = DeskReviewFragment;
export type Sheet = Extract<ReviewSheetQuery['reviewSheet'], { readonly __typename: 'ReviewSheet' }>;
export type Reasons = Extract<ReviewReasonsQuery['reviewReasons'], { readonly __typename: 'ReviewReasons' }>;
export type DeskEdit = Extract<
  DeskEditsQuery['productEdits'],
  { readonly __typename: 'ProductEdits' }
>['edits'][number];

export type ProductRow = DeskRowFragment & { readonly id: string };

interface Page {
  readonly query: string;
  readonly page: number;
}

function pageVariables({ query, page }: Page) {
  return { search: query, limit: deskPageSize, offset: (page - 1) * deskPageSize };
}

export function useReviewQueue(userId: string, page: Page) {
  const variables = pageVariables(page);
  return useDeskList(userId, ['review', variables], async (options) => {
    const list = granted((await request(ReviewQueueDocument, variables, options)).reviewQueue);
    return { items: list.products, totalCount: list.totalCount };
  });
}

/** A page of all products, with the number of products in each status. */
export function useStaffProducts(userId: string, { status, ...page }: Page & { readonly status: string }) {
  const variables = {
    ...pageVariables(page),
    status: productStatuses.find((known) => known === status) ?? null,
  };
  return useDeskList(userId, ['products', variables], async (options) => {
    const list = granted((await request(StaffProductsDocument, variables, options)).staffProducts);
    const counts = new Map<string, number>(list.statusCounts.map((one) => [one.status, one.count]));
    return { items: list.products, totalCount: list.totalCount, counts };
  });
}

/** A product with its reviews; null if the id does not exist. */
export function useReviewSheet(userId: string, uuid: string, locale: Locale) {
  return useDeskQuery<Sheet | null>(userId, ['sheet', uuid, locale], async (options) =>
    grantedOrNull((await request(ReviewSheetDocument, { uuid }, options)).reviewSheet),
  );
}

/** The reasons that a review can give, in the given language. */
export function useReviewReasons(userId: string, locale: Locale) {
  return useDeskQuery<Reasons>(userId, ['reasons', locale], async (options) =>
    granted((await request(ReviewReasonsDocument, {}, options)).reviewReasons),
  );
}

/** Whether only a seller's first product is reviewed. */
export function useReviewSetting(userId: string) {
  return useDeskQuery(userId, ['review-settings'], async (options) => {
    const settings = granted((await request(ReviewSettingsDocument, {}, options)).reviewSettings);
    return settings.firstProductOnly;
  });
}

/** Edits that staff made to a product, newest first. */
export function useProductEdits(userId: string, slug: string) {
  return useDeskQuery<readonly DeskEdit[]>(
    userId,
    ['edits', slug],
    async (options) => granted((await request(DeskEditsDocument, { slug }, options)).productEdits).edits,
  );
}
