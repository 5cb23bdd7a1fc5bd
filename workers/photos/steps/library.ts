import type { PhotoHeader } from '#domain/photo/header/read-header.ts';
import type { Picture } from './picture.ts';

/**
 * Decodes with browser-image-compression (PWA-012), for browsers in which the other decoders fail: it knows the
 * canvas limits of each browser. Its individual steps are called instead of its main function, which would start a
 * worker with a script from a public CDN, and would lower the quality in steps of its own whenever the JPEG is larger
 * than the original.
 */
export async function decodeWithLibrary(blob: Blob, header: PhotoHeader): Promise<Picture> {
  const library = await load();
  const file = new File([blob], `photo.${header.format}`, { type: blob.type });
  // With type JPEG the library would draw a transparent image on white. With PNG the transparency is kept, so that
  // the shop's background colour is used later.
  const [, drawn] = await library.drawFileInCanvas(file, { fileType: 'image/png' });
  // The library's types name the canvas of a page, which a worker does not have.
  const canvas: object = drawn;
  if (!(canvas instanceof OffscreenCanvas)) throw new Error('the library drew on no canvas of the worker');
  return { source: canvas, width: canvas.width, height: canvas.height, close: () => shrink(canvas) };
}

/** Encodes a canvas as JPEG at one quality with the library. */
export async function encodeWithLibrary(canvas: OffscreenCanvas, quality: number): Promise<Blob> {
  const library: object = await load();
  if (!writesOffscreen(library)) throw new Error('the library writes no canvas of the worker');
  return library.canvasToFile(canvas, 'image/jpeg', 'photo.jpg', 0, quality);
}

interface OffscreenWriter {
  canvasToFile(
    canvas: OffscreenCanvas,
    type: string,
    name: string,
    modified: number,
    quality: number,
  ): Promise<File>;
}

/** The library writes both kinds of canvas, but its types name only that of a page. */
function writesOffscreen(library: object): library is OffscreenWriter {
  return 'canvasToFile' in library;
}

async function load() {
  return (await import('browser-image-compression')).default;
}

/** Safari releases the memory of a canvas only when its size is 0. */
function shrink(canvas: OffscreenCanvas): void {
  canvas.width = 0;
  canvas.height = 0;
}
