import type { Selectable } from 'kysely';
import { notificationId } from '#domain/notifications/notification.ts';
import {
  type NotificationChannel,
  type NotificationGroup,
  type NotificationKind,
  type NotificationKindName,
  notificationKindOf,
  replacingKinds,
} from '#domain/notifications/notification-kinds.ts';
import { modeOf, type NotificationSettings } from '#domain/notifications/notification-settings.ts';
import { afterQuietHours } from '#domain/notifications/send-time.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Locale } from '../../messages.ts';
import { setDeadline } from '../../process/deadlines.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { readDocument } from '../sync/public.ts';
import { sendDeadline } from './deadlines.ts';
import { settingsOf } from './read-settings.ts';
import type { NotificationSendsTable } from './tables.ts';

export type Send = Selectable<NotificationSendsTable>;

/** A send that is due, with the facts needed to carry it out. */
export interface ReadySend {
  readonly send: Send;
  readonly kind: NotificationKind;
  readonly email: string;
}

/** The reason why a send was not carried out. */
export type DropReason =
  | 'unknown_kind'
  | 'account_closed'
  | 'account_suspended'
  | 'turned_off'
  | 'no_longer_relevant'
  | 'no_longer_true'
  | 'read'
  | 'replaced'
  | 'nothing_to_say'
  | 'no_device'
  | 'not_delivered';

/**
 * Returns the send if it is still wanted. One that is no longer wanted is dropped, and one within quiet hours is
 * postponed to their end; both return null.
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
    .select(['users.email', 'users.is_active', 'users.suspended_at', 'users.locale as chosen_locale'])
    .where('notification_sends.id', '=', sendId)
    .where('notification_sends.channel', '=', channel)
    .where('notification_sends.state', '=', 'WAITING')
    .executeTakeFirst();
  if (found === undefined) return null;
  const { email, is_active: isActive, suspended_at: suspendedAt, chosen_locale: chosen, ...stored } = found;
  const send = inLanguage(stored, chosen);
  const settings = (await settingsOf(deps.db, [send.user_id]))(send.user_id);
  const kind = notificationKindOf(send.kind);
  const reason =
    kind === null
      ? 'unknown_kind'
      : await reasonToDrop(deps, { send, kind, isActive, suspendedAt, settings });
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

/** Returns the send in the reader's current language; without one, in the language chosen at its creation. */
export function inLanguage(send: Send, chosen: Locale | null): Send {
  return chosen === null ? send : { ...send, locale: chosen };
}

/** The facts about the recipient of a send. */
export interface Recipient {
  readonly isActive: boolean;
  readonly suspendedAt: Date | null;
  readonly settings: NotificationSettings;
}

interface Situation extends Recipient {
  readonly send: Send;
  readonly kind: NotificationKind;
}

/** The groups that suspended people still receive, because their orders continue. */
const groupsOfSuspended: readonly NotificationGroup[] = ['orders', 'account'];

/**
 * Returns why a send is no longer wanted; null if it is. An essential send does not depend on the reader's settings
 * or on what they have read, because its content is nowhere else, but it is dropped if it is no longer true. A
 * receipt confirms an action and is always sent to an open account.
 */
export async function reasonToDrop(deps: ServerDeps, situation: Situation): Promise<DropReason | null> {
  const { send, kind, isActive, suspendedAt, settings } = situation;
  if (!isActive) return 'account_closed';
  if (kind.isReceipt === true) return null;
  const isEssential = kind.essential?.includes(send.channel) === true;
  if (!isEssential) {
    if (suspendedAt !== null && !groupsOfSuspended.includes(kind.group)) return 'account_suspended';
    if (modeOf(settings, kind, send.channel) === 'off') return 'turned_off';
  }
  if ((!isEssential || kind.namesDeadline === true) && isOver(send, deps.clock.now()))
    return 'no_longer_relevant';
  const replaced = isEssential ? null : await reasonInList(deps, situation);
  return replaced ?? (await reasonInSends(deps, situation)) ?? (await reasonInFacts(deps, send));
}

const isOver = ({ relevant_until: until }: Send, now: Date): boolean => until !== null && until <= now;

/** Of several waiting emails about the state of one subject, only the latest is sent. */
async function reasonInSends(
  { db }: ServerDeps,
  { send, kind }: Pick<Situation, 'send' | 'kind'>,
): Promise<DropReason | null> {
  const kinds = replacingKinds(kind);
  if (send.channel !== 'email' || kinds.length === 0) return null;
  const later = await db
    .selectFrom('notification_sends')
    .select('id')
    .where('user_id', '=', send.user_id)
    .where('channel', '=', 'email')
    .where('subject', '=', send.subject)
    .where('kind', 'in', [...kinds])
    .where('state', '=', 'WAITING')
    .where('created_at', '>', send.created_at)
    .limit(1)
    .executeTakeFirst();
  return later === undefined ? null : 'replaced';
}

/**
 * Checks the entry in the person's list: nothing is sent for an entry that was read or deleted there, and no push for
 * one that a later notification has replaced.
 */
async function reasonInList(
  { db }: ServerDeps,
  { send, kind }: Pick<Situation, 'send' | 'kind'>,
): Promise<DropReason | null> {
  if (kind.topic === null) return null;
  const id = notificationId(kind.topic, send.subject);
  const entry = await readDocument(db, send.user_id, 'notifications', id);
  if (entry === null || entry.readAt !== null) return 'read';
  return entry.createdAt > send.created_at.getTime() && send.channel === 'push' ? 'replaced' : null;
}

async function reasonInFacts({ db, clock, truthChecks }: ServerDeps, send: Send): Promise<DropReason | null> {
  const isStillTrue = truthChecks[send.kind as NotificationKindName];
  if (isStillTrue === undefined) return null;
  const { user_id: userId, subject, detail, created_at: since } = send;
  return (await isStillTrue(db, { userId, subject, detail, since, now: clock.now() }))
    ? null
    : 'no_longer_true';
}

/** Marks sends as done: as dropped if a reason is given, otherwise as sent. */
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
