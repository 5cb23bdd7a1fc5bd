import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bidStatuses } from '#domain/bid/bid-status.ts';
import { allCategories } from '#domain/catalog/categories.ts';
import { demoAccounts } from '#server/modules/auth/demo-accounts.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

let api: ApiHarness;
let people: ReadonlyMap<string, { readonly id: string; readonly seller_id: string | null }>;

beforeAll(async () => {
  api = await startApi({ config: { demo: true, demoListings: null } });
  const rows = await api.db.selectFrom('users').select(['id', 'email', 'seller_id']).execute();
  people = new Map(rows.map((row) => [row.email.split('@')[0] ?? '', row]));
}, 60_000);
afterAll(async () => await api.close());

const buyers = ['koper', 'verkoper', 'merk', 'nieuw', 'staf'] as const;
const sellers = ['verkoper', 'merk'] as const;

/** The number of rows of a table in which a column has this value. */
async function countOf(table: string, column: string, value: string | null | undefined): Promise<number> {
  const { rows } = await sql<{ readonly count: string }>`
    select count(*) from ${sql.table(table)} where ${sql.ref(column)}::text = ${value ?? ''}`.execute(api.db);
  return Number(rows[0]?.count);
}

test.each(buyers)('%s has something on every screen of a buyer', async (who) => {
  const id = people.get(who)?.id;
  const counts = {
    orders: await countOf('orders', 'user_id', id),
    bids: await countOf('bids', 'user_id', id),
    chats: await countOf('conversations', 'buyer_id', id),
    boards: await countOf('boards', 'user_id', id),
    wanted: await countOf('wanted_items', 'user_id', id),
    follows: await countOf('seller_follows', 'user_id', id),
  };
  expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([]);
  const saved = await api.db
    .selectFrom('sync_documents')
    .select(['collection'])
    .where('user_id', '=', id ?? '')
    .execute();
  const ofKind = (collection: string) => saved.filter((one) => one.collection === collection).length;
  expect(ofKind('wishlist')).toBeGreaterThanOrEqual(3);
  expect(ofKind('addresses')).toBe(1);
  expect(ofKind('notifications')).toBeGreaterThan(0);
});

test.each(sellers)('%s has something on every screen of a seller', async (who) => {
  const sellerId = people.get(who)?.seller_id;
  const tables = [
    'products',
    'bids',
    'conversations',
    'order_products',
    'payouts',
    'reviews',
    'sale_suggestions',
  ];
  for (const table of tables)
    expect([table, (await countOf(table, 'seller_id', sellerId)) > 0]).toEqual([table, true]);
});

test('the newest seller has a product in review and one whose changes were requested', async () => {
  const rows = await api.db
    .selectFrom('products')
    .select(['status', 'city'])
    .where('seller_id', '=', people.get('nieuw')?.seller_id ?? '')
    .orderBy('status')
    .execute();
  expect(rows).toEqual([
    { status: 'CHANGES_REQUESTED', city: 'Leuven' },
    { status: 'IN_REVIEW', city: 'Leuven' },
  ]);
});

test('bids and deliveries exist in every state, and both sides reviewed each other after an order', async () => {
  const bids = await api.db.selectFrom('bids').select('status').distinct().execute();
  expect(new Set(bids.map(({ status }) => status))).toEqual(new Set(bidStatuses));
  const deliveries = await api.db.selectFrom('order_deliveries').select('status').distinct().execute();
  expect(deliveries.length).toBeGreaterThanOrEqual(6);
  const reviews = await api.db
    .selectFrom('reviews')
    .select(['author', 'state'])
    .where('order_product_id', 'is not', null)
    .orderBy('author')
    .execute();
  expect(reviews).toEqual([
    { author: 'BUYER', state: 'PUBLISHED' },
    { author: 'SELLER', state: 'PUBLISHED' },
  ]);
});

test('what the accounts bought or reserved leaves something to buy in every category of the menu', async () => {
  const rows = await api.db
    .selectFrom('products')
    .select(['main_category', 'sub_category', 'category'])
    .where('status', '=', 'PUBLISHED')
    .where('inventory', '>', 0)
    .execute();
  const stocked = new Set(
    rows.map(({ main_category, sub_category, category }) => `${main_category}/${sub_category}/${category}`),
  );
  const paths = allCategories().map(
    ({ main, sub, category }) => `${main.value}/${sub.value}/${category.value}`,
  );
  expect(paths.filter((path) => !stocked.has(path))).toEqual([]);
});

test('every sold product has its payment and a posting, and every posting balances', async () => {
  const { rows: unpaid } = await sql`
    select order_products.id from order_products
    join orders on orders.id = order_products.order_id
    where not exists (select from ledger_postings
      where ledger_postings.transaction_id = orders.transaction_id)`.execute(api.db);
  expect(unpaid).toEqual([]);
  const { rows: uneven } = await sql`
    select posting_id from ledger_entries group by posting_id having sum(amount_cents) <> 0`.execute(api.db);
  expect(uneven).toEqual([]);
});

test('every account of the demo has these screens but the second member of staff', () => {
  expect(demoAccounts.map(({ email }) => email.split('@')[0])).toEqual([...buyers, 'collega']);
});
