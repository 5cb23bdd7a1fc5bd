import { makeMigratedTemplate } from './database-template.ts';
import { engineOfRun } from './databases.ts';
import { adminUrlKey, makeMigratedDatabase } from './postgres.ts';
import { findPrograms, startCluster } from './postgres-cluster.ts';
import { createTestLog } from './quiet-log.ts';

/** Runs before the first test: starts PostgreSQL if the run uses it, and creates a migrated database to copy. */
export async function setup(): Promise<() => Promise<void>> {
  if (engineOfRun === 'pglite') return makeMigratedTemplate();
  const { log } = createTestLog();
  const given = process.env.DATABASE_URL ?? '';
  if (given !== '') {
    process.env[adminUrlKey] = given;
    return makeMigratedDatabase(given, log);
  }
  const programs = findPrograms();
  if (programs === null) {
    throw new Error(
      'These tests need PostgreSQL: install it (Debian: apt-get install postgresql) or set DATABASE_URL.',
    );
  }
  const cluster = await startCluster(programs);
  process.env[adminUrlKey] = cluster.url;
  await makeMigratedDatabase(cluster.url, log);
  return cluster.stop;
}
