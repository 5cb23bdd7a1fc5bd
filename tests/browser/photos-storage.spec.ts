import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import type { PhotoBench } from './photo-bench/bench.ts';
import { openBenchPage, photoFile, type RunningBench, startBench } from './photo-bench/start-bench.ts';

test.describe.configure({ mode: 'serial' });

let bench: RunningBench;
test.beforeAll(async () => {
  bench = await startBench();
});
test.afterAll(() => bench.stop());

type Driver = { bench: PhotoBench };

async function openPipeline(page: Page): Promise<void> {
  await openBenchPage(page, bench);
  await page.evaluate(([userId, token]) => (globalThis as unknown as Driver).bench.open(userId, token), [
    bench.userId,
    bench.token,
  ] as const);
}

async function newDraft(page: Page): Promise<string> {
  const id = randomUUID();
  await page.evaluate((draftId) => (globalThis as unknown as Driver).bench.newDraft(draftId), id);
  return id;
}

async function add(page: Page, draftId: string, names: readonly string[]): Promise<void> {
  await page.setInputFiles('input', names.map(photoFile));
  await page.evaluate(
    (id) =>
      (globalThis as unknown as Driver).bench.add(id, [...(document.querySelector('input')?.files ?? [])]),
    draftId,
  );
}

const stateOf = (page: Page, draftId: string) =>
  page.evaluate((id) => (globalThis as unknown as Driver).bench.state(id), draftId);

const stages = async (page: Page, draftId: string): Promise<string[]> =>
  (await stateOf(page, draftId)).records.map((record) => record.halted ?? record.stage);

test('PWA-037 photos chosen without a network wait on the device and go up when it is back', async ({
  page,
  context,
  guard,
}) => {
  guard.unplug();
  await openPipeline(page);
  const draft = await newDraft(page);
  await page.evaluate(() => (globalThis as unknown as Driver).bench.warmUp());
  await context.setOffline(true);
  await add(page, draft, ['05-png-alpha-1200x900.png', '07-text-renamed.jpg', '12-photo.webp']);
  await expect.poll(() => stages(page, draft)).toEqual(['prepared', 'refused', 'prepared']);
  const keys = async () => (await stateOf(page, draft)).photos?.map((photo) => photo.mediaKey);
  await expect.poll(keys).toEqual([null, null]);
  await context.setOffline(false);
  await expect.poll(() => stages(page, draft)).toEqual(['uploaded', 'refused', 'uploaded']);
  await expect
    .poll(async () => (await stateOf(page, draft)).photos?.every((photo) => photo.mediaKey === photo.hash))
    .toBe(true);
});

test('two tabs: each shows the photos, one does the work, each photo is sent once', async ({
  page,
  context,
}) => {
  const announced: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/media/uploads')) {
      announced.push((request.postDataJSON() as { hash: string }).hash);
    }
  });
  const second = await context.newPage();
  await openPipeline(page);
  const draft = await newDraft(page);
  await openPipeline(second);
  await add(second, draft, ['14-jpeg-cmyk.jpg', '13-photo.avif']);
  for (const tab of [page, second]) {
    await expect.poll(() => stages(tab, draft)).toEqual(['uploaded', 'uploaded']);
  }
  expect(new Set(announced).size).toBe(2);
  expect(announced).toHaveLength(2);
});

test('the server stores prepared photos bit for bit', async ({ page }) => {
  await openPipeline(page);
  const draft = await newDraft(page);
  await add(page, draft, ['02-jpeg-12mp-orientation8-gps.jpg']);
  await expect.poll(() => stages(page, draft)).toEqual(['uploaded']);
  const keyInDraft = async () => (await stateOf(page, draft)).photos?.[0]?.mediaKey ?? '';
  // The draft gets it shortly after the photo store.
  await expect.poll(keyInDraft).not.toBe('');
  const key = await keyInDraft();
  const stored = await readFile(path.join(bench.dataDir, 'media/originals', key.slice(0, 2), `${key}.jpg`));
  expect(createHash('sha256').update(stored).digest('hex')).toBe(key);
});

test('a conversion that is cancelled stops at once, and continues on request', async ({ page }) => {
  await openPipeline(page);
  const draft = await newDraft(page);
  await add(page, draft, ['01-heic-12mp-orientation6-gps.heic']);
  const [record] = (await stateOf(page, draft)).records;
  const id = record?.id ?? '';
  await page.evaluate((photo) => (globalThis as unknown as Driver).bench.cancel(photo), id);
  expect(await stages(page, draft)).toEqual(['cancelled']);
  // The next photo is uploaded, while the first one stays cancelled.
  await add(page, draft, ['12-photo.webp']);
  await expect.poll(() => stages(page, draft)).toEqual(['cancelled', 'uploaded']);
  await page.evaluate((photo) => (globalThis as unknown as Driver).bench.retry(photo), id);
  await expect.poll(() => stages(page, draft), { timeout: 120_000 }).toEqual(['uploaded', 'uploaded']);
});

test('FORM-047 photos are moved and removed; a removed photo leaves the device', async ({ page }) => {
  await openPipeline(page);
  const draft = await newDraft(page);
  await add(page, draft, ['05-png-alpha-1200x900.png', '12-photo.webp', '13-photo.avif']);
  const names = async () => (await stateOf(page, draft)).photos?.map((photo) => photo.name);
  const [first, , third] = (await stateOf(page, draft)).photos ?? [];
  await page.evaluate(([id, photo]) => (globalThis as unknown as Driver).bench.move(id, photo, 0), [
    draft,
    third?.id ?? '',
  ] as const);
  expect(await names()).toEqual(['13-photo.avif', '05-png-alpha-1200x900.png', '12-photo.webp']);
  await page.evaluate(([id, photo]) => (globalThis as unknown as Driver).bench.remove(id, photo), [
    draft,
    first?.id ?? '',
  ] as const);
  expect(await names()).toEqual(['13-photo.avif', '12-photo.webp']);
  await expect.poll(() => stages(page, draft)).toEqual(['uploaded', 'uploaded']);
});

test('IMG-011 a device without any HEIC decoder has the server convert it', async ({
  page,
  context,
  guard,
}) => {
  guard.unplug();
  await context.route(/libheif|heic-to/, (route) => route.abort());
  await openPipeline(page);
  const draft = await newDraft(page);
  await add(page, draft, ['08-heic-named-jpg.jpg']);
  await expect.poll(() => stages(page, draft), { timeout: 120_000 }).toEqual(['uploaded']);
  const [record] = (await stateOf(page, draft)).records;
  expect(record).toMatchObject({ hint: null, result: { width: 2000, height: 1500 } });
});

test('IMG-008 when the server cannot convert it either, the original is used', async ({
  page,
  context,
  guard,
}) => {
  guard.unplug();
  await context.route(/libheif|heic-to|graphql/, (route) => route.abort());
  await openPipeline(page);
  const draft = await newDraft(page);
  await add(page, draft, ['08-heic-named-jpg.jpg']);
  await expect.poll(() => stages(page, draft), { timeout: 120_000 }).toEqual(['uploaded']);
  const [record] = (await stateOf(page, draft)).records;
  expect(record).toMatchObject({ hint: 'kept_original', result: { bytes: 314_251 } });
});
