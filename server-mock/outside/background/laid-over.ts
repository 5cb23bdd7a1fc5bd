import sharp from 'sharp';
import type { Rgb } from './border-colors.ts';

/** Encodes the picture as a WebP with `outline` as its alpha channel, upscaled with smooth edges. */
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
