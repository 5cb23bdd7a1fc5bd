import { crc32 } from '#domain/photo/header/crc32.ts';
import { clearOrientation } from '#domain/photo/header/exif.ts';
import type { PhotoHeader } from '#domain/photo/header/read-header.ts';
import type { PixelSize } from '#domain/photo/photo-rules.ts';

/**
 * Resets the EXIF orientation of a file in place, so that no decoder applies it. Browsers differ for PNG and WebP,
 * and a mirrored or half-turned image cannot be recognised by the size of the decoded one. `turnMatrix` applies it
 * instead.
 */
export function takeTurnOut(header: PhotoHeader, bytes: Uint8Array): void {
  const { exif, format, orientation } = header;
  if (exif === null || orientation === 1) return;
  clearOrientation(exif);
  if (format !== 'png') return;
  // The chunk consists of the length, "eXIf", the block, and a checksum over name and block.
  const start = exif.byteOffset - bytes.byteOffset;
  const end = start + exif.length;
  new DataView(bytes.buffer, bytes.byteOffset).setUint32(end, crc32(bytes.subarray(start - 4, end)));
}

/** Returns the orientation that still has to be applied after decoding. All decoders apply that of a container. */
export function turnLeft({ exif, orientation }: PhotoHeader): number {
  return exif === null ? 1 : orientation;
}

/** Returns the size of the image as decoders return it. */
export function decodedSize(header: PhotoHeader): PixelSize {
  return header.exif === null ? header.upright : header.stored;
}

export type Matrix = readonly [number, number, number, number, number, number];

/** Returns the canvas matrix of an EXIF orientation (1 to 8) for an image of the stored size. */
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
