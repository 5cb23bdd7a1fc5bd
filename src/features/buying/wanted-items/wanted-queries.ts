import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import type { Locale } from '#src/i18n/locale.ts';
import {
  WantedCategoriesDocument,
  WantedItemDocument,
  type WantedItemQuery,
  type WantedItemStatus,
} from './wanted.gen.ts';

export type WantedDetail = Extract<WantedItemQuery['wantedItem'], { readonly __typename: 'WantedItem' }>;
export type { WantedItemStatus };

/** One wanted item with the matching products; null if the id does not exist (ROUTE-079). */
export function wantedItemQuery(uuid: string) {
  return queryOptions({
    queryKey: ['wanted-item', uuid],
    queryFn: async ({ signal }): Promise<WantedDetail | null> => {
      const { wantedItem } = await request(WantedItemDocument, { uuid }, { signal });
      return 'matches' in wantedItem ? wantedItem : null;
    },
  });
}

/** A selectable category; `within` is the name of its parent. */
export interface CategoryChoice {
  readonly path: string;
  readonly title: string;
  readonly within: string;
}

/** The categories of the second and third level, in tree order. */
export function wantedCategoriesQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['shop', 'wanted-categories', locale],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<readonly CategoryChoice[]> => {
      const { categories } = await request(WantedCategoriesDocument, {}, { signal });
      return categories.flatMap((main) =>
        main.children.flatMap((sub) => [
          { path: sub.path, title: sub.title, within: main.title },
          ...sub.children.map(({ path, title }) => ({ path, title, within: sub.title })),
        ]),
      );
    },
  });
}
