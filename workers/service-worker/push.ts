import { pushMemory, readMemory } from '#domain/notifications/push-memory.ts';
import { openPath } from './open-path.ts';
import { type ShownPush, shownPush } from './read-push.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Shows one notification for every push, because browsers revoke the permission of apps that show none, even while
 * the app is visible. In that case the notification is silent, because the bell in the header is updated at the same
 * time.
 */
export function handlePush(event: PushEvent): void {
  event.waitUntil(show(event.data?.text() ?? ''));
}

async function show(text: string): Promise<void> {
  const push = shownPush(text, await language(), self.location.origin);
  await Promise.all([showNotification(push), showBadge(push.badge)]);
}

async function showNotification({ title, body, tag, lang, path, timestamp }: ShownPush): Promise<void> {
  const options: NotificationOptions & { renotify: boolean; timestamp?: number } = {
    ...{ body, tag, lang, silent: await isInFront() },
    // A later notification with the same tag replaces the earlier one and alerts the user again.
    renotify: true,
    ...(timestamp !== null && { timestamp }),
    ...{ icon: '/icons/icon-192.png', badge: '/icons/badge-96.png', data: { path } },
  };
  await self.registration.showNotification(title, options);
}

async function isInFront(): Promise<boolean> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return tabs.some((tab) => tab.focused && tab.visibilityState === 'visible');
}

async function showBadge(count: number | null): Promise<void> {
  if (count === null || !('setAppBadge' in self.navigator)) return;
  // Rejected when the app is not installed.
  await (count === 0 ? self.navigator.clearAppBadge() : self.navigator.setAppBadge(count)).catch(
    () => undefined,
  );
}

/** Opens the page that the notification links to. */
export function handleNotificationClick(event: NotificationEvent): void {
  event.notification.close();
  const data: unknown = event.notification.data;
  const path = typeof data === 'object' && data !== null && 'path' in data ? data.path : '/';
  event.waitUntil(openPath(typeof path === 'string' ? path : '/'));
}

/**
 * Subscribes again after the push service replaced the subscription, and reports it to the server, which identifies
 * the device by the old secret.
 */
export function handleSubscriptionChange(event: ExtendableEvent): void {
  // There is nobody to tell here: the next page that opens finds the subscription missing and renews it.
  event.waitUntil(renew().catch(() => undefined));
}

async function renew(): Promise<void> {
  const cache = await caches.open(pushMemory.cache);
  const old = readMemory(await (await cache.match(pushMemory.path))?.json());
  if (old === null) return;
  const answer = await fetch('/api/push/key');
  const { keyId, publicKey }: { keyId: string; publicKey: string } = await answer.json();
  const manager = self.registration.pushManager;
  await (await manager.getSubscription())?.unsubscribe();
  const made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint = '', keys = {} } = made.toJSON();
  const next = { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '', keyId };
  const saved = await fetch('/api/push/subscriptions', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ old: { endpoint: old.endpoint, auth: old.auth }, ...next }),
  });
  // The old subscription stays stored, so that a page can detect at its start that the server does not know the
  // current one, and replace it.
  if (!saved.ok) return;
  const { p256dh: _key, ...known } = next;
  await cache.put(pushMemory.path, Response.json({ ...old, ...known }));
}

async function language(): Promise<string> {
  try {
    const known = await caches.match(pushMemory.path, { cacheName: pushMemory.cache });
    return readMemory(await known?.json())?.lang ?? self.navigator.language;
  } catch {
    return self.navigator.language;
  }
}
