import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { permissions } from '#server/composition.ts';
import { freshCodeFigures } from '#tests/accept/sec/fresh-codes.ts';
import { examples } from '#tests/accept/sec/matrix.ts';
import { makePeople, type People, tokenOf } from '#tests/accept/sec/principals.ts';
import { makeThings } from '#tests/accept/sec/things.ts';
import { operationsOf, wholeCall } from '#tests/accept/sec/whole-selection.ts';
import { addAuthenticator } from '#tests/factories/second-factor.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';

// Operations that move money, grant rights or export personal data require a fresh code of staff (S23).

let api: ApiHarness;
let people: People;

beforeAll(async () => {
  api = await startApi();
  people = await makePeople(api);
});

afterAll(() => api.close());

async function addPasskey(userId: string): Promise<void> {
  await api.db
    .insertInto('passkeys')
    .values({
      ...{ id: randomUUID(), user_id: userId, credential_id: randomUUID(), public_key: 'x', counter: '0' },
      ...{ transports: '[]', name: 'Laptop', created_at: new Date(), last_used_at: null },
    })
    .execute();
}

/** Calls an operation as staff without an authenticator app and returns its error code. */
async function call(name: string, given?: Readonly<Record<string, unknown>>): Promise<string | undefined> {
  const operation = operationsOf(api.server.schema).find(({ field }) => field.name === name);
  if (operation === undefined) throw new Error(`there is no ${name}`);
  const args = given ?? examples[name]?.args(await makeThings(api, people), people) ?? {};
  const token = await tokenOf(api, people, 'staff');
  const { data, errors } = await api.graphql<{ it: { readonly errorCode?: string } }>(
    wholeCall(operation, { ...args }),
    { ...args },
    { token },
  );
  expect([name, errors]).toEqual([name, []]);
  return data.it.errorCode;
}

/** The staff operations that take a code. */
const guarded = () =>
  operationsOf(api.server.schema)
    .filter(({ field }) => permissions.get(field.name)?.who === 'staff')
    .filter(({ field }) => field.args.some(({ name }) => name === 'code'))
    .map(({ field }) => field.name);

test('S23 where it is optional, staff without any second factor act with their session', async () => {
  expect(await call('exportSellerYears')).toBeUndefined();
});

test('S23 a passkey is not enough for actions that move money: staff are asked to set up an authenticator app', async () => {
  await addPasskey(people.staff.id);
  expect(guarded()).toEqual(
    expect.arrayContaining([
      ...['releasePayouts', 'retryPayout', 'settlePayout', 'decideCase', 'decideWithdrawal'],
      ...['exportSellerYears', 'setStaffRole'],
    ]),
  );
  for (const name of guarded()) expect([name, await call(name)]).toEqual([name, 'authenticator_required']);
  const { deliveryUuid } = await makeThings(api, people);
  const cancel = { uuid: deliveryUuid, isCancelled: true };
  expect(await call('updateDeliveryStatus', cancel)).toBe('authenticator_required');
});

test('S23 every act of staff asks for a fresh code, or moves no money and grants no rights', async () => {
  expect((await freshCodeFigures(api)).filter(({ holds }) => !holds)).toEqual([]);
}, 120_000);

test('S23 a right code is no failed try, also when the command is refused', async () => {
  const staff = await makeUser(api.db, { isStaff: true });
  const token = await api.signIn(staff);
  const code = (await addAuthenticator(api, staff))();
  const changeRole = async (userUuid: string) => {
    const { data, errors } = await api.graphql<{ it: { readonly errorCode?: string } }>(
      `mutation ($userUuid: String!, $code: String) {
        it: setStaffRole(userUuid: $userUuid, isStaff: false, code: $code) {
          __typename ... on Error { errorCode } } }`,
      { userUuid, code },
      { token },
    );
    expect(errors).toEqual([]);
    return data.it.errorCode;
  };
  const person = await makeUser(api.db);
  for (let count = 0; count < 12; count += 1) expect(await changeRole(person.id)).toBe('user_role_unchanged');
});
