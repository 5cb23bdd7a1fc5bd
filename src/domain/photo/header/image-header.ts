import type { ColorSource } from '../color/color-source.ts';
import type { PixelSize } from '../photo-rules.ts';

/** The formats recognised by content. Only the first five are accepted. */
export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'gif' | 'svg' | 'bmp' | 'tiff';

/** The result of reading a file's header, without decoding the image. */
export interface ImageHeader {
  readonly format: ImageFormat;
  /** The stored size in pixels; null when the file ends before its header states it. */
  readonly stored: PixelSize | null;
  /** The EXIF orientation, 1 to 8: how the stored pixels are rotated and mirrored for display. */
  readonly orientation: number;
  /** The TIFF block of EXIF that contains the orientation. Null when the container defines it, or nothing does. */
  readonly exif: Uint8Array | null;
  readonly animated: boolean;
  readonly hasAlpha: boolean;
  /** False when the file is truncated. */
  readonly complete: boolean;
  /** True when the file contains more than the image: camera data, location, comments, or bytes after its end. */
  readonly hasMetadata: boolean;
  /** The number of colour components of a JPEG; 4 is CMYK. Null for other formats. */
  readonly components: number | null;
  /** The colour space. Null when the file does not state one, which means sRGB. Not read from PNG and WebP. */
  readonly color: ColorSource | null;
}

export const plainHeader: Omit<ImageHeader, 'format'> = {
  stored: null,
  orientation: 1,
  exif: null,
  animated: false,
  hasAlpha: false,
  complete: true,
  hasMetadata: false,
  components: null,
  color: null,
};

/** Returns the displayed size in pixels: a quarter turn swaps width and height. */
export function uprightSize(stored: PixelSize, orientation: number): PixelSize {
  return orientation >= 5 ? { width: stored.height, height: stored.width } : stored;
}
