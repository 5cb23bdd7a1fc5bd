import process from 'node:process';
import type { Kysely } from 'kysely';
import { readConfig } from '../../server-mock/config.ts';
import { openDatabase } from '../../server-mock/db/database.ts';
import { migrate } from '../../server-mock/db/migrate.ts';
import type { Database } from '../../server-mock/db/schema.ts';
import { createLog } from '../../server-mock/log.ts';
import { describeStartFailure } from '../../server-mock/start-failure.ts';

/** Runs one task on the database of the server's settings, migrated. Ends with 1 and a sentence when it can't. */
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
