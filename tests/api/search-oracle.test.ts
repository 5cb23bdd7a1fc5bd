import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DatabaseHandle } from '#server/db/database-handle.ts';
import { migrate } from '#server/db/migrate.ts';
import { createEventBus } from '#server/process/create-event-bus.ts';
import type { EventBus } from '#server/process/event-bus.ts';
import type { CatalogSearch } from '#server/search/catalog-search.ts';
import {
  createIndexedCatalogSearch,
  type IndexedSearchOptions,
} from '#server/search/indexed-catalog-search.ts';
import { createSqlCatalogSearch } from '#server/search/sql-catalog-search.ts';
import { wordsOf } from '#server/search/words.ts';
import { engineOfRun, openTestDatabase } from '../setup/databases.ts';
import { createTestLog } from '../setup/quiet-log.ts';
import { drawsOf, seedOfRun } from '../setup/run-size.ts';
import { fillCatalogue } from './search/catalogue.ts';
import { questions } from './search/questions.ts';

let database: DatabaseHandle;
let bus: EventBus;
let followed: CatalogSearch;
let fresh: CatalogSearch;
let oracle: CatalogSearch;

beforeAll(async () => {
  const { log } = createTestLog();
  database = await openTestDatabase(engineOfRun, log);
  await migrate(database.db);
  await fillCatalogue(database.db, 320);
  bus = createEventBus(database, log);
  const open = async (options: Partial<IndexedSearchOptions>) => {
    const search = createIndexedCatalogSearch({ db: database.db, bus, log, snapshot: null, ...options });
    await search.ready();
    return search;
  };
  followed = await open({ threadAbove: 0, readers: 2, oneConnection: database.engine === 'pglite' });
  await changeSome(database.db);
  fresh = await open({});
  oracle = createSqlCatalogSearch(database.db);
});
afterAll(async () => {
  await followed.close();
  await fresh.close();
  await bus.close();
  await database.close();
});

/** Deletes some products and changes others, so that the index contains removed rows and rows that came later. */
async function changeSome(db: DatabaseHandle['db']): Promise<void> {
  const some = (remainder: number) => sql<boolean>`get_byte(uuid_send(products.id), 3) % 7 = ${remainder}`;
  await db.deleteFrom('products').where(some(0)).where('colors', '=', sql<string[]>`'{}'::text[]`).execute();
  await db
    .updateTable('products')
    .set({ status: 'ARCHIVED' })
    .where(some(1))
    .where('height', '>', 150)
    .execute();
  await db
    .updateTable('products')
    .set({
      price_cents: 4_200_000,
      brand: 'Nieuwmerk',
      colors: ['paars', 'wit'],
      title: 'Fauteuil van teakhout',
    })
    .where(some(2))
    .execute();
  await db
    .updateTable('products')
    .set({ inventory: 0, latitude: 50.85, longitude: 4.35 })
    .where(some(3))
    .execute();
  await db.updateTable('products').set({ width: 999, depth: null }).where(some(4)).execute();
}

describe('the index and plain SQL', () => {
  test('cut any text into the same tokens', async () => {
    const texts = [
      'Café crème, 3-zits',
      'ÆRØ œuvre Straße İstanbul ſ K ﬁets',
      "l'armoire—d’été",
      '🛋️ стул 椅子 e\u0301',
    ];
    const random = fc.sample(fc.string({ unit: 'grapheme', maxLength: 40 }), {
      numRuns: 300,
      seed: 20_261_121,
    });
    // The database rejects NUL and lone surrogates.
    const storable = random.filter((text) => text.isWellFormed() && !text.includes('\0'));
    for (const text of [...texts, ...storable]) {
      const { rows } = await sql<{ words: string[] }>`select catalog_words(${text}) as words`.execute(
        database.db,
      );
      expect(rows[0]?.words, text).toEqual(wordsOf(text));
    }
  });

  test('FILT-007 FILT-008 FILT-009 LIST-026 LIST-030 give the same page, count and facets to random questions', async () => {
    await fc.assert(
      fc.asyncProperty(questions, async (question) => {
        const expected = await oracle.search(question);
        const longer = { ...question, limit: question.limit + 1 };
        for (const index of [followed, fresh]) {
          // The second time caches the counts, which the longer page then uses.
          expect(await index.search(question)).toEqual(expected);
          expect(await index.search(question)).toEqual(expected);
        }
        const expectedLonger = await oracle.search(longer);
        for (const index of [followed, fresh]) expect(await index.search(longer)).toEqual(expectedLonger);
      }),
      { numRuns: drawsOf({ short: 100, full: 500 }), seed: seedOfRun },
    );
  }, 600_000);
});
