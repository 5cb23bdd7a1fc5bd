import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { pullLimit } from '#domain/sync/protocol.ts';
import { insertDocument } from '#src/data/db/write.ts';
import { until, World } from './bench/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterEach(() => world.devicesOff());
afterAll(() => world.close());

interface Writing {
  bulkWrite(rows: unknown[], context: string): Promise<unknown>;
  readonly underlyingPersistentStorage?: Writing;
}

test('hazard 10: a large first pull is stored page by page on a slow device, so that no write holds the page', async () => {
  const userId = await world.person();
  const a = await world.device('a', userId, { collections: ['wishlist'] });
  const b = await world.device('b', userId, { collections: ['wishlist'] });
  await b.device.engine.untilAtRest();
  b.device.goOffline();
  const count = 3 * pullLimit + 50;
  for (let index = 0; index < count; index += 1) {
    const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
    await insertDocument(a.device.database, 'wishlist', { id, addedAt: index + 1 });
  }
  await until('all are confirmed', async () => (await a.device.waiting()) === 0);
  const outer = b.device.database.wishlist.storageInstance as unknown as Writing;
  const storage = outer.underlyingPersistentStorage ?? outer;
  const write = storage.bulkWrite.bind(storage);
  const sizes: number[] = [];
  storage.bulkWrite = async (rows, context) => {
    sizes.push(rows.length);
    await new Promise((resolve) => setTimeout(resolve, 60));
    return await write(rows, context);
  };
  b.device.goOnline();
  await until('b has all', async () => (await b.device.documents('wishlist')).size === count);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(pullLimit);
  expect(sizes.length).toBeGreaterThanOrEqual(4);
});
