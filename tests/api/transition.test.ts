import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LifeCycle } from '#domain/process/life-cycle.ts';
import { type CommandScope, command } from '#server/command.ts';
import { ObjectDoesNotExistError, ValidationError } from '#server/graphql/errors.ts';
import { contextFor } from '#server/graphql/request-context.ts';
import { runTransition, type TransitionWriter } from '#server/process/transition.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';
import { createManualClock } from '#tests/setup/manual-clock.ts';

interface Parcel {
  readonly state: 'packed' | 'sent' | 'arrived';
  readonly event: 'send' | 'weigh' | 'arrive' | 'unpack';
  readonly actor: 'seller' | 'carrier';
  readonly facts: { readonly weight: number };
  readonly code: 'too_heavy';
  readonly effect: 'print_label' | 'notify_buyer';
}

const lifeCycle: LifeCycle<Parcel> = {
  name: 'parcel',
  states: ['packed', 'sent', 'arrived'],
  events: ['send', 'weigh', 'arrive', 'unpack'],
  actors: ['seller', 'carrier'],
  initial: 'packed',
  rows: [
    {
      from: ['packed'],
      event: 'send',
      by: ['seller'],
      guard: { name: 'light enough', holds: (facts) => facts.weight <= 20, code: 'too_heavy' },
      to: 'sent',
      effects: ['print_label', 'notify_buyer'],
      deadline: { kind: 'parcel_lost', after: 7 * 24 * 60 * 60 * 1000 },
    },
    { from: ['sent'], event: 'weigh', by: ['carrier'], to: 'sent', effects: [] },
    { from: ['sent'], event: 'arrive', by: ['carrier'], to: 'arrived', effects: [] },
  ],
};

const note = (what: string) => async (scope: { tx: ApiHarness['db'] }, id: string) => {
  await sql`insert into parcel_notes (id, what) values (${id}, ${what})`.execute(scope.tx);
};

const writer: TransitionWriter<Parcel> = {
  lifeCycle,
  async write({ tx }, id, to) {
    await sql`update parcels set state = ${to} where id = ${id}`.execute(tx);
  },
  effects: { print_label: note('label'), notify_buyer: note('buyer') },
};

async function lockParcel({ tx }: CommandScope, id: string) {
  const { rows } = await sql<{ state: Parcel['state']; weight: number }>`
    select state, weight from parcels where id = ${id} for update`.execute(tx);
  const row = rows[0];
  if (row === undefined) throw new ObjectDoesNotExistError();
  return { state: row.state, facts: { weight: row.weight } };
}

const clock = createManualClock(new Date('2026-03-01T12:00:00Z'));
let api: ApiHarness;

beforeAll(async () => {
  api = await startApi({ clock });
  await sql`create table parcels (id text primary key, state text not null, weight integer not null)`.execute(
    api.db,
  );
  await sql`create table parcel_notes (n bigint generated always as identity, id text, what text)`.execute(
    api.db,
  );
});

afterAll(() => api.close());

async function parcel(weight: number): Promise<string> {
  const id = randomUUID();
  await sql`insert into parcels values (${id}, 'packed', ${weight})`.execute(api.db);
  return id;
}

function move(id: string, event: Parcel['event'], actor: Parcel['actor']): Promise<Parcel['state']> {
  const context = contextFor(api.server.deps, { ip: '127.0.0.1', headers: {} }, null);
  return command(context, { name: 'move', body: { id } }, async (scope) => {
    const situation = { ...(await lockParcel(scope, id)), event, actor };
    const { to } = await runTransition(
      scope,
      writer,
      { id, ...situation },
      (code) => new ValidationError(code),
    );
    return to;
  });
}

async function traces(id: string) {
  const read = async (query: ReturnType<typeof sql<{ text: string }>>) =>
    (await query.execute(api.db)).rows.map((row) => row.text);
  return {
    state: await read(sql`select state as text from parcels where id = ${id}`),
    notes: await read(sql`select what as text from parcel_notes where id = ${id} order by n`),
    deadlines: await read(sql`select kind as text from deadlines where subject_id = ${id}`),
  };
}

test('a transition writes the state, runs the effects in order and sets its deadline', async () => {
  const id = await parcel(10);
  expect(await move(id, 'send', 'seller')).toBe('sent');
  expect(await traces(id)).toEqual({
    state: ['sent'],
    notes: ['label', 'buyer'],
    deadlines: ['parcel_lost'],
  });
  const due = await api.db
    .selectFrom('deadlines')
    .where('subject_id', '=', id)
    .select('due_at')
    .executeTakeFirst();
  expect(due?.due_at.toISOString()).toBe('2026-03-08T12:00:00.000Z');
});

test('leaving a state takes its deadline away', async () => {
  const id = await parcel(10);
  await move(id, 'send', 'seller');
  await move(id, 'arrive', 'carrier');
  expect(await traces(id)).toMatchObject({
    state: ['arrived'],
    deadlines: [],
  });
});

test('staying in a state keeps its deadline as it was', async () => {
  const id = await parcel(10);
  await move(id, 'send', 'seller');
  const deadline = () =>
    api.db.selectFrom('deadlines').where('subject_id', '=', id).select(['kind', 'due_at']).execute();
  const before = await deadline();
  await move(id, 'weigh', 'carrier');
  expect(before).toHaveLength(1);
  expect(await deadline()).toEqual(before);
});

test('a refusal of the table leaves no trace', async () => {
  const id = await parcel(30);
  await expect(move(id, 'send', 'seller')).rejects.toMatchObject({ errorCode: 'too_heavy' });
  await expect(move(id, 'send', 'carrier')).rejects.toMatchObject({ errorCode: 'actor_not_allowed' });
  await expect(move(id, 'arrive', 'carrier')).rejects.toMatchObject({ errorCode: 'wrong_state' });
  await expect(move('nobody', 'send', 'seller')).rejects.toMatchObject({
    errorCode: 'object_does_not_exist',
  });
  expect(await traces(id)).toEqual({ state: ['packed'], notes: [], deadlines: [] });
});

test('ten at once: one goes through, nine find the state changed', async () => {
  const id = await parcel(10);
  const moves = await Promise.allSettled(Array.from({ length: 10 }, () => move(id, 'send', 'seller')));
  expect(moves.filter((each) => each.status === 'fulfilled')).toHaveLength(1);
  expect((await traces(id)).notes).toEqual(['label', 'buyer']);
});
