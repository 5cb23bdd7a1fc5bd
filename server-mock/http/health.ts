import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { isMigrated } from '../db/migrate.ts';
import type { ServerDeps } from '../server-deps.ts';

/** Milliseconds without a deadline sweep after which the server reports itself as not ready. */
const longestSilence = 5 * 60_000;

/** Milliseconds after which the database counts as not answering. */
const longestAnswer = 3_000;

/** How to sign in to the demo. */
export interface DemoSignIn {
  readonly accounts: readonly string[];
  readonly password: string;
}

export interface HealthSource {
  readonly deps: ServerDeps;
  /** Time of the last deadline sweep. */
  readonly sweptAt: () => Date;
  readonly version: string;
  /** Credentials for the login screen; demo accounts exist only in the demo. */
  readonly demoSignIn: DemoSignIn;
}

/**
 * Registers the health routes:
 * - /healthz: the process responds.
 * - /readyz: for load balancers; 503 unless the database, the migrations and the sweep work.
 * - /version.json: the build, whether pages may use a service worker, and how to sign in to the demo.
 */
export function registerHealth(app: FastifyInstance, source: HealthSource): void {
  const { deps } = source;
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const database = await answers(deps);
    const migrations = database && (await isMigrated(deps.db).catch(() => false));
    const sweep = deps.clock.now().getTime() - source.sweptAt().getTime() < longestSilence;
    const ready = database && migrations && sweep;
    return await reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ok' : 'unavailable', database, migrations, sweep });
  });
  app.get('/version.json', { logLevel: 'warn' }, async () => ({
    version: source.version,
    serviceWorker: deps.config.serviceWorker,
    ...(deps.config.demo ? { demo: source.demoSignIn } : {}),
  }));
}

async function answers(deps: ServerDeps): Promise<boolean> {
  try {
    const asked = sql`select 1`.execute(deps.db).then(() => true);
    const isAnswered = await Promise.race([asked, setTimeout(longestAnswer, false, { ref: false })]);
    if (!isAnswered) deps.log.error({ milliseconds: longestAnswer }, 'the database does not answer in time');
    return isAnswered;
  } catch (error) {
    deps.log.error({ err: error }, 'the database does not answer');
    return false;
  }
}
