import * as v from 'valibot';

/** The maximum number of notifications per user. The oldest are deleted. */
export const notificationLimit = 200;

const latestMoment = 8_640_000_000_000;
const moment = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(latestMoment));
const text = v.strictObject({
  title: v.pipe(v.string(), v.maxLength(200)),
  body: v.pipe(v.string(), v.maxLength(400)),
});

/**
 * A notification in a user's list. The server writes it; a device only changes `readAt` or deletes it. It contains
 * the text in every language, so that the list can change its language offline.
 */
export const notificationSchema = v.strictObject({
  /** `<topic>:<subject>`. A later notification with the same topic and subject replaces the earlier one. */
  id: v.pipe(v.string(), v.minLength(3), v.maxLength(120)),
  /** A key of `notificationKinds`. A device may receive one that its version does not know yet. */
  kind: v.pipe(v.string(), v.maxLength(60)),
  /** The path of the page that it links to, such as `/account/chats/…`. */
  path: v.pipe(v.string(), v.maxLength(300)),
  texts: v.strictObject({ nl: text, en: text, fr: text }),
  /** Milliseconds since 1970 on the server's clock. */
  createdAt: moment,
  /** Milliseconds since 1970 on the device's clock; null while unread. */
  readAt: v.nullable(moment),
  /** Milliseconds since 1970 after which it no longer counts as unread; null if it always does. */
  relevantUntil: v.nullable(moment),
});
export type Notification = v.InferOutput<typeof notificationSchema>;

/** Returns the id of a notification from its kind's topic and its subject. */
export function notificationId(topic: string, subject: string): string {
  return `${topic}:${subject}`;
}

const noText = { title: '', body: '' } as const;

/** Returns an empty notification, used as the content of a tombstone and in place of a damaged document. */
export function blankNotification(id: string): Notification {
  return {
    ...{ id, kind: '', path: '/', createdAt: 0, readAt: null, relevantUntil: null },
    texts: { nl: noText, en: noText, fr: noText },
  };
}

/**
 * Whether a notification counts towards the badges of the bell and the app icon. `now` is in milliseconds since 1970.
 */
export function isUnread({ readAt, relevantUntil }: Notification, now: number): boolean {
  return readAt === null && (relevantUntil === null || now < relevantUntil);
}
