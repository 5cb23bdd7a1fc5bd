import { type Selectable, sql } from 'kysely';
import { scopeOf } from '../command.ts';
import type { EventOutboxTable } from '../db/core-tables.ts';
import { inRetriedTransaction } from '../db/transaction.ts';
import { daysAgo, inBatches } from '../prune.ts';
import type { ServerDeps } from '../server-deps.ts';
import type { EventHandler } from './event-handler.ts';
import type { StoredEvent } from './events.ts';
import type { Lane } from './lanes.ts';
import { toleratingRefusals } from './refused-mail.ts';

export type EventRow = Selectable<EventOutboxTable>;

/**
 * Milliseconds for which an event is leased to one process; after that a crashed process loses it to another. A
 * process that still works on it renews the lease.
 */
const lease = 60_000;
const renewEvery = lease / 3;
const longestPause = 60 * 60_000;
/** Fewest attempts before an event is given up, half a day: its age counts also while no server runs. */
const fewestAttempts = 24;

/**
 * Dispatches every waiting event of a lane sequentially; returns their number. The stop signal is checked between
 * events.
 */
export async function dispatchEvents(deps: ServerDeps, lane: Lane, stop: AbortSignal): Promise<number> {
  let count = 0;
  while (!stop.aborted) {
    const row = await claimEvent(deps, lane);
    if (row === undefined) break;
    await runEvent(deps, lane, row);
    count += 1;
  }
  return count;
}

/** Excludes events whose payload has one of these values at `path`. */
interface Except {
  readonly path: string;
  readonly values: readonly string[];
}

/** Leases the oldest waiting event of a lane. Safe for concurrent calls: each event is leased once. */
export async function claimEvent(
  deps: ServerDeps,
  { sideTypes, isMain }: Lane,
  except: Except | null = null,
): Promise<EventRow | undefined> {
  const now = deps.clock.now();
  const leasedUntil = new Date(now.getTime() + lease);
  return await deps.db
    .updateTable('event_outbox')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      next_attempt_at: leasedUntil,
      leased_until: leasedUntil,
    }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('event_outbox')
        .select('id')
        .where('done_at', 'is', null)
        .where('next_attempt_at', '<=', now)
        .$if(sideTypes.length > 0, (query) => query.where('type', isMain ? 'not in' : 'in', [...sideTypes]))
        .$if(except !== null && except.values.length > 0, (query) =>
          query.where(sql<string>`coalesce(payload ->> ${except?.path ?? ''}, '')`, 'not in', [
            ...(except?.values ?? []),
          ]),
        )
        .orderBy('position')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/**
 * Runs the handlers of a leased event. A failed handler is retried later with exponential backoff, and blocks neither
 * other events nor the other handlers of its event. An email that is refused for good counts as done. An event without
 * any handler counts as failed: its handler may be in a later version, or was lost by mistake.
 */
export async function runEvent(deps: ServerDeps, lane: Lane, row: EventRow): Promise<void> {
  const event: StoredEvent = {
    id: row.id,
    type: row.type,
    payload: row.payload,
    createdAt: row.created_at,
  };
  const errors: unknown[] = [];
  const refusals: unknown[] = [];
  const handlers = lane.handlers.filter((candidate) => candidate.on === event.type);
  if (handlers.length === 0) {
    errors.push(new Error(`No handler for events of type ${event.type}.`));
    deps.log.error({ event: event.id, type: event.type }, 'an event has no handler');
  }
  const endLease = renewLease(deps, row);
  for (const handler of handlers) {
    try {
      await runHandler(toleratingRefusals(deps, { handler, event, refusals }), handler, event);
    } catch (error) {
      errors.push(error);
      deps.log.error({ err: error, handler: handler.name, event: event.id }, 'an event handler failed');
    }
  }
  await endLease();
  await settle(deps, lane, row, { error: errors[0], refusal: refusals[0] });
}

/** Renews the lease of an event until the returned function is called, however long its handlers take. */
function renewLease({ db, clock, log }: ServerDeps, { id }: EventRow): () => Promise<void> {
  let renewal: Promise<unknown> = Promise.resolve();
  const renew = () => {
    const until = new Date(clock.now().getTime() + lease);
    renewal = db
      .updateTable('event_outbox')
      .set({ next_attempt_at: until, leased_until: until })
      .where('id', '=', id)
      .where('done_at', 'is', null)
      .execute()
      .catch((error: unknown) => log.warn({ err: error, event: id }, 'a lease was not renewed'));
  };
  const timer = setInterval(renew, renewEvery);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await renewal;
  };
}

async function runHandler(deps: ServerDeps, handler: EventHandler, event: StoredEvent): Promise<void> {
  if ('inside' in handler) {
    await inRetriedTransaction(deps.db, async (tx) => {
      const scope = scopeOf(tx, deps.bus, deps.clock.now());
      const first = await tx
        .insertInto('handled_events')
        .values({ event_id: event.id, handler: handler.name, done_at: scope.now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('event_id')
        .executeTakeFirst();
      if (first !== undefined) await handler.inside(scope, event, deps);
    });
    return;
  }
  const done = await deps.db
    .selectFrom('handled_events')
    .where('event_id', '=', event.id)
    .where('handler', '=', handler.name)
    .select('event_id')
    .executeTakeFirst();
  if (done !== undefined) return;
  await handler.outside(event, deps);
  await deps.db
    .insertInto('handled_events')
    .values({ event_id: event.id, handler: handler.name, done_at: deps.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function settle(
  deps: ServerDeps,
  lane: Lane,
  row: EventRow,
  { error, refusal }: { readonly error: unknown; readonly refusal: unknown },
): Promise<void> {
  const now = deps.clock.now();
  const pause = Math.min(longestPause, 1000 * 2 ** Math.min(row.attempts, 20));
  const isGivenUp = error !== undefined && isTooOld(lane, row, now);
  if (isGivenUp) deps.log.warn({ event: row.id, type: row.type }, 'an event was given up after two weeks');
  const fault = error ?? refusal;
  const lastError = fault === undefined ? null : String(fault).slice(0, 500);
  await deps.db
    .updateTable('event_outbox')
    .set(
      error === undefined || isGivenUp
        ? { done_at: now }
        : { next_attempt_at: new Date(now.getTime() + pause) },
    )
    .set({ leased_until: null, last_error: lastError })
    .where('id', '=', row.id)
    .execute();
}

function isTooOld({ giveUpAfter }: Lane, { created_at, attempts }: EventRow, now: Date): boolean {
  const isOld = giveUpAfter !== null && now.getTime() - created_at.getTime() >= giveUpAfter;
  return isOld && attempts >= fewestAttempts;
}

/** Deletes what has expired: finished events and stored answers after 30 days, the audit log after a year. */
export async function pruneFinished(deps: ServerDeps): Promise<void> {
  const { db } = deps;
  const before = daysAgo(deps, 30);
  await inBatches((limit) =>
    db
      .deleteFrom('event_outbox')
      .where('id', 'in', (eb) =>
        eb.selectFrom('event_outbox').select('id').where('done_at', '<', before).limit(limit),
      )
      .returning('id')
      .execute(),
  );
  await inBatches((limit) =>
    db
      .deleteFrom('command_log')
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('owner', 'command_id'),
          'in',
          selectFrom('command_log')
            .select(['owner', 'command_id'])
            .where('created_at', '<', before)
            .limit(limit)
            .$asTuple('owner', 'command_id'),
        ),
      )
      .returning('command_id')
      .execute(),
  );
  const auditEnd = daysAgo(deps, 365);
  await inBatches((limit) =>
    db
      .deleteFrom('audit_log')
      .where('id', 'in', (eb) =>
        eb.selectFrom('audit_log').select('id').where('at', '<', auditEnd).limit(limit),
      )
      .returning('id')
      .execute(),
  );
  await inBatches(async (limit) => {
    // Many keys are locked at once by `spendEach` of limits.ts, in the same order.
    const { rows } = await sql`delete from rate_limits where key in (
        select key from rate_limits where expire < ${Date.now()} order by key limit ${limit} for update skip locked)
      returning 1`.execute(db);
    return rows;
  });
}
