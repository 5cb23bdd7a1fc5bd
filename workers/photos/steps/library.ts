import type { PhotoHeader } from '#domain/photo/header/read-header.ts';
import type { Picture } from './picture.ts';

/**
 * browser-image-compression (PWA-012), for browsers in which the direct way does not run: it knows the canvas limits of
 * each. Its own steps are called instead of its all-in-one function, which would start a worker with code from a public
 * network, and would lower the quality by steps of its own wherever the JPEG came out larger than the original.
 */
export async function decodeWithLibrary(blob: Blob, header: PhotoHeader): Promise<Picture> {
  const library = await load();
  const file = new File([blob], `photo.${header.format}`, { type: blob.type });
  // Told JPEG, the library would lay a transparent picture on white; told PNG, it leaves that to the shop's paper.
  const [, drawn] = await library.drawFileInCanvas(file, { fileType: 'image/png' });
  const canvas = drawn as unknown as OffscreenCanvas;
  return { source: canvas, width: canvas.width, height: canvas.height, close: () => shrink(canvas) };
}

/** A canvas as JPEG at one quality, written by the library. */
export async function encodeWithLibrary(canvas: OffscreenCanvas, quality: number): Promise<Blob> {
  const library = await load();
  const drawn = canvas as unknown as Parameters<typeof library.canvasToFile>[0];
  return library.canvasToFile(drawn, 'image/jpeg', 'photo.jpg', 0, quality);
}

async function load() {
  return (await import('browser-image-compression')).default;
}

/** Safari gives the memory of a canvas back only once it has no pixels. */
function shrink(canvas: OffscreenCanvas): void {
  canvas.width = 0;
  canvas.height = 0;
}
