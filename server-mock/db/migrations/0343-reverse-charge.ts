import { type Kysely, sql } from 'kysely';

/** Invoices to businesses in Belgium carry no Dutch VAT; those that were written before keep what they say. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table fee_invoices
    add column is_reverse_charged boolean not null default false,
    add constraint fee_invoices_reverse_charge check (not is_reverse_charged or vat_cents = 0)`.execute(db);
}
