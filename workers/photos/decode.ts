import type { PhotoHeader } from '#domain/photo/header/read-header.ts';
import type { PreparedPhoto, PrepareOptions, RasterDecoderChoice } from './contract.ts';
import { decodeHeic } from './steps/decode-heic.ts';
import { decodeWithImageBitmap, decodeWithImageDecoder } from './steps/decode-raster.ts';
import { decodeWithLibrary } from './steps/library.ts';
import type { Picture } from './steps/picture.ts';
import { blobOf, type SniffedFile } from './steps/sniff.ts';
import { takeTurnOut } from './steps/turn.ts';

export interface Decoded {
  readonly picture: Picture;
  readonly way: PreparedPhoto['way'];
}

type RasterDecoder = Exclude<RasterDecoderChoice, 'auto'>;

const rasterDecoders: Record<RasterDecoder, (blob: Blob, header: PhotoHeader) => Promise<Picture | null>> = {
  image_decoder: decodeWithImageDecoder,
  image_bitmap: decodeWithImageBitmap,
  library: decodeWithLibrary,
};

/**
 * Decodes a file with the first decoder that succeeds. EXIF orientation is not applied. Returns null when all
 * decoders fail.
 */
export async function decode(file: SniffedFile, options: PrepareOptions): Promise<Decoded | null> {
  takeTurnOut(file.header, file.bytes);
  const blob = blobOf(file);
  if (file.header.format === 'heic') return decodeHeic(blob, file.header, options.heic);
  const order: readonly RasterDecoder[] =
    options.raster === 'auto' ? ['image_decoder', 'image_bitmap', 'library'] : [options.raster];
  for (const way of order) {
    try {
      const picture = await rasterDecoders[way](blob, file.header);
      if (picture !== null) return { picture, way };
    } catch {
      // Try the next decoder; null is returned when all have failed.
    }
  }
  return null;
}
