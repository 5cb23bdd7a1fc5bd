import { type Kysely, sql } from 'kysely';

// Product lists show the name of a seller among the filters, say by the type what a struck-through price is, and where
// a product can be viewed.
const statement =
  sql.raw(`create or replace function catalog_note_seller() returns trigger language plpgsql as $$
    begin
      if (new.accept_offers, new.accept_viewings, new.name, new.type)
        is distinct from (old.accept_offers, old.accept_viewings, old.name, old.type) then
        with head as (update catalog_head set n = n + 1 returning n)
        insert into catalog_changes (product_id, n)
          select products.id, head.n from products, head
          where products.seller_id = new.id and products.status = 'PUBLISHED'
        on conflict (product_id) do update set n = excluded.n;
      end if;
      return null;
    end
  $$`);

export async function up(db: Kysely<unknown>): Promise<void> {
  await statement.execute(db);
}
