import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { startDatabase } from '#src/data/db/current-database.ts';
import { storedState } from '#src/data/db/rows.ts';
import type { HervondenDatabase } from '#src/data/db/types.ts';
import { noteUnwrittenDraft, unwrittenDraftIds } from '#src/data/db/unwritten-drafts.ts';
import { insertDocument } from '#src/data/db/write.ts';
import { writeUnwrittenDrafts } from '#src/data/db/write-unwritten-drafts.ts';
import { signOut } from '#src/platform/session/session.ts';
import { deleteAllDatabases, opened, visitor, withLocalStore } from './bench/accounts-bench.ts';
import { someDraft } from './bench/world.ts';

const store = withLocalStore();
const stops: (() => unknown)[] = [];

beforeEach(() => store.clear());
afterEach(async () => {
  signOut();
  for (const stop of stops.splice(0).reverse()) await stop();
  await deleteAllDatabases();
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

async function start(): Promise<HervondenDatabase> {
  stops.push(startDatabase({ multiInstance: false }));
  return await opened(visitor);
}

async function contentOf(database: HervondenDatabase, draftId: string) {
  const row = await storedState(database, 'drafts', draftId);
  return row?._deleted === false ? row : null;
}

test('PWA-033 a note is written over its base alone: any other stored value is kept as another version', async () => {
  const database = await start();
  const draft = someDraft({ title: 'Kuip', price: 45, editedAt: 7 });
  await insertDocument(database, 'drafts', draft);
  noteUnwrittenDraft(database.name, draft.id, {
    change: { title: 'Kuipje', price: 50, width: 80 },
    base: { title: 'Kuip', price: 40 },
  });
  await writeUnwrittenDrafts(database);
  expect(await contentOf(database, draft.id)).toMatchObject({
    ...{ title: 'Kuipje', price: 50, width: 80 },
    otherVersions: [{ field: 'price', value: '45', savedAt: 7 }],
  });
  expect(unwrittenDraftIds(database.name)).toEqual([]);
});

test('a note that its page had written after all changes nothing', async () => {
  const database = await start();
  const draft = someDraft({ title: 'Kuipje', editedAt: 7 });
  await insertDocument(database, 'drafts', draft);
  noteUnwrittenDraft(database.name, draft.id, { change: { title: 'Kuipje' }, base: { title: '' } });
  await writeUnwrittenDrafts(database);
  expect(await contentOf(database, draft.id)).toMatchObject({ editedAt: 7, otherVersions: [] });
});
