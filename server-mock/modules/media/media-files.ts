import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MediaBucket } from '#domain/photo/media-address.ts';
import { derivePhoto, readCatalogueKey } from './derived-photos.ts';
import { throughGate } from './normalise.ts';
import { trimFolder } from './trim-folder.ts';

const cataloguePhotos = fileURLToPath(new URL('../../db/seed/catalogue/photos', import.meta.url));

/** The file name of an upload in progress: the account, and the hash of the whole photo. */
const chunkName = /^([0-9a-f-]{36})-([0-9a-f]{64})\.part$/;

/** An upload in progress, as its file names it. */
interface UploadFile {
  readonly userId: string;
  readonly hash: string;
}

/** Stores pictures under DATA_DIR. File names are hashes or validated keys, never user input. */
export interface MediaFiles {
  /** Writes a chunk of an upload at its offset and flushes it to disk. */
  writeChunk(userId: string, hash: string, offset: number, chunk: Uint8Array): Promise<void>;
  /** Returns the bytes received so far; null if the file does not exist. */
  readUpload(userId: string, hash: string): Promise<Buffer | null>;
  dropUpload(userId: string, hash: string): Promise<void>;
  /** Returns the uploads whose files were last written before this time, whether or not they have a row. */
  uploadsBefore(before: Date): Promise<readonly UploadFile[]>;
  /** Deletes the files of all uploads of an account, whether or not they have a row. */
  dropUploadsOf(userId: string): Promise<void>;
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
    async uploadsBefore(before) {
      const found = (await uploadFilesIn(uploads)).map(async (file) =>
        (await isOlder(chunkFile(file.userId, file.hash), before)) ? [file] : [],
      );
      return (await Promise.all(found)).flat();
    },
    async dropUploadsOf(userId) {
      const own = (await uploadFilesIn(uploads)).filter((file) => file.userId === userId);
      for (const { hash } of own) await rm(chunkFile(userId, hash), { force: true });
    },
    keepOriginal: (key, bytes) => writeWhole(originalFile(key), bytes),
    original: (bucket, key) => (bucket === 'listings' ? readIfThere(originalFile(key)) : cataloguePhoto(key)),
    dropOriginal: (key) => rm(originalFile(key), { force: true }),
    cached: (name) => readIfThere(cacheFile(name)),
    keepCached: (name, bytes) => writeWhole(cacheFile(name), bytes),
    dropCached: (name) => rm(cacheFile(name), { force: true }),
    trimCache: (limit) => trimFolder(cache, limit),
  };
}

async function uploadFilesIn(folder: string): Promise<readonly UploadFile[]> {
  const names = await readdir(folder).catch(nullIfMissing);
  return (names ?? []).flatMap((name) => {
    const [, userId, hash] = chunkName.exec(name) ?? [];
    return userId === undefined || hash === undefined ? [] : [{ userId, hash }];
  });
}

/** False for a file that another request or server has deleted in the meantime. */
async function isOlder(file: string, before: Date): Promise<boolean> {
  const found = await stat(file).catch(nullIfMissing);
  return found !== null && found.mtimeMs < before.getTime();
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
  return await readFile(file).catch(nullIfMissing);
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR'))
    return null;
  throw error;
}
