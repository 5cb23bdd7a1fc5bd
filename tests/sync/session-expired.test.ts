import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { localKeys } from '#domain/storage/local-keys.ts';
import { recordMessage, waitingOf } from '#src/data/chats/outbox.ts';
import { countUnsent, signOutAndWipe, startDatabase } from '#src/data/db/current-database.ts';
import { registerPhotoKeeper } from '#src/data/db/photo-keeper.ts';
import type { HervondenDatabase, Owner } from '#src/data/db/types.ts';
import { insertDocument } from '#src/data/db/write.ts';
import { recordProof, waitingProofsOf } from '#src/data/pickups/proofs.ts';
import { reviewDraftAt, storeReviewDraft } from '#src/data/reviews/review-drafts.ts';
import { session$, signIn, signOut } from '#src/platform/session/session.ts';
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
const uuid = '8f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e02';
let user = 0;
let userId = '';
let owner: Owner = visitor;
let stop: () => Promise<void> = () => Promise.resolve();

beforeEach(() => {
  store.clear();
  user += 1;
  userId = `user-${user}`;
  owner = { kind: 'account', userId };
  stop = startDatabase({ multiInstance: false });
});
afterEach(async () => {
  signOut();
  await stop();
  await deleteAllDatabases();
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

async function confirmed(database: HervondenDatabase, entry: string): Promise<void> {
  await (await database.journal.findOne(entry).exec())?.incrementalRemove();
}

/** Work of every kind that the server does not have, and a wishlist entry that it has. */
async function workOffline(): Promise<void> {
  signIn(session(userId));
  const database = await opened(owner);
  await insertDocument(database, 'wishlist', { id: product(1), addedAt: 1 });
  await confirmed(database, `wishlist|${product(1)}`);
  await insertDocument(database, 'wishlist', { id: product(2), addedAt: 2 });
  await insertDocument(database, 'drafts', someDraft({ title: 'Kuipje' }));
  recordMessage({ userId, conversationUuid: uuid, text: 'Is het er nog?' });
  recordProof({ userId, linkKey: null, deliveryUuid: uuid, code: '123456' });
  storeReviewDraft({
    ...{ userId, orderProductUuid: uuid, stars: 4, ratings: {} },
    ...{ feedback: 'Fijn', feedbackPlatform: '', name: '' },
  });
}

/** What this account finds when it signs in on the device. */
async function found() {
  signIn(session(userId));
  const database = await opened(owner);
  return {
    wishlist: await wishlistIds(database),
    drafts: (await database.drafts.find().exec()).map(({ title }) => title),
    unsent: (await countUnsent()).total,
    messages: waitingOf(userId).map(({ text }) => text),
    proofs: waitingProofsOf(userId).map(({ code }) => code),
    review: reviewDraftAt({ userId, orderProductUuid: uuid })?.feedback ?? null,
  };
}

const everything = {
  ...{ wishlist: [product(2)], drafts: ['Kuipje'], unsent: 4 },
  ...{ messages: ['Is het er nog?'], proofs: ['123456'], review: 'Fijn' },
};

test('AUTH-015 AUTH-016 nothing that was not sent is lost when the session expires, and nobody else sees it', async () => {
  await workOffline();
  signOut('expired');
  await opened(visitor);
  signIn(session(`${userId}-b`));
  const other = await opened({ kind: 'account', userId: `${userId}-b` });
  expect(await wishlistIds(other)).toEqual([]);
  expect(await countUnsent()).toEqual({ drafts: 0, total: 0 });
  expect(await found()).toEqual(everything);
});

test('AUTH-015 a wipe after an expiry that the page did not live to finish keeps what was not sent too', async () => {
  let dies = true;
  const forget = registerPhotoKeeper({
    handOver: () => Promise.resolve(),
    unsentDrafts: () => (dies ? Promise.reject(new Error('The page is no more')) : Promise.resolve([])),
    wipe: () => Promise.resolve(),
  });
  await workOffline();
  signOut('expired');
  await opened(visitor);
  await stop();
  dies = false;
  stop = startDatabase({ multiInstance: false });
  await opened(visitor);
  expect(await found()).toEqual(everything);
  forget();
});

test('AUTH-015 who signs out keeps drafts, of the rest nothing stays', async () => {
  await workOffline();
  await signOutAndWipe({ keep: 'drafts' });
  await opened(visitor);
  expect(await found()).toEqual({
    ...{ wishlist: [], drafts: ['Kuipje'], unsent: 1 },
    ...{ messages: [], proofs: [], review: null },
  });
});

test('AUTH-015 a device on which nothing is unsent keeps no database of an expired session', async () => {
  signIn(session(userId));
  const database = await opened(owner);
  await insertDocument(database, 'wishlist', { id: product(1), addedAt: 1 });
  await confirmed(database, `wishlist|${product(1)}`);
  signOut('expired');
  await opened(visitor);
  expect(await databasesOf(owner)).toEqual([]);
});

test('AUTH-015 a wipe that fails at the start does not keep the app from its own database', async () => {
  const forget = registerPhotoKeeper({
    handOver: () => Promise.resolve(),
    unsentDrafts: () => Promise.reject(new Error('The storage is out of order')),
    wipe: () => Promise.resolve(),
  });
  await stop();
  store.setItem(localKeys.pendingWipe, JSON.stringify({ userId, keep: 'unsent' }));
  stop = startDatabase({ multiInstance: false });
  const database = await opened(visitor);
  await insertDocument(database, 'wishlist', { id: product(3), addedAt: 3 });
  expect(await wishlistIds(database)).toEqual([product(3)]);
  expect(session$.value).toBeNull();
  forget();
});
