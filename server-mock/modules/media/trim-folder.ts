import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** The fraction that remains after trimming, so that the next file does not trigger another trim. */
const target = 0.9;

/**
 * Deletes the least recently used files below `folder` until they take at most 90 % of `limit` bytes; does nothing
 * below the limit. Returns the remaining bytes.
 */
export async function trimFolder(folder: string, limit: number): Promise<number> {
  const files = await filesBelow(folder);
  let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes <= limit) return bytes;
  for (const file of files.sort((a, b) => a.usedAt - b.usedAt)) {
    if (bytes <= limit * target) break;
    await rm(file.path, { force: true });
    bytes -= file.bytes;
  }
  return bytes;
}

interface Found {
  readonly path: string;
  readonly bytes: number;
  /** Milliseconds since 1970. File systems update the access time about once a day. */
  readonly usedAt: number;
}

async function filesBelow(folder: string): Promise<Found[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const found = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      // Another server may have deleted it in the meantime.
      const facts = await stat(file).catch(() => null);
      return facts === null
        ? null
        : { path: file, bytes: facts.size, usedAt: Math.max(facts.atimeMs, facts.mtimeMs) };
    });
  return (await Promise.all(found)).filter((one) => one !== null);
}
