import { readFile } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { decodeHeic } from '#server/modules/media/decode-heic.ts';
import { type Bench, type Figure, median } from '../../scripts/bench/measure.ts';
import { findBrowser } from '../../scripts/ensure-browser.ts';
import type { PhotoBench } from '../browser/photo-bench/bench.ts';
import { openBenchPage, photoFile, prepareIn, startBench } from '../browser/photo-bench/start-bench.ts';

const heic = '01-heic-12mp-orientation6-gps.heic';
const heicFloorIs = 'libheif in Node and sharp, nothing around it';
const rounds = 5;
const plainFloorIs = 'createImageBitmap and one canvas, nothing around it';

interface Run {
  readonly ours: number[];
  readonly floor: number[];
  readonly gaps: number[];
  readonly idleGaps: number[];
}

/**
 * Prepares photos of 12 and 48 megapixels and a HEIC in the worker, compared with a bare decode and encode, and
 * measures how long the main thread was blocked.
 */
export const bench: Bench = async () => {
  const server = await startBench();
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath === null ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-dev-shm-usage'],
  });
  try {
    const page = await browser.newPage();
    await openBenchPage(page, server);
    const figures: Figure[] = [];
    for (const [name, file] of [
      ['12 MP', '02-jpeg-12mp-orientation8-gps.jpg'],
      ['48 MP', '03-jpeg-48mp.jpg'],
    ] as const) {
      const plain = () => inPage(page, (driver, chosen) => driver.plain(chosen));
      figures.push(
        ...figuresOf(`photo of ${name}`, await interleaved(page, photoFile(file), plain), plainFloorIs),
      );
    }
    // Chromium cannot decode HEIC, so the page has no baseline for it.
    const bytes = await readFile(photoFile(heic));
    const run = await interleaved(page, photoFile(heic), () => plainHeic(bytes));
    figures.push(...figuresOf('HEIC of 12 MP', run, heicFloorIs));
    return figures;
  } finally {
    await browser.close();
    await server.stop();
  }
};

/** One warm-up, then the pipeline and the baseline in turn, so that other load on the machine affects both. */
async function interleaved(page: Page, file: string, plain: () => Promise<number>): Promise<Run> {
  const run: Run = { ours: [], floor: [], gaps: [], idleGaps: [] };
  await prepareIn(page, file);
  for (let round = 0; round < rounds; round += 1) {
    const facts = await prepareIn(page, file);
    run.ours.push(facts.milliseconds);
    run.gaps.push(facts.gap);
    run.floor.push(await plain());
    run.idleGaps.push(
      await page.evaluate(() => (globalThis as unknown as { bench: PhotoBench }).bench.idleGap(300)),
    );
  }
  return run;
}

async function plainHeic(bytes: Uint8Array): Promise<number> {
  const started = performance.now();
  const pixels = await decodeHeic(bytes);
  if (pixels === null) throw new Error('the HEIC could not be decoded');
  const { data, width, height } = pixels;
  const picture = sharp(data, { raw: { width, height, channels: 4 } });
  await picture.resize({ width: 2000, height: 2000, fit: 'inside' }).flatten().jpeg().toBuffer();
  return performance.now() - started;
}

function figuresOf(name: string, run: Run, floorIs: string): Figure[] {
  return [
    { name: `${name}: prepared`, ours: median(run.ours), floor: median(run.floor), floorIs, unit: 'ms' },
    {
      name: `${name}: longest gap of the page`,
      ours: median(run.gaps),
      floor: median(run.idleGaps),
      floorIs: 'the same page idle',
      unit: 'ms',
    },
  ];
}

async function inPage(page: Page, act: (driver: PhotoBench, file: File) => Promise<number>): Promise<number> {
  return page.evaluate(
    `(${String(act)})(globalThis.bench, document.querySelector('input').files[0])`,
  ) as Promise<number>;
}
