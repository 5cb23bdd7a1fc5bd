import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Page } from '@playwright/test';
import type { PhotoBench } from './bench.ts';

export interface RunningBench {
  readonly url: string;
  readonly token: string;
  readonly userId: string;
  readonly dataDir: string;
  stop(): Promise<void>;
}

/** Builds and serves the bench page in a separate process; resolves when it can be opened. */
export async function startBench(): Promise<RunningBench> {
  const child = spawn('node', [path.join(import.meta.dirname, 'serve.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('{')) continue;
    const stop = async (): Promise<void> => {
      child.stdin.end();
      await ended;
    };
    return { ...(JSON.parse(line) as Omit<RunningBench, 'stop'>), stop };
  }
  throw new Error('the photo bench did not start');
}

export const photoFile = (name: string): string => path.join(import.meta.dirname, '../../photos', name);

export interface FileContent {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

type Facts = Awaited<ReturnType<PhotoBench['prepare']>>;

/** Opens the bench page and waits until it can be controlled. */
export async function openBenchPage(page: Page, bench: Pick<RunningBench, 'url'>): Promise<void> {
  await page.goto(bench.url);
  await page.waitForFunction(() => 'bench' in globalThis);
  await page.evaluate(() => {
    const input = document.createElement('input');
    input.type = 'file';
    input.multiple = true;
    document.body.append(input);
  });
}

/** Prepares a test photo in the page with the given decoders. */
export async function prepareIn(
  page: Page,
  file: string | FileContent,
  raster = 'auto',
  heic = 'auto',
): Promise<Facts> {
  await page.setInputFiles('input', file);
  return page.evaluate(
    ([decoder, heicDecoder]) => {
      const { bench } = globalThis as unknown as { bench: PhotoBench };
      const [chosen] = document.querySelector('input')?.files ?? [];
      if (chosen === undefined) throw new Error('no file selected');
      return bench.prepare(chosen, decoder, heicDecoder);
    },
    [raster, heic] as const,
  );
}
