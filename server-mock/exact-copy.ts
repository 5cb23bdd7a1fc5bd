/**
 * Copies a buffer that is to be cached into memory of its own. Results of zlib are views of larger buffers, and
 * `Buffer.from` copies what is shorter than half of Node's pool of 64 kB into that pool: either stays in memory with the view.
 */
export function exactCopy(buffer: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(buffer.length);
  buffer.copy(copy);
  return copy;
}
