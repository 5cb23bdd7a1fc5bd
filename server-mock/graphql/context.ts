import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/schema.ts';
import type { Limits } from '../limits.ts';
import type { Log } from '../log.ts';
import type { Locale, Sentence } from '../messages.ts';
import type { AddressLookup } from '../outside/address/address-lookup.ts';
import type { BackgroundRemover } from '../outside/background/background-remover.ts';
import type { PaymentService } from '../outside/payment/payment-service.ts';
import type { EventBus } from '../process/event-bus.ts';
import type { CatalogSearch } from '../search/catalog-search.ts';
import type { CatalogStamp } from '../search/catalog-stamp.ts';
import type { Secrets } from '../secrets.ts';
import type { VisitCounter } from '../visit-counter.ts';

/** The authenticated user of a valid token. Loaded again for every request. */
export interface Viewer {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  /** Has staff permissions. Also false while a second factor is required and the sign-in was without one. */
  readonly isStaff: boolean;
  /** Is a staff account that has to sign in with a second factor to get staff permissions. */
  readonly lacksSecondFactor: boolean;
  readonly sellerId: string | null;
  readonly tokenId: string;
}

/** The conditions under which a cached answer is sent. */
export interface Validity {
  /** Whether the operation would answer the same as of `asOf`, or now without it. */
  readonly isCurrent: (context: Pick<GraphqlContext, 'db' | 'clock' | 'asOf'>) => Promise<boolean>;
  /** Counts the use of the answer against the caller's limits. Throws their error. */
  readonly countUse?: (context: GraphqlContext) => Promise<void>;
}

/** The context of every resolver and use case. `db` is the pool: inside a command use only its `tx`. */
export interface GraphqlContext {
  readonly db: Kysely<Database>;
  readonly viewer: Viewer | null;
  readonly locale: Locale;
  readonly sentence: Sentence;
  readonly requestId: string;
  /** The caller's IP address (for IPv6 its /64 network), for rate limits and the audit log. */
  readonly ip: string;
  /** A readable name of the caller's browser and operating system; empty when unknown. */
  readonly device: string;
  /** Additional headers of the HTTP response. */
  readonly answerHeaders: Map<string, string>;
  readonly clock: Clock;
  readonly bus: EventBus;
  readonly limits: Limits;
  readonly log: Log;
  readonly search: CatalogSearch;
  readonly visits: VisitCounter;
  readonly addresses: AddressLookup;
  readonly backgrounds: BackgroundRemover;
  readonly payments: PaymentService;
  readonly secrets: Secrets;
  readonly config: Pick<
    Config,
    'dataDir' | 'publicUrl' | 'company' | 'pushHosts' | 'staffSecondFactor' | 'textUrl' | 'textKey'
  >;
  /** Aborted when the caller disconnects before the response; absent where a disconnect is not detected. */
  readonly signal?: AbortSignal;
  /**
   * Lets the answer of this operation be cached for other visitors, unless `readValidity` returns null. Called before
   * anything is read for the answer. Absent where no answer is cached, such as for a signed-in user.
   */
  readonly cacheAnswer?: (readValidity: () => Promise<Validity | null>) => Promise<void>;
  /** True while the server renders a page: rate limits count the request as a page, not as a search. */
  readonly isPage: boolean;
  /**
   * The state of the catalogue that the answer has to include at least; null for the newest. A page reads it once for all
   * of its lists.
   */
  readonly asOf: CatalogStamp | null;
}
