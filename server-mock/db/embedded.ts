import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { ConfigError } from '../config.ts';
import type { Log } from '../log.ts';
import type { DatabaseHandle } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { guardedPool } from './guarded-pool.ts';
import { startMaintenance } from './maintenance.ts';
import type { Database } from './schema.ts';
import { readTemplate } from './template.ts';

/** The engine's exact version: a folder of another major version does not open. */
const embeddedVersion = 'pglite-0.5 (PostgreSQL 18)';

/** Opens the embedded database in `<dataDir>/database`, alone. Throws FolderTakenError. */
export async function openEmbedded(dataDir: string, log: Log): Promise<DatabaseHandle> {
  const lock = lockFolder(dataDir);
  try {
    checkVersion(dataDir);
    const folder = path.join(dataDir, 'database');
    if (!existsSync(folder)) await makeFolder(folder, log);
    const pglite = new PGlite({ dataDir: folder });
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

/** Made aside and renamed: a first start that is cut off leaves nothing that looks like a database. */
async function makeFolder(folder: string, log: Log): Promise<void> {
  const template = readTemplate();
  log.info({ template: template !== null }, 'making a new database');
  const partial = `${folder}.partial`;
  rmSync(partial, { recursive: true, force: true });
  const pglite = new PGlite({ dataDir: partial, ...(template && { loadDataDir: template }) });
  await pglite.waitReady;
  await pglite.close();
  renameSync(partial, folder);
}

/** The handle of an engine that has started. */
export function handleOf(pglite: PGlite): DatabaseHandle {
  const pool = new Pool({ ...createPgConfig(pglite), max: 1, idleTimeoutMillis: 0 });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: guardedPool(pool) }) });
  return {
    engine: 'pglite',
    db,
    pool: null,
    listen: null,
    async close() {
      // Kysely waits for the running transaction: the pool has one connection.
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
