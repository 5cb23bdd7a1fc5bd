import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MediaBucket } from '#domain/photo/media-address.ts';
import { derivePhoto, readCatalogueKey } from './derived-photos.ts';
import { throughGate } from './normalise.ts';
import { trimFolder } from './trim-folder.ts';

const cataloguePhotos = fileURLToPath(new URL('../../db/seed/catalogue/photos', import.meta.url));

/** Stores pictures under DATA_DIR. File names are hashes or validated keys, never user input. */
export interface MediaFiles {
  /** Writes a chunk of an upload at its offset and flushes it to disk. */
  writeChunk(userId: string, hash: string, offset: number, chunk: Uint8Array): Promise<void>;
  /** Returns the bytes received so far; null if the file does not exist. */
  readUpload(userId: string, hash: string): Promise<Buffer | null>;
  dropUpload(userId: string, hash: string): Promise<void>;
  /** Stores a finished picture atomically: readers see all of it or nothing. */
  keepOriginal(key: string, bytes: Uint8Array): Promise<void>;
  /** Returns the picture of a key; null if there is none. */
  original(bucket: MediaBucket, key: string): Promise<Buffer | null>;
  dropOriginal(key: string): Promise<void>;
  cached(name: string): Promise<Buffer | null>;
  keepCached(name: string, bytes: Uint8Array): Promise<void>;
  dropCached(name: string): Promise<void>;
  /**
   * Limits the resized pictures to `limit` bytes by deleting the least recently used ones. Returns the remaining
   * bytes.
   */
  trimCache(limit: number): Promise<number>;
}

export function mediaFiles(dataDir: string): MediaFiles {
  const uploads = path.join(dataDir, 'media', 'uploads');
  const originals = path.join(dataDir, 'media', 'originals');
  const cache = path.join(dataDir, 'media-cache');
  const chunkFile = (userId: string, hash: string): string => path.join(uploads, `${userId}-${hash}.part`);
  // Folders named after two characters of the hash keep each folder small.
  const originalFile = (key: string): string => path.join(originals, key.slice(0, 2), `${key}.jpg`);
  const cacheFile = (name: string): string => path.join(cache, name.slice(0, 2), name);
  return {
    async writeChunk(userId, hash, offset, chunk) {
      await mkdir(uploads, { recursive: true });
      // Opened without truncation: a late copy of an earlier chunk must not delete later ones.
      const file = await open(chunkFile(userId, hash), constants.O_RDWR | constants.O_CREAT);
      try {
        await file.write(chunk, 0, chunk.length, offset);
        await file.datasync();
      } finally {
        await file.close();
      }
    },
    readUpload: (userId, hash) => readIfThere(chunkFile(userId, hash)),
    dropUpload: (userId, hash) => rm(chunkFile(userId, hash), { force: true }),
    keepOriginal: (key, bytes) => writeWhole(originalFile(key), bytes),
    original: (bucket, key) => (bucket === 'listings' ? readIfThere(originalFile(key)) : cataloguePhoto(key)),
    dropOriginal: (key) => rm(originalFile(key), { force: true }),
    cached: (name) => readIfThere(cacheFile(name)),
    keepCached: (name, bytes) => writeWhole(cacheFile(name), bytes),
    dropCached: (name) => rm(cacheFile(name), { force: true }),
    trimCache: (limit) => trimFolder(cache, limit),
  };
}

/** Returns a photo of the catalogue, stored or derived; null if there is none or its recipe does not exist. */
async function cataloguePhoto(key: string): Promise<Buffer | null> {
  const read = readCatalogueKey(key);
  if (read === null) return null;
  const stored = await readIfThere(path.join(cataloguePhotos, read === 'stored' ? key : read.base));
  if (stored === null || read === 'stored') return stored;
  return await throughGate(() => derivePhoto(stored, read.recipe));
}

async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(draft, bytes, { flush: true });
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR'))
      return null;
    throw error;
  }
}
