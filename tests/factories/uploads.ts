import { createHash } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import type { ApiHarness } from '#tests/setup/api-harness.ts';

/** A JPEG as the photo worker produces it: upright and without metadata; each `seed` gives another image. */
export function jpegOf(seed: number, width = 640, height = 480): Promise<Buffer> {
  const background = { r: (seed * 67) % 256, g: (seed * 131) % 256, b: (seed * 29) % 256 };
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** A client of the upload routes; each call returns the raw response. */
export function uploader(api: ApiHarness, token: string) {
  const authorization = `Token ${token}`;
  return {
    announce: (bytes: Uint8Array, given: Record<string, unknown> = {}): Promise<LightMyRequestResponse> =>
      api.inject({
        method: 'POST',
        url: '/api/media/uploads',
        headers: { authorization, 'accept-language': 'en' },
        payload: { hash: hashOf(bytes), bytes: bytes.length, name: 'photo.jpg', ...given },
      }),
    chunk: (hash: string, offset: number, bytes: Uint8Array): Promise<LightMyRequestResponse> =>
      api.inject({
        method: 'PATCH',
        url: `/api/media/uploads/${hash}`,
        headers: {
          authorization,
          'upload-offset': String(offset),
          'content-type': 'application/octet-stream',
        },
        payload: Buffer.from(bytes),
      }),
    /** Announces the upload and sends all chunks; returns the last response. */
    async send(bytes: Uint8Array): Promise<LightMyRequestResponse> {
      let last = await this.announce(bytes);
      const step = 1024 * 1024;
      for (let at = 0; at < bytes.length && last.statusCode === 200; at += step) {
        last = await this.chunk(hashOf(bytes), at, bytes.subarray(at, at + step));
      }
      return last;
    },
  };
}
