/**
 * Copies a buffer that is to be cached into memory of its own. Results of zlib are views of larger buffers, and
 * `Buffer.from` copies what is shorter than half of Node's pool of 64 kB into that pool: either stays in memory with the view.
 */
export function exactCopy(buffer: Uint8Array): Buffer<ArrayBuffer> {
  return exactConcat([buffer]);
}

/** Joins buffers in memory of their own, which can be transferred to another thread. */
export function exactConcat(parts: readonly Uint8Array[]): Buffer<ArrayBuffer> {
  const whole = Buffer.allocUnsafeSlow(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
