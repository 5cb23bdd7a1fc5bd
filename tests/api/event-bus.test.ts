import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEventBus } from '#server/process/create-event-bus.ts';
import type { BusMessage, EventBus } from '#server/process/event-bus.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';

let api: ApiHarness;
let bus: EventBus;

beforeAll(async () => {
  api = await startApi();
  // A separate bus, because the server's own emits its first gap before the test can listen.
  bus = createEventBus(api.server.deps.database, api.server.deps.log);
  const start = follow(bus, 'start');
  await until(() => api.server.deps.database.listen === null || start.received.length > 0);
  start.stop.abort();
});

afterAll(async () => {
  await bus.close();
  await api.close();
});

function follow(
  source: EventBus,
  topic: string,
): { received: BusMessage[]; stop: AbortController; ended: Promise<void> } {
  const received: BusMessage[] = [];
  const stop = new AbortController();
  const messages = source.subscribe(topic, stop.signal);
  const ended = (async () => {
    for await (const message of messages) received.push(message);
  })();
  return { received, stop, ended };
}

async function until(happened: () => boolean): Promise<void> {
  const end = Date.now() + 30_000;
  while (!happened()) {
    if (Date.now() > end) throw new Error('it did not happen within half a minute');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

describe('the bus', () => {
  test('carries a message to every reader of its topic, from the moment of subscribing', async () => {
    const first = follow(bus, 'a');
    const second = follow(bus, 'a');
    const other = follow(bus, 'b');
    bus.publish('a', { id: 1 });
    await until(() => first.received.length === 1 && second.received.length === 1);
    expect(first.received).toEqual([{ topic: 'a', payload: { id: 1 } }]);
    expect(other.received).toEqual([]);
    for (const reader of [first, second, other]) {
      reader.stop.abort();
      await reader.ended;
    }
  });

  test('gives a reader that falls far behind a gap instead of growing without bound', async () => {
    const stop = new AbortController();
    const messages = bus.subscribe('flood', stop.signal);
    for (let id = 0; id < 1_000; id += 1) bus.publish('flood', { id });
    const received: BusMessage[] = [];
    setTimeout(() => stop.abort(), 50);
    for await (const message of messages) received.push(message);
    expect(received.length).toBeLessThan(300);
    expect(received.some((message) => message.gap === true)).toBe(true);
    expect(received.at(-1)?.payload).toEqual({ id: 999 });
  });

  test('brings the messages of one process to the others in the order they were sent', async () => {
    const { database, log } = api.server.deps;
    const neighbour = createEventBus(database, log);
    const there = follow(neighbour, 'order');
    if (database.listen !== null) await until(() => there.received.length > 0);
    for (let id = 0; id < 200; id += 1) bus.publish('order', { id });
    const heard = () => there.received.filter(({ gap }) => gap !== true).map(({ payload }) => payload);
    const payloads = Array.from({ length: 200 }, (_, id) => ({ id }));
    if (database.listen === null) expect(heard()).toEqual([]);
    else {
      await until(() => heard().length === payloads.length);
      expect(heard()).toEqual(payloads);
    }
    await neighbour.close();
    await there.ended;
  });

  test('reaches another process of the same installation, once, where the database can carry it, and a gap where it is too long', async () => {
    const { database, log } = api.server.deps;
    const neighbour = createEventBus(database, log);
    const there = follow(neighbour, 'news');
    const here = follow(bus, 'news');
    // The other bus needs time to connect; its gap reports that it may have missed earlier messages.
    const sent = setInterval(() => bus.publish('news', { id: 7 }), 20);
    // In any order: a message may arrive while the gap is being reported.
    const hasBoth = () => there.received.some(({ gap }) => gap) && there.received.some(({ gap }) => !gap);
    await until(() => here.received.length > 2 && (database.listen === null || hasBoth()));
    clearInterval(sent);
    const expected = database.listen === null ? [] : [{ id: 7 }, null];
    expect(new Set(there.received.map(({ payload }) => JSON.stringify(payload)))).toEqual(
      new Set(expected.map((payload) => JSON.stringify(payload))),
    );
    bus.publish('news', { text: 'x'.repeat(9_000) });
    await until(() => JSON.stringify(here.received.at(-1)).length > 9_000);
    if (database.listen !== null) await until(() => there.received.at(-1)?.gap === true);
    const published = here.received.length;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(here.received, 'its own words do not come back').toHaveLength(published);
    here.stop.abort();
    await neighbour.close();
    await there.ended;
  });

  test('follows the database again after its connection was cut, with a gap for what it missed', async () => {
    const { database } = api.server.deps;
    if (database.listen === null) return expect(database.listen).toBeNull();
    const heard: string[] = [];
    let gaps = 0;
    const stop = database.listen(
      'cut',
      (payload) => heard.push(payload),
      () => {
        gaps += 1;
      },
    );
    await until(() => gaps === 1);
    const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query = 'listen "cut"'`;
    await cut.execute(database.db);
    await until(() => gaps === 2);
    await sql`select pg_notify('cut', 'after')`.execute(database.db);
    await until(() => heard.length > 0);
    await stop();
    expect(heard).toEqual(['after']);
  });
});
