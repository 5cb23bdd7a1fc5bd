import type { RxCollectionCreator, RxStorage } from 'rxdb';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schemas } from '#src/data/db/create-database.ts';
import { shortHash } from '#src/data/db/merge/short-hash.ts';
import { fieldsOf } from '#src/data/db/restore.ts';
import { editDocument, insertDocument } from '#src/data/db/write.ts';
import type { PushRow } from '#src/data/sync/transport.ts';
import { serverDocuments } from './bench/real-server.ts';
import { someDraft, until, World } from './bench/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.close());

/** The drafts as a later version of the app would define them, with one more field. */
function nextVersion(creators: Record<string, RxCollectionCreator>): Record<string, RxCollectionCreator> {
  const { drafts } = creators;
  if (drafts === undefined) throw new Error('No drafts to evolve');
  const properties = { ...drafts.schema.properties, shade: { type: 'string' } };
  return {
    ...creators,
    drafts: {
      ...drafts,
      schema: { ...drafts.schema, version: 1, properties } as typeof drafts.schema,
      migrationStrategies: { 1: (old: object) => ({ ...old, shade: '' }) },
    },
  };
}

describe('a new version of the stored shapes', () => {
  test('PWA-029 hazard 19: edits and new drafts that wait survive the migration and are sent in their own fields', async () => {
    const userId = await world.person();
    const storage = getRxStorageDexie() as unknown as RxStorage<unknown, unknown>;
    const a = await world.device('a', userId, { storage });
    const known = someDraft({ title: 'on the server', brand: 'Pastoe' });
    await insertDocument(a.device.database, 'drafts', known);
    await until('it is confirmed', async () => (await a.device.waiting()) === 0);
    await a.device.engine.untilAtRest();
    a.device.goOffline();
    const added = someDraft({ title: 'made offline' });
    await editDocument(a.device.database, 'drafts', known.id, (own) => ({ ...own, title: 'edited offline' }));
    await insertDocument(a.device.database, 'drafts', added);

    const rows: PushRow[] = [];
    a.hooks.beforePush = (_collection, pushed) => {
      rows.push(...pushed);
    };
    a.device.evolve = nextVersion;
    await a.device.restart();
    const migrated = await a.device.database.drafts.findOne(known.id).exec();
    expect(migrated?.toMutableJSON()).toMatchObject({ title: 'edited offline', shade: '' });
    expect(await a.device.waiting()).toBe(2);
    a.device.goOnline();
    await until('all is confirmed', async () => (await a.device.waiting()) === 0);
    const held = await serverDocuments(world.server, userId, 'drafts');
    expect(held.get(known.id)).toMatchObject({ title: 'edited offline', brand: 'Pastoe', otherVersions: [] });
    expect(held.get(added.id)).toMatchObject({ title: 'made offline' });
    const allowed = new Set([...fieldsOf('drafts'), 'deleted']);
    for (const { newDocumentState, assumedMasterState } of rows) {
      const names = [...Object.keys(newDocumentState), ...Object.keys(assumedMasterState ?? {})];
      expect(names.filter((name) => !allowed.has(name))).toEqual([]);
    }
  });

  test('hazard 19: an edit of what the first pull brought keeps its base over the migration', async () => {
    const userId = await world.person();
    const storage = getRxStorageDexie() as unknown as RxStorage<unknown, unknown>;
    const a = await world.device('a', userId);
    const known = [someDraft({ title: 'one', brand: 'Pastoe' }), someDraft({ title: 'two' })];
    for (const draft of known) await insertDocument(a.device.database, 'drafts', draft);
    await until('they are confirmed', async () => (await a.device.waiting()) === 0);
    // A page of one document is a full one, which the first pull stores without a record.
    const b = await world.device('b', userId, { storage, engine: { pullBatch: 1 } });
    await until('b has both', async () => (await b.device.documents('drafts')).size === 2);
    await b.device.engine.untilAtRest();
    b.device.goOffline();
    const [{ id } = someDraft()] = known;
    await editDocument(b.device.database, 'drafts', id, (own) => ({ ...own, title: 'edited offline' }));
    await editDocument(a.device.database, 'drafts', id, (own) => ({ ...own, brand: 'Gispen' }));
    await until('that is confirmed', async () => (await a.device.waiting()) === 0);
    b.device.evolve = nextVersion;
    await b.device.restart();
    b.device.goOnline();
    await until('all is confirmed', async () => (await b.device.waiting()) === 0);
    const held = await serverDocuments(world.server, userId, 'drafts');
    expect(held.get(id)).toMatchObject({ title: 'edited offline', brand: 'Gispen', otherVersions: [] });
    expect((await b.device.documents('drafts')).size).toBe(2);
  });

  test('hazard 17: seven collections a database, which is below the limit of thirteen', () => {
    expect(Object.keys(schemas)).toHaveLength(7);
  });

  test('a stored shape never changes without a new version and its migration', () => {
    const pins = Object.entries(schemas).map(
      ([name, schema]) => `${name} ${schema.version} ${shortHash(JSON.stringify(schema))}`,
    );
    expect(pins).toMatchInlineSnapshot(`
      [
        "wishlist 0 1d552405997fe2",
        "searchHistory 0 123808421906b3",
        "drafts 0 0b7b5663f64ed3",
        "addresses 0 004f13768e6fd4",
        "notifications 0 12a8a9a87dad59",
        "journal 1 0ae5fe0bf7fa23",
        "shelf 0 10f77692374c98",
      ]
    `);
  });
});
