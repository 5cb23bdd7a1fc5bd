import { notificationKindOf } from '#domain/notifications/notification-kinds.ts';
import { afterQuietHours } from '#domain/notifications/send-time.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Locale } from '../../messages.ts';
import { writeLetter } from '../../outside/mail/letter.ts';
import { setDeadline } from '../../process/deadlines.ts';
import type { Reaction } from '../../process/reactions.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { lateDigestDeadline } from './deadlines.ts';
import { digestDue } from './events.ts';
import { settingsOf } from './read-settings.ts';
import { reasonToDrop, type Send, settle } from './send-state.ts';

interface DigestTexts {
  readonly subject: (count: number) => string;
  readonly opening: string;
  readonly see: string;
  readonly settings: string;
}

const digestTexts: Readonly<Record<Locale, DigestTexts>> = {
  nl: {
    subject: (count) => (count === 1 ? 'Er is nieuws voor je' : `${count} updates van vandaag`),
    opening: 'Dit is er vandaag gebeurd:',
    see: 'Bekijk al je meldingen',
    settings: 'Meldingen instellen',
  },
  en: {
    subject: (count) => (count === 1 ? 'An update for you' : `${count} updates from today`),
    opening: 'Here is what happened today:',
    see: 'See all notifications',
    settings: 'Notification settings',
  },
  fr: {
    subject: (count) => (count === 1 ? 'Une nouveauté pour vous' : `${count} nouveautés du jour`),
    opening: 'Voici ce qui s’est passé aujourd’hui :',
    see: 'Voir toutes les notifications',
    settings: 'Régler les notifications',
  },
};

/**
 * Sends what a person wants once a day, in one email; nothing when all of it was read or ended meanwhile. One that is late,
 * because it failed or the server was killed, waits for the end of quiet hours and then has the same Message-ID.
 */
export const sendDigest: Reaction = {
  name: 'notifications.send_digest',
  on: digestDue,
  outside: async ({ id, payload }, deps) => {
    const userId = String(payload.userId);
    const cause = String(payload.cause ?? id);
    if (await waitsForMorning(deps, userId, cause)) return;
    const waiting = await wantedSends(deps, userId, new Date(Number(payload.until)));
    const [latest] = waiting.toReversed();
    const person = await deps.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirst();
    if (latest === undefined || person === undefined) return;
    const { locale } = latest;
    const { subject, opening, see, settings } = digestTexts[locale];
    const href = (path: string) => new URL(path, deps.config.publicUrl).href;
    const letter = writeLetter({
      ...{ locale, subject: subject(waiting.length) },
      paragraphs: [opening, ...waiting.map((send) => lineOf(send, href))],
      action: { label: see, url: href('/account/meldingen') },
      stop: { label: settings, url: href('/account/meldingen/instellingen') },
    });
    await deps.mail.send({ to: person.email, cause, ...letter });
    await settle(
      deps,
      waiting.map((send) => send.id),
      null,
    );
  },
};

/** Whether it is quiet now; the email is then due when it no longer is, and the next one not on that day. */
async function waitsForMorning({ db, clock }: ServerDeps, userId: string, cause: string): Promise<boolean> {
  const now = clock.now();
  const { quietHours } = (await settingsOf(db, [userId]))(userId);
  const dueAt = new Date(afterQuietHours(now.getTime(), quietHours));
  if (dueAt <= now) return false;
  await inTransaction(db, async (tx) => {
    await tx
      .updateTable('notification_digests')
      .set({ sent_at: dueAt })
      .where('user_id', '=', userId)
      .execute();
    await setDeadline(tx, { kind: lateDigestDeadline, subjectId: cause, dueAt });
  });
  return true;
}

function lineOf({ texts, locale, path }: Send, href: (path: string) => string): string {
  const { title, body } = texts[locale];
  return `${title}. ${body}\n${href(path)}`;
}

async function wantedSends(deps: ServerDeps, userId: string, until: Date): Promise<readonly Send[]> {
  const { is_active: isActive } = await deps.db
    .selectFrom('users')
    .select('is_active')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const rows = await deps.db
    .selectFrom('notification_sends')
    .selectAll()
    .where('user_id', '=', userId)
    .where('channel', '=', 'email')
    .where('mode', '=', 'daily')
    .where('state', '=', 'WAITING')
    .where('send_at', '<=', until)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const settings = (await settingsOf(deps.db, [userId]))(userId);
  const wanted: Send[] = [];
  for (const send of rows) {
    const kind = notificationKindOf(send.kind);
    const reason =
      kind === null ? 'unknown_kind' : await reasonToDrop(deps, { send, kind, isActive, settings });
    if (reason === null) wanted.push(send);
    else await settle(deps, [send.id], reason);
  }
  return wanted;
}
