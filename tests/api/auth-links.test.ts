import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MailMessage } from '#server/outside/mail/mail.ts';
import { act, tokenIn } from '#tests/factories/account-client.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';
import { createManualClock } from '#tests/setup/manual-clock.ts';

const minute = 60 * 1000;
const clock = createManualClock(new Date('2026-03-01T12:00:00Z'));
const mails: MailMessage[] = [];
const lastTo = (email: string) => mails.filter(({ to }) => to === email).at(-1);

let api: ApiHarness;

beforeAll(async () => {
  api = await startApi({ clock, mail: { send: async (message) => void mails.push(message) } });
});

// Resets the limit per client address, which uses the system clock; the tests together exceed it.
beforeEach(() =>
  api.server.deps.limits.forget({ name: 'link-caller', times: 30, seconds: 900 }, '127.0.0.1'),
);

afterAll(() => api.close());

async function magicLink(email: string, args: Record<string, string> = {}) {
  expect(await act(api, 'requestMagicLink', { email, ...args })).toMatchObject({ success: true });
  await api.server.background.runOnce();
  return tokenIn(lastTo(email), 'magicLinkToken');
}

async function resetLink(email: string) {
  expect(await act(api, 'requestPasswordReset', { email })).toMatchObject({ success: true });
  await api.server.background.runOnce();
  return tokenIn(lastTo(email), 'pwResetToken');
}

const isKnown = async (token: string) =>
  (await api.graphql<{ me: { __typename: string } }>('{ me { __typename } }', {}, { token })).data.me
    .__typename === 'User';

describe('the magic link', () => {
  test('AUTH-012 AUTH-043 AUTH-044 signs in, once', async () => {
    const user = await makeUser(api.db);
    const token = await magicLink(user.email);
    const answer = await act(api, 'validateMagicLink', { token });
    expect(answer).toMatchObject({ __typename: 'User', uuid: user.id });
    expect(await isKnown(answer.authToken ?? '')).toBe(true);
    expect(await act(api, 'validateMagicLink', { token })).toMatchObject({
      __typename: 'FailedToGetError',
      errorCode: 'invalid_token',
    });
  });

  test('AUTH-044 a hundred replays and guesses, many at once, get in exactly once', async () => {
    const user = await makeUser(api.db);
    const token = await magicLink(user.email);
    const tries = Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? token : randomUUID()));
    const answers = await Promise.all(tries.map((one) => act(api, 'validateMagicLink', { token: one })));
    expect(answers.filter(({ __typename }) => __typename === 'User')).toHaveLength(1);
    for (let count = 0; count < 50; count += 1) {
      expect(await act(api, 'validateMagicLink', { token })).toMatchObject({ errorCode: 'invalid_token' });
    }
  });

  test('AUTH-044 ends after a quarter of an hour, and older ones end with a newer one', async () => {
    const user = await makeUser(api.db);
    const first = await magicLink(user.email);
    const second = await magicLink(user.email);
    expect(await act(api, 'validateMagicLink', { token: second })).toMatchObject({ __typename: 'User' });
    expect(await act(api, 'validateMagicLink', { token: first })).toMatchObject({
      errorCode: 'invalid_token',
    });
    const late = await magicLink(user.email);
    clock.advance(15 * minute);
    expect(await act(api, 'validateMagicLink', { token: late })).toMatchObject({
      errorCode: 'invalid_token',
    });
  });

  test('AUTH-043 only its hash is stored, and neither token nor address is in log or events', async () => {
    const user = await makeUser(api.db);
    const token = await magicLink(user.email);
    const stored = JSON.stringify([
      await api.db.selectFrom('one_time_links').selectAll().execute(),
      await api.db.selectFrom('event_outbox').selectAll().execute(),
      await api.db.selectFrom('audit_log').selectAll().execute(),
      api.logged,
    ]);
    for (const secret of [token, user.email]) expect(stored).not.toContain(secret);
  });

  test('AUTH-043 leads on to a path of this shop and nowhere else, for any input', async () => {
    const user = await makeUser(api.db);
    const onwards: (string | null)[] = [];
    for (const redirectUrl of ['/favorieten?page=2', '//evil.test', '/.//evil.test', 'https://evil.test/']) {
      await magicLink(user.email, { redirectUrl });
      const address = /https?:\S+/.exec(lastTo(user.email)?.text ?? '')?.[0] ?? '';
      expect(address).toMatch(/^http:\/\/localhost:4000\/account\?magicLinkToken=/);
      onwards.push(new URL(address).searchParams.get('redirectUrl'));
    }
    expect(onwards).toEqual(['/favorieten?page=2', null, null, null]);
  });
});

describe('the password', () => {
  test('AUTH-013 AUTH-045 AUTH-046 is set anew by a mailed link, once, and every device is signed out', async () => {
    const user = await makeUser(api.db);
    const [one, two] = [await api.signIn(user), await api.signIn(user)];
    const magic = await magicLink(user.email);
    const token = await resetLink(user.email);
    const password = 'winter-in-gent-3';
    const reset = { token, password, confirmPassword: password };
    const answers = await Promise.all([1, 2, 3].map(() => act(api, 'resetPassword', reset)));
    expect(answers.filter(({ success }) => success === true)).toHaveLength(1);
    for (const old of [one, two]) expect(await isKnown(old)).toBe(false);
    expect(await act(api, 'login', { email: user.email, password })).toMatchObject({ __typename: 'User' });
    expect(await act(api, 'login', { email: user.email, password: user.password })).toMatchObject({
      errorCode: 'generic_error',
    });
    // Links that an intruder requested end as well.
    expect(await act(api, 'validateMagicLink', { token: magic })).toMatchObject({
      errorCode: 'invalid_token',
    });
    await api.server.background.runOnce();
    expect(mails.filter(({ to }) => to === user.email).map(({ subject }) => subject)).toContain(
      'Je wachtwoord is gewijzigd',
    );
  });

  test('AUTH-026 AUTH-027 AUTH-038 an invalid reset is refused with its code', async () => {
    const user = await makeUser(api.db);
    const token = await resetLink(user.email);
    const good = 'winter-in-gent-3';
    const wrong = [
      [{ token: '' }, 'ValidationError', 'reset_password_token_missing'],
      [{ confirmPassword: 'winter-in-gent-4' }, 'ValidationError', 'reset_password_mismatch'],
      [{ password: 'kort1', confirmPassword: 'kort1' }, 'ValidationError', 'weak_password'],
      [{ password: 'Welkom123', confirmPassword: 'Welkom123' }, 'ValidationError', 'weak_password'],
      [{ token: 'made-up-made-up' }, 'FailedToUpdateError', 'reset_password_error'],
    ] as const;
    for (const [part, __typename, errorCode] of wrong) {
      const reset = { token, password: good, confirmPassword: good, ...part };
      expect(await act(api, 'resetPassword', reset)).toMatchObject({ __typename, errorCode });
    }
    clock.advance(60 * minute);
    const late = { token, password: good, confirmPassword: good };
    expect(await act(api, 'resetPassword', late)).toMatchObject({ errorCode: 'reset_password_error' });
  });
});

describe.each(['requestMagicLink', 'requestPasswordReset'])('%s', (operation) => {
  test('AUTH-019 AUTH-020 refuses malformed addresses', async () => {
    expect(await act(api, operation, { email: 'robin@hervonden' })).toMatchObject({
      __typename: 'ValidationError',
      errorCode: 'email_address_incorrect',
    });
  });

  test('AUTH-033 AUTH-034 AUTH-043 AUTH-045 answers the same for an unknown address; only a waiting account is named', async () => {
    const user = await makeUser(api.db);
    const waiting = await makeUser(api.db, { isActive: false });
    // Sends the emails of earlier tests first.
    await api.server.background.runOnce();
    const before = mails.length;
    const known = await act(api, operation, { email: user.email });
    const unknown = await act(api, operation, { email: `${randomUUID()}@hervonden.test` });
    expect(unknown).toEqual(known);
    expect(await act(api, operation, { email: waiting.email })).toMatchObject({
      __typename: 'FailedToGetError',
      errorCode: 'account_inactive',
    });
    await api.server.background.runOnce();
    expect(mails.slice(before).map(({ to }) => to)).toEqual([user.email]);
  });

  test('AUTH-040 ERR-008 the sixth in a quarter of an hour is refused, for unknown addresses as well', async () => {
    const user = await makeUser(api.db);
    for (const email of [user.email, `${randomUUID()}@hervonden.test`]) {
      const answers: string[] = [];
      for (let count = 0; count < 6; count += 1) {
        answers.push((await act(api, operation, { email })).__typename);
      }
      expect(answers).toEqual([...Array.from({ length: 5 }, () => 'Requested'), 'TooManyRequestsError']);
    }
  });
});
