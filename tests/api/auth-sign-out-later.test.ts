import 'fake-indexeddb/auto';
import type { InjectOptions } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startDatabase } from '#src/data/db/current-database.ts';
import { insertDocument } from '#src/data/db/write.ts';
import { followRevocations } from '#src/data/session/revoke-token.ts';
import { leaveAccount } from '#src/features/account/account/leave-account.ts';
import { online$, reportRequest } from '#src/platform/connectivity/connectivity.ts';
import { type Session, session$, signIn } from '#src/platform/session/session.ts';
import { makeUser, type TestUser } from '#tests/factories/users.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';
import {
  databasesOf,
  deleteAllDatabases,
  opened,
  product,
  visitor,
  withLocalStore,
} from '#tests/sync/bench/accounts-bench.ts';
import { someDraft } from '#tests/sync/bench/world.ts';

// Tests the client's own sign-out against the real server, with a network that fails and returns.

const store = withLocalStore();
const waiting = () => store.getItem('tokens-to-revoke');
let api: ApiHarness;
let isConnected = true;
/** Each request as its operation and authorization header. */
let asked: string[] = [];
let stop: () => Promise<void> = () => Promise.resolve();
let unfollow: () => void = () => undefined;

async function overTheNetwork(path: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  if (!isConnected) throw new TypeError('Failed to fetch');
  const headers = Object.fromEntries(new Headers(init.headers));
  const { operationName } = JSON.parse(String(init.body)) as { operationName: string };
  asked.push(`${operationName} ${headers.authorization ?? 'visitor'}`);
  const question: InjectOptions = { method: 'POST', url: String(path), headers, payload: String(init.body) };
  const answer = await api.inject(question);
  return new Response(answer.body, { status: answer.statusCode });
}

beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  store.clear();
  asked = [];
  isConnected = true;
  vi.stubGlobal('fetch', overTheNetwork);
});
afterEach(async () => {
  unfollow();
  vi.unstubAllGlobals();
  session$.next(null);
  online$.next(true);
  await stop();
  await deleteAllDatabases();
});
afterAll(async () => {
  Reflect.deleteProperty(globalThis, 'localStorage');
  await api.close();
});

async function signedInHere(): Promise<{ readonly user: TestUser; readonly session: Session }> {
  const user = await makeUser(api.db);
  const token = await api.signIn(user);
  const who = { token, userId: user.id, email: user.email, name: user.row.name };
  const session: Session = { ...who, isStaff: false, sellerId: null };
  signIn(session);
  return { user, session };
}

const counts = async (token: string) =>
  (await api.graphql<{ me: { __typename: string } }>('{ me { __typename } }', {}, { token })).data.me
    .__typename === 'User';

async function networkIsBack(): Promise<void> {
  isConnected = true;
  reportRequest('reached');
  await vi.waitFor(() => expect(waiting()).toBeNull());
}

test('AUTH-042 S13 hazard 11: signing out without a network leaves the bare token alone on the device, and ends it as soon as there is one', async () => {
  stop = startDatabase({ multiInstance: false });
  unfollow = followRevocations();
  const { user, session } = await signedInHere();
  const owner = { kind: 'account', userId: user.id } as const;
  await insertDocument(await opened(owner), 'wishlist', { id: product(1), addedAt: 1 });
  const written = vi.spyOn(store, 'setItem');
  isConnected = false;
  await leaveAccount();
  await opened(visitor);
  expect(session$.value).toBeNull();
  expect(await databasesOf(owner)).toEqual([]);
  expect(store.getItem('auth-token')).toBeNull();
  const keys = new Set(written.mock.calls.map(([key]) => key));
  expect([...keys].filter((key) => store.getItem(key) !== null)).toEqual(['tokens-to-revoke']);
  // Only the token, without an id, email address or name: it cannot be used to sign in, and does not identify
  // anybody.
  expect(waiting()).toBe(JSON.stringify([session.token]));
  expect(await counts(session.token)).toBe(true);
  await networkIsBack();
  expect(await counts(session.token)).toBe(false);
  expect(asked).toEqual([`RevokeToken Token ${session.token}`]);
});

test('AUTH-042 the next start notifies the server too, also after another sign-in, and disturbs nobody', async () => {
  const gone = await signedInHere();
  isConnected = false;
  await leaveAccount();
  online$.next(true);
  const here = await signedInHere();
  isConnected = true;
  unfollow = followRevocations();
  await vi.waitFor(() => expect(waiting()).toBeNull());
  expect(await counts(gone.session.token)).toBe(false);
  expect(await counts(here.session.token)).toBe(true);
  expect(session$.value).toEqual(here.session);
});

test('AUTH-042 a token that the server no longer knows is dropped, one that it could not answer for stays', async () => {
  const { session } = await signedInHere();
  isConnected = false;
  await leaveAccount();
  await api.db.updateTable('auth_tokens').set({ revoked_at: new Date() }).execute();
  vi.stubGlobal('fetch', async () => new Response('closed', { status: 503 }));
  online$.next(true);
  unfollow = followRevocations();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(waiting()).toBe(JSON.stringify([session.token]));
  unfollow();
  vi.stubGlobal('fetch', overTheNetwork);
  isConnected = true;
  unfollow = followRevocations();
  await vi.waitFor(() => expect(waiting()).toBeNull());
  expect(asked).toHaveLength(1);
});

test('AUTH-042 with a network the token ends at once and nothing waits; unsent drafts stay locked away', async () => {
  stop = startDatabase({ multiInstance: false });
  const { user, session } = await signedInHere();
  const owner = { kind: 'account', userId: user.id } as const;
  await insertDocument(await opened(owner), 'drafts', someDraft({ title: 'unsent' }));
  await leaveAccount();
  await opened(visitor);
  expect(await counts(session.token)).toBe(false);
  expect(waiting()).toBeNull();
  expect((await databasesOf(owner)).some((name) => name.endsWith('--drafts'))).toBe(true);
});
