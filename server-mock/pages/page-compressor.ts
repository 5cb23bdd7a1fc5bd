import { constants, createZstdCompress, type ZstdCompress } from 'node:zlib';
import { exactConcat } from '../exact-copy.ts';

export interface PageCompressor {
  /**
   * Compresses a page with Zstandard, and frees the memory of its HTML, which must be the whole of its buffer. Rejects with an
   * error of zlib.
   */
  compress(html: Uint8Array<ArrayBuffer>): Promise<Buffer<ArrayBuffer>>;
}

const chunkSize = 2 ** 16;
// Every buffer that is written ends a frame.
const openStream = (): ZstdCompress => createZstdCompress({ chunkSize, flush: constants.ZSTD_e_end });

interface Compressing {
  readonly stream: ZstdCompress;
  /** What has been compressed of the page that was written first. */
  parts: Buffer[];
  /** The pages that are being compressed or wait, by what rejects them. */
  readonly waiting: Set<(error: Error) => void>;
}

/**
 * Compresses all pages with one stream, in which each page is a frame, in Node's thread pool: the thread that renders has
 * the most to do.
 *
 * External memory of pages that V8 frees only with a major collection made it collect the heap of the server every 70 pages
 * (docs/decisions/0066-rendering-and-memory.md). zlib's functions for a single buffer leave a stream with 64 kB per call. The HTML
 * would stay with the promise that brought it, if that has survived minor collections.
 */
export function createPageCompressor(open = openStream): PageCompressor {
  let current: Compressing | null = null;

  const begin = (): Compressing => {
    const begun: Compressing = { stream: open(), parts: [], waiting: new Set() };
    begun.stream.on('data', (part: Buffer) => begun.parts.push(part));
    // zlib does not call back for what was written before an error. The next page gets a new stream.
    begun.stream.on('error', (error) => {
      if (current === begun) current = null;
      for (const reject of begun.waiting) reject(error);
    });
    return begun;
  };

  return {
    async compress(html) {
      if (html.byteLength !== html.buffer.byteLength) throw new RangeError('The HTML shares its memory.');
      current ??= begin();
      const compressing = current;
      const { promise, resolve, reject } = Promise.withResolvers<Buffer<ArrayBuffer>>();
      compressing.waiting.add(reject);
      // The stream compresses one buffer after the other, and emits all data of one before it calls back for it.
      compressing.stream.write(html, (error) => {
        const { parts } = compressing;
        compressing.parts = [];
        compressing.waiting.delete(reject);
        if (error) reject(error);
        else resolve(exactConcat(parts));
      });
      const compressed = await promise;
      html.buffer.transfer(0);
      return compressed;
    },
  };
}
