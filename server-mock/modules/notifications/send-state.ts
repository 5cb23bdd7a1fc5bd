import type { Selectable } from 'kysely';
import { notificationId } from '#domain/notifications/notification.ts';
import {
  type NotificationChannel,
  type NotificationKind,
  notificationKindOf,
} from '#domain/notifications/notification-kinds.ts';
import { modeOf, type NotificationSettings } from '#domain/notifications/notification-settings.ts';
import { afterQuietHours } from '#domain/notifications/send-time.ts';
import { inTransaction } from '../../db/transaction.ts';
import { setDeadline } from '../../process/deadlines.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { readDocument } from '../sync/store.ts';
import { sendDeadline } from './deadlines.ts';
import { settingsOf } from './read-settings.ts';
import type { NotificationSendsTable } from './tables.ts';

export type Send = Selectable<NotificationSendsTable>;

/** A send whose time has come, with all that decides whether it still goes out. */
export interface ReadySend {
  readonly send: Send;
  readonly kind: NotificationKind;
  readonly email: string;
}

/** Why a send was not carried out. */
export type DropReason =
  | 'unknown_kind'
  | 'account_closed'
  | 'turned_off'
  | 'no_longer_relevant'
  | 'read'
  | 'replaced'
  | 'nothing_to_say'
  | 'no_device'
  | 'not_delivered';

/**
 * The send, when it is still wanted now. What is not wanted any more is dropped, what falls into quiet hours waits for
 * their end; both answer null.
 */
export async function readySend(
  deps: ServerDeps,
  sendId: string,
  channel: NotificationChannel,
): Promise<ReadySend | null> {
  const found = await deps.db
    .selectFrom('notification_sends')
    .innerJoin('users', 'users.id', 'notification_sends.user_id')
    .selectAll('notification_sends')
    .select(['users.email', 'users.is_active'])
    .where('notification_sends.id', '=', sendId)
    .where('notification_sends.channel', '=', channel)
    .where('notification_sends.state', '=', 'WAITING')
    .executeTakeFirst();
  if (found === undefined) return null;
  const { email, is_active: isActive, ...send } = found;
  const settings = (await settingsOf(deps.db, [send.user_id]))(send.user_id);
  const kind = notificationKindOf(send.kind);
  const reason =
    kind === null ? 'unknown_kind' : await reasonToDrop(deps, { send, kind, isActive, settings });
  if (kind === null || reason !== null) {
    await settle(deps, [send.id], reason ?? 'unknown_kind');
    return null;
  }
  const now = deps.clock.now().getTime();
  const allowedAt = kind.isReceipt === true ? now : afterQuietHours(now, settings.quietHours);
  if (allowedAt > now) {
    await postpone(deps, send.id, new Date(allowedAt));
    return null;
  }
  return { send, kind, email };
}

interface Situation {
  readonly send: Send;
  readonly kind: NotificationKind;
  readonly isActive: boolean;
  readonly settings: NotificationSettings;
}

/** Why a send is not wanted any more; null when it is. */
export async function reasonToDrop(
  deps: ServerDeps,
  { send, kind, isActive, settings }: Situation,
): Promise<DropReason | null> {
  if (!isActive) return 'account_closed';
  if (kind.isReceipt === true) return null;
  // Whoever has read the entry has not read what the email alone says.
  if (kind.essential?.includes(send.channel) === true) return null;
  if (modeOf(settings, kind, send.channel) === 'off') return 'turned_off';
  const now = deps.clock.now();
  if (send.relevant_until !== null && send.relevant_until <= now) return 'no_longer_relevant';
  if (kind.topic === null) return null;
  const id = notificationId(kind.topic, send.subject);
  const entry = await readDocument(deps.db, send.user_id, 'notifications', id);
  if (entry === null) return 'read';
  if (entry.createdAt > send.created_at.getTime()) return send.channel === 'push' ? 'replaced' : null;
  return entry.readAt === null ? null : 'read';
}

/** Notes sends as done: with a reason as dropped, without one as sent. */
export async function settle(
  deps: Pick<ServerDeps, 'db' | 'clock'>,
  sendIds: readonly string[],
  reason: DropReason | null,
): Promise<void> {
  if (sendIds.length === 0) return;
  await deps.db
    .updateTable('notification_sends')
    .set({ state: reason === null ? 'SENT' : 'DROPPED', reason, done_at: deps.clock.now() })
    .where('id', 'in', [...sendIds])
    .where('state', '=', 'WAITING')
    .execute();
}

async function postpone({ db }: ServerDeps, sendId: string, dueAt: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.updateTable('notification_sends').set({ send_at: dueAt }).where('id', '=', sendId).execute();
    await setDeadline(tx, { kind: sendDeadline, subjectId: sendId, dueAt });
  });
}
