import { isInstalled, isIos } from '#src/platform/install/install.ts';
import { session$ } from '#src/platform/session/session.ts';
import { recallPush } from './memory.ts';

/**
 * - `unsupported`: this browser does not show notifications of websites
 * - `install_first`: an iPhone or iPad, where only the installed app may show them
 * - `askable`: the person can be asked, or has allowed it and is not subscribed
 * - `denied`: the person or the system blocks them
 * - `subscribed`: this browser gets the notifications of the signed-in person
 */
export type PushState = 'unsupported' | 'install_first' | 'askable' | 'denied' | 'subscribed';

/** Reads the state of push notifications in this browser, without a permission prompt. */
export async function readPushState(): Promise<PushState> {
  const isPossible =
    'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (!isPossible) return isIos() && !isInstalled() ? 'install_first' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  if (Notification.permission === 'default') return 'askable';
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  const isOwn = (await recallPush())?.userId === session$.value?.userId;
  return subscription != null && isOwn ? 'subscribed' : 'askable';
}
