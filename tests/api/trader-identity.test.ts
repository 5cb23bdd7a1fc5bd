import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { completeDraft, makePhotos, storeDraft } from '../factories/products.ts';
import { makeSellerUser } from '../factories/sellers.ts';
import { startApi } from '../setup/api-harness.ts';

const api = await startApi();
afterAll(() => api.close());

const undeclared = { contact_email: null, registration_number: null, self_certified_at: null };

async function shop(given = {}) {
  const user = await makeSellerUser(api.db, { type: 'business', vat_number: 'NL004495445B01', ...given });
  return { ...user, token: await api.signIn(user) };
}
async function call(text: string, variables: Record<string, unknown>, token?: string) {
  const { data, errors } = await api.graphql<{ it: Record<string, unknown> }>(text, variables, { token });
  expect(errors).toEqual([]);
  return data.it;
}
const identity = (uuid: string) =>
  call(
    `query ($uuid: String!) { it: seller(uuid: $uuid) { ... on Seller { contactEmail needsTraderDetails
      traderIdentity { name street houseNumber postcode city phone email registrationNumber vatNumber } } } }`,
    { uuid },
  );
const update = (token: string, change: Record<string, unknown>) =>
  call(
    `mutation ($contactEmail: String, $registrationNumber: String, $isSelfCertified: Boolean, $vatNumber: String) {
      it: updateSeller(contactEmail: $contactEmail, registrationNumber: $registrationNumber,
        isSelfCertified: $isSelfCertified, vatNumber: $vatNumber) {
        __typename ... on Seller { isSelfCertified needsTraderDetails }
        ... on ValidationError { fields { field code } } } }`,
    change,
    token,
  );
async function publish(user: Awaited<ReturnType<typeof shop>>) {
  const draft = completeDraft(await makePhotos(api.db, user.id, 3));
  await storeDraft(api.db, user.id, draft);
  return await call(
    `mutation ($draftUuid: String!, $commandId: String!) {
      it: publishDraft(draftUuid: $draftUuid, commandId: $commandId) {
        __typename ... on Error { errorCode message } ... on Product { uuid } } }`,
    { draftUuid: draft.id, commandId: randomUUID() },
    user.token,
  );
}

test('L7 a trader cannot publish before declaring their identity, which everybody can read afterwards', async () => {
  const trader = await shop(undeclared);
  const refused = await publish(trader);
  expect(refused).toMatchObject({
    __typename: 'FailedToCreateError',
    errorCode: 'seller_self_certification',
  });
  expect(String(refused.message)).toContain('Je concept blijft bewaard');
  expect(await identity(trader.sellerId)).toMatchObject({ traderIdentity: null, needsTraderDetails: null });
  expect(await update(trader.token, { isSelfCertified: true })).toMatchObject({
    fields: [
      { field: 'contactEmail', code: 'missing' },
      { field: 'registrationNumber', code: 'missing' },
    ],
  });
  const whole = {
    contactEmail: 'info@winkel.test',
    registrationNumber: '12 34 56 78',
    isSelfCertified: true,
  };
  expect(await update(trader.token, whole)).toMatchObject({
    isSelfCertified: true,
    needsTraderDetails: false,
  });
  expect(await publish(trader)).toMatchObject({ __typename: 'Product' });
  expect(await identity(trader.sellerId)).toMatchObject({
    contactEmail: null,
    traderIdentity: {
      ...{ street: 'Biltstraat', houseNumber: '88', email: 'info@winkel.test' },
      ...{ registrationNumber: '12345678', vatNumber: 'NL004495445B01' },
    },
  });
});

test('L7 a seller who becomes a private person again shows nothing and declares nothing', async () => {
  const trader = await shop();
  expect(await update(trader.token, { vatNumber: '' })).toMatchObject({
    ...{ isSelfCertified: false, needsTraderDetails: false },
  });
  expect(await identity(trader.sellerId)).toMatchObject({ traderIdentity: null });
});
