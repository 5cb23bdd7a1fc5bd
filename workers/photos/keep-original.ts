import { hintSide, uploadBytesLimit } from '#domain/photo/photo-rules.ts';
import type { PrepareAnswer } from './contract.ts';
import { sha256 } from './steps/hash.ts';
import { sniff } from './steps/sniff.ts';

/**
 * Takes a file as it is after its conversion failed everywhere (IMG-008), or where only the server can convert it. The
 * server turns it into a JPEG, upright, in sRGB and without the camera's data, before anybody else sees it. Refuses what
 * the server would not take. `thumb` is a preview for the form, empty where none could be made.
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
