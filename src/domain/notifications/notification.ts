import * as v from 'valibot';

/** Notifications kept per person; the oldest make room. */
export const notificationLimit = 200;

const latestMoment = 8_640_000_000_000;
const moment = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(latestMoment));
const text = v.strictObject({
  title: v.pipe(v.string(), v.maxLength(200)),
  body: v.pipe(v.string(), v.maxLength(400)),
});

/**
 * A notification in a person's list. The server writes it; devices change `readAt` alone, or delete it. All languages
 * are in it, so that the list follows the language of the page without a network.
 */
export const notificationSchema = v.strictObject({
  /** `<topic>:<subject>`; the later notification of the same topic and subject takes its place. */
  id: v.pipe(v.string(), v.minLength(3), v.maxLength(120)),
  /** A name of `notificationKinds`; a device may meet one that it does not know yet. */
  kind: v.pipe(v.string(), v.maxLength(60)),
  /** The page of the shop that it leads to, such as `/account/chats/…`. */
  path: v.pipe(v.string(), v.maxLength(300)),
  texts: v.strictObject({ nl: text, en: text, fr: text }),
  /** Milliseconds since 1970 by the server's clock. */
  createdAt: moment,
  /** Milliseconds since 1970 by the device's clock; null while unread. */
  readAt: v.nullable(moment),
  /** Milliseconds since 1970, after which it no longer counts as unread; null for ever. */
  relevantUntil: v.nullable(moment),
});
export type Notification = v.InferOutput<typeof notificationSchema>;

/** The id that a kind's topic and its subject make. */
export function notificationId(topic: string, subject: string): string {
  return `${topic}:${subject}`;
}

const noText = { title: '', body: '' } as const;

/** The content of a tombstone, and what stands in for a damaged document. */
export function blankNotification(id: string): Notification {
  return {
    ...{ id, kind: '', path: '/', createdAt: 0, readAt: null, relevantUntil: null },
    texts: { nl: noText, en: noText, fr: noText },
  };
}

/** Whether it counts on the bell and on the app's icon at `now`, in milliseconds since 1970. */
export function isUnread({ readAt, relevantUntil }: Notification, now: number): boolean {
  return readAt === null && (relevantUntil === null || now < relevantUntil);
}
