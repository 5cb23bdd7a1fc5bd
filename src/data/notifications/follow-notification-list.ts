import {
  combineLatest,
  distinctUntilChanged,
  filter,
  interval,
  map,
  type Observable,
  startWith,
  switchMap,
} from 'rxjs';
import { isUnread, type Notification } from '#domain/notifications/notification.ts';
import { lasting } from '../db/live-stream.ts';
import { ownerOf, sameOwner } from '../db/owners.ts';
import { contentOf } from '../db/rows.ts';
import type { HervondenDatabase } from '../db/types.ts';
import { noNotifications, notificationList$, unreadCount$ } from './notification-list.ts';
import { pendingDeletions$, versionOf } from './pending-deletions.ts';

export function countUnread(notifications: readonly Notification[], now: number): number {
  return notifications.filter((one) => isUnread(one, now)).length;
}

/** Milliseconds between checks whether unread notifications are still relevant. */
const scheduleCheck = 60_000;

/**
 * Follows the notifications of an account while its database is open. `hasArrived$` tells whether everything on the
 * server has been received. The returned function stops this and empties the list.
 */
export function followNotificationList(
  userId: string,
  database$: Observable<HervondenDatabase>,
  hasArrived$: (database: HervondenDatabase) => Observable<boolean>,
): () => void {
  const list$ = database$.pipe(
    // Right after signing in, the open database may still be that of the visitor or the previous account.
    filter((database) => sameOwner(ownerOf(database), { kind: 'account', userId })),
    switchMap((database) =>
      combineLatest([database.notifications.find().$, pendingDeletions$, hasArrived$(database)]).pipe(
        map(([rows, pending, hasArrived]) => {
          const notifications = rows
            .map((row) => contentOf('notifications', row.toMutableJSON()))
            .filter((one) => !pending.has(versionOf(one)))
            .toSorted((one, other) => other.createdAt - one.createdAt);
          return { ready: hasArrived || notifications.length > 0, notifications };
        }),
        startWith(noNotifications),
      ),
    ),
  );
  const list = lasting('notifications', list$, noNotifications).subscribe(notificationList$);
  const count = combineLatest([notificationList$, interval(scheduleCheck).pipe(startWith(0))])
    .pipe(
      map(([{ notifications }]) => countUnread(notifications, Date.now())),
      distinctUntilChanged(),
    )
    .subscribe((unread) => unreadCount$.next(unread));
  return () => {
    list.unsubscribe();
    count.unsubscribe();
    notificationList$.next(noNotifications);
    unreadCount$.next(0);
  };
}
