import type { PixelSize } from '#domain/photo/photo-rules.ts';

/** A decoded image. `close` releases its memory immediately: an image of 48 megapixels takes 195 MB. */
export interface Picture extends PixelSize {
  readonly source: ImageBitmap | VideoFrame | OffscreenCanvas;
  close(): void;
}

export function bitmapPicture(bitmap: ImageBitmap): Picture {
  return { source: bitmap, width: bitmap.width, height: bitmap.height, close: () => bitmap.close() };
}

export function canvasPicture(canvas: OffscreenCanvas): Picture {
  return { source: canvas, width: canvas.width, height: canvas.height, close: () => undefined };
}

/** Returns the 2d context of a canvas. Throws only when the browser has no memory left for canvases. */
export function contextOf(canvas: OffscreenCanvas, alpha = false): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { alpha });
  if (context === null) {
    throw new Error(`no 2d context for a canvas of ${canvas.width} by ${canvas.height} pixels`);
  }
  return context;
}
