import { isSrgb } from '#domain/photo/color/to-srgb.ts';
import type { PhotoHeader } from '#domain/photo/header/read-header.ts';
import { checkJpeg, type JpegState } from '#domain/photo/jpeg/check-jpeg.ts';
import { cleanJpeg } from '#domain/photo/jpeg/clean-jpeg.ts';
import {
  hintSide,
  type PhotoRefusal,
  preparedSide,
  previewSide,
  uploadBytesLimit,
} from '#domain/photo/photo-rules.ts';
import type { PrepareAnswer, PreparedPhoto, PrepareOptions, StepListener } from './contract.ts';
import { type Decoded, decode } from './decode.ts';
import { keepOriginal } from './keep-original.ts';
import { canvasToJpeg, encodeWithinLimit } from './steps/encode.ts';
import { sha256 } from './steps/hash.ts';
import { encodeWithLibrary } from './steps/library.ts';
import { canvasPicture } from './steps/picture.ts';
import { drawInside } from './steps/resize.ts';
import { sniff } from './steps/sniff.ts';
import { turnLeft } from './steps/turn.ts';

const automatic: PrepareOptions = { raster: 'auto', heic: 'auto' };
const thumbQuality = 0.8;

/**
 * Prepares a selected file: validates its header, checks it for damage, decodes it, and writes it upright, within
 * 2000 x 2000 pixels, in sRGB, on the shop's background colour, as JPEG with the quality steps (IMG-001 to IMG-006),
 * without camera data or location. A JPEG that already meets all of this except for the metadata, and would not
 * become smaller, keeps its pixels and only loses the metadata.
 */
export async function prepare(
  file: Blob,
  listener: StepListener,
  options: PrepareOptions = automatic,
): Promise<PrepareAnswer> {
  listener('reading', 0);
  const sniffed = await sniff(file);
  if (!sniffed.ok) return { kind: 'refused', reason: sniffed.code };
  const { header, bytes } = sniffed.value;
  const state = header.format === 'jpeg' ? checkJpeg(bytes) : 'sound';
  if (state === 'damaged') return { kind: 'refused', reason: 'damaged_file' };
  // Done before decoding, because the decoders modify the bytes in place.
  const clean = isClean(header, state) ? cleanJpeg(bytes) : null;
  listener(header.format === 'heic' ? 'converting' : 'compressing', 0.1);
  const decoded = await decode(sniffed.value, options);
  if (decoded === null) return undecodable(header);
  const canvas = draw(decoded, header);
  // Browsers do not apply CMYK profiles. The server converts these files.
  if (header.components === 4 && file.size <= uploadBytesLimit) {
    return keepOriginal(file, await thumbnail(canvas));
  }
  return finish(canvas, { clean, way: decoded.way }, listener);
}

/** The header is valid, but no decoder on this device can read the pixels. */
function undecodable(header: PhotoHeader): PrepareAnswer {
  if (header.format === 'heic') return { kind: 'heic_unreadable' };
  // Every browser reads JPEG, PNG and WebP, so the file must be damaged. AVIF is not supported everywhere.
  const reason: PhotoRefusal = header.format === 'avif' ? 'unsupported_image' : 'damaged_file';
  return { kind: 'refused', reason };
}

/** Whether a JPEG is intact, within the size limit and looks the same without its metadata. */
function isClean(
  { format, orientation, components, color, upright }: PhotoHeader,
  state: JpegState,
): boolean {
  const inside = Math.max(upright.width, upright.height) <= preparedSide;
  const plain = orientation === 1 && components !== 4 && (color === null || isSrgb(color));
  return format === 'jpeg' && state === 'sound' && plain && inside;
}

/** Draws the image upright and within the size limit, and releases the decoded image. */
function draw({ picture }: Decoded, header: PhotoHeader): OffscreenCanvas {
  // For HEIC the decoded size is used: some cameras state the size of the coded block in the header.
  const upright = header.format === 'heic' ? picture : header.upright;
  const canvas = drawInside(picture, { upright, turn: turnLeft(header) }, preparedSide);
  picture.close();
  return canvas;
}

interface Found {
  /** The original without its metadata; null when it has to be re-encoded. */
  readonly clean: Uint8Array<ArrayBuffer> | null;
  readonly way: Decoded['way'];
}

async function finish(
  canvas: OffscreenCanvas,
  { clean, way }: Found,
  listener: StepListener,
): Promise<PrepareAnswer> {
  const write = way === 'library' ? encodeWithLibrary : canvasToJpeg;
  const encoded = await encodeWithinLimit(
    (step) => write(canvas, step),
    (tried) => listener('compressing', 0.5 + tried * 0.08),
  );
  listener('hashing', 0.9);
  const keepsPixels = clean !== null && clean.length <= encoded.blob.size;
  const blob = keepsPixels ? new Blob([clean], { type: 'image/jpeg' }) : encoded.blob;
  const { width, height } = canvas;
  const photo: PreparedPhoto = {
    blob,
    hash: await sha256(blob),
    width,
    height,
    bytes: blob.size,
    thumb: await thumbnail(canvas),
    quality: keepsPixels ? null : encoded.quality,
    way: keepsPixels ? 'original' : way,
    small: Math.max(width, height) < hintSide,
  };
  return { kind: 'prepared', photo };
}

function thumbnail(canvas: OffscreenCanvas): Promise<Blob> {
  const small = drawInside(canvasPicture(canvas), { upright: canvas, turn: 1 }, previewSide);
  return canvasToJpeg(small, thumbQuality);
}
