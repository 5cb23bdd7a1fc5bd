import { parentPort, workerData } from 'node:worker_threads';
import type { Rgb } from './border-colors.ts';
import { cutOut } from './cut-out.ts';
import { loadOpenCv } from './opencv.ts';

/** The message from the thread; `alpha` is null if nothing stands out. */
export interface CutOutAnswer {
  readonly alpha: Uint8Array<ArrayBuffer> | null;
}

/**
 * Runs in its own thread: GrabCut takes about a second of CPU time and 200 MB of memory, which is freed with the
 * thread.
 */
const { cv } = await loadOpenCv();
const alpha = cutOut(cv, workerData as Rgb);
parentPort?.postMessage({ alpha } satisfies CutOutAnswer, alpha === null ? [] : [alpha.buffer]);
