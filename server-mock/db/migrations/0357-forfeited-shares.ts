import { type Kysely, sql } from 'kysely';

/** What a seller forfeits when a sale ends that the bank had charged back before; the fee is credited with it. */
const statements = [
  sql`alter table ledger_postings drop constraint ledger_postings_kind_check`,
  sql`alter table ledger_postings add constraint ledger_postings_kind_check check (kind in
    ('paid', 'released', 'partly_refunded', 'refunded', 'charged_back', 'forfeited', 'paid_out', 'payout_returned'))`,
  sql`drop trigger fee_credits on ledger_postings`,
  sql`create trigger fee_credits after insert on ledger_postings
    for each row when (new.kind in ('partly_refunded', 'refunded', 'charged_back', 'forfeited')
      and new.order_product_id is not null)
    execute function note_fee_credit()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
