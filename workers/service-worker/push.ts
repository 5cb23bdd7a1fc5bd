declare const self: ServiceWorkerGlobalScope;

/** What the server sends: JSON with at least a title. `path` is an address of this app. */
type PushContent = { title: string; body: string; path: string; tag: string };

const FALLBACK: PushContent = { title: 'Hervonden', body: '', path: '/', tag: 'hervonden' };

/** Shows one notification for every push: browsers withdraw the permission of apps that stay silent. */
export function handlePush(event: PushEvent): void {
  const content = readContent(event.data);
  event.waitUntil(
    self.registration.showNotification(content.title, {
      body: content.body,
      tag: content.tag,
      icon: '/icons/icon-192.png',
      badge: '/icons/badge-96.png',
      data: { path: content.path },
    }),
  );
}

/** Goes to the page that the notification is about: in the tab that is open, else in a new one. */
export function handleNotificationClick(event: NotificationEvent): void {
  event.notification.close();
  const data: unknown = event.notification.data;
  event.waitUntil(openPath(ownPath(isRecord(data) ? data.path : undefined)));
}

async function openPath(path: string): Promise<void> {
  const target = new URL(path, self.registration.scope).href;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab =
    tabs.find((client) => client.url === target) ?? tabs.find((client) => client.focused) ?? tabs[0];
  if (tab === undefined) {
    await self.clients.openWindow(target);
    return;
  }
  // The page itself navigates, so that a form with unsaved work can hold it back; focus needs the click's permission.
  // Some systems refuse to bring a window forward; the page is opened in it all the same.
  await tab.focus().catch(() => undefined);
  tab.postMessage({ type: 'OPEN_PATH', path });
}

function readContent(data: PushMessageData | null): PushContent {
  const content = parse(data);
  if (!isRecord(content)) return FALLBACK;
  return {
    title: textOr(content.title, FALLBACK.title),
    body: textOr(content.body, FALLBACK.body),
    path: ownPath(content.path),
    tag: textOr(content.tag, FALLBACK.tag),
  };
}

function parse(data: PushMessageData | null): unknown {
  try {
    return data?.json() ?? null;
  } catch {
    return { body: data?.text() ?? '' };
  }
}

/** A push may only lead into this app: anything but a plain path of our own becomes the home page. */
function ownPath(path: unknown): string {
  if (typeof path !== 'string' || !path.startsWith('/')) return FALLBACK.path;
  const url = new URL(path, self.registration.scope);
  return url.origin === self.location.origin ? `${url.pathname}${url.search}${url.hash}` : FALLBACK.path;
}

const textOr = (value: unknown, fallback: string) =>
  typeof value === 'string' && value !== '' ? value : fallback;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
