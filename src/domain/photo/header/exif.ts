import type { ByteView } from './byte-view.ts';

const orientationTag = 0x0112;

/** The orientation (1 to 8) in a TIFF block as EXIF holds it; 1 where there is none or the block is broken. */
export function exifOrientation(tiff: ByteView): number {
  const order = tiff.text(0, 2);
  if (order !== 'II' && order !== 'MM') return 1;
  const little = order === 'II';
  const first = tiff.u32(4, little);
  const entries = first === null ? null : tiff.u16(first, little);
  if (first === null || entries === null) return 1;
  for (let entry = 0; entry < entries; entry += 1) {
    const at = first + 2 + entry * 12;
    if (tiff.u16(at, little) !== orientationTag) continue;
    const value = tiff.u16(at + 8, little) ?? 1;
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}
