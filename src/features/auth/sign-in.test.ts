import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session$ } from '#src/platform/session/session.ts';
import { signInWithPassword } from './sign-in.ts';

const fetched = vi.fn<typeof fetch>();
const answer = (login: object) => fetched.mockResolvedValueOnce(Response.json({ data: { login } }));

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
  session$.next(null);
});

test.each(['', 'nee', 'a@b', 'a b@c.nl'])(
  'AUTH-018 "%s" is refused before the server is asked',
  async (email) => {
    expect(await signInWithPassword(email, 'geheim123')).toEqual({ kind: 'email_wrong' });
    expect(fetched).not.toHaveBeenCalled();
  },
);

test('AUTH-030 a visitor signs in, and the session holds what the server said', async () => {
  answer({
    __typename: 'User',
    uuid: 'u1',
    email: 'koper@hervonden.test',
    name: 'Noor Jansen',
    isStaff: false,
    authToken: 'token',
    seller: { __typename: 'Seller', uuid: 's1' },
  });
  const outcome = await signInWithPassword(' koper@hervonden.test ', 'geheim123');
  expect(outcome.kind).toBe('signed_in');
  expect(session$.value).toMatchObject({ token: 'token', userId: 'u1', sellerId: 's1' });
  const sent = JSON.parse(String(fetched.mock.calls[0]?.[1]?.body)) as { variables: unknown };
  expect(sent.variables).toEqual({ email: 'koper@hervonden.test', password: 'geheim123' });
});

test('a refusal leaves everybody signed out and keeps its code', async () => {
  answer({ __typename: 'FailedToGetError', errorCode: 'auth.generic_error', message: 'Onjuist' });
  expect(await signInWithPassword('koper@hervonden.test', 'fout')).toEqual({
    kind: 'refused',
    errorCode: 'auth.generic_error',
    message: 'Onjuist',
  });
  expect(session$.value).toBeNull();
});

test('AUTH-031 the sentence is worded letter for letter in Dutch', () => {
  expect(readFileSync('locales/nl/messages.po', 'utf8')).toContain(
    'msgid "auth.generic_error"\nmsgstr "Het e-mailadres of wachtwoord is onjuist."',
  );
});
