import { conversionToSrgb, type PixelConversion } from '#domain/photo/color/to-srgb.ts';
import type { PhotoHeader } from '#domain/photo/header/read-header.ts';
import type { HeicDecoderChoice } from '../contract.ts';
import { decodeWithLibheif } from './libheif.ts';
import { bitmapPicture, canvasPicture, contextOf, type Picture } from './picture.ts';

type Decoder = Exclude<HeicDecoderChoice, 'auto'>;

export interface DecodedHeic {
  readonly picture: Picture;
  readonly way: Decoder;
}

const decoders: Record<Decoder, (blob: Blob, toSrgb: PixelConversion | null) => Promise<Picture | null>> = {
  // The browser converts the colours itself; another conversion would be wrong.
  native: async (blob) => bitmapPicture(await createImageBitmap(blob, { imageOrientation: 'from-image' })),
  libheif: async (blob, toSrgb) => (toSrgb === null ? null : decodeWithLibheif(blob, toSrgb)),
  heic_to: async (blob, toSrgb) => (toSrgb === null ? null : decodeWithHeicTo(blob, toSrgb)),
};

/**
 * Decodes with the browser's own decoder where there is one (Safari), else libheif as WebAssembly, else heic-to where
 * WebAssembly is disabled (PWA-013). All of them apply the container's rotation. Returns null when none could open
 * the file, or when only the server can convert its colours.
 */
export async function decodeHeic(
  blob: Blob,
  header: PhotoHeader,
  way: HeicDecoderChoice,
): Promise<DecodedHeic | null> {
  const order: readonly Decoder[] = way === 'auto' ? ['native', 'libheif', 'heic_to'] : [way];
  const toSrgb = header.color === null ? () => undefined : conversionToSrgb(header.color);
  for (const name of order) {
    try {
      const picture = await decoders[name](blob, toSrgb);
      if (picture !== null) return { picture, way: name };
    } catch {
      // Try the next decoder; null is returned when all have failed.
    }
  }
  return null;
}

/** Uses asm.js instead of WebAssembly: twice the time and memory, but it works where WebAssembly is disabled. */
async function decodeWithHeicTo(blob: Blob, toSrgb: PixelConversion): Promise<Picture> {
  const { heicTo } = await import('heic-to/csp');
  const bitmap = await heicTo({ blob, type: 'bitmap' });
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = contextOf(canvas, true);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  toSrgb(pixels.data);
  context.putImageData(pixels, 0, 0);
  return canvasPicture(canvas);
}
