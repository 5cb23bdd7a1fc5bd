import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Session, session$ } from '#src/platform/session/session.ts';
import { enterAccount } from './enter-account.ts';

const order: string[] = [];
vi.mock('#src/data/db/current-database.ts', () => ({
  signOutAndWipe: async ({ keep }: { keep: string }) => {
    order.push(`wiped except ${keep}`);
    session$.next(null);
  },
}));
vi.mock('#src/data/push/end-push.ts', () => ({
  endPush: async () => void order.push('no more pushes'),
}));
const fetched = vi.fn<typeof fetch>();

const noor: Session = {
  token: 'old-token',
  userId: 'u1',
  email: 'noor@hervonden.test',
  name: 'Noor Jansen',
  isStaff: false,
  sellerId: null,
};
const user = (uuid: string, authToken: string | null) => ({
  __typename: 'User' as const,
  uuid,
  email: `${uuid}@hervonden.test`,
  name: 'Somebody',
  isStaff: false,
  authToken,
  seller: null,
});

beforeEach(() => {
  order.length = 0;
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  fetched.mockImplementation(async (_url, init) => {
    order.push(`revoked ${new Headers(init?.headers).get('authorization')}`);
    return Response.json({ data: { logout: { __typename: 'LoggedOut', loggedOut: true } } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  session$.next(null);
});

test('AUTH-028 a visitor is signed in, and nobody has to leave', async () => {
  expect(await enterAccount(user('u1', 'stub-new'))).toBe(true);
  expect(session$.value).toMatchObject({ userId: 'u1', token: 'stub-new' });
  expect(order).toEqual([]);
});

test('AUTH-042 another account leaves this device, with its token and its data, before one comes in by a mailed link', async () => {
  session$.next(noor);
  expect(await enterAccount(user('u2', 'stub-new'))).toBe(true);
  expect(order.toSorted()).toEqual(['no more pushes', 'revoked Token old-token', 'wiped except unsent']);
  expect(order.at(-1)).toBe('wiped except unsent');
  expect(session$.value).toMatchObject({ userId: 'u2', token: 'stub-new' });
});

test('AUTH-042 without a network the other account still leaves this device', async () => {
  session$.next(noor);
  fetched.mockRejectedValue(new TypeError('failed'));
  expect(await enterAccount(user('u2', 'stub-new'))).toBe(true);
  expect(order).toEqual(['no more pushes', 'wiped except unsent']);
});

test('the same account keeps its data on this device', async () => {
  session$.next(noor);
  expect(await enterAccount(user('u1', 'stub-new'))).toBe(true);
  expect(order).toEqual([]);
  expect(session$.value?.token).toBe('stub-new');
});

test('AUTH-049 an answer without a token signs nobody in and nobody out', async () => {
  session$.next(noor);
  expect(await enterAccount(user('u2', null))).toBe(false);
  expect(session$.value).toEqual(noor);
});
