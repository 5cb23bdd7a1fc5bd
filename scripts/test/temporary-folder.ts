import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const memoryFolder = '/dev/shm';
/** What the largest step needs there at once, with a margin: databases, photos and browser profiles. */
const neededBytes = 6 * 2 ** 30;

/**
 * Points TMPDIR at a folder in memory if the system has a large one: the tests create hundreds of databases and
 * browser profiles, whose files take five to ten times as long on a disk. Returns the function that removes the
 * folder.
 */
export function keepTemporaryFilesInMemory(): () => void {
  if (process.env.TMPDIR !== undefined || !hasMemoryFolder()) return () => {};
  const folder = mkdtempSync(path.join(memoryFolder, 'hervonden-'));
  // PostgreSQL runs as another user if the tests run as root, and must reach its own folder inside.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

function hasMemoryFolder(): boolean {
  if (process.platform !== 'linux') return false;
  try {
    const { bavail, bsize } = statfsSync(memoryFolder);
    return bavail * bsize >= neededBytes;
  } catch {
    return false;
  }
}
