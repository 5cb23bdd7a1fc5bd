import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../../db/schema.ts';
import type { Limits } from '../../limits.ts';
import { createLog } from '../../log.ts';
import { createVisitCounter } from './visit-counter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// Nobody is within the limit in these tests, so the database is never asked.
const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: new Pool() }) });

function counterWith(spendEach: Limits['spendEach']) {
  const spent = vi.fn(spendEach);
  const log = createLog('silent');
  const warned = vi.spyOn(log, 'warn');
  const unused = () => Promise.reject(new Error('This is not asked.'));
  const limits = { spend: unused, giveBack: unused, forget: unused, knows: unused, spendEach: spent };
  return { counter: createVisitCounter({ db, limits, log }), spent, warned };
}

const visits = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => ({ productId: 'a', visitor: `${name} ${at}` }));

test('visits are counted in parts, and at most 20,000 wait', async () => {
  const { counter, spent } = counterWith(() => Promise.resolve(new Set<string>()));
  for (const visit of visits(20_050, 'somebody')) counter.add(visit);
  await counter.count();
  const sizes = spent.mock.calls.map(([, keys]) => keys.length);
  expect(Math.max(...sizes)).toBe(500);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(20_000);
});

test('a slow database is asked once at a time, and again for what came meanwhile', async () => {
  const answer = Promise.withResolvers<ReadonlySet<string>>();
  const { counter, spent } = counterWith(() => answer.promise);
  for (const visit of visits(3, 'first')) counter.add(visit);
  await vi.advanceTimersByTimeAsync(2_000);
  for (const visit of visits(3, 'second')) counter.add(visit);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(spent).toHaveBeenCalledTimes(1);
  answer.resolve(new Set());
  await vi.advanceTimersByTimeAsync(2_000);
  expect(spent.mock.calls.map(([, keys]) => keys.length)).toEqual([3, 3]);
});

test('a server that stops does not wait for a database that gives no answer, and says what is lost', async () => {
  const { counter, warned } = counterWith(() => new Promise(() => undefined));
  for (const visit of visits(2, 'somebody')) counter.add(visit);
  const stopped = counter.stop();
  await vi.advanceTimersByTimeAsync(2_000);
  await stopped;
  expect(warned).toHaveBeenCalledWith({ visits: 2, products: 0 }, 'visits are lost');
});
