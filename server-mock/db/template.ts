import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/**
 * An empty, initialised database as a tar: loading it takes a tenth of the time of making one. Kept in .cache, never
 * shipped, named after the engine's package so that an upgrade makes its own.
 */
const cacheDir = path.resolve(import.meta.dirname, '../../.cache/database');

function templatePath(): string {
  const manifest = readFileSync(
    path.resolve(import.meta.dirname, '../../node_modules/@electric-sql/pglite/package.json'),
  );
  const name = createHash('sha256').update(manifest).digest('hex').slice(0, 16);
  return path.join(cacheDir, `empty-${name}.tar`);
}

/** The template, or null when none has been made yet. */
export function readTemplate(): Blob | null {
  const file = templatePath();
  return existsSync(file) ? new Blob([readFileSync(file)]) : null;
}

/** Makes the template unless it is there; takes 4 to 10 seconds once. */
export async function ensureTemplate(): Promise<Blob> {
  const known = readTemplate();
  if (known !== null) return known;
  const pglite = new PGlite();
  // Asked for a dump before it is ready it waits for ever.
  await pglite.waitReady;
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  const bytes = Buffer.from(await dump.arrayBuffer());
  mkdirSync(cacheDir, { recursive: true });
  // Renamed into place: a second process never reads half a file.
  const partial = `${templatePath()}.${process.pid}`;
  writeFileSync(partial, bytes);
  renameSync(partial, templatePath());
  return new Blob([bytes]);
}

/** True when a cached template exists; the start script tells people whether the first start takes longer. */
export function hasTemplate(): boolean {
  return existsSync(cacheDir) && readdirSync(cacheDir).length > 0 && existsSync(templatePath());
}
