import { request } from '#src/data/graphql/client.ts';
import { currentLocale } from '#src/i18n/i18n.ts';
import { session$ } from '#src/platform/session/session.ts';
import { recallPush, rememberPush } from './memory.ts';
import { PushSubscriptionStatusDocument, SavePushSubscriptionDocument } from './push.gen.ts';

/** Milliseconds that the service worker may take to be there, as it comes after the first page, and another tab to finish. */
const patience = 20_000;

/** Two tabs at once would each end what the other has just made. */
const lockName = 'push-subscription';

/**
 * Sees to it that this browser gets the notifications of whoever is signed in: keeps a subscription that is in order, and
 * makes a new one otherwise. Answers false when the server refuses or nobody is signed in; rejects without a network, and
 * where the push service of the browser refuses. Ask for the permission before.
 */
export function subscribe(): Promise<boolean> {
  if (navigator.locks === undefined) return renew();
  // A tab that the browser has frozen keeps its locks.
  return navigator.locks.request(lockName, { signal: AbortSignal.timeout(patience) }, renew);
}

async function renew(): Promise<boolean> {
  const session = session$.value;
  if (session === null) return false;
  // Requests carry the token of whoever is signed in when they are made.
  const hasLeft = () => session$.value?.userId !== session.userId;
  const { pushManager } = await workerReady();
  const before = await pushManager.getSubscription();
  const memory = await recallPush();
  if (hasLeft()) return false;
  const { pushSubscriptionStatus: status } = await request(PushSubscriptionStatusDocument, {
    endpoint: before?.endpoint ?? null,
  });
  if ('errorCode' in status || hasLeft()) return false;
  const { keyId, publicKey, isSaved, needsRenewal } = status;
  const isMine = memory?.userId === session.userId && memory.keyId === keyId;
  if (isSaved && isMine && !needsRenewal) return true;
  // Never taken over: what was sent to the person before is dropped with the subscription.
  await before?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  if (hasLeft()) return await giveBack(made);
  const { endpoint = '', keys = {} } = made.toJSON();
  const { p256dh = '', auth = '' } = keys;
  const { savePushSubscription: saved } = await request(SavePushSubscriptionDocument, {
    ...{ endpoint, p256dh, auth, keyId },
  });
  if ('errorCode' in saved || hasLeft()) return await giveBack(made);
  await rememberPush({ endpoint, auth, keyId, userId: session.userId, lang: currentLocale() });
  return true;
}

async function giveBack(subscription: PushSubscription): Promise<false> {
  await subscription.unsubscribe();
  return false;
}

async function workerReady(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The service worker is not there.')), patience);
  });
  return await Promise.race([navigator.serviceWorker.ready, late]);
}
