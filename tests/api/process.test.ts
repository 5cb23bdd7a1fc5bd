import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { command } from '#server/command.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { contextFor } from '#server/graphql/request-context.ts';
import { startBackground } from '#server/process/background.ts';
import { clearDeadline, type DeadlineHandler, setDeadline } from '#server/process/deadlines.ts';
import type { EventHandler } from '#server/process/event-handler.ts';
import { pruneFinished } from '#server/process/outbox-dispatcher.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';
import { createManualClock } from '#tests/setup/manual-clock.ts';

const minute = 60_000;
const clock = createManualClock(new Date('2026-03-01T12:00:00Z'));

let api: ApiHarness;
const outside: string[] = [];
let failing = true;

const eventHandlers: EventHandler[] = [
  {
    name: 'test.note',
    on: 'bell.rung',
    async inside({ tx }, event) {
      await sql`insert into notes values (${String(event.payload.who)}, 'inside')`.execute(tx);
    },
  },
  {
    name: 'test.mail',
    on: 'bell.rung',
    async outside(event) {
      if (event.payload.who === 'unlucky' && failing) throw new Error('the post office is closed');
      outside.push(String(event.payload.who));
    },
  },
];

const deadlineHandlers: DeadlineHandler[] = [
  {
    kind: 'test_expiry',
    async run({ tx }, subjectId) {
      await sql`insert into notes values (${subjectId}, 'expired')`.execute(tx);
      if (subjectId === 'broken') throw new Error('cannot expire');
    },
  },
];

beforeAll(async () => {
  api = await startApi({ clock, eventHandlers, deadlineHandlers });
  await sql`create table notes (who text not null, what text not null)`.execute(api.db);
});

afterAll(() => api.close());

async function notes(who: string): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`select what from notes where who = ${who}`.execute(api.db);
  return rows.map((row) => row.what);
}

function ring(who: string, fail = false): Promise<void> {
  const context = contextFor(api.server.deps, { ip: '127.0.0.1', headers: {} }, null);
  return command(context, { name: 'ring', body: { who } }, async ({ emit }) => {
    await emit('bell.rung', { who });
    if (fail) throw new Error('changed my mind');
  });
}

const settle = () => api.server.background.runOnce();

describe('event handlers', () => {
  test('follow a committed event, each once', async () => {
    await ring('anna');
    await settle();
    await settle();
    expect(await notes('anna')).toEqual(['inside']);
    expect(outside.filter((who) => who === 'anna')).toHaveLength(1);
  });

  test('do not follow rolled-back events', async () => {
    await expect(ring('bert', true)).rejects.toThrow('changed my mind');
    await settle();
    expect(await notes('bert')).toEqual([]);
    expect(outside).not.toContain('bert');
  });

  test('that fail are tried again later, without repeating the others or holding up the next event', async () => {
    await ring('unlucky');
    await ring('chris');
    await settle();
    expect(await notes('unlucky')).toEqual(['inside']);
    expect(outside).toContain('chris');
    expect(outside).not.toContain('unlucky');
    failing = false;
    await settle();
    expect(outside, 'not before its pause').not.toContain('unlucky');
    clock.advance(minute);
    await settle();
    expect(outside.filter((who) => who === 'unlucky')).toHaveLength(1);
    expect(await notes('unlucky')).toEqual(['inside']);
  });

  test('an event without a handler, or for a lane that is gone, waits for a version that has one', async () => {
    const { deps } = api.server;
    const types = ['bell.cracked', 'bell.rung:fax'];
    const context = contextFor(deps, { ip: '127.0.0.1', headers: {} }, null);
    await command(context, { name: 'ring', body: null }, async ({ emit }) => {
      for (const type of types) await emit(type, { who: 'iris' });
    });
    await settle();
    const events = () =>
      api.db
        .selectFrom('event_outbox')
        .select(['type', 'done_at', 'last_error'])
        .where('type', 'in', types)
        .orderBy('position')
        .execute();
    expect(await events()).toEqual(
      types.map((type) => ({
        ...{ type, done_at: null },
        last_error: `Error: No handler for events of type ${type}.`,
      })),
    );
    expect(api.logged.filter((line) => line.includes('an event has no handler'))).toHaveLength(2);

    clock.advance(minute);
    const heard: string[] = [];
    const handlers = types.map(
      (on): EventHandler => ({ name: on, on, inside: async (_scope, { type }) => void heard.push(type) }),
    );
    const later = startBackground(deps, handlers, [], { hasSweepTimer: false, prunes: [] });
    await later.runOnce();
    await later.stop();
    expect(heard).toEqual(types);
    expect(await events()).toMatchObject(types.map(() => ({ done_at: clock.now(), last_error: null })));
  });

  test('an event whose process died is taken up after its lease', async () => {
    await sql`insert into event_outbox (id, type, payload, created_at, next_attempt_at, attempts)
      values (gen_random_uuid(), 'bell.rung', '{"who":"dora"}', ${clock.now()}, ${new Date(clock.now().getTime() + minute)}, 1)`.execute(
      api.db,
    );
    await settle();
    expect(await notes('dora')).toEqual([]);
    clock.advance(minute);
    await settle();
    expect(await notes('dora')).toEqual(['inside']);
  });
});

describe('deadlines', () => {
  const due = (subjectId: string, inMinutes: number) =>
    inTransaction(api.db, (tx) =>
      setDeadline(tx, {
        kind: 'test_expiry',
        subjectId,
        dueAt: new Date(clock.now().getTime() + inMinutes * minute),
      }),
    );

  test('run when they have passed, once', async () => {
    await due('eva', 10);
    await settle();
    expect(await notes('eva')).toEqual([]);
    clock.advance(11 * minute);
    await Promise.all([settle(), settle()]);
    expect(await notes('eva')).toEqual(['expired']);
  });

  test('can be moved and taken away', async () => {
    await due('finn', 5);
    await due('finn', 60);
    await due('gert', 5);
    await inTransaction(api.db, (tx) => clearDeadline(tx, 'test_expiry', 'gert'));
    clock.advance(6 * minute);
    await settle();
    expect(await notes('finn')).toEqual([]);
    expect(await notes('gert')).toEqual([]);
  });

  test('that fail leave nothing behind, are put off and do not stop the others', async () => {
    await due('broken', 1);
    await due('hans', 2);
    clock.advance(3 * minute);
    await settle();
    expect(await notes('broken')).toEqual([]);
    expect(await notes('hans')).toEqual(['expired']);
    const row = await api.db
      .selectFrom('deadlines')
      .where('subject_id', '=', 'broken')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ attempts: 1, last_error: 'Error: cannot expire' });
    expect(row.due_at.getTime()).toBeGreaterThan(clock.now().getTime());
  });
});

test('expired rows are deleted in batches, and the others stay', async () => {
  const { db } = api;
  const at = (days: number) => new Date(clock.now().getTime() - days * 24 * 60 * minute);
  const add = (count: number, done: Date) =>
    sql`insert into event_outbox (id, type, payload, created_at, done_at, next_attempt_at)
      select gen_random_uuid(), 'bell.old', '{}', ${done}, ${done}, ${done}
      from generate_series(1, ${count}::int)`.execute(db);
  await add(2_500, at(31));
  await add(10, at(29));
  await sql`insert into command_log (owner, command_id, name, body_hash, created_at)
    select 'someone', gen_random_uuid(), 'ring', '', ${at(31)} from generate_series(1, 1001)`.execute(db);
  await sql`create table batches (position int generated always as identity, removed int not null)`.execute(
    db,
  );
  await sql`create function count_removed() returns trigger language plpgsql as
    'begin insert into batches (removed) select count(*) from gone; return null; end'`.execute(db);
  for (const table of ['event_outbox', 'command_log'])
    await sql`create trigger batch after delete on ${sql.table(table)} referencing old table as gone
      for each statement execute function count_removed()`.execute(db);
  await pruneFinished(api.server.deps);
  const { rows } = await sql<{ removed: number }>`select removed from batches where removed > 0
    order by position`.execute(db);
  expect(rows.map(({ removed }) => removed)).toEqual([1_000, 1_000, 500, 1_000, 1]);
  const left = await db.selectFrom('event_outbox').select('id').where('type', '=', 'bell.old').execute();
  expect(left).toHaveLength(10);
});

test('a module whose expired rows cannot be deleted does not stop the others, and is logged', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const { deps } = api.server;
    const pruned: string[] = [];
    const prunes = [
      () => Promise.reject(new Error('the rows are locked')),
      async () => void pruned.push('the next module'),
    ];
    const background = startBackground(deps, eventHandlers, deadlineHandlers, {
      hasSweepTimer: false,
      prunes,
    });
    vi.advanceTimersByTime(60 * minute);
    await vi.waitFor(() => expect(pruned).toEqual(['the next module']));
    await background.stop();
    expect(api.logged.filter((line) => line.includes('the rows are locked'))).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});

test('while expired rows are deleted, events go on', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const releases: (() => void)[] = [];
  const slow = () => new Promise<void>((resolve) => void releases.push(resolve));
  const background = startBackground(api.server.deps, eventHandlers, [], {
    ...{ hasSweepTimer: false, prunes: [slow] },
  });
  try {
    vi.advanceTimersByTime(60 * minute);
    await vi.waitFor(() => expect(releases).toHaveLength(1));
    const dispatched = vi.fn();
    void background.runOnce().then(dispatched);
    await vi.waitFor(() => expect(dispatched).toHaveBeenCalled(), { timeout: 5_000 });
  } finally {
    vi.useRealTimers();
    for (const release of releases) release();
    await background.stop();
  }
});
