import {
  bucketOf,
  encodeMediaAddress,
  heightsFor,
  type MediaFit,
  servedWidth,
} from '#domain/photo/media-address.ts';

export interface MediaUrlOptions {
  /** A product image's key: the content hash of an upload, or the file name of a catalogue photo. */
  readonly key: string;
  /** Device pixels wanted; the next larger served width is taken. */
  readonly width: number;
  /** Device pixels; leave it out to keep the picture's own ratio. Served as 4:3, 1:1 or 3:4, whichever is nearest. */
  readonly height?: number;
  /** `cover` cuts to the box, `inside` (default) shows all of the picture. */
  readonly fit?: MediaFit;
}

/** The address of a picture at a size (IMG-009): same origin, and cacheable for ever where the picture is public. */
export function mediaUrl(options: MediaUrlOptions): string {
  const width = servedWidth(options.width);
  const height = options.height === undefined ? null : nearestHeight(width, options.height / options.width);
  const { key, fit = 'inside' } = options;
  return `/media/${encodeMediaAddress({ bucket: bucketOf(key), key, width, height, fit })}`;
}

function nearestHeight(width: number, ratio: number): number {
  return heightsFor(width).reduce((best, height) =>
    Math.abs(height / width - ratio) < Math.abs(best / width - ratio) ? height : best,
  );
}
