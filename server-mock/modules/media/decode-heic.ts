import { inThread } from '../../in-thread.ts';
import { pictureGate } from '../../picture-gate.ts';
import type { Pixels } from './heic-thread.ts';

const longest = 30_000;

const oneAtATime = pictureGate(1, 20);
const thread = new URL('./heic-thread.ts', import.meta.url);

/** The pixels (RGBA, upright) of a HEIC; null when it cannot be read. Throws ServerBusyError when too many wait. */
export function decodeHeic(bytes: Uint8Array): Promise<Pixels | null> {
  return oneAtATime(() => inThread<Pixels>(thread, bytes, longest));
}
