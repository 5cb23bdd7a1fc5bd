import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { ConfigError } from '../config.ts';
import type { Log } from '../log.ts';
import type { DatabaseHandle } from './database-handle.ts';
import { lockFolder } from './folder-lock.ts';
import { guardedPool } from './guarded-pool.ts';
import { startMaintenance } from './maintenance.ts';
import type { Database } from './schema.ts';
import { readTemplate } from './template.ts';

/** Identifies the engine and its major version; a folder written by another major version cannot be opened. */
const embeddedVersion = 'pglite-0.5 (PostgreSQL 18)';

/**
 * The default buffers of 128 MB are filled with zeros at the start and stay in the memory of the server. What they do not
 * hold is read from files that the operating system has in its cache.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/** Opens the embedded database in `<dataDir>/database` for this process alone. Throws FolderTakenError. */
export async function openEmbedded(dataDir: string, log: Log): Promise<DatabaseHandle> {
  const lock = lockFolder(dataDir);
  try {
    checkVersion(dataDir);
    const folder = path.join(dataDir, 'database');
    if (!existsSync(folder)) await makeFolder(folder, log);
    const pglite = new PGlite({ dataDir: folder, startParams });
    await pglite.waitReady;
    const handle = handleOf(pglite);
    const stopMaintenance = startMaintenance(handle.db, log);
    return {
      ...handle,
      async close() {
        await stopMaintenance();
        await handle.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * Creates the database under a temporary name and renames it, so that an interrupted first start leaves no half-made
 * database.
 */
async function makeFolder(folder: string, log: Log): Promise<void> {
  const template = readTemplate();
  log.info({ template: template !== null }, 'making a new database');
  const partial = `${folder}.partial`;
  rmSync(partial, { recursive: true, force: true });
  const pglite = new PGlite({ dataDir: partial, startParams, ...(template && { loadDataDir: template }) });
  await pglite.waitReady;
  await pglite.close();
  renameSync(partial, folder);
}

/** Wraps a started engine in a DatabaseHandle. */
export function handleOf(pglite: PGlite): DatabaseHandle {
  const pool = new Pool({ ...createPgConfig(pglite), max: 1, idleTimeoutMillis: 0 });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: guardedPool(pool) }) });
  return {
    engine: 'pglite',
    db,
    pool: null,
    listen: null,
    async close() {
      // Kysely waits for the running transaction, because the pool has one connection.
      await db.destroy();
      await pglite.exec('checkpoint');
      await pglite.close();
    },
  };
}

function checkVersion(dataDir: string): void {
  const file = path.join(dataDir, 'database.version');
  if (!existsSync(file)) {
    writeFileSync(file, `${embeddedVersion}\n`);
    return;
  }
  const found = readFileSync(file, 'utf8').trim();
  if (found !== embeddedVersion) {
    throw new ConfigError(
      `The database in ${dataDir} was made by ${found}, this server has ${embeddedVersion}. Move the folder aside, or set DATABASE_URL.`,
    );
  }
}
