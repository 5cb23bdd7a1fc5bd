import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/schema.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { readChanges } from '../../search/catalog-feed.ts';
import { type CatalogStamp, readStamp } from '../../search/catalog-stamp.ts';
import type { ProductView } from '../products/product-view.ts';
import { loadProducts } from '../products/public.ts';
import { holdsOn } from '../reservations/holds-view.ts';

interface Listed {
  readonly view: ProductView;
  /** The digest of all holds before those of this product were read. */
  readonly digest: string;
}

/** Products in memory per database. */
const mostProducts = 2_000;
/** Changes that are read to forget their products; while more are left, all are forgotten. */
const mostChanges = 500;

/** The products of lists, cached until the change feed of the catalogue names them. */
class ListedProducts {
  readonly #db: Kysely<Database>;
  readonly #readStamp: () => Promise<CatalogStamp>;
  readonly #listed = new LRUCache<string, Listed>({ max: mostProducts });
  /** The last change that has been followed. */
  #head = 0;

  constructor(db: Kysely<Database>, readCurrentStamp: () => Promise<CatalogStamp>) {
    this.#db = db;
    this.#readStamp = readCurrentStamp;
  }

  /** Returns the products in the order of `ids`, as of `asOf`, the call without it, or later; unknown ids are left out. */
  async load(ids: readonly string[], asOf: CatalogStamp | null): Promise<ProductView[]> {
    const known = asOf === null ? null : this.#knownAsOf(asOf, ids);
    if (known !== null) return known;
    const stamp = await this.#readStamp();
    await this.#follow(stamp.head);
    const { digest } = stamp.holds;
    const found = new Map(ids.map((id) => [id, this.#listed.get(id)]));
    const missing = ids.filter((id) => found.get(id) === undefined);
    for (const view of await loadProducts(this.#db, missing)) found.set(view.product.id, { view, digest });
    const outdated = ids.filter((id) => found.get(id)?.digest !== digest);
    const holds = await holdsOn(this.#db, outdated);
    for (const id of outdated) {
      const one = found.get(id);
      if (one !== undefined) found.set(id, { view: { ...one.view, holds: holds.get(id) ?? [] }, digest });
    }
    const listed = [...found.values()].flatMap((one) => one ?? []);
    if (missing.length + outdated.length > 0 && (await this.#isCurrent(stamp)))
      for (const one of listed) this.#listed.set(one.view.product.id, one);
    return listed.map(({ view }) => view);
  }

  /** Returns the products if all are cached as they were at this stamp, else null. */
  #knownAsOf({ head, holds }: CatalogStamp, ids: readonly string[]): ProductView[] | null {
    if (head !== this.#head) return null;
    const known = ids.flatMap((id) => this.#listed.get(id) ?? []);
    const isComplete = known.length === ids.length && known.every(({ digest }) => digest === holds.digest);
    return isComplete ? known.map(({ view }) => view) : null;
  }

  /** Whether nothing has changed since this stamp, and nothing that came later has been followed. */
  async #isCurrent({ head, holds }: CatalogStamp): Promise<boolean> {
    const current = await this.#readStamp();
    return head === this.#head && head === current.head && holds.digest === current.holds.digest;
  }

  /** Forgets the products that changed until this number. */
  async #follow(head: number): Promise<void> {
    if (head === this.#head) return;
    const changes = head > this.#head ? await readChanges(this.#db, this.#head, mostChanges) : null;
    // A lower number comes from a restored database, or from a request that another one overtook.
    if (changes?.complete === true) for (const id of changes.ids) this.#listed.delete(id);
    else this.#listed.clear();
    this.#head = head;
  }
}

/** Per database, because tests open several. */
const listedBy = new WeakMap<Kysely<Database>, ListedProducts>();

/**
 * Returns the products of a list that asks only for what the catalogue and the holds decide (`isSharedList`), in the
 * order of `ids`. Other counts of these views, such as those of the seller, are as of the time when they were first
 * asked for.
 */
export async function loadListed(
  { db, clock, asOf }: Pick<GraphqlContext, 'db' | 'clock' | 'asOf'>,
  ids: readonly string[],
): Promise<ProductView[]> {
  if (ids.length === 0) return [];
  const listed = listedBy.get(db) ?? new ListedProducts(db, () => readStamp(db, clock.now()));
  listedBy.set(db, listed);
  return await listed.load(ids, asOf);
}
