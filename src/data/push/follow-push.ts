import { distinctUntilChanged, map, switchMap } from 'rxjs';
import { database$ } from '#src/data/db/database-stream.ts';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { session$, signOutReason } from '#src/platform/session/session.ts';
import { dropSubscription, endPush } from './end-push.ts';
import { recallPush } from './memory.ts';
import { subscribe } from './subscribe.ts';

let isFollowing = false;

/**
 * Keeps the subscription of this browser in order for as long as the page is open: at the start, when somebody signs in
 * and when there is a network again. A notification that was read, here or on another device, goes from the screen.
 */
export function followPush(): void {
  if (isFollowing) return;
  isFollowing = true;
  const userId$ = session$.pipe(
    map((session) => session?.userId ?? null),
    distinctUntilChanged(),
  );
  userId$
    .pipe(switchMap((userId) => online$.pipe(map((isOnline) => ({ userId, isOnline })))))
    .subscribe(({ userId, isOnline }) => {
      repair(userId, isOnline).catch((error: unknown) =>
        logger.info('push_not_repaired', { error: errorText(error) }),
      );
    });
  database$.pipe(switchMap(({ notifications }) => notifications.$)).subscribe((change) => {
    const isDone = change.operation === 'DELETE' || change.documentData.readAt !== null;
    if (isDone) void closeShown(change.documentId);
  });
}

/** Only for whoever turned notifications on in this browser; somebody else who signs in here is asked afresh. */
async function repair(userId: string | null, isOnline: boolean): Promise<void> {
  const memory = await recallPush();
  if (memory === null || Notification.permission !== 'granted') return;
  if (userId === null) {
    if (signOutReason() === 'expired') await dropSubscription();
    return;
  }
  if (memory.userId !== userId) await endPush();
  else if (isOnline) await subscribe();
}

async function closeShown(tag: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  for (const shown of (await registration?.getNotifications({ tag })) ?? []) shown.close();
}
