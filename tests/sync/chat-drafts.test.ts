import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { draftAt, storeDraft } from '#src/data/chats/drafts.ts';
import { signOutAndWipe, startDatabase } from '#src/data/db/current-database.ts';
import { signIn, signOut } from '#src/platform/session/session.ts';
import { deleteAllDatabases, opened, session, withLocalStore } from './bench/accounts-bench.ts';

const store = withLocalStore();
let stop: () => Promise<void> = () => Promise.resolve();

beforeEach(() => store.clear());
afterEach(async () => {
  signOut();
  await stop();
  await deleteAllDatabases();
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

test('hazard 11: a chat draft goes with its account at sign-out', async () => {
  const conversationUuid = '8f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e02';
  const anna = { userId: 'anna', conversationUuid };
  const bram = { userId: 'bram', conversationUuid };
  storeDraft(anna, 'Van Anna');
  storeDraft(bram, 'Van Bram');
  signIn(session('bram'));
  stop = startDatabase({ multiInstance: false });
  await opened({ kind: 'account', userId: 'bram' });
  await signOutAndWipe({ keep: 'nothing' });
  expect(draftAt(bram)).toBe('');
  expect(draftAt(anna)).toBe('Van Anna');
});
