import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { command } from '#server/command.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { contextFor } from '#server/graphql/request-context.ts';
import { startBackground } from '#server/process/background.ts';
import { clearDeadline, type DeadlineHandler, setDeadline } from '#server/process/deadlines.ts';
import type { EventHandler } from '#server/process/event-handler.ts';
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
    await background.runOnce();
    await background.stop();
    expect(pruned).toEqual(['the next module']);
    expect(api.logged.filter((line) => line.includes('the rows are locked'))).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});
