import { type Kysely, sql } from 'kysely';

// The search reads listings as texts whose fields end with the signs 1d to 1f (group, record and unit separator), which
// no keyboard has and nobody sees. Here they become blanks, so that reading a million texts need not look for them.

const statements = [
  sql`create function plain_product_texts() returns trigger language plpgsql as $$
    begin
      new.title := translate(new.title, E'\\x1d\\x1e\\x1f', '   ');
      new.description := translate(new.description, E'\\x1d\\x1e\\x1f', '   ');
      new.editorial_description := translate(new.editorial_description, E'\\x1d\\x1e\\x1f', '   ');
      if tg_table_name = 'products' then
        new.brand := translate(new.brand, E'\\x1d\\x1e\\x1f', '   ');
      end if;
      return new;
    end $$`,
  sql`create trigger plain_texts before insert or update of title, description, editorial_description, brand on products
    for each row when (concat(new.title, new.description, new.editorial_description, new.brand) ~ E'[\\x1d-\\x1f]')
    execute function plain_product_texts()`,
  sql`create trigger plain_texts before insert or update on product_translations
    for each row when (concat(new.title, new.description, new.editorial_description) ~ E'[\\x1d-\\x1f]')
    execute function plain_product_texts()`,
  sql`update products set title = title
    where concat(title, description, editorial_description, brand) ~ E'[\\x1d-\\x1f]'`,
  sql`update product_translations set title = title
    where concat(title, description, editorial_description) ~ E'[\\x1d-\\x1f]'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
