import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Notification } from '#domain/notifications/notification.ts';
import { notificationGroups } from '#domain/notifications/notification-kinds.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { listDocuments, writeDocument } from '#server/modules/sync/public.ts';
import { ask } from '#tests/factories/catalog-client.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type BidHarness, openBidHarness } from '../bids/harness.ts';

// Staff take a product offline: the reasons, and who is notified.

let harness: BidHarness;
let staff: string;
const explanation = 'Op de foto staat het merk van een ander.';

beforeAll(async () => {
  harness = await openBidHarness();
  staff = await harness.api.signIn(await makeUser(harness.api.db, { isStaff: true }));
});
afterAll(async () => await harness.api.close());

const takeOffline = async (slug: string, given: Readonly<Record<string, unknown>>, token = staff) =>
  await ask(harness.api, 'mutation', 'deleteProduct', { slug, ...given }, token);
const listOf = async (userId: string): Promise<readonly Notification[]> =>
  await listDocuments(harness.api.db, userId, 'notifications');
const mailAbout = (email: string, subject: string) =>
  harness.mailsTo(email).find((mail) => mail.subject === subject);

describe('STAFF-001 PERM-001 taking a product offline', () => {
  test('notifies the seller of the reason, by email even when product emails are off, and the bidder that the bid ended', async () => {
    const groups = notificationGroups.map((group) => ({ group, push: 'off', email: 'off' }));
    await harness.call(
      `mutation ($groups: [NotificationGroupSettingInput!]!) {
        it: saveNotificationSettings(groups: $groups, quietHours: null, language: en) { __typename }
      }`,
      { groups },
      { token: harness.tokens.seller },
    );
    const product = await harness.product();
    const bidder = harness.visitor();
    const { uuid = '' } = await harness.bid(product.id, 300);
    await harness.bid(product.id, 310, { email: bidder });
    expect(await takeOffline(product.slug, { reason: 'COUNTERFEIT', explanation })).toMatchObject({
      status: 'ARCHIVED',
    });
    await harness.settle();
    const mail = mailAbout(harness.seller.email, 'We took Teak dressoir offline');
    expect(mail?.text).toContain('the product appears to be counterfeit');
    expect(mail?.text).toContain(explanation);
    expect(mail?.text).toContain('If you list it again, we review it before it goes live.');
    expect(mail?.unsubscribeUrl).toBeUndefined();
    const entry = (await listOf(harness.seller.id)).find(({ id }) => id === `product:${product.id}`);
    expect(entry).toMatchObject({
      ...{ kind: 'product_taken_offline', path: `/account/items/${product.id}`, readAt: null },
      texts: {
        nl: { title: 'Teak dressoir is offline gehaald' },
        en: { title: 'Teak dressoir was taken offline' },
        fr: { title: 'Annonce retirée\u00a0: Teak dressoir' },
      },
    });
    // The explanation is only for the seller, and a lock screen may show the texts of the list.
    expect(JSON.stringify(entry)).not.toContain(explanation);
    expect((await listOf(harness.buyer.id)).find(({ id }) => id === `bid:${uuid}`)).toMatchObject({
      texts: { nl: { title: 'Teak dressoir is niet meer te koop' } },
    });
    for (const email of [harness.buyer.email, bidder])
      expect(harness.mailsTo(email).map(({ subject }) => subject)).toContain(
        'Teak dressoir is niet meer te koop',
      );
    const logged = await harness.api.db
      .selectFrom('audit_log')
      .select('details')
      .where('kind', '=', 'staff_product_archived')
      .execute();
    expect(logged).toMatchObject([{ details: { product: product.id, reason: 'COUNTERFEIT' } }]);
  });

  test('the email comes after the quiet hours although the entry was read, and not in the daily one', async () => {
    const groups = notificationGroups.map((group) => ({ group, push: 'off', email: 'daily' }));
    await harness.call(
      `mutation ($groups: [NotificationGroupSettingInput!]!, $quietHours: QuietHoursInput!) {
        it: saveNotificationSettings(groups: $groups, quietHours: $quietHours, language: en) { __typename }
      }`,
      { groups, quietHours: { from: 22, to: 8 } },
      { token: harness.tokens.seller },
    );
    // Midnight or 01:00 of the day after, in Amsterdam.
    const evening = new Date(harness.clock.now());
    harness.clock.advance(evening.setUTCHours(47, 0, 0, 0) - harness.clock.now().getTime());
    const { id, slug } = await harness.product({ title: 'Nachtkast' });
    await takeOffline(slug, { reason: 'UNSAFE', explanation });
    await harness.settle();
    expect(mailAbout(harness.seller.email, 'We took Nachtkast offline')).toBeUndefined();
    const entryId = `product:${id}`;
    const entry = (await listOf(harness.seller.id)).find((one) => one.id === entryId);
    if (entry === undefined) throw new Error('the seller has no entry');
    await inTransaction(harness.api.db, (tx) =>
      writeDocument(tx, harness.seller.id, 'notifications', entryId, { ...entry, readAt: 1 }),
    );
    harness.clock.advance(10 * 60 * 60 * 1000);
    await harness.settle();
    expect(mailAbout(harness.seller.email, 'We took Nachtkast offline')?.text).toContain(explanation);
  });

  test('takes a reason and an explanation; without them nothing happens', async () => {
    const { id, slug } = await harness.product();
    expect(await takeOffline(slug, {})).toMatchObject({
      fields: [
        { field: 'reason', code: 'removal_reason' },
        { field: 'explanation', code: 'explanation_too_short' },
      ],
    });
    expect(await takeOffline(slug, { reason: 'OTHER', explanation: '  kort   ' })).toMatchObject({
      fields: [{ field: 'explanation', code: 'explanation_too_short' }],
    });
    await harness.settle();
    expect((await listOf(harness.seller.id)).map((entry) => entry.id)).not.toContain(`product:${id}`);
    const row = await harness.api.db
      .selectFrom('products')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.status).toBe('PUBLISHED');
  });

  test('repeated after a lost answer, it is done and notified once', async () => {
    const { id, slug } = await harness.product();
    const intent = { reason: 'STOLEN', explanation, commandId: crypto.randomUUID() };
    for (let round = 0; round < 2; round += 1)
      expect(await takeOffline(slug, intent)).toMatchObject({ status: 'ARCHIVED' });
    await harness.settle();
    const removals = await harness.api.db
      .selectFrom('product_removals')
      .select(['reason', 'explanation'])
      .where('product_id', '=', id)
      .execute();
    expect(removals).toEqual([{ reason: 'STOLEN', explanation }]);
  });

  test('a seller who removes an own product needs no reason and gets no notification', async () => {
    const { id, slug } = await harness.product();
    expect(await takeOffline(slug, {}, harness.tokens.seller)).toMatchObject({ status: 'ARCHIVED' });
    await harness.settle();
    expect((await listOf(harness.seller.id)).map((entry) => entry.id)).not.toContain(`product:${id}`);
  });
});
