import { Worker } from 'node:worker_threads';
import type { Pixels } from './heic-thread.ts';
import { pictureGate } from './picture-gate.ts';

/** Milliseconds after which a decoder is ended: the file is at fault, or made to keep us busy. */
const longest = 30_000;

const oneAtATime = pictureGate(1, 20);

/** The pixels (RGBA, upright) of a HEIC; null when it cannot be read. Throws ServerBusyError when too many wait. */
export function decodeHeic(bytes: Uint8Array): Promise<Pixels | null> {
  return oneAtATime(() => decodeInThread(bytes));
}

async function decodeInThread(bytes: Uint8Array): Promise<Pixels | null> {
  // The library reports to the console; what it says of a broken file is of no use in the server's output.
  const thread = new Worker(new URL('./heic-thread.ts', import.meta.url), {
    workerData: bytes,
    stdout: true,
    stderr: true,
  });
  try {
    return await new Promise<Pixels | null>((resolve) => {
      const timer = setTimeout(() => resolve(null), longest);
      const end = (pixels: Pixels | null): void => {
        clearTimeout(timer);
        resolve(pixels);
      };
      thread.once('message', end);
      thread.once('error', () => end(null));
      thread.once('exit', () => end(null));
    });
  } finally {
    await thread.terminate();
  }
}
