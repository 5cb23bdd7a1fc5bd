import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin } from 'kysely';
import type { DatabaseHandle } from '#server/db/database-handle.ts';

/** Texts in every injected fault; no answer may contain them. */
export const inside = {
  text: 'binnenste-buiten',
  secret: 'geheim@hervonden.test',
  sql: 'select password_hash from users',
  path: '/srv/hervonden/server-mock/modules/auth/login.ts:42',
} as const;

const details = `${inside.text}: ${inside.sql} (${inside.path}) for ${inside.secret}`;

/** Formatted like an error of the database driver. */
class DatabaseFault extends Error {
  readonly code = '42P01';
  readonly detail = `Key (email)=(${inside.secret}) already exists.`;
  readonly where = inside.sql;
}

/** Every kind of value that can be thrown. */
export const kindsOfFault: readonly (() => unknown)[] = [
  () => new DatabaseFault(details),
  () => new TypeError(details),
  () => new RangeError(details, { cause: new Error(details) }),
  () => new AggregateError([new Error(details), new Error(details)], details),
  () => Object.assign(new Error(details), { statusCode: 418, status: 418, expose: true }),
  () => Object.assign(new Error(details), { errorCode: inside.text, message: details }),
  () => details,
  () => ({ message: details, stack: inside.path, errors: [details] }),
  () => Object.assign(new Error(details), { extensions: { exception: inside.path } }),
];

interface Armed {
  /** Number of statements of the request that succeed first. */
  left: number;
  fired: boolean;
  readonly fault: unknown;
}

const armed = new AsyncLocalStorage<Armed>();

const breaking: KyselyPlugin = {
  transformQuery({ node }) {
    const trap = armed.getStore();
    if (trap === undefined || trap.fired) return node;
    if (trap.left > 0) {
      trap.left -= 1;
      return node;
    }
    trap.fired = true;
    throw trap.fault;
  },
  transformResult: async ({ result }) => result,
};

/** Wraps a database so that its statements can fail within `withFault`. */
export function breakable(database: DatabaseHandle): DatabaseHandle {
  return { ...database, db: database.db.withPlugin(breaking) };
}

/** Runs a request whose statement after the first `left` fails; `fired` states whether it got that far. */
export async function withFault<Answer>(
  fault: unknown,
  left: number,
  run: () => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly fired: boolean }> {
  const trap: Armed = { left, fired: false, fault };
  const answer = await armed.run(trap, run);
  const { fired } = trap;
  // Work that the request started for later must not fail.
  trap.fired = true;
  return { answer, fired };
}
