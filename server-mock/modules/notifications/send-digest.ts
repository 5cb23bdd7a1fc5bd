import { notificationKindOf } from '#domain/notifications/notification-kinds.ts';
import { afterQuietHours } from '#domain/notifications/send-time.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Locale } from '../../messages.ts';
import { type EmailContent, renderEmail } from '../../outside/mail/email-content.ts';
import { setDeadline } from '../../process/deadlines.ts';
import type { EventHandler } from '../../process/event-handlers.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { lateDigestDeadline, waitingSends } from './deadlines.ts';
import { digestDue } from './events.ts';
import { settingsOf } from './read-settings.ts';
import { inLanguage, type Recipient, reasonToDrop, type Send, settle } from './send-state.ts';
import { unsubscribeToken } from './tokens.ts';

interface DigestTexts {
  readonly subject: (count: number) => string;
  readonly opening: string;
  /** For the number of notifications that did not fit. */
  readonly more: (count: number) => string;
  readonly see: string;
  readonly stop: string;
  readonly settings: string;
}

const digestTexts: Readonly<Record<Locale, DigestTexts>> = {
  nl: {
    subject: (count) => (count === 1 ? 'Er is nieuws voor je' : `${count} updates voor je`),
    opening: 'Dit is er gebeurd:',
    more: (count) => `En nog ${count} ${count === 1 ? 'melding' : 'meldingen'}.`,
    see: 'Bekijk al je meldingen',
    stop: 'Geen dagelijkse e-mail meer',
    settings: 'Meldingen instellen',
  },
  en: {
    subject: (count) => (count === 1 ? 'An update for you' : `${count} updates for you`),
    opening: 'Here is what happened:',
    more: (count) => `And ${count} more.`,
    see: 'See all notifications',
    stop: 'Stop the daily email',
    settings: 'Notification settings',
  },
  fr: {
    subject: (count) => (count === 1 ? 'Une nouveauté pour vous' : `${count} nouveautés pour vous`),
    opening: 'Voici ce qui s’est passé :',
    more: (count) => `Et ${count} ${count === 1 ? 'autre notification' : 'autres notifications'}.`,
    see: 'Voir toutes les notifications',
    stop: 'Ne plus recevoir d’e-mail quotidien',
    settings: 'Régler les notifications',
  },
};

/** The maximum number of lines in one email; the list of notifications has the rest. */
const longestDigest = 20;

/**
 * Sends the daily email of a person; none if everything in it was read or has ended in the meantime. If it is late,
 * because it failed or the server was stopped, it is sent after the quiet hours with the same Message-ID.
 */
export const sendDigest: EventHandler = {
  name: 'notifications.send_digest',
  on: digestDue,
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
    const letter = digestLetter(deps, waiting, { userId, locale: latest.locale });
    await deps.mail.send({
      ...{ to: person.email, cause, ...renderEmail(letter) },
      ...(letter.stop !== undefined && { unsubscribeUrl: letter.stop.url }),
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

function digestLetter(
  { secrets, config }: ServerDeps,
  sends: readonly Send[],
  { userId, locale }: { readonly userId: string; readonly locale: Locale },
): EmailContent {
  const { subject, opening, more, see, stop, settings } = digestTexts[locale];
  const href = (path: string) => new URL(path, config.publicUrl).href;
  const shown = sends.slice(-longestDigest);
  const rest = sends.length - shown.length;
  const stopUrl = new URL('/meldingen/afmelden', config.publicUrl);
  stopUrl.searchParams.set('token', unsubscribeToken(secrets, { userId, group: 'daily' }));
  return {
    ...{ locale, subject: subject(sends.length) },
    paragraphs: [opening, ...shown.map((send) => lineOf(send, href)), ...(rest > 0 ? [more(rest)] : [])],
    action: { label: see, url: href('/account/meldingen') },
    below: [`${settings}: ${href('/account/meldingen/instellingen')}`],
    stop: { label: stop, url: stopUrl.href },
  };
}

function lineOf({ texts, locale, path }: Send, href: (path: string) => string): string {
  const { title, body } = texts[locale];
  return `${title}. ${body}\n${href(path)}`;
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
