import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { up } from '#server/db/migrations/0211-reports.ts';
import type { MailMessage } from '#server/outside/mail/mail.ts';
import { makeConversation } from '#tests/factories/chats.ts';
import { makeProduct } from '#tests/factories/products.ts';
import { makeSellerUser, type TestSeller } from '#tests/factories/sellers.ts';
import { makeUser, type TestUser } from '#tests/factories/users.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';
import { ask, change, refusedFields, staffMember } from './desk-client.ts';

let api: ApiHarness;
let staff: { readonly user: TestUser; readonly token: string };
let buyer: TestUser;
let token: string;
let seller: TestSeller;
let product: { readonly id: string };

const mails: MailMessage[] = [];

beforeAll(async () => {
  api = await startApi({
    config: { staffSecondFactor: 'required' },
    mail: { send: async (message) => void mails.push(message) },
  });
  staff = await staffMember(api, 'Sam van de winkel');
  buyer = await makeUser(api.db, { name: 'Meldt Iets' });
  token = await api.signIn(buyer);
  seller = await makeSellerUser(api.db, { name: 'Verkoper van Namaak' });
  product = await makeProduct(api.db, seller.sellerId, { title: 'Verdachte stoel' });
});
afterAll(() => api.close());

const explanation = 'Dit is een kopie, geen origineel.';
const report = (kind: string, uuid: string, reason: string, as = token) =>
  change(
    api,
    as,
    `report(kind: ${kind}, uuid: "${uuid}", reason: ${reason}, words: "${explanation}")`,
    `... on Reported { uuid }${refusedFields}`,
  );
const shown = `kind reason words reporterName assigneeName productTitle sellerName otherReports decision note messages { text }`;
const list = (args: string) =>
  ask<{ readonly totalCount: number; readonly items: readonly { readonly uuid: string }[] }>(
    api,
    staff.token,
    `staffReports(${args})`,
    `... on StaffReportPage { totalCount items { uuid ${shown} } }`,
  );

const setStatus = (id: string, status: 'ARCHIVED' | 'PUBLISHED') =>
  api.db.updateTable('products').set({ status }).where('id', '=', id).execute();
const settle = async () => {
  for (let round = 0; round < 2; round += 1) await api.server.background.runOnce();
};
const decide = (uuid: string, decision: string, explanation = 'Zo staat het in onze regels.') =>
  change(
    api,
    staff.token,
    `resolveReport(uuid: "${uuid}", decision: ${decision}, ground: RULES, note: "",
      explanation: ${JSON.stringify(explanation)})`,
    `... on StaffReport { decision explanation }${refusedFields}`,
  );

test('STAFF-001 a product is reported once per person while it is open, taken, decided, and may be reported again', async () => {
  const filed = await report('PRODUCT', product.id, 'COUNTERFEIT');
  const { uuid } = filed as unknown as { readonly uuid: string };
  expect(await report('PRODUCT', product.id, 'STOLEN')).toMatchObject({ errorCode: 'already_reported' });
  const other = await api.signIn(await makeUser(api.db));
  expect(await report('PRODUCT', product.id, 'STOLEN', other)).toMatchObject({ __typename: 'Reported' });
  expect(await list('searchString: "verdachte meldt"')).toMatchObject({
    totalCount: 1,
    items: [
      { uuid, kind: 'PRODUCT', reason: 'COUNTERFEIT', words: explanation, otherReports: 1, decision: null },
    ],
  });

  const take = (isMine: boolean) =>
    change(
      api,
      staff.token,
      `takeReport(uuid: "${uuid}", isMine: ${isMine})`,
      `... on StaffReport { ${shown} }`,
    );
  expect(await take(true)).toMatchObject({ assigneeName: 'Sam van de winkel' });
  expect((await list('state: MINE')).items).toMatchObject([{ uuid }]);
  expect(await take(false)).toMatchObject({ assigneeName: null });

  const resolve = () =>
    change(
      api,
      staff.token,
      `resolveReport(uuid: "${uuid}", decision: REMOVED, ground: LAW, explanation: "Het is een kopie.",
        note: "Bevestigd door het merk")`,
      `... on StaffReport { ${shown} }`,
    );
  expect(await resolve()).toMatchObject({ errorCode: 'report_product_is_online' });
  await setStatus(product.id, 'ARCHIVED');
  expect(await resolve()).toMatchObject({ decision: 'REMOVED', note: 'Bevestigd door het merk' });
  expect(await resolve()).toMatchObject({ errorCode: 'report_is_resolved' });
  const notices = await api.db
    .selectFrom('event_outbox')
    .select('payload')
    .where('type', '=', 'report.resolved')
    .execute();
  expect(notices.map(({ payload }) => payload)).toEqual([{ reportId: uuid, decision: 'REMOVED' }]);
  await setStatus(product.id, 'PUBLISHED');
  expect(await list('state: RESOLVED')).toMatchObject({ totalCount: 1 });
  expect(await report('PRODUCT', product.id, 'STOLEN')).toMatchObject({ __typename: 'Reported' });
});

test('a seller is reported, a reason of another kind and one’s own things are not', async () => {
  expect(await report('SELLER', seller.sellerId, 'STOLEN')).toMatchObject({
    fields: [{ field: 'reason', code: 'report_reason' }],
  });
  expect(await report('SELLER', seller.sellerId, 'IMPERSONATION')).toMatchObject({ __typename: 'Reported' });
  const own = await api.signIn(seller);
  expect(await report('SELLER', seller.sellerId, 'SCAM', own)).toMatchObject({ errorCode: 'report_own' });
  expect(await report('PRODUCT', product.id, 'STOLEN', own)).toMatchObject({ errorCode: 'report_own' });
  const hidden = await makeProduct(api.db, seller.sellerId, { status: 'IN_REVIEW', publication_date: null });
  expect(await report('PRODUCT', hidden.id, 'STOLEN')).toMatchObject({
    __typename: 'ObjectDoesNotExistError',
  });
});

test('a chat is reported by its two sides alone, and staff read its messages', async () => {
  const conversation = await makeConversation(api.db, buyer, seller, product.id, [
    { side: 'SELLER', text: 'Stuur me je pincode' },
  ]);
  const stranger = await api.signIn(await makeUser(api.db));
  expect(await report('CHAT', conversation, 'SCAM', stranger)).toMatchObject({
    __typename: 'UserHasNoObjectPermissionError',
  });
  expect(await report('CHAT', conversation, 'SCAM')).toMatchObject({ __typename: 'Reported' });
  expect((await list('kind: CHAT')).items).toMatchObject([
    {
      productTitle: 'Verdachte stoel',
      sellerName: 'Verkoper van Namaak',
      messages: [{ text: 'Stuur me je pincode' }],
    },
  ]);
});

test('ERR-004 a report is for staff alone', async () => {
  expect(await ask(api, token, 'staffReports')).toMatchObject({ errorCode: 'no_admin_permissions' });
  expect(
    await change(
      api,
      undefined,
      `report(kind: SELLER, uuid: "${seller.sellerId}", reason: SCAM, words: "${explanation}")`,
    ),
  ).toMatchObject({ errorCode: 'user_not_authenticated' });
});

test('STAFF-001 a warning is emailed to whom it is about, with the reason and what staff wrote', async () => {
  const warned = await makeSellerUser(api.db, { name: 'Gewaarschuwde Winkel' });
  const { id } = await makeProduct(api.db, warned.sellerId, { title: 'Nagemaakte lamp' });
  const { uuid } = (await report('PRODUCT', id, 'COUNTERFEIT')) as unknown as { readonly uuid: string };
  expect(await decide(uuid, 'WARNING', 'x'.repeat(2001))).toMatchObject({
    fields: [{ field: 'explanation', code: 'report_reasons_too_long' }],
  });
  expect(await decide(uuid, 'WARNING', 'Het merk bevestigt dit.')).toMatchObject({
    decision: 'WARNING',
    explanation: 'Het merk bevestigt dit.',
  });
  await settle();
  const [mail] = mails.filter(({ to }) => to === warned.email);
  expect(mail?.subject).toBe('Ons besluit over je advertentie “Nagemaakte lamp”');
  expect(mail?.text).toContain('Je mag bij ons geen namaak aanbieden.');
  expect(mail?.text).toContain('Het merk bevestigt dit.');
  expect(mail?.text).not.toContain(explanation);
  const [answer] = mails.filter(({ to, text }) => to === buyer.email && text.includes('gewaarschuwd'));
  expect(answer?.text).not.toContain('Gewaarschuwde Winkel');
  const noted = await api.db
    .selectFrom('audit_log')
    .select('user_id')
    .where('kind', '=', 'staff_user_warned')
    .execute();
  expect(noted).toEqual([{ user_id: warned.id }]);
});

test('in a conversation the other side is warned, in the language in which they use the shop', async () => {
  const [asker, shop] = [await makeUser(api.db), await makeSellerUser(api.db)];
  await api.signIn(asker, 'fr');
  const { id } = await makeProduct(api.db, shop.sellerId);
  const conversation = await makeConversation(api.db, asker, shop, id, [
    { side: 'BUYER', text: 'Sale type' },
  ]);
  const as = await api.signIn(shop);
  const filed = await report('CHAT', conversation, 'ABUSE', as);
  const { uuid } = filed as unknown as { readonly uuid: string };
  expect(await decide(uuid, 'REMOVED')).toMatchObject({ errorCode: 'report_decision_unfit' });
  expect(await decide(uuid, 'WARNING')).toMatchObject({ decision: 'WARNING' });
  await settle();
  expect(mails.filter(({ subject }) => subject === 'Notre décision concernant vos messages')).toMatchObject([
    { to: asker.email },
  ]);
});

test('a report is decided as SUSPENDED once the account is suspended, and nobody is warned who is gone', async () => {
  const shop = await makeSellerUser(api.db);
  const filed = await report('SELLER', shop.sellerId, 'SCAM');
  const { uuid } = filed as unknown as { readonly uuid: string };
  expect(await decide(uuid, 'SUSPENDED')).toMatchObject({ errorCode: 'report_nobody_suspended' });
  const suspend = { suspended_at: new Date() };
  await api.db.updateTable('users').set(suspend).where('id', '=', shop.id).execute();
  expect(await decide(uuid, 'SUSPENDED')).toMatchObject({ decision: 'SUSPENDED' });
  await settle();
  const about = (to: string) => mails.filter((mail) => mail.to === to && mail.text.includes('geschorst'));
  expect(about(buyer.email)).toHaveLength(1);
  // A person who can no longer sign in reads the reasons and appeals with the key in the link.
  expect(about(shop.email).at(-1)?.text).toContain(`/account/gemeld/${uuid}?sleutel=`);
  const gone = await makeSellerUser(api.db);
  const second = await report('SELLER', gone.sellerId, 'SCAM');
  await api.db.updateTable('users').set({ is_active: false }).where('id', '=', gone.id).execute();
  const { uuid: left } = second as unknown as { readonly uuid: string };
  expect(await decide(left, 'WARNING')).toMatchObject({ errorCode: 'report_nobody_to_warn' });
});

test('an update merges several reports of one person about one conversation', async () => {
  const { db } = api;
  const conversation = randomUUID();
  await sql`drop table reports cascade`.execute(db);
  await sql`create table chat_reports (
    id uuid primary key, conversation_id uuid not null, reporter_id uuid not null, reason text not null,
    created_at timestamptz not null)`.execute(db);
  const [first, second, alone] = [randomUUID(), randomUUID(), randomUUID()];
  for (const [id, reporter, reason, at] of [
    [first, buyer.id, 'Hij scheldt', '2026-01-05T11:00:00Z'],
    [second, buyer.id, 'Hij scheldt weer', '2026-01-06T11:00:00Z'],
    [alone, seller.id, 'Nep', '2026-01-07T11:00:00Z'],
  ])
    await sql`insert into chat_reports values (${id}, ${conversation}, ${reporter}, ${reason}, ${at})`.execute(
      db,
    );
  await up(db);
  const stored = await db.selectFrom('reports').select(['id', 'words']).orderBy('created_at').execute();
  expect(stored).toEqual([
    { id: second, words: '2026-01-06 12:00: Hij scheldt weer\n\n2026-01-05 12:00: Hij scheldt' },
    { id: alone, words: 'Nep' },
  ]);
});
