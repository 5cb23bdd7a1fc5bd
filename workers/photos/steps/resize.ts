import { fitInside, type PixelSize, paperColor } from '#domain/photo/photo-rules.ts';
import { contextOf, type Picture } from './picture.ts';
import { turnMatrix } from './turn.ts';

/** The size of an image when upright, and the EXIF orientation that still has to be applied. */
export interface Standing {
  readonly upright: PixelSize;
  readonly turn: number;
}

/**
 * Draws an image on the shop's background colour, rotated and scaled to a longer side of at most `side` pixels; never
 * enlarged. JPEG has no transparency, so transparent pixels would become black without the background. `upright` is
 * the full size of the image: an image that the decoder has already scaled can be off by one pixel.
 */
export function drawInside(picture: Picture, { upright, turn }: Standing, side: number): OffscreenCanvas {
  const { width, height } = fitInside(upright, side);
  const canvas = new OffscreenCanvas(width, height);
  const context = contextOf(canvas);
  context.fillStyle = paperColor;
  context.fillRect(0, 0, width, height);
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  const stored = turn >= 5 ? { width: height, height: width } : { width, height };
  context.transform(...turnMatrix(turn, stored));
  context.drawImage(picture.source, 0, 0, stored.width, stored.height);
  return canvas;
}
