import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { encodeMediaAddress, type MediaAddress } from '#domain/photo/media-address.ts';
import { paperColor, pixelLimit } from '#domain/photo/photo-rules.ts';
import type { MediaFiles } from './media-files.ts';
import { throughGate } from './normalise.ts';

export const mediaFormats = ['avif', 'webp', 'jpeg'] as const;
export type MediaFormat = (typeof mediaFormats)[number];

/**
 * The maximum width in pixels for which AVIF is worth its CPU time. Measured on two cores: about 10 % fewer bytes
 * than WebP for two to three times the time on a tile, and at least four times the time (250 ms) above this width.
 */
const widestAvif = 352;

const running = new Map<string, Promise<Buffer | null>>();

/** Returns the best format that the Accept header names, for a picture of this width. */
export function formatFor(accept: string, width: number): MediaFormat {
  if (width <= widestAvif && accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'jpeg';
}

/** Returns the name of a picture in a size and format, which is used for its cache file and its ETag. */
export function renditionName(address: MediaAddress, format: MediaFormat): string {
  const digest = createHash('sha256').update(encodeMediaAddress(address)).digest('hex');
  return `${digest.slice(0, 40)}.${format}`;
}

/** Returns a picture in a size and format; null if it does not exist. It is rendered once, then read from disk. */
export async function render(
  address: MediaAddress,
  format: MediaFormat,
  files: MediaFiles,
): Promise<Buffer | null> {
  const name = renditionName(address, format);
  const cached = await files.cached(name);
  if (cached !== null) return cached;
  const known = running.get(name);
  if (known !== undefined) return await known;
  const work = make(address, format, files).finally(() => running.delete(name));
  running.set(name, work);
  return await work;
}

async function make(address: MediaAddress, format: MediaFormat, files: MediaFiles): Promise<Buffer | null> {
  const original = await files.original(address.bucket, address.key);
  if (original === null) return null;
  const bytes = await throughGate(() => draw(original, address, format));
  await files.keepCached(renditionName(address, format), bytes);
  return bytes;
}

/** Sharp writes no metadata (camera, location) unless asked to. */
function draw(original: Buffer, { width, height, fit }: MediaAddress, format: MediaFormat): Promise<Buffer> {
  const size = height === null ? { width } : { width, height };
  const picture = sharp(original, { limitInputPixels: pixelLimit })
    .autoOrient()
    .resize({ ...size, fit, withoutEnlargement: true })
    .flatten({ background: paperColor })
    .timeout({ seconds: 20 });
  return encoded(picture, format).toBuffer();
}

function encoded(picture: Sharp, format: MediaFormat): Sharp {
  if (format === 'avif') return picture.avif({ quality: 55, effort: 2 });
  if (format === 'webp') return picture.webp({ quality: 78 });
  return picture.jpeg({ quality: 80, progressive: true });
}
