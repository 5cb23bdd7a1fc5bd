import type { ByteView } from './byte-view.ts';
import { exifOrientation } from './exif.ts';
import { type ImageHeader, plainHeader } from './image-header.ts';

const endOfImage = 0xd9;
const startOfScan = 0xda;

interface Walk {
  header: ImageHeader;
  at: number;
}

/**
 * Walks a JPEG marker by marker up to its end mark. A file whose end mark is missing was cut off; what lies behind the
 * end mark (other pictures, film, a maker's notes) counts as metadata.
 */
export function readJpeg(view: ByteView): ImageHeader {
  const walk: Walk = { header: { ...plainHeader, format: 'jpeg', complete: false }, at: 2 };
  while (walk.at < view.length) {
    const marker = nextMarker(view, walk);
    if (marker === null) break;
    if (marker === endOfImage) {
      const trailing = walk.at < view.length;
      return { ...walk.header, complete: true, hasMetadata: walk.header.hasMetadata || trailing };
    }
    if (standsAlone(marker)) continue;
    const length = view.u16(walk.at);
    if (length === null || length < 2 || walk.at + length > view.length) break;
    walk.header = readSegment(walk.header, marker, view.part(walk.at + 2, walk.at + length));
    walk.at += length;
    if (marker === startOfScan) skipScan(view, walk);
  }
  return walk.header;
}

function nextMarker(view: ByteView, walk: Walk): number | null {
  if (view.u8(walk.at) !== 0xff) return null;
  while (view.u8(walk.at) === 0xff) walk.at += 1;
  const marker = view.u8(walk.at);
  walk.at += 1;
  return marker === 0 ? null : marker;
}

/** Markers without a length: the start mark, restart marks and the historical TEM. */
function standsAlone(marker: number): boolean {
  return marker === 0x01 || marker === 0xd8 || isRestart(marker);
}

function isRestart(marker: number): boolean {
  return marker >= 0xd0 && marker <= 0xd7;
}

function readSegment(header: ImageHeader, marker: number, body: ByteView): ImageHeader {
  if (isFrame(marker)) {
    const [height, width, components] = [body.u16(1), body.u16(3), body.u8(5)];
    return width && height ? { ...header, stored: { width, height }, components } : header;
  }
  if (marker === 0xe1 && body.text(0, 6) === 'Exif\0\0') {
    return { ...header, hasMetadata: true, orientation: exifOrientation(body.part(6, body.length)) };
  }
  return saysMore(marker, body) ? { ...header, hasMetadata: true } : header;
}

/** SOF0 to SOF15 but not the tables (DHT, JPG, DAC) that share their range. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

/** Application data and comments, but for those that say how to read the colours: JFIF, ICC profile and Adobe. */
function saysMore(marker: number, body: ByteView): boolean {
  if (marker === 0xfe) return true;
  if (marker < 0xe0 || marker > 0xef) return false;
  if (marker === 0xe0) return body.text(0, 5) !== 'JFIF\0';
  if (marker === 0xe2) return body.text(0, 12) !== 'ICC_PROFILE\0';
  return !(marker === 0xee && body.text(0, 5) === 'Adobe');
}

/** Skips the packed picture data of a scan, up to the next real marker. */
function skipScan(view: ByteView, walk: Walk): void {
  for (;;) {
    const at = view.bytes.indexOf(0xff, walk.at);
    const next = at < 0 ? null : view.u8(at + 1);
    if (next === null) {
      walk.at = view.length;
      return;
    }
    if (next !== 0 && next !== 0xff && !isRestart(next)) {
      walk.at = at;
      return;
    }
    walk.at = next === 0xff ? at + 1 : at + 2;
  }
}
