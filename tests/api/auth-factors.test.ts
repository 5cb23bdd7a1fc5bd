import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountAnswer, act } from '#tests/factories/account-client.ts';
import { makeAuthenticator } from '#tests/factories/authenticator.ts';
import { makeUser, type TestUser } from '#tests/factories/users.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';
import { createManualClock } from '#tests/setup/manual-clock.ts';

const minute = 60 * 1000;
const clock = createManualClock(new Date('2026-03-01T12:00:00Z'));
const origin = 'http://localhost:4000';

let api: ApiHarness;

beforeAll(async () => {
  api = await startApi({ clock, config: { staffSecondFactor: 'required' } });
});

afterAll(() => api.close());

/** The authenticator code at the clock's time plus a number of steps. */
function codeOf(secret: string, steps = 0): string {
  const timestamp = clock.now().getTime() + steps * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

const logIn = ({ email, password }: TestUser) => act(api, 'login', { email, password });

const auditLog = async (token: string) =>
  (
    await api.graphql<{ auditLog: Record<string, unknown> }>(
      '{ auditLog { __typename ... on AuditLog { totalCount lines { kind userUuid details } } ... on Error { errorCode } } }',
      {},
      { token },
    )
  ).data.auditLog;

async function protectedStaff() {
  const staff = await makeUser(api.db, { isStaff: true });
  const token = await api.signIn(staff);
  const { secret } = (await act(api, 'totpSetup', {}, { token })) as AccountAnswer & { secret: string };
  const confirmed = await act(api, 'confirmTotp', { code: codeOf(secret) }, { token });
  return {
    staff,
    secret,
    oldToken: token,
    token: confirmed.authToken ?? '',
    recoveryCodes: confirmed.recoveryCodes as string[],
  };
}

describe('the second factor of staff', () => {
  test('PERM-008 where it is required, nobody acts as staff without it, and its set-up is open to them', async () => {
    const staff = await makeUser(api.db, { isStaff: true });
    const token = await api.signIn(staff);
    expect(await auditLog(token)).toEqual({
      __typename: 'UserHasNoAdminPermissionsError',
      errorCode: 'staff_second_factor_required',
    });
    const safe = await protectedStaff();
    expect(await auditLog(safe.token)).toMatchObject({ __typename: 'AuditLog' });
    const optional = await startApi();
    const free = await makeUser(optional.db, { isStaff: true });
    const { data } = await optional.graphql(
      '{ auditLog { __typename } }',
      {},
      { token: await optional.signIn(free) },
    );
    expect(data).toEqual({ auditLog: { __typename: 'AuditLog' } });
    await optional.close();
  });

  test('a login then needs the password and a code, each code once', async () => {
    const { staff, secret } = await protectedStaff();
    const { errorCode, ticket, authToken } = await logIn(staff);
    expect({ errorCode, authToken }).toEqual({ errorCode: 'second_factor_required', authToken: undefined });
    const second = { ticket: ticket ?? '', code: codeOf(secret) };
    // The code that enabled the second factor cannot be used again.
    expect(await act(api, 'secondFactorLogin', second)).toMatchObject({ errorCode: 'second_factor_wrong' });
    expect(await act(api, 'secondFactorLogin', { ...second, code: '000000' })).toMatchObject({
      errorCode: 'second_factor_wrong',
    });
    const next = { ...second, code: codeOf(secret, 1) };
    const answers = await Promise.all([1, 2, 3].map(() => act(api, 'secondFactorLogin', next)));
    expect(answers.filter(({ __typename }) => __typename === 'User')).toHaveLength(1);
    expect(await act(api, 'secondFactorLogin', next)).toMatchObject({ errorCode: 'invalid_token' });
  });

  test('codes count a step early and late, no more; a ticket counts five minutes; tries are few', async () => {
    const { staff, secret } = await protectedStaff();
    clock.advance(10 * minute);
    const ticket = (await logIn(staff)).ticket ?? '';
    for (const steps of [-2, 2]) {
      expect(await act(api, 'secondFactorLogin', { ticket, code: codeOf(secret, steps) })).toMatchObject({
        errorCode: 'second_factor_wrong',
      });
    }
    expect(await act(api, 'secondFactorLogin', { ticket, code: codeOf(secret, -1) })).toMatchObject({
      __typename: 'User',
    });
    const late = (await logIn(staff)).ticket ?? '';
    clock.advance(5 * minute);
    expect(await act(api, 'secondFactorLogin', { ticket: late, code: codeOf(secret) })).toMatchObject({
      errorCode: 'invalid_token',
    });
    const tried = (await logIn(staff)).ticket ?? '';
    const answers: (string | undefined)[] = [];
    for (let count = 0; count < 11; count += 1) {
      answers.push((await act(api, 'secondFactorLogin', { ticket: tried, code: 'wrong' })).errorCode);
    }
    expect(new Set(answers.slice(0, 10))).toEqual(new Set(['second_factor_wrong']));
    expect(answers[10]).toBe('too_many_requests');
  });

  test('a recovery code replaces a code, once', async () => {
    const { staff, recoveryCodes } = await protectedStaff();
    expect(recoveryCodes).toHaveLength(10);
    const code = recoveryCodes[3]?.toUpperCase() ?? '';
    const first = { ticket: (await logIn(staff)).ticket ?? '', code };
    expect(await act(api, 'secondFactorLogin', first)).toMatchObject({ __typename: 'User' });
    const again = { ticket: (await logIn(staff)).ticket ?? '', code };
    expect(await act(api, 'secondFactorLogin', again)).toMatchObject({ errorCode: 'second_factor_wrong' });
    const lines = await api.db
      .selectFrom('audit_log')
      .select('details')
      .where('user_id', '=', staff.id)
      .where('kind', '=', 'sign_in')
      .execute();
    expect(lines.map(({ details }) => details)).toContainEqual({ way: 'recovery_code' });
    expect(lines.map(({ details }) => details)).not.toContainEqual({ way: 'second_factor' });
  });

  test('a right code is no failed try, also when the sign-in is refused for another reason', async () => {
    const { staff, recoveryCodes } = await protectedStaff();
    const ticket = (await logIn(staff)).ticket ?? '';
    const [code = ''] = recoveryCodes;
    const suspend = (since: Date | null) =>
      api.db.updateTable('users').set({ suspended_at: since }).where('id', '=', staff.id).execute();
    await suspend(clock.now());
    for (let count = 0; count < 12; count += 1)
      expect(await act(api, 'secondFactorLogin', { ticket, code })).toMatchObject({
        errorCode: 'account_suspended',
      });
    await suspend(null);
    expect(await act(api, 'secondFactorLogin', { ticket, code })).toMatchObject({
      __typename: 'User',
    });
  });

  test('turning it on changes the token and ends all others; its secrets are nowhere in the clear', async () => {
    const { oldToken, token, secret, recoveryCodes } = await protectedStaff();
    const me = (of: string) => api.graphql('{ me { __typename } }', {}, { token: of });
    expect((await me(oldToken)).data).toEqual({ me: { __typename: 'UserNotAuthenticatedError' } });
    expect((await me(token)).data).toEqual({ me: { __typename: 'User' } });
    const stored = JSON.stringify([
      await api.db.selectFrom('totp_factors').selectAll().execute(),
      await api.db.selectFrom('recovery_codes').selectAll().execute(),
      await api.db.selectFrom('audit_log').selectAll().execute(),
      api.logged,
    ]);
    for (const word of [secret, token, ...recoveryCodes]) expect(stored).not.toContain(word);
  });

  test('it goes by a code of its own alone, and is for staff alone', async () => {
    const { staff, secret, token } = await protectedStaff();
    expect(await act(api, 'totpSetup', {}, { token })).toMatchObject({ errorCode: 'totp_exists' });
    expect(await act(api, 'removeTotp', { code: '123456' }, { token })).toMatchObject({
      errorCode: 'second_factor_wrong',
    });
    const code = codeOf(secret, 1);
    expect(await act(api, 'removeTotp', { code }, { token })).toMatchObject({ success: true });
    expect(await logIn(staff)).toMatchObject({ __typename: 'User' });
    expect(await auditLog(token)).toMatchObject({ errorCode: 'staff_second_factor_required' });
    const person = await makeUser(api.db);
    expect(await act(api, 'totpSetup', {}, { token: await api.signIn(person) })).toMatchObject({
      __typename: 'UserHasNoAdminPermissionsError',
    });
  });
});

describe('passkeys', () => {
  const registrationOptions = async (token: string) =>
    (
      await api.graphql<{ passkeyRegistrationOptions: { options: string } }>(
        '{ passkeyRegistrationOptions { ... on PasskeyRegistrationOptions { options } } }',
        {},
        { token },
      )
    ).data.passkeyRegistrationOptions.options;

  const signInOptions = async () =>
    (
      await api.graphql<{ passkeySignInOptions: { challengeId: string; options: string } }>(
        '{ passkeySignInOptions { ... on PasskeySignInOptions { challengeId options } } }',
      )
    ).data.passkeySignInOptions;

  async function withPasskey(given: Parameters<typeof makeUser>[1] = {}) {
    const user = await makeUser(api.db, given);
    const token = await api.signIn(user);
    const key = makeAuthenticator(origin);
    const response = key.register(await registrationOptions(token));
    const added = await act(api, 'addPasskey', { response, name: ' Mijn telefoon ' }, { token });
    expect(added).toMatchObject({ __typename: 'Passkey', name: 'Mijn telefoon' });
    return { user, token, key, response, uuid: String(added.uuid) };
  }

  test('one is added, listed, signs in without a password, and is removed', async () => {
    const { user, token, key, uuid } = await withPasskey();
    const { challengeId, options } = await signInOptions();
    const answer = await act(api, 'loginWithPasskey', { challengeId, response: key.assert(options) });
    expect(answer).toMatchObject({ __typename: 'User', uuid: user.id });
    const list = '{ passkeys { ... on PasskeysSuccess { data { uuid name lastUsedAt } } } }';
    expect((await api.graphql(list, {}, { token })).data).toEqual({
      passkeys: { data: [{ uuid, name: 'Mijn telefoon', lastUsedAt: clock.now().toISOString() }] },
    });
    const other = await api.signIn(await makeUser(api.db));
    expect(await act(api, 'removePasskey', { uuid }, { token: other })).toMatchObject({
      __typename: 'UserHasNoObjectPermissionError',
    });
    expect(await act(api, 'removePasskey', { uuid }, { token })).toMatchObject({ success: true });
    const next = await signInOptions();
    expect(
      await act(api, 'loginWithPasskey', {
        challengeId: next.challengeId,
        response: key.assert(next.options),
      }),
    ).toMatchObject({ errorCode: 'passkey_refused' });
  });

  test('it counts as a second factor of staff', async () => {
    const { key } = await withPasskey({ isStaff: true });
    const { challengeId, options } = await signInOptions();
    const answer = await act(api, 'loginWithPasskey', { challengeId, response: key.assert(options) });
    expect(await auditLog(answer.authToken ?? '')).toMatchObject({ __typename: 'AuditLog' });
  });

  test('a challenge counts once, for five minutes, and only the one that was asked for', async () => {
    const { key, token, response } = await withPasskey();
    expect(await act(api, 'addPasskey', { response, name: 'Nog eens' }, { token })).toMatchObject({
      errorCode: 'passkey_refused',
    });
    const first = await signInOptions();
    const second = await signInOptions();
    const swapped = { challengeId: second.challengeId, response: key.assert(first.options) };
    const late = { challengeId: second.challengeId, response: key.assert(second.options) };
    expect(await act(api, 'loginWithPasskey', swapped)).toMatchObject({ errorCode: 'passkey_refused' });
    clock.advance(5 * minute);
    expect(await act(api, 'loginWithPasskey', late)).toMatchObject({ errorCode: 'passkey_refused' });
    const third = await signInOptions();
    const good = { challengeId: third.challengeId, response: key.assert(third.options) };
    const answers = await Promise.all([1, 2, 3].map(() => act(api, 'loginWithPasskey', good)));
    expect(answers.filter(({ __typename }) => __typename === 'User')).toHaveLength(1);
  });

  test('another site, a counter that goes back, somebody else’s challenge and nonsense are refused', async () => {
    const { key, user, token } = await withPasskey();
    const signInWith = async (respond: (options: string) => string) => {
      const { challengeId, options } = await signInOptions();
      return await act(api, 'loginWithPasskey', { challengeId, response: respond(options) });
    };
    expect(await signInWith((options) => key.assert(options, 7))).toMatchObject({ uuid: user.id });
    const refused = { __typename: 'FailedToGetError', errorCode: 'passkey_refused' };
    expect(await signInWith((options) => key.assert(options, 6))).toMatchObject(refused);
    expect(await signInWith((options) => key.assert(options, 7))).toMatchObject(refused);
    for (const nonsense of ['', '{}', 'null', '[]', '{"id":1}', 'x'.repeat(2000)]) {
      expect(await signInWith(() => nonsense)).toMatchObject(refused);
    }
    const elsewhere = makeAuthenticator('http://evil.test').register(await registrationOptions(token));
    expect(await act(api, 'addPasskey', { response: elsewhere, name: 'Vals' }, { token })).toMatchObject({
      errorCode: 'passkey_refused',
    });
    const mine = makeAuthenticator(origin).register(await registrationOptions(token));
    const other = await api.signIn(await makeUser(api.db));
    expect(await act(api, 'addPasskey', { response: mine, name: 'Van jou' }, { token: other })).toMatchObject(
      { errorCode: 'passkey_refused' },
    );
  });
});
