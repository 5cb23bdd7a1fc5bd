import sharp, { type Sharp } from 'sharp';
import { isSrgb } from '#domain/photo/color/to-srgb.ts';
import { inspectPhoto, type PhotoHeader } from '#domain/photo/header/read-header.ts';
import type { JpegState } from '#domain/photo/jpeg/check-jpeg.ts';
import { type PhotoRefusal, paperColor, pixelLimit, preparedSide } from '#domain/photo/photo-rules.ts';
import { ok, type Result, refuse } from '#domain/result.ts';
import { inThread } from '../../in-thread.ts';
import { pictureGate } from '../../picture-gate.ts';
import { colorManaged } from './color-managed.ts';
import { decodeHeic } from './decode-heic.ts';

export const throughGate = pictureGate(2, 200);

const jpegThread = new URL('./jpeg-thread.ts', import.meta.url);
const quality = 88;
const seconds = 20;
/** A warning of the decoder counts as damage. */
const strictly = { failOn: 'warning', limitInputPixels: pixelLimit } as const;

/**
 * A picture in the form in which it is stored: an upright JPEG of at most 2000 x 2000 pixels, without camera
 * metadata.
 */
export interface StoredPicture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  /** The dominant colour as #rrggbb. */
  readonly color: string;
}

/**
 * Validates uploaded bytes by their content and returns the picture to store. A JPEG that a device has prepared is
 * stored unchanged; anything else (an original after a failed conversion, or an upload by another client) is
 * re-encoded. Refuses with the codes of `inspectPhoto`, and `damaged_file` if the picture cannot be decoded
 * completely.
 */
export async function normalise(uploaded: Buffer): Promise<Result<StoredPicture, PhotoRefusal>> {
  const inspected = inspectPhoto(uploaded);
  if (!inspected.ok) return inspected;
  if (inspected.value.format === 'jpeg' && !(await isWhole(uploaded))) return refuse('damaged_file');
  const source = await openPicture(uploaded, inspected.value);
  if (source === null) return refuse('damaged_file');
  try {
    return ok(await throughGate(() => keep(uploaded, inspected.value, source)));
  } catch (error) {
    if (isFaultOfPicture(error)) return refuse('damaged_file');
    throw error;
  }
}

/** libvips only warns of some kinds of damage in JPEG data, and renders the rest in grey. */
async function isWhole(jpeg: Buffer): Promise<boolean> {
  const state = await throughGate(() => inThread<JpegState>(jpegThread, jpeg, seconds * 1000));
  return state !== null && state !== 'damaged';
}

async function keep(uploaded: Buffer, header: PhotoHeader, source: Sharp): Promise<StoredPicture> {
  const bytes = isPrepared(header) ? uploaded : await rewrite(source);
  const picture = sharp(bytes, strictly).timeout({ seconds });
  const { width, height } = await picture.metadata();
  // Decodes every line, so that a truncated picture is detected on upload.
  const { data } = await picture
    .resize(64, 64, { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { dominant } = await sharp(data).stats();
  return { bytes, width, height, color: hex(dominant) };
}

async function openPicture(uploaded: Buffer, header: PhotoHeader): Promise<Sharp | null> {
  // libvips applies the ICC profiles of all formats it decodes itself.
  if (header.format !== 'heic') return sharp(uploaded, strictly);
  const pixels = await decodeHeic(uploaded);
  if (pixels === null || pixels.width * pixels.height > pixelLimit) return null;
  return await colorManaged(pixels, header.color);
}

/** Whether the photo has the form that the photo worker produces: no metadata, the right size, upright. */
function isPrepared({ format, orientation, hasMetadata, components, color, upright }: PhotoHeader): boolean {
  const inside = Math.max(upright.width, upright.height) <= preparedSide;
  const plain = orientation === 1 && !hasMetadata && components !== 4 && (color === null || isSrgb(color));
  return format === 'jpeg' && plain && inside;
}

/** Sharp writes no metadata unless asked to, so the location of the photo (GPS) is removed here. */
function rewrite(source: Sharp): Promise<Buffer> {
  return source
    .autoOrient()
    .resize({ width: preparedSide, height: preparedSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: paperColor })
    .toColourspace('srgb')
    .timeout({ seconds })
    .jpeg({ quality })
    .toBuffer();
}

/** Sharp throws plain errors for faults of the picture; system errors have a code. */
function isFaultOfPicture(error: unknown): boolean {
  return error instanceof Error && error.name === 'Error' && !('code' in error) && !('errorCode' in error);
}

function hex({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
