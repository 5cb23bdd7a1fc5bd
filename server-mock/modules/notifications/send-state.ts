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
import { truthChecks } from '../../process/truth-checks.ts';
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

/** The send in the language that its reader uses now; in that of its planning for who has never used the shop. */
export function inLanguage(send: Send, chosen: Locale | null): Send {
  return chosen === null ? send : { ...send, locale: chosen };
}

/** What is known of the person whom a send is for. */
export interface Recipient {
  readonly isActive: boolean;
  readonly suspendedAt: Date | null;
  readonly settings: NotificationSettings;
}

interface Situation extends Recipient {
  readonly send: Send;
  readonly kind: NotificationKind;
}

/** What a suspended person still hears of: their orders go on. */
const groupsOfSuspended: readonly NotificationGroup[] = ['orders', 'account'];

/**
 * Why a send is not wanted any more; null when it is. An essential one is sent whatever its reader chose or read, because
 * what it carries is found nowhere else, but only while what it says is so. A receipt answers an act and is always sent.
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

/** Of several emails about the state of one thing that wait, only the latest is sent. */
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

/** What the person's list says: nothing is sent of what was read there. */
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

async function reasonInFacts({ db, clock }: ServerDeps, send: Send): Promise<DropReason | null> {
  const isStillTrue = truthChecks[send.kind as NotificationKindName];
  if (isStillTrue === undefined) return null;
  const { user_id: userId, subject, detail, created_at: since } = send;
  return (await isStillTrue(db, { userId, subject, detail, since, now: clock.now() }))
    ? null
    : 'no_longer_true';
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
