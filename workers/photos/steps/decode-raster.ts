import type { PhotoHeader } from '#domain/photo/header/read-header.ts';
import { fitInside, type PixelSize, preparedSide } from '#domain/photo/photo-rules.ts';
import { bitmapPicture, type Picture } from './picture.ts';
import { decodedSize } from './turn.ts';

/**
 * Decodes to little more than the wanted size, so that 48 megapixels never stand in memory at once (stack.md: a third
 * of the memory of a plain decode). Null where the browser has no ImageDecoder for the format, or where that leaves the
 * turn of a container out.
 */
export async function decodeWithImageDecoder(blob: Blob, header: PhotoHeader): Promise<Picture | null> {
  if (typeof ImageDecoder === 'undefined') return null;
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
    if (isLandscape(size) === isLandscape(decodedSize(header))) return picture;
    picture.close();
    return null;
  } finally {
    decoder.close();
  }
}

/** Null for a square, which lies as it stands. */
function isLandscape({ width, height }: PixelSize): boolean | null {
  return width === height ? null : width > height;
}

/** The way that every current browser has. */
export async function decodeWithImageBitmap(blob: Blob): Promise<Picture | null> {
  if (typeof createImageBitmap === 'undefined') return null;
  return bitmapPicture(await createImageBitmap(blob, { imageOrientation: 'from-image' }));
}
