import type { Page } from '@playwright/test';

/** What a page shows once the result of an input is there, as a function without free variables. */
export type Result = () => boolean;

interface Watch {
  /** When the input came, in milliseconds since the page began; null before it. */
  input: number | null;
  /** When the frame with the result had been painted; null before that. */
  painted: number | null;
}

/**
 * Milliseconds from the first touch of `act` until the page has painted the result: the first frame in which
 * `result` holds, and its paint.
 */
export async function untilPainted(page: Page, act: () => Promise<void>, result: Result): Promise<number> {
  await page.evaluate(watchPage, `(${String(result)})()`);
  await act();
  const watched = await page.waitForFunction(() => {
    const { feltWatch: watch } = globalThis as unknown as { feltWatch?: Watch };
    return watch?.painted === null || watch?.painted === undefined ? null : { ...watch };
  });
  const { input, painted } = (await watched.jsonValue()) ?? {};
  if (typeof input !== 'number' || typeof painted !== 'number') throw new Error('The page saw no input');
  return painted - input;
}

/** Milliseconds from the request of the address until the page has painted the result. */
export async function untilOpened(page: Page, url: string, result: Result): Promise<number> {
  await page.addInitScript(watchPage, `(${String(result)})()`);
  // The request counts as the input.
  await page.addInitScript(() => {
    const { feltWatch: watch } = globalThis as unknown as { feltWatch: Watch };
    watch.input = 0;
  });
  await page.goto(url, { waitUntil: 'commit' });
  const watched = await page.waitForFunction(() => {
    const { feltWatch: watch } = globalThis as unknown as { feltWatch?: Watch };
    return watch?.painted ?? null;
  });
  return Number(await watched.jsonValue());
}

/** Runs in the page. `condition` is an expression, because a function cannot be passed to it. */
function watchPage(condition: string): void {
  const watch: Watch = { input: null, painted: null };
  Object.assign(globalThis, { feltWatch: watch });
  const holds = new Function(`return ${condition}`) as () => boolean;
  addEventListener(
    'pointerdown',
    (event) => {
      watch.input ??= event.timeStamp;
    },
    { capture: true },
  );
  const look = () => {
    if (watch.input === null || !holds()) return requestAnimationFrame(look);
    // The callback of the next frame runs after the paint of this one.
    return requestAnimationFrame(() => {
      watch.painted = performance.now();
    });
  };
  requestAnimationFrame(look);
}
