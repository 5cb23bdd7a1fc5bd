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
 * A chosen file made ready: judged by its header, checked for damage, decoded, upright, within 2000 x 2000, in sRGB, on
 * the shop's paper, as JPEG by the quality steps (IMG-001..006), without the camera's data and the place (GPS). A JPEG
 * that has all of this but for the data, and would only grow, keeps its pixels and loses the data.
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
  // Taken before the decoders get the bytes, for they are worked on in place.
  const clean = isClean(header, state) ? cleanJpeg(bytes) : null;
  listener(header.format === 'heic' ? 'converting' : 'compressing', 0.1);
  const decoded = await decode(sniffed.value, options);
  if (decoded === null) return undecodable(header);
  const canvas = draw(decoded, header);
  // Browsers do not apply the profiles of print colours: the server does.
  if (header.components === 4 && file.size <= uploadBytesLimit) {
    return keepOriginal(file, await thumbnail(canvas));
  }
  return finish(canvas, { clean, way: decoded.way }, listener);
}

/** A sound header over pixels that nothing here can read. */
function undecodable(header: PhotoHeader): PrepareAnswer {
  if (header.format === 'heic') return { kind: 'heic_unreadable' };
  // JPEG, PNG and WebP are read by every browser, so the file is at fault; AVIF is not.
  const reason: PhotoRefusal = header.format === 'avif' ? 'unsupported_image' : 'damaged_file';
  return { kind: 'refused', reason };
}

/** A JPEG that shows the same without its metadata, and is as it should be. */
function isClean(
  { format, orientation, components, color, upright }: PhotoHeader,
  state: JpegState,
): boolean {
  const inside = Math.max(upright.width, upright.height) <= preparedSide;
  const plain = orientation === 1 && components !== 4 && (color === null || isSrgb(color));
  return format === 'jpeg' && state === 'sound' && plain && inside;
}

/** Upright and within the bounds; the decoded picture is let go. */
function draw({ picture }: Decoded, header: PhotoHeader): OffscreenCanvas {
  // The real pixels of a HEIC decide: some cameras state the size of the coded block.
  const upright = header.format === 'heic' ? picture : header.upright;
  const canvas = drawInside(picture, { upright, turn: turnLeft(header) }, preparedSide);
  picture.close();
  return canvas;
}

interface Found {
  /** The original without its metadata; null where it has to be written anew. */
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
