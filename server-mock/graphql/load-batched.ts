import DataLoader from 'dataloader';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { GraphqlContext } from './context.ts';

/** Loads the values of these ids; an id without a value may be left out. */
type Load<Value> = (db: Kysely<Database>, ids: readonly string[]) => Promise<ReadonlyMap<string, Value>>;

/** The loaders of each request, by the function with which they load. */
const loaders = new WeakMap<GraphqlContext, Map<unknown, DataLoader<string, unknown>>>();

/**
 * The value of an id, loaded together with those that the other rows of the same request ask for, so that a list costs
 * as many statements as one row. Pass the same `load` function each time. Nothing is cached, because a mutation may
 * change what its answer then reads.
 */
export async function loadBatched<Value>(
  context: GraphqlContext,
  load: Load<Value>,
  id: string,
): Promise<Value | undefined> {
  const ofRequest = loaders.get(context) ?? new Map<unknown, DataLoader<string, unknown>>();
  loaders.set(context, ofRequest);
  const loader = ofRequest.get(load) ?? loaderOf(context.db, load);
  ofRequest.set(load, loader);
  // Only `load` itself answers its loader.
  return (await loader.load(id)) as Value | undefined;
}

function loaderOf<Value>(db: Kysely<Database>, load: Load<Value>): DataLoader<string, Value | undefined> {
  return new DataLoader(
    async (ids: readonly string[]) => {
      const found = await load(db, [...new Set(ids)]);
      return ids.map((id) => found.get(id));
    },
    { cache: false },
  );
}
