import { isUuid } from '#domain/ids.ts';
import { emptyDraft, listingDraftSchema } from '#domain/product/draft.ts';
import type { SpecOf } from '../collection-spec.ts';

/** Listing drafts. Any content may be stored, even if it could not be published (PWA-037, docs/readings.md). */
export const draftsSpec: SpecOf<'drafts'> = {
  name: 'drafts',
  graphqlName: 'Drafts',
  inputName: 'ListingDraftDocumentInput',
  schema: listingDraftSchema,
  isId: isUuid,
  displayClocks: ['editedAt', 'createdAt'],
  editable: 'all',
  blank: (id) => emptyDraft(id, 0),
  maxDocuments: 500,
  overflow: 'refuse',
  converters: {},
};
