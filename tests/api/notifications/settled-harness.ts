import { randomUUID } from 'node:crypto';
import { notificationGroups } from '#domain/notifications/notification-kinds.ts';
import { scopeOf } from '#server/command.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { recordPrice } from '#server/modules/catalog/price-history.ts';
import { notify } from '#server/modules/notifications/public/notify.ts';
import { announcements } from '#server/modules/products/events.ts';
import { writeDocument } from '#server/modules/sync/public.ts';
import { makeUser, type TestUser } from '../../factories/users.ts';
import { harness, hour, listOf, setUpBidHarness } from './harness.ts';

/** Each test starts with no pending notifications and default settings of the seller. */
export const setUpSettledHarness = (): void =>
  setUpBidHarness(async () => {
    await harness.settle();
    await harness.settle();
    await choose(harness.seller.id, {});
  });

/** Advances to a full hour in Amsterdam: 18 is 18:00, 30 is 06:00 on the next day. */
export const advanceTo = (hourOfDay: number) => {
  const now = harness.clock.now();
  const noonToday = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), 11);
  harness.clock.advance(noonToday + (hourOfDay - 12) * hour - now.getTime());
};

interface Choices {
  readonly email?: 'now' | 'daily' | 'off';
  readonly quietHours?: { readonly from: number; readonly to: number } | null;
}

export async function choose(userId: string, { email = 'now', quietHours = null }: Choices): Promise<void> {
  const groups = Object.fromEntries(notificationGroups.map((group) => [group, { push: 'off', email }]));
  const settings = JSON.stringify({ groups, quietHours });
  await harness.api.db
    .insertInto('notification_settings')
    .values({ user_id: userId, settings, updated_at: harness.clock.now() })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ settings }))
    .execute();
}

export const mailsNaming = (email: string, title: string) =>
  harness.mailsTo(email).filter(({ subject, text }) => `${subject} ${text}`.includes(title));
export const titlesOf = (title: string) => ({ nl: title, en: title, fr: title });

/** Notifies a person of a sold product, which no later event invalidates. */
export async function soldNotification(userId: string, title: string): Promise<void> {
  await inTransaction(harness.api.db, async (tx) =>
    notify(
      scopeOf(tx, harness.api.server.deps.bus, harness.clock.now()),
      { id: randomUUID() },
      {
        ...{ kind: 'product_sold', subject: randomUUID(), titles: titlesOf(title), path: '/account' },
        readers: [{ userId, locale: 'nl' }],
      },
    ),
  );
}

export async function readAll(userId: string): Promise<void> {
  for (const entry of await listOf(userId)) {
    await inTransaction(harness.api.db, (tx) =>
      writeDocument(tx, userId, 'notifications', entry.id, {
        ...entry,
        readAt: harness.clock.now().getTime(),
      }),
    );
  }
}

export const publish = async (productId: string, sellerId = harness.seller.sellerId) =>
  await inTransaction(harness.api.db, async (tx) => {
    await recordPrice(tx, productId, harness.clock.now());
    const scope = scopeOf(tx, harness.api.server.deps.bus, harness.clock.now());
    await scope.emit(announcements.announce_published, { productId, sellerId });
  });

export async function saverOf(productId: string): Promise<TestUser> {
  const user = await makeUser(harness.api.db);
  await inTransaction(harness.api.db, (tx) =>
    writeDocument(tx, user.id, 'wishlist', productId, { id: productId, addedAt: 1 }),
  );
  return user;
}
