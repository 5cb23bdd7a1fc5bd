import {
  bucketOf,
  encodeMediaAddress,
  heightsFor,
  type MediaFit,
  servedWidth,
} from '#domain/photo/media-address.ts';

export interface MediaUrlOptions {
  /** The key of a product image: the content hash of an upload, or the file name of a catalogue photo. */
  readonly key: string;
  /** In device pixels. The next larger served width is used. */
  readonly width: number;
  /** In device pixels; omit it to keep the image's aspect ratio. Served as 4:3, 1:1 or 3:4, whichever is nearest. */
  readonly height?: number;
  /** `cover` crops to the box, `inside` (the default) shows the whole image. */
  readonly fit?: MediaFit;
}

/**
 * Returns the URL of an image at a size (IMG-009). It has the same origin, and a public image can be cached forever.
 */
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
