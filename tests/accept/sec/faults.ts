import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin } from 'kysely';
import type { DatabaseHandle } from '#server/db/database.ts';

/** What no answer may hold: it stands in every injected fault. */
export const inside = {
  text: 'binnenste-buiten',
  secret: 'geheim@hervonden.test',
  sql: 'select password_hash from users',
  path: '/srv/hervonden/server-mock/modules/auth/login.ts:42',
} as const;

const words = `${inside.text}: ${inside.sql} (${inside.path}) for ${inside.secret}`;

/** As the database's driver words it. */
class DatabaseFault extends Error {
  readonly code = '42P01';
  readonly detail = `Key (email)=(${inside.secret}) already exists.`;
  readonly where = inside.sql;
}

/** Everything that can be thrown, in turn. */
export const kindsOfFault: readonly (() => unknown)[] = [
  () => new DatabaseFault(words),
  () => new TypeError(words),
  () => new RangeError(words, { cause: new Error(words) }),
  () => new AggregateError([new Error(words), new Error(words)], words),
  () => Object.assign(new Error(words), { statusCode: 418, status: 418, expose: true }),
  () => Object.assign(new Error(words), { errorCode: inside.text, message: words }),
  () => words,
  () => ({ message: words, stack: inside.path, errors: [words] }),
  () => Object.assign(new Error(words), { extensions: { exception: inside.path } }),
];

interface Armed {
  /** Statements of the request that go well before. */
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

/** A database that goes wrong within `withFault`. */
export function breakable(database: DatabaseHandle): DatabaseHandle {
  return { ...database, db: database.db.withPlugin(breaking) };
}

/** Runs a request whose statement after the first `left` fails; tells whether it came so far. */
export async function withFault<Answer>(
  fault: unknown,
  left: number,
  run: () => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly fired: boolean }> {
  const trap: Armed = { left, fired: false, fault };
  const answer = await armed.run(trap, run);
  const { fired } = trap;
  // What the request has set going for later is not to meet it.
  trap.fired = true;
  return { answer, fired };
}
