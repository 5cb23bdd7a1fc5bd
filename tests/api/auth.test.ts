import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer, type Server } from '#server/create-server.ts';
import { makeUser, type TestUser } from '#tests/factories/users.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';
import { createManualClock } from '#tests/setup/manual-clock.ts';

const day = 24 * 60 * 60 * 1000;
const clock = createManualClock(new Date('2026-03-01T12:00:00Z'));

let api: ApiHarness;
let robin: TestUser;

beforeAll(async () => {
  api = await startApi({ clock });
  robin = await makeUser(api.db);
});

afterAll(() => api.close());

const loginMutation = `mutation ($email: String!, $password: String!) {
  login(email: $email, password: $password) {
    __typename
    ... on User { uuid email name authToken wishlistUuid isStaff platformId }
    ... on Error { errorCode message }
  }
}`;

const meQuery = `{ me {
  __typename
  ... on User { uuid email name authToken wishlistUuid isStaff }
  ... on Error { errorCode }
} }`;

const refusedMe = { me: { __typename: 'UserNotAuthenticatedError', errorCode: 'user_not_authenticated' } };

async function logIn(email: string, password: string, locale: 'nl' | 'en' | 'fr' = 'nl') {
  const { data } = await api.graphql<{ login: Record<string, unknown> }>(
    loginMutation,
    { email, password },
    { locale },
  );
  return data.login;
}

describe('login', () => {
  test('AUTH-011 AUTH-041 answers the user with token and wishlist, in any spelling of the address', async () => {
    expect(await logIn(` ${robin.email.toUpperCase()} `, robin.password)).toEqual({
      __typename: 'User',
      uuid: robin.id,
      email: robin.email,
      name: 'Robin de Vries',
      authToken: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      wishlistUuid: robin.row.wishlist_uuid,
      isStaff: false,
      platformId: robin.id,
    });
  });

  test('AUTH-031 ERR-011 a wrong password and an unknown address get the same answer, word for word', async () => {
    const wrong = await logIn(robin.email, 'not-the-password-1');
    expect(wrong).toEqual({
      __typename: 'FailedToGetError',
      errorCode: 'generic_error',
      message: 'Het e-mailadres of wachtwoord is onjuist.',
    });
    expect(await logIn('nobody@hervonden.test', robin.password)).toEqual(wrong);
    expect(await logIn(robin.email, 'x', 'en')).toMatchObject({
      message: 'The email address or password is incorrect.',
    });
  });

  test('AUTH-017 AUTH-018 a malformed address is refused before the password is looked at', async () => {
    for (const email of [
      '',
      'robin',
      'robin@',
      '@hervonden.test',
      'robin@hervonden',
      'robin@her vonden.test',
    ]) {
      expect(await logIn(email, robin.password)).toMatchObject({
        __typename: 'ValidationError',
        errorCode: 'email_address_incorrect',
      });
    }
  });

  test('AUTH-041 an account that was never activated is named so to its owner alone', async () => {
    const inactive = await makeUser(api.db, { isActive: false });
    expect(await logIn(inactive.email, inactive.password)).toMatchObject({ errorCode: 'account_inactive' });
    expect(await logIn(inactive.email, 'a-guess-1')).toMatchObject({ errorCode: 'generic_error' });
  });

  test('a long password counts whole, and an absurd one is refused without an error', async () => {
    const long = 'x1'.repeat(100);
    const user = await makeUser(api.db, { password: long });
    expect(await logIn(user.email, long)).toMatchObject({ __typename: 'User' });
    expect(await logIn(user.email, long.slice(0, -1))).toMatchObject({ errorCode: 'generic_error' });
    expect(await logIn(user.email, 'x'.repeat(10_000))).toMatchObject({ errorCode: 'generic_error' });
  });
});

describe('the token', () => {
  test('AUTH-029 AUTH-051 AUTH-052 API-002 in the header it makes the caller known', async () => {
    const token = await api.signIn(robin);
    const { data } = await api.graphql(meQuery, {}, { token });
    expect(data).toMatchObject({
      me: { __typename: 'User', uuid: robin.id, wishlistUuid: robin.row.wishlist_uuid },
    });
    const current = await api.graphql('{ currentUser { ... on CurrentUser { name email } } }', {}, { token });
    expect(current.data).toEqual({ currentUser: { name: 'Robin de Vries', email: robin.email } });
  });

  test('ERR-002 without a token, or with one that is not ours, the caller is nobody', async () => {
    for (const token of [undefined, 'x'.repeat(43), '']) {
      const { data, status } = await api.graphql(meQuery, {}, { token });
      expect(data).toEqual(refusedMe);
      expect(status).toBe(200);
    }
  });

  test('AUTH-042 logout ends it at once', async () => {
    const token = await api.signIn(robin);
    const other = await api.signIn(robin);
    const out = await api.graphql('mutation { logout { ... on LoggedOut { loggedOut } } }', {}, { token });
    expect(out.data).toEqual({ logout: { loggedOut: true } });
    expect((await api.graphql(meQuery, {}, { token })).data).toEqual(refusedMe);
    expect((await api.graphql(meQuery, {}, { token: other })).data).not.toEqual(refusedMe);
  });

  test('it ends after 30 days without use and after 90 days in any case', async () => {
    const idle = await api.signIn(robin);
    const used = await api.signIn(robin);
    for (let days = 0; days < 80; days += 20) {
      clock.advance(20 * day);
      expect((await api.graphql(meQuery, {}, { token: used })).data).not.toEqual(refusedMe);
    }
    expect((await api.graphql(meQuery, {}, { token: idle })).data).toEqual(refusedMe);
    clock.advance(11 * day);
    expect((await api.graphql(meQuery, {}, { token: used })).data).toEqual(refusedMe);
  });

  test('only its hash is stored, and neither it nor the address is in the log', async () => {
    const token = await api.signIn(robin);
    await api.graphql(meQuery, {}, { token });
    const rows = await api.db.selectFrom('auth_tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    const stored = await api.db.selectFrom('users').select('password_hash').execute();
    expect(stored.every((row) => row.password_hash.startsWith('$argon2id$v=19$'))).toBe(true);
    const log = api.logged.join('');
    for (const secret of [token, robin.email, robin.password]) expect(log).not.toContain(secret);
  });
});

describe('GET /api/v2/users/me/', () => {
  test('AUTH-053 reads the id of the wishlist', async () => {
    const token = await api.signIn(robin);
    const headers = { authorization: `Token ${token}` };
    const response = await api.inject({ url: '/api/v2/users/me/', headers });
    expect(response.json()).toEqual({ wishlist_uuid: robin.row.wishlist_uuid });
  });

  test('AUTH-053 without a token it answers 401 in JSON', async () => {
    const response = await api.inject({ url: '/api/v2/users/me/' });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({
      errorCode: 'user_not_authenticated',
      message: 'Log in om verder te gaan.',
    });
  });
});

describe('too many tries', () => {
  test('ERR-008 the eleventh on one account in a quarter of an hour is refused, and others still get in', async () => {
    const limited = await startApi();
    const victim = await makeUser(limited.db);
    const other = await makeUser(limited.db);
    const attempt = (password: string) =>
      limited.graphql(loginMutation, { email: victim.email, password }).then(({ data }) => data);
    for (let count = 0; count < 10; count += 1) {
      expect(await attempt('wrong-password-1')).toMatchObject({ login: { errorCode: 'generic_error' } });
    }
    expect(await attempt(victim.password)).toMatchObject({ login: { __typename: 'TooManyRequestsError' } });
    expect(await limited.signIn(other)).toBeTypeOf('string');
    await limited.close();
  });

  test('ERR-008 two processes on one database count together', async () => {
    const first = await startApi();
    const { config, database, log } = first.server.deps;
    // The embedded database allows only one process.
    const isShared = database.engine === 'postgres';
    const second = isShared ? await createServer({ config, database, log }) : first.server;
    const rule = { name: 'test-rule', times: 3, seconds: 60 };
    const spend = (server: Server) => server.deps.limits.spend(rule, 'somebody');
    await spend(first.server);
    await spend(second);
    await spend(first.server);
    await expect(spend(second)).rejects.toMatchObject({ retryAfter: 60 });
    await expect(spend(first.server)).rejects.toMatchObject({ errorCode: 'too_many_requests' });
    await first.server.deps.limits.forget(rule, 'somebody');
    await spend(second);
    if (isShared) await second.close();
    await first.close();
  });
});
