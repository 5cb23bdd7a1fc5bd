import { readFileSync, writeFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { type CatalogSearch, wholeCatalog } from '#server/search/catalog-search.ts';
import { LocalEngine } from '#server/search/engine.ts';
import { createSqlCatalogSearch } from '#server/search/sql-catalog-search.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSeller } from '../factories/sellers.ts';
import { engineOfRun } from '../setup/databases.ts';
import { fillCatalogue } from './search/catalogue.ts';
import { openSearchHarness, type SearchHarness } from './search/harness.ts';
import { twoProcessesFollow } from './search/two-processes.ts';

let harness: SearchHarness;
let seller: string;

beforeEach(async () => {
  harness = await openSearchHarness();
  seller = await makeSeller(harness.db);
});
afterEach(async () => {
  await harness.close();
});

async function found(search: CatalogSearch, searchString: string): Promise<readonly string[]> {
  return (await search.search({ ...wholeCatalog, searchString })).ids;
}

/** The index and plain SQL give the same answers to these queries. */
async function expectTruth(search: CatalogSearch): Promise<void> {
  const oracle = createSqlCatalogSearch(harness.db);
  for (const given of [{}, { searchString: 'teak' }, { sort: 'PRICE_ASC' as const }]) {
    const question = { ...wholeCatalog, facets: true, limit: 100, ...given };
    const truth = await oracle.search(question);
    // Computed, computed and cached, and from the cache.
    for (let time = 0; time < 3; time += 1) expect(await search.search(question)).toEqual(truth);
  }
}

describe('the index follows the catalogue', () => {
  test('a product is found as soon as it is committed, and no longer when it is hidden, expired or deleted', async () => {
    const search = await harness.open();
    expect(await found(search, 'zeldzaam')).toEqual([]);
    const { id } = await makeProduct(harness.db, seller, { title: 'Zeldzaam kastje' });
    expect(await found(search, 'zeldzaam')).toEqual([id]);
    for (const status of ['EXPIRED', 'PUBLISHED', 'ARCHIVED', 'PUBLISHED'] as const) {
      await harness.db.updateTable('products').set({ status }).where('id', '=', id).execute();
      expect(await found(search, 'zeldzaam')).toEqual(status === 'PUBLISHED' ? [id] : []);
    }
    await harness.db.deleteFrom('products').where('id', '=', id).execute();
    expect(await found(search, 'zeldzaam')).toEqual([]);
  });

  test('edits of every kind are followed: texts, price, colours, sale, place, translations, the seller', async () => {
    await fillCatalogue(harness.db, 40);
    const search = await harness.open();
    const [id = ''] = (await search.search(wholeCatalog)).ids;
    const edit = (change: Record<string, unknown>) =>
      harness.db.updateTable('products').set(change).where('id', '=', id).execute();
    await edit({ title: 'Geheel anders' });
    expect(await found(search, 'anders')).toEqual([id]);
    await edit({
      price_cents: 1_234_500,
      colors: ['paars'],
      compare_price_cents: 2_000_000,
      brand: 'Nieuwmerk',
    });
    await expectTruth(search);
    await edit({ latitude: 50.5, longitude: 5.5, province: 'be-luik', country: 'BE', inventory: 0 });
    await expectTruth(search);
    await harness.db
      .insertInto('product_translations')
      .values({
        product_id: id,
        language: 'en',
        title: 'Wonderful',
        description: '',
        editorial_description: null,
      })
      .onConflict((conflict) =>
        conflict.columns(['product_id', 'language']).doUpdateSet({ title: 'Wonderful' }),
      )
      .execute();
    expect(await found(search, 'wonderful')).toEqual([id]);
    const offers = async () =>
      (await search.search({ ...wholeCatalog, filters: [{ type: 'ACCEPT_OFFERS', value: 'true' }] }))
        .totalCount;
    expect(await offers()).toBeGreaterThan(0);
    await harness.db.updateTable('sellers').set({ accept_offers: false }).execute();
    expect(await offers()).toBe(0);
    await expectTruth(search);
  });

  test('products with one first photo are separated, and a new first photo is followed', async () => {
    const search = await harness.open();
    const photo = (id: string, key: string) =>
      inTransaction(harness.db, async (tx) => {
        await tx.deleteFrom('product_images').where('product_id', '=', id).execute();
        await tx
          .insertInto('product_images')
          .values({ product_id: id, position: 0, key, width: 800, height: 600, color: '#cccccc' })
          .execute();
      });
    const make = async (title: string, color: string, hour: number, key: string) => {
      const { id } = await makeProduct(harness.db, await makeSeller(harness.db), {
        title,
        colors: [color],
        publication_date: new Date(Date.UTC(2026, 0, 1, hour)),
      });
      await photo(id, key);
      return id;
    };
    const last = await make('Laag dressoir', 'wit', 1, 'photo-b');
    const second = await make('Hoog dressoir', 'zwart', 2, 'photo-a');
    const first = await make('Teak dressoir', 'bruin', 3, 'photo-a');
    expect(await found(search, 'dressoir')).toEqual([first, last, second]);
    await expectTruth(search);
    await photo(second, 'photo-c');
    expect(await found(search, 'dressoir')).toEqual([first, second, last]);
    await expectTruth(search);
  });

  test('separators of fields and rows count as blanks in texts of people: no text adds a product', async () => {
    await fillCatalogue(harness.db, 5);
    const { id } = await makeProduct(harness.db, seller, {
      title: 'Zeldzaam\u001fkastje',
      description: `Mooi.\u001e${'\u001f'.repeat(24)}nep\u001d`,
    });
    await harness.db
      .insertInto('product_translations')
      .values({
        product_id: id,
        language: 'en',
        title: 'Rare\u001e',
        description: '\u001f',
        editorial_description: null,
      })
      .onConflict((conflict) =>
        conflict.columns(['product_id', 'language']).doUpdateSet({ title: 'Rare\u001e' }),
      )
      .execute();
    const search = await harness.open();
    expect(await found(search, 'kastje nep')).toEqual([id]);
    expect(await found(search, 'rare')).toEqual([id]);
    await expectTruth(search);
  });

  test('what a transaction takes back is never found', async () => {
    const search = await harness.open();
    const failed = inTransaction(harness.db, async (tx) => {
      await makeProduct(tx, seller, { title: 'Zeldzaam kastje' });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await found(search, 'zeldzaam')).toEqual([]);
  });

  test('many changes are merged into a new start, and other processes see the same', async () => {
    const [one, other] = [await harness.open({ mergeAbove: 10 }), await harness.open({ threadAbove: 0 })];
    await fillCatalogue(harness.db, 60);
    await expectTruth(one);
    await harness.db.updateTable('products').set({ title: 'Teak bank' }).where('height', '>', 100).execute();
    await expectTruth(one);
    await expectTruth(other);
    expect(await found(one, 'bank')).toEqual(await found(other, 'bank'));
  });

  if (engineOfRun === 'postgres') {
    test('two server processes find what a third one writes as soon as it is committed', twoProcessesFollow);
  }

  test('an answer is cached once it was asked for twice, and dropped with the next change', async () => {
    const search = await harness.open();
    const before = search.version();
    const ask = vi.spyOn(LocalEngine.prototype, 'ask');
    onTestFinished(() => ask.mockRestore());
    const counts: number[] = [];
    for (const expected of [1, 2, 2]) {
      counts.push((await search.search(wholeCatalog)).totalCount);
      expect(ask).toHaveBeenCalledTimes(expected);
    }
    await makeProduct(harness.db, seller);
    counts.push((await search.search(wholeCatalog)).totalCount);
    expect(counts).toEqual([0, 0, 0, 1]);
    expect(search.version()).toBeGreaterThan(before);
  });

  test('a search asks the index each question once, and caches none that no other search asks', async () => {
    await fillCatalogue(harness.db, 30);
    const search = await harness.open();
    const ask = vi.spyOn(LocalEngine.prototype, 'ask');
    onTestFinished(() => ask.mockRestore());
    const askedBy = async () => {
      ask.mockClear();
      expect(await found(search, 'xqzzy plorf')).toEqual([]);
      return ask.mock.calls.map(([question]) => JSON.stringify(question));
    };
    const first = await askedBy();
    expect(first.length).toBeGreaterThan(1);
    expect(new Set(first).size).toBe(first.length);
    expect(await askedBy()).toEqual(first);
    expect(await askedBy()).toEqual([]);
  });

  test('what many ask for is cached with the first question after a change, however many others were asked', async () => {
    const search = await harness.open();
    const ask = vi.spyOn(LocalEngine.prototype, 'ask');
    onTestFinished(() => ask.mockRestore());
    for (let price = 1; price < 2_300; price += 1) {
      if (price % 1_000 === 1) for (let time = 0; time < 2; time += 1) await search.search(wholeCatalog);
      await search.search({ ...wholeCatalog, filters: [{ type: 'PRICE', value: `0-${price}` }] });
    }
    await makeProduct(harness.db, seller);
    await search.search(wholeCatalog);
    ask.mockClear();
    await search.search(wholeCatalog);
    expect(ask).not.toHaveBeenCalled();
  });

  test('deleted products are subtracted from cached counts', async () => {
    await fillCatalogue(harness.db, 60);
    const search = await harness.open();
    await expectTruth(search);
    await harness.db.deleteFrom('products').where('height', '>', 100).execute();
    await expectTruth(search);
  });

  test('a cached answer is dropped with each part of many changes, also if the next part fails', async () => {
    await fillCatalogue(harness.db, 600);
    const search = await harness.open();
    // The second time, the answer is cached.
    for (let time = 0; time < 2; time += 1) expect(await found(search, 'veranderd')).toEqual([]);
    await harness.db.updateTable('products').set({ title: 'Veranderd kastje' }).execute();
    const { executeQuery } = harness.db.getExecutor();
    let parts = 0;
    const failing = vi.spyOn(harness.db.getExecutor(), 'executeQuery').mockImplementation(async function (
      this: ReturnType<typeof harness.db.getExecutor>,
      query,
    ) {
      if (query.sql.includes('from catalog_changes')) parts += 1;
      if (parts > 1) throw new Error('the database is away');
      return await executeQuery.call(this, query);
    });
    await expect(found(search, 'veranderd')).rejects.toThrow('the database is away');
    failing.mockRestore();
    // As of the first part.
    const { checkpoint: head } = await search.state();
    const asOf = { head, holds: { digest: '', until: null }, version: '' };
    const { ids } = await search.search({ ...wholeCatalog, searchString: 'veranderd' }, asOf);
    expect(ids).not.toEqual([]);
  });

  test('writers at once lose nothing', async () => {
    const search = await harness.open();
    const titles = Array.from({ length: 30 }, (_, at) => at);
    await Promise.all(
      titles.map(async () => {
        await makeProduct(harness.db, seller);
        await search.search(wholeCatalog);
      }),
    );
    expect((await search.search(wholeCatalog)).totalCount).toBe(30);
  });
});

/** The same snapshot as a build with another column schema would write it. */
function ofAnotherBuild(bytes: Buffer): Buffer {
  const other = Buffer.from(bytes);
  const name = other.indexOf('"schema":"') + '"schema":"'.length;
  other[name] = other[name] === 0x30 ? 0x31 : 0x30;
  // The header has 16 bytes; its second number is the checksum of the image.
  other.writeUInt32LE(crc32(other.subarray(16)), 4);
  return other;
}

describe('the snapshot', () => {
  const withSnapshot = () => ({ snapshot: harness.snapshot, snapshotFrom: 0 });
  const logged = (text: string) => harness.logged.filter((line) => line.includes(text)).length;

  test('a restart reads it and catches up with what changed meanwhile', async () => {
    await fillCatalogue(harness.db, 80);
    await (await harness.open(withSnapshot())).close();
    const { id } = await makeProduct(harness.db, seller, { title: 'Zeldzaam kastje' });
    await sql`delete from products where id = (select min(id::text)::uuid from products where id <> ${id})`.execute(
      harness.db,
    );
    const again = await harness.open(withSnapshot());
    expect(logged('read from its snapshot')).toBe(1);
    expect(await found(again, 'zeldzaam')).toEqual([id]);
    await expectTruth(again);
  });

  test.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    [
      'with a turned bit',
      (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -9), Buffer.from([1]), bytes.subarray(-8)]),
    ],
    ['empty', () => Buffer.alloc(0)],
    ['of something else', () => Buffer.from('not an index at all, but text')],
    ['of another build, whole in itself', ofAnotherBuild],
  ])('one that is %s is made anew', async (_name, damage) => {
    await fillCatalogue(harness.db, 30);
    await (await harness.open(withSnapshot())).close();
    writeFileSync(harness.snapshot, damage(readFileSync(harness.snapshot)));
    const again = await harness.open(withSnapshot());
    expect(logged('read from its snapshot')).toBe(0);
    await expectTruth(again);
  });

  test('one of another time of the database is not used', async () => {
    await fillCatalogue(harness.db, 30);
    await (await harness.open(withSnapshot())).close();
    await sql`update app_meta set value = 'another' where key = 'epoch'`.execute(harness.db);
    await expectTruth(await harness.open(withSnapshot()));
    expect(logged('read from its snapshot')).toBe(0);
  });
});

describe('an engine that fails', () => {
  test.each(['apply', 'learnStems'] as const)(
    'at %s is dropped: SQL answers, and a new index is built',
    async (step) => {
      const search = await harness.open();
      vi.spyOn(LocalEngine.prototype, step).mockRejectedValueOnce(new Error('a row of no shape'));
      const { id } = await makeProduct(harness.db, seller, { title: 'Zeldzaam kastje' });
      expect(await found(search, 'zeldzaam')).toEqual([id]);
      expect(await search.suggest('zeld', 5)).toBeDefined();
      await vi.waitFor(async () => expect(await search.state()).toMatchObject({ isIndexed: true }));
      expect(await found(search, 'zeldzaam')).toEqual([id]);
      await expectTruth(search);
      expect(harness.logged.filter((line) => line.includes('is made anew'))).toHaveLength(1);
      vi.restoreAllMocks();
    },
  );
});
