import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { type Config, readConfig } from '#server/config.ts';
import { createServer, type Server, type ServerOptions } from '#server/create-server.ts';
import type { DatabaseHandle } from '#server/db/database.ts';
import type { Locale } from '#server/messages.ts';
import { type Engine, engineOfRun, openTestDatabase } from './databases.ts';
import { createTestLog } from './quiet-log.ts';

export interface GraphqlOptions {
  readonly token?: string | undefined;
  readonly locale?: Locale;
  /** The caller's address; 127.0.0.1 unless given. */
  readonly from?: string | undefined;
}

/** The body of a GraphQL answer. `data` is typed by the caller, who wrote the query. */
export interface GraphqlAnswer<Data> {
  readonly status: number;
  readonly data: Data;
  readonly errors: readonly { message: string; extensions?: Record<string, unknown> }[];
}

/** A whole server in this process on its own database: nothing listens, nothing is shared with another harness. */
export interface ApiHarness {
  readonly app: FastifyInstance;
  readonly server: Server;
  readonly db: DatabaseHandle['db'];
  /** What the server logged, one JSON text a line. */
  readonly logged: readonly string[];
  graphql<Data = Record<string, unknown>>(
    query: string,
    variables?: Record<string, unknown>,
    options?: GraphqlOptions,
  ): Promise<GraphqlAnswer<Data>>;
  inject(request: InjectOptions): Promise<LightMyRequestResponse>;
  /** Logs a user in as the app does and answers the token. */
  /** With the page in `locale`, Dutch unless given. */
  signIn(user: { readonly email: string; readonly password: string }, locale?: Locale): Promise<string>;
  /** Opens a free port on 127.0.0.1 for what inject can't do (sockets); answers http://127.0.0.1:port. */
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
    | 'reactions'
    | 'deadlineHandlers'
  > {
  readonly engine?: Engine;
  readonly config?: Partial<Config>;
  /** Whether closing throws when transactions met a deadlock. */
  readonly refuseDeadlocks?: boolean;
  /** Puts something between the server and its database, which goes wrong on demand. */
  readonly wrapDatabase?: (database: DatabaseHandle) => DatabaseHandle;
}

/**
 * Starts a server for tests; `engine` follows the run's `DB` unless given. With a clock of its own, deadlines are met when
 * `background.runOnce` is called. Close it in `afterAll`.
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
    // Most tests are not about signing in as staff; those that are require it.
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
