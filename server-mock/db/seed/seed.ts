import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { expiresAfterDays } from '#domain/product/limits.ts';
import { newUserRow } from '../../modules/auth/users.ts';
import type { Database } from '../schema.ts';
import { inTransaction } from '../transaction.ts';
import { bulkInsert } from './bulk-insert.ts';
import { accountRows, seedAccounts } from './demo-accounts.ts';
import { bidRows } from './demo-bids.ts';
import { seedChats } from './demo-chats.ts';
import { seedDesk } from './demo-desk.ts';
import { followRows, watchRows } from './demo-following.ts';
import { admirerRows, viewDayRows, watchedProducts, wishlistRows } from './demo-interest.ts';
import { demoPlans } from './demo-plans.ts';
import { seedProductReviews } from './demo-product-reviews.ts';
import { reviewRows } from './demo-reviews.ts';
import { searchRows } from './demo-searches.ts';
import { demoSellers, sellerRow } from './demo-sellers.ts';
import { seedSuggestions } from './demo-suggestions.ts';
import { transportRows } from './demo-transport.ts';
import { moreSellers } from './more-sellers.ts';
import { type CatalogueRows, catalogueRows } from './product-rows.ts';

const marker = 'demo_seeded_at';
const day = 24 * 60 * 60 * 1000;

/**
 * Fills a database with the demo: accounts, sellers with reviews, popular searches and `listings` products (see
 * `demoPlans`), with dates counted back from `now`. Runs once per database, so later changes by users are preserved.
 * Returns false if it was done before, by any process.
 */
export async function seedDemo(
  db: Kysely<Database>,
  now: Date,
  listings: number | null = null,
): Promise<boolean> {
  const known = await db.selectFrom('app_meta').select('key').where('key', '=', marker).executeTakeFirst();
  if (known !== undefined) return false;
  const [accounts, nobody] = await Promise.all([
    accountRows(now),
    newUserRow({ email: 'bezoeker@hervonden.test', name: 'Bezoeker', password: randomUUID() }, now),
  ]);
  const sellers = [...demoSellers, ...moreSellers];
  const plans = demoPlans(listings, now);
  const rows = catalogueRows(plans, sellers, now);
  return await inTransaction(db, async (tx) => {
    // A concurrent process waits here for the first one's commit and then has nothing to do.
    const mine = await tx
      .insertInto('app_meta')
      .values({ key: marker, value: now.toISOString() })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .executeTakeFirst();
    if (mine === undefined) return false;
    // A catalogue for load tests has one statement per table, which may take minutes.
    await sql`set local statement_timeout = 0`.execute(tx);
    const since = new Date(now.getTime() - 365 * day);
    await bulkInsert(
      tx,
      'sellers',
      sellers.map((seller) => sellerRow(seller, since)),
    );
    await bulkInsert(tx, 'seller_transport', transportRows(sellers));
    await bulkInsert(tx, 'reviews', reviewRows(sellers, now));
    await bulkInsert(tx, 'search_counts', searchRows(now));
    await seedAccounts(tx, accounts);
    await seedCatalogue(tx, rows, now);
    await bulkInsert(tx, 'users', admirerRows(nobody));
    await seedInterest(tx, rows, now);
    await seedProductReviews(tx, rows, now);
    const published = rows.products.filter(({ status }) => status === 'PUBLISHED').map(({ id }) => id);
    await seedDesk(tx, nobody, published, now);
    return true;
  });
}

const feeds = ['products', 'product_translations'] as const;

async function seedCatalogue(tx: Kysely<Database>, rows: CatalogueRows, now: Date): Promise<void> {
  // All products share one change number: numbering each by the trigger would take longer than the rest of the seed.
  for (const table of feeds)
    await sql`alter table ${sql.table(table)} disable trigger catalog_feed`.execute(tx);
  await bulkInsert(tx, 'products', rows.products);
  await bulkInsert(tx, 'product_images', rows.images);
  await bulkInsert(tx, 'product_translations', rows.translations);
  await bulkInsert(tx, 'product_price_changes', rows.prices);
  await bulkInsert(
    tx,
    'deadlines',
    rows.products.map((product) => ({
      id: randomUUID(),
      kind: 'listing_expiry',
      subject_id: product.id,
      due_at: new Date((product.publication_date ?? now).getTime() + expiresAfterDays * day),
      attempts: 0,
      last_error: null,
    })),
  );
  for (const table of feeds)
    await sql`alter table ${sql.table(table)} enable trigger catalog_feed`.execute(tx);
  await sql`with head as (update catalog_head set n = n + 1 returning n)
    insert into catalog_changes (product_id, n) select products.id, head.n from products, head
    where products.status = 'PUBLISHED' on conflict (product_id) do update set n = excluded.n`.execute(tx);
}

/** Seeds interest in products, mostly those of the demo accounts: views, wishlist entries, bids and their results. */
async function seedInterest(
  tx: Kysely<Database>,
  { products, prices }: CatalogueRows,
  now: Date,
): Promise<void> {
  const watched = watchedProducts(products);
  const saved = wishlistRows(watched, now);
  const { bids, deadlines, reserved, carts, lines } = bidRows(products, now);
  await bulkInsert(
    tx,
    'product_view_days',
    watched.flatMap((product) => viewDayRows(product, now)),
  );
  await bulkInsert(tx, 'sync_heads', saved.heads);
  await bulkInsert(tx, 'sync_documents', saved.documents);
  await bulkInsert(tx, 'bids', bids);
  await bulkInsert(tx, 'carts', carts);
  await bulkInsert(tx, 'cart_lines', lines);
  await bulkInsert(tx, 'seller_follows', followRows(now));
  await bulkInsert(tx, 'product_watches', watchRows(reserved, now));
  await seedChats(tx, products, now);
  await bulkInsert(tx, 'deadlines', deadlines);
  const liked = Map.groupBy(saved.documents, ({ id }) => id);
  await seedSuggestions(
    tx,
    {
      products: watched,
      wishlistCounts: new Map([...liked].map(([id, documents]) => [id, documents.length])),
      bidOn: new Set(bids.map((bid) => bid.product_id)),
      // The prices are in chronological order, so the last change of a product wins.
      pricedAt: new Map(prices.map((price) => [price.product_id, new Date(price.changed_at)])),
    },
    now,
  );
}
