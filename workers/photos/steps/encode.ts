import { preparedBytesLimit, qualitySteps } from '#domain/photo/photo-rules.ts';

export interface Encoded {
  readonly blob: Blob;
  readonly quality: number;
}

/**
 * Tries the quality steps 0.8, 0.7, 0.6, 0.5 and 0.4 until the result has at most 3,145,728 bytes. The result of 0.4
 * is used in any case (IMG-003, IMG-004, IMG-005). `encode` creates the JPEG at one quality; `onStep` receives the
 * number of steps tried.
 */
export async function encodeWithinLimit(
  encode: (quality: number) => Promise<Blob>,
  onStep: (tried: number) => void = () => undefined,
): Promise<Encoded> {
  let result: Encoded | null = null;
  for (const [tried, quality] of qualitySteps.entries()) {
    onStep(tried);
    result = { blob: await encode(quality), quality };
    if (result.blob.size <= preparedBytesLimit) break;
  }
  if (result === null) throw new Error('a photo was not encoded: there are no quality steps');
  return result;
}

/** Encodes a canvas as JPEG. The result contains no metadata, neither camera data nor location (GPS). */
export async function canvasToJpeg(canvas: OffscreenCanvas, quality: number): Promise<Blob> {
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  if (blob.type !== 'image/jpeg')
    throw new Error(`the browser encoded a photo as ${blob.type} instead of image/jpeg`);
  return blob;
}
