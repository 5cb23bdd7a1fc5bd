import { combineLatest, distinctUntilChanged, fromEvent, map, type Observable, startWith } from 'rxjs';
import type { Notification } from '#domain/notifications/notification.ts';
import { database$ } from '#src/data/db/database-stream.ts';
import type { HervondenDatabase } from '#src/data/db/types.ts';
import { followNotificationList } from '#src/data/notifications/follow-notification-list.ts';
import { leadsTo } from '#src/data/notifications/leads-to.ts';
import { markRead } from '#src/data/notifications/mark-read.ts';
import { notificationList$, unreadCount$ } from '#src/data/notifications/notification-list.ts';
import { versionOf } from '#src/data/notifications/pending-deletions.ts';
import { currentLocale } from '#src/i18n/i18n.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { toast } from '#src/ui/kit/toast-store.ts';
import { showAppBadge } from './app-badge.ts';

/** The page of the shop that is currently open. */
export interface OpenPage {
  /** Path including the query string. */
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly openedAt: number;
}

export interface FollowOptions {
  /** The id of the signed-in user. */
  readonly userId: string;
  readonly page$: Observable<OpenPage>;
  readonly hasArrived$: (database: HervondenDatabase) => Observable<boolean>;
}

/**
 * Keeps the notification list and the app badge up to date for the signed-in user, and marks notifications as read
 * when the page that they link to is open. Returns the cleanup function.
 */
export function followNotifications({ userId, page$, hasArrived$ }: FollowOptions): () => void {
  const stopList = followNotificationList(userId, database$, hasArrived$);
  const badge = unreadCount$.subscribe(showAppBadge);
  const stopReading = readWhatIsOpen(page$);
  return () => {
    stopReading();
    badge.unsubscribe();
    stopList();
    showAppBadge(0);
  };
}

/** Tolerated clock difference between device and server, in milliseconds. */
const clockSlack = 60_000;

/**
 * Marks notifications as read while the page that they link to is visible. One that arrives while that page is open
 * is also shown as a toast.
 */
export function readWhatIsOpen(page$: Observable<OpenPage>): () => void {
  const isVisible$ = fromEvent(document, 'visibilitychange').pipe(
    startWith(null),
    map(() => document.visibilityState === 'visible'),
    distinctUntilChanged(),
  );
  let known: ReadonlySet<string> | null = null;
  const reading = combineLatest([page$, isVisible$, notificationList$]).subscribe(
    ([page, isVisible, { ready, notifications }]) => {
      const before = known;
      if (ready) known = new Set(notifications.map(versionOf));
      if (!isVisible) return;
      const seen = notifications.filter((one) => one.readAt === null && leadsTo(one, page.address));
      const isNew = (one: Notification) =>
        before !== null && !before.has(versionOf(one)) && one.createdAt > page.openedAt - clockSlack;
      for (const one of seen) if (isNew(one) && !isOnPageItself(one)) toast(one.texts[currentLocale()].title);
      markRead(seen).catch((error: unknown) =>
        logger.warn('notifications_not_read', { error: errorText(error) }),
      );
    },
  );
  return () => reading.unsubscribe();
}

/** An open conversation already shows its new messages. */
function isOnPageItself({ kind }: Notification): boolean {
  return kind === 'message_received';
}
