import sharp from 'sharp';
import type { Rgb } from './border-colors.ts';

/** A WebP of the picture that is as opaque as `outline` says; its edge is made as fine as the larger picture. */
export async function laidOver(picture: Rgb, outline: Rgb): Promise<Buffer> {
  const { data, width, height } = picture;
  const alpha = await sharp(outline.data, {
    raw: { width: outline.width, height: outline.height, channels: 1 },
  })
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return await sharp(data, { raw: { width, height, channels: 3 } })
    .joinChannel(alpha, { raw: { width, height, channels: 1 } })
    .webp({ quality: 80, alphaQuality: 100 })
    .toBuffer();
}
