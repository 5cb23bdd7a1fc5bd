import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import type { SharedBytes } from './image.ts';

const magic = 0x68_76_69_79;
const prefixBytes = 16;
/** Bytes per read or write: small enough not to block the disk and the CPU. */
const partBytes = 1 << 23;

/** Writes an image to a temporary file and renames it, so that an interrupted write leaves no incomplete snapshot. */
export async function writeSnapshot(file: string, image: SharedBytes): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const partial = `${file}.partial`;
  const handle = await open(partial, 'w');
  try {
    const prefix = Buffer.alloc(prefixBytes);
    let sum = 0;
    for (let at = 0; at < image.byteLength; at += partBytes) {
      const part = new Uint8Array(image, at, Math.min(partBytes, image.byteLength - at));
      sum = crc32(part, sum);
      await handle.write(part, 0, part.length, prefixBytes + at);
    }
    prefix.writeUInt32LE(magic, 0);
    prefix.writeUInt32LE(sum, 4);
    prefix.writeDoubleLE(image.byteLength, 8);
    await handle.write(prefix, 0, prefixBytes, 0);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(partial, file);
}

/** Reads the image in a file; null if there is none or it is incomplete. */
export async function readSnapshot(file: string): Promise<SharedBytes | null> {
  const handle = await open(file, 'r').catch(() => null);
  if (handle === null) return null;
  try {
    const prefix = Buffer.alloc(prefixBytes);
    const { bytesRead } = await handle.read(prefix, 0, prefixBytes, 0);
    const { size } = await handle.stat();
    if (bytesRead < prefixBytes || prefix.readUInt32LE(0) !== magic) return null;
    if (prefix.readDoubleLE(8) !== size - prefixBytes) return null;
    const image = new SharedArrayBuffer(size - prefixBytes);
    let sum = 0;
    for (let at = 0; at < image.byteLength; at += partBytes) {
      const part = new Uint8Array(image, at, Math.min(partBytes, image.byteLength - at));
      const { bytesRead: read } = await handle.read(part, 0, part.length, prefixBytes + at);
      if (read < part.length) return null;
      sum = crc32(part, sum);
    }
    return sum === prefix.readUInt32LE(4) ? image : null;
  } finally {
    await handle.close();
  }
}
