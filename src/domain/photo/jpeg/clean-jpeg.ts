import { ByteView } from '../header/byte-view.ts';
import { isNeeded } from './read-jpeg.ts';
import { endOfImage, isFrame, jpegSegments, startOfScan } from './segments.ts';

/** Beside the frame: tables, the restart interval, the number of lines, scans and the end. */
const pictureMarkers: readonly number[] = [0xc4, 0xdb, 0xdd, 0xdc, startOfScan, endOfImage];

/**
 * A JPEG with its pixels bit for bit and nothing else: without the camera's data, the place, comments, an ICC profile and
 * what lies behind the end mark. The caller sees to it that the picture is upright and in sRGB without them. Null for a
 * file without an end mark.
 */
export function cleanJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let isWhole = false;
  for (const { marker, body, start, end } of jpegSegments(new ByteView(bytes))) {
    isWhole = marker === endOfImage;
    const isPicture = isFrame(marker) || pictureMarkers.includes(marker);
    if (isPicture || isNeeded(marker, body)) kept.push(bytes.subarray(start, end));
  }
  if (!isWhole) return null;
  const clean = new Uint8Array(kept.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of kept) {
    clean.set(part, at);
    at += part.length;
  }
  return clean;
}
