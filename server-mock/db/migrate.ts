import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Database } from './schema.ts';

function migratorOf(db: Kysely<Database>): Migrator {
  return new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Modules number their migrations in tens, so a lower number may be added after a higher one has run.
    allowUnorderedMigrations: true,
  });
}

/**
 * Migrates the database to the newest version; several processes may call it at once. Throws the error of a failed
 * migration.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const { error } = await db.connection().execute(async (connection) => {
    // Indexes of large tables take minutes, and a second process waits for the first one.
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      return await migratorOf(connection).migrateToLatest();
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
  if (error !== undefined) throw error;
}

/** True when every known migration has run. */
export async function isMigrated(db: Kysely<Database>): Promise<boolean> {
  const all = await migratorOf(db).getMigrations();
  return all.every((migration) => migration.executedAt !== undefined);
}
