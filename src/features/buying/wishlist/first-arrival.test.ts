import { afterEach, expect, test } from 'vitest';
import { rememberOwner } from '#src/data/db/owners.ts';
import type { HervondenDatabase, Owner } from '#src/data/db/types.ts';
import { restingRuntime, runtimeOf } from '#src/data/sync/sync-runtime.ts';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { hasArrived$ } from './first-arrival.ts';

afterEach(() => online$.next(true));

/** A database stub; only its owner and sync state matter here. */
function databaseOf(owner: Owner): HervondenDatabase {
  const database = Object.create({ name: 'hervonden-test' });
  rememberOwner(database, owner, Date.now);
  return database;
}

function lastAnswer(database: HervondenDatabase): boolean | undefined {
  let last: boolean | undefined;
  hasArrived$(database)
    .subscribe((answer) => {
      last = answer;
    })
    .unsubscribe();
  return last;
}

test('a visitor has all there is', () => {
  expect(lastAnswer(databaseOf({ kind: 'visitor' }))).toBe(true);
});

test('what an account saved elsewhere is waited for, once, and only while it can come', () => {
  const database = databaseOf({ kind: 'account', userId: 'somebody' });
  expect(lastAnswer(database)).toBe(false);
  online$.next(false);
  expect(lastAnswer(database)).toBe(true);
  online$.next(true);
  runtimeOf(database).next({ ...restingRuntime, problem: 'server_unavailable' });
  expect(lastAnswer(database)).toBe(true);
  runtimeOf(database).next({ ...restingRuntime, lastSyncedAt: 1 });
  expect(lastAnswer(database)).toBe(true);
});
