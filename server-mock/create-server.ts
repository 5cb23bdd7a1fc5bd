import { randomUUID } from 'node:crypto';
import path from 'node:path';
import fastifyCompress from '@fastify/compress';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { GraphQLSchema } from 'graphql';
// Completes the type Database for whoever compiles against the declarations of this file, such as the tests.
import './modules/tables.ts';
import { type Clock, systemClock } from './clock.ts';
import {
  createVisitCounter,
  deadlineHandlers,
  demoSignIn,
  emailWriters,
  eventHandlers,
  loadEmailSamples,
  moduleRoutes,
  permissions,
  prunes,
  schema,
  sentence,
  sessions,
  startTasks,
  truthChecks,
} from './composition.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/database.ts';
import type { DatabaseHandle } from './db/database-handle.ts';
import { migrate } from './db/migrate.ts';
import { AnswerCache } from './graphql/answer-cache.ts';
import type { GraphqlContext } from './graphql/context.ts';
import { registerGraphql } from './graphql/http.ts';
import { requestContext } from './graphql/request-context.ts';
import { serveSocket } from './graphql/socket.ts';
import { registerAccessLog } from './http/access-log.ts';
import { registerAppFiles, registerNoApp } from './http/app-files.ts';
import { registerDrain } from './http/drain.ts';
import { registerHealth } from './http/health.ts';
import { isPersonsNavigation, leadToNothing } from './http/navigation.ts';
import { registerProxyWarnings } from './http/proxy-warnings.ts';
import { refuseRequest, registerPermissions, registerRefusals } from './http/refusals.ts';
import { registerSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { longestRequest, registerSlowBodies } from './http/slow-bodies.ts';
import { createLimits } from './limits.ts';
import { createLog, type Log } from './log.ts';
import { registerOutboxPage } from './outbox/outbox-page.ts';
import { registerEmailPreview } from './outbox/preview-page.ts';
import type { AddressLookup } from './outside/address/address-lookup.ts';
import { chooseAddressLookup } from './outside/address/choose-address.ts';
import type { BackgroundRemover } from './outside/background/background-remover.ts';
import { chooseRemover } from './outside/background/choose-remover.ts';
import type { Carrier } from './outside/carrier/carrier.ts';
import { chooseCarrier } from './outside/carrier/choose-carrier.ts';
import { chooseMail } from './outside/mail/choose-mail.ts';
import type { Mail } from './outside/mail/mail.ts';
import { choosePayments } from './outside/payment/choose-payments.ts';
import type { PaymentService } from './outside/payment/payment-service.ts';
import { choosePayouts } from './outside/payout/choose-payouts.ts';
import type { PayoutChannel } from './outside/payout/payout-service.ts';
import { choosePush } from './outside/push/choose-push.ts';
import type { PushService } from './outside/push/push-service.ts';
import { choosePartner } from './outside/transport/choose-partner.ts';
import type { TransportPartner } from './outside/transport/transport-partner.ts';
import { registerSitemap } from './pages/sitemap.ts';
import { type Background, startBackground } from './process/background.ts';
import { createEventBus } from './process/create-event-bus.ts';
import type { DeadlineHandler } from './process/deadlines.ts';
import type { EventBus } from './process/event-bus.ts';
import type { EventHandler } from './process/event-handler.ts';
import type { CatalogSearch } from './search/catalog-search.ts';
import { createIndexedCatalogSearch } from './search/indexed-catalog-search.ts';
import { openSecrets } from './secrets.ts';
import type { ServerDeps } from './server-deps.ts';
import { versionOf } from './version.ts';

/** Milliseconds that running requests get to finish on shutdown before their connections are closed. */
const patience = 8_000;

export interface ServerOptions {
  readonly config: Config;
  /** An open database that the caller owns and closes; by default the server opens the one of the config. */
  readonly database?: DatabaseHandle;
  readonly clock?: Clock;
  readonly log?: Log;
  readonly mail?: Mail;
  readonly addresses?: AddressLookup;
  readonly backgrounds?: BackgroundRemover;
  readonly carrier?: Carrier;
  readonly payments?: PaymentService;
  readonly payouts?: PayoutChannel;
  readonly push?: PushService;
  readonly transport?: TransportPartner;
  /** Replaces the built app with the development server's middleware, which then also sets the headers of pages. */
  readonly frontend?: (app: FastifyInstance, deps: ServerDeps) => Promise<void>;
  /** Added to the modules' own event handlers, for tests of event processing. */
  readonly eventHandlers?: readonly EventHandler[];
  readonly deadlineHandlers?: readonly DeadlineHandler[];
  /**
   * True by default. False for tests that set the clock: a sweep between two of their steps would run deadlines too
   * early.
   */
  readonly hasSweepTimer?: boolean;
}

export interface Server {
  readonly app: FastifyInstance;
  readonly db: DatabaseHandle['db'];
  readonly bus: EventBus;
  readonly schema: GraphQLSchema;
  /** Every REST route as `METHOD /path`, collected while Fastify registers them. */
  readonly routes: readonly string[];
  readonly deps: ServerDeps;
  readonly background: Background;
  /** Shuts down gracefully: closes WebSockets with 1001, finishes running requests and completes background work. */
  close(): Promise<void>;
}

type Ending = () => Promise<void>;

/** Assembles a server without listening: `app.inject` works at once, `app.listen` opens the port. */
export async function createServer(options: ServerOptions): Promise<Server> {
  const log = options.log ?? createLog(options.config.logLevel);
  // Cleanup functions of what has started, run in reverse order on shutdown and when the start fails half-way.
  const endings: Ending[] = [];
  const endAll = async () => {
    for (const end of endings.toReversed()) await end();
  };
  const database = options.database ?? (await openDatabase(options.config, log));
  if (options.database === undefined) endings.push(() => database.close());
  try {
    await migrate(database.db);
    const deps = createDeps(options, database, log);
    endings.push(() => deps.bus.close());
    endings.push(() => deps.visits.stop());
    await runStartTasks(deps, endings);
    const background = startBackground(
      deps,
      [...eventHandlers, ...(options.eventHandlers ?? [])],
      [...deadlineHandlers, ...(options.deadlineHandlers ?? [])],
      { hasSweepTimer: options.hasSweepTimer ?? true, prunes },
    );
    endings.push(() => background.stop());
    const { app, drain, routes } = await createApp(options, deps, background);
    const stopSockets = serveSocket(app.server, deps, schema);
    return {
      app,
      db: database.db,
      bus: deps.bus,
      schema,
      routes,
      deps,
      background,
      async close() {
        const cut = setTimeout(() => app.server.closeAllConnections(), patience);
        // Stop accepting connections first: a client whose socket is closed reconnects and must not reach this
        // server.
        await drain();
        await Promise.all([app.close(), stopSockets()]);
        clearTimeout(cut);
        await endAll();
      },
    };
  } catch (error) {
    await endAll();
    throw error;
  }
}

function createDeps(options: ServerOptions, database: DatabaseHandle, log: Log): ServerDeps {
  const { config } = options;
  const clock = options.clock ?? systemClock;
  const bus = createEventBus(database, log);
  const limits = createLimits(database.pool);
  const parts = {
    ...{ config, sentence, emailWriters, truthChecks, answers: new AnswerCache() },
    findSession: sessions(database.db, clock),
    secrets: openSecrets(config),
    db: database.db,
    bus,
    clock,
    limits,
    log,
    search: createSearch(options, database, bus, log),
    visits: createVisitCounter({ db: database.db, limits, log }),
    addresses: options.addresses ?? chooseAddressLookup(config, log),
    backgrounds: options.backgrounds ?? chooseRemover(config),
    payments: options.payments ?? choosePayments(config, database.db, clock),
    payouts: options.payouts ?? choosePayouts(config, database.db, clock),
    transport: options.transport ?? choosePartner(config),
  };
  return {
    database,
    ...parts,
    carrier: options.carrier ?? chooseCarrier(config, database.db, clock),
    push: options.push ?? choosePush(config, log),
    mail: options.mail ?? chooseMail(config, database.db, clock),
    contextOf: oncePerRequest((request) => requestContext(parts, request)),
  };
}

function createSearch(
  { config }: ServerOptions,
  { db, engine }: DatabaseHandle,
  bus: EventBus,
  log: Log,
): CatalogSearch {
  return createIndexedCatalogSearch({
    db,
    oneConnection: engine === 'pglite',
    bus,
    log,
    snapshot: path.join(config.dataDir, 'search', 'index.bin'),
  });
}

/**
 * Caches the context per request, because both the permission check and the route need it and each load looks up the
 * token.
 */
function oncePerRequest(load: ServerDeps['contextOf']): ServerDeps['contextOf'] {
  const known = new WeakMap<FastifyRequest, Promise<GraphqlContext>>();
  return (request) => {
    const context = known.get(request) ?? load(request);
    known.set(request, context);
    return context;
  };
}

async function runStartTasks(deps: ServerDeps, endings: Ending[]): Promise<void> {
  for (const task of startTasks) {
    const stop = await task(deps);
    if (stop !== undefined) endings.push(stop);
  }
}

/** Timeouts against slow clients; bodies have their own (see registerSlowBodies). */
function timeoutsOf({ headersTimeout, bodyTimeout, idleTimeout }: Config) {
  return {
    requestTimeout: longestRequest,
    connectionTimeout: idleTimeout,
    http: {
      headersTimeout,
      // Interval at which Node checks for connections that have timed out.
      connectionsCheckingInterval: Math.min(headersTimeout, bodyTimeout, 5_000),
    },
  } as const;
}

async function createApp(
  options: ServerOptions,
  deps: ServerDeps,
  background: Background,
): Promise<Pick<Server, 'app' | 'routes'> & { readonly drain: () => Promise<void> }> {
  const { config } = deps;
  // Fastify's type depends on the type of the logger, which the rest of the server need not know.
  const logger: FastifyBaseLogger = deps.log;
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    ...timeoutsOf(config),
    // Malformed URLs (/%ff) reach neither a route nor its hooks.
    frameworkErrors: (_error, request, anyReply) => {
      const reply = (anyReply as FastifyReply).headers(securityHeaders(config));
      void (isPersonsNavigation(request)
        ? leadToNothing(reply)
        : refuseRequest(deps, reply, 400, 'invalid_request'));
    },
    // Fastify's own request log is off, because a line per asset is noise; registerAccessLog logs what matters.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
  });
  registerSecurityHeaders(app, config);
  registerAccessLog(app);
  registerProxyWarnings(app, config);
  registerSlowBodies(app, config);
  const drain = registerDrain(app);
  const routes = registerPermissions(app, deps, permissions);
  registerRefusals(app, deps);
  await app.register(fastifyCompress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await registerGraphql(app, deps, schema);
  for (const registerRoutes of moduleRoutes) await registerRoutes(app, deps);
  registerHealth(app, {
    ...{ deps, demoSignIn, sweptAt: background.sweptAt, version: versionOf(config.appDir) },
  });
  registerSitemap(app, deps);
  if (config.demo) {
    registerOutboxPage(app, deps);
    registerEmailPreview(app, await loadEmailSamples());
  }
  if (options.frontend !== undefined) await options.frontend(app, deps);
  else if (config.appDir !== null) await registerAppFiles(app, deps, config.appDir);
  else registerNoApp(app, deps);
  await app.ready();
  return { app, drain, routes };
}
