import type { Kysely, Selectable } from 'kysely';
import {
  type NotificationChannel,
  type NotificationKind,
  notificationKindOf,
} from '#domain/notifications/notification-kinds.ts';
import type { NotificationSettings } from '#domain/notifications/notification-settings.ts';
import { isQuiet } from '#domain/notifications/send-time.ts';
import type { Database } from '#server/db/schema.ts';
import type { Locale } from '#server/messages.ts';
import { stopLabel } from '#server/modules/notifications/stop-label.ts';
import type { NotificationSendsTable } from '#server/modules/notifications/tables.ts';
import type { MailMessage } from '#server/outside/mail/mail.ts';

const hour = 60 * 60 * 1000;

/** An email as received by its recipient's provider. */
export interface Delivered {
  readonly mail: MailMessage;
  readonly at: number;
}

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

/** The settings of a person from a moment on. */
export interface Choice {
  readonly from: number;
  readonly settings: NotificationSettings;
  readonly locale: Locale;
}

/** Who has to be notified of an act, and with which kind. */
export interface Due {
  readonly userId: string;
  readonly kind: string;
  readonly subject: string;
  readonly at: number;
}

/** The acts of a history and the expected notifications. */
export interface History {
  readonly acts: number;
  readonly people: readonly Person[];
  readonly due: readonly Due[];
  readonly choices: ReadonlyMap<string, readonly Choice[]>;
  /** Key `<user id> <entry id>`: the moments at which the entry was read. */
  readonly read: ReadonlyMap<string, readonly number[]>;
  /** By subject, the ids of those who may be notified of it; null if unknown. */
  readonly involved: ReadonlyMap<string, ReadonlySet<string>> | null;
  /** End of the history: notifications planned within its last two days may still be waiting. */
  readonly until: number;
}

/**
 * Kinds that are caused only by acts, so that there is exactly one per act; deadlines may cause further ones of other
 * kinds.
 */
const ofActsAlone: readonly string[] = [
  ...['bid_received', 'bid_answered', 'message_received', 'question_received', 'product_approved'],
  ...['order_placed', 'product_sold', 'saved_product_reduced', 'watched_product_available'],
  ...['followed_seller_published', 'report_received', 'report_resolved'],
];

/** Reasons for which an essential email may be dropped, because its content is wrong by then. */
const isWrong: readonly unknown[] = ['no_longer_true', 'no_longer_relevant'];

/**
 * Compares the sends with the table of kinds and the chosen settings; returns the differences. `mayRepeat` states
 * whether the server was killed between two moments, so that an earlier send may have been repeated after it.
 */
export async function verifyHistory(
  db: Kysely<Database>,
  history: History,
  delivered: readonly Delivered[],
  mayRepeat: (from: number, to: number) => boolean = () => false,
): Promise<readonly string[]> {
  const { people, due, choices, read } = history;
  const findings: string[] = [];
  const say = (line: string) => void findings.push(line);
  const sends = await sendsOf(db, history);
  for (const finding of strangersIn(history, sends)) say(finding);
  const choiceAt = (userId: string, at: number) =>
    (choices.get(userId) ?? []).findLast(({ from }) => from <= at);
  const emailOf = new Map(people.map(({ id, email }) => [id, email]));
  const mailsOf = Map.groupBy(delivered, ({ mail }) => mail.cause ?? 'none');

  // Every act reaches its people once, through those channels of the table that they have enabled.
  for (const { userId, kind, subject, at } of due) {
    const row = notificationKindOf(kind);
    if (row === null) throw new Error(`${kind} is not in the table`);
    for (const channel of row.channels) {
      const found = sends.filter(
        (send) =>
          send.user_id === userId &&
          send.kind === kind &&
          send.subject === subject &&
          send.channel === channel &&
          send.created_at.getTime() >= at,
      );
      const chosen = choiceAt(userId, found[0]?.created_at.getTime() ?? at)?.settings.groups[row.group][
        channel
      ];
      const isWanted = chosen !== 'off' || isAlwaysSent(row, channel);
      const wanted = due.filter(
        (one) => one.userId === userId && one.kind === kind && one.subject === subject,
      );
      if (isWanted && found.length === 0) say(`${kind} ${channel}: nothing for an act at ${at}`);
      if (ofActsAlone.includes(kind) && found.length > wanted.length)
        say(`${kind} ${channel}: ${found.length} for ${wanted.length} acts`);
    }
  }
  for (const send of sends) {
    const kind = notificationKindOf(send.kind);
    if (kind === null) continue;
    if (!kind.channels.includes(send.channel)) say(`${send.kind}: goes by ${send.channel}`);
    const planned = choiceAt(send.user_id, send.created_at.getTime())?.settings.groups[kind.group];
    if (planned?.[send.channel] === 'off' && !isAlwaysSent(kind, send.channel))
      say(`${send.kind} ${send.channel}: planned although it was turned off`);
    const mails = mailsOf.get(send.id) ?? [];
    if (send.channel === 'push') continue;
    if (send.state === 'WAITING' && send.created_at.getTime() < history.until - 48 * hour)
      say(`${send.kind}: an email waits for ever (${send.mode}, ${send.send_at.toISOString()})`);
    const droppedAt = send.state === 'DROPPED' ? (send.done_at?.getTime() ?? 0) : null;
    if (droppedAt !== null && mails.some(({ at }) => !mayRepeat(at, droppedAt)))
      say(`${send.kind}: sent and dropped`);
    if (send.state === 'SENT' && send.mode === 'now' && mails.length === 0) say(`${send.kind}: not sent`);
    const isWaiting = send.state === 'WAITING';
    const isDone =
      isWaiting || send.state === 'SENT' || (kind.isReceipt !== true && isWrong.includes(send.reason));
    if (isAlwaysSent(kind, 'email') && (send.mode !== 'now' || !isDone))
      say(`${send.kind}: what it carries never arrived (${send.mode}, ${send.reason})`);
    if (send.reason === 'read' && !read.has(`${send.user_id} ${kind.topic}:${send.subject}`))
      say(`${send.kind}: dropped as read by nobody`);
    if (send.reason === 'turned_off' && choiceAt(send.user_id, Number.MAX_SAFE_INTEGER) === undefined)
      say(`${send.kind}: turned off by nobody`);
    for (const { mail, at } of mails) {
      if (mail.to !== emailOf.get(send.user_id)) say(`${send.kind}: an email for somebody else`);
      const chosen = choiceAt(send.user_id, at);
      if (chosen === undefined) continue;
      if (kind.isReceipt !== true && isQuiet(at, chosen.settings.quietHours))
        say(`${send.kind}: in quiet hours`);
      if (isAlwaysSent(kind, 'email')) continue;
      if (chosen.settings.groups[kind.group].email === 'off')
        say(`${send.kind}: an email that was turned off`);
      // The language is the one in force when the email is sent.
      if (!mail.text.includes(stopLabel(kind.group, chosen.locale)))
        say(`${send.kind}: not in ${chosen.locale}`);
    }
  }
  // Every arrival belongs to a send, or is a daily email, of which there is one per day.
  const known = new Set(sends.map(({ id }) => id));
  const digests = new Map<string, Map<string, number>>();
  for (const { mail, at } of delivered) {
    if (mail.cause === undefined) say('an email without a cause');
    else if (!known.has(mail.cause)) {
      const reader = people.find(({ email }) => email === mail.to);
      if (reader === undefined) say('a daily email for a stranger');
      else if (isQuiet(at, choiceAt(reader.id, at)?.settings.quietHours ?? null))
        say('a daily email in quiet hours');
      if (mail.unsubscribeUrl === undefined) say('a daily email that one click does not end');
      const own = digests.get(mail.to) ?? new Map<string, number>();
      digests.set(mail.to, own.set(mail.cause, own.get(mail.cause) ?? at));
    }
  }
  for (const causes of digests.values()) {
    const moments = [...causes.values()].toSorted((one, other) => one - other);
    if (moments.some((at, index) => at - (moments[index - 1] ?? 0) < 18 * hour))
      say('two daily emails in a day');
  }
  return findings;
}

function isAlwaysSent(kind: NotificationKind, channel: NotificationChannel): boolean {
  return kind.isReceipt === true || kind.essential?.includes(channel) === true;
}

type Send = Selectable<NotificationSendsTable>;

/** All sends to the people of a history, and all sends about its subjects to anybody. */
async function sendsOf(
  db: Kysely<Database>,
  { people, involved }: Pick<History, 'people' | 'involved'>,
): Promise<readonly Send[]> {
  const subjects = [...(involved?.keys() ?? [])];
  return await db
    .selectFrom('notification_sends')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb(
          'user_id',
          'in',
          people.map(({ id }) => id),
        ),
        ...(subjects.length === 0 ? [] : [eb('subject', 'in', subjects)]),
      ]),
    )
    .execute();
}

/** Sends to people whom the subject does not concern, and sends without an act or before it. */
function strangersIn({ due, involved }: History, sends: readonly Send[]): readonly string[] {
  if (involved === null) return [];
  return sends.flatMap((send) => {
    const { user_id: userId, kind, subject, created_at: createdAt } = send;
    if (involved.get(subject)?.has(userId) !== true)
      return [`${kind}: for somebody whom it does not concern`];
    if (!ofActsAlone.includes(kind)) return [];
    const isDue = due.some(
      (one) =>
        one.userId === userId &&
        one.kind === kind &&
        one.subject === subject &&
        one.at <= createdAt.getTime(),
    );
    return isDue ? [] : [`${kind}: nothing is due for it`];
  });
}
