import { crc32 } from '#domain/photo/header/crc32.ts';
import { clearOrientation } from '#domain/photo/header/exif.ts';
import type { PhotoHeader } from '#domain/photo/header/read-header.ts';
import type { PixelSize } from '#domain/photo/photo-rules.ts';

/**
 * Takes the turn out of a file's EXIF, in place, so that no decoder applies it: browsers disagree about PNG and WebP, and
 * a mirror or half turn cannot be seen in the sides of what they decoded. `turnMatrix` then turns the picture, once.
 */
export function takeTurnOut(header: PhotoHeader, bytes: Uint8Array): void {
  const { exif, format, orientation } = header;
  if (exif === null || orientation === 1) return;
  clearOrientation(exif);
  if (format !== 'png') return;
  // The chunk is: length, "eXIf", the block, and a checksum over the name and the block.
  const start = exif.byteOffset - bytes.byteOffset;
  const end = start + exif.length;
  new DataView(bytes.buffer, bytes.byteOffset).setUint32(end, crc32(bytes.subarray(start - 4, end)));
}

/** The orientation that is left to be applied after decoding: containers have theirs applied by every decoder. */
export function turnLeft({ exif, orientation }: PhotoHeader): number {
  return exif === null ? 1 : orientation;
}

/** The size in which decoders give the picture. */
export function decodedSize(header: PhotoHeader): PixelSize {
  return header.exif === null ? header.upright : header.stored;
}

export type Matrix = readonly [number, number, number, number, number, number];

/** The canvas matrix of an EXIF orientation (1 to 8), for a picture of the stored size. */
export function turnMatrix(orientation: number, { width, height }: PixelSize): Matrix {
  switch (orientation) {
    case 2:
      return [-1, 0, 0, 1, width, 0];
    case 3:
      return [-1, 0, 0, -1, width, height];
    case 4:
      return [1, 0, 0, -1, 0, height];
    case 5:
      return [0, 1, 1, 0, 0, 0];
    case 6:
      return [0, 1, -1, 0, height, 0];
    case 7:
      return [0, -1, -1, 0, height, width];
    case 8:
      return [0, -1, 1, 0, 0, width];
    default:
      return [1, 0, 0, 1, 0, 0];
  }
}
