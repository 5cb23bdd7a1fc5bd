import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { editDocument, insertDocument } from '#src/data/db/write.ts';
import { PushPace } from '#src/data/sync/push-pace.ts';
import { serverDocuments } from './bench/real-server.ts';
import { someDraft, until, World } from './bench/world.ts';

describe('the pace', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('lets the first write go at once, and those of a burst together at its end', async () => {
    const pace = new PushPace(1_000);
    const sent: string[] = [];
    const write = (name: string) => void pace.ready().then(() => sent.push(name));
    await vi.advanceTimersByTimeAsync(5);
    write('a');
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual(['a']);
    write('b');
    await vi.advanceTimersByTimeAsync(600);
    write('c');
    await vi.advanceTimersByTimeAsync(399);
    expect(sent).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual(['a', 'b', 'c']);
    write('d');
    await vi.advanceTimersByTimeAsync(999);
    expect(sent).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(1_000);
    write('e');
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(5);
  });

  test('sends what waits and the next write at once when a person waits for them', async () => {
    const pace = new PushPace(1_000);
    await pace.ready();
    const waiting = pace.ready();
    pace.skip();
    await expect(waiting).resolves.toBeUndefined();
    await expect(pace.ready()).resolves.toBeUndefined();
    let isSent = false;
    void pace.ready().then(() => {
      isSent = true;
    });
    await vi.advanceTimersByTimeAsync(900);
    expect(isSent).toBe(false);
  });

  test('sends everything at once while the page may end', async () => {
    const pace = new PushPace(1_000);
    await pace.ready();
    let isSent = false;
    void pace.ready().then(() => {
      isSent = true;
    });
    await vi.advanceTimersByTimeAsync(10);
    expect(isSent).toBe(false);
    pace.hurry(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(isSent).toBe(true);
    await expect(pace.ready()).resolves.toBeUndefined();
  });
});

describe('a burst of edits', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.begin();
  });
  afterEach(() => world.devicesOff());
  afterAll(() => world.close());

  test('PWA-033 a draft that is typed in is sent once per interval, and completely', async () => {
    const userId = await world.person();
    const { device, network } = await world.device('a', userId, { engine: { pushInterval: 1_000 } });
    const draft = someDraft({ title: '' });
    await insertDocument(device.database, 'drafts', draft);
    await device.engine.untilAtRest();
    const before = network.reached.push;
    const typed = 'Teakhouten dressoir';
    for (const [index] of [...typed].entries()) {
      await editDocument(device.database, 'drafts', draft.id, (now) => ({
        ...now,
        title: typed.slice(0, index + 1),
      }));
      // Long enough to be sent by itself.
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await until('the server has it', async () => {
      const documents = await serverDocuments(world.server, userId, 'drafts');
      return documents.get(draft.id)?.title === typed;
    });
    expect(network.reached.push - before).toBeLessThanOrEqual(typed.length / 3);
  });

  test('PWA-033 an edit that waits is sent when a person asks for it, and at once while the page may end', async () => {
    const userId = await world.person();
    const { device } = await world.device('a', userId, { engine: { pushInterval: 60_000 } });
    const draft = someDraft({ title: 'first' });
    await insertDocument(device.database, 'drafts', draft);
    await device.engine.untilAtRest();
    const edit = (title: string) =>
      editDocument(device.database, 'drafts', draft.id, (now) => ({ ...now, title }));
    const titleOnServer = async () =>
      (await serverDocuments(world.server, userId, 'drafts')).get(draft.id)?.title;

    await edit('second');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await titleOnServer()).toBe('first');
    device.engine.retryNow();
    await until('the server has the second', async () => (await titleOnServer()) === 'second');

    await edit('third');
    device.engine.hurry(true);
    await until('the server has the third', async () => (await titleOnServer()) === 'third');
    await edit('fourth');
    await until('the server has the fourth', async () => (await titleOnServer()) === 'fourth');
  });
});
