import type { Transaction } from 'kysely';
import { scopeOf } from '../../command.ts';
import { digestDeadline, sendDeadline } from '../../modules/notifications/deadlines.ts';
import {
  deliveryChanged,
  orderChargedBack,
  orderPlaced,
  orderReminded,
} from '../../modules/orders/events.ts';
import { reviewPublished, reviewReplied } from '../../modules/reviews/events.ts';
import { parcelChanged } from '../../modules/shipments/events.ts';
import { listDocuments, writeDocument } from '../../modules/sync/public.ts';
import { transportAgreed, transportChanged } from '../../modules/transports/events.ts';
import { withdrawalChanged, withdrawalDeclared } from '../../modules/withdrawals/events.ts';
import type { EventHandler } from '../../process/event-handler.ts';
import type { StoredEvent } from '../../process/events.ts';
import type { ServerDeps } from '../../server-deps.ts';
import type { Database } from '../schema.ts';
import { inTransaction } from '../transaction.ts';
import {
  bidEvents,
  chatEvents,
  followEvents,
  questionEvents,
  reductionEvents,
  reviewEvents,
  type SeededEvent,
  suggestionEvents,
  wantedEvents,
} from './demo-events.ts';

const hour = 60 * 60 * 1000;

/** Hours since the demo's users last opened their notifications; newer ones are unread. */
const lastLook = 26;

/** The handlers for the events of seeded orders, reviews, transports, parcels and withdrawals. */
const handlersOfOutbox: Readonly<Record<string, readonly string[]>> = {
  [orderPlaced]: ['orders.notify_placed'],
  [deliveryChanged]: ['orders.notify_moved'],
  [orderReminded]: ['orders.notify_reminded'],
  [transportChanged]: ['transports.notify_moved'],
  [parcelChanged]: ['shipments.notify_moved'],
  [withdrawalDeclared]: ['withdrawals.receipt'],
  [withdrawalChanged]: ['withdrawals.notify_moved'],
  [reviewPublished]: ['reviews.notify_reviewed'],
  [reviewReplied]: ['reviews.notify_author'],
  [orderChargedBack]: ['orders.notify_charged_back', 'orders.alarm_charged_back'],
};

/**
 * Fills the notification lists of the demo accounts by running the notification handlers for the seeded events, each
 * at the time of its event. Runs last, because it removes the events of the seed from the outbox. Nothing is emailed
 * or pushed.
 */
export async function seedNotifications(
  deps: ServerDeps,
  eventHandlers: readonly EventHandler[],
): Promise<void> {
  const now = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const events = [
      ...(await takeFromOutbox(tx)),
      ...(await bidEvents(tx)),
      ...(await chatEvents(tx)),
      ...(await suggestionEvents(tx)),
      ...(await reviewEvents(tx)),
      ...(await questionEvents(tx, now)),
      ...(await followEvents(tx)),
      ...(await wantedEvents(tx, now)),
      ...(await reductionEvents(tx, now)),
    ].toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
    for (const event of events) {
      const handler = eventHandlers.find(({ name }) => name === event.handler);
      await runHandler(tx, deps, event, handler);
    }
    await dropSends(
      tx,
      events.map(({ id }) => id),
    );
    await markRead(tx, new Date(now.getTime() - lastLook * hour));
  });
}

async function runHandler(
  tx: Transaction<Database>,
  deps: ServerDeps,
  event: SeededEvent,
  handler: EventHandler | undefined,
): Promise<void> {
  if (handler === undefined || !('inside' in handler))
    throw new Error(
      `The demo needs the event handler "${event.handler}", which writes inside a transaction.`,
    );
  const stored: StoredEvent = { ...event, type: handler.on };
  // The events that a handler emits here would only send the emails and pushes, so they are dropped.
  const scope = { ...scopeOf(tx, deps.bus, event.createdAt), emit: async () => {} };
  await handler.inside(scope, stored, deps);
}

async function takeFromOutbox(tx: Transaction<Database>): Promise<readonly SeededEvent[]> {
  const taken = await tx
    .deleteFrom('event_outbox')
    .where('type', 'in', [...Object.keys(handlersOfOutbox), transportAgreed])
    .where('done_at', 'is', null)
    .returning(['id', 'type', 'payload', 'created_at'])
    .execute();
  return taken.flatMap(({ id, type, payload, created_at: createdAt }) => {
    const names = handlersOfOutbox[type] ?? [];
    return names.map((handler) => ({ id, handler, payload, createdAt }));
  });
}

/** Deletes the emails and pushes that are planned for the notifications. */
async function dropSends(tx: Transaction<Database>, eventIds: readonly string[]): Promise<void> {
  if (eventIds.length === 0) return;
  const sends = await tx
    .deleteFrom('notification_sends')
    .where('event_id', 'in', [...eventIds])
    .returning(['id', 'user_id'])
    .execute();
  if (sends.length === 0) return;
  const subjects = sends.flatMap(({ id, user_id: userId }) => [id, userId]);
  await tx
    .deleteFrom('deadlines')
    .where('kind', 'in', [sendDeadline, digestDeadline])
    .where('subject_id', 'in', subjects)
    .execute();
}

/** Marks notifications older than `lookedAt` as read; the newest one is always unread. */
async function markRead(tx: Transaction<Database>, lookedAt: Date): Promise<void> {
  const readers = await tx
    .selectFrom('sync_heads')
    .select('user_id')
    .where('collection', '=', 'notifications')
    .orderBy('user_id')
    .execute();
  for (const { user_id: userId } of readers) {
    const list = await listDocuments(tx, userId, 'notifications');
    const newest = Math.max(...list.map(({ createdAt }) => createdAt));
    const readAt = Math.min(lookedAt.getTime(), newest - 1);
    for (const one of list)
      if (one.createdAt <= readAt)
        await writeDocument(tx, userId, 'notifications', one.id, { ...one, readAt });
  }
}
