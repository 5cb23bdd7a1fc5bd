import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { pushLimit } from '#domain/sync/protocol.ts';
import { editDocument, insertDocument, removeDocument } from '#src/data/db/write.ts';
import { requestsOf } from '#src/data/sync/push-handler.ts';
import { runtimeOf } from '#src/data/sync/sync-runtime.ts';
import { type PushRow, TransportFailed, type WireDocument } from '#src/data/sync/transport.ts';
import { serverDocuments } from './bench/real-server.ts';
import { gate, someDraft, until, World } from './bench/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterEach(() => world.devicesOff());
afterAll(() => world.close());

async function titleOnServer(userId: string, id: string): Promise<unknown> {
  return (await serverDocuments(world.server, userId, 'drafts')).get(id)?.title;
}

describe('pull and push', () => {
  test('hazard 1: a remote edit arrives although a pull overlapped our push', async () => {
    const userId = await world.person();
    const a = await world.device('a', userId);
    const b = await world.device('b', userId);
    const draft = someDraft({ title: 'first' });
    await insertDocument(a.device.database, 'drafts', draft);
    await until('b has the draft', async () => (await b.device.documents('drafts')).has(draft.id));
    await a.device.engine.untilAtRest();
    await b.device.engine.untilAtRest();

    // The pull has been sent and has not reached the server.
    const pullMayRead = gate();
    const pullWaits = gate();
    a.hooks.beforePull = () => {
      pullWaits.open();
      return pullMayRead.opened;
    };
    a.device.engine.retryNow();
    await pullWaits.opened;
    // The server has applied the edit of this device; its answer is delayed.
    const pushAnswer = gate();
    const pushApplied = gate();
    a.hooks.afterPush = async (answer) => {
      pushApplied.open();
      await pushAnswer.opened;
      return answer;
    };
    await editDocument(a.device.database, 'drafts', draft.id, (now) => ({ ...now, title: 'ours' }));
    await pushApplied.opened;
    // Another device receives that edit and overwrites it.
    b.device.engine.retryNow();
    await until(
      'b has our edit',
      async () => (await b.device.documents('drafts')).get(draft.id)?.title === 'ours',
    );
    await editDocument(b.device.database, 'drafts', draft.id, (now) => ({ ...now, title: 'theirs' }));
    await until('the server has it', async () => (await titleOnServer(userId, draft.id)) === 'theirs');
    // The pull reads the newer state, and its answer overtakes that of the push.
    const pulled = gate();
    a.hooks.afterPull = () => pulled.open();
    pullMayRead.open();
    await pulled.opened;
    await new Promise((resolve) => setTimeout(resolve, 30));
    pushAnswer.open();
    await until(
      'a has the newer edit',
      async () => (await a.device.documents('drafts')).get(draft.id)?.title === 'theirs',
    );
  });

  test("hazard 2: typing is not overwritten by the server's answer about earlier characters", async () => {
    const userId = await world.person();
    const a = await world.device('a', userId);
    const draft = someDraft();
    await insertDocument(a.device.database, 'drafts', draft);
    const slow = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 60));
    // The server stamps its own time on what it stores, and every request is slow.
    a.hooks.afterPush = async (answer) => {
      await sql`update sync_documents set content = jsonb_set(content::jsonb, '{editedAt}', '1')
        where user_id = ${userId} and not deleted`.execute(world.server.db);
      await slow();
      return answer;
    };
    a.hooks.afterPull = slow;
    const text = 'Een stoel van teak uit de jaren zestig';
    for (const letter of text) {
      await editDocument(a.device.database, 'drafts', draft.id, (now) => ({
        ...now,
        title: now.title + letter,
        editedAt: now.editedAt + 1,
      }));
      await new Promise((resolve) => setTimeout(resolve, 8));
    }
    await until(
      'all letters are on the server',
      async () => (await titleOnServer(userId, draft.id)) === text,
    );
    expect((await a.device.documents('drafts')).get(draft.id)).toMatchObject({
      title: text,
      otherVersions: [],
    });
  });

  test('hazard 4: a lost answer while the person continues typing loses no character', async () => {
    const userId = await world.person();
    const a = await world.device('a', userId);
    const draft = someDraft({ title: 'A0' });
    await insertDocument(a.device.database, 'drafts', draft);
    await until('it is confirmed', async () => (await a.device.waiting()) === 0);
    let lose = 1;
    const lostOne = gate();
    a.hooks.afterPush = async (answer) => {
      if (lose === 0) return answer;
      lose -= 1;
      await editDocument(a.device.database, 'drafts', draft.id, (now) => ({ ...now, title: 'A2' }));
      lostOne.open();
      throw new TransportFailed('network', 'The answer was lost');
    };
    await editDocument(a.device.database, 'drafts', draft.id, (now) => ({ ...now, title: 'A1' }));
    await lostOne.opened;
    await until(
      'the newer text is on the server',
      async () => (await titleOnServer(userId, draft.id)) === 'A2',
    );
    await until('it is confirmed', async () => (await a.device.waiting()) === 0);
    expect((await a.device.documents('drafts')).get(draft.id)).toMatchObject({
      title: 'A2',
      otherVersions: [],
    });
  });

  test('hazard 4: after a page was killed in mid-push, what the person typed earlier is no other version', async () => {
    const userId = await world.person();
    const a = await world.device('a', userId);
    const [title, undone, gone] = [someDraft({ title: 'A0' }), someDraft({ title: 'U0' }), someDraft()];
    const drafts = [title, undone, gone];
    for (const draft of drafts) await insertDocument(a.device.database, 'drafts', draft);
    await until('all are confirmed', async () => (await a.device.waiting()) === 0);
    const kill = async (): Promise<void> => {
      const applied = gate();
      a.hooks.afterPush = () => {
        a.device.goOffline();
        applied.open();
        throw new TransportFailed('network', 'The page is no more');
      };
      await applied.opened;
      await a.device.switchOff();
      delete a.hooks.afterPush;
      await a.device.switchOn();
    };
    const write = (id: string, text: string): Promise<unknown> =>
      editDocument(a.device.database, 'drafts', id, (now) => ({ ...now, title: text }));
    a.device.goOffline();
    await write(title.id, 'A1');
    await write(undone.id, 'U1');
    await write(gone.id, 'G1');
    a.device.goOnline();
    await kill();
    await write(title.id, 'A2');
    await write(undone.id, 'U0');
    await removeDocument(a.device.database, 'drafts', gone.id);
    // After a restart, the engine sends the current edits and knows nothing of the lost push.
    await a.device.restart();
    a.device.goOnline();
    await until('all are confirmed again', async () => (await a.device.waiting()) === 0);
    const held = await serverDocuments(world.server, userId, 'drafts');
    expect(held.get(title.id)).toMatchObject({ title: 'A2', otherVersions: [] });
    expect(held.get(undone.id)).toMatchObject({ title: 'U0', otherVersions: [] });
    expect(held.has(gone.id)).toBe(false);
    expect(await a.device.rejectedEdits()).toEqual([]);
  });

  test('hazard 5: a missed poke followed by a later one leaves no gap', async () => {
    const userId = await world.person();
    const a = await world.device('a', userId);
    const b = await world.device('b', userId);
    await a.device.engine.untilAtRest();
    a.network.weather = { ...a.network.weather, droppedPoke: 1 };
    const [one, two] = [someDraft({ title: 'one' }), someDraft({ title: 'two' })];
    await insertDocument(b.device.database, 'drafts', one);
    await until('the server has one', async () => (await titleOnServer(userId, one.id)) === 'one');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await a.device.documents('drafts')).size).toBe(0);
    a.network.weather = { ...a.network.weather, droppedPoke: 0 };
    await insertDocument(b.device.database, 'drafts', two);
    await until('a has both', async () => (await a.device.documents('drafts')).size === 2);
  });

  test('hazard 10: 450 documents arrive completely, with the pages as the contract has them', async () => {
    const userId = await world.person();
    const a = await world.device('a', userId, { collections: ['wishlist'] });
    for (let index = 0; index < 450; index += 1) {
      const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
      await insertDocument(a.device.database, 'wishlist', { id, addedAt: index + 1 });
    }
    await until('all are confirmed', async () => (await a.device.waiting()) === 0);
    const b = await world.device('b', userId, { collections: ['wishlist'] });
    await until('b has all', async () => (await b.device.documents('wishlist')).size === 450);
    expect(b.network.reached.pull).toBeGreaterThanOrEqual(3);
  });

  test('hazard 13: nothing, foreign ids and doubles among the conflicts stop nothing', async () => {
    const userId = await world.person();
    const a = await world.device('a', userId);
    const foreign = { ...someDraft({ title: 'not mine' }), deleted: false };
    a.hooks.afterPush = (answer) =>
      answer.kind === 'pushed'
        ? { ...answer, conflicts: [null, foreign, {}, ...answer.conflicts] as unknown as WireDocument[] }
        : answer;
    const problems: unknown[] = [];
    runtimeOf(a.device.database).subscribe(({ problem }) => problems.push(problem));
    const draft = someDraft({ title: 'mine' });
    await insertDocument(a.device.database, 'drafts', draft);
    await until('it is confirmed', async () => (await a.device.waiting()) === 0);
    expect(await titleOnServer(userId, draft.id)).toBe('mine');
    await editDocument(a.device.database, 'drafts', draft.id, (now) => ({ ...now, title: 'still mine' }));
    await until('the next edit too', async () => (await titleOnServer(userId, draft.id)) === 'still mine');
    expect(problems.filter((problem) => problem !== null)).toEqual([]);
    expect([...(await a.device.documents('drafts')).keys()]).toEqual([draft.id]);
  });

  test('hazard 18: pushes stay within rows and bytes, and no picture travels in a document', () => {
    const row = (size: number): PushRow => {
      const document = { ...someDraft({ description: 'x'.repeat(size) }), deleted: false };
      return { assumedMasterState: document, newDocumentState: document };
    };
    const small = requestsOf(Array.from({ length: 250 }, () => row(10)));
    expect(small.map((rows) => rows.length)).toEqual([pushLimit, pushLimit, 50]);
    const large = requestsOf(Array.from({ length: 30 }, () => row(20_000)));
    for (const rows of large) expect(JSON.stringify(rows).length).toBeLessThan(512 * 1024);
    expect(large.flat()).toHaveLength(30);
    const photo = { id: 'p', hash: 'h', name: 'stoel.jpg', width: 1, height: 1, bytes: 1, mediaKey: null };
    for (const value of Object.values(photo)) expect(['string', 'number', 'object']).toContain(typeof value);
  });

  test('hazard 18: thirty large drafts go out in several requests', async () => {
    const userId = await world.person();
    const a = await world.device('a', userId);
    a.device.goOffline();
    for (let index = 0; index < 30; index += 1) {
      const draft = someDraft({ title: `${index}`, description: 'x'.repeat(20_000) });
      await insertDocument(a.device.database, 'drafts', draft);
    }
    const sizes: number[] = [];
    a.hooks.beforePush = (_collection, rows) => {
      sizes.push(JSON.stringify(rows).length);
    };
    a.device.goOnline();
    await until('all are confirmed', async () => (await a.device.waiting()) === 0);
    expect((await serverDocuments(world.server, userId, 'drafts')).size).toBe(30);
    expect(Math.max(...sizes)).toBeLessThan(512 * 1024);
  });

  test('hazard 18: a document that is too large is refused by itself and stops no other', async () => {
    const userId = await world.person();
    const a = await world.device('a', userId);
    const tooLarge = someDraft({
      title: 'large',
      otherVersions: Array.from({ length: 6 }, (_, index) => ({
        id: `description:${index}`,
        field: 'description',
        value: JSON.stringify('y'.repeat(15_000)),
        savedAt: 1,
      })),
    });
    const fine = someDraft({ title: 'fine' });
    await insertDocument(a.device.database, 'drafts', tooLarge);
    await insertDocument(a.device.database, 'drafts', fine);
    await until('the fine one is saved', async () => (await titleOnServer(userId, fine.id)) === 'fine');
    await until(
      'the large one is among the rejected edits',
      async () => (await a.device.rejectedEdits()).length === 1,
    );
    expect((await a.device.rejectedEdits())[0]).toMatchObject({
      docId: tooLarge.id,
      code: 'document_too_large',
    });
    expect((await a.device.documents('drafts')).get(tooLarge.id)?.title).toBe('large');
  });
});
