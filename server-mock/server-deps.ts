import type { FastifyRequest } from 'fastify';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { DatabaseHandle } from './db/database-handle.ts';
import type { AnswerCache } from './graphql/answer-cache.ts';
import type { GraphqlContext } from './graphql/context.ts';
import type { FindSession } from './graphql/session.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';
import type { Sentence } from './messages.ts';
import type { AddressLookup } from './outside/address/address-lookup.ts';
import type { BackgroundRemover } from './outside/background/background-remover.ts';
import type { Carrier } from './outside/carrier/carrier.ts';
import type { Mail } from './outside/mail/mail.ts';
import type { PaymentService } from './outside/payment/payment-service.ts';
import type { PayoutChannel } from './outside/payout/payout-service.ts';
import type { PushService } from './outside/push/push-service.ts';
import type { TransportPartner } from './outside/transport/transport-partner.ts';
import type { EmailWriters } from './process/email-writer.ts';
import type { EventBus } from './process/event-bus.ts';
import type { TruthChecks } from './process/truth-check.ts';
import type { CatalogSearch } from './search/catalog-search.ts';
import type { Secrets } from './secrets.ts';
import type { VisitCounter } from './visit-counter.ts';

/** The components of the server, passed to REST routes, event handlers, deadline handlers and start tasks. */
export interface ServerDeps {
  readonly addresses: AddressLookup;
  /** The answers that visitors share. */
  readonly answers: AnswerCache;
  readonly config: Config;
  readonly database: DatabaseHandle;
  readonly db: DatabaseHandle['db'];
  readonly bus: EventBus;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly log: Log;
  readonly mail: Mail;
  readonly backgrounds: BackgroundRemover;
  readonly carrier: Carrier;
  readonly payments: PaymentService;
  readonly payouts: PayoutChannel;
  readonly push: PushService;
  readonly search: CatalogSearch;
  readonly secrets: Secrets;
  readonly transport: TransportPartner;
  readonly visits: VisitCounter;
  readonly sentence: Sentence;
  readonly findSession: FindSession;
  /** The emails and truth checks of all modules, for the module that sends notifications. */
  readonly emailWriters: EmailWriters;
  readonly truthChecks: TruthChecks;
  /**
   * Creates the context of a request: viewer from `Authorization: Token`, language, request id. For use in REST
   * routes.
   */
  contextOf(request: FastifyRequest): Promise<GraphqlContext>;
}
