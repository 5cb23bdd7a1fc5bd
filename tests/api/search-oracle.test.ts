import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DatabaseHandle } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { createEventBus } from '#server/process/create-event-bus.ts';
import type { EventBus } from '#server/process/event-bus.ts';
import type { CatalogSearch } from '#server/search/catalog-search.ts';
import { createIndexedCatalogSearch } from '#server/search/indexed-catalog-search.ts';
import { createSqlCatalogSearch } from '#server/search/sql-catalog-search.ts';
import { wordsOf } from '#server/search/words.ts';
import { engineOfRun, openTestDatabase } from '../setup/databases.ts';
import { createTestLog } from '../setup/quiet-log.ts';
import { fillCatalogue } from './search/catalogue.ts';
import { questions } from './search/questions.ts';

let database: DatabaseHandle;
let bus: EventBus;
let index: CatalogSearch;
let oracle: CatalogSearch;

beforeAll(async () => {
  const { log } = createTestLog();
  database = await openTestDatabase(engineOfRun, log);
  await migrate(database.db);
  await fillCatalogue(database.db, 320);
  bus = createEventBus(database, log);
  index = createIndexedCatalogSearch({ db: database.db, bus, log, snapshot: null });
  oracle = createSqlCatalogSearch(database.db);
  await index.ready();
});
afterAll(async () => {
  await index.close();
  await bus.close();
  await database.close();
});

describe('the index and plain SQL', () => {
  test('cut any text into the same words', async () => {
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
    // A database takes no NUL and no half characters.
    const storable = random.filter((text) => text.isWellFormed() && !text.includes('\0'));
    for (const text of [...texts, ...storable]) {
      const { rows } = await sql<{ words: string[] }>`select catalog_words(${text}) as words`.execute(
        database.db,
      );
      expect(rows[0]?.words, text).toEqual(wordsOf(text));
    }
  });

  test('FILT-007 FILT-008 FILT-009 LIST-026 LIST-030 give the same page, count and facets to 500 random questions', async () => {
    await fc.assert(
      fc.asyncProperty(questions, async (question) => {
        const [found, expected] = [await index.search(question), await oracle.search(question)];
        expect(found).toEqual(expected);
      }),
      { numRuns: 500, seed: 20_261_121 },
    );
  }, 600_000);
});
