import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { act, tokenIn } from '#tests/factories/account-client.ts';
import { makeUser } from '#tests/factories/users.ts';
import { startApi } from '#tests/setup/api-harness.ts';
import { openSignUpHarness } from './sign-up/harness.ts';

const day = 24 * 60 * 60 * 1000;
const { api, clock, mails, mailsTo, someone, signedUp, userRow } = await openSignUpHarness();

// The tests of this file together exceed the limits per client address.
beforeEach(() => clock.advance(2 * 60 * 60 * 1000));
afterAll(() => api.close());

describe('signing up', () => {
  test('AUTH-014 AUTH-047 AUTH-049 makes an account that counts once its mailed link is used', async () => {
    const { email, password, token } = await signedUp();
    expect(await act(api, 'login', { email, password })).toMatchObject({ errorCode: 'account_inactive' });
    const verified = await act(api, 'verifyEmail', { token });
    expect(verified).toMatchObject({ __typename: 'User', email, name: 'Anna Bos' });
    const me = await api.graphql('{ me { ... on User { email } } }', {}, { token: verified.authToken ?? '' });
    expect(me.data).toEqual({ me: { email } });
    expect(await act(api, 'login', { email, password })).toMatchObject({ __typename: 'User' });
  });

  test('AUTH-025 the newsletter is on unless it is switched off', async () => {
    const off = { ...someone(), acceptsMarketing: false };
    await act(api, 'createUser', off);
    const { acceptsMarketing: _left, ...unsaid } = someone();
    await act(api, 'createUser', unsaid);
    expect((await userRow(off.email)).accepts_marketing).toBe(false);
    expect((await userRow(unsaid.email)).accepts_marketing).toBe(true);
  });

  test('AUTH-025 the newsletter begins with the confirmed address, and its setting ends and starts it', async () => {
    const { email, token } = await signedUp();
    const subscription = async () =>
      await api.db.selectFrom('subscriptions').selectAll().where('email', '=', email).executeTakeFirst();
    await api.server.background.runOnce();
    expect(await subscription()).toBeUndefined();
    const { authToken } = await act(api, 'verifyEmail', { token });
    await api.server.background.runOnce();
    expect(await subscription()).toMatchObject({ kind: 'NEWSLETTER', ended_at: null });
    expect((await subscription())?.confirmed_at).not.toBeNull();
    const isOn = async (operation: string) => {
      const query = `{ it: ${operation} { ... on Newsletter { isSubscribed } } }`;
      const answer = await api.graphql<{ it: { isSubscribed: boolean } }>(
        operation === 'newsletter' ? query : `mutation ${query}`,
        {},
        { token: authToken ?? '' },
      );
      return answer.data.it.isSubscribed;
    };
    expect(await isOn('newsletter')).toBe(true);
    expect(await isOn('setNewsletter(isWanted: false)')).toBe(false);
    expect((await subscription())?.ended_at).not.toBeNull();
    expect(await isOn('setNewsletter(isWanted: true)')).toBe(true);
    expect(await isOn('newsletter')).toBe(true);
  });

  test('AUTH-025 who unticked the box is not subscribed', async () => {
    const { email, token } = await signedUp({ acceptsMarketing: false });
    await act(api, 'verifyEmail', { token });
    await api.server.background.runOnce();
    const rows = await api.db.selectFrom('subscriptions').select('id').where('email', '=', email).execute();
    expect(rows).toEqual([]);
  });

  test('AUTH-021 AUTH-022 AUTH-023 AUTH-024 an invalid field is refused with its code, and no account is made', async () => {
    const wrong = [
      [{ email: 'anna@' }, 'email_address_incorrect'],
      [{ name: '  Bo  ' }, 'name_too_short'],
      [{ password: 'kort1' }, 'weak_password'],
      [{ password: 'geencijfers' }, 'weak_password'],
      [{ password: 'Welkom123' }, 'weak_password'],
      [{ password: `${'x'.repeat(1024)}1` }, 'weak_password'],
    ] as const;
    for (const [part, errorCode] of wrong) {
      const person = { ...someone(), ...part };
      expect(await act(api, 'createUser', person)).toMatchObject({
        __typename: 'ValidationError',
        errorCode,
      });
      const rows = await api.db.selectFrom('users').select('id').where('email', '=', person.email).execute();
      expect(rows).toEqual([]);
    }
  });

  test('a password of 200 characters is hashed in full, at the recommended cost', async () => {
    const person = { ...someone(), password: `${'ab1 '.repeat(50)}` };
    await act(api, 'createUser', person);
    expect((await userRow(person.email)).password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await api.db.updateTable('users').set({ is_active: true }).where('email', '=', person.email).execute();
    const { email, password } = person;
    expect(await act(api, 'login', { email, password })).toMatchObject({ __typename: 'User' });
    expect(await act(api, 'login', { email, password: password.slice(0, -1) })).toMatchObject({
      errorCode: 'generic_error',
    });
  });

  test('AUTH-036 ERR-009 with a known address is refused with the specified message, and its owner is notified', async () => {
    const owner = await makeUser(api.db);
    const answer = await act(api, 'createUser', { ...someone(), email: owner.email.toUpperCase() });
    expect(answer).toMatchObject({
      __typename: 'FailedToCreateError',
      errorCode: 'user_already_exists',
      message: 'Er bestaat al een account met dit e-mailadres.',
    });
    await act(api, 'createUser', { ...someone(), email: owner.email });
    await api.server.background.runOnce();
    expect(mailsTo(owner.email).map(({ subject }) => subject)).toEqual(['Je hebt al een account']);
  });
});

describe('the link that confirms', () => {
  test('AUTH-039 AUTH-049 counts once, for seven days, and nothing made up does', async () => {
    const { token } = await signedUp();
    const late = await signedUp();
    expect(await act(api, 'verifyEmail', { token })).toMatchObject({ __typename: 'User' });
    const refused = { __typename: 'FailedToUpdateError', errorCode: 'email_verification_error' };
    for (const wrong of [token, '', 'x'.repeat(43), 'a'.repeat(5000)]) {
      expect(await act(api, 'verifyEmail', { token: wrong })).toMatchObject(refused);
    }
    clock.advance(7 * day);
    expect(await act(api, 'verifyEmail', { token: late.token })).toMatchObject(refused);
  });

  test('AUTH-039 AUTH-049 opened in a second tab, it succeeds again for the user it signed in, and for nobody else', async () => {
    const { email, token } = await signedUp();
    const refused = { __typename: 'FailedToUpdateError', errorCode: 'email_verification_error' };
    const { authToken } = await act(api, 'verifyEmail', { token });
    const mine = { token: authToken ?? '' };
    const tokens = () => api.db.selectFrom('auth_tokens').select('id').execute();
    const before = await tokens();
    expect(await act(api, 'verifyEmail', { token }, mine)).toMatchObject({
      ...{ __typename: 'User', email, authToken: null },
    });
    expect(await tokens()).toHaveLength(before.length);
    expect(await act(api, 'verifyEmail', { token })).toMatchObject(refused);
    const other = { token: await api.signIn(await makeUser(api.db)) };
    expect(await act(api, 'verifyEmail', { token }, other)).toMatchObject(refused);
    expect(await act(api, 'verifyEmail', { token: 'x'.repeat(43) }, mine)).toMatchObject(refused);
  });

  test('AUTH-050 of a changed address likewise, as long as the address is still the one', async () => {
    const user = await makeUser(api.db);
    const mine = { token: await api.signIn(user) };
    const change = async () => {
      const email = `${randomUUID()}@hervonden.test`;
      expect(await act(api, 'updateUser', { email }, mine)).toMatchObject({ success: true });
      await api.server.background.runOnce();
      const token = tokenIn(mailsTo(email).at(-1), 'verifyEmailToken');
      expect(await act(api, 'verifyEmail', { token })).toMatchObject({ __typename: 'User', email });
      return { email, token };
    };
    const { email, token } = await change();
    expect(await act(api, 'verifyEmail', { token }, mine)).toMatchObject({ __typename: 'User', email });
    await change();
    expect(await act(api, 'verifyEmail', { token }, mine)).toMatchObject({
      errorCode: 'email_verification_error',
    });
  });

  test('AUTH-035 AUTH-048 is mailed again on demand, and the older one ends with the newer one', async () => {
    const { email, token } = await signedUp();
    expect(await act(api, 'resendEmailVerification', { email })).toMatchObject({ success: true });
    await api.server.background.runOnce();
    const [first, second] = mailsTo(email);
    expect(second?.subject).toBe('Bevestig je e-mailadres');
    expect(second?.cause).not.toBe(first?.cause);
    await act(api, 'verifyEmail', { token: tokenIn(second, 'verifyEmailToken') });
    expect(await act(api, 'verifyEmail', { token })).toMatchObject({ errorCode: 'email_verification_error' });
  });

  test('AUTH-048 the answer is the same for an unknown, an active and a waiting account', async () => {
    const active = await makeUser(api.db);
    const waiting = await makeUser(api.db, { isActive: false });
    await api.server.background.runOnce();
    const before = mails.length;
    const answers = [];
    for (const email of [active.email, waiting.email, `${randomUUID()}@hervonden.test`]) {
      answers.push(JSON.stringify(await act(api, 'resendEmailVerification', { email })));
    }
    expect(new Set(answers).size).toBe(1);
    await api.server.background.runOnce();
    expect(mails.slice(before).map(({ to }) => to)).toEqual([waiting.email]);
  });
});

test('ERR-008 one caller makes at most twenty accounts an hour', async () => {
  const limited = await startApi();
  const { email } = await makeUser(limited.db);
  const answers: string[] = [];
  for (let count = 0; count < 21; count += 1) {
    // The email address is taken, so the request is refused before a password is hashed, which keeps the test fast.
    answers.push((await act(limited, 'createUser', { ...someone(), email })).__typename);
  }
  expect(new Set(answers.slice(0, 20))).toEqual(new Set(['FailedToCreateError']));
  expect(answers.at(-1)).toBe('TooManyRequestsError');
  await limited.close();
});
