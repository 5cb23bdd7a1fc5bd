import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { GraphqlContext } from './context.ts';

/** Loads the values of these ids; an id without a value may be left out. */
type Load<Value> = (db: Kysely<Database>, ids: readonly string[]) => Promise<ReadonlyMap<string, Value>>;

interface Batch {
  readonly ids: Set<string>;
  readonly loading: Promise<ReadonlyMap<string, unknown>>;
}

/** The batches that still collect ids, by the request and by the function that loads them. */
const open = new WeakMap<GraphqlContext, Map<unknown, Batch>>();

/** Runs after the resolvers of all rows have asked, as their promises are already resolved by then. */
const allAsked = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * The value of an id, loaded together with those that the other rows of the same request ask for, so that a list costs
 * as many statements as one row. Pass the same `load` function each time. Nothing is cached: who asks later reads
 * again.
 */
export async function loadBatched<Value>(
  context: GraphqlContext,
  load: Load<Value>,
  id: string,
): Promise<Value | undefined> {
  const batches = open.get(context) ?? new Map<unknown, Batch>();
  open.set(context, batches);
  let batch = batches.get(load);
  if (batch === undefined) {
    const ids = new Set<string>();
    const loading = allAsked().then(() => {
      batches.delete(load);
      return load(context.db, [...ids]);
    });
    batch = { ids, loading };
    batches.set(load, batch);
  }
  batch.ids.add(id);
  // Only `load` itself fills its batch.
  return (await batch.loading).get(id) as Value | undefined;
}
