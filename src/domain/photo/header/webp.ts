import type { PixelSize } from '../photo-rules.ts';
import type { ByteView } from './byte-view.ts';
import { readExif } from './exif.ts';
import { type ImageHeader, plainHeader } from './image-header.ts';

const alphaFlag = 0x10;
const animationFlag = 0x02;

/** Reads the chunks of a WebP file. The length in its first bytes shows whether it is complete. */
export function readWebp(view: ByteView): ImageHeader {
  const end = (view.u32(4, true) ?? 0) + 8;
  let header: ImageHeader = {
    ...plainHeader,
    format: 'webp',
    complete: view.length >= end,
    hasMetadata: view.length > end,
  };
  let at = 12;
  while (at + 8 <= view.length && at < end) {
    const length = view.u32(at + 4, true) ?? 0;
    header = readChunk(header, view.text(at, 4), view.part(at + 8, at + 8 + length));
    at += 8 + length + (length % 2);
  }
  return header;
}

function readChunk(header: ImageHeader, type: string, body: ByteView): ImageHeader {
  if (type === 'VP8X') {
    const flags = body.u8(0) ?? 0;
    const stored = sized(plusOne(body.u24(4, true)), plusOne(body.u24(7, true)));
    return { ...header, stored, hasAlpha: (flags & alphaFlag) > 0, animated: (flags & animationFlag) > 0 };
  }
  if (type === 'VP8 ') return { ...header, stored: header.stored ?? lossySize(body) };
  if (type === 'VP8L') return readLossless(header, body);
  if (type === 'EXIF') return { ...header, hasMetadata: true, ...readExif(exifBody(body)) };
  if (type === 'XMP ') return { ...header, hasMetadata: true };
  return header;
}

function lossySize(body: ByteView): PixelSize | null {
  const [width, height] = [body.u16(6, true), body.u16(8, true)];
  return sized(width === null ? null : width & 0x3fff, height === null ? null : height & 0x3fff);
}

function readLossless(header: ImageHeader, body: ByteView): ImageHeader {
  const bits = body.u32(1, true);
  if (bits === null) return header;
  const stored = header.stored ?? sized((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
  return { ...header, stored, hasAlpha: header.hasAlpha || ((bits >>> 28) & 1) === 1 };
}

/** Some encoders write the JPEG prefix before the TIFF block. */
function exifBody(body: ByteView): ByteView {
  return body.text(0, 6) === 'Exif\0\0' ? body.part(6, body.length) : body;
}

function plusOne(value: number | null): number | null {
  return value === null ? null : value + 1;
}

function sized(width: number | null, height: number | null): PixelSize | null {
  return width && height ? { width, height } : null;
}
