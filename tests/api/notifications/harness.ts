import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Notification } from '#domain/notifications/notification.ts';
import { notificationGroups } from '#domain/notifications/notification-kinds.ts';
import { scopeOf } from '#server/command.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { recordPrice } from '#server/modules/catalog/price-history.ts';
import { productRepriced } from '#server/modules/products/events.ts';
import { listDocuments, writeDocument } from '#server/modules/sync/public.ts';
import { makeUser } from '../../factories/users.ts';
import { type BidHarness, openBidHarness } from '../bids/harness.ts';

export let harness: BidHarness;
export const hour = 60 * 60 * 1000;
export const day = 24 * hour;

/** Advances to the next noon in winter time, so that each test controls the hour itself. */
export const noon = (): void => {
  const now = harness.clock.now();
  const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, 11);
  harness.clock.advance(next - now.getTime());
};

/** Opens the bid harness for the tests of a file. Each test starts at noon in winter time, after `prepare`. */
export function setUpBidHarness(prepare?: () => Promise<void>): void {
  beforeAll(async () => {
    harness = await openBidHarness();
  });
  afterAll(async () => await harness.api.close());
  beforeEach(async () => {
    noon();
    await prepare?.();
  });
}

export const listOf = async (userId: string): Promise<readonly Notification[]> =>
  await listDocuments(harness.api.db, userId, 'notifications');
export const aboutBid = async (userId: string, bidId: string) =>
  (await listOf(userId)).find(({ id }) => id === `bid:${bidId}`);
export const mailsAbout = (email: string, text: string) =>
  harness.mailsTo(email).filter(({ subject }) => subject.includes(text));

interface Choices {
  readonly push?: 'now' | 'off';
  readonly email?: 'now' | 'daily' | 'off';
  readonly quietHours?: { readonly from: number; readonly to: number } | null;
  readonly language?: 'nl' | 'en' | 'fr';
}

export async function choose(token: string, { push = 'now', email = 'now', ...more }: Choices) {
  return await harness.call<{
    __typename: string;
    language?: string;
    groups?: object[];
    quietHours?: object;
  }>(
    `mutation ($groups: [NotificationGroupSettingInput!]!, $quietHours: QuietHoursInput, $language: NotificationLanguage!) {
      it: saveNotificationSettings(groups: $groups, quietHours: $quietHours, language: $language) {
        __typename
        ... on NotificationSettings { language quietHours { from to } groups { group push email } }
      }
    }`,
    {
      groups: notificationGroups.map((group) => ({ group, push, email })),
      ...{ quietHours: more.quietHours ?? null, language: more.language ?? 'nl' },
    },
    { token },
  );
}

/** A person with the product on their wishlist; returns their id, token and email address. */
export async function saver(productId: string) {
  const user = await makeUser(harness.api.db);
  const token = await harness.api.signIn(user);
  await inTransaction(harness.api.db, (tx) =>
    writeDocument(tx, user.id, 'wishlist', productId, { id: productId, addedAt: 1 }),
  );
  return { ...user, token };
}

export const reprice = async (productId: string, price: number, when = harness.clock.now()) =>
  await inTransaction(harness.api.db, async (tx) => {
    await tx.updateTable('products').set({ price_cents: price }).where('id', '=', productId).execute();
    await recordPrice(tx, productId, when);
    await scopeOf(tx, harness.api.server.deps.bus, when).emit(productRepriced, {
      productId,
      sellerId: harness.seller.sellerId,
    });
  });
