import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { isUnread, type Notification } from '#domain/notifications/notification.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeDocument } from '#server/modules/sync/public.ts';
import { editDocument, removeDocument } from '#src/data/db/write.ts';
import { type TestDevice, until, World } from './bench/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterEach(() => world.devicesOff());
afterAll(() => world.close());

const id = 'bid:00000000-0000-4000-8000-000000000001';

function sample(change: Partial<Notification> = {}): Notification {
  const text = (title: string) => ({ title, body: '' });
  return {
    ...{ id, kind: 'bid_received', path: '/account/biedingen/1', createdAt: 1_000, readAt: null },
    texts: { nl: text('Nieuw bod'), en: text('New bid'), fr: text('Nouvelle offre') },
    relevantUntil: null,
    ...change,
  };
}

/** Writes a notification for the person, as the server does. */
async function notify(userId: string, change: Partial<Notification> = {}): Promise<void> {
  const notification = sample(change);
  await inTransaction(world.server.db, (tx) =>
    writeDocument(tx, userId, 'notifications', notification.id, { ...notification }),
  );
}

async function on({ device }: TestDevice): Promise<Notification | undefined> {
  return (await device.documents('notifications')).get(id);
}

async function twoDevices() {
  const userId = await world.person();
  await notify(userId);
  const collections = ['notifications'] as const;
  const phone = await world.device('phone', userId, { collections });
  const laptop = await world.device('laptop', userId, { collections });
  for (const device of [phone, laptop]) await until('it is listed', async () => Boolean(await on(device)));
  return { userId, phone, laptop };
}

function read({ device }: TestDevice, readAt: number) {
  return editDocument(device.database, 'notifications', id, (current) => ({ ...current, readAt }));
}

test('PWA-040 a notification read on one device is read on the other, and so is one read offline', async () => {
  const { userId, phone, laptop } = await twoDevices();
  await read(phone, 5_000);
  await until('the laptop knows', async () => (await on(laptop))?.readAt === 5_000);

  await notify(userId, { createdAt: 6_000 });
  await until('the later one is there', async () => (await on(phone))?.createdAt === 6_000);
  phone.device.goOffline();
  await read(phone, 7_000);
  expect(await on(phone)).toMatchObject({ readAt: 7_000 });
  expect(await phone.device.waiting()).toBe(1);
  phone.device.goOnline();
  await until('the laptop knows that too', async () => (await on(laptop))?.readAt === 7_000);
  await until('nothing waits', async () => (await phone.device.waiting()) === 0);
});

test('PWA-040 a later notification about the same thing is unread again, though the earlier one was read offline', async () => {
  const { userId, phone, laptop } = await twoDevices();
  phone.device.goOffline();
  await read(phone, 5_000);
  await notify(userId, { createdAt: 6_000 });
  phone.device.goOnline();
  for (const device of [phone, laptop]) {
    await until('the later one is there', async () => (await on(device))?.createdAt === 6_000);
  }
  await until('nothing waits', async () => (await phone.device.waiting()) === 0);
  for (const device of [phone, laptop]) {
    const held = await on(device);
    expect(held && isUnread(held, 8_000)).toBe(true);
  }
});

test('PWA-040 what a device changes beside the read state is refused, and its list shows what the server holds', async () => {
  const { userId, phone, laptop } = await twoDevices();
  await editDocument(phone.device.database, 'notifications', id, (current) => ({
    ...current,
    path: '/account/biedingen/2',
  }));
  await until('the server’s state is back', async () => (await on(phone))?.path === '/account/biedingen/1');
  await until('nothing waits', async () => (await phone.device.waiting()) === 0);
  expect(await phone.device.rejectedEdits()).toEqual([]);
  expect(await on(laptop)).toEqual(sample());
  await notify(userId, { createdAt: 6_000 });
  await until('the later one is there', async () => (await on(phone))?.createdAt === 6_000);
});

test('PWA-040 one deleted on a device is gone on the other', async () => {
  const { phone, laptop } = await twoDevices();
  await removeDocument(phone.device.database, 'notifications', id);
  await until('it is gone', async () => (await on(laptop)) === undefined);
  expect(await on(phone)).toBeUndefined();
});
