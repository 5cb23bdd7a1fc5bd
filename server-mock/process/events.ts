import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { afterCommit } from '../db/transaction.ts';
import type { ServerDeps } from '../server-deps.ts';
import type { EventBus } from './event-bus.ts';

/** JSON only; ids and facts of the moment, no personal data beyond ids. */
export type EventPayload = Readonly<Record<string, unknown>>;

/** An event as a reaction sees it. */
export interface StoredEvent {
  readonly id: string;
  readonly type: string;
  readonly payload: EventPayload;
  readonly createdAt: Date;
}

/**
 * The server as of an event's time. A mail that is sent again because its acknowledgement was lost must be the same mail,
 * so the links in it expire counted from the event and not from the moment of the repetition.
 */
export function depsAt(deps: ServerDeps, { createdAt }: StoredEvent): ServerDeps {
  return { ...deps, clock: { now: () => createdAt } };
}

/** When an event's reactions begin. */
export interface EventTiming {
  readonly afterAnswer?: true;
  /** Milliseconds to wait: what happens meanwhile may make a reaction unnecessary. */
  readonly delay?: number;
}

/** The bus topic that wakes the dispatcher, with the event's type or null for any; the table is the truth. */
export const outboxTopic = 'event-outbox';

/**
 * Milliseconds that reactions leave an answer to go out first, where its time must not tell whether there is anything
 * to do (S11).
 */
const answerFirst = 25;

/**
 * Appends an event in the caller's transaction; after the commit the dispatcher runs its reactions, at once, with
 * `afterAnswer` a moment later, or with `delay` after that time.
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
