import { type Kysely, sql } from 'kysely';

/** Parcels of cancelled orders are cancelled at the simulated carrier too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table simulated_parcels
    drop constraint simulated_parcels_fate_check,
    add constraint simulated_parcels_fate_check
      check (fate in ('delivered', 'lost', 'returned', 'waiting', 'cancelled'))`.execute(db);
}
