import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import type { EventHandler } from '#server/process/event-handler.ts';
import { appendEvent } from '#server/process/events.ts';
import { pruneFinished } from '#server/process/outbox-dispatcher.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';
import { createManualClock } from '#tests/setup/manual-clock.ts';

const day = 24 * 60 * 60 * 1000;
const clock = createManualClock(new Date('2026-03-01T12:00:00Z'));

const failing = (lane: 'mail' | 'push' | 'payments' | 'payouts'): EventHandler => ({
  name: `test.failing_${lane}`,
  on: `test.failing_${lane}`,
  lane,
  outside: async () => await Promise.reject(new Error('no answer')),
});

const eventHandlers: readonly EventHandler[] = [
  {
    name: 'test.mail_both',
    on: 'test.mail_both',
    lane: 'mail',
    outside: async ({ id, payload }, { mail }) => {
      for (const to of payload.to as readonly string[])
        await mail.send({ to, subject: 'x', text: 'x', cause: id });
    },
  },
  ...(['mail', 'push', 'payments', 'payouts'] as const).map(failing),
];

let api: ApiHarness;

beforeAll(async () => {
  api = await startApi({ clock, eventHandlers });
});
afterAll(() => api.close());

async function emit(type: string, payload: Readonly<Record<string, unknown>>): Promise<void> {
  await inTransaction(api.db, (tx) => appendEvent(tx, api.server.deps.bus, clock.now(), type, payload));
  await api.server.background.runOnce();
}

const jobOf = (type: string) =>
  api.db.selectFrom('event_outbox').selectAll().where('type', '=', type).executeTakeFirst();

test('a job whose email is refused for good is done and pruned; its other recipients get theirs', async () => {
  const [gone, there] = [`${randomUUID()}@gone.invalid`, `${randomUUID()}@hervonden.test`];
  const before = api.logged.length;
  await emit('test.mail_both', { to: [gone, there] });
  const job = await jobOf('test.mail_both');
  expect(job).toMatchObject({ attempts: 1, done_at: clock.now() });
  expect(job?.last_error).toContain('refused the recipient');
  const received = await api.db.selectFrom('mail_outbox').select('recipient').execute();
  expect(received).toEqual([{ recipient: there }]);
  clock.advance(2 * day);
  await api.server.background.runOnce();
  const logged = api.logged.slice(before);
  expect(logged.filter((line) => line.includes('an email is undeliverable'))).toHaveLength(1);
  expect(logged.join('')).not.toContain(gone);
  clock.advance(29 * day);
  await pruneFinished(api.server.deps);
  expect(await jobOf('test.mail_both')).toBeUndefined();
});

test.each(['mail', 'push', 'payments', 'payouts'] as const)(
  'a job of the %s lane that fails for two weeks is given up only if it is a message',
  async (lane) => {
    const type = `test.failing_${lane}`;
    await emit(type, { userId: randomUUID() });
    const nextTry = async (attempts: number) => {
      await api.db.updateTable('event_outbox').set({ attempts }).where('type', '=', type).execute();
      clock.advance(day);
      await api.server.background.runOnce();
      return (await jobOf(type))?.done_at ?? null;
    };
    expect(await nextTry(100)).toBeNull();
    clock.advance(14 * day);
    // A server that was stopped for weeks tries again for half a day.
    expect(await nextTry(1)).toBeNull();
    expect(await nextTry(100)).toEqual(lane === 'mail' || lane === 'push' ? clock.now() : null);
    expect((await jobOf(type))?.last_error).toContain('no answer');
  },
);
