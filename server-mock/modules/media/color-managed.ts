import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import type { ColorSource } from '#domain/photo/color/color-source.ts';
import { conversionToSrgb } from '#domain/photo/color/to-srgb.ts';
import type { Pixels } from './heic-thread.ts';

/** The size in bytes of a PNG signature and the first chunk, IHDR. */
const pngStart = 33;

/** Returns decoded pixels, whose colours are not converted yet, as an image with known colours. */
export async function colorManaged(pixels: Pixels, color: ColorSource | null): Promise<Sharp> {
  const { data, width, height } = pixels;
  if (color?.kind === 'nclx') conversionToSrgb(color)?.(data);
  const plain = sharp(data, { raw: { width, height, channels: 4 } });
  return color?.kind === 'icc' ? sharp(await withProfile(plain, color.profile)) : plain;
}

/**
 * Raw pixels cannot carry an ICC profile into libvips. An uncompressed PNG can, and lcms then converts any profile.
 */
async function withProfile(picture: Sharp, profile: Uint8Array): Promise<Buffer> {
  const png = await picture.png({ compressionLevel: 0 }).toBuffer();
  const chunk = Buffer.concat([Buffer.from('iCCPphoto\0\0', 'latin1'), deflateSync(profile)]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(chunk.length - 4);
  checksum.writeUInt32BE(crc32(chunk));
  return Buffer.concat([png.subarray(0, pngStart), length, chunk, checksum, png.subarray(pngStart)]);
}
