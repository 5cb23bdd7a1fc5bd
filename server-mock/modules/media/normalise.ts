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
/** What a decoder warns of is damage. */
const strictly = { failOn: 'warning', limitInputPixels: pixelLimit } as const;

/** A picture fit to be kept: an upright JPEG within 2000 x 2000, without any of the camera's data. */
export interface StoredPicture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  /** Dominant colour as #rrggbb. */
  readonly color: string;
}

/**
 * Judges uploaded bytes by their content and makes of them what is kept. A JPEG that a device has prepared stays as it
 * is, bit for bit; anything else (an original after a failed conversion, or somebody who speaks to the server directly) is
 * written anew. Refuses with the codes of `inspectPhoto`, and damaged_file for what cannot be decoded to its end.
 */
export async function normalise(uploaded: Buffer): Promise<Result<StoredPicture, PhotoRefusal>> {
  const judged = inspectPhoto(uploaded);
  if (!judged.ok) return judged;
  if (judged.value.format === 'jpeg' && !(await isWhole(uploaded))) return refuse('damaged_file');
  const source = await openPicture(uploaded, judged.value);
  if (source === null) return refuse('damaged_file');
  try {
    return ok(await throughGate(() => keep(uploaded, judged.value, source)));
  } catch (error) {
    if (isFaultOfPicture(error)) return refuse('damaged_file');
    throw error;
  }
}

/** libvips warns only of some damage within a JPEG's data, and draws the rest in grey. */
async function isWhole(jpeg: Buffer): Promise<boolean> {
  const state = await throughGate(() => inThread<JpegState>(jpegThread, jpeg, seconds * 1000));
  return state !== null && state !== 'damaged';
}

async function keep(uploaded: Buffer, header: PhotoHeader, source: Sharp): Promise<StoredPicture> {
  const bytes = isPrepared(header) ? uploaded : await rewrite(source);
  const picture = sharp(bytes, strictly).timeout({ seconds });
  const { width, height } = await picture.metadata();
  // Decodes every line, so that a picture that breaks off in the middle is found here and not by a buyer.
  const { data } = await picture
    .resize(64, 64, { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { dominant } = await sharp(data).stats();
  return { bytes, width, height, color: hex(dominant) };
}

async function openPicture(uploaded: Buffer, header: PhotoHeader): Promise<Sharp | null> {
  // libvips applies the ICC profiles of everything that it decodes itself.
  if (header.format !== 'heic') return sharp(uploaded, strictly);
  const pixels = await decodeHeic(uploaded);
  if (pixels === null || pixels.width * pixels.height > pixelLimit) return null;
  return await colorManaged(pixels, header.color);
}

/** What the photo worker makes: nothing but the picture, in the right size and the right way up. */
function isPrepared({ format, orientation, hasMetadata, components, color, upright }: PhotoHeader): boolean {
  const inside = Math.max(upright.width, upright.height) <= preparedSide;
  const plain = orientation === 1 && !hasMetadata && components !== 4 && (color === null || isSrgb(color));
  return format === 'jpeg' && plain && inside;
}

/** Sharp writes no metadata unless asked to: the place where the photo was made (GPS) ends here. */
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

/** Sharp throws plain errors about the picture; errors of the system carry a code. */
function isFaultOfPicture(error: unknown): boolean {
  return error instanceof Error && error.name === 'Error' && !('code' in error) && !('errorCode' in error);
}

function hex({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
