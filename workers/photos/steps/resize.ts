import { fitInside, type PixelSize, paperColor } from '#domain/photo/photo-rules.ts';
import { contextOf, type Picture } from './picture.ts';
import { turnMatrix } from './turn.ts';

/** How large a picture is once it stands upright, and the EXIF orientation that is still to be applied to it. */
export interface Standing {
  readonly upright: PixelSize;
  readonly turn: number;
}

/**
 * Draws a picture onto the shop's paper, turned, its longer side brought within `side` pixels; never enlarged. Paper,
 * because a JPEG has no transparency and would show black. `upright` is the whole picture's size: a decoder that already
 * made it smaller may be off by a pixel.
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
