import { type Kysely, sql } from 'kysely';

/**
 * The VAT scheme of traders, and the one that applied to each sale. Both are unknown until the trader chooses: earlier
 * sales keep documents that name none.
 */
const statements = [
  sql`alter table sellers
    add column vat_scheme text check (vat_scheme in ('ordinary', 'margin', 'mixed')),
    add constraint sellers_vat_scheme_of_trader check (vat_scheme is null or type <> 'private')`,
  sql`alter table order_products
    add column vat_scheme text check (vat_scheme in ('ordinary', 'margin', 'mixed')),
    add constraint order_products_vat_scheme_of_trader check (vat_scheme is null or sold_by_trader)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
