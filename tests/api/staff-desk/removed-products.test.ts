import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeProduct } from '#tests/factories/products.ts';
import { makeSellerUser } from '#tests/factories/sellers.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';
import { ask, change, refusedFields, staffMember } from './desk-client.ts';

// A product that staff took offline, and what it takes to bring it back.

let api: ApiHarness;
let [remover, colleague, reporter] = ['', '', ''];

beforeAll(async () => {
  api = await startApi();
  remover = (await staffMember(api, 'Sam')).token;
  colleague = (await staffMember(api, 'Noor')).token;
  reporter = await api.signIn(await makeUser(api.db, { name: 'Meldt Iets' }));
});
afterAll(() => api.close());

async function offered() {
  const seller = await makeSellerUser(api.db, { can_publish: true });
  const { id } = await makeProduct(api.db, seller.sellerId, { title: 'Nagemaakte lamp' });
  const other = await makeProduct(api.db, seller.sellerId, { title: 'Eiken tafel' });
  const { slug } = await api.db
    .selectFrom('products')
    .select('slug')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, slug, other: other.id, seller: await api.signIn(seller) };
}
type Offered = Awaited<ReturnType<typeof offered>>;

const takeOffline = ({ slug }: Offered) =>
  change(
    api,
    remover,
    `deleteProduct(slug: "${slug}", reason: COUNTERFEIT, explanation: "Het merk bevestigt dit.")`,
  );
async function removeAfterReport(product: Offered): Promise<string> {
  const report = `report(kind: PRODUCT, uuid: "${product.id}", reason: COUNTERFEIT, words: "Dit is een kopie.")`;
  const uuid = String((await change(api, reporter, report, '... on Reported { uuid }')).uuid);
  await takeOffline(product);
  const reasons = 'ground: RULES, explanation: "Het merk bevestigt dit.", note: ""';
  await change(api, remover, `resolveReport(uuid: "${uuid}", decision: REMOVED, ${reasons})`, refusedFields);
  return uuid;
}
const offerAgain = ({ id, seller }: Offered) =>
  change(
    api,
    seller,
    `updateProduct(uuid: "${id}", input: {}, publish: true)`,
    `... on Product { status }${refusedFields}`,
  );
const review = ({ slug }: Offered, decision: string, as: string, more = '') =>
  change(
    api,
    as,
    `reviewProduct(slug: "${slug}", decision: ${decision}${more})`,
    `... on Product { status }${refusedFields}`,
  );
const sheetOf = ({ id }: Offered, as: string) =>
  ask(
    api,
    as,
    `reviewSheet(uuid: "${id}")`,
    `... on ReviewSheet { approvalProblem product {
      removal { reason explanation remover reportUuid isUnderAppeal }
      staffReports { uuid state standing } } }`,
  );

test('L8 a product that was taken offline after a report is approved by another colleague, who sees why and by whom', async () => {
  const product = await offered();
  const uuid = await removeAfterReport(product);
  expect(await offerAgain(product)).toMatchObject({ status: 'IN_REVIEW' });
  const removal = {
    ...{ reason: 'COUNTERFEIT', explanation: 'Het merk bevestigt dit.', remover: 'Sam' },
    ...{ reportUuid: uuid, isUnderAppeal: false },
  };
  expect(await sheetOf(product, remover)).toMatchObject({
    approvalProblem: 'OWN_REMOVAL',
    product: { removal, staffReports: [{ uuid, standing: 'REMOVED' }] },
  });
  expect(await review(product, 'APPROVE', remover)).toMatchObject({ errorCode: 'review_own_removal' });
  expect(await sheetOf(product, colleague)).toMatchObject({ approvalProblem: null });
  expect(await review(product, 'APPROVE', colleague)).toMatchObject({ status: 'PUBLISHED' });
  expect(await sheetOf(product, remover)).toMatchObject({
    ...{ approvalProblem: null, product: { removal: null } },
  });
});

test('a removal after an approval is a new one, whatever an earlier report decided', async () => {
  const product = await offered();
  await removeAfterReport(product);
  await offerAgain(product);
  await review(product, 'APPROVE', colleague);
  await takeOffline(product);
  await offerAgain(product);
  expect(await sheetOf(product, remover)).toMatchObject({
    ...{ approvalProblem: null, product: { removal: { reportUuid: null } } },
  });
});

test('what was taken offline without a report is approved by anybody, with the removal in sight', async () => {
  const product = await offered();
  await takeOffline(product);
  await offerAgain(product);
  expect(await sheetOf(product, remover)).toMatchObject({
    ...{ approvalProblem: null, product: { removal: { reason: 'COUNTERFEIT' }, staffReports: [] } },
  });
  expect(await review(product, 'APPROVE', remover)).toMatchObject({ status: 'PUBLISHED' });
});

test('L8 nobody approves or rejects a product while an appeal against its removal is open', async () => {
  const product = await offered();
  const uuid = await removeAfterReport(product);
  await offerAgain(product);
  await change(api, product.seller, `appealReport(uuid: "${uuid}", text: "Kijk nog eens goed.")`);
  expect(await sheetOf(product, colleague)).toMatchObject({
    approvalProblem: 'UNDER_APPEAL',
    product: {
      removal: { reportUuid: uuid, isUnderAppeal: true },
      staffReports: [{ uuid, state: 'APPEALED', standing: 'REMOVED' }],
    },
  });
  const refused = { errorCode: 'review_under_appeal' };
  expect(await review(product, 'APPROVE', colleague)).toMatchObject(refused);
  expect(await review(product, 'REJECT', colleague, ', rejectionReason: "counterfeit"')).toMatchObject(
    refused,
  );
  const outcome = 'outcome: REVERSED, explanation: "We keken opnieuw."';
  await change(api, colleague, `decideReportAppeal(uuid: "${uuid}", ${outcome})`, refusedFields);
  expect(await review(product, 'APPROVE', colleague)).toMatchObject({ status: 'PUBLISHED' });
});

const restore = ({ slug }: Offered, as: string) =>
  change(api, as, `restoreRemovedProduct(slug: "${slug}")`, '... on Product { status }');

test('staff put back what they took offline without a report; a decision on a report takes an appeal', async () => {
  const product = await offered();
  expect(await restore(product, remover)).toMatchObject({ errorCode: 'wrong_state' });
  await takeOffline(product);
  expect(await restore(product, product.seller)).toMatchObject({
    __typename: 'UserHasNoAdminPermissionsError',
  });
  expect(await restore(product, remover)).toMatchObject({ status: 'IN_REVIEW' });
  expect(await restore(product, remover)).toMatchObject({ errorCode: 'wrong_state' });
  expect(await review(product, 'APPROVE', colleague)).toMatchObject({ status: 'PUBLISHED' });
  const reported = await offered();
  await removeAfterReport(reported);
  expect(await restore(reported, colleague)).toMatchObject({ errorCode: 'removal_stands' });
});

test('the reports and the name of a member of staff are not shown to the seller', async () => {
  const product = await offered();
  const uuid = await removeAfterReport(product);
  const shown = '... on Product { removal { reason explanation remover reportUuid } staffReports { uuid } }';
  expect(await ask(api, product.seller, `productByUuid(uuid: "${product.id}")`, shown)).toMatchObject({
    removal: { reason: 'COUNTERFEIT', remover: null, reportUuid: uuid },
    staffReports: [],
  });
});

test('the list of the seller shows which products staff took offline', async () => {
  const product = await offered();
  await takeOffline(product);
  const shown = '... on ProductList { products { uuid status removal { reason } } }';
  const { products } = await ask(api, product.seller, 'sellerProducts(limit: 10)', shown);
  expect(products).toHaveLength(2);
  expect(products).toEqual(
    expect.arrayContaining([
      { uuid: product.id, status: 'ARCHIVED', removal: { reason: 'COUNTERFEIT' } },
      { uuid: product.other, status: 'PUBLISHED', removal: null },
    ]),
  );
});
