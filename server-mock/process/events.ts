import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { afterCommit } from '../db/transaction.ts';
import type { ServerDeps } from '../server-deps.ts';
import type { EventBus } from './event-bus.ts';

/**
 * JSON only; ids and facts at the time of the event. No personal data other than ids, unless it is stored nowhere
 * else.
 */
export type EventPayload = Readonly<Record<string, unknown>>;

/** An event as passed to its handlers. */
export interface StoredEvent {
  readonly id: string;
  readonly type: string;
  readonly payload: EventPayload;
  readonly createdAt: Date;
}

/**
 * Returns the dependencies with the clock set to the event's time. An email that is sent again because its
 * acknowledgement was lost must be identical, so its links expire relative to the event and not to the retry.
 */
export function depsAt(deps: ServerDeps, { createdAt }: StoredEvent): ServerDeps {
  return { ...deps, clock: { now: () => createdAt } };
}

/** When the handlers of an event start. */
export interface EventTiming {
  readonly afterAnswer?: true;
  /** Milliseconds to wait, if something may happen in the meantime that makes a handler unnecessary. */
  readonly delay?: number;
}

/**
 * The bus topic that triggers the dispatcher. The payload is the event's type, or null for any type; the outbox table
 * is authoritative.
 */
export const outboxTopic = 'event-outbox';

/**
 * Milliseconds that handlers wait for the response to be sent, where its duration must not reveal whether there is
 * anything to do (S11).
 */
const answerFirst = 25;

/**
 * Appends an event in the caller's transaction. After the commit the dispatcher runs its handlers: immediately, after
 * the response with `afterAnswer`, or after `delay`.
 */
export async function appendEvent(
  tx: Transaction<Database>,
  bus: EventBus,
  now: Date,
  type: string,
  payload: EventPayload,
  how: EventTiming = {},
): Promise<void> {
  await tx
    .insertInto('event_outbox')
    .values({
      id: randomUUID(),
      type,
      payload: JSON.stringify(payload),
      created_at: now,
      done_at: null,
      next_attempt_at: new Date(now.getTime() + (how.delay ?? 0)),
      last_error: null,
    })
    .execute();
  const wake = () => bus.publish(outboxTopic, type);
  const pause = how.delay ?? (how.afterAnswer === true ? answerFirst : 0);
  afterCommit(pause > 0 ? () => void setTimeout(wake, pause).unref() : wake);
}
