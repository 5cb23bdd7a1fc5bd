import { type Kysely, sql } from 'kysely';

const statements = [
  // What a text says to the search: lower case, accents folded, ligatures opened, cut at everything but a-z and 0-9.
  // server-mock/search/words.ts does the same; tests hold the two together.
  sql.raw(`create function catalog_words(value text) returns text[] language sql immutable parallel safe as $$
    select array_remove(regexp_split_to_array(lower(
      replace(replace(replace(replace(replace(replace(replace(
        regexp_replace(normalize(coalesce(value, ''), NFKD), '[\\u0300-\\u036f]', '', 'g'),
        'ß', 'ss'), 'ø', 'o'), 'Ø', 'o'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe')
    ), '[^a-z0-9]+'), '')
  $$`),
  sql`create table catalog_head (one boolean primary key default true check (one), n bigint not null)`,
  sql`insert into catalog_head (n) values (0)`,
  // One row per listing with the number of its last change: never more rows than listings that ever were.
  sql`create table catalog_changes (product_id uuid primary key, n bigint not null)`,
  sql`create index catalog_changes_n on catalog_changes (n)`,
  // The counter's row lock is held to the commit, so numbers become visible in their order. The triggers are deferred:
  // the lock is the last one that a transaction takes, and no two transactions can wait for each other through it.
  sql.raw(`create function catalog_note(product uuid) returns void language sql as $$
    with head as (update catalog_head set n = n + 1 returning n)
    insert into catalog_changes (product_id, n) select product, head.n from head
    on conflict (product_id) do update set n = excluded.n
  $$`),
  sql.raw(`create function catalog_note_product() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if old.status = 'PUBLISHED' then perform catalog_note(old.id); end if;
      elsif tg_op = 'INSERT' then
        if new.status = 'PUBLISHED' then perform catalog_note(new.id); end if;
      -- Visits are many: every tenth is noted, so the popularity in an index is at most nine visits behind.
      elsif (new.status = 'PUBLISHED' or old.status = 'PUBLISHED') and (
        to_jsonb(new) - 'view_count' - 'updated_at' <> to_jsonb(old) - 'view_count' - 'updated_at'
        or new.view_count / 10 <> old.view_count / 10) then
        perform catalog_note(new.id);
      end if;
      return null;
    end
  $$`),
  sql.raw(`create function catalog_note_seller() returns trigger language plpgsql as $$
    begin
      if new.accept_offers <> old.accept_offers then
        with head as (update catalog_head set n = n + 1 returning n)
        insert into catalog_changes (product_id, n)
          select products.id, head.n from products, head
          where products.seller_id = new.id and products.status = 'PUBLISHED'
        on conflict (product_id) do update set n = excluded.n;
      end if;
      return null;
    end
  $$`),
  sql.raw(`create function catalog_note_translation() returns trigger language plpgsql as $$
    begin
      perform catalog_note(case when tg_op = 'DELETE' then old.product_id else new.product_id end);
      return null;
    end
  $$`),
  sql`create constraint trigger catalog_feed after insert or update or delete on products
    deferrable initially deferred for each row execute function catalog_note_product()`,
  sql`create constraint trigger catalog_feed after update on sellers
    deferrable initially deferred for each row execute function catalog_note_seller()`,
  sql`create constraint trigger catalog_feed after insert or update or delete on product_translations
    deferrable initially deferred for each row execute function catalog_note_translation()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
