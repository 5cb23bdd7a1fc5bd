import { ensureTemplate } from './database-template.ts';
import { engineOfRun } from './databases.ts';
import { adminUrlKey } from './postgres.ts';
import { findPrograms, startCluster } from './postgres-cluster.ts';

/** Before the first test: the embedded database's template, or a PostgreSQL for the run. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (engineOfRun === 'pglite') {
    await ensureTemplate();
    return undefined;
  }
  const given = process.env.DATABASE_URL ?? '';
  if (given !== '') {
    process.env[adminUrlKey] = given;
    return undefined;
  }
  const programs = findPrograms();
  if (programs === null) {
    throw new Error(
      'These tests need PostgreSQL: install it (Debian: apt-get install postgresql) or set DATABASE_URL.',
    );
  }
  const cluster = await startCluster(programs);
  process.env[adminUrlKey] = cluster.url;
  return cluster.stop;
}
