import process from 'node:process';
import { type Browser, type BrowserContext, chromium, devices, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { photoLimit } from '#domain/product/draft.ts';
import { type Bench, type Figure, median } from '../../scripts/bench/measure.ts';
import { findBareBrowser } from '../../scripts/ensure-browser.ts';
import { signedInState } from '../browser/fixtures/accounts.ts';
import { nlLike } from '../browser/fixtures/messages.ts';
import { runServer } from '../browser/fixtures/start-server.ts';

const slower = 4;
const runs = 3;
const keys = 60;
/** Milliseconds between two keys of somebody who types fast. */
const pace = 120;
const existing = 'Deze kast stond altijd in de woonkamer. '.repeat(75);
const barePage = `<!doctype html><html lang="nl"><title>Floor</title><textarea rows="5">${existing}</textarea>`;

interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/**
 * From a key in the description of a draft, which has 3,000 characters, to the next paint (Event Timing, the basis of
 * INP), on a phone whose processor is four times slower: the 95th percentile of a run and the median of the runs,
 * compared with a bare text area. BASE_URL is a server that is already running.
 */
export const bench: Bench = async () => {
  const running = process.env.BASE_URL;
  const server = running === undefined ? await runServer('dist') : { url: running, stop: async () => {} };
  const executablePath = findBareBrowser();
  const browser = await chromium.launch({
    ...(executablePath === null ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-dev-shm-usage'],
  });
  try {
    const small = await differentPhotos(photoLimit, 1_600);
    const large = await differentPhotos(8, 4_000);
    const floor = median(await bareTyping(browser));
    const figure = async (name: string, typed: Promise<number[]>): Promise<Figure> => ({
      name: `key in a draft, p95: ${name}`,
      ours: median(await typed),
      floor,
      floorIs: 'a bare text area',
      unit: 'ms',
    });
    return [
      await figure('no photos', draftTyping(browser, server.url, [])),
      await figure(`${photoLimit} photos`, draftTyping(browser, server.url, small)),
      await figure('photos being prepared', typingMeanwhile(browser, server.url, large)),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
};

/** Pictures that differ, because a draft refuses the same photo twice. */
function differentPhotos(count: number, width: number): Promise<ChosenFile[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const buffer = await sharp('tests/photos/12-photo.webp')
        .resize(width, (width * 3) / 4, { fit: 'cover' })
        .modulate({ hue: index * 17 })
        .jpeg({ quality: 90 })
        .toBuffer();
      return { name: `photo-${index}.jpg`, mimeType: 'image/jpeg', buffer };
    }),
  );
}

async function bareTyping(browser: Browser): Promise<number[]> {
  const context = await phone(browser);
  try {
    const page = await context.newPage();
    await page.setContent(barePage);
    return await repeatedTyping(page);
  } finally {
    await context.close();
  }
}

/** In a draft whose photos are all uploaded. */
async function draftTyping(browser: Browser, url: string, photos: readonly ChosenFile[]): Promise<number[]> {
  const context = await phone(browser, url);
  try {
    const page = await openDraft(context, url, photos);
    await untilIdle(page);
    return await repeatedTyping(page);
  } finally {
    await context.close();
  }
}

/** While photos are being prepared and uploaded, so each run is in a draft of its own. */
async function typingMeanwhile(
  browser: Browser,
  url: string,
  photos: readonly ChosenFile[],
): Promise<number[]> {
  const figures: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await phone(browser, url);
    try {
      figures.push(await typingOn(await openDraft(context, url, photos)));
    } finally {
      await context.close();
    }
  }
  return figures;
}

async function repeatedTyping(page: Page): Promise<number[]> {
  const figures: number[] = [];
  for (let run = 0; run < runs; run += 1) figures.push(await typingOn(page));
  return figures;
}

async function openDraft(context: BrowserContext, url: string, photos: readonly ChosenFile[]): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${url}/account/items/nieuw`);
  await page.locator('#draft-description textarea').fill(existing);
  await page.waitForURL(/\/concepten\//);
  if (photos.length > 0) {
    await page
      .locator('#draft-photos input[type="file"][multiple]')
      .first()
      .setInputFiles([...photos]);
    await page
      .getByRole('row')
      .nth(photos.length - 1)
      .waitFor();
  }
  return page;
}

/** Waits until every photo is uploaded; between two of them none shows its progress. */
async function untilIdle(page: Page): Promise<void> {
  const uploading = nlLike('{uploaded} of {total} photos uploaded.');
  await expect(page.locator('#draft-photos')).not.toContainText(uploading, { timeout: 60_000 });
  await page.waitForTimeout(2_000);
}

async function phone(browser: Browser, url?: string): Promise<BrowserContext> {
  return await browser.newContext({
    ...devices['Pixel 7'],
    ...(url !== undefined && { storageState: await signedInState(url, 'seller') }),
    locale: 'nl-NL',
    serviceWorkers: 'block',
  });
}

async function typingOn(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.evaluate(recordKeys);
  await page.locator('textarea').first().focus();
  await page.keyboard.press('Control+End');
  await page.waitForTimeout(1_000);
  await page.evaluate(() => (globalThis as unknown as KeyRecord).keyDurations.clear());
  for (let index = 0; index < keys; index += 1) {
    await page.keyboard.press('abcdefghij '.charAt(index % 11) || 'a');
    await page.waitForTimeout(pace);
  }
  // The entry of a key is reported after the frame that it caused.
  await page.waitForTimeout(1_000);
  const durations = await page.evaluate(() => [
    ...(globalThis as unknown as KeyRecord).keyDurations.values(),
  ]);
  const sorted = durations.toSorted((one, other) => one - other);
  return sorted[Math.floor(keys * 0.95) - (keys - sorted.length)] ?? 16;
}

interface KeyRecord {
  /** Milliseconds to the next paint, by interaction; the browser reports none below 16. */
  keyDurations: Map<number, number>;
}

function recordKeys(): void {
  const record = globalThis as unknown as KeyRecord;
  record.keyDurations = new Map();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id = 'interactionId' in entry ? Number(entry.interactionId) : 0;
      if (id !== 0) record.keyDurations.set(id, Math.max(record.keyDurations.get(id) ?? 0, entry.duration));
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
