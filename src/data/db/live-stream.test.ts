import { BehaviorSubject, defer, firstValueFrom, of, switchMap, take, throwError, toArray } from 'rxjs';
import { afterEach, expect, test } from 'vitest';
import { lasting } from './live-stream.ts';
import { reportLost, setReopen } from './reopen.ts';
import type { HervondenDatabase } from './types.ts';

afterEach(() => setReopen(null));

test('a live query that fails reports that it is not ready, and continues once the storage is back', async () => {
  const database$ = new BehaviorSubject('broken');
  const query$ = database$.pipe(
    switchMap((database) =>
      database === 'broken' ? throwError(() => new Error('connection is closing')) : of(database),
    ),
  );
  const seen = firstValueFrom(lasting('q', query$, 'not ready', 2).pipe(take(3), toArray()));
  setTimeout(() => database$.next('open'), 3);
  expect((await seen).slice(0, 2)).toContain('not ready');
  const times = { asked: 0 };
  const flaky$ = defer(() => {
    times.asked += 1;
    return times.asked < 4 ? throwError(() => new Error('x')) : of('at last');
  });
  const all = await firstValueFrom(lasting('q', flaky$, 'not ready', 1).pipe(toArray()));
  expect(all).toEqual(['not ready', 'not ready', 'not ready', 'at last']);
});

test('a read that finds the connection lost has the storage opened again; another trouble has not', async () => {
  const reopened: unknown[] = [];
  setReopen((broken) => {
    reopened.push(broken);
    return Promise.reject(new Error('not yet'));
  });
  const database = {} as HervondenDatabase;
  reportLost(database, new Error('anything else'));
  expect(reopened).toEqual([]);
  reportLost(database, new DOMException('x', 'InvalidStateError'));
  expect(reopened).toEqual([database]);
});
