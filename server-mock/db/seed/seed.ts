import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { expiresAfterDays } from '#domain/listing/limits.ts';
import type { Database } from '../schema.ts';
import { inTransaction } from '../transaction.ts';
import { accountRows, seedAccounts } from './demo-accounts.ts';
import { demoSellers, sellerRow } from './demo-sellers.ts';
import { catalogueRows } from './product-rows.ts';

const marker = 'demo_seeded_at';
const day = 24 * 60 * 60 * 1000;

/**
 * Fills a database with the demo: accounts, sellers and the catalogue, with dates counted back from `now`. Once per
 * database: what people changed since then stays. False when it was done before, by whichever process.
 */
export async function seedDemo(db: Kysely<Database>, now: Date): Promise<boolean> {
  const known = await db.selectFrom('app_meta').select('key').where('key', '=', marker).executeTakeFirst();
  if (known !== undefined) return false;
  const accounts = await accountRows(now);
  return await inTransaction(db, async (tx) => {
    // A second process waits here for the first one's commit and then has nothing to do.
    const mine = await tx
      .insertInto('app_meta')
      .values({ key: marker, value: now.toISOString() })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .executeTakeFirst();
    if (mine === undefined) return false;
    const since = new Date(now.getTime() - 365 * day);
    await tx
      .insertInto('sellers')
      .values(demoSellers.map((seller) => sellerRow(seller, since)))
      .execute();
    await seedAccounts(tx, accounts);
    await seedCatalogue(tx, now);
    return true;
  });
}

async function seedCatalogue(tx: Kysely<Database>, now: Date): Promise<void> {
  const { products, images, translations } = catalogueRows(now);
  await tx.insertInto('products').values(products).execute();
  await tx.insertInto('product_images').values(images).execute();
  await tx.insertInto('product_translations').values(translations).execute();
  await tx
    .insertInto('deadlines')
    .values(
      products.map((product) => ({
        id: randomUUID(),
        kind: 'listing_expiry',
        subject_id: product.id,
        due_at: new Date((product.publication_date ?? now).getTime() + expiresAfterDays * day),
        last_error: null,
      })),
    )
    .execute();
}
