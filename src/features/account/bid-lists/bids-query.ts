import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { accountPageSize, type ListState } from '#domain/account-list/list-state.ts';
import type { BidAnswer } from '#domain/bid/bid-answer.ts';
import { bidRoles, bidSorts, defaultBidRole, defaultBidSort } from '#domain/bid/bid-role.ts';
import { bidStatuses } from '#domain/bid/bid-status.ts';
import type { BidClosedReason } from '#domain/bid/life-cycle.ts';
import { request } from '#src/data/graphql/client.ts';
import type { Locale } from '#src/i18n/locale.ts';
import type { AccountListItem } from '#src/ui/market/account-list-types.ts';
import { titleIn } from '#src/ui/market/card-title.ts';
import { BidDocument, BidPayoutDocument, type BidRowFragment, BidsDocument } from './bid-lists.gen.ts';

/** A bid that a person made or received. Amounts are in whole euros, the payout is in euros. */
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

/** Loads one page of the list as it is filtered and sorted (BID-034); `limit` is at most 100. */
async function loadBids(
  state: ListState,
  page: { readonly limit: number; readonly offset: number },
  locale: Locale,
  signal?: AbortSignal,
): Promise<BidRows> {
  const statuses = bidStatuses.filter((status) => state.filters.includes(status));
  const { bids } = await request(
    BidsDocument,
    {
      ...page,
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

/** A bid on its own page. */
export interface BidDetail extends BidRow {
  /** The path of the page where the buyer pays; null while there is nothing to pay. */
  readonly payPath: string | null;
  readonly closedReason: BidClosedReason | null;
  /** The answers that the reader can give now. */
  readonly possibleAnswers: readonly BidAnswer[];
}

/** Who reads a bid: an account, or a visitor with the key of the emailed link. */
export interface BidReader {
  readonly userId: string | null;
  readonly key: string | null;
}

/** One bid; null when this reader has no bid with this id (BID-035). */
export function bidQuery({ userId, key }: BidReader, uuid: string, locale: Locale) {
  return queryOptions({
    queryKey: ['bids', userId ?? 'visitor', 'one', uuid, key, locale],
    // Anyone with the key can open the bid, so it is not written to the persisted query cache.
    ...(key !== null && { meta: { keep: false } }),
    queryFn: async ({ signal }): Promise<BidDetail | null> => {
      const { bid } = await request(BidDocument, { uuid, key }, { signal });
      if (bid.__typename !== 'Bid') return null;
      const { paymentLink, closedReason = null, possibleAnswers } = bid;
      const payPath = paymentLink == null ? null : new URL(paymentLink).pathname;
      return { ...rowOf(bid, locale), payPath, closedReason, possibleAnswers };
    },
  });
}

/** What the seller receives at a price, in euros (BID-036); null when it is not available. */
export function payoutQuery(productSlug: string, amount: number | null) {
  return queryOptions({
    queryKey: ['bid-payout', productSlug, amount],
    enabled: amount !== null,
    gcTime: 60_000,
    queryFn: async ({ signal }): Promise<number | null> => {
      const asked = { amount: amount ?? 0, productSlug };
      const { calculatePayout } = await request(BidPayoutDocument, asked, { signal });
      return calculatePayout.__typename === 'Payout' ? calculatePayout.payout : null;
    },
  });
}
