import { ok, type Result, refuse } from '../../result.ts';
import { readJpeg } from '../jpeg/read-jpeg.ts';
import type { PhotoRefusal, PixelSize } from '../photo-rules.ts';
import { isTooSmall, pixelLimit } from '../photo-rules.ts';
import { ByteView } from './byte-view.ts';
import { readHeif } from './heif.ts';
import { type ImageFormat, type ImageHeader, plainHeader, uprightSize } from './image-header.ts';
import { readPng } from './png.ts';
import { readWebp } from './webp.ts';

/** The header of an image that may be decoded. */
export interface PhotoHeader extends ImageHeader {
  readonly format: 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';
  readonly stored: PixelSize;
  /** The displayed size in pixels, after rotation. */
  readonly upright: PixelSize;
}

/**
 * Validates a file by its content alone, never by its name or declared type, and without decoding it (FORM-046).
 * Fails with empty_file, not_an_image, unsupported_image (GIF, SVG, BMP, TIFF), several_images (animations, bursts),
 * too_many_pixels (above `pixelLimit`), damaged_file (truncated, or a wrong checksum) or too_small (`isTooSmall`).
 */
export function inspectPhoto(bytes: Uint8Array): Result<PhotoHeader, PhotoRefusal> {
  if (bytes.length === 0) return refuse('empty_file');
  const header = readHeader(bytes);
  if (header === null) return refuse('not_an_image');
  if (!isTaken(header.format)) return refuse('unsupported_image');
  if (header.animated) return refuse('several_images');
  if (header.stored === null) return refuse('damaged_file');
  const { width, height } = header.stored;
  if (width * height > pixelLimit) return refuse('too_many_pixels');
  if (!header.complete) return refuse('damaged_file');
  if (isTooSmall(header.stored)) return refuse('too_small');
  const upright = uprightSize(header.stored, header.orientation);
  return ok({ ...header, format: header.format, stored: header.stored, upright });
}

/** Reads the header of any recognised image format. Returns null when the bytes are not an image. */
export function readHeader(bytes: Uint8Array): ImageHeader | null {
  const view = new ByteView(bytes);
  if (view.u24(0) === 0xffd8ff) return readJpeg(view);
  if (view.u32(0) === 0x89504e47 && view.u32(4) === 0x0d0a1a0a) return readPng(view);
  if (view.text(0, 4) === 'RIFF' && view.text(8, 4) === 'WEBP') return readWebp(view);
  if (view.text(4, 4) === 'ftyp') return readHeif(view);
  const format = refusedFormat(view);
  return format === null ? null : { ...plainHeader, format };
}

function refusedFormat(view: ByteView): ImageFormat | null {
  const start = view.text(0, 6);
  if (start === 'GIF87a' || start === 'GIF89a') return 'gif';
  if (start.startsWith('II*\0') || start.startsWith('MM\0*')) return 'tiff';
  if (start.startsWith('BM') && view.u32(2, true) === view.length) return 'bmp';
  return /<svg[\s>]/i.test(view.text(0, 2048)) ? 'svg' : null;
}

function isTaken(format: ImageFormat): format is PhotoHeader['format'] {
  return ['jpeg', 'png', 'webp', 'avif', 'heic'].includes(format);
}
