import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { startDatabase } from '#src/data/db/current-database.ts';
import { forgetSearches, rememberSearch, restoreSearches } from '#src/features/shop/search/search-history.ts';
import { deleteAllDatabases, opened, visitor, withLocalStore } from './bench/accounts-bench.ts';

const store = withLocalStore();
let stop: () => Promise<void> = () => Promise.resolve();

beforeEach(() => {
  store.clear();
  stop = startDatabase({ multiInstance: false });
});
afterEach(async () => {
  await stop();
  await deleteAllDatabases();
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

async function stored() {
  const database = await opened(visitor);
  const rows = await database.searchHistory.find().exec();
  return rows
    .map((row) => ({ id: row.id, query: row.query, usedAt: row.usedAt }))
    .sort((a, b) => b.usedAt - a.usedAt);
}

test('SRCH-003 ten searches are stored on the device, a repeated one moves up whatever its case', async () => {
  await opened(visitor);
  const now = performance.now();
  for (let number = 1; number <= 12; number += 1)
    await rememberSearch(`search ${number}`, now - (12 - number) * 1000);
  expect(await stored()).toHaveLength(10);
  expect((await stored()).map(({ query }) => query)).not.toContain('search 2');
  await rememberSearch('SEARCH  5', performance.now());
  const after = await stored();
  expect(after).toHaveLength(10);
  expect(after[0]?.query).toBe('SEARCH  5');
  expect(after.filter(({ id }) => id === 'search 5')).toHaveLength(1);
});

test('searches that were cleared can be taken back', async () => {
  await opened(visitor);
  await rememberSearch('teak', performance.now());
  await rememberSearch('eames', performance.now());
  await rememberSearch('   ', performance.now());
  const before = await stored();
  await forgetSearches(before);
  expect(await stored()).toEqual([]);
  await restoreSearches(before);
  expect(await stored()).toEqual(before);
});

test('SRCH-003 searches that arrive out of order keep the order they were made in, and the text of the newest', async () => {
  await opened(visitor);
  const now = performance.now();
  await Promise.all([
    rememberSearch('Teak', now),
    rememberSearch('eames', now - 2_000),
    rememberSearch('teak', now - 4_000),
  ]);
  expect((await stored()).map(({ query }) => query)).toEqual(['Teak', 'eames']);
});
