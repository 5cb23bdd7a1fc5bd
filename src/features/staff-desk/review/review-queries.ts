import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ProductStatus, productStatuses } from '#domain/listing/product-status.ts';
import { request } from '#src/data/graphql/client.ts';
import type { Locale } from '#src/i18n/locale.ts';
import { granted } from '../desk-answers.ts';
import { notKept } from '../desk-query.ts';
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

/** A row of a list of products. */
export type ProductLine = DeskRowFragment & { readonly id: string };

const linesOf = (products: readonly DeskRowFragment[]): readonly ProductLine[] =>
  products.map((product) => ({ ...product, id: product.uuid }));

interface Page {
  readonly query: string;
  readonly page: number;
}
const piece = ({ query, page }: Page) => {
  return { search: query, limit: deskPageSize, offset: (page - 1) * deskPageSize };
};

const fresh = { meta: notKept, staleTime: 0 } as const;

/** A page of the products that wait for a review. */
export function queueQuery(userId: string, page: Page) {
  return queryOptions({
    ...fresh,
    queryKey: ['staff-desk', userId, 'review', page.query, page.page] as const,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const list = granted((await request(ReviewQueueDocument, piece(page), { signal })).reviewQueue);
      return { rows: linesOf(list.products), totalCount: list.totalCount };
    },
  });
}

/** A page of all products. */
export function productsQuery(userId: string, page: Page & { readonly status: string }) {
  const status: ProductStatus | null = productStatuses.find((known) => known === page.status) ?? null;
  return queryOptions({
    ...fresh,
    queryKey: ['staff-desk', userId, 'products', page.query, status, page.page] as const,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const asked = { ...piece(page), status };
      const list = granted((await request(StaffProductsDocument, asked, { signal })).staffProducts);
      const counts = new Map<string, number>(list.statusCounts.map((one) => [one.status, one.count]));
      return { rows: linesOf(list.products), totalCount: list.totalCount, counts };
    },
  });
}

/** A product with its reviews; null when there is none under this id. */
export function sheetQuery(userId: string, uuid: string, locale: Locale) {
  return queryOptions({
    ...fresh,
    queryKey: ['staff-desk', userId, 'sheet', uuid, locale] as const,
    queryFn: async ({ signal }): Promise<Sheet | null> => {
      const { reviewSheet } = await request(ReviewSheetDocument, { uuid }, { signal });
      const isMissing =
        reviewSheet.__typename === 'ObjectDoesNotExistError' || reviewSheet.__typename === 'InvalidUUIDError';
      return isMissing ? null : granted(reviewSheet);
    },
  });
}

/** The reasons that a review can give, in a language. */
export function reasonsQuery(locale: Locale) {
  return queryOptions({
    meta: notKept,
    queryKey: ['staff-desk', 'reasons', locale] as const,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<Reasons> =>
      granted((await request(ReviewReasonsDocument, {}, { signal })).reviewReasons),
  });
}

export const settingsQuery = queryOptions({
  ...fresh,
  queryKey: ['staff-desk', 'review-settings'] as const,
  queryFn: async ({ signal }) =>
    granted((await request(ReviewSettingsDocument, {}, { signal })).reviewSettings).firstProductOnly,
});

/** What staff changed about a product, the newest first. */
export function editsQuery(userId: string, slug: string) {
  return queryOptions({
    ...fresh,
    queryKey: ['staff-desk', userId, 'edits', slug] as const,
    queryFn: async ({ signal }): Promise<readonly DeskEdit[]> =>
      granted((await request(DeskEditsDocument, { slug }, { signal })).productEdits).edits,
  });
}
