import { type SearchEntry, searchEntrySchema } from '#domain/search/search-history.ts';
import { rowSchema } from '../mirror.ts';

/** Recent searches (PWA-028, SRCH-003): ten entries, so they need no index. */
export const searchHistorySchema = rowSchema<SearchEntry>('searchHistory', 0, searchEntrySchema);
