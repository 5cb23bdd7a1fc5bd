import type { ColorSource } from '../color/color-source.ts';
import type { PixelSize } from '../photo-rules.ts';

/** Formats that are recognised by their content; only the first five are taken. */
export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'gif' | 'svg' | 'bmp' | 'tiff';

/** What the first bytes of a picture say, before anything is decoded. */
export interface ImageHeader {
  readonly format: ImageFormat;
  /** Pixels as stored; null where the header is cut off before it names them. */
  readonly stored: PixelSize | null;
  /** EXIF numbering, 1 to 8: how the stored pixels are to be turned and mirrored to stand upright. */
  readonly orientation: number;
  /** The TIFF block of EXIF that names the orientation; null where the container does, or nothing. */
  readonly exif: Uint8Array | null;
  readonly animated: boolean;
  readonly hasAlpha: boolean;
  /** False when the file ends before the picture does. */
  readonly complete: boolean;
  /** True when the file says more than the picture: camera, place, comments, or bytes behind its end. */
  readonly hasMetadata: boolean;
  /** Colour components of a JPEG; 4 is print colour (CMYK). Null for the other formats. */
  readonly components: number | null;
  /** How the colours are meant; null where the file does not say, which means sRGB. Not read from PNG and WebP. */
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

/** Pixels of the picture as it is shown: width and height change places for a quarter turn. */
export function uprightSize(stored: PixelSize, orientation: number): PixelSize {
  return orientation >= 5 ? { width: stored.height, height: stored.width } : stored;
}
