import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/schema.ts';
import type { Limits } from '../limits.ts';
import type { Log } from '../log.ts';
import type { Locale } from '../messages.ts';
import type { AddressLookup } from '../outside/address/address-lookup.ts';
import type { BackgroundRemover } from '../outside/background/background-remover.ts';
import type { PaymentService } from '../outside/payment/payment-service.ts';
import type { EventBus } from '../process/event-bus.ts';
import type { CatalogSearch } from '../search/catalog-search.ts';
import type { Secrets } from '../secrets.ts';

/** Who is asking, from a valid token. Loaded afresh for every request. */
export interface Viewer {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  /** May act as staff: false too while a second factor is required and the token was got without one. */
  readonly isStaff: boolean;
  /** Works here, and would have to sign in with a second factor to act as staff. */
  readonly lacksSecondFactor: boolean;
  readonly sellerId: string | null;
  readonly tokenId: string;
}

/** What every resolver and use case gets. `db` is the pool: inside a command use its `tx` only. */
export interface GraphqlContext {
  readonly db: Kysely<Database>;
  readonly viewer: Viewer | null;
  readonly locale: Locale;
  readonly requestId: string;
  /** The address of the caller (of IPv6 the network), for limits and the audit log. */
  readonly ip: string;
  /** The caller's browser and system in words; empty when unknown. */
  readonly device: string;
  /** Headers that the answer over HTTP gets beside its own. */
  readonly answerHeaders: Map<string, string>;
  readonly clock: Clock;
  readonly bus: EventBus;
  readonly limits: Limits;
  readonly log: Log;
  readonly search: CatalogSearch;
  readonly addresses: AddressLookup;
  readonly backgrounds: BackgroundRemover;
  readonly payments: PaymentService;
  readonly secrets: Secrets;
  readonly config: Pick<
    Config,
    'dataDir' | 'publicUrl' | 'pushHosts' | 'staffSecondFactor' | 'textUrl' | 'textKey'
  >;
  /** Aborted once the caller has gone away without waiting for the answer; absent where that is not noticed. */
  readonly signal?: AbortSignal;
  /** Asked for by a page that is being made here: it counts as a page, not as a search. */
  readonly isPage: boolean;
}
