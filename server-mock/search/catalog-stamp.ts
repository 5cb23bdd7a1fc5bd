import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { inTurn } from './in-turn.ts';

/** The state of all holds: a digest that changes with every change of one, and the end of the next to end. */
interface HoldsStamp {
  readonly digest: string;
  readonly until: Date | null;
}

/** What product lists are computed from: while it is the same, so are they. */
export interface CatalogStamp {
  /** The number of the newest change of a product, or of its seller's name or type. */
  readonly head: number;
  readonly holds: HoldsStamp;
  /** The same as one text, which also changes when a hold ends by itself. */
  readonly version: string;
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
    stamp = await queryStamp(db, now);
  });
  return async (asked) => {
    now = asked;
    await read();
    if (stamp === null) throw new Error('The stamp of the catalogue was not read.');
    return stamp;
  };
}

/** One query, because every page and list needs it. */
async function queryStamp(db: Kysely<Database>, now: Date): Promise<CatalogStamp> {
  const { rows } = await sql<{ head: string | null; digest: string; until: Date | null }>`
    with holds as (
      select transaction_id::text as id, product_id, quantity, expires_at as until
      from item_claims where state = 'HELD'
      union all
      select carts.id::text, product_id, quantity, offer_until
      from carts join cart_lines on cart_lines.cart_id = carts.id
      where reserves_product and carts.status = 'OPEN' and offer_until is not null
    )
    select (select n from catalog_head) as head,
      concat(count(*), ' ', bit_xor(hashtextextended(concat_ws(' ', id, product_id, quantity, until), 0))) as digest,
      min(until) filter (where until > ${now}) as until
    from holds`.execute(db);
  const [row] = rows;
  const head = Number(row?.head ?? 0);
  const holds = { digest: row?.digest ?? '', until: row?.until ?? null };
  return { head, holds, version: [head, holds.digest, holds.until?.getTime() ?? ''].join(' ') };
}
