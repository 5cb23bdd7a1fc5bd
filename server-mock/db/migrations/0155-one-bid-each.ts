import { type Kysely, sql } from 'kysely';

const statements = [
  // BID-016: one per piece, whatever became of it. A stranger can type anybody's address, so that bids of visitors and
  // of accounts are counted apart.
  sql`alter table bids drop constraint bids_product_id_email_key`,
  sql`create unique index bids_one_of_account on bids (product_id, user_id) where user_id is not null`,
  sql`create unique index bids_one_of_account_address on bids (product_id, email) where user_id is not null`,
  sql`create unique index bids_one_of_visitor on bids (product_id, email) where user_id is null`,
];

/**
 * Of several bids of one account on a piece the paid one stays its own, else the first; the others were placed under
 * addresses that nobody confirmed, and wait for that as those of visitors do.
 */
export async function keepOneEach<Tables>(db: Kysely<Tables>): Promise<void> {
  const more = sql`update bids set user_id = null where id in (
    select id from (
      select id, row_number() over (
        partition by product_id, user_id order by (paid_at is null), created_at, id
      ) as place from bids where user_id is not null
    ) as counted where place > 1
  )`;
  await more.execute(db);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  // When the link was opened that was mailed to a visitor: from then on the address is known to be the bidder's.
  await sql`alter table bids add column confirmed_at timestamptz`.execute(db);
  await keepOneEach(db);
  for (const statement of statements) await statement.execute(db);
}
