import { afterAll, beforeAll, expect, test } from 'vitest';
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

beforeAll(async () => {
  api = await startApi({ config: { staffSecondFactor: 'required' } });
  staff = await staffMember(api, 'Sam van de winkel');
  buyer = await makeUser(api.db, { name: 'Meldt Iets' });
  token = await api.signIn(buyer);
  seller = await makeSellerUser(api.db, { name: 'Verkoper van Namaak' });
  product = await makeProduct(api.db, seller.sellerId, { title: 'Verdachte stoel' });
});
afterAll(() => api.close());

const words = 'Dit is een kopie, geen origineel.';
const report = (kind: string, uuid: string, reason: string, as = token) =>
  change(
    api,
    as,
    `report(kind: ${kind}, uuid: "${uuid}", reason: ${reason}, words: "${words}")`,
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

test('STAFF-001 a product is reported once per person while it is open, taken, decided, and may be reported again', async () => {
  const filed = await report('PRODUCT', product.id, 'COUNTERFEIT');
  const { uuid } = filed as unknown as { readonly uuid: string };
  expect(await report('PRODUCT', product.id, 'STOLEN')).toMatchObject({ errorCode: 'already_reported' });
  const other = await api.signIn(await makeUser(api.db));
  expect(await report('PRODUCT', product.id, 'STOLEN', other)).toMatchObject({ __typename: 'Reported' });
  expect(await list('searchString: "verdachte meldt"')).toMatchObject({
    totalCount: 1,
    items: [{ uuid, kind: 'PRODUCT', reason: 'COUNTERFEIT', words, otherReports: 1, decision: null }],
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
      `resolveReport(uuid: "${uuid}", decision: REMOVED, note: "Bevestigd door het merk")`,
      `... on StaffReport { ${shown} }`,
    );
  expect(await resolve()).toMatchObject({ decision: 'REMOVED', note: 'Bevestigd door het merk' });
  expect(await resolve()).toMatchObject({ errorCode: 'report_is_resolved' });
  const told = await api.db
    .selectFrom('event_outbox')
    .select('payload')
    .where('type', '=', 'report.resolved')
    .execute();
  expect(told.map(({ payload }) => payload)).toEqual([
    { reportId: uuid, reporterId: buyer.id, kind: 'PRODUCT', subjectId: product.id, decision: 'REMOVED' },
  ]);
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

test('a chat is reported by its two sides alone, and staff read what was written there', async () => {
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

test('ERR-004 what was reported is for staff alone', async () => {
  expect(await ask(api, token, 'staffReports')).toMatchObject({ errorCode: 'no_admin_permissions' });
  expect(
    await change(
      api,
      undefined,
      `report(kind: SELLER, uuid: "${seller.sellerId}", reason: SCAM, words: "${words}")`,
    ),
  ).toMatchObject({ errorCode: 'user_not_authenticated' });
});
