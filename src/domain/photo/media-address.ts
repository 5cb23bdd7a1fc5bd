import * as v from 'valibot';
import { isContentHash } from '../ids.ts';
import { fromBase64Url, toBase64Url } from './base64url.ts';

/** The sources of images: uploads by sellers, named by content hash, and the shop's catalogue photos. */
const mediaBuckets = ['listings', 'catalogue'] as const;
export type MediaBucket = (typeof mediaBuckets)[number];

/** The widths in pixels at which images are served. Arbitrary widths would allow anyone to fill the cache. */
export const mediaWidths = [96, 160, 256, 300, 320, 352, 480, 640, 800, 1024, 1280, 1600, 2000] as const;

export const mediaFits = ['inside', 'cover'] as const;
export type MediaFit = (typeof mediaFits)[number];

/** An image at one size (IMG-009). When `height` is null, the image's aspect ratio determines it. */
export interface MediaAddress {
  readonly bucket: MediaBucket;
  readonly key: string;
  readonly width: number;
  readonly height: number | null;
  readonly fit: MediaFit;
}

const addressSchema = v.strictObject({
  bucket: v.picklist(mediaBuckets),
  key: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9._-]{0,119}$/), v.excludes('..')),
  edits: v.strictObject({
    resize: v.strictObject({
      width: v.picklist(mediaWidths),
      height: v.optional(v.number()),
      fit: v.picklist(mediaFits),
    }),
  }),
});

/**
 * Returns the key without the permission that the server may have signed into it
 * (docs/decisions/0030-who-sees-a-photo.md).
 */
export function contentKeyOf(key: string): string {
  const [first = ''] = key.split('.');
  return isContentHash(first) ? first : key;
}

/** Returns the bucket of a key: content hashes are uploads, names are catalogue photos. */
export function bucketOf(key: string): MediaBucket {
  return isContentHash(contentKeyOf(key)) ? 'listings' : 'catalogue';
}

/** Returns the heights to which a width can be cropped: square, landscape 4:3 and portrait 3:4. */
export function heightsFor(width: number): readonly number[] {
  return [Math.round((width * 3) / 4), width, Math.round((width * 4) / 3)];
}

/**
 * Returns the last segment of a media URL: base64url of JSON with the fields of the specification (bucket, key,
 * edits.resize).
 */
export function encodeMediaAddress(address: MediaAddress): string {
  const { bucket, key, width, height, fit } = address;
  const resize = height === null ? { width, fit } : { width, height, fit };
  return toBase64Url(JSON.stringify({ bucket, key, edits: { resize } }));
}

/** Decodes the last segment of a media URL. Returns null unless it is an allowed size of a well-formed key. */
export function decodeMediaAddress(text: string): MediaAddress | null {
  if (text.length > 600) return null;
  const json = fromBase64Url(text);
  const parsed = json === null ? null : v.safeParse(addressSchema, parseJson(json));
  if (!parsed?.success) return null;
  const { bucket, key, edits } = parsed.output;
  const { width, height = null, fit } = edits.resize;
  if (height !== null && !heightsFor(width).includes(height)) return null;
  return { bucket, key, width, height, fit };
}

/** Returns the smallest served width of at least `pixels`, or the largest one. */
export function servedWidth(pixels: number): number {
  return mediaWidths.find((width) => width >= pixels) ?? mediaWidths[mediaWidths.length - 1] ?? pixels;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
