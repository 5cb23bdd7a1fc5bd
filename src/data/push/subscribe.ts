import { lockNames } from '#domain/storage/lock-names.ts';
import { request } from '#src/data/graphql/client.ts';
import { currentLocale } from '#src/i18n/i18n.ts';
import { session$ } from '#src/platform/session/session.ts';
import { recallPush, rememberPush } from './memory.ts';
import { PushSubscriptionStatusDocument, SavePushSubscriptionDocument } from './push.gen.ts';

/** Milliseconds to wait for the service worker, which starts after the first page, and for another tab to finish. */
const patience = 20_000;

/**
 * Ensures that this browser gets the notifications of the signed-in person: keeps a valid subscription, otherwise
 * creates a new one. Resolves to false when the server refuses or nobody is signed in. Rejects without a network and
 * where the browser's push service refuses. Permission must be granted before.
 */
export function subscribe(): Promise<boolean> {
  if (navigator.locks === undefined) return renew();
  // Without a lock, two tabs would each end the subscription that the other has just created. A tab frozen by the
  // browser never releases its locks.
  return navigator.locks.request(lockNames.push, { signal: AbortSignal.timeout(patience) }, renew);
}

async function renew(): Promise<boolean> {
  const session = session$.value;
  if (session === null) return false;
  // Requests carry the token of the person who is signed in when they are sent.
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
  // Never reused: pending notifications for the previous person are dropped with the subscription.
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
    setTimeout(() => reject(new Error(`no service worker for push after ${patience} ms`)), patience);
  });
  return await Promise.race([navigator.serviceWorker.ready, late]);
}
