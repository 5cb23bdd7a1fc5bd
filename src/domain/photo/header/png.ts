import type { ByteView } from './byte-view.ts';
import { crc32 } from './crc32.ts';
import { readExif } from './exif.ts';
import { type ImageHeader, plainHeader } from './image-header.ts';

const silentChunks = [
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'sBIT',
  'bKGD',
  'pHYs',
];

const pictureChunks = ['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS'];

/**
 * Reads the chunks of a PNG up to IEND. A wrong checksum of an image chunk makes the file incomplete: browsers draw
 * such a file as far as possible and report no error.
 */
export function readPng(view: ByteView): ImageHeader {
  let header: ImageHeader = { ...plainHeader, format: 'png', complete: false };
  let isSound = true;
  let at = 8;
  while (at + 12 <= view.length) {
    const length = view.u32(at) ?? 0;
    const type = view.text(at + 4, 4);
    header = readChunk(header, type, view.part(at + 8, at + 8 + length));
    if (pictureChunks.includes(type)) isSound &&= isChecked(view, at, length);
    at += 12 + length;
    if (type !== 'IEND') continue;
    const trailing = at < view.length;
    return { ...header, complete: isSound && at <= view.length, hasMetadata: header.hasMetadata || trailing };
  }
  return header;
}

function isChecked(view: ByteView, at: number, length: number): boolean {
  return view.u32(at + 8 + length) === crc32(view.part(at + 4, at + 8 + length).bytes);
}

function readChunk(header: ImageHeader, type: string, body: ByteView): ImageHeader {
  if (type === 'IHDR') {
    const [width, height, colorType] = [body.u32(0), body.u32(4), body.u8(9)];
    const hasAlpha = colorType === 4 || colorType === 6;
    return width && height ? { ...header, stored: { width, height }, hasAlpha } : header;
  }
  if (type === 'tRNS') return { ...header, hasAlpha: true };
  if (type === 'eXIf') return { ...header, hasMetadata: true, ...readExif(body) };
  if (type === 'acTL') return { ...header, animated: true };
  return silentChunks.includes(type) ? header : { ...header, hasMetadata: true };
}
