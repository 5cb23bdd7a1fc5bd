import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppealOutcome } from '#domain/report/report-appeal.ts';
import type { ReportDecision, ReportKind } from '#domain/report/report-rules.ts';
import { up } from '#server/db/migrations/0385-measures-of-reports.ts';
import { makeConversation } from '#tests/factories/chats.ts';
import { makeProduct } from '#tests/factories/products.ts';
import { makeSellerUser, type TestSeller } from '#tests/factories/sellers.ts';
import { makeUser, type TestUser } from '#tests/factories/users.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';
import { change, refusedFields, staffMember } from './staff-desk/desk-client.ts';

// What a decision on a report does to its subject, and what its reversal undoes.

let api: ApiHarness;
let [first, second] = ['', ''];
/** The token of the reporter, by the report. */
const reporters = new Map<string, string>();

beforeAll(async () => {
  api = await startApi();
  first = (await staffMember(api, 'Sam')).token;
  second = (await staffMember(api, 'Noor')).token;
});
afterAll(() => api.close());

const settle = async () => {
  for (let round = 0; round < 3; round += 1) await api.server.background.runOnce();
};

/** Files a report, by a new reporter unless one is given, because a person reports only some things in an hour. */
async function filed(kind: ReportKind, subject: string, reporter?: string): Promise<string> {
  const reason = kind === 'PRODUCT' ? 'COUNTERFEIT' : kind === 'SELLER' ? 'SCAM' : 'ABUSE';
  const call = `report(kind: ${kind}, uuid: "${subject}", reason: ${reason}, words: "Dit klopt niet.")`;
  const token = reporter ?? (await api.signIn(await makeUser(api.db)));
  const uuid = String((await change(api, token, call, '... on Reported { uuid }')).uuid);
  reporters.set(uuid, token);
  return uuid;
}
const shown = `... on StaffReport { standing }${refusedFields}`;
async function decide(uuid: string, decision: ReportDecision): Promise<void> {
  const call = `resolveReport(uuid: "${uuid}", decision: ${decision}, ground: RULES, note: "",
    explanation: "Het merk bevestigt dit.")`;
  expect(await change(api, first, call, shown)).toMatchObject({ standing: decision });
}
async function appeal(uuid: string, token: string | undefined): Promise<void> {
  const call = `appealReport(uuid: "${uuid}", text: "Kijk nog eens goed.")`;
  expect(await change(api, token, call, '... on OwnReport { state }')).toMatchObject({ state: 'APPEALED' });
}
/** Appeals as the affected person, who can't sign in, with the key of the email. */
async function appealWithKey(uuid: string): Promise<void> {
  const key = api.server.deps.secrets.sign('report-side', `${uuid}.AFFECTED`);
  const call = `appealReport(uuid: "${uuid}", text: "Kijk nog eens goed.", key: "${key}")`;
  expect(await change(api, undefined, call, '... on OwnReport { state }')).toMatchObject({
    state: 'APPEALED',
  });
}
const decideAppeal = (uuid: string, outcome: AppealOutcome, measure?: ReportDecision, as = second) =>
  change(
    api,
    as,
    `decideReportAppeal(uuid: "${uuid}", outcome: ${outcome}, explanation: "We keken opnieuw."
      ${measure === undefined ? '' : `, measure: ${measure}, ground: LAW`})`,
    shown,
  );
async function reverse(uuid: string): Promise<void> {
  expect(await decideAppeal(uuid, 'REVERSED')).toMatchObject({ standing: 'NO_VIOLATION' });
}

async function offered() {
  const seller: TestSeller = await makeSellerUser(api.db, { can_publish: true });
  const { id, slug } = await makeProduct(api.db, seller.sellerId, { title: 'Nagemaakte lamp' });
  return { seller, id, slug, token: await api.signIn(seller) };
}
type Offered = Awaited<ReturnType<typeof offered>>;

const statusOf = async ({ id }: Pick<Offered, 'id'>) =>
  (await api.db.selectFrom('products').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;
const takeOffline = ({ slug }: Offered) =>
  change(api, first, `deleteProduct(slug: "${slug}", reason: OTHER, explanation: "Dit mag hier niet.")`);
const archive = ({ slug, token }: Offered) =>
  change(api, token, `deleteProduct(slug: "${slug}")`, '... on Product { status }');
const offerAgain = ({ slug, token }: Offered) =>
  change(
    api,
    token,
    `updateProduct(slug: "${slug}", input: {}, publish: true)`,
    `... on Product { status }${refusedFields}`,
  );
const approve = ({ slug }: Offered) =>
  change(
    api,
    second,
    `reviewProduct(slug: "${slug}", decision: APPROVE)`,
    `... on Product { status }${refusedFields}`,
  );
const suspend = (id: string) =>
  change(api, first, `suspendUser(userUuid: "${id}", reason: OTHER, words: "Dit mag hier niet.")`);
const reinstate = (id: string) => change(api, first, `reinstateUser(userUuid: "${id}")`);
const isSuspended = async ({ id }: { readonly id: string }) =>
  (await api.db.selectFrom('users').select('suspended_at').where('id', '=', id).executeTakeFirstOrThrow())
    .suspended_at !== null;

async function makeReview(seller: TestSeller, author: TestUser): Promise<string> {
  const id = randomUUID();
  const moment = new Date();
  await api.db
    .insertInto('reviews')
    .values({
      ...{ id, order_product_id: null, seller_id: seller.sellerId, author_id: author.id },
      ...{ author: 'BUYER', state: 'PUBLISHED', stars: 1, submitted_at: moment, published_at: moment },
      ...{ delivery_time: 1, item_condition: 1, item_description: 1, item_wrapping: 1 },
      ...{ seller_communication: 1, platform_service: 1 },
    })
    .execute();
  return id;
}

describe('a product that is offline when its report is decided as REMOVED', () => {
  test('L8 is reviewed before it is published again, if the seller archived it', async () => {
    const product = await offered();
    const uuid = await filed('PRODUCT', product.id);
    expect(await archive(product)).toMatchObject({ status: 'ARCHIVED' });
    await decide(uuid, 'REMOVED');
    expect(await offerAgain(product)).toMatchObject({ status: 'IN_REVIEW' });
    expect(await approve(product)).toMatchObject({ status: 'PUBLISHED' });
  });

  test('L8 stays with the seller after a reversed appeal, and may be published again', async () => {
    const product = await offered();
    const uuid = await filed('PRODUCT', product.id);
    await archive(product);
    await decide(uuid, 'REMOVED');
    await appeal(uuid, product.token);
    await reverse(uuid);
    expect(await statusOf(product)).toBe('ARCHIVED');
    expect(await offerAgain(product)).toMatchObject({ status: 'PUBLISHED' });
  });

  test('L8 is reviewed before it is published again, if it expired', async () => {
    const product = await offered();
    const uuid = await filed('PRODUCT', product.id);
    await api.db.updateTable('products').set({ status: 'EXPIRED' }).where('id', '=', product.id).execute();
    await decide(uuid, 'REMOVED');
    expect(await offerAgain(product)).toMatchObject({ status: 'IN_REVIEW' });
  });

  test('L8 is not shown again when the suspension ends that hid it', async () => {
    const product = await offered();
    const uuid = await filed('PRODUCT', product.id);
    await suspend(product.seller.id);
    await settle();
    expect(await statusOf(product)).toBe('EXPIRED');
    await decide(uuid, 'REMOVED');
    const hidden = api.db.selectFrom('hidden_listings').select('was').where('product_id', '=', product.id);
    expect(await hidden.execute()).toEqual([]);
    await reinstate(product.seller.id);
    await settle();
    expect(await statusOf(product)).toBe('ARCHIVED');
    const token = await api.signIn(product.seller);
    expect(await offerAgain({ ...product, token })).toMatchObject({ status: 'IN_REVIEW' });
  });

  test('L8 is reviewed as well after an appeal of the reporter was granted', async () => {
    const product = await offered();
    const uuid = await filed('PRODUCT', product.id);
    await decide(uuid, 'NO_VIOLATION');
    await archive(product);
    await appeal(uuid, reporters.get(uuid));
    expect(await decideAppeal(uuid, 'REVERSED', 'REMOVED')).toMatchObject({ standing: 'REMOVED' });
    expect(await offerAgain(product)).toMatchObject({ status: 'IN_REVIEW' });
  });
});

describe('a reversed appeal undoes the measure of its own report', () => {
  test('L8 a review stays hidden while the decision on another report stands', async () => {
    const { seller } = await offered();
    const author = await makeUser(api.db);
    const review = await makeReview(seller, author);
    const state = async () =>
      (await api.db.selectFrom('reviews').select('state').where('id', '=', review).executeTakeFirst())?.state;
    const [one, other] = [await filed('REVIEW', review), await filed('REVIEW', review)];
    await decide(one, 'REMOVED');
    await decide(other, 'REMOVED');
    const token = await api.signIn(author);
    await appeal(one, token);
    await reverse(one);
    expect(await state()).toBe('HIDDEN');
    await appeal(other, token);
    await reverse(other);
    expect(await state()).toBe('PUBLISHED');
  });

  test('L8 a product stays offline while the decision on another report stands', async () => {
    const product = await offered();
    const [one, other] = [await filed('PRODUCT', product.id), await filed('PRODUCT', product.id)];
    await takeOffline(product);
    await decide(one, 'REMOVED');
    await decide(other, 'REMOVED');
    await appeal(one, product.token);
    await reverse(one);
    expect(await statusOf(product)).toBe('ARCHIVED');
    await appeal(other, product.token);
    await reverse(other);
    expect(await statusOf(product)).toBe('IN_REVIEW');
  });

  test('L8 a product stays offline that staff took offline later without a report, or that its seller archived', async () => {
    const removedAgain = await offered();
    const archived = await offered();
    for (const [product, end] of [
      [removedAgain, takeOffline],
      [archived, archive],
    ] as const) {
      const uuid = await filed('PRODUCT', product.id);
      await takeOffline(product);
      await decide(uuid, 'REMOVED');
      await offerAgain(product);
      expect(await approve(product)).toMatchObject({ status: 'PUBLISHED' });
      await end(product);
      await appeal(uuid, product.token);
      await reverse(uuid);
      expect(await statusOf(product)).toBe('ARCHIVED');
    }
  });

  test('L8 an account stays suspended while a decision on another report about the same person stands', async () => {
    const { seller, id } = await offered();
    const [one, other] = [await filed('SELLER', seller.sellerId), await filed('PRODUCT', id)];
    await suspend(seller.id);
    await decide(one, 'SUSPENDED');
    await decide(other, 'SUSPENDED');
    await appealWithKey(one);
    await reverse(one);
    expect(await isSuspended(seller)).toBe(true);
    await appealWithKey(other);
    await reverse(other);
    expect(await isSuspended(seller)).toBe(false);
  });

  test('L8 an account stays suspended that staff suspended again without a report', async () => {
    const { seller } = await offered();
    const uuid = await filed('SELLER', seller.sellerId);
    await suspend(seller.id);
    await decide(uuid, 'SUSPENDED');
    await reinstate(seller.id);
    await suspend(seller.id);
    await appealWithKey(uuid);
    await reverse(uuid);
    expect(await isSuspended(seller)).toBe(true);
  });

  test('L8 a suspension without a report is not lifted by an appeal against a decision that found it in place', async () => {
    const { seller } = await offered();
    const uuid = await filed('SELLER', seller.sellerId);
    await decide(uuid, 'NO_VIOLATION');
    await suspend(seller.id);
    await appeal(uuid, reporters.get(uuid));
    expect(await decideAppeal(uuid, 'REVERSED', 'SUSPENDED')).toMatchObject({ standing: 'SUSPENDED' });
    await appealWithKey(uuid);
    expect(await decideAppeal(uuid, 'REVERSED', undefined, first)).toMatchObject({
      standing: 'NO_VIOLATION',
    });
    expect(await isSuspended(seller)).toBe(true);
  });
});

test('an update links the measures of earlier decisions to their reports', async () => {
  const { seller, id: productId } = await offered();
  const [author, buyer, loose] = [await makeUser(api.db), await makeUser(api.db), await makeUser(api.db)];
  const removed = await offered();
  const sellerSide = await api.signIn(removed.seller);
  const conversation = await makeConversation(api.db, buyer, removed.seller, removed.id, [
    { side: 'BUYER', text: 'Stuur me je pincode' },
  ]);
  const reports = {
    seller: await filed('PRODUCT', productId),
    author: await filed('REVIEW', await makeReview(seller, author)),
    buyer: await filed('CHAT', conversation, sellerSide),
    product: await filed('PRODUCT', removed.id),
  };
  for (const { id } of [seller, author, buyer, loose]) await suspend(id);
  await takeOffline(removed);
  for (const uuid of [reports.seller, reports.author, reports.buyer]) await decide(uuid, 'SUSPENDED');
  await decide(reports.product, 'REMOVED');
  const links = async () => {
    const people = [seller.id, author.id, buyer.id, loose.id];
    const rows = await api.db.selectFrom('suspensions').select(['user_id', 'report_id']).execute();
    const removals = await api.db
      .selectFrom('product_removals')
      .select('report_id')
      .where('product_id', '=', removed.id)
      .execute();
    const reportOf = (person: string) => rows.find(({ user_id }) => user_id === person)?.report_id;
    return [...people.map(reportOf), ...removals.map(({ report_id }) => report_id)];
  };
  const linked = [reports.seller, reports.author, reports.buyer, null, reports.product];
  expect(await links()).toEqual(linked);
  await sql`alter table suspensions drop column report_id`.execute(api.db);
  await sql`alter table product_removals drop column report_id, drop column was_offline`.execute(api.db);
  await up(api.db);
  expect(await links()).toEqual(linked);
});
