import { BehaviorSubject, filter, firstValueFrom, NEVER, Observable, of } from 'rxjs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { insertDocument } from '#src/data/db/write.ts';
import { summaryOf } from '#src/data/sync/sync-status.ts';
import { ClientOutdated, type SyncPoke, type SyncTransport } from '#src/data/sync/transport.ts';
import { someDraft, until, World } from './bench/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterEach(() => world.devicesOff());
afterAll(() => world.close());

describe('the live stream', () => {
  function counted(behave: (count: number) => Observable<SyncPoke> | null): {
    transport: (inner: SyncTransport) => SyncTransport;
    opened: () => number;
  } {
    let count = 0;
    return {
      opened: () => count,
      transport: (inner) => ({
        ...inner,
        pull: inner.pull.bind(inner),
        push: inner.push.bind(inner),
        pokes: () =>
          new Observable<SyncPoke>((subscriber) => {
            count += 1;
            return (behave(count) ?? inner.pokes()).subscribe(subscriber);
          }),
      }),
    };
  }

  const deaths: readonly (readonly [string, () => Observable<SyncPoke>])[] = [
    ['falls silent', () => NEVER],
    [
      'fails as after close code 4401 or 4500',
      () => new Observable((subscriber) => subscriber.error(new Error('4401'))),
    ],
    ['is completed by the server', () => of()],
  ];
  for (const [how, death] of deaths) {
    test(`hazard 8: a stream that ${how} is made anew and live updates continue`, async () => {
      const userId = await world.person();
      const stream = counted((count) => (count <= 2 ? death() : null));
      const silence = how === 'falls silent' ? 60 : 60_000;
      const a = await world.device('a', userId, { transport: stream.transport, engine: { silence } });
      const b = await world.device('b', userId);
      await until('it was opened again', () => stream.opened() >= 3);
      await a.device.engine.untilAtRest();
      const draft = someDraft({ title: 'live' });
      await insertDocument(b.device.database, 'drafts', draft);
      await until('a hears of it', async () => (await a.device.documents('drafts')).has(draft.id));
    });
  }

  test('hazard 8: one stream serves all collections of a tab', async () => {
    const userId = await world.person();
    const stream = counted(() => null);
    const a = await world.device('a', userId, {
      transport: stream.transport,
      collections: ['drafts', 'wishlist', 'addresses', 'searchHistory'],
    });
    await a.device.engine.untilAtRest();
    expect(stream.opened()).toBe(1);
  });

  test('a client that is too old stops, shows a message, and keeps its edits', async () => {
    const userId = await world.person();
    const a = await world.device('a', userId, {
      transport: (inner) => ({
        ...inner,
        pull: () => Promise.reject(new ClientOutdated('Update first')),
        push: () => Promise.reject(new ClientOutdated('Update first')),
        pokes: () => NEVER,
      }),
    });
    const draft = someDraft({ title: 'kept' });
    await insertDocument(a.device.database, 'drafts', draft);
    const online$ = new BehaviorSubject(true);
    const summary = await firstValueFrom(
      summaryOf(a.device.database, online$).pipe(filter(({ problem }) => problem === 'update_needed')),
    );
    expect(summary).toMatchObject({ phase: 'problem', waiting: 1 });
    expect((await a.device.documents('drafts')).get(draft.id)?.title).toBe('kept');
  });
});
