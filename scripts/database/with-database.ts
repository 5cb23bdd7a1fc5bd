import process from 'node:process';
import type { Kysely } from 'kysely';
import { readConfig } from '../../server-mock/config.ts';
import { openDatabase } from '../../server-mock/db/database.ts';
import { migrate } from '../../server-mock/db/migrate.ts';
import type { Database } from '../../server-mock/db/schema.ts';
import { createLog } from '../../server-mock/log.ts';
import { describeStartFailure } from '../../server-mock/start-failure.ts';

/**
 * Runs one task on the migrated database of the server's settings. On failure it prints one sentence and sets exit
 * code 1.
 */
export async function withDatabase(task: (db: Kysely<Database>) => Promise<void>): Promise<void> {
  try {
    const database = await openDatabase(readConfig(process.env), createLog('warn'));
    try {
      await migrate(database.db);
      await task(database.db);
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error(describeStartFailure(error, process.env));
    process.exitCode = 1;
  }
}
