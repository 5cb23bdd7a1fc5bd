import { type Kysely, sql } from 'kysely';

const statements = [
  // A view no longer changes an index, so PostgreSQL can keep the new version of the row on the page of the old one (a heap-only
  // update), where it has room: in rows that are written from now on. Lists by popularity come from the search's own index in
  // memory; while SQL answers in its place, they are sorted.
  sql`drop index products_popular`,
  sql`alter table products set (fillfactor = 80)`,
  // Compares whole rows instead of converting both to JSON, and converts nothing for a view.
  sql.raw(`create or replace function catalog_note_product() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if old.status = 'PUBLISHED' then perform catalog_note(old.id); end if;
        return null;
      end if;
      if tg_op = 'INSERT' then
        if new.status = 'PUBLISHED' then perform catalog_note(new.id); end if;
        return null;
      end if;
      if new.status <> 'PUBLISHED' and old.status <> 'PUBLISHED' then return null; end if;
      -- Visits are many: every tenth is noted, so the popularity in an index is at most nine visits behind.
      if new.view_count / 10 = old.view_count / 10 then
        old.view_count := new.view_count;
        old.updated_at := new.updated_at;
        if old *= new then return null; end if;
      end if;
      perform catalog_note(new.id);
      return null;
    end
  $$`),
];

/** Counting a view wrote ten indexes and converted the product to JSON four times. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
