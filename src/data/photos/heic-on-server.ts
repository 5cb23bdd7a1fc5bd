import { request } from '#src/data/graphql/client.ts';
import { session$ } from '#src/platform/session/session.ts';
import { fromBase64, toBase64 } from './base64.ts';
import { ConvertHeicToJpegDocument } from './convert-heic.gen.ts';

/** The largest HEIC that the server converts, in bytes. */
const largest = 8 * 1024 * 1024;

/**
 * Lets the server convert a HEIC to JPEG (IMG-011), for devices without a HEIC decoder. Null when it cannot; the
 * original is used then (IMG-008).
 */
export async function convertHeicOnServer(file: Blob, signal: AbortSignal): Promise<Blob | null> {
  if (file.size > largest || session$.value === null) return null;
  try {
    const variables = { b64Image: await toBase64(file) };
    const { convertHeicToJpeg: answer } = await request(ConvertHeicToJpegDocument, variables, { signal });
    return answer.__typename === 'ConvertedImage' ? fromBase64(answer.b64Image, 'image/jpeg') : null;
  } catch {
    signal.throwIfAborted();
    return null;
  }
}
