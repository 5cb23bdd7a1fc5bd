import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import { StaffTilesDocument, type StaffTilesQuery } from './staff.gen.ts';
import { notPersisted } from './staff-product.ts';

/** What staff see on the tile of a product (STAFF-015, STAFF-016; PROD-021, docs/readings.md). */
export type TileFacts = StaffTilesQuery['productsByUuids'][number];

/** The maximum number of products per request that the server accepts. */
const most = 200;
let waiting: ReturnType<typeof Promise.withResolvers<ReadonlyMap<string, TileFacts>>> | null = null;
let asked = new Set<string>();

/** Batches the tiles of a page, which query at the same moment, into one request. */
function inOneGo(uuid: string): Promise<ReadonlyMap<string, TileFacts>> {
  if (waiting === null || asked.size >= most) {
    const round = Promise.withResolvers<ReadonlyMap<string, TileFacts>>();
    const uuids = new Set<string>();
    waiting = round;
    asked = uuids;
    queueMicrotask(() => {
      if (waiting === round) waiting = null;
      request(StaffTilesDocument, { uuids: [...uuids] }).then(
        ({ productsByUuids }) => round.resolve(new Map(productsByUuids.map((one) => [one.uuid, one]))),
        round.reject,
      );
    });
  }
  asked.add(uuid);
  return waiting.promise;
}

export function tileFactsQuery(uuid: string) {
  return queryOptions({
    queryKey: ['staff', 'tile', uuid] as const,
    queryFn: async () => (await inOneGo(uuid)).get(uuid) ?? null,
    staleTime: 60_000,
    meta: notPersisted,
  });
}
