import { afterQuietHours, nextDigest } from '#domain/notifications/send-time.ts';
import { type DeadlineHandler, setDeadline } from '../../process/deadlines.ts';
import { digestDue, notificationDue } from './events.ts';
import { settingsOf } from './read-settings.ts';

/** By the id of a send: the quiet hours are over. */
export const sendDeadline = 'notification_send';
/** By the id of a person: the daily email is due. */
export const digestDeadline = 'notification_digest';
/** By the id of its event: the quiet hours in which a daily email could not go out are over. */
export const lateDigestDeadline = 'notification_digest_late';

/** A daily email that was late, because no server ran, moves the next one to the day after. */
const shortestPause = 20 * 60 * 60 * 1000;

const digest: DeadlineHandler = {
  kind: digestDeadline,
  run: async ({ tx, now, emit }, userId) => {
    const { quietHours } = (await settingsOf(tx, [userId]))(userId);
    // No server ran when it was due.
    const allowedAt = new Date(afterQuietHours(now.getTime(), quietHours));
    if (allowedAt > now) {
      await setDeadline(tx, { kind: digestDeadline, subjectId: userId, dueAt: allowedAt });
      return;
    }
    const last = await tx
      .selectFrom('notification_digests')
      .select('sent_at')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (last !== undefined && now.getTime() - last.sent_at.getTime() < shortestPause) {
      const dueAt = new Date(nextDigest(now.getTime(), quietHours));
      await setDeadline(tx, { kind: digestDeadline, subjectId: userId, dueAt });
      return;
    }
    await tx
      .insertInto('notification_digests')
      .values({ user_id: userId, sent_at: now })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ sent_at: now }))
      .execute();
    await emit(digestDue, { userId, until: now.getTime() });
  },
};

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
