import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { syncCollections } from '#domain/sync/protocol.ts';
import { addressesSpec } from '#server/modules/sync/collections/addresses.ts';
import { createSyncEngine } from '#server/modules/sync/engine.ts';
import type { SyncParts } from '#server/modules/sync/parts.ts';
import { pokeStream } from '#server/modules/sync/poke-stream.ts';
import { purgeTombstones } from '#server/modules/sync/purge-tombstones.ts';
import type { EventBus } from '#server/process/event-bus.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';
import {
  type Doc,
  engineDriver,
  expectPage,
  httpDriver,
  pullAll,
  type SyncDriver,
  type TestCaller,
} from './sync/driver.ts';
import {
  type CheckedServer,
  checkBatchSize,
  checkCheckpointsAboveHead,
  checkEpoch,
  checkForeignCheckpoints,
  checkPushEpoch,
  checkVersions,
} from './sync/history-checks.ts';
import { makeCaller } from './sync/people.ts';

let api: ApiHarness;
let driver: SyncDriver;
let who: TestCaller;

beforeAll(async () => {
  api = await startApi();
  driver = httpDriver(api);
});

beforeEach(async () => {
  who = await makeCaller(api);
});

afterAll(async () => await api.close());

const item = (id = randomUUID()) => ({ id, addedAt: 1, deleted: false });
const fresh = (state: unknown) => ({ newDocumentState: state });
const day = 86_400_000;
const daysFromNow = (days: number) => new Date(Date.now() + days * day);
const sound = (): CheckedServer => ({ db: api.db, driver, who });
const with_ = (parts: Partial<SyncParts>): CheckedServer => ({
  db: api.db,
  driver: engineDriver(api.db, createSyncEngine(parts)),
  who,
});

describe('pages (rule 1)', () => {
  test('hazard 10: every page is full while more exist, whatever its size; 450 documents arrive completely', async () => {
    const items = Array.from({ length: 450 }, () => item());
    for (let from = 0; from < items.length; from += 100) {
      await driver.push(who, 'wishlist', items.slice(from, from + 100).map(fresh));
    }
    for (const limit of [1, 7, 150, 200]) {
      const page = expectPage(await driver.pull(who, 'wishlist', null, limit));
      expect(page.documents).toHaveLength(limit);
    }
    expect((await pullAll(driver, who, 'wishlist', null, 200)).documents).toEqual(items);
    expect(expectPage(await driver.pull(who, 'wishlist', null, 5000)).documents).toHaveLength(200);
    expect(expectPage(await driver.pull(who, 'wishlist', null, -1)).documents).toHaveLength(1);
  });

  test('an empty page repeats the checkpoint', async () => {
    const empty = expectPage(await driver.pull(who, 'drafts', null, 10));
    expect(empty.checkpoint).toMatch(/:0$/);
    expect(await driver.pull(who, 'drafts', empty.checkpoint, 10)).toEqual(empty);
  });
});

describe('tombstones and the purge (rules 8 and 9)', () => {
  /** Writes and removes documents; returns the checkpoint of a device that has seen them before their removal. */
  async function removed(count: number): Promise<string> {
    const items = Array.from({ length: count }, () => item());
    await driver.push(who, 'wishlist', items.map(fresh));
    const { checkpoint } = await pullAll(driver, who, 'wishlist');
    const rows = items.map((saved) => ({
      assumedMasterState: saved,
      newDocumentState: { ...saved, deleted: true },
    }));
    await driver.push(who, 'wishlist', rows);
    return checkpoint;
  }

  test('a removed document leaves no content behind', async () => {
    await removed(2);
    const rows = await api.db
      .selectFrom('sync_documents')
      .selectAll()
      .where('user_id', '=', who.userId)
      .execute();
    expect(rows.map(({ deleted, content }) => ({ deleted, content }))).toEqual([
      { deleted: true, content: null },
      { deleted: true, content: null },
    ]);
  });

  test('hazard 15: tombstones are stored for 90 days; a device that is away longer must start over', async () => {
    const old = await removed(3);
    await purgeTombstones(api.db, daysFromNow(89));
    expect(expectPage(await driver.pull(who, 'wishlist', old, 10)).documents).toHaveLength(3);
    await purgeTombstones(api.db, daysFromNow(91));
    expect(await driver.pull(who, 'wishlist', old, 10)).toMatchObject({ errorCode: 'must_refetch' });
    const again = await pullAll(driver, who, 'wishlist', null, 1);
    expect(await driver.pull(who, 'wishlist', again.checkpoint, 10)).toEqual({
      documents: [],
      checkpoint: again.checkpoint,
    });
  });

  test('hazard 15: the horizon belongs to one person and one collection', async () => {
    const { checkpoint } = await pullAll(driver, who, 'drafts');
    const other = await makeCaller(api);
    await driver.push(other, 'wishlist', [fresh(item())]);
    const theirs = await pullAll(driver, other, 'wishlist');
    await removed(3);
    await purgeTombstones(api.db, daysFromNow(91));
    expectPage(await driver.pull(who, 'drafts', checkpoint, 10));
    expectPage(await driver.pull(other, 'wishlist', theirs.checkpoint, 10));
  });

  test('a first pull that passes the horizon page by page arrives', async () => {
    const stored = Array.from({ length: 3 }, () => item());
    await driver.push(who, 'wishlist', stored.map(fresh));
    await removed(4);
    await purgeTombstones(api.db, daysFromNow(91));
    const { documents, checkpoint } = await pullAll(driver, who, 'wishlist', null, 1);
    expect(documents.filter((document) => document.deleted === false)).toEqual(stored);
    expectPage(await driver.pull(who, 'wishlist', checkpoint, 1));
  });

  test('hazard 15: a late edit does not bring a purged document back', async () => {
    const saved = item();
    await driver.push(who, 'wishlist', [fresh(saved)]);
    await driver.push(who, 'wishlist', [
      { assumedMasterState: saved, newDocumentState: { ...saved, deleted: true } },
      fresh(item()),
    ]);
    await purgeTombstones(api.db, daysFromNow(91));
    const late = { assumedMasterState: saved, newDocumentState: { ...saved, addedAt: 2 } };
    expect(await driver.push(who, 'wishlist', [late])).toMatchObject({
      conflicts: [{ id: saved.id, deleted: true }],
    });
  });
});

describe('histories and versions (rules 9 and 11)', () => {
  test('after a restored backup old checkpoints and old pushes are sent back to the start', async () => {
    await checkEpoch(sound());
  });

  test('a text that the server never gave out is no checkpoint', async () => {
    await checkForeignCheckpoints(sound());
  });

  test('rule 9: a checkpoint above the head is sent back to the start', async () => {
    await checkCheckpointsAboveHead(sound());
  });

  test('the version before is served, an older client must update, a newer one waits', async () => {
    await checkVersions(with_({ schemaVersion: 3 }));
    for (const version of [0, 2]) {
      const errorCode = version === 0 ? 'client_outdated' : 'server_outdated';
      expect(await driver.pull(who, 'wishlist', null, 1, { version })).toMatchObject({ errorCode });
      expect(await driver.push(who, 'wishlist', [], { version })).toMatchObject({ errorCode });
    }
  });

  test('a client of the version before reads and writes its own shape, without conflicts of the shapes', async () => {
    // Version 2 renames the field "city" of version 1 to "place".
    const spec = {
      ...addressesSpec,
      converters: {
        1: {
          up: ({ place, ...rest }: Doc) => ({ ...rest, city: place }),
          down: ({ city, ...rest }: Doc) => ({ ...rest, place: city }),
        },
      },
    };
    const engine = createSyncEngine({ schemaVersion: 2 });
    const { city: _, ...blank } = addressesSpec.blank(randomUUID());
    const old = (place: string) => ({ ...blank, place, deleted: false });
    const push = (version: number, assumed: unknown, next: unknown) =>
      engine.push(api.db, spec, {
        userId: who.userId,
        schemaVersion: version,
        epoch: null,
        rows: [{ assumedMasterState: assumed, newDocumentState: next }],
      });
    const accepted = { conflicts: [], rejections: [] };
    expect(await push(1, null, old('Gent'))).toEqual(accepted);
    expect(await push(1, old('Gent'), old('Brugge'))).toEqual(accepted);
    expect((await push(1, old('Gent'), old('Luik'))).conflicts).toEqual([old('Brugge')]);
    const read = (schemaVersion: number) =>
      engine.pull(api.db, spec, { userId: who.userId, schemaVersion, checkpoint: null, limit: 1 });
    expect((await read(1)).documents).toEqual([old('Brugge')]);
    expect((await read(2)).documents).toEqual([{ ...blank, city: 'Brugge', deleted: false }]);
  });
});

describe('these checks have teeth: each fails for a broken rule', () => {
  const broken: [string, Partial<SyncParts>, (server: CheckedServer) => Promise<void>][] = [
    ['rule 9: a checkpoint of another history is served', { isStale: () => false }, checkEpoch],
    ['rule 9: a push from another history is taken', { requireEpoch: async () => {} }, checkPushEpoch],
    [
      'rule 9: the epoch is not looked at',
      { isStale: (at, now) => at.seq < now.horizon },
      checkForeignCheckpoints,
    ],
    [
      'rule 9: a checkpoint above the head is served',
      { isStale: (at, now) => at.epoch !== now.epoch || Math.max(at.seq, at.floor) < now.horizon },
      checkCheckpointsAboveHead,
    ],
    ['rule 11: any version is served', { schemaVersion: 3, requireVersion: () => {} }, checkVersions],
    ['rule 12: a batch of any size is taken', { requireSize: () => {} }, checkBatchSize],
  ];

  test('a sound server passes them', async () => {
    await checkPushEpoch(sound());
    await checkBatchSize(sound());
  });

  for (const [name, parts, check] of broken) {
    test(name, async () => {
      await expect(check(with_(parts))).rejects.toThrow();
    });
  }

  test('rule 10: a stream that does not follow the bus is silent', async () => {
    const { bus, log } = api.server.deps;
    const deaf = {
      ...bus,
      subscribe: (topic: string, signal: AbortSignal) => bus.subscribe(`not ${topic}`, signal),
    };
    const hears = async (ear: EventBus, patience: number) => {
      const stream = pokeStream({ db: api.db, bus: ear, log, userId: who.userId, heartbeatInterval: 60_000 });
      for (let head = 0; head < syncCollections.length; head += 1) await stream.next();
      const next = stream.next();
      await driver.push(who, 'wishlist', [fresh(item())]);
      const heard = await Promise.race([next, wait(patience)]);
      await stream.return?.();
      return heard !== undefined;
    };
    expect(await hears(bus, 20_000)).toBe(true);
    expect(await hears(deaf, 100)).toBe(false);
  });
});
