import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { accountPageSize, type ListState } from '#domain/account-list/list-state.ts';
import { request } from '#src/data/graphql/client.ts';
import type { Locale } from '#src/i18n/locale.ts';
import type { AccountListItem } from '#src/ui/market/account-list-types.ts';
import { type WantedItemSort, WantedItemsDocument, type WantedRowFragment } from './wanted.gen.ts';

/** A wanted item of the list. The budget is in whole euros. */
export interface WantedRow extends AccountListItem {
  readonly item: WantedRowFragment;
}

export interface WantedRows {
  readonly rows: readonly WantedRow[];
  readonly totalCount: number;
}

/** Ongoing items first, newest first among them. */
export const defaultWantedSort: WantedItemSort = 'STATUS';
const sorts: readonly WantedItemSort[] = ['STATUS', 'TITLE', 'BUDGET', 'CREATED'];
const statuses = ['ONGOING', 'FOUND'] as const;

function rowOf(item: WantedRowFragment): WantedRow {
  const { uuid, title, status, images } = item;
  const featuredImage = images[0] ?? null;
  return { uuid, title, featuredImage, status, publicationDate: null, payout: null, payoutMade: false, item };
}

async function loadWantedItems(state: ListState, signal: AbortSignal): Promise<WantedRows> {
  const chosen = statuses.filter((status) => state.filters.includes(status));
  const { wantedItems } = await request(
    WantedItemsDocument,
    {
      limit: accountPageSize,
      offset: (state.page - 1) * accountPageSize,
      filters: chosen.length > 0 ? { statuses: chosen } : {},
      searchString: state.search,
      sort: sorts.find((sort) => sort === state.sort) ?? defaultWantedSort,
      sortDirection: state.direction,
    },
    { signal },
  );
  // Signed out in the meantime; the end of the session is handled elsewhere.
  if (wantedItems.__typename !== 'WantedItemList') return { rows: [], totalCount: 0 };
  return { rows: wantedItems.items.map(rowOf), totalCount: wantedItems.totalCount };
}

/** The query key of all pages of the list, for invalidation. */
export const wantedItemsKey = ['wanted-items'] as const;

/** A page of the wanted items with its filters and sort applied (ROUTE-077), persisted for offline reading. */
export function wantedItemsQuery(userId: string, state: ListState, locale: Locale) {
  return queryOptions({
    queryKey: [...wantedItemsKey, userId, state, locale],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => loadWantedItems(state, signal),
  });
}
