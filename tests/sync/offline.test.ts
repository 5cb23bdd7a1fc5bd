import type { RxStorage } from 'rxdb';
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import { BehaviorSubject, NEVER, Observable } from 'rxjs';
import { expect, test } from 'vitest';
import { openDatabase } from '#src/data/db/create-database.ts';
import { insertDocument } from '#src/data/db/write.ts';
import { createSyncEngine, type EngineOptions } from '#src/data/sync/replicate.ts';
import { runtimeOf } from '#src/data/sync/sync-runtime.ts';
import type { SyncTransport } from '#src/data/sync/transport.ts';
import { someDraft, until } from './bench/world.ts';

/** A server that answers pulls immediately, never answers a push, and counts its requests. */
function silentServer() {
  const asked = { pulls: 0, pushes: 0, streams: 0, openStreams: 0 };
  const transport: SyncTransport = {
    pull: async () => {
      asked.pulls += 1;
      return { kind: 'page', documents: [], checkpoint: 'epoch:0' };
    },
    push: (_collection, _rows, _epoch, signal) => {
      asked.pushes += 1;
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      });
    },
    pokes: () =>
      new Observable((subscriber) => {
        asked.streams += 1;
        asked.openStreams += 1;
        const nothing = NEVER.subscribe(subscriber);
        return () => {
          asked.openStreams -= 1;
          nothing.unsubscribe();
        };
      }),
  };
  return { asked, transport };
}

let nextName = 0;
async function openWorld(parts: Pick<EngineOptions, 'network$' | 'online$'>) {
  nextName += 1;
  const name = `offline-test-${nextName}`;
  const database = await openDatabase(
    { kind: 'account', userId: name },
    { storage: getRxStorageMemory() as unknown as RxStorage<unknown, unknown>, multiInstance: false, name },
  );
  const { asked, transport } = silentServer();
  const engine = createSyncEngine({ database, transport, ...parts, backoff: { first: 5, longest: 10 } });
  const runtime$ = runtimeOf(database);
  await engine.start();
  await until('one stream is open', () => asked.openStreams === 1);
  await insertDocument(database, 'drafts', someDraft({ title: 'on its way' }));
  await until('it is being sent', () => runtime$.value.sending.length === 1);
  const stop = async () => {
    await engine.stop();
    await database.close();
  };
  return { database, asked, engine, runtime$, stop };
}

test('PWA-031 without a network nothing is requested, and pending requests count as finished', async () => {
  const network$ = new BehaviorSubject(true);
  const { database, asked, engine, runtime$, stop } = await openWorld({ network$ });
  try {
    expect(asked.streams).toBe(1);
    network$.next(false);
    await until('nothing is on its way', () => runtime$.value.sending.length === 0);
    expect(asked.openStreams).toBe(0);
    // Requests that the browser aborted are not a problem of the server.
    expect(runtime$.value.problem).toBeNull();
    const before = { ...asked };
    await insertDocument(database, 'drafts', someDraft({ title: 'typed offline' }));
    engine.retryNow();
    await until('the edit is noted', async () => (await database.journal.find().exec()).length === 2);
    expect(asked).toEqual(before);

    network$.next(true);
    await until('the stream is back', () => asked.openStreams === 1);
    await until('both are sent', () => asked.pushes > before.pushes && asked.pulls > before.pulls);
  } finally {
    await stop();
  }
});

test('PWA-031 a request that failed elsewhere ends neither pending requests nor the stream', async () => {
  const online$ = new BehaviorSubject(true);
  const { asked, runtime$, stop } = await openWorld({ network$: new BehaviorSubject(true), online$ });
  try {
    const { pulls } = asked;
    online$.next(false);
    online$.next(true);
    await until('what was missed is asked for', () => asked.pulls > pulls);
    expect(asked).toMatchObject({ pushes: 1, streams: 1, openStreams: 1 });
    expect(runtime$.value.sending).toHaveLength(1);
  } finally {
    await stop();
  }
});
