import { type SearchEntry, searchEntryId } from '#domain/search/search-history.ts';
import { openDatabaseNow } from '#src/data/db/database-stream.ts';
import { trimSearchHistory } from '#src/data/db/search-history-trim.ts';
import { insertDocument, removeDocument } from '#src/data/db/write.ts';
import { clock } from '#src/platform/clock/clock.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';

const longest = 200;

/**
 * Records a search in the history on this device: newest first, at most ten; repeating a search moves it to the top
 * (SRCH-003). `madeAt` is performance.now() at the time of the search, because this module may load later and calls
 * may arrive in any order. Never rejects.
 */
export async function rememberSearch(words: string, madeAt: number): Promise<void> {
  const id = searchEntryId(words);
  const usedAt = Math.round(clock.now() - (performance.now() - madeAt));
  if (id !== '') await store([{ id, query: words.trim().slice(0, longest), usedAt }]);
}

/** Restores searches that were just removed. */
export async function restoreSearches(entries: readonly SearchEntry[]): Promise<void> {
  await store(entries);
}

export async function forgetSearches(entries: readonly SearchEntry[]): Promise<void> {
  await quietly(async () => {
    const database = await openDatabaseNow();
    for (const { id } of entries) await removeDocument(database, 'searchHistory', id);
  });
}

async function store(entries: readonly SearchEntry[]): Promise<void> {
  await quietly(async () => {
    const database = await openDatabaseNow();
    for (const entry of entries)
      await insertDocument(database, 'searchHistory', entry, {
        over: (found) => (found.usedAt > entry.usedAt ? found : { ...entry }),
      });
    await trimSearchHistory(database);
  });
}

/** The history is optional: failures are logged and searching continues. */
async function quietly(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    logger.warn('search_history_not_kept', { error: errorText(error) });
  }
}
