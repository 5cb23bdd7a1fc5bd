import type { PhotoHeader } from '#domain/photo/header/read-header.ts';
import { fitInside, preparedSide } from '#domain/photo/photo-rules.ts';
import { isUpright } from './orient.ts';
import { bitmapPicture, type Picture } from './picture.ts';

/**
 * Decodes to little more than the wanted size, so that 48 megapixels never stand in memory at once (stack.md: a third
 * of the memory of a plain decode). Null where the browser has no ImageDecoder, or where it cannot be trusted with
 * the turn: mirrors and half turns do not show in the sides, so those go the other way.
 */
export async function decodeWithImageDecoder(blob: Blob, header: PhotoHeader): Promise<Picture | null> {
  if (typeof ImageDecoder === 'undefined' || [2, 3, 4].includes(header.orientation)) return null;
  if (!(await ImageDecoder.isTypeSupported(blob.type))) return null;
  const wanted = fitInside(header.stored, preparedSide);
  const decoder = new ImageDecoder({
    data: await blob.arrayBuffer(),
    type: blob.type,
    desiredWidth: wanted.width,
    desiredHeight: wanted.height,
  });
  try {
    const { image } = await decoder.decode();
    const size = { width: image.displayWidth, height: image.displayHeight };
    const picture: Picture = { source: image, ...size, close: () => image.close() };
    if (isUpright(size, header)) return picture;
    picture.close();
    return null;
  } finally {
    decoder.close();
  }
}

/** The way that every current browser has; the turn of EXIF is applied by the browser. */
export async function decodeWithImageBitmap(blob: Blob): Promise<Picture | null> {
  if (typeof createImageBitmap === 'undefined') return null;
  return bitmapPicture(await createImageBitmap(blob, { imageOrientation: 'from-image' }));
}
