import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createServer } from '#server/create-server.ts';
import { makeProduct } from '#tests/factories/products.ts';
import { makeSeller } from '#tests/factories/sellers.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';
import { engineOfRun } from '#tests/setup/databases.ts';

let api: ApiHarness;
let seller: string;
beforeAll(async () => {
  api = await startApi();
  seller = await makeSeller(api.db);
});
afterAll(() => api.close());

const product = async () => (await makeProduct(api.db, seller)).id;
const viewsOf = async (id: string) => {
  const found = await api.db
    .selectFrom('products')
    .select('view_count')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return found.view_count;
};
const visit = (productId: string, visitor: string = randomUUID()) =>
  api.server.deps.visits.add({ productId, visitor });

describe('PROD-020 visits', () => {
  test('are counted within seconds, on their own', async () => {
    const id = await product();
    visit(id);
    visit(id);
    await expect.poll(() => viewsOf(id), { timeout: 10_000 }).toBe(2);
  });

  test('of one visitor count once in half an hour, also if the second comes later or twice at once', async () => {
    const id = await product();
    visit(id, 'the same');
    visit(id, 'the same');
    await api.server.deps.visits.count();
    visit(id, 'the same');
    visit(id);
    await api.server.deps.visits.count();
    expect(await viewsOf(id)).toBe(2);
  });

  test('wait while visitors cannot be looked up, and are counted once', async () => {
    const id = await product();
    visit(id);
    const failing = vi.spyOn(api.server.deps.limits, 'spendEach').mockRejectedValueOnce(new Error('away'));
    await expect(api.server.deps.visits.count()).rejects.toThrow('away');
    failing.mockRestore();
    await api.server.deps.visits.count();
    await api.server.deps.visits.count();
    expect(await viewsOf(id)).toBe(1);
  });

  test('wait while views cannot be written, and are counted once', async () => {
    const id = await product();
    await sql`alter table products add constraint no_views check (view_count < 0) not valid`.execute(api.db);
    visit(id);
    await expect(api.server.deps.visits.count()).rejects.toThrow('no_views');
    await sql`alter table products drop constraint no_views`.execute(api.db);
    await api.server.deps.visits.count();
    await api.server.deps.visits.count();
    expect(await viewsOf(id)).toBe(1);
  });

  test('of a product that no longer exists are dropped', async () => {
    const id = await product();
    visit(randomUUID());
    visit(id);
    await api.server.deps.visits.count();
    expect(await viewsOf(id)).toBe(1);
  });

  test('are counted for the day as well', async () => {
    const id = await product();
    for (let at = 0; at < 3; at += 1) visit(id);
    await api.server.deps.visits.count();
    const days = await api.db
      .selectFrom('product_view_days')
      .select('views')
      .where('product_id', '=', id)
      .execute();
    expect(days).toEqual([{ views: 3 }]);
  });

  test('reach the index of the search with every tenth', async () => {
    const id = await product();
    const changes = async () => {
      const found = await api.db
        .selectFrom('catalog_changes')
        .select('n')
        .where('product_id', '=', id)
        .executeTakeFirstOrThrow();
      return Number(found.n);
    };
    const before = await changes();
    for (let at = 0; at < 9; at += 1) visit(id);
    await api.server.deps.visits.count();
    expect(await changes()).toBe(before);
    visit(id);
    await api.server.deps.visits.count();
    expect(await changes()).toBeGreaterThan(before);
  });
});

// The embedded database has one connection, which a transaction keeps, and one process.
if (engineOfRun === 'postgres') {
  describe('PROD-020 visits on a shared database', () => {
    test('of a product that somebody has locked wait, and no other product waits for it', async () => {
      const [locked, free] = [await product(), await product()];
      await api.db.transaction().execute(async (tx) => {
        await tx.selectFrom('products').select('id').where('id', '=', locked).forUpdate().execute();
        visit(locked);
        visit(free);
        await api.server.deps.visits.count();
        expect([await viewsOf(locked), await viewsOf(free)]).toEqual([0, 1]);
      });
      await api.server.deps.visits.count();
      expect([await viewsOf(locked), await viewsOf(free)]).toEqual([1, 1]);
    });

    test('are known to all servers, and counted when a server stops', async () => {
      const id = await product();
      const { config, database, log } = api.server.deps;
      const other = await createServer({ config, database, log });
      visit(id, 'somebody');
      await api.server.deps.visits.count();
      other.deps.visits.add({ productId: id, visitor: 'somebody' });
      other.deps.visits.add({ productId: id, visitor: 'somebody else' });
      await other.close();
      expect(await viewsOf(id)).toBe(2);
    });
  });

  test('S12 a limit that is spent for many keys begins anew after its period', async () => {
    const { limits } = api.server.deps;
    const rule = { name: 'for-many-again', times: 1, seconds: 600 };
    expect(await limits.spendEach(rule, ['a'])).toEqual(new Set(['a']));
    expect(await limits.spendEach(rule, ['a'])).toEqual(new Set());
    await sql`update rate_limits set expire = 1 where key like 'for-many-again:%'`.execute(api.db);
    expect(await limits.spendEach(rule, ['a'])).toEqual(new Set(['a']));
    expect(await limits.spendEach(rule, ['a'])).toEqual(new Set());
  });
}

test('S12 a limit that is spent for many keys is the same as for one', async () => {
  const { limits } = api.server.deps;
  const rule = { name: 'for-many', times: 2, seconds: 600 };
  await limits.spend(rule, 'a');
  expect(await limits.spendEach(rule, ['a', 'b'])).toEqual(new Set(['a', 'b']));
  expect(await limits.spendEach(rule, ['a', 'b'])).toEqual(new Set(['b']));
  await expect(limits.spend(rule, 'b')).rejects.toThrow();
  expect(await limits.spendEach(rule, ['a', 'b', 'c'])).toEqual(new Set(['c']));
});
