import { i18n } from '@lingui/core';
import { distinctUntilChanged, map, switchMap } from 'rxjs';
import { database$ } from '#src/data/db/database-stream.ts';
import { currentLocale } from '#src/i18n/i18n.ts';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { session$ } from '#src/platform/session/session.ts';
import { closeShown, dropSubscription, endPush } from './end-push.ts';
import { recallPush, rememberPush } from './memory.ts';
import { subscribe } from './subscribe.ts';

let isFollowing = false;

/**
 * Maintains the push subscription of this browser while the page is open: at the start, at sign-in and when the
 * network returns. Closes a visible notification once it is read, here or on another device.
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
    .subscribe(({ userId, isOnline }) => void reported(repair(userId, isOnline)));
  database$.pipe(switchMap(({ notifications }) => notifications.$)).subscribe((change) => {
    const isDone = change.operation === 'DELETE' || change.documentData.readAt !== null;
    if (isDone) void reported(closeOne(change.documentId));
  });
  i18n.on('change', () => void reported(rememberLanguage()));
}

/**
 * Renews the subscription of the person who turned notifications on in this browser. Another person who signs in here
 * must turn them on again.
 */
async function repair(userId: string | null, isOnline: boolean): Promise<void> {
  const memory = await recallPush();
  if (memory === null || Notification.permission !== 'granted') return;
  // The session expired, perhaps while no page was open. A deliberate sign-out leaves nothing stored.
  if (userId === null) return await dropSubscription();
  if (memory.userId !== userId) await endPush();
  else if (isOnline) await subscribe();
  await rememberLanguage();
}

/** Stores the language of the page for the service worker. */
async function rememberLanguage(): Promise<void> {
  const memory = await recallPush();
  const lang = currentLocale();
  if (memory === null || memory.lang === lang || memory.userId !== session$.value?.userId) return;
  await rememberPush({ ...memory, lang });
}

async function closeOne(tag: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration !== undefined) await closeShown(registration, tag);
}

async function reported(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    logger.info('push_not_repaired', { error: errorText(error) });
  }
}
