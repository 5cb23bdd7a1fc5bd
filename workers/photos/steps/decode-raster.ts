import type { PhotoHeader } from '#domain/photo/header/read-header.ts';
import { fitInside, type PixelSize, preparedSide } from '#domain/photo/photo-rules.ts';
import { bitmapPicture, type Picture } from './picture.ts';
import { decodedSize } from './turn.ts';

/**
 * Decodes to about the target size, so that 48 megapixels are never in memory at once; this takes a third of the
 * memory of a full decode. Returns null when the browser has no ImageDecoder for the format, or when it does not
 * apply the container's rotation.
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

/** Null for a square, whose sides do not show a rotation. */
function isLandscape({ width, height }: PixelSize): boolean | null {
  return width === height ? null : width > height;
}

/** Decodes with createImageBitmap, which every current browser supports. */
export async function decodeWithImageBitmap(blob: Blob): Promise<Picture | null> {
  if (typeof createImageBitmap === 'undefined') return null;
  return bitmapPicture(await createImageBitmap(blob, { imageOrientation: 'from-image' }));
}
