import { hintSide, uploadBytesLimit } from '#domain/photo/photo-rules.ts';
import type { PrepareAnswer } from './contract.ts';
import { sha256 } from './steps/hash.ts';
import { sniff } from './steps/sniff.ts';

/**
 * Takes a file as it is after its conversion failed everywhere (IMG-008). The server turns it into a JPEG, upright and
 * without the camera's data, before anybody else sees it. Refuses what the server would not take.
 */
export async function keepOriginal(file: Blob): Promise<PrepareAnswer> {
  const sniffed = await sniff(file);
  if (!sniffed.ok) return { kind: 'refused', reason: sniffed.code };
  const { header, blob } = sniffed.value;
  if (blob.size > uploadBytesLimit) return { kind: 'refused', reason: 'too_large' };
  const { width, height } = header.upright;
  const small = Math.max(width, height) < hintSide;
  const photo = { blob, width, height, bytes: blob.size, small, quality: null, way: 'original' } as const;
  return { kind: 'prepared', photo: { ...photo, hash: await sha256(blob), thumb: new Blob([]) } };
}
