import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Database } from './schema.ts';

function migratorOf(db: Kysely<Database>): Migrator {
  return new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Rooms number their migrations in tens, so a lower number may arrive after a higher one has run.
    allowUnorderedMigrations: true,
  });
}

/** Brings the database to the newest version; several processes may call it at once. Throws the migration's error. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest();
  if (error !== undefined) throw error;
}

/** True when every known migration has run. */
export async function isMigrated(db: Kysely<Database>): Promise<boolean> {
  const all = await migratorOf(db).getMigrations();
  return all.every((migration) => migration.executedAt !== undefined);
}
