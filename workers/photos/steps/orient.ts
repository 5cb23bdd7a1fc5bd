import type { PhotoHeader } from '#domain/photo/header/read-header.ts';
import type { PixelSize } from '#domain/photo/photo-rules.ts';
import { contextOf, type Picture } from './picture.ts';

/** True when the picture lies the way the header wants it; a square one shows no difference. */
export function isUpright(picture: PixelSize, header: PhotoHeader): boolean {
  const { width, height } = header.upright;
  return width === height || picture.width > picture.height === width > height;
}

/**
 * Browsers turn a picture while decoding it; this is for those that do not. Only a quarter turn can be seen from the
 * outside (the sides are exchanged), and it is done here at most once.
 */
export function orient(picture: Picture, header: PhotoHeader): Picture {
  if (isUpright(picture, header)) return picture;
  const canvas = new OffscreenCanvas(picture.height, picture.width);
  const context = contextOf(canvas, true);
  context.transform(...quarterTurn(header.orientation, picture));
  context.drawImage(picture.source, 0, 0);
  picture.close();
  return { source: canvas, width: canvas.width, height: canvas.height, close: () => undefined };
}

type Matrix = [number, number, number, number, number, number];

/** The canvas matrix of the EXIF orientations 5 to 8, for a picture of the stored size. */
export function quarterTurn(orientation: number, { width, height }: PixelSize): Matrix {
  switch (orientation) {
    case 5:
      return [0, 1, 1, 0, 0, 0];
    case 6:
      return [0, 1, -1, 0, height, 0];
    case 7:
      return [0, -1, -1, 0, height, width];
    default:
      return [0, -1, 1, 0, 0, width];
  }
}
