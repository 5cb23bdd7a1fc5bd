import { ByteView } from './byte-view.ts';

const orientationTag = 0x0112;

/**
 * Reads the orientation (1 to 8) from the TIFF block of EXIF, and returns it with the block. The orientation is 1
 * when it is missing or the block is malformed.
 */
export function readExif(tiff: ByteView): { readonly orientation: number; readonly exif: Uint8Array } {
  const [at, little] = orientationPlace(tiff);
  const value = at === null ? 1 : (tiff.u16(at, little) ?? 1);
  return { orientation: value >= 1 && value <= 8 ? value : 1, exif: tiff.bytes };
}

/** Sets the orientation in a TIFF block to 1 (upright), in place. */
export function clearOrientation(tiff: Uint8Array): void {
  const [at, little] = orientationPlace(new ByteView(tiff));
  if (at === null) return;
  tiff[little ? at : at + 1] = 1;
  tiff[little ? at + 1 : at] = 0;
}

/** Returns the offset of the orientation's value, and whether the block is little-endian. */
function orientationPlace(tiff: ByteView): [at: number | null, little: boolean] {
  const order = tiff.text(0, 2);
  if (order !== 'II' && order !== 'MM') return [null, false];
  const little = order === 'II';
  const first = tiff.u32(4, little);
  const entries = first === null ? null : tiff.u16(first, little);
  if (first === null || entries === null) return [null, little];
  for (let entry = 0; entry < entries; entry += 1) {
    const at = first + 2 + entry * 12;
    if (tiff.u16(at, little) === orientationTag) return [at + 8, little];
  }
  return [null, little];
}
