import type { IncomingHttpHeaders } from 'node:http';
import type { Kysely, Selectable } from 'kysely';
import { notificationId } from '#domain/notifications/notification.ts';
import { notificationKindOf } from '#domain/notifications/notification-kinds.ts';
import type { PushMessage } from '#domain/notifications/push-message.ts';
import { isQuiet } from '#domain/notifications/send-time.ts';
import type { Database } from '#server/db/schema.ts';
import { digestDue } from '#server/modules/notifications/events.ts';
import type { NotificationSendsTable } from '#server/modules/notifications/tables.ts';
import { topicOf } from '#server/modules/push/public/send-push.ts';
import { readDocument } from '#server/modules/sync/public.ts';
import { messageId } from '#server/outside/mail/message-id.ts';
import type { ReceivedMail } from '#tests/factories/mail-service.ts';
import { type Delivered, type History, verifyHistory } from './verify-history.ts';

/** An email at its recipient's provider. `at` is in milliseconds on the server's clock. */
export interface ArrivedMail extends ReceivedMail {
  readonly at: number;
}

/** A request at a push service; its payload is still encrypted. */
export interface ArrivedPush {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly at: number;
}

interface Browser {
  readonly path: string;
  read(body: Buffer): unknown;
}

export interface Arrivals {
  readonly history: History;
  readonly mails: readonly ArrivedMail[];
  readonly pushes: readonly ArrivedPush[];
  /** By user id. */
  readonly browsers: ReadonlyMap<string, readonly Browser[]>;
  readonly killedAt: readonly number[];
}

interface Verdict {
  readonly findings: readonly string[];
  /** The number of pushes without repetitions. */
  readonly differentPushes: number;
}

type Send = Selectable<NotificationSendsTable>;

/** The host of MAIL_FROM in its default value. */
const mailHost = 'hervonden.test';
/** Milliseconds after a kill within which data that was already handed to the network may still arrive. */
const finalDelay = 1_000;

/**
 * Compares the arrivals with the table of kinds and the chosen settings: each act arrives once, and a repetition
 * occurs only after a kill and under the same Message-ID, tag and topic.
 */
export async function verifyArrivals(db: Kysely<Database>, arrivals: Arrivals): Promise<Verdict> {
  const { history, killedAt } = arrivals;
  const mayRepeat = (from: number, to: number) => killedAt.some((at) => at + finalDelay >= from && at <= to);
  const sends = await db
    .selectFrom('notification_sends')
    .selectAll()
    .where(
      'user_id',
      'in',
      history.people.map(({ id }) => id),
    )
    .execute();
  const mails = await verifyMails(db, arrivals, sends, mayRepeat);
  const pushes = verifyPushes(arrivals, sends, mayRepeat);
  return {
    differentPushes: pushes.different,
    findings: [
      ...(await verifyHistory(db, history, mails.delivered, mayRepeat)),
      ...mails.findings,
      ...pushes.findings,
      ...(await verifyLists(db, history, sends)),
    ],
  };
}

type MayRepeat = (from: number, to: number) => boolean;

async function verifyMails(
  db: Kysely<Database>,
  { history, mails }: Arrivals,
  sends: readonly Send[],
  mayRepeat: MayRepeat,
): Promise<{ readonly delivered: readonly Delivered[]; readonly findings: readonly string[] }> {
  const findings: string[] = [];
  const emailOf = new Map(history.people.map(({ id, email }) => [id, email]));
  const digests = await db.selectFrom('event_outbox').selectAll().where('type', '=', digestDue).execute();
  const causes = new Map<string, string>();
  const know = (cause: string, userId: string) =>
    causes.set(messageId(cause, emailOf.get(userId) ?? '', mailHost), cause);
  for (const { id, user_id } of sends) know(id, user_id);
  for (const { id, payload } of digests) know(id, String(payload.userId));

  const delivered = mails.map(({ to, text, listUnsubscribe, messageId: name, at }): Delivered => {
    const cause = causes.get(name);
    if (cause === undefined) findings.push('an email with a Message-ID that no event has');
    return {
      at,
      mail: {
        ...{ to, text, subject: '' },
        ...(cause !== undefined && { cause }),
        ...(listUnsubscribe !== '' && { unsubscribeUrl: listUnsubscribe }),
      },
    };
  });
  for (const same of Map.groupBy(mails, (mail) => mail.messageId).values()) {
    if (isRepeatedWithoutKill(same, mayRepeat))
      findings.push('an email repeated although nothing was killed');
  }
  findings.push(
    ...missingInDigests(sends, delivered, { emailOf, digestIds: new Set(digests.map(({ id }) => id)) }),
  );
  return { delivered, findings };
}

/** A daily email lists the latest acts and states how many more there are; all others have to be in one. */
function missingInDigests(
  sends: readonly Send[],
  delivered: readonly Delivered[],
  {
    emailOf,
    digestIds,
  }: { readonly emailOf: ReadonlyMap<string, string>; readonly digestIds: ReadonlySet<string> },
): readonly string[] {
  const daily = sends.filter(({ mode, state }) => mode === 'daily' && state === 'SENT');
  return [...Map.groupBy(daily, ({ user_id }) => user_id)].flatMap(([userId, own]) => {
    const digests = delivered
      .filter(({ mail }) => digestIds.has(mail.cause ?? '') && mail.to === emailOf.get(userId))
      .map(({ mail }) => mail);
    const missing = own.filter(({ path }) => !digests.some(({ text }) => text.includes(path)));
    // A repetition after a kill has the same cause and leaves out the same acts, so it counts once.
    const leftOut = new Map(digests.map(({ cause, text }) => [cause, countLeftOut(text)]));
    const left = [...leftOut.values()].reduce((sum, count) => sum + count, 0);
    return missing.length <= left ? [] : missing.map(({ kind }) => `${kind}: in no daily email`);
  });
}

function countLeftOut(text: string): number {
  const [, count = '0'] =
    /(?:En nog (\d+) melding|And (\d+) more|Et (\d+) autre)/
      .exec(text)
      ?.filter((part) => part !== undefined) ?? [];
  return Number(count);
}

function verifyPushes(
  { history, pushes, browsers }: Arrivals,
  sends: readonly Send[],
  mayRepeat: MayRepeat,
): { readonly findings: readonly string[]; readonly different: number } {
  const findings: string[] = [];
  const owners = new Map<string, { readonly userId: string; readonly browser: Browser }>();
  for (const [userId, own] of browsers)
    for (const browser of own) owners.set(browser.path, { userId, browser });
  /** By send and browser. */
  const arrived = new Map<string, ArrivedPush[]>();
  for (const push of pushes) {
    const owner = owners.get(push.path);
    if (owner === undefined) throw new Error(`A push to ${push.path}, which is no browser.`);
    const { notification } = owner.browser.read(push.body) as PushMessage;
    const send = sends.find(
      (one) => one.user_id === owner.userId && one.channel === 'push' && isOf(notification, one),
    );
    if (push.headers.topic !== topicOf(notification.tag))
      findings.push('a push whose topic is not its tag’s');
    if (send === undefined) {
      findings.push('a push with a tag that no event of its reader has');
      continue;
    }
    const chosen = history.choices.get(owner.userId)?.[0];
    if (chosen === undefined) throw new Error('Somebody chose nothing.');
    if (isQuiet(push.at, chosen.settings.quietHours)) findings.push(`${send.kind}: a push in quiet hours`);
    const group = notificationKindOf(send.kind)?.group;
    if (group === undefined || chosen.settings.groups[group].push === 'off')
      findings.push(`${send.kind}: a push that was turned off`);
    if (notification.lang !== chosen.locale)
      findings.push(`${send.kind}: ${notification.lang} for ${chosen.locale}`);
    const key = `${send.id} ${push.path}`;
    arrived.set(key, [...(arrived.get(key) ?? []), push]);
  }
  for (const same of arrived.values()) {
    if (isRepeatedWithoutKill(same, mayRepeat)) findings.push('a push repeated although nothing was killed');
  }
  for (const send of sends.filter(({ channel }) => channel === 'push')) {
    if (send.state === 'WAITING') findings.push(`${send.kind}: a push waits for ever`);
    if (send.reason === 'no_device' || send.reason === 'not_delivered')
      findings.push(`${send.kind}: ${send.reason}, with browsers that take everything`);
    for (const { path } of browsers.get(send.user_id) ?? []) {
      const mine = arrived.get(`${send.id} ${path}`) ?? [];
      if (send.state === 'SENT' && mine.length === 0) findings.push(`${send.kind}: a push that did not come`);
      const doneAt = send.done_at?.getTime() ?? 0;
      if (send.state === 'DROPPED' && mine.some(({ at }) => !mayRepeat(at, doneAt)))
        findings.push(`${send.kind}: a push that was dropped and came`);
    }
  }
  return { findings, different: arrived.size };
}

function isOf({ tag, timestamp }: PushMessage['notification'], send: Send): boolean {
  const topic = notificationKindOf(send.kind)?.topic ?? '';
  return tag === notificationId(topic, send.subject) && timestamp === send.created_at.getTime();
}

function isRepeatedWithoutKill(same: readonly { readonly at: number }[], mayRepeat: MayRepeat): boolean {
  return same.some(({ at }, index) => {
    const before = same[index - 1];
    return before !== undefined && !mayRepeat(before.at, at);
  });
}

/** Each act is in the notification list of everybody concerned, and was sent once through each wanted channel. */
async function verifyLists(
  db: Kysely<Database>,
  { due, choices }: History,
  sends: readonly Send[],
): Promise<readonly string[]> {
  const findings: string[] = [];
  const acts = Map.groupBy(due, ({ userId, kind, subject }) => `${userId} ${kind} ${subject}`);
  for (const same of acts.values()) {
    const [{ userId, kind: name, subject } = { userId: '', kind: '', subject: '' }] = same;
    const kind = notificationKindOf(name);
    if (kind === null || kind.topic === null) throw new Error(`${name} is in no list`);
    const entry = await readDocument(db, userId, 'notifications', notificationId(kind.topic, subject));
    if (entry === null) findings.push(`${name}: in no list`);
    const groups = choices.get(userId)?.[0]?.settings.groups;
    for (const channel of kind.channels) {
      const isWanted = groups?.[kind.group][channel] !== 'off' || kind.essential?.includes(channel) === true;
      const count = sends.filter(
        (send) =>
          send.user_id === userId &&
          send.kind === name &&
          send.subject === subject &&
          send.channel === channel,
      ).length;
      if (count !== (isWanted ? same.length : 0))
        findings.push(`${name} ${channel}: ${count} for ${same.length} acts`);
    }
  }
  return findings;
}
