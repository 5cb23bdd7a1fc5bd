import { type Kysely, sql } from 'kysely';

const statements = [
  // The search keeps products with one photo apart, so a new first photo is a change of the catalogue. Photos are written
  // by deleting those before; the first ones of a product come with the product itself, which is noted then.
  sql.raw(`create function catalog_note_photo() returns trigger language plpgsql as $$
    begin
      if old.position = 0 and exists (select from products where id = old.product_id and status = 'PUBLISHED') then
        perform catalog_note(old.product_id);
      end if;
      return null;
    end
  $$`),
  sql`create constraint trigger catalog_feed after update or delete on product_images
    deferrable initially deferred for each row execute function catalog_note_photo()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
