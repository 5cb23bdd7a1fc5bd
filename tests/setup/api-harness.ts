import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { type Config, readConfig } from '#server/config.ts';
import { createServer, type Server, type ServerOptions } from '#server/create-server.ts';
import type { DatabaseHandle } from '#server/db/database-handle.ts';
import type { Locale } from '#server/messages.ts';
import { type Engine, engineOfRun, openTestDatabase } from './databases.ts';
import { createTestLog } from './quiet-log.ts';

export interface GraphqlOptions {
  readonly token?: string | undefined;
  readonly locale?: Locale;
  /** The client address; 127.0.0.1 by default. */
  readonly from?: string | undefined;
}

/** The body of a GraphQL answer. The caller, who wrote the query, chooses the type of `data`. */
export interface GraphqlAnswer<Data> {
  readonly status: number;
  readonly data: Data;
  readonly errors: readonly { message: string; extensions?: Record<string, unknown> }[];
}

/**
 * A complete server in this process with its own database: it does not listen, and shares nothing with other
 * harnesses.
 */
export interface ApiHarness {
  readonly app: FastifyInstance;
  readonly server: Server;
  readonly db: DatabaseHandle['db'];
  /** The server's log, one JSON line per entry. */
  readonly logged: readonly string[];
  graphql<Data = Record<string, unknown>>(
    query: string,
    variables?: Record<string, unknown>,
    options?: GraphqlOptions,
  ): Promise<GraphqlAnswer<Data>>;
  inject(request: InjectOptions): Promise<LightMyRequestResponse>;
  /** Signs a user in as the app does, with the page in `locale` (Dutch by default); returns the token. */
  signIn(user: { readonly email: string; readonly password: string }, locale?: Locale): Promise<string>;
  /**
   * Listens on a free port of 127.0.0.1, for tests that `inject` cannot do (sockets); returns http://127.0.0.1:port.
   */
  listen(): Promise<string>;
  close(): Promise<void>;
}

export interface ApiOptions
  extends Pick<
    ServerOptions,
    | 'clock'
    | 'mail'
    | 'addresses'
    | 'backgrounds'
    | 'payments'
    | 'payouts'
    | 'push'
    | 'transport'
    | 'frontend'
    | 'eventHandlers'
    | 'deadlineHandlers'
  > {
  readonly engine?: Engine;
  readonly config?: Partial<Config>;
  /** Whether `close` throws if transactions met a deadlock. */
  readonly refuseDeadlocks?: boolean;
  /** Wraps the server's database, for example to make it fail on demand. */
  readonly wrapDatabase?: (database: DatabaseHandle) => DatabaseHandle;
}

/**
 * Starts a server for tests; `engine` is by default the one of the run (`DB`). With a clock given, deadlines are
 * processed only when `background.runOnce` is called. Close it in `afterAll`.
 */
export async function startApi(options: ApiOptions = {}): Promise<ApiHarness> {
  const { log, lines } = createTestLog();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hervonden-test-'));
  const opened = await openTestDatabase(options.engine ?? engineOfRun, log, options);
  const database = options.wrapDatabase?.(opened) ?? opened;
  const config: Config = {
    ...readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, DEMO: '0' }),
    appDir: null,
    secretKey: 'a key for tests alone, of 32 letters',
    // Only tests of the staff sign-in require it.
    staffSecondFactor: 'optional',
    ...options.config,
  };
  const { engine: _engine, config: _config, wrapDatabase: _wrap, refuseDeadlocks: _, ...given } = options;
  const hasSweepTimer = options.clock === undefined;
  const server = await createServer({ config, database, log, hasSweepTimer, ...given }).catch(
    async (error: unknown) => {
      await database.close();
      throw error;
    },
  );
  const harness: ApiHarness = {
    app: server.app,
    server,
    db: server.db,
    logged: lines,
    async graphql<Data>(query: string, variables: Record<string, unknown> = {}, how: GraphqlOptions = {}) {
      const response = await server.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: {
          'accept-language': how.locale ?? 'nl',
          ...(how.token !== undefined && { authorization: `Token ${how.token}` }),
        },
        ...(how.from !== undefined && { remoteAddress: how.from }),
        payload: { query, variables },
      });
      const body = response.json<{ data?: Data; errors?: GraphqlAnswer<Data>['errors'] }>();
      return { status: response.statusCode, data: body.data as Data, errors: body.errors ?? [] };
    },
    inject: (request) => server.app.inject(request),
    async signIn(user, locale = 'nl') {
      const { data } = await harness.graphql<{ login: { authToken?: string } }>(
        `mutation ($email: String!, $password: String!) {
          login(email: $email, password: $password) { ... on User { authToken } }
        }`,
        { email: user.email, password: user.password },
        { locale },
      );
      if (data.login.authToken === undefined) throw new Error(`${user.email} could not log in`);
      return data.login.authToken;
    },
    listen: () => server.app.listen({ port: 0, host: '127.0.0.1' }),
    async close() {
      await server.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return harness;
}
