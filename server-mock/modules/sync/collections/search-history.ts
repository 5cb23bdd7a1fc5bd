import { searchEntrySchema, searchHistoryLimit } from '#domain/search/search-history.ts';
import type { SpecOf } from '../collection-spec.ts';

/**
 * Searches of a person. Devices show the newest ten; the server stores more, so that several devices can trim their
 * lists without conflicts.
 */
export const searchHistorySpec: SpecOf<'searchHistory'> = {
  name: 'searchHistory',
  graphqlName: 'SearchHistory',
  inputName: 'SearchEntryDocumentInput',
  schema: searchEntrySchema,
  isId: (id) => id.length <= 120 && id === id.trim(),
  displayClocks: ['usedAt'],
  editable: 'all',
  blank: (id) => ({ id, query: id, usedAt: 0 }),
  maxDocuments: 5 * searchHistoryLimit,
  overflow: 'drop_oldest',
  converters: {},
};
