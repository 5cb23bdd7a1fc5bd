/**
 * Returns the SHA-256 of the bytes as 64 lower-case hexadecimal digits, by which a photo is identified on the device
 * and on the server.
 */
export async function sha256(blob: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
