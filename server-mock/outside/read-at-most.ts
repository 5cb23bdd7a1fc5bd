/**
 * Reads the body of a response, which stops as soon as it exceeds a number of bytes; null then. The rest is never
 * received, however large it is.
 */
export async function readAtMost(response: Response, bytes: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let read = 0;
  for await (const chunk of response.body ?? []) {
    read += chunk.length;
    // Leaving the loop cancels the body.
    if (read > bytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
