import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailMessage } from '#server/outside/mail/mail.ts';
import { type AccountAnswer, act, tokenIn } from '#tests/factories/account-client.ts';
import { makeAuthenticator } from '#tests/factories/authenticator.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';
import { createManualClock } from '#tests/setup/manual-clock.ts';

const clock = createManualClock(new Date('2026-03-01T12:00:00Z'));
const mails: MailMessage[] = [];
const lastTo = (email: string) => mails.filter(({ to }) => to === email).at(-1);

let api: ApiHarness;

beforeAll(async () => {
  api = await startApi({
    clock,
    config: { staffSecondFactor: 'required' },
    mail: { send: async (message) => void mails.push(message) },
  });
});

afterAll(() => api.close());

const registration = async (token: string) =>
  (
    await api.graphql<{ answer: { options?: string; errorCode?: string } }>(
      '{ answer: passkeyRegistrationOptions { ... on PasskeyRegistrationOptions { options } ... on Error { errorCode } } }',
      {},
      { token },
    )
  ).data.answer;

async function signInWith(key: ReturnType<typeof makeAuthenticator>): Promise<AccountAnswer> {
  const { data } = await api.graphql<{ passkeySignInOptions: { challengeId: string; options: string } }>(
    '{ passkeySignInOptions { ... on PasskeySignInOptions { challengeId options } } }',
  );
  const { challengeId, options } = data.passkeySignInOptions;
  return await act(api, 'loginWithPasskey', { challengeId, response: key.assert(options) });
}

async function addPasskey(token: string) {
  const key = makeAuthenticator('http://localhost:4000');
  const response = key.register((await registration(token)).options ?? '');
  return { key, added: await act(api, 'addPasskey', { response, name: 'Telefoon' }, { token }) };
}

async function withPasskey(given: Parameters<typeof makeUser>[1] = {}) {
  const user = await makeUser(api.db, given);
  const token = await api.signIn(user);
  const { key, added } = await addPasskey(token);
  expect(added).toMatchObject({ __typename: 'Passkey' });
  return { user, token, key, uuid: String(added.uuid) };
}

const logIn = async ({ email, password }: { email: string; password: string }) =>
  (await act(api, 'login', { email, password })).authToken ?? '';

const passkeysOf = async (userId: string) =>
  (await api.db.selectFrom('passkeys').select('id').where('user_id', '=', userId).execute()).length;

const refusal = { errorCode: 'staff_factor_sign_in_required' };

test('S23 the password alone does not get past the passkey of a member of staff', async () => {
  const { user, key, uuid } = await withPasskey({ isStaff: true });
  const token = await logIn(user);
  expect(await act(api, 'totpSetup', {}, { token })).toMatchObject(refusal);
  expect(await act(api, 'confirmTotp', { code: '123456' }, { token })).toMatchObject(refusal);
  expect(await registration(token)).toMatchObject(refusal);
  expect(await act(api, 'removePasskey', { uuid }, { token })).toMatchObject(refusal);
  expect(await passkeysOf(user.id)).toBe(1);
  const strong = (await signInWith(key)).authToken ?? '';
  const { secret } = (await act(api, 'totpSetup', {}, { token: strong })) as AccountAnswer & {
    secret: string;
  };
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() });
  expect(await act(api, 'confirmTotp', { code }, { token: strong })).toMatchObject({
    __typename: 'TotpConfirmed',
  });
});

test('S23 a secret that was set up before the passkey cannot be confirmed with the password alone', async () => {
  const user = await makeUser(api.db, { isStaff: true });
  const stolen = await logIn(user);
  const { secret } = (await act(api, 'totpSetup', {}, { token: stolen })) as AccountAnswer & {
    secret: string;
  };
  await addPasskey(await api.signIn(user));
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() });
  expect(await act(api, 'confirmTotp', { code }, { token: stolen })).toMatchObject(refusal);
});

test('S23 a challenge from before the first passkey does not add another with the password alone', async () => {
  const user = await makeUser(api.db, { isStaff: true });
  const stolen = await logIn(user);
  const response = makeAuthenticator('http://localhost:4000').register(
    (await registration(stolen)).options ?? '',
  );
  const token = await api.signIn(user);
  await api.db
    .insertInto('passkeys')
    .values({
      ...{
        id: '0b5e6a5e-7f3c-4c0e-9f57-0d6a1c2b3d4e',
        user_id: user.id,
        credential_id: 'own',
        public_key: 'own',
      },
      ...{ counter: '0', transports: '[]', name: 'Eigen', created_at: clock.now(), last_used_at: null },
    })
    .execute();
  expect(await act(api, 'addPasskey', { response, name: 'Vreemd' }, { token: stolen })).toMatchObject(
    refusal,
  );
  expect(await registration(token)).toMatchObject(refusal);
});

test('the session that adds a first passkey may add and remove others; one with a password alone may not', async () => {
  const { user, token, key, uuid } = await withPasskey();
  expect((await addPasskey(token)).added).toMatchObject({ __typename: 'Passkey' });
  const weak = await logIn(user);
  expect(weak).not.toBe('');
  expect(await registration(weak)).toMatchObject({ errorCode: 'factor_sign_in_required' });
  expect(await act(api, 'removePasskey', { uuid }, { token: weak })).toMatchObject({
    __typename: 'FailedToDeleteError',
    errorCode: 'factor_sign_in_required',
  });
  const strong = (await signInWith(key)).authToken ?? '';
  expect(await act(api, 'removePasskey', { uuid }, { token: strong })).toMatchObject({ success: true });
});

async function resetPassword(email: string): Promise<void> {
  await act(api, 'requestPasswordReset', { email });
  await api.server.background.runOnce();
  const reset = { token: tokenIn(lastTo(email), 'pwResetToken'), password: 'Nieuw-geheim-42' };
  expect(await act(api, 'resetPassword', { ...reset, confirmPassword: reset.password })).toMatchObject({
    success: true,
  });
  await api.server.background.runOnce();
}

test('adding and removing a passkey are emailed to its owner', async () => {
  const { user, token, uuid } = await withPasskey();
  await api.server.background.runOnce();
  expect(lastTo(user.email)).toMatchObject({ subject: 'Passkey toegevoegd' });
  expect(lastTo(user.email)?.text).toContain('/account/beveiliging');
  await act(api, 'removePasskey', { uuid }, { token });
  await api.server.background.runOnce();
  expect(lastTo(user.email)).toMatchObject({ subject: 'Passkey verwijderd' });
});

test('AUTH-046 a password reset removes the passkeys, also one that a thief began to add, and says so', async () => {
  const { user, key } = await withPasskey();
  const begun = makeAuthenticator('http://localhost:4000');
  const strong = (await signInWith(key)).authToken ?? '';
  const response = begun.register((await registration(strong)).options ?? '');
  await resetPassword(user.email);
  expect(lastTo(user.email)?.text).toContain('je passkeys verwijderd');
  expect(await signInWith(key)).toMatchObject({ errorCode: 'passkey_refused' });
  const token = await logIn({ email: user.email, password: 'Nieuw-geheim-42' });
  expect(await act(api, 'addPasskey', { response, name: 'Laat' }, { token })).toMatchObject({
    errorCode: 'passkey_refused',
  });
  expect((await addPasskey(token)).added).toMatchObject({ __typename: 'Passkey' });
});

test('S23 a password reset leaves the passkeys of staff, and says how many there are', async () => {
  const { user, key } = await withPasskey({ isStaff: true });
  await resetPassword(user.email);
  expect(lastTo(user.email)?.text).toContain('Je passkeys werken nog: 1.');
  const token = await logIn({ email: user.email, password: 'Nieuw-geheim-42' });
  expect(await act(api, 'totpSetup', {}, { token })).toMatchObject(refusal);
  expect(await signInWith(key)).toMatchObject({ __typename: 'User' });
});

test('setting up and removing an authenticator app are emailed to its owner', async () => {
  const staff = await makeUser(api.db, { isStaff: true });
  const token = await api.signIn(staff);
  const { secret } = (await act(api, 'totpSetup', {}, { token })) as AccountAnswer & { secret: string };
  const codeAt = (timestamp: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
  const code = codeAt(clock.now().getTime());
  const strong = (await act(api, 'confirmTotp', { code }, { token })).authToken ?? '';
  await api.server.background.runOnce();
  expect(lastTo(staff.email)).toMatchObject({ subject: 'Authenticator-app ingesteld' });
  clock.advance(60_000);
  const later = codeAt(clock.now().getTime());
  expect(await act(api, 'removeTotp', { code: later }, { token: strong })).toMatchObject({
    success: true,
  });
  await api.server.background.runOnce();
  expect(lastTo(staff.email)).toMatchObject({ subject: 'Authenticator-app verwijderd' });
});
