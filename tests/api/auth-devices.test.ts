import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MailMessage } from '#server/outside/mail/mail.ts';
import { act, tokenIn } from '#tests/factories/account-client.ts';
import { makeUser, type TestUser } from '#tests/factories/users.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';
import { createManualClock } from '#tests/setup/manual-clock.ts';

const clock = createManualClock(new Date('2026-03-01T12:00:00Z'));
const mails: MailMessage[] = [];
const mailsTo = (email: string) => mails.filter(({ to }) => to === email);

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

let api: ApiHarness;

beforeAll(async () => {
  api = await startApi({ clock, mail: { send: async (message) => void mails.push(message) } });
});

afterAll(() => api.close());

async function logInWith({ email, password }: TestUser, userAgent: string): Promise<string> {
  const response = await api.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'user-agent': userAgent, 'accept-language': 'fr' },
    payload: {
      query:
        'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { ... on User { authToken } } }',
      variables: { email, password },
    },
  });
  return response.json<{ data: { login: { authToken: string } } }>().data.login.authToken;
}

const isKnown = async (token: string) =>
  (await api.graphql<{ me: { __typename: string } }>('{ me { __typename } }', {}, { token })).data.me
    .__typename === 'User';

interface Listed {
  readonly uuid: string;
  readonly name: string;
  readonly isCurrent: boolean;
}

async function devices(token: string): Promise<readonly Listed[]> {
  const { data } = await api.graphql<{ devices: { data: Listed[] } }>(
    '{ devices { ... on DevicesSuccess { data { uuid name isCurrent } } } }',
    {},
    { token },
  );
  return data.devices.data;
}

describe('devices', () => {
  test('ERR-003 each has the name of its browser and system; one can be signed out from another, by its owner alone', async () => {
    const user = await makeUser(api.db);
    const desk = await logInWith(user, firefox);
    const phone = await logInWith(user, safari);
    const nameless = await logInWith(user, '');
    const list = await devices(desk);
    expect(list[0]).toMatchObject({ name: 'Firefox, Windows', isCurrent: true });
    expect(
      list
        .slice(1)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['Onbekend apparaat', 'Safari, iOS']);
    const uuid = list.find(({ name }) => name === 'Safari, iOS')?.uuid ?? '';
    const stranger = await api.signIn(await makeUser(api.db));
    expect(await act(api, 'signOutDevice', { uuid }, { token: stranger })).toMatchObject({
      __typename: 'UserHasNoObjectPermissionError',
    });
    expect(await act(api, 'signOutDevice', { uuid: 'x' }, { token: desk })).toMatchObject({
      __typename: 'InvalidUUIDError',
    });
    expect(await act(api, 'signOutDevice', { uuid }, { token: desk })).toMatchObject({ count: 1 });
    expect(await isKnown(phone)).toBe(false);
    expect(await act(api, 'signOutOtherDevices', {}, { token: desk })).toMatchObject({ count: 1 });
    expect([await isKnown(nameless), await isKnown(desk)]).toEqual([false, true]);
    expect(await devices(desk)).toHaveLength(1);
  });

  test('signing one out closes its sockets', async () => {
    const user = await makeUser(api.db);
    const [here, there] = [await api.signIn(user), await api.signIn(user)];
    const uuid = (await devices(there))[0]?.uuid ?? '';
    const stop = new AbortController();
    const revocations = api.server.bus
      .subscribe(`token-revoked:${uuid}`, stop.signal)
      [Symbol.asyncIterator]();
    await act(api, 'signOutOtherDevices', {}, { token: here });
    expect((await revocations.next()).done).not.toBe(true);
    stop.abort();
  });

  test('a sign-in on a browser that the account did not know is mailed to its owner, the first one is not', async () => {
    const user = await makeUser(api.db);
    for (const agent of [firefox, firefox, safari, safari]) await logInWith(user, agent);
    await api.server.background.runOnce();
    expect(mailsTo(user.email)).toHaveLength(1);
    expect(mailsTo(user.email)[0]).toMatchObject({ subject: 'Connexion sur un nouvel appareil' });
    expect(mailsTo(user.email)[0]?.text).toContain('Safari, iOS');
  });
});

test('AUTH-042 S13 the answer to a logout makes the browser drop its stored answers', async () => {
  const token = await api.signIn(await makeUser(api.db));
  const post = (query: string) =>
    api.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Token ${token}` },
      payload: { query },
    });
  expect((await post('{ me { __typename } }')).headers).not.toHaveProperty('clear-site-data');
  const out = await post('mutation { logout { __typename } }');
  expect(out.headers['clear-site-data']).toBe('"cache"');
});

describe('another e-mail address', () => {
  test('AUTH-050 counts once its mailed link is used; the old address is notified', async () => {
    const user = await makeUser(api.db);
    const token = await api.signIn(user);
    const email = `${randomUUID()}@hervonden.test`;
    expect(await act(api, 'updateUser', { email: ` ${email.toUpperCase()}` }, { token })).toMatchObject({
      success: true,
      pendingEmail: email,
    });
    const me = async () => (await api.graphql('{ me { ... on User { email } } }', {}, { token })).data;
    expect(await me()).toEqual({ me: { email: user.email } });
    await api.server.background.runOnce();
    expect(mailsTo(user.email)[0]?.text).toContain(email);
    const link = { token: tokenIn(mailsTo(email)[0], 'verifyEmailToken') };
    expect(await act(api, 'verifyEmail', link)).toMatchObject({ __typename: 'User', email, authToken: null });
    expect(await me()).toEqual({ me: { email } });
    expect(await act(api, 'login', { email, password: user.password })).toMatchObject({
      __typename: 'User',
    });
    expect(await act(api, 'verifyEmail', link)).toMatchObject({ errorCode: 'email_verification_error' });
  });

  test('AUTH-050 a taken one is refused, also when it is taken meanwhile; a later wish replaces an earlier one', async () => {
    const user = await makeUser(api.db);
    const other = await makeUser(api.db);
    const token = await api.signIn(user);
    expect(await act(api, 'updateUser', { email: other.email }, { token })).toMatchObject({
      __typename: 'FailedToUpdateError',
      errorCode: 'user_already_exists',
    });
    expect(await act(api, 'updateUser', { email: 'robin' }, { token })).toMatchObject({
      errorCode: 'email_address_incorrect',
    });
    const [first, second] = [`${randomUUID()}@hervonden.test`, `${randomUUID()}@hervonden.test`];
    const links: string[] = [];
    for (const email of [first, second]) {
      await act(api, 'updateUser', { email }, { token });
      await api.server.background.runOnce();
      links.push(tokenIn(mailsTo(email)[0], 'verifyEmailToken'));
    }
    await makeUser(api.db, { email: second });
    for (const link of links) {
      expect(await act(api, 'verifyEmail', { token: link })).toMatchObject({
        errorCode: 'email_verification_error',
      });
    }
  });
});

test('AUTH-001 the chat knows a user by an id and a signature that only the server can make', async () => {
  const user = await makeUser(api.db);
  const query = '{ me { ... on User { chatUser { uuid signature } } } }';
  const { data } = await api.graphql(query, {}, { token: await api.signIn(user) });
  expect(data).toEqual({
    me: { chatUser: { uuid: user.id, signature: expect.stringMatching(/^[0-9a-f]{64}$/) } },
  });
});

describe('the limits of a login', () => {
  test('ERR-008 successes use nothing up, and strangers cannot lock an owner out at home', async () => {
    const limited = await startApi();
    const victim = await makeUser(limited.db);
    const { limits } = limited.server.deps;
    const callers = { name: 'login-address', times: 30, seconds: 15 * 60 };
    for (let count = 0; count < 29; count += 1) await limits.spend(callers, '127.0.0.1');
    for (let count = 0; count < 3; count += 1) await limited.signIn(victim);
    const from = async (ip: string, password: string) => {
      const response = await limited.inject({
        method: 'POST',
        url: '/graphql',
        remoteAddress: ip,
        payload: {
          query: 'mutation ($e: String!, $p: String!) { login(email: $e, password: $p) { __typename } }',
          variables: { e: victim.email, p: password },
        },
      });
      return response.json<{ data: { login: { __typename: string } } }>().data.login.__typename;
    };
    // 100 tries a day from all unknown addresses together. The password is too long to be hashed, which keeps the
    // test fast.
    const strangers = { name: 'login-account-strangers', times: 100, seconds: 24 * 3600 };
    for (let count = 0; count < 100; count += 1) await limits.spend(strangers, victim.email);
    expect(await from('10.0.0.9', 'guess-1')).toBe('TooManyRequestsError');
    expect(await from('127.0.0.1', victim.password)).toBe('User');
    await limited.close();
  });
});

describe('the audit log', () => {
  test('shows who did what, page by page, to staff alone', async () => {
    const staff = await makeUser(api.db, { isStaff: true });
    const user = await makeUser(api.db);
    const token = await logInWith(user, firefox);
    await act(api, 'login', { email: user.email, password: 'not-the-password-1' });
    await act(api, 'logout', {}, { token }).catch(() => undefined);
    const query = `query ($kind: String) { auditLog(limit: 1, kind: $kind) {
      __typename
      ... on AuditLog { totalCount lines { kind userUuid actorUuid ip device details } }
    } }`;
    const read = async (kind: string, of: string) => (await api.graphql(query, { kind }, { token: of })).data;
    const staffToken = await api.signIn(staff);
    expect(await read('sign_in_failed', staffToken)).toMatchObject({
      auditLog: {
        lines: [
          {
            kind: 'sign_in_failed',
            userUuid: user.id,
            actorUuid: null,
            ip: '127.0.0.1',
            details: '{"way":"password","reason":"generic_error"}',
          },
        ],
      },
    });
    expect(await read('sign_in', await api.signIn(user))).toEqual({
      auditLog: { __typename: 'UserHasNoAdminPermissionsError' },
    });
    const log = JSON.stringify(await api.db.selectFrom('audit_log').selectAll().execute());
    for (const secret of [user.email, user.password, token]) expect(log).not.toContain(secret);
  });
});
