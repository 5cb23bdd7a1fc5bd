import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { handleOf } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { readTemplate, templatePath } from '#server/db/template.ts';

/**
 * Environment variable with the path of the run's migrated embedded database, which tests/setup/global-setup.ts
 * creates.
 */
const migratedPathKey = 'TEST_PGLITE_TEMPLATE';

/** Creates the template unless it exists, which takes 4 to 10 seconds once. */
async function ensureTemplate(): Promise<Blob> {
  const known = readTemplate();
  if (known !== null) return known;
  const pglite = new PGlite();
  // A dump that is requested before the database is ready never resolves.
  await pglite.waitReady;
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  const bytes = Buffer.from(await dump.arrayBuffer());
  mkdirSync(path.dirname(templatePath()), { recursive: true });
  // Written elsewhere and renamed, so that another process never reads a partial file.
  const partial = `${templatePath()}.${process.pid}`;
  writeFileSync(partial, bytes);
  renameSync(partial, templatePath());
  return new Blob([bytes]);
}

/**
 * Migrates one embedded database for the whole run, of which each test loads a copy instead of running all
 * migrations.
 */
export async function makeMigratedTemplate(): Promise<() => Promise<void>> {
  const pglite = new PGlite({ loadDataDir: await ensureTemplate() });
  await pglite.waitReady;
  const handle = handleOf(pglite);
  await migrate(handle.db);
  // Each copy would unpack their 600 files, and no test makes a database in a database.
  await pglite.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await pglite.exec(`drop database ${name}`);
  await pglite.exec('checkpoint');
  const dump = await pglite.dumpDataDir('none');
  await handle.close();
  const folder = mkdtempSync(path.join(tmpdir(), 'hervonden-template-'));
  const file = path.join(folder, 'migrated.tar');
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  process.env[migratedPathKey] = file;
  return async () => rmSync(folder, { recursive: true, force: true });
}

let migrated: Blob | undefined;

/** The run's migrated template, or an empty database outside of a test run (benches, measurements). */
export async function readMigratedTemplate(): Promise<Blob> {
  const file = process.env[migratedPathKey];
  if (file === undefined) return ensureTemplate();
  migrated ??= new Blob([readFileSync(file)]);
  return migrated;
}
