import 'fake-indexeddb/auto';
import type { RxStorage } from 'rxdb';
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import { firstValueFrom, of } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleNotification } from '#tests/factories/sample-notification.ts';
import { openDatabase } from '../db/create-database.ts';
import { opened$ } from '../db/database-stream.ts';
import type { HervondenDatabase } from '../db/types.ts';
import { deleteNotification } from './delete-notification.ts';
import { countUnread, followNotificationList } from './follow-notification-list.ts';
import { leadsTo } from './leads-to.ts';
import { markRead } from './mark-read.ts';
import { notificationList$, unreadCount$ } from './notification-list.ts';

let database: HervondenDatabase;
let stop: () => void;
let name = 0;
beforeEach(async () => {
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  name += 1;
  const storage = getRxStorageMemory() as unknown as RxStorage<unknown, unknown>;
  const choices = { storage, multiInstance: false, name: `notifications-${name}` };
  database = await openDatabase({ kind: 'account', userId: 'u' }, choices);
  opened$.next(database);
  stop = followNotificationList('u', of(database), () => of(true));
});
afterEach(async () => {
  stop();
  await database.close();
  vi.unstubAllGlobals();
});

const ids = () => notificationList$.value.notifications.map(({ id }) => id);
const insert = (...list: readonly ReturnType<typeof sampleNotification>[]) =>
  database.notifications.bulkInsert([...list]);

test('PWA-040 the list is newest first, and read or outdated entries do not count', async () => {
  await insert(
    sampleNotification({ id: 'bid:1', createdAt: 1 }),
    sampleNotification({ id: 'bid:2', createdAt: 3, readAt: 4 }),
    sampleNotification({ id: 'bid:3', createdAt: 2, relevantUntil: 5 }),
  );
  await vi.waitFor(() => expect(ids()).toEqual(['bid:2', 'bid:3', 'bid:1']));
  expect(unreadCount$.value).toBe(1);
  expect(countUnread(notificationList$.value.notifications, 4)).toBe(2);
});

test('PWA-040 marking as read spares what has come meanwhile', async () => {
  const seen = sampleNotification({ id: 'bid:1', createdAt: 1 });
  const replaced = sampleNotification({ id: 'bid:2', createdAt: 1 });
  await insert(seen, { ...replaced, createdAt: 2 });
  await markRead([seen, replaced]);
  await vi.waitFor(() => expect(unreadCount$.value).toBe(1));
  expect(notificationList$.value.notifications.map(({ readAt }) => readAt !== null)).toEqual([false, true]);
  // Either both are edits that wait for the server, or neither is.
  expect(await database.journal.count().exec()).toBe(1);
});

test('PWA-040 a deletion can be undone until it is finished, and spares a later notification', async () => {
  const one = sampleNotification({ id: 'bid:1', createdAt: 1 });
  await insert(one);
  await vi.waitFor(() => expect(ids()).toEqual(['bid:1']));
  const first = deleteNotification(one);
  expect(ids()).toEqual([]);
  first.undo();
  expect(ids()).toEqual(['bid:1']);
  first.finish();

  const second = deleteNotification(one);
  await database.notifications.upsert({ ...one, createdAt: 2 });
  second.finish();
  await vi.waitFor(() => expect(ids()).toEqual(['bid:1']));

  const [later] = notificationList$.value.notifications;
  if (later === undefined) throw new Error('It is not listed.');
  deleteNotification(later).finish();
  await vi.waitFor(async () => expect(await database.notifications.count().exec()).toBe(0));
  expect(ids()).toEqual([]);
});

test('the list is empty again for the next user', async () => {
  await insert(sampleNotification());
  await vi.waitFor(() => expect(unreadCount$.value).toBe(1));
  stop();
  expect([notificationList$.value.ready, ids(), await firstValueFrom(unreadCount$)]).toEqual([false, [], 0]);
});

test('PWA-040 the notifications of the account before, whose database is slow to close, are not listed', async () => {
  await insert(sampleNotification());
  await vi.waitFor(() => expect(unreadCount$.value).toBe(1));
  stop();
  stop = followNotificationList('another', of(database), () => of(true));
  await insert(sampleNotification({ id: 'bid:2' }));
  expect(await database.notifications.count().exec()).toBe(2);
  expect([notificationList$.value.ready, ids()]).toEqual([false, []]);
});

test('an entry leads to its page however that is opened, and to no other', () => {
  const entry = { path: '/account/zoekopdrachten?lijst=2' };
  expect(leadsTo(entry, '/account/zoekopdrachten/?a=1&lijst=2#x')).toBe(true);
  expect(leadsTo(entry, '/account/zoekopdrachten?lijst=3')).toBe(false);
  expect(leadsTo({ path: '/products/stoel' }, '/products/stoel?utm_source=mail')).toBe(true);
  expect(leadsTo({ path: '/products/stoel' }, '/products/stoel-2')).toBe(false);
});
