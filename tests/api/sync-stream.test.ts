import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Client, createClient } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { syncCollections } from '#domain/sync/protocol.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { pokeStream, type SyncPoke } from '#server/modules/sync/poke-stream.ts';
import { streamSettings } from '#server/modules/sync/poke-type.ts';
import { writeDocument } from '#server/modules/sync/public.ts';
import { createEventBus } from '#server/process/create-event-bus.ts';
import { makeUser } from '../factories/users.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';
import { engineOfRun } from '../setup/databases.ts';
import { subscribeInProcess } from '../setup/subscribe-in-process.ts';
import { httpDriver, type TestCaller } from './sync/driver.ts';
import { makeCaller } from './sync/people.ts';

let api: ApiHarness;
let who: TestCaller;
const clients: Client[] = [];
const usual = streamSettings.heartbeatInterval;

beforeAll(async () => {
  api = await startApi();
  await api.listen();
});

afterEach(async () => {
  streamSettings.heartbeatInterval = usual;
  for (const client of clients.splice(0)) await client.dispose();
});

afterAll(async () => await api.close());

function connect(token: string, onClose: (code: number) => void = () => {}): Client {
  const address = api.app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const client = createClient({
    url: `ws://127.0.0.1:${port}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: () => ({ authorization: `Token ${token}` }),
    retryAttempts: 0,
    on: { closed: (event) => onClose((event as { code: number }).code) },
  });
  clients.push(client);
  return client;
}

const query = 'subscription { syncPokes(schemaVersion: 1) { kind collection checkpoint epoch } }';

/** The stream over a real socket, as a growing list. */
function listen(client: Client): {
  readonly items: SyncPoke[];
  readonly ended: Promise<unknown>;
  stop(): void;
} {
  const items: SyncPoke[] = [];
  const stream = client.iterate<{ syncPokes: SyncPoke }>({ query });
  const ended = (async () => {
    for await (const item of stream) if (item.data != null) items.push(item.data.syncPokes);
  })().catch((error: unknown) => error);
  return { items, ended, stop: () => void stream.return?.(undefined) };
}

async function until(condition: () => boolean): Promise<void> {
  const end = Date.now() + 30_000;
  while (!condition() && Date.now() < end) await wait(5);
  expect(condition()).toBe(true);
}

async function save(count: number): Promise<void> {
  const rows = Array.from({ length: count }, () => ({
    newDocumentState: { id: randomUUID(), addedAt: 1, deleted: false },
  }));
  await httpDriver(api).push(who, 'wishlist', rows);
}

describe('the live stream', () => {
  test('PWA-010 PWA-031 over graphql-ws: first the head of every collection, then a poke per commit', async () => {
    who = await makeCaller(api);
    await save(3);
    const { items } = listen(connect(who.token));
    await until(() => items.length === syncCollections.length);
    expect(items.map((item) => [item.kind, item.collection])).toEqual(
      syncCollections.map((name) => ['HEAD', name]),
    );
    const epoch = items[0]?.epoch;
    expect(items[0]?.checkpoint).toBe(`${epoch}:3`);
    expect(items[1]?.checkpoint).toBe(`${epoch}:0`);
    await save(20);
    await until(() => items.length === 5);
    await wait(30);
    expect(items.slice(syncCollections.length)).toEqual([
      { kind: 'POKE', collection: 'wishlist', checkpoint: `${epoch}:23`, epoch },
    ]);
  });

  test('a poke comes after the commit, and a rollback pokes nobody (rule 10)', async () => {
    who = await makeCaller(api);
    const stream = await subscribeInProcess(api, who.token);
    for (const _ of syncCollections) await stream.next();
    const seen: SyncPoke[] = [];
    const reading = (async () => {
      for await (const item of stream) seen.push(item);
    })();
    const content = { id: randomUUID(), addedAt: 1 };
    await inTransaction(api.db, async (tx) => {
      await writeDocument(tx, who.userId, 'wishlist', content.id, content);
      throw new Error('undone');
    }).catch(() => {});
    await wait(30);
    expect(seen).toEqual([]);
    await inTransaction(api.db, async (tx) => {
      await writeDocument(tx, who.userId, 'wishlist', content.id, content);
      await wait(30);
      expect(seen).toEqual([]);
    });
    await until(() => seen.length === 1);
    expect(seen[0]).toMatchObject({ kind: 'POKE', collection: 'wishlist' });
    await stream.return?.();
    await reading;
  });

  test("one person's commits reach nobody else (rule 7)", async () => {
    const other = await makeCaller(api);
    who = await makeCaller(api);
    const { items } = listen(connect(other.token));
    await until(() => items.length === syncCollections.length);
    await save(1);
    await wait(40);
    expect(items).toHaveLength(syncCollections.length);
  });

  test('hazard 8: heartbeats come at their interval and the stream does not end', async () => {
    who = await makeCaller(api);
    streamSettings.heartbeatInterval = 20;
    const { items } = listen(connect(who.token));
    await until(() => items.filter((item) => item.kind === 'HEARTBEAT').length >= 3);
    expect(items.at(-1)).toMatchObject({ kind: 'HEARTBEAT', collection: null, checkpoint: null });
  });

  test('hazard 5: the stream reads the heads, so a lost message is made up for by the next heartbeat', async () => {
    who = await makeCaller(api);
    streamSettings.heartbeatInterval = 20;
    const { items } = listen(connect(who.token));
    await until(() => items.length >= syncCollections.length);
    await api.db
      .insertInto('sync_heads')
      .values({ user_id: who.userId, collection: 'drafts', seq: 9 })
      .execute();
    await until(() => items.some((item) => item.kind === 'POKE' && item.collection === 'drafts'));
  });

  test('two devices of one person are both poked for a commit', async () => {
    who = await makeCaller(api);
    const streams = [listen(connect(who.token)), listen(connect(who.token))];
    await until(() => streams.every(({ items }) => items.length === syncCollections.length));
    await save(1);
    await until(() => streams.every(({ items }) => items.length === 5));
  });

  test('hazard 8: a socket without a valid token is closed with 4403, never 4401', async () => {
    const codes: number[] = [];
    await listen(connect('unknown', (code) => codes.push(code))).ended;
    await until(() => codes.length === 1);
    expect(codes).toEqual([4403]);
  });

  test('hazard 11: a socket whose token has expired is closed with 4403', async () => {
    who = await makeCaller(api);
    // Long enough for a slow machine to connect first.
    const soon = new Date(Date.now() + 2_000);
    await api.db
      .updateTable('auth_tokens')
      .set({ expires_at: soon })
      .where('user_id', '=', who.userId)
      .execute();
    const codes: number[] = [];
    const { items } = listen(connect(who.token, (code) => codes.push(code)));
    await until(() => items.length === syncCollections.length);
    await until(() => codes.length === 1);
    expect(codes).toEqual([4403]);
  });

  test('streams that are left leave nothing behind: no bus subscription, no timer', async () => {
    who = await makeCaller(api);
    const signals: AbortSignal[] = [];
    const original = api.server.bus.subscribe;
    api.server.bus.subscribe = (topic, signal) => {
      if (topic === `sync:${who.userId}`) signals.push(signal);
      return original.call(api.server.bus, topic, signal);
    };
    const streams = Array.from({ length: 5 }, () => listen(connect(who.token)));
    await until(() => streams.every(({ items }) => items.length === syncCollections.length));
    // The devices of a person share one subscription, which lasts as long as one of them is connected.
    expect(signals.map((signal) => signal.aborted)).toEqual([false]);
    streams[0]?.stop();
    for (const client of clients.splice(2)) void client.terminate();
    await save(1);
    await until(() => streams[1]?.items.length === syncCollections.length + 1);
    expect(streams[0]?.items).toHaveLength(syncCollections.length);
    expect(signals.map((signal) => signal.aborted)).toEqual([false]);
    for (const client of clients.splice(0)) void client.terminate();
    await until(() => signals.every((signal) => signal.aborted));
    api.server.bus.subscribe = original;
  });

  test('the heads are read once for all devices of a person, and each device begins with them', async () => {
    who = await makeCaller(api);
    let readings = 0;
    const db = api.db.withPlugin({
      transformQuery({ node }) {
        readings += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    const { bus, deps } = api.server;
    const source = { db, bus, log: deps.log, userId: who.userId, heartbeatInterval: 60_000 };
    const streams = Array.from({ length: 20 }, () => pokeStream(source));
    for (const _ of syncCollections) {
      for (const stream of streams) expect((await stream.next()).value).toMatchObject({ kind: 'HEAD' });
    }
    const before = readings;
    await save(1);
    for (const stream of streams) expect((await stream.next()).value).toMatchObject({ kind: 'POKE' });
    expect(readings - before).toBe(1);
    // The one that joins later begins with the heads of that moment.
    const late = pokeStream(source);
    expect((await late.next()).value).toMatchObject({
      kind: 'HEAD',
      checkpoint: expect.stringMatching(/:1$/),
    });
    for (const stream of [...streams, late]) await stream.return?.();
  });

  test('S13 a device that is signed out receives nothing more; the others of the account do', async () => {
    const user = await makeUser(api.db);
    who = { userId: user.id, token: await api.signIn(user) };
    const codes: number[] = [];
    const token = await api.signIn(user);
    const left = listen(connect(token, (code) => codes.push(code)));
    const stays = listen(connect(who.token));
    await until(() => [left, stays].every(({ items }) => items.length === syncCollections.length));
    await api.graphql('mutation { logout { __typename } }', {}, { token });
    await save(1);
    await until(() => stays.items.length === syncCollections.length + 1);
    await until(() => codes.length === 1);
    expect(codes).toEqual([4403]);
    expect(left.items).toHaveLength(syncCollections.length);
  });

  test('without a login there is no stream', async () => {
    await expect(subscribeInProcess(api, 'unknown')).rejects.toThrow('refused');
  });

  if (engineOfRun === 'postgres') {
    test('a commit at one server process pokes the devices that are connected to another', async () => {
      who = await makeCaller(api);
      const { database, log } = api.server.deps;
      const elsewhere = createEventBus(database, log);
      const source = { db: api.db, bus: elsewhere, log, userId: who.userId, heartbeatInterval: 60_000 };
      const stream = pokeStream(source);
      for (const _ of syncCollections) await stream.next();
      await wait(100);
      const next = stream.next();
      await save(1);
      expect((await next).value).toMatchObject({ kind: 'POKE', collection: 'wishlist' });
      await stream.return?.();
      await elsewhere.close();
    });
  }
});
