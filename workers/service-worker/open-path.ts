import { isServerAddress } from './server-addresses.ts';

declare const self: ServiceWorkerGlobalScope;

/** Milliseconds in which a page has to answer: a browser lets a click open a window for about a second. */
const answerTime = 900;

/**
 * Opens a page of the app: in a window that is open, else in a new one. The page itself is asked to navigate, so that a form
 * with unsaved work can hold it back. One that does not answer is still loading or has crashed: it is navigated from here.
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
  // Focus needs the permission of the click. Some systems refuse to bring a window forward; the page is opened in it all
  // the same.
  await page.focus().catch(() => undefined);
  if (await isTaken(page, path)) return;
  // Refused for a window that this worker does not control.
  const moved = await page.navigate(target).catch(() => null);
  if (moved === null) await self.clients.openWindow(target);
}

/** Not a photo or another file of the server in a tab of its own, and not a frame in somebody else's page. */
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
