import { type Kysely, sql } from 'kysely';

/**
 * Credit notes for the shop's fee that is given up when an invoiced sale is refunded or charged back; numbered without
 * gaps, and never changed. Their sellers are those of the invoices.
 */
const statements = [
  sql`create table fee_credit_notes (
    number integer primary key check (number > 0),
    invoice_number integer not null references fee_invoices (number),
    order_product_id uuid not null references fee_invoice_lines (order_product_id),
    -- The refund or chargeback; it is credited once.
    posting_id uuid not null unique references ledger_postings (id),
    -- Including VAT.
    total_cents bigint not null check (total_cents > 0),
    vat_cents bigint not null check (vat_cents >= 0),
    created_at timestamptz not null
  )`,
  sql`create index fee_credit_notes_of_invoice on fee_credit_notes (invoice_number)`,
  sql`create index fee_credit_notes_of_line on fee_credit_notes (order_product_id)`,
  // Whatever refunds a released line, its credit note is due with the same commit.
  sql`create function note_fee_credit() returns trigger language plpgsql as $$
    begin
      if exists (select from ledger_postings
          where order_product_id = new.order_product_id and kind = 'released') then
        insert into deadlines (id, kind, subject_id, due_at)
        values (gen_random_uuid(), 'fee_credit', new.order_product_id::text, new.created_at)
        on conflict (kind, subject_id) do nothing;
      end if;
      return null;
    end $$`,
  sql`create trigger fee_credits after insert on ledger_postings
    for each row when (new.kind in ('partly_refunded', 'refunded', 'charged_back') and new.order_product_id is not null)
    execute function note_fee_credit()`,
  // Sales that were refunded before get theirs now.
  sql`insert into deadlines (id, kind, subject_id, due_at)
    select gen_random_uuid(), 'fee_credit', order_product_id::text, now() from fee_invoice_lines
    where exists (select from ledger_postings
      where ledger_postings.order_product_id = fee_invoice_lines.order_product_id
        and kind in ('partly_refunded', 'refunded', 'charged_back'))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
