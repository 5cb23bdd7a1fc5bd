import type { Kysely, Transaction } from 'kysely';
import { afterQuietHours, nextDigest } from '#domain/notifications/send-time.ts';
import type { Database } from '../../db/schema.ts';
import { type DeadlineHandler, setDeadlineAtLatest } from '../../process/deadlines.ts';
import { digestDue, notificationDue } from './events.ts';
import { settingsOf } from './read-settings.ts';

/** The end of the quiet hours that delayed a send; the subject is the send's id. */
export const sendDeadline = 'notification_send';
/** The time of the daily email; the subject is the person's id. */
export const digestDeadline = 'notification_digest';
/** The end of the quiet hours that delayed a daily email; the subject is the id of its event. */
export const lateDigestDeadline = 'notification_digest_late';

/**
 * The minimum time in milliseconds between two daily emails. If one was late because no server ran, the next one is
 * sent a day later.
 */
const shortestPause = 20 * 60 * 60 * 1000;

/** Schedules the next daily email of a person; one that is already scheduled for an earlier time stays. */
export async function planDigest(tx: Transaction<Database>, userId: string, dueAt: Date): Promise<void> {
  await setDeadlineAtLatest(tx, { kind: digestDeadline, subjectId: userId, dueAt });
}

const digest: DeadlineHandler = {
  kind: digestDeadline,
  run: async ({ tx, now, emit }, userId) => {
    const { quietHours } = (await settingsOf(tx, [userId]))(userId);
    // The deadline may run late, and the person may have set quiet hours after it was scheduled.
    const allowedAt = afterQuietHours(now.getTime(), quietHours);
    if (allowedAt > now.getTime()) {
      await planDigest(tx, userId, new Date(allowedAt));
      return;
    }
    const last = await tx
      .selectFrom('notification_digests')
      .select('sent_at')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (last !== undefined && now.getTime() - last.sent_at.getTime() < shortestPause) {
      await planDigest(tx, userId, new Date(nextDigest(now.getTime(), quietHours)));
      return;
    }
    await tx
      .insertInto('notification_digests')
      .values({ user_id: userId, sent_at: now })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ sent_at: now }))
      .execute();
    await emit(digestDue, { userId, until: now.getTime() });
    const rest = await waitingSends(tx, userId)
      .where('send_at', '>', now)
      .select((select) => select.fn.min('send_at').as('next'))
      .executeTakeFirst();
    if (rest?.next != null) await planDigest(tx, userId, rest.next);
  },
};

/** Selects the sends that wait for the daily email of a person. */
export function waitingSends(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('notification_sends')
    .where('user_id', '=', userId)
    .where('channel', '=', 'email')
    .where('mode', '=', 'daily')
    .where('state', '=', 'WAITING');
}

const lateDigest: DeadlineHandler = {
  kind: lateDigestDeadline,
  run: async ({ tx, emit }, cause) => {
    const event = await tx
      .selectFrom('event_outbox')
      .select('payload')
      .where('id', '=', cause)
      .executeTakeFirst();
    if (event !== undefined) await emit(digestDue, { ...event.payload, cause });
  },
};

const send: DeadlineHandler = {
  kind: sendDeadline,
  run: async ({ tx, emit }, sendId) => {
    const row = await tx
      .selectFrom('notification_sends')
      .select(['channel', 'user_id as userId'])
      .where('id', '=', sendId)
      .executeTakeFirst();
    if (row !== undefined) await emit(notificationDue[row.channel], { sendId, userId: row.userId });
  },
};

export const notificationDeadlines: readonly DeadlineHandler[] = [send, digest, lateDigest];
