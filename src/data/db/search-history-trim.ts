import { searchHistoryLimit } from '#domain/search/search-history.ts';
import type { HervondenDatabase } from './types.ts';
import { removeDocument } from './write.ts';

/** Keeps the newest searches (SRCH-003: ten); call it after adding one. Ties are broken by id, alike on every device. */
export async function trimSearchHistory(database: HervondenDatabase): Promise<void> {
  const entries = await database.searchHistory.find().exec();
  const newestFirst = entries
    .map((entry) => ({ id: entry.primary, usedAt: entry.usedAt }))
    .sort((a, b) => b.usedAt - a.usedAt || a.id.localeCompare(b.id));
  for (const { id } of newestFirst.slice(searchHistoryLimit))
    await removeDocument(database, 'searchHistory', id);
}
