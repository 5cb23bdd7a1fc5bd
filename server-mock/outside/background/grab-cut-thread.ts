import { parentPort, workerData } from 'node:worker_threads';
import type { Rgb } from './border-colors.ts';
import { cutOut } from './cut-out.ts';
import { loadOpenCv } from './opencv.ts';

/** What the thread answers: `alpha` is null when nothing stands out. */
export interface CutOutAnswer {
  readonly alpha: Uint8Array<ArrayBuffer> | null;
}

/** Runs in a thread of its own: GrabCut takes about a second of processor time and 200 MB, freed with the thread. */
const { cv } = await loadOpenCv();
const alpha = cutOut(cv, workerData as Rgb);
parentPort?.postMessage({ alpha } satisfies CutOutAnswer, alpha === null ? [] : [alpha.buffer]);
