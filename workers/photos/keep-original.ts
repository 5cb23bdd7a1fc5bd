import { hintSide, uploadBytesLimit } from '#domain/photo/photo-rules.ts';
import type { PrepareAnswer } from './contract.ts';
import { sha256 } from './steps/hash.ts';
import { sniff } from './steps/sniff.ts';

/**
 * Accepts a file unchanged after every conversion has failed (IMG-008), or when only the server can convert it.
 * Before it is visible to others, the server converts it to an upright sRGB JPEG without camera data. Refuses files
 * that the server would refuse. `thumb` is a preview for the form, empty when none could be made.
 */
export async function keepOriginal(file: Blob, thumb = new Blob([])): Promise<PrepareAnswer> {
  const sniffed = await sniff(file);
  if (!sniffed.ok) return { kind: 'refused', reason: sniffed.code };
  const { header, bytes } = sniffed.value;
  if (bytes.length > uploadBytesLimit) return { kind: 'refused', reason: 'too_large' };
  const { width, height } = header.upright;
  const small = Math.max(width, height) < hintSide;
  const blob = new Blob([bytes], { type: `image/${header.format}` });
  const photo = { blob, width, height, bytes: blob.size, small, quality: null, way: 'original' } as const;
  return { kind: 'prepared', photo: { ...photo, hash: await sha256(blob), thumb } };
}
