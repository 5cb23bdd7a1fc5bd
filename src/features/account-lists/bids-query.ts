import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { accountPageSize, type ListState } from '#domain/account-list/list-state.ts';
import { bidRoles, bidSorts, defaultBidRole, defaultBidSort } from '#domain/bid/bid-role.ts';
import { bidStatuses } from '#domain/bid/bid-status.ts';
import { request } from '#src/data/graphql/client.ts';
import type { Locale } from '#src/i18n/locale.ts';
import type { AccountListItem } from '#src/ui/market/account-list-types.ts';
import { titleIn } from '#src/ui/market/card-title.ts';
import { BidDocument, type BidRowFragment, BidsDocument } from './bid-lists.gen.ts';

/** A bid that somebody made or received. Amounts in whole euros, the payout in euros. */
export interface BidRow extends AccountListItem {
  readonly bid: BidRowFragment;
}

function rowOf(bid: BidRowFragment, locale: Locale): BidRow {
  return {
    uuid: bid.uuid,
    title: bid.product == null ? '' : titleIn(bid.product, locale),
    featuredImage: bid.product?.featuredImage ?? null,
    status: bid.status,
    publicationDate: bid.product?.publicationDate ?? null,
    payout: bid.payout ?? null,
    payoutMade: false,
    bid,
  };
}

export interface BidRows {
  readonly rows: readonly BidRow[];
  readonly totalCount: number;
}

/** One piece of the list as it is filtered and sorted (BID-034); `limit` 100 at the most. */
export async function loadBids(
  state: ListState,
  piece: { readonly limit: number; readonly offset: number },
  locale: Locale,
  signal?: AbortSignal,
): Promise<BidRows> {
  const statuses = bidStatuses.filter((status) => state.filters.includes(status));
  const { bids } = await request(
    BidsDocument,
    {
      ...piece,
      filters: {
        role: bidRoles.find((role) => role === state.role) ?? defaultBidRole,
        ...(statuses.length > 0 && { statuses }),
      },
      searchString: state.search,
      sort: bidSorts.find((sort) => sort === state.sort) ?? defaultBidSort,
      sortDirection: state.direction,
    },
    signal === undefined ? {} : { signal },
  );
  if (bids.__typename !== 'BidList') return { rows: [], totalCount: 0 };
  return { rows: bids.bids.map((bid) => rowOf(bid, locale)), totalCount: bids.totalCount };
}

export function bidsQuery(userId: string, state: ListState, locale: Locale) {
  return queryOptions({
    queryKey: ['bids', userId, state, locale],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      loadBids(state, { limit: accountPageSize, offset: (state.page - 1) * accountPageSize }, locale, signal),
  });
}

/** One bid; null when there is none under this id (BID-035). */
export function bidQuery(userId: string, uuid: string, locale: Locale) {
  return queryOptions({
    queryKey: ['bids', userId, 'one', uuid, locale],
    queryFn: async ({ signal }): Promise<BidRow | null> => {
      const { bid } = await request(BidDocument, { uuid }, { signal });
      return bid.__typename === 'Bid' ? rowOf(bid, locale) : null;
    },
  });
}
