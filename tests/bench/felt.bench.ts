import process from 'node:process';
import { type Browser, type BrowserContext, chromium, devices, type Page } from '@playwright/test';
import { type Bench, type Figure, median } from '../../scripts/bench/measure.ts';
import { findBareBrowser } from '../../scripts/ensure-browser.ts';
import { signedInState } from '../browser/fixtures/accounts.ts';
import { runServer } from '../browser/fixtures/start-server.ts';
import { serveFloorPages } from './felt/floor-pages.ts';
import { untilOpened, untilPainted } from './felt/watch.ts';

const slower = 4;
const runs = Number(process.env.FELT_RUNS ?? 3);
/** Milliseconds that somebody looks at a page before touching it. */
const look = 2_500;
const list = '/net-binnen';

/** The milliseconds of one run, by step. */
type Steps = Readonly<Record<string, number>>;

interface Places {
  readonly url: string;
  readonly floor: string;
}

/**
 * From a tap to the result painted, on a phone whose processor is four times slower: medians of three runs, each in a
 * browser context of its own, compared with the same steps on plain pages without scripts. BASE_URL is a server that
 * is already running.
 */
export const bench: Bench = async () => {
  const running = process.env.BASE_URL;
  const server = running === undefined ? await runServer('dist') : { url: running, stop: async () => {} };
  const executablePath = findBareBrowser();
  const browser = await chromium.launch({
    ...(executablePath === null ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-dev-shm-usage'],
  });
  const floor = await serveFloorPages(await onePhoto(browser, server.url));
  try {
    const places = { url: server.url, floor: floor.url };
    const all: Steps[] = [];
    for (let run = 0; run < runs; run += 1) {
      all.push({
        ...(await floors(browser, places)),
        ...(await tiles(browser, places)),
        ...(await filters(browser, places)),
        ...(await drafts(browser, places)),
      });
    }
    return figures((step) => median(all.map((steps) => steps[step] ?? Number.NaN)));
  } finally {
    floor.stop();
    await browser.close();
    await server.stop();
  }
};

function figures(of: (step: string) => number): Figure[] {
  const row = (name: string, step: string, floorStep: string, atMost: number): Figure => ({
    ...{ name, atMost, unit: 'ms', floorIs: `a ${floorStep}` },
    ...{ ours: of(step), floor: of(floorStep) },
  });
  return [
    row('tile to product, first', 'tile first', 'plain product', 10),
    row('tile to product, later', 'tile later', 'plain product', 6),
    row('filter sheet, first', 'sheet', 'plain sheet', 18),
    row('filter option to results, first', 'option first', 'plain list', 16),
    row('filter option to results, later', 'option later', 'plain list', 14),
    row('draft form to typable, first', 'draft first', 'plain form', 5),
    row('draft form to typable, later', 'draft later', 'plain form', 8),
  ];
}

async function phone(browser: Browser, url?: string): Promise<BrowserContext> {
  return await browser.newContext({
    ...devices['Pixel 7'],
    ...(url !== undefined && { storageState: await signedInState(url, 'seller') }),
    locale: 'nl-NL',
    serviceWorkers: 'block',
  });
}

async function onePhoto(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage();
  await page.goto(url + list);
  const source = await page.locator('[data-tile-photo] img').first().evaluate(sourceOf);
  await page.close();
  return source;
}

const sourceOf = (image: Element) => (image as HTMLImageElement).currentSrc;

/** Opens a page at full speed, and slows the processor down once it is idle. */
async function onSlowPhone(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForTimeout(look);
  await slowDown(page);
  return page;
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
}

/** How often a plain step is repeated in a run: it is short, so that one late frame changes it by a third. */
const floorRepeats = 3;
/** Milliseconds until a plain page is idle. */
const plainLook = 1_500;

async function floors(browser: Browser, { floor }: Places): Promise<Steps> {
  const context = await phone(browser);
  try {
    const page = await onSlowPhone(context, floor);
    const plain = async (target: string, result: () => boolean) => {
      const found: number[] = [];
      for (let repeat = 0; repeat < floorRepeats; repeat += 1) {
        await page.reload();
        await page.waitForTimeout(plainLook);
        found.push(await untilPainted(page, page.locator(`[data-to=${target}]`).first(), result));
      }
      return median(found);
    };
    const product = await plain('product', plainProduct);
    const sheet = await plain('sheet', plainSheet);
    const plainList = await plain('filtered', plainResults);
    const other = await context.newPage();
    await slowDown(other);
    const form = await untilOpened(other, `${floor}/form`, () => document.querySelector('#title') !== null);
    return { 'plain product': product, 'plain sheet': sheet, 'plain list': plainList, 'plain form': form };
  } finally {
    await context.close();
  }
}

const plainProduct = () =>
  document.querySelector('[data-product]') !== null && document.querySelector('img')?.complete === true;
const plainSheet = () => document.querySelector('[role=dialog]') !== null;
const plainResults = () =>
  document.querySelectorAll('li').length === 24 && document.querySelector('img')?.complete === true;

/** Title, price and photo of a product are shown; until the photo has loaded, the smaller one of the tile is. */
const productShown = () => {
  const photo = document.querySelector<HTMLImageElement>('[data-photo-stage] img');
  const isLoaded = photo?.complete === true && photo.naturalWidth > 0;
  return (
    location.pathname.startsWith('/products/') &&
    (document.querySelector('main h1')?.textContent ?? '') !== '' &&
    document.querySelector('main')?.textContent.includes('€') === true &&
    (isLoaded || (photo?.parentElement?.style.backgroundImage ?? '') !== '')
  );
};

async function tiles(browser: Browser, { url }: Places): Promise<Steps> {
  const context = await phone(browser);
  try {
    const page = await onSlowPhone(context, url + list);
    const tile = (index: number) => page.locator('article a:has([data-tile-photo])').nth(index);
    const first = await untilPainted(page, tile(0), productShown);
    await page.waitForTimeout(look);
    await page.goBack();
    await page.waitForTimeout(look);
    const later = await untilPainted(page, tile(1), productShown);
    return { 'tile first': first, 'tile later': later };
  } finally {
    await context.close();
  }
}

/** Availability, categories and the fields of the price are displayed; they are on the page before. */
const sheetShown = () => {
  const displayed = (type: string) =>
    [...document.querySelectorAll(`[data-full-sheet] input[type=${type}]`)].filter(
      (field) => field.parentElement?.checkVisibility() === true,
    ).length;
  return displayed('checkbox') + displayed('radio') > 5 && displayed('text') >= 2;
};

/** The sheet says how many products the chosen option leaves, and the list behind it shows them. */
const resultsShown = () => {
  const before = document.documentElement.dataset.resultsBefore;
  const now = [...document.querySelectorAll('[data-full-sheet] [role=status]')].at(-1)?.textContent ?? '';
  return now !== '' && now !== before && document.querySelector('main [aria-busy=true]') === null;
};

async function filters(browser: Browser, { url }: Places): Promise<Steps> {
  const context = await phone(browser);
  try {
    const page = await onSlowPhone(context, url + list);
    const sheet = await untilPainted(page, page.getByRole('button', { name: 'Filters' }).first(), sheetShown);
    await page.waitForTimeout(look);
    const first = await untilChosen(page, 'Ikea');
    const later = await untilChosen(page, 'Pastoe');
    return { sheet, 'option first': first, 'option later': later };
  } finally {
    await context.close();
  }
}

async function untilChosen(page: Page, title: string): Promise<number> {
  await page.evaluate(() => {
    const count = [...document.querySelectorAll('[data-full-sheet] [role=status]')].at(-1);
    document.documentElement.dataset.resultsBefore = count?.textContent ?? '';
  });
  const option = page.locator('[data-full-sheet] label', { hasText: title }).first();
  const ms = await untilPainted(page, option, resultsShown);
  await page.waitForTimeout(look);
  return ms;
}

const titleTypable = () => {
  const field = document.querySelector<HTMLInputElement>('#draft-title input, #draft-title textarea');
  return field !== null && !field.disabled && field.getBoundingClientRect().height > 0;
};

async function drafts(browser: Browser, { url }: Places): Promise<Steps> {
  const context = await phone(browser, url);
  try {
    const page = await context.newPage();
    await slowDown(page);
    const first = await untilOpened(page, `${url}/account/items/nieuw`, titleTypable);
    const other = await onSlowPhone(context, `${url}/account/items`);
    const link = other.locator('main a[href$="/account/items/nieuw"]').first();
    const later = await untilPainted(other, link, titleTypable);
    return { 'draft first': first, 'draft later': later };
  } finally {
    await context.close();
  }
}
