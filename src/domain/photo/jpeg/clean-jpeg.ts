import { ByteView } from '../header/byte-view.ts';
import { isNeeded } from './read-jpeg.ts';
import { endOfImage, isFrame, jpegSegments, startOfScan } from './segments.ts';

/** The markers needed besides the frame: tables, restart interval, number of lines, scans and the end marker. */
const pictureMarkers: readonly number[] = [0xc4, 0xdb, 0xdd, 0xdc, startOfScan, endOfImage];

/**
 * Returns a JPEG with the same entropy-coded data and no metadata: camera data, location, comments, the ICC profile
 * and everything after the end marker are removed. The caller ensures that the image is upright and in sRGB without
 * them. Returns null for a file without an end marker.
 */
export function cleanJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const parts: Uint8Array[] = [bytes.subarray(0, 2)];
  let isWhole = false;
  for (const { marker, body, start, end } of jpegSegments(new ByteView(bytes))) {
    isWhole = marker === endOfImage;
    const isPicture = isFrame(marker) || pictureMarkers.includes(marker);
    if (isPicture || isNeeded(marker, body)) parts.push(bytes.subarray(start, end));
  }
  if (!isWhole) return null;
  const clean = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    clean.set(part, at);
    at += part.length;
  }
  return clean;
}
