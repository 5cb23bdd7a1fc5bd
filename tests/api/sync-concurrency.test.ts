import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { createSyncEngine } from '#server/modules/sync/engine.ts';
import { writeDocument } from '#server/modules/sync/public.ts';
import { purgeTombstones } from '#server/modules/sync/purge-tombstones.ts';
import { writeDocumentRow } from '#server/modules/sync/write-document-row.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';
import { engineOfRun } from '../setup/databases.ts';
import {
  engineDriver,
  expectPage,
  expectPushed,
  httpDriver,
  isRefusal,
  pullAll,
  type TestCaller,
} from './sync/driver.ts';
import { makeCaller } from './sync/people.ts';
import { runWriters, type WriteRow, writeBySequence } from './sync/writers.ts';

const isPostgres = engineOfRun === 'postgres';
const load = isPostgres
  ? { writers: 8, transactions: 60, hold: 4 }
  : { writers: 8, transactions: 10, hold: 0 };

let api: ApiHarness;

beforeAll(async () => {
  api = await startApi();
});

afterAll(async () => await api.close());

/** Polls by checkpoint until the writers have finished; returns what the device has seen and what was committed. */
async function follow(who: TestCaller, writeRow: WriteRow, ids?: readonly string[]) {
  const device = engineDriver(api.db, createSyncEngine());
  const seen = new Map<string, unknown>();
  let checkpoint: string | null = null;
  let writing = true;
  const read = async () => {
    const page = expectPage(await device.pull(who, 'wishlist', checkpoint, 7));
    for (const document of page.documents) seen.set(String(document.id), document);
    checkpoint = page.checkpoint;
    return page.documents.length === 7;
  };
  const reader = (async () => {
    while (writing) await read();
  })();
  const plan = { ...load, userId: who.userId, writeRow, ...(ids && { ids }) };
  const committed = await runWriters(api.db, plan);
  writing = false;
  await reader;
  while (await read());
  return { seen, committed };
}

describe('many writers at once', () => {
  test('hazard 6: a device that follows the checkpoint sees every committed row (rule 2)', async () => {
    const { seen, committed } = await follow(await makeCaller(api), writeDocumentRow);
    expect(committed.size).toBeGreaterThan(50);
    expect(new Set(seen.keys())).toEqual(committed);
  });

  test('hazard 10: paging while documents change ends with the latest state of each (rule 3)', async () => {
    const who = await makeCaller(api);
    const ids = Array.from({ length: 30 }, () => randomUUID());
    const { seen } = await follow(who, writeDocumentRow, ids);
    const { documents } = await pullAll(httpDriver(api), who, 'wishlist');
    expect([...seen.values()].sort(byId)).toEqual([...documents].sort(byId));
  });

  test('hazard 15: while documents come and go and tombstones are purged, a device never keeps a removed one', async () => {
    const who = await makeCaller(api);
    const device = engineDriver(api.db, createSyncEngine());
    const ids = Array.from({ length: 12 }, () => randomUUID());
    const held = new Set<string>();
    let checkpoint: string | null = null;
    let refetches = 0;
    let writing = true;
    const read = async () => {
      const page = await device.pull(who, 'wishlist', checkpoint, 3);
      if (isRefusal(page)) {
        expect(checkpoint).not.toBeNull();
        refetches += 1;
        checkpoint = null;
        held.clear();
        return true;
      }
      for (const { id, deleted } of page.documents) {
        if (deleted === true) held.delete(String(id));
        else held.add(String(id));
      }
      checkpoint = page.checkpoint;
      return page.documents.length === 3;
    };
    const comeAndGo = async () => {
      for (let round = 0; round < load.transactions; round += 1) {
        const id = ids[Math.floor(Math.random() * ids.length)] ?? '';
        const content = Math.random() < 0.5 ? null : { id, addedAt: round };
        await inTransaction(api.db, (tx) => writeDocument(tx, who.userId, 'wishlist', id, content));
      }
    };
    const whileWriting = async (work: () => Promise<unknown>) => {
      while (writing) await work();
    };
    const late = new Date(Date.now() + 91 * 86_400_000);
    // Slow enough to fall behind the purge at times, so that it has to start over.
    const readSlowly = async () => await read().then(() => wait(5));
    const beside = [whileWriting(readSlowly), whileWriting(() => purgeTombstones(api.db, late))];
    await Promise.all([comeAndGo(), comeAndGo(), comeAndGo(), comeAndGo()]);
    writing = false;
    await Promise.all(beside);
    while (await read());
    const rows = await api.db
      .selectFrom('sync_documents')
      .select('id')
      .where('user_id', '=', who.userId)
      .where('deleted', '=', false)
      .execute();
    expect(held).toEqual(new Set(rows.map((row) => row.id)));
    if (isPostgres) expect(refetches).toBeGreaterThan(0);
  });

  test('devices never overwrite each other: each increment of each device counts (rule 5)', async () => {
    const who = await makeCaller(api);
    const driver = httpDriver(api);
    const id = randomUUID();
    const base = { id, query: '0 by nobody', usedAt: 1 };
    const first = { assumedMasterState: null, newDocumentState: { ...base, deleted: false } };
    await driver.push(who, 'searchHistory', [first]);
    const device = async (name: string) => {
      let known: Record<string, unknown> = { ...base, deleted: false };
      for (let done = 0; done < 10; ) {
        const next = { ...known, query: `${Number.parseInt(String(known.query), 10) + 1} by ${name}` };
        const row = { assumedMasterState: known, newDocumentState: next };
        const [conflict] = expectPushed(await driver.push(who, 'searchHistory', [row])).conflicts;
        known = conflict ?? next;
        if (conflict === undefined) done += 1;
      }
    };
    await Promise.all([device('a'), device('b'), device('c'), device('d')]);
    const { documents } = await pullAll(driver, who, 'searchHistory');
    expect(documents.map((document) => document.query)).toEqual([expect.stringMatching(/^40 by [a-d]$/)]);
  });

  if (isPostgres) {
    test('hazard 6: the same reader loses rows when seqs come from a sequence, so the test has teeth', async () => {
      await sql`create sequence naive_seq`.execute(api.db);
      const who = await makeCaller(api);
      // A head above every checkpoint: otherwise rule 9 would restart this reader and hide what rule 2 prevents.
      const head = { user_id: who.userId, collection: 'wishlist', seq: 1_000_000 };
      await api.db.insertInto('sync_heads').values(head).execute();
      const { seen, committed } = await follow(who, writeBySequence);
      const lost = [...committed].filter((id) => !seen.has(id));
      expect(lost.length).toBeGreaterThan(0);
    });
  }
});

function byId(one: unknown, other: unknown): number {
  return JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;
}
