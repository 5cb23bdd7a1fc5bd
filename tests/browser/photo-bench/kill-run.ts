import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { PhotoBench } from './bench.ts';
import { openBenchPage, photoFile, type RunningBench } from './start-bench.ts';

/** The result of a run of kills. */
export interface KillReport {
  /** Photos that the app reported as saved before the page was killed. */
  readonly promised: number;
  /** Photos that were added. Those whose page was killed before they were reported as saved may be present or not. */
  readonly chosen: number;
  /** Photos in the drafts at the end that have a media key. */
  readonly out: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly unsent: readonly string[];
  /** Files still stored as originals at the end; has to be 0. */
  readonly originalsLeft: number;
  /** What was in progress at each kill. */
  readonly phases: readonly string[];
}

/**
 * Kills the page `after` milliseconds after its work first reaches this phase; for `write`, after that many writes.
 */
export interface KillPoint {
  readonly phase:
    | 'write'
    | 'capture'
    | 'original, not yet in the draft'
    | 'converting'
    | 'compressing'
    | 'prepared, not yet in the draft'
    | 'uploading'
    | 'uploaded, not yet in the draft';
  readonly after: number;
}

/**
 * Numbers of writes of the page after which the power is cut. A photo needs eight, from its choice to its media key
 * in the draft; the first three here are the gaps between the draft and the photo store.
 */
const cuts = [1, 5, 7, 3, 0, 2, 4, 6, 8];

/**
 * Kill points: every second one between two writes, the others early and late in the phases of capture, conversion,
 * saving and upload.
 */
export function killPoints(count: number): KillPoint[] {
  const phases: readonly [KillPoint['phase'], number][] = [
    ['capture', 30],
    ['converting', 400],
    ['compressing', 200],
    ['uploading', 240],
    ['prepared, not yet in the draft', 10],
  ];
  return Array.from({ length: count }, (_, index): KillPoint => {
    const share = index / count;
    if (index % 2 === 0) return { phase: 'write', after: cuts[(index / 2) % cuts.length] ?? 0 };
    const [phase, span] = phases[Math.floor(index / 2) % phases.length] ?? ['capture', 0];
    return { phase, after: Math.round(span * share) };
  });
}

const files = ['05-png-alpha-1200x900.png', '08-heic-named-jpg.jpg', '14-jpeg-cmyk.jpg', '12-photo.webp'];
/** Low enough that no draft gets the same photo twice. */
const photosPerDraft = 2;

/**
 * Adds a photo and kills the page at each of the given points, each time on a new page of the same browser profile;
 * then a last page finishes the work, and the photos added are compared with the photos uploaded.
 */
export async function killRun(
  context: BrowserContext,
  bench: RunningBench,
  points: readonly KillPoint[],
): Promise<KillReport> {
  // Slows uploads down, so that a kill can happen during one.
  await context.route('**/api/media/uploads**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 120));
    await route.continue().catch(() => undefined);
  });
  const drafts: string[] = [];
  const promised = new Map<string, string>();
  const phases: string[] = [];
  for (const [index, point] of points.entries()) {
    if (index % photosPerDraft === 0) drafts.push(await newDraft(context, bench));
    const draftId = drafts.at(-1) ?? '';
    phases.push(await killOnce(context, bench, draftId, index, point, promised));
  }
  return await finish(context, bench, { drafts, promised, phases, chosen: points.length });
}

async function newDraft(context: BrowserContext, bench: RunningBench): Promise<string> {
  const id = randomUUID();
  const page = await openPipeline(context, bench, () => undefined);
  await page.evaluate(
    (draftId) => (globalThis as unknown as { bench: PhotoBench }).bench.newDraft(draftId),
    id,
  );
  await page.close();
  return id;
}

async function openPipeline(
  context: BrowserContext,
  bench: RunningBench,
  onPhase: (phase: string) => void,
): Promise<Page> {
  const page = await context.newPage();
  await page.exposeFunction('tellPhase', onPhase);
  await openBenchPage(page, bench);
  await page.evaluate(
    ([userId, token]) => (globalThis as unknown as { bench: PhotoBench }).bench.open(userId, token),
    [bench.userId, bench.token] as const,
  );
  return page;
}

async function killOnce(
  context: BrowserContext,
  bench: RunningBench,
  draftId: string,
  index: number,
  point: KillPoint,
  promised: Map<string, string>,
): Promise<string> {
  let phase: string = 'capture';
  const reached = Promise.withResolvers<void>();
  const page = await openPipeline(context, bench, (now) => {
    phase = now;
    if (now === point.phase) reached.resolve();
  });
  // Only a HEIC is converted.
  const heic = files.findIndex((name) => name.includes('heic'));
  const source = photoFile(files[point.phase === 'converting' ? heic : index % files.length] ?? '');
  const buffer = await readFile(source);
  const name = `${String(index).padStart(2, '0')}-${path.basename(source)}`;
  await page.setInputFiles('input', { name, mimeType: 'image/jpeg', buffer });
  phase = 'capture';
  if (point.phase === 'write') {
    const { after } = point;
    await page.evaluate(
      (writes) => (globalThis as unknown as { bench: PhotoBench }).bench.cutPowerAfter(writes),
      after,
    );
  }
  const adding = page
    .evaluate(async (id) => {
      const { bench: driver } = globalThis as unknown as { bench: PhotoBench };
      return driver.add(id, [...(document.querySelector('input')?.files ?? [])]);
    }, draftId)
    .then((added) => {
      for (const photo of added ?? []) if (photo.id !== null) promised.set(photo.id, name);
    })
    .catch(() => undefined);
  if (point.phase === 'write') await waitForCut(page);
  else {
    if (point.phase !== 'capture') await Promise.race([reached.promise, pause(20_000)]);
    await pause(point.after);
  }
  const hit = point.phase === 'write' ? `between writes ${point.after} and ${point.after + 1}` : phase;
  const session = await context.newCDPSession(page);
  await Promise.race([
    session.send('Page.crash').catch(() => undefined),
    page.waitForEvent('crash').catch(() => undefined),
  ]);
  await page.close().catch(() => undefined);
  await adding;
  return hit;
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until a write is refused, or until the time is up, for a photo that needs fewer writes. */
async function waitForCut(page: Page): Promise<void> {
  const deadline = Date.now() + 10_000;
  const isCut = () =>
    page.evaluate(() => (globalThis as unknown as { bench: PhotoBench }).bench.isPowerCut());
  while (Date.now() < deadline && !(await isCut())) await pause(20);
}

interface Gone {
  readonly drafts: readonly string[];
  readonly promised: ReadonlyMap<string, string>;
  readonly phases: readonly string[];
  readonly chosen: number;
}

async function finish(context: BrowserContext, bench: RunningBench, gone: Gone): Promise<KillReport> {
  const page = await openPipeline(context, bench, () => undefined);
  const states = () =>
    page.evaluate(
      (ids) => Promise.all(ids.map((id) => (globalThis as unknown as { bench: PhotoBench }).bench.state(id))),
      [...gone.drafts],
    );
  const deadline = Date.now() + 180_000;
  let found = await states();
  while (
    Date.now() < deadline &&
    found.some(({ records }) => records.some((record) => record.shownStage !== 'uploaded'))
  ) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    found = await states();
  }
  const photos = found.flatMap((state) => state.photos ?? []);
  const names = photos.map((photo) => photo.name);
  const ids = new Set(photos.map((photo) => photo.id));
  const counts = await page.evaluate(
    (userId) => (globalThis as unknown as { bench: PhotoBench }).bench.storeCounts(userId),
    bench.userId,
  );
  await page.close();
  return {
    promised: gone.promised.size,
    chosen: gone.chosen,
    out: photos.length,
    lost: [...gone.promised].filter(([id]) => !ids.has(id)).map(([, name]) => name),
    doubled: names.filter((name, index) => names.indexOf(name) !== index),
    unsent: photos.filter((photo) => photo.mediaKey === null).map((photo) => photo.name),
    originalsLeft: counts.originals,
    phases: gone.phases,
  };
}
