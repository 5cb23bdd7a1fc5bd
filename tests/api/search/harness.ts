import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DatabaseHandle } from '#server/db/database-handle.ts';
import { migrate } from '#server/db/migrate.ts';
import { createEventBus } from '#server/process/create-event-bus.ts';
import type { CatalogSearch } from '#server/search/catalog-search.ts';
import {
  createIndexedCatalogSearch,
  type IndexedSearchOptions,
} from '#server/search/indexed-catalog-search.ts';
import { engineOfRun, openTestDatabase } from '../../setup/databases.ts';
import { createTestLog } from '../../setup/quiet-log.ts';

/** A migrated database without a server, and searches on it as separate processes would open them. */
export interface SearchHarness {
  readonly db: DatabaseHandle['db'];
  readonly snapshot: string;
  /** Log lines of the searches, as JSON. */
  readonly logged: readonly string[];
  /** Opens another search on the same database; resolves when it is ready. */
  open(options?: Partial<IndexedSearchOptions>): Promise<CatalogSearch>;
  close(): Promise<void>;
}

export async function openSearchHarness(): Promise<SearchHarness> {
  const { log, lines } = createTestLog();
  const database = await openTestDatabase(engineOfRun, log);
  await migrate(database.db);
  const folder = mkdtempSync(path.join(tmpdir(), 'hervonden-search-'));
  const bus = createEventBus(database, log);
  const searches: CatalogSearch[] = [];
  const snapshot = path.join(folder, 'index.bin');
  return {
    db: database.db,
    snapshot,
    logged: lines,
    async open(options = {}) {
      const search = createIndexedCatalogSearch({ db: database.db, bus, log, snapshot: null, ...options });
      searches.push(search);
      await search.ready();
      return search;
    },
    async close() {
      for (const search of searches) await search.close();
      await bus.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
