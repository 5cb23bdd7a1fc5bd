import { isInstalled, isIos } from '#src/platform/install/install.ts';
import { session$ } from '#src/platform/session/session.ts';
import { recallPush } from './memory.ts';

/**
 * - `unsupported`: this browser shows no notifications of sites
 * - `install_first`: an iPhone or iPad, where only the installed app may show them
 * - `askable`: the person may be asked, or has allowed it and is not subscribed
 * - `denied`: the person or the system does not want them
 * - `subscribed`: this browser gets the notifications of whoever is signed in
 */
export type PushState = 'unsupported' | 'install_first' | 'askable' | 'denied' | 'subscribed';

/** How it stands with notifications in this browser, without asking anybody. */
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
