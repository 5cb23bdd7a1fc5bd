import { type Kysely, sql } from 'kysely';

/** Deadlines of the parcels with a problem that already wait for staff; new ones get theirs with the problem. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into deadlines (id, kind, subject_id, due_at)
    select gen_random_uuid(), 'parcel_overdue', delivery_id::text, due_at from shipments
    join order_deliveries on order_deliveries.id = delivery_id
    where trouble is not null and resolved_at is null and due_at is not null
      and order_deliveries.status in ('PENDING', 'ARRIVED')
    on conflict (kind, subject_id) do nothing`.execute(db);
}
