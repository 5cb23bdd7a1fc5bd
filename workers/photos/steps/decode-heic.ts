import type { HeicWay } from '../contract.ts';
import { decodeWithLibheif } from './libheif.ts';
import { bitmapPicture, type Picture } from './picture.ts';

type Decoder = Exclude<HeicWay, 'auto'>;

export interface DecodedHeic {
  readonly picture: Picture;
  readonly way: Decoder;
}

const decoders: Record<Decoder, (blob: Blob) => Promise<Picture>> = {
  native: async (blob) => bitmapPicture(await createImageBitmap(blob, { imageOrientation: 'from-image' })),
  libheif: decodeWithLibheif,
  heic_to: decodeWithHeicTo,
};

/**
 * The browser's own decoder where there is one (Safari), else libheif as WebAssembly, else heic-to where WebAssembly is
 * off (PWA-013). All apply the turn of the container, once. Null when none could open the file.
 */
export async function decodeHeic(blob: Blob, way: HeicWay): Promise<DecodedHeic | null> {
  const order: readonly Decoder[] = way === 'auto' ? ['native', 'libheif', 'heic_to'] : [way];
  for (const name of order) {
    try {
      return { picture: await decoders[name](blob), way: name };
    } catch {
      // The next decoder may manage; that none did is the answer below.
    }
  }
  return null;
}

/** Asm.js instead of WebAssembly: twice the time and memory, but it runs where WebAssembly may not. */
async function decodeWithHeicTo(blob: Blob): Promise<Picture> {
  const { heicTo } = await import('heic-to/csp');
  return bitmapPicture(await heicTo({ blob, type: 'bitmap' }));
}
