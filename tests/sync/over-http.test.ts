import { randomUUID } from 'node:crypto';
import type { RxStorage } from 'rxdb';
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openDatabase } from '#src/data/db/create-database.ts';
import type { HervondenDatabase } from '#src/data/db/types.ts';
import { insertDocument, removeDocument } from '#src/data/db/write.ts';
import { httpTransport } from '#src/data/sync/http-transport.ts';
import { createSyncEngine, type SyncEngine } from '#src/data/sync/replicate.ts';
import { makeUser } from '../factories/users.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';
import { someDraft, until } from './bench/world.ts';

let api: ApiHarness;
let address = '';
const running: { engine: SyncEngine; database: HervondenDatabase }[] = [];

beforeAll(async () => {
  api = await startApi({ engine: 'pglite' });
  address = await api.listen();
});
afterAll(async () => {
  for (const { engine, database } of running) {
    await engine.stop();
    await database.close();
  }
  await api.close();
});

async function device(userId: string, token: string): Promise<HervondenDatabase> {
  const storage = getRxStorageMemory() as unknown as RxStorage<unknown, unknown>;
  const database = await openDatabase(
    { kind: 'account', userId },
    { storage, multiInstance: false, name: `http-${randomUUID()}` },
  );
  const transport = httpTransport({
    url: `${address}/graphql`,
    socketUrl: `${address.replace('http', 'ws')}/graphql`,
    token: () => token,
    webSocket: WebSocket,
  });
  const engine = createSyncEngine({ database, transport, backoff: { first: 20, longest: 200 } });
  running.push({ engine, database });
  await engine.start();
  return database;
}

test('PWA-031 PWA-032 PWA-033 PWA-034 WISH-007 PWA-008 all four collections reach a second device over GraphQL, live by its socket', async () => {
  const user = await makeUser(api.db, { isActive: true });
  const token = await api.signIn(user);
  const a = await device(user.id, token);
  const draft = someDraft({
    title: 'Stoel',
    price: 125,
    colors: ['rood'],
    attributes: [{ name: 'seat', value: '45' }],
    photos: [
      {
        id: randomUUID(),
        hash: 'a'.repeat(64),
        name: 'a.jpg',
        width: 10,
        height: 20,
        bytes: 30,
        mediaKey: null,
      },
    ],
    otherVersions: [{ id: 'title:1', field: 'title', value: '"Kruk"', savedAt: 3 }],
  });
  const entry = { id: randomUUID(), addedAt: Date.now() };
  const address_ = {
    ...{ id: randomUUID(), firstName: 'Sam', lastName: '', companyName: '', street: 'Dam', houseNumber: '1' },
    ...{ houseNumberExtension: '', postcode: '1012 JS', city: 'Amsterdam', country: 'NL' as const },
    ...{ phoneNumber: '', email: '', createdAt: Date.now() },
  };
  await insertDocument(a, 'drafts', draft);
  await insertDocument(a, 'wishlist', entry);
  await insertDocument(a, 'addresses', address_);
  await insertDocument(a, 'searchHistory', { id: 'teak', query: 'Teak', usedAt: 5 });
  await until('all is confirmed', async () => (await a.journal.find().exec()).length === 0);

  const b = await device(user.id, token);
  await until('the draft arrives', async () => (await b.drafts.findOne(draft.id).exec()) !== null);
  expect((await b.drafts.findOne(draft.id).exec())?.toMutableJSON()).toEqual(draft);
  await until('the rest too', async () => (await b.searchHistory.findOne('teak').exec()) !== null);
  await until('the heart too', async () => (await b.wishlist.findOne(entry.id).exec()) !== null);
  await until('the address too', async () => (await b.addresses.findOne(address_.id).exec()) !== null);
  expect((await b.addresses.findOne(address_.id).exec())?.toMutableJSON()).toEqual(address_);

  // From now on, only the socket notifies the second device of changes.
  const second = { id: randomUUID(), addedAt: Date.now() };
  await insertDocument(a, 'wishlist', second);
  await until('it arrives live', async () => (await b.wishlist.findOne(second.id).exec()) !== null);
  await removeDocument(b, 'wishlist', entry.id);
  await until(
    'the heart goes on the first device',
    async () => (await a.wishlist.findOne(entry.id).exec()) === null,
  );
});
