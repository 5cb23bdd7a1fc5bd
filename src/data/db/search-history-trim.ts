import { searchHistoryLimit } from '#domain/search/search-history.ts';
import type { HervondenDatabase } from './types.ts';
import { removeDocument } from './write.ts';

/**
 * Trims the history to the newest searches (SRCH-003: ten). Call it after adding one. Ties are broken by id, so that
 * every device trims alike.
 */
export async function trimSearchHistory(database: HervondenDatabase): Promise<void> {
  const entries = await database.searchHistory.find().exec();
  const newestFirst = entries
    .map((entry) => ({ id: entry.primary, usedAt: entry.usedAt }))
    .sort((a, b) => b.usedAt - a.usedAt || a.id.localeCompare(b.id));
  for (const { id } of newestFirst.slice(searchHistoryLimit))
    await removeDocument(database, 'searchHistory', id);
}
