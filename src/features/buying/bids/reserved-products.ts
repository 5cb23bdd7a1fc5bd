import { type QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { Observable } from 'rxjs';
import { request } from '#src/data/graphql/client.ts';
import type { VisitorBid } from '#src/data/visitor-bids.ts';
import { AcceptedBidsDocument } from './reserved-products.gen.ts';

/** The products that are reserved by accepted bids: of an account, or of a visitor when `userId` is null. */
export function reservedProducts(
  client: QueryClient,
  userId: string | null,
  bids: readonly VisitorBid[],
): Observable<readonly string[]> {
  const query = queryOptions({
    // Under the key of the bids, so that invalidating those refetches this too.
    queryKey: ['bids', userId ?? 'visitor', 'reserved', userId === null ? bids.map(({ uuid }) => uuid) : []],
    queryFn: ({ signal }): Promise<readonly string[]> =>
      userId === null ? reservedForVisitor(client, bids) : reservedForAccount(signal),
  });
  return new Observable((subscriber) =>
    new QueryObserver(client, query).subscribe(({ data }) => subscriber.next(data ?? [])),
  );
}

async function reservedForAccount(signal: AbortSignal): Promise<readonly string[]> {
  const { bids } = await request(AcceptedBidsDocument, {}, { signal });
  return 'bids' in bids ? bids.bids.flatMap(({ product }) => product?.uuid ?? []) : [];
}

async function reservedForVisitor(
  client: QueryClient,
  known: readonly VisitorBid[],
): Promise<readonly string[]> {
  // Part of the chunk of product pages, which the tiles of an account do without.
  const { isReservedFor, visitorBidQuery } = await import('./own-bid.ts');
  const bids = await Promise.all(known.map((bid) => client.fetchQuery(visitorBidQuery(bid))));
  return known.flatMap(({ productUuid }, at) => (isReservedFor(bids[at] ?? null) ? [productUuid] : []));
}
