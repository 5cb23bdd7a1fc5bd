import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startNewEpoch } from '#server/db/epoch.ts';
import { editDocument, insertDocument, removeDocument } from '#src/data/db/write.ts';
import { serverDocuments } from './bench/real-server.ts';
import { someDraft, until, World } from './bench/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterEach(() => world.devicesOff());
afterAll(() => world.close());

async function onServer(userId: string, id: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  return (await serverDocuments(world.server, userId, 'drafts')).get(id);
}

describe('when the histories part', () => {
  test('hazard 15: another history on the server costs no edit and moves what it lacks to the rejected edits', async () => {
    const userId = await world.person();
    const a = await world.device('a', userId);
    const stored = someDraft({ title: 'kept' });
    const gone = someDraft({ title: 'gone with the backup' });
    for (const draft of [stored, gone]) await insertDocument(a.device.database, 'drafts', draft);
    await until('both are confirmed', async () => (await a.device.waiting()) === 0);
    a.device.goOffline();
    await editDocument(a.device.database, 'drafts', stored.id, (own) => ({
      ...own,
      brand: 'edited offline',
    }));
    // Restores a backup from before the second draft.
    await world.server.db.deleteFrom('sync_documents').where('id', '=', gone.id).execute();
    await startNewEpoch(world.server.db);
    a.device.goOnline();
    await until('nothing waits', async () => (await a.device.waiting()) === 0);
    expect(await onServer(userId, stored.id)).toMatchObject({ title: 'kept', brand: 'edited offline' });
    await until(
      'the lost one is away here too',
      async () => !(await a.device.documents('drafts')).has(gone.id),
    );
    expect(
      (await a.device.rejectedEdits()).some((entry) => entry.content.includes('gone with the backup')),
    ).toBe(true);
  });

  test('hazard 15: a backup with the same epoch, behind this device, moves what it lacks to the rejected edits too', async () => {
    const userId = await world.person();
    const a = await world.device('a', userId);
    const draft = someDraft({ title: 'newer than the backup' });
    await insertDocument(a.device.database, 'drafts', draft);
    await until('it is confirmed', async () => (await a.device.waiting()) === 0);
    await a.device.engine.untilAtRest();
    a.device.goOffline();
    const { db } = world.server;
    await db.deleteFrom('sync_documents').where('id', '=', draft.id).execute();
    await db.updateTable('sync_heads').set({ seq: 0 }).where('user_id', '=', userId).execute();
    a.device.goOnline();
    await until('it is away here too', async () => !(await a.device.documents('drafts')).has(draft.id));
    expect(await a.device.rejectedEdits()).toMatchObject([{ code: 'deleted_elsewhere', docId: draft.id }]);
  });

  test('hazard 19: starting over writes no older value to the server and forgets no edit', async () => {
    const userId = await world.person();
    const a = await world.device('a', userId);
    const b = await world.device('b', userId);
    const draft = someDraft({ title: 'v1', brand: 'b1' });
    await insertDocument(a.device.database, 'drafts', draft);
    await until('b has it', async () => (await b.device.documents('drafts')).has(draft.id));
    await a.device.engine.untilAtRest();
    a.device.goOffline();
    await editDocument(b.device.database, 'drafts', draft.id, (own) => ({ ...own, title: 'v2 from b' }));
    await until('the server has v2', async () => (await onServer(userId, draft.id))?.title === 'v2 from b');
    await editDocument(a.device.database, 'drafts', draft.id, (own) => ({ ...own, brand: 'b2 from a' }));
    await a.device.engine.startOver('drafts');
    a.device.goOnline();
    await until('nothing waits', async () => (await a.device.waiting()) === 0);
    expect(await onServer(userId, draft.id)).toMatchObject({
      title: 'v2 from b',
      brand: 'b2 from a',
      otherVersions: [],
    });
    await until(
      'a has both',
      async () => (await a.device.documents('drafts')).get(draft.id)?.title === 'v2 from b',
    );
  });

  test('PWA-033 a delete stays, and text typed meanwhile elsewhere goes to the rejected edits', async () => {
    const userId = await world.person();
    const a = await world.device('a', userId);
    const b = await world.device('b', userId);
    const draft = someDraft({ title: 'short-lived' });
    await insertDocument(a.device.database, 'drafts', draft);
    await until('b has it', async () => (await b.device.documents('drafts')).has(draft.id));
    b.device.goOffline();
    await editDocument(b.device.database, 'drafts', draft.id, (own) => ({
      ...own,
      title: 'typed on the train',
    }));
    await removeDocument(a.device.database, 'drafts', draft.id);
    await until('it is deleted', async () => (await onServer(userId, draft.id)) === undefined);
    b.device.goOnline();
    await until('b follows', async () => !(await b.device.documents('drafts')).has(draft.id));
    expect(await b.device.rejectedEdits()).toMatchObject([{ code: 'deleted_elsewhere', docId: draft.id }]);
  });
});
