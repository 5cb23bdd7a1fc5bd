import { constants, createZstdCompress, type ZstdCompress } from 'node:zlib';
import { exactConcat } from '../exact-copy.ts';

export interface PageCompressor {
  /** Compresses a page with Zstandard, and frees the memory of its HTML. Rejects with an error of zlib. */
  compress(html: Uint8Array<ArrayBuffer>): Promise<Buffer<ArrayBuffer>>;
}

const chunkSize = 2 ** 16;

/**
 * Compresses all pages with one stream, in which each page is a frame, in Node's thread pool: the thread that renders has
 * the most to do.
 *
 * What a page leaves behind is freed late otherwise, when V8 collects the whole heap, and had that done every 70 pages
 * (docs/decisions/0066-rendering-and-memory.md). zlib's functions for one buffer leave a stream of 64 kB. The HTML stays
 * with the promise that brought it, which was made with the page and may be an old object when it is settled.
 */
export function createPageCompressor(): PageCompressor {
  let stream: ZstdCompress | null = null;
  let written: Buffer[] = [];

  const open = (): ZstdCompress => {
    // A frame ends with each buffer that is written.
    const opened = createZstdCompress({ chunkSize, flush: constants.ZSTD_e_end });
    opened.on('data', (part: Buffer) => written.push(part));
    // The pages that wait get the error, and the next one a new stream.
    opened.on('error', () => {
      written = [];
      if (stream === opened) stream = null;
    });
    return opened;
  };

  return {
    compress(html) {
      stream ??= open();
      const { promise, resolve, reject } = Promise.withResolvers<Buffer<ArrayBuffer>>();
      // Buffers are compressed one after the other: by now, what was written is this page alone.
      stream.write(html, (error) => {
        const parts = written;
        written = [];
        // Without memory of its own there is nothing to keep.
        html.buffer.transfer(0);
        if (error) reject(error);
        else resolve(exactConcat(parts));
      });
      return promise;
    },
  };
}
