import { isServerAddress } from './server-addresses.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The time in milliseconds in which a page has to respond. Browsers allow a click to open a window for about a
 * second.
 */
const answerTime = 900;

/**
 * Opens a page of the app, in an open window if there is one. The page in that window navigates itself, so that a
 * form with unsaved work can prevent it. A page that does not respond is still loading or has crashed, and the
 * service worker navigates its window.
 */
export async function openPath(path: string): Promise<void> {
  const target = new URL(path, self.registration.scope).href;
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pages = all.filter(isPage);
  const page =
    pages.find((client) => client.url === target) ?? pages.find((client) => client.focused) ?? pages[0];
  if (page === undefined) {
    await self.clients.openWindow(target);
    return;
  }
  // Focusing requires the click's user activation. Some systems refuse to bring a window to the front; the page is
  // opened in it anyway.
  await page.focus().catch(() => undefined);
  if (await isTaken(page, path)) return;
  // Rejected for a window that this service worker does not control.
  const moved = await page.navigate(target).catch(() => null);
  if (moved === null) await self.clients.openWindow(target);
}

/** Excludes tabs that show a photo or another file of the server, and frames in other sites. */
function isPage({ url, frameType }: WindowClient): boolean {
  return frameType !== 'nested' && !isServerAddress(new URL(url).pathname);
}

async function isTaken(page: WindowClient, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), answerTime);
  });
  page.postMessage({ type: 'OPEN_PATH', path }, [port2]);
  return await answer.finally(() => port1.close());
}
