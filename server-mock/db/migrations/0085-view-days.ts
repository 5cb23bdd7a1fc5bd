import { type Kysely, sql } from 'kysely';

/** How often a piece was looked at on a day, so that a seller sees a month and not only everything until now. */
const statements = [
  sql`create table product_view_days (
    product_id uuid not null references products (id) on delete cascade,
    -- In Amsterdam.
    day date not null,
    views integer not null check (views > 0),
    primary key (product_id, day)
  )`,
  // Wherever views are counted, they are counted for the day too.
  sql`create function note_view_day() returns trigger language plpgsql as $$
    begin
      insert into product_view_days (product_id, day, views)
      values (new.id, (now() at time zone 'Europe/Amsterdam')::date, new.view_count - old.view_count)
      on conflict (product_id, day) do update set views = product_view_days.views + excluded.views;
      return null;
    end $$`,
  sql`create trigger view_days after update of view_count on products
    for each row when (new.view_count > old.view_count) execute function note_view_day()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
