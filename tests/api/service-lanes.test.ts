import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { type DeadlineHandler, setDeadline } from '#server/process/deadlines.ts';
import type { EventHandler } from '#server/process/event-handler.ts';
import { appendEvent } from '#server/process/events.ts';
import { type SideLaneName, sideLanes } from '#server/process/side-lanes.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';

const services = Object.keys(sideLanes) as SideLaneName[];
const done: string[] = [];
let answer: (() => void) | null = null;
let slow: SideLaneName = 'mail';

const eventHandlers: readonly EventHandler[] = [
  { name: 'test.main', on: 'test.main', inside: async () => void done.push('main') },
  ...services.map(
    (lane): EventHandler => ({
      name: `test.${lane}`,
      on: `test.${lane}`,
      lane,
      outside: async () => {
        if (lane === slow) await new Promise<void>((resolve) => (answer = resolve));
        done.push(lane);
      },
    }),
  ),
];
const deadlineHandlers: readonly DeadlineHandler[] = [
  { kind: 'test_deadline', run: async () => void done.push('deadline') },
];

let api: ApiHarness;

beforeAll(async () => {
  api = await startApi({ eventHandlers, deadlineHandlers });
});
afterEach(async () => {
  vi.useRealTimers();
  answer?.();
  answer = null;
  await api.server.background.runOnce();
  done.length = 0;
});
afterAll(() => api.close());

async function emit(type: string): Promise<void> {
  const { db, bus, clock } = api.server.deps;
  await inTransaction(db, (tx) =>
    appendEvent(tx, bus, clock.now(), `test.${type}`, { userId: randomUUID() }),
  );
}

const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 5_000, interval: 10 });

test.each(['mail', 'payments', 'payouts', 'carrier', 'transport', 'pixel'] as const)(
  'while the service of the %s lane does not answer, all the others and the deadlines go on',
  async (lane) => {
    slow = lane;
    await emit(lane);
    await eventually(() => expect(answer).not.toBeNull());
    const others = services.filter((service) => service !== lane);
    for (const other of [...others, 'main']) await emit(other);
    await inTransaction(api.db, (tx) =>
      setDeadline(tx, { kind: 'test_deadline', subjectId: randomUUID(), dueAt: api.server.deps.clock.now() }),
    );
    void api.server.background.runOnce();
    await eventually(() => expect([...done].sort()).toEqual(['deadline', 'main', ...others].sort()));
    expect(done).not.toContain(lane);
  },
);

test('the lease of an event is renewed while its service does not answer', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  slow = 'payouts';
  await emit('payouts');
  await eventually(() => expect(answer).not.toBeNull());
  const leasedUntil = async () =>
    (
      await api.db
        .selectFrom('event_outbox')
        .select('leased_until')
        .where('type', '=', 'test.payouts')
        .where('done_at', 'is', null)
        .executeTakeFirstOrThrow()
    ).leased_until?.getTime() ?? 0;
  const before = await leasedUntil();
  vi.advanceTimersByTime(20_000);
  await eventually(async () => expect(await leasedUntil()).toBeGreaterThan(before));
});
