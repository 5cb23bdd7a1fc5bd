import type { NotificationKindName } from '#domain/notifications/notification-kinds.ts';
import { renderEmail } from '../../outside/mail/render-email.ts';
import type { NotificationEmail } from '../../process/email-writer.ts';
import type { EventHandler } from '../../process/event-handler.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { notificationDue } from './events.ts';
import { notificationMail } from './notification-mail.ts';
import { type ReadySend, readySend, type Send, settle } from './send-state.ts';
import { stopLabel } from './stop-label.ts';
import { unsubscribeToken } from './tokens.ts';

/** Sends the email of a notification. A retry has the same cause and therefore the same Message-ID. */
export const sendEmail: EventHandler = {
  name: 'notifications.send_email',
  on: notificationDue.email,
  lane: 'mail',
  outside: async ({ payload }, deps) => {
    const ready = await readySend(deps, String(payload.sendId), 'email');
    if (ready === null) return;
    const { send, email } = ready;
    const emailContent = await emailContentOf(deps, send);
    if (emailContent === null) {
      await settle(deps, [send.id], 'nothing_to_say');
      return;
    }
    const { replyTo, ...content } = withStop(deps, ready, emailContent);
    const unsubscribeUrl = content.stop?.url;
    await deps.mail.send({
      ...{ to: email, cause: send.id, ...renderEmail(content) },
      ...(replyTo !== undefined && { replyTo }),
      ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
    });
    await settle(deps, [send.id], null);
  },
};

async function emailContentOf(deps: ServerDeps, send: Send): Promise<NotificationEmail | null> {
  const { user_id: userId, subject, detail, path, locale, texts, created_at: since } = send;
  const kind = send.kind as NotificationKindName;
  const writer = deps.emailWriters[kind];
  if (writer !== undefined) return await writer(deps, { kind, userId, subject, detail, path, locale, since });
  return notificationMail(texts[locale], new URL(path, deps.config.publicUrl).href, locale);
}

/** Adds the one-click unsubscribe link of the group to every email that can be turned off. */
function withStop(
  { secrets, config }: ServerDeps,
  { kind, send }: ReadySend,
  emailContent: NotificationEmail,
): NotificationEmail {
  if (kind.isReceipt === true || kind.essential?.includes('email') === true) return emailContent;
  const url = new URL('/meldingen/afmelden', config.publicUrl);
  url.searchParams.set('token', unsubscribeToken(secrets, { userId: send.user_id, group: kind.group }));
  return { ...emailContent, stop: { label: stopLabel(kind.group, send.locale), url: url.href } };
}
