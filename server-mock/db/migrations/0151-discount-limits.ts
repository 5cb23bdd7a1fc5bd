import { type Kysely, sql } from 'kysely';

const statements = [
  // The most that a percentage takes off: without it a code would be worth more than the shop earns.
  sql`alter table discount_codes add column most_off_cents integer check (most_off_cents > 0)`,
  sql`update discount_codes set most_off_cents = 10000 where type = 'percentage'`,
  sql`alter table discount_codes
    add constraint percentage_has_most check (type <> 'percentage' or most_off_cents is not null)`,
  // Whether an address bought before is asked of all orders, with an account or without.
  sql`drop index orders_of_visitor`,
  sql`create index orders_of_email on orders (email)`,
  sql`create index transactions_of_email_with_code on transactions (email) where discount_id is not null`,
  sql`create index transactions_of_user_with_code on transactions (user_id) where discount_id is not null`,
  // What accepted bids hold of a piece is asked while the piece is locked.
  sql`create index cart_lines_of_product on cart_lines (product_id)`,
  sql`create index carts_that_hold on carts (id) where holds_piece`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
