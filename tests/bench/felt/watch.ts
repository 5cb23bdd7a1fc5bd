import type { Locator, Page } from '@playwright/test';

/** What a page shows once the result of an input is there, as a function without free variables. */
export type Result = () => boolean;

interface Watch {
  /** When the input came, in milliseconds since the page began; null before it. */
  input: number | null;
  /** Resolves to the moment at which the frame with the result had been painted. */
  readonly painted: Promise<number>;
}

/**
 * Touches an element in the middle of its upper half. The test tool's own tap first checks in the page which element it
 * hits, which takes a slow phone 120 ms of the time that is measured. Resolves to a function that touches, so that the
 * page is idle again by then.
 */
async function touchOf(page: Page, target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('There is nothing to touch.');
  await page.waitForTimeout(500);
  return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 4);
}

/**
 * Milliseconds from the touch of an element until the page has painted the result: the first frame in which `result`
 * holds, and its paint.
 */
export async function untilPainted(page: Page, target: Locator, result: Result): Promise<number> {
  const touch = await touchOf(page, target);
  await page.evaluate(watchPage, `(${String(result)})()`);
  await touch();
  return await page.evaluate(async () => {
    const { feltWatch: watch } = globalThis as unknown as { feltWatch: Watch };
    const painted = await watch.painted;
    if (watch.input === null) throw new Error('The page saw no input.');
    return painted - watch.input;
  });
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
  return await page.evaluate(() => (globalThis as unknown as { feltWatch: Watch }).feltWatch.painted);
}

/** Runs in the page. `condition` is an expression, because a function cannot be passed to it. */
function watchPage(condition: string): void {
  const { promise: painted, resolve, reject } = Promise.withResolvers<number>();
  setTimeout(() => reject(new Error('The result was not painted within 30 seconds.')), 30_000);
  const watch: Watch = { input: null, painted };
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
    return requestAnimationFrame(() => resolve(performance.now()));
  };
  requestAnimationFrame(look);
}
