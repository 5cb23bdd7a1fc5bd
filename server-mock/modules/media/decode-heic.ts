import { inThread } from '../../in-thread.ts';
import { pictureGate } from '../../picture-gate.ts';
import type { Pixels } from './heic-thread.ts';

const longest = 30_000;

const oneAtATime = pictureGate(1, 20);
const thread = new URL('./heic-thread.ts', import.meta.url);

/**
 * Returns the pixels of a HEIC (RGBA, upright); null if it cannot be read. Throws ServerBusyError if the queue is
 * full.
 */
export function decodeHeic(bytes: Uint8Array): Promise<Pixels | null> {
  return oneAtATime(() => inThread<Pixels>(thread, bytes, longest));
}
