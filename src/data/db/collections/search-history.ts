import { type SearchEntry, searchEntrySchema } from '#domain/search/search-history.ts';
import { rowSchema } from '../mirror.ts';

/** What was searched for (PWA-028, SRCH-003): ten entries, so it needs no index. */
export const searchHistorySchema = rowSchema<SearchEntry>('searchHistory', 0, searchEntrySchema);
