import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { readHead } from '../../search/catalog-feed.ts';
import { inTurn } from '../../search/in-turn.ts';
import { type HoldsStamp, readHoldsStamp } from '../reservations/holds-view.ts';

/** What product lists are computed from: while it is the same, so are they. */
export interface CatalogStamp {
  /** The number of the newest change of a product, or of its seller's name or type. */
  readonly head: number;
  readonly holds: HoldsStamp;
}

/** Per database, because tests open several. */
const readers = new WeakMap<Kysely<Database>, (now: Date) => Promise<CatalogStamp>>();

/** Reads the stamp as of no earlier than the call; callers that wait at the same time share one reading. */
export async function readStamp(db: Kysely<Database>, now: Date): Promise<CatalogStamp> {
  const reader = readers.get(db) ?? readerFor(db);
  readers.set(db, reader);
  return await reader(now);
}

function readerFor(db: Kysely<Database>): (now: Date) => Promise<CatalogStamp> {
  let now = new Date(0);
  let stamp: CatalogStamp | null = null;
  const read = inTurn(async () => {
    const at = now;
    stamp = { head: await readHead(db), holds: await readHoldsStamp(db, at) };
  });
  return async (asked) => {
    now = asked;
    await read();
    if (stamp === null) throw new Error('The stamp of the catalogue was not read.');
    return stamp;
  };
}
