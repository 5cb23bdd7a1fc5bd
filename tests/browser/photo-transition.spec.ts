import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';

interface Seen {
  /** The number of transitions that were begun. */
  begun: number;
  /** What became of each: shown, with a part for the photo or without, or interrupted. */
  readonly ended: string[];
}

/** Watches the view transitions of each document of the page. */
async function watchTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { begun: 0, ended: [] };
    Object.assign(globalThis, { seen });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      seen.begun += 1;
      const transition = start(options);
      const look = () => {
        const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
        seen.ended.push(parts.includes('::view-transition-group(product-photo)') ? 'photo' : 'page');
      };
      transition.ready.then(look, () => seen.ended.push('interrupted'));
      return transition;
    };
  });
}

const seenBy = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
const tile = (page: Page) => page.locator('main article a[href^="/products/"]').first();

async function open(page: Page): Promise<void> {
  await tile(page).click();
  await expect(page.locator('[data-photo-stage]')).toBeVisible();
}

async function back(page: Page): Promise<void> {
  await page.goBack();
  await expect(tile(page)).toBeVisible();
}

/** What became of the transitions of the page, once all of them have ended. */
async function endedOn(page: Page): Promise<readonly string[]> {
  const running = async () => {
    const { begun, ended } = await seenBy(page);
    return begun - ended.length;
  };
  await expect.poll(running).toBe(0);
  return (await seenBy(page)).ended;
}

/**
 * Loads the page anew until a navigation shows its transition. It has none until the page is idle, and a busy
 * machine interrupts it; each new try begins where the first began.
 */
async function untilFlown(page: Page, navigate: () => Promise<void>, undo: () => Promise<void>) {
  await expect(async () => {
    await page.reload();
    await navigate();
    const ended = await endedOn(page);
    if (ended.join() !== 'photo') await undo();
    expect(ended).toEqual(['photo']);
  }).toPass();
}

test('the photo flies from a tile to its product and back', async ({ device }) => {
  const { page } = await device();
  await watchTransitions(page);
  await page.goto('/net-binnen');
  const there = () => open(page);
  const home = () => back(page);
  await untilFlown(page, there, home);
  await untilFlown(page, home, there);
});

test('a device that is slow at it opens the next product without a transition', async ({ device }) => {
  const { page } = await device();
  await watchTransitions(page);
  await page.goto('/net-binnen');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await untilFlown(
    page,
    () => open(page),
    () => back(page),
  );
  await back(page);
  await open(page);
  expect((await seenBy(page)).begun).toBe(1);
});
