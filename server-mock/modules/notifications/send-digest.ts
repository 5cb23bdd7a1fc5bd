import { notificationKindOf } from '#domain/notifications/notification-kinds.ts';
import { afterQuietHours } from '#domain/notifications/send-time.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Locale } from '../../messages.ts';
import { renderEmail } from '../../outside/mail/render-email.ts';
import { setDeadline } from '../../process/deadlines.ts';
import type { EventHandler } from '../../process/event-handler.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { lateDigestDeadline, waitingSends } from './deadlines.ts';
import { digestMail } from './digest-mail.ts';
import { digestDue } from './events.ts';
import { settingsOf } from './read-settings.ts';
import { inLanguage, type Recipient, reasonToDrop, type Send, settle } from './send-state.ts';
import { unsubscribeToken } from './tokens.ts';

/**
 * Sends the daily email of a person; none if everything in it was read or has ended in the meantime. If it is late,
 * because it failed or the server was stopped, it is sent after the quiet hours with the same Message-ID.
 */
export const sendDigest: EventHandler = {
  name: 'notifications.send_digest',
  on: digestDue,
  lane: 'digests',
  outside: async ({ id, payload }, deps) => {
    const userId = String(payload.userId);
    const cause = String(payload.cause ?? id);
    const until = new Date(Number(payload.until));
    const settings = (await settingsOf(deps.db, [userId]))(userId);
    const now = deps.clock.now().getTime();
    const allowedAt = afterQuietHours(now, settings.quietHours);
    if (allowedAt > now) {
      await postponeDigest(deps, { userId, cause, dueAt: new Date(allowedAt) });
      return;
    }
    const person = await deps.db
      .selectFrom('users')
      .select(['email', 'is_active as isActive', 'suspended_at as suspendedAt', 'locale as chosen'])
      .where('id', '=', userId)
      .executeTakeFirst();
    if (person === undefined) return;
    const wanted = await wantedSends(deps, { userId, until, settings, ...person });
    const waiting = wanted.map((send) => inLanguage(send, person.chosen));
    const [latest] = waiting.toReversed();
    if (latest === undefined) return;
    const content = digestOf(deps, waiting, { userId, locale: latest.locale });
    await deps.mail.send({
      ...{ to: person.email, cause, ...renderEmail(content) },
      unsubscribeUrl: content.stop.url,
    });
    await settle(
      deps,
      waiting.map((send) => send.id),
      null,
    );
  },
};

/**
 * Postpones a daily email that is late, or for whose time quiet hours were set in the meantime. It counts as the
 * daily email of that day, and keeps its cause, so that a mail server that has received it already recognises it.
 */
async function postponeDigest(
  { db }: ServerDeps,
  { userId, cause, dueAt }: { readonly userId: string; readonly cause: string; readonly dueAt: Date },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx
      .updateTable('notification_digests')
      .set({ sent_at: dueAt })
      .where('user_id', '=', userId)
      .execute();
    await setDeadline(tx, { kind: lateDigestDeadline, subjectId: cause, dueAt });
  });
}

function digestOf(
  { secrets, config }: ServerDeps,
  sends: readonly Send[],
  { userId, locale }: { readonly userId: string; readonly locale: Locale },
) {
  const href = (path: string) => new URL(path, config.publicUrl).href;
  const stopUrl = new URL('/meldingen/afmelden', config.publicUrl);
  stopUrl.searchParams.set('token', unsubscribeToken(secrets, { userId, group: 'daily' }));
  const digest = {
    notifications: sends.map((send) => ({ ...send.texts[send.locale], url: href(send.path) })),
    listUrl: href('/account/meldingen'),
    settingsUrl: href('/account/meldingen/instellingen'),
    stopUrl: stopUrl.href,
  };
  return digestMail(digest, locale);
}

async function wantedSends(
  deps: ServerDeps,
  person: Recipient & { readonly userId: string; readonly until: Date },
): Promise<readonly Send[]> {
  const rows = await waitingSends(deps.db, person.userId)
    .selectAll()
    .where('send_at', '<=', person.until)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const wanted: Send[] = [];
  for (const send of rows) {
    const kind = notificationKindOf(send.kind);
    const reason = kind === null ? 'unknown_kind' : await reasonToDrop(deps, { ...person, send, kind });
    if (reason === null) wanted.push(send);
    else await settle(deps, [send.id], reason);
  }
  return wanted;
}
