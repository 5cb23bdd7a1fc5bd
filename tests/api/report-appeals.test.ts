import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailMessage } from '#server/outside/mail/mail.ts';
import { createTestClock } from '#tests/factories/payouts.ts';
import { makeProduct } from '#tests/factories/products.ts';
import { makeSellerUser, type TestSeller } from '#tests/factories/sellers.ts';
import { makeUser, type TestUser } from '#tests/factories/users.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';
import { ask, change, refusedFields, staffMember } from './staff-desk/desk-client.ts';

let api: ApiHarness;
let [first, second] = ['', ''];
let reporter: TestUser;
let token: string;
const clock = createTestClock('2026-03-02T09:00:00Z');
const mails: MailMessage[] = [];

beforeAll(async () => {
  api = await startApi({ clock, mail: { send: async (message) => void mails.push(message) } });
  first = (await staffMember(api, 'Sam')).token;
  second = (await staffMember(api, 'Noor')).token;
  reporter = await makeUser(api.db, { name: 'Meldt Iets' });
  token = await api.signIn(reporter);
});
afterAll(() => api.close());

const settle = async () => {
  for (let round = 0; round < 3; round += 1) await api.server.background.runOnce();
};
const mailsTo = (email: string, subject: RegExp) =>
  mails.filter((mail) => mail.to === email && subject.test(mail.subject));

const own = `... on OwnReport { number side state decision explanation standing appealUntil words due
  appeals { side text outcome decision explanation } }`;

async function filed(kind: string, subject: string, reason: string): Promise<string> {
  const call = `report(kind: ${kind}, uuid: "${subject}", reason: ${reason}, words: "Dit is een kopie.")`;
  const { uuid } = await change(api, token, call, '... on Reported { uuid }');
  return String(uuid);
}
const decide = (uuid: string, decision: string, as = first) =>
  change(
    api,
    as,
    `resolveReport(uuid: "${uuid}", decision: ${decision}, ground: RULES, explanation: "Het merk bevestigt dit.",
      note: "")`,
    `... on StaffReport { state standing }${refusedFields}`,
  );
const seen = (uuid: string, as: string | undefined, key?: string) =>
  ask(api, as, `ownReport(uuid: "${uuid}"${key === undefined ? '' : `, key: "${key}"`})`, own);
const appeal = (uuid: string, as: string | undefined, key?: string, text = 'Kijk nog eens goed.') =>
  change(
    api,
    as,
    `appealReport(uuid: "${uuid}", text: "${text}"${key === undefined ? '' : `, key: "${key}"`})`,
    own + refusedFields,
  );
const decideAppeal = (uuid: string, as: string, outcome: string, measure?: string) =>
  change(
    api,
    as,
    `decideReportAppeal(uuid: "${uuid}", outcome: ${outcome}, explanation: "We keken opnieuw.",
      ${measure === undefined ? '' : `measure: ${measure}, ground: LAW`})`,
    `... on StaffReport { state standing }${refusedFields}`,
  );
const statusOf = async (id: string) =>
  (await api.db.selectFrom('products').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;

async function removeProduct(id: string): Promise<void> {
  const { slug } = await api.db
    .selectFrom('products')
    .select('slug')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const removal = `deleteProduct(slug: "${slug}", reason: COUNTERFEIT, explanation: "Dit is namaak.")`;
  await change(api, first, removal);
}

async function shop(title = 'Nagemaakte lamp') {
  const seller: TestSeller = await makeSellerUser(api.db);
  const product = await makeProduct(api.db, seller.sellerId, { title });
  return { seller, product, token: await api.signIn(seller) };
}

test('L8 a report is acknowledged with its number, and decided with reasons for both sides', async () => {
  const { seller, product, token: sellerToken } = await shop('Lamp met label');
  const uuid = await filed('PRODUCT', product.id, 'COUNTERFEIT');
  await settle();
  const before = await seen(uuid, token);
  expect(before).toMatchObject({ side: 'REPORTER', state: 'OPEN', due: '2026-03-05T19:00:00.000Z' });
  const [receipt] = mailsTo(reporter.email, /melding ontvangen/);
  expect(receipt?.subject).toContain(String(before.number));
  expect(receipt?.text).toContain('Lamp met label');
  // There is no decision against the seller yet, so the report is not visible to them.
  expect(await seen(uuid, sellerToken)).toMatchObject({ __typename: 'UserHasNoObjectPermissionError' });
  expect(await decide(uuid, 'WARNING')).toMatchObject({ state: 'DECIDED', standing: 'WARNING' });
  await settle();
  const [statement] = mailsTo(seller.email, /Ons besluit over je advertentie/);
  for (const part of ['Het merk bevestigt dit.', 'op onze voorwaarden', 'zonder geautomatiseerde', 'bezwaar'])
    expect(statement?.text).toContain(part);
  expect(statement?.text).not.toContain('Dit is een kopie.');
  expect(mailsTo(reporter.email, /besluit over je misbruikmelding/)[0]?.text).toContain(
    'Het merk bevestigt dit.',
  );
  expect(await seen(uuid, sellerToken)).toMatchObject({ side: 'AFFECTED', words: null, decision: 'WARNING' });
  // The decision is in favour of the reporter.
  expect(await appeal(uuid, token)).toMatchObject({ errorCode: 'report_appeal_nothing_against' });
});

test('L8 the person a decision is against appeals once, and another colleague returns the product to review', async () => {
  const { seller, product, token: sellerToken } = await shop();
  const uuid = await filed('PRODUCT', product.id, 'COUNTERFEIT');
  await removeProduct(product.id);
  await decide(uuid, 'REMOVED');
  expect(await appeal(uuid, sellerToken, undefined, 'kort')).toMatchObject({
    fields: [{ field: 'text', code: 'report_reasons_too_short' }],
  });
  expect(await appeal(uuid, sellerToken)).toMatchObject({ state: 'APPEALED', appealUntil: null });
  expect(await appeal(uuid, sellerToken)).toMatchObject({ errorCode: 'wrong_state' });
  // The reporter sees the other side's appeal only after it is decided.
  expect(await seen(uuid, token)).toMatchObject({ appeals: [] });
  expect(await decideAppeal(uuid, first, 'REVERSED')).toMatchObject({
    errorCode: 'report_needs_another_colleague',
  });
  expect(await statusOf(product.id)).toBe('ARCHIVED');
  expect(await decideAppeal(uuid, second, 'REVERSED')).toMatchObject({ standing: 'NO_VIOLATION' });
  expect(await statusOf(product.id)).toBe('IN_REVIEW');
  await settle();
  for (const { email } of [seller, reporter])
    expect(mailsTo(email, /na bezwaar/)[0]?.text).toContain('We keken opnieuw.');
  expect(mailsTo(seller.email, /bezwaar ontvangen/)).toHaveLength(1);
  expect(await seen(uuid, token)).toMatchObject({
    appeals: [{ side: 'AFFECTED', text: null, outcome: 'REVERSED', decision: 'NO_VIOLATION' }],
  });
});

test('L8 upholding a removal takes a product offline that has come online again', async () => {
  const { seller, product, token: sellerToken } = await shop('Lamp die terugkwam');
  const uuid = await filed('PRODUCT', product.id, 'PROHIBITED');
  await removeProduct(product.id);
  await decide(uuid, 'REMOVED');
  await appeal(uuid, sellerToken);
  await api.db.updateTable('products').set({ status: 'PUBLISHED' }).where('id', '=', product.id).execute();
  expect(await decideAppeal(uuid, second, 'UPHELD')).toMatchObject({ standing: 'REMOVED' });
  expect(await statusOf(product.id)).toBe('ARCHIVED');
  await settle();
  expect(mailsTo(seller.email, /na bezwaar/)[0]?.text).toContain('niet meer online');
});

test('L8 granting an appeal of the reporter takes the measure, which the seller may then appeal', async () => {
  const { seller, product, token: sellerToken } = await shop();
  const uuid = await filed('PRODUCT', product.id, 'STOLEN');
  await decide(uuid, 'NO_VIOLATION');
  expect(await appeal(uuid, sellerToken)).toMatchObject({ __typename: 'UserHasNoObjectPermissionError' });
  expect(await appeal(uuid, token)).toMatchObject({ state: 'APPEALED', side: 'REPORTER' });
  expect(await decideAppeal(uuid, second, 'REVERSED')).toMatchObject({ errorCode: 'report_appeal_measure' });
  expect(await decideAppeal(uuid, second, 'REVERSED', 'REMOVED')).toMatchObject({ standing: 'REMOVED' });
  expect(await statusOf(product.id)).toBe('ARCHIVED');
  await settle();
  expect(mailsTo(seller.email, /Ons besluit over je advertentie/)).toHaveLength(1);
  expect(await appeal(uuid, sellerToken)).toMatchObject({ state: 'APPEALED', side: 'AFFECTED' });
  expect(await decideAppeal(uuid, first, 'UPHELD')).toMatchObject({ standing: 'REMOVED' });
  expect(await statusOf(product.id)).toBe('ARCHIVED');
  expect(await appeal(uuid, sellerToken)).toMatchObject({ errorCode: 'report_appealed_already' });
});

test('L8 a suspended person appeals with the key of the email, and is reinstated', async () => {
  const { seller } = await shop();
  const uuid = await filed('SELLER', seller.sellerId, 'SCAM');
  const { id, email } = seller;
  await change(api, first, `suspendUser(userUuid: "${id}", reason: FRAUD, words: "We vermoeden fraude.")`);
  await decide(uuid, 'SUSPENDED');
  await settle();
  const [statement] = mailsTo(email, /Ons besluit over je account/);
  const key = /sleutel=(\w+)/.exec(statement?.text ?? '')?.[1] ?? '';
  expect(await seen(uuid, undefined)).toMatchObject({ __typename: 'UserHasNoObjectPermissionError' });
  expect(await seen(uuid, undefined, 'x'.repeat(64))).toMatchObject({
    __typename: 'UserHasNoObjectPermissionError',
  });
  expect(await seen(uuid, undefined, key)).toMatchObject({ side: 'AFFECTED', decision: 'SUSPENDED' });
  expect(await appeal(uuid, undefined, key)).toMatchObject({ state: 'APPEALED' });
  expect(await decideAppeal(uuid, second, 'REVERSED')).toMatchObject({ standing: 'NO_VIOLATION' });
  const user = await api.db
    .selectFrom('users')
    .select('suspended_at')
    .where('id', '=', id)
    .executeTakeFirst();
  expect(user).toEqual({ suspended_at: null });
});

test('L8 a visitor reports with an address, reads the decision with the link and may appeal', async () => {
  const { product } = await shop();
  const email = `${randomUUID()}@voorbeeld.test`;
  const call = (address: string) =>
    `reportWithoutAccount(kind: PRODUCT, uuid: "${product.id}", reason: COUNTERFEIT,
      words: "Dit is een kopie.", email: "${address}")`;
  expect(await change(api, undefined, call('geen adres'), refusedFields)).toMatchObject({
    fields: [{ field: 'email', code: 'invalid_email' }],
  });
  expect(await change(api, undefined, call(email))).toMatchObject({ __typename: 'VisitorReported' });
  expect(await change(api, undefined, call(email))).toMatchObject({ errorCode: 'already_reported' });
  await settle();
  const [receipt] = mailsTo(email, /melding ontvangen/);
  // The email must not contain the visitor's text, because the address may belong to somebody else.
  expect(receipt?.text).not.toContain('Dit is een kopie.');
  const uuid = /gemeld\/([\w-]+)\?/.exec(receipt?.text ?? '')?.[1] ?? '';
  const key = /sleutel=(\w+)/.exec(receipt?.text ?? '')?.[1] ?? '';
  await decide(uuid, 'NO_VIOLATION');
  await settle();
  expect(mailsTo(email, /besluit over je misbruikmelding/)).toHaveLength(1);
  expect(await appeal(uuid, undefined, key)).toMatchObject({ side: 'REPORTER', state: 'APPEALED' });
  await decideAppeal(uuid, second, 'UPHELD');
  await settle();
  expect(mailsTo(email, /na bezwaar/)).toHaveLength(1);
});

test('L8 a hidden review is shown again after an appeal', async () => {
  const { seller } = await shop();
  const author = await makeUser(api.db);
  const review = randomUUID();
  await api.db
    .insertInto('reviews')
    .values({
      ...{ id: review, order_product_id: null, seller_id: seller.sellerId, author_id: author.id },
      ...{
        author: 'BUYER',
        state: 'PUBLISHED',
        stars: 1,
        submitted_at: new Date(),
        published_at: new Date(),
      },
      ...{ delivery_time: 1, item_condition: 1, item_description: 1, item_wrapping: 1 },
      ...{ seller_communication: 1, platform_service: 1 },
    })
    .execute();
  const state = async () =>
    (await api.db.selectFrom('reviews').select('state').where('id', '=', review).executeTakeFirst())?.state;
  const uuid = await filed('REVIEW', review, 'ABUSE');
  await decide(uuid, 'REMOVED');
  expect(await state()).toBe('HIDDEN');
  await appeal(uuid, await api.signIn(author));
  await decideAppeal(uuid, second, 'REVERSED');
  expect(await state()).toBe('PUBLISHED');
});

test('L8 overdue reports are listed first, counted, and alert staff until they are decided', async () => {
  const { product } = await shop();
  const uuid = await filed('PRODUCT', product.id, 'MISLEADING');
  const items = async (state: string) =>
    (
      await ask<{ readonly items: readonly { readonly uuid: string }[] }>(
        api,
        first,
        `staffReports(state: ${state})`,
        '... on StaffReportPage { items { uuid isOverdue } }',
      )
    ).items;
  expect(await items('OVERDUE')).toEqual([]);
  clock.set('2026-03-06T09:00:00Z');
  await settle();
  expect(await items('OVERDUE')).toEqual([{ uuid, isOverdue: true }]);
  expect((await items('ALL'))[0]).toMatchObject({ uuid });
  expect(await ask(api, first, 'staffDesk', '... on StaffDesk { overdueReports }')).toMatchObject({
    overdueReports: 1,
  });
  const alarms = () => mails.filter(({ subject }) => subject === 'Een misbruikmelding wacht te lang').length;
  const once = alarms();
  expect(once).toBeGreaterThanOrEqual(2);
  await settle();
  expect(alarms()).toBe(once);
  clock.set('2026-03-09T09:30:00Z');
  await settle();
  expect(alarms()).toBe(2 * once);
  await decide(uuid, 'NO_VIOLATION');
  clock.set('2026-03-11T09:30:00Z');
  await settle();
  expect(alarms()).toBe(2 * once);
  // Six months later, the period for appeals has ended.
  clock.set('2026-09-10T09:00:00Z');
  expect(await appeal(uuid, await api.signIn(reporter))).toMatchObject({
    errorCode: 'report_appeal_too_late',
  });
});

test('the figures of a year count notices, decisions and appeals by reason', async () => {
  const url = '/api/v2/staff/reports/figures.csv?year=2026';
  const answer = await api.inject({ method: 'GET', url, headers: { authorization: `Token ${first}` } });
  expect(answer.statusCode).toBe(200);
  const [head, ...rows] = answer.body.trim().split('\r\n');
  expect(head).toContain('notices,no_violation');
  const counterfeit = rows.find((row) => row.includes('COUNTERFEIT'))?.split(',');
  expect(counterfeit?.slice(2, 10)).toEqual(['3', '1', '1', '1', '0', '0', '2', '1']);
});
