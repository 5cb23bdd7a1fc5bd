import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, devices, type Page } from '@playwright/test';
import { ensureBrowser } from '../../scripts/ensure-browser.ts';

// `npm run vitals -- http://localhost:4000 [--runs 3]` taps through the shop of a running server as on a phone with a
// processor four times slower. It prints how long each tap took until the next paint (Event Timing, what INP is made
// of), the slowest of all runs, and how evenly the gallery moves under a swipe. Lab figures of this machine.

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' } },
});
const baseUrl = positionals[0] ?? 'http://localhost:4000';
const slower = 4;
/** Milliseconds: "good" by the definition of INP. */
const limit = 200;

type Step = readonly [name: string, act: (page: Page) => Promise<void>];

function tap(page: Page, role: 'button' | 'option' | 'link', name: string | RegExp): Promise<void> {
  return page.getByRole(role, { name }).filter({ visible: true }).first().tap();
}

const home: readonly Step[] = [
  ['heart of a tile', (page) => tap(page, 'button', /^Save as favourite/)],
  ['menu', (page) => tap(page, 'button', 'Menu')],
  ['menu closed', (page) => page.keyboard.press('Escape')],
  ['a letter in the search', (page) => page.locator('#search-field').press('t')],
];
const listing: readonly Step[] = [
  ['sorts', (page) => tap(page, 'button', /Sort by/)],
  ['a sort chosen', (page) => tap(page, 'option', 'Price: low to high')],
  ['filters', (page) => tap(page, 'button', 'Filters')],
  ['colours', (page) => tap(page, 'button', 'Colour')],
  [
    'a colour chosen',
    (page) => page.getByRole('group', { name: 'Colour' }).last().locator('label').nth(1).tap(),
  ],
];
const product: readonly Step[] = [
  ['full screen', (page) => tap(page, 'button', /view 1 of/)],
  ['next photo', (page) => page.keyboard.press('ArrowRight')],
  ['full screen closed', (page) => page.keyboard.press('Escape')],
  ['add to cart', (page) => tap(page, 'button', 'Add to cart')],
];

/** Milliseconds of the slowest interaction since the page came or since the last call; 0 when all took less than 16. */
function slowest(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // The entry of a tap comes after the frame that it made.
    await new Promise((resolve) => setTimeout(resolve, 400));
    const kept = globalThis as { slowestTap?: number };
    const found = kept.slowestTap ?? 0;
    kept.slowestTap = 0;
    return found;
  });
}

async function phone(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const kept = globalThis as { slowestTap?: number };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId !== 0)
          kept.slowestTap = Math.max(kept.slowestTap ?? 0, entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(`${baseUrl}${path}`);
  await page.waitForFunction(() => document.documentElement.dataset.alive !== undefined);
  return page;
}

const worst = new Map<string, number>();

async function walk(context: BrowserContext, path: string, steps: readonly Step[]): Promise<void> {
  const page = await phone(context, path);
  for (const [name, act] of steps) {
    await act(page);
    const step = `${path.split('/').slice(0, 2).join('/')}  ${name}`;
    worst.set(step, Math.max(worst.get(step) ?? 0, await slowest(page)));
  }
  await page.close();
}

/** Frames of the page's own thread while a finger goes over the gallery: how many a second, and the longest wait. */
async function swipe(context: BrowserContext, path: string): Promise<string> {
  const page = await phone(context, path);
  const devtools = await context.newCDPSession(page);
  const box = await page.getByRole('button', { name: /view 1 of/ }).boundingBox();
  if (box === null) throw new Error('The gallery is not to be seen.');
  await page.waitForTimeout(2_000);
  await page.evaluate(() => {
    const kept = globalThis as { swipeFrames?: number[] };
    const frames: number[] = [];
    kept.swipeFrames = frames;
    const note = (at: number) => {
      frames.push(at);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  for (const xDistance of [-260, -260, 260])
    await devtools.send('Input.synthesizeScrollGesture', {
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      xDistance,
      yDistance: 0,
      speed: 500,
      gestureSourceType: 'touch',
    });
  const frames = await page.evaluate(() => (globalThis as { swipeFrames?: number[] }).swipeFrames ?? []);
  await page.close();
  const waits = frames.slice(1).map((at, index) => at - (frames[index] ?? at));
  const seconds = waits.reduce((sum, wait) => sum + wait, 0) / 1_000;
  return `${Math.round(waits.length / seconds)} frames a second, the longest wait ${Math.round(Math.max(...waits))} ms`;
}

async function productPath(): Promise<string> {
  const home = await (await fetch(`${baseUrl}/net-binnen`)).text();
  const path = /href="(\/products\/[^"]+)"/.exec(home)?.[1];
  if (path === undefined)
    throw new Error(`${baseUrl} shows no product; start the server in demo mode first.`);
  return path;
}

function say(step: string, figure: string): void {
  process.stdout.write(`${step.padEnd(36)} ${figure}\n`);
}

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });
try {
  const path = await productPath();
  let gallery = '';
  for (let run = 0; run < Number(options.runs); run += 1) {
    const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'en-GB' });
    await walk(context, '/', home);
    await walk(context, '/net-binnen', listing);
    await walk(context, path, product);
    gallery = await swipe(context, path);
    await context.close();
  }
  for (const [step, duration] of worst)
    say(step, `${Math.round(duration)} ms${duration > limit ? '  too slow' : ''}`);
  say('/products  swipe', gallery);
  if ([...worst.values()].some((duration) => duration > limit)) process.exitCode = 1;
} finally {
  await browser.close();
}
