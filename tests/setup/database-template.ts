import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { readTemplate, templatePath } from '#server/db/template.ts';

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
  mkdirSync(path.dirname(templatePath()), { recursive: true });
  // Renamed into place: a second process never reads half a file.
  const partial = `${templatePath()}.${process.pid}`;
  writeFileSync(partial, bytes);
  renameSync(partial, templatePath());
  return new Blob([bytes]);
}
