import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import type { Limits } from '../limits.ts';
import type { Log } from '../log.ts';
import type { Locale } from '../messages.ts';
import type { EventBus } from '../process/event-bus.ts';
import type { CatalogSearch } from '../search/catalog-search.ts';

/** Who is asking, from a valid token. Loaded afresh for every request. */
export interface Viewer {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly isStaff: boolean;
  readonly sellerId: string | null;
  readonly tokenId: string;
}

/** What every resolver and use case gets. `db` is the pool: inside a command use its `tx` only. */
export interface GraphqlContext {
  readonly db: Kysely<Database>;
  readonly viewer: Viewer | null;
  readonly locale: Locale;
  readonly requestId: string;
  /** The address of the caller, for limits alone. */
  readonly ip: string;
  readonly clock: Clock;
  readonly bus: EventBus;
  readonly limits: Limits;
  readonly log: Log;
  readonly search: CatalogSearch;
}
