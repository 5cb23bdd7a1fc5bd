/** Files that are requested in one task: a tap or a paint gets its turn between two tasks. */
const filesPerTask = 4;
/** Milliseconds after which loading begins even if an image never arrives or nobody looks at the page. */
const patience = 3_000;

/**
 * Loads the code of a server-rendered page, which is complete without it: fonts and first images have the connection
 * to themselves, and the code follows when they are there, or as soon as somebody touches the page. The server wrote
 * the links of the code with `rel="later"` (server-mock/pages/document.ts). docs/decisions/0013 has the figures with
 * and without this delay.
 */
export function loadAppLater(): void {
  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', begin, { once: true });
      return;
    }
    hasBegun = true;
    // Lazy chunks look for their style sheets. Those that are inlined in the page are present and not fetched.
    for (const sheet of linksOf('inside')) sheet.rel = 'stylesheet';
    load(linksOf('later'));
  };
  for (const event of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(event, begin, { capture: true, once: true, passive: true });
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(begin)), { once: true });
  setTimeout(begin, patience);
}

function linksOf(rel: 'inside' | 'later'): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)];
}

/** Requests the files, and starts the app when all are requested. */
function load(files: readonly HTMLLinkElement[]): void {
  // A hidden page gets timers once per second, and nobody taps it: it requests all files at once.
  const now = document.hidden ? files : files.slice(0, filesPerTask);
  for (const file of now) file.rel = 'modulepreload';
  if (now.length < files.length) {
    setTimeout(() => load(files.slice(now.length)));
    return;
  }
  const app = document.querySelector<HTMLLinkElement>('link[data-start]');
  if (app !== null) void import(/* @vite-ignore */ app.href);
}
