import { isUnread, notificationId } from '#domain/notifications/notification.ts';
import type { NotificationGroup } from '#domain/notifications/notification-kinds.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { PushUrgency } from '../../outside/push/push-service.ts';
import { setDeadline } from '../../process/deadlines.ts';
import type { EventHandler } from '../../process/event-handler.ts';
import type { ServerDeps } from '../../server-deps.ts';
import type { PushOutcome } from '../push/public/push-outcome.ts';
import { pushMessage } from '../push/public/push-payload.ts';
import { sendPush as sendToDevice } from '../push/public/send-push.ts';
import { pushSubscriptionsOf } from '../push/public/subscriptions.ts';
import { listDocuments } from '../sync/public.ts';
import { sendDeadline } from './deadlines.ts';
import { notificationDue } from './events.ts';
import { type ReadySend, readySend, type Send, settle } from './send-state.ts';

const day = 24 * 60 * 60 * 1000;

/** Push services deliver low urgencies to a device in power-saving mode once it wakes up. */
const urgencies: Readonly<Record<NotificationGroup, PushUrgency>> = {
  bids: 'high',
  messages: 'high',
  orders: 'normal',
  listings: 'normal',
  searches: 'low',
  saved: 'low',
  account: 'normal',
};

/**
 * Pushes a notification to every device of its reader. A deadline repeats the event handler for the devices that
 * answered "later"; devices that have received it are skipped.
 */
export const sendPush: EventHandler = {
  name: 'notifications.send_push',
  on: notificationDue.push,
  lane: 'push',
  outside: async ({ payload }, deps) => {
    const ready = await readySend(deps, String(payload.sendId), 'push');
    if (ready === null) return;
    const { send } = ready;
    const devices = await pushSubscriptionsOf(deps.db, [send.user_id], deps.clock.now());
    if (devices.length === 0) {
      await settle(deps, [send.id], 'no_device');
      return;
    }
    await conclude(deps, send, await pushToAll(deps, ready, devices));
  },
};

async function pushToAll(
  deps: ServerDeps,
  { send, kind }: ReadySend,
  devices: readonly { readonly id: string }[],
): Promise<readonly PushOutcome[]> {
  const { title, body } = send.texts[send.locale];
  const createdAt = send.created_at.getTime();
  const now = deps.clock.now().getTime();
  const message = pushMessage(
    {
      ...{ title, body, path: send.path, lang: send.locale, createdAt },
      tag: notificationId(kind.topic ?? send.kind, send.subject),
      unread: await unreadCount(deps, send.user_id),
    },
    deps.config.publicUrl,
  );
  const until = send.relevant_until?.getTime() ?? createdAt + day;
  return await Promise.all(
    devices.map(({ id }) =>
      sendToDevice(deps, {
        ...{ sendId: send.id, subscriptionId: id, message },
        ttlSeconds: (until - now) / 1000,
        urgency: urgencies[kind.group],
      }),
    ),
  );
}

async function unreadCount({ db, clock }: ServerDeps, userId: string): Promise<number> {
  const now = clock.now().getTime();
  const entries = await listDocuments(db, userId, 'notifications');
  return entries.filter((entry) => isUnread(entry, now)).length;
}

async function conclude(deps: ServerDeps, send: Send, outcomes: readonly PushOutcome[]): Promise<void> {
  const later = outcomes.flatMap((outcome) => (outcome.kind === 'later' ? [outcome.at.getTime()] : []));
  if (later.length > 0) {
    const dueAt = new Date(Math.min(...later));
    await inTransaction(deps.db, (tx) => setDeadline(tx, { kind: sendDeadline, subjectId: send.id, dueAt }));
    return;
  }
  const kinds = new Set(outcomes.map(({ kind }) => kind));
  const reason = kinds.has('accepted') ? null : kinds.has('given_up') ? 'not_delivered' : 'no_device';
  await settle(deps, [send.id], reason);
}
