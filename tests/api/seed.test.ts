import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Notification } from '#domain/notifications/notification.ts';
import { checkProduct, productHints } from '#domain/product/product-rules.ts';
import { differencesBetween } from '#domain/product/review.ts';
import { seedDemo } from '#server/db/seed/seed.ts';
import { demoAccounts, demoPassword } from '#server/modules/auth/demo-accounts.ts';
import { contentOfProduct } from '#server/modules/catalog/content.ts';
import { reviewedFacts } from '#server/modules/catalog/review-facts.ts';
import { reviewsOf } from '#server/modules/catalog/review-history.ts';
import { readQueue } from '#server/modules/catalog/review-queue.ts';
import { loadProducts } from '#server/modules/products/public.ts';
import { listDocuments } from '#server/modules/sync/public.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

let api: ApiHarness;
let seedingTook = 0;
const now = new Date();

beforeAll(async () => {
  api = await startApi();
  const from = performance.now();
  expect(await seedDemo(api.db, now, 92)).toBe(true);
  seedingTook = performance.now() - from;
});
afterAll(async () => {
  await api.close();
});

/** Products that are or were for sale; the review queue has others. */
async function allProducts() {
  const rows = await api.db
    .selectFrom('products')
    .select('id')
    .where('publication_date', 'is not', null)
    .execute();
  return await loadProducts(
    api.db,
    rows.map((row) => row.id),
  );
}

describe('the demo catalogue', () => {
  test('is seeded once, within ten seconds', async () => {
    expect(seedingTook).toBeLessThan(10_000);
    expect(await seedDemo(api.db, now, 92)).toBe(false);
    expect(await allProducts()).toHaveLength(92);
  });

  test('holds nothing that the rules for sellers would refuse', async () => {
    for (const view of await allProducts()) {
      const content = contentOfProduct(view);
      const inventory = Math.max(1, content.inventory ?? 0);
      const facts = { sellerType: view.seller.seller.type, originalPrice: null, heldPhotoKeys: null };
      expect([view.product.slug, checkProduct({ ...content, inventory }, facts)]).toEqual([
        view.product.slug,
        [],
      ]);
      expect(productHints(content)).toEqual([]);
      expect(view.translations.map((one) => one.language)).toEqual(['en', 'fr', 'nl']);
    }
  });

  test('FORM-004 fills the review queue with first products and with ones that come back changed', async () => {
    const { ids } = await readQueue(api.db, { search: '', limit: 25, offset: 0, after: null });
    const changed: number[] = [];
    for (const view of await loadProducts(api.db, ids)) {
      const [last] = await reviewsOf(api.db, view.product.id, 1);
      const now = reviewedFacts(view);
      changed.push(last === undefined ? 0 : differencesBetween(last.facts, now).changes.length);
    }
    expect(changed.filter((count) => count === 0)).toHaveLength(3);
    expect(changed.filter((count) => count > 1)).toHaveLength(2);
  });

  test('is spread over the last 60 days and has something for every tag', async () => {
    const products = (await allProducts()).map((view) => view.product);
    const ages = products.map(
      (product) => (now.getTime() - (product.publication_date?.getTime() ?? 0)) / 86_400_000,
    );
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.max(...ages)).toBeLessThan(60);
    expect(ages.filter((age) => age <= 14).length).toBeGreaterThan(10);
    expect(products.filter((product) => product.inventory === 0).length).toBeGreaterThanOrEqual(3);
    expect(products.filter((product) => product.second_chance_type !== null).length).toBeGreaterThanOrEqual(
      5,
    );
    expect(
      products.filter((product) => product.collections.includes('we-love')).length,
    ).toBeGreaterThanOrEqual(5);
    const discounted = products.filter(
      (product) => (product.compare_price_cents ?? 0) > (product.price_cents ?? 0),
    );
    expect(discounted.length).toBeGreaterThanOrEqual(8);
    expect(discounted.length / products.length).toBeLessThanOrEqual(0.2);
    const countries = new Set(products.map((product) => product.country));
    expect(countries).toEqual(new Set(['NL', 'BE']));
  });

  test('no product shows a replica word or an empty place in any language', async () => {
    for (const view of await allProducts()) {
      for (const { description } of view.translations) {
        expect(description).not.toMatch(/[{}]|undefined|null/);
        expect(description.length).toBeGreaterThan(100);
      }
    }
  });

  test('the sellers of the demo accounts see views, wishlist entries and bids; the buyer bids of every state', async () => {
    const query = `{ sellerDashboard(period: DAYS_90) { ... on SellerDashboard {
      views { now } hearts { now } bids { now } } } }`;
    for (const email of ['verkoper@hervonden.test', 'merk@hervonden.test']) {
      const token = await api.signIn({ email, password: demoPassword });
      const { data } = await api.graphql<{ sellerDashboard: Record<string, { readonly now: number }> }>(
        query,
        {},
        { token },
      );
      const { views, hearts, bids } = data.sellerDashboard;
      expect(views?.now).toBeGreaterThan(hearts?.now ?? 0);
      expect(hearts?.now).toBeGreaterThan(bids?.now ?? 0);
      expect(bids?.now).toBeGreaterThan(2);
    }
    const token = await api.signIn({ email: 'koper@hervonden.test', password: demoPassword });
    const { data } = await api.graphql<{ bids: { readonly bids: readonly { readonly status: string }[] } }>(
      '{ bids(filters: { role: BUYER }) { ... on BidList { bids { status } } } }',
      {},
      { token },
    );
    expect(new Set(data.bids.bids.map(({ status }) => status))).toEqual(
      new Set(['PENDING', 'COUNTERBID', 'ACCEPTED', 'REJECTED', 'EXPIRED']),
    );
  });

  test('no product has more views by day than in all, and every open bid has its end', async () => {
    const days = await api.db
      .selectFrom('products')
      .innerJoin('product_view_days', 'product_view_days.product_id', 'products.id')
      .groupBy(['products.id'])
      .select(({ fn }) => ['products.view_count', fn.sum<string>('product_view_days.views').as('views')])
      .execute();
    expect(days.filter((day) => Number(day.views) > day.view_count)).toEqual([]);
    const open = await api.db
      .selectFrom('bids')
      .select('id')
      .where('status', 'in', ['PENDING', 'ACCEPTED', 'COUNTERBID'])
      .where('paid_at', 'is', null)
      .execute();
    const ends = await api.db
      .selectFrom('deadlines')
      .select('subject_id')
      .where('kind', '=', 'bid_expiry')
      .execute();
    expect(ends.map((end) => end.subject_id).toSorted()).toEqual(open.map((bid) => bid.id).toSorted());
  });

  test('every demo account logs in and is who it should be', async () => {
    const roles: Record<string, unknown> = {};
    for (const { email } of demoAccounts) {
      const token = await api.signIn({ email, password: demoPassword });
      const { data } = await api.graphql<{ me: Record<string, unknown> }>(
        '{ me { ... on User { isStaff seller { type canPublish } } } }',
        {},
        { token },
      );
      roles[email] = data.me;
    }
    expect(roles).toEqual({
      'koper@hervonden.test': { isStaff: false, seller: null },
      'verkoper@hervonden.test': { isStaff: false, seller: { type: 'private', canPublish: true } },
      'merk@hervonden.test': { isStaff: false, seller: { type: 'brand_hervonden', canPublish: true } },
      'staf@hervonden.test': { isStaff: true, seller: null },
      'collega@hervonden.test': { isStaff: true, seller: null },
      'nieuw@hervonden.test': { isStaff: false, seller: { type: 'private', canPublish: false } },
    });
  });
});

describe('the demo’s notifications', () => {
  const emails = ['koper', 'verkoper', 'merk', 'staf'].map((name) => `${name}@hervonden.test`);
  let demo: ApiHarness;

  beforeAll(async () => {
    demo = await startApi({ config: { demo: true } });
  });
  afterAll(async () => await demo.close());

  async function listOf(email: string): Promise<readonly Notification[]> {
    const { id } = await demo.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return await listDocuments(demo.db, id, 'notifications');
  }

  test('PWA-040 every account has read and unread ones of several days, in the texts that everybody gets', async () => {
    const kinds = new Set<string>();
    for (const email of emails) {
      const list = await listOf(email);
      expect(new Set(list.map(({ createdAt }) => Math.floor(createdAt / 86_400_000))).size).toBeGreaterThan(
        1,
      );
      expect(new Set(list.map(({ readAt }) => readAt === null)), email).toEqual(new Set([true, false]));
      for (const { kind, createdAt, texts } of list) {
        kinds.add(kind);
        expect(createdAt).toBeLessThanOrEqual(Date.now());
        for (const { title, body } of Object.values(texts)) expect(`${title} ${body}`).not.toMatch(/[{}]/);
      }
    }
    for (const kind of [
      ...['bid_received', 'bid_answered', 'bid_closed', 'message_received', 'question_received'],
      ...['product_sold', 'order_changed', 'transport_changed', 'product_approved', 'prices_suggested'],
      ...['search_matched', 'saved_product_reduced', 'followed_seller_published'],
    ])
      expect(kinds).toContain(kind);
  });

  test('PWA-040 each leads to something that its reader can open', async () => {
    const queries: Readonly<Record<string, string>> = {
      '/products': 'query ($id: String!) { it: productBySlug(slug: $id) { __typename } }',
      '/account/biedingen': 'query ($id: String!) { it: bid(uuid: $id) { __typename } }',
      '/account/bestellingen': 'query ($id: String!) { it: orderProduct(uuid: $id) { __typename } }',
      '/account/chats': 'query ($id: String!) { it: conversation(uuid: $id) { __typename } }',
      '/staff/orders': 'query ($id: String!) { it: staffOrder(uuid: $id) { __typename } }',
    };
    for (const email of emails) {
      const token = await demo.signIn({ email, password: demoPassword });
      for (const { path } of await listOf(email)) {
        if (path === '/account/verkoopsuggesties') continue;
        const page = path.replace(/\/herroepen$/, '');
        const at = page.lastIndexOf('/');
        const query = queries[page.slice(0, at)];
        if (query === undefined) throw new Error(`No notification of the demo should lead to ${path}.`);
        const { data } = await demo.graphql<{ it: { __typename: string } }>(
          query,
          { id: page.slice(at + 1) },
          { token },
        );
        expect(data.it.__typename, path).toMatch(
          /^(Product|Bid|OrderProduct|Conversation|StaffOrderDetail)$/,
        );
      }
    }
  });

  test('PWA-040 none of them is emailed or pushed', async () => {
    for (let round = 0; round < 3; round += 1) await demo.server.background.runOnce();
    expect(await demo.db.selectFrom('notification_sends').selectAll().execute()).toEqual([]);
    expect(await demo.db.selectFrom('mail_outbox').selectAll().execute()).toEqual([]);
    const due = await demo.db
      .selectFrom('deadlines')
      .select('kind')
      .where('kind', 'in', ['notification_send', 'notification_digest'])
      .execute();
    expect(due).toEqual([]);
  });
});
