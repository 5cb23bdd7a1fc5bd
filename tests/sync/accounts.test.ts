import { OPEN_COLLECTIONS } from 'rxdb';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { onBeforeClose } from '#src/data/db/before-close.ts';
import { openDatabase } from '#src/data/db/create-database.ts';
import { countUnsent, signOutAndWipe, startDatabase } from '#src/data/db/current-database.ts';
import { registerPhotoKeeper } from '#src/data/db/photo-keeper.ts';
import type { Owner } from '#src/data/db/types.ts';
import { insertDocument, removeDocument } from '#src/data/db/write.ts';
import { httpTransport } from '#src/data/sync/http-transport.ts';
import { tokenOf } from '#src/data/sync/start-sync.ts';
import { NotSignedIn, TransportFailed } from '#src/data/sync/transport.ts';
import {
  expectTokenEnd,
  isCurrentToken,
  session$,
  signIn,
  signOut,
  signOutReason,
} from '#src/platform/session/session.ts';
import {
  databasesOf,
  deleteAllDatabases,
  opened,
  product,
  session,
  visitor,
  wishlistIds,
  withLocalStore,
} from './bench/accounts-bench.ts';
import { someDraft } from './bench/world.ts';

const store = withLocalStore();
let user = 0;
let userId = '';
let stop: () => Promise<void> = () => Promise.resolve();

beforeEach(() => {
  user += 1;
  userId = `user-${user}`;
  store.clear();
});
afterEach(async () => {
  signOut();
  await stop();
  await deleteAllDatabases();
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

describe('a visitor', () => {
  test('WISH-006 PWA-007 PWA-027 PWA-028 PWA-029 PWA-030 wishlist entries, searches, drafts and addresses are stored in IndexedDB, newest wishlist entry first', async () => {
    stop = startDatabase({ multiInstance: false });
    const database = await opened(visitor);
    await insertDocument(database, 'wishlist', { id: product(1), addedAt: 100 });
    await insertDocument(database, 'wishlist', { id: product(2), addedAt: 200 });
    await insertDocument(database, 'searchHistory', { id: 'teak', query: 'Teak', usedAt: 1 });
    await insertDocument(database, 'drafts', someDraft({ title: 'kist' }));
    await stop();
    stop = startDatabase({ multiInstance: false });
    const again = await opened(visitor);
    expect(await wishlistIds(again)).toEqual([product(2), product(1)]);
    expect((await again.drafts.find().exec()).map((draft) => draft.title)).toEqual(['kist']);
    expect((await again.searchHistory.find().exec()).map((entry) => entry.query)).toEqual(['Teak']);
    const names = (await databasesOf(visitor)).join(' ');
    for (const name of ['wishlist', 'searchHistory', 'drafts', 'addresses']) expect(names).toContain(name);
  });

  test('WISH-005 a wishlist entry that is removed and added again is there, and nothing of a visitor is pending', async () => {
    stop = startDatabase({ multiInstance: false });
    const database = await opened(visitor);
    const wishlistEntry = { id: product(1), addedAt: 5 };
    await insertDocument(database, 'wishlist', wishlistEntry);
    await removeDocument(database, 'wishlist', wishlistEntry.id);
    expect(await wishlistIds(database)).toEqual([]);
    await insertDocument(database, 'wishlist', { ...wishlistEntry, addedAt: 9 });
    expect(await wishlistIds(database)).toEqual([product(1)]);
    expect(await countUnsent()).toEqual({ drafts: 0, total: 0 });
  });

  test('WISH-002 WISH-003 UI-024 data that an earlier version stored in local storage is taken over once and removed', async () => {
    store.setItem('wishlist-items', JSON.stringify([product(1), 'no uuid', { uuid: product(2) }]));
    store.setItem('wishlist-id', product(9));
    store.setItem('address', JSON.stringify({ firstName: 'Sam', city: 'Utrecht', unknown: 1 }));
    stop = startDatabase({ multiInstance: false });
    const database = await opened(visitor);
    expect((await wishlistIds(database)).sort()).toEqual([product(1), product(2)]);
    const [address] = await database.addresses.find().exec();
    expect(address?.toMutableJSON()).toMatchObject({ firstName: 'Sam', city: 'Utrecht', country: 'NL' });
    for (const key of ['wishlist-items', 'wishlist-id', 'address']) expect(store.getItem(key)).toBeNull();
  });
});

describe('signing in', () => {
  test("WISH-004 hazard 17: the visitor's data joins the account, once, with never more than 11 collections open", async () => {
    let most = 0;
    const add = OPEN_COLLECTIONS.add.bind(OPEN_COLLECTIONS);
    OPEN_COLLECTIONS.add = (collection) => {
      const result = add(collection);
      most = Math.max(most, OPEN_COLLECTIONS.size);
      return result;
    };
    const handed: string[] = [];
    const forget = registerPhotoKeeper({
      handOver: (from, to) => {
        handed.push(`${from.kind} to ${to.kind}`);
        return Promise.resolve();
      },
      unsentDrafts: () => Promise.resolve([]),
      wipe: () => Promise.resolve(),
    });
    stop = startDatabase({ multiInstance: false });
    const before = await opened(visitor);
    const draft = someDraft({ title: 'of the visitor' });
    await insertDocument(before, 'wishlist', { id: product(1), addedAt: 100 });
    await insertDocument(before, 'drafts', draft);
    signIn(session(userId));
    const account = await opened({ kind: 'account', userId });
    expect(await wishlistIds(account)).toEqual([product(1)]);
    expect((await account.drafts.findOne(draft.id).exec())?.title).toBe('of the visitor');
    expect(await databasesOf(visitor)).toEqual([]);
    expect(await countUnsent()).toEqual({ drafts: 1, total: 2 });
    expect(handed).toEqual(['visitor to account']);
    expect(most).toBeLessThanOrEqual(11);
    expect(most).toBeGreaterThan(0);
    OPEN_COLLECTIONS.add = add;
    forget();
  });

  test('WISH-004 a merge that was cut short is done again and doubles nothing', async () => {
    const left = await openDatabase(visitor, { multiInstance: false });
    const draft = someDraft({ title: 'old' });
    await insertDocument(left, 'drafts', draft);
    await left.close();
    // The account already has it, with a later edit: the crash happened before the visitor's data was removed.
    const account = await openDatabase({ kind: 'account', userId }, { multiInstance: false });
    await insertDocument(account, 'drafts', { ...draft, title: 'edited since' });
    await account.close();
    signIn(session(userId));
    stop = startDatabase({ multiInstance: false });
    const database = await opened({ kind: 'account', userId });
    expect((await database.drafts.find().exec()).map((one) => one.title)).toEqual(['edited since']);
    expect(await databasesOf(visitor)).toEqual([]);
  });

  test("AUTH-028 hazard 11: the token is stored on the device, and never sent for another account's data", async () => {
    signIn(session(userId));
    expect(store.getItem('auth-token')).toContain(`token-${userId}`);
    expect(session$.value?.userId).toBe(userId);
    expect(tokenOf(userId)).toBe(`token-${userId}`);
    expect(tokenOf('somebody else')).toBeNull();
    let sent = 0;
    const transport = httpTransport({
      url: '/graphql',
      socketUrl: 'ws://127.0.0.1/graphql',
      token: () => tokenOf('somebody else'),
      fetch: () => {
        sent += 1;
        return Promise.reject(new Error('sent'));
      },
    });
    const signal = new AbortController().signal;
    await expect(transport.pull('drafts', null, 10, signal)).rejects.toBeInstanceOf(NotSignedIn);
    expect(sent).toBe(0);
  });

  test('AUTH-028 replication that is refused while the token is replaced is retried with the new one', async () => {
    signIn(session(userId));
    const transport = httpTransport({
      url: '/graphql',
      socketUrl: 'ws://127.0.0.1/graphql',
      token: () => tokenOf(userId),
      isCurrent: isCurrentToken,
      fetch: () => Promise.resolve(new Response('', { status: 401 })),
    });
    const pull = () => transport.pull('drafts', null, 10, new AbortController().signal);
    const done = expectTokenEnd();
    await expect(pull()).rejects.toBeInstanceOf(TransportFailed);
    done();
    const late = pull().catch((error: unknown) => error);
    signIn({ ...session(userId), token: 'the new one' });
    expect(await late).toBeInstanceOf(TransportFailed);
    await expect(pull()).rejects.toBeInstanceOf(NotSignedIn);
  });

  test("hazard 11: two accounts on one device never see each other's data", async () => {
    stop = startDatabase({ multiInstance: false });
    signIn(session(userId));
    const first = await opened({ kind: 'account', userId });
    await insertDocument(first, 'drafts', someDraft({ title: 'of the first' }));
    signIn(session(`${userId}-b`));
    const second = await opened({ kind: 'account', userId: `${userId}-b` });
    expect(await second.drafts.find().exec()).toEqual([]);
    expect(second.name).not.toBe(first.name);
    expect(second.name).not.toContain(userId);
  });
});

describe('signing out', () => {
  test('AUTH-015 hazard 11: nothing of the account is left on the device, and work on it stops first', async () => {
    const order: string[] = [];
    const leave = onBeforeClose((database) => {
      order.push(database.closed ? 'stopped too late' : 'stopped');
      return Promise.resolve();
    });
    const wiped: unknown[] = [];
    const forget = registerPhotoKeeper({
      handOver: () => Promise.resolve(),
      unsentDrafts: () => Promise.resolve([]),
      wipe: (owner, remaining) => {
        wiped.push([owner, remaining]);
        return Promise.resolve();
      },
    });
    stop = startDatabase({ multiInstance: false });
    signIn(session(userId));
    const owner: Owner = { kind: 'account', userId };
    const database = await opened(owner);
    await insertDocument(database, 'addresses', {
      id: product(7),
      firstName: 'Sam',
      lastName: 'de Vries',
      companyName: '',
      street: 'Oudegracht',
      houseNumber: '1',
      houseNumberExtension: '',
      postcode: '3511 AB',
      city: 'Utrecht',
      country: 'NL',
      phoneNumber: '',
      email: '',
      createdAt: 1,
    });
    await insertDocument(database, 'drafts', someDraft({ title: 'unsent' }));
    expect((await databasesOf(owner)).length).toBeGreaterThan(5);
    const report = await signOutAndWipe({ keep: 'nothing' });
    expect(report.left).toEqual([]);
    expect(report.removed.length).toBeGreaterThan(5);
    expect(await databasesOf(owner)).toEqual([]);
    expect(store.getItem('auth-token')).toBeNull();
    expect(order).not.toContain('stopped too late');
    expect(wiped).toEqual([[owner, []]]);
    await opened(visitor);
    leave();
    forget();
  });

  test('AUTH-042 hazard 11: signing out before the database was opened leaves nothing of the account either', async () => {
    const owner: Owner = { kind: 'account', userId };
    const left = await openDatabase(owner, { multiInstance: false });
    await insertDocument(left, 'wishlist', { id: product(3), addedAt: 1 });
    await left.close();
    signIn(session(userId));
    await signOutAndWipe({ keep: 'drafts' });
    expect(store.getItem('auth-token')).toBeNull();
    stop = startDatabase({ multiInstance: false });
    await opened(visitor);
    expect(await databasesOf(owner)).toEqual([]);
  });

  test('AUTH-042 a token end that the server reports during a chosen sign-out keeps no drafts', async () => {
    stop = startDatabase({ multiInstance: false });
    const owner: Owner = { kind: 'account', userId };
    signIn(session(userId));
    await insertDocument(await opened(owner), 'drafts', someDraft({ title: 'unsent' }));
    const done = expectTokenEnd();
    signOut('expired');
    await signOutAndWipe({ keep: 'nothing' }).finally(done);
    await opened(visitor);
    expect(await databasesOf(owner)).toEqual([]);
    expect(signOutReason()).toBe('chosen');
  });

  test('AUTH-015 unsent drafts stay, tied to their account and invisible to any other', async () => {
    stop = startDatabase({ multiInstance: false });
    const owner: Owner = { kind: 'account', userId };
    signIn(session(userId));
    const database = await opened(owner);
    const unsent = someDraft({ title: 'written at the flea market' });
    const sent = someDraft({ title: 'the server has it' });
    await insertDocument(database, 'drafts', unsent);
    await insertDocument(database, 'drafts', sent);
    await insertDocument(database, 'wishlist', { id: product(3), addedAt: 1 });
    // The server has confirmed all but one of them.
    for (const id of [`drafts|${sent.id}`, `wishlist|${product(3)}`])
      await (await database.journal.findOne(id).exec())?.incrementalRemove();
    signOut('expired');
    const nobody = await opened(visitor);
    expect(await nobody.drafts.find().exec()).toEqual([]);
    signIn(session(`${userId}-b`));
    const other = await opened({ kind: 'account', userId: `${userId}-b` });
    expect(await other.drafts.find().exec()).toEqual([]);
    signIn(session(userId));
    const back = await opened(owner);
    expect((await back.drafts.find().exec()).map((draft) => draft.title)).toEqual([
      'written at the flea market',
    ]);
    expect(await wishlistIds(back)).toEqual([]);
    expect(await countUnsent()).toEqual({ drafts: 1, total: 1 });
  });
});
