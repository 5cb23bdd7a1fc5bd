import { promisify } from 'node:util';
import { brotliCompress, constants, zstdDecompress } from 'node:zlib';
import { exactCopy } from '../exact-copy.ts';
import { acceptedEncodings } from '../http/accepted-encodings.ts';

/** How a page is compressed for a browser; null for one that knows neither. */
export type PageEncoding = 'zstd' | 'br' | null;

const compressBrotli = promisify(brotliCompress);
const decompressZstd = promisify(zstdDecompress);

const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  // Large chunks, so that a page is not put together from many.
  chunkSize: 2 ** 16,
};

/** The encoding of a page for this header `Accept-Encoding`: what is cheapest of what it does not refuse. */
export function pageEncodingOf(header: string | undefined): PageEncoding {
  const names = acceptedEncodings(header);
  return (['zstd', 'br'] as const).find((encoding) => names.includes(encoding)) ?? null;
}

/** Compresses a page anew for browsers that do not know Zstandard, such as Safari before version 26. */
export async function brotliOf(zstd: Buffer): Promise<Buffer> {
  return exactCopy(await compressBrotli(await htmlOf(zstd), brotliOptions));
}

/** Returns the HTML of a page in UTF-8. */
export async function htmlOf(zstd: Buffer): Promise<Buffer> {
  return await decompressZstd(zstd);
}
