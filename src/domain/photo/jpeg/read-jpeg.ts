import type { ByteView } from '../header/byte-view.ts';
import { readExif } from '../header/exif.ts';
import { type ImageHeader, plainHeader } from '../header/image-header.ts';
import { endOfImage, isFrame, type JpegSegment, jpegSegments } from './segments.ts';

/** The length in bytes of a JFIF segment without a thumbnail. */
const plainJfif = 14;

/**
 * Reads the markers of a JPEG up to its end marker. A file without one is truncated. Everything after the end marker
 * (further images, video, maker notes) counts as metadata.
 */
export function readJpeg(view: ByteView): ImageHeader {
  let header: ImageHeader = { ...plainHeader, format: 'jpeg', complete: false };
  const profile: Uint8Array[] = [];
  for (const segment of jpegSegments(view)) {
    header = readSegment(header, segment);
    if (isProfile(segment)) profile.push(segment.body.part(14, segment.body.length).bytes);
    if (segment.marker !== endOfImage) continue;
    const hasMetadata = header.hasMetadata || segment.end < view.length;
    header = { ...header, complete: true, hasMetadata };
  }
  return profile.length === 0 ? header : { ...header, color: { kind: 'icc', profile: joined(profile) } };
}

function readSegment(header: ImageHeader, { marker, body }: JpegSegment): ImageHeader {
  if (isFrame(marker)) {
    const [height, width, components] = [body.u16(1), body.u16(3), body.u8(5)];
    return width && height ? { ...header, stored: { width, height }, components } : header;
  }
  if (marker === 0xe1 && body.text(0, 6) === 'Exif\0\0') {
    return { ...header, hasMetadata: true, ...readExif(body.part(6, body.length)) };
  }
  return mayHaveMore(marker, body) ? { ...header, hasMetadata: true } : header;
}

/**
 * Whether a segment is metadata: application data and comments, except those that define the colours (JFIF, ICC
 * profile, Adobe).
 */
function mayHaveMore(marker: number, body: ByteView): boolean {
  if (marker === 0xfe) return true;
  if (marker < 0xe0 || marker > 0xef) return false;
  return !isNeeded(marker, body) && !isProfile({ marker, body });
}

/**
 * Whether the pixels would be decoded wrongly without this application data: JFIF without a thumbnail, and Adobe's
 * colour transform.
 */
export function isNeeded(marker: number, body: ByteView): boolean {
  if (marker === 0xe0) return body.text(0, 5) === 'JFIF\0' && body.length === plainJfif;
  return marker === 0xee && body.text(0, 5) === 'Adobe';
}

/** Whether a segment is part of an ICC profile. A profile larger than a segment continues in the next ones. */
function isProfile({ marker, body }: Pick<JpegSegment, 'marker' | 'body'>): boolean {
  return marker === 0xe2 && body.text(0, 12) === 'ICC_PROFILE\0';
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const [first] = parts;
  if (first !== undefined && parts.length === 1) return first;
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
