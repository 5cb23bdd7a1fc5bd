import { contextOf } from './picture.ts';

const strip = 4;
const grey = 128;
/** Bytes of nonsense put before the end mark: some rows of any photo. */
const nonsenseBytes = 65_536;
/** Steps of a colour (0 to 255) between two decodings that are no rounding any more. */
const visible = 16;

/**
 * True when one edge of a decoded JPEG is nothing but the grey that decoders put where data is missing. The header walk
 * finds files that were cut off; this finds those that may have been cut off and closed again with an end mark. Which
 * edge it is depends on how the picture was turned.
 */
export function hasGreyEdge(canvas: OffscreenCanvas): boolean {
  const { width, height } = canvas;
  if (Math.min(width, height) <= strip) return false;
  const context = contextOf(canvas);
  const edges = [
    [0, height - strip, width, strip],
    [width - strip, 0, strip, height],
    [0, 0, width, strip],
    [0, 0, strip, height],
  ] as const;
  return edges.some(([x, y, across, down]) => isDecoderGrey(context.getImageData(x, y, across, down).data));
}

/** True when every pixel (RGBA bytes) is within one step of the middle grey. */
export function isDecoderGrey(data: Uint8ClampedArray): boolean {
  for (let at = 0; at < data.length; at += 4) {
    for (let channel = 0; channel < 3; channel += 1) {
      if (Math.abs((data[at + channel] ?? 0) - grey) > 1) return false;
    }
  }
  return data.length > 0;
}

/**
 * The same JPEG with nonsense in front of its end mark, to tell a grey backdrop from missing data: a decoder that has
 * all of the picture passes over it, one that lacks some draws it. Null without an end mark.
 */
export function withMoreData(jpeg: Uint8Array): Uint8Array<ArrayBuffer> | null {
  let end = jpeg.lastIndexOf(0xd9);
  while (end > 0 && jpeg[end - 1] !== 0xff) end = jpeg.lastIndexOf(0xd9, end - 1);
  if (end <= 0) return null;
  const more = new Uint8Array(jpeg.length + nonsenseBytes);
  more.set(jpeg.subarray(0, end - 1));
  let seed = 1;
  for (let at = end - 1; at < end - 1 + nonsenseBytes; at += 1) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    // Never 0xff, which would begin a marker.
    more[at] = (seed >>> 16) % 255;
  }
  more.set(jpeg.subarray(end - 1), end - 1 + nonsenseBytes);
  return more;
}

/** True when the two pictures (RGBA bytes) can be told apart. */
export function differ(a: Uint8ClampedArray, b: Uint8ClampedArray): boolean {
  return a.length !== b.length || a.some((value, at) => Math.abs(value - (b[at] ?? 0)) > visible);
}
