import { request } from '#src/data/graphql/client.ts';
import { session$ } from '#src/platform/session/session.ts';
import { ConvertHeicToJpegDocument } from './convert-heic.gen.ts';

/** Bytes of a HEIC that the server still converts. */
const largest = 8 * 1024 * 1024;

/**
 * Has the server turn a HEIC into a JPEG (IMG-011), for devices without any decoder for it. Null when it cannot: the
 * original is used then (IMG-008). Base64 travels here alone, as the call's shape demands it.
 */
export async function convertHeicOnServer(file: Blob, signal: AbortSignal): Promise<Blob | null> {
  if (file.size > largest || session$.value === null) return null;
  try {
    const variables = { b64Image: await toBase64(file) };
    const { convertHeicToJpeg: answer } = await request(ConvertHeicToJpegDocument, variables, { signal });
    return answer.__typename === 'ConvertedImage' ? fromBase64(answer.b64Image) : null;
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

/** The reader works off the main thread; only the short text operation is done here. */
function toBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).slice(String(reader.result).indexOf(',') + 1));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

function fromBase64(text: string): Blob {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  // A plain loop: the mapped `from` takes ten times as long on a megabyte and would hold the page.
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return new Blob([bytes], { type: 'image/jpeg' });
}
