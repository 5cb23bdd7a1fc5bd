import { preparedBytesLimit, qualitySteps } from '#domain/photo/photo-rules.ts';

export interface Encoded {
  readonly blob: Blob;
  readonly quality: number;
}

/**
 * Tries the quality steps 0.8, 0.7, 0.6, 0.5, 0.4 until the result is at most 3,145,728 bytes; what 0.4 gives is taken
 * as it is (IMG-003, IMG-004, IMG-005). `encode` makes the JPEG at one quality; `onStep` hears how many were tried.
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
  if (result === null) throw new Error('there are no quality steps');
  return result;
}

/** A canvas as JPEG. What a browser writes holds pixels alone: no camera, no place (GPS). */
export async function canvasToJpeg(canvas: OffscreenCanvas, quality: number): Promise<Blob> {
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  if (blob.type !== 'image/jpeg') throw new Error('the browser cannot write JPEG');
  return blob;
}
